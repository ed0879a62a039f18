//! Where two sides that face each other touch: one point or two.

use core::hint::select_unpredictable;

use super::places::{Site, Sites, swapped_if};
use crate::angle::select;
use crate::distance::place::{Place, cross, dot, minus, plus, times};
use crate::exact::float::{greater, lesser};
use crate::pack::{Mask, Pack, Pair, Two};

/// A corner or an edge, by its number within a part of a shape.
pub(crate) type Mark = u32;

/// The mark of a corner.
pub(super) fn corner(number: usize) -> Mark {
    (number as u32) << 2
}

/// The mark of an edge, which has the number of the corner at which it begins.
pub(super) fn edge(number: usize) -> Mark {
    corner(number) | 1
}

/// The mark of the end of an edge that touches on its own.
pub(super) fn end(number: usize) -> Mark {
    corner(number) | 2
}

/// The number of the corner or edge of a mark.
pub(super) fn number(mark: Mark) -> usize {
    (mark >> 2) as usize
}

/// A straight piece of a border, or a point of it twice.
#[derive(Clone, Copy)]
pub(crate) struct Side {
    /// From one end to the other one, counterclockwise.
    pub(super) ends: [Place<f64>; 2],
    pub(super) corners: [Mark; 2],
    pub(super) edge: Mark,
}

impl Side {
    pub(super) fn point(place: Place<f64>, mark: Mark) -> Self {
        Self { ends: [place; 2], corners: [mark; 2], edge: mark }
    }
}

/// A point between two surfaces.
#[derive(Clone, Copy, Default)]
pub(crate) struct Point {
    pub(super) place: Place<f64>,
    pub(super) depth: f64,
    pub(super) marks: [Mark; 2],
    /// Where it is on both borders.
    pub(super) sites: Sites,
}

impl Point {
    #[inline(always)]
    pub(super) fn new(place: Place<f64>, depth: f64, marks: [Mark; 2]) -> Self {
        Self { place, depth, marks, sites: [Site::UNKNOWN; 2] }
    }

    /// Where the surfaces of both shapes are, along a normal.
    #[inline(always)]
    pub(super) fn surfaces(&self, normal: Place<f64>) -> [Place<f64>; 2] {
        let way = times(normal, 0.5 * self.depth);
        [plus(self.place, way), minus(self.place, way)]
    }
}

/// How two parts touch, seen from their anchor.
#[derive(Clone, Copy)]
pub(crate) struct Touch {
    /// Of length 1, from the first part to the second one.
    pub(crate) normal: Place<f64>,
    pub(crate) depth: f64,
    pub(super) points: [Point; 2],
    pub(super) count: usize,
    /// Whether the point lies beside the place where the parts meet.
    pub(super) is_elsewhere: bool,
}

impl Touch {
    /// With a single point.
    pub(super) fn single(
        normal: Place<f64>,
        depth: f64,
        place: Place<f64>,
        marks: [Mark; 2],
    ) -> Self {
        let point = Point::new(place, depth, marks);
        Self { normal, depth, points: [point, Point::default()], count: 1, is_elsewhere: false }
    }

    /// The same touch at a single point somewhere else.
    pub(super) fn at(self, place: Place<f64>) -> Self {
        let point = Point::new(place, self.depth, self.points[0].marks);
        Self { points: [point, Point::default()], count: 1, is_elsewhere: false, ..self }
    }

    /// The same touch no deeper than some depth, which it has then.
    pub(super) fn limited(self, depth: f64) -> Self {
        let points = self.points.map(|point| Point { depth: lesser(point.depth, depth), ..point });
        Self { depth, points, ..self }
    }

    /// The same single point with other features.
    pub(super) fn with_marks(self, marks: [Mark; 2]) -> Self {
        let [point, none] = self.points;
        Self { points: [Point { marks, ..point }, none], ..self }
    }

    /// The touch of shapes that meet: never apart, whatever roundings make of nothing.
    pub(super) fn met(self) -> Self {
        if self.depth >= 0.0 {
            return self;
        }
        let is_deepest = |point: &Point| point.depth >= self.depth;
        let met =
            |point: Point| if is_deepest(&point) { Point { depth: 0.0, ..point } } else { point };
        Self { depth: 0.0, points: self.points.map(met), ..self }
    }

    /// Whether it is known where all of its points are on both borders.
    #[inline(always)]
    pub(super) fn is_placed(&self) -> bool {
        let are_known = |point: &Point| point.sites[0].is_known() & point.sites[1].is_known();
        are_known(&self.points[0]) & ((self.count < 2) | are_known(&self.points[1]))
    }

    /// Whether its surfaces meet at none of its points.
    pub(super) fn is_apart(&self) -> bool {
        self.points[..self.count].iter().all(|point| point.depth < 0.0)
    }

