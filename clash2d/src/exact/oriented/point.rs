//! Points and circles with turned rectangles.

use super::seen::{Axis, ERROR, Seen, axes, corners, half, local, positive, rough, times};
use crate::angle::Rotation;
use crate::exact::float::{Float, lesser};
use crate::exact::judge::Judge;
use crate::exact::short::{is_upright_on_grid, on_grid};
use crate::exact::terms::Vector;
use crate::exact::turned::{Corner, linear};
use crate::exact::wave::Waves;
use crate::shape::OrientedRectangle;

/// How deep a point lies in a rectangle; `offset` leads from the center to the point.
#[inline]
pub(crate) fn depth(
    j: &mut impl Judge<Float = f64>,
    r: OrientedRectangle,
    offset: Vector<2>,
) -> f64 {
    let (place, size) = rough(offset);
    let seen = local(Rotation::new(r.rotation), place);
    let half = half(r);
    let slacks = [half[0] - seen[0].abs(), half[1] - seen[1].abs()];
    let slip = ERROR * (size + half[0] + half[1]);
    let seen = Seen { place: seen, slacks, slip };
    let value = lesser(slacks[0], slacks[1]);
    let shortly = || (is_upright_on_grid(r) & on_grid(offset)).then_some(value);
    j.believe(value, slip, shortly, move || depth_exactly(r, offset, seen))
}

#[inline(never)]
fn depth_exactly(r: OrientedRectangle, offset: Vector<2>, seen: Seen) -> f64 {
    if !r.is_valid() {
        return f64::NAN;
    }
    let [first, second] = axes(r);
    let depth = |(axis, half): (Axis, f32), number: usize| {
        seen.least(number, |side| linear(&[half], axis.along(&times(offset, side))))
    };
    lesser(depth(first, 0), depth(second, 1))
}

/// `radius² - distance²` between a point and a rectangle.
#[inline]
pub(crate) fn distance(
    j: &mut impl Judge<Float = f64>,
    r: OrientedRectangle,
    offset: Vector<2>,
    radius: f32,
) -> f64 {
    let (place, size) = rough(offset);
    let [along, across] = local(Rotation::new(r.rotation), place);
    let half = half(r);
    let (x, y) = (positive(along.abs() - half[0]), positive(across.abs() - half[1]));
    let (square, reach) = (x * x + y * y, f64::from(radius) * f64::from(radius));
    let slip = ERROR * (size + half[0] + half[1]);
    let bound = 4.0 * f64::ROUNDING * (square + reach) + 2.0 * slip * (x + y + slip);
    let seen = [along, across];
    let value = reach - square;
    let is_short = || is_upright_on_grid(r) & on_grid(offset) & on_grid([[radius], [0.0]]);
    let shortly = || is_short().then_some(value);
    j.believe(value, bound, shortly, move || distance_exactly(r, offset, radius, seen, slip))
}

/// The union of the rectangle made wider by the radius, made higher by it, and four circles.
///
/// A circle counts only where the point is near on both axes: squares leave more undecided than
/// lengths do, and a circle of radius 0 must get the answer of its center.
#[inline(never)]
fn distance_exactly(
    r: OrientedRectangle,
    offset: Vector<2>,
    radius: f32,
    place: [f64; 2],
    slip: f64,
) -> f64 {
    if !r.is_valid() || !radius.is_finite() {
        return f64::NAN;
    }
    let axes = axes(r);
    let depth = |number: usize, radius: f32| {
        let (axis, half) = axes[number];
        let slack = f64::from(half) + f64::from(radius) - place[number].abs();
        let slip = slip + ERROR * f64::from(radius).abs();
        let seen = Seen { place, slacks: [slack; 2], slip };
        seen.least(number, |side| linear(&[half, radius], axis.along(&times(offset, side))))
    };
    let near = lesser(depth(0, radius), depth(1, radius));
    // Wider or higher, as near holds on both axes.
    if near < 0.0 || depth(0, 0.0) >= 0.0 || depth(1, 0.0) >= 0.0 {
        return near;
    }
    let waves = Waves::of(r.rotation);
    let is_within = |corner: Corner<'_>| corner.within(radius) >= 0.0;
    if corners(r, times(offset, -1.0), &waves).any(is_within) { near } else { -1.0 }
}
