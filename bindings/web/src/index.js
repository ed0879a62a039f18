import { WHOLE, hasSimd, loadFrom } from "./load.js";

export * from "./all.js";

// Both addresses are written out, so that bundlers find the files.
const usual = () =>
    hasSimd()
        ? fetch(new URL("../dist/clash2d.simd.wasm", import.meta.url))
        : fetch(new URL("../dist/clash2d.wasm", import.meta.url));

export const load = (source) => loadFrom(source, usual, WHOLE);
