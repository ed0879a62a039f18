/* What bounds any shape, and what can be measured of polygons. */
#include "any_shape.h"
#include "chapters.h"
#include "check.h"

#include <string.h>

static const ClashVector2D triangle[] = {{0, 0}, {4, 0}, {0, 3}};
static const ClashVector2D clockwise[] = {{0, 0}, {0, 3}, {4, 0}};
static const ClashVector2D ell[] = {{0, 0}, {6, 0}, {6, 2}, {2, 2}, {2, 6}, {0, 6}};
static const ClashVector2D frame[] = {{0, 0}, {8, 0}, {8, 8}, {0, 8},
                                      {2, 2}, {6, 2}, {6, 6}, {2, 6}};
static const uint32_t two_squares[] = {4, 4};
static const ClashVector2D bow_tie[] = {{0, 0}, {4, 4}, {4, 0}, {0, 4}};
static const ClashVector2D diamond[] = {{0, -2}, {2, 0}, {0, 2}, {-2, 0}};
static const ClashVector2D flat[] = {{0, 0}, {4, 0}, {2, 0}};
static const ClashVector2D not_finite[] = {{0, 0}, {4, NAN}, {0, 3}};
static const ClashShape coins[] = {CIRCLE(0, 0, 1), CIRCLE(10, 0, 1)};

SECTION(bounding_rectangles, "Bounding rectangles of any shape") {
    static const struct {
        const char *what;
        ClashShape shape;
        ClashRectangle expected;
    } cases[] = {
        {"point", POINT(3, 4), {{3, 4}, {0, 0}}},
        {"line along X", LINE(3, 4, -2, 0), {{-INFINITY, 4}, {INFINITY, 0}}},
        {"segment", SEGMENT(3, 4, 1, 9), {{1, 4}, {2, 5}}},
        {"circle", CIRCLE(3, 4, 5), {{-2, -1}, {10, 10}}},
        {"rectangle", RECTANGLE(1, 2, 3, 4), {{1, 2}, {3, 4}}},
        {"oriented rectangle", ORIENTED(4, 3, 3, 4, 90), {{0, 0}, {8, 6}}},
        {"capsule", CAPSULE(0, 0, 8, 0, 2), {{-2, -2}, {12, 4}}},
        {"rounded polygon", POLYGON(ell, 1), {{-1, -1}, {8, 8}}},
        {"chain", CHAIN(bow_tie, 0), {{0, 0}, {4, 4}}},
        {"sector", SECTOR(0, 0, 5, 90, 90), {{-5, 0}, {10, 5}}},
        {"group", GROUP(coins), {{-1, -1}, {12, 2}}},
        {"no shape", NOTHING, {{NAN, NAN}, {NAN, NAN}}},
        {"an invalid shape", CIRCLE(0, 0, -1), {{NAN, NAN}, {NAN, NAN}}},
    };
    EACH(cases, ClashRectangle found = {{NAN, NAN}, {NAN, NAN}}; CHECK_ANSWER(
             it->what, !isnan(it->expected.size.x), clash_bounding_rectangle(&it->shape, &found));
         CHECK_NUMBERS(it->what, it->expected, found));
    CHECK_ANSWER("null", false, clash_bounding_rectangle(NULL, NULL));
    CHECK_ANSWER("no answer", true, clash_bounding_rectangle(&coins[0], NULL));
}

SECTION(swept_rectangles, "Rectangles around a shape on its way") {
    static const struct {
        const char *what;
        ClashShape shape;
        ClashMotion motion;
        ClashRectangle smallest;
    } cases[] = {
        {"nothing moves", CIRCLE(3, 4, 5), {{0, 0}, 0, {7, 7}}, {{-2, -1}, {10, 10}}},
        {"straight on", CIRCLE(3, 4, 5), {{-4, 8}, 0, {7, 7}}, {{-6, -1}, {14, 18}}},
        {"half a turn", SEGMENT(0, 0, 4, 0), {{0, 0}, 180, {0, 0}}, {{-4, 0}, {8, 4}}},
        {"clockwise", SEGMENT(0, 0, 4, 0), {{0, 0}, -90, {0, 0}}, {{0, -4}, {4, 4}}},
        {"many turns", POINT(3, 6), {{8, 0}, 1e30f, {3, 4}}, {{1, 2}, {12, 4}}},
        {"group", GROUP(coins), {{0, 0}, 360, {0, 0}}, {{-11, -11}, {22, 22}}},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        ClashRectangle r = {{NAN, NAN}, {NAN, NAN}};
        CHECK(cases[i].what, clash_swept_bounding_rectangle(&cases[i].shape, cases[i].motion, &r));
        const ClashRectangle smallest = cases[i].smallest;
        const ClashShape around = clash_shape_rectangle(r), least = clash_shape_rectangle(smallest);
        CHECK(cases[i].what, clash_contains(&around, &least));
        CHECK(cases[i].what, r.origin.x > smallest.origin.x - 1e-5f);
        CHECK(cases[i].what, r.origin.y > smallest.origin.y - 1e-5f);
        CHECK(cases[i].what, r.size.x < smallest.size.x + 2e-5f);
        CHECK(cases[i].what, r.size.y < smallest.size.y + 2e-5f);
    }
    static const ClashShape empty = CIRCLE(0, 0, -1);
    const ClashMotion turn = {{1, 2}, 30, {0, 0}}, nowhere = {{1, NAN}, 30, {0, 0}};
    CHECK_ANSWER("null", false, clash_swept_bounding_rectangle(NULL, turn, NULL));
    CHECK_ANSWER("empty", false, clash_swept_bounding_rectangle(&empty, turn, NULL));
    CHECK_ANSWER("no motion", false, clash_swept_bounding_rectangle(&coins[0], nowhere, NULL));
}

