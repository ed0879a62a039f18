// Written by bindings/generate from the Rust source; changes here are lost.

#if NETSTANDARD2_1 || NETSTANDARD2_1_OR_GREATER || NETCOREAPP2_1_OR_GREATER || NET_STANDARD_2_1
#define CLASH2D_SPAN
#endif

using System;
#if CLASH2D_SPAN
using System.Runtime.InteropServices;
#endif

namespace Clash2D
{
    /// <summary>
    /// 2D collision detection that is never wrong: every function of the library.
    /// <para/>
    /// The name of a function is its name in C without <c>clash_</c> and without the words for what it is
    /// called with: <c>clash_circle_rectangle_collide</c> is <c>Collide(circle, rectangle)</c>.
    /// <para/>
    /// Angles are degrees, counterclockwise with Y up. Touching counts. A shape with a NaN, an infinity or a
    /// negative size, radius or half extent is the empty set. Nothing is allocated or kept; any thread and
    /// any Burst job may call.
    /// </summary>
    public static unsafe class Clash
    {
        /// <summary>
        /// The version of the library that is linked: major * 1000000 + minor * 1000 + patch.
        /// Equal to CLASH_VERSION where header and library belong together.
        /// </summary>
        /// <remarks>C: <c>clash_version</c>.</remarks>
        public static uint Version()
        {
            return Native.clash_version();
        }

        /// <summary>
        /// The sum of two vectors, each coordinate rounded once.
        /// </summary>
        /// <remarks>C: <c>clash_add_vector</c>. Book: "Additions".</remarks>
        public static Vector2D Add(Vector2D a, Vector2D b)
        {
            Vector2D result = default(Vector2D);
            Native.clash_add_vector(&a, &b, &result);
            return result;
        }

        /// <summary>
        /// The difference <c>a - b</c>, each coordinate rounded once.
        /// </summary>
        /// <remarks>C: <c>clash_subtract_vector</c>. Book: "Additions".</remarks>
        public static Vector2D Subtract(Vector2D a, Vector2D b)
        {
            Vector2D result = default(Vector2D);
            Native.clash_subtract_vector(&a, &b, &result);
            return result;
        }

        /// <summary>
        /// The vector of the same length in the opposite direction; exact.
        /// </summary>
        /// <remarks>C: <c>clash_negate_vector</c>. Book: "Additions".</remarks>
        public static Vector2D Negate(Vector2D v)
        {
            Vector2D result = default(Vector2D);
            Native.clash_negate_vector(&v, &result);
            return result;
        }

        /// <summary>
        /// Whether two vectors are the same, exactly; no if a coordinate is not finite.
        /// </summary>
        /// <remarks>C: <c>clash_equal_vectors</c>. Book: "Line-Line Collision", there with a threshold (book.h).</remarks>
        public static bool Equal(Vector2D a, Vector2D b)
        {
            return Native.clash_equal_vectors(&a, &b) != 0;
        }

        /// <summary>
        /// The vector times a number, each coordinate rounded once.
        /// </summary>
        /// <remarks>C: <c>clash_multiply_vector</c>. Book: "Scaling".</remarks>
        public static Vector2D Multiply(Vector2D v, float scalar)
        {
            Vector2D result = default(Vector2D);
            Native.clash_multiply_vector(&v, scalar, &result);
            return result;
        }

        /// <summary>
        /// The vector divided by a number, each coordinate rounded once; by 0 as IEEE 754 says.
        /// </summary>
        /// <remarks>C: <c>clash_divide_vector</c>. Book: "Scaling".</remarks>
        public static Vector2D Divide(Vector2D v, float divisor)
        {
            Vector2D result = default(Vector2D);
            Native.clash_divide_vector(&v, divisor, &result);
            return result;
        }

        /// <summary>
        /// The length of a vector, 0 or more.
        /// Error at most 0.51 ulp for every finite vector; infinite where no float is large enough.
        /// </summary>
        /// <remarks>C: <c>clash_vector_length</c>. Book: "Length".</remarks>
        public static float Length(Vector2D v)
        {
            return Native.clash_vector_length(&v);
        }

        /// <summary>
        /// The vector of length 1 in the same direction; the null vector stays as it is.
        /// Error at most 0.51 ulp in each coordinate for every finite vector.
        /// </summary>
        /// <remarks>C: <c>clash_unit_vector</c>. Book: "Unit Vector".</remarks>
        public static Vector2D Unit(Vector2D v)
        {
            Vector2D result = default(Vector2D);
            Native.clash_unit_vector(&v, &result);
            return result;
        }

