//! Rays through the simplest shapes: two numbers at once, and no branches but those on whether
//! something is hit.
//!
//! None is a doubt, and settled elsewhere. In bounds of errors u is 2^-53, the rounding of one
//! operation of f64. Where all numbers are short, as on a grid of tiles, nothing is rounded before the
//! times; then bounds are 0, and so an edge that is just touched leaves no doubt.

mod track;

mod chord;
mod span;

mod circle;
mod cuts;
mod slab;

mod corner;

mod capsule;
mod rectangle;
mod ring;
mod segment;

pub(super) use capsule::through_capsule;
pub(super) use circle::through_circle;
pub(super) use rectangle::{through_oriented, through_rectangle};
pub(super) use ring::through_polygon;
pub(super) use segment::through_segment;
pub(super) use track::Track;
