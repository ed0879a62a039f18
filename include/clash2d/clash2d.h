#ifndef CLASH2D_CLASH2D_H
#define CLASH2D_CLASH2D_H

// clash2d: 2D collision detection that is never wrong.
//
//     #include <clash2d/clash2d.h>
//
//     bool is_hit(ClashCircle ball, ClashVector2D speed, ClashRectangle wall) {
//         ClashOrientedRectangle bat = {{5, 4}, {3, 0.5f}, 30};
//         if (clash_circle_oriented_rectangle_collide(ball, bat))
//             return true;
//         // Anywhere on the way of this frame, not only at its end:
//         return clash_moving_circle_rectangle_collide(ball, speed, wall);
//     }
//
// X points to the right, Y up; angles are degrees, counterclockwise. (With Y down the same
// numbers turn clockwise, and nothing else changes.)
//
// Shapes are closed sets of points: touching counts. Yes and no are what exact arithmetic gives
// for the numbers passed in, without any tolerance: origin + size is a sum of real numbers, and a
// rotation has its true sine and cosine. A degenerate shape is the set that it describes, so that
// a circle of radius 0 is a point. A shape with a NaN, an infinity or a negative size, radius or
// half extent is the empty set: it meets nothing, contains nothing and bounds nothing.
//
// All functions are pure: they keep nothing, allocate nothing, print nothing, and may be called
// from any thread. They return a defined answer for every bit pattern, the same bits on every
// platform. They assume the floating-point environment that C programs start with: rounding to
// nearest, subnormal numbers kept (flushed to 0, they are wrong only about numbers below 1e-30).
//
// A pair's function names its two shapes in alphabetical order and takes them in that order.
// Titles in quotes are sections of the book "2D Game Collision Detection" by Thomas Schwarzl;
// book.h has its own names for all this.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The version of this header: major * 1000000 + minor * 1000 + patch; see clash_version.
#define CLASH_VERSION 1000


/// A point, or a direction with a length. X points to the right, Y up.
///
/// The unit is the program's own; tiles, pixels and metres work alike.
typedef struct ClashVector2D {
    /// The coordinate along the X axis, which points to the right.
    float x;
    /// The coordinate along the Y axis, which points up.
    float y;
} ClashVector2D;

/// A filled rectangle whose sides run along the axes, its border included.
///
/// It reaches from `origin` to `origin + size`, a sum of real numbers that is never rounded.
typedef struct ClashRectangle {
    /// The corner with the smallest coordinates: lower left with Y up.
    ClashVector2D origin;
    /// Width and height, 0 or more.
    ClashVector2D size;
} ClashRectangle;

/// A filled circle, its rim included.
typedef struct ClashCircle {
    /// The middle.
    ClashVector2D center;
    /// The distance from the middle to the rim, 0 or more.
    float radius;
} ClashCircle;

/// An endless straight line.
///
/// With the null vector as its direction it is its base point.
typedef struct ClashLine {
    /// Any point of the line.
    ClashVector2D base;
    /// Which way the line runs; any length, either way along it.
    ClashVector2D direction;
} ClashLine;

/// A straight piece between two points, both included.
///
/// With two equal points it is a point.
typedef struct ClashSegment {
    /// One end.
    ClashVector2D point1;
    /// The other end.
    ClashVector2D point2;
} ClashSegment;

/// A filled rectangle that is turned around its center, its border included.
typedef struct ClashOrientedRectangle {
    /// The middle, around which it is turned.
    ClashVector2D center;
    /// Half of the width and half of the height before turning, 0 or more.
    ClashVector2D halfExtend;
    /// Degrees, counterclockwise with Y up; any finite number, and the true sine and cosine of it.
    float rotation;
} ClashOrientedRectangle;

/// The numbers from `minimum` to `maximum`, both included.
///
/// Any unit; the two ends may be infinite. A range whose ends are swapped is not sorted on its own.
typedef struct ClashRange {
    /// The lower end.
    float minimum;
    /// The upper end.
    float maximum;
} ClashRange;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// ---- Version -----------------------------------------------------------------------------------

/// The version of the library that is linked: major * 1000000 + minor * 1000 + patch.
/// Equal to CLASH_VERSION where header and library belong together.
uint32_t clash_version(void);

// ---- Vectors -----------------------------------------------------------------------------------

/// The sum of two vectors, each coordinate rounded once.
/// Book: "Additions".
ClashVector2D clash_add_vector(ClashVector2D a, ClashVector2D b);

/// The difference `a - b`, each coordinate rounded once.
/// Book: "Additions".
ClashVector2D clash_subtract_vector(ClashVector2D a, ClashVector2D b);

/// The vector of the same length in the opposite direction; exact.
/// Book: "Additions".
ClashVector2D clash_negate_vector(ClashVector2D v);

