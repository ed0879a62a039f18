//! Questions about two shapes of few corners.

use super::core::{Small, short_ring};
use crate::any::Form;
use crate::shape::{Capsule, Circle, OrientedRectangle, Segment};
use crate::vector::Vector2D;

/// A question about two cores of some numbers of corners.
pub(crate) trait Question {
    /// What is answered.
    type Answer;

    /// The answer, if the corners tell it; the cores need not be convex, nor the shapes be valid.
    fn at_once<const N: usize, const M: usize>(a: &Small<N>, b: &Small<M>) -> Option<Self::Answer>;

    /// The answer about convex cores; None if it is in doubt.
    fn answer<const N: usize, const M: usize>(a: &Small<N>, b: &Small<M>) -> Option<Self::Answer>;
}

/// The answer to a question about two valid shapes with convex cores, seen from an anchor; None for
/// any other ones and for two points, where an edge has no length, and where it is in doubt.
#[inline(always)]
pub(crate) fn ask<Q: Question>(a: Form<'_>, b: Form<'_>, anchor: Vector2D) -> Option<Q::Answer> {
    if !is_suitable(a) || !is_suitable(b) {
        return None;
    }
    match a {
        Form::Point(p) => with::<Q, 1>(Small::point(p, 0.0, anchor), b, anchor),
        Form::Circle(c) => with::<Q, 1>(Small::point(c.center, c.radius, anchor), b, anchor),
        Form::Segment(s) => with::<Q, 2>(Small::path([s.point1, s.point2], 0.0, anchor), b, anchor),
        Form::Capsule(c) => {
            with::<Q, 2>(Small::path([c.point1, c.point2], c.radius, anchor), b, anchor)
        }
        Form::Rectangle(r) => with::<Q, 4>(Small::upright(r, anchor), b, anchor),
        Form::OrientedRectangle(r) => with::<Q, 4>(Small::turned(r, anchor), b, anchor),
        Form::Polygon(p) => {
            with::<Q, 8>(Small::ring(short_ring(&p)?, p.radius(), anchor), b, anchor)
        }
        _ => None,
    }
}

/// Whether a form is valid and has the edges that its kind should have, as far as that can be told
/// before its corners are known.
#[inline(always)]
fn is_suitable(form: Form<'_>) -> bool {
    match form {
        Form::Point(p) => is_finite([p.x, p.y]),
        Form::Circle(Circle { center, radius }) => {
            is_finite([center.x, center.y, radius]) & (radius >= 0.0)
        }
        Form::Segment(Segment { point1: p, point2: q }) => {
            is_finite([p.x, p.y, q.x, q.y]) & (p != q)
        }
        Form::Capsule(Capsule { point1: p, point2: q, radius }) => {
            is_finite([p.x, p.y, q.x, q.y, radius]) & (p != q) & (radius >= 0.0)
        }
        Form::Rectangle(r) => {
            is_finite([r.origin.x, r.origin.y, r.size.x, r.size.y])
                & (r.size.x > 0.0)
                & (r.size.y > 0.0)
        }
        Form::OrientedRectangle(OrientedRectangle { center, half_extend: half, rotation }) => {
            is_finite([center.x, center.y, half.x, half.y, rotation])
                & (half.x > 0.0)
                & (half.y > 0.0)
        }
        Form::Polygon(_) => true,
        _ => false,
    }
}

/// Whether no number is infinite or NaN, which a sum of floats is never in f64.
#[inline(always)]
fn is_finite<const N: usize>(numbers: [f32; N]) -> bool {
    numbers.into_iter().fold(0.0, |sum, x| sum + f64::from(x)) * 0.0 == 0.0
}

#[inline(always)]
fn with<Q: Question, const N: usize>(
    mut a: Small<N>,
    b: Form<'_>,
    anchor: Vector2D,
) -> Option<Q::Answer> {
    let a = &mut a;
    match b {
        Form::Point(p) => both::<Q, N, 1>(a, &mut Small::point(p, 0.0, anchor)),
        Form::Circle(c) => both::<Q, N, 1>(a, &mut Small::point(c.center, c.radius, anchor)),
        Form::Segment(s) => both::<Q, N, 2>(a, &mut Small::path([s.point1, s.point2], 0.0, anchor)),
        Form::Capsule(c) => {
            both::<Q, N, 2>(a, &mut Small::path([c.point1, c.point2], c.radius, anchor))
        }
        Form::Rectangle(r) => both::<Q, N, 4>(a, &mut Small::upright(r, anchor)),
        Form::OrientedRectangle(r) => both::<Q, N, 4>(a, &mut Small::turned(r, anchor)),
        Form::Polygon(p) => {
            both::<Q, N, 8>(a, &mut Small::ring(short_ring(&p)?, p.radius(), anchor))
        }
        _ => None,
    }
}

#[inline(always)]
fn both<Q: Question, const N: usize, const M: usize>(
    a: &mut Small<N>,
    b: &mut Small<M>,
) -> Option<Q::Answer> {
    if N + M == 2 {
        return None;
    }
    if let Some(answer) = Q::at_once(a, b) {
        return Some(answer);
    }
    if a.has_edges() & b.has_edges() { Q::answer(a, b) } else { None }
}
