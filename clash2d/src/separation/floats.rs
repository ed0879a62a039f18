//! Ways in floats, of which an exact test takes the first one that separates.

use super::part::Way;
use crate::distance::place::{plus, times};
use crate::vector::Vector2D;

/// How often a way out of many parts may become longer.
pub(super) const FEW: usize = 8;

/// How often a way may become longer until no float is long enough.
pub(super) const ANY: usize = 300;

/// The first of some floats at the end of a way that pass a test: the nearest ones, those next to them
/// that lead farther out, and then longer and longer ways, the first longer one by a step.
pub(super) fn first_float(
    way: &Way,
    step: f64,
    patience: usize,
    mut test: impl FnMut(Vector2D) -> bool,
) -> Option<Vector2D> {
    let mut pass = |v: Vector2D| (v.is_finite() && test(v)).then_some(v);
    let nearest = Vector2D::narrow(way.to[0] + 0.0, way.to[1] + 0.0);
    if !nearest.is_finite() {
        return None;
    }
    let mut last = nearest;
    let mut found = pass(nearest);
    let mut length = 0.0;
    for number in 0..patience {
        if found.is_some() {
            break;
        }
        let [x, y] = plus(way.to, times(way.along, length));
        let farther = Vector2D::new(outwards(x, way.along[0]), outwards(y, way.along[1]));
        if !farther.is_finite() {
            break;
        }
        if farther != last {
            found = pass(farther);
        }
        last = farther;
        length = if number == 0 { step } else { 2.0 * length };
    }
    found
}

/// The float that is next to a number in a direction, or the number itself.
fn outwards(x: f64, along: f64) -> f32 {
    let near = x as f32;
    if along > 0.0 && f64::from(near) < x {
        return near.next_up();
    }
    if along < 0.0 && f64::from(near) > x {
        return near.next_down();
    }
    near + 0.0
}
