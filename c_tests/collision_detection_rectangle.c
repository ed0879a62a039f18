/* Chapter "Collision Detection", continued: a rectangle and another shape. */
#include <clash2d/book.h>

#include "chapters.h"
#include "check.h"

SECTION(rectangle_point_collision, "Rectangle-Point Collision") {
    static const struct {
        const char *what;
        Vector2D p;
        Rectangle r;
        Bool expected;
    } cases[] = {
        {"the book's first point", {4, 5}, {{3, 2}, {6, 4}}, yes},
        {"the book's second point", {11, 4}, {{3, 2}, {6, 4}}, no},
        {"lower left corner", {3, 2}, {{3, 2}, {6, 4}}, yes},
        {"upper right corner", {9, 6}, {{3, 2}, {6, 4}}, yes},
        {"above that by one float", {9, 0x1.800002p+2f}, {{3, 2}, {6, 4}}, no},
        {"left of it by one float", {0x1.7ffffep+1f, 4}, {{3, 2}, {6, 4}}, no},
        {"0 and -0", {-0.0f, 0}, {{0, -0.0f}, {6, 4}}, yes},
        {"no size, the same point", {3, 2}, {{3, 2}, {0, 0}}, yes},
        {"no size, another point", {3, ABOVE_2}, {{3, 2}, {0, 0}}, no},
        {"far: 2^24 + 3 is no float", {16777220, 0}, {{16777216, 0}, {3, 1}}, no},
        {"far: its last float", {16777218, 0}, {{16777216, 0}, {3, 1}}, yes},
        {"far: ends at 0", {0, 0}, {{-FLT_MAX, 0}, {FLT_MAX, 1}}, yes},
        {"far: ends before the smallest float", {TINY, 0}, {{-FLT_MAX, 0}, {FLT_MAX, 1}}, no},
        {"tiny: corner", {2 * TINY, 2 * TINY}, {{TINY, TINY}, {TINY, TINY}}, yes},
        {"tiny: outside", {3 * TINY, 2 * TINY}, {{TINY, TINY}, {TINY, TINY}}, no},
        {"it ends 2^-24 before the point", {-1, 0}, {{-2, 0}, {BELOW_1, 1}}, no},
        {"negative size: empty", {3, 2}, {{3, 2}, {-1, 4}}, no},
        {"NaN", {NAN, 4}, {{3, 2}, {6, 4}}, no},
        {"infinite size", {4, 4}, {{3, 2}, {6, INFINITY}}, no},
    };
    EACH(cases, ANSWERS(point_rectangle_collide, it->p, it->r));
}

SECTION(line_rectangle_collision, "Line-Rectangle Collision") {
    static const struct {
        const char *what;
        Line l;
        Rectangle r;
        Bool expected;
    } cases[] = {
        {"the book's figure", {{6, 8}, {2, -3}}, {{3, 2}, {6, 4}}, yes},
        {"through the corner (1, 3)", {{0, 2}, {1, 1}}, {{1, 1}, {2, 2}}, yes},
        {"past the corner by one float", {{0, ABOVE_2}, {1, 1}}, {{1, 1}, {2, 2}}, no},
        {"along the upper side", {{-5, 3}, {7, 0}}, {{1, 1}, {2, 2}}, yes},
        {"above it by one float", {{-5, 0x1.800002p+1f}, {7, 0}}, {{1, 1}, {2, 2}}, no},
        {"behind the base: a line has no end", {{99, 2}, {7, 0}}, {{1, 1}, {2, 2}}, yes},
        {"null direction: base inside", {{2, 2}, {0, 0}}, {{1, 1}, {2, 2}}, yes},
        {"null direction: base on a corner", {{3, 3}, {0, 0}}, {{1, 1}, {2, 2}}, yes},
        {"null direction: base outside", {{ABOVE_4, 2}, {0, 0}}, {{1, 1}, {2, 2}}, no},
        {"no size, on the line", {{0, 0}, {1, 1}}, {{2, 2}, {0, 0}}, yes},
        {"no size, beside it", {{0, 0}, {1, 1}}, {{2, ABOVE_2}, {0, 0}}, no},
        {"far: 2^24 + 3 is no float", {{16777220, 0}, {0, 1}}, {{16777216, 0}, {3, 1}}, no},
        {"far: its last float", {{16777218, 0}, {0, 1}}, {{16777216, 0}, {3, 1}}, yes},
        {"far: a diagonal through the corner (2^24 + 3, 1)",
         {{16777222, 4}, {-1, -1}},
         {{16777216, 1}, {3, 1}},
         yes},
        {"far: past that corner", {{16777222, BELOW_4}, {-1, -1}}, {{16777216, 1}, {3, 1}}, no},
        {"far: the plane's diagonal",
         {{-FLT_MAX, FLT_MAX}, {FLT_MAX, -FLT_MAX}},
         {{0, 0}, {1, 1}},
         yes},
        {"far: past the corner by the smallest float",
         {{-FLT_MAX, FLT_MAX}, {FLT_MAX, -FLT_MAX}},
         {{TINY, 0}, {1, 1}},
         no},
        {"tiny: through the corner", {{0, TINY}, {TINY, TINY}}, {{TINY, TINY}, {TINY, TINY}}, yes},
        {"tiny: past it", {{0, 2 * TINY}, {TINY, TINY}}, {{TINY, TINY}, {TINY, TINY}}, no},
        {"negative size: empty", {{2, 2}, {1, 0}}, {{3, 3}, {-2, -2}}, no},
        {"NaN", {{2, NAN}, {1, 0}}, {{1, 1}, {2, 2}}, no},
        {"infinite base", {{-INFINITY, 2}, {1, 0}}, {{1, 1}, {2, 2}}, no},
    };
    EACH(cases, ANSWERS(line_rectangle_collide, it->l, it->r));
}

