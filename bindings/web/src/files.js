// Files, which fetch of node does not know.
import { readFile } from "node:fs/promises";

/** What a source is, read if it is the address of a file. */
export async function fromFile(source) {
    const isFile = source instanceof URL ? source.protocol === "file:" : String(source).startsWith("file:");
    return isFile ? readFile(new URL(source)) : source;
}

export const read = (name) => readFile(new URL(name, import.meta.url));
