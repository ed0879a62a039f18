/* Chapter "Collision Detection", continued: a circle and another shape. */
#include <clash2d/book.h>

#include "chapters.h"
#include "check.h"

SECTION(circle_point_collision, "Circle-Point Collision") {
    static const struct {
        const char *what;
        Circle c;
        Vector2D p;
        Bool expected;
    } cases[] = {
        {"the book's first point", {{6, 4}, 3}, {8, 3}, yes},
        {"the book's second point", {{6, 4}, 3}, {11, 7}, no},
        {"3-4-5: on the rim", {{0, 0}, 5}, {3, 4}, yes},
        {"3-4-5: outside by one float", {{0, 0}, 5}, {3, ABOVE_4}, no},
        {"the floats 0.6 and 0.8 are both a little more than that", {{0, 0}, 1}, {0.6f, 0.8f}, no},
        {"radius 0, at the point", {{3, 4}, 0}, {3, 4}, yes},
        {"radius 0, beside it", {{3, 4}, 0}, {3, ABOVE_4}, no},
        {"far: 3-4-5", {{1e6f, 1e6f}, 5}, {1000003, 1000004}, yes},
        {"far: outside by one float", {{1e6f, 1e6f}, 5}, {1000003, 1000004.0625f}, no},
        {"far: on the rim", {{0, 0}, FLT_MAX}, {FLT_MAX, 0}, yes},
        {"far: outside by the smallest angle", {{0, 0}, FLT_MAX}, {FLT_MAX, TINY}, no},
        {"far: inside", {{0, 0}, FLT_MAX}, {0.5f * FLT_MAX, 0.5f * FLT_MAX}, yes},
        {"far: twice the radius away", {{-FLT_MAX, 0}, FLT_MAX}, {FLT_MAX, 0}, no},
        {"tiny: 3-4-5", {{0, 0}, 5 * TINY}, {3 * TINY, 4 * TINY}, yes},
        {"tiny: 3-4-5, radius too small", {{0, 0}, 4 * TINY}, {3 * TINY, 4 * TINY}, no},
        {"tiny: 1.4 radii away", {{0, 0}, TINY}, {TINY, TINY}, no},
        {"negative radius: empty", {{3, 4}, -1}, {3, 4}, no},
        {"NaN", {{3, 4}, 1}, {3, NAN}, no},
        {"infinite radius", {{3, 4}, INFINITY}, {3, 4}, no},
    };
    EACH(cases, ANSWERS(circle_point_collide, it->c, it->p));
}

SECTION(circle_line_collision, "Circle-Line Collision") {
    static const struct {
        const char *what;
        Circle c;
        Line l;
        Bool expected;
    } cases[] = {
        {"the book's figure", {{6, 3}, 2}, {{4, 7}, {5, -1}}, no},
        {"touching", {{0, 1}, 1}, {{5, 0}, {1, 0}}, yes},
        {"radius one float too small", {{0, 1}, BELOW_1}, {{5, 0}, {1, 0}}, no},
        {"through the center", {{3, 3}, 1}, {{9, 9}, {-2, -2}}, yes},
        {"behind the base: a line has no end", {{-1e6f, 0}, 1}, {{0, 1}, {1, 0}}, yes},
        {"3-4-5: distance 4", {{0, 5}, 4}, {{0, 0}, {4, 3}}, yes},
        {"3-4-5: radius one float too small", {{0, 5}, BELOW_4}, {{0, 0}, {4, 3}}, no},
        {"null direction: the base, on the rim", {{0, 0}, 5}, {{3, 4}, {0, 0}}, yes},
        {"null direction: the base, outside", {{0, 0}, 5}, {{3, ABOVE_4}, {0, 0}}, no},
        {"radius 0 on the line", {{2, 2}, 0}, {{0, 0}, {1, 1}}, yes},
        {"radius 0 beside the line", {{2, ABOVE_2}, 0}, {{0, 0}, {1, 1}}, no},
        {"far: touching", {{1e6f, 1e6f}, 1}, {{-1e6f, 1000001}, {1, 0}}, yes},
        {"far: apart by one float", {{1e6f, 1e6f}, 1}, {{-1e6f, 1000001.0625f}, {1, 0}}, no},
        {"far: as large as can be", {{0, FLT_MAX}, FLT_MAX}, {{FLT_MAX, 0}, {FLT_MAX, 0}}, yes},
        {"far base, apart by the smallest float", {{0, 1}, 1}, {{FLT_MAX, -TINY}, {1, 0}}, no},
        {"tiny direction", {{0, 1}, 1}, {{5, 0}, {TINY, 0}}, yes},
        {"tiny: touching", {{0, TINY}, TINY}, {{5, 0}, {TINY, 0}}, yes},
        {"tiny: apart", {{0, 2 * TINY}, TINY}, {{5, 0}, {TINY, 0}}, no},
        {"negative radius: empty", {{0, 0}, -1}, {{0, 0}, {1, 0}}, no},
        {"NaN", {{0, 0}, 1}, {{0, 0}, {NAN, 0}}, no},
        {"infinite direction", {{0, 0}, 1}, {{0, 0}, {INFINITY, 0}}, no},
    };
    EACH(cases, ANSWERS(circle_line_collide, it->c, it->l));
}

