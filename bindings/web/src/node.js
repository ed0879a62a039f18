import { readFile } from "node:fs/promises";
import { hasSimd, loadFrom } from "./load.js";

export * from "./all.js";

const file = () => (hasSimd() ? "../dist/clash2d.simd.wasm" : "../dist/clash2d.wasm");
const usual = () => readFile(new URL(file(), import.meta.url));

export const load = async (source) => loadFrom(await fromFile(source), usual);

// fetch of node knows no files.
async function fromFile(source) {
    const isFile = source instanceof URL ? source.protocol === "file:" : String(source).startsWith("file:");
    return isFile ? readFile(new URL(source)) : source;
}
