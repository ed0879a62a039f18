//! The corners of a convex shape, seen from a place.

use super::border::Border;
use super::number::{ROUNDING, are_on_grid, wide};
use crate::angle::{Reduced, Rotation};
use crate::any::{Form, Polygon};
use crate::distance::place::{Place, cross, minus, plus, times};
use crate::shape::{OrientedRectangle, Rectangle};
use crate::vector::Vector2D;

/// How many corners fit.
pub(in super::super) const MOST: usize = 8;

/// At most 8 corners of a convex shape, counterclockwise, and what lies within a radius of them.
pub(in super::super) struct Core {
    pub(in super::super) corners: [Place<f64>; MOST],
    /// From each corner to the next one; better known than these.
    pub(in super::super) edges: [Place<f64>; MOST],
    pub(in super::super) count: usize,
    pub(in super::super) radius: f64,
    /// By how much a coordinate may be off.
    pub(super) error: f64,
}

impl Core {
    /// Without corners.
    #[inline(always)]
    pub(in super::super) const fn empty() -> Self {
        Self {
            corners: [[0.0; 2]; MOST],
            edges: [[0.0; 2]; MOST],
            count: 0,
            radius: 0.0,
            error: 0.0,
        }
    }

    /// Takes a shape, seen from a place; whether it is convex and small.
    #[inline]
    pub(in super::super) fn take(&mut self, form: Form<'_>, start: Place<f64>) -> bool {
        match form {
            Form::Point(p) => self.fill(&[p], 0.0, start),
            Form::Segment(s) => self.fill(&[s.point1, s.point2], 0.0, start),
            Form::Circle(c) => self.fill(&[c.center], c.radius, start),
            Form::Capsule(c) => self.fill(&[c.point1, c.point2], c.radius, start),
            Form::Rectangle(r) => self.fill_rectangle(r, start),
            Form::OrientedRectangle(r) => self.fill_oriented(r, start),
            Form::Polygon(p) => self.fill_polygon(p, start),
            _ => false,
        }
    }

    /// Takes the corners of a convex shape; whether all is finite.
    #[inline(always)]
    fn fill(&mut self, vertices: &[Vector2D], radius: f32, start: Place<f64>) -> bool {
        let count = vertices.len();
        let mut size = 0.0_f64;
        for (number, vertex) in vertices.iter().enumerate() {
            let next = if number + 1 == count { 0 } else { number + 1 };
            let (own, next) = (wide(*vertex), wide(vertices[next]));
            let place = minus(own, start);
            self.corners[number % MOST] = place;
            self.edges[number % MOST] = minus(next, own);
            size = size.max(place[0].abs() + place[1].abs());
        }
        self.count = count;
        self.finish(size, radius.into())
    }

    /// Whether all is finite, and no edge is a point.
    #[inline(always)]
    fn finish(&mut self, size: f64, radius: f64) -> bool {
        (self.radius, self.error) = (radius, self.error + size * ROUNDING);
        let mut nothing = 0.0 * radius;
        let mut has_edges = true;
        for number in 0..self.count {
            let ([x, y], edge) = (self.corners[number], self.edges[number]);
            nothing += 0.0 * (x + y);
            has_edges &= edge != [0.0; 2];
        }
        (nothing == 0.0) & (radius >= 0.0) & (has_edges | (self.count == 1))
    }

    #[inline]
    fn fill_rectangle(&mut self, r: Rectangle, start: Place<f64>) -> bool {
        let (low, [width, height]) = (minus(wide(r.origin), start), wide(r.size));
        let high = plus(low, [width, height]);
        self.take_box(
            [low, [high[0], low[1]], high, [low[0], high[1]]],
            [width, 0.0],
            [0.0, height],
        );
        let size = low[0].abs().max(high[0].abs()) + low[1].abs().max(high[1].abs());
        self.finish(2.0 * size, 0.0) & (width > 0.0) & (height > 0.0)
    }

