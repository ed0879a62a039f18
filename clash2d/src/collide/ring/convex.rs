//! Convex rings with each other.

use core::array::from_fn;

use super::edges::{Doubt, Places, Ring, all, following, size};
use super::grid::{self, Grid};
use crate::collide::placement::Placement;
use crate::exact::float::Float;
use crate::outline::{cross, dot, minus};
use crate::pack::{Four, Mask, Number, Pack, Two};
use crate::vector::Vector2D;

/// Whether two convex rings share a point; None if one is not convex, or floating point is in doubt.
#[inline(always)]
pub(crate) fn rings_meet(a: &[Vector2D], b: &[Vector2D]) -> Option<bool> {
    ask::<Meet>(a, b)
}

/// How two convex rings lie to each other; None if one is not convex, or floating point is in doubt.
#[inline(always)]
pub(crate) fn rings_placement(a: &[Vector2D], b: &[Vector2D]) -> Option<Placement> {
    ask::<Place>(a, b)
}

/// What is to be told about two convex rings.
trait Question {
    type Answer;

    /// What they tell if their numbers are off by at most a bound; None if that is too much.
    fn told<P: Pack>(sight: &Sight<P>, bound: P::Number) -> Option<Self::Answer>;
}

/// Whether they share a point.
struct Meet;

impl Question for Meet {
    type Answer = bool;

    #[inline(always)]
    fn told<P: Pack>(sight: &Sight<P>, bound: P::Number) -> Option<bool> {
        let Range { below, .. } = Range::of(sight.gap, bound);
        // Exactly 0 is a touch.
        let perhaps_below = (!sight.gap.is_at_least(P::all(bound))).bits();
        let is_doubtful = Range { below, perhaps: perhaps_below }.is_doubtful();
        if is_doubtful { None } else { Some(below == 0) }
    }
}

/// How they lie to each other.
struct Place;

impl Question for Place {
    type Answer = Placement;

    #[inline(always)]
    fn told<P: Pack>(sight: &Sight<P>, bound: P::Number) -> Option<Placement> {
        let [gap, of_b, of_a] =
            [sight.gap, sight.depths[0], sight.depths[1]].map(|height| Range::of(height, bound));
        let touches = of_a.is_doubtful() | of_b.is_doubtful();
        let doubts = gap.perhaps | u32::from(touches);
        let is_doubtful = (doubts > gap.below << 4) & (bound > P::Number::ZERO);
        let (held, overlaps) = ([of_a.below == 0, of_b.below == 0], gap.perhaps == 0);
        let placement = Placement { is_apart: gap.below != 0, held, touches, overlaps };
        if is_doubtful { None } else { Some(placement) }
    }
}

/// Which of up to four numbers are certainly below 0, and which ones may be that or 0, as bits.
struct Range {
    below: u32,
    perhaps: u32,
}

impl Range {
    #[inline(always)]
    fn of<P: Pack>(numbers: P, bound: P::Number) -> Self {
        let (most, least) = (P::all(bound), P::all(P::Number::ZERO - bound));
        let below = least.is_above(numbers).bits();
        Self { below, perhaps: (!numbers.is_above(most)).bits() }
    }

    /// Whether some may be, but none is certainly.
    #[inline(always)]
    fn is_doubtful(&self) -> bool {
        // A single comparison makes a single branch.
        self.perhaps > self.below << 4
    }
}

#[inline(always)]
fn ask<Q: Question>(a: &[Vector2D], b: &[Vector2D]) -> Option<Q::Answer> {
    let quick = match a.len().max(b.len()) {
        0..=4 => nearly::<Q, 1>(a, b),
        _ => nearly::<Q, 2>(a, b),
    };
    quick.or_else(|| again::<Q>(a, b))
}

/// In f32. In doubt the numbers are without error if all vertices lie on a grid.
#[inline(always)]
fn nearly<Q: Question, const C: usize>(a: &[Vector2D], b: &[Vector2D]) -> Option<Q::Answer> {
    let first = a.first()?;
    let (rings, anchor) = ([Ring::<Four, C>::of(a)?, Ring::of(b)?], all([first.x, first.y]));
    let sight = Sight::of(rings, [a, b], anchor, Doubt::USUAL)?;
    answer::<Q, _>(&sight, || is_grid_near::<C>(a, b))
}

/// What is told, in doubt without a bound if the numbers turn out to be exact.
#[inline(always)]
fn answer<Q: Question, P: Pack>(
    sight: &Sight<P>,
    is_exact: impl FnOnce() -> bool,
) -> Option<Q::Answer> {
    let exactly = || is_exact().then(|| Q::told(sight, P::Number::ZERO)).flatten();
    Q::told(sight, sight.bound).or_else(exactly)
}

/// Whether two convex areas share a point.
#[inline(always)]
pub(super) fn are_met<P: Pack>(sight: &Sight<P>, is_exact: impl FnOnce() -> bool) -> Option<bool> {
    answer::<Meet, P>(sight, is_exact)
}

/// How two convex areas lie to each other.
#[inline(always)]
pub(super) fn placement<P: Pack>(
    sight: &Sight<P>,
    is_exact: impl FnOnce() -> bool,
) -> Option<Placement> {
    answer::<Place, P>(sight, is_exact)
}

#[cold]
fn again<Q: Question>(a: &[Vector2D], b: &[Vector2D]) -> Option<Q::Answer> {
    if let Some(sight) = seen_on_grid(a, b)? {
        return Q::told(&sight, sight.bound);
    }
    let sight = seen_widely(a, b)?;
    Q::told(&sight, sight.bound)
}

