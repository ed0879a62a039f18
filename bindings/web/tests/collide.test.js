// The entry with one question: a module of its own, with the answers of the whole one.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as few from "clash2d/collide";
import { askAll } from "./cases.js";
import { api, texts } from "./texts.js";

await few.load();

/** Lines of cases that ask what there is here. */
const ours = (text) => text.split("\n").map((line) => (/^(clash_)?(collide|shape_check) /.test(line) ? line : "")).join("\n");

test("it has the answers of the shared cases", () => {
    const { asked, problems } = askAll(few, api().functions, texts().map(([name, text]) => [name, ours(text)]));
    assert.deepEqual(problems.slice(0, 20), []);
    const total = [...asked.values()].reduce((a, b) => a + b, 0);
    assert.ok(total > 250, `${total} questions`);
});

test("shapes are made, prepared, posed and disposed of as elsewhere", () => {
    const round = few.Polygon.rounded({ x: 0, y: 0, width: 4, height: 2 }, 0.5);
    assert.equal(few.collide(round, new few.Point(0.5, 0)), true);
    assert.equal(few.collide(round, new few.Point(0, 0)), false);
    const hexagon = few.Polygon.regular(0, 0, 2, 0, 6).prepared().atPose({ x: 5, rotation: 90 });
    assert.equal(few.collide(hexagon, { type: "circle", x: 5, y: 3, radius: 1 }), true);
    assert.equal(few.collide(hexagon, { type: "circle", x: 5, y: 3.0625, radius: 1 }), false);
    assert.throws(() => few.collide(hexagon, { type: "circle", x: 0, y: 0, radius: -1 }), RangeError);
    assert.equal(few.check({ type: "circle", x: NaN, y: 0, radius: 1 }), "notFinite");
    hexagon.dispose();
    assert.throws(() => few.collide(hexagon, round), { name: "TypeError", message: /disposed/ });
});

test("the entry with all questions says what is loaded", async () => {
    const all = await import("clash2d");
    await assert.rejects(all.load(), /clash2d\/collide is loaded/);
    await assert.rejects(import("clash2d/sync"), /clash2d\/collide is loaded/);
    await few.load();
});

test("the types declare what there is", () => {
    const read = (file) => readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8");
    const handed = /^export \{ (check, .*) \} from/m.exec(read("collide.d.ts"))[1].split(", ");
    const classes = [...`${read("types.d.ts")}${read("generated/shapes.d.ts")}`.matchAll(/^export declare (?:abstract )?class (\w+)/gm)];
    assert.deepEqual([...handed, ...classes.map(([, name]) => name)].sort(), Object.keys(few).sort());
});
