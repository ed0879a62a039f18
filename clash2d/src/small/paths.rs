//! Where two segments are nearest, in closed form.

use super::round::{Both, LEAST, Span, from_next, sum, twice, within};
use crate::pack::{Mask, Pack, Two};

impl Span {
    /// From a segment to another one: at a place of both, and of no length, if they cross; how much of each
    /// leads there; and whether they cross beyond doubt. Of equally near ends one of the second segment is
    /// taken.
    ///
    /// In units of e, for 2^-52, and of the size, the sum of all absolute coordinates of the way
    /// between the starts and of both paths: each way to a foot is off by 5 at most, as a
    /// [`Foot`](super::Foot), each cross product by 2 times the path. The nearest foot is no more than 10
    /// farther away than the one that is taken. Where two segments cross although a sign is doubtful
    /// here, an end is so near to the line of the other segment that this or the other one's end is as
    /// near to a segment, the crossing lies between the two, that is 15.
    #[inline(always)]
    pub(crate) fn between_paths(a: [Two; 2], b: [Two; 2]) -> (Self, Two, Both) {
        // The second path leads back, so that all ways on it are opposite ones.
        let (p, q, way) = (a[1] - a[0], b[0] - b[1], b[0] - a[0]);
        let (on_a, on_b) = (Feet::of(p, [way, b[1] - a[0]]), Feet::of(q, [way, b[0] - a[1]]));
        let sizes = [p.abs(), q.abs()];
        let room = sum(way.abs() + (sizes[0] + sizes[1])) * Two::all(8.0 * f64::EPSILON);
        let [first, second] = columns([on_b.beside, on_a.beside]);
        let [length_b, length_a] = columns([sizes[1], sizes[0]]);
        let is_crossing = are_across([first, second], room * (length_b + length_a));
        let (square, parts) = nearest(on_a, on_b);
        let parts = Two::select(is_crossing, first / (first - second), parts);
        let [(is_late_a, s), (is_late_b, t)] = twice(parts).map(from_next);
        let (start, end) = (Two::select(is_late_a, a[1], a[0]), Two::select(is_late_b, b[1], b[0]));
        let (from, back) = (p * s, q * t);
        let span = Self {
            places: [start + from, end - back],
            // From end to end their difference, rounded once.
            way: (end - start) - (from + back),
            length: square.unless(is_crossing).square_roots(),
            slip: (Two::all(LEAST) + room * Two::all(4.0)).unless(is_crossing),
        };
        (span, parts, is_crossing)
    }
}

/// The ends of a segment beside another one.
struct Feet {
    /// How much of the other one's path leads to the places on it that are nearest.
    parts: Two,
    /// The squares of how far the ends are away.
    squares: Two,
    /// How far the ends are beside the path's line, times its length.
    beside: Two,
}

impl Feet {
    /// On a path from the start of which two ways lead to both ends.
    #[inline(always)]
    fn of(path: Two, ways: [Two; 2]) -> Self {
        let ([x, y], [along, up]) = (columns(ways), twice(path));
        let inverse = Two::all(1.0) / (along * along + up * up);
        // They may be NaN where the segment is a point.
        let parts = within((along * x + up * y) * inverse);
        let rest = [x - along * parts, y - up * parts];
        let squares = rest[0] * rest[0] + rest[1] * rest[1];
        Self { parts, squares, beside: along * y - up * x }
    }
}

/// The square of how far the nearest one of the ends of two segments is away, and how much of each
/// segment leads there.
#[inline(always)]
fn nearest(on_a: Feet, on_b: Feet) -> (Two, Two) {
    let [first, second] = columns([on_a.squares, on_b.squares]);
    let (is_second, least) = (first.is_above(second), second.lesser(first));
    // So that roundings do not choose of equally near ones.
    const FAVOR: f64 = 1.0 - 4.0 * f64::EPSILON;
    let ranks = least.greater(Two::all(LEAST * LEAST)) * Two::new(FAVOR, 1.0);
    let [rank_a, rank_b] = twice(ranks);
    let [first, last] = columns([on_a.parts, on_b.parts]);
    let (feet, ends) = (Two::select(is_second, last, first), Two::all(1.0).only(is_second));
    let parts = [Two::firsts(feet, ends), Two::seconds(ends, feet)];
    let parts = Two::select(rank_b.is_above(rank_a), parts[0], parts[1]);
    (least.lesser(least.exchanged()), parts)
}

/// The first numbers of two pairs, and the second ones.
#[inline(always)]
fn columns([a, b]: [Two; 2]) -> [Two; 2] {
    [Two::firsts(a, b), Two::seconds(a, b)]
}

/// Whether both ends of each of two segments lie on different sides of the other one's line beyond
/// doubt.
#[inline(always)]
fn are_across([first, second]: [Two; 2], doubt: Two) -> Both {
    let is_beyond = first.abs().lesser(second.abs()).is_above(doubt);
    let is_across = Two::all(0.0).is_above(first * second) & is_beyond;
    is_across & Mask::followed_by(is_across, is_across)
}