/// Whether two vectors are the same, exactly; no if a coordinate is not finite.
/// Book: "Line-Line Collision", there with a threshold (book.h).
bool clash_equal_vectors(ClashVector2D a, ClashVector2D b);

/// The vector times a number, each coordinate rounded once.
/// Book: "Scaling".
ClashVector2D clash_multiply_vector(ClashVector2D v, float scalar);

/// The vector divided by a number, each coordinate rounded once; by 0 as IEEE 754 says.
/// Book: "Scaling".
ClashVector2D clash_divide_vector(ClashVector2D v, float divisor);

/// The length of a vector, 0 or more.
/// Error at most 0.51 ulp for every finite vector; infinite where no float is large enough.
/// Book: "Length".
float clash_vector_length(ClashVector2D v);

/// The vector of length 1 in the same direction; the null vector stays as it is.
/// Error at most 0.51 ulp in each coordinate for every finite vector.
/// Book: "Unit Vector".
ClashVector2D clash_unit_vector(ClashVector2D v);

/// Degrees as radians. Error at most 0.51 ulp.
/// Book: "Rotation".
float clash_degrees_to_radian(float degrees);

/// Radians as degrees. Error at most 0.51 ulp; infinite where no float is large enough.
/// Book: "Dot Product".
float clash_radian_to_degrees(float radian);

/// The vector turned by some degrees, counterclockwise.
/// Error at most 0.51 ulp in each coordinate. Exact for multiples of 90; full turns change
/// nothing, bit for bit. NaN if the degrees are not finite.
/// Book: "Rotation".
ClashVector2D clash_rotate_vector(ClashVector2D v, float degrees);

/// The vector turned by 90 degrees counterclockwise; exact.
/// Book: "Line-Line Collision".
ClashVector2D clash_rotate_vector_90(ClashVector2D v);

/// The vector turned by 180 degrees; exact.
/// Book: "Rotating by Right Angles".
ClashVector2D clash_rotate_vector_180(ClashVector2D v);

/// The vector turned by 270 degrees counterclockwise; exact.
/// Book: "Rotating by Right Angles".
ClashVector2D clash_rotate_vector_270(ClashVector2D v);

/// The dot product: positive below a right angle between the two, 0 at one, negative beyond.
/// Error at most 0.51 ulp, also under cancellation; infinite where no float is large enough.
/// Book: "Dot Product".
float clash_dot_product(ClashVector2D a, ClashVector2D b);

/// The angle between two vectors in degrees, from 0 to 180.
/// Error at most 0.51 ulp. With a null vector 90; NaN if a coordinate is not finite.
/// Book: "Dot Product".
float clash_enclosed_angle(ClashVector2D a, ClashVector2D b);

/// The part of a vector that lies along another one; along the null vector, the null vector.
/// Error at most 0.51 ulp in each coordinate for all finite vectors.
/// Book: "Projection".
ClashVector2D clash_project_vector(ClashVector2D project, ClashVector2D onto);

/// Whether two vectors point along the same line, either way. Exact; the null vector is parallel
/// to all.
/// Book: "Line-Line Collision", there with a threshold (book.h).
bool clash_parallel_vectors(ClashVector2D a, ClashVector2D b);

// ---- Collision of two shapes -------------------------------------------------------------------

/// Whether two rectangles share a point; touching counts.
/// Book: "Rectangle-Rectangle Collision".
bool clash_rectangles_collide(ClashRectangle a, ClashRectangle b);

/// Whether two circles share a point; touching counts.
/// Book: "Circle-Circle Collision".
bool clash_circles_collide(ClashCircle a, ClashCircle b);

/// Whether two points are the same, exactly.
/// Book: "Point-Point Collision", there with a threshold (book.h).
bool clash_points_collide(ClashVector2D a, ClashVector2D b);

/// Whether two lines share a point: unless they are parallel and apart.
/// Book: "Line-Line Collision", there with a threshold (book.h).
bool clash_lines_collide(ClashLine a, ClashLine b);

/// Whether two segments share a point; touching counts.
/// Book: "Segment-Segment Collision".
bool clash_segments_collide(ClashSegment a, ClashSegment b);

/// Whether two oriented rectangles share a point; touching counts.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
bool clash_oriented_rectangles_collide(ClashOrientedRectangle a, ClashOrientedRectangle b);

/// Whether a circle contains a point; the rim counts.
/// Book: "Circle-Point Collision".
bool clash_circle_point_collide(ClashCircle c, ClashVector2D p);

/// Whether a circle and a line share a point; touching counts.
/// Book: "Circle-Line Collision".
bool clash_circle_line_collide(ClashCircle c, ClashLine l);

