/* When rays and moving shapes meet others. */
#include "any_shape.h"
#include "chapters.h"
#include "check.h"

/* An L whose notch is the square from (2, 2) to (6, 6). */
static const ClashVector2D ell[] = {{0, 0}, {6, 0}, {6, 2}, {2, 2}, {2, 6}, {0, 6}};
/* From 0 to 8 on both axes; the hole is the square from (2, 2) to (6, 6). */
static const ClashVector2D frame[] = {{0, 0}, {8, 0}, {8, 8}, {0, 8},
                                      {2, 2}, {6, 2}, {6, 6}, {2, 6}};
static const uint32_t two_squares[] = {4, 4};
static const ClashVector2D upright[] = {{8, -4}, {8, 0}, {8, 4}};
static const ClashShape coins[] = {CIRCLE(8, 0, 1), CIRCLE(14, 0, 1)};
/* A floor below Y = 0, and a wall that begins at X = 10. */
static const ClashShape floor_and_wall[] = {RECTANGLE(-50, -2, 100, 2), RECTANGLE(10, 0, 1, 5)};

/* The default in another mode. */
static ClashCastSettings in_mode(ClashCastMode mode) {
    ClashCastSettings settings = clash_default_cast();
    settings.mode = mode;
    return settings;
}

/* Several points or directions would do. */
#define ANY                                                                                        \
    { NAN, NAN }

static void check_vector(const char *what, ClashVector2D expected, ClashVector2D got) {
    if (!isnan(expected.x)) {
        CHECK_NUMBERS(what, expected, got);
    }
}

/* A place leads back to its point, unless there is no border. */
static void check_place(const char *what, const ClashShape *shape, ClashPlace place,
                        ClashVector2D point, ClashVector2D normal) {
    ClashVector2D at = {0, 0};
    if (normal.x == 0 && normal.y == 0) {
        CHECK(what, place.member == 0 && place.edge == 0 && place.along == 0);
        return;
    }
    CHECK_ANSWER(what, true, clash_shape_point_at(shape, place, &at));
    CHECK(what, fabsf(at.x - point.x) <= 1e-5f * (1 + fabsf(point.x)));
    CHECK(what, fabsf(at.y - point.y) <= 1e-5f * (1 + fabsf(point.y)));
}

/* What a ray hits, without the places. */
typedef struct {
    float entry, exit;
    ClashVector2D entryPoint, exitPoint, entryNormal, exitNormal;
    bool startsInside;
} Passage;

static void check_ray(const char *what, const ClashShape *shape, ClashVector2D origin,
                      ClashVector2D movement, const Passage *expected) {
    ClashRayHit hit;
    CHECK_ANSWER(what, true, clash_cast_ray(shape, origin, movement, NULL, NULL));
    CHECK_ANSWER(what, true, clash_cast_ray(shape, origin, movement, NULL, &hit));
    CHECK_NUMBERS(what, expected->entry, hit.entry);
    CHECK_NUMBERS(what, expected->exit, hit.exit);
    CHECK_NUMBERS(what, expected->entryPoint, hit.entryPoint);
    CHECK_NUMBERS(what, expected->exitPoint, hit.exitPoint);
    check_vector(what, expected->entryNormal, hit.entryNormal);
    check_vector(what, expected->exitNormal, hit.exitNormal);
    CHECK_ANSWER(what, expected->startsInside, hit.startsInside);
    check_place(what, shape, hit.entryPlace, hit.entryPoint, hit.entryNormal);
    check_place(what, shape, hit.exitPlace, hit.exitPoint, hit.exitNormal);
}

