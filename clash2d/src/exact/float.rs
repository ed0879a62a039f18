//! What estimates are computed in: f32, twice as many at once and without conversions, or f64.

use core::ops::{Add, Div, Mul, Neg, Sub};

/// A floating-point number that holds every f32.
pub(crate) trait Float:
    Copy
    + PartialOrd
    + From<f32>
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
{
    /// 0.
    const ZERO: Self;
    /// Half a unit in the last place of 1: what one rounding can do, relatively.
    const ROUNDING: Self;
    /// More than any number.
    const INFINITY: Self;

    /// The absolute value.
    fn abs(self) -> Self;

    /// Whether this is no number.
    #[inline]
    fn is_nan(self) -> bool {
        self.partial_cmp(&self).is_none()
    }

    /// An error bound of a sum of products of two, made at least as large as what underflow can do
    /// to them.
    fn or_underflow(self) -> Self;
}

impl Float for f32 {
    const ZERO: Self = 0.0;
    const ROUNDING: Self = f32::EPSILON / 2.0;
    const INFINITY: Self = f32::INFINITY;

    #[inline]
    fn abs(self) -> Self {
        f32::abs(self)
    }

    #[inline]
    fn or_underflow(self) -> Self {
        // Each product is off by at most half the smallest f32, 2^-150; if the program flushes
        // subnormal numbers to 0, each of up to five products by less than the smallest normal one.
        self + 8.0 * f32::MIN_POSITIVE
    }
}

impl Float for f64 {
    const ZERO: Self = 0.0;
    const ROUNDING: Self = f64::EPSILON / 2.0;
    const INFINITY: Self = f64::INFINITY;

    #[inline]
    fn abs(self) -> Self {
        f64::abs(self)
    }

    #[inline]
    fn or_underflow(self) -> Self {
        // Products of two, and of four, f32s or of sums of them are far above the smallest f64.
        self
    }
}

/// The greater of two numbers; the second one where one is NaN.
#[inline]
pub(crate) fn greater<F: Float>(a: F, b: F) -> F {
    if a > b { a } else { b }
}

/// The smaller of two numbers; the second one where one is NaN.
#[inline]
pub(crate) fn lesser<F: Float>(a: F, b: F) -> F {
    if a < b { a } else { b }
}

/// The product of two numbers, and what its rounding lost: of numbers and products between 2^-500 and 2^500, or 0.
///
/// Dekker, A floating-point technique for extending the available precision, 1971, section 5.
#[inline]
pub(crate) fn two_product(a: f64, b: f64) -> (f64, f64) {
    let halves = |x: f64| {
        let scaled = x * ((1 << 27) + 1) as f64;
        let high = scaled - (scaled - x);
        (high, x - high)
    };
    let (product, (a_high, a_low), (b_high, b_low)) = (a * b, halves(a), halves(b));
    let rest = ((a_high * b_high - product) + a_high * b_low) + a_low * b_high;
    (product, rest + a_low * b_low)
}

/// The sum of two numbers, and what its rounding lost. Where the sum overflows, or nearly so, that is
/// NaN.
///
/// Knuth, The Art of Computer Programming, volume 2, 4.2.2, theorem B.
#[inline]
pub(crate) fn two_sum<F: Float>(a: F, b: F) -> (F, F) {
    let sum = a + b;
    let second = sum - a;
    (sum, (a - (sum - second)) + (b - second))
}
