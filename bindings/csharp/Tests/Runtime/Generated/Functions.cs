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
            new Function("clash_cross_product", "Vector2D Vector2D", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Native.clash_cross_product(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_cross_product(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.CrossProduct(a, b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.CrossProduct(a, b);
                    }
                }),
            }),
            new Function("clash_signed_angle", "Vector2D Vector2D", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Native.clash_signed_angle(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_signed_angle(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.SignedAngle(a, b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.SignedAngle(a, b);
                    }
                }),
            }),
            new Function("clash_vector_angle", "Vector2D", "# #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    {
                        return Answer.Of(Native.clash_vector_angle(&v));
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_vector_angle(&v);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Angle(v));
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Angle(v);
                    }
                }),
            }),
            new Function("clash_point_distance", "Vector2D Vector2D", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Native.clash_point_distance(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_point_distance(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Distance(a, b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Distance(a, b);
                    }
                }),
            }),
            new Function("clash_lerp_vector", "Vector2D Vector2D float", "# # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D from = numbers.Vector2D();
                    Vector2D to = numbers.Vector2D();
                    float part = numbers.Float();
                    Vector2D result;
                    {
                        Native.clash_lerp_vector(&from, &to, part, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D from = numbers.Vector2D();
                    Vector2D to = numbers.Vector2D();
                    float part = numbers.Float();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_lerp_vector(&from, &to, part, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D from = numbers.Vector2D();
                    Vector2D to = numbers.Vector2D();
                    float part = numbers.Float();
                    {
                        return Answer.Of(Clash.Lerp(from, to, part));
                    }
                }, (numbers, times) =>
                {
                    Vector2D from = numbers.Vector2D();
                    Vector2D to = numbers.Vector2D();
                    float part = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Lerp(from, to, part);
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
            new Function("clash_reflect_vector", "Vector2D Vector2D", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D normal = numbers.Vector2D();
                    Vector2D result;
                    {
                        Native.clash_reflect_vector(&v, &normal, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D normal = numbers.Vector2D();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_reflect_vector(&v, &normal, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D normal = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Reflect(v, normal));
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D normal = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Reflect(v, normal);
                    }
                }),
            }),
            new Function("clash_slide_vector", "Vector2D Vector2D", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D normal = numbers.Vector2D();
                    Vector2D result;
                    {
                        Native.clash_slide_vector(&v, &normal, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D normal = numbers.Vector2D();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_slide_vector(&v, &normal, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D normal = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.Slide(v, normal));
                    }
                }, (numbers, times) =>
                {
                    Vector2D v = numbers.Vector2D();
                    Vector2D normal = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Slide(v, normal);
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
            new Function("clash_pose_compose", "Pose2D Pose2D", "# # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Pose2D a = numbers.Pose2D();
                    Pose2D b = numbers.Pose2D();
                    Pose2D result;
                    {
                        Native.clash_pose_compose(&a, &b, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Pose2D a = numbers.Pose2D();
                    Pose2D b = numbers.Pose2D();
                    Pose2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_pose_compose(&a, &b, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Pose2D a = numbers.Pose2D();
                    Pose2D b = numbers.Pose2D();
                    {
                        return Answer.Of(Clash.Compose(a, b));
                    }
                }, (numbers, times) =>
                {
                    Pose2D a = numbers.Pose2D();
                    Pose2D b = numbers.Pose2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Compose(a, b);
                    }
                }),
            }),
            new Function("clash_pose_inverse", "Pose2D", "# # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Pose2D result;
                    {
                        Native.clash_pose_inverse(&pose, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Pose2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_pose_inverse(&pose, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Pose2D pose = numbers.Pose2D();
                    {
                        return Answer.Of(Clash.Inverse(pose));
                    }
                }, (numbers, times) =>
                {
                    Pose2D pose = numbers.Pose2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Inverse(pose);
                    }
                }),
            }),
            new Function("clash_pose_transform_point", "Pose2D Vector2D", "# # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Vector2D point = numbers.Vector2D();
                    Vector2D result;
                    {
                        Native.clash_pose_transform_point(&pose, &point, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Vector2D point = numbers.Vector2D();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_pose_transform_point(&pose, &point, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Vector2D point = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.TransformPoint(pose, point));
                    }
                }, (numbers, times) =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Vector2D point = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.TransformPoint(pose, point);
                    }
                }),
            }),
            new Function("clash_pose_inverse_transform_point", "Pose2D Vector2D", "# # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Vector2D point = numbers.Vector2D();
                    Vector2D result;
                    {
                        Native.clash_pose_inverse_transform_point(&pose, &point, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Vector2D point = numbers.Vector2D();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_pose_inverse_transform_point(&pose, &point, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Vector2D point = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.InverseTransformPoint(pose, point));
                    }
                }, (numbers, times) =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Vector2D point = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.InverseTransformPoint(pose, point);
                    }
                }),
            }),
            new Function("clash_pose_transform_direction", "Pose2D Vector2D", "# # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Vector2D direction = numbers.Vector2D();
                    Vector2D result;
                    {
                        Native.clash_pose_transform_direction(&pose, &direction, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Vector2D direction = numbers.Vector2D();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_pose_transform_direction(&pose, &direction, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Vector2D direction = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.TransformDirection(pose, direction));
                    }
                }, (numbers, times) =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Vector2D direction = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.TransformDirection(pose, direction);
                    }
                }),
            }),
            new Function("clash_pose_inverse_transform_direction", "Pose2D Vector2D", "# # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Vector2D direction = numbers.Vector2D();
                    Vector2D result;
                    {
                        Native.clash_pose_inverse_transform_direction(&pose, &direction, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Vector2D direction = numbers.Vector2D();
                    Vector2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_pose_inverse_transform_direction(&pose, &direction, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Vector2D direction = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.InverseTransformDirection(pose, direction));
                    }
                }, (numbers, times) =>
                {
                    Pose2D pose = numbers.Pose2D();
                    Vector2D direction = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.InverseTransformDirection(pose, direction);
                    }
                }),
            }),
            new Function("clash_motion_pose_at", "Motion2D float", "# # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Motion2D motion = numbers.Motion2D();
                    float fraction = numbers.Float();
                    Pose2D result;
                    {
                        Native.clash_motion_pose_at(&motion, fraction, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Motion2D motion = numbers.Motion2D();
                    float fraction = numbers.Float();
                    Pose2D result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_motion_pose_at(&motion, fraction, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Motion2D motion = numbers.Motion2D();
                    float fraction = numbers.Float();
                    {
                        return Answer.Of(Clash.PoseAt(motion, fraction));
                    }
                }, (numbers, times) =>
                {
                    Motion2D motion = numbers.Motion2D();
                    float fraction = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.PoseAt(motion, fraction);
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
            new Function("clash_overlapping_ranges", "FloatRange FloatRange", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    FloatRange a = numbers.FloatRange();
                    FloatRange b = numbers.FloatRange();
                    {
                        return Answer.Of(Native.clash_overlapping_ranges(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    FloatRange a = numbers.FloatRange();
                    FloatRange b = numbers.FloatRange();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_overlapping_ranges(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    FloatRange a = numbers.FloatRange();
                    FloatRange b = numbers.FloatRange();
                    {
                        return Answer.Of(Clash.Overlapping(a, b));
                    }
                }, (numbers, times) =>
                {
                    FloatRange a = numbers.FloatRange();
                    FloatRange b = numbers.FloatRange();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Overlapping(a, b);
                    }
                }),
            }),
            new Function("clash_range_hull", "FloatRange FloatRange", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    FloatRange a = numbers.FloatRange();
                    FloatRange b = numbers.FloatRange();
                    FloatRange result;
                    {
                        Native.clash_range_hull(&a, &b, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    FloatRange a = numbers.FloatRange();
                    FloatRange b = numbers.FloatRange();
                    FloatRange result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_range_hull(&a, &b, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    FloatRange a = numbers.FloatRange();
                    FloatRange b = numbers.FloatRange();
                    {
                        return Answer.Of(Clash.Hull(a, b));
                    }
                }, (numbers, times) =>
                {
                    FloatRange a = numbers.FloatRange();
                    FloatRange b = numbers.FloatRange();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Hull(a, b);
                    }
                }),
            }),
            new Function("clash_sort_range", "FloatRange", "# #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    FloatRange r = numbers.FloatRange();
                    FloatRange result;
                    {
                        Native.clash_sort_range(&r, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    FloatRange r = numbers.FloatRange();
                    FloatRange result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_sort_range(&r, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    FloatRange r = numbers.FloatRange();
                    {
                        return Answer.Of(Clash.Sort(r));
                    }
                }, (numbers, times) =>
                {
                    FloatRange r = numbers.FloatRange();
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
                    FloatRange result;
                    {
                        Native.clash_project_segment(&s, &onto, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Segment s = numbers.Segment();
                    Vector2D onto = numbers.Vector2D();
                    FloatRange result;
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
            new Function("clash_shape_point", "Vector2D", "# #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D point = numbers.Vector2D();
                    Shape result;
                    {
                        Native.clash_shape_point(&point, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D point = numbers.Vector2D();
                    Shape result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_point(&point, &result);
                    }
                }),
                new Way("a constructor", numbers =>
                {
                    Vector2D point = numbers.Vector2D();
                    {
                        return Answer.Of(Shape.Point(point));
                    }
                }, (numbers, times) =>
                {
                    Vector2D point = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Shape.Point(point);
                    }
                }),
                new Way("a conversion", numbers =>
                {
                    Vector2D point = numbers.Vector2D();
                    {
                        return Answer.Of(Numbers.SameShape(point));
                    }
                }, (numbers, times) =>
                {
                    Vector2D point = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Numbers.SameShape(point);
                    }
                }),
            }),
            new Function("clash_shape_line", "Line", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Line line = numbers.Line();
                    Shape result;
                    {
                        Native.clash_shape_line(&line, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Line line = numbers.Line();
                    Shape result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_line(&line, &result);
                    }
                }),
                new Way("a constructor", numbers =>
                {
                    Line line = numbers.Line();
                    {
                        return Answer.Of(Shape.Line(line));
                    }
                }, (numbers, times) =>
                {
                    Line line = numbers.Line();
                    for (int time = 0; time < times; time++)
                    {
                        Shape.Line(line);
                    }
                }),
                new Way("a conversion", numbers =>
                {
                    Line line = numbers.Line();
                    {
                        return Answer.Of(Numbers.SameShape(line));
                    }
                }, (numbers, times) =>
                {
                    Line line = numbers.Line();
                    for (int time = 0; time < times; time++)
                    {
                        Numbers.SameShape(line);
                    }
                }),
            }),
            new Function("clash_shape_segment", "Segment", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Segment segment = numbers.Segment();
                    Shape result;
                    {
                        Native.clash_shape_segment(&segment, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Segment segment = numbers.Segment();
                    Shape result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_segment(&segment, &result);
                    }
                }),
                new Way("a constructor", numbers =>
                {
                    Segment segment = numbers.Segment();
                    {
                        return Answer.Of(Shape.Segment(segment));
                    }
                }, (numbers, times) =>
                {
                    Segment segment = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Shape.Segment(segment);
                    }
                }),
                new Way("a conversion", numbers =>
                {
                    Segment segment = numbers.Segment();
                    {
                        return Answer.Of(Numbers.SameShape(segment));
                    }
                }, (numbers, times) =>
                {
                    Segment segment = numbers.Segment();
                    for (int time = 0; time < times; time++)
                    {
                        Numbers.SameShape(segment);
                    }
                }),
            }),
            new Function("clash_shape_circle", "Circle", "# # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Circle circle = numbers.Circle();
                    Shape result;
                    {
                        Native.clash_shape_circle(&circle, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Circle circle = numbers.Circle();
                    Shape result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_circle(&circle, &result);
                    }
                }),
                new Way("a constructor", numbers =>
                {
                    Circle circle = numbers.Circle();
                    {
                        return Answer.Of(Shape.Circle(circle));
                    }
                }, (numbers, times) =>
                {
                    Circle circle = numbers.Circle();
                    for (int time = 0; time < times; time++)
                    {
                        Shape.Circle(circle);
                    }
                }),
                new Way("a conversion", numbers =>
                {
                    Circle circle = numbers.Circle();
                    {
                        return Answer.Of(Numbers.SameShape(circle));
                    }
                }, (numbers, times) =>
                {
                    Circle circle = numbers.Circle();
                    for (int time = 0; time < times; time++)
                    {
                        Numbers.SameShape(circle);
                    }
                }),
            }),
            new Function("clash_shape_rectangle", "Rectangle", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Rectangle rectangle = numbers.Rectangle();
                    Shape result;
                    {
                        Native.clash_shape_rectangle(&rectangle, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Rectangle rectangle = numbers.Rectangle();
                    Shape result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_rectangle(&rectangle, &result);
                    }
                }),
                new Way("a constructor", numbers =>
                {
                    Rectangle rectangle = numbers.Rectangle();
                    {
                        return Answer.Of(Shape.Rectangle(rectangle));
                    }
                }, (numbers, times) =>
                {
                    Rectangle rectangle = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Shape.Rectangle(rectangle);
                    }
                }),
                new Way("a conversion", numbers =>
                {
                    Rectangle rectangle = numbers.Rectangle();
                    {
                        return Answer.Of(Numbers.SameShape(rectangle));
                    }
                }, (numbers, times) =>
                {
                    Rectangle rectangle = numbers.Rectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Numbers.SameShape(rectangle);
                    }
                }),
            }),
            new Function("clash_shape_oriented_rectangle", "OrientedRectangle", "# # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    OrientedRectangle orientedRectangle = numbers.OrientedRectangle();
                    Shape result;
                    {
                        Native.clash_shape_oriented_rectangle(&orientedRectangle, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle orientedRectangle = numbers.OrientedRectangle();
                    Shape result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_oriented_rectangle(&orientedRectangle, &result);
                    }
                }),
                new Way("a constructor", numbers =>
                {
                    OrientedRectangle orientedRectangle = numbers.OrientedRectangle();
                    {
                        return Answer.Of(Shape.OrientedRectangle(orientedRectangle));
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle orientedRectangle = numbers.OrientedRectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Shape.OrientedRectangle(orientedRectangle);
                    }
                }),
                new Way("a conversion", numbers =>
                {
                    OrientedRectangle orientedRectangle = numbers.OrientedRectangle();
                    {
                        return Answer.Of(Numbers.SameShape(orientedRectangle));
                    }
                }, (numbers, times) =>
                {
                    OrientedRectangle orientedRectangle = numbers.OrientedRectangle();
                    for (int time = 0; time < times; time++)
                    {
                        Numbers.SameShape(orientedRectangle);
                    }
                }),
            }),
            new Function("clash_shape_capsule", "Capsule", "# # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Capsule capsule = numbers.Capsule();
                    Shape result;
                    {
                        Native.clash_shape_capsule(&capsule, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Capsule capsule = numbers.Capsule();
                    Shape result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_capsule(&capsule, &result);
                    }
                }),
                new Way("a constructor", numbers =>
                {
                    Capsule capsule = numbers.Capsule();
                    {
                        return Answer.Of(Shape.Capsule(capsule));
                    }
                }, (numbers, times) =>
                {
                    Capsule capsule = numbers.Capsule();
                    for (int time = 0; time < times; time++)
                    {
                        Shape.Capsule(capsule);
                    }
                }),
                new Way("a conversion", numbers =>
                {
                    Capsule capsule = numbers.Capsule();
                    {
                        return Answer.Of(Numbers.SameShape(capsule));
                    }
                }, (numbers, times) =>
                {
                    Capsule capsule = numbers.Capsule();
                    for (int time = 0; time < times; time++)
                    {
                        Numbers.SameShape(capsule);
                    }
                }),
            }),
            new Function("clash_shape_sector", "Sector", "# # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Sector sector = numbers.Sector();
                    Shape result;
                    {
                        Native.clash_shape_sector(&sector, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Sector sector = numbers.Sector();
                    Shape result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_sector(&sector, &result);
                    }
                }),
                new Way("a constructor", numbers =>
                {
                    Sector sector = numbers.Sector();
                    {
                        return Answer.Of(Shape.Sector(sector));
                    }
                }, (numbers, times) =>
                {
                    Sector sector = numbers.Sector();
                    for (int time = 0; time < times; time++)
                    {
                        Shape.Sector(sector);
                    }
                }),
                new Way("a conversion", numbers =>
                {
                    Sector sector = numbers.Sector();
                    {
                        return Answer.Of(Numbers.SameShape(sector));
                    }
                }, (numbers, times) =>
                {
                    Sector sector = numbers.Sector();
                    for (int time = 0; time < times; time++)
                    {
                        Numbers.SameShape(sector);
                    }
                }),
            }),
            new Function("clash_shape_polygon", "Vector2D[] float", "[ # # # # ] #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    float radius = numbers.Float();
                    Shape result;
                    fixed (Vector2D* first = vertices)
                    {
                        Native.clash_shape_polygon(first, (UIntPtr)(uint)vertices.Length, radius, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    float radius = numbers.Float();
                    Shape result;
                    fixed (Vector2D* first = vertices)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_polygon(first, (UIntPtr)(uint)vertices.Length, radius, &result);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    float radius = numbers.Float();
                    fixed (Vector2D* first = vertices)
                    {
                        return Answer.Of(Shape.Polygon(first, vertices.Length, radius));
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    float radius = numbers.Float();
                    fixed (Vector2D* first = vertices)
                    for (int time = 0; time < times; time++)
                    {
                        Shape.Polygon(first, vertices.Length, radius);
                    }
                }),
            }),
            new Function("clash_shape_polygon_with_rings", "Vector2D[] uint[] float", "[ # # # # ] [ 1 1 ] #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    uint[] ringSizes = numbers.UintArray();
                    float radius = numbers.Float();
                    Shape result;
                    fixed (Vector2D* firstVertices = vertices)
                    fixed (uint* firstRingSizes = ringSizes)
                    {
                        Native.clash_shape_polygon_with_rings(firstVertices, (UIntPtr)(uint)vertices.Length, firstRingSizes, (UIntPtr)(uint)ringSizes.Length, radius, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    uint[] ringSizes = numbers.UintArray();
                    float radius = numbers.Float();
                    Shape result;
                    fixed (Vector2D* firstVertices = vertices)
                    fixed (uint* firstRingSizes = ringSizes)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_polygon_with_rings(firstVertices, (UIntPtr)(uint)vertices.Length, firstRingSizes, (UIntPtr)(uint)ringSizes.Length, radius, &result);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    uint[] ringSizes = numbers.UintArray();
                    float radius = numbers.Float();
                    fixed (Vector2D* firstVertices = vertices)
                    fixed (uint* firstRingSizes = ringSizes)
                    {
                        return Answer.Of(Shape.PolygonWithRings(firstVertices, vertices.Length, firstRingSizes, ringSizes.Length, radius));
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    uint[] ringSizes = numbers.UintArray();
                    float radius = numbers.Float();
                    fixed (Vector2D* firstVertices = vertices)
                    fixed (uint* firstRingSizes = ringSizes)
                    for (int time = 0; time < times; time++)
                    {
                        Shape.PolygonWithRings(firstVertices, vertices.Length, firstRingSizes, ringSizes.Length, radius);
                    }
                }),
            }),
            new Function("clash_shape_chain", "Vector2D[] float bool Side", "[ # # # # ] # 1 1", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    float radius = numbers.Float();
                    bool isClosed = numbers.Bool();
                    Side side = numbers.Side();
                    Shape result;
                    fixed (Vector2D* first = vertices)
                    {
                        Native.clash_shape_chain(first, (UIntPtr)(uint)vertices.Length, radius, (byte)(isClosed ? 1 : 0), (uint)side, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    float radius = numbers.Float();
                    bool isClosed = numbers.Bool();
                    Side side = numbers.Side();
                    Shape result;
                    fixed (Vector2D* first = vertices)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_chain(first, (UIntPtr)(uint)vertices.Length, radius, (byte)(isClosed ? 1 : 0), (uint)side, &result);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    float radius = numbers.Float();
                    bool isClosed = numbers.Bool();
                    Side side = numbers.Side();
                    fixed (Vector2D* first = vertices)
                    {
                        return Answer.Of(Shape.Chain(first, vertices.Length, radius, isClosed, side));
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    float radius = numbers.Float();
                    bool isClosed = numbers.Bool();
                    Side side = numbers.Side();
                    fixed (Vector2D* first = vertices)
                    for (int time = 0; time < times; time++)
                    {
                        Shape.Chain(first, vertices.Length, radius, isClosed, side);
                    }
                }),
            }),
            new Function("clash_shape_group", "Shape[]", "[ point # # point # # ]", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape[] shapes = numbers.ShapeArray();
                    Shape result;
                    fixed (Shape* first = shapes)
                    {
                        Native.clash_shape_group(first, (UIntPtr)(uint)shapes.Length, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Shape[] shapes = numbers.ShapeArray();
                    Shape result;
                    fixed (Shape* first = shapes)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_group(first, (UIntPtr)(uint)shapes.Length, &result);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Shape[] shapes = numbers.ShapeArray();
                    fixed (Shape* first = shapes)
                    {
                        return Answer.Of(Shape.Group(first, shapes.Length));
                    }
                }, (numbers, times) =>
                {
                    Shape[] shapes = numbers.ShapeArray();
                    fixed (Shape* first = shapes)
                    for (int time = 0; time < times; time++)
                    {
                        Shape.Group(first, shapes.Length);
                    }
                }),
            }),
            new Function("clash_shape_check", "Shape", "point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    {
                        return Answer.Of(Native.clash_shape_check(&shape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_check(&shape);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    {
                        return Answer.Of(Clash.Check(shape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Check(shape);
                    }
                }),
            }),
            new Function("clash_status_message", "Status", "1", true, new[]
            {
                new Way("Native", numbers =>
                {
                    Status status = numbers.Status();
                    {
                        return Answer.Of(Native.clash_status_message((uint)status));
                    }
                }, (numbers, times) =>
                {
                    Status status = numbers.Status();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_status_message((uint)status);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Status status = numbers.Status();
                    {
                        return Answer.Of(Clash.Message(status));
                    }
                }, (numbers, times) =>
                {
                    Status status = numbers.Status();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Message(status);
                    }
                }),
            }),
            new Function("clash_shape_prepared_capacity", "Shape", "point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    {
                        return Answer.Of(Native.clash_shape_prepared_capacity(&shape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_prepared_capacity(&shape);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    {
                        return Answer.Of(Clash.PreparedCapacity(shape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.PreparedCapacity(shape);
                    }
                }),
            }),
            new Function("clash_shape_prepared", "Shape", "point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Node[] nodes = new Node[8];
                    Shape outShape = default(Shape);
                    fixed (Node* first = nodes)
                    {
                        return Answer.Of(Native.clash_shape_prepared(&shape, first, (UIntPtr)(uint)nodes.Length, &outShape)).With(Answer.Of(nodes), Answer.Of(outShape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Node[] nodes = new Node[8];
                    Shape outShape = default(Shape);
                    fixed (Node* first = nodes)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_prepared(&shape, first, (UIntPtr)(uint)nodes.Length, &outShape);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Node[] nodes = new Node[8];
                    Shape outShape = default(Shape);
                    fixed (Node* first = nodes)
                    {
                        return Answer.Of(Clash.Prepared(shape, first, nodes.Length, out outShape)).With(Answer.Of(nodes), Answer.Of(outShape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Node[] nodes = new Node[8];
                    Shape outShape = default(Shape);
                    fixed (Node* first = nodes)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Prepared(shape, first, nodes.Length, out outShape);
                    }
                }),
            }),
            new Function("clash_shape_member_count", "Shape", "point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    {
                        return Answer.Of(Native.clash_shape_member_count(&shape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_member_count(&shape);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    {
                        return Answer.Of(Clash.MemberCount(shape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.MemberCount(shape);
                    }
                }),
            }),
            new Function("clash_shape_edge_count", "Shape uint", "point # # 1", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    uint member = numbers.Uint();
                    {
                        return Answer.Of(Native.clash_shape_edge_count(&shape, member));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    uint member = numbers.Uint();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_edge_count(&shape, member);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    uint member = numbers.Uint();
                    {
                        return Answer.Of(Clash.EdgeCount(shape, member));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    uint member = numbers.Uint();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.EdgeCount(shape, member);
                    }
                }),
            }),
            new Function("clash_shape_vertex_count", "Shape uint", "point # # 1", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    uint member = numbers.Uint();
                    {
                        return Answer.Of(Native.clash_shape_vertex_count(&shape, member));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    uint member = numbers.Uint();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_vertex_count(&shape, member);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    uint member = numbers.Uint();
                    {
                        return Answer.Of(Clash.VertexCount(shape, member));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    uint member = numbers.Uint();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.VertexCount(shape, member);
                    }
                }),
            }),
            new Function("clash_shape_edge", "Shape uint uint", "point # # 1 1", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    uint member = numbers.Uint();
                    uint edge = numbers.Uint();
                    Edge outEdge = default(Edge);
                    {
                        return Answer.Of(Native.clash_shape_edge(&shape, member, edge, &outEdge)).With(Answer.Of(outEdge));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    uint member = numbers.Uint();
                    uint edge = numbers.Uint();
                    Edge outEdge = default(Edge);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_edge(&shape, member, edge, &outEdge);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    uint member = numbers.Uint();
                    uint edge = numbers.Uint();
                    Edge outEdge = default(Edge);
                    {
                        return Answer.Of(Clash.Edge(shape, member, edge, out outEdge)).With(Answer.Of(outEdge));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    uint member = numbers.Uint();
                    uint edge = numbers.Uint();
                    Edge outEdge = default(Edge);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Edge(shape, member, edge, out outEdge);
                    }
                }),
            }),
            new Function("clash_shape_vertex", "Shape uint uint", "point # # 1 1", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    uint member = numbers.Uint();
                    uint vertex = numbers.Uint();
                    Vector2D outVertex = default(Vector2D);
                    {
                        return Answer.Of(Native.clash_shape_vertex(&shape, member, vertex, &outVertex)).With(Answer.Of(outVertex));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    uint member = numbers.Uint();
                    uint vertex = numbers.Uint();
                    Vector2D outVertex = default(Vector2D);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_vertex(&shape, member, vertex, &outVertex);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    uint member = numbers.Uint();
                    uint vertex = numbers.Uint();
                    Vector2D outVertex = default(Vector2D);
                    {
                        return Answer.Of(Clash.Vertex(shape, member, vertex, out outVertex)).With(Answer.Of(outVertex));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    uint member = numbers.Uint();
                    uint vertex = numbers.Uint();
                    Vector2D outVertex = default(Vector2D);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Vertex(shape, member, vertex, out outVertex);
                    }
                }),
            }),
            new Function("clash_shape_point_at", "Shape Place", "point # # 1 1 #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Place place = numbers.Place();
                    Vector2D point = default(Vector2D);
                    {
                        return Answer.Of(Native.clash_shape_point_at(&shape, &place, &point)).With(Answer.Of(point));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Place place = numbers.Place();
                    Vector2D point = default(Vector2D);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_point_at(&shape, &place, &point);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Place place = numbers.Place();
                    Vector2D point = default(Vector2D);
                    {
                        return Answer.Of(Clash.PointAt(shape, place, out point)).With(Answer.Of(point));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Place place = numbers.Place();
                    Vector2D point = default(Vector2D);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.PointAt(shape, place, out point);
                    }
                }),
            }),
            new Function("clash_shape_place_at", "Shape Vector2D Vector2D", "point # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D point = numbers.Vector2D();
                    Vector2D normal = numbers.Vector2D();
                    Place place = default(Place);
                    {
                        return Answer.Of(Native.clash_shape_place_at(&shape, &point, &normal, &place)).With(Answer.Of(place));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D point = numbers.Vector2D();
                    Vector2D normal = numbers.Vector2D();
                    Place place = default(Place);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_place_at(&shape, &point, &normal, &place);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D point = numbers.Vector2D();
                    Vector2D normal = numbers.Vector2D();
                    Place place = default(Place);
                    {
                        return Answer.Of(Clash.PlaceAt(shape, point, normal, out place)).With(Answer.Of(place));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D point = numbers.Vector2D();
                    Vector2D normal = numbers.Vector2D();
                    Place place = default(Place);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.PlaceAt(shape, point, normal, out place);
                    }
                }),
            }),
            new Function("clash_rectangle_from_edges", "float float float float", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    float left = numbers.Float();
                    float bottom = numbers.Float();
                    float right = numbers.Float();
                    float top = numbers.Float();
                    Rectangle result;
                    {
                        Native.clash_rectangle_from_edges(left, bottom, right, top, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    float left = numbers.Float();
                    float bottom = numbers.Float();
                    float right = numbers.Float();
                    float top = numbers.Float();
                    Rectangle result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_rectangle_from_edges(left, bottom, right, top, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    float left = numbers.Float();
                    float bottom = numbers.Float();
                    float right = numbers.Float();
                    float top = numbers.Float();
                    {
                        return Answer.Of(Clash.RectangleFromEdges(left, bottom, right, top));
                    }
                }, (numbers, times) =>
                {
                    float left = numbers.Float();
                    float bottom = numbers.Float();
                    float right = numbers.Float();
                    float top = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.RectangleFromEdges(left, bottom, right, top);
                    }
                }),
            }),
            new Function("clash_rectangle_from_center", "Vector2D Vector2D", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D center = numbers.Vector2D();
                    Vector2D size = numbers.Vector2D();
                    Rectangle result;
                    {
                        Native.clash_rectangle_from_center(&center, &size, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D center = numbers.Vector2D();
                    Vector2D size = numbers.Vector2D();
                    Rectangle result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_rectangle_from_center(&center, &size, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D center = numbers.Vector2D();
                    Vector2D size = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.RectangleFromCenter(center, size));
                    }
                }, (numbers, times) =>
                {
                    Vector2D center = numbers.Vector2D();
                    Vector2D size = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.RectangleFromCenter(center, size);
                    }
                }),
            }),
            new Function("clash_oriented_rectangle_from_center", "Vector2D Vector2D float", "# # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D center = numbers.Vector2D();
                    Vector2D size = numbers.Vector2D();
                    float radians = numbers.Float();
                    OrientedRectangle result;
                    {
                        Native.clash_oriented_rectangle_from_center(&center, &size, radians, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D center = numbers.Vector2D();
                    Vector2D size = numbers.Vector2D();
                    float radians = numbers.Float();
                    OrientedRectangle result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_oriented_rectangle_from_center(&center, &size, radians, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D center = numbers.Vector2D();
                    Vector2D size = numbers.Vector2D();
                    float radians = numbers.Float();
                    {
                        return Answer.Of(Clash.OrientedRectangleFromCenter(center, size, radians));
                    }
                }, (numbers, times) =>
                {
                    Vector2D center = numbers.Vector2D();
                    Vector2D size = numbers.Vector2D();
                    float radians = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.OrientedRectangleFromCenter(center, size, radians);
                    }
                }),
            }),
            new Function("clash_oriented_rectangle_from_pivot", "Rectangle Vector2D float", "# # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Rectangle r = numbers.Rectangle();
                    Vector2D pivot = numbers.Vector2D();
                    float rotation = numbers.Float();
                    OrientedRectangle result;
                    {
                        Native.clash_oriented_rectangle_from_pivot(&r, &pivot, rotation, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Rectangle r = numbers.Rectangle();
                    Vector2D pivot = numbers.Vector2D();
                    float rotation = numbers.Float();
                    OrientedRectangle result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_oriented_rectangle_from_pivot(&r, &pivot, rotation, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Rectangle r = numbers.Rectangle();
                    Vector2D pivot = numbers.Vector2D();
                    float rotation = numbers.Float();
                    {
                        return Answer.Of(Clash.OrientedRectangleFromPivot(r, pivot, rotation));
                    }
                }, (numbers, times) =>
                {
                    Rectangle r = numbers.Rectangle();
                    Vector2D pivot = numbers.Vector2D();
                    float rotation = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.OrientedRectangleFromPivot(r, pivot, rotation);
                    }
                }),
            }),
            new Function("clash_line_through_points", "Vector2D Vector2D", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    Line result;
                    {
                        Native.clash_line_through_points(&a, &b, &result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    Line result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_line_through_points(&a, &b, &result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    {
                        return Answer.Of(Clash.LineThrough(a, b));
                    }
                }, (numbers, times) =>
                {
                    Vector2D a = numbers.Vector2D();
                    Vector2D b = numbers.Vector2D();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.LineThrough(a, b);
                    }
                }),
            }),
            new Function("clash_regular_polygon", "Vector2D float float", "# # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D center = numbers.Vector2D();
                    float radius = numbers.Float();
                    float rotation = numbers.Float();
                    Vector2D[] vertices = new Vector2D[8];
                    Shape result;
                    fixed (Vector2D* first = vertices)
                    {
                        Native.clash_regular_polygon(&center, radius, rotation, first, (UIntPtr)(uint)vertices.Length, &result);
                        return Answer.Of(result).With(Answer.Of(vertices));
                    }
                }, (numbers, times) =>
                {
                    Vector2D center = numbers.Vector2D();
                    float radius = numbers.Float();
                    float rotation = numbers.Float();
                    Vector2D[] vertices = new Vector2D[8];
                    Shape result;
                    fixed (Vector2D* first = vertices)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_regular_polygon(&center, radius, rotation, first, (UIntPtr)(uint)vertices.Length, &result);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Vector2D center = numbers.Vector2D();
                    float radius = numbers.Float();
                    float rotation = numbers.Float();
                    Vector2D[] vertices = new Vector2D[8];
                    fixed (Vector2D* first = vertices)
                    {
                        return Answer.Of(Clash.RegularPolygon(center, radius, rotation, first, vertices.Length)).With(Answer.Of(vertices));
                    }
                }, (numbers, times) =>
                {
                    Vector2D center = numbers.Vector2D();
                    float radius = numbers.Float();
                    float rotation = numbers.Float();
                    Vector2D[] vertices = new Vector2D[8];
                    fixed (Vector2D* first = vertices)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.RegularPolygon(center, radius, rotation, first, vertices.Length);
                    }
                }),
            }),
            new Function("clash_rounded_rectangle", "Rectangle float", "# # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Rectangle r = numbers.Rectangle();
                    float cornerRadius = numbers.Float();
                    Vector2D[] vertices = new Vector2D[8];
                    Shape result;
                    fixed (Vector2D* first = vertices)
                    {
                        Native.clash_rounded_rectangle(&r, cornerRadius, first, (UIntPtr)(uint)vertices.Length, &result);
                        return Answer.Of(result).With(Answer.Of(vertices));
                    }
                }, (numbers, times) =>
                {
                    Rectangle r = numbers.Rectangle();
                    float cornerRadius = numbers.Float();
                    Vector2D[] vertices = new Vector2D[8];
                    Shape result;
                    fixed (Vector2D* first = vertices)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_rounded_rectangle(&r, cornerRadius, first, (UIntPtr)(uint)vertices.Length, &result);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Rectangle r = numbers.Rectangle();
                    float cornerRadius = numbers.Float();
                    Vector2D[] vertices = new Vector2D[8];
                    fixed (Vector2D* first = vertices)
                    {
                        return Answer.Of(Clash.Rounded(r, cornerRadius, first, vertices.Length)).With(Answer.Of(vertices));
                    }
                }, (numbers, times) =>
                {
                    Rectangle r = numbers.Rectangle();
                    float cornerRadius = numbers.Float();
                    Vector2D[] vertices = new Vector2D[8];
                    fixed (Vector2D* first = vertices)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Rounded(r, cornerRadius, first, vertices.Length);
                    }
                }),
            }),
            new Function("clash_place_vertices", "Vector2D[] Vector2D float", "[ # # # # ] # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    Vector2D position = numbers.Vector2D();
                    float rotation = numbers.Float();
                    Vector2D[] outVertices = new Vector2D[8];
                    fixed (Vector2D* firstVertices = vertices)
                    fixed (Vector2D* firstOutVertices = outVertices)
                    {
                        return Answer.Of(Native.clash_place_vertices(firstVertices, (UIntPtr)(uint)vertices.Length, &position, rotation, firstOutVertices, (UIntPtr)(uint)outVertices.Length)).With(Answer.Of(outVertices));
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    Vector2D position = numbers.Vector2D();
                    float rotation = numbers.Float();
                    Vector2D[] outVertices = new Vector2D[8];
                    fixed (Vector2D* firstVertices = vertices)
                    fixed (Vector2D* firstOutVertices = outVertices)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_place_vertices(firstVertices, (UIntPtr)(uint)vertices.Length, &position, rotation, firstOutVertices, (UIntPtr)(uint)outVertices.Length);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    Vector2D position = numbers.Vector2D();
                    float rotation = numbers.Float();
                    Vector2D[] outVertices = new Vector2D[8];
                    fixed (Vector2D* firstVertices = vertices)
                    fixed (Vector2D* firstOutVertices = outVertices)
                    {
                        return Answer.Of(Clash.PlaceVertices(firstVertices, vertices.Length, position, rotation, firstOutVertices, outVertices.Length)).With(Answer.Of(outVertices));
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    Vector2D position = numbers.Vector2D();
                    float rotation = numbers.Float();
                    Vector2D[] outVertices = new Vector2D[8];
                    fixed (Vector2D* firstVertices = vertices)
                    fixed (Vector2D* firstOutVertices = outVertices)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.PlaceVertices(firstVertices, vertices.Length, position, rotation, firstOutVertices, outVertices.Length);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    Vector2D position = numbers.Vector2D();
                    float rotation = numbers.Float();
                    Vector2D[] outVertices = new Vector2D[8];
                    {
                        return Answer.Of(Clash.PlaceVertices(vertices, position, rotation, outVertices)).With(Answer.Of(outVertices));
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    Vector2D position = numbers.Vector2D();
                    float rotation = numbers.Float();
                    Vector2D[] outVertices = new Vector2D[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.PlaceVertices(vertices, position, rotation, outVertices);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    Vector2D position = numbers.Vector2D();
                    float rotation = numbers.Float();
                    Vector2D[] outVertices = new Vector2D[8];
                    {
                        return Answer.Of(Clash.PlaceVertices(new ReadOnlySpan<Vector2D>(vertices), position, rotation, new Span<Vector2D>(outVertices))).With(Answer.Of(outVertices));
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    Vector2D position = numbers.Vector2D();
                    float rotation = numbers.Float();
                    Vector2D[] outVertices = new Vector2D[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.PlaceVertices(new ReadOnlySpan<Vector2D>(vertices), position, rotation, new Span<Vector2D>(outVertices));
                    }
                }),
#endif
            }),
            new Function("clash_shape_at_pose_capacity", "Shape", "point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    {
                        return Answer.Of(Native.clash_shape_at_pose_capacity(&shape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_at_pose_capacity(&shape);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    {
                        return Answer.Of(Clash.AtPoseCapacity(shape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.AtPoseCapacity(shape);
                    }
                }),
            }),
            new Function("clash_shape_at_pose", "Shape Pose2D", "point # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Pose2D pose = numbers.Pose2D();
                    Node[] nodes = new Node[8];
                    Shape outShape = default(Shape);
                    fixed (Node* first = nodes)
                    {
                        return Answer.Of(Native.clash_shape_at_pose(&shape, &pose, first, (UIntPtr)(uint)nodes.Length, &outShape)).With(Answer.Of(nodes), Answer.Of(outShape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Pose2D pose = numbers.Pose2D();
                    Node[] nodes = new Node[8];
                    Shape outShape = default(Shape);
                    fixed (Node* first = nodes)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_shape_at_pose(&shape, &pose, first, (UIntPtr)(uint)nodes.Length, &outShape);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Pose2D pose = numbers.Pose2D();
                    Node[] nodes = new Node[8];
                    Shape outShape = default(Shape);
                    fixed (Node* first = nodes)
                    {
                        return Answer.Of(Clash.AtPose(shape, pose, first, nodes.Length, out outShape)).With(Answer.Of(nodes), Answer.Of(outShape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Pose2D pose = numbers.Pose2D();
                    Node[] nodes = new Node[8];
                    Shape outShape = default(Shape);
                    fixed (Node* first = nodes)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.AtPose(shape, pose, first, nodes.Length, out outShape);
                    }
                }),
            }),
            new Function("clash_collide", "Shape Shape", "point # # point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    {
                        return Answer.Of(Native.clash_collide(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_collide(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    {
                        return Answer.Of(Clash.Collide(a, b));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(a, b);
                    }
                }),
            }),
            new Function("clash_within", "Shape Shape float", "point # # point # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float distance = numbers.Float();
                    {
                        return Answer.Of(Native.clash_within(&a, &b, distance));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float distance = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_within(&a, &b, distance);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float distance = numbers.Float();
                    {
                        return Answer.Of(Clash.Within(a, b, distance));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float distance = numbers.Float();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Within(a, b, distance);
                    }
                }),
            }),
            new Function("clash_relate", "Shape Shape", "point # # point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    {
                        return Answer.Of(Native.clash_relate(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_relate(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    {
                        return Answer.Of(Clash.Relate(a, b));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Relate(a, b);
                    }
                }),
            }),
            new Function("clash_contains", "Shape Shape", "point # # point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    {
                        return Answer.Of(Native.clash_contains(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_contains(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    {
                        return Answer.Of(Clash.Contains(a, b));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Contains(a, b);
                    }
                }),
            }),
            new Function("clash_distance", "Shape Shape float", "point # # point # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float maximum = numbers.Float();
                    Distance distance = default(Distance);
                    {
                        return Answer.Of(Native.clash_distance(&a, &b, maximum, &distance)).With(Answer.Of(distance));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float maximum = numbers.Float();
                    Distance distance = default(Distance);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_distance(&a, &b, maximum, &distance);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float maximum = numbers.Float();
                    Distance distance = default(Distance);
                    {
                        return Answer.Of(Clash.Distance(a, b, maximum, out distance)).With(Answer.Of(distance));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float maximum = numbers.Float();
                    Distance distance = default(Distance);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Distance(a, b, maximum, out distance);
                    }
                }),
            }),
            new Function("clash_signed_distance", "Shape Vector2D", "point # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D point = numbers.Vector2D();
                    SignedDistance distance = default(SignedDistance);
                    {
                        return Answer.Of(Native.clash_signed_distance(&shape, &point, &distance)).With(Answer.Of(distance));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D point = numbers.Vector2D();
                    SignedDistance distance = default(SignedDistance);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_signed_distance(&shape, &point, &distance);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D point = numbers.Vector2D();
                    SignedDistance distance = default(SignedDistance);
                    {
                        return Answer.Of(Clash.SignedDistance(shape, point, out distance)).With(Answer.Of(distance));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D point = numbers.Vector2D();
                    SignedDistance distance = default(SignedDistance);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.SignedDistance(shape, point, out distance);
                    }
                }),
            }),
            new Function("clash_contact", "Shape Shape float", "point # # point # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float distance = numbers.Float();
                    Contact contact = default(Contact);
                    {
                        return Answer.Of(Native.clash_contact(&a, &b, distance, &contact)).With(Answer.Of(contact));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float distance = numbers.Float();
                    Contact contact = default(Contact);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_contact(&a, &b, distance, &contact);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float distance = numbers.Float();
                    Contact contact = default(Contact);
                    {
                        return Answer.Of(Clash.Contact(a, b, distance, out contact)).With(Answer.Of(contact));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float distance = numbers.Float();
                    Contact contact = default(Contact);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Contact(a, b, distance, out contact);
                    }
                }),
            }),
            new Function("clash_contacts", "Shape Shape float", "point # # point # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float distance = numbers.Float();
                    Contact[] contacts = new Contact[8];
                    fixed (Contact* first = contacts)
                    {
                        return Answer.Of(Native.clash_contacts(&a, &b, distance, first, (UIntPtr)(uint)contacts.Length)).With(Answer.Of(contacts));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float distance = numbers.Float();
                    Contact[] contacts = new Contact[8];
                    fixed (Contact* first = contacts)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_contacts(&a, &b, distance, first, (UIntPtr)(uint)contacts.Length);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float distance = numbers.Float();
                    Contact[] contacts = new Contact[8];
                    fixed (Contact* first = contacts)
                    {
                        return Answer.Of(Clash.Contacts(a, b, distance, first, contacts.Length)).With(Answer.Of(contacts));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float distance = numbers.Float();
                    Contact[] contacts = new Contact[8];
                    fixed (Contact* first = contacts)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Contacts(a, b, distance, first, contacts.Length);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float distance = numbers.Float();
                    Contact[] contacts = new Contact[8];
                    {
                        return Answer.Of(Clash.Contacts(a, b, distance, contacts)).With(Answer.Of(contacts));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float distance = numbers.Float();
                    Contact[] contacts = new Contact[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Contacts(a, b, distance, contacts);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float distance = numbers.Float();
                    Contact[] contacts = new Contact[8];
                    {
                        return Answer.Of(Clash.Contacts(a, b, distance, new Span<Contact>(contacts))).With(Answer.Of(contacts));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    float distance = numbers.Float();
                    Contact[] contacts = new Contact[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Contacts(a, b, distance, new Span<Contact>(contacts));
                    }
                }),
#endif
            }),
            new Function("clash_separation", "Shape Shape", "point # # point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    Vector2D separation = default(Vector2D);
                    {
                        return Answer.Of(Native.clash_separation(&a, &b, &separation)).With(Answer.Of(separation));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    Vector2D separation = default(Vector2D);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_separation(&a, &b, &separation);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    Vector2D separation = default(Vector2D);
                    {
                        return Answer.Of(Clash.Separation(a, b, out separation)).With(Answer.Of(separation));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    Vector2D separation = default(Vector2D);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Separation(a, b, out separation);
                    }
                }),
            }),
            new Function("clash_intersections", "Shape Shape", "point # # point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    Intersection[] intersections = new Intersection[8];
                    fixed (Intersection* first = intersections)
                    {
                        return Answer.Of(Native.clash_intersections(&a, &b, first, (UIntPtr)(uint)intersections.Length)).With(Answer.Of(intersections));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    Intersection[] intersections = new Intersection[8];
                    fixed (Intersection* first = intersections)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_intersections(&a, &b, first, (UIntPtr)(uint)intersections.Length);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    Intersection[] intersections = new Intersection[8];
                    fixed (Intersection* first = intersections)
                    {
                        return Answer.Of(Clash.Intersections(a, b, first, intersections.Length)).With(Answer.Of(intersections));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    Intersection[] intersections = new Intersection[8];
                    fixed (Intersection* first = intersections)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Intersections(a, b, first, intersections.Length);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    Intersection[] intersections = new Intersection[8];
                    {
                        return Answer.Of(Clash.Intersections(a, b, intersections)).With(Answer.Of(intersections));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    Intersection[] intersections = new Intersection[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Intersections(a, b, intersections);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    Intersection[] intersections = new Intersection[8];
                    {
                        return Answer.Of(Clash.Intersections(a, b, new Span<Intersection>(intersections))).With(Answer.Of(intersections));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Shape b = numbers.Shape();
                    Intersection[] intersections = new Intersection[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Intersections(a, b, new Span<Intersection>(intersections));
                    }
                }),
#endif
            }),
            new Function("clash_clip_segment", "Shape Segment", "point # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Segment segment = numbers.Segment();
                    Stretch[] stretches = new Stretch[8];
                    fixed (Stretch* first = stretches)
                    {
                        return Answer.Of(Native.clash_clip_segment(&shape, &segment, first, (UIntPtr)(uint)stretches.Length)).With(Answer.Of(stretches));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Segment segment = numbers.Segment();
                    Stretch[] stretches = new Stretch[8];
                    fixed (Stretch* first = stretches)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_clip_segment(&shape, &segment, first, (UIntPtr)(uint)stretches.Length);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Segment segment = numbers.Segment();
                    Stretch[] stretches = new Stretch[8];
                    fixed (Stretch* first = stretches)
                    {
                        return Answer.Of(Clash.ClipSegment(shape, segment, first, stretches.Length)).With(Answer.Of(stretches));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Segment segment = numbers.Segment();
                    Stretch[] stretches = new Stretch[8];
                    fixed (Stretch* first = stretches)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.ClipSegment(shape, segment, first, stretches.Length);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Segment segment = numbers.Segment();
                    Stretch[] stretches = new Stretch[8];
                    {
                        return Answer.Of(Clash.ClipSegment(shape, segment, stretches)).With(Answer.Of(stretches));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Segment segment = numbers.Segment();
                    Stretch[] stretches = new Stretch[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.ClipSegment(shape, segment, stretches);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Segment segment = numbers.Segment();
                    Stretch[] stretches = new Stretch[8];
                    {
                        return Answer.Of(Clash.ClipSegment(shape, segment, new Span<Stretch>(stretches))).With(Answer.Of(stretches));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Segment segment = numbers.Segment();
                    Stretch[] stretches = new Stretch[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.ClipSegment(shape, segment, new Span<Stretch>(stretches));
                    }
                }),
#endif
            }),
            new Function("clash_default_cast", "", "", false, new[]
            {
                new Way("Native", numbers =>
                {
                    CastSettings result;
                    {
                        Native.clash_default_cast(&result);
                        return Answer.Of(result);
                    }
                }, (numbers, times) =>
                {
                    CastSettings result;
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_default_cast(&result);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    {
                        return Answer.Of(Clash.DefaultCast());
                    }
                }, (numbers, times) =>
                {
                    for (int time = 0; time < times; time++)
                    {
                        Clash.DefaultCast();
                    }
                }),
            }),
            new Function("clash_cast_settings_check", "CastSettings", "1 1 # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    CastSettings settings = numbers.CastSettings();
                    {
                        return Answer.Of(Native.clash_cast_settings_check(&settings));
                    }
                }, (numbers, times) =>
                {
                    CastSettings settings = numbers.CastSettings();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_cast_settings_check(&settings);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    CastSettings settings = numbers.CastSettings();
                    {
                        return Answer.Of(Clash.Check(settings));
                    }
                }, (numbers, times) =>
                {
                    CastSettings settings = numbers.CastSettings();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Check(settings);
                    }
                }),
            }),
            new Function("clash_cast_ray", "Shape Vector2D Vector2D CastSettings", "point # # # # # # 1 1 # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D origin = numbers.Vector2D();
                    Vector2D movement = numbers.Vector2D();
                    CastSettings settings = numbers.CastSettings();
                    RayHit hit = default(RayHit);
                    {
                        return Answer.Of(Native.clash_cast_ray(&shape, &origin, &movement, &settings, &hit)).With(Answer.Of(hit));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D origin = numbers.Vector2D();
                    Vector2D movement = numbers.Vector2D();
                    CastSettings settings = numbers.CastSettings();
                    RayHit hit = default(RayHit);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_cast_ray(&shape, &origin, &movement, &settings, &hit);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D origin = numbers.Vector2D();
                    Vector2D movement = numbers.Vector2D();
                    CastSettings settings = numbers.CastSettings();
                    RayHit hit = default(RayHit);
                    {
                        return Answer.Of(Clash.CastRay(shape, origin, movement, settings, out hit)).With(Answer.Of(hit));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D origin = numbers.Vector2D();
                    Vector2D movement = numbers.Vector2D();
                    CastSettings settings = numbers.CastSettings();
                    RayHit hit = default(RayHit);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.CastRay(shape, origin, movement, settings, out hit);
                    }
                }),
            }),
            new Function("clash_cast", "Shape Vector2D Shape Vector2D CastSettings", "point # # # # point # # # # 1 1 # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape a = numbers.Shape();
                    Vector2D movementA = numbers.Vector2D();
                    Shape b = numbers.Shape();
                    Vector2D movementB = numbers.Vector2D();
                    CastSettings settings = numbers.CastSettings();
                    CastHit hit = default(CastHit);
                    {
                        return Answer.Of(Native.clash_cast(&a, &movementA, &b, &movementB, &settings, &hit)).With(Answer.Of(hit));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Vector2D movementA = numbers.Vector2D();
                    Shape b = numbers.Shape();
                    Vector2D movementB = numbers.Vector2D();
                    CastSettings settings = numbers.CastSettings();
                    CastHit hit = default(CastHit);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_cast(&a, &movementA, &b, &movementB, &settings, &hit);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape a = numbers.Shape();
                    Vector2D movementA = numbers.Vector2D();
                    Shape b = numbers.Shape();
                    Vector2D movementB = numbers.Vector2D();
                    CastSettings settings = numbers.CastSettings();
                    CastHit hit = default(CastHit);
                    {
                        return Answer.Of(Clash.Cast(a, movementA, b, movementB, settings, out hit)).With(Answer.Of(hit));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Vector2D movementA = numbers.Vector2D();
                    Shape b = numbers.Shape();
                    Vector2D movementB = numbers.Vector2D();
                    CastSettings settings = numbers.CastSettings();
                    CastHit hit = default(CastHit);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Cast(a, movementA, b, movementB, settings, out hit);
                    }
                }),
            }),
            new Function("clash_cast_turning", "Shape Motion2D Shape Motion2D CastSettings", "point # # # # # # # point # # # # # # # 1 1 # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape a = numbers.Shape();
                    Motion2D motionA = numbers.Motion2D();
                    Shape b = numbers.Shape();
                    Motion2D motionB = numbers.Motion2D();
                    CastSettings settings = numbers.CastSettings();
                    CastHit hit = default(CastHit);
                    {
                        return Answer.Of(Native.clash_cast_turning(&a, &motionA, &b, &motionB, &settings, &hit)).With(Answer.Of(hit));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Motion2D motionA = numbers.Motion2D();
                    Shape b = numbers.Shape();
                    Motion2D motionB = numbers.Motion2D();
                    CastSettings settings = numbers.CastSettings();
                    CastHit hit = default(CastHit);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_cast_turning(&a, &motionA, &b, &motionB, &settings, &hit);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape a = numbers.Shape();
                    Motion2D motionA = numbers.Motion2D();
                    Shape b = numbers.Shape();
                    Motion2D motionB = numbers.Motion2D();
                    CastSettings settings = numbers.CastSettings();
                    CastHit hit = default(CastHit);
                    {
                        return Answer.Of(Clash.CastTurning(a, motionA, b, motionB, settings, out hit)).With(Answer.Of(hit));
                    }
                }, (numbers, times) =>
                {
                    Shape a = numbers.Shape();
                    Motion2D motionA = numbers.Motion2D();
                    Shape b = numbers.Shape();
                    Motion2D motionB = numbers.Motion2D();
                    CastSettings settings = numbers.CastSettings();
                    CastHit hit = default(CastHit);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.CastTurning(a, motionA, b, motionB, settings, out hit);
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
                    Rectangle rectangle = default(Rectangle);
                    fixed (Rectangle* first = rectangles)
                    {
                        return Answer.Of(Native.clash_rectangles_rectangle_hull(first, (UIntPtr)(uint)rectangles.Length, &rectangle)).With(Answer.Of(rectangle));
                    }
                }, (numbers, times) =>
                {
                    Rectangle[] rectangles = numbers.RectangleArray();
                    Rectangle rectangle = default(Rectangle);
                    fixed (Rectangle* first = rectangles)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_rectangles_rectangle_hull(first, (UIntPtr)(uint)rectangles.Length, &rectangle);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Rectangle[] rectangles = numbers.RectangleArray();
                    Rectangle rectangle = default(Rectangle);
                    fixed (Rectangle* first = rectangles)
                    {
                        return Answer.Of(Clash.RectangleHull(first, rectangles.Length, out rectangle)).With(Answer.Of(rectangle));
                    }
                }, (numbers, times) =>
                {
                    Rectangle[] rectangles = numbers.RectangleArray();
                    Rectangle rectangle = default(Rectangle);
                    fixed (Rectangle* first = rectangles)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.RectangleHull(first, rectangles.Length, out rectangle);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Rectangle[] rectangles = numbers.RectangleArray();
                    Rectangle rectangle = default(Rectangle);
                    {
                        return Answer.Of(Clash.RectangleHull(rectangles, out rectangle)).With(Answer.Of(rectangle));
                    }
                }, (numbers, times) =>
                {
                    Rectangle[] rectangles = numbers.RectangleArray();
                    Rectangle rectangle = default(Rectangle);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.RectangleHull(rectangles, out rectangle);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Rectangle[] rectangles = numbers.RectangleArray();
                    Rectangle rectangle = default(Rectangle);
                    {
                        return Answer.Of(Clash.RectangleHull(new ReadOnlySpan<Rectangle>(rectangles), out rectangle)).With(Answer.Of(rectangle));
                    }
                }, (numbers, times) =>
                {
                    Rectangle[] rectangles = numbers.RectangleArray();
                    Rectangle rectangle = default(Rectangle);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.RectangleHull(new ReadOnlySpan<Rectangle>(rectangles), out rectangle);
                    }
                }),
