//! Circles with circles, lines, oriented rectangles, points, rectangles and segments.

use super::is_extent;
use crate::exact::judge::decide;
use crate::exact::oriented;
use crate::exact::polynomial::{length, line_distance, path_distance, rectangle_distance};
use crate::exact::terms::{from_to, vector};
use crate::shape::{Circle, Line, OrientedRectangle, Rectangle, Segment};
use crate::vector::Vector2D;

/// Whether two circles share a point; touching counts.
///
/// Book: "Circle-Circle Collision".
#[inline(always)]
pub fn circles_collide(a: Circle, b: Circle) -> bool {
    decide!(j: f32 => length(j, from_to(a.center, b.center), [a.radius, b.radius]) >= 0.0)
        & (a.radius >= 0.0)
        & (b.radius >= 0.0)
}

/// Whether a circle contains a point; the rim counts.
///
/// Book: "Circle-Point Collision".
#[inline(always)]
pub fn circle_point_collide(c: Circle, p: Vector2D) -> bool {
    decide!(j: f32 => length(j, from_to(c.center, p), [c.radius]) >= 0.0) & (c.radius >= 0.0)
}

/// Whether a circle and a line share a point; touching counts.
///
/// Book: "Circle-Line Collision".
#[inline(always)]
pub fn circle_line_collide(c: Circle, l: Line) -> bool {
    if l.direction == Vector2D::ZERO {
        return circle_point_collide(c, l.base);
    }
    let offset = from_to(l.base, c.center);
    decide!(j: f64 => line_distance(j, vector(l.direction), offset, [c.radius]) >= 0.0)
        & (c.radius >= 0.0)
}

/// Whether a circle and a segment share a point; touching counts.
///
/// Book: "Circle-Line-Segment Collision".
#[inline(always)]
pub fn circle_segment_collide(c: Circle, s: Segment) -> bool {
    let (from_start, from_end) = (from_to(s.point1, c.center), from_to(s.point2, c.center));
    let path = from_to(s.point1, s.point2);
    decide!(j: f32 => path_distance(j, path, from_start, from_end, [c.radius]) >= 0.0)
        & (c.radius >= 0.0)
}

/// Whether a circle and a rectangle share a point; touching counts.
///
/// Book: "Circle-Rectangle Collision".
#[inline(always)]
pub fn circle_rectangle_collide(c: Circle, r: Rectangle) -> bool {
    decide!(j: f32 => rectangle_distance(j, vector(c.center), r, c.radius) >= 0.0)
        & (c.radius >= 0.0)
        & is_extent(r.size)
}

/// Whether a circle and an oriented rectangle share a point; touching counts.
///
/// Book: "Circle-Oriented Rectangle Collision".
#[inline(always)]
pub fn circle_oriented_rectangle_collide(c: Circle, r: OrientedRectangle) -> bool {
    decide!(j: f64 => oriented::distance(j, r, from_to(r.center, c.center), c.radius) >= 0.0)
        & (c.radius >= 0.0)
        & is_extent(r.half_extend)
}
