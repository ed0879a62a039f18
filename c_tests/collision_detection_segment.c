/* Chapter "Collision Detection", continued: two segments, two oriented rectangles, and the helpers
 * that the book writes for them. */
#include <clash2d/book.h>

#include "chapters.h"
#include "check.h"

SECTION(segment_segment_helpers, "Segment-Segment Collision: its helpers") {
    static const struct {
        const char *what;
        Line axis;
        Segment s;
        Bool expected;
    } sides[] = {
        {"above", {{0, 0}, {1, 0}}, {{1, 1}, {5, 2}}, yes},
        {"below", {{0, 0}, {1, 0}}, {{1, -1}, {5, -2}}, yes},
        {"across", {{0, 0}, {1, 0}}, {{1, 1}, {5, -2}}, no},
        {"an end on the axis", {{0, 0}, {1, 0}}, {{1, 0}, {5, 2}}, no},
        {"along the axis", {{0, 0}, {1, 0}}, {{1, 0}, {5, 0}}, no},
        {"a point above", {{0, 0}, {1, 0}}, {{1, 1}, {1, 1}}, yes},
        {"a point on the axis", {{0, 0}, {1, 1}}, {{3, 3}, {3, 3}}, no},
        {"null direction", {{0, 0}, {0, 0}}, {{1, 1}, {5, 2}}, no},
        {"far: by one float", {{0, 0}, {1, 1}}, {{1e6f, 1000000.0625f}, {2e6f, 3e6f}}, yes},
        {"far: on the axis", {{0, 0}, {1, 1}}, {{1e6f, 1e6f}, {2e6f, 3e6f}}, no},
        {"the book errs: signs vanish in a product",
         {{0, 0}, {1e-30f, 0}},
         {{0, 1e-30f}, {0, 2e-30f}},
         yes},
        {"tiny: across", {{0, 0}, {TINY, 0}}, {{0, TINY}, {0, -TINY}}, no},
        {"NaN", {{0, 0}, {1, 0}}, {{1, 1}, {NAN, 2}}, no},
    };
    EACH(sides, ANSWERS(on_one_side, it->axis, it->s));

    static const struct {
        const char *what;
        Range r, expected;
    } ranges[] = {
        {"swapped", {5, 1}, {1, 5}},    {"in order", {1, 5}, {1, 5}},
        {"a number", {3, 3}, {3, 3}},   {"infinite", {INFINITY, -INFINITY}, {-INFINITY, INFINITY}},
        {"tiny", {TINY, 0}, {0, TINY}},
    };
    EACH(ranges, NUMBERS(sort_range, it->r));

    static const struct {
        const char *what;
        Segment s;
        Vector2D onto;
        Range expected;
    } projections[] = {
        {"onto an axis", {{3, 4}, {11, 1}}, {1, 0}, {3, 11}},
        {"onto another length", {{3, 4}, {11, 1}}, {0, 7}, {1, 4}},
        {"the other way", {{3, 4}, {11, 1}}, {-2, 0}, {-11, -3}},
        {"3-4-5", {{6, 8}, {3, 4}}, {3, 4}, {5, 10}},
        {"at a right angle", {{4, -3}, {-4, 3}}, {3, 4}, {0, 0}},
        {"a point", {{3, 4}, {3, 4}}, {0.5f, 0}, {3, 3}},
        {"onto the null vector", {{3, 4}, {11, 1}}, {0, 0}, {0, 0}},
        {"far", {{FLT_MAX, 1}, {-FLT_MAX, 1}}, {FLT_MAX, 0}, {-FLT_MAX, FLT_MAX}},
        {"tiny onto far", {{TINY, 1}, {2 * TINY, 1}}, {FLT_MAX, 0}, {TINY, 2 * TINY}},
        {"far onto tiny", {{FLT_MAX, 1}, {3, 1}}, {TINY, 0}, {3, FLT_MAX}},
    };
    EACH(projections, NUMBERS(project_segment, it->s, it->onto));

    static const struct {
        const char *what;
        Range a, b;
        Bool expected;
    } overlaps[] = {
        {"overlapping", {1, 5}, {2, 7}, yes},
        {"touching", {1, 5}, {5, 7}, yes},
        {"apart by one float", {1, BELOW_4}, {4, 7}, no},
        {"taken as given", {5, 1}, {2, 3}, no},
        {"infinite", {-INFINITY, INFINITY}, {5, 5}, yes},
        {"NaN", {0, NAN}, {0, 1}, no},
    };
    EACH(overlaps, ANSWERS(overlapping_ranges, it->a, it->b));
    EACH(overlaps, ANSWERS(overlapping_ranges, it->b, it->a));
}