#endif
            }),
            new Function("clash_circles_rectangle_hull", "Circle[]", "[ # # # # # # ]", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Rectangle rectangle = default(Rectangle);
                    fixed (Circle* first = circles)
                    {
                        return Answer.Of(Native.clash_circles_rectangle_hull(first, (UIntPtr)(uint)circles.Length, &rectangle)).With(Answer.Of(rectangle));
                    }
                }, (numbers, times) =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Rectangle rectangle = default(Rectangle);
                    fixed (Circle* first = circles)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_circles_rectangle_hull(first, (UIntPtr)(uint)circles.Length, &rectangle);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Rectangle rectangle = default(Rectangle);
                    fixed (Circle* first = circles)
                    {
                        return Answer.Of(Clash.RectangleHull(first, circles.Length, out rectangle)).With(Answer.Of(rectangle));
                    }
                }, (numbers, times) =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Rectangle rectangle = default(Rectangle);
                    fixed (Circle* first = circles)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.RectangleHull(first, circles.Length, out rectangle);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Rectangle rectangle = default(Rectangle);
                    {
                        return Answer.Of(Clash.RectangleHull(circles, out rectangle)).With(Answer.Of(rectangle));
                    }
                }, (numbers, times) =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Rectangle rectangle = default(Rectangle);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.RectangleHull(circles, out rectangle);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Rectangle rectangle = default(Rectangle);
                    {
                        return Answer.Of(Clash.RectangleHull(new ReadOnlySpan<Circle>(circles), out rectangle)).With(Answer.Of(rectangle));
                    }
                }, (numbers, times) =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Rectangle rectangle = default(Rectangle);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.RectangleHull(new ReadOnlySpan<Circle>(circles), out rectangle);
                    }
                }),
