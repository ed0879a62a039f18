//! Signs of polynomials in the shapes' numbers.
//!
//! Each function answers with a number whose sign is the true one: the value in floating point where
//! its error bound allows to believe it, 1, 0 or -1 from integer arithmetic otherwise, and NaN if a
//! float is not finite, so that every comparison with it says no.

use core::cell::OnceCell;

use super::float::{Float, greater, lesser, two_sum};
use super::int::{Number, Scale, Sum};
use super::judge::Judge;
use super::short;
use super::terms::{Corners, Slices, Terms, Vector, quarter_turned, slices};
use crate::shape::Rectangle;

/// A sum in floating point, and a magnitude: the error is at most ROUNDING times the magnitude.
#[inline]
pub(super) fn estimate<F: Float, const N: usize>(terms: Terms<N>) -> (F, F) {
    let mut value = F::from(terms[0]);
    let mut magnitude = F::ZERO;
    for &term in &terms[1..] {
        value = value + F::from(term);
        magnitude = magnitude + value.abs();
    }
    // Two terms are rounded once, so that the value itself is the magnitude.
    (value, if N > 2 { magnitude } else { value.abs() })
}

/// The error of an estimate whose operands' magnitudes make up this one.
#[inline]
fn bound<F: Float>(roundings: f32, magnitude: F) -> F {
    (F::from(roundings) * F::ROUNDING * magnitude).or_underflow()
}

/// The sign of `a + b + c`, hardly ever left to doubt.
///
/// Where `(a + b) + c` is not 0 it is at least a last place of the rounded `a + b`, and so more than
/// what that rounding lost. If `a + b` overflows, that is NaN.
#[inline]
pub(crate) fn sum3<J: Judge>(j: &mut J, [a, b, c]: Terms<3>) -> J::Float {
    let (sum, lost) = two_sum(J::Float::from(a), b.into());
    j.believe_number((sum + c.into()) + lost)
}

/// The sign of a sum of floats.
#[inline]
pub(crate) fn sum<J: Judge, const N: usize>(j: &mut J, terms: Terms<N>) -> J::Float {
    let (value, magnitude) = estimate(terms);
    j.believe(
        value,
        bound(2.0, magnitude),
        move || short::sum(terms),
        move || sum_exactly(&{ terms }),
    )
}

/// The sign of the cross product: positive where `v` lies counterclockwise of `u`.
#[inline]
pub(crate) fn cross<J: Judge, const N: usize, const M: usize>(
    j: &mut J,
    u: Vector<N>,
    v: Vector<M>,
) -> J::Float {
    let (value, magnitude) = estimate_cross(u, v);
    j.believe(
        value,
        bound(8.0, magnitude),
        move || short::cross(u, v),
        move || cross_exactly(slices(&{ u }), slices(&{ v })),
    )
}

/// The greatest and the smallest of the cross products of a direction with the four corners: how far
/// they lie to its left, and, where negative, to its right.
#[inline]
pub(crate) fn corner_crosses<J: Judge, const N: usize>(
    j: &mut J,
    direction: Vector<N>,
    corners: Corners,
) -> (J::Float, J::Float) {
    let [(x, size_x), (y, size_y)] = direction.map(estimate::<J::Float, N>);
    let [low_x, low_y] = corners.low.map(estimate);
    let [high_x, high_y] = corners.high.map(estimate);
    let (p, q) = ([x * low_y.0, x * high_y.0], [y * low_x.0, y * high_x.0]);
    let left = greater(p[0], p[1]) - lesser(q[0], q[1]);
    let right = lesser(p[0], p[1]) - greater(q[0], q[1]);
    let size = size_x * (low_y.1 + high_y.1) + size_y * (low_x.1 + high_x.1);
    let bound = bound(8.0, size);
    let exact = OnceCell::new();
    let exactly =
        || *exact.get_or_init(|| corner_crosses_exactly(slices(&{ direction }), &{ corners }));
    let shortly = move || short::corner_crosses(direction, corners);
    let left = j.believe(left, bound, || shortly().map(|crosses| crosses.0), || exactly().0);
    let right = j.believe(right, bound, || shortly().map(|crosses| crosses.1), || exactly().1);
    (left, right)
}

