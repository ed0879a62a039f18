// Movers, in the scenes of tests/mover: what went wrong for users of other engines, and where it ends when it goes right.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
    Capsule, ColliderFlags, Mover, MoverFlags, MoverTouch, Rectangle, World, load, relate, slidVelocity,
} from "clash2d";

await load();

const scenes = JSON.parse(readFileSync(new URL("../../../tests/mover/scenes.json", import.meta.url), "utf8"));

const MAKE = {
    rectangle: ({ origin: [x, y], size: [width, height] }) => ({ type: "rectangle", x, y, width, height }),
    circle: ({ center: [x, y], radius }) => ({ type: "circle", x, y, radius }),
    capsule: ({ point1, point2, radius }) => ({
        type: "capsule", x1: point1[0], y1: point1[1], x2: point2[0], y2: point2[1], radius,
    }),
    polygon: ({ points }) => ({ type: "polygon", vertices: points }),
};

/** The pieces of a level: a shape, where it stands, a direction in which it lets pass. */
function pieces(level) {
    return level.flatMap((item) => {
        if (item.kind !== "row") return [{ item, x: 0, y: 0 }];
        const { of, count, step } = item;
        return Array.from({ length: count }, (_, k) => ({ item: of, x: k * step[0], y: k * step[1] }));
    }).map(({ item, x, y }) => ({
        name: item.name,
        oneWay: { x: item.one_way?.[0] ?? 0, y: item.one_way?.[1] ?? 0 },
        shape: { ...MAKE[item.kind](item), position: { x, y } },
        motion: { movement: { x: 0, y: 0 } },
    }));
}

/** Tiles that change and rows that move are asked in Rust. */
const isSimple = ({ level, moves }) =>
    level.every(({ kind, name }) => kind in MAKE || (kind === "row" && name === undefined)) &&
    moves.every((part) => part.set_tiles === undefined);

function play(scene) {
    const { settings } = scene;
    const flags = (settings.stop_on_slope ? MoverFlags.stopOnSlope : 0) + (settings.climb_only_floors ? MoverFlags.climbOnlyFloors : 0);
    const mover = new Mover(MAKE[scene.mover.kind](scene.mover), {
        flags, step: settings.step_height ?? 0, snap: settings.snap ?? 0, floorAngle: settings.floor_angle ?? 45,
    });
    const list = pieces(scene.level);
    let place = { x: scene.start[0], y: scene.start[1] };
    let { state } = mover.advance(place, { x: 0, y: 0 }, { list });
    const steps = [{ place, state }];
    for (const { d, repeat = 1, platforms = {} } of scene.moves) {
        for (let k = 0; k < repeat; k++) {
            for (const piece of list.filter(({ name }) => name in platforms)) {
                const [x, y] = platforms[piece.name];
                const { position } = piece.shape;
                piece.shape.position = { x: Math.fround(position.x + x), y: Math.fround(position.y + y) };
                piece.motion = { movement: { x, y } };
            }
            ({ position: place, state } = mover.advance(place, { x: d[0], y: d[1] }, { list }, state));
            steps.push({ place, state });
        }
        for (const piece of list) piece.motion = { movement: { x: 0, y: 0 } };
    }
    mover.dispose();
    return steps;
}

const TOUCH = { floor: MoverTouch.floor, wall: MoverTouch.wall, ceiling: MoverTouch.ceiling, squeezed: MoverTouch.crushed };

/** Checks what can be told of a whole play; how many of the expectations that is. */
function check({ id, expect }, steps) {
    const { place } = steps.at(-1);
    let checked = 0;
    for (const it of expect.filter(({ from, to }) => from === undefined && to === undefined)) {
        if (it.is === "final_exact") {
            const [x, y] = it.pos;
            if (x !== null) assert.equal(place.x, Math.fround(x), id);
            if (y !== null) assert.equal(place.y, Math.fround(y), id);
        } else if (it.is === "coordinate") {
            for (const step of steps) assert.equal(step.place[it.axis], Math.fround(it.value), id);
        } else if (it.is === "flag") {
            const isSet = ({ state }) => (state.touches & TOUCH[it.flag]) !== 0;
            assert.ok(steps.slice(1).every((step) => isSet(step) === it.value), id);
        } else continue;
        checked += 1;
    }
    return checked;
}

test("scenes end where they should", () => {
    // Hundreds of pieces for thousands of steps are asked in Rust.
    const steps = ({ moves }) => moves.reduce((sum, { repeat = 1 }) => sum + repeat, 0);
    const weight = (scene) => steps(scene) * pieces(scene.level).length;
    const all = scenes.filter(isSimple).filter((scene) => weight(scene) < 100_000);
    const checked = all.map((scene) => check(scene, play(scene)));
    assert.ok(all.length > 25, `${all.length} scenes`);
    assert.ok(checked.reduce((a, b) => a + b) > 25);
});

