//! Upright rectangles around any shape.

use super::rectangle::{Bounds, Reach};
use crate::any::{Form, Shape};
use crate::shape::{Line, Rectangle};
use crate::vector::Vector2D;

/// [`bounding_rectangle`](super::bounding_rectangle) of a shape in its own coordinates.
pub(super) fn own_rectangle(shape: &Shape<'_>) -> Rectangle {
    match shape.form().plain() {
        Form::Group(_) => Reach::joined(members(shape).filter_map(Reach::of)),
        form => Reach::joined(Reach::of(form).into_iter()),
    }
}

/// The forms of a group, of which none is a group, or the form of another shape.
pub(super) fn members<'a>(shape: &Shape<'a>) -> impl Iterator<Item = Form<'a>> + Clone {
    let shapes = match shape.form().plain() {
        Form::Group(group) => group.shapes(),
        _ => core::slice::from_ref(shape),
    };
    shapes.iter().map(|shape| shape.form().plain()).filter(|form| !matches!(form, Form::Group(_)))
}

impl Reach {
    /// How far a shape reaches that is no group; None if it has no points.
    pub(super) fn of(form: Form<'_>) -> Option<Self> {
        let of_points = |points: &[Vector2D], radius: f32| {
            Some(Bounds::of_points(points.iter().copied())?.grown(radius))
        };
        let bounds = match form {
            Form::Point(p) if p.is_finite() => of_points(&[p], 0.0),
            Form::Line(l) if l.is_valid() => Some(Bounds::of_line(l)),
            Form::Segment(s) if s.is_valid() => of_points(&[s.point1, s.point2], 0.0),
            Form::Circle(c) if c.is_valid() => Some(Bounds::of_circle(c)),
            Form::Capsule(c) if c.is_valid() => of_points(&[c.point1, c.point2], c.radius),
            Form::Rectangle(r) if r.is_valid() => Some(Bounds::of(r)),
            Form::Polygon(p) if p.is_valid() => of_points(p.vertices(), p.radius()),
            Form::Chain(c) if c.is_valid() => of_points(c.vertices(), c.radius()),
            Form::OrientedRectangle(r) if r.is_valid() => return Some(Self::Turned(r)),
            Form::Sector(s) if s.is_valid() => return Some(Self::Sector(s)),
            _ => None,
        };
        bounds.map(Self::Bounds)
    }
}

impl Bounds {
    fn of_line(Line { base, direction }: Line) -> Self {
        let end = |base: f32, direction: f32| if direction == 0.0 { base } else { f32::INFINITY };
        let low =
            |base: f32, direction: f32| if direction == 0.0 { base } else { f32::NEG_INFINITY };
        Self {
            low: Vector2D::new(low(base.x, direction.x), low(base.y, direction.y)),
            high: [[end(base.x, direction.x), 0.0], [end(base.y, direction.y), 0.0]],
        }
    }
}