/// The sign of the dot product.
#[inline]
pub(crate) fn dot<J: Judge, const N: usize, const M: usize>(
    j: &mut J,
    u: Vector<N>,
    v: Vector<M>,
) -> J::Float {
    cross(j, u, quarter_turned(v))
}

/// The sign of `reach² - |u|²`: not negative where u is at most `reach` long.
#[inline]
pub(crate) fn length<J: Judge, const N: usize, const M: usize>(
    j: &mut J,
    u: Vector<N>,
    reach: Terms<M>,
) -> J::Float {
    let [(x, size_x), (y, size_y)] = u.map(estimate::<J::Float, N>);
    let (r, size_r) = estimate::<J::Float, M>(reach);
    let magnitude = (size_x * size_x + size_y * size_y) + size_r * size_r;
    j.believe(
        r * r - (x * x + y * y),
        bound(8.0, magnitude),
        move || short::length(u, reach),
        move || length_exactly(slices(&{ u }), &{ reach }),
    )
}

/// The sign of `reach² |u|² - (u x v)²`: not negative where the end of v is at most `reach` away
/// from the line through its start along u. With a null u it is 0.
#[inline]
pub(crate) fn line_distance<const N: usize, const M: usize, const L: usize>(
    j: &mut impl Judge<Float = f64>,
    u: Vector<N>,
    v: Vector<M>,
    reach: Terms<L>,
) -> f64 {
    let (area, size_area) = estimate_cross::<f64, N, M>(u, v);
    let [(x, size_x), (y, size_y)] = u.map(estimate::<f64, N>);
    let (r, size_r) = estimate::<f64, L>(reach);
    let near = (r * r) * (x * x + y * y);
    let size_near = (size_r * size_r) * (size_x * size_x + size_y * size_y);
    // The area's own error is at most 4 ROUNDING size_area =: e, so that its square is off by
    // 2 e |area| + e²; the products add less than 16 roundings.
    let slip = 8.0 * f64::ROUNDING * size_area;
    let bound = 16.0 * f64::ROUNDING * (size_near + area * area) + slip * (2.0 * area.abs() + slip);
    j.believe(
        near - area * area,
        bound,
        move || short::line_distance(u, v, reach),
        move || line_distance_exactly(slices(&{ u }), slices(&{ v }), &{ reach }),
    )
}

/// The sign of `reach² - distance²` between a point and a straight path; the other two vectors lead
/// to the point from the start and from the end of the path.
#[inline(always)]
pub(crate) fn path_distance<
    J: Judge,
    const N: usize,
    const M: usize,
    const L: usize,
    const K: usize,
>(
    j: &mut J,
    path: Vector<N>,
    from_start: Vector<M>,
    from_end: Vector<L>,
    reach: Terms<K>,
) -> J::Float {
    let [(path_x, _), (path_y, _)] = path.map(estimate::<J::Float, N>);
    let [(x, size_x), (y, size_y)] = from_start.map(estimate::<J::Float, M>);
    let (reach_value, _) = estimate::<J::Float, K>(reach);
    // How much of the path leads to the point next to it. What this is off by changes the distance
    // only in the second order; a path of length 0 gives NaN and so 0.
    let path_square = path_x * path_x + path_y * path_y;
    let part = greater((x * path_x + y * path_y) / path_square, 0.0.into());
    let part = lesser(part, 1.0.into());
    let (beside_x, beside_y) = (x - part * path_x, y - part * path_y);
    let square = beside_x * beside_x + beside_y * beside_y;
    let reach_square = reach_value * reach_value;
    // That part of the path is no longer than the way from its start to the point, and nor is what
    // is left of the way. So each coordinate is off by at most 4 ROUNDING (size_x + size_y), which
    // makes 16 ROUNDING of the way's square.
    let way_square = size_x * size_x + size_y * size_y;
    let bound = bound(32.0, reach_square + way_square);
    // Where the dot product or the path's square underflows, the part is of no use; but that changes
    // the distance's square by at most four times what underflowed, which the bound allows for.
    let bound = if path_square < J::Float::INFINITY { bound } else { J::Float::INFINITY };
    let shortly = move || short::path_distance(path, from_start, from_end, reach);
    j.believe(reach_square - square, bound, shortly, move || {
        let (path, back) = (path, quarter_turned(path));
        let (from_start, from_end) = (from_start, from_end);
        let ends = [slices(&from_start), slices(&from_end)];
        path_distance_exactly([slices(&path), slices(&back)], ends, &{ reach })
    })
}

