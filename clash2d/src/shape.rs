//! The shapes: closed sets of points.
//!
//! A shape with a NaN, an infinity or a negative size, radius or half extent is invalid: it is the
//! empty set. A degenerate one is the set that it describes: a circle of radius 0 is a point.

#![forbid(unsafe_code)]

use crate::range::Range;
use crate::vector::Vector2D;

// ---- Shapes ------------------------------------------------------------------------------------

/// An endless straight line.
///
/// With the null vector as its direction it is its base point.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
pub struct Segment {
    /// One end.
    pub point1: Vector2D,
    /// The other end.
    pub point2: Vector2D,
}

/// A filled circle, its rim included.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
pub struct Rectangle {
    /// The corner with the smallest coordinates: lower left with Y up.
    pub origin: Vector2D,
    /// Width and height, 0 or more.
    pub size: Vector2D,
}

/// A filled rectangle that is turned around its center, its border included.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
pub struct OrientedRectangle {
    /// The middle, around which it is turned.
    pub center: Vector2D,
    /// Half of the width and half of the height before turning, 0 or more.
    pub half_extend: Vector2D,
    /// Degrees, counterclockwise with Y up; any finite number, and the true sine and cosine of it.
    pub rotation: f32,
}

/// All points within a distance from a segment: a filled stadium, its border included.
///
/// With two equal points it is a circle, with radius 0 a segment.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
pub struct Capsule {
    /// One end of the segment.
    pub point1: Vector2D,
    /// The other end.
    pub point2: Vector2D,
    /// The greatest distance from the segment, 0 or more.
    pub radius: f32,
}

/// A piece of a disc or of a ring around its center, its border included: the swing of a sword, a
/// cone of sight.
///
/// Its points are between `inner_radius` and `radius` away from the center, in directions that differ
/// by at most `half_angle` from `direction`. From 180 degrees on it is the whole disc or ring, with
/// 0 degrees a segment.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
pub struct Sector {
    /// The middle of the disc; it belongs to the sector if `inner_radius` is 0.
    pub center: Vector2D,
    /// The distance from the center at which it begins, from 0 to `radius`.
    pub inner_radius: f32,
    /// The distance from the center at which it ends, 0 or more.
    pub radius: f32,
    /// Degrees of the middle direction, counterclockwise from the X axis; any finite number.
    pub direction: f32,
    /// Degrees to either side of that direction, 0 or more.
    pub half_angle: f32,
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
        self.center.is_finite() & is_length(self.radius)
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

impl Capsule {
    /// The points within `radius` of the segment from `point1` to `point2`.
    pub const fn new(point1: Vector2D, point2: Vector2D, radius: f32) -> Self {
        Self { point1, point2, radius }
    }

    /// Whether all its numbers are finite and the radius is not negative.
    pub fn is_valid(self) -> bool {
        self.point1.is_finite() & self.point2.is_finite() & is_length(self.radius)
    }
}

impl Sector {
    /// The piece of a disc that reaches `half_angle` degrees to either side of `direction`.
    pub const fn new(center: Vector2D, radius: f32, direction: f32, half_angle: f32) -> Self {
        Self { center, inner_radius: 0.0, radius, direction, half_angle }
    }

    /// What is left of it from `inner_radius` on.
    pub const fn with_inner_radius(self, inner_radius: f32) -> Self {
        Self { inner_radius, ..self }
    }

    /// Whether all its numbers are finite, none but the direction is negative, and it does not end
    /// before it begins.
    pub fn is_valid(self) -> bool {
        self.center.is_finite()
            & self.direction.is_finite()
            & is_length(self.inner_radius)
            & is_length(self.radius)
            & is_length(self.half_angle)
            & (self.inner_radius <= self.radius)
    }
}

/// Whether a radius is finite and not negative.
fn is_length(length: f32) -> bool {
    length.is_finite() & (length >= 0.0)
}

/// Whether a size or half extent is finite and not negative.
fn is_extent(size: Vector2D) -> bool {
    is_length(size.x) & is_length(size.y)
}
