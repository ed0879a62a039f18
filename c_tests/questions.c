/* How any two shapes lie to each other, how far they are apart, how they touch and cross. */
#include "any_shape.h"
#include "chapters.h"
#include "check.h"
#include <string.h>

static const ClashVector2D square[] = {{0, 0}, {8, 0}, {8, 8}, {0, 8}};
static const ClashVector2D clockwise_square[] = {{8, 8}, {8, 0}, {4, 0}, {0, 0}, {0, 8}};
static const ClashVector2D frame[] = {{0, 0}, {8, 0}, {8, 8}, {0, 8},
                                      {2, 2}, {6, 2}, {6, 6}, {2, 6}};
static const uint32_t two_squares[] = {4, 4};
static const ClashVector2D hole[] = {{2, 2}, {6, 2}, {6, 6}, {2, 6}};
/* An L whose notch is the square from (2, 2) to (6, 6). */
static const ClashVector2D ell[] = {{0, 0}, {6, 0}, {6, 2}, {2, 2}, {2, 6}, {0, 6}};
static const ClashVector2D stairs[] = {{0, 0}, {4, 0}, {4, 4}};
static const ClashVector2D bent_segment[] = {{0, 0}, {3, 0}, {8, 0}};
static const ClashShape halves[] = {RECTANGLE(0, 0, 4, 8), RECTANGLE(4, 0, 4, 8)};
static const ClashShape floor_and_wall[] = {RECTANGLE(-50, -2, 100, 2), RECTANGLE(10, 0, 1, 5)};
static const ClashShape coins[] = {CIRCLE(0, 0, 1), CIRCLE(10, 0, 1)};
static const ClashShape a_coin[] = {CIRCLE(10, 0, 1)};

/* ---- Relations ---- */

/* The same relation with the roles of the two exchanged. */
static ClashRelation swapped(ClashRelation relation) {
    switch (relation) {
    case CLASH_RELATION_A_INSIDE_B:
        return CLASH_RELATION_B_INSIDE_A;
    case CLASH_RELATION_B_INSIDE_A:
        return CLASH_RELATION_A_INSIDE_B;
    case CLASH_RELATION_A_INSIDE_B_TOUCHING:
        return CLASH_RELATION_B_INSIDE_A_TOUCHING;
    case CLASH_RELATION_B_INSIDE_A_TOUCHING:
        return CLASH_RELATION_A_INSIDE_B_TOUCHING;
    case CLASH_RELATION_DISJOINT:
    case CLASH_RELATION_TOUCHING:
    case CLASH_RELATION_OVERLAPPING:
    case CLASH_RELATION_EQUAL:
        break;
    }
    return relation;
}

static bool is_a_in_b(ClashRelation relation) {
    return relation == CLASH_RELATION_A_INSIDE_B ||
           relation == CLASH_RELATION_A_INSIDE_B_TOUCHING || relation == CLASH_RELATION_EQUAL;
}

static void check_relation(const char *what, const ClashShape *a, const ClashShape *b,
                           ClashRelation expected) {
    CHECK(what, clash_relate(a, b) == expected);
    CHECK(what, clash_relate(b, a) == swapped(expected));
    CHECK_ANSWER(what, is_a_in_b(expected), clash_contains(b, a));
    CHECK_ANSWER(what, is_a_in_b(swapped(expected)), clash_contains(a, b));
    CHECK_ANSWER(what, expected != CLASH_RELATION_DISJOINT, clash_collide(a, b));
}

struct relation {
    const char *what;
    ClashShape a, b;
    ClashRelation expected;
};

#define CHECK_RELATIONS(relations)                                                                 \
    EACH(relations, check_relation(it->what, &it->a, &it->b, it->expected))

#define DISJOINT CLASH_RELATION_DISJOINT
#define TOUCHING CLASH_RELATION_TOUCHING
#define OVERLAPPING CLASH_RELATION_OVERLAPPING
#define INSIDE CLASH_RELATION_A_INSIDE_B
#define INSIDE_TOUCHING CLASH_RELATION_A_INSIDE_B_TOUCHING
#define AROUND CLASH_RELATION_B_INSIDE_A
#define AROUND_TOUCHING CLASH_RELATION_B_INSIDE_A_TOUCHING
#define EQUAL CLASH_RELATION_EQUAL

