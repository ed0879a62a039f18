//! From the numbers of two figures to exact ones on a common scale.

use dashu_int::IBig;

use super::figure::{Figure, Pair, Role};
use super::simple::Corner;
use super::turning::Turning;
use crate::big::{Big, Turned, parts};
use crate::number::{Filter, Number};
use crate::point::Point;

/// A point in exact numbers.
pub(crate) type Spot = Point<Big>;

/// The common scale. Every length comes out times the same power of two, turned or not.
pub(crate) struct Lift {
    low: i64,
    bits: usize,
    turned: Turned,
}

/// How many bits sines and cosines have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Effort {
    /// Some hundreds.
    Few,
    /// So many that no value but 0 is beyond the accuracy.
    Enough,
}

impl Lift {
    /// With few bits for sines and cosines, or with enough.
    pub(crate) fn new(figures: [&Figure; 2], angles: &[Turning], effort: Effort) -> Self {
        let (low, high) = powers(figures);
        let deepest = angles.iter().map(|angle| angle.depth()).max().unwrap_or(0);
        let enough = (256 + 10 * (high - low) as usize + 6 * deepest).next_multiple_of(64);
        let wanted = if effort == Effort::Few && enough > 512 { 256 } else { enough };
        let slanted = || angles.iter().filter(|angle| !angle.is_right());
        let bits = slanted().map(|angle| wanted + angle.depth()).max().unwrap_or(0);
        let turned = Turned { accuracy: wanted as i64 - 40, complete: wanted >= enough };
        Self { low, bits, turned }
    }

    /// Whether more bits might know more.
    pub(crate) fn is_complete(&self) -> bool {
        self.bits == 0 || self.turned.complete
    }

    pub(crate) fn length(&self, number: f32) -> Big {
        self.plain(number).times(&Big::exact(IBig::ONE << self.bits, Filter::exact(1.0)))
    }

    pub(crate) fn point(&self, [x, y]: Pair) -> Spot {
        Point { x: self.length(x), y: self.length(y) }
    }

    /// A vector of some length, turned from the direction of x.
    pub(crate) fn turned(&self, length: f32, angle: Turning) -> Spot {
        let length = self.plain(length);
        let ((cos, sin), quick) = (angle.precise(self.bits), angle.quick());
        let wave = |value, rough| match angle.is_right() {
            true => Big::exact(value, rough),
            false => Big::turned(value, self.turned, rough),
        };
        Point { x: length.times(&wave(cos, quick.0)), y: length.times(&wave(sin, quick.1)) }
    }

    pub(crate) fn corner(&self, corner: &Corner) -> Spot {
        let arms = corner.arms.iter().map(|&(length, angle)| self.turned(length, angle));
        arms.fold(self.point(corner.at), |sum, arm| sum.plus(&arm))
    }

    /// Without the bits of sines and cosines.
    fn plain(&self, number: f32) -> Big {
        let (mantissa, power) = parts(number);
        let shift = if mantissa == 0 { 0 } else { (power - self.low) as usize };
        Big::exact(IBig::from(mantissa) << shift, Filter::exact(f64::from(number)))
    }
}

/// The smallest and the largest power of two among the lengths.
pub(crate) fn powers(figures: [&Figure; 2]) -> (i64, i64) {
    let mut bounds: Option<(i64, i64)> = None;
    for figure in figures {
        for (role, number) in figure.clone().numbers() {
            let (mantissa, power) = parts(*number);
            if mantissa == 0 || matches!(role, Role::Angle | Role::Opening) || !number.is_finite() {
                continue;
            }
            let (low, high) = bounds.unwrap_or((power, power));
            bounds = Some((low.min(power), high.max(power)));
        }
    }
    bounds.unwrap_or((0, 0))
}
