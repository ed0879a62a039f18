/* Worlds: colliders, events, queries, and what is refused. */
#include "chapters.h"
#include "check.h"

#include <clash2d/world.h>

#include <stdlib.h>
#include <string.h>

static const ClashVector2D origin = {0, 0};

static ClashPose at(float x, float y) {
    ClashPose pose = {{x, y}, 0};
    return pose;
}

static ClashShape disc(float radius) {
    ClashCircle circle = {{0, 0}, 0};
    circle.radius = radius;
    return clash_shape_circle(circle);
}

static ClashShape box(float width, float height) {
    ClashRectangle rectangle = {{0, 0}, {0, 0}};
    rectangle.size.x = width;
    rectangle.size.y = height;
    return clash_shape_rectangle(rectangle);
}

static size_t pieces;

/* Aligned by hand, as C99 has nothing for it: the address of the whole piece is before it. */
static void *allocate(size_t size, size_t alignment, void *context) {
    char *whole, *aligned;
    size_t room = alignment + sizeof(void *);
    if (*(size_t *)context == 0) {
        return NULL;
    }
    whole = malloc(size + room);
    if (whole == NULL) {
        return NULL;
    }
    --*(size_t *)context;
    pieces++;
    aligned = whole + room - (size_t)(whole + room) % alignment;
    memcpy(aligned - sizeof(void *), &whole, sizeof(void *));
    return aligned;
}

static void release(void *memory, size_t size, size_t alignment, void *context) {
    void *whole;
    (void)size, (void)alignment, (void)context;
    memcpy(&whole, (char *)memory - sizeof(void *), sizeof(void *));
    pieces--;
    free(whole);
}

/* A world with the system's memory. */
static ClashWorld *new_world(void) { return clash_world_create(NULL); }

static ClashColliderId add(ClashWorld *world, const ClashShape *shape, ClashPose pose,
                           uint64_t user) {
    ClashCollider collider = clash_default_collider();
    ClashColliderId id = {0, 0};
    collider.shape = shape;
    collider.pose = pose;
    collider.user = user;
    CHECK("added", clash_world_add(world, &collider, 1, &id) == CLASH_STATUS_OK);
    return id;
}

static bool same(ClashColliderId a, ClashColliderId b) {
    return a.index == b.index && a.generation == b.generation;
}

