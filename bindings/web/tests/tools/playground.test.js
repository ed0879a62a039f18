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
import { circlesMeet, meetExactly, whole } from "../../../../docs/playground/exact.js";
import * as levels from "../../../../docs/playground/level.js";
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
    page.setDefaultTimeout(10_000);
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
    await page.goto(`${pathToFileURL(file)}${text === "" ? "" : `#${text}`}`);
    await page.waitForSelector("body[data-ready]");
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
    const sword = parsed(PRESETS["The swing of a sword"]);
    const [x, y] = sword.a.points[0];
    const swing = clash.castTurning(literalOf(sword.a), { rotation: sword.turn, pivot: { x, y } }, literalOf(sword.b));
    assert.ok(swing.fraction > 0.1 && swing.fraction < 0.9, `${swing.fraction}`);
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

test("time: the slider, the first contact and what is asked there", async () => {
    const page = await open("a=circle:-4,0;-3,0&b=rectangle:1.5,-2;2,2&move=8,0");
    assert.equal(await answer(page, "relate"), "apart");
    await page.click("#to-impact");
    assert.equal(await hash(page), "a=circle:-4,0;-3,0&b=rectangle:1.5,-2;2,2&move=8,0&time=0.5625");
    assert.equal(await answer(page, "relate"), "touching");
    await page.focus("#time");
    await page.keyboard.press("ArrowRight");
    assert.equal(await answer(page, "relate"), "overlapping");
    await page.keyboard.press("End");
    assert.equal(await answer(page, "relate"), "apart");
    assert.match(await hash(page), /&time=1$/);
    await page.click("#undo");
    await page.click("#undo");
    assert.equal(await answer(page, "relate"), "touching");
    await page.click("#play");
    await page.waitForFunction(() => location.hash.endsWith("&time=1"));
    await page.fill("#turn", "180");
    await page.press("#turn", "Enter");
    assert.match(await hash(page), /&turn=180&time=1$/);
    await page.close();
});

test("a shape that turns is asked about where it is drawn", async () => {
    // The bar ends at x = 2, a quarter turn around (-2, 0) later at y = 4: half a unit below the circle.
    const page = await open("a=orientedRectangle:-2,0;2,0;-2,0.25&b=circle:-2,5;-2,5.5&move=0,0&turn=90&time=1");
    assert.match(await answer(page, "distance"), /^0\.5, from/);
    await page.close();
});

test("neighbouring floats: ours are those of whole numbers, others are told wrong where they are", async () => {
    const page = await open("a=point:1,0.3333333432674408&b=polygon:0,0;3,1;0,2&move=0,0&near=a0");
    await page.waitForSelector("#neighbours figure");
    const told = await page.$$eval("#neighbours canvas", (all) => all.map((it) => it.getAttribute("aria-label")));
    assert.equal(told[1], "clash2d: all right");
    assert.match(told.find((it) => it.startsWith("sat")), /[1-9]\d* of 81 wrong/);
    await page.selectOption("#kind-a", "circle");
    await page.click("#change");
    const { a, b, near } = parsed(await hash(page));
    assert.deepEqual(near, ["a", 0]);
    assert.equal(meetExactly(literalOf(a), literalOf(b)), true);
    assert.equal(await answer(page, "collide"), "yes");
    await page.click("#near summary");
    assert.equal(parsed(await hash(page)).near, null);
    await page.close();
});

test("the whole numbers are right where it is known, and agree with the package", () => {
    assert.equal(whole(-1.5), -3n << 148n);
    assert.equal(whole(2 ** -149), 1n);
    const circle = (x, y, radius) => ({ type: "circle", x, y, radius });
    assert.equal(meetExactly(circle(0, 0, 2), circle(3, 4, 3)), true);
    assert.equal(meetExactly(circle(0, 0, 2), circle(3, 4, 2.9999997615814209)), false);
    assert.equal(circlesMeet(0, 0, 2, 3, 4, 3), true);
    assert.equal(circlesMeet(0, 0, 2, 3, 4, 2.9999997615814209), false);
    assert.equal(meetExactly({ type: "sector" }, circle(0, 0, 1)), undefined);
    // Small whole numbers, so that many touch.
    let seed = 1;
    const next = () => (seed = (seed * 16807) % 2147483647) % 7;
    const kinds = Object.keys(KINDS).filter((kind) => !["line", "orientedRectangle", "sector"].includes(kind));
    const meet = { true: 0, false: 0 };
    for (let k = 0; k < 3000; k++) {
        const [a, b] = [0, 1].map(() => {
            const kind = kinds[next() % kinds.length];
            return literalOf({ kind, points: KINDS[kind].points.map(() => [next(), next()]) });
        });
        const isHit = clash.collide(a, b);
        assert.equal(isHit, meetExactly(a, b), JSON.stringify([a, b]));
        meet[isHit] += 1;
    }
    assert.ok(meet.true > 500 && meet.false > 500, JSON.stringify(meet));
});

test("the race: nothing of ours is missed or too much, and its address says which", async () => {
    const page = await open("tab=race&count=1000&places=sixteenths");
    await page.waitForFunction(() => document.getElementById("race").dataset.rounds >= 4);
    await page.click("#pause");
    const rows = await page.$$eval("#race tbody tr", (all) => all.map((row) => [...row.cells].map((it) => it.textContent)));
    assert.equal(rows.length, 7);
    for (const [name, ms, pairs, missed, extra] of rows.slice(0, 2)) {
        assert.ok(Number(ms) > 0 && Number(pairs) > 100, `${name}: ${ms} ms, ${pairs} pairs`);
        assert.deepEqual([missed, extra], ["0", "0"], name);
    }
    await page.selectOption("#places", "anywhere");
    assert.equal(await hash(page), "tab=race&count=1000&places=anywhere");
    await page.click("#undo");
    assert.equal(await hash(page), "tab=race&count=1000&places=sixteenths");
    if (pictures) await page.screenshot({ path: join(pictures, "race.png") });
    await page.close();
});

const hero = (page) => page.evaluate(() => window.platformer.position);
const isAt = (page, test) => page.waitForFunction(`(({ x, y }) => ${test})(window.platformer.position)`);

test("the platformer: keys run and leap, a level is painted, told by the address and taken back", async () => {
    const page = await open("tab=race&count=1000&places=anywhere", { reducedMotion: "reduce" });
    assert.equal(await page.textContent("#pause"), "go on");
    await page.click("#tab-platformer");
    await isAt(page, "y === 2");
    await page.keyboard.down("ArrowRight");
    await isAt(page, "x > 3.5");
    await page.keyboard.up("ArrowRight");
    await page.keyboard.down("a");
    await isAt(page, "x < 3.4");
    await page.keyboard.up("a");
    await page.keyboard.down(" ");
    await isAt(page, "y > 3");
    await page.keyboard.up(" ");
    const box = await page.locator("#level").boundingBox();
    await page.mouse.click(box.x + 5, box.y + 5);
    const text = new URLSearchParams(await hash(page)).get("level");
    const isOther = (row, k) => row !== levels.USUAL[k];
    assert.equal(levels.parsed(text).filter(isOther).length, 1);
    await page.click("#undo");
    assert.equal(await hash(page), "tab=platformer");
    if (pictures) await page.screenshot({ path: join(pictures, "platformer.png") });
    await page.close();
});

test("the hero is never inside of anything, whatever is pressed", async () => {
    const page = await open("tab=platformer");
    const seen = await page.evaluate(() => {
        let seed = 5;
        const next = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
        let [inside, stood, farthest, wish] = [0, 0, 0, {}];
        for (let k = 0; k < 6000; k++) {
            if (k % 20 === 0) wish = { run: next() < 0.6 ? 1 : -1, leaps: next() < 0.6, drops: next() < 0.1 };
            window.platformer.step(wish);
            inside += window.platformer.isInside ? 1 : 0;
            stood += window.platformer.stands ? 1 : 0;
            farthest = Math.max(farthest, window.platformer.position.x);
        }
        return { inside, stood, farthest };
    });
    assert.equal(seen.inside, 0);
    assert.ok(seen.stood > 500 && seen.farthest > 25, JSON.stringify(seen));
    await page.close();
});

test("levels are told in the address there and back", () => {
    assert.deepEqual(levels.parsed(levels.textOf(levels.USUAL)), levels.USUAL);
    for (const text of ["", "40.", levels.textOf(levels.USUAL).replace("40.", "39."), levels.textOf(levels.USUAL).replace("#", "x"), `9999999999.${"!40.".repeat(15)}`]) {
        assert.equal(levels.parsed(text), null, text.slice(0, 20));
    }
});

test("a finger presses what leaps", async () => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 800 } });
    const page = await context.newPage();
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(`${pathToFileURL(file)}#tab=platformer`);
    await page.waitForSelector("body[data-ready]");
    await isAt(page, "y === 2");
    const before = await hero(page);
    await page.tap("#pad-leap");
    await isAt(page, "y > 2.5");
    assert.equal((await hero(page)).x, before.x);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "wider than the page");
    await context.close();
});

test("an address that is none of ours shows the first scene; touch drags", async () => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 400, height: 800 }, colorScheme: "dark" });
    const page = await context.newPage();
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.goto(`${pathToFileURL(file)}#a=circle:nan,0;1,1&b=nothing`);
    await page.waitForSelector("body[data-ready]");
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
