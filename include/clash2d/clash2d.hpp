#ifndef CLASH2D_CLASH2D_HPP
#define CLASH2D_CLASH2D_HPP

// clash2d for C++17: clash2d.h with namespaces, overloads, vector operators, the game's own
// vectors, and shapes that own their vertices. Header-only; no exceptions, no RTTI, nothing of std
// but a few headers of types, of memcpy and of malloc, which only owners call.
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
// enlarge_rectangle, rectangle_hull, circle_hull. Constants are in enumerations: C's
// CLASH_RELATION_EQUAL is clash::Relation::equal.
//
// Any shape. Functions that take a clash::Shape take each shape as it is, and polygons, chains and
// groups of shapes. An answer that is more than a yes or no is a std::optional:
//
//     const std::vector<clash::Vector2D> corners{{0, 0}, {4, 0}, {0, 3}}; // must outlive the ramp
//
//     void push_out(clash::Circle &ball) {
//         const clash::Polygon ramp{corners};
//         if (const auto way = clash::separation(ramp, ball))
//             ball.center += *way;
//     }
//
// Shapes from braces, and levels. A clash::Polygon, Chain or Group borrows an array. Its owner
// copies the elements to memory of its own, and is such a shape wherever one is asked for:
//
//     const clash::OwnedPolygon ramp{{0, 0}, {4, 0}, {4, 2}};
//     const clash::OwnedShape level = clash::OwnedShape::prepared(
//         clash::OwnedGroup{ramp, clash::Rectangle{{-8, -1}, {8, 1}}, clash::Circle{{6, 4}, 1}});
//     if (const auto way = clash::separation(level, hero.at(position)))
//         position += *way;
//
// Where a shape would borrow from what ends before it, clang warns (-Wdangling, on by default).
//
// Printing. Where <ostream> is included, everything can be written to a stream: `log << contact`.
// Enumerations have names, to_string(relation), for those who don't use streams.
//
// Lists go to an array of the caller's. What is returned is how many elements there are, also if
// there is no room for all of them:
//
//     clash::Contact contacts[4];
//     const std::size_t count = clash::contacts(ramp, ball, contacts);
//
// The game's own vectors. A type of two floats `x` and `y` (raylib's Vector2, glm::vec2,
// sf::Vector2f, SDL_FPoint, ImVec2, b2Vec2, ...) is taken and returned as it is, wherever a
// clash::Vector2D is meant, and an array of them wherever an array of clash::Vector2D is:
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
#include <cstring>
#include <initializer_list>
#include <optional>
#include <type_traits>

// Where owners of shapes get their memory: define both to have it from elsewhere, the same in all
// translation units. What they give is aligned for any type; no memory is null.
#ifndef CLASH2D_MALLOC
#include <cstdlib>
#define CLASH2D_MALLOC(size) std::malloc(size)
#define CLASH2D_FREE(memory) std::free(memory)
#endif

// Outside of clash, so that no name of it comes between the two and the program's own functions.
namespace clash2d_memory {

inline void *clash2d_take(std::size_t size) noexcept { return CLASH2D_MALLOC(size); }

inline void clash2d_give_back(void *memory) noexcept { CLASH2D_FREE(memory); }

} // namespace clash2d_memory

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

// What is made of an argument borrows from it: compilers that know this warn where it ends first.
// world.hpp needs them, too.
#if defined(__has_cpp_attribute)
#if __has_cpp_attribute(clang::lifetimebound)
#define CLASH2D_LIFETIMEBOUND [[clang::lifetimebound]]
#elif __has_cpp_attribute(msvc::lifetimebound)
#define CLASH2D_LIFETIMEBOUND [[msvc::lifetimebound]]
#endif
#if __has_cpp_attribute(gsl::Pointer)
#define CLASH2D_POINTER [[gsl::Pointer]]
#define CLASH2D_OWNER [[gsl::Owner]]
#endif
#endif
#ifndef CLASH2D_LIFETIMEBOUND
#define CLASH2D_LIFETIMEBOUND
#endif
#ifndef CLASH2D_POINTER
#define CLASH2D_POINTER
#define CLASH2D_OWNER
#endif

// Xlib.h has a macro of this name, which is there again at the end.
#pragma push_macro("Status")
#undef Status

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
    /// Whether arrays of them are arrays of clash::Vector2D.
    static constexpr bool is_in_place = std::is_standard_layout_v<V> && offsetof(V, x) == 0;

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

/// Whether elements of a type, const or not, are those of an array of `T` in the same place.
template <class E, class T, class = void>
inline constexpr bool is_same_element = std::is_same_v<std::remove_const_t<T>, E>;
template <class E, class T>
inline constexpr bool is_same_element<E, T, std::enable_if_t<VectorAccess<E>::is_in_place>> =
    std::is_same_v<std::remove_const_t<T>, Vector2D>;

/// Whether an array of `T` can have elements of a type.
template <class E, class T>
inline constexpr bool is_element = is_same_element<std::remove_const_t<E>, T> &&
                                   (std::is_const_v<T> || !std::is_const_v<E>);

/// The first element of an array of `T`, in the same place.
template <class T, class E> [[nodiscard]] constexpr T *in_place(E *first) noexcept {
    if constexpr (std::is_same_v<const T, const E>)
        return first;
    else
        return reinterpret_cast<T *>(first);
}

/// The place of the first element of what has data(); const if `A` is no reference.
template <class A> using place = decltype(declared<A>().data());

/// Whether something has data() and size() and the elements of an array of `T`.
template <class A, class T, class = void> inline constexpr bool holds = false;
template <class A, class T>
inline constexpr bool holds<A, T, std::void_t<place<A>, decltype(declared<A>().size())>> =
    std::is_pointer_v<place<A>> &&is_element<std::remove_pointer_t<place<A>>, T>;

/// Whether a type only leads to elements that are somebody else's: a span.
template <class A, class = void> inline constexpr bool is_view = false;
template <class A> inline constexpr bool is_view<A, std::void_t<typename A::element_type>> = true;

/// Int for an array of `T` that outlasts the call which it is passed to, else nothing.
template <class A, class T>
using if_lasting =
    std::enable_if_t<holds<A, T> && (std::is_lvalue_reference_v<A> || is_view<A>), int>;

/// Int for an array of `T` that is gone after that call, else nothing.
template <class A, class T>
using if_temporary =
    std::enable_if_t<holds<A, const T> && !std::is_lvalue_reference_v<A> && !is_view<A>, int>;

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

/// All points within a distance from a segment: a filled stadium, its border included.
///
/// With two equal points it is a circle, with radius 0 a segment.
struct Capsule {
    /// One end of the segment.
    Vector2D point1;
    /// The other end.
    Vector2D point2;
    /// The greatest distance from the segment, 0 or more.
    float radius = 0;

    /// As a capsule of the C API.
    [[nodiscard]] constexpr operator ClashCapsule() const noexcept {
        return {point1, point2, radius};
    }
};

/// A piece of a disc or of a ring around its center, its border included: the swing of a sword, a
/// cone of sight.
///
/// Its points are between `innerRadius` and `radius` away from the center, in directions that
/// differ by at most `halfAngle` from `direction`. From 180 degrees on it is the whole disc or
/// ring, with 0 degrees a segment.
struct Sector {
    /// The middle of the disc; it belongs to the sector if `innerRadius` is 0.
    Vector2D center;
    /// The distance from the center at which it begins, from 0 to `radius`.
    float innerRadius = 0;
    /// The distance from the center at which it ends, 0 or more.
    float radius = 0;
    /// Degrees of the middle direction, counterclockwise from the X axis; any finite number.
    float direction = 0;
    /// Degrees to either side of that direction, 0 or more.
    float halfAngle = 0;

