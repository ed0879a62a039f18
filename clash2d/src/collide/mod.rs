//! Whether two shapes share a point.
//!
//! Closed sets: touching counts. The answers are those of exact arithmetic for the numbers passed
//! in. An invalid shape meets nothing. A pair's function lives in the file of its first word.

#![forbid(unsafe_code)]

mod placement;

mod crossings;
mod reach;
mod ring;

mod oriented_rectangle;
mod point;
mod rectangle;
mod segment;

mod capsule;
mod circle;
mod convex;
mod line;
mod polygon;
mod separating_axis;

mod near;

mod any;

pub use any::collide;
pub(crate) use any::forms_collide;
#[allow(unused_imports, reason = "the questions about shapes at positions need it")]
pub(crate) use any::{placed_collide, placed_is_near};

pub use circle::{
    circle_line_collide, circle_oriented_rectangle_collide, circle_point_collide,
    circle_rectangle_collide, circle_segment_collide, circles_collide,
};
pub use line::{
    equivalent_lines, line_oriented_rectangle_collide, line_point_collide, line_rectangle_collide,
    line_segment_collide, lines_collide, on_one_side, parallel_vectors,
};
pub use oriented_rectangle::{
    oriented_rectangle_point_collide, oriented_rectangle_rectangle_collide,
    oriented_rectangle_segment_collide, oriented_rectangles_collide,
};
pub use point::{point_rectangle_collide, point_segment_collide, points_collide};
pub use rectangle::{
    rectangle_segment_collide, rectangles_collide, rectangles_collide_short_circuit,
};
pub use segment::segments_collide;
pub use separating_axis::{separating_axis_for_oriented_rectangle, separating_axis_for_rectangle};

pub(crate) use any::by_kinds;
pub(crate) use capsule::capsules_placement;
pub(crate) use placement::Placement;
pub(crate) use ring::{boxes_placement, few, place_in, rings_placement};

pub(crate) use rectangle::{corners_from, line_meets_corners};

use crate::exact::float::Float;
use crate::vector::Vector2D;

/// Whether neither coordinate of a size is negative; no for NaN.
#[inline]
pub(crate) fn is_extent(size: Vector2D) -> bool {
    (size.x >= 0.0) & (size.y >= 0.0)
}

/// Whether two points, by the sides on which they lie, are not on one side of a line; a NaN lies on none.
#[inline]
pub(crate) fn straddles<F: Float>(side1: F, side2: F) -> bool {
    ((side1 <= F::ZERO) & (side2 >= F::ZERO)) | ((side1 >= F::ZERO) & (side2 <= F::ZERO))
}
