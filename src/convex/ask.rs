//! Questions about two convex shapes.

use super::core::{Core, Shaped, Sort};
use super::face::are_symmetric;
use super::few::Few;
use super::hull::Hull;
use crate::any::{Shape, ShapeKind};
use crate::vector::Vector2D;

/// A question about two convex shapes.
pub(crate) trait Question {
    /// What is answered.
    type Answer;

    /// The answer, if it is known of any shapes with these corners, convex or not.
    fn sieve<A: Core, B: Core>(a: &Shaped<A>, b: &Shaped<B>) -> Option<Self::Answer>;

    /// The answer; None if it is in doubt.
    fn answer<A: Core, B: Core>(a: &Shaped<A>, b: &Shaped<B>) -> Option<Self::Answer>;

    /// The answer about the same shapes in the other order.
    fn swapped(answer: Self::Answer) -> Self::Answer;
}

/// The sorts.
enum Class {
    Disc,
    Path,
    Box,
    Hull,
}

#[inline(always)]
fn class(shape: &Shape<'_>) -> Option<Class> {
    match shape.kind() {
        ShapeKind::Point | ShapeKind::Circle => Some(Class::Disc),
        ShapeKind::Segment | ShapeKind::Capsule => Some(Class::Path),
        ShapeKind::Rectangle | ShapeKind::OrientedRectangle => Some(Class::Box),
        ShapeKind::Polygon => Some(Class::Hull),
        _ => None,
    }
}

/// The answer to a question about two valid shapes with convex cores, seen from an anchor; None for any
/// other ones and for two points, where an edge has no length, and where it is in doubt.
#[inline(always)]
pub(crate) fn ask<'a, Q: Question>(
    a: &Shape<'a>,
    b: &Shape<'a>,
    anchor: Vector2D,
) -> Option<Q::Answer> {
    use Class::{Box, Disc, Hull as Ring, Path};
    match (class(a)?, class(b)?) {
        (Disc, Disc) => None,
        (Disc, Path) => both::<Q, Few<1>, Few<2>>(a, b, anchor),
        (Disc, Box) => both::<Q, Few<1>, Few<4>>(a, b, anchor),
        (Disc, Ring) => both::<Q, Few<1>, Hull<'a>>(a, b, anchor),
        (Path, Path) => both::<Q, Few<2>, Few<2>>(a, b, anchor),
        (Path, Box) => both::<Q, Few<2>, Few<4>>(a, b, anchor),
        (Path, Ring) => both::<Q, Few<2>, Hull<'a>>(a, b, anchor),
        (Box, Box) => both::<Q, Few<4>, Few<4>>(a, b, anchor),
        (Box, Ring) => both::<Q, Few<4>, Hull<'a>>(a, b, anchor),
        (Ring, Ring) => both::<Q, Hull<'a>, Hull<'a>>(a, b, anchor),
        (Path, Disc) => both::<Q, Few<1>, Few<2>>(b, a, anchor).map(Q::swapped),
        (Box, Disc) => both::<Q, Few<1>, Few<4>>(b, a, anchor).map(Q::swapped),
        (Ring, Disc) => both::<Q, Few<1>, Hull<'a>>(b, a, anchor).map(Q::swapped),
        (Box, Path) => both::<Q, Few<2>, Few<4>>(b, a, anchor).map(Q::swapped),
        (Ring, Path) => both::<Q, Few<2>, Hull<'a>>(b, a, anchor).map(Q::swapped),
        (Ring, Box) => both::<Q, Few<4>, Hull<'a>>(b, a, anchor).map(Q::swapped),
    }
}

#[inline(never)]
fn both<'a, Q: Question, A: Sort<'a>, B: Sort<'a>>(
    a: &Shape<'a>,
    b: &Shape<'a>,
    anchor: Vector2D,
) -> Option<Q::Answer> {
    let (a, b) = (A::of(a, anchor)?, B::of(b, anchor)?);
    // Where all edges are soon looked at nothing else is faster.
    if !are_symmetric::<A, B>()
        && let Some(answer) = Q::sieve(&a, &b)
    {
        return Some(answer);
    }
    Q::answer(&A::proved(&a)?, &B::proved(&b)?)
}