SECTION(rectangle_segment_helpers, "Rectangle-Line-Segment Collision: its helpers") {
    static const struct {
        const char *what;
        Rectangle r;
        int nr;
        Vector2D expected;
    } corners[] = {
        {"0: lower right", {{3, 2}, {6, 4}}, 0, {9, 2}},
        {"1: upper right", {{3, 2}, {6, 4}}, 1, {9, 6}},
        {"2: upper left", {{3, 2}, {6, 4}}, 2, {3, 6}},
        {"3: the origin", {{3, 2}, {6, 4}}, 3, {3, 2}},
        {"4 is 0", {{3, 2}, {6, 4}}, 4, {9, 2}},
        {"-1 is 3", {{3, 2}, {6, 4}}, -1, {3, 2}},
        {"2^31 - 1 is 3", {{3, 2}, {6, 4}}, 2147483647, {3, 2}},
        {"-2^31 is 0", {{3, 2}, {6, 4}}, -2147483647 - 1, {9, 2}},
        {"far: 2^24 + 3.5 is nearer to 2^24 + 4", {{16777216, 0}, {3.5f, 1}}, 0, {16777220, 0}},
        {"a tiny size is lost", {{1, 0}, {TINY, TINY}}, 1, {1, TINY}},
        {"too large for a float", {{FLT_MAX, 0}, {FLT_MAX, 1}}, 1, {INFINITY, 1}},
    };
    EACH(corners, NUMBERS(rectangle_corner, it->r, it->nr));

    static const struct {
        const char *what;
        Segment axis;
        Rectangle r;
        Bool expected;
    } axes[] = {
        {"0..1 and 4..6", {{0, 0}, {1, 0}}, {{4, -1}, {2, 2}}, yes},
        {"the ends of the axis swapped", {{1, 0}, {0, 0}}, {{4, -1}, {2, 2}}, yes},
        {"0..1 and 1..3 touch", {{0, 0}, {1, 0}}, {{1, -1}, {2, 2}}, no},
        {"apart by one float", {{0, 0}, {1, 0}}, {{ABOVE_1, -1}, {2, 2}}, yes},
        {"far above, but not along the axis", {{0, 0}, {1, 0}}, {{0, 99}, {2, 2}}, no},
        {"on a slope: 0..2 and 2..6 touch", {{0, 0}, {1, 1}}, {{1, 1}, {2, 2}}, no},
        {"on a slope: apart by one float", {{0, 0}, {1, 1}}, {{1, ABOVE_1}, {2, 2}}, yes},
        {"no length", {{0, 0}, {0, 0}}, {{4, -1}, {2, 2}}, no},
        {"far: 2^24 + 3 is no float", {{16777220, 0}, {16777222, 0}}, {{16777216, 0}, {3, 1}}, yes},
        {"far: as large as can be", {{-FLT_MAX, 0}, {0, 0}}, {{FLT_MAX, 0}, {FLT_MAX, 0}}, yes},
        {"tiny: touching", {{0, 0}, {TINY, 0}}, {{TINY, 0}, {TINY, 0}}, no},
        {"tiny: apart", {{0, 0}, {TINY, 0}}, {{2 * TINY, 0}, {TINY, 0}}, yes},
        {"negative size: no", {{0, 0}, {1, 0}}, {{4, -1}, {-2, 2}}, no},
        {"infinite size: no", {{0, 0}, {1, 0}}, {{4, -1}, {INFINITY, 2}}, no},
        {"NaN: no", {{0, 0}, {1, NAN}}, {{4, -1}, {2, 2}}, no},
    };
    EACH(axes, ANSWERS(separating_axis_for_rectangle, it->axis, it->r));
}

