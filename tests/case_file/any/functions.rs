//! The functions of any shape, and what else only they have words for.

use super::answer::Told;
use super::reader::{Read, Reader};
use super::shape::{Any, Many, nodes};
use clash2d::{CastSettings, IndexPair, Motion, Place, Pose, Rectangle, Segment, Status, Vector2D};
use clash2d_ffi::*;
use std::mem::MaybeUninit;

type Ask = fn(&mut Reader<'_>) -> Result<Told, String>;

macro_rules! functions {
    ($($name:ident($($argument:ident: $type:ty),*) $answer:expr;)*) => {
        &[$((stringify!($name), |words| {
            $(let $argument = <$type>::read(words)?;)*
            words.end()?;
            Ok(Told::of(&$answer))
        }),)*]
    };
}

/// What a function answers that writes to a place: no, or what it has written.
fn out<T>(ask: impl FnOnce(Option<&mut MaybeUninit<T>>) -> bool) -> Option<T> {
    let mut place = MaybeUninit::uninit();
    let is_yes = ask(Some(&mut place));
    // SAFETY: a yes has been written.
    is_yes.then(|| unsafe { place.assume_init() })
}

/// What a function answers that fills a buffer: how many there are, and those that have room. Behind that
/// nothing may change.
fn list<T: Default + Clone + PartialEq>(
    capacity: usize,
    ask: impl FnOnce(*mut T, usize) -> usize,
) -> (usize, Vec<T>) {
    let mut buffer = vec![T::default(); capacity + 1];
    let total = ask(buffer.as_mut_ptr(), capacity);
    assert!(buffer[capacity] == T::default(), "overrun");
    buffer.truncate(total.min(capacity));
    (total, buffer)
}

/// What a function answers that cuts into pieces.
fn pieces(
    capacity: usize,
    ask: impl FnOnce(*mut u32, usize, Option<&mut MaybeUninit<PieceCounts>>) -> Status,
) -> Result<(PieceCounts, Vec<u32>), Status> {
    let mut place = MaybeUninit::uninit();
    let mut status = Status::Ok;
    let (_, mut buffer) = list(capacity, |out, room| {
        status = ask(out, room, Some(&mut place));
        room
    });
    if status != Status::Ok {
        return Err(status);
    }
    // SAFETY: it has been written.
    let counts = unsafe { place.assume_init() };
    buffer.truncate(counts.index_count + counts.piece_count);
    Ok((counts, buffer))
}

/// Each by its name.
#[allow(
    clippy::undocumented_unsafe_blocks,
    reason = "one for all: the pointers come from vectors of the lengths that go with them"
)]
pub(crate) const FUNCTIONS: &[(&str, Ask)] = functions! {
    clash_rectangle_from_edges(left: f32, bottom: f32, right: f32, top: f32)
        clash_rectangle_from_edges(left, bottom, right, top);
    clash_rectangle_from_center(center: Vector2D, size: Vector2D)
        clash_rectangle_from_center(center, size);
    clash_oriented_rectangle_from_center(center: Vector2D, size: Vector2D, radians: f32)
        clash_oriented_rectangle_from_center(center, size, radians);
    clash_oriented_rectangle_from_pivot(r: Rectangle, pivot: Vector2D, rotation: f32)
        clash_oriented_rectangle_from_pivot(r, pivot, rotation);
    clash_line_through_points(a: Vector2D, b: Vector2D) clash_line_through_points(a, b);
    clash_place_vertices(v: Vec<Vector2D>, position: Vector2D, rotation: f32, room: usize)
        list(room, |to, room| unsafe {
            clash_place_vertices(v.as_ptr(), v.len(), position, rotation, to, room)
        });

    clash_shape_check(a: Any) clash_shape_check(a.get());
    clash_shape_prepared_capacity(a: Any) clash_shape_prepared_capacity(a.get());
    clash_shape_prepared(a: Any, room: usize)
        unsafe { clash_shape_prepared(a.get(), nodes(room), room, None) };
    clash_shape_at_pose_capacity(a: Any) clash_shape_at_pose_capacity(a.get());
    clash_shape_at_pose(a: Any, pose: Pose, room: usize)
        unsafe { clash_shape_at_pose(a.get(), pose, nodes(room), room, None) };

    clash_shape_member_count(a: Any) clash_shape_member_count(a.get());
    clash_shape_edge_count(a: Any, member: u32) clash_shape_edge_count(a.get(), member);
    clash_shape_vertex_count(a: Any, member: u32) clash_shape_vertex_count(a.get(), member);
    clash_shape_edge(a: Any, member: u32, edge: u32)
        out(|out| clash_shape_edge(a.get(), member, edge, out));
    clash_shape_vertex(a: Any, member: u32, vertex: u32)
        out(|out| clash_shape_vertex(a.get(), member, vertex, out));
    clash_shape_point_at(a: Any, place: Place) out(|out| clash_shape_point_at(a.get(), place, out));
    clash_shape_place_at(a: Any, point: Vector2D, normal: Vector2D)
        out(|out| clash_shape_place_at(a.get(), point, normal, out));

    clash_collide(a: Any, b: Any) clash_collide(a.get(), b.get());
    clash_within(a: Any, b: Any, distance: f32) clash_within(a.get(), b.get(), distance);
    clash_relate(a: Any, b: Any) clash_relate(a.get(), b.get());
    clash_contains(a: Any, b: Any) clash_contains(a.get(), b.get());
    clash_distance(a: Any, b: Any, maximum: f32)
        out(|out| clash_distance(a.get(), b.get(), maximum, out));
    clash_signed_distance(a: Any, point: Vector2D)
        out(|out| clash_signed_distance(a.get(), point, out));
    clash_contact(a: Any, b: Any, distance: f32)
        out(|out| clash_contact(a.get(), b.get(), distance, out));
    clash_contacts(a: Any, b: Any, distance: f32, room: usize)
        list(room, |to, room| unsafe { clash_contacts(a.get(), b.get(), distance, to, room) });
    clash_separation(a: Any, b: Any) out(|out| clash_separation(a.get(), b.get(), out));
    clash_intersections(a: Any, b: Any, room: usize)
        list(room, |to, room| unsafe { clash_intersections(a.get(), b.get(), to, room) });

    clash_clip_segment(a: Any, segment: Segment, room: usize)
        list(room, |to, room| unsafe { clash_clip_segment(a.get(), segment, to, room) });

    clash_default_cast() clash_default_cast();
    clash_cast_settings_check(settings: Option<CastSettings>)
        clash_cast_settings_check(settings.as_ref());
    clash_cast_ray(a: Any, origin: Vector2D, way: Vector2D, settings: Option<CastSettings>)
        out(|out| clash_cast_ray(a.get(), origin, way, settings.as_ref(), out));
    clash_cast(a: Any, way: Vector2D, b: Any, other: Vector2D, settings: Option<CastSettings>)
        out(|out| clash_cast(a.get(), way, b.get(), other, settings.as_ref(), out));
    clash_cast_turning(a: Any, way: Motion, b: Any, other: Motion, settings: Option<CastSettings>)
        out(|out| clash_cast_turning(a.get(), way, b.get(), other, settings.as_ref(), out));

    clash_bounding_rectangle(a: Any) out(|out| clash_bounding_rectangle(a.get(), out));
    clash_swept_bounding_rectangle(a: Any, motion: Motion)
        out(|out| clash_swept_bounding_rectangle(a.get(), motion, out));
    clash_bounding_circle(a: Any) out(|out| clash_bounding_circle(a.get(), out));
    clash_oriented_box(a: Any) out(|out| clash_oriented_box(a.get(), out));
    clash_support_point(a: Any, direction: Vector2D)
        out(|out| clash_support_point(a.get(), direction, out));
    clash_convex_hull(points: Vec<Vector2D>, room: usize)
        list(room, |to, room| unsafe { clash_convex_hull(points.as_ptr(), points.len(), to, room) });
    clash_mass(a: Any) out(|out| clash_mass(a.get(), out));

    clash_polygon_area(a: Any) out(|out| clash_polygon_area(a.get(), out));
    clash_polygon_centroid(a: Any) out(|out| clash_polygon_centroid(a.get(), out));
    clash_polygon_is_convex(a: Any) clash_polygon_is_convex(a.get());
    clash_polygon_is_simple(a: Any) clash_polygon_is_simple(a.get());
    clash_winding(v: Vec<Vector2D>) unsafe { clash_winding(v.as_ptr(), v.len()) };
    clash_convex_pieces_capacity(a: Any) clash_convex_pieces_capacity(a.get());
    clash_convex_pieces(a: Any, room: usize)
        pieces(room, |to, room, out| unsafe { clash_convex_pieces(a.get(), to, room, out) });
    clash_triangles(a: Any, room: usize)
        pieces(room, |to, room, out| unsafe { clash_triangles(a.get(), to, room, out) });

    clash_batch_collide(a: Any, b: Many, room: usize)
        list(room, |to, room| unsafe { clash_batch_collide(a.get(), b.get(), to, room) });
    clash_batch_collide_pairs(a: Many, b: Many, room: usize)
        list(room, |to, room| unsafe { clash_batch_collide_pairs(a.get(), b.get(), to, room) });
    clash_batch_cast_rays(a: Any, rays: Many, room: usize)
        list(room, |to, room| unsafe { clash_batch_cast_rays(a.get(), rays.get(), to, room) });
    clash_batch_find_pairs(a: Many, b: Many, limit: usize, room: usize, scratch: usize) {
        let mut memory = vec![0; scratch];
        list::<IndexPair>(room, |to, room| unsafe {
            let memory = memory.as_mut_ptr();
            clash_batch_find_pairs(a.get(), b.get(), limit, to, room, memory, scratch)
        })
    };
    clash_mask_indices(mask: Vec<u64>, room: usize)
        list(room, |to, room| unsafe { clash_mask_indices(mask.as_ptr(), mask.len(), to, room) });
};
