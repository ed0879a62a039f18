//! Shapes that bound others.

use super::elements;
use crate::{Circle, OrientedRectangle, Rectangle, Vector2D};

// ---- Bounding shapes ---------------------------------------------------------------------------

/// The smallest rectangle that contains a rectangle and a point.
/// If one of them is invalid, the rectangle around the other; if both are, a rectangle of NaN.
/// Book: "Oriented Rectangle-Rectangle Collision".
#[unsafe(no_mangle)]
pub extern "C" fn clash_enlarge_rectangle_point(r: Rectangle, p: Vector2D) -> Rectangle {
    r.enlarged_by_point(p)
}

/// The smallest rectangle that contains two others.
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
/// Book: "Bounding Shapes".
#[unsafe(no_mangle)]
pub extern "C" fn clash_oriented_rectangle_rectangle_hull(r: OrientedRectangle) -> Rectangle {
    r.rectangle_hull()
}

/// The smallest circle around the center that contains an oriented rectangle; of an invalid one,
/// NaN.
/// Book: "Bounding Shapes".
#[unsafe(no_mangle)]
pub extern "C" fn clash_oriented_rectangle_circle_hull(r: OrientedRectangle) -> Circle {
    r.circle_hull()
}

/// The smallest rectangle that contains all of `count` rectangles; of none, the zero rectangle.
/// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
/// Book: "Shape Grouping".
///
/// # Safety
/// `rectangles` is null or points to `count` readable elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_rectangles_rectangle_hull(
    rectangles: *const Rectangle,
    count: usize,
) -> Rectangle {
    // SAFETY: the caller's promise is the one that `elements` asks for.
    Rectangle::hull(unsafe { elements(rectangles, count) })
}

/// The smallest rectangle that contains all of `count` circles; of none, the zero rectangle.
/// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
/// Book: "Shape Grouping".
///
/// # Safety
/// `circles` is null or points to `count` readable elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_circles_rectangle_hull(
    circles: *const Circle,
    count: usize,
) -> Rectangle {
    // SAFETY: the caller's promise is the one that `elements` asks for.
    Circle::rectangle_hull(unsafe { elements(circles, count) })
}

/// A circle that contains all of `count` circles: around the center of their rectangle hull, and
/// as small as that allows; of none, the zero circle.
/// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
/// Book: "Shape Grouping".
///
/// # Safety
/// `circles` is null or points to `count` readable elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_circles_circle_hull(circles: *const Circle, count: usize) -> Circle {
    // SAFETY: the caller's promise is the one that `elements` asks for.
    Circle::hull(unsafe { elements(circles, count) })
}
