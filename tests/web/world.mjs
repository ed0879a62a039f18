// A world from JavaScript, with no memory but the module's own: its events, a ray and its hash are those that tests/web_world.rs
// finds without WebAssembly, tests/web/world.txt. Many worlds, one after the other, take no more memory than a few.
// usage: node tests/web/world.mjs clash2d.wasm
import { readFileSync } from "node:fs";

const [program] = process.argv.slice(2);
const api = JSON.parse(readFileSync(new URL("../../bindings/api.json", import.meta.url), "utf8"));
const { exports: clash } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(program)));
const SETTERS = { float: "setFloat32", uint32_t: "setUint32", size_t: "setUint32", uint64_t: "setBigUint64" };

const bytes = (number) => (typeof number === "number" ? number : number["32"]);
const record = (name) => [...api.structs, ...api.unions].find((item) => item.name === name);
const sizeOf = (name) => bytes(record(name).size);

let room = clash.memory.grow(4) * 65536;
const take = (size) => (room += (size + 15) & ~15) - ((size + 15) & ~15);
const view = () => new DataView(clash.memory.buffer);

/** The address and the type of a field: `place(address, "ClashCollider", "filter", "flags")`. */
function place(address, type, ...path) {
    for (const name of path) {
        const field = record(type).fields.find((it) => it.name === name);
        [address, type] = [address + bytes(field.offset), field.type];
    }
    return [address, type];
}

function set(value, ...at) {
    const [address, type] = place(...at);
    view()[SETTERS[type] ?? "setUint32"](address, value, true);
}

function get(...at) {
    const [address, type] = place(...at);
    return view()[(SETTERS[type] ?? "setUint32").replace("set", "get")](address, true);
}

function setVector(x, y, ...at) {
    set(x, ...at, "x");
    set(y, ...at, "y");
}

// ---- The scene: the same numbers as in tests/web_world.rs ---------------------------------------

class Scene {
    state = 1;
    #shape = take(sizeOf("ClashShape"));
    #pair = take(2 * sizeOf("ClashVector2D"));
    pose = take(sizeOf("ClashPose"));
    #collider = take(sizeOf("ClashCollider"));
    id = take(sizeOf("ClashColliderId"));

    next(limit) {
        this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
        return (this.state >>> 8) % limit;
    }

    coordinate() {
        return (this.next(4001) - 2000) / 64;
    }

    setPose(...at) {
        setVector(this.coordinate(), this.coordinate(), ...at, "position");
        set(this.next(4) === 0 ? this.next(360) : 0, ...at, "rotation");
    }

    #setShape() {
        const kind = this.next(3);
        const [a, b] = [this.next(128) / 32, this.next(128) / 32];
        setVector(0, 0, this.#pair, "ClashVector2D");
        setVector(a, b, this.#pair + sizeOf("ClashVector2D"), "ClashVector2D");
        if (kind === 0) {
            const circle = take(sizeOf("ClashCircle"));
            setVector(0, 0, circle, "ClashCircle", "center");
            set(a, circle, "ClashCircle", "radius");
            clash.clash_shape_circle(this.#shape, circle);
        } else if (kind === 1) {
            clash.clash_shape_rectangle(this.#shape, this.#pair);
        } else {
            clash.clash_shape_segment(this.#shape, this.#pair);
        }
    }

    add(world, user) {
        this.#setShape();
        clash.clash_default_collider(this.#collider);
        set(this.#shape, this.#collider, "ClashCollider", "shape");
        this.setPose(this.#collider, "ClashCollider", "pose");
        set(this.next(5) === 0 ? 1 : 0, this.#collider, "ClashCollider", "filter", "flags");
        set(BigInt(user), this.#collider, "ClashCollider", "user");
        const status = clash.clash_world_add(world, this.#collider, 1, this.id);
        if (status !== 0) throw new Error(`clash_world_add: status ${status}`);
        return get(this.id, "ClashColliderId", "index") + "," + get(this.id, "ClashColliderId", "generation");
    }

    choose(id) {
        const [index, generation] = id.split(",").map(Number);
        set(index, this.id, "ClashColliderId", "index");
        set(generation, this.id, "ClashColliderId", "generation");
    }
}

function play() {
    const scene = new Scene();
    const world = clash.clash_world_create(0);
    if (world === 0) throw new Error("no memory for a world");
    const ids = Array.from({ length: 64 }, (_, user) => scene.add(world, user));
    const events = take(sizeOf("ClashEvents"));
    const sums = { begins: 0, ends: 0, stays: 0 };
    for (let frame = 0; frame < 40; frame++) {
        for (const id of ids) {
            if (scene.next(2) !== 0) continue;
            scene.setPose(scene.pose, "ClashPose");
            scene.choose(id);
            if (clash.clash_world_move(world, scene.id, scene.pose, 1) !== 1) throw new Error("not moved");
        }
        if (frame % 10 === 9) {
            const gone = scene.next(64);
            scene.choose(ids[gone]);
            if (clash.clash_world_remove(world, scene.id, 1) !== 1) throw new Error("not removed");
            ids[gone] = scene.add(world, gone);
        }
        if (clash.clash_world_update(world, events) !== 0) throw new Error("no update");
        sums.begins += get(events, "ClashEvents", "beginCount");
        sums.ends += get(events, "ClashEvents", "endCount");
        sums.stays += get(events, "ClashEvents", "stayCount");
    }
    const [origin, movement, hit] = [take(8), take(8), take(sizeOf("ClashWorldHit"))];
    setVector(-40, 0, origin, "ClashVector2D");
    setVector(80, 1, movement, "ClashVector2D");
    const count = clash.clash_world_cast_ray(world, origin, movement, 0, hit, 1);
    const [fraction] = place(hit, "ClashWorldHit", "fraction");
    const [first, bits] = [get(hit, "ClashWorldHit", "id", "index"), view().getUint32(fraction, true)];
    const hash = BigInt.asUintN(64, clash.clash_world_hash(world)).toString(16).padStart(16, "0");
    clash.clash_world_destroy(world);
    return `begins ${sums.begins}\nends ${sums.ends}\nstays ${sums.stays}\nray ${count} ${first} ${bits.toString(16)}\nhash ${hash}\n`;
}

const start = room;
const told = play();
const expected = readFileSync(new URL("world.txt", import.meta.url), "utf8");
if (told !== expected) {
    console.error(`found\n${told}expected\n${expected}`);
    process.exit(1);
}
const before = clash.memory.buffer.byteLength;
for (let time = 0; time < 3; time++) {
    room = start;
    if (play() !== told) throw new Error("the second world is not the first one");
}
const grown = clash.memory.buffer.byteLength - before;
if (grown > 0) throw new Error(`${grown} bytes more for worlds like the one before`);
console.log(`a world from JavaScript: the same events, ray and hash as natively; ${before} bytes`);
