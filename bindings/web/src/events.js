// What an update tells, in typed arrays of JavaScript's own: they are the same ones after the next update, with other
// numbers.
import { f32, u32 } from "./memory.js";
import { idAt, readNumber } from "./words.js";

const EVENT = 16;
const PAIR = 4;

/** The columns of a list, and the types of their arrays. */
const OF_EVENTS = {
    a: Float64Array, b: Float64Array, userA: Float64Array, userB: Float64Array, enter: Float32Array,
    exit: Float32Array, x: Float32Array, y: Float32Array, normalX: Float32Array, normalY: Float32Array,
    flags: Uint32Array,
};
const OF_PAIRS = { a: Float64Array, b: Float64Array };

/** A list in columns, which grow and never shrink. */
class Columns {
    #types;
    #room = {};

    constructor(types) {
        this.#types = types;
        this.resize(0);
    }

    resize(count) {
        this.count = count;
        for (const name in this.#types) {
            if (!(this.#room[name]?.length >= count)) this.#room[name] = new this.#types[name](2 * count);
            this[name] = this.#room[name].subarray(0, count);
        }
    }

    /** One after the other, as objects. */
    *[Symbol.iterator]() {
        for (let k = 0; k < this.count; k++) {
            yield Object.fromEntries(Object.keys(this.#types).map((name) => [name, this[name][k]]));
        }
    }
}

function readEvents(list, at, count) {
    list.resize(count);
    const [f, u] = [f32(), u32()];
    const { a, b, userA, userB, enter, exit, x, y, normalX, normalY, flags } = list;
    for (let k = 0, i = at >>> 2; k < count; k++, i += EVENT) {
        a[k] = idAt(u, i);
        b[k] = idAt(u, i + 2);
        userA[k] = readNumber(u, i + 4);
        userB[k] = readNumber(u, i + 6);
        enter[k] = f[i + 8];
        exit[k] = f[i + 9];
        x[k] = f[i + 10];
        y[k] = f[i + 11];
        normalX[k] = f[i + 12];
        normalY[k] = f[i + 13];
        flags[k] = u[i + 14];
    }
}

function readPairs(list, at, count) {
    list.resize(count);
    const u = u32();
    const { a, b } = list;
    for (let k = 0, i = at >>> 2; k < count; k++, i += PAIR) {
        a[k] = idAt(u, i);
        b[k] = idAt(u, i + 2);
    }
}

export class Events {
    begins = new Columns(OF_EVENTS);
    ends = new Columns(OF_EVENTS);
    stays = new Columns(OF_PAIRS);

    /** Reads a ClashEvents. */
    read(at) {
        const [begins, beginCount, ends, endCount, stays, stayCount] = u32().subarray(at >>> 2, (at >>> 2) + 6);
        readEvents(this.begins, begins, beginCount);
        readEvents(this.ends, ends, endCount);
        readPairs(this.stays, stays, stayCount);
        return this;
    }
}
