// Worlds: many colliders, the pairs among them, and questions about all of them at once.
import { Group } from "./arrays.js";
import { motionAt } from "./casts.js";
import { chosen, extent, finite, index, refuse, shown, size } from "./check.js";
import { CAST_MODE } from "./generated/enums.js";
import {
    ANSWER, BATCH_A, BATCH_B, Block, MOTION_A, POINT, SHAPE, f32, listRoom, listed, scratch, u32, u8, wasm,
} from "./memory.js";
import { vector } from "./questions.js";
import { first } from "./literal.js";
import { copied } from "./copied.js";
import { Events } from "./events.js";
import { filterAt, filtered } from "./filter.js";
import { lendGrid, ownGridAt } from "./grid.js";
import { NONE, idAt, readNumber, writeId, writeWhole } from "./words.js";

const COLLIDER = 56;
const ID = 8;
const POSE = 12;
const STOP = 16;
const HIT = 64;
const RAY = 20;

/** What a collider is unless it is told otherwise. */
const ALL = 2n ** 64n - 1n;

// Nets for what is forgotten.
const registry = (free) => (typeof FinalizationRegistry === "undefined" ? undefined : new FinalizationRegistry(free));
const forgotten = registry((at) => wasm.clash_world_destroy(at));
const forgottenArrays = registry((blocks) => blocks.forEach((block) => block.release()));

/** Refuses what the library has refused. */
function ok(status, what) {
    if (status !== 0) refuse(status, what);
}

// ---- Colliders -----------------------------------------------------------------------------------

/** Writes a filter, a one-way direction and a user to a collider. */
function writeSettings(at, settings) {
    const { layers = 1, mask = ALL, family = 0, flags = 0, user = 0, oneWay = { x: 0, y: 0 } } = settings;
    vector(oneWay, at - scratch + 16, "oneWay");
    const words = u32();
    const i = at >>> 2;
    writeWhole(words, i + 6, layers, "layers");
    writeWhole(words, i + 8, mask, "mask");
    words[i + 10] = index(family, "family");
    words[i + 11] = index(flags, "flags");
    writeWhole(words, i + 12, user, "user");
}

/** Writes where a collider is. */
function writePose(at, x, y, rotation) {
    const pose = [finite(x, "x"), finite(y, "y"), finite(rotation, "rotation")];
    f32().set(pose, at >>> 2);
    return at;
}

/** Colliders that were added together: one array has where they are, and one call moves them all. */
class Colliders {
    constructor(ids, poses, count) {
        this._ids = ids;
        this._poses = poses;
        this.count = count;
        forgottenArrays?.register(this, [ids, poses], this);
    }

    /** x, y and the rotation of each, in the memory of WebAssembly: ask again after that may have grown. */
    get poses() {
        if (this._poses === undefined) throw new TypeError("the colliders were disposed of");
        const start = this._poses.at >>> 2;
        return f32().subarray(start, start + 3 * this.count);
    }

    id(number) {
        if (this._ids === undefined) throw new TypeError("the colliders were disposed of");
        return index(number, "number") < this.count ? idAt(u32(), (this._ids.at >>> 2) + 2 * number) : NONE;
    }

    get ids() {
        return Float64Array.from({ length: this.count }, (_, k) => this.id(k));
    }

    dispose() {
        if (this._ids === undefined) return;
        forgottenArrays?.unregister(this);
        this._ids.release();
        this._poses.release();
        this._ids = this._poses = undefined;
    }
}

if (Symbol.dispose) Colliders.prototype[Symbol.dispose] = Colliders.prototype.dispose;

// ---- Questions -----------------------------------------------------------------------------------

/** Writes a query; none means the default one. */
export function queryAt(query) {
    if (query === undefined || query === null) return 0;
    const { layers = ALL, family = 0, flags = 0, limit = 0, accept } = query;
    const words = u32();
    const i = (scratch + BATCH_B) >>> 2;
    writeWhole(words, i, layers, "layers");
    words.set([index(family, "family"), index(flags, "flags"), index(limit, "limit"), filterAt(accept), 0, 0], i + 2);
    return scratch + BATCH_B;
}

function hitAt(at) {
    const [f, u, i] = [f32(), u32(), at >>> 2];
    return {
        id: idAt(u, i),
        user: readNumber(u, i + 2),
        fraction: f[i + 4],
        exit: f[i + 5],
        point: { x: f[i + 6], y: f[i + 7] },
        normal: { x: f[i + 8], y: f[i + 9] },
        place: { member: u[i + 10], edge: u[i + 11], along: f[i + 12] },
        startsInside: u8()[at + 52] !== 0,
        cell: { x: u[i + 14] | 0, y: u[i + 15] | 0 },
    };
}

