/* Movers: where they get, what they tell, and what is refused. */
#include "chapters.h"
#include "check.h"

#include <clash2d/world.h>

#include <string.h>

static const ClashVector2D up = {0, 1};
static const ClashMoverState start_state = {{{0, 0}, 0}, 0, {0, 0}};

static ClashVector2D v(float x, float y) {
    ClashVector2D vector = {0, 0};
    vector.x = x;
    vector.y = y;
    return vector;
}

static bool at(ClashVector2D p, float x, float y) { return p.x == x && p.y == y; }

static ClashShape box(float x, float y, float width, float height) {
    ClashRectangle rectangle = {{0, 0}, {0, 0}};
    rectangle.origin = v(x, y);
    rectangle.size = v(width, height);
    return clash_shape_rectangle(rectangle);
}

/* A box of 1, around its place. */
static ClashMover hero(void) {
    ClashShape shape = box(-0.5f, -0.5f, 1, 1);
    return clash_default_mover(&shape, up);
}

static ClashObstacle standing(ClashShape shape) {
    ClashObstacle obstacle;
    memset(&obstacle, 0, sizeof obstacle);
    obstacle.shape = shape;
    return obstacle;
}

static ClashObstacles list_of(const ClashObstacle *list, size_t count) {
    ClashObstacles obstacles = {NULL, 0, NULL, NULL, NULL};
    obstacles.list = list;
    obstacles.count = count;
    return obstacles;
}

/* Where a mover gets; without hits and stops. */
static ClashMoverResult moved(const ClashMover *mover, const ClashObstacles *obstacles,
                              ClashVector2D from, ClashVector2D by, ClashMoverState before) {
    ClashMoverResult result;
    ClashStatus status =
        clash_mover_advance(mover, obstacles, from, by, before, NULL, 0, NULL, 0, &result);
    CHECK("it moves", status == CLASH_STATUS_OK);
    return result;
}

