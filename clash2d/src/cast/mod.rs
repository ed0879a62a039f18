//! When: rays, moving shapes, and turning shapes.

#![forbid(unsafe_code)]

mod sight;

mod meeting;

mod body;
mod point;

mod encounter;

mod corner;
mod first;

mod hit;

mod members;

mod leaving;

mod rays;

mod quick;

mod moving;
mod ray;

mod turning;

#[cfg(test)]
mod agreement;

pub use hit::{CastHit, CastMode, RayHit};
pub use moving::cast;
pub(crate) use moving::{Out, moving};
pub use ray::cast_ray;
pub(crate) use ray::write_ray;
pub use turning::{Motion, cast_turning};
