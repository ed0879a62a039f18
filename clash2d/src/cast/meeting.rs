//! When a moving point meets an obstacle.

use super::sight::{Place, Sight};
use crate::exact::real::{Near, Real};

/// When a moving point meets an obstacle, and on which side of it the point is then.
#[derive(Clone, Copy)]
pub(super) struct Meeting<R> {
    /// The part of its way that lies behind it.
    pub(super) time: R,
    /// Out of the obstacle; of any length.
    pub(super) out: Place<R>,
    /// Which end of an edge it meets: without a radius, other directions lead out of it, too.
    pub(super) end: Option<usize>,
}

/// A [`Meeting`] in floats.
#[derive(Clone, Copy)]
pub(super) struct Instant {
    /// The greatest f32 that is not above the counted time.
    pub(super) fraction: f32,
    /// From 0 at the start to 1 at the end of the way, with a bound of its error.
    pub(super) time: Near,
    /// The time as it is counted, which may be far smaller.
    pub(super) counted: f64,
    /// Of length 1.
    pub(super) out: [f64; 2],
    pub(super) end: Option<usize>,
}

impl<R: Sight> Meeting<R> {
    /// The earlier one of two that may not happen; the outer None is a doubt.
    pub(super) fn first([a, b]: [Option<Self>; 2]) -> Option<Option<Self>> {
        let (Some(a), Some(b)) = (a, b) else { return Some(a.or(b)) };
        let is_second = b.time.compare(a.time)?.is_lt();
        Some(Some(if is_second { b } else { a }))
    }

    /// The same in floats, with the time counted from a number on.
    pub(super) fn instant(&self, from: f32) -> Option<Instant> {
        /// For points and normals.
        const PRECISION: f64 = 1.0 / (1_u64 << 44) as f64;
        let counted = self.time - self.time.like(from);
        let fraction = floor(counted)?;
        self.time.to_absolute(PRECISION)?;
        let counted = if from == 0.0 { counted.value() } else { counted.to_relative(PRECISION)? };
        let (time, out) = (Near::about(self.time), certain_unit(self.out)?);
        Some(Instant { fraction, time, counted, out, end: self.end })
    }
}

/// The vector of length 1 in the same direction; None where it is in doubt by more than far less than
/// what f32 can tell.
pub(super) fn certain_unit<R: Real>(v: Place<R>) -> Option<[f64; 2]> {
    const ERROR: f64 = 1.0 / (1 << 30) as f64;
    let size = v[0].value().abs().max(v[1].value().abs());
    for part in v {
        part.to_absolute(ERROR * size)?;
    }
    Some(unit(v))
}

/// The greatest f32 that is not above a number.
fn floor<R: Sight>(x: R) -> Option<f32> {
    if x.sign()?.is_eq() {
        return Some(0.0);
    }
    let slip = x.slip();
    let [low, high] = [x.value() - slip, x.value() + slip];
    // A slip far below the last place of the value would be lost.
    let [low, high] = if slip == 0.0 { [low, high] } else { [low.next_down(), high.next_up()] };
    let [low, high] = [low, high].map(floor_of);
    if low == high {
        return Some(low);
    }
    if low.is_nan() || low.next_up() < high {
        return x.at_last(low.max(-1.0));
    }
    Some(if x.compare(x.like(high))?.is_lt() { low } else { high })
}

/// The greatest f32 that is not above an f64.
pub(super) fn floor_of(x: f64) -> f32 {
    let near = x as f32;
    if f64::from(near) > x { near.next_down() } else { near }
}

/// The vector of length 1 in the same direction; the null vector stays as it is.
pub(super) fn unit<R: Real>(v: Place<R>) -> [f64; 2] {
    crate::outline::unit(v.map(R::value))
}
