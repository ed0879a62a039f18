//! The book's threshold: the eight answers in which the book itself allows 1/8192.
//!
//! The book's formulas, evaluated exactly for the numbers passed in. Everything else in this crate
//! is free of tolerances; the functions of the same names at the crate's root are exact.

#![forbid(unsafe_code)]

use crate::exact::terms::{from_to, vector};
use crate::exact::threshold::{cross_is_small, difference_is_small, is_near_segment};
use crate::shape::{Line, Segment};
use crate::vector::Vector2D;

/// Whether two numbers differ by less than 1/8192.
///
/// Book: "Additions".
pub fn equal_floats(a: f32, b: f32) -> bool {
    difference_is_small(a, b)
}

/// Whether both coordinates of two vectors differ by less than 1/8192.
///
/// Book: "Line-Line Collision".
pub fn equal_vectors(a: Vector2D, b: Vector2D) -> bool {
    equal_floats(a.x, b.x) & equal_floats(a.y, b.y)
}

/// Whether two points lie less than 1/8192 apart on both axes.
///
/// Book: "Point-Point Collision".
pub fn points_collide(a: Vector2D, b: Vector2D) -> bool {
    equal_vectors(a, b)
}

/// Whether the cross product of two vectors is smaller than 1/8192, which depends on their lengths.
///
/// Book: "Line-Line Collision".
pub fn parallel_vectors(a: Vector2D, b: Vector2D) -> bool {
    cross_is_small(vector(a), vector(b))
}

/// Whether two lines are parallel, and the way from one base to the other as well.
///
/// Book: "Line-Line Collision".
pub fn equivalent_lines(a: Line, b: Line) -> bool {
    parallel_vectors(a.direction, b.direction)
        & cross_is_small(from_to(b.base, a.base), vector(a.direction))
}

/// Whether two lines share a point, or are almost parallel and close to each other.
///
/// Book: "Line-Line Collision".
pub fn lines_collide(a: Line, b: Line) -> bool {
    if parallel_vectors(a.direction, b.direction) {
        return equivalent_lines(a, b);
    }
    a.is_valid() & b.is_valid()
}

/// Whether a point lies almost on a line.
///
/// Book: "Line-Point Collision".
pub fn line_point_collide(l: Line, p: Vector2D) -> bool {
    (points_collide(l.base, p) & l.is_valid())
        | cross_is_small(from_to(l.base, p), vector(l.direction))
}

/// Whether a point lies almost on a segment.
///
/// Book: "Point-Line-Segment Collision".
pub fn point_segment_collide(p: Vector2D, s: Segment) -> bool {
    is_near_segment(p, s)
}
