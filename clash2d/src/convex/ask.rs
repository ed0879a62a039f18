//! Questions about two convex shapes.

use super::core::{Core, Place, Shaped, Sort, wide};
use super::faces::are_symmetric;
use super::few::Few;
use super::hull::Hull;
use crate::any::{OfKind, Placed, Prepared, Shape, ShapeKind};
use crate::exact::float::two_sum;
use crate::exact::position::Position;
use crate::vector::Vector2D;

/// A question about two convex shapes.
pub(crate) trait Question: Copy {
    /// What is answered.
    type Answer;

    /// The answer, if it is known of any shapes with these corners, convex or not.
    fn sieve<A: Core, B: Core>(self, a: &Shaped<A>, b: &Shaped<B>) -> Option<Self::Answer>;

    /// The answer; None if it is in doubt.
    fn answer<A: Core, B: Core>(self, a: &Shaped<A>, b: &Shaped<B>) -> Option<Self::Answer>;

    /// The answer about the same shapes in the other order.
    fn swapped(answer: Self::Answer) -> Self::Answer;
}

/// A place near two shapes where they stand, without any rounding.
pub(crate) struct Anchor {
    /// In the coordinates of each of the two.
    pub(crate) own: [Place; 2],
    /// In those that all share.
    pub(crate) shared: Place,
}

impl Anchor {
    /// Of shapes that stand where their own coordinates are.
    pub(crate) fn at(place: Vector2D) -> Self {
        let place = wide(place);
        Self { own: [place; 2], shared: place }
    }

    /// None if f64 can't hold it.
    pub(crate) fn near(a: &Shape<'_>, b: &Shape<'_>) -> Option<Self> {
        let [home, [x, y], [other_x, other_y]] = [a.home(), a.position(), b.position()].map(wide);
        let shared = exact_sum(home, [x, y])?;
        Some(Self { own: [home, exact_sum(shared, [-other_x, -other_y])?], shared })
    }

    /// Of a frame that stands somewhere, rounded once in the coordinates of each.
    pub(crate) fn of_placed(place: Vector2D, frame: Position, placed: [Placed<'_>; 2]) -> Self {
        let own = placed.map(|of| frame.point_for(place, of.position));
        Self { own, shared: frame.of_place(wide(place)) }
    }
}

/// A sum in which nothing is lost.
pub(crate) fn exact_sum(a: Place, b: Place) -> Option<Place> {
    let [(x, lost_x), (y, lost_y)] = [two_sum(a[0], b[0]), two_sum(a[1], b[1])];
    ((lost_x == 0.0) & (lost_y == 0.0)).then_some([x, y])
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
        _ => <Prepared<'_> as OfKind<'_>>::of(shape)?.is_round().then_some(Class::Hull),
    }
}

/// Whether it has a convex core, or may have one.
pub(crate) fn has_core(shape: &Shape<'_>) -> bool {
    class(shape).is_some()
}

/// The answer to a question about two valid shapes with convex cores, seen from an anchor that is told in the
/// coordinates of each; None for any other ones and for two points, where an edge has no length, and where it
/// is in doubt.
#[inline(always)]
pub(crate) fn ask<'a, Q: Question>(
    question: Q,
    a: &Shape<'a>,
    b: &Shape<'a>,
    anchors: [Place; 2],
) -> Option<Q::Answer> {
    use Class::{Box, Disc, Hull as Ring, Path};
    let back = [anchors[1], anchors[0]];
    match (class(a)?, class(b)?) {
        (Disc, Disc) => None,
        (Disc, Path) => both::<Q, Few<1>, Few<2>>(question, a, b, anchors),
        (Disc, Box) => both::<Q, Few<1>, Few<4>>(question, a, b, anchors),
        (Disc, Ring) => both::<Q, Few<1>, Hull<'a>>(question, a, b, anchors),
        (Path, Path) => both::<Q, Few<2>, Few<2>>(question, a, b, anchors),
        (Path, Box) => both::<Q, Few<2>, Few<4>>(question, a, b, anchors),
        (Path, Ring) => both::<Q, Few<2>, Hull<'a>>(question, a, b, anchors),
        (Box, Box) => both::<Q, Few<4>, Few<4>>(question, a, b, anchors),
        (Box, Ring) => both::<Q, Few<4>, Hull<'a>>(question, a, b, anchors),
        (Ring, Ring) => both::<Q, Hull<'a>, Hull<'a>>(question, a, b, anchors),
        (Path, Disc) => both::<Q, Few<1>, Few<2>>(question, b, a, back).map(Q::swapped),
        (Box, Disc) => both::<Q, Few<1>, Few<4>>(question, b, a, back).map(Q::swapped),
        (Ring, Disc) => both::<Q, Few<1>, Hull<'a>>(question, b, a, back).map(Q::swapped),
        (Box, Path) => both::<Q, Few<2>, Few<4>>(question, b, a, back).map(Q::swapped),
        (Ring, Path) => both::<Q, Few<2>, Hull<'a>>(question, b, a, back).map(Q::swapped),
        (Ring, Box) => both::<Q, Few<4>, Hull<'a>>(question, b, a, back).map(Q::swapped),
    }
}

#[inline(never)]
fn both<'a, Q: Question, A: Sort<'a>, B: Sort<'a>>(
    question: Q,
    a: &Shape<'a>,
    b: &Shape<'a>,
    anchors: [Place; 2],
) -> Option<Q::Answer> {
    let (mut a, mut b) = (A::of(a, anchors[0]), B::of(b, anchors[1]));
    let (a, b) = (a.as_mut()?, b.as_mut()?);
    // Where all edges are soon looked at nothing else is faster.
    if !are_symmetric::<A, B>()
        && let Some(answer) = question.sieve(a, b)
    {
        return Some(answer);
    }
    if A::prove(a) && B::prove(b) { question.answer(a, b) } else { None }
}
