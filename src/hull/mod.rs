//! Shapes that bound others.
//!
//! A hull contains what it bounds, exactly: its origin is rounded down, its size or radius up.
//! Where no f32 is large enough, the size or radius is infinite. An invalid shape is the empty set:
//! it bounds nothing, and adds nothing to a hull.

#![forbid(unsafe_code)]

mod circle;
mod convex;
mod oriented;

pub use convex::convex_hull;

use crate::angle::Rotation;
use crate::exact::float::{Float, two_sum};
use crate::exact::judge::Careful;
use crate::exact::polynomial::length;
use crate::exact::round::{down, is_greater, size_to, sum_down, up};
use crate::exact::terms::{from_to, vector};
use crate::exact::turned::linear_number;
use crate::exact::wave::Waves;
use crate::range::{Range, lesser};
use crate::shape::{Circle, OrientedRectangle, Rectangle};
use crate::vector::{Vector2D, square_root};

impl Rectangle {
    /// The point of the rectangle that is nearest to `p`: always one that lies in it.
    ///
    /// A far side that is no f32 is rounded towards the inside.
    /// Book: "Circle-Rectangle Collision".
    pub fn clamp(self, p: Vector2D) -> Vector2D {
        let axis =
            |x: f32, origin: f32, size: f32| Range::new(origin, sum_down(origin, size)).clamp(x);
        Vector2D::new(axis(p.x, self.origin.x, self.size.x), axis(p.y, self.origin.y, self.size.y))
    }

    /// The smallest rectangle that contains this one and a point.
    ///
    /// Book: "Oriented Rectangle-Rectangle Collision".
    pub fn enlarged_by_point(self, p: Vector2D) -> Self {
        self.enlarged_by(Self::new(p, Vector2D::ZERO))
    }

    /// The smallest rectangle that contains this one and another.
    ///
    /// If one of them is invalid, the other; if both are, a rectangle of NaN.
    /// Book: "Bounding Shapes".
    pub fn enlarged_by(self, other: Self) -> Self {
        match (self.is_valid(), other.is_valid()) {
            (true, true) => Bounds::of(self).joined(Bounds::of(other)).rectangle(),
            (true, false) => self,
            (false, true) => other,
            (false, false) => Self::EMPTY,
        }
    }

    /// The smallest rectangle that contains all of some rectangles; of none, the zero rectangle.
    ///
    /// Invalid ones are left out. O(n). Book: "Shape Grouping".
    pub fn hull(rectangles: impl IntoIterator<Item = Self>) -> Self {
        let valid = rectangles.into_iter().filter(|r| r.is_valid());
        Bounds::join(valid.map(Bounds::of))
    }

    /// The smallest rectangle that contains all of some points; of none, NaN.
    ///
    /// Points with a NaN or an infinity are left out. O(n).
    pub fn around(points: &[Vector2D]) -> Self {
        let valid = points.iter().filter(|p| p.is_finite());
        let bounds = valid.map(|&p| Bounds::of_point(p)).reduce(Bounds::joined);
        bounds.map_or(Self::EMPTY, Bounds::rectangle)
    }
}

impl OrientedRectangle {
    /// The smallest upright rectangle that contains this one; of an invalid one, NaN.
    ///
    /// Book: "Bounding Shapes".
    pub fn rectangle_hull(self) -> Rectangle {
        if !self.is_valid() {
            return Rectangle::EMPTY;
        }
        let Rotation { sin, cos } = Rotation::new(self.rotation);
        let extent = |center: f32, along: f32, across: f32| Extent {
            center,
            half: [along, across],
            reach: f64::from(along) * cos.abs() + f64::from(across) * sin.abs(),
            rotation: self.rotation,
        };
        let x = extent(self.center.x, self.half_extend.x, self.half_extend.y);
        let y = extent(self.center.y, self.half_extend.y, self.half_extend.x);
        let origin = Vector2D::new(x.low(), y.low());
        Rectangle::new(origin, Vector2D::new(x.size_from(origin.x), y.size_from(origin.y)))
    }

    /// The smallest circle around the center that contains the rectangle; of an invalid one, NaN.
    ///
    /// Book: "Bounding Shapes".
    pub fn circle_hull(self) -> Circle {
        if !self.is_valid() {
            return Circle::new(Vector2D::new(f32::NAN, f32::NAN), f32::NAN);
        }
        let reach = self.half_extend.wide_length();
        let too_small =
            |radius: f32| length(&mut Careful, vector(self.half_extend), [radius]) < 0.0;
        Circle::new(self.center, up(reach, 4.0 * f64::ROUNDING * reach, too_small))
    }
}

/// How far a turned rectangle reaches along one axis.
#[derive(Clone, Copy)]
struct Extent {
    center: f32,
    /// The half extents that count with the cosine and with the sine.
    half: [f32; 2],
    /// Their sum as f64 sees it.
    reach: f64,
    rotation: f32,
}

impl Extent {
    /// The lower end, rounded down.
    fn low(self) -> f32 {
        let (value, error) = self.estimate(self.center, 0.0, -1.0);
        down(value, error, |low| self.exactly([self.center, -low, 0.0], -1.0) < 0.0)
    }

    /// The size that reaches the upper end from a lower one, rounded up.
    fn size_from(self, low: f32) -> f32 {
        if low == f32::NEG_INFINITY {
            return f32::INFINITY;
        }
        let (value, error) = self.estimate(self.center, -low, 1.0);
        up(value, error, |size| self.exactly([self.center, -low, -size], 1.0) > 0.0)
    }

