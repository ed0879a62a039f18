// A server of files, and a browser that asks it.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { chromium } from "playwright-core";

const TYPES = {
    ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".json": "application/json",
    ".mjs": "text/javascript", ".wasm": "application/wasm",
};

/** Serves a folder; `head` may change the headers of an answer. */
export async function serve(folder, head = () => ({})) {
    const server = createServer(async (request, response) => {
        const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
        try {
            const body = await readFile(join(folder, path.endsWith("/") ? `${path}index.html` : path));
            response.writeHead(200, { "Content-Type": TYPES[extname(path)] ?? "text/html", ...head(path) });
            response.end(body);
        } catch {
            response.writeHead(404);
            response.end();
        }
    });
    await new Promise((done) => server.listen(0, "localhost", done));
    return { address: `http://localhost:${server.address().port}`, close: () => server.close() };
}

export const browse = () =>
    chromium.launch({
        executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
        args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    });

/** Opens a page, and what `window.told` is there in the end; an error of the page is one here. */
export async function toldBy(browser, address, milliseconds = 60_000) {
    const page = await browser.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
    try {
        await page.goto(address);
        await page.waitForFunction(() => window.told !== undefined, undefined, { timeout: milliseconds });
        return await page.evaluate(() => window.told);
    } catch (error) {
        throw new Error(`${error.message}\n${errors.join("\n")}`);
    } finally {
        await page.close();
    }
}