    /// As a sector of the C API.
    [[nodiscard]] constexpr operator ClashSector() const noexcept {
        return {center, innerRadius, radius, direction, halfAngle};
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

/// Where a frame stands and how it is turned: what is at `v` in the frame is at `position` plus `v`
/// turned by `rotation`.
struct Pose {
    /// Where the origin of the frame is.
    Vector2D position;
    /// By how many degrees its axes are turned, counterclockwise.
    float rotation = 0;

    /// As a pose of the C API.
    [[nodiscard]] constexpr operator ClashPose() const noexcept { return {position, rotation}; }

    /// Whether all numbers are equal.
    [[nodiscard]] friend constexpr bool operator==(Pose a, Pose b) noexcept {
        return a.position == b.position && a.rotation == b.rotation;
    }

    /// Whether a number differs.
    [[nodiscard]] friend constexpr bool operator!=(Pose a, Pose b) noexcept { return !(a == b); }
};

/// A straight way along which a shape turns at an even rate: at a part of the time it has moved by
/// that part of the movement, and turned by that part of the rotation.
struct Motion {
    /// The whole way of the pivot.
    Vector2D movement;
    /// Degrees, counterclockwise, by which the shape turns around the pivot; any number of turns.
    float rotation = 0;
    /// The point around which it turns, where it is at the start.
    Vector2D pivot = {};

    /// As a motion of the C API.
    [[nodiscard]] constexpr operator ClashMotion() const noexcept {
        return {movement, rotation, pivot};
    }
};

// ---- Arrays ------------------------------------------------------------------------------------

/// An array of somebody else's: to be read, or with a `T` that is not const, to be written to.
///
/// It is made of a pointer and a count in braces, of an array, and of anything that has data() and
/// size(): a vector, an array, a span. The elements of an array of vectors may be the game's own,
/// if these consist of two floats x and y.
template <class T> struct CLASH2D_POINTER Span {
    /// The first element; null if there is none.
    T *first = nullptr;
    /// How many elements there are.
    std::size_t count = 0;

    /// Without elements.
    constexpr Span() noexcept = default;

    /// The elements from a pointer on.
    template <class E, class = std::enable_if_t<detail::is_element<E, T>>>
    constexpr Span(E *pointer, std::size_t length) noexcept
        : first(detail::in_place<T>(pointer)), count(length) {}

    /// The elements of an array.
    template <class E, std::size_t length, class = std::enable_if_t<detail::is_element<E, T>>>
    constexpr Span(E (&array CLASH2D_LIFETIMEBOUND)[length]) noexcept : Span(array, length) {}

    /// The elements of what has data() and size().
    template <class A, detail::if_lasting<A, T> = 0>
    constexpr Span(A &&array CLASH2D_LIFETIMEBOUND) noexcept
        : Span(array.data(), static_cast<std::size_t>(array.size())) {}

    /// Not those of a temporary container: they would be gone as soon as the array is made.
    template <class A, detail::if_temporary<A, T> = 0> Span(A &&) = delete;

    /// For loops over the elements.
    [[nodiscard]] constexpr T *begin() const noexcept { return first; }

    /// Beyond the last element.
    [[nodiscard]] constexpr T *end() const noexcept { return first + count; }

    /// How many elements there are.
    [[nodiscard]] constexpr std::size_t size() const noexcept { return count; }

    /// Whether there is none.
    [[nodiscard]] constexpr bool empty() const noexcept { return count == 0; }

    /// An element by its number, which must be less than the count.
    [[nodiscard]] constexpr T &operator[](std::size_t number) const noexcept {
        return first[number];
    }
};

// ---- Shapes with arrays ------------------------------------------------------------------------

/// A filled polygon, its border included: convex or not, with or without holes, counterclockwise or
/// clockwise.
///
/// It consists of its edges and of all points inside by the even-odd rule: a ray from there crosses
/// the edges an odd number of times. A ring within another one is therefore a hole, and edges may
/// cross. It borrows its vertices and is made of all of them: one that is not finite makes it
/// invalid.
struct CLASH2D_POINTER Polygon {
    /// The vertices of all rings, one ring after the other; each ring leads back to its first one.
    const Vector2D *vertices = nullptr;
    /// How many vertices there are; a polygon without any is empty, with one a point.
    std::size_t count = 0;
    /// How many vertices each ring has, which must add up to `count`; null if there is one ring.
    const uint32_t *ringSizes = nullptr;
    /// How many rings there are; 0 if there is one of all vertices.
    std::size_t ringCount = 0;
    /// Rounds the corners: all points within this distance belong to it, too; 0 or more.
    float radius = 0;

    /// The polygon without vertices, which is empty.
    constexpr Polygon() noexcept = default;

    /// The shape that is a polygon of one ring of `count` vertices, and of all points within
    /// `radius` of it. Nothing is copied or looked at: the vertices stay the caller's and must
    /// outlive the shape.
    constexpr Polygon(Span<const Vector2D> ring CLASH2D_LIFETIMEBOUND, float rounding = 0) noexcept
        : vertices(ring.first), count(ring.count), radius(rounding) {}

    /// The shape that is a polygon of `ringCount` rings, outlines and holes: the first
    /// `ringSizes[0]` vertices, the next `ringSizes[1]` ones, and so on until there are `count`;
    /// and of all points within `radius` of it. Nothing is copied or looked at: both arrays stay
    /// the caller's and must outlive the shape.
    constexpr Polygon(Span<const Vector2D> rings CLASH2D_LIFETIMEBOUND,
                      Span<const uint32_t> sizes CLASH2D_LIFETIMEBOUND, float rounding = 0) noexcept
        : vertices(rings.first), count(rings.count), ringSizes(sizes.first), ringCount(sizes.count),
          radius(rounding) {}
};

/// Which side of a chain is solid ground, seen from each vertex towards the next.
enum class Side : uint32_t {
    /// None: things are pushed off to the side on which they are.
    none = 0,
    /// The left one: things are pushed off to the right.
    left = 1,
    /// The right one: things are pushed off to the left.
    right = 2,
};

/// A line of straight pieces from vertex to vertex, open or closed, nothing of it filled.
///
/// A solid side does not add points to it: it says to which side contacts push, and from which side
/// rays and casts meet it. What touches the chain is pushed to its free side, however it came
/// there; what is near it without touching has contacts in front of the free side only. As each
/// piece knows its neighbours, nothing stumbles over the vertices in between. It borrows its
/// vertices; one that is not finite makes it invalid.
struct CLASH2D_POINTER Chain {
    /// The vertices, in order.
    const Vector2D *vertices = nullptr;
    /// How many vertices there are; a chain without any is empty, with one a point.
    std::size_t count = 0;
    /// The thickness to either side: all points within this distance belong to it; 0 or more.
    float radius = 0;
    /// 1 if the last vertex is joined to the first one, otherwise 0.
    uint32_t closed = 0;
    /// The solid side: a Side.
    Side side = Side::none;

    /// The chain without vertices, which is empty.
    constexpr Chain() noexcept = default;

    /// The shape that is a chain of `count` vertices, and of all points within `radius` of it.
    /// `isClosed` joins the last vertex to the first one; `side` is a Side, the solid one.
    /// Nothing is copied or looked at: the vertices stay the caller's and must outlive the shape.
    constexpr Chain(Span<const Vector2D> corners CLASH2D_LIFETIMEBOUND, float thickness = 0,
                    bool isClosed = false, Side solid = Side::none) noexcept
        : vertices(corners.first), count(corners.count), radius(thickness), closed(isClosed),
          side(solid) {}
};

// ---- Any shape ---------------------------------------------------------------------------------

/// The kinds of shapes.
enum class ShapeKind : uint32_t {
    /// No shape: the empty set, which meets nothing.
    none = 0,
    /// A point.
    point = 1,
    /// An endless straight line.
    line = 2,
    /// A straight piece between two points.
    segment = 3,
    /// A filled circle.
    circle = 4,
    /// A filled rectangle whose sides run along the axes.
    rectangle = 5,
    /// A filled rectangle that is turned around its center.
    oriented_rectangle = 6,
    /// All points within a distance from a segment.
    capsule = 7,
    /// A filled polygon.
    polygon = 8,
    /// A line of straight pieces.
    chain = 9,
    /// A piece of a disc or of a ring.
    sector = 10,
    /// Several shapes taken as one.
    group = 11,
    /// A polygon, chain or group that is prepared for many questions.
    prepared = 12,
};

struct Shape;

/// Several shapes taken as one: all of their points.
///
/// It borrows its members; an invalid one is empty, and groups can't be members.
struct CLASH2D_POINTER Group {
    /// The members.
    const Shape *shapes = nullptr;
    /// How many members there are; a group without any is empty.
    std::size_t count = 0;

    /// The group without members, which is empty.
    constexpr Group() noexcept = default;

    /// The shape that consists of all points of `count` others, none of them a group. Nothing is
    /// copied or looked at: the members stay the caller's and must outlive the shape.
    constexpr Group(Span<const Shape> members CLASH2D_LIFETIMEBOUND) noexcept
        : shapes(members.first), count(members.count) {}
};

/// A piece of the memory that a prepared shape is written to; what is in it has no meaning.
struct Node {
    /// Numbers, none of them an address.
    uint32_t words[32] = {};
};

/// A polygon, chain or group that is prepared for many questions: most of them look at a few of its
/// edges or members only.
///
/// It is the same set of points, and all answers are the same. It borrows nodes. Polygons and
/// chains are copied into these, so that what they were made of may change or go; a group keeps
/// borrowing its members, which must stay as they are. Nodes hold no addresses, and may be moved as
/// a whole.
struct Prepared {
    /// What shape_prepared wrote.
    const Node *nodes = nullptr;
    /// How many nodes there are; a prepared shape without any is empty.
    std::size_t nodeCount = 0;
    /// The members of a group; null if it is none.
    const Shape *shapes = nullptr;
    /// How many members there are.
    std::size_t shapeCount = 0;
};

/// The shapes of all kinds, in one place.
union ShapeData {
    /// For ShapeKind::point.
    Vector2D point;
    /// For ShapeKind::line.
    Line line;
    /// For ShapeKind::segment.
    Segment segment;
    /// For ShapeKind::circle.
    Circle circle;
    /// For ShapeKind::rectangle.
    Rectangle rectangle;
    /// For ShapeKind::oriented_rectangle.
    OrientedRectangle orientedRectangle;
    /// For ShapeKind::capsule.
    Capsule capsule;
    /// For ShapeKind::polygon.
    Polygon polygon;
    /// For ShapeKind::chain.
    Chain chain;
    /// For ShapeKind::sector.
    Sector sector;
    /// For ShapeKind::group.
    Group group;
    /// For ShapeKind::prepared.
    Prepared prepared;

    // One for each kind: up to C++17 there is no other way to choose a member.
    constexpr ShapeData(Vector2D p) noexcept : point(p) {}
    constexpr ShapeData(Line l) noexcept : line(l) {}
    constexpr ShapeData(Segment s) noexcept : segment(s) {}
    constexpr ShapeData(Circle c) noexcept : circle(c) {}
    constexpr ShapeData(Rectangle r) noexcept : rectangle(r) {}
    constexpr ShapeData(OrientedRectangle r) noexcept : orientedRectangle(r) {}
    constexpr ShapeData(Capsule c) noexcept : capsule(c) {}
    constexpr ShapeData(Polygon p) noexcept : polygon(p) {}
    constexpr ShapeData(Chain c) noexcept : chain(c) {}
    constexpr ShapeData(Sector s) noexcept : sector(s) {}
    constexpr ShapeData(Group g) noexcept : group(g) {}
    constexpr ShapeData(Prepared p) noexcept : prepared(p) {}
};

/// Any shape: a kind, and the shape of that kind.
///
/// Each shape becomes one by itself, wherever one is asked for.
struct CLASH2D_POINTER Shape {
    /// A ShapeKind; with any other number it is the empty set.
    ShapeKind kind = ShapeKind::none;
    /// 0; with any other number it is the empty set.
    uint32_t reserved = 0;
    /// The shape of that kind.
    ShapeData data = Vector2D();
    /// Where it stands: each of its points is the one in `data` plus this, a sum of real numbers
    /// that is never rounded. So a shape keeps its form wherever it is, and moves without a copy
    /// and without being prepared anew. Members of a group have their own position and the group's.
    Vector2D position = Vector2D();

    /// No shape: the empty set.
    constexpr Shape() noexcept = default;

    // Made in place, without a call of clash_shape_point(), clash_shape_line(),
    // clash_shape_segment(), clash_shape_circle(), clash_shape_rectangle(),
    // clash_shape_oriented_rectangle(), clash_shape_capsule(), clash_shape_sector(),
    // clash_shape_polygon(), clash_shape_polygon_with_rings(), clash_shape_chain() or
    // clash_shape_group(), so that constants can be shapes.

    /// The shape that is a point.
    constexpr Shape(Vector2D point) noexcept : kind(ShapeKind::point), data(point) {}

    /// The shape that is a point of the game's own type.
    template <class V, class = detail::if_readable<V>>
    constexpr Shape(const V &point) noexcept : Shape(Vector2D(point)) {}

    /// The shape that is a line.
    constexpr Shape(Line line) noexcept : kind(ShapeKind::line), data(line) {}

    /// The shape that is a segment.
    constexpr Shape(Segment segment) noexcept : kind(ShapeKind::segment), data(segment) {}

    /// The shape that is a circle.
    constexpr Shape(Circle circle) noexcept : kind(ShapeKind::circle), data(circle) {}

    /// The shape that is a rectangle.
    constexpr Shape(Rectangle rectangle) noexcept : kind(ShapeKind::rectangle), data(rectangle) {}

    /// The shape that is an oriented rectangle.
    constexpr Shape(OrientedRectangle rectangle) noexcept
        : kind(ShapeKind::oriented_rectangle), data(rectangle) {}

    /// The shape that is a capsule.
    constexpr Shape(Capsule capsule) noexcept : kind(ShapeKind::capsule), data(capsule) {}

    /// The shape that is a sector.
    constexpr Shape(Sector sector) noexcept : kind(ShapeKind::sector), data(sector) {}

    /// The shape that is a polygon.
    constexpr Shape(Polygon polygon CLASH2D_LIFETIMEBOUND) noexcept
        : kind(ShapeKind::polygon), data(polygon) {}

    /// The shape that is a chain.
    constexpr Shape(Chain chain CLASH2D_LIFETIMEBOUND) noexcept
        : kind(ShapeKind::chain), data(chain) {}

    /// The shape that is a group.
    constexpr Shape(Group group CLASH2D_LIFETIMEBOUND) noexcept
        : kind(ShapeKind::group), data(group) {}

    /// The shape that is a prepared one.
    constexpr Shape(Prepared prepared) noexcept : kind(ShapeKind::prepared), data(prepared) {}

    /// The same shape standing at another position, which is added to each of its points.
    [[nodiscard]] constexpr Shape at(Vector2D to) const noexcept {
        Shape shape = *this;
        shape.position = to;
        return shape;
    }

    /// As a shape of the C API.
    [[nodiscard]] operator ClashShape() const noexcept {
        ClashShape shape;
        std::memcpy(&shape, this, sizeof shape);
        return shape;
    }
};

/// What became of a call, or what is wrong with a shape.
///
/// Xlib.h has a macro of this name; after `#undef Status` both can be used.
enum class Status : uint32_t {
    /// Nothing is wrong.
    ok = 0,
    /// A pointer that must lead to something is null.
    null_pointer = 1,
    /// A shape's kind is an unknown number.
    unknown_kind = 2,
    /// A number is NaN or infinite.
    not_finite = 3,
    /// A radius, a size, a half extent or a half angle is negative, or a fraction, distance or
    /// tolerance of a cast's settings.
    negative = 4,
    /// A sector's inner radius is greater than its radius.
    bad_inner_radius = 5,
    /// An array is null although it has elements, lies at an unaligned address, or is longer than
    /// the memory.
    bad_array = 6,
    /// The sizes of a polygon's rings do not add up to the number of its vertices.
    bad_rings = 7,
    /// A chain's `closed` or `side`, or the mode or sides of a cast's settings, is none of the
    /// values that it may have.
    unknown_value = 8,
    /// A group is a member of a group.
    nested_group = 9,
    /// Edges of a polygon meet where it must be simple.
    not_simple = 10,
    /// A buffer has too little room.
    buffer_too_small = 11,
    /// A shape's `reserved` is not 0.
    reserved_not_zero = 12,
    /// The nodes of a prepared shape are not as they were written, or were written by another
    /// version of the library or with the bytes in another order.
    bad_nodes = 13,
    /// An id is none's, or that of a collider that was removed.
    stale_id = 14,
    /// There is no memory.
    out_of_memory = 15,
    /// What should be a snapshot is none, or of another base.
    bad_snapshot = 16,
};

// ---- Answers -----------------------------------------------------------------------------------

/// How two shapes lie to each other, as sets of points.
///
/// What has an area consists of its border and its interior; of a segment or an open chain without
/// a radius the ends take the place of the border, and a point, a line and a closed chain have
/// none.
enum class Relation : uint32_t {
    /// They share no point, or one of them is empty.
    disjoint = 0,
    /// They share points, but no interior ones, and neither contains the other.
    touching = 1,
    /// They share interior points, and neither contains the other.
    overlapping = 2,
    /// All of a belongs to the interior of b.
    a_inside_b = 3,
    /// All of a belongs to b, and some of it to the border of b.
    a_inside_b_touching = 4,
    /// All of b belongs to the interior of a.
    b_inside_a = 5,
    /// All of b belongs to a, and some of it to the border of a.
    b_inside_a_touching = 6,
    /// They consist of the same points.
    equal = 7,
};

/// A place on the border of a shape, the same numbers in every answer.
///
/// Edges are numbered from 0, along the border, counterclockwise from the lower left. Polygons and
/// chains have them in the order of their vertices, ring after ring; rectangles bottom, right, top
/// and left before they are turned; a capsule the side to the right of its way, the arc around
/// `point2`, the other side and the arc around `point1`; a sector the first side, the outer arc,
/// the second side, and the inner arc if there is one; what is a single point, a segment, a line or
/// a circle has one. A rounded polygon or chain has for each of its edges the arc around the first
/// vertex, then, if it is the last one of an open chain, the arc around the second one, and both
/// sides, the right one first; of an edge between equal vertices only the arcs. What has no width
/// has the edge of the segment or point that it is.
struct Place {
    /// The member of a group; of any other shape 0.
    uint32_t member = 0;
    /// The number of its edge.
    uint32_t edge = 0;
    /// Where on the edge, from 0 to 1; of a line a multiple of its direction. On arcs, which run
    /// counterclockwise, it is measured on the square whose corners lie on the circle right of its
    /// center, above, left of and below it: where the way from the center crosses that. Of a
    /// circle, which begins at the right, that is the part of the angle at each eighth, and nearly
    /// in between.
    float along = 0;
};

/// How far two shapes are apart, and where they are nearest.
struct Distance {
    /// The distance: 0 exactly if they collide; infinite if no float is large enough.
    float distance = 0;
    /// A point of the first shape that is nearest to the second one.
    Vector2D pointA;
    /// A point of the second shape that is nearest to `pointA`; the same point if they collide.
    Vector2D pointB;
    /// Where `pointA` is on the border of the first shape: at a corner on one of the edges that
    /// meet there; all 0 if the shapes collide.
    Place placeA;
    /// Where `pointB` is on the border of the second shape; all 0 if the shapes collide.
    Place placeB;
};

/// How far a point is from the border of a shape, and where that is nearest.
struct SignedDistance {
    /// The distance: positive outside, 0 exactly on the border, negative inside; infinite if no
    /// float is large enough.
    float distance = 0;
    /// A point of the border that is nearest.
    Vector2D point;
    /// The direction in which the signed distance grows most, of length 1: out of the shape. On the
    /// border that of a contact with the point.
    Vector2D normal;
    /// Where on the border the point is.
    Place place;
};

/// A point of a shape that lies farthest along a direction.
struct Support {
    /// The point; infinite where no float is large enough.
    Vector2D point;
    /// Where it is on the border.
    Place place;
};

/// The area of a shape, where it balances, and its second moment of area.
struct Mass {
    /// The area: 0 of what has none, infinite where no float is large enough. Times the mass of a
    /// unit of area it is the mass.
    float area = 0;
    /// Where the shape balances if it weighs the same everywhere; of what has no area by its
    /// length, and of points in their middle.
    Vector2D centroid;
    /// The polar second moment of area about the centroid: the sum of all areas times the squares
    /// of their distances from there; 0 without area. Times the mass of a unit of area it is the
    /// moment of inertia. About another point it is larger by the area times the square of the
    /// distance.
    float secondMoment = 0;
};

/// A point where two shapes touch.
struct ContactPoint {
    /// Where: in the middle between the surfaces of the two shapes.
    Vector2D position;
    /// How far the surfaces overlap there, along the normal; negative if they are apart there.
    float depth = 0;
    /// Which vertex or edge of the first shape or member touches: of vertex k 4k, of edge k 4k + 1,
    /// and where an edge touches on its own, of a chain or a polygon that is not convex, 4k for its
    /// start and 4k + 2 for its end. Vertices are numbered from 0 in their order, a rectangle's
    /// counterclockwise from the lower left one before it is turned; an edge, also of a rounded
    /// shape, has the number of the vertex at which it begins. What has no width has those of the
    /// segment or point that it is; of a circle or a line it is 0.
    ///
    /// Both features and the members of both places are the id of the point: they are the same
    /// while two shapes slide a little, and no other point of the two shapes has all four, unless
    /// borders cross each other or themselves hundreds of times or have 2^30 vertices. Of shapes
    /// that are no groups the features are enough.
    uint32_t featureA = 0;
    /// Which vertex or edge of the second shape or member touches.
    uint32_t featureB = 0;
    /// Where its surface is on the border of the first shape: half of the depth from the position,
    /// along the normal. A place on the edge that touches; at a vertex on one of its edges, or on
    /// the arc around it.
    ///
    /// It leads back to a point that is off by 2^-20 of the numbers of both shapes at most. Where
    /// that surface is none, as two shapes touch without facing each other, the place is about the
    /// nearest.
    Place placeA;
    /// Where its surface is on the border of the second shape, against the normal.
    Place placeB;
};

/// How two shapes touch.
struct Contact {
    /// Of length 1, from the first shape to the second one.
    Vector2D normal;
    /// How far the second shape is to be moved along the normal, so that these parts of the two are
    /// apart: 0 or more if they collide, otherwise the negative of their distance; infinite for
    /// lines that cross, and if no float is large enough.
    float depth = 0;
    /// The points of the contact.
    ContactPoint points[2];
    /// How many points there are: 1, or 2 where two edges touch.
    uint32_t pointCount = 0;
    /// Which member of the first shape touches, if it is a group; otherwise 0.
    uint32_t memberA = 0;
    /// Which member of the second shape touches.
    uint32_t memberB = 0;
    /// Which part of the first shape or member touches: the number of an edge, if it is a chain or
    /// a polygon that is not convex; 0 if it is convex.
    uint32_t partA = 0;
    /// Which part of the second shape or member touches.
    uint32_t partB = 0;
};

/// An edge of the border of a shape: straight, or an arc.
struct Edge {
    /// Where it begins; of a line its base.
    Vector2D start;
    /// Where it ends; of a line the base plus the direction.
    Vector2D end;
    /// The center of an arc, which runs counterclockwise; the null vector of a straight edge.
    Vector2D center;
    /// The radius of an arc; 0 of a straight edge.
    float radius = 0;
    /// Where an arc begins on the whole circle, as a place on that has it.
    float from = 0;
    /// Where an arc ends, more than 1 beyond the start of the circle; of a straight edge 0.
    float to = 0;
};

/// A point that the borders of two shapes share, or a stretch along which they run together.
///
/// The border of a shape without area is all of it.
struct Intersection {
    /// The common point, or the first one of the stretch along the border of a.
    Vector2D start;
    /// The last point of the stretch; of a point, the same.
    Vector2D end;
    /// Where on the border of a it starts.
    Place placeA;
    /// Where on the border of b it starts.
    Place placeB;
    /// Where on the same edge of a it ends.
    float endA = 0;
    /// Where on the same edge of b it ends: less than the start if b runs the other way, and more
    /// than 1 beyond the start of a whole circle.
    float endB = 0;
};

/// A stretch of a segment that lies in a shape, or a single point of it.
struct Stretch {
    /// The part of the segment before the stretch, from 0 to 1.
    float entry = 0;
    /// The part of the segment before the end of the stretch, from 0 to 1; of a single point the
    /// same.
    float exit = 0;
    /// The first point of the stretch.
    Vector2D entryPoint;
    /// The last point of the stretch.
    Vector2D exitPoint;
};

/// Where a ray enters a shape, and where it leaves it.
struct RayHit {
    /// The part of the ray before the first point of the shape, from 0 to 1: the greatest float
    /// that is not beyond it. A ray that keeps a distance meets a shape from there to where it
    /// leaves it.
    float entry = 0;
    /// The part of the ray before the last point of the shape, from 0 to 1: the smallest float that
    /// is not before it. In between there may be gaps.
    float exit = 0;
    /// The first point.
    Vector2D entryPoint;
    /// The last point.
    Vector2D exitPoint;
    /// Out of the shape at the first point, against the ray, of length 1; the null vector if the
    /// ray starts in the shape.
    Vector2D entryNormal;
    /// Out of the shape at the last point, of length 1; the null vector if the ray ends in the
    /// shape.
    Vector2D exitNormal;
    /// Where the first point is on the border; all 0 if the ray starts in the shape.
    Place entryPlace;
    /// Where the last point is on the border; all 0 if the ray ends in the shape.
    Place exitPlace;
    /// Whether the ray's start belongs to the shape, or is as near to it as the distance that is
    /// kept.
    bool startsInside = false;
};

/// Which contacts a cast is about.
enum class CastMode : uint32_t {
    /// All of them: what touches at the start meets at 0.
    all = 0,
    /// Not the contacts at the start that the movement leaves, or along which it slides.
    ///
    /// Those into which it leads by more than 2^-22 of its length, about the rounding of a normal,
    /// hit at 0. Otherwise the next contact counts that is met from its free side and not just in
    /// passing: the other arm of a concave shape, the wall behind a row of floor tiles.
    approaching = 1,
};

/// What the solid sides of chains mean to a cast.
enum class CastSides : uint32_t {
    /// An edge of a chain with a solid side is there only for what moves into its ground.
    ///
    /// That is what crosses it from the free side to the solid one, as exact arithmetic tells of
    /// the edge and the movement of the other shape past the chain. What moves along it, or out of
    /// the ground, passes. Nothing gets into the ground between two edges that way. With no
    /// movement all edges are there.
    respect = 0,
    /// Chains are met from both sides, as if they had no solid one.
    ignore = 1,
};

/// What a cast is asked for: which contacts count, how far and how near.
struct CastSettings {
    /// Which contacts count: a CastMode.
    CastMode mode = CastMode::all;
    /// What the solid sides of chains mean: a CastSides.
    CastSides sides = CastSides::respect;
    /// What is met after this part of the way does not count, exactly: from 0 to 1, or more, which
    /// is as 1. Of a ray the first point must not lie beyond; the last one may.
    float largestFraction = 1;
    /// Shapes meet where they are that far apart, and never come nearer: 0 or more, exactly, as if
    /// one of them were grown by all that is within the distance. A ray is that thick to either
    /// side.
    float distanceKept = 0;
    /// How early cast_turning may be, as a distance: 0 or more. Nothing else needs it.
    float tolerance = 0;
};

/// When and where two moving shapes meet first.
struct CastHit {
    /// The part of the movements before the first contact, from 0 to 1: never beyond it.
    float fraction = 0;
    /// A point of both shapes then, or the middle of the distance that is kept; at the start the
    /// first one of the contact, in the middle of the overlap.
    Vector2D point;
    /// From the first shape to the second one then, of length 1; at the start that of the contact.
    Vector2D normal;
    /// Where they touch on the border of the first shape: at a corner on one of the edges that meet
    /// there; at the start that of the contact.
    Place placeA;
    /// Where they touch on the border of the second shape.
    Place placeB;
    /// Whether the shapes meet at the start: share a point, or are as near as the distance that is
    /// kept.
    bool startsInContact = false;
};

/// Which way round a ring runs.
enum class Winding : uint32_t {
    /// Neither: the areas to its left and to its right are equal.
    none = 0,
    /// Counterclockwise with Y up: most of its area is to its left.
    counterclockwise = 1,
    /// Clockwise with Y up: most of its area is to its right.
    clockwise = 2,
};

namespace detail {

/// The kind of a struct that batches have; nothing for others.
template <class S> struct kind_of {};
template <> struct kind_of<Vector2D> { static constexpr ShapeKind value = ShapeKind::point; };
template <> struct kind_of<Line> { static constexpr ShapeKind value = ShapeKind::line; };
template <> struct kind_of<Segment> { static constexpr ShapeKind value = ShapeKind::segment; };
template <> struct kind_of<Circle> { static constexpr ShapeKind value = ShapeKind::circle; };
template <> struct kind_of<Rectangle> { static constexpr ShapeKind value = ShapeKind::rectangle; };
template <> struct kind_of<OrientedRectangle> {
    static constexpr ShapeKind value = ShapeKind::oriented_rectangle;
};
template <> struct kind_of<Capsule> { static constexpr ShapeKind value = ShapeKind::capsule; };
template <> struct kind_of<Sector> { static constexpr ShapeKind value = ShapeKind::sector; };

} // namespace detail

/// A number of each of many shapes: that of the shape k is `k * stride` bytes after the first one.
///
/// Numbers of structs lie as far apart as the structs, those of an array `sizeof(float)`, and with
/// a stride of 0 all shapes have the same number. No address has to be aligned.
struct Field {
    /// The number of the first shape.
    const float *first = nullptr;
    /// How many bytes lie between one number and the next.
    std::size_t stride = sizeof(float);
};

/// Many shapes of one kind, wherever their numbers lie: in structs, in arrays of numbers, or both.
///
/// It borrows them. An invalid shape among them is empty, as it is alone; all are if the kind is
/// not allowed or the first field is at null.
struct Batch {
    /// A ShapeKind: any from ShapeKind::point to ShapeKind::capsule, or ShapeKind::sector.
    ShapeKind kind = ShapeKind::none;
    /// How many shapes there are.
    std::size_t count = 0;
    /// Their numbers in the order of the fields of the kind's struct: of circles those of center.x,
    /// center.y and radius. A field at null lies right behind the one before it, with the same
    /// stride: of structs only the first number is told. What is beyond those of the kind does not
    /// matter.
    Field fields[6] = {};

    /// Without shapes.
    constexpr Batch() noexcept = default;

    /// Shapes of a kind by their numbers: fields in braces, up to six.
    template <class... Fields>
    constexpr Batch(ShapeKind its_kind, std::size_t its_count, Field first,
                    Fields... others) noexcept
        : kind(its_kind), count(its_count), fields{first, others...} {}

    /// The shapes of an array, or of anything that has data() and size().
    template <class A, class S = detail::element<A>, class = decltype(detail::kind_of<S>::value)>
    Batch(const A &shapes) noexcept
        : Batch(detail::kind_of<S>::value, shapes.size(),
                {reinterpret_cast<const float *>(shapes.data()), sizeof(S)}) {}

    /// A member of each struct of an array, or of anything that has data() and size():
    /// `Batch(bullets, &Bullet::circle)`.
    template <class A, class T, class S, class = decltype(detail::kind_of<S>::value)>
    Batch(const A &structs, S T::*member) noexcept
        : Batch(detail::kind_of<S>::value, structs.size(),
                {structs.size() == 0 ? nullptr
                                     : reinterpret_cast<const float *>(&(structs.data()->*member)),
                 sizeof(detail::element<A>)}) {}
};

/// Two shapes by their numbers in their batches.
struct IndexPair {
    /// The number of the first one.
    uint32_t a = 0;
    /// The number of the second one.
    uint32_t b = 0;
};

/// Where the convex pieces of a polygon stand in the buffer of convex_pieces.
///
/// First the numbers of the vertices of all pieces, `indexCount` in all, one piece after the other
/// and each counterclockwise; behind them how many vertices each piece has, `pieceCount` numbers.
struct PieceCounts {
    /// How many numbers of vertices there are.
    std::size_t indexCount = 0;
    /// How many pieces there are.
    std::size_t pieceCount = 0;
};

// ---- The C API ---------------------------------------------------------------------------------

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

/// A pose of the C API.
[[nodiscard]] constexpr Pose from_c(ClashPose p) noexcept { return {p.position, p.rotation}; }

/// A capsule of the C API.
[[nodiscard]] constexpr Capsule from_c(ClashCapsule c) noexcept {
    return {c.point1, c.point2, c.radius};
}

/// A sector of the C API.
[[nodiscard]] constexpr Sector from_c(ClashSector s) noexcept {
    return {s.center, s.innerRadius, s.radius, s.direction, s.halfAngle};
}

/// A motion of the C API.
[[nodiscard]] constexpr Motion from_c(ClashMotion m) noexcept {
    return {m.movement, m.rotation, m.pivot};
}

/// A shape of the C API.
[[nodiscard]] inline Shape from_c(const ClashShape &s) noexcept {
    Shape shape;
    std::memcpy(static_cast<void *>(&shape), &s, sizeof shape);
    return shape;
}

/// A status of the C API.
[[nodiscard]] constexpr Status from_c(ClashStatus s) noexcept { return static_cast<Status>(s); }

/// A relation of the C API.
[[nodiscard]] constexpr Relation from_c(ClashRelation r) noexcept {
    return static_cast<Relation>(r);
}

/// A winding of the C API.
[[nodiscard]] constexpr Winding from_c(ClashWinding w) noexcept { return static_cast<Winding>(w); }

/// A place of the C API.
[[nodiscard]] constexpr Place from_c(const ClashPlace &p) noexcept {
    return {p.member, p.edge, p.along};
}

/// A distance of the C API.
[[nodiscard]] constexpr Distance from_c(const ClashDistance &d) noexcept {
    return {d.distance, d.pointA, d.pointB, from_c(d.placeA), from_c(d.placeB)};
}

/// A signed distance of the C API.
[[nodiscard]] constexpr SignedDistance from_c(const ClashSignedDistance &d) noexcept {
    return {d.distance, d.point, d.normal, from_c(d.place)};
}

/// A stretch of the C API.
[[nodiscard]] constexpr Stretch from_c(const ClashStretch &s) noexcept {
    return {s.entry, s.exit, s.entryPoint, s.exitPoint};
}

/// What lies farthest, of the C API.
[[nodiscard]] constexpr Support from_c(const ClashSupport &s) noexcept {
    return {s.point, from_c(s.place)};
}

/// The mass of the C API.
[[nodiscard]] constexpr Mass from_c(const ClashMass &m) noexcept {
    return {m.area, m.centroid, m.secondMoment};
}

/// A pair of numbers of the C API.
[[nodiscard]] constexpr IndexPair from_c(ClashIndexPair p) noexcept { return {p.a, p.b}; }

/// A point of a contact of the C API.
[[nodiscard]] constexpr ContactPoint from_c(const ClashContactPoint &p) noexcept {
    return {p.position, p.depth, p.featureA, p.featureB, from_c(p.placeA), from_c(p.placeB)};
}

/// A contact of the C API.
[[nodiscard]] constexpr Contact from_c(const ClashContact &c) noexcept {
    return {c.normal,     c.depth,   {from_c(c.points[0]), from_c(c.points[1])},
            c.pointCount, c.memberA, c.memberB,
            c.partA,      c.partB};
}

/// An edge of the C API.
[[nodiscard]] constexpr Edge from_c(const ClashEdge &e) noexcept {
    return {e.start, e.end, e.center, e.radius, e.from, e.to};
}

/// An intersection of the C API.
[[nodiscard]] constexpr Intersection from_c(const ClashIntersection &i) noexcept {
    return {i.start, i.end, from_c(i.placeA), from_c(i.placeB), i.endA, i.endB};
}

/// What a ray of the C API hits.
[[nodiscard]] constexpr RayHit from_c(const ClashRayHit &h) noexcept {
    return {h.entry,       h.exit,       h.entryPoint,         h.exitPoint,
            h.entryNormal, h.exitNormal, from_c(h.entryPlace), from_c(h.exitPlace),
            h.startsInside};
}

/// What a cast of the C API hits.
[[nodiscard]] constexpr CastHit from_c(const ClashCastHit &h) noexcept {
    return {h.fraction, h.point, h.normal, from_c(h.placeA), from_c(h.placeB), h.startsInContact};
}

/// Where pieces of the C API stand.
[[nodiscard]] constexpr PieceCounts from_c(ClashPieceCounts c) noexcept {
    return {c.indexCount, c.pieceCount};
}

namespace detail {

/// Whether arrays of `A` can be read as arrays of `C`.
template <class A, class C>
inline constexpr bool has_layout_of =
    sizeof(A) == sizeof(C) &&
    alignof(A) == alignof(C) && std::is_standard_layout_v<A> &&std::is_trivially_copyable_v<A>;

/// The type of the C API that a type is read and written as.
template <class A> struct InC;
template <> struct InC<Vector2D> { using Type = ClashVector2D; };
template <> struct InC<Rectangle> { using Type = ClashRectangle; };
template <> struct InC<Circle> { using Type = ClashCircle; };
template <> struct InC<OrientedRectangle> { using Type = ClashOrientedRectangle; };
template <> struct InC<Node> { using Type = ClashNode; };
template <> struct InC<Shape> { using Type = ClashShape; };
template <> struct InC<Distance> { using Type = ClashDistance; };
template <> struct InC<SignedDistance> { using Type = ClashSignedDistance; };
template <> struct InC<Stretch> { using Type = ClashStretch; };
template <> struct InC<Support> { using Type = ClashSupport; };
template <> struct InC<Mass> { using Type = ClashMass; };
template <> struct InC<Contact> { using Type = ClashContact; };
template <> struct InC<Place> { using Type = ClashPlace; };
template <> struct InC<Edge> { using Type = ClashEdge; };
template <> struct InC<Intersection> { using Type = ClashIntersection; };
template <> struct InC<RayHit> { using Type = ClashRayHit; };
template <> struct InC<CastHit> { using Type = ClashCastHit; };
template <> struct InC<CastSettings> { using Type = ClashCastSettings; };
template <> struct InC<PieceCounts> { using Type = ClashPieceCounts; };
template <> struct InC<IndexPair> { using Type = ClashIndexPair; };

/// An array of the C API to be written to, in the same place.
template <class A> typename InC<A>::Type *to_c(A *first) noexcept {
    static_assert(has_layout_of<A, typename InC<A>::Type>);
    return reinterpret_cast<typename InC<A>::Type *>(first);
}

/// Infinity, without the headers of numbers: <limits> and <cmath> do not compile where min and max
/// are macros.
[[nodiscard]] inline float infinity() noexcept {
    const uint32_t bits = 0x7F800000;
    float number;
    std::memcpy(&number, &bits, sizeof number);
    return number;
}

/// A batch of the C API.
[[nodiscard]] inline ClashBatch to_c(const Batch &batch) noexcept {
    ClashBatch made = {static_cast<uint32_t>(batch.kind), batch.count, {}};
    for (int i = 0; i < 6; i++)
        made.fields[i] = {batch.fields[i].first, batch.fields[i].stride};
    return made;
}

/// An array of the C API, in the same place.
template <class A> const typename InC<A>::Type *to_c(const A *first) noexcept {
    return to_c(const_cast<A *>(first));
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

/// The cross product: positive where the second vector lies counterclockwise of the first one, up
/// to half a turn, 0 where both are parallel, negative elsewhere. Error at most 0.51 ulp, also
/// under cancellation; infinite where no float is large enough.
[[nodiscard]] inline float cross_product(Vector2D a, Vector2D b) noexcept {
    return clash_cross_product(a, b);
}

/// The angle by which to turn counterclockwise from one vector to another one, in degrees from -180
/// to 180; opposite ones are 180 apart.
/// Error at most 0.51 ulp. With a null vector 0; NaN if a coordinate is not finite.
[[nodiscard]] inline float signed_angle(Vector2D a, Vector2D b) noexcept {
    return clash_signed_angle(a, b);
}

/// Where a vector points to, in degrees counterclockwise from the X axis, from -180 to 180: by
/// how many clash_rotate_vector turns the X axis there.
/// Error at most 0.51 ulp. Of the null vector 0; NaN if a coordinate is not finite.
[[nodiscard]] inline float vector_angle(Vector2D v) noexcept { return clash_vector_angle(v); }

/// How far two points are apart. Of shapes of any kind: clash_distance.
/// Error at most 0.51 ulp for all finite points; infinite where no float is large enough.
[[nodiscard]] inline float point_distance(Vector2D a, Vector2D b) noexcept {
    return clash_point_distance(a, b);
}

/// The point that is some part of the way from one point to another one: the first one for 0, the
/// second one for 1, beyond them for parts below 0 and above 1.
/// Error at most 0.51 ulp in each coordinate for all finite numbers, also under cancellation; NaN
/// if a number is not finite.
[[nodiscard]] inline Vector2D lerp_vector(Vector2D from, Vector2D to, float part) noexcept {
    return clash_lerp_vector(from, to, part);
}

/// The part of a vector that lies along another one; along the null vector, the null vector.
/// Error at most 0.51 ulp in each coordinate for all finite vectors.
/// Book: "Projection".
[[nodiscard]] inline Vector2D project_vector(Vector2D project, Vector2D onto) noexcept {
    return clash_project_vector(project, onto);
}

/// What bounces off a wall with this normal, which may have any length and either sign: the part
/// along the normal is turned round. With the null vector as the normal, the vector itself.
/// Error at most 0.51 ulp in each coordinate for all finite vectors; NaN if a coordinate is not
/// finite.
[[nodiscard]] inline Vector2D reflect_vector(Vector2D v, Vector2D normal) noexcept {
    return clash_reflect_vector(v, normal);
}

/// What is left of a vector along a wall with this normal, which may have any length and either
/// sign: the part along the normal is taken away. With the null vector as the normal, the vector
/// itself.
/// Error at most 0.51 ulp in each coordinate for all finite vectors; NaN if a coordinate is not
/// finite.
[[nodiscard]] inline Vector2D slide_vector(Vector2D v, Vector2D normal) noexcept {
    return clash_slide_vector(v, normal);
}

/// Whether two vectors point along the same line, either way. Exact; the null vector is parallel
/// to all.
/// Book: "Line-Line Collision", there with a threshold (book.h).
[[nodiscard]] inline bool parallel_vectors(Vector2D a, Vector2D b) noexcept {
    return clash_parallel_vectors(a, b);
}

// ---- Poses -------------------------------------------------------------------------------------

/// The pose of a frame `b` that is given in the frame `a`: what it makes of a point is what `a`
/// makes of what `b` makes of it. Error at most 0.51 ulp in each coordinate, also under
/// cancellation; the sum of the two rotations is rounded once. NaN where a number is not finite.
[[nodiscard]] inline Pose compose(Pose a, Pose b) noexcept {
    return from_c(clash_pose_compose(a, b));
}

/// The pose that leads back: of everything, seen from the frame.
/// Error at most 0.51 ulp in each coordinate, also under cancellation; the rotation is exact.
[[nodiscard]] inline Pose inverse(Pose pose) noexcept { return from_c(clash_pose_inverse(pose)); }

/// Where a point of the frame is: turned by the rotation, then moved by the position.
/// Error at most 0.51 ulp in each coordinate, also under cancellation: it is rounded once. NaN if
/// the rotation is not finite.
[[nodiscard]] inline Vector2D transform_point(Pose pose, Vector2D point) noexcept {
    return clash_pose_transform_point(pose, point);
}

/// Where in the frame a point is.
/// Error at most 0.51 ulp in each coordinate, also under cancellation: it is rounded once. NaN if
/// the rotation is not finite.
[[nodiscard]] inline Vector2D inverse_transform_point(Pose pose, Vector2D point) noexcept {
    return clash_pose_inverse_transform_point(pose, point);
}

/// A direction of the frame as it is outside: turned by the rotation.
/// Error at most 0.51 ulp in each coordinate; exact for multiples of 90. NaN if the rotation is
/// not finite.
[[nodiscard]] inline Vector2D transform_direction(Pose pose, Vector2D direction) noexcept {
    return clash_pose_transform_direction(pose, direction);
}

/// A direction as it is in the frame: turned back.
/// Error at most 0.51 ulp in each coordinate; exact for multiples of 90. NaN if the rotation is
/// not finite.
[[nodiscard]] inline Vector2D inverse_transform_direction(Pose pose, Vector2D direction) noexcept {
    return clash_pose_inverse_transform_direction(pose, direction);
}

/// What a motion makes of all points until some part of it: 0 at the start, 1 at the end, also
/// before and after. A shape that stood at a pose stands at this one composed with that one then:
/// so the hit of a cast is drawn, at its fraction. The rotation is rounded once. Error of the
/// position at most 0.51 ulp in each coordinate, also under cancellation, where it turns by just
/// that: so the pivot is where it has to be. NaN if a number is not finite, or the rotation is too
/// large for a float.
[[nodiscard]] inline Pose pose_at(Motion motion, float fraction) noexcept {
    return from_c(clash_motion_pose_at(motion, fraction));
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

/// Whether a moving circle meets a rectangle anywhere on its straight way from where it is to there
/// plus `moveA`; start, end and touching count. Closed form, no tolerance. cast tells when and
/// where, for any two shapes that both may move.
/// Book: "Shapes in Motion".
[[nodiscard]] inline bool moving_collide(Circle a, Vector2D moveA, Rectangle b) noexcept {
    return clash_moving_circle_rectangle_collide(a, moveA, b);
}

/// Whether a moving rectangle meets another one anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance. cast tells when
/// and where, for any two shapes that both may move.
/// Book: "Shapes in Motion".
[[nodiscard]] inline bool moving_collide(Rectangle a, Vector2D moveA, Rectangle b) noexcept {
    return clash_moving_rectangle_rectangle_collide(a, moveA, b);
}

/// Whether a moving circle meets another one anywhere on its straight way from where it is to there
/// plus `moveA`; start, end and touching count. Closed form, no tolerance. cast tells when and
/// where, for any two shapes that both may move.
/// Book: "Shapes in Motion".
[[nodiscard]] inline bool moving_collide(Circle a, Vector2D moveA, Circle b) noexcept {
    return clash_moving_circle_circle_collide(a, moveA, b);
}

/// Whether a moving rectangle meets a circle anywhere on its straight way from where it is to there
/// plus `moveA`; start, end and touching count. Closed form, no tolerance. cast tells when and
/// where, for any two shapes that both may move.
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

/// The smallest range that contains both. bounding_rectangle is around shapes of any kind.
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
/// is no float is rounded towards the inside. distance tells the nearest points of any two shapes.
/// Book: "Circle-Rectangle Collision".
[[nodiscard]] inline Vector2D clamp_on_rectangle(Vector2D p, Rectangle r) noexcept {
    return clash_clamp_on_rectangle(p, r);
}

/// Whether two lines are the same set of points, exactly. relate tells that of any two shapes.
/// Book: "Line-Line Collision", there with a threshold (book.h).
[[nodiscard]] inline bool equivalent_lines(Line a, Line b) noexcept {
    return clash_equivalent_lines(a, b);
}

/// Whether both ends of a segment lie on the same side of a line, neither of them on it. No if the
/// line's direction is the null vector. collide tells whether any two shapes meet.
/// Book: "Segment-Segment Collision".
[[nodiscard]] inline bool on_one_side(Line axis, Segment s) noexcept {
    return clash_on_one_side(axis, s);
}

/// The range of positions that a segment covers along the unit vector of `onto`. Error at most 0.51
/// ulp of each end; along the null vector everything is at 0. support_point tells how far any shape
/// reaches along a direction.
/// Book: "Segment-Segment Collision".
[[nodiscard]] inline Range project_segment(Segment s, Vector2D onto) noexcept {
    return from_c(clash_project_segment(s, onto));
}

/// A corner of a rectangle, rounded to the nearest float: 0 lower right, 1 upper right, 2 upper
/// left, 3 the origin; any other number modulo 4. shape_vertex has the corners of any shape, from
/// the lower left one counterclockwise.
/// Book: "Oriented Rectangle-Rectangle Collision".
[[nodiscard]] inline Vector2D corner(Rectangle r, int number) noexcept {
    return clash_rectangle_corner(r, number);
}

/// The center of a rectangle, rounded to the nearest float.
/// Book: "Shape Grouping".
[[nodiscard]] inline Vector2D rectangle_center(Rectangle r) noexcept {
    return clash_rectangle_center(r);
}

/// A corner of an oriented rectangle: before turning 0 upper left, 1 upper right, 2 lower right, 3
/// lower left; any other number modulo 4. shape_vertex has the corners of any shape, from the lower
/// left one counterclockwise. Error at most 0.51 ulp in each coordinate.
/// Book: "Oriented Rectangle-Rectangle Collision".
[[nodiscard]] inline Vector2D corner(OrientedRectangle r, int number) noexcept {
    return clash_oriented_rectangle_corner(r, number);
}

/// An edge of an oriented rectangle, from the corner of that number to the next one. shape_edge has
/// the edges of any shape, numbered as all answers do. Error at most 0.51 ulp in each coordinate.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
[[nodiscard]] inline Segment oriented_rectangle_edge(OrientedRectangle r, int number) noexcept {
    return from_c(clash_oriented_rectangle_edge(r, number));
}

/// Whether a segment and a rectangle have disjoint projections onto the segment's direction;
/// touching is not disjoint. No for a segment of length 0. A step of the book's test: collide tells
/// whether any two shapes meet.
/// Book: "Rectangle-Line-Segment Collision".
[[nodiscard]] inline bool separating_axis(Segment axis, Rectangle r) noexcept {
    return clash_separating_axis_for_rectangle(axis, r);
}

/// Whether a segment and an oriented rectangle have disjoint projections onto the segment's
/// direction; touching is not disjoint. No for a segment of length 0. A step of the book's test:
/// collide tells whether any two shapes meet.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
[[nodiscard]] inline bool separating_axis(Segment axis, OrientedRectangle r) noexcept {
    return clash_separating_axis_for_oriented_rectangle(axis, r);
}

// ---- Shapes of any kind ------------------------------------------------------------------------

/// Whether a shape is valid, or the first reason why not: an invalid shape is the empty set.
/// A shape of the kind ShapeKind::none is valid and empty. O(vertices), O(members).
[[nodiscard]] inline Status shape_check(const Shape &shape) noexcept {
    return from_c(clash_shape_check(detail::to_c(&shape)));
}

/// What a Status means: a sentence in English without a full stop, never null, for ever valid.
[[nodiscard]] inline const char *status_message(Status status) noexcept {
    return clash_status_message(static_cast<uint32_t>(status));
}

// ---- Prepared shapes ---------------------------------------------------------------------------

/// How many nodes shape_prepared takes: 0 of a shape that has no vertices or members to prepare,
/// and if it is null or invalid. O(vertices), O(members).
[[nodiscard]] inline std::size_t shape_prepared_capacity(const Shape &shape) noexcept {
    return clash_shape_prepared_capacity(detail::to_c(&shape));
}

/// The shape prepared for many questions: whether a polygon, a chain or a group collides takes
/// O(log n) for n vertices or members where it is near the other shape in a few places. Casts look
/// only at what is on the way, contacts and crossings only at what is near, and other questions
/// profit, too. Any other shape takes no nodes and is itself.
/// It is the same set of points and has the same answers; where several points or places would do,
/// as of two parallel edges the nearest ones, it may have others than the shape itself.
/// `nodes` stay the caller's and must outlive the shape. A polygon or chain is copied into these,
/// so that its own arrays may change or go; a group's members must outlive the shape, and stay as
/// they are. Nodes may be copied to another place, to which data.prepared.nodes must then point,
/// also by way of a file: nodes of another version of the library or another order of bytes are
/// told by shape_check, Status::bad_nodes, and are the empty set. The position is that of the shape
/// and not part of the nodes: it may be set to any other one.
/// Not ok: Status::null_pointer, Status::buffer_too_small, and why the shape is invalid.
/// O(vertices), O(members).
/// `outShape` is written only if the status is Status::ok.
[[nodiscard]] inline Status shape_prepared(const Shape &shape, Span<Node> nodes,
                                           Shape &outShape) noexcept {
    return from_c(clash_shape_prepared(detail::to_c(&shape), detail::to_c(nodes.first), nodes.count,
                                       detail::to_c(&outShape)));
}

// ---- Borders: members, edges and vertices ------------------------------------------------------

/// How many members a group has, also empty ones; 1 of any other shape, 0 of null.
[[nodiscard]] inline std::size_t shape_member_count(const Shape &shape) noexcept {
    return clash_shape_member_count(detail::to_c(&shape));
}

/// How many edges a member has, as Place numbers them; 0 of an empty one, and if there is no such
/// member. Of a shape that is no group the member is 0. O(vertices).
[[nodiscard]] inline uint32_t shape_edge_count(const Shape &shape, uint32_t member = 0) noexcept {
    return clash_shape_edge_count(detail::to_c(&shape), member);
}

/// How many vertices a member has: points one, segments and capsules two, rectangles four, polygons
/// and chains their own, a sector where its sides begin and end; lines, circles and what is empty
/// none. O(vertices).
[[nodiscard]] inline std::size_t shape_vertex_count(const Shape &shape,
                                                    uint32_t member = 0) noexcept {
    return clash_shape_vertex_count(detail::to_c(&shape), member);
}

/// An edge of a member, rounded. Whether there is one: around a vertex of a rounded shape that goes
/// straight on there is none. O(vertices), of a prepared shape without equal vertices in a row
/// O(1).
[[nodiscard]] inline std::optional<Edge> shape_edge(const Shape &shape, uint32_t member,
                                                    uint32_t edge) noexcept {
    Edge found;
    if (!clash_shape_edge(detail::to_c(&shape), member, edge, detail::to_c(&found)))
        return std::nullopt;
    return found;
}

/// A vertex of a member, rounded. Whether there is one. They are numbered from 0: `point1` first,
/// rectangles from the lower left corner before they are turned, all counterclockwise.
[[nodiscard]] inline std::optional<Vector2D> shape_vertex(const Shape &shape, uint32_t member,
                                                          uint32_t vertex) noexcept {
    Vector2D found;
    if (!clash_shape_vertex(detail::to_c(&shape), member, vertex, detail::to_c(&found)))
        return std::nullopt;
    return found;
}

/// The point at a place on the border, rounded. Whether there is such an edge; cost as shape_edge.
[[nodiscard]] inline std::optional<Vector2D> shape_point_at(const Shape &shape,
                                                            Place place) noexcept {
    const ClashPlace at{place.member, place.edge, place.along};
    Vector2D point;
    if (!clash_shape_point_at(detail::to_c(&shape), at, detail::to_c(&point)))
        return std::nullopt;
    return point;
}

/// The place on the border that is nearest to a point, such as another answer tells. Whether there
/// is one: no if the shape is null or empty, or the point not finite. Of edges that are equally
/// near, as far as the rounding of the point tells, that one which faces along `normal` most, out
/// of the shape or into it, and then the first one: so an edge agrees with the normal of a contact,
/// a cast or a ray, and with the way between two nearest points. A ray tells the edge that it
/// crosses, also if another one is as near. O(n) for vertices or members; of a prepared shape, and
/// on the border, those near the point.
[[nodiscard]] inline std::optional<Place> shape_place_at(const Shape &shape, Vector2D point,
                                                         Vector2D normal) noexcept {
    Place place;
    if (!clash_shape_place_at(detail::to_c(&shape), point, normal, detail::to_c(&place)))
        return std::nullopt;
    return place;
}

// ---- Shapes from what programs hold ------------------------------------------------------------

/// The rectangle between two edges on each axis, in either order: with Y down, `top` may be the
/// smaller number. It contains all of that: a size that is no float is rounded up, and if there is
/// no float large enough, the rectangle is invalid.
[[nodiscard]] inline Rectangle rectangle_from_edges(float left, float bottom, float right,
                                                    float top) noexcept {
    return from_c(clash_rectangle_from_edges(left, bottom, right, top));
}

/// The rectangle around a center. It contains all of that: an origin that is no float is rounded
/// down, a size up, and if there is no float large enough, the rectangle is invalid.
[[nodiscard]] inline Rectangle rectangle_from_center(Vector2D center, Vector2D size) noexcept {
    return from_c(clash_rectangle_from_center(center, size));
}

/// The rectangle around a center, with its whole width and height, turned by some radians
/// counterclockwise: what engines hold. Error of the degrees at most 0.51 ulp.
[[nodiscard]] inline OrientedRectangle
oriented_rectangle_from_center(Vector2D center, Vector2D size, float radians) noexcept {
    return from_c(clash_oriented_rectangle_from_center(center, size, radians));
}

/// The rectangle of the size of `r` whose point `pivot` lies at its origin, turned around it by
/// some degrees; the pivot is seen from the corner with the smallest coordinates, unturned. With
/// `rec`, `origin` and `rotation` it is what DrawRectanglePro of raylib draws.
/// Error of the center at most 0.51 ulp in each coordinate.
[[nodiscard]] inline OrientedRectangle oriented_rectangle_from_pivot(Rectangle r, Vector2D pivot,
                                                                     float rotation) noexcept {
    return from_c(clash_oriented_rectangle_from_pivot(r, pivot, rotation));
}

/// The line through two points; if they are the same, that point. It goes through `a` exactly.
/// Error of the direction at most 0.51 ulp in each coordinate: none where `b - a` is a float, as on
/// a grid.
[[nodiscard]] inline Line line_through_points(Vector2D a, Vector2D b) noexcept {
    return from_c(clash_line_through_points(a, b));
}

/// The polygon with all sides and all angles equal, with `count` vertices, counterclockwise. The
/// first one lies `rotation` degrees counterclockwise from the X axis. The vertices are written to
/// `outVertices`, which must outlive the shape.
/// Error of each coordinate at most 0.51 ulp, and 2^-48 of `radius` and of the center's one.
/// Invalid if the radius is negative, a number is not finite or `outVertices` is null. O(count).
[[nodiscard]] inline Shape regular_polygon(Vector2D center, float radius, float rotation,
                                           Span<Vector2D> outVertices) noexcept {
    return from_c(clash_regular_polygon(center, radius, rotation, detail::to_c(outVertices.first),
                                        outVertices.count));
}

/// The rectangle with its corners rounded by circles of a radius, at most half of the smaller side:
/// a polygon of four vertices, counterclockwise from the lower left one, and a radius around them.
/// The vertices are written to `outVertices`, which must outlive the shape.
/// Error of each vertex at most 0.51 ulp in each coordinate. Invalid if the rectangle is, the
/// radius is negative or NaN, or `capacity` is below 4.
[[nodiscard]] inline Shape rounded_rectangle(Rectangle r, float cornerRadius,
                                             Span<Vector2D> outVertices) noexcept {
    return from_c(clash_rounded_rectangle(r, cornerRadius, detail::to_c(outVertices.first),
                                          outVertices.count));
}

// ---- Placing shapes ----------------------------------------------------------------------------

/// Turns some vertices by `rotation` degrees around the origin, and moves them by `position`. How
/// many there are, of which the first `capacity` are written; the two arrays may overlap.
/// Error at most 0.51 ulp of each coordinate, also under cancellation: it is rounded once.
/// O(count).
inline std::size_t place_vertices(Span<const Vector2D> vertices, Vector2D position, float rotation,
                                  Span<Vector2D> outVertices) noexcept {
    return clash_place_vertices(detail::to_c(vertices.first), vertices.count, position, rotation,
                                detail::to_c(outVertices.first), outVertices.count);
}

/// How many nodes shape_at_pose takes at most, which is for any turn but full ones: 0 of a shape
/// without arrays, and if it is null or invalid. O(members), and what shape_check takes.
[[nodiscard]] inline std::size_t shape_at_pose_capacity(const Shape &shape) noexcept {
    return clash_shape_at_pose_capacity(detail::to_c(&shape));
}

/// A shape that is given in a frame, as it is where the frame is: turned around the origin by the
/// rotation, and then at the position of the pose, exactly.
/// Each vertex is rounded once as it is turned, error at most 0.51 ulp of each coordinate, and
/// right angles are exact; so vertices in line may no longer be, and a convex polygon that has some
/// not convex. A rectangle becomes an oriented one, and its center is rounded; so is the sum of two
/// angles. A prepared shape stays prepared, and a group is turned member by member. If the shape
/// has a position of its own, that is turned and moved like a point, and rounded.
/// The arrays of what is turned are written to `nodes`, which must outlive `outShape` and, unlike
/// those of shape_prepared, stay where they are; it borrows nothing of `shape` then. A rotation by
/// full turns, such as 0, writes nothing: `outShape` then borrows what `shape` does.
/// Not ok: Status::null_pointer, Status::buffer_too_small, Status::not_finite if the pose is not
/// finite, and why the shape is invalid, or becomes so. O(vertices), O(members).
/// `outShape` is written only if the status is Status::ok.
[[nodiscard]] inline Status shape_at_pose(const Shape &shape, Pose pose, Span<Node> nodes,
                                          Shape &outShape) noexcept {
    return from_c(clash_shape_at_pose(detail::to_c(&shape), pose, detail::to_c(nodes.first),
                                      nodes.count, detail::to_c(&outShape)));
}

// ---- Questions about any two shapes ------------------------------------------------------------

/// Whether two shapes share a point; touching counts, and an invalid shape meets nothing. Exact.
/// Null is a no. O(n + m) for the vertices or members of both and the pairs of them that are near
/// each other, of prepared shapes only what is near; otherwise constant.
[[nodiscard]] inline bool collide(const Shape &a, const Shape &b) noexcept {
    return clash_collide(detail::to_c(&a), detail::to_c(&b));
}

/// Whether two points of the game's own types are the same, exactly.
template <class V, class W, class = detail::if_readable<V>, class = detail::if_readable<W>>
[[nodiscard]] bool collide(const V &a, const W &b) noexcept {
    return collide(Vector2D(a), Vector2D(b));
}

/// Whether two shapes come within a distance of each other: whether some point of one is at most
/// that far from some point of the other. Exactly that far counts. Exact, also where distance is
/// rounded.
/// A distance of 0 asks collide, and an infinite one is a yes if neither shape is null or empty. No
/// if the distance is negative or NaN. Cost as distance, once more where the distance is within a
/// float of that between the shapes; of groups only members that are near.
[[nodiscard]] inline bool within(const Shape &a, const Shape &b, float distance) noexcept {
    return clash_within(detail::to_c(&a), detail::to_c(&b), distance);
}

/// How two shapes lie to each other, as sets of points: apart, touching, overlapping, one inside
/// the other, or equal. Exact. Relation::disjoint if one is null or empty. Of prepared shapes of n
/// and m vertices or members O((n' + m' + k) log(n + m)) for the n' and m' pieces of border that
/// lie within the box around the other shape and the k pairs of pieces that are near each other;
/// otherwise each of these pieces is compared with each box, too.
[[nodiscard]] inline Relation relate(const Shape &a, const Shape &b) noexcept {
    return from_c(clash_relate(detail::to_c(&a), detail::to_c(&b)));
}

/// Whether each point of `b` is a point of `a`, its border included. Exact.
/// No if one is null or empty. Cost as relate.
[[nodiscard]] inline bool contains(const Shape &a, const Shape &b) noexcept {
    return clash_contains(detail::to_c(&a), detail::to_c(&b));
}

/// How far two shapes are apart, and where they are nearest to each other, if they come within a
/// maximum; 0 exactly if they collide. Whether they do, as within tells: no if a shape is null or
/// empty, or the maximum negative or NaN. An infinite maximum allows any distance. What is farther
/// apart than the maximum is left out early: members of groups, edges of prepared shapes, and
/// shapes of many vertices as a whole. Of several nearest points it is always the same one that is
/// told; swapping the shapes swaps the points and their places. Error of the distance at most 0.51
/// ulp; of each point at most 0.51 ulp of each coordinate, and 2^-40 of the extent of the shapes.
/// O(n + m) for the vertices or members of both and the pairs of them that are near each other, of
/// prepared shapes only what is near; otherwise constant.
[[nodiscard]] inline std::optional<Distance> distance(const Shape &a, const Shape &b,
                                                      float maximum = detail::infinity()) noexcept {
    Distance found;
    if (!clash_distance(detail::to_c(&a), detail::to_c(&b), maximum, detail::to_c(&found)))
        return std::nullopt;
    return found;
}

/// How far a point is from the border of a shape, and where that is nearest: positive outside, 0 on
/// the border, negative inside. Whether there is an answer: no if the shape is null or empty, or
/// the point not finite. Which of the three is decided exactly: positive exactly if collide is a no
/// for the two, and negative exactly if all around the point belongs to the shape; so it never is
/// for what has no area. The border of a group is that of what its members cover together: where
/// they overlap or lie flush there is none. That of a rounded chain or polygon lies as far out as
/// its radius. Error of the distance at most 0.51 ulp, outside as distance tells it; of the point
/// at most 0.51 ulp of each coordinate, and 2^-40 of the extent of the shape; of the normal 1 ulp
/// and 2^-24. Of several nearest points it is always the same one that is told. O(n) for n vertices
/// or members; of prepared shapes what is no farther than about twice the distance. Inside of
/// polygons that are not convex, of rounded chains and of groups each piece of the border there is
/// compared with those that it meets.
[[nodiscard]] inline std::optional<SignedDistance> signed_distance(const Shape &shape,
                                                                   Vector2D point) noexcept {
    SignedDistance found;
    if (!clash_signed_distance(detail::to_c(&shape), point, detail::to_c(&found)))
        return std::nullopt;
    return found;
}

/// In which direction and how deep two shapes touch that come within a distance, and at which one
/// or two points; of all contacts the deepest. Whether they do: with a distance of 0 exactly if
/// they collide, otherwise as within tells, but for chains with a solid side: what is apart from
/// them is told only in front of the free side. No if the distance is negative or NaN; an infinite
/// one allows all. With a distance points are told, too, at which the surfaces are apart by no more
/// than that, with a negative depth: where two edges face each other at both ends. The depth of
/// shapes that are apart is minus their distance, never 0, and their normal leads along the
/// shortest way. Of convex shapes the normal is the direction of least penetration: moving `b` by
/// normal times depth takes them apart, but for the rounding of that, and nothing shorter does. It
/// always has length 1: two equal points are pushed apart along the X axis. Of several such
/// directions it is always the same one that is told; swapping the shapes swaps the answer, unless
/// they are equal. Error of the normal at most 1 ulp of each coordinate, and 2^-31; of depth and
/// positions 0.51 ulp, and 2^-40 of the shapes' extent, 2^-34 where a steep edge is cut. But a
/// second point of a rounded edge that is not parallel to the other one is where its straight core
/// is, moved by the radius along the normal: up to radius * (1 / cos - 1) within its surface, of
/// the angle between both. O(n + m) for the vertices or members of both and the pairs of them that
/// are near each other, of prepared shapes only what is near; otherwise constant.
[[nodiscard]] inline std::optional<Contact> contact(const Shape &a, const Shape &b,
                                                    float distance = 0) noexcept {
    Contact found;
    if (!clash_contact(detail::to_c(&a), detail::to_c(&b), distance, detail::to_c(&found)))
        return std::nullopt;
    return found;
}

/// All contacts of two shapes that come within a distance, part by part. How many there are, of
/// which the first `capacity` are written; 0 exactly if contact with that distance is a no. A
/// convex shape is one part. A chain, and a polygon that is not convex, has its edges as parts;
/// each pushes to its free side only, and not against its neighbours, so that nothing that slides
/// along them is stopped. An edge with the polygon on both sides is none. A line, which has no
/// ends, is pushed off a chain with a solid side past all of it: to the free side of the edges that
/// it meets, or, if they have it on both sides of the line, to the nearer one. Of a group each
/// member has parts of its own. Two parts have a contact if they meet in front of each other, and
/// if they face each other across what the shapes share: each connected piece of that has contacts
/// of all edges that lie opposite each other around it, and at least one. Points are corners, cut
/// to the other part's length, and, at a depth of 0, where edges cross that face each other. The
/// order is that of the edges that meet; the number is at most that of pairs that meet, and of the
/// edges around what is shared. Parts that are apart by no more than the distance have a contact if
/// each lies where the other one pushes to, whatever is between them: on its free side, and not
/// beyond a neighbour in line with it, unless they have one across what is shared. Where no parts
/// do so, the nearest ones have one, but none of a chain with a solid side and of what is behind
/// it. Error and cost as contact.
inline std::size_t contacts(const Shape &a, const Shape &b, Span<Contact> outContacts,
                            float distance = 0) noexcept {
    return clash_contacts(detail::to_c(&a), detail::to_c(&b), distance,
                          detail::to_c(outContacts.first), outContacts.count);
}

/// The vector by which to move `b` so that two shapes are apart or only touch. Whether they
/// collide; no if a shape is null or empty. It really separates: where it is added to each
/// coordinate of `b` as floats do, to vertices, centers, origins and bases, the two share no
/// interior points any more; this is decided exactly. If one of them, or a member, stands at a
/// position, it is to be added to the position of `b`. Of a segment, a line or a chain without area
/// all points but open ends are interior ones, so that such shapes may be moved by a last place
/// where they only seem to touch; members of groups count one by one. Shapes that only touch stay
/// where they are: (0, 0). For two convex shapes, and with a line, it is the shortest way but for a
/// few last places of the coordinates; a line leaves a chain with a solid side as it does in
/// contacts, and other shapes leave it to its free side. For all others it is the shortest of the
/// ways out of the parts that are met, up to 24 pairs of them, and where there are more the
/// shortest way past all of them in one of up to 12 directions: often the shortest there is, but
/// longer ones occur. Sectors wider than 180 degrees, and those of rings, are left by up to 1% of
/// their radius more than they need. Both coordinates are infinite where nothing separates the two,
/// as with lines that cross. O(n + m) for two convex shapes of n and m vertices; for others what is
/// near, up to some hundred times: of prepared shapes few boxes, edges and members, of plain ones
/// all are looked at.
[[nodiscard]] inline std::optional<Vector2D> separation(const Shape &a, const Shape &b) noexcept {
    Vector2D found;
    if (!clash_separation(detail::to_c(&a), detail::to_c(&b), detail::to_c(&found)))
        return std::nullopt;
    return found;
}

/// All points and stretches that the borders of two shapes share, in their order along the border
/// of `a`. How many there are, of which the first `capacity` are written; 0 if a shape is null or
/// empty. The border of a group's member counts but where members together cover everything around
/// a point. A whole circle's parameter starts at +X from its center, and the straight sides of
/// sectors run outward. Which edges meet is decided exactly; a point in which edges end is told
/// once, as the start of the next edge. With two segments or lines startA and startB are the u_a
/// and u_b of line intersection. Two equal lines share one stretch with infinite parameters, told
/// at the base of `a`. Pieces that run along each other share a stretch, edge by edge. Error of
/// points and parameters at most 1 ulp, or 2^-24 of the size of the shapes. Cost as relate.
inline std::size_t intersections(const Shape &a, const Shape &b,
                                 Span<Intersection> outIntersections) noexcept {
    return clash_intersections(detail::to_c(&a), detail::to_c(&b),
                               detail::to_c(outIntersections.first), outIntersections.count);
}

/// All stretches of a segment that lie in a shape, in their order along the segment. How many there
/// are, of which the first `capacity` are written; 0 exactly if collide is a no for the two.
/// Touching counts: a stretch may be a single point. No two of them share a point: nothing ends
/// where members of a group lie flush, nor where a border touches the segment from inside. Which
/// ones there are is decided exactly. A segment of length 0 that lies in the shape is one stretch,
/// from 0 to 1. Error of points and fractions at most 1 ulp, or 2^-24 of the size of the segment;
/// they are never out of order. Cost as relate.
inline std::size_t clip_segment(const Shape &shape, Segment segment,
                                Span<Stretch> outStretches) noexcept {
    return clash_clip_segment(detail::to_c(&shape), segment, detail::to_c(outStretches.first),
                              outStretches.count);
}

// ---- Casts: when moving shapes meet ------------------------------------------------------------

/// The settings that a null pointer stands for: all contacts on the whole way, from free sides,
/// where shapes touch, and the least tolerance.
[[nodiscard]] inline CastSettings default_cast() noexcept {
    const ClashCastSettings c = clash_default_cast();
    return {static_cast<CastMode>(c.mode), static_cast<CastSides>(c.sides), c.largestFraction,
            c.distanceKept, c.tolerance};
}

/// Whether a cast takes settings, null included, or the first reason why it answers no:
/// Status::unknown_value if the mode or the sides are none that there are, Status::not_finite or
/// Status::negative for the other numbers.
[[nodiscard]] inline Status check(const CastSettings &settings) noexcept {
    return static_cast<Status>(clash_cast_settings_check(detail::to_c(&settings)));
}

/// Where a ray, the way from `origin` to `origin + movement`, enters a shape and where it leaves
/// it. `settings` may be null: default_cast. Whether they share a point, exactly: start, end and
/// touching count. No if the shape is null or empty, a number is not finite or the settings are
/// refused (cast_settings_check). A chain with a solid side is met from its free side only, as
/// CastSides tells. A ray that keeps a distance is as thick to either side, and round: the parts
/// are those at which it comes within the distance of the shape and leaves it, exactly; the points
/// are the shape's. What starts in the shape with CastMode::approaching enters where a point that
/// moves there would hit in cast. The entry must not lie beyond the largest fraction, the exit may.
/// Error of the points at most 0.51 ulp of each coordinate, and 2^-40 of the sizes in question; of
/// the normals 2^-23 unless the ray grazes a curve. O(n) for vertices or members, otherwise
/// constant; of a prepared shape only those on the way are looked at, and O(log n) boxes around the
/// others: a ray that meets a few of 10,000 takes up to twice as long as with 10. Settings other
/// than the default and largest fractions make it up to ten times that.
[[nodiscard]] inline std::optional<RayHit> cast_ray(const Shape &shape, Vector2D origin,
                                                    Vector2D movement,
                                                    const CastSettings &settings = {}) noexcept {
    RayHit hit;
    if (!clash_cast_ray(detail::to_c(&shape), origin, movement, detail::to_c(&settings),
                        detail::to_c(&hit)))
        return std::nullopt;
    return hit;
}

/// When and where two shapes that move in a straight line, at the same time, share a point first:
/// each point moves to that + movement. `settings` may be null: default_cast. Whether they ever do,
/// exactly: end and touching count. No if a shape is null or empty, a number is not finite or the
/// settings are refused (cast_settings_check). A chain with a solid side is met from its free side
/// only, as CastSides tells. The normal never leads against the way, from the first shape to the
/// second one, but for its rounding; only what touches at the start has the normal of the contact,
/// whatever moves. The fraction is the greatest float that is not beyond the first contact. With a
/// distance kept that is where the shapes are exactly so far apart, as within tells, and the point
/// is in the middle between them. Whether the first contact lies beyond the largest fraction is
/// exact, too. Error of the point at most 0.51 ulp of each coordinate, and 2^-40 of the sizes in
/// question; of the normal 2^-23 unless a curve is grazed. It parts convex shapes then, however
/// their sizes differ. O(n m) for the vertices or members of both, otherwise constant; of prepared
/// shapes only those that come in each other's way count: near a few of 10,000 a small shape takes
/// up to a fifth longer than with 10. Simple shapes that keep a distance take longer than those
/// that don't, by up to a few microseconds.
[[nodiscard]] inline std::optional<CastHit> cast(const Shape &a, Vector2D movementA, const Shape &b,
                                                 Vector2D movementB,
                                                 const CastSettings &settings = {}) noexcept {
    CastHit hit;
    if (!clash_cast(detail::to_c(&a), movementA, detail::to_c(&b), movementB,
                    detail::to_c(&settings), detail::to_c(&hit)))
        return std::nullopt;
    return hit;
}

/// When and where two shapes that move in a straight line and turn, at the same time, meet first.
/// `settings` may be null: default_cast. Whether they do; a no is certain. No if a shape is null or
/// empty, a number is not finite or the settings are refused (cast_settings_check). The fraction is
/// never beyond the first contact, and then the shapes are at most the tolerance of the settings
/// further apart than the distance kept, and no nearer than that; shapes that only come that near
/// may count as meeting. The tolerance is at least 2^-20 of all sizes, ways and the distance kept
/// together, also if a smaller one is given. Of the turns the first 100 count. Without turns it is
/// not needed: the answer is that of cast. With more than 100 turns the fraction may be early by
/// more than the tolerance. The point is in the middle of what is left between the shapes. What
/// touches at the start in CastMode::approaching hits if it gets deeper by more than the tolerance
/// or 2^-10 of the sizes and ways. Of what is not convex or has more than 8 corners each edge
/// counts on its own: on the way out of a deeper overlap, edges that pass each other may hit.
/// Whether something moves into the ground of an edge with a solid side is told by the points that
/// come near, in floats; what passes it does so until they are apart. Lines meet chains from both
/// sides. O(n + m) for the vertices or members of both, less if they are prepared; and a few steps,
/// more if much is skimmed, for each two edges or members that come near each other until shapes
/// meet. The number of turns does not matter unless both turn and come near in each of them: after
/// 2^13 steps two edges are said to meet, after fewer where many do.
[[nodiscard]] inline std::optional<CastHit>
cast_turning(const Shape &a, Motion motionA, const Shape &b, Motion motionB,
             const CastSettings &settings = {}) noexcept {
    CastHit hit;
    if (!clash_cast_turning(detail::to_c(&a), motionA, detail::to_c(&b), motionB,
                            detail::to_c(&settings), detail::to_c(&hit)))
        return std::nullopt;
    return hit;
}

// ---- Bounding shapes ---------------------------------------------------------------------------

/// The smallest rectangle that contains a rectangle and a point. bounding_rectangle is around any
/// shape, and around a group of any. If one of them is invalid, the rectangle around the other; if
/// both are, a rectangle of NaN.
/// Book: "Oriented Rectangle-Rectangle Collision".
[[nodiscard]] inline Rectangle enlarge_rectangle(Rectangle r, Vector2D p) noexcept {
    return from_c(clash_enlarge_rectangle_point(r, p));
}

/// The smallest rectangle that contains two others. bounding_rectangle is around any shape, and
/// around a group of any. If one of them is invalid, the other; if both are, a rectangle of NaN.
/// Book: "Shape Grouping".
[[nodiscard]] inline Rectangle enlarge_rectangle(Rectangle r, Rectangle extender) noexcept {
    return from_c(clash_enlarge_rectangle_rectangle(r, extender));
}

/// The smallest upright rectangle that contains an oriented one; of an invalid one, NaN.
/// bounding_rectangle is around any shape, and tells whether there is one.
/// Book: "Bounding Shapes".
[[nodiscard]] inline Rectangle rectangle_hull(OrientedRectangle r) noexcept {
    return from_c(clash_oriented_rectangle_rectangle_hull(r));
}

/// The smallest circle around the center that contains an oriented rectangle; of an invalid one,
/// NaN. bounding_circle is around any shape, the smallest of all, and tells whether there is one.
/// Book: "Bounding Shapes".
[[nodiscard]] inline Circle circle_hull(OrientedRectangle r) noexcept {
    return from_c(clash_oriented_rectangle_circle_hull(r));
}

/// The smallest rectangle that contains all of `count` rectangles. Whether there is one: no if none
/// of them is valid. bounding_rectangle is around any shape, and around a group of any. Invalid
/// ones are left out; a null pointer means none. Nothing is kept; O(count). Book: "Shape Grouping".
///
/// `rectangles` is null or points to `count` readable elements.
[[nodiscard]] inline std::optional<Rectangle> rectangle_hull(const Rectangle *rectangles,
                                                             std::size_t count) noexcept {
    Rectangle found;
    if (!clash_rectangles_rectangle_hull(detail::to_c(rectangles), count, detail::to_c(&found)))
        return std::nullopt;
    return found;
}

/// The smallest rectangle that contains all of `count` circles. Whether there is one: no if none of
/// them is valid. bounding_rectangle is around any shape, and around a group of any. Invalid ones
/// are left out; a null pointer means none. Nothing is kept; O(count). Book: "Shape Grouping".
///
/// `circles` is null or points to `count` readable elements.
[[nodiscard]] inline std::optional<Rectangle> rectangle_hull(const Circle *circles,
                                                             std::size_t count) noexcept {
    Rectangle found;
    if (!clash_circles_rectangle_hull(detail::to_c(circles), count, detail::to_c(&found)))
        return std::nullopt;
    return found;
}

/// A circle that contains all of `count` circles: around the center of their rectangle hull, and as
/// small as that allows. Whether there is one: no if none of them is valid. bounding_circle of a
/// group is the smallest. Invalid ones are left out; a null pointer means none. Nothing is kept;
/// O(count). Book: "Shape Grouping".
///
/// `circles` is null or points to `count` readable elements.
[[nodiscard]] inline std::optional<Circle> circle_hull(const Circle *circles,
                                                       std::size_t count) noexcept {
    Circle found;
    if (!clash_circles_circle_hull(detail::to_c(circles), count, detail::to_c(&found)))
        return std::nullopt;
    return found;
}

/// The smallest rectangle that contains all shapes of an array of rectangles or circles: of
/// anything that has data() and size(), a vector, an array, a span. Whether there is one: no if
/// none of them is valid. Invalid ones are left out. Nothing is kept; O(size).
template <class Shapes, class = detail::if_array_of<Shapes, Rectangle, Circle>>
[[nodiscard]] std::optional<Rectangle> rectangle_hull(const Shapes &shapes) noexcept {
    return rectangle_hull(shapes.data(), static_cast<std::size_t>(shapes.size()));
}

/// The smallest rectangle that contains all rectangles of an array or of a list in braces. Whether
/// there is one: no if none of them is valid. Invalid ones are left out. Nothing is kept; O(count).
template <std::size_t count>
[[nodiscard]] std::optional<Rectangle>
rectangle_hull(const Rectangle (&rectangles)[count]) noexcept {
    return rectangle_hull(rectangles, count);
}

/// The smallest rectangle that contains all circles of an array or of a list in braces. Whether
/// there is one: no if none of them is valid. Invalid ones are left out. Nothing is kept; O(count).
template <std::size_t count>
[[nodiscard]] std::optional<Rectangle> rectangle_hull(const Circle (&circles)[count]) noexcept {
    return rectangle_hull(circles, count);
}

/// A circle that contains all circles of an array, of anything that has data() and size(): around
/// the center of their rectangle hull, and as small as that allows. Whether there is one: no if
/// none of them is valid. Invalid ones are left out. Nothing is kept; O(size).
template <class Shapes, class = detail::if_array_of<Shapes, Circle>>
[[nodiscard]] std::optional<Circle> circle_hull(const Shapes &shapes) noexcept {
    return circle_hull(shapes.data(), static_cast<std::size_t>(shapes.size()));
}

/// A circle that contains all circles of an array or of a list in braces: around the center of
/// their rectangle hull, and as small as that allows. Whether there is one: no if none of them is
/// valid. Invalid ones are left out. Nothing is kept; O(count).
template <std::size_t count>
[[nodiscard]] std::optional<Circle> circle_hull(const Circle (&circles)[count]) noexcept {
    return circle_hull(circles, count);
}

/// The smallest rectangle that contains a shape of any kind. Whether there is one: no if the shape
/// is null or empty. Where the shape has no end, or no float is large enough, the size is infinite,
/// and so may be the origin. Of a shape at a position its sides may be four last places of its own
/// coordinates longer, where sums are no floats. O(n) for n vertices or members. Book: "Bounding
/// Shapes", "Shape Grouping".
[[nodiscard]] inline std::optional<Rectangle> bounding_rectangle(const Shape &shape) noexcept {
    Rectangle found;
    if (!clash_bounding_rectangle(detail::to_c(&shape), detail::to_c(&found)))
        return std::nullopt;
    return found;
}

/// A rectangle that contains a shape of any kind all along a motion, hardly larger than the
/// smallest one: for a broad phase. Whether there is one: no if the shape is null or empty, or the
/// motion not finite. Of what does not turn its sides are at most two last places of their
/// coordinates outside of the smallest. Of what turns they may lie further out by 2^-40 of the way
/// and of the greatest distance from the pivot, of a sector besides by 2^-13 of its radius. Without
/// a movement and a turn it is bounding_rectangle. Where there is no end, or no float is large
/// enough, the size is infinite, and so may be the origin; around a line that turns it is all of
/// the plane. O(n) for n vertices or members, whatever the number of turns.
[[nodiscard]] inline std::optional<Rectangle> swept_bounding_rectangle(const Shape &shape,
                                                                       Motion motion) noexcept {
    Rectangle found;
    if (!clash_swept_bounding_rectangle(detail::to_c(&shape), motion, detail::to_c(&found)))
        return std::nullopt;
    return found;
}

/// The smallest circle that contains a shape of any kind. Whether there is one: no if the shape is
/// null or empty. It contains it exactly. Its radius is at most 2^-22 of it larger than the
/// smallest one, and by what the center had to be moved to be made of floats: half a unit in the
/// last place of each coordinate; infinite where the shape has no end, or no float is large enough.
/// Around a group with members at positions of their own it is the circle around the smallest
/// rectangle. Usually O(n) for n vertices or members: each goes through a few rounds. Book:
/// "Bounding Shapes", "Shape Grouping".
[[nodiscard]] inline std::optional<Circle> bounding_circle(const Shape &shape) noexcept {
    Circle found;
    if (!clash_bounding_circle(detail::to_c(&shape), detail::to_c(&found)))
        return std::nullopt;
    return found;
}

/// The turned rectangle of the smallest area that contains a shape of any kind. Whether there is
/// one: no if the shape is null or empty. It contains it exactly, and is turned by -45 to 45
/// degrees, except that a turned rectangle is its own. Its sides are at most 2^-22 of the longer
/// one longer than those of the smallest, and by what the center had to be moved to be made of
/// floats. Only around a group with several radii, or with sectors, it may be larger: the smallest
/// one along an edge of the hull of all corners and centers. Around a group with members at
/// positions of their own it is the smallest rectangle, not turned. Where the shape has no end, or
/// no float is large enough, the half extents are infinite. O(n) for a convex polygon of n
/// vertices. For another polygon or a chain all vertices are looked at again for about each hundred
/// corners of the hull, for a group all members for each corner.
[[nodiscard]] inline std::optional<OrientedRectangle> oriented_box(const Shape &shape) noexcept {
    OrientedRectangle found;
    if (!clash_oriented_box(detail::to_c(&shape), detail::to_c(&found)))
        return std::nullopt;
    return found;
}

/// The point of a shape that lies farthest along a direction of any length, and its place.
/// Whether there is one: no if the shape is null, empty or a line, or has a line as a member, and
/// if the direction is (0, 0) or not finite. Which vertex it is, or which arc, is decided exactly.
/// Of several that lie equally far it is the one with the lowest number of its member, and then of
/// its own: of an edge across the direction the vertex that shape_vertex has first. Its place is
/// the one that shape_place_at tells with the direction as the normal. Error of the point at most
/// 0.51 ulp of each coordinate. O(n) for n vertices or members; of a prepared shape those that are
/// near that end of it, of a convex one O(log n).
[[nodiscard]] inline std::optional<Support> support_point(const Shape &shape,
                                                          Vector2D direction) noexcept {
    Support found;
    if (!clash_support_point(detail::to_c(&shape), direction, detail::to_c(&found)))
        return std::nullopt;
    return found;
}

/// Writes the corners of the convex hull of some points. How many there are, of which the first
/// `capacity` are written; the rest of the buffer is left without meaning. Exact. Counterclockwise,
/// the lowest corner first and of several the leftmost one; no point twice, and none that lies on
/// an edge between its ends. Points with a NaN or an infinity are left out. O(count log(count)) if
/// `capacity` is at least `count`; otherwise all points are looked at again for about each hundred
/// corners.
inline std::size_t convex_hull(Span<const Vector2D> points, Span<Vector2D> outCorners) noexcept {
    return clash_convex_hull(detail::to_c(points.first), points.count,
                             detail::to_c(outCorners.first), outCorners.count);
}

// ---- Measures of any shape ---------------------------------------------------------------------

/// The area of a shape, where it balances, and how hard it is to turn. Whether there is an answer:
/// no if the shape is null, empty or a line, or has a line as a member. What has no area balances
/// by its length: a segment, a chain, and a polygon in one line, of which all edges count. What has
/// no length either balances in the middle of its points. A group is the sum of its members as they
/// are: where they overlap, each of them counts; and what has no area counts only if nothing has
/// one. A polygon counts as polygon_area says, which tells the same area and polygon_centroid the
/// same centroid, and with what its radius adds if it is convex or has no more than two vertices.
/// The radius of other polygons, and of chains of more than two vertices, is left out. Error of the
/// area at most 0.51 ulp, and 2^-40 of it; of the centroid 0.51 ulp, and 2^-40 of the extent of the
/// shape, which is that of the whole disc for a sector; of the second moment 0.51 ulp, and 2^-40 of
/// the area times the square of the extent. O(n) for n vertices or members; with several rings as
/// polygon_area.
[[nodiscard]] inline std::optional<Mass> mass(const Shape &shape) noexcept {
    Mass found;
    if (!clash_mass(detail::to_c(&shape), detail::to_c(&found)))
        return std::nullopt;
    return found;
}

// ---- Polygons ----------------------------------------------------------------------------------

/// The area of a polygon without what its radius adds. Whether there is one: no if it is null,
/// invalid or no polygon; mass tells that of any shape. Error at most 0.51 ulp, also under
/// cancellation; infinite where no float is large enough. Rings may touch, but no edge may cross
/// another one: otherwise each ring counts as often as it goes round, and with the other sign if it
/// begins within an odd number of larger ones. O(n) for n vertices in one ring, otherwise as
/// polygon_is_simple; O(n r) for r rings that touch, or more than 32,768.
[[nodiscard]] inline std::optional<float> polygon_area(const Shape &shape) noexcept {
    float found = 0;
    if (!clash_polygon_area(detail::to_c(&shape), &found))
        return std::nullopt;
    return found;
}

/// Where a polygon balances if it weighs the same everywhere, without what its radius adds. Whether
/// there is such a place: no if it is null, invalid, no polygon, or has no area. Error at most 0.51
/// ulp of each coordinate, also under cancellation. What edges must not do, and the cost, is as
/// polygon_area says. The position of the shape is added, and rounded.
[[nodiscard]] inline std::optional<Vector2D> polygon_centroid(const Shape &shape) noexcept {
    Vector2D centroid;
    if (!clash_polygon_centroid(detail::to_c(&shape), detail::to_c(&centroid)))
        return std::nullopt;
    return centroid;
}

/// Whether a polygon has one ring, and that goes once round a convex area, either way. Exact.
/// Repeated vertices, and vertices along a straight edge, are allowed. No without area, and if it
/// is null, invalid or no polygon. O(n).
[[nodiscard]] inline bool polygon_is_convex(const Shape &shape) noexcept {
    return clash_polygon_is_convex(detail::to_c(&shape));
}

/// Whether no two edges of a polygon share a point, except neighbours in a ring, which share their
/// common vertex and nothing else. Exact.
/// No with a ring of less than three vertices, and if it is null, invalid or no polygon.
/// O(n log n) for n vertices while an upright line crosses at most 3,584 edges at once, then O(n²).
[[nodiscard]] inline bool polygon_is_simple(const Shape &shape) noexcept {
    return clash_polygon_is_simple(detail::to_c(&shape));
}

/// Which way round a ring of vertices runs: the exact sign of its area, which counts as often as
/// the ring goes round it.
/// Winding::none without area, and if a coordinate is not finite. O(count).
[[nodiscard]] inline Winding winding(Span<const Vector2D> vertices) noexcept {
    return from_c(clash_winding(detail::to_c(vertices.first), vertices.count));
}

/// How many elements the buffer of convex_pieces must have for a polygon: 12 for each vertex, and
/// 24 for each ring but one; 0 if it is null or no polygon.
[[nodiscard]] inline std::size_t convex_pieces_capacity(const Shape &shape) noexcept {
    return clash_convex_pieces_capacity(detail::to_c(&shape));
}

/// Cuts a polygon into convex pieces between its own vertices, without what its radius adds.
/// The pieces cover it exactly, and no vertex lies on the edge of a piece without being one of it.
/// There are at most two for each reflex corner, and one more: without holes four times as many as
/// necessary. They stand in the buffer as PieceCounts says; what else is in it has no meaning.
/// Not ok: Status::null_pointer, Status::unknown_kind if it is no polygon,
/// Status::buffer_too_small, Status::not_simple, and why the polygon is invalid.
/// O(n log n) for n vertices.
/// `outCounts` is written only if all is ok.
[[nodiscard]] inline Status convex_pieces(const Shape &shape, Span<uint32_t> buffer,
                                          PieceCounts &outCounts) noexcept {
    return from_c(clash_convex_pieces(detail::to_c(&shape), buffer.first, buffer.count,
                                      detail::to_c(&outCounts)));
}

/// Cuts a polygon into triangles between its own vertices, without what its radius adds: for
/// meshes. The triangles cover it exactly, each has an area, and no vertex lies on the edge of one
/// without being one of it: with one outline n + 2 h - 2 of them for n vertices and h holes.
/// They stand in the buffer as PieceCounts says, three numbers each, which must have as much room
/// as convex_pieces_capacity says; what else is in it has no meaning.
/// Not ok, and cost, as convex_pieces.
/// `outCounts` is written only if all is ok.
[[nodiscard]] inline Status triangles(const Shape &shape, Span<uint32_t> buffer,
                                      PieceCounts &outCounts) noexcept {
    return from_c(clash_triangles(detail::to_c(&shape), buffer.first, buffer.count,
                                  detail::to_c(&outCounts)));
}

// ---- Shapes that own what they are made of -----------------------------------------------------

namespace detail {

/// How many elements all arrays have that a shape leads to. They are in the memory, so that the
/// sums are small.
struct Lengths {
    std::size_t nodes = 0, shapes = 0, vertices = 0, rings = 0;

    /// Adds those of a valid shape.
    void add(const Shape &shape) noexcept {
        switch (shape.kind) {
        case ShapeKind::polygon:
            vertices += shape.data.polygon.count;
            rings += shape.data.polygon.ringCount;
            return;
        case ShapeKind::chain:
            vertices += shape.data.chain.count;
            return;
        case ShapeKind::group:
            return add(shape.data.group.shapes, shape.data.group.count);
        case ShapeKind::prepared:
            nodes += shape.data.prepared.nodeCount;
            return add(shape.data.prepared.shapes, shape.data.prepared.shapeCount);
        default:
            return;
        }
    }

    void add(const Shape *members, std::size_t count) noexcept {
        shapes += count;
        for (std::size_t i = 0; i < count; ++i)
            add(members[i]);
    }

    [[nodiscard]] std::size_t bytes() const noexcept {
        return nodes * sizeof(Node) + shapes * sizeof(Shape) + vertices * sizeof(Vector2D) +
               rings * sizeof(uint32_t);
    }
};

/// Where the next element of each kind goes in a block of memory: of the one whose alignment is the
/// greatest first.
struct Copier {
    Shape *shapes;
    Node *nodes;
    Vector2D *vertices;
    uint32_t *rings;

    Copier(void *block, const Lengths &lengths) noexcept
        : shapes(static_cast<Shape *>(block)),
          nodes(reinterpret_cast<Node *>(shapes + lengths.shapes)),
          vertices(reinterpret_cast<Vector2D *>(nodes + lengths.nodes)),
          rings(reinterpret_cast<uint32_t *>(vertices + lengths.vertices)) {}

    /// The place of the copy of an array.
    template <class T>
    [[nodiscard]] static T *copied(T *&next, const T *first, std::size_t count) noexcept {
        if (count == 0)
            return nullptr;
        T *const place = next;
        next += count;
        std::memcpy(static_cast<void *>(place), static_cast<const void *>(first),
                    count * sizeof(T));
        return place;
    }

    /// The place of the copies of members, which lead to copies in turn.
    [[nodiscard]] const Shape *members(const Shape *first, std::size_t count) noexcept {
        Shape *const place = copied(shapes, first, count);
        for (std::size_t i = 0; i < count; ++i)
            place[i] = copy(first[i]);
        return place;
    }

    /// A valid shape that leads to copies of all arrays.
    [[nodiscard]] Shape copy(Shape shape) noexcept {
        switch (shape.kind) {
        case ShapeKind::polygon: {
            Polygon &polygon = shape.data.polygon;
            polygon.vertices = copied(vertices, polygon.vertices, polygon.count);
            polygon.ringSizes = copied(rings, polygon.ringSizes, polygon.ringCount);
            return shape;
        }
        case ShapeKind::chain: {
            Chain &chain = shape.data.chain;
            chain.vertices = copied(vertices, chain.vertices, chain.count);
            return shape;
        }
        case ShapeKind::group: {
            Group &group = shape.data.group;
            group.shapes = members(group.shapes, group.count);
            return shape;
        }
        case ShapeKind::prepared: {
            Prepared &prepared = shape.data.prepared;
            prepared.nodes = copied(nodes, prepared.nodes, prepared.nodeCount);
            prepared.shapes = members(prepared.shapes, prepared.shapeCount);
            return shape;
        }
        default:
            return shape;
        }
    }
};

} // namespace detail

/// Any shape, and all that it leads to: vertices, rings, nodes, members and what these lead to.
///
/// It is a Shape wherever one is asked for. It may be moved, and is copied only by copy(). Its
/// memory comes from one call of malloc (CLASH2D_MALLOC) and stays where it is when the owner is
/// moved, so that shapes that were made of it stay valid until its end. What is refused, because it
/// is invalid or there is no memory, is an invalid shape, which is empty, and so is what is made of
/// it in turn; status() says why.
class CLASH2D_OWNER OwnedShape {
  public:
    /// No shape: the empty set.
    OwnedShape() noexcept = default;

    /// A shape with copies of all arrays that it leads to. O(vertices), O(members).
    explicit OwnedShape(const Shape &shape) noexcept { take(shape, 0); }

    /// The same as a shape, prepared for many questions, with its position; what can't be prepared
    /// is copied as it is. What it was made of may go. Cost as shape_prepared.
    [[nodiscard]] static OwnedShape prepared(const Shape &shape) noexcept {
        const std::size_t count = shape_prepared_capacity(shape);
        if (count == 0)
            return OwnedShape(shape);
        // A group keeps its members, anything else is in the nodes.
        const bool is_group = shape.kind == ShapeKind::group;
        OwnedShape owned;
        Node *const nodes = owned.take(is_group ? shape : Shape(), count);
        if (nodes == nullptr)
            return owned;
        const Shape source = is_group ? owned.shape_ : shape;
        owned.refuse(shape_prepared(source, {nodes, count}, owned.shape_));
        owned.shape_.position = shape.position;
        return owned;
    }

    /// Takes the shape of another one, which is the empty set then.
    OwnedShape(OwnedShape &&other) noexcept { swap(other); }

    /// Takes the shape of another one, which is the empty set then.
    OwnedShape &operator=(OwnedShape &&other) noexcept {
        OwnedShape taken(static_cast<OwnedShape &&>(other));
        swap(taken);
        return *this;
    }

    ~OwnedShape() { clash2d_memory::clash2d_give_back(memory_); }

    /// Another owner of the same shape.
    [[nodiscard]] OwnedShape copy() const noexcept { return OwnedShape(shape_); }

    /// Status::ok, or why it is an invalid shape: what shape_check says of the shape that was
    /// refused; Status::null_pointer if there was no memory.
    [[nodiscard]] Status status() const noexcept { return status_; }

    /// The shape, which borrows from this owner.
    [[nodiscard]] Shape shape() const noexcept CLASH2D_LIFETIMEBOUND { return shape_; }

    /// The shape, which borrows from this owner.
    [[nodiscard]] operator Shape() const noexcept CLASH2D_LIFETIMEBOUND { return shape_; }

    /// The shape standing at another position, which is added to each of its points.
    [[nodiscard]] Shape at(Vector2D to) const noexcept CLASH2D_LIFETIMEBOUND {
        return shape_.at(to);
    }

    /// The shape where a frame is in which it is given, turned and moved as shape_at_pose does,
    /// with arrays of its own; a prepared one stays prepared. Refused if it is invalid or becomes
    /// so, or the pose is. O(vertices), O(members).
    [[nodiscard]] OwnedShape at_pose(Pose pose) const noexcept {
        OwnedShape placed;
        if (placed.refuse(status_))
            return placed;
        const std::size_t count = shape_at_pose_capacity(shape_);
        void *const room =
            count == 0 ? nullptr : clash2d_memory::clash2d_take(count * sizeof(Node));
        if (count != 0 && room == nullptr) {
            placed.refuse(Status::null_pointer);
            return placed;
        }
        Shape there;
        if (!placed.refuse(shape_at_pose(shape_, pose, {static_cast<Node *>(room), count}, there)))
            placed.take(there, 0);
        clash2d_memory::clash2d_give_back(room);
        return placed;
    }

    /// Lets it stand at another position; nothing is copied.
    void set_position(Vector2D to) noexcept { shape_.position = to; }

  private:
    Shape shape_;
    Status status_ = Status::ok;
    void *memory_ = nullptr;

    /// Becomes a polygon with a vertex that is nowhere, unless the status is Status::ok; whether it
    /// did.
    bool refuse(Status status) noexcept {
        status_ = status;
        if (status == Status::ok)
            return false;
        const Vector2D *const nowhere = nullptr;
        shape_ = Polygon({nowhere, 1});
        return true;
    }

    /// Becomes a copy of a shape, with room for more nodes, which is returned; null if it is
    /// refused.
    Node *take(const Shape &shape, std::size_t more_nodes) noexcept {
        if (refuse(shape_check(shape)))
            return nullptr;
        detail::Lengths lengths;
        lengths.nodes = more_nodes;
        lengths.add(shape);
        const std::size_t bytes = lengths.bytes();
        memory_ = bytes == 0 ? nullptr : clash2d_memory::clash2d_take(bytes);
        if (bytes != 0 && memory_ == nullptr) {
            refuse(Status::null_pointer);
            return nullptr;
        }
        detail::Copier copier(memory_, lengths);
        Node *const room = copier.nodes;
        copier.nodes += more_nodes;
        shape_ = copier.copy(shape);
        return room;
    }

    void swap(OwnedShape &other) noexcept {
        const Shape shape = shape_;
        const Status status = status_;
        void *const memory = memory_;
        shape_ = other.shape_;
        status_ = other.status_;
        memory_ = other.memory_;
        other.shape_ = shape;
        other.status_ = status;
        other.memory_ = memory;
    }
};

/// A polygon that owns its vertices: made of braces, of an array, or of a Polygon.
class CLASH2D_OWNER OwnedPolygon : public OwnedShape {
  public:
    /// The polygon without vertices, which is empty.
    OwnedPolygon() noexcept : OwnedPolygon(Polygon()) {}

    /// The polygon of one ring of vertices, and of all points within `rounding` of it.
    OwnedPolygon(std::initializer_list<Vector2D> ring, float rounding = 0) noexcept
        : OwnedPolygon(Span<const Vector2D>(ring.begin(), ring.size()), rounding) {}

    /// The polygon of several rings, outlines and holes: the first `sizes[0]` vertices, the next
    /// `sizes[1]` ones, and so on; and of all points within `rounding` of it.
    OwnedPolygon(std::initializer_list<Vector2D> rings, std::initializer_list<uint32_t> sizes,
                 float rounding = 0) noexcept
        : OwnedPolygon(
              Polygon({rings.begin(), rings.size()}, {sizes.begin(), sizes.size()}, rounding)) {}

    /// The polygon of one ring of vertices, and of all points within `rounding` of it.
    explicit OwnedPolygon(Span<const Vector2D> ring, float rounding = 0) noexcept
        : OwnedPolygon(Polygon(ring, rounding)) {}

    /// A copy of a polygon.
    explicit OwnedPolygon(const Polygon &polygon) noexcept : OwnedShape(polygon) {}
};

/// A chain that owns its vertices: made of braces, of an array, or of a Chain.
class CLASH2D_OWNER OwnedChain : public OwnedShape {
  public:
    /// The chain without vertices, which is empty.
    OwnedChain() noexcept : OwnedChain(Chain()) {}

    /// The chain of some vertices, as Chain has them.
    OwnedChain(std::initializer_list<Vector2D> corners, float thickness = 0, bool isClosed = false,
               Side solid = Side::none) noexcept
        : OwnedChain(Span<const Vector2D>(corners.begin(), corners.size()), thickness, isClosed,
                     solid) {}

    /// The chain of some vertices, as Chain has them.
    explicit OwnedChain(Span<const Vector2D> corners, float thickness = 0, bool isClosed = false,
                        Side solid = Side::none) noexcept
        : OwnedChain(Chain(corners, thickness, isClosed, solid)) {}

    /// A copy of a chain.
    explicit OwnedChain(const Chain &chain) noexcept : OwnedShape(chain) {}
};

/// A group that owns its members, and what these lead to: made of shapes of all kinds in braces, or
/// of an array.
class CLASH2D_OWNER OwnedGroup : public OwnedShape {
  public:
    /// The group without members, which is empty.
    OwnedGroup() noexcept : OwnedShape(Group()) {}

    /// The group of some shapes.
    OwnedGroup(std::initializer_list<Shape> members) noexcept
        : OwnedGroup(Span<const Shape>(members.begin(), members.size())) {}

    /// The group of some shapes.
    explicit OwnedGroup(Span<const Shape> members) noexcept : OwnedShape(Group(members)) {}
};

// ---- Words -------------------------------------------------------------------------------------

/// The name of a kind, as the enumeration has it; never null.
[[nodiscard]] constexpr const char *to_string(ShapeKind kind) noexcept {
    switch (kind) {
    case ShapeKind::none:
        return "none";
    case ShapeKind::point:
        return "point";
    case ShapeKind::line:
        return "line";
    case ShapeKind::segment:
        return "segment";
    case ShapeKind::circle:
        return "circle";
    case ShapeKind::rectangle:
        return "rectangle";
    case ShapeKind::oriented_rectangle:
        return "oriented_rectangle";
    case ShapeKind::capsule:
        return "capsule";
    case ShapeKind::polygon:
        return "polygon";
    case ShapeKind::chain:
        return "chain";
    case ShapeKind::sector:
        return "sector";
    case ShapeKind::group:
        return "group";
    case ShapeKind::prepared:
        return "prepared";
    }
    return "unknown";
}

/// The name of a side, as the enumeration has it; never null.
[[nodiscard]] constexpr const char *to_string(Side side) noexcept {
    switch (side) {
    case Side::none:
        return "none";
    case Side::left:
        return "left";
    case Side::right:
        return "right";
    }
    return "unknown";
}

/// The name of a status, as the enumeration has it; never null. status_message has a sentence.
[[nodiscard]] constexpr const char *to_string(Status status) noexcept {
    switch (status) {
    case Status::ok:
        return "ok";
    case Status::null_pointer:
        return "null_pointer";
    case Status::unknown_kind:
        return "unknown_kind";
    case Status::not_finite:
        return "not_finite";
    case Status::negative:
        return "negative";
    case Status::bad_inner_radius:
        return "bad_inner_radius";
    case Status::bad_array:
        return "bad_array";
    case Status::bad_rings:
        return "bad_rings";
    case Status::unknown_value:
        return "unknown_value";
    case Status::nested_group:
        return "nested_group";
    case Status::not_simple:
        return "not_simple";
    case Status::buffer_too_small:
        return "buffer_too_small";
    case Status::reserved_not_zero:
        return "reserved_not_zero";
    case Status::bad_nodes:
        return "bad_nodes";
    case Status::stale_id:
        return "stale_id";
    case Status::out_of_memory:
        return "out_of_memory";
    case Status::bad_snapshot:
        return "bad_snapshot";
    }
    return "unknown";
}

/// The name of a relation, as the enumeration has it; never null.
[[nodiscard]] constexpr const char *to_string(Relation relation) noexcept {
    switch (relation) {
    case Relation::disjoint:
        return "disjoint";
    case Relation::touching:
        return "touching";
    case Relation::overlapping:
        return "overlapping";
    case Relation::a_inside_b:
        return "a_inside_b";
    case Relation::a_inside_b_touching:
        return "a_inside_b_touching";
    case Relation::b_inside_a:
        return "b_inside_a";
    case Relation::b_inside_a_touching:
        return "b_inside_a_touching";
    case Relation::equal:
        return "equal";
    }
    return "unknown";
}

/// The name of a mode, as the enumeration has it; never null.
[[nodiscard]] constexpr const char *to_string(CastMode mode) noexcept {
    switch (mode) {
    case CastMode::all:
        return "all";
    case CastMode::approaching:
        return "approaching";
    }
    return "unknown";
}

/// The name of a mode, as the enumeration has it; never null.
[[nodiscard]] constexpr const char *to_string(CastSides sides) noexcept {
    switch (sides) {
    case CastSides::respect:
        return "respect";
    case CastSides::ignore:
        return "ignore";
    }
    return "unknown";
}

/// The name of a winding, as the enumeration has it; never null.
[[nodiscard]] constexpr const char *to_string(Winding winding) noexcept {
    switch (winding) {
    case Winding::none:
        return "none";
    case Winding::counterclockwise:
        return "counterclockwise";
    case Winding::clockwise:
        return "clockwise";
    }
    return "unknown";
}

// ---- Streams -----------------------------------------------------------------------------------

// For streams of std, whose header is the program's own affair: `out << shape` needs <ostream>, and
// works in tests that print what they compare. Everything is written as C++20 reads it, numbers as
// the stream is told to.

namespace detail {

/// Void for a stream of std, else nothing.
template <class Out>
using if_stream = std::void_t<typename Out::char_type, typename Out::traits_type>;

template <class Out> void write_fields(Out &) {}

/// Writes names and values by turns, with what stands before the first one.
template <class Out, class T, class... Rest>
void write_fields(Out &out, const char *name, const T &value, const Rest &...rest) {
    out << name << " = " << value;
    write_fields(out, rest...);
}

/// Writes the type and the fields of a struct.
template <class Out, class... Fields>
Out &write(Out &out, const char *type, const Fields &...fields) {
    out << type << '{';
    write_fields(out, fields...);
    out << '}';
    return out;
}

/// An array as it is written: its elements in braces.
template <class T> struct Listed {
    const T *first;
    std::size_t count;

    template <class Out, class = if_stream<Out>>
    friend Out &operator<<(Out &out, const Listed &list) {
        out << '{';
        for (std::size_t i = 0; i < list.count; ++i)
            out << (i == 0 ? "" : ", ") << list.first[i];
        out << '}';
        return out;
    }
};

} // namespace detail

/// Writes a vector: `{3, 4}`.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, Vector2D v) {
    out << '{' << v.x << ", " << v.y << '}';
    return out;
}

/// Writes the name of a kind.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, ShapeKind kind) {
    out << "ShapeKind::" << to_string(kind);
    return out;
}

/// Writes the name of a side.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, Side side) {
    out << "Side::" << to_string(side);
    return out;
}

/// Writes the name of a status.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, Status status) {
    out << "Status::" << to_string(status);
    return out;
}

/// Writes the name of a relation.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, Relation relation) {
    out << "Relation::" << to_string(relation);
    return out;
}

