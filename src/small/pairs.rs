//! Two corners or edges at once.

use crate::pack::{Pack, Pair, Two};

/// How many pairs so many numbers make.
pub(crate) const fn pairs(count: usize) -> usize {
    count.div_ceil(2)
}

/// Two of some numbers; a single one twice.
#[inline(always)]
pub(super) fn pair<const N: usize>(numbers: &[f64; N], pair: usize) -> Two {
    Two::each(|i| numbers[if N == 1 { 0 } else { 2 * pair + i }])
}

/// Puts two numbers to where [`pair`] finds them.
#[inline(always)]
pub(super) fn write<const N: usize>(numbers: &mut [f64; N], pair: usize, two: Two) {
    let [a, b] = two.numbers();
    numbers[2 * pair] = a;
    numbers[2 * pair + 1] = b;
}

/// A place.
#[inline(always)]
pub(super) fn two(place: [f64; 2]) -> Two {
    Two::each(|i| place[i])
}

/// The same place twice.
#[inline(always)]
pub(super) fn all([x, y]: [f64; 2]) -> [Two; 2] {
    [Two::all(x), Two::all(y)]
}

/// How far two places are along two directions.
#[inline(always)]
pub(super) fn height([x, y]: [Two; 2], [p, q]: [Two; 2]) -> Two {
    x * p + y * q
}

/// The number of the first of N bits that is set; the last one's if there is none.
#[inline(always)]
pub(crate) fn first<const N: usize>(bits: u32) -> usize {
    (bits | 1 << (N - 1)).trailing_zeros() as usize
}
