// Movers: shapes that go through a level and slide along what stops them.
import { writeMember } from "./arrays.js";
import { motionAt } from "./casts.js";
import { finite, index, refuse, shown, size } from "./check.js";
import {
    ANSWER, Block, MOTION_A, OBSTACLES, POINT, SHAPE, f32, listRoom, scratch, u32, u8, wasm,
} from "./memory.js";
import { filtered } from "./filter.js";
import { Grid, gridAt } from "./grid.js";
import { vector } from "./questions.js";
import { first, taken } from "./literal.js";
import { idAt, readNumber } from "./words.js";
import { World, queryAt, worldAt } from "./world.js";

const MOVER = 80;
const OBSTACLE = 68;
const HIT = 56;
const STOP = 16;
/** No call tells more hits or stops than this. */
const MOST = 64;

const START = OBSTACLES + 20;
const MOVEMENT = OBSTACLES + 28;
const BEFORE = OBSTACLES + 36;

/** Which word of a mover a number of it is. */
const NUMBERS = { floorAngle: 12, step: 13, snap: 14, nudge: 15, gap: 16, pushOut: 17 };
const UP = 10;
const FLAGS = 18;

const UPWARDS = Object.freeze({ x: 0, y: 1 });
const NOWHERE = Object.freeze({ x: 0, y: 0 });

const forgotten =
    typeof FinalizationRegistry === "undefined"
        ? undefined
        : new FinalizationRegistry((blocks) => blocks.forEach((block) => block.release()));

// ---- What stands in the way ----------------------------------------------------------------------

/** Writes a list of obstacles; the blocks that it takes for this call. */
function writeList(list) {
    const block = new Block(Math.max(16, list.length * OBSTACLE));
    const blocks = [block];
    try {
        list.forEach((obstacle, k) => writeObstacle(obstacle, block.at + k * OBSTACLE, `list[${k}]`, blocks));
    } catch (error) {
        [...blocks, ...taken()].forEach((it) => it.release());
        throw error;
    }
    return blocks;
}

function writeObstacle({ shape, motion, oneWay = NOWHERE }, at, name, blocks) {
    writeMember(shape, at, `${name}.shape`, blocks);
    const from = motionAt(motion, MOTION_A, `${name}.motion`);
    u8().copyWithin(at + SHAPE, from, from + 20);
    const way = vector(oneWay, POINT, `${name}.oneWay`);
    u8().copyWithin(at + 60, way, way + 8);
}

/** What was given: a world or a grid alone is short for an object with one. */
function named(obstacles) {
    if (obstacles instanceof World) return { world: obstacles };
    return obstacles instanceof Grid ? { grid: obstacles } : (obstacles ?? {});
}

/** Writes what stands in the way: a world, a list, a grid, or several of these. */
function writeObstacles(obstacles) {
    const { world, query, list = [], grid } = named(obstacles);
    if (grid !== undefined && !(grid instanceof Grid)) throw new TypeError(`grid is ${shown(grid)}, not a Grid`);
    if (world !== undefined && !(world instanceof World)) throw new TypeError(`world is ${shown(world)}, not a World`);
    if (!Array.isArray(list)) throw new TypeError(`list is ${shown(list)}, not an array of obstacles`);
    const [at, about] = [world === undefined ? 0 : worldAt(world), queryAt(query)];
    const tiles = grid === undefined ? 0 : gridAt(grid);
    const blocks = list.length > 0 ? writeList(list) : [];
    u32().set([blocks[0]?.at ?? 0, list.length, at, about, tiles], (scratch + OBSTACLES) >>> 2);
    return blocks;
}

// ---- What becomes of it --------------------------------------------------------------------------

/** The state of a mover that has not moved yet. */
const FRESH = Object.freeze({ floor: { collider: 0, number: 0 }, touches: 0, floorNormal: NOWHERE });

function writeState({ floor, touches, floorNormal }) {
    const normal = [finite(floorNormal.x, "floorNormal.x"), finite(floorNormal.y, "floorNormal.y")];
    const i = (scratch + BEFORE) >>> 2;
    const words = u32();
    words[i] = floor.collider % 2 ** 25;
    words[i + 1] = Math.floor(floor.collider / 2 ** 25);
    words[i + 2] = index(floor.number, "floor.number");
    words[i + 3] = index(touches, "touches");
    f32().set(normal, i + 4);
}

const pointAt = (f, i) => ({ x: f[i], y: f[i + 1] });

