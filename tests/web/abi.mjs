// The C ABI of a WebAssembly build, called with the words of a case as bindings/api.json describes it.
//
// Structs go by pointer, and a returned struct is written to where a first, hidden pointer leads.
// That is clang's ABI for wasm32, and what a page does that has no glue code.
import { readFileSync } from "node:fs";

/** The numbers of C as a DataView has them. */
const NUMBERS = {
    float: ["Float32", 4],
    int: ["Int32", 4],
    size_t: ["Uint32", 4],
    uint32_t: ["Uint32", 4],
    uint64_t: ["BigUint64", 8],
    uint8_t: ["Uint8", 1],
    bool: ["Uint8", 1],
};
const SPECIAL = { nan: NaN, inf: Infinity, "-inf": -Infinity };
const MEMORY = 1 << 20;

/** The words of a call, taken one after the other. */
class Words {
    #left;

    constructor(words) {
        this.#left = [...words];
    }

    next() {
        if (this.#left.length === 0) throw new Error("too few numbers");
        return this.#left.shift();
    }

    /** Whether the next word is this one, which is taken then. */
    accept(word) {
        return this.#left[0] === word && this.#left.shift() === word;
    }

    /** Takes what stands in brackets, element by element. */
    array(element) {
        if (!this.accept("[")) throw new Error("an array is missing");
        const elements = [];
        while (!this.accept("]")) elements.push(element());
        return elements;
    }

    end() {
        if (this.#left.length > 0) throw new Error(`a wrong number of numbers: ${this.#left}`);
    }
}

export class Library {
    #exports;
    #structs;
    #enums;
    #functions;
    #names;
    #scratch;
    #next;

    /** `names` has the enumerators by the words for them. */
    constructor(program, description, names) {
        const api = JSON.parse(readFileSync(description, "utf8"));
        const module = new WebAssembly.Module(readFileSync(program));
        this.version = api.version;
        this.names = [...api.functions, ...api.book].map(({ name }) => name);
        this.namesOfWorlds = api.world.map(({ name }) => name);
        this.#structs = new Map(api.structs.map((struct) => [struct.name, struct]));
        this.#functions = new Map([...api.functions, ...api.book].map((f) => [f.name, f]));
        this.#check(module);
        this.#exports = new WebAssembly.Instance(module).exports;
        this.#scratch = this.#exports.memory.grow(MEMORY / 65536) * 65536;
        this.#names = names;
        this.#enums = new Set(api.enums.map(({ name }) => name));
        for (const union of api.unions) this.#structs.set(union.name, union);
        // The book's arrays have no lengths in the API's eyes, as their counts may be negative.
        const ofBook = api.book.flatMap((f) => f.arguments).filter(({ type }) => type.endsWith(" *"));
        for (const array of ofBook) array.count = "count";
    }

    /** It needs nothing, and exports what the API lists and the linker's own symbols alone. */
    #check(module) {
        const needed = WebAssembly.Module.imports(module).map(({ name }) => name);
        if (needed.length > 0) throw new Error(`the module needs ${needed}`);
        const own = ["memory", "__data_end", "__heap_base"];
        const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
        const listed = [...this.names, ...this.namesOfWorlds];
        const missing = listed.filter((name) => !exported.includes(name));
        const surplus = exported.filter((name) => ![...listed, ...own].includes(name));
        if (missing.length > 0) throw new Error(`not exported: ${missing}`);
        if (surplus.length > 0) throw new Error(`exported, but not in the API: ${surplus}`);
    }

    get #view() {
        return new DataView(this.#exports.memory.buffer);
    }

    /** Room for some bytes, until the next case. */
    #room(bytes) {
        const start = this.#next;
        this.#next += (bytes + 7) & ~7;
        if (this.#next > this.#scratch + MEMORY) throw new Error("too many elements");
        return start;
    }

    #clear(place, bytes) {
        new Uint8Array(this.#exports.memory.buffer).fill(0, place, place + bytes);
    }

    /** The bytes of a type, and where a field is: numbers, or objects that have one for 32 bits. */
    #size(type) {
        const [, element, length] = /^(\w+)\[(\d+)\]$/.exec(type) ?? [];
        if (element !== undefined) return this.#size(element) * length;
        return NUMBERS[this.#plain(type)]?.[1] ?? Library.#on32(this.#structs.get(type).size);
    }

    static #on32(number) {
        return number["32"] ?? number;
    }

