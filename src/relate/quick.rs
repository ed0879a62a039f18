//! Relations that have a formula of their own.

use super::core::Core;
use super::{Relation, line, rounded, straight};
use crate::any::Form;
use crate::collide::forms_collide;
use crate::exact::float::Float;
use crate::exact::judge::decide;
use crate::exact::polynomial::{length, sum4};
use crate::exact::terms::from_to;
use crate::outline::anchor;
use crate::shape::{Circle, Rectangle};

/// How two shapes lie to each other; None if that takes more.
pub(super) fn relation(a: Form<'_>, b: Form<'_>) -> Option<Relation> {
    match (a, b) {
        (Form::Circle(circle), Form::Circle(other))
            if circle.radius > 0.0 && other.radius > 0.0 =>
        {
            Some(if forms_collide(a, b) { of_circles(circle, other) } else { Relation::Disjoint })
        }
        (Form::Rectangle(area), Form::Rectangle(other)) if has_area(area) && has_area(other) => {
            Some(if forms_collide(a, b) { of_rectangles(area, other) } else { Relation::Disjoint })
        }
        (Form::Line(line), other) => line::relation(line, other),
        (other, Form::Line(line)) => line::relation(line, other).map(Relation::swapped),
        _ => of_cores(a, b),
    }
}

/// The relation of shapes with convex cores.
fn of_cores(a: Form<'_>, b: Form<'_>) -> Option<Relation> {
    // To tell small shapes apart is easier.
    if is_small(a) && is_small(b) && !forms_collide(a, b) {
        return Some(Relation::Disjoint);
    }
    let anchor = anchor(a)?;
    let (own, other) = (Core::of(a, anchor)?, Core::of(b, anchor)?);
    let is_rounded = own.radius() > 0.0 || other.radius() > 0.0;
    let relation = if is_rounded { rounded::relation } else { straight::relation };
    Some(relation([a, b], &own, &other))
}

/// Whether it has an outline of few vertices.
fn is_small(form: Form<'_>) -> bool {
    use Form::{Capsule, Circle, OrientedRectangle, Point, Rectangle, Segment};
    matches!(
        form,
        Point(_) | Segment(_) | Circle(_) | Capsule(_) | Rectangle(_) | OrientedRectangle(_)
    )
}

fn has_area(r: Rectangle) -> bool {
    r.size.x > 0.0 && r.size.y > 0.0
}

/// By the distance of the centers, compared with the sum and the difference of the radii.
fn of_circles(a: Circle, b: Circle) -> Relation {
    let offset = from_to(a.center, b.center);
    let (outside, inside) = decide!(j: f32 => {
        let outside = length(j, offset, [a.radius, b.radius]);
        let inside = length(j, offset, [a.radius, -b.radius]);
        (outside == 0.0, (inside == 0.0, inside > 0.0))
    });
    let (touches, is_inside) = inside;
    match () {
        () if outside => Relation::Touching,
        () if !touches && !is_inside => Relation::Overlapping,
        () => {
            let held = [a.radius <= b.radius, a.radius >= b.radius];
            Relation::of_held(held, touches).unwrap_or_default()
        }
    }
}

/// Axis by axis.
fn of_rectangles(a: Rectangle, b: Rectangle) -> Relation {
    let axis = |a: [f32; 2], b: [f32; 2]| {
        decide!(j: f32 => {
            let low = sum4(j, [a[0], 0.0, -b[0], 0.0]);
            let high = sum4(j, [a[0], a[1], -b[0], -b[1]]);
            let a_before_b = sum4(j, [a[0], a[1], -b[0], 0.0]);
            let b_before_a = sum4(j, [b[0], b[1], -a[0], 0.0]);
            Span {
                a_in_b: (low >= Float::ZERO) & (high <= Float::ZERO),
                b_in_a: (low <= Float::ZERO) & (high >= Float::ZERO),
                ends_meet: (low == Float::ZERO) | (high == Float::ZERO),
                overlap: (a_before_b > Float::ZERO) & (b_before_a > Float::ZERO),
            }
        })
    };
    let x = axis([a.origin.x, a.size.x], [b.origin.x, b.size.x]);
    let y = axis([a.origin.y, a.size.y], [b.origin.y, b.size.y]);
    let touches = x.ends_meet | y.ends_meet;
    let held = [x.a_in_b & y.a_in_b, x.b_in_a & y.b_in_a];
    let overlap = x.overlap & y.overlap;
    Relation::of_held(held, touches).unwrap_or(if overlap {
        Relation::Overlapping
    } else {
        Relation::Touching
    })
}

/// How two ranges that share a number lie to each other.
#[derive(Clone, Copy)]
struct Span {
    a_in_b: bool,
    b_in_a: bool,
    ends_meet: bool,
    overlap: bool,
}
