// Grids: levels of tiles, of which only what is filled takes memory.
import { copyVertices } from "./arrays.js";
import { settingsAt } from "./casts.js";
import { chosen, extent, finite, index, refuse, shown, size } from "./check.js";
import { CONTACT_SIZE, readCastHit, readContact, readDistance } from "./generated/answers.js";
import { ANSWER, BATCH_A, Block, POINT, f32, listed, scratch, u32, u8, wasm } from "./memory.js";
import { vector } from "./questions.js";
import { first } from "./literal.js";
import { copied } from "./copied.js";

const TILE = 12;
const CELL = BATCH_A;
const CONTENT = BATCH_A + 8;
const AREA = BATCH_A + 16;
const MEMBER = ANSWER + 64;

const NOWHERE = Object.freeze({ x: 0, y: 0 });

// A net for what is forgotten.
const forgotten =
    typeof FinalizationRegistry === "undefined"
        ? undefined
        : new FinalizationRegistry((at) => wasm.clash_grid_destroy(at));

// ---- Cells ---------------------------------------------------------------------------------------

function cellNumber(value, name) {
    if (typeof value !== "number") throw new TypeError(`${name} is ${shown(value)}, not a number`);
    if (value !== (value | 0)) throw new RangeError(`${name} is ${value}, not the number of a cell`);
    return value;
}

/** Writes which cell; where. */
function cellAt(x, y) {
    const cell = [cellNumber(x, "x"), cellNumber(y, "y")];
    u32().set(cell, (scratch + CELL) >>> 2);
    return scratch + CELL;
}

function half(value, name) {
    if (typeof value !== "number") throw new TypeError(`${name} is ${shown(value)}, not a number`);
    if (value !== (value & 0xffff)) throw new RangeError(`${name} is ${value}, not a whole number of 16 bits`);
    return value;
}

/** What is in a cell as one word. */
const contentOf = (kind, material) => half(kind, "kind") + half(material, "material") * 2 ** 16;

/** Writes what is in a cell; where. */
function contentAt(kind, material) {
    u32()[(scratch + CONTENT) >>> 2] = contentOf(kind, material);
    return scratch + CONTENT;
}

/** Writes a rectangle of cells; where. */
function areaAt(x, y, width, height) {
    const area = [cellNumber(x, "x"), cellNumber(y, "y"), index(width, "width"), index(height, "height")];
    u32().set(area, (scratch + AREA) >>> 2);
    return scratch + AREA;
}

function bytesOf(value, name) {
    if (value instanceof Uint8Array || value instanceof Uint8ClampedArray) return value;
    throw new TypeError(`${name} is ${shown(value)}, not a Uint8Array`);
}

const ROWS = ["bottomFirst", "topFirst"];

/** The cell at a word. */
const readCell = (u, i) => ({ x: u[i] | 0, y: u[i + 1] | 0 });

/** What is in a cell, as one word has it. */
const readContent = (word) => ({ kind: word & 0xffff, material: word >>> 16 });

function tileAt(at) {
    const [u, i] = [u32(), at >>> 2];
    return { cell: readCell(u, i), ...readContent(u[i + 2]) };
}

/** All tiles of a list. */
function tilesOf(call) {
    const [at, count] = listed(TILE, call);
    return Array.from({ length: count }, (_, k) => tileAt(at + k * TILE));
}

function hitAt(at) {
    const [f, u, i] = [f32(), u32(), at >>> 2];
    return {
        ...tileAt(at),
        fraction: f[i + 3],
        point: { x: f[i + 4], y: f[i + 5] },
        normal: { x: f[i + 6], y: f[i + 7] },
        place: { member: u[i + 8], edge: u[i + 9], along: f[i + 10] },
        startsInside: u8()[at + 44] !== 0,
    };
}

// ---- A grid --------------------------------------------------------------------------------------

/** What makes a grid without memory of its own. */
const LENT = Symbol("lent");