/* Offsets, where pointers have 64 bits; elsewhere only the order tells. */
#define OFFSET(type, field, offset)                                                                \
    CHECK("offset of " #type "." #field, sizeof(void *) != 8 || offsetof(type, field) == (offset))

SECTION(layout_of_structs, "Layout of the structs") {
    bool wide = sizeof(void *) == 8;
    CHECK("ids", sizeof(ClashObstacleId) == 12 && offsetof(ClashObstacleId, number) == 8);
    CHECK("states", sizeof(ClashMoverState) == 24 && sizeof(ClashMoverHit) == 56);
    CHECK("with pointers", !wide || (sizeof(ClashMover) == 96 && sizeof(ClashObstacle) == 88 &&
                                     sizeof(ClashObstacles) == 40));
    CHECK("results", sizeof(ClashMoverResult) == 48 + 2 * sizeof(size_t));
    OFFSET(ClashMover, up, 56);
    OFFSET(ClashMover, floorAngle, 64);
    OFFSET(ClashMover, step, 68);
    OFFSET(ClashMover, snap, 72);
    OFFSET(ClashMover, nudge, 76);
    OFFSET(ClashMover, gap, 80);
    OFFSET(ClashMover, pushOut, 84);
    OFFSET(ClashMover, flags, 88);
    OFFSET(ClashMover, reserved, 92);
    OFFSET(ClashObstacle, motion, 56);
    OFFSET(ClashObstacle, oneWay, 76);
    OFFSET(ClashObstacles, count, 8);
    OFFSET(ClashObstacles, world, 16);
    OFFSET(ClashObstacles, query, 24);
    OFFSET(ClashObstacles, grid, 32);
    OFFSET(ClashMoverState, touches, 12);
    OFFSET(ClashMoverState, floorNormal, 16);
    OFFSET(ClashMoverHit, stop, 12);
    OFFSET(ClashMoverHit, user, 16);
    OFFSET(ClashMoverHit, position, 24);
    OFFSET(ClashMoverHit, normal, 32);
    OFFSET(ClashMoverHit, time, 40);
    OFFSET(ClashMoverHit, touch, 44);
    OFFSET(ClashMoverHit, cell, 48);
    OFFSET(ClashMoverResult, carried, 8);
    OFFSET(ClashMoverResult, rest, 16);
    OFFSET(ClashMoverResult, state, 24);
    OFFSET(ClashMoverResult, hitCount, 48);
    OFFSET(ClashMoverResult, stopCount, 56);
}

SECTION(falling_and_walking, "Down to a floor, along it to a wall") {
    ClashMover mover = hero();
    ClashObstacle level[2];
    ClashObstacles obstacles = list_of(level, 2);
    ClashMoverHit hits[4];
    ClashStop stops[4];
    ClashMoverResult result;
    level[0] = standing(box(-4, -1, 16, 1));
    level[1] = standing(box(7.5f, 0, 1, 4));
    CHECK("angle", mover.floorAngle == 45 && mover.step == 0 && mover.flags == 0);
    /* By 5 along (3, -4), and by 3 to the right. */
    CHECK("it moves", clash_mover_advance(&mover, &obstacles, v(1, 4.5f), v(9, -12), start_state,
                                          hits, 4, stops, 4, &result) == CLASH_STATUS_OK);
    CHECK("in the corner", at(result.position, 7, 0.5f) && at(result.rest, 3, -8));
    CHECK("two stops", result.stopCount == 2 && at(stops[0].pose.position, 4, 0.5f) &&
                           at(stops[1].pose.position, 7, 0.5f));
    CHECK("by lengths",
          stops[0].time == 0.625f && stops[1].time == 1 && stops[0].pose.rotation == 0);
    CHECK("the floor", result.hitCount == 2 && hits[0].id.number == 0 &&
                           at(hits[0].position, 4, 0.5f) && at(hits[0].normal, 0, -1) &&
                           hits[0].stop == 1 && hits[0].time == 0.625f &&
                           hits[0].touch == CLASH_MOVER_TOUCH_FLOOR);
    CHECK("the wall", hits[1].id.number == 1 && at(hits[1].normal, 1, 0) && hits[1].stop == 2 &&
                          hits[1].touch == CLASH_MOVER_TOUCH_WALL);
    CHECK("of the list",
          hits[0].id.collider.generation == 0 && hits[0].user == 0 && hits[1].user == 0);
    CHECK("on the floor, at the wall",
          result.state.touches == (CLASH_MOVER_TOUCH_FLOOR | CLASH_MOVER_TOUCH_WALL));
    CHECK("the floor", result.state.floor.number == 0 && at(result.state.floorNormal, 0, 1));
    CHECK("nothing is left of the velocity",
          at(clash_slid_velocity(v(9, -12), hits, result.hitCount), 0, 0));
    CHECK("along the floor", at(clash_slid_velocity(v(9, -12), hits, 1), 9, 0));
    CHECK("away", at(clash_slid_velocity(v(-9, 12), hits, 2), -9, 12));
    CHECK("no hits", at(clash_slid_velocity(v(9, -12), NULL, 7), 9, -12));
    CHECK(
        "it stays",
        at(moved(&mover, &obstacles, result.position, v(9, -12), result.state).position, 7, 0.5f));
}

SECTION(too_little_room, "Totals where there is too little room") {
    ClashMover mover = hero();
    ClashObstacle level[2];
    ClashObstacles obstacles = list_of(level, 2);
    ClashMoverHit hits[2];
    ClashStop stops[2];
    ClashMoverResult result;
    memset(hits, 7, sizeof hits);
    memset(stops, 7, sizeof stops);
    level[0] = standing(box(-4, -1, 16, 1));
    level[1] = standing(box(7.5f, 0, 1, 4));
    CHECK("it moves", clash_mover_advance(&mover, &obstacles, v(1, 4.5f), v(9, -12), start_state,
                                          hits, 1, stops, 1, &result) == CLASH_STATUS_OK);
    CHECK("all are counted", result.hitCount == 2 && result.stopCount == 2);
    CHECK("the first ones are told", hits[0].stop == 1 && at(stops[0].pose.position, 4, 0.5f));
    CHECK("no more", ((unsigned char *)&hits[1])[0] == 7 && ((unsigned char *)&stops[1])[0] == 7);
}

SECTION(of_a_world, "Among the colliders of a world") {
    ClashWorld *world = clash_world_create(NULL);
    ClashMover mover = hero();
    ClashShape shapes[3];
    ClashCollider colliders[3];
    ClashColliderId ids[3];
    ClashQuery query = clash_default_query();
    ClashObstacles obstacles = {NULL, 0, NULL, NULL, NULL};
    ClashMoverHit hits[4];
    ClashStop stops[64];
    ClashMoverResult result;
    ClashEvents events;
    ClashPose lifted = {{0, 0.5f}, 0};
    shapes[0] = box(-4, -1, 16, 1);
    shapes[1] = mover.shape;
    shapes[2] = box(5, 0, 0.25f, 0.25f);
    for (int i = 0; i < 3; i++) {
        colliders[i] = clash_default_collider();
        colliders[i].shape = &shapes[i];
        colliders[i].user = (uint64_t)i + 70;
    }
    colliders[0].filter.flags = CLASH_COLLIDER_CARRIER;
    colliders[1].filter.family = 5;
    colliders[1].pose.position = v(1, 4.5f);
    colliders[2].filter.flags = CLASH_COLLIDER_SENSOR;
    CHECK("added", clash_world_add(world, colliders, 3, ids) == CLASH_STATUS_OK);
    CHECK("updated", clash_world_update(world, NULL) == CLASH_STATUS_OK);
    obstacles.world = world;
    CHECK("it is in its own collider",
          (moved(&mover, &obstacles, v(1, 4.5f), v(0, 0), start_state).state.touches &
           CLASH_MOVER_TOUCH_PUSHED_OUT) != 0);
    query.family = 5;
    obstacles.query = &query;
    CHECK("it moves", clash_mover_advance(&mover, &obstacles, v(1, 4.5f), v(9, -12), start_state,
                                          hits, 4, stops, 64, &result) == CLASH_STATUS_OK);
    CHECK("to the floor and on", at(result.position, 10, 0.5f) && result.hitCount == 1);
    CHECK("as told", hits[0].user == 70 && hits[0].id.collider.index == ids[0].index &&
                         hits[0].id.collider.generation == ids[0].generation);
    CHECK("its collider follows",
          clash_world_move_along(world, ids[1], stops, result.stopCount) == CLASH_STATUS_OK);
    CHECK("updated", clash_world_update(world, &events) == CLASH_STATUS_OK);
    CHECK("through the sensor, by a bent way",
          events.endCount == 1 && events.ends[0].userA == 71 && events.ends[0].userB == 72);
    CHECK("a lift", clash_world_move(world, ids, &lifted, 1) == 1);
    result = moved(&mover, &obstacles, result.position, v(0, 0), result.state);
    CHECK("takes it along", at(result.position, 10, 1) && at(result.carried, 0, 0.5f));
    clash_world_destroy(world);
}

SECTION(carriers_of_a_list, "Carriers and one-way floors of a list") {
    ClashMover mover = hero();
    ClashObstacle lift = standing(box(-4, -1, 8, 1));
    ClashObstacles obstacles = list_of(&lift, 1);
    ClashMoverResult result = moved(&mover, &obstacles, v(0, 0.5f), v(0, -1), start_state);
    CHECK("it stands", result.state.touches == CLASH_MOVER_TOUCH_FLOOR);
    lift.shape.position = lift.motion.movement = v(1, 2);
    result = moved(&mover, &obstacles, result.position, v(0.5f, 0), result.state);
    CHECK("it rides, and walks", at(result.position, 1.5f, 2.5f) && at(result.carried, 1, 2));
    mover.flags = CLASH_MOVER_NO_CARRY;
    result = moved(&mover, &obstacles, v(0, 2.5f), v(0.5f, 0), result.state);
    CHECK("it does not", at(result.position, 0.5f, 2.5f) && at(result.carried, 0, 0));
    lift.motion.movement = v(0, 0);
    lift.oneWay = up;
    CHECK("from above",
          at(moved(&mover, &obstacles, v(0, 4), v(0, -8), start_state).position, 0, 2.5f));
    CHECK("from below",
          at(moved(&mover, &obstacles, v(0, 0), v(0, 8), start_state).position, 0, 8));
    mover.flags = CLASH_MOVER_DROP;
    CHECK("through",
          at(moved(&mover, &obstacles, v(0, 2.5f), v(0, -1), result.state).position, 0, 1.5f));
}

SECTION(refusals, "Bad input: a status, and nothing is written") {
    ClashObstacle floor = standing(box(-4, -1, 8, 1));
    ClashObstacles obstacles = list_of(&floor, 1);
    ClashMover mover = hero();
    ClashVector2D bent[4] = {{0, 0}, {4, 0}, {1, 1}, {0, 4}};
    struct {
        const char *what;
        ClashMover mover;
        ClashVector2D from, by;
        ClashStatus expected;
    } cases[11];
    size_t count;
    for (count = 0; count < COUNT(cases); count++) {
        cases[count].what = "refused";
        cases[count].mover = mover;
        cases[count].from = v(0, 0.5f);
        cases[count].by = v(1, 0);
    }
    cases[0].from.x = NAN, cases[0].expected = CLASH_STATUS_NOT_FINITE;
    cases[1].by.y = INFINITY, cases[1].expected = CLASH_STATUS_NOT_FINITE;
    cases[2].mover.step = -1, cases[2].expected = CLASH_STATUS_NEGATIVE;
    cases[3].mover.gap = NAN, cases[3].expected = CLASH_STATUS_NOT_FINITE;
    cases[4].mover.up.x = NAN, cases[4].expected = CLASH_STATUS_NOT_FINITE;
    cases[5].mover.flags = 64, cases[5].expected = CLASH_STATUS_UNKNOWN_VALUE;
    cases[6].mover.reserved = 1, cases[6].expected = CLASH_STATUS_RESERVED_NOT_ZERO;
    cases[7].mover.shape.kind = 99, cases[7].expected = CLASH_STATUS_UNKNOWN_KIND;
    cases[8].mover.shape = box(0, 0, 1, -1), cases[8].expected = CLASH_STATUS_NEGATIVE;
    cases[9].mover.shape = box(0, 0, 1, 0), cases[9].expected = CLASH_STATUS_NOT_SIMPLE;
    cases[10].mover.shape = clash_shape_polygon(bent, 4, 0);
    cases[10].expected = CLASH_STATUS_NOT_SIMPLE;
    for (count = 0; count < COUNT(cases); count++) {
        ClashMoverHit hit;
        ClashStop stop;
        ClashMoverResult result;
        memset(&hit, 7, sizeof hit);
        memset(&stop, 7, sizeof stop);
        memset(&result, 7, sizeof result);
        CHECK_ANSWER(cases[count].what, cases[count].expected,
                     clash_mover_advance(&cases[count].mover, &obstacles, cases[count].from,
                                         cases[count].by, start_state, &hit, 1, &stop, 1, &result));
        CHECK("as before", hit.stop == 0x07070707 && ((unsigned char *)&stop)[0] == 7 &&
                               result.state.touches == 0x07070707);
    }
    {
        ClashMoverResult result;
        ClashObstacles nowhere = list_of(NULL, 1);
        CHECK("no mover", clash_mover_advance(NULL, &obstacles, v(0, 0), v(1, 0), start_state, NULL,
                                              0, NULL, 0, &result) == CLASH_STATUS_NULL_POINTER);
        CHECK("no result",
              clash_mover_advance(&mover, &obstacles, v(0, 0), v(1, 0), start_state, NULL, 0, NULL,
                                  0, NULL) == CLASH_STATUS_NULL_POINTER);
        CHECK("no list", clash_mover_advance(&mover, &nowhere, v(0, 0), v(1, 0), start_state, NULL,
                                             0, NULL, 0, &result) == CLASH_STATUS_BAD_ARRAY);
        CHECK("no obstacles",
              at(moved(&mover, NULL, v(0, 0), v(1, 0), start_state).position, 1, 0));
        mover = clash_default_mover(NULL, up);
        CHECK("no shape", clash_mover_advance(&mover, NULL, v(0, 0), v(1, 0), start_state, NULL, 0,
                                              NULL, 0, &result) == CLASH_STATUS_NOT_SIMPLE);
    }
}

/* Bits like noise, but no kind that has pointers. */
static void scribble(void *memory, size_t size, unsigned *seed) {
    for (size_t i = 0; i < size; i++) {
        *seed = *seed * 1664525 + 1013904223;
        ((unsigned char *)memory)[i] = (unsigned char)(*seed >> 24);
    }
}

SECTION(any_bits, "Any bits have an answer") {
    unsigned seed = 1;
    int answers = 0;
    for (int round = 0; round < 2000; round++) {
        ClashMover mover = hero();
        ClashObstacle list[3];
        ClashObstacles obstacles = list_of(list, 3);
        ClashVector2D ways[2];
        ClashMoverState state;
        ClashMoverResult result;
        scribble(list, sizeof list, &seed);
        for (int i = 0; i < 3; i++) {
            list[i].shape.kind %= 8;
        }
        scribble(&state, sizeof state, &seed);
        scribble(ways, sizeof ways, &seed);
        if (round % 2 == 0) {
            scribble(&mover.up, sizeof mover - offsetof(ClashMover, up), &seed);
            mover.flags %= 64;
            mover.reserved = 0;
        }
        if (clash_mover_advance(&mover, &obstacles, ways[0], ways[1], state, NULL, 0, NULL, 0,
                                &result) == CLASH_STATUS_OK) {
            answers++;
            CHECK("finite", isfinite(result.position.x) && isfinite(result.position.y));
        }
    }
    CHECK("most have one", answers > 900);
}

void movers(void) {
    layout_of_structs();
    falling_and_walking();
    too_little_room();
    of_a_world();
    carriers_of_a_list();
    refusals();
    any_bits();
}
