// Written by bindings/generate from the Rust source; changes here are lost.

#if NETSTANDARD2_1 || NETSTANDARD2_1_OR_GREATER || NETCOREAPP2_1_OR_GREATER || NET_STANDARD_2_1
#define CLASH2D_SPAN
#endif

using System;
using System.Runtime.InteropServices;

namespace Clash2D
{
    /// <summary>
    /// 2D collision detection that is never wrong: every function of the library.
    /// <para/>
    /// The name of a function is its name in C without <c>clash_</c> and without the words for what it is
    /// called with: <c>clash_circle_rectangle_collide</c> is <c>Collide(circle, rectangle)</c>.
    /// <para/>
    /// Angles are degrees, counterclockwise with Y up. Touching counts. A shape with a NaN, an infinity or a
    /// negative size, radius or half extent is the empty set. Nothing is allocated or kept, but for results
    /// that are objects of C#; any thread may call, and any Burst job what has no such result.
    /// </summary>
    public static unsafe partial class Clash
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
        /// The cross product: positive where the second vector lies counterclockwise of the first one, up to
        /// half a turn, 0 where both are parallel, negative elsewhere.
        /// Error at most 0.51 ulp, also under cancellation; infinite where no float is large enough.
        /// </summary>
        /// <remarks>C: <c>clash_cross_product</c>.</remarks>
        public static float CrossProduct(Vector2D a, Vector2D b)
        {
            return Native.clash_cross_product(&a, &b);
        }

        /// <summary>
        /// The angle by which to turn counterclockwise from one vector to another one, in degrees from -180
        /// to 180; opposite ones are 180 apart.
        /// Error at most 0.51 ulp. With a null vector 0; NaN if a coordinate is not finite.
        /// </summary>
        /// <remarks>C: <c>clash_signed_angle</c>.</remarks>
        public static float SignedAngle(Vector2D a, Vector2D b)
        {
            return Native.clash_signed_angle(&a, &b);
        }

        /// <summary>
        /// Where a vector points to, in degrees counterclockwise from the X axis, from -180 to 180: by
        /// how many clash_rotate_vector turns the X axis there.
        /// Error at most 0.51 ulp. Of the null vector 0; NaN if a coordinate is not finite.
        /// </summary>
        /// <remarks>C: <c>clash_vector_angle</c>.</remarks>
        public static float Angle(Vector2D v)
        {
            return Native.clash_vector_angle(&v);
        }

        /// <summary>
        /// How far two points are apart. Of shapes of any kind: clash_distance.
        /// Error at most 0.51 ulp for all finite points; infinite where no float is large enough.
        /// </summary>
        /// <remarks>C: <c>clash_point_distance</c>.</remarks>
        public static float Distance(Vector2D a, Vector2D b)
        {
            return Native.clash_point_distance(&a, &b);
        }

