//! A point near a shape, for an anchor.

use crate::any::{Form, OfKind, Polygon, Shape};
use crate::shape::{Capsule, Circle, OrientedRectangle, Rectangle, Segment};
use crate::vector::Vector2D;

/// A point near a shape. Seen where it is and not as a form, which would be a copy.
#[inline(always)]
pub(crate) fn home_of(shape: &Shape<'_>) -> Vector2D {
    if let Some(&p) = Vector2D::of(shape) {
        return p;
    }
    if let Some(s) = Segment::of(shape) {
        return s.point1;
    }
    if let Some(c) = Circle::of(shape) {
        return c.center;
    }
    if let Some(r) = Rectangle::of(shape) {
        return r.origin;
    }
    if let Some(r) = OrientedRectangle::of(shape) {
        return r.center;
    }
    if let Some(c) = Capsule::of(shape) {
        return c.point1;
    }
    if let Some(polygon) = Polygon::of(shape) {
        return polygon.vertices().first().copied().unwrap_or_default();
    }
    other_home(shape)
}

#[cold]
#[inline(never)]
fn other_home(shape: &Shape<'_>) -> Vector2D {
    home(shape.form())
}

/// A point near a form.
#[inline]
pub(crate) fn home(form: Form<'_>) -> Vector2D {
    match form {
        Form::Point(p) => p,
        Form::Line(line) => line.base,
        Form::Segment(s) => s.point1,
        Form::Circle(c) => c.center,
        Form::Rectangle(r) => r.origin,
        Form::OrientedRectangle(r) => r.center,
        Form::Capsule(c) => c.point1,
        Form::Polygon(p) => p.vertices().first().copied().unwrap_or_default(),
        Form::Chain(c) => c.vertices().first().copied().unwrap_or_default(),
        Form::Sector(s) => s.center,
        Form::Prepared(_) => home(form.plain()),
        Form::None | Form::Group(_) => Vector2D::ZERO,
    }
}
