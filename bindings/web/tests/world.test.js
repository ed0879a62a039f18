import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
    Circle, ColliderFlags, EventFlags, Group, Mover, Point, Polygon, QueryFlags, Rectangle, World, collide, distance, load,
} from "clash2d";
import * as raw from "clash2d/raw";

await load();

/** The numbers of tests/web_world.rs, in the same order. */
class Scene {
    state = 1;

    next(limit) {
        this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
        return (this.state >>> 8) % limit;
    }

    coordinate() {
        return (this.next(4001) - 2000) / 64;
    }

    pose() {
        const [x, y] = [this.coordinate(), this.coordinate()];
        return { x, y, rotation: this.next(4) === 0 ? this.next(360) : 0 };
    }

    shape() {
        const kind = this.next(3);
        const [a, b] = [this.next(128) / 32, this.next(128) / 32];
        if (kind === 0) return { type: "circle", x: 0, y: 0, radius: a };
        if (kind === 1) return { type: "rectangle", x: 0, y: 0, width: a, height: b };
        return { type: "segment", x1: 0, y1: 0, x2: a, y2: b };
    }

    add(world, user) {
        const [shape, pose] = [this.shape(), this.pose()];
        return world.add(shape, { ...pose, flags: this.next(5) === 0 ? ColliderFlags.static : 0, user });
    }
}

function play(world) {
    const scene = new Scene();
    const ids = Array.from({ length: 64 }, (_, user) => scene.add(world, user));
    const sums = { begins: 0, ends: 0, stays: 0 };
    for (let frame = 0; frame < 40; frame++) {
        for (const id of ids) {
            if (scene.next(2) !== 0) continue;
            const { x, y, rotation } = scene.pose();
            assert.equal(world.move(id, x, y, rotation), true);
        }
        if (frame % 10 === 9) {
            const gone = scene.next(64);
            assert.equal(world.remove(ids[gone]), true);
            ids[gone] = scene.add(world, gone);
        }
        const events = world.update();
        for (const name in sums) sums[name] += events[name].count;
    }
    const hits = world.castRay({ x: -40, y: 0 }, { x: 80, y: 1 });
    const bits = new Uint32Array(Float32Array.of(hits[0].fraction).buffer)[0].toString(16);
    const first = hits[0].id % 2 ** 25;
    const hash = world.hash().toString(16).padStart(16, "0");
    return `begins ${sums.begins}\nends ${sums.ends}\nstays ${sums.stays}\nray ${hits.length} ${first} ${bits}\nhash ${hash}\n`;
}

test("a world has the events, the ray and the hash that it has without WebAssembly", () => {
    const expected = readFileSync(new URL("../../../tests/web/world.txt", import.meta.url), "utf8");
    const world = new World();
    assert.equal(play(world), expected);
    const before = raw.exports.memory.buffer.byteLength;
    for (let time = 0; time < 3; time++) {
        world.dispose();
        const again = new World();
        assert.equal(play(again), expected);
        again.dispose();
    }
    assert.equal(raw.exports.memory.buffer.byteLength, before);
});

/** Some shapes, and where they are. */
function crowd() {
    const scene = new Scene();
    const shapes = Array.from({ length: 60 }, () => scene.shape());
    shapes.push({ type: "polygon", vertices: [[0, 0], [6, 0], [6, 2], [2, 2], [2, 5], [0, 5]] });
    return shapes.map((shape) => [shape, scene.coordinate() / 3, scene.coordinate() / 3]);
}

test("pairs and queries are those that are found one by one", () => {
    const world = new World();
    const all = crowd();
    const shapes = all.map(([shape, x, y]) => ({ ...shape, position: { x, y } }));
    const ids = all.map(([shape, x, y], user) => world.add(shape, { x, y, user }));
    const { begins } = world.update();
    const found = [...begins].map(({ userA, userB }) => `${userA} ${userB}`).sort();
    const pairs = shapes.flatMap((a, i) => shapes.map((b, k) => (i < k && collide(a, b) ? `${i} ${k}` : null)));
    const expected = pairs.filter((it) => it !== null).sort();
    assert.ok(expected.length > 20);
    assert.deepEqual(found, expected);
    assert.deepEqual([...world.update().stays].length, expected.length);
    const probe = new Circle(1, 1, 3);
    const hit = ids.filter((_, k) => collide(shapes[k], probe));
    assert.deepEqual([...world.overlaps(probe)], hit);
    const nearest = world.nearest(probe, 4);
    const within = shapes.filter((shape) => distance(probe, shape, 4) !== null);
    assert.equal(nearest.length, within.length);
    for (const { user, fraction } of nearest) assert.equal(fraction, distance(probe, shapes[user]).distance);
    assert.equal(world.nearest(probe, Infinity, { limit: 2 }).length, 2);
    for (const id of ids) assert.equal(world.get(id).x, Math.fround(all[world.get(id).user][1]));
    const rays = [-40, 0, 80, 1, 0, 900, 1, 1];
    const [first, none] = world.castRays(rays);
    assert.deepEqual(first, world.castRay({ x: -40, y: 0 }, { x: 80, y: 1 })[0]);
    assert.equal(none, null);
    world.dispose();
});

