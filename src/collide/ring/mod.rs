//! Rings of few vertices with points, circles, segments, capsules and each other.
//!
//! All edges are taken at once, without a branch: in f32, and where that leaves a doubt in f64, which
//! is exact for numbers on a grid. But for those that meet each
//! other, rings need not be convex.

mod edges;
mod grid;
mod near;

mod convex;
mod disc;
mod path;
mod point;

mod few;

pub(super) use convex::rings_meet;
pub(super) use disc::meets_disc;
pub(super) use few::{is_box_near, is_near_point, is_near_segment, is_rectangle_near};
pub(super) use path::meets_path;
pub(super) use point::has_point;

use crate::any::Polygon;
use crate::vector::Vector2D;

/// The vertices of a polygon that is a ring of few.
#[inline(always)]
pub(super) fn few(polygon: Polygon<'_>) -> Option<&[Vector2D]> {
    let vertices = if polygon.is_single_ring() { polygon.vertices() } else { &[] };
    (1..=8).contains(&vertices.len()).then_some(vertices)
}
