// Shapes with arrays: polygons, chains, groups, and what is prepared. Each owns what it is made of.
import { chosen, degrees, finite, index, point, refuse, shown, size } from "./check.js";
import { SIDE } from "./generated/enums.js";
import { ANSWER, Block, FIRST, SHAPE, f32, scratch, u32, u8, wasm } from "./memory.js";
import { lend, taken, writeLiteral } from "./literal.js";
import { Shape, addressOf, blocksOf, hold } from "./shape.js";

const POLYGON = 8;
const CHAIN = 9;
const GROUP = 11;
const NODE = 128;

// ---- Arrays --------------------------------------------------------------------------------------

/** Copies vertices into memory: pairs of numbers, points, or numbers one after the other. */
export function copyVertices(vertices, name = "vertices") {
    const numbers = numbersOf(vertices, name);
    const block = new Block(Math.max(16, numbers.length * 4));
    f32().set(numbers, block.at >>> 2);
    return { block, count: numbers.length / 2 };
}

function numbersOf(vertices, name) {
    const isNumbers = ArrayBuffer.isView(vertices) && !(vertices instanceof DataView);
    if (!isNumbers && !Array.isArray(vertices)) {
        throw new TypeError(`${name} is ${shown(vertices)}, not an array of points`);
    }
    if (!isNumbers && typeof vertices[0] !== "number") return vertices.flatMap((it, i) => pair(it, `${name}[${i}]`));
    if (!isNumbers) vertices.forEach((it, i) => finite(it, `${name}[${i}]`, false));
    if (vertices.length % 2 !== 0) throw new RangeError(`${name} has an odd number of coordinates`);
    return vertices;
}

function pair(vertex, name) {
    const [x, y] = Array.isArray(vertex) ? vertex : [point(vertex, name).x, vertex.y];
    return [finite(x, `${name}.x`, false), finite(y, `${name}.y`, false)];
}

/** Makes what a shape of arrays is made of; without it there is none. */
function build(shape, make) {
    try {
        hold(shape, make());
        if (shape.isStrict) check(addressOf(shape), shape.type);
    } catch (error) {
        shape.dispose();
        throw error;
    }
}

/** Refuses what the library does not take for a shape; its text says why. */
function check(at, what) {
    const status = wasm.clash_shape_check(at);
    if (status !== 0) refuse(status, what);
}

// ---- Polygons and chains -------------------------------------------------------------------------

/** Writes a polygon to a word of memory, and makes the blocks that it borrows. */
function writePolygon(i, { vertices, rings, radius = 0 }, isStrict) {
    const held = size(radius, "radius", isStrict);
    const sizes = rings === undefined ? [] : Array.from(rings, (it, k) => index(it, `rings[${k}]`));
    const { block, count } = copyVertices(vertices);
    const ofRings = sizes.length > 0 ? [new Block(sizes.length * 4)] : [];
    ofRings.forEach(({ at }) => u32().set(sizes, at >>> 2));
    u32().set([block.at, count, ofRings[0]?.at ?? 0, sizes.length], i + 2);
    f32()[i + 6] = held;
    return [block, ...ofRings];
}

function writeChain(i, { vertices, radius = 0, closed = false, side = "none" }, isStrict) {
    const held = size(radius, "radius", isStrict);
    const number = chosen(SIDE, side, "side");
    const { block, count } = copyVertices(vertices);
    const words = u32();
    words.set([block.at, count, 0, closed ? 1 : 0, number], i + 2);
    f32()[i + 4] = held;
    return [block];
}

export class Polygon extends Shape {
    constructor(vertices, options) {
        super(POLYGON, options);
        build(this, () => writePolygon(this.word, { ...options, vertices }, this.isStrict));
    }

    static regular(x, y, radius, rotation, count, options) {
        [x, y] = [finite(x, "x"), finite(y, "y")];
        [radius, rotation] = [size(radius, "radius"), finite(rotation, "rotation")];
        const block = new Block(Math.max(16, index(count, "count") * 8));
        f32().set([x, y], (scratch + ANSWER) >>> 2);
        wasm.clash_regular_polygon(scratch + FIRST, scratch + ANSWER, radius, rotation, block.at, count);
        return Polygon.#of(block, count, 0, options);
    }

    static rounded(rectangle, cornerRadius, options) {
        const { x, y, width, height } = rectangle;
        const numbers = [finite(x, "x"), finite(y, "y"), size(width, "width"), size(height, "height")];
        cornerRadius = size(cornerRadius, "cornerRadius");
        const block = new Block(32);
        f32().set(numbers, (scratch + ANSWER) >>> 2);
        wasm.clash_rounded_rectangle(scratch + FIRST, scratch + ANSWER, cornerRadius, block.at, 4);
        const i = (scratch + FIRST) >>> 2;
        return Polygon.#of(block, u32()[i + 3], f32()[i + 6], options);
    }

