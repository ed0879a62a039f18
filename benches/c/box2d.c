// Box2D's stateless collision functions behind our signatures. For each pair the function that
// serves it best: a bounding box test where there is one, a point or ray query where there is one,
// else the manifold of b2CollideX with no positive separation; b2ShapeCast for movements.
// b2ShapeDistance would miss fewer touches of two segments on a grid, but err four times as often
// far from unit scale, and take four times as long.
#include "box2d/box2d.h"
#include "box2d/collision.h"
#include "box2d/math_functions.h"
#include "shapes.h"

static b2Vec2 point(PeerVector v) { return (b2Vec2){v.x, v.y}; }

static PeerVector vector(b2Vec2 v) { return (PeerVector){v.x, v.y}; }

static b2Circle circle(PeerCircle c) { return (b2Circle){point(c.center), c.radius}; }

static b2Segment segment(PeerSegment s) { return (b2Segment){point(s.point1), point(s.point2)}; }

static b2AABB bounds(PeerRectangle r) {
    return (b2AABB){point(r.origin), b2Add(point(r.origin), point(r.size))};
}

static b2Polygon box(PeerRectangle r) {
    b2Vec2 half = b2MulSV(0.5f, point(r.size));
    return b2MakeOffsetBox(half.x, half.y, b2Add(point(r.origin), half), b2Rot_identity);
}

static b2Polygon turned_box(PeerOrientedRectangle r) {
    return b2MakeOffsetBox(r.halfExtend.x, r.halfExtend.y, point(r.center),
                           b2MakeRot(r.rotation * DEGREE));
}

static b2ShapeProxy circle_proxy(PeerCircle c) {
    b2Vec2 center = point(c.center);
    return b2MakeProxy(&center, 1, c.radius);
}

static b2ShapeProxy polygon_proxy(b2Polygon p) { return b2MakeProxy(p.vertices, p.count, 0.0f); }

// Manifolds are speculative: only a point without positive separation is a touch.
static bool touching(b2LocalManifold m) {
    for (int i = 0; i < m.pointCount; ++i) {
        if (m.points[i].separation <= 0.0f) {
            return true;
        }
    }
    return false;
}

static bool meets_on_way(b2ShapeProxy still, b2ShapeProxy moving, PeerVector move) {
    b2ShapeCastPairInput input = {still, moving, b2Transform_identity, point(move), 1.0f, false};
    return b2ShapeCast(&input).hit;
}

bool box2d_circles_collide(PeerCircle a, PeerCircle b) {
    b2Circle first = circle(a), second = circle(b);
    return touching(b2CollideCircles(&first, &second, b2Transform_identity));
}

bool box2d_rectangles_collide(PeerRectangle a, PeerRectangle b) {
    return b2AABB_Overlaps(bounds(a), bounds(b));
}

bool box2d_segments_collide(PeerSegment a, PeerSegment b) {
    b2Segment still = segment(a);
    b2Vec2 from = point(b.point1);
    b2RayCastInput ray = {from, b2Sub(point(b.point2), from), 1.0f};
    return b2RayCastSegment(&still, &ray, false).hit;
}

bool box2d_oriented_rectangles_collide(PeerOrientedRectangle a, PeerOrientedRectangle b) {
    b2Polygon first = turned_box(a), second = turned_box(b);
    return touching(b2CollidePolygons(&first, &second, b2Transform_identity));
}

bool box2d_circle_point_collide(PeerCircle c, PeerVector p) {
    b2Circle round = circle(c);
    return b2PointInCircle(&round, point(p));
}

bool box2d_circle_segment_collide(PeerCircle c, PeerSegment s) {
    b2Segment straight = segment(s);
    b2Circle round = circle(c);
    return touching(b2CollideSegmentAndCircle(&straight, &round, b2Transform_identity));
}

bool box2d_circle_rectangle_collide(PeerCircle c, PeerRectangle r) {
    b2Polygon flat = box(r);
    b2Circle round = circle(c);
    return touching(b2CollidePolygonAndCircle(&flat, &round, b2Transform_identity));
}

bool box2d_circle_oriented_rectangle_collide(PeerCircle c, PeerOrientedRectangle r) {
    b2Polygon flat = turned_box(r);
    b2Circle round = circle(c);
    return touching(b2CollidePolygonAndCircle(&flat, &round, b2Transform_identity));
}

bool box2d_point_rectangle_collide(PeerVector p, PeerRectangle r) {
    return b2AABB_Overlaps((b2AABB){point(p), point(p)}, bounds(r));
}

bool box2d_rectangle_segment_collide(PeerRectangle r, PeerSegment s) {
    b2Polygon flat = box(r);
    b2Segment straight = segment(s);
    return touching(b2CollideSegmentAndPolygon(&straight, &flat, b2Transform_identity));
}

bool box2d_oriented_rectangle_rectangle_collide(PeerOrientedRectangle o, PeerRectangle r) {
    b2Polygon first = turned_box(o), second = box(r);
    return touching(b2CollidePolygons(&first, &second, b2Transform_identity));
}

bool box2d_point_segment_collide(PeerVector p, PeerSegment s) {
    b2Capsule thin = {point(s.point1), point(s.point2), 0.0f};
    return b2PointInCapsule(&thin, point(p));
}

bool box2d_oriented_rectangle_point_collide(PeerOrientedRectangle r, PeerVector p) {
    b2Polygon flat = turned_box(r);
    return b2PointInPolygon(&flat, point(p));
}

bool box2d_oriented_rectangle_segment_collide(PeerOrientedRectangle r, PeerSegment s) {
    b2Polygon flat = turned_box(r);
    b2Segment straight = segment(s);
    return touching(b2CollideSegmentAndPolygon(&straight, &flat, b2Transform_identity));
}

bool box2d_moving_circle_circle_collide(PeerCircle a, PeerVector move, PeerCircle b) {
    return meets_on_way(circle_proxy(b), circle_proxy(a), move);
}

bool box2d_moving_circle_rectangle_collide(PeerCircle a, PeerVector move, PeerRectangle b) {
    return meets_on_way(polygon_proxy(box(b)), circle_proxy(a), move);
}

bool box2d_moving_rectangle_rectangle_collide(PeerRectangle a, PeerVector move, PeerRectangle b) {
    return meets_on_way(polygon_proxy(box(b)), polygon_proxy(box(a)), move);
}

bool box2d_moving_rectangle_circle_collide(PeerRectangle a, PeerVector move, PeerCircle b) {
    return meets_on_way(circle_proxy(b), polygon_proxy(box(a)), move);
}

PeerVector box2d_add_vector(PeerVector a, PeerVector b) {
    return vector(b2Add(point(a), point(b)));
}

float box2d_dot_product(PeerVector a, PeerVector b) { return b2Dot(point(a), point(b)); }

float box2d_vector_length(PeerVector v) { return b2Length(point(v)); }

PeerVector box2d_unit_vector(PeerVector v) { return vector(b2Normalize(point(v))); }

PeerVector box2d_rotate_vector(PeerVector v, float degrees) {
    return vector(b2RotateVector(b2MakeRot(degrees * DEGREE), point(v)));
}