#endif
            }),
            new Function("clash_circles_circle_hull", "Circle[]", "[ # # # # # # ]", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Circle circle = default(Circle);
                    fixed (Circle* first = circles)
                    {
                        return Answer.Of(Native.clash_circles_circle_hull(first, (UIntPtr)(uint)circles.Length, &circle)).With(Answer.Of(circle));
                    }
                }, (numbers, times) =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Circle circle = default(Circle);
                    fixed (Circle* first = circles)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_circles_circle_hull(first, (UIntPtr)(uint)circles.Length, &circle);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Circle circle = default(Circle);
                    fixed (Circle* first = circles)
                    {
                        return Answer.Of(Clash.CircleHull(first, circles.Length, out circle)).With(Answer.Of(circle));
                    }
                }, (numbers, times) =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Circle circle = default(Circle);
                    fixed (Circle* first = circles)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.CircleHull(first, circles.Length, out circle);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Circle circle = default(Circle);
                    {
                        return Answer.Of(Clash.CircleHull(circles, out circle)).With(Answer.Of(circle));
                    }
                }, (numbers, times) =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Circle circle = default(Circle);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.CircleHull(circles, out circle);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Circle circle = default(Circle);
                    {
                        return Answer.Of(Clash.CircleHull(new ReadOnlySpan<Circle>(circles), out circle)).With(Answer.Of(circle));
                    }
                }, (numbers, times) =>
                {
                    Circle[] circles = numbers.CircleArray();
                    Circle circle = default(Circle);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.CircleHull(new ReadOnlySpan<Circle>(circles), out circle);
                    }
                }),
