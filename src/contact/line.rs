//! Contacts with lines, which have no ends: things are pushed off to either side.

use super::convex::unit_way;
use super::manifold::{Point, Side, Touch, corner};
use super::slice::slices;
use super::solid::{Solid, lead};
use crate::collide::parallel_vectors;
use crate::distance::place::{Place, dot, minus, plus, times};
use crate::outline::{Core, Outline, Spot, Vertex};
use crate::shape::{Line, Sector};
use crate::vector::Vector2D;

/// The unit vector to the left of a line.
pub(super) fn left_of(line: Line) -> Place<f64> {
    let along = unit_way(Spot::of(line.base), Spot::next_on(line));
    along.map_or([1.0, 0.0], |[x, y]| [-y, x])
}

/// The touch from a line to an outline: the nearer way out, with its deepest vertex and, if that
/// touches as well, a neighbour of it.
pub(super) fn outline_touch(line: Line, outline: &Outline<'_>) -> Touch {
    let base = Vertex::new(Spot::of(line.base), outline.anchor()).place();
    let left = left_of(line);
    let right = left.map(|x| -x);
    let [to_left, to_right] = [left, right].map(|normal| Beside { outline, base, normal }.touch());
    if to_right.depth < to_left.depth { to_right } else { to_left }
}

/// An outline that is to be pushed off a line along a normal.
struct Beside<'a, 'b> {
    outline: &'a Outline<'b>,
    base: Place<f64>,
    normal: Place<f64>,
}

impl Beside<'_, '_> {
    fn touch(&self) -> Touch {
        let count = self.count();
        let points = (0..count).map(|number| (number, self.point(number)));
        let deepest = points.reduce(|a, b| if b.1.depth > a.1.depth { b } else { a });
        let (number, deepest) = deepest.unwrap_or_default();
        let depth = deepest.depth.max(0.0);
        let neighbours = [(number + 1) % count, (number + count - 1) % count];
        let [next, last] = neighbours.map(|number| self.point(number));
        let second = if last.depth > next.depth { last } else { next };
        let has_two = second.depth >= 0.0 && second.place != deepest.place;
        Touch {
            normal: self.normal,
            depth,
            points: [Point { depth, ..deepest }, second],
            count: if has_two { 2 } else { 1 },
            is_elsewhere: false,
        }
    }

    fn count(&self) -> usize {
        match self.outline.core() {
            Core::Few(_, count) => *count,
            Core::Polygon(polygon) => polygon.vertices().len(),
            Core::Chain(chain) => chain.vertices().len(),
        }
    }

    fn place(&self, number: usize) -> Place<f64> {
        let vertex = |v| Vertex::new(Spot::of(v), self.outline.anchor()).place();
        match self.outline.core() {
            Core::Few(vertices, _) => vertices[number].place(),
            Core::Polygon(polygon) => vertex(polygon.vertices()[number]),
            Core::Chain(chain) => vertex(chain.vertices()[number]),
        }
    }

    fn point(&self, number: usize) -> Point {
        let place = self.place(number);
        let height = dot(self.normal, minus(place, self.base));
        let depth = f64::from(self.outline.radius) - height;
        let place = plus(place, times(self.normal, -0.5 * (depth + 2.0 * height)));
        Point { place, depth, marks: [0, corner(number)] }
    }
}

/// The touch of two lines that cross at a place, or are the same: nothing takes them apart unless
/// they are parallel.
pub(super) fn lines_touch(a: Line, b: Line, place: Place<f64>) -> Touch {
    let normal = left_of(a);
    let is_parallel = parallel_vectors(a.direction, b.direction);
    let depth = if is_parallel { 0.0 } else { f64::INFINITY };
    Touch::single(normal, depth, place, [0; 2])
}

/// The touch from a line to a sector, seen from an anchor.
pub(super) fn sector_touch(line: Line, sector: Sector, anchor: Vector2D) -> Touch {
    let base = Vertex::new(Spot::of(line.base), anchor).place();
    let left = left_of(line);
    let touch = |normal: Place<f64>| {
        let along = normal.map(|x| -x);
        let heights = slices(sector, anchor).map(|slice| (slice.height(along), slice.side(along)));
        let highest = heights.reduce(|a, b| if b.0 > a.0 { b } else { a });
        let (height, side) = highest.unwrap_or((0.0, Side::point(base, 0)));
        let depth = (height + dot(normal, base)).max(0.0);
        let end = lead(&side, along);
        let place = plus(side.ends[end], times(normal, 0.5 * depth));
        Touch::single(normal, depth, place, [0, side.corners[end]])
    };
    let [to_left, to_right] = [touch(left), touch(left.map(|x| -x))];
    if to_right.depth < to_left.depth { to_right } else { to_left }
}