SECTION(rays, "Rays") {
    static const struct {
        const char *what;
        ClashShape shape;
        ClashVector2D origin, movement;
        Passage expected;
    } cases[] = {
        {"circle",
         CIRCLE(10, 0, 2),
         {0, 0},
         {16, 0},
         {0.5f, 0.75f, {8, 0}, {12, 0}, {-1, 0}, {1, 0}, false}},
        {"circle, 3-4-5",
         CIRCLE(0, 0, 5),
         {-11, 4},
         {16, 0},
         {0.5f, 0.875f, {-3, 4}, {3, 4}, {-0.6f, 0.8f}, {0.6f, 0.8f}, false}},
        {"thirds: rounded to the safe side",
         CIRCLE(0, 0, 5),
         {-9, 4},
         {18, 0},
         {0x1.555554p-2f, 0x1.555556p-1f, {-3, 4}, {3, 4}, {-0.6f, 0.8f}, {0.6f, 0.8f}, false}},
        {"tangent",
         CIRCLE(0, 0, 5),
         {-8, 5},
         {16, 0},
         {0.5f, 0.5f, {0, 5}, {0, 5}, {0, 1}, {0, 1}, false}},
        {"from the inside",
         CIRCLE(0, 0, 5),
         {1, 0},
         {8, 0},
         {0, 0.5f, {1, 0}, {5, 0}, {0, 0}, {1, 0}, true}},
        {"into it",
         CIRCLE(10, 0, 4),
         {0, 0},
         {12, 0},
         {0.5f, 1, {6, 0}, {12, 0}, {-1, 0}, {0, 0}, false}},
        {"within", CIRCLE(0, 0, 5), {1, 0}, {2, 0}, {0, 1, {1, 0}, {3, 0}, {0, 0}, {0, 0}, true}},
        {"point", POINT(4, 3), {0, 0}, {8, 6}, {0.5f, 0.5f, {4, 3}, {4, 3}, ANY, ANY, false}},
        {"line",
         LINE(8, 77, 0, -3),
         {0, 0},
         {16, 0},
         {0.5f, 0.5f, {8, 0}, {8, 0}, {-1, 0}, {1, 0}, false}},
        {"segment from behind",
         SEGMENT(8, -9, 8, 9),
         {16, 0},
         {-16, 0},
         {0.5f, 0.5f, {8, 0}, {8, 0}, {1, 0}, {-1, 0}, false}},
        {"rectangle",
         RECTANGLE(4, -1, 8, 3),
         {0, 0},
         {16, 0},
         {0.25f, 0.75f, {4, 0}, {12, 0}, {-1, 0}, {1, 0}, false}},
        {"along its side",
         RECTANGLE(4, 0, 8, 3),
         {0, 0},
         {16, 0},
         {0.25f, 0.75f, {4, 0}, {12, 0}, ANY, ANY, false}},
        {"oriented rectangle",
         ORIENTED(8, 0, 1, 4, 90),
         {0, 0},
         {16, 0},
         {0.25f, 0.75f, {4, 0}, {12, 0}, {-1, 0}, {1, 0}, false}},
        {"capsule",
         CAPSULE(6, 0, 10, 0, 2),
         {0, 0},
         {16, 0},
         {0.25f, 0.75f, {4, 0}, {12, 0}, {-1, 0}, {1, 0}, false}},
        {"polygon's notch",
         POLYGON(ell, 0),
         {4, 9},
         {0, -16},
         {0.4375f, 0.5625f, {4, 2}, {4, 0}, {0, 1}, {0, -1}, false}},
        {"across a hole: the first and the last point",
         POLYGON_OF_RINGS(frame, two_squares),
         {-8, 4},
         {32, 0},
         {0.25f, 0.5f, {0, 4}, {8, 4}, {-1, 0}, {1, 0}, false}},
        {"from a hole",
         POLYGON_OF_RINGS(frame, two_squares),
         {4, 4},
         {16, 0},
         {0.125f, 0.25f, {6, 4}, {8, 4}, {-1, 0}, {1, 0}, false}},
        {"chain",
         CHAIN(upright, 2),
         {0, 2},
         {16, 0},
         {0.375f, 0.625f, {6, 2}, {10, 2}, {-1, 0}, {1, 0}, false}},
        {"sector's arc",
         SECTOR(0, 0, 5, 90, 90),
         {-11, 4},
         {16, 0},
         {0.5f, 0.875f, {-3, 4}, {3, 4}, {-0.6f, 0.8f}, {0.6f, 0.8f}, false}},
        {"sector's side",
         SECTOR(0, 0, 5, 90, 90),
         {2, -8},
         {0, 10},
         {0x1.99999ap-1f - 0x1p-24f, 1, {2, 0}, {2, 2}, {0, -1}, {0, 0}, false}},
        {"group: from the first to the last",
         GROUP(coins),
         {0, 0},
         {16, 0},
         {0.4375f, 0.9375f, {7, 0}, {15, 0}, {-1, 0}, {1, 0}, false}},
    };
    EACH(cases, check_ray(it->what, &it->shape, it->origin, it->movement, &it->expected));
}

