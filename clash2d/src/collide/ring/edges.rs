//! The vertices of a ring as a point sees them, several at once, and what that may be off by.

use core::array::from_fn;

use crate::exact::float::Float;
use crate::outline::minus;
use crate::pack::{Mask, Number, Pack};
use crate::vector::Vector2D;

/// A point or a way for each of several edges.
pub(super) type Places<P> = [P; 2];

/// The same place for all.
#[inline(always)]
pub(super) fn all<P: Pack>([x, y]: [P::Number; 2]) -> Places<P> {
    [P::all(x), P::all(y)]
}

/// What follows each place.
#[inline(always)]
pub(super) fn following<P: Pack, const C: usize>(
    places: &[Places<P>; C],
    pack: usize,
) -> Places<P> {
    let [own, next] = [places[pack], places[(pack + 1) % C]];
    [own[0].followed_by(next[0]), own[1].followed_by(next[1])]
}

/// Up to C packs of vertices; what is left of them repeats the first vertex.
#[derive(Clone, Copy)]
pub(super) struct Ring<P, const C: usize> {
    pub(super) vertices: [Places<P>; C],
}

impl<P: Pack, const C: usize> Ring<P, C> {
    /// A ring; None if it has no vertices or too many.
    #[inline(always)]
    pub(super) fn of(vertices: &[Vector2D]) -> Option<Self> {
        let count = vertices.len();
        if !(1..=C * P::COUNT).contains(&count) {
            return None;
        }
        let vertex = |number: usize| *vertices.get(number).unwrap_or(&vertices[0]);
        // Hardly a ring has fewer vertices than one pack: a branch is quicker than to choose each.
        let mut ring = Self { vertices: [[P::all(P::Number::ZERO); 2]; C] };
        for (number, pack) in ring.vertices.iter_mut().enumerate() {
            *pack = match number {
                0 if count >= P::COUNT => P::row(vertices, 0),
                _ => P::vertices(|i| vertex(number * P::COUNT + i)),
            };
        }
        Some(ring)
    }

    /// The ring of these vertices, of which there are as many as places.
    #[inline(always)]
    pub(super) fn of_places(places: &[[P::Number; 2]]) -> Self {
        let place = |pack: usize, axis: usize| P::each(|i| places[pack * P::COUNT + i][axis]);
        Self { vertices: from_fn(|pack| [place(pack, 0), place(pack, 1)]) }
    }

    /// The ways to the vertices from a point.
    #[inline(always)]
    pub(super) fn seen_from(&self, p: Places<P>) -> [Places<P>; C] {
        let mut ways = self.vertices;
        ways.iter_mut().for_each(|way| *way = minus(*way, p));
        ways
    }

    /// Which vertices lie above a point.
    #[inline(always)]
    pub(super) fn is_above(&self, [_, height]: Places<P>) -> [P::Mask; C] {
        self.vertices.map(|[_, y]| y.is_above(height))
    }
}

/// The sum of the squares of all ways.
#[inline(always)]
pub(super) fn size<P: Pack, const C: usize>(squares: [P; C]) -> P::Number {
    let sum = squares.into_iter().reduce(|sum, square| sum + square);
    sum.map_or(P::Number::ZERO, P::total)
}

/// What f32 or f64 may be off by. All bounds are the same for all edges: they come from the sum D of
/// the squares of all ways that were seen, each of which was rounded once.
///
/// With u for a rounding: edges, as differences of ways, are no longer than √(2D) and off by 2.5 u √D,
/// dot and cross products with them off by less than 9 u D.
#[derive(Clone, Copy)]
pub(super) struct Doubt<F> {
    /// A rounding; 0 where nothing is rounded.
    rounding: F,
    /// What else sums of products may be off by, which is four times as much for a square of one, and
    /// once more for each unit of a size.
    other: F,
}

impl<F: Number> Doubt<F> {
    /// In numbers that are given as they are.
    pub(super) const USUAL: Self = Self { rounding: F::ROUNDING, other: F::TINY };

    /// Where nothing is rounded.
    pub(super) const NONE: Self = Self { rounding: F::ZERO, other: F::ZERO };

    /// In numbers that make products wrong by so much already.
    #[inline(always)]
    pub(super) fn of_products_wrong_by(other: F) -> Self {
        Self { rounding: F::ROUNDING, other }
    }

    /// Whether there is none.
    #[inline(always)]
    pub(super) fn is_none(self) -> bool {
        self.rounding <= F::ZERO
    }

    /// Of differences of two cross products.
    #[inline(always)]
    pub(super) fn of_products(self, size: F) -> F {
        F::from(40.0) * self.rounding * size + self.other
    }

    /// Of a reach's square less a square of a way, or less one that is off by as much as a point
    /// which lies beside an edge only by rounding is nearer to the edge than to its ends: as the
    /// edge is longer than that way along it, by no more than their product, 9 u D.
    #[inline(always)]
    pub(super) fn of_squares(self, size: F, reach: F) -> F {
        F::from(16.0) * self.rounding * (size + reach) + self.other
    }

    /// Of a reach's square times an edge's less the square of a cross product: at most
    /// 23 u reach D + 28 u D².
    #[inline(always)]
    pub(super) fn of_areas(self, size: F, reach: F) -> F {
        let (four, sum) = (F::from(4.0), size + reach);
        F::from(64.0) * self.rounding * size * sum + self.other * (four * sum + F::from(1.0))
    }
}

/// Whether a point lies inside of a ring by the even-odd rule, edge by edge.
#[derive(Clone, Copy)]
pub(super) struct Inside<P: Pack> {
    odd: P::Mask,
    /// Whether the point may lie on a crossed edge, which makes the other answer useless. Where nothing
    /// is rounded, it does.
    pub(super) is_doubtful: P::Mask,
    bound: P,
}

impl<P: Pack> Inside<P> {
    /// No edges yet; the bound is what sides may be off by.
    #[inline(always)]
    pub(super) fn new(bound: P::Number) -> Self {
        Self { odd: P::Mask::none(), is_doubtful: P::Mask::none(), bound: P::all(bound) }
    }

    /// Takes some more edges, by which ends lie above the point, and by the sides on which it lies:
    /// positive on the left.
    #[inline(always)]
    pub(super) fn and<const C: usize>(self, above: &[P::Mask; C], pack: usize, sides: P) -> Self {
        let (starts, ends) = (above[pack], above[pack].followed_by(above[(pack + 1) % C]));
        let is_crossed = starts ^ ends;
        // An edge that leads upwards is crossed to the right of a point on its left.
        let is_left = sides.is_above(P::all(P::Number::ZERO));
        Self {
            odd: self.odd ^ (is_crossed & !(is_left ^ ends)),
            is_doubtful: self.is_doubtful | (is_crossed & self.bound.is_at_least(sides.abs())),
            ..self
        }
    }

    /// Whether an odd number of edges is crossed by a ray to the right.
    #[inline(always)]
    pub(super) fn is_odd(self) -> bool {
        self.odd.is_odd()
    }
}
