//! Turned rectangles around points.

use super::calipers::{Best, ends as ends_of, place, seen_from};
use super::chunks::Ends;
use super::smallest::{Disc, length, minus, way};
use crate::angle::Rotation;
use crate::exact::float::greater;
use crate::exact::round::up;
use crate::exact::terms::from_to;
use crate::exact::turned::linear_number;
use crate::exact::wave::{Wave, Waves};
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
    /// otherwise all points are looked at again for about each hundred corners of the hull.
    /// Toussaint, Solving geometric problems with the rotating calipers (1983).
    pub fn around(points: &[Vector2D]) -> Self {
        Self::around_rounded(points, 0.0)
    }

    /// The same around all points within a radius of these.
    pub(super) fn around_rounded(points: &[Vector2D], radius: f32) -> Self {
        let Some(ends) = Ends::of(points) else { return Self::NOWHERE };
        let degrees = Best::around(points, ends, radius).degrees();
        let Rotation { sin, cos } = Rotation::new(degrees);
        let origin = ends.bottom;
        let [low, high] = ends_of(seen_from(origin, points).map(|p| place(p, [cos, sin])));
        let center = middle(low, high, [cos, sin]).center_from(origin);
        let fit = Fit { center, degrees, points, radius };
        Self::new(center, Vector2D::new(fit.half(0), fit.half(1)), degrees)
    }
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
    /// How far what it contains reaches beyond the points.
    radius: f32,
}

impl Fit<'_> {
    /// The smallest half extent along one of its axes.
    fn half(self, axis: usize) -> f32 {
        const CANCELLED: f64 = 1.0 / (1 << 22) as f64;
        let Sizes { reach, size } = self.sizes(axis);
        let radius = f64::from(self.radius);
        let slip = 4.0 * Rotation::ERROR * (size + radius);
        let (reach, error) = if reach + radius > CANCELLED * size {
            (reach + radius, slip)
        } else {
            let reach = self.exact_reach(axis) + radius;
            (reach, CANCELLED * reach)
        };
        let waves = self.waves(axis);
        up(reach, error, |half| {
            // What is nearer than this is beyond doubt.
            let near = f64::from(half) - radius - slip;
            self.places(axis).any(|(p, along)| {
                [along, -along].into_iter().zip([false, true]).any(|(along, is_below)| {
                    along >= near.max(-slip) && self.reaches_beyond(p, is_below, half, waves)
                })
            })
        })
    }

    /// Whether a point reaches out of a half extent, on one side, exactly.
    fn reaches_beyond(self, p: Vector2D, is_below: bool, half: f32, waves: [Wave; 2]) -> bool {
        let [x, y] = from_to(self.center, p);
        let waves = if is_below { waves } else { waves.map(Wave::negated) };
        linear_number(&[half, -self.radius], [(&x, waves[0]), (&y, waves[1])]) < 0.0
    }

    /// The points, and how far they lie along an axis, about.
    fn places(self, axis: usize) -> impl Iterator<Item = (Vector2D, f64)> {
        let Rotation { sin, cos } = Rotation::new(self.degrees);
        let [x, y] = if axis == 0 { [cos, sin] } else { [-sin, cos] };
        let valid = self.points.iter().filter(|p| p.is_finite());
        valid.map(move |&p| {
            let [to_x, to_y] = way(self.center, p);
            (p, to_x * x + to_y * y)
        })
    }

    /// How far the points reach along an axis to either side, and how large the numbers are of which
    /// that is the sum.
    fn sizes(self, axis: usize) -> Sizes {
        let Rotation { sin, cos } = Rotation::new(self.degrees);
        let [x, y] = if axis == 0 { [cos, sin] } else { [-sin, cos] };
        seen_from(self.center, self.points).fold(Sizes::default(), |all, [to_x, to_y]| {
            let [along, across] = [to_x * x, to_y * y];
            Sizes {
                reach: greater((along + across).abs(), all.reach),
                size: greater(along.abs() + across.abs(), all.size),
            }
        })
    }

    /// The reach to f64's accuracy, if all but 2^-60 has cancelled out, and to less below.
    fn exact_reach(self, axis: usize) -> f64 {
        let waves = self.waves(axis);
        let valid = self.points.iter().filter(|p| p.is_finite());
        valid.fold(0.0, |reach, &p| {
            let [x, y] = from_to(self.center, p);
            greater(linear_number(&[0.0], [(&x, waves[0]), (&y, waves[1])]).abs(), reach)
        })
    }

    /// What an axis is made of.
    fn waves(self, axis: usize) -> [Wave; 2] {
        let Waves { sin, cos } = Waves::of(self.degrees);
        if axis == 0 { [cos, sin] } else { [sin.negated(), cos] }
    }
}

/// What [`Fit::sizes`] tells.
#[derive(Clone, Copy, Default)]
struct Sizes {
    reach: f64,
    size: f64,
}