SECTION(no_rays, "Rays that miss") {
    static const struct {
        const char *what;
        ClashShape shape;
        ClashVector2D origin, movement;
    } cases[] = {
        {"a float too short", CIRCLE(10, 0, 2), {0, 0}, {0x1.fffffep+2f, 0}},
        {"away", CIRCLE(10, 0, 2), {0, 0}, {-16, 0}},
        {"a float above", CIRCLE(0, 0, 5), {-8, ABOVE_5}, {16, 0}},
        {"through a hole", POLYGON_OF_RINGS(frame, two_squares), {3, 3}, {2, 2}},
        {"beside a segment", SEGMENT(8, TINY, 8, 9), {0, 0}, {16, 0}},
        {"an empty shape", CIRCLE(8, 0, -1), {0, 0}, {16, 0}},
        {"an endless movement", CIRCLE(8, 0, 1), {0, 0}, {INFINITY, 0}},
        {"from NaN", CIRCLE(8, 0, 1), {NAN, 0}, {16, 0}},
        {"standing still outside", CIRCLE(8, 0, 1), {0, 0}, {0, 0}},
    };
    const ClashRayHit untouched = {-7,     -8,          {1, 2},       {3, 4}, {5, 6},
                                   {7, 8}, {9, 10, 11}, {12, 13, 14}, true,   {0}};
    ClashRayHit hit = untouched;
    EACH(cases, CHECK_ANSWER(it->what, false,
                             clash_cast_ray(&it->shape, it->origin, it->movement, NULL, &hit)));
    const ClashVector2D origin = {0, 0}, movement = {16, 0};
    CHECK_ANSWER("null", false, clash_cast_ray(NULL, origin, movement, NULL, &hit));
    CHECK("nothing is written", hit.entry == untouched.entry && hit.startsInside);
    static const ClashShape circle = CIRCLE(0, 0, 1);
    CHECK_ANSWER("standing still inside", true,
                 clash_cast_ray(&circle, origin, origin, NULL, &hit));
    CHECK("at the start", hit.entry == 0 && hit.startsInside);
}

/* Which contacts at the start count. */
#define ALL CLASH_CAST_ALL
#define APPROACHING CLASH_CAST_APPROACHING

/* What a cast hits, without the places. */
typedef struct {
    float fraction;
    ClashVector2D point, normal;
    bool startsInContact;
} Meeting;

static void check_cast(const char *what, const ClashShape *a, ClashVector2D move_a,
                       const ClashShape *b, ClashVector2D move_b, ClashCastMode mode,
                       const Meeting *expected) {
    ClashCastHit hit, back;
    const ClashCastSettings with_mode = in_mode(mode), *settings = mode == ALL ? NULL : &with_mode;
    CHECK_ANSWER(what, true, clash_cast(a, move_a, b, move_b, settings, NULL));
    CHECK_ANSWER(what, true, clash_cast(a, move_a, b, move_b, &with_mode, &hit));
    CHECK_ANSWER(what, true, clash_cast(b, move_b, a, move_a, settings, &back));
    CHECK_NUMBERS(what, expected->fraction, hit.fraction);
    check_vector(what, expected->point, hit.point);
    check_vector(what, expected->normal, hit.normal);
    CHECK_ANSWER(what, expected->startsInContact, hit.startsInContact);
    CHECK_NUMBERS(what, hit.fraction, back.fraction);
    CHECK_NUMBERS(what, hit.point, back.point);
    CHECK_NUMBERS(what, hit.normal, clash_negate_vector(back.normal));
    CHECK_NUMBERS(what, hit.placeA, back.placeB);
    CHECK_NUMBERS(what, hit.placeB, back.placeA);
    if (!hit.startsInContact) {
        ClashVector2D on_a, on_b;
        CHECK_ANSWER(what, true, clash_shape_point_at(a, hit.placeA, &on_a));
        CHECK_ANSWER(what, true, clash_shape_point_at(b, hit.placeB, &on_b));
        check_vector(what, hit.point,
                     clash_add_vector(on_a, clash_multiply_vector(move_a, hit.fraction)));
        check_vector(what, hit.point,
                     clash_add_vector(on_b, clash_multiply_vector(move_b, hit.fraction)));
    }
}

