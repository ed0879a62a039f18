//! Convex cores in plain numbers.

use super::manifold::{Mark, Side, corner, edge, end, number};
use super::places::{Site, is_on, on_edge};
use crate::distance::place::{Place, cross, dot, minus, unit};
use crate::exact::position::Position;
use crate::exact::real::{Near, Real};
use crate::exact::settle::settle;
use crate::exact::turn::side;
use crate::outline::{Core, Outline, Spot, Vertex};
use crate::polygon::Winding;
use crate::polygon::convex::convex_winding;
use crate::root::square_root;
use crate::vector::Vector2D;

/// The corners of a convex core, counterclockwise, and how far the shape reaches beyond them.
#[derive(Clone, Copy)]
pub(crate) struct Convex<'a> {
    corners: Corners<'a>,
    pub(super) radius: f64,
    /// No less than any coordinate.
    pub(super) size: f64,
    pub(super) own: Option<Own>,
}

/// The edge that a core is of another shape.
#[derive(Clone, Copy)]
pub(super) struct Own {
    pub(super) number: u32,
    /// Whether the core leads the other way.
    pub(super) is_reversed: bool,
    /// If it is rounded, and they are known.
    pub(super) beside: Option<Beside>,
}

/// The numbers of what is around a rounded edge.
#[derive(Clone, Copy)]
pub(super) struct Beside {
    /// Of the line on its outside.
    pub(super) line: u32,
    /// Of the arcs around its start and its end, if there are any.
    pub(super) arcs: [u32; 2],
}

#[derive(Clone, Copy)]
#[expect(clippy::large_enum_variant, reason = "lives on the stack, two at a time")]
enum Corners<'a> {
    /// 1, 2 or 4 of these.
    Few([Vertex; 4], usize),
    /// A ring, which may run clockwise, seen from an anchor, and where it stands.
    Ring(&'a [Vector2D], bool, Vector2D, Position),
}

impl<'a> Convex<'a> {
    /// The core of an outline, if it is convex.
    pub(crate) fn of(outline: &Outline<'a>) -> Option<Self> {
        let corners = match *outline.reduced().core() {
            Core::Few(vertices, count) => Corners::Few(vertices, count),
            Core::Polygon(polygon) => {
                let mut rings = polygon.rings().filter(|ring| !ring.is_empty());
                let ring = rings.next()?;
                let winding = convex_winding(ring);
                if winding == Winding::None || rings.next().is_some() {
                    return None;
                }
                let is_clockwise = winding == Winding::Clockwise;
                Corners::Ring(ring, is_clockwise, outline.anchor(), outline.position)
            }
            Core::Chain(_) => return None,
        };
        let core = Self { corners, radius: outline.radius.into(), size: 0.0, own: None };
        let size = core.places().fold(0.0, |size: f64, [x, y]| size.max(x.abs()).max(y.abs()));
        Some(Self { size, ..core })
    }

    /// The same edge from its other end.
    pub(super) fn reversed(self) -> Self {
        match self.corners {
            Corners::Few([from, to, ..], 2) => {
                Self { corners: Corners::Few([to, from, to, to], 2), ..self }
            }
            _ => self,
        }
    }

    /// The same core as an edge of another shape.
    pub(super) fn as_edge(self, own: Own) -> Self {
        Self { own: Some(own), ..self }
    }

    #[inline]
    pub(crate) fn count(&self) -> usize {
        match self.corners {
            Corners::Few(_, count) => count,
            Corners::Ring(ring, ..) => ring.len(),
        }
    }

    /// How many edges have an outside; a segment has two.
    pub(super) fn faces(&self) -> usize {
        if self.count() == 1 { 0 } else { self.count() }
    }

    /// The number of the corner after or before another one.
    #[inline]
    pub(crate) fn next(&self, number: usize) -> usize {
        if number + 1 == self.count() { 0 } else { number + 1 }
    }

    fn previous(&self, number: usize) -> usize {
        if number == 0 { self.count() - 1 } else { number - 1 }
    }

    /// The corners next to another one, or that one itself, past those in the same place.
    pub(super) fn neighbours(&self, number: usize) -> [Spot; 2] {
        let distinct = |step: fn(&Self, usize) -> usize| {
            let corner = self.spot(number);
            let steps = core::iter::successors(Some(step(self, number)), |&n| Some(step(self, n)));
            let mut spots = steps.take(self.count()).map(|n| self.spot(n));
            spots.find(|spot| *spot != corner).unwrap_or(corner)
        };
        [distinct(Self::previous), distinct(Self::next)]
    }

    /// Where a corner is, seen from the anchor.
    #[inline]
    pub(crate) fn place(&self, number: usize) -> Place<f64> {
        match &self.corners {
            Corners::Few(vertices, _) => vertices[number].place(),
            Corners::Ring(ring, is_clockwise, anchor, position) => {
                let v = vertex_of(ring, *is_clockwise, number);
                if !position.is_zero() {
                    return position.point::<Near>(v, *anchor).map(Near::value);
                }
                [f64::from(v.x) - f64::from(anchor.x), f64::from(v.y) - f64::from(anchor.y)]
            }
        }
    }

