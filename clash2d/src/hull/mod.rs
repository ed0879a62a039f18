//! Shapes that bound others.
//!
//! A hull contains what it bounds, exactly: its origin is rounded down, its size or radius up.
//! Where no f32 is large enough, the size or radius is infinite. An invalid shape is the empty set:
//! it bounds nothing, and adds nothing to a hull.

#![forbid(unsafe_code)]

mod sector;

mod extent;
mod smallest;

mod chunks;
mod circle;
mod convex;
mod rectangle;

mod calipers;
mod oriented;

mod shape_rectangle;

mod shape_circle;

mod shape_oriented;

mod elsewhere;

pub use convex::convex_hull;
pub use elsewhere::{bounding_circle, bounding_rectangle, oriented_box};
pub(crate) use elsewhere::{frame_of, rectangle_of};
