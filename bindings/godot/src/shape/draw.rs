//! Shapes on the screen, for the editor and for debugging.

use clash2d::{Capsule, Circle, OrientedRectangle, Sector, Status, Vector2D};
use godot::classes::RenderingServer;
use godot::prelude::*;

use super::{Shape, SharedChain, SharedPolygon};
use crate::convert::{vector, vector2};

/// Draws a shape on a canvas item: filled, with its outline in the same color but opaque.
pub(crate) fn draw(shape: &Shape, item: Rid, color: Color) {
    if let Shape::Group(members) = shape {
        return members.iter().for_each(|member| draw(member, item, color));
    }
    if shape.check() != Status::Ok {
        return;
    }
    match shape {
        Shape::Group(_) => (),
        Shape::Capsule(c) => filled(item, &stadium(*c), color),
        Shape::Chain(chain) => draw_chain(chain, item, color),
        Shape::Circle(c) => filled(item, &arc(*c, 0.0, 360.0), color),
        Shape::Rectangle(r) => filled(item, &[0, 1, 2, 3].map(|i| vector2(r.corner(i))), color),
        Shape::OrientedRectangle(r) => filled(item, &corners(*r), color),
        Shape::Polygon(polygon) => draw_polygon(polygon, item, color),
        Shape::Sector(s) => draw_sector(*s, item, color),
        Shape::Segment(s) => stroke(item, vector2(s.point1), vector2(s.point2), color),
        Shape::Line(l) => {
            let reach = l.direction.unit() * FAR;
            stroke(item, vector2(l.base - reach), vector2(l.base + reach), color);
        }
        Shape::Point(p) => dot(item, vector2(*p), color),
    }
}

/// Half of the length that a line is drawn with.
const FAR: f32 = 16_384.0;
/// How wide segments and lines are drawn, and outlines.
const STROKE: f32 = 2.0;
/// The radius that a point is drawn with.
const DOT: f32 = 3.0;
/// How many degrees of an arc a straight piece stands for.
const STEP: f32 = 5.0;

// ---- Corners -----------------------------------------------------------------------------------

fn corners(r: OrientedRectangle) -> [Vector2; 4] {
    [0, 1, 2, 3].map(|i| vector2(r.corner(i)))
}

/// Points on a circle, from one angle on; of a whole turn, the last one is left out.
fn arc(c: Circle, from: f32, degrees: f32) -> Vec<Vector2> {
    let pieces = (degrees / STEP).ceil().max(1.0);
    let count = if degrees < 360.0 { pieces as i16 + 1 } else { pieces as i16 };
    let spoke = Vector2D::new(c.radius, 0.0);
    let corner = |i: i16| c.center + spoke.rotated(from + f32::from(i) * degrees / pieces);
    (0..count).map(|i| vector2(corner(i))).collect()
}

/// The outline of a capsule.
fn stadium(c: Capsule) -> Vec<Vector2> {
    let (a, b) = (vector2(c.point1), vector2(c.point2));
    rounded(&[a, b], c.radius)
}

/// The outline of a convex polygon that goes clockwise on the screen, with rounded corners.
fn rounded(polygon: &[Vector2], radius: f32) -> Vec<Vector2> {
    if radius == 0.0 {
        return polygon.to_vec();
    }
    let count = polygon.len();
    let corner = |i: usize| {
        let (before, here, after) =
            (polygon[(i + count - 1) % count], polygon[i], polygon[(i + 1) % count]);
        let (from, to) = (out(here - before), out(after - here));
        let turn = (to - from).rem_euclid(360.0);
        // A straight corner may turn back by what its angle was rounded.
        let turn = if turn > 270.0 { 0.0 } else { turn };
        let circle = Circle::new(vector(here), radius);
        arc(circle, from, if before == here { 360.0 } else { turn })
    };
    (0..count).flat_map(corner).collect()
}

/// The degrees of the direction to the left, on the screen, of an edge.
fn out(edge: Vector2) -> f32 {
    edge.angle().to_degrees() - 90.0
}

