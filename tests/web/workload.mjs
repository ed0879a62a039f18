// Whether WebAssembly gives the answers that all platforms give: tests/workload, built as exports.
// usage: node tests/web/workload.mjs exports.wasm [print]
import { readFile } from "node:fs/promises";

const [program, command] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(await readFile(program));
const { memory, workload_functions, workload_name, workload_name_length, workload_hash } =
    instance.exports;

const lines = [];
for (let i = 0; i < workload_functions(); i++) {
    const hash = BigInt.asUintN(64, workload_hash(i)).toString(16).padStart(16, "0");
    const name = new Uint8Array(memory.buffer, workload_name(i), workload_name_length(i));
    lines.push(`${new TextDecoder().decode(name)} ${hash}`);
}

if (command === "print") {
    console.log(lines.join("\n"));
} else {
    const answers = await readFile(new URL("../workload/answers.txt", import.meta.url), "utf8");
    const expected = answers.trimEnd().split("\n");
    const surplus = lines.filter((line) => !expected.includes(line));
    const missing = expected.filter((line) => !lines.includes(line));
    for (const line of surplus) console.error(`found    ${line}`);
    for (const line of missing) console.error(`expected ${line}`);
    if (surplus.length + missing.length > 0) {
        console.error("other answers than on other platforms");
        process.exit(1);
    }
    console.log(`${lines.length} functions: the same answers as everywhere`);
}
