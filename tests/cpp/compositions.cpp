// Products and sums in one expression, which compilers fuse where the processor can. In a file of
// their own, so that nothing else in sight keeps them from it.
#include "compositions.hpp"

using clash::Vector2D;

Vector2D moved(Vector2D place, Vector2D speed, float time) { return place + speed * time; }

Vector2D moved_back(Vector2D place, Vector2D speed, float time) { return place - time * speed; }

Vector2D moved_in_place(Vector2D place, Vector2D speed, float time) {
    place += speed * time;
    return place;
}

Vector2D there_and_back(Vector2D place, Vector2D way) { return place + way - way; }

Vector2D mixed(Vector2D a, Vector2D b, float s) { return -(a * s - b / s); }
