// Grids of tiles: what is in them, what they tell, and movers among them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Circle, Grid, Mover, MoverTouch, Rectangle, World, collide, load } from "clash2d";

await load();

/** A floor of 20 cells of 16, and a slope of 45 degrees on it, in column 4. */
function level() {
    const grid = new Grid(16, 16);
    for (let x = -10; x < 10; x++) grid.set(x, -1, 1, 3);
    assert.equal(grid.addKind([[0, 0], [16, 0], [16, 16]]), 2);
    grid.set(4, 0, 2, 7);
    return grid;
}

test("what is in the cells", () => {
    const grid = level();
    assert.equal(grid.count, 21);
    assert.deepEqual(grid.get(4, 0), { kind: 2, material: 7 });
    assert.deepEqual(grid.get(5, 0), { kind: 0, material: 0 });
    grid.set(4, 0, 0);
    grid.set(-(2 ** 31), 2 ** 31 - 1, 1, 65535);
    assert.equal(grid.count, 21);
    assert.deepEqual(grid.get(-(2 ** 31), 2 ** 31 - 1), { kind: 1, material: 65535 });
    assert.deepEqual(grid.cellAt({ x: 80, y: -0.5 }), { x: 5, y: -1 });
    assert.equal(grid.cellAt({ x: 1e30, y: 0 }), null);
    assert.deepEqual(new Grid(1, 2, { x: 5, y: 6 }).cellAt({ x: 5, y: 5 }), { x: 0, y: -1 });
});

test("questions", () => {
    const grid = level();
    const ball = { type: "circle", x: 32, y: 4, radius: 4 };
    assert.ok(grid.collide(ball) && !grid.collide({ ...ball, y: 5 }));
    assert.deepEqual(grid.touched(ball).map(({ cell }) => cell), [{ x: 1, y: -1 }, { x: 2, y: -1 }]);
    assert.equal(grid.touched(new Rectangle(-200, -20, 400, 40)).length, 21);
    const hit = grid.castRay({ x: 0, y: 8 }, { x: 144, y: 0 });
    assert.deepEqual([hit.fraction, hit.point, hit.cell, hit.kind], [0.5, { x: 72, y: 8 }, { x: 4, y: 0 }, 2]);
    assert.ok(hit.material === 7 && !hit.startsInside && Math.abs(hit.normal.x + Math.SQRT1_2) < 1e-6);
    assert.equal(grid.castRay({ x: 0, y: 17 }, { x: 1000, y: 0 }), null);
    assert.ok(grid.castRay({ x: 0, y: -1 }, { x: 9, y: 0 }).startsInside);
    const near = grid.distance(new Circle(32, 20, 4), 100);
    assert.deepEqual([near.distance, near.cell.y, near.material, near.pointA.y], [16, -1, 3, 0]);
    assert.equal(grid.distance(new Circle(32, 20, 4), 15), null);
    const slope = grid.shape(4, 0);
    grid.dispose();
    assert.ok(collide(slope, { type: "point", x: 72, y: 8 }) && !collide(slope, { type: "point", x: 71, y: 8 }));
});

test("casts and contacts", () => {
    const grid = level();
    const hero = new Rectangle(-60, 8, 40, 12);
    const down = grid.cast(hero, { x: 16, y: -16 });
    assert.deepEqual([down.fraction, down.normal, down.cell.y, down.material], [0.5, { x: 0, y: 1 }, -1, 3]);
    const box = { type: "rectangle", x: -60, y: 0, width: 40, height: 12 };
    assert.ok(grid.cast(box, { x: 100, y: 0 }).startsInContact);
    assert.equal(grid.cast(box, { x: 80, y: 0 }, { mode: "approaching" }), null);
    const slope = grid.cast(box, { x: 168, y: 0 }, { mode: "approaching" });
    assert.deepEqual([slope.fraction, slope.kind, slope.cell], [0.5, 2, { x: 4, y: 0 }]);
    const held = grid.contacts({ ...box, y: -1 });
    assert.deepEqual(held.map(({ cell, depth }) => [cell.x, depth]), [[-4, 1], [-3, 1], [-2, 1]]);
    assert.ok(held.every(({ normal, points }) => normal.y === 1 && points.length > 0));
    assert.deepEqual([grid.contacts({ ...box, y: 1 }).length, grid.contacts({ ...box, y: 1 }, 1).length], [0, 3]);
});

