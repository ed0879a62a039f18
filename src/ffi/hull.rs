//! Shapes that bound others, and how far they reach.

use core::mem::MaybeUninit;

use super::{buffer, elements, written};
use clash2d::abi::{
    array, bounding_circle, bounding_rectangle, oriented_box, support_point,
    swept_bounding_rectangle,
};
use clash2d::{
    Circle, Motion, OrientedRectangle, Rectangle, Shape, Support, Vector2D, convex_hull,
};

// ---- Bounding shapes ---------------------------------------------------------------------------

/// The smallest rectangle that contains a rectangle and a point. clash_bounding_rectangle is around
/// any shape, and around a group of any.
/// If one of them is invalid, the rectangle around the other; if both are, a rectangle of NaN.
/// Book: "Oriented Rectangle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_enlarge_rectangle_point(r: Rectangle, p: Vector2D) -> Rectangle {
    r.enlarged_by_point(p)
}

/// The smallest rectangle that contains two others. clash_bounding_rectangle is around any shape,
/// and around a group of any.
/// If one of them is invalid, the other; if both are, a rectangle of NaN.
/// Book: "Shape Grouping".
#[unsafe(no_mangle)]
pub extern "C" fn clash_enlarge_rectangle_rectangle(
    r: Rectangle,
    extender: Rectangle,
) -> Rectangle {
    r.enlarged_by(extender)
}

/// The smallest upright rectangle that contains an oriented one; of an invalid one, NaN.
/// clash_bounding_rectangle is around any shape, and tells whether there is one.
/// Book: "Bounding Shapes".
#[unsafe(no_mangle)]
pub extern "C" fn clash_oriented_rectangle_rectangle_hull(r: OrientedRectangle) -> Rectangle {
    r.rectangle_hull()
}

/// The smallest circle around the center that contains an oriented rectangle; of an invalid one,
/// NaN. clash_bounding_circle is around any shape, the smallest of all, and tells whether there is
/// one.
/// Book: "Bounding Shapes".
#[unsafe(no_mangle)]
pub extern "C" fn clash_oriented_rectangle_circle_hull(r: OrientedRectangle) -> Circle {
    r.circle_hull()
}

/// The smallest rectangle that contains all of `count` rectangles. Whether there is one: no if none
/// of them is valid. clash_bounding_rectangle is around any shape, and around a group of any.
/// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
/// Book: "Shape Grouping".
/// `outRectangle` may be null, and is written only if the answer is yes.
///
/// # Safety
/// `rectangles` is null or points to `count` readable elements; `outRectangle` lies elsewhere.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_rectangles_rectangle_hull(
    rectangles: *const Rectangle,
    count: usize,
    out_rectangle: Option<&mut MaybeUninit<Rectangle>>,
) -> bool {
    // SAFETY: the caller's promise is the one that `elements` asks for.
    written(Rectangle::hull(unsafe { elements(rectangles, count) }), out_rectangle)
}

/// The smallest rectangle that contains all of `count` circles. Whether there is one: no if none of
/// them is valid. clash_bounding_rectangle is around any shape, and around a group of any.
/// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
/// Book: "Shape Grouping".
/// `outRectangle` may be null, and is written only if the answer is yes.
///
/// # Safety
/// `circles` is null or points to `count` readable elements; `outRectangle` lies elsewhere.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_circles_rectangle_hull(
    circles: *const Circle,
    count: usize,
    out_rectangle: Option<&mut MaybeUninit<Rectangle>>,
) -> bool {
    // SAFETY: the caller's promise is the one that `elements` asks for.
    written(Circle::rectangle_hull(unsafe { elements(circles, count) }), out_rectangle)
}

/// A circle that contains all of `count` circles: around the center of their rectangle hull, and
/// as small as that allows. Whether there is one: no if none of them is valid. clash_bounding_circle
/// of a group is the smallest.
/// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
/// Book: "Shape Grouping".
/// `outCircle` may be null, and is written only if the answer is yes.
///
/// # Safety
/// `circles` is null or points to `count` readable elements; `outCircle` lies elsewhere.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_circles_circle_hull(
    circles: *const Circle,
    count: usize,
    out_circle: Option<&mut MaybeUninit<Circle>>,
) -> bool {
    // SAFETY: the caller's promise is the one that `elements` asks for.
    written(Circle::hull(unsafe { elements(circles, count) }), out_circle)
}

/// The smallest rectangle that contains a shape of any kind. Whether there is one: no if the shape
/// is null or empty.
/// Where the shape has no end, or no float is large enough, the size is infinite, and so may be the
/// origin. Of a shape at a position its sides may be four last places of its own coordinates longer,
/// where sums are no floats.
/// O(n) for n vertices or members.
/// Book: "Bounding Shapes", "Shape Grouping".
/// `outRectangle` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_bounding_rectangle(
    shape: Option<&Shape<'_>>,
    out_rectangle: Option<&mut MaybeUninit<Rectangle>>,
) -> bool {
    written(shape.and_then(bounding_rectangle), out_rectangle)
}

