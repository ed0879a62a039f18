//! Angles that are sums: the sides of sectors.

use dashu_int::IBig;

use crate::angle::{Angle, Turn};
use crate::number::{Filter, Number};

/// An angle, or the sum of two where no float holds it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Turning {
    Whole(Angle),
    Sum(Angle, Angle),
}

impl Turning {
    pub(crate) fn new(degrees: f32) -> Self {
        Self::Whole(Angle::new(degrees))
    }

    pub(crate) fn sum(a: f32, b: f32) -> Self {
        let (a, b) = (Angle::new(a), Angle::new(b));
        a.plus(b).map_or(Self::Sum(a, b), Self::Whole)
    }

    pub(crate) fn is_right(self) -> bool {
        matches!(self, Self::Whole(angle) if angle.is_right())
    }

    /// A sum that no float holds is never as small as its smaller part.
    pub(crate) fn depth(self) -> usize {
        match self {
            Self::Whole(angle) if angle.is_right() => 0,
            Self::Whole(angle) => angle.depth(),
            Self::Sum(a, b) => a.depth().min(b.depth()) + 8,
        }
    }

    pub(crate) fn quick(self) -> Turn<Filter> {
        match self {
            Self::Whole(angle) => angle.quick(),
            Self::Sum(a, b) => {
                let ((cos_a, sin_a), (cos_b, sin_b)) = (a.quick(), b.quick());
                (
                    cos_a.times(&cos_b).minus(&sin_a.times(&sin_b)),
                    sin_a.times(&cos_b).plus(&cos_a.times(&sin_b)),
                )
            }
        }
    }

    /// Times 2^`bits`, with an error of a few units.
    pub(crate) fn precise(self, bits: usize) -> Turn<IBig> {
        match self {
            Self::Whole(angle) => angle.precise(bits),
            Self::Sum(a, b) => {
                let ((cos_a, sin_a), (cos_b, sin_b)) = (a.precise(bits), b.precise(bits));
                let cos = &cos_a * &cos_b - &sin_a * &sin_b;
                let sin = &sin_a * &cos_b + &cos_a * &sin_b;
                (cos >> bits, sin >> bits)
            }
        }
    }
}