test("many cells at once", () => {
    const grid = level();
    const tiles = [{ kind: 0 }, { kind: 1, material: 8 }, { kind: 2, material: 9 }];
    const bytes = Uint8Array.of(1, 1, 0, 9, 0, 2, 1, 9);
    grid.fillBytes(-1, 5, 3, 2, bytes, tiles, { stride: 4, rows: "topFirst" });
    assert.equal(grid.count, 25);
    assert.deepEqual([grid.get(-1, 6), grid.get(0, 5)], [tiles[1], tiles[2]]);
    assert.deepEqual(grid.tiles(-1, 5, 3, 2)[0], { cell: { x: 0, y: 5 }, ...tiles[2] });
    assert.equal(grid.tiles().length, 25);
    assert.throws(() => grid.fillBytes(-1, 5, 3, 2, bytes, tiles, { stride: 1 }), RangeError);
    assert.throws(() => grid.fillBytes(-1, 5, 3, 3, bytes, tiles), RangeError);
    assert.throws(() => grid.fillBytes(-1, 5, 3, 2, [1], tiles), TypeError);
    grid.fillBits(-1, 5, 3, 2, bytes.subarray(0, 1), 1, 4);
    assert.deepEqual([grid.count, grid.get(-1, 5).material], [22, 4]);
    grid.fill(-1, 5, 3, 2, 1);
    assert.equal(grid.count, 27);
    grid.fill(-(2 ** 31), -(2 ** 31), 2 ** 32 - 1, 2 ** 32 - 1, 0);
    assert.equal(grid.count, 0);
});

test("cells between floats", () => {
    const grid = new Grid(Math.fround(0.1), Math.fround(0.1));
    grid.set(9000001, 0, 1);
    grid.set(9000002, 0, 1);
    const [left, right] = [grid.shape(9000001, 0), grid.shape(9000002, 0)];
    assert.equal(left.type, "group");
    assert.ok(collide(left, right));
    assert.equal(grid.shape(0, 0), null);
    assert.throws(() => grid.set(1234567891, 0, 1), RangeError);
});

test("movers among tiles", () => {
    const grid = level();
    const hero = new Mover(new Rectangle(-4, 0, 8, 12));
    const fall = hero.advance({ x: -32, y: 20 }, { x: 40, y: -60 }, grid);
    assert.deepEqual(fall.position, { x: 8, y: 0 });
    assert.equal(fall.hits.length, 1);
    assert.deepEqual([fall.hits[0].number, fall.hits[0].user, fall.hits[0].cell.y], [2 ** 32 - 1, 3, -1]);
    assert.equal(fall.state.touches, MoverTouch.floor);
    const list = [{ shape: new Rectangle(20, 0, 1, 50) }];
    const walk = hero.advance(fall.position, { x: 40, y: -1 }, { list, grid }, fall.state);
    assert.deepEqual(walk.position, { x: 16, y: 0 });
    const wall = walk.hits.find(({ number }) => number === 0);
    assert.deepEqual([walk.hits.length, wall.cell], [2, { x: 0, y: 0 }]);
    const up = hero.advance({ x: 60, y: 0 }, { x: 10, y: 0 }, { grid });
    assert.deepEqual(up.position, { x: 65, y: 5 });
    assert.equal(grid.addKind([[0, 12], [16, 12], [16, 16], [0, 16]], { x: 0, y: 1 }), 3);
    grid.set(-4, 2, 3);
    assert.deepEqual(hero.advance({ x: -56, y: 10 }, { x: 0, y: 60 }, grid).position, { x: -56, y: 70 });
    assert.deepEqual(hero.advance({ x: -56, y: 70 }, { x: 0, y: -60 }, grid).position, { x: -56, y: 48 });
});

test("what is refused", () => {
    assert.throws(() => new Grid(0, 1), RangeError);
    assert.throws(() => new Grid(1, Infinity), RangeError);
    assert.throws(() => new Grid(1, "1"), TypeError);
    const grid = level();
    assert.throws(() => grid.set(0, 0, 3), RangeError);
    assert.throws(() => grid.set(0.5, 0, 1), RangeError);
    assert.throws(() => grid.set(0, 0, 1, 65536), RangeError);
    assert.throws(() => grid.set(0, 0), TypeError);
    assert.throws(() => grid.addKind([[0, 0], [1, 0]]), RangeError);
    assert.throws(() => grid.castRay({ x: NaN, y: 0 }, { x: 0, y: 0 }), RangeError);
    const hero = new Mover(new Circle(0, 0, 1));
    assert.throws(() => hero.advance({ x: 0, y: 0 }, { x: 0, y: 0 }, { grid: 3 }), TypeError);
    grid.dispose();
    grid.dispose();
    assert.ok(grid.isDisposed);
    assert.throws(() => grid.get(0, 0), TypeError);
    assert.throws(() => hero.advance({ x: 0, y: 0 }, { x: 0, y: 0 }, grid), TypeError);
});