SECTION(casts_of_two, "Moving shapes") {
    static const struct {
        const char *what;
        ClashShape a;
        ClashVector2D move_a;
        ClashShape b;
        ClashVector2D move_b;
        ClashCastMode mode;
        Meeting expected;
    } cases[] = {
        {"circles",
         CIRCLE(0, 0, 1),
         {16, 0},
         CIRCLE(10, 0, 1),
         {0, 0},
         ALL,
         {0.5f, {9, 0}, {1, 0}, false}},
        {"both move",
         CIRCLE(0, 0, 1),
         {8, 0},
         CIRCLE(10, 0, 1),
         {-8, 0},
         ALL,
         {0.5f, {5, 0}, {1, 0}, false}},
        {"one follows the other",
         CIRCLE(0, 0, 1),
         {24, 0},
         CIRCLE(10, 0, 1),
         {8, 0},
         ALL,
         {0.5f, {13, 0}, {1, 0}, false}},
        {"circle and point, 3-4-5",
         CIRCLE(0, 0, 5),
         {12, 16},
         POINT(9, 12),
         {0, 0},
         ALL,
         {0.5f, {9, 12}, {0.6f, 0.8f}, false}},
        {"much faster than the wall is thick",
         CIRCLE(-50, 3, 0.5f),
         {4096, 0},
         RECTANGLE(13.5f, 0, 0.1f, 6),
         {0, 0},
         ALL,
         {0x1.f8p-7f, {13.5f, 3}, {1, 0}, false}},
        {"rectangles",
         RECTANGLE(0, 0, 2, 2),
         {16, 0},
         RECTANGLE(10, 1, 2, 2),
         {0, 0},
         ALL,
         {0.5f, ANY, {1, 0}, false}},
        {"at the very end",
         RECTANGLE(0, 0, 2, 2),
         {8, 0},
         RECTANGLE(10, 1, 2, 2),
         {0, 0},
         ALL,
         {1, ANY, {1, 0}, false}},
        {"capsule and segment's end",
         CAPSULE(0, -4, 0, 4, 1),
         {16, 0},
         SEGMENT(9, 2, 20, 5),
         {0, 0},
         ALL,
         {0.5f, {9, 2}, {1, 0}, false}},
        {"circle against a notch's corner",
         CIRCLE(4, 12, 2),
         {0, -16},
         POLYGON(ell, 0),
         {0, 0},
         ALL,
         {0.375f, {2, 6}, {-1, 0}, false}},
        {"circle into the notch",
         CIRCLE(4, 12, BELOW_2),
         {0, -16},
         POLYGON(ell, 0),
         {0, 0},
         ALL,
         {0.5f, {4, 2}, {0, -1}, false}},
        {"circle out of a hole",
         CIRCLE(4, 4, 1),
         {4, 0},
         POLYGON_OF_RINGS(frame, two_squares),
         {0, 0},
         ALL,
         {0.25f, {6, 4}, {1, 0}, false}},
        {"circle and line",
         CIRCLE(0, 9, 1),
         {0, -16},
         LINE(-7, 0, 1, 0),
         {0, 0},
         ALL,
         {0.5f, {0, 0}, {0, -1}, false}},
        {"circle and group",
         CIRCLE(0, 0, 1),
         {12, 0},
         GROUP(coins),
         {0, 0},
         ALL,
         {0.5f, {7, 0}, {1, 0}, false}},
        {"sector's tip",
         SECTOR(0, 0, 2, 0, 10),
         {16, 0},
         RECTANGLE(10, -1, 2, 2),
         {0, 0},
         ALL,
         {0.5f, {10, 0}, {1, 0}, false}},
        {"in contact from the start",
         CIRCLE(0, 0, 1),
         {16, 0},
         CIRCLE(2, 0, 1),
         {0, 0},
         ALL,
         {0, {1, 0}, {1, 0}, true}},
        {"in contact and approaching",
         CIRCLE(0, 0, 1),
         {16, 0},
         CIRCLE(2, 0, 1),
         {0, 0},
         APPROACHING,
         {0, {1, 0}, {1, 0}, true}},
        {"standing in contact",
         CIRCLE(0, 0, 1),
         {0, 0},
         CIRCLE(2, 0, 1),
         {0, 0},
         ALL,
         {0, {1, 0}, {1, 0}, true}},
        {"leaving counts, too",
         CIRCLE(0, 0, 1),
         {-16, 0},
         CIRCLE(2, 0, 1),
         {0, 0},
         ALL,
         {0, {1, 0}, {1, 0}, true}},
        {"along a floor into a wall",
         RECTANGLE(0, 0, 2, 2),
         {16, 0},
         GROUP(floor_and_wall),
         {0, 0},
         APPROACHING,
         {0.5f, ANY, {1, 0}, true}},
        {"away from one, towards the other",
         CIRCLE(10, 0, 1),
         {8, 0},
         GROUP(coins),
         {0, 0},
         APPROACHING,
         {0.25f, {13, 0}, {1, 0}, true}},
    };
    EACH(cases,
         check_cast(it->what, &it->a, it->move_a, &it->b, it->move_b, it->mode, &it->expected));
}