test("what is added together is moved together", () => {
    const world = new World({ capacity: 3000 });
    const poses = Float32Array.from({ length: 3 * 2000 }, (_, i) => (i % 3 === 0 ? i : 0));
    const bullets = world.addAll(new Circle(0, 0, 0.25), poses, { users: poses.map((_, i) => i), mask: 2, layers: 4n });
    const wall = world.add({ type: "rectangle", x: 0, y: 5, width: 9000, height: 0.001 }, { layers: 2, user: 9999 });
    assert.equal(world.update().begins.count, 0);
    for (let k = 0; k < bullets.count; k++) bullets.poses[3 * k + 1] = 10;
    assert.equal(world.moveAll(bullets), 2000);
    const { begins, ends } = world.update();
    assert.equal(begins.count, 2000, "no bullet tunnels");
    assert.equal(ends.count, 2000);
    assert.ok(begins.flags.every((flags) => flags === EventFlags.passed + EventFlags.aSeesB + EventFlags.bSeesA));
    assert.ok(begins.enter.every((it) => it === begins.enter[0]));
    assert.ok(Math.abs(begins.enter[0] - 0.475) < 1e-6 && begins.enter[0] <= 0.475);
    assert.deepEqual([...begins.userA].sort((a, b) => a - b), Array.from({ length: 2000 }, (_, i) => i));
    assert.equal(begins.b[7], wall);
    bullets.poses.fill(0);
    assert.equal(world.placeAll(bullets), 2000);
    assert.equal(world.overlaps({ type: "point", x: 0, y: 0 }).length, 2000);
    assert.equal(world.removeAll(bullets), 2000);
    assert.deepEqual([...world.ids()], [wall]);
    const shapes = [new Circle(0, 0, 1), { type: "polygon", vertices: [[0, 0], [1, 0], [0, 1]] }];
    const two = world.addAll(shapes, [0, 0, 0, 50, 0, 90]);
    assert.equal(world.shape(two.id(0)).type, "circle");
    const turned = world.shape(two.id(1));
    assert.equal(collide(turned, { type: "point", x: 49.5, y: 0.5 }), true);
    assert.equal(collide(turned, { type: "point", x: 50.5, y: 0.25 }), false);
    world.dispose();
    assert.equal(collide(turned, { type: "point", x: 49.5, y: 0.5 }), true, "it is a copy");
});

test("shapes and settings of many are changed at once, all or none", () => {
    const world = new World();
    const poses = Float32Array.from({ length: 3 * 500 }, (_, i) => (i % 3 === 0 ? i : 0));
    const row = world.addAll(new Circle(0, 0, 1), poses, { users: poses.map((_, i) => i), mask: 2 });
    assert.equal(world.update().begins.count, 0);
    world.setAll(row, { mask: 1, oneWay: { x: 0, y: 1 } });
    assert.deepEqual([world.get(row.id(7)).user, world.get(row.id(7)).mask, world.get(row.id(7)).oneWay.y], [7, 1n, 1]);
    world.setShapeAll(row, { type: "rectangle", x: 0, y: 0, width: 3, height: 1 });
    assert.equal(world.update().begins.count, 499, "each touches the next");
    const reaches = (id, x) => collide(world.shape(id), { type: "point", x, y: 0 });
    world.setShapeAll(row, Array.from({ length: 500 }, (_, i) => new Circle(0, 0, i % 2)));
    assert.deepEqual([reaches(row.id(8), 25), reaches(row.id(9), 28), reaches(row.id(9), 28.5)], [false, true, false]);
    world.setShapeAll(row, new Group([new Circle(0, 0, 1), new Polygon([0, 0, 1, 0, 0, 1])]));
    assert.equal(world.shape(row.id(9)).type, "group");
    world.setAll(row, { users: poses.map((_, i) => 3 * i) });
    assert.equal(world.get(row.id(3)).user, 9, "users have their own");

    const [three, bad] = [world.addAll(new Circle(0, 0, 1), [0, 0, 0, 1, 0, 0, 2, 0, 0]), { type: "circle", x: 0, y: 0, radius: -1 }];
    for (const call of [
        () => world.setShapeAll(row, bad), () => world.setShapeAll(three, [new Circle(0, 0, 2), new Circle(0, 0, 2), bad]),
        () => world.setShapeAll(three, [new Circle(0, 0, 2)]), () => world.setAll(three, { flags: 64 }),
        () => world.setAll(three, { user: -1 }),
    ]) assert.throws(call, RangeError, String(call));
    for (const call of [
        () => world.setShapeAll([row.id(0)], bad), () => world.setAll(row.ids, {}), () => world.setShapeAll(three, 3),
        () => world.setAll(three, { users: [1] }),
    ]) assert.throws(call, TypeError, String(call));
    assert.deepEqual([reaches(three.id(0), 1), reaches(three.id(0), 2)], [true, false]);
    world.remove(three.id(1));
    assert.throws(() => world.setShapeAll(three, new Circle(0, 0, 2)), { name: "RangeError", message: /id/ });
    assert.throws(() => world.setAll(three, { user: 5 }), { name: "RangeError", message: /id/ });
    assert.deepEqual([reaches(three.id(0), 2), world.get(three.id(0)).user], [false, 0]);
    const nobody = world.addAll([], []);
    world.setShapeAll(nobody, []);
    world.setAll(nobody, { layers: 2 });
    world.dispose();
});

