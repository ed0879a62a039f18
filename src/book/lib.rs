//! The book's own names, as exported symbols: what `include/clash2d/book.h` declares.
#![no_std]

use core::ffi::c_int;
use core::mem::MaybeUninit;

use clash2d::book;
use clash2d::{Circle, Line, OrientedRectangle, Range, Rectangle, Segment, Vector2D};
use clash2d_ffi::*;

/// The book's answer to a question.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bool {
    /// No.
    No = 0,
    /// Yes.
    Yes = 1,
}

impl From<bool> for Bool {
    fn from(answer: bool) -> Self {
        if answer { Self::Yes } else { Self::No }
    }
}

/// The hull that a question writes; the zero shape if its answer is no.
fn hull<T: Default>(ask: impl FnOnce(Option<&mut MaybeUninit<T>>) -> bool) -> T {
    let mut place = MaybeUninit::new(T::default());
    ask(Some(&mut place));
    // SAFETY: it was written before it was lent.
    unsafe { place.assume_init() }
}

/// The count of an array; of a negative one, 0.
fn positive(count: c_int) -> usize {
    usize::try_from(count).unwrap_or(0)
}

// ---- Vectors -----------------------------------------------------------------------------------

/// The sum of two vectors, each coordinate rounded once.
/// Book: "Additions".
#[unsafe(no_mangle)]
pub extern "C" fn add_vector(a: Vector2D, b: Vector2D) -> Vector2D {
    clash_add_vector(a, b)
}

/// The difference `a - b`, each coordinate rounded once.
/// Book: "Additions".
#[unsafe(no_mangle)]
pub extern "C" fn subtract_vector(a: Vector2D, b: Vector2D) -> Vector2D {
    clash_subtract_vector(a, b)
}

/// The vector of the same length in the opposite direction; exact.
/// Book: "Additions".
#[unsafe(no_mangle)]
pub extern "C" fn negate_vector(v: Vector2D) -> Vector2D {
    clash_negate_vector(v)
}

/// Whether two numbers differ by less than 1/8192; no for NaN.
/// Book: "Additions".
#[unsafe(no_mangle)]
pub extern "C" fn equal_floats(a: f32, b: f32) -> Bool {
    book::equal_floats(a, b).into()
}

/// Whether both coordinates of two vectors differ by less than 1/8192.
/// Book: "Line-Line Collision".
#[unsafe(no_mangle)]
pub extern "C" fn equal_vectors(a: Vector2D, b: Vector2D) -> Bool {
    book::equal_vectors(a, b).into()
}

/// The vector times a number, each coordinate rounded once.
/// Book: "Scaling".
#[unsafe(no_mangle)]
pub extern "C" fn multiply_vector(v: Vector2D, scalar: f32) -> Vector2D {
    clash_multiply_vector(v, scalar)
}

/// The vector divided by a number, each coordinate rounded once; by 0 as IEEE 754 says.
/// Book: "Scaling".
#[unsafe(no_mangle)]
pub extern "C" fn divide_vector(v: Vector2D, divisor: f32) -> Vector2D {
    clash_divide_vector(v, divisor)
}

/// The length of a vector, 0 or more.
/// Error at most 0.51 ulp for every finite vector; infinite where no float is large enough.
/// Book: "Length".
#[unsafe(no_mangle)]
pub extern "C" fn vector_length(v: Vector2D) -> f32 {
    clash_vector_length(v)
}

/// The vector of length 1 in the same direction; the null vector stays as it is.
/// Error at most 0.51 ulp in each coordinate for every finite vector.
/// Book: "Unit Vector".
#[unsafe(no_mangle)]
pub extern "C" fn unit_vector(v: Vector2D) -> Vector2D {
    clash_unit_vector(v)
}

/// Degrees as radians. Error at most 0.51 ulp.
/// Book: "Rotation".
#[unsafe(no_mangle)]
pub extern "C" fn degrees_to_radian(degrees: f32) -> f32 {
    clash_degrees_to_radian(degrees)
}

/// Radians as degrees. Error at most 0.51 ulp; infinite where no float is large enough.
/// Book: "Dot Product".
#[unsafe(no_mangle)]
pub extern "C" fn radian_to_degrees(radian: f32) -> f32 {
    clash_radian_to_degrees(radian)
}