SECTION(circle_segment_collision, "Circle-Line-Segment Collision") {
    static const struct {
        const char *what;
        Circle c;
        Segment s;
        Bool expected;
    } cases[] = {
        {"the book's figure", {{4, 4}, 3}, {{8, 6}, {13, 6}}, no},
        {"an end touches the rim", {{4, 4}, 3}, {{7, 4}, {13, 4}}, yes},
        {"the other end touches the rim", {{4, 4}, 3}, {{13, 4}, {7, 4}}, yes},
        {"short by one float", {{4, 4}, 3}, {{0x1.c00002p+2f, 4}, {13, 4}}, no},
        {"the middle touches the rim", {{2, 1}, 1}, {{0, 0}, {4, 0}}, yes},
        {"radius one float too small", {{2, 1}, BELOW_1}, {{0, 0}, {4, 0}}, no},
        {"through it", {{2, 0}, 1}, {{0, 0}, {4, 0}}, yes},
        {"inside it", {{2, 0}, 9}, {{0, 0}, {4, 0}}, yes},
        {"the line touches, the segment ends before", {{-1, 1}, 1}, {{0, 0}, {4, 0}}, no},
        {"3-4-5: touches at (2.4, 1.8)", {{0, 5}, 4}, {{0, 0}, {4, 3}}, yes},
        {"3-4-5: radius one float too small", {{0, 5}, BELOW_4}, {{0, 0}, {4, 3}}, no},
        {"3-4-5: ends before", {{0, 5}, 4}, {{0, 0}, {2, 1.5f}}, no},
        {"no length, on the rim", {{0, 0}, 5}, {{3, 4}, {3, 4}}, yes},
        {"no length, outside", {{0, 0}, 5}, {{3, ABOVE_4}, {3, ABOVE_4}}, no},
        {"radius 0 on the segment", {{2, 2}, 0}, {{0, 0}, {4, 4}}, yes},
        {"radius 0 behind its end", {{5, 5}, 0}, {{0, 0}, {4, 4}}, no},
        {"far: touching", {{1e6f, 1e6f}, 1}, {{-1e6f, 1000001}, {2e6f, 1000001}}, yes},
        {"far: apart by one float",
         {{1e6f, 1e6f}, 1},
         {{-1e6f, 1000001.0625f}, {2e6f, 1000001.0625f}},
         no},
        {"far: as large as can be", {{0, FLT_MAX}, FLT_MAX}, {{-FLT_MAX, 0}, {FLT_MAX, 0}}, yes},
        {"long, apart by the smallest float",
         {{0, 1}, 1},
         {{-FLT_MAX, -TINY}, {FLT_MAX, -TINY}},
         no},
        {"tiny: touching", {{0, TINY}, TINY}, {{-TINY, 0}, {TINY, 0}}, yes},
        {"tiny: apart", {{0, 2 * TINY}, TINY}, {{-TINY, 0}, {TINY, 0}}, no},
        {"negative radius: empty", {{0, 0}, -1}, {{-1, 0}, {1, 0}}, no},
        {"NaN", {{0, 0}, 1}, {{-1, 0}, {NAN, 0}}, no},
        {"infinite", {{0, 0}, 1}, {{-INFINITY, 0}, {INFINITY, 0}}, no},
    };
    EACH(cases, ANSWERS(circle_segment_collide, it->c, it->s));
}

