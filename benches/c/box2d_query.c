// Box2D's questions about prebuilt shapes: its manifolds, its tests of points and its rays.
#include "box2d/collision.h"
#include "box2d/math_functions.h"
#include "query.h"

#include <stdlib.h>

static b2Vec2 at(const float *n) { return (b2Vec2){n[0], n[1]}; }

static b2Polygon box(const float *n) {
    b2Vec2 half = b2MulSV(0.5f, at(n + 2));
    return b2MakeOffsetBox(half.x, half.y, b2Add(at(n), half), b2Rot_identity);
}

static b2Polygon turned_box(const float *n) {
    return b2MakeOffsetBox(n[2], n[3], at(n), b2MakeRot(n[4] * DEGREE));
}

// Without a hull there is no polygon: it refuses vertices that are near each other or in line.
static b2Polygon polygon(const float *n, size_t count) {
    b2Hull hull = b2ComputeHull((const b2Vec2 *)n, (int)(count / 2));
    if (hull.count == 0) {
        abort();
    }
    return b2MakePolygon(&hull, 0.0f);
}

MAKE(box2d_make_point, b2Vec2, *out = at(n);)
MAKE(box2d_make_segment, b2Segment, *out = (b2Segment){at(n), at(n + 2)};)
MAKE(box2d_make_circle, b2Circle, *out = (b2Circle){at(n), n[2]};)
MAKE(box2d_make_capsule, b2Capsule, *out = (b2Capsule){at(n), at(n + 2), n[4]};)
MAKE(box2d_make_rectangle, b2Polygon, *out = box(n);)
MAKE(box2d_make_oriented_rectangle, b2Polygon, *out = turned_box(n);)
MAKE(box2d_make_polygon, b2Polygon, *out = polygon(n, count);)
MAKE(box2d_make_ray, b2RayCastInput, *out = (b2RayCastInput){at(n), at(n + 2), 1.0f};)

// Manifolds are speculative: only a point without positive separation is a touch.
static bool touching(const b2LocalManifold *m) {
    for (int i = 0; i < m->pointCount; ++i) {
        if (m->points[i].separation <= 0.0f) {
            return true;
        }
    }
    return false;
}

#define CONTACT(first, first_type, second, second_type, manifold)                                  \
    bool box2d_contact_##first##_##second(const first_type *a, const second_type *b,               \
                                          b2LocalManifold *out) {                                  \
        *out = manifold;                                                                           \
        return touching(out);                                                                      \
    }

// A yes or no is a manifold that nobody looks at any further.
#define COLLIDE(first, first_type, second, second_type, manifold)                                  \
    CONTACT(first, first_type, second, second_type, manifold)                                      \
    bool box2d_collide_##first##_##second(const first_type *a, const second_type *b) {             \
        b2LocalManifold m = manifold;                                                              \
        return touching(&m);                                                                       \
    }

COLLIDE(circle, b2Circle, circle, b2Circle, b2CollideCircles(a, b, b2Transform_identity))
COLLIDE(capsule, b2Capsule, circle, b2Circle, b2CollideCapsuleAndCircle(a, b, b2Transform_identity))
COLLIDE(circle, b2Circle, polygon, b2Polygon, b2CollidePolygonAndCircle(b, a, b2Transform_identity))
COLLIDE(circle, b2Circle, segment, b2Segment, b2CollideSegmentAndCircle(b, a, b2Transform_identity))
COLLIDE(capsule, b2Capsule, polygon, b2Polygon,
        b2CollidePolygonAndCapsule(b, a, b2Transform_identity))
COLLIDE(polygon, b2Polygon, polygon, b2Polygon, b2CollidePolygons(a, b, b2Transform_identity))
COLLIDE(polygon, b2Polygon, segment, b2Segment,
        b2CollideSegmentAndPolygon(b, a, b2Transform_identity))
CONTACT(capsule, b2Capsule, capsule, b2Capsule, b2CollideCapsules(a, b, b2Transform_identity))

// Two capsules collide as far as their segments come within the radii, which takes half the time.
bool box2d_collide_capsule_capsule(const b2Capsule *a, const b2Capsule *b) {
    float reach = a->radius + b->radius;
    return b2SegmentDistance(a->center1, a->center2, b->center1, b->center2).distanceSquared <=
           reach * reach;
}

bool box2d_distance_capsule_capsule(const b2Capsule *a, const b2Capsule *b,
                                    b2SegmentDistanceResult *out) {
    *out = b2SegmentDistance(a->center1, a->center2, b->center1, b->center2);
    float reach = a->radius + b->radius;
    return out->distanceSquared <= reach * reach;
}

bool box2d_collide_segment_segment(const b2Segment *a, const b2Segment *b) {
    b2RayCastInput ray = {b->point1, b2Sub(b->point2, b->point1), 1.0f};
    return b2RayCastSegment(a, &ray, false).hit;
}

bool box2d_collide_point_circle(const b2Vec2 *a, const b2Circle *b) {
    return b2PointInCircle(b, *a);
}

bool box2d_collide_point_capsule(const b2Vec2 *a, const b2Capsule *b) {
    return b2PointInCapsule(b, *a);
}

bool box2d_collide_point_polygon(const b2Vec2 *a, const b2Polygon *b) {
    return b2PointInPolygon(b, *a);
}

#define RAY(kind, type, cast)                                                                      \
    bool box2d_cast_ray_##kind(const b2RayCastInput *a, const type *b, b2CastOutput *out) {        \
        *out = cast;                                                                               \
        return out->hit;                                                                           \
    }

RAY(circle, b2Circle, b2RayCastCircle(b, a))
RAY(capsule, b2Capsule, b2RayCastCapsule(b, a))
RAY(polygon, b2Polygon, b2RayCastPolygon(b, a))
RAY(segment, b2Segment, b2RayCastSegment(b, a, false))
