//! When: rays, moving shapes, and turning shapes.

#![forbid(unsafe_code)]

mod sight;

mod meeting;

mod facing;
mod settings;

mod body;
mod point;

mod encounter;

mod corner;
mod first;

mod hit;

mod members;

mod ground;

mod leaving;

mod rays;

mod quick;

mod moving;
mod ray;

mod several;

mod turning;

#[cfg(test)]
mod agreement;

pub(crate) use corner::Union;
pub use hit::{CastHit, RayHit};
pub(crate) use moving::{Out, cast, cast_with, moving, moving_with};
pub(crate) use ray::{cast_ray, cast_ray_with, write_ray, write_ray_with};
pub(crate) use settings::Rules;
pub use settings::{CastMode, CastSettings, CastSides};
pub(crate) use several::Several;
pub use turning::Motion;
pub(crate) use turning::{cast_turning, cast_turning_with};
