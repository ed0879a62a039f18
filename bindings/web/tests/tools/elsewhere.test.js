// The package in Deno and in Bun, each entry as it is installed.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL("./", import.meta.url));
const RUN = { deno: ["run", "--allow-read"], bun: ["run"] };

for (const [engine, words] of Object.entries(RUN)) {
    test(engine, () => {
        for (const entry of ["clash2d", "clash2d/sync", "clash2d/collide"]) {
            const told = execFileSync(`${here}node_modules/.bin/${engine}`, [...words, "elsewhere.mjs", entry], { cwd: here, encoding: "utf8" });
            assert.equal(told.trim(), `${entry}: right`);
        }
    });
}
