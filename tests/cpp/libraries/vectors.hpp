// What must hold for the vectors of every library: taken and returned as they are.
#ifndef CLASH2D_TESTS_VECTORS_HPP
#define CLASH2D_TESTS_VECTORS_HPP

#include <clash2d/clash2d.hpp>

#include "../check.hpp"

#include <type_traits>

/// Points and arrays of them as any shape.
template <class V> void test_any_shape() {
    const V corners[] = {V{0, 0}, V{4, 0}, V{0, 3}};
    const clash::Polygon ramp{corners};
    CHECK(clash::collide(ramp, V{1, 1}) && !clash::collide(V{3, 2}, ramp));
    CHECK(clash::winding(corners) == clash::Winding::counterclockwise);
    V hull[3]{};
    CHECK(clash::convex_hull(corners, hull) == 3 && hull[1].x == 4 && hull[2].y == 3);
    const auto hit = clash::cast_ray(ramp, V{0, -1}, V{0, 2});
    CHECK(hit && hit->entry == 0.5f);
    const V entry = hit ? hit->entryPoint : clash::Vector2D{-1, -1};
    CHECK(entry.x == 0 && entry.y == 0);
}

/// Shapes of the library's vectors, questions with them, and results that become them.
template <class V> void test_vectors() {
    static_assert(std::is_convertible_v<V, clash::Vector2D>);
    static_assert(std::is_convertible_v<clash::Vector2D, V>);
    static_assert(!std::is_same_v<V, clash::Vector2D>);

    V place{4, 4};
    const V speed{10, 0};
    const clash::Circle ball{place, 2};
    const clash::Rectangle wall{V{12, 0}, V{1, 8}};
    CHECK(!clash::collide(ball, wall));
    CHECK(clash::moving_collide(ball, speed, wall));
    CHECK(clash::collide(place, ball) && collide(ball, place) && clash::collide(place, place));
    CHECK(clash::vector_length(speed) == 10);

    place = clash::clamp_on_rectangle(place, wall);
    CHECK(place.x == 12 && place.y == 4);
    const V turned = clash::rotate_vector(speed, 90);
    CHECK(turned.x == 0 && turned.y == 10);

    // Sums of both kinds are clash::Vector2D.
    const V sum = clash::Vector2D(place) + clash::Vector2D(speed) * 0.5f;
    CHECK(sum.x == 17 && sum.y == 4);
    // So are those with one operand of the library's, whatever operators it has itself.
    const V next = ball.center + speed;
    CHECK(next.x == 14 && next.y == 4);
    static_assert(std::is_same_v<decltype(ball.center - speed), clash::Vector2D>);
    static_assert(std::is_same_v<decltype(speed + ball.center), clash::Vector2D>);
    CHECK(check::same(next - ball.center, clash::Vector2D(speed)));
    CHECK(ball.center != next && next != ball.center);
    CHECK(ball.center == V{4, 4} && V{4, 4} == ball.center);
    const V center = ball.center;
    CHECK(center.x == 4 && center.y == 4);
}

#endif // CLASH2D_TESTS_VECTORS_HPP
