/* Whether any shape meets any other, and which shapes are valid. */
#include "any_shape.h"
#include "chapters.h"
#include "check.h"

#include <stdio.h>
#include <string.h>

struct named_shape {
    const char *what;
    ClashShape shape;
};

/* ---- Every pair of kinds ---- */

/* Left of x = 0, but for the origin, which all have on their border. */
static const ClashVector2D left_triangle[] = {{0, 0}, {-2, 1}, {-2, -1}};
static const ClashVector2D left_wedge[] = {{-3, -1}, {-1, 0}, {-3, 1}};
static const ClashVector2D left_frame[] = {{-4, -2}, {0, -2},  {0, 2},  {-4, 2},
                                           {-3, -1}, {-1, -1}, {-1, 1}, {-3, 1}};
static const uint32_t two_squares[] = {4, 4};
static const ClashVector2D left_hook[] = {{-2, 2}, {0, 0}, {-2, -2}};
static const ClashShape left_members[] = {CIRCLE(-10, 0, 1), POLYGON(left_triangle, 0)};
static const struct named_shape left_shapes[] = {
    {"point", POINT(0, 0)},
    {"line", LINE(0, 3, 0, -2)},
    {"segment", SEGMENT(-3, 1, 0, 0)},
    {"circle", CIRCLE(-1, 0, 1)},
    {"rectangle", RECTANGLE(-2, -1, 2, 2)},
    {"oriented rectangle", ORIENTED(-2, 0, 1, 2, 90)},
    {"capsule", CAPSULE(-3, 0, -1, 0, 1)},
    {"polygon", POLYGON(left_triangle, 0)},
    {"rounded polygon", POLYGON(left_wedge, 1)},
    {"polygon with a hole", POLYGON_OF_RINGS(left_frame, two_squares)},
    {"chain", CHAIN(left_hook, 0)},
    {"thick closed chain", CLOSED_CHAIN(left_wedge, 1)},
    {"sector", SECTOR(-1, 0, 1, 0, 90)},
    {"ring sector", RING(-2, 0, 1, 2, 0, 30)},
    {"group", GROUP(left_members)},
};

