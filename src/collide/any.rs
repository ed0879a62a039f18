//! Any shape with any shape.

use super::capsule::{
    capsule_circle_collide, capsule_point_collide, capsule_rectangle_collide,
    capsule_segment_collide, capsules_collide,
};
use super::convex::{Convex, collide_certainly};
use super::polygon::{contains_certainly, prepared_contains_certainly};
use super::*;
use crate::any::{Form, Group, Shape};
use crate::exact::real::Real;
use crate::exact::settle::settle;
use crate::outline::{Outline, Way, Wedge, anchor};
use crate::shape::{Line, Sector};
use crate::tree::Frame;

/// Whether two shapes share a point; touching counts, and an invalid shape meets nothing.
///
/// ```
/// use clash2d::{Capsule, Polygon, Shape, Vector2D, collide};
///
/// let corners = [(0.0, 0.0), (4.0, 0.0), (0.0, 3.0)].map(Vector2D::from);
/// let triangle = Shape::from(Polygon::new(&corners));
/// let (top, bottom) = (Vector2D::new(5.0, 9.5), Vector2D::new(5.0, 5.5));
/// assert!(collide(&triangle, &Capsule::new(top, bottom, 5.0).into())); // It touches the long side.
/// ```
///
/// Constant time for shapes of a fixed size, O(n m) for the vertices or members of both.
pub fn collide(a: &Shape<'_>, b: &Shape<'_>) -> bool {
    forms_collide(a.form(), b.form())
}

/// [`collide`] of two shapes whose kinds are known.
pub(crate) fn forms_collide(a: Form<'_>, b: Form<'_>) -> bool {
    let quick = book_pair(a, b).or_else(|| book_pair(b, a));
    let quick = quick.or_else(|| own_pair(a, b)).or_else(|| own_pair(b, a));
    let quick = quick.or_else(|| prepared_group(a, b)).or_else(|| prepared_group(b, a));
    quick.unwrap_or_else(|| match (a, b) {
        (Form::Group(group), other) | (other, Form::Group(group)) => group_collides(group, other),
        (Form::Line(line), other) | (other, Form::Line(line)) => line_collides(line, other),
        (Form::Sector(sector), other) | (other, Form::Sector(sector)) => {
            sector_collides(sector, other)
        }
        _ => outlines_collide(a, b),
    })
}

/// The pairs of the book, in the order of their functions' names.
#[inline]
fn book_pair(a: Form<'_>, b: Form<'_>) -> Option<bool> {
    use Form::{Circle, Line, OrientedRectangle, Point, Rectangle, Segment};
    Some(match (a, b) {
        (Circle(a), Circle(b)) => circles_collide(a, b),
        (Circle(a), Line(b)) => circle_line_collide(a, b),
        (Circle(a), OrientedRectangle(b)) => circle_oriented_rectangle_collide(a, b),
        (Circle(a), Point(b)) => circle_point_collide(a, b),
        (Circle(a), Rectangle(b)) => circle_rectangle_collide(a, b),
        (Circle(a), Segment(b)) => circle_segment_collide(a, b),
        (Line(a), Line(b)) => lines_collide(a, b),
        (Line(a), OrientedRectangle(b)) => line_oriented_rectangle_collide(a, b),
        (Line(a), Point(b)) => line_point_collide(a, b),
        (Line(a), Rectangle(b)) => line_rectangle_collide(a, b),
        (Line(a), Segment(b)) => line_segment_collide(a, b),
        (OrientedRectangle(a), OrientedRectangle(b)) => oriented_rectangles_collide(a, b),
        (OrientedRectangle(a), Point(b)) => oriented_rectangle_point_collide(a, b),
        (OrientedRectangle(a), Rectangle(b)) => oriented_rectangle_rectangle_collide(a, b),
        (OrientedRectangle(a), Segment(b)) => oriented_rectangle_segment_collide(a, b),
        (Point(a), Point(b)) => points_collide(a, b),
        (Point(a), Rectangle(b)) => point_rectangle_collide(a, b),
        (Point(a), Segment(b)) => point_segment_collide(a, b),
        (Rectangle(a), Rectangle(b)) => rectangles_collide(a, b),
        (Rectangle(a), Segment(b)) => rectangle_segment_collide(a, b),
        (Segment(a), Segment(b)) => segments_collide(a, b),
        _ => return None,
    })
}

