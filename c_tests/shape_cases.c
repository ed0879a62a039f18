/* The cases that every language must agree on, of shapes of any kind: tests/cases/shapes/ *.txt,
 * read line by line and asked of the function that each names. README.md in tests/cases describes
 * the format. */
#include <clash2d/clash2d.h>

#include "chapters.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CHARACTERS = 2000, MOST_WORDS = 400, MOST_NAMES = 64, ROOM = 1 << 18 };

/* The whole numbers that words are the names of. */
static struct name {
    char word[32];
    unsigned number;
} names[MOST_NAMES];

/* A case: its words, of which some are taken, and what the function told so far. */
struct reader {
    char *words[MOST_WORDS];
    size_t count, next;
    bool is_answering, is_wrong;
    const char *problem; /* the first one */
    char told[MOST_CHARACTERS];
    size_t room; /* how much of the memory is used */
};

static void complain(struct reader *r, const char *problem) {
    if (r->problem == NULL) {
        r->problem = problem;
    }
}

/* Memory for what a case needs, 0 at first. */
static void *room(struct reader *r, size_t size) {
    static union {
        unsigned char bytes[ROOM];
        double aligned;
        void *pointer;
    } memory;
    unsigned char *place = memory.bytes + r->room;
    if (size > ROOM - r->room) {
        complain(r, "too much for the memory of a case");
        r->room = 0;
        return room(r, 0);
    }
    r->room += (size + 15) / 16 * 16;
    return memset(place, 0, size);
}

/* ---- Words to arguments ---------------------------------------------------------------------- */

static bool is_next(const struct reader *r, const char *word) {
    return r->next < r->count && strcmp(r->words[r->next], word) == 0;
}

/* Whether that is the next word, which is taken in this case. */
static bool accept(struct reader *r, const char *word) {
    const bool is_there = is_next(r, word);
    r->next += is_there;
    return is_there;
}

static const char *take_word(struct reader *r) {
    if (r->next == r->count) {
        complain(r, "too few words");
        return "";
    }
    return r->words[r->next++];
}

static float float_of(struct reader *r, const char *word) {
    char *end;
    const float number = strtof(word, &end);
    if (end == word || *end != '\0') {
        complain(r, "not a number");
    }
    return number;
}

static unsigned long long whole_of(struct reader *r, const char *word) {
    char *end;
    for (size_t i = 0; i < MOST_NAMES; i++) {
        if (strcmp(names[i].word, word) == 0) {
            return names[i].number;
        }
    }
    const unsigned long long number = strtoull(word, &end, 10);
    if (end == word || *end != '\0') {
        complain(r, "not a whole number");
    }
    return number;
}

static float take_float(struct reader *r) { return float_of(r, take_word(r)); }
static unsigned take_whole(struct reader *r) { return (unsigned)whole_of(r, take_word(r)); }
static uint32_t take_uint32_t(struct reader *r) { return take_whole(r); }
static uint64_t take_uint64_t(struct reader *r) { return whole_of(r, take_word(r)); }

/* Some numbers in a row: a struct that consists of floats. */
#define TAKES(type)                                                                                \
    static type take_##type(struct reader *r) {                                                    \
        float numbers[sizeof(type) / sizeof(float)];                                               \
        type taken;                                                                                \
        for (size_t i = 0; i < COUNT(numbers); i++) {                                              \
            numbers[i] = take_float(r);                                                            \
        }                                                                                          \
        memcpy(&taken, numbers, sizeof taken);                                                     \
        return taken;                                                                              \
    }

TAKES(ClashVector2D)
TAKES(ClashPose)
TAKES(ClashMotion)
TAKES(ClashLine)
TAKES(ClashSegment)
TAKES(ClashCircle)
TAKES(ClashRectangle)
TAKES(ClashOrientedRectangle)
TAKES(ClashCapsule)
TAKES(ClashSector)

static ClashPlace take_ClashPlace(struct reader *r) {
    ClashPlace place;
    place.member = take_whole(r);
    place.edge = take_whole(r);
    place.along = take_float(r);
    return place;
}

static ClashShape take_ClashShape(struct reader *r);