    /// Whether there may be a second point where two sides cross.
    pub(super) fn may_have_crossing(&self) -> bool {
        self.count == 1 && !self.is_elsewhere && self.depth > 0.0
    }

    /// With a second point where two sides cross that face each other: the end of what overlaps there.
    pub(super) fn with_crossing(self, [a, b]: [Side; 2], radii: [f64; 2]) -> Self {
        // The surfaces.
        let moved =
            |ends: [Place<f64>; 2], by: f64| ends.map(|end| plus(end, times(self.normal, by)));
        let ([p, q], [u, v]) = (moved(a.ends, radii[0]), moved(b.ends, -radii[1]));
        let (way, along) = (minus(q, p), minus(v, u));
        let under = cross(way, along);
        let parts = [cross(minus(u, p), along) / under, cross(minus(u, p), way) / under];
        let is_within = parts.iter().all(|part| (0.0..=1.0).contains(part));
        let place = plus(p, times(way, parts[0]));
        if !is_within || dot(way, along) >= 0.0 || place == self.points[0].place {
            return self;
        }
        let second = Point::new(place, 0.0, [a.edge, b.edge]);
        Self { points: [self.points[0], second], count: 2, ..self }
    }

    pub(super) fn swapped(self) -> Self {
        self.swapped_if(true)
    }

    /// Without a branch.
    #[inline(always)]
    pub(super) fn swapped_if(self, is_swapped: bool) -> Self {
        let sign = u64::from(is_swapped) << 63;
        let swapped = |point: Point| {
            let [a, b] = point.marks;
            let first = select_unpredictable(is_swapped, b, a);
            let sites = swapped_if(is_swapped, point.sites);
            Point { marks: [first, a ^ b ^ first], sites, ..point }
        };
        let points = [swapped(self.points[0]), swapped(self.points[1])];
        let normal = self.normal.map(|x| f64::from_bits(x.to_bits() ^ sign));
        Self { normal, points, ..self }
    }
}

/// Two sides that face each other along a normal.
pub(super) struct Facing {
    /// The one that the normal stands on, and points out of.
    pub(super) reference: Side,
    pub(super) incident: Side,
    /// How far the shapes reach beyond their sides.
    pub(super) radii: [f64; 2],
    pub(super) normal: Place<f64>,
    pub(super) depth: f64,
    /// How far apart the sides may be.
    pub(super) margin: f64,
    /// What is no more than this counts as nothing.
    pub(super) tolerance: f64,
}

impl Facing {
    /// The touch from the reference to the incident side: the incident one, cut to what lies above
    /// the other one, and of its ends those that touch.
    #[inline(never)]
    pub(super) fn touch(&self) -> Touch {
        let (all, [from, to]) = (Two::all, self.incident.ends);
        let ends = [Two::each(|i| [from, to][i][0]), Two::each(|i| [from, to][i][1])];
        let ([x, y], base) = (self.normal, self.reference.ends[0]);
        let along = all(-y) * (ends[0] - all(base[0])) + all(x) * (ends[1] - all(base[1]));
        let length = self.along(self.reference.ends[1]);
        let is_below = all(-self.tolerance).is_above(along);
        let is_above = along.is_above(all(length + self.tolerance));
        if (is_below.bits() == 3) | (is_above.bits() == 3) {
            return self.elsewhere();
        }
        let [start, end] = along.numbers();
        let step = end - start;
        if step.abs() <= self.tolerance {
            let deepest = self.deepest();
            let is_out = deepest.depth < self.least();
            return if is_out { self.elsewhere() } else { self.single(deepest) };
        }
        let limit = Two::select(is_above, all(length), all(0.0));
        // Within the side even if the other end lies no farther beyond the limit than tolerated.
        let part = ((limit - all(start)) / all(step)).greater(all(0.0)).lesser(all(1.0));
        let (way, is_cut) = (minus(to, from), is_below | is_above);
        let cut = [all(from[0]) + all(way[0]) * part, all(from[1]) + all(way[1]) * part];
        let places = [Two::select(is_cut, cut[0], ends[0]), Two::select(is_cut, cut[1], ends[1])];
        self.at_ends(places, self.marks(is_cut.bits(), is_above.bits()))
    }

    /// [`Facing::touch`] if the incident side is a point.
    #[inline(always)]
    pub(super) fn touch_of_point(&self) -> Touch {
        let place = self.incident.ends[0];
        let (along, length) = (self.along(place), self.along(self.reference.ends[1]));
        let point = self.point(place, [self.reference.edge, self.incident.corners[0]]);
        let is_beside = (along < -self.tolerance) | (along > length + self.tolerance);
        if is_beside | (point.depth < self.least()) { self.elsewhere() } else { self.single(point) }
    }

