//! Placing shapes: turned around the origin and then moved.

use crate::rotation::Turn;
use crate::shape::{Capsule, Circle, Line, OrientedRectangle, Rectangle, Sector, Segment};
use crate::vector::Vector2D;

/// Turns some vertices by `rotation` degrees around the origin, and moves them by `position`.
///
/// How many there are, of which as many are written as there is room for. Error at most 0.51 ulp of
/// each coordinate, also under cancellation: it is rounded once. O(n).
pub fn place_vertices(
    vertices: &[Vector2D],
    position: Vector2D,
    rotation: f32,
    out: &mut [Vector2D],
) -> usize {
    let turn = Turn::new(rotation);
    for (&vertex, out) in vertices.iter().zip(out) {
        *out = turn.from(position, vertex);
    }
    vertices.len()
}

/// The same to some vertices themselves.
pub fn place_all(vertices: &mut [Vector2D], position: Vector2D, rotation: f32) {
    let turn = Turn::new(rotation);
    for vertex in vertices {
        *vertex = turn.from(position, *vertex);
    }
}

impl Vector2D {
    /// Turned by `rotation` degrees around the origin, and moved by `position`.
    ///
    /// Error at most 0.51 ulp of each coordinate, also under cancellation: it is rounded once.
    pub fn placed(self, position: Self, rotation: f32) -> Self {
        Turn::new(rotation).from(position, self)
    }
}

impl Line {
    /// Turned by `rotation` degrees around the origin, and moved by `position`.
    ///
    /// Error at most 0.51 ulp of each coordinate of the base and of the direction.
    pub fn placed(self, position: Vector2D, rotation: f32) -> Self {
        let turn = Turn::new(rotation);
        let direction = turn.from(Vector2D::ZERO, self.direction);
        Self::new(turn.from(position, self.base), direction)
    }
}

impl Segment {
    /// Turned by `rotation` degrees around the origin, and moved by `position`.
    ///
    /// Error at most 0.51 ulp of each coordinate.
    pub fn placed(self, position: Vector2D, rotation: f32) -> Self {
        let turn = Turn::new(rotation);
        Self::new(turn.from(position, self.point1), turn.from(position, self.point2))
    }
}

impl Circle {
    /// Turned by `rotation` degrees around the origin, and moved by `position`.
    ///
    /// Error at most 0.51 ulp of each coordinate of the center.
    pub fn placed(self, position: Vector2D, rotation: f32) -> Self {
        Self::new(self.center.placed(position, rotation), self.radius)
    }
}

impl Rectangle {
    /// Turned by `rotation` degrees around the origin, and moved by `position`.
    ///
    /// Error at most 0.51 ulp of each coordinate of the center.
    pub fn placed(self, position: Vector2D, rotation: f32) -> OrientedRectangle {
        let center = Turn::new(rotation)
            .half_sum([position, position], [self.origin, self.origin, self.size]);
        OrientedRectangle::new(center, self.size * 0.5, rotation)
    }
}

impl OrientedRectangle {
    /// Turned by `rotation` degrees around the origin, and moved by `position`.
    ///
    /// Error at most 0.51 ulp of each coordinate of the center; the sum of the two angles is
    /// rounded once.
    pub fn placed(self, position: Vector2D, rotation: f32) -> Self {
        let center = self.center.placed(position, rotation);
        Self::new(center, self.half_extend, self.rotation + rotation)
    }
}

impl Capsule {
    /// Turned by `rotation` degrees around the origin, and moved by `position`.
    ///
    /// Error at most 0.51 ulp of each coordinate.
    pub fn placed(self, position: Vector2D, rotation: f32) -> Self {
        let Segment { point1, point2 } =
            Segment::new(self.point1, self.point2).placed(position, rotation);
        Self::new(point1, point2, self.radius)
    }
}

impl Sector {
    /// Turned by `rotation` degrees around the origin, and moved by `position`.
    ///
    /// Error at most 0.51 ulp of each coordinate of the center; the sum of the two angles is
    /// rounded once.
    pub fn placed(self, position: Vector2D, rotation: f32) -> Self {
        let center = self.center.placed(position, rotation);
        Self { center, direction: self.direction + rotation, ..self }
    }
}
