/* Chapter "Collision Detection", continued: lines, segments, points and oriented rectangles with
 * one another. */
#include <clash2d/book.h>

#include "chapters.h"
#include "check.h"

SECTION(line_point_collision, "Line-Point Collision") {
    static const struct {
        const char *what;
        Line l;
        Vector2D p;
        Bool book, exact;
    } cases[] = {
        {"the book's figure", {{3, 7}, {7, -2}}, {5, 3}, no, no},
        {"the base", {{3, 7}, {7, -2}}, {3, 7}, yes, yes},
        {"on the line", {{3, 7}, {7, -2}}, {-4, 9}, yes, yes},
        {"a third as a float is a little more: product 3e-8",
         {{0, 0}, {3, 1}},
         {1, 1.0f / 3},
         yes,
         no},
        {"near the base", {{0, 0}, {1000, 0}}, {0x1p-14f, 0x1p-14f}, yes, no},
        {"product exactly at the threshold", {{0, 0}, {1, 0}}, {5, 0x1p-13f}, no, no},
        {"product just below the threshold", {{0, 0}, {1, 0}}, {5, 0x1.fffffep-14f}, yes, no},
        {"a short direction: 5 away, product 5e-10", {{0, 0}, {1e-10f, 0}}, {0, 5}, yes, no},
        {"null direction, the base", {{3, 7}, {0, 0}}, {3, 7}, yes, yes},
        {"null direction, elsewhere: the product is 0", {{3, 7}, {0, 0}}, {8, 9}, yes, no},
        {"4097 * 4097 - 16785408 is 1, as floats 0", {{0, 0}, {4097, 1}}, {16785408, 4097}, no, no},
        {"far", {{0, 0}, {1, 1}}, {1e6f, 1e6f}, yes, yes},
        {"far: beside it by one float", {{0, 0}, {1, 1}}, {1e6f, 1000000.0625f}, no, no},
        {"far: no float holds the difference",
         {{-FLT_MAX, 0}, {FLT_MAX, 0}},
         {FLT_MAX, 0},
         yes,
         yes},
        {"tiny base", {{TINY, TINY}, {1, 1}}, {1, 1}, yes, yes},
        {"tiny base, beside it", {{TINY, 0}, {1, 1}}, {1, 1}, yes, no},
        {"NaN", {{0, 0}, {1, 1}}, {NAN, NAN}, no, no},
        {"infinite", {{0, 0}, {1, 0}}, {INFINITY, 0}, no, no},
    };
    EACH(cases, THRESHOLD_ANSWERS(line_point_collide, it->l, it->p));
}

SECTION(point_segment_collision, "Point-Line-Segment Collision") {
    static const struct {
        const char *what;
        Vector2D p;
        Segment s;
        Bool book, exact;
    } cases[] = {
        {"the book's figure", {1, 4}, {{6, 6}, {13, 4}}, no, no},
        {"one end", {6, 6}, {{6, 6}, {13, 4}}, yes, yes},
        {"the other end", {13, 4}, {{6, 6}, {13, 4}}, yes, yes},
        {"in the middle", {2, 2}, {{0, 0}, {4, 4}}, yes, yes},
        {"on the line behind the end", {5, 5}, {{0, 0}, {4, 4}}, no, no},
        {"on the line before the start", {-1, -1}, {{0, 0}, {4, 4}}, no, no},
        {"beside it, within the threshold", {2, 0x1p-14f}, {{0, 0}, {4, 0}}, yes, no},
        {"beside it, exactly the threshold", {2, 0x1p-13f}, {{0, 0}, {4, 0}}, no, no},
        {"beside its start, within the threshold", {0, 0x1p-14f}, {{0, 0}, {4, 0}}, yes, no},
        {"behind its end there is no threshold", {ABOVE_4, 0}, {{0, 0}, {4, 0}}, no, no},
        {"before its start there is none", {-TINY, 0}, {{0, 0}, {4, 0}}, no, no},
        {"no length, the same point", {3, 3}, {{3, 3}, {3, 3}}, yes, yes},
        {"no length, within the threshold", {0x1p-14f, 0}, {{0, 0}, {0, 0}}, yes, no},
        {"no length, elsewhere", {3, 4}, {{3, 3}, {3, 3}}, no, no},
        {"far", {1e6f, 1e6f}, {{0, 0}, {2e6f, 2e6f}}, yes, yes},
        {"far: beside it by one float", {1e6f, 1000000.0625f}, {{0, 0}, {2e6f, 2e6f}}, no, no},
        {"far: across the plane", {0, 0}, {{-FLT_MAX, -FLT_MAX}, {FLT_MAX, FLT_MAX}}, yes, yes},
        {"far: across the plane, beside it",
         {0, TINY},
         {{-FLT_MAX, -FLT_MAX}, {FLT_MAX, FLT_MAX}},
         yes,
         no},
        {"tiny: in the middle", {TINY, TINY}, {{0, 0}, {2 * TINY, 2 * TINY}}, yes, yes},
        {"tiny: beside it", {2 * TINY, TINY}, {{0, 0}, {4 * TINY, 0}}, yes, no},
        {"the book errs: NaN", {NAN, NAN}, {{0, 0}, {4, 4}}, no, no},
        {"infinite", {2, 2}, {{0, 0}, {INFINITY, INFINITY}}, no, no},
    };
    EACH(cases, THRESHOLD_ANSWERS(point_segment_collide, it->p, it->s));
}

