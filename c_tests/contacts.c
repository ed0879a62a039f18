/* Where and how deep any two shapes touch, and where their borders cross. */
#include "any_shape.h"
#include "chapters.h"
#include "check.h"

#include <string.h>

static const ClashVector2D triangle[] = {{0, 0}, {4, 0}, {0, 3}};
/* An L whose notch is the square from (2, 2) to (6, 6). */
static const ClashVector2D ell[] = {{0, 0}, {6, 0}, {6, 2}, {2, 2}, {2, 6}, {0, 6}};
static const ClashVector2D ground[] = {{-8, 0}, {0, 0}, {8, 0}};
/* A floor below Y = 0, and a wall that begins at X = 10. */
static const ClashShape floor_and_wall[] = {RECTANGLE(-50, -2, 100, 2), RECTANGLE(10, 0, 1, 5)};

#define SOLID_BELOW(vertices)                                                                      \
    {                                                                                              \
        CLASH_SHAPE_CHAIN, 0, {.chain = {vertices, COUNT(vertices), 0, 0, CLASH_SIDE_RIGHT}}, {    \
            0, 0                                                                                   \
        }                                                                                          \
    }

/* Several points or directions would do. */
#define ANY                                                                                        \
    { NAN, NAN }

static void check_vector(const char *what, ClashVector2D expected, ClashVector2D got) {
    if (!isnan(expected.x)) {
        CHECK_NUMBERS(what, expected, got);
    }
}

/* A contact without its features. */
struct contact {
    ClashVector2D normal;
    float depth;
    uint32_t point_count;
    ClashVector2D positions[2];
};

static bool is_unit(ClashVector2D v) { return fabsf(clash_vector_length(v) - 1) < 0x1p-22f; }

static bool is_same_place(ClashPlace a, ClashPlace b) {
    return a.member == b.member && a.edge == b.edge && a.along == b.along;
}

static bool is_swapped(const ClashContact *there, const ClashContact *back) {
    bool is_swapped = there->depth == back->depth && there->pointCount == back->pointCount &&
                      there->partA == back->partB && there->partB == back->partA &&
                      there->memberA == back->memberB && there->memberB == back->memberA &&
                      clash_equal_vectors(there->normal, clash_negate_vector(back->normal));
    for (uint32_t i = 0; i < there->pointCount; i++) {
        const ClashContactPoint a = there->points[i], b = back->points[i];
        is_swapped = is_swapped && clash_equal_vectors(a.position, b.position) &&
                     a.depth == b.depth && a.featureA == b.featureB && a.featureB == b.featureA &&
                     is_same_place(a.placeA, b.placeB) && is_same_place(a.placeB, b.placeA);
    }
    return is_swapped;
}

static void check_contact(const char *what, const ClashShape *a, const ClashShape *b,
                          const struct contact *expected) {
    ClashContact contact, back;
    CHECK_ANSWER(what, true, clash_contact(a, b, 0, NULL));
    CHECK_ANSWER(what, true, clash_contact(a, b, 0, &contact));
    CHECK_ANSWER(what, true, clash_contact(b, a, 0, &back));
    check_vector(what, expected->normal, contact.normal);
    CHECK_NUMBERS(what, expected->depth, contact.depth);
    CHECK(what, contact.pointCount == expected->point_count);
    for (uint32_t i = 0; i < expected->point_count; i++) {
        check_vector(what, expected->positions[i], contact.points[i].position);
    }
    CHECK(what, is_unit(contact.normal));
    /* Of equal shapes none is the first one. */
    CHECK(what, is_swapped(&contact, &back) || clash_relate(a, b) == CLASH_RELATION_EQUAL);
}