SECTION(segment_segment_collision, "Segment-Segment Collision") {
    static const struct {
        const char *what;
        Segment a, b;
        Bool expected;
    } cases[] = {
        {"the book's figure", {{3, 4}, {11, 1}}, {{8, 4}, {11, 7}}, no},
        {"crossing", {{0, 0}, {4, 4}}, {{0, 4}, {4, 0}}, yes},
        {"a T", {{0, 0}, {4, 0}}, {{2, 0}, {2, 5}}, yes},
        {"a T, short by one float", {{0, 0}, {4, 0}}, {{2, TINY}, {2, 5}}, no},
        {"ends touch", {{0, 0}, {4, 1}}, {{4, 1}, {7, 9}}, yes},
        {"the lines cross, the segments don't", {{0, 0}, {4, 0}}, {{5, -1}, {5, 1}}, no},
        {"on one line, overlapping", {{0, 0}, {4, 4}}, {{3, 3}, {9, 9}}, yes},
        {"on one line, touching", {{0, 0}, {4, 4}}, {{4, 4}, {9, 9}}, yes},
        {"on one line, apart", {{0, 0}, {4, 4}}, {{5, 5}, {9, 9}}, no},
        {"on one line, apart by one float", {{0, 0}, {4, 4}}, {{ABOVE_4, ABOVE_4}, {9, 9}}, no},
        {"parallel", {{0, 0}, {4, 4}}, {{0, 1}, {4, 5}}, no},
        {"the book errs: two points 141 apart", {{0, 0}, {0, 0}}, {{100, 100}, {100, 100}}, no},
        {"two equal points", {{7, 7}, {7, 7}}, {{7, 7}, {7, 7}}, yes},
        {"a point on a segment", {{0, 0}, {4, 4}}, {{2, 2}, {2, 2}}, yes},
        {"a point beside it", {{0, 0}, {4, 4}}, {{2, BELOW_2}, {2, BELOW_2}}, no},
        {"a point behind its end", {{0, 0}, {4, 4}}, {{5, 5}, {5, 5}}, no},
        {"the book errs: signs vanish in a product",
         {{0, 0}, {4e-30f, 0}},
         {{2e-30f, 1e-30f}, {2e-30f, 5e-30f}},
         no},
        {"small: crossing", {{0, 0}, {4e-30f, 4e-30f}}, {{0, 4e-30f}, {4e-30f, 0}}, yes},
        {"tiny: crossing", {{0, 0}, {2 * TINY, 2 * TINY}}, {{0, 2 * TINY}, {2 * TINY, 0}}, yes},
        {"tiny: a T, short", {{0, 0}, {2 * TINY, 0}}, {{TINY, TINY}, {TINY, 2 * TINY}}, no},
        {"far: a T", {{1e6f, 1e6f}, {1000004, 1e6f}}, {{1000002, 1e6f}, {1000002, 1000005}}, yes},
        {"far: short by one float",
         {{1e6f, 1e6f}, {1000004, 1e6f}},
         {{1000002, 1000000.0625f}, {1000002, 1000005}},
         no},
        {"far: from the left of the slope n/(n - 1), n = 2^24, product 1",
         {{0, 0}, {16777215, 16777216}},
         {{16777214, 16777215}, {16777214, 16777216}},
         no},
        {"far: through it",
         {{0, 0}, {16777215, 16777216}},
         {{16777214, 16777215}, {16777214, 16777214}},
         yes},
        {"the plane's diagonals",
         {{-FLT_MAX, -FLT_MAX}, {FLT_MAX, FLT_MAX}},
         {{-FLT_MAX, FLT_MAX}, {FLT_MAX, -FLT_MAX}},
         yes},
        {"long, through the origin", {{-FLT_MAX, -1}, {FLT_MAX, 1}}, {{0, 0}, {0, 1}}, yes},
        {"long, past a tiny end", {{-FLT_MAX, -1}, {FLT_MAX, 1}}, {{0, TINY}, {0, 1}}, no},
        {"the book errs: NaN", {{NAN, 0}, {4, 4}}, {{0, 4}, {4, 0}}, no},
        {"the book errs: NaN everywhere", {{NAN, NAN}, {NAN, NAN}}, {{NAN, NAN}, {NAN, NAN}}, no},
        {"infinite", {{-INFINITY, 2}, {INFINITY, 2}}, {{0, 4}, {4, 0}}, no},
    };
    EACH(cases, ANSWERS(segments_collide, it->a, it->b));
    EACH(cases, ANSWERS(segments_collide, it->b, it->a));
}

