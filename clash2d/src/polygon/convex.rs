//! Whether a polygon is convex.

use super::winding::{Winding, edges};
use crate::any::Polygon;
use crate::exact::turn::side;
use crate::vector::Vector2D;

impl Polygon<'_> {
    /// Whether the polygon has one ring, and that goes once round a convex area, either way.
    ///
    /// Exact. Repeated vertices, and vertices along a straight edge, are allowed. No without area,
    /// and of an invalid polygon. O(n).
    pub fn is_convex(self) -> bool {
        let mut rings = self.rings().filter(|ring| !ring.is_empty());
        rings.next().is_some_and(is_convex) && rings.next().is_none() && self.is_valid()
    }
}

/// Whether a ring is convex, as [`Polygon::is_convex`] says; no if a coordinate is not finite.
pub(crate) fn is_convex(ring: &[Vector2D]) -> bool {
    convex_winding(ring) != Winding::None
}

/// Which way round a convex ring runs; none if it is not convex.
pub(crate) fn convex_winding(ring: &[Vector2D]) -> Winding {
    let mut turns = Turns::default();
    let mut ways = edges(ring).filter(|[a, b]| a != b);
    let Some(first) = ways.next() else { return Winding::None };
    let mut last = first;
    for way in ways.chain([first]) {
        turns.add(last, way);
        if !turns.may_be_one_round() {
            return Winding::None;
        }
        last = way;
    }
    match (turns.are_one_round(), turns.left) {
        (false, _) => Winding::None,
        (true, true) => Winding::Counterclockwise,
        (true, false) => Winding::Clockwise,
    }
}

/// The turns from each edge to the next one.
#[derive(Default)]
struct Turns {
    left: bool,
    right: bool,
    /// A turn by 180 degrees, or by NaN.
    back: bool,
    /// How many times the edges change between upwards and downwards.
    changes: u32,
}

impl Turns {
    fn add(&mut self, [a, b]: [Vector2D; 2], next: [Vector2D; 2]) {
        let turn = side(a, b, next[1]);
        let is_change = is_upwards([a, b]) != is_upwards(next);
        self.left |= turn > 0.0;
        self.right |= turn < 0.0;
        self.back |= turn.is_nan() | ((turn == 0.0) & is_change);
        self.changes = self.changes.saturating_add(is_change.into());
    }

    /// Whether other turns may follow that make a whole one.
    fn may_be_one_round(&self) -> bool {
        !((self.left & self.right) | self.back | (self.changes > 2))
    }

    fn are_one_round(&self) -> bool {
        (self.left != self.right) & !self.back & (self.changes == 2)
    }
}

/// Whether an edge's direction is one of the half from 0 to 180 degrees, without the latter.
fn is_upwards([a, b]: [Vector2D; 2]) -> bool {
    (a.y < b.y) | ((a.y == b.y) & (a.x < b.x))
}