SECTION(contacts_of_two, "Contacts") {
    static const struct {
        const char *what;
        ClashShape a, b;
        struct contact expected;
    } cases[] = {
        {"circles, 3-4-5", CIRCLE(0, 0, 5), CIRCLE(6, 8, 6), {{0.6f, 0.8f}, 1, 1, {{2.7f, 3.6f}}}},
        {"circles touch", CIRCLE(0, 0, 5), CIRCLE(6, 8, 5), {{0.6f, 0.8f}, 0, 1, {{3, 4}}}},
        {"circle around a circle", CIRCLE(1, 0, 5), CIRCLE(0, 0, 1), {{-1, 0}, 5, 1, {ANY}}},
        {"circles around the same point", CIRCLE(3, 4, 2), CIRCLE(3, 4, 1), {ANY, 3, 1, {ANY}}},
        {"equal points", POINT(3, 4), POINT(3, 4), {ANY, 0, 1, {{3, 4}}}},
        {"a crate on the ground",
         RECTANGLE(0, 0, 10, 1),
         RECTANGLE(3, 0.75f, 2, 2),
         {{0, 1}, 0.25f, 2, {ANY, ANY}}},
        {"it only touches",
         RECTANGLE(0, 0, 10, 1),
         RECTANGLE(3, 1, 2, 2),
         {{0, 1}, 0, 2, {ANY, ANY}}},
        {"corner to corner", RECTANGLE(0, 0, 2, 2), RECTANGLE(2, 2, 2, 2), {ANY, 0, 1, {{2, 2}}}},
        {"a turned crate",
         RECTANGLE(0, 0, 10, 1),
         ORIENTED(4, 1.75f, 1, 2, 90),
         {{0, 1}, 0.25f, 2, {ANY, ANY}}},
        {"a standing capsule",
         RECTANGLE(0, 0, 10, 1),
         CAPSULE(5, 1.5f, 5, 4, 1),
         {{0, 1}, 0.5f, 1, {{5, 0.75f}}}},
        {"a lying capsule",
         RECTANGLE(0, 0, 10, 1),
         CAPSULE(3, 1.5f, 7, 1.5f, 1),
         {{0, 1}, 0.5f, 2, {ANY, ANY}}},
        {"circle on a slope, 3-4-5",
         POLYGON(triangle, 0),
         CIRCLE(5, 5.5f, 5.5f),
         {{0.6f, 0.8f}, 0.5f, 1, {{1.85f, 1.3f}}}},
        {"circle on a rounded slope",
         POLYGON(triangle, 1),
         CIRCLE(5, 5.5f, 4.5f),
         {{0.6f, 0.8f}, 0.5f, 1, {{2.45f, 2.1f}}}},
        {"point in a rectangle", RECTANGLE(0, 0, 8, 4), POINT(7, 2), {{1, 0}, 1, 1, {{7.5f, 2}}}},
        {"circle on a line", LINE(-7, 0, 1, 0), CIRCLE(3, 4, 5), {{0, 1}, 1, 1, {{3, -0.5f}}}},
        {"circle in a notch", POLYGON(ell, 0), CIRCLE(5, 3, 1.5f), {{0, 1}, 0.5f, 1, {{5, 1.75f}}}},
        {"circle on a sector's arc, 3-4-5",
         SECTOR(0, 0, 5, 90, 90),
         CIRCLE(6, 8, 6),
         {{0.6f, 0.8f}, 1, 1, {{2.7f, 3.6f}}}},
        {"circle below a sector",
         SECTOR(0, 0, 5, 90, 90),
         CIRCLE(1, -1, 2),
         {{0, -1}, 1, 1, {{1, 0.5f}}}},
        {"circle on the ground",
         SOLID_BELOW(ground),
         CIRCLE(3, 0.5f, 1),
         {{0, 1}, 0.5f, 1, {{3, -0.25f}}}},
        {"on a joint of the ground",
         SOLID_BELOW(ground),
         CIRCLE(0, 0.5f, 1),
         {{0, 1}, 0.5f, 1, {{0, -0.25f}}}},
        {"almost through the ground",
         SOLID_BELOW(ground),
         CIRCLE(3, -0.25f, 1),
         {{0, 1}, 1.25f, 1, {ANY}}},
        {"the same without a solid side",
         CHAIN(ground, 0),
         CIRCLE(3, -0.25f, 1),
         {{0, -1}, 0.75f, 1, {ANY}}},
        {"the deepest of two",
         GROUP(floor_and_wall),
         RECTANGLE(8.5f, -0.25f, 2, 2),
         {{-1, 0}, 0.5f, 2, {ANY, ANY}}},
    };
    EACH(cases, check_contact(it->what, &it->a, &it->b, &it->expected));
}

