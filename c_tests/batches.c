/* One question about many shapes. */
#include "any_shape.h"
#include "chapters.h"
#include "check.h"

#include <string.h>

typedef struct Bullet {
    char name[3];
    ClashCircle circle;
    double speed;
} Bullet;

enum { MANY = 200 };

static Bullet bullets[MANY];
static ClashCircle circles[MANY];
static float xs[MANY], ys[MANY], radii[MANY];
static const float one_radius = 0.75f;

/* Circles on a grid, as structs, within structs, and as arrays of numbers. */
static void lay(void) {
    for (int i = 0; i < MANY; i++) {
        const ClashCircle circle = {{(float)(i % 20), (float)(i / 20)}, 0.25f + 0.25f * (i % 3)};
        circles[i] = bullets[i].circle = circle;
        xs[i] = circle.center.x, ys[i] = circle.center.y, radii[i] = circle.radius;
    }
}

static ClashBatch structs(void) {
    const ClashBatch batch = {CLASH_SHAPE_CIRCLE, MANY, {{&circles[0].center.x, sizeof *circles}}};
    return batch;
}

static ClashBatch within_structs(void) {
    const ClashBatch batch = {
        CLASH_SHAPE_CIRCLE, MANY, {{&bullets[0].circle.center.x, sizeof *bullets}}};
    return batch;
}

static ClashBatch columns(void) {
    const ClashBatch batch = {
        CLASH_SHAPE_CIRCLE, MANY, {{xs, sizeof *xs}, {ys, sizeof *ys}, {radii, sizeof *radii}}};
    return batch;
}

static bool bit(const uint64_t *mask, size_t number) {
    return mask[number / 64] >> number % 64 & 1;
}

SECTION(one_against_many, "One shape against many, wherever their numbers lie") {
    static const ClashVector2D corners[] = {{0, 0}, {12, 0}, {12, 2}, {4, 2}, {4, 7}, {0, 7}};
    const ClashShape walls[] = {RECTANGLE(2, 2, 3, 4),   CIRCLE(9, 5, 3),  ORIENTED(9, 5, 5, 1, 30),
                                CAPSULE(1, 1, 15, 8, 1), LINE(0, 0, 1, 1), SECTOR(9, 5, 5, 90, 60),
                                SEGMENT(0, 0, 19, 9),    POINT(4, 4),      POLYGON(corners, 0.5f)};
    const ClashBatch batches[] = {structs(), within_structs(), columns()};
    for (size_t w = 0; w < COUNT(walls); w++)
        for (size_t b = 0; b < COUNT(batches); b++) {
            uint64_t mask[5] = {0, 0, 0, 0, 7};
            const size_t found = clash_batch_collide(&walls[w], &batches[b], mask, COUNT(mask));
            size_t expected = 0;
            bool are_same = true;
            for (size_t i = 0; i < MANY; i++) {
                const ClashShape circle = clash_shape_circle(circles[i]);
                const bool is_hit = clash_collide(&walls[w], &circle);
                expected += is_hit;
                are_same &= is_hit == bit(mask, i);
            }
            CHECK("each answer is that of the single call", are_same);
            CHECK("their number", found == expected && expected > 0);
            CHECK("what is behind the mask stays", mask[4] == 7 && mask[3] >> (MANY - 192) == 0);
            CHECK("without a mask", clash_batch_collide(&walls[w], &batches[b], NULL, 0) == found);
        }
}

SECTION(pairs_of_many, "Many shapes with as many others") {
    const ClashBatch a = structs();
    ClashBatch b = columns();
    uint64_t mask[4];
    CHECK("each with itself", clash_batch_collide_pairs(&a, &b, mask, 4) == MANY);
    CHECK("all bits", mask[0] == UINT64_MAX && mask[3] == 255);
    /* Each with the next one: 0.25 + 0.5, 0.5 + 0.75 and 0.75 + 0.25 against a distance of 1. */
    b.count = MANY - 1;
    b.fields[0].first++, b.fields[1].first++, b.fields[2].first++;
    size_t expected = 0;
    for (size_t i = 0; i < MANY - 1; i++)
        expected += clash_circles_collide(circles[i], circles[i + 1]);
    CHECK("of different counts", clash_batch_collide_pairs(&a, &b, mask, 4) == expected);
    CHECK("touching counts", !bit(mask, 0) && bit(mask, 1) && bit(mask, 2));
    b.fields[2].first = &one_radius;
    b.fields[2].stride = 0;
    CHECK("one radius for all", clash_batch_collide_pairs(&b, &b, NULL, 0) == MANY - 1);
}

