import { fromFile, read } from "./files.js";
import { hasSimd, loadFrom } from "./load.js";

export * from "./few.js";

const usual = () => read(hasSimd() ? "../dist/collide.simd.wasm" : "../dist/collide.wasm");

export const load = async (source) => loadFrom(await fromFile(source), usual);