SECTION(oriented_rectangle_point_collision, "Oriented Rectangle-Point Collision") {
    static const struct {
        const char *what;
        OrientedRectangle r;
        Vector2D p;
        Bool expected;
    } cases[] = {
        {"the book's first point", {{5, 4}, {3, 2}, 30}, {6, 5}, yes},
        {"the book's second point", {{5, 4}, {3, 2}, 30}, {10, 6}, no},
        {"upright: corner", {{5, 4}, {3, 2}, 0}, {8, 6}, yes},
        {"upright: above it by one float", {{5, 4}, {3, 2}, 0}, {8, 0x1.800002p+2f}, no},
        {"90 degrees: corner", {{5, 4}, {3, 2}, 90}, {7, 7}, yes},
        {"90 degrees: right of it by one float", {{5, 4}, {3, 2}, 90}, {0x1.c00002p+2f, 7}, no},
        {"90 degrees: where it was before", {{5, 4}, {3, 2}, 90}, {8, 4}, no},
        {"45 degrees: below the corner at root of 2", {{0, 0}, {1, 1}, 45}, {BELOW_SQRT_2, 0}, yes},
        {"45 degrees: beyond it", {{0, 0}, {1, 1}, 45}, {ABOVE_SQRT_2, 0}, no},
        {"30 degrees: (0, 2) is 2 sin 30 = 1 along", {{0, 0}, {1, 100}, 30}, {0, 2}, yes},
        {"30 degrees: outside by one float", {{0, 0}, {1, 100}, 30}, {0, ABOVE_2}, no},
        {"40,000 turns and 30 degrees", {{0, 0}, {1, 100}, 14400030}, {0, 2}, yes},
        {"40,000 turns and 30 degrees: outside", {{0, 0}, {1, 100}, 14400030}, {0, ABOVE_2}, no},
        {"-330 degrees is 30", {{0, 0}, {1, 100}, -330}, {0, 2}, yes},
        {"-330 degrees is 30: outside", {{0, 0}, {1, 100}, -330}, {0, ABOVE_2}, no},
        {"turned by 1e-20 degrees: a corner is left by 1.7e-22",
         {{0, 0}, {1, 1}, 1e-20f},
         {1, 1},
         no},
        {"turned by 1e-20 degrees: the middle of a side", {{0, 0}, {1, 1}, 1e-20f}, {1, 0}, yes},
        {"turned by 2^-149 degrees: a corner is left by 2.4e-47",
         {{0, 0}, {1, 1}, TINY},
         {1, 1},
         no},
        {"60 degrees, no height: the center", {{0, 0}, {2, 0}, 60}, {0, 0}, yes},
        {"60 degrees, no height: root of 3 is no float",
         {{0, 0}, {2, 0}, 60},
         {1, BELOW_SQRT_3},
         no},
        {"a point", {{5, 4}, {0, 0}, 33}, {5, 4}, yes},
        {"beside a point", {{5, 4}, {0, 0}, 33}, {5, ABOVE_4}, no},
        {"far: corner", {{1e6f, 1e6f}, {1, 2}, 90}, {1000002, 999999}, yes},
        {"far: outside by one float", {{1e6f, 1e6f}, {1, 2}, 90}, {1000002.0625f, 999999}, no},
        {"tiny: corner", {{0, 0}, {TINY, TINY}, 90}, {TINY, -TINY}, yes},
        {"tiny: 45 degrees reaches 1.4", {{0, 0}, {TINY, TINY}, 45}, {TINY, 0}, yes},
        {"tiny: 45 degrees does not reach 2", {{0, 0}, {TINY, TINY}, 45}, {2 * TINY, 0}, no},
        {"negative half extent: empty", {{5, 4}, {-3, -2}, 0}, {5, 4}, no},
        {"NaN", {{5, 4}, {3, 2}, NAN}, {5, 4}, no},
        {"infinite rotation", {{5, 4}, {3, 2}, INFINITY}, {5, 4}, no},
    };
    EACH(cases, ANSWERS(oriented_rectangle_point_collide, it->r, it->p));
}

