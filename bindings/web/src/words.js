// Numbers of 64 bits, and ids, as JavaScript has them.
import { shown } from "./check.js";
import { POINT, scratch, u32 } from "./memory.js";

/** Of no collider. */
export const NONE = 0;

/** A collider takes more than 128 bytes, so that of 4 gigabytes no index has more bits. */
const INDICES = 2 ** 25;
const GENERATIONS = 2 ** 28;

/** The id at two words: a number that every double holds. */
export function idAt(words, i) {
    const generation = words[i + 1];
    if (generation >= GENERATIONS) throw new RangeError("a place of the world was used too often for its ids");
    return generation * INDICES + words[i];
}

/** Writes an id to scratch; where. What is no id is that of no collider. */
export function writeId(id) {
    if (typeof id !== "number") throw new TypeError(`${shown(id)} is no id`);
    const isOne = Number.isSafeInteger(id) && id > 0;
    const words = u32();
    const i = (scratch + POINT + 32) >>> 2;
    words[i] = isOne ? id % INDICES : 0;
    words[i + 1] = isOne ? Math.floor(id / INDICES) : 0;
    return scratch + POINT + 32;
}

/** The number of two words. */
export const readNumber = (words, i) => words[i] + words[i + 1] * 2 ** 32;

/** Writes a whole number from 0 on to two words: a bigint, or a number that is exact. */
export function writeWhole(words, i, value, name) {
    if (typeof value === "bigint" && value >= 0n && value < 2n ** 64n) {
        words[i] = Number(value & 0xffffffffn);
        words[i + 1] = Number(value >> 32n);
        return;
    }
    if (typeof value !== "number" && typeof value !== "bigint") {
        throw new TypeError(`${name} is ${shown(value)}, not a number`);
    }
    if (!(Number.isSafeInteger(value) && value >= 0)) throw new RangeError(`${name} is ${value}, not a whole number`);
    words[i] = value % 2 ** 32;
    words[i + 1] = Math.floor(value / 2 ** 32);
}
