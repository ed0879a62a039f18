//! 2D collision detection that is never wrong.
#![cfg_attr(not(feature = "std"), no_std)]

mod range;
mod vector;

mod angle;
mod shape;

mod exact;

mod rotation;

mod collide;
mod hull;
mod motion;

#[cfg(feature = "book")]
pub mod book;

pub mod ffi;

pub use angle::{degrees_to_radian, radian_to_degrees};
pub use collide::{
    circle_line_collide, circle_oriented_rectangle_collide, circle_point_collide,
    circle_rectangle_collide, circle_segment_collide, circles_collide, equivalent_lines,
    line_oriented_rectangle_collide, line_point_collide, line_rectangle_collide,
    line_segment_collide, lines_collide, on_one_side, oriented_rectangle_point_collide,
    oriented_rectangle_rectangle_collide, oriented_rectangle_segment_collide,
    oriented_rectangles_collide, parallel_vectors, point_rectangle_collide, point_segment_collide,
    points_collide, rectangle_segment_collide, rectangles_collide,
    rectangles_collide_short_circuit, segments_collide, separating_axis_for_oriented_rectangle,
    separating_axis_for_rectangle,
};
pub use motion::{
    moving_circle_circle_collide, moving_circle_rectangle_collide, moving_rectangle_circle_collide,
    moving_rectangle_rectangle_collide,
};
pub use range::Range;
pub use shape::{Circle, Line, OrientedRectangle, Rectangle, Segment};
pub use vector::Vector2D;

/// The version of this crate: major * 1000000 + minor * 1000 + patch.
pub const VERSION: u32 = 1_000;
