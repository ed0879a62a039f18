// Many shapes of one kind: their numbers lie in one array, and one call asks about all of them.
import { index, shown } from "./check.js";
import { BATCH_A, BATCH_B, Block, f32, listRoom, listed, scratch, u32, wasm } from "./memory.js";
import { first } from "./literal.js";

const forgotten =
    typeof FinalizationRegistry === "undefined" ? undefined : new FinalizationRegistry((block) => block.release());

/** Shapes of one kind, `stride` floats each. */
class Shapes {
    constructor(kind, stride, shapes) {
        const isCount = typeof shapes === "number";
        if (!isCount && !ArrayBuffer.isView(shapes) && !Array.isArray(shapes)) {
            throw new TypeError(`${shown(shapes)} is no number of shapes and no array of their numbers`);
        }
        if (!isCount && shapes.length % stride !== 0) {
            throw new RangeError(`${shapes.length} numbers are no shapes of ${stride} each`);
        }
        const count = isCount ? index(shapes, "count") : shapes.length / stride;
        this.kind = kind;
        this.stride = stride;
        this.count = count;
        this._block = new Block(Math.max(16, count * stride * 4));
        forgotten?.register(this, this._block, this);
        if (isCount) this.data.fill(0);
        else this.data.set(shapes);
    }

    get _at() {
        if (this._block === undefined) throw new TypeError("the shapes were disposed of");
        return this._block.at;
    }

    /** Their numbers, in the memory of WebAssembly: ask again after whatever may have made that grow. */
    get data() {
        const start = this._at >>> 2;
        return f32().subarray(start, start + this.count * this.stride);
    }

    get isDisposed() {
        return this._block === undefined;
    }

    dispose() {
        if (this._block === undefined) return;
        forgotten?.unregister(this);
        this._block.release();
        this._block = undefined;
    }
}

if (Symbol.dispose) Shapes.prototype[Symbol.dispose] = Shapes.prototype.dispose;

const of = (kind, stride) =>
    class extends Shapes {
        constructor(shapes) {
            super(kind, stride, shapes);
        }
    };

export const Points = of(1, 2);
export const Lines = of(2, 4);
export const Segments = of(3, 4);
export const Circles = of(4, 3);
export const Rectangles = of(5, 4);
export const OrientedRectangles = of(6, 5);
export const Capsules = of(7, 5);
export const Sectors = of(10, 6);

/** Writes a batch to a place. */
function batchAt(shapes, place, name) {
    if (!(shapes instanceof Shapes)) throw new TypeError(`${name} is ${shown(shapes)}, not many shapes`);
    const start = shapes._at;
    const i = (scratch + place) >>> 2;
    const words = u32();
    words.fill(0, i, i + 14);
    words[i] = shapes.kind;
    words[i + 1] = shapes.count;
    words[i + 2] = start;
    words[i + 3] = shapes.stride * 4;
    return scratch + place;
}

/** Asks for a mask of so many shapes, a bit for each, and copies it to the caller's, if there is one; how many. */
function masked(count, mask, call) {
    if (mask === undefined) return call(0, 0) >>> 0;
    if (!(mask instanceof Uint32Array)) throw new TypeError(`mask is ${shown(mask)}, not a Uint32Array`);
    if (mask.length * 32 < count) throw new RangeError(`mask has ${mask.length * 32} bits for ${count} shapes`);
    const capacity = Math.ceil(count / 64);
    const at = listRoom(8 * capacity);
    const total = call(at, capacity) >>> 0;
    mask.set(u32().subarray(at >>> 2, (at >>> 2) + Math.ceil(count / 32)));
    return total;
}

export function collideMany(shape, many, mask) {
    const [at, batch] = [first(shape), batchAt(many, BATCH_A, "many")];
    return masked(many.count, mask, (...to) => wasm.clash_batch_collide(at, batch, ...to));
}

export function collidePairs(a, b, mask) {
    const [p, q] = [batchAt(a, BATCH_A, "a"), batchAt(b, BATCH_B, "b")];
    return masked(Math.min(a.count, b.count), mask, (...to) => wasm.clash_batch_collide_pairs(p, q, ...to));
}

export function castRays(shape, rays, entries) {
    if (!(rays instanceof Lines)) throw new TypeError(`rays is ${shown(rays)}, not Lines`);
    const [at, batch] = [first(shape), batchAt(rays, BATCH_A, "rays")];
    if (entries === undefined) return wasm.clash_batch_cast_rays(at, batch, 0, 0) >>> 0;
    if (!(entries instanceof Float32Array)) throw new TypeError(`entries is ${shown(entries)}, not a Float32Array`);
    const room = listRoom(4 * rays.count);
    const total = wasm.clash_batch_cast_rays(at, batch, room, rays.count) >>> 0;
    if (entries.length < rays.count) throw new RangeError(`entries has room for ${entries.length} of ${rays.count}`);
    entries.set(f32().subarray(room >>> 2, (room >>> 2) + rays.count));
    return total;
}

export function findPairs(a, b = null, { limit = 0 } = {}) {
    const [p, q] = [batchAt(a, BATCH_A, "a"), b === null ? 0 : batchAt(b, BATCH_B, "b")];
    index(limit, "limit");
    const capacity = wasm.clash_batch_find_pairs_capacity(p, q) >>> 0;
    const block = new Block(Math.max(16, capacity * 8));
    try {
        const call = (to, room) => wasm.clash_batch_find_pairs(p, q, limit, to, room, block.at, capacity);
        const [at, count] = listed(8, call);
        return u32().slice(at >>> 2, (at >>> 2) + 2 * count);
    } finally {
        block.release();
    }
}

export function maskIndices(mask) {
    const indices = [];
    mask.forEach((word, i) => {
        for (let left = word; left !== 0; left &= left - 1) indices.push(32 * i + 31 - Math.clz32(left & -left));
    });
    return Uint32Array.from(indices);
}
