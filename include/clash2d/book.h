#ifndef CLASH2D_BOOK_H
#define CLASH2D_BOOK_H

// The names of the book "2D Game Collision Detection" by Thomas Schwarzl, as it prints them.
//
//     #include <clash2d/book.h>
//
//     Circle a = {{4, 4}, 2};
//     Circle b = {{7, 4}, 2};
//     if (circles_collide(a, b) == yes)
//         ...
//
// The types are those of clash2d.h under other names, so that a Circle can be passed to any
// function of that header. The functions give the same answers as their prefixed twins, except
// for those in which the book itself uses its threshold of 1/8192: equal_floats, equal_vectors,
// points_collide, parallel_vectors, equivalent_lines, lines_collide, line_point_collide and
// point_segment_collide. These keep it, with the book's formula evaluated exactly.
//
// The library exports these names unless it is built without the feature "book".

#include <clash2d/clash2d.h>

// The book's types.
typedef ClashVector2D Vector2D;
typedef ClashLine Line;
typedef ClashSegment Segment;
typedef ClashCircle Circle;
typedef ClashRectangle Rectangle;
typedef ClashOrientedRectangle OrientedRectangle;
typedef ClashRange Range;

/// The book's answer to a question.
typedef enum Bool {
    /// No.
    no = 0,
    /// Yes.
    yes = 1,
} Bool;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// ---- Vectors -----------------------------------------------------------------------------------

/// The sum of two vectors, each coordinate rounded once.
/// Book: "Additions".
Vector2D add_vector(Vector2D a, Vector2D b);

/// The difference `a - b`, each coordinate rounded once.
/// Book: "Additions".
Vector2D subtract_vector(Vector2D a, Vector2D b);

/// The vector of the same length in the opposite direction; exact.
/// Book: "Additions".
Vector2D negate_vector(Vector2D v);

/// Whether two numbers differ by less than 1/8192; no for NaN.
/// Book: "Additions".
Bool equal_floats(float a, float b);

/// Whether both coordinates of two vectors differ by less than 1/8192.
/// Book: "Line-Line Collision".
Bool equal_vectors(Vector2D a, Vector2D b);

/// The vector times a number, each coordinate rounded once.
/// Book: "Scaling".
Vector2D multiply_vector(Vector2D v, float scalar);

/// The vector divided by a number, each coordinate rounded once; by 0 as IEEE 754 says.
/// Book: "Scaling".
Vector2D divide_vector(Vector2D v, float divisor);

/// The length of a vector, 0 or more.
/// Error at most 0.51 ulp for every finite vector; infinite where no float is large enough.
/// Book: "Length".
float vector_length(Vector2D v);

/// The vector of length 1 in the same direction; the null vector stays as it is.
/// Error at most 0.51 ulp in each coordinate for every finite vector.
/// Book: "Unit Vector".
Vector2D unit_vector(Vector2D v);

/// Degrees as radians. Error at most 0.51 ulp.
/// Book: "Rotation".
float degrees_to_radian(float degrees);

/// Radians as degrees. Error at most 0.51 ulp; infinite where no float is large enough.
/// Book: "Dot Product".
float radian_to_degrees(float radian);

/// The vector turned by some degrees, counterclockwise.
/// Error at most 0.51 ulp in each coordinate. Exact for multiples of 90; full turns change
/// nothing, bit for bit. NaN if the degrees are not finite.
/// Book: "Rotation".
Vector2D rotate_vector(Vector2D v, float degrees);

/// The vector turned by 90 degrees counterclockwise; exact.
/// Book: "Line-Line Collision".
Vector2D rotate_vector_90(Vector2D v);

/// The vector turned by 180 degrees; exact.
/// Book: "Rotating by Right Angles".
Vector2D rotate_vector_180(Vector2D v);

/// The vector turned by 270 degrees counterclockwise; exact.
/// Book: "Rotating by Right Angles".
Vector2D rotate_vector_270(Vector2D v);

/// The dot product: positive below a right angle between the two, 0 at one, negative beyond.
/// Error at most 0.51 ulp, also under cancellation; infinite where no float is large enough.
/// Book: "Dot Product".
float dot_product(Vector2D a, Vector2D b);

/// The angle between two vectors in degrees, from 0 to 180.
/// Error at most 0.51 ulp. With a null vector 90; NaN if a coordinate is not finite.
/// Book: "Dot Product".
float enclosed_angle(Vector2D a, Vector2D b);

/// The part of a vector that lies along another one; along the null vector, the null vector.
/// Error at most 0.51 ulp in each coordinate for all finite vectors.
/// Book: "Projection".
Vector2D project_vector(Vector2D project, Vector2D onto);

/// Whether the cross product of two vectors is smaller than 1/8192, which depends on their lengths.
/// Book: "Line-Line Collision".
Bool parallel_vectors(Vector2D a, Vector2D b);

// ---- Collision of two shapes -------------------------------------------------------------------

/// Whether two rectangles share a point; touching counts.
/// Book: "Rectangle-Rectangle Collision".
Bool rectangles_collide(Rectangle a, Rectangle b);