SECTION(masses, "Area, centroid and second moment of any shape") {
    static const struct {
        const char *what;
        ClashShape shape;
        ClashMass expected;
    } cases[] = {
        {"point", POINT(3, 4), {0, {3, 4}, 0}},
        {"segment", SEGMENT(3, 4, 1, 9), {0, {2, 6.5f}, 0}},
        {"circle", CIRCLE(3, 4, 2), {12.5663706f, {3, 4}, 25.1327412f}},
        {"rectangle", RECTANGLE(1, 2, 4, 3), {12, {3, 3.5f}, 25}},
        {"oriented rectangle", ORIENTED(4, 3, 2, 1.5f, 30), {12, {4, 3}, 25}},
        {"capsule", CAPSULE(0, 0, 8, 0, 2), {44.5663706f, {4, 0}, 524.861338f}},
        {"right triangle", POLYGON(triangle, 0), {6, {4 / 3.f, 1}, 25 / 3.f}},
        {"clockwise", POLYGON(clockwise, 0), {6, {4 / 3.f, 1}, 25 / 3.f}},
        {"in one line", POLYGON(flat, 0), {0, {2, 0}, 0}},
        {"chain", CHAIN(triangle, 0), {0, {2, 7.5f / 9}, 0}},
        {"half disc", SECTOR(0, 0, 3, 90, 90), {14.1371669f, {0, 1.27323954f}, 40.6989394f}},
        {"group", GROUP(coins), {6.28318531f, {5, 0}, 160.221225f}},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        const ClashMass expected = cases[i].expected;
        ClashMass found = {7, {7, 7}, 7};
        CHECK(cases[i].what, clash_mass(&cases[i].shape, &found));
        CHECK(cases[i].what, fabsf(found.area - expected.area) <= 1e-6f * expected.area);
        CHECK(cases[i].what, fabsf(found.centroid.x - expected.centroid.x) <= 1e-6f);
        CHECK(cases[i].what, fabsf(found.centroid.y - expected.centroid.y) <= 1e-6f);
        CHECK(cases[i].what,
              fabsf(found.secondMoment - expected.secondMoment) <= 1e-6f * expected.secondMoment);
    }
    static const ClashShape line = LINE(3, 4, -2, 0), empty = CIRCLE(0, 0, -1);
    CHECK("a line", !clash_mass(&line, NULL));
    CHECK("an invalid shape", !clash_mass(&empty, NULL));
    CHECK("null", !clash_mass(NULL, NULL));
    CHECK("no answer wanted", clash_mass(&coins[0], NULL));
}

