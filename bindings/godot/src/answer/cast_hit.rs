//! `ClashCastHit2D`.

use clash2d::CastHit;
use godot::prelude::*;

use crate::convert::vector2;

/// When and where two moving shapes meet first: what [method ClashGeometry2D.cast] and
/// [method ClashGeometry2D.cast_turning] answer.
#[derive(GodotClass)]
#[class(tool, no_init, base = RefCounted)]
pub(crate) struct ClashCastHit2D {
    /// The part of the movements before the first contact, from 0 to 1: never beyond it.
    #[var(no_set)]
    fraction: f64,
    /// A point of both shapes then.
    #[var(no_set)]
    point: Vector2,
    /// From the first shape to the second one then, of length 1.
    #[var(no_set)]
    normal: Vector2,
    /// Whether the shapes share a point at the start.
    #[var(no_set)]
    starts_in_contact: bool,
}

impl ClashCastHit2D {
    /// The object for an answer of the library.
    pub(crate) fn of(answer: CastHit) -> Gd<Self> {
        Gd::from_object(Self {
            fraction: f64::from(answer.fraction),
            point: vector2(answer.point),
            normal: vector2(answer.normal),
            starts_in_contact: answer.starts_in_contact,
        })
    }
}
