// Makes dist/ of the package from two builds of the library, without simd128 and with it: of the static libraries beside them
// the modules, without custom sections (names of functions), both as text for `clash2d/sync`, and the smaller ones for
// `clash2d/collide`.
//
// usage: node pack.mjs PLAIN.wasm SIMD.wasm
//
// Links with rustup's rust-lld, or with wasm-ld.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const HEAD = 8;

/** A number of WebAssembly (LEB128), and where it ends. */
function number(bytes, at) {
    for (let value = 0, factor = 1; ; factor *= 128) {
        const byte = bytes[at++];
        value += (byte & 127) * factor;
        if (byte < 128) return [value, at];
    }
}

/** A module without its custom sections, whose id is 0. */
function stripped(bytes) {
    const kept = [bytes.subarray(0, HEAD)];
    for (let at = HEAD; at < bytes.length; ) {
        const [size, start] = number(bytes, at + 1);
        if (bytes[at] !== 0) kept.push(bytes.subarray(at, start + size));
        at = start + size;
    }
    return Buffer.concat(kept);
}

/** What `clash2d/collide` calls: its question, and what its classes of shapes are made with. */
const COLLIDE = [
    "clash_collide", "clash_shape_check", "clash_regular_polygon", "clash_rounded_rectangle", "clash_shape_prepared",
    "clash_shape_prepared_capacity", "clash_shape_at_pose", "clash_shape_at_pose_capacity", "clash_status_message", "clash_version",
];

/** The linker that Cargo was told to use, that of rustup's Rust, or the system's. */
function linker() {
    const told = process.env.CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER;
    if (told !== undefined) return [told];
    const root = join(execFileSync("rustc", ["--print", "sysroot"], { encoding: "utf8" }).trim(), "lib/rustlib");
    const found = readdirSync(root).map((target) => join(root, target, "bin/rust-lld")).find((file) => existsSync(file));
    return found === undefined ? ["wasm-ld"] : [found, "-flavor", "wasm"];
}

/** A module of some functions, and of what they use, with the stack that rustc gives. */
function linked(library, functions, options = []) {
    const folder = mkdtempSync(join(tmpdir(), "clash2d-"));
    const file = join(folder, "module.wasm");
    const [command, ...first] = linker();
    const stack = ["--stack-first", "-z", "stack-size=1048576"];
    const all = functions.map((name) => `--export=${name}`);
    try {
        execFileSync(command, [...first, "--no-entry", "--gc-sections", "--strip-all", "-O2", ...stack, ...options, ...all, library, "-o", file]);
        return stripped(readFileSync(file));
    } finally {
        rmSync(folder, { recursive: true });
    }
}

const files = process.argv.slice(2);
if (files.length !== 2) throw new Error("usage: node pack.mjs PLAIN.wasm SIMD.wasm");
/** Functions of JavaScript that the library calls, filters of queries, come into its table. */
const TABLE = ["--export-table", "--growable-table"];
const names = WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(files[0])))
    .filter(({ kind }) => kind === "function").map(({ name }) => name);
const libraries = files.map((file) => join(dirname(file), "libclash2d.a"));
const [plain, simd] = libraries.map((library) => linked(library, names, TABLE));
const dist = new URL("dist/", import.meta.url);
mkdirSync(dist, { recursive: true });
writeFileSync(new URL("clash2d.wasm", dist), plain);
writeFileSync(new URL("clash2d.simd.wasm", dist), simd);
["collide.wasm", "collide.simd.wasm"].forEach((name, k) => writeFileSync(new URL(name, dist), linked(libraries[k], COLLIDE)));
const text = (bytes) => `"${bytes.toString("base64")}"`;
writeFileSync(new URL("bytes.js", dist), `const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
export const plain = () => bytes(${text(plain)});
export const simd = () => bytes(${text(simd)});
`);
