// A tiny test harness: sections, conditions, and a count of what passed and what failed.
//
//     static void sums() {
//         check::section("Sums");
//         CHECK(clash::Vector2D{1, 2} + clash::Vector2D{3, 4} == clash::Vector2D{4, 6});
//     }
#ifndef CLASH2D_TESTS_CHECK_HPP
#define CLASH2D_TESTS_CHECK_HPP

#include <cstdint>
#include <cstdio>
#include <cstring>

namespace check {

struct Counts {
    int passed = 0;
    int failed = 0;
    const char *section = "";
};

inline Counts &counts() {
    static Counts all;
    return all;
}

inline void section(const char *title) { counts().section = title; }

inline void that(bool holds, const char *file, int line, const char *what) {
    ++(holds ? counts().passed : counts().failed);
    if (!holds)
        std::printf("%s:%d: %s: not so: %s\n", file, line, counts().section, what);
}

/// Prints "N passed, M failed"; the exit code of the program.
inline int end() {
    std::printf("%d passed, %d failed\n", counts().passed, counts().failed);
    return counts().failed == 0 && counts().passed > 0 ? 0 : 1;
}

inline std::uint32_t bits(float number) {
    std::uint32_t bits = 0;
    std::memcpy(&bits, &number, sizeof bits);
    return bits;
}

/// By its bits, so that no option of the compiler can do away with it.
inline bool is_nan(float number) { return (bits(number) & 0x7fffffffu) > 0x7f800000u; }

/// Whether two numbers have the same bits; any NaN is like any other, 0 is not -0.
inline bool same(float a, float b) { return bits(a) == bits(b) || (is_nan(a) && is_nan(b)); }

/// Whether two vectors have the same bits.
template <class A, class B> bool same(const A &a, const B &b) {
    return same(a.x, b.x) && same(a.y, b.y);
}

} // namespace check

#define CHECK(...) check::that((__VA_ARGS__), __FILE__, __LINE__, #__VA_ARGS__)

#endif // CLASH2D_TESTS_CHECK_HPP
