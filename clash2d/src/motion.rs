//! Shapes in motion: whether a shape that moves in a straight line meets another one on its way.
//!
//! Start and end count; the end is `start + movement`, a sum of real numbers. Solved in closed form
//! for the Minkowski sum of the two shapes, without steps and without a tolerance. Only the movement
//! of one against the other matters: if both move, pass the difference of their movements.

#![forbid(unsafe_code)]

use crate::collide::{
    circle_rectangle_collide, circles_collide, corners_from, is_extent, line_meets_corners,
    rectangles_collide,
};
use crate::exact::float::Float;
use crate::exact::judge::{Judge, decide};
use crate::exact::polynomial::{corner_crosses, path_distance, rectangle_distance, sum};
use crate::exact::terms::{Corners, Terms, from_to, vector};
use crate::shape::{Circle, Rectangle};
use crate::vector::Vector2D;

/// Whether a moving circle meets a circle anywhere on its way; touching counts.
///
/// Book: "Shapes in Motion".
#[inline(always)]
pub fn moving_circle_circle_collide(a: Circle, move_a: Vector2D, b: Circle) -> bool {
    if move_a == Vector2D::ZERO {
        return circles_collide(a, b);
    }
    let from_start = from_to(a.center, b.center);
    let from_end = [[b.center.x, -a.center.x, -move_a.x], [b.center.y, -a.center.y, -move_a.y]];
    decide!(j: f32 => path_distance(j, vector(move_a), from_start, from_end, [a.radius, b.radius]) >= 0.0)
        & (a.radius >= 0.0)
        & (b.radius >= 0.0)
}

/// Whether a moving rectangle meets a rectangle anywhere on its way; touching counts.
///
/// Book: "Shapes in Motion".
#[inline(always)]
pub fn moving_rectangle_rectangle_collide(a: Rectangle, move_a: Vector2D, b: Rectangle) -> bool {
    if move_a == Vector2D::ZERO {
        return rectangles_collide(a, b);
    }
    // The origin of a, a point, moves against b made larger by the size of a.
    let corners = Corners {
        low: [[b.origin.x, -a.origin.x, -a.size.x], [b.origin.y, -a.origin.y, -a.size.y]],
        high: [[b.origin.x, -a.origin.x, b.size.x], [b.origin.y, -a.origin.y, b.size.y]],
    };
    decide!(j: f32 => {
        let meets = line_meets_corners(j, vector(move_a), corners);
        path_covers(j, move_a, corners) & meets
    }) & is_extent(a.size)
        & is_extent(b.size)
}

/// Whether a path that starts where the corners are seen from overlaps their ranges on both axes.
#[inline]
fn path_covers<J: Judge>(j: &mut J, movement: Vector2D, corners: Corners) -> bool {
    let mut covers = |movement: f32, [a, b, c]: Terms<3>, [d, e, f]: Terms<3>| {
        let (ahead, back) = (if_so(movement > 0.0, movement), if_so(movement < 0.0, movement));
        (sum(j, [a, b, c, -ahead]) <= J::Float::ZERO) & (sum(j, [d, e, f, -back]) >= J::Float::ZERO)
    };
    covers(movement.x, corners.low[0], corners.high[0])
        & covers(movement.y, corners.low[1], corners.high[1])
}

/// Whether a moving circle meets a rectangle anywhere on its way; touching counts.
///
/// Book: "Shapes in Motion".
#[inline(always)]
pub fn moving_circle_rectangle_collide(a: Circle, move_a: Vector2D, b: Rectangle) -> bool {
    if move_a == Vector2D::ZERO {
        return circle_rectangle_collide(a, b);
    }
    decide!(j: f32 => {
        let end = [[a.center.x, move_a.x], [a.center.y, move_a.y]];
        let at_start = rectangle_distance(j, vector(a.center), b, a.radius);
        let at_end = rectangle_distance(j, end, b, a.radius);
        ((at_start >= 0.0) | (at_end >= 0.0) | passes_between(j, a, move_a, b))
            & !(at_start + at_end).is_nan()
    }) & (a.radius >= 0.0)
        & is_extent(b.size)
}

/// Whether the way between start and end, if neither of them is near the rectangle, comes near it.
///
/// The distance to the rectangle is convex along the way. If the line of the way meets the
/// rectangle, then where that is decides; otherwise the corner next to the line does.
#[inline]
fn passes_between<J: Judge>(j: &mut J, a: Circle, move_a: Vector2D, b: Rectangle) -> bool {
    let corners = corners_from(a.center, b);
    let (left, right) = corner_crosses(j, vector(move_a), corners);
    let is_right_of_line = left < J::Float::ZERO;
    let is_beside_line = is_right_of_line | (right > J::Float::ZERO);
    // Of the corners on the right of the line the nearest is the leftmost one, and the other way
    // round.
    let is_upper = (move_a.x > 0.0) == is_right_of_line;
    let is_right = (move_a.y > 0.0) != is_right_of_line;
    let [x, y] = [
        [b.origin.x, -a.center.x, if_so(is_right, b.size.x)],
        [b.origin.y, -a.center.y, if_so(is_upper, b.size.y)],
    ];
    let from_end = [[x[0], x[1], x[2], -move_a.x], [y[0], y[1], y[2], -move_a.y]];
    let meets_corner =
        path_distance(j, vector(move_a), [x, y], from_end, [a.radius]) >= J::Float::ZERO;
    let covers = path_covers(j, move_a, corners);
    (is_beside_line & meets_corner) | (!is_beside_line & covers)
}

/// The number or 0, without a branch.
#[inline]
fn if_so(condition: bool, x: f32) -> f32 {
    f32::from_bits(x.to_bits() & u32::from(condition).wrapping_neg())
}

/// Whether a moving rectangle meets a circle anywhere on its way; touching counts.
///
/// Book: "Shapes in Motion".
#[inline(always)]
pub fn moving_rectangle_circle_collide(a: Rectangle, move_a: Vector2D, b: Circle) -> bool {
    moving_circle_rectangle_collide(b, -move_a, a)
}
