//! The book's shapes as they cross a C ABI; every peer behind a shared object is called with them.

/// A point or a direction.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Vector {
    /// To the right.
    pub x: f32,
    /// Up.
    pub y: f32,
}

/// An endless line.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Line {
    /// A point on the line.
    pub base: Vector,
    /// Its direction, of any length.
    pub direction: Vector,
}

/// The straight way between two points.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Segment {
    /// One end.
    pub point1: Vector,
    /// The other end.
    pub point2: Vector,
}

/// A disc.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Circle {
    /// Its center.
    pub center: Vector,
    /// Its radius.
    pub radius: f32,
}

/// An axis-aligned box.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Rectangle {
    /// The lower left corner.
    pub origin: Vector,
    /// Width and height.
    pub size: Vector,
}

/// A turned box.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct OrientedRectangle {
    /// Its center.
    pub center: Vector,
    /// Half of width and height.
    pub half_extend: Vector,
    /// Degrees, counterclockwise.
    pub rotation: f32,
}

/// A closed interval.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[repr(C)]
pub struct Range {
    /// Lower bound.
    pub minimum: f32,
    /// Upper bound.
    pub maximum: f32,
}