SECTION(oriented_rectangle_helpers,
        "Oriented Rectangle-Oriented Rectangle Collision: its helpers") {
    static const struct {
        const char *what;
        Range a, b, expected;
    } hulls[] = {
        {"overlapping", {1, 3}, {2, 7}, {1, 7}},
        {"apart", {5, 6}, {1, 2}, {1, 6}},
        {"one inside the other", {1, 9}, {2, 3}, {1, 9}},
        {"infinite", {-INFINITY, 0}, {TINY, FLT_MAX}, {-INFINITY, FLT_MAX}},
    };
    EACH(hulls, NUMBERS(range_hull, it->a, it->b));
    EACH(hulls, NUMBERS(range_hull, it->b, it->a));

    static const struct {
        const char *what;
        OrientedRectangle r;
        int nr;
        Segment expected;
    } edges[] = {
        {"0: the upper one", {{5, 4}, {3, 2}, 0}, 0, {{2, 6}, {8, 6}}},
        {"1: the right one", {{5, 4}, {3, 2}, 0}, 1, {{8, 6}, {8, 2}}},
        {"2: the lower one", {{5, 4}, {3, 2}, 0}, 2, {{8, 2}, {2, 2}}},
        {"3: the left one", {{5, 4}, {3, 2}, 0}, 3, {{2, 2}, {2, 6}}},
        {"4 is 0", {{5, 4}, {3, 2}, 0}, 4, {{2, 6}, {8, 6}}},
        {"-1 is 3", {{5, 4}, {3, 2}, 0}, -1, {{2, 2}, {2, 6}}},
        {"2^31 - 1 is 3", {{5, 4}, {3, 2}, 0}, 2147483647, {{2, 2}, {2, 6}}},
        {"-2^31 is 0", {{5, 4}, {3, 2}, 0}, -2147483647 - 1, {{2, 6}, {8, 6}}},
        {"90 degrees: the upper one is on the left", {{5, 4}, {3, 2}, 90}, 0, {{3, 1}, {3, 7}}},
        {"180 degrees: it is below", {{5, 4}, {3, 2}, 180}, 0, {{8, 2}, {2, 2}}},
        {"60 degrees, no height",
         {{0, 0}, {2, 0}, 60},
         0,
         {{-1, -BELOW_SQRT_3}, {1, BELOW_SQRT_3}}},
        {"a point", {{5, 4}, {0, 0}, 33}, 2, {{5, 4}, {5, 4}}},
        {"far", {{1e6f, 1e6f}, {1, 2}, 90}, 1, {{999998, 1000001}, {1000002, 1000001}}},
        {"tiny", {{0, 0}, {TINY, 2 * TINY}, 0}, 0, {{-TINY, 2 * TINY}, {TINY, 2 * TINY}}},
    };
    EACH(edges, NUMBERS(oriented_rectangle_edge, it->r, it->nr));

    static const struct {
        const char *what;
        Segment axis;
        OrientedRectangle r;
        Bool expected;
    } axes[] = {
        {"0..1 and 4..6", {{0, 0}, {1, 0}}, {{5, 0}, {1, 1}, 0}, yes},
        {"the ends of the axis swapped", {{1, 0}, {0, 0}}, {{5, 0}, {1, 1}, 0}, yes},
        {"0..1 and 1..3 touch", {{0, 0}, {1, 0}}, {{2, 0}, {1, 1}, 0}, no},
        {"apart by one float", {{0, 0}, {1, 0}}, {{ABOVE_2, 0}, {1, 1}, 0}, yes},
        {"far above, but not along the axis", {{0, 0}, {1, 0}}, {{0, 100}, {1, 1}, 0}, no},
        {"45 degrees: reaches root of 2 to the left",
         {{0, 0}, {1, 0}},
         {{BELOW_1_PLUS_SQRT_2, 0}, {1, 1}, 45},
         no},
        {"45 degrees: apart by one float",
         {{0, 0}, {1, 0}},
         {{ABOVE_1_PLUS_SQRT_2, 0}, {1, 1}, 45},
         yes},
        {"60 degrees, no height: reaches 1 to the left",
         {{0, 0}, {1, 0}},
         {{2, 0}, {2, 0}, 60},
         no},
        {"60 degrees: apart by one float", {{0, 0}, {1, 0}}, {{ABOVE_2, 0}, {2, 0}, 60}, yes},
        {"no length", {{0, 0}, {0, 0}}, {{5, 0}, {1, 1}, 0}, no},
        {"tiny: touching", {{0, 0}, {TINY, 0}}, {{2 * TINY, 0}, {TINY, TINY}, 90}, no},
        {"tiny: apart", {{0, 0}, {TINY, 0}}, {{3 * TINY, 0}, {TINY, TINY}, 90}, yes},
        {"far", {{-FLT_MAX, 0}, {0, 0}}, {{FLT_MAX, 0}, {1, 1}, 30}, yes},
        {"negative half extent: no", {{0, 0}, {1, 0}}, {{5, 0}, {-1, 1}, 0}, no},
        {"infinite half extent: no", {{0, 0}, {1, 0}}, {{5, 0}, {1, INFINITY}, 0}, no},
        {"NaN: no", {{0, 0}, {1, 0}}, {{5, 0}, {1, 1}, NAN}, no},
    };
    EACH(axes, ANSWERS(separating_axis_for_oriented_rectangle, it->axis, it->r));
}

