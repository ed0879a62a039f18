/* Chapters "Bounding Shapes" and "Shape Grouping". "The smallest" is in floats: the next smaller
 * float would not contain the shape. */
#include <clash2d/book.h>

#include "chapters.h"
#include "check.h"

SECTION(rectangle_hull_of_oriented_rectangle,
        "Bounding Shapes: oriented_rectangle_rectangle_hull") {
    static const struct {
        const char *what;
        OrientedRectangle r;
        Rectangle expected;
    } cases[] = {
        {"upright", {{5, 4}, {3, 2}, 0}, {{2, 2}, {6, 4}}},
        {"90 degrees", {{5, 4}, {3, 2}, 90}, {{3, 1}, {4, 6}}},
        {"180 degrees", {{5, 4}, {3, 2}, 180}, {{2, 2}, {6, 4}}},
        {"-90 degrees", {{5, 4}, {3, 2}, -90}, {{3, 1}, {4, 6}}},
        {"45 degrees: root of 2 to all sides, rounded outward",
         {{0, 0}, {1, 1}, 45},
         {{-ABOVE_SQRT_2, -ABOVE_SQRT_2}, {2 * ABOVE_SQRT_2, 2 * ABOVE_SQRT_2}}},
        {"60 degrees, no height: 1 and root of 3",
         {{0, 0}, {2, 0}, 60},
         {{-1, -ABOVE_SQRT_3}, {2, 2 * ABOVE_SQRT_3}}},
        {"a point", {{5, 4}, {0, 0}, 33}, {{5, 4}, {0, 0}}},
        {"far", {{1e6f, 1e6f}, {1, 2}, 90}, {{999998, 999999}, {4, 2}}},
        {"far: 2^24 + 1 is rounded down, the width makes up for it",
         {{16777218, 0}, {1, 1}, 0},
         {{16777216, -1}, {3, 2}}},
        {"tiny", {{0, 0}, {TINY, 2 * TINY}, 90}, {{-2 * TINY, -TINY}, {4 * TINY, 2 * TINY}}},
        {"tiny, 45 degrees: 1.4 is rounded up to 2",
         {{0, 0}, {TINY, TINY}, 45},
         {{-2 * TINY, -2 * TINY}, {4 * TINY, 4 * TINY}}},
        {"too large for a float", {{0, 0}, {FLT_MAX, 1}, 0}, {{-FLT_MAX, -1}, {INFINITY, 2}}},
        {"negative half extent: NaN", {{0, 0}, {-1, 1}, 0}, {{NAN, NAN}, {NAN, NAN}}},
        {"NaN", {{0, 0}, {1, 1}, NAN}, {{NAN, NAN}, {NAN, NAN}}},
    };
    EACH(cases, NUMBERS(oriented_rectangle_rectangle_hull, it->r));
}

SECTION(circle_hull_of_oriented_rectangle, "Bounding Shapes: oriented_rectangle_circle_hull") {
    static const struct {
        const char *what;
        OrientedRectangle r;
        Circle expected;
    } cases[] = {
        {"3-4-5", {{5, 4}, {3, 4}, 0}, {{5, 4}, 5}},
        {"3-4-5, turned", {{5, 4}, {3, 4}, 33}, {{5, 4}, 5}},
        {"root of 2, rounded up", {{0, 0}, {1, 1}, 0}, {{0, 0}, ABOVE_SQRT_2}},
        {"no height", {{5, 4}, {3, 0}, 33}, {{5, 4}, 3}},
        {"a point", {{5, 4}, {0, 0}, 33}, {{5, 4}, 0}},
        {"a little more than its width", {{0, 0}, {1, TINY}, 0}, {{0, 0}, ABOVE_1}},
        {"far", {{1e6f, 1e6f}, {0x3p+120f, 0x4p+120f}, 10}, {{1e6f, 1e6f}, 0x5p+120f}},
        {"too large for a float", {{0, 0}, {FLT_MAX, FLT_MAX}, 0}, {{0, 0}, INFINITY}},
        {"tiny: 3-4-5", {{0, 0}, {3 * TINY, 4 * TINY}, 10}, {{0, 0}, 5 * TINY}},
        {"tiny: 1.4 is rounded up to 2", {{0, 0}, {TINY, TINY}, 10}, {{0, 0}, 2 * TINY}},
        {"negative half extent: NaN", {{0, 0}, {1, -1}, 0}, {{NAN, NAN}, NAN}},
        {"infinite rotation: NaN", {{0, 0}, {1, 1}, INFINITY}, {{NAN, NAN}, NAN}},
    };
    EACH(cases, NUMBERS(oriented_rectangle_circle_hull, it->r));
}

