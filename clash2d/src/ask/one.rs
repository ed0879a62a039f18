//! What is asked of a single shape.

#![forbid(unsafe_code)]

use crate::any::Shape;
use crate::cast::Motion;
use crate::clip::Stretch;
use crate::mass::Mass;
use crate::shape::{Circle, OrientedRectangle, Rectangle, Segment};
use crate::signed::SignedDistance;
use crate::support::Support;
use crate::vector::Vector2D;

/// How far a point is from the border of a shape: positive outside, negative inside; None if the shape is
/// empty or the point not finite.
///
/// Which of them is decided exactly: positive exactly if the two do not [`collide`](crate::collide), and
/// negative exactly if all around the point belongs to the shape. So it is never negative for what has no
/// area. The border of a group is that of what its members cover together: what lies within another member, and
/// where they lie flush, is none.
///
/// Error of the distance at most 0.51 ulp, outside as [`distance`](fn@crate::distance); of the point at most
/// 0.51 ulp of each coordinate and 2^-40 of the extent of the shape, of the normal 1 ulp and 2^-24. Of several nearest
/// points always the same one is told.
///
/// ```
/// use clash2d::{Rectangle, Vector2D, signed_distance};
///
/// let room = Rectangle::new(Vector2D::ZERO, Vector2D::new(8.0, 4.0));
/// let inside = signed_distance(room, Vector2D::new(7.0, 2.0)).unwrap();
/// assert_eq!((inside.distance, inside.point), (-1.0, Vector2D::new(8.0, 2.0)));
/// assert_eq!((inside.normal, inside.place.edge), (Vector2D::new(1.0, 0.0), 1));
/// let outside = signed_distance(room, Vector2D::new(11.0, 8.0)).unwrap();
/// assert_eq!((outside.distance, outside.normal), (5.0, Vector2D::new(0.6, 0.8)));
/// ```
///
/// O(n) for n vertices or members; of prepared shapes what is no farther than about twice the distance. Inside
/// of polygons that are not convex, of rounded chains and of groups each piece of border there is compared with those
/// that it meets.
#[inline]
pub fn signed_distance<'a>(shape: impl Into<Shape<'a>>, point: Vector2D) -> Option<SignedDistance> {
    crate::signed::signed_distance(&shape.into(), point)
}

/// The point of a shape that lies farthest along a direction of any length.
///
/// None if the shape is empty or a line or has one as a member, and if the direction is the null vector
/// or not finite. Which vertex it is, or which arc, is decided exactly; of several that lie equally far
/// the one with the lowest number of its member, and then of its own. The place is the one that
/// [`Shape::place_at`] tells with the direction as the normal, on that member. Error of the point at most 0.51 ulp of each
/// coordinate. O(n) for n vertices or members; of a prepared shape those that are near that end of it.
///
/// ```
/// use clash2d::{Circle, Rectangle, Vector2D, support_point};
///
/// let wall = Rectangle::new(Vector2D::ZERO, Vector2D::new(4.0, 3.0));
/// let corner = support_point(wall, Vector2D::new(1.0, 0.25)).unwrap();
/// assert_eq!((corner.point, corner.place.edge), (Vector2D::new(4.0, 3.0), 1));
/// let ball = Circle::new(Vector2D::new(1.0, 2.0), 5.0);
/// let far = support_point(ball, Vector2D::new(-3.0, 4.0)).unwrap();
/// assert_eq!(far.point, Vector2D::new(-2.0, 6.0));
/// ```
#[inline]
pub fn support_point<'a>(shape: impl Into<Shape<'a>>, direction: Vector2D) -> Option<Support> {
    crate::support::support_point(&shape.into(), direction)
}

/// All stretches of a segment that lie in a shape, in their order along the segment; how many there are,
/// of which the first ones are in the buffer.
///
/// Touching counts: a stretch may be a single point. No two of them share a point: where members of a group
/// lie flush, and where the border touches the segment from inside, nothing ends. Which ones there are is decided
/// exactly; there is one exactly if the two [`collide`](crate::collide). Points and fractions are within
/// 1 ulp of the true ones, or of 2^-24 of the size of the segment, and never out of order. A segment of
/// length 0 in the shape is one stretch, from 0 to 1. Cost as [`relate`](crate::relate).
///
/// ```
/// use clash2d::{Polygon, Segment, Stretch, Vector2D, clip_segment};
///
/// // A gate: the beam goes through both posts.
/// let gate = [(0., 0.), (1., 0.), (1., 3.), (5., 3.), (5., 0.), (6., 0.), (6., 4.), (0., 4.)];
/// let gate = gate.map(Vector2D::from);
/// let beam = Segment::new(Vector2D::new(-2.0, 1.0), Vector2D::new(8.0, 1.0));
/// let mut found = [Stretch::default(); 4];
/// assert_eq!(clip_segment(Polygon::new(&gate), beam, &mut found), 2);
/// assert_eq!((found[0].entry, found[0].exit_point), (0.2, Vector2D::new(1.0, 1.0)));
/// assert_eq!((found[1].entry_point, found[1].exit), (Vector2D::new(5.0, 1.0), 0.8));
/// ```
#[inline]
pub fn clip_segment<'a>(
    shape: impl Into<Shape<'a>>,
    segment: Segment,
    buffer: &mut [Stretch],
) -> usize {
    crate::clip::clip_segment(&shape.into(), segment, buffer)
}

