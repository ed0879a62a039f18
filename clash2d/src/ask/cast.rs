//! When shapes that move meet, and what rays hit.

#![forbid(unsafe_code)]

use crate::any::{Batch, Shape};
use crate::cast::{CastHit, CastSettings, Motion, RayHit};
use crate::vector::Vector2D;

/// When and where two shapes that move in a straight line share a point first; None if they never do.
///
/// Each point of a shape moves from where it is to that + movement, a sum of real numbers. Whether
/// they ever share a point is decided as exactly as [`collide`](crate::collide) does, and the
/// fraction is the greatest f32 that is not beyond the first contact. The point is off by at most
/// 0.51 ulp of each coordinate and 2^-40 of the sizes in question, the normal by 2^-23 unless a
/// curve is grazed; it parts convex shapes then, however their sizes differ. Swapping the shapes turns
/// the normal around and changes nothing else.
///
/// ```
/// use clash2d::{Circle, Rectangle, Vector2D, cast};
///
/// // A bullet, much faster than the wall is thick.
/// let bullet = Circle::new(Vector2D::new(-50.0, 3.0), 0.5);
/// let wall = Rectangle::new(Vector2D::new(13.5, 0.0), Vector2D::new(0.1, 6.0));
/// let (movement, rest) = (Vector2D::new(4096.0, 0.0), Vector2D::ZERO);
/// let hit = cast(bullet, movement, wall, rest).unwrap();
/// assert_eq!(hit.fraction, 63.0 / 4096.0);
/// assert_eq!(hit.point, Vector2D::new(13.5, 3.0));
/// assert_eq!(hit.normal, Vector2D::new(1.0, 0.0));
/// ```
///
/// Constant time for shapes of a fixed size, O(n m) for the vertices or members of both; of prepared
/// shapes only those that come in each other's way count: near a few of 10,000 a small shape takes up
/// to a fifth longer than with 10.
#[inline]
pub fn cast<'a>(
    a: impl Into<Shape<'a>>,
    movement_a: Vector2D,
    b: impl Into<Shape<'a>>,
    movement_b: Vector2D,
) -> Option<CastHit> {
    crate::cast::cast(&a.into(), movement_a, &b.into(), movement_b)
}

/// [`cast`] with settings: which contacts count, how far, how near and from which sides; None also if
/// these are [refused](CastSettings::check).
///
/// With a distance kept, the fraction is the greatest f32 at which the shapes have not come nearer before,
/// decided as exactly as [`within`](crate::within()); the point is in the middle between them.
///
/// ```
/// use clash2d::{CastMode, CastSettings, Rectangle, Vector2D, cast_with};
///
/// // A hero on a floor walks against a wall, and is not stopped by the floor.
/// let block = |x, y, w, h| Rectangle::new(Vector2D::new(x, y), Vector2D::new(w, h));
/// let hero = block(0.0, 0.0, 1.0, 2.0);
/// let (floor, wall) = (block(-8.0, -1.0, 32.0, 1.0), block(5.0, 0.0, 1.0, 9.0));
/// let (step, rest) = (Vector2D::new(8.0, 0.0), Vector2D::ZERO);
/// let settings = CastSettings::new().with_mode(CastMode::Approaching);
/// assert_eq!(cast_with(hero, step, floor, rest, &settings), None);
/// let hit = cast_with(hero, step, wall, rest, &settings).unwrap();
/// assert_eq!(hit.fraction, 0.5);
/// ```
///
/// Cost as [`cast`]; with a distance kept up to several times that of simple shapes.
#[inline]
pub fn cast_with<'a>(
    a: impl Into<Shape<'a>>,
    movement_a: Vector2D,
    b: impl Into<Shape<'a>>,
    movement_b: Vector2D,
    settings: &CastSettings,
) -> Option<CastHit> {
    crate::cast::cast_with(&a.into(), movement_a, &b.into(), movement_b, settings)
}