/// Whether two circles share a point; touching counts.
/// Book: "Circle-Circle Collision".
Bool circles_collide(Circle a, Circle b);

/// Whether two points lie less than 1/8192 apart on both axes.
/// Book: "Point-Point Collision".
Bool points_collide(Vector2D a, Vector2D b);

/// Whether two lines share a point, or are almost parallel and near each other.
/// Book: "Line-Line Collision".
Bool lines_collide(Line a, Line b);

/// Whether two segments share a point; touching counts.
/// Book: "Segment-Segment Collision".
Bool segments_collide(Segment a, Segment b);

/// Whether two oriented rectangles share a point; touching counts.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
Bool oriented_rectangles_collide(OrientedRectangle a, OrientedRectangle b);

/// Whether a circle contains a point; the rim counts.
/// Book: "Circle-Point Collision".
Bool circle_point_collide(Circle c, Vector2D p);

/// Whether a circle and a line share a point; touching counts.
/// Book: "Circle-Line Collision".
Bool circle_line_collide(Circle c, Line l);

/// Whether a circle and a segment share a point; touching counts.
/// Book: "Circle-Line-Segment Collision".
Bool circle_segment_collide(Circle c, Segment s);

/// Whether a circle and a rectangle share a point; touching counts.
/// Book: "Circle-Rectangle Collision".
Bool circle_rectangle_collide(Circle c, Rectangle r);

/// Whether a circle and an oriented rectangle share a point; touching counts.
/// Book: "Circle-Oriented Rectangle Collision".
Bool circle_oriented_rectangle_collide(Circle c, OrientedRectangle r);

/// Whether a rectangle contains a point; the border counts.
/// Book: "Rectangle-Point Collision".
Bool point_rectangle_collide(Vector2D p, Rectangle r);

/// Whether a line and a rectangle share a point; touching counts.
/// Book: "Line-Rectangle Collision".
Bool line_rectangle_collide(Line l, Rectangle r);

/// Whether a rectangle and a segment share a point; touching counts.
/// Book: "Rectangle-Line-Segment Collision".
Bool rectangle_segment_collide(Rectangle r, Segment s);

/// Whether an oriented and an axis-aligned rectangle share a point; touching counts.
/// Book: "Oriented Rectangle-Rectangle Collision".
Bool oriented_rectangle_rectangle_collide(OrientedRectangle r, Rectangle aar);

/// Whether a point lies almost on a line; how far it may be off depends on the direction's length.
/// Book: "Line-Point Collision".
Bool line_point_collide(Line l, Vector2D p);

/// Whether a point lies less than 1/8192 away from a segment on both axes, and not beyond its ends.
/// Book: "Point-Line-Segment Collision".
Bool point_segment_collide(Vector2D p, Segment s);

/// Whether an oriented rectangle contains a point; the border counts.
/// Book: "Oriented Rectangle-Point Collision".
Bool oriented_rectangle_point_collide(OrientedRectangle r, Vector2D p);

/// Whether a line and a segment share a point; touching counts.
/// Book: "Line-Line-Segment Collision".
Bool line_segment_collide(Line l, Segment s);

/// Whether a line and an oriented rectangle share a point; touching counts.
/// Book: "Line-Oriented Rectangle Collision".
Bool line_oriented_rectangle_collide(Line l, OrientedRectangle r);

/// Whether an oriented rectangle and a segment share a point; touching counts.
/// Book: "Oriented Rectangle-Line-Segment Collision".
Bool oriented_rectangle_segment_collide(OrientedRectangle r, Segment s);

/// The same answer as rectangles_collide, without a look at Y where X tells the two apart.
/// Faster where most pairs are apart along X, slower where that can't be predicted.
/// Book: "Optimization Tricks".
Bool rectangles_collide_short_circuit(Rectangle a, Rectangle b);

// ---- Ranges, sides, corners and axes -----------------------------------------------------------

/// Whether two ranges of numbers share one; touching counts, infinite ends are allowed, NaN is a
/// no.
/// Book: "Rectangle-Rectangle Collision".
Bool overlapping(float minA, float maxA, float minB, float maxB);

/// Whether two ranges share a number; touching counts, infinite ends are allowed, NaN is a no.
/// Book: "Segment-Segment Collision".
Bool overlapping_ranges(Range a, Range b);

/// The smallest range that contains both.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
Range range_hull(Range a, Range b);

/// The same range with its ends in order.
/// Book: "Segment-Segment Collision".
Range sort_range(Range r);

/// The number from `min` to `max` that is nearest to `x`. NaN stays NaN.
/// Book: "Circle-Rectangle Collision".
float clamp_on_range(float x, float min, float max);

/// The point of the rectangle that is nearest to `p`, always one that lies in it: a far side that
/// is no float is rounded towards the inside.
/// Book: "Circle-Rectangle Collision".
Vector2D clamp_on_rectangle(Vector2D p, Rectangle r);

/// Whether two lines are parallel, and the way from one base to the other as well, each up to
/// 1/8192.
/// Book: "Line-Line Collision".
Bool equivalent_lines(Line a, Line b);

