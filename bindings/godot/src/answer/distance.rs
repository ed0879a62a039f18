//! `ClashDistance2D`.

use clash2d::Distance;
use godot::prelude::*;

use crate::convert::vector2;

/// How far two shapes are apart, and where they are nearest: what
/// [method ClashGeometry2D.distance] answers.
#[derive(GodotClass)]
#[class(tool, no_init, base = RefCounted)]
pub(crate) struct ClashDistance2D {
    /// The distance: 0 exactly if they collide.
    #[var(no_set)]
    distance: f64,
    /// A point of the first shape that is nearest to the second one.
    #[var(no_set)]
    point_a: Vector2,
    /// A point of the second shape that is nearest to [member point_a]; the same point if they
    /// collide.
    #[var(no_set)]
    point_b: Vector2,
}

impl ClashDistance2D {
    /// The object for an answer of the library.
    pub(crate) fn of(answer: Distance) -> Gd<Self> {
        Gd::from_object(Self {
            distance: f64::from(answer.distance),
            point_a: vector2(answer.point_a),
            point_b: vector2(answer.point_b),
        })
    }
}
