/* Chapter "Collision Detection". It goes on in collision_detection_*.c, in the book's order.
 * The first rows of each table are the book's own figures.
 *
 * Some of the book's examples do not compile, or not as C++. Corrected here: `or` as a variable
 * name, arguments in the wrong order (`circle_rectangle_collide(r, c1)`) in two examples, and an
 * oriented rectangle that is passed as a rectangle. */
#include <clash2d/book.h>

#include "chapters.h"
#include "check.h"

SECTION(rectangle_rectangle_collision, "Rectangle-Rectangle Collision") {
    static const struct {
        const char *what;
        float min_a, max_a, min_b, max_b;
        Bool expected;
    } ranges[] = {
        {"overlapping", 1, 5, 2, 7, yes},
        {"touching", 1, 2, 2, 3, yes},
        {"apart by one float", 1, BELOW_2, 2, 3, no},
        {"one inside the other", 1, 9, 3, 4, yes},
        {"equal numbers", 3, 3, 3, 3, yes},
        {"different numbers", 3, 3, 4, 4, no},
        {"taken as given: 5..1 is not sorted, 2 <= 1 fails", 5, 1, 2, 3, no},
        {"taken as given: 3 <= 5 and 0 <= 1 hold", 0, 5, 3, 1, yes},
        {"infinite bounds are ordinary", -INFINITY, 0, 0, INFINITY, yes},
        {"everything", -INFINITY, INFINITY, 5, 5, yes},
        {"infinity and a number", INFINITY, INFINITY, 1, 2, no},
        {"tiny: touching", 0, TINY, TINY, 1, yes},
        {"tiny: apart", 0, 0, TINY, 1, no},
        {"far: as wide as can be", -FLT_MAX, FLT_MAX, FLT_MAX, FLT_MAX, yes},
        {"NaN", NAN, 1, 0, 1, no},
        {"NaN as the upper end", 0, NAN, 0, 1, no},
    };
    EACH(ranges, ANSWERS(overlapping, it->min_a, it->max_a, it->min_b, it->max_b));
    EACH(ranges, ANSWERS(overlapping, it->min_b, it->max_b, it->min_a, it->max_a));

    static const struct {
        const char *what;
        Rectangle a, b;
        Bool expected;
    } cases[] = {
        {"the book's first and second", {{1, 1}, {4, 4}}, {{2, 2}, {5, 5}}, yes},
        {"the book's second and third", {{2, 2}, {5, 5}}, {{6, 4}, {4, 2}}, yes},
        {"the book's first and third", {{1, 1}, {4, 4}}, {{6, 4}, {4, 2}}, no},
        {"the book errs: the text says less than; touching counts",
         {{0, 0}, {2, 2}},
         {{2, 0}, {1, 1}},
         yes},
        {"corners touch", {{0, 0}, {2, 2}}, {{2, 2}, {1, 1}}, yes},
        {"apart by one float", {{0, 0}, {2, 2}}, {{ABOVE_2, 0}, {1, 1}}, no},
        {"above, apart by one float", {{0, 0}, {2, 2}}, {{0, ABOVE_2}, {1, 1}}, no},
        {"one inside the other", {{0, 0}, {9, 9}}, {{3, 3}, {1, 1}}, yes},
        {"a cross: no corner lies inside", {{0, 4}, {9, 1}}, {{4, 0}, {1, 9}}, yes},
        {"points, the same", {{1, 1}, {0, 0}}, {{1, 1}, {0, 0}}, yes},
        {"points, different", {{1, 1}, {0, 0}}, {{1, 2}, {0, 0}}, no},
        {"point on a corner", {{0, 0}, {2, 2}}, {{2, 2}, {0, 0}}, yes},
        {"no height: a segment through it", {{0, 0}, {2, 2}}, {{-1, 1}, {9, 0}}, yes},
        {"ends at -2^-24", {{-1, 0}, {BELOW_1, 1}}, {{0, 0}, {1, 1}}, no},
        {"far: 2^24 + 3 is no float and would be rounded up to touch",
         {{16777216, 0}, {3, 1}},
         {{16777220, 0}, {1, 1}},
         no},
        {"far: touching", {{16777216, 0}, {4, 1}}, {{16777220, 0}, {1, 1}}, yes},
        {"far: from one end to the middle", {{-FLT_MAX, 0}, {FLT_MAX, 1}}, {{0, 0}, {1, 1}}, yes},
        {"far: ends where no float is", {{FLT_MAX, 0}, {FLT_MAX, 1}}, {{FLT_MAX, 1}, {0, 0}}, yes},
        {"tiny: touching", {{0, 0}, {TINY, TINY}}, {{TINY, TINY}, {TINY, TINY}}, yes},
        {"tiny: apart", {{0, 0}, {TINY, TINY}}, {{2 * TINY, 0}, {TINY, TINY}}, no},
        {"a tiny size is not lost", {{-1, 0}, {1, 1}}, {{TINY, 0}, {1, 1}}, no},
        {"negative size: empty", {{2, 2}, {-1, -1}}, {{0, 0}, {9, 9}}, no},
        {"NaN", {{NAN, 0}, {2, 2}}, {{0, 0}, {9, 9}}, no},
        {"infinite size", {{0, 0}, {INFINITY, 2}}, {{0, 0}, {9, 9}}, no},
    };
    EACH(cases, ANSWERS(rectangles_collide, it->a, it->b));
    EACH(cases, ANSWERS(rectangles_collide, it->b, it->a));
}

