// The tab with the race: contestants take turns at the same frames, and what they tell is compared with the truth.
import { color } from "./draw.js";
import { changed } from "./history.js";
import { RUNNERS, Scene, pairsOf, truthOf, wrongPairs } from "./runners.js";

export const title = "Race";

const COUNTS = [1000, 3000, 10_000, 30_000, 100_000];
const PLACES = { sixteenths: "on sixteenths, where many just touch", anywhere: "anywhere" };
/** Whoever takes longer for a frame is out. */
const PATIENCE = 500;
/** With more circles contestants are tried with a tenth of them first. */
const UNTRIED = 10_000;
const KEPT = 31;
const PAGE = `
    <div class="bar">
        <label>circles <select id="count"></select></label>
        <label>places <select id="places"></select></label>
        <button id="pause">pause</button>
        <span id="rounds"></span>
    </div>
    <div class="sides">
        <div class="stage"><canvas id="circles" role="img" aria-label="The circles of the frame; filled ones meet others"></canvas></div>
        <div class="results">
            <table>
                <caption>Milliseconds a frame, the middle of the last ${KEPT}, and wrong pairs so far</caption>
                <thead><tr><th scope="col">contestant</th><th scope="col">ms</th><th scope="col">pairs</th><th scope="col">missed</th><th scope="col">too many</th></tr></thead>
                <tbody></tbody>
            </table>
            <p>
                All circles move in each frame; each contestant tells all pairs that meet, in your browser, now. The true pairs are found in doubles
                and, where these leave it open, by whole numbers of any length. The world also tells what met on the way between two
                frames, which no other one here does. The grid suits circles of about one size, and nothing else. Who takes more than
                half a second is out; of more than ${UNTRIED.toLocaleString("en")} circles everyone is tried with a tenth first.
            </p>
        </div>
    </div>`;

