// Pairs of shapes near each other, about half of which meet; the same numbers each time.

/** Numbers from 0 to 1, from a seed. */
export function random(seed) {
    let state = seed;
    return () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return (state >>> 8) / 2 ** 24;
    };
}

/** A regular polygon's corners around the origin. */
export const corners = (count, radius, turn) =>
    Array.from({ length: count }, (_, k) => {
        const angle = turn + (2 * Math.PI * k) / count;
        return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
    });

/** Pairs of each row: what every contestant makes its own shapes of. */
export function pairs(row, count) {
    const next = random(7);
    const one = (spread) => {
        const [x, y] = [spread * next(), spread * next()];
        const [size, turn] = [0.5 + next(), 2 * Math.PI * next()];
        return { x, y, radius: size, width: 2 * size, height: 1 + next(), turn, points: corners(6, size, turn) };
    };
    const spread = { circles: 3.2, boxes: 2.9, "turned boxes": 3, hexagons: 2.9, "point, hexagon": 1.6 }[row];
    return Array.from({ length: count }, () => [one(spread), one(spread)]);
}