/// The sign of `reach² - distance²` between a point and the rectangle from `origin` to
/// `origin + size`.
#[inline]
pub(crate) fn rectangle_distance<J: Judge, const N: usize>(
    j: &mut J,
    point: Vector<N>,
    rectangle: Rectangle,
    reach: f32,
) -> J::Float {
    let axis = |origin: f32, size: f32, terms: Terms<N>| {
        let (position, magnitude) = estimate::<J::Float, N>(terms);
        let above_low = position - origin.into();
        let above_high = above_low - size.into();
        let outside = greater(J::Float::ZERO, greater(-above_low, above_high));
        // What outside may be off by, in ROUNDING: one rounding each.
        let slip = above_low.abs() + above_high.abs();
        (outside, if N > 1 { slip + magnitude } else { slip })
    };
    let (x, slip_x) = axis(rectangle.origin.x, rectangle.size.x, point[0]);
    let (y, slip_y) = axis(rectangle.origin.y, rectangle.size.y, point[1]);
    let radius = J::Float::from(reach);
    let (two, slip) = (J::Float::from(2.0), J::Float::from(2.0) * J::Float::ROUNDING);
    let (slip_x, slip_y) = (slip * slip_x, slip * slip_y);
    let bound = bound(4.0, radius * radius + (x * x + y * y))
        + (slip_x * (two * x + slip_x) + slip_y * (two * y + slip_y));
    j.believe(
        radius * radius - (x * x + y * y),
        bound,
        move || short::rectangle_distance(point, rectangle, reach),
        move || rectangle_distance_exactly(slices(&{ point }), rectangle, reach),
    )
}

/// The cross product in floating point, and a magnitude: the error is at most 4.1 ROUNDING times that.
#[inline]
pub(super) fn estimate_cross<F: Float, const N: usize, const M: usize>(
    u: Vector<N>,
    v: Vector<M>,
) -> (F, F) {
    let [(ux, size_ux), (uy, size_uy)] = u.map(estimate::<F, N>);
    let [(vx, size_vx), (vy, size_vy)] = v.map(estimate::<F, M>);
    let (p, q) = (ux * vy, uy * vx);
    if N <= 2 && M <= 2 {
        return (p - q, p.abs() + q.abs());
    }
    (p - q, size_ux * size_vy + size_uy * size_vx)
}

/// Runs a formula on the narrowest integers that hold all the floats; NaN if one is not finite.
macro_rules! on_integers {
    ($numbers:expr, $scale:ident, $read:ident => $formula:expr) => {
        match Scale::of($numbers) {
            None => f64::NAN,
            Some($scale) if $scale.is_narrow() => {
                let $read = |x: f32| $scale.narrow(x);
                $formula
            }
            Some($scale) => {
                let $read = |x: f32| $scale.wide(x);
                $formula
            }
        }
    };
}
pub(super) use on_integers;

#[inline(never)]
fn sum_exactly(terms: &[f32]) -> f64 {
    on_integers!([terms], scale, read => total(terms, read).sign())
}

