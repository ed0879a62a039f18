//! The direction of the smallest rectangle around some points.

use super::convex::corners;
use super::smallest::{length, way};
use crate::exact::float::{greater, lesser};
use crate::exact::judge::decide;
use crate::exact::polynomial::cross;
use crate::exact::terms::{from_to, quarter_turned};
use crate::polygon::convex::is_convex;
use crate::polygon::winding::{Winding, winding};
use crate::vector::Vector2D;

/// The direction of the smallest rectangle so far.
pub(super) struct Best {
    direction: [f64; 2],
    area: f64,
    /// How far what it contains reaches beyond its points.
    radius: f64,
}

impl Best {
    /// No direction but the upright one.
    pub(super) fn new(radius: f32) -> Self {
        Self { direction: [1.0, 0.0], area: f64::INFINITY, radius: radius.into() }
    }

    /// The direction of the smallest rectangle around all points within a radius of some others,
    /// the upright one if that is no larger; `first` is the lowest of these.
    pub(super) fn around(points: &[Vector2D], first: Vector2D, radius: f32) -> Self {
        let mut best = Self::new(radius);
        best.try_direction(best.direction, first, points);
        if is_convex(points) {
            best.try_ring(points);
        } else {
            best.try_hull(first, points);
        }
        best
    }

    /// Tries a direction with the size that some points have along it and across, both times its
    /// length.
    pub(super) fn consider(&mut self, direction: [f64; 2], size: [f64; 2]) {
        let length = length(direction);
        let [width, height] = size.map(|size| size / length + 2.0 * self.radius);
        let area = width * height;
        if area < self.area {
            *self = Self { direction, area, ..*self };
        }
    }

    fn try_direction(&mut self, direction: [f64; 2], origin: Vector2D, points: &[Vector2D]) {
        let places = seen_from(origin, points).map(|p| place(p, direction));
        let [low, high] = ends(places);
        self.consider(direction, [high[0] - low[0], high[1] - low[1]]);
    }

    /// Tries the edges of the hull of some points.
    fn try_hull(&mut self, first: Vector2D, points: &[Vector2D]) {
        let after = corners(points).skip(1).chain([first]);
        for (a, b) in corners(points).zip(after).filter(|(a, b)| a != b) {
            self.try_direction(way(a, b), a, points);
        }
    }

    /// Tries the edges of a convex ring.
    fn try_ring(&mut self, ring: &[Vector2D]) {
        let is_clockwise = winding(ring) == Winding::Clockwise;
        let mut calipers = Calipers { ring, is_clockwise, ends: [0; 3] };
        for number in 0..ring.len() {
            let (start, end) = (calipers.vertex(number), calipers.vertex(number + 1));
            if start != end {
                let [right, top, left] = calipers.laid_on(number);
                let direction = way(start, end);
                let [width, _] = place(way(left, right), direction);
                let [_, height] = place(way(start, top), direction);
                self.consider(direction, [width, height]);
            }
        }
    }

    /// The angle of the direction, or of one that is perpendicular, from -45 to 45.
    pub(super) fn degrees(&self) -> f32 {
        let [mut x, mut y] = self.direction;
        while x < y.abs() {
            [x, y] = if y > 0.0 { [y, -x] } else { [-y, x] };
        }
        (libm::atan2(y, x) * (180.0 / core::f64::consts::PI)) as f32
    }
}

/// The finite ones of some points, seen from another one.
pub(super) fn seen_from(origin: Vector2D, points: &[Vector2D]) -> impl Iterator<Item = [f64; 2]> {
    let valid = points.iter().filter(|p| p.is_finite());
    valid.map(move |&p| way(origin, p))
}

/// How far a vector leads along a direction, and to its left, both times its length.
pub(super) fn place([x, y]: [f64; 2], [along_x, along_y]: [f64; 2]) -> [f64; 2] {
    [x * along_x + y * along_y, y * along_x - x * along_y]
}

/// The lowest and the highest coordinates of some places.
pub(super) fn ends(places: impl Iterator<Item = [f64; 2]>) -> [[f64; 2]; 2] {
    let none = [[f64::INFINITY; 2], [f64::NEG_INFINITY; 2]];
    places.fold(none, |[low, high], [x, y]| {
        [[lesser(x, low[0]), lesser(y, low[1])], [greater(x, high[0]), greater(y, high[1])]]
    })
}

/// Two pairs of parallel lines around a convex ring, one of them along an edge; they turn from edge
/// to edge.
struct Calipers<'a> {
    ring: &'a [Vector2D],
    is_clockwise: bool,
    /// The numbers of the vertices farthest along the edge, across and back.
    ends: [usize; 3],
}

impl Calipers<'_> {
    /// The vertex of a number, counterclockwise.
    fn vertex(&self, number: usize) -> Vector2D {
        let (count, number) = (self.ring.len(), number % self.ring.len());
        self.ring[if self.is_clockwise { count - 1 - number } else { number }]
    }

    /// The vertices that lie farthest along an edge, across and back, seen from which the next edge
    /// does not lead any further.
    fn laid_on(&mut self, edge: usize) -> [Vector2D; 3] {
        let mut end = edge + 1;
        for side in 0..3 {
            end = end.max(self.ends[side]);
            while self.leads_on(edge, end, side) {
                end += 1;
            }
            self.ends[side] = end;
        }
        self.ends.map(|end| self.vertex(end))
    }

    /// Whether the edge from some vertex leads along another one, or to its left, or back.
    fn leads_on(&self, edge: usize, from: usize, side: usize) -> bool {
        let (start, end) = (self.vertex(edge), self.vertex(edge + 1));
        let (a, b) = (self.vertex(from), self.vertex(from + 1));
        let along = from_to(start, end);
        let way = match side {
            0 => quarter_turned(from_to(a, b)),
            1 => from_to(a, b),
            _ => quarter_turned(from_to(b, a)),
        };
        (a == b) | decide!(j: f32 => cross(j, along, way) > 0.0)
    }
}
