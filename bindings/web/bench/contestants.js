// Each library's own way to ask whether two shapes meet: `rows[row](a, b)` makes its shapes of a pair and returns
// them; `ask[row](a, b)` asks. All shapes are made before the clock runs.
import * as box2d from "@box2d/core";
import RAPIER from "@dimforge/rapier2d-compat";
import * as check2d from "check2d";
import intersects from "intersects";
import Matter from "matter-js";
import * as planck from "planck";
import SAT from "sat";
import * as clash from "../src/node.js";

const absolute = ({ x, y, points }) => points.map((p) => ({ x: x + p.x, y: y + p.y }));
const flat = (shape) => absolute(shape).flatMap(({ x, y }) => [x, y]);
const half = ({ width, height }) => [width / 2, height / 2];

/** The corners of a turned box around its middle. */
function turned({ turn, ...shape }) {
    const [w, h] = half(shape);
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return [[-w, -h], [w, -h], [w, h], [-w, h]].map(([x, y]) => ({ x: x * c - y * s, y: x * s + y * c }));
}

const ofOne = (make, ask) => ({ make: ({ x, y, ...rest }) => make({ x, y, ...rest }), ask });

function ours() {
    const { collide } = clash;
    const ask = (a, b) => collide(a, b);
    return {
        circles: ofOne((s) => new clash.Circle(s.x, s.y, s.radius), ask),
        boxes: ofOne((s) => new clash.Rectangle(s.x - s.width / 2, s.y - s.height / 2, s.width, s.height), ask),
        "turned boxes": ofOne(
            (s) => new clash.OrientedRectangle(s.x, s.y, ...half(s), (s.turn * 180) / Math.PI), ask,
        ),
        hexagons: ofOne((s) => new clash.Polygon(absolute(s)), ask),
        "point, hexagon": {
            make: (s, isFirst) => (isFirst ? new clash.Point(s.x, s.y) : new clash.Polygon(absolute(s))), ask,
        },
    };
}

function literals() {
    const { collide } = clash;
    const ask = (a, b) => collide(a, b);
    return {
        circles: ofOne((s) => ({ type: "circle", x: s.x, y: s.y, radius: s.radius }), ask),
        boxes: ofOne(
            (s) => ({ type: "rectangle", x: s.x - s.width / 2, y: s.y - s.height / 2, width: s.width, height: s.height }), ask,
        ),
    };
}

function plain() {
    return {
        circles: ofOne(
            ({ x, y, radius }) => ({ x, y, radius }),
            (a, b) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= (a.radius + b.radius) ** 2,
        ),
        boxes: ofOne(
            (s) => ({ x: s.x - s.width / 2, y: s.y - s.height / 2, w: s.width, h: s.height }),
            (a, b) => a.x <= b.x + b.w && b.x <= a.x + a.w && a.y <= b.y + b.h && b.y <= a.y + a.h,
        ),
        "point, hexagon": {
            make: (s, isFirst) => (isFirst ? { x: s.x, y: s.y } : absolute(s)),
            ask: ({ x, y }, points) => {
                let isInside = false;
                for (let i = 0, k = points.length - 1; i < points.length; k = i++) {
                    const [p, q] = [points[i], points[k]];
                    if (p.y > y !== q.y > y && x < ((q.x - p.x) * (y - p.y)) / (q.y - p.y) + p.x) isInside = !isInside;
                }
                return isInside;
            },
        },
    };
}

function sat() {
    const V = SAT.Vector;
    const polygon = (s, points) => new SAT.Polygon(new V(s.x, s.y), points.map(({ x, y }) => new V(x, y)));
    const ask = (a, b) => SAT.testPolygonPolygon(a, b);
    return {
        circles: ofOne((s) => new SAT.Circle(new V(s.x, s.y), s.radius), (a, b) => SAT.testCircleCircle(a, b)),
        boxes: ofOne((s) => polygon(s, turned({ ...s, turn: 0 })), ask),
        "turned boxes": ofOne((s) => polygon(s, turned(s)), ask),
        hexagons: ofOne((s) => polygon(s, s.points), ask),
        "point, hexagon": {
            make: (s, isFirst) => (isFirst ? new V(s.x, s.y) : polygon(s, s.points)),
            ask: (a, b) => SAT.pointInPolygon(a, b),
        },
    };
}

function intersectsRows() {
    return {
        circles: ofOne((s) => s, (a, b) => intersects.circleCircle(a.x, a.y, a.radius, b.x, b.y, b.radius)),
        boxes: ofOne(
            (s) => ({ x: s.x - s.width / 2, y: s.y - s.height / 2, w: s.width, h: s.height }),
            (a, b) => intersects.boxBox(a.x, a.y, a.w, a.h, b.x, b.y, b.w, b.h),
        ),
        "turned boxes": ofOne((s) => flat({ ...s, points: turned(s) }), (a, b) => intersects.polygonPolygon(a, b)),
        hexagons: ofOne(flat, (a, b) => intersects.polygonPolygon(a, b)),
        "point, hexagon": {
            make: (s, isFirst) => (isFirst ? s : flat(s)),
            ask: (a, b) => intersects.polygonPoint(b, a.x, a.y, 1e-9),
        },
    };
}