SECTION(thin_relations, "Relations of what has no area") {
    static const struct relation relations[] = {
        {"the same point", POINT(3, 4), POINT(3, 4), EQUAL},
        {"0 and -0", POINT(0, 0), POINT(-0.0f, 0), EQUAL},
        {"two points", POINT(3, 4), POINT(3, ABOVE_4), DISJOINT},
        {"point on a line", POINT(3, 4), LINE(0, 0, 6, 8), INSIDE},
        {"point within a segment", POINT(3, 4), SEGMENT(0, 0, 6, 8), INSIDE},
        {"point at a segment's end", POINT(3, 4), SEGMENT(0, 0, 3, 4), INSIDE_TOUCHING},
        {"point and a segment of length 0", POINT(3, 4), SEGMENT(3, 4, 3, 4), EQUAL},
        {"point and a line without direction", POINT(3, 4), LINE(3, 4, 0, 0), EQUAL},
        {"point and a circle of radius 0", POINT(3, 4), CIRCLE(3, 4, 0), EQUAL},
        {"point and a rectangle of size 0", POINT(3, 4), RECTANGLE(3, 4, 0, 0), EQUAL},
        {"point at a chain's corner", POINT(4, 0), CHAIN(stairs, 0), INSIDE},
        {"point at a chain's end", POINT(4, 4), CHAIN(stairs, 0), INSIDE_TOUCHING},
        {"a closed chain has no end", POINT(4, 4), CLOSED_CHAIN(stairs, 0), INSIDE},
        {"the same line", LINE(0, 0, 1, 2), LINE(3, 6, -2, -4), EQUAL},
        {"lines that cross", LINE(0, 0, 1, 2), LINE(3, 6, 1, 0), OVERLAPPING},
        {"parallel lines", LINE(0, 0, 1, 2), LINE(3, 7, 1, 2), DISJOINT},
        {"segment on a line", SEGMENT(1, 2, 3, 6), LINE(0, 0, 1, 2), INSIDE},
        {"segment across a line", SEGMENT(0, 2, 3, 0), LINE(0, 0, 1, 2), OVERLAPPING},
        {"segment that ends on a line", SEGMENT(0, 2, 1, 2), LINE(0, 0, 1, 2), TOUCHING},
        {"segments that cross", SEGMENT(0, 0, 4, 4), SEGMENT(0, 4, 4, 0), OVERLAPPING},
        {"segments like a T", SEGMENT(0, 0, 4, 0), SEGMENT(2, 0, 2, 9), TOUCHING},
        {"segments end to end", SEGMENT(0, 0, 4, 0), SEGMENT(4, 0, 9, 0), TOUCHING},
        {"segments in line that overlap", SEGMENT(0, 0, 4, 0), SEGMENT(2, 0, 9, 0), OVERLAPPING},
        {"segment within a segment", SEGMENT(1, 0, 3, 0), SEGMENT(0, 0, 4, 0), INSIDE},
        {"one with the same end", SEGMENT(4, 0, 3, 0), SEGMENT(0, 0, 4, 0), INSIDE_TOUCHING},
        {"the same segment", SEGMENT(1, 2, 3, 4), SEGMENT(3, 4, 1, 2), EQUAL},
        {"segment and a flat rectangle", SEGMENT(8, 0, 0, 0), RECTANGLE(0, 0, 8, 0), EQUAL},
        {"segment and a thin capsule", SEGMENT(1, 2, 3, 4), CAPSULE(3, 4, 1, 2, 0), EQUAL},
        {"segment and a straight chain", SEGMENT(0, 0, 8, 0), CHAIN(bent_segment, 0), EQUAL},
        {"segment and a narrow sector", SEGMENT(0, 0, 0, 8), SECTOR(0, 0, 8, 90, 0), EQUAL},
    };
    CHECK_RELATIONS(relations);
}

