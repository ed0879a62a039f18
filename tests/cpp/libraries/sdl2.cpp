// SDL's SDL_FPoint, and its SDL_Point of int by one line.
#define SDL_MAIN_HANDLED
#include <SDL2/SDL_rect.h>

#include "vectors.hpp"

CLASH_VECTOR(SDL_Point, v.x, v.y);

static_assert(!std::is_convertible_v<SDL_FRect, clash::Vector2D>);
static_assert(std::is_convertible_v<SDL_Point, clash::Vector2D>);
// What is between two pixels is for the game to say.
static_assert(!std::is_convertible_v<clash::Vector2D, SDL_Point>);

int main() {
    check::section("SDL2");
    test_vectors<SDL_FPoint>();
    test_any_shape<SDL_FPoint>();
    const SDL_Point mouse{3, 4};
    CHECK(clash::collide(clash::Circle{{0, 0}, 5}, mouse));
    return check::end();
}
