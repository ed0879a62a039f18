// Chipmunk's spatial hash, which is its answer for many things of about the same size.
#include <chipmunk/chipmunk.h>

#include <stdint.h>
#include <stdlib.h>

typedef struct {
    float low[2], high[2];
} Box;

typedef struct {
    cpSpatialIndex *hash;
    Box *boxes;
    int count;
} Hash;

static cpBB bounds(void *object) {
    const Box *box = object;
    return cpBBNew(box->low[0], box->low[1], box->high[0], box->high[1]);
}

void *chipmunk_hash_new(const Box *boxes, int count, float side) {
    Hash *of = malloc(sizeof *of);
    *of = (Hash){cpSpaceHashNew(side, 10 * count, bounds, NULL),
                 malloc(sizeof(Box) * (size_t)count), count};
    for (int i = 0; i < count; ++i) {
        of->boxes[i] = boxes[i];
        cpSpatialIndexInsert(of->hash, &of->boxes[i], (cpHashValue)i);
    }
    return of;
}

void chipmunk_hash_free(Hash *of) {
    cpSpatialIndexFree(of->hash);
    free(of->boxes);
    free(of);
}

static cpCollisionID meet(void *a, void *b, cpCollisionID id, void *data) {
    *(uint64_t *)data += cpBBIntersects(bounds(a), bounds(b));
    return id;
}

uint64_t chipmunk_hash_frame(Hash *of, const Box *boxes) {
    uint64_t found = 0;
    for (int i = 0; i < of->count; ++i)
        of->boxes[i] = boxes[i];
    cpSpatialIndexReindexQuery(of->hash, meet, &found);
    return found;
}
