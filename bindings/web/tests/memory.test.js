import assert from "node:assert/strict";
import { test } from "node:test";
import * as clash from "clash2d";
import * as raw from "clash2d/raw";

await clash.load();
const bytes = () => raw.exports.memory.buffer.byteLength;

test("a million shapes that are disposed of take no more memory than one", () => {
    const make = (i) => [new clash.Circle(i, 0, 1), new clash.Polygon([i, 0, i + 2, 0, i, 2])];
    make(0).forEach((shape) => shape.dispose());
    const before = bytes();
    for (let i = 0; i < 500_000; i++) {
        const [circle, polygon] = make(i % 1000);
        assert.equal(clash.collide(circle, polygon), true);
        circle.dispose();
        polygon.dispose();
    }
    assert.equal(bytes(), before);
});

test("literals take no more memory than one", () => {
    const vertices = Array.from({ length: 300 }, (_, i) => [Math.cos(i / 50), Math.sin(i / 50)]);
    const ask = () => clash.collide({ type: "polygon", vertices }, { type: "group", shapes: [{ type: "polygon", vertices }] });
    assert.equal(ask(), true);
    const before = bytes();
    for (let i = 0; i < 3000; i++) ask();
    for (let i = 0; i < 3000; i++) assert.throws(() => clash.collide({ type: "polygon", vertices, rings: [1] }, {}));
    assert.equal(bytes(), before);
});

test("what was refused has taken nothing", () => {
    const wrong = [
        () => new clash.Circle(0, 0, -1), () => new clash.Polygon([0, 0, NaN, 1]),
        () => new clash.Polygon([0, 0, 1, 1], { rings: [5] }),
        () => new clash.Group([{ type: "polygon", vertices: [0, 0, 1, 1] }, 3]),
    ];
    wrong.forEach((call) => assert.throws(call));
    const before = bytes();
    for (let i = 0; i < 20_000; i++) wrong.forEach((call) => assert.throws(call));
    assert.equal(bytes(), before);
});

test("no view survives when memory grows, and every field does", () => {
    const circle = new clash.Circle(1, 2, 3);
    const many = new clash.Circles([1, 2, 3, 4, 5, 6]);
    const old = many.data;
    assert.equal(old.length, 6);
    const large = new clash.Circles(bytes() / 8);
    assert.equal(old.length, 0);
    assert.deepEqual([...many.data], [1, 2, 3, 4, 5, 6]);
    assert.deepEqual([circle.x, circle.y, circle.radius], [1, 2, 3]);
    assert.equal(clash.collideMany(circle, many), 2);
    large.dispose();
});

test("lists are as long as they have to be", () => {
    const comb = (count) => Array.from({ length: count }, (_, i) => [[i, 0], [i + 0.5, 9]]).flat();
    const teeth = new clash.Chain(comb(2000));
    const crossings = clash.intersections(teeth, { type: "segment", x1: -1, y1: 4, x2: 3000, y2: 4 });
    assert.equal(crossings.length, 3999);
    const again = clash.intersections(teeth, { type: "segment", x1: -1, y1: 4, x2: 9.7, y2: 4 }, crossings);
    assert.equal(again, crossings);
    assert.ok(again.length > 15 && again.length < 25);
});

test("an answer into an object makes no new one", () => {
    const [a, b] = [new clash.Circle(0, 0, 2), new clash.Rectangle(1, -4, 8, 8)];
    const contact = clash.contact(a, b);
    const [points, normal] = [contact.points, contact.normal];
    assert.equal(clash.contact(b, b, 0, contact), contact);
    assert.equal(contact.points, points);
    assert.equal(contact.normal, normal);
    assert.equal(contact.points.length, 2);
    assert.deepEqual(clash.contact(b, b), contact);
});

test("shapes beyond the first two gigabytes are shapes like others", () => {
    const room = raw.allocate(2 ** 31);
    const far = Array.from({ length: 30_000 }, (_, i) => new clash.Polygon([i, 0, i + 2, 0, i, 2]));
    const [last] = far.slice(-1);
    const probe = raw.allocate(600_000);
    assert.ok(probe > 2 ** 31);
    raw.release(probe, 600_000);
    assert.deepEqual([...last.vertices], [29_999, 0, 30_001, 0, 29_999, 2]);
    assert.equal(clash.collide(last, { type: "polygon", vertices: [[30_000, 1], [31_000, 9], [31_000, 0]] }), true);
    assert.equal(clash.distance(last, far[0]).distance, 29_997);
    far.forEach((shape) => shape.dispose());
    raw.release(room, 2 ** 31);
});

test("what is forgotten is collected some day", { skip: typeof globalThis.gc !== "function" }, async () => {
    const round = async () => {
        for (let i = 0; i < 50_000; i++) new clash.Circle(i, 0, 1);
        for (let i = 0; i < 3; i++) {
            globalThis.gc();
            await new Promise((done) => setTimeout(done, 5));
        }
    };
    await round();
    await round();
    const before = bytes();
    for (let i = 0; i < 5; i++) await round();
    assert.ok(bytes() <= before + 4e6, `${bytes() - before} bytes more`);
});