SECTION(line_segment_collision, "Line-Line-Segment Collision") {
    static const struct {
        const char *what;
        Line l;
        Segment s;
        Bool expected;
    } cases[] = {
        {"the book's figure", {{3, 4}, {4, -2}}, {{8, 4}, {11, 7}}, no},
        {"crossing", {{0, 0}, {1, 1}}, {{0, 4}, {4, 0}}, yes},
        {"behind the base: a line has no end", {{99, 99}, {1, 1}}, {{0, 4}, {4, 0}}, yes},
        {"an end touches", {{0, 0}, {1, 1}}, {{2, 2}, {2, 9}}, yes},
        {"short by one float", {{0, 0}, {1, 1}}, {{2, ABOVE_2}, {2, 9}}, no},
        {"along the line", {{0, 0}, {1, 1}}, {{2, 2}, {9, 9}}, yes},
        {"parallel", {{0, 0}, {1, 1}}, {{2, 3}, {8, 9}}, no},
        {"null direction: base on the segment", {{2, 2}, {0, 0}}, {{0, 0}, {4, 4}}, yes},
        {"null direction: base behind its end", {{5, 5}, {0, 0}}, {{0, 0}, {4, 4}}, no},
        {"null direction: base beside it", {{2, 3}, {0, 0}}, {{0, 0}, {4, 4}}, no},
        {"no length, on the line", {{0, 0}, {3, 1}}, {{6, 2}, {6, 2}}, yes},
        {"no length, beside it", {{0, 0}, {3, 1}}, {{6, ABOVE_2}, {6, ABOVE_2}}, no},
        {"the book errs: signs vanish in a product",
         {{0, 0}, {1e-30f, 0}},
         {{0, 1e-30f}, {0, 2e-30f}},
         no},
        {"small: crossing", {{0, 0}, {1e-30f, 0}}, {{0, 1e-30f}, {0, -2e-30f}}, yes},
        {"tiny: touching", {{0, TINY}, {TINY, 0}}, {{0, TINY}, {0, 2 * TINY}}, yes},
        {"tiny: short", {{0, 0}, {TINY, 0}}, {{0, TINY}, {0, 2 * TINY}}, no},
        {"far: an end touches", {{0, 0}, {1, 1}}, {{1e6f, 1e6f}, {1e6f, 2e6f}}, yes},
        {"far: short by one float", {{0, 0}, {1, 1}}, {{1e6f, 1000000.0625f}, {1e6f, 2e6f}}, no},
        {"far: the plane's diagonals",
         {{-FLT_MAX, FLT_MAX}, {FLT_MAX, -FLT_MAX}},
         {{-FLT_MAX, -FLT_MAX}, {FLT_MAX, FLT_MAX}},
         yes},
        {"NaN", {{0, 0}, {1, 1}}, {{0, 4}, {NAN, 0}}, no},
        {"infinite", {{0, 0}, {1, 1}}, {{0, 4}, {INFINITY, 0}}, no},
    };
    EACH(cases, ANSWERS(line_segment_collide, it->l, it->s));
}

