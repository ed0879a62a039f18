//! The questions about any two shapes: what the library answers, drawn.

mod bounding;
mod cast;
mod contact;
mod distance;
mod intersections;
mod mover;
mod pieces;
mod relate;
mod turning;
mod two;
mod way;
mod world;

use clash2d::{Shape, Vector2D, bounding_rectangle};

use crate::figure::Figure;

pub(super) fn figures() -> Vec<Figure> {
    vec![
        relate::figure(),
        distance::figure(),
        contact::figure(),
        distance::separation(),
        intersections::figure(),
        cast::rays(),
        cast::casts(),
        turning::figure(),
        bounding::figure(),
        pieces::figure(),
        world::figure(),
        mover::figure(),
    ]
}

const fn v(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

/// A letter L, counterclockwise; its notch is at (5, 4).
const ELL: [Vector2D; 6] =
    [v(2.0, 1.0), v(13.0, 1.0), v(13.0, 4.0), v(5.0, 4.0), v(5.0, 9.0), v(2.0, 9.0)];

/// The middle of what bounds a shape.
fn middle(shape: &Shape<'_>) -> Vector2D {
    bounding_rectangle(shape).unwrap_or_default().center()
}

/// A number in short.
fn short(x: f32) -> String {
    let text = format!("{x:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".into() } else { text.into() }
}

/// A vector in short.
fn pair(v: Vector2D) -> String {
    format!("{{{}, {}}}", short(v.x), short(v.y))
}
