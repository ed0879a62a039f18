//! Shapes that move in a straight line.

use super::body::{Body, anchor_of};
use super::first::{Contact, Search};
use super::hit::{CastHit, CastMode};
use super::leaving::{next_contact, obstacle, touch};
use super::quick;
use crate::any::{Form, Shape};
use crate::collide::forms_collide;
use crate::distance::{each_pair, order};
use crate::exact::settle::carefully;
use crate::exact::terms::Vector;
use crate::vector::Vector2D;

/// When and where two shapes that move in a straight line share a point first; None if they never do.
///
/// Each point of a shape moves from where it is to that + movement, a sum of real numbers. Whether
/// they ever share a point is decided as exactly as [`collide`](crate::collide) does, and the
/// fraction is the greatest f32 that is not beyond the first contact. The point is off by at most
/// 0.51 ulp of each coordinate and 2^-40 of the sizes in question, the normal by 2^-23 unless a
/// curve is grazed. Swapping the shapes turns the normal around and changes nothing else.
///
/// ```
/// use clash2d::{CastMode, Circle, Rectangle, Vector2D, cast};
///
/// // A bullet, much faster than the wall is thick.
/// let bullet = Circle::new(Vector2D::new(-50.0, 3.0), 0.5).into();
/// let wall = Rectangle::new(Vector2D::new(13.5, 0.0), Vector2D::new(0.1, 6.0)).into();
/// let (movement, rest) = (Vector2D::new(4096.0, 0.0), Vector2D::ZERO);
/// let hit = cast(&bullet, movement, &wall, rest, CastMode::All).unwrap();
/// assert_eq!(hit.fraction, 63.0 / 4096.0);
/// assert_eq!(hit.point, Vector2D::new(13.5, 3.0));
/// assert_eq!(hit.normal, Vector2D::new(1.0, 0.0));
/// ```
///
/// Constant time for shapes of a fixed size, O(n m) for the vertices or members of both.
pub fn cast(
    a: &Shape<'_>,
    movement_a: Vector2D,
    b: &Shape<'_>,
    movement_b: Vector2D,
    mode: CastMode,
) -> Option<CastHit> {
    moving([a, b], [movement_a, movement_b], mode)
}

/// The same, without a call to where the answer is copied to.
#[inline(always)]
pub(crate) fn moving(
    shapes: [&Shape<'_>; 2],
    movements: [Vector2D; 2],
    mode: CastMode,
) -> Option<CastHit> {
    if let Some(hit) = quick_cast(shapes, movements) {
        return hit;
    }
    carefully(|| any_cast(shapes, movements, mode))
}

/// The same in plain f64, or a doubt; that also if they may touch at the start.
#[inline(always)]
pub(super) fn quick_cast(
    [a, b]: [&Shape<'_>; 2],
    movements: [Vector2D; 2],
) -> Option<Option<CastHit>> {
    match (a.form().lean(), b.form().lean()) {
        (Form::Circle(a), Form::Circle(b)) => quick::circles(a, b, movements),
        (Form::Rectangle(a), Form::Rectangle(b)) => quick::rectangles(a, b, movements),
        (a, b) => quick_convex([a, b], movements),
    }
}

#[inline(never)]
fn quick_convex(forms: [Form<'_>; 2], movements: [Vector2D; 2]) -> Option<Option<CastHit>> {
    let ([a, b], [movement_a, movement_b]) = (forms, movements);
    if order::compare(a, b).is_gt() {
        let hit = quick::convex_shapes([b, a], [movement_b, movement_a], anchor_of(b, a)?)?;
        return Some(hit.map(CastHit::swapped));
    }
    quick::convex_shapes(forms, movements, anchor_of(a, b)?)
}

pub(super) fn any_cast(
    [a, b]: [&Shape<'_>; 2],
    [movement_a, movement_b]: [Vector2D; 2],
    mode: CastMode,
) -> Option<CastHit> {
    if !movement_a.is_finite() || !movement_b.is_finite() {
        return None;
    }
    if order::compare(a.form(), b.form()).is_gt() {
        return ordered([b, a], [movement_b, movement_a], mode).map(CastHit::swapped);
    }
    ordered([a, b], [movement_a, movement_b], mode)
}

fn ordered(shapes: [&Shape<'_>; 2], movements: [Vector2D; 2], mode: CastMode) -> Option<CastHit> {
    let forms = shapes.map(|shape| shape.form().plain());
    let quick = anchor_of(forms[0], forms[1])
        .and_then(|anchor| quick::small_shapes(forms, movements, anchor));
    quick.unwrap_or_else(|| carefully(|| any_shapes(shapes, movements, mode)))
}

fn any_shapes(
    [a, b]: [&Shape<'_>; 2],
    movements: [Vector2D; 2],
    mode: CastMode,
) -> Option<CastHit> {
    let [movement_a, movement_b] = movements;
    let movement = [[movement_a.x, -movement_b.x], [movement_a.y, -movement_b.y]];
    let is_still = movement_a == movement_b;
    if !forms_collide(a.form().plain(), b.form().plain()) {
        if is_still {
            return None;
        }
        return first_contact(a.form().plain(), b.form().plain(), movement)
            .map(|first| hit(first, movement_b));
    }
    if mode == CastMode::All {
        return touch(a, b);
    }
    if is_still {
        return None;
    }
    let (a, b) = (a.form().plain(), b.form().plain());
    obstacle(a, b, movement).or_else(|| {
        let next = next_contact(a, b, movement)?;
        Some(CastHit { starts_in_contact: true, ..hit(next, movement_b) })
    })
}

/// The first contact of two forms that are apart.
fn first_contact(a: Form<'_>, b: Form<'_>, movement: Vector<2>) -> Option<Contact> {
    let mut best = None;
    each_pair(a, b, |a, b| {
        let Some(anchor) = anchor_of(a, b) else { return false };
        if let Some((a, b)) = Body::of(a, anchor).zip(Body::of(b, anchor)) {
            let (counted_from, is_leaving) = (0.0, false);
            let run = |bodies: [&Body<'_>; 2]| {
                Search { bodies, movement, anchor, counted_from, is_leaving, best }.run()
            };
            best = a.with_boxes(|a| b.with_boxes(|b| run([a, b])));
        }
        false
    });
    best
}

fn hit(contact: Contact, movement_b: Vector2D) -> CastHit {
    let Contact { fraction, time, point, normal, .. } = contact;
    let place = |x: f64, movement: f32| x + time * f64::from(movement);
    CastHit {
        fraction,
        point: Vector2D::narrow(place(point[0], movement_b.x), place(point[1], movement_b.y)),
        normal: Vector2D::narrow(normal[0], normal[1]),
        starts_in_contact: false,
    }
}
