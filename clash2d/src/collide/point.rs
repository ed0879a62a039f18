//! Points with points, rectangles and segments.

use super::is_extent;
use crate::exact::judge::decide;
use crate::exact::polynomial::{cross, sum3};
use crate::exact::terms::from_to;
use crate::range::{greater, lesser};
use crate::shape::{Rectangle, Segment};
use crate::vector::Vector2D;

/// Whether two points are the same, exactly.
///
/// Book: "Point-Point Collision", there with a threshold: [`book`](crate::book).
pub fn points_collide(a: Vector2D, b: Vector2D) -> bool {
    (a == b) & a.is_finite()
}

/// Whether a rectangle contains a point; the border counts.
///
/// Book: "Rectangle-Point Collision".
#[inline(always)]
pub fn point_rectangle_collide(p: Vector2D, r: Rectangle) -> bool {
    (p.x >= r.origin.x)
        & (p.y >= r.origin.y)
        & is_extent(r.size)
        & decide!(j: f32 => {
            (sum3(j, [r.origin.x, r.size.x, -p.x]) >= 0.0)
                & (sum3(j, [r.origin.y, r.size.y, -p.y]) >= 0.0)
        })
}

/// Whether a point lies on a segment, exactly; the ends count.
///
/// Book: "Point-Line-Segment Collision", there with a threshold: [`book`](crate::book).
#[inline(always)]
pub fn point_segment_collide(p: Vector2D, s: Segment) -> bool {
    let covers = |a: f32, b: f32, x: f32| (x >= lesser(a, b)) & (x <= greater(a, b));
    covers(s.point1.x, s.point2.x, p.x)
        & covers(s.point1.y, s.point2.y, p.y)
        & decide!(j: f32 => cross(j, from_to(s.point1, s.point2), from_to(s.point1, p)) == 0.0)
}
