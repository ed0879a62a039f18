// Run by Deno and by Bun: each entry loads as it is, and answers some of what there is.
import assert from "node:assert/strict";

const entry = process.argv[2];
const clash = await import(entry);
await clash.load();
const { Circle, Polygon, collide } = clash;
const ramp = new Polygon([[0, 0], [4, 0], [4, 2]]);
assert.equal(collide(new Circle(0, 0, 2), new Circle(3, 4, 3)), true);
assert.equal(collide(new Circle(0, 0, 2), new Circle(3, 4, 2.9999998)), false);
assert.equal(collide(ramp.prepared(), { type: "point", x: 2, y: 1 }), true);
assert.throws(() => collide(ramp, { type: "circle", x: NaN, y: 0, radius: 1 }), RangeError);
if (clash.World !== undefined) {
    const world = new clash.World();
    world.add({ type: "rectangle", x: 0, y: 5, width: 100, height: 0.01 });
    const shots = world.addAll(new Circle(0, 0, 0.1), [1, 0, 0, 2, 0, 0]);
    shots.poses.set([1, 50, 0, 2, 50, 0]);
    world.moveAll(shots);
    assert.equal(world.update().begins.count, 2);
    world.dispose();
}
console.log(`${entry}: right`);