SECTION(thin_and_wide_relations, "Relations of what has an area to what has none") {
    static const struct relation relations[] = {
        {"point in a circle", POINT(3, 3), CIRCLE(0, 0, 5), INSIDE},
        {"point on the rim, 3-4-5", POINT(3, 4), CIRCLE(0, 0, 5), INSIDE_TOUCHING},
        {"point outside", POINT(3, ABOVE_4), CIRCLE(0, 0, 5), DISJOINT},
        {"point on a rectangle's side", POINT(3, 0), RECTANGLE(0, 0, 8, 8), INSIDE_TOUCHING},
        {"point on a side of one of two", POINT(0, 3), GROUP(halves), INSIDE_TOUCHING},
        {"point on their seam", POINT(4, 3), GROUP(halves), INSIDE},
        {"point at its end", POINT(4, 8), GROUP(halves), INSIDE_TOUCHING},
        {"point between floor and wall", POINT(10, 0), GROUP(floor_and_wall), INSIDE_TOUCHING},
        {"point on the wall's left side", POINT(10, 3), GROUP(floor_and_wall), INSIDE_TOUCHING},
        {"point on a hole's side", POINT(3, 2), POLYGON_OF_RINGS(frame, two_squares),
         INSIDE_TOUCHING},
        {"point in a hole", POINT(3, 3), POLYGON_OF_RINGS(frame, two_squares), DISJOINT},
        {"line through a circle", LINE(0, 0, 1, 1), CIRCLE(0, 3, 4), OVERLAPPING},
        {"line at a circle, 3-4-5", LINE(3, 4, 4, -3), CIRCLE(0, 0, 5), TOUCHING},
        {"line along a side", LINE(0, 8, 1, 0), RECTANGLE(0, 0, 8, 8), TOUCHING},
        {"line through a hole's corners", LINE(0, 4, 1, 0), POLYGON_OF_RINGS(frame, two_squares),
         OVERLAPPING},
        {"chord that ends outside", SEGMENT(-9, 0, 9, 0), CIRCLE(0, 0, 5), OVERLAPPING},
        {"chord", SEGMENT(-3, 4, 3, 4), CIRCLE(0, 0, 5), INSIDE_TOUCHING},
        {"within the circle", SEGMENT(-3, 3, 3, 3), CIRCLE(0, 0, 5), INSIDE},
        {"tangent, 3-4-5", SEGMENT(7, 1, -1, 7), CIRCLE(0, 0, 5), TOUCHING},
        {"ends on the rim", SEGMENT(9, 12, 3, 4), CIRCLE(0, 0, 5), TOUCHING},
        {"along a side", SEGMENT(1, 8, 3, 8), RECTANGLE(0, 0, 8, 8), INSIDE_TOUCHING},
        {"longer than the side", SEGMENT(1, 8, 9, 8), RECTANGLE(0, 0, 8, 8), TOUCHING},
        {"from corner to corner", SEGMENT(0, 0, 8, 8), RECTANGLE(0, 0, 8, 8), INSIDE_TOUCHING},
        {"a rectangle's border", CHAIN(square, 0), RECTANGLE(0, 0, 8, 8), INSIDE_TOUCHING},
        {"all of it", CLOSED_CHAIN(square, 0), POLYGON(square, 0), INSIDE_TOUCHING},
        {"all of a hole's", CLOSED_CHAIN(hole, 0), POLYGON_OF_RINGS(frame, two_squares),
         INSIDE_TOUCHING},
        {"within a thick chain", CLOSED_CHAIN(square, 0), CLOSED_CHAIN(square, 1), INSIDE},
        {"across a seam of a group", SEGMENT(3, 1, 5, 1), GROUP(halves), INSIDE},
        {"along that seam", SEGMENT(4, 1, 4, 7), GROUP(halves), INSIDE},
        {"the whole seam", SEGMENT(4, 0, 4, 8), GROUP(halves), INSIDE_TOUCHING},
    };
    CHECK_RELATIONS(relations);
}

