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

mod boxes;
mod disc;

mod blocks;
mod rim;

mod discs;
mod hulls;

mod border;
mod core;

mod cut;

mod corners;

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
use crate::any::{Chain, Form, Polygon, Side};
use crate::vector::Vector2D;
use cut::Edges;
use shot::Shot;

/// How many edges are looked at together.
const MOST: usize = 8;

/// [`cast_ray`](super::cast_ray) of a small shape.
#[inline(always)]
pub(super) fn ray(form: Form<'_>, origin: Vector2D, movement: Vector2D) -> Option<Option<RayHit>> {
    let shot = Shot { origin, movement };
    match form {
        Form::Circle(circle) => disc::ray_circle(circle, shot),
        Form::Rectangle(rectangle) => boxes::ray_rectangle(rectangle, shot),
        Form::OrientedRectangle(rectangle) => boxes::ray_oriented(rectangle, shot),
        Form::Segment(s) => ray_segment([s.point1, s.point2], shot),
        Form::Capsule(c) if c.radius == 0.0 => ray_segment([c.point1, c.point2], shot),
        Form::Polygon(polygon) if polygon.radius() == 0.0 => ray_polygon(polygon, shot),
        Form::Chain(chain) => ray_chain(chain, shot),
        Form::Prepared(_) => many::ray_many(form, shot),
        Form::Capsule(_) | Form::Polygon(_) => rounded::ray_rounded(form, shot),
        _ => None,
    }
}

#[inline(never)]
fn ray_segment(ends: [Vector2D; 2], shot: Shot) -> Option<Option<RayHit>> {
    Edges { vertices: &ends, is_closed: false, is_filled: false }.ray(shot)
}

#[inline(never)]
fn ray_polygon(polygon: Polygon<'_>, shot: Shot) -> Option<Option<RayHit>> {
    let vertices = polygon.vertices();
    if !polygon.is_single_ring() | (vertices.len() > MOST) {
        return many::ray_many(Form::Polygon(polygon), shot);
    }
    let is_filled = vertices.len() > 2;
    Edges { vertices, is_closed: is_filled, is_filled }.ray(shot)
}

#[inline(never)]
fn ray_chain(chain: Chain<'_>, shot: Shot) -> Option<Option<RayHit>> {
    let vertices = chain.vertices();
    if (chain.side() != Side::None) | (vertices.len() > MOST) {
        return many::ray_many(Form::Chain(chain), shot);
    }
    if !((chain.radius() == 0.0) && chain.is_valid()) {
        return None;
    }
    let is_closed = chain.is_closed() & (vertices.len() > 2);
    Edges { vertices, is_closed, is_filled: false }.ray(shot)
}
