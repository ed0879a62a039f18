//! The corners of a convex shape, seen from a place.

use super::number::{ROUNDING, are_on_grid, wide};
use crate::angle::{Reduced, Rotation};
use crate::any::{Form, Polygon};
use crate::distance::place::{Place, minus, plus, times};
use crate::place::Place as Site;
use crate::shape::{OrientedRectangle, Rectangle};
use crate::vector::Vector2D;

/// The corners of a convex shape, counterclockwise, and what lies within a radius of them.
#[derive(Clone, Copy)]
pub(in super::super) struct Core<'v> {
    corners: Corners<'v>,
    pub(in super::super) count: usize,
    pub(in super::super) radius: f64,
    /// By how much a coordinate may be off.
    pub(super) error: f64,
}

/// Where corners are.
#[derive(Clone, Copy)]
enum Corners<'v> {
    /// Up to four, and the ways from each one to the next, which are better known than these.
    Few([Place<f64>; 4], [Place<f64>; 4]),
    /// The vertices of a ring, seen from a place; in the other order if it runs clockwise.
    Ring { vertices: &'v [Vector2D], start: Place<f64>, is_clockwise: bool },
}

impl<'v> Core<'v> {
    /// Of a convex shape, seen from a place; None if it is not, or not beyond doubt, or not finite.
    #[inline]
    pub(in super::super) fn of(form: Form<'v>, start: Place<f64>) -> Option<Self> {
        match form {
            Form::Point(p) => Self::of_ends([p; 2], 1, 0.0, start),
            Form::Segment(s) => Self::of_ends([s.point1, s.point2], 2, 0.0, start),
            Form::Circle(c) => Self::of_ends([c.center; 2], 1, c.radius, start),
            Form::Capsule(c) => Self::of_ends([c.point1, c.point2], 2, c.radius, start),
            Form::Rectangle(r) => Self::of_rectangle(r, start),
            Form::OrientedRectangle(r) => Self::of_oriented(r, start),
            Form::Polygon(p) => Self::of_polygon(p, start),
            _ => None,
        }
    }

    #[inline(always)]
    fn of_ends(ends: [Vector2D; 2], count: usize, radius: f32, start: Place<f64>) -> Option<Self> {
        let [from, to] = ends.map(wide);
        let (way, back) = (minus(to, from), minus(from, to));
        let [first, last] = [from, to].map(|end| minus(end, start));
        let corners = Corners::Few([first, last, first, last], [way, back, way, back]);
        let error = measure(first).max(measure(last)) * ROUNDING;
        let is_sane = ((count == 1) | (way != [0.0; 2])) & is_finite(first) & is_finite(last);
        Self { corners, count, radius: 0.0, error }.if_so(is_sane)?.rounded(radius)
    }

    #[inline]
    fn of_rectangle(r: Rectangle, start: Place<f64>) -> Option<Self> {
        let (low, [width, height]) = (minus(wide(r.origin), start), wide(r.size));
        let high = plus(low, [width, height]);
        let corners = [low, [high[0], low[1]], high, [low[0], high[1]]];
        let size = low[0].abs().max(high[0].abs()) + low[1].abs().max(high[1].abs());
        let error = 2.0 * size * ROUNDING;
        Self::of_box(corners, [width, 0.0], [0.0, height], error)
            .if_so((width > 0.0) & (height > 0.0) & is_finite(low))
    }

    #[inline]
    fn of_oriented(r: OrientedRectangle, start: Place<f64>) -> Option<Self> {
        let (center, [width, height]) = (minus(wide(r.center), start), wide(r.half_extend));
        let Rotation { sin, cos } = Rotation::new(r.rotation);
        let (right, up) = ([width * cos, width * sin], [-height * sin, height * cos]);
        let (end, begin) = (plus(center, right), minus(center, right));
        let corners = [minus(begin, up), minus(end, up), plus(end, up), plus(begin, up)];
        let (size, extent) = (measure(center), width + height);
        let error = 2.0 * Rotation::ERROR * extent + 2.0 * (size + extent) * ROUNDING;
        Self::of_box(corners, times(right, 2.0), times(up, 2.0), error)
            .if_so((width > 0.0) & (height > 0.0) & is_finite(right))
    }

    #[inline(always)]
    fn of_box(corners: [Place<f64>; 4], right: Place<f64>, up: Place<f64>, error: f64) -> Self {
        let [left, down] = [right, up].map(|[x, y]| [-x, -y]);
        let corners = Corners::Few(corners, [right, up, left, down]);
        Self { corners, count: 4, radius: 0.0, error }
    }

    /// The same if that holds, and all is finite.
    #[inline(always)]
    fn if_so(self, holds: bool) -> Option<Self> {
        (holds & (0.0 * self.error == 0.0)).then_some(self)
    }

    #[inline]
    fn of_polygon(polygon: Polygon<'v>, start: Place<f64>) -> Option<Self> {
        let (vertices, radius) = (polygon.vertices(), polygon.radius());
        if !polygon.is_single_ring() {
            return None;
        }
        match *vertices {
            [] => None,
            [p] => Self::of_ends([p; 2], 1, radius, start),
            [p, q] => Self::of_ends([p, q], 2, radius, start),
            _ => Self::of_ring(vertices, start)?.rounded(radius),
        }
    }