/// Whether a circle and a segment share a point; touching counts.
/// Book: "Circle-Line-Segment Collision".
bool clash_circle_segment_collide(ClashCircle c, ClashSegment s);

/// Whether a circle and a rectangle share a point; touching counts.
/// Book: "Circle-Rectangle Collision".
bool clash_circle_rectangle_collide(ClashCircle c, ClashRectangle r);

/// Whether a circle and an oriented rectangle share a point; touching counts.
/// Book: "Circle-Oriented Rectangle Collision".
bool clash_circle_oriented_rectangle_collide(ClashCircle c, ClashOrientedRectangle r);

/// Whether a rectangle contains a point; the border counts.
/// Book: "Rectangle-Point Collision".
bool clash_point_rectangle_collide(ClashVector2D p, ClashRectangle r);

/// Whether a line and a rectangle share a point; touching counts.
/// Book: "Line-Rectangle Collision".
bool clash_line_rectangle_collide(ClashLine l, ClashRectangle r);

/// Whether a rectangle and a segment share a point; touching counts.
/// Book: "Rectangle-Line-Segment Collision".
bool clash_rectangle_segment_collide(ClashRectangle r, ClashSegment s);

/// Whether an oriented and an axis-aligned rectangle share a point; touching counts.
/// Book: "Oriented Rectangle-Rectangle Collision".
bool clash_oriented_rectangle_rectangle_collide(ClashOrientedRectangle r, ClashRectangle aar);

/// Whether a point lies on a line, exactly.
/// Book: "Line-Point Collision", there with a threshold (book.h).
bool clash_line_point_collide(ClashLine l, ClashVector2D p);

/// Whether a point lies on a segment, exactly; the ends count.
/// Book: "Point-Line-Segment Collision", there with a threshold (book.h).
bool clash_point_segment_collide(ClashVector2D p, ClashSegment s);

/// Whether an oriented rectangle contains a point; the border counts.
/// Book: "Oriented Rectangle-Point Collision".
bool clash_oriented_rectangle_point_collide(ClashOrientedRectangle r, ClashVector2D p);

/// Whether a line and a segment share a point; touching counts.
/// Book: "Line-Line-Segment Collision".
bool clash_line_segment_collide(ClashLine l, ClashSegment s);

/// Whether a line and an oriented rectangle share a point; touching counts.
/// Book: "Line-Oriented Rectangle Collision".
bool clash_line_oriented_rectangle_collide(ClashLine l, ClashOrientedRectangle r);

/// Whether an oriented rectangle and a segment share a point; touching counts.
/// Book: "Oriented Rectangle-Line-Segment Collision".
bool clash_oriented_rectangle_segment_collide(ClashOrientedRectangle r, ClashSegment s);

/// The same answer as rectangles_collide, without a look at Y where X tells the two apart.
/// Faster where most pairs are apart along X, slower where that can't be predicted.
/// Book: "Optimization Tricks".
bool clash_rectangles_collide_short_circuit(ClashRectangle a, ClashRectangle b);

// ---- Shapes in motion --------------------------------------------------------------------------

/// Whether a moving circle meets a rectangle anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance.
/// Book: "Shapes in Motion".
bool clash_moving_circle_rectangle_collide(ClashCircle a, ClashVector2D moveA, ClashRectangle b);

/// Whether a moving rectangle meets another one anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance.
/// Book: "Shapes in Motion".
bool clash_moving_rectangle_rectangle_collide(ClashRectangle a, ClashVector2D moveA, ClashRectangle b);

/// Whether a moving circle meets another one anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance.
/// Book: "Shapes in Motion".
bool clash_moving_circle_circle_collide(ClashCircle a, ClashVector2D moveA, ClashCircle b);

/// Whether a moving rectangle meets a circle anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance.
/// Book: "Shapes in Motion".
bool clash_moving_rectangle_circle_collide(ClashRectangle a, ClashVector2D moveA, ClashCircle b);

// ---- Ranges, sides, corners and axes -----------------------------------------------------------

/// Whether two ranges of numbers share one; touching counts, infinite ends are allowed, NaN is a
/// no.
/// Book: "Rectangle-Rectangle Collision".
bool clash_overlapping(float minA, float maxA, float minB, float maxB);

/// Whether two ranges share a number; touching counts, infinite ends are allowed, NaN is a no.
/// Book: "Segment-Segment Collision".
bool clash_overlapping_ranges(ClashRange a, ClashRange b);

/// The smallest range that contains both.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
ClashRange clash_range_hull(ClashRange a, ClashRange b);

/// The same range with its ends in order.
/// Book: "Segment-Segment Collision".
ClashRange clash_sort_range(ClashRange r);