SECTION(support_points, "The point that lies farthest along a direction") {
    static const struct {
        const char *what;
        ClashShape shape;
        ClashVector2D direction;
        ClashVector2D expected;
        ClashPlace place;
    } cases[] = {
        {"point", POINT(3, 4), {-1, 2}, {3, 4}, {0, 0, 0}},
        {"segment", SEGMENT(3, 4, 1, 9), {1, 1}, {1, 9}, {0, 0, 1}},
        {"circle", CIRCLE(1, 2, 5), {-3, 4}, {-2, 6}, {0, 0, 0.357142866f}},
        {"rectangle", RECTANGLE(1, 2, 3, 4), {1, 0.5f}, {4, 6}, {0, 1, 1}},
        {"polygon, the first of two", POLYGON(ell, 0), {0, 1}, {2, 6}, {0, 4, 0}},
        {"capsule", CAPSULE(0, 0, 8, 0, 2), {3, 0}, {10, 0}, {0, 1, 0.5f}},
        {"sector", SECTOR(0, 0, 5, 90, 90), {0, -1}, {0, 0}, {0, 0, 0}},
        {"member", GROUP(coins), {2, 0}, {11, 0}, {1, 0, 0}},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        ClashSupport found = {{7, 7}, {7, 7, 7}};
        CHECK(cases[i].what, clash_support_point(&cases[i].shape, cases[i].direction, &found));
        CHECK_NUMBERS(cases[i].what, cases[i].expected, found.point);
        CHECK(cases[i].what, found.place.member == cases[i].place.member);
        CHECK(cases[i].what, found.place.edge == cases[i].place.edge);
        CHECK(cases[i].what, found.place.along == cases[i].place.along);
    }
    static const ClashShape line = LINE(3, 4, -2, 0), empty = CIRCLE(0, 0, -1);
    const ClashVector2D up = {0, 1}, none = {0, 0};
    CHECK("a line", !clash_support_point(&line, up, NULL));
    CHECK("an invalid shape", !clash_support_point(&empty, up, NULL));
    CHECK("null", !clash_support_point(NULL, up, NULL));
    CHECK("no direction", !clash_support_point(&coins[0], none, NULL));
    CHECK("no answer wanted", clash_support_point(&coins[0], up, NULL));
}

SECTION(bounding_circles, "Bounding circles of any shape") {
    static const struct {
        const char *what;
        ClashShape shape;
        ClashCircle expected;
    } cases[] = {
        {"point", POINT(3, 4), {{3, 4}, 0}},
        {"segment", SEGMENT(0, 0, 6, 8), {{3, 4}, 5}},
        {"circle", CIRCLE(3, 4, 5), {{3, 4}, 5}},
        {"rectangle", RECTANGLE(0, 0, 6, 8), {{3, 4}, 5}},
        {"capsule", CAPSULE(0, 0, 8, 0, 2), {{4, 0}, 6}},
        {"right triangle", POLYGON(triangle, 0), {{2, 1.5f}, 2.5f}},
        {"half disc", SECTOR(0, 0, 5, 90, 90), {{0, 0}, 5}},
        {"group", GROUP(coins), {{5, 0}, 6}},
    };
    EACH(cases, ClashCircle found = {{NAN, NAN}, NAN};
         CHECK(it->what, clash_bounding_circle(&it->shape, &found));
         const ClashShape shape = clash_shape_circle(found);
         CHECK_NUMBERS(it->what, it->expected.center, found.center);
         CHECK(it->what, found.radius >= it->expected.radius);
         CHECK(it->what, found.radius <= it->expected.radius * (1 + 0x1p-21f));
         CHECK_ANSWER(it->what, true, clash_contains(&shape, &it->shape)));
    static const ClashShape empty = CIRCLE(0, 0, -1);
    ClashCircle kept = {{1, 2}, 3};
    CHECK_ANSWER("an invalid shape", false, clash_bounding_circle(&empty, &kept));
    CHECK("is not written", kept.center.x == 1 && kept.center.y == 2 && kept.radius == 3);
    CHECK_ANSWER("null", false, clash_bounding_circle(NULL, NULL));
}

SECTION(oriented_boxes, "Oriented boxes of any shape") {
    static const struct {
        const char *what;
        ClashShape shape;
        float area;
    } cases[] = {
        {"point", POINT(3, 4), 0},
        {"segment", SEGMENT(0, 0, 6, 8), 0},
        {"circle", CIRCLE(3, 4, 5), 100},
        {"oriented rectangle", ORIENTED(4, 3, 1, 2, 33), 8},
        {"capsule, 3-4-5", CAPSULE(0, 0, 6, 8, 2), 56},
        {"a square on its tip", POLYGON(diamond, 0), 8},
        {"right triangle", POLYGON(triangle, 0), 12},
    };
    EACH(cases, ClashOrientedRectangle box = {{NAN, NAN}, {NAN, NAN}, NAN};
         CHECK(it->what, clash_oriented_box(&it->shape, &box));
         const ClashShape shape = clash_shape_oriented_rectangle(box);
         const float area = 4 * box.halfExtend.x * box.halfExtend.y;
         CHECK_ANSWER(it->what, true, clash_contains(&shape, &it->shape));
         CHECK(it->what, fabsf(area - it->area) <= 1e-5f * (1 + it->area)));
    static const ClashShape empty = CIRCLE(0, 0, -1);
    CHECK_ANSWER("an invalid shape", false, clash_oriented_box(&empty, NULL));
    CHECK_ANSWER("null", false, clash_oriented_box(NULL, NULL));
}