SECTION(no_casts, "Moving shapes that miss") {
    static const struct {
        const char *what;
        ClashShape a;
        ClashVector2D move_a;
        ClashShape b;
        ClashVector2D move_b;
        ClashCastMode mode;
    } cases[] = {
        {"a float too short",
         RECTANGLE(0, 0, 2, 2),
         {0x1.fffffep+2f, 0},
         RECTANGLE(10, 1, 2, 2),
         {0, 0},
         ALL},
        {"the other runs away", CIRCLE(0, 0, 1), {16, 0}, CIRCLE(10, 0, 1), {16, 0}, ALL},
        {"past it", CIRCLE(0, 0, 1), {16, 0}, CIRCLE(10, ABOVE_2, 1), {0, 0}, ALL},
        {"free in a hole",
         CIRCLE(4, 4, 1),
         {0x1.fffffep-1f, 0},
         POLYGON_OF_RINGS(frame, two_squares),
         {0, 0},
         ALL},
        {"leaving", CIRCLE(0, 0, 1), {-16, 0}, CIRCLE(2, 0, 1), {0, 0}, APPROACHING},
        {"along a floor",
         RECTANGLE(0, 0, 2, 2),
         {7, 0},
         GROUP(floor_and_wall),
         {0, 0},
         APPROACHING},
        {"along it as it goes along",
         RECTANGLE(0, 0, 2, 2),
         {7, 3},
         RECTANGLE(-50, -2, 100, 2),
         {0, 3},
         APPROACHING},
        {"an empty shape", CIRCLE(0, 0, -1), {16, 0}, CIRCLE(10, 0, 1), {0, 0}, ALL},
        {"an endless movement", CIRCLE(0, 0, 1), {INFINITY, 0}, CIRCLE(10, 0, 1), {0, 0}, ALL},
        {"the other's is NaN", CIRCLE(0, 0, 1), {16, 0}, CIRCLE(10, 0, 1), {0, NAN}, ALL},
        {"an unknown mode", CIRCLE(0, 0, 1), {16, 0}, CIRCLE(10, 0, 1), {0, 0}, (ClashCastMode)2},
    };
    const ClashCastHit untouched = {-7, {1, 2}, {3, 4}, {5, 6, 7}, {8, 9, 10}, true, {0}};
    ClashCastHit hit = untouched;
    EACH(cases, const ClashCastSettings settings = in_mode(it->mode); CHECK_ANSWER(
             it->what, false, clash_cast(&it->a, it->move_a, &it->b, it->move_b, &settings, &hit));
         CHECK_ANSWER(it->what, false,
                      clash_cast(&it->b, it->move_b, &it->a, it->move_a, &settings, &hit)));
    static const ClashShape circle = CIRCLE(0, 0, 1);
    const ClashVector2D still = {0, 0};
    CHECK_ANSWER("null", false, clash_cast(NULL, still, &circle, still, NULL, &hit));
    CHECK_ANSWER("null", false, clash_cast(&circle, still, NULL, still, NULL, &hit));
    CHECK("nothing is written", hit.fraction == untouched.fraction && hit.startsInContact);
}

#define TOLERANCE 0x1p-10f

