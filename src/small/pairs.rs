//! Two corners or edges at once.

use crate::pack::{Pack, Two};

/// How many pairs so many numbers make.
pub(crate) const fn pairs(count: usize) -> usize {
    count.div_ceil(2)
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
