// What the tests read: the shared cases, and the functions of the ABI.
import { readFileSync, readdirSync } from "node:fs";

const root = new URL("../../../", import.meta.url);

/** The files of cases, by their names. */
export function texts() {
    const folders = ["tests/cases/", "tests/cases/shapes/"];
    const files = folders.flatMap((folder) =>
        readdirSync(new URL(folder, root)).filter((name) => name.endsWith(".txt")).map((name) => folder + name),
    );
    return files.map((file) => [file, readFileSync(new URL(file, root), "utf8")]);
}

export const api = () => JSON.parse(readFileSync(new URL("bindings/api.json", root), "utf8"));
