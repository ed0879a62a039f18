//! The book's helpers: ranges, sides, corners and separating axes.

use core::ffi::c_int;

use clash2d::{
    Line, OrientedRectangle, Range, Rectangle, Segment, Vector2D, equivalent_lines, on_one_side,
    separating_axis_for_oriented_rectangle, separating_axis_for_rectangle,
};

// ---- Ranges, sides, corners and axes -----------------------------------------------------------

/// Whether two ranges of numbers share one; touching counts, infinite ends are allowed, NaN is a
/// no.
/// Book: "Rectangle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_overlapping(min_a: f32, max_a: f32, min_b: f32, max_b: f32) -> bool {
    Range::new(min_a, max_a).overlaps(Range::new(min_b, max_b))
}

/// Whether two ranges share a number; touching counts, infinite ends are allowed, NaN is a no.
/// Book: "Segment-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_overlapping_ranges(a: Range, b: Range) -> bool {
    a.overlaps(b)
}

/// The smallest range that contains both. clash_bounding_rectangle is around shapes of any kind.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_range_hull(a: Range, b: Range) -> Range {
    a.hull(b)
}

/// The same range with its ends in order.
/// Book: "Segment-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_sort_range(r: Range) -> Range {
    r.sorted()
}

/// The number from `min` to `max` that is nearest to `x`. NaN stays NaN.
/// Book: "Circle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_clamp_on_range(x: f32, min: f32, max: f32) -> f32 {
    Range::new(min, max).clamp(x)
}

/// The point of the rectangle that is nearest to `p`, always one that lies in it: a far side that
/// is no float is rounded towards the inside. clash_distance tells the nearest points of any two
/// shapes.
/// Book: "Circle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_clamp_on_rectangle(p: Vector2D, r: Rectangle) -> Vector2D {
    r.clamp(p)
}

/// Whether two lines are the same set of points, exactly. clash_relate tells that of any two
/// shapes.
/// Book: "Line-Line Collision", there with a threshold (book.h).
#[unsafe(no_mangle)]
pub extern "C" fn clash_equivalent_lines(a: Line, b: Line) -> bool {
    equivalent_lines(a, b)
}

/// Whether both ends of a segment lie on the same side of a line, neither of them on it.
/// No if the line's direction is the null vector. clash_collide tells whether any two shapes meet.
/// Book: "Segment-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_on_one_side(axis: Line, s: Segment) -> bool {
    on_one_side(axis, s)
}

/// The range of positions that a segment covers along the unit vector of `onto`.
/// Error at most 0.51 ulp of each end; along the null vector everything is at 0.
/// clash_support_point tells how far any shape reaches along a direction.
/// Book: "Segment-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_project_segment(s: Segment, onto: Vector2D) -> Range {
    s.projected_onto(onto)
}

/// A corner of a rectangle, rounded to the nearest float: 0 lower right, 1 upper right,
/// 2 upper left, 3 the origin; any other number modulo 4. clash_shape_vertex has the corners of any
/// shape, from the lower left one counterclockwise.
/// Book: "Oriented Rectangle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_rectangle_corner(r: Rectangle, number: c_int) -> Vector2D {
    r.corner(number)
}

/// The center of a rectangle, rounded to the nearest float.
/// Book: "Shape Grouping".
#[unsafe(no_mangle)]
pub extern "C" fn clash_rectangle_center(r: Rectangle) -> Vector2D {
    r.center()
}

/// A corner of an oriented rectangle: before turning 0 upper left, 1 upper right, 2 lower right,
/// 3 lower left; any other number modulo 4. clash_shape_vertex has the corners of any shape, from
/// the lower left one counterclockwise.
/// Error at most 0.51 ulp in each coordinate.
/// Book: "Oriented Rectangle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_oriented_rectangle_corner(r: OrientedRectangle, number: c_int) -> Vector2D {
    r.corner(number)
}

/// An edge of an oriented rectangle, from the corner of that number to the next one.
/// clash_shape_edge has the edges of any shape, numbered as all answers do.
/// Error at most 0.51 ulp in each coordinate.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_oriented_rectangle_edge(r: OrientedRectangle, number: c_int) -> Segment {
    r.edge(number)
}

/// Whether a segment and a rectangle have disjoint projections onto the segment's direction;
/// touching is not disjoint. No for a segment of length 0. A step of the book's test: clash_collide
/// tells whether any two shapes meet.
/// Book: "Rectangle-Line-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_separating_axis_for_rectangle(axis: Segment, r: Rectangle) -> bool {
    separating_axis_for_rectangle(axis, r)
}

/// Whether a segment and an oriented rectangle have disjoint projections onto the segment's
/// direction; touching is not disjoint. No for a segment of length 0. A step of the book's test:
/// clash_collide tells whether any two shapes meet.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_separating_axis_for_oriented_rectangle(
    axis: Segment,
    r: OrientedRectangle,
) -> bool {
    separating_axis_for_oriented_rectangle(axis, r)
}
