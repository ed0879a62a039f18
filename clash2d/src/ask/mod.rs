//! The questions as programs in Rust ask them: about anything that is a shape.

#![forbid(unsafe_code)]

mod cast;
mod gap;
mod meet;
mod one;

pub use cast::{
    batch_cast_rays, cast, cast_ray, cast_ray_with, cast_turning, cast_turning_with, cast_with,
};
pub use gap::{
    contact, contact_within, contacts, contacts_within, distance, distance_within, separation,
};
pub use meet::{batch_collide, collide, contains, intersections, relate, within};
pub use one::{
    bounding_circle, bounding_rectangle, clip_segment, mass, oriented_box, signed_distance,
    support_point, swept_bounding_rectangle,
};