/* Numbers from -1 to 1, the same on every machine. */
static float next_random(void) {
    static unsigned long state = 1;
    state = (state * 1103515245UL + 12345UL) & 0x7fffffffUL;
    return (float)(state >> 7) * 0x1p-23f - 1.0f;
}

/* Statement by statement: the order within an initialiser is the compiler's choice. */
static OrientedRectangle random_box(void) {
    OrientedRectangle r;
    r.center.x = 10 * next_random();
    r.center.y = 10 * next_random();
    r.halfExtend.x = 1 + fabsf(next_random());
    r.halfExtend.y = 1 + fabsf(next_random());
    r.rotation = 360 * next_random();
    return r;
}

/* Whether x lies from the left end to the right one, as real numbers: doubles hold both sums. */
static bool is_within(double x, float origin, float size) {
    return x >= (double)origin && x <= (double)origin + (double)size;
}

/* The book errs: its hulls missed a corner for 22 % (rectangle) and 78 % (circle) of random boxes.
 * Corners come from the C library's double sine and cosine here; 1e-12 covers their rounding and is
 * far below the distance of two floats at these sizes. */
SECTION(hulls_contain, "Bounding Shapes: hulls contain their shapes") {
    for (int i = 0; i < 1000; i++) {
        const OrientedRectangle r = random_box();
        const Rectangle box = oriented_rectangle_rectangle_hull(r);
        const Circle circle = oriented_rectangle_circle_hull(r);
        const double angle = (double)r.rotation * (3.14159265358979323846 / 180);
        for (int corner = 0; corner < 4; corner++) {
            const double across = (double)r.halfExtend.x * (corner & 1 ? 1 : -1);
            const double along = (double)r.halfExtend.y * (corner & 2 ? 1 : -1);
            const double x = across * cos(angle) - along * sin(angle);
            const double y = across * sin(angle) + along * cos(angle);
            CHECK("the book errs: the circle contains the corner",
                  hypot(across, along) <= (double)circle.radius + 1e-12);
            CHECK("the book errs: the rectangle contains the corner's x",
                  is_within((double)r.center.x + x * (1 - 1e-12), box.origin.x, box.size.x));
            CHECK("the book errs: the rectangle contains the corner's y",
                  is_within((double)r.center.y + y * (1 - 1e-12), box.origin.y, box.size.y));
        }
    }
}

SECTION(enlarging_rectangles, "Shape Grouping: enlarge_rectangle_rectangle") {
    static const struct {
        const char *what;
        Rectangle r, extender, expected;
    } cases[] = {
        {"to the upper right", {{0, 0}, {1, 1}}, {{2, 3}, {1, 1}}, {{0, 0}, {3, 4}}},
        {"to the lower left", {{0, 0}, {1, 1}}, {{-3, -2}, {1, 1}}, {{-3, -2}, {4, 3}}},
        {"one inside the other", {{0, 0}, {9, 9}}, {{2, 3}, {1, 1}}, {{0, 0}, {9, 9}}},
        {"a cross", {{0, 4}, {9, 1}}, {{4, 0}, {1, 9}}, {{0, 0}, {9, 9}}},
        {"points", {{1, 5}, {0, 0}}, {{4, 3}, {0, 0}}, {{1, 3}, {3, 2}}},
        {"far: 2^24 + 1 wide, the next float is one more",
         {{0, 0}, {1, 1}},
         {{-16777216, 0}, {1, 1}},
         {{-16777216, 0}, {16777218, 1}}},
        {"1 + 2^-149 wide, rounded up",
         {{0, 0}, {1, 1}},
         {{-TINY, 0}, {0, 0}},
         {{-TINY, 0}, {ABOVE_1, 1}}},
        {"tiny",
         {{0, 0}, {TINY, TINY}},
         {{2 * TINY, -TINY}, {TINY, TINY}},
         {{0, -TINY}, {3 * TINY, 2 * TINY}}},
        {"too large for a float",
         {{-FLT_MAX, 0}, {1, 1}},
         {{FLT_MAX, 0}, {1, 1}},
         {{-FLT_MAX, 0}, {INFINITY, 1}}},
        {"an invalid one is empty", {{3, 2}, {6, 4}}, {{0, 0}, {-1, 1}}, {{3, 2}, {6, 4}}},
        {"NaN is empty", {{3, 2}, {6, 4}}, {{NAN, 0}, {1, 1}}, {{3, 2}, {6, 4}}},
        {"both invalid: NaN", {{3, 2}, {-6, 4}}, {{0, 0}, {-1, 1}}, {{NAN, NAN}, {NAN, NAN}}},
    };
    EACH(cases, NUMBERS(enlarge_rectangle_rectangle, it->r, it->extender));
    EACH(cases, NUMBERS(enlarge_rectangle_rectangle, it->extender, it->r));
}

