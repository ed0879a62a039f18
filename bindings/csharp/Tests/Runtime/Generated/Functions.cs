// Written by bindings/generate from the Rust source; changes here are lost.

#if NETSTANDARD2_1 || NETSTANDARD2_1_OR_GREATER || NETCOREAPP2_1_OR_GREATER || NET_STANDARD_2_1
#define CLASH2D_SPAN
#endif

using System;

namespace Clash2D.Tests
{
    /// <summary>Every function, in every form in which C# has it.</summary>
    internal static unsafe class Functions
    {
        internal static readonly Function[] All =
        {
            new Function("clash_version", "", "", false, new[]
            {
                new Way("Native", numbers =>
                {
                    {
                        return Answer.Of(Native.clash_version());
                    }
                }, (numbers, times) =>
                {
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_version();
                    }
                }),
                new Way("Clash", numbers =>
                {
                    {
                        return Answer.Of(Clash.Version());
                    }
                }, (numbers, times) =>
                {
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Version();
                    }
                }),
            }),
            new Function("clash_add_vector", "Vector2D Vector2D", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    Vector2D result;
                    {
                        Native.clash_add_vector(&a, &b, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_add_vector(&a, &b, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Add(a, b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Add(a, b);
                    }
                }),
            }),
            new Function("clash_subtract_vector", "Vector2D Vector2D", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    Vector2D result;
                    {
                        Native.clash_subtract_vector(&a, &b, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_subtract_vector(&a, &b, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Subtract(a, b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Subtract(a, b);
                    }
                }),
            }),
            new Function("clash_negate_vector", "Vector2D", "# #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D result;
                    {
                        Native.clash_negate_vector(&v, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_negate_vector(&v, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Negate(v));
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Negate(v);
                    }
                }),
            }),
            new Function("clash_equal_vectors", "Vector2D Vector2D", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Native.clash_equal_vectors(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_equal_vectors(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Equal(a, b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Equal(a, b);
                    }
                }),
            }),
            new Function("clash_multiply_vector", "Vector2D float", "# # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    float scalar = numbers.Float();
                    Vector2D result;
                    {
                        Native.clash_multiply_vector(&v, scalar, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    float scalar = numbers.Float();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_multiply_vector(&v, scalar, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    float scalar = numbers.Float();
                    {
                        return Answer.Of(Clash.Multiply(v, scalar));
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    float scalar = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Multiply(v, scalar);
                    }
                }),
            }),
            new Function("clash_divide_vector", "Vector2D float", "# # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    float divisor = numbers.Float();
                    Vector2D result;
                    {
                        Native.clash_divide_vector(&v, divisor, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    float divisor = numbers.Float();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_divide_vector(&v, divisor, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    float divisor = numbers.Float();
                    {
                        return Answer.Of(Clash.Divide(v, divisor));
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    float divisor = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Divide(v, divisor);
                    }
                }),
            }),
            new Function("clash_vector_length", "Vector2D", "# #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    {
                        return Answer.Of(Native.clash_vector_length(&v));
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_vector_length(&v);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Length(v));
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Length(v);
                    }
                }),
            }),
            new Function("clash_unit_vector", "Vector2D", "# #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D result;
                    {
                        Native.clash_unit_vector(&v, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_unit_vector(&v, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Unit(v));
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Unit(v);
                    }
                }),
            }),
            new Function("clash_degrees_to_radian", "float", "#", false, new[]
            {
                new Way("Native", numbers =>
                {
                    float degrees = numbers.Float();
                    {
                        return Answer.Of(Native.clash_degrees_to_radian(degrees));
                    }
                }, (numbers, times) =>
                {
                    float degrees = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_degrees_to_radian(degrees);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    float degrees = numbers.Float();
                    {
                        return Answer.Of(Clash.DegreesToRadian(degrees));
                    }
                }, (numbers, times) =>
                {
                    float degrees = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.DegreesToRadian(degrees);
                    }
                }),
            }),
            new Function("clash_radian_to_degrees", "float", "#", false, new[]
            {
                new Way("Native", numbers =>
                {
                    float radian = numbers.Float();
                    {
                        return Answer.Of(Native.clash_radian_to_degrees(radian));
                    }
                }, (numbers, times) =>
                {
                    float radian = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_radian_to_degrees(radian);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    float radian = numbers.Float();
                    {
                        return Answer.Of(Clash.RadianToDegrees(radian));
                    }
                }, (numbers, times) =>
                {
                    float radian = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.RadianToDegrees(radian);
                    }
                }),
            }),
            new Function("clash_rotate_vector", "Vector2D float", "# # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    float degrees = numbers.Float();
                    Vector2D result;
                    {
                        Native.clash_rotate_vector(&v, degrees, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    float degrees = numbers.Float();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_rotate_vector(&v, degrees, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    float degrees = numbers.Float();
                    {
                        return Answer.Of(Clash.Rotate(v, degrees));
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    float degrees = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Rotate(v, degrees);
                    }
                }),
            }),
            new Function("clash_rotate_vector_90", "Vector2D", "# #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D result;
                    {
                        Native.clash_rotate_vector_90(&v, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_rotate_vector_90(&v, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Rotate90(v));
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Rotate90(v);
                    }
                }),
            }),
            new Function("clash_rotate_vector_180", "Vector2D", "# #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D result;
                    {
                        Native.clash_rotate_vector_180(&v, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_rotate_vector_180(&v, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Rotate180(v));
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Rotate180(v);
                    }
                }),
            }),
            new Function("clash_rotate_vector_270", "Vector2D", "# #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D result;
                    {
                        Native.clash_rotate_vector_270(&v, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_rotate_vector_270(&v, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Rotate270(v));
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Rotate270(v);
                    }
                }),
            }),
            new Function("clash_dot_product", "Vector2D Vector2D", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Native.clash_dot_product(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_dot_product(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.DotProduct(a, b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.DotProduct(a, b);
                    }
                }),
            }),
            new Function("clash_enclosed_angle", "Vector2D Vector2D", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Native.clash_enclosed_angle(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_enclosed_angle(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.EnclosedAngle(a, b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.EnclosedAngle(a, b);
                    }
                }),
            }),
            new Function("clash_project_vector", "Vector2D Vector2D", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D project = numbers.Vector2D();
                    Vector2D onto = numbers.Vector2D();
                    Vector2D result;
                    {
                        Native.clash_project_vector(&project, &onto, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D project = numbers.Vector2D();
                    Vector2D onto = numbers.Vector2D();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_project_vector(&project, &onto, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D project = numbers.Vector2D();
                    Vector2D onto = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Project(project, onto));
                    }
                }, (numbers, times) =>
                {
                    Vector2D project = numbers.Vector2D();
                    Vector2D onto = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Project(project, onto);
                    }
                }),
            }),
            new Function("clash_parallel_vectors", "Vector2D Vector2D", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Native.clash_parallel_vectors(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_parallel_vectors(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Parallel(a, b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Parallel(a, b);
                    }
                }),
            }),
            new Function("clash_rectangles_collide", "Rectangle Rectangle", "# # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Rectangle a = numbers.Rectangle();
                    Rectangle b = numbers.Rectangle();
                    {
                        return Answer.Of(Native.clash_rectangles_collide(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Rectangle a = numbers.Rectangle();
                    Rectangle b = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_rectangles_collide(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Rectangle a = numbers.Rectangle();
                    Rectangle b = numbers.Rectangle();
                    {
                        return Answer.Of(Clash.Collide(a, b));
                    }
                }, (numbers, times) =>
                {
                    Rectangle a = numbers.Rectangle();
                    Rectangle b = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(a, b);
                    }
                }),
            }),
            new Function("clash_circles_collide", "Circle Circle", "# # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Circle a = numbers.Circle();
                    Circle b = numbers.Circle();
                    {
                        return Answer.Of(Native.clash_circles_collide(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Circle a = numbers.Circle();
                    Circle b = numbers.Circle();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_circles_collide(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Circle a = numbers.Circle();
                    Circle b = numbers.Circle();
                    {
                        return Answer.Of(Clash.Collide(a, b));
                    }
                }, (numbers, times) =>
                {
                    Circle a = numbers.Circle();
                    Circle b = numbers.Circle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(a, b);
                    }
                }),
            }),
            new Function("clash_points_collide", "Vector2D Vector2D", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Native.clash_points_collide(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_points_collide(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Collide(a, b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(a, b);
                    }
                }),
            }),
            new Function("clash_lines_collide", "Line Line", "# # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Line a = numbers.Line();
                    Line b = numbers.Line();
                    {
                        return Answer.Of(Native.clash_lines_collide(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Line a = numbers.Line();
                    Line b = numbers.Line();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_lines_collide(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Line a = numbers.Line();
                    Line b = numbers.Line();
                    {
                        return Answer.Of(Clash.Collide(a, b));
                    }
                }, (numbers, times) =>
                {
                    Line a = numbers.Line();
                    Line b = numbers.Line();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(a, b);
                    }
                }),
            }),
            new Function("clash_segments_collide", "Segment Segment", "# # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Segment a = numbers.Segment();
                    Segment b = numbers.Segment();
                    {
                        return Answer.Of(Native.clash_segments_collide(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Segment a = numbers.Segment();
                    Segment b = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_segments_collide(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Segment a = numbers.Segment();
                    Segment b = numbers.Segment();
                    {
                        return Answer.Of(Clash.Collide(a, b));
                    }
                }, (numbers, times) =>
                {
                    Segment a = numbers.Segment();
                    Segment b = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(a, b);
                    }
                }),
            }),
            new Function("clash_oriented_rectangles_collide", "OrientedRectangle OrientedRectangle", "# # # # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    OrientedRectangle a = numbers.OrientedRectangle();
                    OrientedRectangle b = numbers.OrientedRectangle();
                    {
                        return Answer.Of(Native.clash_oriented_rectangles_collide(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle a = numbers.OrientedRectangle();
                    OrientedRectangle b = numbers.OrientedRectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_oriented_rectangles_collide(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    OrientedRectangle a = numbers.OrientedRectangle();
                    OrientedRectangle b = numbers.OrientedRectangle();
                    {
                        return Answer.Of(Clash.Collide(a, b));
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle a = numbers.OrientedRectangle();
                    OrientedRectangle b = numbers.OrientedRectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(a, b);
                    }
                }),
            }),
            new Function("clash_circle_point_collide", "Circle Vector2D", "# # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Circle c = numbers.Circle();
                    Vector2D p = numbers.Vector2D();
                    {
                        return Answer.Of(Native.clash_circle_point_collide(&c, &p));
                    }
                }, (numbers, times) =>
                {
                    Circle c = numbers.Circle();
                    Vector2D p = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_circle_point_collide(&c, &p);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Circle c = numbers.Circle();
                    Vector2D p = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Collide(c, p));
                    }
                }, (numbers, times) =>
                {
                    Circle c = numbers.Circle();
                    Vector2D p = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(c, p);
                    }
                }),
                new Way("Clash, swapped", numbers =>
                {
                    Circle c = numbers.Circle();
                    Vector2D p = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Collide(p, c));
                    }
                }, (numbers, times) =>
                {
                    Circle c = numbers.Circle();
                    Vector2D p = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(p, c);
                    }
                }),
            }),
            new Function("clash_circle_line_collide", "Circle Line", "# # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Circle c = numbers.Circle();
                    Line l = numbers.Line();
                    {
                        return Answer.Of(Native.clash_circle_line_collide(&c, &l));
                    }
                }, (numbers, times) =>
                {
                    Circle c = numbers.Circle();
                    Line l = numbers.Line();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_circle_line_collide(&c, &l);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Circle c = numbers.Circle();
                    Line l = numbers.Line();
                    {
                        return Answer.Of(Clash.Collide(c, l));
                    }
                }, (numbers, times) =>
                {
                    Circle c = numbers.Circle();
                    Line l = numbers.Line();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(c, l);
                    }
                }),
                new Way("Clash, swapped", numbers =>
                {
                    Circle c = numbers.Circle();
                    Line l = numbers.Line();
                    {
                        return Answer.Of(Clash.Collide(l, c));
                    }
                }, (numbers, times) =>
                {
                    Circle c = numbers.Circle();
                    Line l = numbers.Line();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(l, c);
                    }
                }),
            }),
            new Function("clash_circle_segment_collide", "Circle Segment", "# # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Circle c = numbers.Circle();
                    Segment s = numbers.Segment();
                    {
                        return Answer.Of(Native.clash_circle_segment_collide(&c, &s));
                    }
                }, (numbers, times) =>
                {
                    Circle c = numbers.Circle();
                    Segment s = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_circle_segment_collide(&c, &s);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Circle c = numbers.Circle();
                    Segment s = numbers.Segment();
                    {
                        return Answer.Of(Clash.Collide(c, s));
                    }
                }, (numbers, times) =>
                {
                    Circle c = numbers.Circle();
                    Segment s = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(c, s);
                    }
                }),
                new Way("Clash, swapped", numbers =>
                {
                    Circle c = numbers.Circle();
                    Segment s = numbers.Segment();
                    {
                        return Answer.Of(Clash.Collide(s, c));
                    }
                }, (numbers, times) =>
                {
                    Circle c = numbers.Circle();
                    Segment s = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(s, c);
                    }
                }),
            }),
            new Function("clash_circle_rectangle_collide", "Circle Rectangle", "# # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Circle c = numbers.Circle();
                    Rectangle r = numbers.Rectangle();
                    {
                        return Answer.Of(Native.clash_circle_rectangle_collide(&c, &r));
                    }
                }, (numbers, times) =>
                {
                    Circle c = numbers.Circle();
                    Rectangle r = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_circle_rectangle_collide(&c, &r);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Circle c = numbers.Circle();
                    Rectangle r = numbers.Rectangle();
                    {
                        return Answer.Of(Clash.Collide(c, r));
                    }
                }, (numbers, times) =>
                {
                    Circle c = numbers.Circle();
                    Rectangle r = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(c, r);
                    }
                }),
                new Way("Clash, swapped", numbers =>
                {
                    Circle c = numbers.Circle();
                    Rectangle r = numbers.Rectangle();
                    {
                        return Answer.Of(Clash.Collide(r, c));
                    }
                }, (numbers, times) =>
                {
                    Circle c = numbers.Circle();
                    Rectangle r = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(r, c);
                    }
                }),
            }),
            new Function("clash_circle_oriented_rectangle_collide", "Circle OrientedRectangle", "# # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Circle c = numbers.Circle();
                    OrientedRectangle r = numbers.OrientedRectangle();
                    {
                        return Answer.Of(Native.clash_circle_oriented_rectangle_collide(&c, &r));
                    }
                }, (numbers, times) =>
                {
                    Circle c = numbers.Circle();
                    OrientedRectangle r = numbers.OrientedRectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_circle_oriented_rectangle_collide(&c, &r);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Circle c = numbers.Circle();
                    OrientedRectangle r = numbers.OrientedRectangle();
                    {
                        return Answer.Of(Clash.Collide(c, r));
                    }
                }, (numbers, times) =>
                {
                    Circle c = numbers.Circle();
                    OrientedRectangle r = numbers.OrientedRectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(c, r);
                    }
                }),
                new Way("Clash, swapped", numbers =>
                {
                    Circle c = numbers.Circle();
                    OrientedRectangle r = numbers.OrientedRectangle();
                    {
                        return Answer.Of(Clash.Collide(r, c));
                    }
                }, (numbers, times) =>
                {
                    Circle c = numbers.Circle();
                    OrientedRectangle r = numbers.OrientedRectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(r, c);
                    }
                }),
            }),
            new Function("clash_point_rectangle_collide", "Vector2D Rectangle", "# # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D p = numbers.Vector2D();
                    Rectangle r = numbers.Rectangle();
                    {
                        return Answer.Of(Native.clash_point_rectangle_collide(&p, &r));
                    }
                }, (numbers, times) =>
                {
                    Vector2D p = numbers.Vector2D();
                    Rectangle r = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_point_rectangle_collide(&p, &r);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D p = numbers.Vector2D();
                    Rectangle r = numbers.Rectangle();
                    {
                        return Answer.Of(Clash.Collide(p, r));
                    }
                }, (numbers, times) =>
                {
                    Vector2D p = numbers.Vector2D();
                    Rectangle r = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(p, r);
                    }
                }),
                new Way("Clash, swapped", numbers =>
                {
                    Vector2D p = numbers.Vector2D();
                    Rectangle r = numbers.Rectangle();
                    {
                        return Answer.Of(Clash.Collide(r, p));
                    }
                }, (numbers, times) =>
                {
                    Vector2D p = numbers.Vector2D();
                    Rectangle r = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(r, p);
                    }
                }),
            }),
            new Function("clash_line_rectangle_collide", "Line Rectangle", "# # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Line l = numbers.Line();
                    Rectangle r = numbers.Rectangle();
                    {
                        return Answer.Of(Native.clash_line_rectangle_collide(&l, &r));
                    }
                }, (numbers, times) =>
                {
                    Line l = numbers.Line();
                    Rectangle r = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_line_rectangle_collide(&l, &r);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Line l = numbers.Line();
                    Rectangle r = numbers.Rectangle();
                    {
                        return Answer.Of(Clash.Collide(l, r));
                    }
                }, (numbers, times) =>
                {
                    Line l = numbers.Line();
                    Rectangle r = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(l, r);
                    }
                }),
                new Way("Clash, swapped", numbers =>
                {
                    Line l = numbers.Line();
                    Rectangle r = numbers.Rectangle();
                    {
                        return Answer.Of(Clash.Collide(r, l));
                    }
                }, (numbers, times) =>
                {
                    Line l = numbers.Line();
                    Rectangle r = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(r, l);
                    }
                }),
            }),
            new Function("clash_rectangle_segment_collide", "Rectangle Segment", "# # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Rectangle r = numbers.Rectangle();
                    Segment s = numbers.Segment();
                    {
                        return Answer.Of(Native.clash_rectangle_segment_collide(&r, &s));
                    }
                }, (numbers, times) =>
                {
                    Rectangle r = numbers.Rectangle();
                    Segment s = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_rectangle_segment_collide(&r, &s);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Rectangle r = numbers.Rectangle();
                    Segment s = numbers.Segment();
                    {
                        return Answer.Of(Clash.Collide(r, s));
                    }
                }, (numbers, times) =>
                {
                    Rectangle r = numbers.Rectangle();
                    Segment s = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(r, s);
                    }
                }),
                new Way("Clash, swapped", numbers =>
                {
                    Rectangle r = numbers.Rectangle();
                    Segment s = numbers.Segment();
                    {
                        return Answer.Of(Clash.Collide(s, r));
                    }
                }, (numbers, times) =>
                {
                    Rectangle r = numbers.Rectangle();
                    Segment s = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(s, r);
                    }
                }),
            }),
            new Function("clash_oriented_rectangle_rectangle_collide", "OrientedRectangle Rectangle", "# # # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Rectangle aar = numbers.Rectangle();
                    {
                        return Answer.Of(Native.clash_oriented_rectangle_rectangle_collide(&r, &aar));
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Rectangle aar = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_oriented_rectangle_rectangle_collide(&r, &aar);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Rectangle aar = numbers.Rectangle();
                    {
                        return Answer.Of(Clash.Collide(r, aar));
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Rectangle aar = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(r, aar);
                    }
                }),
                new Way("Clash, swapped", numbers =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Rectangle aar = numbers.Rectangle();
                    {
                        return Answer.Of(Clash.Collide(aar, r));
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Rectangle aar = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(aar, r);
                    }
                }),
            }),
            new Function("clash_line_point_collide", "Line Vector2D", "# # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Line l = numbers.Line();
                    Vector2D p = numbers.Vector2D();
                    {
                        return Answer.Of(Native.clash_line_point_collide(&l, &p));
                    }
                }, (numbers, times) =>
                {
                    Line l = numbers.Line();
                    Vector2D p = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_line_point_collide(&l, &p);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Line l = numbers.Line();
                    Vector2D p = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Collide(l, p));
                    }
                }, (numbers, times) =>
                {
                    Line l = numbers.Line();
                    Vector2D p = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(l, p);
                    }
                }),
                new Way("Clash, swapped", numbers =>
                {
                    Line l = numbers.Line();
                    Vector2D p = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Collide(p, l));
                    }
                }, (numbers, times) =>
                {
                    Line l = numbers.Line();
                    Vector2D p = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(p, l);
                    }
                }),
            }),
            new Function("clash_point_segment_collide", "Vector2D Segment", "# # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D p = numbers.Vector2D();
                    Segment s = numbers.Segment();
                    {
                        return Answer.Of(Native.clash_point_segment_collide(&p, &s));
                    }
                }, (numbers, times) =>
                {
                    Vector2D p = numbers.Vector2D();
                    Segment s = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_point_segment_collide(&p, &s);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D p = numbers.Vector2D();
                    Segment s = numbers.Segment();
                    {
                        return Answer.Of(Clash.Collide(p, s));
                    }
                }, (numbers, times) =>
                {
                    Vector2D p = numbers.Vector2D();
                    Segment s = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(p, s);
                    }
                }),
                new Way("Clash, swapped", numbers =>
                {
                    Vector2D p = numbers.Vector2D();
                    Segment s = numbers.Segment();
                    {
                        return Answer.Of(Clash.Collide(s, p));
                    }
                }, (numbers, times) =>
                {
                    Vector2D p = numbers.Vector2D();
                    Segment s = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(s, p);
                    }
                }),
            }),
            new Function("clash_oriented_rectangle_point_collide", "OrientedRectangle Vector2D", "# # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Vector2D p = numbers.Vector2D();
                    {
                        return Answer.Of(Native.clash_oriented_rectangle_point_collide(&r, &p));
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Vector2D p = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_oriented_rectangle_point_collide(&r, &p);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Vector2D p = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Collide(r, p));
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Vector2D p = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(r, p);
                    }
                }),
                new Way("Clash, swapped", numbers =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Vector2D p = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Collide(p, r));
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Vector2D p = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(p, r);
                    }
                }),
            }),
            new Function("clash_line_segment_collide", "Line Segment", "# # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Line l = numbers.Line();
                    Segment s = numbers.Segment();
                    {
                        return Answer.Of(Native.clash_line_segment_collide(&l, &s));
                    }
                }, (numbers, times) =>
                {
                    Line l = numbers.Line();
                    Segment s = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_line_segment_collide(&l, &s);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Line l = numbers.Line();
                    Segment s = numbers.Segment();
                    {
                        return Answer.Of(Clash.Collide(l, s));
                    }
                }, (numbers, times) =>
                {
                    Line l = numbers.Line();
                    Segment s = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(l, s);
                    }
                }),
                new Way("Clash, swapped", numbers =>
                {
                    Line l = numbers.Line();
                    Segment s = numbers.Segment();
                    {
                        return Answer.Of(Clash.Collide(s, l));
                    }
                }, (numbers, times) =>
                {
                    Line l = numbers.Line();
                    Segment s = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(s, l);
                    }
                }),
            }),
            new Function("clash_line_oriented_rectangle_collide", "Line OrientedRectangle", "# # # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Line l = numbers.Line();
                    OrientedRectangle r = numbers.OrientedRectangle();
                    {
                        return Answer.Of(Native.clash_line_oriented_rectangle_collide(&l, &r));
                    }
                }, (numbers, times) =>
                {
                    Line l = numbers.Line();
                    OrientedRectangle r = numbers.OrientedRectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_line_oriented_rectangle_collide(&l, &r);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Line l = numbers.Line();
                    OrientedRectangle r = numbers.OrientedRectangle();
                    {
                        return Answer.Of(Clash.Collide(l, r));
                    }
                }, (numbers, times) =>
                {
                    Line l = numbers.Line();
                    OrientedRectangle r = numbers.OrientedRectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(l, r);
                    }
                }),
                new Way("Clash, swapped", numbers =>
                {
                    Line l = numbers.Line();
                    OrientedRectangle r = numbers.OrientedRectangle();
                    {
                        return Answer.Of(Clash.Collide(r, l));
                    }
                }, (numbers, times) =>
                {
                    Line l = numbers.Line();
                    OrientedRectangle r = numbers.OrientedRectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(r, l);
                    }
                }),
            }),
            new Function("clash_oriented_rectangle_segment_collide", "OrientedRectangle Segment", "# # # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Segment s = numbers.Segment();
                    {
                        return Answer.Of(Native.clash_oriented_rectangle_segment_collide(&r, &s));
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Segment s = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_oriented_rectangle_segment_collide(&r, &s);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Segment s = numbers.Segment();
                    {
                        return Answer.Of(Clash.Collide(r, s));
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Segment s = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(r, s);
                    }
                }),
                new Way("Clash, swapped", numbers =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Segment s = numbers.Segment();
                    {
                        return Answer.Of(Clash.Collide(s, r));
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Segment s = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(s, r);
                    }
                }),
            }),
            new Function("clash_rectangles_collide_short_circuit", "Rectangle Rectangle", "# # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Rectangle a = numbers.Rectangle();
                    Rectangle b = numbers.Rectangle();
                    {
                        return Answer.Of(Native.clash_rectangles_collide_short_circuit(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Rectangle a = numbers.Rectangle();
                    Rectangle b = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_rectangles_collide_short_circuit(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Rectangle a = numbers.Rectangle();
                    Rectangle b = numbers.Rectangle();
                    {
                        return Answer.Of(Clash.CollideShortCircuit(a, b));
                    }
                }, (numbers, times) =>
                {
                    Rectangle a = numbers.Rectangle();
                    Rectangle b = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.CollideShortCircuit(a, b);
                    }
                }),
            }),
            new Function("clash_moving_circle_rectangle_collide", "Circle Vector2D Rectangle", "# # # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Circle a = numbers.Circle();
                    Vector2D moveA = numbers.Vector2D();
                    Rectangle b = numbers.Rectangle();
                    {
                        return Answer.Of(Native.clash_moving_circle_rectangle_collide(&a, &moveA, &b));
                    }
                }, (numbers, times) =>
                {
                    Circle a = numbers.Circle();
                    Vector2D moveA = numbers.Vector2D();
                    Rectangle b = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_moving_circle_rectangle_collide(&a, &moveA, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Circle a = numbers.Circle();
                    Vector2D moveA = numbers.Vector2D();
                    Rectangle b = numbers.Rectangle();
                    {
                        return Answer.Of(Clash.MovingCollide(a, moveA, b));
                    }
                }, (numbers, times) =>
                {
                    Circle a = numbers.Circle();
                    Vector2D moveA = numbers.Vector2D();
                    Rectangle b = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.MovingCollide(a, moveA, b);
                    }
                }),
            }),
            new Function("clash_moving_rectangle_rectangle_collide", "Rectangle Vector2D Rectangle", "# # # # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Rectangle a = numbers.Rectangle();
                    Vector2D moveA = numbers.Vector2D();
                    Rectangle b = numbers.Rectangle();
                    {
                        return Answer.Of(Native.clash_moving_rectangle_rectangle_collide(&a, &moveA, &b));
                    }
                }, (numbers, times) =>
                {
                    Rectangle a = numbers.Rectangle();
                    Vector2D moveA = numbers.Vector2D();
                    Rectangle b = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_moving_rectangle_rectangle_collide(&a, &moveA, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Rectangle a = numbers.Rectangle();
                    Vector2D moveA = numbers.Vector2D();
                    Rectangle b = numbers.Rectangle();
                    {
                        return Answer.Of(Clash.MovingCollide(a, moveA, b));
                    }
                }, (numbers, times) =>
                {
                    Rectangle a = numbers.Rectangle();
                    Vector2D moveA = numbers.Vector2D();
                    Rectangle b = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.MovingCollide(a, moveA, b);
                    }
                }),
            }),
            new Function("clash_moving_circle_circle_collide", "Circle Vector2D Circle", "# # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Circle a = numbers.Circle();
                    Vector2D moveA = numbers.Vector2D();
                    Circle b = numbers.Circle();
                    {
                        return Answer.Of(Native.clash_moving_circle_circle_collide(&a, &moveA, &b));
                    }
                }, (numbers, times) =>
                {
                    Circle a = numbers.Circle();
                    Vector2D moveA = numbers.Vector2D();
                    Circle b = numbers.Circle();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_moving_circle_circle_collide(&a, &moveA, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Circle a = numbers.Circle();
                    Vector2D moveA = numbers.Vector2D();
                    Circle b = numbers.Circle();
                    {
                        return Answer.Of(Clash.MovingCollide(a, moveA, b));
                    }
                }, (numbers, times) =>
                {
                    Circle a = numbers.Circle();
                    Vector2D moveA = numbers.Vector2D();
                    Circle b = numbers.Circle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.MovingCollide(a, moveA, b);
                    }
                }),
            }),
            new Function("clash_moving_rectangle_circle_collide", "Rectangle Vector2D Circle", "# # # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Rectangle a = numbers.Rectangle();
                    Vector2D moveA = numbers.Vector2D();
                    Circle b = numbers.Circle();
                    {
                        return Answer.Of(Native.clash_moving_rectangle_circle_collide(&a, &moveA, &b));
                    }
                }, (numbers, times) =>
                {
                    Rectangle a = numbers.Rectangle();
                    Vector2D moveA = numbers.Vector2D();
                    Circle b = numbers.Circle();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_moving_rectangle_circle_collide(&a, &moveA, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Rectangle a = numbers.Rectangle();
                    Vector2D moveA = numbers.Vector2D();
                    Circle b = numbers.Circle();
                    {
                        return Answer.Of(Clash.MovingCollide(a, moveA, b));
                    }
                }, (numbers, times) =>
                {
                    Rectangle a = numbers.Rectangle();
                    Vector2D moveA = numbers.Vector2D();
                    Circle b = numbers.Circle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.MovingCollide(a, moveA, b);
                    }
                }),
            }),
            new Function("clash_overlapping", "float float float float", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    float minA = numbers.Float();
                    float maxA = numbers.Float();
                    float minB = numbers.Float();
                    float maxB = numbers.Float();
                    {
                        return Answer.Of(Native.clash_overlapping(minA, maxA, minB, maxB));
                    }
                }, (numbers, times) =>
                {
                    float minA = numbers.Float();
                    float maxA = numbers.Float();
                    float minB = numbers.Float();
                    float maxB = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_overlapping(minA, maxA, minB, maxB);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    float minA = numbers.Float();
                    float maxA = numbers.Float();
                    float minB = numbers.Float();
                    float maxB = numbers.Float();
                    {
                        return Answer.Of(Clash.Overlapping(minA, maxA, minB, maxB));
                    }
                }, (numbers, times) =>
                {
                    float minA = numbers.Float();
                    float maxA = numbers.Float();
                    float minB = numbers.Float();
                    float maxB = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Overlapping(minA, maxA, minB, maxB);
                    }
                }),
            }),
            new Function("clash_overlapping_ranges", "Range Range", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Range a = numbers.Range();
                    Range b = numbers.Range();
                    {
                        return Answer.Of(Native.clash_overlapping_ranges(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Range a = numbers.Range();
                    Range b = numbers.Range();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_overlapping_ranges(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Range a = numbers.Range();
                    Range b = numbers.Range();
                    {
                        return Answer.Of(Clash.Overlapping(a, b));
                    }
                }, (numbers, times) =>
                {
                    Range a = numbers.Range();
                    Range b = numbers.Range();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Overlapping(a, b);
                    }
                }),
            }),
            new Function("clash_range_hull", "Range Range", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Range a = numbers.Range();
                    Range b = numbers.Range();
                    Range result;
                    {
                        Native.clash_range_hull(&a, &b, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Range a = numbers.Range();
                    Range b = numbers.Range();
                    Range result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_range_hull(&a, &b, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Range a = numbers.Range();
                    Range b = numbers.Range();
                    {
                        return Answer.Of(Clash.Hull(a, b));
                    }
                }, (numbers, times) =>
                {
                    Range a = numbers.Range();
                    Range b = numbers.Range();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Hull(a, b);
                    }
                }),
            }),
            new Function("clash_sort_range", "Range", "# #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Range r = numbers.Range();
                    Range result;
                    {
                        Native.clash_sort_range(&r, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Range r = numbers.Range();
                    Range result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_sort_range(&r, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Range r = numbers.Range();
                    {
                        return Answer.Of(Clash.Sort(r));
                    }
                }, (numbers, times) =>
                {
                    Range r = numbers.Range();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Sort(r);
                    }
                }),
            }),
            new Function("clash_clamp_on_range", "float float float", "# # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    float x = numbers.Float();
                    float min = numbers.Float();
                    float max = numbers.Float();
                    {
                        return Answer.Of(Native.clash_clamp_on_range(x, min, max));
                    }
                }, (numbers, times) =>
                {
                    float x = numbers.Float();
                    float min = numbers.Float();
                    float max = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_clamp_on_range(x, min, max);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    float x = numbers.Float();
                    float min = numbers.Float();
                    float max = numbers.Float();
                    {
                        return Answer.Of(Clash.ClampOnRange(x, min, max));
                    }
                }, (numbers, times) =>
                {
                    float x = numbers.Float();
                    float min = numbers.Float();
                    float max = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.ClampOnRange(x, min, max);
                    }
                }),
            }),
            new Function("clash_clamp_on_rectangle", "Vector2D Rectangle", "# # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D p = numbers.Vector2D();
                    Rectangle r = numbers.Rectangle();
                    Vector2D result;
                    {
                        Native.clash_clamp_on_rectangle(&p, &r, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D p = numbers.Vector2D();
                    Rectangle r = numbers.Rectangle();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_clamp_on_rectangle(&p, &r, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D p = numbers.Vector2D();
                    Rectangle r = numbers.Rectangle();
                    {
                        return Answer.Of(Clash.ClampOn(p, r));
                    }
                }, (numbers, times) =>
                {
                    Vector2D p = numbers.Vector2D();
                    Rectangle r = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.ClampOn(p, r);
                    }
                }),
            }),
            new Function("clash_equivalent_lines", "Line Line", "# # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Line a = numbers.Line();
                    Line b = numbers.Line();
                    {
                        return Answer.Of(Native.clash_equivalent_lines(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Line a = numbers.Line();
                    Line b = numbers.Line();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_equivalent_lines(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Line a = numbers.Line();
                    Line b = numbers.Line();
                    {
                        return Answer.Of(Clash.Equivalent(a, b));
                    }
                }, (numbers, times) =>
                {
                    Line a = numbers.Line();
                    Line b = numbers.Line();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Equivalent(a, b);
                    }
                }),
            }),
            new Function("clash_on_one_side", "Line Segment", "# # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Line axis = numbers.Line();
                    Segment s = numbers.Segment();
                    {
                        return Answer.Of(Native.clash_on_one_side(&axis, &s));
                    }
                }, (numbers, times) =>
                {
                    Line axis = numbers.Line();
                    Segment s = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_on_one_side(&axis, &s);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Line axis = numbers.Line();
                    Segment s = numbers.Segment();
                    {
                        return Answer.Of(Clash.OnOneSide(axis, s));
                    }
                }, (numbers, times) =>
                {
                    Line axis = numbers.Line();
                    Segment s = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.OnOneSide(axis, s);
                    }
                }),
            }),
            new Function("clash_project_segment", "Segment Vector2D", "# # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Segment s = numbers.Segment();
                    Vector2D onto = numbers.Vector2D();
                    Range result;
                    {
                        Native.clash_project_segment(&s, &onto, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Segment s = numbers.Segment();
                    Vector2D onto = numbers.Vector2D();
                    Range result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_project_segment(&s, &onto, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Segment s = numbers.Segment();
                    Vector2D onto = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Project(s, onto));
                    }
                }, (numbers, times) =>
                {
                    Segment s = numbers.Segment();
                    Vector2D onto = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Project(s, onto);
                    }
                }),
            }),
            new Function("clash_rectangle_corner", "Rectangle int", "# # # # i", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Rectangle r = numbers.Rectangle();
                    int number = numbers.Int();
                    Vector2D result;
                    {
                        Native.clash_rectangle_corner(&r, number, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Rectangle r = numbers.Rectangle();
                    int number = numbers.Int();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_rectangle_corner(&r, number, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Rectangle r = numbers.Rectangle();
                    int number = numbers.Int();
                    {
                        return Answer.Of(Clash.Corner(r, number));
                    }
                }, (numbers, times) =>
                {
                    Rectangle r = numbers.Rectangle();
                    int number = numbers.Int();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Corner(r, number);
                    }
                }),
            }),
            new Function("clash_rectangle_center", "Rectangle", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Rectangle r = numbers.Rectangle();
                    Vector2D result;
                    {
                        Native.clash_rectangle_center(&r, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Rectangle r = numbers.Rectangle();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_rectangle_center(&r, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Rectangle r = numbers.Rectangle();
                    {
                        return Answer.Of(Clash.Center(r));
                    }
                }, (numbers, times) =>
                {
                    Rectangle r = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Center(r);
                    }
                }),
            }),
            new Function("clash_oriented_rectangle_corner", "OrientedRectangle int", "# # # # # i", false, new[]
            {
                new Way("Native", numbers =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    int number = numbers.Int();
                    Vector2D result;
                    {
                        Native.clash_oriented_rectangle_corner(&r, number, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    int number = numbers.Int();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_oriented_rectangle_corner(&r, number, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    int number = numbers.Int();
                    {
                        return Answer.Of(Clash.Corner(r, number));
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    int number = numbers.Int();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Corner(r, number);
                    }
                }),
            }),
            new Function("clash_oriented_rectangle_edge", "OrientedRectangle int", "# # # # # i", false, new[]
            {
                new Way("Native", numbers =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    int number = numbers.Int();
                    Segment result;
                    {
                        Native.clash_oriented_rectangle_edge(&r, number, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    int number = numbers.Int();
                    Segment result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_oriented_rectangle_edge(&r, number, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    int number = numbers.Int();
                    {
                        return Answer.Of(Clash.Edge(r, number));
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    int number = numbers.Int();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Edge(r, number);
                    }
                }),
            }),
            new Function("clash_separating_axis_for_rectangle", "Segment Rectangle", "# # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Segment axis = numbers.Segment();
                    Rectangle r = numbers.Rectangle();
                    {
                        return Answer.Of(Native.clash_separating_axis_for_rectangle(&axis, &r));
                    }
                }, (numbers, times) =>
                {
                    Segment axis = numbers.Segment();
                    Rectangle r = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_separating_axis_for_rectangle(&axis, &r);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Segment axis = numbers.Segment();
                    Rectangle r = numbers.Rectangle();
                    {
                        return Answer.Of(Clash.SeparatingAxisFor(axis, r));
                    }
                }, (numbers, times) =>
                {
                    Segment axis = numbers.Segment();
                    Rectangle r = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.SeparatingAxisFor(axis, r);
                    }
                }),
            }),
            new Function("clash_separating_axis_for_oriented_rectangle", "Segment OrientedRectangle", "# # # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Segment axis = numbers.Segment();
                    OrientedRectangle r = numbers.OrientedRectangle();
                    {
                        return Answer.Of(Native.clash_separating_axis_for_oriented_rectangle(&axis, &r));
                    }
                }, (numbers, times) =>
                {
                    Segment axis = numbers.Segment();
                    OrientedRectangle r = numbers.OrientedRectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_separating_axis_for_oriented_rectangle(&axis, &r);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Segment axis = numbers.Segment();
                    OrientedRectangle r = numbers.OrientedRectangle();
                    {
                        return Answer.Of(Clash.SeparatingAxisFor(axis, r));
                    }
                }, (numbers, times) =>
                {
                    Segment axis = numbers.Segment();
                    OrientedRectangle r = numbers.OrientedRectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.SeparatingAxisFor(axis, r);
                    }
                }),
            }),
            new Function("clash_enlarge_rectangle_point", "Rectangle Vector2D", "# # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Rectangle r = numbers.Rectangle();
                    Vector2D p = numbers.Vector2D();
                    Rectangle result;
                    {
                        Native.clash_enlarge_rectangle_point(&r, &p, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Rectangle r = numbers.Rectangle();
                    Vector2D p = numbers.Vector2D();
                    Rectangle result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_enlarge_rectangle_point(&r, &p, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Rectangle r = numbers.Rectangle();
                    Vector2D p = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Enlarge(r, p));
                    }
                }, (numbers, times) =>
                {
                    Rectangle r = numbers.Rectangle();
                    Vector2D p = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Enlarge(r, p);
                    }
                }),
            }),
            new Function("clash_enlarge_rectangle_rectangle", "Rectangle Rectangle", "# # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Rectangle r = numbers.Rectangle();
                    Rectangle extender = numbers.Rectangle();
                    Rectangle result;
                    {
                        Native.clash_enlarge_rectangle_rectangle(&r, &extender, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Rectangle r = numbers.Rectangle();
                    Rectangle extender = numbers.Rectangle();
                    Rectangle result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_enlarge_rectangle_rectangle(&r, &extender, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Rectangle r = numbers.Rectangle();
                    Rectangle extender = numbers.Rectangle();
                    {
                        return Answer.Of(Clash.Enlarge(r, extender));
                    }
                }, (numbers, times) =>
                {
                    Rectangle r = numbers.Rectangle();
                    Rectangle extender = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Enlarge(r, extender);
                    }
                }),
            }),
            new Function("clash_oriented_rectangle_rectangle_hull", "OrientedRectangle", "# # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Rectangle result;
                    {
                        Native.clash_oriented_rectangle_rectangle_hull(&r, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Rectangle result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_oriented_rectangle_rectangle_hull(&r, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    {
                        return Answer.Of(Clash.RectangleHull(r));
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.RectangleHull(r);
                    }
                }),
            }),
            new Function("clash_oriented_rectangle_circle_hull", "OrientedRectangle", "# # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Circle result;
                    {
                        Native.clash_oriented_rectangle_circle_hull(&r, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    Circle result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_oriented_rectangle_circle_hull(&r, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    {
                        return Answer.Of(Clash.CircleHull(r));
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle r = numbers.OrientedRectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.CircleHull(r);
                    }
                }),
            }),
            new Function("clash_rectangles_rectangle_hull", "Rectangle[]", "[ # # # # # # # # ]", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Rectangle[] rectangles = numbers.RectangleArray();
                    Rectangle result;
                    fixed (Rectangle* first = rectangles)
                    {
                        Native.clash_rectangles_rectangle_hull(first, (UIntPtr)(uint)rectangles.Length, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Rectangle[] rectangles = numbers.RectangleArray();
                    Rectangle result;
                    fixed (Rectangle* first = rectangles)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_rectangles_rectangle_hull(first, (UIntPtr)(uint)rectangles.Length, &result);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Rectangle[] rectangles = numbers.RectangleArray();
                    fixed (Rectangle* first = rectangles)
                    {
                        return Answer.Of(Clash.RectangleHull(first, rectangles.Length));
                    }
                }, (numbers, times) =>
                {
                    Rectangle[] rectangles = numbers.RectangleArray();
                    fixed (Rectangle* first = rectangles)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.RectangleHull(first, rectangles.Length);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Rectangle[] rectangles = numbers.RectangleArray();
                    {
                        return Answer.Of(Clash.RectangleHull(rectangles));
                    }
                }, (numbers, times) =>
                {
                    Rectangle[] rectangles = numbers.RectangleArray();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.RectangleHull(rectangles);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Rectangle[] rectangles = numbers.RectangleArray();
                    {
                        return Answer.Of(Clash.RectangleHull(new ReadOnlySpan<Rectangle>(rectangles)));
                    }
                }, (numbers, times) =>
                {
                    Rectangle[] rectangles = numbers.RectangleArray();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.RectangleHull(new ReadOnlySpan<Rectangle>(rectangles));
                    }
                }),
