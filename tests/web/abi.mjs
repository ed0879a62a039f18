// The C ABI of a WebAssembly build, called with plain numbers as bindings/api.json describes it.
//
// Structs go by pointer, and a returned struct is written to where a first, hidden pointer leads.
// That is clang's ABI for wasm32, and what a page does that has no glue code.
import { readFileSync } from "node:fs";

const NUMBERS = { float: "Float32", int: "Int32", size_t: "Uint32", uint32_t: "Uint32" };
const ANSWERS = ["bool", "Bool"];

export class Library {
    #exports;
    #structs;
    #functions;
    #scratch;
    #next;

    constructor(program, description) {
        const api = JSON.parse(readFileSync(description, "utf8"));
        const module = new WebAssembly.Module(readFileSync(program));
        this.version = api.version;
        this.names = [...api.functions, ...api.book].map(({ name }) => name);
        this.#structs = new Map(api.structs.map((struct) => [struct.name, struct]));
        this.#functions = new Map([...api.functions, ...api.book].map((f) => [f.name, f]));
        this.#check(module);
        this.#exports = new WebAssembly.Instance(module).exports;
        this.#scratch = this.#exports.memory.grow(1) * 65536;
    }

    /** It needs nothing, and exports what the API lists, worlds and the linker's own symbols alone. */
    #check(module) {
        const needed = WebAssembly.Module.imports(module).map(({ name }) => name);
        if (needed.length > 0) throw new Error(`the module needs ${needed}`);
        const own = ["memory", "__data_end", "__heap_base", ...Library.#ofWorlds()];
        const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
        const missing = this.names.filter((name) => !exported.includes(name));
        const surplus = exported.filter((name) => ![...this.names, ...own].includes(name));
        if (missing.length > 0) throw new Error(`not exported: ${missing}`);
        if (surplus.length > 0) throw new Error(`exported, but not in the API: ${surplus}`);
    }

    /** The functions of world.h, which the API does not list: it has no words for arguments that are functions. */
    static #ofWorlds() {
        const header = readFileSync(new URL("../../include/clash2d/world.h", import.meta.url), "utf8");
        return [...header.matchAll(/\b(clash_[a-z_]+)\(/g)].map(([, name]) => name);
    }

    get #view() {
        return new DataView(this.#exports.memory.buffer);
    }

    /** The places of the numbers of a type: [offset, kind]. */
    #places(type) {
        if (type in NUMBERS) return [[0, NUMBERS[type]]];
        const struct = this.#structs.get(type);
        if (struct === undefined) throw new Error(`unknown type ${type}`);
        return struct.fields.flatMap((field) =>
            this.#places(field.type).map(([offset, kind]) => [field.offset + offset, kind]),
        );
    }

    /** Room for some bytes, until the next call. */
    #room(bytes) {
        const start = this.#next;
        this.#next += (bytes + 7) & ~7;
        if (this.#next > this.#scratch + 65536) throw new Error("too many elements");
        return start;
    }

    /** The elements of an array of structs, taken from all of `numbers`. */
    #array(type, numbers) {
        const { size } = this.#structs.get(type);
        const places = this.#places(type);
        const count = numbers.length / places.length;
        if (!Number.isInteger(count)) throw new Error("a wrong number of numbers in the array");
        const start = this.#room(size * count);
        numbers.forEach((number, i) => {
            const [offset, kind] = places[i % places.length];
            const element = Math.floor(i / places.length);
            this.#view[`set${kind}`](start + element * size + offset, number, true);
        });
        return [start, count];
    }

    /**
     * Calls a function. Arguments are numbers in the order of C's parameters and fields, and an array
     * of numbers for a pointer with its count. Returns true or false, or the numbers of the result.
     */
    call(name, words) {
        const { arguments: parameters, returns } = this.#functions.get(name) ?? {};
        if (parameters === undefined) throw new Error(`unknown function ${name}`);
        this.#next = this.#scratch;
        const isStruct = this.#structs.has(returns);
        const result = isStruct ? this.#room(this.#structs.get(returns).size) : 0;
        const passed = isStruct ? [result] : [];
        const left = [...words];
        for (let i = 0; i < parameters.length; i++) {
            const [, element] = /^const (\w+) \*$/.exec(parameters[i].type) ?? [];
            if (element !== undefined) {
                const numbers = left.shift();
                if (!Array.isArray(numbers)) throw new Error("an array is missing");
                passed.push(...this.#array(element, numbers));
                i += 1; // the count
                continue;
            }
            const count = this.#places(parameters[i].type).length;
            const numbers = left.splice(0, count);
            if (numbers.length < count || numbers.some(Array.isArray)) {
                throw new Error("a wrong number of numbers");
            }
            const isPlain = parameters[i].type in NUMBERS;
            if (isPlain && parameters[i].type !== "float" && !Number.isInteger(numbers[0])) {
                throw new Error(`${numbers[0]} is no integer`);
            }
            passed.push(isPlain ? numbers[0] : this.#array(parameters[i].type, numbers)[0]);
        }
        if (left.length > 0) throw new Error("a wrong number of numbers");
        const answer = this.#exports[name](...passed);
        if (isStruct) {
            const read = ([offset, kind]) => this.#view[`get${kind}`](result + offset, true);
            return this.#places(returns).map(read);
        }
        return ANSWERS.includes(returns) ? this.#yesOrNo(answer) : [answer];
    }

    #yesOrNo(answer) {
        if (answer !== 0 && answer !== 1) throw new Error(`${answer} is neither yes nor no`);
        return answer === 1;
    }
}
