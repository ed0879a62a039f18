//! Boxes with boxes and paths, of which one of the two is turned, or is a path.

use super::path::square_to;
use super::round::beyond;
use super::verdict::{above, are_lengths, either, is_finite, within};
use super::view::{Boxed, Heading, Path, cross, dot, extent, minus, part};
use crate::pack::{Lanes, Verdicts};

/// By the axes of both, one of which separates what is apart.
#[inline(always)]
pub(super) fn boxes<L: Lanes, H: Heading<L>, K: Heading<L>>(
    a: Boxed<L, H>,
    b: Boxed<L, K>,
) -> Verdicts<L> {
    let way = minus(b.anchor, a.anchor);
    let middles = minus(b.to_middle, a.to_middle);
    let size = extent(way) + extent(middles) + extent(a.half) + extent(b.half);
    let way = [way[0] + middles[0], way[1] + middles[1]];
    let [first, second] = [a.heading.direction(), b.heading.direction()];
    let [cos, sin] = [dot(first, second).abs(), cross(first, second).abs()];
    let [along_a, along_b] = [a.heading.into(way), b.heading.into(way)];
    let least = overlap(a.half, b.half, along_a, [cos, sin]).lesser(overlap(
        b.half,
        a.half,
        along_b,
        [cos, sin],
    ));
    let is_valid = are_lengths([a.half[0], a.half[1], b.half[0], b.half[1]]);
    let is_valid = b.heading.is_known(a.heading.is_known(is_valid));
    above(least, size * L::all(part(18)), is_valid)
}

/// By how much two boxes overlap along the axes of one, as it sees the way to the other, which is turned by so much.
#[inline(always)]
fn overlap<L: Lanes>(own: [L; 2], other: [L; 2], way: [L; 2], [cos, sin]: [L; 2]) -> L {
    let x = own[0] + (other[0] * cos + other[1] * sin);
    let y = own[1] + (other[0] * sin + other[1] * cos);
    (x - way[0].abs()).lesser(y - way[1].abs())
}

/// A box and a path with a radius: whether the two cores share a point, by the axes of the box and across the
/// path; else how far apart they are, from an end of the path or from the corner that is nearest to its line.
#[inline(always)]
pub(super) fn path_box<L: Lanes, H: Heading<L>>(a: Path<L>, b: Boxed<L, H>) -> Verdicts<L> {
    let way = minus(a.start, b.anchor);
    let size = extent(way) + extent(b.to_middle) + extent(a.way) + extent(b.half);
    let error = size * L::all(part(17));
    let start = b.heading.into(minus(way, b.to_middle));
    let path = b.heading.into(a.way);
    let end = [start[0] + path[0], start[1] + path[1]];
    let is_valid =
        are_lengths([a.radius, b.half[0], b.half[1]]) & is_finite(a.radius + size * size);
    let is_valid = b.heading.is_known(is_valid);
    let (cores, across) = cores_meet(start, path, b.half, error, is_valid);
    let corner = corner_towards(path, across, b.half);
    let nearest = beyond(start, b.half)
        .lesser(beyond(end, b.half))
        .lesser(square_to(minus(corner, start), path));
    either(cores, within(nearest, a.radius, error, is_valid))
}

/// Whether a path without its radius meets a box around the origin, and on which side of it that lies.
#[inline(always)]
fn cores_meet<L: Lanes>(
    start: [L; 2],
    path: [L; 2],
    half: [L; 2],
    error: L,
    is_valid: L::Yes,
) -> (Verdicts<L>, L) {
    let halves = path.map(|way| way * L::all(0.5));
    let middle = [start[0] + halves[0], start[1] + halves[1]];
    let axis = |i: usize| (half[i] + halves[i].abs()) - middle[i].abs();
    let along = above(axis(0).lesser(axis(1)), error, is_valid);
    let across = cross(path, middle);
    let shadow = path[0].abs() * half[1] + path[1].abs() * half[0];
    let beside = above(shadow - across.abs(), error * extent(path), is_valid);
    let yes = along.yes & beside.yes;
    let is_apart = (along.sure & !along.yes) | (beside.sure & !beside.yes);
    (Verdicts { yes, sure: (along.sure & beside.sure) | is_apart }, across)
}

/// The corner of a box that lies farthest towards a line on some side.
#[inline(always)]
fn corner_towards<L: Lanes>(path: [L; 2], across: L, half: [L; 2]) -> [L; 2] {
    let zero = L::all(0.0);
    let [left, low] = half.map(|half| zero - half);
    let (to_left, to_top) = (path[1] * across, path[0] * across);
    [left.where_yes(to_left.is_above(zero), half[0]), half[1].where_yes(to_top.is_above(zero), low)]
}