/// Writes the name of a mode.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, CastMode mode) {
    out << "CastMode::" << to_string(mode);
    return out;
}

/// Writes the name of a mode.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, CastSides sides) {
    out << "CastSides::" << to_string(sides);
    return out;
}

/// Writes the name of a winding.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, Winding winding) {
    out << "Winding::" << to_string(winding);
    return out;
}

/// Writes a rectangle.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Rectangle &r) {
    return detail::write(out, "Rectangle", ".origin", r.origin, ", .size", r.size);
}

/// Writes a circle: `Circle{.center = {0, 0}, .radius = 2}`.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Circle &c) {
    return detail::write(out, "Circle", ".center", c.center, ", .radius", c.radius);
}

/// Writes a line.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Line &l) {
    return detail::write(out, "Line", ".base", l.base, ", .direction", l.direction);
}

/// Writes a segment.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Segment &s) {
    return detail::write(out, "Segment", ".point1", s.point1, ", .point2", s.point2);
}

/// Writes an oriented rectangle.
template <class Out, class = detail::if_stream<Out>>
Out &operator<<(Out &out, const OrientedRectangle &r) {
    return detail::write(out, "OrientedRectangle", ".center", r.center, ", .halfExtend",
                         r.halfExtend, ", .rotation", r.rotation);
}

