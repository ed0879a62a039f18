//! A point that moves against a box, seen along the box's axes.

use super::number::Ratio;
use crate::distance::place::Place;
use crate::vector::Vector2D;

/// Whether a way leads somewhere.
#[inline]
pub(super) fn is_way([x, y]: Place<f64>) -> bool {
    let size = x.abs() + y.abs();
    (size > 0.0) & (size < f64::INFINITY)
}

/// A box and a way from the origin, seen along the box's axes, each of which leads as the way does.
pub(super) struct Slab {
    /// Where the sides are that are met first, and last.
    pub(super) near: Place<f64>,
    pub(super) far: Place<f64>,
    /// How far the way leads, 0 or more.
    pub(super) pace: Place<f64>,
    /// 1 or -1, times which an axis is the box's own.
    signs: Place<f64>,
}

/// Where a way crosses a side of a box, or touches a corner.
#[derive(Clone, Copy)]
pub(super) struct Crossing {
    /// The time.
    pub(super) ratio: Ratio,
    /// Out of the box, of length 1; along the axes.
    pub(super) out: Place<f64>,
}

impl Slab {
    /// From all along the box's own axes.
    #[inline]
    pub(super) fn new(low: Place<f64>, high: Place<f64>, along: Place<f64>) -> Self {
        let side = |axis: usize| {
            let is_back = along[axis] < 0.0;
            let (low, high) = (low[axis], high[axis]);
            (if is_back { -high } else { low }, if is_back { -low } else { high })
        };
        let (x, y) = (side(0), side(1));
        Self {
            near: [x.0, y.0],
            far: [x.1, y.1],
            pace: along.map(f64::abs),
            signs: along.map(|x| if x < 0.0 { -1.0 } else { 1.0 }),
        }
    }

    /// Where a vector along the axes leads.
    #[inline]
    pub(super) fn turned(&self, [x, y]: Place<f64>) -> Vector2D {
        Vector2D::narrow(x * self.signs[0], y * self.signs[1])
    }

    /// The axis along which a way leads most; of two the level one.
    pub(super) fn main_axis(&self) -> usize {
        let lead = self.pace[0] - self.pace[1];
        usize::from(lead < -1e-9)
    }

    #[inline]
    pub(super) fn starts_inside(&self) -> bool {
        (self.near[0] <= 0.0) & (self.near[1] <= 0.0)
    }

    /// Into one axis' nearer side, or at a corner of it, with the direction out.
    #[inline]
    pub(super) fn entry(&self, axis: usize, out: Place<f64>) -> Crossing {
        Crossing { ratio: Ratio { above: self.near[axis], below: self.pace[axis] }, out }
    }
}