test("ids that are gone are told, and never another collider", () => {
    const world = new World();
    const first = world.add(new Circle(0, 0, 1));
    world.remove(first);
    const second = world.add(new Circle(0, 0, 1), { user: 5 });
    assert.notEqual(first, second);
    assert.equal(world.remove(first), false);
    assert.equal(world.move(first, 1, 1), false);
    assert.equal(world.get(first), null);
    assert.equal(world.shape(first), null);
    for (const id of [first, 0, -1, 0.5, NaN, 2 ** 60]) {
        assert.equal(world.get(id), null);
        assert.throws(() => world.setShape(id, new Circle(0, 0, 1)), { name: "RangeError", message: /id/ });
        assert.throws(() => world.set(id, { user: 1 }), RangeError);
    }
    world.set(second, { layers: 8, oneWay: { x: 0, y: 1 } });
    const { user, layers, mask, oneWay } = world.get(second);
    assert.deepEqual([user, layers, mask, oneWay], [5, 8n, 2n ** 64n - 1n, { x: 0, y: 1 }]);
    world.setShape(second, { type: "point", x: 0, y: 0 });
    assert.equal(world.shape(second).type, "point");
    assert.equal(world.overlaps(new Circle(0, 0, 1), { layers: 1 }).length, 0);
    assert.equal(world.overlaps(new Circle(0, 0, 1), { layers: 8n, flags: QueryFlags.noStatics }).length, 1);
    world.dispose();
});

test("a bent way, a region, and casts", () => {
    const world = new World();
    const ball = world.add(new Circle(0, 0, 1));
    world.add({ type: "rectangle", x: 4, y: 9, width: 2, height: 2 }, { user: 3 });
    world.update();
    world.moveAlong(ball, [{ x: 0, y: 10, time: 0.5 }, { x: 10, y: 10, time: 1 }]);
    const [event] = world.update().begins;
    assert.ok(Math.abs(event.enter - 0.65) < 1e-6);
    assert.throws(() => world.moveAlong(ball, [{ x: 0, y: 0, time: 2 }]), RangeError);
    const [hit] = world.cast(new Circle(-10, 10, 1), { movement: { x: 26, y: 0 } }, { limit: 1, mode: "approaching" });
    assert.equal(hit.user, 3);
    assert.equal(hit.fraction, 0.5);
    world.place(ball, 5, 10);
    assert.equal(world.update().begins.count, 1);
    world.setRegion({ x: 100, y: 100, width: 1, height: 1 });
    assert.equal(world.update().ends.count, 1);
    world.setRegion(null);
    assert.equal(world.update().begins.count, 1);
    assert.throws(() => world.setRegion({ x: 0, y: 0, width: -1, height: 1 }), RangeError);
    world.dispose();
});

