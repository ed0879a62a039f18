// Shapes as points that can be dragged, and the literals that the library takes.
const { fround, hypot, atan2, abs, min, max, PI } = Math;
const degrees = (radians) => fround((radians * 180) / PI);
const away = ([x, y], [u, v]) => [u - x, v - y];

/** Of each kind: how many points it has at first, whether more may come, and what it is. */
export const KINDS = {
    point: { points: [[0, 0]], make: ([[x, y]]) => ({ type: "point", x, y }) },
    segment: {
        points: [[-1.5, -0.5], [1.5, 0.5]],
        make: ([[x1, y1], [x2, y2]]) => ({ type: "segment", x1, y1, x2, y2 }),
    },
    line: {
        points: [[0, 0], [2, 1]],
        make: ([p, q]) => ({ type: "line", x: p[0], y: p[1], dx: fround(q[0] - p[0]), dy: fround(q[1] - p[1]) }),
    },
    circle: {
        points: [[0, 0], [1.5, 0]],
        make: ([p, q]) => ({ type: "circle", x: p[0], y: p[1], radius: fround(hypot(...away(p, q))) }),
    },
    rectangle: {
        points: [[-1.5, -1], [1.5, 1]],
        make: ([[x, y], [u, v]]) => ({
            type: "rectangle", x: min(x, u), y: min(y, v), width: fround(abs(u - x)), height: fround(abs(v - y)),
        }),
    },
    orientedRectangle: {
        points: [[0, 0], [1.5, 0.5], [-0.5, 1.25]],
        make: ([p, q, r]) => {
            const [dx, dy] = away(p, q);
            const [u, v] = away(p, r);
            const length = hypot(dx, dy);
            return {
                type: "orientedRectangle", x: p[0], y: p[1], halfWidth: fround(length),
                halfHeight: fround(length === 0 ? hypot(u, v) : abs(dx * v - dy * u) / length),
                rotation: degrees(atan2(dy, dx)),
            };
        },
    },
    capsule: {
        points: [[-1, -0.5], [1, 0.5], [1.5, 0.5]],
        make: ([[x1, y1], q, r]) => ({
            type: "capsule", x1, y1, x2: q[0], y2: q[1], radius: fround(hypot(...away(q, r))),
        }),
    },
    sector: {
        points: [[0, 0], [2.5, 0], [2, 1.5]],
        make: ([p, q, r]) => {
            const [dx, dy] = away(p, q);
            const [u, v] = away(p, r);
            const half = abs(atan2(dx * v - dy * u, dx * u + dy * v));
            return {
                type: "sector", x: p[0], y: p[1], innerRadius: 0, radius: fround(hypot(dx, dy)),
                direction: degrees(atan2(dy, dx)), halfAngle: degrees(half),
            };
        },
    },
    polygon: {
        points: [[-1.5, -1.5], [1.5, -1.5], [1.5, -0.5], [-0.5, -0.5], [-0.5, 1.5], [-1.5, 1.5]],
        make: (points) => ({ type: "polygon", vertices: points }),
    },
    chain: {
        points: [[-2, 0], [-0.5, 1], [0.5, -0.5], [2, 0.5]],
        make: (points) => ({ type: "chain", vertices: points }),
    },
};

export const literalOf = ({ kind, points }) => KINDS[kind].make(points);

/** A new shape of a kind around a place. */
export const placed = (kind, [x, y]) => ({ kind, points: KINDS[kind].points.map(([u, v]) => [fround(u + x), fround(v + y)]) });

/** Kinds whose first point is their middle. */
const CENTERED = new Set(["point", "circle", "orientedRectangle", "sector", "line"]);

/** The middle of a shape, or of its points. */
export const middle = ({ kind, points }) =>
    CENTERED.has(kind) ? points[0] : [0, 1].map((i) => points.reduce((sum, p) => sum + p[i], 0) / points.length);

/** The neighbouring float, up or down. */
export function nextFloat(value, way) {
    const held = new Float32Array([value]);
    const bits = new Int32Array(held.buffer);
    if (held[0] === 0) return way * 2 ** -149;
    bits[0] += held[0] > 0 === way > 0 ? 1 : -1;
    return held[0];
}
