//! The edge along whose normal two cores are farthest apart, or least deep in each other.

use core::hint::select_unpredictable;

use super::core::Small;
use super::place::select_place;
use crate::angle::select;
use crate::exact::float::{greater, lesser};
use crate::outline::minus;
use crate::root::square_root;

/// An edge of one of two cores.
#[derive(Clone, Copy)]
pub(crate) struct Face {
    pub(crate) number: usize,
    /// How far the cores are apart along its normal; negative if they are not.
    pub(crate) gap: f64,
}

/// The best face of a core against another one, the first of several; of none, with a gap of
/// -infinity, if it is a point.
#[inline(always)]
pub(crate) fn best_face<const N: usize, const M: usize>(of: &Small<N>, other: &Small<M>) -> Face {
    match N {
        1 => Face { number: 0, gap: f64::NEG_INFINITY },
        2 => best_side(of, other),
        4 => best_box_face(of, other),
        _ => best_ring_face(of, other),
    }
}

/// The greatest of some gaps, and which it is.
#[inline(always)]
fn greatest<const N: usize>(gaps: [f64; N]) -> Face {
    let (mut number, mut gap) = (0, f64::NEG_INFINITY);
    for (i, candidate) in gaps.into_iter().enumerate() {
        number = select_unpredictable(candidate > gap, i, number);
        gap = greater(candidate, gap);
    }
    Face { number, gap }
}

/// The better side of a segment.
#[inline(always)]
fn best_side<const N: usize, const M: usize>(of: &Small<N>, other: &Small<M>) -> Face {
    let out = [of.out_x[0], of.out_y[0]];
    let ([least, greatest_position], [x, y]) = (other.range(out), of.corner(0));
    let own = out[0] * x + out[1] * y;
    let scale = square_root(of.inverse[0]);
    greatest([(least - own) * scale, (own - greatest_position) * scale])
}

/// The best side of a box: below, to the right, above, to the left.
#[inline(always)]
fn best_box_face<const N: usize, const M: usize>(of: &Small<N>, other: &Small<M>) -> Face {
    let (right, [x, y]) = ([of.out_x[1], of.out_y[1]], of.middle());
    let up = [-right[1], right[0]];
    let (across, along) = (other.range(right), other.range(up));
    let (column, row) = (right[0] * x + right[1] * y, up[0] * x + up[1] * y);
    let [width, height] = of.half;
    greatest([
        (row - along[1]) - height,
        (across[0] - column) - width,
        (along[0] - row) - height,
        (column - across[1]) - width,
    ])
}

#[inline(always)]
fn best_ring_face<const N: usize, const M: usize>(of: &Small<N>, other: &Small<M>) -> Face {
    let Face { number, gap } = greatest(of.clearances(other));
    let length = square_root(gap.abs());
    Face { number, gap: if gap < 0.0 { -length } else { length } }
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
        let [x, y] = minus(self.places[1], self.places[0]);
        let length = square_root(x * x + y * y);
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
    let (next, [x, y]) = (of.next(face.number), of.normal(face.number));
    let (start, end) = (of.corner(face.number), of.corner(next));
    let along = |place: [f64; 2]| x * (place[1] - start[1]) - y * (place[0] - start[0]);
    let limit = x * start[0] + y * start[1] + face.gap + tolerance;
    // Of the corners next to the line the first and the last one.
    let (mut first, mut last) = ((f64::INFINITY, 0), (f64::NEG_INFINITY, 0));
    for number in 0..other.count() {
        let place = other.corner(number);
        let (position, is_next) = (along(place), x * place[0] + y * place[1] <= limit);
        let (low, high) = (
            select(is_next, position, f64::INFINITY),
            select(is_next, position, f64::NEG_INFINITY),
        );
        first.1 = select_unpredictable(low < first.0, number, first.1);
        last.1 = select_unpredictable(high > last.0, number, last.1);
        first.0 = lesser(low, first.0);
        last.0 = greater(high, last.0);
    }
    // Above the face, before its start or behind its end; or on both sides of its start.
    let (is_before, is_behind) = (last.0 < 0.0, first.0 > along(end));
    let is_over_start = (first.0 < 0.0) & !is_before;
    let corner = select_unpredictable(is_behind, next, face.number);
    let nearest = select_unpredictable(is_before, last.1, first.1);
    let part = select(is_behind, 0.0, greater(first.0, 0.0));
    let base = of.corner(corner);
    let foot = [base[0] - part * y, base[1] + part * x];
    let to = other.corner(nearest);
    let opposite = [start[0] + x * face.gap, start[1] + y * face.gap];
    let to = select_place(is_over_start, opposite, to);
    Above { places: [foot, to], corners: [corner, nearest], is_beside: is_before | is_behind }
}

/// Whether no places of two cores are nearer to each other than two given ones, but for some doubt:
/// whether the one core is all before, and the other one behind, a strip between the two.
#[inline(always)]
pub(crate) fn are_nearest<const N: usize, const M: usize>(
    of: &Small<N>,
    other: &Small<M>,
    [from, to]: [[f64; 2]; 2],
    doubt: f64,
) -> bool {
    let way = minus(to, from);
    let square = way[0] * way[0] + way[1] * way[1];
    other.range(way)[0] - of.range(way)[1] >= square - doubt * square_root(square)
}