test("functions are filters of queries", () => {
    const world = new World();
    const ids = Array.from({ length: 10 }, (_, user) => world.add(new Circle(0, 0, 1), { x: 4 * user, user: user + 2 ** 33 }));
    const isEven = (_, user) => user % 2 === 0;
    const evens = ids.filter((_, k) => k % 2 === 0);
    const area = new Rectangle(-1, -1, 40, 2);
    assert.deepEqual([...world.overlaps(area, { accept: isEven })], evens);
    assert.deepEqual([...world.overlaps(area, { accept: isEven, limit: 2 })], evens.slice(0, 2));
    const asked = [];
    world.overlaps(area, { accept: (id, user) => asked.push([id, user]) });
    assert.deepEqual(asked.sort((a, b) => a[1] - b[1]), ids.map((id, k) => [id, k + 2 ** 33]));
    assert.deepEqual(world.nearest(new Point(4, 0), Infinity, { limit: 1, accept: isEven }).map(({ user }) => user - 2 ** 33), [0]);
    const ray = [{ x: 3, y: 0 }, { x: 40, y: 0 }];
    assert.deepEqual(world.castRay(...ray, { accept: isEven }).map(({ id }) => id), evens.slice(1));
    const [first] = world.castRays([3, 0, 40, 0], { accept: isEven });
    assert.equal(first.id, ids[2]);
    assert.equal(world.castRays([3, 0, 40, 0], { accept: () => false })[0], null);
    const hit = world.cast(new Circle(3, 0, 0.5), { movement: { x: 40, y: 0 } }, { accept: isEven, limit: 1 });
    assert.deepEqual(hit.map(({ id }) => id), [ids[2]]);
    const mover = new Mover(new Circle(0, 0, 0.5));
    const far = (user) => mover.advance({ x: 1.5, y: 0 }, { x: 40, y: 0 }, { world, query: { accept: (_, it) => it - 2 ** 33 === user } });
    assert.equal(far(5).position.x, 18.5);
    // What is wrong is told, and nothing is broken by it.
    assert.throws(() => world.overlaps(area, { accept: 3 }), { name: "TypeError", message: /accept is 3/ });
    const failing = () => {
        throw new SyntaxError("mine");
    };
    assert.throws(() => world.overlaps(area, { accept: failing }), { name: "SyntaxError", message: "mine" });
    assert.throws(() => world.castRays([3, 0, 40, 0], { accept: failing }), SyntaxError);
    assert.throws(() => mover.advance({ x: 0, y: 9 }, { x: 0, y: -9 }, { world, query: { accept: failing } }), SyntaxError);
    assert.throws(() => world.overlaps(area, { accept: (id) => world.remove(id) }), /nothing can be asked within a filter/);
    assert.deepEqual([...world.overlaps(area)], ids);
    mover.dispose();
    world.dispose();
});

test("snapshots and logs lead to the same world", () => {
    const [world, other] = [new World(), new World()];
    world.record(true);
    const ids = crowd().map(([shape, x, y], user) => world.add(shape, { x, y, user }));
    world.update();
    const base = world.snapshot();
    other.restore(base);
    assert.equal(other.hash(), world.hash());
    ids.forEach((id, k) => world.move(id, k % 7, k % 5, 10 * k));
    world.update();
    const difference = world.snapshot(base);
    assert.ok(difference.length > 0 && difference.length <= world.snapshot().length);
    other.restore(difference, base);
    assert.equal(other.hash(), world.hash());
    const log = world.takeLog();
    let [place, updates] = [0, 0];
    while (place < log.length) {
        const played = other.replay(log, place);
        assert.equal(played.expected, played.found);
        place = played.place;
        updates += 1;
    }
    assert.equal(updates, 3, "what there was at first, and two updates");
    assert.equal(other.hash(), world.hash());
    const broken = base.slice();
    broken[broken.length >> 1] ^= 255;
    assert.throws(() => other.restore(broken), RangeError);
    assert.throws(() => other.restore("bytes"), TypeError);
    assert.equal(other.hash(), world.hash());
    world.dispose();
    other.dispose();
});

test("wrong use of a world is an error", () => {
    const world = new World();
    const id = world.add(new Circle(0, 0, 1));
    const wrong = [
        () => world.add(3), () => world.move("1", 0, 0), () => world.move(id, "0", 0), () => world.moveAll([id]),
        () => world.add(new Circle(0, 0, 1), { layers: "1" }), () => world.addAll(new Circle(0, 0, 1), [1, 2]),
        () => world.castRays([1]), () => world.castRay(0, { x: 0, y: 1 }), () => world.cast(new Circle(0, 0, 1), {}, { mode: "x" }),
    ];
    for (const call of wrong) assert.throws(call, TypeError, String(call));
    const refused = [
        () => world.move(id, NaN, 0), () => world.add(new Circle(0, 0, 1), { x: Infinity }),
        () => world.add(new Circle(0, 0, 1), { flags: 64 }), () => world.add(new Circle(0, 0, 1), { layers: -1 }),
        () => world.add(new Circle(0, 0, 1), { user: 0.5 }), () => world.nearest(new Circle(0, 0, 1), NaN),
        () => world.addAll([new Circle(0, 0, 1)], [0, 0, 0, 0, 0, 0]), () => new World({ tolerance: -1 }),
        () => world.addAll(new Circle(0, 0, 1), [0, 0, NaN]), () => new World({ capacity: 2 ** 31 }),
    ];
    for (const call of refused) assert.throws(call, RangeError, String(call));
    assert.equal(world.ids().length, 1);
    const bullets = world.addAll(new Polygon([0, 0, 1, 0, 0, 1]), [5, 5, 0]);
    bullets.dispose();
    assert.throws(() => bullets.poses, TypeError);
    assert.throws(() => world.moveAll(bullets), TypeError);
    world.dispose();
    world.dispose();
    assert.throws(() => world.update(), { name: "TypeError", message: /disposed/ });
});
