//! Whether two shapes come within a distance of each other.

#![forbid(unsafe_code)]

use core::cell::Cell;

use crate::any::{Placed, Shape, ShapeKind as Kind};
use crate::collide::{collide, placed_is_near};
use crate::distance::{any_pair_within, distance, with_members};
use crate::exact::judge::quickly;

/// Whether two shapes come within a distance of each other: whether some point of one is at most that far
/// from some point of the other. Exactly that far counts, and an invalid shape is near nothing.
///
/// Exact. 0 asks whether they [`collide`](crate::collide); nothing is within a negative distance or NaN,
/// and within an infinite one are all that are not empty.
///
/// ```
/// use clash2d::{Circle, Rectangle, Shape, Vector2D, within};
///
/// let room = Shape::from(Rectangle::new(Vector2D::ZERO, Vector2D::new(4.0, 2.0)));
/// let guard = Shape::from(Circle::new(Vector2D::new(7.0, 6.0), 1.0));
/// assert!(within(&room, &guard, 4.0)); // 3-4-5: they are exactly 4 apart.
/// assert!(!within(&room, &guard, 4.0_f32.next_down()));
/// ```
///
/// Constant time for shapes of a fixed size, O(n + m) for the vertices or members of both and the pairs
/// of them that are near each other; of prepared shapes only what is near.
pub fn within(a: &Shape<'_>, b: &Shape<'_>, distance: f32) -> bool {
    match distance {
        0.0 => collide(a, b),
        0.0.. => are_within(a, b, distance),
        _ => false,
    }
}

fn are_within(a: &Shape<'_>, b: &Shape<'_>, limit: f32) -> bool {
    if limit == f32::INFINITY {
        return distance(a, b).is_some();
    }
    if a.is_single() & b.is_single() {
        let quick = quickly(|| surely_within(a, b, limit));
        return quick.unwrap_or_else(|| placed_is_near(Placed::of(a), Placed::of(b), limit));
    }
    // Boxes that are farther apart are so whatever was rounded.
    let reach = Cell::new(f64::from(limit) * (1.0 + 1e-9) + f64::from(f32::MIN_POSITIVE));
    let [a, b] = [a, b].map(|shape| with_members(Placed::of(shape)));
    any_pair_within(a, b, &reach, |_, [a, b]| {
        let quick = quickly(|| surely_within(&a.shape()?, &b.shape()?, limit));
        quick.unwrap_or_else(|| placed_is_near(a, b, limit))
    })
}

/// Whether two shapes come within a distance, if the rounded distance between them tells.
fn surely_within(a: &Shape<'_>, b: &Shape<'_>, limit: f32) -> Option<bool> {
    // Of two of these that stand elsewhere one is taken to the nearest floats.
    let has_center = |shape: &Shape<'_>| matches!(shape.kind(), Kind::Line | Kind::Sector);
    if has_center(a) && has_center(b) && !Shape::are_at_origin(a, b) {
        return None;
    }
    // It is off by less than the way to the next float; NaN where there is none.
    let apart = distance(a, b).map_or(f32::NAN, |found| found.distance);
    if apart.next_up() < limit {
        return Some(true);
    }
    if apart.next_down() <= limit { None } else { Some(false) }
}
