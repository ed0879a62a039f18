//! Vectors of many bits.

use crate::Real;
use crate::any::Turning;
use crate::any::figure::Pair;

/// A point, or a difference of points.
#[derive(Clone, Debug)]
pub(crate) struct Vector {
    pub(crate) x: Real,
    pub(crate) y: Real,
}

impl Vector {
    pub(crate) fn new([x, y]: Pair) -> Self {
        Self { x: Real::new(x), y: Real::new(y) }
    }

    /// Of length 1.
    pub(crate) fn turn(angle: Turning) -> Self {
        let (x, y) = Real::turn(angle);
        Self { x, y }
    }

    pub(crate) fn plus(&self, other: &Self) -> Self {
        Self { x: &self.x + &other.x, y: &self.y + &other.y }
    }

    pub(crate) fn minus(&self, other: &Self) -> Self {
        Self { x: &self.x - &other.x, y: &self.y - &other.y }
    }

    pub(crate) fn times(&self, factor: &Real) -> Self {
        Self { x: &self.x * factor, y: &self.y * factor }
    }

    pub(crate) fn divided_by(&self, divisor: &Real) -> Self {
        Self { x: self.x.divided_by(divisor), y: self.y.divided_by(divisor) }
    }

    pub(crate) fn rounded(self) -> Self {
        Self { x: self.x.rounded(), y: self.y.rounded() }
    }

    pub(crate) fn dot(&self, other: &Self) -> Real {
        &(&self.x * &other.x) + &(&self.y * &other.y)
    }

    pub(crate) fn cross(&self, other: &Self) -> Real {
        &(&self.x * &other.y) - &(&self.y * &other.x)
    }

    pub(crate) fn squared(&self) -> Real {
        self.dot(self)
    }

    pub(crate) fn length(&self) -> Real {
        self.squared().root()
    }

    pub(crate) fn is_null(&self) -> bool {
        self.x.is_zero() && self.y.is_zero()
    }

    /// Turned by 90 degrees.
    pub(crate) fn left(&self) -> Self {
        Self { x: -&self.y, y: self.x.clone() }
    }

    pub(crate) fn negated(&self) -> Self {
        Self { x: -&self.x, y: -&self.y }
    }

    /// Of length 1, unless it is the null vector.
    pub(crate) fn unit(&self) -> Self {
        self.divided_by(&self.length())
    }

    /// Turned as from the direction of x to a vector of length 1.
    pub(crate) fn turned(&self, turn: &Self) -> Self {
        Self {
            x: &(&self.x * &turn.x) - &(&self.y * &turn.y),
            y: &(&self.x * &turn.y) + &(&self.y * &turn.x),
        }
        .rounded()
    }

    /// A multiple of about length 1.
    pub(crate) fn short(&self) -> Self {
        let power = self.x.power_above().max(self.y.power_above());
        self.times(&Real::power(-power))
    }

    pub(crate) fn about(&self) -> [f64; 2] {
        [self.x.about(), self.y.about()]
    }
}
