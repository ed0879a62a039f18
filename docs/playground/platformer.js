// The tab with the hero: keys, touch, a level that can be painted, and what the mover tells.
import { MoverTouch } from "clash2d";
import { color } from "./draw.js";
import { Game, LIFT_SIZE } from "./game.js";
import { changed, undo } from "./history.js";
import { HEIGHT, TILES, USUAL, WIDTH, letterAt, painted, parsed, textOf } from "./level.js";

export const title = "Platformer";

const FRAME = 1000 / 60;
const PAGE = `
    <div class="bar">
        <label>paint <select id="brush"></select></label>
        <button id="restart">start again</button>
        <button id="usual">the first level</button>
        <output id="told"></output>
    </div>
    <canvas id="level" tabindex="0" role="application" aria-label="A hero in a level" aria-describedby="platformer-help"></canvas>
    <div class="pads">
        <button id="pad-left" aria-label="run left">◀</button>
        <button id="pad-right" aria-label="run right">▶</button>
        <button id="pad-down" aria-label="drop through a one-way floor">▼</button>
        <button id="pad-leap" aria-label="leap">▲</button>
    </div>
    <p id="platformer-help">
        Arrows or A and D run, arrow up, W or the space bar leaps, arrow down drops through a one-way floor, R starts again, z takes back
        what was painted. Click or draw in the level to paint it, also where the hero is. Lines show what the mover came to in the frame.
    </p>`;

const byId = (id) => document.getElementById(id);
const KEYS = {
    ArrowLeft: "left", a: "left", ArrowRight: "right", d: "right", ArrowUp: "leap", w: "leap", " ": "leap", ArrowDown: "down", s: "down",
};

let game;
let rows;
let ratio;
/** What is held now. */
const held = new Set();
let leaps = false;

// ---- The game ------------------------------------------------------------------------------------

let running = 0;
let last;
let left = 0;

function run(now) {
    running = requestAnimationFrame(run);
    left = Math.min(left + now - (last ?? now), 100);
    last = now;
    for (; left >= FRAME; left -= FRAME) step();
    paint();
}

function step() {
    const way = (held.has("right") ? 1 : 0) - (held.has("left") ? 1 : 0);
    game.step({ run: way, leaps, drops: held.has("down") });
    leaps = false;
}

const WORDS = [
    [MoverTouch.floor, "on a floor"], [MoverTouch.wall, "at a wall"], [MoverTouch.ceiling, "at a ceiling"], [MoverTouch.stepped, "a step"],
];

function tell() {
    const touches = game.state?.touches ?? 0;
    const words = WORDS.filter(([bit]) => (touches & bit) !== 0).map(([, word]) => word);
    const { x, y } = game.position;
    byId("told").textContent = `${x.toFixed(3)}, ${y.toFixed(3)}: ${words.join(", ") || "in the air"}`;
    byId("level").dataset.touches = touches;
}

// ---- Drawing -------------------------------------------------------------------------------------

const FORMS = {
    "#": [[0, 0], [1, 0], [1, 1], [0, 1]], u: [[0, 0], [1, 0], [1, 1]], d: [[0, 0], [1, 0], [0, 1]], l: [[0, 0], [1, 0], [1, 0.5]],
    h: [[0, 0], [1, 0], [1, 1], [0, 0.5]], "-": [[0, 0.75], [1, 0.75], [1, 1], [0, 1]],
};

/** Pixels a tile, and the lower left corner that is seen: all of the level, or what is around the hero. */
function camera() {
    const canvas = byId("level");
    const scale = Math.max(canvas.height / HEIGHT, Math.min(canvas.width / WIDTH, 24 * ratio));
    const [across, up] = [canvas.width / scale, canvas.height / scale];
    const within = (value, most) => Math.min(Math.max(value, 0), Math.max(0, most));
    return { scale, x: within(game.position.x - across / 2, WIDTH - across), y: within(game.position.y - up / 2, HEIGHT - up), height: canvas.height };
}

const pixel = ({ scale, x, y, height }, [u, v]) => [(u - x) * scale, height - (v - y) * scale];

function polygon(context, view, points) {
    context.beginPath();
    points.forEach((at, k) => (k === 0 ? context.moveTo(...pixel(view, at)) : context.lineTo(...pixel(view, at))));
    context.closePath();
    context.fill();
}

function paint() {
    const canvas = byId("level");
    const context = canvas.getContext("2d");
    const view = camera();
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (let y = 0; y < HEIGHT; y++) {
        for (let x = 0; x < WIDTH; x++) {
            const letter = letterAt(rows, x, y);
            if (letter === ".") continue;
            context.fillStyle = color(letter === "-" ? "crossing" : "tile");
            polygon(context, view, FORMS[letter].map(([u, v]) => [x + u, y + v]));
        }
    }
    const { x, y } = game.platform.position;
    const { width, height } = LIFT_SIZE;
    context.fillStyle = color("b");
    polygon(context, view, [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]);
    drawHero(context, view);
    tell();
}

