// Box2D's dynamic tree as its world uses it: boxes with a margin, of which those that are left are
// made larger, and a rebuild of what has changed each frame. Then each box asks the tree, and pairs
// count whose boxes meet without the margin.
#include "aabb.h"
#include "box2d/collision.h"

#include <stdlib.h>

typedef struct {
    b2DynamicTree tree;
    const b2AABB *boxes;
    int *proxies;
    int count;
} Tree;

typedef struct {
    const Tree *tree;
    uint64_t own;
    uint64_t found;
    b2AABB box;
    b2Vec2 from, to;
} Ask;

static b2AABB with_margin(b2AABB box) {
    const float margin = 0.1f;
    return (b2AABB){{box.lowerBound.x - margin, box.lowerBound.y - margin},
                    {box.upperBound.x + margin, box.upperBound.y + margin}};
}

void *box2d_tree_new(const b2AABB *boxes, int count) {
    Tree *of = malloc(sizeof *of);
    *of = (Tree){b2DynamicTree_Create(count), boxes, malloc(sizeof(int) * (size_t)count), count};
    for (int i = 0; i < count; ++i)
        of->proxies[i] =
            b2DynamicTree_CreateProxy(&of->tree, with_margin(boxes[i]), 1, (uint64_t)i);
    b2DynamicTree_Rebuild(&of->tree, true);
    return of;
}

void box2d_tree_free(Tree *of) {
    b2DynamicTree_Destroy(&of->tree);
    free(of->proxies);
    free(of);
}

static bool later(int proxy, uint64_t other, void *context) {
    Ask *ask = context;
    (void)proxy;
    ask->found += other > ask->own && b2AABB_Overlaps(ask->box, ask->tree->boxes[other]);
    return true;
}

static bool any(int proxy, uint64_t other, void *context) {
    Ask *ask = context;
    (void)proxy;
    ask->found += b2AABB_Overlaps(ask->box, ask->tree->boxes[other]);
    return true;
}

uint64_t box2d_tree_frame(Tree *of, const b2AABB *boxes) {
    of->boxes = boxes;
    for (int i = 0; i < of->count; ++i)
        if (!b2AABB_Contains(b2DynamicTree_GetAABB(&of->tree, of->proxies[i]), boxes[i]))
            b2DynamicTree_EnlargeProxy(&of->tree, of->proxies[i], with_margin(boxes[i]));
    b2DynamicTree_Rebuild(&of->tree, false);
    Ask ask = {.tree = of};
    for (int i = 0; i < of->count; ++i) {
        ask.own = (uint64_t)i;
        ask.box = boxes[i];
        b2DynamicTree_Query(&of->tree, boxes[i], 1, later, &ask);
    }
    return ask.found;
}

uint64_t box2d_tree_box(const Tree *of, b2AABB box) {
    Ask ask = {.tree = of, .box = box};
    b2DynamicTree_Query(&of->tree, box, 1, any, &ask);
    return ask.found;
}

static bool holds(b2AABB box, b2Vec2 point) {
    return box.lowerBound.x <= point.x && point.x <= box.upperBound.x &&
           box.lowerBound.y <= point.y && point.y <= box.upperBound.y;
}

/* Box2D's own cast misses the box in which a ray begins; for the others it is met at 0. */
static float met(const b2RayCastInput *input, int proxy, uint64_t other, void *context) {
    Ask *ask = context;
    (void)proxy;
    if (holds(ask->tree->boxes[other], ask->from)) {
        ask->found = 1;
        return 0;
    }
    const b2CastOutput hit = b2AABB_RayCast(ask->tree->boxes[other], ask->from, ask->to);
    if (!hit.hit || hit.fraction > input->maxFraction)
        return input->maxFraction;
    ask->found = 1;
    return hit.fraction;
}

uint64_t box2d_tree_ray(const Tree *of, b2Vec2 from, b2Vec2 way) {
    Ask ask = {.tree = of, .from = from, .to = {from.x + way.x, from.y + way.y}};
    const b2RayCastInput input = {from, way, 1.0f};
    b2DynamicTree_RayCast(&of->tree, &input, 1, met, &ask);
    return ask.found;
}
