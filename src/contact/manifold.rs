//! Where two sides that face each other touch: one point or two.

use crate::distance::place::{Place, dot, minus, plus, times};

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
        Self { normal: [-x, -y], points: self.points.map(swapped), ..self }
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
    pub(super) fn touch(&self) -> Touch {
        let mut touch = Touch {
            normal: self.normal,
            depth: self.depth,
            points: [Point::default(); 2],
            count: 0,
            is_elsewhere: false,
        };
        for point in self.cut().into_iter().flatten() {
            let is_new = touch.count == 0 || {
                let [x, y] = minus(point.place, touch.points[0].place);
                x.abs().max(y.abs()) > self.tolerance
            };
            if is_new && point.depth >= 0.0 {
                touch.points[touch.count] = Point { depth: point.depth.min(self.depth), ..point };
                touch.count += 1;
            }
        }
        if touch.count == 0 {
            touch.points[0] = Point { depth: self.depth, ..self.deepest() };
            touch.count = 1;
            touch.is_elsewhere = true;
        }
        touch
    }

    /// How far along the reference side a place lies.
    fn along(&self, place: Place<f64>) -> f64 {
        let [x, y] = self.normal;
        dot([-y, x], minus(place, self.reference.ends[0]))
    }

    /// A point of the incident side.
    fn point(&self, place: Place<f64>, marks: [Mark; 2]) -> Point {
        let [above, below] = self.radii;
        let height = dot(self.normal, minus(place, self.reference.ends[0]));
        let depth = above + below - height;
        let depth = if depth.abs() <= self.tolerance { 0.0 } else { depth };
        let middle = 0.5 * (above + height - below) - height;
        Point { place: plus(place, times(self.normal, middle)), depth, marks }
    }

    fn deepest(&self) -> Point {
        let [first, last] = [0, 1].map(|end| {
            let Side { ends, corners, .. } = self.incident;
            self.point(ends[end], [self.reference.edge, corners[end]])
        });
        if last.depth > first.depth { last } else { first }
    }

    /// The ends of the incident side, or of what is left of it between the ends of the other one.
    fn cut(&self) -> [Option<Point>; 2] {
        let Side { ends, corners, edge } = self.incident;
        let positions = ends.map(|place| self.along(place));
        let reach = [0.0, self.along(self.reference.ends[1])];
        let beyond = |position: f64| {
            if position < reach[0] - self.tolerance {
                return Some(0);
            }
            (position > reach[1] + self.tolerance).then_some(1)
        };
        let limits = positions.map(beyond);
        if limits[0] == limits[1] && limits[0].is_some() {
            return [None; 2];
        }
        if (positions[1] - positions[0]).abs() <= self.tolerance {
            return [Some(self.deepest()), None];
        }
        [0, 1].map(|number| {
            let Some(limit) = limits[number] else {
                return Some(self.point(ends[number], [self.reference.edge, corners[number]]));
            };
            let part = (reach[limit] - positions[0]) / (positions[1] - positions[0]);
            let place = plus(ends[0], times(minus(ends[1], ends[0]), part));
            Some(self.point(place, [self.reference.corners[limit], edge]))
        })
    }
}
