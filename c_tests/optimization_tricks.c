/* Chapter "Optimization Tricks". Its other sections are ideas, not functions; `Unit.changed`, which
 * the book never sets, so that nothing is ever tested, has no counterpart here. */
#include <clash2d/book.h>

#include "chapters.h"
#include "check.h"

SECTION(short_circuit, "Short-Circuit Evaluation") {
    static const struct {
        const char *what;
        Rectangle a, b;
        Bool expected;
    } cases[] = {
        {"the book's first and second", {{1, 1}, {4, 4}}, {{2, 2}, {5, 5}}, yes},
        {"the book's second and third", {{2, 2}, {5, 5}}, {{6, 4}, {4, 2}}, yes},
        {"the book's first and third", {{1, 1}, {4, 4}}, {{6, 4}, {4, 2}}, no},
        {"sides touch", {{0, 0}, {2, 2}}, {{2, 0}, {1, 1}}, yes},
        {"corners touch", {{0, 0}, {2, 2}}, {{2, 2}, {1, 1}}, yes},
        {"apart by one float", {{0, 0}, {2, 2}}, {{ABOVE_2, 0}, {1, 1}}, no},
        {"points, the same", {{1, 1}, {0, 0}}, {{1, 1}, {0, 0}}, yes},
        {"far: 2^24 + 3 is no float", {{16777216, 0}, {3, 1}}, {{16777220, 0}, {1, 1}}, no},
        {"tiny: touching", {{0, 0}, {TINY, TINY}}, {{TINY, TINY}, {TINY, TINY}}, yes},
        {"negative size: empty", {{2, 2}, {-1, -1}}, {{0, 0}, {9, 9}}, no},
        {"NaN in y", {{0, 0}, {2, 2}}, {{0, NAN}, {9, 9}}, no},
        {"infinite size", {{0, 0}, {INFINITY, 2}}, {{0, 0}, {9, 9}}, no},
    };
    EACH(cases, ANSWERS(rectangles_collide_short_circuit, it->a, it->b));
    EACH(cases, ANSWERS(rectangles_collide_short_circuit, it->b, it->a));
}

/* On a grid, where integers decide. */
SECTION(short_circuit_on_a_grid, "Short-Circuit Evaluation: on a grid") {
    const Rectangle a = {{2, 2}, {2, 1}};
    for (int i = 0; i < 7 * 7 * 4; i++) {
        const int x = i % 7, y = i / 7 % 7, size = i / 49;
        const Rectangle b = {{(float)x, (float)y}, {(float)size, (float)size}};
        const Bool expected = x <= 4 && 2 <= x + size && y <= 3 && 2 <= y + size ? yes : no;
        CHECK_ANSWER("as on paper", expected, rectangles_collide_short_circuit(a, b));
        CHECK_ANSWER("as on paper", expected, rectangles_collide(a, b));
    }
}

void optimization_tricks(void) {
    short_circuit();
    short_circuit_on_a_grid();
}
