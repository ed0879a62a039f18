//! The arithmetic that the formulas are written in, and its quick form: `f64` with an error bound.

use std::cmp::Ordering;

/// A number that knows its sign, or that it doesn't.
pub(crate) trait Number: Clone {
    fn plus(&self, other: &Self) -> Self;
    fn minus(&self, other: &Self) -> Self;
    fn times(&self, other: &Self) -> Self;

    /// The sign of the true value; none where this arithmetic can't tell.
    fn sign(&self) -> Option<Ordering>;

    /// The same number in quick arithmetic, if this is not that already.
    fn rough(&self) -> Option<Filter> {
        None
    }

    fn compare(&self, other: &Self) -> Option<Ordering> {
        self.minus(other).sign()
    }

    fn is_zero(&self) -> Option<bool> {
        self.sign().map(Ordering::is_eq)
    }

    fn at_most(&self, other: &Self) -> Option<bool> {
        self.compare(other).map(Ordering::is_le)
    }

    fn less_than(&self, other: &Self) -> Option<bool> {
        self.compare(other).map(Ordering::is_lt)
    }

    fn squared(&self) -> Self {
        self.times(self)
    }
}

/// Whether any answer is yes; none where an unknown one could make it so.
pub(crate) fn any(answers: impl IntoIterator<Item = Option<bool>>) -> Option<bool> {
    let mut all_known = true;
    for answer in answers {
        match answer {
            Some(true) => return Some(true),
            Some(false) => {}
            None => all_known = false,
        }
    }
    all_known.then_some(false)
}

/// Whether all answers are yes; none where an unknown one could make it no.
pub(crate) fn all(answers: impl IntoIterator<Item = Option<bool>>) -> Option<bool> {
    any(answers.into_iter().map(negated)).map(|found| !found)
}

fn negated(answer: Option<bool>) -> Option<bool> {
    answer.map(|yes| !yes)
}

/// An `f64` and how far at most it is from the true value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Filter {
    value: f64,
    error: f64,
}

/// Half a unit in the last place of 1.
const ROUNDING: f64 = f64::EPSILON / 2.0;

/// Covers the roundings of the error sums themselves, at most eight of them.
const MARGIN: f64 = 1.0 + 8.0 * f64::EPSILON;

impl Filter {
    pub(crate) const fn exact(value: f64) -> Self {
        Self { value, error: 0.0 }
    }

    /// A number of which nothing is known.
    pub(crate) const UNKNOWN: Self = Self { value: 0.0, error: f64::INFINITY };

    pub(crate) const fn near(value: f64, error: f64) -> Self {
        Self { value, error }
    }

    /// About the true value.
    pub(crate) const fn about(&self) -> f64 {
        self.value
    }

    /// What the true value is at least and at most.
    pub(crate) fn bounds(&self) -> [f64; 2] {
        [(self.value - self.error).next_down(), (self.value + self.error).next_up()]
    }

    fn is_exact_zero(&self) -> bool {
        self.value == 0.0 && self.error == 0.0
    }

    /// Whether it is exact with at most 24 bits: two of those have an exact product, unless it
    /// leaves the exponents of `f64`.
    fn is_short(&self) -> bool {
        self.error == 0.0 && self.value.to_bits() << 35 == 0
    }
}

impl Number for Filter {
    fn plus(&self, other: &Self) -> Self {
        let (a, b) = (self.value, other.value);
        let sum = a + b;
        let part = sum - a;
        let lost = (a - (sum - part)) + (b - part);
        Self { value: sum, error: (self.error + other.error + lost.abs()) * MARGIN }
    }

    fn minus(&self, other: &Self) -> Self {
        self.plus(&Self { value: -other.value, error: other.error })
    }

    fn times(&self, other: &Self) -> Self {
        if self.is_exact_zero() || other.is_exact_zero() {
            return Self::exact(0.0);
        }
        let value = self.value * other.value;
        if self.is_short() && other.is_short() && value.is_normal() {
            return Self::exact(value);
        }
        let inherited = self.value.abs() * other.error
            + other.value.abs() * self.error
            + self.error * other.error;
        let rounded = value.abs() * ROUNDING + f64::MIN_POSITIVE;
        Self { value, error: (inherited + rounded) * MARGIN }
    }

    fn sign(&self) -> Option<Ordering> {
        if self.value.abs() > self.error {
            return self.value.partial_cmp(&0.0);
        }
        self.is_exact_zero().then_some(Ordering::Equal)
    }
}

#[cfg(test)]
impl Filter {
    /// Whether the fraction `part / whole`, at most 1 in size, is within the error.
    pub(crate) fn holds(&self, part: &dashu_int::IBig, whole: &dashu_int::IBig) -> bool {
        let scaled = |number: f64| {
            let bits = number.abs().to_bits();
            let exponent = (bits >> 52) as i64 - 1075;
            let mantissa = dashu_int::IBig::from(bits & ((1 << 52) - 1) | 1 << 52) * whole;
            let size = mantissa >> -exponent as usize;
            if number < 0.0 { -size } else { size }
        };
        let gap = scaled(self.value) - part;
        let limit = scaled(self.error);
        gap <= limit && -gap <= limit
    }
}
