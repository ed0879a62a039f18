// Written by bindings/generate from the Rust source; changes here are lost.
//! The functions of the C ABI that take or return structs, with pointers in their place.
//!
//! A null pointer to a shape is the answer "no", NaN or 0, or a result that stays as it was.

use clash2d_ffi::*;
use clash2d::{Capsule, CastHit, CastSettings, Circle, Collider, ColliderId, Grid, GridArea, GridCastHit, GridCell, GridRayHit, GridSettings, Line, Motion, Mover, MoverHit, MoverResult, MoverState, Node, OrientedRectangle, Place, Pose, Query, Range, RayHit, Rectangle, Sector, Segment, Shape, SignedDistance, Status, Stop, Stretch, Support, Tile, Vector2D, World, WorldHit, WorldSettings};
use core::ffi::c_int;
use core::mem::MaybeUninit;

use crate::{read, write};

/// `clash_add_vector` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_add_vector_by_pointer(
    a: *const Vector2D,
    b: *const Vector2D,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return;
    };
    let answer = clash_add_vector(a, b);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_subtract_vector` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_subtract_vector_by_pointer(
    a: *const Vector2D,
    b: *const Vector2D,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return;
    };
    let answer = clash_subtract_vector(a, b);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_negate_vector` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_negate_vector_by_pointer(
    v: *const Vector2D,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(v) = (unsafe { read(v) }) else {
        return;
    };
    let answer = clash_negate_vector(v);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_equal_vectors` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_equal_vectors_by_pointer(
    a: *const Vector2D,
    b: *const Vector2D,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return false;
    };
    clash_equal_vectors(a, b)
}

/// `clash_multiply_vector` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_multiply_vector_by_pointer(
    v: *const Vector2D,
    scalar: f32,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(v) = (unsafe { read(v) }) else {
        return;
    };
    let answer = clash_multiply_vector(v, scalar);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_divide_vector` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_divide_vector_by_pointer(
    v: *const Vector2D,
    divisor: f32,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(v) = (unsafe { read(v) }) else {
        return;
    };
    let answer = clash_divide_vector(v, divisor);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_vector_length` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_vector_length_by_pointer(
    v: *const Vector2D,
) -> f32 {
    // SAFETY: the caller promises what the pointers point to.
    let Some(v) = (unsafe { read(v) }) else {
        return f32::NAN;
    };
    clash_vector_length(v)
}

/// `clash_unit_vector` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_unit_vector_by_pointer(
    v: *const Vector2D,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(v) = (unsafe { read(v) }) else {
        return;
    };
    let answer = clash_unit_vector(v);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_rotate_vector` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_rotate_vector_by_pointer(
    v: *const Vector2D,
    degrees: f32,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(v) = (unsafe { read(v) }) else {
        return;
    };
    let answer = clash_rotate_vector(v, degrees);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_rotate_vector_90` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_rotate_vector_90_by_pointer(
    v: *const Vector2D,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(v) = (unsafe { read(v) }) else {
        return;
    };
    let answer = clash_rotate_vector_90(v);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_rotate_vector_180` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_rotate_vector_180_by_pointer(
    v: *const Vector2D,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(v) = (unsafe { read(v) }) else {
        return;
    };
    let answer = clash_rotate_vector_180(v);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_rotate_vector_270` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_rotate_vector_270_by_pointer(
    v: *const Vector2D,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(v) = (unsafe { read(v) }) else {
        return;
    };
    let answer = clash_rotate_vector_270(v);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_dot_product` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_dot_product_by_pointer(
    a: *const Vector2D,
    b: *const Vector2D,
) -> f32 {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return f32::NAN;
    };
    clash_dot_product(a, b)
}

/// `clash_enclosed_angle` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_enclosed_angle_by_pointer(
    a: *const Vector2D,
    b: *const Vector2D,
) -> f32 {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return f32::NAN;
    };
    clash_enclosed_angle(a, b)
}

/// `clash_cross_product` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_cross_product_by_pointer(
    a: *const Vector2D,
    b: *const Vector2D,
) -> f32 {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return f32::NAN;
    };
    clash_cross_product(a, b)
}

/// `clash_signed_angle` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_signed_angle_by_pointer(
    a: *const Vector2D,
    b: *const Vector2D,
) -> f32 {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return f32::NAN;
    };
    clash_signed_angle(a, b)
}

/// `clash_vector_angle` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_vector_angle_by_pointer(
    v: *const Vector2D,
) -> f32 {
    // SAFETY: the caller promises what the pointers point to.
    let Some(v) = (unsafe { read(v) }) else {
        return f32::NAN;
    };
    clash_vector_angle(v)
}

/// `clash_point_distance` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_point_distance_by_pointer(
    a: *const Vector2D,
    b: *const Vector2D,
) -> f32 {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return f32::NAN;
    };
    clash_point_distance(a, b)
}

