// Grids: beside the calls of world.h, which give the same.
#include "check.hpp"
#include "suite.hpp"
#include "worlds.hpp"

#include <array>
#include <cmath>
#include <type_traits>
#include <utility>
#include <vector>

using namespace clash;

namespace {

/// Whether two structs without pointers have the same bytes.
template <class A, class B> bool are_same_bytes(const A &a, const B &b) {
    static_assert(sizeof a == sizeof b);
    return std::memcmp(&a, &b, sizeof a) == 0;
}

/// Whether what can be asked can be changed, too: by one tile, many, or a kind, or by what it gives
/// to world.h.
template <class Level, class = void> struct HasSet : std::false_type {};
template <class Level>
struct HasSet<Level, std::void_t<decltype(std::declval<Level &>().set({}, {}))>> : std::true_type {
};
template <class Level, class = void> struct HasFill : std::false_type {};
template <class Level>
struct HasFill<Level, std::void_t<decltype(std::declval<Level &>().fill({}, {}))>>
    : std::true_type {};
template <class Level, class = void> struct HasKinds : std::false_type {};
template <class Level>
struct HasKinds<Level, std::void_t<decltype(std::declval<Level &>().add_kind({}))>>
    : std::true_type {};
template <class Level>
constexpr bool gives_for_change =
    std::is_convertible_v<decltype(std::declval<Level &>().c_grid()), ClashGrid *>;

const std::array<Vector2D, 3> ramp{Vector2D{0, 0}, {4, 0}, {4, 4}};

void owning() {
    check::section("Grids are moved, not copied");
    static_assert(!std::is_copy_constructible_v<Grid> && !std::is_copy_assignable_v<Grid>);
    Grid one({4, 4});
    CHECK(one && one.size() == 0 && one.set({1, 2}, {1, 5}) == Status::ok);
    Grid other(static_cast<Grid &&>(one));
    CHECK(!one && one.size() == 0 && one.get({1, 2}) == Tile{});
    CHECK(one.set({1, 2}, {1, 5}) == Status::null_pointer && !one.cell_at({0, 0}));
    CHECK(other && other.get({1, 2}) == Tile{1, 5} && other.size() == 1);
    one = static_cast<Grid &&>(other);
    CHECK(one && !other && one.get({1, 2}) != Tile{1, 6});
    GridSettings settings = default_grid({4, 0});
    CHECK(!Grid(settings));
    settings = {{4, 4}, {1, 2}, {}};
    const Grid moved(settings);
    CHECK(moved && moved.cell_at({1, 2}) == GridCell{0, 0});
    CHECK(moved.cell_at({0, 2}) == GridCell{-1, 0} && GridCell{-1, 0} != GridCell{});
}

void lending() {
    check::section("A world's grid changes by edit_grid only");
    using Lent = decltype(std::declval<const World &>().grid({}));
    static_assert(std::is_same_v<Lent, GridView>);
    static_assert(HasSet<Grid>::value && HasFill<Grid>::value && HasKinds<Grid>::value);
    static_assert(!HasSet<Lent>::value && !HasFill<Lent>::value && !HasKinds<Lent>::value);
    static_assert(gives_for_change<Grid> && !gives_for_change<Lent>);
    static_assert(!std::is_convertible_v<Lent, Grid> && !std::is_constructible_v<Grid, Lent>);
    static_assert(!std::is_assignable_v<Grid &, Lent> && !std::is_assignable_v<Lent &, Grid>);
    static_assert(!std::is_copy_assignable_v<GridView> && !std::is_move_assignable_v<GridView>);
    static_assert(std::is_copy_constructible_v<GridView>);
    static_assert(std::is_convertible_v<const Grid &, GridView>);

    World world;
    const ColliderId level = world.add_grid(Grid({4, 4}), Collider());
    const GridView view = world.grid(level), same = view;
    CHECK(view && same && view.c_grid() == same.c_grid() && view.size() == 0);
    {
        Grid lent = world.edit_grid(level), taken = std::move(lent);
        CHECK(!lent && taken.c_grid() == view.c_grid()); // NOLINT(bugprone-use-after-move)
        Grid own({4, 4});
        CHECK(own.set({1, 1}, {1, 0}) == Status::ok && taken.set({1, 2}, {1, 7}) == Status::ok);
        own = std::move(taken);
        CHECK(own.get({1, 2}) == Tile{1, 7} && own.get({1, 1}) == Tile{});
        own = Grid({4, 4});
        CHECK(own && own.size() == 0);
    }
    CHECK(same.size() == 1 && view.get({1, 2}) == Tile{1, 7});
    CHECK(world.remove(level) && !world.grid(level));

    Grid own({4, 4});
    CHECK(own.set({1, 1}, {1, 3}) == Status::ok);
    const GridView asked(own);
    CHECK(asked.get({1, 1}) == Tile{1, 3} && asked.c_grid() == own.c_grid());
    const Mover hero(Rectangle{{-0.5f, 0}, {1, 2}}, {0, 1});
    const auto landed = hero.advance(asked, {6, 12}, {0, -9});
    CHECK(landed && landed->position == Vector2D{6, 8} && landed->state.floor.is_grid());
}

void refusals() {
    check::section("What grids refuse");
    Grid grid({4, 4});
    Status status = Status::ok;
    CHECK(!grid.add_kind({ramp.data(), 2}, {}, &status) && status == Status::not_simple);
    CHECK(!grid.add_kind({static_cast<const Vector2D *>(nullptr), 2}, {}, &status) &&
          status == Status::bad_array);
    CHECK(grid.add_kind(ramp, {0, 1}, &status) == uint16_t{2} && status == Status::ok);
    CHECK(grid.set({0, 0}, {3, 0}) == Status::unknown_value && grid.size() == 0);
    Shape member;
    CHECK(!grid.shape({0, 0}, member) && !grid.distance(Circle{{0, 0}, 1}));
}

/// A grid in C++ and the same one in C.
struct Both {
    Grid grid{{4, 4}};
    std::vector<GridCell> filled;