/* Offsets, where pointers have 64 bits; elsewhere only the order tells. */
#define OFFSET(type, field, offset)                                                                \
    CHECK("offset of " #type "." #field, sizeof(void *) != 8 || offsetof(type, field) == (offset))

SECTION(layout_of_structs, "Layout of the structs") {
    bool wide = sizeof(void *) == 8;
    CHECK("ids",
          sizeof(ClashColliderId) == 8 && sizeof(ClashPair) == 16 && sizeof(ClashStop) == 16);
    CHECK("rays", sizeof(ClashRay) == 20 && sizeof(ClashFilter) == 24);
    CHECK("answers", sizeof(ClashEvent) == 64 && sizeof(ClashWorldHit) == 64);
    CHECK("logs", sizeof(ClashReplay) == 24);
    OFFSET(ClashReplay, expected, 8);
    OFFSET(ClashReplay, found, 16);
    CHECK("with pointers", !wide || (sizeof(ClashCollider) == 64 && sizeof(ClashQuery) == 40));
    CHECK("settings", !wide || (sizeof(ClashWorldSettings) == 64 && sizeof(ClashEvents) == 48));
    OFFSET(ClashCollider, pose, sizeof(void *));
    OFFSET(ClashCollider, oneWay, sizeof(void *) + 12);
    OFFSET(ClashCollider, filter, wide ? 32 : 24);
    OFFSET(ClashCollider, user, wide ? 56 : 48);
    OFFSET(ClashEvent, userA, 16);
    OFFSET(ClashEvent, enter, 32);
    OFFSET(ClashEvent, point, 40);
    OFFSET(ClashEvent, flags, 56);
    OFFSET(ClashWorldHit, user, 8);
    OFFSET(ClashWorldHit, fraction, 16);
    OFFSET(ClashWorldHit, point, 24);
    OFFSET(ClashWorldHit, place, 40);
    OFFSET(ClashWorldHit, startsInside, 52);
    OFFSET(ClashQuery, limit, 16);
    OFFSET(ClashQuery, accept, 16 + sizeof(size_t));
    OFFSET(ClashWorldSettings, tasks, 3 * sizeof(void *));
    OFFSET(ClashWorldSettings, capacity, 6 * sizeof(void *));
    OFFSET(ClashEvents, endCount, 3 * sizeof(void *));
}

SECTION(events, "Begins, ends and stays") {
    ClashWorld *world = new_world();
    ClashShape ball = disc(1), zone = box(4, 4);
    ClashColliderId a = add(world, &zone, at(0, 0), 7);
    ClashColliderId b = add(world, &ball, at(-3, 2), 8);
    ClashPose there = at(5, 2), away = at(9, 2);
    ClashEvents events;
    CHECK("nothing touches", clash_world_update(world, &events) == CLASH_STATUS_OK);
    CHECK("no event", events.beginCount == 0 && events.endCount == 0 && events.stayCount == 0);

    CHECK("moved", clash_world_move(world, &b, &there, 1) == 1);
    CHECK("updated", clash_world_update(world, &events) == CLASH_STATUS_OK);
    CHECK("one begins", events.beginCount == 1 && events.endCount == 0);
    CHECK("by indices", same(events.begins[0].pair.a, a) && same(events.begins[0].pair.b, b));
    CHECK("with users", events.begins[0].userA == 7 && events.begins[0].userB == 8);
    CHECK("after a quarter", events.begins[0].enter == 0.25f && events.begins[0].exit == 1);
    CHECK("at the left side", events.begins[0].point.x == 0 && events.begins[0].point.y == 2);
    CHECK("towards the ball", events.begins[0].normal.x == -1 && events.begins[0].normal.y == 0);
    CHECK("both look", events.begins[0].flags == (CLASH_EVENT_A_SEES_B | CLASH_EVENT_B_SEES_A));

    CHECK("again", clash_world_update(world, &events) == CLASH_STATUS_OK);
    CHECK("it stays", events.beginCount == 0 && events.endCount == 0 && events.stayCount == 1);

    clash_world_move(world, &b, &away, 1);
    CHECK("once more", clash_world_update(world, &events) == CLASH_STATUS_OK);
    CHECK("touching at the start, then gone", events.endCount == 1 && events.ends[0].exit == 0);
    clash_world_destroy(world);
}

SECTION(passing, "Through a thin zone in one update") {
    ClashWorld *world = new_world();
    ClashShape gate = box(1e-6f, 8), point = clash_shape_point(origin);
    ClashColliderId bullet;
    ClashEvents events;
    ClashPose far = at(64, 4);
    add(world, &gate, at(16, 0), 0);
    bullet = add(world, &point, at(0, 4), 0);
    clash_world_update(world, NULL);
    clash_world_move(world, &bullet, &far, 1);
    CHECK("updated", clash_world_update(world, &events) == CLASH_STATUS_OK);
    CHECK("in", events.beginCount == 1 && events.begins[0].enter == 0.25f);
    CHECK("and out",
          events.endCount == 1 && events.ends[0].exit > 0.25f && events.ends[0].exit < 0.2501f);
    CHECK("passed", (events.begins[0].flags & CLASH_EVENT_PASSED) != 0 &&
                        (events.ends[0].flags & CLASH_EVENT_PASSED) != 0);
    clash_world_destroy(world);
}

SECTION(bent_ways, "Around a corner") {
    ClashWorld *world = new_world();
    ClashShape zone = box(0.5f, 0.5f), point = clash_shape_point(origin);
    ClashStop stops[2] = {{{{4, 0}, 0}, 0.5f}, {{{4, 4}, 0}, 1}};
    ClashColliderId mover;
    ClashEvents events;
    add(world, &zone, at(3.75f, 1), 0);
    mover = add(world, &point, at(0, 0), 0);
    clash_world_update(world, NULL);
    CHECK("moved", clash_world_move_along(world, mover, stops, 2) == CLASH_STATUS_OK);
    CHECK("updated", clash_world_update(world, &events) == CLASH_STATUS_OK);
    CHECK("in after the corner", events.beginCount == 1 && events.begins[0].enter == 0.625f);
    CHECK("and out", events.endCount == 1 && events.ends[0].exit == 0.6875f);
    clash_world_destroy(world);
}

SECTION(removal, "What is removed ends") {
    ClashWorld *world = new_world();
    ClashShape ball = disc(1);
    ClashColliderId a = add(world, &ball, at(0, 0), 1), b = add(world, &ball, at(1, 0), 2), c;
    ClashEvents events;
    CHECK("updated", clash_world_update(world, &events) == CLASH_STATUS_OK);
    CHECK("they touch",
          events.beginCount == 1 && (events.begins[0].flags & CLASH_EVENT_CHANGED) != 0);
    CHECK("removed once",
          clash_world_remove(world, &b, 1) == 1 && clash_world_remove(world, &b, 1) == 0);
    c = add(world, &ball, at(1, 0), 3);
    CHECK("another place", c.index != b.index);
    CHECK("updated", clash_world_update(world, &events) == CLASH_STATUS_OK);
    CHECK("the old one ends",
          events.endCount == 1 && same(events.ends[0].pair.b, b) && events.ends[0].userB == 2);
    CHECK("and is removed", (events.ends[0].flags & CLASH_EVENT_B_REMOVED) != 0);
    CHECK("the new one begins", events.beginCount == 1 && same(events.begins[0].pair.b, c));
    CHECK("what was told stays",
          clash_world_remove(world, &a, 1) == 1 && events.begins[0].userA == 1);
    clash_world_destroy(world);
}

SECTION(queries, "Overlaps, the nearest, rays and casts") {
    ClashWorld *world = new_world();
    ClashShape ball = disc(1), point = clash_shape_point(origin);
    ClashColliderId ids[3], found[3];
    ClashWorldHit hits[3];
    ClashQuery query = clash_default_query();
    ClashVector2D right = {16, 0}, start = {-4, 0};
    ClashRay rays[2] = {{{-4, 0}, {16, 0}, 0}, {{-4, 8}, {16, 0}, 0}};
    ClashMotion motion = {{16, 0}, 0, {0, 0}};
    for (int i = 0; i < 3; i++) {
        ids[i] = add(world, &ball, at(4.0f * (float)i, 0), (uint64_t)i);
    }
    CHECK("one is here",
          clash_world_overlaps(world, &point, NULL, found, 3) == 1 && same(found[0], ids[0]));
    CHECK("all are nearer than 8", clash_world_nearest(world, &point, 8, NULL, hits, 3) == 3);
    CHECK("by distance", hits[0].fraction == 0 && hits[1].fraction == 3 && hits[2].fraction == 7);
    CHECK("two are nearer than 7", clash_world_nearest(world, &point, 6.5f, NULL, NULL, 0) == 2);
    CHECK("all are met", clash_world_cast_ray(world, start, right, NULL, hits, 3) == 3);
    CHECK("in order",
          hits[0].fraction == 3.0f / 16 && hits[0].exit == 5.0f / 16 && hits[2].user == 2);
    query.limit = 1;
    CHECK("the first",
          clash_world_cast_ray(world, start, right, &query, hits, 3) == 1 && hits[0].user == 0);
    CHECK("towards it", hits[0].normal.x == 1 && hits[0].point.x == -1);
    CHECK("one of two rays hits", clash_world_cast_rays(world, rays, 2, NULL, hits) == 1);
    CHECK("the first one", same(hits[0].id, ids[0]) && hits[1].id.generation == 0);
    CHECK("a ball meets the first",
          clash_world_cast(world, &ball, motion, CLASH_CAST_ALL, &query, hits, 1) == 1);
    CHECK("where it is", hits[0].startsInside && same(hits[0].id, ids[0]));
    query.layers = 2;
    CHECK("none on that layer", clash_world_overlaps(world, &point, &query, found, 3) == 0);
    CHECK("all", clash_world_ids(world, found, 3) == 3 && same(found[2], ids[2]));
    clash_world_destroy(world);
}

SECTION(refusals, "Bad input changes nothing") {
    ClashWorld *world = new_world();
    ClashShape bad = disc(-1), ball = disc(1), shape;
    ClashColliderId id = add(world, &ball, at(0, 0), 0), none = {0, 0}, ids[2];
    ClashCollider colliders[2] = {clash_default_collider(), clash_default_collider()};
    ClashPose nan = at(NAN, 0);
    ClashStop back[2] = {{{{1, 0}, 0}, 0.5f}, {{{2, 0}, 0}, 0.25f}};
    colliders[0].shape = &ball;
    colliders[1].shape = &bad;
    CHECK("all or none", clash_world_add(world, colliders, 2, ids) == CLASH_STATUS_NEGATIVE);
    CHECK("none", clash_world_ids(world, NULL, 0) == 1);
    CHECK("no colliders", clash_world_add(world, NULL, 1, ids) == CLASH_STATUS_BAD_ARRAY);
    CHECK("no world", clash_world_add(NULL, colliders, 1, ids) == CLASH_STATUS_NULL_POINTER);
    colliders[0].filter.flags = 16;
    CHECK("unknown flag", clash_world_add(world, colliders, 1, ids) == CLASH_STATUS_UNKNOWN_VALUE);
    CHECK("NaN is skipped", clash_world_move(world, &id, &nan, 1) == 0 &&
                                clash_world_place(world, &id, &nan, 1) == 0);
    CHECK("none is stale", clash_world_set_shape(world, &none, &ball, 1) == CLASH_STATUS_STALE_ID);
    CHECK("refused", clash_world_set_shape(world, &id, &bad, 1) == CLASH_STATUS_NEGATIVE);
    CHECK("back in time", clash_world_move_along(world, id, back, 2) == CLASH_STATUS_UNKNOWN_VALUE);
    CHECK("no colliders", clash_world_set(world, &id, NULL, 1) == CLASH_STATUS_BAD_ARRAY);
    CHECK("unknown flag", clash_world_set(world, &id, colliders, 1) == CLASH_STATUS_UNKNOWN_VALUE);
    colliders[0].filter.flags = CLASH_COLLIDER_SENSOR;
    CHECK("set", clash_world_set(world, &id, colliders, 1) == CLASH_STATUS_OK);
    CHECK("as before", clash_world_shape(world, id, &shape) && shape.data.circle.radius == 1);
    CHECK("none",
          !clash_world_shape(world, none, &shape) && clash_world_remove(world, &none, 1) == 0);
    CHECK("no world", clash_world_update(NULL, NULL) == CLASH_STATUS_NULL_POINTER);
    CHECK("the way back",
          clash_world_get(world, id, colliders, &shape) && colliders[0].shape == &shape);
    clash_world_destroy(world);
    clash_world_destroy(NULL);
}

SECTION(changes, "Many are changed at once, or none") {
    ClashWorld *world = new_world();
    ClashShape ball = disc(1), shapes[3], shape;
    ClashColliderId ids[3], none = {0, 0};
    ClashCollider colliders[3], told;
    ClashEvents events;
    uint64_t before;
    int i;
    memset(&ids[2], 0, sizeof ids[2]);
    for (i = 0; i < 3; i++) {
        shapes[i] = disc(2.5f + (float)i);
        colliders[i] = clash_default_collider();
        colliders[i].user = (uint64_t)i;
    }
    ids[0] = add(world, &ball, at(0, 0), 0);
    ids[1] = add(world, &ball, at(5, 0), 0);
    CHECK("apart", clash_world_update(world, &events) == CLASH_STATUS_OK && events.beginCount == 0);
    before = clash_world_hash(world);
    CHECK("nothing", clash_world_set_shape(world, NULL, NULL, 0) == CLASH_STATUS_OK &&
                         clash_world_set(world, NULL, NULL, 0) == CLASH_STATUS_OK);
    CHECK("one is none", clash_world_set_shape(world, ids, shapes, 3) == CLASH_STATUS_STALE_ID &&
                             clash_world_set(world, ids, colliders, 3) == CLASH_STATUS_STALE_ID);
    shapes[1] = disc(-1);
    colliders[1].filter.flags = 16;
    CHECK("one is bad",
          clash_world_set_shape(world, ids, shapes, 2) == CLASH_STATUS_NEGATIVE &&
              clash_world_set(world, ids, colliders, 2) == CLASH_STATUS_UNKNOWN_VALUE);
    CHECK("no arrays", clash_world_set_shape(world, NULL, shapes, 2) == CLASH_STATUS_BAD_ARRAY &&
                           clash_world_set_shape(world, ids, NULL, 2) == CLASH_STATUS_BAD_ARRAY &&
                           clash_world_set(world, NULL, colliders, 2) == CLASH_STATUS_BAD_ARRAY &&
                           clash_world_set(world, ids, NULL, 2) == CLASH_STATUS_BAD_ARRAY);
    CHECK("no world", clash_world_set_shape(NULL, ids, shapes, 2) == CLASH_STATUS_NULL_POINTER &&
                          clash_world_set(NULL, ids, colliders, 2) == CLASH_STATUS_NULL_POINTER);
    CHECK("as before", clash_world_hash(world) == before);
    shapes[1] = shapes[0];
    CHECK("both", clash_world_set_shape(world, ids, shapes, 2) == CLASH_STATUS_OK);
    CHECK("they touch",
          clash_world_update(world, &events) == CLASH_STATUS_OK && events.beginCount == 1 &&
              events.begins[0].flags ==
                  (CLASH_EVENT_A_SEES_B | CLASH_EVENT_B_SEES_A | CLASH_EVENT_CHANGED));
    colliders[1].filter.flags = 0;
    colliders[0].filter.mask = colliders[1].filter.mask = 0;
    CHECK("settings", clash_world_set(world, ids, colliders, 2) == CLASH_STATUS_OK);
    CHECK("no pair", clash_world_update(world, &events) == CLASH_STATUS_OK &&
                         events.endCount == 1 && events.ends[0].userB == 1);
    ids[1] = ids[2] = ids[0];
    CHECK("the last counts", clash_world_set_shape(world, ids, shapes, 3) == CLASH_STATUS_OK &&
                                 clash_world_set(world, ids, colliders, 3) == CLASH_STATUS_OK &&
                                 clash_world_get(world, ids[0], &told, &shape) &&
                                 shape.data.circle.radius == 4.5f && told.user == 2);
    memset(&shape, 0, sizeof shape);
    CHECK("the empty shape", clash_world_set_shape(world, ids, &shape, 1) == CLASH_STATUS_OK &&
                                 clash_world_shape(world, ids[0], &shape) &&
                                 shape.kind == CLASH_SHAPE_NONE);
    CHECK("none", clash_world_set(world, &none, colliders, 1) == CLASH_STATUS_STALE_ID);
    clash_world_destroy(world);
}

SECTION(snapshots, "Snapshots") {
    static unsigned char whole[2000], changed[2000], flipped[2000];
    ClashWorld *world = new_world(), *other = new_world();
    ClashShape ball = disc(1);
    ClashColliderId a = add(world, &ball, at(0, 0), 1), b = add(world, &ball, at(1, 0), 2);
    ClashPose away = at(9, 0);
    ClashEvents events;
    size_t size, difference;
    uint64_t before;
    clash_world_update(world, NULL);
    size = clash_world_snapshot(world, NULL, 0, NULL, 0);
    CHECK("room", size > 0 && size < sizeof whole);
    CHECK("too little",
          clash_world_snapshot(world, NULL, 0, whole, size - 1) == size && whole[0] == 0);
    CHECK("written", clash_world_snapshot(world, NULL, 0, whole, size) == size);
    before = clash_world_hash(world);

    clash_world_move(world, &b, &away, 1);
    difference = clash_world_snapshot(world, whole, size, changed, sizeof changed);
    CHECK("less", difference > 0 && difference < size);
    CHECK("another hash", clash_world_hash(world) != before);
    CHECK("no base", clash_world_snapshot(world, changed, difference, NULL, 0) == 0);

    for (size_t i = 0; i < size; i++) {
        memcpy(flipped, whole, size);
        flipped[i] ^= 1;
        CHECK("refused",
              clash_world_restore(other, NULL, 0, flipped, size) == CLASH_STATUS_BAD_SNAPSHOT);
    }
    CHECK("as before", clash_world_ids(other, NULL, 0) == 0);
    CHECK("no base",
          clash_world_restore(other, NULL, 0, changed, difference) == CLASH_STATUS_BAD_SNAPSHOT);
    CHECK("restored",
          clash_world_restore(other, whole, size, changed, difference) == CLASH_STATUS_OK);
    CHECK("the same", clash_world_hash(other) == clash_world_hash(world));
    CHECK("its way, too",
          clash_world_update(other, &events) == CLASH_STATUS_OK && events.endCount == 1);
    CHECK("its end", events.ends[0].exit == 0.125f && same(events.ends[0].pair.a, a));
    CHECK("back", clash_world_restore(world, NULL, 0, whole, size) == CLASH_STATUS_OK);
    CHECK("as it was", clash_world_hash(world) == before && clash_world_hash(NULL) == 0);
    clash_world_destroy(world);
    clash_world_destroy(other);
}

SECTION(memory, "Memory of the program's own, that runs out") {
    for (size_t granted = 0; granted < 40; granted++) {
        size_t left = granted;
        ClashWorldSettings settings = clash_default_world();
        ClashWorld *world;
        ClashShape ball = disc(1);
        ClashCollider collider = clash_default_collider();
        settings.allocator.allocate = allocate;
        settings.allocator.release = release;
        settings.allocator.context = &left;
        collider.shape = &ball;
        world = clash_world_create(&settings);
        if (world != NULL) {
            ClashColliderId ids[2];
            ClashStatus first = clash_world_add(world, &collider, 1, &ids[0]);
            ClashStatus second = clash_world_add(world, &collider, 1, &ids[1]);
            size_t count = (first == CLASH_STATUS_OK) + (second == CLASH_STATUS_OK);
            ClashEvents events = {NULL, 0, NULL, 0, NULL, 0};
            CHECK("all or none", clash_world_ids(world, NULL, 0) == count);
            if (clash_world_update(world, &events) == CLASH_STATUS_OUT_OF_MEMORY) {
                CHECK("nothing is told", events.beginCount == 0);
                left = 100;
                CHECK("again", clash_world_update(world, &events) == CLASH_STATUS_OK);
            }
            CHECK("all is told", events.beginCount == (count == 2));
        }
        clash_world_destroy(world);
        CHECK("all is given back", pieces == 0);
    }
}

SECTION(region, "A region outside of which pairs are not looked for") {
    ClashWorld *world = new_world();
    ClashShape ball = disc(1);
    ClashRectangle screen = {{-5, -5}, {10, 10}}, bad = {{0, 0}, {-1, 0}};
    ClashEvents events;
    add(world, &ball, at(20, 0), 1);
    add(world, &ball, at(21, 0), 2);
    CHECK("no world", clash_world_set_region(NULL, &screen) == CLASH_STATUS_NULL_POINTER);
    CHECK("refused", clash_world_set_region(world, &bad) == CLASH_STATUS_NEGATIVE);
    CHECK("set", clash_world_set_region(world, &screen) == CLASH_STATUS_OK);
    CHECK("off the screen",
          clash_world_update(world, &events) == CLASH_STATUS_OK && events.beginCount == 0);
    screen.origin.x = 16;
    CHECK("it follows", clash_world_set_region(world, &screen) == CLASH_STATUS_OK);
    CHECK("on it", clash_world_update(world, &events) == CLASH_STATUS_OK && events.beginCount == 1);
    CHECK("on no way", (events.begins[0].flags & CLASH_EVENT_CHANGED) != 0);
    CHECK("everywhere", clash_world_set_region(world, NULL) == CLASH_STATUS_OK);
    CHECK("it stays", clash_world_update(world, &events) == CLASH_STATUS_OK &&
                          events.beginCount + events.endCount == 0 && events.stayCount == 1);
    clash_world_destroy(world);
}

SECTION(logs, "Logs of calls") {
    static unsigned char log[4000];
    ClashWorld *world = new_world(), *other = new_world();
    ClashShape ball = disc(1);
    ClashColliderId id = add(world, &ball, at(0, 0), 1);
    ClashReplay replay = {0, 0, 0};
    size_t size, updates = 0;
    CHECK("no world", clash_world_record(NULL, true) == CLASH_STATUS_NULL_POINTER);
    CHECK("nothing to take", clash_world_take_log(world, log, sizeof log) == 0);
    CHECK("begun", clash_world_record(world, true) == CLASH_STATUS_OK);
    for (int i = 1; i <= 5; i++) {
        ClashPose pose = at((float)i, 0);
        clash_world_move(world, &id, &pose, 1);
        clash_world_update(world, NULL);
    }
    size = clash_world_take_log(world, NULL, 0);
    CHECK("room", size > 0 && size < sizeof log);
    CHECK("too little", clash_world_take_log(world, log, size - 1) == size && log[0] == 0);
    CHECK("taken", clash_world_take_log(world, log, sizeof log) == size);
    CHECK("nothing left", clash_world_take_log(world, log, 0) == 0);
    for (; replay.place < size; updates++) {
        CHECK("played", clash_world_replay(other, log, size, &replay) == CLASH_STATUS_OK);
        CHECK("the same", replay.found == replay.expected);
    }
    CHECK("the beginning and five", updates == 6);
    CHECK("as it was", clash_world_hash(other) == clash_world_hash(world));
    log[size - 1] ^= 1;
    replay.place = 0;
    while (clash_world_replay(other, log, size, &replay) == CLASH_STATUS_OK)
        updates++;
    CHECK("up to what is spoilt", updates == 11 && replay.place < size);
    CHECK("no log", clash_world_replay(other, NULL, 0, &replay) == CLASH_STATUS_BAD_SNAPSHOT &&
                        clash_world_replay(other, log, size, NULL) == CLASH_STATUS_NULL_POINTER);
    CHECK("ended", clash_world_record(world, false) == CLASH_STATUS_OK);
    clash_world_destroy(world);
    clash_world_destroy(other);
}

void world(void) {
    layout_of_structs();
    events();
    passing();
    bent_ways();
    removal();
    queries();
    refusals();
    changes();
    snapshots();
    region();
    logs();
    memory();
}