/// `clash_lerp_vector` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_lerp_vector_by_pointer(
    from: *const Vector2D,
    to: *const Vector2D,
    part: f32,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(from), Some(to)) = (unsafe { read(from) }, unsafe { read(to) }) else {
        return;
    };
    let answer = clash_lerp_vector(from, to, part);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_project_vector` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_project_vector_by_pointer(
    project: *const Vector2D,
    onto: *const Vector2D,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(project), Some(onto)) = (unsafe { read(project) }, unsafe { read(onto) }) else {
        return;
    };
    let answer = clash_project_vector(project, onto);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_reflect_vector` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_reflect_vector_by_pointer(
    v: *const Vector2D,
    normal: *const Vector2D,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(v), Some(normal)) = (unsafe { read(v) }, unsafe { read(normal) }) else {
        return;
    };
    let answer = clash_reflect_vector(v, normal);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_slide_vector` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_slide_vector_by_pointer(
    v: *const Vector2D,
    normal: *const Vector2D,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(v), Some(normal)) = (unsafe { read(v) }, unsafe { read(normal) }) else {
        return;
    };
    let answer = clash_slide_vector(v, normal);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_parallel_vectors` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_parallel_vectors_by_pointer(
    a: *const Vector2D,
    b: *const Vector2D,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return false;
    };
    clash_parallel_vectors(a, b)
}

/// `clash_pose_compose` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_pose_compose_by_pointer(
    a: *const Pose,
    b: *const Pose,
    result: *mut Pose,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return;
    };
    let answer = clash_pose_compose(a, b);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_pose_inverse` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_pose_inverse_by_pointer(
    pose: *const Pose,
    result: *mut Pose,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(pose) = (unsafe { read(pose) }) else {
        return;
    };
    let answer = clash_pose_inverse(pose);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_pose_transform_point` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_pose_transform_point_by_pointer(
    pose: *const Pose,
    point: *const Vector2D,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(pose), Some(point)) = (unsafe { read(pose) }, unsafe { read(point) }) else {
        return;
    };
    let answer = clash_pose_transform_point(pose, point);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_pose_inverse_transform_point` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_pose_inverse_transform_point_by_pointer(
    pose: *const Pose,
    point: *const Vector2D,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(pose), Some(point)) = (unsafe { read(pose) }, unsafe { read(point) }) else {
        return;
    };
    let answer = clash_pose_inverse_transform_point(pose, point);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_pose_transform_direction` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_pose_transform_direction_by_pointer(
    pose: *const Pose,
    direction: *const Vector2D,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(pose), Some(direction)) = (unsafe { read(pose) }, unsafe { read(direction) }) else {
        return;
    };
    let answer = clash_pose_transform_direction(pose, direction);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_pose_inverse_transform_direction` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_pose_inverse_transform_direction_by_pointer(
    pose: *const Pose,
    direction: *const Vector2D,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(pose), Some(direction)) = (unsafe { read(pose) }, unsafe { read(direction) }) else {
        return;
    };
    let answer = clash_pose_inverse_transform_direction(pose, direction);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_motion_pose_at` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_motion_pose_at_by_pointer(
    motion: *const Motion,
    fraction: f32,
    result: *mut Pose,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(motion) = (unsafe { read(motion) }) else {
        return;
    };
    let answer = clash_motion_pose_at(motion, fraction);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_rectangles_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_rectangles_collide_by_pointer(
    a: *const Rectangle,
    b: *const Rectangle,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return false;
    };
    clash_rectangles_collide(a, b)
}

/// `clash_circles_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_circles_collide_by_pointer(
    a: *const Circle,
    b: *const Circle,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return false;
    };
    clash_circles_collide(a, b)
}

/// `clash_points_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_points_collide_by_pointer(
    a: *const Vector2D,
    b: *const Vector2D,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return false;
    };
    clash_points_collide(a, b)
}

/// `clash_lines_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_lines_collide_by_pointer(
    a: *const Line,
    b: *const Line,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return false;
    };
    clash_lines_collide(a, b)
}

/// `clash_segments_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_segments_collide_by_pointer(
    a: *const Segment,
    b: *const Segment,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return false;
    };
    clash_segments_collide(a, b)
}

/// `clash_oriented_rectangles_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_oriented_rectangles_collide_by_pointer(
    a: *const OrientedRectangle,
    b: *const OrientedRectangle,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return false;
    };
    clash_oriented_rectangles_collide(a, b)
}

/// `clash_circle_point_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_circle_point_collide_by_pointer(
    c: *const Circle,
    p: *const Vector2D,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(c), Some(p)) = (unsafe { read(c) }, unsafe { read(p) }) else {
        return false;
    };
    clash_circle_point_collide(c, p)
}

/// `clash_circle_line_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_circle_line_collide_by_pointer(
    c: *const Circle,
    l: *const Line,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(c), Some(l)) = (unsafe { read(c) }, unsafe { read(l) }) else {
        return false;
    };
    clash_circle_line_collide(c, l)
}

/// `clash_circle_segment_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_circle_segment_collide_by_pointer(
    c: *const Circle,
    s: *const Segment,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(c), Some(s)) = (unsafe { read(c) }, unsafe { read(s) }) else {
        return false;
    };
    clash_circle_segment_collide(c, s)
}

/// `clash_circle_rectangle_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_circle_rectangle_collide_by_pointer(
    c: *const Circle,
    r: *const Rectangle,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(c), Some(r)) = (unsafe { read(c) }, unsafe { read(r) }) else {
        return false;
    };
    clash_circle_rectangle_collide(c, r)
}

/// `clash_circle_oriented_rectangle_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_circle_oriented_rectangle_collide_by_pointer(
    c: *const Circle,
    r: *const OrientedRectangle,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(c), Some(r)) = (unsafe { read(c) }, unsafe { read(r) }) else {
        return false;
    };
    clash_circle_oriented_rectangle_collide(c, r)
}

