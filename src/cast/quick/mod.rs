//! Casts of the simplest shapes in plain f64, where its rounding leaves no doubt.
//!
//! None is a doubt, and settled elsewhere. Bounds of errors are multiples of 2^-53, the rounding of
//! one operation. Where numbers are short, as on a grid of tiles, f64 makes no mistake in sums of
//! products of two: then a second try is exact.

mod number;
mod shot;
mod verdict;

mod slab;

mod close;

mod passage;

mod disc;

mod blocks;
mod rim;

mod discs;
mod hulls;

mod border;
mod core;

mod cut;

mod edges;

mod many;

mod sum;

mod rounded;

mod cloud;
mod sweep;

pub(super) use blocks::{rectangles, rectangles_closely};
pub(super) use core::Core;
pub(super) use discs::{circles, circles_closely};
pub(super) use hulls::{hull_and_polygon, hulls, polygons};
pub(super) use sum::convex_shapes;
pub(super) use sweep::small_shapes;
pub(super) use verdict::Verdict;

use super::hit::RayHit;
use crate::any::Form;
use crate::vector::Vector2D;
use shot::Shot;

/// [`cast_ray`](super::cast_ray) of edges without a radius, or of a convex shape with one.
#[inline(always)]
pub(super) fn ray(form: Form<'_>, origin: Vector2D, movement: Vector2D) -> Option<Option<RayHit>> {
    let shot = Shot { origin, movement };
    match form {
        Form::Polygon(polygon) if polygon.radius() == 0.0 => many::ray_many(form, shot),
        Form::Chain(_) | Form::Prepared(_) => many::ray_many(form, shot),
        Form::Capsule(_) | Form::Polygon(_) => rounded::ray_rounded(form, shot),
        _ => None,
    }
}
