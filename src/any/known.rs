//! What code that is made for each kind of shape anew knows of it beforehand.
//!
//! What stands in `if const { may_be(KIND, DISCS) }` is not even translated for shapes of other kinds.

use super::ShapeKind;

/// The kind of a shape of which nothing is known beforehand.
pub(crate) const ANY: usize = usize::MAX;

/// What is within a radius of a point.
pub(crate) const DISCS: &[ShapeKind] = &[ShapeKind::Point, ShapeKind::Circle];

/// Discs and paths.
pub(crate) const ROUNDS: &[ShapeKind] =
    &[ShapeKind::Point, ShapeKind::Circle, ShapeKind::Segment, ShapeKind::Capsule];

/// Rectangles and paths.
pub(crate) const PLATES: &[ShapeKind] =
    &[ShapeKind::Rectangle, ShapeKind::OrientedRectangle, ShapeKind::Segment, ShapeKind::Capsule];

pub(crate) const POLYGONS: &[ShapeKind] = &[ShapeKind::Polygon];

/// Whether a shape of a kind, or of [`ANY`], may be of one of these.
pub(crate) const fn may_be(kind: usize, kinds: &[ShapeKind]) -> bool {
    let mut i = 0;
    while i < kinds.len() {
        if kinds[i] as usize == kind {
            return true;
        }
        i += 1;
    }
    kind == ANY
}
