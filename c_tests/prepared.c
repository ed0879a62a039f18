/* Prepared polygons, chains and groups: the same sets of points. */
#include "any_shape.h"
#include "chapters.h"
#include "check.h"

#include <string.h>

/* A comb of 100 teeth along the X axis, each 8 wide and 32 high, and 8 apart from the next. */
enum { TEETH = 100, VERTICES = 4 * TEETH + 2, NODES = 64 };

static const uint32_t two_squares[] = {4, 4};
static const ClashVector2D frame[] = {{0, 0}, {8, 0}, {8, 8}, {0, 8},
                                      {2, 2}, {6, 2}, {6, 6}, {2, 6}};
static const ClashVector2D stairs[] = {{0, 0}, {4, 0}, {4, 4}};
static const ClashShape coins[] = {CIRCLE(0, 0, 1), CIRCLE(10, 0, 1)};

static void make_comb(ClashVector2D *vertices) {
    for (int tooth = 0; tooth < TEETH; tooth++) {
        const float x = (float)(16 * tooth);
        const ClashVector2D next[] = {{x, 0}, {x, 32}, {x + 8, 32}, {x + 8, 0}};
        memcpy(vertices + 4 * tooth, next, sizeof next);
    }
    vertices[VERTICES - 2] = (ClashVector2D){16 * TEETH, 0};
    vertices[VERTICES - 1] = (ClashVector2D){0, -8};
}

SECTION(comb, "Prepared shapes: a polygon of many vertices") {
    ClashVector2D vertices[VERTICES];
    ClashNode nodes[NODES];
    make_comb(vertices);
    const ClashShape plain = clash_shape_polygon(vertices, VERTICES, 0);
    const size_t capacity = clash_shape_prepared_capacity(&plain);
    CHECK("few nodes", capacity > 0 && capacity <= NODES);
    ClashShape comb;
    CHECK_ANSWER("prepared", CLASH_STATUS_OK, clash_shape_prepared(&plain, nodes, NODES, &comb));
    CHECK("a kind of its own", comb.kind == CLASH_SHAPE_PREPARED);
    CHECK_ANSWER("valid", CLASH_STATUS_OK, clash_shape_check(&comb));
    /* The vertices are in the nodes. */
    memset(vertices, 0, sizeof vertices);
    for (int tooth = 0; tooth + 1 < TEETH; tooth++) {
        const float x = (float)(16 * tooth);
        const struct {
            const char *what;
            ClashShape shape;
            bool expected;
        } cases[] = {
            {"in a tooth", POINT(x + 4, 31), true},
            {"on its side", POINT(x + 8, 16), true},
            {"beside it", POINT(x + 8 + 0x1p-12f, 16), false},
            {"fits between two", CIRCLE(x + 12, 16, 4), true},
            {"free between two", CIRCLE(x + 12, 16, BELOW_4), false},
            {"stands between two", RECTANGLE(x + 9, 1, 6, 99), false},
            {"touches the ground", RECTANGLE(x + 9, 0, 6, 99), true},
            {"lies above", SEGMENT(x, 32 + 0x1p-18f, x + 20, 33), false},
            {"lies on top", SEGMENT(x, 32, x + 20, 33), true},
        };
        EACH(cases, CHECK_ANSWER(it->what, it->expected, clash_collide(&comb, &it->shape));
             CHECK_ANSWER(it->what, it->expected, clash_collide(&it->shape, &comb)));
    }
    CHECK_ANSWER("itself", true, clash_collide(&comb, &comb));
    CHECK_ANSWER("itself", CLASH_RELATION_EQUAL, clash_relate(&comb, &comb));
}

SECTION(kinds, "Prepared shapes: rings, chains and groups") {
    static const struct {
        const char *what;
        ClashShape plain, inside, outside;
    } cases[] = {
        {"a frame", POLYGON_OF_RINGS(frame, two_squares), POINT(2, 4), CIRCLE(4, 4, 1)},
        {"a rounded frame", POLYGON(frame, 1), POINT(-1, 0), POINT(-1, -1)},
        {"stairs", CHAIN(stairs, 0), SEGMENT(3, 1, 5, 1), SEGMENT(1, 1, 3, 3)},
        {"closed stairs", CLOSED_CHAIN(stairs, 0), SEGMENT(1, 1, 3, 3), POINT(3, 1)},
        {"coins", GROUP(coins), CAPSULE(9, 2, 12, 2, 1), RECTANGLE(2, -1, 6, 2)},
    };
    ClashNode nodes[8];
    ClashShape shape;
    EACH(cases, CHECK_ANSWER(it->what, CLASH_STATUS_OK,
                             clash_shape_prepared(&it->plain, nodes, COUNT(nodes), &shape));
         CHECK_ANSWER(it->what, true, clash_collide(&shape, &it->inside));
         CHECK_ANSWER(it->what, false, clash_collide(&shape, &it->outside));
         CHECK_ANSWER(it->what, CLASH_RELATION_EQUAL, clash_relate(&shape, &it->plain)));
}

