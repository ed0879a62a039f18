#ifndef CLASH2D_WORLD_HPP
#define CLASH2D_WORLD_HPP

// Worlds for C++17: world.h with a World that owns what it is made of, ids of a type of their own,
// spans, lists and callables. Header-only; no exceptions, no RTTI, nothing of std beyond what
// clash2d.hpp takes.
//
//     #include <clash2d/world.hpp>
//
//     clash::World world;
//     const auto wall = world.add(clash::Rectangle{{8, 0}, {1, 9}});
//     const auto shot = world.add(
//         clash::Collider(clash::Circle{{0, 0}, 0.1f}).at({0, 4}).keeping(&bullet));
//     for (;;) {
//         world.move(shot, {bullet.position});
//         for (const clash::Event &event : world.update().begins)
//             ... event.pair.a, event.enter, clash::user_as<Bullet>(event.userB) ...
//     }
//
// An update tells which pairs began to touch and which ended since the last one, also on the way:
// nothing that moves is too fast. Queries see every change at once. All answers are exact, and the
// same on every platform, whatever the number of threads and the order in which colliders were
// added.
//
// What is refused. A call that can fail returns a clash::Status and has changed nothing then; an
// answer that may be none is a std::optional. add(collider) returns the id of none, and says why if
// it is asked. Many are added or set all or none; they are moved, placed and removed without those
// whose ids are stale, and how many is returned. A world for which there was no memory, or that was
// moved from, is none: it refuses all with Status::null_pointer, and answers as a world without
// colliders does.
//
// Lists of answers go to an array of the caller's, as in clash2d.hpp, or to a list that grows, such
// as a std::vector, which then has as many elements as there are answers. Kept from frame to frame
// it is not allocated again:
//
//     std::vector<clash::WorldHit> hits; // kept
//     world.cast_ray(eye, 100 * look, hits, clash::Query().on(enemies));
//
// Which colliders a question is about, a Query tells, and anything that can be called with an id,
// or an id and what the program keeps with it:
//
//     const auto is_alive = [&](clash::ColliderId, uint64_t user) { return alive[user]; };
//     const auto hit = world.nearest(hero, 8, clash::Query().accepting(is_alive));
//
// Nothing is allocated for a callable; it is called in place, and has to last as long as the query.
// The library's frames can't be unwound: an exception that a filter or the program's tasks let out
// ends the program (std::terminate). One of an allocator means that there is no memory.
//
// A world may be asked from many threads as long as nobody changes it.

#include <clash2d/clash2d.hpp>
#include <clash2d/world.h>

// Xlib.h has a macro of this name, which is there again at the end.
#pragma push_macro("Status")
#undef Status

namespace clash {

// ---- Colliders ---------------------------------------------------------------------------------

/// One collider of one world; all zero: none. An index returns with another generation, never 0;
/// used up, it is retired.
///
/// Can be compared, ordered by index, hashed and printed, and is false if it is none.
struct ColliderId {
    /// The place among all colliders; each is given again after its collider is removed.
    uint32_t index = 0;
    /// Which collider at this place it is.
    uint32_t generation = 0;

    /// Whether it is the id of some collider, removed or not.
    [[nodiscard]] constexpr explicit operator bool() const noexcept { return generation != 0; }

    /// As an id of the C API.
    [[nodiscard]] constexpr operator ClashColliderId() const noexcept {
        return {index, generation};
    }

    /// Whether both are of the same collider.
    [[nodiscard]] friend constexpr bool operator==(ColliderId a, ColliderId b) noexcept {
        return a.index == b.index && a.generation == b.generation;
    }

    /// Whether they are of two colliders.
    [[nodiscard]] friend constexpr bool operator!=(ColliderId a, ColliderId b) noexcept {
        return !(a == b);
    }

    /// By index, as all answers are ordered; then by generation.
    [[nodiscard]] friend constexpr bool operator<(ColliderId a, ColliderId b) noexcept {
        return a.index != b.index ? a.index < b.index : a.generation < b.generation;
    }
};

/// What a collider is, besides its shape: bits of a filter's `flags`.
enum class ColliderFlags : uint32_t {
    /// Moves rarely: dear to move, same answers; two of them pair only if one is a sensor.
    static_ = 1,
    /// Stops no mover. Two sensors are a pair like any other.
    sensor = 2,
    /// Only where it is at an update counts, not the way there.
    unswept = 4,
    /// As it moves it carries and pushes movers: a platform, a lift.
    carrier = 8,
};

/// Which colliders a question is not about: bits of a query's `flags`.
enum class QueryFlags : uint32_t {
    /// No sensors.
    no_sensors = 1,
    /// None but sensors.
    no_solids = 2,
    /// None that are static.
    no_statics = 4,
    /// None but static ones.
    no_moving = 8,
    /// Rays and casts pass one-way colliders, except from their open side: what comes against that,
    /// and is not deeper in them than by a touch. Chains with a solid side are met from the free
    /// one in any case.
    one_way = 16,
};

/// What is known of an event besides: bits of its `flags`.
enum class EventFlags : uint32_t {
    /// The mask of the first one holds a layer of the second one.
    a_sees_b = 1,
    /// The mask of the second one holds a layer of the first one.
    b_sees_a = 2,
    /// In and out within one update: among the begins and among the ends.
    passed = 4,
    /// The first one was removed: its id is stale, its user still told.
    a_removed = 8,
    /// The second one was removed.
    b_removed = 16,
    /// By what was added, placed or set, or is not swept, not on a way: enter and exit are 0.
    changed = 32,
};

/// What a mover does otherwise: bits of its `flags`.
enum class MoverFlags : uint32_t {
    /// It falls through one-way floors.
    drop = 1,
    /// Carriers neither take it with them nor push it: they are where they are now.
    no_carry = 2,
    /// It stops at the first obstacle.
    no_slide = 4,
    /// It goes as fast on slopes as on flat floors.
    even_speed = 8,
    /// It does not slide down floors where it moves straight down.
    stop_on_slope = 16,
    /// It does not climb what is too steep for a floor.
    climb_only_floors = 32,
};

/// What became of a mover: bits of `touches`.
enum class MoverTouch : uint32_t {
    /// It stands on a floor: the next float below it is in one.
    floor = 1,
    /// It came to a wall on its way.
    wall = 2,
    /// It came to a ceiling on its way.
    ceiling = 4,
    /// It climbed a step.
    stepped = 8,
    /// A floor held it.
    snapped = 16,
    /// It gave way to a corner.
    nudged = 32,
    /// It was pushed out of what it overlapped at the start.
    pushed_out = 64,
    /// There is no way out within `pushOut`: it stays where it was, and overlaps.
    stuck = 128,
    /// Carriers leave no room: it stays where they pushed it, and overlaps.
    crushed = 256,
};

namespace detail {

/// The names of an enumeration of bits in the order of the bits; nothing for other types.
template <class E> struct FlagNames {};
template <> struct FlagNames<ColliderFlags> {
    static constexpr const char *type = "ColliderFlags";
    static constexpr const char *names[] = {"static_", "sensor", "unswept", "carrier"};
};
template <> struct FlagNames<QueryFlags> {
    static constexpr const char *type = "QueryFlags";
    static constexpr const char *names[] = {"no_sensors", "no_solids", "no_statics", "no_moving",
                                            "one_way"};
};
template <> struct FlagNames<EventFlags> {
    static constexpr const char *type = "EventFlags";
    static constexpr const char *names[] = {"a_sees_b",  "b_sees_a",  "passed",
                                            "a_removed", "b_removed", "changed"};
};
template <> struct FlagNames<MoverFlags> {
    static constexpr const char *type = "MoverFlags";
    static constexpr const char *names[] = {"drop",       "no_carry",      "no_slide",
                                            "even_speed", "stop_on_slope", "climb_only_floors"};
};
template <> struct FlagNames<MoverTouch> {
    static constexpr const char *type = "MoverTouch";
    static constexpr const char *names[] = {"floor",  "wall",       "ceiling", "stepped", "snapped",
                                            "nudged", "pushed_out", "stuck",   "crushed"};
};

/// The type itself for an enumeration of bits, else nothing.
template <class E> using if_flags = std::enable_if_t<(sizeof(FlagNames<E>::names) > 0), E>;

/// The bits of an enumeration.
template <class E> [[nodiscard]] constexpr uint32_t bits(E flags) noexcept {
    return static_cast<uint32_t>(flags);
}

} // namespace detail

/// The flags of both.
template <class E> [[nodiscard]] constexpr detail::if_flags<E> operator|(E a, E b) noexcept {
    return static_cast<E>(detail::bits(a) | detail::bits(b));
}

/// The flags that both have.
template <class E> [[nodiscard]] constexpr detail::if_flags<E> operator&(E a, E b) noexcept {
    return static_cast<E>(detail::bits(a) & detail::bits(b));
}

/// The other flags.
template <class E> [[nodiscard]] constexpr detail::if_flags<E> operator~(E a) noexcept {
    return static_cast<E>(~detail::bits(a));
}

/// Adds flags.
template <class E> constexpr detail::if_flags<E> &operator|=(E &a, E b) noexcept {
    return a = a | b;
}

/// Leaves only the flags that the other one has, too.
template <class E> constexpr detail::if_flags<E> &operator&=(E &a, E b) noexcept {
    return a = a & b;
}

/// Whether some flags have all of those that are wanted: `has(event.flags, EventFlags::passed)`.
template <class E, class = detail::if_flags<E>>
[[nodiscard]] constexpr bool has(E flags, E wanted) noexcept {
    return (flags & wanted) == wanted;
}

/// Which colliders are pairs. Two are if the mask of one holds a layer of the other, their families
/// differ or are 0, and not both are static unless one is a sensor.
struct Filter {
    /// What it is; 0: nobody finds it.
    uint64_t layers = 1;
    /// Which layers it looks for; 0: none, it may be found.
    uint64_t mask = ~uint64_t{0};
    /// Parts of one body, a shot and who fired it; 0: none.
    uint32_t family = 0;
    /// ColliderFlags.
    ColliderFlags flags = {};

    /// As a filter of the C API.
    [[nodiscard]] constexpr operator ClashFilter() const noexcept {
        return {layers, mask, family, detail::bits(flags)};
    }
};

/// What a program keeps with a collider as it is kept: a pointer, which user_as gives back.
[[nodiscard]] inline uint64_t user_of(const void *pointer) noexcept {
    return static_cast<uint64_t>(reinterpret_cast<uintptr_t>(pointer));
}

/// The pointer that a program keeps with a collider: `user_as<Enemy>(event.userA)`.
template <class T> [[nodiscard]] T *user_as(uint64_t user) noexcept {
    return reinterpret_cast<T *>(static_cast<uintptr_t>(user));
}

/// A collider, as it is added to a world and told by it.
///
/// Without more it is solid, moves, is swept, is on layer 1 and looks for all. What differs is
/// said by its functions, each of which returns another one:
///
///     const auto coin = clash::Collider(clash::Circle{{0, 0}, 0.3f})
///                           .on(pickups).seeing(heroes).with(clash::ColliderFlags::sensor);
///     world.add(coin.at({3, 1}));
///     world.add(coin.at({4, 1}));
struct CLASH2D_POINTER Collider {
    /// In its own frame; copied with its arrays, once for equal shapes.
    Shape shape;
    /// Where its frame is.
    Pose pose;
    /// In its own frame: stops movers that come from there only; (0, 0): from everywhere.
    Vector2D oneWay;
    /// Whom it pairs with.
    Filter filter;
    /// The program's; comes back in events and hits, also after removal.
    uint64_t user = 0;

    /// The empty shape.
    constexpr Collider() noexcept = default;

    /// A shape at the origin, and turned by nothing.
    constexpr Collider(Shape its_shape CLASH2D_LIFETIMEBOUND) noexcept : shape(its_shape) {}

    /// A circle, a rectangle or what else leads to nothing, so that it becomes one by itself.
    template <class Simple, class = decltype(detail::kind_of<Simple>::value)>
    constexpr Collider(const Simple &its_shape) noexcept : shape(its_shape) {}

