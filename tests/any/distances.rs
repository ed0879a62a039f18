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
    check(Extent { cases: 3, every: 1, points: 60 }, |a, b, _| right_distance(a, b));
}

/// What is wrong with the distance of two figures.
pub(crate) fn right_distance(a: &Figure, b: &Figure) -> Result<(), String> {
    let answer = with_shapes(a, b, |a, b| clash2d::distance(a, b));
    let is_empty = any::is_empty(a) || any::is_empty(b);
    if answer.is_none() != is_empty {
        return Err(format!("{answer:?} of shapes of which one is empty: {is_empty}"));
    }
    let (Some(answer), Some(truth)) = (answer, any::distance(a, b)) else { return Ok(()) };
    let error = truth.ulps_to(answer.distance);
    // What is apart is never told as 0.
    let is_least = answer.distance == f32::from_bits(1) && truth < Real::new(answer.distance);
    let is_near = error <= 0.51 || (is_least && !truth.is_zero());
    if !is_near || truth.is_zero() != (answer.distance == 0.0) {
        return Err(format!("{answer:?} is {error} ulps from {}", truth.about()));
    }
    for (figure, point) in [(a, answer.point_a), (b, answer.point_b)] {
        let (apart, allowed) = (gap(figure, point), slack(&[a, b], point));
        if apart > allowed {
            return Err(format!("{answer:?}: a point is {apart} off, not {allowed}"));
        }
    }
    Ok(())
}

/// How far a point is from a figure.
pub(crate) fn gap(figure: &Figure, point: Vector2D) -> f64 {
    let point = Figure::Point { at: [point.x, point.y] };
    any::distance(figure, &point).map_or(0.0, |gap| gap.about())
}

/// What the roundings of a point of figures may come to; anything where no float is far enough.
pub(crate) fn slack(figures: &[&Figure], point: Vector2D) -> f64 {
    let place = [point.x.abs(), point.y.abs()];
    if place.contains(&f32::MAX) {
        return f64::INFINITY;
    }
    let mut copies: Vec<Figure> = figures.iter().map(|&figure| figure.clone()).collect();
    let numbers = copies.iter_mut().flat_map(Figure::numbers).map(|(_, number)| number.abs());
    let size = numbers.chain(place).fold(0.0, f32::max);
    4.0 * f64::from(size) * f64::from(f32::EPSILON)
}
