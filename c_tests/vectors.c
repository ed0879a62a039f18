/* Chapter "Vectors". The first rows of each table are the book's own assertions. */
#include <clash2d/book.h>

#include "chapters.h"
#include "check.h"

#include <string.h>

SECTION(additions, "Additions") {
    static const struct {
        const char *what;
        Vector2D a, b, expected;
    } sums[] = {
        {"the book's vectors", {7, 4}, {3, -3}, {10, 1}},
        {"the book's a + (-b)", {7, 4}, {-3, 3}, {4, 7}},
        {"null vector added", {7, 4}, {0, 0}, {7, 4}},
        {"far: 2^24 + 1 has no float, the even neighbour is 2^24",
         {16777216, 0},
         {1, 0},
         {16777216, 0}},
        {"too large for a float", {FLT_MAX, -FLT_MAX}, {FLT_MAX, -FLT_MAX}, {INFINITY, -INFINITY}},
        {"tiny", {TINY, 2 * TINY}, {TINY, -TINY}, {2 * TINY, TINY}},
        {"NaN stays where it is", {NAN, 1}, {1, 1}, {NAN, 2}},
    };
    EACH(sums, NUMBERS(add_vector, it->a, it->b));

    static const struct {
        const char *what;
        Vector2D a, b, expected;
    } differences[] = {
        {"the book's a - b", {7, 4}, {3, -3}, {4, 7}},
        {"from itself", {7, 4}, {7, 4}, {0, 0}},
        {"from the null vector", {0, 0}, {7, 4}, {-7, -4}},
        {"far", {1000000.0625f, 0}, {1000000, 0}, {0.0625f, 0}},
        {"tiny", {3 * TINY, 0}, {TINY, TINY}, {2 * TINY, -TINY}},
    };
    EACH(differences, NUMBERS(subtract_vector, it->a, it->b));

    static const struct {
        const char *what;
        Vector2D v, expected;
    } negations[] = {
        {"the book's b", {3, -3}, {-3, 3}},
        {"null vector", {0, 0}, {0, 0}},
        {"far and tiny", {FLT_MAX, -TINY}, {-FLT_MAX, TINY}},
    };
    EACH(negations, NUMBERS(negate_vector, it->v));

    const Vector2D a = {7, 4}, b = {3, -3};
    CHECK_ANSWER("the book's assertion: a + (-b) equals a - b", yes,
                 equal_vectors(add_vector(a, negate_vector(b)), subtract_vector(a, b)));
}

/* Only in book.h: |a - b| < 1/8192, for the real difference. */
SECTION(additions_equal_floats, "Additions: equal_floats") {
    static const struct {
        const char *what;
        float a, b;
        Bool expected;
    } cases[] = {
        {"equal", 7, 7, yes},
        {"different", 7, 4, no},
        {"0 and -0", 0, -0.0f, yes},
        {"exactly the threshold apart", 0, 0x1p-13f, no},
        {"the next float below the threshold", 0, 0x1.fffffep-14f, yes},
        {"the threshold apart, at 1", 1, 1 + 0x1p-13f, no},
        {"less than that by one float", 1, 1 + 0x1p-13f - 0x1p-23f, yes},
        {"the real difference is below the threshold, a float difference is not", 0x1p-13f, TINY,
         yes},
        {"the real difference is above it", 0x1p-13f, -TINY, no},
        {"far: neighbours at 2^24 are 2 apart", 16777216, 16777218, no},
        {"far: the same", 16777216, 16777216, yes},
        {"as far as can be", FLT_MAX, -FLT_MAX, no},
        {"tiny", 0, TINY, yes},
        {"NaN", NAN, NAN, no},
        {"infinity is no number", INFINITY, INFINITY, no},
        {"infinity and a number", INFINITY, 1, no},
    };
    EACH(cases, CHECK_ANSWER(it->what, it->expected, equal_floats(it->a, it->b)));
    EACH(cases, CHECK_ANSWER(it->what, it->expected, equal_floats(it->b, it->a)));
}

