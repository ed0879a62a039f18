//! Questions about two shapes of few corners.

use super::core::Small;
use super::ring::short_ring;
use crate::any::{Form, OfKind, Polygon, Shape};
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
pub(crate) fn ask<Q: Question>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    anchor: Vector2D,
) -> Option<Q::Answer> {
    if let (Some(p), Some(q)) = (Polygon::of(a), Polygon::of(b)) {
        let (ring, other) = (short_ring(p)?, short_ring(q)?);
        if ring.len().max(other.len()) <= 6 {
            return both::<Q, 6, 6>(&mut rounded(p, ring, anchor), &mut rounded(q, other, anchor));
        }
        return both::<Q, 8, 8>(&mut rounded(p, ring, anchor), &mut rounded(q, other, anchor));
    }
    if let Some(p) = Polygon::of(a) {
        let ring = short_ring(p)?;
        if ring.len() <= 6 {
            return with::<Q, 6>(rounded(p, ring, anchor), b, anchor);
        }
        return with::<Q, 8>(rounded(p, ring, anchor), b, anchor);
    }
    let form = a.form();
    if !is_suitable(form) {
        return None;
    }
    match form {
        Form::Point(p) => with::<Q, 1>(Small::point(p, 0.0, anchor), b, anchor),
        Form::Circle(c) => with::<Q, 1>(Small::point(c.center, c.radius, anchor), b, anchor),
        Form::Segment(s) => with::<Q, 2>(Small::path([s.point1, s.point2], 0.0, anchor), b, anchor),
        Form::Capsule(c) => {
            with::<Q, 2>(Small::path([c.point1, c.point2], c.radius, anchor), b, anchor)
        }
        Form::Rectangle(r) => with::<Q, 4>(Small::upright(r, anchor), b, anchor),
        Form::OrientedRectangle(r) => with::<Q, 4>(Small::turned(r, anchor), b, anchor),
        _ => None,
    }
}

#[inline(always)]
fn rounded<const N: usize>(polygon: &Polygon<'_>, ring: &[Vector2D], anchor: Vector2D) -> Small<N> {
    Small::ring(ring, polygon.radius(), anchor)
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
        _ => false,
    }
}

/// Whether no number is infinite or NaN, which a sum of floats is never in f64.
#[inline(always)]
fn is_finite<const N: usize>(numbers: [f32; N]) -> bool {
    numbers.into_iter().fold(0.0, |sum, x| sum + f64::from(x)) * 0.0 == 0.0
}

// Without optimisation all of them in one frame are more than a thread's stack holds.
#[cfg_attr(debug_assertions, inline(never))]
#[cfg_attr(not(debug_assertions), inline(always))]
fn with<Q: Question, const N: usize>(
    mut a: Small<N>,
    b: &Shape<'_>,
    anchor: Vector2D,
) -> Option<Q::Answer> {
    let a = &mut a;
    if let Some(p) = Polygon::of(b) {
        let ring = short_ring(p)?;
        if ring.len() <= 6 {
            return both::<Q, N, 6>(a, &mut rounded(p, ring, anchor));
        }
        return both::<Q, N, 8>(a, &mut rounded(p, ring, anchor));
    }
    let form = b.form();
    if !is_suitable(form) {
        return None;
    }
    match form {
        Form::Point(p) => both::<Q, N, 1>(a, &mut Small::point(p, 0.0, anchor)),
        Form::Circle(c) => both::<Q, N, 1>(a, &mut Small::point(c.center, c.radius, anchor)),
        Form::Segment(s) => both::<Q, N, 2>(a, &mut Small::path([s.point1, s.point2], 0.0, anchor)),
        Form::Capsule(c) => {
            both::<Q, N, 2>(a, &mut Small::path([c.point1, c.point2], c.radius, anchor))
        }
        Form::Rectangle(r) => both::<Q, N, 4>(a, &mut Small::upright(r, anchor)),
        Form::OrientedRectangle(r) => both::<Q, N, 4>(a, &mut Small::turned(r, anchor)),
        _ => None,
    }
}

#[inline(never)]
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
