/* The layout that other languages and older programs rely on: a change here breaks the ABI. */
#include <clash2d/book.h>

#include "chapters.h"
#include "check.h"

#include <limits.h>

/* The alignment of a type: the offset of the field that follows a char. */
#define CHECK_TYPE(type, size, alignment)                                                          \
    do {                                                                                           \
        struct after_char {                                                                        \
            char c;                                                                                \
            type value;                                                                            \
        };                                                                                         \
        CHECK("size of " #type, sizeof(type) == (size));                                           \
        CHECK("alignment of " #type, offsetof(struct after_char, value) == (alignment));           \
    } while (0)

#define CHECK_FIELD(type, field, field_type, offset)                                               \
    do {                                                                                           \
        CHECK("offset of " #type "." #field, offsetof(type, field) == (offset));                   \
        CHECK("size of " #type "." #field, sizeof(((type *)0)->field) == sizeof(field_type));      \
    } while (0)

/* Enumerators are 0, 1, 2, ... in that order. */
#define CHECK_NUMBERED(enumerators)                                                                \
    do {                                                                                           \
        for (size_t number = 0; number < COUNT(enumerators); number++) {                           \
            CHECK("numbered in order", (size_t)(enumerators)[number] == number);                   \
        }                                                                                          \
    } while (0)

SECTION(structs, "Layout of the structs") {
    CHECK("a float has 32 bits", sizeof(float) * CHAR_BIT == 32 && FLT_MANT_DIG == 24);

    CHECK_TYPE(ClashVector2D, 8, 4);
    CHECK_FIELD(ClashVector2D, x, float, 0);
    CHECK_FIELD(ClashVector2D, y, float, 4);

    CHECK_TYPE(ClashLine, 16, 4);
    CHECK_FIELD(ClashLine, base, ClashVector2D, 0);
    CHECK_FIELD(ClashLine, direction, ClashVector2D, 8);

    CHECK_TYPE(ClashSegment, 16, 4);
    CHECK_FIELD(ClashSegment, point1, ClashVector2D, 0);
    CHECK_FIELD(ClashSegment, point2, ClashVector2D, 8);

    CHECK_TYPE(ClashCircle, 12, 4);
    CHECK_FIELD(ClashCircle, center, ClashVector2D, 0);
    CHECK_FIELD(ClashCircle, radius, float, 8);

    CHECK_TYPE(ClashRectangle, 16, 4);
    CHECK_FIELD(ClashRectangle, origin, ClashVector2D, 0);
    CHECK_FIELD(ClashRectangle, size, ClashVector2D, 8);

    CHECK_TYPE(ClashOrientedRectangle, 20, 4);
    CHECK_FIELD(ClashOrientedRectangle, center, ClashVector2D, 0);
    CHECK_FIELD(ClashOrientedRectangle, halfExtend, ClashVector2D, 8);
    CHECK_FIELD(ClashOrientedRectangle, rotation, float, 16);

    CHECK_TYPE(ClashPose, 12, 4);
    CHECK_FIELD(ClashPose, position, ClashVector2D, 0);
    CHECK_FIELD(ClashPose, rotation, float, 8);

    CHECK_TYPE(ClashRange, 8, 4);
    CHECK_FIELD(ClashRange, minimum, float, 0);
    CHECK_FIELD(ClashRange, maximum, float, 4);
}

/* The size of a pointer and of a size_t, and what is filled up to a multiple of it. */
#define P sizeof(void *)
#define FILLED(size) (((size) + P - 1) / P * P)

SECTION(newer_structs, "Layout of the newer structs") {
    CHECK_TYPE(ClashCapsule, 20, 4);
    CHECK_FIELD(ClashCapsule, point1, ClashVector2D, 0);
    CHECK_FIELD(ClashCapsule, point2, ClashVector2D, 8);
    CHECK_FIELD(ClashCapsule, radius, float, 16);

    CHECK_TYPE(ClashSector, 24, 4);
    CHECK_FIELD(ClashSector, center, ClashVector2D, 0);
    CHECK_FIELD(ClashSector, innerRadius, float, 8);
    CHECK_FIELD(ClashSector, radius, float, 12);
    CHECK_FIELD(ClashSector, direction, float, 16);
    CHECK_FIELD(ClashSector, halfAngle, float, 20);

    CHECK("a size_t is as large as a pointer", sizeof(size_t) == P);
    CHECK_TYPE(ClashPolygon, FILLED(4 * P + 4), P);
    CHECK_FIELD(ClashPolygon, vertices, void *, 0);
    CHECK_FIELD(ClashPolygon, count, size_t, P);
    CHECK_FIELD(ClashPolygon, ringSizes, void *, 2 * P);
    CHECK_FIELD(ClashPolygon, ringCount, size_t, 3 * P);
    CHECK_FIELD(ClashPolygon, radius, float, 4 * P);

    CHECK_TYPE(ClashChain, FILLED(2 * P + 12), P);
    CHECK_FIELD(ClashChain, vertices, void *, 0);
    CHECK_FIELD(ClashChain, count, size_t, P);
    CHECK_FIELD(ClashChain, radius, float, 2 * P);
    CHECK_FIELD(ClashChain, closed, uint32_t, 2 * P + 4);
    CHECK_FIELD(ClashChain, side, uint32_t, 2 * P + 8);

    CHECK_TYPE(ClashGroup, 2 * P, P);
    CHECK_FIELD(ClashGroup, shapes, void *, 0);
    CHECK_FIELD(ClashGroup, count, size_t, P);

    CHECK_TYPE(ClashNode, 128, 4);
    CHECK_TYPE(ClashPrepared, 4 * P, P);
    CHECK_FIELD(ClashPrepared, nodes, void *, 0);
    CHECK_FIELD(ClashPrepared, nodeCount, size_t, P);
    CHECK_FIELD(ClashPrepared, shapes, void *, 2 * P);
    CHECK_FIELD(ClashPrepared, shapeCount, size_t, 3 * P);
}

SECTION(any_shape_union, "Layout of any shape") {
    CHECK_TYPE(ClashShapeData, P == 4 ? 24 : 40, P);
    CHECK_FIELD(ClashShapeData, point, ClashVector2D, 0);
    CHECK_FIELD(ClashShapeData, line, ClashLine, 0);
    CHECK_FIELD(ClashShapeData, segment, ClashSegment, 0);
    CHECK_FIELD(ClashShapeData, circle, ClashCircle, 0);
    CHECK_FIELD(ClashShapeData, rectangle, ClashRectangle, 0);
    CHECK_FIELD(ClashShapeData, orientedRectangle, ClashOrientedRectangle, 0);
    CHECK_FIELD(ClashShapeData, capsule, ClashCapsule, 0);
    CHECK_FIELD(ClashShapeData, polygon, ClashPolygon, 0);
    CHECK_FIELD(ClashShapeData, chain, ClashChain, 0);
    CHECK_FIELD(ClashShapeData, sector, ClashSector, 0);
    CHECK_FIELD(ClashShapeData, group, ClashGroup, 0);
    CHECK_FIELD(ClashShapeData, prepared, ClashPrepared, 0);

    CHECK_TYPE(ClashShape, 8 + sizeof(ClashShapeData) + 8, P);
    CHECK_FIELD(ClashShape, kind, uint32_t, 0);
    CHECK_FIELD(ClashShape, reserved, uint32_t, 4);
    CHECK_FIELD(ClashShape, data, ClashShapeData, 8);
    CHECK_FIELD(ClashShape, position, ClashVector2D, 8 + sizeof(ClashShapeData));

    CHECK_TYPE(ClashShapeKind, 4, 4);
    const ClashShapeKind kinds[] = {
        CLASH_SHAPE_NONE,
        CLASH_SHAPE_POINT,
        CLASH_SHAPE_LINE,
        CLASH_SHAPE_SEGMENT,
        CLASH_SHAPE_CIRCLE,
        CLASH_SHAPE_RECTANGLE,
        CLASH_SHAPE_ORIENTED_RECTANGLE,
        CLASH_SHAPE_CAPSULE,
        CLASH_SHAPE_POLYGON,
        CLASH_SHAPE_CHAIN,
        CLASH_SHAPE_SECTOR,
        CLASH_SHAPE_GROUP,
        CLASH_SHAPE_PREPARED,
    };
    CHECK_NUMBERED(kinds);
    CHECK_TYPE(ClashSide, 4, 4);
    const ClashSide sides[] = {CLASH_SIDE_NONE, CLASH_SIDE_LEFT, CLASH_SIDE_RIGHT};
    CHECK_NUMBERED(sides);
}

SECTION(answers, "Layout of the answers") {
    CHECK_TYPE(ClashStatus, 4, 4);
    const ClashStatus statuses[] = {
        CLASH_STATUS_OK,
        CLASH_STATUS_NULL_POINTER,
        CLASH_STATUS_UNKNOWN_KIND,
        CLASH_STATUS_NOT_FINITE,
        CLASH_STATUS_NEGATIVE,
        CLASH_STATUS_BAD_INNER_RADIUS,
        CLASH_STATUS_BAD_ARRAY,
        CLASH_STATUS_BAD_RINGS,
        CLASH_STATUS_UNKNOWN_VALUE,
        CLASH_STATUS_NESTED_GROUP,
        CLASH_STATUS_NOT_SIMPLE,
        CLASH_STATUS_BUFFER_TOO_SMALL,
        CLASH_STATUS_RESERVED_NOT_ZERO,
        CLASH_STATUS_BAD_NODES,
    };
    CHECK_NUMBERED(statuses);

    CHECK_TYPE(ClashRelation, 4, 4);
    const ClashRelation relations[] = {
        CLASH_RELATION_DISJOINT,
        CLASH_RELATION_TOUCHING,
        CLASH_RELATION_OVERLAPPING,
        CLASH_RELATION_A_INSIDE_B,
        CLASH_RELATION_A_INSIDE_B_TOUCHING,
        CLASH_RELATION_B_INSIDE_A,
        CLASH_RELATION_B_INSIDE_A_TOUCHING,
        CLASH_RELATION_EQUAL,
    };
    CHECK_NUMBERED(relations);

    CHECK_TYPE(ClashDistance, 44, 4);
    CHECK_FIELD(ClashDistance, distance, float, 0);
    CHECK_FIELD(ClashDistance, pointA, ClashVector2D, 4);
    CHECK_FIELD(ClashDistance, pointB, ClashVector2D, 12);
    CHECK_FIELD(ClashDistance, placeA, ClashPlace, 20);
    CHECK_FIELD(ClashDistance, placeB, ClashPlace, 32);
    CHECK_TYPE(ClashSignedDistance, 32, 4);
    CHECK_FIELD(ClashSignedDistance, distance, float, 0);
    CHECK_FIELD(ClashSignedDistance, point, ClashVector2D, 4);
    CHECK_FIELD(ClashSignedDistance, normal, ClashVector2D, 12);
    CHECK_FIELD(ClashSignedDistance, place, ClashPlace, 20);
    CHECK_TYPE(ClashMass, 16, 4);
    CHECK_FIELD(ClashMass, area, float, 0);
    CHECK_FIELD(ClashMass, centroid, ClashVector2D, 4);
    CHECK_FIELD(ClashMass, secondMoment, float, 12);
    CHECK_TYPE(ClashSupport, 20, 4);
    CHECK_FIELD(ClashSupport, point, ClashVector2D, 0);
    CHECK_FIELD(ClashSupport, place, ClashPlace, 8);
}

SECTION(contact_answers, "Layout of contacts and intersections") {
    CHECK_TYPE(ClashContactPoint, 44, 4);
    CHECK_FIELD(ClashContactPoint, position, ClashVector2D, 0);
    CHECK_FIELD(ClashContactPoint, depth, float, 8);
    CHECK_FIELD(ClashContactPoint, featureA, uint32_t, 12);
    CHECK_FIELD(ClashContactPoint, featureB, uint32_t, 16);
    CHECK_FIELD(ClashContactPoint, placeA, ClashPlace, 20);
    CHECK_FIELD(ClashContactPoint, placeB, ClashPlace, 32);

    CHECK_TYPE(ClashContact, 120, 4);
    CHECK_FIELD(ClashContact, normal, ClashVector2D, 0);
    CHECK_FIELD(ClashContact, depth, float, 8);
    CHECK_FIELD(ClashContact, points, ClashContactPoint[2], 12);
    CHECK_FIELD(ClashContact, pointCount, uint32_t, 100);
    CHECK_FIELD(ClashContact, memberA, uint32_t, 104);
    CHECK_FIELD(ClashContact, memberB, uint32_t, 108);
    CHECK_FIELD(ClashContact, partA, uint32_t, 112);
    CHECK_FIELD(ClashContact, partB, uint32_t, 116);

    CHECK_TYPE(ClashIntersection, 48, 4);
    CHECK_FIELD(ClashIntersection, start, ClashVector2D, 0);
    CHECK_FIELD(ClashIntersection, end, ClashVector2D, 8);
    CHECK_FIELD(ClashIntersection, placeA, ClashPlace, 16);
    CHECK_FIELD(ClashIntersection, placeB, ClashPlace, 28);
    CHECK_FIELD(ClashIntersection, endA, float, 40);
    CHECK_FIELD(ClashIntersection, endB, float, 44);

    CHECK_TYPE(ClashStretch, 24, 4);
    CHECK_FIELD(ClashStretch, entry, float, 0);
    CHECK_FIELD(ClashStretch, exit, float, 4);
    CHECK_FIELD(ClashStretch, entryPoint, ClashVector2D, 8);
    CHECK_FIELD(ClashStretch, exitPoint, ClashVector2D, 16);

    CHECK_TYPE(ClashPlace, 12, 4);
    CHECK_FIELD(ClashPlace, member, uint32_t, 0);
    CHECK_FIELD(ClashPlace, edge, uint32_t, 4);
    CHECK_FIELD(ClashPlace, along, float, 8);

    CHECK_TYPE(ClashEdge, 36, 4);
    CHECK_FIELD(ClashEdge, start, ClashVector2D, 0);
    CHECK_FIELD(ClashEdge, end, ClashVector2D, 8);
    CHECK_FIELD(ClashEdge, center, ClashVector2D, 16);
    CHECK_FIELD(ClashEdge, radius, float, 24);
    CHECK_FIELD(ClashEdge, from, float, 28);
    CHECK_FIELD(ClashEdge, to, float, 32);
}

SECTION(cast_answers, "Layout of the answers to casts") {
    CHECK_TYPE(ClashCastMode, 4, 4);
    const ClashCastMode modes[] = {CLASH_CAST_ALL, CLASH_CAST_APPROACHING};
    CHECK_NUMBERED(modes);

    CHECK_TYPE(ClashCastSides, 4, 4);
    const ClashCastSides sides[] = {CLASH_CAST_SIDES_RESPECT, CLASH_CAST_SIDES_IGNORE};
    CHECK_NUMBERED(sides);

    CHECK_TYPE(ClashCastSettings, 20, 4);
    CHECK_FIELD(ClashCastSettings, mode, uint32_t, 0);
    CHECK_FIELD(ClashCastSettings, sides, uint32_t, 4);
    CHECK_FIELD(ClashCastSettings, largestFraction, float, 8);
    CHECK_FIELD(ClashCastSettings, distanceKept, float, 12);
    CHECK_FIELD(ClashCastSettings, tolerance, float, 16);

    CHECK_TYPE(ClashRayHit, 68, 4);
    CHECK_FIELD(ClashRayHit, entry, float, 0);
    CHECK_FIELD(ClashRayHit, exit, float, 4);
    CHECK_FIELD(ClashRayHit, entryPoint, ClashVector2D, 8);
    CHECK_FIELD(ClashRayHit, exitPoint, ClashVector2D, 16);
    CHECK_FIELD(ClashRayHit, entryNormal, ClashVector2D, 24);
    CHECK_FIELD(ClashRayHit, exitNormal, ClashVector2D, 32);
    CHECK_FIELD(ClashRayHit, entryPlace, ClashPlace, 40);
    CHECK_FIELD(ClashRayHit, exitPlace, ClashPlace, 52);
    CHECK_FIELD(ClashRayHit, startsInside, bool, 64);

    CHECK_TYPE(ClashCastHit, 48, 4);
    CHECK_FIELD(ClashCastHit, fraction, float, 0);
    CHECK_FIELD(ClashCastHit, point, ClashVector2D, 4);
    CHECK_FIELD(ClashCastHit, normal, ClashVector2D, 12);
    CHECK_FIELD(ClashCastHit, placeA, ClashPlace, 20);
    CHECK_FIELD(ClashCastHit, placeB, ClashPlace, 32);
    CHECK_FIELD(ClashCastHit, startsInContact, bool, 44);

    CHECK_TYPE(ClashMotion, 20, 4);
    CHECK_FIELD(ClashMotion, movement, ClashVector2D, 0);
    CHECK_FIELD(ClashMotion, rotation, float, 8);
    CHECK_FIELD(ClashMotion, pivot, ClashVector2D, 12);
}

SECTION(polygon_answers, "Layout of the answers about polygons") {
    CHECK_TYPE(ClashWinding, 4, 4);
    const ClashWinding windings[] = {CLASH_WINDING_NONE, CLASH_WINDING_COUNTERCLOCKWISE,
                                     CLASH_WINDING_CLOCKWISE};
    CHECK_NUMBERED(windings);

    CHECK_TYPE(ClashField, 2 * P, P);
    CHECK_FIELD(ClashField, first, const float *, 0);
    CHECK_FIELD(ClashField, stride, size_t, P);
    CHECK_TYPE(ClashBatch, 14 * P, P);
    CHECK_FIELD(ClashBatch, kind, uint32_t, 0);
    CHECK_FIELD(ClashBatch, count, size_t, P);
    CHECK_FIELD(ClashBatch, fields[5], ClashField, 12 * P);
    CHECK_TYPE(ClashIndexPair, 8, 4);
    CHECK_FIELD(ClashIndexPair, a, uint32_t, 0);
    CHECK_FIELD(ClashIndexPair, b, uint32_t, 4);
    CHECK_TYPE(ClashPieceCounts, 2 * P, P);
    CHECK_FIELD(ClashPieceCounts, indexCount, size_t, 0);
    CHECK_FIELD(ClashPieceCounts, pieceCount, size_t, P);
}

/* The book's types are the prefixed ones: pointers to them are compatible, or this fails to build.
 */
SECTION(book_types, "Layout of the book's types") {
    static Vector2D vector;
    static Line line;
    static Segment segment;
    static Circle circle;
    static Rectangle rectangle;
    static OrientedRectangle oriented_rectangle;
    static Range range;
    ClashVector2D *const a = &vector;
    ClashLine *const b = &line;
    ClashSegment *const c = &segment;
    ClashCircle *const d = &circle;
    ClashRectangle *const e = &rectangle;
    ClashOrientedRectangle *const f = &oriented_rectangle;
    ClashRange *const g = &range;
    CHECK("the same types", a && b && c && d && e && f && g);

    CHECK_TYPE(Bool, 4, 4);
    CHECK("no is 0", no == 0);
    CHECK("yes is 1", yes == 1);
    CHECK("bool has one byte", sizeof(bool) == 1);
}

void layout(void) {
    structs();
    newer_structs();
    any_shape_union();
    answers();
    contact_answers();
    cast_answers();
    polygon_answers();
    book_types();
}