SECTION(rectangle_segment_collision, "Rectangle-Line-Segment Collision") {
    static const struct {
        const char *what;
        Rectangle r;
        Segment s;
        Bool expected;
    } cases[] = {
        {"the book's figure", {{3, 2}, {6, 4}}, {{6, 8}, {10, 2}}, yes},
        {"inside", {{3, 2}, {6, 4}}, {{4, 3}, {5, 4}}, yes},
        {"through, both ends outside", {{3, 2}, {6, 4}}, {{0, 4}, {99, 5}}, yes},
        {"an end touches the side", {{3, 2}, {6, 4}}, {{9, 4}, {12, 9}}, yes},
        {"short by one float", {{3, 2}, {6, 4}}, {{0x1.200002p+3f, 4}, {12, 9}}, no},
        {"along the upper side", {{3, 2}, {6, 4}}, {{0, 6}, {99, 6}}, yes},
        {"on the same line as that side, but beside it", {{3, 2}, {6, 4}}, {{10, 6}, {99, 6}}, no},
        {"its middle touches the corner (3, 6)", {{3, 2}, {6, 4}}, {{1, 4}, {5, 8}}, yes},
        {"past that corner by one float", {{3, 2}, {6, 4}}, {{1, ABOVE_4}, {5, 8}}, no},
        {"its box overlaps, it does not", {{3, 2}, {6, 4}}, {{8, 9}, {12, 5}}, no},
        {"no length, inside", {{3, 2}, {6, 4}}, {{4, 4}, {4, 4}}, yes},
        {"no length, outside", {{3, 2}, {6, 4}}, {{4, 8}, {4, 8}}, no},
        {"no size, on the segment", {{3, 3}, {0, 0}}, {{1, 1}, {5, 5}}, yes},
        {"no size, on the line behind its end", {{3, 3}, {0, 0}}, {{4, 4}, {5, 5}}, no},
        {"no size and no length, apart", {{3, 3}, {0, 0}}, {{4, 4}, {4, 4}}, no},
        {"far: 2^24 + 3 is no float", {{16777216, 0}, {3, 1}}, {{16777220, -9}, {16777220, 9}}, no},
        {"far: its last float", {{16777216, 0}, {3, 1}}, {{16777218, -9}, {16777218, 9}}, yes},
        {"far: the plane's diagonal",
         {{0, 0}, {1, 1}},
         {{-FLT_MAX, FLT_MAX}, {FLT_MAX, -FLT_MAX}},
         yes},
        {"far: past the corner by the smallest float",
         {{TINY, 0}, {1, 1}},
         {{-FLT_MAX, FLT_MAX}, {FLT_MAX, -FLT_MAX}},
         no},
        {"tiny: touching", {{0, 0}, {TINY, TINY}}, {{2 * TINY, 0}, {0, 2 * TINY}}, yes},
        {"tiny: past the corner", {{0, 0}, {TINY, TINY}}, {{3 * TINY, 0}, {0, 3 * TINY}}, no},
        {"negative size: empty", {{9, 6}, {-6, -4}}, {{6, 8}, {10, 2}}, no},
        {"NaN", {{3, 2}, {6, NAN}}, {{6, 8}, {10, 2}}, no},
        {"infinite", {{3, 2}, {6, 4}}, {{0, 4}, {INFINITY, 4}}, no},
    };
    EACH(cases, ANSWERS(rectangle_segment_collide, it->r, it->s));
}