/// When and where two shapes that move and turn meet first; None if they certainly never do.
///
/// The fraction is never beyond the first contact, and then the shapes are very near: it is early by no more
/// than 2^-20 of all sizes and ways together, the ways of up to 100 turns included. Shapes that only come
/// that near may count as meeting; [`cast_turning_with`] takes a larger tolerance, with which it is sooner done.
/// Without turns the answer is that of [`cast`](super::cast). The point is in the middle of what is left
/// between the shapes, and the normal leads from the first one to the second one.
///
/// No sampling: each step is as long as the shapes certainly stay apart, by a bound of the distance
/// in their direction and of its first and second derivatives. With more than 100 turns the fraction
/// may be early by more than the tolerance, and so it is 0 if two lines that are parallel turn
/// differently.
///
/// ```
/// use clash2d::{Circle, Motion, Segment, Vector2D, cast_turning};
///
/// // A bat swings by 180 degrees around its end, and hits a ball on the other side.
/// let bat = Segment::new(Vector2D::ZERO, Vector2D::new(4.0, 0.0));
/// let ball = Circle::new(Vector2D::new(0.0, 3.0), 0.5);
/// let swing = Motion { rotation: 180.0, ..Motion::default() };
/// let hit = cast_turning(bat, swing, ball, Motion::default()).unwrap();
/// let degrees = 180.0 * hit.fraction;
/// assert!(degrees <= 80.4060 && degrees > 80.4); // 90 - asin(0.5 / 3)
/// ```
///
/// O(n + m) for the vertices or members of both, less if they are prepared; and a few steps, more if
/// much is skimmed, for each two edges or members that come near each other until shapes meet. The
/// number of turns does not matter unless both turn and come near in each of them: after 2^13 steps
/// two edges are said to meet, after fewer where many do.
#[inline]
pub fn cast_turning<'a>(
    a: impl Into<Shape<'a>>,
    motion_a: Motion,
    b: impl Into<Shape<'a>>,
    motion_b: Motion,
) -> Option<CastHit> {
    crate::cast::cast_turning(&a.into(), motion_a, &b.into(), motion_b)
}

/// [`cast_turning`] with settings: which contacts count, how far, how near, from which sides and within which
/// tolerance; None also if these are [refused](CastSettings::check).
///
/// The fraction is early by no more than the tolerance, or 2^-20 of all sizes and ways together if that is
/// more, a distance that is kept included.
///
/// What touches at the start in [`CastMode::Approaching`](crate::CastMode::Approaching) is followed until it is apart, and hits if
/// it gets deeper by more than the tolerance or 2^-10 of the sizes and ways. Of a shape that is not
/// convex, or has more than 8 corners, each edge is followed on its own: where such shapes overlap by
/// more than that, edges that pass each other on the way out may count as a hit.
///
/// Whether something moves into the ground of an edge with a solid side is told, in floats, by the points that
/// come near; what passes an edge does so until they are apart. Lines meet chains from both sides.
///
/// ```
/// use clash2d::{CastSettings, Circle, Motion, Segment, Vector2D, cast_turning_with};
///
/// // The bat stops a hand's breadth before the ball.
/// let bat = Segment::new(Vector2D::ZERO, Vector2D::new(4.0, 0.0));
/// let ball = Circle::new(Vector2D::new(0.0, 3.0), 0.5);
/// let swing = Motion { rotation: 180.0, ..Motion::default() };
/// let settings = CastSettings::new().with_distance_kept(0.25).with_tolerance(0.001);
/// let hit = cast_turning_with(bat, swing, ball, Motion::default(), &settings).unwrap();
/// let degrees = 180.0 * hit.fraction;
/// assert!(degrees <= 75.5225 && degrees > 75.4); // 90 - asin(0.75 / 3)
/// ```
///
/// Cost as [`cast_turning`].
#[inline]
pub fn cast_turning_with<'a>(
    a: impl Into<Shape<'a>>,
    motion_a: Motion,
    b: impl Into<Shape<'a>>,
    motion_b: Motion,
    settings: &CastSettings,
) -> Option<CastHit> {
    crate::cast::cast_turning_with(&a.into(), motion_a, &b.into(), motion_b, settings)
}

