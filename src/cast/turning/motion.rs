//! Motions, and where they have led at a time.

use core::f64::consts::PI;

use crate::angle::{Reduced, Rotation};
use crate::distance::place::{Place, dot, minus, plus};
use crate::root::square_root;
use crate::vector::Vector2D;

/// A straight way along which a shape turns at an even rate: at a part of the time it has moved by that
/// part of the movement, and turned by that part of the rotation.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Motion {
    /// The whole way of the pivot.
    pub movement: Vector2D,
    /// Degrees, counterclockwise, by which the shape turns around the pivot; any number of turns.
    pub rotation: f32,
    /// The point around which it turns, where it is at the start.
    pub pivot: Vector2D,
}

impl Motion {
    /// A movement without a turn.
    pub const fn straight(movement: Vector2D) -> Self {
        Self { movement, rotation: 0.0, pivot: Vector2D::ZERO }
    }

    /// Whether all its numbers are finite.
    pub fn is_finite(self) -> bool {
        self.movement.is_finite() & self.rotation.is_finite() & self.pivot.is_finite()
    }
}

/// A motion in f64, seen from an anchor.
#[derive(Clone, Copy)]
pub(super) struct Carrier {
    /// Where the pivot starts.
    pub(super) pivot: Place<f64>,
    pub(super) movement: Place<f64>,
    degrees: f32,
    /// In radians.
    pub(super) rotation: f64,
}

/// Where a carrier is at a time.
#[derive(Clone, Copy)]
pub(super) struct Pose {
    pub(super) pivot: Place<f64>,
    turn: Rotation,
}

impl Carrier {
    pub(super) fn new(motion: Motion, anchor: Vector2D) -> Self {
        let wide = |v: Vector2D| [f64::from(v.x), f64::from(v.y)];
        // What does not turn can have any pivot.
        let pivot = if motion.rotation == 0.0 { anchor } else { motion.pivot };
        Self {
            pivot: minus(wide(pivot), wide(anchor)),
            movement: wide(motion.movement),
            degrees: motion.rotation,
            rotation: f64::from(motion.rotation) * (PI / 180.0),
        }
    }

    /// How a point at the anchor moves at the start, and how fast at most.
    pub(super) fn at_anchor(&self) -> (Place<f64>, f64) {
        let arm = self.pivot.map(|x| -x);
        (self.velocity(arm), length(self.movement) + self.rotation.abs() * length(arm))
    }

    /// At a part of the time. The product with the degrees is exact.
    #[inline]
    pub(super) fn at(&self, time: f32) -> Pose {
        let part = f64::from(time);
        Pose {
            pivot: plus(self.pivot, self.movement.map(|x| part * x)),
            turn: Rotation::of(Reduced::of_wide(part * f64::from(self.degrees))),
        }
    }

    /// How fast a point moves whose way from the pivot is `arm` now.
    pub(super) fn velocity(&self, [x, y]: Place<f64>) -> Place<f64> {
        plus(self.movement, [-self.rotation * y, self.rotation * x])
    }
}

impl Pose {
    /// A way from the pivot at the start, turned.
    #[inline]
    pub(super) fn turned(&self, [x, y]: Place<f64>) -> Place<f64> {
        let Rotation { sin, cos } = self.turn;
        [x * cos - y * sin, x * sin + y * cos]
    }

    /// The way at the start of what has been turned.
    #[inline]
    pub(super) fn turned_back(&self, [x, y]: Place<f64>) -> Place<f64> {
        let Rotation { sin, cos } = self.turn;
        [x * cos + y * sin, y * cos - x * sin]
    }
}

pub(super) fn length(way: Place<f64>) -> f64 {
    square_root(dot(way, way))
}

/// The way of length 1 in the same direction; the X axis if there is none.
pub(super) fn unit(way: Place<f64>) -> Place<f64> {
    let length = length(way);
    if length > 0.0 { way.map(|x| x / length) } else { [1.0, 0.0] }
}