/** Where a grid is; it is not for users. */
export let gridAt;

/** Where a grid of the program's is, which a world shall take. */
export let ownGridAt;

/** Makes a grid, or a new one, that of a world: `lender` tells where it is each time, to be asked (0) or changed (1). */
export let lendGrid;

export class Grid {
    static {
        gridAt = (grid) => grid.#grid;
        ownGridAt = (grid) => {
            if (!(grid instanceof Grid)) throw new TypeError(`grid is ${shown(grid)}, not a Grid`);
            if (grid.#lender !== undefined) throw new TypeError("the grid is in a world");
            return grid.#grid;
        };
        lendGrid = (lender, grid = new Grid(LENT)) => {
            forgotten?.unregister(grid);
            grid.#at = 0;
            grid.#lender = lender;
            return grid;
        };
    }

    #at = 0;
    #lender;

    constructor(cellWidth, cellHeight, { x = 0, y = 0 } = {}) {
        if (cellWidth === LENT) return;
        const cell = [size(cellWidth, "cellWidth"), size(cellHeight, "cellHeight")];
        const origin = [finite(x, "x"), finite(y, "y")];
        if (!(cell[0] > 0 && cell[1] > 0)) throw new RangeError("a cell's size is not greater than 0");
        f32().set(cell, (scratch + POINT) >>> 2);
        wasm.clash_default_grid(scratch + ANSWER, scratch + POINT);
        f32().set(origin, (scratch + ANSWER + 8) >>> 2);
        this.#at = wasm.clash_grid_create(scratch + ANSWER) >>> 0;
        if (this.#at === 0) refuse("outOfMemory", "grid");
        forgotten?.register(this, this.#at, this);
    }

    #where(isChanged) {
        if (this.isDisposed) throw new TypeError("the grid was disposed of");
        return this.#lender === undefined ? this.#at : this.#lender(isChanged);
    }

    /** To be asked. */
    get #grid() {
        return this.#where(0);
    }

    /** To be changed. */
    get #changed() {
        return this.#where(1);
    }

    get isDisposed() {
        return this.#at === 0 && this.#lender === undefined;
    }