#endif
            }),
            new Function("clash_circles_rectangle_hull", "Circle[]", "[ # # # # # # ]", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Rectangle result;
                    fixed (Circle* first = circles)
                    {
                        Native.clash_circles_rectangle_hull(first, (UIntPtr)(uint)circles.Length, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Rectangle result;
                    fixed (Circle* first = circles)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_circles_rectangle_hull(first, (UIntPtr)(uint)circles.Length, &result);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Circle[] circles = numbers.CircleArray();
                    fixed (Circle* first = circles)
                    {
                        return Answer.Of(Clash.RectangleHull(first, circles.Length));
                    }
                }, (numbers, times) =>
                {
                    Circle[] circles = numbers.CircleArray();
                    fixed (Circle* first = circles)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.RectangleHull(first, circles.Length);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Circle[] circles = numbers.CircleArray();
                    {
                        return Answer.Of(Clash.RectangleHull(circles));
                    }
                }, (numbers, times) =>
                {
                    Circle[] circles = numbers.CircleArray();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.RectangleHull(circles);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Circle[] circles = numbers.CircleArray();
                    {
                        return Answer.Of(Clash.RectangleHull(new ReadOnlySpan<Circle>(circles)));
                    }
                }, (numbers, times) =>
                {
                    Circle[] circles = numbers.CircleArray();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.RectangleHull(new ReadOnlySpan<Circle>(circles));
                    }
                }),
