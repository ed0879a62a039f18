// Box2D's questions that take any two shapes as clouds of points with a radius: GJK for distances,
// conservative advancement for movements and turns.
#include "box2d/collision.h"
#include "box2d/math_functions.h"
#include "query.h"

typedef struct {
    b2ShapeProxy shape;
    b2Vec2 movement;
} Moving;

typedef struct {
    b2ShapeProxy shape;
    b2Sweep sweep;
} Turning;

static b2Vec2 at(const float *n) { return (b2Vec2){n[0], n[1]}; }

static b2ShapeProxy round_shape(const float *n, int points) {
    return b2MakeProxy((const b2Vec2 *)n, points, n[2 * points]);
}

static b2ShapeProxy sharp_shape(const float *n, size_t count) {
    return b2MakeProxy((const b2Vec2 *)n, (int)(count / 2), 0.0f);
}

static b2ShapeProxy box(const float *n) {
    b2Vec2 low = at(n), high = b2Add(low, at(n + 2));
    b2Vec2 corners[4] = {low, {high.x, low.y}, high, {low.x, high.y}};
    return b2MakeProxy(corners, 4, 0.0f);
}

static b2ShapeProxy turned_box(b2Vec2 half, b2Vec2 center, float degrees) {
    b2Polygon p = b2MakeOffsetBox(half.x, half.y, center, b2MakeRot(degrees * DEGREE));
    return b2MakeProxy(p.vertices, p.count, 0.0f);
}

// At rest, and moving: the two last numbers are the movement.
#define MAKE_BOTH(kind, proxy)                                                                     \
    MAKE(gjk_make_##kind, b2ShapeProxy, *out = proxy;)                                             \
    MAKE(gjk_make_moving_##kind, Moving, count -= 2; *out = (Moving){proxy, at(n + count)};)

MAKE_BOTH(point, sharp_shape(n, count))
MAKE_BOTH(segment, sharp_shape(n, count))
MAKE_BOTH(circle, round_shape(n, 1))
MAKE_BOTH(capsule, round_shape(n, 2))
MAKE_BOTH(rectangle, box(n))
MAKE_BOTH(oriented_rectangle, turned_box(at(n + 2), at(n), n[4]))
MAKE_BOTH(polygon, sharp_shape(n, count))

// Around its center, which is where a body would have its origin.
MAKE(gjk_make_turning_oriented_rectangle, Turning,
     out->shape = turned_box(at(n + 2), b2Vec2_zero, 0.0f);
     out->sweep = (b2Sweep){b2Vec2_zero, at(n), b2Add(at(n), at(n + 5)), b2MakeRot(n[4] * DEGREE),
                            b2MakeRot((n[4] + n[7]) * DEGREE)};)

bool gjk_distance_cloud_cloud(const b2ShapeProxy *a, const b2ShapeProxy *b, b2DistanceOutput *out) {
    b2DistanceInput input = {*a, *b, b2Transform_identity, true};
    b2SimplexCache cache = b2_emptySimplexCache;
    *out = b2ShapeDistance(&input, &cache, NULL, 0);
    return out->distance <= 0.0f;
}

bool gjk_collide_cloud_cloud(const b2ShapeProxy *a, const b2ShapeProxy *b) {
    b2DistanceOutput out;
    return gjk_distance_cloud_cloud(a, b, &out);
}

bool gjk_cast_moving_cloud(const Moving *a, const b2ShapeProxy *b, b2CastOutput *out) {
    b2ShapeCastPairInput input = {*b, a->shape, b2Transform_identity, a->movement, 1.0f, false};
    *out = b2ShapeCast(&input);
    return out->hit;
}

bool gjk_cast_turning_turning(const Turning *a, const Turning *b, b2TOIOutput *out) {
    b2TOIInput input = {a->shape, b->shape, a->sweep, b->sweep, 1.0f};
    *out = b2TimeOfImpact(&input);
    return out->state == b2_toiStateHit || out->state == b2_toiStateOverlapped;
}
