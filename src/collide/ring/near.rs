//! How near points are to points and edges.

use super::edges::{Doubt, Places};
use crate::exact::float::Float;
use crate::outline::{cross, dot};
use crate::pack::{Mask, Pack};

/// By how much the nearest points and edges are too far away: squares of distances, and the same
/// times the squares of the edges.
#[derive(Clone, Copy)]
pub(super) struct Near<P> {
    reach: P,
    square: P,
    excess: P,
}

impl<P: Pack> Near<P> {
    /// Of nothing; `reach` is the square of the distance that is near enough.
    #[inline(always)]
    pub(super) fn new(reach: P::Number) -> Self {
        let far = P::all(P::Number::INFINITY);
        Self { reach: P::all(reach), square: far, excess: far }
    }

    /// Takes what others are near.
    #[inline(always)]
    pub(super) fn and(self, other: Self) -> Self {
        let lesser = |a: P, b: P| a.lesser_unless(b, P::Mask::none());
        let (square, excess) =
            (lesser(self.square, other.square), lesser(self.excess, other.excess));
        Self { square, excess, ..self }
    }

    /// Takes some points by the ways there.
    #[inline(always)]
    pub(super) fn and_points(self, ways: Places<P>) -> Self {
        let square = self.square.lesser_unless(dot(ways, ways), P::Mask::none());
        Self { square, ..self }
    }

    /// Takes some edges by the ways to where they start and end, unless the point lies beyond one of
    /// these, which is then nearer; `sides` tells how far away their lines are.
    #[inline(always)]
    pub(super) fn and_edges(self, [start, end]: [Places<P>; 2], edge: Places<P>, sides: P) -> Self {
        let nothing = P::all(P::Number::ZERO);
        let is_beyond = dot(edge, start).is_at_least(nothing) | nothing.is_at_least(dot(edge, end));
        let excess = sides * sides - self.reach * dot(edge, edge);
        Self { excess: self.excess.lesser_unless(excess, is_beyond), ..self }
    }

    /// Whether something is near enough: for certain, and perhaps.
    #[inline(always)]
    pub(super) fn is_near(
        self,
        doubt: Doubt<P::Number>,
        [size, reach]: [P::Number; 2],
    ) -> [P::Mask; 2] {
        let squares = P::all(doubt.of_squares(size, reach));
        let areas = P::all(doubt.of_areas(size, reach));
        let (slack, nothing) = (self.reach - self.square, P::all(P::Number::ZERO));
        [
            slack.is_at_least(squares) | (nothing - areas).is_at_least(self.excess),
            (slack + squares).is_at_least(nothing) | areas.is_at_least(self.excess),
        ]
    }
}

/// On which sides of some edges a point lies, positive on the left, by the way to where they start.
#[inline(always)]
pub(super) fn sides<P: Pack>(start: Places<P>, edge: Places<P>) -> P {
    cross(start, edge)
}