#endif
            }),
            new Function("clash_circles_circle_hull", "Circle[]", "[ # # # # # # ]", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Circle result;
                    fixed (Circle* first = circles)
                    {
                        Native.clash_circles_circle_hull(first, (UIntPtr)(uint)circles.Length, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Circle result;
                    fixed (Circle* first = circles)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_circles_circle_hull(first, (UIntPtr)(uint)circles.Length, &result);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Circle[] circles = numbers.CircleArray();
                    fixed (Circle* first = circles)
                    {
                        return Answer.Of(Clash.CircleHull(first, circles.Length));
                    }
                }, (numbers, times) =>
                {
                    Circle[] circles = numbers.CircleArray();
                    fixed (Circle* first = circles)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.CircleHull(first, circles.Length);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Circle[] circles = numbers.CircleArray();
                    {
                        return Answer.Of(Clash.CircleHull(circles));
                    }
                }, (numbers, times) =>
                {
                    Circle[] circles = numbers.CircleArray();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.CircleHull(circles);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Circle[] circles = numbers.CircleArray();
                    {
                        return Answer.Of(Clash.CircleHull(new ReadOnlySpan<Circle>(circles)));
                    }
                }, (numbers, times) =>
                {
                    Circle[] circles = numbers.CircleArray();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.CircleHull(new ReadOnlySpan<Circle>(circles));
                    }
                }),