    pub(super) fn spot(&self, number: usize) -> Spot {
        match &self.corners {
            Corners::Few(vertices, _) => vertices[number].spot,
            Corners::Ring(ring, is_clockwise, _, position) => {
                Spot::of(vertex_of(ring, *is_clockwise, number)).at(*position)
            }
        }
    }

    fn places(&self) -> impl Iterator<Item = Place<f64>> {
        (0..self.count()).map(|number| self.place(number))
    }

    /// About the unit vector that points out of an edge; None if the edge has no length.
    #[inline]
    pub(super) fn outward(&self, face: usize) -> Option<Place<f64>> {
        let [x, y] = minus(self.place(self.next(face)), self.place(face));
        let square = x * x + y * y;
        // So short that its ends are off by too much, as seen from the anchor.
        if square < self.size * self.size * 1e-16 {
            return self.normal(face);
        }
        let scale = 1.0 / square_root(square);
        Some([y * scale, -x * scale])
    }

    /// The unit vector that points out of an edge, to all the bits of a float.
    pub(super) fn normal(&self, face: usize) -> Option<Place<f64>> {
        let [x, y] = unit_way(self.spot(face), self.spot(self.next(face)))?;
        Some([y, -x])
    }

    /// Whether a place lies within the edges.
    pub(super) fn contains(&self, place: Place<f64>) -> bool {
        let is_below =
            |face| self.outward(face).is_none_or(|n| dot(n, minus(place, self.place(face))) <= 0.0);
        self.count() > 2 && (0..self.count()).all(is_below)
    }

    /// The least position of a corner along a direction.
    #[inline]
    pub(super) fn least(&self, direction: Place<f64>) -> f64 {
        self.places().fold(f64::INFINITY, |least, place| least.min(dot(direction, place)))
    }

    /// A corner whose position along a direction is the least, found downhill from another one: along
    /// the edges of a core the position has a single minimum. From one edge of a core to the next it
    /// goes on the same way round, so that all of them take O(n + m).
    pub(super) fn lowest_from(&self, start: usize, direction: Place<f64>) -> usize {
        let descends = |from: usize, to: usize| dot(direction, self.way(from, to)) < 0.0;
        let (mut lowest, count) = (start, self.count());
        for _ in 1..count {
            let next = self.next(lowest);
            if next != lowest && self.place(next) != self.place(lowest) && !descends(lowest, next) {
                break;
            }
            lowest = next;
        }
        for _ in 1..count {
            let previous = self.previous(lowest);
            if !descends(lowest, previous) && self.place(previous) != self.place(lowest) {
                break;
            }
            lowest = previous;
        }
        lowest
    }

    /// The way from a corner to another one; between vertices it is rounded once.
    fn way(&self, from: usize, to: usize) -> Place<f64> {
        match self.corners {
            Corners::Few(..) => minus(self.place(to), self.place(from)),
            Corners::Ring(ring, is_clockwise, ..) => {
                let [p, q] = [from, to].map(|number| vertex_of(ring, is_clockwise, number));
                [f64::from(q.x) - f64::from(p.x), f64::from(q.y) - f64::from(p.y)]
            }
        }
    }

    /// The corner that is the first to reach that position.
    pub(super) fn least_corner(&self, direction: Place<f64>) -> usize {
        let mut least = (f64::INFINITY, 0);
        for number in 0..self.count() {
            let position = dot(direction, self.place(number));
            if position < least.0 {
                least = (position, number);
            }
        }
        least.1
    }

    /// An edge, as long as those in line with it reach.
    pub(super) fn side(&self, face: usize) -> Side {
        let ends = self.line_of(face);
        Side {
            ends: ends.map(|end| self.place(end)),
            corners: ends.map(|end| self.mark(end)),
            edge: edge(self.own.map_or_else(|| self.number(face, 2), |own| own.number as usize)),
        }
    }

    /// From which corner to which one the edges in line with one reach.
    fn line_of(&self, face: usize) -> [usize; 2] {
        let ends = [face, self.next(face)];
        let Corners::Ring(ring, is_clockwise, ..) = self.corners else { return ends };
        let vertex = |number: usize| vertex_of(ring, is_clockwise, number);
        let [from, to] = ends.map(vertex);
        if from == to {
            return ends;
        }
        let farthest = |end: usize, step: fn(&Self, usize) -> usize| {
            let steps = core::iter::successors(Some(end), |&number| Some(step(self, number)));
            let in_line = steps.take(ring.len()).take_while(|&n| side(from, to, vertex(n)) == 0.0);
            in_line.fold(end, |far, n| if vertex(n) == vertex(far) { far } else { n })
        };
        [farthest(ends[0], Self::previous), farthest(ends[1], Self::next)]
    }

