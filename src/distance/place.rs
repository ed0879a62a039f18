//! Points and ways in real or in plain numbers.

use crate::exact::real::Real;
use crate::outline::Scalar;

pub(crate) use crate::outline::{cross, dot, minus, plus};

/// A point or a way.
pub(crate) type Place<R> = [R; 2];

#[inline]
pub(crate) fn times<R: Scalar>([x, y]: Place<R>, factor: R) -> Place<R> {
    [x * factor, y * factor]
}

#[inline]
pub(crate) fn length<R: Real>(way: Place<R>) -> R {
    dot(way, way).square_root()
}
