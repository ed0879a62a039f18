//! Convex parts of shapes, in plain numbers.

use crate::any::Side;
use crate::contact::Touch;
use crate::contact::convex::Convex;
use crate::distance::body::Body;
use crate::distance::place::{Place, minus, plus, times};
use crate::exact::real::{Near, Real};
use crate::outline::{Bounds, Outline, Vertex};
use crate::shape::Sector;
use crate::vector::Vector2D;

/// A convex part of a shape: the hull of some corners, and all within a radius of it.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    corners: Corners<'a>,
    pub(super) radius: f64,
    /// The side to which an edge of a chain with a solid side lets things leave; 0 for any.
    pub(super) free: Place<f64>,
}

/// Corners, counterclockwise.
#[derive(Clone, Copy)]
#[expect(clippy::large_enum_variant, reason = "lives on the stack, three at a time")]
enum Corners<'a> {
    Few([Place<f64>; 4], usize),
    Core(Convex<'a>),
}

impl<'a> Part<'a> {
    fn few(corners: [Place<f64>; 4], count: usize, radius: f64) -> Self {
        Self { corners: Corners::Few(corners, count), radius, free: [0.0; 2] }
    }

    /// All of an outline, if that is convex.
    pub(super) fn of(outline: &Outline<'a>) -> Option<Self> {
        let corners = Corners::Core(Convex::of(outline)?);
        Some(Self { corners, radius: outline.radius.into(), free: [0.0; 2] })
    }

    /// An edge of an outline.
    fn edge(outline: &Outline<'a>, [a, b]: [&Vertex; 2]) -> Self {
        let [a, b] = [a.place(), b.place()];
        let [x, y] = minus(b, a);
        let free = match outline.solid_side() {
            Side::None => [0.0; 2],
            Side::Left => [y, -x],
            Side::Right => [-y, x],
        };
        let count = if a == b { 1 } else { 2 };
        Self { free, ..Self::few([a, b, a, a], count, outline.radius.into()) }
    }

    /// The ends of an edge or a point; None of what has an area.
    pub(super) fn ends(&self) -> Option<[Place<f64>; 2]> {
        let last = self.count() - 1;
        (last < 2).then(|| [self.corner(0), self.corner(last)])
    }

    pub(super) fn count(&self) -> usize {
        match &self.corners {
            Corners::Few(_, count) => *count,
            Corners::Core(core) => core.count(),
        }
    }

    pub(super) fn corner(&self, number: usize) -> Place<f64> {
        match &self.corners {
            Corners::Few(corners, _) => corners[number],
            Corners::Core(core) => core.place(number),
        }
    }

    pub(super) fn next(&self, number: usize) -> usize {
        if number + 1 == self.count() { 0 } else { number + 1 }
    }

    /// The number of the corner that is lowest, and of these leftmost, where Y is multiplied by a sign
    /// and X as well.
    pub(super) fn lowest(&self, sign: f64) -> usize {
        let mut lowest = (0, self.corner(0));
        for number in 1..self.count() {
            let [x, y] = self.corner(number);
            let [low_x, low_y] = lowest.1;
            if sign * y < sign * low_y || (y == low_y && sign * x < sign * low_x) {
                lowest = (number, [x, y]);
            }
        }
        lowest.0
    }

    /// Within which coordinates it lies.
    pub(super) fn bounds(&self) -> Bounds {
        let places = (0..self.count()).map(|number| self.corner(number));
        let bounds = places.map(|place| Bounds { low: place, high: place });
        let bounds = bounds.fold(Bounds::EMPTY, Bounds::joined);
        let room = |x: f64| self.radius + (x.abs() + self.radius) * (4.0 * f64::EPSILON);
        Bounds { low: bounds.low.map(|x| x - room(x)), high: bounds.high.map(|x| x + room(x)) }
    }
}

/// Whether a convex part of a body, which may be a single one, passes a test, of those that may be near some bounds, and
/// within a distance of an edge if it is told; of a line there are none.
pub(super) fn any_part<'a>(
    body: &Body<'a>,
    single: Option<&Part<'a>>,
    anchor: Vector2D,
    near: &Bounds,
    (edge, reach): (Option<[Place<f64>; 2]>, f64),
    test: &mut dyn FnMut(&Part<'a>) -> bool,
) -> bool {
    match (body, single) {
        (_, Some(part)) => test(part),
        (Body::Line(_), _) => false,
        (Body::Sector(sector), _) => any_slice(*sector, anchor, test),
        (Body::Outline(outline), _) => {
            let own = [outline.radius, 0.0];
            outline.any_edge_beside(near, edge, reach, |a, b| {
                Bounds::of(a, b).is_near(near, own) && test(&Part::edge(outline, [a, b]))
            })
        }
    }
}

/// The single convex part that a body is, if it is one.
pub(super) fn single_part<'a>(body: &Body<'a>) -> Option<Part<'a>> {
    let Body::Outline(outline) = body else { return None };
    Part::of(outline)
}

/// Whether one of the pieces around a sector, each with four corners and at most 15 degrees wide, passes a test.
fn any_slice<'a>(
    sector: Sector,
    anchor: Vector2D,
    test: &mut dyn FnMut(&Part<'a>) -> bool,
) -> bool {
    let width = sector.half_angle.min(180.0);
    let whole = (width / 7.5) as usize;
    let count = (whole + usize::from(whole as f32 * 7.5 < width)).max(1);
    let center = [sector.center.x - anchor.x, sector.center.y - anchor.y].map(f64::from);
    let step = 2.0 * width / count as f32;
    let first = sector.direction - width;
    let direction = |number: f32| Near::rotation(first + number * step).map(Near::value);
    let [cos, _] = Near::rotation(0.5 * step).map(Near::value);
    let (inner, outer) = (f64::from(sector.inner_radius), f64::from(sector.radius) / cos);
    let mut start = direction(0.0);
    (1..=count).any(|number| {
        let end = direction(number as f32);
        let at = |direction, radius| plus(center, times(direction, radius));
        let corners = [at(start, inner), at(start, outer), at(end, outer), at(end, inner)];
        start = end;
        test(&Part::few(corners, 4, 0.0))
    })
}

/// A way from the origin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub(super) to: Place<f64>,
    /// A unit vector that leads on from there.
    pub(super) along: Place<f64>,
}

impl Way {
    /// The same the other way round, or as it is, by a sign.
    pub(super) fn turned(&self, sign: f64) -> Self {
        Self { to: times(self.to, sign), along: times(self.along, sign) }
    }

    /// Out of a touch.
    pub(super) fn along(Touch { normal, depth, .. }: Touch) -> Self {
        // What is infinite is so in both coordinates.
        let to = if depth.is_finite() { times(normal, depth.max(0.0)) } else { [depth; 2] };
        Self { to, along: normal }
    }
}