SECTION(wide_relations, "Relations of what has an area") {
    static const struct relation relations[] = {
        {"circles apart", CIRCLE(0, 0, 5), CIRCLE(6, 8, BELOW_5), DISJOINT},
        {"circles touch, 3-4-5 twice", CIRCLE(0, 0, 5), CIRCLE(6, 8, 5), TOUCHING},
        {"circles overlap", CIRCLE(0, 0, 5), CIRCLE(6, 8, ABOVE_5), OVERLAPPING},
        {"circle in a circle, touching", CIRCLE(3, 4, 5), CIRCLE(0, 0, 10), INSIDE_TOUCHING},
        {"circle in a circle", CIRCLE(3, 4, BELOW_5), CIRCLE(0, 0, 10), INSIDE},
        {"circle out of a circle", CIRCLE(3, 4, ABOVE_5), CIRCLE(0, 0, 10), OVERLAPPING},
        {"the same circle", CIRCLE(3, 4, 5), CIRCLE(3, 4, 5), EQUAL},
        {"circle and a capsule of length 0", CIRCLE(3, 4, 5), CAPSULE(3, 4, 3, 4, 5), EQUAL},
        {"circle and a full sector", CIRCLE(3, 4, 5), SECTOR(3, 4, 5, 77, 180), EQUAL},
        {"circle in a rectangle", CIRCLE(3, 3, 3), RECTANGLE(0, 0, 8, 6), INSIDE_TOUCHING},
        {"rectangle in a circle", RECTANGLE(-3, -4, 6, 8), CIRCLE(0, 0, 5), INSIDE_TOUCHING},
        {"circle in a ring's hole", CIRCLE(0, 0, BELOW_5), RING(0, 0, 5, 9, 0, 180), DISJOINT},
        {"circle fills a ring's hole", CIRCLE(0, 0, 5), RING(0, 0, 5, 9, 0, 180), TOUCHING},
        {"circle in the ring", CIRCLE(0, 7, 1), RING(0, 0, 5, 9, 0, 180), INSIDE},
        {"circle across the ring", CIRCLE(0, 7, 2), RING(0, 0, 5, 9, 0, 180), INSIDE_TOUCHING},
        {"rectangles side by side", RECTANGLE(0, 0, 4, 4), RECTANGLE(4, 1, 4, 4), TOUCHING},
        {"rectangles at a corner", RECTANGLE(0, 0, 4, 4), RECTANGLE(4, 4, 4, 4), TOUCHING},
        {"rectangles overlap", RECTANGLE(0, 0, 4, 4), RECTANGLE(BELOW_4, 1, 4, 4), OVERLAPPING},
        {"rectangles like a cross", RECTANGLE(1, 0, 2, 4), RECTANGLE(0, 1, 4, 2), OVERLAPPING},
        {"rectangle in a rectangle", RECTANGLE(1, 1, 2, 2), RECTANGLE(0, 0, 4, 4), INSIDE},
        {"at a side", RECTANGLE(1, 0, 2, 2), RECTANGLE(0, 0, 4, 4), INSIDE_TOUCHING},
        {"origin + size beyond floats", RECTANGLE(0, 0, 0x1p25f, 1), RECTANGLE(-1, 0, 0x1p25f, 1),
         OVERLAPPING},
        {"upright and turned", RECTANGLE(0, 0, 8, 6), ORIENTED(4, 3, 3, 4, -270), EQUAL},
        {"rectangle and polygon", RECTANGLE(0, 0, 8, 8), POLYGON(square, 0), EQUAL},
        {"clockwise, with one vertex more", RECTANGLE(0, 0, 8, 8), POLYGON(clockwise_square, 0),
         EQUAL},
        {"rectangle and its halves", RECTANGLE(0, 0, 8, 8), GROUP(halves), EQUAL},
        {"circle on the seam of the halves", CIRCLE(4, 4, 1), GROUP(halves), INSIDE},
        {"turned by 45 degrees, within", ORIENTED(4, 4, 2, 2, 45), RECTANGLE(0, 0, 8, 8), INSIDE},
        {"polygon fills the hole", POLYGON(hole, 0), POLYGON_OF_RINGS(frame, two_squares),
         TOUCHING},
        {"with a hole, in one without", POLYGON_OF_RINGS(frame, two_squares), POLYGON(square, 0),
         INSIDE_TOUCHING},
        {"circle fits the notch", CIRCLE(4, 4, 2), POLYGON(ell, 0), TOUCHING},
        {"capsule in a capsule", CAPSULE(1, 0, 7, 0, 1), CAPSULE(0, 0, 8, 0, 2), INSIDE},
        {"one with the same end", CAPSULE(4, 0, 8, 0, 2), CAPSULE(0, 0, 8, 0, 2), INSIDE_TOUCHING},
        {"sector in its disc", SECTOR(0, 0, 5, 30, 45), CIRCLE(0, 0, 5), INSIDE_TOUCHING},
        {"sectors back to back", SECTOR(0, 0, 5, 90, 90), SECTOR(0, 0, 5, 270, 90), TOUCHING},
        {"sectors that share a third", SECTOR(0, 0, 5, 0, 30), SECTOR(0, 0, 5, 40, 30),
         OVERLAPPING},
        {"sector with more turns", SECTOR(0, 0, 5, 30, 45), SECTOR(0, 0, 5, 390, 45), EQUAL},
        {"a coin of two", CIRCLE(10, 0, 1), GROUP(coins), INSIDE_TOUCHING},
        {"a coin as a group", CIRCLE(10, 0, 1), GROUP(a_coin), EQUAL},
        {"between two coins", RECTANGLE(2, -1, 6, 2), GROUP(coins), DISJOINT},
        {"an invalid shape", CIRCLE(0, 0, -1), CIRCLE(0, 0, 5), DISJOINT},
        {"an invalid shape and itself", CIRCLE(0, 0, -1), CIRCLE(0, 0, -1), DISJOINT},
    };
    CHECK_RELATIONS(relations);
    static const ClashShape circle = CIRCLE(0, 0, 1);
    CHECK("null", clash_relate(NULL, &circle) == DISJOINT);
    CHECK("null", clash_relate(&circle, NULL) == DISJOINT);
    CHECK_ANSWER("null", false, clash_contains(NULL, &circle));
    CHECK_ANSWER("null", false, clash_contains(&circle, NULL));
}

