// What a page has to load, in bytes after brotli of a middling quality, as servers compress on the fly. At the highest one
// it is 15 % less. A limit is raised by what a capability needs, with it.
import assert from "node:assert/strict";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { test } from "node:test";
import { brotliCompressSync, constants } from "node:zlib";

const LIMITS = {
    "dist/clash2d.simd.wasm": 1_010_000, "dist/clash2d.wasm": 1_090_000, "dist/collide.simd.wasm": 202_000, "dist/collide.wasm": 225_000,
};
const CODE = 25_700;

const compressed = (bytes) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }).length;
const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url));

test("the modules have no names of functions inside, and stay within their limits", (t) => {
    for (const [file, limit] of Object.entries(LIMITS)) {
        const module = new WebAssembly.Module(read(file));
        assert.equal(WebAssembly.Module.customSections(module, "name").length, 0);
        assert.deepEqual(WebAssembly.Module.imports(module), []);
        const size = compressed(read(file));
        t.diagnostic(`${file}: ${size} bytes of ${limit}`);
        assert.ok(size <= limit, `${file}: ${size} bytes, more than ${limit}`);
    }
});

test("the code around them is small", (t) => {
    const files = ["src", "src/generated"].flatMap((folder) =>
        readdirSync(new URL(`../${folder}/`, import.meta.url)).filter((name) => name.endsWith(".js")).map((name) => `${folder}/${name}`),
    );
    const size = compressed(Buffer.concat(files.map(read)));
    t.diagnostic(`${size} bytes of ${CODE}, without comments taken out`);
    assert.ok(statSync(new URL("../package.json", import.meta.url)).size > 0 && size <= CODE, `${size} bytes`);
});