SECTION(scaling, "Scaling") {
    static const struct {
        const char *what;
        Vector2D v;
        float scalar;
        Vector2D expected;
    } products[] = {
        {"the book's assertion", {6, 3}, 2, {12, 6}},
        {"the book's 1/2", {8, 4}, 1.0f / 2, {4, 2}},
        {"by 0", {6, 3}, 0, {0, 0}},
        {"by -1", {6, -3}, -1, {-6, 3}},
        {"too large for a float", {FLT_MAX, 1}, 2, {INFINITY, 2}},
        {"tiny: 1/2 and 3/2 go to the even neighbours 0 and 2",
         {TINY, 3 * TINY},
         0.5f,
         {0, 2 * TINY}},
    };
    EACH(products, NUMBERS(multiply_vector, it->v, it->scalar));

    static const struct {
        const char *what;
        Vector2D v;
        float divisor;
        Vector2D expected;
    } quotients[] = {
        {"the book's assertion", {8, 4}, 2, {4, 2}},
        {"by 0: infinite", {1, -1}, 0, {INFINITY, -INFINITY}},
        {"null vector by 0: NaN", {0, 0}, 0, {NAN, NAN}},
        {"a third", {1, 2}, 3, {1.0f / 3, 2.0f / 3}},
        {"too large for a float", {FLT_MAX, 1}, 0.5f, {INFINITY, 2}},
        {"tiny by tiny", {3 * TINY, TINY}, TINY, {3, 1}},
    };
    EACH(quotients, NUMBERS(divide_vector, it->v, it->divisor));

    const Vector2D a = {8, 4};
    CHECK_ANSWER("the book's assertion: a / 2 equals a * 1/2", yes,
                 equal_vectors(divide_vector(a, 2), multiply_vector(a, 1.0f / 2)));
}

SECTION(length, "Length") {
    static const struct {
        const char *what;
        Vector2D v;
        float expected;
    } cases[] = {
        {"the book's vector: the root of 125", {10, 5}, 11.180339887498949f},
        {"3-4-5", {3, 4}, 5},
        {"negative coordinates", {-5, -12}, 13},
        {"null vector", {0, 0}, 0},
        {"along an axis", {0, -7}, 7},
        {"the root of 2", {1, 1}, BELOW_SQRT_2},
        {"far: 3-4-5 times 2^125, whose squares no float can hold",
         {0x3p+125f, 0x4p+125f},
         0x5p+125f},
        {"the largest", {FLT_MAX, TINY}, FLT_MAX},
        {"too long for a float", {FLT_MAX, FLT_MAX}, INFINITY},
        {"tiny: 3-4-5 times 2^-149, whose squares vanish", {3 * TINY, 4 * TINY}, 5 * TINY},
        {"infinite", {INFINITY, 0}, INFINITY},
        {"NaN", {NAN, 0}, NAN},
    };
    EACH(cases, NUMBERS(vector_length, it->v));
    CHECK("the book's assertion: longer than 1", vector_length((Vector2D){10, 5}) > 1);
}

SECTION(unit_vectors, "Unit Vector") {
    static const struct {
        const char *what;
        Vector2D v, expected;
    } cases[] = {
        {"the book's vector: 2 and 1 over the root of 5",
         {10, 5},
         {0.894427190999916f, 0.447213595499958f}},
        {"3-4-5", {3, -4}, {0.6f, -0.8f}},
        {"null vector stays", {0, 0}, {0, 0}},
        {"along an axis", {-7, 0}, {-1, 0}},
        {"far", {FLT_MAX, -FLT_MAX}, {0.7071067811865475f, -0.7071067811865475f}},
        {"tiny", {-TINY, TINY}, {-0.7071067811865475f, 0.7071067811865475f}},
        {"tiny along an axis", {0, TINY}, {0, 1}},
        {"long and thin: the thin side vanishes", {FLT_MAX, TINY}, {1, 0}},
        {"long and thin: the thin side just stays", {1, TINY}, {1, TINY}},
    };
    EACH(cases, NUMBERS(unit_vector, it->v));
    CHECK_ANSWER("the book's assertion: its length is 1", yes,
                 equal_floats(1, vector_length(unit_vector((Vector2D){10, 5}))));
}

