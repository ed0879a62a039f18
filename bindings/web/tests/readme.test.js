import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";

// Beside the modules: in the package, where its own name leads to itself, and in no commit.
const folder = new URL("../dist/", import.meta.url);

test("the examples of the README run", async (t) => {
    const text = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const examples = [...text.matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => code);
    if (examples.length < 4) throw new Error("the README has lost its examples");
    for (const [number, code] of examples.entries()) {
        const file = new URL(`example-${number}.mjs`, folder);
        writeFileSync(file, code);
        t.mock.method(console, "log", () => {});
        await import(file);
    }
});

test("what the README says of numbers is so", async () => {
    const assert = (await import("node:assert/strict")).default;
    const { Capsule, Circle, Rectangle, cast, collide, distance, load, separation } = await import("clash2d");
    await load();
    assert.equal(new Circle(0.1 + 0.2, 0, 1).x, 0.30000001192092896);
    assert.equal(new Circle(0.3, 0, 1).x, 0.30000001192092896);
    assert.equal(collide(new Circle(0.1, 0, 0.2), { type: "point", x: 0.3, y: 0 }), false);
    const [hero, wall] = [new Capsule(0, 0, 0, 2, 0.5), new Rectangle(3, -1, 1, 9)];
    assert.equal(distance(hero, wall).distance, 2.5);
    assert.equal(cast(hero, { x: 10, y: 0 }, wall).fraction, 0.25);
    assert.deepEqual(separation(wall, new Circle(3, 4, 1)), { x: -1, y: 0 });
});
