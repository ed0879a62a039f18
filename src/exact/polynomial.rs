//! Signs of polynomials in the shapes' numbers.
//!
//! A coordinate is a [`Terms`], a sum of floats that is never rounded: `[b.x, -a.x]`. Each function
//! answers with a number whose sign is the true one: the f64 value where its error bound allows to
//! believe it, 1, 0 or -1 from integer arithmetic otherwise, and NaN if a float is not finite, so
//! that every comparison with it says no.

use core::cell::OnceCell;

use super::int::{Number, Scale, Sum};
use super::judge::Judge;
use super::wave::two_sum;
use crate::shape::Rectangle;
use crate::vector::Vector2D;

/// A sum of floats.
pub(crate) type Terms<const N: usize> = [f32; N];
/// A vector whose coordinates are sums of floats.
pub(crate) type Vector<const N: usize> = [Terms<N>; 2];

/// The unit in the last place of 1 in f64, halved: what one rounding can do, relatively.
pub(crate) const EPSILON: f64 = f64::EPSILON / 2.0;

/// A vector as it is.
#[inline]
pub(crate) fn vector(v: Vector2D) -> Vector<1> {
    [[v.x], [v.y]]
}

/// The way from `a` to `b`.
#[inline]
pub(crate) fn from_to(a: Vector2D, b: Vector2D) -> Vector<2> {
    [[b.x, -a.x], [b.y, -a.y]]
}

/// Turned by 90 degrees, so that `cross(u, quarter_turned(v))` is the dot product.
#[inline]
fn quarter_turned<const N: usize>([x, y]: Vector<N>) -> Vector<N> {
    [y.map(|term| -term), x]
}

/// A sum in f64, and a magnitude: the error is at most EPSILON times the magnitude.
#[inline]
pub(super) fn estimate<const N: usize>(terms: Terms<N>) -> (f64, f64) {
    let mut value = f64::from(terms[0]);
    let mut magnitude = 0.0;
    for &term in &terms[1..] {
        value += f64::from(term);
        magnitude += value.abs();
    }
    // Two terms are rounded once, so that the value itself is the magnitude.
    (value, if N > 2 { magnitude } else { value.abs() })
}

/// The sign of a sum of four floats.
#[inline]
pub(crate) fn sum(j: &mut impl Judge, terms: Terms<4>) -> f64 {
    let (value, magnitude) = estimate(terms);
    j.believe(value, 2.0 * EPSILON * magnitude, move || sum_exactly(&{ terms }))
}

/// The sign of `a + b + c`, always decided in f64; NaN if `a` or `b` is not finite.
///
/// Where `(a + b) + c` is not 0 it is at least a last place of the rounded `a + b`, as floats have
/// only 24 bits, and so more than what that rounding lost.
#[inline]
pub(crate) fn sum3(a: f32, b: f32, c: f32) -> f64 {
    let (sum, lost) = two_sum(a.into(), b.into());
    (sum + f64::from(c)) + lost
}

/// The sign of the cross product: positive where `v` lies counterclockwise of `u`.
#[inline]
pub(crate) fn cross<const N: usize, const M: usize>(
    j: &mut impl Judge,
    u: Vector<N>,
    v: Vector<M>,
) -> f64 {
    let (value, magnitude) = estimate_cross(u, v);
    j.believe(value, 8.0 * EPSILON * magnitude, move || cross_exactly(&{ u }, &{ v }))
}

/// The corners of an upright rectangle, seen from some point.
#[derive(Clone, Copy)]
pub(crate) struct Corners {
    /// The lower left one.
    pub(crate) low: Vector<3>,
    /// The upper right one.
    pub(crate) high: Vector<3>,
}

/// The greatest and the smallest of the cross products of a direction with the four corners: how far
/// they lie to its left, and, where negative, to its right.
#[inline]
pub(crate) fn corner_crosses<const N: usize>(
    j: &mut impl Judge,
    direction: Vector<N>,
    corners: Corners,
) -> (f64, f64) {
    let [(x, size_x), (y, size_y)] = direction.map(estimate);
    let [low_x, low_y] = corners.low.map(estimate);
    let [high_x, high_y] = corners.high.map(estimate);
    let (p, q) = ([x * low_y.0, x * high_y.0], [y * low_x.0, y * high_x.0]);
    let left = greater(p[0], p[1]) - lesser(q[0], q[1]);
    let right = lesser(p[0], p[1]) - greater(q[0], q[1]);
    let size = size_x * (low_y.1 + high_y.1) + size_y * (low_x.1 + high_x.1);
    let bound = 8.0 * EPSILON * size;
    let exact = OnceCell::new();
    let exactly = || *exact.get_or_init(|| corner_crosses_exactly(&{ direction }, &{ corners }));
    let left = j.believe(left, bound, || exactly().0);
    let right = j.believe(right, bound, || exactly().1);
    (left, right)
}