SECTION(rotation, "Rotation") {
    static const struct {
        const char *what;
        float degrees, expected;
    } conversions[] = {
        {"none", 0, 0},
        {"half a turn", 180, 3.141592653589793f},
        {"a right angle, clockwise", -90, -1.5707963267948966f},
        {"a turn", 360, 6.283185307179586f},
        {"10,000 turns", 3600000, 62831.85307179586f},
        {"tiny: 512 times pi/180 is 8.94", 512 * TINY, 9 * TINY},
        {"NaN", NAN, NAN},
    };
    EACH(conversions, NUMBERS(degrees_to_radian, it->degrees));

    static const struct {
        const char *what;
        Vector2D v;
        float degrees;
        Vector2D expected;
    } cases[] = {
        {"the book errs: 90 degrees gave x = -4.4e-5", {1000, 0}, 90, {0, 1000}},
        {"the book errs: 360 degrees, exactly the same", {1000, 0.1f}, 360, {1000, 0.1f}},
        {"by nothing", {3, 4}, 0, {3, 4}},
        {"90", {3, 4}, 90, {-4, 3}},
        {"180", {3, 4}, 180, {-3, -4}},
        {"270", {3, 4}, 270, {4, -3}},
        {"-90", {3, 4}, -90, {4, -3}},
        {"450", {3, 4}, 450, {-4, 3}},
        {"2^20 right angles", {3, 4}, 94371840, {3, 4}},
        {"30: root of 3, and 1", {2, 0}, 30, {BELOW_SQRT_3, 1}},
        {"60: 1, and root of 3", {2, 0}, 60, {1, BELOW_SQRT_3}},
        {"-60", {2, 0}, -60, {1, -BELOW_SQRT_3}},
        {"120", {2, 0}, 120, {-1, BELOW_SQRT_3}},
        {"10,000 turns and 60", {2, 0}, 3600060, {1, BELOW_SQRT_3}},
        {"45: x cancels out", {1, 1}, 45, {0, BELOW_SQRT_2}},
        {"null vector", {0, 0}, 33, {0, 0}},
        {"far", {0x1p+127f, 0}, 60, {0x1p+126f, 0x1.bb67aep+126f}},
        {"far by a right angle", {FLT_MAX, TINY}, 90, {-TINY, FLT_MAX}},
        {"tiny: 4 times the root of 3/4 is 3.46", {4 * TINY, 0}, 60, {2 * TINY, 3 * TINY}},
    };
    EACH(cases, NUMBERS(rotate_vector, it->v, it->degrees));
}

SECTION(rotation_by_full_turns, "Rotation: full turns") {
    static const Vector2D vectors[] = {{1000, 0}, {0.1f, -7.3f}, {-3e-12f, 5e9f}, {FLT_MAX, TINY}};
    for (float degrees = -359; degrees < 360; degrees += 7.25f) {
        for (size_t i = 0; i < COUNT(vectors); i++) {
            const Vector2D once = rotate_vector(vectors[i], degrees);
            const Vector2D again = rotate_vector(vectors[i], degrees + 360);
            CHECK("the book's assertion: the same by a and by a + 360 degrees (bit for bit)",
                  memcmp(&once, &again, sizeof once) == 0);
        }
    }
}

