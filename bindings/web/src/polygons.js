// Questions about the vertices of polygons.
import { copyVertices } from "./arrays.js";
import { refuse } from "./check.js";
import { WINDING } from "./generated/enums.js";
import { ANSWER, Block, f32, scratch, u32, wasm } from "./memory.js";
import { first } from "./literal.js";

/** Copies vertices for one call. */
function lent(vertices, name, call) {
    const { block, count } = copyVertices(vertices, name);
    try {
        return call(block.at, count);
    } finally {
        block.release();
    }
}

export const winding = (vertices) =>
    lent(vertices, "vertices", (at, count) => WINDING[wasm.clash_winding(at, count)]);

export function convexHull(points) {
    return lent(points, "points", (at, count) => {
        const block = new Block(Math.max(16, count * 8));
        const corners = wasm.clash_convex_hull(at, count, block.at, count);
        const hull = f32().slice(block.at >>> 2, (block.at >>> 2) + 2 * corners);
        block.release();
        return hull;
    });
}

/** The numbers of the vertices of all pieces, and how many each piece has. */
function pieces(polygon, cut) {
    const at = first(polygon);
    const capacity = wasm.clash_convex_pieces_capacity(at) >>> 0;
    const block = new Block(Math.max(16, capacity * 4));
    try {
        const status = wasm[cut](at, block.at, capacity, scratch + ANSWER);
        if (status !== 0) refuse(status, "polygon");
        const [indices, count] = u32().subarray((scratch + ANSWER) >>> 2);
        const start = block.at >>> 2;
        return [u32().slice(start, start + indices), u32().slice(start + indices, start + indices + count)];
    } finally {
        block.release();
    }
}

export function convexPieces(polygon) {
    const [indices, sizes] = pieces(polygon, "clash_convex_pieces");
    let from = 0;
    return Array.from(sizes, (size) => indices.slice(from, (from += size)));
}

export const triangles = (polygon) => pieces(polygon, "clash_triangles")[0];
