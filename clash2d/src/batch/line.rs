//! Lines with everything.

use super::verdict::{above, are_lengths, is_finite};
use super::view::{Boxed, Heading, Line, Path, Round, cross, dot, extent, minus, part};
use crate::pack::{Lanes, Verdicts};

/// Whether directions are long enough for their squares to be floats.
#[inline(always)]
fn is_long<L: Lanes>(direction: [L; 2]) -> L::Yes {
    extent(direction).is_above(L::all(part(40)))
}

/// By how far a line misses what is seen from its base and reaches to a radius: all times the direction's
/// length.
#[inline(always)]
fn reaches<L: Lanes>(
    direction: [L; 2],
    gap: L,
    size: L,
    radius: L,
    is_valid: L::Yes,
) -> Verdicts<L> {
    let reach = radius * dot(direction, direction).root();
    let bound = extent(direction) * (size + radius) * L::all(part(17));
    above(reach - gap, bound, is_valid & is_long(direction) & is_finite(reach))
}

#[inline(always)]
pub(super) fn round_line<L: Lanes>(a: Round<L>, b: Line<L>) -> Verdicts<L> {
    let way = minus(a.center, b.base);
    let gap = cross(b.direction, way).abs();
    reaches(b.direction, gap, extent(way), a.radius, are_lengths([a.radius]))
}

#[inline(always)]
pub(super) fn path_line<L: Lanes>(a: Path<L>, b: Line<L>) -> Verdicts<L> {
    let start = minus(a.start, b.base);
    let end = [start[0] + a.way[0], start[1] + a.way[1]];
    let [first, second] = [start, end].map(|end| cross(b.direction, end));
    // Less than 0 if the ends are on both sides.
    let gap = first.lesser(second).greater(L::all(0.0) - first.greater(second));
    let size = extent(start) + extent(a.way);
    reaches(b.direction, gap, size, a.radius, are_lengths([a.radius]))
}

#[inline(always)]
pub(super) fn box_line<L: Lanes, H: Heading<L>>(a: Boxed<L, H>, b: Line<L>) -> Verdicts<L> {
    let way = minus(b.base, a.anchor);
    let size = extent(way) + extent(a.to_middle) + extent(a.half);
    let base = a.heading.into(minus(way, a.to_middle));
    let direction = a.heading.into(b.direction);
    let shadow = direction[0].abs() * a.half[1] + direction[1].abs() * a.half[0];
    let gap = cross(direction, base).abs() - shadow;
    let is_valid = a.heading.is_known(are_lengths(a.half));
    let bound = extent(b.direction) * size * L::all(part(17));
    above(L::all(0.0) - gap, bound, is_valid)
}

/// Two that are not parallel meet.
#[inline(always)]
pub(super) fn lines<L: Lanes>(a: Line<L>, b: Line<L>) -> Verdicts<L> {
    let bound = extent(a.direction) * extent(b.direction) * L::all(part(20));
    let is_valid = is_finite(extent(a.base) + extent(b.base));
    above(cross(a.direction, b.direction).abs(), bound, is_valid)
}