SECTION(convex_hulls, "Convex hulls of points") {
    static const ClashVector2D points[] = {{2, 2}, {4, 4}, {0, 0}, {2, 0},   {4, 0},
                                           {0, 4}, {1, 3}, {4, 4}, {NAN, 9}, {0, 2}};
    static const ClashVector2D expected[] = {{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    ClashVector2D corners[COUNT(points)];
    CHECK("a square", clash_convex_hull(points, COUNT(points), corners, COUNT(points)) == 4);
    CHECK("its corners", memcmp(corners, expected, sizeof expected) == 0);
    const ClashVector2D kept = {7, 7};
    corners[1] = kept;
    CHECK("a short buffer", clash_convex_hull(points, COUNT(points), corners, 1) == 4);
    CHECK("is not overrun", clash_equal_vectors(corners[1], kept));
    CHECK("no points", clash_convex_hull(NULL, 3, corners, 3) == 0);
    CHECK("no buffer", clash_convex_hull(points, COUNT(points), NULL, 9) == 4);
}

SECTION(polygon_measures, "Measures of polygons") {
    static const struct {
        const char *what;
        ClashShape shape;
        float area;
        ClashVector2D centroid; /* NaN: there is none */
        bool is_convex, is_simple;
    } cases[] = {
        {"triangle", POLYGON(triangle, 0), 6, {0x1.555556p+0f, 1}, true, true},
        {"clockwise", POLYGON(clockwise, 0), 6, {0x1.555556p+0f, 1}, true, true},
        {"rounded", POLYGON(triangle, 1), 6, {0x1.555556p+0f, 1}, true, true},
        {"ell", POLYGON(ell, 0), 20, {2.2f, 2.2f}, false, true},
        {"with a hole", POLYGON_OF_RINGS(frame, two_squares), 48, {4, 4}, false, true},
        {"diamond", POLYGON(diamond, 0), 8, {0, 0}, true, true},
        {"flat", POLYGON(flat, 0), 0, {NAN, NAN}, false, false},
        {"circle", CIRCLE(0, 0, 1), NAN, {NAN, NAN}, false, false},
        {"a vertex with NaN", POLYGON(not_finite, 0), NAN, {NAN, NAN}, false, false},
    };
    EACH(cases, ClashVector2D centroid = {NAN, NAN}; float area = NAN;
         CHECK_ANSWER(it->what, !isnan(it->area), clash_polygon_area(&it->shape, &area));
         CHECK_NUMBERS(it->what, it->area, area); CHECK_ANSWER(
             it->what, !isnan(it->centroid.x), clash_polygon_centroid(&it->shape, &centroid));
         CHECK_NUMBERS(it->what, it->centroid, centroid);
         CHECK_ANSWER(it->what, it->is_convex, clash_polygon_is_convex(&it->shape));
         CHECK_ANSWER(it->what, it->is_simple, clash_polygon_is_simple(&it->shape)));
    static const ClashShape crossing = POLYGON(bow_tie, 0);
    CHECK_ANSWER("crossing edges", false, clash_polygon_is_simple(&crossing));
    CHECK_ANSWER("null", false, clash_polygon_area(NULL, NULL));
    CHECK_ANSWER("null", false, clash_polygon_centroid(NULL, NULL));
    CHECK_ANSWER("null", false, clash_polygon_is_convex(NULL));
    CHECK_ANSWER("null", false, clash_polygon_is_simple(NULL));
}

SECTION(windings, "Winding of rings") {
    CHECK("counterclockwise", clash_winding(triangle, 3) == CLASH_WINDING_COUNTERCLOCKWISE);
    CHECK("clockwise", clash_winding(clockwise, 3) == CLASH_WINDING_CLOCKWISE);
    CHECK("both wings alike", clash_winding(bow_tie, 4) == CLASH_WINDING_NONE);
    CHECK("no area", clash_winding(flat, 3) == CLASH_WINDING_NONE);
    CHECK("NaN", clash_winding(not_finite, 3) == CLASH_WINDING_NONE);
    CHECK("null", clash_winding(NULL, 3) == CLASH_WINDING_NONE);
}

SECTION(convex_pieces, "Convex pieces of polygons") {
    static const ClashShape polygon = POLYGON(ell, 0), crossing = POLYGON(bow_tie, 0),
                            circle = CIRCLE(0, 0, 1), invalid = POLYGON(not_finite, 0);
    enum { CAPACITY = 12 * COUNT(ell) };
    uint32_t buffer[CAPACITY];
    ClashPieceCounts counts = {77, 77};
    CHECK("capacity", clash_convex_pieces_capacity(&polygon) == CAPACITY);
    CHECK("too small", clash_convex_pieces(&polygon, buffer, CAPACITY - 1, &counts) ==
                           CLASH_STATUS_BUFFER_TOO_SMALL);
    CHECK("not simple",
          clash_convex_pieces(&crossing, buffer, CAPACITY, &counts) == CLASH_STATUS_NOT_SIMPLE);
    CHECK("no polygon",
          clash_convex_pieces(&circle, buffer, CAPACITY, &counts) == CLASH_STATUS_UNKNOWN_KIND);
    CHECK("invalid",
          clash_convex_pieces(&invalid, buffer, CAPACITY, &counts) == CLASH_STATUS_NOT_FINITE);
    CHECK("null",
          clash_convex_pieces(NULL, buffer, CAPACITY, &counts) == CLASH_STATUS_NULL_POINTER);
    CHECK("no capacity", clash_convex_pieces_capacity(NULL) == 0);
    CHECK("nothing is written", counts.indexCount == 77 && counts.pieceCount == 77);

    CHECK("an L", clash_convex_pieces(&polygon, buffer, CAPACITY, &counts) == CLASH_STATUS_OK);
    CHECK("in two", counts.indexCount == 8 && counts.pieceCount == 2);
    const uint32_t *sizes = buffer + counts.indexCount;
    CHECK("of four corners each", sizes[0] == 4 && sizes[1] == 4);
    float area = 0;
    for (int piece = 0; piece < 2; piece++) {
        ClashVector2D corners[4];
        for (int i = 0; i < 4; i++) {
            corners[i] = ell[buffer[4 * piece + i] % COUNT(ell)];
        }
        const ClashShape shape = clash_shape_polygon(corners, 4, 0);
        CHECK_ANSWER("convex", true, clash_polygon_is_convex(&shape));
        float own = NAN;
        CHECK_ANSWER("an area", true, clash_polygon_area(&shape, &own));
        area += own;
    }
    CHECK_NUMBERS("all of it", 20.0f, area);
}

SECTION(triangles, "Triangles of polygons") {
    static const ClashShape polygon = POLYGON_OF_RINGS(frame, two_squares);
    static const ClashShape crossing = POLYGON(bow_tie, 0), circle = CIRCLE(0, 0, 1);
    uint32_t buffer[120];
    ClashPieceCounts counts = {7, 7};
    const size_t capacity = clash_convex_pieces_capacity(&polygon);
    CHECK("room", capacity <= COUNT(buffer));
    CHECK_ANSWER("too small", CLASH_STATUS_BUFFER_TOO_SMALL,
                 clash_triangles(&polygon, buffer, capacity - 1, &counts));
    CHECK_ANSWER("crossing edges", CLASH_STATUS_NOT_SIMPLE,
                 clash_triangles(&crossing, buffer, COUNT(buffer), &counts));
    CHECK_ANSWER("a circle", CLASH_STATUS_UNKNOWN_KIND,
                 clash_triangles(&circle, buffer, COUNT(buffer), &counts));
    CHECK_ANSWER("null", CLASH_STATUS_NULL_POINTER,
                 clash_triangles(NULL, buffer, COUNT(buffer), &counts));
    CHECK("untouched", counts.indexCount == 7 && counts.pieceCount == 7);
    CHECK_ANSWER("a frame", CLASH_STATUS_OK, clash_triangles(&polygon, buffer, capacity, &counts));
    CHECK("eight triangles", counts.indexCount == 24 && counts.pieceCount == 8);
    float area = 0;
    for (int triangle = 0; triangle < 8; triangle++) {
        ClashVector2D corners[3];
        float own = NAN;
        for (int i = 0; i < 3; i++)
            corners[i] = frame[buffer[3 * triangle + i] % COUNT(frame)];
        const ClashShape shape = clash_shape_polygon(corners, 3, 0);
        CHECK_ANSWER("within", true, clash_contains(&polygon, &shape));
        CHECK_ANSWER("an area", true, clash_polygon_area(&shape, &own));
        area += own;
    }
    CHECK_NUMBERS("all of it", 48.0f, area);
}

void measures(void) {
    bounding_rectangles();
    bounding_circles();
    swept_rectangles();
    masses();
    support_points();
    oriented_boxes();
    convex_hulls();
    polygon_measures();
    windings();
    convex_pieces();
    triangles();
}
