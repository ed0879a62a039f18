//! A point that moves against a box, seen along the box's axes.

use super::number::Ratio;
use crate::angle::Rotation;
use crate::distance::place::Place;
use crate::vector::Vector2D;

/// A box and a way from the origin, seen along the box's axes, each of which leads as the way does.
pub(super) struct Slab {
    /// Where the sides are that are met first, and last.
    pub(super) near: Place<f64>,
    pub(super) far: Place<f64>,
    /// How far the way leads, 0 or more.
    pub(super) pace: Place<f64>,
    /// 1 or -1, times which an axis is the box's own.
    signs: Place<f64>,
    /// How the box is turned.
    turn: Rotation,
}

/// Where a way crosses a side of a box, or touches a corner.
#[derive(Clone, Copy)]
pub(super) struct Crossing {
    /// The time.
    pub(super) ratio: Ratio,
    /// Out of the box, of length 1; along the axes.
    pub(super) out: Place<f64>,
}

/// Where a way enters a box and where it leaves it.
#[derive(Clone, Copy)]
pub(super) struct Passage {
    pub(super) entry: Crossing,
    pub(super) exit: Crossing,
}

impl Slab {
    /// From all along the box's own axes.
    #[inline]
    pub(super) fn new(
        low: Place<f64>,
        high: Place<f64>,
        along: Place<f64>,
        turn: Rotation,
    ) -> Self {
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
            turn,
        }
    }

    /// Where a vector along the axes leads.
    #[inline]
    pub(super) fn turned(&self, [x, y]: Place<f64>) -> Vector2D {
        let Rotation { sin, cos } = self.turn;
        let (x, y) = (x * self.signs[0], y * self.signs[1]);
        Vector2D::narrow(x * cos - y * sin, x * sin + y * cos)
    }

    /// The axis along which a way leads most; of two the one that is more level or, if that is the
    /// same, that rises to the right.
    pub(super) fn main_axis(&self) -> usize {
        let Rotation { sin, cos } = self.turn;
        let leads = [self.pace[0] - self.pace[1], cos.abs() - sin.abs(), cos * sin];
        // Both sides of an angle of 45 degrees may be rounded.
        let lead = leads.into_iter().find(|lead| lead.abs() > 1e-9);
        usize::from(lead.is_some_and(|lead| lead < 0.0))
    }

    /// A place along the box's own axes, seen along the slab's.
    pub(super) fn own(&self, [x, y]: Place<f64>) -> Place<f64> {
        [x * self.signs[0], y * self.signs[1]]
    }

    #[inline]
    pub(super) fn starts_inside(&self) -> bool {
        (self.near[0] <= 0.0) & (self.near[1] <= 0.0)
    }

    #[inline]
    pub(super) fn ends_inside(&self) -> bool {
        (self.far[0] >= self.pace[0]) & (self.far[1] >= self.pace[1])
    }

    /// Into one axis' nearer side, and out of another one's farther side.
    #[inline]
    pub(super) fn passage_of(&self, entry: usize, exit: usize) -> Passage {
        let crossing = |axis: usize, side: Place<f64>, out: f64| Crossing {
            ratio: Ratio { above: side[axis], below: self.pace[axis] },
            out: if axis == 0 { [out, 0.0] } else { [0.0, out] },
        };
        Passage { entry: crossing(entry, self.near, -1.0), exit: crossing(exit, self.far, 1.0) }
    }
}