/// Where a ray, the way from `origin` to `origin + movement`, enters a shape and where it leaves it;
/// None if they share no point.
///
/// The end is a sum of real numbers; whether they share a point is decided as exactly as
/// [`collide`](crate::collide) does. A ray that starts in the shape enters it at 0, and one without a
/// movement is there altogether. Of a chain with a solid side only the edges are there that the ray crosses
/// to that side.
/// The points are off by at most 0.51 ulp of each coordinate and 2^-40 of the sizes in question, the
/// normals by 2^-23 unless the ray grazes a curve.
///
/// ```
/// use clash2d::{Circle, Vector2D, cast_ray};
///
/// let ball = Circle::new(Vector2D::new(10.0, 0.0), 2.0);
/// let hit = cast_ray(ball, Vector2D::ZERO, Vector2D::new(16.0, 0.0)).unwrap();
/// assert_eq!((hit.entry, hit.exit), (0.5, 0.75));
/// assert_eq!(hit.entry_normal, Vector2D::new(-1.0, 0.0));
/// ```
///
/// Constant time for shapes of a fixed size, O(n) for vertices or members; of a prepared shape only
/// those on the way are looked at, and O(log n) boxes around the others: a ray that meets a few of
/// 10,000 takes up to twice as long as with 10.
#[inline]
pub fn cast_ray<'a>(
    shape: impl Into<Shape<'a>>,
    origin: Vector2D,
    movement: Vector2D,
) -> Option<RayHit> {
    crate::cast::cast_ray(&shape.into(), origin, movement)
}

/// [`cast_ray`] with settings: which contacts count, how far, how near and from which sides; None also if
/// these are [refused](CastSettings::check).
///
/// A ray that keeps a distance is as thick to either side, and round: the parts are those at which it comes
/// within the distance of the shape and leaves it, and the points are the shape's. What starts in the
/// shape meets it, with [`CastMode::Approaching`](crate::CastMode::Approaching), where a point that moves there would. The first point must
/// not lie beyond the largest fraction, exactly; the last one may.
///
/// ```
/// use clash2d::{CastSettings, Circle, Vector2D, cast_ray_with};
///
/// let ball = Circle::new(Vector2D::new(10.0, 0.0), 2.0);
/// let [origin, way] = [Vector2D::ZERO, Vector2D::new(16.0, 0.0)];
/// let thick = CastSettings::new().with_distance_kept(2.0);
/// let hit = cast_ray_with(ball, origin, way, &thick).unwrap();
/// assert_eq!((hit.entry, hit.exit), (6.0 / 16.0, 14.0 / 16.0));
/// assert_eq!(hit.entry_point, Vector2D::new(8.0, 0.0));
/// let short = CastSettings::new().with_largest_fraction(0.4);
/// assert_eq!(cast_ray_with(ball, origin, way, &short), None);
/// ```
///
/// Cost as [`cast_ray`]; with a distance kept, other sides or contacts up to several times that.
#[inline]
pub fn cast_ray_with<'a>(
    shape: impl Into<Shape<'a>>,
    origin: Vector2D,
    movement: Vector2D,
    settings: &CastSettings,
) -> Option<RayHit> {
    crate::cast::cast_ray_with(&shape.into(), origin, movement, settings)
}

/// Where rays enter a shape, as parts of them from 0 to 1; 2 where one meets no point of it. How many do.
///
/// The rays are a batch of lines, each the way from its base to base + direction. Each answer is the entry
/// of [`cast_ray`](fn@cast_ray). Of rays that there is no room for only the number counts.
#[inline]
pub fn batch_cast_rays<'a>(
    shape: impl Into<Shape<'a>>,
    rays: &Batch<'_>,
    entries: &mut [f32],
) -> usize {
    crate::batch::batch_cast_rays(&shape.into(), rays, entries)
}