const byId = (id) => document.getElementById(id);
const number = (value) => value.toLocaleString("en", { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

let settings = { count: 3000, places: "sixteenths" };
let scene;
let truth;
let runners = [];
let turn = 0;
let rounds = 0;
let running = 0;

// ---- The race ------------------------------------------------------------------------------------

function restart() {
    runners.forEach(({ play }) => play?.end?.());
    scene = new Scene(settings.count, settings.places === "sixteenths");
    truth = truthOf(scene);
    runners = Object.entries(RUNNERS).map(([name, make]) => ({ name, make, times: [], missing: 0, extra: 0, pairs: 0 }));
    turn = rounds = 0;
    byId("race").dataset.rounds = 0;
    paint();
    rows();
}

/** One contestant in each frame of the page, so that it stays quick; when all had their turn, the circles move. */
function run() {
    running = requestAnimationFrame(run);
    while (turn < runners.length && runners[turn].isOut) turn += 1;
    if (turn < runners.length) play(runners[turn++]);
    else round();
    rows();
}

/** Whether someone takes too long even for a tenth of the circles: the page must not stand still for many seconds. */
function isHopeless({ make }) {
    const few = new Scene(settings.count / 10, settings.places === "sixteenths");
    const { frame, end } = make(few);
    pairsOf(frame, few.count);
    few.step();
    const { milliseconds } = pairsOf(frame, few.count);
    end?.();
    return milliseconds > PATIENCE / 10;
}

function play(runner) {
    if (runner.play === undefined && settings.count > UNTRIED && isHopeless(runner)) {
        runner.isOut = true;
        return;
    }
    runner.play ??= runner.make(scene);
    const { milliseconds, pairs } = pairsOf(runner.play.frame, scene.count);
    const { missing, extra } = wrongPairs(pairs, truth);
    // The first frame finds everything new, and is compiled.
    if (rounds > 0 || milliseconds > PATIENCE) runner.times = [...runner.times, milliseconds].slice(-KEPT);
    runner.isOut = milliseconds > PATIENCE && rounds > 0;
    runner.missing += missing;
    runner.extra += extra;
    runner.pairs = pairs.length;
}

function round() {
    turn = 0;
    rounds += 1;
    scene.step();
    truth = truthOf(scene);
    byId("race").dataset.rounds = rounds;
    paint();
}

const middle = (all) => [...all].sort((a, b) => a - b)[all.length >> 1];

// ---- Showing -------------------------------------------------------------------------------------

function rows() {
    byId("rounds").textContent = `${rounds} frames`;
    const body = document.querySelector("#race tbody");
    const most = Math.max(...runners.map(({ times }) => middle(times) ?? 0));
    runners.forEach(({ name, times, pairs, missing, extra, isOut }, k) => {
        const row = body.rows[k] ?? body.insertRow();
        const ms = middle(times);
        const time = ms === undefined ? (isOut ? `over ${PATIENCE}` : "…") : number(ms);
        const told = ms === undefined ? ["–", "–", "–"] : [pairs, missing, extra].map(number);
        const cells = [name, isOut ? `${time}, out` : time, ...told];
        cells.forEach((text, i) => {
            const cell = row.cells[i] ?? row.insertCell();
            if (cell.textContent !== text) cell.textContent = text;
            cell.classList.toggle("wrong", i > 2 && text !== "0" && text !== "–");
        });
        row.cells[1].style.setProperty("--part", most > 0 ? (ms ?? 0) / most : 0);
    });
}

function paint() {
    const canvas = byId("circles");
    const ratio = window.devicePixelRatio || 1;
    canvas.width = canvas.clientWidth * ratio;
    canvas.height = canvas.clientHeight * ratio;
    const { side, count, x, y, radius } = scene;
    // No more than what can be seen: the lower left part of large scenes.
    const scale = Math.max(Math.min(canvas.width, canvas.height) / side, 6 * ratio);
    const meets = new Uint8Array(count);
    for (const pair of truth) meets[Math.floor(pair / count)] = meets[pair % count] = 1;
    const context = canvas.getContext("2d");
    context.fillStyle = context.strokeStyle = color("a");
    for (let k = 0; k < count; k++) {
        const [u, v, r] = [x[k] * scale, canvas.height - y[k] * scale, radius[k] * scale];
        if (u - r > canvas.width || v + r < 0) continue;
        // One by one: a path of thousands takes seconds.
        context.beginPath();
        context.arc(u, v, r, 0, 2 * Math.PI);
        if (meets[k] === 1) context.fill();
        else context.stroke();
    }
}

// ---- The tab -------------------------------------------------------------------------------------

const address = () => `tab=race&count=${settings.count}&places=${settings.places}`;

export function show(text) {
    const parts = new URLSearchParams(text);
    const [count, places] = [Number(parts.get("count")), parts.get("places")];
    settings = {
        count: COUNTS.includes(count) ? count : settings.count, places: Object.hasOwn(PLACES, places ?? "") ? places : settings.places,
    };
    byId("count").value = settings.count;
    byId("places").value = settings.places;
    restart();
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) hide();
    else start();
    return address();
}

function start() {
    byId("pause").textContent = "pause";
    if (running === 0) running = requestAnimationFrame(run);
}

export function hide() {
    cancelAnimationFrame(running);
    running = 0;
    byId("pause").textContent = "go on";
}

const option = (value, textContent) => Object.assign(document.createElement("option"), { value, textContent });

export function begin() {
    byId("race").innerHTML = PAGE;
    byId("count").append(...COUNTS.map((count) => option(count, number(count))));
    byId("places").append(...Object.entries(PLACES).map(([value, text]) => option(value, text)));
    for (const name of ["count", "places"]) {
        byId(name).addEventListener("change", ({ target }) => {
            const wanted = { ...settings, [name]: target.value };
            changed(show(`count=${wanted.count}&places=${wanted.places}`));
        });
    }
    byId("pause").addEventListener("click", () => (running === 0 ? start() : hide()));
    new ResizeObserver(() => scene && byId("circles").clientWidth > 0 && paint()).observe(byId("circles"));
}