/* ---- Distances ---- */

/* Several points are nearest. */
#define SOMEWHERE                                                                                  \
    { NAN, NAN }

static void check_point(const char *what, ClashVector2D expected, ClashVector2D got) {
    if (!isnan(expected.x)) {
        CHECK_NUMBERS(what, expected, got);
    }
}

/* A place leads back to its point, unless the shapes meet. */
static void check_place(const char *what, const ClashShape *shape, ClashPlace place,
                        ClashVector2D point, float distance) {
    ClashVector2D at = {0, 0};
    if (distance == 0) {
        CHECK(what, place.member == 0 && place.edge == 0 && place.along == 0);
        return;
    }
    CHECK_ANSWER(what, true, clash_shape_point_at(shape, place, &at));
    CHECK(what, fabsf(at.x - point.x) <= 1e-6f * (1 + fabsf(point.x)));
    CHECK(what, fabsf(at.y - point.y) <= 1e-6f * (1 + fabsf(point.y)));
}

/* A distance without the places. */
typedef struct {
    float distance;
    ClashVector2D pointA, pointB;
} Gap;

/* Within a distance and all greater ones, but not within the float before. */
static void check_within(const char *what, const ClashShape *a, const ClashShape *b,
                         float distance) {
    const float before = isinf(distance)    ? FLT_MAX
                         : distance == TINY ? 0
                                            : distance - distance * (FLT_EPSILON / 2);
    CHECK_ANSWER(what, true, clash_within(a, b, distance));
    CHECK_ANSWER(what, true, clash_within(b, a, INFINITY));
    CHECK_ANSWER(what, distance == 0, clash_within(b, a, distance == 0 ? 0 : before));
}