    dispose() {
        this.#lender = undefined;
        if (this.#at === 0) return;
        forgotten?.unregister(this);
        wasm.clash_grid_destroy(this.#at);
        this.#at = 0;
    }

    // ---- What is in it ----

    addKind(vertices, oneWay = NOWHERE) {
        const [way, grid] = [vector(oneWay, POINT, "oneWay"), this.#changed];
        const { block, count } = copyVertices(vertices);
        try {
            const status = wasm.clash_grid_add_kind(grid, block.at, count, way, scratch + ANSWER);
            if (status !== 0) refuse(status, "kind");
            return u32()[(scratch + ANSWER) >>> 2] & 0xffff;
        } finally {
            block.release();
        }
    }

    set(x, y, kind, material = 0) {
        const [cell, tile] = [cellAt(x, y), contentAt(kind, material)];
        const status = wasm.clash_grid_set(this.#changed, cell, tile);
        if (status !== 0) refuse(status, "tile");
    }

    fill(x, y, width, height, kind, material = 0) {
        const [area, tile] = [areaAt(x, y, width, height), contentAt(kind, material)];
        const status = wasm.clash_grid_fill(this.#changed, area, tile);
        if (status !== 0) refuse(status, "tile");
    }

    fillBytes(x, y, width, height, bytes, tiles, { stride = width, rows = "bottomFirst" } = {}) {
        const [area, from] = [areaAt(x, y, width, height), bytesOf(bytes, "bytes")];
        const table = tiles.map(({ kind, material = 0 }) => contentOf(kind, material));
        const [step, order] = [index(stride, "stride"), chosen(ROWS, rows, "rows")];
        const block = new Block(4 * table.length + from.length + 4);
        try {
            const first = block.at + 4 * table.length;
            u32().set(table, block.at >>> 2);
            u8().set(from, first);
            const of = [block.at, table.length];
            const status = wasm.clash_grid_fill_bytes(this.#changed, area, first, from.length, step, order, ...of);
            if (status !== 0) refuse(status, "bytes");
        } finally {
            block.release();
        }
    }

    fillBits(x, y, width, height, bits, kind, material = 0, { stride = width, rows = "bottomFirst" } = {}) {
        const [area, from] = [areaAt(x, y, width, height), bytesOf(bits, "bits")];
        const [tile, step] = [contentAt(kind, material), index(stride, "stride")];
        const order = chosen(ROWS, rows, "rows");
        const block = new Block(from.length + 4);
        try {
            u8().set(from, block.at);
            const status = wasm.clash_grid_fill_bits(this.#changed, area, block.at, from.length, step, order, tile);
            if (status !== 0) refuse(status, "bits");
        } finally {
            block.release();
        }
    }

    tiles(...area) {
        const [grid, within] = [this.#grid, area.length === 0 ? 0 : areaAt(...area)];
        return tilesOf((...to) => wasm.clash_grid_tiles(grid, within, ...to));
    }

    get(x, y) {
        wasm.clash_grid_get(scratch + ANSWER, this.#grid, cellAt(x, y));
        return readContent(u32()[(scratch + ANSWER) >>> 2]);
    }

    get count() {
        return wasm.clash_grid_count(this.#grid) >>> 0;
    }

    // ---- Questions ----

    cellAt(point) {
        const isThere = wasm.clash_grid_cell_at(this.#grid, vector(point, POINT, "point"), scratch + ANSWER);
        return isThere ? readCell(u32(), (scratch + ANSWER) >>> 2) : null;
    }

    shape(x, y) {
        const isThere = wasm.clash_grid_shape(this.#grid, cellAt(x, y), scratch + MEMBER, scratch + ANSWER);
        return isThere ? copied(scratch + ANSWER) : null;
    }

    collide(shape) {
        return wasm.clash_grid_collide(this.#grid, first(shape)) !== 0;
    }

    touched(shape) {
        const [grid, asked] = [this.#grid, first(shape)];
        return tilesOf((...to) => wasm.clash_grid_touched(grid, asked, ...to));
    }

    cast(shape, movement, settings) {
        const [grid, asked, way] = [this.#grid, first(shape), vector(movement, POINT, "movement")];
        if (!wasm.clash_grid_cast(grid, asked, way, settingsAt(settings), scratch + ANSWER)) return null;
        return { ...tileAt(scratch + ANSWER), ...readCastHit(scratch + ANSWER + TILE) };
    }

    contacts(shape, distance = 0) {
        const [grid, asked, upTo] = [this.#grid, first(shape), extent(distance, "distance")];
        const size = TILE + CONTACT_SIZE;
        const [at, count] = listed(size, (...to) => wasm.clash_grid_contacts(grid, asked, upTo, ...to));
        const contact = (k) => ({ ...tileAt(at + k * size), ...readContact(at + k * size + TILE) });
        return Array.from({ length: count }, (_, k) => contact(k));
    }

    castRay(origin, movement) {
        const grid = this.#grid;
        const [from, way] = [vector(origin, POINT, "origin"), vector(movement, POINT + 8, "movement")];
        return wasm.clash_grid_cast_ray(grid, from, way, scratch + ANSWER) ? hitAt(scratch + ANSWER) : null;
    }

    distance(shape, maximum = Infinity) {
        const [grid, asked, upTo] = [this.#grid, first(shape), extent(maximum, "maximum")];
        if (!wasm.clash_grid_distance(grid, asked, upTo, scratch + ANSWER)) return null;
        return { ...tileAt(scratch + ANSWER), ...readDistance(scratch + ANSWER + TILE) };
    }
}

if (Symbol.dispose) Grid.prototype[Symbol.dispose] = Grid.prototype.dispose;
