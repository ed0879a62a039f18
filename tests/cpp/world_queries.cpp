// Questions to a world, beside the functions for two shapes.
#include "check.hpp"
#include "suite.hpp"
#include "worlds.hpp"

#include <algorithm>
#include <array>

using namespace clash;

namespace {

/// A world, and what is in it in the order of its answers.
struct Town {
    Random random;
    World world;
    std::vector<ColliderId> ids;

    explicit Town(int count) {
        for (int i = 0; i < count; i++)
            world.add(random_collider(random));
        world.ids(ids);
    }

    Shape shape(ColliderId id) const { return *world.shape(id); }

    /// Whether a question on a layer is about one.
    bool is_on(ColliderId id, uint64_t layers) const {
        return (world.get(id)->filter.layers & layers) != 0;
    }
};

/// Some hits, of which only the order and where they are matter.
struct Found {
    ColliderId id;
    float fraction;
    Vector2D point;
};

bool are_same(const std::vector<WorldHit> &told, std::vector<Found> expected) {
    std::stable_sort(expected.begin(), expected.end(),
                     [](const Found &a, const Found &b) { return a.fraction < b.fraction; });
    bool is_same = told.size() == expected.size();
    for (std::size_t i = 0; is_same && i < told.size(); i++)
        is_same = told[i].id == expected[i].id &&
                  check::same(told[i].fraction, expected[i].fraction) &&
                  check::same(told[i].point, expected[i].point);
    return is_same;
}

void overlaps() {
    check::section("Overlaps");
    Town town(200);
    std::vector<ColliderId> told;
    std::size_t found = 0;
    for (int i = 0; i < 60; i++) {
        const Shape shape = random_shape(town.random).at(town.random.vector(-12, 12));
        const uint64_t layers = 1 + town.random.below(3);
        std::vector<ColliderId> expected;
        for (const ColliderId id : town.ids)
            if (town.is_on(id, layers) && collide(town.shape(id), shape))
                expected.push_back(id);
        CHECK(town.world.overlaps(shape, told, Query().on(layers)) == expected.size());
        CHECK(told == expected);
        CHECK(town.world.overlaps_any(shape, Query().on(layers)) != expected.empty());
        std::array<ColliderId, 2> two;
        CHECK(town.world.overlaps(shape, two, Query().on(layers)) == expected.size());
        CHECK(expected.size() < 2 || (two[0] == expected[0] && two[1] == expected[1]));
        CHECK(town.world.overlaps(shape, two, Query().on(layers).first(1)) ==
              std::min<std::size_t>(expected.size(), 1));
        found += expected.size();
    }
    CHECK(found > 100);
}

void nearest() {
    check::section("The nearest");
    Town town(200);
    std::vector<WorldHit> told;
    for (int i = 0; i < 60; i++) {
        const Shape shape = random_shape(town.random).at(town.random.vector(-16, 16));
        const float maximum = town.random.number(0, 6);
        std::vector<Found> expected;
        for (const ColliderId id : town.ids)
            if (const auto d = distance(shape, town.shape(id), maximum))
                expected.push_back({id, d->distance, d->pointB});
        CHECK(town.world.nearest(shape, maximum, told) == expected.size());
        CHECK(are_same(told, expected));
        CHECK(town.world.within_any(shape, maximum) != expected.empty());
        const auto first = town.world.nearest(shape, maximum);
        CHECK(first.has_value() != expected.empty());
        CHECK(!first || first->id == told[0].id);
        std::array<WorldHit, 8> eight;
        const std::size_t count =
            town.world.nearest(shape, maximum, eight, Query().first(eight.size()));
        CHECK(count == std::min<std::size_t>(8, expected.size()));
        for (std::size_t k = 0; k < count; k++)
            CHECK(eight[k].id == told[k].id);
    }
    CHECK(town.world.nearest(Vector2D{1e6f, 0}).has_value());
}

void rays() {
    check::section("Rays");
    Town town(200);
    std::vector<WorldHit> told, closest;
    std::vector<Ray> all;
    std::vector<ColliderId> first_ids;
    std::size_t found = 0;
    for (int i = 0; i < 60; i++) {
        const Ray ray{town.random.vector(-16, 16), town.random.vector(-16, 16), 0};
        std::vector<Found> expected;
        for (const ColliderId id : town.ids)
            if (const auto hit = cast_ray(town.shape(id), ray.origin, ray.movement))
                expected.push_back({id, hit->entry, hit->entryPoint});
        CHECK(town.world.cast_ray(ray.origin, ray.movement, told) == expected.size());
        CHECK(are_same(told, expected));
        CHECK(town.world.cast_ray_any(ray.origin, ray.movement) != expected.empty());
        const auto first = town.world.cast_ray(ray.origin, ray.movement);
        CHECK(first.has_value() != expected.empty() && (!first || first->id == told[0].id));
        all.push_back(ray);
        first_ids.push_back(first ? first->id : ColliderId());
        found += !expected.empty();
    }
    CHECK(town.world.cast_rays(all, closest) == found && closest.size() == all.size());
    for (std::size_t i = 0; i < all.size(); i++)
        CHECK(closest[i].id == first_ids[i]);
    std::array<WorldHit, 3> three;
    CHECK(town.world.cast_rays(all, three) <= 3 && three[2].id == first_ids[2]);
}

void casts() {
    check::section("Casts");
    Town town(200);
    std::vector<WorldHit> told;
    std::size_t found = 0;
    for (int i = 0; i < 60; i++) {
        const Shape shape = random_shape(town.random).at(town.random.vector(-12, 12));
        const Motion motion{town.random.vector(-8, 8)};
        const auto mode = static_cast<CastMode>(town.random.below(2));
        std::vector<Found> expected;
        for (const ColliderId id : town.ids)
            if (const auto hit = cast(shape, motion.movement, town.shape(id), {}, {mode}))
                expected.push_back({id, hit->fraction, hit->point});
        CHECK(town.world.cast(shape, motion, told, {}, mode) == expected.size());
        CHECK(are_same(told, expected));
        CHECK(town.world.cast_any(shape, motion, {}, mode) != expected.empty());
        const auto first = town.world.cast(shape, motion, {}, mode);
        CHECK(first.has_value() != expected.empty() && (!first || first->id == told[0].id));
        found += expected.size();
    }
    CHECK(found > 200);
}

/// A stick that turns meets what is beside it, by cast_turning.
void turning_casts() {
    check::section("Casts that turn");
    World world;
    const ColliderId post = world.add(Circle{{0, 3}, 0.5f});
    const Segment stick{{0, 0}, {4, 0}};
    const Motion turn{{0, 0}, 90, {0, 0}};
    std::array<WorldHit, 1> hits;
    const auto expected = cast_turning(stick, turn, *world.shape(post), {});
    CHECK(expected && world.cast(stick, turn, hits) == 1 && hits[0].id == post);
    CHECK(check::same(hits[0].fraction, expected->fraction));
    CHECK(!world.cast(stick, {{0, 0}, 60, {0, 0}}) && world.cast_any(stick, turn));
}

void filters() {
    check::section("Callables as filters");
    World world;
    std::vector<ColliderId> ids;
    for (uint64_t i = 0; i < 40; i++)
        ids.push_back(world.add(Collider(Circle{{0, 0}, 1})
                                    .at({static_cast<float>(i), 0})
                                    .in_family(1 + static_cast<uint32_t>(i % 2))
                                    .with(ColliderFlags::sensor)
                                    .keeping(i)));
    int calls = 0;
    const auto is_odd = [&](ColliderId, uint64_t user) { return ++calls, user % 2 == 1; };
    const auto odd = world.nearest(Vector2D{0, 0}, 100, Query().accepting(is_odd));
    CHECK(odd && odd->user == 1 && calls >= 2);
    const auto first = world.cast_ray(
        {-9, 0}, {90, 0}, Query().accepting([&](ColliderId id) { return ids[20] < id; }));
    CHECK(first && first->user == 21);
    struct Never {
        bool operator()(ColliderId, uint64_t) const { return false; }
    };
    std::vector<ColliderId> found;
    CHECK(!world.overlaps_any(Circle{{0, 0}, 90}, Query().accepting(Never())));
    CHECK(world.overlaps(Circle{{0, 0}, 90}, found, Query().skipping(1)) == 20);
    CHECK(found[0] == ids[1] && found.size() == 20);
    CHECK(world.overlaps(Circle{{0, 0}, 90}, found, Query().with(QueryFlags::no_sensors)) == 0);
    CHECK(found.empty());
    const Ray rays[] = {{{-9, 0}, {90, 0}, 1}, {{-9, 0}, {90, 0}, 0}};
    std::vector<WorldHit> hits;
    CHECK(world.cast_rays(rays, hits, Query().accepting(is_odd)) == 2);
    CHECK(hits[0].user == 1 && hits[1].user == 1);
    CHECK(world.cast_rays(rays, hits) == 2 && hits[0].user == 1 && hits[1].user == 0);
}

/// A list that grows holds all answers, whether it is new, too long or too short.
void lists() {
    check::section("Lists of answers");
    World world;
    for (int i = 0; i < 100; i++)
        world.add(Circle{{static_cast<float>(i), 0}, 0.25f});
    for (const std::size_t before : {0u, 3u, 99u, 1000u})
        for (const std::size_t many : {0u, 1u, 15u, 16u, 17u, 99u}) {
            std::vector<WorldHit> hits(before);
            const float length = static_cast<float>(many) - 0.5f;
            CHECK(world.cast_ray({-0.5f, 0}, {length + 0.5f, 0}, hits) == many);
            CHECK(hits.size() == many && (many == 0 || hits[many - 1].id.index == many - 1));
        }
}

} // namespace

void world_queries() {
    overlaps();
    nearest();
    rays();
    casts();
    turning_casts();
    filters();
    lists();
}
