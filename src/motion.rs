//! Shapes in motion: whether a shape that moves in a straight line meets another one on its way.
//!
//! Start and end count; the end is `start + movement`, a sum of real numbers. Solved in closed form
//! for the Minkowski sum of the two shapes, without steps and without a tolerance. Only the movement
//! of one against the other matters: if both move, pass the difference of their movements.

use crate::collide::{
    Corners, circle_rectangle_collide, circles_collide, is_extent, line_meets_corners, path_passes,
    rectangles_collide,
};
use crate::exact::polynomial::{
    Vector, cross, dot, from_to, line_distance, rectangle_distance, sum, vector,
};
use crate::shape::{Circle, Rectangle};
use crate::vector::Vector2D;

/// Whether a moving circle meets a circle anywhere on its way; touching counts.
///
/// Book: "Circle-Circle Collision" of "Shapes in Motion".
pub fn moving_circle_circle_collide(a: Circle, move_a: Vector2D, b: Circle) -> bool {
    if move_a == Vector2D::ZERO {
        return circles_collide(a, b);
    }
    let from_start = from_to(a.center, b.center);
    let from_end = [[b.center.x, -a.center.x, -move_a.x], [b.center.y, -a.center.y, -move_a.y]];
    path_passes(vector(move_a), from_start, from_end, [a.radius, b.radius])
        & (a.radius >= 0.0)
        & (b.radius >= 0.0)
}

/// Whether a moving rectangle meets a rectangle anywhere on its way; touching counts.
///
/// Book: "Rectangle-Rectangle Collision" of "Shapes in Motion".
pub fn moving_rectangle_rectangle_collide(a: Rectangle, move_a: Vector2D, b: Rectangle) -> bool {
    if move_a == Vector2D::ZERO {
        return rectangles_collide(a, b);
    }
    // The origin of a, a point, moves against b made larger by the size of a.
    let corners = Corners {
        low: [[b.origin.x, -a.origin.x, -a.size.x], [b.origin.y, -a.origin.y, -a.size.y]],
        high: [[b.origin.x, -a.origin.x, b.size.x], [b.origin.y, -a.origin.y, b.size.y]],
    };
    path_covers(move_a.x, corners.low[0], corners.high[0])
        & path_covers(move_a.y, corners.low[1], corners.high[1])
        & line_meets_corners(vector(move_a), corners)
        & is_extent(a.size)
        & is_extent(b.size)
}

/// Whether the numbers from 0 to `movement` overlap those from `low` to `high`.
#[inline]
fn path_covers(movement: f32, low: [f32; 3], high: [f32; 3]) -> bool {
    let (ahead, back) = if movement > 0.0 { (movement, 0.0) } else { (0.0, movement) };
    let [a, b, c] = low;
    let [d, e, f] = high;
    (sum([a, b, c, -ahead]) <= 0.0) & (sum([d, e, f, -back]) >= 0.0)
}

/// Whether a moving circle meets a rectangle anywhere on its way; touching counts.
///
/// Book: "Circle-Rectangle Collision" of "Shapes in Motion".
pub fn moving_circle_rectangle_collide(a: Circle, move_a: Vector2D, b: Rectangle) -> bool {
    if move_a == Vector2D::ZERO {
        return circle_rectangle_collide(a, b);
    }
    let start = vector(a.center);
    let end = [[a.center.x, move_a.x], [a.center.y, move_a.y]];
    let at_start = rectangle_distance(start, b, a.radius);
    let at_end = rectangle_distance(end, b, a.radius);
    ((at_start >= 0.0) | (at_end >= 0.0) || passes_between(a, move_a, b))
        & !(at_start + at_end).is_nan()
        & (a.radius >= 0.0)
        & is_extent(b.size)
}

/// Whether the way between start and end, neither of them near the rectangle, comes near it.
///
/// The distance to the rectangle is convex along the way. If the line of the way meets the
/// rectangle, then where that is decides; otherwise the corner next to the line does, provided that
/// the way passes it.
fn passes_between(a: Circle, move_a: Vector2D, b: Rectangle) -> bool {
    let way = vector(move_a);
    let corners = Corners::seen_from(a.center, b);
    let (left, right) = (corners.leftmost(way), corners.rightmost(way));
    if cross(way, left) < 0.0 {
        return corner_passed(a, move_a, left);
    }
    if cross(way, right) > 0.0 {
        return corner_passed(a, move_a, right);
    }
    path_covers(move_a.x, corners.low[0], corners.high[0])
        & path_covers(move_a.y, corners.low[1], corners.high[1])
}

/// Whether a moving circle meets a point that it passes, seen from its start.
fn corner_passed(a: Circle, move_a: Vector2D, [x, y]: Vector<3>) -> bool {
    let way = vector(move_a);
    let from_end = [[x[0], x[1], x[2], -move_a.x], [y[0], y[1], y[2], -move_a.y]];
    (dot(way, [x, y]) > 0.0)
        & (dot(way, from_end) < 0.0)
        & (line_distance(way, [x, y], [a.radius]) >= 0.0)
}

/// Whether a moving rectangle meets a circle anywhere on its way; touching counts.
///
/// Book: "Rectangle-Circle Collision" of "Shapes in Motion".
pub fn moving_rectangle_circle_collide(a: Rectangle, move_a: Vector2D, b: Circle) -> bool {
    moving_circle_rectangle_collide(b, -move_a, a)
}
