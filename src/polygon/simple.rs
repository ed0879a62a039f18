//! Whether a polygon's edges keep apart.

use super::turn::side;
use super::winding::edges;
use crate::any::Polygon;
use crate::collide::segments_collide;
use crate::shape::Segment;
use crate::tree::{Frame, Node, Path, Runs};
use crate::vector::Vector2D;

impl Polygon<'_> {
    /// Whether no two edges of the polygon share a point, except neighbours in a ring, which share
    /// their common vertex and nothing else.
    ///
    /// Exact. No with a ring of less than three vertices, and of an invalid or an empty polygon.
    /// Boxes around runs of edges leave out what is far: usually a few comparisons for each edge,
    /// O(n²) where long edges lie side by side, or rings within rings.
    pub fn is_simple(self) -> bool {
        let mut rings = self.rings();
        if !self.is_valid() || self.vertices().is_empty() {
            return false;
        }
        while let Some(ring) = rings.next() {
            if !goes_on(ring) || !keeps_apart(ring, rings) {
                return false;
            }
        }
        true
    }
}

/// Whether each edge of a ring shares its next vertex with the next one, and nothing else.
fn goes_on(ring: &[Vector2D]) -> bool {
    if ring.len() < 3 {
        return false;
    }
    let count = ring.len();
    (0..count).all(|i| is_going_on(ring[i], ring[(i + 1) % count], ring[(i + 2) % count]))
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

/// Whether no edge of a ring shares a point with one of other rings, nor with one of its own that is
/// not its neighbour.
fn keeps_apart<'a>(ring: &[Vector2D], mut others: impl Iterator<Item = &'a [Vector2D]>) -> bool {
    let mut nodes = [Node::default(); NODES];
    let path = Path { vertices: ring, ends: &[], is_closed: true };
    let Some(runs) = Runs::within(path, &mut nodes) else { return true };
    let last = ring.len() - 1;
    let is_free = |number: usize| {
        let later = |other: usize| (other > number + 1) & ((number > 0) | (other < last));
        !is_met(&runs, path.edge(number), later)
    };
    (0..last).all(is_free)
        && others.all(|other| edges(other).all(|edge| !is_met(&runs, edge, |_| true)))
}

/// Whether an edge shares a point with one of those that are wanted.
fn is_met(runs: &Runs<'_>, [a, b]: [Vector2D; 2], is_wanted: impl Fn(usize) -> bool) -> bool {
    let (edge, frame) = (Segment::new(a, b), Frame::of(a, b));
    let is_near = |other: &Frame| other.meets(&frame);
    let meets = |number: usize| {
        let [c, d] = runs.path.edge(number);
        is_wanted(number) && is_near(&Frame::of(c, d)) && segments_collide(edge, Segment::new(c, d))
    };
    is_near(&runs.frame()) && runs.any_run(is_near, |mut run| run.any(meets))
}

/// How many nodes there are room for: boxes around runs of edges, as long as it takes.
const NODES: usize = 64;
