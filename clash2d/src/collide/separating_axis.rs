//! Whether a segment's direction tells it apart from a rectangle.

use super::{corners_from, is_extent};
use crate::exact::judge::decide;
use crate::exact::oriented;
use crate::exact::polynomial::corner_crosses;
use crate::exact::terms::from_to;
use crate::shape::{OrientedRectangle, Rectangle, Segment};

/// Whether a segment and an oriented rectangle have disjoint projections onto the segment's
/// direction; touching is not disjoint.
///
/// No for a segment of length 0. Book: "Oriented Rectangle-Oriented Rectangle Collision".
pub fn separating_axis_for_oriented_rectangle(axis: Segment, r: OrientedRectangle) -> bool {
    decide!(j: f64 => oriented::overlap_along(j, r, axis) < 0.0) & is_extent(r.half_extend)
}

/// Whether a segment and a rectangle have disjoint projections onto the segment's direction;
/// touching is not disjoint.
///
/// No for a segment of length 0. Book: "Oriented Rectangle-Rectangle Collision".
pub fn separating_axis_for_rectangle(axis: Segment, r: Rectangle) -> bool {
    let way = from_to(axis.point1, axis.point2);
    // Dot products with the way are cross products with the way turned clockwise.
    let beside = [way[1], way[0].map(|term| -term)];
    decide!(j: f32 => {
        let (last, _) = corner_crosses(j, beside, corners_from(axis.point1, r));
        let (_, first) = corner_crosses(j, beside, corners_from(axis.point2, r));
        ((last < 0.0) | (first > 0.0)) & !(last + first).is_nan()
    }) & is_extent(r.size)
}