#endif
            }),
        };
    }

    internal sealed unsafe partial class Numbers
    {
        internal Vector2D Vector2D()
        {
            return new Vector2D(Float(), Float());
        }

        internal Vector2D[] Vector2DArray()
        {
            return Array(Vector2D);
        }

        internal Line Line()
        {
            return new Line(Vector2D(), Vector2D());
        }

        internal Line[] LineArray()
        {
            return Array(Line);
        }

        internal Segment Segment()
        {
            return new Segment(Vector2D(), Vector2D());
        }

        internal Segment[] SegmentArray()
        {
            return Array(Segment);
        }

        internal Circle Circle()
        {
            return new Circle(Vector2D(), Float());
        }

        internal Circle[] CircleArray()
        {
            return Array(Circle);
        }

        internal Rectangle Rectangle()
        {
            return new Rectangle(Vector2D(), Vector2D());
        }

        internal Rectangle[] RectangleArray()
        {
            return Array(Rectangle);
        }

        internal OrientedRectangle OrientedRectangle()
        {
            return new OrientedRectangle(Vector2D(), Vector2D(), Float());
        }

        internal OrientedRectangle[] OrientedRectangleArray()
        {
            return Array(OrientedRectangle);
        }

        internal Range Range()
        {
            return new Range(Float(), Float());
        }

        internal Range[] RangeArray()
        {
            return Array(Range);
        }
    }

    internal sealed unsafe partial class Answer
    {
        internal static Answer Of(Vector2D value)
        {
            return Join(Of(value.X), Of(value.Y));
        }

        internal static Answer Of(Vector2D[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Vector2D* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Line value)
        {
            return Join(Of(value.Base), Of(value.Direction));
        }

        internal static Answer Of(Line[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Line* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Segment value)
        {
            return Join(Of(value.Point1), Of(value.Point2));
        }

        internal static Answer Of(Segment[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Segment* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Circle value)
        {
            return Join(Of(value.Center), Of(value.Radius));
        }

        internal static Answer Of(Circle[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Circle* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Rectangle value)
        {
            return Join(Of(value.Origin), Of(value.Size));
        }

        internal static Answer Of(Rectangle[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Rectangle* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(OrientedRectangle value)
        {
            return Join(Of(value.Center), Of(value.HalfExtend), Of(value.Rotation));
        }

        internal static Answer Of(OrientedRectangle[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(OrientedRectangle* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Range value)
        {
            return Join(Of(value.Minimum), Of(value.Maximum));
        }

        internal static Answer Of(Range[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Range* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }
    }
}
