//! Shapes on the screen, for the editor and for debugging.

use clash2d::{OrientedRectangle, Vector2D};
use godot::classes::RenderingServer;
use godot::prelude::*;

use super::Shape;
use crate::convert::vector2;

/// Draws a shape on a canvas item: filled, with its outline in the same color but opaque.
pub(crate) fn draw(shape: Shape, item: Rid, color: Color) {
    if !shape.is_valid() {
        return;
    }
    match shape {
        Shape::Circle(c) => filled(item, &rim(c), color),
        Shape::Rectangle(r) => filled(item, &[0, 1, 2, 3].map(|i| vector2(r.corner(i))), color),
        Shape::OrientedRectangle(r) => filled(item, &corners(r), color),
        Shape::Segment(s) => stroke(item, vector2(s.point1), vector2(s.point2), color),
        Shape::Line(l) => {
            let reach = l.direction.unit() * FAR;
            stroke(item, vector2(l.base - reach), vector2(l.base + reach), color);
        }
        Shape::Point(p) => dot(item, vector2(p), color),
    }
}

/// Half of the length that a line is drawn with.
const FAR: f32 = 16_384.0;
/// How wide segments and lines are drawn, and outlines.
const STROKE: f32 = 2.0;
/// The radius that a point is drawn with.
const DOT: f32 = 3.0;
/// How many corners a circle is drawn with.
const CORNERS: i16 = 72;

fn corners(r: OrientedRectangle) -> [Vector2; 4] {
    [0, 1, 2, 3].map(|i| vector2(r.corner(i)))
}

fn rim(c: clash2d::Circle) -> Vec<Vector2> {
    let spoke = Vector2D::new(c.radius, 0.0);
    let corner = |i: i16| c.center + spoke.rotated(f32::from(i) * 360.0 / f32::from(CORNERS));
    (0..CORNERS).map(|i| vector2(corner(i))).collect()
}

/// A polygon with an outline; what has no area is an outline alone, as no polygon can be made of
/// it.
fn filled(item: Rid, points: &[Vector2], color: Color) {
    let (first, last) = (points[0], points[points.len() / 2]);
    if first == last {
        return dot(item, first, color);
    }
    let mut server = RenderingServer::singleton();
    if has_area(points) {
        let points = PackedVector2Array::from(points);
        server.canvas_item_add_polygon(item, &points, &[color].into());
    }
    let mut outline = PackedVector2Array::from(points);
    outline.push(first);
    let colors = PackedColorArray::from([opaque(color)]);
    server
        .canvas_item_add_polyline_ex(item, &outline, &colors)
        .width(STROKE)
        .antialiased(true)
        .done();
}

fn has_area(points: &[Vector2]) -> bool {
    let (a, b, c) = (points[0], points[points.len() / 4], points[points.len() / 2]);
    (b - a).cross(c - a) != 0.0
}

fn stroke(item: Rid, from: Vector2, to: Vector2, color: Color) {
    if from == to {
        return dot(item, from, color);
    }
    let mut server = RenderingServer::singleton();
    let line = server.canvas_item_add_line_ex(item, from, to, opaque(color));
    line.width(STROKE).antialiased(true).done();
}

fn dot(item: Rid, position: Vector2, color: Color) {
    let mut server = RenderingServer::singleton();
    server.canvas_item_add_circle(item, position, DOT, opaque(color));
}

fn opaque(color: Color) -> Color {
    color.with_alpha(1.0)
}