/// `clash_point_rectangle_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_point_rectangle_collide_by_pointer(
    p: *const Vector2D,
    r: *const Rectangle,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(p), Some(r)) = (unsafe { read(p) }, unsafe { read(r) }) else {
        return false;
    };
    clash_point_rectangle_collide(p, r)
}

/// `clash_line_rectangle_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_line_rectangle_collide_by_pointer(
    l: *const Line,
    r: *const Rectangle,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(l), Some(r)) = (unsafe { read(l) }, unsafe { read(r) }) else {
        return false;
    };
    clash_line_rectangle_collide(l, r)
}

/// `clash_rectangle_segment_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_rectangle_segment_collide_by_pointer(
    r: *const Rectangle,
    s: *const Segment,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(r), Some(s)) = (unsafe { read(r) }, unsafe { read(s) }) else {
        return false;
    };
    clash_rectangle_segment_collide(r, s)
}

/// `clash_oriented_rectangle_rectangle_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_oriented_rectangle_rectangle_collide_by_pointer(
    r: *const OrientedRectangle,
    aar: *const Rectangle,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(r), Some(aar)) = (unsafe { read(r) }, unsafe { read(aar) }) else {
        return false;
    };
    clash_oriented_rectangle_rectangle_collide(r, aar)
}

/// `clash_line_point_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_line_point_collide_by_pointer(
    l: *const Line,
    p: *const Vector2D,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(l), Some(p)) = (unsafe { read(l) }, unsafe { read(p) }) else {
        return false;
    };
    clash_line_point_collide(l, p)
}

/// `clash_point_segment_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_point_segment_collide_by_pointer(
    p: *const Vector2D,
    s: *const Segment,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(p), Some(s)) = (unsafe { read(p) }, unsafe { read(s) }) else {
        return false;
    };
    clash_point_segment_collide(p, s)
}

/// `clash_oriented_rectangle_point_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_oriented_rectangle_point_collide_by_pointer(
    r: *const OrientedRectangle,
    p: *const Vector2D,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(r), Some(p)) = (unsafe { read(r) }, unsafe { read(p) }) else {
        return false;
    };
    clash_oriented_rectangle_point_collide(r, p)
}

/// `clash_line_segment_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_line_segment_collide_by_pointer(
    l: *const Line,
    s: *const Segment,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(l), Some(s)) = (unsafe { read(l) }, unsafe { read(s) }) else {
        return false;
    };
    clash_line_segment_collide(l, s)
}

/// `clash_line_oriented_rectangle_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_line_oriented_rectangle_collide_by_pointer(
    l: *const Line,
    r: *const OrientedRectangle,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(l), Some(r)) = (unsafe { read(l) }, unsafe { read(r) }) else {
        return false;
    };
    clash_line_oriented_rectangle_collide(l, r)
}

/// `clash_oriented_rectangle_segment_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_oriented_rectangle_segment_collide_by_pointer(
    r: *const OrientedRectangle,
    s: *const Segment,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(r), Some(s)) = (unsafe { read(r) }, unsafe { read(s) }) else {
        return false;
    };
    clash_oriented_rectangle_segment_collide(r, s)
}

/// `clash_rectangles_collide_short_circuit` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_rectangles_collide_short_circuit_by_pointer(
    a: *const Rectangle,
    b: *const Rectangle,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return false;
    };
    clash_rectangles_collide_short_circuit(a, b)
}

/// `clash_moving_circle_rectangle_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_moving_circle_rectangle_collide_by_pointer(
    a: *const Circle,
    move_a: *const Vector2D,
    b: *const Rectangle,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(move_a), Some(b)) = (unsafe { read(a) }, unsafe { read(move_a) }, unsafe { read(b) }) else {
        return false;
    };
    clash_moving_circle_rectangle_collide(a, move_a, b)
}

/// `clash_moving_rectangle_rectangle_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_moving_rectangle_rectangle_collide_by_pointer(
    a: *const Rectangle,
    move_a: *const Vector2D,
    b: *const Rectangle,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(move_a), Some(b)) = (unsafe { read(a) }, unsafe { read(move_a) }, unsafe { read(b) }) else {
        return false;
    };
    clash_moving_rectangle_rectangle_collide(a, move_a, b)
}

/// `clash_moving_circle_circle_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_moving_circle_circle_collide_by_pointer(
    a: *const Circle,
    move_a: *const Vector2D,
    b: *const Circle,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(move_a), Some(b)) = (unsafe { read(a) }, unsafe { read(move_a) }, unsafe { read(b) }) else {
        return false;
    };
    clash_moving_circle_circle_collide(a, move_a, b)
}

/// `clash_moving_rectangle_circle_collide` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_moving_rectangle_circle_collide_by_pointer(
    a: *const Rectangle,
    move_a: *const Vector2D,
    b: *const Circle,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(move_a), Some(b)) = (unsafe { read(a) }, unsafe { read(move_a) }, unsafe { read(b) }) else {
        return false;
    };
    clash_moving_rectangle_circle_collide(a, move_a, b)
}

/// `clash_overlapping_ranges` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_overlapping_ranges_by_pointer(
    a: *const Range,
    b: *const Range,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return false;
    };
    clash_overlapping_ranges(a, b)
}

