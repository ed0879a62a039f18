// Wrong answers per thousand, beside exact arithmetic on whole numbers of any length. All numbers are floats of 32 bits, so that nobody is asked about
// others than he was given. On a grid of small whole numbers, where much touches, and where the last digit of a float decides.
//
// usage: node right.js [cases]
import * as clash from "../src/node.js";
import { contestants } from "./contestants.js";
import { random } from "./scene.js";

const count = Number(process.argv[2] ?? 20_000);
const next = random(11);
const float = Math.fround;
const whole = (limit) => Math.floor(limit * next());

const bits = new Int32Array(1);
const asFloat = new Float32Array(bits.buffer);
/** The float some places after a positive one. */
function neighbour(value, places) {
    asFloat[0] = value;
    bits[0] += places;
    return asFloat[0];
}

// ---- The truth -----------------------------------------------------------------------------------

/** A float as a whole number of 2^-60; all here are larger than that in their last place. */
const exact = (value) => BigInt(value * 2 ** 60);
const square = (value) => value * value;

function circlesMeet([a, b]) {
    const [dx, dy] = [exact(a.x) - exact(b.x), exact(a.y) - exact(b.y)];
    return square(dx) + square(dy) <= square(exact(a.radius) + exact(b.radius));
}

const points = (shape) => shape.points.map(({ x, y }) => [exact(x), exact(y)]);

/** Whether an edge of one has all of the other one strictly on its other side. */
function isApart(a, b) {
    return a.some(([x, y], i) => {
        const [p, q] = a[(i + 1) % a.length];
        const side = ([u, v]) => (p - x) * (v - y) - (q - y) * (u - x);
        const own = a.map(side).find((it) => it !== 0n);
        return b.every((vertex) => (own > 0n ? side(vertex) < 0n : side(vertex) > 0n));
    });
}

const trianglesMeet = ([a, b]) => !isApart(points(a), points(b)) && !isApart(points(b), points(a));
const pointMeets = ([a, b]) => !isApart(points(b), [[exact(a.x), exact(a.y)]]);

// ---- Cases ---------------------------------------------------------------------------------------

const circle = (x, y, radius) => ({ x, y, radius });

function circlesOnGrid() {
    return [circle(whole(12), whole(12), 1 + whole(6)), circle(whole(12), whole(12), 1 + whole(6))];
}

function circlesAdjacent() {
    const number = () => float(1 + 8 * next());
    const [a, b] = [circle(number(), number(), 0.25), circle(number(), number(), 0)];
    b.radius = float(Math.max(0.01, Math.hypot(a.x - b.x, a.y - b.y) - 0.25));
    b.radius = neighbour(b.radius, whole(3) - 1);
    return [a, b];
}

/** A triangle with an area, counterclockwise, as most libraries ask for. */
function triangle(number) {
    for (;;) {
        const [a, b, c] = Array.from({ length: 3 }, () => ({ x: number(), y: number() }));
        const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
        if (Math.abs(area) > 1) return { x: 0, y: 0, points: area > 0 ? [a, b, c] : [a, c, b] };
    }
}

/** A point on an edge of a triangle, or a float beside it. */
function onEdge({ points: [a, b] }) {
    const part = next();
    const [x, y] = [float(a.x + part * (b.x - a.x)), float(a.y + part * (b.y - a.y))];
    return { x: neighbour(x, whole(3) - 1), y: neighbour(y, whole(3) - 1) };
}

const grid = () => 1 + whole(9);
const fine = () => float(1 + 8 * next());
const pointOnGrid = () => [{ x: grid(), y: grid() }, triangle(grid)];

function pointAdjacent() {
    const it = triangle(fine);
    return [onEdge(it), it];
}

/** One whose first corner is at an edge of the other one, the others beyond it. */
function trianglesAdjacent() {
    const a = triangle(fine);
    const [p, q] = a.points;
    const corner = onEdge(a);
    const out = { x: q.y - p.y, y: p.x - q.x };
    const far = (side) => ({ x: float(corner.x + out.x + side * (q.x - p.x)), y: float(corner.y + out.y + side * (q.y - p.y)) });
    const b = { x: 0, y: 0, points: [corner, far(-0.3), far(0.3)] };
    return b.points.every(({ x, y }) => x > 2 ** -30 && y > 2 ** -30) ? [a, b] : trianglesAdjacent();
}

const ROWS = [
    ["circles", "grid", circlesOnGrid, circlesMeet],
    ["circles", "adjacent", circlesAdjacent, circlesMeet],
    ["point, hexagon", "grid", pointOnGrid, pointMeets, "point, triangle"],
    ["point, hexagon", "adjacent", pointAdjacent, pointMeets, "point, triangle"],
    ["hexagons", "grid", () => [triangle(grid), triangle(grid)], trianglesMeet, "triangles"],
    ["hexagons", "adjacent", trianglesAdjacent, trianglesMeet, "triangles"],
];

await clash.load();
const all = await contestants();
for (const [row, where, draw, truth, name = row] of ROWS) {
    const cases = Array.from({ length: count }, draw);
    const answers = cases.map(truth);
    const told = Object.entries(all)
        // matter-js puts polygons where their centroid is.
        .filter(([who, rows]) => row in rows && !(who === "matter-js" && row === "hexagons"))
        .map(([who, rows]) => {
            const { make, ask } = rows[row];
            const wrong = cases.filter(([a, b], k) => {
                const [p, q] = [make(a, true), make(b, false)];
                const answer = ask(p, q);
                [p, q].forEach((it) => it instanceof clash.Shape && it.dispose());
                return answer !== answers[k];
            });
            return `${who} ${((1000 * wrong.length) / count).toFixed(wrong.length === 0 ? 0 : 1)}`;
        });
    const meet = answers.filter((it) => it).length / count;
    console.log(`${name}, ${where} (${Math.round(100 * meet)} % meet):`.padEnd(38), told.join(" | "));
}
