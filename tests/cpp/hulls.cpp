// Hulls of arrays: pointers, arrays, lists in braces, and whatever has data() and size().
#include <clash2d/clash2d.hpp>

#include "check.hpp"
#include "suite.hpp"

#include <array>
#include <optional>
#include <type_traits>
#include <vector>
#if __cplusplus >= 202002L
#include <span>
#endif

namespace {

using namespace clash;

bool is(std::optional<Rectangle> r, Vector2D origin, Vector2D size) {
    return r && check::same(r->origin, origin) && check::same(r->size, size);
}

bool is(std::optional<Circle> c, Vector2D center, float radius) {
    return c && check::same(c->center, center) && check::same(c->radius, radius);
}

constexpr Circle circles[] = {{{0, 0}, 1}, {{4, 0}, 1}};
constexpr Rectangle rectangles[] = {{{0, 0}, {1, 1}}, {{2, 2}, {1, 2}}};

void of_arrays() {
    check::section("Arrays");
    CHECK(is(circle_hull(circles, 2), {2, 0}, 3));
    CHECK(is(circle_hull(circles, 1), {0, 0}, 1));
    CHECK(is(circle_hull(circles), {2, 0}, 3));
    CHECK(is(circle_hull({circles[0], circles[1]}), {2, 0}, 3));
    CHECK(!circle_hull(nullptr, 5) && !circle_hull({Circle{{0, 0}, -1}}));
    CHECK(!rectangle_hull(circles, 0) && !rectangle_hull({Rectangle{{0, 0}, {1, -1}}}));
    CHECK(!rectangle_hull({Circle{{0, 0}, -1}, Circle{{0, 0}, -2}}));
    CHECK(is(rectangle_hull(circles, 2), {-1, -1}, {6, 2}));
    CHECK(is(rectangle_hull(circles), {-1, -1}, {6, 2}));
    CHECK(is(rectangle_hull({circles[0], circles[1]}), {-1, -1}, {6, 2}));
    CHECK(is(rectangle_hull(rectangles, 2), {0, 0}, {3, 4}));
    CHECK(is(rectangle_hull(rectangles), {0, 0}, {3, 4}));
    CHECK(is(rectangle_hull({rectangles[0], rectangles[1]}), {0, 0}, {3, 4}));
}

void of_containers() {
    check::section("Containers");
    const std::vector<Circle> many(circles, circles + 2);
    std::array<Rectangle, 2> few{rectangles[0], rectangles[1]};
    CHECK(is(circle_hull(many), {2, 0}, 3));
    CHECK(!circle_hull(std::vector<Circle>()) && !rectangle_hull(std::vector<Circle>()));
    CHECK(is(rectangle_hull(many), {-1, -1}, {6, 2}));
    CHECK(is(rectangle_hull(few), {0, 0}, {3, 4}));
#if __cplusplus >= 202002L
    CHECK(is(circle_hull(std::span(circles)), {2, 0}, 3));
    CHECK(is(rectangle_hull(std::span(few).first(1)), {0, 0}, {1, 1}));
#endif
}

/// Whether there is a circle_hull of such an array.
template <class A, class = void> constexpr bool has_circle_hull = false;
template <class A>
constexpr bool has_circle_hull<A, std::void_t<decltype(circle_hull(A()))>> = true;

/// Its elements lie further apart than circles do.
struct Ball : Circle {
    int lives = 3;
};

static_assert(has_circle_hull<std::vector<Circle>> && has_circle_hull<OrientedRectangle>);
static_assert(!has_circle_hull<std::vector<Rectangle>> && !has_circle_hull<std::vector<Ball>>);
static_assert(!has_circle_hull<std::vector<float>> && !has_circle_hull<Circle>);

} // namespace

void hulls() {
    of_arrays();
    of_containers();
}