/// Writes a capsule.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Capsule &c) {
    return detail::write(out, "Capsule", ".point1", c.point1, ", .point2", c.point2, ", .radius",
                         c.radius);
}

/// Writes a sector.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Sector &s) {
    return detail::write(out, "Sector", ".center", s.center, ", .innerRadius", s.innerRadius,
                         ", .radius", s.radius, ", .direction", s.direction, ", .halfAngle",
                         s.halfAngle);
}

/// Writes a range.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Range &r) {
    return detail::write(out, "Range", ".minimum", r.minimum, ", .maximum", r.maximum);
}

/// Writes a pose.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Pose &p) {
    return detail::write(out, "Pose", ".position", p.position, ", .rotation", p.rotation);
}

/// Writes a motion.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Motion &m) {
    return detail::write(out, "Motion", ".movement", m.movement, ", .rotation", m.rotation,
                         ", .pivot", m.pivot);
}

/// Writes a place.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Place &p) {
    return detail::write(out, "Place", ".member", p.member, ", .edge", p.edge, ", .along", p.along);
}

/// Writes a distance.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Distance &d) {
    return detail::write(out, "Distance", ".distance", d.distance, ", .pointA", d.pointA,
                         ", .pointB", d.pointB, ", .placeA", d.placeA, ", .placeB", d.placeB);
}