function drawHero(context, view) {
    const { x, y } = game.position;
    const radius = 0.375 * view.scale;
    const [low, high] = [pixel(view, [x, y + 0.375]), pixel(view, [x, y + 1.125])];
    context.fillStyle = color("a");
    context.beginPath();
    context.arc(...low, radius, 0, Math.PI);
    context.arc(...high, radius, Math.PI, 2 * Math.PI);
    context.fill();
    context.strokeStyle = color("contact");
    context.lineWidth = 2 * ratio;
    for (const { normal } of game.hits) {
        const [from, to] = [low, [low[0] + normal.x * view.scale * 0.9, low[1] - normal.y * view.scale * 0.9]];
        context.beginPath();
        context.moveTo(...from);
        context.lineTo(...to);
        context.stroke();
    }
}

// ---- Hands and keys ------------------------------------------------------------------------------

function hold(name) {
    if (name === "leap" && !held.has(name)) leaps = true;
    held.add(name);
}

function keys() {
    byId("level").addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const name = KEYS[event.key] ?? KEYS[event.key.toLowerCase()];
        if (name !== undefined) hold(name);
        else if (event.key === "r") game.restart();
        else if (event.key === "z") undo();
        else return;
        event.preventDefault();
    });
    window.addEventListener("keyup", ({ key }) => held.delete(KEYS[key] ?? KEYS[key.toLowerCase()]));
    byId("level").addEventListener("blur", () => held.clear());
}

function pads() {
    for (const name of ["left", "right", "down", "leap"]) {
        const pad = byId(`pad-${name}`);
        pad.addEventListener("pointerdown", (event) => {
            event.preventDefault();
            hold(name);
        });
        for (const end of ["pointerup", "pointercancel", "pointerleave"]) pad.addEventListener(end, () => held.delete(name));
        pad.addEventListener("keydown", ({ key }) => (key === "Enter" || key === " ") && hold(name));
        pad.addEventListener("keyup", () => held.delete(name));
        pad.addEventListener("contextmenu", (event) => event.preventDefault());
    }
}

/** Paints where a pointer draws; the whole stroke is one step. */
function brushes() {
    const canvas = byId("level");
    byId("brush").append(...Object.entries(TILES).map(([letter, name]) => Object.assign(document.createElement("option"), { value: letter, textContent: name })));
    byId("brush").value = "#";
    let isDrawing = false;
    const put = ({ offsetX, offsetY }) => {
        const view = camera();
        const [x, y] = [view.x + (offsetX * ratio) / view.scale, view.y + (view.height - offsetY * ratio) / view.scale].map(Math.floor);
        const letter = byId("brush").value;
        if (x < 0 || x >= WIDTH || y < 0 || y >= HEIGHT || letterAt(rows, x, y) === letter) return;
        setRows(painted(rows, x, y, letter));
    };
    canvas.addEventListener("pointerdown", (event) => {
        isDrawing = true;
        canvas.setPointerCapture(event.pointerId);
        put(event);
    });
    canvas.addEventListener("pointermove", (event) => isDrawing && put(event));
    for (const end of ["pointerup", "pointercancel"]) {
        canvas.addEventListener(end, () => {
            isDrawing = false;
            changed(address());
        });
    }
    byId("usual").addEventListener("click", () => {
        setRows(USUAL);
        changed(address());
    });
    byId("restart").addEventListener("click", () => game.restart());
}

// ---- The tab -------------------------------------------------------------------------------------

const address = () => (rows.join() === USUAL.join() ? "tab=platformer" : `tab=platformer&level=${textOf(rows)}`);

function setRows(next) {
    rows = next;
    game.setRows(rows);
}

export function show(text) {
    setRows(parsed(new URLSearchParams(text).get("level") ?? "") ?? USUAL);
    resize();
    if (running === 0) running = requestAnimationFrame(run);
    // Arrows are the hero's from now on, and not the tabs'.
    byId("level").focus({ preventScroll: true });
    return address();
}

export function hide() {
    cancelAnimationFrame(running);
    [running, last] = [0, undefined];
    held.clear();
}

function resize() {
    const canvas = byId("level");
    ratio = window.devicePixelRatio || 1;
    if (canvas.clientWidth === 0) return;
    canvas.width = canvas.clientWidth * ratio;
    canvas.height = canvas.clientHeight * ratio;
}

export function begin() {
    byId("platformer").innerHTML = PAGE;
    game = new Game(USUAL);
    rows = USUAL;
    // For tests, which have to know where the hero is.
    window.platformer = game;
    keys();
    pads();
    brushes();
    new ResizeObserver(resize).observe(byId("level"));
}