SECTION(oriented_rectangle_oriented_rectangle_collision,
        "Oriented Rectangle-Oriented Rectangle Collision") {
    static const struct {
        const char *what;
        OrientedRectangle a, b;
        Bool expected;
    } cases[] = {
        {"the book's figure", {{3, 5}, {1, 3}, 15}, {{10, 5}, {2, 2}, -15}, no},
        {"the book errs: two points 70 apart", {{0, 0}, {0, 0}, 0}, {{50, 50}, {0, 0}, 0}, no},
        {"two equal points, turned", {{7, 7}, {0, 0}, 10}, {{7, 7}, {0, 0}, 20}, yes},
        {"upright: sides touch", {{0, 0}, {1, 1}, 0}, {{2, 0}, {1, 1}, 90}, yes},
        {"upright: apart by one float", {{0, 0}, {1, 1}, 0}, {{ABOVE_2, 0}, {1, 1}, 90}, no},
        {"upright: corners touch", {{0, 0}, {1, 1}, 180}, {{2, -2}, {1, 1}, 270}, yes},
        {"45 degrees: a corner reaches root of 2 to the left",
         {{0, 0}, {1, 1}, 0},
         {{BELOW_1_PLUS_SQRT_2, 0}, {1, 1}, 45},
         yes},
        {"45 degrees: apart by one float",
         {{0, 0}, {1, 1}, 0},
         {{ABOVE_1_PLUS_SQRT_2, 0}, {1, 1}, 45},
         no},
        {"both 45: sides overlap, centers 2 apart",
         {{0, 0}, {1, 1}, 45},
         {{BELOW_SQRT_2, BELOW_SQRT_2}, {1, 1}, 45},
         yes},
        {"both 45: apart by one float",
         {{0, 0}, {1, 1}, 45},
         {{ABOVE_SQRT_2, ABOVE_SQRT_2}, {1, 1}, 45},
         no},
        {"60 degrees, no height: its end is at x = 1",
         {{0, 0}, {2, 0}, 60},
         {{1, 2}, {0, 1}, 0},
         yes},
        {"60 degrees: apart by one float", {{0, 0}, {2, 0}, 60}, {{ABOVE_1, 2}, {0, 1}, 0}, no},
        {"10,000 turns and 60 degrees", {{0, 0}, {2, 0}, 3600060}, {{1, 2}, {0, 1}, 0}, yes},
        {"10,000 turns and 60 degrees: apart",
         {{0, 0}, {2, 0}, 3600060},
         {{ABOVE_1, 2}, {0, 1}, 0},
         no},
        {"turned by 1e-20 degrees: reaches 1 + 1.7e-22 to the right",
         {{0, 0}, {1, 1}, 1e-20f},
         {{2, 0}, {1, 1}, 0},
         yes},
        {"turned by 1e-20 degrees: apart by one float",
         {{0, 0}, {1, 1}, 1e-20f},
         {{ABOVE_2, 0}, {1, 1}, -1e-20f},
         no},
        {"the smallest angle", {{0, 0}, {1, 1}, TINY}, {{ABOVE_2, 0}, {1, 1}, -188.61937f}, yes},
        {"one inside the other", {{0, 0}, {9, 9}, 33}, {{1, 1}, {1, 1}, 77}, yes},
        {"a cross: no corner lies inside", {{0, 0}, {10, 1}, 10}, {{0, 0}, {10, 1}, 100}, yes},
        {"large: 112 apart, circles of radius 64 fit in both",
         {{0, 0}, {64, 140}, 10},
         {{100, 50}, {64, 140}, -20},
         yes},
        {"far: touching", {{1e6f, 1e6f}, {1, 1}, 0}, {{1000002, 1e6f}, {1, 1}, 90}, yes},
        {"far: apart by one float",
         {{1e6f, 1e6f}, {1, 1}, 0},
         {{1000002.0625f, 1e6f}, {1, 1}, 90},
         no},
        {"far: as large as can be",
         {{FLT_MAX, 0}, {FLT_MAX, 1}, 0},
         {{-FLT_MAX, 0}, {FLT_MAX, 1}, 180},
         yes},
        {"far: as large as can be, apart",
         {{FLT_MAX, 0}, {FLT_MAX, 1}, 0},
         {{-TINY, 0}, {0, 0}, 5},
         no},
        {"tiny: touching", {{0, 0}, {TINY, TINY}, 0}, {{2 * TINY, 0}, {TINY, TINY}, 90}, yes},
        {"tiny: apart", {{0, 0}, {TINY, TINY}, 0}, {{3 * TINY, 0}, {TINY, TINY}, 90}, no},
        {"tiny, 45 degrees: reaches 1.4 to the left",
         {{0, 0}, {TINY, TINY}, 0},
         {{3 * TINY, 0}, {TINY, TINY}, 45},
         no},
        {"negative half extent: empty", {{0, 0}, {-1, 1}, 0}, {{0, 0}, {5, 5}, 0}, no},
        {"NaN", {{0, 0}, {1, 1}, NAN}, {{0, 0}, {5, 5}, 0}, no},
        {"infinite rotation", {{0, 0}, {1, 1}, INFINITY}, {{0, 0}, {5, 5}, 0}, no},
    };
    EACH(cases, ANSWERS(oriented_rectangles_collide, it->a, it->b));
    EACH(cases, ANSWERS(oriented_rectangles_collide, it->b, it->a));
}

void collision_detection_segment(void) {
    segment_segment_helpers();
    segment_segment_collision();
    oriented_rectangle_helpers();
    oriented_rectangle_oriented_rectangle_collision();
}
