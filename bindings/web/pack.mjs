// Makes dist/ of the package from two builds of the library, without simd128 and with it: the modules without
// their custom sections (names of functions), and both as text for `clash2d/sync`.
//
// usage: node pack.mjs PLAIN.wasm SIMD.wasm
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

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

const [plain, simd] = process.argv.slice(2).map((file) => stripped(readFileSync(file)));
if (simd === undefined) throw new Error("usage: node pack.mjs PLAIN.wasm SIMD.wasm");
const dist = new URL("dist/", import.meta.url);
mkdirSync(dist, { recursive: true });
writeFileSync(new URL("clash2d.wasm", dist), plain);
writeFileSync(new URL("clash2d.simd.wasm", dist), simd);
const text = (bytes) => `"${bytes.toString("base64")}"`;
writeFileSync(new URL("bytes.js", dist), `const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
export const plain = () => bytes(${text(plain)});
export const simd = () => bytes(${text(simd)});
`);
