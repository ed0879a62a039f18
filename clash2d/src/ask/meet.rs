//! Whether two shapes meet, how they lie, and where their borders do.

#![forbid(unsafe_code)]

use crate::any::{Batch, Shape};
use crate::intersect::Intersection;
use crate::relate::Relation;

/// Whether two shapes share a point; touching counts, and an invalid shape meets nothing.
///
/// ```
/// use clash2d::{Capsule, Polygon, Vector2D, collide};
///
/// let corners = [(0.0, 0.0), (4.0, 0.0), (0.0, 3.0)].map(Vector2D::from);
/// let triangle = Polygon::new(&corners);
/// let (top, bottom) = (Vector2D::new(5.0, 9.5), Vector2D::new(5.0, 5.5));
/// assert!(collide(triangle, Capsule::new(top, bottom, 5.0))); // It touches the long side.
/// ```
///
/// Constant time for shapes of a fixed size, O(n + m) for the vertices or members of both and the pairs
/// of them that are near each other; of prepared shapes only what is near.
#[inline]
pub fn collide<'a>(a: impl Into<Shape<'a>>, b: impl Into<Shape<'a>>) -> bool {
    crate::collide::collide(&a.into(), &b.into())
}

/// How two shapes lie to each other: apart, touching, overlapping, one inside the other, or equal.
///
/// Exact as [`collide`](crate::collide) is. Of prepared shapes of n and m vertices or members O((n' + m' + k) log(n + m)) for
/// the n' and m' pieces of border that lie within the box around the other shape and the k pairs of
/// pieces that are near each other; otherwise each of these pieces is compared with each box, too.
///
/// ```
/// use clash2d::{Circle, Rectangle, Relation, Vector2D, relate};
///
/// let room = Rectangle::new(Vector2D::ZERO, Vector2D::new(8.0, 6.0));
/// let ball = Circle::new(Vector2D::new(2.0, 3.0), 2.0);
/// assert_eq!(relate(ball, room), Relation::AInsideBTouching);
/// ```
#[inline]
pub fn relate<'a>(a: impl Into<Shape<'a>>, b: impl Into<Shape<'a>>) -> Relation {
    crate::relate::relate(&a.into(), &b.into())
}

/// Whether every point of `b` is one of `a`; no if one of them is empty.
#[inline]
pub fn contains<'a>(a: impl Into<Shape<'a>>, b: impl Into<Shape<'a>>) -> bool {
    crate::relate::contains(&a.into(), &b.into())
}

/// Whether two shapes come within a distance of each other: whether some point of one is at most that far
/// from some point of the other. Exactly that far counts, and an invalid shape is near nothing.
///
/// Exact. 0 asks whether they [`collide`](crate::collide); nothing is within a negative distance or NaN,
/// and within an infinite one are all that are not empty.
///
/// ```
/// use clash2d::{Circle, Rectangle, Vector2D, within};
///
/// let room = Rectangle::new(Vector2D::ZERO, Vector2D::new(4.0, 2.0));
/// let guard = Circle::new(Vector2D::new(7.0, 6.0), 1.0);
/// assert!(within(room, guard, 4.0)); // 3-4-5: they are exactly 4 apart.
/// assert!(!within(room, guard, 4.0_f32.next_down()));
/// ```
///
/// Constant time for shapes of a fixed size, O(n + m) for the vertices or members of both and the pairs
/// of them that are near each other; of prepared shapes only what is near.
#[inline]
pub fn within<'a>(a: impl Into<Shape<'a>>, b: impl Into<Shape<'a>>, distance: f32) -> bool {
    crate::within::within(&a.into(), &b.into(), distance)
}

/// All points and stretches that the borders of two shapes share, in their order along the border of a;
/// how many there are, of which the first ones are in the buffer.
///
/// The border of a group's member counts but where members together cover everything around a point.
///
/// Which edges meet is decided exactly, as [`relate`](crate::relate) does; a point in which edges end
/// is told once, as the start of the next edge. Points and parameters are within 1 ulp of the true ones,
/// or of 2^-24 of the size of the shapes. Two equal lines share one stretch with infinite parameters,
/// told at the base of a. With two segments or lines the parameters are the u_a and u_b
/// of line intersection. Edges that run along each other share a stretch, each pair of its own, also
/// where others cross it. Cost as [`relate`](crate::relate).
///
/// ```
/// use clash2d::{Intersection, Segment, Vector2D, intersections};
///
/// let a = Segment::new(Vector2D::new(0.0, 0.0), Vector2D::new(8.0, 0.0));
/// let b = Segment::new(Vector2D::new(2.0, -1.0), Vector2D::new(2.0, 3.0));
/// let mut found = [Intersection::default(); 1];
/// assert_eq!(intersections(a, b, &mut found), 1);
/// assert_eq!((found[0].place_a.along, found[0].place_b.along), (0.25, 0.25));
/// ```
#[inline]
pub fn intersections<'a>(
    a: impl Into<Shape<'a>>,
    b: impl Into<Shape<'a>>,
    buffer: &mut [Intersection],
) -> usize {
    crate::intersect::intersections(&a.into(), &b.into(), buffer)
}

/// Which of many shapes one shape collides with: the bit `k % 64` of `mask[k / 64]` for the shape k. How
/// many, also of those that the mask has no room for.
///
/// Each answer is that of [`collide`](fn@collide). Words of the mask beyond the last shape stay as they are,
/// and bits beyond it in its word are 0.
#[inline]
pub fn batch_collide<'a>(shape: impl Into<Shape<'a>>, many: &Batch<'_>, mask: &mut [u64]) -> usize {
    crate::batch::batch_collide(&shape.into(), many, mask)
}
