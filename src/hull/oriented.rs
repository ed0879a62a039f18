//! Smallest turned rectangles.

use super::convex::corners;
use crate::angle::Rotation;
use crate::collide::oriented_rectangle_point_collide;
use crate::exact::float::{greater, lesser};
use crate::exact::judge::decide;
use crate::exact::polynomial::cross;
use crate::exact::round::up;
use crate::exact::terms::{from_to, quarter_turned};
use crate::exact::turned::linear_number;
use crate::exact::wave::Waves;
use crate::polygon::convex::is_convex;
use crate::polygon::winding::{Winding, winding};
use crate::shape::OrientedRectangle;
use crate::vector::Vector2D;

impl OrientedRectangle {
    /// The turned rectangle of the smallest area that contains all of some points; of none, NaN.
    ///
    /// It contains them exactly, and is turned by -45 to 45 degrees. Its sides are at most 2^-22 of
    /// the longer one longer than those of the smallest, and by what the center had to be moved to
    /// be made of floats: half a unit in the last place of each coordinate; infinite where no f32
    /// is large enough. Points with a NaN or an infinity are left out.
    /// O(n) for the n vertices of a convex ring, as [`convex_hull`](crate::convex_hull) writes it;
    /// otherwise O(n h) for h corners of the hull.
    /// Toussaint, Solving geometric problems with the rotating calipers (1983).
    pub fn around(points: &[Vector2D]) -> Self {
        let Some(first) = corners(points).next() else {
            let nowhere = Vector2D::new(f32::NAN, f32::NAN);
            return Self::new(nowhere, nowhere, f32::NAN);
        };
        let mut best = Best::upright(first, points);
        if is_convex(points) {
            best.try_ring(points);
        } else {
            best.try_hull(first, points);
        }
        fitted(best.degrees(), first, points)
    }
}

/// The finite ones of some points, seen from another one.
fn seen_from(origin: Vector2D, points: &[Vector2D]) -> impl Iterator<Item = [f64; 2]> {
    let valid = points.iter().filter(|p| p.is_finite());
    valid.map(move |&p| way(origin, p))
}

fn way(a: Vector2D, b: Vector2D) -> [f64; 2] {
    [f64::from(b.x) - f64::from(a.x), f64::from(b.y) - f64::from(a.y)]
}

/// How far a vector leads along a direction, and to its left, both times its length.
fn place([x, y]: [f64; 2], [along_x, along_y]: [f64; 2]) -> [f64; 2] {
    [x * along_x + y * along_y, y * along_x - x * along_y]
}

/// The direction of the smallest rectangle so far.
struct Best {
    direction: [f64; 2],
    area: f64,
}

impl Best {
    fn upright(origin: Vector2D, points: &[Vector2D]) -> Self {
        let mut best = Self { direction: [1.0, 0.0], area: f64::INFINITY };
        best.try_direction(best.direction, origin, points);
        best
    }

    /// Tries a direction with the size that some points have along it and across, both times its
    /// length.
    fn consider(&mut self, direction: [f64; 2], [width, height]: [f64; 2]) {
        let [square, _] = place(direction, direction);
        let area = width * height / square;
        if area < self.area {
            *self = Self { direction, area };
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
    fn degrees(&self) -> f32 {
        let [mut x, mut y] = self.direction;
        while x < y.abs() {
            [x, y] = if y > 0.0 { [y, -x] } else { [-y, x] };
        }
        (libm::atan2(y, x) * (180.0 / core::f64::consts::PI)) as f32
    }
}

/// The lowest and the highest coordinates of some places.
fn ends(places: impl Iterator<Item = [f64; 2]>) -> [[f64; 2]; 2] {
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

/// The smallest rectangle of some degrees that contains some points, as well as its center can be a
/// point of floats.
fn fitted(degrees: f32, origin: Vector2D, points: &[Vector2D]) -> OrientedRectangle {
    let Rotation { sin, cos } = Rotation::new(degrees);
    let [low, high] = ends(seen_from(origin, points).map(|p| place(p, [cos, sin])));
    let [along, across] = [0.5 * (low[0] + high[0]), 0.5 * (low[1] + high[1])];
    let center = Vector2D::narrow(
        f64::from(origin.x) + (along * cos - across * sin),
        f64::from(origin.y) + (along * sin + across * cos),
    );
    let fit = Fit { center, degrees, points };
    OrientedRectangle::new(center, Vector2D::new(fit.half(0), fit.half(1)), degrees)
}

/// A rectangle whose half extents are sought.
#[derive(Clone, Copy)]
struct Fit<'a> {
    center: Vector2D,
    degrees: f32,
    points: &'a [Vector2D],
}

impl Fit<'_> {
    /// The smallest half extent along one of its axes.
    fn half(self, axis: usize) -> f32 {
        let (reach, error) = self.reach(axis);
        up(reach, error, |half| {
            let size = if axis == 0 { [half, f32::MAX] } else { [f32::MAX, half] };
            let tried = OrientedRectangle::new(self.center, size.into(), self.degrees);
            let mut valid = self.points.iter().filter(|p| p.is_finite());
            valid.any(|&p| !oriented_rectangle_point_collide(tried, p))
        })
    }

    /// How far the points reach along an axis to either side, and what that may be off by: little
    /// enough for only a few floats to lie in between.
    fn reach(self, axis: usize) -> (f64, f64) {
        const CANCELLED: f64 = 1.0 / (1 << 22) as f64;
        let Rotation { sin, cos } = Rotation::new(self.degrees);
        let (mut reach, mut size) = (0.0, 0.0);
        for [x, y] in seen_from(self.center, self.points) {
            let [across, along] = if axis == 0 { [y * sin, x * cos] } else { [-x * sin, y * cos] };
            reach = greater((along + across).abs(), reach);
            size = greater(along.abs() + across.abs(), size);
        }
        if reach > CANCELLED * size {
            return (reach, 4.0 * Rotation::ERROR * size);
        }
        let reach = self.exact_reach(axis);
        (reach, CANCELLED * reach)
    }

    /// The same to f64's accuracy, if all but 2^-60 has cancelled out, and to less below.
    fn exact_reach(self, axis: usize) -> f64 {
        let Waves { sin, cos } = Waves::of(self.degrees);
        let waves = if axis == 0 { [cos, sin] } else { [sin.negated(), cos] };
        let valid = self.points.iter().filter(|p| p.is_finite());
        valid.fold(0.0, |reach, &p| {
            let [x, y] = from_to(self.center, p);
            greater(linear_number(&[0.0], [(&x, waves[0]), (&y, waves[1])]).abs(), reach)
        })
    }
}
