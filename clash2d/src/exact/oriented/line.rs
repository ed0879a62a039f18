//! Lines and segments with turned rectangles.

use super::seen::{Axis, ERROR, axes, corners, half, local, rough, times};
use crate::angle::Rotation;
use crate::exact::float::{greater, lesser};
use crate::exact::judge::{Careful, Judge};
use crate::exact::short::{is_upright_on_grid, on_grid};
use crate::exact::terms::{Vector, from_to};
use crate::exact::turned::linear;
use crate::exact::wave::Waves;
use crate::shape::{OrientedRectangle, Segment};

/// How far a segment's and a rectangle's projections onto the rectangle's axes overlap.
#[inline]
pub(crate) fn axes_overlap(
    j: &mut impl Judge<Float = f64>,
    r: OrientedRectangle,
    s: Segment,
) -> f64 {
    let turn = Rotation::new(r.rotation);
    let (place1, size1) = rough(from_to(r.center, s.point1));
    let (place2, size2) = rough(from_to(r.center, s.point2));
    let (p, q, half) = (local(turn, place1), local(turn, place2), half(r));
    let overlap = |axis: usize| {
        let low = lesser(p[axis], q[axis]);
        let high = greater(p[axis], q[axis]);
        lesser(half[axis] - low, half[axis] + high)
    };
    let slip = ERROR * (size1 + size2 + half[0] + half[1]);
    let value = lesser(overlap(0), overlap(1));
    let is_short = || {
        is_upright_on_grid(r)
            & on_grid(from_to(r.center, s.point1))
            & on_grid(from_to(r.center, s.point2))
    };
    let shortly = || is_short().then_some(value);
    j.believe(value, slip, shortly, move || axes_overlap_exactly(r, s, [p, q], slip))
}

#[inline(never)]
fn axes_overlap_exactly(r: OrientedRectangle, s: Segment, places: [[f64; 2]; 2], slip: f64) -> f64 {
    if !r.is_valid() || !s.is_valid() {
        return f64::NAN;
    }
    let [first, second] = axes(r);
    let overlap = |(axis, half): (Axis, f32), number: usize| {
        let ends = [(s.point1, places[0][number]), (s.point2, places[1][number])];
        let [below_top, above_bottom] = [1.0_f32, -1.0].map(|side| {
            let [p, q] = ends.map(|(end, place)| {
                let way = times(from_to(end, r.center), side);
                let value = f64::from(half) - f64::from(side) * place;
                Careful.believe(value, slip, || None, || linear(&[half], axis.along(&way)))
            });
            greater(p, q)
        });
        lesser(below_top, above_bottom)
    };
    lesser(overlap(first, 0), overlap(second, 1))
}

/// How far a line reaches into a rectangle, measured across the line. The line has a direction that
/// is not null; `offset` leads from its base to the rectangle's center.
#[inline]
pub(crate) fn line_overlap<const N: usize>(
    j: &mut impl Judge<Float = f64>,
    r: OrientedRectangle,
    offset: Vector<2>,
    direction: Vector<N>,
) -> f64 {
    let normal = [direction[1].map(|term| -term), direction[0]];
    let (reach, size) = reach_along(r, normal);
    let ([x, y], far) = rough(offset);
    let ([normal_x, normal_y], _) = rough(normal);
    let half = half(r);
    let value = reach - (normal_x * x + normal_y * y).abs();
    let slip = ERROR * size * (far + half[0] + half[1]);
    let is_short = || is_upright_on_grid(r) & on_grid(offset) & on_grid(normal);
    let shortly = || is_short().then_some(value);
    j.believe(value, slip, shortly, move || line_overlap_exactly(r, offset, normal))
}

/// 0 if the corners lie on both sides of the line or on it, -1 otherwise.
#[inline(never)]
fn line_overlap_exactly<const N: usize>(
    r: OrientedRectangle,
    offset: Vector<2>,
    normal: Vector<N>,
) -> f64 {
    if !r.is_valid() {
        return f64::NAN;
    }
    let (mut is_left, mut is_right) = (false, false);
    for place in corners(r, offset, &Waves::of(r.rotation)).map(|corner| corner.along(normal)) {
        is_left |= place >= 0.0;
        is_right |= place <= 0.0;
        if is_left & is_right {
            return 0.0;
        }
    }
    -1.0
}

/// Half of a rectangle's length along a direction, and the sum of the direction's coordinates.
#[inline]
fn reach_along<const N: usize>(r: OrientedRectangle, direction: Vector<N>) -> (f64, f64) {
    let (place, size) = rough(direction);
    let [along, across] = local(Rotation::new(r.rotation), place);
    let half = half(r);
    (half[0] * along.abs() + half[1] * across.abs(), size)
}

/// How far the four corners lie along a direction, exactly.
#[inline(never)]
fn places<const N: usize>(
    r: OrientedRectangle,
    offset: Vector<2>,
    direction: Vector<N>,
) -> [f64; 4] {
    if !r.is_valid() {
        return [f64::NAN; 4];
    }
    let waves = Waves::of(r.rotation);
    let mut places = corners(r, offset, &waves).map(|corner| corner.along(direction));
    core::array::from_fn(|_| places.next().unwrap_or(f64::NAN))
}

/// How far the projections of a segment and of a rectangle onto the segment overlap.
#[inline]
pub(crate) fn overlap_along(
    j: &mut impl Judge<Float = f64>,
    r: OrientedRectangle,
    s: Segment,
) -> f64 {
    let direction = from_to(s.point1, s.point2);
    let (reach, size) = reach_along(r, direction);
    let ([x, y], _) = rough(direction);
    let ([from_x, from_y], far) = rough(from_to(s.point1, r.center));
    let ([to_x, to_y], farther) = rough(from_to(r.center, s.point2));
    let half = half(r);
    let value = reach + lesser(x * from_x + y * from_y, x * to_x + y * to_y);
    j.believe(
        value,
        ERROR * size * (far + farther + half[0] + half[1]),
        || None,
        move || {
            let [a, b, c, d] = places(r, from_to(s.point1, r.center), direction);
            let from = greater(greater(a, b), greater(c, d));
            let [a, b, c, d] = places(r, from_to(s.point2, r.center), direction);
            lesser(from, -lesser(lesser(a, b), lesser(c, d)))
        },
    )
}
