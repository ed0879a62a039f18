// Builds the playground into one file that opens from anywhere, also from a disk, and serves it.
//
// usage: npm run playground        serves it, and tells where
//        node build.js FILE        writes it
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { build } from "esbuild";

const here = new URL("./", import.meta.url);
const read = (name) => readFile(new URL(name, here), "utf8");
const path = (name) => fileURLToPath(new URL(name, here));

/** The module with simd128, packed: `library.js` unpacks it. As base64 it takes four bytes for three. */
const packed = {
    name: "packed module",
    setup({ onResolve, onLoad }) {
        onResolve({ filter: /^packed-module$/ }, () => ({ path: path("../../bindings/web/dist/clash2d.simd.wasm"), namespace: "packed" }));
        onLoad({ filter: /./, namespace: "packed" }, async (file) => {
            const contents = await promisify(gzip)(await readFile(file.path), { level: 9 });
            return { contents, loader: "base64" };
        });
    },
};

/** The page, its style and its program in one. */
async function page() {
    const built = await build({
        entryPoints: [path("main.js")], bundle: true, minify: true, format: "esm", write: false, plugins: [packed],
        alias: { clash2d: path("../../bindings/web/src/index.js") }, logLevel: "error", legalComments: "none",
    });
    // What would end the element would end the program.
    const program = built.outputFiles[0].text.replaceAll("</script", "<\\/script");
    const text = await read("index.html");
    const style = await read("style.css");
    return text
        .replace('<link rel="stylesheet" href="style.css" />', () => `<style>${style}</style>`)
        .replace('<script type="module" src="main.js"></script>', () => `<script type="module">${program}</script>`);
}

const [file] = process.argv.slice(2);
if (file !== undefined) await writeFile(file, await page());
else {
    const text = await page();
    const server = createServer((_, response) => {
        response.writeHead(200, { "Content-Type": "text/html" });
        response.end(text);
    });
    server.listen(0, "localhost", () => console.log(`http://localhost:${server.address().port}/`));
}
