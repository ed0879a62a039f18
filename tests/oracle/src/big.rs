//! Big integers on a common binary scale, exact or with a known relative accuracy.

use std::cmp::Ordering;

use dashu_int::IBig;
use dashu_int::ops::BitTest;

use crate::number::{Filter, Number};

/// An integer multiple of some common power of two.
#[derive(Clone, Debug)]
pub(crate) struct Big {
    value: IBig,
    haze: Option<Haze>,
    /// The same on a scale of its own, to spare the work where it suffices.
    rough: Filter,
}

/// What is known of a value with a sine or cosine in it.
#[derive(Clone, Copy, Debug)]
struct Haze {
    /// The sum of the absolute values of its terms is below 2 to this power.
    magnitude: i64,
    turn: Turned,
}

/// How the sines and cosines are known that take part in a calculation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turned {
    /// They are right to so many bits, and so is every value, below its magnitude.
    pub(crate) accuracy: i64,
    /// Whether that is so many bits that a smaller value must be 0.
    pub(crate) complete: bool,
}

impl Big {
    pub(crate) fn exact(value: IBig, rough: Filter) -> Self {
        Self { value, haze: None, rough }
    }

    /// A sine or a cosine.
    pub(crate) fn turned(value: IBig, turn: Turned, rough: Filter) -> Self {
        let magnitude = length(&value);
        Self { value, haze: Some(Haze { magnitude, turn }), rough }
    }

    /// What its value is at least and at most, with the roundings of that.
    pub(crate) fn rough_bounds(&self) -> [f64; 2] {
        self.rough.bounds()
    }

    fn magnitude(&self) -> i64 {
        self.haze.map_or_else(|| length(&self.value), |haze| haze.magnitude)
    }

    /// What becomes of two hazes; all turned numbers of a calculation are turned alike.
    fn joined(&self, other: &Self, magnitude: impl Fn(i64, i64) -> i64) -> Option<Haze> {
        self.haze.or(other.haze).map(|Haze { turn, .. }| Haze {
            magnitude: magnitude(self.magnitude(), other.magnitude()),
            turn,
        })
    }
}

/// The number of bits without sign.
fn length(value: &IBig) -> i64 {
    value.bit_len() as i64
}

impl Number for Big {
    fn plus(&self, other: &Self) -> Self {
        Self {
            value: &self.value + &other.value,
            haze: self.joined(other, |a, b| a.max(b) + 1),
            rough: self.rough.plus(&other.rough),
        }
    }

    fn minus(&self, other: &Self) -> Self {
        Self {
            value: &self.value - &other.value,
            haze: self.joined(other, |a, b| a.max(b) + 1),
            rough: self.rough.minus(&other.rough),
        }
    }

    fn times(&self, other: &Self) -> Self {
        Self {
            value: &self.value * &other.value,
            haze: self.joined(other, |a, b| a + b),
            rough: self.rough.times(&other.rough),
        }
    }

    fn rough(&self) -> Option<Filter> {
        Some(self.rough)
    }

    /// Exact, or exact as far as the accuracy reaches: what is smaller is 0 once the bits suffice.
    fn sign(&self) -> Option<Ordering> {
        let sign = self.value.cmp(&IBig::ZERO);
        let Some(Haze { magnitude, turn }) = self.haze else { return Some(sign) };
        let relative = length(&self.value) - magnitude;
        if relative > -turn.accuracy {
            return Some(sign);
        }
        turn.complete.then_some(Ordering::Equal)
    }
}

/// An `f32` as an integer times a power of two; the power of 0 is arbitrarily high.
pub(crate) fn parts(number: f32) -> (i64, i64) {
    let bits = number.to_bits();
    let fraction = i64::from(bits & 0x7f_ffff);
    let exponent = i64::from(bits >> 23 & 0xff);
    let (mantissa, power) = match exponent {
        0 => (fraction, -149),
        _ => (fraction | 0x80_0000, exponent - 150),
    };
    if mantissa == 0 {
        return (0, i64::from(i32::MAX));
    }
    let zeros = mantissa.trailing_zeros();
    let odd = mantissa >> zeros;
    (if number < 0.0 { -odd } else { odd }, power + i64::from(zeros))
}
