//! Capsules with capsules, circles, points, rectangles and segments.

use core::cmp::Ordering;

use super::placement::Placement;
use super::reach::{compare_shortly, is_near_shortly};
use super::rectangle::segment_meets;
use super::ring::{self, is_rectangle_near};
use super::segment::segments_collide;
use crate::exact::judge::{Judge, Quick, carefully};
use crate::exact::polynomial::{path_distance, rectangle_distance};
use crate::exact::terms::{Terms, from_to, vector};
use crate::shape::{Capsule, Circle, Rectangle, Segment};
use crate::vector::Vector2D;

/// Whether two capsules share a point; touching counts.
#[inline(always)]
pub(crate) fn capsules_collide(a: Capsule, b: Capsule) -> bool {
    are_near(core(a), core(b), [a.radius, b.radius])
}

/// How two capsules lie to each other; None if one has no radius, or if that takes more.
#[inline(always)]
pub(crate) fn capsules_placement(a: Capsule, b: Capsule) -> Option<Placement> {
    if !((a.radius > 0.0) & (b.radius > 0.0)) {
        return None;
    }
    let quick = ring::cores_placement(core(a), core(b), [a.radius, b.radius]);
    quick.or_else(|| placement_shortly(a, b))
}

/// The same in short numbers.
#[inline(never)]
fn placement_shortly(a: Capsule, b: Capsule) -> Option<Placement> {
    let apart = Placement { is_apart: true, held: [false; 2], touches: false, overlaps: false };
    if !(a.is_valid() & b.is_valid()) {
        return Some(apart);
    }
    match nearest_shortly(a, b)? {
        Ordering::Greater => Some(apart),
        Ordering::Equal => Some(Placement { is_apart: false, ..apart }),
        Ordering::Less => {
            let held = [farthest_shortly(a, b)?, farthest_shortly(b, a)?];
            let touches = held.contains(&Ordering::Equal);
            let held = held.map(Ordering::is_le);
            Some(Placement { is_apart: false, held, touches, overlaps: true })
        }
    }
}

/// How the distance of two cores compares with both radii together.
fn nearest_shortly(a: Capsule, b: Capsule) -> Option<Ordering> {
    let mut nearest = Ordering::Greater;
    for (own, other) in [(a, b), (b, a)] {
        for end in [own.point1, own.point2] {
            nearest = nearest.min(compare_shortly(core(other), end, [a.radius, b.radius])?);
            if nearest.is_lt() {
                return Some(nearest);
            }
        }
    }
    // Where cores meet the radii do not matter.
    Some(if segments_collide(core(a), core(b)) { Ordering::Less } else { nearest })
}

/// How the greatest distance of a core's point from another core compares with by how much that one's
/// radius is greater; greater if it is not.
fn farthest_shortly(inner: Capsule, outer: Capsule) -> Option<Ordering> {
    if inner.radius > outer.radius {
        return Some(Ordering::Greater);
    }
    let from_core =
        |end: Vector2D| compare_shortly(core(outer), end, [outer.radius, -inner.radius]);
    Some(from_core(inner.point1)?.max(from_core(inner.point2)?))
}

/// Whether a capsule and a segment share a point; touching counts.
#[inline(always)]
pub(crate) fn capsule_segment_collide(c: Capsule, s: Segment) -> bool {
    are_near(core(c), s, [c.radius, 0.0])
}

/// Whether a capsule and a circle share a point; touching counts.
#[inline(always)]
pub(crate) fn capsule_circle_collide(capsule: Capsule, circle: Circle) -> bool {
    is_near(core(capsule), circle.center, [capsule.radius, circle.radius])
}

/// Whether a capsule contains a point; the border counts.
#[inline(always)]
pub(crate) fn capsule_point_collide(c: Capsule, p: Vector2D) -> bool {
    is_near(core(c), p, [c.radius, 0.0])
}

/// Whether a capsule and a rectangle share a point; touching counts.
#[inline(always)]
pub(crate) fn capsule_rectangle_collide(c: Capsule, r: Rectangle) -> bool {
    if !(c.is_valid() & r.is_valid()) {
        return false;
    }
    let mut quick = Quick::<f32>::default();
    let answer = reaches_rectangle(&mut quick, c, r);
    if quick.is_certain() {
        return answer;
    }
    is_rectangle_near(r, core(c), c.radius)
        .unwrap_or_else(|| carefully(move |j| reaches_rectangle(j, c, r)))
}

