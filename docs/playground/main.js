// Two shapes to drag, and every answer about them.
import { load } from "clash2d";
import { QUESTIONS, answersTo, told } from "./answers.js";
import { View, draw } from "./draw.js";
import { KINDS, literalOf, middle, nextFloat } from "./shapes.js";
import { PRESETS, parsed, replaced, textOf, usual } from "./state.js";

const byId = (id) => document.getElementById(id);
const view = new View(byId("stage"));
const shown = new Set(["distance", "contact", "separation", "cast"]);
let state;
/** Which handle is chosen: "a", "b" or "move", and the number of its point. */
let chosen = ["a", 0];
let undone = [];
// For tests, which have to know where things are.
window.playground = view;

const start = () => middle(state.a).map(Math.fround);

// ---- Handles -------------------------------------------------------------------------------------

/** All that can be dragged: whose it is, its number, where it is. */
function handles() {
    const from = start();
    const of = (name) => state[name].points.map((at, number) => [name, number, at]);
    return [...of("a"), ...of("b"), ["move", 0, [from[0] + state.move[0], from[1] + state.move[1]]]];
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

// ---- Showing -------------------------------------------------------------------------------------

function refresh() {
    const [a, b] = [literalOf(state.a), literalOf(state.b)];
    const [from, [x, y]] = [start(), state.move];
    const answers = answersTo(a, b, { x, y }, { x: from[0], y: from[1] });
    const dots = handles().map((it) => [it[2], it[0] === "move" ? "ray" : it[0], isChosen(it)]);
    draw(view, { a, b, move: state.move, from }, answers, shown, dots);
    for (const question of QUESTIONS) {
        const text = told(question, answers[question.name]);
        const place = byId(`answer-${question.name}`);
        if (place.textContent !== text) place.textContent = text;
    }
    byId("kind-a").value = state.a.kind;
    byId("kind-b").value = state.b.kind;
    byId("numbers").textContent = handles().filter(isChosen).map(([name, , at]) => `${name}: ${at[0]}, ${at[1]}`).join("");
    byId("stage").dataset.answer = told(QUESTIONS[1], answers.relate);
}

/** Keeps what there was, and tells the address what there is. */
function changed(isStep = true) {
    const text = textOf(state);
    if (isStep && location.hash.slice(1) !== text) undone.push(location.hash.slice(1));
    history.replaceState(null, "", `#${text}`);
    refresh();
}

function show(text) {
    const next = parsed(text);
    if (next === null) return;
    state = next;
    chosen = ["a", 0];
    center();
    changed();
}

/** Brings both shapes into view. */
function center() {
    const all = handles().map(([, , at]) => at);
    const range = (i) => [Math.min(...all.map((it) => it[i])), Math.max(...all.map((it) => it[i]))];
    const [[left, right], [bottom, top]] = [range(0), range(1)];
    view.center = [(left + right) / 2, (bottom + top) / 2];
    const { clientWidth, clientHeight } = view.canvas;
    const fits = Math.min(clientWidth / (right - left + 5), clientHeight / (top - bottom + 5));
    view.scale = Math.max(8, Math.min(400, fits));
}

function undo() {
    const text = undone.pop();
    const before = text === undefined ? null : parsed(text);
    if (before === null) return;
    state = before;
    changed(false);
}

// ---- Hands and keys ------------------------------------------------------------------------------

const snapped = ([x, y]) => (byId("snap").checked ? [Math.round(x * 4) / 4, Math.round(y * 4) / 4] : [x, y]);

/** The handle at a place, or the shape whose middle is near. */
function grabbed(event) {
    const at = view.toStage(event.offsetX, event.offsetY);
    const near = (it) => Math.hypot(it[2][0] - at[0], it[2][1] - at[1]) * view.scale;
    const best = handles().sort((p, q) => near(p) - near(q))[0];
    if (near(best) < 18) return { handle: best.slice(0, 2) };
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
        held.before = textOf(state);
        if (held.handle) chosen = held.handle;
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
        if (held !== null && held.before !== textOf(state)) {
            undone.push(held.before);
            changed(false);
        }
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
        if (event.key === "n" || event.key === "p") {
            chosen = all.at((number + (event.key === "n" ? 1 : -1)) % all.length).slice(0, 2);
            refresh();
        } else if (event.key === "z") undo();
        else if (event.key in ARROWS) {
            const [dx, dy] = ARROWS[event.key];
            const [x, y] = all[number][2];
            const step = event.shiftKey ? 1 : 1 / 16;
            if (event.altKey) put(chosen, [dx === 0 ? x : nextFloat(x, dx), dy === 0 ? y : nextFloat(y, dy)]);
            else put(chosen, [x + dx * step, y + dy * step]);
            changed();
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
            chosen = [name, 0];
            changed();
        });
    }
    const presets = byId("presets");
    presets.append(option("Scenes …", ""), ...Object.entries(PRESETS).map(([title, text]) => option(title, text)));
    presets.addEventListener("change", () => {
        show(presets.value);
        presets.value = "";
    });
    byId("undo").addEventListener("click", undo);
}

function card({ name, title, js, c }) {
    const it = byId("card").content.cloneNode(true);
    const find = (selector) => it.querySelector(selector);
    find("h2").textContent = title;
    find("output").id = `answer-${name}`;
    find("code.js").textContent = js;
    find("code.c").textContent = c;
    const box = find("input");
    box.checked = shown.has(name);
    box.hidden = name === "collide" || name === "relate"; // these are words alone
    box.setAttribute("aria-label", `draw: ${title}`);
    box.addEventListener("change", () => {
        if (box.checked) shown.add(name);
        else shown.delete(name);
        refresh();
    });
    byId("cards").append(it);
}

function begin() {
    menus();
    QUESTIONS.forEach(card);
    state = parsed(location.hash.slice(1)) ?? usual();
    view.resize();
    center();
    changed(false);
    drag();
    keys();
    window.addEventListener("resize", () => {
        view.resize();
        refresh();
    });
    window.addEventListener("hashchange", () => show(location.hash.slice(1)));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", refresh);
}

load().then(begin, (error) => {
    byId("error").hidden = false;
    byId("error").textContent = error.message;
});
