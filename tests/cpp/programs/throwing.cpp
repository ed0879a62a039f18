// Callables that throw, with exceptions: an allocator that does has no memory, and a filter ends
// the program, as the library's frames can't be unwound.
#include <clash2d/world.hpp>

#include <cstdlib>
#include <exception>
#include <memory_resource>
#include <new>

#include "../check.hpp"

using namespace clash;

namespace {

/// Of the system, for a number of pieces.
struct Limited : std::pmr::memory_resource {
    int left = 0, pieces = 0;

    void *do_allocate(std::size_t size, std::size_t alignment) override {
        if (left-- <= 0)
            throw std::bad_alloc();
        ++pieces;
        return std::pmr::new_delete_resource()->allocate(size, alignment);
    }

    void do_deallocate(void *memory, std::size_t size, std::size_t alignment) override {
        --pieces;
        std::pmr::new_delete_resource()->deallocate(memory, size, alignment);
    }

    bool do_is_equal(const std::pmr::memory_resource &other) const noexcept override {
        return this == &other;
    }
};

void allocators() {
    check::section("Memory that throws");
    int refusals = 0;
    for (int granted = 0; granted < 20; ++granted) {
        Limited memory;
        memory.left = granted;
        {
            WorldSettings settings;
            settings.allocator = Allocator(memory);
            World world(settings);
            Status status = Status::ok;
            world.add(Circle{{0, 0}, 1}, &status);
            refusals += world && status == Status::out_of_memory;
            CHECK(world.size() == (status == Status::ok ? 1 : 0));
        }
        CHECK(memory.pieces == 0);
    }
    CHECK(refusals > 0);
}

/// What std::terminate does here: what came before was right, and nothing comes after.
[[noreturn]] void end() {
    check::section("A filter that throws");
    CHECK(std::current_exception() != nullptr);
    std::_Exit((check::end(), std::fflush(stdout), check::counts().failed));
}

} // namespace

int main() {
    allocators();
    World world;
    world.add(Circle{{0, 0}, 1});
    std::set_terminate(end);
    const auto throws = [](ColliderId) -> bool { throw 1; };
    try {
        CHECK(!world.overlaps_any(Circle{{0, 0}, 1}, Query().accepting(throws)));
    } catch (...) {
        std::puts("an exception came through the library");
    }
    std::puts("the program went on");
    return 1;
}
