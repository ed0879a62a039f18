// One question about many shapes.
#include <clash2d/clash2d.hpp>

#include "check.hpp"
#include "suite.hpp"

#include <array>
#include <vector>

namespace {

using namespace clash;

/// A thing of a game, with a shape somewhere within it.
struct Bullet {
    char name[5];
    Circle circle;
    double speed;
};

std::vector<Circle> row_of_circles() {
    std::vector<Circle> circles;
    for (int i = 0; i < 100; i++)
        circles.push_back({{static_cast<float>(i), 0}, 0.5f});
    return circles;
}

void one_against_many() {
    check::section("One shape against many");
    const std::vector<Circle> circles = row_of_circles();
    std::vector<Bullet> bullets;
    std::vector<float> xs;
    for (const Circle &circle : circles) {
        bullets.push_back({"abcd", circle, 1.5});
        xs.push_back(circle.center.x);
    }
    const float zero = 0, half = 0.5f;
    const Batch columns(ShapeKind::circle, xs.size(), Field{xs.data()}, Field{&zero, 0},
                        Field{&half, 0});
    const Shape wall = Rectangle{{9.5f, -1}, {60, 2}};
    for (const Batch &many : {Batch(circles), Batch(bullets, &Bullet::circle), columns}) {
        std::array<uint64_t, 2> mask = {};
        CHECK(batch_collide(wall, many, mask) == 62);
        CHECK(batch_collide(wall, many) == 62);
        bool are_same = true;
        for (std::size_t i = 0; i < circles.size(); i++)
            are_same &= collide(wall, circles[i]) == (mask[i / 64] >> i % 64 & 1);
        CHECK(are_same);
        std::array<uint32_t, 70> indices = {};
        CHECK(mask_indices(mask, indices) == 62);
        CHECK(indices[0] == 9 && indices[61] == 70);
    }
    CHECK(batch_collide(wall, {}) == 0);
    CHECK(batch_collide(wall, std::vector<Circle>{}) == 0);
}

void many_with_many() {
    check::section("Many with many");
    const std::vector<Circle> circles = row_of_circles();
    const std::array<Segment, 2> walls = {{{{0, 0.5f}, {9, 0.5f}}, {{9, 1}, {9, 3}}}};
    CHECK(batch_collide_pairs(circles, walls) == 1);
    std::vector<uint64_t> scratch(batch_find_pairs_capacity(circles));
    std::vector<IndexPair> pairs(200);
    CHECK(batch_find_pairs(circles, pairs, scratch) == 99);
    CHECK(pairs[0].a == 0 && pairs[0].b == 1 && pairs[98].a == 98 && pairs[98].b == 99);
    CHECK(batch_find_pairs(circles, pairs, {}, 1) == 1);
    CHECK(batch_find_pairs_capacity(walls, circles) > batch_find_pairs_capacity(walls));
    scratch.resize(batch_find_pairs_capacity(walls, circles));
    CHECK(batch_find_pairs(walls, circles, pairs, scratch) == 10);
    const std::array<Line, 2> rays = {{{{-2, 0}, {3, 0}}, {{-2, 2}, {3, 0}}}};
    std::array<float, 2> entries = {};
    CHECK(batch_cast_rays(circles[0], rays, entries) == 1);
    CHECK(entries[0] == 0.5f && entries[1] == 2);
}

} // namespace

void batches() {
    one_against_many();
    many_with_many();
}