SECTION(turning_casts, "Shapes that move and turn") {
    /* The true fraction is the largest one that may be told; `earliest` is `TOLERANCE` before it.
     */
    static const struct {
        const char *what;
        ClashShape a;
        ClashMotion motion_a;
        ClashShape b;
        ClashMotion motion_b;
        float earliest, latest;
    } cases[] = {
        /* asin(0.5 / 3) = 9.594068 degrees before it points up, and 3 cos of it long there. */
        {"a bat and a ball",
         SEGMENT(0, 0, 4, 0),
         {{0, 0}, 180, {0, 0}},
         CIRCLE(0, 3, 0.5f),
         {{0, 0}, 0, {0, 0}},
         80.385f / 180,
         80.40594f / 180},
        {"the ball turns around the bat's end",
         SEGMENT(0, 0, 4, 0),
         {{0, 0}, 0, {0, 0}},
         CIRCLE(0, 3, 0.5f),
         {{0, 0}, -180, {0, 0}},
         80.385f / 180,
         80.40594f / 180},
        {"both turn towards each other",
         SEGMENT(0, 0, 4, 0),
         {{0, 0}, 90, {0, 0}},
         CIRCLE(0, 3, 0.5f),
         {{0, 0}, -90, {0, 0}},
         80.385f / 180,
         80.40594f / 180},
        {"a rolling ball, like one that slides",
         CIRCLE(0, 0, 1),
         {{16, 0}, 720, {0, 0}},
         CIRCLE(10, 0, 1),
         {{0, 0}, 0, {0, 0}},
         0.5f - TOLERANCE / 16,
         0.5f},
        /* The corner of a square comes down on its way around the middle: sqrt(2) high at 45. */
        {"a turning square's corner",
         RECTANGLE(-1, -1, 2, 2),
         {{0, 0}, 90, {0, 0}},
         LINE(0, BELOW_SQRT_2, 1, 0),
         {{0, 0}, 0, {0, 0}},
         0.48f,
         0.5f},
        {"a hand that just gets there",
         SEGMENT(0, 0, 4, 0),
         {{0, 0}, 90, {0, 0}},
         SEGMENT(0, 2, 0, 9),
         {{0, 0}, 0, {0, 0}},
         1 - TOLERANCE / 2,
         1},
        {"without a turn",
         CIRCLE(0, 0, 1),
         {{16, 0}, 0, {5, 5}},
         CIRCLE(10, 0, 1),
         {{0, 0}, 0, {0, 0}},
         0.5f,
         0.5f},
        {"in contact from the start",
         CIRCLE(0, 0, 1),
         {{-16, 0}, 90, {0, 0}},
         CIRCLE(2, 0, 1),
         {{0, 0}, 0, {0, 0}},
         0,
         0},
    };
    ClashCastSettings settings = clash_default_cast();
    settings.tolerance = TOLERANCE;
    for (size_t i = 0; i < COUNT(cases); i++) {
        const ClashShape *a = &cases[i].a, *b = &cases[i].b;
        ClashCastHit hit = {-1, {0, 0}, {0, 0}, {0, 0, 0}, {0, 0, 0}, false, {0}},
                     back = {-2, {0, 0}, {0, 0}, {0, 0, 0}, {0, 0, 0}, false, {0}};
        CHECK_ANSWER(
            cases[i].what, true,
            clash_cast_turning(a, cases[i].motion_a, b, cases[i].motion_b, &settings, &hit));
        CHECK_ANSWER(
            cases[i].what, true,
            clash_cast_turning(b, cases[i].motion_b, a, cases[i].motion_a, &settings, &back));
        CHECK(cases[i].what, hit.fraction >= cases[i].earliest);
        CHECK(cases[i].what, hit.fraction <= cases[i].latest);
        CHECK_NUMBERS(cases[i].what, hit.fraction, back.fraction);
        CHECK_ANSWER(cases[i].what, clash_collide(a, b), hit.startsInContact);
    }
}

