// A copy of a shape that the library owns, with all that it borrows.
import { Block, SHAPE, u32, u8 } from "./memory.js";
import { Shape, addressOf, hold } from "./shape.js";

const TYPES = [
    "none", "point", "line", "segment", "circle", "rectangle", "orientedRectangle", "capsule", "polygon", "chain",
    "sector", "group", "prepared",
];
const VERTEX = 8;
const WORD = 4;
const NODE = 128;

/** The arrays of a kind: which word has the address, which one the count, and how large an element is. */
const ARRAYS = {
    polygon: [[2, 3, VERTEX], [4, 5, WORD]],
    chain: [[2, 3, VERTEX]],
    group: [[2, 3, SHAPE]],
    prepared: [[2, 3, NODE], [4, 5, SHAPE]],
};

class Copy extends Shape {
    constructor(at) {
        super(0, { strict: false });
        u8().copyWithin(addressOf(this), at, at + SHAPE);
        const blocks = [];
        copyArrays(this.word, blocks);
        hold(this, blocks);
    }

    get type() {
        return TYPES[u32()[this.word]];
    }
}

/** Replaces the arrays that a shape at a word borrows by copies, those of its members, too. */
function copyArrays(i, blocks) {
    for (const [address, count, bytes] of ARRAYS[TYPES[u32()[i]]] ?? []) {
        const [from, elements] = [u32()[i + address], u32()[i + count]];
        if (from === 0 || elements === 0) continue;
        const block = new Block(elements * bytes);
        blocks.push(block);
        u8().copyWithin(block.at, from, from + elements * bytes);
        u32()[i + address] = block.at;
        if (bytes !== SHAPE) continue;
        for (let k = 0; k < elements; k++) copyArrays((block.at + k * SHAPE) >>> 2, blocks);
    }
}

export const copied = (at) => new Copy(at);
