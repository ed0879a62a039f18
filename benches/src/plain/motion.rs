//! Moving shapes, by the sum of the two shapes and one segment against it.

use super::boxes::plain_rectangle_segment_collide;
use super::round::{circle_box, plain_circle_segment_collide};
use super::shapes::{Circle, Rectangle, Segment, Vector};
use super::vector::vector;

/// Whether a moving circle meets another one on its way.
#[unsafe(no_mangle)]
pub extern "C" fn plain_moving_circle_circle_collide(a: Circle, move_a: Vector, b: Circle) -> bool {
    let sum = Circle { center: b.center, radius: a.radius + b.radius };
    plain_circle_segment_collide(sum, Segment { point1: a.center, point2: a.center + move_a })
}

/// Whether a moving rectangle meets another one on its way.
#[unsafe(no_mangle)]
pub extern "C" fn plain_moving_rectangle_rectangle_collide(
    a: Rectangle,
    move_a: Vector,
    b: Rectangle,
) -> bool {
    let sum = Rectangle { origin: b.origin - a.size, size: a.size + b.size };
    let way = Segment { point1: a.origin, point2: a.origin + move_a };
    plain_rectangle_segment_collide(sum, way)
}

/// Whether the way meets the rectangle with rounded corners: two fat boxes and four circles.
fn way_meets_rounded(way: Segment, r: Rectangle, radius: f32) -> bool {
    let (lower, upper) = (r.origin, r.origin + r.size);
    let wide = vector(radius, 0.0);
    let high = vector(0.0, radius);
    let flat = Rectangle { origin: lower - wide, size: r.size + wide * 2.0 };
    let tall = Rectangle { origin: lower - high, size: r.size + high * 2.0 };
    let corners = [lower, vector(upper.x, lower.y), upper, vector(lower.x, upper.y)];
    circle_box(Circle { center: way.point1, radius }, lower, upper)
        || plain_rectangle_segment_collide(flat, way)
        || plain_rectangle_segment_collide(tall, way)
        || corners
            .into_iter()
            .any(|center| plain_circle_segment_collide(Circle { center, radius }, way))
}

/// Whether a moving circle meets a rectangle on its way.
#[unsafe(no_mangle)]
pub extern "C" fn plain_moving_circle_rectangle_collide(
    a: Circle,
    move_a: Vector,
    b: Rectangle,
) -> bool {
    let way = Segment { point1: a.center, point2: a.center + move_a };
    way_meets_rounded(way, b, a.radius)
}

/// Whether a moving rectangle meets a circle on its way.
#[unsafe(no_mangle)]
pub extern "C" fn plain_moving_rectangle_circle_collide(
    a: Rectangle,
    move_a: Vector,
    b: Circle,
) -> bool {
    let way = Segment { point1: b.center, point2: b.center - move_a };
    way_meets_rounded(way, a, b.radius)
}