SECTION(dot_products, "Dot Product") {
    static const struct {
        const char *what;
        Vector2D a, b;
        float expected;
    } cases[] = {
        {"the book's a and b: a right angle", {8, 2}, {-2, 8}, 0},
        {"the book's a and c: more than a right angle", {8, 2}, {-5, 5}, -30},
        {"the book's b and c: less than a right angle", {-2, 8}, {-5, 5}, 50},
        {"with the null vector", {8, 2}, {0, 0}, 0},
        {"4097 squared is 2^24 + 8193, 1 more than a float product",
         {4097, 1},
         {4097, -16785408},
         1},
        {"infinite terms cancel out", {FLT_MAX, FLT_MAX}, {2, -2}, 0},
        {"too large for a float", {FLT_MAX, 0}, {2, 0}, INFINITY},
        {"tiny: vanishes", {TINY, 0}, {TINY, 0}, 0},
        {"tiny by large", {TINY, 0}, {0x1p+127f, 0}, 0x1p-22f},
        {"NaN", {NAN, 0}, {0, 1}, NAN},
    };
    EACH(cases, NUMBERS(dot_product, it->a, it->b));
    EACH(cases, NUMBERS(dot_product, it->b, it->a));

    static const struct {
        const char *what;
        float radian, expected;
    } conversions[] = {
        {"none", 0, 0},
        {"pi as a float", 3.141592653589793f, 180},
        {"1", 1, 57.29577951308232f},
        {"clockwise", -1, -57.29577951308232f},
        {"too large for a float", FLT_MAX, INFINITY},
        {"tiny", TINY, 57 * TINY},
        {"NaN", NAN, NAN},
    };
    EACH(conversions, NUMBERS(radian_to_degrees, it->radian));
}

SECTION(dot_product_angles, "Dot Product: enclosed_angle") {
    static const struct {
        const char *what;
        Vector2D a, b;
        float expected;
    } cases[] = {
        {"the book's assertion", {8, 2}, {-2, 8}, 90},
        {"the book errs: a vector and itself gave NaN", {0.1f, 0.7f}, {0.1f, 0.7f}, 0},
        {"the book errs: the same direction, other lengths", {1, 3}, {3, 9}, 0},
        {"the book errs: opposite directions gave NaN", {0.1f, 0.7f}, {-0.1f, -0.7f}, 180},
        {"opposite directions of other lengths", {1, 3}, {-3, -9}, 180},
        {"a null vector gives 90, as in the book", {8, 2}, {0, 0}, 90},
        {"two null vectors give 90, as in the book", {0, 0}, {0, 0}, 90},
        {"45", {1, 0}, {1, 1}, 45},
        {"135", {1, 0}, {-1, -1}, 135},
        {"60", {1, 0}, {1, BELOW_SQRT_3}, 60},
        {"far", {FLT_MAX, FLT_MAX}, {0, FLT_MAX}, 45},
        {"tiny", {TINY, TINY}, {TINY, 0}, 45},
        {"far and tiny", {FLT_MAX, 0}, {-TINY, TINY}, 135},
        {"nearly parallel: 2^-80 radians",
         {1, 0},
         {0x1p+40f, 0x1p-40f},
         57.29577951308232f * 0x1p-80f},
        {"NaN", {NAN, 0}, {1, 0}, NAN},
        {"infinite", {INFINITY, 0}, {1, 0}, NAN},
        {"infinite, with the null vector", {0, INFINITY}, {0, 0}, NAN},
    };
    EACH(cases, NUMBERS(enclosed_angle, it->a, it->b));
    EACH(cases, NUMBERS(enclosed_angle, it->b, it->a));
}

SECTION(projection, "Projection") {
    static const struct {
        const char *what;
        Vector2D v, onto, expected;
    } cases[] = {
        {"onto an axis", {12, 5}, {1, 0}, {12, 0}},
        {"onto a diagonal", {3, 4}, {1, 1}, {3.5f, 3.5f}},
        {"the other way", {-3, 0}, {2, 0}, {-3, 0}},
        {"90/61 of it", {12, 5}, {5, 6}, {450.0f / 61, 540.0f / 61}},
        {"at a right angle", {8, 2}, {-2, 8}, {0, 0}},
        {"onto the null vector: the null vector", {12, 5}, {0, 0}, {0, 0}},
        {"of the null vector", {0, 0}, {5, 6}, {0, 0}},
        {"far", {FLT_MAX, FLT_MAX}, {FLT_MAX, 0}, {FLT_MAX, 0}},
        {"far onto tiny", {FLT_MAX, 1}, {TINY, 0}, {FLT_MAX, 0}},
        {"tiny", {3 * TINY, TINY}, {TINY, 0}, {3 * TINY, 0}},
        {"tiny onto far", {3 * TINY, TINY}, {FLT_MAX, 0}, {3 * TINY, 0}},
    };
    EACH(cases, NUMBERS(project_vector, it->v, it->onto));
}

