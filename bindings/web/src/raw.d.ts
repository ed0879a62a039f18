export type { Exports } from "./generated/raw.js";
import type { Exports } from "./generated/raw.js";

/** The functions and the memory of the module, once it is loaded. */
export declare const exports: Exports;
export declare function isLoaded(): boolean;
/** The address of as many bytes, a multiple of 16. RangeError: there is no memory. */
export declare function allocate(size: number): number;
/** Gives back what `allocate` returned for that size. */
export declare function release(address: number, size: number): void;
/** All of the memory, as it is now: ask again after it may have grown. */
export declare function f32(): Float32Array;
export declare function u32(): Uint32Array;
export declare function u8(): Uint8Array;
