// Runs a WebAssembly program of Cargo's, such as a test: the runner for wasm32-wasip1.
// usage: node --no-warnings tests/web/wasi.mjs PROGRAM.wasm [ARGUMENT...]
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [program, ...rest] = process.argv.slice(2);
const wasi = new WASI({
    version: "preview1",
    args: [program, ...rest],
    env: process.env,
    preopens: { "/": "/" },
});
const module = await WebAssembly.compile(await readFile(program));
const imports = wasi.getImportObject();

// Debian's C library has no threads, not even ones that always fail; Rust's std asks for them.
const cannot = (name) => () => {
    throw new Error(`${name}: there are no threads`);
};
const provided = new Set(Object.keys(imports));
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    if (provided.has(from)) continue;
    if (!name.startsWith("pthread_")) throw new Error(`${program} needs ${from}.${name}`);
    imports[from] = { ...imports[from], [name]: cannot(name) };
}
process.exitCode = wasi.start(await WebAssembly.instantiate(module, imports));
