//! Where the line of a ray crosses two edges of a polygon.

use super::span::Span;
use super::track::{Grid, Track, unless_exact};
use crate::pack::{Four, Mask, Pack, Two};
use crate::place::OnEdges;
use crate::vector::Vector2D;

/// What the height of an edge beside the start less a time from 0 to 1 times what the ray leads
/// towards it is off by, at most, as a part of the product of sizes: each by less than 5u.
const ROOM: f64 = 16.0 / (1_u64 << 53) as f64;

/// Below this products of two short numbers are exact.
pub(super) const SHORT: f64 = (1_u32 << 18) as f64;

/// The numbers of the edges on which the line of a ray comes in and goes out, if they run
/// counterclockwise, and the other way round otherwise; from bits of the vertices on the right of the
/// line. The inner None if it crosses no edge.
#[inline(always)]
pub(super) fn crossed(right: u32, count: usize) -> Option<Option<[usize; 2]>> {
    let next = right >> 1 | (right & 1) << (count - 1);
    if right == next {
        return Some(None);
    }
    let [into, out] = [!right & next, right & !next];
    let is_single = (into & (into - 1) == 0) & (out & out.wrapping_sub(1) == 0);
    is_single.then(|| Some([into.trailing_zeros() as usize, out.trailing_zeros() as usize]))
}

/// The ends of an edge.
#[inline(always)]
fn edge(ring: &[Vector2D], number: usize) -> Option<[Vector2D; 2]> {
    let next = if number + 1 == ring.len() { 0 } else { number + 1 };
    Some([*ring.get(number)?, *ring.get(next)?])
}

/// Two edges that are crossed.
#[derive(Clone, Copy)]
pub(super) struct Cuts {
    pub(super) span: Span,
    pub(super) numbers: [usize; 2],
    /// From one end of each edge to the other.
    edges: [Two; 2],
    /// How much the ray leads to the left of them, times their lengths.
    closing: Two,
    /// By how much products of what is above and what is below may be off.
    order: Two,
}

impl Cuts {
    /// None if an edge is nearly as slanting as the ray.
    #[inline(always)]
    pub(super) fn new(ring: &[Vector2D], numbers: [usize; 2], track: Track) -> Option<Self> {
        let ends = [edge(ring, numbers[0])?, edge(ring, numbers[1])?];
        let (start, along) = (track.start(), track.along());
        let [[a, b], [c, d]] = ends;
        let [a, b, c, d] = [Two::of(a), Two::of(b), Two::of(c), Two::of(d)];
        let (edges, ways) = ([b - a, d - c], [a - start, c - start]);
        let turned = |[p, q]: [Two; 2]| [p.firsts(q), p.seconds(q)];
        let ([x, y], [px, py]) = (turned(edges), turned(ways));
        let closing = along.firsts(along) * y - along.seconds(along) * x;
        let above = (px * y - py * x).turned_by(closing);
        let (sizes, places) = (x.abs() + y.abs(), px.abs() + py.abs());
        let length = along.abs() + along.abs().exchanged();
        let most = sizes * length;
        if (closing.abs() * Two::all(512.0)).is_above(most).bits() != 0b11 {
            return None;
        }
        let is_exact = track.is_on(Grid::FINE)
            & Grid::FINE.has(Four::of(ends[0]))
            & Grid::FINE.has(Four::of(ends[1]))
            & (Two::all(SHORT).is_above(sizes + places + length).bits() == 0b11);
        let room = Two::all(unless_exact(ROOM, is_exact));
        let slack = room * (sizes * (places + length));
        let order =
            Two::all(2.0 * ROOM) * (most * sizes.exchanged()) * (places + places.exchanged());
        let span = Span { above, below: closing.abs(), slack, weight: Two::all(1.0) };
        Some(Self { span, numbers, edges: [x, y], closing, order })
    }

    /// With the one that is crossed first as the first one.
    #[inline(always)]
    pub(super) fn in_order(self) -> Option<Self> {
        let Self { span: Span { above, below, slack, weight }, edges: [x, y], .. } = self;
        let Self { numbers: [first, second], closing, order, .. } = self;
        let times = above * below.exchanged();
        let lead = times - times.exchanged();
        if !lead.abs().is_above(order).any() {
            return None;
        }
        if !lead.is_above(Two::all(0.0)).bits() & 1 != 0 {
            return Some(self);
        }
        let span = Span {
            above: above.exchanged(),
            below: below.exchanged(),
            slack: slack.exchanged(),
            weight,
        };
        let (edges, closing) = ([x.exchanged(), y.exchanged()], closing.exchanged());
        Some(Self { span, numbers: [second, first], edges, closing, order })
    }

    /// The edges that are crossed.
    #[inline(always)]
    pub(super) fn edges_of(&self, ring: &[Vector2D]) -> Option<OnEdges> {
        let [first, second] = self.numbers;
        let ends = [edge(ring, first)?, edge(ring, second)?];
        Some(OnEdges { numbers: self.numbers.map(|number| number as u32), ends })
    }

    /// Out of the first edge against the ray, and out of the second one along it.
    #[inline(always)]
    pub(super) fn normals(&self) -> [Two; 2] {
        let [x, y] = self.edges;
        let side = Two::new(1.0, -1.0).turned_by(self.closing);
        let scale = side / (x * x + y * y).square_roots();
        let (x, y) = (Two::all(-0.0) - y * scale, x * scale);
        [x.firsts(y), x.seconds(y)]
    }
}