#[inline(never)]
fn cross_exactly(u: Slices<'_>, v: Slices<'_>) -> f64 {
    on_integers!([u[0], u[1], v[0], v[1]], scale, read => area(u, v, read).sign())
}

#[inline(never)]
fn corner_crosses_exactly(direction: Slices<'_>, &Corners { low, high }: &Corners) -> (f64, f64) {
    let corners = [low, [high[0], low[1]], high, [low[0], high[1]]];
    let crosses = corners.map(|corner| cross_exactly(direction, slices(&corner)));
    if crosses.iter().any(|cross| cross.is_nan()) {
        return (f64::NAN, f64::NAN);
    }
    (crosses.into_iter().fold(-1.0, greater), crosses.into_iter().fold(1.0, lesser))
}

#[inline(never)]
fn length_exactly(u: Slices<'_>, reach: &[f32]) -> f64 {
    on_integers!([u[0], u[1], reach], scale, read => {
        let reach = total(reach, read);
        (reach.times(reach) - square(u, read)).sign()
    })
}

#[inline(never)]
fn line_distance_exactly(u: Slices<'_>, v: Slices<'_>, reach: &[f32]) -> f64 {
    on_integers!([u[0], u[1], v[0], v[1], reach], scale, read => {
        let reach = total(reach, read);
        let area = area(u, v, read);
        (reach.times(reach).times(square(u, read)) - area.times(area)).sign()
    })
}

/// Of the path, and the path turned by 90 degrees.
#[inline(never)]
fn path_distance_exactly(
    [path, turned]: [Slices<'_>; 2],
    [from_start, from_end]: [Slices<'_>; 2],
    reach: &[f32],
) -> f64 {
    // Dot products.
    let (after_start, after_end) =
        (cross_exactly(from_start, turned), cross_exactly(from_end, turned));
    if (after_start + after_end).is_nan() {
        return f64::NAN;
    }
    if after_start <= 0.0 {
        return length_exactly(from_start, reach);
    }
    if after_end >= 0.0 {
        return length_exactly(from_end, reach);
    }
    line_distance_exactly(path, from_start, reach)
}

#[inline(never)]
fn rectangle_distance_exactly(
    point: Slices<'_>,
    Rectangle { origin, size }: Rectangle,
    reach: f32,
) -> f64 {
    let others = [origin.x, origin.y, size.x, size.y, reach];
    on_integers!([point[0], point[1], &others[..]], scale, read => {
        let axis = |origin: f32, size: f32, terms: &[f32]| {
            let position = total(terms, read);
            let (below, above) = (read(origin) - position, position - read(origin) - read(size));
            if below.sign() > 0.0 {
                return below;
            }
            if above.sign() > 0.0 { above } else { read(0.0) }
        };
        let x = axis(origin.x, size.x, point[0]);
        let y = axis(origin.y, size.y, point[1]);
        let reach = read(reach);
        (reach.times(reach) - (x.times(x) + y.times(y))).sign()
    })
}

/// The exact sum of some floats.
#[inline]
pub(super) fn total<N: Number>(terms: &[f32], read: impl Fn(f32) -> N) -> N {
    terms[1..].iter().fold(read(terms[0]), |sum, &term| sum + read(term))
}

/// The exact cross product.
#[inline]
pub(super) fn area<N: Number>(
    u: Slices<'_>,
    v: Slices<'_>,
    read: impl Fn(f32) -> N + Copy,
) -> N::Product {
    let [[ux, uy], [vx, vy]] = [u, v].map(|way| way.map(|terms| total(terms, read)));
    ux.times(vy) - uy.times(vx)
}

/// The exact square of a vector's length.
#[inline]
pub(super) fn square<N: Number>(u: Slices<'_>, read: impl Fn(f32) -> N + Copy) -> N::Product {
    let [x, y] = u.map(|terms| total(terms, read));
    x.times(x) + y.times(y)
}
