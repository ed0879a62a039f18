//! Rays through polygons of a few vertices, of which they cross two edges.

use super::super::hit::RayHit;
use super::span::Span;
use super::track::{Grid, Track, unless_exact};
use crate::any::Polygon;
use crate::pack::{Four, Mask, Number, Pack, Two};
use crate::vector::Vector2D;

/// What the sides of vertices are off by, as a part of both products: the ways to the vertices and
/// these products are rounded once, and then their difference, by 2^-24 each.
const SIDE: f32 = 1.0 / (1_u32 << 22) as f32;

/// What the height of an edge beside the start less a time from 0 to 1 times what the ray leads
/// towards it is off by, at most, as a part of the product of sizes: each by less than 5u.
const ROOM: f64 = 16.0 / (1_u64 << 53) as f64;

/// Below this products of two short numbers are exact.
const SHORT: f64 = (1_u32 << 18) as f64;

/// On which sides of the line of a ray four vertices are: bits of those on the right. None if they
/// may lie on it.
#[inline(always)]
fn sides(vertices: &[Vector2D; 4], track: Track) -> Option<u32> {
    let [x, y] = Four::vertices(|i| vertices[i]);
    let (start, along) = (track.origin, track.movement);
    let left = Four::all(along.x) * (y - Four::all(start.y));
    let right = Four::all(along.y) * (x - Four::all(start.x));
    let room = (left.abs() + right.abs()) * Four::all(SIDE) + Four::all(f32::TINY);
    let side = left - right;
    let is_clear = side.abs().is_above(room).bits() == 0xf;
    is_clear.then(|| Four::all(0.0).is_above(side).bits())
}

/// The edges on which a ray's line comes in and goes out if they run counterclockwise, and the other
/// way round otherwise; the inner None if it misses them.
#[inline(always)]
fn crossed(ring: &[Vector2D], track: Track) -> Option<Option<[usize; 2]>> {
    let (first, last) = (ring.first_chunk::<4>()?, ring.last_chunk::<4>()?);
    let count = ring.len() as u32;
    let right = sides(first, track)? | sides(last, track)? << (count - 4);
    let next = right >> 1 | (right & 1) << (count - 1);
    let [into, out] = [!right & next, right & !next];
    if right == next {
        return Some(None);
    }
    let is_single = (into & (into - 1) == 0) & (out & out.wrapping_sub(1) == 0);
    is_single.then(|| Some([into.trailing_zeros() as usize, out.trailing_zeros() as usize]))
}

/// [`cast_ray`](super::super::cast_ray) of a polygon of one ring.
#[inline(always)]
pub(in super::super) fn through_polygon(
    polygon: &Polygon<'_>,
    track: Track,
) -> Option<Option<RayHit>> {
    let ring = polygon.vertices();
    let is_few =
        polygon.is_single_ring() & (polygon.radius() == 0.0) & (4..=8).contains(&ring.len());
    if !is_few {
        return None;
    }
    let Some(numbers) = crossed(ring, track)? else { return Some(None) };
    let count = ring.len();
    let edge = |number: usize| {
        let next = if number + 1 == count { 0 } else { number + 1 };
        Some([*ring.get(number)?, *ring.get(next)?])
    };
    let ends = [edge(numbers[0])?, edge(numbers[1])?];
    let cuts = Cuts::new(ends, track)?.in_order()?;
    let Some(passage) = cuts.span.passage()? else { return Some(None) };
    passage.write(track, cuts.normals())
}

/// Where the line of a ray crosses two edges.
#[derive(Clone, Copy)]
struct Cuts {
    span: Span,
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
    fn new(ends: [[Vector2D; 2]; 2], track: Track) -> Option<Self> {
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
        Some(Self { span, edges: [x, y], closing, order })
    }

    /// With the one that is crossed first as the first one.
    #[inline(always)]
    fn in_order(self) -> Option<Self> {
        let Self { span: Span { above, below, slack, weight }, edges, closing, order } = self;
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
        Some(Self {
            span,
            edges: [edges[0].exchanged(), edges[1].exchanged()],
            closing: closing.exchanged(),
            order,
        })
    }

    /// Out of the first edge against the ray, and out of the second one along it.
    #[inline(always)]
    fn normals(&self) -> [Two; 2] {
        let [x, y] = self.edges;
        let side = Two::new(1.0, -1.0).turned_by(self.closing);
        let scale = side / (x * x + y * y).square_roots();
        let (x, y) = (Two::all(-0.0) - y * scale, x * scale);
        [x.firsts(y), x.seconds(y)]
    }
}
