//! Segments with segments.

use super::straddles;
use crate::exact::judge::{Judge, decide};
use crate::exact::polynomial::cross;
use crate::exact::terms::from_to;
use crate::range::{greater, lesser};
use crate::shape::Segment;

/// Whether two segments share a point; touching counts.
///
/// Book: "Segment-Segment Collision".
#[inline(always)]
pub fn segments_collide(a: Segment, b: Segment) -> bool {
    decide!(j: f32 => cross_each_other(j, a, b))
}

/// Whether each of two segments lies on both sides of the other one's line; if all four ends lie on
/// one line, or if one of the two is a point, their ranges must overlap, too.
#[inline(always)]
pub(super) fn cross_each_other<J: Judge>(j: &mut J, a: Segment, b: Segment) -> bool {
    let (way_a, way_b) = (from_to(a.point1, a.point2), from_to(b.point1, b.point2));
    let b1 = cross(j, way_a, from_to(a.point1, b.point1));
    let b2 = cross(j, way_a, from_to(a.point1, b.point2));
    let a1 = cross(j, way_b, from_to(b.point1, a.point1));
    let a2 = cross(j, way_b, from_to(b.point1, a.point2));
    let is_flat = [a1, a2, b1, b2].into_iter().all(|side| j.is_zero(side));
    straddles(a1, a2) & straddles(b1, b2) & (!is_flat || ranges_overlap(a, b))
}

/// Whether two segments' ranges overlap on both axes.
fn ranges_overlap(a: Segment, b: Segment) -> bool {
    let overlap = |a1: f32, a2: f32, b1: f32, b2: f32| {
        (lesser(a1, a2) <= greater(b1, b2)) & (lesser(b1, b2) <= greater(a1, a2))
    };
    overlap(a.point1.x, a.point2.x, b.point1.x, b.point2.x)
        & overlap(a.point1.y, a.point2.y, b.point1.y, b.point2.y)
}