/// Writes a signed distance.
template <class Out, class = detail::if_stream<Out>>
Out &operator<<(Out &out, const SignedDistance &d) {
    return detail::write(out, "SignedDistance", ".distance", d.distance, ", .point", d.point,
                         ", .normal", d.normal, ", .place", d.place);
}

/// Writes a stretch.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Stretch &s) {
    return detail::write(out, "Stretch", ".entry", s.entry, ", .exit", s.exit, ", .entryPoint",
                         s.entryPoint, ", .exitPoint", s.exitPoint);
}

/// Writes what lies farthest.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Support &s) {
    return detail::write(out, "Support", ".point", s.point, ", .place", s.place);
}

/// Writes a mass.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Mass &m) {
    return detail::write(out, "Mass", ".area", m.area, ", .centroid", m.centroid, ", .secondMoment",
                         m.secondMoment);
}

/// Writes a point of a contact.
template <class Out, class = detail::if_stream<Out>>
Out &operator<<(Out &out, const ContactPoint &p) {
    return detail::write(out, "ContactPoint", ".position", p.position, ", .depth", p.depth,
                         ", .featureA", p.featureA, ", .featureB", p.featureB, ", .placeA",
                         p.placeA, ", .placeB", p.placeB);
}

/// Writes an edge.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Edge &e) {
    return detail::write(out, "Edge", ".start", e.start, ", .end", e.end, ", .center", e.center,
                         ", .radius", e.radius, ", .from", e.from, ", .to", e.to);
}

