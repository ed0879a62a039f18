//! The parts of two shapes that do not touch, for what moves on.

use super::part::{Part, Parts};
use crate::distance::place::Place;
use crate::exact::real::Near;
use crate::outline::Outline;

/// Two parts that share no point.
pub(crate) struct Apart<'p, 'a> {
    parts: [Part<'p>; 2],
    /// A convex shape, or an edge with the radius of its shape.
    pub(crate) outlines: [Outline<'a>; 2],
}

impl Apart<'_, '_> {
    /// Whether the first part may push the second one along a unit vector, and be pushed back.
    pub(crate) fn allows(&self, normal: Place<f64>) -> bool {
        self.parts[0].allows(normal) && self.parts[1].allows(normal.map(|x| -x))
    }

    /// One of the parts if it is an edge of some.
    pub(crate) fn edge(&self, number: usize) -> Option<&Part<'_>> {
        Some(&self.parts[number]).filter(|part| part.cone.is_some())
    }

    /// Whether both are edges that lead along a unit vector, up to some part of it, between others: who moves along
    /// meets these.
    pub(crate) fn lead_between(&self, way: Place<f64>, part: f64) -> bool {
        let cones = self.parts.each_ref().map(|part| part.cone);
        cones.into_iter().all(|cone| cone.is_some_and(|cone| cone.leads_between(way, part)))
    }

    /// The unit vectors straight out of edges along which the parts may push each other.
    pub(crate) fn normals(&self) -> impl Iterator<Item = Place<f64>> {
        let [own, other] = self.parts.each_ref().map(|part| part.cone.map(|cone| cone.outward));
        let normals = [own, other.map(|outward| outward.map(|x| -x))];
        normals.into_iter().flatten().filter(|normal| self.allows(*normal))
    }
}

/// Visits the pairs of parts of two shapes that share no point, but may come within a distance if the first
/// shape moves.
pub(crate) fn each_apart(
    a: Outline<'_>,
    b: Outline<'_>,
    movement: [Near; 2],
    distance: f32,
    mut visit: impl FnMut(&Apart<'_, '_>),
) {
    let (parts_a, parts_b) = (Parts::of(a), Parts::of(b));
    let far = if distance > 0.0 { (b.radius + distance).next_up() } else { b.radius };
    let (reach, way_of_b) = ([a.radius, far], b.bounds().swept(movement.map(|x| -x)));
    parts_a.each_near(&way_of_b, None, reach, &mut |piece_a| {
        parts_b.each_near(&piece_a.bounds.swept(movement), None, reach, &mut |piece_b| {
            let (middle_a, middle_b) = (piece_a.middle(), piece_b.middle());
            let outlines = [piece_a.outline, piece_b.outline];
            let Some(part_a) = parts_a.part(piece_a, middle_b) else { return };
            let Some(part_b) = parts_b.part(piece_b, middle_a) else { return };
            if !outlines[0].collides(&outlines[1]) {
                visit(&Apart { parts: [part_a, part_b], outlines });
            }
        });
    });
}