/// The sign of the dot product.
#[cfg(feature = "book")]
#[inline]
pub(crate) fn dot<const N: usize, const M: usize>(
    j: &mut impl Judge,
    u: Vector<N>,
    v: Vector<M>,
) -> f64 {
    cross(j, u, quarter_turned(v))
}

/// The sign of `reach² - |u|²`: not negative where u is at most `reach` long.
#[inline]
pub(crate) fn length<const N: usize, const M: usize>(
    j: &mut impl Judge,
    u: Vector<N>,
    reach: Terms<M>,
) -> f64 {
    let [(x, size_x), (y, size_y), (r, size_r)] = [estimate(u[0]), estimate(u[1]), estimate(reach)];
    let magnitude = size_x * size_x + size_y * size_y + size_r * size_r;
    j.believe(r * r - (x * x + y * y), 8.0 * EPSILON * magnitude, move || {
        length_exactly(&{ u }, &{ reach })
    })
}

/// The sign of `reach² |u|² - (u x v)²`: not negative where the end of v is at most `reach` away
/// from the line through its start along u. With a null u it is 0.
#[inline]
pub(crate) fn line_distance<const N: usize, const M: usize, const L: usize>(
    j: &mut impl Judge,
    u: Vector<N>,
    v: Vector<M>,
    reach: Terms<L>,
) -> f64 {
    let (area, size_area) = estimate_cross(u, v);
    let [(x, size_x), (y, size_y), (r, size_r)] = [estimate(u[0]), estimate(u[1]), estimate(reach)];
    let near = (r * r) * (x * x + y * y);
    let size_near = (size_r * size_r) * (size_x * size_x + size_y * size_y);
    // The area's own error is at most 4 EPSILON size_area =: e, so that its square is off by
    // 2 e |area| + e²; the products add less than 16 roundings.
    let slip = 8.0 * EPSILON * size_area;
    let bound = 16.0 * EPSILON * (size_near + area * area) + slip * (2.0 * area.abs() + slip);
    j.believe(near - area * area, bound, move || line_distance_exactly(&{ u }, &{ v }, &{ reach }))
}

/// The sign of `reach² - distance²` between a point and a straight path; the other two vectors lead
/// to the point from the start and from the end of the path.
#[inline]
pub(crate) fn path_distance<const N: usize, const M: usize, const L: usize, const K: usize>(
    j: &mut impl Judge,
    path: Vector<N>,
    from_start: Vector<M>,
    from_end: Vector<L>,
    reach: Terms<K>,
) -> f64 {
    let [(path_x, _), (path_y, _)] = path.map(estimate);
    let [(x, size_x), (y, size_y)] = from_start.map(estimate);
    let (reach_value, _) = estimate(reach);
    // How much of the path leads to the point next to it. What this is off by changes the distance
    // only in the second order; a path of length 0 gives NaN and so 0.
    let part = (x * path_x + y * path_y) / (path_x * path_x + path_y * path_y);
    let part = greater(part, 0.0);
    let part = lesser(part, 1.0);
    let (beside_x, beside_y) = (x - part * path_x, y - part * path_y);
    let square = beside_x * beside_x + beside_y * beside_y;
    let reach_square = reach_value * reach_value;
    // That part of the path is no longer than the way from its start to the point. So each
    // coordinate is off by at most 4 EPSILON of that way.
    let slip = 16.0 * EPSILON * (size_x + size_y);
    let bound = 8.0 * EPSILON * (reach_square + square)
        + slip * (2.0 * (beside_x.abs() + beside_y.abs()) + slip);
    j.believe(reach_square - square, bound, move || {
        path_distance_exactly(&{ path }, &{ from_start }, &{ from_end }, &{ reach })
    })
}

/// The sign of `reach² - distance²` between a point and the rectangle from `origin` to
/// `origin + size`.
#[inline]
pub(crate) fn rectangle_distance<const N: usize>(
    j: &mut impl Judge,
    point: Vector<N>,
    rectangle: Rectangle,
    reach: f32,
) -> f64 {
    let axis = |origin: f32, size: f32, terms: Terms<N>| {
        let (position, magnitude) = estimate(terms);
        let (low, high) = (f64::from(origin), f64::from(origin) + f64::from(size));
        let outside = greater(0.0, greater(low - position, position - high));
        // What outside may be off by, in EPSILON: the roundings of position, of high and its own.
        (outside, outside + high.abs() + if N > 1 { magnitude } else { 0.0 })
    };
    let (x, slip_x) = axis(rectangle.origin.x, rectangle.size.x, point[0]);
    let (y, slip_y) = axis(rectangle.origin.y, rectangle.size.y, point[1]);
    let reach_square = f64::from(reach) * f64::from(reach);
    let (slip_x, slip_y) = (2.0 * EPSILON * slip_x, 2.0 * EPSILON * slip_y);
    let bound = 4.0 * EPSILON * (reach_square + x * x + y * y)
        + slip_x * (2.0 * x + slip_x)
        + slip_y * (2.0 * y + slip_y);
    j.believe(reach_square - (x * x + y * y), bound, move || {
        rectangle_distance_exactly(&{ point }, &{ rectangle }, reach)
    })
}