SECTION(line_oriented_rectangle_collision, "Line-Oriented Rectangle Collision") {
    static const struct {
        const char *what;
        Line l;
        OrientedRectangle r;
        Bool expected;
    } cases[] = {
        {"the book's figure", {{7, 3}, {2, -1}}, {{5, 4}, {3, 2}, 30}, yes},
        {"upright: along a side", {{0, 6}, {1, 0}}, {{5, 4}, {3, 2}, 0}, yes},
        {"upright: above it by one float", {{0, 0x1.800002p+2f}, {1, 0}}, {{5, 4}, {3, 2}, 0}, no},
        {"90 degrees: along a side", {{7, 0}, {0, 1}}, {{5, 4}, {3, 2}, 90}, yes},
        {"90 degrees: right of it by one float",
         {{0x1.c00002p+2f, 0}, {0, 1}},
         {{5, 4}, {3, 2}, 90},
         no},
        {"upright: through a corner", {{9, 5}, {1, -1}}, {{5, 4}, {3, 2}, 180}, yes},
        {"45 degrees: before the corner at root of 2",
         {{BELOW_SQRT_2, 0}, {0, 1}},
         {{0, 0}, {1, 1}, 45},
         yes},
        {"45 degrees: past it", {{ABOVE_SQRT_2, 0}, {0, 1}}, {{0, 0}, {1, 1}, 45}, no},
        {"60 degrees, no height: its end is at x = 1", {{1, 0}, {0, 1}}, {{0, 0}, {2, 0}, 60}, yes},
        {"60 degrees: past it", {{ABOVE_1, 0}, {0, 1}}, {{0, 0}, {2, 0}, 60}, no},
        {"30 degrees, no height: its end is at y = 1", {{0, 1}, {1, 0}}, {{0, 0}, {2, 0}, 30}, yes},
        {"30 degrees: past it", {{0, ABOVE_1}, {1, 0}}, {{0, 0}, {2, 0}, 30}, no},
        {"null direction: base inside", {{5, 4}, {0, 0}}, {{5, 4}, {3, 2}, 30}, yes},
        {"null direction: base outside", {{9, 9}, {0, 0}}, {{5, 4}, {3, 2}, 30}, no},
        {"a point on the line", {{0, 0}, {1, 1}}, {{5, 5}, {0, 0}, 33}, yes},
        {"a point beside it", {{0, 0}, {1, 1}}, {{4, ABOVE_4}, {0, 0}, 33}, no},
        {"far: touching", {{1000002, 0}, {0, 1}}, {{1e6f, 1e6f}, {1, 2}, 90}, yes},
        {"far: past it by one float", {{1000002.0625f, 0}, {0, 1}}, {{1e6f, 1e6f}, {1, 2}, 90}, no},
        {"tiny: touching", {{TINY, 0}, {0, TINY}}, {{0, 0}, {TINY, TINY}, 90}, yes},
        {"tiny: 45 degrees does not reach 2",
         {{2 * TINY, 0}, {0, TINY}},
         {{0, 0}, {TINY, TINY}, 45},
         no},
        {"negative half extent: empty", {{5, 4}, {1, 0}}, {{5, 4}, {-3, 2}, 30}, no},
        {"NaN", {{5, 4}, {1, NAN}}, {{5, 4}, {3, 2}, 30}, no},
        {"infinite rotation", {{5, 4}, {1, 0}}, {{5, 4}, {3, 2}, INFINITY}, no},
    };
    EACH(cases, ANSWERS(line_oriented_rectangle_collide, it->l, it->r));
}