/// The vector turned by some degrees, counterclockwise.
/// Error at most 0.51 ulp in each coordinate. Exact for multiples of 90; full turns change
/// nothing, bit for bit. NaN if the degrees are not finite.
/// Book: "Rotation".
#[unsafe(no_mangle)]
pub extern "C" fn rotate_vector(v: Vector2D, degrees: f32) -> Vector2D {
    clash_rotate_vector(v, degrees)
}

/// The vector turned by 90 degrees counterclockwise; exact.
/// Book: "Line-Line Collision".
#[unsafe(no_mangle)]
pub extern "C" fn rotate_vector_90(v: Vector2D) -> Vector2D {
    clash_rotate_vector_90(v)
}

/// The vector turned by 180 degrees; exact.
/// Book: "Rotating by Right Angles".
#[unsafe(no_mangle)]
pub extern "C" fn rotate_vector_180(v: Vector2D) -> Vector2D {
    clash_rotate_vector_180(v)
}

/// The vector turned by 270 degrees counterclockwise; exact.
/// Book: "Rotating by Right Angles".
#[unsafe(no_mangle)]
pub extern "C" fn rotate_vector_270(v: Vector2D) -> Vector2D {
    clash_rotate_vector_270(v)
}

/// The dot product: positive below a right angle between the two, 0 at one, negative beyond.
/// Error at most 0.51 ulp, also under cancellation; infinite where no float is large enough.
/// Book: "Dot Product".
#[unsafe(no_mangle)]
pub extern "C" fn dot_product(a: Vector2D, b: Vector2D) -> f32 {
    clash_dot_product(a, b)
}

/// The angle between two vectors in degrees, from 0 to 180.
/// Error at most 0.51 ulp. With a null vector 90; NaN if a coordinate is not finite.
/// Book: "Dot Product".
#[unsafe(no_mangle)]
pub extern "C" fn enclosed_angle(a: Vector2D, b: Vector2D) -> f32 {
    clash_enclosed_angle(a, b)
}

/// The part of a vector that lies along another one; along the null vector, the null vector.
/// Error at most 0.51 ulp in each coordinate for all finite vectors.
/// Book: "Projection".
#[unsafe(no_mangle)]
pub extern "C" fn project_vector(project: Vector2D, onto: Vector2D) -> Vector2D {
    clash_project_vector(project, onto)
}

/// Whether the cross product of two vectors is smaller than 1/8192, which depends on their lengths.
/// Book: "Line-Line Collision".
#[unsafe(no_mangle)]
pub extern "C" fn parallel_vectors(a: Vector2D, b: Vector2D) -> Bool {
    book::parallel_vectors(a, b).into()
}

// ---- Collision of two shapes -------------------------------------------------------------------

/// Whether two rectangles share a point; touching counts.
/// Book: "Rectangle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn rectangles_collide(a: Rectangle, b: Rectangle) -> Bool {
    clash_rectangles_collide(a, b).into()
}

/// Whether two circles share a point; touching counts.
/// Book: "Circle-Circle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn circles_collide(a: Circle, b: Circle) -> Bool {
    clash_circles_collide(a, b).into()
}

/// Whether two points lie less than 1/8192 apart on both axes.
/// Book: "Point-Point Collision".
#[unsafe(no_mangle)]
pub extern "C" fn points_collide(a: Vector2D, b: Vector2D) -> Bool {
    book::points_collide(a, b).into()
}

/// Whether two lines share a point, or are almost parallel and near each other.
/// Book: "Line-Line Collision".
#[unsafe(no_mangle)]
pub extern "C" fn lines_collide(a: Line, b: Line) -> Bool {
    book::lines_collide(a, b).into()
}

/// Whether two segments share a point; touching counts.
/// Book: "Segment-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn segments_collide(a: Segment, b: Segment) -> Bool {
    clash_segments_collide(a, b).into()
}

/// Whether two oriented rectangles share a point; touching counts.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn oriented_rectangles_collide(a: OrientedRectangle, b: OrientedRectangle) -> Bool {
    clash_oriented_rectangles_collide(a, b).into()
}

/// Whether a circle contains a point; the rim counts.
/// Book: "Circle-Point Collision".
#[unsafe(no_mangle)]
pub extern "C" fn circle_point_collide(c: Circle, p: Vector2D) -> Bool {
    clash_circle_point_collide(c, p).into()
}

/// Whether a circle and a line share a point; touching counts.
/// Book: "Circle-Line Collision".
#[unsafe(no_mangle)]
pub extern "C" fn circle_line_collide(c: Circle, l: Line) -> Bool {
    clash_circle_line_collide(c, l).into()
}

