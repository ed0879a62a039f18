// Written by bindings/generate from the Rust source; changes here are lost.
//! The functions of the C ABI that take or return structs, with pointers in their place.
//!
//! A null pointer to a shape is the answer "no", NaN or 0, or a result that stays as it was.

use clash2d::ffi::*;
use clash2d::{Circle, Line, OrientedRectangle, Range, Rectangle, Segment, Vector2D};

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
    let answer = (|| Some(clash_add_vector(unsafe { read(a) }?, unsafe { read(b) }?)))();
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
    let answer = (|| Some(clash_subtract_vector(unsafe { read(a) }?, unsafe { read(b) }?)))();
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
    let answer = (|| Some(clash_negate_vector(unsafe { read(v) }?)))();
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
    (|| Some(clash_equal_vectors(unsafe { read(a) }?, unsafe { read(b) }?)))().unwrap_or_default()
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
    let answer = (|| Some(clash_multiply_vector(unsafe { read(v) }?, scalar)))();
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
    let answer = (|| Some(clash_divide_vector(unsafe { read(v) }?, divisor)))();
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
    (|| Some(clash_vector_length(unsafe { read(v) }?)))().unwrap_or(f32::NAN)
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
    let answer = (|| Some(clash_unit_vector(unsafe { read(v) }?)))();
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
    let answer = (|| Some(clash_rotate_vector(unsafe { read(v) }?, degrees)))();
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
    let answer = (|| Some(clash_rotate_vector_90(unsafe { read(v) }?)))();
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
    let answer = (|| Some(clash_rotate_vector_180(unsafe { read(v) }?)))();
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
    let answer = (|| Some(clash_rotate_vector_270(unsafe { read(v) }?)))();
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
    (|| Some(clash_dot_product(unsafe { read(a) }?, unsafe { read(b) }?)))().unwrap_or(f32::NAN)
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
    (|| Some(clash_enclosed_angle(unsafe { read(a) }?, unsafe { read(b) }?)))().unwrap_or(f32::NAN)
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
    let answer = (|| Some(clash_project_vector(unsafe { read(project) }?, unsafe { read(onto) }?)))();
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
    (|| Some(clash_parallel_vectors(unsafe { read(a) }?, unsafe { read(b) }?)))().unwrap_or_default()
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
    (|| Some(clash_rectangles_collide(unsafe { read(a) }?, unsafe { read(b) }?)))().unwrap_or_default()
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
    (|| Some(clash_circles_collide(unsafe { read(a) }?, unsafe { read(b) }?)))().unwrap_or_default()
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
    (|| Some(clash_points_collide(unsafe { read(a) }?, unsafe { read(b) }?)))().unwrap_or_default()
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
    (|| Some(clash_lines_collide(unsafe { read(a) }?, unsafe { read(b) }?)))().unwrap_or_default()
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
    (|| Some(clash_segments_collide(unsafe { read(a) }?, unsafe { read(b) }?)))().unwrap_or_default()
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
    (|| Some(clash_oriented_rectangles_collide(unsafe { read(a) }?, unsafe { read(b) }?)))().unwrap_or_default()
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
    (|| Some(clash_circle_point_collide(unsafe { read(c) }?, unsafe { read(p) }?)))().unwrap_or_default()
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
    (|| Some(clash_circle_line_collide(unsafe { read(c) }?, unsafe { read(l) }?)))().unwrap_or_default()
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
    (|| Some(clash_circle_segment_collide(unsafe { read(c) }?, unsafe { read(s) }?)))().unwrap_or_default()
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
    (|| Some(clash_circle_rectangle_collide(unsafe { read(c) }?, unsafe { read(r) }?)))().unwrap_or_default()
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
    (|| Some(clash_circle_oriented_rectangle_collide(unsafe { read(c) }?, unsafe { read(r) }?)))().unwrap_or_default()
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
    (|| Some(clash_point_rectangle_collide(unsafe { read(p) }?, unsafe { read(r) }?)))().unwrap_or_default()
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
    (|| Some(clash_line_rectangle_collide(unsafe { read(l) }?, unsafe { read(r) }?)))().unwrap_or_default()
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
    (|| Some(clash_rectangle_segment_collide(unsafe { read(r) }?, unsafe { read(s) }?)))().unwrap_or_default()
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
    (|| Some(clash_oriented_rectangle_rectangle_collide(unsafe { read(r) }?, unsafe { read(aar) }?)))().unwrap_or_default()
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
    (|| Some(clash_line_point_collide(unsafe { read(l) }?, unsafe { read(p) }?)))().unwrap_or_default()
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
    (|| Some(clash_point_segment_collide(unsafe { read(p) }?, unsafe { read(s) }?)))().unwrap_or_default()
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
    (|| Some(clash_oriented_rectangle_point_collide(unsafe { read(r) }?, unsafe { read(p) }?)))().unwrap_or_default()
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
    (|| Some(clash_line_segment_collide(unsafe { read(l) }?, unsafe { read(s) }?)))().unwrap_or_default()
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
    (|| Some(clash_line_oriented_rectangle_collide(unsafe { read(l) }?, unsafe { read(r) }?)))().unwrap_or_default()
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
    (|| Some(clash_oriented_rectangle_segment_collide(unsafe { read(r) }?, unsafe { read(s) }?)))().unwrap_or_default()
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
    (|| Some(clash_rectangles_collide_short_circuit(unsafe { read(a) }?, unsafe { read(b) }?)))().unwrap_or_default()
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
    (|| Some(clash_moving_circle_rectangle_collide(unsafe { read(a) }?, unsafe { read(move_a) }?, unsafe { read(b) }?)))().unwrap_or_default()
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
    (|| Some(clash_moving_rectangle_rectangle_collide(unsafe { read(a) }?, unsafe { read(move_a) }?, unsafe { read(b) }?)))().unwrap_or_default()
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
    (|| Some(clash_moving_circle_circle_collide(unsafe { read(a) }?, unsafe { read(move_a) }?, unsafe { read(b) }?)))().unwrap_or_default()
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
    (|| Some(clash_moving_rectangle_circle_collide(unsafe { read(a) }?, unsafe { read(move_a) }?, unsafe { read(b) }?)))().unwrap_or_default()
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
    (|| Some(clash_overlapping_ranges(unsafe { read(a) }?, unsafe { read(b) }?)))().unwrap_or_default()
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
    let answer = (|| Some(clash_range_hull(unsafe { read(a) }?, unsafe { read(b) }?)))();
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
    let answer = (|| Some(clash_sort_range(unsafe { read(r) }?)))();
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
    let answer = (|| Some(clash_clamp_on_rectangle(unsafe { read(p) }?, unsafe { read(r) }?)))();
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
    (|| Some(clash_equivalent_lines(unsafe { read(a) }?, unsafe { read(b) }?)))().unwrap_or_default()
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
    (|| Some(clash_on_one_side(unsafe { read(axis) }?, unsafe { read(s) }?)))().unwrap_or_default()
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
    let answer = (|| Some(clash_project_segment(unsafe { read(s) }?, unsafe { read(onto) }?)))();
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
    number: i32,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let answer = (|| Some(clash_rectangle_corner(unsafe { read(r) }?, number)))();
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
    let answer = (|| Some(clash_rectangle_center(unsafe { read(r) }?)))();
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
    number: i32,
    result: *mut Vector2D,
) {
    // SAFETY: the caller promises what the pointers point to.
    let answer = (|| Some(clash_oriented_rectangle_corner(unsafe { read(r) }?, number)))();
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
    number: i32,
    result: *mut Segment,
) {
    // SAFETY: the caller promises what the pointers point to.
    let answer = (|| Some(clash_oriented_rectangle_edge(unsafe { read(r) }?, number)))();
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
    (|| Some(clash_separating_axis_for_rectangle(unsafe { read(axis) }?, unsafe { read(r) }?)))().unwrap_or_default()
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
    (|| Some(clash_separating_axis_for_oriented_rectangle(unsafe { read(axis) }?, unsafe { read(r) }?)))().unwrap_or_default()
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
    let answer = (|| Some(clash_enlarge_rectangle_point(unsafe { read(r) }?, unsafe { read(p) }?)))();
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
    let answer = (|| Some(clash_enlarge_rectangle_rectangle(unsafe { read(r) }?, unsafe { read(extender) }?)))();
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
    let answer = (|| Some(clash_oriented_rectangle_rectangle_hull(unsafe { read(r) }?)))();
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
    let answer = (|| Some(clash_oriented_rectangle_circle_hull(unsafe { read(r) }?)))();
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_rectangles_rectangle_hull` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_rectangles_rectangle_hull_by_pointer(
    rectangles: *const Rectangle,
    count: usize,
    result: *mut Rectangle,
) {
    // SAFETY: the caller promises what the pointers point to.
    let answer = (|| Some(unsafe { clash_rectangles_rectangle_hull(rectangles, count) }))();
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_circles_rectangle_hull` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_circles_rectangle_hull_by_pointer(
    circles: *const Circle,
    count: usize,
    result: *mut Rectangle,
) {
    // SAFETY: the caller promises what the pointers point to.
    let answer = (|| Some(unsafe { clash_circles_rectangle_hull(circles, count) }))();
    // SAFETY: as above.
    unsafe { write(result, answer) }
}

/// `clash_circles_circle_hull` by pointer.
///
/// # Safety
/// Each pointer is null or points to what it says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_circles_circle_hull_by_pointer(
    circles: *const Circle,
    count: usize,
    result: *mut Circle,
) {
    // SAFETY: the caller promises what the pointers point to.
    let answer = (|| Some(unsafe { clash_circles_circle_hull(circles, count) }))();
    // SAFETY: as above.
    unsafe { write(result, answer) }
}
