// Random colliders for worlds.
#ifndef CLASH2D_TESTS_WORLDS_HPP
#define CLASH2D_TESTS_WORLDS_HPP

#include <clash2d/world.hpp>

#include <vector>

/// The same numbers everywhere.
struct Random {
    uint64_t state = 1;

    uint32_t next() {
        state = state * 6364136223846793005u + 1442695040888963407u;
        return static_cast<uint32_t>(state >> 33);
    }

    uint32_t below(uint32_t limit) { return next() % limit; }

    /// Of a coarse grid, so that much touches.
    float number(int from, int to) {
        const auto quarters = static_cast<uint32_t>(to - from) * 4 + 1;
        return static_cast<float>(from) + 0.25f * static_cast<float>(below(quarters));
    }

    clash::Vector2D vector(int from, int to) {
        const float x = number(from, to);
        return {x, number(from, to)};
    }
};

inline clash::Shape random_shape(Random &random) {
    static const clash::Vector2D corners[] = {{0, 0}, {3, 0}, {3, 1}, {1, 1}, {1, 2}, {0, 2}};
    switch (random.below(7)) {
    case 0:
        return clash::Circle{random.vector(-1, 1), random.number(0, 2)};
    case 1:
        return clash::Rectangle{random.vector(-1, 0), random.vector(0, 3)};
    case 2:
        return clash::Segment{random.vector(-2, 2), random.vector(-2, 2)};
    case 3:
        return clash::Capsule{random.vector(-1, 1), random.vector(-1, 1), random.number(0, 1)};
    case 4:
        return clash::Polygon(corners);
    case 5:
        return clash::OrientedRectangle{random.vector(-1, 1), random.vector(0, 2),
                                        random.number(-90, 90)};
    default:
        return random.vector(-1, 1);
    }
}

inline clash::Pose random_pose(Random &random) {
    const clash::Vector2D position = random.vector(-12, 12);
    return {position, random.below(4) == 0 ? random.number(-180, 180) : 0};
}

/// With filters of all kinds; what it keeps is its own.
inline clash::Collider random_collider(Random &random) {
    const clash::Shape shape = random_shape(random);
    clash::Collider collider = clash::Collider(shape).at(random_pose(random));
    collider = collider.on(1 + random.below(3)).seeing(random.below(4)).keeping(random.next());
    if (random.below(4) == 0)
        collider = collider.in_family(1 + random.below(2));
    if (random.below(4) == 0)
        collider = collider.with(static_cast<clash::ColliderFlags>(random.below(16)));
    return collider;
}

#endif // CLASH2D_TESTS_WORLDS_HPP