SECTION(oriented_rectangle_rectangle_helpers,
        "Oriented Rectangle-Rectangle Collision: its helpers") {
    static const struct {
        const char *what;
        OrientedRectangle r;
        int nr;
        Vector2D expected;
    } corners[] = {
        {"0: (-, +)", {{5, 4}, {3, 2}, 0}, 0, {2, 6}},
        {"1: (+, +)", {{5, 4}, {3, 2}, 0}, 1, {8, 6}},
        {"2: (+, -)", {{5, 4}, {3, 2}, 0}, 2, {8, 2}},
        {"3: (-, -)", {{5, 4}, {3, 2}, 0}, 3, {2, 2}},
        {"4 is 0", {{5, 4}, {3, 2}, 0}, 4, {2, 6}},
        {"-1 is 3", {{5, 4}, {3, 2}, 0}, -1, {2, 2}},
        {"2^31 - 1 is 3", {{5, 4}, {3, 2}, 0}, 2147483647, {2, 2}},
        {"-2^31 is 0", {{5, 4}, {3, 2}, 0}, -2147483647 - 1, {2, 6}},
        {"90 degrees: (-, +) is lower left", {{5, 4}, {3, 2}, 90}, 0, {3, 1}},
        {"-90 degrees: it is upper right", {{5, 4}, {3, 2}, -90}, 0, {7, 7}},
        {"45 degrees: (+, +) is on top", {{0, 0}, {1, 1}, 45}, 1, {0, BELOW_SQRT_2}},
        {"60 degrees: x cancels out", {{-1, 0}, {2, 0}, 60}, 1, {0, BELOW_SQRT_3}},
        {"a point", {{5, 4}, {0, 0}, 33}, 1, {5, 4}},
        {"far", {{1e6f, 1e6f}, {1, 2}, 90}, 1, {999998, 1000001}},
        {"tiny", {{TINY, 0}, {TINY, TINY}, 180}, 2, {0, TINY}},
    };
    EACH(corners, NUMBERS(oriented_rectangle_corner, it->r, it->nr));

    static const struct {
        const char *what;
        Rectangle r;
        Vector2D p;
        Rectangle expected;
    } enlarged[] = {
        {"to the right", {{3, 2}, {6, 4}}, {12, 3}, {{3, 2}, {9, 4}}},
        {"to the lower left", {{3, 2}, {6, 4}}, {1, 1}, {{1, 1}, {8, 5}}},
        {"a point inside changes nothing", {{3, 2}, {6, 4}}, {4, 4}, {{3, 2}, {6, 4}}},
        {"a point on the border changes nothing", {{3, 2}, {6, 4}}, {9, 6}, {{3, 2}, {6, 4}}},
        {"no size", {{3, 2}, {0, 0}}, {4, 1}, {{3, 1}, {1, 1}}},
        {"far: 2^24 + 1 wide, the next float is one more",
         {{0, 0}, {1, 1}},
         {-16777216, 0},
         {{-16777216, 0}, {16777218, 1}}},
        {"1 + 2^-149 wide, rounded up", {{0, 0}, {1, 1}}, {-TINY, 0}, {{-TINY, 0}, {ABOVE_1, 1}}},
        {"tiny", {{0, 0}, {TINY, TINY}}, {3 * TINY, -TINY}, {{0, -TINY}, {3 * TINY, 2 * TINY}}},
        {"too large for a float",
         {{FLT_MAX, 0}, {1, 1}},
         {-FLT_MAX, 0},
         {{-FLT_MAX, 0}, {INFINITY, 1}}},
        {"an invalid rectangle is empty", {{3, 2}, {-6, 4}}, {1, 1}, {{1, 1}, {0, 0}}},
        {"an invalid point is none", {{3, 2}, {6, 4}}, {NAN, 1}, {{3, 2}, {6, 4}}},
        {"both invalid: NaN", {{3, 2}, {-6, 4}}, {INFINITY, 1}, {{NAN, NAN}, {NAN, NAN}}},
    };
    EACH(enlarged, NUMBERS(enlarge_rectangle_point, it->r, it->p));
}

