#ifndef CLASH2D_CLASH2D_HPP
#define CLASH2D_CLASH2D_HPP

// clash2d for C++17: clash2d.h with namespaces, overloads, vector operators, and the game's own
// vectors. Header-only; no exceptions, no RTTI, no allocation, nothing of std but two headers of
// types.
//
//     #include <clash2d/clash2d.hpp>
//
//     bool is_hit(clash::Circle ball, clash::Vector2D speed, clash::Rectangle wall) {
//         clash::OrientedRectangle bat{{5, 4}, {3, 0.5f}, 30};
//         if (clash::collide(ball, bat)) // in either order
//             return true;
//         // Anywhere on the way of this frame, not only at its end:
//         return clash::moving_collide(ball, speed, wall);
//     }
//
// What the answers mean is written at the head of clash2d.h: touching counts, yes and no are exact,
// invalid shapes meet nothing, the same bits on every platform.
//
// Names are those of C without `clash_`. Where C has a function for each kind of shape, C++ has
// overloads of one name: collide, moving_collide, overlapping, corner, separating_axis,
// enlarge_rectangle, rectangle_hull, circle_hull.
//
// The game's own vectors. A type of two floats `x` and `y` (raylib's Vector2, glm::vec2,
// sf::Vector2f, SDL_FPoint, ImVec2, b2Vec2, ...) is taken and returned as it is, wherever a
// clash::Vector2D is meant:
//
//     glm::vec2 position{4, 4};
//     clash::Circle ball{position, 2};
//     position = clash::clamp_on_rectangle(position, field) - clash::Vector2D{1, 0};
//
// A sum, difference or comparison of such a vector and a clash::Vector2D is clash2d's, even where
// the game's vector has operators of its own.
//
// For any other vector one line at global scope does the same; `v` is the vector:
//
//     CLASH_VECTOR(QPointF, v.x(), v.y());
//
// The C API. A shape or vector is passed to a function of clash2d.h as it is; what such a function
// returns becomes a clash:: type with clash::from_c.
//
// Operators call the library, so that beyond the floating-point environment (see clash2d.h) their
// bits depend neither on the compiler nor on its flags: a compiler that sees a product and a sum
// may fuse them (gcc does by default where the processor can) and round differently. The
// environment is a matter of linking: with -ffast-math there, a program may start with subnormal
// numbers flushed to 0. In constant expressions the compiler computes the same bits itself.
// Only == and != are always its own: compiled with -ffast-math, they may take NaN for a number.

#include <clash2d/clash2d.h>

#include <cstddef>
#include <type_traits>

#if (defined(_MSVC_LANG) ? _MSVC_LANG : __cplusplus) < 201703L
#error "clash2d.hpp needs C++17: -std=c++17 or /std:c++17"
#endif

// Where a function can find out that it is part of a constant expression: gcc 9, clang 9, MSVC
// 19.25. With older compilers the operators are no constant expressions.
#if defined(__clang__)
#if __has_builtin(__builtin_is_constant_evaluated)
#define CLASH2D_CONSTEXPR constexpr
#endif
#elif (defined(__GNUC__) && __GNUC__ >= 9) || (defined(_MSC_VER) && _MSC_VER >= 1925)
#define CLASH2D_CONSTEXPR constexpr
#endif
#ifdef CLASH2D_CONSTEXPR
#define CLASH2D_IS_CONSTANT __builtin_is_constant_evaluated()
#else
#define CLASH2D_CONSTEXPR inline
#define CLASH2D_IS_CONSTANT false
#endif

