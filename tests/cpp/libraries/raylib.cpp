// raylib's Vector2, beside the operators of raymath.h.
#include <raylib.h>
#include <raymath.h>

#include "vectors.hpp"

namespace {

/// A function of C like raylib's own, DrawCircleV(center, radius, color).
float draw_circle(Vector2 center, float radius) { return center.x + radius; }

// A raylib Rectangle also begins with x and y, but is no vector.
static_assert(!std::is_convertible_v<Rectangle, clash::Vector2D>);
static_assert(!std::is_convertible_v<Vector3, clash::Vector2D>);

} // namespace

int main() {
    check::section("raylib");
    test_vectors<Vector2>();
    test_any_shape<Vector2>();
    const clash::Circle ball{{3, 4}, 2};
    CHECK(draw_circle(ball.center, ball.radius) == 5);

    // Each type keeps its own operators.
    const Vector2 sum = Vector2{1, 2} + Vector2{3, 4};
    CHECK(sum.x == 4 && sum.y == 6);
    const clash::Vector2D other = clash::Vector2D{1, 2} + clash::Vector2D{3, 4};
    CHECK(other.x == 4 && other.y == 6);

    const Rectangle box{1, 2, 3, 4};
    const clash::Rectangle wall{{box.x, box.y}, {box.width, box.height}};
    CHECK(collide(wall, ball));
    return check::end();
}