function check2dRows() {
    const system = new check2d.System();
    const ask = (a, b) => system.checkCollision(a, b);
    const polygon = (s, points) => system.createPolygon({ x: s.x, y: s.y }, points);
    return {
        circles: ofOne((s) => system.createCircle({ x: s.x, y: s.y }, s.radius), ask),
        boxes: ofOne((s) => system.createBox({ x: s.x - s.width / 2, y: s.y - s.height / 2 }, s.width, s.height), ask),
        "turned boxes": ofOne((s) => polygon(s, turned(s)), ask),
        hexagons: ofOne((s) => polygon(s, s.points), ask),
    };
}

function planckRows() {
    const at = (s, shape, turn = 0) => ({ shape, at: new planck.Transform(new planck.Vec2(s.x, s.y), turn) });
    const ask = (a, b) => planck.testOverlap(a.shape, 0, b.shape, 0, a.at, b.at);
    return {
        circles: ofOne((s) => at(s, new planck.CircleShape(s.radius)), ask),
        boxes: ofOne((s) => at(s, new planck.BoxShape(...half(s))), ask),
        "turned boxes": ofOne((s) => at(s, new planck.BoxShape(...half(s)), s.turn), ask),
        hexagons: ofOne((s) => at(s, new planck.PolygonShape(s.points.map(({ x, y }) => new planck.Vec2(x, y)))), ask),
        "point, hexagon": {
            make: (s, isFirst) =>
                isFirst
                    ? new planck.Vec2(s.x, s.y)
                    : at(s, new planck.PolygonShape(s.points.map(({ x, y }) => new planck.Vec2(x, y)))),
            ask: (a, b) => b.shape.testPoint(b.at, a),
        },
    };
}

function box2dRows() {
    const at = (s, shape, turn = 0) => ({ shape, at: new box2d.b2Transform().SetPositionAngle(new box2d.b2Vec2(s.x, s.y), turn) });
    const ask = (a, b) => box2d.b2TestOverlap(a.shape, 0, b.shape, 0, a.at, b.at);
    const box = (s) => new box2d.b2PolygonShape().SetAsBox(...half(s));
    const hexagon = (s) => {
        const shape = new box2d.b2PolygonShape();
        shape.Set(s.points);
        return at(s, shape);
    };
    return {
        circles: ofOne((s) => at(s, new box2d.b2CircleShape(s.radius)), ask),
        boxes: ofOne((s) => at(s, box(s)), ask),
        "turned boxes": ofOne((s) => at(s, box(s), s.turn), ask),
        hexagons: ofOne(hexagon, ask),
        "point, hexagon": {
            make: (s, isFirst) => (isFirst ? { x: s.x, y: s.y } : hexagon(s)),
            ask: (a, b) => b.shape.TestPoint(b.at, a),
        },
    };
}

function matter() {
    const { Bodies, Body, Collision } = Matter;
    const ask = (a, b) => Collision.collides(a, b) !== null;
    const box = (s, turn) => {
        const body = Bodies.rectangle(s.x, s.y, s.width, s.height);
        Body.setAngle(body, turn);
        return body;
    };
    return {
        circles: ofOne((s) => Bodies.circle(s.x, s.y, s.radius), ask),
        boxes: ofOne((s) => box(s, 0), ask),
        "turned boxes": ofOne((s) => box(s, s.turn), ask),
        hexagons: ofOne((s) => Bodies.fromVertices(s.x, s.y, [s.points]), ask),
    };
}

async function rapier() {
    await RAPIER.init();
    const at = (s, shape, turn = 0) => ({ shape, at: { x: s.x, y: s.y }, turn });
    const ask = (a, b) => a.shape.intersectsShape(a.at, a.turn, b.shape, b.at, b.turn);
    const hexagon = (s) => new RAPIER.ConvexPolygon(new Float32Array(s.points.flatMap(({ x, y }) => [x, y])), false);
    return {
        circles: ofOne((s) => at(s, new RAPIER.Ball(s.radius)), ask),
        boxes: ofOne((s) => at(s, new RAPIER.Cuboid(...half(s))), ask),
        "turned boxes": ofOne((s) => at(s, new RAPIER.Cuboid(...half(s)), s.turn), ask),
        hexagons: ofOne((s) => at(s, hexagon(s)), ask),
        "point, hexagon": {
            make: (s, isFirst) => (isFirst ? { x: s.x, y: s.y } : at(s, hexagon(s))),
            ask: (a, b) => b.shape.containsPoint(b.at, b.turn, a),
        },
    };
}

export const contestants = async () => ({
    clash2d: ours(),
    "clash2d, literals": literals(),
    "plain JS": plain(),
    sat: sat(),
    intersects: intersectsRows(),
    check2d: check2dRows(),
    planck: planckRows(),
    "@box2d/core": box2dRows(),
    "matter-js": matter(),
    rapier2d: await rapier(),
});