namespace clash {

struct Vector2D;

// ---- The game's own vectors --------------------------------------------------------------------

/// How vectors of the type `V` are read and made: `x(v)`, `y(v)` and `make(x, y)`.
///
/// Empty for what is no vector. Types of two floats `x` and `y` have it, and nothing else; other
/// vectors get it from CLASH_VECTOR, or from a specialisation that one writes out.
template <class V, class = void> struct VectorAccess {};

template <class V>
struct VectorAccess<
    V, std::enable_if_t<!std::is_same_v<V, Vector2D> && std::is_same_v<decltype(V::x), float> &&
                        std::is_same_v<decltype(V::y), float> && sizeof(V) == 2 * sizeof(float)>> {
    template <class T> [[nodiscard]] static constexpr float x(const T &v) noexcept { return v.x; }
    template <class T> [[nodiscard]] static constexpr float y(const T &v) noexcept { return v.y; }
    template <class T = V>
    [[nodiscard]] static constexpr auto make(float x, float y) noexcept -> decltype(T{x, y}) {
        return T{x, y};
    }
};

/// Lets vectors of a type be used wherever a clash::Vector2D is meant; at global scope, before the
/// first such use.
///
/// `get_x` and `get_y` are its coordinates, where `v` is the vector, converted to float: a double
/// is rounded to the nearest. Where the type can be made of two floats as `type{x, y}`, a
/// clash::Vector2D becomes one implicitly as well.
#define CLASH_VECTOR(type, get_x, get_y)                                                           \
    template <> struct clash::VectorAccess<type, void> {                                           \
        template <class T> [[nodiscard]] static constexpr float x(const T &v) noexcept {           \
            return static_cast<float>(get_x);                                                      \
        }                                                                                          \
        template <class T> [[nodiscard]] static constexpr float y(const T &v) noexcept {           \
            return static_cast<float>(get_y);                                                      \
        }                                                                                          \
        template <class T = type>                                                                  \
        [[nodiscard]] static constexpr auto make(float x, float y) noexcept -> decltype(T{x, y}) { \
            return T{x, y};                                                                        \
        }                                                                                          \
    }

namespace detail {

/// std::declval, without <utility>.
template <class T> const T &declared() noexcept;

/// Void for the game's own vectors that can be read, else nothing.
template <class V>
using if_readable = std::void_t<decltype(VectorAccess<V>::x(declared<V>())),
                                decltype(VectorAccess<V>::y(declared<V>()))>;

/// Void for the game's own vectors that are operands beside a clash::Vector2D, else nothing. What
/// is derived from clash::Vector2D is one itself.
template <class V>
using if_operand = std::enable_if_t<!std::is_base_of_v<Vector2D, V>, if_readable<V>>;

/// Void for the game's own vectors that can be made, else nothing.
template <class V>
using if_makeable = std::enable_if_t<std::is_same_v<decltype(VectorAccess<V>::make(0, 0)), V>>;

/// The type of the elements of what has data() and size().
template <class A>
using element = std::remove_cv_t<std::remove_pointer_t<decltype(declared<A>().data())>>;

/// Void for what has data() and size() and holds one of these shapes, else nothing. A type derived
/// from a shape is another one: its elements lie elsewhere.
template <class A, class... Shapes>
using if_array_of = std::enable_if_t<(std::is_same_v<element<A>, Shapes> || ...),
                                     decltype(static_cast<std::size_t>(declared<A>().size()))>;

} // namespace detail

// ---- Vectors and shapes ------------------------------------------------------------------------

/// A point, or a direction with a length. X points to the right, Y up.
///
/// The unit is the program's own; tiles, pixels and metres work alike.
struct Vector2D {
    /// The coordinate along the X axis, which points to the right.
    float x = 0;
    /// The coordinate along the Y axis, which points up.
    float y = 0;

    /// The null vector, and the origin.
    constexpr Vector2D() noexcept = default;

    /// The vector with these coordinates.
    constexpr Vector2D(float along_x, float along_y) noexcept : x(along_x), y(along_y) {}

    /// A vector of the C API.
    constexpr Vector2D(ClashVector2D v) noexcept : x(v.x), y(v.y) {}

    /// A vector of the game's own type.
    template <class V, class = detail::if_readable<V>>
    constexpr Vector2D(const V &v) noexcept : x(VectorAccess<V>::x(v)), y(VectorAccess<V>::y(v)) {}

    /// As a vector of the C API.
    [[nodiscard]] constexpr operator ClashVector2D() const noexcept { return {x, y}; }

    /// As a vector of the game's own type.
    template <class V, class = detail::if_makeable<V>>
    [[nodiscard]] constexpr operator V() const noexcept {
        return VectorAccess<V>::make(x, y);
    }

    /// The sum of two vectors, each coordinate rounded once.
    /// Book: "Additions".
    [[nodiscard]] friend CLASH2D_CONSTEXPR Vector2D operator+(Vector2D a, Vector2D b) noexcept {
        if (CLASH2D_IS_CONSTANT)
            return {a.x + b.x, a.y + b.y};
        return clash_add_vector(a, b);
    }

    /// The difference `a - b`, each coordinate rounded once.
    /// Book: "Additions".
    [[nodiscard]] friend CLASH2D_CONSTEXPR Vector2D operator-(Vector2D a, Vector2D b) noexcept {
        if (CLASH2D_IS_CONSTANT)
            return {a.x - b.x, a.y - b.y};
        return clash_subtract_vector(a, b);
    }

    /// The vector of the same length in the opposite direction; exact.
    /// Book: "Additions".
    [[nodiscard]] friend CLASH2D_CONSTEXPR Vector2D operator-(Vector2D v) noexcept {
        if (CLASH2D_IS_CONSTANT)
            return {-v.x, -v.y};
        return clash_negate_vector(v);
    }

    /// The vector times a number, each coordinate rounded once.
    /// Book: "Scaling".
    [[nodiscard]] friend CLASH2D_CONSTEXPR Vector2D operator*(Vector2D v, float scalar) noexcept {
        if (CLASH2D_IS_CONSTANT)
            return {v.x * scalar, v.y * scalar};
        return clash_multiply_vector(v, scalar);
    }

    /// A number times the vector, each coordinate rounded once.
    /// Book: "Scaling".
    [[nodiscard]] friend CLASH2D_CONSTEXPR Vector2D operator*(float scalar, Vector2D v) noexcept {
        return v * scalar;
    }

    /// The vector divided by a number, each coordinate rounded once; by 0 as IEEE 754 says.
    /// Book: "Scaling".
    [[nodiscard]] friend CLASH2D_CONSTEXPR Vector2D operator/(Vector2D v, float divisor) noexcept {
        if (CLASH2D_IS_CONSTANT)
            return {v.x / divisor, v.y / divisor};
        return clash_divide_vector(v, divisor);
    }