SECTION(no_turning_casts, "Shapes that move and turn and miss") {
    static const struct {
        const char *what;
        ClashShape a;
        ClashMotion motion_a;
        ClashShape b;
        ClashMotion motion_b;
        ClashCastMode mode;
    } cases[] = {
        {"the other way round",
         SEGMENT(0, 0, 4, 0),
         {{0, 0}, -180, {0, 0}},
         CIRCLE(0, 3, 0.5f),
         {{0, 0}, 0, {0, 0}},
         ALL},
        {"too short a hand",
         SEGMENT(0, 0, 4, 0),
         {{0, 0}, 360, {0, 0}},
         CIRCLE(0, 6, 1),
         {{0, 0}, 0, {0, 0}},
         ALL},
        {"both turn around the same point",
         SEGMENT(0, 0, 4, 0),
         {{0, 0}, 360, {0, 0}},
         CIRCLE(0, 3, 0.5f),
         {{0, 0}, 360, {0, 0}},
         ALL},
        {"leaving",
         CIRCLE(0, 0, 1),
         {{-16, 0}, 90, {0, 0}},
         CIRCLE(2, 0, 1),
         {{0, 0}, 0, {0, 0}},
         APPROACHING},
        {"an empty shape",
         SEGMENT(0, NAN, 4, 0),
         {{0, 0}, 180, {0, 0}},
         CIRCLE(0, 3, 0.5f),
         {{0, 0}, 0, {0, 0}},
         ALL},
        {"endless turns",
         SEGMENT(0, 0, 4, 0),
         {{0, 0}, INFINITY, {0, 0}},
         CIRCLE(0, 3, 0.5f),
         {{0, 0}, 0, {0, 0}},
         ALL},
        {"an unknown mode",
         SEGMENT(0, 0, 4, 0),
         {{0, 0}, 180, {0, 0}},
         CIRCLE(0, 3, 0.5f),
         {{0, 0}, 0, {0, 0}},
         (ClashCastMode)2},
    };
    ClashCastHit hit = {-7, {1, 2}, {3, 4}, {5, 6, 7}, {8, 9, 10}, true, {0}};
    EACH(cases, const ClashCastSettings settings = in_mode(it->mode); CHECK_ANSWER(
             it->what, false,
             clash_cast_turning(&it->a, it->motion_a, &it->b, it->motion_b, &settings, &hit)));
    static const ClashShape circle = CIRCLE(0, 0, 1);
    const ClashMotion turn = {{0, 0}, 90, {0, 0}};
    CHECK_ANSWER("null", false, clash_cast_turning(NULL, turn, &circle, turn, NULL, &hit));
    CHECK_ANSWER("null", false, clash_cast_turning(&circle, turn, NULL, turn, NULL, &hit));
    CHECK("nothing is written", hit.fraction == -7 && hit.startsInContact);
    CHECK_ANSWER("to nowhere", true, clash_cast_turning(&circle, turn, &circle, turn, NULL, NULL));
}

SECTION(cast_settings, "Settings of casts") {
    static const struct {
        const char *what;
        ClashCastSettings settings;
        ClashStatus expected;
    } cases[] = {
        {"all that there is", {1, 1, 1, 1, 1}, CLASH_STATUS_OK},
        {"nothing", {0, 0, 0, 0, 0}, CLASH_STATUS_OK},
        {"more than the way", {0, 0, 2, 0, 0}, CLASH_STATUS_OK},
        {"an unknown mode", {2, 0, 1, 0, 0}, CLASH_STATUS_UNKNOWN_VALUE},
        {"unknown sides", {0, 2, 1, 0, 0}, CLASH_STATUS_UNKNOWN_VALUE},
        {"a fraction that is none", {0, 0, NAN, 0, 0}, CLASH_STATUS_NOT_FINITE},
        {"before the start", {0, 0, -0x1p-149f, 0, 0}, CLASH_STATUS_NEGATIVE},
        {"an endless distance", {0, 0, 1, INFINITY, 0}, CLASH_STATUS_NOT_FINITE},
        {"a negative distance", {0, 0, 1, -1, 0}, CLASH_STATUS_NEGATIVE},
        {"no tolerance", {0, 0, 1, 0, NAN}, CLASH_STATUS_NOT_FINITE},
        {"a negative tolerance", {0, 0, 1, 0, -1}, CLASH_STATUS_NEGATIVE},
    };
    static const ClashShape ball = CIRCLE(0, 0, 1);
    const ClashVector2D still = {0, 0};
    const ClashMotion turn = {{0, 0}, 90, {0, 0}};
    EACH(cases, const bool is_taken = it->expected == CLASH_STATUS_OK;
         CHECK(it->what, clash_cast_settings_check(&it->settings) == it->expected);
         CHECK_ANSWER(it->what, is_taken && it->settings.mode == 0,
                      clash_cast(&ball, still, &ball, still, &it->settings, NULL));
         CHECK_ANSWER(it->what, is_taken && it->settings.mode == 0,
                      clash_cast_ray(&ball, still, still, &it->settings, NULL));
         CHECK_ANSWER(it->what, is_taken && it->settings.mode == 0,
                      clash_cast_turning(&ball, turn, &ball, turn, &it->settings, NULL)));
    CHECK("null is the default", clash_cast_settings_check(NULL) == CLASH_STATUS_OK);
}

/* A ground below Y = 0, from the right to the left and the other way round. */
static const ClashVector2D leftwards[] = {{9, 0}, {-9, 0}}, rightwards[] = {{-9, 0}, {9, 0}};

#define GROUND(vertices, side)                                                                     \
    {                                                                                              \
        CLASH_SHAPE_CHAIN, 0, {.chain = {vertices, COUNT(vertices), 0, 0, side}}, { 0, 0 }         \
    }

