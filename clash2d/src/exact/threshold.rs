//! The book's threshold, 1/8192, compared exactly.

use super::float::Float;
use super::int::{Number, Scale, Sum};
use super::judge::decide;
use super::polynomial::{area, dot, estimate_cross, on_integers, square, sum3, total};
use super::terms::{Slices, Vector, from_to, slices};
use crate::shape::Segment;
use crate::vector::Vector2D;

/// The book's threshold as a power of two: exact as an f32, too.
const THRESHOLD: f32 = 1.0 / 8192.0;

/// Whether `|a - b| < 1/8192`; no if a number is not finite.
pub(crate) fn difference_is_small(a: f32, b: f32) -> bool {
    decide!(j: f32 => (sum3(j, [a, -b, -THRESHOLD]) < 0.0) & (sum3(j, [b, -a, -THRESHOLD]) < 0.0))
}

/// Whether `|u x v| < 1/8192`; no if a float is not finite.
pub(crate) fn cross_is_small<const N: usize, const M: usize>(u: Vector<N>, v: Vector<M>) -> bool {
    let (value, magnitude) = estimate_cross::<f64, N, M>(u, v);
    let slack = f64::from(THRESHOLD) - value.abs();
    if slack.abs() > 8.0 * f64::ROUNDING * (magnitude + 1.0) {
        return slack > 0.0;
    }
    cross_is_small_exactly(slices(&u), slices(&v))
}

fn cross_is_small_exactly(u: Slices<'_>, v: Slices<'_>) -> bool {
    // 1/8192 = 1/64 * 1/128, so that the scale makes integers of both.
    let threshold = [1.0 / 64.0, 1.0 / 128.0];
    let slack = on_integers!([u[0], u[1], v[0], v[1], &threshold[..]], scale, read => {
        let threshold = read(threshold[0]).times(read(threshold[1]));
        let area = area(u, v, read);
        least((threshold - area).sign(), (threshold + area).sign())
    });
    slack > 0.0
}

/// Whether the book's test finds a point near a segment: its projection onto the segment's line is
/// less than 1/8192 away on both axes, and lies on the segment.
pub(crate) fn is_near_segment(p: Vector2D, s: Segment) -> bool {
    let (way, to_point) = (from_to(s.point1, s.point2), from_to(s.point1, p));
    if s.point1 == s.point2 {
        return s.is_valid()
            & difference_is_small(p.x, s.point1.x)
            & difference_is_small(p.y, s.point1.y);
    }
    let (after_start, after_end) =
        decide!(j: f64 => (dot(j, way, to_point), dot(j, way, from_to(s.point2, p))));
    let is_between = (after_start >= 0.0) & (after_end <= 0.0);
    is_between & is_near_line(slices(&way), slices(&to_point))
}

/// Whether both coordinates of the rejection of `v` from `u`, `(u x v) (-u.y, u.x) / |u|²`, are
/// smaller than the threshold.
fn is_near_line(u: Slices<'_>, v: Slices<'_>) -> bool {
    let slack = on_integers!([u[0], u[1], v[0], v[1], &[THRESHOLD, 1.0][..]], scale, read => {
        let limit = square(u, read).times(read(THRESHOLD).times(read(1.0)));
        let area = area(u, v, read);
        let slack = |coordinate: &[f32]| {
            let rejection = area.times(total(coordinate, read).times(read(1.0)));
            least((limit - rejection).sign(), (limit + rejection).sign())
        };
        least(slack(u[0]), slack(u[1]))
    });
    slack > 0.0
}

/// The smaller one of two signs.
fn least(a: f64, b: f64) -> f64 {
    if a < b { a } else { b }
}