function hitAt(at) {
    const [f, u, i] = [f32(), u32(), at >>> 2];
    return {
        collider: idAt(u, i),
        number: u[i + 2],
        stop: u[i + 3],
        user: readNumber(u, i + 4),
        position: pointAt(f, i + 6),
        normal: pointAt(f, i + 8),
        time: f[i + 10],
        touch: u[i + 11],
        cell: { x: u[i + 12] | 0, y: u[i + 13] | 0 },
    };
}

function stopAt(at) {
    const [f, i] = [f32(), at >>> 2];
    return { x: f[i], y: f[i + 1], rotation: f[i + 2], time: f[i + 3] };
}

function resultAt(at, hits, stops) {
    const [f, u, i] = [f32(), u32(), at >>> 2];
    return {
        position: pointAt(f, i),
        carried: pointAt(f, i + 2),
        rest: pointAt(f, i + 4),
        state: {
            floor: { collider: idAt(u, i + 6), number: u[i + 8] },
            touches: u[i + 9],
            floorNormal: pointAt(f, i + 10),
        },
        hits: Array.from({ length: u[i + 12] }, (_, k) => hitAt(hits + k * HIT)),
        stops: Array.from({ length: u[i + 13] }, (_, k) => stopAt(stops + k * STOP)),
    };
}

// ---- A mover -------------------------------------------------------------------------------------

export class Mover {
    #blocks;

    constructor(shape, settings = {}) {
        const block = new Block(MOVER);
        this.#blocks = [block];
        try {
            const up = vector(settings.up ?? UPWARDS, POINT, "up");
            wasm.clash_default_mover(block.at, first(shape), up);
            writeMember(shape, block.at, "shape", this.#blocks);
            for (const [name, value] of Object.entries(settings)) this.#set(name, value);
        } catch (error) {
            this.dispose();
            throw error;
        }
        forgotten?.register(this, this.#blocks, this);
    }

    #set(name, value) {
        if (!(name in NUMBERS) && name !== "flags" && name !== "up") throw new TypeError(`${name} is no setting`);
        if (value !== undefined) this[name] = value;
    }

    get #at() {
        if (this.#blocks === undefined) throw new TypeError("the mover was disposed of");
        return this.#blocks[0].at;
    }

    get #word() {
        return this.#at >>> 2;
    }

    get up() {
        return pointAt(f32(), this.#word + UP);
    }

    set up({ x, y }) {
        f32().set([finite(x, "up.x"), finite(y, "up.y")], this.#word + UP);
    }

    get flags() {
        return u32()[this.#word + FLAGS];
    }

    set flags(value) {
        u32()[this.#word + FLAGS] = index(value, "flags");
    }

    advance(start, movement, obstacles, before = FRESH) {
        const [mover, from] = [this.#at, vector(start, START, "start")];
        const way = vector(movement, MOVEMENT, "movement");
        writeState(before);
        const blocks = writeObstacles(obstacles);
        const hits = listRoom(MOST * (HIT + STOP));
        const stops = hits + MOST * HIT;
        try {
            const call = () => wasm.clash_mover_advance(
                mover, scratch + OBSTACLES, from, way, scratch + BEFORE, hits, MOST, stops, MOST, scratch + ANSWER,
            );
            const status = filtered(obstacles?.query?.accept, call);
            if (status !== 0) refuse(status, "mover");
            return resultAt(scratch + ANSWER, hits, stops);
        } finally {
            blocks.forEach((block) => block.release());
        }
    }

    get isDisposed() {
        return this.#blocks === undefined;
    }

    dispose() {
        if (this.#blocks === undefined) return;
        forgotten?.unregister(this);
        this.#blocks.forEach((block) => block.release());
        this.#blocks = undefined;
    }

    static {
        for (const [name, word] of Object.entries(NUMBERS)) {
            Object.defineProperty(this.prototype, name, {
                get() {
                    return f32()[this.#word + word];
                },
                set(value) {
                    f32()[this.#word + word] = size(value, name);
                },
            });
        }
    }
}

if (Symbol.dispose) Mover.prototype[Symbol.dispose] = Mover.prototype.dispose;

/** The velocity nearest to another one that leads into nothing that was hit. */
export function slidVelocity(velocity, hits) {
    const at = listRoom(Math.max(HIT, hits.length * HIT));
    hits.forEach(({ normal }, k) => {
        u32().fill(0, (at + k * HIT) >>> 2, (at + (k + 1) * HIT) >>> 2);
        f32().set([finite(normal.x, "normal.x"), finite(normal.y, "normal.y")], (at + k * HIT + 32) >>> 2);
    });
    wasm.clash_slid_velocity(scratch + ANSWER, vector(velocity, POINT, "velocity"), at, hits.length);
    return pointAt(f32(), (scratch + ANSWER) >>> 2);
}
