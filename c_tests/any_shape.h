/* Shapes of all kinds as initializers, so that tables of cases can hold them. */
#ifndef CLASH2D_ANY_SHAPE_H
#define CLASH2D_ANY_SHAPE_H

#include <clash2d/clash2d.h>

#define NOTHING                                                                                    \
    {                                                                                              \
        CLASH_SHAPE_NONE, 0, {.point = {0, 0}}, { 0, 0 }                                           \
    }
#define POINT(x, y)                                                                                \
    {                                                                                              \
        CLASH_SHAPE_POINT, 0, {.point = {x, y}}, { 0, 0 }                                          \
    }
#define LINE(x, y, along_x, along_y)                                                               \
    {                                                                                              \
        CLASH_SHAPE_LINE, 0, {.line = {{x, y}, {along_x, along_y}}}, { 0, 0 }                      \
    }
#define SEGMENT(x1, y1, x2, y2)                                                                    \
    {                                                                                              \
        CLASH_SHAPE_SEGMENT, 0, {.segment = {{x1, y1}, {x2, y2}}}, { 0, 0 }                        \
    }
#define CIRCLE(x, y, radius)                                                                       \
    {                                                                                              \
        CLASH_SHAPE_CIRCLE, 0, {.circle = {{x, y}, radius}}, { 0, 0 }                              \
    }
#define RECTANGLE(x, y, width, height)                                                             \
    {                                                                                              \
        CLASH_SHAPE_RECTANGLE, 0, {.rectangle = {{x, y}, {width, height}}}, { 0, 0 }               \
    }
#define ORIENTED(x, y, half_x, half_y, rotation)                                                   \
    {                                                                                              \
        CLASH_SHAPE_ORIENTED_RECTANGLE, 0,                                                         \
            {.orientedRectangle = {{x, y}, {half_x, half_y}, rotation}}, {                         \
            0, 0                                                                                   \
        }                                                                                          \
    }
#define CAPSULE(x1, y1, x2, y2, radius)                                                            \
    {                                                                                              \
        CLASH_SHAPE_CAPSULE, 0, {.capsule = {{x1, y1}, {x2, y2}, radius}}, { 0, 0 }                \
    }
/* A polygon of one ring; vertices is an array. */
#define POLYGON(vertices, radius)                                                                  \
    {                                                                                              \
        CLASH_SHAPE_POLYGON, 0, {.polygon = {vertices, COUNT(vertices), NULL, 0, radius}}, {       \
            0, 0                                                                                   \
        }                                                                                          \
    }
#define POLYGON_OF_RINGS(vertices, sizes)                                                          \
    {                                                                                              \
        CLASH_SHAPE_POLYGON, 0, {.polygon = {vertices, COUNT(vertices), sizes, COUNT(sizes), 0}},  \
        {                                                                                          \
            0, 0                                                                                   \
        }                                                                                          \
    }
#define CHAIN(vertices, radius)                                                                    \
    {                                                                                              \
        CLASH_SHAPE_CHAIN, 0, {.chain = {vertices, COUNT(vertices), radius, 0, CLASH_SIDE_NONE}},  \
        {                                                                                          \
            0, 0                                                                                   \
        }                                                                                          \
    }
#define CLOSED_CHAIN(vertices, radius)                                                             \
    {                                                                                              \
        CLASH_SHAPE_CHAIN, 0, {.chain = {vertices, COUNT(vertices), radius, 1, CLASH_SIDE_NONE}},  \
        {                                                                                          \
            0, 0                                                                                   \
        }                                                                                          \
    }
#define SECTOR(x, y, radius, direction, half_angle)                                                \
    {                                                                                              \
        CLASH_SHAPE_SECTOR, 0, {.sector = {{x, y}, 0, radius, direction, half_angle}}, { 0, 0 }    \
    }
#define RING(x, y, inner_radius, radius, direction, half_angle)                                    \
    {                                                                                              \
        CLASH_SHAPE_SECTOR, 0, {.sector = {{x, y}, inner_radius, radius, direction, half_angle}},  \
        {                                                                                          \
            0, 0                                                                                   \
        }                                                                                          \
    }
#define GROUP(members)                                                                             \
    {                                                                                              \
        CLASH_SHAPE_GROUP, 0, {.group = {members, COUNT(members)}}, { 0, 0 }                       \
    }

/* The floats next to 0.5, 3 and 5. */
#define BELOW_HALF 0x1.fffffep-2f
#define BELOW_3 0x1.7ffffep+1f
#define ABOVE_3 0x1.800002p+1f
#define BELOW_5 0x1.3ffffep+2f
#define ABOVE_5 0x1.400002p+2f

#endif