#endif
            }),
            new Function("clash_bounding_rectangle", "Shape", "point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Rectangle rectangle = default(Rectangle);
                    {
                        return Answer.Of(Native.clash_bounding_rectangle(&shape, &rectangle)).With(Answer.Of(rectangle));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Rectangle rectangle = default(Rectangle);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_bounding_rectangle(&shape, &rectangle);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Rectangle rectangle = default(Rectangle);
                    {
                        return Answer.Of(Clash.BoundingRectangle(shape, out rectangle)).With(Answer.Of(rectangle));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Rectangle rectangle = default(Rectangle);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.BoundingRectangle(shape, out rectangle);
                    }
                }),
            }),
            new Function("clash_swept_bounding_rectangle", "Shape Motion2D", "point # # # # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Motion2D motion = numbers.Motion2D();
                    Rectangle rectangle = default(Rectangle);
                    {
                        return Answer.Of(Native.clash_swept_bounding_rectangle(&shape, &motion, &rectangle)).With(Answer.Of(rectangle));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Motion2D motion = numbers.Motion2D();
                    Rectangle rectangle = default(Rectangle);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_swept_bounding_rectangle(&shape, &motion, &rectangle);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Motion2D motion = numbers.Motion2D();
                    Rectangle rectangle = default(Rectangle);
                    {
                        return Answer.Of(Clash.SweptBoundingRectangle(shape, motion, out rectangle)).With(Answer.Of(rectangle));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Motion2D motion = numbers.Motion2D();
                    Rectangle rectangle = default(Rectangle);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.SweptBoundingRectangle(shape, motion, out rectangle);
                    }
                }),
            }),
            new Function("clash_bounding_circle", "Shape", "point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Circle circle = default(Circle);
                    {
                        return Answer.Of(Native.clash_bounding_circle(&shape, &circle)).With(Answer.Of(circle));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Circle circle = default(Circle);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_bounding_circle(&shape, &circle);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Circle circle = default(Circle);
                    {
                        return Answer.Of(Clash.BoundingCircle(shape, out circle)).With(Answer.Of(circle));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Circle circle = default(Circle);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.BoundingCircle(shape, out circle);
                    }
                }),
            }),
            new Function("clash_oriented_box", "Shape", "point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    OrientedRectangle box = default(OrientedRectangle);
                    {
                        return Answer.Of(Native.clash_oriented_box(&shape, &box)).With(Answer.Of(box));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    OrientedRectangle box = default(OrientedRectangle);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_oriented_box(&shape, &box);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    OrientedRectangle box = default(OrientedRectangle);
                    {
                        return Answer.Of(Clash.OrientedBox(shape, out box)).With(Answer.Of(box));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    OrientedRectangle box = default(OrientedRectangle);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.OrientedBox(shape, out box);
                    }
                }),
            }),
            new Function("clash_support_point", "Shape Vector2D", "point # # # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D direction = numbers.Vector2D();
                    Support support = default(Support);
                    {
                        return Answer.Of(Native.clash_support_point(&shape, &direction, &support)).With(Answer.Of(support));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D direction = numbers.Vector2D();
                    Support support = default(Support);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_support_point(&shape, &direction, &support);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D direction = numbers.Vector2D();
                    Support support = default(Support);
                    {
                        return Answer.Of(Clash.SupportPoint(shape, direction, out support)).With(Answer.Of(support));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D direction = numbers.Vector2D();
                    Support support = default(Support);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.SupportPoint(shape, direction, out support);
                    }
                }),
            }),
            new Function("clash_convex_hull", "Vector2D[]", "[ # # # # ]", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D[] points = numbers.Vector2DArray();
                    Vector2D[] corners = new Vector2D[8];
                    fixed (Vector2D* firstPoints = points)
                    fixed (Vector2D* firstOutCorners = corners)
                    {
                        return Answer.Of(Native.clash_convex_hull(firstPoints, (UIntPtr)(uint)points.Length, firstOutCorners, (UIntPtr)(uint)corners.Length)).With(Answer.Of(corners));
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] points = numbers.Vector2DArray();
                    Vector2D[] corners = new Vector2D[8];
                    fixed (Vector2D* firstPoints = points)
                    fixed (Vector2D* firstOutCorners = corners)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_convex_hull(firstPoints, (UIntPtr)(uint)points.Length, firstOutCorners, (UIntPtr)(uint)corners.Length);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Vector2D[] points = numbers.Vector2DArray();
                    Vector2D[] corners = new Vector2D[8];
                    fixed (Vector2D* firstPoints = points)
                    fixed (Vector2D* firstOutCorners = corners)
                    {
                        return Answer.Of(Clash.ConvexHull(firstPoints, points.Length, firstOutCorners, corners.Length)).With(Answer.Of(corners));
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] points = numbers.Vector2DArray();
                    Vector2D[] corners = new Vector2D[8];
                    fixed (Vector2D* firstPoints = points)
                    fixed (Vector2D* firstOutCorners = corners)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.ConvexHull(firstPoints, points.Length, firstOutCorners, corners.Length);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Vector2D[] points = numbers.Vector2DArray();
                    Vector2D[] corners = new Vector2D[8];
                    {
                        return Answer.Of(Clash.ConvexHull(points, corners)).With(Answer.Of(corners));
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] points = numbers.Vector2DArray();
                    Vector2D[] corners = new Vector2D[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.ConvexHull(points, corners);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Vector2D[] points = numbers.Vector2DArray();
                    Vector2D[] corners = new Vector2D[8];
                    {
                        return Answer.Of(Clash.ConvexHull(new ReadOnlySpan<Vector2D>(points), new Span<Vector2D>(corners))).With(Answer.Of(corners));
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] points = numbers.Vector2DArray();
                    Vector2D[] corners = new Vector2D[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.ConvexHull(new ReadOnlySpan<Vector2D>(points), new Span<Vector2D>(corners));
                    }
                }),
