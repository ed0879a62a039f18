//! The gap between two convex shapes.

use super::super::gap::Gap;
use super::super::motion::{length, unit};
use super::flyer::Stand;
use crate::distance::place::{Place, dot, minus, times};

/// An edge of one of two shapes.
#[derive(Clone, Copy)]
pub(super) struct Face {
    /// The number of the shape.
    pub(super) shape: usize,
    pub(super) edge: usize,
}

impl Face {
    /// From the first shape to the second one, if that leads out of the face's shape.
    pub(super) fn ahead(&self, out: Place<f64>) -> Place<f64> {
        if self.shape == 0 { out } else { times(out, -1.0) }
    }
}

/// The gap between two shapes.
pub(super) struct Closest {
    /// From the first one to the second one, of length 1.
    pub(super) normal: Place<f64>,
    pub(super) gap: Gap,
    /// The edge at which it is, unless it is between two corners.
    pub(super) face: Option<Face>,
}

/// None if no edge lies between them, so that they share points.
#[inline(always)]
pub(super) fn gap<const P: usize>(a: &Stand<P>, b: &Stand<P>) -> Option<Closest> {
    let (over_a, over_b) = (a.highest(b), b.highest(a));
    let is_back = over_a.1 < over_b.1;
    let (edge, height) = if is_back { over_b } else { over_a };
    if height > 0.0 {
        let [own, other] = if is_back { [b, a] } else { [a, b] };
        let normal = own.normals.at(edge);
        let place = other.corners.at(other.least(normal));
        let [from, to] = own.edge(edge);
        let (way, ahead) = (minus(to, from), minus(place, from));
        let part = dot(ahead, way);
        if (part >= 0.0) & (part <= dot(way, way)) {
            let foot = minus(place, times(normal, height));
            let points = if is_back { [place, foot] } else { [foot, place] };
            let face = Face { shape: usize::from(is_back), edge };
            let (normal, gap) = (face.ahead(normal), Gap { points, distance: height });
            return Some(Closest { normal, gap, face: Some(face) });
        }
        let corner = if part < 0.0 { from } else { to };
        let place = other.corners.at(other.nearest(corner));
        if let Some((normal, distance)) = between_corners([own, other], [corner, place]) {
            let points = if is_back { [place, corner] } else { [corner, place] };
            let normal = times(normal, if is_back { -1.0 } else { 1.0 });
            return Some(Closest { normal, gap: Gap { points, distance }, face: None });
        }
    }
    // Of two points or parallel segments no edge need lie between them.
    let is_deep = (height <= 0.0) & (a.count.max(b.count) > 2);
    if is_deep { None } else { Some(of_corners(a, b)) }
}

/// The direction from one corner to another one, and how far that is, if no other corner is farther
/// ahead there: then these are the nearest points.
#[inline(always)]
pub(super) fn between_corners<const P: usize>(
    stands: [&Stand<P>; 2],
    corners: [Place<f64>; 2],
) -> Option<(Place<f64>, f64)> {
    let way = minus(corners[1], corners[0]);
    let distance = length(way);
    let normal = times(way, 1.0 / distance);
    let [from, to] = corners.map(|corner| dot(normal, corner));
    let is_behind = stands[0].corners.along(normal).greatest().1 <= from;
    let is_beyond = stands[1].corners.along(normal).least().1 >= to;
    (is_behind & is_beyond).then_some((normal, distance))
}

/// The same, whatever is nearest.
#[inline(never)]
pub(super) fn of_corners<const P: usize>(a: &Stand<P>, b: &Stand<P>) -> Closest {
    let mut best = Gap::between(a.edge(0), b.edge(0));
    for own in 0..a.count {
        for other in 0..b.count {
            let gap = Gap::between(a.edge(own), b.edge(other));
            best = if gap.distance < best.distance { gap } else { best };
        }
    }
    Closest { normal: unit(minus(best.points[1], best.points[0])), gap: best, face: None }
}
