// raylib's collision functions behind our signatures. Its source is included, not linked, so that
// the compiler may inline each function: nothing but raylib's own work is measured.
#include "rshapes.c"

#include "query.h"
#include "raymath.h"
#include "shapes.h"

static Vector2 point(PeerVector v) { return (Vector2){v.x, v.y}; }

static PeerVector vector(Vector2 v) { return (PeerVector){v.x, v.y}; }

static Rectangle rectangle(PeerRectangle r) {
    return (Rectangle){r.origin.x, r.origin.y, r.size.x, r.size.y};
}

bool raylib_circles_collide(PeerCircle a, PeerCircle b) {
    return CheckCollisionCircles(point(a.center), a.radius, point(b.center), b.radius);
}

bool raylib_rectangles_collide(PeerRectangle a, PeerRectangle b) {
    return CheckCollisionRecs(rectangle(a), rectangle(b));
}

bool raylib_segments_collide(PeerSegment a, PeerSegment b) {
    Vector2 crossing;
    return CheckCollisionLines(point(a.point1), point(a.point2), point(b.point1), point(b.point2),
                               &crossing);
}

bool raylib_circle_point_collide(PeerCircle c, PeerVector p) {
    return CheckCollisionPointCircle(point(p), point(c.center), c.radius);
}

bool raylib_circle_segment_collide(PeerCircle c, PeerSegment s) {
    return CheckCollisionCircleLine(point(c.center), c.radius, point(s.point1), point(s.point2));
}

bool raylib_circle_rectangle_collide(PeerCircle c, PeerRectangle r) {
    return CheckCollisionCircleRec(point(c.center), c.radius, rectangle(r));
}

bool raylib_point_rectangle_collide(PeerVector p, PeerRectangle r) {
    return CheckCollisionPointRec(point(p), rectangle(r));
}

// The corners by raymath, then the test for any polygon: the only way that raylib offers.
bool raylib_oriented_rectangle_point_collide(PeerOrientedRectangle r, PeerVector p) {
    float angle = r.rotation * DEG2RAD;
    Vector2 half = point(r.halfExtend);
    Vector2 diagonal = Vector2Rotate(half, angle);
    Vector2 other = Vector2Rotate((Vector2){-half.x, half.y}, angle);
    Vector2 center = point(r.center);
    Vector2 corners[4] = {Vector2Subtract(center, diagonal), Vector2Subtract(center, other),
                          Vector2Add(center, diagonal), Vector2Add(center, other)};
    return CheckCollisionPointPoly(point(p), corners, 4);
}

PeerVector raylib_add_vector(PeerVector a, PeerVector b) {
    return vector(Vector2Add(point(a), point(b)));
}

float raylib_dot_product(PeerVector a, PeerVector b) {
    return Vector2DotProduct(point(a), point(b));
}

float raylib_vector_length(PeerVector v) { return Vector2Length(point(v)); }

PeerVector raylib_unit_vector(PeerVector v) { return vector(Vector2Normalize(point(v))); }

PeerVector raylib_rotate_vector(PeerVector v, float degrees) {
    return vector(Vector2Rotate(point(v), degrees * DEG2RAD));
}

float raylib_enclosed_angle(PeerVector a, PeerVector b) {
    return fabsf(Vector2Angle(point(a), point(b))) * RAD2DEG;
}

typedef struct {
    const Vector2 *points;
    int count;
} Outline;

MAKE(raylib_make_point, Vector2, *out = (Vector2){n[0], n[1]};)
MAKE(raylib_make_outline, Outline, *out = (Outline){(const Vector2 *)n, (int)(count / 2)};)

bool raylib_collide_point_outline(const Vector2 *a, const Outline *b) {
    return CheckCollisionPointPoly(*a, b->points, b->count);
}