/// `clash_range_hull` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_range_hull_by_pointer(
    a: *const Range,
    b: *const Range,
    result: *mut Range,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return;
    };
    let answer = clash_range_hull(a, b);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_sort_range` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_sort_range_by_pointer(
    r: *const Range,
    result: *mut Range,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(r) = (unsafe { read(r) }) else {
        return;
    };
    let answer = clash_sort_range(r);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_clamp_on_rectangle` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_clamp_on_rectangle_by_pointer(
    p: *const Vector2D,
    r: *const Rectangle,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(p), Some(r)) = (unsafe { read(p) }, unsafe { read(r) }) else {
        return;
    };
    let answer = clash_clamp_on_rectangle(p, r);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_equivalent_lines` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_equivalent_lines_by_pointer(
    a: *const Line,
    b: *const Line,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return false;
    };
    clash_equivalent_lines(a, b)
}

/// `clash_on_one_side` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_on_one_side_by_pointer(
    axis: *const Line,
    s: *const Segment,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(axis), Some(s)) = (unsafe { read(axis) }, unsafe { read(s) }) else {
        return false;
    };
    clash_on_one_side(axis, s)
}

/// `clash_project_segment` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_project_segment_by_pointer(
    s: *const Segment,
    onto: *const Vector2D,
    result: *mut Range,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(s), Some(onto)) = (unsafe { read(s) }, unsafe { read(onto) }) else {
        return;
    };
    let answer = clash_project_segment(s, onto);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_rectangle_corner` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_rectangle_corner_by_pointer(
    r: *const Rectangle,
    number: c_int,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(r) = (unsafe { read(r) }) else {
        return;
    };
    let answer = clash_rectangle_corner(r, number);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_rectangle_center` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_rectangle_center_by_pointer(
    r: *const Rectangle,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(r) = (unsafe { read(r) }) else {
        return;
    };
    let answer = clash_rectangle_center(r);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_oriented_rectangle_corner` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_oriented_rectangle_corner_by_pointer(
    r: *const OrientedRectangle,
    number: c_int,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(r) = (unsafe { read(r) }) else {
        return;
    };
    let answer = clash_oriented_rectangle_corner(r, number);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_oriented_rectangle_edge` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_oriented_rectangle_edge_by_pointer(
    r: *const OrientedRectangle,
    number: c_int,
    result: *mut Segment,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(r) = (unsafe { read(r) }) else {
        return;
    };
    let answer = clash_oriented_rectangle_edge(r, number);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_separating_axis_for_rectangle` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_separating_axis_for_rectangle_by_pointer(
    axis: *const Segment,
    r: *const Rectangle,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(axis), Some(r)) = (unsafe { read(axis) }, unsafe { read(r) }) else {
        return false;
    };
    clash_separating_axis_for_rectangle(axis, r)
}

/// `clash_separating_axis_for_oriented_rectangle` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_separating_axis_for_oriented_rectangle_by_pointer(
    axis: *const Segment,
    r: *const OrientedRectangle,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(axis), Some(r)) = (unsafe { read(axis) }, unsafe { read(r) }) else {
        return false;
    };
    clash_separating_axis_for_oriented_rectangle(axis, r)
}

/// `clash_shape_point` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_point_by_pointer(
    point: *const Vector2D,
    result: *mut Shape<'static>,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(point) = (unsafe { read(point) }) else {
        return;
    };
    let answer = clash_shape_point(point);
    // SAFETY: as above.
    unsafe { write(result.cast(), answer) }
}

/// `clash_shape_line` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_line_by_pointer(
    line: *const Line,
    result: *mut Shape<'static>,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(line) = (unsafe { read(line) }) else {
        return;
    };
    let answer = clash_shape_line(line);
    // SAFETY: as above.
    unsafe { write(result.cast(), answer) }
}

/// `clash_shape_segment` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_segment_by_pointer(
    segment: *const Segment,
    result: *mut Shape<'static>,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(segment) = (unsafe { read(segment) }) else {
        return;
    };
    let answer = clash_shape_segment(segment);
    // SAFETY: as above.
    unsafe { write(result.cast(), answer) }
}

/// `clash_shape_circle` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_circle_by_pointer(
    circle: *const Circle,
    result: *mut Shape<'static>,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(circle) = (unsafe { read(circle) }) else {
        return;
    };
    let answer = clash_shape_circle(circle);
    // SAFETY: as above.
    unsafe { write(result.cast(), answer) }
}

/// `clash_shape_rectangle` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_rectangle_by_pointer(
    rectangle: *const Rectangle,
    result: *mut Shape<'static>,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(rectangle) = (unsafe { read(rectangle) }) else {
        return;
    };
    let answer = clash_shape_rectangle(rectangle);
    // SAFETY: as above.
    unsafe { write(result.cast(), answer) }
}

/// `clash_shape_oriented_rectangle` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_oriented_rectangle_by_pointer(
    oriented_rectangle: *const OrientedRectangle,
    result: *mut Shape<'static>,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(oriented_rectangle) = (unsafe { read(oriented_rectangle) }) else {
        return;
    };
    let answer = clash_shape_oriented_rectangle(oriented_rectangle);
    // SAFETY: as above.
    unsafe { write(result.cast(), answer) }
}

