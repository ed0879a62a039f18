//! The vertices of a small shape, seen along a movement.

use super::number::wide;
use crate::angle::Rotation;
use crate::any::{Form, Side};
use crate::distance::place::{Place, cross, dot, minus};
use crate::shape::{OrientedRectangle, Rectangle};
use crate::vector::Vector2D;

/// How many vertices fit.
const MOST: usize = 8;

/// From where and along what clouds are seen.
#[derive(Clone, Copy)]
pub(super) struct Gaze {
    pub(super) anchor: Place<f64>,
    pub(super) along: Place<f64>,
}

/// At most 8 vertices.
pub(super) struct Cloud {
    /// How far ahead they are, times the length of the movement.
    pub(super) ahead: [f64; MOST],
    /// How far to the left they are, times the length of the movement.
    pub(super) aside: [f64; MOST],
    pub(super) count: usize,
    /// Whether there is an edge from the last vertex to the first one.
    is_closed: bool,
    /// Whether the points inside the edges belong to it.
    pub(super) is_filled: bool,
    pub(super) radius: f64,
    /// How far a number ahead or aside is off, at most.
    pub(super) error: f64,
    /// Within which numbers all vertices are.
    pub(super) ahead_range: [f64; 2],
    pub(super) aside_range: [f64; 2],
}

impl Cloud {
    /// Without vertices.
    #[inline(always)]
    pub(super) const fn empty() -> Self {
        Self {
            ahead: [0.0; MOST],
            aside: [0.0; MOST],
            count: 0,
            is_closed: false,
            is_filled: false,
            radius: 0.0,
            error: 0.0,
            ahead_range: [f64::INFINITY, f64::NEG_INFINITY],
            aside_range: [f64::INFINITY, f64::NEG_INFINITY],
        }
    }

    /// Takes the vertices of a shape; whether there are so few of them, no numbers forbid it, and no
    /// side is solid.
    #[inline]
    pub(super) fn fill(&mut self, form: Form<'_>, gaze: &Gaze) -> bool {
        match form {
            Form::Point(p) => self.fill_vertices(&[p], gaze),
            Form::Segment(s) => self.fill_vertices(&[s.point1, s.point2], gaze),
            Form::Circle(c) => {
                self.radius = f64::from(c.radius);
                self.fill_vertices(&[c.center], gaze)
            }
            Form::Capsule(c) => {
                self.radius = f64::from(c.radius);
                self.fill_vertices(&[c.point1, c.point2], gaze)
            }
            Form::Rectangle(r) => self.fill_rectangle(r, gaze),
            Form::OrientedRectangle(r) => self.fill_oriented(r, gaze),
            Form::Polygon(p) => {
                let mut rings = p.rings();
                let (Some(ring), None) = (rings.next(), rings.next()) else { return false };
                (self.is_closed, self.is_filled) = (true, ring.len() > 2);
                self.radius = f64::from(p.radius());
                self.fill_vertices(ring, gaze)
            }
            Form::Chain(c) => {
                self.is_closed = c.is_closed();
                self.radius = f64::from(c.radius());
                c.side() == Side::None && c.is_valid() && self.fill_vertices(c.vertices(), gaze)
            }
            Form::None | Form::Line(_) | Form::Sector(_) | Form::Group(_) | Form::Prepared(_) => {
                false
            }
        }
    }

    #[inline]
    fn fill_vertices(&mut self, vertices: &[Vector2D], gaze: &Gaze) -> bool {
        if vertices.is_empty() || vertices.len() > MOST {
            return false;
        }
        for v in vertices {
            self.add(minus(wide(*v), gaze.anchor), gaze);
        }
        self.finish(0.0, gaze)
    }

    #[inline]
    fn fill_rectangle(&mut self, r: Rectangle, gaze: &Gaze) -> bool {
        let ([x, y], [width, height]) = (minus(wide(r.origin), gaze.anchor), wide(r.size));
        (self.is_closed, self.is_filled) = (true, true);
        self.add([x, y], gaze);
        self.add([x + width, y], gaze);
        self.add([x + width, y + height], gaze);
        self.add([x, y + height], gaze);
        self.finish(0.0, gaze) && (width >= 0.0) & (height >= 0.0)
    }

    #[inline]
    fn fill_oriented(&mut self, r: OrientedRectangle, gaze: &Gaze) -> bool {
        let ([x, y], [width, height]) = (minus(wide(r.center), gaze.anchor), wide(r.half_extend));
        let Rotation { sin, cos } = Rotation::new(r.rotation);
        let (right, up) = ([width * cos, width * sin], [-height * sin, height * cos]);
        (self.is_closed, self.is_filled) = (true, true);
        self.add([x - right[0] - up[0], y - right[1] - up[1]], gaze);
        self.add([x + right[0] - up[0], y + right[1] - up[1]], gaze);
        self.add([x + right[0] + up[0], y + right[1] + up[1]], gaze);
        self.add([x - right[0] + up[0], y - right[1] + up[1]], gaze);
        let error = 2.0 * Rotation::ERROR * (width + height);
        self.finish(error, gaze) && (width >= 0.0) & (height >= 0.0)
    }

    #[inline]
    fn add(&mut self, place: Place<f64>, gaze: &Gaze) {
        let (ahead, aside) = (dot(gaze.along, place), cross(gaze.along, place));
        let number = self.count % MOST;
        (self.ahead[number], self.aside[number]) = (ahead, aside);
        self.count = number + 1;
        let widened = |[low, high]: [f64; 2], x: f64| [low.min(x), high.max(x)];
        self.ahead_range = widened(self.ahead_range, ahead);
        self.aside_range = widened(self.aside_range, aside);
        let [x, y] = place;
        // For now, the size.
        self.error = self.error.max(x.abs() + y.abs());
    }

    /// Computes the error of all numbers from that of the places; whether all are finite.
    #[inline]
    fn finish(&mut self, error: f64, gaze: &Gaze) -> bool {
        let length = gaze.along[0].abs() + gaze.along[1].abs();
        self.error = length * (error + self.error / (1_u64 << 50) as f64);
        let sum: f64 = self.aside[..self.count].iter().sum();
        (sum.abs() < f64::INFINITY) & (self.radius >= 0.0) & (self.radius < f64::INFINITY)
    }

    /// The numbers of the vertices at the ends of each edge; a single vertex has none.
    #[inline]
    pub(super) fn edges(&self) -> impl Iterator<Item = [usize; 2]> {
        let last = (self.is_closed && self.count > 2).then_some([self.count - 1, 0]);
        (1..self.count).map(|number| [number - 1, number]).chain(last)
    }
}
