// Written by bindings/generate from the Rust source; changes here are lost.

using System;
using System.Runtime.InteropServices;

namespace Clash2D
{
    /// <summary>
    /// The library's functions as they are imported. <see cref="Clash"/> is easier to call.
    /// <para/>
    /// All parameters are numbers and pointers, since Burst takes no structs by value; a bool is a byte,
    /// 0 or 1. The functions are pure, so that any thread and job may call them. A null pointer to a shape
    /// is the answer "no", NaN, or a result that stays as it was.
    /// </summary>
    public static unsafe class Native
    {
#if (UNITY_IOS || UNITY_TVOS || UNITY_WEBGL) && !UNITY_EDITOR
        private const string Library = "__Internal";
#else
        private const string Library = "clash2d_csharp";
#endif

        /// <summary>
        /// The version of the library that is linked: major * 1000000 + minor * 1000 + patch.
        /// Equal to CLASH_VERSION where header and library belong together.
        /// </summary>
        [DllImport(Library, EntryPoint = "clash_version", CallingConvention = CallingConvention.Cdecl)]
        public static extern uint clash_version();

        /// <summary>
        /// The sum of two vectors, each coordinate rounded once.
        /// </summary>
        /// <remarks>Book: "Additions".</remarks>
        [DllImport(Library, EntryPoint = "clash_add_vector_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_add_vector(Vector2D* a, Vector2D* b, Vector2D* result);

        /// <summary>
        /// The difference <c>a - b</c>, each coordinate rounded once.
        /// </summary>
        /// <remarks>Book: "Additions".</remarks>
        [DllImport(Library, EntryPoint = "clash_subtract_vector_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_subtract_vector(Vector2D* a, Vector2D* b, Vector2D* result);

        /// <summary>
        /// The vector of the same length in the opposite direction; exact.
        /// </summary>
        /// <remarks>Book: "Additions".</remarks>
        [DllImport(Library, EntryPoint = "clash_negate_vector_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_negate_vector(Vector2D* v, Vector2D* result);

        /// <summary>
        /// Whether two vectors are the same, exactly; no if a coordinate is not finite.
        /// </summary>
        /// <remarks>Book: "Line-Line Collision", there with a threshold (book.h).</remarks>
        [DllImport(Library, EntryPoint = "clash_equal_vectors_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_equal_vectors(Vector2D* a, Vector2D* b);

        /// <summary>
        /// The vector times a number, each coordinate rounded once.
        /// </summary>
        /// <remarks>Book: "Scaling".</remarks>
        [DllImport(Library, EntryPoint = "clash_multiply_vector_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_multiply_vector(Vector2D* v, float scalar, Vector2D* result);

        /// <summary>
        /// The vector divided by a number, each coordinate rounded once; by 0 as IEEE 754 says.
        /// </summary>
        /// <remarks>Book: "Scaling".</remarks>
        [DllImport(Library, EntryPoint = "clash_divide_vector_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_divide_vector(Vector2D* v, float divisor, Vector2D* result);

        /// <summary>
        /// The length of a vector, 0 or more.
        /// Error at most 0.51 ulp for every finite vector; infinite where no float is large enough.
        /// </summary>
        /// <remarks>Book: "Length".</remarks>
        [DllImport(Library, EntryPoint = "clash_vector_length_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern float clash_vector_length(Vector2D* v);

        /// <summary>
        /// The vector of length 1 in the same direction; the null vector stays as it is.
        /// Error at most 0.51 ulp in each coordinate for every finite vector.
        /// </summary>
        /// <remarks>Book: "Unit Vector".</remarks>
        [DllImport(Library, EntryPoint = "clash_unit_vector_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_unit_vector(Vector2D* v, Vector2D* result);

        /// <summary>
        /// Degrees as radians. Error at most 0.51 ulp.
        /// </summary>
        /// <remarks>Book: "Rotation".</remarks>
        [DllImport(Library, EntryPoint = "clash_degrees_to_radian", CallingConvention = CallingConvention.Cdecl)]
        public static extern float clash_degrees_to_radian(float degrees);

        /// <summary>
        /// Radians as degrees. Error at most 0.51 ulp; infinite where no float is large enough.
        /// </summary>
        /// <remarks>Book: "Dot Product".</remarks>
        [DllImport(Library, EntryPoint = "clash_radian_to_degrees", CallingConvention = CallingConvention.Cdecl)]
        public static extern float clash_radian_to_degrees(float radian);

        /// <summary>
        /// The vector turned by some degrees, counterclockwise.
        /// Error at most 0.51 ulp in each coordinate. Exact for multiples of 90; full turns change
        /// nothing, bit for bit. NaN if the degrees are not finite.
        /// </summary>
        /// <remarks>Book: "Rotation".</remarks>
        [DllImport(Library, EntryPoint = "clash_rotate_vector_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_rotate_vector(Vector2D* v, float degrees, Vector2D* result);

        /// <summary>
        /// The vector turned by 90 degrees counterclockwise; exact.
        /// </summary>
        /// <remarks>Book: "Line-Line Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_rotate_vector_90_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_rotate_vector_90(Vector2D* v, Vector2D* result);

        /// <summary>
        /// The vector turned by 180 degrees; exact.
        /// </summary>
        /// <remarks>Book: "Rotating by Right Angles".</remarks>
        [DllImport(Library, EntryPoint = "clash_rotate_vector_180_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_rotate_vector_180(Vector2D* v, Vector2D* result);

        /// <summary>
        /// The vector turned by 270 degrees counterclockwise; exact.
        /// </summary>
        /// <remarks>Book: "Rotating by Right Angles".</remarks>
        [DllImport(Library, EntryPoint = "clash_rotate_vector_270_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_rotate_vector_270(Vector2D* v, Vector2D* result);

        /// <summary>
        /// The dot product: positive below a right angle between the two, 0 at one, negative beyond.
        /// Error at most 0.51 ulp, also under cancellation; infinite where no float is large enough.
        /// </summary>
        /// <remarks>Book: "Dot Product".</remarks>
        [DllImport(Library, EntryPoint = "clash_dot_product_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern float clash_dot_product(Vector2D* a, Vector2D* b);

        /// <summary>
        /// The angle between two vectors in degrees, from 0 to 180.
        /// Error at most 0.51 ulp. With a null vector 90; NaN if a coordinate is not finite.
        /// </summary>
        /// <remarks>Book: "Dot Product".</remarks>
        [DllImport(Library, EntryPoint = "clash_enclosed_angle_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern float clash_enclosed_angle(Vector2D* a, Vector2D* b);

        /// <summary>
        /// The part of a vector that lies along another one; along the null vector, the null vector.
        /// Error at most 0.51 ulp in each coordinate for all finite vectors.
        /// </summary>
        /// <remarks>Book: "Projection".</remarks>
        [DllImport(Library, EntryPoint = "clash_project_vector_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_project_vector(Vector2D* project, Vector2D* onto, Vector2D* result);

        /// <summary>
        /// Whether two vectors point along the same line, either way. Exact; the null vector is parallel
        /// to all.
        /// </summary>
        /// <remarks>Book: "Line-Line Collision", there with a threshold (book.h).</remarks>
        [DllImport(Library, EntryPoint = "clash_parallel_vectors_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_parallel_vectors(Vector2D* a, Vector2D* b);

        /// <summary>
        /// Whether two rectangles share a point; touching counts.
        /// </summary>
        /// <remarks>Book: "Rectangle-Rectangle Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_rectangles_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_rectangles_collide(Rectangle* a, Rectangle* b);

        /// <summary>
        /// Whether two circles share a point; touching counts.
        /// </summary>
        /// <remarks>Book: "Circle-Circle Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_circles_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_circles_collide(Circle* a, Circle* b);

        /// <summary>
        /// Whether two points are the same, exactly.
        /// </summary>
        /// <remarks>Book: "Point-Point Collision", there with a threshold (book.h).</remarks>
        [DllImport(Library, EntryPoint = "clash_points_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_points_collide(Vector2D* a, Vector2D* b);

        /// <summary>
        /// Whether two lines share a point: unless they are parallel and apart.
        /// </summary>
        /// <remarks>Book: "Line-Line Collision", there with a threshold (book.h).</remarks>
        [DllImport(Library, EntryPoint = "clash_lines_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_lines_collide(Line* a, Line* b);

        /// <summary>
        /// Whether two segments share a point; touching counts.
        /// </summary>
        /// <remarks>Book: "Segment-Segment Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_segments_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_segments_collide(Segment* a, Segment* b);

        /// <summary>
        /// Whether two oriented rectangles share a point; touching counts.
        /// </summary>
        /// <remarks>Book: "Oriented Rectangle-Oriented Rectangle Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_oriented_rectangles_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_oriented_rectangles_collide(OrientedRectangle* a, OrientedRectangle* b);

        /// <summary>
        /// Whether a circle contains a point; the rim counts.
        /// </summary>
        /// <remarks>Book: "Circle-Point Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_circle_point_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_circle_point_collide(Circle* c, Vector2D* p);

        /// <summary>
        /// Whether a circle and a line share a point; touching counts.
        /// </summary>
        /// <remarks>Book: "Circle-Line Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_circle_line_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_circle_line_collide(Circle* c, Line* l);

        /// <summary>
        /// Whether a circle and a segment share a point; touching counts.
        /// </summary>
        /// <remarks>Book: "Circle-Line-Segment Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_circle_segment_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_circle_segment_collide(Circle* c, Segment* s);

        /// <summary>
        /// Whether a circle and a rectangle share a point; touching counts.
        /// </summary>
        /// <remarks>Book: "Circle-Rectangle Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_circle_rectangle_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_circle_rectangle_collide(Circle* c, Rectangle* r);

        /// <summary>
        /// Whether a circle and an oriented rectangle share a point; touching counts.
        /// </summary>
        /// <remarks>Book: "Circle-Oriented Rectangle Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_circle_oriented_rectangle_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_circle_oriented_rectangle_collide(Circle* c, OrientedRectangle* r);

        /// <summary>
        /// Whether a rectangle contains a point; the border counts.
        /// </summary>
        /// <remarks>Book: "Rectangle-Point Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_point_rectangle_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_point_rectangle_collide(Vector2D* p, Rectangle* r);

        /// <summary>
        /// Whether a line and a rectangle share a point; touching counts.
        /// </summary>
        /// <remarks>Book: "Line-Rectangle Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_line_rectangle_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_line_rectangle_collide(Line* l, Rectangle* r);

        /// <summary>
        /// Whether a rectangle and a segment share a point; touching counts.
        /// </summary>
        /// <remarks>Book: "Rectangle-Line-Segment Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_rectangle_segment_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_rectangle_segment_collide(Rectangle* r, Segment* s);

        /// <summary>
        /// Whether an oriented and an axis-aligned rectangle share a point; touching counts.
        /// </summary>
        /// <remarks>Book: "Oriented Rectangle-Rectangle Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_oriented_rectangle_rectangle_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_oriented_rectangle_rectangle_collide(OrientedRectangle* r, Rectangle* aar);

        /// <summary>
        /// Whether a point lies on a line, exactly.
        /// </summary>
        /// <remarks>Book: "Line-Point Collision", there with a threshold (book.h).</remarks>
        [DllImport(Library, EntryPoint = "clash_line_point_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_line_point_collide(Line* l, Vector2D* p);

        /// <summary>
        /// Whether a point lies on a segment, exactly; the ends count.
        /// </summary>
        /// <remarks>Book: "Point-Line-Segment Collision", there with a threshold (book.h).</remarks>
        [DllImport(Library, EntryPoint = "clash_point_segment_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_point_segment_collide(Vector2D* p, Segment* s);

        /// <summary>
        /// Whether an oriented rectangle contains a point; the border counts.
        /// </summary>
        /// <remarks>Book: "Oriented Rectangle-Point Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_oriented_rectangle_point_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_oriented_rectangle_point_collide(OrientedRectangle* r, Vector2D* p);

        /// <summary>
        /// Whether a line and a segment share a point; touching counts.
        /// </summary>
        /// <remarks>Book: "Line-Line-Segment Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_line_segment_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_line_segment_collide(Line* l, Segment* s);

        /// <summary>
        /// Whether a line and an oriented rectangle share a point; touching counts.
        /// </summary>
        /// <remarks>Book: "Line-Oriented Rectangle Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_line_oriented_rectangle_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_line_oriented_rectangle_collide(Line* l, OrientedRectangle* r);

        /// <summary>
        /// Whether an oriented rectangle and a segment share a point; touching counts.
        /// </summary>
        /// <remarks>Book: "Oriented Rectangle-Line-Segment Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_oriented_rectangle_segment_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_oriented_rectangle_segment_collide(OrientedRectangle* r, Segment* s);

        /// <summary>
        /// The same answer as rectangles_collide, without a look at Y where X tells the two apart.
        /// Faster where most pairs are apart along X, slower where that can't be predicted.
        /// </summary>
        /// <remarks>Book: "Optimization Tricks".</remarks>
        [DllImport(Library, EntryPoint = "clash_rectangles_collide_short_circuit_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_rectangles_collide_short_circuit(Rectangle* a, Rectangle* b);

        /// <summary>
        /// Whether a moving circle meets a rectangle anywhere on its straight way from where it is to
        /// there plus <c>moveA</c>; start, end and touching count. Closed form, no tolerance.
        /// </summary>
        /// <remarks>Book: "Shapes in Motion".</remarks>
        [DllImport(Library, EntryPoint = "clash_moving_circle_rectangle_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_moving_circle_rectangle_collide(Circle* a, Vector2D* moveA, Rectangle* b);

        /// <summary>
        /// Whether a moving rectangle meets another one anywhere on its straight way from where it is to
        /// there plus <c>moveA</c>; start, end and touching count. Closed form, no tolerance.
        /// </summary>
        /// <remarks>Book: "Shapes in Motion".</remarks>
        [DllImport(Library, EntryPoint = "clash_moving_rectangle_rectangle_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_moving_rectangle_rectangle_collide(Rectangle* a, Vector2D* moveA, Rectangle* b);

        /// <summary>
        /// Whether a moving circle meets another one anywhere on its straight way from where it is to
        /// there plus <c>moveA</c>; start, end and touching count. Closed form, no tolerance.
        /// </summary>
        /// <remarks>Book: "Shapes in Motion".</remarks>
        [DllImport(Library, EntryPoint = "clash_moving_circle_circle_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_moving_circle_circle_collide(Circle* a, Vector2D* moveA, Circle* b);

        /// <summary>
        /// Whether a moving rectangle meets a circle anywhere on its straight way from where it is to
        /// there plus <c>moveA</c>; start, end and touching count. Closed form, no tolerance.
        /// </summary>
        /// <remarks>Book: "Shapes in Motion".</remarks>
        [DllImport(Library, EntryPoint = "clash_moving_rectangle_circle_collide_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_moving_rectangle_circle_collide(Rectangle* a, Vector2D* moveA, Circle* b);

        /// <summary>
        /// Whether two ranges of numbers share one; touching counts, infinite ends are allowed, NaN is a
        /// no.
        /// </summary>
        /// <remarks>Book: "Rectangle-Rectangle Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_overlapping", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_overlapping(float minA, float maxA, float minB, float maxB);

        /// <summary>
        /// Whether two ranges share a number; touching counts, infinite ends are allowed, NaN is a no.
        /// </summary>
        /// <remarks>Book: "Segment-Segment Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_overlapping_ranges_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_overlapping_ranges(Range* a, Range* b);

        /// <summary>
        /// The smallest range that contains both.
        /// </summary>
        /// <remarks>Book: "Oriented Rectangle-Oriented Rectangle Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_range_hull_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_range_hull(Range* a, Range* b, Range* result);

        /// <summary>
        /// The same range with its ends in order.
        /// </summary>
        /// <remarks>Book: "Segment-Segment Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_sort_range_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_sort_range(Range* r, Range* result);

        /// <summary>
        /// The number from <c>min</c> to <c>max</c> that is nearest to <c>x</c>. NaN stays NaN.
        /// </summary>
        /// <remarks>Book: "Circle-Rectangle Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_clamp_on_range", CallingConvention = CallingConvention.Cdecl)]
        public static extern float clash_clamp_on_range(float x, float min, float max);

        /// <summary>
        /// The point of the rectangle that is nearest to <c>p</c>, always one that lies in it: a far side that
        /// is no float is rounded towards the inside.
        /// </summary>
        /// <remarks>Book: "Circle-Rectangle Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_clamp_on_rectangle_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_clamp_on_rectangle(Vector2D* p, Rectangle* r, Vector2D* result);

        /// <summary>
        /// Whether two lines are the same set of points, exactly.
        /// </summary>
        /// <remarks>Book: "Line-Line Collision", there with a threshold (book.h).</remarks>
        [DllImport(Library, EntryPoint = "clash_equivalent_lines_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_equivalent_lines(Line* a, Line* b);

        /// <summary>
        /// Whether both ends of a segment lie on the same side of a line, neither of them on it.
        /// No if the line's direction is the null vector.
        /// </summary>
        /// <remarks>Book: "Segment-Segment Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_on_one_side_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_on_one_side(Line* axis, Segment* s);

        /// <summary>
        /// The range of positions that a segment covers along the unit vector of <c>onto</c>.
        /// Error at most 0.51 ulp of each end; along the null vector everything is at 0.
        /// </summary>
        /// <remarks>Book: "Segment-Segment Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_project_segment_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_project_segment(Segment* s, Vector2D* onto, Range* result);

        /// <summary>
        /// A corner of a rectangle, rounded to the nearest float: 0 lower right, 1 upper right,
        /// 2 upper left, 3 the origin; any other number modulo 4.
        /// </summary>
        /// <remarks>Book: "Oriented Rectangle-Rectangle Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_rectangle_corner_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_rectangle_corner(Rectangle* r, int number, Vector2D* result);

        /// <summary>
        /// The center of a rectangle, rounded to the nearest float.
        /// </summary>
        /// <remarks>Book: "Shape Grouping".</remarks>
        [DllImport(Library, EntryPoint = "clash_rectangle_center_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_rectangle_center(Rectangle* r, Vector2D* result);

        /// <summary>
        /// A corner of an oriented rectangle: before turning 0 upper left, 1 upper right, 2 lower right,
        /// 3 lower left; any other number modulo 4.
        /// Error at most 0.51 ulp in each coordinate.
        /// </summary>
        /// <remarks>Book: "Oriented Rectangle-Rectangle Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_oriented_rectangle_corner_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_oriented_rectangle_corner(OrientedRectangle* r, int number, Vector2D* result);

        /// <summary>
        /// An edge of an oriented rectangle, from the corner of that number to the next one.
        /// Error at most 0.51 ulp in each coordinate.
        /// </summary>
        /// <remarks>Book: "Oriented Rectangle-Oriented Rectangle Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_oriented_rectangle_edge_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_oriented_rectangle_edge(OrientedRectangle* r, int number, Segment* result);

        /// <summary>
        /// Whether a segment and a rectangle have disjoint projections onto the segment's direction;
        /// touching is not disjoint. No for a segment of length 0.
        /// </summary>
        /// <remarks>Book: "Rectangle-Line-Segment Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_separating_axis_for_rectangle_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_separating_axis_for_rectangle(Segment* axis, Rectangle* r);

        /// <summary>
        /// Whether a segment and an oriented rectangle have disjoint projections onto the segment's
        /// direction; touching is not disjoint. No for a segment of length 0.
        /// </summary>
        /// <remarks>Book: "Oriented Rectangle-Oriented Rectangle Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_separating_axis_for_oriented_rectangle_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern byte clash_separating_axis_for_oriented_rectangle(Segment* axis, OrientedRectangle* r);

        /// <summary>
        /// The smallest rectangle that contains a rectangle and a point.
        /// If one of them is invalid, the rectangle around the other; if both are, a rectangle of NaN.
        /// </summary>
        /// <remarks>Book: "Oriented Rectangle-Rectangle Collision".</remarks>
        [DllImport(Library, EntryPoint = "clash_enlarge_rectangle_point_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_enlarge_rectangle_point(Rectangle* r, Vector2D* p, Rectangle* result);

        /// <summary>
        /// The smallest rectangle that contains two others.
        /// If one of them is invalid, the other; if both are, a rectangle of NaN.
        /// </summary>
        /// <remarks>Book: "Shape Grouping".</remarks>
        [DllImport(Library, EntryPoint = "clash_enlarge_rectangle_rectangle_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_enlarge_rectangle_rectangle(Rectangle* r, Rectangle* extender, Rectangle* result);

        /// <summary>
        /// The smallest upright rectangle that contains an oriented one; of an invalid one, NaN.
        /// </summary>
        /// <remarks>Book: "Bounding Shapes".</remarks>
        [DllImport(Library, EntryPoint = "clash_oriented_rectangle_rectangle_hull_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_oriented_rectangle_rectangle_hull(OrientedRectangle* r, Rectangle* result);

        /// <summary>
        /// The smallest circle around the center that contains an oriented rectangle; of an invalid one,
        /// NaN.
        /// </summary>
        /// <remarks>Book: "Bounding Shapes".</remarks>
        [DllImport(Library, EntryPoint = "clash_oriented_rectangle_circle_hull_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_oriented_rectangle_circle_hull(OrientedRectangle* r, Circle* result);

        /// <summary>
        /// The smallest rectangle that contains all of <c>count</c> rectangles; of none, the zero rectangle.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>rectangles</c> is null or points to <c>count</c> readable elements.
        /// </summary>
        /// <remarks>Book: "Shape Grouping".</remarks>
        [DllImport(Library, EntryPoint = "clash_rectangles_rectangle_hull_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_rectangles_rectangle_hull(Rectangle* rectangles, UIntPtr count, Rectangle* result);

        /// <summary>
        /// The smallest rectangle that contains all of <c>count</c> circles; of none, the zero rectangle.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>circles</c> is null or points to <c>count</c> readable elements.
        /// </summary>
        /// <remarks>Book: "Shape Grouping".</remarks>
        [DllImport(Library, EntryPoint = "clash_circles_rectangle_hull_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_circles_rectangle_hull(Circle* circles, UIntPtr count, Rectangle* result);

        /// <summary>
        /// A circle that contains all of <c>count</c> circles: around the center of their rectangle hull, and
        /// as small as that allows; of none, the zero circle.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>circles</c> is null or points to <c>count</c> readable elements.
        /// </summary>
        /// <remarks>Book: "Shape Grouping".</remarks>
        [DllImport(Library, EntryPoint = "clash_circles_circle_hull_by_pointer", CallingConvention = CallingConvention.Cdecl)]
        public static extern void clash_circles_circle_hull(Circle* circles, UIntPtr count, Circle* result);
    }
}
