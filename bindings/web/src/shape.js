// What all shapes have: 40 bytes in the memory of WebAssembly, a position, an end.
import { finite, point, shown } from "./check.js";
import { FIRST, SHAPE, SECOND, allocate, f32, release, scratch, u32 } from "./memory.js";

/** Which word of a shape its position is. */
const POSITION = 8;
const ORIGIN = Object.freeze([0, 0]);
const NONE = Object.freeze([]);
/** The property that has the address of a shape, 0 after it was disposed of; no literal has it. */
const AT = Symbol("address");

/** How a literal of each type is written: `(literal, word, isStrict) => kind`. */
export const literals = new Map();

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
function positionOf(options, isStrict) {
    const { x, y } = point(options.position, "position");
    return [finite(x, "position.x", isStrict), finite(y, "position.y", isStrict)];
}

// Older engines have no such symbol; what they have of it comes from a polyfill that is loaded before.
if (Symbol.dispose) Shape.prototype[Symbol.dispose] = Shape.prototype.dispose;

function disposed() {
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

// ---- Shapes as arguments -------------------------------------------------------------------------

// One look at one property: classes of shapes are many, and each look at an object of any of them costs.
export function first(shape) {
    const at = shape?.[AT];
    return at > 0 ? at : other(shape, FIRST, "a");
}

export function second(shape) {
    const at = shape?.[AT];
    return at > 0 ? at : other(shape, SECOND, "b");
}

/** What the literals of the last call borrow, by where they stand. */
const borrowed = { [FIRST]: NONE, [SECOND]: NONE };
let temporary = [];

/** Blocks that a literal borrows, until another one takes its place. */
export function lend(blocks) {
    temporary.push(...blocks);
}

/** Hands over what literals have borrowed since. */
export function taken() {
    const blocks = temporary;
    temporary = [];
    return blocks;
}

/** What is no living instance: a literal, which is written to scratch, or a mistake. */
function other(shape, place, name) {
    if (shape instanceof Shape) throw disposed();
    try {
        writeLiteral(shape, scratch + place, name);
    } catch (error) {
        taken().forEach((block) => block.release());
        throw error;
    }
    if (temporary.length > 0 || borrowed[place].length > 0) {
        borrowed[place].forEach((block) => block.release());
        borrowed[place] = taken();
    }
    return scratch + place;
}

/** Writes a literal to an address. */
export function writeLiteral(literal, at, name) {
    const writer = literal !== null && typeof literal === "object" ? literals.get(literal.type) : undefined;
    if (writer === undefined) throw new TypeError(`${name} is ${kindOf(literal)}, not a shape`);
    const isStrict = literal.strict !== false;
    const i = at >>> 2;
    const kind = writer(literal, i, isStrict);
    const words = u32();
    words[i] = kind;
    words[i + 1] = 0;
    if (literal.position === undefined) {
        words[i + POSITION] = words[i + POSITION + 1] = 0;
    } else {
        f32().set(positionOf(literal, isStrict), i + POSITION);
    }
}

function kindOf(literal) {
    const type = literal !== null && typeof literal === "object" ? literal.type : undefined;
    return type === undefined ? shown(literal) : `of the type ${shown(type)}`;
}
