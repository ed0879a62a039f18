//! Oriented rectangles with oriented rectangles, points, rectangles and segments.

use super::is_extent;
use super::ring::boxes_meet;
use crate::exact::judge::{carefully, decide};
use crate::exact::oriented;
use crate::exact::terms::from_to;
use crate::shape::{OrientedRectangle, Rectangle, Segment};
use crate::vector::Vector2D;

/// Whether two oriented rectangles share a point; touching counts.
///
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
#[inline(always)]
pub fn oriented_rectangles_collide(a: OrientedRectangle, b: OrientedRectangle) -> bool {
    let carefully = || carefully(move |j| oriented::boxes_overlap(j, a, b) >= 0.0);
    boxes_meet(&a.into(), &b.into()).unwrap_or_else(carefully)
        & is_extent(a.half_extend)
        & is_extent(b.half_extend)
}

/// Whether an oriented rectangle contains a point; the border counts.
///
/// Book: "Oriented Rectangle-Point Collision".
#[inline(always)]
pub fn oriented_rectangle_point_collide(r: OrientedRectangle, p: Vector2D) -> bool {
    decide!(j: f64 => oriented::depth(j, r, from_to(r.center, p)) >= 0.0) & is_extent(r.half_extend)
}

/// Whether an oriented and an axis-aligned rectangle share a point; touching counts.
///
/// Book: "Oriented Rectangle-Rectangle Collision".
#[inline(always)]
pub fn oriented_rectangle_rectangle_collide(r: OrientedRectangle, aar: Rectangle) -> bool {
    let carefully = || carefully(move |j| oriented::rectangle_overlap(j, r, aar) >= 0.0);
    boxes_meet(&r.into(), &aar.into()).unwrap_or_else(carefully)
        & is_extent(r.half_extend)
        & is_extent(aar.size)
}

/// Whether an oriented rectangle and a segment share a point; touching counts.
///
/// Book: "Oriented Rectangle-Line-Segment Collision".
#[inline(always)]
pub fn oriented_rectangle_segment_collide(r: OrientedRectangle, s: Segment) -> bool {
    if s.point1 == s.point2 {
        return oriented_rectangle_point_collide(r, s.point1);
    }
    let (offset, way) = (from_to(s.point1, r.center), from_to(s.point1, s.point2));
    decide!(j: f64 => {
        let along_axes = oriented::axes_overlap(j, r, s);
        let across = oriented::line_overlap(j, r, offset, way);
        (along_axes >= 0.0) & (across >= 0.0)
    }) & is_extent(r.half_extend)
}
