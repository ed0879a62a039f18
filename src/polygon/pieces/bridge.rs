//! Bridges from holes to what is around them.

use super::mesh::{Mesh, NONE};
use crate::any::Polygon;
use crate::polygon::nesting::is_hole;
use crate::polygon::turn::side;
use crate::polygon::winding::edges;
use crate::vector::Vector2D;

/// Joins each hole to a vertex on its left.
///
/// To the left of a hole's leftmost vertex lies a part of the polygon between an edge above and one
/// below. The bridge leads to the rightmost vertex there, so that it meets neither an edge nor
/// another bridge: each hole has such a part of its own. O(n) for each hole.
pub(super) fn join_holes(mesh: &mut Mesh<'_>, polygon: Polygon<'_>) {
    let mut first = 0;
    for (number, ring) in polygon.rings().enumerate() {
        if is_hole(polygon, number, ring) {
            let leftmost =
                (0..ring.len()).reduce(|a, b| if is_before(ring[b], ring[a]) { b } else { a });
            join_hole(mesh, polygon, first + leftmost.unwrap_or(0));
        }
        first += ring.len();
    }
}

fn join_hole(mesh: &mut Mesh<'_>, polygon: Polygon<'_>, start: usize) {
    let vertices = polygon.vertices();
    let Some(gap) = Gap::left_of(vertices[start], polygon) else { return };
    let inside = (0..vertices.len()).filter(|&number| gap.contains(vertices[number]));
    let nearest = inside.reduce(|a, b| if is_before(vertices[a], vertices[b]) { b } else { a });
    if let Some(end) = nearest {
        let from = sector(mesh, start as u32, vertices[end]);
        let to = sector(mesh, end as u32, vertices[start]);
        mesh.connect(from, to);
    }
}

/// Whether a point lies to the left of another one, or straight below.
fn is_before(a: Vector2D, b: Vector2D) -> bool {
    (a.x < b.x) | ((a.x == b.x) & (a.y < b.y))
}

/// What lies to the left of a point between two edges.
struct Gap {
    end: Vector2D,
    above: [Vector2D; 2],
    below: [Vector2D; 2],
}

impl Gap {
    fn left_of(end: Vector2D, polygon: Polygon<'_>) -> Option<Self> {
        let sorted = polygon
            .rings()
            .flat_map(edges)
            .map(|[a, b]| if is_before(a, b) { [a, b] } else { [b, a] });
        let passing = sorted.filter(|[a, b]| is_before(*a, end) & is_before(end, *b));
        let is_above = |&[a, b]: &[Vector2D; 2]| side(a, b, end) < 0.0;
        let above =
            passing.clone().filter(is_above).reduce(|e, f| if is_lower(f, e) { f } else { e })?;
        let below =
            passing.filter(|e| !is_above(e)).reduce(|e, f| if is_lower(e, f) { f } else { e })?;
        Some(Self { end, above, below })
    }

    /// Whether a point lies in it or on its edges.
    fn contains(&self, p: Vector2D) -> bool {
        let ([a, b], [c, d]) = (self.above, self.below);
        is_before(p, self.end) && side(a, b, p) <= 0.0 && side(c, d, p) >= 0.0
    }
}

/// Whether one edge passes below another one, both from the left to the right, where both pass.
fn is_lower([a, b]: [Vector2D; 2], [c, d]: [Vector2D; 2]) -> bool {
    if a == c {
        return side(c, d, b) < 0.0;
    }
    if is_before(a, c) { side(a, b, c) > 0.0 } else { side(c, d, a) < 0.0 }
}

/// The side of those from a vertex in whose corner the way to a point begins.
fn sector(mesh: &Mesh<'_>, vertex: u32, p: Vector2D) -> u32 {
    let mut at = vertex;
    loop {
        // Around the vertex from bridge to bridge.
        let turned = mesh.twin(mesh.previous(at));
        if turned == NONE || leads_inside(mesh, at, p) {
            return at;
        }
        at = turned;
    }
}

/// Whether the way from the start of a side to a point begins between that side and the one before.
fn leads_inside(mesh: &Mesh<'_>, at: u32, p: Vector2D) -> bool {
    let before = mesh.previous(at);
    let (is_left, is_left_before) = (mesh.turn_to(at, p) > 0.0, mesh.turn_to(before, p) > 0.0);
    let is_reflex = mesh.turn_to(before, mesh.point(mesh.next(at))) < 0.0;
    if is_reflex { is_left | is_left_before } else { is_left & is_left_before }
}