    /// A polygon.
    constexpr Collider(Polygon its_shape CLASH2D_LIFETIMEBOUND) noexcept : shape(its_shape) {}

    /// A chain.
    constexpr Collider(Chain its_shape CLASH2D_LIFETIMEBOUND) noexcept : shape(its_shape) {}

    /// A group.
    constexpr Collider(Group its_shape CLASH2D_LIFETIMEBOUND) noexcept : shape(its_shape) {}

    /// The shape of an owner.
    Collider(const OwnedShape &its_shape CLASH2D_LIFETIMEBOUND) noexcept
        : shape(its_shape.shape()) {}

    /// The same at a pose.
    [[nodiscard]] constexpr Collider at(Pose to) const noexcept {
        Collider other = *this;
        other.pose = to;
        return other;
    }

    /// The same at a position, not turned.
    [[nodiscard]] constexpr Collider at(Vector2D to) const noexcept { return at(Pose{to, 0}); }

    /// The same on other layers, one bit each.
    [[nodiscard]] constexpr Collider on(uint64_t layers) const noexcept {
        Collider other = *this;
        other.filter.layers = layers;
        return other;
    }

    /// The same with another mask: the layers that it looks for.
    [[nodiscard]] constexpr Collider seeing(uint64_t mask) const noexcept {
        Collider other = *this;
        other.filter.mask = mask;
        return other;
    }

    /// The same in a family, none of which pair with each other.
    [[nodiscard]] constexpr Collider in_family(uint32_t family) const noexcept {
        Collider other = *this;
        other.filter.family = family;
        return other;
    }

    /// The same with more flags.
    [[nodiscard]] constexpr Collider with(ColliderFlags flags) const noexcept {
        Collider other = *this;
        other.filter.flags |= flags;
        return other;
    }

    /// The same, which stops movers only that come from there, in its own frame.
    [[nodiscard]] constexpr Collider one_way(Vector2D from) const noexcept {
        Collider other = *this;
        other.oneWay = from;
        return other;
    }

    /// The same with a number that comes back in events and hits.
    [[nodiscard]] constexpr Collider keeping(uint64_t its_user) const noexcept {
        Collider other = *this;
        other.user = its_user;
        return other;
    }

    /// The same with a pointer that comes back in events and hits: user_as.
    [[nodiscard]] Collider keeping(const void *pointer) const noexcept {
        return keeping(user_of(pointer));
    }
};

// ---- What a world is made with -----------------------------------------------------------------

/// Where memory comes from. The default has no functions: then it is the system's.
struct Allocator {
    /// Memory of a size and an alignment (a power of two), or null; may be called from any thread.
    void *(*allocate)(std::size_t size, std::size_t alignment, void *context) = nullptr;
    /// Takes memory back, told the size and the alignment that it was asked for with; null: it is
    /// kept.
    void (*release)(void *memory, std::size_t size, std::size_t alignment, void *context) = nullptr;
    /// What both functions are called with.
    void *context = nullptr;

    /// The system's memory.
    constexpr Allocator() noexcept = default;

    /// Memory of what has `allocate(size, alignment)` and `deallocate(memory, size, alignment)`,
    /// such as a std::pmr::memory_resource, which must outlive the world. What it throws means that
    /// there is no memory.
    template <class Resource, class = std::enable_if_t<!std::is_same_v<Resource, Allocator>>>
    explicit Allocator(Resource &resource CLASH2D_LIFETIMEBOUND) noexcept
        : allocate(take<Resource>), release(give_back<Resource>), context(&resource) {}

  private:
    template <class Resource>
    static void *take(std::size_t size, std::size_t alignment, void *resource) noexcept {
#ifdef __cpp_exceptions
        try {
            return static_cast<Resource *>(resource)->allocate(size, alignment);
        } catch (...) {
            return nullptr;
        }
#else
        return static_cast<Resource *>(resource)->allocate(size, alignment);
#endif
    }

    template <class Resource>
    static void give_back(void *memory, std::size_t size, std::size_t alignment,
                          void *resource) noexcept {
        static_cast<Resource *>(resource)->deallocate(memory, size, alignment);
    }
};

/// What a world gives to the threads of a program: called with each number from 0 to one less than
/// the count that comes with it.
struct Task {
    /// The library's.
    void (*function)(void *data, uint32_t number) = nullptr;
    /// What it is called with.
    void *data = nullptr;

    /// Does the part of the work that has this number.
    void operator()(uint32_t number) const noexcept { function(data, number); }
};

/// The threads of a program. The default is none but the caller's; no answer depends on it.
///
///     const auto run = [&](clash::Task task, uint32_t count) { pool.parallel_for(count, task); };
///     clash::WorldSettings settings;
///     settings.tasks = clash::Tasks(run, pool.size());
struct Tasks {
    /// Runs `task(data, 0)` to `task(data, count - 1)`, in any order, on any threads; returns when
    /// all are done.
    void (*run)(void (*task)(void *data, uint32_t number), void *data, uint32_t count,
                void *context) = nullptr;
    /// What it is called with.
    void *context = nullptr;
    /// How many threads it has; 0 and 1: work is not divided.
    uint32_t workers = 1;

    /// No threads but the caller's.
    constexpr Tasks() noexcept = default;

    /// What can be called with a Task and a count, and calls the task with each number below that;
    /// it must outlive the world, and let out no exception.
    template <class Runner>
    Tasks(Runner &runner CLASH2D_LIFETIMEBOUND, uint32_t its_workers) noexcept
        : run(call<Runner>), context(const_cast<void *>(static_cast<const void *>(&runner))),
          workers(its_workers) {}

  private:
    template <class Runner>
    static void call(void (*task)(void *data, uint32_t number), void *data, uint32_t count,
                     void *runner) noexcept {
        (*static_cast<Runner *>(runner))(Task{task, data}, count);
    }
};

/// What a world is made with.
struct WorldSettings {
    /// Where its memory comes from.
    Allocator allocator;
    /// Who runs what can be divided; no answer depends on it.
    Tasks tasks;
    /// Up to as many colliders, whose shapes have no arrays, nothing is allocated for them later,
    /// unless more than 64 are added or get another shape at once; 0: as it comes.
    std::size_t capacity = 0;
    /// Of ways with a turn: how near counts as a contact, as in a cast that turns.
    float tolerance = 0;

    /// As settings of the C API.
    [[nodiscard]] operator ClashWorldSettings() const noexcept {
        return {{allocator.allocate, allocator.release, allocator.context},
                {tasks.run, tasks.context, tasks.workers},
                capacity,
                tolerance,
                0};
    }
};

/// At the part `time` of a way a collider is at `pose`.
struct Stop {
    /// Where it is.
    Pose pose;
    /// From 0 to 1; never less than that of the stop before.
    float time = 0;
};

// ---- Events ------------------------------------------------------------------------------------

/// Two colliders that are a pair.
struct Pair {
    /// The one with the lower index.
    ColliderId a;
    /// The one with the higher index.
    ColliderId b;

    /// Which one a collider is paired with; none if it is not of the pair.
    [[nodiscard]] constexpr ColliderId other(ColliderId of) const noexcept {
        return of == a ? b : of == b ? a : ColliderId();
    }

    /// Whether both are the same.
    [[nodiscard]] friend constexpr bool operator==(Pair x, Pair y) noexcept {
        return x.a == y.a && x.b == y.b;
    }

    /// Whether one differs.
    [[nodiscard]] friend constexpr bool operator!=(Pair x, Pair y) noexcept { return !(x == y); }
};

/// A pair that began to touch or ended.
struct Event {
    /// Which two they are.
    Pair pair;
    /// What the program keeps with the first one.
    uint64_t userA = 0;
    /// What the program keeps with the second one.
    uint64_t userB = 0;
    /// The part of the span before the first contact, never too late; 0 of a pair that touched
    /// before.
    float enter = 0;
    /// The part before the last contact, never too early; 1 if they touch at the end.
    float exit = 0;
    /// Where they touch first, of an end where they touch last; zero if that is on no way.
    Vector2D point;
    /// The normal there, from the first one to the second one.
    Vector2D normal;
    /// EventFlags.
    EventFlags flags = {};
};

/// What the last update told. It belongs to the world and stays until its next update, restore or
/// end, whatever is added, moved or removed meanwhile.
struct CLASH2D_POINTER Events {
    /// By enter, then by indices.
    Span<const Event> begins;
    /// By exit, then by indices.
    Span<const Event> ends;
    /// Touched at the last update and touch now; by indices.
    Span<const Pair> stays;
    /// Status::ok, or why nothing is told.
    Status status = Status::ok;
};

// ---- Questions to a world ----------------------------------------------------------------------

/// What a question is about. Without more it is about all colliders.
///
///     clash::Query().on(enemies).skipping(my_family).first(3)
struct CLASH2D_POINTER Query {
    /// Colliders on one of these.
    uint64_t layers = ~uint64_t{0};
    /// None of this family; 0: of any.
    uint32_t family = 0;
    /// QueryFlags.
    QueryFlags flags = {};
    /// The first so many and no search for more; 0: all. 1 with room for it: the closest; without:
    /// whether any.
    std::size_t limit = 0;
    /// Called with colliders that are found otherwise, on any worker; it must not change the world.
    bool (*accept)(ClashColliderId id, uint64_t user, void *context) = nullptr;
    /// What it is called with.
    void *context = nullptr;

    /// The same about other layers.
    [[nodiscard]] constexpr Query on(uint64_t its_layers) const noexcept {
        Query other = *this;
        other.layers = its_layers;
        return other;
    }

    /// The same without a family.
    [[nodiscard]] constexpr Query skipping(uint32_t its_family) const noexcept {
        Query other = *this;
        other.family = its_family;
        return other;
    }

    /// The same with more flags.
    [[nodiscard]] constexpr Query with(QueryFlags more) const noexcept {
        Query other = *this;
        other.flags |= more;
        return other;
    }

    /// The same for the first so many.
    [[nodiscard]] constexpr Query first(std::size_t count) const noexcept {
        Query other = *this;
        other.limit = count;
        return other;
    }

    /// The same about colliders for which something says yes that can be called with their id, or
    /// their id and their user. It is called in place, so that it must last as long as the query;
    /// by cast_rays on any worker. It may be asked about one collider more than once; it must not
    /// change the world, nor let out an exception.
    template <class Accept>
    [[nodiscard]] Query accepting(const Accept &callable CLASH2D_LIFETIMEBOUND) const noexcept {
        static_assert(std::is_class_v<Accept>, "a lambda, or an object that can be called");
        Query other = *this;
        other.accept = call<Accept>;
        other.context = const_cast<void *>(static_cast<const void *>(&callable));
        return other;
    }

    /// As a query of the C API.
    [[nodiscard]] constexpr operator ClashQuery() const noexcept {
        return {layers, family, detail::bits(flags), limit, accept, context};
    }

  private:
    template <class Accept>
    static bool call(ClashColliderId id, uint64_t user, void *context) noexcept {
        const Accept &callable = *static_cast<const Accept *>(context);
        const ColliderId found{id.index, id.generation};
        if constexpr (std::is_invocable_r_v<bool, const Accept &, ColliderId, uint64_t>)
            return callable(found, user);
        else
            return callable(found);
    }
};

/// Which cell: as many to the right of the first one, and above it.
struct GridCell {
    /// The column.
    int32_t x = 0;
    /// The row.
    int32_t y = 0;

    /// Whether both are the same.
    [[nodiscard]] friend constexpr bool operator==(GridCell a, GridCell b) noexcept {
        return a.x == b.x && a.y == b.y;
    }

