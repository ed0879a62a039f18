//! The shapes: closed sets of points.
//!
//! A shape with a NaN, an infinity or a negative size, radius or half extent is invalid: it is the
//! empty set. A degenerate one is the set that it describes: a circle of radius 0 is a point.

#![forbid(unsafe_code)]

use crate::range::Range;
use crate::vector::Vector2D;

/// An endless straight line.
///
/// With the null vector as its direction it is its base point.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Line {
    /// Any point of the line.
    pub base: Vector2D,
    /// Which way the line runs; any length, either way along it.
    pub direction: Vector2D,
}

/// A straight piece between two points, both included.
///
/// With two equal points it is a point.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Segment {
    /// One end.
    pub point1: Vector2D,
    /// The other end.
    pub point2: Vector2D,
}

/// A filled circle, its rim included.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Circle {
    /// The middle.
    pub center: Vector2D,
    /// The distance from the middle to the rim, 0 or more.
    pub radius: f32,
}

/// A filled rectangle whose sides run along the axes, its border included.
///
/// It reaches from `origin` to `origin + size`, a sum of real numbers that is never rounded.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rectangle {
    /// The corner with the smallest coordinates: lower left with Y up.
    pub origin: Vector2D,
    /// Width and height, 0 or more.
    pub size: Vector2D,
}

/// A filled rectangle that is turned around its center, its border included.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct OrientedRectangle {
    /// The middle, around which it is turned.
    pub center: Vector2D,
    /// Half of the width and half of the height before turning, 0 or more.
    pub half_extend: Vector2D,
    /// Degrees, counterclockwise with Y up; any finite number, and the true sine and cosine of it.
    pub rotation: f32,
}

impl Line {
    /// The line through `base` along `direction`.
    pub const fn new(base: Vector2D, direction: Vector2D) -> Self {
        Self { base, direction }
    }

    /// Whether all its numbers are finite.
    pub fn is_valid(self) -> bool {
        self.base.is_finite() & self.direction.is_finite()
    }
}

impl Segment {
    /// The segment from `point1` to `point2`.
    pub const fn new(point1: Vector2D, point2: Vector2D) -> Self {
        Self { point1, point2 }
    }

    /// Whether all its numbers are finite.
    pub fn is_valid(self) -> bool {
        self.point1.is_finite() & self.point2.is_finite()
    }

    /// The range of positions that the segment covers along the unit vector of `onto`.
    ///
    /// Error at most 0.51 ulp of each position, also under cancellation. Along the null vector
    /// everything is at 0.
    /// Book: "Segment-Segment Collision".
    pub fn projected_onto(self, onto: Vector2D) -> Range {
        let length = onto.wide_length();
        if length == 0.0 {
            return Range::new(0.0, 0.0);
        }
        let position = |p: Vector2D| (p.wide_dot(onto) / length) as f32;
        Range::new(position(self.point1), position(self.point2)).sorted()
    }
}

impl Circle {
    /// The circle around `center`.
    pub const fn new(center: Vector2D, radius: f32) -> Self {
        Self { center, radius }
    }

    /// Whether all its numbers are finite and the radius is not negative.
    pub fn is_valid(self) -> bool {
        self.center.is_finite() & self.radius.is_finite() & (self.radius >= 0.0)
    }
}

impl Rectangle {
    /// The rectangle from `origin` to `origin + size`.
    pub const fn new(origin: Vector2D, size: Vector2D) -> Self {
        Self { origin, size }
    }

    /// The rectangle that no point lies in: the hull of nothing.
    pub(crate) const EMPTY: Self =
        Self::new(Vector2D::new(f32::NAN, f32::NAN), Vector2D::new(f32::NAN, f32::NAN));

    /// Whether all its numbers are finite and the size is not negative.
    pub fn is_valid(self) -> bool {
        self.origin.is_finite() & is_extent(self.size)
    }
}

impl OrientedRectangle {
    /// The rectangle around `center`, turned by `rotation` degrees counterclockwise.
    pub const fn new(center: Vector2D, half_extend: Vector2D, rotation: f32) -> Self {
        Self { center, half_extend, rotation }
    }

    /// Whether all its numbers are finite and the half extents are not negative.
    pub fn is_valid(self) -> bool {
        self.center.is_finite() & is_extent(self.half_extend) & self.rotation.is_finite()
    }
}

/// Whether a size or half extent is finite and not negative.
fn is_extent(size: Vector2D) -> bool {
    size.is_finite() & (size.x >= 0.0) & (size.y >= 0.0)
}
