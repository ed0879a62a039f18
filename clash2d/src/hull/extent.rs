//! How far shapes with a sine and cosine reach along the axes.

use core::cmp::Ordering;

use super::sector::reach_along;
use crate::angle::Rotation;
use crate::exact::float::Float;
use crate::exact::real::Real;
use crate::exact::round::{down, up};
use crate::exact::settle::settle;
use crate::exact::turned::linear_number;
use crate::exact::wave::Waves;
use crate::shape::{OrientedRectangle, Sector};

/// How far a shape reaches along one axis, from a center on.
pub(super) trait Extent: Copy {
    /// The coordinate of the center.
    fn center(self) -> f32;

    /// `a + b + sign * reach`, with the reach to the side of that sign, and what it may be off by:
    /// little enough for only a few floats to lie in between.
    fn estimate(self, a: f32, b: f32, sign: f32) -> (f64, f64);

    /// The sum of some floats and of the reach, as [`Extent::estimate`] says, with its true sign.
    fn exactly(self, constant: [f32; 3], sign: f32) -> f64;

    /// The lower end, rounded down.
    fn low(self) -> f32 {
        let center = self.center();
        let (value, error) = self.estimate(center, 0.0, -1.0);
        down(value, error, |low| self.exactly([center, -low, 0.0], -1.0) < 0.0)
    }

    /// The size that reaches the upper end from a lower one, rounded up.
    fn size_from(self, low: f32) -> f32 {
        if low == f32::NEG_INFINITY {
            return f32::INFINITY;
        }
        let center = self.center();
        let (value, error) = self.estimate(center, -low, 1.0);
        up(value, error, |size| self.exactly([center, -low, -size], 1.0) > 0.0)
    }
}

/// How far a turned rectangle reaches along one axis.
#[derive(Clone, Copy)]
pub(super) struct TurnedExtent {
    center: f32,
    /// The half extents that count with the cosine and with the sine.
    half: [f32; 2],
    /// Their sum as f64 sees it.
    reach: f64,
    rotation: f32,
}

impl TurnedExtent {
    /// Along both axes.
    #[inline]
    pub(super) fn of(r: OrientedRectangle) -> [Self; 2] {
        let Rotation { sin, cos } = Rotation::in_line(r.rotation);
        let extent = |center: f32, along: f32, across: f32| Self {
            center,
            half: [along, across],
            reach: f64::from(along) * cos.abs() + f64::from(across) * sin.abs(),
            rotation: r.rotation,
        };
        let half = r.half_extend;
        [extent(r.center.x, half.x, half.y), extent(r.center.y, half.y, half.x)]
    }
}

impl Extent for TurnedExtent {
    fn center(self) -> f32 {
        self.center
    }

    #[inline]
    fn estimate(self, a: f32, b: f32, sign: f32) -> (f64, f64) {
        const CANCELLED: f64 = 1.0 / (1 << 20) as f64;
        let (wide_a, wide_b) = (f64::from(a), f64::from(b));
        let value = wide_a + wide_b + f64::from(sign) * self.reach;
        let magnitude = wide_a.abs() + wide_b.abs() + self.reach;
        if value.abs() > CANCELLED * magnitude {
            return (value, 4.0 * Rotation::ERROR * magnitude);
        }
        let value = self.exactly([a, b, 0.0], sign);
        (value, 4.0 * f64::ROUNDING * value.abs())
    }

    #[cold]
    #[inline(never)]
    fn exactly(self, constant: [f32; 3], sign: f32) -> f64 {
        let Waves { sin, cos } = Waves::of(self.rotation);
        let [along, across] = self.half.map(|half| half * sign);
        linear_number(&constant, [(&[along], cos.abs()), (&[across], sin.abs())])
    }
}

/// How far a sector reaches along one axis.
#[derive(Clone, Copy)]
pub(super) struct SectorExtent {
    sector: Sector,
    is_vertical: bool,
}

impl SectorExtent {
    /// Along both axes.
    pub(super) fn of(sector: Sector) -> [Self; 2] {
        [false, true].map(|is_vertical| Self { sector, is_vertical })
    }

    /// The sum of some floats and of the reach, as [`Extent::estimate`] says.
    fn sum<R: Real>(self, terms: &[f32], sign: f32, run: R::Run) -> Option<R> {
        let (sign, zero) = (R::new_in(sign, run), R::new_in(0.0, run));
        let direction = if self.is_vertical { [zero, sign] } else { [sign, zero] };
        Some(R::sum_in(terms, run) + sign * reach_along(self.sector, direction)?)
    }
}

impl Extent for SectorExtent {
    fn center(self) -> f32 {
        let center = self.sector.center;
        if self.is_vertical { center.y } else { center.x }
    }

    fn estimate(self, a: f32, b: f32, sign: f32) -> (f64, f64) {
        const ERROR: f64 = 1.0 / (1_u64 << 40) as f64;
        let value = settle!(R, run => self.sum::<R>(&[a, b], sign, run)?.to_relative(ERROR));
        (value, ERROR * value.abs())
    }

    fn exactly(self, constant: [f32; 3], sign: f32) -> f64 {
        let sign =
            settle!(R, run => self.sum::<R>(&constant, sign, run)?.sign(), or Ordering::Equal);
        f64::from(sign as i8)
    }
}
