/* Shapes from what programs hold, and placed shapes. */
#include "any_shape.h"
#include "chapters.h"
#include "check.h"

#include <string.h>

SECTION(rectangles_from_edges, "A rectangle from its edges") {
    static const struct {
        const char *what;
        float left, bottom, right, top;
        ClashRectangle expected;
    } cases[] = {
        {"Y up", 1, 2, 4, 8, {{1, 2}, {3, 6}}},
        {"Y down: the top is the smaller number", 1, 8, 4, 2, {{1, 2}, {3, 6}}},
        {"right before left", 4, 2, 1, 8, {{1, 2}, {3, 6}}},
        {"a point", 3, 4, 3, 4, {{3, 4}, {0, 0}}},
        {"a width that is no float", -0x1p-30f, 0, 1, 1, {{-0x1p-30f, 0}, {ABOVE_1, 1}}},
        {"a width beyond all floats", -FLT_MAX, 0, FLT_MAX, 1, {{-FLT_MAX, 0}, {INFINITY, 1}}},
    };
    EACH(cases,
         CHECK_NUMBERS(it->what, it->expected,
                       clash_rectangle_from_edges(it->left, it->bottom, it->right, it->top)));
}

SECTION(rectangles_from_a_center, "A rectangle from its center") {
    static const struct {
        const char *what;
        ClashVector2D center, size;
        ClashRectangle expected;
    } cases[] = {
        {"whole numbers", {5, 5}, {2, 4}, {{4, 3}, {2, 4}}},
        {"odd sizes", {5, 5}, {3, 5}, {{3.5f, 2.5f}, {3, 5}}},
        {"an origin that is no float", {0x1p25f, 0}, {2, 2}, {{0x1.fffffep24f, -1}, {3, 2}}},
        {"half of the smallest number", {0, 0}, {TINY, 0}, {{-TINY, 0}, {2 * TINY, 0}}},
        {"a negative size stays one", {5, 5}, {2, -4}, {{5, 5}, {2, -4}}},
    };
    EACH(cases,
         CHECK_NUMBERS(it->what, it->expected, clash_rectangle_from_center(it->center, it->size)));
}

SECTION(oriented_rectangles, "Oriented rectangles from what engines hold") {
    const ClashVector2D center = {1, 2}, size = {3, 5};
    const ClashOrientedRectangle expected = {{1, 2}, {1.5f, 2.5f}, 90};
    CHECK_NUMBERS("a quarter turn in radians", expected,
                  clash_oriented_rectangle_from_center(center, size, 0x1.921fb6p+0f));

    /* DrawRectanglePro(rec, origin, rotation) */
    static const struct {
        const char *what;
        ClashRectangle rec;
        ClashVector2D origin;
        float rotation;
        ClashOrientedRectangle expected;
    } cases[] = {
        {"unturned, around its corner", {{10, 20}, {4, 2}}, {0, 0}, 0, {{12, 21}, {2, 1}, 0}},
        {"unturned, around its middle", {{10, 20}, {4, 2}}, {2, 1}, 0, {{10, 20}, {2, 1}, 0}},
        {"turned around its middle", {{10, 20}, {4, 2}}, {2, 1}, 33, {{10, 20}, {2, 1}, 33}},
        {"turned around its corner", {{10, 20}, {4, 2}}, {0, 0}, 90, {{9, 22}, {2, 1}, 90}},
        {"turned around the other corner", {{10, 20}, {4, 2}}, {4, 2}, 90, {{11, 18}, {2, 1}, 90}},
    };
    EACH(cases,
         CHECK_NUMBERS(it->what, it->expected,
                       clash_oriented_rectangle_from_pivot(it->rec, it->origin, it->rotation)));
}

SECTION(lines, "A line through two points") {
    static const struct {
        const char *what;
        ClashVector2D a, b;
        ClashLine expected;
    } cases[] = {
        {"two points", {1, 2}, {4, 6}, {{1, 2}, {3, 4}}},
        {"the same point", {1, 2}, {1, 2}, {{1, 2}, {0, 0}}},
        {"as far apart as can be", {-FLT_MAX, 0}, {FLT_MAX, 2}, {{-FLT_MAX, 0}, {FLT_MAX, 1}}},
    };
    EACH(cases, CHECK_NUMBERS(it->what, it->expected, clash_line_through_points(it->a, it->b)));
}

/* Whether a shape is a polygon of one ring of just these vertices. */
static void check_polygon(const char *what, const ClashShape *shape, const ClashVector2D *vertices,
                          size_t count, float radius) {
    const ClashPolygon p = shape->data.polygon;
    CHECK(what, shape->kind == CLASH_SHAPE_POLYGON && clash_shape_check(shape) == CLASH_STATUS_OK);
    CHECK(what, p.vertices == vertices && p.count == count && p.ringCount == 0);
    CHECK(what, p.radius == radius);
}