        /// <summary>
        /// Degrees as radians. Error at most 0.51 ulp.
        /// </summary>
        /// <remarks>C: <c>clash_degrees_to_radian</c>. Book: "Rotation".</remarks>
        public static float DegreesToRadian(float degrees)
        {
            return Native.clash_degrees_to_radian(degrees);
        }

        /// <summary>
        /// Radians as degrees. Error at most 0.51 ulp; infinite where no float is large enough.
        /// </summary>
        /// <remarks>C: <c>clash_radian_to_degrees</c>. Book: "Dot Product".</remarks>
        public static float RadianToDegrees(float radian)
        {
            return Native.clash_radian_to_degrees(radian);
        }

        /// <summary>
        /// The vector turned by some degrees, counterclockwise.
        /// Error at most 0.51 ulp in each coordinate. Exact for multiples of 90; full turns change
        /// nothing, bit for bit. NaN if the degrees are not finite.
        /// </summary>
        /// <remarks>C: <c>clash_rotate_vector</c>. Book: "Rotation".</remarks>
        public static Vector2D Rotate(Vector2D v, float degrees)
        {
            Vector2D result = default(Vector2D);
            Native.clash_rotate_vector(&v, degrees, &result);
            return result;
        }

        /// <summary>
        /// The vector turned by 90 degrees counterclockwise; exact.
        /// </summary>
        /// <remarks>C: <c>clash_rotate_vector_90</c>. Book: "Line-Line Collision".</remarks>
        public static Vector2D Rotate90(Vector2D v)
        {
            Vector2D result = default(Vector2D);
            Native.clash_rotate_vector_90(&v, &result);
            return result;
        }

        /// <summary>
        /// The vector turned by 180 degrees; exact.
        /// </summary>
        /// <remarks>C: <c>clash_rotate_vector_180</c>. Book: "Rotating by Right Angles".</remarks>
        public static Vector2D Rotate180(Vector2D v)
        {
            Vector2D result = default(Vector2D);
            Native.clash_rotate_vector_180(&v, &result);
            return result;
        }

        /// <summary>
        /// The vector turned by 270 degrees counterclockwise; exact.
        /// </summary>
        /// <remarks>C: <c>clash_rotate_vector_270</c>. Book: "Rotating by Right Angles".</remarks>
        public static Vector2D Rotate270(Vector2D v)
        {
            Vector2D result = default(Vector2D);
            Native.clash_rotate_vector_270(&v, &result);
            return result;
        }

        /// <summary>
        /// The dot product: positive below a right angle between the two, 0 at one, negative beyond.
        /// Error at most 0.51 ulp, also under cancellation; infinite where no float is large enough.
        /// </summary>
        /// <remarks>C: <c>clash_dot_product</c>. Book: "Dot Product".</remarks>
        public static float DotProduct(Vector2D a, Vector2D b)
        {
            return Native.clash_dot_product(&a, &b);
        }

        /// <summary>
        /// The angle between two vectors in degrees, from 0 to 180.
        /// Error at most 0.51 ulp. With a null vector 90; NaN if a coordinate is not finite.
        /// </summary>
        /// <remarks>C: <c>clash_enclosed_angle</c>. Book: "Dot Product".</remarks>
        public static float EnclosedAngle(Vector2D a, Vector2D b)
        {
            return Native.clash_enclosed_angle(&a, &b);
        }

        /// <summary>
        /// The part of a vector that lies along another one; along the null vector, the null vector.
        /// Error at most 0.51 ulp in each coordinate for all finite vectors.
        /// </summary>
        /// <remarks>C: <c>clash_project_vector</c>. Book: "Projection".</remarks>
        public static Vector2D Project(Vector2D project, Vector2D onto)
        {
            Vector2D result = default(Vector2D);
            Native.clash_project_vector(&project, &onto, &result);
            return result;
        }

        /// <summary>
        /// Whether two vectors point along the same line, either way. Exact; the null vector is parallel
        /// to all.
        /// </summary>
        /// <remarks>C: <c>clash_parallel_vectors</c>. Book: "Line-Line Collision", there with a threshold (book.h).</remarks>
        public static bool Parallel(Vector2D a, Vector2D b)
        {
            return Native.clash_parallel_vectors(&a, &b) != 0;
        }

        /// <summary>
        /// Whether two rectangles share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_rectangles_collide</c>. Book: "Rectangle-Rectangle Collision".</remarks>
        public static bool Collide(Rectangle a, Rectangle b)
        {
            return Native.clash_rectangles_collide(&a, &b) != 0;
        }

