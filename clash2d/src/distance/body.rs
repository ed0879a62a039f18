//! What two shapes are to a question that is more than a yes or no.

use crate::any::{Form, Placed};
use crate::exact::position::Position;
use crate::outline::{Bounds, Core, Outline, float_near};
use crate::shape::{Capsule, Circle, Line, OrientedRectangle, Rectangle, Sector, Segment};
use crate::vector::Vector2D;

/// A shape that has points, but no group.
#[derive(Clone, Copy)]
#[allow(clippy::large_enum_variant, reason = "there are two of them at a time, on the stack")]
pub(crate) enum Body<'a> {
    /// A line with a direction.
    Line(Line),
    /// A sector that is neither a disc nor a point.
    Sector(Sector),
    /// Any other one, seen from the anchor of the question.
    Outline(Outline<'a>),
}

impl<'a> Body<'a> {
    /// What a simplified form is, seen from an anchor; None of an empty one and of a group.
    fn of(placed: Placed<'a>, anchor: Vector2D) -> Option<Self> {
        let position = placed.position;
        match placed.form {
            Form::Line(line) => {
                let base = float_near(position, line.base);
                line.is_valid().then_some(Body::Line(Line { base, ..line }))
            }
            Form::Sector(sector) if sector.is_valid() => {
                let flat = Outline::of_flat(sector, position, anchor).map(Body::Outline);
                let center = float_near(position, sector.center);
                flat.or(Some(Body::Sector(Sector { center, ..sector })))
            }
            _ => Outline::of(placed, anchor).map(Body::Outline),
        }
    }

    /// What two shapes are in the frame of [`Placed::aligned`], seen from an anchor that suits both, and
    /// where the frame stands; None if one is empty or a group. Of two lines or sectors the second one
    /// may stand at the nearest floats.
    pub(crate) fn pair(
        a: impl Into<Placed<'a>>,
        b: impl Into<Placed<'a>>,
    ) -> Option<([Self; 2], Vector2D, Position)> {
        Self::pair_shifted(a.into(), b.into(), Vector2D::ZERO)
    }

    /// [`Body::pair`] with a float added to each coordinate of the second shape; one that becomes
    /// infinite makes it empty.
    pub(crate) fn pair_shifted(
        a: Placed<'a>,
        b: Placed<'a>,
        by: Vector2D,
    ) -> Option<([Self; 2], Vector2D, Position)> {
        let (a, b) = (a.with(simplified(a.form)), b.with(simplified(shifted(b.form, by))));
        let ([a, b], frame) = centered(Placed::aligned(a, b));
        let anchor = match (a.form, b.form) {
            (Form::Sector(sector), _) if sector.half_angle > 0.0 => {
                float_near(a.position, sector.center)
            }
            (_, Form::Sector(sector)) if sector.half_angle > 0.0 => {
                float_near(b.position, sector.center)
            }
            (Form::Line(line), _) => float_near(a.position, line.base),
            (_, Form::Line(line)) => float_near(b.position, line.base),
            (form, _) => float_near(a.position, form.home().unwrap_or_default()),
        };
        let second = match Self::of(b, anchor)? {
            // All vertices are as finite as they were.
            Body::Outline(outline) if by != Vector2D::ZERO => {
                Body::Outline(shifted_outline(&outline, by)?)
            }
            other => other,
        };
        Some(([Self::of(a, anchor)?, second], anchor, frame))
    }

    /// What a form is whose outline is known, with a float added to each coordinate.
    pub(crate) fn moved(form: Form<'a>, outline: &Outline<'a>, by: Vector2D) -> Option<Self> {
        match outline.core() {
            Core::Few(..) => Self::of(simplified(shifted(form, by)).into(), outline.anchor()),
            _ => shifted_outline(outline, by).map(Body::Outline),
        }
    }
}

/// An outline with a float added to each borrowed vertex; None if one becomes infinite.
fn shifted_outline<'a>(outline: &Outline<'a>, by: Vector2D) -> Option<Outline<'a>> {
    let outline = outline.shifted(by);
    let Bounds { low, high } = outline.bounds();
    low.iter().chain(&high).all(|x| x.is_finite()).then_some(outline)
}

/// Of two lines or sectors of which one still stands elsewhere, the first one around zero and the second
/// one at the nearest floats; others as they are.
fn centered<'a>(([a, b], frame): ([Placed<'a>; 2], Position)) -> ([Placed<'a>; 2], Position) {
    let (Some(first), Some(second)) = (center(a.form), center(b.form)) else {
        return ([a, b], frame);
    };
    // An infinite one stays, so that it makes the shape empty.
    if b.is_at_origin() | !first.is_finite() | !second.is_finite() {
        return ([a, b], frame);
    }
    let seen = b.position.plus(Position::of(Vector2D::ZERO - first));
    let placed = [shifted_to(a.form, Vector2D::ZERO), shifted_to(b.form, float_near(seen, second))];
    (placed.map(Placed::from), frame.plus(Position::of(first)))
}

/// Where the base of a line or the center of a sector is.
fn center(form: Form<'_>) -> Option<Vector2D> {
    match form {
        Form::Line(line) => Some(line.base),
        Form::Sector(sector) => Some(sector.center),
        _ => None,
    }
}

/// A line or a sector with another base or center.
fn shifted_to(form: Form<'_>, center: Vector2D) -> Form<'_> {
    match form {
        Form::Line(line) => Form::Line(Line { base: center, ..line }),
        Form::Sector(sector) => Form::Sector(Sector { center, ..sector }),
        _ => form,
    }
}

/// The form with a float added to each coordinate, but for vertices that it borrows.
pub(crate) fn shifted(form: Form<'_>, by: Vector2D) -> Form<'_> {
    match form {
        Form::Point(p) => Form::Point(p + by),
        Form::Line(line) => Form::Line(Line { base: line.base + by, ..line }),
        Form::Segment(s) => Form::Segment(Segment::new(s.point1 + by, s.point2 + by)),
        Form::Circle(c) => Form::Circle(Circle { center: c.center + by, ..c }),
        Form::Rectangle(r) => Form::Rectangle(Rectangle { origin: r.origin + by, ..r }),
        Form::OrientedRectangle(r) => {
            Form::OrientedRectangle(OrientedRectangle { center: r.center + by, ..r })
        }
        Form::Capsule(c) => {
            Form::Capsule(Capsule { point1: c.point1 + by, point2: c.point2 + by, ..c })
        }
        Form::Sector(s) => Form::Sector(Sector { center: s.center + by, ..s }),
        Form::None | Form::Polygon(_) | Form::Chain(_) | Form::Group(_) | Form::Prepared(_) => form,
    }
}

/// The form, or the simpler one that has the same points.
pub(crate) fn simplified(form: Form<'_>) -> Form<'_> {
    match form {
        Form::Line(line) if line.direction == Vector2D::ZERO => Form::Point(line.base),
        Form::Sector(s) if s.is_valid() & (s.radius == 0.0) => Form::Point(s.center),
        Form::Sector(s) if s.is_valid() & (s.inner_radius == 0.0) & (s.half_angle >= 180.0) => {
            Form::Circle(Circle::new(s.center, s.radius))
        }
        _ => form,
    }
}