    /// `a + b + sign * reach`, and what it may be off by: little enough for only a few floats to
    /// lie in between.
    #[inline]
    fn estimate(self, a: f32, b: f32, sign: f32) -> (f64, f64) {
        const CANCELLED: f64 = 1.0 / (1 << 20) as f64;
        let (wide_a, wide_b) = (f64::from(a), f64::from(b));
        let value = wide_a + wide_b + f64::from(sign) * self.reach;
        let magnitude = wide_a.abs() + wide_b.abs() + self.reach;
        if value.abs() > CANCELLED * magnitude {
            return (value, 4.0 * Rotation::ERROR * magnitude);
        }
        let value = self.exactly([a, b, 0.0], sign);
        (value, 4.0 * f64::ROUNDING * value.abs())
    }

    fn exactly(self, constant: [f32; 3], sign: f32) -> f64 {
        let Waves { sin, cos } = Waves::of(self.rotation);
        let [along, across] = self.half.map(|half| half * sign);
        linear_number(&constant, [(&[along], cos.abs()), (&[across], sin.abs())])
    }
}

/// Bounds on both axes: the lower ends, and the upper ends as exact sums of two floats.
#[derive(Clone, Copy)]
struct Bounds {
    low: Vector2D,
    high: [[f32; 2]; 2],
}

impl Bounds {
    fn of(r: Rectangle) -> Self {
        Self { low: r.origin, high: [[r.origin.x, r.size.x], [r.origin.y, r.size.y]] }
    }

    fn of_circle(c: Circle) -> Self {
        let low = Vector2D::new(sum_down(c.center.x, -c.radius), sum_down(c.center.y, -c.radius));
        Self { low, high: [[c.center.x, c.radius], [c.center.y, c.radius]] }
    }

    fn of_point(p: Vector2D) -> Self {
        Self { low: p, high: [[p.x, 0.0], [p.y, 0.0]] }
    }

    fn joined(self, other: Self) -> Self {
        let higher = |[a, b]: [f32; 2], [c, d]: [f32; 2]| {
            if is_greater([c, d], [a, b]) { [c, d] } else { [a, b] }
        };
        Self {
            low: Vector2D::new(lesser(self.low.x, other.low.x), lesser(self.low.y, other.low.y)),
            high: [higher(self.high[0], other.high[0]), higher(self.high[1], other.high[1])],
        }
    }

    /// The rectangle around all of some bounds; of none, the zero rectangle.
    fn join(bounds: impl Iterator<Item = Self>) -> Rectangle {
        bounds.reduce(Self::joined).map(Self::rectangle).unwrap_or_default()
    }

    fn rectangle(self) -> Rectangle {
        let size =
            Vector2D::new(size_to(self.low.x, self.high[0]), size_to(self.low.y, self.high[1]));
        Rectangle::new(self.low, size)
    }
}

impl Circle {
    /// The smallest rectangle that contains all of some circles; of none, the zero rectangle.
    ///
    /// Invalid ones are left out. O(n). Book: "Shape Grouping".
    pub fn rectangle_hull(circles: impl IntoIterator<Item = Self>) -> Rectangle {
        Bounds::join(circles.into_iter().filter(|c| c.is_valid()).map(Bounds::of_circle))
    }

    /// A circle that contains all of some circles: around the center of their rectangle hull, and
    /// no larger than that needs; of none, the zero circle.
    ///
    /// Invalid ones are left out. O(n). Book: "Shape Grouping".
    pub fn hull<I>(circles: I) -> Self
    where
        I: IntoIterator<Item = Self>,
        I::IntoIter: Clone,
    {
        let valid = circles.into_iter().filter(|c| c.is_valid());
        let center = Vector2D::narrow(
            middle(valid.clone().map(|c| (c.center.x, c.radius))),
            middle(valid.clone().map(|c| (c.center.y, c.radius))),
        );
        tightened(center, valid)
    }
}

/// The smallest circle around a point that contains some circles.
fn tightened(center: Vector2D, circles: impl Iterator<Item = Circle> + Clone) -> Circle {
    let reach = circles.clone().map(|c| farthest(center, c)).fold(0.0, f64::max);
    let too_small = |radius: f32| circles.clone().any(|c| !holds(center, radius, c));
    Circle::new(center, up(reach, 16.0 * f64::ROUNDING * reach, too_small))
}

/// The middle of the ranges of some radii around some centers, which lies between the centers; of
/// none, 0.
fn middle(ranges: impl Iterator<Item = (f32, f32)> + Clone) -> f64 {
    // Each end is a sum with what its rounding lost: a small center beside a large radius counts.
    let ends = |side: f64| {
        ranges.clone().map(move |(center, radius)| two_sum(center.into(), side * f64::from(radius)))
    };
    let low = ends(-1.0).reduce(|a, b| if b < a { b } else { a });
    let high = ends(1.0).reduce(|a, b| if b > a { b } else { a });
    low.zip(high).map_or(0.0, |(low, high)| {
        let (sum, lost) = two_sum(low.0, high.0);
        0.5 * (sum + (lost + (low.1 + high.1)))
    })
}

/// How far a circle reaches from a point.
fn farthest(from: Vector2D, c: Circle) -> f64 {
    let (x, y) =
        (f64::from(c.center.x) - f64::from(from.x), f64::from(c.center.y) - f64::from(from.y));
    square_root(x * x + y * y) + f64::from(c.radius)
}

/// Whether the circle around a point contains another, exactly.
fn holds(center: Vector2D, radius: f32, c: Circle) -> bool {
    (radius >= c.radius)
        & (length(&mut Careful, from_to(center, c.center), [radius, -c.radius]) >= 0.0)
}
