//! Convex sets with straight or round borders: what parts of outlines and slices of sectors have in
//! common.

use super::manifold::{Facing, Mark, Side, Touch};
use super::part::Part;
use crate::distance::place::{Place, cross, dot, minus, nearest_on, plus, times, unit};
use crate::root::square_root;

/// A convex core, seen from an anchor.
pub(crate) trait Solid {
    /// How far the shape reaches beyond its core.
    fn radius(&self) -> f64;

    /// No less than any coordinate.
    fn size(&self) -> f64;

    /// The greatest position along a unit vector.
    fn height(&self, along: Place<f64>) -> f64;

    /// Visits the unit vectors out of the straight sides.
    fn each_face(&self, visit: &mut dyn FnMut(Place<f64>));

    /// Visits the corners, and the centers of the arcs.
    fn each_hub(&self, visit: &mut dyn FnMut(Place<f64>));

    /// Visits the corners and, of an arc, the place that is farthest from a point, with their marks.
    fn each_peak(&self, from: Place<f64>, visit: &mut dyn FnMut(Place<f64>, Mark));

    /// The nearest point to another one.
    fn nearest(&self, place: Place<f64>) -> Place<f64>;

    /// The side that faces a unit vector.
    fn side(&self, along: Place<f64>) -> Side;

    /// Whether it may push along a unit vector.
    fn allows(&self, normal: Place<f64>) -> bool;
}

fn reversed([x, y]: Place<f64>) -> Place<f64> {
    [-x, -y]
}

/// How two solids that come within a margin touch: along the direction in which they are least deep.
pub(super) fn touch(a: &dyn Solid, b: &dyn Solid, margin: f64) -> Touch {
    let tolerance = a.size().max(b.size()) * 64.0 * f64::EPSILON;
    let axis = best_axis(a, b, true).or_else(|| best_axis(a, b, false));
    let (normal, gap) = axis.unwrap_or(([1.0, 0.0], 0.0));
    let radii = [a.radius(), b.radius()];
    let depth = radii[0] + radii[1] - gap;
    let depth = if depth.abs() <= tolerance { 0.0 } else { depth };
    let (from, to) = (a.side(normal), b.side(reversed(normal)));
    if is_flat(&from, normal) {
        let (reference, incident) = (from, to);
        return Facing { reference, incident, radii, normal, depth, margin, tolerance }.touch();
    }
    if is_flat(&to, reversed(normal)) {
        let radii = [radii[1], radii[0]];
        let (reference, incident, normal) = (to, from, reversed(normal));
        let facing = Facing { reference, incident, radii, normal, depth, margin, tolerance };
        return facing.touch().swapped();
    }
    let [from_end, to_end] = [lead(&from, normal), lead(&to, reversed(normal))];
    // From the border of whichever is a single point.
    let place = if is_point(&from) {
        plus(from.ends[from_end], times(normal, radii[0] - 0.5 * depth))
    } else {
        plus(to.ends[to_end], times(normal, 0.5 * depth - radii[1]))
    };
    let touch = Touch::single(normal, depth, place, [from.corners[from_end], to.corners[to_end]]);
    // Where arcs may not push along the least way, the ends may lie beside each other.
    let aside = cross(normal, minus(to.ends[to_end], from.ends[from_end]));
    Touch { is_elsewhere: aside.abs() > 1e-9 * a.size().max(b.size()), ..touch }
}

fn is_point(side: &Side) -> bool {
    side.ends[0] == side.ends[1]
}

/// Whether a side stands on a normal.
fn is_flat(side: &Side, normal: Place<f64>) -> bool {
    let [x, y] = minus(side.ends[1], side.ends[0]);
    let square = x * x + y * y;
    // Off by less than 1e-9.
    !is_point(side) && cross([y, -x], normal).abs() <= 1e-9 * square_root(square)
}

/// The end of a side that is farther along a direction.
pub(super) fn lead(side: &Side, along: Place<f64>) -> usize {
    usize::from(dot(along, side.ends[1]) > dot(along, side.ends[0]))
}

/// The direction in which two solids are least deep, and how far they are apart along it.
fn best_axis(a: &dyn Solid, b: &dyn Solid, is_strict: bool) -> Option<(Place<f64>, f64)> {
    let mut best: Option<(Place<f64>, f64)> = None;
    let mut add = |normal: Place<f64>| {
        let is_allowed = a.allows(normal) && b.allows(reversed(normal));
        if is_strict && !is_allowed {
            return;
        }
        let gap = -b.height(reversed(normal)) - a.height(normal);
        if best.is_none_or(|best| gap > best.1) {
            best = Some((normal, gap));
        }
    };
    a.each_face(&mut |normal| add(normal));
    b.each_face(&mut |normal| add(reversed(normal)));
    a.each_hub(&mut |hub| unit(minus(b.nearest(hub), hub)).into_iter().for_each(&mut add));
    b.each_hub(&mut |hub| unit(minus(hub, a.nearest(hub))).into_iter().for_each(&mut add));
    best
}

/// Whichever of two places is nearer to a third one.
pub(super) fn nearer(a: Place<f64>, b: Place<f64>, place: Place<f64>) -> Place<f64> {
    let square = |end: Place<f64>| {
        let way = minus(end, place);
        dot(way, way)
    };
    if square(b) < square(a) { b } else { a }
}

impl Solid for Part<'_> {
    fn radius(&self) -> f64 {
        self.core.radius
    }

    fn size(&self) -> f64 {
        self.core.size
    }

    fn height(&self, along: Place<f64>) -> f64 {
        -self.core.least(reversed(along))
    }

    fn each_face(&self, visit: &mut dyn FnMut(Place<f64>)) {
        let count = if self.cone.is_some() { 1 } else { self.core.faces() };
        (0..count).filter_map(|face| self.core.outward(face)).for_each(visit);
    }

    fn each_hub(&self, visit: &mut dyn FnMut(Place<f64>)) {
        (0..self.core.count()).map(|corner| self.core.place(corner)).for_each(visit);
    }

    fn each_peak(&self, _: Place<f64>, visit: &mut dyn FnMut(Place<f64>, Mark)) {
        (0..self.core.count())
            .for_each(|corner| visit(self.core.place(corner), self.core.mark(corner)));
    }

    fn nearest(&self, place: Place<f64>) -> Place<f64> {
        let count = self.core.count();
        let edge = |number| [self.core.place(number), self.core.place(self.core.next(number))];
        let points = (0..count).map(|number| nearest_on(edge(number), place));
        points.reduce(|a, b| nearer(a, b, place)).unwrap_or_default()
    }

    fn side(&self, along: Place<f64>) -> Side {
        self.core.side_against(reversed(along))
    }

    fn allows(&self, normal: Place<f64>) -> bool {
        Part::allows(self, normal)
    }
}