// ---- Shapes ------------------------------------------------------------------------------------

fn draw_polygon(polygon: &SharedPolygon, item: Rid, color: Color) {
    let pieces = polygon.pieces().unwrap_or_default();
    for piece in &pieces {
        fill(item, &rounded(piece, polygon.radius), color);
    }
    if let [piece] = &*pieces {
        return outline(item, &rounded(piece, polygon.radius), color);
    }
    for ring in polygon.lent().rings() {
        let ring: Vec<_> = ring.iter().copied().map(vector2).collect();
        outline(item, &ring, color);
    }
}

fn draw_chain(chain: &SharedChain, item: Rid, color: Color) {
    let points: Vec<_> = chain.vertices.iter().copied().map(vector2).collect();
    if chain.radius > 0.0 {
        for edge in chain.vertices.windows(2) {
            fill(item, &stadium(Capsule::new(edge[0], edge[1], chain.radius)), color);
        }
    }
    if chain.is_closed { outline(item, &points, color) } else { polyline(item, &points, color) }
}

fn draw_sector(s: Sector, item: Rid, color: Color) {
    let half = s.half_angle.min(180.0);
    let [outer, inner] = [s.radius, s.inner_radius].map(|radius| {
        let mut points = arc(Circle::new(s.center, radius), s.direction - half, 2.0 * half);
        points.extend(if half == 180.0 { points.first().copied() } else { None });
        points
    });
    for (far, near) in outer.windows(2).zip(inner.windows(2)) {
        fill(item, &[far[0], far[1], near[1], near[0]], color);
    }
    if half == 180.0 {
        polyline(item, &outer, color);
        return polyline(item, &inner, color);
    }
    let mut around: Vec<_> = outer.into_iter().chain(inner.into_iter().rev()).collect();
    around.dedup();
    outline(item, &around, color);
}

// ---- Strokes -----------------------------------------------------------------------------------

/// A convex polygon with an outline.
fn filled(item: Rid, points: &[Vector2], color: Color) {
    fill(item, points, color);
    outline(item, points, color);
}

/// A convex polygon; nothing if it has no area, as no polygon can be made of it.
fn fill(item: Rid, points: &[Vector2], color: Color) {
    let Some((&first, rest)) = points.split_first() else { return };
    let triangles = rest.windows(2).filter(|side| (side[0] - first).cross(side[1] - first) != 0.0);
    let points: Vec<_> = triangles.flat_map(|side| [first, side[0], side[1]]).collect();
    if points.is_empty() {
        return;
    }
    let indices: PackedInt32Array = (0..points.len() as i32).collect();
    let points = PackedVector2Array::from(points);
    let mut server = RenderingServer::singleton();
    server.canvas_item_add_triangle_array(item, &indices, &points, &[color].into());
}

/// A closed line through some points.
fn outline(item: Rid, points: &[Vector2], color: Color) {
    let first = points.first().copied();
    polyline(item, &points.iter().copied().chain(first).collect::<Vec<_>>(), color);
}

/// A line through some points; a dot where they are all the same.
fn polyline(item: Rid, points: &[Vector2], color: Color) {
    let Some(&first) = points.first() else { return };
    if points.iter().all(|&point| point == first) {
        return dot(item, first, color);
    }
    let colors = PackedColorArray::from([opaque(color)]);
    let mut server = RenderingServer::singleton();
    server
        .canvas_item_add_polyline_ex(item, &PackedVector2Array::from(points), &colors)
        .width(STROKE)
        .antialiased(true)
        .done();
}

fn stroke(item: Rid, from: Vector2, to: Vector2, color: Color) {
    polyline(item, &[from, to], color);
}

fn dot(item: Rid, position: Vector2, color: Color) {
    let mut server = RenderingServer::singleton();
    server.canvas_item_add_circle(item, position, DOT, opaque(color));
}

fn opaque(color: Color) -> Color {
    color.with_alpha(1.0)
}