SECTION(rotating_by_right_angles, "Rotating by Right Angles") {
    static const struct {
        const char *what;
        Vector2D v, by_90, by_180, by_270;
    } cases[] = {
        {"3-4-5", {3, 4}, {-4, 3}, {-3, -4}, {4, -3}},
        {"null vector", {0, 0}, {0, 0}, {0, 0}, {0, 0}},
        {"far and tiny", {FLT_MAX, TINY}, {-TINY, FLT_MAX}, {-FLT_MAX, -TINY}, {TINY, -FLT_MAX}},
    };
    EACH(cases, {
        CHECK_NUMBERS(it->what, it->by_90, rotate_vector_90(it->v));
        CHECK_NUMBERS(it->what, it->by_90, clash_rotate_vector_90(it->v));
        CHECK_NUMBERS(it->what, it->by_180, rotate_vector_180(it->v));
        CHECK_NUMBERS(it->what, it->by_180, clash_rotate_vector_180(it->v));
        CHECK_NUMBERS(it->what, it->by_270, rotate_vector_270(it->v));
        CHECK_NUMBERS(it->what, it->by_270, clash_rotate_vector_270(it->v));
    });
}

/* Only in clash2d.h. */
SECTION(directions, "Directions and distances of points") {
    static const struct {
        const char *what;
        ClashVector2D a, b;
        float cross, angle, distance;
    } cases[] = {
        {"to the left", {8, 2}, {-2, 8}, 68, 90, 11.661903789690601f},
        {"to the right", {-2, 8}, {8, 2}, -68, -90, 11.661903789690601f},
        {"3-4-5", {0, -1}, {3, 3}, 3, 135, 5},
        {"the same direction", {1, 3}, {3, 9}, 0, 0, 6.324555320336759f},
        {"opposite directions", {1, 3}, {-3, -9}, 0, 180, 12.649110640673518f},
        {"with the null vector", {3, 4}, {0, 0}, 0, 0, 5},
        {"too far for a float", {FLT_MAX, 0}, {-FLT_MAX, 0}, 0, 180, INFINITY},
        {"tiny", {TINY, 0}, {TINY, -TINY}, 0, -45, TINY},
        {"NaN", {NAN, 0}, {1, 0}, NAN, NAN, NAN},
    };
    EACH(cases, {
        CHECK_NUMBERS(it->what, it->cross, clash_cross_product(it->a, it->b));
        CHECK_NUMBERS(it->what, it->angle, clash_signed_angle(it->a, it->b));
        CHECK_NUMBERS(it->what, it->distance, clash_point_distance(it->a, it->b));
        CHECK_NUMBERS(it->what, it->distance, clash_point_distance(it->b, it->a));
    });
    static const ClashVector2D eighths[] = {{-1, -1}, {0, -1}, {1, -1}, {1, 0},
                                            {1, 1},   {0, 1},  {-1, 1}, {-1, 0}};
    for (size_t i = 0; i < COUNT(eighths); i++) {
        const float degrees = 45 * ((float)i - 3);
        CHECK_NUMBERS("an eighth of a turn", degrees, clash_vector_angle(eighths[i]));
    }
}

SECTION(parts_of_ways, "Parts of ways") {
    static const struct {
        const char *what;
        ClashVector2D from, to;
        float part;
        ClashVector2D expected;
    } cases[] = {
        {"the start", {1, 2}, {5, 10}, 0, {1, 2}},
        {"the end", {1, 2}, {5, 10}, 1, {5, 10}},
        {"a quarter", {1, 2}, {5, 10}, 0.25f, {2, 4}},
        {"before the start", {1, 2}, {5, 10}, -1, {-3, -6}},
        {"what cancels out", {1, FLT_MAX}, {-1, -FLT_MAX}, 0.5f, {0, 0}},
        {"NaN", {1, 2}, {5, 10}, NAN, {NAN, NAN}},
    };
    EACH(cases,
         CHECK_NUMBERS(it->what, it->expected, clash_lerp_vector(it->from, it->to, it->part)));
}

