//! Distances against the true ones.

use clash2d::Vector2D;
use clash2d_oracle::Real;
use clash2d_oracle::any::{self, Figure};

use crate::compare::{Extent, check};
use crate::shape::with_shapes;

/// The distance is rounded once, and its points are as far apart and in their shapes, as far as
/// their own roundings allow.
#[test]
fn distance() {
    check(Extent { cases: 3, every: 1, points: 60 }, |a, b, _| {
        let answer = with_shapes(a, b, clash2d::distance);
        let is_empty = any::is_empty(a) || any::is_empty(b);
        if answer.is_none() != is_empty {
            return Err(format!("{answer:?} of shapes of which one is empty: {is_empty}"));
        }
        let (Some(answer), Some(truth)) = (answer, any::distance(a, b)) else { return Ok(()) };
        let error = truth.ulps_to(answer.distance);
        if error > 0.51 || truth.is_zero() != (answer.distance == 0.0) && truth > Real::new(1e-44) {
            return Err(format!("{answer:?} is {error} ulps from {}", truth.about()));
        }
        let apart = gap(a, answer.point_a).max(gap(b, answer.point_b));
        let allowed = slack(a).max(slack(b));
        if apart > allowed {
            return Err(format!("{answer:?}: a point is {apart} off, not {allowed}"));
        }
        Ok(())
    });
}

/// How far a point is from a figure.
pub(crate) fn gap(figure: &Figure, point: Vector2D) -> f64 {
    let point = Figure::Point { at: [point.x, point.y] };
    any::distance(figure, &point).map_or(0.0, |gap| gap.about())
}

/// What the roundings of a point of a figure may come to.
pub(crate) fn slack(figure: &Figure) -> f64 {
    let mut copy = figure.clone();
    let size = copy.numbers().into_iter().map(|(_, number)| f64::from(number.abs()));
    4.0 * size.fold(0.0, f64::max) * f64::from(f32::EPSILON)
}
