// What is on the stage, in the address: `#a=circle:0,0;2,0&b=…&move=3,0`. The numbers are floats, told so that they
// come back as the same ones. What is usual is left out: `turn` in degrees, `time` as a part of the way, `near` where
// the neighbouring floats are shown.
import { KINDS, placed } from "./shapes.js";

export const PRESETS = {
    "A ball and a wall": "a=circle:-4,0;-3,0&b=rectangle:1.5,-2;2,2&move=7,0.5",
    "A ball that would tunnel": "a=circle:-5,0.25;-4.75,0.25&b=rectangle:1,-2;1.0625,2&move=9,0",
    "0.1 + 0.2": "a=circle:0.1,0;0.1,0.2&b=point:0.3,0&move=0,0&near=a1",
    "3-4-5: they touch": "a=circle:0,0;2,0&b=circle:3,4;6,4&move=0,0&near=b0",
    "A point on an edge": "a=point:1,0.3333333432674408&b=polygon:0,0;3,1;0,2&move=0,0&near=a0",
    "Over a seam": "a=rectangle:-4,1;-3,2&b=polygon:-5,0;0,0;0,1;-5,1&move=4,0",
    "An L and a box": "a=polygon:-2,-2;2,-2;2,-1;-1,-1;-1,2;-2,2&b=orientedRectangle:0,0;1,0.5;-0.25,0.75&move=1,1",
    "The swing of a sword": "a=sector:-2,-1;0.5,-2.5;1,-1.75&b=capsule:0.5,0.5;0.5,2;1,2&move=0,0&turn=90",
    "A door that turns": "a=orientedRectangle:-2,0;1,0;-2,0.25&b=circle:-1,2.5;-1,3.25&move=0,0&turn=120",
    "One in the other": "a=polygon:-3,-2;3,-2;0,3&b=circle:0,-0.5;0.5,-0.5&move=2,1",
    "Far from the origin": "a=rectangle:1000000,1000000;1000002,1000001&b=circle:1000004,1000002;1000005,1000002&move=-4,-1",
};

const number = (text) => Math.fround(Number(text));
const isFloat = (value) => Number.isFinite(value) && Math.abs(value) < 1e9;

function pointOf(text) {
    const point = text.split(",").map(number);
    if (point.length !== 2 || !point.every(isFloat)) throw new RangeError(`${text} is no point`);
    return point;
}

function shapeOf(text) {
    const [kind, points] = text.split(":");
    if (!Object.hasOwn(KINDS, kind)) throw new RangeError(`${kind} is no kind`);
    const all = points.split(";").map(pointOf);
    const { length } = KINDS[kind].points;
    const isMany = kind === "polygon" || kind === "chain";
    if (isMany ? all.length < 1 || all.length > 64 : all.length !== length) throw new RangeError(`${text} is no ${kind}`);
    return { kind, points: all };
}

function numberOf(text, least, most) {
    const value = number(text ?? 0);
    if (!(value >= least && value <= most)) throw new RangeError(`${text} is no number from ${least} to ${most}`);
    return value;
}

/** Of which handle the neighbours are shown: "a", "b" or "move", and a number. */
function nearOf(text) {
    if (text === null) return null;
    const [, name, digits] = /^(a|b|move)(\d+)$/.exec(text);
    return [name, Number(digits)];
}

/** What a text says; null if it is none of ours. */
export function parsed(text) {
    try {
        const parts = new URLSearchParams(text);
        const state = {
            a: shapeOf(parts.get("a")), b: shapeOf(parts.get("b")), move: pointOf(parts.get("move") ?? "0,0"),
            turn: numberOf(parts.get("turn"), -3600, 3600), time: numberOf(parts.get("time"), 0, 1), near: nearOf(parts.get("near")),
        };
        const isThere = state.near === null || state.near[1] < (state[state.near[0]].points?.length ?? 1);
        return isThere ? state : null;
    } catch {
        return null;
    }
}

const told = ({ kind, points }) => `${kind}:${points.map((it) => it.join(",")).join(";")}`;
const part = (name, value) => (value === 0 ? "" : `&${name}=${value}`);
export const textOf = ({ a, b, move, turn, time, near }) =>
    `a=${told(a)}&b=${told(b)}&move=${move.join(",")}${part("turn", turn)}${part("time", time)}${near === null ? "" : `&near=${near.join("")}`}`;

export const usual = () => parsed(Object.values(PRESETS)[0]);
export const replaced = (shape, kind, at) => (shape.kind === kind ? shape : placed(kind, at.map(Math.fround)));