#endif
            }),
            new Function("clash_mass", "Shape", "point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Mass mass = default(Mass);
                    {
                        return Answer.Of(Native.clash_mass(&shape, &mass)).With(Answer.Of(mass));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Mass mass = default(Mass);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_mass(&shape, &mass);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Mass mass = default(Mass);
                    {
                        return Answer.Of(Clash.Mass(shape, out mass)).With(Answer.Of(mass));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Mass mass = default(Mass);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Mass(shape, out mass);
                    }
                }),
            }),
            new Function("clash_polygon_area", "Shape", "point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    float area = default(float);
                    {
                        return Answer.Of(Native.clash_polygon_area(&shape, &area)).With(Answer.Of(area));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    float area = default(float);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_polygon_area(&shape, &area);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    float area = default(float);
                    {
                        return Answer.Of(Clash.PolygonArea(shape, out area)).With(Answer.Of(area));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    float area = default(float);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.PolygonArea(shape, out area);
                    }
                }),
            }),
            new Function("clash_polygon_centroid", "Shape", "point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D centroid = default(Vector2D);
                    {
                        return Answer.Of(Native.clash_polygon_centroid(&shape, &centroid)).With(Answer.Of(centroid));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D centroid = default(Vector2D);
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_polygon_centroid(&shape, &centroid);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D centroid = default(Vector2D);
                    {
                        return Answer.Of(Clash.PolygonCentroid(shape, out centroid)).With(Answer.Of(centroid));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Vector2D centroid = default(Vector2D);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.PolygonCentroid(shape, out centroid);
                    }
                }),
            }),
            new Function("clash_polygon_is_convex", "Shape", "point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    {
                        return Answer.Of(Native.clash_polygon_is_convex(&shape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_polygon_is_convex(&shape);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    {
                        return Answer.Of(Clash.PolygonIsConvex(shape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.PolygonIsConvex(shape);
                    }
                }),
            }),
            new Function("clash_polygon_is_simple", "Shape", "point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    {
                        return Answer.Of(Native.clash_polygon_is_simple(&shape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_polygon_is_simple(&shape);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    {
                        return Answer.Of(Clash.PolygonIsSimple(shape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.PolygonIsSimple(shape);
                    }
                }),
            }),
            new Function("clash_winding", "Vector2D[]", "[ # # # # ]", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    fixed (Vector2D* first = vertices)
                    {
                        return Answer.Of(Native.clash_winding(first, (UIntPtr)(uint)vertices.Length));
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    fixed (Vector2D* first = vertices)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_winding(first, (UIntPtr)(uint)vertices.Length);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    fixed (Vector2D* first = vertices)
                    {
                        return Answer.Of(Clash.Winding(first, vertices.Length));
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    fixed (Vector2D* first = vertices)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Winding(first, vertices.Length);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    {
                        return Answer.Of(Clash.Winding(vertices));
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Winding(vertices);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    {
                        return Answer.Of(Clash.Winding(new ReadOnlySpan<Vector2D>(vertices)));
                    }
                }, (numbers, times) =>
                {
                    Vector2D[] vertices = numbers.Vector2DArray();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Winding(new ReadOnlySpan<Vector2D>(vertices));
                    }
                }),
#endif
            }),
            new Function("clash_convex_pieces_capacity", "Shape", "point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    {
                        return Answer.Of(Native.clash_convex_pieces_capacity(&shape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_convex_pieces_capacity(&shape);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Shape shape = numbers.Shape();
                    {
                        return Answer.Of(Clash.ConvexPiecesCapacity(shape));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.ConvexPiecesCapacity(shape);
                    }
                }),
            }),
            new Function("clash_convex_pieces", "Shape", "point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    uint[] buffer = new uint[8];
                    PieceCounts counts = default(PieceCounts);
                    fixed (uint* first = buffer)
                    {
                        return Answer.Of(Native.clash_convex_pieces(&shape, first, (UIntPtr)(uint)buffer.Length, &counts)).With(Answer.Of(buffer), Answer.Of(counts));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    uint[] buffer = new uint[8];
                    PieceCounts counts = default(PieceCounts);
                    fixed (uint* first = buffer)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_convex_pieces(&shape, first, (UIntPtr)(uint)buffer.Length, &counts);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Shape shape = numbers.Shape();
                    uint[] buffer = new uint[8];
                    PieceCounts counts = default(PieceCounts);
                    fixed (uint* first = buffer)
                    {
                        return Answer.Of(Clash.ConvexPieces(shape, first, buffer.Length, out counts)).With(Answer.Of(buffer), Answer.Of(counts));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    uint[] buffer = new uint[8];
                    PieceCounts counts = default(PieceCounts);
                    fixed (uint* first = buffer)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.ConvexPieces(shape, first, buffer.Length, out counts);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Shape shape = numbers.Shape();
                    uint[] buffer = new uint[8];
                    PieceCounts counts = default(PieceCounts);
                    {
                        return Answer.Of(Clash.ConvexPieces(shape, buffer, out counts)).With(Answer.Of(buffer), Answer.Of(counts));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    uint[] buffer = new uint[8];
                    PieceCounts counts = default(PieceCounts);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.ConvexPieces(shape, buffer, out counts);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Shape shape = numbers.Shape();
                    uint[] buffer = new uint[8];
                    PieceCounts counts = default(PieceCounts);
                    {
                        return Answer.Of(Clash.ConvexPieces(shape, new Span<uint>(buffer), out counts)).With(Answer.Of(buffer), Answer.Of(counts));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    uint[] buffer = new uint[8];
                    PieceCounts counts = default(PieceCounts);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.ConvexPieces(shape, new Span<uint>(buffer), out counts);
                    }
                }),
#endif
            }),
            new Function("clash_triangles", "Shape", "point # #", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    uint[] buffer = new uint[8];
                    PieceCounts counts = default(PieceCounts);
                    fixed (uint* first = buffer)
                    {
                        return Answer.Of(Native.clash_triangles(&shape, first, (UIntPtr)(uint)buffer.Length, &counts)).With(Answer.Of(buffer), Answer.Of(counts));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    uint[] buffer = new uint[8];
                    PieceCounts counts = default(PieceCounts);
                    fixed (uint* first = buffer)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_triangles(&shape, first, (UIntPtr)(uint)buffer.Length, &counts);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Shape shape = numbers.Shape();
                    uint[] buffer = new uint[8];
                    PieceCounts counts = default(PieceCounts);
                    fixed (uint* first = buffer)
                    {
                        return Answer.Of(Clash.Triangles(shape, first, buffer.Length, out counts)).With(Answer.Of(buffer), Answer.Of(counts));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    uint[] buffer = new uint[8];
                    PieceCounts counts = default(PieceCounts);
                    fixed (uint* first = buffer)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Triangles(shape, first, buffer.Length, out counts);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Shape shape = numbers.Shape();
                    uint[] buffer = new uint[8];
                    PieceCounts counts = default(PieceCounts);
                    {
                        return Answer.Of(Clash.Triangles(shape, buffer, out counts)).With(Answer.Of(buffer), Answer.Of(counts));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    uint[] buffer = new uint[8];
                    PieceCounts counts = default(PieceCounts);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Triangles(shape, buffer, out counts);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Shape shape = numbers.Shape();
                    uint[] buffer = new uint[8];
                    PieceCounts counts = default(PieceCounts);
                    {
                        return Answer.Of(Clash.Triangles(shape, new Span<uint>(buffer), out counts)).With(Answer.Of(buffer), Answer.Of(counts));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    uint[] buffer = new uint[8];
                    PieceCounts counts = default(PieceCounts);
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Triangles(shape, new Span<uint>(buffer), out counts);
                    }
                }),
#endif
            }),
            new Function("clash_batch_collide", "Shape Batch", "point # # 1 1 # 1 # 1 # 1 # 1 # 1 # 1", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Batch many = numbers.Batch();
                    ulong[] mask = new ulong[8];
                    fixed (ulong* first = mask)
                    {
                        return Answer.Of(Native.clash_batch_collide(&shape, &many, first, (UIntPtr)(uint)mask.Length)).With(Answer.Of(mask));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Batch many = numbers.Batch();
                    ulong[] mask = new ulong[8];
                    fixed (ulong* first = mask)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_batch_collide(&shape, &many, first, (UIntPtr)(uint)mask.Length);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Batch many = numbers.Batch();
                    ulong[] mask = new ulong[8];
                    fixed (ulong* first = mask)
                    {
                        return Answer.Of(Clash.Collide(shape, many, first, mask.Length)).With(Answer.Of(mask));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Batch many = numbers.Batch();
                    ulong[] mask = new ulong[8];
                    fixed (ulong* first = mask)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(shape, many, first, mask.Length);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Batch many = numbers.Batch();
                    ulong[] mask = new ulong[8];
                    {
                        return Answer.Of(Clash.Collide(shape, many, mask)).With(Answer.Of(mask));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Batch many = numbers.Batch();
                    ulong[] mask = new ulong[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(shape, many, mask);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Batch many = numbers.Batch();
                    ulong[] mask = new ulong[8];
                    {
                        return Answer.Of(Clash.Collide(shape, many, new Span<ulong>(mask))).With(Answer.Of(mask));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Batch many = numbers.Batch();
                    ulong[] mask = new ulong[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.Collide(shape, many, new Span<ulong>(mask));
                    }
                }),
#endif
            }),
            new Function("clash_batch_collide_pairs", "Batch Batch", "1 1 # 1 # 1 # 1 # 1 # 1 # 1 1 1 # 1 # 1 # 1 # 1 # 1 # 1", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    ulong[] mask = new ulong[8];
                    fixed (ulong* first = mask)
                    {
                        return Answer.Of(Native.clash_batch_collide_pairs(&a, &b, first, (UIntPtr)(uint)mask.Length)).With(Answer.Of(mask));
                    }
                }, (numbers, times) =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    ulong[] mask = new ulong[8];
                    fixed (ulong* first = mask)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_batch_collide_pairs(&a, &b, first, (UIntPtr)(uint)mask.Length);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    ulong[] mask = new ulong[8];
                    fixed (ulong* first = mask)
                    {
                        return Answer.Of(Clash.CollidePairs(a, b, first, mask.Length)).With(Answer.Of(mask));
                    }
                }, (numbers, times) =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    ulong[] mask = new ulong[8];
                    fixed (ulong* first = mask)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.CollidePairs(a, b, first, mask.Length);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    ulong[] mask = new ulong[8];
                    {
                        return Answer.Of(Clash.CollidePairs(a, b, mask)).With(Answer.Of(mask));
                    }
                }, (numbers, times) =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    ulong[] mask = new ulong[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.CollidePairs(a, b, mask);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    ulong[] mask = new ulong[8];
                    {
                        return Answer.Of(Clash.CollidePairs(a, b, new Span<ulong>(mask))).With(Answer.Of(mask));
                    }
                }, (numbers, times) =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    ulong[] mask = new ulong[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.CollidePairs(a, b, new Span<ulong>(mask));
                    }
                }),