/// A rectangle that contains a shape of any kind all along a motion, hardly larger than the
/// smallest one: for a broad phase. Whether there is one: no if the shape is null or empty, or the
/// motion not finite.
/// Of what does not turn its sides are at most two last places of their coordinates outside of the
/// smallest. Of what turns they may lie further out by 2^-40 of the way and of the greatest
/// distance from the pivot, of a sector besides by 2^-13 of its radius. Without a movement and a
/// turn it is clash_bounding_rectangle.
/// Where there is no end, or no float is large enough, the size is infinite, and so may be the
/// origin; around a line that turns it is all of the plane. O(n) for n vertices or members,
/// whatever the number of turns.
/// `outRectangle` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_swept_bounding_rectangle(
    shape: Option<&Shape<'_>>,
    motion: Motion,
    out_rectangle: Option<&mut MaybeUninit<Rectangle>>,
) -> bool {
    written(shape.and_then(|shape| swept_bounding_rectangle(shape, motion)), out_rectangle)
}

/// The smallest circle that contains a shape of any kind. Whether there is one: no if the shape is
/// null or empty.
/// It contains it exactly. Its radius is at most 2^-22 of it larger than the smallest one, and by
/// what the center had to be moved to be made of floats: half a unit in the last place of each
/// coordinate; infinite where the shape has no end, or no float is large enough. Around a group with
/// members at positions of their own it is the circle around the smallest rectangle.
/// Usually O(n) for n vertices or members: each goes through a few rounds.
/// Book: "Bounding Shapes", "Shape Grouping".
/// `outCircle` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_bounding_circle(
    shape: Option<&Shape<'_>>,
    out_circle: Option<&mut MaybeUninit<Circle>>,
) -> bool {
    written(shape.and_then(bounding_circle), out_circle)
}

/// The turned rectangle of the smallest area that contains a shape of any kind. Whether there is
/// one: no if the shape is null or empty.
/// It contains it exactly, and is turned by -45 to 45 degrees, except that a turned rectangle is
/// its own. Its sides are at most 2^-22 of the longer one longer than those of the smallest, and by
/// what the center had to be moved to be made of floats. Only around a group with several radii, or
/// with sectors, it may be larger: the smallest one along an edge of the hull of all corners and
/// centers. Around a group with members at positions of their own it is the smallest rectangle, not turned.
/// Where the shape has no end, or no float is large enough, the half extents are infinite.
/// O(n) for a convex polygon of n vertices. For another polygon or a chain all vertices are looked
/// at again for about each hundred corners of the hull, for a group all members for each corner.
/// `outBox` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_oriented_box(
    shape: Option<&Shape<'_>>,
    out_box: Option<&mut MaybeUninit<OrientedRectangle>>,
) -> bool {
    written(shape.and_then(oriented_box), out_box)
}

/// The point of a shape that lies farthest along a direction of any length, and its place.
/// Whether there is one: no if the shape is null, empty or a line, or has a line as a member, and
/// if the direction is (0, 0) or not finite.
/// Which vertex it is, or which arc, is decided exactly. Of several that lie equally far it is the
/// one with the lowest number of its member, and then of its own: of an edge across the direction
/// the vertex that clash_shape_vertex has first. Its place is the one that clash_shape_place_at
/// tells with the direction as the normal.
/// Error of the point at most 0.51 ulp of each coordinate. O(n) for n vertices or members; of a
/// prepared shape those that are near that end of it, of a convex one O(log n).
/// `outSupport` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_support_point(
    shape: Option<&Shape<'_>>,
    direction: Vector2D,
    out_support: Option<&mut MaybeUninit<Support>>,
) -> bool {
    written(shape.and_then(|shape| support_point(shape, direction)), out_support)
}

/// Writes the corners of the convex hull of some points. How many there are, of which the first
/// `capacity` are written; the rest of the buffer is left without meaning. Exact.
/// Counterclockwise, the lowest corner first and of several the leftmost one; no point twice, and
/// none that lies on an edge between its ends. Points with a NaN or an infinity are left out.
/// O(count log(count)) if `capacity` is at least `count`; otherwise all points are looked at again
/// for about each hundred corners.
///
/// # Safety
/// `points` points to `count` readable elements and `outCorners` to `capacity` writable ones, or is
/// null, as if there were none. The two do not overlap.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_convex_hull(
    points: *const Vector2D,
    count: usize,
    out_corners: *mut Vector2D,
    capacity: usize,
) -> usize {
    // SAFETY: the caller's promise is the one that `array` and `buffer` ask for.
    let (points, corners) = unsafe { (array(points, count), buffer(out_corners, capacity)) };
    convex_hull(points, corners)
}