/// `clash_shape_capsule` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_capsule_by_pointer(
    capsule: *const Capsule,
    result: *mut Shape<'static>,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(capsule) = (unsafe { read(capsule) }) else {
        return;
    };
    let answer = clash_shape_capsule(capsule);
    // SAFETY: as above.
    unsafe { write(result.cast(), answer) }
}

/// `clash_shape_sector` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_sector_by_pointer(
    sector: *const Sector,
    result: *mut Shape<'static>,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(sector) = (unsafe { read(sector) }) else {
        return;
    };
    let answer = clash_shape_sector(sector);
    // SAFETY: as above.
    unsafe { write(result.cast(), answer) }
}

/// `clash_shape_polygon` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_polygon_by_pointer(
    vertices: *const Vector2D,
    count: usize,
    radius: f32,
    result: *mut Shape<'static>,
) {
    // SAFETY: the caller promises what the pointers point to.
    let answer = unsafe { clash_shape_polygon(vertices, count, radius) };
    // SAFETY: as above.
    unsafe { write(result.cast(), answer) }
}

/// `clash_shape_polygon_with_rings` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_polygon_with_rings_by_pointer(
    vertices: *const Vector2D,
    count: usize,
    ring_sizes: *const u32,
    ring_count: usize,
    radius: f32,
    result: *mut Shape<'static>,
) {
    // SAFETY: the caller promises what the pointers point to.
    let answer = unsafe { clash_shape_polygon_with_rings(vertices, count, ring_sizes, ring_count, radius) };
    // SAFETY: as above.
    unsafe { write(result.cast(), answer) }
}

/// `clash_shape_chain` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_chain_by_pointer(
    vertices: *const Vector2D,
    count: usize,
    radius: f32,
    is_closed: bool,
    side: u32,
    result: *mut Shape<'static>,
) {
    // SAFETY: the caller promises what the pointers point to.
    let answer = unsafe { clash_shape_chain(vertices, count, radius, is_closed, side) };
    // SAFETY: as above.
    unsafe { write(result.cast(), answer) }
}

/// `clash_shape_group` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_group_by_pointer(
    shapes: *const Shape<'static>,
    count: usize,
    result: *mut Shape<'static>,
) {
    // SAFETY: the caller promises what the pointers point to.
    let answer = unsafe { clash_shape_group(shapes, count) };
    // SAFETY: as above.
    unsafe { write(result.cast(), answer) }
}

/// `clash_shape_point_at` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_point_at_by_pointer(
    shape: Option<&Shape<'_>>,
    place: *const Place,
    out_point: Option<&mut MaybeUninit<Vector2D>>,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let Some(place) = (unsafe { read(place) }) else {
        return false;
    };
    clash_shape_point_at(shape, place, out_point)
}

/// `clash_shape_place_at` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_place_at_by_pointer(
    shape: Option<&Shape<'_>>,
    point: *const Vector2D,
    normal: *const Vector2D,
    out_place: Option<&mut MaybeUninit<Place>>,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(point), Some(normal)) = (unsafe { read(point) }, unsafe { read(normal) }) else {
        return false;
    };
    clash_shape_place_at(shape, point, normal, out_place)
}