    /// Whether they are two.
    [[nodiscard]] friend constexpr bool operator!=(GridCell a, GridCell b) noexcept {
        return !(a == b);
    }
};

/// What a question found.
struct WorldHit {
    /// Which collider; none: no hit.
    ColliderId id;
    /// What the program keeps with it.
    uint64_t user = 0;
    /// The part of the movement before the contact, never beyond it; of what is nearest the
    /// distance.
    float fraction = 0;
    /// Of a ray the part before the last point, never before it; otherwise 0.
    float exit = 0;
    /// On the collider.
    Vector2D point;
    /// Towards the collider; zero where a ray starts inside, and of what is at a distance of 0.
    Vector2D normal;
    /// On the border of the collider, of a grid on that of the tile.
    Place place;
    /// Whether they touch at the start.
    bool startsInside = false;
    /// Always 0, so that no byte of the struct is left unwritten.
    uint8_t reserved[3] = {};
    /// Of a grid the cell of the tile; of others (0, 0).
    GridCell cell;
};

/// A ray, the way from `origin` to `origin + movement`.
struct Ray {
    /// Where it starts.
    Vector2D origin;
    /// The whole way.
    Vector2D movement;
    /// It meets none of this family; 0: the query's.
    uint32_t family = 0;
};

/// How far a log was played. All zero: not at all.
struct Replay {
    /// Where in the log the next update's calls begin, in bytes; its size when all was played.
    uint64_t place = 0;
    /// A hash of the world and of what the update told, as it was when the log was written.
    uint64_t expected = 0;
    /// The same as it is now: with another one the two runs differ since this update.
    uint64_t found = 0;
};

// ---- The C API ---------------------------------------------------------------------------------

/// An id of the C API.
[[nodiscard]] constexpr ColliderId from_c(ClashColliderId id) noexcept {
    return {id.index, id.generation};
}

/// A filter of the C API.
[[nodiscard]] constexpr Filter from_c(const ClashFilter &f) noexcept {
    return {f.layers, f.mask, f.family, static_cast<ColliderFlags>(f.flags)};
}

/// A collider of the C API; its shape is copied, what that leads to is borrowed.
[[nodiscard]] inline Collider from_c(const ClashCollider &c) noexcept {
    Collider collider = c.shape == nullptr ? Shape() : from_c(*c.shape);
    collider.pose = from_c(c.pose);
    collider.oneWay = c.oneWay;
    collider.filter = from_c(c.filter);
    collider.user = c.user;
    return collider;
}

namespace detail {

template <> struct InC<ColliderId> { using Type = ClashColliderId; };
template <> struct InC<Pose> { using Type = ClashPose; };
template <> struct InC<Stop> { using Type = ClashStop; };
template <> struct InC<Pair> { using Type = ClashPair; };
template <> struct InC<Event> { using Type = ClashEvent; };
template <> struct InC<WorldHit> { using Type = ClashWorldHit; };
template <> struct InC<Ray> { using Type = ClashRay; };

/// A collider of the C API, which borrows the shape.
[[nodiscard]] inline ClashCollider to_c(const Collider &collider) noexcept {
    return {to_c(&collider.shape), collider.pose, collider.oneWay, collider.filter, collider.user};
}

/// An array that the C API tells, in the same place.
template <class A>
[[nodiscard]] Span<const A> told(const typename InC<A>::Type *first, std::size_t count) noexcept {
    static_assert(has_layout_of<A, typename InC<A>::Type>);
    return {reinterpret_cast<const A *>(first), count};
}

/// The smaller one of two counts.
[[nodiscard]] constexpr std::size_t lesser(std::size_t a, std::size_t b) noexcept {
    return a < b ? a : b;
}

/// Int for a list of `A` that can grow, else nothing.
template <class List, class A>
using if_list = std::enable_if_t<std::is_same_v<element<List>, A>,
                                 decltype(static_cast<List *>(nullptr)->resize(1), 0)>;

/// Whether a type is that of a byte.
template <class E>
inline constexpr bool is_byte = sizeof(E) == 1 && (std::is_integral_v<E> || std::is_enum_v<E>);

/// Int for what has data() and size() and holds bytes, else nothing.
template <class A>
using if_bytes = std::enable_if_t<is_byte<element<A>>, decltype(declared<A>().size(), 0)>;

/// Int for a list of bytes that can grow, else nothing.
template <class List>
using if_byte_list =
    std::enable_if_t<is_byte<element<List>>, decltype(static_cast<List *>(nullptr)->resize(1), 0)>;

/// Makes a list what a question answers, which writes as much as there is room for and says how
/// much there is. A list that has been used before has room; a new one gets some, as few answers
/// are the rule.
template <class List, class Ask> std::size_t answered(List &list, std::size_t room, Ask ask) {
    if (list.size() < room)
        list.resize(room);
    const std::size_t had = list.size(), count = ask(list.data(), had);
    list.resize(count);
    if (count > had)
        ask(list.data(), count);
    return count;
}

/// How much room for answers a new list gets.
inline constexpr std::size_t few = 16;

} // namespace detail

/// Bytes of somebody else's: of anything that has data() and size() and holds bytes of any type.
struct CLASH2D_POINTER Bytes {
    /// The first byte; null if there is none.
    const uint8_t *first = nullptr;
    /// How many bytes there are.
    std::size_t count = 0;

    /// Without bytes.
    constexpr Bytes() noexcept = default;

    /// The bytes from a pointer on.
    Bytes(const void *pointer, std::size_t length) noexcept
        : first(static_cast<const uint8_t *>(pointer)), count(length) {}

    /// The bytes of what has data() and size().
    template <class A, detail::if_bytes<A> = 0>
    Bytes(const A &bytes CLASH2D_LIFETIMEBOUND) noexcept : Bytes(bytes.data(), bytes.size()) {}
};

/// What a null pointer to settings means: the system's memory (on WebAssembly none), no threads but
/// the caller's, the smallest tolerance. The functions for memory are told.
[[nodiscard]] inline WorldSettings default_world() noexcept {
    const ClashWorldSettings c = clash_default_world();
    WorldSettings settings;
    settings.allocator.allocate = c.allocator.allocate;
    settings.allocator.release = c.allocator.release;
    settings.allocator.context = c.allocator.context;
    settings.tasks.run = c.tasks.run;
    settings.tasks.context = c.tasks.context;
    settings.tasks.workers = c.tasks.workers;
    settings.capacity = c.capacity;
    settings.tolerance = c.tolerance;
    return settings;
}

/// No shape; at the origin, on layer 1, looks for all; solid, moving, swept. What Collider() is.
[[nodiscard]] inline Collider default_collider() noexcept {
    return from_c(clash_default_collider());
}

/// What a null pointer to a query means: all layers, any family, no limit. What Query() is.
[[nodiscard]] inline Query default_query() noexcept {
    const ClashQuery c = clash_default_query();
    return {c.layers, c.family, static_cast<QueryFlags>(c.flags), c.limit, c.accept, c.context};
}

// ---- A world -----------------------------------------------------------------------------------

class Grid;
class GridView;

/// Many colliders, the pairs among them, and questions about all of them at once.
///
/// Owns all of it, and may be moved, not copied: a snapshot restored to another world copies it.
class CLASH2D_OWNER World {
  public:
    /// A world without colliders, with the system's memory and no threads but the caller's.
    World() noexcept : world_(clash_world_create(nullptr)) {}

    /// A world without colliders; none: there is no memory for it and the colliders that the
    /// settings ask for. Settings without functions for memory mean the system's.
    explicit World(const WorldSettings &settings) noexcept {
        const ClashWorldSettings its_settings = settings;
        world_ = clash_world_create(&its_settings);
    }

    /// Takes another world, which is none then.
    World(World &&other) noexcept : world_(other.world_) { other.world_ = nullptr; }

    /// Takes another world, which is none then; ends its own.
    World &operator=(World &&other) noexcept {
        World taken(static_cast<World &&>(other));
        ClashWorld *const own = world_;
        world_ = taken.world_;
        taken.world_ = own;
        return *this;
    }

    /// Ends a world and all that belongs to it.
    ~World() { clash_world_destroy(world_); }

    /// Whether there is a world: there was memory for it, and it was not moved from.
    [[nodiscard]] explicit operator bool() const noexcept { return world_ != nullptr; }

    /// For functions of world.h; stays owned by this.
    [[nodiscard]] ClashWorld *c_world() const noexcept CLASH2D_LIFETIMEBOUND { return world_; }

    // ---- Colliders -----------------------------------------------------------------------------

    /// Adds a collider: its id, or none, with the reason at `outStatus` if that is not null.
    /// Queries see it at once; the next update begins its pairs. Takes the empty shape. Not ok: as
    /// with many.
    ColliderId add(const Collider &collider, Status *outStatus = nullptr) noexcept {
        const ClashCollider its_collider = detail::to_c(collider);
        ColliderId id;
        const Status status = from_c(clash_world_add(world_, &its_collider, 1, detail::to_c(&id)));
        if (outStatus != nullptr)
            *outStatus = status;
        return id;
    }

    /// Adds a shape at a pose, on layer 1, that looks for all; its id, or none.
    ColliderId add(const Shape &shape, Pose pose) noexcept { return add(Collider(shape).at(pose)); }

    /// Adds all or none; their ids go to `outIds`, if that is not empty, in the same order. Queries
    /// see them at once; the next update begins their pairs. Takes the empty shape. Where they are
    /// listed for the library is memory of CLASH2D_MALLOC, for as long as the call takes.
    /// Not ok: Status::null_pointer, Status::bad_array, why a shape is invalid or becomes so at its
    /// pose, Status::not_finite of a pose or of oneWay, Status::unknown_value of flags,
    /// Status::out_of_memory, Status::buffer_too_small if there is room for some ids only. O(n log
    /// n).
    [[nodiscard]] Status add(Span<const Collider> colliders,
                             Span<ColliderId> outIds = {}) noexcept {
        if (outIds.count > 0 && outIds.count < colliders.count)
            return Status::buffer_too_small;
        return with_listed(colliders, [&](const ClashCollider *listed) noexcept {
            return clash_world_add(world_, listed, colliders.count, detail::to_c(outIds.first));
        });
    }

    /// Adds all or none; their ids go to a list, which has none if the status is not Status::ok.
    template <class List, detail::if_list<List, ColliderId> = 0>
    [[nodiscard]] Status add(Span<const Collider> colliders, List &outIds) {
        outIds.resize(colliders.count);
        const Status status = add(colliders, Span<ColliderId>(outIds.data(), outIds.size()));
        if (status != Status::ok)
            outIds.resize(0);
        return status;
    }

    /// Adds a grid as one collider: it is the world's from then on, where it is, and ends with it.
    /// `grid` is none then; of an id that is none it is the program's, with the reason at
    /// `outStatus` if that is not null. It stands where its cells are; of the collider filter,
    /// oneWay and user are told again, shape and pose are not looked at, and tiles let pass in the
    /// directions of their kinds. Queries, updates and movers meet the union of its tiles; the
    /// shape of the collider is the empty one. Two grids are no pair. Hits have the cell, and are
    /// those of Grid::cast_ray, Grid::cast and Grid::distance; in a cast with a turn, and with
    /// QueryFlags::one_way where a kind has a direction, each tile is met by itself. Not ok:
    /// Status::null_pointer, also of a grid that is lent, Status::not_finite of oneWay,
    /// Status::unknown_value of flags and of a grid that is the world's already,
    /// Status::out_of_memory.
    ColliderId add_grid(Grid &&grid, const Collider &collider,
                        Status *outStatus = nullptr) noexcept;

    /// The grid that a collider is, to be asked. It is the world's, and there until the collider is
    /// removed, the world is restored, a log is played (replay), or the world ends. None of any
    /// other one, and of a stale id.
    [[nodiscard]] GridView grid(ColliderId id) const noexcept CLASH2D_LIFETIMEBOUND;

    /// The same grid, to be changed until the next update, which then asks what is near the cells
    /// that were written: what pairs the changes made and ended is told as EventFlags::changed.
    /// Queries see each change at once. To a log the whole world is written then.
    [[nodiscard]] Grid edit_grid(ColliderId id) noexcept CLASH2D_LIFETIMEBOUND;

