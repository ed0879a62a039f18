//! Polygons whose vertices are computed.

use crate::angle::{Reduced, Rotation};
use crate::any::Polygon;
use crate::exact::round::nearest;
use crate::exact::turned::linear_number;
use crate::range::lesser;
use crate::shape::Rectangle;
use crate::vector::Vector2D;

impl<'a> Polygon<'a> {
    /// The polygon with all sides and all angles equal, with as many vertices as there is room for,
    /// counterclockwise. The first one lies `rotation` degrees counterclockwise from the X axis.
    ///
    /// Error of each coordinate at most 0.51 ulp, and 2^-48 of `radius` and of the center's one.
    /// NaN if the radius is negative or a number is not finite.
    ///
    /// ```
    /// use clash2d::{Polygon, Vector2D};
    ///
    /// let mut corners = [Vector2D::ZERO; 6];
    /// let hexagon = Polygon::regular(Vector2D::ZERO, 2.0, 90.0, &mut corners);
    /// assert_eq!(hexagon.vertices()[0], Vector2D::new(0.0, 2.0));
    /// ```
    pub fn regular(
        center: Vector2D,
        radius: f32,
        rotation: f32,
        vertices: &'a mut [Vector2D],
    ) -> Self {
        let radius = if radius >= 0.0 { f64::from(radius) } else { f64::NAN };
        let count = vertices.len() as u64;
        for (number, vertex) in (0..).zip(&mut *vertices) {
            let Rotation { sin, cos } = Rotation::of(turned_by_part(rotation, number, count));
            let (x, y) = (f64::from(center.x) + radius * cos, f64::from(center.y) + radius * sin);
            *vertex = Vector2D::narrow(x, y);
        }
        Self::new(vertices)
    }

    /// The rectangle with its corners rounded by circles of a radius, at most half of the smaller
    /// side: four vertices, counterclockwise from the lower left one, and a radius around them.
    ///
    /// Error of each vertex at most 0.51 ulp in each coordinate. Invalid if the rectangle is, or
    /// the radius is negative or NaN.
    pub fn rounded_rectangle(
        rectangle: Rectangle,
        corner_radius: f32,
        vertices: &'a mut [Vector2D; 4],
    ) -> Self {
        let Rectangle { origin, size } = rectangle;
        let half = 0.5 * lesser(size.x, size.y);
        let radius = if corner_radius > half { half } else { corner_radius };
        let ([left, right], [bottom, top]) =
            (inner(origin.x, size.x, radius), inner(origin.y, size.y, radius));
        *vertices =
            [[left, bottom], [right, bottom], [right, top], [left, top]].map(Vector2D::from);
        Self::new(vertices).with_radius(radius)
    }
}

/// An angle turned by `number / count` of a full turn, of which the quarters are exact.
fn turned_by_part(degrees: f32, number: u64, count: u64) -> Reduced {
    let start = Reduced::new(degrees);
    let rest = start.rest + (90 * (4 * number % count)) as f64 / count as f64;
    let quadrant = start.quadrant + (4 * number / count) as i32;
    if rest > 45.0 {
        return Reduced { quadrant: quadrant + 1, rest: rest - 90.0 };
    }
    Reduced { quadrant, rest }
}

/// The two ends of a range without a margin.
fn inner(origin: f32, size: f32, margin: f32) -> [f32; 2] {
    let [a, b, c] = [origin, size, margin].map(f64::from);
    let end = nearest(a + b - c, a.abs() + b.abs() + c.abs(), || {
        linear_number(&[origin, size, -margin], [])
    });
    [origin + margin, end]
}