SECTION(circle_rectangle_helpers, "Circle-Rectangle Collision: its helpers") {
    static const struct {
        const char *what;
        float x, min, max, expected;
    } numbers[] = {
        {"inside", 5, 1, 9, 5},
        {"below", -3, 1, 9, 1},
        {"above", 12, 1, 9, 9},
        {"at an end", 9, 1, 9, 9},
        {"a range of one number", 7, 3, 3, 3},
        {"swapped ends: below the first", 5, 9, 1, 9},
        {"swapped ends: above the second", 10, 9, 1, 1},
        {"infinite bounds", 5, -INFINITY, INFINITY, 5},
        {"infinite", INFINITY, 1, 9, 9},
        {"far", FLT_MAX, -FLT_MAX, 1e30f, 1e30f},
        {"tiny", 0, TINY, 1, TINY},
        {"NaN", NAN, 1, 9, NAN},
    };
    EACH(numbers, NUMBERS(clamp_on_range, it->x, it->min, it->max));

    static const struct {
        const char *what;
        Vector2D p;
        Rectangle r;
        Vector2D expected;
    } points[] = {
        {"inside", {4, 5}, {{3, 2}, {6, 4}}, {4, 5}},
        {"lower left of it", {0, 0}, {{3, 2}, {6, 4}}, {3, 2}},
        {"upper right of it", {11, 9}, {{3, 2}, {6, 4}}, {9, 6}},
        {"above it", {5, 9}, {{3, 2}, {6, 4}}, {5, 6}},
        {"on its border", {9, 3}, {{3, 2}, {6, 4}}, {9, 3}},
        {"no size", {1, 9}, {{3, 2}, {0, 0}}, {3, 2}},
        {"far: 2^24 + 1 is rounded towards the inside",
         {1e9f, 0},
         {{16777216, 0}, {1, 1}},
         {16777216, 0}},
        {"far: 2^24 + 3 as well", {1e9f, 0}, {{16777216, 0}, {3, 1}}, {16777218, 0}},
        {"far: ends where no float is",
         {FLT_MAX, 5},
         {{0.75f * FLT_MAX, 0}, {FLT_MAX, 1}},
         {FLT_MAX, 1}},
        {"a tiny size: -1 + 2^-149 is rounded towards the inside",
         {0, 0},
         {{-1, 0}, {TINY, TINY}},
         {-1, 0}},
        {"tiny", {1, 1}, {{0, TINY}, {TINY, TINY}}, {TINY, 2 * TINY}},
    };
    EACH(points, NUMBERS(clamp_on_rectangle, it->p, it->r));
}

/* Corrected: the book's example passes the rectangle first, the function takes the circle first. */
SECTION(circle_rectangle_collision, "Circle-Rectangle Collision") {
    static const struct {
        const char *what;
        Circle c;
        Rectangle r;
        Bool expected;
    } cases[] = {
        {"the book errs: its first circle, with the arguments swapped",
         {{5, 4}, 1},
         {{3, 2}, {6, 4}},
         yes},
        {"the book's second circle", {{7, 8}, 1}, {{3, 2}, {6, 4}}, no},
        {"a side touches the rim", {{0, 2}, 1}, {{1, 0}, {4, 4}}, yes},
        {"radius one float too small", {{0, 2}, BELOW_1}, {{1, 0}, {4, 4}}, no},
        {"3-4-5: a corner touches the rim", {{0, 0}, 5}, {{3, 4}, {2, 2}}, yes},
        {"3-4-5: radius one float too small", {{0, 0}, 0x1.3ffffep+2f}, {{3, 4}, {2, 2}}, no},
        {"near a corner, inside of both sides' bands", {{0, 0}, 4.5f}, {{3, 4}, {2, 2}}, no},
        {"around it", {{4, 4}, 99}, {{3, 2}, {6, 4}}, yes},
        {"radius 0 inside", {{4, 4}, 0}, {{3, 2}, {6, 4}}, yes},
        {"radius 0 on the border", {{9, 4}, 0}, {{3, 2}, {6, 4}}, yes},
        {"no size: a point on the rim", {{0, 0}, 5}, {{3, 4}, {0, 0}}, yes},
        {"no size: a point outside", {{0, 0}, 5}, {{3, ABOVE_4}, {0, 0}}, no},
        {"far: 2^24 + 3 is no float", {{16777220, 0.5f}, 0}, {{16777216, 0}, {3, 1}}, no},
        {"far: touches at 2^24 + 3", {{16777220, 0.5f}, 1}, {{16777216, 0}, {3, 1}}, yes},
        {"far: radius one float too small",
         {{16777220, 0.5f}, BELOW_1},
         {{16777216, 0}, {3, 1}},
         no},
        {"far: as large as can be", {{-FLT_MAX, 0}, FLT_MAX}, {{0, 0}, {FLT_MAX, FLT_MAX}}, yes},
        {"far: apart by the smallest float",
         {{-FLT_MAX, 0}, FLT_MAX},
         {{TINY, 0}, {FLT_MAX, FLT_MAX}},
         no},
        {"tiny: touching", {{0, 0}, TINY}, {{TINY, 0}, {TINY, TINY}}, yes},
        {"tiny: a corner 1.4 radii away", {{0, 0}, TINY}, {{TINY, TINY}, {TINY, TINY}}, no},
        {"negative size: empty", {{4, 4}, 9}, {{5, 5}, {-1, 1}}, no},
        {"negative radius: empty", {{4, 4}, -1}, {{3, 2}, {6, 4}}, no},
        {"NaN", {{4, 4}, NAN}, {{3, 2}, {6, 4}}, no},
        {"infinite size", {{4, 4}, 1}, {{3, 2}, {INFINITY, 4}}, no},
    };
    EACH(cases, ANSWERS(circle_rectangle_collide, it->c, it->r));
}

