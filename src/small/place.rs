//! Places that are chosen without branches: which one it will be can't be predicted.

use crate::angle::select;

/// A place or a way.
pub(crate) type Place = [f64; 2];

/// One of two places.
#[inline(always)]
pub(crate) fn select_place(condition: bool, yes: Place, no: Place) -> Place {
    [select(condition, yes[0], no[0]), select(condition, yes[1], no[1])]
}
