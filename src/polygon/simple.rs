//! Whether a polygon's edges keep apart.

use super::turn::side;
use crate::any::Polygon;
use crate::collide::segments_collide;
use crate::range::{greater, lesser};
use crate::shape::Segment;
use crate::vector::Vector2D;

impl Polygon<'_> {
    /// Whether no two edges of the polygon share a point, except neighbours in a ring, which share
    /// their common vertex and nothing else.
    ///
    /// Exact. No with a ring of less than three vertices, and of an invalid or an empty polygon.
    /// O(n²), of which most is to compare two bounding boxes.
    pub fn is_simple(self) -> bool {
        let mut rings = self.rings();
        if !self.is_valid() || self.vertices().is_empty() {
            return false;
        }
        while let Some(ring) = rings.next() {
            if !is_simple(ring) || rings.clone().any(|other| do_meet(ring, other)) {
                return false;
            }
        }
        true
    }
}

/// Whether a ring's edges keep apart.
fn is_simple(ring: &[Vector2D]) -> bool {
    if ring.len() < 3 {
        return false;
    }
    let count = ring.len();
    let goes_on = |i: usize| is_going_on(ring[i], ring[(i + 1) % count], ring[(i + 2) % count]);
    (0..count).all(goes_on) && (0..count - 2).all(|i| is_apart_from_later(ring, i))
}

/// Whether two edges, from `a` to `b` and from there to `c`, share `b` only.
fn is_going_on(a: Vector2D, b: Vector2D, c: Vector2D) -> bool {
    if (a == b) | (b == c) {
        return false;
    }
    // On one line they go on where the second leads the same way as the first.
    let is_forward = |a: f32, b: f32, c: f32| ((a < b) & (b < c)) | ((a > b) & (b > c));
    side(a, b, c) != 0.0 || is_forward(a.x, b.x, c.x) || is_forward(a.y, b.y, c.y)
}

/// Whether an edge shares no point with those after its next one.
fn is_apart_from_later(ring: &[Vector2D], number: usize) -> bool {
    let edge = Edge::new(ring[number], ring[number + 1]);
    // The last edge is the neighbour of the first one.
    let last = if number == 0 { ring.len() - 1 } else { ring.len() };
    (number + 2..last).all(|i| !edge.meets(Edge::new(ring[i], ring[(i + 1) % ring.len()])))
}

/// Whether two rings share a point of their edges.
fn do_meet(a: &[Vector2D], b: &[Vector2D]) -> bool {
    (0..a.len()).any(|i| {
        let edge = Edge::new(a[i], a[(i + 1) % a.len()]);
        (0..b.len()).any(|k| edge.meets(Edge::new(b[k], b[(k + 1) % b.len()])))
    })
}

/// An edge between two vertices, and the corners of its bounding box.
#[derive(Clone, Copy)]
struct Edge {
    ends: Segment,
    low: Vector2D,
    high: Vector2D,
}

impl Edge {
    #[inline]
    fn new(a: Vector2D, b: Vector2D) -> Self {
        let low = Vector2D::new(lesser(a.x, b.x), lesser(a.y, b.y));
        let high = Vector2D::new(greater(a.x, b.x), greater(a.y, b.y));
        Self { ends: Segment::new(a, b), low, high }
    }

    #[inline]
    fn meets(self, other: Self) -> bool {
        let is_near = (self.low.x <= other.high.x)
            & (other.low.x <= self.high.x)
            & (self.low.y <= other.high.y)
            & (other.low.y <= self.high.y);
        is_near && segments_collide(self.ends, other.ends)
    }
}
