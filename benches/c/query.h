// Questions about prebuilt shapes: a peer makes its own shapes from flat numbers once, and is then
// asked with pointers to two of them. Rays and moving shapes are prebuilt, too: a shape's numbers
// followed by its movement, and by the degrees that it turns around its center.
#ifndef PEER_QUERY_H
#define PEER_QUERY_H

#include <stdbool.h>
#include <stddef.h>

#include "shapes.h"

// peer_make_KIND fills in a shape from its numbers, which outlive it, and tells its size; without a
// shape it only does the latter.
#define MAKE(name, type, ...)                                                                      \
    size_t name(const float *n, size_t count, type *out) {                                         \
        (void)n, (void)count;                                                                      \
        if (out) {                                                                                 \
            __VA_ARGS__                                                                            \
        }                                                                                          \
        return sizeof(type);                                                                       \
    }

#endif
