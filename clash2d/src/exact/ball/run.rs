//! What formulas are run with that f64 leaves in doubt: once with sines and cosines of 115 bits, and
//! where these leave a doubt about a number that is not 0, with more than a thousand.
//!
//! Each number says itself in which run it was made, and all that is done with numbers is a call of its
//! own, so that all of it is there once for both runs.

use core::cmp::Ordering;
use core::ops::{Add, Mul, Neg, Sub};

use super::Ball;
use super::residue::Residue;
use crate::exact::real::Real;

/// A [`Ball`] in one of the two runs. In the last one it is never in doubt: what is no greater than its
/// radius even then counts as 0.
#[derive(Clone, Copy)]
pub(crate) struct Long(Ball);

impl Long {
    /// A number that is not made of others.
    #[inline]
    fn of(ball: Ball, is_last: bool) -> Self {
        Self(Ball { is_last, ..ball })
    }

    /// What is known at last.
    fn last_value(&self) -> Option<f64> {
        Some(if self.0.is_doubtful() { 0.0 } else { self.0.value() })
    }
}

impl Real for Long {
    /// Whether it is the last one.
    type Run = bool;

    #[inline]
    fn run(&self) -> bool {
        self.0.is_last
    }

    #[inline(never)]
    fn new_in(x: f32, is_last: bool) -> Self {
        Self::of(Ball::new(x), is_last)
    }

    #[inline(never)]
    fn sum_in(terms: &[f32], is_last: bool) -> Self {
        Self::of(Ball::sum(terms), is_last)
    }

    #[inline(never)]
    fn rotation_in(degrees: f32, is_last: bool) -> [Self; 2] {
        if !is_last || !degrees.is_finite() {
            return Ball::rotation(degrees).map(|ball| Self::of(ball, is_last));
        }
        let [cosine, sine] = Ball::fine_rotation(0.0, degrees);
        let residues = Residue::rotation(degrees);
        [cosine.with(residues[0]), sine.with(residues[1])].map(|ball| Self::of(ball, is_last))
    }

    #[inline(never)]
    fn rotation_between_in(a: f32, b: f32, is_last: bool) -> [Self; 2] {
        if !is_last || !a.is_finite() || !b.is_finite() {
            return Ball::rotation_between(a, b).map(|ball| Self::of(ball, is_last));
        }
        let [cosine, sine] = Ball::fine_rotation(a, b);
        let residues = Residue::rotation_between(a, b);
        [cosine.with(residues[0]), sine.with(residues[1])].map(|ball| Self::of(ball, is_last))
    }

    #[inline(never)]
    fn over(self, divisor: Self) -> Self {
        Self(self.0.over(divisor.0))
    }

    #[inline(never)]
    fn square_root(self) -> Self {
        Self(self.0.square_root())
    }

    #[inline(never)]
    fn square(self) -> Self {
        Self(self.0.square())
    }

    #[inline(never)]
    fn absolute(self) -> Self {
        Self(self.0.absolute())
    }

    #[inline(never)]
    fn lesser(self, other: Self) -> Self {
        Self(self.0.lesser(other.0))
    }

    #[inline(never)]
    fn sign(self) -> Option<Ordering> {
        self.0.sign().or(self.0.is_last.then_some(Ordering::Equal))
    }

    fn value(self) -> f64 {
        self.0.value()
    }

    fn slip(self) -> f64 {
        self.0.slip()
    }

    #[inline(never)]
    fn to_relative(self, error: f64) -> Option<f64> {
        if self.0.is_last { self.last_value() } else { self.0.to_relative(error) }
    }

    #[inline(never)]
    fn to_absolute(self, error: f64) -> Option<f64> {
        if self.0.is_last { self.last_value() } else { self.0.to_absolute(error) }
    }
}

impl Add for Long {
    type Output = Self;
    #[inline(never)]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Long {
    type Output = Self;
    #[inline(never)]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Mul for Long {
    type Output = Self;
    #[inline(never)]
    fn mul(self, other: Self) -> Self {
        Self(self.0 * other.0)
    }
}

impl Neg for Long {
    type Output = Self;
    #[inline(never)]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}
