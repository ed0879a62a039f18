// A frame of many circles that all move: all pairs that meet, found by each contestant in its usual way.
import * as check2d from "check2d";
import Matter from "matter-js";
import * as planck from "planck";
import SAT from "sat";
import { Circles, EventFlags, World, findPairs } from "clash2d";
import { circlesMeet } from "./exact.js";

/** A row of numbers that is the same each time. */
function random(seed) {
    let state = seed;
    return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const LARGEST = 0.75;

/**
 * Circles that move about in a square, at a density of games: one in three touches another one. Their numbers are floats, so
 * that each contestant gets the same; on sixteenths many touch by nothing.
 */
export class Scene {
    constructor(count, isOnSixteenths) {
        const next = random(7);
        const unit = isOnSixteenths ? 1 / 16 : 2 ** -12;
        const round = (value) => Math.round(value / unit) * unit;
        this.count = count;
        this.side = round(Math.sqrt(count) * 2.2);
        const floats = (size, make) => Float32Array.from({ length: size }, make);
        this.x = floats(count, () => round(this.side * next()));
        this.y = floats(count, () => round(this.side * next()));
        this.radius = floats(count, () => round(0.3125 + (LARGEST - 0.3125) * next()));
        this.speed = floats(2 * count, () => round(0.25 * next() - 0.125));
    }

    step() {
        const { count, side, x, y, speed } = this;
        for (let k = 0; k < count; k++) {
            x[k] = within(x[k] + speed[2 * k], side, speed, 2 * k);
            y[k] = within(y[k] + speed[2 * k + 1], side, speed, 2 * k + 1);
        }
    }
}

/** A place that is thrown back at the borders. */
function within(at, side, speed, k) {
    if (at >= 0 && at <= side) return at;
    speed[k] = -speed[k];
    return at < 0 ? -at : 2 * side - at;
}

/** A grid of cells as wide as the largest circle, as everybody writes it; `meet(a, b)` of the numbers of two. */
function gridOf({ count, side, x, y }, meet) {
    const size = 2 * LARGEST;
    const columns = Math.ceil(side / size) + 1;
    const first = new Int32Array(columns * columns);
    const next = new Int32Array(count);
    const cell = (it) => Math.min(columns - 1, Math.floor(it / size));
    return (add) => {
        first.fill(-1);
        for (let a = 0; a < count; a++) {
            const [column, row] = [cell(x[a]), cell(y[a])];
            for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
                for (let r = Math.max(0, row - 1); r <= Math.min(columns - 1, row + 1); r++) {
                    for (let b = first[r * columns + c]; b >= 0; b = next[b]) if (meet(a, b)) add(b, a);
                }
            }
            const own = row * columns + column;
            next[a] = first[own];
            first[own] = a;
        }
    };
}

/** A world: what stays and what began and is not over, beside all events on the way. */
function world({ count, x, y, radius }) {
    const many = new World({ capacity: count });
    const shapes = Array.from(radius, (r) => ({ type: "circle", x: 0, y: 0, radius: r }));
    const poses = Float32Array.from({ length: 3 * count }, (_, i) => [x, y][i % 3]?.[Math.floor(i / 3)] ?? 0);
    const all = many.addAll(shapes, poses, { users: Array.from(radius, (_, k) => k) });
    const numbers = new Map(Array.from(all.ids, (id, k) => [id, k]));
    return {
        frame(add) {
            const told = all.poses;
            for (let k = 0; k < count; k++) {
                told[3 * k] = x[k];
                told[3 * k + 1] = y[k];
            }
            many.moveAll(all);
            const { begins, stays } = many.update();
            const { a, b } = stays;
            for (let k = 0; k < a.length; k++) add(numbers.get(a[k]), numbers.get(b[k]));
            const { userA, userB, flags } = begins;
            for (let k = 0; k < flags.length; k++) if ((flags[k] & EventFlags.passed) === 0) add(userA[k], userB[k]);
        },
        end() {
            all.dispose();
            many.dispose();
        },
    };
}

function batch({ count, x, y, radius }) {
    const many = new Circles(count);
    return {
        frame(add) {
            const { data } = many;
            for (let k = 0; k < count; k++) {
                data[3 * k] = x[k];
                data[3 * k + 1] = y[k];
                data[3 * k + 2] = radius[k];
            }
            const pairs = findPairs(many);
            for (let k = 0; k < pairs.length; k += 2) add(pairs[k], pairs[k + 1]);
        },
        end: () => many.dispose(),
    };
}