/// `clash_rectangle_from_edges` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_rectangle_from_edges_by_pointer(
    left: f32,
    bottom: f32,
    right: f32,
    top: f32,
    result: *mut Rectangle,
) {
    // SAFETY: the caller promises what the pointers point to.
    let answer = clash_rectangle_from_edges(left, bottom, right, top);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_rectangle_from_center` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_rectangle_from_center_by_pointer(
    center: *const Vector2D,
    size: *const Vector2D,
    result: *mut Rectangle,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(center), Some(size)) = (unsafe { read(center) }, unsafe { read(size) }) else {
        return;
    };
    let answer = clash_rectangle_from_center(center, size);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_oriented_rectangle_from_center` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_oriented_rectangle_from_center_by_pointer(
    center: *const Vector2D,
    size: *const Vector2D,
    radians: f32,
    result: *mut OrientedRectangle,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(center), Some(size)) = (unsafe { read(center) }, unsafe { read(size) }) else {
        return;
    };
    let answer = clash_oriented_rectangle_from_center(center, size, radians);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_oriented_rectangle_from_pivot` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_oriented_rectangle_from_pivot_by_pointer(
    r: *const Rectangle,
    pivot: *const Vector2D,
    rotation: f32,
    result: *mut OrientedRectangle,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(r), Some(pivot)) = (unsafe { read(r) }, unsafe { read(pivot) }) else {
        return;
    };
    let answer = clash_oriented_rectangle_from_pivot(r, pivot, rotation);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_line_through_points` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_line_through_points_by_pointer(
    a: *const Vector2D,
    b: *const Vector2D,
    result: *mut Line,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(a), Some(b)) = (unsafe { read(a) }, unsafe { read(b) }) else {
        return;
    };
    let answer = clash_line_through_points(a, b);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_regular_polygon` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_regular_polygon_by_pointer(
    center: *const Vector2D,
    radius: f32,
    rotation: f32,
    out_vertices: *mut Vector2D,
    count: usize,
    result: *mut Shape<'static>,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(center) = (unsafe { read(center) }) else {
        return;
    };
    let answer = unsafe { clash_regular_polygon(center, radius, rotation, out_vertices, count) };
    // SAFETY: as above.
    unsafe { write(result.cast(), answer) }
}

/// `clash_rounded_rectangle` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_rounded_rectangle_by_pointer(
    r: *const Rectangle,
    corner_radius: f32,
    out_vertices: *mut Vector2D,
    capacity: usize,
    result: *mut Shape<'static>,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(r) = (unsafe { read(r) }) else {
        return;
    };
    let answer = unsafe { clash_rounded_rectangle(r, corner_radius, out_vertices, capacity) };
    // SAFETY: as above.
    unsafe { write(result.cast(), answer) }
}

/// `clash_place_vertices` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_place_vertices_by_pointer(
    vertices: *const Vector2D,
    count: usize,
    position: *const Vector2D,
    rotation: f32,
    out_vertices: *mut Vector2D,
    capacity: usize,
) -> usize {
    // SAFETY: the caller promises what the pointers point to.
    let Some(position) = (unsafe { read(position) }) else {
        return 0;
    };
    unsafe { clash_place_vertices(vertices, count, position, rotation, out_vertices, capacity) }
}

/// `clash_shape_at_pose` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_shape_at_pose_by_pointer(
    shape: Option<&Shape<'static>>,
    pose: *const Pose,
    nodes: *mut Node,
    capacity: usize,
    out_shape: Option<&mut MaybeUninit<Shape<'static>>>,
) -> Status {
    // SAFETY: the caller promises what the pointers point to.
    let Some(pose) = (unsafe { read(pose) }) else {
        return Status::Ok;
    };
    unsafe { clash_shape_at_pose(shape, pose, nodes, capacity, out_shape) }
}

/// `clash_signed_distance` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_signed_distance_by_pointer(
    shape: Option<&Shape<'_>>,
    point: *const Vector2D,
    out_distance: Option<&mut MaybeUninit<SignedDistance>>,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let Some(point) = (unsafe { read(point) }) else {
        return false;
    };
    clash_signed_distance(shape, point, out_distance)
}

/// `clash_clip_segment` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_clip_segment_by_pointer(
    shape: Option<&Shape<'_>>,
    segment: *const Segment,
    out_stretches: *mut Stretch,
    capacity: usize,
) -> usize {
    // SAFETY: the caller promises what the pointers point to.
    let Some(segment) = (unsafe { read(segment) }) else {
        return 0;
    };
    unsafe { clash_clip_segment(shape, segment, out_stretches, capacity) }
}

/// `clash_default_cast` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_default_cast_by_pointer(
    result: *mut CastSettings,
) {
    // SAFETY: the caller promises what the pointers point to.
    let answer = clash_default_cast();
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_cast_ray` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_cast_ray_by_pointer(
    shape: Option<&Shape<'_>>,
    origin: *const Vector2D,
    movement: *const Vector2D,
    settings: Option<&CastSettings>,
    out_hit: Option<&mut MaybeUninit<RayHit>>,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(origin), Some(movement)) = (unsafe { read(origin) }, unsafe { read(movement) }) else {
        return false;
    };
    clash_cast_ray(shape, origin, movement, settings, out_hit)
}

/// `clash_cast` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_cast_by_pointer(
    a: Option<&Shape<'_>>,
    movement_a: *const Vector2D,
    b: Option<&Shape<'_>>,
    movement_b: *const Vector2D,
    settings: Option<&CastSettings>,
    out_hit: Option<&mut MaybeUninit<CastHit>>,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(movement_a), Some(movement_b)) = (unsafe { read(movement_a) }, unsafe { read(movement_b) }) else {
        return false;
    };
    clash_cast(a, movement_a, b, movement_b, settings, out_hit)
}

/// `clash_cast_turning` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_cast_turning_by_pointer(
    a: Option<&Shape<'_>>,
    motion_a: *const Motion,
    b: Option<&Shape<'_>>,
    motion_b: *const Motion,
    settings: Option<&CastSettings>,
    out_hit: Option<&mut MaybeUninit<CastHit>>,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(motion_a), Some(motion_b)) = (unsafe { read(motion_a) }, unsafe { read(motion_b) }) else {
        return false;
    };
    clash_cast_turning(a, motion_a, b, motion_b, settings, out_hit)
}

/// `clash_enlarge_rectangle_point` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_enlarge_rectangle_point_by_pointer(
    r: *const Rectangle,
    p: *const Vector2D,
    result: *mut Rectangle,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(r), Some(p)) = (unsafe { read(r) }, unsafe { read(p) }) else {
        return;
    };
    let answer = clash_enlarge_rectangle_point(r, p);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_enlarge_rectangle_rectangle` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_enlarge_rectangle_rectangle_by_pointer(
    r: *const Rectangle,
    extender: *const Rectangle,
    result: *mut Rectangle,
) {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(r), Some(extender)) = (unsafe { read(r) }, unsafe { read(extender) }) else {
        return;
    };
    let answer = clash_enlarge_rectangle_rectangle(r, extender);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_oriented_rectangle_rectangle_hull` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_oriented_rectangle_rectangle_hull_by_pointer(
    r: *const OrientedRectangle,
    result: *mut Rectangle,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(r) = (unsafe { read(r) }) else {
        return;
    };
    let answer = clash_oriented_rectangle_rectangle_hull(r);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_oriented_rectangle_circle_hull` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_oriented_rectangle_circle_hull_by_pointer(
    r: *const OrientedRectangle,
    result: *mut Circle,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(r) = (unsafe { read(r) }) else {
        return;
    };
    let answer = clash_oriented_rectangle_circle_hull(r);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_swept_bounding_rectangle` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_swept_bounding_rectangle_by_pointer(
    shape: Option<&Shape<'_>>,
    motion: *const Motion,
    out_rectangle: Option<&mut MaybeUninit<Rectangle>>,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let Some(motion) = (unsafe { read(motion) }) else {
        return false;
    };
    clash_swept_bounding_rectangle(shape, motion, out_rectangle)
}

/// `clash_support_point` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_support_point_by_pointer(
    shape: Option<&Shape<'_>>,
    direction: *const Vector2D,
    out_support: Option<&mut MaybeUninit<Support>>,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let Some(direction) = (unsafe { read(direction) }) else {
        return false;
    };
    clash_support_point(shape, direction, out_support)
}

