// Loads the package as the address says: as it is, without SIMD, from a file that is not there, the entry with one question.
const query = new URLSearchParams(location.search);
if (query.has("plain")) WebAssembly.validate = () => false;
const clash = await (query.has("collide") ? import("../../src/collide.js") : import("../../src/index.js"));
try {
    await clash.load(query.get("from") ?? undefined);
    const files = performance.getEntriesByType("resource").map(({ name }) => name.split("/").pop());
    const answer = clash.collide({ type: "point", x: 3, y: 4 }, { type: "circle", x: 0, y: 0, radius: 5 });
    window.told = { answer, files: files.filter((name) => name.endsWith(".wasm")) };
} catch (error) {
    window.told = { error: `${error.name}: ${error.message}` };
}
