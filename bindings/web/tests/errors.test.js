import assert from "node:assert/strict";
import { test } from "node:test";
import * as clash from "clash2d";
import { api } from "./texts.js";

const { Circle, Circles, Group, Lines, Point, Polygon, Rectangle, Sector, collide } = clash;

test("before it is loaded, it says so", () => {
    assert.throws(() => new Circle(0, 0, 1), { message: /load\(\)/ });
    assert.throws(() => collide({ type: "point", x: 0, y: 0 }, { type: "point", x: 0, y: 0 }), { message: /load\(\)/ });
});

test("what can't be loaded is told, and can be tried again", async () => {
    await assert.rejects(clash.load(new Uint8Array([1, 2, 3])), { message: /could not be loaded: / });
    await assert.rejects(clash.load(7), { message: /no module/ });
    await clash.load();
    assert.equal(clash.isLoaded(), true);
    assert.ok(clash.module() instanceof WebAssembly.Module);
    const [major, minor, patch] = api().version.split(".").map(Number);
    assert.equal(clash.version(), major * 1000000 + minor * 1000 + patch);
});

test("fields are the floats that are held", () => {
    const circle = new Circle(0.1 + 0.2, 1e-50, 0.1);
    assert.equal(circle.x, Math.fround(0.30000000000000004));
    assert.equal(circle.x, Math.fround(0.3), "a sum in doubles and 0.3 are the same float");
    assert.equal(circle.y, 0);
    circle.radius = 1 / 3;
    assert.equal(circle.radius, Math.fround(1 / 3));
    assert.equal(collide(new Point(0.1 + 0.2, 0), { type: "point", x: 0.3, y: 0 }), true);
    assert.equal(Math.fround(0.1) + Math.fround(0.2) === Math.fround(0.3), false);
});

test("radians keep right angles", () => {
    const box = new clash.OrientedRectangle(0, 0, 2, 1, 0);
    for (let quarter = -8; quarter <= 8; quarter++) {
        box.rotationRadians = (quarter * Math.PI) / 2;
        assert.equal(box.rotation, quarter * 90);
    }
    assert.ok(Math.abs(box.rotationRadians - 4 * Math.PI) < 1e-9);
});

test("wrong kinds are TypeErrors", () => {
    const circle = new Circle(0, 0, 1);
    const wrong = [
        () => collide(circle, undefined), () => collide(null, circle), () => collide(circle, 3),
        () => collide(circle, {}), () => collide(circle, { type: "circel" }), () => collide(circle, { type: "toString" }),
        () => collide(circle, { type: "circle", x: 0, y: 0 }), () => new Circle(0, 0), () => new Circle("1", 0, 1),
        () => new Polygon("abc"), () => new Polygon([1, {}]), () => new Polygon([{ x: 1 }]), () => new Group(circle),
        () => new Group([circle, 1]), () => clash.castRay(circle, [0, 0], { x: 1, y: 0 }),
        () => clash.cast(circle, { x: 1, y: 0 }, circle, undefined, { mode: "some" }),
        () => clash.collideMany(circle, circle), () => clash.castRays(circle, new Circles(1)),
        () => clash.collideMany(circle, new Circles(1), []), () => new Lines("many"),
        () => (circle.position = 3), () => (circle.radius = "3"), () => clash.distance(circle, circle, "far"),
        () => clash.clipSegment(circle, circle), () => clash.statusMessage("fine"),
    ];
    for (const call of wrong) assert.throws(call, TypeError, String(call));
    assert.equal(circle.radius, 1, "what is refused changes nothing");
});

