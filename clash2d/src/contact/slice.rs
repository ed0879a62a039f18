//! Sectors as one or two slices that are convex, but for the inner arc of a ring.

use super::manifold::{Mark, Side, Touch, corner, edge};
use super::solid::{Solid, nearer, touch};
use crate::distance::place::{Place, cross, dot, minus, nearest_on, plus, times, unit};
use crate::exact::real::Real;
use crate::exact::rough::Rough;
use crate::outline::Wedge;
use crate::root::square_root;
use crate::shape::Sector;
use crate::vector::Vector2D;

/// A slice of a disc or ring of at most 180 degrees, or a whole ring.
#[derive(Clone, Copy)]
pub(crate) struct Slice {
    center: Place<f64>,
    radii: [f64; 2],
    /// The directions in which it begins and ends, counterclockwise.
    directions: [Place<f64>; 2],
    is_whole: bool,
}

/// The slices of a sector, seen from an anchor: one or two.
pub(crate) fn slices(sector: Sector, anchor: Vector2D) -> impl Iterator<Item = Slice> + Clone {
    let wedge = Wedge::<Rough>::new(sector);
    let axis = |center: f32, anchor: f32| f64::from(center) - f64::from(anchor);
    let plain = |place: Place<Rough>| place.map(Rough::value);
    let [start, end] = [wedge.start, wedge.end].map(plain);
    let slice = |directions| Slice {
        center: [axis(sector.center.x, anchor.x), axis(sector.center.y, anchor.y)],
        radii: wedge.radii.map(Rough::value),
        directions,
        is_whole: wedge.is_whole,
    };
    // A wide one is the union of the halves that begin and end where it does.
    let opposite = |[x, y]: Place<f64>| [-x, -y];
    let is_narrow = wedge.is_whole || sector.half_angle <= 90.0;
    let first = slice([start, if is_narrow { end } else { opposite(start) }]);
    let second = (!is_narrow).then(|| slice([opposite(end), end]));
    core::iter::once(first).chain(second)
}

/// How a slice touches something: along the direction of least depth, or, if that is less, away from
/// the inner arc towards the center. Its points may be apart by a margin.
pub(super) fn slice_touch(slice: &Slice, other: &dyn Solid, margin: f64) -> Touch {
    let outside = touch(slice, other, margin);
    let inside = slice.inner_touch(other, 0.0);
    inside.filter(|inside| inside.depth < outside.depth).unwrap_or(outside)
}

/// How a slice may touch something that comes within a margin of it, from outside and within the inner arc.
pub(super) fn touches_near(slice: &Slice, other: &dyn Solid, margin: f64) -> [Option<Touch>; 2] {
    [Some(touch(slice, other, margin)), slice.inner_touch(other, margin)]
}

impl Slice {
    /// A place in the middle of it.
    pub(super) fn middle(&self) -> Place<f64> {
        if self.is_whole {
            return self.center;
        }
        plus(self.center, times(self.bisector(), 0.5 * self.radii[1]))
    }

    /// The direction in the middle.
    fn bisector(&self) -> Place<f64> {
        let [start, end] = self.directions;
        unit(plus(start, end)).unwrap_or([-start[1], start[0]])
    }

    fn faces(&self, way: Place<f64>) -> bool {
        let [start, end] = self.directions;
        let is_between = cross(start, way) >= 0.0 && cross(way, end) >= 0.0;
        self.is_whole || (is_between && dot(self.bisector(), way) >= 0.0)
    }

    fn at(&self, direction: Place<f64>, radius: f64) -> Place<f64> {
        plus(self.center, times(direction, radius))
    }

    /// The corners, counterclockwise: the center or the beginning of the inner arc first.
    fn corners(&self) -> impl Iterator<Item = Place<f64>> {
        let ([start, end], [inner, outer]) = (self.directions, self.radii);
        let corners = [(start, inner), (start, outer), (end, outer), (end, inner)];
        let count = if self.is_whole { 0 } else { 4 };
        corners.into_iter().take(count).map(|(direction, radius)| self.at(direction, radius))
    }

    fn sides(&self) -> [[Place<f64>; 2]; 2] {
        let [inner, outer] = self.radii;
        let [start, end] = self.directions;
        [[self.at(start, inner), self.at(start, outer)], [self.at(end, outer), self.at(end, inner)]]
    }

