//! Making shapes of any kind, and checking them.

use core::ffi::c_char;

use clash2d::abi::message;
use clash2d::{
    Capsule, Chain, Circle, Group, Line, OrientedRectangle, Polygon, Rectangle, Sector, Segment,
    Shape, Status, Vector2D,
};

// ---- Shapes of any kind ------------------------------------------------------------------------

/// The shape that is a point.
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_point(point: Vector2D) -> Shape<'static> {
    point.into()
}

/// The shape that is a line.
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_line(line: Line) -> Shape<'static> {
    line.into()
}

/// The shape that is a segment.
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_segment(segment: Segment) -> Shape<'static> {
    segment.into()
}

/// The shape that is a circle.
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_circle(circle: Circle) -> Shape<'static> {
    circle.into()
}

/// The shape that is a rectangle.
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_rectangle(rectangle: Rectangle) -> Shape<'static> {
    rectangle.into()
}

/// The shape that is an oriented rectangle.
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_oriented_rectangle(
    oriented_rectangle: OrientedRectangle,
) -> Shape<'static> {
    oriented_rectangle.into()
}

/// The shape that is a capsule.
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_capsule(capsule: Capsule) -> Shape<'static> {
    capsule.into()
}

/// The shape that is a sector.
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_sector(sector: Sector) -> Shape<'static> {
    sector.into()
}

/// The shape that is a polygon of one ring of `count` vertices, and of all points within `radius`
/// of it. Nothing is copied or looked at: the vertices stay the caller's and must outlive the
/// shape.
///
/// # Safety
/// Whenever the shape is used, `vertices` points to `count` readable elements, or is null or
/// unaligned, which makes it invalid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_polygon(
    vertices: *const Vector2D,
    count: usize,
    radius: f32,
) -> Shape<'static> {
    // SAFETY: the caller's promise is the one that is asked for; there are no ring sizes.
    unsafe { Polygon::lent(vertices, count, core::ptr::null(), 0, radius) }.into()
}

/// The shape that is a polygon of `ringCount` rings, outlines and holes: the first `ringSizes[0]`
/// vertices, the next `ringSizes[1]` ones, and so on until there are `count`; and of all points
/// within `radius` of it. Nothing is copied or looked at: both arrays stay the caller's and must
/// outlive the shape.
///
/// # Safety
/// Whenever the shape is used, `vertices` points to `count` readable elements and `ringSizes` to
/// `ringCount` ones, or one is null or unaligned, which makes it invalid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_polygon_with_rings(
    vertices: *const Vector2D,
    count: usize,
    ring_sizes: *const u32,
    ring_count: usize,
    radius: f32,
) -> Shape<'static> {
    // SAFETY: the caller's promise is the one that is asked for.
    unsafe { Polygon::lent(vertices, count, ring_sizes, ring_count, radius) }.into()
}

/// The shape that is a chain of `count` vertices, and of all points within `radius` of it.
/// `isClosed` joins the last vertex to the first one; `side` is a ClashSide, the solid one.
/// Nothing is copied or looked at: the vertices stay the caller's and must outlive the shape.
///
/// # Safety
/// Whenever the shape is used, `vertices` points to `count` readable elements, or is null or
/// unaligned, which makes it invalid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_chain(
    vertices: *const Vector2D,
    count: usize,
    radius: f32,
    is_closed: bool,
    side: u32,
) -> Shape<'static> {
    // SAFETY: the caller's promise is the one that is asked for.
    unsafe { Chain::lent(vertices, count, radius, is_closed.into(), side) }.into()
}

/// The shape that consists of all points of `count` others, none of them a group. Nothing is copied
/// or looked at: the members stay the caller's and must outlive the shape.
///
/// # Safety
/// Whenever the shape is used, `shapes` points to `count` readable elements, or is null or
/// unaligned, which makes it invalid.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_group(
    shapes: *const Shape<'static>,
    count: usize,
) -> Shape<'static> {
    // SAFETY: the caller's promise is the one that is asked for.
    unsafe { Group::lent(shapes, count) }.into()
}

/// Whether a shape is valid, or the first reason why not: an invalid shape is the empty set.
/// A shape of the kind CLASH_SHAPE_NONE is valid and empty. O(vertices), O(members).
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_check(shape: Option<&Shape<'_>>) -> Status {
    shape.map_or(Status::NullPointer, Shape::check)
}

/// What a ClashStatus means: a sentence in English without a full stop, never null, for ever valid.
#[unsafe(no_mangle)]
pub extern "C" fn clash_status_message(status: u32) -> *const c_char {
    Status::from_u32(status).map_or(c"an unknown status", message).as_ptr()
}