SECTION(settled_casts, "Casts with settings") {
    static const struct {
        const char *what;
        ClashShape a;
        ClashVector2D move;
        ClashShape b;
        ClashCastSettings settings;
        float expected; /* NAN if it is none. */
    } cases[] = {
        {"half a unit is kept",
         CIRCLE(0, 0, 1),
         {16, 0},
         CIRCLE(10, 0, 1),
         {0, 0, 1, 0.5f, 0},
         0.46875f},
        {"of a wall",
         RECTANGLE(0, 0, 2, 2),
         {16, 0},
         RECTANGLE(10, 1, 2, 2),
         {0, 0, 1, 4, 0},
         0.25f},
        {"at a corner: 3, 4, 5",
         POINT(0, 0),
         {16, 0},
         RECTANGLE(7, 4, 2, 2),
         {0, 0, 1, 5, 0},
         0.25f},
        {"nearer at the start", POINT(0, 0), {16, 0}, RECTANGLE(3, 4, 2, 2), {0, 0, 1, 5, 0}, 0},
        {"which it leaves", POINT(0, 0), {-16, 0}, RECTANGLE(3, 4, 2, 2), {1, 0, 1, 5, 0}, NAN},
        {"not so far",
         CIRCLE(0, 0, 1),
         {16, 0},
         CIRCLE(10, 0, 1),
         {0, 0, 0x1.fffffep-2f, 0, 0},
         NAN},
        {"just so far", CIRCLE(0, 0, 1), {16, 0}, CIRCLE(10, 0, 1), {0, 0, 0.5f, 0, 0}, 0.5f},
        {"onto the ground",
         CIRCLE(0, 3, 1),
         {0, -4},
         GROUND(rightwards, CLASH_SIDE_RIGHT),
         {0, 0, 1, 0, 0},
         0.5f},
        {"told the other way",
         CIRCLE(0, 3, 1),
         {0, -4},
         GROUND(leftwards, CLASH_SIDE_LEFT),
         {0, 0, 1, 0, 0},
         0.5f},
        {"out of it",
         CIRCLE(0, -3, 1),
         {0, 8},
         GROUND(rightwards, CLASH_SIDE_RIGHT),
         {0, 0, 1, 0, 0},
         NAN},
        {"along it",
         CIRCLE(0, 0, 1),
         {8, 0},
         GROUND(rightwards, CLASH_SIDE_RIGHT),
         {0, 0, 1, 0, 0},
         NAN},
        {"whatever the side",
         CIRCLE(0, -3, 1),
         {0, 8},
         GROUND(rightwards, CLASH_SIDE_RIGHT),
         {0, 1, 1, 0, 0},
         0.25f},
    };
    const ClashVector2D still = {0, 0};
    for (size_t i = 0; i < COUNT(cases); i++) {
        const ClashShape *a = &cases[i].a, *b = &cases[i].b;
        const ClashCastSettings *settings = &cases[i].settings;
        ClashCastHit hit = {NAN, {0, 0}, {0, 0}, {0, 0, 0}, {0, 0, 0}, false, {0}}, back = hit;
        const bool meets = !isnan(cases[i].expected);
        CHECK_ANSWER(cases[i].what, meets, clash_cast(a, cases[i].move, b, still, settings, &hit));
        CHECK_ANSWER(cases[i].what, meets, clash_cast(b, still, a, cases[i].move, settings, &back));
        CHECK_NUMBERS(cases[i].what, cases[i].expected, hit.fraction);
        CHECK_NUMBERS(cases[i].what, cases[i].expected, back.fraction);
    }
    const ClashCastSettings thick = {0, 0, 1, 2, 0};
    const ClashShape ball = CIRCLE(10, 0, 2);
    ClashRayHit ray;
    CHECK_ANSWER("a thick ray", true,
                 clash_cast_ray(&ball, still, (ClashVector2D){16, 0}, &thick, &ray));
    CHECK("from 6 to 14", ray.entry == 0.375f && ray.exit == 0.875f);
    CHECK_NUMBERS("where it meets the ball", ((ClashVector2D){8, 0}), ray.entryPoint);
}

void casts(void) {
    cast_settings();
    settled_casts();
    rays();
    no_rays();
    casts_of_two();
    no_casts();
    turning_casts();
    no_turning_casts();
}
