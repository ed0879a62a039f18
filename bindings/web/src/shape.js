// What all shapes have: 40 bytes in the memory of WebAssembly, a position, an end.
import { finite, point } from "./check.js";
import { SHAPE, allocate, f32, release, u32 } from "./memory.js";

/** Which word of a shape its position is. */
export const POSITION = 8;
const ORIGIN = Object.freeze([0, 0]);
export const NONE = Object.freeze([]);
/** The property that has the address of a shape, 0 after it was disposed of; no literal has it. */
export const AT = Symbol("address");

/** Frees what a shape had. */
function free({ at, blocks }) {
    release(at, SHAPE);
    for (const block of blocks) block.release();
}

// Only a net: nobody knows when it is drawn in, if ever.
const forgotten = typeof FinalizationRegistry === "undefined" ? undefined : new FinalizationRegistry(free);

export class Shape {
    constructor(kind, options) {
        const isStrict = options?.strict !== false;
        const position = options?.position === undefined ? ORIGIN : positionOf(options, isStrict);
        const at = allocate(SHAPE);
        const words = u32();
        const i = at >>> 2;
        for (let k = 1; k < POSITION; k++) words[i + k] = 0;
        words[i] = kind;
        f32()[i + POSITION] = position[0];
        f32()[i + POSITION + 1] = position[1];
        this[AT] = at;
        this._held = { at, blocks: NONE };
        this.isStrict = isStrict;
        forgotten?.register(this, this._held, this._held);
    }

    /** Where its words begin. */
    get word() {
        if (this[AT] === 0) throw disposed();
        return this[AT] >>> 2;
    }

    get floats() {
        return f32();
    }

    get position() {
        return { x: read(this, POSITION), y: read(this, POSITION + 1) };
    }

    set position(position) {
        const { x, y } = point(position, "position");
        this.moveTo(x, y);
    }

    moveTo(x, y) {
        x = finite(x, "position.x", this.isStrict);
        y = finite(y, "position.y", this.isStrict);
        write(this, POSITION, x);
        write(this, POSITION + 1, y);
        return this;
    }

    get isDisposed() {
        return this[AT] === 0;
    }

    dispose() {
        if (this[AT] === 0) return;
        this[AT] = 0;
        forgotten?.unregister(this._held);
        free(this._held);
        this._held = undefined;
    }

    toString() {
        return `[${this.type}]`;
    }
}

/** The position that options or a literal tell. */
export function positionOf(options, isStrict) {
    const { x, y } = point(options.position, "position");
    return [finite(x, "position.x", isStrict), finite(y, "position.y", isStrict)];
}

// Older engines have no such symbol; what they have of it comes from a polyfill that is loaded before.
if (Symbol.dispose) Shape.prototype[Symbol.dispose] = Shape.prototype.dispose;

export function disposed() {
    return new TypeError("the shape was disposed of");
}

/** Binds arrays to a shape, which are given back with it. */
export function hold(shape, blocks) {
    shape._held.blocks = blocks;
}

export const addressOf = (shape) => shape[AT];
export const blocksOf = (shape) => shape._held.blocks;

export function read(shape, word) {
    return f32()[shape.word + word];
}

export function write(shape, word, value) {
    f32()[shape.word + word] = value;
}
