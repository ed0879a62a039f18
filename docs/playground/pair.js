// Two shapes to drag, and every answer about them, at any time of a way.
import { Group, motionPoseAt } from "clash2d";
import { LANGUAGES, QUESTIONS, answersTo, told } from "./answers.js";
import { View, draw } from "./draw.js";
import { changed, undo } from "./history.js";
import { KINDS, literalOf, middle, nextFloat } from "./shapes.js";
import { PRESETS, parsed, replaced, textOf, usual } from "./state.js";
import { drawNeighbours, placeOfChange } from "./zoom.js";

export const title = "Shapes";

const byId = (id) => document.getElementById(id);
const shown = new Set(["distance", "contact", "separation", "cast", "castTurning"]);
let view;
let state;
/** Which handle is chosen: "a", "b" or "move", and the number of its point. */
let chosen = ["a", 0];
/** The frame that will draw, if any: what changes several times until then is drawn once. */
let frame = 0;

const start = () => middle(state.a).map(Math.fround);

// ---- Handles -------------------------------------------------------------------------------------

/** All that can be dragged: whose it is, its number, where it is and where it is seen, which is aside if it would be hidden. */
function handles() {
    const from = start();
    const of = (name) => state[name].points.map((at, number) => [name, number, at, at]);
    const to = [0, 1].map((i) => from[i] + state.move[i]);
    const isHidden = Math.hypot(...state.move) * view.scale < 4;
    const seen = isHidden ? to.map((it) => it + 30 / view.scale) : to;
    return [...of("a"), ...of("b"), ["move", 0, to, seen]];
}

const isChosen = ([name, number]) => name === chosen[0] && number === chosen[1];

/** Puts a handle somewhere; the numbers are floats from then on. */
function put([name, number], [x, y]) {
    const at = [Math.fround(x), Math.fround(y)];
    const from = start();
    if (name === "move") state.move = [Math.fround(at[0] - from[0]), Math.fround(at[1] - from[1])];
    else state[name].points[number] = at;
}

function shift(name, [dx, dy]) {
    state[name].points = state[name].points.map(([x, y]) => [Math.fround(x + dx), Math.fround(y + dy)]);
}

function choose(handle) {
    chosen = handle;
    if (state.near !== null && handle[0] !== "move") state.near = handle;
}

// ---- Showing -------------------------------------------------------------------------------------

/** The shapes as they are at the time, and the way of `a`. */
function sceneOf({ a, b, move, turn, time }) {
    const [start_, from] = [literalOf(a), start()];
    const [movement, pivot] = [{ x: move[0], y: move[1] }, { x: from[0], y: from[1] }];
    const motion = { movement, rotation: turn, pivot };
    return { start: start_, a: atTime(start_, motion, time), b: literalOf(b), move: movement, from: pivot, motion };
}

/** A shape after a part of its way: moved only it keeps each of its numbers. */
function atTime(literal, motion, time) {
    if (time === 0) return literal;
    const { x, y } = motion.movement;
    if (motion.rotation === 0) return { ...literal, position: { x: Math.fround(x * time), y: Math.fround(y * time) } };
    const group = new Group([literal]);
    const posed = group.atPose(motionPoseAt(motion, time));
    group.dispose();
    return posed;
}

function refresh() {
    const scene = sceneOf(state);
    const answers = answersTo(scene);
    for (const question of QUESTIONS) {
        const text = told(question, answers[question.name]);
        const place = byId(`answer-${question.name}`);
        if (place.textContent !== text) place.textContent = text;
    }
    scene.a.dispose?.();
    controls(answers);
    byId("stage").dataset.answer = told(QUESTIONS[1], answers.relate);
    if (frame === 0) frame = requestAnimationFrame(() => paint());
    painting = answers;
}

let painting;

function paint() {
    frame = 0;
    const drawn = {
        a: literalOf(state.a), b: literalOf(state.b), move: state.move, from: start(), turn: state.turn, time: state.time,
    };
    const dots = handles().map((it) => [it[3], it[0] === "move" ? "ray" : it[0], isChosen(it)]);
    draw(view, drawn, painting, shown, dots);
    if (state.near !== null) drawNeighbours(byId("neighbours"), state);
}