SECTION(all_contacts, "All contacts") {
    static const ClashShape corner = GROUP(floor_and_wall), crate = RECTANGLE(8.5f, -0.25f, 2, 2);
    const ClashVector2D up = {0, 1}, left = {-1, 0};
    ClashContact contacts[3], untouched;
    memset(contacts, 77, sizeof contacts);
    untouched = contacts[2];
    CHECK("the floor and the wall", clash_contacts(&corner, &crate, 0, contacts, 3) == 2);
    CHECK_NUMBERS("up from the floor", up, contacts[0].normal);
    CHECK("the first member", contacts[0].depth == 0.25f && contacts[0].memberA == 0);
    CHECK_NUMBERS("away from the wall", left, contacts[1].normal);
    CHECK("the second member", contacts[1].depth == 0.5f && contacts[1].memberA == 1);
    CHECK("no part of a crate", contacts[0].partB == 0 && contacts[1].partB == 0);
    CHECK("nothing else", memcmp(&contacts[2], &untouched, sizeof untouched) == 0);

    memset(contacts, 77, sizeof contacts);
    CHECK("a short buffer", clash_contacts(&corner, &crate, 0, contacts, 1) == 2);
    CHECK("has the first one", contacts[0].depth == 0.25f);
    CHECK("alone", memcmp(&contacts[1], &untouched, sizeof untouched) == 0);
    CHECK("no buffer", clash_contacts(&corner, &crate, 0, NULL, 9) == 2);
    CHECK("null", clash_contacts(NULL, &crate, 0, contacts, 3) == 0);
    CHECK("null", clash_contacts(&corner, NULL, 0, contacts, 3) == 0);

    static const ClashShape chain = SOLID_BELOW(ground), ball = CIRCLE(0.25f, 0.5f, 1);
    const size_t count = clash_contacts(&chain, &ball, 0, contacts, 3);
    CHECK("near a joint of the ground", count >= 1 && count <= 2);
    for (size_t i = 0; i < count && i < 3; i++) {
        CHECK_NUMBERS("nothing stops it from rolling on", up, contacts[i].normal);
    }
}

/* Shapes that are apart have contacts within a distance, by exactly which they may be. */
SECTION(near_contacts, "Contacts within a distance") {
    static const ClashShape floor = RECTANGLE(0, 0, 10, 1), crate = RECTANGLE(3, 1.25f, 2, 2),
                            ball = CIRCLE(13, 5, 1), ground_below = SOLID_BELOW(ground),
                            ceiling = CIRCLE(3, -2.5f, 1);
    const ClashVector2D up = {0, 1}, aside = {0.6f, 0.8f};
    ClashContact contact, contacts[2];
    CHECK_ANSWER("a crate", true, clash_contact(&floor, &crate, 0.25f, &contact));
    CHECK_NUMBERS("above the floor", up, contact.normal);
    CHECK("stands on both corners", contact.depth == -0.25f && contact.pointCount == 2);
    CHECK("as deep", contact.points[0].depth == -0.25f && contact.points[1].depth == -0.25f);
    CHECK("in between", contact.points[0].position.y == 1.125f);
    CHECK("all of it", clash_contacts(&floor, &crate, 0.25f, contacts, 2) == 1);
    CHECK("the same", memcmp(&contacts[0], &contact, sizeof contact) == 0);
    CHECK_ANSWER("a float too far", false, clash_contact(&floor, &crate, 0.24999999f, &contact));
    CHECK("a float too far", clash_contacts(&floor, &crate, 0.24999999f, contacts, 2) == 0);
    CHECK_ANSWER("a ball beside it", true, clash_contact(&floor, &ball, 4, &contact));
    CHECK_NUMBERS("from the corner", aside, contact.normal);
    CHECK("3-4-5", contact.depth == -4 && contact.pointCount == 1);
    CHECK_ANSWER("anywhere", true, clash_contact(&floor, &ball, INFINITY, NULL));
    CHECK_ANSWER("nothing is that near", false, clash_contact(&floor, &floor, -1, NULL));
    CHECK_ANSWER("NaN", false, clash_contact(&floor, &floor, NAN, NULL));
    CHECK("NaN", clash_contacts(&floor, &floor, NAN, contacts, 2) == 0);
    CHECK_ANSWER("behind the solid side", false, clash_contact(&ground_below, &ceiling, 9, NULL));
    CHECK_ANSWER("though it is near", true, clash_within(&ground_below, &ceiling, 2));
}