    /// Removes one. No if the id is stale. The next update ends its pairs.
    bool remove(ColliderId id) noexcept { return remove(Span<const ColliderId>(&id, 1)) == 1; }

    /// Removes them; how many. Stale ids are skipped. The next update ends their pairs.
    std::size_t remove(Span<const ColliderId> ids) noexcept {
        return clash_world_remove(world_, detail::to_c(ids.first), ids.count);
    }

    /// Moves one, straight and at an even rate, from where it is. No if it is skipped, as one of
    /// many would be.
    bool move(ColliderId id, Pose pose) noexcept {
        return move(Span<const ColliderId>(&id, 1), Span<const Pose>(&pose, 1)) == 1;
    }

    /// Moves them, straight and at an even rate, from where they are; how many. Several moves of
    /// one between two updates take equal parts of the time. Skipped are stale ids, grids, poses
    /// that are not finite or make the shape invalid, and colliders for whose further moves there
    /// is no memory. The first move since an update to where one is changes nothing. Of different
    /// counts the smaller one counts.
    std::size_t move(Span<const ColliderId> ids, Span<const Pose> poses) noexcept {
        return clash_world_move(world_, detail::to_c(ids.first), detail::to_c(poses.first),
                                detail::lesser(ids.count, poses.count));
    }

    /// Puts one elsewhere: no way between, and none since the last update. No if it is skipped, as
    /// one of many would be.
    bool place(ColliderId id, Pose pose) noexcept {
        return place(Span<const ColliderId>(&id, 1), Span<const Pose>(&pose, 1)) == 1;
    }

    /// Puts them elsewhere: no way between, and none since the last update; how many. Skips what
    /// move does.
    /// Of different counts the smaller one counts.
    std::size_t place(Span<const ColliderId> ids, Span<const Pose> poses) noexcept {
        return clash_world_place(world_, detail::to_c(ids.first), detail::to_c(poses.first),
                                 detail::lesser(ids.count, poses.count));
    }

    /// Moves one along a bent way: from where it is to each stop until its time, and after the last
    /// one it stays. With other moves between the same two updates it takes one of equal parts of
    /// the time, and its stops have parts of that. Without stops it stays. Where two meet of which
    /// both have stops, each is at the stops of the other one at the floats nearest to its way, and
    /// times are rounded to floats: enter and exit are those of these ways.
    /// Not ok: Status::null_pointer, Status::bad_array, Status::stale_id, Status::not_finite,
    /// Status::unknown_value of a grid, and if a time is not from 0 to 1 or less than the one
    /// before, why the shape becomes invalid, Status::out_of_memory. O(stops).
    [[nodiscard]] Status move_along(ColliderId id, Span<const Stop> stops) noexcept {
        return from_c(clash_world_move_along(world_, id, detail::to_c(stops.first), stops.count));
    }

    /// Gives one another shape: same id, same pairs; as if it had had it since the last update.
    /// Not ok: as with many.
    [[nodiscard]] Status set_shape(ColliderId id, const Shape &shape) noexcept {
        return set_shape(Span<const ColliderId>(&id, 1), Span<const Shape>(&shape, 1));
    }

    /// Gives all of them other shapes, or none: same ids, same pairs; as if they had had them since
    /// the last update. Of one that is there twice the last shape counts. Takes the empty shape. Of
    /// different counts the smaller one counts.
    /// Not ok: Status::null_pointer, Status::bad_array, Status::stale_id, Status::unknown_value of
    /// a grid, why a shape is invalid or becomes so at its pose, Status::out_of_memory.
    [[nodiscard]] Status set_shape(Span<const ColliderId> ids, Span<const Shape> shapes) noexcept {
        return from_c(clash_world_set_shape(world_, detail::to_c(ids.first),
                                            detail::to_c(shapes.first),
                                            detail::lesser(ids.count, shapes.count)));
    }

    /// Gives one another filter, oneWay and user; shape and pose are not looked at. The next update
    /// ends what is no pair now.
    /// Not ok: as with many, but for memory.
    [[nodiscard]] Status set(ColliderId id, const Collider &collider) noexcept {
        const ClashCollider its_collider = detail::to_c(collider);
        return from_c(clash_world_set(world_, detail::to_c(&id), &its_collider, 1));
    }

    /// Gives all of them other filters, oneWay and user, or none; shapes and poses are not looked
    /// at. Of one that is there twice the last settings count. The next update ends what is no pair
    /// now. Of different counts the smaller one counts. They are listed for the library as by add.
    /// Not ok: Status::null_pointer, Status::bad_array, Status::stale_id, Status::not_finite,
    /// Status::unknown_value of flags; Status::out_of_memory of the list.
    [[nodiscard]] Status set(Span<const ColliderId> ids, Span<const Collider> colliders) noexcept {
        const std::size_t count = detail::lesser(ids.count, colliders.count);
        return with_listed({colliders.first, count}, [&](const ClashCollider *listed) noexcept {
            return clash_world_set(world_, detail::to_c(ids.first), listed, count);
        });
    }

    /// What was set of one. No if the id is stale.
    /// The world's copy of its shape, in its own frame, is its shape, whose arrays are the world's
    /// until it is changed.
    [[nodiscard]] std::optional<Collider> get(ColliderId id) const noexcept CLASH2D_LIFETIMEBOUND {
        ClashShape shape;
        ClashCollider collider;
        if (!clash_world_get(world_, id, &collider, &shape))
            return std::nullopt;
        return from_c(collider);
    }

    /// The shape of one where it is now, for each function of clash2d.hpp: contacts, relations,
    /// drawing. Its arrays are the world's until it is changed. No if the id is stale.
    [[nodiscard]] std::optional<Shape> shape(ColliderId id) const noexcept CLASH2D_LIFETIMEBOUND {
        Shape found;
        if (!clash_world_shape(world_, id, detail::to_c(&found)))
            return std::nullopt;
        return found;
    }

    /// Whether a collider is in the world: its id is not stale.
    [[nodiscard]] bool contains(ColliderId id) const noexcept {
        return clash_world_get(world_, id, nullptr, nullptr);
    }

    /// How many colliders there are.
    [[nodiscard]] std::size_t size() const noexcept { return clash_world_ids(world_, nullptr, 0); }

    /// All colliders by rising index; how many there are, of which as many are written as there is
    /// room for. O(n).
    std::size_t ids(Span<ColliderId> outIds) const noexcept {
        return clash_world_ids(world_, detail::to_c(outIds.first), outIds.count);
    }

    /// All colliders by rising index in a list; how many there are. O(n).
    template <class List, detail::if_list<List, ColliderId> = 0>
    std::size_t ids(List &outIds) const {
        return detail::answered(outIds, size(), [&](ColliderId *first, std::size_t count) {
            return ids({first, count});
        });
    }

    /// Lets updates look only for pairs of which both are in a region; none: for all, as at first.
    /// One is in it if a box around it and its way since the last update touches it; around
    /// oriented rectangles, sectors and turns boxes are larger than need be. Grids are in every
    /// region. The next update ends the pairs of what is outside then, and begins those of what is
    /// inside, on no way. Queries ask everywhere. Not ok: Status::null_pointer of no world, why the
    /// rectangle is invalid. O(n).
    [[nodiscard]] Status set_region(std::optional<Rectangle> region) noexcept {
        const ClashRectangle around = region.value_or(Rectangle());
        return from_c(clash_world_set_region(world_, region.has_value() ? &around : nullptr));
    }

    // ---- Updates -------------------------------------------------------------------------------

    /// Finds all pairs that touch now, or did on the ways since the last update. What they are
    /// belongs to the world and stays until its next update, restore or end, whatever is added,
    /// moved or removed meanwhile. Nothing is allocated unless there are more pairs than before.
    /// O(n + pairs).
    /// Not ok: Status::null_pointer, and Status::out_of_memory: the update may be repeated.
    Events update() noexcept CLASH2D_LIFETIMEBOUND {
        ClashEvents found = {};
        const Status status = from_c(clash_world_update(world_, &found));
        return {detail::told<Event>(found.begins, found.beginCount),
                detail::told<Event>(found.ends, found.endCount),
                detail::told<Pair>(found.stays, found.stayCount), status};
    }

    // ---- Queries: whenever nobody changes the world, from any thread ---------------------------

    /// What a shape collides with (a point, a rectangle, anything), exactly, by rising index; how
    /// many, at most the query's limit. As many are written as there is room for: the first ones.
    /// O(log n + hits).
    std::size_t overlaps(const Shape &shape, Span<ColliderId> outIds,
                         const Query &query = {}) const noexcept {
        const ClashQuery asked = query;
        return clash_world_overlaps(world_, detail::to_c(&shape), &asked,
                                    detail::to_c(outIds.first), outIds.count);
    }

    /// The same in a list.
    template <class List, detail::if_list<List, ColliderId> = 0>
    std::size_t overlaps(const Shape &shape, List &outIds, const Query &query = {}) const {
        const auto ask = [&](ColliderId *first, std::size_t count) {
            return overlaps(shape, {first, count}, query);
        };
        return detail::answered(outIds, detail::few, ask);
    }

    /// Whether a shape collides with anything; ends at the first that is found.
    [[nodiscard]] bool overlaps_any(const Shape &shape, const Query &query = {}) const noexcept {
        return overlaps(shape, Span<ColliderId>(), query.first(1)) != 0;
    }

    /// What is nearest to a shape and no farther than `maximum`, which counts; none if nothing is.
    /// Its `fraction` is the distance.
    [[nodiscard]] std::optional<WorldHit> nearest(const Shape &shape,
                                                  float maximum = detail::infinity(),
                                                  const Query &query = {}) const noexcept {
        WorldHit hit;
        if (nearest(shape, maximum, Span<WorldHit>(&hit, 1), query.first(1)) == 0)
            return std::nullopt;
        return hit;
    }

    /// What is nearest to a shape and no farther than `maximum`, which counts, by distance, then by
    /// index; how many, at most the query's limit. As many are written as there is room for: the
    /// nearest ones. Each hit has the distance as its `fraction`, the nearest point of the
    /// collider, and the direction towards it. Distances are compared as the floats that they are
    /// rounded to; whether one is at most `maximum` is exact. O(log n + hits). The nearest 8, and
    /// no search for more: `nearest(shape, maximum, hits, Query().first(8))`.
    std::size_t nearest(const Shape &shape, float maximum, Span<WorldHit> outHits,
                        const Query &query = {}) const noexcept {
        const ClashQuery asked = query;
        return clash_world_nearest(world_, detail::to_c(&shape), maximum, &asked,
                                   detail::to_c(outHits.first), outHits.count);
    }

    /// The same in a list.
    template <class List, detail::if_list<List, WorldHit> = 0>
    std::size_t nearest(const Shape &shape, float maximum, List &outHits,
                        const Query &query = {}) const {
        const auto ask = [&](WorldHit *first, std::size_t count) {
            return nearest(shape, maximum, {first, count}, query);
        };
        return detail::answered(outHits, detail::few, ask);
    }

    /// Whether anything comes within a distance of a shape; ends at the first that is found.
    [[nodiscard]] bool within_any(const Shape &shape, float distance,
                                  const Query &query = {}) const noexcept {
        return nearest(shape, distance, Span<WorldHit>(), query.first(1)) != 0;
    }

    /// What a ray meets first, the way from `origin` to `origin + movement`.
    [[nodiscard]] std::optional<WorldHit> cast_ray(Vector2D origin, Vector2D movement,
                                                   const Query &query = {}) const noexcept {
        WorldHit hit;
        if (cast_ray(origin, movement, Span<WorldHit>(&hit, 1), query.first(1)) == 0)
            return std::nullopt;
        return hit;
    }

    /// What a ray meets, the way from `origin` to `origin + movement`, by entry, then by index; how
    /// many, at most the query's limit. As many are written as there is room for: the first ones.
    /// Each hit is that of cast_ray, with the normal towards the collider. O(log n + hits).
    /// None if a number is not finite.
    std::size_t cast_ray(Vector2D origin, Vector2D movement, Span<WorldHit> outHits,
                         const Query &query = {}) const noexcept {
        const ClashQuery asked = query;
        return clash_world_cast_ray(world_, origin, movement, &asked, detail::to_c(outHits.first),
                                    outHits.count);
    }