/* Corrected: the book passes an oriented rectangle as a rectangle, which does not compile. */
SECTION(oriented_rectangle_rectangle_collision, "Oriented Rectangle-Rectangle Collision") {
    static const struct {
        const char *what;
        OrientedRectangle r;
        Rectangle aar;
        Bool expected;
    } cases[] = {
        {"the book's figure", {{10, 4}, {4, 2}, 25}, {{1, 5}, {3, 3}}, no},
        {"upright: sides touch", {{5, 4}, {3, 2}, 0}, {{8, 0}, {1, 9}}, yes},
        {"upright: apart by one float", {{5, 4}, {3, 2}, 0}, {{0x1.000002p+3f, 0}, {1, 9}}, no},
        {"90 degrees: sides touch", {{5, 4}, {3, 2}, 90}, {{7, 0}, {1, 9}}, yes},
        {"90 degrees: apart by one float", {{5, 4}, {3, 2}, 90}, {{0x1.c00002p+2f, 0}, {1, 9}}, no},
        {"180 degrees: corners touch", {{5, 4}, {3, 2}, 180}, {{8, 6}, {1, 1}}, yes},
        {"45 degrees: a corner reaches root of 2 to the right",
         {{0, 0}, {1, 1}, 45},
         {{BELOW_SQRT_2, -3}, {9, 9}},
         yes},
        {"45 degrees: apart by one float", {{0, 0}, {1, 1}, 45}, {{ABOVE_SQRT_2, -3}, {9, 9}}, no},
        {"45 degrees: its side touches a corner, a + b = root of 2",
         {{0, 0}, {1, 1}, 45},
         {{0.5f * BELOW_SQRT_2, 0.5f * BELOW_SQRT_2}, {1, 1}},
         yes},
        {"45 degrees: past that corner, inside its box",
         {{0, 0}, {1, 1}, 45},
         {{0.5f * ABOVE_SQRT_2, 0.5f * ABOVE_SQRT_2}, {1, 1}},
         no},
        {"60 degrees, no height: its end is at x = 1", {{0, 0}, {2, 0}, 60}, {{1, 0}, {1, 9}}, yes},
        {"60 degrees: apart by one float", {{0, 0}, {2, 0}, 60}, {{ABOVE_1, 0}, {1, 9}}, no},
        {"45 degrees, no width: on y = x + 1, past the corner (-1, 2^-149) by that",
         {{-1, 0}, {0, 4}, 315},
         {{-6, TINY}, {5, 4}},
         no},
        {"far: a slope of -1 through (0, -273924), and the upper right quadrant",
         {{0, -273923.84f}, {1.5e31f, 1e-10f}, -45.09332f},
         {{0, 0}, {1e37f, 1e17f}},
         no},
        {"far: a slope of 0 through (0, -150), and all above -1",
         {{0, -150}, {1e33f, 1e-13f}, 1e-35f},
         {{-1, -1}, {1e37f, 1}},
         no},
        {"-300 degrees is 60", {{0, 0}, {2, 0}, -300}, {{1, 0}, {1, 9}}, yes},
        {"one inside the other", {{5, 5}, {1, 1}, 33}, {{0, 0}, {9, 9}}, yes},
        {"the other inside the one", {{5, 5}, {9, 9}, 33}, {{5, 5}, {1, 1}}, yes},
        {"a cross: no corner lies inside", {{5, 5}, {9, 1}, 30}, {{4, -9}, {1, 27}}, yes},
        {"points, the same", {{5, 5}, {0, 0}, 33}, {{5, 5}, {0, 0}}, yes},
        {"points, different", {{5, 5}, {0, 0}, 33}, {{5, 6}, {0, 0}}, no},
        {"far: 2^24 + 3 is no float", {{16777222, 0}, {1, 2}, 90}, {{16777216, 0}, {3, 1}}, no},
        {"far: touching at 2^24 + 3", {{16777222, 0}, {1, 3}, 90}, {{16777216, 0}, {3, 1}}, yes},
        {"far: as large as can be",
         {{-FLT_MAX, 0}, {FLT_MAX, 1}, 180},
         {{0, 0}, {FLT_MAX, 1}},
         yes},
        {"tiny: touching", {{2 * TINY, 0}, {TINY, TINY}, 90}, {{0, 0}, {TINY, TINY}}, yes},
        {"tiny: apart", {{3 * TINY, 0}, {TINY, TINY}, 90}, {{0, 0}, {TINY, TINY}}, no},
        {"negative half extent: empty", {{5, 5}, {-1, 1}, 0}, {{0, 0}, {9, 9}}, no},
        {"negative size: empty", {{5, 5}, {1, 1}, 0}, {{9, 9}, {-9, -9}}, no},
        {"NaN", {{5, NAN}, {1, 1}, 0}, {{0, 0}, {9, 9}}, no},
        {"infinite rotation", {{5, 5}, {1, 1}, INFINITY}, {{0, 0}, {9, 9}}, no},
    };
    EACH(cases, ANSWERS(oriented_rectangle_rectangle_collide, it->r, it->aar));
}

void collision_detection_rectangle(void) {
    rectangle_point_collision();
    line_rectangle_collision();
    rectangle_segment_helpers();
    rectangle_segment_collision();
    oriented_rectangle_rectangle_helpers();
    oriented_rectangle_rectangle_collision();
}
