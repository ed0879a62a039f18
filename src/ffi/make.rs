//! Shapes from what programs hold, and placing shapes.

use core::mem::MaybeUninit;

use super::{buffer, written};
use clash2d::abi::place_all;
use clash2d::{Line, Node, OrientedRectangle, Polygon, Pose, Rectangle, Shape, Status, Vector2D};

// ---- Shapes from what programs hold ------------------------------------------------------------

/// The rectangle between two edges on each axis, in either order: with Y down, `top` may be the
/// smaller number. It contains all of that: a size that is no float is rounded up, and if there is
/// no float large enough, the rectangle is invalid.
#[unsafe(no_mangle)]
pub extern "C" fn clash_rectangle_from_edges(
    left: f32,
    bottom: f32,
    right: f32,
    top: f32,
) -> Rectangle {
    Rectangle::from_edges(left, bottom, right, top)
}

/// The rectangle around a center. It contains all of that: an origin that is no float is rounded
/// down, a size up, and if there is no float large enough, the rectangle is invalid.
#[unsafe(no_mangle)]
pub extern "C" fn clash_rectangle_from_center(center: Vector2D, size: Vector2D) -> Rectangle {
    Rectangle::from_center(center, size)
}

/// The rectangle around a center, with its whole width and height, turned by some radians
/// counterclockwise: what engines hold. Error of the degrees at most 0.51 ulp.
#[unsafe(no_mangle)]
pub extern "C" fn clash_oriented_rectangle_from_center(
    center: Vector2D,
    size: Vector2D,
    radians: f32,
) -> OrientedRectangle {
    OrientedRectangle::from_center(center, size, radians)
}

/// The rectangle of the size of `r` whose point `pivot` lies at its origin, turned around it by
/// some degrees; the pivot is seen from the corner with the smallest coordinates, unturned. With
/// `rec`, `origin` and `rotation` it is what DrawRectanglePro of raylib draws.
/// Error of the center at most 0.51 ulp in each coordinate.
#[unsafe(no_mangle)]
pub extern "C" fn clash_oriented_rectangle_from_pivot(
    r: Rectangle,
    pivot: Vector2D,
    rotation: f32,
) -> OrientedRectangle {
    OrientedRectangle::from_pivot(r, pivot, rotation)
}

/// The line through two points; if they are the same, that point. It goes through `a` exactly.
/// Error of the direction at most 0.51 ulp in each coordinate: none where `b - a` is a float, as on
/// a grid.
#[unsafe(no_mangle)]
pub extern "C" fn clash_line_through_points(a: Vector2D, b: Vector2D) -> Line {
    Line::from_points(a, b)
}

/// The polygon with all sides and all angles equal, with `count` vertices, counterclockwise. The
/// first one lies `rotation` degrees counterclockwise from the X axis. The vertices are written to
/// `outVertices`, which must outlive the shape.
/// Error of each coordinate at most 0.51 ulp, and 2^-48 of `radius` and of the center's one.
/// Invalid if the radius is negative, a number is not finite or `outVertices` is null. O(count).
///
/// # Safety
/// `outVertices` is null or points to `count` writable elements, readable as long as the shape is
/// used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_regular_polygon(
    center: Vector2D,
    radius: f32,
    rotation: f32,
    out_vertices: *mut Vector2D,
    count: usize,
) -> Shape<'static> {
    // SAFETY: the caller's promise is the one that `buffer` asks for.
    Polygon::regular(center, radius, rotation, unsafe { buffer(out_vertices, count) });
    // SAFETY: the caller's promise is the one that is asked for; there are no ring sizes.
    unsafe { Polygon::lent(out_vertices, count, core::ptr::null(), 0, 0.0) }.into()
}