    /// The same in a list.
    template <class List, detail::if_list<List, WorldHit> = 0>
    std::size_t cast_ray(Vector2D origin, Vector2D movement, List &outHits,
                         const Query &query = {}) const {
        const auto ask = [&](WorldHit *first, std::size_t count) {
            return cast_ray(origin, movement, {first, count}, query);
        };
        return detail::answered(outHits, detail::few, ask);
    }

    /// Whether a ray meets anything: whether something is in between. Ends at the first that is
    /// found.
    [[nodiscard]] bool cast_ray_any(Vector2D origin, Vector2D movement,
                                    const Query &query = {}) const noexcept {
        return cast_ray(origin, movement, Span<WorldHit>(), query.first(1)) != 0;
    }

    /// What a shape meets first that moves, and turns unless the rotation is 0. A way without a
    /// turn is a motion in braces: `cast(hero, {speed * seconds})`.
    [[nodiscard]] std::optional<WorldHit> cast(const Shape &shape, Motion motion,
                                               const Query &query = {},
                                               CastMode mode = CastMode::all) const noexcept {
        WorldHit hit;
        if (cast(shape, motion, Span<WorldHit>(&hit, 1), query.first(1), mode) == 0)
            return std::nullopt;
        return hit;
    }

    /// What a shape meets that moves, and turns unless the rotation is 0, by fraction, then by
    /// index; how many, at most the query's limit. As many are written as there is room for: the
    /// first ones. `mode` is a CastMode. Each hit is that of cast, or with a turn that of
    /// cast_turning with the world's tolerance, where swept_bounding_rectangle of the way and of
    /// the collider meet. O(log n + hits). None if a number is not finite or the mode unknown.
    std::size_t cast(const Shape &shape, Motion motion, Span<WorldHit> outHits,
                     const Query &query = {}, CastMode mode = CastMode::all) const noexcept {
        const ClashQuery asked = query;
        return clash_world_cast(world_, detail::to_c(&shape), motion, static_cast<uint32_t>(mode),
                                &asked, detail::to_c(outHits.first), outHits.count);
    }

    /// The same in a list.
    template <class List, detail::if_list<List, WorldHit> = 0>
    std::size_t cast(const Shape &shape, Motion motion, List &outHits, const Query &query = {},
                     CastMode mode = CastMode::all) const {
        const auto ask = [&](WorldHit *first, std::size_t count) {
            return cast(shape, motion, {first, count}, query, mode);
        };
        return detail::answered(outHits, detail::few, ask);
    }

    /// Whether a shape that moves, and turns unless the rotation is 0, meets anything; ends at the
    /// first that is found.
    [[nodiscard]] bool cast_any(const Shape &shape, Motion motion, const Query &query = {},
                                CastMode mode = CastMode::all) const noexcept {
        return cast(shape, motion, Span<WorldHit>(), query.first(1), mode) != 0;
    }

    /// The closest hit of each ray, in their order, on all workers; how many rays hit. Of a ray
    /// that hits nothing the id is none. The query's limit does not matter. Of different counts the
    /// smaller one counts.
    std::size_t cast_rays(Span<const Ray> rays, Span<WorldHit> outHits,
                          const Query &query = {}) const noexcept {
        const ClashQuery asked = query;
        return clash_world_cast_rays(world_, detail::to_c(rays.first),
                                     detail::lesser(rays.count, outHits.count), &asked,
                                     detail::to_c(outHits.first));
    }

    /// The same in a list, which has a hit for each ray then.
    template <class List, detail::if_list<List, WorldHit> = 0>
    std::size_t cast_rays(Span<const Ray> rays, List &outHits, const Query &query = {}) const {
        outHits.resize(rays.count);
        return cast_rays(rays, Span<WorldHit>(outHits.data(), outHits.size()), query);
    }

    // ---- Snapshots -----------------------------------------------------------------------------

    /// Writes all that later answers depend on, ids to come included; how many bytes that is. With
    /// too little room nothing is written. With `base`, a whole snapshot of this world, only what
    /// differs; 0 if it is none. No addresses, the same bytes on every platform. O(n).
    std::size_t snapshot(Span<uint8_t> outBytes, Bytes base = {}) const noexcept {
        return clash_world_snapshot(world_, base.first, base.count, outBytes.first, outBytes.count);
    }

    /// The same in a list of bytes of any type; one that is kept has room, a new one is asked for
    /// twice.
    template <class List, detail::if_byte_list<List> = 0>
    std::size_t snapshot(List &outBytes, Bytes base = {}) const {
        const auto ask = [&](auto *first, std::size_t count) {
            return snapshot(Span<uint8_t>(reinterpret_cast<uint8_t *>(first), count), base);
        };
        return detail::answered(outBytes, 0, ask);
    }

    /// Makes a world what it was at a snapshot; a difference needs the base that it was told to.
    /// Ids made since are void and may be given again; the events of the last update are gone.
    /// Memory and threads stay those of the world. Not ok: Status::null_pointer,
    /// Status::bad_snapshot, Status::out_of_memory; then nothing was changed. O(n log n).
    [[nodiscard]] Status restore(Bytes bytes, Bytes base = {}) noexcept {
        return from_c(
            clash_world_restore(world_, base.first, base.count, bytes.first, bytes.count));
    }

    /// A hash of all that later answers depend on: of equal whole snapshots equal, on every
    /// platform. O(n).
    [[nodiscard]] uint64_t hash() const noexcept { return clash_world_hash(world_); }

    // ---- Logs ----------------------------------------------------------------------------------

    /// Begins a log of all that changes the world, with all that is in it now; `isOn` no: ends it,
    /// and forgets what was not taken. Each update costs a hash of the world while a log is
    /// written, and a snapshot of all of it if a grid was added or edited since the last one.
    /// Not ok: Status::null_pointer, Status::out_of_memory. O(n).
    [[nodiscard]] Status record(bool isOn) noexcept {
        return from_c(clash_world_record(world_, isOn));
    }

    /// Takes what was written since the last time, up to the last update; how many bytes that is.
    /// With too little room nothing is taken. All that was taken, in one piece, is the log; the
    /// same bytes on every platform. Where memory for it ran out it has ended, and nothing else has
    /// failed: then there is nothing to take after an update.
    std::size_t take_log(Span<uint8_t> outBytes) noexcept {
        return clash_world_take_log(world_, outBytes.first, outBytes.count);
    }

    /// The same in a list of bytes of any type.
    template <class List, detail::if_byte_list<List> = 0> std::size_t take_log(List &outBytes) {
        outBytes.resize(take_log(Span<uint8_t>()));
        return take_log(
            Span<uint8_t>(reinterpret_cast<uint8_t *>(outBytes.data()), outBytes.size()));
    }

    /// Plays a log from the place in `replay` on, until after the next update; from place 0 until
    /// the world is what it was when the log was begun. Whether the two runs are still the same,
    /// `expected` and `found` tell. At the end of the log nothing is played, and the place stays.
    /// Memory and threads stay those of the world. Not ok: Status::null_pointer,
    /// Status::bad_snapshot if this is no log or no such place in it, and Status::out_of_memory,
    /// after which it can't be played on. `replay` is written only if the status is Status::ok.
    [[nodiscard]] Status replay(Bytes log, Replay &replay) noexcept {
        ClashReplay played = {replay.place, replay.expected, replay.found};
        const Status status = from_c(clash_world_replay(world_, log.first, log.count, &played));
        replay = {played.place, played.expected, played.found};
        return status;
    }

  private:
    /// Calls with colliders of the C API, which are listed for as long as that takes.
    template <class Call>
    [[nodiscard]] Status with_listed(Span<const Collider> colliders, Call call) noexcept {
        if (world_ == nullptr || colliders.first == nullptr || colliders.count == 0)
            return from_c(call(nullptr));
        if (colliders.count > SIZE_MAX / sizeof(ClashCollider))
            return Status::bad_array;
        void *const memory = clash2d_memory::clash2d_take(colliders.count * sizeof(ClashCollider));
        if (memory == nullptr)
            return Status::out_of_memory;
        ClashCollider *const listed = static_cast<ClashCollider *>(memory);
        for (std::size_t i = 0; i < colliders.count; ++i)
            listed[i] = detail::to_c(colliders.first[i]);
        const ClashStatus status = call(listed);
        clash2d_memory::clash2d_give_back(memory);
        return from_c(status);
    }

    ClashWorld *world_ = nullptr;
};

// ---- Grids -------------------------------------------------------------------------------------

/// What is in a cell.
struct Tile {
    /// 0: nothing; 1: all of the cell is solid; others by their numbers in the table.
    uint16_t kind = 0;
    /// The program's own number, which comes back with each hit; of nothing it is 0.
    uint16_t material = 0;

    /// Whether both are the same.
    [[nodiscard]] friend constexpr bool operator==(Tile a, Tile b) noexcept {
        return a.kind == b.kind && a.material == b.material;
    }

    /// Whether they differ.
    [[nodiscard]] friend constexpr bool operator!=(Tile a, Tile b) noexcept { return !(a == b); }
};

/// A cell, and what is in it.
struct GridTile {
    /// Which cell.
    GridCell cell;
    /// What is in it.
    Tile tile;
};

/// How far a shape is from a grid.
struct GridDistance {
    /// The nearest cell that is not empty: of several the first one in the order of the cells.
    GridTile found;
    /// How far the shape is from what is in it: `pointA` and `placeA` are the tile's.
    Distance distance;
};

/// Where a ray meets a grid.
struct GridRayHit {
    /// The cell, and what is in it.
    GridTile found;
    /// The part of the ray before the first point of the grid, from 0 to 1: the greatest float that
    /// is not beyond it.
    float fraction = 0;
    /// That point.
    Vector2D point;
    /// Out of the edge of the grid there, of length 1: of two edges at a corner the one that is
    /// more against the ray. The null vector if the ray starts in the grid.
    Vector2D normal;
    /// Where the point is on the border of the tile; all 0 if the ray starts in the grid.
    Place place;
    /// Whether the ray's start belongs to the grid.
    bool startsInside = false;
    /// Always 0, so that no byte of the struct is left unwritten.
    uint8_t reserved[3] = {0, 0, 0};
};

/// When and where a moving shape meets a grid first.
struct GridCastHit {
    /// The cell, and what is in it.
    GridTile found;
    /// When and where: the tile is the first shape, so that the normal leads out of the grid.
    CastHit cast;
};

/// How a shape touches a grid, or comes near it.
struct GridContact {
    /// The cell, and what is in it.
    GridTile found;
    /// How the shape touches what is in it: the tile is the first shape, so that the normal leads
    /// out of the grid.
    Contact contact;
};

/// A rectangle of cells.
struct GridArea {
    /// The lower left one.
    GridCell first;
    /// How many columns there are.
    uint32_t width = 0;
    /// How many rows there are.
    uint32_t height = 0;
};

/// In which order the rows of cells are in an array.
enum class GridRows : uint32_t {
    /// The lowest one first, upwards, as the numbers of cells are.
    bottom_first = 0,
    /// The highest one first, as text and most pictures are.
    top_first = 1,
};

/// What a grid is made with.
struct GridSettings {
    /// How large a cell is: greater than 0.
    Vector2D cellSize;
    /// Where cell (0, 0) begins.
    Vector2D origin;
    /// Where its memory comes from.
    Allocator allocator;

