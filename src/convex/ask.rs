//! Questions about two convex shapes.

use super::core::{Core, Shaped};
use super::few::Few;
use super::hull::Hull;
use crate::any::{OfKind, Polygon, Shape};
use crate::shape::{OrientedRectangle, Rectangle};
use crate::small::Round;
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

/// A valid shape whose core may be convex: a path or a box without an edge that has no length.
enum Class<'a> {
    Disc(Shaped<Few<1>>),
    Path(Shaped<Few<2>>),
    Box(Shaped<Few<4>>),
    Hull(Shaped<Hull<'a>>),
}

impl<'a> Class<'a> {
    #[inline(always)]
    fn of(shape: &Shape<'a>, anchor: Vector2D) -> Option<Self> {
        if let Some(polygon) = Polygon::of(shape) {
            return Shaped::hull(polygon, anchor).map(Class::Hull);
        }
        if let Some(round) = Round::of(shape) {
            return Self::round(round, anchor);
        }
        if let Some(&r) = Rectangle::of(shape) {
            let is_valid = is_finite([r.origin.x, r.origin.y, r.size.x, r.size.y]);
            let is_valid = is_valid & (r.size.x > 0.0) & (r.size.y > 0.0);
            return is_valid.then(|| Class::Box(Shaped::upright(r, anchor)));
        }
        let &r = OrientedRectangle::of(shape)?;
        let OrientedRectangle { center, half_extend: half, rotation } = r;
        let is_valid = is_finite([center.x, center.y, half.x, half.y, rotation]);
        let is_valid = is_valid & (half.x > 0.0) & (half.y > 0.0);
        is_valid.then(|| Class::Box(Shaped::turned(r, anchor)))
    }

    #[inline(always)]
    fn round(round: Round<'_>, anchor: Vector2D) -> Option<Self> {
        match round {
            Round::Disc(&p, radius) => (p.is_finite() & round.has_radius())
                .then(|| Class::Disc(Shaped::disc(p, radius, anchor))),
            Round::Path([&p, &q], radius) => {
                (p.is_finite() & q.is_finite() & (p != q) & round.has_radius())
                    .then(|| Class::Path(Shaped::path([p, q], radius, anchor)))
            }
        }
    }
}

/// The answer to a question about two valid shapes with convex cores, seen from an anchor; None for any
/// other ones and for two points, where an edge has no length, and where it is in doubt.
#[inline(always)]
pub(crate) fn ask<Q: Question>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    anchor: Vector2D,
) -> Option<Q::Answer> {
    use Class::{Box, Disc, Hull, Path};
    match (Class::of(a, anchor)?, Class::of(b, anchor)?) {
        (Disc(_), Disc(_)) => None,
        (Disc(a), Path(b)) => both::<Q, _, _>(&a, &b),
        (Disc(a), Box(b)) => both::<Q, _, _>(&a, &b),
        (Disc(a), Hull(b)) => both::<Q, _, _>(&a, &b),
        (Path(a), Path(b)) => both::<Q, _, _>(&a, &b),
        (Path(a), Box(b)) => both::<Q, _, _>(&a, &b),
        (Path(a), Hull(b)) => both::<Q, _, _>(&a, &b),
        (Box(a), Box(b)) => both::<Q, _, _>(&a, &b),
        (Box(a), Hull(b)) => both::<Q, _, _>(&a, &b),
        (Hull(a), Hull(b)) => both::<Q, _, _>(&a, &b),
        (Path(a), Disc(b)) => both::<Q, _, _>(&b, &a).map(Q::swapped),
        (Box(a), Disc(b)) => both::<Q, _, _>(&b, &a).map(Q::swapped),
        (Hull(a), Disc(b)) => both::<Q, _, _>(&b, &a).map(Q::swapped),
        (Box(a), Path(b)) => both::<Q, _, _>(&b, &a).map(Q::swapped),
        (Hull(a), Path(b)) => both::<Q, _, _>(&b, &a).map(Q::swapped),
        (Hull(a), Box(b)) => both::<Q, _, _>(&b, &a).map(Q::swapped),
    }
}

#[inline(never)]
fn both<Q: Question, A: Core, B: Core>(a: &Shaped<A>, b: &Shaped<B>) -> Option<Q::Answer> {
    if let Some(answer) = Q::sieve(a, b) {
        return Some(answer);
    }
    Q::answer(&A::proved(a)?, &B::proved(b)?)
}

/// Whether no number is infinite or NaN, which a sum of floats is never in f64.
#[inline(always)]
fn is_finite<const N: usize>(numbers: [f32; N]) -> bool {
    numbers.into_iter().fold(0.0, |sum, x| sum + f64::from(x)) * 0.0 == 0.0
}