function controls({ cast, castTurning }) {
    byId("kind-a").value = state.a.kind;
    byId("kind-b").value = state.b.kind;
    byId("turn").value = state.turn;
    byId("numbers").textContent = handles().filter(isChosen).map(([name, , at]) => `${name}: ${at[0]}, ${at[1]}`).join("");
    const isMoving = state.turn !== 0 || state.move.some((it) => it !== 0);
    const hit = state.turn === 0 ? cast : castTurning;
    byId("times").hidden = !isMoving;
    byId("time").value = state.time * 1000;
    byId("moment").textContent = String(Number(state.time.toPrecision(4)));
    byId("impact").hidden = byId("to-impact").hidden = hit === null;
    byId("impact").style.setProperty("--at", hit?.fraction ?? 0);
    byId("to-impact").dataset.time = hit?.fraction ?? 0;
    if (byId("near").open !== (state.near !== null)) byId("near").open = state.near !== null;
}

/** Tells the address what there is: a step, unless it is on the way of one. */
function tellAll(isStep = true) {
    changed(textOf(state), isStep);
    refresh();
}

/** Shows what an address tells, or else the first scene; in full. */
export function show(text) {
    stop();
    const next = parsed(text) ?? state ?? usual();
    const isOther = state === undefined || !isAlike(next, state);
    state = next;
    if (state.near !== null) chosen = state.near;
    if (chosen[0] !== "move" && chosen[1] >= state[chosen[0]].points.length) chosen = ["a", 0];
    view.resize();
    if (isOther) center();
    refresh();
    return textOf(state);
}

/** Whether a scene is another one only by what can be dragged. */
const isAlike = (p, q) => ["a", "b"].every((name) => {
    const [far, near] = [p[name], q[name]].map(middle);
    return p[name].kind === q[name].kind && Math.hypot(far[0] - near[0], far[1] - near[1]) * view.scale < view.canvas.clientWidth / 4;
});

export function hide() {
    stop();
}

/** Brings both shapes into view. */
function center() {
    const all = handles().map(([, , at]) => at);
    const range = (i) => [Math.min(...all.map((it) => it[i])), Math.max(...all.map((it) => it[i]))];
    const [[left, right], [bottom, top]] = [range(0), range(1)];
    view.center = [(left + right) / 2, (bottom + top) / 2];
    const { clientWidth, clientHeight } = view.canvas;
    // A shape reaches as far beyond its handles as these are apart.
    const margin = Math.min(5, 2 * Math.max(right - left, top - bottom, 0.1));
    const fits = Math.min(clientWidth / (right - left + margin), clientHeight / (top - bottom + margin));
    view.scale = Math.max(8, Math.min(1000, fits));
}

// ---- Time ----------------------------------------------------------------------------------------

let playing = 0;

function stop() {
    cancelAnimationFrame(playing);
    playing = 0;
    byId("play").textContent = "play";
}

/** Plays the way in two seconds, from its start if it has ended. */
function play() {
    if (playing !== 0) {
        stop();
        tellAll();
        return;
    }
    let last = performance.now();
    if (state.time === 1) state.time = 0;
    byId("play").textContent = "stop";
    const step = (now) => {
        state.time = Math.fround(Math.min(1, state.time + Math.max(0, now - last) / 2000));
        last = now;
        playing = state.time < 1 ? requestAnimationFrame(step) : 0;
        tellAll(playing === 0);
        if (playing === 0) stop();
    };
    playing = requestAnimationFrame(step);
}

function times() {
    const set = (time, isStep) => {
        stop();
        state.time = Math.fround(time);
        tellAll(isStep);
    };
    byId("time").addEventListener("input", ({ target }) => set(target.value / 1000, false));
    byId("time").addEventListener("change", () => tellAll());
    byId("to-impact").addEventListener("click", ({ target }) => set(Number(target.dataset.time), true));
    byId("play").addEventListener("click", play);
    byId("turn").addEventListener("change", ({ target }) => {
        const turn = Math.fround(target.value === "" ? 0 : Number(target.value));
        if (Math.abs(turn) <= 3600) state.turn = turn;
        tellAll();
    });
}

// ---- Hands and keys ------------------------------------------------------------------------------

const snapped = ([x, y]) => (byId("snap").checked ? [Math.round(x * 4) / 4, Math.round(y * 4) / 4] : [x, y]);

/** The handle at a place, or the shape whose middle is near. */
function grabbed(event) {
    const at = view.toStage(event.offsetX, event.offsetY);
    const near = (it) => Math.hypot(it.at(-1)[0] - at[0], it.at(-1)[1] - at[1]) * view.scale;
    const best = handles().sort((p, q) => near(p) - near(q))[0];
    if (near(best) < (event.pointerType === "touch" ? 28 : 18)) return { handle: best.slice(0, 2) };
    const bodies = ["a", "b"].map((name) => [name, 0, middle(state[name])]).sort((p, q) => near(p) - near(q));
    return near(bodies[0]) < 90 ? { body: bodies[0][0], at } : null;
}

