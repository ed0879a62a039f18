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
static const ClashShape points[] = {POINT(0, 0)};

/* Turned by 90 degrees and moved to (100, 50), a shape is another one, of so many numbers. */
static void check_placed(const char *what, const ClashShape *shape, const ClashShape *expected,
                         size_t count) {
    const ClashVector2D position = {100, 50};
    ClashShape placed;
    CHECK(what, clash_place_shape(shape, position, 90, NULL, 0, &placed) == CLASH_STATUS_OK);
    CHECK(what, placed.kind == expected->kind);
    check_numbers(__FILE__, __LINE__, what, "placed", (const float *)(const void *)&expected->data,
                  (const float *)(const void *)&placed.data, count);
}

SECTION(placed_shapes, "Placing shapes") {
    static const struct {
        const char *what;
        size_t numbers;
        ClashShape shape, expected;
    } cases[] = {
        {"nothing", 0, NOTHING, NOTHING},
        {"point", 2, POINT(3, 1), POINT(99, 53)},
        {"line", 4, LINE(3, 1, -2, 4), LINE(99, 53, -4, -2)},
        {"segment", 4, SEGMENT(3, 1, -2, 4), SEGMENT(99, 53, 96, 48)},
        {"circle", 3, CIRCLE(3, 1, 7), CIRCLE(99, 53, 7)},
        {"rectangle", 5, RECTANGLE(2, -2, 2, 6), ORIENTED(99, 53, 1, 3, 90)},
        {"oriented rectangle", 5, ORIENTED(3, 1, 1, 3, 20), ORIENTED(99, 53, 1, 3, 110)},
        {"capsule", 5, CAPSULE(3, 1, -2, 4, 7), CAPSULE(99, 53, 96, 48, 7)},
        {"sector", 6, RING(3, 1, 2, 5, 45, 30), RING(99, 53, 2, 5, 135, 30)},
    };
    EACH(cases, check_placed(it->what, &it->shape, &it->expected, it->numbers));
}

SECTION(placed_arrays, "Placing polygons and chains") {
    static const uint32_t sizes[] = {2, 1};
    static const ClashVector2D expected[] = {{10, 21}, {8, 20}, {7, 23}};
    const ClashVector2D position = {10, 20};
    ClashVector2D vertices[4];
    ClashShape shape = clash_shape_polygon_with_rings(triangle, 3, sizes, 2, 5), placed;
    CHECK("polygon",
          clash_place_shape(&shape, position, 90, vertices, 4, &placed) == CLASH_STATUS_OK);
    const ClashPolygon p = placed.data.polygon;
    CHECK("its vertices", p.vertices == vertices && p.count == 3 && p.radius == 5);
    CHECK("its rings", p.ringSizes == sizes && p.ringCount == 2);
    CHECK("where they are", memcmp(vertices, expected, sizeof expected) == 0);

    memset(vertices, 0, sizeof vertices);
    shape = clash_shape_chain(triangle, 3, 5, true, CLASH_SIDE_LEFT);
    CHECK("chain",
          clash_place_shape(&shape, position, 90, vertices, 3, &placed) == CLASH_STATUS_OK);
    const ClashChain c = placed.data.chain;
    CHECK("its vertices", c.vertices == vertices && c.count == 3 && c.radius == 5);
    CHECK("closed, solid on the left", c.closed == 1 && c.side == CLASH_SIDE_LEFT);
    CHECK("where they are", memcmp(vertices, expected, sizeof expected) == 0);
}

SECTION(not_placed_shapes, "Shapes that can't be placed") {
    static const struct {
        const char *what;
        ClashShape shape;
        float x, rotation;
        ClashStatus expected;
    } cases[] = {
        {"three vertices, room for two", POLYGON(triangle, 0), 0, 0, CLASH_STATUS_BUFFER_TOO_SMALL},
        {"the same of a chain", CHAIN(triangle, 0), 0, 0, CLASH_STATUS_BUFFER_TOO_SMALL},
        {"a group", GROUP(points), 0, 0, CLASH_STATUS_NESTED_GROUP},
        {"an invalid shape", CIRCLE(0, 0, -1), 0, 0, CLASH_STATUS_NEGATIVE},
        {"of an unknown kind", {99, 0, {.point = {0, 0}}, {0, 0}}, 0, 0, CLASH_STATUS_UNKNOWN_KIND},
        {"beyond all floats", POINT(FLT_MAX, 0), FLT_MAX, 0, CLASH_STATUS_NOT_FINITE},
        {"turned by NaN", POINT(0, 0), 0, NAN, CLASH_STATUS_NOT_FINITE},
        {"a circle turned by NaN", CIRCLE(0, 0, 1), 0, NAN, CLASH_STATUS_NOT_FINITE},
    };
    static const ClashShape untouched = CIRCLE(1, 2, 3);
    ClashVector2D vertices[2];
    EACH(cases, ClashShape placed = untouched; const ClashVector2D position = {it->x, 0};
         CHECK(it->what, clash_place_shape(&it->shape, position, it->rotation, vertices, 2,
                                           &placed) == it->expected);
         CHECK("nothing is written", placed.kind == CLASH_SHAPE_CIRCLE);
         CHECK_NUMBERS("nothing is written", untouched.data.circle, placed.data.circle));
    const ClashVector2D origin = {0, 0};
    CHECK("null",
          clash_place_shape(NULL, origin, 0, vertices, 2, NULL) == CLASH_STATUS_NULL_POINTER);
    CHECK("to nowhere", clash_place_shape(&untouched, origin, 0, NULL, 2, NULL) == CLASH_STATUS_OK);
}

void making(void) {
    rectangles_from_edges();
    rectangles_from_a_center();
    oriented_rectangles();
    lines();
    regular_polygons();
    rounded_rectangles();
    placed_vertices();
    placed_shapes();
    placed_arrays();
    not_placed_shapes();
}