/* The same on the right, moved on by a gap: nothing is left of x = gap, where all have a point. */
#define RIGHT_SHAPES(name, gap)                                                                    \
    static const ClashVector2D name##_triangle[] = {{gap, 0}, {2, 1}, {2, -1}};                    \
    static const ClashVector2D name##_wedge[] = {{1 + gap, 0}, {3, 1}, {3, -1}};                   \
    static const ClashVector2D name##_frame[] = {{gap, -2}, {4, -2}, {4, 2}, {gap, 2},             \
                                                 {1, -1},   {3, -1}, {3, 1}, {1, 1}};              \
    static const ClashVector2D name##_hook[] = {{2, 2}, {gap, 0}, {2, -2}};                        \
    static const ClashShape name##_members[] = {POINT(50, 50), SEGMENT(gap, 0, 4, -1)};            \
    static const struct named_shape name##_shapes[] = {                                            \
        {"point", POINT(gap, 0)},                                                                  \
        {"line", LINE(gap, -5, 0, 7)},                                                             \
        {"segment", SEGMENT(gap, 0, 4, -1)},                                                       \
        {"circle", CIRCLE(1 + gap, 0, 1)},                                                         \
        {"rectangle", RECTANGLE(gap, -3, 2, 3)},                                                   \
        {"oriented rectangle", ORIENTED(2 + gap, 0, 2, 1, 180)},                                   \
        {"capsule", CAPSULE(1 + gap, 0, 3, 0, 1)},                                                 \
        {"polygon", POLYGON(name##_triangle, 0)},                                                  \
        {"rounded polygon", POLYGON(name##_wedge, 1)},                                             \
        {"polygon with a hole", POLYGON_OF_RINGS(name##_frame, two_squares)},                      \
        {"chain", CHAIN(name##_hook, 0)},                                                          \
        {"thick closed chain", CLOSED_CHAIN(name##_wedge, 1)},                                     \
        {"sector", SECTOR(gap, 0, 2, 0, 45)},                                                      \
        {"ring sector", RING(2 + gap, 0, 1, 2, 180, 30)},                                          \
        {"group", GROUP(name##_members)},                                                          \
    }

/* The smallest gap that 1 + gap and 2 + gap can both hold. */
#define GAP 0x1p-22f

RIGHT_SHAPES(touching, 0);
RIGHT_SHAPES(separate, GAP);

static void check_every_pair(const struct named_shape *right, bool expected) {
    for (size_t i = 0; i < COUNT(left_shapes); i++) {
        for (size_t j = 0; j < COUNT(left_shapes); j++) {
            const ClashShape *a = &left_shapes[i].shape, *b = &right[j].shape;
            char what[100];
            snprintf(what, sizeof what, "%s and %s", left_shapes[i].what, right[j].what);
            CHECK_ANSWER(what, expected, clash_collide(a, b));
            CHECK_ANSWER(what, expected, clash_collide(b, a));
        }
    }
}

SECTION(every_pair, "Any shape: every pair of kinds") {
    check_every_pair(touching_shapes, true);
    check_every_pair(separate_shapes, false);
}

/* ---- Pairs with the newer kinds, one by one ---- */

struct pair {
    const char *what;
    ClashShape a, b;
    bool expected;
};

#define CHECK_PAIRS(pairs)                                                                         \
    EACH(pairs, CHECK_ANSWER(it->what, it->expected, clash_collide(&it->a, &it->b));               \
         CHECK_ANSWER(it->what, it->expected, clash_collide(&it->b, &it->a)))

/* An L whose notch is the square from (2, 2) to (6, 6). */
static const ClashVector2D ell[] = {{0, 0}, {6, 0}, {6, 2}, {2, 2}, {2, 6}, {0, 6}};
static const ClashVector2D in_notch[] = {{6, 3}, {6, 6}, {3, 6}};
static const ClashVector2D across_notch[] = {{6, 2}, {6, 6}, {2, 6}};
/* Two edges cross at (2, 2); the area is left and right of it. */
static const ClashVector2D bow_tie[] = {{0, 0}, {4, 4}, {4, 0}, {0, 4}};
static const ClashVector2D twice_around[] = {{0, 0}, {4, 0}, {4, 4}, {0, 4},
                                             {0, 0}, {4, 0}, {4, 4}, {0, 4}};
/* From 0 to 8 on both axes; the hole is the square from (2, 2) to (6, 6). */
static const ClashVector2D frame[] = {{0, 0}, {8, 0}, {8, 8}, {0, 8},
                                      {2, 2}, {6, 2}, {6, 6}, {2, 6}};
static const ClashVector2D corner[] = {{11, 4}, {20, 4}, {20, 20}};
static const ClashVector2D corner_above[] = {{11, ABOVE_4}, {20, 5}, {20, 20}};
static const ClashVector2D one_vertex[] = {{3, 4}};
static const ClashVector2D two_vertices[] = {{0, 0}, {6, 8}};
/* Right and up: not filled. */
static const ClashVector2D stairs[] = {{0, 0}, {4, 0}, {4, 4}};
static const ClashVector2D beside_stairs[] = {{0, 1}, {3, 1}, {3, 4}};
static const ClashVector2D upright[] = {{2, -1}, {2, 1}};
/* Two coins, apart. */
static const ClashShape coins[] = {CIRCLE(0, 0, 1), CIRCLE(10, 0, 1)};
static const ClashShape inner_coin[] = {POINT(5, 5), CIRCLE(5, 0, 4)};
static const ClashShape small_inner_coin[] = {POINT(5, 5), CIRCLE(5, 0, BELOW_4)};
static const ClashVector2D between_coins[] = {{2, -3}, {8, -3}, {8, 3}, {2, 3}};
static const ClashVector2D up_to_coin[] = {{2, -3}, {9, 0}, {2, 3}};

SECTION(capsule_pairs, "Any shape: capsules") {
    static const struct pair pairs[] = {
        {"point, 3-4-5 from an end", CAPSULE(0, 0, 8, 0, 5), POINT(11, 4), true},
        {"point, outside by one float", CAPSULE(0, 0, 8, 0, 5), POINT(11, ABOVE_4), false},
        {"point above the side", CAPSULE(0, 0, 8, 0, 5), POINT(4, 5), true},
        {"point above the side by one float", CAPSULE(0, 0, 8, 0, 5), POINT(4, ABOVE_5), false},
        {"line along the side", CAPSULE(0, 0, 8, 0, 5), LINE(99, 5, -3, 0), true},
        {"line beside the side", CAPSULE(0, 0, 8, 0, 5), LINE(99, ABOVE_5, -3, 0), false},
        {"line at an end, 3-4-5", CAPSULE(0, 0, 8, 0, 5), LINE(11, 4, 4, -3), true},
        {"line beside an end", CAPSULE(0, 0, 8, 0, 5), LINE(11, ABOVE_4, 4, -3), false},
        {"segment away from an end", CAPSULE(0, 0, 8, 0, 5), SEGMENT(11, 4, 20, 4), true},
        {"segment beside an end", CAPSULE(0, 0, 8, 0, 5), SEGMENT(11, ABOVE_4, 20, 10), false},
        {"segment across", CAPSULE(0, 0, 8, 0, 5), SEGMENT(4, -20, 4, 20), true},
        {"circle, 3-4-5 twice", CAPSULE(0, 0, 8, 0, 5), CIRCLE(14, 8, 5), true},
        {"circle a little smaller", CAPSULE(0, 0, 8, 0, 5), CIRCLE(14, 8, BELOW_5), false},
        {"rectangle's corner", CAPSULE(0, 0, 8, 0, 5), RECTANGLE(11, 4, 2, 2), true},
        {"rectangle beside", CAPSULE(0, 0, 8, 0, 5), RECTANGLE(11, ABOVE_4, 2, 2), false},
        {"rectangle on the side", CAPSULE(0, 0, 8, 0, 5), RECTANGLE(2, 5, 3, 3), true},
        {"rectangle above the side", CAPSULE(0, 0, 8, 0, 5), RECTANGLE(2, ABOVE_5, 3, 3), false},
        {"oriented rectangle on the side", CAPSULE(0, 0, 8, 0, 5), ORIENTED(4, 7, 2, 3, 90), true},
        {"too short for that", CAPSULE(0, 0, 8, 0, 5), ORIENTED(4, 7, BELOW_2, 3, 90), false},
        {"oriented rectangle's corner", CAPSULE(0, 0, 8, 0, 1),
         ORIENTED(4, BELOW_1_PLUS_SQRT_2, 1, 1, 45), true},
        {"the same a float higher", CAPSULE(0, 0, 8, 0, 1),
         ORIENTED(4, ABOVE_1_PLUS_SQRT_2, 1, 1, 45), false},
        {"capsules end on side", CAPSULE(0, 0, 8, 0, 3), CAPSULE(4, 5, 4, 9, 2), true},
        {"one a little thinner", CAPSULE(0, 0, 8, 0, 3), CAPSULE(4, 5, 4, 9, BELOW_2), false},
        {"parallel capsules", CAPSULE(0, 0, 8, 0, 3), CAPSULE(6, 5, 20, 5, 2), true},
        {"crossing capsules without a radius", CAPSULE(0, 0, 8, 0, 0), CAPSULE(4, 5, 4, -5, 0),
         true},
        {"capsules that are points", CAPSULE(1, 1, 1, 1, 0), CAPSULE(1, 1, 1, 1, 0), true},
        {"polygon's vertex", CAPSULE(0, 0, 8, 0, 5), POLYGON(corner, 0), true},
        {"polygon beside", CAPSULE(0, 0, 8, 0, 5), POLYGON(corner_above, 0), false},
        {"in a polygon's notch", CAPSULE(4, 4, 5, 5, 2), POLYGON(ell, 0), true},
        {"free in the notch", CAPSULE(4, 4, 5, 5, BELOW_2), POLYGON(ell, 0), false},
        {"chain's end", CAPSULE(0, 0, 8, 0, 5), CHAIN(corner, 0), true},
        {"chain beside", CAPSULE(0, 0, 8, 0, 5), CHAIN(corner_above, 0), false},
        {"sector's straight side", CAPSULE(0, -3, 4, -3, 3), SECTOR(0, 0, 5, 90, 90), true},
        {"below a sector", CAPSULE(0, -3, 4, -3, BELOW_3), SECTOR(0, 0, 5, 90, 90), false},
        {"between two coins", CAPSULE(3, 0, 7, 0, 2), GROUP(coins), true},
        {"free between two coins", CAPSULE(3, 0, 7, 0, BELOW_2), GROUP(coins), false},
    };
    CHECK_PAIRS(pairs);
}

SECTION(polygon_pairs, "Any shape: polygons") {
    static const struct pair pairs[] = {
        {"point in the notch", POLYGON(ell, 0), POINT(4, 4), false},
        {"point at the reflex corner", POLYGON(ell, 0), POINT(2, 2), true},
        {"point on an edge", POLYGON(ell, 0), POINT(3, 2), true},
        {"point above the edge", POLYGON(ell, 0), POINT(3, ABOVE_2), false},
        {"point between a bow tie's wings", POLYGON(bow_tie, 0), POINT(2, 1), false},
        {"point in a wing", POLYGON(bow_tie, 0), POINT(1, 2), true},
        {"point where the wings meet", POLYGON(bow_tie, 0), POINT(2, 2), true},
        {"twice around is not inside", POLYGON(twice_around, 0), POINT(1, 1), false},
        {"twice around has edges", POLYGON(twice_around, 0), POINT(0, 1), true},
        {"a polygon of one vertex", POLYGON(one_vertex, 0), POINT(3, 4), true},
        {"a polygon of two vertices", POLYGON(two_vertices, 0), POINT(3, 4), true},
        {"beside two vertices", POLYGON(two_vertices, 0), POINT(3, ABOVE_4), false},
        {"one rounded vertex", POLYGON(one_vertex, 5), POINT(0, 0), true},
        {"line along two corners", POLYGON(ell, 0), LINE(9, -1, -1, 1), true},
        {"line beside the corners", POLYGON(ell, 0), LINE(6, ABOVE_2, -1, 1), false},
        {"segment in the notch", POLYGON(ell, 0), SEGMENT(3, 6, 6, 3), false},
        {"segment across the notch", POLYGON(ell, 0), SEGMENT(2, 6, 6, 2), true},
        {"segment inside", POLYGON(ell, 0), SEGMENT(1, 1, 1, 5), true},
        {"segment in the hole", POLYGON_OF_RINGS(frame, two_squares), SEGMENT(3, 3, 5, 4), false},
        {"circle fits the notch", POLYGON(ell, 0), CIRCLE(4, 4, 2), true},
        {"circle free in the notch", POLYGON(ell, 0), CIRCLE(4, 4, BELOW_2), false},
        {"circle fits the hole", POLYGON_OF_RINGS(frame, two_squares), CIRCLE(4, 4, 2), true},
        {"circle in the hole", POLYGON_OF_RINGS(frame, two_squares), CIRCLE(4, 4, BELOW_2), false},
        {"rectangle in the notch", POLYGON(ell, 0), RECTANGLE(3, 3, 2, 2), false},
        {"rectangle at the notch's side", POLYGON(ell, 0), RECTANGLE(2, 3, 2, 2), true},
        {"rectangle beside it", POLYGON(ell, 0), RECTANGLE(ABOVE_2, 3, 2, 2), false},
        {"rectangle around all", POLYGON(ell, 0), RECTANGLE(-9, -9, 20, 20), true},
        {"oriented rectangle in the notch", POLYGON(ell, 0),
         ORIENTED(4, 4, BELOW_SQRT_2, BELOW_SQRT_2, 45), false},
        {"oriented rectangle into its sides", POLYGON(ell, 0),
         ORIENTED(4, 4, ABOVE_SQRT_2, ABOVE_SQRT_2, 45), true},
        {"polygon in the notch", POLYGON(ell, 0), POLYGON(in_notch, 0), false},
        {"polygon across the notch", POLYGON(ell, 0), POLYGON(across_notch, 0), true},
        {"polygon in the hole", POLYGON_OF_RINGS(frame, two_squares), POLYGON(in_notch, 0), true},
        {"rounded polygons, 3 apart", POLYGON(one_vertex, 2), POLYGON(ell, 3), true},
        {"chain in the notch", POLYGON(ell, 0), CHAIN(in_notch, 0), false},
        {"chain with an end on the border", POLYGON(ell, 0), CHAIN(across_notch, 0), true},
        {"chain inside", POLYGON(twice_around, 0), CHAIN(beside_stairs, 0), true},
        {"sector fills the notch", POLYGON(ell, 0), SECTOR(6, 6, 4, 225, 45), true},
        {"sector in the notch", POLYGON(ell, 0), SECTOR(6, 6, BELOW_4, 225, 45), false},
        {"between two coins", POLYGON(between_coins, 0), GROUP(coins), false},
        {"up to a coin", POLYGON(up_to_coin, 0), GROUP(coins), true},
        {"between two coins, rounded", POLYGON(between_coins, 1), GROUP(coins), true},
        {"between two coins, less round", POLYGON(between_coins, BELOW_1), GROUP(coins), false},
    };
    CHECK_PAIRS(pairs);
}

SECTION(chain_pairs, "Any shape: chains") {
    static const struct pair pairs[] = {
        {"point on it", CHAIN(stairs, 0), POINT(4, 2), true},
        {"point between its ends", CHAIN(stairs, 0), POINT(2, 2), false},
        {"point on the piece that closes it", CLOSED_CHAIN(stairs, 0), POINT(2, 2), true},
        {"point inside: not filled", CLOSED_CHAIN(stairs, 0), POINT(3, 1), false},
        {"one vertex", CHAIN(one_vertex, 0), POINT(3, 4), true},
        {"line through an end", CHAIN(stairs, 0), LINE(-1, 1, 1, -1), true},
        {"line beside it", CHAIN(stairs, 0), LINE(0, -TINY, 1, 0), false},
        {"line across the ends", CHAIN(stairs, 0), LINE(0, 4, 1, -1), true},
        {"segment between its ends", CHAIN(stairs, 0), SEGMENT(1, 1, 3, 3), false},
        {"segment on the piece that closes it", CLOSED_CHAIN(stairs, 0), SEGMENT(1, 1, 3, 3), true},
        {"circle, 3-4-5 from an end", CHAIN(stairs, 0), CIRCLE(7, 8, 5), true},
        {"circle a little smaller", CHAIN(stairs, 0), CIRCLE(7, 8, BELOW_5), false},
        {"circle with room inside", CHAIN(stairs, 0), CIRCLE(2, 2, BELOW_2), false},
        {"circle that fits", CHAIN(stairs, 0), CIRCLE(2, 2, 2), true},
        {"rectangle beside", CHAIN(stairs, 0), RECTANGLE(1, 1, 2, 2), false},
        {"rectangle, thick chain", CHAIN(stairs, 1), RECTANGLE(1, 1, 2, 2), true},
        {"rectangle, less thick", CHAIN(stairs, BELOW_1), RECTANGLE(1, 1, 2, 2), false},
        {"rectangle around all", CHAIN(stairs, 0), RECTANGLE(-9, -9, 20, 20), true},
        {"oriented rectangle", CHAIN(stairs, 1), ORIENTED(2, 2, 1, 0.5f, 90), true},
        {"oriented rectangle, less thick", CHAIN(stairs, BELOW_1), ORIENTED(2, 2, 1, 0.5f, 90),
         false},
        {"crossing chains", CHAIN(stairs, 0), CHAIN(upright, 0), true},
        {"chains side by side", CHAIN(stairs, 0.5f), CHAIN(beside_stairs, 0.5f), true},
        {"one less thick", CHAIN(stairs, 0.5f), CHAIN(beside_stairs, BELOW_HALF), false},
        {"sector's tip", CHAIN(stairs, 0), SECTOR(2, 3, 3, 270, 10), true},
        {"sector too short", CHAIN(stairs, 0), SECTOR(2, 3, BELOW_3, 270, 10), false},
        {"around two coins", CHAIN(between_coins, 0), GROUP(coins), false},
        {"up to a coin", CHAIN(up_to_coin, 0), GROUP(coins), true},
        {"closed around a coin, not filled", CLOSED_CHAIN(between_coins, 0), POINT(5, 0), false},
    };
    CHECK_PAIRS(pairs);
}

SECTION(sector_pairs, "Any shape: sectors") {
    static const struct pair pairs[] = {
        {"point on the side at 45 degrees", SECTOR(0, 0, 5, 0, 45), POINT(3, 3), true},
        {"point above that", SECTOR(0, 0, 5, 0, 45), POINT(3, ABOVE_3), false},
        {"its tip", SECTOR(0, 0, 5, 0, 45), POINT(0, 0), true},
        {"behind the tip", SECTOR(0, 0, 5, 0, 45), POINT(-TINY, 0), false},
        {"on the arc", SECTOR(0, 0, 5, 0, 45), POINT(5, 0), true},
        {"beyond the arc", SECTOR(0, 0, 5, 0, 45), POINT(ABOVE_5, 0), false},
        {"on the arc, 3-4-5", SECTOR(0, 0, 5, 90, 90), POINT(3, 4), true},
        {"beyond the arc, 3-4-5", SECTOR(0, 0, 5, 90, 90), POINT(3, ABOVE_4), false},
        {"below a half disc", SECTOR(0, 0, 5, 90, 90), POINT(4, -TINY), false},
        {"on the inner arc, 3-4-5", RING(0, 0, 5, 10, 90, 90), POINT(3, 4), true},
        {"within the inner arc", RING(0, 0, 5, 10, 90, 90), POINT(3, BELOW_4), false},
        {"a whole disc", SECTOR(0, 0, 5, 17, 180), POINT(-3, -4), true},
        {"more than a whole disc", SECTOR(0, 0, 5, 17, 1000), POINT(-3, -4), true},
        {"an angle of 0: a segment", SECTOR(0, 0, 5, 0, 0), POINT(5, 0), true},
        {"beside that segment", SECTOR(0, 0, 5, 0, 0), POINT(2, TINY), false},
        {"a radius of 0: a point", SECTOR(3, 4, 0, 0, 45), POINT(3, 4), true},
        {"more turns are none", SECTOR(0, 0, 5, 720 + 90, 90), POINT(3, 4), true},
        {"line at the arc", SECTOR(0, 0, 5, 90, 90), LINE(-7, 5, 1, 0), true},
        {"line above the arc", SECTOR(0, 0, 5, 90, 90), LINE(-7, ABOVE_5, 1, 0), false},
        {"line along the side", SECTOR(0, 0, 5, 90, 90), LINE(-7, 0, 1, 0), true},
        {"line below the side", SECTOR(0, 0, 5, 90, 90), LINE(-7, -TINY, 1, 0), false},
        {"segment within a ring", RING(0, 0, 5, 10, 0, 180), SEGMENT(-3, BELOW_4, 3, 3), false},
        {"segment to the inner arc", RING(0, 0, 5, 10, 0, 180), SEGMENT(-3, 4, 3, 3), true},
        {"circle below", SECTOR(0, 0, 5, 90, 90), CIRCLE(0, -2, 2), true},
        {"circle below, smaller", SECTOR(0, 0, 5, 90, 90), CIRCLE(0, -2, BELOW_2), false},
        {"circle outside, 3-4-5 twice", SECTOR(0, 0, 5, 90, 90), CIRCLE(6, 8, 5), true},
        {"circle outside, smaller", SECTOR(0, 0, 5, 90, 90), CIRCLE(6, 8, BELOW_5), false},
        {"circle fills a ring", RING(0, 0, 5, 10, 0, 180), CIRCLE(0, 0, 5), true},
        {"circle within a ring", RING(0, 0, 5, 10, 0, 180), CIRCLE(0, 0, BELOW_5), false},
        {"rectangle's corner, 3-4-5", SECTOR(0, 0, 5, 90, 90), RECTANGLE(3, 4, 1, 1), true},
        {"rectangle outside", SECTOR(0, 0, 5, 90, 90), RECTANGLE(3, ABOVE_4, 1, 1), false},
        {"rectangle within a ring", RING(0, 0, 5, 10, 0, 180), RECTANGLE(-3, -4, 6, BELOW_4), true},
        {"oriented rectangle below", SECTOR(0, 0, 5, 90, 90), ORIENTED(0, -2, 2, 1, 90), true},
        {"a float further below", SECTOR(0, 0, 5, 90, 90), ORIENTED(0, -ABOVE_2, 2, 1, 90), false},
        {"arc at arc, 3-4-5 twice", SECTOR(0, 0, 5, 90, 90), SECTOR(6, 8, 5, 270, 90), true},
        {"arc beside arc", SECTOR(0, 0, 5, 90, 90), SECTOR(6, 8, BELOW_5, 270, 90), false},
        {"back to back", SECTOR(0, 0, 5, 90, 90), SECTOR(3, 0, 5, 270, 90), true},
        {"back to back, apart", SECTOR(0, 0, 5, 90, 90), SECTOR(3, -TINY, 5, 270, 90), false},
        {"up to a coin", SECTOR(5, 0, 4, 0, 10), GROUP(coins), true},
        {"short of a coin", SECTOR(5, 0, BELOW_4, 0, 10), GROUP(coins), false},
    };
    CHECK_PAIRS(pairs);
}

SECTION(group_pairs, "Any shape: groups") {
    static const struct pair pairs[] = {
        {"point between the members", GROUP(coins), POINT(5, 0), false},
        {"point of one member", GROUP(coins), POINT(9, 0), true},
        {"line between the members", GROUP(coins), LINE(5, 0, 0, 1), false},
        {"line at both", GROUP(coins), LINE(5, 1, 1, 0), true},
        {"segment between the members", GROUP(coins), SEGMENT(2, 0, 8, 0), false},
        {"segment up to one", GROUP(coins), SEGMENT(2, 0, 9, 0), true},
        {"circle between the members", GROUP(coins), CIRCLE(5, 0, BELOW_4), false},
        {"circle up to both", GROUP(coins), CIRCLE(5, 0, 4), true},
        {"rectangle between the members", GROUP(coins), RECTANGLE(2, -1, 6, 2), false},
        {"rectangle up to one", GROUP(coins), RECTANGLE(2, -1, 7, 2), true},
        {"oriented rectangle between them", GROUP(coins), ORIENTED(5, 0, 1, BELOW_4, 90), false},
        {"oriented rectangle up to both", GROUP(coins), ORIENTED(5, 0, 1, 4, 90), true},
        {"groups apart", GROUP(coins), GROUP(small_inner_coin), false},
        {"groups that touch", GROUP(coins), GROUP(inner_coin), true},
        {"a group and itself", GROUP(coins), GROUP(coins), true},
    };
    CHECK_PAIRS(pairs);
}

/* ---- Bad input ---- */

static const ClashVector2D not_all_finite[] = {{0, 0}, {1, NAN}, {0, 1}};
static const uint32_t sizes_of_seven[] = {4, 3};
static const uint32_t sizes_that_overflow[] = {UINT32_MAX, 9};
static const ClashShape bad_member[] = {CIRCLE(0, 0, -1), POINT(0, 0)};
static const ClashShape reserved_member[] = {
    {CLASH_SHAPE_CIRCLE, 1, {.circle = {{0, 0}, 1}}, {0, 0}}};
static const ClashShape nested_members[] = {POINT(5, 5), GROUP(coins)};

SECTION(validity, "Any shape: which are valid, and why others are not") {
    static const struct {
        const char *what;
        ClashShape shape;
        ClashStatus expected;
    } cases[] = {
        {"no shape", NOTHING, CLASH_STATUS_OK},
        {"an unknown kind", {99, 0, {.point = {0, 0}}, {0, 0}}, CLASH_STATUS_UNKNOWN_KIND},
        {"the largest kind", {UINT32_MAX, 0, {.point = {0, 0}}, {0, 0}}, CLASH_STATUS_UNKNOWN_KIND},
        {"a reserved number",
         {CLASH_SHAPE_CIRCLE, 1, {.circle = {{0, 0}, 1}}, {0, 0}},
         CLASH_STATUS_RESERVED_NOT_ZERO},
        {"the highest bit reserved",
         {CLASH_SHAPE_POINT, 1u << 31, {.point = {0, 0}}, {0, 0}},
         CLASH_STATUS_RESERVED_NOT_ZERO},
        {"no shape with a reserved number",
         {CLASH_SHAPE_NONE, UINT32_MAX, {.point = {0, 0}}, {0, 0}},
         CLASH_STATUS_RESERVED_NOT_ZERO},
        {"a polygon with a reserved number",
         {CLASH_SHAPE_POLYGON, 7, {.polygon = {ell, 6, NULL, 0, 0}}, {0, 0}},
         CLASH_STATUS_RESERVED_NOT_ZERO},
        {"point", POINT(1, 2), CLASH_STATUS_OK},
        {"point with NaN", POINT(1, NAN), CLASH_STATUS_NOT_FINITE},
        {"line", LINE(1, 2, 0, 0), CLASH_STATUS_OK},
        {"endless direction", LINE(1, 2, INFINITY, 0), CLASH_STATUS_NOT_FINITE},
        {"segment", SEGMENT(1, 2, 1, 2), CLASH_STATUS_OK},
        {"endless segment", SEGMENT(1, 2, -INFINITY, 2), CLASH_STATUS_NOT_FINITE},
        {"circle", CIRCLE(1, 2, 0), CLASH_STATUS_OK},
        {"a radius of -0", CIRCLE(1, 2, -0.0f), CLASH_STATUS_OK},
        {"negative radius", CIRCLE(1, 2, -TINY), CLASH_STATUS_NEGATIVE},
        {"infinite radius", CIRCLE(1, 2, INFINITY), CLASH_STATUS_NOT_FINITE},
        {"rectangle", RECTANGLE(1, 2, 0, 3), CLASH_STATUS_OK},
        {"negative height", RECTANGLE(1, 2, 0, -3), CLASH_STATUS_NEGATIVE},
        {"oriented rectangle", ORIENTED(1, 2, 0, 3, -1e30f), CLASH_STATUS_OK},
        {"negative half width", ORIENTED(1, 2, -1, 3, 0), CLASH_STATUS_NEGATIVE},
        {"endless turning", ORIENTED(1, 2, 1, 3, INFINITY), CLASH_STATUS_NOT_FINITE},
        {"capsule", CAPSULE(1, 2, 1, 2, 0), CLASH_STATUS_OK},
        {"negative radius", CAPSULE(1, 2, 3, 4, -1), CLASH_STATUS_NEGATIVE},
        {"polygon", POLYGON(bow_tie, 0), CLASH_STATUS_OK},
        {"polygon of no vertex",
         {CLASH_SHAPE_POLYGON, 0, {.polygon = {0}}, {0, 0}},
         CLASH_STATUS_OK},
        {"negative radius", POLYGON(bow_tie, -1), CLASH_STATUS_NEGATIVE},
        {"a vertex with NaN", POLYGON(not_all_finite, 0), CLASH_STATUS_NOT_FINITE},
        {"vertices at null",
         {CLASH_SHAPE_POLYGON, 0, {.polygon = {NULL, 3, NULL, 0, 0}}, {0, 0}},
         CLASH_STATUS_BAD_ARRAY},
        {"more vertices than memory",
         {CLASH_SHAPE_POLYGON, 0, {.polygon = {ell, SIZE_MAX, NULL, 0, 0}}, {0, 0}},
         CLASH_STATUS_BAD_ARRAY},
        {"ring sizes at null",
         {CLASH_SHAPE_POLYGON, 0, {.polygon = {ell, 6, NULL, 2, 0}}, {0, 0}},
         CLASH_STATUS_BAD_ARRAY},
        {"rings", POLYGON_OF_RINGS(frame, two_squares), CLASH_STATUS_OK},
        {"rings of too few", POLYGON_OF_RINGS(frame, sizes_of_seven), CLASH_STATUS_BAD_RINGS},
        {"rings of too many", POLYGON_OF_RINGS(ell, sizes_of_seven), CLASH_STATUS_BAD_RINGS},
        {"rings of a sum that overflows", POLYGON_OF_RINGS(frame, sizes_that_overflow),
         CLASH_STATUS_BAD_RINGS},
        {"chain", CHAIN(stairs, 0), CLASH_STATUS_OK},
        {"a vertex with NaN", CHAIN(not_all_finite, 0), CLASH_STATUS_NOT_FINITE},
        {"vertices at null",
         {CLASH_SHAPE_CHAIN, 0, {.chain = {NULL, 3, 0, 0, 0}}, {0, 0}},
         CLASH_STATUS_BAD_ARRAY},
        {"closed is 2",
         {CLASH_SHAPE_CHAIN, 0, {.chain = {stairs, 3, 0, 2, 0}}, {0, 0}},
         CLASH_STATUS_UNKNOWN_VALUE},
        {"side is 3",
         {CLASH_SHAPE_CHAIN, 0, {.chain = {stairs, 3, 0, 1, 3}}, {0, 0}},
         CLASH_STATUS_UNKNOWN_VALUE},
        {"sector", RING(1, 2, 3, 3, -1e30f, 1e30f), CLASH_STATUS_OK},
        {"inner radius above the outer one", RING(1, 2, ABOVE_3, 3, 0, 90),
         CLASH_STATUS_BAD_INNER_RADIUS},
        {"negative half angle", SECTOR(1, 2, 3, 0, -1), CLASH_STATUS_NEGATIVE},
        {"negative inner radius", RING(1, 2, -1, 3, 0, 1), CLASH_STATUS_NEGATIVE},
        {"group", GROUP(coins), CLASH_STATUS_OK},
        {"group with a bad member", GROUP(bad_member), CLASH_STATUS_NEGATIVE},
        {"group with a reserved member", GROUP(reserved_member), CLASH_STATUS_RESERVED_NOT_ZERO},
        {"group in a group", GROUP(nested_members), CLASH_STATUS_NESTED_GROUP},
        {"members at null",
         {CLASH_SHAPE_GROUP, 0, {.group = {NULL, 1}}, {0, 0}},
         CLASH_STATUS_BAD_ARRAY},
    };
    static const ClashShape everywhere = RECTANGLE(-100, -100, 200, 200);
    EACH(cases, CHECK(it->what, clash_shape_check(&it->shape) == it->expected);
         const bool is_empty = it->shape.kind == CLASH_SHAPE_NONE ||
                               (it->expected && it->shape.kind != CLASH_SHAPE_GROUP) ||
                               strcmp(it->what, "polygon of no vertex") == 0 ||
                               strcmp(it->what, "group with a reserved member") == 0 ||
                               strcmp(it->what, "members at null") == 0;
         CHECK_ANSWER(it->what, !is_empty, clash_collide(&it->shape, &everywhere));
         CHECK_ANSWER(it->what, !is_empty, clash_collide(&it->shape, &it->shape)));
    CHECK("null", clash_shape_check(NULL) == CLASH_STATUS_NULL_POINTER);
    CHECK_ANSWER("null and a shape", false, clash_collide(NULL, &everywhere));
    CHECK_ANSWER("a shape and null", false, clash_collide(&everywhere, NULL));
    CHECK_ANSWER("null and null", false, clash_collide(NULL, NULL));
}

SECTION(statuses, "Statuses in words") {
    const char *unknown = clash_status_message(UINT32_MAX);
    for (uint32_t status = CLASH_STATUS_OK; status <= CLASH_STATUS_BAD_SNAPSHOT; status++) {
        const char *message = clash_status_message(status);
        CHECK("a message of its own", *message != '\0' && strcmp(message, unknown) != 0);
        CHECK("always the same", clash_status_message(status) == message);
    }
    CHECK("one after the last",
          strcmp(clash_status_message(CLASH_STATUS_BAD_SNAPSHOT + 1), unknown) == 0);
    CHECK("in words", strcmp(clash_status_message(CLASH_STATUS_BUFFER_TOO_SMALL),
                             "a buffer has too little room") == 0);
}

SECTION(constructors, "Shapes of any kind") {
    const ClashShape shapes[] = {
        clash_shape_point((ClashVector2D){3, 4}),
        clash_shape_line((ClashLine){{0, 4}, {1, 0}}),
        clash_shape_segment((ClashSegment){{0, 4}, {4, 4}}),
        clash_shape_circle((ClashCircle){{0, 0}, 5}),
        clash_shape_rectangle((ClashRectangle){{3, 0}, {2, 4}}),
        clash_shape_oriented_rectangle((ClashOrientedRectangle){{3, 2}, {2, 1}, 90}),
        clash_shape_capsule((ClashCapsule){{0, 0}, {-1, 0}, 5}),
        clash_shape_polygon(corner, COUNT(corner), 8),
        clash_shape_chain(two_vertices, COUNT(two_vertices), 0, false, CLASH_SIDE_LEFT),
        clash_shape_sector((ClashSector){{0, 0}, 5, 6, 45, 30}),
        clash_shape_group(coins, COUNT(coins)),
    };
    static const ClashShape point = POINT(3, 4);
    for (uint32_t i = 0; i < COUNT(shapes); i++) {
        const uint32_t kind = CLASH_SHAPE_POINT + i;
        char what[20];
        snprintf(what, sizeof what, "kind %d", (int)kind);
        CHECK(what, shapes[i].kind == kind);
        CHECK(what, clash_shape_check(&shapes[i]) == CLASH_STATUS_OK);
        CHECK_ANSWER(what, kind != CLASH_SHAPE_GROUP, clash_collide(&shapes[i], &point));
    }
    CHECK("the last kind", COUNT(shapes) == CLASH_SHAPE_GROUP);
}

SECTION(constructed_fields, "Shapes of any kind: what they borrow") {
    const ClashPolygon p = clash_shape_polygon(corner, COUNT(corner), 8).data.polygon;
    CHECK("a polygon", p.vertices == corner && p.count == 3 && p.radius == 8);
    CHECK("of one ring", p.ringSizes == NULL && p.ringCount == 0);

    const ClashShape rings =
        clash_shape_polygon_with_rings(frame, COUNT(frame), two_squares, COUNT(two_squares), 2);
    const ClashPolygon r = rings.data.polygon;
    CHECK("a polygon with rings", r.vertices == frame && r.count == 8 && r.radius == 2);
    CHECK("of two rings", r.ringSizes == two_squares && r.ringCount == 2);
    CHECK("whose kind is that", rings.kind == CLASH_SHAPE_POLYGON);

    const ClashChain c = clash_shape_chain(stairs, 3, 1, true, CLASH_SIDE_RIGHT).data.chain;
    CHECK("a chain", c.vertices == stairs && c.count == 3 && c.radius == 1);
    CHECK("closed, solid on the right", c.closed == 1 && c.side == CLASH_SIDE_RIGHT);

    const ClashGroup g = clash_shape_group(coins, 2).data.group;
    CHECK("a group", g.shapes == coins && g.count == 2);
}

void any_shape(void) {
    every_pair();
    capsule_pairs();
    polygon_pairs();
    chain_pairs();
    sector_pairs();
    group_pairs();
    validity();
    statuses();
    constructors();
    constructed_fields();
}
