// The types: layout, initialisation, and the way to the C API and back.
#include <clash2d/clash2d.hpp>

#include "check.hpp"
#include "suite.hpp"

#include <type_traits>

namespace {

using namespace clash;

/// Whether C code can read and write a type through pointers to its own struct, and whether values
/// become the one and the other.
template <class Cpp, class C>
constexpr bool is_like = sizeof(Cpp) == sizeof(C) && alignof(Cpp) == alignof(C) &&
                         std::is_standard_layout_v<Cpp> &&std::is_trivially_copyable_v<Cpp>
                             &&std::is_nothrow_default_constructible_v<Cpp>
                                 &&std::is_convertible_v<Cpp, C> &&noexcept(C(Cpp{})) &&
                         std::is_same_v<decltype(from_c(C{})), Cpp> &&noexcept(from_c(C{}));

static_assert(is_like<Vector2D, ClashVector2D>);
static_assert(is_like<Rectangle, ClashRectangle>);
static_assert(is_like<Circle, ClashCircle>);
static_assert(is_like<Line, ClashLine>);
static_assert(is_like<Segment, ClashSegment>);
static_assert(is_like<OrientedRectangle, ClashOrientedRectangle>);
static_assert(is_like<Range, ClashRange>);

#define HAS_FIELD(type, field)                                                                     \
    static_assert(offsetof(type, field) == offsetof(Clash##type, field) &&                         \
                  sizeof(type::field) == sizeof(Clash##type::field))
HAS_FIELD(Vector2D, x);
HAS_FIELD(Vector2D, y);
HAS_FIELD(Rectangle, origin);
HAS_FIELD(Rectangle, size);
HAS_FIELD(Circle, center);
HAS_FIELD(Circle, radius);
HAS_FIELD(Line, base);
HAS_FIELD(Line, direction);
HAS_FIELD(Segment, point1);
HAS_FIELD(Segment, point2);
HAS_FIELD(OrientedRectangle, center);
HAS_FIELD(OrientedRectangle, halfExtend);
HAS_FIELD(OrientedRectangle, rotation);
HAS_FIELD(Range, minimum);
HAS_FIELD(Range, maximum);

// Shapes are aggregates: braces, structured bindings, and C++20's names of fields.
static_assert(std::is_aggregate_v<Rectangle> && std::is_aggregate_v<Circle>);
static_assert(std::is_aggregate_v<Line> && std::is_aggregate_v<Segment>);
static_assert(std::is_aggregate_v<OrientedRectangle> && std::is_aggregate_v<Range>);

// Constant expressions, there and back.
constexpr OrientedRectangle bat{{5, 4}, {3, 0.5f}, 30};
constexpr ClashOrientedRectangle bat_in_c = bat;
static_assert(bat_in_c.center.y == 4 && bat_in_c.halfExtend.y == 0.5f && bat_in_c.rotation == 30);
constexpr OrientedRectangle bat_again = from_c(bat_in_c);
static_assert(bat_again.center == bat.center && bat_again.halfExtend == bat.halfExtend);
static_assert(bat_again.rotation == bat.rotation);

template <class Cpp> struct InC;
template <> struct InC<Vector2D> { using Type = ClashVector2D; };
template <> struct InC<Rectangle> { using Type = ClashRectangle; };
template <> struct InC<Circle> { using Type = ClashCircle; };
template <> struct InC<Line> { using Type = ClashLine; };
template <> struct InC<Segment> { using Type = ClashSegment; };
template <> struct InC<OrientedRectangle> { using Type = ClashOrientedRectangle; };
template <> struct InC<Range> { using Type = ClashRange; };

/// To the C API and back.
template <class Cpp> Cpp back(Cpp value) {
    const typename InC<Cpp>::Type in_c = value;
    return from_c(in_c);
}

void c_api() {
    check::section("The C API");
    const Rectangle wall{{1, 2}, {3, 4}};
    const Segment way{{0, 3}, {1, 3}};
    const Line line{{0, 7}, {1, 0}};
    CHECK(clash_rectangle_segment_collide(wall, way));
    CHECK(!clash_line_rectangle_collide(line, wall));
    CHECK(clash_vector_length(Vector2D{3, 4}) == 5);

    const Rectangle r = back(wall);
    CHECK(r.origin == wall.origin && r.size == wall.size);
    const Circle c = back(Circle{{1, 2}, 3});
    CHECK(c.center == Vector2D{1, 2} && c.radius == 3);
    const Line l = back(line);
    CHECK(l.base == line.base && l.direction == line.direction);
    const Segment s = back(way);
    CHECK(s.point1 == way.point1 && s.point2 == way.point2);
    const OrientedRectangle o = back(bat);
    CHECK(o.center == bat.center && o.halfExtend == bat.halfExtend && o.rotation == 30);
    const Range range = back(Range{1, 2});
    CHECK(range.minimum == 1 && range.maximum == 2);
    CHECK(back(Vector2D{1, 2}) == Vector2D{1, 2});
}

void initialisation() {
    check::section("Initialisation");
    CHECK(check::same(Vector2D{}, Vector2D{0, 0}));
    CHECK(check::same(Circle{}.center, Vector2D{}) && check::same(Circle{}.radius, 0.0f));
    const auto [center, half_extend, rotation] = bat;
    CHECK(center == Vector2D{5, 4} && half_extend == Vector2D{3, 0.5f} && rotation == 30);
#if __cplusplus >= 202002L
    const Circle ball{.center = {1, 2}, .radius = 3};
    CHECK(ball.center == Vector2D{1, 2} && ball.radius == 3);
#endif
}

} // namespace

void types() {
    c_api();
    initialisation();
    check::section("Version");
    CHECK(version() == CLASH_VERSION);
}