/// Whether a circle and a segment share a point; touching counts.
/// Book: "Circle-Line-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn circle_segment_collide(c: Circle, s: Segment) -> Bool {
    clash_circle_segment_collide(c, s).into()
}

/// Whether a circle and a rectangle share a point; touching counts.
/// Book: "Circle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn circle_rectangle_collide(c: Circle, r: Rectangle) -> Bool {
    clash_circle_rectangle_collide(c, r).into()
}

/// Whether a circle and an oriented rectangle share a point; touching counts.
/// Book: "Circle-Oriented Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn circle_oriented_rectangle_collide(c: Circle, r: OrientedRectangle) -> Bool {
    clash_circle_oriented_rectangle_collide(c, r).into()
}

/// Whether a rectangle contains a point; the border counts.
/// Book: "Rectangle-Point Collision".
#[unsafe(no_mangle)]
pub extern "C" fn point_rectangle_collide(p: Vector2D, r: Rectangle) -> Bool {
    clash_point_rectangle_collide(p, r).into()
}

/// Whether a line and a rectangle share a point; touching counts.
/// Book: "Line-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn line_rectangle_collide(l: Line, r: Rectangle) -> Bool {
    clash_line_rectangle_collide(l, r).into()
}

/// Whether a rectangle and a segment share a point; touching counts.
/// Book: "Rectangle-Line-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn rectangle_segment_collide(r: Rectangle, s: Segment) -> Bool {
    clash_rectangle_segment_collide(r, s).into()
}

/// Whether an oriented and an axis-aligned rectangle share a point; touching counts.
/// Book: "Oriented Rectangle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn oriented_rectangle_rectangle_collide(
    r: OrientedRectangle,
    aar: Rectangle,
) -> Bool {
    clash_oriented_rectangle_rectangle_collide(r, aar).into()
}

/// Whether a point lies almost on a line; how far it may be off depends on the direction's length.
/// Book: "Line-Point Collision".
#[unsafe(no_mangle)]
pub extern "C" fn line_point_collide(l: Line, p: Vector2D) -> Bool {
    book::line_point_collide(l, p).into()
}

/// Whether a point lies less than 1/8192 away from a segment on both axes, and not beyond its ends.
/// Book: "Point-Line-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn point_segment_collide(p: Vector2D, s: Segment) -> Bool {
    book::point_segment_collide(p, s).into()
}

/// Whether an oriented rectangle contains a point; the border counts.
/// Book: "Oriented Rectangle-Point Collision".
#[unsafe(no_mangle)]
pub extern "C" fn oriented_rectangle_point_collide(r: OrientedRectangle, p: Vector2D) -> Bool {
    clash_oriented_rectangle_point_collide(r, p).into()
}

/// Whether a line and a segment share a point; touching counts.
/// Book: "Line-Line-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn line_segment_collide(l: Line, s: Segment) -> Bool {
    clash_line_segment_collide(l, s).into()
}

/// Whether a line and an oriented rectangle share a point; touching counts.
/// Book: "Line-Oriented Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn line_oriented_rectangle_collide(l: Line, r: OrientedRectangle) -> Bool {
    clash_line_oriented_rectangle_collide(l, r).into()
}

/// Whether an oriented rectangle and a segment share a point; touching counts.
/// Book: "Oriented Rectangle-Line-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn oriented_rectangle_segment_collide(r: OrientedRectangle, s: Segment) -> Bool {
    clash_oriented_rectangle_segment_collide(r, s).into()
}

/// The same answer as rectangles_collide, without a look at Y where X tells the two apart.
/// Faster where most pairs are apart along X, slower where that can't be predicted.
/// Book: "Optimization Tricks".
#[unsafe(no_mangle)]
pub extern "C" fn rectangles_collide_short_circuit(a: Rectangle, b: Rectangle) -> Bool {
    clash_rectangles_collide_short_circuit(a, b).into()
}

// ---- Ranges, sides, corners and axes -----------------------------------------------------------

/// Whether two ranges of numbers share one; touching counts, infinite ends are allowed, NaN is a
/// no.
/// Book: "Rectangle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn overlapping(min_a: f32, max_a: f32, min_b: f32, max_b: f32) -> Bool {
    clash_overlapping(min_a, max_a, min_b, max_b).into()
}