/// `clash_default_world` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_default_world_by_pointer(
    result: *mut WorldSettings,
) {
    // SAFETY: the caller promises what the pointers point to.
    let answer = clash_default_world();
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_default_collider` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_default_collider_by_pointer(
    result: *mut Collider<'static>,
) {
    // SAFETY: the caller promises what the pointers point to.
    let answer = clash_default_collider();
    // SAFETY: as above.
    unsafe { write(result.cast(), answer) }
}

/// `clash_default_query` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_default_query_by_pointer(
    result: *mut Query<'static>,
) {
    // SAFETY: the caller promises what the pointers point to.
    let answer = clash_default_query();
    // SAFETY: as above.
    unsafe { write(result.cast(), answer) }
}

/// `clash_world_move_along` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_move_along_by_pointer(
    world: Option<&mut World>,
    id: *const ColliderId,
    stops: *const Stop,
    count: usize,
) -> Status {
    // SAFETY: the caller promises what the pointers point to.
    let Some(id) = (unsafe { read(id) }) else {
        return Status::Ok;
    };
    unsafe { clash_world_move_along(world, id, stops, count) }
}

/// `clash_world_get` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_get_by_pointer<'a>(
    world: Option<&'a World>,
    id: *const ColliderId,
    out_collider: Option<&'a mut MaybeUninit<Collider<'a>>>,
    out_shape: Option<&'a mut MaybeUninit<Shape<'a>>>,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let Some(id) = (unsafe { read(id) }) else {
        return false;
    };
    unsafe { clash_world_get(world, id, out_collider, out_shape) }
}

/// `clash_world_shape` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_shape_by_pointer<'a>(
    world: Option<&'a World>,
    id: *const ColliderId,
    out_shape: Option<&'a mut MaybeUninit<Shape<'a>>>,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let Some(id) = (unsafe { read(id) }) else {
        return false;
    };
    clash_world_shape(world, id, out_shape)
}

/// `clash_world_grid` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_grid_by_pointer(
    world: Option<&World>,
    id: *const ColliderId,
) -> *const Grid {
    // SAFETY: the caller promises what the pointers point to.
    let Some(id) = (unsafe { read(id) }) else {
        return core::ptr::null();
    };
    clash_world_grid(world, id)
}

/// `clash_world_edit_grid` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_edit_grid_by_pointer(
    world: Option<&mut World>,
    id: *const ColliderId,
) -> *mut Grid {
    // SAFETY: the caller promises what the pointers point to.
    let Some(id) = (unsafe { read(id) }) else {
        return core::ptr::null_mut();
    };
    clash_world_edit_grid(world, id)
}

/// `clash_world_cast_ray` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_cast_ray_by_pointer(
    world: Option<&World>,
    origin: *const Vector2D,
    movement: *const Vector2D,
    query: Option<&Query<'_>>,
    out_hits: *mut WorldHit,
    capacity: usize,
) -> usize {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(origin), Some(movement)) = (unsafe { read(origin) }, unsafe { read(movement) }) else {
        return 0;
    };
    unsafe { clash_world_cast_ray(world, origin, movement, query, out_hits, capacity) }
}

/// `clash_world_cast` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_cast_by_pointer(
    world: Option<&World>,
    shape: Option<&Shape<'_>>,
    motion: *const Motion,
    mode: u32,
    query: Option<&Query<'_>>,
    out_hits: *mut WorldHit,
    capacity: usize,
) -> usize {
    // SAFETY: the caller promises what the pointers point to.
    let Some(motion) = (unsafe { read(motion) }) else {
        return 0;
    };
    unsafe { clash_world_cast(world, shape, motion, mode, query, out_hits, capacity) }
}

/// `clash_default_grid` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_default_grid_by_pointer(
    cell_size: *const Vector2D,
    result: *mut GridSettings,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(cell_size) = (unsafe { read(cell_size) }) else {
        return;
    };
    let answer = clash_default_grid(cell_size);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_grid_add_kind` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_grid_add_kind_by_pointer(
    grid: Option<&mut Grid>,
    corners: *const Vector2D,
    count: usize,
    one_way: *const Vector2D,
    out_kind: Option<&mut MaybeUninit<u16>>,
) -> Status {
    // SAFETY: the caller promises what the pointers point to.
    let Some(one_way) = (unsafe { read(one_way) }) else {
        return Status::Ok;
    };
    unsafe { clash_grid_add_kind(grid, corners, count, one_way, out_kind) }
}

/// `clash_grid_set` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_grid_set_by_pointer(
    grid: Option<&mut Grid>,
    cell: *const GridCell,
    tile: *const Tile,
) -> Status {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(cell), Some(tile)) = (unsafe { read(cell) }, unsafe { read(tile) }) else {
        return Status::Ok;
    };
    clash_grid_set(grid, cell, tile)
}

