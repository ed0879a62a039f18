//! When an f32 is certain.
//!
//! Each sum, product and quotient is off by at most 2^-24 of itself. Bounds here are several times
//! what that comes to, and infinite or NaN where a number is: what a bound does not tell is in doubt,
//! and asked alone.

use super::view::part;
use crate::pack::{Lanes, Verdicts};

/// More than underflow takes from a sum of a few products of two.
pub(super) const TINY: f32 = part(60) * part(60);

/// What a value says that is yes above 0 and off by at most a bound, of shapes whose sizes are as they
/// should be.
#[inline(always)]
pub(super) fn above<L: Lanes>(value: L, bound: L, is_valid: L::Yes) -> Verdicts<L> {
    let bound = bound + L::all(TINY);
    let yes = value.is_above(L::all(0.0));
    Verdicts { yes, sure: value.abs().is_above(bound) & is_valid }
}

/// Whether two points are within reach of each other: by the square of their distance, whose ways are off
/// by at most an error.
#[inline(always)]
pub(super) fn within<L: Lanes>(square: L, reach: L, error: L, is_valid: L::Yes) -> Verdicts<L> {
    let limit = reach * reach;
    let bound = error * ((reach + reach) + error) + (limit + square) * L::all(part(20));
    above(limit - square, bound, is_valid)
}

/// The same of two points whose ways are off by no more than a rounding.
#[inline(always)]
pub(super) fn within_exactly<L: Lanes>(square: L, reach: L, is_valid: L::Yes) -> Verdicts<L> {
    let limit = reach * reach;
    above(limit - square, (limit + square) * L::all(part(20)), is_valid)
}

/// Whether lengths are not negative.
#[inline(always)]
pub(super) fn are_lengths<L: Lanes, const N: usize>(lengths: [L; N]) -> L::Yes {
    let mut least = lengths[0];
    for &length in &lengths[1..] {
        least = length.lesser(least);
    }
    least.is_at_least(L::all(0.0))
}

/// Whether numbers are neither infinite nor NaN; of sums, whether all parts are.
#[inline(always)]
pub(super) fn is_finite<L: Lanes>(x: L) -> L::Yes {
    L::all(f32::INFINITY).is_above(x.abs())
}

/// Yes if one of two is yes; no if both are.
#[inline(always)]
pub(super) fn either<L: Lanes>(a: Verdicts<L>, b: Verdicts<L>) -> Verdicts<L> {
    let yes = (a.yes & a.sure) | (b.yes & b.sure);
    Verdicts { yes, sure: yes | (a.sure & b.sure) }
}