    #[inline]
    fn fill_oriented(&mut self, r: OrientedRectangle, start: Place<f64>) -> bool {
        let (center, [width, height]) = (minus(wide(r.center), start), wide(r.half_extend));
        let Rotation { sin, cos } = Rotation::new(r.rotation);
        let (right, up) = ([width * cos, width * sin], [-height * sin, height * cos]);
        let (end, begin) = (plus(center, right), minus(center, right));
        let corners = [minus(begin, up), minus(end, up), plus(end, up), plus(begin, up)];
        self.take_box(corners, times(right, 2.0), times(up, 2.0));
        let (size, extent) = (center[0].abs() + center[1].abs(), width + height);
        self.error = 2.0 * Rotation::ERROR * extent;
        self.finish(2.0 * (size + extent), 0.0) & (width > 0.0) & (height > 0.0)
    }

    #[inline(always)]
    fn take_box(&mut self, corners: [Place<f64>; 4], right: Place<f64>, up: Place<f64>) {
        let [left, down] = [right, up].map(|[x, y]| [-x, -y]);
        self.corners[..4].copy_from_slice(&corners);
        self.edges[..4].copy_from_slice(&[right, up, left, down]);
        self.count = 4;
    }

    #[inline]
    fn fill_polygon(&mut self, polygon: Polygon<'_>, start: Place<f64>) -> bool {
        let mut rings = polygon.rings();
        let (Some(ring), None) = (rings.next(), rings.next()) else { return false };
        (1..=MOST).contains(&ring.len())
            && self.fill(ring, polygon.radius(), start)
            && (self.count < 3 || self.turns_once())
    }

    /// Whether it turns to the same side at each corner, beyond doubt, and once round; makes that the
    /// left side.
    #[inline]
    fn turns_once(&mut self) -> bool {
        const DOUBT: f64 = 4.0 * f64::EPSILON;
        let (mut left, mut right, mut changes) = (0, 0, 0);
        let mut before = self.edges[self.count - 1];
        for edge in &self.edges[..self.count] {
            let (p, q) = (before[0] * edge[1], before[1] * edge[0]);
            let doubt = DOUBT * (p.abs() + q.abs());
            left += usize::from(p - q > doubt);
            right += usize::from(q - p > doubt);
            changes += u32::from(is_upper(before) != is_upper(*edge));
            before = *edge;
        }
        if right == self.count {
            self.corners[..self.count].reverse();
            self.edges[..self.count - 1].reverse();
            self.edges[..self.count].iter_mut().for_each(|edge| *edge = edge.map(|x| -x));
        }
        ((left == self.count) | (right == self.count)) & (changes == 2)
    }

    /// The number of the next corner.
    #[inline]
    pub(super) fn next(&self, number: usize) -> usize {
        if number + 1 == self.count { 0 } else { number + 1 }
    }

    #[inline]
    pub(super) fn border(&self, is_exact: bool) -> Border<'_> {
        Border {
            corners: &self.corners[..self.count],
            edges: &self.edges[..self.count],
            radius: self.radius,
            error: if is_exact { 0.0 } else { self.error },
            is_exact,
        }
    }
}

/// Whether a direction is one of those from 0 to 180 degrees, without the latter.
#[inline]
pub(super) fn is_upper([x, y]: Place<f64>) -> bool {
    (y > 0.0) | ((y == 0.0) & (x > 0.0))
}

/// Whether all numbers of a small shape are short, and its corners are as well.
pub(super) fn is_short(form: Form<'_>) -> bool {
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

/// From where to where places reach aside of a way and ahead on it, times its length.
#[inline]
pub(super) fn ranges(core: &Core, along: Place<f64>) -> [[f64; 2]; 2] {
    let mut ranges = [[f64::INFINITY, f64::NEG_INFINITY]; 2];
    for place in &core.corners[..core.count] {
        let numbers = [cross(along, *place), along[0] * place[0] + along[1] * place[1]];
        for (range, number) in ranges.iter_mut().zip(numbers) {
            *range = [range[0].min(number), range[1].max(number)];
        }
    }
    ranges
}