        /// <summary>
        /// Whether two circles share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_circles_collide</c>. Book: "Circle-Circle Collision".</remarks>
        public static bool Collide(Circle a, Circle b)
        {
            return Native.clash_circles_collide(&a, &b) != 0;
        }

        /// <summary>
        /// Whether two points are the same, exactly.
        /// </summary>
        /// <remarks>C: <c>clash_points_collide</c>. Book: "Point-Point Collision", there with a threshold (book.h).</remarks>
        public static bool Collide(Vector2D a, Vector2D b)
        {
            return Native.clash_points_collide(&a, &b) != 0;
        }

        /// <summary>
        /// Whether two lines share a point: unless they are parallel and apart.
        /// </summary>
        /// <remarks>C: <c>clash_lines_collide</c>. Book: "Line-Line Collision", there with a threshold (book.h).</remarks>
        public static bool Collide(Line a, Line b)
        {
            return Native.clash_lines_collide(&a, &b) != 0;
        }

        /// <summary>
        /// Whether two segments share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_segments_collide</c>. Book: "Segment-Segment Collision".</remarks>
        public static bool Collide(Segment a, Segment b)
        {
            return Native.clash_segments_collide(&a, &b) != 0;
        }

        /// <summary>
        /// Whether two oriented rectangles share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_oriented_rectangles_collide</c>. Book: "Oriented Rectangle-Oriented Rectangle Collision".</remarks>
        public static bool Collide(OrientedRectangle a, OrientedRectangle b)
        {
            return Native.clash_oriented_rectangles_collide(&a, &b) != 0;
        }

        /// <summary>
        /// Whether a circle contains a point; the rim counts.
        /// </summary>
        /// <remarks>C: <c>clash_circle_point_collide</c>. Book: "Circle-Point Collision".</remarks>
        public static bool Collide(Circle c, Vector2D p)
        {
            return Native.clash_circle_point_collide(&c, &p) != 0;
        }

        /// <summary>
        /// Whether a circle contains a point; the rim counts.
        /// </summary>
        /// <remarks>C: <c>clash_circle_point_collide</c>. Book: "Circle-Point Collision".</remarks>
        public static bool Collide(Vector2D p, Circle c)
        {
            return Collide(c, p);
        }

        /// <summary>
        /// Whether a circle and a line share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_circle_line_collide</c>. Book: "Circle-Line Collision".</remarks>
        public static bool Collide(Circle c, Line l)
        {
            return Native.clash_circle_line_collide(&c, &l) != 0;
        }

        /// <summary>
        /// Whether a circle and a line share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_circle_line_collide</c>. Book: "Circle-Line Collision".</remarks>
        public static bool Collide(Line l, Circle c)
        {
            return Collide(c, l);
        }

        /// <summary>
        /// Whether a circle and a segment share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_circle_segment_collide</c>. Book: "Circle-Line-Segment Collision".</remarks>
        public static bool Collide(Circle c, Segment s)
        {
            return Native.clash_circle_segment_collide(&c, &s) != 0;
        }

        /// <summary>
        /// Whether a circle and a segment share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_circle_segment_collide</c>. Book: "Circle-Line-Segment Collision".</remarks>
        public static bool Collide(Segment s, Circle c)
        {
            return Collide(c, s);
        }

        /// <summary>
        /// Whether a circle and a rectangle share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_circle_rectangle_collide</c>. Book: "Circle-Rectangle Collision".</remarks>
        public static bool Collide(Circle c, Rectangle r)
        {
            return Native.clash_circle_rectangle_collide(&c, &r) != 0;
        }

        /// <summary>
        /// Whether a circle and a rectangle share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_circle_rectangle_collide</c>. Book: "Circle-Rectangle Collision".</remarks>
        public static bool Collide(Rectangle r, Circle c)
        {
            return Collide(c, r);
        }

        /// <summary>
        /// Whether a circle and an oriented rectangle share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_circle_oriented_rectangle_collide</c>. Book: "Circle-Oriented Rectangle Collision".</remarks>
        public static bool Collide(Circle c, OrientedRectangle r)
        {
            return Native.clash_circle_oriented_rectangle_collide(&c, &r) != 0;
        }

        /// <summary>
        /// Whether a circle and an oriented rectangle share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_circle_oriented_rectangle_collide</c>. Book: "Circle-Oriented Rectangle Collision".</remarks>
        public static bool Collide(OrientedRectangle r, Circle c)
        {
            return Collide(c, r);
        }

        /// <summary>
        /// Whether a rectangle contains a point; the border counts.
        /// </summary>
        /// <remarks>C: <c>clash_point_rectangle_collide</c>. Book: "Rectangle-Point Collision".</remarks>
        public static bool Collide(Vector2D p, Rectangle r)
        {
            return Native.clash_point_rectangle_collide(&p, &r) != 0;
        }

