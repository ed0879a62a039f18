//! Whether edges meet or come near each other.

use super::bounds::Bounds;
use super::sign::{compare, distance_to_line, distance_to_path, dot, minus, side};
use super::vertex::Vertex;
use crate::exact::float::greater;
use crate::exact::real::Real;
use crate::exact::terms::Terms;
use crate::pack::{Mask, Pack, Pair, Two};
use crate::root::square_root;
use crate::tree::WIDTH;

/// Whether the edges from `a` to `b` and from `c` to `d` share a point.
pub(crate) fn meet(a: &Vertex, b: &Vertex, c: &Vertex, d: &Vertex) -> bool {
    let (c_side, d_side) = (side(a, b, c), side(a, b, d));
    if c_side == d_side && c_side.is_ne() {
        return false;
    }
    let (a_side, b_side) = (side(c, d, a), side(c, d, b));
    if a_side == b_side && a_side.is_ne() {
        return false;
    }
    let is_flat = [a_side, b_side, c_side, d_side].into_iter().all(|side| side.is_eq());
    // All four on one line, or one edge is a point: then the ranges must overlap, too.
    !is_flat || (overlap(0, [a, b], [c, d]) && overlap(1, [a, b], [c, d]))
}

/// Whether the ranges of two edges on an axis share a number.
fn overlap(axis: usize, [a, b]: [&Vertex; 2], [c, d]: [&Vertex; 2]) -> bool {
    let is_at_most = |p: &Vertex, q: &Vertex| compare(axis, p, q).is_le();
    let begins_before = |[a, b]: [&Vertex; 2], [c, d]: [&Vertex; 2]| {
        is_at_most(a, c) || is_at_most(a, d) || is_at_most(b, c) || is_at_most(b, d)
    };
    begins_before([a, b], [c, d]) && begins_before([c, d], [a, b])
}

/// Whether two edges are at most `reach` apart.
#[inline]
pub(crate) fn are_near<const N: usize>(
    [a, b]: [&Vertex; 2],
    [c, d]: [&Vertex; 2],
    reach: Terms<N>,
) -> bool {
    if !Bounds::of(a, b).is_near(&Bounds::of(c, d), reach) {
        return false;
    }
    if reach == [0.0; N] {
        return meet(a, b, c, d);
    }
    distance_to_path(a, c, d, reach).is_le()
        || distance_to_path(b, c, d, reach).is_le()
        || distance_to_path(c, a, b, reach).is_le()
        || distance_to_path(d, a, b, reach).is_le()
        || meet(a, b, c, d)
}

/// About where an edge begins and ends, if that is off by no more than some roundings; None of others, as of turned corners
/// whose rectangle is far larger.
#[inline]
pub(crate) fn sharp_ends<R: Real>(ends: [[R; 2]; 2]) -> Option<[[f64; 2]; 2]> {
    let places = ends.map(|end| end.map(R::value));
    let size = places.as_flattened().iter().fold(0.0, |size, x| greater(size, x.abs()));
    let room = 8.0 * f64::EPSILON * size;
    ends.iter().flatten().all(|x| x.slip() <= room).then_some(places)
}

/// An edge that is told, and the square of the distance from it that what is looked for keeps at most.
pub(crate) type Met = Option<([[f64; 2]; 2], f64)>;

/// Whether edges between places, which are off by some roundings, may be no farther apart than the square
/// root of a number: neither lies beyond the line through the other one. What is left out is so by more than
/// all roundings, also those of whoever asks about the places themselves.
#[inline]
pub(crate) fn may_be_within(ab: [[f64; 2]; 2], cd: [[f64; 2]; 2], square: f64) -> bool {
    not_beyond(ab, &cd, square) != 0 && not_beyond(cd, &ab, square) != 0
}

/// Where the ends of eight edges are of which each begins where the one before ends.
pub(crate) type Row = [[f64; 2]; WIDTH + 1];

/// Which edges of a row pass a test, a bit each.
pub(crate) type Sift<'s> = &'s dyn Fn(&Row) -> u32;

pub(crate) fn as_sift<F: Fn(&Row) -> u32>(sift: &F) -> Sift<'_> {
    sift
}

/// The edges of a row that [`may_be_within`] lets pass, a bit each.
#[inline(never)]
pub(crate) fn sifted(row: &Row, edge: [[f64; 2]; 2], square: f64) -> u32 {
    let (mut left, mut passed) = (not_beyond(edge, row, square), 0);
    while left != 0 {
        let number = left.trailing_zeros() as usize;
        left &= left - 1;
        let own = [row[number], row[number + 1]];
        passed |= u32::from(not_beyond(own, &edge, square) != 0) << number;
    }
    passed
}

/// Which edges from place to place do not lie beyond the line through an edge, as far away as that: a bit each.
#[inline]
pub(crate) fn not_beyond<const N: usize>(
    edge: [[f64; 2]; 2],
    places: &[[f64; 2]; N],
    square: f64,
) -> u32 {
    let join = |size: Two, [x, y]: &[f64; 2]| Two::new(*x, *y).abs().greater(size);
    // The largest of all coordinates.
    let size = edge.iter().chain(places).fold(Two::all(0.0), join).greatest();
    // A cross product is off by 16 roundings of `size * size` for each of which a coordinate is off, and by 16 more, the
    // reach along an edge by 16 of `size * reach`.
    let doubt = 512.0 * f64::EPSILON * (size * size + square);
    let [a, way] = [edge[0], minus(edge[1], edge[0])];
    let reach = Two::all(square_root(square * dot(way, way)) + doubt);
    let (mut left, mut right) = (0, 0);
    for first in (0..N).step_by(2) {
        let ends = [places[first], places[(first + 1).min(N - 1)]];
        let [x, y] = [0, 1].map(|i| Two::new(ends[0][i], ends[1][i]) - Two::all(a[i]));
        let heights = Two::all(way[0]) * y - Two::all(way[1]) * x;
        left |= heights.is_above(reach).bits() << first;
        right |= (-heights).is_above(reach).bits() << first;
    }
    !((left & (left >> 1)) | (right & (right >> 1))) & !(!0 << (N - 1))
}

/// Whether two edges are less than `reach`, which is not 0, apart.
pub(crate) fn overlap_rounded([a, b]: [&Vertex; 2], [c, d]: [&Vertex; 2], reach: Terms<2>) -> bool {
    Bounds::of(a, b).is_near(&Bounds::of(c, d), reach)
        && (distance_to_path(a, c, d, reach).is_lt()
            || distance_to_path(b, c, d, reach).is_lt()
            || distance_to_path(c, a, b, reach).is_lt()
            || distance_to_path(d, a, b, reach).is_lt()
            || meet(a, b, c, d))
}

/// Whether an edge from `a` to `b` comes within `reach` of the line through `c` and `d`, which differ.
pub(crate) fn is_near_line([a, b]: [&Vertex; 2], [c, d]: [&Vertex; 2], reach: Terms<2>) -> bool {
    let (a_side, b_side) = (side(c, d, a), side(c, d, b));
    if a_side != b_side || a_side.is_eq() {
        return true;
    }
    reach != [0.0; 2]
        && (distance_to_line(a, c, d, reach).is_le() || distance_to_line(b, c, d, reach).is_le())
}
