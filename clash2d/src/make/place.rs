//! Placing shapes: turned around the origin and then moved.

use crate::any::{Form, Shape, Status};
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

impl<'a> Shape<'a> {
    /// Turned by `rotation` degrees around the origin, and moved by `position`: a shape that is
    /// given in its own frame, where it is in the world.
    ///
    /// Error at most 0.51 ulp of each coordinate; of a shape at a position, of its own ones and of the
    /// position, which is turned and moved like a point. A rectangle becomes an oriented one. The vertices
    /// of a polygon or a chain are written to a buffer, which it borrows from then on. Refused are
    /// an invalid shape, and one that becomes invalid, with the reason; a buffer that is too small;
    /// and a group, whose members can be placed one by one.
    /// O(vertices).
    pub fn placed(
        &self,
        position: Vector2D,
        rotation: f32,
        buffer: &'a mut [Vector2D],
    ) -> Result<Self, Status> {
        self.check().to_result()?;
        if !self.is_at_origin() {
            let there = self.position().placed(position, rotation);
            let own = self.at(Vector2D::ZERO).placed(Vector2D::ZERO, rotation, buffer)?.at(there);
            return own.check().to_result().map(|()| own);
        }
        let place = |vertices: &[Vector2D], buffer: &'a mut [Vector2D]| {
            let out = buffer.get_mut(..vertices.len()).ok_or(Status::BufferTooSmall)?;
            place_vertices(vertices, position, rotation, out);
            Ok(&*out)
        };
        let placed = match self.form().plain() {
            Form::None | Form::Prepared(_) => Self::default(),
            Form::Point(p) => p.placed(position, rotation).into(),
            Form::Line(l) => l.placed(position, rotation).into(),
            Form::Segment(s) => s.placed(position, rotation).into(),
            Form::Circle(c) => c.placed(position, rotation).into(),
            Form::Rectangle(r) => r.placed(position, rotation).into(),
            Form::OrientedRectangle(r) => r.placed(position, rotation).into(),
            Form::Capsule(c) => c.placed(position, rotation).into(),
            Form::Polygon(p) => p.with_vertices(place(p.vertices(), buffer)?).into(),
            Form::Chain(c) => c.with_vertices(place(c.vertices(), buffer)?).into(),
            Form::Sector(s) => s.placed(position, rotation).into(),
            Form::Group(_) => return Err(Status::NestedGroup),
        };
        placed.check().to_result().map(|()| placed)
    }
}