        /// <summary>
        /// Whether a rectangle contains a point; the border counts.
        /// </summary>
        /// <remarks>C: <c>clash_point_rectangle_collide</c>. Book: "Rectangle-Point Collision".</remarks>
        public static bool Collide(Rectangle r, Vector2D p)
        {
            return Collide(p, r);
        }

        /// <summary>
        /// Whether a line and a rectangle share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_line_rectangle_collide</c>. Book: "Line-Rectangle Collision".</remarks>
        public static bool Collide(Line l, Rectangle r)
        {
            return Native.clash_line_rectangle_collide(&l, &r) != 0;
        }

        /// <summary>
        /// Whether a line and a rectangle share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_line_rectangle_collide</c>. Book: "Line-Rectangle Collision".</remarks>
        public static bool Collide(Rectangle r, Line l)
        {
            return Collide(l, r);
        }

        /// <summary>
        /// Whether a rectangle and a segment share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_rectangle_segment_collide</c>. Book: "Rectangle-Line-Segment Collision".</remarks>
        public static bool Collide(Rectangle r, Segment s)
        {
            return Native.clash_rectangle_segment_collide(&r, &s) != 0;
        }

        /// <summary>
        /// Whether a rectangle and a segment share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_rectangle_segment_collide</c>. Book: "Rectangle-Line-Segment Collision".</remarks>
        public static bool Collide(Segment s, Rectangle r)
        {
            return Collide(r, s);
        }

        /// <summary>
        /// Whether an oriented and an axis-aligned rectangle share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_oriented_rectangle_rectangle_collide</c>. Book: "Oriented Rectangle-Rectangle Collision".</remarks>
        public static bool Collide(OrientedRectangle r, Rectangle aar)
        {
            return Native.clash_oriented_rectangle_rectangle_collide(&r, &aar) != 0;
        }

        /// <summary>
        /// Whether an oriented and an axis-aligned rectangle share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_oriented_rectangle_rectangle_collide</c>. Book: "Oriented Rectangle-Rectangle Collision".</remarks>
        public static bool Collide(Rectangle aar, OrientedRectangle r)
        {
            return Collide(r, aar);
        }

        /// <summary>
        /// Whether a point lies on a line, exactly.
        /// </summary>
        /// <remarks>C: <c>clash_line_point_collide</c>. Book: "Line-Point Collision", there with a threshold (book.h).</remarks>
        public static bool Collide(Line l, Vector2D p)
        {
            return Native.clash_line_point_collide(&l, &p) != 0;
        }

        /// <summary>
        /// Whether a point lies on a line, exactly.
        /// </summary>
        /// <remarks>C: <c>clash_line_point_collide</c>. Book: "Line-Point Collision", there with a threshold (book.h).</remarks>
        public static bool Collide(Vector2D p, Line l)
        {
            return Collide(l, p);
        }

        /// <summary>
        /// Whether a point lies on a segment, exactly; the ends count.
        /// </summary>
        /// <remarks>C: <c>clash_point_segment_collide</c>. Book: "Point-Line-Segment Collision", there with a threshold (book.h).</remarks>
        public static bool Collide(Vector2D p, Segment s)
        {
            return Native.clash_point_segment_collide(&p, &s) != 0;
        }

        /// <summary>
        /// Whether a point lies on a segment, exactly; the ends count.
        /// </summary>
        /// <remarks>C: <c>clash_point_segment_collide</c>. Book: "Point-Line-Segment Collision", there with a threshold (book.h).</remarks>
        public static bool Collide(Segment s, Vector2D p)
        {
            return Collide(p, s);
        }

        /// <summary>
        /// Whether an oriented rectangle contains a point; the border counts.
        /// </summary>
        /// <remarks>C: <c>clash_oriented_rectangle_point_collide</c>. Book: "Oriented Rectangle-Point Collision".</remarks>
        public static bool Collide(OrientedRectangle r, Vector2D p)
        {
            return Native.clash_oriented_rectangle_point_collide(&r, &p) != 0;
        }

        /// <summary>
        /// Whether an oriented rectangle contains a point; the border counts.
        /// </summary>
        /// <remarks>C: <c>clash_oriented_rectangle_point_collide</c>. Book: "Oriented Rectangle-Point Collision".</remarks>
        public static bool Collide(Vector2D p, OrientedRectangle r)
        {
            return Collide(r, p);
        }

