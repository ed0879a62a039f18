// Whether two shapes meet, by whole numbers of any length: another way than the library's, to hold it against. A float is a
// whole number times 2^-149, so that all coordinates are whole numbers of that unit. A shape is points, the edges between
// them and a radius; a filled one has an inside, too.
const UNIT = 149;
const view = new DataView(new ArrayBuffer(4));

/** A float as a whole number of 2^-149. */
export function whole(value) {
    view.setFloat32(0, value);
    const bits = view.getUint32(0);
    const exponent = (bits >>> 23) & 255;
    const digits = BigInt(exponent === 0 ? bits & 0x7fffff : (bits & 0x7fffff) | 0x800000);
    const size = digits << BigInt(Math.max(0, exponent - 1));
    return bits >>> 31 ? -size : size;
}
console.assert(whole(1) === 1n << BigInt(UNIT));

const at = ([x, y]) => [whole(x), whole(y)];
const ring = (points, isFilled = true, radius = 0n) => ({
    points, edges: points.map((p, k) => [p, points[(k + 1) % points.length]]), isFilled, radius,
});
const path = (points, radius = 0n) => ({
    points, edges: points.length === 1 ? [[points[0], points[0]]] : points.slice(1).map((p, k) => [points[k], p]), isFilled: false, radius,
});

const READ = {
    point: ({ x, y }) => path([at([x, y])]),
    segment: ({ x1, y1, x2, y2 }) => path([at([x1, y1]), at([x2, y2])]),
    circle: ({ x, y, radius }) => path([at([x, y])], whole(radius)),
    capsule: ({ x1, y1, x2, y2, radius }) => path([at([x1, y1]), at([x2, y2])], whole(radius)),
    rectangle({ x, y, width, height }) {
        const [[p, q], [w, h]] = [at([x, y]), at([width, height])];
        return ring([[p, q], [p + w, q], [p + w, q + h], [p, q + h]]);
    },
    polygon: ({ vertices }) => ring(vertices.map(at)),
    chain: ({ vertices }) => path(vertices.map(at)),
};

const minus = ([x, y], [u, v]) => [x - u, y - v];
const cross = ([x, y], [u, v]) => x * v - y * u;
const dot = ([x, y], [u, v]) => x * u + y * v;
const sign = (value) => (value > 0n ? 1 : value < 0n ? -1 : 0);
const side = (p, q, r) => sign(cross(minus(q, p), minus(r, p)));

/** Whether a point is within a distance of a segment. */
function isNear(p, [q, r], radius) {
    const [way, to] = [minus(r, q), minus(p, q)];
    const [along, length] = [dot(to, way), dot(way, way)];
    if (along <= 0n) return dot(to, to) <= radius * radius;
    if (along >= length) return dot(minus(p, r), minus(p, r)) <= radius * radius;
    return cross(way, to) ** 2n <= radius * radius * length;
}

const doCross = ([p, q], [r, s]) => side(p, q, r) * side(p, q, s) < 0 && side(r, s, p) * side(r, s, q) < 0;

function edgesMeet(e, f, radius) {
    return doCross(e, f) || e.some((p) => isNear(p, f, radius)) || f.some((p) => isNear(p, e, radius));
}

/** Whether a point that is on no edge is inside, by the even-odd rule. */
function isInside([x, y], { edges, isFilled }) {
    const isLeft = ([p, q]) => p[1] > y !== q[1] > y && side(p, q, [x, y]) === (q[1] > p[1] ? 1 : -1);
    return isFilled && edges.filter(isLeft).length % 2 === 1;
}

/** Whether two literals share a point; undefined of turned shapes, sectors and lines, whose numbers are no fractions. */
export function meetExactly(a, b) {
    if (!(a.type in READ && b.type in READ)) return undefined;
    const [p, q] = [READ[a.type](a), READ[b.type](b)];
    const radius = p.radius + q.radius;
    return p.edges.some((e) => q.edges.some((f) => edgesMeet(e, f, radius))) || isInside(p.points[0], q) || isInside(q.points[0], p);
}

/** Whether circles meet: in doubles, and by whole numbers where these leave it open. */
export function circlesMeet(x1, y1, r1, x2, y2, r2) {
    const [dx, dy, r] = [x1 - x2, y1 - y2, r1 + r2];
    const [far, near] = [dx * dx + dy * dy, r * r];
    if (Math.abs(far - near) > 1e-14 * (far + near)) return far < near;
    return meetExactly({ type: "circle", x: x1, y: y1, radius: r1 }, { type: "circle", x: x2, y: y2, radius: r2 });
}