/// `clash_grid_fill` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_grid_fill_by_pointer(
    grid: Option<&mut Grid>,
    area: *const GridArea,
    tile: *const Tile,
) -> Status {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(area), Some(tile)) = (unsafe { read(area) }, unsafe { read(tile) }) else {
        return Status::Ok;
    };
    clash_grid_fill(grid, area, tile)
}

/// `clash_grid_fill_bytes` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_grid_fill_bytes_by_pointer(
    grid: Option<&mut Grid>,
    area: *const GridArea,
    bytes: *const u8,
    count: usize,
    stride: usize,
    rows: u32,
    tiles: *const Tile,
    tile_count: usize,
) -> Status {
    // SAFETY: the caller promises what the pointers point to.
    let Some(area) = (unsafe { read(area) }) else {
        return Status::Ok;
    };
    unsafe { clash_grid_fill_bytes(grid, area, bytes, count, stride, rows, tiles, tile_count) }
}

/// `clash_grid_fill_bits` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_grid_fill_bits_by_pointer(
    grid: Option<&mut Grid>,
    area: *const GridArea,
    bits: *const u8,
    count: usize,
    stride: usize,
    rows: u32,
    tile: *const Tile,
) -> Status {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(area), Some(tile)) = (unsafe { read(area) }, unsafe { read(tile) }) else {
        return Status::Ok;
    };
    unsafe { clash_grid_fill_bits(grid, area, bits, count, stride, rows, tile) }
}

/// `clash_grid_get` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_grid_get_by_pointer(
    grid: Option<&Grid>,
    cell: *const GridCell,
    result: *mut Tile,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(cell) = (unsafe { read(cell) }) else {
        return;
    };
    let answer = clash_grid_get(grid, cell);
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_grid_cell_at` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_grid_cell_at_by_pointer(
    grid: Option<&Grid>,
    point: *const Vector2D,
    out_cell: Option<&mut MaybeUninit<GridCell>>,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let Some(point) = (unsafe { read(point) }) else {
        return false;
    };
    clash_grid_cell_at(grid, point, out_cell)
}

/// `clash_grid_shape` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_grid_shape_by_pointer<'a>(
    grid: Option<&'a Grid>,
    cell: *const GridCell,
    out_member: Option<&'a mut MaybeUninit<Shape<'a>>>,
    out_shape: Option<&'a mut MaybeUninit<Shape<'a>>>,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let Some(cell) = (unsafe { read(cell) }) else {
        return false;
    };
    clash_grid_shape(grid, cell, out_member, out_shape)
}

/// `clash_grid_cast_ray` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_grid_cast_ray_by_pointer(
    grid: Option<&Grid>,
    origin: *const Vector2D,
    movement: *const Vector2D,
    out_hit: Option<&mut MaybeUninit<GridRayHit>>,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(origin), Some(movement)) = (unsafe { read(origin) }, unsafe { read(movement) }) else {
        return false;
    };
    clash_grid_cast_ray(grid, origin, movement, out_hit)
}

/// `clash_grid_cast` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_grid_cast_by_pointer(
    grid: Option<&Grid>,
    shape: Option<&Shape<'_>>,
    movement: *const Vector2D,
    settings: Option<&CastSettings>,
    out_hit: Option<&mut MaybeUninit<GridCastHit>>,
) -> bool {
    // SAFETY: the caller promises what the pointers point to.
    let Some(movement) = (unsafe { read(movement) }) else {
        return false;
    };
    clash_grid_cast(grid, shape, movement, settings, out_hit)
}

/// `clash_default_mover` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_default_mover_by_pointer(
    shape: Option<&Shape<'_>>,
    up: *const Vector2D,
    result: *mut Mover<'_>,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(up) = (unsafe { read(up) }) else {
        return;
    };
    let answer = clash_default_mover(shape, up);
    // SAFETY: as above.
    unsafe { write(result.cast(), answer) }
}

/// `clash_mover_advance` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_mover_advance_by_pointer(
    mover: Option<&Mover<'_>>,
    obstacles: Option<&Obstacles<'_>>,
    start: *const Vector2D,
    movement: *const Vector2D,
    before: *const MoverState,
    out_hits: *mut MoverHit,
    hit_capacity: usize,
    out_stops: *mut Stop,
    stop_capacity: usize,
    out_result: Option<&mut MaybeUninit<MoverResult>>,
) -> Status {
    // SAFETY: the caller promises what the pointers point to.
    let (Some(start), Some(movement), Some(before)) = (unsafe { read(start) }, unsafe { read(movement) }, unsafe { read(before) }) else {
        return Status::Ok;
    };
    unsafe { clash_mover_advance(mover, obstacles, start, movement, before, out_hits, hit_capacity, out_stops, stop_capacity, out_result) }
}

/// `clash_slid_velocity` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_slid_velocity_by_pointer(
    velocity: *const Vector2D,
    hits: *const MoverHit,
    count: usize,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let Some(velocity) = (unsafe { read(velocity) }) else {
        return;
    };
    let answer = unsafe { clash_slid_velocity(velocity, hits, count) };
    // SAFETY: as above.
    unsafe { write(result, answer) }
}