/// The area, the centroid and the second moment of area of a shape; None if it is empty or a line, or has
/// a line as a member.
///
/// What has no area balances by its length, as a chain, a segment, and a polygon in one line, whose edges
/// count; what has no length, as points do. A group is the sum of its members as they are: where they
/// overlap, each of them counts; what has no area then counts only if nothing has one. A polygon counts as
/// [`Polygon::area`](crate::Polygon::area) says, with what its radius adds if it is convex or has no more than two vertices. The
/// radius of other polygons, and of chains of more than two vertices, is left out.
///
/// Error of the area and of the centroid at most 0.51 ulp, and 2^-40 of the area and of the extent; of the
/// second moment 0.51 ulp, and 2^-40 of the area times the square of the extent, which is that of the
/// whole disc for a sector. O(n) for n vertices or members; with several rings as [`Polygon::area`](crate::Polygon::area).
///
/// ```
/// use clash2d::{Rectangle, Vector2D, mass};
///
/// let plank = Rectangle::new(Vector2D::ZERO, Vector2D::new(4.0, 3.0));
/// let found = mass(plank).unwrap();
/// assert_eq!((found.area, found.centroid), (12.0, Vector2D::new(2.0, 1.5)));
/// assert_eq!(found.second_moment, 12.0 * (4.0 * 4.0 + 3.0 * 3.0) / 12.0);
/// ```
#[inline]
pub fn mass<'a>(shape: impl Into<Shape<'a>>) -> Option<Mass> {
    crate::mass::mass(&shape.into())
}

/// The smallest rectangle that contains a shape; None of one without points.
///
/// Where the shape has no end, or no f32 is large enough, the size is infinite, and so may be the
/// origin. O(n) for n vertices or members.
/// Book: "Bounding Shapes", "Shape Grouping".
/// Of a shape at a position it may be a last place of that larger, and around a group with members at
/// positions of their own as large as one around their upright rectangle.
#[inline]
pub fn bounding_rectangle<'a>(shape: impl Into<Shape<'a>>) -> Option<Rectangle> {
    crate::hull::bounding_rectangle(&shape.into())
}

/// The smallest circle that contains a shape; None of one without points.
///
/// It contains it exactly. Its radius is at most 2^-22 of it larger than the smallest one, and by
/// what the center had to be moved to be made of floats: half a unit in the last place of each
/// coordinate. Where the shape has no end, or no f32 is large enough, it is infinite. Usually O(n)
/// for n vertices or members: each goes through a few rounds.
/// Book: "Bounding Shapes", "Shape Grouping". Fischer and Gärtner, The smallest enclosing ball of
/// balls (2003).
/// Of a shape at a position it may be a last place of that larger, and around a group with members at
/// positions of their own as large as one around their upright rectangle.
#[inline]
pub fn bounding_circle<'a>(shape: impl Into<Shape<'a>>) -> Option<Circle> {
    crate::hull::bounding_circle(&shape.into())
}

/// The turned rectangle of the smallest area that contains a shape; None of one without points.
///
/// It contains it exactly, and is turned by -45 to 45 degrees, except that a turned rectangle is
/// its own. Its sides are at most 2^-22 of the longer one longer than those of the smallest, and by
/// what the center had to be moved to be made of floats: half a unit in the last place of each
/// coordinate. Only around a group with several radii, or with sectors, it may be larger: the
/// smallest one along an edge of the hull of all corners and centers. Where the shape has no end,
/// or no f32 is large enough, the half extents are infinite.
/// O(n) for a convex polygon of n vertices. For another polygon or a chain all vertices are looked
/// at again for about each hundred corners of the hull, for a group all members for each corner.
/// Toussaint, Solving geometric problems with the rotating calipers (1983).
/// Of a shape at a position it may be a last place of that larger, and around a group with members at
/// positions of their own as large as one around their upright rectangle.
#[inline]
pub fn oriented_box<'a>(shape: impl Into<Shape<'a>>) -> Option<OrientedRectangle> {
    crate::hull::oriented_box(&shape.into())
}

/// A rectangle that contains a shape all along a motion, hardly larger than the smallest one.
///
/// None of a shape without points, and if the motion is not finite. Without a turn its sides are at most
/// two last places of their coordinates outside of the smallest; with one, and besides, 2^-40 of the
/// greatest distances from the pivot and of the way, and 2^-13 of the radius of a sector. Where there is
/// no end, or no f32 is large enough, the size is infinite, and so may be the origin; so it is around a
/// line that turns. O(n) for n vertices or members, whatever the number of turns.
///
/// ```
/// use clash2d::{Motion, Rectangle, Segment, Vector2D, swept_bounding_rectangle};
///
/// // A bat swings by half a turn around its end.
/// let bat = Segment::new(Vector2D::ZERO, Vector2D::new(4.0, 0.0));
/// let swing = Motion { rotation: 180.0, ..Motion::default() };
/// let around = swept_bounding_rectangle(bat, swing).expect("it has points");
/// assert!((around.origin.x + 4.0).abs() < 1e-6 && around.size.x >= 8.0 && around.size.y < 4.00001);
/// ```
#[inline]
pub fn swept_bounding_rectangle<'a>(
    shape: impl Into<Shape<'a>>,
    motion: Motion,
) -> Option<Rectangle> {
    crate::swept::swept_bounding_rectangle(&shape.into(), motion)
}