SECTION(circle_oriented_rectangle_collision, "Circle-Oriented Rectangle Collision") {
    static const struct {
        const char *what;
        Circle c;
        OrientedRectangle r;
        Bool expected;
    } cases[] = {
        {"the book's figure", {{5, 7}, 2}, {{5, 4}, {3, 2}, 30}, yes},
        {"upright: a side touches the rim", {{0, 2}, 1}, {{3, 2}, {2, 9}, 0}, yes},
        {"upright: radius one float too small", {{0, 2}, BELOW_1}, {{3, 2}, {2, 9}, 0}, no},
        {"90 degrees: a side touches the rim", {{0, 2}, 1}, {{3, 2}, {9, 2}, 90}, yes},
        {"90 degrees: radius one float too small", {{0, 2}, BELOW_1}, {{3, 2}, {9, 2}, 90}, no},
        {"180 degrees, 3-4-5: a corner touches the rim", {{0, 0}, 5}, {{4, 5}, {1, 1}, 180}, yes},
        {"45 degrees: a corner reaches root of 2 to the left",
         {{0, 0}, 1},
         {{BELOW_1_PLUS_SQRT_2, 0}, {1, 1}, 45},
         yes},
        {"45 degrees: apart by one float", {{0, 0}, 1}, {{ABOVE_1_PLUS_SQRT_2, 0}, {1, 1}, 45}, no},
        {"45 degrees: a side, centers 2 apart",
         {{BELOW_SQRT_2, BELOW_SQRT_2}, 1},
         {{0, 0}, {1, 1}, 45},
         yes},
        {"45 degrees: a side, apart by one float",
         {{ABOVE_SQRT_2, ABOVE_SQRT_2}, 1},
         {{0, 0}, {1, 1}, 45},
         no},
        {"30 degrees: (0, 6) is 6 sin 30 = 3 along, the side at 1",
         {{0, 6}, 2},
         {{0, 0}, {1, 100}, 30},
         yes},
        {"30 degrees: radius one float too small", {{0, 6}, BELOW_2}, {{0, 0}, {1, 100}, 30}, no},
        {"30 degrees after 40,000 turns", {{0, 6}, 2}, {{0, 0}, {1, 100}, 14400030}, yes},
        {"30 degrees after 40,000 turns: too small",
         {{0, 6}, BELOW_2},
         {{0, 0}, {1, 100}, 14400030},
         no},
        {"around it", {{5, 4}, 99}, {{5, 4}, {3, 2}, 33}, yes},
        {"radius 0 inside", {{5, 4}, 0}, {{5, 4}, {3, 2}, 33}, yes},
        {"no size, on the rim", {{0, 0}, 5}, {{3, 4}, {0, 0}, 33}, yes},
        {"no size, outside", {{0, 0}, 5}, {{3, ABOVE_4}, {0, 0}, 33}, no},
        {"radius 0, 1 below a box that is 1e20 high: squares of 1e40 hide that",
         {{1, -1}, 0},
         {{1, 1e20f}, {0, 1e20f}, 1e-30f},
         no},
        {"far: touching", {{1e6f, 1e6f}, 1}, {{1000002, 1e6f}, {5, 1}, 270}, yes},
        {"far: apart by one float", {{1e6f, 1e6f}, 1}, {{1000002.0625f, 1e6f}, {5, 1}, 270}, no},
        {"tiny: touching", {{0, 0}, TINY}, {{2 * TINY, 0}, {TINY, TINY}, 90}, yes},
        {"tiny: apart", {{0, 0}, TINY}, {{3 * TINY, 0}, {TINY, TINY}, 90}, no},
        {"tiny, 45 degrees: 3 away, reach 2.4",
         {{0, 0}, TINY},
         {{3 * TINY, 0}, {TINY, TINY}, 45},
         no},
        {"negative half extent: empty", {{5, 4}, 9}, {{5, 4}, {3, -2}, 30}, no},
        {"NaN", {{5, 4}, 9}, {{5, 4}, {3, 2}, NAN}, no},
        {"infinite rotation", {{5, 4}, 9}, {{5, 4}, {3, 2}, -INFINITY}, no},
    };
    EACH(cases, ANSWERS(circle_oriented_rectangle_collide, it->c, it->r));
}

void collision_detection_circle(void) {
    circle_point_collision();
    circle_line_collision();
    circle_segment_collision();
    circle_rectangle_helpers();
    circle_rectangle_collision();
    circle_oriented_rectangle_collision();
}
