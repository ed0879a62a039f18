//! What formulas are run with that f64 leaves in doubt: once with sines and cosines of 115 bits, and
//! where these leave a doubt about a number that is not 0, with more than a thousand.
//!
//! Each number says itself in which run it was made, and all that is done with numbers is a call of its
//! own. So compilers find that what takes numbers and makes none is the same code for both runs, and
//! keep it once.

use core::cmp::Ordering;
use core::ops::{Add, Mul, Neg, Sub};

use super::Ball;
use super::residue::Residue;
use crate::exact::real::Real;

/// A [`Ball`] in one of the two runs. In the last one it is never in doubt: what is no greater than its
/// radius even then counts as 0.
#[derive(Clone, Copy)]
pub(crate) struct Run<const LAST: bool>(Ball);

/// The first run.
pub(crate) type Coarse = Run<false>;

/// The last run.
pub(crate) type Fine = Run<true>;

impl<const LAST: bool> Run<LAST> {
    /// A number that is not made of others.
    #[inline]
    fn of(ball: Ball) -> Self {
        Self(Ball { is_last: LAST, ..ball })
    }

    /// What is known at last.
    fn last_value(&self) -> Option<f64> {
        Some(if self.0.is_doubtful() { 0.0 } else { self.0.value() })
    }
}

impl<const LAST: bool> Real for Run<LAST> {
    #[inline(never)]
    fn new(x: f32) -> Self {
        Self::of(Ball::new(x))
    }

    #[inline(never)]
    fn sum(terms: &[f32]) -> Self {
        Self::of(Ball::sum(terms))
    }

    #[inline(never)]
    fn rotation(degrees: f32) -> [Self; 2] {
        if !LAST || !degrees.is_finite() {
            return Ball::rotation(degrees).map(Self::of);
        }
        let [cosine, sine] = Ball::fine_rotation(0.0, degrees);
        let residues = Residue::rotation(degrees);
        [cosine.with(residues[0]), sine.with(residues[1])].map(Self::of)
    }

    #[inline(never)]
    fn rotation_between(a: f32, b: f32) -> [Self; 2] {
        if !LAST || !a.is_finite() || !b.is_finite() {
            return Ball::rotation_between(a, b).map(Self::of);
        }
        let [cosine, sine] = Ball::fine_rotation(a, b);
        let residues = Residue::rotation_between(a, b);
        [cosine.with(residues[0]), sine.with(residues[1])].map(Self::of)
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

impl<const LAST: bool> Add for Run<LAST> {
    type Output = Self;
    #[inline(never)]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl<const LAST: bool> Sub for Run<LAST> {
    type Output = Self;
    #[inline(never)]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl<const LAST: bool> Mul for Run<LAST> {
    type Output = Self;
    #[inline(never)]
    fn mul(self, other: Self) -> Self {
        Self(self.0 * other.0)
    }
}

impl<const LAST: bool> Neg for Run<LAST> {
    type Output = Self;
    #[inline(never)]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}
