//! Sums over the edges of rings: areas and centroids.

use super::float::{Float, two_sum};
use super::int::{Int, Number, Scale, Sum};
use crate::vector::Vector2D;

/// Twice the area to the left of some edges, with a relative error of at most `accuracy`, or of
/// 2^-51 if that is more; NaN if a coordinate is not finite.
pub(crate) fn double_area<I>(mut edges: I, accuracy: f64) -> f64
where
    I: Iterator<Item = [Vector2D; 2]> + Clone,
{
    let mut sum = Compensated::default();
    for [a, b] in edges.clone() {
        // Products of two f32 are exact in f64.
        sum.add(f64::from(a.x) * f64::from(b.y));
        sum.add(-(f64::from(a.y) * f64::from(b.x)));
    }
    let value = sum.value();
    if sum.error() <= accuracy * value.abs() {
        return value;
    }
    exact_moments(&mut edges).map_or(f64::NAN, |moments| moments.double_area())
}

/// The centroid of what lies to the left of some edges, with a relative error below 2^-31 of each
/// coordinate; None if that has no area or a coordinate is not finite.
pub(crate) fn centroid<I>(mut edges: I) -> Option<[f64; 2]>
where
    I: Iterator<Item = [Vector2D; 2]> + Clone,
{
    let origin = edges.clone().next()?[0];
    let mut moments = Moments::default();
    for edge in edges.clone() {
        moments.add(
            edge.map(|p| {
                [f64::from(p.x) - f64::from(origin.x), f64::from(p.y) - f64::from(origin.y)]
            }),
        );
    }
    let [x, y] = [moments.center(0, origin.x), moments.center(1, origin.y)];
    x.zip(y).map(|(x, y)| [x, y]).or_else(|| exact_moments(&mut edges)?.centroid())
}

/// A sum that keeps what its roundings lost.
///
/// Ogita, Rump and Oishi, Accurate sum and dot product (2005), algorithm 4.4.
#[derive(Default)]
struct Compensated {
    sum: f64,
    lost: f64,
    /// The sum of the absolute values.
    size: f64,
    count: f64,
}

impl Compensated {
    #[inline]
    fn add(&mut self, term: f64) {
        let (sum, lost) = two_sum(self.sum, term);
        self.sum = sum;
        self.lost += lost;
        self.size += term.abs();
        self.count += 1.0;
    }

    fn value(&self) -> f64 {
        self.sum + self.lost
    }

    /// What the value may be off by: with γ = n u / (1 - n u), at most u |value| + γ² size (the
    /// paper's proposition 4.5), here doubled.
    fn error(&self) -> f64 {
        let slip = 2.0 * self.count * f64::ROUNDING;
        2.0 * f64::ROUNDING * self.value().abs() + slip * slip * self.size
    }
}

/// Twice the area and six times the first moments in f64, seen from a point near by.
#[derive(Default)]
struct Moments {
    area: f64,
    moment: [f64; 2],
    /// The sums of the absolute values.
    area_size: f64,
    moment_size: [f64; 2],
    count: f64,
}

impl Moments {
    #[inline]
    fn add(&mut self, [[px, py], [qx, qy]]: [[f64; 2]; 2]) {
        let (left, right) = (px * qy, py * qx);
        let (area, size) = (left - right, left.abs() + right.abs());
        self.area += area;
        self.area_size += size;
        self.moment[0] += (px + qx) * area;
        self.moment[1] += (py + qy) * area;
        self.moment_size[0] += (px.abs() + qx.abs()) * size;
        self.moment_size[1] += (py.abs() + qy.abs()) * size;
        self.count += 1.0;
    }

    /// A coordinate of the centroid, if it is known well enough.
    fn center(&self, axis: usize, origin: f32) -> Option<f64> {
        const WELL: f64 = 1.0 / (1_u64 << 32) as f64;
        // Each term of the area is off by at most 5 roundings, each of a moment by 8, and each
        // addition by one more.
        let slip = (self.count + 16.0) * f64::ROUNDING;
        let (area_error, moment_error) = (slip * self.area_size, slip * self.moment_size[axis]);
        let area = self.area.abs();
        let offset = self.moment[axis] / (3.0 * self.area);
        let center = f64::from(origin) + offset;
        let error = 1.1 * (moment_error / 3.0 + offset.abs() * area_error) / area
            + 4.0 * f64::ROUNDING * (offset.abs() + center.abs());
        ((area_error < 0.01 * area) & (error <= WELL * center.abs())).then_some(center)
    }
}

/// Twice the area and six times the first moments. Floats count in units of 2^-149, of which each
/// is an integer.
struct ExactMoments {
    area: Int<10>,
    moment: [Int<15>; 2],
}

impl ExactMoments {
    fn double_area(&self) -> f64 {
        self.area.to_f64(2 * Scale::ANY.lowest)
    }

    fn centroid(&self) -> Option<[f64; 2]> {
        let area = 3.0 * self.double_area();
        let center = self.moment.map(|moment| moment.to_f64(3 * Scale::ANY.lowest) / area);
        (area != 0.0).then_some(center)
    }
}

/// None if a coordinate is not finite.
#[cold]
#[inline(never)]
fn exact_moments(edges: &mut dyn Iterator<Item = [Vector2D; 2]>) -> Option<ExactMoments> {
    let mut sum = ExactMoments { area: Int::ZERO, moment: [Int::ZERO; 2] };
    for [a, b] in edges {
        if !(a.is_finite() & b.is_finite()) {
            return None;
        }
        let [ax, ay, bx, by] = [a.x, a.y, b.x, b.y].map(|number| Scale::ANY.wide(number));
        let area = ax.times(by) - ay.times(bx);
        sum.area = sum.area + area;
        sum.moment[0] = sum.moment[0] + area.product::<5, 15>(ax + bx);
        sum.moment[1] = sum.moment[1] + area.product::<5, 15>(ay + by);
    }
    Some(sum)
}