SECTION(circle_circle_collision, "Circle-Circle Collision") {
    static const struct {
        const char *what;
        Circle a, b;
        Bool expected;
    } cases[] = {
        {"the book's first and second", {{4, 4}, 2}, {{7, 4}, 2}, yes},
        {"the book's second and third", {{7, 4}, 2}, {{10, 4}, 2}, yes},
        {"the book's first and third", {{4, 4}, 2}, {{10, 4}, 2}, no},
        {"the book errs: the text says less than; touching counts", {{0, 0}, 1}, {{2, 0}, 1}, yes},
        {"apart by one float", {{0, 0}, 1}, {{ABOVE_2, 0}, 1}, no},
        {"3-4-5: rims touch", {{0, 0}, 2}, {{3, 4}, 3}, yes},
        {"3-4-5: radius one float too small", {{0, 0}, 2}, {{3, 4}, 0x1.7ffffep+1f}, no},
        {"one inside the other", {{0, 0}, 9}, {{1, 1}, 1}, yes},
        {"point on the rim", {{0, 0}, 5}, {{4, 3}, 0}, yes},
        {"points, the same", {{4, 3}, 0}, {{4, 3}, 0}, yes},
        {"points, different", {{4, 3}, 0}, {{3, 4}, 0}, no},
        {"far: touching", {{1e6f, 1e6f}, 1.5f}, {{1000003, 1e6f}, 1.5f}, yes},
        {"far: apart by one float", {{1e6f, 1e6f}, 1.5f}, {{1000003.0625f, 1e6f}, 1.5f}, no},
        {"2^24 + 1 apart, and the radii add up to that",
         {{16777216, 0}, 16777216},
         {{-1, 0}, 1},
         yes},
        {"radius one float too small for it", {{16777216, 0}, 16777216}, {{-1, 0}, BELOW_1}, no},
        {"the rim passes the origin", {{16777216, 0}, 16777216}, {{-TINY, 0}, 0}, no},
        {"the rim passes the origin, a tiny circle reaches it",
         {{16777216, 0}, 16777216},
         {{-TINY, 0}, TINY},
         yes},
        {"far: 1.41 apart, radii 1.5",
         {{0, 0}, FLT_MAX},
         {{FLT_MAX, FLT_MAX}, 0.5f * FLT_MAX},
         yes},
        {"far: 1.41 apart, radii 1.4", {{0, 0}, FLT_MAX}, {{FLT_MAX, FLT_MAX}, 0.4f * FLT_MAX}, no},
        {"tiny: touching", {{0, 0}, TINY}, {{2 * TINY, 0}, TINY}, yes},
        {"tiny: apart, squares vanish", {{0, 0}, TINY}, {{3 * TINY, 0}, TINY}, no},
        {"tiny: 3-4-5", {{0, 0}, 2 * TINY}, {{3 * TINY, 4 * TINY}, 3 * TINY}, yes},
        {"negative radius: empty", {{0, 0}, -1}, {{0, 0}, 5}, no},
        {"two negative radii whose sum would do as a square", {{0, 0}, -3}, {{1, 0}, -3}, no},
        {"NaN", {{0, NAN}, 1}, {{0, 0}, 5}, no},
        {"infinite radius", {{0, 0}, INFINITY}, {{0, 0}, 5}, no},
    };
    EACH(cases, ANSWERS(circles_collide, it->a, it->b));
    EACH(cases, ANSWERS(circles_collide, it->b, it->a));
}

