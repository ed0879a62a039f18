// The module that is loaded, its memory as typed arrays, and room in it.

const PAGE = 65536;
/** Room for shapes and small arrays is taken in pieces of this size. */
const PIECE = 4 * PAGE;

const nothing = new Proxy({}, {
    get() {
        throw new Error("clash2d is not loaded yet: await load() before the first question");
    },
});

/** The exports of the module. */
export let wasm = nothing;
/** The module itself, for workers. */
export let compiled;

let floats = new Float32Array(0);
let words = new Uint32Array(0);
let bytes = new Uint8Array(0);

// Whenever the memory grows the old arrays have length 0.
function renew() {
    const { buffer } = wasm.memory;
    floats = new Float32Array(buffer);
    words = new Uint32Array(buffer);
    bytes = new Uint8Array(buffer);
}

export function f32() {
    if (floats.length === 0) renew();
    return floats;
}

export function u32() {
    if (words.length === 0) renew();
    return words;
}

export function u8() {
    if (bytes.length === 0) renew();
    return bytes;
}

/** Takes what was instantiated; once, as shapes live in its memory. */
export function attach(module, instance) {
    if (compiled !== undefined) return;
    compiled = module;
    wasm = instance.exports;
    scratch = allocate(SCRATCH);
}

const busy = new Proxy({}, {
    get() {
        throw new Error("nothing can be asked within a filter of a query: its answer is being written");
    },
});

/** Calls what must ask nothing itself, as arguments and answers of the call that is under way are in the same memory. */
export function alone(call) {
    const exports = wasm;
    wasm = busy;
    try {
        return call();
    } finally {
        wasm = exports;
    }
}

export const isLoaded = () => compiled !== undefined;

// ---- Room ----------------------------------------------------------------------------------------

/** Addresses that are free, by the size of the room there. */
const free = new Map();
let next = 0;
let end = 0;

/** How much room is taken for so many bytes: few sizes, so that it is used again. */
function rounded(size) {
    if (size <= 512) return (size + 15) & ~15;
    let room = 1024;
    while (room < size) room *= 2;
    return room > PIECE ? Math.ceil(size / PAGE) * PAGE : room;
}

/** An address of as many bytes, a multiple of 16. */
export function allocate(size) {
    const room = rounded(size);
    const again = free.get(room)?.pop();
    if (again !== undefined) return again;
    if (room > end - next) grow(room);
    next += room;
    return next - room;
}

function grow(room) {
    const { memory } = wasm;
    const pages = Math.ceil(Math.max(room, PIECE) / PAGE);
    let start;
    try {
        start = memory.grow(pages) * PAGE;
    } catch {
        throw new RangeError(`clash2d has no memory for ${room} bytes`);
    }
    if (start !== end) next = start;
    end = start + pages * PAGE;
}

/** Gives back what `allocate` returned for that size. */
export function release(at, size) {
    const room = rounded(size);
    const list = free.get(room);
    if (list === undefined) free.set(room, [at]);
    else list.push(at);
}

/** Room that several shapes share: a group borrows the arrays of its members. */
export class Block {
    constructor(size) {
        this.size = size;
        this.at = allocate(size);
        this.users = 1;
    }

    shared() {
        this.users += 1;
        return this;
    }

    release() {
        this.users -= 1;
        if (this.users === 0) release(this.at, this.size);
    }
}

// ---- Scratch -------------------------------------------------------------------------------------

/** The bytes of a ClashShape. */
export const SHAPE = 40;

/** Where arguments and answers of one call stand, in bytes from `scratch`. */
export const FIRST = 0;
export const SECOND = 48;
export const SETTINGS = 96;
export const MOTION_A = 128;
export const MOTION_B = 160;
export const POINT = 192;
export const BATCH_A = 256;
export const BATCH_B = 320;
export const ANSWER = 384;
export const OBSTACLES = 896;
const SCRATCH = 1024;

export let scratch = 0;

let list = 0;
let listSize = 0;

/** Room for a list of answers, until the next call. */
export function listRoom(size) {
    if (size > listSize) {
        const room = Math.max(4096, 2 ** Math.ceil(Math.log2(size)));
        const at = allocate(room);
        if (listSize > 0) release(list, listSize);
        [list, listSize] = [at, room];
    }
    return list;
}

/** Elements of a list, of which the library tells how many there are. */
export function listed(size, call) {
    let capacity = Math.max(1, Math.floor(listSize / size));
    let total = call(listRoom(capacity * size), capacity) >>> 0;
    if (total > capacity) total = call(listRoom(total * size), (capacity = total)) >>> 0;
    return [list, total];
}
