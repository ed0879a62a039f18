//! Rectangles from edges, centers and pivots.

use crate::angle::radian_to_degrees;
use crate::exact::round::{size_to, sum_down};
use crate::range::Range;
use crate::rotation::Turn;
use crate::shape::{OrientedRectangle, Rectangle};
use crate::vector::Vector2D;

impl Rectangle {
    /// The rectangle between two edges on each axis, in either order: with Y down, `top` may be the
    /// smaller number.
    ///
    /// It contains all of that: a size that is no float is rounded up, and if there is no float
    /// large enough, the rectangle is invalid.
    pub fn from_edges(left: f32, bottom: f32, right: f32, top: f32) -> Self {
        let [x, y] = [Range::new(left, right), Range::new(bottom, top)].map(Range::sorted);
        let size = |range: Range| size_to(range.minimum, [range.maximum, 0.0]);
        Self::new(Vector2D::new(x.minimum, y.minimum), Vector2D::new(size(x), size(y)))
    }

    /// The rectangle around a center.
    ///
    /// It contains all of that: an origin that is no float is rounded down, a size up, and if there
    /// is no float large enough, the rectangle is invalid.
    pub fn from_center(center: Vector2D, size: Vector2D) -> Self {
        if size.x < 0.0 || size.y < 0.0 {
            return Self::new(center, size);
        }
        let (x, y) = (Span::around(center.x, size.x), Span::around(center.y, size.y));
        Self::new(Vector2D::new(x.origin, y.origin), Vector2D::new(x.size, y.size))
    }
}

/// What a rectangle covers of one axis.
struct Span {
    origin: f32,
    size: f32,
}

impl Span {
    fn around(center: f32, size: f32) -> Self {
        let (center, half) = (f64::from(center), 0.5 * f64::from(size));
        let origin = sum_down(center, -half);
        Self { origin, size: size_to(origin, [center, half]) }
    }
}

impl OrientedRectangle {
    /// The rectangle around a center, with its whole width and height, turned by some radians
    /// counterclockwise: what engines hold.
    ///
    /// Error of the degrees at most 0.51 ulp.
    pub fn from_center(center: Vector2D, size: Vector2D, radians: f32) -> Self {
        Self::new(center, size * 0.5, radian_to_degrees(radians))
    }

    /// The rectangle of that size whose point `pivot` lies at `rectangle.origin`, turned around it
    /// by some degrees; the pivot is seen from the corner with the smallest coordinates, unturned.
    ///
    /// With `rec`, `origin` and `rotation` it is what raylib's `DrawRectanglePro` draws.
    /// Error of the center at most 0.51 ulp in each coordinate.
    pub fn from_pivot(rectangle: Rectangle, pivot: Vector2D, rotation: f32) -> Self {
        let Rectangle { origin, size } = rectangle;
        let center = Turn::new(rotation).half_sum([origin, origin], [size, -pivot, -pivot]);
        Self::new(center, size * 0.5, rotation)
    }
}