    /** The number that an enum is. */
    #plain(type) {
        return this.#enums.has(type) ? "uint32_t" : type;
    }

    #get(type, place) {
        return this.#view[`get${NUMBERS[type][0]}`](place, true);
    }

    #set(type, place, number) {
        this.#view[`set${NUMBERS[type][0]}`](place, type === "uint64_t" ? BigInt(number) : number, true);
    }

    // ---- Words to arguments --------------------------------------------------------------------

    /** The number that a word says, or that it is the name of. */
    number(word, type) {
        if (word in this.#names && type !== "float") return this.#names[word];
        if (word in SPECIAL && type === "float") return SPECIAL[word];
        if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(word)) throw new Error(`${word} is no number`);
        if (type !== "float" && !Number.isSafeInteger(Number(word))) throw new Error(`${word} is no integer`);
        return Number(word);
    }

    /** Reads a type to a place. */
    #read(type, place, words) {
        if (type === "ClashShape") return this.#shape(words, place);
        if (type === "ClashBatch") return this.#batch(words, place);
        if (type in NUMBERS) return this.#set(type, place, this.number(words.next(), type));
        for (const field of this.#structs.get(type).fields) {
            this.#read(field.type, place + Library.#on32(field.offset), words);
        }
    }

    /** Reads the elements of an array: where they are, and how many. */
    #array(type, words) {
        const places = words.array(() => {
            const place = this.#room(this.#size(type));
            this.#read(type, place, words);
            return place;
        });
        const size = this.#size(type);
        const start = this.#room(size * places.length);
        const bytes = new Uint8Array(this.#exports.memory.buffer);
        places.forEach((place, i) => bytes.copyWithin(start + i * size, place, place + size));
        return [start, places.length];
    }

    /** A shape from its words. */
    #shape(words, place) {
        const kind = words.next();
        const [x, y] = kind === "at" ? [words.next(), words.next()] : [];
        if (kind === "at") {
            this.#shape(words, place);
            const { offset } = this.#structs.get("ClashShape").fields.find(({ name }) => name === "position");
            this.#read("ClashVector2D", place + Library.#on32(offset), new Words([x, y]));
        } else if (kind === "none" || kind === "unknown") {
            this.#clear(place, this.#size("ClashShape"));
            this.#set("uint32_t", place, kind === "none" ? 0 : 99);
        } else if (kind === "prepared" || kind === "posed") {
            this.#made(kind, words, place);
        } else {
            const given = kind === "rounded_rectangle" ? Library.#withRoom(words) : words;
            const name = kind.includes("_polygon") || kind.startsWith("rounded_") ? kind : `shape_${kind}`;
            this.#constructed(`clash_${name}`, given, place);
        }
    }

    /** The rectangle and the radius, and room for four vertices. */
    static #withRoom(words) {
        return new Words([...Array.from({ length: 5 }, () => words.next()), "4"]);
    }

    /** A shape that one function returns; a polygon with sizes of rings is another one's. */
    #constructed(name, words, place) {
        const { returns } = this.#functions.get(name) ?? {};
        if (returns !== "ClashShape") throw new Error(`${name} makes no shape`);
        if (name !== "clash_shape_polygon") return this.#invoke(name, words, place);
        const vertices = this.#array("ClashVector2D", words);
        const [sizes, rings] = this.#array("uint32_t", words);
        const radius = this.number(words.next(), "float");
        const how = rings > 0 ? [sizes, rings] : [];
        this.#exports[rings > 0 ? `${name}_with_rings` : name](place, ...vertices, ...how, radius);
    }

    /** A shape that needs nodes. */
    #made(kind, words, place) {
        const pose = this.#room(this.#size("ClashPose"));
        if (kind === "posed") this.#read("ClashPose", pose, words);
        const shape = this.#room(this.#size("ClashShape"));
        this.#shape(words, shape);
        const name = kind === "posed" ? "clash_shape_at_pose" : "clash_shape_prepared";
        const count = this.#exports[`${name}_capacity`](shape);
        const nodes = this.#room(count * this.#size("ClashNode"));
        const how = kind === "posed" ? [pose] : [];
        const status = this.#exports[name](shape, ...how, nodes, count, place);
        if (status !== 0) throw new Error(`${name}: status ${status}`);
    }

    /** Shapes of one kind. */
    #batch(words, place) {
        const kind = words.next();
        const { type } = this.#structs.get("ClashShapeData").fields.find(
            ({ name }) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) === kind,
        );
        const isAllowed = kind !== "polygon";
        const [first, count] = this.#array(isAllowed ? type : "ClashVector2D", words);
        this.#clear(place, this.#size("ClashBatch"));
        const fields = this.#structs.get("ClashBatch").fields.map(({ offset }) => place + Library.#on32(offset));
        [this.#names[kind], count, first].forEach((number, i) => this.#set("uint32_t", fields[i], number));
        this.#set("uint32_t", fields[2] + 4, isAllowed ? this.#size(type) : 8);
    }

    /** What a parameter passes, and, if something is written to it, where it tells that. */
    #argument(parameter, words) {
        const { type, count } = parameter;
        const [, constant, pointed] = /^(const )?(\w+) \*$/.exec(type) ?? [];
        if (pointed === undefined) {
            if (type in NUMBERS) return { passed: [this.number(words.next(), type)] };
            const place = this.#room(this.#size(type));
            this.#read(type, place, words);
            return { passed: [place] };
        }
        if (count !== undefined && constant) return { passed: this.#array(pointed, words) };
        if (count !== undefined) {
            const capacity = this.number(words.next(), "size_t");
            const place = this.#room(capacity * this.#size(pointed));
            this.#clear(place, capacity * this.#size(pointed));
            return { passed: [place, capacity], list: { type: pointed, place, capacity } };
        }
        if (constant && (words.accept("null") || words.accept("default"))) return { passed: [0] };
        const place = this.#room(this.#size(pointed));
        if (constant) this.#read(pointed, place, words);
        return { passed: [place], out: constant ? undefined : { type: pointed, place } };
    }

    // ---- Calls and answers ---------------------------------------------------------------------

    /** Calls a function with what stands in words; what it returned, or where, and what it wrote. */
    #invoke(name, words, result) {
        const { arguments: parameters } = this.#functions.get(name);
        const given = parameters.filter(({ name }) => !parameters.some(({ count }) => count === name));
        const all = given.map((parameter) => this.#argument(parameter, words));
        const passed = all.flatMap((argument) => argument.passed);
        const returned = this.#exports[name](...(result === undefined ? [] : [result]), ...passed);
        const only = (key) => all.map((argument) => argument[key]).filter((written) => written !== undefined);
        return { returned, outs: only("out"), lists: only("list") };
    }

    /** What a function answers to the words of a case: for each word of the answer its type and what it is. */
    call(name, given) {
        const { returns } = this.#functions.get(name) ?? {};
        if (returns === undefined) throw new Error(`unknown function ${name}`);
        this.#next = this.#scratch;
        const words = new Words(given);
        const result = this.#structs.has(returns) ? this.#room(this.#size(returns)) : undefined;
        const { returned, outs, lists } = this.#invoke(name, words, result);
        words.end();
        if (result !== undefined) return this.#told(returns, result);
        const type = this.#plain(returns === "Bool" ? "bool" : returns);
        // What is no float comes as a signed number.
        const answer = [Library.#word(type, type === "float" ? returned : returned >>> 0)];
        const isRefused = type === "bool" ? returned === 0 : returns === "ClashStatus" && returned !== 0;
        if (isRefused) return answer;
        const isMade = outs.some((out) => out.type === "ClashShape");
        answer.push(...(isMade ? [] : outs.flatMap(({ type, place }) => this.#told(type, place))));
        return [...answer, ...this.#listed(returned, outs, lists)];
    }

    /** The elements that a function has written. */
    #listed(returned, outs, lists) {
        const list = lists.find(({ type }) => type !== "ClashNode");
        if (list === undefined) return [];
        const counts = outs.find(({ type }) => type === "ClashPieceCounts");
        const total = counts
            ? this.#get("uint32_t", counts.place) + this.#get("uint32_t", counts.place + 4)
            : returned;
        const size = this.#size(list.type);
        const elements = Array.from({ length: Math.min(total, list.capacity) }, (_, i) => list.place + i * size);
        return elements.flatMap((place) => this.#told(list.type, place));
    }

    /** The words of a value. */
    #told(type, place) {
        const [, element, length] = /^(\w+)\[(\d+)\]$/.exec(type) ?? [];
        if (element !== undefined) {
            const places = Array.from({ length: Number(length) }, (_, i) => place + i * this.#size(element));
            return places.flatMap((place) => this.#told(element, place));
        }
        const plain = this.#plain(type);
        if (plain in NUMBERS) return [Library.#word(plain, this.#get(plain, place))];
        const fields = this.#structs.get(type).fields.filter(({ name }) => name !== "reserved");
        return fields.flatMap((field) => this.#told(field.type, place + Library.#on32(field.offset)));
    }

    static #word(type, value) {
        if (type !== "bool") return { type, value: Number(value) };
        if (value !== 0 && value !== 1) throw new Error(`${value} is neither yes nor no`);
        return { type, value: value === 1 };
    }
}
