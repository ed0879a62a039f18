//! Circles and points.

use super::shapes::{Circle, Line, OrientedRectangle, Rectangle, Segment, Vector};
use super::vector::vector;

/// Whether `p` is at most `radius` away from the origin.
fn within(p: Vector, radius: f32) -> bool {
    p.dot(p) <= radius * radius
}

/// Whether two circles share a point.
#[unsafe(no_mangle)]
pub extern "C" fn plain_circles_collide(a: Circle, b: Circle) -> bool {
    within(a.center - b.center, a.radius + b.radius)
}

/// Whether two points are the same.
#[unsafe(no_mangle)]
pub extern "C" fn plain_points_collide(a: Vector, b: Vector) -> bool {
    a.x == b.x && a.y == b.y
}

/// Whether a point is in a circle.
#[unsafe(no_mangle)]
pub extern "C" fn plain_circle_point_collide(c: Circle, p: Vector) -> bool {
    within(c.center - p, c.radius)
}

/// Whether a circle meets a line: the distance of its center, squared and free of divisions.
#[unsafe(no_mangle)]
pub extern "C" fn plain_circle_line_collide(c: Circle, l: Line) -> bool {
    let from_base = c.center - l.base;
    let length2 = l.direction.dot(l.direction);
    if length2 == 0.0 {
        return within(from_base, c.radius);
    }
    let cross = l.direction.cross(from_base);
    cross * cross <= c.radius * c.radius * length2
}

/// Whether a circle meets a segment: the nearest point of the segment is in the circle.
#[unsafe(no_mangle)]
pub extern "C" fn plain_circle_segment_collide(c: Circle, s: Segment) -> bool {
    let direction = s.point2 - s.point1;
    let to_center = c.center - s.point1;
    let length2 = direction.dot(direction);
    if length2 == 0.0 {
        return within(to_center, c.radius);
    }
    let part = (to_center.dot(direction) / length2).clamp(0.0, 1.0);
    within(to_center - direction * part, c.radius)
}

/// Whether a circle meets a box given by its corners.
pub(super) fn circle_box(c: Circle, lower: Vector, upper: Vector) -> bool {
    // The bounds are in order unless a size is negative or not a number: no clamp, it panics.
    let nearest =
        vector(c.center.x.max(lower.x).min(upper.x), c.center.y.max(lower.y).min(upper.y));
    within(c.center - nearest, c.radius)
}

/// Whether a circle meets a rectangle.
#[unsafe(no_mangle)]
pub extern "C" fn plain_circle_rectangle_collide(c: Circle, r: Rectangle) -> bool {
    circle_box(c, r.origin, r.origin + r.size)
}

/// Whether a circle meets a turned rectangle, in the rectangle's frame.
#[unsafe(no_mangle)]
pub extern "C" fn plain_circle_oriented_rectangle_collide(c: Circle, r: OrientedRectangle) -> bool {
    let seen = Circle { center: r.local(c.center), radius: c.radius };
    circle_box(seen, -r.half_extend, r.half_extend)
}
