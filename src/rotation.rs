//! Turned vectors, and the corners and edges of rectangles: numbers that are rounded once.

#![forbid(unsafe_code)]

use crate::angle::Rotation;
use crate::exact::round::nearest;
use crate::exact::turned::linear_number;
use crate::exact::wave::Waves;
use crate::shape::{OrientedRectangle, Rectangle, Segment};
use crate::vector::Vector2D;

impl Vector2D {
    /// Turned by some degrees, counterclockwise.
    ///
    /// Error at most 0.51 ulp of each coordinate, also under cancellation. Exact for multiples of
    /// 90; full turns change nothing, bit for bit. NaN if the degrees are not finite.
    /// Book: "Rotation".
    pub fn rotated(self, degrees: f32) -> Self {
        turned_from(Self::ZERO, self, degrees)
    }
}

/// The end of a vector that starts at a point and is turned by some degrees.
fn turned_from(start: Vector2D, v: Vector2D, degrees: f32) -> Vector2D {
    let Rotation { sin, cos } = Rotation::new(degrees);
    let along = |start: f32, x: f32, y: f32| {
        let (by_cos, by_sin) = (f64::from(x) * cos, f64::from(y) * sin);
        let magnitude = f64::from(start).abs() + by_cos.abs() + by_sin.abs();
        nearest(f64::from(start) + (by_cos + by_sin), magnitude, || {
            let waves = Waves::of(degrees);
            linear_number(&[start], [(&[x], waves.cos), (&[y], waves.sin)])
        })
    };
    Vector2D::new(along(start.x, v.x, -v.y), along(start.y, v.y, v.x))
}

impl Rectangle {
    /// The center, rounded to the nearest float.
    ///
    /// Book: "Bounding Shapes".
    pub fn center(self) -> Vector2D {
        let middle = |origin: f32, size: f32| f64::from(origin) + 0.5 * f64::from(size);
        Vector2D::narrow(middle(self.origin.x, self.size.x), middle(self.origin.y, self.size.y))
    }

    /// A corner, rounded to the nearest float: 0 lower right, 1 upper right, 2 upper left, 3 the
    /// origin; any other number modulo 4.
    ///
    /// Book: "Oriented Rectangle-Rectangle Collision".
    pub fn corner(self, number: i32) -> Vector2D {
        let (is_right, is_upper) = (matches!(number & 3, 0 | 1), matches!(number & 3, 1 | 2));
        let place = |origin: f32, size: f32, is_far: bool| {
            if is_far { origin + size } else { origin }
        };
        Vector2D::new(
            place(self.origin.x, self.size.x, is_right),
            place(self.origin.y, self.size.y, is_upper),
        )
    }
}

impl OrientedRectangle {
    /// A corner, rounded to the nearest float; in the rectangle's own frame 0 is the upper left one,
    /// 1 upper right, 2 lower right, 3 lower left; any other number modulo 4.
    ///
    /// Error at most 0.51 ulp of each coordinate, also under cancellation.
    /// Book: "Oriented Rectangle-Rectangle Collision".
    pub fn corner(self, number: i32) -> Vector2D {
        let (is_right, is_upper) = (matches!(number & 3, 1 | 2), matches!(number & 3, 0 | 1));
        let sign = |extent: f32, is_positive: bool| if is_positive { extent } else { -extent };
        let half = self.half_extend;
        let corner = Vector2D::new(sign(half.x, is_right), sign(half.y, is_upper));
        turned_from(self.center, corner, self.rotation)
    }

    /// An edge: the segment from the corner of that number to the next one.
    ///
    /// Book: "Oriented Rectangle-Oriented Rectangle Collision".
    pub fn edge(self, number: i32) -> Segment {
        Segment::new(self.corner(number), self.corner(number.wrapping_add(1)))
    }
}
