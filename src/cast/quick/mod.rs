//! Casts of the simplest shapes in plain f64, where its rounding leaves no doubt.
//!
//! None is a doubt, and settled elsewhere. Bounds of errors are multiples of 2^-53, the rounding of
//! one operation.

mod number;

mod cloud;
mod crossing;
mod disc;
mod slab;
mod sweep;

pub(super) use crossing::ray_small;
pub(super) use disc::{circles, ray_circle};
pub(super) use slab::{ray_rectangle, rectangles};
pub(super) use sweep::small_shapes;
