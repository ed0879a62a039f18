//! Numbers that come out: what they are to hundreds of bits, and how far off a float is.

use std::cell::Cell;
use std::cmp::Ordering;
use std::ops::{Add, Mul, Neg, Sub};

use dashu_int::IBig;
use dashu_int::ops::{BitTest, SquareRoot};

use crate::angle;
use crate::any::Turning;
use crate::big::parts;

/// A binary number of any length. Sums, differences and products are exact; quotients, roots,
/// sines and cosines are right to at least 300 significant bits, or to as many as
/// [`Real::with_bits`] asks for, but 20.
#[derive(Clone, Debug)]
pub struct Real {
    mantissa: IBig,
    exponent: i64,
}

thread_local! {
    /// Significant bits of quotients and roots.
    static BITS: Cell<i64> = const { Cell::new(320) };
}

impl Real {
    /// The answer to a question that is calculated with so many bits.
    pub fn with_bits<T>(bits: i64, question: impl FnOnce() -> T) -> T {
        let before = BITS.replace(bits);
        let answer = question();
        BITS.set(before);
        answer
    }

    fn bits() -> i64 {
        BITS.get()
    }

    /// The exact value of a finite float.
    pub fn new(number: f32) -> Self {
        assert!(number.is_finite(), "{number} is no real number");
        let (mantissa, exponent) = parts(number);
        Self { mantissa: mantissa.into(), exponent: if mantissa == 0 { 0 } else { exponent } }
    }

    /// 2 to some power.
    pub fn power(exponent: i64) -> Self {
        Self { mantissa: IBig::ONE, exponent }
    }

    /// The circle's constant.
    pub fn pi() -> Self {
        Self { mantissa: angle::pi(Self::bits() as usize), exponent: -Self::bits() }
    }

    /// The cosine and the sine of finite degrees, exact for multiples of 90.
    pub fn cosine_and_sine(degrees: f32) -> (Self, Self) {
        Self::turn(Turning::new(degrees))
    }

    pub(crate) fn turn(angle: Turning) -> (Self, Self) {
        let bits = Self::bits() as usize + if angle.is_right() { 0 } else { angle.depth() };
        let (cosine, sine) = angle.precise(bits);
        let scaled = |mantissa| Self { mantissa, exponent: -(bits as i64) };
        (scaled(cosine), scaled(sine))
    }

    /// Whether it is 0.
    pub fn is_zero(&self) -> bool {
        self.mantissa == IBig::ZERO
    }

    /// Without its sign.
    pub fn abs(&self) -> Self {
        if self.is_negative() { -self } else { self.clone() }
    }

    /// Whether it is below 0.
    pub fn is_negative(&self) -> bool {
        self.mantissa < IBig::ZERO
    }

    /// The quotient; the divisor is not 0.
    pub fn divided_by(&self, divisor: &Self) -> Self {
        let shift = (Self::bits() + length(&divisor.mantissa) - length(&self.mantissa)).max(0);
        let mantissa = (self.mantissa.clone() << shift as usize) / divisor.mantissa.clone();
        Self { mantissa, exponent: self.exponent - shift - divisor.exponent }
    }

    /// The square root of what is not negative.
    pub fn root(&self) -> Self {
        let shift = (2 * Self::bits() - length(&self.mantissa)).max(0);
        let shift = shift + (self.exponent - shift).rem_euclid(2);
        let square = self.mantissa.clone() << shift as usize;
        let root = square.into_parts().1.sqrt();
        Self { mantissa: root.into(), exponent: (self.exponent - shift) / 2 }
    }

    /// As many of its leading bits as quotients have.
    pub fn rounded(self) -> Self {
        let excess = length(&self.mantissa) - Self::bits();
        if excess <= 0 {
            return self;
        }
        Self { mantissa: self.mantissa >> excess as usize, exponent: self.exponent + excess }
    }

    /// The least power of two that is above its size; a very low one for 0.
    pub fn power_above(&self) -> i64 {
        if self.is_zero() { i64::from(i32::MIN) } else { length(&self.mantissa) + self.exponent }
    }

    /// Whether its size is below 2 to some power.
    pub fn is_below(&self, power: i64) -> bool {
        self.power_above() <= power
    }

    /// How far a float is from this number, in units of the last place that floats of this size
    /// have. Infinity stands where the next float after the largest would.
    pub fn ulps_to(&self, float: f32) -> f64 {
        if float.is_nan() {
            return f64::INFINITY;
        }
        if float < 0.0 {
            return (-self).ulps_to(-float);
        }
        let next = Self { mantissa: IBig::ONE, exponent: 128 };
        if float.is_infinite() && *self > next {
            return 0.0;
        }
        let value = if float.is_infinite() { next } else { Self::new(float) };
        let gap = &value - self;
        let place = (length(&self.mantissa) + self.exponent - 24).clamp(-149, 104);
        gap.abs().times_power(-place)
    }

