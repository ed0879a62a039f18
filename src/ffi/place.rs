//! Members, edges and vertices by their numbers.

use core::mem::MaybeUninit;

use super::written;
use clash2d::{Edge, Place, Shape, Vector2D};

// ---- Borders: members, edges and vertices ------------------------------------------------------

/// How many members a group has, also empty ones; 1 of any other shape, 0 of null.
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_member_count(shape: Option<&Shape<'_>>) -> usize {
    shape.map_or(0, Shape::member_count)
}

/// How many edges a member has, as ClashPlace numbers them; 0 of an empty one, and if there is no
/// such member. Of a shape that is no group the member is 0. O(vertices).
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_edge_count(shape: Option<&Shape<'_>>, member: u32) -> u32 {
    shape.map_or(0, |shape| shape.edge_count(member))
}

/// How many vertices a member has: points one, segments and capsules two, rectangles four, polygons
/// and chains their own, a sector where its sides begin and end; lines, circles and what is empty
/// none. O(vertices).
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_vertex_count(shape: Option<&Shape<'_>>, member: u32) -> usize {
    shape.map_or(0, |shape| shape.vertex_count(member))
}

/// An edge of a member, rounded. Whether there is one: around a vertex of a rounded shape that goes
/// straight on there is none. O(vertices), of a prepared shape without equal vertices in a row O(1).
/// `outEdge` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_edge(
    shape: Option<&Shape<'_>>,
    member: u32,
    edge: u32,
    out_edge: Option<&mut MaybeUninit<Edge>>,
) -> bool {
    written(shape.and_then(|shape| shape.edge(member, edge)), out_edge)
}

/// A vertex of a member, rounded. Whether there is one. They are numbered from 0: `point1` first,
/// rectangles from the lower left corner before they are turned, all counterclockwise.
/// `outVertex` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_vertex(
    shape: Option<&Shape<'_>>,
    member: u32,
    vertex: u32,
    out_vertex: Option<&mut MaybeUninit<Vector2D>>,
) -> bool {
    written(shape.and_then(|shape| shape.vertex(member, vertex)), out_vertex)
}

/// The point at a place on the border, rounded. Whether there is such an edge; cost as
/// clash_shape_edge.
/// `outPoint` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_point_at(
    shape: Option<&Shape<'_>>,
    place: Place,
    out_point: Option<&mut MaybeUninit<Vector2D>>,
) -> bool {
    written(shape.and_then(|shape| shape.point_at(place)), out_point)
}

/// The place on the border that is nearest to a point, such as another answer tells. Whether there is
/// one: no if the shape is null or empty, or the point not finite.
/// Of edges that are equally near, as far as the rounding of the point tells, that one which faces along
/// `normal` most, out of the shape or into it, and then the first one: so an edge agrees with the normal
/// of a contact, a cast or a ray, and with the way between two nearest points. A ray tells the edge that
/// it crosses, also if another one is as near. O(n) for vertices or members; of a prepared shape, and on
/// the border, those near the point.
/// `outPlace` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_shape_place_at(
    shape: Option<&Shape<'_>>,
    point: Vector2D,
    normal: Vector2D,
    out_place: Option<&mut MaybeUninit<Place>>,
) -> bool {
    written(shape.and_then(|shape| shape.place_at(point, normal)), out_place)
}
