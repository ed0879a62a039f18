//! Shapes in motion.

use super::ClashGeometry2D;
use crate::convert::{circle, rectangle, vector};
use godot::prelude::*;

#[godot_api(secondary)]
impl ClashGeometry2D {
    /// Whether a moving circle meets a rectangle anywhere on its straight way from `center` to
    /// `center + move_a`; start, end and touching count. No tunnelling, no tolerance.
    #[func]
    fn moving_circle_rectangle_collide(
        center: Vector2,
        radius: f64,
        move_a: Vector2,
        rect: Rect2,
    ) -> bool {
        let a = circle(center, radius);
        clash2d::moving_circle_rectangle_collide(a, vector(move_a), rectangle(rect))
    }

    /// Whether a moving rectangle meets another one anywhere on its straight way from where it is
    /// to there plus `move_a`; start, end and touching count. No tunnelling, no tolerance.
    #[func]
    fn moving_rectangle_rectangle_collide(rect_a: Rect2, move_a: Vector2, rect_b: Rect2) -> bool {
        let (a, b) = (rectangle(rect_a), rectangle(rect_b));
        clash2d::moving_rectangle_rectangle_collide(a, vector(move_a), b)
    }

    /// Whether a moving circle meets another one anywhere on its straight way from `center_a` to
    /// `center_a + move_a`; start, end and touching count. No tunnelling, no tolerance.
    #[func]
    fn moving_circle_circle_collide(
        center_a: Vector2,
        radius_a: f64,
        move_a: Vector2,
        center_b: Vector2,
        radius_b: f64,
    ) -> bool {
        let (a, b) = (circle(center_a, radius_a), circle(center_b, radius_b));
        clash2d::moving_circle_circle_collide(a, vector(move_a), b)
    }

    /// Whether a moving rectangle meets a circle anywhere on its straight way from where it is to
    /// there plus `move_a`; start, end and touching count. No tunnelling, no tolerance.
    #[func]
    fn moving_rectangle_circle_collide(
        rect: Rect2,
        move_a: Vector2,
        center: Vector2,
        radius: f64,
    ) -> bool {
        let b = circle(center, radius);
        clash2d::moving_rectangle_circle_collide(rectangle(rect), vector(move_a), b)
    }
}
