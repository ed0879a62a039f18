//! `ClashRayHit2D`.

use clash2d::RayHit;
use godot::prelude::*;

use crate::convert::vector2;
use crate::text::told;

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
    /// The number of the member whose border the first point is on, if the shape is a group; otherwise
    /// 0, as all places are if the ray starts in the shape.
    #[var(no_set)]
    entry_member: i64,
    /// The number of the edge that the first point is on: see [ClashEdge2D].
    #[var(no_set)]
    entry_edge: i64,
    /// How far along that edge the first point is: 0 at its start, 1 at its end. On a line, in lengths
    /// of its direction.
    #[var(no_set)]
    entry_along: f64,
    /// The number of the member whose border the last point is on; 0 if the ray ends in the shape.
    #[var(no_set)]
    exit_member: i64,
    /// The number of the edge that the last point is on.
    #[var(no_set)]
    exit_edge: i64,
    /// How far along that edge the last point is.
    #[var(no_set)]
    exit_along: f64,
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
            entry_member: i64::from(answer.entry_place.member),
            entry_edge: i64::from(answer.entry_place.edge),
            entry_along: f64::from(answer.entry_place.along),
            exit_member: i64::from(answer.exit_place.member),
            exit_edge: i64::from(answer.exit_place.edge),
            exit_along: f64::from(answer.exit_place.along),
            starts_inside: answer.starts_inside,
        })
    }
}

told!(ClashRayHit2D: IRefCounted, entry, exit, entry_point, exit_point, entry_normal, exit_normal, entry_member, entry_edge, entry_along, exit_member, exit_edge, exit_along, starts_inside);
