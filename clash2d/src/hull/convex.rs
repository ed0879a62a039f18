//! Convex hulls of points.

use core::ops::Range;

use super::chunks::{Chunks, EMPTY, Ends, Room, finite, upwards};
use crate::exact::turn::side;
use crate::vector::Vector2D;

/// Writes the corners of the convex hull of some points, and tells how many these are.
///
/// Exact: counterclockwise, the lowest corner first and of several the leftmost one; no point
/// twice, and none that lies on an edge between its ends. Of points in one place it is one corner,
/// of points on one line two. Points with a NaN or an infinity are left out.
///
/// If `hull` is too short, the first corners are written. If it is as long as `points`, these are
/// sorted in it: O(n log n) for n points. Otherwise all points are looked at again for about each
/// hundred corners.
/// Andrew, Another efficient algorithm for convex hulls in two dimensions (1979).
///
/// ```
/// use clash2d::{Vector2D, convex_hull};
///
/// let points = [[0.0, 0.0], [2.0, 0.0], [1.0, 1.0], [1.0, 0.0], [1.0, 2.0]].map(Vector2D::from);
/// let mut hull = [Vector2D::ZERO; 5];
/// let count = convex_hull(&points, &mut hull);
/// assert_eq!(hull[..count], [points[0], points[1], points[4]]);
/// ```
pub fn convex_hull(points: &[Vector2D], hull: &mut [Vector2D]) -> usize {
    if hull.len() >= points.len() {
        return sorted(points, hull);
    }
    let (mut count, mut room) = (0, EMPTY);
    for corner in corners(points, &mut room) {
        if let Some(place) = hull.get_mut(count) {
            *place = corner;
        }
        count += 1;
    }
    count
}

/// The corners of the hull one after another, counterclockwise from the lowest one.
fn corners<'a>(points: &'a [Vector2D], room: &'a mut Room) -> impl Iterator<Item = Vector2D> {
    let ends = Ends::of(points);
    let first = ends.map(|ends| ends.bottom);
    let others = ends.map(|ends| Chunks::new(points, ends, ends.bottom, room));
    let others = others.into_iter().flatten().take_while(move |&corner| first != Some(corner));
    first.into_iter().chain(others)
}

/// The hull by way of sorting the points in `hull`, which has room for all.
fn sorted(points: &[Vector2D], hull: &mut [Vector2D]) -> usize {
    let count = hull.iter_mut().zip(finite(points)).map(|(place, point)| *place = point).count();
    let hull = &mut hull[..count];
    let Some(lowest) =
        (0..count).reduce(|a, b| if upwards(&hull[b], &hull[a]).is_lt() { b } else { a })
    else {
        return 0;
    };
    hull.swap(0, lowest);
    let first = hull[0];
    let last = hull.iter().copied().max_by(upwards).unwrap_or(first);
    if first == last {
        return 1;
    }
    // The corners to the right of the line between the two lead up, those to its left down again.
    let right = gather(&mut hull[1..], |p| side(first, last, p) < 0.0);
    let left = gather(&mut hull[1 + right..], |p| side(first, last, p) > 0.0);
    let top = 1 + right;
    hull.swap(top, top + left);
    hull[top] = last;
    hull[1..top].sort_unstable_by(upwards);
    hull[top + 1..=top + left].sort_unstable_by(upwards);
    hull[top + 1..=top + left].reverse();
    let after_top = kept(hull, 0, 1..top + 1);
    let end = kept(hull, after_top - 1, top + 1..top + left + 1);
    without_dents(&hull[..end], after_top - 1, first)
}

/// Brings those points to the front that a condition is true of, and counts them.
fn gather(points: &mut [Vector2D], is_chosen: impl Fn(Vector2D) -> bool) -> usize {
    let mut count = 0;
    for i in 0..points.len() {
        if is_chosen(points[i]) {
            points.swap(i, count);
            count += 1;
        }
    }
    count
}

/// Keeps those points at some places that are corners of the chain from the point at `start`, which
/// turns to the left only; they are moved to just behind it. Tells where the chain ends.
fn kept(points: &mut [Vector2D], start: usize, places: Range<usize>) -> usize {
    let mut end = start + 1;
    for place in places {
        end = without_dents(&points[..end], start, points[place]);
        points[end] = points[place];
        end += 1;
    }
    end
}

/// Where a chain ends from which all corners have been taken that are none on the way to `next`.
fn without_dents(chain: &[Vector2D], start: usize, next: Vector2D) -> usize {
    let mut end = chain.len();
    while end >= start + 2 && side(chain[end - 2], chain[end - 1], next) <= 0.0 {
        end -= 1;
    }
    end
}