test("a grid in a world is a collider, and goes on to be asked and changed", () => {
    const [world, grid] = [new World(), level()];
    assert.throws(() => world.addGrid(grid, { flags: 99 }), RangeError);
    const id = world.addGrid(grid, { layers: 4, user: 9 });
    assert.ok(grid.count === 21 && world.grid(id).count === 21 && !grid.isDisposed);
    const ball = world.add(new Circle(0, 0, 4), { x: 40, y: 40 });
    assert.equal(world.update().begins.count, 0);
    assert.ok(world.move(ball, 40, 0) && !world.move(id, 40, 0));
    const [begin] = world.update().begins;
    assert.deepEqual([begin.userA, begin.enter, begin.x, begin.y], [9, Math.fround(0.9), 40, 0]);
    const [ray] = world.castRay({ x: 0, y: 8 }, { x: 144, y: 0 }, { layers: 4 });
    assert.deepEqual([ray.id, ray.user, ray.cell, ray.point], [id, 9, { x: 4, y: 0 }, { x: 72, y: 8 }]);
    const [near] = world.nearest(new Circle(-150, 20, 4), 100, { layers: 4 });
    assert.deepEqual([near.fraction, near.cell], [16, { x: -10, y: -1 }]);
    const [met] = world.cast(new Circle(40, 40, 4), { movement: { x: 0, y: -72 } }, { layers: 4 });
    assert.deepEqual([met.fraction, met.cell], [0.5, { x: 2, y: -1 }]);
    assert.deepEqual(world.castRay({ x: 40, y: 9 }, { x: 0, y: -9 }).map((hit) => [hit.id, hit.cell]), [
        [ball, { x: 0, y: 0 }], [id, { x: 2, y: -1 }],
    ]);
    grid.fill(-10, -1, 20, 1, 0);
    assert.equal(world.update().ends.count, 1);
    world.grid(id).set(2, -1, 1);
    assert.ok(world.update().begins.count === 1 && grid.count === 2);
    assert.ok(world.remove(id));
    assert.throws(() => grid.count, /no more/);
    assert.throws(() => grid.set(0, 0, 1), /no more/);
});

test("who has a grid", () => {
    const [world, grid] = [new World(), level()];
    const id = world.addGrid(grid);
    assert.throws(() => world.addGrid(grid), /in a world/);
    assert.throws(() => new World().addGrid(grid), /in a world/);
    assert.throws(() => world.addGrid({}), TypeError);
    assert.equal(world.grid(world.add(new Circle(0, 0, 1))), null);
    grid.dispose();
    assert.throws(() => grid.count, /disposed/);
    const same = world.grid(id);
    assert.equal(same.count, 21);
    const copy = new World();
    copy.restore(world.snapshot());
    assert.equal(copy.hash(), world.hash());
    copy.grid(id).set(0, 5, 1);
    assert.deepEqual([same.count, copy.grid(id).count], [21, 22]);
    world.dispose();
    assert.throws(() => same.count, /disposed/);
    const gone = level();
    gone.dispose();
    assert.throws(() => copy.addGrid(gone), /disposed/);
});

test("a mover meets the grid of a world as one beside it", () => {
    const [world, beside] = [new World(), level()];
    const id = world.addGrid(level(), { user: 5 });
    const hero = new Mover(new Rectangle(-4, 0, 8, 16));
    const [start, movement] = [{ x: 20, y: 10 }, { x: 70, y: -30 }];
    const [a, b] = [world, beside].map((obstacles) => hero.advance(start, movement, obstacles));
    assert.deepEqual([a.position, a.rest], [b.position, b.rest]);
    assert.deepEqual(a.hits.map(({ cell }) => cell), b.hits.map(({ cell }) => cell));
    assert.ok(a.hits.length > 0 && a.hits.every((hit) => hit.collider === id && hit.user === 5));
    assert.deepEqual(hero.advance(start, movement, world.grid(id)), b);
});
