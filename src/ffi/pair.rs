//! Whether two shapes share a point.

use clash2d::{
    Circle, Line, OrientedRectangle, Rectangle, Segment, Vector2D, circle_line_collide,
    circle_oriented_rectangle_collide, circle_point_collide, circle_rectangle_collide,
    circle_segment_collide, circles_collide, line_oriented_rectangle_collide, line_point_collide,
    line_rectangle_collide, line_segment_collide, lines_collide, oriented_rectangle_point_collide,
    oriented_rectangle_rectangle_collide, oriented_rectangle_segment_collide,
    oriented_rectangles_collide, point_rectangle_collide, point_segment_collide, points_collide,
    rectangle_segment_collide, rectangles_collide, rectangles_collide_short_circuit,
    segments_collide,
};

// ---- Collision of two shapes -------------------------------------------------------------------

/// Whether two rectangles share a point; touching counts.
/// Book: "Rectangle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_rectangles_collide(a: Rectangle, b: Rectangle) -> bool {
    rectangles_collide(a, b)
}

/// Whether two circles share a point; touching counts.
/// Book: "Circle-Circle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_circles_collide(a: Circle, b: Circle) -> bool {
    circles_collide(a, b)
}

/// Whether two points are the same, exactly.
/// Book: "Point-Point Collision", there with a threshold (book.h).
#[unsafe(no_mangle)]
pub extern "C" fn clash_points_collide(a: Vector2D, b: Vector2D) -> bool {
    points_collide(a, b)
}

/// Whether two lines share a point: unless they are parallel and apart.
/// Book: "Line-Line Collision", there with a threshold (book.h).
#[unsafe(no_mangle)]
pub extern "C" fn clash_lines_collide(a: Line, b: Line) -> bool {
    lines_collide(a, b)
}

/// Whether two segments share a point; touching counts.
/// Book: "Segment-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_segments_collide(a: Segment, b: Segment) -> bool {
    segments_collide(a, b)
}

/// Whether two oriented rectangles share a point; touching counts.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_oriented_rectangles_collide(
    a: OrientedRectangle,
    b: OrientedRectangle,
) -> bool {
    oriented_rectangles_collide(a, b)
}

/// Whether a circle contains a point; the rim counts.
/// Book: "Circle-Point Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_circle_point_collide(c: Circle, p: Vector2D) -> bool {
    circle_point_collide(c, p)
}

/// Whether a circle and a line share a point; touching counts.
/// Book: "Circle-Line Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_circle_line_collide(c: Circle, l: Line) -> bool {
    circle_line_collide(c, l)
}

/// Whether a circle and a segment share a point; touching counts.
/// Book: "Circle-Line-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_circle_segment_collide(c: Circle, s: Segment) -> bool {
    circle_segment_collide(c, s)
}

/// Whether a circle and a rectangle share a point; touching counts.
/// Book: "Circle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_circle_rectangle_collide(c: Circle, r: Rectangle) -> bool {
    circle_rectangle_collide(c, r)
}

/// Whether a circle and an oriented rectangle share a point; touching counts.
/// Book: "Circle-Oriented Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_circle_oriented_rectangle_collide(c: Circle, r: OrientedRectangle) -> bool {
    circle_oriented_rectangle_collide(c, r)
}

/// Whether a rectangle contains a point; the border counts.
/// Book: "Rectangle-Point Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_point_rectangle_collide(p: Vector2D, r: Rectangle) -> bool {
    point_rectangle_collide(p, r)
}

/// Whether a line and a rectangle share a point; touching counts.
/// Book: "Line-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_line_rectangle_collide(l: Line, r: Rectangle) -> bool {
    line_rectangle_collide(l, r)
}

/// Whether a rectangle and a segment share a point; touching counts.
/// Book: "Rectangle-Line-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_rectangle_segment_collide(r: Rectangle, s: Segment) -> bool {
    rectangle_segment_collide(r, s)
}

/// Whether an oriented and an axis-aligned rectangle share a point; touching counts.
/// Book: "Oriented Rectangle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_oriented_rectangle_rectangle_collide(
    r: OrientedRectangle,
    aar: Rectangle,
) -> bool {
    oriented_rectangle_rectangle_collide(r, aar)
}

/// Whether a point lies on a line, exactly.
/// Book: "Line-Point Collision", there with a threshold (book.h).
#[unsafe(no_mangle)]
pub extern "C" fn clash_line_point_collide(l: Line, p: Vector2D) -> bool {
    line_point_collide(l, p)
}

/// Whether a point lies on a segment, exactly; the ends count.
/// Book: "Point-Line-Segment Collision", there with a threshold (book.h).
#[unsafe(no_mangle)]
pub extern "C" fn clash_point_segment_collide(p: Vector2D, s: Segment) -> bool {
    point_segment_collide(p, s)
}

/// Whether an oriented rectangle contains a point; the border counts.
/// Book: "Oriented Rectangle-Point Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_oriented_rectangle_point_collide(
    r: OrientedRectangle,
    p: Vector2D,
) -> bool {
    oriented_rectangle_point_collide(r, p)
}

/// Whether a line and a segment share a point; touching counts.
/// Book: "Line-Line-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_line_segment_collide(l: Line, s: Segment) -> bool {
    line_segment_collide(l, s)
}

/// Whether a line and an oriented rectangle share a point; touching counts.
/// Book: "Line-Oriented Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_line_oriented_rectangle_collide(l: Line, r: OrientedRectangle) -> bool {
    line_oriented_rectangle_collide(l, r)
}

/// Whether an oriented rectangle and a segment share a point; touching counts.
/// Book: "Oriented Rectangle-Line-Segment Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_oriented_rectangle_segment_collide(
    r: OrientedRectangle,
    s: Segment,
) -> bool {
    oriented_rectangle_segment_collide(r, s)
}

/// The same answer as rectangles_collide, without a look at Y where X tells the two apart.
/// Faster where most pairs are apart along X, slower where that can't be predicted.
/// Book: "Optimization Tricks".
#[unsafe(no_mangle)]
pub extern "C" fn clash_rectangles_collide_short_circuit(a: Rectangle, b: Rectangle) -> bool {
    rectangles_collide_short_circuit(a, b)
}