SECTION(grouping_rectangles, "Shape Grouping: rectangles_rectangle_hull") {
    static const Rectangle group[] = {
        {{3, 2}, {6, 4}},    {{NAN, 0}, {1, 1}}, {{0, 4}, {1, 5}},
        {{-5, -5}, {-1, 1}}, {{12, 3}, {0, 0}},
    };
    static const struct {
        const char *what;
        const Rectangle *rectangles;
        int count;
        bool is_there;
        Rectangle expected;
    } cases[] = {
        {"one", group, 1, true, {{3, 2}, {6, 4}}},
        {"one, and an invalid one", group, 2, true, {{3, 2}, {6, 4}}},
        {"two, and an invalid one between them", group, 3, true, {{0, 2}, {9, 7}}},
        {"three, and invalid ones", group, 5, true, {{0, 2}, {12, 7}}},
        {"an invalid one alone", group + 1, 1, false, {{0, 0}, {0, 0}}},
        {"none", group, 0, false, {{0, 0}, {0, 0}}},
        {"none at a null pointer", NULL, 0, false, {{0, 0}, {0, 0}}},
        {"a null pointer", NULL, 5, false, {{0, 0}, {0, 0}}},
    };
    const Rectangle kept = {{1, 2}, {3, 4}};
    EACH(cases, {
        const size_t count = (size_t)it->count;
        CHECK_NUMBERS(it->what, it->expected, rectangles_rectangle_hull(it->rectangles, it->count));
        Rectangle found = kept;
        CHECK_ANSWER(it->what, it->is_there,
                     clash_rectangles_rectangle_hull(it->rectangles, count, &found));
        CHECK_NUMBERS(it->what, it->is_there ? it->expected : kept, found);
        CHECK_ANSWER(it->what, it->is_there,
                     clash_rectangles_rectangle_hull(it->rectangles, count, NULL));
    });
    const Rectangle nothing = {{0, 0}, {0, 0}};
    CHECK_NUMBERS("a negative count is 0", nothing, rectangles_rectangle_hull(group, -1));
    CHECK_NUMBERS("the lowest count is 0", nothing,
                  rectangles_rectangle_hull(group, -2147483647 - 1));
    CHECK_ANSWER("a null pointer with a huge count", false,
                 clash_rectangles_rectangle_hull(NULL, (size_t)-1, NULL));

    static const Rectangle far_apart[] = {{{0, 0}, {1, 1}}, {{-16777216, -1}, {1, 1}}};
    const Rectangle expected = {{-16777216, -1}, {16777218, 2}};
    CHECK_NUMBERS("far: 2^24 + 1 wide, the next float is one more", expected,
                  rectangles_rectangle_hull(far_apart, 2));
}

static const Circle circles[] = {
    {{4, 4}, 2}, {{0, 0}, -1}, {{7, 4}, 2}, {{1, NAN}, 1}, {{12, 14}, 0},
};

SECTION(grouping_circles_by_rectangle, "Shape Grouping: circles_rectangle_hull") {
    static const Circle tiny[] = {{{0, 0}, TINY}, {{TINY, 5 * TINY}, TINY}};
    static const Circle far_away[] = {{{16777218, 0}, 1}};
    static const struct {
        const char *what;
        const Circle *circles;
        int count;
        bool is_there;
        Rectangle expected;
    } cases[] = {
        {"one", circles, 1, true, {{2, 2}, {4, 4}}},
        {"two, and an invalid one between them", circles, 3, true, {{2, 2}, {7, 4}}},
        {"three, and invalid ones", circles, 5, true, {{2, 2}, {10, 12}}},
        {"an invalid one alone", circles + 1, 1, false, {{0, 0}, {0, 0}}},
        {"none", circles, 0, false, {{0, 0}, {0, 0}}},
        {"none at a null pointer", NULL, 0, false, {{0, 0}, {0, 0}}},
        {"a null pointer", NULL, 5, false, {{0, 0}, {0, 0}}},
        {"tiny", tiny, 2, true, {{-TINY, -TINY}, {3 * TINY, 7 * TINY}}},
        {"far: 2^24 + 1 is rounded down, the width makes up for it",
         far_away,
         1,
         true,
         {{16777216, -1}, {3, 2}}},
    };
    const Rectangle kept = {{1, 2}, {3, 4}};
    EACH(cases, {
        const size_t count = (size_t)it->count;
        CHECK_NUMBERS(it->what, it->expected, circles_rectangle_hull(it->circles, it->count));
        Rectangle found = kept;
        CHECK_ANSWER(it->what, it->is_there,
                     clash_circles_rectangle_hull(it->circles, count, &found));
        CHECK_NUMBERS(it->what, it->is_there ? it->expected : kept, found);
        CHECK_ANSWER(it->what, it->is_there,
                     clash_circles_rectangle_hull(it->circles, count, NULL));
    });
    const Rectangle nothing = {{0, 0}, {0, 0}};
    CHECK_NUMBERS("a negative count is 0", nothing, circles_rectangle_hull(circles, -1));
    CHECK_ANSWER("a null pointer with a huge count", false,
                 clash_circles_rectangle_hull(NULL, (size_t)-1, NULL));
}

