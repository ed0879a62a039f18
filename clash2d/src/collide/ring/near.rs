//! How near points are to points and edges.

use super::edges::{Doubt, Places};
use crate::exact::float::Float;
use crate::outline::cross;
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

    /// Takes some points by the squares of their distances.
    #[inline(always)]
    pub(super) fn and_points(self, squares: P) -> Self {
        Self { square: self.square.lesser_unless(squares, P::Mask::none()), ..self }
    }

    /// Takes some edges by the squares of the distances of where they start and end, and of their
    /// lengths, unless the point lies beyond one of these ends, which is then nearer; `sides` tells how
    /// far away their lines are.
    #[inline(always)]
    pub(super) fn and_edges(self, ends: [P; 2], lengths: P, sides: P) -> Self {
        let excess = sides * sides - self.reach * lengths;
        let is_beyond = is_beyond(ends, lengths);
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

/// Whether points lie beyond the ends of edges, or there, by the squares of the distances of these and
/// of their lengths: what is beside an edge is nearer to one end than to the other one, but by less than
/// by the edge.
///
/// The difference less the length is twice the product of the edge with the way to an end. With u for a
/// rounding and D for the sum of all squares it is off by 4 u D, 12 u D for the length, and u D.
#[inline(always)]
pub(super) fn is_beyond<P: Pack>([start, end]: [P; 2], lengths: P) -> P::Mask {
    (end - start).abs().is_at_least(lengths)
}

/// On which sides of some edges a point lies, positive on the left, by the way to where they start.
#[inline(always)]
pub(super) fn sides<P: Pack>(start: Places<P>, edge: Places<P>) -> P {
    cross(start, edge)
}
