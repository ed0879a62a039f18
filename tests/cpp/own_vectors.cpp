// The game's own vectors, in place of clash::Vector2D. Those of real libraries are in vectors/.
#include <clash2d/clash2d.hpp>

#include "check.hpp"
#include "suite.hpp"

#include <type_traits>
#include <utility>

namespace own {

struct Floats {
    float x, y;
};

/// Without a face that clash2d.hpp could guess; nothing of it is constexpr.
class Doubles {
  public:
    Doubles(double x, double y) : m_x(x), m_y(y) {}
    double x() const { return m_x; }
    double y() const { return m_y; }

  private:
    double m_x, m_y;
};

/// Can be read, but not made of two floats.
struct Tiles {
    int column, row;
};

// With operators that are no templates, which a clash::Vector2D could become an operand of: free
// ones like those of raymath.h and of Dear ImGui, and members like those of Box2D.
struct Free {
    float x, y;
};
Free operator+(const Free &a, const Free &b) { return {a.x + b.x, a.y + b.y}; }
Free operator-(const Free &a, const Free &b) { return {a.x - b.x, a.y - b.y}; }
bool operator==(const Free &a, const Free &b) { return a.x == b.x && a.y == b.y; }
bool operator!=(const Free &a, const Free &b) { return !(a == b); }
struct Members {
    float x, y;
    Members operator+(const Members &b) const { return {x + b.x, y + b.y}; }
    Members operator-(const Members &b) const { return {x - b.x, y - b.y}; }
    bool operator==(const Members &b) const { return x == b.x && y == b.y; }
    bool operator!=(const Members &b) const { return !(*this == b); }
};

/// A clash::Vector2D itself, with a name of the game's.
struct Derived : clash::Vector2D {
    using Vector2D::Vector2D;
};

// Of these none is a vector.
struct Box {
    float x, y, width, height;
};
struct Space {
    float x, y, z;
};
struct Wide {
    double x, y;
};
struct Polar {
    float angle, length;
};
class Hidden {
    [[maybe_unused]] float x = 0, y = 0;
};

} // namespace own

CLASH_VECTOR(own::Doubles, v.x(), v.y());
CLASH_VECTOR(own::Tiles, v.column, v.row);

namespace {

template <class V> constexpr bool is_taken = std::is_convertible_v<V, clash::Vector2D>;
template <class V> constexpr bool is_returned = std::is_convertible_v<clash::Vector2D, V>;

static_assert(is_taken<own::Floats> && is_returned<own::Floats>);
static_assert(is_taken<own::Doubles> && is_returned<own::Doubles>);
static_assert(is_taken<own::Tiles> && !is_returned<own::Tiles>);
static_assert(is_taken<ClashVector2D> && is_returned<ClashVector2D>);
static_assert(!is_taken<own::Box> && !is_returned<own::Box>);
static_assert(!is_taken<own::Space> && !is_returned<own::Space>);
static_assert(!is_taken<own::Wide> && !is_returned<own::Wide>);
static_assert(!is_taken<own::Polar> && !is_returned<own::Polar>);
static_assert(!is_taken<own::Hidden> && !is_returned<own::Hidden>);
static_assert(!is_taken<float> && !is_returned<float>);
static_assert(!is_taken<clash::Circle> && !is_returned<bool>);

// Where all is constexpr, so is the way there and back.
constexpr own::Floats floats = clash::Vector2D(own::Floats{1, 2}) + own::Floats{3, 4};
static_assert(floats.x == 4 && floats.y == 6);

// Operators with one operand of the game's.
static_assert(own::Floats{1, 2} + clash::Vector2D{3, 4} == own::Floats{4, 6});
static_assert(clash::Vector2D{1, 2} - own::Floats{3, 5} != own::Floats{4, 6});
template <class V, class W> using sum = decltype(std::declval<V>() + std::declval<W>());
static_assert(std::is_same_v<sum<own::Free, clash::Vector2D>, clash::Vector2D>);
static_assert(std::is_same_v<sum<clash::Vector2D, own::Free>, clash::Vector2D>);
static_assert(std::is_same_v<sum<own::Free, own::Free>, own::Free>);
static_assert(std::is_same_v<sum<own::Derived, own::Derived>, clash::Vector2D>);

void shapes_of_own_vectors() {
    check::section("Shapes of own vectors");
    const own::Floats position{4, 4}, speed{10, 0};
    const clash::Circle ball{position, 2};
    const clash::Rectangle wall{own::Floats{12, 0}, own::Doubles{1, 8}};
    CHECK(!collide(ball, wall));
    CHECK(moving_collide(ball, speed, wall));
    CHECK(clash::collide(position, position));
    CHECK(collide(own::Tiles{5, 4}, ball) && collide(ball, own::Doubles(6, 4)));
    CHECK(!collide(ball, own::Doubles(6.000001, 4)));
}

void results_as_own_vectors() {
    check::section("Results as own vectors");
    const clash::Rectangle field{{0, 0}, {8, 8}};
    own::Floats place = clash::clamp_on_rectangle(own::Doubles{9, 3}, field);
    CHECK(place.x == 8 && place.y == 3);
    place = clash::Vector2D{place} * 0.5f;
    CHECK(place.x == 4 && place.y == 1.5f);
    const own::Doubles doubles = clash::rotate_vector(place, 90);
    CHECK(doubles.x() == -1.5 && doubles.y() == 4);
    // A double becomes the nearest float.
    CHECK(clash::Vector2D(own::Doubles{0.1, 1 + 0x1p-25}) == clash::Vector2D{0.1f, 1});
}

/// Each operator between a clash::Vector2D and a vector of the game's, in either order.
template <class V> void mixed_arithmetic() {
    const clash::Circle ball{{3, 0x1p-149f}, 2};
    const V speed{0.5f, 0x1p-149f};
    V position = ball.center + speed;
    CHECK(check::same(position, clash::Vector2D{3.5f, 0x1p-148f}));
    CHECK(check::same(speed + ball.center, clash::Vector2D{3.5f, 0x1p-148f}));
    CHECK(check::same(ball.center - speed, clash::Vector2D{2.5f, 0}));
    CHECK(check::same(position - ball.center, clash::Vector2D{0.5f, 0x1p-149f}));
    CHECK(ball.center != position && position != ball.center);
    CHECK(!(ball.center == position) && !(position == ball.center));
    position = position - speed;
    CHECK(ball.center == position && position == ball.center);
    CHECK(!(ball.center != position) && !(position != ball.center));
    clash::Vector2D moved = ball.center;
    moved += speed;
    moved -= V{0.5f, 0};
    CHECK(check::same(moved * 2, clash::Vector2D{6, 0x1p-147f}));
}

void mixed_with_own_operators() {
    check::section("Operators with own vectors");
    mixed_arithmetic<own::Free>();
    mixed_arithmetic<own::Members>();
    mixed_arithmetic<own::Derived>();
    CHECK(own::Tiles{5, 4} - clash::Vector2D{1, 0.5f} == own::Doubles(4, 3.5));
}

} // namespace

void own_vectors() {
    shapes_of_own_vectors();
    results_as_own_vectors();
    mixed_with_own_operators();
}