    /** Of vertices that the library has written. */
    static #of(block, count, radius, options) {
        const polygon = new Polygon(f32().slice(block.at >>> 2, (block.at >>> 2) + 2 * count), { ...options, radius });
        block.release();
        return polygon;
    }

    get type() {
        return "polygon";
    }

    get radius() {
        return f32()[this.word + 6];
    }

    set radius(value) {
        f32()[this.word + 6] = size(value, "radius", this.isStrict);
    }

    get vertices() {
        return verticesOf(this);
    }
}

export class Chain extends Shape {
    constructor(vertices, options) {
        super(CHAIN, options);
        build(this, () => writeChain(this.word, { ...options, vertices }, this.isStrict));
    }

    get type() {
        return "chain";
    }

    get radius() {
        return f32()[this.word + 4];
    }

    set radius(value) {
        f32()[this.word + 4] = size(value, "radius", this.isStrict);
    }

    get isClosed() {
        return u32()[this.word + 5] !== 0;
    }

    get side() {
        return SIDE[u32()[this.word + 6]];
    }

    get vertices() {
        return verticesOf(this);
    }
}

/** A copy of the vertices: x and y, one after the other. */
function verticesOf(shape) {
    const [start, count] = u32().subarray(shape.word + 2, shape.word + 4);
    return f32().slice(start >>> 2, (start >>> 2) + 2 * count);
}

// ---- Groups --------------------------------------------------------------------------------------

/** Copies shapes into an array of memory, with what they borrow. */
function writeGroup(i, shapes) {
    if (!Array.isArray(shapes)) throw new TypeError(`shapes is ${shown(shapes)}, not an array of shapes`);
    const block = new Block(Math.max(16, shapes.length * SHAPE));
    const blocks = [block];
    try {
        shapes.forEach((shape, k) => writeMember(shape, block.at + k * SHAPE, `shapes[${k}]`, blocks));
    } catch (error) {
        [...blocks, ...taken()].forEach((it) => it.release());
        throw error;
    }
    u32().set([block.at, shapes.length], i + 2);
    return blocks;
}

/** Copies a shape to an address; what it borrows is shared, and added to the blocks. */
export function writeMember(shape, at, name, blocks) {
    if (!(shape instanceof Shape)) {
        writeLiteral(shape, at, name);
        blocks.push(...taken());
        return;
    }
    const from = shape.word * 4;
    u8().copyWithin(at, from, from + SHAPE);
    blocks.push(...blocksOf(shape).map((block) => block.shared()));
}

export class Group extends Shape {
    constructor(shapes, options) {
        super(GROUP, options);
        build(this, () => writeGroup(this.word, shapes));
    }

    get type() {
        return "group";
    }

    get count() {
        return u32()[this.word + 3];
    }
}

// ---- Made of others ------------------------------------------------------------------------------

/** A shape that the library makes of another one with nodes; `make` calls it. */
class Made extends Shape {
    constructor(source, name, make, options) {
        super(0, options);
        const nodes = wasm[`${name}_capacity`](source) >>> 0;
        const block = new Block(Math.max(16, nodes * NODE));
        const status = make(source, block.at, nodes, addressOf(this));
        hold(this, [block]);
        if (status !== 0) {
            this.dispose();
            refuse(status, "shape");
        }
    }
}

export class Prepared extends Made {
    constructor(shape) {
        const source = shape.word * 4;
        super(source, "clash_shape_prepared", (...all) => wasm.clash_shape_prepared(...all));
        hold(this, [...blocksOf(this), ...blocksOf(shape).map((block) => block.shared())]);
    }

    get type() {
        return "prepared";
    }
}

export class Posed extends Made {
    constructor(shape, { x = 0, y = 0, rotation = 0 }) {
        const source = shape.word * 4;
        const pose = [finite(x, "x"), finite(y, "y"), finite(rotation, "rotation")];
        super(source, "clash_shape_at_pose", (from, ...to) => {
            f32().set(pose, (scratch + ANSWER) >>> 2);
            return wasm.clash_shape_at_pose(from, scratch + ANSWER, ...to);
        });
        hold(this, [...blocksOf(this), ...blocksOf(shape).map((block) => block.shared())]);
    }

    get type() {
        return "posed";
    }
}

Shape.prototype.prepared = function () {
    return new Prepared(this);
};

Shape.prototype.atPose = function (pose) {
    const rotation = pose.radians === undefined ? pose.rotation : degrees(pose.radians, "radians");
    return new Posed(this, { ...pose.position, ...pose, rotation });
};

// ---- Literals ------------------------------------------------------------------------------------

export function polygon(literal, i, isStrict) {
    return borrowing(POLYGON, i, writePolygon(i, literal, isStrict), isStrict);
}

export function chain(literal, i, isStrict) {
    return borrowing(CHAIN, i, writeChain(i, literal, isStrict), isStrict);
}

export function group(literal, i, isStrict) {
    return borrowing(GROUP, i, writeGroup(i, literal.shapes), isStrict);
}

function borrowing(kind, i, blocks, isStrict) {
    lend(blocks);
    const words = u32();
    words[i] = kind;
    words[i + 1] = 0;
    words.fill(0, i + 8, i + 10);
    if (isStrict) check(i * 4, "shape");
    return kind;
}