    /// Adds another vector.
    CLASH2D_CONSTEXPR Vector2D &operator+=(Vector2D other) noexcept {
        return *this = *this + other;
    }

    /// Subtracts another vector.
    CLASH2D_CONSTEXPR Vector2D &operator-=(Vector2D other) noexcept {
        return *this = *this - other;
    }

    /// Multiplies by a number.
    CLASH2D_CONSTEXPR Vector2D &operator*=(float scalar) noexcept { return *this = *this * scalar; }

    /// Divides by a number.
    CLASH2D_CONSTEXPR Vector2D &operator/=(float divisor) noexcept {
        return *this = *this / divisor;
    }

    /// Whether both coordinates are equal as numbers are: 0 is -0, and NaN is nothing. Unlike
    /// equal_vectors, which also says no where a coordinate is infinite.
    [[nodiscard]] friend constexpr bool operator==(Vector2D a, Vector2D b) noexcept {
        return a.x == b.x && a.y == b.y;
    }

    /// Whether a coordinate differs.
    [[nodiscard]] friend constexpr bool operator!=(Vector2D a, Vector2D b) noexcept {
        return !(a == b);
    }

    // The same with one vector of the game's own type. Without these its own operators would be as
    // good: there, too, one operand would have to be converted.

    /// The sum of a vector and one of the game's own type, each coordinate rounded once.
    template <class V, class = detail::if_operand<V>>
    [[nodiscard]] friend CLASH2D_CONSTEXPR Vector2D operator+(Vector2D a, const V &b) noexcept {
        return a + Vector2D(b);
    }

    /// The sum of a vector of the game's own type and another, each coordinate rounded once.
    template <class V, class = detail::if_operand<V>>
    [[nodiscard]] friend CLASH2D_CONSTEXPR Vector2D operator+(const V &a, Vector2D b) noexcept {
        return Vector2D(a) + b;
    }

    /// The difference `a - b`, `b` of the game's own type, each coordinate rounded once.
    template <class V, class = detail::if_operand<V>>
    [[nodiscard]] friend CLASH2D_CONSTEXPR Vector2D operator-(Vector2D a, const V &b) noexcept {
        return a - Vector2D(b);
    }

    /// The difference `a - b`, `a` of the game's own type, each coordinate rounded once.
    template <class V, class = detail::if_operand<V>>
    [[nodiscard]] friend CLASH2D_CONSTEXPR Vector2D operator-(const V &a, Vector2D b) noexcept {
        return Vector2D(a) - b;
    }

    /// Whether both coordinates are equal as numbers are, `b` of the game's own type.
    template <class V, class = detail::if_operand<V>>
    [[nodiscard]] friend constexpr bool operator==(Vector2D a, const V &b) noexcept {
        return a == Vector2D(b);
    }

    /// Whether both coordinates are equal as numbers are, `a` of the game's own type.
    template <class V, class = detail::if_operand<V>>
    [[nodiscard]] friend constexpr bool operator==(const V &a, Vector2D b) noexcept {
        return Vector2D(a) == b;
    }

    /// Whether a coordinate differs, `b` of the game's own type.
    template <class V, class = detail::if_operand<V>>
    [[nodiscard]] friend constexpr bool operator!=(Vector2D a, const V &b) noexcept {
        return a != Vector2D(b);
    }

    /// Whether a coordinate differs, `a` of the game's own type.
    template <class V, class = detail::if_operand<V>>
    [[nodiscard]] friend constexpr bool operator!=(const V &a, Vector2D b) noexcept {
        return Vector2D(a) != b;
    }
};

/// A filled rectangle whose sides run along the axes, its border included.
///
/// It reaches from `origin` to `origin + size`, a sum of real numbers that is never rounded.
struct Rectangle {
    /// The corner with the smallest coordinates: lower left with Y up.
    Vector2D origin;
    /// Width and height, 0 or more.
    Vector2D size;

    /// As a rectangle of the C API.
    [[nodiscard]] constexpr operator ClashRectangle() const noexcept { return {origin, size}; }
};

/// A filled circle, its rim included.
struct Circle {
    /// The middle.
    Vector2D center;
    /// The distance from the middle to the rim, 0 or more.
    float radius = 0;

    /// As a circle of the C API.
    [[nodiscard]] constexpr operator ClashCircle() const noexcept { return {center, radius}; }
};

/// An endless straight line.
///
/// With the null vector as its direction it is its base point.
struct Line {
    /// Any point of the line.
    Vector2D base;
    /// Which way the line runs; any length, either way along it.
    Vector2D direction;

    /// As a line of the C API.
    [[nodiscard]] constexpr operator ClashLine() const noexcept { return {base, direction}; }
};

/// A straight piece between two points, both included.
///
/// With two equal points it is a point.
struct Segment {
    /// One end.
    Vector2D point1;
    /// The other end.
    Vector2D point2;

    /// As a segment of the C API.
    [[nodiscard]] constexpr operator ClashSegment() const noexcept { return {point1, point2}; }
};

/// A filled rectangle that is turned around its center, its border included.
struct OrientedRectangle {
    /// The middle, around which it is turned.
    Vector2D center;
    /// Half of the width and half of the height before turning, 0 or more.
    Vector2D halfExtend;
    /// Degrees, counterclockwise with Y up; any finite number, and the true sine and cosine of it.
    float rotation = 0;

