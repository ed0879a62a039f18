/* A tiny test harness: sections, tables of cases, and a count of what passed and what failed.
 *
 *     SECTION(circle_circle_collision, "Circle-Circle Collision") {
 *         static const struct {
 *             const char *what;
 *             Circle a, b;
 *             Bool expected;
 *         } cases[] = {
 *             {"touching", {{0, 0}, 1}, {{2, 0}, 1}, yes},
 *         };
 *         EACH(cases, ANSWERS(circles_collide, it->a, it->b));
 *     }
 *
 * Needs clash2d.h alone, so that it also serves programs without the book's names. */
#ifndef CLASH2D_CHECK_H
#define CLASH2D_CHECK_H

#include <clash2d/clash2d.h>

#include <float.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>

/* The smallest positive float; 2 * TINY, 3 * TINY, ... are floats as well. */
#define TINY 0x1p-149f
/* The floats next to 1, 2 and 4. */
#define BELOW_1 0x1.fffffep-1f
#define ABOVE_1 0x1.000002p+0f
#define BELOW_2 0x1.fffffep+0f
#define ABOVE_2 0x1.000002p+1f
#define BELOW_4 0x1.fffffep+1f
#define ABOVE_4 0x1.000002p+2f
/* The two floats around the square root of 2, and around 1 more than that. */
#define BELOW_SQRT_2 0x1.6a09e6p+0f
#define ABOVE_SQRT_2 0x1.6a09e8p+0f
#define BELOW_1_PLUS_SQRT_2 0x1.3504f2p+1f
#define ABOVE_1_PLUS_SQRT_2 0x1.3504f4p+1f
/* The two floats around the square root of 3; the lower one is the nearer. */
#define BELOW_SQRT_3 0x1.bb67aep+0f
#define ABOVE_SQRT_3 0x1.bb67b0p+0f

/* Defines the function of one section of the book. */
#define SECTION(function, title)                                                                   \
    static void function##_cases(void);                                                            \
    static void function(void) {                                                                   \
        check_section(title);                                                                      \
        function##_cases();                                                                        \
    }                                                                                              \
    static void function##_cases(void)

/* Does something for each row of a table; `it` points to the row.
 * `__typeof__` is beyond C99, but gcc and clang have it in every mode and without a warning. */
#define EACH(cases, ...)                                                                           \
    do {                                                                                           \
        for (const __typeof__((cases)[0]) *it = (cases); it < (cases) + COUNT(cases); it++) {      \
            __VA_ARGS__;                                                                           \
        }                                                                                          \
    } while (0)

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* Both names of a question give what the row expects. */
#define ANSWERS(name, ...)                                                                         \
    do {                                                                                           \
        CHECK_ANSWER(it->what, it->expected, name(__VA_ARGS__));                                   \
        CHECK_ANSWER(it->what, it->expected, clash_##name(__VA_ARGS__));                           \
    } while (0)

/* The book's name gives its answer with the threshold of 1/8192, the prefixed one the exact one. */
#define THRESHOLD_ANSWERS(name, ...)                                                               \
    do {                                                                                           \
        CHECK_ANSWER(it->what, it->book, name(__VA_ARGS__));                                       \
        CHECK_ANSWER(it->what, it->exact, clash_##name(__VA_ARGS__));                              \
    } while (0)

/* Both names of a function give the numbers that the row expects: a float or a struct of floats. */
#define NUMBERS(name, ...)                                                                         \
    do {                                                                                           \
        CHECK_NUMBERS(it->what, it->expected, name(__VA_ARGS__));                                  \
        CHECK_NUMBERS(it->what, it->expected, clash_##name(__VA_ARGS__));                          \
    } while (0)

/* A yes/no answer. */
#define CHECK_ANSWER(what, expected, got)                                                          \
    check_answer(__FILE__, __LINE__, what, #got, (int)(expected), (int)(got))

/* Numbers that are equal one by one: -0 is 0, and NaN is expected where NaN is written. */
#define CHECK_NUMBERS(what, wanted, got)                                                           \
    do {                                                                                           \
        __typeof__(wanted) expected_numbers = (wanted), got_numbers = (got);                       \
        check_numbers(                                                                             \
            __FILE__, __LINE__, what, #got, (const float *)(const void *)&expected_numbers,        \
            (const float *)(const void *)&got_numbers, sizeof got_numbers / sizeof(float));        \
    } while (0)

/* Anything else that must hold. */
#define CHECK(what, condition) CHECK_ANSWER(what, 1, (condition) ? 1 : 0)

/* Begins a chapter: at its end is printed what passed of it. */
void check_chapter(const char *name);
void check_section(const char *title);
void check_answer(const char *file, int line, const char *what, const char *call, int expected,
                  int got);
void check_numbers(const char *file, int line, const char *what, const char *call,
                   const float *expected, const float *got, size_t count);

/* Counts one check, and tells of it if it failed; whether it passed. */
bool check_ok(const char *file, int line, const char *what, const char *call, bool ok);
void check_print_numbers(const char *title, const float *numbers, size_t count);

/* Prints "N passed, M failed"; the exit code: a failure, too, if nothing was checked. */
int check_end(void);

#endif