/* As long as a crate slides only a little, the same corners are at the same places. */
SECTION(features, "Features of contacts") {
    static const ClashShape floor = RECTANGLE(0, 0, 10, 1), crate = RECTANGLE(3, 0.75f, 2, 2),
                            later = RECTANGLE(3.125f, 0.8125f, 2, 2);
    ClashContact now, then;
    CHECK_ANSWER("a crate", true, clash_contact(&floor, &crate, 0, &now));
    CHECK_ANSWER("a crate", true, clash_contact(&floor, &later, 0, &then));
    CHECK("two points", now.pointCount == 2 && then.pointCount == 2);
    for (int i = 0; i < 2; i++) {
        const ClashVector2D way =
            clash_subtract_vector(then.points[i].position, now.points[i].position);
        CHECK("the same", now.points[i].featureA == then.points[i].featureA);
        CHECK("the same", now.points[i].featureB == then.points[i].featureB);
        CHECK("went along", way.x == 0.125f && way.y == 0.03125f);
        CHECK("on the top", now.points[i].placeA.edge == 2 && now.points[i].placeB.edge == 0);
    }
    CHECK("not the same", now.points[0].featureB != now.points[1].featureB);
    CHECK("ends", now.points[0].placeB.along + now.points[1].placeB.along == 1);
}

SECTION(no_contacts, "No contacts") {
    static const struct {
        const char *what;
        ClashShape a, b;
    } cases[] = {
        {"apart by one float", CIRCLE(0, 0, 5), CIRCLE(6, 8, BELOW_5)},
        {"an empty shape", CIRCLE(0, 0, -1), CIRCLE(0, 0, 5)},
        {"an empty group", {CLASH_SHAPE_GROUP, 0, {.group = {NULL, 0}}, {0, 0}}, CIRCLE(0, 0, 5)},
    };
    ClashContact contact = {.depth = -7, .pointCount = 9};
    EACH(cases, CHECK_ANSWER(it->what, false, clash_contact(&it->a, &it->b, 0, &contact));
         CHECK(it->what, clash_contacts(&it->a, &it->b, 0, &contact, 1) == 0));
    static const ClashShape circle = CIRCLE(0, 0, 1);
    CHECK_ANSWER("null", false, clash_contact(NULL, &circle, 0, &contact));
    CHECK_ANSWER("null", false, clash_contact(&circle, NULL, 0, &contact));
    CHECK("nothing is written", contact.depth == -7 && contact.pointCount == 9);
}

/* ---- Separations ---- */

/* A shape that borrows nothing, moved by a way. */
static ClashShape moved(ClashShape shape, ClashVector2D way) {
    ClashVector2D *first = &shape.data.point, *second = &shape.data.segment.point2;
    *first = clash_add_vector(*first, way);
    if (shape.kind == CLASH_SHAPE_SEGMENT || shape.kind == CLASH_SHAPE_CAPSULE) {
        *second = clash_add_vector(*second, way);
    }
    return shape;
}

static void check_separation(const char *what, const ClashShape *a, const ClashShape *b,
                             ClashVector2D expected, float length) {
    ClashVector2D way;
    CHECK_ANSWER(what, true, clash_separation(a, b, NULL));
    CHECK_ANSWER(what, true, clash_separation(a, b, &way));
    check_vector(what, expected, way);
    const float found = clash_vector_length(way);
    CHECK(what, found >= length * (1 - 0x1p-20f) && found <= length * (1 + 0x1p-20f) + 0x1p-20f);
    const ClashShape free = moved(*b, way);
    const ClashRelation relation = clash_relate(a, &free);
    CHECK(what, relation == CLASH_RELATION_DISJOINT || relation == CLASH_RELATION_TOUCHING);
}

