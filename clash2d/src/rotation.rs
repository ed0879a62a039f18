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
        Turn::new(degrees).from(Self::ZERO, self)
    }
}

/// A turn by some degrees, for any number of vectors.
#[derive(Clone, Copy)]
pub(crate) struct Turn {
    degrees: f32,
    rotation: Rotation,
}

impl Turn {
    #[inline(always)]
    pub(crate) fn new(degrees: f32) -> Self {
        Self { degrees, rotation: Rotation::in_line(degrees) }
    }

    /// The end of a turned vector that starts at a point; error at most 0.51 ulp of each coordinate.
    #[inline(always)]
    pub(crate) fn from(self, start: Vector2D, v: Vector2D) -> Vector2D {
        self.scaled_sum(1.0, [start], [v])
    }

    /// The sum of some points and some turned vectors; error as above.
    #[inline(always)]
    pub(crate) fn sum<const N: usize, const M: usize>(
        self,
        points: [Vector2D; N],
        turned: [Vector2D; M],
    ) -> Vector2D {
        self.scaled_sum(1.0, points, turned)
    }

    /// Half of the sum of some points and some turned vectors; error as above.
    pub(crate) fn half_sum<const N: usize, const M: usize>(
        self,
        points: [Vector2D; N],
        turned: [Vector2D; M],
    ) -> Vector2D {
        self.scaled_sum(0.5, points, turned)
    }

    /// The sum, times a power of two.
    #[inline(always)]
    fn scaled_sum<const N: usize, const M: usize>(
        self,
        scale: f64,
        points: [Vector2D; N],
        turned: [Vector2D; M],
    ) -> Vector2D {
        let (x, y) = (turned.map(|v| v.x), turned.map(|v| v.y));
        Vector2D::new(
            self.coordinate(scale, points.map(|p| p.x), x, y.map(|y| -y)),
            self.coordinate(scale, points.map(|p| p.y), y, x),
        )
    }

    /// `constant + by_cos cos + by_sin sin`, all three of them sums, times a power of two.
    #[inline(always)]
    fn coordinate<const N: usize, const M: usize>(
        self,
        scale: f64,
        constant: [f32; N],
        by_cos: [f32; M],
        by_sin: [f32; M],
    ) -> f32 {
        let Rotation { sin, cos } = self.rotation;
        let value = total(&constant) + (total(&by_cos) * cos + total(&by_sin) * sin);
        let magnitude = size(&constant) + (size(&by_cos) * cos.abs() + size(&by_sin) * sin.abs());
        let precisely = || scale * self.precise_sum(constant, by_cos, by_sin);
        nearest(scale * value, scale * magnitude, precisely)
    }

    /// The sum, however much of it cancels out.
    #[cold]
    #[inline(never)]
    fn precise_sum<const N: usize, const M: usize>(
        self,
        constant: [f32; N],
        by_cos: [f32; M],
        by_sin: [f32; M],
    ) -> f64 {
        let waves = Waves::of(self.degrees);
        linear_number(&constant, [(&by_cos, waves.cos), (&by_sin, waves.sin)])
    }
}

/// A sum in f64; that of a single number keeps the sign of 0.
#[inline(always)]
fn total(terms: &[f32]) -> f64 {
    terms.iter().fold(-0.0, |sum, &term| sum + f64::from(term))
}

/// The sum of the absolute values.
#[inline(always)]
fn size(terms: &[f32]) -> f64 {
    terms.iter().fold(0.0, |sum, &term| sum + f64::from(term).abs())
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
    #[inline]
    pub fn corner(self, number: i32) -> Vector2D {
        // Without branches: signs that change from call to call can't be predicted.
        let signed =
            |extent: f32, sign: i32| f32::from_bits(extent.to_bits() ^ (sign as u32) << 31);
        let half = self.half_extend;
        let corner =
            Vector2D::new(signed(half.x, 1 ^ number ^ number >> 1), signed(half.y, number >> 1));
        Turn::new(self.rotation).from(self.center, corner)
    }

    /// An edge: the segment from the corner of that number to the next one.
    ///
    /// Book: "Oriented Rectangle-Oriented Rectangle Collision".
    pub fn edge(self, number: i32) -> Segment {
        Segment::new(self.corner(number), self.corner(number.wrapping_add(1)))
    }
}