/// Writes an intersection.
template <class Out, class = detail::if_stream<Out>>
Out &operator<<(Out &out, const Intersection &i) {
    return detail::write(out, "Intersection", ".start", i.start, ", .end", i.end, ", .placeA",
                         i.placeA, ", .placeB", i.placeB, ", .endA", i.endA, ", .endB", i.endB);
}

/// Writes what a ray hits.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const RayHit &h) {
    return detail::write(out, "RayHit", ".entry", h.entry, ", .exit", h.exit, ", .entryPoint",
                         h.entryPoint, ", .exitPoint", h.exitPoint, ", .entryNormal", h.entryNormal,
                         ", .exitNormal", h.exitNormal, ", .entryPlace", h.entryPlace,
                         ", .exitPlace", h.exitPlace, ", .startsInside", h.startsInside);
}

/// Writes what a cast hits.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const CastHit &h) {
    return detail::write(out, "CastHit", ".fraction", h.fraction, ", .point", h.point, ", .normal",
                         h.normal, ", .placeA", h.placeA, ", .placeB", h.placeB,
                         ", .startsInContact", h.startsInContact);
}

/// Writes where pieces stand.
template <class Out, class = detail::if_stream<Out>>
Out &operator<<(Out &out, const PieceCounts &c) {
    return detail::write(out, "PieceCounts", ".indexCount", c.indexCount, ", .pieceCount",
                         c.pieceCount);
}

