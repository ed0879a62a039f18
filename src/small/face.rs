//! The edge along whose normal two cores are farthest apart, or least deep in each other.

use core::any::Any;
use core::hint::select_unpredictable;

use super::core::Small;
use super::pairs::{all, first, pairs, two};
use crate::angle::select;
use crate::exact::float::greater;
use crate::outline::minus;
use crate::pack::{Mask, Pack, Pair, Two};
use crate::root::square_root;

/// An edge of one of two cores.
#[derive(Clone, Copy)]
pub(crate) struct Face {
    pub(crate) number: usize,
    /// How far the cores are apart along its normal; negative if they are not.
    pub(crate) gap: f64,
    /// The same times the length of its vector out.
    rise: f64,
}

/// The best face of a core against another one, the first of several; of none, with a gap of
/// -infinity, if it is a point.
#[inline(always)]
pub(crate) fn best_face<const N: usize, const M: usize>(of: &Small<N>, other: &Small<M>) -> Face {
    match N {
        1 => Face { number: 0, gap: f64::NEG_INFINITY, rise: f64::NEG_INFINITY },
        2 => best_side(of, other),
        4 => best_box_face(of, other),
        _ => best_ring_face(of, other),
    }
}

/// The greatest of N gaps, and which it is; NaN does not count.
#[inline(always)]
fn greatest<const N: usize>(gaps: [Two; 4]) -> (f64, usize) {
    let (mut most, mut bits) = (Two::all(f64::NEG_INFINITY), 0);
    for gap in &gaps[..pairs(N)] {
        most = gap.greater(most);
    }
    let most = most.greatest();
    for (pair, gap) in gaps[..pairs(N)].iter().enumerate() {
        bits |= gap.is_equal(Two::all(most)).bits() << (2 * pair);
    }
    (most, first::<N>(bits))
}

/// The better side of a segment.
#[inline(always)]
fn best_side<const N: usize, const M: usize>(of: &Small<N>, other: &Small<M>) -> Face {
    let out = [of.out_x[0], of.out_y[0]];
    let ([least, greatest], [x, y]) = (other.range(out), of.corner(0));
    let own = out[0] * x + out[1] * y;
    let rises = [least - own, own - greatest];
    let number = usize::from(rises[1] > rises[0]);
    let rise = greater(rises[1], rises[0]);
    Face { number, gap: rise * square_root(of.inverse[0]), rise }
}

/// The best side of a box: below, to the right, above, to the left.
#[inline(always)]
fn best_box_face<const N: usize, const M: usize>(of: &Small<N>, other: &Small<M>) -> Face {
    let (right, [x, y]) = ([of.out_x[1], of.out_y[1]], of.middle());
    let up = [-right[1], right[0]];
    let (across, along) = (other.range(right), other.range(up));
    let middle = [up[0] * x + up[1] * y, right[0] * x + right[1] * y];
    let half = two([of.half[1], of.half[0]]);
    let first = two([middle[0] - along[1], across[0] - middle[1]]) - half;
    let last = two([along[0] - middle[0], middle[1] - across[1]]) - half;
    let nothing = Two::all(f64::NEG_INFINITY);
    let (gap, number) = greatest::<N>([first, last, nothing, nothing]);
    Face { number, gap, rise: gap }
}

#[inline(always)]
fn best_ring_face<const N: usize, const M: usize>(of: &Small<N>, other: &Small<M>) -> Face {
    let (rises, gaps) = of.clearances(other);
    let (gap, number) = greatest::<N>(gaps);
    let length = square_root(gap.abs());
    Face { number, gap: if gap < 0.0 { -length } else { length }, rise: rises[number] }
}

/// The better one of the best faces of two cores, the first one unless the second one is clearly
/// better; and whether it is the second one.
#[inline(always)]
pub(crate) fn better(first: Face, second: Face, tolerance: f64) -> (Face, bool) {
    let is_second = second.gap > first.gap + tolerance;
    let face = Face {
        number: select_unpredictable(is_second, second.number, first.number),
        gap: select(is_second, second.gap, first.gap),
        rise: select(is_second, second.rise, first.rise),
    };
    (face, is_second)
}

/// A core as one of N corners, if it is one.
#[inline(always)]
pub(crate) fn alike<const N: usize, const M: usize>(other: &Small<M>) -> Option<&Small<N>> {
    (other as &dyn Any).downcast_ref()
}

/// What is nearest above a face.
pub(crate) struct Above {
    /// The nearest places of the core and the other one.
    pub(crate) places: [[f64; 2]; 2],
    /// Their corners, if these are what is nearest, and not the face.
    corners: [usize; 2],
    is_beside: bool,
}

