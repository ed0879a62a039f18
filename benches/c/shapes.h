// The book's shapes as they cross the C ABI, under names that no peer uses.
#ifndef PEER_SHAPES_H
#define PEER_SHAPES_H

#include <stdbool.h>

typedef struct {
    float x, y;
} PeerVector;

typedef struct {
    PeerVector point1, point2;
} PeerSegment;

typedef struct {
    PeerVector center;
    float radius;
} PeerCircle;

typedef struct {
    PeerVector origin, size;
} PeerRectangle;

typedef struct {
    PeerVector center, halfExtend;
    float rotation;
} PeerOrientedRectangle;

#define DEGREE 0.017453292519943295f

#endif
