// For who calls the library by pointers.
export { wasm as exports, allocate, release, f32, u32, u8, isLoaded } from "./memory.js";
