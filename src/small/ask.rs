//! Questions about two shapes of few corners.

use super::core::Small;
use crate::any::Form;
use crate::vector::Vector2D;

/// A question about two cores of some numbers of corners.
pub(crate) trait Question {
    /// What is answered.
    type Answer;

    /// The answer, if the corners tell it; the cores need not be convex.
    fn at_once<const N: usize, const M: usize>(a: &Small<N>, b: &Small<M>) -> Option<Self::Answer>;

    /// The answer about convex cores; None if it is in doubt.
    fn answer<const N: usize, const M: usize>(a: &Small<N>, b: &Small<M>) -> Option<Self::Answer>;
}

/// The answer to a question about two valid shapes with convex cores, seen from an anchor; None for
/// any other ones and for two points, where an edge has no length, and where it is in doubt.
#[inline]
pub(crate) fn ask<Q: Question>(a: Form<'_>, b: Form<'_>, anchor: Vector2D) -> Option<Q::Answer> {
    match a {
        Form::Point(p) => with::<Q, 1>(&mut Small::point(p, 0.0, anchor)?, b, anchor),
        Form::Circle(c) => with::<Q, 1>(&mut Small::point(c.center, c.radius, anchor)?, b, anchor),
        Form::Segment(s) => {
            with::<Q, 2>(&mut Small::path([s.point1, s.point2], 0.0, anchor)?, b, anchor)
        }
        Form::Capsule(c) => {
            with::<Q, 2>(&mut Small::path([c.point1, c.point2], c.radius, anchor)?, b, anchor)
        }
        Form::Rectangle(r) => with::<Q, 4>(&mut Small::upright(r, anchor)?, b, anchor),
        Form::OrientedRectangle(r) => with::<Q, 4>(&mut Small::turned(r, anchor)?, b, anchor),
        Form::Polygon(p) => with::<Q, 8>(&mut Small::polygon(p, anchor)?, b, anchor),
        _ => None,
    }
}

#[inline]
fn with<Q: Question, const N: usize>(
    a: &mut Small<N>,
    b: Form<'_>,
    anchor: Vector2D,
) -> Option<Q::Answer> {
    match b {
        Form::Point(p) => both::<Q, N, 1>(a, &mut Small::point(p, 0.0, anchor)?),
        Form::Circle(c) => both::<Q, N, 1>(a, &mut Small::point(c.center, c.radius, anchor)?),
        Form::Segment(s) => {
            both::<Q, N, 2>(a, &mut Small::path([s.point1, s.point2], 0.0, anchor)?)
        }
        Form::Capsule(c) => {
            both::<Q, N, 2>(a, &mut Small::path([c.point1, c.point2], c.radius, anchor)?)
        }
        Form::Rectangle(r) => both::<Q, N, 4>(a, &mut Small::upright(r, anchor)?),
        Form::OrientedRectangle(r) => both::<Q, N, 4>(a, &mut Small::turned(r, anchor)?),
        Form::Polygon(p) => both::<Q, N, 8>(a, &mut Small::polygon(p, anchor)?),
        _ => None,
    }
}

#[inline]
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
    if a.has_edges() && b.has_edges() { Q::answer(a, b) } else { None }
}