/// The number from `min` to `max` that is nearest to `x`. NaN stays NaN.
/// Book: "Circle-Rectangle Collision".
float clash_clamp_on_range(float x, float min, float max);

/// The point of the rectangle that is nearest to `p`, always one that lies in it: a far side that
/// is no float is rounded towards the inside.
/// Book: "Circle-Rectangle Collision".
ClashVector2D clash_clamp_on_rectangle(ClashVector2D p, ClashRectangle r);

/// Whether two lines are the same set of points, exactly.
/// Book: "Line-Line Collision", there with a threshold (book.h).
bool clash_equivalent_lines(ClashLine a, ClashLine b);

/// Whether both ends of a segment lie on the same side of a line, neither of them on it.
/// No if the line's direction is the null vector.
/// Book: "Segment-Segment Collision".
bool clash_on_one_side(ClashLine axis, ClashSegment s);

/// The range of positions that a segment covers along the unit vector of `onto`.
/// Error at most 0.51 ulp of each end; along the null vector everything is at 0.
/// Book: "Segment-Segment Collision".
ClashRange clash_project_segment(ClashSegment s, ClashVector2D onto);

/// A corner of a rectangle, rounded to the nearest float: 0 lower right, 1 upper right,
/// 2 upper left, 3 the origin; any other number modulo 4.
/// Book: "Oriented Rectangle-Rectangle Collision".
ClashVector2D clash_rectangle_corner(ClashRectangle r, int number);

/// The center of a rectangle, rounded to the nearest float.
/// Book: "Shape Grouping".
ClashVector2D clash_rectangle_center(ClashRectangle r);

/// A corner of an oriented rectangle: before turning 0 upper left, 1 upper right, 2 lower right,
/// 3 lower left; any other number modulo 4.
/// Error at most 0.51 ulp in each coordinate.
/// Book: "Oriented Rectangle-Rectangle Collision".
ClashVector2D clash_oriented_rectangle_corner(ClashOrientedRectangle r, int number);

/// An edge of an oriented rectangle, from the corner of that number to the next one.
/// Error at most 0.51 ulp in each coordinate.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
ClashSegment clash_oriented_rectangle_edge(ClashOrientedRectangle r, int number);

/// Whether a segment and a rectangle have disjoint projections onto the segment's direction;
/// touching is not disjoint. No for a segment of length 0.
/// Book: "Rectangle-Line-Segment Collision".
bool clash_separating_axis_for_rectangle(ClashSegment axis, ClashRectangle r);

/// Whether a segment and an oriented rectangle have disjoint projections onto the segment's
/// direction; touching is not disjoint. No for a segment of length 0.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
bool clash_separating_axis_for_oriented_rectangle(ClashSegment axis, ClashOrientedRectangle r);

// ---- Bounding shapes ---------------------------------------------------------------------------

/// The smallest rectangle that contains a rectangle and a point.
/// If one of them is invalid, the rectangle around the other; if both are, a rectangle of NaN.
/// Book: "Oriented Rectangle-Rectangle Collision".
ClashRectangle clash_enlarge_rectangle_point(ClashRectangle r, ClashVector2D p);

/// The smallest rectangle that contains two others.
/// If one of them is invalid, the other; if both are, a rectangle of NaN.
/// Book: "Shape Grouping".
ClashRectangle clash_enlarge_rectangle_rectangle(ClashRectangle r, ClashRectangle extender);

/// The smallest upright rectangle that contains an oriented one; of an invalid one, NaN.
/// Book: "Bounding Shapes".
ClashRectangle clash_oriented_rectangle_rectangle_hull(ClashOrientedRectangle r);

/// The smallest circle around the center that contains an oriented rectangle; of an invalid one,
/// NaN.
/// Book: "Bounding Shapes".
ClashCircle clash_oriented_rectangle_circle_hull(ClashOrientedRectangle r);

/// The smallest rectangle that contains all of `count` rectangles; of none, the zero rectangle.
/// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
/// Book: "Shape Grouping".
///
/// `rectangles` is null or points to `count` readable elements.
ClashRectangle clash_rectangles_rectangle_hull(const ClashRectangle *rectangles, size_t count);

/// The smallest rectangle that contains all of `count` circles; of none, the zero rectangle.
/// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
/// Book: "Shape Grouping".
///
/// `circles` is null or points to `count` readable elements.
ClashRectangle clash_circles_rectangle_hull(const ClashCircle *circles, size_t count);

/// A circle that contains all of `count` circles: around the center of their rectangle hull, and
/// as small as that allows; of none, the zero circle.
/// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
/// Book: "Shape Grouping".
///
/// `circles` is null or points to `count` readable elements.
ClashCircle clash_circles_circle_hull(const ClashCircle *circles, size_t count);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* CLASH2D_CLASH2D_H */
