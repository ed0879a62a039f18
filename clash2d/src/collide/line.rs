//! Lines with lines, oriented rectangles, points, rectangles and segments.

use super::{
    corners_from, is_extent, line_meets_corners, oriented_rectangle_point_collide,
    point_rectangle_collide, point_segment_collide, points_collide, straddles,
};
use crate::exact::judge::{Judge, decide};
use crate::exact::oriented;
use crate::exact::polynomial::cross;
use crate::exact::terms::{from_to, vector};
use crate::shape::{Line, OrientedRectangle, Rectangle, Segment};
use crate::vector::Vector2D;

/// Whether two vectors point along the same line, either way: whether their cross product is 0.
///
/// The null vector is parallel to every finite one. No tolerance.
/// Book: "Line-Line Collision", there with a threshold: [`book`](crate::book).
pub fn parallel_vectors(a: Vector2D, b: Vector2D) -> bool {
    decide!(j: f32 => cross(j, vector(a), vector(b)) == 0.0)
}

/// Whether two lines are the same set of points. No tolerance.
///
/// Book: "Line-Line Collision", there with a threshold: [`book`](crate::book).
pub fn equivalent_lines(a: Line, b: Line) -> bool {
    match (a.direction == Vector2D::ZERO, b.direction == Vector2D::ZERO) {
        (true, true) => points_collide(a.base, b.base),
        (false, false) => {
            parallel_vectors(a.direction, b.direction) & line_point_collide(a, b.base)
        }
        _ => false,
    }
}

/// Whether two lines share a point: unless they are parallel and apart.
///
/// Book: "Line-Line Collision", there with a threshold: [`book`](crate::book).
#[inline(always)]
pub fn lines_collide(a: Line, b: Line) -> bool {
    let (crosses, is_parallel) = decide!(j: f32 => {
        let turn = cross(j, vector(a.direction), vector(b.direction));
        ((turn > 0.0) | (turn < 0.0), turn == 0.0)
    });
    if crosses {
        return a.base.is_finite() & b.base.is_finite();
    }
    // Parallel, or one of them is only its base point.
    if b.direction == Vector2D::ZERO {
        return line_point_collide(a, b.base);
    }
    is_parallel & line_point_collide(b, a.base)
}

/// Whether a point lies on a line, exactly.
///
/// Book: "Line-Point Collision", there with a threshold: [`book`](crate::book).
#[inline(always)]
pub fn line_point_collide(l: Line, p: Vector2D) -> bool {
    if l.direction == Vector2D::ZERO {
        return points_collide(l.base, p);
    }
    decide!(j: f32 => cross(j, vector(l.direction), from_to(l.base, p)) == 0.0)
}

/// Whether a line and a segment share a point; touching counts.
///
/// Book: "Line-Line-Segment Collision".
#[inline(always)]
pub fn line_segment_collide(l: Line, s: Segment) -> bool {
    if l.direction == Vector2D::ZERO {
        return point_segment_collide(l.base, s);
    }
    decide!(j: f32 => {
        let (side1, side2) = sides(j, l, s);
        straddles(side1, side2)
    })
}

/// Whether both ends of a segment lie on the same side of a line, neither of them on it.
///
/// No for a line with the null vector as its direction. Book: "Segment-Segment Collision".
pub fn on_one_side(axis: Line, s: Segment) -> bool {
    decide!(j: f32 => {
        let (side1, side2) = sides(j, axis, s);
        ((side1 > 0.0) & (side2 > 0.0)) | ((side1 < 0.0) & (side2 < 0.0))
    })
}

/// On which sides of a line the ends of a segment lie: positive on the left.
#[inline]
fn sides<J: Judge>(j: &mut J, l: Line, s: Segment) -> (J::Float, J::Float) {
    let mut side = |p: Vector2D| cross(j, vector(l.direction), from_to(l.base, p));
    (side(s.point1), side(s.point2))
}

/// Whether a line and a rectangle share a point; touching counts.
///
/// Book: "Line-Rectangle Collision".
#[inline(always)]
pub fn line_rectangle_collide(l: Line, r: Rectangle) -> bool {
    if l.direction == Vector2D::ZERO {
        return point_rectangle_collide(l.base, r);
    }
    let corners = corners_from(l.base, r);
    decide!(j: f32 => line_meets_corners(j, vector(l.direction), corners)) & is_extent(r.size)
}

/// Whether a line and an oriented rectangle share a point; touching counts.
///
/// Book: "Line-Oriented Rectangle Collision".
#[inline(always)]
pub fn line_oriented_rectangle_collide(l: Line, r: OrientedRectangle) -> bool {
    if l.direction == Vector2D::ZERO {
        return oriented_rectangle_point_collide(r, l.base);
    }
    let offset = from_to(l.base, r.center);
    decide!(j: f64 => oriented::line_overlap(j, r, offset, vector(l.direction)) >= 0.0)
        & is_extent(r.half_extend)
}
