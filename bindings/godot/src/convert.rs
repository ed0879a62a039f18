//! Godot's types to the library's and back. The only place that knows both.
//!
//! A float of Godot has 64 bits and is rounded to the nearest of 32; beyond their range it is
//! infinite, and the shape is empty. Vector2 and Rect2 have 32 bits already.

#![forbid(unsafe_code)]

use core::f64::consts::PI;

use clash2d::{
    Capsule, Circle, Line, OrientedRectangle, Range, Rectangle, Segment, Side, Vector2D, Winding,
};
use godot::builtin::{PackedVector2Array, Rect2, Vector2};

use crate::report;

/// Godot's vector as the library's.
pub(crate) fn vector(v: Vector2) -> Vector2D {
    Vector2D::new(v.x, v.y)
}

/// The library's vector as Godot's.
pub(crate) fn vector2(v: Vector2D) -> Vector2 {
    Vector2::new(v.x, v.y)
}

/// Godot's vectors as the library's, in an array of any kind.
pub(crate) fn vectors<A: FromIterator<Vector2D>>(points: &PackedVector2Array) -> A {
    points.as_slice().iter().copied().map(vector).collect()
}

/// The library's vectors as Godot's.
pub(crate) fn points(vectors: &[Vector2D]) -> PackedVector2Array {
    vectors.iter().copied().map(vector2).collect()
}

/// Two numbers as a range.
pub(crate) fn range(minimum: f64, maximum: f64) -> Range {
    Range::new(minimum as f32, maximum as f32)
}

/// A Vector2 of minimum and maximum as a range.
pub(crate) fn vector_range(v: Vector2) -> Range {
    Range::new(v.x, v.y)
}

/// A range as a Vector2 of minimum and maximum.
pub(crate) fn range_vector(r: Range) -> Vector2 {
    Vector2::new(r.minimum, r.maximum)
}

/// A circle.
pub(crate) fn circle(center: Vector2, radius: f64) -> Circle {
    Circle::new(vector(center), radius as f32)
}

/// A line.
pub(crate) fn line(base: Vector2, direction: Vector2) -> Line {
    Line::new(vector(base), vector(direction))
}

/// A segment.
pub(crate) fn segment(point1: Vector2, point2: Vector2) -> Segment {
    Segment::new(vector(point1), vector(point2))
}

/// A capsule.
pub(crate) fn capsule(point1: Vector2, point2: Vector2, radius: f64) -> Capsule {
    Capsule::new(vector(point1), vector(point2), radius as f32)
}

/// Whether a width or height is negative.
pub(crate) fn is_negative(size: Vector2) -> bool {
    size.x < 0.0 || size.y < 0.0
}

/// Godot's rectangle as the library's. One with a negative size is reported, as Rect2's own methods
/// do it, and is the empty set.
pub(crate) fn rectangle(rect: Rect2) -> Rectangle {
    if is_negative(rect.size) {
        report::negative_rect();
    }
    Rectangle::new(vector(rect.position), vector(rect.size))
}

/// The library's rectangle as Godot's.
pub(crate) fn rect2(r: Rectangle) -> Rect2 {
    Rect2::new(vector2(r.origin), vector2(r.size))
}

/// An oriented rectangle, its rotation in radians.
pub(crate) fn oriented(center: Vector2, half_extend: Vector2, rotation: f64) -> OrientedRectangle {
    OrientedRectangle::new(vector(center), vector(half_extend), degrees(rotation))
}

/// Radians as the nearest degrees.
///
/// `deg_to_rad()` of any 32-bit number comes back as that number. An angle that Godot has kept in
/// 32 bits (`Vector2.angle()`, `Node2D.rotation`) is a whole number of degrees if it is that to
/// 32 bits: `rotation_degrees = 30` means 30 and not 30.000002.
pub(crate) fn degrees(radians: f64) -> f32 {
    // Setting Node2D.rotation_degrees rounds twice: the degree in radians, and the product.
    const TWO_ROUNDINGS: f64 = f32::EPSILON as f64;
    let degrees = radians * (180.0 / PI);
    let whole = degrees.round();
    let is_single = f64::from(radians as f32) == radians;
    if is_single && (degrees - whole).abs() <= whole.abs() * TWO_ROUNDINGS {
        return whole as f32;
    }
    degrees as f32
}

/// Degrees as radians in 64 bits, as `deg_to_rad()` has them.
pub(crate) fn radians(degrees: f32) -> f64 {
    f64::from(degrees) * (PI / 180.0)
}

/// The number of a corner or an edge, of which only the value modulo 4 matters.
pub(crate) fn number(number: i64) -> i32 {
    (number & 3) as i32
}

/// The solid side of a chain that a number of Godot means; none if it means none at all.
///
/// Left and right are those of the screen, where Y points down.
pub(crate) fn side(number: i64) -> Option<Side> {
    match number {
        0 => Some(Side::None),
        1 => Some(Side::Right),
        2 => Some(Side::Left),
        _ => None,
    }
}

/// The number that a solid side has in Godot.
pub(crate) const fn side_number(side: Side) -> i64 {
    match side {
        Side::None => 0,
        Side::Right => 1,
        Side::Left => 2,
    }
}

/// The number that a winding has in Godot, on the screen, where Y points down.
pub(crate) const fn winding_number(winding: Winding) -> i64 {
    match winding {
        Winding::None => 0,
        Winding::Clockwise => 1,
        Winding::Counterclockwise => 2,
    }
}
