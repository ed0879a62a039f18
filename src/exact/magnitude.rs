//! Bounds of errors: short numbers of a wide range that are rounded up.

/// A number that is not negative: `mantissa * 2^exponent`, 0, or infinite.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
pub(super) struct Magnitude {
    exponent: i32,
    /// 32 bits, the highest of them set; of 0 alone it is 0.
    mantissa: u64,
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
        Self { exponent, mantissa: ((pair << zeros) >> 96) as u64 }
    }

    /// The next greater one: more than a number which this is [`below`](Self::below).
    pub(super) fn next(self) -> Self {
        Self::rounded_up(self.mantissa + 1, self.exponent)
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
        (self.exponent, self.mantissa)
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
        Self::rounded_up(great.mantissa + (small.mantissa >> gap) + 1, great.exponent)
    }

    /// The product; infinite if one of the two is.
    pub(super) fn times(self, other: Self) -> Self {
        if self.is_infinite() | other.is_infinite() {
            return Self::INFINITE;
        }
        Self::rounded_up(self.mantissa * other.mantissa, self.exponent + other.exponent)
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
        let root = (self.mantissa << 30 << odd).isqrt() + 1;
        Self::rounded_up(root, (self.exponent - odd - 30) / 2)
    }

    /// No less than this in f64.
    pub(super) fn to_f64(self) -> f64 {
        match self.exponent {
            _ if self.is_zero() => 0.0,
            990.. => f64::INFINITY,
            exponent => {
                let power = f64::from_bits(((1023 + exponent.max(-1000)) as u64) << 52);
                self.mantissa as f64 * power
            }
        }
    }

    fn rounded_up(mantissa: u64, exponent: i32) -> Self {
        let excess = 32 - mantissa.leading_zeros() as i32;
        if mantissa == 0 {
            return Self::ZERO;
        }
        if excess <= 0 {
            return Self::within(mantissa << -excess, exponent + excess);
        }
        let kept = mantissa >> excess;
        if kept << excess == mantissa {
            return Self::within(kept, exponent + excess);
        }
        // One more may need a bit more.
        let carry = (kept + 1) >> 32;
        Self::within((kept + 1) >> carry, exponent + excess + carry as i32)
    }

    fn within(mantissa: u64, exponent: i32) -> Self {
        if exponent > LIMIT {
            return Self::INFINITE;
        }
        Self { mantissa, exponent: exponent.max(-LIMIT) }
    }
}
