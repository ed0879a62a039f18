//! Numbers that come out: rounded once, in the direction that does no harm.

use super::float::two_sum;

/// The nearest f32 of an f64 whose error is at most 2^-48 of `magnitude`; where so much of it has
/// cancelled out that this would show, of the precise value. Error at most 0.51 ulp. What is not
/// finite stays as it is.
#[inline]
pub(crate) fn nearest(value: f64, magnitude: f64, precisely: impl FnOnce() -> f64) -> f32 {
    const CANCELLED: f64 = 1.0 / (1 << 17) as f64;
    if value.abs() >= CANCELLED * magnitude || !magnitude.is_finite() {
        return value as f32;
    }
    precisely() as f32
}

/// The smallest f32 that is not too small. `value` is the number to reach, known up to `error`;
/// `too_small` decides exactly where that leaves a choice.
#[inline]
pub(crate) fn up(value: f64, error: f64, too_small: impl Fn(f32) -> bool) -> f32 {
    let (mut candidate, last) = (ceiling(value - error), ceiling(value + error));
    while candidate < last && too_small(candidate) {
        candidate = candidate.next_up();
    }
    candidate
}

/// The greatest f32 that is not too great; see [`up`].
#[inline]
pub(crate) fn down(value: f64, error: f64, too_great: impl Fn(f32) -> bool) -> f32 {
    -up(-value, error, |candidate| too_great(-candidate))
}

/// The smallest f32 that is at least as great.
#[inline]
pub(crate) fn ceiling(value: f64) -> f32 {
    let near = value as f32;
    if f64::from(near) < value { near.next_up() } else { near }
}

/// The smallest size with which a range from `origin` reaches `a + b`, which lies above it; the two
/// are an f32 or half of one.
#[inline]
pub(crate) fn size_to(origin: f32, [a, b]: [impl Into<f64>; 2]) -> f32 {
    let (end, lost) = two_sum(a.into(), b.into());
    let (start, lost_again) = two_sum(end, f64::from(-origin));
    if start.is_infinite() {
        return f32::INFINITY;
    }
    // The size as an exact sum of three numbers, of which each next one is smaller than the places
    // of those before.
    let (below, tail) = two_sum(lost, lost_again);
    let (size, rest) = two_sum(start, below);
    let near = size as f32;
    let lacking = (size - f64::from(near)) + (rest + tail);
    if lacking > 0.0 { near.next_up() } else { near }
}

/// Whether `a + b` is greater than `c + d`, exactly.
#[inline]
pub(crate) fn is_greater([a, b]: [f32; 2], [c, d]: [f32; 2]) -> bool {
    let (first, second) =
        (two_sum(f64::from(a), f64::from(b)), two_sum(f64::from(c), f64::from(d)));
    (first.0 > second.0) | ((first.0 == second.0) & (first.1 > second.1))
}

/// The greatest f32 that is at most `a + b`.
#[inline]
pub(crate) fn sum_down(a: impl Into<f64>, b: impl Into<f64>) -> f32 {
    let (sum, lost) = two_sum(a.into(), b.into());
    let near = sum as f32;
    // Exact: both lie within one place of an f32 of each other.
    let above = (f64::from(near) - sum) - lost;
    if above > 0.0 { near.next_down() } else { near }
}