/* An array in brackets; there are fewer elements than words. */
#define TAKES_ARRAY(type)                                                                          \
    static const type *take_array_##type(struct reader *r, size_t *count) {                        \
        type *elements = room(r, (r->count - r->next) * sizeof *elements);                         \
        *count = 0;                                                                                \
        if (!accept(r, "[")) {                                                                     \
            complain(r, "no array in brackets");                                                   \
        }                                                                                          \
        while (r->problem == NULL && !accept(r, "]")) {                                            \
            elements[(*count)++] = take_##type(r);                                                 \
        }                                                                                          \
        return elements;                                                                           \
    }

TAKES_ARRAY(float)
TAKES_ARRAY(uint32_t)
TAKES_ARRAY(uint64_t)
TAKES_ARRAY(ClashVector2D)
TAKES_ARRAY(ClashShape)

/* Shapes that consist of more than some numbers. */
static ClashShape take_polygon(struct reader *r) {
    size_t count, rings;
    const ClashVector2D *vertices = take_array_ClashVector2D(r, &count);
    const uint32_t *sizes = take_array_uint32_t(r, &rings);
    const float radius = take_float(r);
    if (rings == 0) {
        return clash_shape_polygon(vertices, count, radius);
    }
    return clash_shape_polygon_with_rings(vertices, count, sizes, rings, radius);
}

static ClashShape take_chain(struct reader *r) {
    size_t count;
    const ClashVector2D *vertices = take_array_ClashVector2D(r, &count);
    const float radius = take_float(r);
    const bool is_closed = take_whole(r) != 0;
    return clash_shape_chain(vertices, count, radius, is_closed, take_whole(r));
}

static ClashShape take_group(struct reader *r) {
    size_t count;
    const ClashShape *members = take_array_ClashShape(r, &count);
    return clash_shape_group(members, count);
}

static ClashShape take_regular_polygon(struct reader *r) {
    const ClashVector2D center = take_ClashVector2D(r);
    const float radius = take_float(r), rotation = take_float(r);
    const size_t count = take_whole(r);
    return clash_regular_polygon(center, radius, rotation, room(r, count * sizeof center), count);
}

static ClashShape take_rounded_rectangle(struct reader *r) {
    const ClashRectangle rectangle = take_ClashRectangle(r);
    return clash_rounded_rectangle(rectangle, take_float(r), room(r, 4 * sizeof(ClashVector2D)), 4);
}

static ClashShape take_prepared(struct reader *r) {
    const ClashShape shape = take_ClashShape(r);
    const size_t count = clash_shape_prepared_capacity(&shape);
    ClashShape made = shape;
    if (clash_shape_prepared(&shape, room(r, count * sizeof(ClashNode)), count, &made) != 0) {
        complain(r, "what can't be prepared");
    }
    return made;
}

static ClashShape take_posed(struct reader *r) {
    const ClashPose pose = take_ClashPose(r);
    const ClashShape shape = take_ClashShape(r);
    const size_t count = clash_shape_at_pose_capacity(&shape);
    ClashShape made = shape;
    if (clash_shape_at_pose(&shape, pose, room(r, count * sizeof(ClashNode)), count, &made) != 0) {
        complain(r, "what can't be at a pose");
    }
    return made;
}

static ClashShape take_at(struct reader *r) {
    const ClashVector2D position = take_ClashVector2D(r);
    ClashShape shape = take_ClashShape(r);
    shape.position = position;
    return shape;
}