/// Without error in f32; the inner None if they are on no grid.
#[cold]
#[inline(never)]
fn seen_on_grid(a: &[Vector2D], b: &[Vector2D]) -> Option<Option<Sight<Four>>> {
    let first = a.first()?;
    let (few, anchor) = ([Ring::<Four, 2>::of(a)?, Ring::of(b)?], all([first.x, first.y]));
    if !is_on_grid(&few, anchor) {
        return Some(None);
    }
    Sight::of(few, [a, b], anchor, Doubt::NONE).map(Some)
}

/// In f64.
#[cold]
#[inline(never)]
fn seen_widely(a: &[Vector2D], b: &[Vector2D]) -> Option<Sight<Two>> {
    let first = a.first()?;
    let (few, anchor) =
        ([Ring::<Two, 4>::of(a)?, Ring::of(b)?], all([first.x.into(), first.y.into()]));
    let doubt = if is_on_grid(&few, anchor) { Doubt::NONE } else { Doubt::USUAL };
    Sight::of(few, [a, b], anchor, doubt)
}

/// Whether all vertices lie on a grid near the first one.
#[inline(never)]
fn is_grid_near<const C: usize>(a: &[Vector2D], b: &[Vector2D]) -> bool {
    let rings = Ring::<Four, C>::of(a).zip(Ring::of(b));
    rings.is_some_and(|(ring, other)| is_on_grid(&[ring, other], all([a[0].x, a[0].y])))
}

fn is_on_grid<P: Grid, const C: usize>(rings: &[Ring<P, C>; 2], anchor: Places<P>) -> bool {
    let nothing = P::all(P::Number::ZERO);
    rings.iter().all(|ring| grid::doubt(ring, anchor, anchor, nothing).is_none())
}

/// What the edges of two convex rings see of the other one's vertices, in heights above them times
/// their lengths.
pub(super) struct Sight<P: Pack> {
    /// The least height of the vertex that is highest above an edge, of all edges.
    pub(super) gap: P,
    /// The least height of any vertex above an edge of each ring.
    pub(super) depths: [P; 2],
    /// What the numbers may be off by.
    pub(super) bound: P::Number,
}

impl<P: Pack> Sight<P> {
    #[inline(always)]
    fn of<const C: usize>(
        rings: [Ring<P, C>; 2],
        vertices: [&[Vector2D]; 2],
        anchor: Places<P>,
        doubt: Doubt<P::Number>,
    ) -> Option<Self> {
        let seen = [rings[0].seen_from(anchor), rings[1].seen_from(anchor)];
        let [size_a, size_b] = seen.map(|ways| size(ways.map(|way| dot(way, way))));
        let size = size_a + size_b;
        let is_known = size < P::Number::HUGE;
        if !is_known {
            return None;
        }
        let bound = doubt.of_products(size);
        let of_a = Faces::of(seen[0], vertices[0], P::all(bound), doubt)?;
        let of_a = of_a.heights(vertices[1], anchor);
        let of_b = Faces::of(seen[1], vertices[1], P::all(bound), doubt)?;
        let of_b = of_b.heights(vertices[0], anchor);
        let gap = of_a.most.lesser_unless(of_b.most, P::Mask::none());
        Some(Self { gap, depths: [of_a.least, of_b.least], bound })
    }
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
        let sign = P::all(if is_left { 1.0 } else { -1.0 }.into());
        for edge in &mut edges {
            *edge = edge.map(|x| sign * x);
        }
        Some(Self { starts, edges, count })
    }

    /// How high the vertices of another ring lie above the edges, times their lengths: inside.
    #[inline(always)]
    fn heights(&self, others: &[Vector2D], anchor: Places<P>) -> Heights<P> {
        let infinity = P::Number::INFINITY;
        let mut range = [[P::all(infinity), P::all(-infinity)]; C];
        for other in others {
            let place = minus(all([other.x.into(), other.y.into()]), anchor);
            for ([least, most], &edge) in range.iter_mut().zip(&self.edges) {
                let height = cross(edge, place);
                *least = least.lesser_unless(height, P::Mask::none());
                *most = most.greater(height);
            }
        }
        let mut heights = Heights { least: P::all(infinity), most: P::all(infinity) };
        for (pack, [least, most]) in range.into_iter().enumerate() {
            let (own, is_out) =
                (cross(self.edges[pack], self.starts[pack]), P::is_from(self.count, pack));
            heights.least = heights.least.lesser_unless(least - own, is_out);
            heights.most = heights.most.lesser_unless(most - own, is_out);
        }
        heights
    }
}

/// The least heights of the lowest and of the highest vertex above any edge.
struct Heights<P> {
    least: P,
    most: P,
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
    let least = [P::all(P::Number::INFINITY); 2];
    let mut least = with_turn(least, [into, out], P::Mask::none(), doubt);
    for pack in 0..C {
        let is_out = P::is_from(vertices.len() - 1, pack);
        least = with_turn(least, [edges[pack], following(edges, pack)], is_out, doubt);
    }
    Some(least)
}

/// The least turns to the left and to the right with those from some ways to others, but for some of them.
#[inline(always)]
fn with_turn<P: Pack>(
    [left, right]: [P; 2],
    [from, to]: [Places<P>; 2],
    is_out: P::Mask,
    doubt: Doubt<P::Number>,
) -> [P; 2] {
    let (nothing, turn) = (P::all(P::Number::ZERO), cross(from, to));
    // Straight on is no turn at all, but only if that is certain.
    let is_straight =
        turn.is_at_least(nothing) & nothing.is_at_least(turn) & dot(from, to).is_above(nothing);
    let is_out = if doubt.is_none() { is_out | is_straight } else { is_out };
    [left.lesser_unless(turn, is_out), right.lesser_unless(nothing - turn, is_out)]
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