SECTION(walls, "Along and off walls") {
    static const struct {
        const char *what;
        ClashVector2D v, normal, slid, reflected;
    } cases[] = {
        {"a floor", {3, -4}, {0, 1}, {3, 0}, {3, 4}},
        {"a floor by a long normal from below", {3, -4}, {0, -7}, {3, 0}, {3, 4}},
        {"a wall", {3, -4}, {1, 0}, {0, -4}, {-3, -4}},
        {"a slope", {1, 0}, {1, -1}, {0.5f, 0.5f}, {0, 1}},
        {"along it", {2, 1}, {1, -2}, {2, 1}, {2, 1}},
        {"against it", {2, 1}, {2, 1}, {0, 0}, {-2, -1}},
        {"far and tiny", {FLT_MAX, -TINY}, {0, TINY}, {FLT_MAX, 0}, {FLT_MAX, TINY}},
        {"no normal", {2, 1}, {0, 0}, {2, 1}, {2, 1}},
        {"NaN", {2, 1}, {0, NAN}, {NAN, NAN}, {NAN, NAN}},
    };
    EACH(cases, {
        CHECK_NUMBERS(it->what, it->slid, clash_slide_vector(it->v, it->normal));
        CHECK_NUMBERS(it->what, it->reflected, clash_reflect_vector(it->v, it->normal));
    });
}

SECTION(poses, "Poses: frames that stand somewhere and are turned") {
    static const struct {
        const char *what;
        ClashPose pose;
        ClashVector2D in, out, direction, turned;
    } cases[] = {
        {"everything", {{0, 0}, 0}, {3, 4}, {3, 4}, {3, 4}, {3, 4}},
        {"moved", {{10, 5}, 0}, {3, 4}, {13, 9}, {3, 4}, {3, 4}},
        {"a quarter of a turn", {{10, 5}, 90}, {3, 4}, {6, 8}, {3, 4}, {-4, 3}},
        {"half a turn", {{10, 5}, -180}, {3, 4}, {7, 1}, {3, 4}, {-3, -4}},
        {"many turns", {{10, 5}, 720}, {3, 4}, {13, 9}, {3, 4}, {3, 4}},
        {"far away", {{-1e6f, 1e6f}, 90}, {1, -1e6f}, {0, 1000001}, {1, 0}, {0, 1}},
        {"huge", {{FLT_MAX, 0}, 180}, {FLT_MAX, 0}, {0, 0}, {FLT_MAX, 0}, {-FLT_MAX, 0}},
        {"tiny", {{TINY, 0}, 270}, {0, TINY}, {2 * TINY, 0}, {0, TINY}, {TINY, 0}},
    };
    EACH(cases, {
        CHECK_NUMBERS(it->what, it->out, clash_pose_transform_point(it->pose, it->in));
        CHECK_NUMBERS(it->what, it->in, clash_pose_inverse_transform_point(it->pose, it->out));
        CHECK_NUMBERS(it->what, it->turned,
                      clash_pose_transform_direction(it->pose, it->direction));
        CHECK_NUMBERS(it->what, it->direction,
                      clash_pose_inverse_transform_direction(it->pose, it->turned));
        const ClashPose back = clash_pose_inverse(it->pose), none = {{0, 0}, 0};
        CHECK_NUMBERS(it->what, none, clash_pose_compose(it->pose, back));
        CHECK_NUMBERS(it->what, none, clash_pose_compose(back, it->pose));
    });
    const ClashPose ship = {{10, 5}, 90}, gun = {{2, 0}, -45}, both = {{10, 7}, 45};
    CHECK_NUMBERS("a gun on a ship", both, clash_pose_compose(ship, gun));
    const ClashPose nowhere = {{1, 2}, INFINITY};
    const ClashVector2D unknown = {NAN, NAN}, point = {1, 2};
    CHECK_NUMBERS("an infinite turn", unknown, clash_pose_transform_point(nowhere, point));
    CHECK_NUMBERS("the same back", unknown, clash_pose_inverse_transform_point(nowhere, point));
}