const plain = (scene) => {
    const { x, y, radius } = scene;
    return { frame: gridOf(scene, (a, b) => (x[a] - x[b]) ** 2 + (y[a] - y[b]) ** 2 <= (radius[a] + radius[b]) ** 2) };
};

function sat(scene) {
    const circles = Array.from(scene.radius, (r) => new SAT.Circle(new SAT.Vector(0, 0), r));
    const pairs = gridOf(scene, (a, b) => SAT.testCircleCircle(circles[a], circles[b]));
    return {
        frame(add) {
            circles.forEach(({ pos }, k) => {
                pos.x = scene.x[k];
                pos.y = scene.y[k];
            });
            pairs(add);
        },
    };
}

function check2dFrame({ x, y, radius }) {
    const system = new check2d.System();
    const bodies = Array.from(radius, (r, k) => Object.assign(system.createCircle({ x: x[k], y: y[k] }, r), { number: k }));
    return {
        frame(add) {
            bodies.forEach((body, k) => body.setPosition(x[k], y[k], false));
            system.update();
            // It tells each pair from both sides.
            system.checkAll(({ a, b }) => {
                if (a.number < b.number) add(a.number, b.number);
            });
        },
    };
}

function matter({ x, y, radius }) {
    const bodies = Array.from(radius, (r, k) => Object.assign(Matter.Bodies.circle(x[k], y[k], r), { number: k }));
    const detector = Matter.Detector.create({ bodies: [...bodies] });
    return {
        frame(add) {
            bodies.forEach((body, k) => Matter.Body.setPosition(body, { x: x[k], y: y[k] }));
            for (const { bodyA, bodyB } of Matter.Detector.collisions(detector)) add(bodyA.number, bodyB.number);
        },
    };
}

function planckFrame({ x, y, radius }) {
    const many = new planck.World({ gravity: { x: 0, y: 0 }, allowSleep: false });
    const bodies = Array.from(radius, (r, k) => {
        const body = many.createBody({ type: "dynamic", position: { x: x[k], y: y[k] }, userData: k });
        body.createFixture({ shape: new planck.Circle(r), isSensor: true });
        return body;
    });
    return {
        frame(add) {
            bodies.forEach((body, k) => body.setTransform({ x: x[k], y: y[k] }, 0));
            many.step(1 / 60, 1, 1);
            for (let it = many.getContactList(); it; it = it.getNext()) {
                if (it.isTouching()) add(it.getFixtureA().getBody().getUserData(), it.getFixtureB().getBody().getUserData());
            }
        },
    };
}

/** Each makes of a scene what `frame(add)` asks: `add(a, b)` for each pair of numbers. */
export const RUNNERS = {
    "clash2d, a world": world,
    "clash2d, findPairs": batch,
    "a grid in 30 lines": plain,
    "the grid and sat": sat,
    check2d: check2dFrame,
    planck: planckFrame,
    "matter-js": matter,
};

/** All pairs as sorted numbers. */
export function pairsOf(frame, count) {
    const pairs = [];
    const add = (a, b) => pairs.push(a < b ? a * count + b : b * count + a);
    const start = performance.now();
    frame(add);
    return { milliseconds: performance.now() - start, pairs: Float64Array.from(pairs).sort() };
}

/** The true pairs, by another way than the library's. */
export const truthOf = (scene) => {
    const { x, y, radius } = scene;
    return pairsOf(gridOf(scene, (a, b) => circlesMeet(x[a], y[a], radius[a], x[b], y[b], radius[b])), scene.count).pairs;
};

/** How many pairs are missing, and how many are told that are none. */
export function wrongPairs(told, truth) {
    let [missing, extra, i, k] = [0, 0, 0, 0];
    while (i < told.length || k < truth.length) {
        if (k === truth.length || told[i] < truth[k]) {
            extra += 1;
            i += 1;
        } else if (i === told.length || truth[k] < told[i]) {
            missing += 1;
            k += 1;
        } else {
            i += 1;
            k += 1;
        }
    }
    return { missing, extra };
}
