import assert from "node:assert/strict";
import { test } from "node:test";
import * as clash from "clash2d";
import { CALLS, askAll } from "./cases.js";
import { api, texts } from "./texts.js";

await clash.load();

test("the shared cases have their answers", () => {
    const { asked, problems } = askAll(clash, api().functions, texts());
    assert.deepEqual(problems.slice(0, 20), []);
    const silent = Object.keys(CALLS).filter((name) => !asked.has(name));
    assert.deepEqual(silent, [], "no case asked these");
    const total = [...asked.values()].reduce((a, b) => a + b, 0);
    assert.ok(total > 4000, `${total} questions`);
});
