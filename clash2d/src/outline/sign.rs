//! Signs of expressions in vertices: always the true ones.

use core::cmp::Ordering;
use core::ops::{Add, Mul, Sub};

use super::vertex::{Vertex, ordering, settled};
use crate::exact::judge::shortly_or_carefully;
use crate::exact::polynomial;
use crate::exact::real::Real;
use crate::exact::terms::{Terms, Vector};
use crate::root::square_root;

/// Settles the order of an expression in vertices, told in real numbers and as a sign of the ways
/// between them, whose terms are twice as many as those of vertices: 2, or 6 with a position.
macro_rules! settled {
    ([$($v:ident),*] => $real:expr, $way:ident => $exact:expr) => {
        settled(
            [$($v),*],
            |[$($v),*]| $real,
            |[$($v),*]| {
                let $way = between::<2, 4>;
                $exact
            },
            |[$($v),*]| {
                let $way = between::<6, 12>;
                $exact
            },
            |[$($v),*]| $real,
            Ordering::Equal,
        )
    };
}

/// On which side of the line from `a` to `b` a vertex lies: greater on the left.
#[inline]
pub(crate) fn side(a: &Vertex, b: &Vertex, c: &Vertex) -> Ordering {
    settled!([a, b, c] => cross(minus(b, a), minus(c, a)).sign(),
        way => ordering(signed(way(a, b), way(a, c))))
}

/// How two vertices compare along an axis: 0 for X, 1 for Y.
#[inline]
pub(crate) fn compare(axis: usize, a: &Vertex, b: &Vertex) -> Ordering {
    settled!([a, b] => a[axis].compare(b[axis]),
        way => ordering(sum_sign(way(b, a)[axis])))
}

/// Whether two vertices are at the same place.
pub(crate) fn is_same(a: &Vertex, b: &Vertex) -> bool {
    compare(0, a, b).is_eq() && compare(1, a, b).is_eq()
}

/// How a vertex's distance from the segment from `a` to `b` compares with `reach`.
#[inline]
pub(crate) fn distance_to_path<const N: usize>(
    p: &Vertex,
    a: &Vertex,
    b: &Vertex,
    reach: Terms<N>,
) -> Ordering {
    settled!([p, a, b] => compare_path(p, a, b, Real::sum_in(&reach, p[0].run())),
        way => ordering(path_sign(way(a, b), way(a, p), way(b, p), reach)).reverse())
}

/// How a vertex's distance from the line through `a` and `b`, which differ, compares with `reach`.
#[inline]
pub(crate) fn distance_to_line(p: &Vertex, a: &Vertex, b: &Vertex, reach: Terms<2>) -> Ordering {
    settled!([p, a, b] => compare_line(p, a, minus(b, a), Real::sum_in(&reach, p[0].run())),
        way => ordering(line_sign(way(a, b), way(a, p), reach)).reverse())
}

/// Whether a point is at most `reach` away from a line along a direction.
#[inline]
pub(crate) fn is_near_line<R: Real>(
    p: [R; 2],
    base: [R; 2],
    along: [R; 2],
    reach: R,
) -> Option<bool> {
    compare_line(p, base, along, reach).map(Ordering::is_le)
}

/// Whether a point is at most `reach` away from the segment from `a` to `b`.
#[inline]
pub(crate) fn is_near_path<R: Real>(p: [R; 2], a: [R; 2], b: [R; 2], reach: R) -> Option<bool> {
    compare_path(p, a, b, reach).map(Ordering::is_le)
}

/// [`distance_to_line`] in real numbers.
#[inline]
fn compare_line<R: Real>(p: [R; 2], base: [R; 2], along: [R; 2], reach: R) -> Option<Ordering> {
    let limit = reach.square() * dot(along, along);
    cross(along, minus(p, base)).square().compare(limit)
}

/// [`distance_to_path`] in real numbers.
#[inline]
fn compare_path<R: Real>(p: [R; 2], a: [R; 2], b: [R; 2], reach: R) -> Option<Ordering> {
    let (path, from_a, from_b) = (minus(b, a), minus(p, a), minus(p, b));
    let reach = reach.square();
    if dot(path, from_a).sign()?.is_le() {
        return dot(from_a, from_a).compare(reach);
    }
    if dot(path, from_b).sign()?.is_ge() {
        return dot(from_b, from_b).compare(reach);
    }
    cross(path, from_a).square().compare(reach * dot(path, path))
}

/// The way from one vertex to another, with twice as many terms: equal ones cancel beside each other.
#[inline]
fn between<const N: usize, const M: usize>(a: Vector<N>, b: Vector<N>) -> Vector<M> {
    let axis = |a: Terms<N>, b: Terms<N>| {
        core::array::from_fn(|i| if i % 2 == 0 { b[i / 2] } else { -a[i / 2] })
    };
    [axis(a[0], b[0]), axis(a[1], b[1])]
}

fn signed<const N: usize>(u: Vector<N>, v: Vector<N>) -> f64 {
    shortly_or_carefully(|j| polynomial::cross(j, u, v), |j| polynomial::cross(j, u, v))
}

fn sum_sign<const N: usize>(terms: Terms<N>) -> f64 {
    shortly_or_carefully(|j| polynomial::sum(j, terms), |j| polynomial::sum(j, terms))
}

fn path_sign<const N: usize, const M: usize>(
    path: Vector<N>,
    from_a: Vector<N>,
    from_b: Vector<N>,
    reach: Terms<M>,
) -> f64 {
    shortly_or_carefully(
        |j| polynomial::path_distance(j, path, from_a, from_b, reach),
        |j| polynomial::path_distance(j, path, from_a, from_b, reach),
    )
}

fn line_sign<const N: usize>(along: Vector<N>, from_a: Vector<N>, reach: Terms<2>) -> f64 {
    shortly_or_carefully(
        |j| polynomial::line_distance(j, along, from_a, reach),
        |j| polynomial::line_distance(j, along, from_a, reach),
    )
}

/// What sums and products are made of: real numbers, and plain ones.
pub(crate) trait Scalar:
    Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self>
{
}

impl<T: Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self>> Scalar for T {}

#[inline]
pub(crate) fn plus<R: Scalar>([ax, ay]: [R; 2], [bx, by]: [R; 2]) -> [R; 2] {
    [ax + bx, ay + by]
}

#[inline]
pub(crate) fn minus<R: Scalar>([ax, ay]: [R; 2], [bx, by]: [R; 2]) -> [R; 2] {
    [ax - bx, ay - by]
}

#[inline]
pub(crate) fn dot<R: Scalar>([ax, ay]: [R; 2], [bx, by]: [R; 2]) -> R {
    ax * bx + ay * by
}

#[inline]
pub(crate) fn cross<R: Scalar>([ax, ay]: [R; 2], [bx, by]: [R; 2]) -> R {
    ax * by - ay * bx
}

/// The vector of length 1 in the same direction; the null vector stays as it is.
pub(crate) fn unit([x, y]: [f64; 2]) -> [f64; 2] {
    // So that no square overflows, nor underflows where it counts.
    let size = x.abs().max(y.abs());
    if size == 0.0 {
        return [0.0; 2];
    }
    let (x, y) = (x / size, y / size);
    let length = square_root(x * x + y * y);
    [x / length, y / length]
}