    /// As an oriented rectangle of the C API.
    [[nodiscard]] constexpr operator ClashOrientedRectangle() const noexcept {
        return {center, halfExtend, rotation};
    }
};

/// The numbers from `minimum` to `maximum`, both included.
///
/// Any unit; the two ends may be infinite. A range whose ends are swapped is not sorted on its own.
struct Range {
    /// The lower end.
    float minimum = 0;
    /// The upper end.
    float maximum = 0;

    /// As a range of the C API.
    [[nodiscard]] constexpr operator ClashRange() const noexcept { return {minimum, maximum}; }
};

/// A vector of the C API.
[[nodiscard]] constexpr Vector2D from_c(ClashVector2D v) noexcept { return v; }

/// A rectangle of the C API.
[[nodiscard]] constexpr Rectangle from_c(ClashRectangle r) noexcept { return {r.origin, r.size}; }

/// A circle of the C API.
[[nodiscard]] constexpr Circle from_c(ClashCircle c) noexcept { return {c.center, c.radius}; }

/// A line of the C API.
[[nodiscard]] constexpr Line from_c(ClashLine l) noexcept { return {l.base, l.direction}; }

/// A segment of the C API.
[[nodiscard]] constexpr Segment from_c(ClashSegment s) noexcept { return {s.point1, s.point2}; }

/// An oriented rectangle of the C API.
[[nodiscard]] constexpr OrientedRectangle from_c(ClashOrientedRectangle r) noexcept {
    return {r.center, r.halfExtend, r.rotation};
}

/// A range of the C API.
[[nodiscard]] constexpr Range from_c(ClashRange r) noexcept { return {r.minimum, r.maximum}; }

namespace detail {

/// Whether arrays of `A` can be read as arrays of `C`.
template <class A, class C>
inline constexpr bool has_layout_of =
    sizeof(A) == sizeof(C) &&
    alignof(A) == alignof(C) && std::is_standard_layout_v<A> &&std::is_trivially_copyable_v<A>;

static_assert(has_layout_of<Vector2D, ClashVector2D>);
static_assert(has_layout_of<Rectangle, ClashRectangle>);
static_assert(has_layout_of<Circle, ClashCircle>);
static_assert(has_layout_of<Line, ClashLine>);
static_assert(has_layout_of<Segment, ClashSegment>);
static_assert(has_layout_of<OrientedRectangle, ClashOrientedRectangle>);
static_assert(has_layout_of<Range, ClashRange>);

/// An array of the C API, in the same place.
inline const ClashRectangle *to_c(const Rectangle *first) noexcept {
    return reinterpret_cast<const ClashRectangle *>(first);
}

/// An array of the C API, in the same place.
inline const ClashCircle *to_c(const Circle *first) noexcept {
    return reinterpret_cast<const ClashCircle *>(first);
}

} // namespace detail

// ---- Version -----------------------------------------------------------------------------------

/// The version of the library that is linked: major * 1000000 + minor * 1000 + patch.
/// Equal to CLASH_VERSION where header and library belong together.
[[nodiscard]] inline uint32_t version() noexcept { return clash_version(); }

// ---- Vectors -----------------------------------------------------------------------------------

/// Whether two vectors are the same, exactly; no if a coordinate is not finite.
/// Book: "Line-Line Collision", there with a threshold (book.h).
[[nodiscard]] inline bool equal_vectors(Vector2D a, Vector2D b) noexcept {
    return clash_equal_vectors(a, b);
}

/// The length of a vector, 0 or more.
/// Error at most 0.51 ulp for every finite vector; infinite where no float is large enough.
/// Book: "Length".
[[nodiscard]] inline float vector_length(Vector2D v) noexcept { return clash_vector_length(v); }

/// The vector of length 1 in the same direction; the null vector stays as it is.
/// Error at most 0.51 ulp in each coordinate for every finite vector.
/// Book: "Unit Vector".
[[nodiscard]] inline Vector2D unit_vector(Vector2D v) noexcept { return clash_unit_vector(v); }

/// Degrees as radians. Error at most 0.51 ulp.
/// Book: "Rotation".
[[nodiscard]] inline float degrees_to_radian(float degrees) noexcept {
    return clash_degrees_to_radian(degrees);
}

/// Radians as degrees. Error at most 0.51 ulp; infinite where no float is large enough.
/// Book: "Dot Product".
[[nodiscard]] inline float radian_to_degrees(float radian) noexcept {
    return clash_radian_to_degrees(radian);
}

/// The vector turned by some degrees, counterclockwise.
/// Error at most 0.51 ulp in each coordinate. Exact for multiples of 90; full turns change
/// nothing, bit for bit. NaN if the degrees are not finite.
/// Book: "Rotation".
[[nodiscard]] inline Vector2D rotate_vector(Vector2D v, float degrees) noexcept {
    return clash_rotate_vector(v, degrees);
}

/// The vector turned by 90 degrees counterclockwise; exact.
/// Book: "Line-Line Collision".
[[nodiscard]] CLASH2D_CONSTEXPR Vector2D rotate_vector_90(Vector2D v) noexcept {
    if (CLASH2D_IS_CONSTANT)
        return {-v.y, v.x};
    return clash_rotate_vector_90(v);
}

/// The vector turned by 180 degrees; exact.
/// Book: "Rotating by Right Angles".
[[nodiscard]] CLASH2D_CONSTEXPR Vector2D rotate_vector_180(Vector2D v) noexcept {
    if (CLASH2D_IS_CONSTANT)
        return {-v.x, -v.y};
    return clash_rotate_vector_180(v);
}

/// The vector turned by 270 degrees counterclockwise; exact.
/// Book: "Rotating by Right Angles".
[[nodiscard]] CLASH2D_CONSTEXPR Vector2D rotate_vector_270(Vector2D v) noexcept {
    if (CLASH2D_IS_CONSTANT)
        return {v.y, -v.x};
    return clash_rotate_vector_270(v);
}

/// The dot product: positive below a right angle between the two, 0 at one, negative beyond.
/// Error at most 0.51 ulp, also under cancellation; infinite where no float is large enough.
/// Book: "Dot Product".
[[nodiscard]] inline float dot_product(Vector2D a, Vector2D b) noexcept {
    return clash_dot_product(a, b);
}

/// The angle between two vectors in degrees, from 0 to 180.
/// Error at most 0.51 ulp. With a null vector 90; NaN if a coordinate is not finite.
/// Book: "Dot Product".
[[nodiscard]] inline float enclosed_angle(Vector2D a, Vector2D b) noexcept {
    return clash_enclosed_angle(a, b);
}

/// The part of a vector that lies along another one; along the null vector, the null vector.
/// Error at most 0.51 ulp in each coordinate for all finite vectors.
/// Book: "Projection".
[[nodiscard]] inline Vector2D project_vector(Vector2D project, Vector2D onto) noexcept {
    return clash_project_vector(project, onto);
}

/// Whether two vectors point along the same line, either way. Exact; the null vector is parallel
/// to all.
/// Book: "Line-Line Collision", there with a threshold (book.h).
[[nodiscard]] inline bool parallel_vectors(Vector2D a, Vector2D b) noexcept {
    return clash_parallel_vectors(a, b);
}

// ---- Collision of two shapes -------------------------------------------------------------------

/// Whether two rectangles share a point; touching counts.
/// Book: "Rectangle-Rectangle Collision".
[[nodiscard]] inline bool collide(Rectangle a, Rectangle b) noexcept {
    return clash_rectangles_collide(a, b);
}

/// Whether two circles share a point; touching counts.
/// Book: "Circle-Circle Collision".
[[nodiscard]] inline bool collide(Circle a, Circle b) noexcept {
    return clash_circles_collide(a, b);
}

/// Whether two points are the same, exactly.
/// Book: "Point-Point Collision", there with a threshold (book.h).
[[nodiscard]] inline bool collide(Vector2D a, Vector2D b) noexcept {
    return clash_points_collide(a, b);
}

/// Whether two lines share a point: unless they are parallel and apart.
/// Book: "Line-Line Collision", there with a threshold (book.h).
[[nodiscard]] inline bool collide(Line a, Line b) noexcept { return clash_lines_collide(a, b); }

/// Whether two segments share a point; touching counts.
/// Book: "Segment-Segment Collision".
[[nodiscard]] inline bool collide(Segment a, Segment b) noexcept {
    return clash_segments_collide(a, b);
}

/// Whether two oriented rectangles share a point; touching counts.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
[[nodiscard]] inline bool collide(OrientedRectangle a, OrientedRectangle b) noexcept {
    return clash_oriented_rectangles_collide(a, b);
}

/// Whether a circle contains a point; the rim counts.
/// Book: "Circle-Point Collision".
[[nodiscard]] inline bool collide(Circle c, Vector2D p) noexcept {
    return clash_circle_point_collide(c, p);
}

/// Whether a point lies in a circle; the rim counts.
[[nodiscard]] inline bool collide(Vector2D p, Circle c) noexcept { return collide(c, p); }

/// Whether a circle and a line share a point; touching counts.
/// Book: "Circle-Line Collision".
[[nodiscard]] inline bool collide(Circle c, Line l) noexcept {
    return clash_circle_line_collide(c, l);
}

/// Whether a line and a circle share a point; touching counts.
[[nodiscard]] inline bool collide(Line l, Circle c) noexcept { return collide(c, l); }

/// Whether a circle and a segment share a point; touching counts.
/// Book: "Circle-Line-Segment Collision".
[[nodiscard]] inline bool collide(Circle c, Segment s) noexcept {
    return clash_circle_segment_collide(c, s);
}

/// Whether a segment and a circle share a point; touching counts.
[[nodiscard]] inline bool collide(Segment s, Circle c) noexcept { return collide(c, s); }

/// Whether a circle and a rectangle share a point; touching counts.
/// Book: "Circle-Rectangle Collision".
[[nodiscard]] inline bool collide(Circle c, Rectangle r) noexcept {
    return clash_circle_rectangle_collide(c, r);
}

/// Whether a rectangle and a circle share a point; touching counts.
[[nodiscard]] inline bool collide(Rectangle r, Circle c) noexcept { return collide(c, r); }

/// Whether a circle and an oriented rectangle share a point; touching counts.
/// Book: "Circle-Oriented Rectangle Collision".
[[nodiscard]] inline bool collide(Circle c, OrientedRectangle r) noexcept {
    return clash_circle_oriented_rectangle_collide(c, r);
}

/// Whether an oriented rectangle and a circle share a point; touching counts.
[[nodiscard]] inline bool collide(OrientedRectangle r, Circle c) noexcept { return collide(c, r); }

/// Whether a rectangle contains a point; the border counts.
/// Book: "Rectangle-Point Collision".
[[nodiscard]] inline bool collide(Vector2D p, Rectangle r) noexcept {
    return clash_point_rectangle_collide(p, r);
}

/// Whether a rectangle contains a point; the border counts.
[[nodiscard]] inline bool collide(Rectangle r, Vector2D p) noexcept { return collide(p, r); }

/// Whether a line and a rectangle share a point; touching counts.
/// Book: "Line-Rectangle Collision".
[[nodiscard]] inline bool collide(Line l, Rectangle r) noexcept {
    return clash_line_rectangle_collide(l, r);
}

/// Whether a rectangle and a line share a point; touching counts.
[[nodiscard]] inline bool collide(Rectangle r, Line l) noexcept { return collide(l, r); }

/// Whether a rectangle and a segment share a point; touching counts.
/// Book: "Rectangle-Line-Segment Collision".
[[nodiscard]] inline bool collide(Rectangle r, Segment s) noexcept {
    return clash_rectangle_segment_collide(r, s);
}

/// Whether a segment and a rectangle share a point; touching counts.
[[nodiscard]] inline bool collide(Segment s, Rectangle r) noexcept { return collide(r, s); }

/// Whether an oriented and an axis-aligned rectangle share a point; touching counts.
/// Book: "Oriented Rectangle-Rectangle Collision".
[[nodiscard]] inline bool collide(OrientedRectangle r, Rectangle aar) noexcept {
    return clash_oriented_rectangle_rectangle_collide(r, aar);
}

/// Whether an axis-aligned and an oriented rectangle share a point; touching counts.
[[nodiscard]] inline bool collide(Rectangle aar, OrientedRectangle r) noexcept {
    return collide(r, aar);
}

/// Whether a point lies on a line, exactly.
/// Book: "Line-Point Collision", there with a threshold (book.h).
[[nodiscard]] inline bool collide(Line l, Vector2D p) noexcept {
    return clash_line_point_collide(l, p);
}

/// Whether a point lies on a line, exactly.
[[nodiscard]] inline bool collide(Vector2D p, Line l) noexcept { return collide(l, p); }

/// Whether a point lies on a segment, exactly; the ends count.
/// Book: "Point-Line-Segment Collision", there with a threshold (book.h).
[[nodiscard]] inline bool collide(Vector2D p, Segment s) noexcept {
    return clash_point_segment_collide(p, s);
}

/// Whether a segment contains a point, exactly; the ends count.
[[nodiscard]] inline bool collide(Segment s, Vector2D p) noexcept { return collide(p, s); }

/// Whether an oriented rectangle contains a point; the border counts.
/// Book: "Oriented Rectangle-Point Collision".
[[nodiscard]] inline bool collide(OrientedRectangle r, Vector2D p) noexcept {
    return clash_oriented_rectangle_point_collide(r, p);
}

/// Whether a point lies in an oriented rectangle; the border counts.
[[nodiscard]] inline bool collide(Vector2D p, OrientedRectangle r) noexcept {
    return collide(r, p);
}

/// Whether a line and a segment share a point; touching counts.
/// Book: "Line-Line-Segment Collision".
[[nodiscard]] inline bool collide(Line l, Segment s) noexcept {
    return clash_line_segment_collide(l, s);
}

/// Whether a segment and a line share a point; touching counts.
[[nodiscard]] inline bool collide(Segment s, Line l) noexcept { return collide(l, s); }

/// Whether a line and an oriented rectangle share a point; touching counts.
/// Book: "Line-Oriented Rectangle Collision".
[[nodiscard]] inline bool collide(Line l, OrientedRectangle r) noexcept {
    return clash_line_oriented_rectangle_collide(l, r);
}

/// Whether an oriented rectangle and a line share a point; touching counts.
[[nodiscard]] inline bool collide(OrientedRectangle r, Line l) noexcept { return collide(l, r); }

/// Whether an oriented rectangle and a segment share a point; touching counts.
/// Book: "Oriented Rectangle-Line-Segment Collision".
[[nodiscard]] inline bool collide(OrientedRectangle r, Segment s) noexcept {
    return clash_oriented_rectangle_segment_collide(r, s);
}

/// Whether a segment and an oriented rectangle share a point; touching counts.
[[nodiscard]] inline bool collide(Segment s, OrientedRectangle r) noexcept { return collide(r, s); }

/// The same answer as rectangles_collide, without a look at Y where X tells the two apart.
/// Faster where most pairs are apart along X, slower where that can't be predicted.
/// Book: "Optimization Tricks".
[[nodiscard]] inline bool rectangles_collide_short_circuit(Rectangle a, Rectangle b) noexcept {
    return clash_rectangles_collide_short_circuit(a, b);
}

// ---- Shapes in motion --------------------------------------------------------------------------

/// Whether a moving circle meets a rectangle anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance.
/// Book: "Shapes in Motion".
[[nodiscard]] inline bool moving_collide(Circle a, Vector2D moveA, Rectangle b) noexcept {
    return clash_moving_circle_rectangle_collide(a, moveA, b);
}

/// Whether a moving rectangle meets another one anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance.
/// Book: "Shapes in Motion".
[[nodiscard]] inline bool moving_collide(Rectangle a, Vector2D moveA, Rectangle b) noexcept {
    return clash_moving_rectangle_rectangle_collide(a, moveA, b);
}

/// Whether a moving circle meets another one anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance.
/// Book: "Shapes in Motion".
[[nodiscard]] inline bool moving_collide(Circle a, Vector2D moveA, Circle b) noexcept {
    return clash_moving_circle_circle_collide(a, moveA, b);
}

/// Whether a moving rectangle meets a circle anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance.
/// Book: "Shapes in Motion".
[[nodiscard]] inline bool moving_collide(Rectangle a, Vector2D moveA, Circle b) noexcept {
    return clash_moving_rectangle_circle_collide(a, moveA, b);
}

// ---- Ranges, sides, corners and axes -----------------------------------------------------------

/// Whether two ranges of numbers share one; touching counts, infinite ends are allowed, NaN is a
/// no.
/// Book: "Rectangle-Rectangle Collision".
[[nodiscard]] inline bool overlapping(float minA, float maxA, float minB, float maxB) noexcept {
    return clash_overlapping(minA, maxA, minB, maxB);
}

/// Whether two ranges share a number; touching counts, infinite ends are allowed, NaN is a no.
/// Book: "Segment-Segment Collision".
[[nodiscard]] inline bool overlapping(Range a, Range b) noexcept {
    return clash_overlapping_ranges(a, b);
}

/// The smallest range that contains both.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
[[nodiscard]] inline Range range_hull(Range a, Range b) noexcept {
    return from_c(clash_range_hull(a, b));
}

/// The same range with its ends in order.
/// Book: "Segment-Segment Collision".
[[nodiscard]] inline Range sort_range(Range r) noexcept { return from_c(clash_sort_range(r)); }

/// The number from `min` to `max` that is nearest to `x`. NaN stays NaN.
/// Book: "Circle-Rectangle Collision".
[[nodiscard]] inline float clamp_on_range(float x, float min, float max) noexcept {
    return clash_clamp_on_range(x, min, max);
}

/// The point of the rectangle that is nearest to `p`, always one that lies in it: a far side that
/// is no float is rounded towards the inside.
/// Book: "Circle-Rectangle Collision".
[[nodiscard]] inline Vector2D clamp_on_rectangle(Vector2D p, Rectangle r) noexcept {
    return clash_clamp_on_rectangle(p, r);
}

/// Whether two lines are the same set of points, exactly.
/// Book: "Line-Line Collision", there with a threshold (book.h).
[[nodiscard]] inline bool equivalent_lines(Line a, Line b) noexcept {
    return clash_equivalent_lines(a, b);
}

/// Whether both ends of a segment lie on the same side of a line, neither of them on it.
/// No if the line's direction is the null vector.
/// Book: "Segment-Segment Collision".
[[nodiscard]] inline bool on_one_side(Line axis, Segment s) noexcept {
    return clash_on_one_side(axis, s);
}

/// The range of positions that a segment covers along the unit vector of `onto`.
/// Error at most 0.51 ulp of each end; along the null vector everything is at 0.
/// Book: "Segment-Segment Collision".
[[nodiscard]] inline Range project_segment(Segment s, Vector2D onto) noexcept {
    return from_c(clash_project_segment(s, onto));
}

/// A corner of a rectangle, rounded to the nearest float: 0 lower right, 1 upper right,
/// 2 upper left, 3 the origin; any other number modulo 4.
/// Book: "Oriented Rectangle-Rectangle Collision".
[[nodiscard]] inline Vector2D corner(Rectangle r, int number) noexcept {
    return clash_rectangle_corner(r, number);
}

/// The center of a rectangle, rounded to the nearest float.
/// Book: "Shape Grouping".
[[nodiscard]] inline Vector2D rectangle_center(Rectangle r) noexcept {
    return clash_rectangle_center(r);
}

/// A corner of an oriented rectangle: before turning 0 upper left, 1 upper right, 2 lower right,
/// 3 lower left; any other number modulo 4.
/// Error at most 0.51 ulp in each coordinate.
/// Book: "Oriented Rectangle-Rectangle Collision".
[[nodiscard]] inline Vector2D corner(OrientedRectangle r, int number) noexcept {
    return clash_oriented_rectangle_corner(r, number);
}

/// An edge of an oriented rectangle, from the corner of that number to the next one.
/// Error at most 0.51 ulp in each coordinate.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
[[nodiscard]] inline Segment oriented_rectangle_edge(OrientedRectangle r, int number) noexcept {
    return from_c(clash_oriented_rectangle_edge(r, number));
}

/// Whether a segment and a rectangle have disjoint projections onto the segment's direction;
/// touching is not disjoint. No for a segment of length 0.
/// Book: "Rectangle-Line-Segment Collision".
[[nodiscard]] inline bool separating_axis(Segment axis, Rectangle r) noexcept {
    return clash_separating_axis_for_rectangle(axis, r);
}

/// Whether a segment and an oriented rectangle have disjoint projections onto the segment's
/// direction; touching is not disjoint. No for a segment of length 0.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
[[nodiscard]] inline bool separating_axis(Segment axis, OrientedRectangle r) noexcept {
    return clash_separating_axis_for_oriented_rectangle(axis, r);
}

// ---- Bounding shapes ---------------------------------------------------------------------------

/// The smallest rectangle that contains a rectangle and a point.
/// If one of them is invalid, the rectangle around the other; if both are, a rectangle of NaN.
/// Book: "Oriented Rectangle-Rectangle Collision".
[[nodiscard]] inline Rectangle enlarge_rectangle(Rectangle r, Vector2D p) noexcept {
    return from_c(clash_enlarge_rectangle_point(r, p));
}

/// The smallest rectangle that contains two others.
/// If one of them is invalid, the other; if both are, a rectangle of NaN.
/// Book: "Shape Grouping".
[[nodiscard]] inline Rectangle enlarge_rectangle(Rectangle r, Rectangle extender) noexcept {
    return from_c(clash_enlarge_rectangle_rectangle(r, extender));
}

/// The smallest upright rectangle that contains an oriented one; of an invalid one, NaN.
/// Book: "Bounding Shapes".
[[nodiscard]] inline Rectangle rectangle_hull(OrientedRectangle r) noexcept {
    return from_c(clash_oriented_rectangle_rectangle_hull(r));
}

/// The smallest circle around the center that contains an oriented rectangle; of an invalid one,
/// NaN.
/// Book: "Bounding Shapes".
[[nodiscard]] inline Circle circle_hull(OrientedRectangle r) noexcept {
    return from_c(clash_oriented_rectangle_circle_hull(r));
}

/// The smallest rectangle that contains all of `count` rectangles; of none, the zero rectangle.
/// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
/// Book: "Shape Grouping".
///
/// `rectangles` is null or points to `count` readable elements.
[[nodiscard]] inline Rectangle rectangle_hull(const Rectangle *rectangles,
                                              std::size_t count) noexcept {
    return from_c(clash_rectangles_rectangle_hull(detail::to_c(rectangles), count));
}

/// The smallest rectangle that contains all of `count` circles; of none, the zero rectangle.
/// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
/// Book: "Shape Grouping".
///
/// `circles` is null or points to `count` readable elements.
[[nodiscard]] inline Rectangle rectangle_hull(const Circle *circles, std::size_t count) noexcept {
    return from_c(clash_circles_rectangle_hull(detail::to_c(circles), count));
}

/// A circle that contains all of `count` circles: around the center of their rectangle hull, and
/// as small as that allows; of none, the zero circle.
/// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
/// Book: "Shape Grouping".
///
/// `circles` is null or points to `count` readable elements.
[[nodiscard]] inline Circle circle_hull(const Circle *circles, std::size_t count) noexcept {
    return from_c(clash_circles_circle_hull(detail::to_c(circles), count));
}

/// The smallest rectangle that contains all shapes of an array of rectangles or circles: of
/// anything that has data() and size(), a vector, an array, a span; of none, the zero rectangle.
/// Invalid ones are left out. Nothing is kept; O(size).
template <class Shapes, class = detail::if_array_of<Shapes, Rectangle, Circle>>
[[nodiscard]] Rectangle rectangle_hull(const Shapes &shapes) noexcept {
    return rectangle_hull(shapes.data(), static_cast<std::size_t>(shapes.size()));
}

/// The smallest rectangle that contains all rectangles of an array or of a list in braces.
/// Invalid ones are left out. Nothing is kept; O(count).
template <std::size_t count>
[[nodiscard]] Rectangle rectangle_hull(const Rectangle (&rectangles)[count]) noexcept {
    return rectangle_hull(rectangles, count);
}

/// The smallest rectangle that contains all circles of an array or of a list in braces.
/// Invalid ones are left out. Nothing is kept; O(count).
template <std::size_t count>
[[nodiscard]] Rectangle rectangle_hull(const Circle (&circles)[count]) noexcept {
    return rectangle_hull(circles, count);
}

/// A circle that contains all circles of an array, of anything that has data() and size(): around
/// the center of their rectangle hull, and as small as that allows; of none, the zero circle.
/// Invalid ones are left out. Nothing is kept; O(size).
template <class Shapes, class = detail::if_array_of<Shapes, Circle>>
[[nodiscard]] Circle circle_hull(const Shapes &shapes) noexcept {
    return circle_hull(shapes.data(), static_cast<std::size_t>(shapes.size()));
}

/// A circle that contains all circles of an array or of a list in braces: around the center of
/// their rectangle hull, and as small as that allows.
/// Invalid ones are left out. Nothing is kept; O(count).
template <std::size_t count>
[[nodiscard]] Circle circle_hull(const Circle (&circles)[count]) noexcept {
    return circle_hull(circles, count);
}

} // namespace clash

#undef CLASH2D_CONSTEXPR
#undef CLASH2D_IS_CONSTANT

#endif // CLASH2D_CLASH2D_HPP
