//! Lines, segments and ranges.

use super::shapes::{Line, OrientedRectangle, Range, Rectangle, Segment, Vector};
use super::vector::vector;

/// Whether two vectors have no angle between them.
#[unsafe(no_mangle)]
pub extern "C" fn plain_parallel_vectors(a: Vector, b: Vector) -> bool {
    a.cross(b) == 0.0
}

/// Whether two vectors are the same.
#[unsafe(no_mangle)]
pub extern "C" fn plain_equal_vectors(a: Vector, b: Vector) -> bool {
    a == b
}

/// Whether a point is on a line.
#[unsafe(no_mangle)]
pub extern "C" fn plain_line_point_collide(l: Line, p: Vector) -> bool {
    let from_base = p - l.base;
    if l.direction == Vector::default() {
        return from_base == Vector::default();
    }
    l.direction.cross(from_base) == 0.0
}

/// Whether two lines are the same set of points.
#[unsafe(no_mangle)]
pub extern "C" fn plain_equivalent_lines(a: Line, b: Line) -> bool {
    let null = Vector::default();
    if (a.direction == null) != (b.direction == null) {
        return false;
    }
    a.direction.cross(b.direction) == 0.0 && plain_line_point_collide(a, b.base)
}

/// Whether two lines share a point.
#[unsafe(no_mangle)]
pub extern "C" fn plain_lines_collide(a: Line, b: Line) -> bool {
    if b.direction == Vector::default() {
        return plain_line_point_collide(a, b.base);
    }
    if a.direction == Vector::default() {
        return plain_line_point_collide(b, a.base);
    }
    a.direction.cross(b.direction) != 0.0 || plain_line_point_collide(a, b.base)
}

/// On which side of the way from `a` to `b` the point is: positive is left.
fn side(a: Vector, b: Vector, p: Vector) -> f32 {
    (b - a).cross(p - a)
}

/// Whether `p`, known to be on the segment's line, is within its bounding box.
fn within_bounds(s: Segment, p: Vector) -> bool {
    let (a, b) = (s.point1, s.point2);
    a.x.min(b.x) <= p.x && p.x <= a.x.max(b.x) && a.y.min(b.y) <= p.y && p.y <= a.y.max(b.y)
}

/// Whether a point is on a segment.
#[unsafe(no_mangle)]
pub extern "C" fn plain_point_segment_collide(p: Vector, s: Segment) -> bool {
    side(s.point1, s.point2, p) == 0.0 && within_bounds(s, p)
}

/// Whether two segments share a point: the four orientations, then the collinear cases.
#[unsafe(no_mangle)]
pub extern "C" fn plain_segments_collide(a: Segment, b: Segment) -> bool {
    let b1 = side(a.point1, a.point2, b.point1);
    let b2 = side(a.point1, a.point2, b.point2);
    let a1 = side(b.point1, b.point2, a.point1);
    let a2 = side(b.point1, b.point2, a.point2);
    if ((b1 > 0.0 && b2 < 0.0) || (b1 < 0.0 && b2 > 0.0))
        && ((a1 > 0.0 && a2 < 0.0) || (a1 < 0.0 && a2 > 0.0))
    {
        return true;
    }
    (b1 == 0.0 && within_bounds(a, b.point1))
        || (b2 == 0.0 && within_bounds(a, b.point2))
        || (a1 == 0.0 && within_bounds(b, a.point1))
        || (a2 == 0.0 && within_bounds(b, a.point2))
}

/// Whether a line and a segment share a point.
#[unsafe(no_mangle)]
pub extern "C" fn plain_line_segment_collide(l: Line, s: Segment) -> bool {
    if l.direction == Vector::default() {
        return plain_point_segment_collide(l.base, s);
    }
    let side1 = l.direction.cross(s.point1 - l.base);
    let side2 = l.direction.cross(s.point2 - l.base);
    side1.min(side2) <= 0.0 && side1.max(side2) >= 0.0
}

/// Whether a segment is strictly on one side of a line.
#[unsafe(no_mangle)]
pub extern "C" fn plain_on_one_side(axis: Line, s: Segment) -> bool {
    let side1 = axis.direction.cross(s.point1 - axis.base);
    let side2 = axis.direction.cross(s.point2 - axis.base);
    (side1 > 0.0 && side2 > 0.0) || (side1 < 0.0 && side2 < 0.0)
}

/// Whether two intervals share a number.
#[unsafe(no_mangle)]
pub extern "C" fn plain_overlapping(min_a: f32, max_a: f32, min_b: f32, max_b: f32) -> bool {
    min_b <= max_a && min_a <= max_b
}

/// Whether two ranges share a number.
#[unsafe(no_mangle)]
pub extern "C" fn plain_overlapping_ranges(a: Range, b: Range) -> bool {
    plain_overlapping(a.minimum, a.maximum, b.minimum, b.maximum)
}

/// Whether the segment and a box (center, half sides along two directions) are apart on the
/// segment's own direction.
fn apart_on_axis(axis: Segment, center: Vector, side1: Vector, side2: Vector) -> bool {
    let n = axis.point1 - axis.point2;
    let (a, b) = (n.dot(axis.point1), n.dot(axis.point2));
    let middle = n.dot(center);
    let reach = n.dot(side1).abs() + n.dot(side2).abs();
    a.max(b) < middle - reach || middle + reach < a.min(b)
}

/// Whether the segment's direction separates it from the rectangle.
#[unsafe(no_mangle)]
pub extern "C" fn plain_separating_axis_for_rectangle(axis: Segment, r: Rectangle) -> bool {
    let half = r.size * 0.5;
    apart_on_axis(axis, r.origin + half, vector(half.x, 0.0), vector(0.0, half.y))
}

/// Whether the segment's direction separates it from the turned rectangle.
#[unsafe(no_mangle)]
pub extern "C" fn plain_separating_axis_for_oriented_rectangle(
    axis: Segment,
    r: OrientedRectangle,
) -> bool {
    let (cosine, sine) = r.turn();
    let right = vector(cosine, sine) * r.half_extend.x;
    let up = vector(-sine, cosine) * r.half_extend.y;
    apart_on_axis(axis, r.center, right, up)
}
