//! Contacts with lines, which have no ends: things are pushed off to either side.

use core::cmp::Ordering;

use super::convex::unit_way;
use super::elsewhere::Clearance;
use super::manifold::{Point, Side, Touch, corner};
use super::nearness::Nearness;
use super::part::Parts;
use super::slice::slices;
use super::solid::{Solid, lead};
use crate::any::Side as Solidity;
use crate::collide::parallel_vectors;
use crate::distance::body::Body;
use crate::distance::place::{Place, dot, minus, plus, times};
use crate::exact::real::Real;
use crate::exact::settle::settle;
use crate::outline::{self, Core, Outline, Spot, Vertex, is_near_line};
use crate::shape::{Line, Sector};
use crate::vector::Vector2D;

/// The unit vector to the left of a line.
pub(super) fn left_of(line: Line) -> Place<f64> {
    let along = unit_way(Spot::of(line.base), Spot::next_on(line));
    along.map_or([1.0, 0.0], |[x, y]| [-y, x])
}

/// The touch from a line to an outline: the nearer way out, with its deepest vertex and, if that
/// touches as well, a neighbour of it. A chain with a solid side is left to its free side if the line
/// meets it only where that is the same one. None if they do not meet and the line is behind such a chain.
pub(super) fn outline_touch(
    line: Line,
    outline: &Outline<'_>,
    nearness: Nearness,
) -> Option<Touch> {
    let base = Vertex::new(Spot::of(line.base), outline.anchor()).place();
    let left = left_of(line);
    let right = left.map(|x| -x);
    let beside = |normal| Beside { outline, base, normal, nearness };
    let [to_left, to_right] = [left, right].map(|normal| beside(normal).touch());
    let is_to_right = match free_sides(line, outline) {
        [is_left, is_right] if is_left != is_right => is_left,
        _ => to_right.depth < to_left.depth,
    };
    let touch = if is_to_right { to_right } else { to_left };
    if nearness.is_met {
        return Some(touch);
    }
    let bodies = [Body::Line(line), Body::Outline(*outline)];
    let touch = Clearance::of(bodies, outline.anchor()).best(core::iter::once(touch))?;
    is_before(outline, touch).then_some(touch)
}

/// Whether a touch on the way out of a line comes from the free side of a chain, if that has a solid one.
fn is_before(outline: &Outline<'_>, touch: Touch) -> bool {
    if outline.solid_side() == Solidity::None {
        return true;
    }
    let (back, height) = (touch.normal.map(|x| -x), |end| dot(touch.normal, end));
    let nearest = height(plus(touch.points[0].place, times(touch.normal, -0.5 * touch.depth)))
        + f64::from(outline.radius);
    let room = outline.bounds().size() * 1e-9;
    let (parts, mut is_before) = (Parts::of(*outline), false);
    let reaches = |ends: [Place<f64>; 2]| ends.into_iter().any(|end| height(end) <= nearest + room);
    parts.each_whose(&reaches, &mut |piece| {
        let part = parts.part(piece, touch.points[0].place);
        is_before |= part.is_some_and(|part| part.allows(back));
    });
    is_before
}

/// Whether the free sides of those edges of a chain that a line meets lie to the left of the line, and
/// whether to the right.
fn free_sides(line: Line, outline: &Outline<'_>) -> [bool; 2] {
    let (solid, anchor) = (outline.solid_side(), outline.anchor());
    let mut sides = [false; 2];
    if solid == Solidity::None {
        return sides;
    }
    let points = [Spot::of(line.base), Spot::next_on(line)];
    let on_line = points.map(|spot| Vertex::new(spot, anchor));
    outline.any_edge(|a, b| {
        if is_near_line([a, b], on_line.each_ref(), [outline.radius, 0.0]) {
            // The left side of an edge lies to the left of a line that leads the same way.
            let ahead = settle!(R, run => {
                let way = |from: Spot, to: Spot| {
                    outline::minus(to.seen_in::<R>(anchor, run), from.seen_in(anchor, run))
                };
                outline::dot(way(points[0], points[1]), way(a.spot, b.spot)).sign()
            }, or Ordering::Equal);
            let to_left = if solid == Solidity::Right { ahead } else { ahead.reverse() };
            sides[0] |= to_left.is_gt();
            sides[1] |= to_left.is_lt();
        }
        false
    });
    sides
}

/// An outline that is to be pushed off a line along a normal.
struct Beside<'a, 'b> {
    outline: &'a Outline<'b>,
    base: Place<f64>,
    normal: Place<f64>,
    nearness: Nearness,
}

impl Beside<'_, '_> {
    fn touch(&self) -> Touch {
        let count = self.count();
        let points = (0..count).map(|number| (number, self.point(number)));
        let deepest = points.reduce(|a, b| if b.1.depth > a.1.depth { b } else { a });
        let (number, deepest) = deepest.unwrap_or_default();
        let depth = deepest.depth.max(self.nearness.least());
        let neighbours = [(number + 1) % count, (number + count - 1) % count];
        let [next, last] = neighbours.map(|number| self.point(number));
        let second = if last.depth > next.depth { last } else { next };
        let least = (0.0 - self.nearness.room()) * (1.0 + 1e-12);
        let has_two = second.depth >= least && second.place != deepest.place;
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
        let vertex = |v| self.outline.place(v);
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
        Point::new(place, depth, [0, corner(number)])
    }
}

/// The touch of two lines that cross somewhere, or are the same: nothing takes them apart unless they are
/// parallel.
pub(super) fn lines_touch(a: Line, b: Line) -> Touch {
    let normal = left_of(a);
    let is_parallel = parallel_vectors(a.direction, b.direction);
    let depth = if is_parallel { 0.0 } else { f64::INFINITY };
    Touch { is_elsewhere: true, ..Touch::single(normal, depth, [0.0; 2], [0; 2]) }
}

/// The touch from a line to a sector, seen from an anchor, which is no less deep than some depth.
pub(super) fn sector_touch(line: Line, sector: Sector, anchor: Vector2D, least: f64) -> Touch {
    let base = Vertex::new(Spot::of(line.base), anchor).place();
    let left = left_of(line);
    let touch = |normal: Place<f64>| {
        let along = normal.map(|x| -x);
        let heights = slices(sector, anchor).map(|slice| (slice.height(along), slice.side(along)));
        let highest = heights.reduce(|a, b| if b.0 > a.0 { b } else { a });
        let (height, side) = highest.unwrap_or((0.0, Side::point(base, 0)));
        let depth = (height + dot(normal, base)).max(least);
        let end = lead(&side, along);
        let place = plus(side.ends[end], times(normal, 0.5 * depth));
        Touch::single(normal, depth, place, [0, side.corners[end]])
    };
    let [to_left, to_right] = [touch(left), touch(left.map(|x| -x))];
    if to_right.depth < to_left.depth { to_right } else { to_left }
}