static void check_distance(const char *what, const ClashShape *a, const ClashShape *b,
                           const Gap *expected) {
    ClashDistance there, back;
    CHECK_ANSWER(what, true, clash_distance(a, b, INFINITY, &there));
    CHECK_ANSWER(what, true, clash_distance(b, a, INFINITY, &back));
    CHECK_NUMBERS(what, expected->distance, there.distance);
    CHECK_NUMBERS(what, expected->distance, back.distance);
    check_point(what, expected->pointA, there.pointA);
    check_point(what, expected->pointB, there.pointB);
    CHECK_NUMBERS(what, there.pointA, back.pointB);
    CHECK_NUMBERS(what, there.pointB, back.pointA);
    CHECK_NUMBERS(what, there.placeA, back.placeB);
    CHECK_NUMBERS(what, there.placeB, back.placeA);
    check_place(what, a, there.placeA, there.pointA, there.distance);
    check_place(what, b, there.placeB, there.pointB, there.distance);
    CHECK_ANSWER(what, true, clash_distance(a, b, expected->distance, &back));
    CHECK("up to itself", memcmp(&there, &back, sizeof there) == 0);
    CHECK_ANSWER(what, expected->distance == 0, clash_distance(a, b, 0, NULL));
    CHECK_ANSWER(what, expected->distance == 0, clash_collide(a, b));
    check_within(what, a, b, expected->distance);
}

