// What the library answers about the two shapes: a line for each question, and the call to copy.
import {
    boundingRectangle, cast, castRay, castTurning, collide, contact, distance, intersections, mass, relate, separation,
} from "clash2d";

const short = (value) => (Number.isInteger(value) ? `${value}` : String(Number(value.toPrecision(6))));
const point = ({ x, y }) => `(${short(x)}, ${short(y)})`;
const RELATIONS = {
    disjoint: "apart", touching: "touching", overlapping: "overlapping", aInsideB: "a inside b",
    aInsideBTouching: "a inside b, touching its border", bInsideA: "b inside a",
    bInsideATouching: "b inside a, touching its border", equal: "the same points",
};
const when = ({ fraction, point: at, startsInContact }) =>
    startsInContact ? "they meet at the start" : `at ${short(fraction)} of it, at ${point(at)}`;

/**
 * The questions: what is asked of the shapes `a` and `b` as they are at the time, of the way of `a` from the start on,
 * how it is told, and how it is written in each language.
 */
export const QUESTIONS = [
    {
        name: "collide", title: "Do they meet?", ask: ({ a, b }) => collide(a, b), tell: (it) => (it ? "yes" : "no"),
        calls: ["collide(a, b)", "clash_collide(&a, &b)", "clash::collide(a, b)", "Clash.Collide(a, b)", "a.collide(b)"],
    },
    {
        name: "relate", title: "How do they lie?", ask: ({ a, b }) => relate(a, b), tell: (it) => RELATIONS[it],
        calls: ["relate(a, b)", "clash_relate(&a, &b)", "clash::relate(a, b)", "Clash.Relate(a, b)", "a.relate(b)"],
    },
    {
        name: "distance", title: "How far apart?", ask: ({ a, b }) => distance(a, b),
        tell: ({ distance, pointA, pointB }) => `${short(distance)}, from ${point(pointA)} to ${point(pointB)}`,
        calls: [
            "distance(a, b)", "clash_distance(&a, &b, INFINITY, &distance)", "clash::distance(a, b)",
            "Clash.Distance(a, b, out var distance)", "a.distance(b)",
        ],
    },
    {
        name: "contact", title: "How deep?", ask: ({ a, b }) => contact(a, b),
        tell: ({ depth, normal, points }) => `${short(depth)} along ${point(normal)}, ${points.length === 1 ? "one point" : "two points"}`,
        calls: [
            "contact(a, b)", "clash_contact(&a, &b, 0, &contact)", "clash::contact(a, b)",
            "Clash.Contact(a, b, out var contact)", "a.contact(b)",
        ],
    },
    {
        name: "separation", title: "Which way out?", ask: ({ a, b }) => separation(a, b), tell: (it) => `b by ${point(it)}`,
        calls: [
            "separation(a, b)", "clash_separation(&a, &b, &way)", "clash::separation(a, b)",
            "Clash.Separation(a, b, out var way)", "a.separation(b)",
        ],
    },
    {
        name: "intersections", title: "Where do the borders cross?", ask: ({ a, b }) => intersections(a, b),
        tell: (all) => (all.length === 0 ? "nowhere" : all.slice(0, 4).map(({ start }) => point(start)).join(", ") + (all.length > 4 ? " …" : "")),
        calls: [
            "intersections(a, b)", "clash_intersections(&a, &b, list, room)", "clash::intersections(a, b, list)",
            "Clash.Intersections(a, b, list)", "a.intersections(b)",
        ],
    },
    {
        name: "cast", title: "When does a meet b on its way?", ask: ({ start, b, move }) => cast(start, move, b), tell: when,
        calls: [
            "cast(a, move, b)", "clash_cast(&a, move, &b, zero, NULL, &hit)", "clash::cast(a, move, b, {})",
            "Clash.Cast(a, move, b, default, Clash.DefaultCast(), out var hit)", "a.cast(move, b)",
        ],
    },
    {
        name: "castTurning", title: "And if it turns, too?",
        ask: ({ start, b, motion }) => (motion.rotation === 0 ? null : castTurning(start, motion, b)), tell: when,
        calls: [
            "castTurning(a, motion, b)", "clash_cast_turning(&a, motion, &b, still, NULL, &hit)", "clash::cast_turning(a, motion, b, {})",
            "Clash.CastTurning(a, motion, b, default, Clash.DefaultCast(), out var hit)",
            "a.cast_turning(motion, b, still, 0.01)",
        ],
    },
    {
        name: "castRay", title: "What does the arrow hit as a ray?", ask: ({ b, from, move }) => castRay(b, from, move),
        tell: ({ entry, entryPoint }) => `b at ${short(entry)} of it, at ${point(entryPoint)}`,
        calls: [
            "castRay(b, from, move)", "clash_cast_ray(&b, from, move, NULL, &hit)", "clash::cast_ray(b, from, move)",
            "Clash.CastRay(b, from, move, Clash.DefaultCast(), out var hit)", "b.cast_ray(from, move)",
        ],
    },
    {
        name: "boundingRectangle", title: "What is around a?", ask: ({ a }) => boundingRectangle(a),
        tell: ({ x, y, width, height }) => (Number.isFinite(width + height) ? `${short(width)} by ${short(height)} from ${point({ x, y })}` : "it has no end"),
        calls: [
            "boundingRectangle(a)", "clash_bounding_rectangle(&a, &rectangle)", "clash::bounding_rectangle(a)",
            "Clash.BoundingRectangle(a, out var rectangle)", "a.bounding_rectangle()",
        ],
    },
    {
        name: "mass", title: "How large is a?", ask: ({ a }) => mass(a),
        tell: ({ area, centroid }) => `area ${short(area)}, centroid ${point(centroid)}`,
        calls: ["mass(a)", "clash_mass(&a, &mass)", "clash::mass(a)", "Clash.Mass(a, out var mass)", "a.mass()"],
    },
];

export const LANGUAGES = ["JavaScript", "C", "C++", "C#", "GDScript"];

/** All answers, by the names of the questions. */
export const answersTo = (scene) => Object.fromEntries(QUESTIONS.map(({ name, ask }) => [name, ask(scene)]));

export const told = ({ tell }, answer) => (answer === null ? "–" : tell(answer));
