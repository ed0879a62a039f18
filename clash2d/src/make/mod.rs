//! Shapes from what programs hold: edges, centers and sizes, radians, pivots; and placing shapes.

#![forbid(unsafe_code)]

mod place;
mod polygon;
mod rectangle;
mod turned;

pub use place::place_all;
pub use place::place_vertices;

use crate::shape::Line;
use crate::vector::Vector2D;

impl Line {
    /// The line through two points; if they are the same, that point.
    ///
    /// It goes through `a` exactly. Error of the direction `b - a` at most 0.51 ulp in each
    /// coordinate: none where the difference is a float, as on a grid.
    pub fn from_points(a: Vector2D, b: Vector2D) -> Self {
        let difference = |a: f32, b: f32| f64::from(b) - f64::from(a);
        let (x, y) = (difference(a.x, b.x), difference(a.y, b.y));
        // Any length will do for a direction, above all one that is no infinity.
        let is_long = x.abs().max(y.abs()) > f32::MAX.into();
        let scale = if is_long { 0.5 } else { 1.0 };
        Self::new(a, Vector2D::narrow(scale * x, scale * y))
    }
}
