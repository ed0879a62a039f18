//! Casts of the simplest shapes in plain f64, where its rounding leaves no doubt.
//!
//! None is a doubt, and settled elsewhere. Bounds of errors are multiples of 2^-53, the rounding of
//! one operation. Where numbers are short, as on a grid of tiles, f64 makes no mistake in sums of
//! products of two: then the sum of two shapes is met exactly.

mod number;
mod shot;
mod verdict;

mod blocks;
mod rim;

mod discs;
mod hulls;

mod border;
mod core;

mod past;

mod cut;

mod edges;

mod many;

mod sum;

mod rounded;

pub(super) use blocks::rectangles;
pub(super) use core::Core;
pub(super) use discs::circles;
pub(super) use hulls::{hull_and_polygon, hulls, polygons};
pub(super) use past::pass_by;
pub(super) use sum::convex_shapes;
pub(super) use verdict::Verdict;

use super::hit::RayHit;
use super::rays::Track;
use crate::any::Form;

/// [`cast_ray`](super::cast_ray) of edges without a radius, or of a convex shape with one.
#[inline(always)]
pub(super) fn ray(form: Form<'_>, track: Track) -> Option<Option<RayHit>> {
    match form {
        Form::Polygon(polygon) if polygon.radius() == 0.0 => many::ray_many(form, track),
        Form::Chain(_) | Form::Prepared(_) => many::ray_many(form, track),
        Form::Capsule(_) | Form::Polygon(_) => rounded::ray_rounded(form, track),
        _ => None,
    }
}