/// Whether two ranges share a number; touching counts, infinite ends are allowed, NaN is a no.
/// Book: "Segment-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn overlapping_ranges(a: Range, b: Range) -> Bool {
    clash_overlapping_ranges(a, b).into()
}

/// The smallest range that contains both.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn range_hull(a: Range, b: Range) -> Range {
    clash_range_hull(a, b)
}

/// The same range with its ends in order.
/// Book: "Segment-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn sort_range(r: Range) -> Range {
    clash_sort_range(r)
}

/// The number from `min` to `max` that is nearest to `x`. NaN stays NaN.
/// Book: "Circle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clamp_on_range(x: f32, min: f32, max: f32) -> f32 {
    clash_clamp_on_range(x, min, max)
}

/// The point of the rectangle that is nearest to `p`, always one that lies in it: a far side that
/// is no float is rounded towards the inside.
/// Book: "Circle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clamp_on_rectangle(p: Vector2D, r: Rectangle) -> Vector2D {
    clash_clamp_on_rectangle(p, r)
}

/// Whether two lines are parallel, and the way from one base to the other as well, each up to
/// 1/8192.
/// Book: "Line-Line Collision".
#[unsafe(no_mangle)]
pub extern "C" fn equivalent_lines(a: Line, b: Line) -> Bool {
    book::equivalent_lines(a, b).into()
}

/// Whether both ends of a segment lie on the same side of a line, neither of them on it.
/// No if the line's direction is the null vector.
/// Book: "Segment-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn on_one_side(axis: Line, s: Segment) -> Bool {
    clash_on_one_side(axis, s).into()
}

/// The range of positions that a segment covers along the unit vector of `onto`.
/// Error at most 0.51 ulp of each end; along the null vector everything is at 0.
/// Book: "Segment-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn project_segment(s: Segment, onto: Vector2D) -> Range {
    clash_project_segment(s, onto)
}

/// A corner of a rectangle, rounded to the nearest float: 0 lower right, 1 upper right,
/// 2 upper left, 3 the origin; any other number modulo 4.
/// Book: "Oriented Rectangle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn rectangle_corner(r: Rectangle, number: c_int) -> Vector2D {
    clash_rectangle_corner(r, number)
}

/// The center of a rectangle, rounded to the nearest float.
/// Book: "Shape Grouping".
#[unsafe(no_mangle)]
pub extern "C" fn rectangle_center(r: Rectangle) -> Vector2D {
    clash_rectangle_center(r)
}

/// A corner of an oriented rectangle: before turning 0 upper left, 1 upper right, 2 lower right,
/// 3 lower left; any other number modulo 4.
/// Error at most 0.51 ulp in each coordinate.
/// Book: "Oriented Rectangle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn oriented_rectangle_corner(r: OrientedRectangle, number: c_int) -> Vector2D {
    clash_oriented_rectangle_corner(r, number)
}

/// An edge of an oriented rectangle, from the corner of that number to the next one.
/// Error at most 0.51 ulp in each coordinate.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn oriented_rectangle_edge(r: OrientedRectangle, number: c_int) -> Segment {
    clash_oriented_rectangle_edge(r, number)
}

/// Whether a segment and a rectangle have disjoint projections onto the segment's direction;
/// touching is not disjoint. No for a segment of length 0.
/// Book: "Rectangle-Line-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn separating_axis_for_rectangle(axis: Segment, r: Rectangle) -> Bool {
    clash_separating_axis_for_rectangle(axis, r).into()
}

/// Whether a segment and an oriented rectangle have disjoint projections onto the segment's
/// direction; touching is not disjoint. No for a segment of length 0.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn separating_axis_for_oriented_rectangle(
    axis: Segment,
    r: OrientedRectangle,
) -> Bool {
    clash_separating_axis_for_oriented_rectangle(axis, r).into()
}

// ---- Bounding shapes ---------------------------------------------------------------------------

/// The smallest rectangle that contains a rectangle and a point.
/// If one of them is invalid, the rectangle around the other; if both are, a rectangle of NaN.
/// Book: "Oriented Rectangle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn enlarge_rectangle_point(r: Rectangle, p: Vector2D) -> Rectangle {
    clash_enlarge_rectangle_point(r, p)
}

/// The smallest rectangle that contains two others.
/// If one of them is invalid, the other; if both are, a rectangle of NaN.
/// Book: "Shape Grouping".
#[unsafe(no_mangle)]
pub extern "C" fn enlarge_rectangle_rectangle(r: Rectangle, extender: Rectangle) -> Rectangle {
    clash_enlarge_rectangle_rectangle(r, extender)
}

