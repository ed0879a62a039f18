//! Convex parts of shapes, in plain numbers.

use crate::any::Side;
use crate::contact::Touch;
use crate::distance::body::Body;
use crate::distance::place::{Place, minus, plus, times};
use crate::exact::position::Position;
use crate::exact::real::{Near, Real};
use crate::outline::{Bounds, Core, Outline, Vertex};
use crate::polygon::Winding;
use crate::polygon::convex::convex_winding;
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
enum Corners<'a> {
    Few([Place<f64>; 4], usize),
    /// A ring, which may run clockwise, seen from an anchor and standing at a position.
    Ring(&'a [Vector2D], bool, Vector2D, Position),
}

impl<'a> Part<'a> {
    fn few(corners: [Place<f64>; 4], count: usize, radius: f64) -> Self {
        Self { corners: Corners::Few(corners, count), radius, free: [0.0; 2] }
    }

    /// All of an outline, if that is convex.
    pub(super) fn of(outline: &Outline<'a>) -> Option<Self> {
        let radius = outline.radius.into();
        match *outline.reduced().core() {
            Core::Few(vertices, count) => {
                Some(Self::few(vertices.map(|v| v.place()), count, radius))
            }
            Core::Polygon(polygon) => {
                let mut rings = polygon.rings().filter(|ring| !ring.is_empty());
                let ring = rings.next().filter(|_| rings.next().is_none())?;
                let is_clockwise = match convex_winding(ring) {
                    Winding::None => return None,
                    winding => winding == Winding::Clockwise,
                };
                let corners = Corners::Ring(ring, is_clockwise, outline.anchor(), outline.position);
                Some(Self { corners, radius, free: [0.0; 2] })
            }
            Core::Chain(_) => None,
        }
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

    pub(super) fn count(&self) -> usize {
        match self.corners {
            Corners::Few(_, count) => count,
            Corners::Ring(ring, ..) => ring.len(),
        }
    }

    pub(super) fn corner(&self, number: usize) -> Place<f64> {
        match &self.corners {
            Corners::Few(corners, _) => corners[number],
            Corners::Ring(ring, is_clockwise, anchor, position) => {
                let last = ring.len() - 1;
                let v = ring[if *is_clockwise { last - number } else { number }];
                if !position.is_zero() {
                    return position.point::<Near>(v, *anchor).map(Near::value);
                }
                [f64::from(v.x) - f64::from(anchor.x), f64::from(v.y) - f64::from(anchor.y)]
            }
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

/// Visits the convex parts of a body, which may be a single one, that may be near some bounds; of a
/// line there are none.
pub(super) fn each_part<'a>(
    body: &Body<'a>,
    single: Option<&Part<'a>>,
    anchor: Vector2D,
    near: &Bounds,
    visit: &mut dyn FnMut(&Part<'a>),
) {
    match (body, single) {
        (_, Some(part)) => visit(part),
        (Body::Line(_), _) => {}
        (Body::Sector(sector), _) => each_slice(*sector, anchor, visit),
        (Body::Outline(outline), _) => {
            let reach = [outline.radius, 0.0];
            outline.any_edge_near(near, 0.0, |a, b| {
                if Bounds::of(a, b).is_near(near, reach) {
                    visit(&Part::edge(outline, [a, b]));
                }
                false
            });
        }
    }
}

/// The single convex part that a body is, if it is one.
pub(super) fn single_part<'a>(body: &Body<'a>) -> Option<Part<'a>> {
    let Body::Outline(outline) = body else { return None };
    Part::of(outline)
}

/// Visits pieces around a sector, each with four corners and at most 15 degrees wide.
fn each_slice<'a>(sector: Sector, anchor: Vector2D, visit: &mut dyn FnMut(&Part<'a>)) {
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
    for number in 1..=count {
        let end = direction(number as f32);
        let at = |direction, radius| plus(center, times(direction, radius));
        let corners = [at(start, inner), at(start, outer), at(end, outer), at(end, inner)];
        visit(&Part::few(corners, 4, 0.0));
        start = end;
    }
}

/// A way from the origin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub(super) to: Place<f64>,
    /// A unit vector that leads on from there.
    pub(super) along: Place<f64>,
}

impl Way {
    /// Out of a touch.
    pub(super) fn along(Touch { normal, depth, .. }: Touch) -> Self {
        // What is infinite is so in both coordinates.
        let to = if depth.is_finite() { times(normal, depth.max(0.0)) } else { [depth; 2] };
        Self { to, along: normal }
    }
}
