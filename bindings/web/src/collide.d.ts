/**
 * Whether shapes meet, and nothing else: a fifth of the bytes of `clash2d`, with the same classes and literals of shapes. One of
 * the two is loaded, as shapes live in the memory of one module.
 */
export * from "./types.js";
export * from "./generated/shapes.js";
export { Side, Status } from "./generated/enums.js";
export { check, collide, hasSimd, isLoaded, load, loadSync, module, statusMessage, version } from "./index.js";
export type { Source } from "./index.js";