function hits(query, call) {
    const [at, count] = filtered(query?.accept, () => listed(HIT, call));
    return Array.from({ length: count }, (_, k) => hitAt(at + k * HIT));
}

// ---- A world -------------------------------------------------------------------------------------

/** Where a world is; it is not for users. */
export let worldAt;

export class World {
    static {
        worldAt = (world) => world.#world;
    }

    #at;
    #events = new Events();

    constructor({ capacity = 0, tolerance = 0 } = {}) {
        const settings = scratch + ANSWER;
        wasm.clash_default_world(settings);
        u32()[(settings >>> 2) + 6] = index(capacity, "capacity");
        f32()[(settings >>> 2) + 7] = size(tolerance, "tolerance");
        this.#at = wasm.clash_world_create(settings) >>> 0;
        if (this.#at === 0) refuse("outOfMemory", "world");
        forgotten?.register(this, this.#at, this);
    }

    get #world() {
        if (this.#at === 0) throw new TypeError("the world was disposed of");
        return this.#at;
    }

    get isDisposed() {
        return this.#at === 0;
    }

    dispose() {
        if (this.#at === 0) return;
        forgotten?.unregister(this);
        wasm.clash_world_destroy(this.#at);
        this.#at = 0;
    }

    // ---- What is in it ----

    add(shape, settings = {}) {
        const [world, at] = [this.#world, scratch + BATCH_A];
        const { x = 0, y = 0, rotation = 0 } = settings;
        writeSettings(at, settings);
        writePose(at + 4, x, y, rotation);
        u32()[at >>> 2] = first(shape);
        ok(wasm.clash_world_add(world, at, 1, scratch + POINT), "collider");
        return idAt(u32(), (scratch + POINT) >>> 2);
    }

    addAll(shapes, poses, settings = {}) {
        const world = this.#world;
        const count = poses?.length / 3;
        if (!Number.isInteger(count)) throw new TypeError("poses has not three numbers for each collider");
        if (Array.isArray(shapes) && shapes.length !== count) {
            throw new RangeError(`${shapes.length} shapes for ${count} poses`);
        }
        const [ids, placed] = [new Block(Math.max(16, count * ID)), new Block(Math.max(16, count * POSE))];
        const colliders = new Block(Math.max(16, count * COLLIDER));
        const lent = Array.isArray(shapes) ? new Group(shapes, { strict: false }) : undefined;
        try {
            f32().set(poses, placed.at >>> 2);
            writeSettings(scratch + BATCH_A, settings);
            const at = lent === undefined ? first(shapes) : u32()[lent.word + 2];
            writeColliders(colliders.at, count, at, lent === undefined ? 0 : SHAPE, poses, settings.users);
            ok(wasm.clash_world_add(world, colliders.at, count, ids.at), "colliders");
            return new Colliders(ids, placed, count);
        } catch (error) {
            ids.release();
            placed.release();
            throw error;
        } finally {
            colliders.release();
            lent?.dispose();
        }
    }

    addGrid(grid, settings = {}) {
        const [world, own, at] = [this.#world, ownGridAt(grid), scratch + BATCH_A];
        writeSettings(at, settings);
        writePose(at + 4, 0, 0, 0);
        u32()[at >>> 2] = 0;
        ok(wasm.clash_world_add_grid(world, own, at, scratch + POINT), "grid");
        const id = idAt(u32(), (scratch + POINT) >>> 2);
        lendGrid(this.#lender(id), grid);
        return id;
    }

    grid(id) {
        return wasm.clash_world_grid(this.#world, writeId(id)) === 0 ? null : lendGrid(this.#lender(id));
    }

    /** Tells where the grid of a collider is. */
    #lender(id) {
        return (isChanged) => {
            const at = wasm.clash_world_grid(this.#world, writeId(id)) >>> 0;
            if (at === 0) throw new TypeError("the grid is in its world no more");
            if (isChanged && wasm.clash_world_edit_grid(this.#world, writeId(id)) === 0) refuse("outOfMemory", "grid");
            return at;
        };
    }

    remove(id) {
        return wasm.clash_world_remove(this.#world, writeId(id), 1) === 1;
    }

    removeAll(colliders) {
        return wasm.clash_world_remove(this.#world, all(colliders)._ids.at, colliders.count) >>> 0;
    }

    move(id, x, y, rotation = 0) {
        const pose = writePose(scratch + MOTION_A, x, y, rotation);
        return wasm.clash_world_move(this.#world, writeId(id), pose, 1) === 1;
    }

    moveAll(colliders) {
        const { _ids, _poses, count } = all(colliders);
        return wasm.clash_world_move(this.#world, _ids.at, _poses.at, count) >>> 0;
    }

    place(id, x, y, rotation = 0) {
        const pose = writePose(scratch + MOTION_A, x, y, rotation);
        return wasm.clash_world_place(this.#world, writeId(id), pose, 1) === 1;
    }

    placeAll(colliders) {
        const { _ids, _poses, count } = all(colliders);
        return wasm.clash_world_place(this.#world, _ids.at, _poses.at, count) >>> 0;
    }

    moveAlong(id, stops) {
        const world = this.#world;
        const numbers = stops.flatMap(({ x, y, rotation = 0, time }, k) => [
            finite(x, `stops[${k}].x`), finite(y, `stops[${k}].y`), finite(rotation, `stops[${k}].rotation`),
            finite(time, `stops[${k}].time`),
        ]);
        const at = listRoom(Math.max(STOP, 4 * numbers.length));
        f32().set(numbers, at >>> 2);
        ok(wasm.clash_world_move_along(world, writeId(id), at, stops.length), "way");
    }

    setShape(id, shape) {
        const at = first(shape);
        ok(wasm.clash_world_set_shape(this.#world, writeId(id), at, 1), "collider");
    }

    setShapeAll(colliders, shapes) {
        const [world, { _ids, count }] = [this.#world, all(colliders)];
        const each = Array.isArray(shapes) ? shapes : Array(count).fill(shapes);
        if (each.length !== count) throw new RangeError(`${each.length} shapes for ${count} colliders`);
        const lent = new Group(each, { strict: false });
        try {
            ok(wasm.clash_world_set_shape(world, _ids.at, u32()[lent.word + 2], count), "colliders");
        } finally {
            lent.dispose();
        }
    }

    set(id, settings) {
        this.#writeNext(id, settings);
        ok(wasm.clash_world_set(this.#world, writeId(id), scratch + BATCH_A, 1), "collider");
    }

    setAll(colliders, settings) {
        const { _ids, count } = all(colliders);
        const { users } = settings;
        const block = new Block(Math.max(16, count * COLLIDER));
        try {
            for (let k = 0; k < count; k++) {
                this.#writeNext(colliders.id(k), settings);
                if (users !== undefined) writeWhole(u32(), ((scratch + BATCH_A) >>> 2) + 12, users[k], `users[${k}]`);
                u8().copyWithin(block.at + k * COLLIDER, scratch + BATCH_A, scratch + BATCH_A + COLLIDER);
            }
            ok(wasm.clash_world_set(this.#world, _ids.at, block.at, count), "colliders");
        } finally {
            block.release();
        }
    }

    /** Writes the settings that one is to have, to scratch. */
    #writeNext(id, settings) {
        const now = this.get(id);
        if (now === null) refuse("staleId", "collider");
        writeSettings(scratch + BATCH_A, { ...now, ...settings });
        u32()[(scratch + BATCH_A) >>> 2] = 0;
    }

    get(id) {
        const at = scratch + BATCH_A;
        if (wasm.clash_world_get(this.#world, writeId(id), at, 0) === 0) return null;
        const [f, u, i] = [f32(), u32(), at >>> 2];
        const whole = (word) => BigInt(u[word]) + (BigInt(u[word + 1]) << 32n);
        return {
            x: f[i + 1],
            y: f[i + 2],
            rotation: f[i + 3],
            oneWay: { x: f[i + 4], y: f[i + 5] },
            layers: whole(i + 6),
            mask: whole(i + 8),
            family: u[i + 10],
            flags: u[i + 11],
            user: readNumber(u, i + 12),
        };
    }

    shape(id) {
        const at = scratch + ANSWER;
        return wasm.clash_world_shape(this.#world, writeId(id), at) === 0 ? null : copied(at);
    }

    ids() {
        const world = this.#world;
        const [at, count] = listed(ID, (...to) => wasm.clash_world_ids(world, ...to));
        return idsAt(at, count);
    }

    setRegion(region) {
        let at = 0;
        if (region !== null) {
            const { x, y, width, height } = region;
            const numbers = [finite(x, "x"), finite(y, "y"), size(width, "width"), size(height, "height")];
            at = scratch + POINT;
            f32().set(numbers, at >>> 2);
        }
        ok(wasm.clash_world_set_region(this.#world, at), "region");
    }

    update() {
        ok(wasm.clash_world_update(this.#world, scratch + ANSWER), "update");
        return this.#events.read(scratch + ANSWER);
    }

    // ---- What is asked ----

    overlaps(shape, query) {
        const [world, at, about] = [this.#world, first(shape), queryAt(query)];
        const call = (...to) => wasm.clash_world_overlaps(world, at, about, ...to);
        return filtered(query?.accept, () => idsAt(...listed(ID, call)));
    }

    nearest(shape, maximum = Infinity, query) {
        const [world, at, about] = [this.#world, first(shape), queryAt(query)];
        const held = extent(maximum, "maximum");
        return hits(query, (...to) => wasm.clash_world_nearest(world, at, held, about, ...to));
    }

    castRay(origin, movement, query) {
        const [world, about] = [this.#world, queryAt(query)];
        const [from, way] = [vector(origin, POINT, "origin"), vector(movement, POINT + 8, "movement")];
        return hits(query, (...to) => wasm.clash_world_cast_ray(world, from, way, about, ...to));
    }

    cast(shape, motion, query) {
        const [world, at, about] = [this.#world, first(shape), queryAt(query)];
        const mode = chosen(CAST_MODE, query?.mode ?? "all", "mode");
        const way = motionAt(motion, MOTION_A, "motion");
        return hits(query, (...to) => wasm.clash_world_cast(world, at, way, mode, about, ...to));
    }

    castRays(rays, query) {
        const [world, about] = [this.#world, queryAt(query)];
        const count = rays?.length / 4;
        if (!Number.isInteger(count)) throw new TypeError("rays has not four numbers for each ray");
        const block = new Block(Math.max(16, count * RAY));
        try {
            writeRays(block.at >>> 2, rays, count);
            const at = listRoom(Math.max(HIT, count * HIT));
            filtered(query?.accept, () => wasm.clash_world_cast_rays(world, block.at, count, about, at));
            const told = Array.from({ length: count }, (_, k) => hitAt(at + k * HIT));
            return told.map((hit) => (hit.id === NONE ? null : hit));
        } finally {
            block.release();
        }
    }

    // ---- What it is ----

    snapshot(base) {
        const world = this.#world;
        return lent(base, (at, length) => taken((...to) => wasm.clash_world_snapshot(world, at, length, ...to)));
    }

    restore(bytes, base) {
        const world = this.#world;
        lent(base, (...of) => lent(bytes, (...to) => ok(wasm.clash_world_restore(world, ...of, ...to), "snapshot")));
    }

    hash() {
        return BigInt.asUintN(64, wasm.clash_world_hash(this.#world));
    }

    record(isOn) {
        ok(wasm.clash_world_record(this.#world, isOn ? 1 : 0), "log");
    }

    takeLog() {
        const world = this.#world;
        return taken((...to) => wasm.clash_world_take_log(world, ...to));
    }

    replay(bytes, place = 0) {
        const [world, at] = [this.#world, scratch + ANSWER];
        u32().fill(0, at >>> 2, (at >>> 2) + 6);
        writeWhole(u32(), at >>> 2, place, "place");
        lent(bytes, (...of) => ok(wasm.clash_world_replay(world, ...of, at), "log"));
        const u = u32();
        const whole = (word) => BigInt(u[word]) + (BigInt(u[word + 1]) << 32n);
        const i = at >>> 2;
        return { place: readNumber(u, i), expected: whole(i + 2), found: whole(i + 4) };
    }
}

if (Symbol.dispose) World.prototype[Symbol.dispose] = World.prototype.dispose;

function all(colliders) {
    if (!(colliders instanceof Colliders)) throw new TypeError(`${shown(colliders)} is no colliders of addAll`);
    if (colliders._ids === undefined) throw new TypeError("the colliders were disposed of");
    return colliders;
}

/** Writes colliders with the settings at scratch, each with its shape and pose. */
function writeColliders(at, count, shape, stride, poses, users) {
    const bytes = u8();
    const [floats, words] = [f32(), u32()];
    for (let k = 0; k < count; k++) {
        const to = at + k * COLLIDER;
        bytes.copyWithin(to, scratch + BATCH_A, scratch + BATCH_A + COLLIDER);
        const i = to >>> 2;
        words[i] = shape + k * stride;
        floats[i + 1] = poses[3 * k];
        floats[i + 2] = poses[3 * k + 1];
        floats[i + 3] = poses[3 * k + 2];
        if (users !== undefined) writeWhole(words, i + 12, users[k], `users[${k}]`);
    }
}

function writeRays(i, rays, count) {
    const [floats, words] = [f32(), u32()];
    for (let k = 0; k < count; k++) {
        for (let n = 0; n < 4; n++) floats[i + 5 * k + n] = rays[4 * k + n];
        words[i + 5 * k + 4] = 0;
    }
}

function idsAt(at, count) {
    const words = u32();
    return Float64Array.from({ length: count }, (_, k) => idAt(words, (at >>> 2) + 2 * k));
}

/** Copies bytes into memory for one call; without any there are none. */
function lent(bytes, call) {
    if (bytes === undefined) return call(0, 0);
    if (!(bytes instanceof Uint8Array)) throw new TypeError(`${shown(bytes)} is no Uint8Array`);
    const block = new Block(Math.max(16, bytes.length));
    try {
        u8().set(bytes, block.at);
        return call(block.at, bytes.length);
    } finally {
        block.release();
    }
}

/** All bytes that a call writes. */
function taken(call) {
    const [at, count] = listed(1, call);
    return u8().slice(at, at + count);
}