function drag() {
    const canvas = view.canvas;
    let held = null;
    canvas.addEventListener("pointerdown", (event) => {
        held = grabbed(event);
        if (held === null) return;
        canvas.setPointerCapture(event.pointerId);
        stop();
        if (held.handle) choose(held.handle);
        refresh();
    });
    canvas.addEventListener("pointermove", (event) => {
        if (held === null) return;
        const at = view.toStage(event.offsetX, event.offsetY);
        if (held.handle) put(held.handle, snapped(at));
        else {
            const [to, was] = [snapped(at), snapped(held.at)];
            shift(held.body, [to[0] - was[0], to[1] - was[1]]);
            held.at = at;
        }
        refresh();
    });
    const end = () => {
        if (held !== null) tellAll();
        held = null;
    };
    canvas.addEventListener("pointerup", end);
    canvas.addEventListener("pointercancel", end);
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

function keys() {
    view.canvas.addEventListener("keydown", (event) => {
        const all = handles();
        const number = all.findIndex(isChosen);
        if (event.ctrlKey || event.metaKey) return;
        if (event.key === "n" || event.key === "p") {
            choose(all.at((number + (event.key === "n" ? 1 : -1)) % all.length).slice(0, 2));
            tellAll();
        } else if (event.key === "z") undo();
        else if (event.key in ARROWS) {
            const [dx, dy] = ARROWS[event.key];
            const [x, y] = all[number][2];
            const step = event.shiftKey ? 1 : 1 / 16;
            if (event.altKey) put(chosen, [dx === 0 ? x : nextFloat(x, dx), dy === 0 ? y : nextFloat(y, dy)]);
            else put(chosen, [x + dx * step, y + dy * step]);
            tellAll();
        } else return;
        event.preventDefault();
    });
}

// ---- The page ------------------------------------------------------------------------------------

function option(text, value) {
    const it = document.createElement("option");
    it.textContent = text;
    it.value = value;
    return it;
}

const spoken = (kind) => kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace("oriented", "turned");

function menus() {
    for (const name of ["a", "b"]) {
        const menu = byId(`kind-${name}`);
        menu.append(...Object.keys(KINDS).map((kind) => option(spoken(kind), kind)));
        menu.addEventListener("change", () => {
            state[name] = replaced(state[name], menu.value, middle(state[name]));
            choose([name, 0]);
            tellAll();
        });
    }
    const presets = byId("presets");
    presets.append(option("Scenes …", ""), ...Object.entries(PRESETS).map(([title, text]) => option(title, text)));
    presets.addEventListener("change", () => {
        state = undefined;
        changed(show(presets.value));
        presets.value = "";
    });
}

function near() {
    // What is open is a part of the state, and told at once; the event that it was opened comes later.
    document.querySelector("#near summary").addEventListener("click", (event) => {
        event.preventDefault();
        if (chosen[0] === "move") chosen = ["a", 0];
        state.near = state.near === null ? chosen : null;
        tellAll();
    });
    byId("change").addEventListener("click", () => {
        const at = placeOfChange(state, state.near);
        if (at === null) return;
        put(state.near, at);
        tellAll();
    });
}

/** Several lines of what is written, and in which language. */
function lines(calls) {
    return calls.flatMap((call, k) => {
        const [term, text] = [document.createElement("dt"), document.createElement("dd")];
        const code = document.createElement("code");
        term.textContent = LANGUAGES[k];
        code.textContent = call;
        text.append(code);
        return [term, text];
    });
}

function card({ name, title, calls }) {
    const it = byId("card").content.cloneNode(true);
    const find = (selector) => it.querySelector(selector);
    find("h2").textContent = title;
    find("output").id = `answer-${name}`;
    // Words alone, which a screen reader tells as they change; all of them at once would be too much.
    const isWord = name === "collide" || name === "relate";
    find("output").setAttribute("aria-live", name === "relate" ? "polite" : "off");
    find("dl").append(...lines(calls));
    const box = find("input");
    box.checked = shown.has(name);
    box.hidden = isWord;
    box.setAttribute("aria-label", `draw: ${title}`);
    box.addEventListener("change", () => {
        if (box.checked) shown.add(name);
        else shown.delete(name);
        refresh();
    });
    byId("cards").append(it);
}

export function begin() {
    view = new View(byId("stage"));
    // For tests, which have to know where things are.
    window.playground = view;
    menus();
    QUESTIONS.forEach(card);
    drag();
    keys();
    times();
    near();
    new ResizeObserver(() => {
        view.resize();
        if (state !== undefined && byId("pair").hidden === false) refresh();
    }).observe(view.canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => state && refresh());
}