test("numbers that make no shape are RangeErrors with the library's text", () => {
    const circle = new Circle(0, 0, 1);
    const finite = { name: "RangeError", message: /a number is NaN or infinite/ };
    const negative = { name: "RangeError", message: /is negative/ };
    for (const number of [NaN, Infinity, -Infinity, 1e39]) {
        assert.throws(() => new Circle(number, 0, 1), finite);
        assert.throws(() => (circle.x = number), finite);
        assert.throws(() => circle.set(0, 0, number), finite);
        assert.throws(() => circle.moveTo(0, number), finite);
        assert.throws(() => new Circle(0, 0, 1, { position: { x: 0, y: number } }), finite);
        assert.throws(() => collide(circle, { type: "point", x: 0, y: number }), finite);
        assert.throws(() => new Polygon([[0, 0], [number, 1], [1, 1]]), finite);
        assert.throws(() => clash.castRay(circle, { x: number, y: 0 }, { x: 1, y: 0 }), finite);
    }
    assert.throws(() => new Rectangle(0, 0, -1, 1), negative);
    assert.throws(() => new Polygon([0, 0, 1, 1], { radius: -1 }), negative);
    assert.throws(() => clash.within(circle, circle, -1), negative);
    assert.throws(() => new Sector(0, 0, 2, 1, 0, 10), { name: "RangeError", message: /inner radius/ });
    assert.throws(() => new Polygon([0, 0, 1, 1, 1, 0], { rings: [2, 2] }), { name: "RangeError", message: /ring sizes/ });
    assert.throws(() => new Group([{ type: "group", shapes: [] }]), { name: "RangeError", message: /group/ });
    assert.throws(() => clash.convexPieces(new Polygon([0, 0, 1, 1, 1, 0, 0, 1])), { name: "RangeError", message: /meet/ });
    assert.throws(() => new Polygon([1, 2, 3]), RangeError);
    assert.throws(() => new Circles([1, 2]), RangeError);
    assert.throws(() => new Circles(4e9), RangeError);
    assert.throws(() => new Circles(4e8), { name: "RangeError", message: /no memory/ });
    assert.throws(() => clash.collideMany(circle, new Circles(33), new Uint32Array(1)), RangeError);
    assert.equal(circle.radius, 1);
});

test("without strictness they are the empty set", () => {
    const odd = new Circle(NaN, 0, -1, { strict: false });
    assert.equal(Number.isNaN(odd.x), true);
    assert.equal(collide(odd, odd), false);
    assert.equal(clash.relate(odd, new Circle(0, 0, 1)), "disjoint");
    assert.equal(clash.check(odd), "notFinite");
    odd.x = 0;
    odd.radius = 1;
    assert.equal(collide(odd, odd), true);
    assert.equal(collide({ type: "point", x: NaN, y: 0, strict: false }, odd), false);
    assert.equal(clash.check({ type: "circle", x: 0, y: 0, radius: -2 }), "negative");
    assert.equal(clash.check({ type: "group", shapes: [{ type: "circle", x: 0, y: 0, radius: -2 }] }), "negative");
});

test("what was disposed of is refused, and what was made of it stays", () => {
    const square = new Polygon([[0, 0], [2, 0], [2, 2], [0, 2]]);
    const group = new Group([square, { type: "polygon", vertices: [5, 5, 6, 5, 5, 6] }]);
    const prepared = group.prepared();
    const turned = square.atPose({ x: 10, rotation: 90 });
    square.dispose();
    square.dispose();
    group[Symbol.dispose]?.();
    group.dispose();
    assert.equal(square.isDisposed, true);
    for (const call of [() => collide(square, group), () => square.vertices, () => square.prepared(), () => new Group([square])]) {
        assert.throws(call, { name: "TypeError", message: /disposed/ });
    }
    // What takes the room that they had does not show through.
    const others = Array.from({ length: 50 }, (_, i) => new Polygon([i, 50, i + 1, 50, i, 51]));
    assert.equal(collide(prepared, { type: "point", x: 1, y: 1 }), true);
    assert.equal(collide(prepared, { type: "point", x: 5.25, y: 5.25 }), true);
    assert.equal(collide(prepared, { type: "point", x: 3, y: 50 }), false);
    assert.equal(collide(turned, { type: "point", x: 9, y: 1 }), true);
    others.forEach((it) => it.dispose());
    const many = new Circles(2);
    many.dispose();
    assert.throws(() => many.data, TypeError);
});
