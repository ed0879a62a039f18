// A frame of many circles that move about in a square: all pairs that meet.
import RAPIER from "@dimforge/rapier2d-compat";
import * as check2d from "check2d";
import * as clash from "../src/node.js";
import { random } from "./scene.js";

/** Circles at a density of games: about one in three touches another one. */
function circles(count) {
    const next = random(3);
    const side = Math.sqrt(count) * 2.2;
    return {
        side,
        x: Float64Array.from({ length: count }, () => side * next()),
        y: Float64Array.from({ length: count }, () => side * next()),
        radius: Float64Array.from({ length: count }, () => 0.3 + 0.4 * next()),
        speed: Float64Array.from({ length: 2 * count }, () => 0.1 * next() - 0.05),
    };
}

function step({ side, x, y, speed }) {
    for (let k = 0; k < x.length; k++) {
        x[k] = Math.abs(x[k] + speed[2 * k]);
        y[k] = Math.abs(y[k] + speed[2 * k + 1]);
        if (x[k] > side) x[k] = 2 * side - x[k];
        if (y[k] > side) y[k] = 2 * side - y[k];
    }
}

/** A world: begins and ends, also on the way. The pairs are those that stay and begin, without what passed. */
function world(scene) {
    const { x, y, radius } = scene;
    const many = new clash.World({ capacity: x.length });
    const poses = Float32Array.from({ length: 3 * x.length }, (_, i) => [x, y][i % 3]?.[Math.floor(i / 3)] ?? 0);
    const shapes = Array.from(radius, (r) => ({ type: "circle", x: 0, y: 0, radius: r }));
    const all = many.addAll(shapes, poses);
    return () => {
        const told = all.poses;
        for (let k = 0; k < x.length; k++) {
            told[3 * k] = x[k];
            told[3 * k + 1] = y[k];
        }
        many.moveAll(all);
        const { begins, stays } = many.update();
        return stays.count + begins.flags.filter((it) => (it & clash.EventFlags.passed) === 0).length;
    };
}

/** All pairs of a batch, with nothing kept from frame to frame. */
function batch({ x, y, radius }) {
    const many = new clash.Circles(x.length);
    return () => {
        const { data } = many;
        for (let k = 0; k < x.length; k++) {
            data[3 * k] = x[k];
            data[3 * k + 1] = y[k];
            data[3 * k + 2] = radius[k];
        }
        return clash.findPairs(many).length / 2;
    };
}

/** A grid of cells as wide as the largest circle, as everybody writes it. */
function grid({ side, x, y, radius }) {
    const cells = Math.ceil(side / 1.4);
    const first = new Int32Array(cells * cells);
    const next = new Int32Array(x.length);
    const cell = (it) => Math.min(cells - 1, Math.floor(it / 1.4));
    const meet = (a, b) => (x[a] - x[b]) ** 2 + (y[a] - y[b]) ** 2 <= (radius[a] + radius[b]) ** 2;
    return () => {
        first.fill(-1);
        let pairs = 0;
        for (let a = 0; a < x.length; a++) {
            const [column, row] = [cell(x[a]), cell(y[a])];
            for (let c = Math.max(0, column - 1); c <= Math.min(cells - 1, column + 1); c++) {
                for (let r = Math.max(0, row - 1); r <= Math.min(cells - 1, row + 1); r++) {
                    for (let b = first[r * cells + c]; b >= 0; b = next[b]) if (meet(a, b)) pairs += 1;
                }
            }
            const own = row * cells + column;
            next[a] = first[own];
            first[own] = a;
        }
        return pairs;
    };
}

function check2dFrame({ x, y, radius }) {
    const system = new check2d.System();
    const bodies = Array.from(x, (_, k) => system.createCircle({ x: x[k], y: y[k] }, radius[k]));
    return () => {
        bodies.forEach((body, k) => body.setPosition(x[k], y[k], false));
        system.update();
        let pairs = 0;
        system.checkAll(() => {
            pairs += 1;
        });
        return pairs / 2;
    };
}

function rapierFrame({ x, y, radius }) {
    const many = new RAPIER.World({ x: 0, y: 0 });
    const bodies = Array.from(x, (_, k) => {
        const body = many.createRigidBody(RAPIER.RigidBodyDesc.kinematicPositionBased().setTranslation(x[k], y[k]));
        const types = RAPIER.ActiveCollisionTypes.ALL;
        const ball = RAPIER.ColliderDesc.ball(radius[k]).setSensor(true).setActiveCollisionTypes(types);
        return [body, many.createCollider(ball.setActiveEvents(RAPIER.ActiveEvents.COLLISION_EVENTS), body)];
    });
    const queue = new RAPIER.EventQueue(true);
    let pairs = 0;
    return () => {
        bodies.forEach(([body], k) => body.setNextKinematicTranslation({ x: x[k], y: y[k] }));
        many.step(queue);
        queue.drainCollisionEvents((_a, _b, isStarted) => (pairs += isStarted ? 1 : -1));
        return pairs;
    };
}

/** Least milliseconds a frame. */
export async function frames(now) {
    for (const count of [1000, 10_000, 100_000]) {
        const scene = circles(count);
        const players = { "clash2d world": world(scene), "clash2d findPairs": batch(scene), "plain JS grid": grid(scene) };
        if (count <= 10_000) Object.assign(players, { rapier2d: rapierFrame(scene), check2d: check2dFrame(scene) });
        const least = Object.fromEntries(Object.keys(players).map((name) => [name, Infinity]));
        const pairs = {};
        for (let frame = 0; frame < 24; frame++) {
            step(scene);
            for (const [name, play] of Object.entries(players)) {
                const start = now();
                pairs[name] = play();
                least[name] = Math.min(least[name], (now() - start) / 1e6);
            }
        }
        const told = Object.entries(least).map(([name, ms]) => `${name} ${ms.toFixed(3)} (${pairs[name]})`);
        console.log(`${count} circles`.padEnd(16), told.join(" | "));
    }
}
