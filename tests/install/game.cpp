// A few frames of a small game with the C++ face, whose outcome is known; its exit code says
// whether it came out.
#include <clash2d/clash2d.hpp>

#include <cstdio>
#include <optional>

int main() {
    if (clash::version() != CLASH_VERSION) {
        std::puts("the library is not the one of this header");
        return 1;
    }
    const clash::Rectangle walls[] = {{{-1, 0}, {1, 8}}, {{12, 0}, {1, 8}}};
    const clash::OrientedRectangle bat{{6, 1}, {2, 0.25f}, 30};
    clash::Circle ball{{4, 4}, 1};
    clash::Vector2D speed{2.5f, 0};
    int bounces = 0;
    for (int frame = 0; frame < 60; ++frame) {
        for (const clash::Rectangle &wall : walls) {
            if (!clash::moving_collide(ball, speed, wall))
                continue;
            speed = -speed;
            ++bounces;
        }
        ball.center += speed;
    }
    const bool is_bat_hit = clash::collide(bat, ball);
    const std::optional<clash::Rectangle> field = clash::rectangle_hull(walls);
    if (!field)
        return 1;
    std::printf("%d bounces, the ball at (%g, %g), bat %s, field %g x %g\n", bounces,
                static_cast<double>(ball.center.x), static_cast<double>(ball.center.y),
                is_bat_hit ? "hit" : "missed", static_cast<double>(field->size.x),
                static_cast<double>(field->size.y));
    return bounces == 20 && ball.center == clash::Vector2D{4, 4} && !is_bat_hit &&
                   field->size == clash::Vector2D{14, 8}
               ? 0
               : 1;
}
