//! The same numbers with a sine and cosine of more than a thousand bits: where 115 bits leave a
//! doubt about a number that is not 0.

use core::cmp::Ordering;
use core::ops::{Add, Mul, Neg, Sub};

use super::Ball;
use super::residue::Residue;
use crate::exact::real::Real;

/// A [`Ball`] that is never in doubt: what is no greater than its radius even now counts as 0.
#[derive(Clone, Copy)]
pub(crate) struct Fine(Ball);

impl Real for Fine {
    fn new(x: f32) -> Self {
        Self(Ball::new(x))
    }

    fn sum(terms: &[f32]) -> Self {
        Self(Ball::sum(terms))
    }

    fn rotation(degrees: f32) -> [Self; 2] {
        if !degrees.is_finite() {
            return [Self(Ball::UNKNOWN); 2];
        }
        Self::turn(Ball::fine_rotation(0.0, degrees), Residue::rotation(degrees))
    }

    fn rotation_between(a: f32, b: f32) -> [Self; 2] {
        if !a.is_finite() || !b.is_finite() {
            return [Self(Ball::UNKNOWN); 2];
        }
        Self::turn(Ball::fine_rotation(a, b), Residue::rotation_between(a, b))
    }

    fn over(self, divisor: Self) -> Self {
        Self(self.0.over(divisor.0))
    }

    fn square_root(self) -> Self {
        Self(self.0.square_root())
    }

    fn absolute(self) -> Self {
        Self(self.0.absolute())
    }

    fn lesser(self, other: Self) -> Self {
        Self(self.0.lesser(other.0))
    }

    fn sign(self) -> Option<Ordering> {
        self.0.sign().or(Some(Ordering::Equal))
    }

    fn value(self) -> f64 {
        self.0.value()
    }

    fn slip(self) -> f64 {
        self.0.slip()
    }

    fn to_relative(self, _: f64) -> Option<f64> {
        Some(if self.0.is_doubtful() { 0.0 } else { self.0.value() })
    }

    fn to_absolute(self, error: f64) -> Option<f64> {
        self.to_relative(error)
    }
}

impl Fine {
    fn turn(waves: [Ball; 2], residues: [Residue; 2]) -> [Self; 2] {
        [Self(waves[0].with(residues[0])), Self(waves[1].with(residues[1]))]
    }
}

impl Add for Fine {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Fine {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Mul for Fine {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        Self(self.0 * other.0)
    }
}

impl Neg for Fine {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}
