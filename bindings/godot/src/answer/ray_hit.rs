//! `ClashRayHit2D`.

use clash2d::RayHit;
use godot::prelude::*;

use crate::convert::vector2;

/// Where a ray enters a shape, and where it leaves it: what [method ClashGeometry2D.cast_ray]
/// answers.
#[derive(GodotClass)]
#[class(tool, no_init, base = RefCounted)]
pub(crate) struct ClashRayHit2D {
    /// The part of the ray before the first point of the shape, from 0 to 1: never beyond it.
    #[var(no_set)]
    entry: f64,
    /// The part of the ray before the last point of the shape, from 0 to 1: never before it. In
    /// between there may be gaps.
    #[var(no_set)]
    exit: f64,
    /// The first point.
    #[var(no_set)]
    entry_point: Vector2,
    /// The last point.
    #[var(no_set)]
    exit_point: Vector2,
    /// Out of the shape at the first point, against the ray, of length 1; the null vector if the ray
    /// starts in the shape.
    #[var(no_set)]
    entry_normal: Vector2,
    /// Out of the shape at the last point, of length 1; the null vector if the ray ends in the
    /// shape.
    #[var(no_set)]
    exit_normal: Vector2,
    /// Whether the ray's start belongs to the shape.
    #[var(no_set)]
    starts_inside: bool,
}

impl ClashRayHit2D {
    /// The object for an answer of the library.
    pub(crate) fn of(answer: RayHit) -> Gd<Self> {
        Gd::from_object(Self {
            entry: f64::from(answer.entry),
            exit: f64::from(answer.exit),
            entry_point: vector2(answer.entry_point),
            exit_point: vector2(answer.exit_point),
            entry_normal: vector2(answer.entry_normal),
            exit_normal: vector2(answer.exit_normal),
            starts_inside: answer.starts_inside,
        })
    }
}
