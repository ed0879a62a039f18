import assert from "node:assert/strict";
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { after, test } from "node:test";
import { api, texts } from "../texts.js";
import { browse, serve, toldBy } from "./server.js";

const folder = mkdtempSync(join(tmpdir(), "clash2d-"));
const web = fileURLToPath(new URL("../../", import.meta.url));
for (const part of ["src", "dist", "tests/cases.js", "tests/tools"]) {
    const isOurs = (file) => !file.includes("node_modules");
    cpSync(join(web, part), join(folder, "bindings/web", part), { recursive: true, filter: isOurs });
}
writeFileSync(join(folder, "cases.json"), JSON.stringify({ functions: api().functions, texts: texts() }));

const POLICY = { "Content-Security-Policy": "script-src 'self'" };
const server = await serve(folder, (path) => ({
    ...(path.includes("load") && path.startsWith("/strict") ? POLICY : {}),
    ...(path.endsWith("clash2d.wasm") || path.endsWith("collide.wasm") ? { "Content-Type": "application/octet-stream" } : {}),
}));
cpSync(join(web, "tests/tools/load.html"), join(folder, "strict-load.html"));
const browser = await browse();
after(async () => {
    await browser.close();
    server.close();
});

const TOOLS = "/bindings/web/tests/tools";
const load = (query) => toldBy(browser, `${server.address}${TOOLS}/load.html${query}`);

test("Chromium and a worker there answer the shared cases", async () => {
    const { page, worker } = await toldBy(browser, `${server.address}${TOOLS}/cases.html`);
    for (const { asked, problems } of [page, worker]) {
        assert.deepEqual(problems.slice(0, 10), []);
        assert.ok(asked > 4000);
    }
});

test("with SIMD one module is fetched, and the other one without; also as a type that is none", async () => {
    assert.deepEqual(await load(""), { answer: true, files: ["clash2d.simd.wasm"] });
    assert.deepEqual(await load("?plain"), { answer: true, files: ["clash2d.wasm"] });
    const address = `${server.address}/bindings/web/dist/clash2d.wasm`;
    assert.equal((await load(`?from=${encodeURIComponent(address)}`)).answer, true);
});

test("the entry with one question fetches a module of its own", async () => {
    assert.deepEqual(await load("?collide"), { answer: true, files: ["collide.simd.wasm"] });
    assert.deepEqual(await load("?collide&plain"), { answer: true, files: ["collide.wasm"] });
});

test("what is in the way of loading is told", async () => {
    const { error } = await load("?from=/none.wasm");
    assert.match(error, /^Error: clash2d could not be loaded: .*none\.wasm: 404/);
    const strict = await toldBy(browser, `${server.address}/strict-load.html`);
    assert.match(strict.error, /could not be loaded: .*(unsafe-eval|Content Security Policy)/);
});

// What the other platforms have told: tests/workload/answers.txt.
const workload = process.env.CLASH2D_WORKLOAD;

test("Chromium gives the bits of all platforms", { skip: !(workload && existsSync(workload)) }, async () => {
    cpSync(workload, join(folder, "workload.wasm"));
    const lines = await toldBy(browser, `${server.address}${TOOLS}/hashes.html`, 120_000);
    const answers = readFileSync(new URL("../../../../tests/workload/answers.txt", import.meta.url), "utf8");
    assert.deepEqual([...lines].sort(), answers.trimEnd().split("\n").sort());
});