#endif
            }),
            new Function("clash_batch_cast_rays", "Shape Batch", "point # # 1 1 # 1 # 1 # 1 # 1 # 1 # 1", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Batch rays = numbers.Batch();
                    float[] entries = new float[8];
                    fixed (float* first = entries)
                    {
                        return Answer.Of(Native.clash_batch_cast_rays(&shape, &rays, first, (UIntPtr)(uint)entries.Length)).With(Answer.Of(entries));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Batch rays = numbers.Batch();
                    float[] entries = new float[8];
                    fixed (float* first = entries)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_batch_cast_rays(&shape, &rays, first, (UIntPtr)(uint)entries.Length);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Batch rays = numbers.Batch();
                    float[] entries = new float[8];
                    fixed (float* first = entries)
                    {
                        return Answer.Of(Clash.CastRays(shape, rays, first, entries.Length)).With(Answer.Of(entries));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Batch rays = numbers.Batch();
                    float[] entries = new float[8];
                    fixed (float* first = entries)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.CastRays(shape, rays, first, entries.Length);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Batch rays = numbers.Batch();
                    float[] entries = new float[8];
                    {
                        return Answer.Of(Clash.CastRays(shape, rays, entries)).With(Answer.Of(entries));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Batch rays = numbers.Batch();
                    float[] entries = new float[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.CastRays(shape, rays, entries);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Shape shape = numbers.Shape();
                    Batch rays = numbers.Batch();
                    float[] entries = new float[8];
                    {
                        return Answer.Of(Clash.CastRays(shape, rays, new Span<float>(entries))).With(Answer.Of(entries));
                    }
                }, (numbers, times) =>
                {
                    Shape shape = numbers.Shape();
                    Batch rays = numbers.Batch();
                    float[] entries = new float[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.CastRays(shape, rays, new Span<float>(entries));
                    }
                }),
#endif
            }),
            new Function("clash_batch_find_pairs", "Batch Batch int", "1 1 # 1 # 1 # 1 # 1 # 1 # 1 1 1 # 1 # 1 # 1 # 1 # 1 # 1 1", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    int limit = numbers.Int();
                    IndexPair[] pairs = new IndexPair[8];
                    ulong[] scratch = new ulong[8];
                    fixed (IndexPair* firstOutPairs = pairs)
                    fixed (ulong* firstScratch = scratch)
                    {
                        return Answer.Of(Native.clash_batch_find_pairs(&a, &b, (UIntPtr)(uint)(limit < 0 ? 0 : limit), firstOutPairs, (UIntPtr)(uint)pairs.Length, firstScratch, (UIntPtr)(uint)scratch.Length)).With(Answer.Of(pairs), Answer.Of(scratch));
                    }
                }, (numbers, times) =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    int limit = numbers.Int();
                    IndexPair[] pairs = new IndexPair[8];
                    ulong[] scratch = new ulong[8];
                    fixed (IndexPair* firstOutPairs = pairs)
                    fixed (ulong* firstScratch = scratch)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_batch_find_pairs(&a, &b, (UIntPtr)(uint)(limit < 0 ? 0 : limit), firstOutPairs, (UIntPtr)(uint)pairs.Length, firstScratch, (UIntPtr)(uint)scratch.Length);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    int limit = numbers.Int();
                    IndexPair[] pairs = new IndexPair[8];
                    ulong[] scratch = new ulong[8];
                    fixed (IndexPair* firstOutPairs = pairs)
                    fixed (ulong* firstScratch = scratch)
                    {
                        return Answer.Of(Clash.FindPairs(a, b, limit, firstOutPairs, pairs.Length, firstScratch, scratch.Length)).With(Answer.Of(pairs), Answer.Of(scratch));
                    }
                }, (numbers, times) =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    int limit = numbers.Int();
                    IndexPair[] pairs = new IndexPair[8];
                    ulong[] scratch = new ulong[8];
                    fixed (IndexPair* firstOutPairs = pairs)
                    fixed (ulong* firstScratch = scratch)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.FindPairs(a, b, limit, firstOutPairs, pairs.Length, firstScratch, scratch.Length);
                    }
                }),
                new Way("an array", numbers =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    int limit = numbers.Int();
                    IndexPair[] pairs = new IndexPair[8];
                    ulong[] scratch = new ulong[8];
                    {
                        return Answer.Of(Clash.FindPairs(a, b, limit, pairs, scratch)).With(Answer.Of(pairs), Answer.Of(scratch));
                    }
                }, (numbers, times) =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    int limit = numbers.Int();
                    IndexPair[] pairs = new IndexPair[8];
                    ulong[] scratch = new ulong[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.FindPairs(a, b, limit, pairs, scratch);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    int limit = numbers.Int();
                    IndexPair[] pairs = new IndexPair[8];
                    ulong[] scratch = new ulong[8];
                    {
                        return Answer.Of(Clash.FindPairs(a, b, limit, new Span<IndexPair>(pairs), new Span<ulong>(scratch))).With(Answer.Of(pairs), Answer.Of(scratch));
                    }
                }, (numbers, times) =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    int limit = numbers.Int();
                    IndexPair[] pairs = new IndexPair[8];
                    ulong[] scratch = new ulong[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.FindPairs(a, b, limit, new Span<IndexPair>(pairs), new Span<ulong>(scratch));
                    }
                }),
