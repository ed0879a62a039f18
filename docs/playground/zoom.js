// A handle and its neighbours: of the 9 by 9 floats around it, who says that the shapes meet there.
import { collide } from "clash2d";
import { color } from "./draw.js";
import { meetExactly } from "./exact.js";
import { OTHERS } from "./others.js";
import { literalOf, nextFloat } from "./shapes.js";

const REACH = 4;
const SIDE = 2 * REACH + 1;

/** The floats around one, rising. */
function neighbours(value) {
    const all = [value];
    for (let k = 0; k < REACH; k++) {
        all.push(nextFloat(all.at(-1), 1));
        all.unshift(nextFloat(all[0], -1));
    }
    return all;
}

/** The literals of a scene if a handle were elsewhere. */
export function movedTo(state, [name, number], at) {
    const moved = { ...state[name], points: state[name].points.with(number, at) };
    return name === "a" ? [literalOf(moved), literalOf(state.b)] : [literalOf(state.a), literalOf(moved)];
}

/** What each says about all 81, from the upper left on, and what is so; null of who has no such shapes. */
export function asked(state, handle) {
    const [x, y] = state[handle[0]].points[handle[1]];
    const columns = neighbours(x);
    const places = neighbours(y).reverse().flatMap((row) => columns.map((column) => movedTo(state, handle, [column, row])));
    const by = (ask) => {
        const answers = places.map(([a, b]) => ask(a, b));
        return answers.includes(null) || answers.includes(undefined) ? null : answers;
    };
    const exact = by(meetExactly);
    const ours = by((a, b) => collide(a, b));
    const others = Object.entries(OTHERS).map(([name, ask]) => [name, by(ask)]);
    return { exact, truth: exact ?? ours, all: [["clash2d", ours], ...others] };
}

const wrongOf = (answers, truth) => answers.filter((it, k) => it !== truth[k]).length;

// ---- Drawing -------------------------------------------------------------------------------------

function paint(canvas, answers, truth) {
    const ratio = window.devicePixelRatio || 1;
    const size = Math.round(12 * ratio);
    canvas.width = canvas.height = SIDE * size;
    const context = canvas.getContext("2d");
    answers.forEach((isHit, k) => {
        const [x, y] = [(k % SIDE) * size, Math.floor(k / SIDE) * size];
        context.fillStyle = color(isHit ? "a" : "paper");
        context.fillRect(x, y, size, size);
        context.strokeStyle = color("grid");
        context.lineWidth = 1;
        context.strokeRect(x + 0.5, y + 0.5, size - 1, size - 1);
        if (isHit !== truth[k]) hatch(context, x, y, size, ratio);
    });
    context.strokeStyle = color("ink");
    context.lineWidth = 2 * ratio;
    context.strokeRect(REACH * size, REACH * size, size, size);
}

function hatch(context, x, y, size, ratio) {
    context.strokeStyle = color("wrong");
    context.lineWidth = 2 * ratio;
    context.beginPath();
    for (const [u, v, p, q] of [[0, 0.5, 0.5, 0], [0, 1, 1, 0], [0.5, 1, 1, 0.5]]) {
        context.moveTo(x + u * size, y + v * size);
        context.lineTo(x + p * size, y + q * size);
    }
    context.stroke();
}

function figure(title, text, answers, truth) {
    const it = document.createElement("figure");
    const canvas = document.createElement("canvas");
    const caption = document.createElement("figcaption");
    const name = document.createElement("b");
    name.textContent = title;
    caption.append(name, ` ${text}`);
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", `${title}: ${text}`);
    it.append(canvas, caption);
    paint(canvas, answers, truth);
    return it;
}

/** Shows all of them in an element. */
export function drawNeighbours(place, state) {
    const { exact, truth, all } = asked(state, state.near);
    const there = all.filter(([, answers]) => answers !== null);
    const first = exact === null ? [] : [figure("exact", "by whole numbers of any length", exact, truth)];
    place.replaceChildren(
        ...first,
        ...there.map(([name, answers]) => {
            const wrong = wrongOf(answers, truth);
            const isJudge = exact === null && name === "clash2d";
            return figure(name, isJudge ? "exact; no second exact way here" : wrong === 0 ? "all right" : `${wrong} of 81 wrong`, answers, truth);
        }),
    );
    const silent = all.filter(([, answers]) => answers === null).map(([name]) => name);
    if (silent.length > 0) {
        const note = document.createElement("p");
        note.textContent = `Without such shapes: ${silent.join(", ")}.`;
        place.append(note);
    }
}

// ---- Where the answer changes --------------------------------------------------------------------

const DIRECTIONS = Array.from({ length: 32 }, (_, k) => [Math.cos((k * Math.PI) / 16), Math.sin((k * Math.PI) / 16)]);

/** A place at which a handle has the other answer: the nearest that is found. */
function otherSide(ask, [x, y], scale) {
    const is = ask([x, y]);
    for (let away = scale / 64; away < 64 * scale; away *= 1.25) {
        for (const [u, v] of DIRECTIONS) {
            const at = [x + u * away, y + v * away].map(Math.fround);
            if (ask(at) !== is) return at;
        }
    }
    return null;
}

/** The place nearest to a handle, along a line, where the shapes still meet although they don't at a neighbouring float. */
export function placeOfChange(state, handle) {
    const ask = (at) => collide(...movedTo(state, handle, at));
    const start = state[handle[0]].points[handle[1]];
    const other = otherSide(ask, start, 1);
    if (other === null) return null;
    let [yes, no] = ask(start) ? [start, other] : [other, start];
    for (;;) {
        const middle = yes.map((it, i) => Math.fround((it + no[i]) / 2));
        const isNew = [yes, no].every((end) => middle.some((it, i) => it !== end[i]));
        if (!isNew) return yes;
        if (ask(middle)) yes = middle;
        else no = middle;
    }
}