        /// <summary>
        /// Whether a line and a segment share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_line_segment_collide</c>. Book: "Line-Line-Segment Collision".</remarks>
        public static bool Collide(Line l, Segment s)
        {
            return Native.clash_line_segment_collide(&l, &s) != 0;
        }

        /// <summary>
        /// Whether a line and a segment share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_line_segment_collide</c>. Book: "Line-Line-Segment Collision".</remarks>
        public static bool Collide(Segment s, Line l)
        {
            return Collide(l, s);
        }

        /// <summary>
        /// Whether a line and an oriented rectangle share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_line_oriented_rectangle_collide</c>. Book: "Line-Oriented Rectangle Collision".</remarks>
        public static bool Collide(Line l, OrientedRectangle r)
        {
            return Native.clash_line_oriented_rectangle_collide(&l, &r) != 0;
        }

        /// <summary>
        /// Whether a line and an oriented rectangle share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_line_oriented_rectangle_collide</c>. Book: "Line-Oriented Rectangle Collision".</remarks>
        public static bool Collide(OrientedRectangle r, Line l)
        {
            return Collide(l, r);
        }

        /// <summary>
        /// Whether an oriented rectangle and a segment share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_oriented_rectangle_segment_collide</c>. Book: "Oriented Rectangle-Line-Segment Collision".</remarks>
        public static bool Collide(OrientedRectangle r, Segment s)
        {
            return Native.clash_oriented_rectangle_segment_collide(&r, &s) != 0;
        }

        /// <summary>
        /// Whether an oriented rectangle and a segment share a point; touching counts.
        /// </summary>
        /// <remarks>C: <c>clash_oriented_rectangle_segment_collide</c>. Book: "Oriented Rectangle-Line-Segment Collision".</remarks>
        public static bool Collide(Segment s, OrientedRectangle r)
        {
            return Collide(r, s);
        }

        /// <summary>
        /// The same answer as rectangles_collide, without a look at Y where X tells the two apart.
        /// Faster where most pairs are apart along X, slower where that can't be predicted.
        /// </summary>
        /// <remarks>C: <c>clash_rectangles_collide_short_circuit</c>. Book: "Optimization Tricks".</remarks>
        public static bool CollideShortCircuit(Rectangle a, Rectangle b)
        {
            return Native.clash_rectangles_collide_short_circuit(&a, &b) != 0;
        }

        /// <summary>
        /// Whether a moving circle meets a rectangle anywhere on its straight way from where it is to
        /// there plus <c>moveA</c>; start, end and touching count. Closed form, no tolerance.
        /// </summary>
        /// <remarks>C: <c>clash_moving_circle_rectangle_collide</c>. Book: "Shapes in Motion".</remarks>
        public static bool MovingCollide(Circle a, Vector2D moveA, Rectangle b)
        {
            return Native.clash_moving_circle_rectangle_collide(&a, &moveA, &b) != 0;
        }

        /// <summary>
        /// Whether a moving rectangle meets another one anywhere on its straight way from where it is to
        /// there plus <c>moveA</c>; start, end and touching count. Closed form, no tolerance.
        /// </summary>
        /// <remarks>C: <c>clash_moving_rectangle_rectangle_collide</c>. Book: "Shapes in Motion".</remarks>
        public static bool MovingCollide(Rectangle a, Vector2D moveA, Rectangle b)
        {
            return Native.clash_moving_rectangle_rectangle_collide(&a, &moveA, &b) != 0;
        }

        /// <summary>
        /// Whether a moving circle meets another one anywhere on its straight way from where it is to
        /// there plus <c>moveA</c>; start, end and touching count. Closed form, no tolerance.
        /// </summary>
        /// <remarks>C: <c>clash_moving_circle_circle_collide</c>. Book: "Shapes in Motion".</remarks>
        public static bool MovingCollide(Circle a, Vector2D moveA, Circle b)
        {
            return Native.clash_moving_circle_circle_collide(&a, &moveA, &b) != 0;
        }

        /// <summary>
        /// Whether a moving rectangle meets a circle anywhere on its straight way from where it is to
        /// there plus <c>moveA</c>; start, end and touching count. Closed form, no tolerance.
        /// </summary>
        /// <remarks>C: <c>clash_moving_rectangle_circle_collide</c>. Book: "Shapes in Motion".</remarks>
        public static bool MovingCollide(Rectangle a, Vector2D moveA, Circle b)
        {
            return Native.clash_moving_rectangle_circle_collide(&a, &moveA, &b) != 0;
        }

        /// <summary>
        /// Whether two ranges of numbers share one; touching counts, infinite ends are allowed, NaN is a
        /// no.
        /// </summary>
        /// <remarks>C: <c>clash_overlapping</c>. Book: "Rectangle-Rectangle Collision".</remarks>
        public static bool Overlapping(float minA, float maxA, float minB, float maxB)
        {
            return Native.clash_overlapping(minA, maxA, minB, maxB) != 0;
        }

