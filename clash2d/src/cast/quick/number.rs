//! Numbers that come out of quick casts.

use crate::pack::{Mask, Pack, Two};
use crate::vector::Vector2D;

/// The part of a sum of sizes that something must be at least for a time that depends on its root or
/// its inverse to have no greater error.
pub(super) const CLEAR: f64 = 1.0 / (1 << 10) as f64;

/// The part of a reach that errors may be, so that normals are known well enough.
pub(super) const TINY: f64 = 1.0 / (1_u64 << 31) as f64;

/// A part of sizes that is more than the roundings of a few operations.
pub(super) const ROUNDING: f64 = 1.0 / (1_u64 << 51) as f64;

/// A time as a quotient of which the parts may be exact.
#[derive(Clone, Copy)]
pub(super) struct Ratio {
    pub(super) above: f64,
    /// More than 0.
    pub(super) below: f64,
}

impl Ratio {
    #[inline]
    pub(super) fn value(self) -> f64 {
        self.above / self.below
    }

    /// Whether two quotients of exact numbers are the same.
    pub(super) fn is_exactly(self, other: Self) -> bool {
        product(self.above, other.below) == product(other.above, self.below)
    }

    /// How an f32 near the quotient times what is below differs from what is above: only the sign
    /// counts, and that is exact.
    ///
    /// The products with the upper 24 bits of what is below and with the other 29 fit in an f64, and
    /// so does the first difference, of two numbers that are nearly the same.
    #[inline]
    fn lack(self, near: f32) -> f64 {
        let near = f64::from(near);
        let high = f64::from_bits(self.below.to_bits() & !0x1fff_ffff);
        (self.above - near * high) - near * (self.below - high)
    }

    /// The greatest f32 that is not above a quotient, which is not below 0 and may be off by an error;
    /// None if that may be the next one. Without an error there is never a doubt.
    #[inline]
    pub(super) fn floor(self, error: f64) -> Option<f32> {
        let time = self.value();
        let near = time as f32;
        if error > 0.0 {
            let off = time - f64::from(near);
            let floor = f32::from_bits(near.to_bits().wrapping_sub(u32::from(off < 0.0)));
            return (off.abs() > error).then_some(floor);
        }
        Some(f32::from_bits(near.to_bits().wrapping_sub(u32::from(self.lack(near) < 0.0))))
    }

    /// The smallest f32 that is not below it; see [`Ratio::floor`].
    #[inline]
    pub(super) fn ceiling(self, error: f64) -> Option<f32> {
        let time = self.value();
        let near = time as f32;
        if error > 0.0 {
            let off = time - f64::from(near);
            let ceiling = f32::from_bits(near.to_bits().wrapping_add(u32::from(off > 0.0)));
            return (off.abs() > error).then_some(ceiling);
        }
        Some(f32::from_bits(near.to_bits().wrapping_add(u32::from(self.lack(near) > 0.0))))
    }

    /// Whether it is more than 1; it may be off by an error.
    #[inline]
    pub(super) fn is_over(self, error: f64) -> Option<bool> {
        let above = self.above - self.below;
        ((error == 0.0) | (above.abs() > error * self.below)).then_some(above > 0.0)
    }
}

/// The product of two finite numbers: an odd number or 0, and a power of two.
fn product(a: f64, b: f64) -> (i128, i32) {
    let parts = |x: f64| {
        let exponent = (x.to_bits() >> 52 & 0x7ff) as i32;
        let hidden = u64::from(exponent > 0) << 52;
        let size = i128::from(x.to_bits() & ((1 << 52) - 1) | hidden);
        (if x < 0.0 { -size } else { size }, exponent.max(1))
    };
    let ((p, exponent), (q, other)) = (parts(a), parts(b));
    if p == 0 || q == 0 {
        return (0, 0);
    }
    let zeros = (p * q).trailing_zeros();
    ((p * q) >> zeros, exponent + other + zeros as i32)
}

/// A sum, and whether it is exact.
#[inline]
pub(super) fn sum(a: f64, b: f64) -> (f64, bool) {
    let sum = a + b;
    // What is taken from the sum loses nothing if it is the greater one, and the other one remains
    // only if the sum lost nothing, either.
    (sum, (sum - a == b) & (sum - b == a))
}

/// Whether all numbers are multiples of 1/256 up to 2^16: f64 holds sums of a few products of two.
#[inline]
pub(super) fn are_on_grid<const N: usize>(numbers: [f64; N]) -> bool {
    numbers.into_iter().fold(true, |all, x| all & on_grid(Two::all(x)).any())
}

/// Which of two numbers are such multiples.
#[inline(always)]
pub(super) fn on_grid(numbers: Two) -> <Two as Pack>::Mask {
    // The places of numbers of this size are 1/256 each: a sum with it is rounded to a multiple.
    const ROUNDER: f64 = 1.5 * (1_u64 << 44) as f64;
    let rounder = Two::all(ROUNDER);
    let is_small = Two::all(65_536.0).is_at_least(numbers.abs());
    is_small & ((numbers + rounder) - rounder).is_equal(numbers)
}

/// The greatest f32 that is not above a time of 0 or more, and by how much the time is more than the
/// nearest one: only if errors may change the sign of that, they may change the f32.
#[inline(always)]
pub(super) fn rounded_down(time: f64) -> (f32, f64) {
    let near = time as f32;
    let off = time - f64::from(near);
    (f32::from_bits(near.to_bits().wrapping_sub(u32::from(off < 0.0))), off)
}

/// The greatest f32 that is not above an exact quotient, which is 0 or more; from the rounded one.
#[inline(always)]
pub(super) fn rounded_down_exactly(time: f64, above: f64, below: f64) -> f32 {
    let near = time as f32;
    let is_above = Ratio { above, below }.lack(near) < 0.0;
    f32::from_bits(near.to_bits().wrapping_sub(u32::from(is_above)))
}

#[inline]
pub(super) fn wide(v: Vector2D) -> [f64; 2] {
    [f64::from(v.x), f64::from(v.y)]
}