SECTION(point_point_collision, "Point-Point Collision") {
    static const struct {
        const char *what;
        Vector2D a, b;
        Bool book, exact;
    } cases[] = {
        {"the book's first and second", {2, 3}, {2, 3}, yes, yes},
        {"the book's first and third", {2, 3}, {3, 4}, no, no},
        {"0 and -0", {0, 0}, {-0.0f, -0.0f}, yes, yes},
        {"within the threshold", {2, 3}, {2, 3.0001f}, yes, no},
        {"the next float below the threshold",
         {0, 0},
         {0x1.fffffep-14f, -0x1.fffffep-14f},
         yes,
         no},
        {"exactly the threshold apart", {0, 0}, {0x1p-13f, 0}, no, no},
        {"only x is within it", {0, 0}, {0, 1}, no, no},
        {"only y is within it", {0, 0}, {1, 0}, no, no},
        {"far: neighbours", {1e6f, 1e6f}, {1e6f, 1000000.0625f}, no, no},
        {"far: the same", {FLT_MAX, -FLT_MAX}, {FLT_MAX, -FLT_MAX}, yes, yes},
        {"tiny", {0, 0}, {TINY, 0}, yes, no},
        {"NaN", {NAN, 0}, {NAN, 0}, no, no},
        {"infinite", {INFINITY, 0}, {INFINITY, 0}, no, no},
    };
    EACH(cases, THRESHOLD_ANSWERS(points_collide, it->a, it->b));
    EACH(cases, THRESHOLD_ANSWERS(points_collide, it->b, it->a));
    EACH(cases, THRESHOLD_ANSWERS(equal_vectors, it->a, it->b));
    EACH(cases, THRESHOLD_ANSWERS(equal_vectors, it->b, it->a));
}

SECTION(parallel_lines, "Line-Line Collision: parallel_vectors") {
    static const struct {
        const char *what;
        Vector2D a, b;
        Bool book, exact;
    } cases[] = {
        {"the same direction", {2, 4}, {1, 2}, yes, yes},
        {"opposite directions", {2, 4}, {-1, -2}, yes, yes},
        {"at a right angle", {1, 0}, {0, 1}, no, no},
        {"the book errs: at a right angle, of length 0.01, product 1/10000",
         {0.01f, 0},
         {0, 0.01f},
         yes,
         no},
        {"the null vector is parallel to everything", {0, 0}, {3, 4}, yes, yes},
        {"product exactly at the threshold", {1, 0}, {1, 0x1p-13f}, no, no},
        {"product just below the threshold", {1, 0}, {1, 0x1.fffffep-14f}, yes, no},
        {"4097 * 4097 - 16785408 is 1, as floats 0", {4097, 1}, {16785408, 4097}, no, no},
        {"far: the same direction, products are infinite",
         {FLT_MAX, FLT_MAX},
         {FLT_MAX, FLT_MAX},
         yes,
         yes},
        {"far: at a right angle", {FLT_MAX, 0}, {0, FLT_MAX}, no, no},
        {"tiny: at a right angle, the product vanishes", {TINY, 0}, {0, TINY}, yes, no},
        {"NaN", {NAN, 1}, {NAN, 1}, no, no},
        {"NaN and the null vector", {NAN, 1}, {0, 0}, no, no},
        {"infinite", {INFINITY, 0}, {1, 0}, no, no},
    };
    EACH(cases, THRESHOLD_ANSWERS(parallel_vectors, it->a, it->b));
    EACH(cases, THRESHOLD_ANSWERS(parallel_vectors, it->b, it->a));
}

