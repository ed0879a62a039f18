//! Operators for the formulas around it.

use super::shapes::{OrientedRectangle, Vector};
use std::ops::{Add, Mul, Neg, Sub};

/// The vector of the two coordinates.
pub(super) fn vector(x: f32, y: f32) -> Vector {
    Vector { x, y }
}

impl Add for Vector {
    type Output = Vector;
    fn add(self, other: Vector) -> Vector {
        vector(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Vector {
    type Output = Vector;
    fn sub(self, other: Vector) -> Vector {
        vector(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Vector {
    type Output = Vector;
    fn mul(self, factor: f32) -> Vector {
        vector(self.x * factor, self.y * factor)
    }
}

impl Neg for Vector {
    type Output = Vector;
    fn neg(self) -> Vector {
        vector(-self.x, -self.y)
    }
}

impl Vector {
    pub(super) fn dot(self, other: Vector) -> f32 {
        self.x * other.x + self.y * other.y
    }

    pub(super) fn cross(self, other: Vector) -> f32 {
        self.x * other.y - self.y * other.x
    }

    /// Turned by the angle whose cosine and sine are given.
    pub(super) fn turned(self, cosine: f32, sine: f32) -> Vector {
        vector(self.x * cosine - self.y * sine, self.x * sine + self.y * cosine)
    }
}

impl OrientedRectangle {
    /// Cosine and sine of the rotation.
    pub(super) fn turn(self) -> (f32, f32) {
        let (sine, cosine) = self.rotation.to_radians().sin_cos();
        (cosine, sine)
    }

    /// A point seen from the box: its center at the origin, its sides along the axes.
    pub(super) fn local(self, p: Vector) -> Vector {
        let (cosine, sine) = self.turn();
        (p - self.center).turned(cosine, -sine)
    }
}