static ClashShape take_ClashShape(struct reader *r) {
    ClashShape shape;
    memset(&shape, 0, sizeof shape);
#define IF_PLAIN(kind, type)                                                                       \
    if (accept(r, #kind)) {                                                                        \
        return clash_shape_##kind(take_##type(r));                                                 \
    }
#define IF(kind)                                                                                   \
    if (accept(r, #kind)) {                                                                        \
        return take_##kind(r);                                                                     \
    }
    IF_PLAIN(point, ClashVector2D)
    IF_PLAIN(line, ClashLine)
    IF_PLAIN(segment, ClashSegment)
    IF_PLAIN(circle, ClashCircle)
    IF_PLAIN(rectangle, ClashRectangle)
    IF_PLAIN(oriented_rectangle, ClashOrientedRectangle)
    IF_PLAIN(capsule, ClashCapsule)
    IF_PLAIN(sector, ClashSector)
    IF(polygon)
    IF(chain)
    IF(group)
    IF(regular_polygon)
    IF(rounded_rectangle)
    IF(prepared)
    IF(posed)
    IF(at)
    if (accept(r, "unknown")) {
        shape.kind = 99;
    } else if (!accept(r, "none")) {
        complain(r, "no shape");
    }
    return shape;
}

/* A shape, or null. */
static const ClashShape *take_any(struct reader *r) {
    if (accept(r, "null")) {
        return NULL;
    }
    ClashShape *shape = room(r, sizeof *shape);
    *shape = take_ClashShape(r);
    return shape;
}

/* Settings, or null. */
static const ClashCastSettings *take_settings(struct reader *r) {
    if (accept(r, "default")) {
        return NULL;
    }
    ClashCastSettings *settings = room(r, sizeof *settings);
    settings->mode = take_whole(r);
    settings->sides = take_whole(r);
    settings->largestFraction = take_float(r);
    settings->distanceKept = take_float(r);
    settings->tolerance = take_float(r);
    return settings;
}

/* Shapes of one kind, or null. */
static const ClashBatch *take_batch(struct reader *r) {
    /* How many numbers each kind takes; of those that batches don't have, some. */
    static const size_t sizes[] = {1, 2, 4, 4, 3, 4, 5, 5, 2, 1, 6};
    size_t count;
    if (accept(r, "null")) {
        return NULL;
    }
    ClashBatch *batch = room(r, sizeof *batch);
    batch->kind = take_whole(r);
    const float *numbers = take_array_float(r, &count);
    const size_t size = sizes[batch->kind < COUNT(sizes) ? batch->kind : 0];
    if (count % size != 0) {
        complain(r, "not so many numbers as a batch has");
    }
    batch->count = count / size;
    batch->fields[0].first = numbers;
    batch->fields[0].stride = size * sizeof(float);
    return batch;
}

/* ---- Answers --------------------------------------------------------------------------------- */

/* The next word that is expected; brackets are for the eye. */
static const char *expected(struct reader *r) {
    if (!r->is_answering && !accept(r, "=")) {
        complain(r, "no = after the last argument");
    }
    r->is_answering = true;
    while (accept(r, "[") || accept(r, "]")) {
    }
    return take_word(r);
}

static void told(struct reader *r, const char *text, bool is_right) {
    const size_t length = strlen(r->told);
    snprintf(r->told + length, sizeof r->told - length, " %s", text);
    r->is_wrong = r->is_wrong || !is_right;
}

/* Whether the answer is yes. */
static bool tell_bool(struct reader *r, bool answer) {
    const char *word = expected(r);
    if (strcmp(word, "yes") != 0 && strcmp(word, "no") != 0) {
        complain(r, "neither yes nor no");
    }
    told(r, answer ? "yes" : "no", answer == (strcmp(word, "yes") == 0));
    return answer;
}

/* Bit for bit, but any NaN is as good as another. */
static void tell_float(struct reader *r, float number) {
    const char *word = expected(r);
    char text[40];
    const float wanted = strcmp(word, "_") == 0 ? number : float_of(r, word);
    snprintf(text, sizeof text, "%.9g", (double)number);
    told(r, text, memcmp(&wanted, &number, sizeof number) == 0 || (isnan(wanted) && isnan(number)));
}

static void tell_uint64_t(struct reader *r, uint64_t number) {
    const char *word = expected(r);
    char text[40];
    const bool is_any = strcmp(word, "_") == 0;
    snprintf(text, sizeof text, "%llu", (unsigned long long)number);
    told(r, text, is_any || whole_of(r, word) == number);
}

static void tell_uint32_t(struct reader *r, uint32_t number) { tell_uint64_t(r, number); }
static void tell_size_t(struct reader *r, size_t number) { tell_uint64_t(r, number); }

static void tell_floats(struct reader *r, const float *numbers, size_t count) {
    for (size_t i = 0; i < count; i++) {
        tell_float(r, numbers[i]);
    }
}

/* A struct that consists of floats. */
#define TELLS(type)                                                                                \
    static void tell_##type(struct reader *r, type answer) {                                       \
        float numbers[sizeof(type) / sizeof(float)];                                               \
        memcpy(numbers, &answer, sizeof answer);                                                   \
        tell_floats(r, numbers, COUNT(numbers));                                                   \
    }

TELLS(ClashVector2D)
TELLS(ClashLine)
TELLS(ClashCircle)
TELLS(ClashRectangle)
TELLS(ClashOrientedRectangle)
TELLS(ClashEdge)
TELLS(ClashMass)
TELLS(ClashStretch)

static void tell_ClashPlace(struct reader *r, ClashPlace place) {
    tell_uint32_t(r, place.member);
    tell_uint32_t(r, place.edge);
    tell_float(r, place.along);
}

static void tell_ClashSupport(struct reader *r, ClashSupport support) {
    tell_ClashVector2D(r, support.point);
    tell_ClashPlace(r, support.place);
}

static void tell_ClashDistance(struct reader *r, ClashDistance found) {
    tell_float(r, found.distance);
    tell_ClashVector2D(r, found.pointA);
    tell_ClashVector2D(r, found.pointB);
    tell_ClashPlace(r, found.placeA);
    tell_ClashPlace(r, found.placeB);
}

static void tell_ClashSignedDistance(struct reader *r, ClashSignedDistance found) {
    tell_float(r, found.distance);
    tell_ClashVector2D(r, found.point);
    tell_ClashVector2D(r, found.normal);
    tell_ClashPlace(r, found.place);
}

static void tell_ClashContactPoint(struct reader *r, ClashContactPoint point) {
    tell_ClashVector2D(r, point.position);
    tell_float(r, point.depth);
    tell_uint32_t(r, point.featureA);
    tell_uint32_t(r, point.featureB);
    tell_ClashPlace(r, point.placeA);
    tell_ClashPlace(r, point.placeB);
}

static void tell_ClashContact(struct reader *r, ClashContact contact) {
    tell_ClashVector2D(r, contact.normal);
    tell_float(r, contact.depth);
    tell_ClashContactPoint(r, contact.points[0]);
    tell_ClashContactPoint(r, contact.points[1]);
    tell_uint32_t(r, contact.pointCount);
    tell_uint32_t(r, contact.memberA);
    tell_uint32_t(r, contact.memberB);
    tell_uint32_t(r, contact.partA);
    tell_uint32_t(r, contact.partB);
}

static void tell_ClashIntersection(struct reader *r, ClashIntersection shared) {
    tell_ClashVector2D(r, shared.start);
    tell_ClashVector2D(r, shared.end);
    tell_ClashPlace(r, shared.placeA);
    tell_ClashPlace(r, shared.placeB);
    tell_float(r, shared.endA);
    tell_float(r, shared.endB);
}

static void tell_ClashCastSettings(struct reader *r, ClashCastSettings settings) {
    tell_uint32_t(r, settings.mode);
    tell_uint32_t(r, settings.sides);
    tell_float(r, settings.largestFraction);
    tell_float(r, settings.distanceKept);
    tell_float(r, settings.tolerance);
}

static void tell_ClashRayHit(struct reader *r, ClashRayHit hit) {
    tell_float(r, hit.entry);
    tell_float(r, hit.exit);
    tell_ClashVector2D(r, hit.entryPoint);
    tell_ClashVector2D(r, hit.exitPoint);
    tell_ClashVector2D(r, hit.entryNormal);
    tell_ClashVector2D(r, hit.exitNormal);
    tell_ClashPlace(r, hit.entryPlace);
    tell_ClashPlace(r, hit.exitPlace);
    tell_bool(r, hit.startsInside);
}

static void tell_ClashCastHit(struct reader *r, ClashCastHit hit) {
    tell_float(r, hit.fraction);
    tell_ClashVector2D(r, hit.point);
    tell_ClashVector2D(r, hit.normal);
    tell_ClashPlace(r, hit.placeA);
    tell_ClashPlace(r, hit.placeB);
    tell_bool(r, hit.startsInContact);
}

static void tell_ClashIndexPair(struct reader *r, ClashIndexPair pair) {
    tell_uint32_t(r, pair.a);
    tell_uint32_t(r, pair.b);
}

typedef ClashStatus (*cut_function)(const ClashShape *, uint32_t *, size_t, ClashPieceCounts *);

static void tell_pieces(struct reader *r, const ClashShape *shape, size_t capacity,
                        cut_function cut) {
    uint32_t *buffer = room(r, capacity * sizeof *buffer);
    ClashPieceCounts counts = {0, 0};
    tell_uint32_t(r, cut(shape, buffer, capacity, &counts));
    if (counts.pieceCount > 0) {
        tell_size_t(r, counts.indexCount);
        tell_size_t(r, counts.pieceCount);
    }
    for (size_t i = 0; i < counts.indexCount + counts.pieceCount; i++) {
        tell_uint32_t(r, buffer[i]);
    }
}

/* ---- Functions ------------------------------------------------------------------------------- */

/* Parameters. */
#define SHAPE(name) const ClashShape *name = take_any(r);
#define SETTINGS(name) const ClashCastSettings *name = take_settings(r);
#define BATCH(name) const ClashBatch *name = take_batch(r);
#define PASSED(type, name) const type name = take_##type(r);
#define FLOAT(name) PASSED(float, name)
#define WHOLE(name) const unsigned name = take_whole(r);
#define VECTOR(name) PASSED(ClashVector2D, name)
#define ARRAY(type, name)                                                                          \
    size_t name##_count;                                                                           \
    const type *name = take_array_##type(r, &name##_count);

/* Answers: plain ones, those behind a yes, and as many of a list as there is room for. */
#define GIVES(type, answer) tell_##type(r, answer);
#define OUT(type, answer)                                                                          \
    type out;                                                                                      \
    if (tell_bool(r, answer)) {                                                                    \
        tell_##type(r, out);                                                                       \
    }
#define LIST(type, answer)                                                                         \
    const size_t capacity = take_whole(r);                                                         \
    type *to = room(r, capacity * sizeof *to);                                                     \
    GIVES_LIST(type, answer)
#define GIVES_LIST(type, answer)                                                                   \
    const size_t total = answer;                                                                   \
    tell_size_t(r, total);                                                                         \
    for (size_t i = 0; i < total && i < capacity; i++) {                                           \
        tell_##type(r, to[i]);                                                                     \
    }
#define NODES(answer)                                                                              \
    const size_t capacity = take_whole(r);                                                         \
    ClashNode *to = room(r, capacity * sizeof *to);                                                \
    tell_uint32_t(r, answer);

/* All of them: the name, the parameters and the answer. */
#define FUNCTIONS(F)                                                                               \
    F(clash_rectangle_from_edges, FLOAT(a) FLOAT(b) FLOAT(c) FLOAT(d),                             \
      GIVES(ClashRectangle, clash_rectangle_from_edges(a, b, c, d)))                               \
    F(clash_rectangle_from_center, VECTOR(center) VECTOR(size),                                    \
      GIVES(ClashRectangle, clash_rectangle_from_center(center, size)))                            \
    F(clash_oriented_rectangle_from_center, VECTOR(center) VECTOR(size) FLOAT(radians),            \
      GIVES(ClashOrientedRectangle, clash_oriented_rectangle_from_center(center, size, radians)))  \
    F(clash_oriented_rectangle_from_pivot, PASSED(ClashRectangle, a) VECTOR(pivot) FLOAT(degrees), \
      GIVES(ClashOrientedRectangle, clash_oriented_rectangle_from_pivot(a, pivot, degrees)))       \
    F(clash_line_through_points, VECTOR(a) VECTOR(b),                                              \
      GIVES(ClashLine, clash_line_through_points(a, b)))                                           \
    F(clash_place_vertices, ARRAY(ClashVector2D, v) VECTOR(position) FLOAT(degrees),               \
      LIST(ClashVector2D, clash_place_vertices(v, v_count, position, degrees, to, capacity)))      \
    F(clash_shape_check, SHAPE(a), GIVES(uint32_t, clash_shape_check(a)))                          \
    F(clash_shape_prepared_capacity, SHAPE(a), GIVES(size_t, clash_shape_prepared_capacity(a)))    \
    F(clash_shape_prepared, SHAPE(a), NODES(clash_shape_prepared(a, to, capacity, NULL)))          \
    F(clash_shape_at_pose_capacity, SHAPE(a), GIVES(size_t, clash_shape_at_pose_capacity(a)))      \
    F(clash_shape_at_pose, SHAPE(a) PASSED(ClashPose, pose),                                       \
      NODES(clash_shape_at_pose(a, pose, to, capacity, NULL)))                                     \
    F(clash_shape_member_count, SHAPE(a), GIVES(size_t, clash_shape_member_count(a)))              \
    F(clash_shape_edge_count, SHAPE(a) WHOLE(m), GIVES(uint32_t, clash_shape_edge_count(a, m)))    \
    F(clash_shape_vertex_count, SHAPE(a) WHOLE(m), GIVES(size_t, clash_shape_vertex_count(a, m)))  \
    F(clash_shape_edge, SHAPE(a) WHOLE(m) WHOLE(e),                                                \
      OUT(ClashEdge, clash_shape_edge(a, m, e, &out)))                                             \
    F(clash_shape_vertex, SHAPE(a) WHOLE(m) WHOLE(v),                                              \
      OUT(ClashVector2D, clash_shape_vertex(a, m, v, &out)))                                       \
    F(clash_shape_point_at, SHAPE(a) PASSED(ClashPlace, place),                                    \
      OUT(ClashVector2D, clash_shape_point_at(a, place, &out)))                                    \
    F(clash_shape_place_at, SHAPE(a) VECTOR(point) VECTOR(normal),                                 \
      OUT(ClashPlace, clash_shape_place_at(a, point, normal, &out)))                               \
    F(clash_collide, SHAPE(a) SHAPE(b), GIVES(bool, clash_collide(a, b)))                          \
    F(clash_within, SHAPE(a) SHAPE(b) FLOAT(most), GIVES(bool, clash_within(a, b, most)))          \
    F(clash_relate, SHAPE(a) SHAPE(b), GIVES(uint32_t, clash_relate(a, b)))                        \
    F(clash_contains, SHAPE(a) SHAPE(b), GIVES(bool, clash_contains(a, b)))                        \
    F(clash_distance, SHAPE(a) SHAPE(b) FLOAT(most),                                               \
      OUT(ClashDistance, clash_distance(a, b, most, &out)))                                        \
    F(clash_signed_distance, SHAPE(a) VECTOR(point),                                               \
      OUT(ClashSignedDistance, clash_signed_distance(a, point, &out)))                             \
    F(clash_contact, SHAPE(a) SHAPE(b) FLOAT(most),                                                \
      OUT(ClashContact, clash_contact(a, b, most, &out)))                                          \
    F(clash_contacts, SHAPE(a) SHAPE(b) FLOAT(most),                                               \
      LIST(ClashContact, clash_contacts(a, b, most, to, capacity)))                                \
    F(clash_separation, SHAPE(a) SHAPE(b), OUT(ClashVector2D, clash_separation(a, b, &out)))       \
    F(clash_intersections, SHAPE(a) SHAPE(b),                                                      \
      LIST(ClashIntersection, clash_intersections(a, b, to, capacity)))                            \
    F(clash_clip_segment, SHAPE(a) PASSED(ClashSegment, segment),                                  \
      LIST(ClashStretch, clash_clip_segment(a, segment, to, capacity)))                            \
    F(clash_default_cast, , GIVES(ClashCastSettings, clash_default_cast()))                        \
    F(clash_cast_settings_check, SETTINGS(s), GIVES(uint32_t, clash_cast_settings_check(s)))       \
    F(clash_cast_ray, SHAPE(a) VECTOR(origin) VECTOR(movement) SETTINGS(s),                        \
      OUT(ClashRayHit, clash_cast_ray(a, origin, movement, s, &out)))                              \
    F(clash_cast, SHAPE(a) VECTOR(moveA) SHAPE(b) VECTOR(moveB) SETTINGS(s),                       \
      OUT(ClashCastHit, clash_cast(a, moveA, b, moveB, s, &out)))                                  \
    F(clash_cast_turning,                                                                          \
      SHAPE(a) PASSED(ClashMotion, moveA) SHAPE(b) PASSED(ClashMotion, moveB) SETTINGS(s),         \
      OUT(ClashCastHit, clash_cast_turning(a, moveA, b, moveB, s, &out)))                          \
    F(clash_bounding_rectangle, SHAPE(a), OUT(ClashRectangle, clash_bounding_rectangle(a, &out)))  \
    F(clash_swept_bounding_rectangle, SHAPE(a) PASSED(ClashMotion, move),                          \
      OUT(ClashRectangle, clash_swept_bounding_rectangle(a, move, &out)))                          \
    F(clash_bounding_circle, SHAPE(a), OUT(ClashCircle, clash_bounding_circle(a, &out)))           \
    F(clash_oriented_box, SHAPE(a), OUT(ClashOrientedRectangle, clash_oriented_box(a, &out)))      \
    F(clash_support_point, SHAPE(a) VECTOR(direction),                                             \
      OUT(ClashSupport, clash_support_point(a, direction, &out)))                                  \
    F(clash_convex_hull, ARRAY(ClashVector2D, v),                                                  \
      LIST(ClashVector2D, clash_convex_hull(v, v_count, to, capacity)))                            \
    F(clash_mass, SHAPE(a), OUT(ClashMass, clash_mass(a, &out)))                                   \
    F(clash_polygon_area, SHAPE(a), OUT(float, clash_polygon_area(a, &out)))                       \
    F(clash_polygon_centroid, SHAPE(a), OUT(ClashVector2D, clash_polygon_centroid(a, &out)))       \
    F(clash_polygon_is_convex, SHAPE(a), GIVES(bool, clash_polygon_is_convex(a)))                  \
    F(clash_polygon_is_simple, SHAPE(a), GIVES(bool, clash_polygon_is_simple(a)))                  \
    F(clash_winding, ARRAY(ClashVector2D, v), GIVES(uint32_t, clash_winding(v, v_count)))          \
    F(clash_convex_pieces_capacity, SHAPE(a), GIVES(size_t, clash_convex_pieces_capacity(a)))      \
    F(clash_convex_pieces, SHAPE(a) WHOLE(n), tell_pieces(r, a, n, clash_convex_pieces);)          \
    F(clash_triangles, SHAPE(a) WHOLE(n), tell_pieces(r, a, n, clash_triangles);)                  \
    F(clash_batch_collide, SHAPE(a) BATCH(b),                                                      \
      LIST(uint64_t, clash_batch_collide(a, b, to, capacity)))                                     \
    F(clash_batch_collide_pairs, BATCH(a) BATCH(b),                                                \
      LIST(uint64_t, clash_batch_collide_pairs(a, b, to, capacity)))                               \
    F(clash_batch_cast_rays, SHAPE(a) BATCH(b),                                                    \
      LIST(float, clash_batch_cast_rays(a, b, to, capacity)))                                      \
    F(clash_batch_find_pairs, BATCH(a) BATCH(b) WHOLE(limit) WHOLE(capacity) WHOLE(words),         \
      ClashIndexPair *to = room(r, capacity * sizeof *to);                                         \
      uint64_t *scratch = room(r, words * sizeof *scratch); GIVES_LIST(                            \
          ClashIndexPair, clash_batch_find_pairs(a, b, limit, to, capacity, scratch, words)))      \
    F(clash_mask_indices, ARRAY(uint64_t, mask),                                                   \
      LIST(uint32_t, clash_mask_indices(mask, mask_count, to, capacity)))

#define ASKS(name, parameters, ...)                                                                \
    static void ask_##name(struct reader *r) { parameters __VA_ARGS__ }
FUNCTIONS(ASKS)

#define ROW(name, ...) {#name, ask_##name, 0},
static struct function {
    const char *name;
    void (*ask)(struct reader *);
    unsigned long cases;
} functions[] = {FUNCTIONS(ROW)};

/* ---- Lines and files ------------------------------------------------------------------------- */

/* Asks one case. */
static const char *ask(struct reader *r) {
    const char *name = take_word(r);
    for (size_t i = 0; i < COUNT(functions); i++) {
        if (strcmp(functions[i].name, name) != 0) {
            continue;
        }
        functions[i].cases++;
        functions[i].ask(r);
        while (accept(r, "]") || accept(r, "[")) {
        }
        return r->problem != NULL   ? r->problem
               : r->next < r->count ? "words after the answer"
               : r->is_wrong        ? "another answer"
                                    : NULL;
    }
    return "unknown function";
}

/* The words of a line without its comment; brackets are words of their own. */
static void split(struct reader *r, const char *line) {
    static char letters[3 * MOST_CHARACTERS];
    char *to = letters;
    for (const char *from = line; *from != '\0' && *from != '#'; from++) {
        const bool is_bracket = *from == '[' || *from == ']';
        *to = ' ';
        to += is_bracket;
        *to++ = *from;
        *to = ' ';
        to += is_bracket;
    }
    *to = '\0';
    memset(r, 0, sizeof *r);
    for (char *word = strtok(letters, " \r\n"); word != NULL; word = strtok(NULL, " \r\n")) {
        if (r->count == MOST_WORDS) {
            complain(r, "too long a line");
            break;
        }
        r->words[r->count++] = word;
    }
}

static FILE *open_file(const char *folder, const char *name, char *path) {
    snprintf(path, FILENAME_MAX, "%s/shapes/%s", folder, name);
    FILE *file = fopen(path, "r");
    check_ok(path, 0, "a readable file", name, file != NULL);
    return file;
}

/* Asks the cases of a file; their number. */
static unsigned long ask_lines(FILE *file, const char *path) {
    static struct reader r;
    char line[MOST_CHARACTERS];
    unsigned long cases = 0;
    for (int number = 1; fgets(line, sizeof line, file) != NULL; number++) {
        split(&r, line);
        if (r.count == 0) {
            continue;
        }
        const char *problem = ask(&r);
        line[strcspn(line, "\r\n")] = '\0';
        if (!check_ok(path, number, problem != NULL ? problem : "", line, problem == NULL)) {
            printf("    got%s\n", r.told);
        }
        cases++;
    }
    return cases;
}

static void ask_file(const char *folder, const char *name) {
    char path[FILENAME_MAX];
    FILE *file = open_file(folder, name, path);
    if (file != NULL) {
        check_ok(path, 0, "a file with cases", "none found", ask_lines(file, path) > 0);
        fclose(file);
    }
}

static void read_names(const char *folder) {
    char path[FILENAME_MAX], line[MOST_CHARACTERS];
    size_t count = 0;
    FILE *file = open_file(folder, "names", path);
    while (file != NULL && count < MOST_NAMES && fgets(line, sizeof line, file) != NULL) {
        count += sscanf(line, "%31[a-z0-9_] %u", names[count].word, &names[count].number) == 2;
    }
    check_ok(path, 0, "the names of numbers", "too few", count > 30);
    if (file != NULL) {
        fclose(file);
    }
}

/* A reader that overlooks mistakes tests nothing. */
static void check_mistakes(void) {
    static const char *const lines[] = {
        "clash_collide point 0 0 point 0 0 = no",
        "clash_collide point 0 0 point 0 0",
        "clash_collide point 0 0 point 0 = yes",
        "clash_collide point 0 0 point 0 0 0 = yes",
        "clash_collide point 0 0 point 0 zero = yes",
        "clash_collide point 0 0 pint 0 0 = yes",
        "clash_collide point 0 0 polygon 0 0 [ ] 0 = yes",
        "clash_collide point 0 0 point 0 0 = yes yes",
        "clash_collide point 0 0 point 0 0 = _",
        "clash_collides point 0 0 point 0 0 = yes",
        "clash_relate point 0 0 point 0 0 = disjoint",
        "clash_relate point 0 0 point 0 0 = same",
        "clash_mask_indices [ 1 ] 1 = 1",
        "clash_mask_indices [ 1 ] 1 = 1 1",
        "clash_bounding_circle circle 0 0 1 = yes -0 0 1",
    };
    static struct reader r;
    for (size_t i = 0; i < COUNT(lines); i++) {
        split(&r, lines[i]);
        check_ok(__FILE__, __LINE__, "a mistake is told", lines[i], ask(&r) != NULL);
    }
    split(&r, "clash_mask_indices [5] 8 = 2 [0 _]");
    check_ok(__FILE__, __LINE__, "none is told", "_ stands for any number", ask(&r) == NULL);
    for (size_t i = 0; i < COUNT(functions); i++) {
        functions[i].cases = 0;
    }
}

void shape_cases(const char *folder) {
    static const char *const files[] = {"collide.txt", "relate.txt", "distance.txt", "contact.txt",
                                        "cast.txt",    "bound.txt",  "polygon.txt",  "border.txt",
                                        "make.txt",    "batch.txt"};
    check_section("The cases of any shape");
    read_names(folder);
    check_mistakes();
    for (size_t i = 0; i < COUNT(files); i++) {
        ask_file(folder, files[i]);
    }
    for (size_t i = 0; i < COUNT(functions); i++) {
        check_ok(folder, 0, "a case of each function", functions[i].name, functions[i].cases > 0);
    }
}