SECTION(rays_of_many, "Rays against one shape") {
    static const ClashLine rays[] = {{{-4, 0}, {8, 0}}, {{-4, 0}, {1, 0}}, {{-4, 2}, {8, 0}},
                                     {{0, 0}, {1, 1}},  {{-4, 3}, {8, 0}}, {{NAN, 0}, {8, 0}}};
    const ClashBatch batch = {CLASH_SHAPE_LINE, COUNT(rays), {{&rays[0].base.x, sizeof *rays}}};
    const ClashShape disc = CIRCLE(0, 0, 2);
    float entries[COUNT(rays) + 1] = {9, 9, 9, 9, 9, 9, 9};
    CHECK("how many", clash_batch_cast_rays(&disc, &batch, entries, COUNT(entries)) == 3);
    for (size_t i = 0; i < COUNT(rays); i++) {
        ClashRayHit hit;
        const bool is_hit = clash_cast_ray(&disc, rays[i].base, rays[i].direction, NULL, &hit);
        CHECK("the entry of the single call", entries[i] == (is_hit ? hit.entry : 2));
    }
    CHECK("by hand", entries[0] == 0.25f && entries[1] == 2 && entries[3] == 0);
    CHECK("nothing behind", entries[COUNT(rays)] == 9);
    const ClashBatch points = {CLASH_SHAPE_POINT, 2, {{xs, 8}}};
    CHECK("points are no rays", clash_batch_cast_rays(&disc, &points, entries, 7) == 0);
}

SECTION(all_pairs, "All pairs of many") {
    static uint64_t scratch[20000];
    static ClashIndexPair pairs[MANY * 4], first[3];
    const ClashBatch a = structs(), b = within_structs();
    const size_t needed = clash_batch_find_pairs_capacity(&a, NULL);
    CHECK("the scratch", needed > 0 && needed <= COUNT(scratch));
    const size_t room = COUNT(pairs);
    const size_t found = clash_batch_find_pairs(&a, NULL, 0, pairs, room, scratch, needed);
    size_t expected = 0;
    for (uint32_t i = 0; i < MANY; i++)
        for (uint32_t k = i + 1; k < MANY; k++)
            if (clash_circles_collide(circles[i], circles[k])) {
                CHECK("by their numbers", pairs[expected].a == i && pairs[expected].b == k);
                expected++;
            }
    CHECK("how many", found == expected);
    CHECK("without scratch", clash_batch_find_pairs(&a, NULL, 0, NULL, 0, NULL, 0) == expected);
    CHECK("a limit", clash_batch_find_pairs(&a, NULL, 1, NULL, 0, scratch, needed) == 1);
    CHECK("little room",
          clash_batch_find_pairs(&a, NULL, 0, first, 3, scratch, needed) == expected);
    CHECK("the first ones", memcmp(first, pairs, sizeof first) == 0);
    CHECK("of two",
          clash_batch_find_pairs(&a, &b, 0, NULL, 0, scratch, needed) == 2 * found + MANY);
}

SECTION(mask_of_bits, "Numbers of the bits of a mask") {
    static const uint64_t mask[] = {5, 0, UINT64_MAX};
    uint32_t indices[4] = {9, 9, 9, 9};
    CHECK("how many", clash_mask_indices(mask, 3, indices, 4) == 66);
    CHECK("which", indices[0] == 0 && indices[1] == 2 && indices[2] == 128 && indices[3] == 129);
    CHECK("fewer words", clash_mask_indices(mask, 2, NULL, 0) == 2);
    CHECK("null", clash_mask_indices(NULL, 3, indices, 4) == 0);
}

SECTION(no_batches, "What is no batch") {
    const ClashShape point = POINT(0, 0);
    const ClashBatch polygons = {CLASH_SHAPE_POLYGON, 70, {{xs, 4}}},
                     nowhere = {CLASH_SHAPE_CIRCLE, 70, {{NULL, 12}}}, many = structs();
    uint64_t mask[] = {7, 7, 7};
    CHECK("of no kind", clash_batch_collide(&point, &polygons, mask, 3) == 0);
    CHECK("nobody is met", mask[0] == 0 && mask[1] == 0 && mask[2] == 7);
    CHECK("at null", clash_batch_collide(&point, &nowhere, mask, 3) == 0);
    CHECK("null", clash_batch_collide(&point, NULL, mask, 3) == 0);
    CHECK("null", clash_batch_collide_pairs(&many, NULL, mask, 3) == 0);
    CHECK("null", clash_batch_cast_rays(&point, NULL, NULL, 0) == 0);
    CHECK("null", clash_batch_find_pairs(NULL, &many, 0, NULL, 0, NULL, 0) == 0);
    CHECK("null", clash_batch_find_pairs_capacity(NULL, NULL) == 0);
    CHECK("no shape", clash_batch_collide(NULL, &many, mask, 3) == 0 && mask[2] == 0);
}

void batches(void) {
    lay();
    one_against_many();
    pairs_of_many();
    rays_of_many();
    all_pairs();
    mask_of_bits();
    no_batches();
}
