//! Whether a moving shape meets another one on its way.

use clash2d::{
    Circle, Rectangle, Vector2D, moving_circle_circle_collide, moving_circle_rectangle_collide,
    moving_rectangle_circle_collide, moving_rectangle_rectangle_collide,
};

// ---- Shapes in motion --------------------------------------------------------------------------

/// Whether a moving circle meets a rectangle anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance. clash_cast
/// tells when and where, for any two shapes that both may move.
/// Book: "Shapes in Motion".
#[unsafe(no_mangle)]
pub extern "C" fn clash_moving_circle_rectangle_collide(
    a: Circle,
    move_a: Vector2D,
    b: Rectangle,
) -> bool {
    moving_circle_rectangle_collide(a, move_a, b)
}

/// Whether a moving rectangle meets another one anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance. clash_cast
/// tells when and where, for any two shapes that both may move.
/// Book: "Shapes in Motion".
#[unsafe(no_mangle)]
pub extern "C" fn clash_moving_rectangle_rectangle_collide(
    a: Rectangle,
    move_a: Vector2D,
    b: Rectangle,
) -> bool {
    moving_rectangle_rectangle_collide(a, move_a, b)
}

/// Whether a moving circle meets another one anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance. clash_cast
/// tells when and where, for any two shapes that both may move.
/// Book: "Shapes in Motion".
#[unsafe(no_mangle)]
pub extern "C" fn clash_moving_circle_circle_collide(
    a: Circle,
    move_a: Vector2D,
    b: Circle,
) -> bool {
    moving_circle_circle_collide(a, move_a, b)
}

/// Whether a moving rectangle meets a circle anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance. clash_cast
/// tells when and where, for any two shapes that both may move.
/// Book: "Shapes in Motion".
#[unsafe(no_mangle)]
pub extern "C" fn clash_moving_rectangle_circle_collide(
    a: Rectangle,
    move_a: Vector2D,
    b: Circle,
) -> bool {
    moving_rectangle_circle_collide(a, move_a, b)
}
