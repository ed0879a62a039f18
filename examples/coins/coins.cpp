// A world in C++: a thief collects coins between two guards, who see as far as nothing is in
// between, and throws a stone through a gate that is far thinner than a frame's way.
//
//     c++ -std=c++17 -Iinclude examples/coins/coins.cpp target/release/libclash2d.a
//     -Wl,--gc-sections
#include <clash2d/world.hpp>

#include <cstdio>
#include <vector>

using clash::Vector2D;

namespace {

enum Layer : uint64_t { walls = 1, coins = 2, thieves = 4, guards = 8, stones = 16, gates = 32 };

/// What is in the world besides walls: what its collider keeps leads to it.
struct Thing {
    const char *name;
    clash::ColliderId id;
    Vector2D position;
    Vector2D speed;
};

struct Game {
    clash::World world;
    std::vector<clash::ColliderId> found; // kept, so that no question allocates
    Thing thief{"thief", {}, {-9, 0}, {6, 0}}, stone{"stone", {}, {-9, 3}, {900, 0}};
    Thing watchers[2] = {{"near guard", {}, {0, 6}, {}}, {"far guard", {}, {4, -6}, {}}};
    int collected = 0, seen = 0, broken = 0;

    /// A thing in the world, which looks for some layers.
    void add(Thing &thing, const clash::Shape &shape, uint64_t layer, uint64_t mask) {
        const auto collider = clash::Collider(shape).on(layer).seeing(mask).keeping(&thing);
        thing.id = world.add(collider.at(thing.position));
    }

    Game() {
        using clash::ColliderFlags;
        const clash::OwnedChain wall({{-3, 3}, {3, 3}, {3, 5}});
        world.add(clash::Collider(wall).on(walls).seeing(0).with(ColliderFlags::static_));
        const auto gate = clash::Collider(clash::Segment{{0, -4}, {0, 4}}).on(gates).seeing(0);
        world.add(gate.at({12, 0}).with(ColliderFlags::static_ | ColliderFlags::sensor));
        const auto coin = clash::Collider(clash::Circle{{0, 0}, 0.25f}).on(coins).seeing(0);
        for (int i = -4; i <= 4; ++i)
            world.add(coin.at({2 * static_cast<float>(i), 0}).with(ColliderFlags::sensor));
        add(thief, clash::Capsule{{0, -0.5f}, {0, 0.5f}, 0.3f}, thieves, coins);
        add(stone, Vector2D(), stones, gates);
        for (Thing &watcher : watchers)
            add(watcher, clash::Circle{{0, 0}, 0.5f}, guards, 0);
    }

    /// Whether nothing but air is between a guard and the thief, and not too much of it.
    bool sees(const Thing &guard) const {
        const auto is_thief = [&](clash::ColliderId id) { return id == thief.id; };
        const auto query = clash::Query().on(thieves).accepting(is_thief);
        return world.within_any(clash::Shape(guard.position), 7, query) &&
               !world.cast_ray_any(guard.position, thief.position - guard.position,
                                   clash::Query().on(walls));
    }

    /// The thief took a coin, or the stone went through the gate.
    void begin(const clash::Event &event) {
        const bool is_thief = event.pair.other(thief.id) != clash::ColliderId();
        if (is_thief) {
            world.remove(event.pair.other(thief.id));
            ++collected;
        } else if (has(event.flags, clash::EventFlags::passed)) {
            std::printf("the stone passed the gate at (%g, %g)\n",
                        static_cast<double>(event.point.x), static_cast<double>(event.point.y));
            ++broken;
        }
    }

    void step(float seconds) {
        for (Thing *thing : {&thief, &stone}) {
            thing->position += thing->speed * seconds;
            world.move(thing->id, {thing->position});
        }
        for (const clash::Event &event : world.update().begins)
            begin(event);
        for (const Thing &watcher : watchers)
            seen += sees(watcher);
    }
};

} // namespace

int main() {
    Game game;
    for (int frame = 0; frame < 240; ++frame)
        game.step(1.0f / 60);
    std::printf("%d coins, %d frames in sight\n", game.collected, game.seen);

    // Who is where the game ended, and what the thief would run into next.
    game.world.overlaps(clash::Rectangle{{-10, -10}, {30, 20}}, game.found,
                        clash::Query().on(thieves | guards));
    for (const clash::ColliderId id : game.found)
        std::printf("%s, ", clash::user_as<Thing>(game.world.get(id)->user)->name);
    const auto next = game.world.cast_ray(game.thief.position, {90, 0}, clash::Query().on(gates));
    std::printf("%s\n", next ? "and a gate ahead" : "and nothing ahead");
    const bool is_hidden = !game.sees(game.watchers[0]) && !game.sees(game.watchers[1]);
    const bool is_won = game.collected == 9 && game.broken == 1 && is_hidden && !next;
    std::puts(is_won ? "all coins, and out of sight" : "caught");
    return is_won ? 0 : 1;
}