SECTION(separations, "Separations") {
    static const struct {
        const char *what;
        ClashShape a, b;
        ClashVector2D expected;
        float length;
    } cases[] = {
        {"a ball in a wall", RECTANGLE(0, 0, 4, 8), CIRCLE(4.5f, 3, 1), {0.5f, 0}, 0.5f},
        {"circles, 3-4-5", CIRCLE(0, 0, 5), CIRCLE(6, 8, 6), ANY, 1},
        {"circles that touch", CIRCLE(0, 0, 5), CIRCLE(6, 8, 5), {0, 0}, 0},
        {"circles around the same point", CIRCLE(3, 4, 2), CIRCLE(3, 4, 1), ANY, 3},
        {"circle in a circle", CIRCLE(0, 0, 5), CIRCLE(1, 0, 1), {5, 0}, 5},
        {"a crate in the ground",
         RECTANGLE(0, 0, 9, 1),
         RECTANGLE(3, 0.75f, 2, 2),
         {0, 0.25f},
         0.25f},
        {"crates like a cross", RECTANGLE(0, 2, 9, 2), RECTANGLE(4, 0, 2, 7), {0, 4}, 4},
        {"a turned crate", RECTANGLE(0, 0, 9, 1), ORIENTED(4, 1.75f, 1, 2, 90), {0, 0.25f}, 0.25f},
        {"a turned crate on its tip", RECTANGLE(-9, -9, 18, 9), ORIENTED(0, 1, 1, 1, 45), ANY,
         0.41421356f},
        {"capsule on a slope, 3-4-5", POLYGON(triangle, 0), CAPSULE(5, 5.5f, 6, 9, 5.5f), ANY,
         0.5f},
        {"segments that cross", SEGMENT(-4, 0, 4, 0), SEGMENT(0, -1, 0, 3), {0, 1}, 1},
        {"a line through a circle", LINE(-7, 0, 1, 0), CIRCLE(3, 4, 5), {0, 1}, 1},
        {"far away", RECTANGLE(1e6f, 0, 8, 8), CIRCLE(1000009, 3, 2), {1, 0}, 1},
        {"below a sector", SECTOR(0, 0, 5, 90, 90), CIRCLE(1, -1, 2), ANY, 1},
        {"into a corner",
         GROUP(floor_and_wall),
         RECTANGLE(8.5f, -0.25f, 2, 2),
         {-0.5f, 0.25f},
         0.559017f},
    };
    EACH(cases, check_separation(it->what, &it->a, &it->b, it->expected, it->length));
}

SECTION(no_separations, "Separations of what is apart") {
    static const ClashShape a = CIRCLE(0, 0, 5), b = CIRCLE(6, 8, BELOW_5),
                            empty = CIRCLE(0, 0, -1);
    ClashVector2D way = {1, 2};
    CHECK_ANSWER("apart by one float", false, clash_separation(&a, &b, &way));
    CHECK_ANSWER("an empty shape", false, clash_separation(&a, &empty, &way));
    CHECK_ANSWER("null", false, clash_separation(NULL, &a, &way));
    CHECK_ANSWER("null", false, clash_separation(&a, NULL, &way));
    CHECK("nothing is written", way.x == 1 && way.y == 2);
    static const ClashShape across = LINE(0, 0, 1, 1), along = LINE(0, 0, 1, 0);
    CHECK_ANSWER("lines that cross", true, clash_separation(&across, &along, &way));
    CHECK("no way", isinf(way.x) && isinf(way.y));
}

/* The example at the head of clash2d.h. */
static bool push_out(ClashCircle *ball) {
    ClashShape ramp = clash_shape_polygon(triangle, 3, 0), shape = clash_shape_circle(*ball);
    ClashVector2D way;
    if (!clash_separation(&ramp, &shape, &way)) {
        return false;
    }
    ball->center = clash_add_vector(ball->center, way);
    return true;
}

SECTION(pushed_out, "The example of clash2d.h") {
    ClashCircle ball = {{5, 5.5f}, 5.5f};
    CHECK("in the ramp", push_out(&ball));
    CHECK("out of it", fabsf(ball.center.x - 5.3f) < 1e-6f && fabsf(ball.center.y - 5.9f) < 1e-6f);
    push_out(&ball);
    CHECK("and it stays there", fabsf(ball.center.x - 5.3f) < 1e-6f);
}

/* ---- Intersections ---- */

enum { MOST_CROSSINGS = 4 };

