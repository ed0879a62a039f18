//! Convex rings with each other.

use core::array::from_fn;

use super::edges::{Doubt, Places, Ring, all, following, size};
use super::grid::{self, Grid};
use crate::exact::float::Float;
use crate::outline::{cross, dot, minus};
use crate::pack::{Four, Mask, Number, Pack, Two};
use crate::vector::Vector2D;

/// Whether two convex rings share a point; None if one is not convex, or floating point is in doubt.
#[inline(always)]
pub(crate) fn rings_meet(a: &[Vector2D], b: &[Vector2D]) -> Option<bool> {
    let first = a.first()?;
    let anchor = all([first.x, first.y]);
    let quick = match a.len().max(b.len()) {
        0..=4 => quickly([Ring::<Four, 1>::of(a)?, Ring::of(b)?], [a, b], anchor, Doubt::USUAL),
        _ => quickly([Ring::<Four, 2>::of(a)?, Ring::of(b)?], [a, b], anchor, Doubt::USUAL),
    };
    quick.or_else(|| again(a, b))
}

#[cold]
#[inline(never)]
fn again(a: &[Vector2D], b: &[Vector2D]) -> Option<bool> {
    let first = a.first()?;
    let (few, anchor) = ([Ring::<Four, 2>::of(a)?, Ring::of(b)?], all([first.x, first.y]));
    if is_on_grid(&few, anchor) {
        return quickly(few, [a, b], anchor, Doubt::NONE);
    }
    let (few, anchor) =
        ([Ring::<Two, 4>::of(a)?, Ring::of(b)?], all([first.x.into(), first.y.into()]));
    let doubt = if is_on_grid(&few, anchor) { Doubt::NONE } else { Doubt::USUAL };
    quickly(few, [a, b], anchor, doubt)
}

fn is_on_grid<P: Grid, const C: usize>(rings: &[Ring<P, C>; 2], anchor: Places<P>) -> bool {
    let nothing = P::Number::ZERO;
    rings.iter().all(|ring| grid::doubt(ring, anchor, anchor, nothing).is_none())
}

#[inline(always)]
fn quickly<P: Pack, const C: usize>(
    rings: [Ring<P, C>; 2],
    vertices: [&[Vector2D]; 2],
    anchor: Places<P>,
    doubt: Doubt<P::Number>,
) -> Option<bool> {
    let seen = rings.each_ref().map(|ring| ring.seen_from(anchor));
    let size = size(&seen[0]) + size(&seen[1]);
    let is_known = size < P::Number::HUGE;
    if !is_known {
        return None;
    }
    let bound = P::all(doubt.of_products(size));
    let [a, b] = [0, 1].map(|i| Faces::of(seen[i], vertices[i], bound, doubt));
    let (a, b) = (a?, b?);
    let [is_apart, may_be_apart] = [a.gap(vertices[1], anchor), b.gap(vertices[0], anchor)]
        .map(|gap| [(P::all(P::Number::ZERO) - bound).is_above(gap), bound.is_above(gap)])
        .into_iter()
        .reduce(|a, b| [a[0] | b[0], a[1] | b[1]])?;
    let is_apart = is_apart.any();
    if may_be_apart.any() & !is_apart { None } else { Some(!is_apart) }
}

/// The edges of a convex ring, counterclockwise.
struct Faces<P, const C: usize> {
    starts: [Places<P>; C],
    edges: [Places<P>; C],
    count: usize,
}

impl<P: Pack, const C: usize> Faces<P, C> {
    /// None if the ring may not be convex: if it does not turn to the same side at each vertex, or
    /// more than once around.
    #[inline(always)]
    fn of(
        starts: [Places<P>; C],
        vertices: &[Vector2D],
        bound: P,
        doubt: Doubt<P::Number>,
    ) -> Option<Self> {
        let count = vertices.len();
        let mut edges: [Places<P>; C] =
            from_fn(|pack| minus(following(&starts, pack), starts[pack]));
        let [left, right] = turns(&edges, vertices, doubt)?.map(|turn| turn.is_above(bound));
        let (is_left, is_right) = (!(!left).any(), !(!right).any());
        if !(is_left | is_right) | !turns_once(&edges, count) {
            return None;
        }
        let nothing = P::all(P::Number::ZERO);
        for edge in &mut edges {
            let flip = |x: P| if is_left { x } else { nothing - x };
            *edge = edge.map(flip);
        }
        Some(Self { starts, edges, count })
    }

    /// By how much the vertices of another ring lie inside of each edge, times its length: none
    /// where they all lie outside.
    #[inline(always)]
    fn gap(&self, others: &[Vector2D], anchor: Places<P>) -> P {
        let mut least = P::all(P::Number::INFINITY);
        let mut most = [P::all(-P::Number::INFINITY); C];
        for other in others {
            let place = minus(all([other.x.into(), other.y.into()]), anchor);
            for (most, &edge) in most.iter_mut().zip(&self.edges) {
                *most = most.greater(cross(edge, place));
            }
        }
        for (pack, most) in most.into_iter().enumerate() {
            let inside = most - cross(self.edges[pack], self.starts[pack]);
            least = least.lesser_unless(inside, P::is_from(self.count, pack));
        }
        least
    }
}

/// How far a ring turns at least to the left, and to the right, from each edge to the next one.
#[inline(always)]
fn turns<P: Pack, const C: usize>(
    edges: &[Places<P>; C],
    vertices: &[Vector2D],
    doubt: Doubt<P::Number>,
) -> Option<[P; 2]> {
    let [first, second, .., last] = *vertices else { return None };
    let number = |v: Vector2D| all::<P>([v.x.into(), v.y.into()]);
    let (into, out) = (minus(number(first), number(last)), minus(number(second), number(first)));
    let nothing = P::all(P::Number::ZERO);
    let mut least = [P::all(P::Number::INFINITY); 2];
    let mut take = |from: Places<P>, to: Places<P>, is_out: P::Mask| {
        let turn = cross(from, to);
        // Straight on is no turn at all, but only if that is certain.
        let is_straight =
            turn.is_at_least(nothing) & nothing.is_at_least(turn) & dot(from, to).is_above(nothing);
        let is_out = if doubt.is_none() { is_out | is_straight } else { is_out };
        least[0] = least[0].lesser_unless(turn, is_out);
        least[1] = least[1].lesser_unless(nothing - turn, is_out);
    };
    take(into, out, P::Mask::none());
    for pack in 0..C {
        take(edges[pack], following(edges, pack), P::is_from(vertices.len() - 1, pack));
    }
    Some(least)
}

/// Whether a ring that turns to one side only turns once: then it goes to the right and to the left
/// once each.
#[inline(always)]
fn turns_once<P: Pack, const C: usize>(edges: &[Places<P>; C], count: usize) -> bool {
    let nothing = P::all(P::Number::ZERO);
    let mut bits = 0;
    for (pack, edge) in edges.iter().enumerate() {
        bits |= edge[0].is_above(nothing).bits() << (pack * P::COUNT);
    }
    let next = bits >> 1 | (bits & 1) << (count - 1);
    let changes = bits ^ next;
    let rest = changes & changes.wrapping_sub(1);
    rest & rest.wrapping_sub(1) == 0
}
