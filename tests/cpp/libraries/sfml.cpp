// SFML's sf::Vector2f.
#include <SFML/System/Vector2.hpp>

#include "vectors.hpp"

static_assert(!std::is_convertible_v<sf::Vector2i, clash::Vector2D>);

int main() {
    check::section("SFML");
    test_vectors<sf::Vector2f>();
    test_any_shape<sf::Vector2f>();
    const sf::Vector2f sum = sf::Vector2f(1, 2) * 2.0f + sf::Vector2f(3, 4);
    CHECK(sum.x == 5 && sum.y == 8);
    const sf::Vector2f direct(clash::Vector2D{1, 2});
    CHECK(direct.x == 1 && direct.y == 2);
    return check::end();
}
