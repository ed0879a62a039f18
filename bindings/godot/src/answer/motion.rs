//! `ClashMotion2D`.

use clash2d::Motion;
use godot::prelude::*;

use crate::convert::{degrees, vector};
use crate::text::told;

/// A movement along a straight line that turns all the while: what
/// [method ClashGeometry2D.cast_turning] asks about.
#[derive(GodotClass)]
#[class(tool, init, base = RefCounted)]
pub(crate) struct ClashMotion2D {
    /// By how much the pivot, and the shape with it, moves.
    #[var]
    movement: Vector2,
    /// The angle in radians by which the shape turns on its way, clockwise on the screen; more than
    /// a full turn is allowed.
    #[var]
    rotation: f64,
    /// The point around which it turns, at the start; it moves along.
    #[var]
    pivot: Vector2,
}

#[godot_api]
impl ClashMotion2D {
    /// A new motion.
    #[func]
    fn create(
        movement: Vector2,
        #[opt(default = 0.0)] rotation: f64,
        #[opt(default = Vector2::ZERO)] pivot: Vector2,
    ) -> Gd<Self> {
        Gd::from_object(Self { movement, rotation, pivot })
    }

    /// The motion for the library.
    pub(crate) fn motion(&self) -> Motion {
        Motion {
            movement: vector(self.movement),
            rotation: degrees(self.rotation),
            pivot: vector(self.pivot),
        }
    }
}

told!(ClashMotion2D: IRefCounted, movement, rotation, pivot);
