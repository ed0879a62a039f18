//! Turned rectangles around points.

use super::calipers::{Best, ends, place, seen_from};
use super::convex::corners;
use super::smallest::{Disc, length, minus};
use crate::angle::Rotation;
use crate::collide::oriented_rectangle_point_collide;
use crate::exact::float::greater;
use crate::exact::round::up;
use crate::exact::terms::from_to;
use crate::exact::turned::linear_number;
use crate::exact::wave::Waves;
use crate::shape::OrientedRectangle;
use crate::vector::Vector2D;

impl OrientedRectangle {
    /// The rectangle that no point lies in: the hull of nothing.
    pub(super) const NOWHERE: Self = {
        let nowhere = Vector2D::new(f32::NAN, f32::NAN);
        Self::new(nowhere, nowhere, f32::NAN)
    };

    /// The turned rectangle of the smallest area that contains all of some points; of none, NaN.
    ///
    /// It contains them exactly, and is turned by -45 to 45 degrees. Its sides are at most 2^-22 of
    /// the longer one longer than those of the smallest, and by what the center had to be moved to
    /// be made of floats: half a unit in the last place of each coordinate; infinite where no f32
    /// is large enough. Points with a NaN or an infinity are left out.
    /// O(n) for the n vertices of a convex ring, as [`convex_hull`](crate::convex_hull) writes it;
    /// otherwise O(n h) for h corners of the hull.
    /// Toussaint, Solving geometric problems with the rotating calipers (1983).
    pub fn around(points: &[Vector2D]) -> Self {
        let Some(first) = corners(points).next() else {
            return Self::NOWHERE;
        };
        fitted(Best::around(points, first, 0.0).degrees(), first, points)
    }
}

/// The smallest rectangle of some degrees that contains some points, as well as its center can be a
/// point of floats.
fn fitted(degrees: f32, origin: Vector2D, points: &[Vector2D]) -> OrientedRectangle {
    let Rotation { sin, cos } = Rotation::new(degrees);
    let [low, high] = ends(seen_from(origin, points).map(|p| place(p, [cos, sin])));
    let center = middle(low, high, [cos, sin]).center_from(origin);
    let fit = Fit { center, degrees, points };
    OrientedRectangle::new(center, Vector2D::new(fit.half(0), fit.half(1)), degrees)
}

/// A disc in the middle of a rectangle whose corners are known along its axes, and about as large.
pub(super) fn middle(low: [f64; 2], high: [f64; 2], [cos, sin]: [f64; 2]) -> Disc {
    let [along, across] = [0.5 * (low[0] + high[0]), 0.5 * (low[1] + high[1])];
    let center = [along * cos - across * sin, along * sin + across * cos];
    Disc { center, radius: length(minus(high, low)) }
}

/// A rectangle whose half extents are sought.
#[derive(Clone, Copy)]
struct Fit<'a> {
    center: Vector2D,
    degrees: f32,
    points: &'a [Vector2D],
}

impl Fit<'_> {
    /// The smallest half extent along one of its axes.
    fn half(self, axis: usize) -> f32 {
        let (reach, error) = self.reach(axis);
        up(reach, error, |half| {
            let size = if axis == 0 { [half, f32::MAX] } else { [f32::MAX, half] };
            let tried = OrientedRectangle::new(self.center, size.into(), self.degrees);
            let mut valid = self.points.iter().filter(|p| p.is_finite());
            valid.any(|&p| !oriented_rectangle_point_collide(tried, p))
        })
    }

    /// How far the points reach along an axis to either side, and what that may be off by: little
    /// enough for only a few floats to lie in between.
    fn reach(self, axis: usize) -> (f64, f64) {
        const CANCELLED: f64 = 1.0 / (1 << 22) as f64;
        let Rotation { sin, cos } = Rotation::new(self.degrees);
        let (mut reach, mut size) = (0.0, 0.0);
        for [x, y] in seen_from(self.center, self.points) {
            let [across, along] = if axis == 0 { [y * sin, x * cos] } else { [-x * sin, y * cos] };
            reach = greater((along + across).abs(), reach);
            size = greater(along.abs() + across.abs(), size);
        }
        if reach > CANCELLED * size {
            return (reach, 4.0 * Rotation::ERROR * size);
        }
        let reach = self.exact_reach(axis);
        (reach, CANCELLED * reach)
    }

    /// The same to f64's accuracy, if all but 2^-60 has cancelled out, and to less below.
    fn exact_reach(self, axis: usize) -> f64 {
        let Waves { sin, cos } = Waves::of(self.degrees);
        let waves = if axis == 0 { [cos, sin] } else { [sin.negated(), cos] };
        let valid = self.points.iter().filter(|p| p.is_finite());
        valid.fold(0.0, |reach, &p| {
            let [x, y] = from_to(self.center, p);
            greater(linear_number(&[0.0], [(&x, waves[0]), (&y, waves[1])]).abs(), reach)
        })
    }
}
