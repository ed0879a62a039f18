//! Real numbers as plain f64: for answers of which any nearby one will do.

use core::cmp::Ordering;
use core::ops::{Add, Mul, Neg, Sub};

use super::float::{greater, lesser};
use super::real::{Near, Only, Real};
use crate::angle::Rotation;
use crate::root::square_root;

/// A number in f64 of whose error nothing is known. Nothing is ever in doubt; NaN counts as 0.
#[derive(Clone, Copy)]
pub(crate) struct Rough(f64);

impl From<f64> for Rough {
    #[inline]
    fn from(x: f64) -> Self {
        Self(x)
    }
}

impl Real for Rough {
    type Run = Only;

    #[inline]
    fn run(&self) -> Only {
        Only
    }

    #[inline]
    fn new_in(x: f32, _: Only) -> Self {
        Self(x.into())
    }

    #[inline]
    fn sum_in(terms: &[f32], _: Only) -> Self {
        Self(Near::sum(terms).value())
    }

    fn rotation_in(degrees: f32, _: Only) -> [Self; 2] {
        let Rotation { sin, cos } = Rotation::new(degrees);
        [Self(cos), Self(sin)]
    }

    fn rotation_between_in(a: f32, b: f32, _: Only) -> [Self; 2] {
        Near::rotation_between(a, b).map(|number| Self(number.value()))
    }

    #[inline]
    fn over(self, divisor: Self) -> Self {
        Self(self.0 / divisor.0)
    }

    #[inline]
    fn square_root(self) -> Self {
        Self(square_root(greater(self.0, 0.0)))
    }

    #[inline]
    fn absolute(self) -> Self {
        Self(self.0.abs())
    }

    #[inline]
    fn lesser(self, other: Self) -> Self {
        Self(lesser(self.0, other.0))
    }

    #[inline]
    fn sign(self) -> Option<Ordering> {
        Some(self.0.partial_cmp(&0.0).unwrap_or(Ordering::Equal))
    }

    #[inline]
    fn value(self) -> f64 {
        self.0
    }

    #[inline]
    fn slip(self) -> f64 {
        f64::INFINITY
    }

    #[inline]
    fn to_relative(self, _: f64) -> Option<f64> {
        Some(self.0)
    }

    #[inline]
    fn to_absolute(self, _: f64) -> Option<f64> {
        Some(self.0)
    }
}

impl Add for Rough {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Sub for Rough {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Mul for Rough {
    type Output = Self;
    #[inline]
    fn mul(self, other: Self) -> Self {
        Self(self.0 * other.0)
    }
}

impl Neg for Rough {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}
