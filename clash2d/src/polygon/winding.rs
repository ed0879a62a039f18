//! Which way round a ring runs.

use crate::exact::ring::double_area;
use crate::vector::Vector2D;

/// Which way round a ring runs.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Winding {
    /// Neither: the areas to its left and to its right are equal.
    #[default]
    None = 0,
    /// Counterclockwise with Y up: most of its area is to its left.
    Counterclockwise = 1,
    /// Clockwise with Y up: most of its area is to its right.
    Clockwise = 2,
}

/// How exact an area is of which no more than the sign counts.
pub(super) const SIGN: f64 = 0.5;

/// Which way round a ring runs: the exact sign of its area, which counts as often as the ring goes
/// round it.
///
/// None without area, and if a coordinate is not finite. O(n).
pub fn winding(ring: &[Vector2D]) -> Winding {
    let area = double_area(edges(ring), SIGN);
    if area > 0.0 {
        return Winding::Counterclockwise;
    }
    if area < 0.0 { Winding::Clockwise } else { Winding::None }
}

/// The edges of a ring from each vertex to the next one, the one back to the first vertex first.
pub(super) fn edges(ring: &[Vector2D]) -> impl Iterator<Item = [Vector2D; 2]> + Clone {
    let mut previous = ring.last().copied().unwrap_or_default();
    ring.iter().map(move |&vertex| [core::mem::replace(&mut previous, vertex), vertex])
}