    #[inline(always)]
    fn rounded(self, radius: f32) -> Option<Self> {
        let radius = f64::from(radius);
        Self { radius, ..self }.if_so((radius >= 0.0) & is_finite([radius, 0.0]))
    }

    /// None unless it turns to the same side at each corner, beyond doubt, and once round.
    #[inline]
    fn of_ring(vertices: &'v [Vector2D], start: Place<f64>) -> Option<Self> {
        const DOUBT: f64 = 4.0 * f64::EPSILON;
        let [.., second_last, last] = *vertices else { return None };
        let (mut own, mut before) = (wide(last), minus(wide(last), wide(second_last)));
        let (mut size, mut changes, mut sides) = (0.0_f64, 0, [true; 2]);
        for vertex in vertices {
            let place = wide(*vertex);
            let edge = minus(place, own);
            let (p, q) = (before[0] * edge[1], before[1] * edge[0]);
            let doubt = DOUBT * (p.abs() + q.abs());
            sides = [sides[0] & (p - q > doubt), sides[1] & (q - p > doubt)];
            if sides == [false; 2] {
                return None;
            }
            changes += u32::from(is_upper(before) != is_upper(edge));
            size = size.max(measure(minus(place, start)));
            (own, before) = (place, edge);
        }
        let corners = Corners::Ring { vertices, start, is_clockwise: sides[1] };
        let core = Self { corners, count: vertices.len(), radius: 0.0, error: size * ROUNDING };
        core.if_so(changes == 2)
    }

    #[inline]
    pub(in super::super) fn corner(&self, number: usize) -> Place<f64> {
        match &self.corners {
            Corners::Few(corners, _) => corners[number % 4],
            Corners::Ring { vertices, start, is_clockwise } => {
                minus(wide(vertices[self.vertex(number, *is_clockwise)]), *start)
            }
        }
    }

    /// The place at a part of the way from a corner to the next one, in a direction out of it; unknown if that
    /// is not certain, or no edge of a ring.
    pub(super) fn place(&self, number: usize, part: f64, out: Place<f64>) -> Site {
        if self.count < 3 {
            return Site::UNKNOWN;
        }
        let is_back = matches!(self.corners, Corners::Ring { is_clockwise: true, .. });
        let own = |number: usize| match is_back {
            true => self.vertex(self.next(number), true),
            false => number,
        };
        let (number, part) = (own(number), if is_back { 1.0 - part } else { part });
        if self.radius == 0.0 {
            return Site::new([0, number as u32], part as f32);
        }
        let sign = if is_back { -1.0 } else { 1.0 };
        let edge = |number: usize| times(self.edge(own(number)), sign);
        Site::on_rounded_ring(self.count, edge, (number, part), out).unwrap_or(Site::UNKNOWN)
    }

    /// From a corner to the next one.
    #[inline]
    pub(in super::super) fn edge(&self, number: usize) -> Place<f64> {
        match &self.corners {
            Corners::Few(_, edges) => edges[number % 4],
            Corners::Ring { vertices, is_clockwise, .. } => {
                let vertex = |number: usize| wide(vertices[self.vertex(number, *is_clockwise)]);
                minus(vertex(self.next(number)), vertex(number))
            }
        }
    }

    #[inline]
    fn vertex(&self, number: usize, is_clockwise: bool) -> usize {
        if is_clockwise { self.count - 1 - number } else { number }
    }

    /// The number of the next corner.
    #[inline]
    pub(super) fn next(&self, number: usize) -> usize {
        if number + 1 == self.count { 0 } else { number + 1 }
    }

    /// How many edges it has; a single corner has none.
    #[inline]
    pub(super) fn edge_count(&self) -> usize {
        if self.count == 1 { 0 } else { self.count }
    }
}

fn is_finite([x, y]: Place<f64>) -> bool {
    0.0 * (x + y) == 0.0
}

/// No less than the length of a way.
#[inline]
fn measure([x, y]: Place<f64>) -> f64 {
    x.abs() + y.abs()
}

/// Whether a direction is one of those from 0 to 180 degrees, without the latter.
#[inline]
pub(super) fn is_upper([x, y]: Place<f64>) -> bool {
    (y > 0.0) | ((y == 0.0) & (x > 0.0))
}

/// Whether all numbers of shapes are short, their corners, and other places.
pub(super) fn are_short<const N: usize>(forms: [Form<'_>; 2], places: [Place<f64>; N]) -> bool {
    places.into_iter().all(are_on_grid) && forms.into_iter().all(is_short)
}

fn is_short(form: Form<'_>) -> bool {
    let of = |vectors: &[Vector2D]| vectors.iter().all(|v| are_on_grid(wide(*v)));
    let radius = |radius: f32| are_on_grid([f64::from(radius)]);
    match form {
        Form::Point(p) => of(&[p]),
        Form::Segment(s) => of(&[s.point1, s.point2]),
        Form::Circle(c) => of(&[c.center]) & radius(c.radius),
        Form::Capsule(c) => of(&[c.point1, c.point2]) & radius(c.radius),
        Form::Rectangle(r) => of(&[r.origin, r.size]),
        Form::OrientedRectangle(r) => {
            of(&[r.center, r.half_extend]) & (Reduced::new(r.rotation).rest == 0.0)
        }
        Form::Polygon(p) => of(p.vertices()) & radius(p.radius()),
        _ => false,
    }
}
