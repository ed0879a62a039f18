// Whether shapes meet, and nothing else: a fifth of the bytes.
import { hasSimd, loadFrom } from "./load.js";

export * from "./few.js";

// Both addresses are written out, so that bundlers find the files.
const usual = () =>
    hasSimd()
        ? fetch(new URL("../dist/collide.simd.wasm", import.meta.url))
        : fetch(new URL("../dist/collide.wasm", import.meta.url));

export const load = (source) => loadFrom(source, usual);