    /// As settings of the C API.
    [[nodiscard]] operator ClashGridSettings() const noexcept {
        return {cellSize, origin, {allocator.allocate, allocator.release, allocator.context}};
    }
};

namespace detail {

template <> struct InC<GridCell> { using Type = ClashGridCell; };
template <> struct InC<GridTile> { using Type = ClashGridTile; };
template <> struct InC<GridDistance> { using Type = ClashGridDistance; };
template <> struct InC<GridRayHit> { using Type = ClashGridRayHit; };
template <> struct InC<GridCastHit> { using Type = ClashGridCastHit; };
template <> struct InC<GridContact> { using Type = ClashGridContact; };
template <> struct InC<GridArea> { using Type = ClashGridArea; };
template <> struct InC<Tile> { using Type = ClashTile; };

} // namespace detail

/// Cells of a size, of which the first begins at (0, 0), in the system's memory. What
/// Grid(cellSize) is made with; the functions for memory are told.
[[nodiscard]] inline GridSettings default_grid(Vector2D cellSize) noexcept {
    const ClashGridSettings c = clash_default_grid(cellSize);
    GridSettings settings;
    settings.cellSize = from_c(c.cellSize);
    settings.origin = from_c(c.origin);
    settings.allocator.allocate = c.allocator.allocate;
    settings.allocator.release = c.allocator.release;
    settings.allocator.context = c.allocator.context;
    return settings;
}

/// A grid to be asked: one of the program's, or that of a world, which only edit_grid lets change.
///
/// Owns nothing, and lasts as long as that grid: ask for it anew instead of keeping it. It may be
/// copied, not assigned.
class CLASH2D_POINTER GridView {
  public:
    /// The same grid.
    GridView(const GridView &) noexcept = default;

    /// Not assigned: a Grid is one, too, and would own another grid then.
    GridView &operator=(const GridView &) = delete;

    /// The program's.
    GridView(const Grid &grid CLASH2D_LIFETIMEBOUND) noexcept;

    /// Whether there is a grid: there was memory for it, and it was not moved from.
    [[nodiscard]] explicit operator bool() const noexcept { return grid_ != nullptr; }

    /// For functions of world.h; stays owned by the program, or by the world.
    [[nodiscard]] const ClashGrid *c_grid() const noexcept { return grid_; }

    /// What is in the cells of a rectangle that is not empty, or in all cells if `area` is null: to
    /// draw or to save; how much, of which as much is written as there is room for.
    /// They come in the order of touched. What is empty is skipped in large blocks.
    std::size_t tiles(const GridArea *area, Span<GridTile> outTiles) const noexcept {
        return clash_grid_tiles(grid_, detail::to_c(area), detail::to_c(outTiles.first),
                                outTiles.count);
    }

    /// The same in a list; how much there is.
    template <class List, detail::if_list<List, GridTile> = 0>
    std::size_t tiles(const GridArea *area, List &outTiles) const {
        return detail::answered(outTiles, detail::few, [&](GridTile *first, std::size_t count) {
            return tiles(area, Span<GridTile>(first, count));
        });
    }

    /// What is in a cell. O(1).
    [[nodiscard]] Tile get(GridCell cell) const noexcept {
        const ClashTile tile = clash_grid_get(grid_, {cell.x, cell.y});
        return {tile.kind, tile.material};
    }

    /// How many cells are not empty.
    [[nodiscard]] std::size_t size() const noexcept { return clash_grid_count(grid_); }

    /// The cell in which a point is: of a point on a line between two, the one to the right or
    /// above. None if the point is not finite, or there is no such cell. Exact.
    [[nodiscard]] std::optional<GridCell> cell_at(Vector2D point) const noexcept {
        GridCell cell;
        if (!clash_grid_cell_at(grid_, point, detail::to_c(&cell)))
            return std::nullopt;
        return cell;
    }

    /// The shape of what is in a cell, for each function of clash2d.hpp; none of an empty one.
    /// Where the cell begins may be no float; then it is a group, whose member is `outMember`. The
    /// corners are the grid's until it is changed.
    [[nodiscard]] std::optional<Shape>
    shape(GridCell cell, Shape &outMember CLASH2D_LIFETIMEBOUND) const noexcept {
        Shape found;
        if (!clash_grid_shape(grid_, {cell.x, cell.y}, detail::to_c(&outMember),
                              detail::to_c(&found)))
            return std::nullopt;
        return found;
    }

    /// Whether a shape shares a point with the grid; touching counts. Exact.
    /// Asks the cells that are near the shape until one touches it.
    [[nodiscard]] bool collide(const Shape &shape) const noexcept {
        return clash_grid_collide(grid_, detail::to_c(&shape));
    }

    /// All cells with something that shares a point with a shape; how many, of which as many are
    /// written as there is room for. Exact.
    /// They come in blocks of 8 by 8, by rows from below and in each from the left. Cell x is in
    /// block (x + 4) / 8, rounded down; blocks are in larger ones in the same way.
    std::size_t touched(const Shape &shape, Span<GridTile> outTiles) const noexcept {
        return clash_grid_touched(grid_, detail::to_c(&shape), detail::to_c(outTiles.first),
                                  outTiles.count);
    }

    /// The same in a list; how many there are.
    template <class List, detail::if_list<List, GridTile> = 0>
    std::size_t touched(const Shape &shape, List &outTiles) const {
        return detail::answered(outTiles, detail::few, [&](GridTile *first, std::size_t count) {
            return touched(shape, Span<GridTile>(first, count));
        });
    }

    /// What a ray, the way from `origin` to `origin + movement`, meets first; none if it shares no
    /// point with the grid. Exact; the end is a sum of real numbers.
    /// Tiles that let movers pass are there as all others. Looks at what is filled along the ray up
    /// to there: what is empty is skipped in large blocks.
    [[nodiscard]] std::optional<GridRayHit> cast_ray(Vector2D origin,
                                                     Vector2D movement) const noexcept {
        GridRayHit hit;
        if (!clash_grid_cast_ray(grid_, origin, movement, detail::to_c(&hit)))
            return std::nullopt;
        return hit;
    }

    /// What a shape meets first that moves in a straight line, each of its points to that +
    /// movement, a sum of real numbers; none if it never shares a point with the grid, a number is
    /// not finite or the settings are refused (check). As exact as cast.
    /// The normal leads out of the union: it is none of an edge where tiles are flush, and a corner
    /// counts only if it is one of the union. What touches at the start meets at 0 with the deepest
    /// of contacts, or with CastMode::approaching the deepest into which the movement leads; what
    /// slides along flush tiles meets none of them. Of tiles that are met at the same time the one
    /// that is most in the way is told. Tiles that let movers pass are there as all others.
    /// Looks at what is filled along the way of a box around the shape, up to there: what is empty
    /// is skipped in large blocks.
    [[nodiscard]] std::optional<GridCastHit>
    cast(const Shape &shape, Vector2D movement, const CastSettings &settings = {}) const noexcept {
        GridCastHit hit;
        if (!clash_grid_cast(grid_, detail::to_c(&shape), movement, detail::to_c(&settings),
                             detail::to_c(&hit)))
            return std::nullopt;
        return hit;
    }

    /// All contacts of a shape with the grid, or if it comes within a distance of it: of each edge
    /// of the union's border that it touches one, as contacts has them of a polygon. How many, of
    /// which as many are written as there is room for. None within a negative distance or NaN.
    /// The edges where tiles are flush are not there: no contact has the normal of one, and none
    /// stumbles over their ends. Each contact is that of one cell: a box on a floor has one for
    /// each tile below it, all alike. What is all inside of the grid, touching no edge but
    /// from inside, is pushed out past an edge that it touches from outside then: the shortest one
    /// of the 16 shortest ways after which it is in no tile, or else the shortest one. Lines and
    /// sectors touch each tile as if that were alone. There is one exactly if the shape collides
    /// with the grid, or comes within the distance. Errors as those of contact; cells come in the
    /// order of touched, of groups for each member. Looks at the cells at the border within the
    /// distance, and passes over full ones with full ones on all sides; of what is all inside at
    /// those within twice that way.
    std::size_t contacts(const Shape &shape, float distance,
                         Span<GridContact> outContacts) const noexcept {
        return clash_grid_contacts(grid_, detail::to_c(&shape), distance,
                                   detail::to_c(outContacts.first), outContacts.count);
    }

    /// The same in a list; how many there are.
    template <class List, detail::if_list<List, GridContact> = 0>
    std::size_t contacts(const Shape &shape, float distance, List &outContacts) const {
        return detail::answered(
            outContacts, detail::few, [&](GridContact *first, std::size_t count) {
                return contacts(shape, distance, Span<GridContact>(first, count));
            });
    }

    /// How far a shape is from the grid, if that is no more than `maximum`; none also if all cells
    /// are empty. As exact as distance. Looks at the cells within a few times
    /// that distance.
    [[nodiscard]] std::optional<GridDistance>
    distance(const Shape &shape, float maximum = detail::infinity()) const noexcept {
        GridDistance found;
        if (!clash_grid_distance(grid_, detail::to_c(&shape), maximum, detail::to_c(&found)))
            return std::nullopt;
        return found;
    }

  protected:
    friend class World;

    /// Of world.h; null: none.
    explicit GridView(const ClashGrid *grid) noexcept : grid_(grid) {}

    /// What is asked.
    const ClashGrid *grid_;
};

/// A level of tiles: cells of one size, each empty, full or with a convex polygon in it.
///
///     clash::Grid level({16, 16});
///     const auto slope = level.add_kind(corners);
///     if (level.set({4, 1}, {1, 0}) != clash::Status::ok) ...
///     const auto hit = level.cast_ray(eye, 500 * look);
///
/// It is one set of points, the union of what is in its cells: the edges where tiles are flush are
/// not there. Cell (x, y) begins at `origin + (x, y) * cellSize`, a real number that is never
/// rounded, and so do the points of what is in it, so that neighbours share their corners wherever
/// they are. It takes memory for what is filled: 5 bytes a cell where many are together, 18 where
/// one in 20 is filled.
///
/// Owns all of it, unless a world lends it, and may be moved, not copied. A grid for which there
/// was no memory, or that was moved from, is none: it refuses all with Status::null_pointer, and
/// answers as an empty one does.
class CLASH2D_OWNER Grid : public GridView {
  public:
    /// A grid of empty cells of a size, of which the first begins at (0, 0), in the system's
    /// memory.
    explicit Grid(Vector2D cellSize) noexcept : Grid(default_grid(cellSize)) {}

    /// A grid of empty cells: a level of tiles, of which only what is filled takes memory. None:
    /// there is no memory, or the settings are not finite, or of cells whose size is not greater
    /// than 0. Settings without functions for memory mean the system's.
    ///
    /// A grid is one set of points, the union of what is in its cells: the edges where tiles are
    /// flush are not there. Cell (x, y) begins at origin + (x, y) * cellSize, a real number that is
    /// never rounded. It may be asked from many threads as long as nobody changes it.
    explicit Grid(const GridSettings &settings) noexcept : GridView(nullptr) {
        const ClashGridSettings its_settings = settings;
        grid_ = clash_grid_create(&its_settings);
    }

    /// Takes another grid, which is none then.
    Grid(Grid &&other) noexcept : GridView(other.grid_), isLent_(other.isLent_) {
        other.grid_ = nullptr;
    }

    /// Takes another grid, which is none then; ends its own.
    Grid &operator=(Grid &&other) noexcept {
        Grid taken(static_cast<Grid &&>(other));
        const ClashGrid *const own = grid_;
        const bool isLent = isLent_;
        grid_ = taken.grid_;
        isLent_ = taken.isLent_;
        taken.grid_ = own;
        taken.isLent_ = isLent;
        return *this;
    }

    /// Ends a grid and all that belongs to it, unless it is lent.
    ~Grid() {
        if (!isLent_)
            clash_grid_destroy(c_grid());
    }

    /// For functions of world.h; stays owned by this, or by the world.
    [[nodiscard]] ClashGrid *c_grid() const noexcept CLASH2D_LIFETIMEBOUND {
        return const_cast<ClashGrid *>(grid_); // No Grid is made of a const one.
    }

