//! Polygons with points.

use super::crossings::{Crossings, ROW};
use super::ring::has_point;
use crate::any::{Polygon, Prepared};
use crate::pack::{Four, Pack};
use crate::tree::Frame;
use crate::vector::Vector2D;

/// Whether a polygon of one ring without a radius contains a point.
#[inline(always)]
pub(super) fn ring_contains(ring: &[Vector2D], p: Vector2D) -> bool {
    has_point(ring, p).unwrap_or_else(|| many_contain(ring, p))
}

#[inline(never)]
fn many_contain(ring: &[Vector2D], p: Vector2D) -> bool {
    let mut crossings = Crossings::of(p);
    crossings.add_ring(ring);
    is_inside(&crossings, ring, p)
}

/// The same of any number of rings.
#[inline(never)]
pub(super) fn rings_contain(polygon: Polygon<'_>, p: Vector2D) -> bool {
    let mut crossings = Crossings::of(p);
    polygon.rings().for_each(|ring| crossings.add_ring(ring));
    is_inside(&crossings, polygon.vertices(), p)
}

/// What the edges between all vertices say about a point.
#[inline(always)]
fn is_inside(crossings: &Crossings, vertices: &[Vector2D], p: Vector2D) -> bool {
    let is_inside = crossings.is_inside();
    // An invalid polygon contains nothing; of what is outside there is no need to know. But for a few
    // vertices it is quicker to know than to ask whether to know.
    let is_valid = (!is_inside && vertices.len() > 2 * ROW) || are_finite(vertices);
    is_inside & is_valid & p.is_finite()
}

/// Whether all coordinates are numbers.
#[inline(always)]
fn are_finite(vertices: &[Vector2D]) -> bool {
    let (rows, rest) = vertices.as_chunks();
    let mut sum = Four::all(0.0);
    for row in rows {
        let [a, b, c, d, e, f, g, h] = Four::pairs(row);
        sum = sum + (((a + b) + (c + d)) + ((e + f) + (g + h)));
    }
    let sum = rest.iter().fold(sum.total(), |sum, v| sum + v.x + v.y);
    // Of finite numbers the sum may overflow.
    sum.is_finite() || are_finite_one_by_one(vertices)
}

#[cold]
#[inline(never)]
fn are_finite_one_by_one(vertices: &[Vector2D]) -> bool {
    vertices.iter().all(|vertex| vertex.is_finite())
}

/// Up to how many vertices a look at all of them is quicker than at boxes around some.
const FEW: usize = 192;

/// The same of a prepared polygon; None if it has a radius, and for any other shape.
#[inline(always)]
pub(super) fn prepared_contains(prepared: &Prepared<'_>, p: Vector2D) -> Option<bool> {
    match prepared.ring() {
        Some(ring) if ring.len() <= FEW => Some(ring_contains(ring, p)),
        _ => runs_contain(prepared, p),
    }
}

#[inline(never)]
fn runs_contain(prepared: &Prepared<'_>, p: Vector2D) -> Option<bool> {
    let (runs, radius) = prepared.polygon()?;
    if radius != 0.0 || !p.is_finite() {
        return None;
    }
    let is_odd = runs.is_crossed(
        Frame::of(p, p),
        |v| v.y < p.y,
        |run, is_inside| {
            let mut crossings = Crossings::of(p);
            match runs.path.vertices_to(&run) {
                Some(vertices) => crossings.add(vertices[run.start], vertices, run.start + 1),
                None => run.map(|number| runs.path.edge(number)).for_each(|[a, b]| {
                    crossings.add_edge(a, b);
                }),
            }
            *is_inside ^= crossings.is_odd();
            crossings.is_on
        },
    );
    Some(is_odd.unwrap_or(true))
}
