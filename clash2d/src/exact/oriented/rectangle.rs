//! Rectangles, turned and upright, with turned ones.

use super::seen::{Axis, ERROR, Seen, axes, half, local, rough, times};
use crate::angle::Rotation;
use crate::exact::float::lesser;
use crate::exact::judge::Judge;
use crate::exact::short::{is_upright_on_grid, on_grid};
use crate::exact::terms::{Vector, from_to};
use crate::exact::turned::linear;
use crate::exact::wave::Waves;
use crate::shape::{OrientedRectangle, Rectangle};
use crate::vector::Vector2D;

/// How far two rectangles' projections overlap, at the least, on all of their four axes.
#[inline]
pub(crate) fn boxes_overlap(
    j: &mut impl Judge<Float = f64>,
    a: OrientedRectangle,
    b: OrientedRectangle,
) -> f64 {
    let (turn_a, turn_b) = (Rotation::new(a.rotation), Rotation::new(b.rotation));
    let (half_a, half_b) = (half(a), half(b));
    let (place, size) = rough(from_to(a.center, b.center));
    let sin = (turn_b.sin * turn_a.cos - turn_b.cos * turn_a.sin).abs();
    let cos = (turn_b.cos * turn_a.cos + turn_b.sin * turn_a.sin).abs();
    let seen_a = local(turn_a, place);
    let seen_b = local(turn_b, place);
    let slacks_a = overlap(half_a, half_b, sin, cos, seen_a);
    let slacks_b = overlap(half_b, half_a, sin, cos, seen_b);
    let value = lesser(lesser(slacks_a[0], slacks_a[1]), lesser(slacks_b[0], slacks_b[1]));
    let slip = ERROR * (size + half_a[0] + half_a[1] + half_b[0] + half_b[1]);
    let seen = [
        Seen { place: seen_a, slacks: slacks_a, slip },
        Seen { place: seen_b, slacks: slacks_b, slip },
    ];
    let is_short =
        || is_upright_on_grid(a) & is_upright_on_grid(b) & on_grid(from_to(a.center, b.center));
    let shortly = || is_short().then_some(value);
    j.believe(value, slip, shortly, move || boxes_overlap_exactly(a, b, seen))
}

/// The overlap on the two axes of a rectangle, with another one turned by a relative angle.
#[inline]
fn overlap(own: [f64; 2], other: [f64; 2], sin: f64, cos: f64, place: [f64; 2]) -> [f64; 2] {
    let x = own[0] + (other[0] * cos + other[1] * sin) - place[0].abs();
    let y = own[1] + (other[0] * sin + other[1] * cos) - place[1].abs();
    [x, y]
}

#[inline(never)]
fn boxes_overlap_exactly(a: OrientedRectangle, b: OrientedRectangle, seen: [Seen; 2]) -> f64 {
    if !a.is_valid() || !b.is_valid() {
        return f64::NAN;
    }
    let between = Waves::of_difference(a.rotation, b.rotation);
    let (cos, sin) = (between.cos.abs(), between.sin.abs());
    let offset = from_to(a.center, b.center);
    let on_axes = |own: OrientedRectangle, other: OrientedRectangle, seen: Seen| {
        if seen.is_certain() {
            return lesser(seen.slacks[0], seen.slacks[1]);
        }
        let overlap = |(axis, half): (Axis, f32), number: usize, along: f32, across: f32| {
            seen.least(number, |side| {
                let place = times(offset, side);
                let [x, y] = axis.along(&place);
                linear(&[half], [(&[along], cos), (&[across], sin), x, y])
            })
        };
        let ([first, second], Vector2D { x, y }) = (axes(own), other.half_extend);
        lesser(overlap(first, 0, x, y), overlap(second, 1, y, x))
    };
    let own = on_axes(a, b, seen[0]);
    // At a right angle to each other both have the same axes.
    if between.is_right_angle() || own < 0.0 {
        return own;
    }
    lesser(own, on_axes(b, a, seen[1]))
}

/// How far the projections of a turned and an upright rectangle overlap, at the least, on their
/// four axes; doubled, so that no size needs to be halved.
#[inline]
pub(crate) fn rectangle_overlap(
    j: &mut impl Judge<Float = f64>,
    a: OrientedRectangle,
    b: Rectangle,
) -> f64 {
    let turn = Rotation::new(a.rotation);
    let (sin, cos) = (turn.sin.abs(), turn.cos.abs());
    let (place, size) = rough(doubled_offset(a, b));
    let half = half(a).map(|half| 2.0 * half);
    let other = [b.size.x.into(), b.size.y.into()];
    let seen = local(turn, place);
    let upright = overlap(other, half, sin, cos, place);
    let turned = overlap(half, other, sin, cos, seen);
    let value = lesser(lesser(upright[0], upright[1]), lesser(turned[0], turned[1]));
    let slip = ERROR * (size + half[0] + half[1] + other[0] + other[1]);
    let seen = [Seen { place, slacks: upright, slip }, Seen { place: seen, slacks: turned, slip }];
    let is_short = || is_upright_on_grid(a) & on_grid(doubled_offset(a, b));
    let shortly = || is_short().then_some(value);
    j.believe(value, slip, shortly, move || rectangle_overlap_exactly(a, b, seen))
}

/// Twice the way from an upright rectangle's center to a turned one's.
#[inline]
fn doubled_offset(a: OrientedRectangle, b: Rectangle) -> Vector<5> {
    let axis = |center: f32, origin: f32, size: f32| [center, -origin, center, -origin, -size];
    [axis(a.center.x, b.origin.x, b.size.x), axis(a.center.y, b.origin.y, b.size.y)]
}

#[inline(never)]
fn rectangle_overlap_exactly(a: OrientedRectangle, b: Rectangle, seen: [Seen; 2]) -> f64 {
    if !a.is_valid() || !b.is_valid() {
        return f64::NAN;
    }
    let offset = doubled_offset(a, b);
    let Waves { sin, cos } = Waves::of(a.rotation);
    let (sin, cos) = (sin.abs(), cos.abs());
    let Vector2D { x, y } = a.half_extend;
    let upright = |number: usize, size: f32, along: f32, across: f32| {
        seen[0].least(number, |side| {
            let [p, q, r, s, t] = offset[number].map(|term| term * side);
            linear(&[size, p, q, r, s, t], [(&[along; 2], cos), (&[across; 2], sin)])
        })
    };
    let turned = |number: usize, (axis, half): (Axis, f32), along: f32, across: f32| {
        seen[1].least(number, |side| {
            let place = times(offset, side);
            let [x, y] = axis.along(&place);
            linear(&[half, half], [(&[along], cos), (&[across], sin), x, y])
        })
    };
    let [first, second] = axes(a);
    let Vector2D { x: width, y: height } = b.size;
    lesser(
        lesser(upright(0, width, x, y), upright(1, height, y, x)),
        lesser(turned(0, first, width, height), turned(1, second, height, width)),
    )
}
