//! Relations that have a formula of their own, or that f64 is certain about.

use super::Relation;
use crate::any::Form;
use crate::collide::contain_certainly;
use crate::exact::float::Float;
use crate::exact::judge::decide;
use crate::exact::polynomial::{length, sum4};
use crate::exact::terms::from_to;
use crate::shape::{Circle, Rectangle};

/// How two shapes that collide lie to each other; None if that takes more.
pub(super) fn relation(a: Form<'_>, b: Form<'_>) -> Option<Relation> {
    match (a, b) {
        (Form::Circle(a), Form::Circle(b)) if a.radius > 0.0 && b.radius > 0.0 => {
            Some(of_circles(a, b))
        }
        (Form::Rectangle(a), Form::Rectangle(b)) if has_area(a) && has_area(b) => {
            Some(of_rectangles(a, b))
        }
        _ => contain_certainly(a, b).map(|holds| match holds {
            [true, _] => Relation::BInsideA,
            [_, true] => Relation::AInsideB,
            _ => Relation::Overlapping,
        }),
    }
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
        () if a.radius == b.radius => Relation::Equal,
        () => held(a.radius > b.radius, touches),
    }
}

/// The relation where one shape holds the other one.
fn held(is_in_a: bool, touches: bool) -> Relation {
    match (is_in_a, touches) {
        (true, true) => Relation::BInsideATouching,
        (true, false) => Relation::BInsideA,
        (false, true) => Relation::AInsideBTouching,
        (false, false) => Relation::AInsideB,
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
    match (x.a_in_b & y.a_in_b, x.b_in_a & y.b_in_a) {
        (true, true) => Relation::Equal,
        (false, false) if x.overlap & y.overlap => Relation::Overlapping,
        (false, false) => Relation::Touching,
        (_, is_in_a) => held(is_in_a, touches),
    }
}

/// How two ranges that share a number lie to each other.
#[derive(Clone, Copy)]
struct Span {
    a_in_b: bool,
    b_in_a: bool,
    ends_meet: bool,
    overlap: bool,
}