SECTION(same_lines, "Line-Line Collision: equivalent_lines") {
    static const struct {
        const char *what;
        Line a, b;
        Bool book, exact;
    } cases[] = {
        {"the book's equal lines: 5 to the right, 1 down",
         {{3, 5}, {5, -1}},
         {{8, 4}, {5, -1}},
         yes,
         yes},
        {"the other way, another length", {{3, 5}, {5, -1}}, {{8, 4}, {-10, 2}}, yes, yes},
        {"parallel", {{3, 5}, {5, 2}}, {{3, 2}, {5, 2}}, no, no},
        {"crossing", {{3, 5}, {5, -1}}, {{3, 5}, {5, 2}}, no, no},
        {"within the threshold", {{0, 0}, {1, 0}}, {{0, 0x1p-14f}, {1, 0}}, yes, no},
        {"two equal points", {{1, 1}, {0, 0}}, {{1, 1}, {0, 0}}, yes, yes},
        {"two points: every product is 0", {{1, 1}, {0, 0}}, {{5, 7}, {0, 0}}, yes, no},
        {"a line and a point on it", {{0, 0}, {1, 0}}, {{5, 0}, {0, 0}}, yes, no},
        {"a line and a point beside it: the book's product is 7",
         {{0, 0}, {1, 0}},
         {{5, 7}, {0, 0}},
         no,
         no},
        {"a point and a line beside it: every product is 0",
         {{5, 7}, {0, 0}},
         {{0, 0}, {1, 0}},
         yes,
         no},
        {"far: no float holds the difference of the bases",
         {{FLT_MAX, 0}, {1, 0}},
         {{-FLT_MAX, 0}, {1, 0}},
         yes,
         yes},
        {"far: parallel, apart by one float",
         {{1e6f, 1e6f}, {1, 0}},
         {{1e6f, 1000000.0625f}, {1, 0}},
         no,
         no},
        {"tiny: parallel", {{0, 0}, {TINY, 0}}, {{0, TINY}, {TINY, 0}}, yes, no},
        {"NaN", {{NAN, 0}, {1, 0}}, {{NAN, 0}, {1, 0}}, no, no},
        {"infinite base", {{INFINITY, 0}, {1, 0}}, {{0, 0}, {1, 0}}, no, no},
    };
    EACH(cases, THRESHOLD_ANSWERS(equivalent_lines, it->a, it->b));
    EACH(cases, CHECK_ANSWER(it->what, it->exact, clash_equivalent_lines(it->b, it->a)));
}

SECTION(line_line_collision, "Line-Line Collision") {
    static const struct {
        const char *what;
        Line a, b;
        Bool book, exact;
    } cases[] = {
        {"the book's first and second", {{3, 5}, {5, -1}}, {{3, 5}, {5, 2}}, yes, yes},
        {"the book's first and third", {{3, 5}, {5, -1}}, {{3, 2}, {5, 2}}, yes, yes},
        {"the book's second and third: parallel", {{3, 5}, {5, 2}}, {{3, 2}, {5, 2}}, no, no},
        {"the book's first and fourth: the same line",
         {{3, 5}, {5, -1}},
         {{8, 4}, {5, -1}},
         yes,
         yes},
        {"the book errs: at a right angle, directions of length 0.01",
         {{0, 0}, {0.01f, 0}},
         {{5, 5}, {0, 0.01f}},
         no,
         yes},
        {"nearly parallel: they meet at x = -2^20",
         {{0, 0}, {1, 0}},
         {{0, 1}, {1, 0x1p-20f}},
         no,
         yes},
        {"two equal points", {{1, 1}, {0, 0}}, {{1, 1}, {0, 0}}, yes, yes},
        {"two points: the book's products are 0", {{1, 1}, {0, 0}}, {{5, 7}, {0, 0}}, yes, no},
        {"a point on a line", {{5, 0}, {0, 0}}, {{0, 0}, {1, 0}}, yes, yes},
        {"a point beside a line: the book's products are 0",
         {{5, 7}, {0, 0}},
         {{0, 0}, {1, 0}},
         yes,
         no},
        {"a line and a point beside it", {{0, 0}, {1, 0}}, {{5, 7}, {0, 0}}, no, no},
        {"far", {{1e6f, 1e6f}, {1, 1}}, {{-1e6f, 1e6f}, {1, -1}}, yes, yes},
        {"far: parallel", {{-FLT_MAX, 1}, {FLT_MAX, 0}}, {{FLT_MAX, -1}, {FLT_MAX, 0}}, no, no},
        {"tiny directions from one base", {{0, 0}, {TINY, 0}}, {{0, 0}, {0, TINY}}, yes, yes},
        {"tiny directions at a right angle",
         {{0, 0}, {0x1p-50f, 0}},
         {{3e20f, 4e20f}, {0, 0x1p-50f}},
         no,
         yes},
        {"NaN", {{0, 0}, {NAN, 1}}, {{0, 0}, {1, 0}}, no, no},
        {"infinite direction", {{0, 0}, {INFINITY, 1}}, {{0, 0}, {1, 0}}, no, no},
    };
    EACH(cases, THRESHOLD_ANSWERS(lines_collide, it->a, it->b));
    EACH(cases, CHECK_ANSWER(it->what, it->exact, clash_lines_collide(it->b, it->a)));
}

void collision_detection(void) {
    rectangle_rectangle_collision();
    circle_circle_collision();
    point_point_collision();
    parallel_lines();
    same_lines();
    line_line_collision();
    collision_detection_segment();
    collision_detection_circle();
    collision_detection_rectangle();
    collision_detection_line();
}