    /// Adds a kind of tile: a convex polygon, seen from where a cell begins, either way round. The
    /// answer is its number, or none, with the reason at `outStatus` if that is not null.
    /// Kinds are numbered from 2 on in the order of the calls. A corner whose X or Y is 0 or the
    /// cell's size is exactly on the side of the cell, and the neighbour's corner there is the same
    /// point. Movers pass it in the direction `oneWay` as they pass such obstacles; (0, 0): in
    /// none. The corners are copied; they may be those of another kind. Not ok, and nothing is
    /// changed: Status::null_pointer, Status::bad_array, Status::not_finite, Status::unknown_value
    /// if a corner is outside of the cell, Status::not_simple if it is not convex or has no area,
    /// Status::out_of_memory, also of more than 65,534 kinds.
    std::optional<uint16_t> add_kind(Span<const Vector2D> corners, Vector2D oneWay = {},
                                     Status *outStatus = nullptr) noexcept {
        uint16_t kind = 0;
        const Status status = from_c(clash_grid_add_kind(c_grid(), detail::to_c(corners.first),
                                                         corners.count, oneWay, &kind));
        if (outStatus != nullptr)
            *outStatus = status;
        return status == Status::ok ? std::optional(kind) : std::nullopt;
    }

    /// Writes what is in a cell. O(1).
    /// Not ok, and nothing is changed: Status::null_pointer, Status::out_of_memory, and
    /// Status::unknown_value of a kind that there is not, and if the place where the cell begins is
    /// no sum of two floats on each axis, as it is up to 2^24 cells away from an origin of (0, 0)
    /// whatever their size is, and anywhere if the size has up to 17 binary digits.
    [[nodiscard]] Status set(GridCell cell, Tile tile) noexcept {
        return from_c(clash_grid_set(c_grid(), {cell.x, cell.y}, {tile.kind, tile.material}));
    }

    /// Writes the same into all cells of a rectangle: set of each. What is empty takes no time, and
    /// no memory.
    /// Not ok, and nothing is changed: as set of any of them, and Status::unknown_value also of
    /// cells beyond those that there are.
    [[nodiscard]] Status fill(const GridArea &area, Tile tile) noexcept {
        return from_c(clash_grid_fill(c_grid(), *detail::to_c(&area), {tile.kind, tile.material}));
    }

    /// Writes what an array of bytes says into all cells of a rectangle: a row after the other, of
    /// which each begins `stride` bytes after the one before. `tiles` says what each byte stands
    /// for: 0 for the first of them; also nothing.
    /// Not ok, and nothing is changed: as fill; Status::unknown_value of a byte for which there is
    /// no tile, and of unknown `rows`; Status::bad_array if there are too few bytes.
    [[nodiscard]] Status fill_bytes(const GridArea &area, Span<const uint8_t> bytes,
                                    std::size_t stride, GridRows rows,
                                    Span<const Tile> tiles) noexcept {
        return from_c(clash_grid_fill_bytes(c_grid(), *detail::to_c(&area), bytes.first,
                                            bytes.count, stride, static_cast<uint32_t>(rows),
                                            detail::to_c(tiles.first), tiles.count));
    }

    /// Writes a tile where a bitmap has a 1, and nothing where it has a 0, into all cells of a
    /// rectangle: a row after the other, of which each begins `stride` bits after the one before.
    /// Of each byte the lowest bit comes first.
    /// Not ok, and nothing is changed: as fill; Status::unknown_value of unknown `rows`;
    /// Status::bad_array if there are too few bits.
    [[nodiscard]] Status fill_bits(const GridArea &area, Span<const uint8_t> bits,
                                   std::size_t stride, GridRows rows, Tile tile) noexcept {
        return from_c(clash_grid_fill_bits(c_grid(), *detail::to_c(&area), bits.first, bits.count,
                                           stride, static_cast<uint32_t>(rows),
                                           {tile.kind, tile.material}));
    }

  private:
    friend class World;
    struct Lent {};

    /// A world's.
    Grid(ClashGrid *grid, Lent) noexcept : GridView(grid), isLent_(true) {}

    bool isLent_ = false;
};

inline GridView::GridView(const Grid &grid) noexcept : grid_(grid.c_grid()) {}

inline ColliderId World::add_grid(Grid &&grid, const Collider &collider,
                                  Status *outStatus) noexcept {
    const ClashCollider its_collider = detail::to_c(collider);
    ColliderId id;
    Status status = Status::null_pointer;
    if (!grid.isLent_)
        status =
            from_c(clash_world_add_grid(world_, grid.c_grid(), &its_collider, detail::to_c(&id)));
    if (status == Status::ok)
        grid.grid_ = nullptr;
    if (outStatus != nullptr)
        *outStatus = status;
    return id;
}

inline GridView World::grid(ColliderId id) const noexcept CLASH2D_LIFETIMEBOUND {
    return GridView(clash_world_grid(world_, id));
}

inline Grid World::edit_grid(ColliderId id) noexcept CLASH2D_LIFETIMEBOUND {
    return Grid(clash_world_edit_grid(world_, id), Grid::Lent());
}

// ---- Movers ------------------------------------------------------------------------------------

/// Which obstacle it is.
struct ObstacleId {
    /// By its id in the world; none: one of the list, or the grid.
    ColliderId collider;
    /// By its number in the list, from 0; 2^32 - 1: the grid, which is one obstacle.
    uint32_t number = 0;

    /// Whether it is the grid.
    [[nodiscard]] constexpr bool is_grid() const noexcept {
        return collider == ColliderId() && number == UINT32_MAX;
    }

    /// Whether both are the same.
    [[nodiscard]] friend constexpr bool operator==(ObstacleId a, ObstacleId b) noexcept {
        return a.collider == b.collider && a.number == b.number;
    }

    /// Whether they are two.
    [[nodiscard]] friend constexpr bool operator!=(ObstacleId a, ObstacleId b) noexcept {
        return !(a == b);
    }
};

/// What stands in the way of movers, where it is at the end of the span.
struct CLASH2D_POINTER Obstacle {
    /// Any but lines and sectors, which stop nobody; of a chain with a solid side each edge lets
    /// pass to its free one. An invalid one stops nobody.
    Shape shape;
    /// How it came there; zero: it stands. A carrier takes with it what stands on it, and pushes
    /// what is in its way; one that turns takes with it, and then pushes out of where it is.
    Motion motion = {};
    /// The direction in which movers pass it; (0, 0): in none.
    Vector2D oneWay;

    /// The empty shape.
    constexpr Obstacle() noexcept = default;

    /// A shape that stands, and lets nobody pass.
    constexpr Obstacle(Shape its_shape CLASH2D_LIFETIMEBOUND) noexcept : shape(its_shape) {}

    /// A circle, a rectangle or what else leads to nothing, so that it becomes one by itself.
    template <class Simple, class = decltype(detail::kind_of<Simple>::value)>
    constexpr Obstacle(const Simple &its_shape) noexcept : shape(its_shape) {}

    /// A polygon.
    constexpr Obstacle(Polygon its_shape CLASH2D_LIFETIMEBOUND) noexcept : shape(its_shape) {}

    /// A chain.
    constexpr Obstacle(Chain its_shape CLASH2D_LIFETIMEBOUND) noexcept : shape(its_shape) {}

    /// A group.
    constexpr Obstacle(Group its_shape CLASH2D_LIFETIMEBOUND) noexcept : shape(its_shape) {}

    /// The shape of an owner.
    Obstacle(const OwnedShape &its_shape CLASH2D_LIFETIMEBOUND) noexcept
        : shape(its_shape.shape()) {}

    /// The same as a carrier that came by a motion; a way without a turn is one in braces.
    [[nodiscard]] constexpr Obstacle moved_by(Motion its_motion) const noexcept {
        Obstacle other = *this;
        other.motion = its_motion;
        return other;
    }

    /// The same with a direction in which movers pass.
    [[nodiscard]] constexpr Obstacle one_way(Vector2D direction) const noexcept {
        Obstacle other = *this;
        other.oneWay = direction;
        return other;
    }
};

/// What stands in the way of a mover: a list, a world, a grid, or several of these.
struct CLASH2D_POINTER Obstacles {
    /// Of it the first 2^32 - 1 count.
    Span<const Obstacle> list;
    /// Its sensors are in nobody's way.
    const World *world = nullptr;
    /// Which colliders of the world: not of the mover's own family.
    Query query;
    /// Null: no grid.
    const GridView *grid = nullptr;

    /// None.
    Obstacles() noexcept = default;

    /// A list: an array, a vector, or what else is a span of obstacles.
    template <class List,
              class = std::enable_if_t<std::is_convertible_v<const List &, Span<const Obstacle>>>>
    Obstacles(const List &its_list CLASH2D_LIFETIMEBOUND) noexcept : list(its_list) {}

    /// What is solid in a world of what a query is about.
    Obstacles(const World &its_world CLASH2D_LIFETIMEBOUND, const Query &its_query = {}) noexcept
        : world(&its_world), query(its_query) {}

    /// Both.
    Obstacles(Span<const Obstacle> its_list, const World &its_world CLASH2D_LIFETIMEBOUND,
              const Query &its_query = {}) noexcept
        : list(its_list), world(&its_world), query(its_query) {}

    /// A grid.
    Obstacles(const GridView &its_grid CLASH2D_LIFETIMEBOUND) noexcept : grid(&its_grid) {}

    /// The same and a grid.
    [[nodiscard]] Obstacles with(const GridView &its_grid CLASH2D_LIFETIMEBOUND) const noexcept {
        Obstacles other = *this;
        other.grid = &its_grid;
        return other;
    }
};

/// What a mover keeps between calls; all zero at first.
struct MoverState {
    /// What it stands on, if the touches tell that it does.
    ObstacleId floor;
    /// MoverTouch.
    MoverTouch touches = {};
    /// Out of the floor, of length 1; (0, 0): it stands on none.
    Vector2D floorNormal;

    /// Whether it stands on a floor.
    [[nodiscard]] constexpr bool is_on_floor() const noexcept {
        return has(touches, MoverTouch::floor);
    }
};

/// What a mover came to.
struct MoverHit {
    /// The obstacle.
    ObstacleId id;
    /// How many stops of the way there are before.
    uint32_t stop = 0;
    /// What the program keeps with the collider; of the grid that is in no world the material of
    /// the tile; of the list 0.
    uint64_t user = 0;
    /// Where the mover was then.
    Vector2D position;
    /// Towards the obstacle, of length 1.
    Vector2D normal;
    /// The part of the way before.
    float time = 0;
    /// What it is to the mover: the MoverTouch of a floor, a wall or a ceiling.
    MoverTouch touch = {};
    /// Of a grid the cell of the tile, of several that are flush the first to which it came; of
    /// others (0, 0).
    GridCell cell;
};

/// Where a mover got.
struct MoverResult {
    /// Unless it is stuck or crushed it shares no inner point with any obstacle there.
    Vector2D position;
    /// How far carriers took or pushed it.
    Vector2D carried;
    /// What is left of the movement.
    Vector2D rest;
    /// For the next call.
    MoverState state;
    /// What it came to in all, at most 64; what has no room is not told.
    std::size_t hitCount = 0;
    /// The stops of its way in all, at most 64, the last of which is where it is.
    std::size_t stopCount = 0;
};

struct Mover;

namespace detail {

template <> struct InC<Obstacle> { using Type = ClashObstacle; };
template <> struct InC<Mover> { using Type = ClashMover; };
template <> struct InC<MoverHit> { using Type = ClashMoverHit; };
template <> struct InC<MoverResult> { using Type = ClashMoverResult; };

} // namespace detail

/// A shape that is moved, and how.
///
///     clash::Mover hero(clash::Capsule{{0, 0.5f}, {0, 1.5f}, 0.5f}, {0, 1});
///     hero.snap = hero.step = 0.25f;
///     const auto moved = hero.advance({world, others}, position, velocity * seconds, state, hits);
///     if (moved)
///         position = moved->position, state = moved->state;
struct CLASH2D_POINTER Mover {
    /// In its own frame, turned as it is to be: a circle, capsule or rectangle, a convex polygon,
    /// or a group of such; each with an area.
    Shape shape;
    /// Away from floors, of any length; (0, 0): seen from above, where there are none.
    Vector2D up;
    /// Degrees between `up` and the normal of the steepest floor, from 0 to 180; exactly as many
    /// are a floor.
    float floorAngle = 45;
    /// The highest step that it climbs from a floor; 0: none.
    float step = 0;
    /// How far down a floor holds it that it stood on, unless it moves up.
    float snap = 0;
    /// How far it gives way sideways to the corner of a ceiling.
    float nudge = 0;
    /// The distance that it keeps from obstacles; 0: it touches them.
    float gap = 0;
    /// The longest way out of what it overlaps at the start.
    float pushOut = 3.402823466e+38f;
    /// MoverFlags.
    MoverFlags flags = {};
    /// Has to be 0.
    uint32_t reserved = 0;