test("a hero walks in a world, on a lift and through a one-way floor", () => {
    const world = new World();
    const hero = new Capsule(0, 0.5, 0, 1.5, 0.5);
    world.add({ type: "rectangle", x: -50, y: -1, width: 100, height: 1 }, { flags: ColliderFlags.static, user: 1 });
    world.add({ type: "rectangle", x: 5, y: 0, width: 1, height: 9 }, { flags: ColliderFlags.static, user: 2 });
    const lift = world.add(new Rectangle(-1, -0.5, 2, 0.5), { x: -5, y: 0.5, flags: ColliderFlags.carrier, user: 3 });
    const own = world.add(hero, { x: 0, y: 4, family: 7 });
    world.update();
    const mover = new Mover(hero);
    const obstacles = { world, query: { family: 7 } };
    const fall = mover.advance({ x: 0, y: 4 }, { x: 0, y: -100 }, obstacles);
    assert.deepEqual(fall.position, { x: 0, y: 0 });
    assert.equal(fall.state.touches & MoverTouch.floor, MoverTouch.floor);
    assert.deepEqual(fall.state.floorNormal, { x: 0, y: 1 });
    assert.equal(fall.hits[0].user, 1);
    const run = mover.advance(fall.position, { x: 20, y: -1 }, obstacles, fall.state);
    assert.deepEqual(run.position, { x: 4.5, y: 0 });
    assert.deepEqual(run.hits.map(({ user }) => user).sort(), [1, 2]);
    assert.deepEqual(slidVelocity({ x: 20, y: -1 }, run.hits), { x: 0, y: 0 });
    assert.equal(relate(world.shape(own), new Rectangle(-50, -1, 100, 1)), "disjoint");
    world.moveAlong(own, run.stops);
    world.update();
    assert.equal(world.get(own).x, 4.5);
    // On the lift, which rises by 3.
    const on = mover.advance({ x: -5, y: 0.5 }, { x: 0, y: -0.125 }, obstacles);
    assert.equal(on.state.floor.collider, lift);
    world.move(lift, -5, 3.5);
    const up = mover.advance(on.position, { x: 0, y: 0 }, obstacles, on.state);
    assert.deepEqual(up.position, { x: -5, y: 3.5 });
    assert.deepEqual(up.carried, { x: 0, y: 3 });
    // Up through a plank, and down onto it; dropped, through it.
    const plank = { list: [{ shape: new Rectangle(-2, 2, 4, 0.25), oneWay: { x: 0, y: 1 } }] };
    const through = mover.advance({ x: 0, y: 0 }, { x: 0, y: 5 }, plank);
    assert.deepEqual(through.position, { x: 0, y: 5 });
    const down = mover.advance(through.position, { x: 0, y: -5 }, plank, through.state);
    assert.deepEqual(down.position, { x: 0, y: 2.25 });
    mover.flags = MoverFlags.drop;
    assert.deepEqual(mover.advance(down.position, { x: 0, y: -5 }, plank, down.state).position, { x: 0, y: -2.75 });
    mover.dispose();
    world.dispose();
});

test("movers refuse what they can't be", () => {
    const box = new Rectangle(0, 0, 1, 1);
    const mover = new Mover(box, { step: 0.5, up: { x: 0, y: -1 } });
    assert.deepEqual([mover.step, mover.floorAngle, mover.up], [0.5, 45, { x: 0, y: -1 }]);
    assert.throws(() => (mover.step = NaN), RangeError);
    assert.throws(() => (mover.gap = -1), RangeError);
    assert.throws(() => new Mover(3), TypeError);
    assert.throws(() => new Mover(box, { step: "1" }), TypeError);
    assert.throws(() => new Mover(box, { steps: 1 }), TypeError);
    assert.throws(() => mover.advance({ x: 0 }, { x: 0, y: 0 }), TypeError);
    assert.throws(() => mover.advance({ x: 0, y: 0 }, { x: 0, y: 0 }, { world: {} }), TypeError);
    assert.throws(() => mover.advance({ x: 0, y: 0 }, { x: 0, y: 0 }, { list: [{ shape: 3 }] }), TypeError);
    assert.throws(() => mover.advance({ x: 0, y: 0 }, { x: Infinity, y: 0 }), RangeError);
    assert.throws(() => new Mover({ type: "segment", x1: 0, y1: 0, x2: 1, y2: 0 }).advance({ x: 0, y: 0 }, { x: 1, y: 0 }), RangeError);
    mover.flags = 1 << 20;
    assert.throws(() => mover.advance({ x: 0, y: 0 }, { x: 0, y: 0 }), RangeError);
    mover.dispose();
    assert.throws(() => mover.advance({ x: 0, y: 0 }, { x: 0, y: 0 }), { name: "TypeError", message: /disposed/ });
});
