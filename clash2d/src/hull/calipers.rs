//! The direction of the smallest rectangle around some points.

use super::chunks::{Chunks, EMPTY, Ends};
use super::smallest::{length, way};
use crate::exact::float::{greater, lesser};
use crate::polygon::convex::convex_winding;
use crate::polygon::winding::Winding;
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
    /// the upright one if that is no larger.
    pub(super) fn around(points: &[Vector2D], ends: Ends, radius: f32) -> Self {
        let mut best = Self::new(radius);
        best.try_direction(best.direction, ends.bottom, points);
        if ends.bottom == ends.top {
            return best;
        }
        let starts = [ends.bottom, ends.right, ends.top, ends.left];
        match convex_winding(points) {
            Winding::None => best.turn_hull(points, ends, starts),
            winding => best.turn(starts.map(|start| walk(points, winding, start)), starts),
        }
        best
    }

    /// Tries the edges of the hull of some points.
    fn turn_hull(&mut self, points: &[Vector2D], ends: Ends, starts: [Vector2D; 4]) {
        let mut rooms = [EMPTY; 4];
        let [a, b, c, d] = &mut rooms;
        let [first, second, third, fourth] = starts;
        let chunks = |start: Vector2D, room| Chunks::new(points, ends, start, room);
        let walks = [chunks(first, a), chunks(second, b), chunks(third, c), chunks(fourth, d)];
        self.turn(walks, starts);
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

    /// Tries the edges of a hull, by two pairs of parallel lines around it that turn from edge to
    /// edge: each of the four passes a quarter of the hull, from a corner on after which the others
    /// follow.
    fn turn<W: Iterator<Item = Vector2D>>(&mut self, walks: [W; 4], starts: [Vector2D; 4]) {
        let mut sides = walks.map(Side::new);
        for (number, (side, start)) in sides.iter_mut().zip(starts).enumerate() {
            (side.number, side.next) = (number, start);
            side.advance();
        }
        loop {
            let next = sides.iter().enumerate().filter_map(|(i, side)| Some((i, side.edge()?)));
            // Of two edges seen from their lines the one that turns less comes first.
            let is_before = |[a, b]: [f64; 2], [c, d]: [f64; 2]| b * c < d * a;
            let first = next.reduce(|a, b| if is_before(b.1, a.1) { b } else { a });
            let Some((number, direction)) = first else { return };
            let [bottom, right, top, left] = sides.each_ref().map(|side| side.corner);
            let [width, _] = place(way(left, right), direction);
            let [_, height] = place(way(bottom, top), direction);
            self.consider(direction, [width, height]);
            sides[number].advance();
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

/// The vertices of a convex ring after one of them, counterclockwise and on and on.
fn walk(ring: &[Vector2D], winding: Winding, start: Vector2D) -> impl Iterator<Item = Vector2D> {
    let count = ring.len();
    let vertex = move |number: usize| {
        let number = number % count;
        ring[if winding == Winding::Clockwise { count - 1 - number } else { number }]
    };
    let place = (0..count).find(|&number| vertex(number) == start).unwrap_or(0);
    (place + 1..).map(vertex)
}

/// One of the lines around a hull.
struct Side<W> {
    walk: W,
    /// The corner on the line, and the one after it.
    corner: Vector2D,
    next: Vector2D,
    /// By how many right angles the line is turned against the first one.
    number: usize,
}

impl<W: Iterator<Item = Vector2D>> Side<W> {
    fn new(walk: W) -> Self {
        Self { walk, corner: Vector2D::ZERO, next: Vector2D::ZERO, number: 0 }
    }

    /// Goes on to the next corner.
    fn advance(&mut self) {
        self.corner = self.next;
        // Vertices may be repeated, but not all of them.
        let next = self.walk.by_ref().find(|next| *next != self.corner);
        self.next = next.unwrap_or(self.corner);
    }

    /// The edge from the corner, turned back by the right angles; None if it is turned by another one
    /// then.
    fn edge(&self) -> Option<[f64; 2]> {
        let [x, y] = way(self.corner, self.next);
        let [x, y] = match self.number {
            0 => [x, y],
            1 => [y, -x],
            2 => [-x, -y],
            _ => [-y, x],
        };
        ((x > 0.0) & (y >= 0.0)).then_some([x, y])
    }
}