/// Whether both ends of a segment lie on the same side of a line, neither of them on it.
/// No if the line's direction is the null vector.
/// Book: "Segment-Segment Collision".
Bool on_one_side(Line axis, Segment s);

/// The range of positions that a segment covers along the unit vector of `onto`.
/// Error at most 0.51 ulp of each end; along the null vector everything is at 0.
/// Book: "Segment-Segment Collision".
Range project_segment(Segment s, Vector2D onto);

/// A corner of a rectangle, rounded to the nearest float: 0 lower right, 1 upper right,
/// 2 upper left, 3 the origin; any other number modulo 4.
/// Book: "Oriented Rectangle-Rectangle Collision".
Vector2D rectangle_corner(Rectangle r, int number);

/// The center of a rectangle, rounded to the nearest float.
/// Book: "Shape Grouping".
Vector2D rectangle_center(Rectangle r);

/// A corner of an oriented rectangle: before turning 0 upper left, 1 upper right, 2 lower right,
/// 3 lower left; any other number modulo 4.
/// Error at most 0.51 ulp in each coordinate.
/// Book: "Oriented Rectangle-Rectangle Collision".
Vector2D oriented_rectangle_corner(OrientedRectangle r, int number);

/// An edge of an oriented rectangle, from the corner of that number to the next one.
/// Error at most 0.51 ulp in each coordinate.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
Segment oriented_rectangle_edge(OrientedRectangle r, int number);

/// Whether a segment and a rectangle have disjoint projections onto the segment's direction;
/// touching is not disjoint. No for a segment of length 0.
/// Book: "Rectangle-Line-Segment Collision".
Bool separating_axis_for_rectangle(Segment axis, Rectangle r);

/// Whether a segment and an oriented rectangle have disjoint projections onto the segment's
/// direction; touching is not disjoint. No for a segment of length 0.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
Bool separating_axis_for_oriented_rectangle(Segment axis, OrientedRectangle r);

// ---- Bounding shapes ---------------------------------------------------------------------------

/// The smallest rectangle that contains a rectangle and a point.
/// If one of them is invalid, the rectangle around the other; if both are, a rectangle of NaN.
/// Book: "Oriented Rectangle-Rectangle Collision".
Rectangle enlarge_rectangle_point(Rectangle r, Vector2D p);

/// The smallest rectangle that contains two others.
/// If one of them is invalid, the other; if both are, a rectangle of NaN.
/// Book: "Shape Grouping".
Rectangle enlarge_rectangle_rectangle(Rectangle r, Rectangle extender);

/// The smallest upright rectangle that contains an oriented one; of an invalid one, NaN.
/// Book: "Bounding Shapes".
Rectangle oriented_rectangle_rectangle_hull(OrientedRectangle r);

/// The smallest circle around the center that contains an oriented rectangle; of an invalid one,
/// NaN.
/// Book: "Bounding Shapes".
Circle oriented_rectangle_circle_hull(OrientedRectangle r);

/// The smallest rectangle that contains all of `count` rectangles; of none, the zero rectangle.
/// Invalid ones are left out; a null pointer or a negative count means none. Nothing is kept;
/// O(count).
/// Book: "Shape Grouping".
///
/// `rectangles` is null or points to `count` readable elements.
Rectangle rectangles_rectangle_hull(const Rectangle *rectangles, int count);

/// The smallest rectangle that contains all of `count` circles; of none, the zero rectangle.
/// Invalid ones are left out; a null pointer or a negative count means none. Nothing is kept;
/// O(count).
/// Book: "Shape Grouping".
///
/// `circles` is null or points to `count` readable elements.
Rectangle circles_rectangle_hull(const Circle *circles, int count);

/// A circle that contains all of `count` circles: around the center of their rectangle hull, and
/// as small as that allows; of none, the zero circle.
/// Invalid ones are left out; a null pointer or a negative count means none. Nothing is kept;
/// O(count).
/// Book: "Shape Grouping".
///
/// `circles` is null or points to `count` readable elements.
Circle circles_circle_hull(const Circle *circles, int count);

// ---- Shapes in motion --------------------------------------------------------------------------

/// Whether a moving circle meets a rectangle anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance.
/// Book: "Shapes in Motion".
Bool moving_circle_rectangle_collide(Circle a, Vector2D moveA, Rectangle b);

/// Whether a moving rectangle meets another one anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance.
/// Book: "Shapes in Motion".
Bool moving_rectangle_rectangle_collide(Rectangle a, Vector2D moveA, Rectangle b);

/// Whether a moving circle meets another one anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance.
/// Book: "Shapes in Motion".
Bool moving_circle_circle_collide(Circle a, Vector2D moveA, Circle b);

/// Whether a moving rectangle meets a circle anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance.
/// Book: "Shapes in Motion".
Bool moving_rectangle_circle_collide(Rectangle a, Vector2D moveA, Circle b);

// ---- Minimum and maximum ----------------------------------------------------------------------

/// The smaller of two numbers.
/// With NaN the first one. Book: "Segment-Segment Collision".
float minimum(float a, float b);

/// The greater of two numbers.
/// With NaN the first one. Book: "Segment-Segment Collision".
float maximum(float a, float b);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* CLASH2D_BOOK_H */
