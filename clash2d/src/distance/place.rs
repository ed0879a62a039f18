//! Points and ways in real or in plain numbers.

use crate::exact::real::Real;
use crate::outline::Scalar;
use crate::root::square_root;

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

/// A way as a unit vector; None if it has no length.
#[inline]
pub(crate) fn unit(way: Place<f64>) -> Option<Place<f64>> {
    let square = dot(way, way);
    (square > 0.0).then(|| times(way, 1.0 / square_root(square)))
}

/// The point of a segment that is nearest to a place.
pub(crate) fn nearest_on([a, b]: [Place<f64>; 2], place: Place<f64>) -> Place<f64> {
    let path = minus(b, a);
    let (ahead, square) = (dot(path, minus(place, a)), dot(path, path));
    if ahead <= 0.0 {
        return a;
    }
    if ahead >= square { b } else { plus(a, times(path, ahead / square)) }
}
