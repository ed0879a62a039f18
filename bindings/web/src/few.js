// What the entry for one question has: shapes of all kinds, and whether they meet.
export { isLoaded } from "./memory.js";
export { hasSimd, loadSync, module, version } from "./load.js";
export { statusMessage } from "./check.js";
export { Shape } from "./shape.js";
export * from "./generated/shapes.js";
export { Chain, Group, Polygon } from "./arrays.js";
export { check, collide } from "./questions.js";