SECTION(crossings, "Intersections") {
    static const struct {
        const char *what;
        ClashShape a, b;
        size_t count;
        ClashIntersection expected[MOST_CROSSINGS];
    } cases[] = {
        {"segments",
         SEGMENT(0, 0, 8, 0),
         SEGMENT(2, -1, 2, 3),
         1,
         {{{2, 0}, {2, 0}, {0, 0, 0.25f}, {0, 0, 0.25f}, 0.25f, 0.25f}}},
        {"segments, end to end",
         SEGMENT(0, 0, 8, 0),
         SEGMENT(8, 0, 8, 3),
         1,
         {{{8, 0}, {8, 0}, {0, 0, 1}, {0, 0, 0}, 1, 0}}},
        {"segments along each other",
         SEGMENT(0, 0, 8, 0),
         SEGMENT(12, 0, 4, 0),
         1,
         {{{4, 0}, {8, 0}, {0, 0, 0.5f}, {0, 0, 1}, 1, 0.5f}}},
        {"segments beside each other",
         SEGMENT(0, 0, 8, 0),
         SEGMENT(0, TINY, 8, TINY),
         0,
         {{{0, 0}, {0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0}}},
        {"lines",
         LINE(0, 0, 4, 3),
         LINE(8, 0, 0, 1),
         1,
         {{{8, 6}, {8, 6}, {0, 0, 2}, {0, 0, 6}, 2, 6}}},
        {"line and segment",
         LINE(0, 0, 4, 3),
         SEGMENT(8, 0, 8, 8),
         1,
         {{{8, 6}, {8, 6}, {0, 0, 2}, {0, 0, 0.75f}, 2, 0.75f}}},
        {"segment and circle, 3-4-5",
         SEGMENT(-8, 3, 8, 3),
         CIRCLE(0, 0, 5),
         2,
         {{{-4, 3}, {-4, 3}, {0, 0, 0.25f}, {0, 0, NAN}, 0.25f, NAN},
          {{4, 3}, {4, 3}, {0, 0, 0.75f}, {0, 0, NAN}, 0.75f, NAN}}},
        {"tangent",
         SEGMENT(-8, 5, 8, 5),
         CIRCLE(0, 0, 5),
         1,
         {{{0, 5}, {0, 5}, {0, 0, 0.5f}, {0, 0, 0.25f}, 0.5f, 0.25f}}},
        {"circles",
         CIRCLE(0, 0, 5),
         CIRCLE(6, 0, 5),
         2,
         {{{3, 4}, {3, 4}, {0, 0, NAN}, {0, 0, NAN}, NAN, NAN},
          {{3, -4}, {3, -4}, {0, 0, NAN}, {0, 0, NAN}, NAN, NAN}}},
        {"circles touch",
         CIRCLE(0, 0, 5),
         CIRCLE(0, 8, 3),
         1,
         {{{0, 5}, {0, 5}, {0, 0, 0.25f}, {0, 0, 0.75f}, 0.25f, 0.75f}}},
        {"circle in a circle",
         CIRCLE(0, 0, 5),
         CIRCLE(1, 0, 3),
         0,
         {{{0, 0}, {0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0}}},
        {"rectangles",
         RECTANGLE(0, 0, 4, 4),
         RECTANGLE(2, 2, 4, 4),
         2,
         {{{4, 2}, {4, 2}, {0, 1, 0.5f}, {0, 0, 0.5f}, 0.5f, 0.5f},
          {{2, 4}, {2, 4}, {0, 2, 0.5f}, {0, 3, 0.5f}, 0.5f, 0.5f}}},
        {"rectangles side by side",
         RECTANGLE(0, 0, 4, 4),
         RECTANGLE(4, 1, 4, 4),
         1,
         {{{4, 1}, {4, 4}, {0, 1, 0.25f}, {0, 3, 1}, 1, 0.25f}}},
        {"segment through a notch",
         SEGMENT(-2, 4, 6, 4),
         POLYGON(ell, 0),
         2,
         {{{0, 4}, {0, 4}, {0, 0, 0.25f}, {0, 5, NAN}, 0.25f, NAN},
          {{2, 4}, {2, 4}, {0, 0, 0.5f}, {0, 3, 0.5f}, 0.5f, 0.5f}}},
        {"chain and segment",
         CHAIN(ground, 0),
         SEGMENT(4, -1, 4, 1),
         1,
         {{{4, 0}, {4, 0}, {0, 1, 0.5f}, {0, 0, 0.5f}, 0.5f, 0.5f}}},
        {"at a chain's joint",
         CHAIN(ground, 0),
         SEGMENT(0, -1, 0, 1),
         1,
         {{{0, 0}, {0, 0}, {0, 1, 0}, {0, 0, 0.5f}, 0, 0.5f}}},
        {"group's second member",
         SEGMENT(8, 3, 16, 3),
         GROUP(floor_and_wall),
         2,
         {{{10, 3}, {10, 3}, {0, 0, 0.25f}, {1, 3, NAN}, 0.25f, NAN},
          {{11, 3}, {11, 3}, {0, 0, 0.375f}, {1, 1, NAN}, 0.375f, NAN}}},
        {"point on a rim",
         POINT(3, 4),
         CIRCLE(0, 0, 5),
         1,
         {{{3, 4}, {3, 4}, {0, 0, 0}, {0, 0, NAN}, 0, NAN}}},
        {"point within",
         POINT(3, 3),
         CIRCLE(0, 0, 5),
         0,
         {{{0, 0}, {0, 0}, {0, 0, 0}, {0, 0, 0}, 0, 0}}},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        ClashIntersection found[MOST_CROSSINGS];
        const size_t count = clash_intersections(&cases[i].a, &cases[i].b, found, MOST_CROSSINGS);
        CHECK(cases[i].what, count == cases[i].count);
        CHECK(cases[i].what, clash_intersections(&cases[i].b, &cases[i].a, NULL, 0) == count);
        for (size_t j = 0; j < count && j < MOST_CROSSINGS; j++) {
            const ClashIntersection *expected = &cases[i].expected[j];
            CHECK_NUMBERS(cases[i].what, expected->start, found[j].start);
            CHECK_NUMBERS(cases[i].what, expected->end, found[j].end);
            CHECK(cases[i].what, found[j].placeA.member == expected->placeA.member);
            CHECK(cases[i].what, found[j].placeB.member == expected->placeB.member);
            CHECK(cases[i].what, found[j].placeA.edge == expected->placeA.edge);
            CHECK(cases[i].what, found[j].placeB.edge == expected->placeB.edge);
            const ClashRange a = {expected->placeA.along, expected->endA},
                             b = {expected->placeB.along, expected->endB},
                             found_a = {found[j].placeA.along, found[j].endA},
                             found_b = {found[j].placeB.along, found[j].endB};
            CHECK_NUMBERS(cases[i].what, isnan(a.minimum) ? found_a : a, found_a);
            CHECK_NUMBERS(cases[i].what, isnan(b.minimum) ? found_b : b, found_b);
        }
    }
}

SECTION(borders, "Members, edges and vertices") {
    static const struct {
        const char *what;
        ClashShape shape;
        ClashPlace place;
        uint32_t edges;
        size_t vertices;
        ClashVector2D start, end, at;
    } cases[] = {
        {"point", POINT(3, 4), {0, 0, 0}, 1, 1, {3, 4}, {3, 4}, {3, 4}},
        {"line", LINE(0, 0, 4, 3), {0, 0, 2}, 1, 0, {0, 0}, {4, 3}, {8, 6}},
        {"segment", SEGMENT(0, 0, 8, 0), {0, 0, 0.25f}, 1, 2, {0, 0}, {8, 0}, {2, 0}},
        {"circle", CIRCLE(0, 0, 5), {0, 0, 0.75f}, 1, 0, {5, 0}, {5, 0}, {0, -5}},
        {"rectangle", RECTANGLE(0, 0, 4, 4), {0, 2, 0.25f}, 4, 4, {4, 4}, {0, 4}, {3, 4}},
        {"polygon", POLYGON(ell, 0), {0, 5, 0.5f}, 6, 6, {0, 6}, {0, 0}, {0, 3}},
        {"member", GROUP(floor_and_wall), {1, 1, 0.5f}, 4, 4, {11, 0}, {11, 5}, {11, 2.5f}},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        const ClashShape *shape = &cases[i].shape;
        const ClashPlace place = cases[i].place;
        const ClashVector2D none = {0, 0};
        ClashEdge edge;
        ClashVector2D point;
        ClashPlace found = {7, 7, 7};
        CHECK(cases[i].what, clash_shape_member_count(shape) > place.member);
        CHECK(cases[i].what, clash_shape_edge_count(shape, place.member) == cases[i].edges);
        CHECK(cases[i].what, clash_shape_vertex_count(shape, place.member) == cases[i].vertices);
        CHECK(cases[i].what, clash_shape_edge(shape, place.member, place.edge, &edge));
        CHECK_NUMBERS(cases[i].what, cases[i].start, edge.start);
        CHECK_NUMBERS(cases[i].what, cases[i].end, edge.end);
        CHECK(cases[i].what, clash_shape_point_at(shape, place, &point));
        CHECK_NUMBERS(cases[i].what, cases[i].at, point);
        CHECK(cases[i].what, clash_shape_place_at(shape, cases[i].at, none, &found));
        CHECK(cases[i].what, found.member == place.member && found.edge == place.edge);
        CHECK(cases[i].what, found.along == place.along);
        CHECK(cases[i].what, !clash_shape_edge(shape, place.member, cases[i].edges, NULL));
        CHECK(cases[i].what,
              clash_shape_vertex(shape, place.member, 0, NULL) == (cases[i].vertices > 0));
    }
    CHECK("null", clash_shape_member_count(NULL) == 0 && clash_shape_edge_count(NULL, 0) == 0);
    CHECK("null", clash_shape_vertex_count(NULL, 0) == 0);
}

SECTION(stretches, "Stretches of a segment in a shape") {
    static const struct {
        const char *what;
        ClashShape shape;
        ClashSegment segment;
        size_t count;
        ClashStretch expected[2];
    } cases[] = {
        {"through", RECTANGLE(0, 0, 4, 4), {{-2, 1}, {6, 1}}, 1, {{0.25f, 0.75f, {0, 1}, {4, 1}}}},
        {"from inside", RECTANGLE(0, 0, 4, 4), {{2, 1}, {10, 1}}, 1, {{0, 0.25f, {2, 1}, {4, 1}}}},
        {"within", RECTANGLE(0, 0, 4, 4), {{1, 1}, {2, 3}}, 1, {{0, 1, {1, 1}, {2, 3}}}},
        {"along", RECTANGLE(0, 0, 4, 4), {{-4, 4}, {12, 4}}, 1, {{0.25f, 0.5f, {0, 4}, {4, 4}}}},
        {"past a corner",
         RECTANGLE(0, 0, 4, 4),
         {{3, 5}, {5, 3}},
         1,
         {{0.5f, 0.5f, {4, 4}, {4, 4}}}},
        {"past", RECTANGLE(0, 0, 4, 4), {{3, 5.5f}, {5, 3.5f}}, 0, {{0, 0, {0, 0}, {0, 0}}}},
        {"tangent", CIRCLE(0, 0, 5), {{-4, 5}, {4, 5}}, 1, {{0.5f, 0.5f, {0, 5}, {0, 5}}}},
        {"two arms",
         POLYGON(ell, 0),
         {{0, 5}, {5, 0}},
         2,
         {{0, 0.4f, {0, 5}, {2, 3}}, {0.6f, 1, {3, 2}, {5, 0}}}},
        {"floor and wall",
         GROUP(floor_and_wall),
         {{8, 2}, {12, -2}},
         1,
         {{0.5f, 1, {10, 0}, {12, -2}}}},
        {"a point", RECTANGLE(0, 0, 4, 4), {{4, 4}, {4, 4}}, 1, {{0, 1, {4, 4}, {4, 4}}}},
        {"empty", NOTHING, {{0, 0}, {4, 4}}, 0, {{0, 0, {0, 0}, {0, 0}}}},
        {"NaN", RECTANGLE(0, 0, 4, 4), {{NAN, 0}, {4, 4}}, 0, {{0, 0, {0, 0}, {0, 0}}}},
    };
    for (size_t i = 0; i < COUNT(cases); i++) {
        ClashStretch found[2];
        const size_t count = clash_clip_segment(&cases[i].shape, cases[i].segment, found, 2);
        CHECK(cases[i].what, count == cases[i].count);
        for (size_t j = 0; j < count && j < 2; j++) {
            const ClashStretch *expected = &cases[i].expected[j];
            CHECK_NUMBERS(cases[i].what, expected->entryPoint, found[j].entryPoint);
            CHECK_NUMBERS(cases[i].what, expected->exitPoint, found[j].exitPoint);
            const ClashRange parts = {expected->entry, expected->exit},
                             got = {found[j].entry, found[j].exit};
            CHECK_NUMBERS(cases[i].what, parts, got);
        }
        CHECK(cases[i].what,
              clash_clip_segment(&cases[i].shape, cases[i].segment, NULL, 0) == count);
    }
    const ClashSegment any = {{0, 0}, {1, 1}};
    CHECK("null", clash_clip_segment(NULL, any, NULL, 0) == 0);
}

SECTION(short_lists, "Intersections: short buffers") {
    static const ClashShape a = RECTANGLE(0, 0, 4, 4), b = RECTANGLE(2, 2, 4, 4);
    const ClashVector2D first = {4, 2};
    ClashIntersection found[2], untouched;
    memset(found, 77, sizeof found);
    untouched = found[1];
    CHECK("two", clash_intersections(&a, &b, found, 1) == 2);
    CHECK_NUMBERS("the first one", first, found[0].start);
    CHECK("alone", memcmp(&found[1], &untouched, sizeof untouched) == 0);
    CHECK("null", clash_intersections(NULL, &b, found, 2) == 0);
    CHECK("null", clash_intersections(&a, NULL, found, 2) == 0);
}

void contacts(void) {
    contacts_of_two();
    all_contacts();
    near_contacts();
    features();
    no_contacts();
    separations();
    no_separations();
    pushed_out();
    borders();
    crossings();
    stretches();
    short_lists();
}
