import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { after, test } from "node:test";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { importMetaAssets } from "@web/rollup-plugin-import-meta-assets";
import * as esbuild from "esbuild";
import { rollup } from "rollup";
import { build as vite, createServer as viteServer } from "vite";
import webpack from "webpack";
import { browse, serve, toldBy } from "./server.js";

const app = fileURLToPath(new URL("app", import.meta.url));
const browser = await browse();
after(() => browser.close());

/** A folder for what is built, with a page that runs main.js there. */
function output() {
    const folder = mkdtempSync(join(tmpdir(), "clash2d-"));
    cpSync(join(app, "index.html"), join(folder, "index.html"));
    return folder;
}

async function tells(folder) {
    const server = await serve(folder);
    try {
        assert.equal(await toldBy(browser, `${server.address}/`), "true 3");
    } finally {
        server.close();
    }
}

test("vite builds and serves it", async () => {
    const folder = output();
    await vite({ root: app, base: "./", logLevel: "error", build: { outDir: folder, emptyOutDir: true } });
    await tells(folder);
    const server = await viteServer({ root: app, logLevel: "error", optimizeDeps: { exclude: ["clash2d"] } });
    await server.listen();
    try {
        assert.equal(await toldBy(browser, server.resolvedUrls.local[0]), "true 3");
    } finally {
        await server.close();
    }
});

test("webpack", async () => {
    const folder = output();
    const settings = {
        mode: "production", entry: join(app, "main.js"), output: { path: folder, filename: "main.js" },
        performance: { hints: false },
    };
    const stats = await new Promise((done, fail) =>
        webpack(settings, (error, stats) => (error ? fail(error) : done(stats))),
    );
    assert.equal(stats.hasErrors(), false, stats.toString());
    await tells(folder);
});

test("rollup", async () => {
    const folder = output();
    const bundle = await rollup({ input: join(app, "main.js"), plugins: [nodeResolve({ browser: true }), importMetaAssets()] });
    await bundle.write({ dir: folder, entryFileNames: "main.js" });
    await bundle.close();
    await tells(folder);
});

test("esbuild, with the bytes inside and as a file", async () => {
    const settings = { bundle: true, format: "esm", minify: true, logLevel: "error" };
    const inside = output();
    await esbuild.build({ ...settings, entryPoints: [join(app, "sync.js")], outfile: join(inside, "main.js") });
    await tells(inside);
    const beside = output();
    await esbuild.build({
        ...settings, entryPoints: { main: join(app, "address.js") }, outdir: beside, loader: { ".wasm": "file" },
    });
    await tells(beside);
    const inNode = join(inside, "node.mjs");
    writeFileSync(inNode, `${readFileSync(join(inside, "main.js"), "utf8")}\n`);
    await import(inNode);
    assert.equal(globalThis.told, "true 3");
});

test("what is not asked for is not in a bundle", async () => {
    const sources = [
        'import { load } from "clash2d"; load();', 'import * as few from "clash2d/collide"; globalThis.few = few;',
        'import * as all from "clash2d"; globalThis.all = all;',
    ];
    const [small, few, all] = await Promise.all(
        sources.map(
            async (contents) => {
                const settings = { bundle: true, format: "esm", minify: true, write: false, logLevel: "error" };
                const built = await esbuild.build({ ...settings, stdin: { contents, resolveDir: app } });
                return built.outputFiles[0].contents.length;
            },
        ),
    );
    assert.ok(small < all / 2, `${small} bytes of ${all}`);
    assert.ok(few < (2 * all) / 3, `${few} bytes of ${all}`);
});
