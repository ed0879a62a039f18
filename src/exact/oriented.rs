//! Signs that decide about turned rectangles.
//!
//! Each function answers with a number that is negative exactly where the two lie apart. f64 says
//! which, with [`Rotation`]; where its error bound forbids that, [`turned`](super::turned) does with
//! a sine and cosine of 120 bits. An invalid shape makes it NaN.

use super::float::{Float, greater, lesser};
use super::judge::{Careful, Judge};
use super::polynomial::estimate;
use super::short::{is_upright_on_grid, on_grid};
use super::terms::{Vector, from_to};
use super::turned::{Corner, linear};
use super::wave::{Wave, Waves};
use crate::angle::Rotation;
use crate::shape::{OrientedRectangle, Rectangle, Segment};
use crate::vector::Vector2D;

/// What sums of a few products with a sine or cosine may be off by in f64, relative to the sum of
/// their factors' absolute values.
const ERROR: f64 = 8.0 * Rotation::ERROR;

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

/// What f64 sees along the two axes of a rectangle: a place, and by how much it is not too far away
/// there. Each number may be off by the slip.
#[derive(Clone, Copy)]
struct Seen {
    place: [f64; 2],
    slacks: [f64; 2],
    slip: f64,
}

impl Seen {
    /// Whether f64 knows by how much the place is too far away, or not, on both axes.
    fn is_certain(self) -> bool {
        self.slacks[0].abs() > self.slip && self.slacks[1].abs() > self.slip
    }

    /// The slack along an axis: as f64 sees it where that is beyond doubt, otherwise the smaller
    /// answer for the axis' two sides, 1 and -1. The place counts times the side, so that where f64
    /// knows on which side it lies, only the other one is asked.
    fn least(self, axis: usize, answer: impl Fn(f32) -> f64) -> f64 {
        if self.slacks[axis].abs() > self.slip {
            return self.slacks[axis];
        }
        if self.place[axis] > self.slip {
            return answer(-1.0);
        }
        if self.place[axis] < -self.slip {
            return answer(1.0);
        }
        lesser(answer(1.0), answer(-1.0))
    }
}

/// A vector times 1 or -1.
fn times<const N: usize>(v: Vector<N>, side: f32) -> Vector<N> {
    v.map(|terms| terms.map(|term| term * side))
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

/// A unit vector, as the waves of its coordinates.
#[derive(Clone, Copy)]
struct Axis {
    x: Wave,
    y: Wave,
}

impl Axis {
    /// The terms of a vector's position along the axis.
    fn along<const N: usize>(self, v: &Vector<N>) -> [(&[f32], Wave); 2] {
        [(&v[0], self.x), (&v[1], self.y)]
    }
}

/// The two axes of a rectangle, and its half extent along each.
fn axes(r: OrientedRectangle) -> [(Axis, f32); 2] {
    let Waves { sin, cos } = Waves::of(r.rotation);
    [
        (Axis { x: cos, y: sin }, r.half_extend.x),
        (Axis { x: sin.negated(), y: cos }, r.half_extend.y),
    ]
}

/// The corners of a rectangle; `center` leads from some point to its center.
fn corners(
    r: OrientedRectangle,
    center: Vector<2>,
    waves: &Waves,
) -> impl Iterator<Item = Corner<'_>> {
    let Vector2D { x, y } = r.half_extend;
    let halves = [[-x, y], [x, y], [x, -y], [-x, -y]];
    halves.into_iter().map(move |half| Corner { center, half, waves })
}

/// A vector in f64, and the sum of its coordinates' magnitudes.
#[inline]
fn rough<const N: usize>(v: Vector<N>) -> ([f64; 2], f64) {
    let [(x, size_x), (y, size_y)] = v.map(estimate);
    ([x, y], size_x + size_y)
}

/// A vector in f64, seen from the axes of a turned rectangle.
#[inline]
fn local(turn: Rotation, [x, y]: [f64; 2]) -> [f64; 2] {
    [x * turn.cos + y * turn.sin, y * turn.cos - x * turn.sin]
}

/// The half extents in f64.
#[inline]
fn half(r: OrientedRectangle) -> [f64; 2] {
    [r.half_extend.x.into(), r.half_extend.y.into()]
}

/// At least 0; NaN stays NaN.
#[inline]
fn positive(x: f64) -> f64 {
    if x < 0.0 { 0.0 } else { x }
}
