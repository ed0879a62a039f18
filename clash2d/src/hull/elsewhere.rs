//! Hulls of shapes that stand at positions: around the shape in its own coordinates, then moved.

use super::shape_circle::own_circle;
use super::shape_oriented::own_box;
use super::shape_rectangle::own_rectangle;
use crate::any::{Form, Placed, Shape, moved_frame};
use crate::exact::float::two_sum;
use crate::exact::round::{size_to, sum_down};
use crate::root::square_root;
use crate::shape::{Circle, OrientedRectangle, Rectangle};
use crate::tree::Frame;
use crate::vector::Vector2D;

/// [`ask::bounding_rectangle`](crate::ask::bounding_rectangle).
pub fn bounding_rectangle(shape: &Shape<'_>) -> Option<Rectangle> {
    let r = if is_elsewhere(shape) { rectangle(shape) } else { own_rectangle(shape) };
    if r.origin.x.is_nan() { None } else { Some(r) }
}

/// [`ask::bounding_circle`](crate::ask::bounding_circle).
pub fn bounding_circle(shape: &Shape<'_>) -> Option<Circle> {
    let c = if is_elsewhere(shape) { circle(shape) } else { own_circle(shape) };
    if c.radius.is_nan() { None } else { Some(c) }
}

/// [`ask::oriented_box`](crate::ask::oriented_box).
pub fn oriented_box(shape: &Shape<'_>) -> Option<OrientedRectangle> {
    let r = if is_elsewhere(shape) { oriented(shape) } else { own_box(shape) };
    if r.rotation.is_nan() { None } else { Some(r) }
}

/// Whether a shape stands at a position, or a member of it.
fn is_elsewhere(shape: &Shape<'_>) -> bool {
    !shape.is_at_origin() || has_moved_members(shape)
}

fn has_moved_members(shape: &Shape<'_>) -> bool {
    match shape.form().plain() {
        Form::Group(group) => group.shapes().iter().any(|member| !member.is_at_origin()),
        _ => false,
    }
}

/// A rectangle around a shape: the smallest one where all sums are floats, otherwise a last place or two larger.
#[cold]
fn rectangle(shape: &Shape<'_>) -> Rectangle {
    let placed = Placed::of(shape).plain();
    let frame = match placed.form {
        Form::Group(group) => {
            Placed::members(group, placed.position).map(frame_of).fold(Frame::EMPTY, Frame::joined)
        }
        _ => frame_of(placed),
    };
    rectangle_of(frame)
}

/// A box as a rectangle that contains it; of nothing, NaN.
pub(crate) fn rectangle_of(frame: Frame) -> Rectangle {
    let Frame { low, high } = frame;
    if !frame.meets(&frame) {
        return Rectangle::EMPTY;
    }
    let size = |low: f32, high: f32| match low.is_finite() && high.is_finite() {
        true => size_to(low, [high, 0.0]),
        false => f32::INFINITY,
    };
    Rectangle::new(low, Vector2D::new(size(low.x, high.x), size(low.y, high.y)))
}

/// A box around a shape that is no group, where it stands.
pub(crate) fn frame_of(placed: Placed<'_>) -> Frame {
    let Rectangle { origin, size } = own_rectangle(&placed.form.into());
    if origin.x.is_nan() {
        return Frame::EMPTY;
    }
    let end = |origin: f32, size: f32| {
        if size == f32::INFINITY {
            return size;
        }
        let (end, lost) = two_sum(origin, size);
        // What overflows loses NaN.
        if lost <= 0.0 { end } else { end.next_up() }
    };
    let high = Vector2D::new(end(origin.x, size.x), end(origin.y, size.y));
    let own = Frame { low: origin, high };
    match placed.position.single() {
        Some(by) => Frame {
            low: Vector2D::new(sum_down(own.low.x, by.x), sum_down(own.low.y, by.y)),
            high: Vector2D::new(-sum_down(-own.high.x, -by.x), -sum_down(-own.high.y, -by.y)),
        },
        None => moved_frame(own, placed.position),
    }
}

/// The smallest circle, moved; around members at positions of their own the one around the rectangle.
#[cold]
fn circle(shape: &Shape<'_>) -> Circle {
    if has_moved_members(shape) {
        let OrientedRectangle { center, half_extend, .. } = around(shape);
        let [x, y] = [half_extend.x, half_extend.y].map(f64::from);
        return Circle::new(center, above(square_root(x * x + y * y)));
    }
    let Circle { center, radius } = own_circle(&placed_form(shape));
    let (center, lost) = moved(center, shape.position());
    Circle::new(center, grown(radius, lost))
}

/// The turned rectangle, moved; around members at positions of their own the upright one.
#[cold]
fn oriented(shape: &Shape<'_>) -> OrientedRectangle {
    if has_moved_members(shape) {
        return around(shape);
    }
    let OrientedRectangle { center, half_extend, rotation } = own_box(&placed_form(shape));
    let (center, lost) = moved(center, shape.position());
    let half = Vector2D::new(grown(half_extend.x, lost), grown(half_extend.y, lost));
    OrientedRectangle::new(center, half, rotation)
}

/// The shape in its own coordinates; nothing if it stands at no place.
fn placed_form<'a>(shape: &Shape<'a>) -> Shape<'a> {
    Placed::of(shape).form.into()
}

/// A point moved to a place of floats, and how far off it is at most.
fn moved(v: Vector2D, by: Vector2D) -> (Vector2D, f64) {
    let axis = |v: f32, by: f32| {
        let (sum, lost) = two_sum(f64::from(v), f64::from(by));
        let near = sum as f32;
        (near, (sum - f64::from(near)).abs() + lost.abs())
    };
    let ((x, off_x), (y, off_y)) = (axis(v.x, by.x), axis(v.y, by.y));
    (Vector2D::new(x, y), off_x + off_y)
}

fn grown(reach: f32, by: f64) -> f32 {
    if by == 0.0 { reach } else { above(f64::from(reach) + by) }
}

/// A float above a number that was rounded a few times.
fn above(x: f64) -> f32 {
    ((x * (1.0 + 8.0 * f64::EPSILON)) as f32).next_up()
}

/// The rectangle around a shape as a turned one that contains it.
fn around(shape: &Shape<'_>) -> OrientedRectangle {
    let r = rectangle(shape);
    if r.origin.x.is_nan() {
        return OrientedRectangle::NOWHERE;
    }
    if !r.size.is_finite() {
        let endless = Vector2D::new(f32::INFINITY, f32::INFINITY);
        return OrientedRectangle::new(shape.position(), endless, 0.0);
    }
    let half = |origin: f32, size: f32| {
        let middle = (f64::from(origin) + 0.5 * f64::from(size)) as f32;
        let low = f64::from(middle) - f64::from(origin);
        let high = f64::from(origin) + f64::from(size) - f64::from(middle);
        (middle, above(if low > high { low } else { high }))
    };
    let ((x, width), (y, height)) = (half(r.origin.x, r.size.x), half(r.origin.y, r.size.y));
    OrientedRectangle::new(Vector2D::new(x, y), Vector2D::new(width, height), 0.0)
}
