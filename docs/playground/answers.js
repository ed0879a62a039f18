// What the library answers about the two shapes: a line for each question, and the call to copy.
import {
    boundingRectangle, cast, castRay, collide, contact, distance, intersections, mass, relate, separation,
} from "clash2d";

const short = (value) => (Number.isInteger(value) ? `${value}` : String(Number(value.toPrecision(6))));
const point = ({ x, y }) => `(${short(x)}, ${short(y)})`;
const RELATIONS = {
    disjoint: "apart", touching: "touching", overlapping: "overlapping", aInsideB: "a inside b",
    aInsideBTouching: "a inside b, touching its border", bInsideA: "b inside a",
    bInsideATouching: "b inside a, touching its border", equal: "the same points",
};

/** The questions: what is asked, how it is told, and how it is written in each language. */
export const QUESTIONS = [
    {
        name: "collide", title: "Do they meet?", ask: (a, b) => collide(a, b), tell: (it) => (it ? "yes" : "no"),
        js: "collide(a, b)", c: "clash_collide(&a, &b)",
    },
    {
        name: "relate", title: "How do they lie?", ask: (a, b) => relate(a, b), tell: (it) => RELATIONS[it],
        js: "relate(a, b)", c: "clash_relate(&a, &b)",
    },
    {
        name: "distance", title: "How far apart?", ask: (a, b) => distance(a, b),
        tell: ({ distance, pointA, pointB }) => `${short(distance)}, from ${point(pointA)} to ${point(pointB)}`,
        js: "distance(a, b)", c: "clash_distance(&a, &b, INFINITY, &distance)",
    },
    {
        name: "contact", title: "How deep?", ask: (a, b) => contact(a, b),
        tell: ({ depth, normal, points }) => `${short(depth)} along ${point(normal)}, ${points.length === 1 ? "one point" : "two points"}`,
        js: "contact(a, b)", c: "clash_contact(&a, &b, 0, &contact)",
    },
    {
        name: "separation", title: "Which way out?", ask: (a, b) => separation(a, b),
        tell: (it) => `b by ${point(it)}`, js: "separation(a, b)", c: "clash_separation(&a, &b, &way)",
    },
    {
        name: "intersections", title: "Where do the borders cross?", ask: (a, b) => intersections(a, b),
        tell: (all) => (all.length === 0 ? "nowhere" : all.slice(0, 4).map(({ start }) => point(start)).join(", ") + (all.length > 4 ? " …" : "")),
        js: "intersections(a, b)", c: "clash_intersections(&a, &b, list, room)",
    },
    {
        name: "cast", title: "When does a meet b on its way?", ask: (a, b, move) => cast(a, move, b),
        tell: ({ fraction, point: at, startsInContact }) => (startsInContact ? "they meet at the start" : `at ${short(fraction)} of it, at ${point(at)}`),
        js: "cast(a, move, b)", c: "clash_cast(&a, move, &b, zero, NULL, &hit)",
    },
    {
        name: "castRay", title: "What does the arrow hit as a ray?",
        ask: (a, b, move, from) => castRay(b, from, move),
        tell: ({ entry, entryPoint }) => `b at ${short(entry)} of it, at ${point(entryPoint)}`,
        js: "castRay(b, from, move)", c: "clash_cast_ray(&b, from, move, NULL, &hit)",
    },
    {
        name: "boundingRectangle", title: "What is around a?", ask: (a) => boundingRectangle(a),
        tell: ({ x, y, width, height }) => (Number.isFinite(width + height) ? `${short(width)} by ${short(height)} from ${point({ x, y })}` : "it has no end"),
        js: "boundingRectangle(a)", c: "clash_bounding_rectangle(&a, &rectangle)",
    },
    {
        name: "mass", title: "How large is a?", ask: (a) => mass(a),
        tell: ({ area, centroid }) => `area ${short(area)}, centroid ${point(centroid)}`, js: "mass(a)", c: "clash_mass(&a, &mass)",
    },
];

/** All answers, by the names of the questions. */
export const answersTo = (a, b, move, from) =>
    Object.fromEntries(QUESTIONS.map(({ name, ask }) => [name, ask(a, b, move, from)]));

export const told = ({ tell }, answer) => (answer === null ? "–" : tell(answer));
