// Worlds: colliders, events and snapshots, beside the calls of world.h and the functions for two
// shapes.
#include "worlds.hpp"
#include "check.hpp"
#include "suite.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <memory>
#include <unordered_map>

using namespace clash;

namespace {

void ids() {
    check::section("Ids");
    const ColliderId none, first{0, 1}, again{0, 2}, second{1, 1};
    CHECK(!none && first && none == ColliderId{} && first != again && first == ColliderId{0, 1});
    CHECK(first < again && again < second && !(second < first) && !(first < first));
    CHECK(ClashColliderId(again).index == 0 && ClashColliderId(again).generation == 2);
    CHECK(from_c(ClashColliderId{3, 4}) == ColliderId{3, 4});
    std::unordered_map<ColliderId, int> numbers{{first, 1}, {again, 2}, {second, 3}};
    CHECK(numbers[first] == 1 && numbers[again] == 2 && numbers[second] == 3);
    const Pair pair{first, second};
    CHECK(pair.other(first) == second && pair.other(second) == first && !pair.other(again));
    CHECK(pair == Pair{first, second} && pair != Pair{again, second});
}

void flags() {
    check::section("Flags");
    ColliderFlags flags = ColliderFlags::sensor | ColliderFlags::static_;
    CHECK(static_cast<uint32_t>(flags) == (CLASH_COLLIDER_SENSOR | CLASH_COLLIDER_STATIC));
    CHECK(has(flags, ColliderFlags::sensor) && !has(flags, ColliderFlags::carrier));
    CHECK(!has(flags, ColliderFlags::sensor | ColliderFlags::carrier));
    flags &= ~ColliderFlags::sensor;
    CHECK(flags == ColliderFlags::static_ && (flags & ColliderFlags::sensor) == ColliderFlags{});
    flags |= ColliderFlags::unswept | ColliderFlags::carrier;
    CHECK(static_cast<uint32_t>(flags) == 13);
}

/// Whether two structs of the C API without pointers have the same bytes.
template <class T> bool are_same_bytes(const T &a, const T &b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

void defaults() {
    check::section("Defaults");
    const ClashFilter filter = Filter(), told = clash_default_collider().filter;
    CHECK(are_same_bytes(filter, told));
    const Collider collider = default_collider();
    CHECK(collider.shape.kind == ShapeKind::none && collider.pose == Pose() && collider.user == 0);
    CHECK(collider.oneWay == Vector2D() && are_same_bytes(ClashFilter(collider.filter), told));
    const ClashQuery query = Query(), asked = default_query(), expected = clash_default_query();
    for (const ClashQuery &q : {query, asked}) {
        CHECK(q.layers == expected.layers && q.family == 0 && q.flags == 0 && q.limit == 0);
        CHECK(q.accept == nullptr && q.context == nullptr);
    }
    const ClashWorldSettings settings = WorldSettings(), told_settings = clash_default_world();
    CHECK(settings.capacity == told_settings.capacity);
    CHECK(check::same(settings.tolerance, told_settings.tolerance));
    CHECK(settings.tasks.run == told_settings.tasks.run);
    CHECK(settings.tasks.workers == told_settings.tasks.workers);
    CHECK(default_world().allocator.allocate == told_settings.allocator.allocate);
    CHECK(default_world().allocator.release == told_settings.allocator.release);
}

void colliders() {
    check::section("Colliders as they are made and told");
    int thing = 0;
    World world;
    const OwnedPolygon ramp{{0, 0}, {4, 0}, {4, 2}};
    const auto made = Collider(ramp)
                          .at(Pose{{3, 4}, 90})
                          .on(6)
                          .seeing(8)
                          .in_family(5)
                          .with(ColliderFlags::sensor)
                          .with(ColliderFlags::unswept)
                          .one_way({0, 1})
                          .keeping(&thing);
    Status status = Status::bad_array;
    const ColliderId id = world.add(made, &status);
    CHECK(id && status == Status::ok && world.size() == 1 && world.contains(id));
    const auto told = world.get(id);
    CHECK(told && told->pose == Pose{{3, 4}, 90} && told->oneWay == Vector2D{0, 1});
    CHECK(told->filter.layers == 6 && told->filter.mask == 8 && told->filter.family == 5);
    CHECK(told->filter.flags == (ColliderFlags::sensor | ColliderFlags::unswept));
    CHECK(user_as<int>(told->user) == &thing && relate(told->shape, ramp) == Relation::equal);
    const auto there = world.shape(id);
    CHECK(there && collide(*there, Vector2D{3, 8}) && !collide(*there, Vector2D{3, 8.1f}));

    CHECK(world.set_shape(id, Circle{{0, 0}, 2}) == Status::ok);
    CHECK(collide(*world.shape(id), Vector2D{3, 6}));
    CHECK(world.set(id, Collider().on(1).keeping(uint64_t{7})) == Status::ok);
    CHECK(world.get(id)->user == 7 && world.get(id)->filter.family == 0);
    CHECK(world.get(id)->pose == Pose{{3, 4}, 90});

    const ColliderId ball = world.add(Circle{{0, 0}, 1}), bat = world.add(ramp, {{9, 9}, 45});
    CHECK(world.get(ball)->pose == Pose() && world.get(bat)->pose == Pose{{9, 9}, 45});
    const Vector2D corners[] = {{0, 0}, {4, 0}, {4, 2}};
    const Shape members[] = {Circle{{0, 0}, 1}};
    const Collider with_arrays[] = {Polygon(corners), Chain(corners), Group(members)};
    CHECK(with_arrays[0].shape.kind == ShapeKind::polygon && with_arrays[0].pose == Pose());
    CHECK(with_arrays[1].shape.kind == ShapeKind::chain);
    CHECK(with_arrays[2].shape.kind == ShapeKind::group);
    CHECK(world.remove(ball) && !world.remove(ball) && !world.contains(ball) && world.size() == 2);
    CHECK(!world.get(ball) && !world.shape(ball));
}

void bulk() {
    check::section("Many at once");
    World world;
    std::vector<Collider> colliders;
    for (int i = 0; i < 100; i++)
        colliders.push_back(Collider(Circle{{0, 0}, 1}).at({4.0f * static_cast<float>(i), 0}));
    std::vector<ColliderId> ids, all{{9, 9}};
    CHECK(world.add(colliders, ids) == Status::ok && ids.size() == 100 && world.size() == 100);
    CHECK(world.ids(all) == 100 && all == ids);
    std::array<ColliderId, 3> first_three, few;
    CHECK(world.ids(first_three) == 100 && first_three[2] == ids[2]);
    CHECK(world.add(colliders, few) == Status::buffer_too_small && world.size() == 100);
    CHECK(world.add(Span<const Collider>(colliders.data(), 2)) == Status::ok);
    CHECK(world.size() == 102 && world.remove(ids) == 100 && world.remove(ids) == 0);

    const std::vector<Collider> bad{colliders[0], Circle{{0, 0}, -1}, colliders[1]};
    CHECK(world.add(bad, ids) == Status::negative && ids.empty() && world.size() == 2);
    CHECK(world.add(Span<const Collider>()) == Status::ok && world.size() == 2);
    const Collider *const nowhere = nullptr;
    CHECK(world.add(Span<const Collider>(nowhere, 2)) == Status::bad_array && world.size() == 2);

    CHECK(world.add(colliders, ids) == Status::ok);
    std::vector<Pose> poses(ids.size() + 9, Pose{{1, 2}, 3});
    CHECK(world.move(ids, poses) == 100 && world.get(ids[99])->pose == poses[0]);
    CHECK(world.place(ids, Span<const Pose>(poses.data(), 7)) == 7);
    CHECK(world.move(ids[0], {{5, 6}, 7}) && world.get(ids[0])->pose == Pose{{5, 6}, 7});
    CHECK(world.place(ids[0], {{5, 0}}) && world.get(ids[0])->pose == Pose{{5, 0}, 0});

    std::vector<Shape> shapes(ids.size() + 1, Circle{{0, 0}, 2});
    CHECK(world.set_shape(ids, shapes) == Status::ok);
    CHECK(collide(*world.shape(ids[0]), Vector2D{7, 0}));
    shapes[50] = Circle{{0, 0}, -1};
    CHECK(world.set_shape(ids, shapes) == Status::negative);
    const ColliderId twice[] = {ids[0], ids[0]};
    const Shape both[] = {Circle{{0, 0}, 9}, Circle{{0, 0}, 3}};
    CHECK(world.set_shape(twice, both) == Status::ok);
    CHECK(collide(*world.shape(ids[0]), Vector2D{8, 0}));
    CHECK(!collide(*world.shape(ids[0]), Vector2D{9, 0}));
    std::vector<Collider> settings(ids.size(), Collider().on(2).keeping(uint64_t{7}));
    CHECK(world.set(ids, settings) == Status::ok && world.get(ids[99])->user == 7);
    CHECK(world.get(ids[99])->filter.layers == 2);
    settings[50].oneWay = {NAN, 0};
    settings[0].user = 8;
    CHECK(world.set(ids, settings) == Status::not_finite && world.get(ids[0])->user == 7);
    const Span<const ColliderId> no_ids(static_cast<const ColliderId *>(nullptr), 2);
    CHECK(world.set(no_ids, settings) == Status::bad_array);
    CHECK(world.set_shape(no_ids, shapes) == Status::bad_array);
    CHECK(world.set(ids, Span<const Collider>(nowhere, 2)) == Status::bad_array);
    CHECK(world.set(Span<const ColliderId>(), settings) == Status::ok);
    CHECK(world.set_shape(ids, Span<const Shape>()) == Status::ok);
}

void events() {
    check::section("Begins, ends and stays");
    World world;
    const ColliderId zone = world.add(Collider(Rectangle{{0, 0}, {4, 4}}).keeping(uint64_t{7}));
    const ColliderId ball = world.add(Collider(Circle{{0, 0}, 1}).at({-3, 2}).keeping(uint64_t{8}));
    Events events = world.update();
    CHECK(events.status == Status::ok && events.begins.empty() && events.ends.empty());
    CHECK(world.move(ball, {{5, 2}}));
    events = world.update();
    CHECK(events.begins.size() == 1 && events.ends.empty() && events.stays.empty());
    const Event &event = events.begins[0];
    CHECK((event.pair == Pair{zone, ball}) && event.userA == 7 && event.userB == 8);
    CHECK(check::same(event.enter, 0.25f) && check::same(event.exit, 1.0f) &&
          event.point == Vector2D{0, 2});
    CHECK(event.normal == Vector2D{-1, 0});
    CHECK(event.flags == (EventFlags::a_sees_b | EventFlags::b_sees_a));
    int stays = 0;
    for (const Pair &pair : world.update().stays)
        stays += pair == Pair{zone, ball};
    CHECK(stays == 1);
    const Stop stops[] = {{{{20, 2}}, 0.5f}, {{{20, 20}}, 1}};
    CHECK(world.move_along(ball, stops) == Status::ok);
    events = world.update();
    CHECK(events.ends.size() == 1 && world.get(ball)->pose == Pose{{20, 20}, 0});
    CHECK(world.remove(zone) && events.ends[0].userA == 7);
}

/// The same random changes, by the face and by the C API.
struct Twins {
    Random random;
    World world;
    std::unique_ptr<ClashWorld, void (*)(ClashWorld *)> c{clash_world_create(nullptr),
                                                          clash_world_destroy};
    std::vector<ColliderId> ids;

    void add(std::size_t count) {
        std::vector<Collider> colliders;
        for (std::size_t i = 0; i < count; i++)
            colliders.push_back(random_collider(random));
        std::vector<ClashCollider> in_c;
        for (const Collider &collider : colliders)
            in_c.push_back(detail::to_c(collider));
        std::vector<ClashColliderId> c_ids(count);
        std::vector<ColliderId> added;
        CHECK(world.add(colliders, added) == Status::ok);
        CHECK(clash_world_add(c.get(), in_c.data(), count, c_ids.data()) == CLASH_STATUS_OK);
        for (std::size_t i = 0; i < count; i++)
            CHECK(added[i] == from_c(c_ids[i]));
        ids.insert(ids.end(), added.begin(), added.end());
    }

    void change() {
        for (const ColliderId id : ids) {
            const Pose pose = random_pose(random);
            const ClashColliderId c_id = id;
            const ClashPose c_pose = pose;
            const uint32_t what = random.below(12);
            if (what < 6)
                CHECK(world.move(id, pose) == (clash_world_move(c.get(), &c_id, &c_pose, 1) == 1));
            else if (what == 6)
                CHECK(world.place(id, pose) ==
                      (clash_world_place(c.get(), &c_id, &c_pose, 1) == 1));
            else if (what == 7)
                set(id);
            else if (what == 8)
                CHECK(world.remove(id) == (clash_world_remove(c.get(), &c_id, 1) == 1));
            else if (what == 9)
                move_along(id);
        }
    }

    void set(ColliderId id) {
        const Collider other = random_collider(random);
        const ClashCollider in_c = detail::to_c(other);
        const ClashColliderId c_id = id;
        CHECK(world.set(id, other) == from_c(clash_world_set(c.get(), &c_id, &in_c, 1)));
        CHECK(world.set_shape(id, other.shape) ==
              from_c(clash_world_set_shape(c.get(), &c_id, in_c.shape, 1)));
    }

    void move_along(ColliderId id) {
        const Stop stops[] = {{random_pose(random), 0.25f}, {random_pose(random), 0.75f}};
        const ClashStop in_c[] = {{stops[0].pose, 0.25f}, {stops[1].pose, 0.75f}};
        CHECK(world.move_along(id, stops) == from_c(clash_world_move_along(c.get(), id, in_c, 2)));
    }

    bool are_same(Span<const Event> told, const ClashEvent *expected, std::size_t count) {
        bool is_same = told.size() == count;
        for (std::size_t i = 0; is_same && i < count; i++) {
            const ClashEvent &e = expected[i];
            is_same = told[i].pair == Pair{from_c(e.pair.a), from_c(e.pair.b)} &&
                      told[i].userA == e.userA && told[i].userB == e.userB &&
                      check::same(told[i].enter, e.enter) && check::same(told[i].exit, e.exit) &&
                      check::same(told[i].point, e.point) &&
                      check::same(told[i].normal, e.normal) &&
                      static_cast<uint32_t>(told[i].flags) == e.flags;
        }
        return is_same;
    }

    std::size_t update() {
        ClashEvents expected;
        const Events events = world.update();
        CHECK(clash_world_update(c.get(), &expected) == CLASH_STATUS_OK);
        CHECK(events.status == Status::ok);
        CHECK(are_same(events.begins, expected.begins, expected.beginCount));
        CHECK(are_same(events.ends, expected.ends, expected.endCount));
        CHECK(events.stays.size() == expected.stayCount);
        for (std::size_t i = 0; i < expected.stayCount; i++)
            CHECK((events.stays[i] ==
                   Pair{from_c(expected.stays[i].a), from_c(expected.stays[i].b)}));
        CHECK(world.hash() == clash_world_hash(c.get()));
        return events.begins.size() + events.ends.size();
    }
};

/// Pairs that touch are those that began and did not end, and what the shapes themselves say.
void same_as_c() {
    check::section("The same calls in C");
    Twins twins;
    std::size_t count = 0;
    for (int frame = 0; frame < 30; frame++) {
        twins.add(8);
        twins.change();
        count += twins.update();
    }
    CHECK(count > 1000);
}

void touching_pairs() {
    check::section("Pairs by the functions for two shapes");
    Random random;
    World world;
    for (int i = 0; i < 60; i++)
        world.add(random_shape(random));
    std::vector<ColliderId> ids;
    world.ids(ids);
    std::size_t touching = 0;
    for (int frame = 0; frame < 10; frame++) {
        for (const ColliderId id : ids)
            world.place(id, random_pose(random));
        const Events events = world.update();
        std::vector<Pair> told(events.stays.begin(), events.stays.end());
        for (const Event &event : events.begins)
            told.push_back(event.pair);
        std::size_t expected = 0;
        for (const ColliderId a : ids)
            for (const ColliderId b : ids)
                expected += a < b && collide(*world.shape(a), *world.shape(b));
        CHECK(told.size() == expected);
        for (const Pair &pair : told)
            CHECK(collide(*world.shape(pair.a), *world.shape(pair.b)));
        touching += expected;
    }
    CHECK(touching > 100);
}

void snapshots() {
    check::section("Snapshots");
    Random random;
    World world, other;
    for (int i = 0; i < 30; i++)
        world.add(random_collider(random));
    world.update();
    std::vector<std::byte> whole, difference;
    const std::size_t size = world.snapshot(whole);
    CHECK(size > 0 && whole.size() == size && world.snapshot(Span<uint8_t>()) == size);
    std::vector<uint8_t> same_bytes(2 * size);
    CHECK(world.snapshot(same_bytes) == size && same_bytes.size() == size);
    CHECK(std::memcmp(same_bytes.data(), whole.data(), size) == 0);
    std::array<uint8_t, 8> little = {};
    CHECK(world.snapshot(little) == size && little[0] == 0);

    const uint64_t before = world.hash();
    std::vector<ColliderId> ids;
    world.ids(ids);
    CHECK(world.move(ids[3], {{1, 2}, 3}) && world.hash() != before);
    CHECK(world.snapshot(difference, whole) > 0 && difference.size() < size);
    CHECK(world.snapshot(difference, Bytes(whole.data(), size)) == difference.size());
    CHECK(other.restore(difference) == Status::bad_snapshot && other.size() == 0);
    CHECK(other.restore(difference, whole) == Status::ok && other.hash() == world.hash());
    const Events expected = world.update(), told = other.update();
    CHECK(expected.begins.size() == told.begins.size() && other.hash() == world.hash());
    CHECK(world.restore(whole) == Status::ok && world.hash() == before);
}

void logs() {
    check::section("Logs and regions");
    World world, other;
    const ColliderId id = world.add(Circle{{0, 0}, 1});
    CHECK(static_cast<bool>(world.add(Circle{{1, 0}, 1})));
    CHECK(world.set_region(Rectangle{{5, -5}, {10, 10}}) == Status::ok);
    CHECK(world.record(true) == Status::ok && world.update().begins.size() == 0);
    CHECK(world.set_region(Rectangle{{0, 0}, {-1, 0}}) == Status::negative);
    CHECK(world.set_region(std::nullopt) == Status::ok && world.update().begins.size() == 1);
    CHECK(world.move(id, {{8, 0}, 0}) && world.update().ends.size() == 1);
    std::vector<std::byte> log;
    const std::size_t size = world.take_log(log);
    std::array<uint8_t, 8> little = {};
    CHECK(size > 0 && log.size() == size && world.take_log(little) == 0);
    Replay replay;
    int updates = 0;
    for (; replay.place < size; updates++)
        CHECK(other.replay(log, replay) == Status::ok && replay.found == replay.expected);
    CHECK(updates == 4 && other.hash() == world.hash());
    CHECK(other.replay(Bytes(log.data(), size - 1), replay) == Status::bad_snapshot);
    CHECK(World(static_cast<World &&>(world)).record(false) == Status::ok);
    CHECK(world.record(true) == Status::null_pointer && world.take_log(log) == 0);
}

void owning() {
    check::section("Worlds that are moved");
    World world;
    const ColliderId id = world.add(Circle{{0, 0}, 1});
    ClashWorld *const in_c = world.c_world();
    World other = static_cast<World &&>(world);
    CHECK(other && other.c_world() == in_c && other.contains(id));
    CHECK(!world && world.c_world() == nullptr);
    world = World();
    CHECK(world && world.size() == 0);
    world = static_cast<World &&>(other);
    CHECK(world.c_world() == in_c && world.contains(id) && !other);
    World &itself = world;
    world = static_cast<World &&>(itself);
    CHECK(world.c_world() == in_c);
}

/// What was moved from answers, as null does in C.
void none() {
    check::section("No world");
    World other, none = static_cast<World &&>(other);
    none = static_cast<World &&>(other);
    Status status = Status::ok;
    CHECK(!none && !none.add(Collider(Circle{{0, 0}, 1}), &status));
    CHECK(status == Status::null_pointer && !none.add(Circle{{0, 0}, 1}));
    const Collider colliders[] = {Circle{{0, 0}, 1}};
    std::vector<WorldHit> hits(3);
    std::vector<std::byte> bytes(3);
    CHECK(none.add(colliders) == Status::null_pointer);
    CHECK(!none.move(ColliderId{}, Pose{}) && !none.place(ColliderId{}, Pose{}));
    CHECK(!none.remove(ColliderId{}));
    CHECK(none.set(ColliderId{}, Collider{}) == Status::null_pointer && none.size() == 0 &&
          none.hash() == 0);
    CHECK(none.update().status == Status::null_pointer && none.update().begins.empty());
    CHECK(!none.nearest(Vector2D{0, 0}) && !none.cast_ray({0, 0}, {1, 0}));
    CHECK(none.cast_ray({0, 0}, {1, 0}, hits) == 0 && hits.empty());
    CHECK(none.snapshot(bytes) == 0 && bytes.empty());
    CHECK(none.restore(bytes) == Status::null_pointer);
}

/// Memory that is counted, and ends after some pieces.
struct Counted {
    std::size_t left, pieces = 0;

    void *allocate(std::size_t size, std::size_t alignment) noexcept {
        if (left == 0)
            return nullptr;
        --left;
        ++pieces;
        return clash_default_world().allocator.allocate(size, alignment, nullptr);
    }

    void deallocate(void *memory, std::size_t size, std::size_t alignment) noexcept {
        --pieces;
        clash_default_world().allocator.release(memory, size, alignment, nullptr);
    }
};

void memory() {
    check::section("Memory of the program's own");
    bool was_refused = false, was_taken = false;
    for (std::size_t granted = 0; granted < 40; granted++) {
        Counted counted{granted};
        {
            WorldSettings settings;
            Allocator allocator(counted);
            settings.allocator = Allocator(allocator); // A copy.
            World world(settings);
            Status status = Status::ok;
            const bool is_added = bool(world.add(Collider(Circle{{0, 0}, 1}), &status));
            CHECK(is_added == (status == Status::ok));
            was_refused |= status == Status::out_of_memory;
            was_taken |= status == Status::ok && counted.pieces > 0;
        }
        CHECK(counted.pieces == 0);
    }
    CHECK(was_refused && was_taken);
}

/// The answers are those without tasks, in whatever order they are done.
void tasks() {
    check::section("Threads of the program's own");
    uint32_t runs = 0;
    const auto backwards = [&](Task task, uint32_t count) {
        for (uint32_t number = count; number-- > 0;)
            task(number);
        ++runs;
    };
    WorldSettings settings;
    settings.tasks = Tasks(backwards, 4);
    settings.capacity = 3000;
    World world(settings), alone;
    Random random;
    for (int i = 0; i < 3000; i++) {
        const Collider collider = random_collider(random);
        world.add(collider);
        alone.add(collider);
    }
    const Events told = world.update(), expected = alone.update();
    CHECK(told.begins.size() == expected.begins.size() && told.begins.size() > 64);
    CHECK(world.hash() == alone.hash() && runs > 0);
}

} // namespace

void worlds() {
    ids();
    flags();
    defaults();
    colliders();
    bulk();
    events();
    same_as_c();
    touching_pairs();
    snapshots();
    logs();
    owning();
    none();
    memory();
    tasks();
}
