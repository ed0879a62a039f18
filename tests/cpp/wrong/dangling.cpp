// Shapes that outlive what they borrow from. clang warns in each line that says so, and in no
// other.
#include <clash2d/clash2d.hpp>
#include <clash2d/world.hpp>
#include <vector>

using namespace clash;

Polygon polygon() {
    const Vector2D corners[] = {{0, 0}, {4, 0}, {4, 3}};
    return Polygon(corners); // dangles
}

Chain chain() {
    const Vector2D corners[] = {{0, 0}, {4, 0}, {4, 3}};
    return Chain(corners); // dangles
}

Group group() {
    const Shape members[] = {Circle{{0, 0}, 1}, Circle{{4, 0}, 1}};
    return Group(members); // dangles
}

Span<const Vector2D> span() {
    const Vector2D corners[] = {{0, 0}, {4, 0}, {4, 3}};
    return corners; // dangles
}

Shape shape() {
    const Vector2D corners[] = {{0, 0}, {4, 0}, {4, 3}};
    return Polygon(corners); // dangles
}

Shape of_owner() {
    const OwnedPolygon ramp{{0, 0}, {4, 0}, {4, 3}};
    return ramp; // dangles
}

Shape of_owner_elsewhere() {
    const OwnedPolygon ramp{{0, 0}, {4, 0}, {4, 3}};
    return ramp.at({1, 2}); // dangles
}

bool temporaries(Circle ball) {
    const Shape ramp = OwnedPolygon{{0, 0}, {4, 0}, {4, 3}};                // dangles
    const Shape there = OwnedPolygon{{0, 0}, {4, 0}, {4, 3}}.at({1, 2});    // dangles
    const Shape level = OwnedShape::prepared(OwnedGroup{ball, Vector2D()}); // dangles
    return collide(ramp, ball) || collide(there, ball) || collide(level, ball);
}

GridView of_grid() {
    const Grid level({4, 4});
    return level; // dangles
}

Events of_world() {
    World world;
    return world.update(); // dangles
}

bool worlds() {
    World world;
    const Events events = World().update();                     // dangles
    const Collider ramp = OwnedPolygon{{0, 0}, {4, 0}, {4, 3}}; // dangles
    const auto shape = World().shape({0, 1});                   // dangles
    const GridView level = World().grid({0, 1});                // dangles
    const Grid edited = World().edit_grid({0, 1});              // dangles
    const GridView tiles = Grid({4, 4});                        // dangles
    const Query query =
        Query().accepting([&](ColliderId id) { return world.contains(id); }); // dangles
    const Bytes bytes = std::vector<uint8_t>(3);                              // dangles
    return events.begins.empty() && world.add(ramp) && shape && level && edited && tiles &&
           world.overlaps_any(Vector2D(), query) && bytes.count != 0;
}

// All of these live long enough.

Polygon borrowed(const Vector2D (&corners)[3]) { return Polygon(corners); }

Shape of_caller(const std::vector<Vector2D> &corners) {
    const Span<const Vector2D> same(corners);
    const Polygon ramp(same);
    return Shape(ramp).at({1, 2});
}

OwnedShape owned() {
    const OwnedPolygon ramp{{0, 0}, {4, 0}, {4, 3}};
    return OwnedShape::prepared(OwnedGroup{ramp, Rectangle{{0, 0}, {1, 1}}});
}

bool in_one_expression(Circle ball) {
    const OwnedShape level = owned();
    const Shape view = level, there = level.at({1, 2});
    const std::vector<Shape> members{ball, view};
    const Group group(members);
    return collide(OwnedPolygon{{0, 0}, {4, 0}, {4, 3}}, ball) || collide(there, group);
}

Span<const Event> of_callers(World &world) {
    const Events events = world.update();
    return events.begins;
}

GridView of_the_caller(const World &world, ColliderId level) { return world.grid(level); }

bool a_tile_of_a_world(const World &world, ColliderId level, Circle ball) {
    Shape member;
    const std::optional<Shape> tile = world.grid(level).shape({1, 2}, member);
    return tile && collide(*tile, ball);
}

Collider of_a_circle(Circle ball) { return Collider(ball).at({1, 2}).keeping(&ball.radius); }

Collider moved(const Collider &collider) {
    const Collider there = collider.at({1, 2});
    return there;
}

std::optional<WorldHit> in_one_question(const World &world, uint64_t user) {
    const auto is_other = [&](ColliderId, uint64_t other) { return other != user; };
    const Query query = Query().accepting(is_other), first = query.first(1);
    if (world.overlaps_any(Vector2D(), Query().accepting([](ColliderId id) { return bool(id); })))
        return {};
    return world.nearest(OwnedPolygon{{0, 0}, {4, 0}, {4, 3}}, 3, first);
}
