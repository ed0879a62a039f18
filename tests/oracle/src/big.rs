//! Big integers on a common binary scale, exact or with a known relative accuracy.

use std::cmp::Ordering;

use dashu_int::IBig;
use dashu_int::ops::BitTest;

use crate::number::Number;

/// Values above this relative size, in bits, are far from any slack band.
const CLEAR: i64 = -60;

/// An integer multiple of some common power of two.
#[derive(Clone, Debug)]
pub(crate) struct Big {
    value: IBig,
    haze: Option<Haze>,
}

/// What is known of a value with a sine or cosine in it.
#[derive(Clone, Copy, Debug)]
struct Haze {
    /// The sum of the absolute values of its terms is below 2 to this power.
    magnitude: i64,
    /// The value is right to this many bits below its magnitude.
    accuracy: i64,
    /// What smaller values are.
    below: Below,
}

/// What a value is that is hardly or not at all above its error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Below {
    /// 0, as no other value of that form is so small.
    Zero,
    /// Unknown, for a want of bits.
    Unknown,
    /// Unknown because a tiny angle takes part, so that the value itself can be tiny.
    Tiny,
}

impl Big {
    pub(crate) fn exact(value: IBig) -> Self {
        Self { value, haze: None }
    }

    /// A value with a relative error of at most 2^-`accuracy`.
    pub(crate) fn near(value: IBig, accuracy: i64, below: Below) -> Self {
        let magnitude = length(&value);
        Self { value, haze: Some(Haze { magnitude, accuracy, below }) }
    }

    fn magnitude(&self) -> i64 {
        self.haze.map_or_else(|| length(&self.value), |haze| haze.magnitude)
    }

    fn joined(value: IBig, a: &Self, b: &Self, magnitude: impl Fn(i64, i64) -> i64) -> Self {
        let (accuracy, below) = match (a.haze, b.haze) {
            (None, None) => return Self::exact(value),
            (Some(one), None) | (None, Some(one)) => (one.accuracy, one.below),
            (Some(a), Some(b)) => (a.accuracy.min(b.accuracy), a.below.max(b.below)),
        };
        let magnitude = magnitude(a.magnitude(), b.magnitude());
        Self { value, haze: Some(Haze { magnitude, accuracy, below }) }
    }
}

/// The number of bits without sign.
fn length(value: &IBig) -> i64 {
    value.bit_len() as i64
}

impl Number for Big {
    fn plus(&self, other: &Self) -> Self {
        Self::joined(&self.value + &other.value, self, other, |a, b| a.max(b) + 1)
    }

    fn minus(&self, other: &Self) -> Self {
        Self::joined(&self.value - &other.value, self, other, |a, b| a.max(b) + 1)
    }

    fn times(&self, other: &Self) -> Self {
        Self::joined(&self.value * &other.value, self, other, |a, b| a + b)
    }

    /// Exact, or exact as far as the accuracy reaches: what is smaller is 0 once the bits suffice,
    /// unless an angle is tiny.
    ///
    /// A slack A + B cos + C sin of `f32` numbers comes below 2^-60 of its terms without being 0
    /// only where an angle is tiny, for then 1 - cos and sin are tiny themselves. Whether such a
    /// one counts as a touch is up to the library's band, so it has no sign here.
    fn sign(&self) -> Option<Ordering> {
        let sign = self.value.cmp(&IBig::ZERO);
        let Some(haze) = self.haze else { return Some(sign) };
        let relative = length(&self.value) - haze.magnitude;
        let floor = if haze.below == Below::Tiny { CLEAR } else { -haze.accuracy };
        match haze.below {
            _ if relative > floor => Some(sign),
            Below::Zero => Some(Ordering::Equal),
            _ => None,
        }
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