SECTION(moved_nodes, "Prepared shapes: nodes at another place") {
    const ClashShape plain = CHAIN(stairs, 0), point = POINT(4, 2);
    ClashNode nodes[8], copies[8];
    ClashShape shape;
    CHECK_ANSWER("prepared", CLASH_STATUS_OK, clash_shape_prepared(&plain, nodes, 8, &shape));
    memcpy(copies, nodes, sizeof copies);
    memset(nodes, 0, sizeof nodes);
    CHECK_ANSWER("of nothing", false, clash_collide(&shape, &point));
    CHECK_ANSWER("of nothing", CLASH_STATUS_BAD_NODES, clash_shape_check(&shape));
    shape.data.prepared.nodes = copies;
    CHECK_ANSWER("moved", true, clash_collide(&shape, &point));
}

SECTION(refused, "Prepared shapes: what can't be prepared") {
    const ClashVector2D broken[] = {{0, 0}, {1, NAN}};
    const ClashShape chain = CHAIN(stairs, 0), circle = CIRCLE(0, 0, 1), bad = POLYGON(broken, 0);
    ClashNode nodes[8];
    ClashShape shape = NOTHING;
    CHECK_ANSWER("null", 0, clash_shape_prepared_capacity(NULL));
    CHECK_ANSWER("a circle", 0, clash_shape_prepared_capacity(&circle));
    CHECK_ANSWER("invalid", 0, clash_shape_prepared_capacity(&bad));
    CHECK_ANSWER("null", CLASH_STATUS_NULL_POINTER, clash_shape_prepared(NULL, nodes, 8, &shape));
    CHECK_ANSWER("invalid", CLASH_STATUS_NOT_FINITE, clash_shape_prepared(&bad, nodes, 8, &shape));
    CHECK_ANSWER("no room", CLASH_STATUS_BUFFER_TOO_SMALL,
                 clash_shape_prepared(&chain, nodes, 2, &shape));
    CHECK_ANSWER("nowhere", CLASH_STATUS_BUFFER_TOO_SMALL,
                 clash_shape_prepared(&chain, NULL, 8, &shape));
    CHECK("nothing is written", shape.kind == CLASH_SHAPE_NONE);
    CHECK_ANSWER("no answer", CLASH_STATUS_OK, clash_shape_prepared(&chain, nodes, 8, NULL));
    CHECK_ANSWER("a circle", CLASH_STATUS_OK, clash_shape_prepared(&circle, NULL, 0, &shape));
    CHECK("is itself", shape.kind == CLASH_SHAPE_CIRCLE && shape.data.circle.radius == 1);
}

/* The bytes of a word the other way round, as a machine of the other order writes it. */
static uint32_t swapped(uint32_t word) {
    return word >> 24 | (word >> 8 & 0xFF00) | (word << 8 & 0xFF0000) | word << 24;
}

SECTION(other_nodes, "Prepared shapes: nodes from elsewhere") {
    const ClashShape plains[] = {POLYGON(stairs, 1), CHAIN(stairs, 0), GROUP(coins)};
    const ClashShape all = RECTANGLE(-99, -99, 200, 200);
    for (size_t i = 0; i < COUNT(plains); i++) {
        ClashNode nodes[8];
        ClashShape shape;
        CHECK_ANSWER("prepared", CLASH_STATUS_OK,
                     clash_shape_prepared(&plains[i], nodes, 8, &shape));
        CHECK("near", clash_collide(&shape, &all));
        const uint32_t first = nodes[0].words[0];
        /* The format of 0.1.0 began with the kind, one to come has another version. */
        const uint32_t others[] = {swapped(first), first & 0xFF, first + 0x100, first ^ 0x100, 0};
        for (size_t j = 0; j < COUNT(others); j++) {
            nodes[0].words[0] = others[j];
            CHECK_ANSWER("of another version", CLASH_STATUS_BAD_NODES, clash_shape_check(&shape));
            CHECK_ANSWER("empty", false, clash_collide(&shape, &all));
            CHECK_ANSWER("not prepared again", CLASH_STATUS_BAD_NODES,
                         clash_shape_prepared(&shape, NULL, 0, NULL));
        }
        nodes[0].words[0] = first;
        for (size_t j = 0; j < sizeof nodes / 4; j++)
            nodes[j / 32].words[j % 32] = swapped(nodes[j / 32].words[j % 32]);
        CHECK_ANSWER("of another order", CLASH_STATUS_BAD_NODES, clash_shape_check(&shape));
        CHECK_ANSWER("empty", false, clash_collide(&shape, &all));
    }
}

void prepared(void) {
    comb();
    kinds();
    moved_nodes();
    refused();
    other_nodes();
}
