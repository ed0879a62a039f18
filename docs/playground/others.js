// What others answer about the same two shapes: the formulas that everybody writes, and libraries, each in its usual way.
import Matter from "matter-js";
import * as planck from "planck";
import SAT from "sat";
import { polygonIsConvex } from "clash2d";

// ---- Formulas ------------------------------------------------------------------------------------

/** Usual formulas; `r` rounds each result, so that they are those of doubles or of floats. */
const formulas = (r) => {
    const square = (dx, dy) => r(r(dx * dx) + r(dy * dy));
    const isWithin = (dx, dy, radius) => square(dx, dy) <= r(radius * radius);
    const clamp = (value, low, high) => Math.min(Math.max(value, low), high);
    const overlap = (x, width, u, size) => x <= r(u + size) && u <= r(x + width);
    const side = (px, py, qx, qy, x, y) => r(r(r(qx - px) * r(y - py)) - r(r(qy - py) * r(x - px)));
    return {
        "circle circle": (a, b) => isWithin(r(a.x - b.x), r(a.y - b.y), r(a.radius + b.radius)),
        "circle point": (a, b) => isWithin(r(a.x - b.x), r(a.y - b.y), a.radius),
        "circle rectangle": (a, b) =>
            isWithin(r(a.x - clamp(a.x, b.x, r(b.x + b.width))), r(a.y - clamp(a.y, b.y, r(b.y + b.height))), a.radius),
        "rectangle rectangle": (a, b) => overlap(a.x, a.width, b.x, b.width) && overlap(a.y, a.height, b.y, b.height),
        "point rectangle": (a, b) => overlap(a.x, 0, b.x, b.width) && overlap(a.y, 0, b.y, b.height),
        "circle segment"(a, b) {
            const [dx, dy] = [r(b.x2 - b.x1), r(b.y2 - b.y1)];
            const length = square(dx, dy);
            const along = length === 0 ? 0 : clamp(r(r(r(r(a.x - b.x1) * dx) + r(r(a.y - b.y1) * dy)) / length), 0, 1);
            return isWithin(r(a.x - r(b.x1 + r(along * dx))), r(a.y - r(b.y1 + r(along * dy))), a.radius);
        },
        "segment segment"(a, b) {
            const [p, q] = [[b.x1, b.y1], [b.x2, b.y2]].map(([x, y]) => side(a.x1, a.y1, a.x2, a.y2, x, y));
            const [u, v] = [[a.x1, a.y1], [a.x2, a.y2]].map(([x, y]) => side(b.x1, b.y1, b.x2, b.y2, x, y));
            return p * q <= 0 && u * v <= 0;
        },
        "point polygon"({ x, y }, { vertices }) {
            let isInside = false;
            vertices.forEach(([px, py], k) => {
                const [qx, qy] = vertices.at(k - 1);
                const isLeft = () => x < r(r(r(r(qx - px) * r(y - py)) / r(qy - py)) + px);
                if (py > y !== qy > y && isLeft()) isInside = !isInside;
            });
            return isInside;
        },
    };
};

function byFormulas(r) {
    const all = formulas(r);
    return (a, b) => {
        const [p, q] = a.type <= b.type ? [a, b] : [b, a];
        return all[`${p.type} ${q.type}`]?.(p, q) ?? null;
    };
}

// ---- Shapes for libraries ------------------------------------------------------------------------

/** The corners of a convex shape, counterclockwise; null of others. */
function corners(shape) {
    if (shape.type === "rectangle") {
        const { x, y, width, height } = shape;
        return width > 0 && height > 0 ? [[x, y], [x + width, y], [x + width, y + height], [x, y + height]] : null;
    }
    if (shape.type === "orientedRectangle") {
        const { x, y, halfWidth: w, halfHeight: h, rotation } = shape;
        const [c, s] = [Math.cos((rotation * Math.PI) / 180), Math.sin((rotation * Math.PI) / 180)];
        return w > 0 && h > 0 ? [[-w, -h], [w, -h], [w, h], [-w, h]].map(([u, v]) => [x + u * c - v * s, y + u * s + v * c]) : null;
    }
    if (shape.type !== "polygon" || shape.vertices.length > 12 || !polygonIsConvex(shape)) return null;
    const turn = shape.vertices.reduce((sum, [x, y], k, all) => sum + all.at(k - 1)[0] * y - x * all.at(k - 1)[1], 0);
    return turn > 0 ? shape.vertices : shape.vertices.toReversed();
}

/** Asks a library about two shapes: points in another way than others; null if it has none of a kind. */
const library = (make, ask, isPointIn) => (a, b) => {
    if (a.type === "point" && b.type === "point") return null;
    if (a.type === "point" || b.type === "point") {
        const [point, shape] = a.type === "point" ? [a, b] : [b, a];
        const made = make(shape);
        return made === null || isPointIn === undefined ? null : isPointIn(made, point);
    }
    const [p, q] = [make(a), make(b)];
    return p === null || q === null ? null : ask(p, q);
};

const vector = ([x, y]) => new SAT.Vector(x, y);

function forSat(shape) {
    if (shape.type === "circle") return new SAT.Circle(vector([shape.x, shape.y]), shape.radius);
    const points = corners(shape);
    return points && new SAT.Polygon(vector([0, 0]), points.map(vector));
}

function askSat(a, b) {
    const [isRound, isOther] = [a instanceof SAT.Circle, b instanceof SAT.Circle];
    if (isRound) return isOther ? SAT.testCircleCircle(a, b) : SAT.testCirclePolygon(a, b);
    return isOther ? SAT.testPolygonCircle(a, b) : SAT.testPolygonPolygon(a, b);
}

const satHas = (shape, { x, y }) =>
    shape instanceof SAT.Circle ? SAT.pointInCircle(vector([x, y]), shape) : SAT.pointInPolygon(vector([x, y]), shape);

const still = planck.Transform.identity();

function forPlanck(shape) {
    if (shape.type === "circle") return new planck.Circle(new planck.Vec2(shape.x, shape.y), shape.radius);
    if (shape.type === "segment") return new planck.Edge(new planck.Vec2(shape.x1, shape.y1), new planck.Vec2(shape.x2, shape.y2));
    const points = corners(shape);
    return points && new planck.Polygon(points.map(([x, y]) => new planck.Vec2(x, y)));
}

const planckHas = (shape, { x, y }) => shape.testPoint(still, new planck.Vec2(x, y));

function forMatter(shape) {
    if (shape.type === "circle") return shape.radius > 0 ? Matter.Bodies.circle(shape.x, shape.y, shape.radius) : null;
    const points = corners(shape)?.map(([x, y]) => ({ x, y }));
    const middle = points && Matter.Vertices.centre(points);
    return points ? Matter.Bodies.fromVertices(middle.x, middle.y, [points]) : null;
}

const matterHas = (body, { x, y }) => Matter.Vertices.contains(body.vertices, { x, y });

/** Each by its name: `(a, b) => boolean`, or null where it has no such shapes. */
export const OTHERS = {
    "formulas in doubles": byFormulas((value) => value),
    "formulas in floats": byFormulas(Math.fround),
    sat: library(forSat, askSat, satHas),
    planck: library(forPlanck, (a, b) => planck.testOverlap(a, 0, b, 0, still, still), planckHas),
    "matter-js": library(forMatter, (a, b) => Matter.Collision.collides(a, b) !== null, matterHas),
};