    /// The edge next to the corner that is least along a direction that faces it most.
    pub(super) fn side_against(&self, direction: Place<f64>) -> Side {
        let least = self.least_corner(direction);
        if self.count() == 1 {
            return Side::point(self.place(least), self.mark(least));
        }
        let facing = |face: usize| self.outward(face).map_or(f64::INFINITY, |n| dot(n, direction));
        let (after, before) = (self.face_from(least), self.face_to(least));
        self.side(if facing(before) < facing(after) { before } else { after })
    }

    /// The first edge with a length that begins at a corner or at one that equals it.
    fn face_from(&self, number: usize) -> usize {
        let mut face = number;
        for _ in 0..self.count() {
            if self.place(self.next(face)) != self.place(face) {
                break;
            }
            face = self.next(face);
        }
        face
    }

    /// The last edge with a length that ends at a corner or at one that equals it.
    fn face_to(&self, number: usize) -> usize {
        let mut face = self.previous(number);
        for _ in 0..self.count() {
            if self.place(self.next(face)) != self.place(face) {
                break;
            }
            face = self.previous(face);
        }
        face
    }

    /// The nearest corners of two cores, and the square of their distance.
    pub(super) fn nearest_corners(&self, other: &Self) -> ([usize; 2], f64) {
        let mut least = ([0; 2], f64::INFINITY);
        for a in 0..self.count() {
            for b in 0..other.count() {
                let way = minus(other.place(b), self.place(a));
                let square = dot(way, way);
                if square < least.1 {
                    least = ([a, b], square);
                }
            }
        }
        least
    }

    /// The mark of a corner.
    pub(super) fn mark(&self, number: usize) -> Mark {
        match self.own {
            None => corner(self.number(number, 1)),
            Some(own) if (number == 0) == own.is_reversed => end(own.number as usize),
            Some(own) => corner(own.number as usize),
        }
    }

    /// Where a point next to a feature is on the border, if a formula tells it: of an edge that touches on
    /// its own, and of a ring that is not rounded.
    pub(super) fn site_at(&self, mark: Mark, at: Place<f64>) -> Site {
        if self.radius > 0.0 {
            return Site::UNKNOWN;
        }
        let part_of = |face: usize| {
            let (start, end) = (self.place(face), self.place(self.next(face)));
            let way = minus(end, start);
            dot(minus(at, start), way) / dot(way, way)
        };
        let part_if = |part: f64, is_back: bool| if is_back { 1.0 - part } else { part };
        let own = number(mark);
        match (self.own, self.corners) {
            (Some(Own { number, is_reversed, .. }), _) if self.count() == 2 => {
                on_edge(number, part_if(part_of(0), is_reversed))
            }
            (None, Corners::Ring(..)) if mark & 1 == 0 => on_edge(own as u32, 0.0),
            (None, Corners::Ring(_, is_clockwise, ..)) => {
                // The numbers are counted from the other end both ways.
                let part = part_of(self.number(own, 2));
                match is_on(part) {
                    true => on_edge(own as u32, part_if(part, is_clockwise)),
                    false => Site::UNKNOWN,
                }
            }
            _ => Site::UNKNOWN,
        }
    }

    /// The shape's own number for a corner, or for the edge after it, counted from the end.
    fn number(&self, number: usize, from_end: usize) -> usize {
        match self.corners {
            Corners::Ring(ring, true, ..) => (2 * ring.len() - from_end - number) % ring.len(),
            _ => number,
        }
    }
}

fn vertex_of(ring: &[Vector2D], is_clockwise: bool, number: usize) -> Vector2D {
    ring[if is_clockwise { ring.len() - 1 - number } else { number }]
}

/// The unit vector from one spot to another one, to all the bits of a float; None if they are equal.
pub(super) fn unit_way(from: Spot, to: Spot) -> Option<Place<f64>> {
    const PRECISION: f64 = 1.0 / (1_u64 << 32) as f64;
    if let Some(way) = from.turned_way(to) {
        return unit(way);
    }
    // What stands at one place has the ways of its own coordinates, however far away that is.
    let (from, to) = match from.position == to.position {
        true => (from.at(Position::ZERO), to.at(Position::ZERO)),
        false => (from, to),
    };
    let anchor = from.home();
    let way = settle!(R, run => {
        let way = minus(to.seen_in::<R>(anchor, run), from.seen_in::<R>(anchor, run));
        let square = dot(way, way);
        if square.sign()?.is_eq() {
            return Some([0.0; 2]);
        }
        let [x, y] = way.map(|x| x.over(square.square_root()));
        Some([x.to_relative(PRECISION)?, y.to_relative(PRECISION)?])
    });
    (way != [0.0; 2]).then_some(way)
}

/// On which side of the way from `a` to `b` a place lies: positive on the left.
pub(super) fn side_of([a, b]: [Place<f64>; 2], place: Place<f64>) -> f64 {
    cross(minus(b, a), minus(place, a))
}
