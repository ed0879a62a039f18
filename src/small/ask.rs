//! Questions about two shapes of few corners.

use super::core::Small;
use super::ring::short_ring;
use super::round::Round;
use crate::any::{BOXES, DISCS, OfKind, PATHS, POLYGONS, Polygon, Shape, may_be};
use crate::shape::{OrientedRectangle, Rectangle};
use crate::vector::Vector2D;

/// A question about two cores of some numbers of corners.
pub(crate) trait Question {
    /// What is answered.
    type Answer;

    /// The answer, if the corners tell it; the cores need not be convex, nor the shapes be valid.
    fn at_once<const N: usize, const M: usize>(a: &Small<N>, b: &Small<M>) -> Option<Self::Answer>;

    /// The answer about convex cores; None if it is in doubt.
    fn answer<const N: usize, const M: usize>(a: &Small<N>, b: &Small<M>) -> Option<Self::Answer>;
}

/// The answer to a question about two valid shapes of these kinds with convex cores, seen from an
/// anchor; None for any other ones and for two points, where an edge has no length, and where it is in
/// doubt.
#[inline(always)]
pub(crate) fn ask<Q: Question, const A: usize, const B: usize>(
    a: &Shape<'_>,
    b: &Shape<'_>,
    anchor: Vector2D,
) -> Option<Q::Answer> {
    if const { may_be(A, POLYGONS) && may_be(B, POLYGONS) }
        && let (Some(p), Some(q)) = (Polygon::of(a), Polygon::of(b))
    {
        let (ring, other) = (short_ring(p)?, short_ring(q)?);
        if ring.len().max(other.len()) <= 6 {
            return both::<Q, 6, 6>(&mut rounded(p, ring, anchor), &mut rounded(q, other, anchor));
        }
        return both::<Q, 8, 8>(&mut rounded(p, ring, anchor), &mut rounded(q, other, anchor));
    }
    if const { may_be(A, POLYGONS) }
        && let Some(p) = Polygon::of(a)
    {
        let ring = short_ring(p)?;
        if ring.len() <= 6 {
            return with::<Q, 6, B>(rounded(p, ring, anchor), b, anchor);
        }
        return with::<Q, 8, B>(rounded(p, ring, anchor), b, anchor);
    }
    if const { may_be(A, DISCS) }
        && let Some(disc) = disc(a, anchor)
    {
        return with::<Q, 1, B>(disc, b, anchor);
    }
    if const { may_be(A, PATHS) }
        && let Some(path) = path(a, anchor)
    {
        return with::<Q, 2, B>(path, b, anchor);
    }
    if const { may_be(A, BOXES) }
        && let Some(corners) = corners(a, anchor)
    {
        return with::<Q, 4, B>(corners, b, anchor);
    }
    None
}

#[inline(always)]
fn rounded<const N: usize>(polygon: &Polygon<'_>, ring: &[Vector2D], anchor: Vector2D) -> Small<N> {
    Small::ring(ring, polygon.radius(), anchor)
}

/// The core of a valid point or circle.
#[inline(always)]
fn disc(shape: &Shape<'_>, anchor: Vector2D) -> Option<Small<1>> {
    let Round::Disc(&center, radius) = Round::of(shape)? else { return None };
    let is_valid = is_finite([center.x, center.y, radius]) & (radius >= 0.0);
    is_valid.then(|| Small::point(center, radius, anchor))
}

/// The core of a valid segment or capsule, which has a length.
#[inline(always)]
fn path(shape: &Shape<'_>, anchor: Vector2D) -> Option<Small<2>> {
    let Round::Path([&p, &q], radius) = Round::of(shape)? else { return None };
    let is_valid = is_finite([p.x, p.y, q.x, q.y, radius]) & (p != q) & (radius >= 0.0);
    is_valid.then(|| Small::path([p, q], radius, anchor))
}

/// The core of a valid rectangle, turned or not, that has a width and a height.
#[inline(always)]
fn corners(shape: &Shape<'_>, anchor: Vector2D) -> Option<Small<4>> {
    if let Some(&r) = Rectangle::of(shape) {
        let is_valid = is_finite([r.origin.x, r.origin.y, r.size.x, r.size.y])
            & (r.size.x > 0.0)
            & (r.size.y > 0.0);
        return is_valid.then(|| Small::upright(r, anchor));
    }
    let &r = OrientedRectangle::of(shape)?;
    let OrientedRectangle { center, half_extend: half, rotation } = r;
    let is_valid =
        is_finite([center.x, center.y, half.x, half.y, rotation]) & (half.x > 0.0) & (half.y > 0.0);
    is_valid.then(|| Small::turned(r, anchor))
}

/// Whether no number is infinite or NaN, which a sum of floats is never in f64.
#[inline(always)]
fn is_finite<const N: usize>(numbers: [f32; N]) -> bool {
    numbers.into_iter().fold(0.0, |sum, x| sum + f64::from(x)) * 0.0 == 0.0
}

// Without optimisation all of them in one frame are more than a thread's stack holds.
#[cfg_attr(debug_assertions, inline(never))]
#[cfg_attr(not(debug_assertions), inline(always))]
fn with<Q: Question, const N: usize, const B: usize>(
    mut a: Small<N>,
    b: &Shape<'_>,
    anchor: Vector2D,
) -> Option<Q::Answer> {
    let a = &mut a;
    if const { may_be(B, POLYGONS) }
        && let Some(p) = Polygon::of(b)
    {
        let ring = short_ring(p)?;
        if ring.len() <= 6 {
            return both::<Q, N, 6>(a, &mut rounded(p, ring, anchor));
        }
        return both::<Q, N, 8>(a, &mut rounded(p, ring, anchor));
    }
    if const { may_be(B, DISCS) }
        && let Some(mut disc) = disc(b, anchor)
    {
        return both::<Q, N, 1>(a, &mut disc);
    }
    if const { may_be(B, PATHS) }
        && let Some(mut path) = path(b, anchor)
    {
        return both::<Q, N, 2>(a, &mut path);
    }
    if const { may_be(B, BOXES) }
        && let Some(mut corners) = corners(b, anchor)
    {
        return both::<Q, N, 4>(a, &mut corners);
    }
    None
}

#[inline(never)]
fn both<Q: Question, const N: usize, const M: usize>(
    a: &mut Small<N>,
    b: &mut Small<M>,
) -> Option<Q::Answer> {
    if N + M == 2 {
        return None;
    }
    if let Some(answer) = Q::at_once(a, b) {
        return Some(answer);
    }
    if a.has_edges() & b.has_edges() { Q::answer(a, b) } else { None }
}
