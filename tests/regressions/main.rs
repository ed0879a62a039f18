//! Cases that other libraries got wrong, each with the thread that tells of it.
//!
//! The answers are not ours: they follow by hand from the numbers, as the comments say.

mod casts;
mod contacts;
mod distances;
mod meeting;
mod places;
mod rays;

use clash2d::{Circle, Polygon, Rectangle, Segment, Shape, Vector2D};

fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

fn all<const N: usize>(places: [(f32, f32); N]) -> [Vector2D; N] {
    places.map(Vector2D::from)
}

fn polygon(vertices: &[Vector2D]) -> Shape<'_> {
    Polygon::new(vertices).into()
}

fn circle(x: f32, y: f32, radius: f32) -> Shape<'static> {
    Circle::new(v(x, y), radius).into()
}

/// The box between two corners.
fn between([left, bottom]: [f32; 2], [right, top]: [f32; 2]) -> Shape<'static> {
    Rectangle::new(v(left, bottom), v(right - left, top - bottom)).into()
}

fn segment(from: [f32; 2], to: [f32; 2]) -> Shape<'static> {
    Segment::new(from.into(), to.into()).into()
}

fn point(x: f32, y: f32) -> Shape<'static> {
    v(x, y).into()
}