SECTION(regular_polygons, "Regular polygons") {
    ClashVector2D corners[5] = {{0, 0}, {0, 0}, {0, 0}, {0, 0}, {7, 7}};
    const ClashVector2D expected[] = {{1, 5}, {-2, 2}, {1, -1}, {4, 2}, {7, 7}};
    const ClashVector2D center = {1, 2};
    const ClashShape square = clash_regular_polygon(center, 3, 90, corners, 4);
    check_polygon("a square", &square, corners, 4, 0);
    for (size_t i = 0; i < COUNT(expected); i++) {
        CHECK_NUMBERS("a square on its tip", expected[i], corners[i]);
    }
    const ClashShape negative = clash_regular_polygon(center, -3, 90, corners, 4);
    CHECK("a negative radius", clash_shape_check(&negative) == CLASH_STATUS_NOT_FINITE);
    const ClashShape nowhere = clash_regular_polygon(center, 3, 90, NULL, 4);
    CHECK("vertices at null", clash_shape_check(&nowhere) == CLASH_STATUS_BAD_ARRAY);
    const ClashShape none = clash_regular_polygon(center, 3, 90, corners, 0);
    CHECK("no vertices", clash_shape_check(&none) == CLASH_STATUS_OK);
    CHECK_ANSWER("no vertices", false, clash_collide(&none, &none));
}

SECTION(rounded_rectangles, "Rectangles with rounded corners") {
    const ClashRectangle r = {{10, 20}, {8, 6}};
    ClashVector2D corners[4];
    const ClashShape box = clash_rounded_rectangle(r, 1, corners, 4);
    check_polygon("a box", &box, corners, 4, 1);
    const ClashVector2D expected[] = {{11, 21}, {17, 21}, {17, 25}, {11, 25}};
    for (size_t i = 0; i < COUNT(expected); i++) {
        CHECK_NUMBERS("a box", expected[i], corners[i]);
    }
    const ClashShape point = clash_shape_point((ClashVector2D){10, 22});
    const ClashShape corner = clash_shape_point((ClashVector2D){10, 20});
    CHECK_ANSWER("its side is where it was", true, clash_collide(&box, &point));
    CHECK_ANSWER("its corner is not", false, clash_collide(&box, &corner));

    const ClashShape round = clash_rounded_rectangle(r, INFINITY, corners, 4);
    check_polygon("as round as can be", &round, corners, 4, 3);
    const ClashShape negative = clash_rounded_rectangle(r, -1, corners, 4);
    CHECK("a negative radius", clash_shape_check(&negative) == CLASH_STATUS_NEGATIVE);
    const ClashShape small = clash_rounded_rectangle(r, 1, corners, 3);
    CHECK("too little room", clash_shape_check(&small) == CLASH_STATUS_BAD_ARRAY);
    const ClashShape nowhere = clash_rounded_rectangle(r, 1, NULL, 4);
    CHECK("vertices at null", clash_shape_check(&nowhere) == CLASH_STATUS_BAD_ARRAY);
}

SECTION(placed_vertices, "Placing vertices") {
    const ClashVector2D vertices[] = {{1, 0}, {0, 2}, {3, 3}}, position = {10, 20};
    const ClashVector2D expected[] = {{10, 21}, {8, 20}, {7, 23}};
    ClashVector2D placed[3];
    CHECK("all", clash_place_vertices(vertices, 3, position, 90, placed, 3) == 3);
    CHECK("as expected", memcmp(placed, expected, sizeof placed) == 0);

    const ClashVector2D kept = {7, 7};
    placed[2] = kept;
    CHECK("a short buffer", clash_place_vertices(vertices, 3, position, 90, placed, 2) == 3);
    CHECK("is not overrun", memcmp(&placed[2], &kept, sizeof kept) == 0);

    memcpy(placed, vertices, sizeof placed);
    CHECK("in place", clash_place_vertices(placed, 3, position, 90, placed, 3) == 3);
    CHECK("as expected", memcmp(placed, expected, sizeof placed) == 0);

    memcpy(placed, vertices, sizeof placed);
    CHECK("one further", clash_place_vertices(placed, 2, position, 90, placed + 1, 2) == 2);
    CHECK("as expected", memcmp(placed + 1, expected, 2 * sizeof *placed) == 0);

    CHECK("none", clash_place_vertices(NULL, 3, position, 90, placed, 3) == 0);
    CHECK("to nowhere", clash_place_vertices(vertices, 3, position, 90, NULL, 3) == 3);
}

