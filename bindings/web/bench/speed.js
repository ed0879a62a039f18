// Nanoseconds a question, beside other libraries, and milliseconds a frame of many moving circles. Contestants take turns on the same pairs, in
// pieces: the sum over the pieces of the least time of some rounds. The ratios count, not the times.
//
// usage: node --no-concurrent-recompilation --no-liftoff speed.js [pairs] [rounds]
import * as clash from "../src/node.js";
import { contestants } from "./contestants.js";
import { frames } from "./frames.js";
import { pairs } from "./scene.js";

const count = Number(process.argv[2] ?? 32768);
const rounds = Number(process.argv[3] ?? 9);
const PIECE = 1024;
const now = () => Number(process.hrtime.bigint());

await clash.load();
const all = await contestants();

/** Nanoseconds for the pairs of a piece. */
function time(ask, a, b, from, to) {
    let hits = 0;
    const start = now();
    for (let i = from; i < to; i++) if (ask(a[i], b[i])) hits += 1;
    return [now() - start, hits];
}

function row(name, players) {
    const least = players.map(() => new Float64Array(Math.ceil(count / PIECE)).fill(Infinity));
    const hits = players.map(() => 0);
    for (let round = 0; round < rounds; round++) {
        for (let piece = 0; piece < count / PIECE; piece++) {
            players.forEach(({ ask, a, b }, k) => {
                const [from, to] = [piece * PIECE, Math.min(count, (piece + 1) * PIECE)];
                const [took, met] = time(ask, a, b, from, to);
                least[k][piece] = Math.min(least[k][piece], took);
                if (round === 0) hits[k] += met;
            });
        }
    }
    const told = players.map(({ name }, k) => [name, least[k].reduce((x, y) => x + y) / count, hits[k]]);
    console.log(name.padEnd(16), told.map(([who, ns, met]) => `${who} ${ns.toFixed(1)} (${met})`).join(" | "));
}

for (const name of ["circles", "boxes", "turned boxes", "hexagons", "point, hexagon"]) {
    const scene = pairs(name, count);
    const players = Object.entries(all).filter(([, rows]) => name in rows).map(([who, rows]) => {
        const { make, ask } = rows[name];
        const [a, b] = [scene.map(([s]) => make(s, true)), scene.map(([, s]) => make(s, false))];
        // A function of its own for each, so that no engine mixes what it has learned of them.
        return { name: who, ask, a, b };
    });
    row(name, players);
}

// Circles in arrays: one call for all pairs, beside a loop.
{
    const scene = pairs("circles", count);
    const numbers = (k) => scene.flatMap((pair) => [pair[k].x, pair[k].y, pair[k].radius]);
    const [a, b] = [new clash.Circles(numbers(0)), new clash.Circles(numbers(1))];
    const [p, q] = [Float32Array.from(numbers(0)), Float32Array.from(numbers(1))];
    const mask = new Uint32Array(Math.ceil(count / 32));
    const loop = () => {
        let hits = 0;
        mask.fill(0);
        for (let i = 0; i < p.length; i += 3) {
            const [x, y, r] = [p[i] - q[i], p[i + 1] - q[i + 1], p[i + 2] + q[i + 2]];
            if (x * x + y * y > r * r) continue;
            hits += 1;
            mask[(i / 3) >> 5] |= 1 << (i / 3);
        }
        return hits;
    };
    const least = [Infinity, Infinity];
    const hits = [0, 0];
    for (let round = 0; round < 40 * rounds; round++) {
        [() => clash.collidePairs(a, b, mask), loop].forEach((call, k) => {
            const start = now();
            hits[k] = call();
            least[k] = Math.min(least[k], now() - start);
        });
    }
    console.log("circles, batch  ", `clash2d ${(least[0] / count).toFixed(2)} (${hits[0]}) | plain JS ${(least[1] / count).toFixed(2)} (${hits[1]})`);
}

if (process.argv[4] !== "pairs") await frames(now);
