//! A turned rectangle's axes and corners, and what f64 sees along them.

use crate::angle::Rotation;
use crate::exact::float::lesser;
use crate::exact::polynomial::estimate;
use crate::exact::terms::Vector;
use crate::exact::turned::Corner;
use crate::exact::wave::{Wave, Waves};
use crate::shape::OrientedRectangle;
use crate::vector::Vector2D;

/// What sums of a few products with a sine or cosine may be off by in f64, relative to the sum of
/// their factors' absolute values.
pub(super) const ERROR: f64 = 8.0 * Rotation::ERROR;

/// What f64 sees along the two axes of a rectangle: a place, and by how much it is not too far away
/// there. Each number may be off by the slip.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    pub(super) place: [f64; 2],
    pub(super) slacks: [f64; 2],
    pub(super) slip: f64,
}

impl Seen {
    /// Whether f64 knows by how much the place is too far away, or not, on both axes.
    pub(super) fn is_certain(self) -> bool {
        self.slacks[0].abs() > self.slip && self.slacks[1].abs() > self.slip
    }

    /// The slack along an axis: as f64 sees it where that is beyond doubt, otherwise the smaller
    /// answer for the axis' two sides, 1 and -1. The place counts times the side, so that where f64
    /// knows on which side it lies, only the other one is asked.
    pub(super) fn least(self, axis: usize, answer: impl Fn(f32) -> f64) -> f64 {
        if self.slacks[axis].abs() > self.slip {
            return self.slacks[axis];
        }
        if self.place[axis] > self.slip {
            return answer(-1.0);
        }
        if self.place[axis] < -self.slip {
            return answer(1.0);
        }
        lesser(answer(1.0), answer(-1.0))
    }
}

/// A vector times 1 or -1.
pub(super) fn times<const N: usize>(v: Vector<N>, side: f32) -> Vector<N> {
    v.map(|terms| terms.map(|term| term * side))
}

/// A unit vector, as the waves of its coordinates.
#[derive(Clone, Copy)]
pub(super) struct Axis {
    pub(super) x: Wave,
    pub(super) y: Wave,
}

impl Axis {
    /// The terms of a vector's position along the axis.
    pub(super) fn along<const N: usize>(self, v: &Vector<N>) -> [(&[f32], Wave); 2] {
        [(&v[0], self.x), (&v[1], self.y)]
    }
}

/// The two axes of a rectangle, and its half extent along each.
pub(super) fn axes(r: OrientedRectangle) -> [(Axis, f32); 2] {
    let Waves { sin, cos } = Waves::of(r.rotation);
    [
        (Axis { x: cos, y: sin }, r.half_extend.x),
        (Axis { x: sin.negated(), y: cos }, r.half_extend.y),
    ]
}

/// The corners of a rectangle; `center` leads from some point to its center.
pub(super) fn corners(
    r: OrientedRectangle,
    center: Vector<2>,
    waves: &Waves,
) -> impl Iterator<Item = Corner<'_>> {
    let Vector2D { x, y } = r.half_extend;
    let halves = [[-x, y], [x, y], [x, -y], [-x, -y]];
    halves.into_iter().map(move |half| Corner { center, half, waves })
}

/// A vector in f64, and the sum of its coordinates' magnitudes.
#[inline]
pub(super) fn rough<const N: usize>(v: Vector<N>) -> ([f64; 2], f64) {
    let [(x, size_x), (y, size_y)] = v.map(estimate);
    ([x, y], size_x + size_y)
}

/// A vector in f64, seen from the axes of a turned rectangle.
#[inline]
pub(super) fn local(turn: Rotation, [x, y]: [f64; 2]) -> [f64; 2] {
    [x * turn.cos + y * turn.sin, y * turn.cos - x * turn.sin]
}

/// The half extents in f64.
#[inline]
pub(super) fn half(r: OrientedRectangle) -> [f64; 2] {
    [r.half_extend.x.into(), r.half_extend.y.into()]
}

/// At least 0; NaN stays NaN.
#[inline]
pub(super) fn positive(x: f64) -> f64 {
    if x < 0.0 { 0.0 } else { x }
}