    explicit Both(Random &random) {
        const auto kind = grid.add_kind(ramp);
        CHECK(kind == uint16_t{2});
        for (int i = 0; i < 40; i++) {
            const GridCell cell{static_cast<int32_t>(random.below(9)) - 4,
                                static_cast<int32_t>(random.below(9)) - 4};
            const Tile tile{static_cast<uint16_t>(1 + random.below(2)),
                            static_cast<uint16_t>(random.below(9))};
            CHECK(grid.set(cell, tile) == Status::ok && grid.get(cell) == tile);
            filled.push_back(cell);
        }
    }
};

void questions_beside_c() {
    check::section("Questions to grids, beside those of world.h");
    Random random;
    int touches = 0, rays = 0;
    for (int round = 0; round < 200; round++) {
        const Both level(random);
        const Grid &grid = level.grid;
        const ClashGrid *const of_c = grid.c_grid();
        CHECK(grid.size() == clash_grid_count(of_c) && grid.size() > 20);
        const Shape shape = random_shape(random).at(random.vector(-24, 24));
        const ClashShape its_shape = shape;
        std::vector<GridTile> tiles;
        ClashGridTile listed[81];
        const std::size_t count = clash_grid_touched(of_c, &its_shape, listed, 81);
        CHECK(grid.touched(shape, tiles) == count && tiles.size() == count);
        CHECK(std::memcmp(tiles.data(), listed, count * sizeof(GridTile)) == 0);
        CHECK(grid.collide(shape) == (count > 0));
        for (const GridTile &tile : tiles) {
            Shape member;
            const auto solid = grid.shape(tile.cell, member);
            CHECK(solid && collide(*solid, shape) && grid.get(tile.cell) == tile.tile);
        }
        touches += count > 0;

        const Vector2D from = random.vector(-24, 24), way = random.vector(-48, 48);
        ClashGridRayHit hit;
        const auto ray = grid.cast_ray(from, way);
        CHECK(ray.has_value() == clash_grid_cast_ray(of_c, from, way, &hit));
        CHECK(!ray || are_same_bytes(*ray, hit));
        rays += ray.has_value();
        ClashGridDistance apart;
        const auto found = grid.distance(shape, 3);
        CHECK(found.has_value() == clash_grid_distance(of_c, &its_shape, 3, &apart));
        CHECK(!found || are_same_bytes(*found, apart));
        CHECK(!found || (found->distance.distance == 0) == (count > 0));
        ClashGridCastHit met;
        const CastSettings settings = {CastMode::approaching};
        ClashCastSettings its_settings = clash_default_cast();
        its_settings.mode = CLASH_CAST_APPROACHING;
        const auto cast = grid.cast(shape, way, settings);
        CHECK(cast.has_value() == clash_grid_cast(of_c, &its_shape, way, &its_settings, &met));
        CHECK(!cast || are_same_bytes(*cast, met));
        CHECK(grid.cast(shape, way).has_value() ==
              clash_grid_cast(of_c, &its_shape, way, nullptr, nullptr));
        std::vector<GridContact> contacts;
        ClashGridContact all[400];
        const std::size_t held = clash_grid_contacts(of_c, &its_shape, 0.5f, all, 400);
        CHECK(grid.contacts(shape, 0.5f, contacts) == held && contacts.size() == held);
        CHECK(std::memcmp(contacts.data(), all, held * sizeof(GridContact)) == 0);
        CHECK(held > 0 || count == 0);
    }
    CHECK(touches > 50 && rays > 50);
}

void filling() {
    check::section("Many cells at once");
    Grid grid({4, 4});
    CHECK(grid.add_kind(ramp) == uint16_t{2});
    const std::array<uint8_t, 6> bytes{0, 1, 2, 2, 1, 9};
    const std::array<Tile, 3> tiles{Tile{}, {1, 5}, {2, 6}};
    const GridArea area{{-1, 3}, 2, 2};
    CHECK(grid.fill_bytes(area, bytes, 3, GridRows::top_first, tiles) == Status::ok);
    CHECK(grid.size() == 3 && grid.get({-1, 3}) == tiles[2] && grid.get({0, 4}) == tiles[1]);
    CHECK(grid.fill_bytes(area, bytes, 4, GridRows::top_first, tiles) == Status::unknown_value);
    CHECK(grid.fill_bytes(area, bytes, 5, GridRows::top_first, tiles) == Status::bad_array);
    std::vector<GridTile> found;
    CHECK(grid.tiles(nullptr, found) == 3 && found[0].cell == GridCell{-1, 3});
    CHECK(grid.fill_bits(area, {bytes.data() + 1, 1}, 2, GridRows::bottom_first, {1, 8}) ==
          Status::ok);
    CHECK(grid.size() == 1 && grid.get({-1, 3}) == Tile{1, 8});
    CHECK(grid.fill(area, {1, 9}) == Status::ok && grid.tiles(&area, found) == 4);
    CHECK(grid.fill({{0, 3}, 1, 2}, {}) == Status::ok && grid.size() == 2);
    CHECK(grid.fill(area, {3, 0}) == Status::unknown_value && grid.size() == 2);
}

void movers_among_tiles() {
    check::section("Movers among tiles");
    Grid grid({4, 4});
    for (int32_t x = -5; x < 5; x++)
        CHECK(grid.set({x, -1}, {1, 7}) == Status::ok);
    const Mover hero(Rectangle{{-0.5f, 0}, {1, 2}}, {0, 1});
    const std::array<Obstacle, 1> wall{Rectangle{{8, 0}, {1, 9}}};
    std::array<MoverHit, 4> hits;
    const auto moved = hero.advance(Obstacles(wall).with(grid), {1, 3}, {9, -6}, {}, hits);
    CHECK(moved && moved->position == Vector2D{7.5f, 0} && moved->hitCount == 2);
    CHECK(hits[0].id.is_grid() && hits[0].user == 7 && hits[0].cell == GridCell{1, -1});
    CHECK(hits[1].id == ObstacleId{} && !hits[1].id.is_grid() && hits[1].cell == GridCell{});
    CHECK(moved->state.is_on_floor() && moved->state.floor.is_grid());
    const auto alone = hero.advance(grid, {1, 3}, {9, -6});
    CHECK(alone && alone->position == Vector2D{10, 0});
}

void levels_in_worlds() {
    check::section("Grids in worlds");
    World world;
    Grid grid({16, 16});
    for (int32_t x = -10; x < 10; x++)
        CHECK(grid.set({x, -1}, {1, 3}) == Status::ok);
    const auto collider = Collider().on(4).keeping(9);
    Status status = Status::out_of_memory;
    auto refused = collider;
    refused.oneWay = {NAN, 0};
    CHECK(!world.add_grid(std::move(grid), refused, &status) && status == Status::not_finite);
    CHECK(grid.size() == 20); // NOLINT(bugprone-use-after-move): it was not taken.
    const ColliderId level = world.add_grid(std::move(grid), collider, &status);
    CHECK(level && status == Status::ok && !grid); // NOLINT(bugprone-use-after-move)
    CHECK(!world.add_grid(std::move(grid), collider, &status) && status == Status::null_pointer);
    CHECK(world.grid(level).size() == 20 && world.get(level)->user == 9);

    const ColliderId ball = world.add(Collider(Circle{{0, 0}, 4}).at({40, 40}));
    CHECK(world.update().begins.count == 0);
    CHECK(world.move(ball, {{40, 0}}) && !world.move(level, {{40, 0}}));
    const auto events = world.update();
    CHECK(events.begins.count == 1 && events.begins[0].enter == 0.9f);
    const auto hit = world.cast_ray({8, 8}, {0, -100}, Query().on(4));
    CHECK(hit && hit->id == level && hit->cell == GridCell{0, -1} && hit->point == Vector2D{8, 0});

    const Mover hero(Rectangle{{-0.5f, 0}, {1, 2}}, {0, 1});
    const auto moved = hero.advance(Obstacles(world, Query().on(4)), {1, 3}, {9, -6});
    CHECK(moved && moved->position == Vector2D{10, 0} && moved->state.floor.collider == level);

    Grid lent = world.edit_grid(level);
    CHECK(lent.fill({{-10, -1}, 20, 1}, {}) == Status::ok && lent.size() == 0);
    CHECK(!world.add_grid(std::move(lent), collider, &status) && status == Status::null_pointer);
    CHECK(world.update().ends.count == 1);
    CHECK(!world.grid(ball) && !world.edit_grid(ball) && !World(std::move(world)).grid({}));
}

} // namespace

void grids() {
    owning();
    lending();
    refusals();
    questions_beside_c();
    filling();
    movers_among_tiles();
    levels_in_worlds();
}
