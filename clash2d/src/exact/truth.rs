//! What the tests of real numbers compare with: the big numbers of the oracle, with a bound of their
//! own error.

use clash2d_oracle::Real as Big;

/// 2^exponent.
pub(super) fn power(exponent: i32) -> Big {
    let step = Big::new(if exponent < 0 { 0.5 } else { 2.0 });
    let (mut factor, mut power) = (step, Big::new(1.0));
    for bit in 0..32 {
        if exponent.unsigned_abs() >> bit & 1 != 0 {
            power = &power * &factor;
        }
        if exponent.unsigned_abs() >> bit > 1 {
            factor = &factor * &factor;
        }
    }
    power
}

/// A natural number times a power of two.
pub(super) fn of_limbs(limbs: &[u64], low: i32) -> Big {
    let mut sum = Big::new(0.0);
    for &limb in limbs.iter().rev() {
        for place in (0..4).rev() {
            let digit = Big::new((limb >> (16 * place) & 0xffff) as f32);
            sum = &(&sum * &Big::new(65536.0)) + &digit;
        }
    }
    &sum * &power(64 * low)
}

/// A finite f64.
pub(crate) fn of_f64(x: f64) -> Big {
    let bits = x.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i32;
    let hidden = if exponent == 0 { 0 } else { 1 << 52 };
    let significand = bits & ((1 << 52) - 1) | hidden;
    let size = &of_limbs(&[significand], 0) * &power(exponent.max(1) - 1075);
    if x < 0.0 { -&size } else { size }
}

/// A number, and how far off it may be.
#[derive(Clone)]
pub(super) struct Truth {
    pub(super) value: Big,
    pub(super) slip: Big,
}

/// What the oracle's quotients, roots, sines and cosines may be off by, relatively.
const ERROR: i32 = -290;

impl Truth {
    pub(super) fn new(x: f32) -> Self {
        Self { value: Big::new(x), slip: Big::new(0.0) }
    }

    fn rounded(value: Big, slip: &Big) -> Self {
        let slip = slip + &(&value.abs() * &power(ERROR));
        Self { value, slip }
    }

    pub(super) fn rotation(degrees: f32) -> [Self; 2] {
        let (cosine, sine) = Big::cosine_and_sine(degrees);
        [cosine, sine].map(|value| Self::rounded(value, &Big::new(0.0)))
    }

    pub(super) fn plus(&self, other: &Self) -> Self {
        Self { value: &self.value + &other.value, slip: &self.slip + &other.slip }
    }

    pub(super) fn minus(&self, other: &Self) -> Self {
        Self { value: &self.value - &other.value, slip: &self.slip + &other.slip }
    }

    pub(super) fn times(&self, other: &Self) -> Self {
        let size = &other.value.abs() + &other.slip;
        let slip = &(&self.slip * &size) + &(&self.value.abs() * &other.slip);
        Self { value: &self.value * &other.value, slip }
    }

    /// None if the divisor may be 0.
    pub(super) fn over(&self, divisor: &Self) -> Option<Self> {
        let room = &divisor.value.abs() - &divisor.slip;
        if room.is_negative() || room.is_zero() {
            return None;
        }
        let value = self.value.divided_by(&divisor.value);
        let slip = &self.slip + &(&value.abs() * &divisor.slip);
        let slip = slip.divided_by(&room);
        Some(Self::rounded(value, &(&slip + &(&slip * &power(-10)))))
    }

    pub(super) fn square_root(&self) -> Self {
        let positive = if self.value.is_negative() { Big::new(0.0) } else { self.value.clone() };
        let value = positive.root();
        let slip =
            if positive > self.slip { self.slip.divided_by(&value) } else { self.slip.root() };
        Self::rounded(value, &(&slip + &(&slip * &power(-10))))
    }

    pub(super) fn absolute(&self) -> Self {
        Self { value: self.value.abs(), slip: self.slip.clone() }
    }

    pub(super) fn lesser(&self, other: &Self) -> Self {
        let value = if self.value < other.value { &self.value } else { &other.value };
        Self { value: value.clone(), slip: &self.slip + &other.slip }
    }

    /// Whether this may be within some slip of some value.
    pub(super) fn is_within(&self, slip: &Big, value: &Big) -> bool {
        (&self.value - value).abs() <= &self.slip + slip
    }
}
