// Chipmunk's questions about prebuilt shapes, all in f64. No space is involved: the shapes are
// placed once, on a body that never moves.
#include <chipmunk/chipmunk.h>
#include <chipmunk/chipmunk_structs.h>

#include "query.h"

typedef struct {
    cpVect from, to;
    cpFloat radius;
} Way;

// Found before the library's own: it warns of many iterations on stderr, in the middle of a race.
void cpMessage(const char *condition, const char *file, int line, int isError, int isHardError,
               const char *message, ...) {
    (void)condition, (void)file, (void)line, (void)isError, (void)isHardError, (void)message;
}

static cpVect at(const float *n) { return cpv(n[0], n[1]); }

static cpBody *ground(void) {
    static cpBody *body;
    return body ? body : (body = cpBodyNewStatic());
}

static void place(void *shape) { cpShapeUpdate(shape, cpTransformIdentity); }

static void make_polygon(cpPolyShape *out, int count, const cpVect *vertices) {
    cpPolyShapeInit(out, ground(), count, vertices, cpTransformIdentity, 0.0);
    place(out);
}

static void make_turned_box(cpPolyShape *out, const float *n) {
    cpVect half = at(n + 2);
    cpVect corners[4] = {half, {-half.x, half.y}, cpvneg(half), {half.x, -half.y}};
    cpTransform pose = cpTransformRigid(at(n), n[4] * (CP_PI / 180.0));
    cpPolyShapeInit(out, ground(), 4, corners, pose, 0.0);
    place(out);
}

static void make_hull(cpPolyShape *out, const float *n, size_t count) {
    cpVect vertices[16];
    for (size_t i = 0; i < count / 2; ++i) {
        vertices[i] = at(n + 2 * i);
    }
    make_polygon(out, (int)(count / 2), vertices);
}

MAKE(chipmunk_make_point, cpVect, *out = at(n);)
MAKE(chipmunk_make_segment, cpSegmentShape,
     cpSegmentShapeInit(out, ground(), at(n), at(n + 2), 0.0);
     place(out);)
MAKE(chipmunk_make_circle, cpCircleShape, cpCircleShapeInit(out, ground(), n[2], at(n));
     place(out);)
MAKE(chipmunk_make_capsule, cpSegmentShape,
     cpSegmentShapeInit(out, ground(), at(n), at(n + 2), n[4]);
     place(out);)
MAKE(chipmunk_make_rectangle, cpPolyShape, cpVect low = at(n), high = cpvadd(low, at(n + 2));
     cpVect corners[4] = {low, {high.x, low.y}, high, {low.x, high.y}};
     make_polygon(out, 4, corners);)
MAKE(chipmunk_make_oriented_rectangle, cpPolyShape, make_turned_box(out, n);)
MAKE(chipmunk_make_polygon, cpPolyShape, make_hull(out, n, count);)
MAKE(chipmunk_make_ray, Way, *out = (Way){at(n), cpvadd(at(n), at(n + 2)), 0.0};)
MAKE(chipmunk_make_moving_circle, Way, *out = (Way){at(n), cpvadd(at(n), at(n + 3)), n[2]};)

bool chipmunk_contact_shape_shape(const cpShape *a, const cpShape *b, cpContactPointSet *out) {
    *out = cpShapesCollide(a, b);
    return out->count != 0;
}

bool chipmunk_collide_shape_shape(const cpShape *a, const cpShape *b) {
    return cpShapesCollide(a, b).count != 0;
}

bool chipmunk_distance_point_shape(const cpVect *a, const cpShape *b, cpPointQueryInfo *out) {
    return cpShapePointQuery(b, *a, out) <= 0.0;
}

bool chipmunk_collide_point_shape(const cpVect *a, const cpShape *b) {
    cpPointQueryInfo out;
    return chipmunk_distance_point_shape(a, b, &out);
}

bool chipmunk_cast_ray_shape(const Way *a, const cpShape *b, cpSegmentQueryInfo *out) {
    return cpShapeSegmentQuery(b, a->from, a->to, a->radius, out);
}

bool chipmunk_cast_moving_circle_shape(const Way *a, const cpShape *b, cpSegmentQueryInfo *out) {
    return chipmunk_cast_ray_shape(a, b, out);
}
