//! Bounds of errors: short numbers of a wide range that are rounded up.

/// A number that is not negative: `mantissa * 2^exponent`, 0, or infinite.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
pub(super) struct Magnitude {
    exponent: i32,
    /// 32 bits, the highest of them set; of 0 alone it is 0.
    mantissa: u32,
}

/// Exponents beyond this are infinite; those below its negative are raised.
const LIMIT: i32 = 1 << 28;

impl Magnitude {
    /// 0.
    pub(super) const ZERO: Self = Self { exponent: -2 * LIMIT, mantissa: 0 };
    /// More than any number.
    pub(super) const INFINITE: Self = Self { exponent: 2 * LIMIT, mantissa: 1 << 31 };

    /// 2^exponent.
    pub(super) fn power(exponent: i32) -> Self {
        Self::rounded_up(1, exponent)
    }

    /// The leading bits of a number of limbs whose highest one is not 0: at most the number itself.
    pub(super) fn below(limbs: &[u64], low: i32) -> Self {
        let (top, rest) = limbs.split_last().unwrap_or((&0, &[]));
        let pair = u128::from(*top) << 64 | u128::from(*rest.last().unwrap_or(&0));
        let zeros = top.leading_zeros();
        let exponent = 64 * (low + rest.len() as i32) + 32 - zeros as i32;
        Self { exponent, mantissa: ((pair << zeros) >> 96) as u32 }
    }

    /// The next greater one: more than a number which this is [`below`](Self::below).
    pub(super) fn next(self) -> Self {
        Self::rounded_up(u64::from(self.mantissa) + 1, self.exponent)
    }

    /// Whether it is 0.
    #[inline]
    pub(super) fn is_zero(self) -> bool {
        self.mantissa == 0
    }

    /// Whether it is infinite.
    pub(super) fn is_infinite(self) -> bool {
        self.exponent > LIMIT
    }

    /// Its exponent and mantissa.
    #[cfg(test)]
    pub(super) fn parts(self) -> (i32, u64) {
        (self.exponent, self.mantissa.into())
    }

    /// The position of its highest bit.
    pub(super) fn highest(self) -> i32 {
        self.exponent + 31
    }

    /// The sum.
    pub(super) fn plus(self, other: Self) -> Self {
        let (great, small) = if self < other { (other, self) } else { (self, other) };
        if small.is_zero() {
            return great;
        }
        let gap = (great.exponent - small.exponent).min(63);
        let sum = u64::from(great.mantissa) + (u64::from(small.mantissa) >> gap);
        Self::rounded_up(sum + 1, great.exponent)
    }

    /// The product; infinite if one of the two is.
    pub(super) fn times(self, other: Self) -> Self {
        if self.is_infinite() | other.is_infinite() {
            return Self::INFINITE;
        }
        let product = u64::from(self.mantissa) * u64::from(other.mantissa);
        Self::rounded_up(product, self.exponent + other.exponent)
    }

    /// Times 2^power.
    pub(super) fn times_power(self, power: i32) -> Self {
        self.times(Self::power(power))
    }

    /// The square root.
    pub(super) fn square_root(self) -> Self {
        if self.is_infinite() | self.is_zero() {
            return self;
        }
        let odd = self.exponent & 1;
        let root = (u64::from(self.mantissa) << 30 << odd).isqrt() + 1;
        Self::rounded_up(root, (self.exponent - odd - 30) / 2)
    }

    /// No less than this in f64.
    pub(super) fn to_f64(self) -> f64 {
        match self.exponent {
            _ if self.is_zero() => 0.0,
            990.. => f64::INFINITY,
            exponent => {
                let power = f64::from_bits(((1023 + exponent.max(-1000)) as u64) << 52);
                f64::from(self.mantissa) * power
            }
        }
    }

    fn rounded_up(mantissa: u64, exponent: i32) -> Self {
        if mantissa == 0 {
            return Self::ZERO;
        }
        let zeros = mantissa.leading_zeros();
        let (high, low) = ((mantissa << zeros) >> 32, (mantissa << zeros) as u32);
        // One more may need a bit more.
        let rounded = high + u64::from(low != 0);
        let carry = (rounded >> 32) as u32;
        let exponent = exponent + 32 - zeros as i32 + carry as i32;
        if exponent > LIMIT {
            return Self::INFINITE;
        }
        Self { exponent: exponent.max(-LIMIT), mantissa: (rounded >> carry) as u32 }
    }
}

#[cfg(test)]
mod tests {
    use clash2d_oracle::{Real as Big, Rng};

    use super::Magnitude;
    use crate::exact::truth::{of_f64, of_limbs, power};

    fn draw(rng: &mut Rng) -> Magnitude {
        let mantissa = [1 << 31, u32::MAX, rng.u32(..) | 1 << 31][rng.usize(..3)];
        Magnitude { exponent: rng.i32(-60..60), mantissa }
    }

    fn truth(magnitude: Magnitude) -> Big {
        let (exponent, mantissa) = magnitude.parts();
        &of_limbs(&[mantissa], 0) * &power(exponent)
    }

    /// Whether a bound is one, and not much more than it must be.
    fn bounds(found: Magnitude, number: &Big) -> bool {
        let found = truth(found);
        found >= *number && &found - number <= number * &power(-30)
    }

    #[test]
    fn bounds_are_rounded_up() {
        let mut rng = Rng::with_seed(9);
        for _ in 0..20_000 {
            let (a, b) = (draw(&mut rng), draw(&mut rng));
            let (number, other) = (truth(a), truth(b));
            assert!(bounds(a.plus(b), &(&number + &other)));
            assert!(bounds(a.times(b), &(&number * &other)));
            assert!(bounds(a.times_power(-7), &(&number * &power(-7))));
            let root = truth(a.square_root());
            assert!(&root * &root >= number && &root * &root <= &number * &Big::new(1.000001));
            assert!(of_f64(a.to_f64()) == number);
            assert_eq!(a < b, number < other);
            let limbs = [rng.u64(..), rng.u64(..), rng.u64(..) >> rng.u32(..64) | 1];
            let (below, number) = (Magnitude::below(&limbs, -2), of_limbs(&limbs, -2));
            assert!(truth(below) <= number && bounds(below.next(), &number));
        }
    }

    #[test]
    fn limits_are_kept() {
        let (zero, infinite) = (Magnitude::ZERO, Magnitude::INFINITE);
        let (large, small) = (Magnitude::power(1 << 27), Magnitude::power(-1 << 27));
        assert!(
            large.times(large).times(large).is_infinite() && infinite.times(zero).is_infinite()
        );
        assert!(infinite.plus(infinite).is_infinite() && infinite.square_root().is_infinite());
        assert!(zero.times(large).is_zero() && zero.plus(zero).is_zero());
        assert!(small.times(small).times(small) == small.times(small).times(small).times(small));
        assert!(zero < small && small < large && large < infinite);
        assert_eq!(
            (zero.to_f64(), infinite.to_f64(), large.to_f64()),
            (0.0, f64::INFINITY, f64::INFINITY)
        );
        assert!(small.to_f64() > 0.0);
    }
}