    /// The marks of both ends of the incident side, some of which are cut at a corner of the other one.
    #[inline(always)]
    fn marks(&self, cut: u32, above: u32) -> [[Mark; 2]; 2] {
        let Side { corners, edge, .. } = self.incident;
        let [first, last] = self.reference.corners;
        let marks = |end: usize| {
            let (is_cut, is_above) = (cut >> end & 1 != 0, above >> end & 1 != 0);
            let corner = select_unpredictable(is_above, last, first);
            let own = select_unpredictable(is_cut, corner, self.reference.edge);
            [own, select_unpredictable(is_cut, edge, corners[end])]
        };
        [marks(0), marks(1)]
    }

    /// The touch at two places of the incident side, as far as they touch and are not the same.
    #[inline(always)]
    fn at_ends(&self, places: [Two; 2], marks: [[Mark; 2]; 2]) -> Touch {
        let (all, [x, y], base) = (Two::all, self.normal, self.reference.ends[0]);
        let (nothing, tolerance) = (all(0.0), all(self.tolerance));
        let height = all(x) * (places[0] - all(base[0])) + all(y) * (places[1] - all(base[1]));
        let [above, below] = self.radii;
        let depth = all(above + below) - height;
        let depth = Two::select(depth.abs().is_above(tolerance), depth, nothing);
        let middle = all(0.5) * (all(above) + height - all(below)) - height;
        let places = [places[0] + all(x) * middle, places[1] + all(y) * middle];
        let ([[x, v], [y, w]], [first, last]) = (places.map(Two::numbers), depth.numbers());
        let is_out = [first, last].map(|depth| all(self.least()).is_above(all(depth)));
        if (is_out[0] & is_out[1]).any() {
            return self.elsewhere();
        }
        let is_new = all(greater((v - x).abs(), (w - y).abs())).is_above(tolerance);
        let is_pair = is_new & !(is_out[0] | is_out[1]);
        let (from, to) = (Two::each(|i| [x, y][i]), Two::each(|i| [v, w][i]));
        // No deeper than the whole.
        let depths = [first, last].map(|depth| all(lesser(depth, self.depth)));
        let one = Point {
            place: Two::select(is_out[0], to, from).numbers(),
            depth: Two::select(is_out[0], depths[1], depths[0]).numbers()[0],
            marks: select_unpredictable(is_out[0].any(), marks[1], marks[0]),
            sites: [Site::UNKNOWN; 2],
        };
        let other = Point {
            place: Two::select(is_pair, to, nothing).numbers(),
            depth: Two::select(is_pair, depths[1], nothing).numbers()[0],
            marks: select_unpredictable(is_pair.any(), marks[1], [0; 2]),
            sites: [Site::UNKNOWN; 2],
        };
        let count = 1 + (is_pair.bits() & 1) as usize;
        let (normal, depth, points) = (self.normal, self.depth, [one, other]);
        Touch { normal, depth, points, count, is_elsewhere: false }
    }

    /// The least depth of a point.
    #[inline(always)]
    fn least(&self) -> f64 {
        0.0 - self.margin - self.tolerance
    }

    /// The touch at the deepest end, which is not where the two meet.
    #[cold]
    #[inline(never)]
    fn elsewhere(&self) -> Touch {
        let point = Point { depth: self.depth, ..self.deepest() };
        Touch { is_elsewhere: true, ..self.single(point) }
    }

    /// The touch at one point.
    #[inline(always)]
    fn single(&self, point: Point) -> Touch {
        let points = [self.limited(point), Point::default()];
        Touch { normal: self.normal, depth: self.depth, points, count: 1, is_elsewhere: false }
    }

    /// A point no deeper than the whole.
    #[inline(always)]
    fn limited(&self, point: Point) -> Point {
        Point { depth: lesser(point.depth, self.depth), ..point }
    }

    /// How far along the reference side a place lies.
    #[inline(always)]
    fn along(&self, place: Place<f64>) -> f64 {
        let [x, y] = self.normal;
        dot([-y, x], minus(place, self.reference.ends[0]))
    }

    /// A point of the incident side.
    #[inline(always)]
    fn point(&self, place: Place<f64>, marks: [Mark; 2]) -> Point {
        let [above, below] = self.radii;
        let height = dot(self.normal, minus(place, self.reference.ends[0]));
        let depth = above + below - height;
        let depth = select(depth.abs() <= self.tolerance, 0.0, depth);
        let middle = 0.5 * (above + height - below) - height;
        Point::new(plus(place, times(self.normal, middle)), depth, marks)
    }

    #[inline(always)]
    fn deepest(&self) -> Point {
        let Side { ends, corners, .. } = self.incident;
        let first = self.point(ends[0], [self.reference.edge, corners[0]]);
        let last = self.point(ends[1], [self.reference.edge, corners[1]]);
        if last.depth > first.depth { last } else { first }
    }
}
