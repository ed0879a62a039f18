// Owners with a program's own memory: each takes one block, gives it back once, and bears that
// there is none.
#include <cstddef>
#include <cstdlib>

namespace {

int taken = 0, given_back = 0;
bool is_out_of_memory = false;

void *take(std::size_t size) {
    if (is_out_of_memory)
        return nullptr;
    ++taken;
    return std::malloc(size);
}

void give_back(void *memory) {
    given_back += memory != nullptr;
    std::free(memory);
}

} // namespace

#define CLASH2D_MALLOC(size) take(size)
#define CLASH2D_FREE(memory) give_back(memory)
#include <clash2d/clash2d.hpp>

#include "../check.hpp"

using namespace clash;

namespace {

OwnedShape make_level() {
    const OwnedPolygon ramp{{0, 0}, {4, 0}, {4, 3}};
    return OwnedShape::prepared(OwnedGroup{ramp, Circle{{9, 0}, 1}});
}

void blocks() {
    check::section("Blocks of memory");
    {
        const OwnedShape nothing, ball{Shape(Circle{{0, 0}, 1})};
        CHECK(taken == 0);
        const OwnedPolygon ramp{{0, 0}, {4, 0}, {4, 3}};
        CHECK(taken == 1 && given_back == 0);
        const OwnedShape level = make_level();
        CHECK(taken == 4 && given_back == 2);
        OwnedShape other = level.copy();
        CHECK(taken == 5);
        other = make_level();
        CHECK(taken == 8 && given_back == 5);
        OwnedShape moved = static_cast<OwnedShape &&>(other);
        CHECK(taken == 8 && given_back == 5);
    }
    CHECK(taken == 8 && given_back == 8);
}

void none() {
    check::section("No memory");
    is_out_of_memory = true;
    const OwnedPolygon ramp{{0, 0}, {4, 0}, {4, 3}};
    CHECK(ramp.status() == Status::null_pointer && !collide(ramp, Vector2D{0, 0}));
    const OwnedShape level = make_level();
    CHECK(level.status() != Status::ok && !collide(level, Vector2D{0, 0}));
    const Vector2D corners[] = {{0, 0}, {4, 0}, {4, 3}};
    const OwnedShape prepared = OwnedShape::prepared(Polygon(corners));
    CHECK(prepared.status() == Status::null_pointer && !collide(prepared, Vector2D{0, 0}));
    CHECK(OwnedShape(Shape(Circle{{0, 0}, 1})).status() == Status::ok);
}

} // namespace

int main() {
    blocks();
    none();
    return check::end();
}
