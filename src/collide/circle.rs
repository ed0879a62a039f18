//! Circles with circles, lines, oriented rectangles, points, rectangles and segments.

use super::is_extent;
use crate::exact::judge::{Judge, decide};
use crate::exact::oriented;
use crate::exact::polynomial::{
    Terms, Vector, from_to, length, line_distance, rectangle_distance, supposed_dot, vector,
};
use crate::shape::{Circle, Line, OrientedRectangle, Rectangle, Segment};
use crate::vector::Vector2D;

/// Whether two circles share a point; touching counts.
///
/// Book: "Circle-Circle Collision".
#[inline]
pub fn circles_collide(a: Circle, b: Circle) -> bool {
    decide!(j => length(j, from_to(a.center, b.center), [a.radius, b.radius]) >= 0.0)
        & (a.radius >= 0.0)
        & (b.radius >= 0.0)
}

/// Whether a circle contains a point; the rim counts.
///
/// Book: "Circle-Point Collision".
#[inline]
pub fn circle_point_collide(c: Circle, p: Vector2D) -> bool {
    decide!(j => length(j, from_to(c.center, p), [c.radius]) >= 0.0) & (c.radius >= 0.0)
}

/// Whether a circle and a line share a point; touching counts.
///
/// Book: "Circle-Line Collision".
#[inline]
pub fn circle_line_collide(c: Circle, l: Line) -> bool {
    if l.direction == Vector2D::ZERO {
        return circle_point_collide(c, l.base);
    }
    let offset = from_to(l.base, c.center);
    decide!(j => line_distance(j, vector(l.direction), offset, [c.radius]) >= 0.0)
        & (c.radius >= 0.0)
}

/// Whether a circle and a segment share a point; touching counts.
///
/// Book: "Circle-Line-Segment Collision".
#[inline]
pub fn circle_segment_collide(c: Circle, s: Segment) -> bool {
    let (from_start, from_end) = (from_to(s.point1, c.center), from_to(s.point2, c.center));
    let path = from_to(s.point1, s.point2);
    decide!(j => path_passes(j, path, from_start, from_end, [c.radius])) & (c.radius >= 0.0)
}

/// Whether a straight path comes as close to a point as `reach`, which is not negative. The other
/// two vectors lead to that point from the start and from the end of the path.
#[inline]
pub(crate) fn path_passes<const N: usize, const M: usize, const L: usize, const K: usize>(
    j: &mut impl Judge,
    path: Vector<N>,
    from_start: Vector<M>,
    from_end: Vector<L>,
    reach: Terms<K>,
) -> bool {
    // Beside an end, where f64 can't tell, the distances to the end and to the line are the same to
    // well within their bounds.
    let after_start = supposed_dot(j, path, from_start);
    let after_end = supposed_dot(j, path, from_end);
    let at_start = length(j, from_start, reach) >= 0.0;
    let at_end = length(j, from_end, reach) >= 0.0;
    let between = (after_start > 0.0) & (after_end < 0.0);
    let beside = between & (line_distance(j, path, from_start, reach) >= 0.0);
    // A path that is not finite passes nothing, even if one of its ends is near.
    (at_start | at_end | beside) & !(after_start + after_end).is_nan()
}

/// Whether a circle and a rectangle share a point; touching counts.
///
/// Book: "Circle-Rectangle Collision".
#[inline]
pub fn circle_rectangle_collide(c: Circle, r: Rectangle) -> bool {
    decide!(j => rectangle_distance(j, vector(c.center), r, c.radius) >= 0.0)
        & (c.radius >= 0.0)
        & is_extent(r.size)
}

/// Whether a circle and an oriented rectangle share a point; touching counts.
///
/// Book: "Circle-Oriented Rectangle Collision".
#[inline]
pub fn circle_oriented_rectangle_collide(c: Circle, r: OrientedRectangle) -> bool {
    decide!(j => oriented::distance(j, r, from_to(r.center, c.center), c.radius) >= 0.0)
        & (c.radius >= 0.0)
        & is_extent(r.half_extend)
}