/// The same of valid ones.
#[inline(always)]
fn reaches_rectangle<J: Judge>(j: &mut J, c: Capsule, r: Rectangle) -> bool {
    let ends = (rectangle_distance(j, vector(c.point1), r, c.radius) >= 0.0.into())
        | (rectangle_distance(j, vector(c.point2), r, c.radius) >= 0.0.into());
    let is_crossed = segment_meets(j, r, core(c));
    let corners = corner_reaches(j, c, r);
    ends | is_crossed | corners
}

/// Whether a corner of a rectangle lies in a capsule.
#[inline(always)]
fn corner_reaches<J: Judge>(j: &mut J, c: Capsule, r: Rectangle) -> bool {
    let mut is_near = false;
    for [x, y] in [[0.0, 0.0], [r.size.x, 0.0], [r.size.x, r.size.y], [0.0, r.size.y]] {
        let from = |p: Vector2D| [[r.origin.x, -p.x, x], [r.origin.y, -p.y, y]];
        let path = from_to(c.point1, c.point2);
        let distance = path_distance(j, path, from(c.point1), from(c.point2), [c.radius]);
        is_near |= distance >= 0.0.into();
    }
    is_near
}

fn core(c: Capsule) -> Segment {
    Segment::new(c.point1, c.point2)
}

/// Whether a point is at most `reach` away from a segment.
#[inline(always)]
fn reaches<J: Judge>(j: &mut J, s: Segment, p: Vector2D, reach: Terms<2>) -> bool {
    let path = from_to(s.point1, s.point2);
    path_distance(j, path, from_to(s.point1, p), from_to(s.point2, p), reach) >= 0.0.into()
}

/// The same, decided; no if a number is not finite or a distance is negative.
#[inline(always)]
fn is_near(s: Segment, p: Vector2D, reach: Terms<2>) -> bool {
    if !((reach[0] >= 0.0) & (reach[1] >= 0.0)) {
        return false;
    }
    // What is not finite makes the bound infinite, or NaN.
    let mut quick = Quick::<f32>::default();
    let answer = reaches(&mut quick, s, p, reach);
    if quick.is_certain() { answer } else { is_near_if_finite(s.point1, s.point2, p, reach) }
}

/// The same where f32 is in doubt; each argument fits into a register.
#[inline(never)]
fn is_near_if_finite(start: Vector2D, end: Vector2D, p: Vector2D, reach: Terms<2>) -> bool {
    let is_finite = reach[0].is_finite() & reach[1].is_finite() & p.is_finite();
    let path = Segment::new(start, end);
    path.is_valid() & is_finite && is_near_closely(path, p, reach)
}

/// The same of finite numbers.
#[inline(always)]
fn is_near_closely(s: Segment, p: Vector2D, reach: Terms<2>) -> bool {
    is_near_shortly(s.point1, s.point2, p, reach)
        .unwrap_or_else(|| carefully(move |j| reaches(j, s, p, reach)))
}

/// Whether two segments are at most the sum of two distances apart.
#[inline(always)]
fn are_near(a: Segment, b: Segment, [reach_a, reach_b]: Terms<2>) -> bool {
    if !((reach_a >= 0.0) & (reach_b >= 0.0)) {
        return false;
    }
    ring::are_near(a, b, reach_a + reach_b)
        .unwrap_or_else(|doubts| are_perhaps_near(a, b, [reach_a, reach_b], doubts))
}

/// The same of two segments whose ends are not near but for some that are in doubt.
#[inline(never)]
fn are_perhaps_near(a: Segment, b: Segment, reach: Terms<2>, doubts: u32) -> bool {
    if !(a.is_valid() & b.is_valid() & reach[0].is_finite() & reach[1].is_finite()) {
        return false;
    }
    let ends = [a.point1, a.point2, b.point1, b.point2];
    let mut left = doubts;
    while left != 0 {
        let number = left.trailing_zeros() as usize % 4;
        left &= left - 1;
        if is_near_closely(if number < 2 { b } else { a }, ends[number], reach) {
            return true;
        }
    }
    // Where an end touches, that end is near.
    segments_collide(a, b)
}