    /// The float that is nearest to this number, and how far off it is, in units of the last place.
    pub fn nearest(&self) -> (f32, f64) {
        let near = self.about() as f32;
        let beside =
            [near.next_down(), near, near.next_up()].map(|float| (float, self.ulps_to(float)));
        beside.into_iter().min_by(|a, b| a.1.total_cmp(&b.1)).expect("one of three")
    }

    /// The largest float that is not above this number. What lies within the accuracy of quotients,
    /// roots, sines and cosines of a float is that float.
    pub fn down(&self) -> f32 {
        let (near, _) = self.nearest();
        if near.is_infinite() {
            return if self.is_negative() { near } else { f32::MAX };
        }
        let excess = &Self::new(near) - self;
        let is_above =
            !excess.is_negative() && excess > Self { mantissa: IBig::ONE, exponent: -300 };
        if is_above { near.next_down() } else { near }
    }

    /// The smallest float that is not below this number.
    pub fn up(&self) -> f32 {
        0.0 - (-self).down()
    }

    /// About its value.
    pub fn about(&self) -> f64 {
        self.times_power(0)
    }

    /// The mantissa that goes with a smaller exponent.
    fn at(&self, exponent: i64) -> IBig {
        self.mantissa.clone() << (self.exponent - exponent) as usize
    }

    /// About its value times 2^`power`, as a float.
    fn times_power(&self, power: i64) -> f64 {
        let excess = (length(&self.mantissa) - 60).max(0);
        let short = i64::try_from(self.mantissa.clone() >> excess as usize).unwrap_or(i64::MAX);
        let power = (self.exponent + excess + power).clamp(-1000, 960);
        short as f64 * f64::from_bits(((power + 1023) as u64) << 52)
    }
}

/// The number of bits without sign.
fn length(mantissa: &IBig) -> i64 {
    mantissa.bit_len() as i64
}

impl Add for &Real {
    type Output = Real;

    fn add(self, other: Self) -> Real {
        if self.is_zero() {
            return other.clone();
        }
        if other.is_zero() {
            return self.clone();
        }
        let exponent = self.exponent.min(other.exponent);
        Real { mantissa: self.at(exponent) + other.at(exponent), exponent }
    }
}

impl Neg for &Real {
    type Output = Real;

    fn neg(self) -> Real {
        Real { mantissa: -self.mantissa.clone(), exponent: self.exponent }
    }
}

impl Sub for &Real {
    type Output = Real;

    fn sub(self, other: Self) -> Real {
        self + &-other
    }
}

impl Mul for &Real {
    type Output = Real;

    fn mul(self, other: Self) -> Real {
        let mantissa = &self.mantissa * &other.mantissa;
        Real { mantissa, exponent: self.exponent + other.exponent }
    }
}

impl PartialEq for Real {
    fn eq(&self, other: &Self) -> bool {
        (self - other).is_zero()
    }
}

impl PartialOrd for Real {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        (self - other).mantissa.partial_cmp(&IBig::ZERO)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_is_exact_where_it_can_be() {
        let [three, half, seven] = [3.0, 0.5, 7.0].map(Real::new);
        assert_eq!(&(&three + &half) * &half, Real::new(1.75));
        assert_eq!(&half - &seven, Real::new(-6.5));
        assert_eq!(Real::new(6.25).root(), Real::new(2.5));
        assert_eq!(seven.divided_by(&half), Real::new(14.0));
        assert!(Real::new(-2.0) < three && Real::new(1e-45) > Real::new(0.0));
    }

    #[test]
    fn ulps_are_counted_from_the_true_value() {
        let third = Real::new(1.0).divided_by(&Real::new(3.0));
        assert!((third.ulps_to(1.0 / 3.0) - 1.0 / 3.0).abs() < 1e-6);
        assert!(third.ulps_to((1.0_f32 / 3.0).next_up()) > 1.0);
        assert_eq!(Real::new(1e-45).ulps_to(0.0), 1.0);
        assert_eq!(Real::new(1.0).ulps_to(-1.0), 16_777_216.0);
        let huge = &Real::new(f32::MAX) * &Real::new(f32::MAX);
        assert_eq!(
            (huge.ulps_to(f32::INFINITY), Real::new(f32::MAX).ulps_to(f32::INFINITY)),
            (0.0, 1.0)
        );
        assert!(huge.ulps_to(f32::NEG_INFINITY) > 1.0 && third.ulps_to(f32::NAN) > 1.0);
    }

    #[test]
    fn roots_and_angles_fit_together() {
        let (cosine, sine) = Real::cosine_and_sine(1e-30);
        let rest = &(&(&cosine * &cosine) + &(&sine * &sine)) - &Real::new(1.0);
        assert!(rest.abs() < Real { mantissa: IBig::ONE, exponent: -310 });
        let two = Real::new(2.0).root();
        assert!(
            (&(&two * &two) - &Real::new(2.0)).abs() < Real { mantissa: IBig::ONE, exponent: -310 }
        );
        let diagonal = Real::cosine_and_sine(45.0).0;
        assert!(
            (&(&diagonal * &two) - &Real::new(1.0)).abs()
                < Real { mantissa: IBig::ONE, exponent: -310 }
        );
    }
}