/// Writes a contact, with as many points as it has.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Contact &c) {
    const std::size_t count = c.pointCount < 2 ? c.pointCount : 2;
    return detail::write(out, "Contact", ".normal", c.normal, ", .depth", c.depth, ", .points",
                         detail::Listed<ContactPoint>{c.points, count}, ", .pointCount",
                         c.pointCount, ", .memberA", c.memberA, ", .memberB", c.memberB, ", .partA",
                         c.partA, ", .partB", c.partB);
}

/// Writes a polygon with its vertices.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Polygon &p) {
    return detail::write(out, "Polygon", ".vertices", detail::Listed<Vector2D>{p.vertices, p.count},
                         ", .ringSizes", detail::Listed<uint32_t>{p.ringSizes, p.ringCount},
                         ", .radius", p.radius);
}

/// Writes a chain with its vertices.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Chain &c) {
    return detail::write(out, "Chain", ".vertices", detail::Listed<Vector2D>{c.vertices, c.count},
                         ", .radius", c.radius, ", .closed", c.closed, ", .side", c.side);
}

template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Shape &shape);

/// Writes a group with its members.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Group &g) {
    return detail::write(out, "Group", ".shapes", detail::Listed<Shape>{g.shapes, g.count});
}

/// Writes how large a prepared shape is.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Prepared &p) {
    return detail::write(out, "Prepared", ".nodeCount", p.nodeCount, ", .shapeCount", p.shapeCount);
}

