// glm::vec2, and glm::dvec2 by one line.
#include <glm/glm.hpp>

#include "vectors.hpp"

CLASH_VECTOR(glm::dvec2, v.x, v.y);

static_assert(!std::is_convertible_v<glm::vec3, clash::Vector2D>);
static_assert(!std::is_convertible_v<glm::ivec2, clash::Vector2D>);
static_assert(!std::is_constructible_v<clash::Polygon, glm::dvec2 (&)[3]>);

int main() {
    check::section("glm");
    test_vectors<glm::vec2>();
    test_any_shape<glm::vec2>();
    test_vectors<glm::dvec2>();
    const glm::vec2 sum = glm::vec2(1, 2) * 2.0f + glm::vec2(3, 4);
    CHECK(sum.x == 5 && sum.y == 8);
    const glm::vec2 direct(clash::Vector2D{1, 2});
    CHECK(direct.x == 1 && direct.y == 2);
    return check::end();
}