    /// How something that the inner arc surrounds touches it.
    fn inner_touch(&self, other: &dyn Solid, margin: f64) -> Option<Touch> {
        let mut farthest = (0.0, [0.0; 2], 0);
        other.each_peak(self.center, &mut |peak, mark| {
            let way = minus(peak, self.center);
            let square = dot(way, way);
            if square > farthest.0 && self.faces(way) {
                farthest = (square, way, mark);
            }
        });
        let (square, way, mark) = farthest;
        let inner = self.radii[0];
        let outward = unit(way).filter(|way| inner > 0.0 && other.allows(*way))?;
        let depth = square_root(square) + other.radius() - inner;
        if depth + margin < -1e-12 * inner {
            return None;
        }
        let place = self.at(outward, inner + 0.5 * depth);
        let normal = outward.map(|x| -x);
        Some(Touch::single(normal, depth, place, [edge(3), mark]))
    }
}

impl Solid for Slice {
    fn radius(&self) -> f64 {
        0.0
    }

    fn size(&self) -> f64 {
        let [x, y] = self.center;
        x.abs().max(y.abs()) + self.radii[1]
    }

    fn height(&self, along: Place<f64>) -> f64 {
        let corners = self.corners().map(|corner| dot(along, corner));
        let arc = if self.faces(along) {
            dot(along, self.center) + self.radii[1]
        } else {
            f64::NEG_INFINITY
        };
        corners.fold(arc, f64::max)
    }

    fn each_face(&self, visit: &mut dyn FnMut(Place<f64>)) {
        let [[start_x, start_y], [end_x, end_y]] = self.directions;
        if self.is_whole {
            return;
        }
        visit([start_y, -start_x]);
        visit([-end_y, end_x]);
        if self.radii[0] > 0.0 {
            visit(self.bisector().map(|x| -x));
        }
    }

    fn each_hub(&self, visit: &mut dyn FnMut(Place<f64>)) {
        visit(self.center);
        self.corners().for_each(visit);
    }

    fn each_peak(&self, from: Place<f64>, visit: &mut dyn FnMut(Place<f64>, Mark)) {
        self.corners().enumerate().for_each(|(number, place)| visit(place, corner(number)));
        let onward = unit(minus(self.center, from)).unwrap_or_else(|| self.bisector());
        if self.faces(onward) {
            visit(self.at(onward, self.radii[1]), edge(1));
        }
    }

    fn nearest(&self, place: Place<f64>) -> Place<f64> {
        let way = minus(place, self.center);
        if self.faces(way) {
            let [inner, outer] = self.radii;
            let distance = square_root(dot(way, way));
            let radius = distance.max(inner).min(outer);
            let direction = unit(way).unwrap_or_else(|| self.bisector());
            return self.at(direction, radius);
        }
        let [start, end] = self.sides().map(|side| nearest_on(side, place));
        nearer(start, end, place)
    }

    fn side(&self, along: Place<f64>) -> Side {
        let arc = Side::point(self.at(along, self.radii[1]), edge(1));
        if self.faces(along) {
            return arc;
        }
        let height = self.height(along) - self.size() * 64.0 * f64::EPSILON;
        let is_lead = |place: Place<f64>| dot(along, place) >= height;
        let facing = |outward: Place<f64>, ends: [Place<f64>; 2]| {
            if ends.into_iter().any(is_lead) { dot(outward, along) } else { -1.0 }
        };
        let ([start, end], [[start_x, start_y], [end_x, end_y]]) = (self.sides(), self.directions);
        let to_start = facing([start_y, -start_x], start);
        let to_end = facing([-end_y, end_x], end);
        let (ends, first) = if to_end > to_start { (end, 2) } else { (start, 0) };
        if to_start.max(to_end) > 0.5 {
            return Side { ends, corners: [corner(first), corner(first + 1)], edge: edge(first) };
        }
        let lead = self.corners().enumerate().find(|(_, place)| is_lead(*place));
        lead.map_or(arc, |(number, place)| Side::point(place, corner(number)))
    }

    fn allows(&self, _: Place<f64>) -> bool {
        true
    }
}
