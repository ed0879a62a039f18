// Movers: beside the calls of world.h, which give the same.
#include "check.hpp"
#include "suite.hpp"
#include "worlds.hpp"

#include <array>
#include <vector>

using namespace clash;

namespace {

/// Whether two structs without pointers have the same bytes.
template <class A, class B> bool are_same_bytes(const A &a, const B &b) {
    static_assert(sizeof a == sizeof b);
    return std::memcmp(&a, &b, sizeof a) == 0;
}

void defaults() {
    check::section("Defaults of movers");
    const Shape ball = Circle{{1, 2}, 3};
    const ClashShape of_c = ball;
    for (const Mover &mover : {Mover(ball, {0, 2}), default_mover(ball, {0, 2})}) {
        const ClashMover expected = clash_default_mover(&of_c, Vector2D{0, 2});
        CHECK(mover.shape.kind == ShapeKind::circle && check::same(mover.up, Vector2D{0, 2}));
        CHECK(check::same(mover.floorAngle, expected.floorAngle));
        CHECK(check::same(mover.pushOut, expected.pushOut));
        CHECK(mover.step + mover.snap + mover.nudge + mover.gap == 0);
        CHECK(mover.flags == MoverFlags{} && mover.reserved == 0);
    }
    const Mover still = Mover(ball).with(MoverFlags::no_slide).with(MoverFlags::drop);
    CHECK(static_cast<uint32_t>(still.flags) == (CLASH_MOVER_NO_SLIDE | CLASH_MOVER_DROP));
    CHECK(still.up == Vector2D() && !MoverState().is_on_floor());
    CHECK(ObstacleId{{0, 1}, 0} != ObstacleId() && ObstacleId{} == ObstacleId());
}

/// Down by 5 along (3, -4), and 3 along the floor to a wall.
void walking() {
    check::section("Down to a floor, along it to a wall");
    const Mover hero(Rectangle{{-0.5f, -0.5f}, {1, 1}}, {0, 1});
    const std::array<Obstacle, 2> level{Rectangle{{-4, -1}, {16, 1}}, Rectangle{{7.5f, 0}, {1, 4}}};
    std::array<MoverHit, 4> hits;
    std::array<Stop, 4> stops;
    const auto moved = hero.advance(level, {1, 4.5f}, {9, -12}, {}, hits, stops);
    CHECK(moved && moved->position == Vector2D{7, 0.5f} && moved->rest == Vector2D{3, -8});
    CHECK(moved->hitCount == 2 && moved->stopCount == 2);
    CHECK(hits[0].touch == MoverTouch::floor && hits[1].touch == MoverTouch::wall);
    CHECK(hits[0].id.number == 0 && hits[1].id.number == 1 && hits[0].time == 0.625f);
    CHECK(stops[0].pose == Pose{{4, 0.5f}, 0} && stops[0].time == 0.625f && stops[1].time == 1);
    CHECK(moved->state.is_on_floor() && has(moved->state.touches, MoverTouch::wall));
    CHECK(slid_velocity({9, -12}, {hits.data(), 1}) == Vector2D{9, 0});
    CHECK(slid_velocity({9, -12}, {hits.data(), 2}) == Vector2D{0, 0});
}

/// A floor at height 0, as all that may be one.
void floors() {
    check::section("A floor as a polygon, a chain, a group, an owner's shape and a world");
    const std::array<Vector2D, 4> corners{Vector2D{-9, -1}, {9, -1}, {9, 0}, {-9, 0}};
    const std::array<Vector2D, 2> line{Vector2D{-9, 0}, {9, 0}};
    const std::array<Shape, 1> members{Rectangle{{-9, -1}, {18, 1}}};
    const OwnedPolygon owned{{-9, -1}, {9, -1}, {9, 0}, {-9, 0}};
    const Polygon polygon{corners};
    const Chain chain{line};
    const Group group{members};
    const Mover hero(Rectangle{{-0.5f, -0.5f}, {1, 1}}, {0, 1});
    for (const Obstacle &floor : {Obstacle(polygon), Obstacle(chain), Obstacle(group),
                                  Obstacle(static_cast<const OwnedShape &>(owned))}) {
        const std::array<Obstacle, 1> level{floor};
        const auto moved = hero.advance(level, {0, 4}, {0, -8});
        CHECK(moved && moved->position == Vector2D{0, 0.5f} && moved->state.is_on_floor());
    }
    World world;
    CHECK(world.add(Collider(Shape(polygon))) != ColliderId());
    const auto moved = hero.advance({world}, {0, 4}, {0, -8});
    CHECK(moved && moved->position == Vector2D{0, 0.5f} && moved->state.is_on_floor());
    const auto passed = hero.advance({world, Query().on(2)}, {0, 4}, {0, -8});
    CHECK(passed && passed->position == Vector2D{0, -4} && !passed->state.is_on_floor());
}

void refusals() {
    check::section("Why it does not move");
    Status status = Status::ok;
    const Mover hero(Circle{{0, 0}, 1}, {0, 1});
    CHECK(!hero.advance({}, {1e38f * 10, 0}, {1, 0}, {}, {}, {}, &status));
    CHECK(status == Status::not_finite);
    CHECK(!Mover().advance({}, {0, 0}, {1, 0}, {}, {}, {}, &status));
    CHECK(status == Status::not_simple);
    CHECK(hero.advance({}, {0, 0}, {1, 0}, {}, {}, {}, &status) && status == Status::ok);
}

/// In worlds and lists of all kinds of things, and both, the same as by the functions of C.
void beside_c() {
    check::section("The same as in C");
    Random random;
    int blocked = 0;
    for (int round = 0; round < 300; round++) {
        World world;
        std::vector<Obstacle> list;
        for (int i = 0; i < 12; i++)
            (void)world.add(random_collider(random));
        for (int i = 0; i < 6; i++) {
            const Obstacle obstacle = random_shape(random).at(random.vector(-5, 5));
            list.push_back(obstacle.moved_by({random.vector(-1, 1)}).one_way(random.vector(0, 1)));
        }
        const Query query = Query().on(1 + random.below(3));
        const Mover mover(Circle{{0, 0}, 0.5f}, {0, 1});
        const Vector2D from = random.vector(-5, 5), by = random.vector(-8, 8);
        MoverHit hits[4];
        Stop stops[4];
        const auto moved = mover.advance({list, world, query}, from, by, {}, hits, stops);

        std::vector<ClashObstacle> listed;
        for (const Obstacle &o : list)
            listed.push_back({o.shape, o.motion, o.oneWay});
        const ClashQuery asked = query;
        const ClashObstacles around = {listed.data(), listed.size(), world.c_world(), &asked,
                                       nullptr};
        const ClashShape ball = Shape(Circle{{0, 0}, 0.5f});
        const ClashMover of_c = clash_default_mover(&ball, Vector2D{0, 1});
        ClashMoverHit hits_of_c[4] = {};
        ClashStop stops_of_c[4] = {};
        ClashMoverResult result = {};
        const ClashStatus status =
            clash_mover_advance(&of_c, &around, from, by, {}, hits_of_c, 4, stops_of_c, 4, &result);
        CHECK(moved && status == CLASH_STATUS_OK && are_same_bytes(*moved, result));
        CHECK(are_same_bytes(hits, hits_of_c) && are_same_bytes(stops, stops_of_c));
        blocked += result.hitCount > 0;
    }
    CHECK(blocked > 50);
}

} // namespace

void movers() {
    defaults();
    walking();
    floors();
    refusals();
    beside_c();
}
