// The library as it is in this file: base64 of a module that gzip has packed.
import { hasSimd, load } from "clash2d";
import packed from "packed-module";

/** Unpacks and compiles it while that goes on. */
export async function library() {
    if (!hasSimd()) throw new Error("this page needs WebAssembly with SIMD: a browser since 2023 has it");
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    await load(new Response(unpacked, { headers: { "Content-Type": "application/wasm" } }));
}