SECTION(distances, "Distances") {
    static const struct {
        const char *what;
        ClashShape a, b;
        Gap expected;
    } cases[] = {
        {"points, 3-4-5", POINT(1, 2), POINT(4, 6), {5, {1, 2}, {4, 6}}},
        {"the same point", POINT(1, 2), POINT(1, 2), {0, {1, 2}, {1, 2}}},
        {"point and line", POINT(1, 7), LINE(8, 6, 4, 3), {5, {1, 7}, {4, 3}}},
        {"point and segment", POINT(1, 7), SEGMENT(0, 0, 8, 6), {5, {1, 7}, {4, 3}}},
        {"point and a segment's end", POINT(3, 4), SEGMENT(0, 0, -8, 6), {5, {3, 4}, {0, 0}}},
        {"point and circle", POINT(6, 8), CIRCLE(0, 0, 5), {5, {6, 8}, {3, 4}}},
        {"point and rectangle", POINT(5, 6), RECTANGLE(0, 0, 2, 2), {5, {5, 6}, {2, 2}}},
        {"point above a rectangle", POINT(1, 6), RECTANGLE(0, 0, 2, 2), {4, {1, 6}, {1, 2}}},
        {"point and oriented rectangle",
         POINT(5, 6),
         ORIENTED(0, 0, 2, 5, 90),
         {4, {5, 6}, {5, 2}}},
        {"point and capsule", POINT(14, 8), CAPSULE(0, 0, 8, 0, 5), {5, {14, 8}, {11, 4}}},
        {"point in a notch", POINT(4, 5), POLYGON(ell, 0), {2, {4, 5}, {2, 5}}},
        {"point in a hole", POINT(4, 5), POLYGON_OF_RINGS(frame, two_squares), {1, {4, 5}, {4, 6}}},
        {"point and rounded polygon",
         POINT(11, 12),
         POLYGON(square, 2.5f),
         {2.5f, {11, 12}, {9.5f, 10}}},
        {"point and chain", POINT(2, 1), CHAIN(stairs, 0), {1, {2, 1}, {2, 0}}},
        {"point and thick chain", POINT(7, 8), CHAIN(stairs, 2.5f), {2.5f, {7, 8}, {5.5f, 6}}},
        {"point and sector's arc", POINT(6, 8), SECTOR(0, 0, 5, 90, 90), {5, {6, 8}, {3, 4}}},
        {"point and sector's side", POINT(2, -3), SECTOR(0, 0, 5, 90, 90), {3, {2, -3}, {2, 0}}},
        {"point and ring", POINT(0, 3), RING(0, 0, 5, 9, 90, 90), {2, {0, 3}, {0, 5}}},
        {"a ring's center", POINT(0, 0), RING(0, 0, 5, 9, 90, 90), {5, {0, 0}, SOMEWHERE}},
        {"point and group", POINT(4, 0), GROUP(coins), {3, {4, 0}, {1, 0}}},
        {"parallel lines", LINE(0, 0, 4, 3), LINE(1, 7, -8, -6), {5, SOMEWHERE, SOMEWHERE}},
        {"line and circle", LINE(0, 0, 4, 3), CIRCLE(-2, 11, 5), {5, {4, 3}, {1, 7}}},
        {"line and polygon", LINE(0, -3, 1, 0), POLYGON(square, 1), {2, SOMEWHERE, SOMEWHERE}},
        {"segments", SEGMENT(0, 0, 4, 0), SEGMENT(7, 4, 7, 9), {5, {4, 0}, {7, 4}}},
        {"parallel segments", SEGMENT(0, 0, 9, 0), SEGMENT(9, 3, 5, 3), {3, SOMEWHERE, SOMEWHERE}},
        {"circles", CIRCLE(0, 0, 5), CIRCLE(12, 16, 5), {10, {3, 4}, {9, 12}}},
        {"circles touch", CIRCLE(0, 0, 5), CIRCLE(6, 8, 5), {0, {3, 4}, {3, 4}}},
        {"rectangles", RECTANGLE(0, 0, 2, 2), RECTANGLE(5, 6, 2, 2), {5, {2, 2}, {5, 6}}},
        {"capsules", CAPSULE(0, 0, 4, 0, 1), CAPSULE(10, 8, 10, 20, 4), {5, SOMEWHERE, SOMEWHERE}},
        {"circle in a hole",
         CIRCLE(3, 4, 0.5f),
         POLYGON_OF_RINGS(frame, two_squares),
         {0.5f, {2.5f, 4}, {2, 4}}},
        {"sectors", SECTOR(0, 0, 5, 90, 90), SECTOR(12, 16, 5, 270, 90), {10, {3, 4}, {9, 12}}},
        {"overlapping", CIRCLE(0, 0, 5), RECTANGLE(0, 0, 2, 2), {0, SOMEWHERE, SOMEWHERE}},
        {"one float apart", POINT(0, 4), POINT(0, ABOVE_4), {0x1p-21f, {0, 4}, {0, ABOVE_4}}},
        {"the smallest distance", POINT(0, 0), POINT(TINY, 0), {TINY, {0, 0}, {TINY, 0}}},
        {"far: a small gap",
         RECTANGLE(1e6f, 0, 1, 1),
         POINT(1000001.0625f, 0.5f),
         {0.0625f, {1000001, 0.5f}, {1000001.0625f, 0.5f}}},
        {"beyond all floats",
         POINT(-FLT_MAX, 0),
         POINT(FLT_MAX, 0),
         {INFINITY, {-FLT_MAX, 0}, {FLT_MAX, 0}}},
    };
    EACH(cases, check_distance(it->what, &it->a, &it->b, &it->expected));
}

