//! Figures on their way.

use super::vector::Vector;
use crate::Real;
use crate::angle::Angle;
use crate::any::Turning;
use crate::any::figure::Pair;

/// A way that is straight and turns at an even rate: at a time of 0 to 1 it has moved by that part
/// of the movement, and turned around the pivot, which moves along, by that part of the degrees.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Motion {
    /// From beginning to end.
    pub movement: Pair,
    /// Where the point lies at first around which it turns.
    pub pivot: Pair,
    /// Counterclockwise, from beginning to end.
    pub degrees: f32,
}

/// Where a figure stands.
#[derive(Clone, Debug)]
pub(crate) struct Pose {
    pivot: Vector,
    target: Vector,
    turn: Option<Vector>,
}

impl Pose {
    /// Where it was drawn.
    pub(crate) fn still() -> Self {
        Self { pivot: Vector::new([0.0; 2]), target: Vector::new([0.0; 2]), turn: None }
    }

    /// At a time of a motion.
    pub(crate) fn at(motion: &Motion, time: f32) -> Self {
        let pivot = Vector::new(motion.pivot);
        let target = pivot.plus(&Vector::new(motion.movement).times(&Real::new(time)));
        let angle = Angle::of(f64::from(motion.degrees) * f64::from(time));
        let turns = motion.degrees != 0.0;
        Self { pivot, target, turn: turns.then(|| Vector::turn(Turning::Whole(angle))) }
    }

    pub(crate) fn place(&self, point: &Vector) -> Vector {
        self.direct(&point.minus(&self.pivot)).plus(&self.target)
    }

    pub(crate) fn direct(&self, direction: &Vector) -> Vector {
        self.turn.as_ref().map_or_else(|| direction.clone(), |turn| direction.turned(turn))
    }
}