        /// <summary>
        /// The point that is some part of the way from one point to another one: the first one for 0, the
        /// second one for 1, beyond them for parts below 0 and above 1.
        /// Error at most 0.51 ulp in each coordinate for all finite numbers, also under cancellation; NaN if
        /// a number is not finite.
        /// </summary>
        /// <remarks>C: <c>clash_lerp_vector</c>.</remarks>
        public static Vector2D Lerp(Vector2D from, Vector2D to, float part)
        {
            Vector2D result = default(Vector2D);
            Native.clash_lerp_vector(&from, &to, part, &result);
            return result;
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
        /// What bounces off a wall with this normal, which may have any length and either sign: the part
        /// along the normal is turned round. With the null vector as the normal, the vector itself.
        /// Error at most 0.51 ulp in each coordinate for all finite vectors; NaN if a coordinate is not
        /// finite.
        /// </summary>
        /// <remarks>C: <c>clash_reflect_vector</c>.</remarks>
        public static Vector2D Reflect(Vector2D v, Vector2D normal)
        {
            Vector2D result = default(Vector2D);
            Native.clash_reflect_vector(&v, &normal, &result);
            return result;
        }

        /// <summary>
        /// What is left of a vector along a wall with this normal, which may have any length and either
        /// sign: the part along the normal is taken away. With the null vector as the normal, the vector
        /// itself.
        /// Error at most 0.51 ulp in each coordinate for all finite vectors; NaN if a coordinate is not
        /// finite.
        /// </summary>
        /// <remarks>C: <c>clash_slide_vector</c>.</remarks>
        public static Vector2D Slide(Vector2D v, Vector2D normal)
        {
            Vector2D result = default(Vector2D);
            Native.clash_slide_vector(&v, &normal, &result);
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
        /// The pose of a frame <c>b</c> that is given in the frame <c>a</c>: what it makes of a point is what <c>a</c> makes of
        /// what <c>b</c> makes of it.
        /// Error at most 0.51 ulp in each coordinate, also under cancellation; the sum of the two rotations
        /// is rounded once. NaN where a number is not finite.
        /// </summary>
        /// <remarks>C: <c>clash_pose_compose</c>.</remarks>
        public static Pose2D Compose(Pose2D a, Pose2D b)
        {
            Pose2D result = default(Pose2D);
            Native.clash_pose_compose(&a, &b, &result);
            return result;
        }

        /// <summary>
        /// The pose that leads back: of everything, seen from the frame.
        /// Error at most 0.51 ulp in each coordinate, also under cancellation; the rotation is exact.
        /// </summary>
        /// <remarks>C: <c>clash_pose_inverse</c>.</remarks>
        public static Pose2D Inverse(Pose2D pose)
        {
            Pose2D result = default(Pose2D);
            Native.clash_pose_inverse(&pose, &result);
            return result;
        }

        /// <summary>
        /// Where a point of the frame is: turned by the rotation, then moved by the position.
        /// Error at most 0.51 ulp in each coordinate, also under cancellation: it is rounded once. NaN if
        /// the rotation is not finite.
        /// </summary>
        /// <remarks>C: <c>clash_pose_transform_point</c>.</remarks>
        public static Vector2D TransformPoint(Pose2D pose, Vector2D point)
        {
            Vector2D result = default(Vector2D);
            Native.clash_pose_transform_point(&pose, &point, &result);
            return result;
        }

        /// <summary>
        /// Where in the frame a point is.
        /// Error at most 0.51 ulp in each coordinate, also under cancellation: it is rounded once. NaN if
        /// the rotation is not finite.
        /// </summary>
        /// <remarks>C: <c>clash_pose_inverse_transform_point</c>.</remarks>
        public static Vector2D InverseTransformPoint(Pose2D pose, Vector2D point)
        {
            Vector2D result = default(Vector2D);
            Native.clash_pose_inverse_transform_point(&pose, &point, &result);
            return result;
        }

        /// <summary>
        /// A direction of the frame as it is outside: turned by the rotation.
        /// Error at most 0.51 ulp in each coordinate; exact for multiples of 90. NaN if the rotation is
        /// not finite.
        /// </summary>
        /// <remarks>C: <c>clash_pose_transform_direction</c>.</remarks>
        public static Vector2D TransformDirection(Pose2D pose, Vector2D direction)
        {
            Vector2D result = default(Vector2D);
            Native.clash_pose_transform_direction(&pose, &direction, &result);
            return result;
        }

        /// <summary>
        /// A direction as it is in the frame: turned back.
        /// Error at most 0.51 ulp in each coordinate; exact for multiples of 90. NaN if the rotation is
        /// not finite.
        /// </summary>
        /// <remarks>C: <c>clash_pose_inverse_transform_direction</c>.</remarks>
        public static Vector2D InverseTransformDirection(Pose2D pose, Vector2D direction)
        {
            Vector2D result = default(Vector2D);
            Native.clash_pose_inverse_transform_direction(&pose, &direction, &result);
            return result;
        }

        /// <summary>
        /// What a motion makes of all points until some part of it: 0 at the start, 1 at the end, also before
        /// and after. A shape that stood at a pose stands at this one composed with that one then: so the
        /// hit of a cast is drawn, at its fraction.
        /// The rotation is rounded once. Error of the position at most 0.51 ulp in each coordinate, also
        /// under cancellation, where it turns by just that: so the pivot is where it has to be. NaN if a
        /// number is not finite, or the rotation is too large for a float.
        /// </summary>
        /// <remarks>C: <c>clash_motion_pose_at</c>.</remarks>
        public static Pose2D PoseAt(Motion2D motion, float fraction)
        {
            Pose2D result = default(Pose2D);
            Native.clash_motion_pose_at(&motion, fraction, &result);
            return result;
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
        /// there plus <c>moveA</c>; start, end and touching count. Closed form, no tolerance. clash_cast
        /// tells when and where, for any two shapes that both may move.
        /// </summary>
        /// <remarks>C: <c>clash_moving_circle_rectangle_collide</c>. Book: "Shapes in Motion".</remarks>
        public static bool MovingCollide(Circle a, Vector2D moveA, Rectangle b)
        {
            return Native.clash_moving_circle_rectangle_collide(&a, &moveA, &b) != 0;
        }

        /// <summary>
        /// Whether a moving rectangle meets another one anywhere on its straight way from where it is to
        /// there plus <c>moveA</c>; start, end and touching count. Closed form, no tolerance. clash_cast
        /// tells when and where, for any two shapes that both may move.
        /// </summary>
        /// <remarks>C: <c>clash_moving_rectangle_rectangle_collide</c>. Book: "Shapes in Motion".</remarks>
        public static bool MovingCollide(Rectangle a, Vector2D moveA, Rectangle b)
        {
            return Native.clash_moving_rectangle_rectangle_collide(&a, &moveA, &b) != 0;
        }

        /// <summary>
        /// Whether a moving circle meets another one anywhere on its straight way from where it is to
        /// there plus <c>moveA</c>; start, end and touching count. Closed form, no tolerance. clash_cast
        /// tells when and where, for any two shapes that both may move.
        /// </summary>
        /// <remarks>C: <c>clash_moving_circle_circle_collide</c>. Book: "Shapes in Motion".</remarks>
        public static bool MovingCollide(Circle a, Vector2D moveA, Circle b)
        {
            return Native.clash_moving_circle_circle_collide(&a, &moveA, &b) != 0;
        }

        /// <summary>
        /// Whether a moving rectangle meets a circle anywhere on its straight way from where it is to
        /// there plus <c>moveA</c>; start, end and touching count. Closed form, no tolerance. clash_cast
        /// tells when and where, for any two shapes that both may move.
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
        public static bool Overlapping(FloatRange a, FloatRange b)
        {
            return Native.clash_overlapping_ranges(&a, &b) != 0;
        }

        /// <summary>
        /// The smallest range that contains both. clash_bounding_rectangle is around shapes of any kind.
        /// </summary>
        /// <remarks>C: <c>clash_range_hull</c>. Book: "Oriented Rectangle-Oriented Rectangle Collision".</remarks>
        public static FloatRange Hull(FloatRange a, FloatRange b)
        {
            FloatRange result = default(FloatRange);
            Native.clash_range_hull(&a, &b, &result);
            return result;
        }

        /// <summary>
        /// The same range with its ends in order.
        /// </summary>
        /// <remarks>C: <c>clash_sort_range</c>. Book: "Segment-Segment Collision".</remarks>
        public static FloatRange Sort(FloatRange r)
        {
            FloatRange result = default(FloatRange);
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
        /// is no float is rounded towards the inside. clash_distance tells the nearest points of any two
        /// shapes.
        /// </summary>
        /// <remarks>C: <c>clash_clamp_on_rectangle</c>. Book: "Circle-Rectangle Collision".</remarks>
        public static Vector2D ClampOn(Vector2D p, Rectangle r)
        {
            Vector2D result = default(Vector2D);
            Native.clash_clamp_on_rectangle(&p, &r, &result);
            return result;
        }

        /// <summary>
        /// Whether two lines are the same set of points, exactly. clash_relate tells that of any two
        /// shapes.
        /// </summary>
        /// <remarks>C: <c>clash_equivalent_lines</c>. Book: "Line-Line Collision", there with a threshold (book.h).</remarks>
        public static bool Equivalent(Line a, Line b)
        {
            return Native.clash_equivalent_lines(&a, &b) != 0;
        }

        /// <summary>
        /// Whether both ends of a segment lie on the same side of a line, neither of them on it.
        /// No if the line's direction is the null vector. clash_collide tells whether any two shapes meet.
        /// </summary>
        /// <remarks>C: <c>clash_on_one_side</c>. Book: "Segment-Segment Collision".</remarks>
        public static bool OnOneSide(Line axis, Segment s)
        {
            return Native.clash_on_one_side(&axis, &s) != 0;
        }

        /// <summary>
        /// The range of positions that a segment covers along the unit vector of <c>onto</c>.
        /// Error at most 0.51 ulp of each end; along the null vector everything is at 0.
        /// clash_support_point tells how far any shape reaches along a direction.
        /// </summary>
        /// <remarks>C: <c>clash_project_segment</c>. Book: "Segment-Segment Collision".</remarks>
        public static FloatRange Project(Segment s, Vector2D onto)
        {
            FloatRange result = default(FloatRange);
            Native.clash_project_segment(&s, &onto, &result);
            return result;
        }

        /// <summary>
        /// A corner of a rectangle, rounded to the nearest float: 0 lower right, 1 upper right,
        /// 2 upper left, 3 the origin; any other number modulo 4. clash_shape_vertex has the corners of any
        /// shape, from the lower left one counterclockwise.
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
        /// 3 lower left; any other number modulo 4. clash_shape_vertex has the corners of any shape, from
        /// the lower left one counterclockwise.
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
        /// clash_shape_edge has the edges of any shape, numbered as all answers do.
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
        /// touching is not disjoint. No for a segment of length 0. A step of the book's test: clash_collide
        /// tells whether any two shapes meet.
        /// </summary>
        /// <remarks>C: <c>clash_separating_axis_for_rectangle</c>. Book: "Rectangle-Line-Segment Collision".</remarks>
        public static bool SeparatingAxisFor(Segment axis, Rectangle r)
        {
            return Native.clash_separating_axis_for_rectangle(&axis, &r) != 0;
        }

        /// <summary>
        /// Whether a segment and an oriented rectangle have disjoint projections onto the segment's
        /// direction; touching is not disjoint. No for a segment of length 0. A step of the book's test:
        /// clash_collide tells whether any two shapes meet.
        /// </summary>
        /// <remarks>C: <c>clash_separating_axis_for_oriented_rectangle</c>. Book: "Oriented Rectangle-Oriented Rectangle Collision".</remarks>
        public static bool SeparatingAxisFor(Segment axis, OrientedRectangle r)
        {
            return Native.clash_separating_axis_for_oriented_rectangle(&axis, &r) != 0;
        }

        /// <summary>
        /// Whether a shape is valid, or the first reason why not: an invalid shape is the empty set.
        /// A shape of the kind <c>ShapeKind.None</c> is valid and empty. O(vertices), O(members).
        /// </summary>
        /// <remarks>C: <c>clash_shape_check</c>.</remarks>
        public static Status Check(Shape shape)
        {
            return (Status)Native.clash_shape_check(&shape);
        }

        /// <summary>
        /// What a <c>Status</c> means: a sentence in English without a full stop, never null, for ever valid.
        /// </summary>
        /// <remarks>C: <c>clash_status_message</c>.</remarks>
        public static string Message(Status status)
        {
            return Marshal.PtrToStringAnsi((IntPtr)Native.clash_status_message((uint)status));
        }

        /// <summary>
        /// How many nodes clash_shape_prepared takes: 0 of a shape that has no vertices or members to
        /// prepare, and if it is null or invalid. O(vertices), O(members).
        /// </summary>
        /// <remarks>C: <c>clash_shape_prepared_capacity</c>.</remarks>
        public static int PreparedCapacity(Shape shape)
        {
            return Total(Native.clash_shape_prepared_capacity(&shape));
        }

        /// <summary>
        /// The shape prepared for many questions: whether a polygon, a chain or a group collides takes
        /// O(log n) for n vertices or members where it is near the other shape in a few places. Casts
        /// look only at what is on the way, contacts and crossings only at what is near, and other questions
        /// profit, too. Any other shape takes no nodes and is itself.
        /// It is the same set of points and has the same answers; where several points or places would
        /// do, as of two parallel edges the nearest ones, it may have others than the shape itself.
        /// <c>nodes</c> stay the caller's and must outlive the shape. A polygon or chain is copied into these, so
        /// that its own arrays may change or go; a group's members must outlive the shape, and stay as they
        /// are. Nodes may be copied to another place, to which data.prepared.nodes must then point, also by
        /// way of a file: nodes of another version of the library or another order of bytes are told by
        /// clash_shape_check, <c>Status.BadNodes</c>, and are the empty set.
        /// The position is that of the shape and not part of the nodes: it may be set to any other one.
        /// Not ok: <c>Status.NullPointer</c>, <c>Status.BufferTooSmall</c>, and why the shape is invalid.
        /// O(vertices), O(members).
        /// <c>outShape</c> may be null, and is written only if the status is <c>Status.Ok</c>.
        /// <para/>
        /// <c>nodes</c> points to <c>capacity</c> writable elements, readable as long as <c>outShape</c> is used, or is
        /// null, as if <c>capacity</c> were 0. The shape and its arrays lie neither in it nor at <c>outShape</c>.
        /// </summary>
        /// <remarks>C: <c>clash_shape_prepared</c>.</remarks>
        public static Status Prepared(Shape shape, Node* nodes, int capacity, out Shape outShape)
        {
            Shape placeOutShape = default(Shape);
            Status answer = (Status)Native.clash_shape_prepared(&shape, nodes, (UIntPtr)(uint)(capacity < 0 ? 0 : capacity), &placeOutShape);
            outShape = placeOutShape;
            return answer;
        }

        /// <summary>
        /// How many members a group has, also empty ones; 1 of any other shape, 0 of null.
        /// </summary>
        /// <remarks>C: <c>clash_shape_member_count</c>.</remarks>
        public static int MemberCount(Shape shape)
        {
            return Total(Native.clash_shape_member_count(&shape));
        }

        /// <summary>
        /// How many edges a member has, as <c>Place</c> numbers them; 0 of an empty one, and if there is no
        /// such member. Of a shape that is no group the member is 0. O(vertices).
        /// </summary>
        /// <remarks>C: <c>clash_shape_edge_count</c>.</remarks>
        public static uint EdgeCount(Shape shape, uint member)
        {
            return Native.clash_shape_edge_count(&shape, member);
        }

        /// <summary>
        /// How many vertices a member has: points one, segments and capsules two, rectangles four, polygons
        /// and chains their own, a sector where its sides begin and end; lines, circles and what is empty
        /// none. O(vertices).
        /// </summary>
        /// <remarks>C: <c>clash_shape_vertex_count</c>.</remarks>
        public static int VertexCount(Shape shape, uint member)
        {
            return Total(Native.clash_shape_vertex_count(&shape, member));
        }

        /// <summary>
        /// An edge of a member, rounded. Whether there is one: around a vertex of a rounded shape that goes
        /// straight on there is none. O(vertices), of a prepared shape without equal vertices in a row O(1).
        /// <c>outEdge</c> is all zero if the answer is no.
        /// </summary>
        /// <remarks>C: <c>clash_shape_edge</c>.</remarks>
        public static bool Edge(Shape shape, uint member, uint edge, out Edge outEdge)
        {
            Edge placeOutEdge = default(Edge);
            bool answer = Native.clash_shape_edge(&shape, member, edge, &placeOutEdge) != 0;
            outEdge = placeOutEdge;
            return answer;
        }

        /// <summary>
        /// A vertex of a member, rounded. Whether there is one. They are numbered from 0: <c>point1</c> first,
        /// rectangles from the lower left corner before they are turned, all counterclockwise.
        /// <c>outVertex</c> is all zero if the answer is no.
        /// </summary>
        /// <remarks>C: <c>clash_shape_vertex</c>.</remarks>
        public static bool Vertex(Shape shape, uint member, uint vertex, out Vector2D outVertex)
        {
            Vector2D placeOutVertex = default(Vector2D);
            bool answer = Native.clash_shape_vertex(&shape, member, vertex, &placeOutVertex) != 0;
            outVertex = placeOutVertex;
            return answer;
        }

        /// <summary>
        /// The point at a place on the border, rounded. Whether there is such an edge; cost as
        /// clash_shape_edge.
        /// <c>point</c> is all zero if the answer is no.
        /// </summary>
        /// <remarks>C: <c>clash_shape_point_at</c>.</remarks>
        public static bool PointAt(Shape shape, Place place, out Vector2D point)
        {
            Vector2D placePoint = default(Vector2D);
            bool answer = Native.clash_shape_point_at(&shape, &place, &placePoint) != 0;
            point = placePoint;
            return answer;
        }

        /// <summary>
        /// The place on the border that is nearest to a point, such as another answer tells. Whether there is
        /// one: no if the shape is null or empty, or the point not finite.
        /// Of edges that are equally near, as far as the rounding of the point tells, that one which faces along
        /// <c>normal</c> most, out of the shape or into it, and then the first one: so an edge agrees with the normal
        /// of a contact, a cast or a ray, and with the way between two nearest points. A ray tells the edge that
        /// it crosses, also if another one is as near. O(n) for vertices or members; of a prepared shape, and on
        /// the border, those near the point.
        /// <c>place</c> is all zero if the answer is no.
        /// </summary>
        /// <remarks>C: <c>clash_shape_place_at</c>.</remarks>
        public static bool PlaceAt(Shape shape, Vector2D point, Vector2D normal, out Place place)
        {
            Place placePlace = default(Place);
            bool answer = Native.clash_shape_place_at(&shape, &point, &normal, &placePlace) != 0;
            place = placePlace;
            return answer;
        }

        /// <summary>
        /// The rectangle between two edges on each axis, in either order: with Y down, <c>top</c> may be the
        /// smaller number. It contains all of that: a size that is no float is rounded up, and if there is
        /// no float large enough, the rectangle is invalid.
        /// </summary>
        /// <remarks>C: <c>clash_rectangle_from_edges</c>.</remarks>
        public static Rectangle RectangleFromEdges(float left, float bottom, float right, float top)
        {
            Rectangle result = default(Rectangle);
            Native.clash_rectangle_from_edges(left, bottom, right, top, &result);
            return result;
        }

        /// <summary>
        /// The rectangle around a center. It contains all of that: an origin that is no float is rounded
        /// down, a size up, and if there is no float large enough, the rectangle is invalid.
        /// </summary>
        /// <remarks>C: <c>clash_rectangle_from_center</c>.</remarks>
        public static Rectangle RectangleFromCenter(Vector2D center, Vector2D size)
        {
            Rectangle result = default(Rectangle);
            Native.clash_rectangle_from_center(&center, &size, &result);
            return result;
        }

        /// <summary>
        /// The rectangle around a center, with its whole width and height, turned by some radians
        /// counterclockwise: what engines hold. Error of the degrees at most 0.51 ulp.
        /// </summary>
        /// <remarks>C: <c>clash_oriented_rectangle_from_center</c>.</remarks>
        public static OrientedRectangle OrientedRectangleFromCenter(Vector2D center, Vector2D size, float radians)
        {
            OrientedRectangle result = default(OrientedRectangle);
            Native.clash_oriented_rectangle_from_center(&center, &size, radians, &result);
            return result;
        }

        /// <summary>
        /// The rectangle of the size of <c>r</c> whose point <c>pivot</c> lies at its origin, turned around it by
        /// some degrees; the pivot is seen from the corner with the smallest coordinates, unturned. With
        /// <c>rec</c>, <c>origin</c> and <c>rotation</c> it is what DrawRectanglePro of raylib draws.
        /// Error of the center at most 0.51 ulp in each coordinate.
        /// </summary>
        /// <remarks>C: <c>clash_oriented_rectangle_from_pivot</c>.</remarks>
        public static OrientedRectangle OrientedRectangleFromPivot(Rectangle r, Vector2D pivot, float rotation)
        {
            OrientedRectangle result = default(OrientedRectangle);
            Native.clash_oriented_rectangle_from_pivot(&r, &pivot, rotation, &result);
            return result;
        }

        /// <summary>
        /// The line through two points; if they are the same, that point. It goes through <c>a</c> exactly.
        /// Error of the direction at most 0.51 ulp in each coordinate: none where <c>b - a</c> is a float, as on
        /// a grid.
        /// </summary>
        /// <remarks>C: <c>clash_line_through_points</c>.</remarks>
        public static Line LineThrough(Vector2D a, Vector2D b)
        {
            Line result = default(Line);
            Native.clash_line_through_points(&a, &b, &result);
            return result;
        }

        /// <summary>
        /// The polygon with all sides and all angles equal, with <c>count</c> vertices, counterclockwise. The
        /// first one lies <c>rotation</c> degrees counterclockwise from the X axis. The vertices are written to
        /// <c>vertices</c>, which must outlive the shape.
        /// Error of each coordinate at most 0.51 ulp, and 2^-48 of <c>radius</c> and of the center's one.
        /// Invalid if the radius is negative, a number is not finite or <c>vertices</c> is null. O(count).
        /// <para/>
        /// <c>vertices</c> is null or points to <c>count</c> writable elements, readable as long as the shape is
        /// used.
        /// </summary>
        /// <remarks>C: <c>clash_regular_polygon</c>.</remarks>
        public static Shape RegularPolygon(Vector2D center, float radius, float rotation, Vector2D* vertices, int count)
        {
            Shape result = default(Shape);
            Native.clash_regular_polygon(&center, radius, rotation, vertices, (UIntPtr)(uint)(count < 0 ? 0 : count), &result);
            return result;
        }

        /// <summary>
        /// The rectangle with its corners rounded by circles of a radius, at most half of the smaller side:
        /// a polygon of four vertices, counterclockwise from the lower left one, and a radius around them.
        /// The vertices are written to <c>vertices</c>, which must outlive the shape.
        /// Error of each vertex at most 0.51 ulp in each coordinate. Invalid if the rectangle is, the
        /// radius is negative or NaN, or <c>capacity</c> is below 4.
        /// <para/>
        /// <c>vertices</c> points to <c>capacity</c> writable elements, readable as long as the shape is used, or
        /// is null, as if <c>capacity</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_rounded_rectangle</c>.</remarks>
        public static Shape Rounded(Rectangle r, float cornerRadius, Vector2D* vertices, int capacity)
        {
            Shape result = default(Shape);
            Native.clash_rounded_rectangle(&r, cornerRadius, vertices, (UIntPtr)(uint)(capacity < 0 ? 0 : capacity), &result);
            return result;
        }

        /// <summary>
        /// Turns some vertices by <c>rotation</c> degrees around the origin, and moves them by <c>position</c>. How
        /// many there are, of which the first <c>capacity</c> are written; the two arrays may overlap.
        /// Error at most 0.51 ulp of each coordinate, also under cancellation: it is rounded once.
        /// O(count).
        /// <para/>
        /// <c>vertices</c> points to <c>count</c> readable elements and <c>outVertices</c> to <c>capacity</c> writable ones;
        /// null has none.
        /// </summary>
        /// <remarks>C: <c>clash_place_vertices</c>.</remarks>
        public static int PlaceVertices(Vector2D* vertices, int count, Vector2D position, float rotation, Vector2D* outVertices, int capacity)
        {
            return Total(Native.clash_place_vertices(vertices, (UIntPtr)(uint)(count < 0 ? 0 : count), &position, rotation, outVertices, (UIntPtr)(uint)(capacity < 0 ? 0 : capacity)));
        }

        /// <summary>
        /// Turns some vertices by <c>rotation</c> degrees around the origin, and moves them by <c>position</c>. How
        /// many there are, of which the first <c>outVertices.Length</c> are written; the two arrays may overlap.
        /// Error at most 0.51 ulp of each coordinate, also under cancellation: it is rounded once.
        /// O(count).
        /// <para/>
        /// <c>vertices</c> points to <c>vertices.Length</c> readable elements and <c>outVertices</c> to <c>outVertices.Length</c> writable ones;
        /// null has none.
        /// </summary>
        /// <remarks>C: <c>clash_place_vertices</c>.</remarks>
        public static int PlaceVertices(Vector2D[] vertices, Vector2D position, float rotation, Vector2D[] outVertices)
        {
            fixed (Vector2D* firstVertices = vertices)
            fixed (Vector2D* firstOutVertices = outVertices)
            {
                return PlaceVertices(firstVertices, vertices == null ? 0 : vertices.Length, position, rotation, firstOutVertices, outVertices == null ? 0 : outVertices.Length);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// Turns some vertices by <c>rotation</c> degrees around the origin, and moves them by <c>position</c>. How
        /// many there are, of which the first <c>outVertices.Length</c> are written; the two arrays may overlap.
        /// Error at most 0.51 ulp of each coordinate, also under cancellation: it is rounded once.
        /// O(count).
        /// <para/>
        /// <c>vertices</c> points to <c>vertices.Length</c> readable elements and <c>outVertices</c> to <c>outVertices.Length</c> writable ones;
        /// null has none.
        /// </summary>
        /// <remarks>C: <c>clash_place_vertices</c>.</remarks>
        public static int PlaceVertices(ReadOnlySpan<Vector2D> vertices, Vector2D position, float rotation, Span<Vector2D> outVertices)
        {
            fixed (Vector2D* firstVertices = &MemoryMarshal.GetReference(vertices))
            fixed (Vector2D* firstOutVertices = &MemoryMarshal.GetReference(outVertices))
            {
                return PlaceVertices(firstVertices, vertices.Length, position, rotation, firstOutVertices, outVertices.Length);
            }
        }
#endif

        /// <summary>
        /// How many nodes clash_shape_at_pose takes at most, which is for any turn but full ones: 0 of a shape
        /// without arrays, and if it is null or invalid. O(members), and what clash_shape_check takes.
        /// </summary>
        /// <remarks>C: <c>clash_shape_at_pose_capacity</c>.</remarks>
        public static int AtPoseCapacity(Shape shape)
        {
            return Total(Native.clash_shape_at_pose_capacity(&shape));
        }

        /// <summary>
        /// A shape that is given in a frame, as it is where the frame is: turned around the origin by the
        /// rotation, and then at the position of the pose, exactly.
        /// Each vertex is rounded once as it is turned, error at most 0.51 ulp of each coordinate, and right
        /// angles are exact; so vertices in line may no longer be, and a convex polygon that has some not
        /// convex. A rectangle becomes an oriented one, and its center is rounded; so is the sum of two angles.
        /// A prepared shape stays prepared, and a group is turned member by member. If the shape has a position
        /// of its own, that is turned and moved like a point, and rounded.
        /// The arrays of what is turned are written to <c>nodes</c>, which must outlive <c>outShape</c> and, unlike
        /// those of clash_shape_prepared, stay where they are; it borrows nothing of <c>shape</c> then. A rotation by
        /// full turns, such as 0, writes nothing: <c>outShape</c> then borrows what <c>shape</c> does.
        /// Not ok: <c>Status.NullPointer</c>, <c>Status.BufferTooSmall</c>, <c>Status.NotFinite</c> if the pose
        /// is not finite, and why the shape is invalid, or becomes so. O(vertices), O(members).
        /// <c>outShape</c> may be null, and is written only if the status is <c>Status.Ok</c>.
        /// <para/>
        /// <c>nodes</c> points to <c>capacity</c> writable elements, readable as long as <c>outShape</c> is used, or is
        /// null, as if <c>capacity</c> were 0. The shape and its arrays lie neither in it nor at <c>outShape</c>.
        /// </summary>
        /// <remarks>C: <c>clash_shape_at_pose</c>.</remarks>
        public static Status AtPose(Shape shape, Pose2D pose, Node* nodes, int capacity, out Shape outShape)
        {
            Shape placeOutShape = default(Shape);
            Status answer = (Status)Native.clash_shape_at_pose(&shape, &pose, nodes, (UIntPtr)(uint)(capacity < 0 ? 0 : capacity), &placeOutShape);
            outShape = placeOutShape;
            return answer;
        }

        /// <summary>
        /// Whether two shapes share a point; touching counts, and an invalid shape meets nothing. Exact.
        /// Null is a no. O(n + m) for the vertices or members of both and the pairs of them that are near
        /// each other, of prepared shapes only what is near; otherwise constant.
        /// </summary>
        /// <remarks>C: <c>clash_collide</c>.</remarks>
        public static bool Collide(Shape a, Shape b)
        {
            return Native.clash_collide(&a, &b) != 0;
        }

        /// <summary>
        /// Whether two shapes come within a distance of each other: whether some point of one is at most
        /// that far from some point of the other. Exactly that far counts. Exact, also where clash_distance
        /// is rounded.
        /// A distance of 0 asks clash_collide, and an infinite one is a yes if neither shape is null or
        /// empty. No if the distance is negative or NaN. Cost as clash_distance, once more where the
        /// distance is within a float of that between the shapes; of groups only members that are near.
        /// </summary>
        /// <remarks>C: <c>clash_within</c>.</remarks>
        public static bool Within(Shape a, Shape b, float distance)
        {
            return Native.clash_within(&a, &b, distance) != 0;
        }

        /// <summary>
        /// How two shapes lie to each other, as sets of points: apart, touching, overlapping, one inside
        /// the other, or equal. Exact. <c>Relation.Disjoint</c> if one is null or empty.
        /// Of prepared shapes of n and m vertices or members O((n' + m' + k) log(n + m)) for the n' and m'
        /// pieces of border that lie within the box around the other shape and the k pairs of pieces that
        /// are near each other; otherwise each of these pieces is compared with each box, too.
        /// </summary>
        /// <remarks>C: <c>clash_relate</c>.</remarks>
        public static Relation Relate(Shape a, Shape b)
        {
            return (Relation)Native.clash_relate(&a, &b);
        }

        /// <summary>
        /// Whether each point of <c>b</c> is a point of <c>a</c>, its border included. Exact.
        /// No if one is null or empty. Cost as clash_relate.
        /// </summary>
        /// <remarks>C: <c>clash_contains</c>.</remarks>
        public static bool Contains(Shape a, Shape b)
        {
            return Native.clash_contains(&a, &b) != 0;
        }

        /// <summary>
        /// How far two shapes are apart, and where they are nearest to each other, if they come within a
        /// maximum; 0 exactly if they collide.
        /// Whether they do, as clash_within tells: no if a shape is null or empty, or the maximum negative
        /// or NaN. An infinite maximum allows any distance. What is farther apart than the maximum is left
        /// out early: members of groups, edges of prepared shapes, and shapes of many vertices as a whole.
        /// Of several nearest points it is
        /// always the same one that is told; swapping the shapes swaps the points and their places.
        /// Error of the distance at most 0.51 ulp; of each point at most 0.51 ulp of each coordinate, and
        /// 2^-40 of the extent of the shapes. O(n + m) for the vertices or members of both and the pairs of
        /// them that are near each other, of prepared shapes only what is near; otherwise constant.
        /// <c>distance</c> is all zero if the answer is no.
        /// </summary>
        /// <remarks>C: <c>clash_distance</c>.</remarks>
        public static bool Distance(Shape a, Shape b, float maximum, out Distance distance)
        {
            Distance placeDistance = default(Distance);
            bool answer = Native.clash_distance(&a, &b, maximum, &placeDistance) != 0;
            distance = placeDistance;
            return answer;
        }

        /// <summary>
        /// Distance with maximum = float.PositiveInfinity.
        /// </summary>
        /// <remarks>C: <c>clash_distance</c>.</remarks>
        public static bool Distance(Shape a, Shape b, out Distance distance)
        {
            return Distance(a, b, float.PositiveInfinity, out distance);
        }

        /// <summary>
        /// How far a point is from the border of a shape, and where that is nearest: positive outside, 0 on
        /// the border, negative inside. Whether there is an answer: no if the shape is null or empty, or
        /// the point not finite.
        /// Which of the three is decided exactly: positive exactly if clash_collide is a no for the two,
        /// and negative exactly if all around the point belongs to the shape; so it never is for what has
        /// no area.
        /// The border of a group is that of what its members cover together: where they overlap or lie
        /// flush there is none. That of a rounded chain or polygon lies as far out as its radius.
        /// Error of the distance at most 0.51 ulp, outside as clash_distance tells it; of the point at most
        /// 0.51 ulp of each coordinate, and 2^-40 of the extent of the shape; of the normal 1 ulp and
        /// 2^-24. Of several nearest points it is always the same one that is told.
        /// O(n) for n vertices or members; of prepared shapes what is no farther than about twice the
        /// distance.
        /// Inside of polygons that are not convex, of rounded chains and of groups each piece of the border
        /// there is compared with those that it meets.
        /// <c>distance</c> is all zero if the answer is no.
        /// </summary>
        /// <remarks>C: <c>clash_signed_distance</c>.</remarks>
        public static bool SignedDistance(Shape shape, Vector2D point, out SignedDistance distance)
        {
            SignedDistance placeDistance = default(SignedDistance);
            bool answer = Native.clash_signed_distance(&shape, &point, &placeDistance) != 0;
            distance = placeDistance;
            return answer;
        }

        /// <summary>
        /// In which direction and how deep two shapes touch that come within a distance, and at which one
        /// or two points; of all clash_contacts the deepest.
        /// Whether they do: with a distance of 0 exactly if they collide, otherwise as clash_within tells,
        /// but for chains with a solid side: what is apart from them is told only in front of the free
        /// side.
        /// No if the distance is negative or NaN; an infinite one allows all.
        /// With a distance points are told, too, at which the surfaces are apart by no more than that, with
        /// a negative depth: where two edges face each other at both ends. The depth of shapes that are
        /// apart is minus their distance, never 0, and their normal leads along the shortest way.
        /// Of convex shapes the normal is the direction of least penetration: moving <c>b</c> by normal times
        /// depth takes them apart, but for the rounding of that, and nothing shorter does. It always has
        /// length 1: two equal points are pushed apart along the X axis. Of several such directions it is
        /// always the same one that is told; swapping the shapes swaps the answer, unless they are equal.
        /// Error of the normal at most 1 ulp of each coordinate, and 2^-31; of depth and positions 0.51
        /// ulp, and 2^-40 of the shapes' extent, 2^-34 where a steep edge is cut. But a second point of a
        /// rounded edge that is not parallel to the other one is where its straight core is, moved by the
        /// radius along the normal: up to radius * (1 / cos - 1) within its surface, of the angle between
        /// both. O(n + m) for the vertices or members of both and the pairs of them that are near each
        /// other, of prepared shapes only what is near; otherwise constant.
        /// <c>contact</c> is all zero if the answer is no.
        /// </summary>
        /// <remarks>C: <c>clash_contact</c>.</remarks>
        public static bool Contact(Shape a, Shape b, float distance, out Contact contact)
        {
            Contact placeContact = default(Contact);
            bool answer = Native.clash_contact(&a, &b, distance, &placeContact) != 0;
            contact = placeContact;
            return answer;
        }

        /// <summary>
        /// Contact with distance = 0.
        /// </summary>
        /// <remarks>C: <c>clash_contact</c>.</remarks>
        public static bool Contact(Shape a, Shape b, out Contact contact)
        {
            return Contact(a, b, 0, out contact);
        }

        /// <summary>
        /// All contacts of two shapes that come within a distance, part by part. How many there are, of
        /// which the first <c>capacity</c> are written; 0 exactly if clash_contact with that distance is a no.
        /// A convex shape is one part. A chain, and a polygon that is not convex, has its edges as parts;
        /// each pushes to its free side only, and not against its neighbours, so that nothing that slides
        /// along them is stopped. An edge with the polygon on both sides is none. A line, which has no
        /// ends, is pushed off a chain with a solid side past all of it: to the free side of the edges that
        /// it meets, or, if they have it on both sides of the line, to the nearer one. Of a group each
        /// member has parts of its own.
        /// Two parts have a contact if they meet in front of each other, and if they face each other across
        /// what the shapes share: each connected piece of that has contacts of all edges that lie opposite
        /// each other around it, and at least one. Points are corners, cut to the other part's length, and,
        /// at a depth of 0, where edges cross that face each other. The order is that of the edges that
        /// meet; the number is at most that of pairs that meet, and of the edges around what is shared.
        /// Parts that are apart by no more than the distance have a contact if each lies where the other
        /// one pushes to, whatever is between them: on its free side, and not beyond a neighbour in line
        /// with it, unless they have one across what is shared. Where no parts do so, the nearest ones have
        /// one, but none of a chain with a solid side and of what is behind it.
        /// Error and cost as clash_contact.
        /// <para/>
        /// <c>contacts</c> points to <c>capacity</c> writable elements, or is null, as if <c>capacity</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_contacts</c>.</remarks>
        public static int Contacts(Shape a, Shape b, float distance, Contact* contacts, int capacity)
        {
            return Total(Native.clash_contacts(&a, &b, distance, contacts, (UIntPtr)(uint)(capacity < 0 ? 0 : capacity)));
        }

        /// <summary>
        /// Contacts with distance = 0.
        /// </summary>
        /// <remarks>C: <c>clash_contacts</c>.</remarks>
        public static int Contacts(Shape a, Shape b, Contact* contacts, int capacity)
        {
            return Contacts(a, b, 0, contacts, capacity);
        }

        /// <summary>
        /// All contacts of two shapes that come within a distance, part by part. How many there are, of
        /// which the first <c>contacts.Length</c> are written; 0 exactly if clash_contact with that distance is a no.
        /// A convex shape is one part. A chain, and a polygon that is not convex, has its edges as parts;
        /// each pushes to its free side only, and not against its neighbours, so that nothing that slides
        /// along them is stopped. An edge with the polygon on both sides is none. A line, which has no
        /// ends, is pushed off a chain with a solid side past all of it: to the free side of the edges that
        /// it meets, or, if they have it on both sides of the line, to the nearer one. Of a group each
        /// member has parts of its own.
        /// Two parts have a contact if they meet in front of each other, and if they face each other across
        /// what the shapes share: each connected piece of that has contacts of all edges that lie opposite
        /// each other around it, and at least one. Points are corners, cut to the other part's length, and,
        /// at a depth of 0, where edges cross that face each other. The order is that of the edges that
        /// meet; the number is at most that of pairs that meet, and of the edges around what is shared.
        /// Parts that are apart by no more than the distance have a contact if each lies where the other
        /// one pushes to, whatever is between them: on its free side, and not beyond a neighbour in line
        /// with it, unless they have one across what is shared. Where no parts do so, the nearest ones have
        /// one, but none of a chain with a solid side and of what is behind it.
        /// Error and cost as clash_contact.
        /// <para/>
        /// <c>contacts</c> points to <c>contacts.Length</c> writable elements, or is null, as if <c>contacts.Length</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_contacts</c>.</remarks>
        public static int Contacts(Shape a, Shape b, float distance, Contact[] contacts)
        {
            fixed (Contact* first = contacts)
            {
                return Contacts(a, b, distance, first, contacts == null ? 0 : contacts.Length);
            }
        }

        /// <summary>
        /// Contacts with distance = 0.
        /// </summary>
        /// <remarks>C: <c>clash_contacts</c>.</remarks>
        public static int Contacts(Shape a, Shape b, Contact[] contacts)
        {
            return Contacts(a, b, 0, contacts);
        }

#if CLASH2D_SPAN
        /// <summary>
        /// All contacts of two shapes that come within a distance, part by part. How many there are, of
        /// which the first <c>contacts.Length</c> are written; 0 exactly if clash_contact with that distance is a no.
        /// A convex shape is one part. A chain, and a polygon that is not convex, has its edges as parts;
        /// each pushes to its free side only, and not against its neighbours, so that nothing that slides
        /// along them is stopped. An edge with the polygon on both sides is none. A line, which has no
        /// ends, is pushed off a chain with a solid side past all of it: to the free side of the edges that
        /// it meets, or, if they have it on both sides of the line, to the nearer one. Of a group each
        /// member has parts of its own.
        /// Two parts have a contact if they meet in front of each other, and if they face each other across
        /// what the shapes share: each connected piece of that has contacts of all edges that lie opposite
        /// each other around it, and at least one. Points are corners, cut to the other part's length, and,
        /// at a depth of 0, where edges cross that face each other. The order is that of the edges that
        /// meet; the number is at most that of pairs that meet, and of the edges around what is shared.
        /// Parts that are apart by no more than the distance have a contact if each lies where the other
        /// one pushes to, whatever is between them: on its free side, and not beyond a neighbour in line
        /// with it, unless they have one across what is shared. Where no parts do so, the nearest ones have
        /// one, but none of a chain with a solid side and of what is behind it.
        /// Error and cost as clash_contact.
        /// <para/>
        /// <c>contacts</c> points to <c>contacts.Length</c> writable elements, or is null, as if <c>contacts.Length</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_contacts</c>.</remarks>
        public static int Contacts(Shape a, Shape b, float distance, Span<Contact> contacts)
        {
            fixed (Contact* first = &MemoryMarshal.GetReference(contacts))
            {
                return Contacts(a, b, distance, first, contacts.Length);
            }
        }

        /// <summary>
        /// Contacts with distance = 0.
        /// </summary>
        /// <remarks>C: <c>clash_contacts</c>.</remarks>
        public static int Contacts(Shape a, Shape b, Span<Contact> contacts)
        {
            return Contacts(a, b, 0, contacts);
        }
#endif

        /// <summary>
        /// The vector by which to move <c>b</c> so that two shapes are apart or only touch. Whether they
        /// collide; no if a shape is null or empty.
        /// It really separates: where it is added to each coordinate of <c>b</c> as floats do, to vertices,
        /// centers, origins and bases, the two share no interior points any more; this is decided exactly.
        /// If one of them, or a member, stands at a position, it is to be added to the position of <c>b</c>.
        /// Of a segment, a line or a chain without area all points but open ends are interior ones, so that
        /// such shapes may be moved by a last place where they only seem to touch; members of groups count
        /// one by one. Shapes that only touch stay where they are: (0, 0).
        /// For two convex shapes, and with a line, it is the shortest way but for a few last places of the
        /// coordinates; a line leaves a chain with a solid side as it does in clash_contacts, and other
        /// shapes leave it to its free side. For all others it is the shortest of the ways out of the parts
        /// that are met, up to 24 pairs of them, and where there are more the shortest way past all of them
        /// in one of up to 12 directions: often the shortest there is, but longer ones occur. Sectors wider
        /// than 180 degrees, and those of rings, are left by up to 1% of their radius more than they need.
        /// Both coordinates are infinite where nothing separates the two, as with lines that cross.
        /// O(n + m) for two convex shapes of n and m vertices; for others what is near, up to some hundred
        /// times: of prepared shapes few boxes, edges and members, of plain ones all are looked at.
        /// <c>separation</c> is all zero if the answer is no.
        /// </summary>
        /// <remarks>C: <c>clash_separation</c>.</remarks>
        public static bool Separation(Shape a, Shape b, out Vector2D separation)
        {
            Vector2D placeSeparation = default(Vector2D);
            bool answer = Native.clash_separation(&a, &b, &placeSeparation) != 0;
            separation = placeSeparation;
            return answer;
        }

        /// <summary>
        /// All points and stretches that the borders of two shapes share, in their order along the border
        /// of <c>a</c>. How many there are, of which the first <c>capacity</c> are written; 0 if a shape is null or
        /// empty.
        /// The border of a group's member counts but where members together cover everything around a
        /// point. A whole circle's parameter starts at +X from its center, and the straight sides of
        /// sectors run outward.
        /// Which edges meet is decided exactly; a point in which edges end is told once, as the start of
        /// the next edge. With two segments or lines startA and startB are the u_a and u_b of line
        /// intersection.
        /// Two equal lines share one stretch with infinite parameters, told at the base of <c>a</c>.
        /// Pieces that run along each other share a stretch, edge by edge.
        /// Error of points and parameters at most 1 ulp, or 2^-24 of the size of the shapes. Cost as
        /// clash_relate.
        /// <para/>
        /// <c>intersections</c> points to <c>capacity</c> writable elements, or is null, as if <c>capacity</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_intersections</c>.</remarks>
        public static int Intersections(Shape a, Shape b, Intersection* intersections, int capacity)
        {
            return Total(Native.clash_intersections(&a, &b, intersections, (UIntPtr)(uint)(capacity < 0 ? 0 : capacity)));
        }

        /// <summary>
        /// All points and stretches that the borders of two shapes share, in their order along the border
        /// of <c>a</c>. How many there are, of which the first <c>intersections.Length</c> are written; 0 if a shape is null or
        /// empty.
        /// The border of a group's member counts but where members together cover everything around a
        /// point. A whole circle's parameter starts at +X from its center, and the straight sides of
        /// sectors run outward.
        /// Which edges meet is decided exactly; a point in which edges end is told once, as the start of
        /// the next edge. With two segments or lines startA and startB are the u_a and u_b of line
        /// intersection.
        /// Two equal lines share one stretch with infinite parameters, told at the base of <c>a</c>.
        /// Pieces that run along each other share a stretch, edge by edge.
        /// Error of points and parameters at most 1 ulp, or 2^-24 of the size of the shapes. Cost as
        /// clash_relate.
        /// <para/>
        /// <c>intersections</c> points to <c>intersections.Length</c> writable elements, or is null, as if <c>intersections.Length</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_intersections</c>.</remarks>
        public static int Intersections(Shape a, Shape b, Intersection[] intersections)
        {
            fixed (Intersection* first = intersections)
            {
                return Intersections(a, b, first, intersections == null ? 0 : intersections.Length);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// All points and stretches that the borders of two shapes share, in their order along the border
        /// of <c>a</c>. How many there are, of which the first <c>intersections.Length</c> are written; 0 if a shape is null or
        /// empty.
        /// The border of a group's member counts but where members together cover everything around a
        /// point. A whole circle's parameter starts at +X from its center, and the straight sides of
        /// sectors run outward.
        /// Which edges meet is decided exactly; a point in which edges end is told once, as the start of
        /// the next edge. With two segments or lines startA and startB are the u_a and u_b of line
        /// intersection.
        /// Two equal lines share one stretch with infinite parameters, told at the base of <c>a</c>.
        /// Pieces that run along each other share a stretch, edge by edge.
        /// Error of points and parameters at most 1 ulp, or 2^-24 of the size of the shapes. Cost as
        /// clash_relate.
        /// <para/>
        /// <c>intersections</c> points to <c>intersections.Length</c> writable elements, or is null, as if <c>intersections.Length</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_intersections</c>.</remarks>
        public static int Intersections(Shape a, Shape b, Span<Intersection> intersections)
        {
            fixed (Intersection* first = &MemoryMarshal.GetReference(intersections))
            {
                return Intersections(a, b, first, intersections.Length);
            }
        }
#endif

        /// <summary>
        /// All stretches of a segment that lie in a shape, in their order along the segment. How many there
        /// are, of which the first <c>capacity</c> are written; 0 exactly if clash_collide is a no for the two.
        /// Touching counts: a stretch may be a single point. No two of them share a point: nothing ends
        /// where members of a group lie flush, nor where a border touches the segment from inside. Which
        /// ones there are is decided exactly.
        /// A segment of length 0 that lies in the shape is one stretch, from 0 to 1.
        /// Error of points and fractions at most 1 ulp, or 2^-24 of the size of the segment; they are never
        /// out of order. Cost as clash_relate.
        /// <para/>
        /// <c>stretches</c> points to <c>capacity</c> writable elements, or is null, as if <c>capacity</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_clip_segment</c>.</remarks>
        public static int ClipSegment(Shape shape, Segment segment, Stretch* stretches, int capacity)
        {
            return Total(Native.clash_clip_segment(&shape, &segment, stretches, (UIntPtr)(uint)(capacity < 0 ? 0 : capacity)));
        }

        /// <summary>
        /// All stretches of a segment that lie in a shape, in their order along the segment. How many there
        /// are, of which the first <c>stretches.Length</c> are written; 0 exactly if clash_collide is a no for the two.
        /// Touching counts: a stretch may be a single point. No two of them share a point: nothing ends
        /// where members of a group lie flush, nor where a border touches the segment from inside. Which
        /// ones there are is decided exactly.
        /// A segment of length 0 that lies in the shape is one stretch, from 0 to 1.
        /// Error of points and fractions at most 1 ulp, or 2^-24 of the size of the segment; they are never
        /// out of order. Cost as clash_relate.
        /// <para/>
        /// <c>stretches</c> points to <c>stretches.Length</c> writable elements, or is null, as if <c>stretches.Length</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_clip_segment</c>.</remarks>
        public static int ClipSegment(Shape shape, Segment segment, Stretch[] stretches)
        {
            fixed (Stretch* first = stretches)
            {
                return ClipSegment(shape, segment, first, stretches == null ? 0 : stretches.Length);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// All stretches of a segment that lie in a shape, in their order along the segment. How many there
        /// are, of which the first <c>stretches.Length</c> are written; 0 exactly if clash_collide is a no for the two.
        /// Touching counts: a stretch may be a single point. No two of them share a point: nothing ends
        /// where members of a group lie flush, nor where a border touches the segment from inside. Which
        /// ones there are is decided exactly.
        /// A segment of length 0 that lies in the shape is one stretch, from 0 to 1.
        /// Error of points and fractions at most 1 ulp, or 2^-24 of the size of the segment; they are never
        /// out of order. Cost as clash_relate.
        /// <para/>
        /// <c>stretches</c> points to <c>stretches.Length</c> writable elements, or is null, as if <c>stretches.Length</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_clip_segment</c>.</remarks>
        public static int ClipSegment(Shape shape, Segment segment, Span<Stretch> stretches)
        {
            fixed (Stretch* first = &MemoryMarshal.GetReference(stretches))
            {
                return ClipSegment(shape, segment, first, stretches.Length);
            }
        }
#endif

        /// <summary>
        /// The settings that a null pointer stands for: all contacts on the whole way, from free sides, where
        /// shapes touch, and the least tolerance.
        /// </summary>
        /// <remarks>C: <c>clash_default_cast</c>.</remarks>
        public static CastSettings DefaultCast()
        {
            CastSettings result = default(CastSettings);
            Native.clash_default_cast(&result);
            return result;
        }

        /// <summary>
        /// Whether a cast takes settings, null included, or the first reason why it answers no:
        /// <c>Status.UnknownValue</c> if the mode or the sides are none that there are,
        /// <c>Status.NotFinite</c> or <c>Status.Negative</c> for the other numbers.
        /// </summary>
        /// <remarks>C: <c>clash_cast_settings_check</c>.</remarks>
        public static Status Check(CastSettings settings)
        {
            return (Status)Native.clash_cast_settings_check(&settings);
        }

        /// <summary>
        /// Where a ray, the way from <c>origin</c> to <c>origin + movement</c>, enters a shape and where it leaves
        /// it. <c>settings</c> may be null: clash_default_cast.
        /// Whether they share a point, exactly: start, end and touching count. No if the shape is null or
        /// empty, a number is not finite or the settings are refused (clash_cast_settings_check).
        /// A chain with a solid side is met from its free side only, as <c>CastSides</c> tells.
        /// A ray that keeps a distance is as thick to either side, and round: the parts are those at which
        /// it comes within the distance of the shape and leaves it, exactly; the points are the shape's.
        /// What starts in the shape with <c>CastMode.Approaching</c> enters where a point that moves there would
        /// hit in clash_cast. The entry must not lie beyond the largest fraction, the exit may.
        /// Error of the points at most 0.51 ulp of each coordinate, and 2^-40 of the sizes in question; of
        /// the normals 2^-23 unless the ray grazes a curve. O(n) for vertices or members, otherwise
        /// constant; of a prepared shape only those on the way are looked at, and O(log n) boxes around
        /// the others: a ray that meets a few of 10,000 takes up to twice as long as with 10. Settings other
        /// than the default and largest fractions make it up to ten times that.
        /// <c>hit</c> is all zero if the answer is no.
        /// </summary>
        /// <remarks>C: <c>clash_cast_ray</c>.</remarks>
        public static bool CastRay(Shape shape, Vector2D origin, Vector2D movement, CastSettings settings, out RayHit hit)
        {
            RayHit placeHit = default(RayHit);
            bool answer = Native.clash_cast_ray(&shape, &origin, &movement, &settings, &placeHit) != 0;
            hit = placeHit;
            return answer;
        }

        /// <summary>
        /// When and where two shapes that move in a straight line, at the same time, share a point first:
        /// each point moves to that + movement. <c>settings</c> may be null: clash_default_cast.
        /// Whether they ever do, exactly: end and touching count. No if a shape is null or empty, a number
        /// is not finite or the settings are refused (clash_cast_settings_check).
        /// A chain with a solid side is met from its free side only, as <c>CastSides</c> tells. The normal never
        /// leads against the way, from the first shape to the second one, but for its rounding; only what
        /// touches at the start has the normal of the contact, whatever moves.
        /// The fraction is the greatest float that is not beyond the first contact. With a distance kept
        /// that is where the shapes are exactly so far apart, as clash_within tells, and the point is in the
        /// middle between them. Whether the first contact lies beyond the largest fraction is exact, too.
        /// Error of the point at most 0.51 ulp of each coordinate, and 2^-40 of the sizes in question; of the
        /// normal 2^-23 unless a curve is grazed. It parts convex shapes then, however their sizes differ.
        /// O(n m) for the vertices or members of both, otherwise constant; of prepared shapes only those that
        /// come in each other's way count: near a few of 10,000 a small shape takes up to a fifth longer than
        /// with 10. Simple shapes that keep a distance take longer than those that don't, by up to a few
        /// microseconds.
        /// <c>hit</c> is all zero if the answer is no.
        /// </summary>
        /// <remarks>C: <c>clash_cast</c>.</remarks>
        public static bool Cast(Shape a, Vector2D movementA, Shape b, Vector2D movementB, CastSettings settings, out CastHit hit)
        {
            CastHit placeHit = default(CastHit);
            bool answer = Native.clash_cast(&a, &movementA, &b, &movementB, &settings, &placeHit) != 0;
            hit = placeHit;
            return answer;
        }

        /// <summary>
        /// When and where two shapes that move in a straight line and turn, at the same time, meet first.
        /// <c>settings</c> may be null: clash_default_cast. Whether they do; a no is certain. No if a shape is null
        /// or empty, a number is not finite or the settings are refused (clash_cast_settings_check).
        /// The fraction is never beyond the first contact, and then the shapes are at most the tolerance of
        /// the settings further apart than the distance kept, and no nearer than that; shapes that only come
        /// that near may count as meeting. The tolerance is at least 2^-20 of all sizes, ways and the distance
        /// kept together, also if a smaller one is given. Of the turns the first 100 count. Without turns it
        /// is not needed: the answer is that of clash_cast. With more than 100 turns the fraction may be early
        /// by more than the tolerance. The point is in the middle of what is left between the shapes.
        /// What touches at the start in <c>CastMode.Approaching</c> hits if it gets deeper by more than the
        /// tolerance or 2^-10 of the sizes and ways. Of what is not convex or has more than 8 corners each
        /// edge counts on its own: on the way out of a deeper overlap, edges that pass each other may hit.
        /// Whether something moves into the ground of an edge with a solid side is told by the points that come
        /// near, in floats; what passes it does so until they are apart. Lines meet chains from both sides.
        /// O(n + m) for the vertices or members of both, less if they are prepared; and a few steps, more if
        /// much is skimmed, for each two edges or members that come near each other until shapes meet. The
        /// number of turns does not matter unless both turn and come near in each of them: after 2^13 steps
        /// two edges are said to meet, after fewer where many do.
        /// <c>hit</c> is all zero if the answer is no.
        /// </summary>
        /// <remarks>C: <c>clash_cast_turning</c>.</remarks>
        public static bool CastTurning(Shape a, Motion2D motionA, Shape b, Motion2D motionB, CastSettings settings, out CastHit hit)
        {
            CastHit placeHit = default(CastHit);
            bool answer = Native.clash_cast_turning(&a, &motionA, &b, &motionB, &settings, &placeHit) != 0;
            hit = placeHit;
            return answer;
        }

        /// <summary>
        /// The smallest rectangle that contains a rectangle and a point. clash_bounding_rectangle is around
        /// any shape, and around a group of any.
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
        /// The smallest rectangle that contains two others. clash_bounding_rectangle is around any shape,
        /// and around a group of any.
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
        /// clash_bounding_rectangle is around any shape, and tells whether there is one.
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
        /// NaN. clash_bounding_circle is around any shape, the smallest of all, and tells whether there is
        /// one.
        /// </summary>
        /// <remarks>C: <c>clash_oriented_rectangle_circle_hull</c>. Book: "Bounding Shapes".</remarks>
        public static Circle CircleHull(OrientedRectangle r)
        {
            Circle result = default(Circle);
            Native.clash_oriented_rectangle_circle_hull(&r, &result);
            return result;
        }

        /// <summary>
        /// The smallest rectangle that contains all of <c>count</c> rectangles. Whether there is one: no if none
        /// of them is valid. clash_bounding_rectangle is around any shape, and around a group of any.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>rectangles</c> is null or points to <c>count</c> readable elements; <c>rectangle</c> lies elsewhere.
        /// </summary>
        /// <remarks>C: <c>clash_rectangles_rectangle_hull</c>. Book: "Shape Grouping". <c>rectangle</c> is all zero if the answer is no.</remarks>
        public static bool RectangleHull(Rectangle* rectangles, int count, out Rectangle rectangle)
        {
            Rectangle placeRectangle = default(Rectangle);
            bool answer = Native.clash_rectangles_rectangle_hull(rectangles, (UIntPtr)(uint)(count < 0 ? 0 : count), &placeRectangle) != 0;
            rectangle = placeRectangle;
            return answer;
        }

        /// <summary>
        /// The smallest rectangle that contains all of <c>rectangles.Length</c> rectangles. Whether there is one: no if none
        /// of them is valid. clash_bounding_rectangle is around any shape, and around a group of any.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>rectangles</c> is null or points to <c>rectangles.Length</c> readable elements; <c>rectangle</c> lies elsewhere.
        /// </summary>
        /// <remarks>C: <c>clash_rectangles_rectangle_hull</c>. Book: "Shape Grouping". <c>rectangle</c> is all zero if the answer is no.</remarks>
        public static bool RectangleHull(Rectangle[] rectangles, out Rectangle rectangle)
        {
            fixed (Rectangle* first = rectangles)
            {
                return RectangleHull(first, rectangles == null ? 0 : rectangles.Length, out rectangle);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// The smallest rectangle that contains all of <c>rectangles.Length</c> rectangles. Whether there is one: no if none
        /// of them is valid. clash_bounding_rectangle is around any shape, and around a group of any.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>rectangles</c> is null or points to <c>rectangles.Length</c> readable elements; <c>rectangle</c> lies elsewhere.
        /// </summary>
        /// <remarks>C: <c>clash_rectangles_rectangle_hull</c>. Book: "Shape Grouping". <c>rectangle</c> is all zero if the answer is no.</remarks>
        public static bool RectangleHull(ReadOnlySpan<Rectangle> rectangles, out Rectangle rectangle)
        {
            fixed (Rectangle* first = &MemoryMarshal.GetReference(rectangles))
            {
                return RectangleHull(first, rectangles.Length, out rectangle);
            }
        }
#endif

        /// <summary>
        /// The smallest rectangle that contains all of <c>count</c> circles. Whether there is one: no if none of
        /// them is valid. clash_bounding_rectangle is around any shape, and around a group of any.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>circles</c> is null or points to <c>count</c> readable elements; <c>rectangle</c> lies elsewhere.
        /// </summary>
        /// <remarks>C: <c>clash_circles_rectangle_hull</c>. Book: "Shape Grouping". <c>rectangle</c> is all zero if the answer is no.</remarks>
        public static bool RectangleHull(Circle* circles, int count, out Rectangle rectangle)
        {
            Rectangle placeRectangle = default(Rectangle);
            bool answer = Native.clash_circles_rectangle_hull(circles, (UIntPtr)(uint)(count < 0 ? 0 : count), &placeRectangle) != 0;
            rectangle = placeRectangle;
            return answer;
        }

        /// <summary>
        /// The smallest rectangle that contains all of <c>circles.Length</c> circles. Whether there is one: no if none of
        /// them is valid. clash_bounding_rectangle is around any shape, and around a group of any.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>circles</c> is null or points to <c>circles.Length</c> readable elements; <c>rectangle</c> lies elsewhere.
        /// </summary>
        /// <remarks>C: <c>clash_circles_rectangle_hull</c>. Book: "Shape Grouping". <c>rectangle</c> is all zero if the answer is no.</remarks>
        public static bool RectangleHull(Circle[] circles, out Rectangle rectangle)
        {
            fixed (Circle* first = circles)
            {
                return RectangleHull(first, circles == null ? 0 : circles.Length, out rectangle);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// The smallest rectangle that contains all of <c>circles.Length</c> circles. Whether there is one: no if none of
        /// them is valid. clash_bounding_rectangle is around any shape, and around a group of any.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>circles</c> is null or points to <c>circles.Length</c> readable elements; <c>rectangle</c> lies elsewhere.
        /// </summary>
        /// <remarks>C: <c>clash_circles_rectangle_hull</c>. Book: "Shape Grouping". <c>rectangle</c> is all zero if the answer is no.</remarks>
        public static bool RectangleHull(ReadOnlySpan<Circle> circles, out Rectangle rectangle)
        {
            fixed (Circle* first = &MemoryMarshal.GetReference(circles))
            {
                return RectangleHull(first, circles.Length, out rectangle);
            }
        }
#endif

        /// <summary>
        /// A circle that contains all of <c>count</c> circles: around the center of their rectangle hull, and
        /// as small as that allows. Whether there is one: no if none of them is valid. clash_bounding_circle
        /// of a group is the smallest.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>circles</c> is null or points to <c>count</c> readable elements; <c>circle</c> lies elsewhere.
        /// </summary>
        /// <remarks>C: <c>clash_circles_circle_hull</c>. Book: "Shape Grouping". <c>circle</c> is all zero if the answer is no.</remarks>
        public static bool CircleHull(Circle* circles, int count, out Circle circle)
        {
            Circle placeCircle = default(Circle);
            bool answer = Native.clash_circles_circle_hull(circles, (UIntPtr)(uint)(count < 0 ? 0 : count), &placeCircle) != 0;
            circle = placeCircle;
            return answer;
        }

        /// <summary>
        /// A circle that contains all of <c>circles.Length</c> circles: around the center of their rectangle hull, and
        /// as small as that allows. Whether there is one: no if none of them is valid. clash_bounding_circle
        /// of a group is the smallest.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>circles</c> is null or points to <c>circles.Length</c> readable elements; <c>circle</c> lies elsewhere.
        /// </summary>
        /// <remarks>C: <c>clash_circles_circle_hull</c>. Book: "Shape Grouping". <c>circle</c> is all zero if the answer is no.</remarks>
        public static bool CircleHull(Circle[] circles, out Circle circle)
        {
            fixed (Circle* first = circles)
            {
                return CircleHull(first, circles == null ? 0 : circles.Length, out circle);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// A circle that contains all of <c>circles.Length</c> circles: around the center of their rectangle hull, and
        /// as small as that allows. Whether there is one: no if none of them is valid. clash_bounding_circle
        /// of a group is the smallest.
        /// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
        /// <para/>
        /// <c>circles</c> is null or points to <c>circles.Length</c> readable elements; <c>circle</c> lies elsewhere.
        /// </summary>
        /// <remarks>C: <c>clash_circles_circle_hull</c>. Book: "Shape Grouping". <c>circle</c> is all zero if the answer is no.</remarks>
        public static bool CircleHull(ReadOnlySpan<Circle> circles, out Circle circle)
        {
            fixed (Circle* first = &MemoryMarshal.GetReference(circles))
            {
                return CircleHull(first, circles.Length, out circle);
            }
        }
#endif

        /// <summary>
        /// The smallest rectangle that contains a shape of any kind. Whether there is one: no if the shape
        /// is null or empty.
        /// Where the shape has no end, or no float is large enough, the size is infinite, and so may be the
        /// origin. Of a shape at a position its sides may be four last places of its own coordinates longer,
        /// where sums are no floats.
        /// O(n) for n vertices or members.
        /// </summary>
        /// <remarks>C: <c>clash_bounding_rectangle</c>. Book: "Bounding Shapes", "Shape Grouping". <c>rectangle</c> is all zero if the answer is no.</remarks>
        public static bool BoundingRectangle(Shape shape, out Rectangle rectangle)
        {
            Rectangle placeRectangle = default(Rectangle);
            bool answer = Native.clash_bounding_rectangle(&shape, &placeRectangle) != 0;
            rectangle = placeRectangle;
            return answer;
        }

        /// <summary>
        /// A rectangle that contains a shape of any kind all along a motion, hardly larger than the
        /// smallest one: for a broad phase. Whether there is one: no if the shape is null or empty, or the
        /// motion not finite.
        /// Of what does not turn its sides are at most two last places of their coordinates outside of the
        /// smallest. Of what turns they may lie further out by 2^-40 of the way and of the greatest
        /// distance from the pivot, of a sector besides by 2^-13 of its radius. Without a movement and a
        /// turn it is clash_bounding_rectangle.
        /// Where there is no end, or no float is large enough, the size is infinite, and so may be the
        /// origin; around a line that turns it is all of the plane. O(n) for n vertices or members,
        /// whatever the number of turns.
        /// <c>rectangle</c> is all zero if the answer is no.
        /// </summary>
        /// <remarks>C: <c>clash_swept_bounding_rectangle</c>.</remarks>
        public static bool SweptBoundingRectangle(Shape shape, Motion2D motion, out Rectangle rectangle)
        {
            Rectangle placeRectangle = default(Rectangle);
            bool answer = Native.clash_swept_bounding_rectangle(&shape, &motion, &placeRectangle) != 0;
            rectangle = placeRectangle;
            return answer;
        }

        /// <summary>
        /// The smallest circle that contains a shape of any kind. Whether there is one: no if the shape is
        /// null or empty.
        /// It contains it exactly. Its radius is at most 2^-22 of it larger than the smallest one, and by
        /// what the center had to be moved to be made of floats: half a unit in the last place of each
        /// coordinate; infinite where the shape has no end, or no float is large enough. Around a group with
        /// members at positions of their own it is the circle around the smallest rectangle.
        /// Usually O(n) for n vertices or members: each goes through a few rounds.
        /// </summary>
        /// <remarks>C: <c>clash_bounding_circle</c>. Book: "Bounding Shapes", "Shape Grouping". <c>circle</c> is all zero if the answer is no.</remarks>
        public static bool BoundingCircle(Shape shape, out Circle circle)
        {
            Circle placeCircle = default(Circle);
            bool answer = Native.clash_bounding_circle(&shape, &placeCircle) != 0;
            circle = placeCircle;
            return answer;
        }

        /// <summary>
        /// The turned rectangle of the smallest area that contains a shape of any kind. Whether there is
        /// one: no if the shape is null or empty.
        /// It contains it exactly, and is turned by -45 to 45 degrees, except that a turned rectangle is
        /// its own. Its sides are at most 2^-22 of the longer one longer than those of the smallest, and by
        /// what the center had to be moved to be made of floats. Only around a group with several radii, or
        /// with sectors, it may be larger: the smallest one along an edge of the hull of all corners and
        /// centers. Around a group with members at positions of their own it is the smallest rectangle, not turned.
        /// Where the shape has no end, or no float is large enough, the half extents are infinite.
        /// O(n) for a convex polygon of n vertices. For another polygon or a chain all vertices are looked
        /// at again for about each hundred corners of the hull, for a group all members for each corner.
        /// <c>box</c> is all zero if the answer is no.
        /// </summary>
        /// <remarks>C: <c>clash_oriented_box</c>.</remarks>
        public static bool OrientedBox(Shape shape, out OrientedRectangle box)
        {
            OrientedRectangle placeBox = default(OrientedRectangle);
            bool answer = Native.clash_oriented_box(&shape, &placeBox) != 0;
            box = placeBox;
            return answer;
        }

        /// <summary>
        /// The point of a shape that lies farthest along a direction of any length, and its place.
        /// Whether there is one: no if the shape is null, empty or a line, or has a line as a member, and
        /// if the direction is (0, 0) or not finite.
        /// Which vertex it is, or which arc, is decided exactly. Of several that lie equally far it is the
        /// one with the lowest number of its member, and then of its own: of an edge across the direction
        /// the vertex that clash_shape_vertex has first. Its place is the one that clash_shape_place_at
        /// tells with the direction as the normal.
        /// Error of the point at most 0.51 ulp of each coordinate. O(n) for n vertices or members; of a
        /// prepared shape those that are near that end of it, of a convex one O(log n).
        /// <c>support</c> is all zero if the answer is no.
        /// </summary>
        /// <remarks>C: <c>clash_support_point</c>.</remarks>
        public static bool SupportPoint(Shape shape, Vector2D direction, out Support support)
        {
            Support placeSupport = default(Support);
            bool answer = Native.clash_support_point(&shape, &direction, &placeSupport) != 0;
            support = placeSupport;
            return answer;
        }

        /// <summary>
        /// Writes the corners of the convex hull of some points. How many there are, of which the first
        /// <c>capacity</c> are written; the rest of the buffer is left without meaning. Exact.
        /// Counterclockwise, the lowest corner first and of several the leftmost one; no point twice, and
        /// none that lies on an edge between its ends. Points with a NaN or an infinity are left out.
        /// O(count log(count)) if <c>capacity</c> is at least <c>count</c>; otherwise all points are looked at again
        /// for about each hundred corners.
        /// <para/>
        /// <c>points</c> points to <c>count</c> readable elements and <c>corners</c> to <c>capacity</c> writable ones, or is
        /// null, as if there were none. The two do not overlap.
        /// </summary>
        /// <remarks>C: <c>clash_convex_hull</c>.</remarks>
        public static int ConvexHull(Vector2D* points, int count, Vector2D* corners, int capacity)
        {
            return Total(Native.clash_convex_hull(points, (UIntPtr)(uint)(count < 0 ? 0 : count), corners, (UIntPtr)(uint)(capacity < 0 ? 0 : capacity)));
        }

        /// <summary>
        /// Writes the corners of the convex hull of some points. How many there are, of which the first
        /// <c>corners.Length</c> are written; the rest of the buffer is left without meaning. Exact.
        /// Counterclockwise, the lowest corner first and of several the leftmost one; no point twice, and
        /// none that lies on an edge between its ends. Points with a NaN or an infinity are left out.
        /// O(count log(count)) if <c>corners.Length</c> is at least <c>points.Length</c>; otherwise all points are looked at again
        /// for about each hundred corners.
        /// <para/>
        /// <c>points</c> points to <c>points.Length</c> readable elements and <c>corners</c> to <c>corners.Length</c> writable ones, or is
        /// null, as if there were none. The two do not overlap.
        /// </summary>
        /// <remarks>C: <c>clash_convex_hull</c>.</remarks>
        public static int ConvexHull(Vector2D[] points, Vector2D[] corners)
        {
            fixed (Vector2D* firstPoints = points)
            fixed (Vector2D* firstOutCorners = corners)
            {
                return ConvexHull(firstPoints, points == null ? 0 : points.Length, firstOutCorners, corners == null ? 0 : corners.Length);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// Writes the corners of the convex hull of some points. How many there are, of which the first
        /// <c>corners.Length</c> are written; the rest of the buffer is left without meaning. Exact.
        /// Counterclockwise, the lowest corner first and of several the leftmost one; no point twice, and
        /// none that lies on an edge between its ends. Points with a NaN or an infinity are left out.
        /// O(count log(count)) if <c>corners.Length</c> is at least <c>points.Length</c>; otherwise all points are looked at again
        /// for about each hundred corners.
        /// <para/>
        /// <c>points</c> points to <c>points.Length</c> readable elements and <c>corners</c> to <c>corners.Length</c> writable ones, or is
        /// null, as if there were none. The two do not overlap.
        /// </summary>
        /// <remarks>C: <c>clash_convex_hull</c>.</remarks>
        public static int ConvexHull(ReadOnlySpan<Vector2D> points, Span<Vector2D> corners)
        {
            fixed (Vector2D* firstPoints = &MemoryMarshal.GetReference(points))
            fixed (Vector2D* firstOutCorners = &MemoryMarshal.GetReference(corners))
            {
                return ConvexHull(firstPoints, points.Length, firstOutCorners, corners.Length);
            }
        }
#endif

        /// <summary>
        /// The area of a shape, where it balances, and how hard it is to turn. Whether there is an answer: no
        /// if the shape is null, empty or a line, or has a line as a member.
        /// What has no area balances by its length: a segment, a chain, and a polygon in one line, of which
        /// all edges count. What has no length either balances in the middle of its points.
        /// A group is the sum of its members as they are: where they overlap, each of them counts; and what
        /// has no area counts only if nothing has one. A polygon counts as clash_polygon_area says, which
        /// tells the same area and clash_polygon_centroid the same centroid, and with what its radius adds if
        /// it is convex or has no more than two vertices. The radius of other polygons, and of chains of more
        /// than two vertices, is left out.
        /// Error of the area at most 0.51 ulp, and 2^-40 of it; of the centroid 0.51 ulp, and 2^-40 of the
        /// extent of the shape, which is that of the whole disc for a sector; of the second moment 0.51 ulp,
        /// and 2^-40 of the area times the square of the extent. O(n) for n vertices or members; with several
        /// rings as clash_polygon_area.
        /// <c>mass</c> is all zero if the answer is no.
        /// </summary>
        /// <remarks>C: <c>clash_mass</c>.</remarks>
        public static bool Mass(Shape shape, out Mass mass)
        {
            Mass placeMass = default(Mass);
            bool answer = Native.clash_mass(&shape, &placeMass) != 0;
            mass = placeMass;
            return answer;
        }

        /// <summary>
        /// The area of a polygon without what its radius adds. Whether there is one: no if it is null, invalid or
        /// no polygon; clash_mass tells that of any shape.
        /// Error at most 0.51 ulp, also under cancellation; infinite where no float is large enough.
        /// Rings may touch, but no edge may cross another one: otherwise each ring counts as often as it
        /// goes round, and with the other sign if it begins within an odd number of larger ones.
        /// O(n) for n vertices in one ring, otherwise as clash_polygon_is_simple; O(n r) for r rings that
        /// touch, or more than 32,768.
        /// <c>area</c> is all zero if the answer is no.
        /// </summary>
        /// <remarks>C: <c>clash_polygon_area</c>.</remarks>
        public static bool PolygonArea(Shape shape, out float area)
        {
            float placeArea = default(float);
            bool answer = Native.clash_polygon_area(&shape, &placeArea) != 0;
            area = placeArea;
            return answer;
        }

        /// <summary>
        /// Where a polygon balances if it weighs the same everywhere, without what its radius adds.
        /// Whether there is such a place: no if it is null, invalid, no polygon, or has no area.
        /// Error at most 0.51 ulp of each coordinate, also under cancellation. What edges must not do, and
        /// the cost, is as clash_polygon_area says. The position of the shape is added, and rounded.
        /// <c>centroid</c> is all zero if the answer is no.
        /// </summary>
        /// <remarks>C: <c>clash_polygon_centroid</c>.</remarks>
        public static bool PolygonCentroid(Shape shape, out Vector2D centroid)
        {
            Vector2D placeCentroid = default(Vector2D);
            bool answer = Native.clash_polygon_centroid(&shape, &placeCentroid) != 0;
            centroid = placeCentroid;
            return answer;
        }

        /// <summary>
        /// Whether a polygon has one ring, and that goes once round a convex area, either way. Exact.
        /// Repeated vertices, and vertices along a straight edge, are allowed. No without area, and if it
        /// is null, invalid or no polygon. O(n).
        /// </summary>
        /// <remarks>C: <c>clash_polygon_is_convex</c>.</remarks>
        public static bool PolygonIsConvex(Shape shape)
        {
            return Native.clash_polygon_is_convex(&shape) != 0;
        }

        /// <summary>
        /// Whether no two edges of a polygon share a point, except neighbours in a ring, which share their
        /// common vertex and nothing else. Exact.
        /// No with a ring of less than three vertices, and if it is null, invalid or no polygon.
        /// O(n log n) for n vertices while an upright line crosses at most 3,584 edges at once, then O(n²).
        /// </summary>
        /// <remarks>C: <c>clash_polygon_is_simple</c>.</remarks>
        public static bool PolygonIsSimple(Shape shape)
        {
            return Native.clash_polygon_is_simple(&shape) != 0;
        }

        /// <summary>
        /// Which way round a ring of vertices runs: the exact sign of its area, which counts as often as
        /// the ring goes round it.
        /// <c>Winding.None</c> without area, and if a coordinate is not finite. O(count).
        /// <para/>
        /// <c>vertices</c> points to <c>count</c> readable elements, or is null, as if <c>count</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_winding</c>.</remarks>
        public static Winding Winding(Vector2D* vertices, int count)
        {
            return (Winding)Native.clash_winding(vertices, (UIntPtr)(uint)(count < 0 ? 0 : count));
        }

        /// <summary>
        /// Which way round a ring of vertices runs: the exact sign of its area, which counts as often as
        /// the ring goes round it.
        /// <c>Winding.None</c> without area, and if a coordinate is not finite. O(count).
        /// <para/>
        /// <c>vertices</c> points to <c>vertices.Length</c> readable elements, or is null, as if <c>vertices.Length</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_winding</c>.</remarks>
        public static Winding Winding(Vector2D[] vertices)
        {
            fixed (Vector2D* first = vertices)
            {
                return Winding(first, vertices == null ? 0 : vertices.Length);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// Which way round a ring of vertices runs: the exact sign of its area, which counts as often as
        /// the ring goes round it.
        /// <c>Winding.None</c> without area, and if a coordinate is not finite. O(count).
        /// <para/>
        /// <c>vertices</c> points to <c>vertices.Length</c> readable elements, or is null, as if <c>vertices.Length</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_winding</c>.</remarks>
        public static Winding Winding(ReadOnlySpan<Vector2D> vertices)
        {
            fixed (Vector2D* first = &MemoryMarshal.GetReference(vertices))
            {
                return Winding(first, vertices.Length);
            }
        }
#endif

        /// <summary>
        /// How many elements the buffer of clash_convex_pieces must have for a polygon: 12 for each
        /// vertex, and 24 for each ring but one; 0 if it is null or no polygon.
        /// </summary>
        /// <remarks>C: <c>clash_convex_pieces_capacity</c>.</remarks>
        public static int ConvexPiecesCapacity(Shape shape)
        {
            return Total(Native.clash_convex_pieces_capacity(&shape));
        }

        /// <summary>
        /// Cuts a polygon into convex pieces between its own vertices, without what its radius adds.
        /// The pieces cover it exactly, and no vertex lies on the edge of a piece without being one of it.
        /// There are at most two for each reflex corner, and one more: without holes four times as many as
        /// necessary. They stand in the buffer as <c>PieceCounts</c> says; what else is in it has no meaning.
        /// Not ok: <c>Status.NullPointer</c>, <c>Status.UnknownKind</c> if it is no polygon,
        /// <c>Status.BufferTooSmall</c>, <c>Status.NotSimple</c>, and why the polygon is invalid.
        /// O(n log n) for n vertices.
        /// <c>counts</c> may be null, and is written only if all is ok.
        /// <para/>
        /// <c>buffer</c> points to <c>capacity</c> writable elements, or is null, as if <c>capacity</c> were 0. The
        /// polygon's arrays do not lie in it.
        /// </summary>
        /// <remarks>C: <c>clash_convex_pieces</c>.</remarks>
        public static Status ConvexPieces(Shape shape, uint* buffer, int capacity, out PieceCounts counts)
        {
            PieceCounts placeCounts = default(PieceCounts);
            Status answer = (Status)Native.clash_convex_pieces(&shape, buffer, (UIntPtr)(uint)(capacity < 0 ? 0 : capacity), &placeCounts);
            counts = placeCounts;
            return answer;
        }

        /// <summary>
        /// Cuts a polygon into convex pieces between its own vertices, without what its radius adds.
        /// The pieces cover it exactly, and no vertex lies on the edge of a piece without being one of it.
        /// There are at most two for each reflex corner, and one more: without holes four times as many as
        /// necessary. They stand in the buffer as <c>PieceCounts</c> says; what else is in it has no meaning.
        /// Not ok: <c>Status.NullPointer</c>, <c>Status.UnknownKind</c> if it is no polygon,
        /// <c>Status.BufferTooSmall</c>, <c>Status.NotSimple</c>, and why the polygon is invalid.
        /// O(n log n) for n vertices.
        /// <c>counts</c> may be null, and is written only if all is ok.
        /// <para/>
        /// <c>buffer</c> points to <c>buffer.Length</c> writable elements, or is null, as if <c>buffer.Length</c> were 0. The
        /// polygon's arrays do not lie in it.
        /// </summary>
        /// <remarks>C: <c>clash_convex_pieces</c>.</remarks>
        public static Status ConvexPieces(Shape shape, uint[] buffer, out PieceCounts counts)
        {
            fixed (uint* first = buffer)
            {
                return ConvexPieces(shape, first, buffer == null ? 0 : buffer.Length, out counts);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// Cuts a polygon into convex pieces between its own vertices, without what its radius adds.
        /// The pieces cover it exactly, and no vertex lies on the edge of a piece without being one of it.
        /// There are at most two for each reflex corner, and one more: without holes four times as many as
        /// necessary. They stand in the buffer as <c>PieceCounts</c> says; what else is in it has no meaning.
        /// Not ok: <c>Status.NullPointer</c>, <c>Status.UnknownKind</c> if it is no polygon,
        /// <c>Status.BufferTooSmall</c>, <c>Status.NotSimple</c>, and why the polygon is invalid.
        /// O(n log n) for n vertices.
        /// <c>counts</c> may be null, and is written only if all is ok.
        /// <para/>
        /// <c>buffer</c> points to <c>buffer.Length</c> writable elements, or is null, as if <c>buffer.Length</c> were 0. The
        /// polygon's arrays do not lie in it.
        /// </summary>
        /// <remarks>C: <c>clash_convex_pieces</c>.</remarks>
        public static Status ConvexPieces(Shape shape, Span<uint> buffer, out PieceCounts counts)
        {
            fixed (uint* first = &MemoryMarshal.GetReference(buffer))
            {
                return ConvexPieces(shape, first, buffer.Length, out counts);
            }
        }
#endif

        /// <summary>
        /// Cuts a polygon into triangles between its own vertices, without what its radius adds: for meshes.
        /// The triangles cover it exactly, each has an area, and no vertex lies on the edge of one without
        /// being one of it: with one outline n + 2 h - 2 of them for n vertices and h holes.
        /// They stand in the buffer as <c>PieceCounts</c> says, three numbers each, which must have as much room as
        /// clash_convex_pieces_capacity says; what else is in it has no meaning.
        /// Not ok, and cost, as clash_convex_pieces.
        /// <c>counts</c> may be null, and is written only if all is ok.
        /// <para/>
        /// <c>buffer</c> points to <c>capacity</c> writable elements, or is null, as if <c>capacity</c> were 0. The
        /// polygon's arrays do not lie in it.
        /// </summary>
        /// <remarks>C: <c>clash_triangles</c>.</remarks>
        public static Status Triangles(Shape shape, uint* buffer, int capacity, out PieceCounts counts)
        {
            PieceCounts placeCounts = default(PieceCounts);
            Status answer = (Status)Native.clash_triangles(&shape, buffer, (UIntPtr)(uint)(capacity < 0 ? 0 : capacity), &placeCounts);
            counts = placeCounts;
            return answer;
        }

        /// <summary>
        /// Cuts a polygon into triangles between its own vertices, without what its radius adds: for meshes.
        /// The triangles cover it exactly, each has an area, and no vertex lies on the edge of one without
        /// being one of it: with one outline n + 2 h - 2 of them for n vertices and h holes.
        /// They stand in the buffer as <c>PieceCounts</c> says, three numbers each, which must have as much room as
        /// clash_convex_pieces_capacity says; what else is in it has no meaning.
        /// Not ok, and cost, as clash_convex_pieces.
        /// <c>counts</c> may be null, and is written only if all is ok.
        /// <para/>
        /// <c>buffer</c> points to <c>buffer.Length</c> writable elements, or is null, as if <c>buffer.Length</c> were 0. The
        /// polygon's arrays do not lie in it.
        /// </summary>
        /// <remarks>C: <c>clash_triangles</c>.</remarks>
        public static Status Triangles(Shape shape, uint[] buffer, out PieceCounts counts)
        {
            fixed (uint* first = buffer)
            {
                return Triangles(shape, first, buffer == null ? 0 : buffer.Length, out counts);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// Cuts a polygon into triangles between its own vertices, without what its radius adds: for meshes.
        /// The triangles cover it exactly, each has an area, and no vertex lies on the edge of one without
        /// being one of it: with one outline n + 2 h - 2 of them for n vertices and h holes.
        /// They stand in the buffer as <c>PieceCounts</c> says, three numbers each, which must have as much room as
        /// clash_convex_pieces_capacity says; what else is in it has no meaning.
        /// Not ok, and cost, as clash_convex_pieces.
        /// <c>counts</c> may be null, and is written only if all is ok.
        /// <para/>
        /// <c>buffer</c> points to <c>buffer.Length</c> writable elements, or is null, as if <c>buffer.Length</c> were 0. The
        /// polygon's arrays do not lie in it.
        /// </summary>
        /// <remarks>C: <c>clash_triangles</c>.</remarks>
        public static Status Triangles(Shape shape, Span<uint> buffer, out PieceCounts counts)
        {
            fixed (uint* first = &MemoryMarshal.GetReference(buffer))
            {
                return Triangles(shape, first, buffer.Length, out counts);
            }
        }
#endif

        /// <summary>
        /// Which of many shapes one shape collides with: bit k % 64 of <c>outMask[k / 64]</c> for the shape k; the
        /// bits beyond the last one are 0. How many, also beyond the <c>capacity</c> of the mask, whose elements
        /// behind the last one needed stay as they are. 0 if something is null.
        /// Each answer is that of clash_collide, exactly. Most of them are found several at once, in the widest
        /// registers of the processor; where a float can't tell, a shape is asked alone. The one shape may be
        /// anything, prepared, too; of what is no line, sector or book shape, those near the rectangle around it
        /// are asked alone.
        /// O(count).
        /// <para/>
        /// <c>mask</c> points to <c>capacity</c> writable elements, or is null, as if <c>capacity</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_batch_collide</c>.</remarks>
        public static int Collide(Shape shape, Batch many, ulong* mask, int capacity)
        {
            return Total(Native.clash_batch_collide(&shape, &many, mask, (UIntPtr)(uint)(capacity < 0 ? 0 : capacity)));
        }

        /// <summary>
        /// Which of many shapes one shape collides with: bit k % 64 of <c>outMask[k / 64]</c> for the shape k; the
        /// bits beyond the last one are 0. How many, also beyond the <c>mask.Length</c> of the mask, whose elements
        /// behind the last one needed stay as they are. 0 if something is null.
        /// Each answer is that of clash_collide, exactly. Most of them are found several at once, in the widest
        /// registers of the processor; where a float can't tell, a shape is asked alone. The one shape may be
        /// anything, prepared, too; of what is no line, sector or book shape, those near the rectangle around it
        /// are asked alone.
        /// O(count).
        /// <para/>
        /// <c>mask</c> points to <c>mask.Length</c> writable elements, or is null, as if <c>mask.Length</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_batch_collide</c>.</remarks>
        public static int Collide(Shape shape, Batch many, ulong[] mask)
        {
            fixed (ulong* first = mask)
            {
                return Collide(shape, many, first, mask == null ? 0 : mask.Length);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// Which of many shapes one shape collides with: bit k % 64 of <c>outMask[k / 64]</c> for the shape k; the
        /// bits beyond the last one are 0. How many, also beyond the <c>mask.Length</c> of the mask, whose elements
        /// behind the last one needed stay as they are. 0 if something is null.
        /// Each answer is that of clash_collide, exactly. Most of them are found several at once, in the widest
        /// registers of the processor; where a float can't tell, a shape is asked alone. The one shape may be
        /// anything, prepared, too; of what is no line, sector or book shape, those near the rectangle around it
        /// are asked alone.
        /// O(count).
        /// <para/>
        /// <c>mask</c> points to <c>mask.Length</c> writable elements, or is null, as if <c>mask.Length</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_batch_collide</c>.</remarks>
        public static int Collide(Shape shape, Batch many, Span<ulong> mask)
        {
            fixed (ulong* first = &MemoryMarshal.GetReference(mask))
            {
                return Collide(shape, many, first, mask.Length);
            }
        }
#endif

        /// <summary>
        /// Which of many shapes collide with the one of the same number among others, as clash_batch_collide
        /// tells it; of different counts the smaller one counts. 0 if something is null.
        /// O(count).
        /// <para/>
        /// <c>mask</c> as that of clash_batch_collide.
        /// </summary>
        /// <remarks>C: <c>clash_batch_collide_pairs</c>.</remarks>
        public static int CollidePairs(Batch a, Batch b, ulong* mask, int capacity)
        {
            return Total(Native.clash_batch_collide_pairs(&a, &b, mask, (UIntPtr)(uint)(capacity < 0 ? 0 : capacity)));
        }

        /// <summary>
        /// Which of many shapes collide with the one of the same number among others, as clash_batch_collide
        /// tells it; of different counts the smaller one counts. 0 if something is null.
        /// O(count).
        /// <para/>
        /// <c>mask</c> as that of clash_batch_collide.
        /// </summary>
        /// <remarks>C: <c>clash_batch_collide_pairs</c>.</remarks>
        public static int CollidePairs(Batch a, Batch b, ulong[] mask)
        {
            fixed (ulong* first = mask)
            {
                return CollidePairs(a, b, first, mask == null ? 0 : mask.Length);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// Which of many shapes collide with the one of the same number among others, as clash_batch_collide
        /// tells it; of different counts the smaller one counts. 0 if something is null.
        /// O(count).
        /// <para/>
        /// <c>mask</c> as that of clash_batch_collide.
        /// </summary>
        /// <remarks>C: <c>clash_batch_collide_pairs</c>.</remarks>
        public static int CollidePairs(Batch a, Batch b, Span<ulong> mask)
        {
            fixed (ulong* first = &MemoryMarshal.GetReference(mask))
            {
                return CollidePairs(a, b, first, mask.Length);
            }
        }
#endif

        /// <summary>
        /// Where rays enter a shape: the parts of them before, from 0 to 1, or 2 where one meets no point of the
        /// shape. How many do, also of those beyond the <c>capacity</c>. 0 if something is null.
        /// The rays are a batch of lines, each the way from its base to base + direction. Each answer is the
        /// entry of clash_cast_ray, the same bits.
        /// O(count) for rays that miss the shape's disc, or the rectangle around it; the others are asked alone.
        /// <para/>
        /// <c>entries</c> points to <c>capacity</c> writable elements, or is null, as if <c>capacity</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_batch_cast_rays</c>.</remarks>
        public static int CastRays(Shape shape, Batch rays, float* entries, int capacity)
        {
            return Total(Native.clash_batch_cast_rays(&shape, &rays, entries, (UIntPtr)(uint)(capacity < 0 ? 0 : capacity)));
        }

        /// <summary>
        /// Where rays enter a shape: the parts of them before, from 0 to 1, or 2 where one meets no point of the
        /// shape. How many do, also of those beyond the <c>entries.Length</c>. 0 if something is null.
        /// The rays are a batch of lines, each the way from its base to base + direction. Each answer is the
        /// entry of clash_cast_ray, the same bits.
        /// O(count) for rays that miss the shape's disc, or the rectangle around it; the others are asked alone.
        /// <para/>
        /// <c>entries</c> points to <c>entries.Length</c> writable elements, or is null, as if <c>entries.Length</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_batch_cast_rays</c>.</remarks>
        public static int CastRays(Shape shape, Batch rays, float[] entries)
        {
            fixed (float* first = entries)
            {
                return CastRays(shape, rays, first, entries == null ? 0 : entries.Length);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// Where rays enter a shape: the parts of them before, from 0 to 1, or 2 where one meets no point of the
        /// shape. How many do, also of those beyond the <c>entries.Length</c>. 0 if something is null.
        /// The rays are a batch of lines, each the way from its base to base + direction. Each answer is the
        /// entry of clash_cast_ray, the same bits.
        /// O(count) for rays that miss the shape's disc, or the rectangle around it; the others are asked alone.
        /// <para/>
        /// <c>entries</c> points to <c>entries.Length</c> writable elements, or is null, as if <c>entries.Length</c> were 0.
        /// </summary>
        /// <remarks>C: <c>clash_batch_cast_rays</c>.</remarks>
        public static int CastRays(Shape shape, Batch rays, Span<float> entries)
        {
            fixed (float* first = &MemoryMarshal.GetReference(entries))
            {
                return CastRays(shape, rays, first, entries.Length);
            }
        }
#endif

        /// <summary>
        /// All pairs of a shape of <c>a</c> and one of <c>b</c> that collide, by their numbers in order; if <c>b</c> is null, of
        /// two shapes of <c>a</c>, the lesser number first. How many there are, of which the first <c>capacity</c> are
        /// written. With a <c>limit</c> other than 0 only the first so many pairs are looked for: 1 tells whether
        /// there is any.
        /// Each answer is that of clash_collide, exactly. With the scratch that
        /// clash_batch_find_pairs_capacity asks for O(n log m) and what is near, in any scene; with less, or if
        /// it is null, O(n m). Of each batch the first 2^32 - 1 shapes count.
        /// <para/>
        /// <c>pairs</c> points to <c>capacity</c> writable elements and <c>scratch</c> to <c>scratchCapacity</c>; null is as if there
        /// were none.
        /// </summary>
        /// <remarks>C: <c>clash_batch_find_pairs</c>.</remarks>
        public static int FindPairs(Batch a, Batch b, int limit, IndexPair* pairs, int capacity, ulong* scratch, int scratchCapacity)
        {
            return Total(Native.clash_batch_find_pairs(&a, &b, (UIntPtr)(uint)(limit < 0 ? 0 : limit), pairs, (UIntPtr)(uint)(capacity < 0 ? 0 : capacity), scratch, (UIntPtr)(uint)(scratchCapacity < 0 ? 0 : scratchCapacity)));
        }

        /// <summary>
        /// All pairs of a shape of <c>a</c> and one of <c>b</c> that collide, by their numbers in order; if <c>b</c> is null, of
        /// two shapes of <c>a</c>, the lesser number first. How many there are, of which the first <c>pairs.Length</c> are
        /// written. With a <c>limit</c> other than 0 only the first so many pairs are looked for: 1 tells whether
        /// there is any.
        /// Each answer is that of clash_collide, exactly. With the scratch that
        /// clash_batch_find_pairs_capacity asks for O(n log m) and what is near, in any scene; with less, or if
        /// it is null, O(n m). Of each batch the first 2^32 - 1 shapes count.
        /// <para/>
        /// <c>pairs</c> points to <c>pairs.Length</c> writable elements and <c>scratch</c> to <c>scratch.Length</c>; null is as if there
        /// were none.
        /// </summary>
        /// <remarks>C: <c>clash_batch_find_pairs</c>.</remarks>
        public static int FindPairs(Batch a, Batch b, int limit, IndexPair[] pairs, ulong[] scratch)
        {
            fixed (IndexPair* firstOutPairs = pairs)
            fixed (ulong* firstScratch = scratch)
            {
                return FindPairs(a, b, limit, firstOutPairs, pairs == null ? 0 : pairs.Length, firstScratch, scratch == null ? 0 : scratch.Length);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// All pairs of a shape of <c>a</c> and one of <c>b</c> that collide, by their numbers in order; if <c>b</c> is null, of
        /// two shapes of <c>a</c>, the lesser number first. How many there are, of which the first <c>pairs.Length</c> are
        /// written. With a <c>limit</c> other than 0 only the first so many pairs are looked for: 1 tells whether
        /// there is any.
        /// Each answer is that of clash_collide, exactly. With the scratch that
        /// clash_batch_find_pairs_capacity asks for O(n log m) and what is near, in any scene; with less, or if
        /// it is null, O(n m). Of each batch the first 2^32 - 1 shapes count.
        /// <para/>
        /// <c>pairs</c> points to <c>pairs.Length</c> writable elements and <c>scratch</c> to <c>scratch.Length</c>; null is as if there
        /// were none.
        /// </summary>
        /// <remarks>C: <c>clash_batch_find_pairs</c>.</remarks>
        public static int FindPairs(Batch a, Batch b, int limit, Span<IndexPair> pairs, Span<ulong> scratch)
        {
            fixed (IndexPair* firstOutPairs = &MemoryMarshal.GetReference(pairs))
            fixed (ulong* firstScratch = &MemoryMarshal.GetReference(scratch))
            {
                return FindPairs(a, b, limit, firstOutPairs, pairs.Length, firstScratch, scratch.Length);
            }
        }
#endif

        /// <summary>
        /// How many elements the scratch of clash_batch_find_pairs has to have for these batches: some 30 bytes
        /// a shape. 0 if <c>a</c> is null.
        /// </summary>
        /// <remarks>C: <c>clash_batch_find_pairs_capacity</c>.</remarks>
        public static int FindPairsCapacity(Batch a, Batch b)
        {
            return Total(Native.clash_batch_find_pairs_capacity(&a, &b));
        }

        /// <summary>
        /// The numbers of the bits that are set in a mask of <c>count</c> elements, in order. How many there are, of
        /// which the first <c>capacity</c> are written. O(count).
        /// <para/>
        /// <c>mask</c> points to <c>count</c> readable elements, or is null, as if <c>count</c> were 0; <c>indices</c> points to
        /// <c>capacity</c> writable elements, or is null, as if that were 0.
        /// </summary>
        /// <remarks>C: <c>clash_mask_indices</c>.</remarks>
        public static int MaskIndices(ulong* mask, int count, uint* indices, int capacity)
        {
            return Total(Native.clash_mask_indices(mask, (UIntPtr)(uint)(count < 0 ? 0 : count), indices, (UIntPtr)(uint)(capacity < 0 ? 0 : capacity)));
        }

        /// <summary>
        /// The numbers of the bits that are set in a mask of <c>mask.Length</c> elements, in order. How many there are, of
        /// which the first <c>indices.Length</c> are written. O(count).
        /// <para/>
        /// <c>mask</c> points to <c>mask.Length</c> readable elements, or is null, as if <c>mask.Length</c> were 0; <c>indices</c> points to
        /// <c>indices.Length</c> writable elements, or is null, as if that were 0.
        /// </summary>
        /// <remarks>C: <c>clash_mask_indices</c>.</remarks>
        public static int MaskIndices(ulong[] mask, uint[] indices)
        {
            fixed (ulong* firstMask = mask)
            fixed (uint* firstOutIndices = indices)
            {
                return MaskIndices(firstMask, mask == null ? 0 : mask.Length, firstOutIndices, indices == null ? 0 : indices.Length);
            }
        }

#if CLASH2D_SPAN
        /// <summary>
        /// The numbers of the bits that are set in a mask of <c>mask.Length</c> elements, in order. How many there are, of
        /// which the first <c>indices.Length</c> are written. O(count).
        /// <para/>
        /// <c>mask</c> points to <c>mask.Length</c> readable elements, or is null, as if <c>mask.Length</c> were 0; <c>indices</c> points to
        /// <c>indices.Length</c> writable elements, or is null, as if that were 0.
        /// </summary>
        /// <remarks>C: <c>clash_mask_indices</c>.</remarks>
        public static int MaskIndices(ReadOnlySpan<ulong> mask, Span<uint> indices)
        {
            fixed (ulong* firstMask = &MemoryMarshal.GetReference(mask))
            fixed (uint* firstOutIndices = &MemoryMarshal.GetReference(indices))
            {
                return MaskIndices(firstMask, mask.Length, firstOutIndices, indices.Length);
            }
        }
#endif

        /// <summary>A number of things; no array of C# holds more than an int counts.</summary>
        private static int Total(UIntPtr total)
        {
            return (int)Math.Min((ulong)total, int.MaxValue);
        }
    }
}