        /// <summary>
        /// Whether two ranges share a number; touching counts, infinite ends are allowed, NaN is a no.
        /// </summary>
        /// <remarks>C: <c>clash_overlapping_ranges</c>. Book: "Segment-Segment Collision".</remarks>
        public static bool Overlapping(Range a, Range b)
        {
            return Native.clash_overlapping_ranges(&a, &b) != 0;
        }

        /// <summary>
        /// The smallest range that contains both.
        /// </summary>
        /// <remarks>C: <c>clash_range_hull</c>. Book: "Oriented Rectangle-Oriented Rectangle Collision".</remarks>
        public static Range Hull(Range a, Range b)
        {
            Range result = default(Range);
            Native.clash_range_hull(&a, &b, &result);
            return result;
        }

        /// <summary>
        /// The same range with its ends in order.
        /// </summary>
        /// <remarks>C: <c>clash_sort_range</c>. Book: "Segment-Segment Collision".</remarks>
        public static Range Sort(Range r)
        {
            Range result = default(Range);
            Native.clash_sort_range(&r, &result);
            return result;
        }

        /// <summary>
        /// The number from <c>min</c> to <c>max</c> that is nearest to <c>x</c>. NaN stays NaN.
        /// </summary>
        /// <remarks>C: <c>clash_clamp_on_range</c>. Book: "Circle-Rectangle Collision".</remarks>
        public static float ClampOnRange(float x, float min, float max)
        {
            return Native.clash_clamp_on_range(x, min, max);
        }

        /// <summary>
        /// The point of the rectangle that is nearest to <c>p</c>, always one that lies in it: a far side that
        /// is no float is rounded towards the inside.
        /// </summary>
        /// <remarks>C: <c>clash_clamp_on_rectangle</c>. Book: "Circle-Rectangle Collision".</remarks>
        public static Vector2D ClampOn(Vector2D p, Rectangle r)
        {
            Vector2D result = default(Vector2D);
            Native.clash_clamp_on_rectangle(&p, &r, &result);
            return result;
        }

        /// <summary>
        /// Whether two lines are the same set of points, exactly.
        /// </summary>
        /// <remarks>C: <c>clash_equivalent_lines</c>. Book: "Line-Line Collision", there with a threshold (book.h).</remarks>
        public static bool Equivalent(Line a, Line b)
        {
            return Native.clash_equivalent_lines(&a, &b) != 0;
        }

        /// <summary>
        /// Whether both ends of a segment lie on the same side of a line, neither of them on it.
        /// No if the line's direction is the null vector.
        /// </summary>
        /// <remarks>C: <c>clash_on_one_side</c>. Book: "Segment-Segment Collision".</remarks>
        public static bool OnOneSide(Line axis, Segment s)
        {
            return Native.clash_on_one_side(&axis, &s) != 0;
        }

        /// <summary>
        /// The range of positions that a segment covers along the unit vector of <c>onto</c>.
        /// Error at most 0.51 ulp of each end; along the null vector everything is at 0.
        /// </summary>
        /// <remarks>C: <c>clash_project_segment</c>. Book: "Segment-Segment Collision".</remarks>
        public static Range Project(Segment s, Vector2D onto)
        {
            Range result = default(Range);
            Native.clash_project_segment(&s, &onto, &result);
            return result;
        }

        /// <summary>
        /// A corner of a rectangle, rounded to the nearest float: 0 lower right, 1 upper right,
        /// 2 upper left, 3 the origin; any other number modulo 4.
        /// </summary>
        /// <remarks>C: <c>clash_rectangle_corner</c>. Book: "Oriented Rectangle-Rectangle Collision".</remarks>
        public static Vector2D Corner(Rectangle r, int number)
        {
            Vector2D result = default(Vector2D);
            Native.clash_rectangle_corner(&r, number, &result);
            return result;
        }

        /// <summary>
        /// The center of a rectangle, rounded to the nearest float.
        /// </summary>
        /// <remarks>C: <c>clash_rectangle_center</c>. Book: "Shape Grouping".</remarks>
        public static Vector2D Center(Rectangle r)
        {
            Vector2D result = default(Vector2D);
            Native.clash_rectangle_center(&r, &result);
            return result;
        }

