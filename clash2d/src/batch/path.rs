//! Paths with discs and paths.

use super::verdict::{TINY, are_lengths, either, is_finite, within};
use super::view::{Path, Round, cross, dot, extent, minus, part};
use crate::pack::{Lanes, Verdicts};

/// The square of the distance of a place from a path that starts at the origin; right if the square of the
/// extents of both together is finite.
///
/// Which point of the path is taken may be off a little: that makes the distance greater by far less than
/// the rounding of the way there.
#[inline(always)]
pub(super) fn square_to<L: Lanes>(place: [L; 2], path: [L; 2]) -> L {
    let along = dot(path, place).over(dot(path, path));
    // Of a path without a length any number will do.
    let along = along.lesser(L::all(1.0)).greater(L::all(0.0));
    let way = [place[0] - along * path[0], place[1] - along * path[1]];
    dot(way, way)
}

/// The same of the nearer one of two places.
#[inline(always)]
fn square_to_first<L: Lanes>([first, second]: [[L; 2]; 2], path: [L; 2]) -> L {
    square_to(first, path).lesser(square_to(second, path))
}

#[inline(always)]
pub(super) fn round_path<L: Lanes>(a: Round<L>, b: Path<L>) -> Verdicts<L> {
    let place = minus(a.center, b.start);
    let size = extent(place) + extent(b.way);
    let is_valid = are_lengths([a.radius, b.radius]) & is_finite(size * size);
    let error = size * L::all(part(18));
    within(square_to(place, b.way), a.radius + b.radius, error, is_valid)
}

/// The ends of two paths as the start of each sees those of the other one.
struct Ends<L> {
    /// From the first path's start to the second one's start and end.
    from_a: [[L; 2]; 2],
    /// From the second path's start to the first one's start and end.
    from_b: [[L; 2]; 2],
    size: L,
}

#[inline(always)]
fn ends<L: Lanes>(a: &Path<L>, b: &Path<L>) -> Ends<L> {
    let way = minus(b.start, a.start);
    let back = way.map(|x| L::all(0.0) - x);
    Ends {
        from_a: [way, [way[0] + b.way[0], way[1] + b.way[1]]],
        from_b: [back, [back[0] + a.way[0], back[1] + a.way[1]]],
        size: extent(way) + extent(a.way) + extent(b.way),
    }
}

/// Whether both ends of a path are on one side of another one, off its line by more than a bound; and whether both are off it.
#[inline(always)]
fn sides<L: Lanes>(way: [L; 2], [first, second]: [[L; 2]; 2], bound: L) -> (L::Yes, L::Yes) {
    let (first, second) = (cross(way, first), cross(way, second));
    let apart = first.lesser(second).is_above(bound)
        | (L::all(0.0) - bound).is_above(first.greater(second));
    (apart, first.abs().lesser(second.abs()).is_above(bound))
}

/// Whether two paths without their radii cross: each has its ends on both sides of the other one.
#[inline(always)]
fn cores_cross<L: Lanes>(a: &Path<L>, b: &Path<L>, ends: &Ends<L>) -> Verdicts<L> {
    let bound = ends.size * (extent(a.way) + extent(b.way)) * L::all(part(20)) + L::all(TINY);
    let (is_beside_a, is_off_a) = sides(a.way, ends.from_a, bound);
    let (is_beside_b, is_off_b) = sides(b.way, ends.from_b, bound);
    let is_apart = is_beside_a | is_beside_b;
    Verdicts { yes: !is_apart, sure: is_apart | (is_off_a & is_off_b) }
}

#[inline(always)]
pub(super) fn segments<L: Lanes>(a: Path<L>, b: Path<L>) -> Verdicts<L> {
    cores_cross(&a, &b, &ends(&a, &b))
}

#[inline(always)]
pub(super) fn paths<L: Lanes>(a: Path<L>, b: Path<L>) -> Verdicts<L> {
    let ends = ends(&a, &b);
    let nearest = square_to_first(ends.from_a, a.way).lesser(square_to_first(ends.from_b, b.way));
    let (reach, error) = (a.radius + b.radius, ends.size * L::all(part(18)));
    let is_valid = are_lengths([a.radius, b.radius]) & is_finite(reach + ends.size * ends.size);
    let near = within(nearest, reach, error, is_valid);
    let crossing = cores_cross(&a, &b, &ends);
    either(Verdicts { sure: crossing.sure & is_valid, ..crossing }, near)
}