static const ClashVector2D triangle[] = {{1, 0}, {0, 2}, {3, 3}};
static const uint32_t rings[] = {2, 1};
static const ClashVector2D turned_triangle[] = {{0, 1}, {-2, 0}, {-3, 3}};
static const ClashPose quarter = {{100, 50}, 90};

/* Turned by 90 degrees a shape has other numbers, so many of them; and it is at the pose. */
static void check_turned(const char *what, const ClashShape *shape, const ClashShape *expected,
                         size_t count) {
    ClashShape there;
    CHECK_ANSWER(what, 0, clash_shape_at_pose_capacity(shape));
    CHECK_ANSWER(what, CLASH_STATUS_OK, clash_shape_at_pose(shape, quarter, NULL, 0, &there));
    CHECK(what, there.kind == expected->kind);
    CHECK_NUMBERS(what, quarter.position, there.position);
    check_numbers(__FILE__, __LINE__, what, "turned", (const float *)(const void *)&expected->data,
                  (const float *)(const void *)&there.data, count);
}

SECTION(shapes_at_a_pose, "Shapes at a pose") {
    static const struct {
        const char *what;
        size_t numbers;
        ClashShape shape, expected;
    } cases[] = {
        {"nothing", 0, NOTHING, NOTHING},
        {"point", 2, POINT(3, 1), POINT(-1, 3)},
        {"line", 4, LINE(3, 1, -2, 4), LINE(-1, 3, -4, -2)},
        {"segment", 4, SEGMENT(3, 1, -2, 4), SEGMENT(-1, 3, -4, -2)},
        {"circle", 3, CIRCLE(3, 1, 7), CIRCLE(-1, 3, 7)},
        {"rectangle", 5, RECTANGLE(2, -2, 2, 6), ORIENTED(-1, 3, 1, 3, 90)},
        {"oriented rectangle", 5, ORIENTED(3, 1, 1, 3, 20), ORIENTED(-1, 3, 1, 3, 110)},
        {"capsule", 5, CAPSULE(3, 1, -2, 4, 7), CAPSULE(-1, 3, -4, -2, 7)},
        {"sector", 6, RING(3, 1, 2, 5, 45, 30), RING(-1, 3, 2, 5, 135, 30)},
    };
    EACH(cases, check_turned(it->what, &it->shape, &it->expected, it->numbers));

    ClashShape own = POINT(3, 1), there;
    own.position = (ClashVector2D){2, 0};
    CHECK_ANSWER("with a position", CLASH_STATUS_OK,
                 clash_shape_at_pose(&own, quarter, NULL, 0, &there));
    CHECK("is turned and moved", there.position.x == 100 && there.position.y == 52);
}

SECTION(arrays_at_a_pose, "Shapes at a pose: polygons and chains") {
    ClashNode nodes[4];
    ClashShape shape = clash_shape_polygon_with_rings(triangle, 3, rings, 2, 5), there;
    size_t capacity = clash_shape_at_pose_capacity(&shape);
    CHECK("few nodes", capacity > 0 && capacity <= COUNT(nodes));
    CHECK("polygon",
          clash_shape_at_pose(&shape, quarter, nodes, capacity, &there) == CLASH_STATUS_OK);
    const ClashPolygon p = there.data.polygon;
    CHECK("its numbers", p.count == 3 && p.radius == 5 && p.ringCount == 2);
    CHECK("copied rings", p.ringSizes != rings && memcmp(p.ringSizes, rings, sizeof rings) == 0);
    CHECK("turned", memcmp(p.vertices, turned_triangle, sizeof turned_triangle) == 0);
    CHECK_NUMBERS("moved", quarter.position, there.position);

    shape = clash_shape_chain(triangle, 3, 5, true, CLASH_SIDE_LEFT);
    CHECK("chain", clash_shape_at_pose(&shape, quarter, nodes, 4, &there) == CLASH_STATUS_OK);
    const ClashChain c = there.data.chain;
    CHECK("closed, solid on the left", c.closed == 1 && c.side == CLASH_SIDE_LEFT);
    CHECK("turned", memcmp(c.vertices, turned_triangle, sizeof turned_triangle) == 0);

    const ClashPose around = {{0x1p30f, 1}, -720};
    CHECK("full turns", clash_shape_at_pose(&shape, around, NULL, 0, &there) == CLASH_STATUS_OK);
    CHECK("need no memory", there.data.chain.vertices == triangle);
    CHECK_NUMBERS("and move", around.position, there.position);
}