/// The pairs that have a formula of their own; None also where that leaves a doubt.
#[inline]
fn own_pair(a: Form<'_>, b: Form<'_>) -> Option<bool> {
    use Form::{Capsule, Circle, Point, Polygon, Prepared, Rectangle, Segment};
    match (a, b) {
        (Capsule(a), Capsule(b)) => Some(capsules_collide(a, b)),
        (Capsule(a), Circle(b)) => Some(capsule_circle_collide(a, b)),
        (Capsule(a), Point(b)) => Some(capsule_point_collide(a, b)),
        (Capsule(a), Rectangle(b)) => Some(capsule_rectangle_collide(a, b)),
        (Capsule(a), Segment(b)) => Some(capsule_segment_collide(a, b)),
        (Point(a), Polygon(b)) if b.radius() == 0.0 => contains_certainly(b, a),
        (Point(a), Prepared(b)) => prepared_contains_certainly(b, a),
        _ => None,
    }
}

/// Whether another shape meets a member of a prepared group; None if it is none.
fn prepared_group(group: Form<'_>, other: Form<'_>) -> Option<bool> {
    let Form::Prepared(prepared) = group else { return None };
    let (shapes, tree) = prepared.members()?;
    let around = frame(other);
    Some(tree.any(
        |_, _, node| node.select(|frame| frame.meets(&around)),
        |number| members(&shapes[number..=number]).any(|member| forms_collide(member, other)),
    ))
}

fn group_collides(group: Group<'_>, other: Form<'_>) -> bool {
    let around = frame(other);
    members(group.shapes()).any(|member| match other {
        Form::Group(others) => {
            member.frame().meets(&around)
                && members(others.shapes()).any(|other| forms_collide(member, other))
        }
        _ => forms_collide(member, other),
    })
}

/// A box around a shape.
fn frame(form: Form<'_>) -> Frame {
    match form {
        Form::Group(group) => {
            members(group.shapes()).map(Form::frame).fold(Frame::EMPTY, Frame::joined)
        }
        form => form.frame(),
    }
}

/// The members of a group, none of them a group.
fn members<'a>(shapes: &'a [Shape<'a>]) -> impl Iterator<Item = Form<'a>> {
    let is_group = |form: &Form<'_>| matches!(form.plain(), Form::Group(_));
    shapes.iter().map(Shape::form).filter(move |form| !is_group(form))
}

fn line_collides(line: Line, other: Form<'_>) -> bool {
    if !line.is_valid() {
        return false;
    }
    if line.direction == Vector2D::ZERO {
        return forms_collide(Form::Point(line.base), other);
    }
    match other {
        Form::Sector(sector) => sector_meets_line(sector, line),
        _ => Outline::of(other, line.base).is_some_and(|outline| outline.meets_line(line)),
    }
}

fn sector_meets_line(sector: Sector, line: Line) -> bool {
    sector.is_valid()
        && settle!(R => {
            let along = [R::new(line.direction.x), R::new(line.direction.y)];
            let axis = |base: f32, center: f32| R::sum(&[base, -center]);
            let from = [axis(line.base.x, sector.center.x), axis(line.base.y, sector.center.y)];
            Wedge::new(sector).is_near(Way { from, along, is_endless: true }, R::new(0.0))
        }, or true)
}

fn sector_collides(sector: Sector, other: Form<'_>) -> bool {
    if !sector.is_valid() {
        return false;
    }
    match other {
        Form::Sector(other) => other.is_valid() && sectors_collide(sector, other),
        _ => Outline::of(other, sector.center).is_some_and(|other| other.meets_sector(sector)),
    }
}

fn sectors_collide(a: Sector, b: Sector) -> bool {
    settle!(R => {
        let center = [R::sum(&[b.center.x, -a.center.x]), R::sum(&[b.center.y, -a.center.y])];
        Wedge::new(a).meets(&Wedge::new(b), center)
    }, or true)
}

fn outlines_collide(a: Form<'_>, b: Form<'_>) -> bool {
    let Some(anchor) = anchor(a) else { return false };
    if let (Some(a), Some(b)) = (Convex::of(a, anchor), Convex::of(b, anchor))
        && let Some(answer) = collide_certainly(&a, &b)
    {
        return answer;
    }
    let (a, b) = (Outline::of(a, anchor), Outline::of(b, anchor));
    a.zip(b).is_some_and(|(a, b)| a.collides(&b))
}