        /// <summary>
        /// A corner of an oriented rectangle: before turning 0 upper left, 1 upper right, 2 lower right,
        /// 3 lower left; any other number modulo 4.
        /// Error at most 0.51 ulp in each coordinate.
        /// </summary>
        /// <remarks>C: <c>clash_oriented_rectangle_corner</c>. Book: "Oriented Rectangle-Rectangle Collision".</remarks>
        public static Vector2D Corner(OrientedRectangle r, int number)
        {
            Vector2D result = default(Vector2D);
            Native.clash_oriented_rectangle_corner(&r, number, &result);
            return result;
        }

        /// <summary>
        /// An edge of an oriented rectangle, from the corner of that number to the next one.
        /// Error at most 0.51 ulp in each coordinate.
        /// </summary>
        /// <remarks>C: <c>clash_oriented_rectangle_edge</c>. Book: "Oriented Rectangle-Oriented Rectangle Collision".</remarks>
        public static Segment Edge(OrientedRectangle r, int number)
        {
            Segment result = default(Segment);
            Native.clash_oriented_rectangle_edge(&r, number, &result);
            return result;
        }

        /// <summary>
        /// Whether a segment and a rectangle have disjoint projections onto the segment's direction;
        /// touching is not disjoint. No for a segment of length 0.
        /// </summary>
        /// <remarks>C: <c>clash_separating_axis_for_rectangle</c>. Book: "Rectangle-Line-Segment Collision".</remarks>
        public static bool SeparatingAxisFor(Segment axis, Rectangle r)
        {
            return Native.clash_separating_axis_for_rectangle(&axis, &r) != 0;
        }

        /// <summary>
        /// Whether a segment and an oriented rectangle have disjoint projections onto the segment's
        /// direction; touching is not disjoint. No for a segment of length 0.
        /// </summary>
        /// <remarks>C: <c>clash_separating_axis_for_oriented_rectangle</c>. Book: "Oriented Rectangle-Oriented Rectangle Collision".</remarks>
        public static bool SeparatingAxisFor(Segment axis, OrientedRectangle r)
        {
            return Native.clash_separating_axis_for_oriented_rectangle(&axis, &r) != 0;
        }

        /// <summary>
        /// The smallest rectangle that contains a rectangle and a point.
        /// If one of them is invalid, the rectangle around the other; if both are, a rectangle of NaN.
        /// </summary>
        /// <remarks>C: <c>clash_enlarge_rectangle_point</c>. Book: "Oriented Rectangle-Rectangle Collision".</remarks>
        public static Rectangle Enlarge(Rectangle r, Vector2D p)
        {
            Rectangle result = default(Rectangle);
            Native.clash_enlarge_rectangle_point(&r, &p, &result);
            return result;
        }

        /// <summary>
        /// The smallest rectangle that contains two others.
        /// If one of them is invalid, the other; if both are, a rectangle of NaN.
        /// </summary>
        /// <remarks>C: <c>clash_enlarge_rectangle_rectangle</c>. Book: "Shape Grouping".</remarks>
        public static Rectangle Enlarge(Rectangle r, Rectangle extender)
        {
            Rectangle result = default(Rectangle);
            Native.clash_enlarge_rectangle_rectangle(&r, &extender, &result);
            return result;
        }

        /// <summary>
        /// The smallest upright rectangle that contains an oriented one; of an invalid one, NaN.
        /// </summary>
        /// <remarks>C: <c>clash_oriented_rectangle_rectangle_hull</c>. Book: "Bounding Shapes".</remarks>
        public static Rectangle RectangleHull(OrientedRectangle r)
        {
            Rectangle result = default(Rectangle);
            Native.clash_oriented_rectangle_rectangle_hull(&r, &result);
            return result;
        }

        /// <summary>
        /// The smallest circle around the center that contains an oriented rectangle; of an invalid one,
        /// NaN.
        /// </summary>
        /// <remarks>C: <c>clash_oriented_rectangle_circle_hull</c>. Book: "Bounding Shapes".</remarks>
        public static Circle CircleHull(OrientedRectangle r)
        {
            Circle result = default(Circle);
            Native.clash_oriented_rectangle_circle_hull(&r, &result);
            return result;
        }

        /// <summary>
        /// The smallest rectangle that contains all of <c>count</c> rectangles; of none, the zero rectangle.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>rectangles</c> is null or points to <c>count</c> readable elements.
        /// </summary>
        /// <remarks>C: <c>clash_rectangles_rectangle_hull</c>. Book: "Shape Grouping".</remarks>
        public static Rectangle RectangleHull(Rectangle* rectangles, int count)
        {
            Rectangle result = default(Rectangle);
            Native.clash_rectangles_rectangle_hull(rectangles, (UIntPtr)(uint)(count < 0 ? 0 : count), &result);
            return result;
        }