SECTION(members_at_a_pose, "Shapes at a pose: prepared ones and groups") {
    ClashNode first[8], second[8], nodes[40];
    const ClashShape plain = POLYGON(triangle, 0);
    ClashShape members[3] = {plain, CIRCLE(10, 0, 1)}, group, ready, there;
    CHECK("prepared", clash_shape_prepared(&plain, first, 8, &members[2]) == CLASH_STATUS_OK);
    members[2].position = (ClashVector2D){0, 10};
    group = clash_shape_group(members, 3);
    CHECK("prepared", clash_shape_prepared(&group, second, 8, &ready) == CLASH_STATUS_OK);
    for (int i = 0; i < 2; i++) {
        const ClashShape *shape = i == 0 ? &group : &ready;
        const size_t capacity = clash_shape_at_pose_capacity(shape);
        CHECK("some nodes", capacity > 0 && capacity <= COUNT(nodes));
        /* Wherever the nodes begin, members stand where an address for them is. */
        for (size_t at = 0; at < 2; at++)
            CHECK_ANSWER("turned", CLASH_STATUS_OK,
                         clash_shape_at_pose(shape, quarter, nodes + at, capacity, &there));
        CHECK("of the same kind", there.kind == shape->kind);
        CHECK_ANSWER("valid", CLASH_STATUS_OK, clash_shape_check(&there));
        const struct {
            const char *what;
            ClashShape shape;
            bool expected;
        } cases[] = {
            {"the circle", POINT(101, 60), true}, {"beside the circle", POINT(101.25f, 60), false},
            {"the polygon", POINT(98, 50), true}, {"the prepared one", POINT(88, 50), true},
            {"left of it", POINT(87, 50), false},
        };
        EACH(cases, CHECK_ANSWER(it->what, it->expected, clash_collide(&there, &it->shape)));
        CHECK_ANSWER("one node less", CLASH_STATUS_BUFFER_TOO_SMALL,
                     clash_shape_at_pose(shape, quarter, nodes, capacity - 1, &there));
    }
}

SECTION(not_at_a_pose, "Shapes at a pose: what is refused") {
    static const struct {
        const char *what;
        ClashShape shape;
        float x, rotation;
        ClashStatus expected;
    } cases[] = {
        {"no room", POLYGON(triangle, 0), 0, 1, CLASH_STATUS_BUFFER_TOO_SMALL},
        {"the same of a chain", CHAIN(triangle, 0), 0, 1, CLASH_STATUS_BUFFER_TOO_SMALL},
        {"an invalid shape", CIRCLE(0, 0, -1), 0, 0, CLASH_STATUS_NEGATIVE},
        {"of an unknown kind", {99, 0, {.point = {0, 0}}, {0, 0}}, 0, 0, CLASH_STATUS_UNKNOWN_KIND},
        {"beyond all floats",
         {CLASH_SHAPE_POINT, 0, {.point = {0, 0}}, {FLT_MAX, 0}},
         FLT_MAX,
         0,
         CLASH_STATUS_NOT_FINITE},
        {"turned by NaN", POINT(0, 0), 0, NAN, CLASH_STATUS_NOT_FINITE},
        {"a circle turned by NaN", CIRCLE(0, 0, 1), 0, NAN, CLASH_STATUS_NOT_FINITE},
        {"to infinity", CIRCLE(0, 0, 1), INFINITY, 0, CLASH_STATUS_NOT_FINITE},
    };
    static const ClashShape untouched = CIRCLE(1, 2, 3);
    EACH(cases, ClashShape there = untouched; const ClashPose pose = {{it->x, 0}, it->rotation};
         CHECK_ANSWER(it->what, it->expected,
                      clash_shape_at_pose(&it->shape, pose, NULL, 8, &there));
         CHECK("nothing is written", there.kind == CLASH_SHAPE_CIRCLE);
         CHECK_NUMBERS("nothing is written", untouched.data.circle, there.data.circle));
    CHECK_ANSWER("null", CLASH_STATUS_NULL_POINTER,
                 clash_shape_at_pose(NULL, quarter, NULL, 0, NULL));
    CHECK_ANSWER("null", 0, clash_shape_at_pose_capacity(NULL));
    CHECK_ANSWER("no answer", CLASH_STATUS_OK,
                 clash_shape_at_pose(&untouched, quarter, NULL, 0, NULL));
}

void making(void) {
    rectangles_from_edges();
    rectangles_from_a_center();
    oriented_rectangles();
    lines();
    regular_polygons();
    rounded_rectangles();
    placed_vertices();
    shapes_at_a_pose();
    arrays_at_a_pose();
    members_at_a_pose();
    not_at_a_pose();
}