SECTION(no_distances, "Distances of nothing") {
    static const ClashShape empty = CIRCLE(0, 0, -1), circle = CIRCLE(0, 0, 1);
    const ClashDistance untouched = {-7, {1, 2}, {3, 4}, {5, 6, 7}, {8, 9, 10}};
    ClashDistance distance = untouched;
    CHECK_ANSWER("an empty shape", false, clash_distance(&empty, &circle, INFINITY, &distance));
    CHECK_ANSWER("an empty shape", false, clash_distance(&circle, &empty, INFINITY, &distance));
    CHECK_ANSWER("null", false, clash_distance(NULL, &circle, INFINITY, &distance));
    CHECK_ANSWER("null", false, clash_distance(&circle, NULL, INFINITY, &distance));
    CHECK_NUMBERS("nothing is written", untouched, distance);
    CHECK_ANSWER("to nowhere", true, clash_distance(&circle, &circle, INFINITY, NULL));
    CHECK_ANSWER("up to -1", false, clash_distance(&circle, &circle, -1, &distance));
    CHECK_ANSWER("up to NaN", false, clash_distance(&circle, &circle, NAN, &distance));
    CHECK_ANSWER("within", false, clash_within(&empty, &circle, INFINITY));
    CHECK_ANSWER("within", false, clash_within(&circle, NULL, 1));
    CHECK_ANSWER("within less than nothing", false, clash_within(&circle, &circle, -1));
    CHECK_ANSWER("within NaN", false, clash_within(&circle, &circle, NAN));
}

/* ---- Signed distances ---- */

SECTION(signed_distances, "How far a point is inside or outside") {
    static const struct {
        const char *what;
        ClashShape shape;
        ClashVector2D point;
        float distance;
        ClashVector2D nearest, normal;
    } cases[] = {
        {"in a box", RECTANGLE(0, 0, 8, 4), {7, 2}, -1, {8, 2}, {1, 0}},
        {"out of it", RECTANGLE(0, 0, 8, 4), {11, 8}, 5, {8, 4}, {0.6f, 0.8f}},
        {"on its side", RECTANGLE(0, 0, 8, 4), {8, 2}, 0, {8, 2}, {1, 0}},
        {"in a disc", CIRCLE(0, 0, 5), {3, 0}, -2, {5, 0}, {1, 0}},
        {"in a capsule", CAPSULE(0, 0, 8, 0, 2), {4, -1.5f}, -0.5f, {4, -2}, {0, -1}},
        {"in an L", POLYGON(ell, 0), {1, 4}, -1, {2, 4}, {1, 0}},
        {"in its notch", POLYGON(ell, 0), {3, 4}, 1, {2, 4}, {1, 0}},
        {"in the hole of a frame", POLYGON_OF_RINGS(frame, two_squares), {3, 4}, 1, {2, 4}, {1, 0}},
        {"in a frame", POLYGON_OF_RINGS(frame, two_squares), {1.5f, 4}, -0.5f, {2, 4}, {1, 0}},
        {"on a chain", CHAIN(stairs, 0), {2, 0}, 0, {2, 0}, {0, 1}},
        {"in a rounded chain", CHAIN(stairs, 1), {2, -0.5f}, -0.5f, {2, -1}, {0, -1}},
        {"where halves are flush", GROUP(halves), {4, 7}, -1, {4, 8}, {0, 1}},
        {"in a half", GROUP(halves), {3.5f, 6}, -2, {3.5f, 8}, {0, 1}},
        {"in a coin", GROUP(coins), {10.25f, 0}, -0.75f, {11, 0}, {1, 0}},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        ClashSignedDistance found;
        CHECK(cases[i].what, clash_signed_distance(&cases[i].shape, cases[i].point, &found));
        CHECK(cases[i].what, found.distance == cases[i].distance);
        CHECK_NUMBERS(cases[i].what, cases[i].nearest, found.point);
        if (cases[i].distance != 0)
            CHECK_NUMBERS(cases[i].what, cases[i].normal, found.normal);
    }
    static const ClashShape empty = CIRCLE(0, 0, -1), coin = CIRCLE(0, 0, 1);
    const ClashVector2D anywhere = {0, 0}, nowhere = {NAN, 0};
    CHECK("an empty shape", !clash_signed_distance(&empty, anywhere, NULL));
    CHECK("nowhere", !clash_signed_distance(&coin, nowhere, NULL));
    CHECK("null", !clash_signed_distance(NULL, anywhere, NULL));
    CHECK("no answer wanted", clash_signed_distance(&coin, anywhere, NULL));
}

void questions(void) {
    thin_relations();
    thin_and_wide_relations();
    wide_relations();
    distances();
    no_distances();
    signed_distances();
}