#endif
            }),
            new Function("clash_batch_find_pairs_capacity", "Batch Batch", "1 1 # 1 # 1 # 1 # 1 # 1 # 1 1 1 # 1 # 1 # 1 # 1 # 1 # 1", false, new[]
            {
                new Way("Native", numbers =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    {
                        return Answer.Of(Native.clash_batch_find_pairs_capacity(&a, &b));
                    }
                }, (numbers, times) =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_batch_find_pairs_capacity(&a, &b);
                    }
                }),
                new Way("Clash", numbers =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    {
                        return Answer.Of(Clash.FindPairsCapacity(a, b));
                    }
                }, (numbers, times) =>
                {
                    Batch a = numbers.Batch();
                    Batch b = numbers.Batch();
                    for (int time = 0; time < times; time++)
                    {
                        Clash.FindPairsCapacity(a, b);
                    }
                }),
            }),
            new Function("clash_mask_indices", "ulong[]", "[ 1 1 ]", false, new[]
            {
                new Way("Native", numbers =>
                {
                    ulong[] mask = numbers.UlongArray();
                    uint[] indices = new uint[8];
                    fixed (ulong* firstMask = mask)
                    fixed (uint* firstOutIndices = indices)
                    {
                        return Answer.Of(Native.clash_mask_indices(firstMask, (UIntPtr)(uint)mask.Length, firstOutIndices, (UIntPtr)(uint)indices.Length)).With(Answer.Of(indices));
                    }
                }, (numbers, times) =>
                {
                    ulong[] mask = numbers.UlongArray();
                    uint[] indices = new uint[8];
                    fixed (ulong* firstMask = mask)
                    fixed (uint* firstOutIndices = indices)
                    for (int time = 0; time < times; time++)
                    {
                        Native.clash_mask_indices(firstMask, (UIntPtr)(uint)mask.Length, firstOutIndices, (UIntPtr)(uint)indices.Length);
                    }
                }),
                new Way("a pointer", numbers =>
                {
                    ulong[] mask = numbers.UlongArray();
                    uint[] indices = new uint[8];
                    fixed (ulong* firstMask = mask)
                    fixed (uint* firstOutIndices = indices)
                    {
                        return Answer.Of(Clash.MaskIndices(firstMask, mask.Length, firstOutIndices, indices.Length)).With(Answer.Of(indices));
                    }
                }, (numbers, times) =>
                {
                    ulong[] mask = numbers.UlongArray();
                    uint[] indices = new uint[8];
                    fixed (ulong* firstMask = mask)
                    fixed (uint* firstOutIndices = indices)
                    for (int time = 0; time < times; time++)
                    {
                        Clash.MaskIndices(firstMask, mask.Length, firstOutIndices, indices.Length);
                    }
                }),
                new Way("an array", numbers =>
                {
                    ulong[] mask = numbers.UlongArray();
                    uint[] indices = new uint[8];
                    {
                        return Answer.Of(Clash.MaskIndices(mask, indices)).With(Answer.Of(indices));
                    }
                }, (numbers, times) =>
                {
                    ulong[] mask = numbers.UlongArray();
                    uint[] indices = new uint[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.MaskIndices(mask, indices);
                    }
                }),
#if CLASH2D_SPAN
                new Way("a span", numbers =>
                {
                    ulong[] mask = numbers.UlongArray();
                    uint[] indices = new uint[8];
                    {
                        return Answer.Of(Clash.MaskIndices(new ReadOnlySpan<ulong>(mask), new Span<uint>(indices))).With(Answer.Of(indices));
                    }
                }, (numbers, times) =>
                {
                    ulong[] mask = numbers.UlongArray();
                    uint[] indices = new uint[8];
                    for (int time = 0; time < times; time++)
                    {
                        Clash.MaskIndices(new ReadOnlySpan<ulong>(mask), new Span<uint>(indices));
                    }
                }),
#endif
            }),
        };
    }

    internal sealed unsafe partial class Numbers
    {
        internal Side Side()
        {
            return (Side)Uint();
        }

        internal ShapeKind ShapeKind()
        {
            return (ShapeKind)Uint();
        }

        internal Status Status()
        {
            return (Status)Uint();
        }

        internal Relation Relation()
        {
            return (Relation)Uint();
        }

        internal CastMode CastMode()
        {
            return (CastMode)Uint();
        }

        internal CastSides CastSides()
        {
            return (CastSides)Uint();
        }

        internal Winding Winding()
        {
            return (Winding)Uint();
        }

        internal ColliderFlags ColliderFlags()
        {
            return (ColliderFlags)Uint();
        }

        internal EventFlags EventFlags()
        {
            return (EventFlags)Uint();
        }

        internal GridRows GridRows()
        {
            return (GridRows)Uint();
        }

        internal QueryFlags QueryFlags()
        {
            return (QueryFlags)Uint();
        }

        internal MoverFlags MoverFlags()
        {
            return (MoverFlags)Uint();
        }

        internal MoverTouch MoverTouch()
        {
            return (MoverTouch)Uint();
        }

        internal UintArray32 UintArray32()
        {
            return new UintArray32(Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint(), Uint());
        }

        internal UintArray32[] UintArray32Array()
        {
            return Array(UintArray32);
        }

        internal PointOfContactArray2 PointOfContactArray2()
        {
            return new PointOfContactArray2(PointOfContact(), PointOfContact());
        }

        internal PointOfContactArray2[] PointOfContactArray2Array()
        {
            return Array(PointOfContactArray2);
        }

        internal ByteArray3 ByteArray3()
        {
            return new ByteArray3(Byte(), Byte(), Byte());
        }

        internal ByteArray3[] ByteArray3Array()
        {
            return Array(ByteArray3);
        }

        internal FieldArray6 FieldArray6()
        {
            return new FieldArray6(Field(), Field(), Field(), Field(), Field(), Field());
        }

        internal FieldArray6[] FieldArray6Array()
        {
            return Array(FieldArray6);
        }

        internal Vector2D Vector2D()
        {
            return new Vector2D(Float(), Float());
        }

        internal Vector2D[] Vector2DArray()
        {
            return Array(Vector2D);
        }

        internal FloatRange FloatRange()
        {
            return new FloatRange(Float(), Float());
        }

        internal FloatRange[] FloatRangeArray()
        {
            return Array(FloatRange);
        }

        internal Pose2D Pose2D()
        {
            return new Pose2D(Vector2D(), Float());
        }

        internal Pose2D[] Pose2DArray()
        {
            return Array(Pose2D);
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

        internal Capsule Capsule()
        {
            return new Capsule(Vector2D(), Vector2D(), Float());
        }

        internal Capsule[] CapsuleArray()
        {
            return Array(Capsule);
        }

        internal Sector Sector()
        {
            return new Sector(Vector2D(), Float(), Float(), Float(), Float());
        }

        internal Sector[] SectorArray()
        {
            return Array(Sector);
        }

        internal Polygon Polygon()
        {
            return new OwnedPolygon(Vector2DArray(), UintArray(), Float()).Value;
        }

        internal Polygon[] PolygonArray()
        {
            return Array(Polygon);
        }

        internal Chain Chain()
        {
            return new OwnedChain(Vector2DArray(), Float(), Bool(), Side()).Value;
        }

        internal Chain[] ChainArray()
        {
            return Array(Chain);
        }

        internal Node Node()
        {
            return new Node(UintArray32());
        }

        internal Node[] NodeArray()
        {
            return Array(Node);
        }

        internal Group Group()
        {
            return new OwnedGroup(ShapeArray()).Value;
        }

        internal Group[] GroupArray()
        {
            return Array(Group);
        }

        internal Prepared Prepared()
        {
            return new OwnedPrepared(NodeArray(), ShapeArray()).Value;
        }

        internal Prepared[] PreparedArray()
        {
            return Array(Prepared);
        }

        internal Place Place()
        {
            return new Place(Uint(), Uint(), Float());
        }

        internal Place[] PlaceArray()
        {
            return Array(Place);
        }

        internal Edge Edge()
        {
            return new Edge(Vector2D(), Vector2D(), Vector2D(), Float(), Float(), Float());
        }

        internal Edge[] EdgeArray()
        {
            return Array(Edge);
        }

        internal Distance Distance()
        {
            return new Distance(Float(), Vector2D(), Vector2D(), Place(), Place());
        }

        internal Distance[] DistanceArray()
        {
            return Array(Distance);
        }

        internal SignedDistance SignedDistance()
        {
            return new SignedDistance(Float(), Vector2D(), Vector2D(), Place());
        }

        internal SignedDistance[] SignedDistanceArray()
        {
            return Array(SignedDistance);
        }

        internal Support Support()
        {
            return new Support(Vector2D(), Place());
        }

        internal Support[] SupportArray()
        {
            return Array(Support);
        }

        internal Mass Mass()
        {
            return new Mass(Float(), Vector2D(), Float());
        }

        internal Mass[] MassArray()
        {
            return Array(Mass);
        }

        internal PointOfContact PointOfContact()
        {
            return new PointOfContact(Vector2D(), Float(), Uint(), Uint(), Place(), Place());
        }

        internal PointOfContact[] PointOfContactArray()
        {
            return Array(PointOfContact);
        }

        internal Contact Contact()
        {
            return new Contact(Vector2D(), Float(), PointOfContactArray2(), Uint(), Uint(), Uint(), Uint(), Uint());
        }

        internal Contact[] ContactArray()
        {
            return Array(Contact);
        }

        internal Intersection Intersection()
        {
            return new Intersection(Vector2D(), Vector2D(), Place(), Place(), Float(), Float());
        }

        internal Intersection[] IntersectionArray()
        {
            return Array(Intersection);
        }

        internal Stretch Stretch()
        {
            return new Stretch(Float(), Float(), Vector2D(), Vector2D());
        }

        internal Stretch[] StretchArray()
        {
            return Array(Stretch);
        }

        internal CastSettings CastSettings()
        {
            return new CastSettings(CastMode(), CastSides(), Float(), Float(), Float());
        }

        internal CastSettings[] CastSettingsArray()
        {
            return Array(CastSettings);
        }

        internal RayHit RayHit()
        {
            return new RayHit(Float(), Float(), Vector2D(), Vector2D(), Vector2D(), Vector2D(), Place(), Place(), Bool(), ByteArray3());
        }

        internal RayHit[] RayHitArray()
        {
            return Array(RayHit);
        }

        internal CastHit CastHit()
        {
            return new CastHit(Float(), Vector2D(), Vector2D(), Place(), Place(), Bool(), ByteArray3());
        }

        internal CastHit[] CastHitArray()
        {
            return Array(CastHit);
        }

        internal Motion2D Motion2D()
        {
            return new Motion2D(Vector2D(), Float(), Vector2D());
        }

        internal Motion2D[] Motion2DArray()
        {
            return Array(Motion2D);
        }

        internal Field Field()
        {
            return new Field(FloatPointer(), UIntPtr());
        }

        internal Field[] FieldArray()
        {
            return Array(Field);
        }

        internal Batch Batch()
        {
            return new Batch(ShapeKind(), UIntPtr(), FieldArray6());
        }

        internal Batch[] BatchArray()
        {
            return Array(Batch);
        }

        internal IndexPair IndexPair()
        {
            return new IndexPair(Uint(), Uint());
        }

        internal IndexPair[] IndexPairArray()
        {
            return Array(IndexPair);
        }

        internal PieceCounts PieceCounts()
        {
            return new PieceCounts(UIntPtr(), UIntPtr());
        }

        internal PieceCounts[] PieceCountsArray()
        {
            return Array(PieceCounts);
        }

        internal Shape Shape()
        {
            string kind = Next();
            switch (kind)
            {
                case "point":
                    return Vector2D();
                case "line":
                    return Line();
                case "segment":
                    return Segment();
                case "circle":
                    return Circle();
                case "rectangle":
                    return Rectangle();
                case "oriented_rectangle":
                    return OrientedRectangle();
                case "capsule":
                    return Capsule();
                case "polygon":
                    return Polygon();
                case "chain":
                    return Chain();
                case "sector":
                    return Sector();
                case "group":
                    return Group();
                case "prepared":
                    return Prepared();
                default:
                    throw new MalformedException("no kind: " + kind);
            }
        }

        internal static Shape SameShape(Shape value)
        {
            return value;
        }

        internal Shape[] ShapeArray()
        {
            return Array(Shape);
        }
    }

    internal sealed unsafe partial class Answer
    {
        internal static Answer Of(Side value)
        {
            return Of((uint)value);
        }

        internal static Answer Of(ShapeKind value)
        {
            return Of((uint)value);
        }

        internal static Answer Of(Status value)
        {
            return Of((uint)value);
        }

        internal static Answer Of(Relation value)
        {
            return Of((uint)value);
        }

        internal static Answer Of(CastMode value)
        {
            return Of((uint)value);
        }

        internal static Answer Of(CastSides value)
        {
            return Of((uint)value);
        }

        internal static Answer Of(Winding value)
        {
            return Of((uint)value);
        }

        internal static Answer Of(ColliderFlags value)
        {
            return Of((uint)value);
        }

        internal static Answer Of(EventFlags value)
        {
            return Of((uint)value);
        }

        internal static Answer Of(GridRows value)
        {
            return Of((uint)value);
        }

        internal static Answer Of(QueryFlags value)
        {
            return Of((uint)value);
        }

        internal static Answer Of(MoverFlags value)
        {
            return Of((uint)value);
        }

        internal static Answer Of(MoverTouch value)
        {
            return Of((uint)value);
        }

        internal static Answer Of(UintArray32 value)
        {
            return Join(Of(value.Item0), Of(value.Item1), Of(value.Item2), Of(value.Item3), Of(value.Item4), Of(value.Item5), Of(value.Item6), Of(value.Item7), Of(value.Item8), Of(value.Item9), Of(value.Item10), Of(value.Item11), Of(value.Item12), Of(value.Item13), Of(value.Item14), Of(value.Item15), Of(value.Item16), Of(value.Item17), Of(value.Item18), Of(value.Item19), Of(value.Item20), Of(value.Item21), Of(value.Item22), Of(value.Item23), Of(value.Item24), Of(value.Item25), Of(value.Item26), Of(value.Item27), Of(value.Item28), Of(value.Item29), Of(value.Item30), Of(value.Item31));
        }

        internal static Answer Of(UintArray32[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(UintArray32* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(PointOfContactArray2 value)
        {
            return Join(Of(value.Item0), Of(value.Item1));
        }

        internal static Answer Of(PointOfContactArray2[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(PointOfContactArray2* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(ByteArray3 value)
        {
            return Join(Of(value.Item0), Of(value.Item1), Of(value.Item2));
        }

        internal static Answer Of(ByteArray3[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(ByteArray3* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(FieldArray6 value)
        {
            return Join(Of(value.Item0), Of(value.Item1), Of(value.Item2), Of(value.Item3), Of(value.Item4), Of(value.Item5));
        }

        internal static Answer Of(FieldArray6[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(FieldArray6* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

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

        internal static Answer Of(FloatRange value)
        {
            return Join(Of(value.Minimum), Of(value.Maximum));
        }

        internal static Answer Of(FloatRange[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(FloatRange* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Pose2D value)
        {
            return Join(Of(value.Position), Of(value.Rotation));
        }

        internal static Answer Of(Pose2D[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Pose2D* first, UIntPtr count)
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

        internal static Answer Of(Capsule value)
        {
            return Join(Of(value.Point1), Of(value.Point2), Of(value.Radius));
        }

        internal static Answer Of(Capsule[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Capsule* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Sector value)
        {
            return Join(Of(value.Center), Of(value.InnerRadius), Of(value.Radius), Of(value.Direction), Of(value.HalfAngle));
        }

        internal static Answer Of(Sector[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Sector* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Polygon value)
        {
            return Join(Of(value.Vertices, value.Count), Of(value.Count), Of(value.RingSizes, value.RingCount), Of(value.RingCount), Of(value.Radius));
        }

        internal static Answer Of(Polygon[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Polygon* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Chain value)
        {
            return Join(Of(value.Vertices, value.Count), Of(value.Count), Of(value.Radius), Of(value.Closed), Of(value.Side));
        }

        internal static Answer Of(Chain[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Chain* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Node value)
        {
            return Join(Of(value.Words));
        }

        internal static Answer Of(Node[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Node* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Group value)
        {
            return Join(Of(value.Shapes, value.Count), Of(value.Count));
        }

        internal static Answer Of(Group[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Group* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Prepared value)
        {
            return Join(Of(value.Nodes, value.NodeCount), Of(value.NodeCount), Of(value.Shapes, value.ShapeCount), Of(value.ShapeCount));
        }

        internal static Answer Of(Prepared[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Prepared* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Place value)
        {
            return Join(Of(value.Member), Of(value.Edge), Of(value.Along));
        }

        internal static Answer Of(Place[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Place* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Edge value)
        {
            return Join(Of(value.Start), Of(value.End), Of(value.Center), Of(value.Radius), Of(value.From), Of(value.To));
        }

        internal static Answer Of(Edge[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Edge* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Distance value)
        {
            return Join(Of(value.Value), Of(value.PointA), Of(value.PointB), Of(value.PlaceA), Of(value.PlaceB));
        }

        internal static Answer Of(Distance[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Distance* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(SignedDistance value)
        {
            return Join(Of(value.Distance), Of(value.Point), Of(value.Normal), Of(value.Place));
        }

        internal static Answer Of(SignedDistance[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(SignedDistance* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Support value)
        {
            return Join(Of(value.Point), Of(value.Place));
        }

        internal static Answer Of(Support[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Support* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Mass value)
        {
            return Join(Of(value.Area), Of(value.Centroid), Of(value.SecondMoment));
        }

        internal static Answer Of(Mass[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Mass* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(PointOfContact value)
        {
            return Join(Of(value.Position), Of(value.Depth), Of(value.FeatureA), Of(value.FeatureB), Of(value.PlaceA), Of(value.PlaceB));
        }

        internal static Answer Of(PointOfContact[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(PointOfContact* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Contact value)
        {
            return Join(Of(value.Normal), Of(value.Depth), Of(value.Points), Of(value.PointCount), Of(value.MemberA), Of(value.MemberB), Of(value.PartA), Of(value.PartB));
        }

        internal static Answer Of(Contact[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Contact* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Intersection value)
        {
            return Join(Of(value.Start), Of(value.End), Of(value.PlaceA), Of(value.PlaceB), Of(value.EndA), Of(value.EndB));
        }

        internal static Answer Of(Intersection[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Intersection* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Stretch value)
        {
            return Join(Of(value.Entry), Of(value.Exit), Of(value.EntryPoint), Of(value.ExitPoint));
        }

        internal static Answer Of(Stretch[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Stretch* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(CastSettings value)
        {
            return Join(Of(value.Mode), Of(value.Sides), Of(value.LargestFraction), Of(value.DistanceKept), Of(value.Tolerance));
        }

        internal static Answer Of(CastSettings[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(CastSettings* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(RayHit value)
        {
            return Join(Of(value.Entry), Of(value.Exit), Of(value.EntryPoint), Of(value.ExitPoint), Of(value.EntryNormal), Of(value.ExitNormal), Of(value.EntryPlace), Of(value.ExitPlace), Of(value.StartsInside), Of(value.Reserved));
        }

        internal static Answer Of(RayHit[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(RayHit* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(CastHit value)
        {
            return Join(Of(value.Fraction), Of(value.Point), Of(value.Normal), Of(value.PlaceA), Of(value.PlaceB), Of(value.StartsInContact), Of(value.Reserved));
        }

        internal static Answer Of(CastHit[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(CastHit* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Motion2D value)
        {
            return Join(Of(value.Movement), Of(value.Rotation), Of(value.Pivot));
        }

        internal static Answer Of(Motion2D[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Motion2D* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Field value)
        {
            return Join(Of(value.First), Of(value.Stride));
        }

        internal static Answer Of(Field[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Field* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Batch value)
        {
            return Join(Of(value.Kind), Of(value.Count), Of(value.Fields));
        }

        internal static Answer Of(Batch[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Batch* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(IndexPair value)
        {
            return Join(Of(value.A), Of(value.B));
        }

        internal static Answer Of(IndexPair[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(IndexPair* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(PieceCounts value)
        {
            return Join(Of(value.IndexCount), Of(value.PieceCount));
        }

        internal static Answer Of(PieceCounts[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(PieceCounts* first, UIntPtr count)
        {
            Answer[] answers = new Answer[(int)count];
            for (int index = 0; index < answers.Length; index++)
            {
                answers[index] = Of(first[index]);
            }
            return Join(answers);
        }

        internal static Answer Of(Shape value)
        {
            switch (value.Kind)
            {
                case ShapeKind.Point:
                    return Join(Of(value.Kind), Of(value.Data.Point));
                case ShapeKind.Line:
                    return Join(Of(value.Kind), Of(value.Data.Line));
                case ShapeKind.Segment:
                    return Join(Of(value.Kind), Of(value.Data.Segment));
                case ShapeKind.Circle:
                    return Join(Of(value.Kind), Of(value.Data.Circle));
                case ShapeKind.Rectangle:
                    return Join(Of(value.Kind), Of(value.Data.Rectangle));
                case ShapeKind.OrientedRectangle:
                    return Join(Of(value.Kind), Of(value.Data.OrientedRectangle));
                case ShapeKind.Capsule:
                    return Join(Of(value.Kind), Of(value.Data.Capsule));
                case ShapeKind.Polygon:
                    return Join(Of(value.Kind), Of(value.Data.Polygon));
                case ShapeKind.Chain:
                    return Join(Of(value.Kind), Of(value.Data.Chain));
                case ShapeKind.Sector:
                    return Join(Of(value.Kind), Of(value.Data.Sector));
                case ShapeKind.Group:
                    return Join(Of(value.Kind), Of(value.Data.Group));
                case ShapeKind.Prepared:
                    return Join(Of(value.Kind), Of(value.Data.Prepared));
                default:
                    return Of(value.Kind);
            }
        }

        internal static Answer Of(Shape[] values)
        {
            return Join(System.Array.ConvertAll(values, value => Of(value)));
        }

        internal static Answer Of(Shape* first, UIntPtr count)
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
