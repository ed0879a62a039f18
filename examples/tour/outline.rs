//! Outlines of any shape: straight pieces and arcs.

use std::fmt::Write;

use clash2d::{Capsule, Form, Polygon, Sector, Shape, Vector2D};

use crate::panel::View;
use crate::svg::{self, Place};

/// A piece of an outline, from where the one before it ends.
enum Piece {
    Straight(Vector2D),
    /// From a direction around a center by less than half a turn; degrees, counterclockwise.
    Arc {
        center: Vector2D,
        radius: f32,
        from: f32,
        turn: f32,
    },
}

/// The outline of one ring.
pub(crate) struct Outline {
    start: Vector2D,
    pieces: Vec<Piece>,
    is_closed: bool,
}

/// The outlines of a capsule, a polygon, a chain or a sector.
pub(crate) fn outlines(shape: &Shape<'_>) -> Vec<Outline> {
    match shape.form() {
        Form::Capsule(Capsule { point1, point2, radius }) => {
            vec![Outline::rounded(&[point1, point2], radius)]
        }
        Form::Polygon(p) if p.radius() > 0.0 => vec![Outline::rounded(p.vertices(), p.radius())],
        Form::Polygon(p) => rings(p),
        Form::Chain(c) => vec![Outline::straight(c.vertices(), c.is_closed())],
        Form::Sector(s) => sector(s),
        _ => unreachable!("other shapes are drawn otherwise"),
    }
}

fn rings(polygon: Polygon<'_>) -> Vec<Outline> {
    polygon.rings().map(|ring| Outline::straight(ring, true)).collect()
}

fn sector(s: Sector) -> Vec<Outline> {
    let (from, turn) = (s.direction - s.half_angle, 2.0 * s.half_angle);
    if turn >= 360.0 {
        let radii = [s.inner_radius, s.radius].into_iter().filter(|&radius| radius > 0.0);
        return radii
            .map(|radius| Outline::at(s.center, radius, 0.0).arc(s.center, radius, 0.0, 360.0))
            .collect();
    }
    let outline = Outline::at(s.center, s.inner_radius, from)
        .line(spoke(s.center, s.radius, from))
        .arc(s.center, s.radius, from, turn)
        .line(spoke(s.center, s.inner_radius, from + turn));
    vec![if s.inner_radius > 0.0 {
        outline.arc(s.center, s.inner_radius, from + turn, -turn)
    } else {
        outline
    }]
}

/// The point in some direction from a center.
fn spoke(center: Vector2D, radius: f32, degrees: f32) -> Vector2D {
    center + Vector2D::new(radius, 0.0).rotated(degrees)
}

/// The direction of a vector, from -180 to 180 degrees.
pub(crate) fn direction(v: Vector2D) -> f32 {
    let angle = Vector2D::new(1.0, 0.0).angle_to(v);
    if v.y < 0.0 { -angle } else { angle }
}

impl Outline {
    fn at(center: Vector2D, radius: f32, degrees: f32) -> Self {
        Self { start: spoke(center, radius, degrees), pieces: Vec::new(), is_closed: true }
    }

    fn line(mut self, to: Vector2D) -> Self {
        self.pieces.push(Piece::Straight(to));
        self
    }

    /// A turn of any size, as arcs that an SVG path can tell from the other way round.
    fn arc(mut self, center: Vector2D, radius: f32, from: f32, turn: f32) -> Self {
        let count = (turn.abs() / 120.0).ceil();
        let turn = turn / count;
        for i in 0..count as u16 {
            self.pieces.push(Piece::Arc { center, radius, from: from + turn * f32::from(i), turn });
        }
        self
    }

    fn straight(vertices: &[Vector2D], is_closed: bool) -> Self {
        let start = Self { start: vertices[0], pieces: Vec::new(), is_closed };
        vertices[1..].iter().fold(start, |outline, &vertex| outline.line(vertex))
    }

    /// Around the convex hull of counterclockwise vertices, at a distance.
    fn rounded(vertices: &[Vector2D], radius: f32) -> Self {
        let count = vertices.len();
        let vertex = |i: usize| vertices[i % count];
        let outward = |i: usize| direction(vertex(i + 1) - vertex(i)) - 90.0;
        let mut outline = Self::at(vertex(0), radius, outward(0));
        for i in 0..count {
            let turn = (outward(i + 1) - outward(i)).rem_euclid(360.0);
            outline = outline.line(spoke(vertex(i + 1), radius, outward(i))).arc(
                vertex(i + 1),
                radius,
                outward(i),
                turn,
            );
        }
        outline
    }

    /// The steps of an SVG path.
    pub(crate) fn path(&self, view: View) -> String {
        let place = |p| svg::place(view.place(p));
        let mut steps = format!("M{}", place(self.start));
        for piece in &self.pieces {
            match *piece {
                Piece::Straight(to) => write!(steps, "L{}", place(to)),
                Piece::Arc { center, radius, from, turn } => {
                    let pixels = svg::number(f64::from(radius) * view.scale);
                    let sweep = u8::from(turn < 0.0);
                    let to = place(spoke(center, radius, from + turn));
                    write!(steps, "A{pixels} {pixels} 0 0 {sweep} {to}")
                }
            }
            .expect("a string takes any text");
        }
        steps + if self.is_closed { "z" } else { "" }
    }

    /// Corners, and places on arcs between them, in their order.
    pub(crate) fn corners(&self, view: View) -> Vec<Place> {
        let mut corners = vec![self.start];
        for piece in &self.pieces {
            match *piece {
                Piece::Straight(to) => corners.push(to),
                Piece::Arc { center, radius, from, turn } => {
                    let part = |i: u16| from + turn * f32::from(i) / 12.0;
                    corners.extend((1..=12).map(|i| spoke(center, radius, part(i))));
                }
            }
        }
        corners.extend(self.is_closed.then_some(self.start));
        corners.into_iter().map(|p| view.place(p)).collect()
    }
}
