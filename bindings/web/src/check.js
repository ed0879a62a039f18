// What is refused, and how it is said.
import { STATUS } from "./generated/enums.js";
import { u8, wasm } from "./memory.js";

/** The sentence of the library for a status, a word or a number. */
export function statusMessage(status) {
    const number = typeof status === "number" ? status : STATUS.indexOf(status);
    if (number < 0) throw new TypeError(`${status} is no status`);
    const start = wasm.clash_status_message(number);
    const bytes = u8();
    let end = start;
    while (bytes[end] !== 0) end += 1;
    return String.fromCharCode(...bytes.subarray(start, end));
}

/** A name for a value in messages. */
export function shown(value) {
    if (value === null) return "null";
    if (typeof value === "object") return value.constructor?.name ?? "an object";
    if (typeof value === "function") return "a function";
    return typeof value === "string" ? JSON.stringify(value) : String(value);
}

export function refuse(status, what) {
    throw new RangeError(`${what}: ${statusMessage(status)}`);
}

/** The float that a number is rounded to. */
export function finite(value, name, isStrict = true) {
    const held = number(value, name);
    if (isStrict && held - held !== 0) refuse("notFinite", `${name} is ${value}`);
    return held;
}

/** The same of what must not be negative. */
export function size(value, name, isStrict = true) {
    const held = finite(value, name, isStrict);
    if (isStrict && held < 0) refuse("negative", `${name} is ${value}`);
    return held;
}

/** The same of what may be infinite: how far to look. */
export function extent(value, name) {
    const held = number(value, name);
    if (!(held >= 0)) refuse(held < 0 ? "negative" : "notFinite", `${name} is ${value}`);
    return held;
}

function number(value, name) {
    if (typeof value !== "number") throw new TypeError(`${name} is ${shown(value)}, not a number`);
    return Math.fround(value);
}

export function ring(innerRadius, radius, isStrict) {
    if (isStrict && innerRadius > radius) refuse("badInnerRadius", `innerRadius is ${innerRadius}`);
}

/** Radians as degrees. A multiple of `Math.PI / 2` is a multiple of 90. */
export function degrees(radians, name) {
    if (typeof radians !== "number") throw new TypeError(`${name} is ${shown(radians)}, not a number`);
    return (radians * 180) / Math.PI;
}

/** A whole number from 0 on that 32 bits hold. */
export function index(value, name) {
    if (typeof value !== "number") throw new TypeError(`${name} is ${shown(value)}, not a number`);
    if (!(Number.isInteger(value) && value >= 0 && value < 2 ** 32)) {
        throw new RangeError(`${name} is ${value}, not a whole number of 32 bits`);
    }
    return value;
}

/** The number that a word stands for. */
export function chosen(words, word, name) {
    const number = words.indexOf(word);
    if (number < 0) throw new TypeError(`${name} is ${shown(word)}, not ${words.map(shown).join(" or ")}`);
    return number;
}

/** What has x and y. */
export function point(value, name) {
    if (value === null || typeof value !== "object") {
        throw new TypeError(`${name} is ${shown(value)}, not a point with x and y`);
    }
    return value;
}
