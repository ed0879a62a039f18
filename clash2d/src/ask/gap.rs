//! How far two shapes are apart, how deep they overlap, and how they come apart.

#![forbid(unsafe_code)]

use crate::any::Shape;
use crate::contact::Contact;
use crate::distance::Distance;
use crate::vector::Vector2D;

/// How far two shapes are apart, and where; None if one of them is empty.
///
/// The distance is 0 exactly if they [`collide`](crate::collide), and otherwise off by at most 0.51
/// ulp. Each point is one of its shape, rounded: off by at most 0.51 ulp of each coordinate and
/// 2^-40 of the shapes' extent. A coordinate beyond all floats is the last one of them. Where
/// several points are nearest it is always the same of them; swapping the shapes swaps the points. The
/// places lead back to the points, but for the rounding of both.
///
/// ```
/// use clash2d::{Circle, Polygon, Vector2D, distance};
///
/// let corners = [(0.0, 0.0), (4.0, 0.0), (0.0, 3.0)].map(Vector2D::from);
/// let triangle = Polygon::new(&corners);
/// let ball = Circle::new(Vector2D::new(5.0, 5.5), 1.0);
/// let apart = distance(triangle, ball).unwrap();
/// assert_eq!(apart.distance, 4.0);
/// assert_eq!(apart.point_a, Vector2D::new(2.0, 1.5));
/// assert_eq!((apart.place_a.edge, apart.place_a.along), (1, 0.5)); // The middle of the second edge.
/// ```
///
/// Constant time for shapes of a fixed size, O(n + m) for the vertices or members of both and the pairs
/// of them that are near each other; of prepared shapes only what is near.
#[inline]
pub fn distance<'a>(a: impl Into<Shape<'a>>, b: impl Into<Shape<'a>>) -> Option<Distance> {
    crate::distance::distance(&a.into(), &b.into())
}

/// How far two shapes are apart and where, as [`distance`] tells, if they come [`within`](crate::within()) a maximum of each other;
/// None exactly if they do not.
///
/// Of an infinite maximum it is [`distance`]. What is farther apart than the maximum is left out early: the
/// members of groups and the edges of prepared shapes that are, and shapes of many vertices as a whole.
///
/// ```
/// use clash2d::{Circle, Rectangle, Vector2D, distance, distance_within};
///
/// let room = Rectangle::new(Vector2D::ZERO, Vector2D::new(4.0, 2.0));
/// let guard = Circle::new(Vector2D::new(7.0, 6.0), 1.0);
/// assert_eq!(distance_within(room, guard, 4.0), distance(room, guard));
/// assert_eq!(distance_within(room, guard, 3.9), None);
/// ```
#[inline]
pub fn distance_within<'a>(
    a: impl Into<Shape<'a>>,
    b: impl Into<Shape<'a>>,
    maximum: f32,
) -> Option<Distance> {
    crate::within::distance_within(&a.into(), &b.into(), maximum)
}

/// How two shapes touch; None exactly if they do not [`collide`](crate::collide).
///
/// For two convex shapes the normal is the direction of least penetration: moving the second one by
/// normal times depth takes them apart, but for the rounding of that, and nothing shorter does.
/// Otherwise it is the deepest of all [`contacts`]. The normal always has length 1: two equal points
/// are pushed apart along the X axis.
///
/// The normal is off by at most 1 ulp of each coordinate and 2^-31, depth and positions by 0.51 ulp and
/// 2^-40 of the shapes' extent, 2^-34 where a steep edge is cut. But a second point of a rounded edge that
/// is not parallel to the other one is where its straight core is, moved by the radius along the normal: up
/// to `radius * (1 / cos - 1)` within its surface, of the angle between both. Swapping the shapes swaps the
/// answer, unless they are equal.
///
/// ```
/// use clash2d::{Rectangle, Vector2D, contact};
///
/// let ground = Rectangle::new(Vector2D::ZERO, Vector2D::new(10.0, 1.0));
/// let crate_ = Rectangle::new(Vector2D::new(3.0, 0.75), Vector2D::new(2.0, 2.0));
/// let contact = contact(ground, crate_).unwrap();
/// assert_eq!((contact.normal, contact.depth), (Vector2D::new(0.0, 1.0), 0.25));
/// assert_eq!(contact.point_count, 2);
/// ```
#[inline]
pub fn contact<'a>(a: impl Into<Shape<'a>>, b: impl Into<Shape<'a>>) -> Option<Contact> {
    crate::contact::contact(&a.into(), &b.into())
}