SECTION(oriented_rectangle_segment_collision, "Oriented Rectangle-Line-Segment Collision") {
    static const struct {
        const char *what;
        OrientedRectangle r;
        Segment s;
        Bool expected;
    } cases[] = {
        {"the book's figure", {{5, 4}, {3, 2}, 30}, {{1, 8}, {7, 5}}, yes},
        {"inside", {{5, 4}, {3, 2}, 30}, {{5, 4}, {5.5f, 4}}, yes},
        {"through, both ends outside", {{5, 4}, {3, 2}, 30}, {{-9, 4}, {99, 4}}, yes},
        {"upright: an end touches", {{5, 4}, {3, 2}, 0}, {{8, 4}, {12, 9}}, yes},
        {"upright: short by one float", {{5, 4}, {3, 2}, 0}, {{0x1.000002p+3f, 4}, {12, 9}}, no},
        {"90 degrees: an end touches", {{5, 4}, {3, 2}, 90}, {{7, 4}, {12, 9}}, yes},
        {"90 degrees: short by one float",
         {{5, 4}, {3, 2}, 90},
         {{0x1.c00002p+2f, 4}, {12, 9}},
         no},
        {"on the same line as a side, but beside it", {{5, 4}, {3, 2}, 180}, {{9, 6}, {12, 6}}, no},
        {"its box overlaps, it does not", {{5, 4}, {3, 2}, 0}, {{7, 8}, {10, 5}}, no},
        {"45 degrees: before the corner at root of 2",
         {{0, 0}, {1, 1}, 45},
         {{BELOW_SQRT_2, -1}, {BELOW_SQRT_2, 1}},
         yes},
        {"45 degrees: past it", {{0, 0}, {1, 1}, 45}, {{ABOVE_SQRT_2, -1}, {ABOVE_SQRT_2, 1}}, no},
        {"45 degrees: an end, before the corner",
         {{0, 0}, {1, 1}, 45},
         {{9, 0}, {BELOW_SQRT_2, 0}},
         yes},
        {"45 degrees: an end, short", {{0, 0}, {1, 1}, 45}, {{9, 0}, {ABOVE_SQRT_2, 0}}, no},
        {"60 degrees, no height: its end is at x = 1", {{0, 0}, {2, 0}, 60}, {{1, 1}, {1, 3}}, yes},
        {"60 degrees: past it", {{0, 0}, {2, 0}, 60}, {{ABOVE_1, 1}, {ABOVE_1, 3}}, no},
        {"no length, inside", {{5, 4}, {3, 2}, 30}, {{5, 4}, {5, 4}}, yes},
        {"no length, outside", {{5, 4}, {3, 2}, 30}, {{9, 9}, {9, 9}}, no},
        {"a point on the segment", {{3, 3}, {0, 0}, 33}, {{1, 1}, {5, 5}}, yes},
        {"a point behind its end", {{6, 6}, {0, 0}, 33}, {{1, 1}, {5, 5}}, no},
        {"far: touching", {{1e6f, 1e6f}, {1, 2}, 90}, {{1000002, 0}, {1000002, 2e6f}}, yes},
        {"far: past it by one float",
         {{1e6f, 1e6f}, {1, 2}, 90},
         {{1000002.0625f, 0}, {1000002.0625f, 2e6f}},
         no},
        {"far: the plane's diagonal",
         {{0, 0}, {1, 1}, 45},
         {{-FLT_MAX, -FLT_MAX}, {FLT_MAX, FLT_MAX}},
         yes},
        {"tiny: touching", {{0, 0}, {TINY, TINY}, 90}, {{TINY, TINY}, {2 * TINY, 2 * TINY}}, yes},
        {"tiny: 45 degrees does not reach 2",
         {{0, 0}, {TINY, TINY}, 45},
         {{2 * TINY, 0}, {3 * TINY, 0}},
         no},
        {"negative half extent: empty", {{5, 4}, {3, -2}, 30}, {{1, 8}, {7, 5}}, no},
        {"NaN", {{5, 4}, {3, 2}, 30}, {{NAN, 8}, {7, 5}}, no},
        {"infinite", {{5, 4}, {3, 2}, 30}, {{-INFINITY, 4}, {7, 4}}, no},
    };
    EACH(cases, ANSWERS(oriented_rectangle_segment_collide, it->r, it->s));
}

void collision_detection_line(void) {
    line_point_collision();
    point_segment_collision();
    oriented_rectangle_point_collision();
    line_segment_collision();
    line_oriented_rectangle_collision();
    oriented_rectangle_segment_collision();
}
