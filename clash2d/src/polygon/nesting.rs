//! Which rings lie within others.

use core::cmp::Ordering;

use super::sweep::is_before;
use super::winding::{SIGN, Winding, edges, winding};
use crate::any::Polygon;
use crate::exact::ring::double_area;
use crate::exact::turn::side;
use crate::vector::Vector2D;

/// On which side of its rings the inside of a polygon is.
pub(crate) struct Nesting<'a> {
    polygon: Polygon<'a>,
    /// Whether an odd number of edges passes below the first vertex of each ring, if that is known.
    odd: [u32; 512],
    is_known: bool,
}

impl<'a> Nesting<'a> {
    /// O(n) for n vertices in a single ring; otherwise as [`Polygon::is_simple`], and, unless it is
    /// simple, O(n r) for r rings.
    pub(crate) fn of(polygon: Polygon<'a>) -> Self {
        let mut nesting = Self { polygon, odd: [0; 512], is_known: false };
        nesting.is_known =
            polygon.rings().nth(1).is_some() && polygon.is_simple_with(&mut nesting.odd);
        nesting
    }

    /// The edges of the polygon, such that its inside is to the left of each of them, or to the right of
    /// each.
    ///
    /// No edge may cross another one; rings may touch, and share pieces of edges. A single ring stays
    /// as it is.
    pub(crate) fn outline(&self) -> impl Iterator<Item = [Vector2D; 2]> + Clone {
        let is_single = self.polygon.rings().nth(1).is_none();
        self.polygon.rings().enumerate().flat_map(move |(number, ring)| {
            let is_swapped = !is_single && self.is_swapped(number, ring);
            edges(ring).map(move |edge| if is_swapped { swapped(edge) } else { edge })
        })
    }

    /// Whether the inside is to the right of the ring of some number.
    fn is_swapped(&self, number: usize, ring: &[Vector2D]) -> bool {
        if self.is_known
            && let Some(bits) = self.odd.get(number / 32)
            && let [first, second, .., last] = *ring
        {
            // At the first vertex the lowest edge, with the inside above it or not, runs to the right.
            let is_rising = match [last, second].map(|vertex| is_before(vertex, first)) {
                [true, false] => true,
                [false, true] => false,
                _ => side(last, first, second) > 0.0,
            };
            return is_rising == (bits >> (number % 32) & 1 == 1);
        }
        is_hole(self.polygon, number, ring) != (winding(ring) == Winding::Clockwise)
    }
}

/// Whether an odd number of others is around a polygon's ring of some number.
fn is_hole(polygon: Polygon<'_>, number: usize, ring: &[Vector2D]) -> bool {
    let Some(start) = Start::of(ring) else { return false };
    let is_around = |other: usize, around: &[Vector2D]| {
        other != number
            && start.lies_in(around)
            && larger(around, ring).then(number.cmp(&other)).is_gt()
    };
    let others = polygon.rings().enumerate().filter(|&(other, around)| is_around(other, around));
    others.count() % 2 == 1
}

/// How the area of a ring compares with that of another one.
///
/// Of two rings that start alike only the larger one is around the other.
fn larger(a: &[Vector2D], b: &[Vector2D]) -> Ordering {
    let is_clockwise = |ring: &[Vector2D]| winding(ring) == Winding::Clockwise;
    let (swap_a, swap_b) = (is_clockwise(a), !is_clockwise(b));
    let edges_of_a = edges(a).map(move |edge| if swap_a { swapped(edge) } else { edge });
    let edges_of_b = edges(b).map(move |edge| if swap_b { swapped(edge) } else { edge });
    double_area(edges_of_a.chain(edges_of_b), SIGN).total_cmp(&0.0)
}

fn swapped([a, b]: [Vector2D; 2]) -> [Vector2D; 2] {
    [b, a]
}

/// The leftmost vertex of a ring, the lowest one of several, and the upper one of its neighbours:
/// next to that edge and below it begins what the ring surrounds.
#[derive(Clone, Copy)]
struct Start {
    vertex: Vector2D,
    upper: Vector2D,
}

impl Start {
    /// The start of a ring; None if it has no vertices.
    fn of(ring: &[Vector2D]) -> Option<Self> {
        let count = ring.len();
        let first = (0..count).reduce(|a, b| if is_before(ring[b], ring[a]) { b } else { a })?;
        let vertex = ring[first];
        let [before, after] = [ring[(first + count - 1) % count], ring[(first + 1) % count]];
        let upper = if side(vertex, before, after) > 0.0 { after } else { before };
        Some(Self { vertex, upper })
    }

    /// Whether a ring surrounds it.
    fn lies_in(self, ring: &[Vector2D]) -> bool {
        edges(ring).fold(false, |is_odd, edge| is_odd ^ self.is_below(edge))
    }

    /// Whether an edge passes above the place just to the right of the vertex and just below the
    /// upper edge.
    fn is_below(self, [a, b]: [Vector2D; 2]) -> bool {
        let (left, right) = if a.x < b.x { (a, b) } else { (b, a) };
        if !((left.x <= self.vertex.x) & (self.vertex.x < right.x)) {
            return false;
        }
        let height = side(left, right, self.vertex);
        if height == 0.0 { side(self.vertex, self.upper, right) >= 0.0 } else { height < 0.0 }
    }
}
