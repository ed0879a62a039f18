// Loading: once, from wherever it is. With SIMD where the engine has it; the answers are the same bits.
import { attach, compiled, isLoaded, wasm } from "./memory.js";

/** A module that is valid only with simd128: one function that makes a vector of zeros and drops it. */
const WITH_SIMD = new Uint8Array([
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 9, 1, 7, 0, 65, 0, 253, 15, 26, 11,
]);

export const hasSimd = () => WebAssembly.validate(WITH_SIMD);

let loading;

/** A function that only the module with all questions has. */
export const WHOLE = "clash_world_update";

/** Loads what a source leads to, or what `usual` tells where there is none; `needed` is a function that has to be there. */
export async function loadFrom(source, usual, needed) {
    if (!isLoaded()) await once(source, usual);
    need(needed);
}

/** Refuses a module without a function that an entry needs. */
export function need(needed) {
    if (needed !== undefined && !(needed in wasm)) throw new Error("clash2d/collide is loaded here, which has one question only");
}

function once(source, usual) {
    loading ??= start(source, usual).catch((error) => {
        loading = undefined;
        throw new Error(`clash2d could not be loaded: ${error.message}`, { cause: error });
    });
    return loading;
}

async function start(source, usual) {
    if (typeof WebAssembly === "undefined") throw new Error("there is no WebAssembly here");
    const { module, instance } = await instantiate(await (source ?? usual()));
    attach(module, instance);
}

async function instantiate(source) {
    if (source instanceof WebAssembly.Module) {
        return { module: source, instance: await WebAssembly.instantiate(source) };
    }
    if (isBytes(source)) return WebAssembly.instantiate(source);
    if (typeof Response !== "undefined" && source instanceof Response) return fromResponse(source);
    if (typeof source === "string" || source instanceof URL) return fromResponse(await fetch(source));
    throw new TypeError("the source is no module, bytes, response or address");
}

const isBytes = (source) => source instanceof ArrayBuffer || ArrayBuffer.isView(source);

async function fromResponse(response) {
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
    // Only with its own MIME type it may be compiled while it comes; many hosts have another one.
    const isStreamed = response.headers.get("Content-Type")?.startsWith("application/wasm");
    if (isStreamed) return WebAssembly.instantiateStreaming(response);
    return WebAssembly.instantiate(await response.arrayBuffer());
}

/** Loads bytes or a module at once, without a promise. */
export function loadSync(source) {
    if (isLoaded()) return;
    const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source);
    attach(module, new WebAssembly.Instance(module));
}

/** The module, to be handed to a worker: `load(module)` there compiles nothing again. */
export function module() {
    if (compiled === undefined) throw new Error("clash2d is not loaded yet: await load() before");
    return compiled;
}

export const version = () => wasm.clash_version();
