//! Where two sides that face each other touch: one point or two.

use core::hint::select_unpredictable;

use crate::angle::select;
use crate::distance::place::{Place, dot, minus, plus, times};
use crate::exact::float::{greater, lesser};
use crate::small::select_place;

/// A corner or an edge, by its number within a part of a shape.
pub(crate) type Mark = u16;

/// The mark of a corner.
pub(super) fn corner(number: usize) -> Mark {
    (number as u16) << 1
}

/// The mark of an edge, which has the number of the corner at which it begins.
pub(super) fn edge(number: usize) -> Mark {
    corner(number) | 1
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
        let point = Point { place, depth, marks };
        Self { normal, depth, points: [point, Point::default()], count: 1, is_elsewhere: false }
    }

    /// The same touch at a single point somewhere else.
    pub(super) fn at(self, place: Place<f64>) -> Self {
        let point = Point { place, depth: self.depth, ..self.points[0] };
        Self { points: [point, Point::default()], count: 1, is_elsewhere: false, ..self }
    }

    pub(super) fn swapped(self) -> Self {
        let [x, y] = self.normal;
        let swapped = |point: Point| {
            let [a, b] = point.marks;
            Point { marks: [b, a], ..point }
        };
        let points = [swapped(self.points[0]), swapped(self.points[1])];
        Self { normal: [-x, -y], points, ..self }
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
    /// What is no more than this counts as nothing.
    pub(super) tolerance: f64,
}

impl Facing {
    /// The touch from the reference to the incident side: the incident one, cut to what lies above
    /// the other one, and of its ends those that touch.
    #[inline(always)]
    pub(super) fn touch(&self) -> Touch {
        let [from, to] = self.incident.ends;
        let positions = [self.along(from), self.along(to)];
        let length = self.along(self.reference.ends[1]);
        let (low, high) = (-self.tolerance, length + self.tolerance);
        let is_below = [positions[0] < low, positions[1] < low];
        let is_above = [positions[0] > high, positions[1] > high];
        if (is_below[0] & is_below[1]) | (is_above[0] & is_above[1]) {
            return self.elsewhere();
        }
        let step = positions[1] - positions[0];
        if step.abs() <= self.tolerance {
            let deepest = self.deepest();
            return if deepest.depth < 0.0 { self.elsewhere() } else { self.single(deepest) };
        }
        let end = |end: usize| {
            let limit = select(is_above[end], length, 0.0);
            let is_cut = is_below[end] | is_above[end];
            // Within the side even if the other end lies no farther beyond the limit than tolerated.
            let part = lesser(greater((limit - positions[0]) / step, 0.0), 1.0);
            self.end(end, is_cut, usize::from(is_above[end]), part)
        };
        let (first, last) = (end(0), end(1));
        if first.depth < 0.0 && last.depth < 0.0 {
            return self.elsewhere();
        }
        let [x, y] = minus(last.place, first.place);
        let is_new = greater(x.abs(), y.abs()) > self.tolerance;
        if first.depth < 0.0 {
            return self.single(last);
        }
        if last.depth < 0.0 || !is_new {
            return self.single(first);
        }
        let points = [self.limited(first), self.limited(last)];
        Touch { normal: self.normal, depth: self.depth, points, count: 2, is_elsewhere: false }
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

    /// An end of the incident side, or the place that is some part of the way along it, at a corner of
    /// the other side.
    #[inline(always)]
    fn end(&self, end: usize, is_cut: bool, corner: usize, part: f64) -> Point {
        let Side { ends, corners, edge } = self.incident;
        let cut = plus(ends[0], times(minus(ends[1], ends[0]), part));
        let place = select_place(is_cut, cut, ends[end]);
        let own = select_unpredictable(is_cut, self.reference.corners[corner], self.reference.edge);
        let other = select_unpredictable(is_cut, edge, corners[end]);
        self.point(place, [own, other])
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
        Point { place: plus(place, times(self.normal, middle)), depth, marks }
    }

    #[inline(always)]
    fn deepest(&self) -> Point {
        let Side { ends, corners, .. } = self.incident;
        let first = self.point(ends[0], [self.reference.edge, corners[0]]);
        let last = self.point(ends[1], [self.reference.edge, corners[1]]);
        if last.depth > first.depth { last } else { first }
    }
}