SECTION(poses_of_motions, "Poses: where a motion has led") {
    static const ClashMotion door = {{0, 0}, -180, {4, 0}}, way = {{8, 4}, 90, {2, 1}};
    static const struct {
        const char *what;
        ClashMotion motion;
        float fraction;
        ClashPose expected;
    } cases[] = {
        {"a door that is shut", {{0, 0}, -180, {4, 0}}, 0, {{0, 0}, 0}},
        {"half open", {{0, 0}, -180, {4, 0}}, 0.5f, {{4, 4}, -90}},
        {"open", {{0, 0}, -180, {4, 0}}, 1, {{8, 0}, -180}},
        {"a way with a turn", {{8, 4}, 90, {2, 1}}, 1, {{11, 3}, 90}},
        {"before it", {{8, 4}, 90, {2, 1}}, -1, {{-7, -1}, -90}},
        {"behind it", {{8, 4}, 90, {2, 1}}, 2, {{20, 10}, 180}},
        {"without a turn", {{8, 4}, 0, {2, 1}}, 0.25f, {{2, 1}, 0}},
        {"too many turns", {{0, 0}, FLT_MAX, {0, 0}}, 2, {{NAN, NAN}, NAN}},
        {"NaN", {{8, NAN}, 0, {2, 1}}, 0, {{NAN, NAN}, NAN}},
    };
    EACH(cases,
         CHECK_NUMBERS(it->what, it->expected, clash_motion_pose_at(it->motion, it->fraction)));
    const ClashShape leaf = clash_shape_segment((ClashSegment){{4, 0}, {1, 0}});
    const ClashShape post = clash_shape_point((ClashVector2D){4, 3});
    const ClashMotion none = {{0, 0}, 0, {0, 0}};
    ClashCastHit hit = {0};
    ClashCastSettings settings = clash_default_cast();
    settings.tolerance = 0.001f;
    CHECK("the door meets a post", clash_cast_turning(&leaf, door, &post, none, &settings, &hit));
    const ClashPose at_hit = clash_motion_pose_at(door, hit.fraction);
    const ClashVector2D end = clash_pose_transform_point(at_hit, (ClashVector2D){1, 0});
    CHECK("and is drawn there", clash_point_distance(end, (ClashVector2D){4, 3}) <= 0.001f);
    const ClashPose pivot = clash_motion_pose_at(way, 0.5f);
    CHECK("the pivot is on its way",
          clash_point_distance(clash_pose_transform_point(pivot, way.pivot),
                               (ClashVector2D){6, 3}) < 1e-6f);
}

/* Only in book.h. */
SECTION(minimum_and_maximum, "Minimum and Maximum") {
    static const struct {
        const char *what;
        float a, b, least, greatest;
    } cases[] = {
        {"in order", 1, 2, 1, 2},   {"equal", 3, 3, 3, 3},
        {"signs", -5, 4, -5, 4},    {"far", -FLT_MAX, FLT_MAX, -FLT_MAX, FLT_MAX},
        {"tiny", 0, TINY, 0, TINY}, {"infinite", -INFINITY, INFINITY, -INFINITY, INFINITY},
    };
    EACH(cases, {
        CHECK_NUMBERS(it->what, it->least, minimum(it->a, it->b));
        CHECK_NUMBERS(it->what, it->least, minimum(it->b, it->a));
        CHECK_NUMBERS(it->what, it->greatest, maximum(it->a, it->b));
        CHECK_NUMBERS(it->what, it->greatest, maximum(it->b, it->a));
    });
}

void vectors(void) {
    additions();
    additions_equal_floats();
    scaling();
    length();
    unit_vectors();
    rotation();
    rotation_by_full_turns();
    dot_products();
    dot_product_angles();
    projection();
    rotating_by_right_angles();
    directions();
    parts_of_ways();
    walls();
    poses();
    poses_of_motions();
    minimum_and_maximum();
}
