/* The prefixed names alone, as a program that does not want the book's uses them: clash2d.h and no
 * other header. All shapes of a scene touch at one point or nowhere, so that every pair of kinds
 * must give the same answer. */
#include "chapters.h"
#include "check.h"

/* One shape of each kind. */
struct shapes {
    ClashVector2D point;
    ClashLine line;
    ClashSegment segment;
    ClashCircle circle;
    ClashRectangle rectangle;
    ClashOrientedRectangle box;
};

/* Left of x = 0, but for the origin, which all have on their border. */
static const struct shapes left = {
    {0, 0},       {{0, 3}, {0, -2}},  {{-3, 1}, {0, 0}},
    {{-1, 0}, 1}, {{-2, -1}, {2, 2}}, {{-2, 0}, {1, 2}, 90},
};

/* The same on the right, and moved on by `gap`. */
static struct shapes right(float gap) {
    const struct shapes shapes = {
        {gap, 0},          {{gap, -5}, {0, 7}}, {{gap, 0}, {4, -1}},
        {{1 + gap, 0}, 1}, {{gap, -3}, {2, 3}}, {{2 + gap, 0}, {2, 1}, 180},
    };
    return shapes;
}

/* The 21 pairs; some are asked twice, with the roles of left and right exchanged. */
static void check_pairs(const char *what, struct shapes a, struct shapes b, bool expected) {
    CHECK_ANSWER(what, expected, clash_points_collide(a.point, b.point));
    CHECK_ANSWER(what, expected, clash_lines_collide(a.line, b.line));
    CHECK_ANSWER(what, expected, clash_segments_collide(a.segment, b.segment));
    CHECK_ANSWER(what, expected, clash_circles_collide(a.circle, b.circle));
    CHECK_ANSWER(what, expected, clash_rectangles_collide(a.rectangle, b.rectangle));
    CHECK_ANSWER(what, expected, clash_rectangles_collide_short_circuit(a.rectangle, b.rectangle));
    CHECK_ANSWER(what, expected, clash_oriented_rectangles_collide(a.box, b.box));

    CHECK_ANSWER(what, expected, clash_circle_point_collide(a.circle, b.point));
    CHECK_ANSWER(what, expected, clash_circle_line_collide(a.circle, b.line));
    CHECK_ANSWER(what, expected, clash_circle_segment_collide(a.circle, b.segment));
    CHECK_ANSWER(what, expected, clash_circle_rectangle_collide(a.circle, b.rectangle));
    CHECK_ANSWER(what, expected, clash_circle_oriented_rectangle_collide(a.circle, b.box));

    CHECK_ANSWER(what, expected, clash_line_point_collide(a.line, b.point));
    CHECK_ANSWER(what, expected, clash_line_segment_collide(a.line, b.segment));
    CHECK_ANSWER(what, expected, clash_line_rectangle_collide(a.line, b.rectangle));
    CHECK_ANSWER(what, expected, clash_line_oriented_rectangle_collide(a.line, b.box));

    CHECK_ANSWER(what, expected, clash_point_rectangle_collide(a.point, b.rectangle));
    CHECK_ANSWER(what, expected, clash_point_segment_collide(a.point, b.segment));
    CHECK_ANSWER(what, expected, clash_rectangle_segment_collide(a.rectangle, b.segment));

    CHECK_ANSWER(what, expected, clash_oriented_rectangle_point_collide(a.box, b.point));
    CHECK_ANSWER(what, expected, clash_oriented_rectangle_segment_collide(a.box, b.segment));
    CHECK_ANSWER(what, expected, clash_oriented_rectangle_rectangle_collide(a.box, b.rectangle));
}

/* The four moving tests, where a moves by `move`. */
static void check_moving_pairs(const char *what, struct shapes a, ClashVector2D move,
                               struct shapes b, bool expected) {
    CHECK_ANSWER(what, expected, clash_moving_circle_circle_collide(a.circle, move, b.circle));
    CHECK_ANSWER(what, expected,
                 clash_moving_circle_rectangle_collide(a.circle, move, b.rectangle));
    CHECK_ANSWER(what, expected,
                 clash_moving_rectangle_circle_collide(a.rectangle, move, b.circle));
    CHECK_ANSWER(what, expected,
                 clash_moving_rectangle_rectangle_collide(a.rectangle, move, b.rectangle));
}

SECTION(touching_pairs, "All pairs: touching") {
    check_pairs("all touch at the origin", left, right(0), true);
    check_pairs("all touch at the origin, exchanged", right(0), left, true);
    check_moving_pairs("no movement", left, (ClashVector2D){0, 0}, right(0), true);
}

SECTION(separate_pairs, "All pairs: apart") {
    /* The smallest gap that 1 + gap and 2 + gap can both hold. */
    const float gap = 0x1p-22f;
    check_pairs("apart by a gap of 2^-22", left, right(gap), false);
    check_pairs("apart by a gap of 2^-22, exchanged", right(gap), left, false);
    check_moving_pairs("moved by just the gap", left, (ClashVector2D){gap, 0}, right(gap), true);
    check_moving_pairs("moved by half of it", left, (ClashVector2D){gap / 2, 0}, right(gap), false);
    check_moving_pairs("moved back", left, (ClashVector2D){-1, 0}, right(gap), false);
}

/* The same shapes with one number that makes them empty. */
static struct shapes spoiled(struct shapes shapes, float number) {
    shapes.point.y = number;
    shapes.line.direction.x = number;
    shapes.segment.point1.x = number;
    shapes.circle.radius = number;
    shapes.rectangle.size.x = number;
    shapes.box.halfExtend.y = number;
    return shapes;
}

SECTION(invalid_pairs, "All pairs: invalid shapes") {
    static const float numbers[] = {NAN, INFINITY, -INFINITY};
    for (size_t i = 0; i < COUNT(numbers); i++) {
        check_pairs("the first is empty", spoiled(left, numbers[i]), right(0), false);
        check_pairs("the second is empty", left, spoiled(right(0), numbers[i]), false);
        check_pairs("both are empty", spoiled(left, numbers[i]), spoiled(right(0), numbers[i]),
                    false);
        check_moving_pairs("not a movement", left, (ClashVector2D){0, numbers[i]}, right(0), false);
    }
}

SECTION(version, "Version") {
    CHECK("library and header belong together", clash_version() == CLASH_VERSION);
}

void pairs(void) {
    touching_pairs();
    separate_pairs();
    invalid_pairs();
    version();
}
