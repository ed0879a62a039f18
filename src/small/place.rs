//! Places that are chosen without branches: which one it will be can't be predicted.

use crate::angle::select;

/// A place or a way.
pub(crate) type Place = [f64; 2];

/// One of two places.
#[inline(always)]
pub(crate) fn select_place(condition: bool, yes: Place, no: Place) -> Place {
    [select(condition, yes[0], no[0]), select(condition, yes[1], no[1])]
}

/// One of two places, by the sign of a number.
#[inline(always)]
pub(crate) fn select_by_sign(number: f64, negative: Place, other: Place) -> Place {
    // Compilers know this for a mask, but a comparison for a branch.
    let mask = ((number.to_bits() as i64) >> 63) as u64;
    let choose = |a: f64, b: f64| f64::from_bits(a.to_bits() & mask | b.to_bits() & !mask);
    [choose(negative[0], other[0]), choose(negative[1], other[1])]
}