/// The greater of two numbers; the second one where one is NaN.
#[inline]
pub(super) fn greater(a: f64, b: f64) -> f64 {
    if a > b { a } else { b }
}

/// The smaller of two numbers; the second one where one is NaN.
#[inline]
pub(super) fn lesser(a: f64, b: f64) -> f64 {
    if a < b { a } else { b }
}

/// The cross product in f64, and a magnitude: the error is at most 4.1 EPSILON times that.
#[inline]
pub(super) fn estimate_cross<const N: usize, const M: usize>(
    u: Vector<N>,
    v: Vector<M>,
) -> (f64, f64) {
    let [(ux, size_ux), (uy, size_uy)] = u.map(estimate);
    let [(vx, size_vx), (vy, size_vy)] = v.map(estimate);
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
fn cross_exactly<const N: usize, const M: usize>(u: &Vector<N>, v: &Vector<M>) -> f64 {
    on_integers!([flat(u), flat(v)], scale, read => area(u, v, read).sign())
}

#[inline(never)]
fn corner_crosses_exactly<const N: usize>(
    direction: &Vector<N>,
    &Corners { low, high }: &Corners,
) -> (f64, f64) {
    let corners = [low, [high[0], low[1]], high, [low[0], high[1]]];
    let crosses = corners.map(|corner| cross_exactly(direction, &corner));
    if crosses.iter().any(|cross| cross.is_nan()) {
        return (f64::NAN, f64::NAN);
    }
    (crosses.into_iter().fold(-1.0, greater), crosses.into_iter().fold(1.0, lesser))
}

#[inline(never)]
fn length_exactly<const N: usize, const M: usize>(u: &Vector<N>, reach: &Terms<M>) -> f64 {
    on_integers!([flat(u), &reach[..]], scale, read => {
        let reach = total(reach, read);
        (reach.times(reach) - square(u, read)).sign()
    })
}

#[inline(never)]
fn line_distance_exactly<const N: usize, const M: usize, const L: usize>(
    u: &Vector<N>,
    v: &Vector<M>,
    reach: &Terms<L>,
) -> f64 {
    on_integers!([flat(u), flat(v), &reach[..]], scale, read => {
        let reach = total(reach, read);
        let area = area(u, v, read);
        (reach.times(reach).times(square(u, read)) - area.times(area)).sign()
    })
}

#[inline(never)]
fn path_distance_exactly<const N: usize, const M: usize, const L: usize, const K: usize>(
    path: &Vector<N>,
    from_start: &Vector<M>,
    from_end: &Vector<L>,
    reach: &Terms<K>,
) -> f64 {
    let after_start = cross_exactly(path, &quarter_turned(*from_start));
    let after_end = cross_exactly(path, &quarter_turned(*from_end));
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
fn rectangle_distance_exactly<const N: usize>(
    point: &Vector<N>,
    &Rectangle { origin, size }: &Rectangle,
    reach: f32,
) -> f64 {
    let others = [origin.x, origin.y, size.x, size.y, reach];
    on_integers!([flat(point), &others[..]], scale, read => {
        let axis = |origin: f32, size: f32, terms: &[f32]| {
            let position = total(terms, read);
            let (below, above) = (read(origin) - position, position - read(origin) - read(size));
            if below.sign() > 0.0 {
                return below;
            }
            if above.sign() > 0.0 { above } else { read(0.0) }
        };
        let x = axis(origin.x, size.x, &point[0]);
        let y = axis(origin.y, size.y, &point[1]);
        let reach = read(reach);
        (reach.times(reach) - (x.times(x) + y.times(y))).sign()
    })
}

/// All the floats of a vector.
#[inline]
pub(super) fn flat<const N: usize>(v: &Vector<N>) -> &[f32] {
    v.as_flattened()
}

/// The exact sum of some floats.
#[inline]
pub(super) fn total<N: Number>(terms: &[f32], read: impl Fn(f32) -> N) -> N {
    let mut sum = read(terms[0]);
    for &term in &terms[1..] {
        sum = sum + read(term);
    }
    sum
}

/// The exact cross product.
#[inline]
pub(super) fn area<N: Number, const K: usize, const L: usize>(
    u: &Vector<K>,
    v: &Vector<L>,
    read: impl Fn(f32) -> N + Copy,
) -> N::Product {
    let [ux, uy] = u.map(|terms| total(&terms, read));
    let [vx, vy] = v.map(|terms| total(&terms, read));
    ux.times(vy) - uy.times(vx)
}

/// The exact square of a vector's length.
#[inline]
pub(super) fn square<N: Number, const K: usize>(
    u: &Vector<K>,
    read: impl Fn(f32) -> N + Copy,
) -> N::Product {
    let [x, y] = u.map(|terms| total(&terms, read));
    x.times(x) + y.times(y)
}