impl Above {
    /// Corners of both, if these are the nearest places and clearly nearer to each other than any
    /// other place is to the face's line.
    #[inline(always)]
    pub(crate) fn corners(&self, face: Face, tolerance: f64) -> Option<[usize; 2]> {
        let length = Way::between(self.places).length;
        (self.is_beside & (face.gap < length - tolerance)).then_some(self.corners)
    }
}

/// What of another core is nearest above a face, which is the best one of both and clearly below it; or
/// the least far behind the face, if the cores overlap.
///
/// The distance along a direction has no greatest value but one, so that the nearest places belong to
/// this face, or to one of its ends and a corner next to its line.
#[inline(always)]
pub(crate) fn above<const N: usize, const M: usize>(
    of: &Small<N>,
    other: &Small<M>,
    face: Face,
    tolerance: f64,
) -> Above {
    let (next, number) = (of.next(face.number), face.number);
    let ([x, y], inverse) = of.outward(number);
    let (start, end) = (of.corner(number), of.corner(next));
    let along = |[v, w]: [f64; 2]| x * w - y * v;
    // A box has vectors of length 1.
    let scale = if N == 4 { 1.0 } else { x.abs() + y.abs() };
    let limit = x * start[0] + y * start[1] + face.rise + tolerance * scale;
    let [first, last] = extremes(other, [x, y], limit);
    let (low, high) = (along(start), along(end));
    // Above the face, before its start or behind its end; or on both sides of its start.
    let (is_before, is_behind) = (last.0 < low, first.0 > high);
    let is_over_start =
        Two::all(low).is_above(Two::all(first.0)) & Two::all(last.0).is_at_least(Two::all(low));
    let corner = select_unpredictable(is_behind, next, number);
    let nearest = select_unpredictable(is_before, last.1, first.1);
    let part = select(is_behind, 0.0, greater(first.0 - low, 0.0)) * inverse;
    let foot = two(of.corner(corner)) + two([-y, x]) * Two::all(part);
    let opposite = two(start) + two([x, y]) * Two::all(face.rise * inverse);
    let to = Two::select(is_over_start, opposite, two(other.corner(nearest)));
    Above {
        places: [foot.numbers(), to.numbers()],
        corners: [corner, nearest],
        is_beside: is_before | is_behind,
    }
}

/// Of the corners that are no farther along a direction than a limit, the first and the last one to its
/// left: where they are, and their numbers.
#[inline(always)]
fn extremes<const M: usize>(of: &Small<M>, direction: [f64; 2], limit: f64) -> [(f64, usize); 2] {
    let ([x, y], limit) = (all(direction), Two::all(limit));
    let mut positions = [Two::all(0.0); 4];
    let (mut low, mut high) = (Two::all(f64::INFINITY), Two::all(f64::NEG_INFINITY));
    for (pair, position) in positions[..pairs(M)].iter_mut().enumerate() {
        let [v, w] = of.corners(pair);
        let is_out = (x * v + y * w).is_above(limit);
        *position = (x * w - y * v).without(is_out);
        low = position.lesser(low);
        high = position.greater(high);
    }
    let (low, high) = (low.least(), high.greatest());
    let mut bits = [0; 2];
    for (pair, position) in positions[..pairs(M)].iter().enumerate() {
        bits[0] |= position.is_equal(Two::all(low)).bits() << (2 * pair);
        bits[1] |= position.is_equal(Two::all(high)).bits() << (2 * pair);
    }
    [(low, first::<M>(bits[0])), (high, first::<M>(bits[1]))]
}

/// Whether no places of two cores are nearer to each other than two given ones, but for some doubt:
/// whether the one core is all before, and the other one behind, a strip between the two.
#[inline(always)]
pub(crate) fn are_nearest<const N: usize, const M: usize>(
    of: &Small<N>,
    other: &Small<M>,
    way: Way,
    doubt: f64,
) -> bool {
    other.range(way.way)[0] - of.range(way.way)[1] >= way.square - doubt * way.length
}

/// The way between two places.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    pub(crate) way: [f64; 2],
    pub(crate) square: f64,
    pub(crate) length: f64,
}

impl Way {
    #[inline(always)]
    pub(crate) fn between([from, to]: [[f64; 2]; 2]) -> Self {
        let way = minus(to, from);
        let square = way[0] * way[0] + way[1] * way[1];
        Self { way, square, length: square_root(square) }
    }
}
