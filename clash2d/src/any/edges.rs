//! How many edges the border of a shape has, as they are numbered where borders cross.

use super::shape::Form;
use crate::shape::{Capsule, Sector};
use crate::vector::Vector2D;

impl Form<'_> {
    /// How many edges the border of a shape that is not a group has; 0 of an invalid one. O(vertices).
    pub(crate) fn edge_count(self) -> u32 {
        let rectangle = |is_valid: bool, size: Vector2D| match is_valid {
            true if size.x > 0.0 && size.y > 0.0 => 4,
            is_valid => u32::from(is_valid),
        };
        match self.plain() {
            Self::Point(p) => p.is_finite().into(),
            Self::Line(line) => line.is_valid().into(),
            Self::Segment(s) => s.is_valid().into(),
            Self::Circle(c) => c.is_valid().into(),
            Self::Rectangle(r) => rectangle(r.is_valid(), r.size),
            Self::OrientedRectangle(r) => rectangle(r.is_valid(), r.half_extend),
            Self::Capsule(c) => of_capsule(c),
            Self::Sector(s) => of_sector(s),
            Self::Polygon(p) if p.is_valid() => {
                let rings = || p.rings();
                match p.vertices() {
                    [] => 0,
                    vertices if is_point(vertices) => 1,
                    _ => rings().map(|ring| of_ring(ring, true, p.radius())).sum(),
                }
            }
            Self::Chain(c) if c.is_valid() => match c.vertices() {
                [] => 0,
                vertices if is_point(vertices) => 1,
                vertices => of_ring(vertices, c.is_closed(), c.radius()),
            },
            _ => 0,
        }
    }
}

fn of_capsule(c: Capsule) -> u32 {
    match c.is_valid() {
        true if c.radius > 0.0 && c.point1 != c.point2 => 4,
        is_valid => is_valid.into(),
    }
}

/// The outer arc, the inner one, and two sides.
fn of_sector(s: Sector) -> u32 {
    let is_flat = s.inner_radius == s.radius || s.half_angle == 0.0;
    match s.is_valid() {
        true if is_flat => 1,
        true => 1 + u32::from(s.inner_radius > 0.0) + 2 * u32::from(s.half_angle < 180.0),
        false => 0,
    }
}

fn is_point(vertices: &[Vector2D]) -> bool {
    vertices.windows(2).all(|ends| ends[0] == ends[1])
}

/// Of each edge one, or around it an arc and both sides; an open end has an arc, too.
fn of_ring(ring: &[Vector2D], is_closed: bool, radius: f32) -> u32 {
    let Some((last, first)) = ring.last().zip(ring.first()) else { return 0 };
    let wrap = (is_closed || ring.len() == 1).then_some([*last, *first]);
    let edges = ring.windows(2).map(|ends| [ends[0], ends[1]]).chain(wrap);
    let is_open_end = |v: Vector2D| !is_closed && v == *last;
    let count = |[a, b]: [Vector2D; 2]| match radius == 0.0 {
        true => 1,
        false => 1 + u32::from(is_open_end(b)) + if a == b { 0 } else { 2 },
    };
    edges.map(count).sum()
}