/// How two shapes touch, or come near each other: the [`contact`] of shapes that come within a distance.
///
/// A point is told if the surfaces are no farther apart there than the distance, which makes its depth negative:
/// a step of a solver that keeps what is apart from passing through. Shapes that are apart have a normal along the
/// shortest way between them, and a depth that is minus their distance; two edges that face each other have two
/// points. Shapes that collide have the [`contact`] that they have without a distance, but for second points that
/// are not deep but near. Of shapes with many parts it is the deepest of all [`contacts_within`].
///
/// There is one exactly if the shapes come [`within`](crate::within()) the distance, but for chains with a solid
/// side: what is apart from them has one only in front of the free side. 0 asks for [`contact`], and nothing has
/// one within a negative distance or NaN. Errors and cost as [`contact`], where apart as
/// [`distance`](crate::distance), too.
///
/// ```
/// use clash2d::{Rectangle, Vector2D, contact_within};
///
/// let ground = Rectangle::new(Vector2D::ZERO, Vector2D::new(10.0, 1.0));
/// let crate_ = Rectangle::new(Vector2D::new(3.0, 1.25), Vector2D::new(2.0, 2.0));
/// let contact = contact_within(ground, crate_, 0.5).unwrap();
/// assert_eq!((contact.normal, contact.depth), (Vector2D::new(0.0, 1.0), -0.25));
/// assert_eq!(contact.point_count, 2);
/// assert_eq!(contact_within(ground, crate_, 0.125), None);
/// ```
#[inline]
pub fn contact_within<'a>(
    a: impl Into<Shape<'a>>,
    b: impl Into<Shape<'a>>,
    distance: f32,
) -> Option<Contact> {
    crate::contact::contact_within(&a.into(), &b.into(), distance)
}

/// All contacts of two shapes, part by part; how many there are. Those that the buffer has no room
/// for are left out.
///
/// A convex shape is one part. A chain, and a polygon that is not convex, has its edges as parts; each
/// pushes to its free side only, and not against its neighbours, so that nothing that slides along
/// them is stopped. Without a solid side that is where the other shape's middle is. An edge that lies
/// inside, with the polygon on both sides, is none. A line, which has no ends, is pushed off a chain
/// with a solid side past all of it: to the free side of the edges that it meets, or, if they have it
/// on both sides of the line, to the nearer one. Of a group each member has parts of its own.
///
/// Two parts have a contact if they meet in front of each other, and if they face each other across
/// what the shapes share: each connected piece of that has contacts of all edges that lie opposite
/// each other around it, and at least one. Their points are corners, cut to the other part's length,
/// and where edges cross that face each other, at a depth of 0. They follow each other in the order
/// of the edges that meet, around each piece from where the second border enters the first shape; they
/// are no more than pairs of edges that meet, and the edges of both around what is shared.
///
/// There is a contact exactly if the two [`collide`](crate::collide): what lies inside a polygon
/// without touching an edge is pushed out past the one that is left behind soonest.
#[inline]
pub fn contacts<'a>(
    a: impl Into<Shape<'a>>,
    b: impl Into<Shape<'a>>,
    buffer: &mut [Contact],
) -> usize {
    crate::contact::contacts(&a.into(), &b.into(), buffer)
}

/// All contacts of two shapes that come within a distance of each other, part by part, as [`contact_within`]
/// tells them; how many there are. Those that the buffer has no room for are left out.
///
/// Parts that touch have the [`contacts`] that they have without a distance. Parts that are apart, but not more
/// than the distance, have one if each lies where the other one pushes to, whatever lies between them: on its free
/// side, and not beyond a neighbour in line with it, so that nothing stumbles over seams, unless they have one
/// across what is shared. Where no parts face each other so, the nearest ones have one, unless the one is of a
/// chain with a solid side, and the other one behind that.
#[inline]
pub fn contacts_within<'a>(
    a: impl Into<Shape<'a>>,
    b: impl Into<Shape<'a>>,
    distance: f32,
    buffer: &mut [Contact],
) -> usize {
    crate::contact::contacts_within(&a.into(), &b.into(), distance, buffer)
}

/// The vector by which to move the second of two shapes so that they are apart or only touch; None
/// exactly if they do not [`collide`](crate::collide).
///
/// It really separates: where it is added to each coordinate of the second shape, as f32 does, to
/// vertices, centers, origins and bases, the two share no interior points any more; this is decided
/// exactly. If one of them, or a member, stands at a position, it is to be added to the position of the second
/// shape. Of a segment, a line or a chain without area all points but open ends are interior ones,
/// so that such shapes may be moved by a last place where they only seem to touch; members of groups
/// count one by one. Shapes that only touch stay where they are.
///
/// For two convex shapes, and with a line, it is the shortest way but for a few last places of the
/// coordinates; a line leaves a chain with a solid side as it does in [`contacts`](crate::contacts),
/// and other shapes leave it to its free side. For all others it is the shortest of the ways out of
/// the parts that are met, up to 24 pairs of them, and where there are more the shortest way past all
/// of them in one of up to 12 directions: often the shortest there is, but longer ones occur. Sectors
/// wider than 180 degrees, and those of rings, are left by up to 1% of their radius more than they
/// need. Both coordinates are infinite where nothing separates the two, as with lines that cross.
///
/// What stands at a position is moved by adding to it, and so is what it meets.
///
/// O(n + m) for two convex shapes of n and m vertices; for others what is near, up to some hundred
/// times: of prepared shapes few boxes, edges and members, of plain ones all are looked at.
///
/// ```
/// use clash2d::{Circle, Rectangle, Vector2D, separation};
///
/// let wall = Rectangle::new(Vector2D::ZERO, Vector2D::new(4.0, 8.0));
/// let ball = Circle::new(Vector2D::new(4.5, 3.0), 1.0);
/// assert_eq!(separation(wall, ball), Some(Vector2D::new(0.5, 0.0)));
/// ```
#[inline]
pub fn separation<'a>(a: impl Into<Shape<'a>>, b: impl Into<Shape<'a>>) -> Option<Vector2D> {
    crate::separation::separation(&a.into(), &b.into())
}