        /// <summary>
        /// The smallest rectangle that contains all of <c>rectangles.Length</c> rectangles; of none, the zero rectangle.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>rectangles</c> is null or points to <c>rectangles.Length</c> readable elements.
        /// </summary>
        /// <remarks>C: <c>clash_rectangles_rectangle_hull</c>. Book: "Shape Grouping".</remarks>
        public static Rectangle RectangleHull(Rectangle[] rectangles)
        {
            fixed (Rectangle* first = rectangles)
            {
                return RectangleHull(first, rectangles == null ? 0 : rectangles.Length);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// The smallest rectangle that contains all of <c>rectangles.Length</c> rectangles; of none, the zero rectangle.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>rectangles</c> is null or points to <c>rectangles.Length</c> readable elements.
        /// </summary>
        /// <remarks>C: <c>clash_rectangles_rectangle_hull</c>. Book: "Shape Grouping".</remarks>
        public static Rectangle RectangleHull(ReadOnlySpan<Rectangle> rectangles)
        {
            fixed (Rectangle* first = &MemoryMarshal.GetReference(rectangles))
            {
                return RectangleHull(first, rectangles.Length);
            }
        }
#endif

        /// <summary>
        /// The smallest rectangle that contains all of <c>count</c> circles; of none, the zero rectangle.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>circles</c> is null or points to <c>count</c> readable elements.
        /// </summary>
        /// <remarks>C: <c>clash_circles_rectangle_hull</c>. Book: "Shape Grouping".</remarks>
        public static Rectangle RectangleHull(Circle* circles, int count)
        {
            Rectangle result = default(Rectangle);
            Native.clash_circles_rectangle_hull(circles, (UIntPtr)(uint)(count < 0 ? 0 : count), &result);
            return result;
        }

        /// <summary>
        /// The smallest rectangle that contains all of <c>circles.Length</c> circles; of none, the zero rectangle.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>circles</c> is null or points to <c>circles.Length</c> readable elements.
        /// </summary>
        /// <remarks>C: <c>clash_circles_rectangle_hull</c>. Book: "Shape Grouping".</remarks>
        public static Rectangle RectangleHull(Circle[] circles)
        {
            fixed (Circle* first = circles)
            {
                return RectangleHull(first, circles == null ? 0 : circles.Length);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// The smallest rectangle that contains all of <c>circles.Length</c> circles; of none, the zero rectangle.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>circles</c> is null or points to <c>circles.Length</c> readable elements.
        /// </summary>
        /// <remarks>C: <c>clash_circles_rectangle_hull</c>. Book: "Shape Grouping".</remarks>
        public static Rectangle RectangleHull(ReadOnlySpan<Circle> circles)
        {
            fixed (Circle* first = &MemoryMarshal.GetReference(circles))
            {
                return RectangleHull(first, circles.Length);
            }
        }
#endif

        /// <summary>
        /// A circle that contains all of <c>count</c> circles: around the center of their rectangle hull, and
        /// as small as that allows; of none, the zero circle.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>circles</c> is null or points to <c>count</c> readable elements.
        /// </summary>
        /// <remarks>C: <c>clash_circles_circle_hull</c>. Book: "Shape Grouping".</remarks>
        public static Circle CircleHull(Circle* circles, int count)
        {
            Circle result = default(Circle);
            Native.clash_circles_circle_hull(circles, (UIntPtr)(uint)(count < 0 ? 0 : count), &result);
            return result;
        }

        /// <summary>
        /// A circle that contains all of <c>circles.Length</c> circles: around the center of their rectangle hull, and
        /// as small as that allows; of none, the zero circle.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>circles</c> is null or points to <c>circles.Length</c> readable elements.
        /// </summary>
        /// <remarks>C: <c>clash_circles_circle_hull</c>. Book: "Shape Grouping".</remarks>
        public static Circle CircleHull(Circle[] circles)
        {
            fixed (Circle* first = circles)
            {
                return CircleHull(first, circles == null ? 0 : circles.Length);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// A circle that contains all of <c>circles.Length</c> circles: around the center of their rectangle hull, and
        /// as small as that allows; of none, the zero circle.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>circles</c> is null or points to <c>circles.Length</c> readable elements.
        /// </summary>
        /// <remarks>C: <c>clash_circles_circle_hull</c>. Book: "Shape Grouping".</remarks>
        public static Circle CircleHull(ReadOnlySpan<Circle> circles)
        {
            fixed (Circle* first = &MemoryMarshal.GetReference(circles))
            {
                return CircleHull(first, circles.Length);
            }
        }
#endif
    }
}