    /// The empty shape, with which nobody moves.
    constexpr Mover() noexcept = default;

    /// A shape, and what is up; (0, 0): seen from above.
    constexpr explicit Mover(Shape its_shape CLASH2D_LIFETIMEBOUND, Vector2D its_up = {}) noexcept
        : shape(its_shape), up(its_up) {}

    /// The same with more flags.
    [[nodiscard]] constexpr Mover with(MoverFlags more) const noexcept {
        Mover other = *this;
        other.flags |= more;
        return other;
    }

    /// Moves a mover through obstacles from a place by a movement: out of what it is in, then with
    /// its carriers, then its own way, along all that stops it. `before` is the state of its last
    /// result, all zero at first.
    ///
    /// Where it ends it shares no inner point with an obstacle, unless the state says that it is
    /// stuck or crushed, and no straight part of its way leads through one, but for those out of
    /// what it is in at the start and out of a carrier that turned: both exactly, at any speed. It
    /// touches what stops it to less than a float. What is flush is felt as one piece, in whatever
    /// order the obstacles are; mirrored levels give mirrored places. Pushed on against what stops
    /// it, it comes to a place that it keeps, bit for bit.
    ///
    /// What it came to and the stops of its way, for move_along, are written as far as there is
    /// room; there is no more than 64 of each. Stops have no rotation, as a mover does not turn,
    /// and times by the length of the way. The way bends up to 32 times; what is left then is told
    /// as the rest. One-way obstacles stop what moves against the direction in which they let pass,
    /// unless it is in them or on their other side. Of a polygon that is not convex, and of a
    /// chain, the border stops it.
    ///
    /// Pure: a world is only asked, as by its queries. Each of up to some tens of rounds asks for
    /// the pieces near its next straight part: of a world and of prepared shapes O(log n), of a
    /// grid what is filled in the box around that, of others all are looked at. Nothing is
    /// allocated.
    /// None, and `outStatus` says why: Status::bad_array of a list at no possible address,
    /// Status::not_finite, Status::negative, Status::unknown_value of its flags,
    /// Status::reserved_not_zero, why check refuses the shape, and Status::not_simple of a shape
    /// that has a piece which is not convex, or has no area. Then nothing is written.
    [[nodiscard]] std::optional<MoverResult>
    advance(const Obstacles &obstacles, Vector2D start, Vector2D movement,
            const MoverState &before = {}, Span<MoverHit> outHits = {}, Span<Stop> outStops = {},
            Status *outStatus = nullptr) const noexcept {
        const ClashQuery asked = obstacles.query;
        const ClashObstacles around = {
            detail::to_c(obstacles.list.first), obstacles.list.count,
            obstacles.world == nullptr ? nullptr : obstacles.world->c_world(), &asked,
            obstacles.grid == nullptr ? nullptr : obstacles.grid->c_grid()};
        ClashMoverState state = {};
        static_assert(sizeof state == sizeof before);
        std::memcpy(&state, &before, sizeof state);
        MoverResult result;
        const Status status = from_c(clash_mover_advance(
            detail::to_c(this), &around, start, movement, state, detail::to_c(outHits.first),
            outHits.count, detail::to_c(outStops.first), outStops.count, detail::to_c(&result)));
        if (outStatus != nullptr)
            *outStatus = status;
        return status == Status::ok ? std::optional(result) : std::nullopt;
    }
};

/// A mover with floors to 45 degrees, pushed out of what it overlaps at the start by any way; no
/// step, snap, nudge, gap or flags. Arrays of the shape stay the caller's. What Mover(shape, up)
/// is.
[[nodiscard]] inline Mover default_mover(const Shape &shape, Vector2D up) noexcept {
    const ClashMover made = clash_default_mover(detail::to_c(&shape), up);
    Mover mover;
    static_assert(sizeof made == sizeof mover);
    std::memcpy(static_cast<void *>(&mover), &made, sizeof mover);
    return mover;
}

/// The velocity nearest to another one that leads into nothing that was hit: the same, one along
/// something, or none. It does not matter in which order things were hit. O(n) for n hits, times
/// those into which it leads.
[[nodiscard]] inline Vector2D slid_velocity(Vector2D velocity, Span<const MoverHit> hits) noexcept {
    return from_c(clash_slid_velocity(velocity, detail::to_c(hits.first), hits.count));
}

// ---- Streams -----------------------------------------------------------------------------------

/// Writes the names of flags: `ColliderFlags::sensor | ColliderFlags::carrier`, or 0.
template <class Out, class E, class = detail::if_stream<Out>, class = detail::if_flags<E>>
Out &operator<<(Out &out, E flags) {
    using Names = detail::FlagNames<E>;
    uint32_t rest = detail::bits(flags), bit = 1;
    const char *before = "";
    for (const char *name : Names::names) {
        if ((rest & bit) != 0)
            out << before << Names::type << "::" << name, before = " | ";
        rest &= ~bit;
        bit <<= 1;
    }
    if (rest != 0 || before[0] == '\0')
        out << before << rest;
    return out;
}

/// Writes an id.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, ColliderId id) {
    return detail::write(out, "ColliderId", ".index", id.index, ", .generation", id.generation);
}

/// Writes a filter.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Filter &f) {
    return detail::write(out, "Filter", ".layers", f.layers, ", .mask", f.mask, ", .family",
                         f.family, ", .flags", f.flags);
}

/// Writes a collider.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Collider &c) {
    return detail::write(out, "Collider", ".shape", c.shape, ", .pose", c.pose, ", .oneWay",
                         c.oneWay, ", .filter", c.filter, ", .user", c.user);
}

/// Writes a stop.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Stop &s) {
    return detail::write(out, "Stop", ".pose", s.pose, ", .time", s.time);
}

/// Writes a pair.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Pair &p) {
    return detail::write(out, "Pair", ".a", p.a, ", .b", p.b);
}

/// Writes an event.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Event &e) {
    return detail::write(out, "Event", ".pair", e.pair, ", .userA", e.userA, ", .userB", e.userB,
                         ", .enter", e.enter, ", .exit", e.exit, ", .point", e.point, ", .normal",
                         e.normal, ", .flags", e.flags);
}

/// Writes all events of an update.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Events &e) {
    return detail::write(out, "Events", ".begins",
                         detail::Listed<Event>{e.begins.first, e.begins.count}, ", .ends",
                         detail::Listed<Event>{e.ends.first, e.ends.count}, ", .stays",
                         detail::Listed<Pair>{e.stays.first, e.stays.count}, ", .status", e.status);
}

/// Writes what a question is about, and whether something else is asked, too.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Query &q) {
    return detail::write(out, "Query", ".layers", q.layers, ", .family", q.family, ", .flags",
                         q.flags, ", .limit", q.limit, ", .accept",
                         q.accept == nullptr ? "null" : "some");
}

/// Writes a hit.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const WorldHit &h) {
    return detail::write(out, "WorldHit", ".id", h.id, ", .user", h.user, ", .fraction", h.fraction,
                         ", .exit", h.exit, ", .point", h.point, ", .normal", h.normal, ", .place",
                         h.place, ", .startsInside", h.startsInside, ", .cell", h.cell);
}

/// Writes a ray.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Ray &r) {
    return detail::write(out, "Ray", ".origin", r.origin, ", .movement", r.movement, ", .family",
                         r.family);
}

/// Writes which cell it is.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, GridCell cell) {
    return detail::write(out, "GridCell", ".x", cell.x, ", .y", cell.y);
}

/// Writes what is in a cell.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, Tile tile) {
    return detail::write(out, "Tile", ".kind", tile.kind, ", .material", tile.material);
}

/// Writes a cell, and what is in it.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const GridTile &t) {
    return detail::write(out, "GridTile", ".cell", t.cell, ", .tile", t.tile);
}

/// Writes how far a shape is from a grid.
template <class Out, class = detail::if_stream<Out>>
Out &operator<<(Out &out, const GridDistance &d) {
    return detail::write(out, "GridDistance", ".found", d.found, ", .distance", d.distance);
}

/// Writes where a ray meets a grid.
template <class Out, class = detail::if_stream<Out>>
Out &operator<<(Out &out, const GridRayHit &h) {
    return detail::write(out, "GridRayHit", ".found", h.found, ", .fraction", h.fraction,
                         ", .point", h.point, ", .normal", h.normal, ", .place", h.place,
                         ", .startsInside", h.startsInside);
}

/// Writes when and where a moving shape meets a grid first.
template <class Out, class = detail::if_stream<Out>>
Out &operator<<(Out &out, const GridCastHit &h) {
    return detail::write(out, "GridCastHit", ".found", h.found, ", .cast", h.cast);
}

/// Writes how a shape touches a grid.
template <class Out, class = detail::if_stream<Out>>
Out &operator<<(Out &out, const GridContact &c) {
    return detail::write(out, "GridContact", ".found", c.found, ", .contact", c.contact);
}

/// Writes a rectangle of cells.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const GridArea &a) {
    return detail::write(out, "GridArea", ".first", a.first, ", .width", a.width, ", .height",
                         a.height);
}

/// Writes which obstacle it is.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, ObstacleId id) {
    return detail::write(out, "ObstacleId", ".collider", id.collider, ", .number", id.number);
}

/// Writes an obstacle.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Obstacle &o) {
    return detail::write(out, "Obstacle", ".shape", o.shape, ", .motion", o.motion, ", .oneWay",
                         o.oneWay);
}

/// Writes a state.
template <class Out, class = detail::if_stream<Out>>
Out &operator<<(Out &out, const MoverState &s) {
    return detail::write(out, "MoverState", ".floor", s.floor, ", .touches", s.touches,
                         ", .floorNormal", s.floorNormal);
}

/// Writes what a mover came to.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const MoverHit &h) {
    return detail::write(out, "MoverHit", ".id", h.id, ", .stop", h.stop, ", .user", h.user,
                         ", .position", h.position, ", .normal", h.normal, ", .time", h.time,
                         ", .touch", h.touch, ", .cell", h.cell);
}

/// Writes where a mover got.
template <class Out, class = detail::if_stream<Out>>
Out &operator<<(Out &out, const MoverResult &r) {
    return detail::write(out, "MoverResult", ".position", r.position, ", .carried", r.carried,
                         ", .rest", r.rest, ", .state", r.state, ", .hitCount", r.hitCount,
                         ", .stopCount", r.stopCount);
}

/// Writes a mover.
template <class Out, class = detail::if_stream<Out>> Out &operator<<(Out &out, const Mover &m) {
    return detail::write(out, "Mover", ".shape", m.shape, ", .up", m.up, ", .floorAngle",
                         m.floorAngle, ", .step", m.step, ", .snap", m.snap, ", .nudge", m.nudge,
                         ", .gap", m.gap, ", .pushOut", m.pushOut, ", .flags", m.flags);
}

} // namespace clash

/// Ids as keys of std::unordered_map.
template <> struct std::hash<clash::ColliderId> {
    [[nodiscard]] std::size_t operator()(clash::ColliderId id) const noexcept {
        const uint64_t both = uint64_t{id.generation} << 32 | id.index;
        return static_cast<std::size_t>((both * 0x9E3779B97F4A7C15u) >> 16);
    }
};

#pragma pop_macro("Status")

#endif // CLASH2D_WORLD_HPP
