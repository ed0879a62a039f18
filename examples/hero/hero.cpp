// A hero in a level: falls, walks up a ramp, jumps a stone and stops at the wall.
//
//     c++ -std=c++17 -Iinclude examples/hero/hero.cpp target/release/libclash2d.a -Wl,--gc-sections
#include <clash2d/clash2d.hpp>

#include <cstdio>

using clash::Vector2D;

namespace {

/// The ground, whose solid side is below it, a ledge and a stone: prepared once for all frames.
clash::OwnedShape make_level() {
    const clash::OwnedChain ground(
        {{-8, 6}, {-8, 0}, {0, 0}, {4, 2}, {7, 2}, {8, 0}, {12, 0}, {12, 6}}, 0, false,
        clash::Side::right);
    const clash::OwnedPolygon ledge({{-6, 2}, {-3, 2}, {-3, 2.4f}, {-5, 2.4f}}, 0.1f);
    return clash::OwnedShape::prepared(
        clash::OwnedGroup{ground, ledge, clash::Circle{{10.2f, 0.6f}, 0.6f}});
}

/// How the hero looks where its feet are at (0, 0).
constexpr clash::Capsule hero_body{{0, 0.4f}, {0, 1.4f}, 0.4f};

struct Hero {
    Vector2D position, speed;
    bool stands = false;

    clash::Shape body() const { return clash::Shape(hero_body).at(position); }

    /// Goes until something is in the way, and slides along it.
    void move(const clash::Shape &level, Vector2D way) {
        stands = false;
        for (int slides = 0; slides < 4 && way != Vector2D(); ++slides) {
            const auto hit = clash::cast(body(), way, level, {}, {clash::CastMode::approaching});
            const float part = hit ? hit->fraction : 1;
            position += part * way;
            if (!hit)
                break;
            stands = stands || hit->normal.y < -0.7f;
            way = clash::slide_vector((1 - part) * way, hit->normal);
            speed = clash::slide_vector(speed, hit->normal);
        }
        // What rounding left inside of something.
        if (const auto out = clash::separation(level, body()))
            position += *out;
    }

    void step(const clash::Shape &level, float walk, bool jumps, float seconds) {
        speed.x = walk;
        speed.y = jumps && stands ? 9 : speed.y - 20 * seconds;
        move(level, speed * seconds);
    }
};

} // namespace

int main() {
    const clash::OwnedShape level = make_level();
    Hero hero{{-4, 4}, {0, 0}};
    int jumps = 0;
    for (int frame = 0; frame < 360; ++frame) {
        // It sees what lies before its knees.
        const Vector2D knees = hero.position + Vector2D{0, 0.5f};
        const bool jump = hero.stands && hero.position.x > 7 &&
                          clash::cast_ray(level, knees, {1, 0}).has_value() && jumps++ < 1;
        hero.step(level, 3, jump, 1.0f / 60);
        if (frame % 60 == 0)
            std::printf("%3d: (%.2f, %.2f)%s\n", frame, static_cast<double>(hero.position.x),
                        static_cast<double>(hero.position.y), hero.stands ? " stands" : "");
        if (clash::relate(level, hero.body()) == clash::Relation::overlapping)
            return std::puts("inside of the level"), 1;
    }
    const bool is_there = clash::within(hero.body(), Vector2D{12, 1}, 0.01f);
    std::puts(is_there ? "at the wall" : "lost");
    return is_there ? 0 : 1;
}
