//! Edges without a radius, and where a line crosses them.

use core::cmp::Ordering;

use super::super::rays::Track;
use super::number::Ratio;
use super::shot::Moment;
use crate::distance::place::{Place, dot};
use crate::exact::real::{Real, Tight};
use crate::outline::cross;
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
}

impl Cut {
    /// None if it is off by more than 2^-40 of the sizes.
    #[inline]
    pub(super) fn new(
        [from, to]: [Vector2D; 2],
        Track { origin, movement, .. }: Track,
    ) -> Option<Self> {
        let way = |from: Vector2D, to: Vector2D| {
            [Tight::sum(&[to.x, -from.x]), Tight::sum(&[to.y, -from.y])]
        };
        let (place, edge, along) =
            (way(origin, from), way(from, to), way(Vector2D::ZERO, movement));
        let (distance, closing) = (cross(place, edge), cross(along, edge));
        let sign = if closing.value() < 0.0 { -1.0 } else { 1.0 };
        let time = Ratio { above: sign * distance.value(), below: sign * closing.value() };
        let size = |[x, y]: [Tight; 2]| x.value().abs() + y.value().abs();
        let (length, lean) = (size(along), size(edge) / time.below);
        let is_exact = (distance.slip() == 0.0) & (closing.slip() == 0.0);
        let error = lean * (size(place) + length) / (1_u64 << 50) as f64;
        let error = if is_exact { 0.0 } else { error };
        let out = [-sign * edge[1].value(), sign * edge[0].value()];
        (lean * length < 512.0).then_some(Self { time, error, out })
    }

    /// Whether it is certainly at the same time as another one, and has the same normal.
    pub(super) fn is_with(&self, other: &Self) -> bool {
        let turn = cross(self.out.map(Tight::exactly), other.out.map(Tight::exactly));
        (self.error == 0.0)
            & (other.error == 0.0)
            & (turn.sign() == Some(Ordering::Equal))
            & self.time.is_exactly(other.time)
    }

    #[inline]
    pub(super) fn moment(self, sign: f64) -> Moment {
        let scale = sign / square_root(dot(self.out, self.out));
        let normal = Vector2D::narrow(self.out[0] * scale, self.out[1] * scale);
        Moment { time: self.time, error: self.error, normal }
    }
}
