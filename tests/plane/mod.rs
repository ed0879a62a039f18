//! Points and rings, and what is true about them in big numbers.

#![allow(dead_code, reason = "each test file uses some of it")]

use clash2d::Vector2D;
use clash2d_oracle::{Real, Rng};
use std::cmp::Ordering;

/// A point of floats as a point of real numbers.
pub(crate) fn real(p: Vector2D) -> [Real; 2] {
    [Real::new(p.x), Real::new(p.y)]
}

pub(crate) fn minus(a: &[Real; 2], b: &[Real; 2]) -> [Real; 2] {
    [&a[0] - &b[0], &a[1] - &b[1]]
}

pub(crate) fn cross(u: &[Real; 2], v: &[Real; 2]) -> Real {
    &(&u[0] * &v[1]) - &(&u[1] * &v[0])
}

pub(crate) fn dot(u: &[Real; 2], v: &[Real; 2]) -> Real {
    &(&u[0] * &v[0]) + &(&u[1] * &v[1])
}

pub(crate) fn zero() -> Real {
    Real::new(0.0)
}

/// Whether a point lies to the left of the line from `a` to `b`, on it or to its right.
pub(crate) fn side(a: Vector2D, b: Vector2D, p: Vector2D) -> Ordering {
    let [a, b, p] = [a, b, p].map(real);
    cross(&minus(&b, &a), &minus(&p, &a)).partial_cmp(&zero()).expect("numbers have an order")
}

/// Whether a point lies on the segment between two others.
pub(crate) fn is_between(a: Vector2D, b: Vector2D, p: Vector2D) -> bool {
    let is_within = |a: f32, b: f32, p: f32| (a.min(b) <= p) && (p <= a.max(b));
    side(a, b, p).is_eq() && is_within(a.x, b.x, p.x) && is_within(a.y, b.y, p.y)
}

/// Whether two segments share a point.
pub(crate) fn do_meet([a, b]: [Vector2D; 2], [c, d]: [Vector2D; 2]) -> bool {
    let is_crossing = |a, b, c, d| side(a, b, c) as i8 * (side(a, b, d) as i8) < 0;
    is_crossing(a, b, c, d) && is_crossing(c, d, a, b)
        || is_between(a, b, c)
        || is_between(a, b, d)
        || is_between(c, d, a)
        || is_between(c, d, b)
}

/// The edges of a ring.
pub(crate) fn edges(ring: &[Vector2D]) -> Vec<[Vector2D; 2]> {
    (0..ring.len()).map(|i| [ring[i], ring[(i + 1) % ring.len()]]).collect()
}

/// Twice the area of a ring, positive if it runs counterclockwise.
pub(crate) fn double_area(ring: &[Vector2D]) -> Real {
    let areas = edges(ring).into_iter().map(|[a, b]| cross(&real(a), &real(b)));
    areas.fold(zero(), |sum, area| &sum + &area)
}

/// The corners of the convex hull by its definition: all points lie to the left of each of its
/// edges or on it. O(n³).
pub(crate) fn hull(points: &[Vector2D]) -> Vec<Vector2D> {
    let before = |a: &Vector2D, b: &Vector2D| (a.y, a.x).partial_cmp(&(b.y, b.x)).expect("finite");
    let Some(first) = points.iter().copied().min_by(before) else { return Vec::new() };
    let mut corners = vec![first];
    loop {
        let corner = corners[corners.len() - 1];
        let is_next = |next: Vector2D| {
            let is_left =
                |&p: &Vector2D| side(corner, next, p).is_gt() || is_between(corner, next, p);
            next != corner && points.iter().all(is_left)
        };
        match points.iter().copied().find(|&next| is_next(next)) {
            Some(next) if next != first => corners.push(next),
            _ => return corners,
        }
    }
}

/// The ways in which points are scattered.
pub(crate) const SCATTERS: [fn(&mut Rng) -> f32; 6] = [
    |rng| rng.f32() * 200.0 - 100.0,
    |rng| rng.i32(-3..=3) as f32,
    |rng| rng.i32(-1..=1) as f32,
    |rng| 1e6 + rng.i32(-8..=8) as f32 / 8.0,
    |rng| {
        let power = rng.i32(-40..=38);
        (rng.f32() - 0.5) * format!("1e{power}").parse::<f32>().expect("a number")
    },
    |rng| loop {
        let number = f32::from_bits(rng.u32(..));
        if number.is_finite() {
            break number;
        }
    },
];

/// Some points of one scatter; some of them the same, some on one line.
pub(crate) fn points(rng: &mut Rng, count: usize) -> Vec<Vector2D> {
    let scatter = SCATTERS[rng.usize(..SCATTERS.len())];
    let mut points: Vec<Vector2D> = Vec::new();
    let style = rng.u8(..8);
    while points.len() < count {
        let mut point = Vector2D::new(scatter(rng), scatter(rng));
        if style == 0 {
            point.y = 2.0;
        }
        if style == 1 {
            point.y = -point.x;
        }
        if style == 2 && points.len() > 2 && rng.bool() {
            point = points[rng.usize(..points.len())];
        }
        points.push(point);
    }
    points
}

/// The square of a length.
pub(crate) fn square(v: &[Real; 2]) -> Real {
    dot(v, v)
}

/// The center of the circle through two or three points, if there is one.
fn center(chosen: &[[Real; 2]]) -> Option<[Real; 2]> {
    let half = Real::new(0.5);
    match chosen {
        [a] => Some(a.clone()),
        [a, b] => Some([&(&a[0] + &b[0]) * &half, &(&a[1] + &b[1]) * &half]),
        [a, b, c] => {
            let (p, q) = (minus(b, a), minus(c, a));
            let area = &cross(&p, &q) * &Real::new(2.0);
            let (p2, q2) = (square(&p), square(&q));
            let x = &(&p2 * &q[1]) - &(&q2 * &p[1]);
            let y = &(&q2 * &p[0]) - &(&p2 * &q[0]);
            (!area.is_zero()).then(|| [&a[0] + &x.divided_by(&area), &a[1] + &y.divided_by(&area)])
        }
        _ => None,
    }
}

/// The radius of the smallest circle around some points: the greatest radius of the smallest
/// circles around any three of them.
pub(crate) fn smallest_radius(points: &[[Real; 2]]) -> Real {
    let mut largest = zero();
    for (i, a) in points.iter().enumerate() {
        for (k, b) in points[..=i].iter().enumerate() {
            for c in &points[..=k] {
                let around = around_three([a, b, c]);
                largest = if around > largest { around } else { largest };
            }
        }
    }
    largest.root()
}

/// The square of the radius of the smallest circle around three points: half their longest distance
/// if the angle across is obtuse, otherwise through all three.
fn around_three([a, b, c]: [&[Real; 2]; 3]) -> Real {
    let quarter = Real::new(0.25);
    for [p, q, r] in [[a, b, c], [b, c, a], [c, a, b]] {
        if dot(&minus(p, r), &minus(q, r)) <= zero() {
            return &square(&minus(p, q)) * &quarter;
        }
    }
    let center = center(&[a.clone(), b.clone(), c.clone()]);
    center.map_or_else(zero, |center| square(&minus(a, &center)))
}

/// Half a unit in the last place of a coordinate.
pub(crate) fn half_place(x: f32) -> f32 {
    let x = x.abs().min(f32::MAX.next_down());
    0.5 * (x.next_up() - x)
}