namespace detail {

/// Writes a valid shape without its position.
template <class Out> Out &write_data(Out &out, const Shape &shape) {
    switch (shape.kind) {
    case ShapeKind::none:
        break;
    case ShapeKind::point:
        return out << shape.data.point;
    case ShapeKind::line:
        return out << shape.data.line;
    case ShapeKind::segment:
        return out << shape.data.segment;
    case ShapeKind::circle:
        return out << shape.data.circle;
    case ShapeKind::rectangle:
        return out << shape.data.rectangle;
    case ShapeKind::oriented_rectangle:
        return out << shape.data.orientedRectangle;
    case ShapeKind::capsule:
        return out << shape.data.capsule;
    case ShapeKind::polygon:
        return out << shape.data.polygon;
    case ShapeKind::chain:
        return out << shape.data.chain;
    case ShapeKind::sector:
        return out << shape.data.sector;
    case ShapeKind::group:
        return out << shape.data.group;
    case ShapeKind::prepared:
        return out << shape.data.prepared;
    }
    return write(out, "Shape");
}

} // namespace detail

/// Writes a shape of any kind, and where it stands if that is not (0, 0): `Circle{...}.at({3, 4})`;
/// of an invalid one the reason, as nothing says that its arrays are there.
template <class Out, class> Out &operator<<(Out &out, const Shape &shape) {
    const Status status = shape_check(shape);
    if (status != Status::ok)
        return detail::write(out, "Shape", ".kind", shape.kind, ", .status", status);
    detail::write_data(out, shape);
    if (shape.position != Vector2D())
        out << ".at(" << shape.position << ')';
    return out;
}

/// Writes the shape that is owned.
template <class Out, class = detail::if_stream<Out>>
Out &operator<<(Out &out, const OwnedShape &owned) {
    return out << owned.shape();
}

// ---- Batches: one question about many shapes ----------------------------------------------------

/// Which of many shapes one shape collides with: bit k % 64 of `outMask[k / 64]` for the shape k;
/// the bits beyond the last one are 0. How many, also beyond the `capacity` of the mask, whose
/// elements behind the last one needed stay as they are. 0 if something is null. Each answer is
/// that of collide, exactly. Most of them are found several at once, in the widest registers of the
/// processor; where a float can't tell, a shape is asked alone. The one shape may be anything,
/// prepared, too; of what is no line, sector or book shape, those near the rectangle around it are
/// asked alone. O(count).
inline std::size_t batch_collide(const Shape &shape, const Batch &many,
                                 Span<uint64_t> outMask = {}) noexcept {
    const ClashBatch batch = detail::to_c(many);
    return clash_batch_collide(detail::to_c(&shape), &batch, outMask.first, outMask.count);
}

/// Which of many shapes collide with the one of the same number among others, as batch_collide
/// tells it; of different counts the smaller one counts. 0 if something is null. O(count).
inline std::size_t batch_collide_pairs(const Batch &a, const Batch &b,
                                       Span<uint64_t> outMask = {}) noexcept {
    const ClashBatch batches[] = {detail::to_c(a), detail::to_c(b)};
    return clash_batch_collide_pairs(&batches[0], &batches[1], outMask.first, outMask.count);
}

/// Where rays enter a shape: the parts of them before, from 0 to 1, or 2 where one meets no point
/// of the shape. How many do, also of those beyond the `capacity`. 0 if something is null. The rays
/// are a batch of lines, each the way from its base to base + direction. Each answer is the entry
/// of cast_ray, the same bits. O(count) for rays that miss the shape's disc, or the rectangle
/// around it; the others are asked alone.
inline std::size_t batch_cast_rays(const Shape &shape, const Batch &rays,
                                   Span<float> outEntries = {}) noexcept {
    const ClashBatch batch = detail::to_c(rays);
    return clash_batch_cast_rays(detail::to_c(&shape), &batch, outEntries.first, outEntries.count);
}

/// All pairs of a shape of `a` and one of `b` that collide, by their numbers in order; if `b` is
/// null, of two shapes of `a`, the lesser number first. How many there are, of which the first
/// `capacity` are written. With a `limit` other than 0 only the first so many pairs are looked for:
/// 1 tells whether there is any. Each answer is that of collide, exactly. With the scratch that
/// batch_find_pairs_capacity asks for O(n log m) and what is near, in any scene; with less, or if
/// it is null, O(n m). Of each batch the first 2^32 - 1 shapes count. That is the overload without
/// `b`.
inline std::size_t batch_find_pairs(const Batch &a, const Batch &b, Span<IndexPair> outPairs,
                                    Span<uint64_t> scratch, std::size_t limit = 0) noexcept {
    const ClashBatch batches[] = {detail::to_c(a), detail::to_c(b)};
    return clash_batch_find_pairs(&batches[0], &batches[1], limit, detail::to_c(outPairs.first),
                                  outPairs.count, scratch.first, scratch.count);
}

/// The same of two shapes of `a`, the lesser number first.
inline std::size_t batch_find_pairs(const Batch &a, Span<IndexPair> outPairs,
                                    Span<uint64_t> scratch, std::size_t limit = 0) noexcept {
    const ClashBatch batch = detail::to_c(a);
    return clash_batch_find_pairs(&batch, nullptr, limit, detail::to_c(outPairs.first),
                                  outPairs.count, scratch.first, scratch.count);
}

/// How many elements the scratch of batch_find_pairs has to have for these batches: some 30 bytes
/// a shape. 0 if `a` is null.
[[nodiscard]] inline std::size_t batch_find_pairs_capacity(const Batch &a,
                                                           const Batch &b) noexcept {
    const ClashBatch batches[] = {detail::to_c(a), detail::to_c(b)};
    return clash_batch_find_pairs_capacity(&batches[0], &batches[1]);
}

/// The same for pairs of two shapes of `a`.
[[nodiscard]] inline std::size_t batch_find_pairs_capacity(const Batch &a) noexcept {
    const ClashBatch batch = detail::to_c(a);
    return clash_batch_find_pairs_capacity(&batch, nullptr);
}

/// The numbers of the bits that are set in a mask of `count` elements, in order. How many there
/// are, of which the first `capacity` are written. O(count).
inline std::size_t mask_indices(Span<const uint64_t> mask, Span<uint32_t> outIndices) noexcept {
    return clash_mask_indices(mask.first, mask.count, outIndices.first, outIndices.count);
}

} // namespace clash

#pragma pop_macro("Status")
#undef CLASH2D_CONSTEXPR
#undef CLASH2D_IS_CONSTANT

#endif // CLASH2D_CLASH2D_HPP
