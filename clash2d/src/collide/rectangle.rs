//! Rectangles with rectangles and segments.

use super::is_extent;
use crate::exact::float::Float;
use crate::exact::judge::{Judge, decide};
use crate::exact::polynomial::{corner_crosses, sum3};
use crate::exact::terms::{Corners, Vector, from_to};
use crate::range::{greater, lesser};
use crate::shape::{Rectangle, Segment};
use crate::vector::Vector2D;

/// Whether two rectangles share a point; touching counts.
///
/// Book: "Rectangle-Rectangle Collision".
#[inline(always)]
pub fn rectangles_collide(a: Rectangle, b: Rectangle) -> bool {
    decide!(j: f32 => {
        reaches(j, a.origin.x, a.size.x, b.origin.x)
            & reaches(j, b.origin.x, b.size.x, a.origin.x)
            & reaches(j, a.origin.y, a.size.y, b.origin.y)
            & reaches(j, b.origin.y, b.size.y, a.origin.y)
    }) & is_extent(a.size)
        & is_extent(b.size)
}

/// The same answer as [`rectangles_collide`], without a look at Y where X tells the two apart.
///
/// Faster where most pairs are apart along X and sorted, slower where that can't be predicted.
/// Book: "Optimization Tricks".
#[inline(always)]
pub fn rectangles_collide_short_circuit(a: Rectangle, b: Rectangle) -> bool {
    let reaches =
        |origin: f32, size: f32, other: f32| decide!(j: f32 => reaches(j, origin, size, other));
    reaches(a.origin.x, a.size.x, b.origin.x)
        && reaches(b.origin.x, b.size.x, a.origin.x)
        && reaches(a.origin.y, a.size.y, b.origin.y)
        && reaches(b.origin.y, b.size.y, a.origin.y)
        && is_extent(a.size)
        && is_extent(b.size)
}

/// The same of rectangles that stand at positions, if plain f64 can tell.
#[inline]
pub(super) fn moved_rectangles_collide(
    [a, b]: [&Rectangle; 2],
    [at_a, at_b]: [Vector2D; 2],
) -> Option<bool> {
    let x = axis([a.origin.x, at_a.x, b.origin.x, at_b.x], [a.size.x, b.size.x]);
    let y = axis([a.origin.y, at_a.y, b.origin.y, at_b.y], [a.size.y, b.size.y]);
    let are_apart = (x > 0.0) | (y > 0.0);
    let do_meet = (x < 0.0) & (y < 0.0) & is_extent(a.size) & is_extent(b.size);
    (are_apart | do_meet).then_some(do_meet)
}

/// How two ranges lie: more than 0 if they certainly are apart, less than 0 if they certainly overlap, otherwise
/// 0 or NaN. They begin at sums of two numbers each.
#[inline]
fn axis([begin_a, at_a, begin_b, at_b]: [f32; 4], [size_a, size_b]: [f32; 2]) -> f64 {
    let numbers = [begin_a, at_a, begin_b, at_b, size_a, size_b].map(f64::from);
    let [begin_a, at_a, begin_b, at_b, size_a, size_b] = numbers;
    let ahead = (begin_b + at_b) - (begin_a + at_a);
    let gap = greatest(ahead - size_a, -ahead - size_b);
    // Four sums, each off by half of this of all numbers at most.
    let room = numbers.iter().fold(0.0, |sum, x| sum + x.abs()) * (4.0 * f64::EPSILON);
    if gap.abs() > room { gap } else { 0.0 }
}

#[inline]
fn greatest(a: f64, b: f64) -> f64 {
    if a > b { a } else { b }
}

/// Whether `origin + size` is at least `other`; no if the first two are not finite.
#[inline]
fn reaches<J: Judge>(j: &mut J, origin: f32, size: f32, other: f32) -> bool {
    sum3(j, [origin, size, -other]) >= J::Float::ZERO
}

/// Whether a rectangle and a segment share a point; touching counts.
///
/// Book: "Rectangle-Line-Segment Collision".
#[inline(always)]
pub fn rectangle_segment_collide(r: Rectangle, s: Segment) -> bool {
    decide!(j: f32 => segment_meets(j, r, s)) & is_extent(r.size)
}

/// The same of a rectangle whose size is not negative.
#[inline]
pub(super) fn segment_meets<J: Judge>(j: &mut J, r: Rectangle, s: Segment) -> bool {
    let (p, q) = (s.point1, s.point2);
    reaches(j, r.origin.x, r.size.x, lesser(p.x, q.x))
        & reaches(j, r.origin.y, r.size.y, lesser(p.y, q.y))
        & line_meets_corners(j, from_to(p, q), corners_from(p, r))
        & (greater(p.x, q.x) >= r.origin.x)
        & (greater(p.y, q.y) >= r.origin.y)
}

/// The corners of a rectangle, seen from a point.
#[inline]
pub(crate) fn corners_from(p: Vector2D, r: Rectangle) -> Corners {
    Corners {
        low: [[r.origin.x, -p.x, 0.0], [r.origin.y, -p.y, 0.0]],
        high: [[r.origin.x, -p.x, r.size.x], [r.origin.y, -p.y, r.size.y]],
    }
}

/// Whether a line runs between the corners of a rectangle or through one: the line through the
/// point from which the corners are seen. With the null vector as its direction, yes.
#[inline]
pub(crate) fn line_meets_corners<J: Judge, const N: usize>(
    j: &mut J,
    direction: Vector<N>,
    corners: Corners,
) -> bool {
    let (left, right) = corner_crosses(j, direction, corners);
    (left >= J::Float::ZERO) & (right <= J::Float::ZERO)
}