SECTION(centers_of_rectangles, "Shape Grouping: rectangle_center") {
    static const struct {
        const char *what;
        Rectangle r;
        Vector2D expected;
    } cases[] = {
        {"of an even size", {{3, 2}, {6, 4}}, {6, 4}},
        {"of an odd size", {{0, 0}, {1, 3}}, {0.5f, 1.5f}},
        {"a point", {{3, 2}, {0, 0}}, {3, 2}},
        {"at the origin", {{-1, -2}, {2, 4}}, {0, 0}},
        {"it almost cancels out", {{-1, 0}, {ABOVE_2, 0}}, {0x1p-23f, 0}},
        {"far", {{-FLT_MAX, 0}, {FLT_MAX, 1}}, {-0.5f * FLT_MAX, 0.5f}},
        {"too large for a float", {{FLT_MAX, 0}, {FLT_MAX, 1}}, {INFINITY, 0.5f}},
        {"tiny", {{TINY, 0}, {2 * TINY, 4 * TINY}}, {2 * TINY, 2 * TINY}},
    };
    EACH(cases, NUMBERS(rectangle_center, it->r));
}

SECTION(grouping_circles_by_circle, "Shape Grouping: circles_circle_hull") {
    static const Circle two[] = {{{0, 0}, 1}, {{4, 0}, 1}};
    static const Circle two_points[] = {{{0, 0}, 0}, {{6, 8}, 0}};
    static const Circle tiny[] = {{{0, 0}, 0}, {{6 * TINY, 8 * TINY}, 0}};
    static const Circle far_away[] = {{{1e6f, 1e6f}, 1}, {{1000006, 1000008}, 1}};
    static const struct {
        const char *what;
        const Circle *circles;
        int count;
        bool is_there;
        Circle expected;
    } cases[] = {
        {"one", circles, 1, true, {{4, 4}, 2}},
        {"one, and an invalid one", circles, 2, true, {{4, 4}, 2}},
        {"two: around the middle of 0..4", two, 2, true, {{2, 0}, 3}},
        {"two points: half of 6-8-10", two_points, 2, true, {{3, 4}, 5}},
        {"an invalid one alone", circles + 1, 1, false, {{0, 0}, 0}},
        {"none", circles, 0, false, {{0, 0}, 0}},
        {"none at a null pointer", NULL, 0, false, {{0, 0}, 0}},
        {"a null pointer", NULL, 5, false, {{0, 0}, 0}},
        {"tiny: half of 6-8-10", tiny, 2, true, {{3 * TINY, 4 * TINY}, 5 * TINY}},
        {"far: half of 6-8-10 and the radius", far_away, 2, true, {{1000003, 1000004}, 6}},
    };
    const Circle kept = {{1, 2}, 3};
    EACH(cases, {
        const size_t count = (size_t)it->count;
        CHECK_NUMBERS(it->what, it->expected, circles_circle_hull(it->circles, it->count));
        Circle found = kept;
        CHECK_ANSWER(it->what, it->is_there, clash_circles_circle_hull(it->circles, count, &found));
        CHECK_NUMBERS(it->what, it->is_there ? it->expected : kept, found);
        CHECK_ANSWER(it->what, it->is_there, clash_circles_circle_hull(it->circles, count, NULL));
    });
    const Circle nothing = {{0, 0}, 0};
    CHECK_NUMBERS("a negative count is 0", nothing, circles_circle_hull(circles, -1));
    CHECK_ANSWER("a null pointer with a huge count", false,
                 clash_circles_circle_hull(NULL, (size_t)-1, NULL));
}

void bounding_shapes(void) {
    rectangle_hull_of_oriented_rectangle();
    circle_hull_of_oriented_rectangle();
    hulls_contain();
    enlarging_rectangles();
    grouping_rectangles();
    grouping_circles_by_rectangle();
    centers_of_rectangles();
    grouping_circles_by_circle();
}
