import { fromFile, read } from "./files.js";
import { WHOLE, hasSimd, loadFrom } from "./load.js";

export * from "./all.js";

const usual = () => read(hasSimd() ? "../dist/clash2d.simd.wasm" : "../dist/clash2d.wasm");

export const load = async (source) => loadFrom(await fromFile(source), usual, WHOLE);
