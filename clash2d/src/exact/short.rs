//! Signs where every coordinate has no more than the 24 bits of an f32, as on a grid, and at a touch
//! of shapes of one size: products are then exact in f64, so that it makes no mistake.
//!
//! Each function answers with a number that has the right sign, or with None where a coordinate is
//! longer than that or not finite.

use super::float::{greater, lesser, two_sum};
use super::terms::{Corners, Terms, Vector};
use crate::angle::Reduced;
use crate::shape::{OrientedRectangle, Rectangle};

/// A coordinate, and whether that is all of it.
type Short = (f64, bool);

/// A sum of floats.
#[inline]
fn short<const N: usize>(terms: Terms<N>) -> Short {
    // What overflows loses NaN.
    let (mut sum, mut is_exact) = (terms[0], N > 1 || terms[0].is_finite());
    for &term in &terms[1..] {
        let lost;
        (sum, lost) = two_sum(sum, term);
        is_exact &= lost == 0.0;
    }
    (sum.into(), is_exact)
}

/// A value, and whether f64 holds all of it with the 24 bits of an f32, so that its products with
/// other such values are exact, too.
#[inline]
fn still_short((value, lost): (f64, f64)) -> Short {
    (value, (lost == 0.0) & (f64::from(value as f32) == value))
}

/// Whether a rectangle's sides lie along the axes, so that its sine and cosine are integers, and its
/// half extents are [`on_grid`].
#[inline]
pub(super) fn is_upright_on_grid(r: OrientedRectangle) -> bool {
    (Reduced::new(r.rotation).rest == 0.0) & on_grid([[r.half_extend.x], [r.half_extend.y]])
}

/// Whether all floats are multiples of 1/256 up to 16384: sums of up to five have 25 bits, and sums of
/// a few products of two of these fit in f64.
#[inline]
pub(super) fn on_grid<const N: usize>(v: Vector<N>) -> bool {
    // Rounds to an integer what is at most a third of this.
    const INTEGER: f32 = 12_582_912.0;
    let is_integer = |x: f32| (x.abs() <= 4_194_304.0) & ((x + INTEGER) - INTEGER == x);
    v.into_iter().flatten().fold(true, |all, x| all & is_integer(256.0 * x))
}

/// See [`polynomial::sum`](super::polynomial::sum).
#[inline]
pub(super) fn sum<const N: usize>(terms: Terms<N>) -> Option<f64> {
    let (sum, is_exact) = short(terms);
    is_exact.then_some(sum)
}

/// See [`polynomial::cross`](super::polynomial::cross).
#[inline]
pub(super) fn cross<const N: usize, const M: usize>(u: Vector<N>, v: Vector<M>) -> Option<f64> {
    let [(ux, a), (uy, b)] = u.map(short);
    let [(vx, c), (vy, d)] = v.map(short);
    (a & b & c & d).then_some(ux * vy - uy * vx)
}

/// See [`polynomial::corner_crosses`](super::polynomial::corner_crosses).
#[inline(always)]
pub(super) fn corner_crosses<const N: usize>(
    direction: Vector<N>,
    Corners { low, high }: Corners,
) -> Option<(f64, f64)> {
    let [(x, a), (y, b)] = direction.map(short);
    let [(low_x, c), (low_y, d)] = low.map(short);
    let [(high_x, e), (high_y, f)] = high.map(short);
    let (p, q) = ([x * low_y, x * high_y], [y * low_x, y * high_x]);
    let left = greater(p[0], p[1]) - lesser(q[0], q[1]);
    let right = lesser(p[0], p[1]) - greater(q[0], q[1]);
    (a & b & c & d & e & f).then_some((left, right))
}

/// See [`polynomial::length`](super::polynomial::length).
#[inline]
pub(super) fn length<const N: usize, const M: usize>(u: Vector<N>, reach: Terms<M>) -> Option<f64> {
    let [(x, a), (y, b)] = u.map(short);
    let (r, c) = short(reach);
    (a & b & c).then_some(length_of(x, y, r))
}

/// See [`polynomial::rectangle_distance`](super::polynomial::rectangle_distance).
#[inline]
pub(super) fn rectangle_distance<const N: usize>(
    point: Vector<N>,
    Rectangle { origin, size }: Rectangle,
    reach: f32,
) -> Option<f64> {
    let axis = |origin: f32, size: f32, terms: Terms<N>| {
        let (position, is_exact) = short(terms);
        let (above_low, lost) = two_sum(position as f32, -origin);
        let (above_high, lost_again) = two_sum(above_low, -size);
        let is_exact = is_exact & (lost == 0.0) & (lost_again == 0.0);
        (greater(0.0, greater(-above_low, above_high)).into(), is_exact)
    };
    let (x, a) = axis(origin.x, size.x, point[0]);
    let (y, b) = axis(origin.y, size.y, point[1]);
    (a & b & reach.is_finite()).then_some(length_of(x, y, reach.into()))
}

/// See [`polynomial::line_distance`](super::polynomial::line_distance).
#[inline]
pub(super) fn line_distance<const N: usize, const M: usize, const L: usize>(
    u: Vector<N>,
    v: Vector<M>,
    reach: Terms<L>,
) -> Option<f64> {
    let [(ux, a), (uy, b)] = u.map(short);
    let [(vx, c), (vy, d)] = v.map(short);
    let (r, e) = short(reach);
    let (distance, f) = line_distance_of([ux, uy], [vx, vy], r);
    (a & b & c & d & e & f).then_some(distance)
}

/// See [`polynomial::path_distance`](super::polynomial::path_distance).
#[inline(always)]
pub(super) fn path_distance<const N: usize, const M: usize, const L: usize, const K: usize>(
    path: Vector<N>,
    from_start: Vector<M>,
    from_end: Vector<L>,
    reach: Terms<K>,
) -> Option<f64> {
    let [(x, a), (y, b)] = path.map(short);
    let [(start_x, c), (start_y, d)] = from_start.map(short);
    let [(end_x, e), (end_y, f)] = from_end.map(short);
    let (r, g) = short(reach);
    let (line, is_exact) = line_distance_of([x, y], [start_x, start_y], r);
    let is_before = start_x * x <= -(start_y * y);
    let is_after = end_x * x >= -(end_y * y);
    let end = if is_before { [start_x, start_y] } else { [end_x, end_y] };
    let is_beyond = is_before | is_after;
    let distance = if is_beyond { length_of(end[0], end[1], r) } else { line };
    (a & b & c & d & e & f & g & (is_beyond | is_exact)).then_some(distance)
}

/// The sign of `r² |u|² - (u x v)²`, and whether it is.
#[inline]
fn line_distance_of([ux, uy]: [f64; 2], [vx, vy]: [f64; 2], r: f64) -> Short {
    let (reach, a) = still_short((r * r, 0.0));
    let (square, b) = still_short(two_sum(ux * ux, uy * uy));
    let (area, c) = still_short(two_sum(ux * vy, -(uy * vx)));
    (reach * square - area * area, a & b & c)
}

/// The sign of `r² - (x² + y²)`.
#[inline]
fn length_of(x: f64, y: f64, r: f64) -> f64 {
    let (square, lost) = two_sum(x * x, y * y);
    // Where the first difference is small it is exact, and otherwise far greater than what was lost.
    (r * r - square) - lost
}
