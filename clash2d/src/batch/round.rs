//! Discs with discs, rectangles with rectangles, and discs with boxes.

use super::verdict::{are_lengths, is_finite, within, within_exactly};
use super::view::{Boxed, Heading, Rectangle, Round, dot, extent, minus};
use crate::pack::{Lanes, Verdicts};

#[inline(always)]
pub(super) fn rounds<L: Lanes>(a: Round<L>, b: Round<L>) -> Verdicts<L> {
    let way = minus(a.center, b.center);
    within_exactly(dot(way, way), a.radius + b.radius, are_lengths([a.radius, b.radius]))
}

/// By how far each side is beyond the opposite one. A rounded difference of floats that is not 0 has the sign of
/// the real one, and the first of two roundings can't pass a float: only 0 is in doubt.
#[inline(always)]
pub(super) fn rectangles<L: Lanes>(a: Rectangle<L>, b: Rectangle<L>) -> Verdicts<L> {
    let [x, y] = minus(a.origin, b.origin);
    let [left, right] = [b.size[0] - x, x + a.size[0]];
    let [low, high] = [b.size[1] - y, y + a.size[1]];
    let least = left.lesser(right).lesser(low.lesser(high));
    let yes = least.is_above(L::all(0.0));
    // A sum is no number or infinite if something in it is; and what is invalid meets nothing anyway.
    let is_finite = is_finite((left + right) + (low + high));
    let sizes = are_lengths([a.size[0], a.size[1], b.size[0], b.size[1]]);
    Verdicts { yes, sure: L::all(0.0).is_above(least) | (yes & is_finite & sizes) }
}

#[inline(always)]
pub(super) fn round_box<L: Lanes, H: Heading<L>>(a: Round<L>, b: Boxed<L, H>) -> Verdicts<L> {
    let way = minus(a.center, b.anchor);
    let size = extent(way) + extent(b.to_middle) + extent(b.half);
    let square = beyond(b.heading.into(minus(way, b.to_middle)), b.half);
    let is_valid = b.heading.is_known(are_lengths([a.radius, b.half[0], b.half[1]]));
    within(square, a.radius, size * L::all(H::ERROR), is_valid)
}

/// The square of the distance of a place from a box around the origin.
#[inline(always)]
pub(super) fn beyond<L: Lanes>(place: [L; 2], half: [L; 2]) -> L {
    let axis = |i: usize| (place[i].abs() - half[i]).greater(L::all(0.0));
    let beyond = [axis(0), axis(1)];
    dot(beyond, beyond)
}
