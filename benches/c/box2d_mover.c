// Box2D's mover as its documentation tells: planes of what is near, the nearest place that all of
// them allow, and a cast to there, up to five times or until less than a hundredth is gained.
// Planes that face up by the floor's angle are a floor.
#include "box2d/box2d.h"

#include <float.h>
#include <stdlib.h>

enum { MOST_PLANES = 32 };

typedef struct {
    b2WorldId world;
    b2BodyId ground;
} Level;

typedef struct {
    b2CollisionPlane planes[MOST_PLANES];
    int count;
} Planes;

void *box2d_mover_new(void) {
    Level *level = malloc(sizeof *level);
    b2WorldDef world = b2DefaultWorldDef();
    b2BodyDef ground = b2DefaultBodyDef();
    level->world = b2CreateWorld(&world);
    level->ground = b2CreateBody(level->world, &ground);
    return level;
}

void box2d_mover_free(Level *level) {
    b2DestroyWorld(level->world);
    free(level);
}

// Of one corner a circle, of two a capsule; no if it can't be made.
bool box2d_mover_add(Level *level, const b2Vec2 *corners, int count, float radius) {
    b2ShapeDef def = b2DefaultShapeDef();
    if (count == 1) {
        b2Circle circle = {corners[0], radius};
        b2CreateCircleShape(level->ground, &def, &circle);
    } else if (count == 2) {
        b2Capsule capsule = {corners[0], corners[1], radius};
        b2CreateCapsuleShape(level->ground, &def, &capsule);
    } else {
        b2Hull hull = b2ComputeHull(corners, count);
        b2Polygon polygon;
        if (hull.count == 0)
            return false;
        polygon = b2MakePolygon(&hull, radius);
        b2CreatePolygonShape(level->ground, &def, &polygon);
    }
    return true;
}

static bool keep(b2ShapeId shape, const b2PlaneResult *found, void *context) {
    Planes *planes = context;
    (void)shape;
    if (found->hit && planes->count < MOST_PLANES)
        planes->planes[planes->count++] = (b2CollisionPlane){found->plane, FLT_MAX, 0, true};
    return true;
}

b2Vec2 box2d_mover_advance(Level *level, b2Vec2 point1, b2Vec2 point2, float radius, b2Vec2 place,
                           b2Vec2 by, float floor, bool *stands) {
    const b2Capsule mover = {point1, point2, radius};
    const b2QueryFilter all = b2DefaultQueryFilter();
    const b2Vec2 target = b2Add(place, by);
    *stands = false;
    for (int round = 0; round < 5; ++round) {
        Planes planes = {.count = 0};
        b2Vec2 delta;
        b2World_CollideMover(level->world, place, &mover, all, keep, &planes);
        delta = b2SolvePlanes(b2Sub(target, place), planes.planes, planes.count).translation;
        delta = b2MulSV(b2World_CastMover(level->world, place, &mover, delta, all), delta);
        place = b2Add(place, delta);
        for (int i = 0; i < planes.count; ++i)
            *stands = *stands || planes.planes[i].plane.normal.y >= floor;
        if (b2LengthSquared(delta) < 0.01f * 0.01f)
            break;
    }
    return place;
}
