// Shapes as arguments: instances, and plain objects, which are written to scratch.
import { polygon, chain, group } from "./arrays.js";
import { shown } from "./check.js";
import { simple } from "./generated/literals.js";
import { FIRST, SECOND, f32, scratch, u32 } from "./memory.js";
import { AT, NONE, POSITION, Shape, disposed, positionOf } from "./shape.js";

/**
 * How a literal of each type is written: `(literal, word, isStrict) => kind`. A table, and nothing that modules add
 * themselves to: bundlers leave out modules of which nothing is used.
 */
const WRITERS = { ...simple, polygon, chain, group };

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
    const isOne = literal !== null && typeof literal === "object" && Object.hasOwn(WRITERS, literal.type);
    const writer = isOne ? WRITERS[literal.type] : undefined;
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