/// The rectangle with its corners rounded by circles of a radius, at most half of the smaller side:
/// a polygon of four vertices, counterclockwise from the lower left one, and a radius around them.
/// The vertices are written to `outVertices`, which must outlive the shape.
/// Error of each vertex at most 0.51 ulp in each coordinate. Invalid if the rectangle is, the
/// radius is negative or NaN, or `capacity` is below 4.
///
/// # Safety
/// `outVertices` points to `capacity` writable elements, readable as long as the shape is used, or
/// is null, as if `capacity` were 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_rounded_rectangle(
    r: Rectangle,
    corner_radius: f32,
    out_vertices: *mut Vector2D,
    capacity: usize,
) -> Shape<'static> {
    // SAFETY: the caller's promise is the one that `buffer` asks for.
    let vertices = unsafe { buffer(out_vertices, capacity) }.first_chunk_mut();
    let make = |vertices| Polygon::rounded_rectangle(r, corner_radius, vertices).into();
    vertices.map_or_else(no_polygon, make)
}

/// A polygon that lacks its vertices, which is invalid.
fn no_polygon() -> Shape<'static> {
    // SAFETY: null is allowed.
    unsafe { Polygon::lent(core::ptr::null(), 4, core::ptr::null(), 0, 0.0) }.into()
}

// ---- Placing shapes ----------------------------------------------------------------------------

/// Turns some vertices by `rotation` degrees around the origin, and moves them by `position`. How
/// many there are, of which the first `capacity` are written; the two arrays may overlap.
/// Error at most 0.51 ulp of each coordinate, also under cancellation: it is rounded once.
/// O(count).
///
/// # Safety
/// `vertices` points to `count` readable elements and `outVertices` to `capacity` writable ones;
/// null has none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_place_vertices(
    vertices: *const Vector2D,
    count: usize,
    position: Vector2D,
    rotation: f32,
    out_vertices: *mut Vector2D,
    capacity: usize,
) -> usize {
    let count = if vertices.is_null() { 0 } else { count };
    // SAFETY: the caller's promise is the one that `buffer` asks for.
    let room = unsafe { buffer(out_vertices, capacity) }.len();
    let size = room.min(count) * size_of::<Vector2D>();
    // SAFETY: the caller promises as many bytes at both places.
    unsafe { core::ptr::copy(vertices.cast::<u8>(), out_vertices.cast(), size) };
    // SAFETY: as for `room`.
    place_all(unsafe { buffer(out_vertices, room.min(count)) }, position, rotation);
    count
}

/// How many nodes clash_shape_at_pose takes at most, which is for any turn but full ones: 0 of a shape
/// without arrays, and if it is null or invalid. O(members), and what clash_shape_check takes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_at_pose_capacity(shape: Option<&Shape<'_>>) -> usize {
    shape.map_or(0, |shape| shape.turned_capacity().in_nodes())
}

/// A shape that is given in a frame, as it is where the frame is: turned around the origin by the
/// rotation, and then at the position of the pose, exactly.
/// Each vertex is rounded once as it is turned, error at most 0.51 ulp of each coordinate, and right
/// angles are exact; so vertices in line may no longer be, and a convex polygon that has some not
/// convex. A rectangle becomes an oriented one, and its center is rounded; so is the sum of two angles.
/// A prepared shape stays prepared, and a group is turned member by member. If the shape has a position
/// of its own, that is turned and moved like a point, and rounded.
/// The arrays of what is turned are written to `nodes`, which must outlive `outShape` and, unlike
/// those of clash_shape_prepared, stay where they are; it borrows nothing of `shape` then. A rotation by
/// full turns, such as 0, writes nothing: `outShape` then borrows what `shape` does.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BUFFER_TOO_SMALL, CLASH_STATUS_NOT_FINITE if the pose
/// is not finite, and why the shape is invalid, or becomes so. O(vertices), O(members).
/// `outShape` may be null, and is written only if the status is CLASH_STATUS_OK.
///
/// # Safety
/// `nodes` points to `capacity` writable elements, readable as long as `outShape` is used, or is
/// null, as if `capacity` were 0. The shape and its arrays lie neither in it nor at `outShape`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_at_pose(
    shape: Option<&Shape<'static>>,
    pose: Pose,
    nodes: *mut Node,
    capacity: usize,
    out_shape: Option<&mut MaybeUninit<Shape<'static>>>,
) -> Status {
    let Some(shape) = shape else { return Status::NullPointer };
    // SAFETY: the caller's promise is the one that `buffer` asks for.
    let there = shape.at_pose_in(pose, unsafe { buffer(nodes, capacity) });
    let status = there.err().unwrap_or(Status::Ok);
    written(there.ok(), out_shape);
    status
}
