// Vector operators: the same bits as the functions of the C API, at run time under any option of
// the compiler, and in constant expressions.
#include <clash2d/clash2d.hpp>

#include "check.hpp"
#include "compositions.hpp"
#include "suite.hpp"

#include <cstddef>
#include <initializer_list>

namespace {

using clash::Vector2D;

// Adjacent floats, denormals, the largest, halves of units in the last place.
constexpr float numbers[] = {
    0.0f,
    -0.0f,
    1.0f,
    -1.0f,
    0x1.fffffep-1f,
    0x1.000002p+0f,
    3.0f,
    0.1f,
    -0.3f,
    0x1p-149f,
    -0x1.8p-148f,
    0x1p-126f,
    0x1.fffffcp-127f,
    0x1p-24f,
    0x1.000002p-24f,
    16777216.0f,
    16777215.0f,
    1e-30f,
    12345.678f,
    -9876.5432f,
    0x1p+63f,
    1e20f,
    -0x1.234568p-7f,
    0x1.fffffep+62f,
};
constexpr std::size_t count = sizeof numbers / sizeof numbers[0];

/// What the compiler computes for each pair of numbers.
struct Constants {
    Vector2D sum[count * count], difference[count * count], product[count * count],
        quotient[count * count], negative[count];

    constexpr Constants() : sum(), difference(), product(), quotient(), negative() {
        for (std::size_t i = 0; i < count; ++i) {
            negative[i] = -Vector2D{numbers[i], numbers[count - 1 - i]};
            for (std::size_t k = 0; k < count; ++k) {
                const Vector2D a{numbers[i], numbers[k]}, b{numbers[k], numbers[i]};
                const std::size_t at = i * count + k;
                sum[at] = a + b;
                difference[at] = a - b;
                product[at] = numbers[k] < 1e10f ? a * numbers[k] : Vector2D{};
                // A quotient that overflows is no constant expression.
                const bool is_large = numbers[k] > 1e-3f || numbers[k] < -1e-3f;
                quotient[at] = is_large ? a / numbers[k] : Vector2D{};
            }
        }
    }
};
constexpr Constants constants;

void constant_expressions() {
    check::section("Constant expressions");
    for (std::size_t i = 0; i < count; ++i) {
        const ClashVector2D v{numbers[i], numbers[count - 1 - i]};
        CHECK(check::same(constants.negative[i], clash_negate_vector(v)));
        for (std::size_t k = 0; k < count; ++k) {
            const ClashVector2D a{numbers[i], numbers[k]}, b{numbers[k], numbers[i]};
            const std::size_t at = i * count + k;
            const bool is_large = numbers[k] > 1e-3f || numbers[k] < -1e-3f;
            CHECK(check::same(constants.sum[at], clash_add_vector(a, b)));
            CHECK(check::same(constants.difference[at], clash_subtract_vector(a, b)));
            if (numbers[k] < 1e10f)
                CHECK(check::same(constants.product[at], clash_multiply_vector(a, numbers[k])));
            if (is_large)
                CHECK(check::same(constants.quotient[at], clash_divide_vector(a, numbers[k])));
        }
    }

    constexpr Vector2D v{1, -2};
    static_assert(rotate_vector_90(v) == Vector2D{2, 1});
    static_assert(rotate_vector_180(v) == Vector2D{-1, 2});
    static_assert(rotate_vector_270(v) == Vector2D{-2, -1});
    static_assert(2.0f * v == v * 2.0f && v != -v && !(v == -v));
}

/// Against the C API, where each operation is a call.
void compositions() {
    check::section("Compositions");
    for (float x : numbers) {
        for (float y : numbers) {
            for (float s : {1.0f / 60, 0.1f, 3.0f, -1e-20f}) {
                const ClashVector2D a{x, y}, b{y, x};
                const ClashVector2D as = clash_multiply_vector(a, s);
                const ClashVector2D bs = clash_multiply_vector(b, s);
                CHECK(check::same(moved(a, b, s), clash_add_vector(a, bs)));
                CHECK(check::same(moved_back(a, b, s), clash_subtract_vector(a, bs)));
                CHECK(check::same(moved_in_place(a, b, s), clash_add_vector(a, bs)));
                const ClashVector2D there = clash_add_vector(a, b);
                CHECK(check::same(there_and_back(a, b), clash_subtract_vector(there, b)));
                const ClashVector2D difference =
                    clash_subtract_vector(as, clash_divide_vector(b, s));
                CHECK(check::same(mixed(a, b, s), clash_negate_vector(difference)));
            }
        }
    }
}

void equality() {
    check::section("Equality");
    const float infinite = 1e38f * Vector2D{10, 0}.x;
    CHECK(Vector2D{0, -0.0f} == Vector2D{-0.0f, 0});
    CHECK(Vector2D{1, 2} != Vector2D{1, 0x1.000002p+1f});
    CHECK(Vector2D{infinite, 0} == Vector2D{infinite, 0});
    CHECK(!equal_vectors(Vector2D{infinite, 0}, Vector2D{infinite, 0}));
}

} // namespace

void operators() {
    constant_expressions();
    compositions();
    equality();
}
