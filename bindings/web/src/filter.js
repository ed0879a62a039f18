// Functions of JavaScript as filters of queries: WebAssembly calls them through its table.
import { shown } from "./check.js";
import { alone, u32, wasm } from "./memory.js";
import { idAt } from "./words.js";

/** A module that hands on its import `a.a` as its export `a`: (i32, i64, i32) -> i32. Tables take what modules export. */
const HANDING_ON = new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 8, 1, 96, 3, 127, 126, 127, 1, 127, 2, 7, 1, 1, 97, 1, 97, 0, 0, 7, 5, 1, 1, 97, 0, 0,
]);

/** Where it is in the table, once there was one. */
let place = 0;
/** The filter of the call that is under way, and what it has thrown. */
let accept;
let thrown;

/** Called by WebAssembly with the address of an id. What is thrown waits, as nothing may leave the library in between. */
function isAccepted(at, user) {
    if (thrown !== undefined) return 0;
    try {
        const id = idAt(u32(), at >>> 2);
        return alone(() => accept(id, Number(BigInt.asUintN(64, user)))) ? 1 : 0;
    } catch (error) {
        thrown = { error };
        return 0;
    }
}

function placeInTable() {
    const { __indirect_function_table: table } = wasm;
    const instance = new WebAssembly.Instance(new WebAssembly.Module(HANDING_ON), { a: { a: isAccepted } });
    const at = table.grow(1);
    table.set(at, instance.exports.a);
    return at;
}

/** The place of what calls the filter of a query in the table; 0: it has none. */
export function filterAt(filter) {
    if (filter === undefined || filter === null) return 0;
    if (typeof filter !== "function") throw new TypeError(`accept is ${shown(filter)}, not a function`);
    if (place === 0) place = placeInTable();
    return place;
}

/** Calls what asks with a filter, and throws what that has thrown. */
export function filtered(filter, call) {
    if (filter === undefined || filter === null) return call();
    [accept, thrown] = [filter, undefined];
    try {
        const result = call();
        if (thrown !== undefined) throw thrown.error;
        return result;
    } finally {
        accept = thrown = undefined;
    }
}
