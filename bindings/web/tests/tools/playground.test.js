// The playground as one file from a disk: dragging, keys, touch, addresses there and back, and each preset's answers
// beside those of the package in node.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { after, before, test } from "node:test";
import * as clash from "clash2d";
import { KINDS, literalOf } from "../../../../docs/playground/shapes.js";
import { PRESETS, parsed, textOf } from "../../../../docs/playground/state.js";
import { browse } from "./server.js";

const build = fileURLToPath(new URL("../../../../docs/playground/build.js", import.meta.url));
const file = join(mkdtempSync(join(tmpdir(), "clash2d-")), "playground.html");
const pictures = process.env.CLASH2D_PICTURES;
let browser;
const errors = [];

before(async () => {
    execFileSync(process.execPath, [build, file]);
    await clash.load();
    browser = await browse();
});
after(() => browser?.close());

async function open(text = "", options = {}) {
    const page = await browser.newPage({ viewport: { width: 1100, height: 760 }, ...options });
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
    await page.goto(`${pathToFileURL(file)}${text === "" ? "" : `#${text}`}`);
    await page.waitForSelector("#stage[data-answer]");
    return page;
}

const hash = (page) => page.evaluate(() => location.hash.slice(1));
const answer = (page, name) => page.textContent(`#answer-${name}`);

/** Where a place of the stage is on the page. */
const pixel = (page, [x, y]) =>
    page.evaluate(([x, y]) => {
        const box = document.getElementById("stage").getBoundingClientRect();
        const [u, v] = window.playground.toPixels([x, y]);
        return [box.left + u / devicePixelRatio, box.top + v / devicePixelRatio];
    }, [x, y]);

async function drag(page, from, to) {
    const [[x, y], [u, v]] = [await pixel(page, from), await pixel(page, to)];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move((x + u) / 2, (y + v) / 2);
    await page.mouse.move(u, v);
    await page.mouse.up();
}

test("each scene tells what the package answers", async () => {
    for (const [title, text] of Object.entries(PRESETS)) {
        const page = await open(text);
        const state = parsed(text);
        const [a, b] = [literalOf(state.a), literalOf(state.b)];
        assert.equal(await answer(page, "collide"), clash.collide(a, b) ? "yes" : "no", title);
        const hit = clash.cast(a, { x: state.move[0], y: state.move[1] }, b);
        assert.equal(await answer(page, "cast") === "–", hit === null, title);
        assert.equal(await hash(page), textOf(state), title);
        if (pictures) await page.screenshot({ path: join(pictures, `${title.replace(/\W+/g, "_")}.png`) });
        await page.close();
    }
});

test("what the scenes are said to be is so", () => {
    const asked = (title) => {
        const { a, b } = parsed(PRESETS[title]);
        return clash.relate(literalOf(a), literalOf(b));
    };
    assert.equal(asked("3-4-5: they touch"), "touching");
    assert.equal(asked("0.1 + 0.2"), "disjoint");
    assert.equal(asked("One in the other"), "bInsideA");
    const { a, b, move } = parsed(PRESETS["A ball that would tunnel"]);
    const end = { ...literalOf(a), position: { x: move[0], y: move[1] } };
    assert.equal(clash.collide(literalOf(a), literalOf(b)) || clash.collide(end, literalOf(b)), false);
    assert.notEqual(clash.cast(literalOf(a), { x: move[0], y: move[1] }, literalOf(b)), null);
});

test("shapes are dragged, and it can be taken back", async () => {
    const text = "a=circle:0,0;1,0&b=circle:4,0;5,0&move=0,2";
    const page = await open(text);
    assert.equal(await answer(page, "relate"), "apart");
    await page.check("#snap");
    await drag(page, [1, 0], [3, 0]);
    assert.equal(await hash(page), "a=circle:0,0;3,0&b=circle:4,0;5,0&move=0,2");
    assert.equal(await answer(page, "relate"), "touching");
    await page.click("#undo");
    assert.equal(await hash(page), text);
    assert.equal(await answer(page, "relate"), "apart");
    await page.close();
});

test("keys move a handle by a sixteenth, by one, and to the neighbouring float", async () => {
    const page = await open("a=circle:0,0;2,0&b=circle:3,4;6,4&move=0,0");
    assert.equal(await answer(page, "relate"), "touching");
    await page.focus("#stage");
    await page.keyboard.press("n");
    await page.keyboard.press("Alt+ArrowLeft");
    assert.equal(await answer(page, "relate"), "apart", "one float less of a radius");
    await page.keyboard.press("Alt+ArrowRight");
    assert.equal(await answer(page, "relate"), "touching");
    await page.keyboard.press("Shift+ArrowRight");
    assert.equal(await answer(page, "relate"), "overlapping");
    await page.keyboard.press("z");
    assert.equal(await answer(page, "relate"), "touching");
    await page.keyboard.press("ArrowLeft");
    assert.match(await hash(page), /^a=circle:0,0;1\.9375,0&/);
    await page.close();
});

test("every kind with every other one has its answers", async () => {
    const page = await open();
    for (const a of Object.keys(KINDS)) {
        for (const b of Object.keys(KINDS)) {
            await page.selectOption("#kind-a", a);
            await page.selectOption("#kind-b", b);
            assert.match(await answer(page, "collide"), /^(yes|no)$/, `${a}, ${b}`);
            const state = parsed(await hash(page));
            const isHit = clash.collide(literalOf(state.a), literalOf(state.b));
            assert.equal(await answer(page, "collide"), isHit ? "yes" : "no", `${a}, ${b}`);
        }
    }
    await page.close();
});

test("an address that is none of ours shows the first scene; touch drags", async () => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 400, height: 800 }, colorScheme: "dark" });
    const page = await context.newPage();
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(`${pathToFileURL(file)}#a=circle:nan,0;1,1&b=nothing`);
    await page.waitForSelector("#stage[data-answer]");
    const before = await hash(page);
    assert.equal(before, Object.values(PRESETS)[0]);
    const [x, y] = await pixel(page, [-3, 0]); // the rim of the ball
    await page.evaluate(([x, y]) => {
        const stage = document.getElementById("stage");
        const box = stage.getBoundingClientRect();
        const fire = (type, u, v) => stage.dispatchEvent(new PointerEvent(type, {
            pointerId: 1, pointerType: "touch", clientX: u, clientY: v, bubbles: true, isPrimary: true,
        }));
        stage.setPointerCapture = () => {};
        fire("pointerdown", x, y);
        fire("pointermove", x + 30, y + (box.height > 0 ? 10 : 0));
        fire("pointerup", x + 30, y + 10);
    }, [x, y]);
    assert.notEqual(await hash(page), before);
    if (pictures) await page.screenshot({ path: join(pictures, "narrow_dark.png") });
    await context.close();
});

test("nothing went wrong on the way", () => assert.deepEqual(errors, []));
