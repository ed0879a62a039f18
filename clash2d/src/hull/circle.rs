//! Circles.

use super::smallest::{Disc, smallest, way};
use crate::exact::float::{Float, two_sum};
use crate::exact::judge::Careful;
use crate::exact::polynomial::length;
use crate::exact::round::up;
use crate::exact::terms::{from_to, vector};
use crate::shape::{Circle, OrientedRectangle};
use crate::vector::Vector2D;

impl OrientedRectangle {
    /// The smallest circle around the center that contains the rectangle; of an invalid one, NaN.
    ///
    /// Book: "Bounding Shapes".
    pub fn circle_hull(self) -> Circle {
        if !self.is_valid() {
            return Circle::NOWHERE;
        }
        let reach = self.half_extend.wide_length();
        let too_small =
            |radius: f32| length(&mut Careful, vector(self.half_extend), [radius]) < 0.0;
        Circle::new(self.center, up(reach, 4.0 * f64::ROUNDING * reach, too_small))
    }
}

impl Circle {
    /// The circle that no point lies in: the hull of nothing.
    pub(super) const NOWHERE: Self = Self::new(Vector2D::new(f32::NAN, f32::NAN), f32::NAN);

    /// The smallest circle that contains all of some points; of none, NaN.
    ///
    /// It contains them exactly. Its radius is at most 2^-22 of it larger than the smallest one,
    /// and by what the center had to be moved to be made of floats: half a unit in the last place
    /// of each coordinate; infinite where no f32 is large enough. Points with a NaN or an infinity
    /// are left out. Usually O(n): each point goes through a few rounds.
    /// Fischer and Gärtner, The smallest enclosing ball of balls (2003).
    pub fn around(points: &[Vector2D]) -> Self {
        Self::around_all(points.iter().map(|&point| Self::new(point, 0.0)))
    }

    /// The smallest circle that contains all of some circles; of none, NaN.
    ///
    /// As [`Circle::around`] says of points; invalid circles are left out.
    pub fn around_circles(circles: &[Self]) -> Self {
        Self::around_all(circles.iter().copied())
    }

    fn around_all(circles: impl Iterator<Item = Self> + Clone) -> Self {
        let circles = circles.filter(|c| c.is_valid());
        let Some(Self { center: anchor, .. }) = circles.clone().next() else {
            return Self::NOWHERE;
        };
        let farthest = |from: [f64; 2]| {
            let discs = circles.clone().map(|c| Disc::seen_from(anchor, c));
            discs.reduce(|a, b| a.farther(b, from))
        };
        let center = smallest(farthest).map_or(anchor, |disc| disc.center_from(anchor));
        tightened(center, circles)
    }

    /// A circle that contains all of some circles: around the center of their rectangle hull, and
    /// no larger than that needs; None of none.
    ///
    /// Invalid ones are left out. O(n). Book: "Shape Grouping".
    pub fn hull<I>(circles: I) -> Option<Self>
    where
        I: IntoIterator<Item = Self>,
        I::IntoIter: Clone,
    {
        let valid = circles.into_iter().filter(|c| c.is_valid());
        let center = Vector2D::narrow(
            middle(valid.clone().map(|c| (c.center.x, c.radius)))?,
            middle(valid.clone().map(|c| (c.center.y, c.radius)))?,
        );
        Some(tightened(center, valid))
    }
}

impl Disc {
    /// A circle, seen from some point.
    fn seen_from(anchor: Vector2D, c: Circle) -> Self {
        Self { center: way(anchor, c.center), radius: c.radius.into() }
    }

    /// Its center as floats, if it has been seen from some point.
    ///
    /// What lies below 2^-40 of the radius is noise, so that the middle between 1 and -1 is 0. The
    /// far side of a rectangle may be beyond all floats: then its middle is the last one.
    pub(super) fn center_from(self, anchor: Vector2D) -> Vector2D {
        const NOISE: f64 = 1.0 / (1_u64 << 40) as f64;
        let place = |anchor: f32, way: f64| {
            let place = f64::from(anchor) + way;
            let place = if place.abs() < NOISE * self.radius { 0.0 } else { place };
            place.clamp(f32::MIN.into(), f32::MAX.into())
        };
        Vector2D::narrow(place(anchor.x, self.center[0]), place(anchor.y, self.center[1]))
    }
}

/// The smallest circle around a point that contains some circles.
fn tightened(center: Vector2D, circles: impl Iterator<Item = Circle> + Clone) -> Circle {
    let reach = circles.clone().map(|c| farthest(center, c)).fold(0.0, f64::max);
    let too_small = |radius: f32| circles.clone().any(|c| !holds(center, radius, c));
    Circle::new(center, up(reach, 16.0 * f64::ROUNDING * reach, too_small))
}

/// The middle of the ranges of some radii around some centers, which lies between the centers; None
/// of none.
fn middle(ranges: impl Iterator<Item = (f32, f32)> + Clone) -> Option<f64> {
    // Each end is a sum with what its rounding lost: a small center beside a large radius counts.
    let ends = |side: f64| {
        ranges.clone().map(move |(center, radius)| two_sum(center.into(), side * f64::from(radius)))
    };
    let low = ends(-1.0).reduce(|a, b| if b < a { b } else { a });
    let high = ends(1.0).reduce(|a, b| if b > a { b } else { a });
    low.zip(high).map(|(low, high)| {
        let (sum, lost) = two_sum(low.0, high.0);
        0.5 * (sum + (lost + (low.1 + high.1)))
    })
}

/// How far a circle reaches from a point.
fn farthest(from: Vector2D, c: Circle) -> f64 {
    Disc::seen_from(from, c).reach_from([0.0; 2])
}

/// Whether the circle around a point contains another, exactly.
fn holds(center: Vector2D, radius: f32, c: Circle) -> bool {
    (radius >= c.radius)
        & (length(&mut Careful, from_to(center, c.center), [radius, -c.radius]) >= 0.0)
}
