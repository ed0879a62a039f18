//! Edges without a radius, and where a line crosses them.

use super::number::Ratio;
use super::shot::Moment;
use crate::distance::place::{Place, cross, dot};
use crate::root::square_root;
use crate::vector::Vector2D;

/// Where the line of a ray crosses an edge.
#[derive(Clone, Copy)]
pub(super) struct Cut {
    pub(super) time: Ratio,
    /// By how much the time may be off.
    pub(super) error: f64,
    /// At a right angle to the edge, against the ray; of any length.
    pub(super) out: Place<f64>,
    /// Whether that is the left side of the edge.
    pub(super) is_left: bool,
}

impl Cut {
    #[inline]
    pub(super) fn new(place: Place<f64>, [x, y]: Place<f64>, along: Place<f64>) -> Self {
        let (distance, closing) = (cross(place, [x, y]), cross(along, [x, y]));
        let sign = if closing < 0.0 { -1.0 } else { 1.0 };
        let time = Ratio { above: sign * distance, below: sign * closing };
        Self { time, error: 0.0, out: [-sign * y, sign * x], is_left: sign > 0.0 }
    }

    /// The same with its error, if it is small enough: 2^-40 of the sizes.
    #[inline]
    pub(super) fn estimated(self, place: Place<f64>, along: Place<f64>) -> Option<Self> {
        let size = |[x, y]: Place<f64>| x.abs() + y.abs();
        let (length, lean) = (size(along), size(self.out) / self.time.below);
        let error = lean * (size(place) + length) / (1_u64 << 50) as f64;
        (lean * length < 512.0).then_some(Self { error, ..self })
    }

    #[inline]
    pub(super) fn moment(self, sign: f64) -> Moment {
        let scale = sign / square_root(dot(self.out, self.out));
        let normal = Vector2D::narrow(self.out[0] * scale, self.out[1] * scale);
        Moment { time: self.time, error: self.error, normal }
    }
}