/// The smallest upright rectangle that contains an oriented one; of an invalid one, NaN.
/// Book: "Bounding Shapes".
#[unsafe(no_mangle)]
pub extern "C" fn oriented_rectangle_rectangle_hull(r: OrientedRectangle) -> Rectangle {
    clash_oriented_rectangle_rectangle_hull(r)
}

/// The smallest circle around the center that contains an oriented rectangle; of an invalid one,
/// NaN.
/// Book: "Bounding Shapes".
#[unsafe(no_mangle)]
pub extern "C" fn oriented_rectangle_circle_hull(r: OrientedRectangle) -> Circle {
    clash_oriented_rectangle_circle_hull(r)
}

/// The smallest rectangle that contains all of `count` rectangles; of none, the zero rectangle.
/// Invalid ones are left out; a null pointer or a negative count means none. Nothing is kept;
/// O(count).
/// Book: "Shape Grouping".
///
/// # Safety
/// `rectangles` is null or points to `count` readable elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn rectangles_rectangle_hull(
    rectangles: *const Rectangle,
    count: c_int,
) -> Rectangle {
    // SAFETY: the caller's promise is passed on; a negative count becomes 0.
    hull(|out| unsafe { clash_rectangles_rectangle_hull(rectangles, positive(count), out) })
}

/// The smallest rectangle that contains all of `count` circles; of none, the zero rectangle.
/// Invalid ones are left out; a null pointer or a negative count means none. Nothing is kept;
/// O(count).
/// Book: "Shape Grouping".
///
/// # Safety
/// `circles` is null or points to `count` readable elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn circles_rectangle_hull(circles: *const Circle, count: c_int) -> Rectangle {
    // SAFETY: the caller's promise is passed on; a negative count becomes 0.
    hull(|out| unsafe { clash_circles_rectangle_hull(circles, positive(count), out) })
}

/// A circle that contains all of `count` circles: around the center of their rectangle hull, and
/// as small as that allows; of none, the zero circle.
/// Invalid ones are left out; a null pointer or a negative count means none. Nothing is kept;
/// O(count).
/// Book: "Shape Grouping".
///
/// # Safety
/// `circles` is null or points to `count` readable elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn circles_circle_hull(circles: *const Circle, count: c_int) -> Circle {
    // SAFETY: the caller's promise is passed on; a negative count becomes 0.
    hull(|out| unsafe { clash_circles_circle_hull(circles, positive(count), out) })
}

// ---- Shapes in motion --------------------------------------------------------------------------

/// Whether a moving circle meets a rectangle anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance.
/// Book: "Shapes in Motion".
#[unsafe(no_mangle)]
pub extern "C" fn moving_circle_rectangle_collide(
    a: Circle,
    move_a: Vector2D,
    b: Rectangle,
) -> Bool {
    clash_moving_circle_rectangle_collide(a, move_a, b).into()
}

/// Whether a moving rectangle meets another one anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance.
/// Book: "Shapes in Motion".
#[unsafe(no_mangle)]
pub extern "C" fn moving_rectangle_rectangle_collide(
    a: Rectangle,
    move_a: Vector2D,
    b: Rectangle,
) -> Bool {
    clash_moving_rectangle_rectangle_collide(a, move_a, b).into()
}

/// Whether a moving circle meets another one anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance.
/// Book: "Shapes in Motion".
#[unsafe(no_mangle)]
pub extern "C" fn moving_circle_circle_collide(a: Circle, move_a: Vector2D, b: Circle) -> Bool {
    clash_moving_circle_circle_collide(a, move_a, b).into()
}

/// Whether a moving rectangle meets a circle anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance.
/// Book: "Shapes in Motion".
#[unsafe(no_mangle)]
pub extern "C" fn moving_rectangle_circle_collide(
    a: Rectangle,
    move_a: Vector2D,
    b: Circle,
) -> Bool {
    clash_moving_rectangle_circle_collide(a, move_a, b).into()
}

// ---- Minimum and maximum ----------------------------------------------------------------------

/// The smaller of two numbers.
/// With NaN the first one. Book: "Segment-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn minimum(a: f32, b: f32) -> f32 {
    if b < a { b } else { a }
}

/// The greater of two numbers.
/// With NaN the first one. Book: "Segment-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn maximum(a: f32, b: f32) -> f32 {
    if b > a { b } else { a }
}
