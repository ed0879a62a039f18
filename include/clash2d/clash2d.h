#ifndef CLASH2D_CLASH2D_H
#define CLASH2D_CLASH2D_H

// clash2d: 2D collision detection that is never wrong.
//
//     #include <clash2d/clash2d.h>
//
//     bool is_hit(ClashCircle ball, ClashVector2D speed, ClashRectangle wall) {
//         ClashOrientedRectangle bat = {{5, 4}, {3, 0.5f}, 30};
//         if (clash_circle_oriented_rectangle_collide(ball, bat))
//             return true;
//         // Anywhere on the way of this frame, not only at its end:
//         return clash_moving_circle_rectangle_collide(ball, speed, wall);
//     }
//
// Beside such functions for two shapes whose kinds are known, there is one for each question about
// any two: ClashShape is any shape.
//
//     static const ClashVector2D corners[] = {{0, 0}, {4, 0}, {0, 3}};
//
//     bool push_out(ClashCircle *ball) {
//         ClashShape ramp = clash_shape_polygon(corners, 3, 0), shape = clash_shape_circle(*ball);
//         ClashVector2D way;
//         if (!clash_separation(&ramp, &shape, &way))
//             return false;
//         ball->center = clash_add_vector(ball->center, way);
//         return true;
//     }
//
// X points to the right, Y up; angles are degrees, counterclockwise. (With Y down the same
// numbers turn clockwise, and left, right and clockwise are the other way round on the screen;
// nothing else changes.)
//
// Shapes are closed sets of points: touching counts. Yes and no are what exact arithmetic gives
// for the numbers passed in, without any tolerance: origin + size is a sum of real numbers, and a
// rotation has its true sine and cosine. A degenerate shape is the set that it describes, so that
// a circle of radius 0 is a point. A shape with a NaN, an infinity or a negative size, radius or
// half extent is the empty set: it meets nothing, contains nothing and bounds nothing.
//
// Questions about any shapes take pointers to them; null is the empty set, too. An answer that is
// more than a yes or no goes to where an out pointer leads, if the function returns true, and
// otherwise nothing is written; the pointer may be null. Lists go to a buffer of the caller's: what
// is returned is how many elements there are, also if there is no room for all of them. Polygons,
// chains and groups borrow their arrays from the caller, who keeps these as long as the shape is used.
// clash_shape_check says why a shape is invalid.
//
// All functions are pure: they keep nothing, allocate nothing, print nothing, and may be called
// from any thread. They return a defined answer for every bit pattern, the same bits on every
// platform. They assume the floating-point environment that C programs start with: rounding to
// nearest, subnormal numbers kept (flushed to 0, they are wrong only about numbers below 1e-30).
//
// Shapes of a fixed size are asked in constant time, all others by what is near: beside a few of 10,000
// prepared pieces a small shape takes up to 1 microsecond to collide, 10 for rays, casts, distances and
// contacts, 30 for relations and intersections, and 50 for separations; docs/growth.md has other
// sizes, plain shapes and hostile ones. There, optimised for x86-64, no function takes more than 65 KB of the
// stack.
//
// A pair's function names its two shapes in alphabetical order and takes them in that order.
// Titles in quotes are sections of the book "2D Game Collision Detection" by Thomas Schwarzl;
// book.h has its own names for all this.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The version of this header: major * 1000000 + minor * 1000 + patch; see clash_version.
#define CLASH_VERSION 1000

/// A point, or a direction with a length. X points to the right, Y up.
///
/// The unit is the program's own; tiles, pixels and metres work alike.
typedef struct ClashVector2D {
    /// The coordinate along the X axis, which points to the right.
    float x;
    /// The coordinate along the Y axis, which points up.
    float y;
} ClashVector2D;

/// The numbers from `minimum` to `maximum`, both included.
///
/// Any unit; the two ends may be infinite. A range whose ends are swapped is not sorted on its own.
typedef struct ClashRange {
    /// The lower end.
    float minimum;
    /// The upper end.
    float maximum;
} ClashRange;

/// Where a frame stands and how it is turned: what is at `v` in the frame is at `position` plus `v`
/// turned by `rotation`.
typedef struct ClashPose {
    /// Where the origin of the frame is.
    ClashVector2D position;
    /// By how many degrees its axes are turned, counterclockwise.
    float rotation;
} ClashPose;

// ---- Shapes ------------------------------------------------------------------------------------

/// An endless straight line.
///
/// With the null vector as its direction it is its base point.
typedef struct ClashLine {
    /// Any point of the line.
    ClashVector2D base;
    /// Which way the line runs; any length, either way along it.
    ClashVector2D direction;
} ClashLine;

/// A straight piece between two points, both included.
///
/// With two equal points it is a point.
typedef struct ClashSegment {
    /// One end.
    ClashVector2D point1;
    /// The other end.
    ClashVector2D point2;
} ClashSegment;

/// A filled circle, its rim included.
typedef struct ClashCircle {
    /// The middle.
    ClashVector2D center;
    /// The distance from the middle to the rim, 0 or more.
    float radius;
} ClashCircle;

/// A filled rectangle whose sides run along the axes, its border included.
///
/// It reaches from `origin` to `origin + size`, a sum of real numbers that is never rounded.
typedef struct ClashRectangle {
    /// The corner with the smallest coordinates: lower left with Y up.
    ClashVector2D origin;
    /// Width and height, 0 or more.
    ClashVector2D size;
} ClashRectangle;

/// A filled rectangle that is turned around its center, its border included.
typedef struct ClashOrientedRectangle {
    /// The middle, around which it is turned.
    ClashVector2D center;
    /// Half of the width and half of the height before turning, 0 or more.
    ClashVector2D halfExtend;
    /// Degrees, counterclockwise with Y up; any finite number, and the true sine and cosine of it.
    float rotation;
} ClashOrientedRectangle;

/// All points within a distance from a segment: a filled stadium, its border included.
///
/// With two equal points it is a circle, with radius 0 a segment.
typedef struct ClashCapsule {
    /// One end of the segment.
    ClashVector2D point1;
    /// The other end.
    ClashVector2D point2;
    /// The greatest distance from the segment, 0 or more.
    float radius;
} ClashCapsule;

/// A piece of a disc or of a ring around its center, its border included: the swing of a sword, a
/// cone of sight.
///
/// Its points are between `innerRadius` and `radius` away from the center, in directions that differ
/// by at most `halfAngle` from `direction`. From 180 degrees on it is the whole disc or ring, with
/// 0 degrees a segment.
typedef struct ClashSector {
    /// The middle of the disc; it belongs to the sector if `innerRadius` is 0.
    ClashVector2D center;
    /// The distance from the center at which it begins, from 0 to `radius`.
    float innerRadius;
    /// The distance from the center at which it ends, 0 or more.
    float radius;
    /// Degrees of the middle direction, counterclockwise from the X axis; any finite number.
    float direction;
    /// Degrees to either side of that direction, 0 or more.
    float halfAngle;
} ClashSector;

/// A filled polygon, its border included: convex or not, with or without holes, counterclockwise or
/// clockwise.
///
/// It consists of its edges and of all points inside by the even-odd rule: a ray from there crosses
/// the edges an odd number of times. A ring within another one is therefore a hole, and edges may
/// cross. It borrows its vertices and is made of all of them: one that is not finite makes it
/// invalid.
typedef struct ClashPolygon {
    /// The vertices of all rings, one ring after the other; each ring leads back to its first one.
    const ClashVector2D *vertices;
    /// How many vertices there are; a polygon without any is empty, with one a point.
    size_t count;
    /// How many vertices each ring has, which must add up to `count`; null if there is one ring.
    const uint32_t *ringSizes;
    /// How many rings there are; 0 if there is one of all vertices.
    size_t ringCount;
    /// Rounds the corners: all points within this distance belong to it, too; 0 or more.
    float radius;
} ClashPolygon;

/// Which side of a chain is solid ground, seen from each vertex towards the next.
typedef enum ClashSide {
    /// None: things are pushed off to the side on which they are.
    CLASH_SIDE_NONE = 0,
    /// The left one: things are pushed off to the right.
    CLASH_SIDE_LEFT = 1,
    /// The right one: things are pushed off to the left.
    CLASH_SIDE_RIGHT = 2,
} ClashSide;

/// A line of straight pieces from vertex to vertex, open or closed, nothing of it filled.
///
/// A solid side does not add points to it: it says to which side contacts push, and from which side rays and
/// casts meet it. What touches the chain is pushed to its free side, however it came there; what is near it
/// without touching has contacts in front of the free side only. As each piece knows its neighbours, nothing
/// stumbles over the vertices in between. It borrows its vertices; one that
/// is not finite makes it invalid.
typedef struct ClashChain {
    /// The vertices, in order.
    const ClashVector2D *vertices;
    /// How many vertices there are; a chain without any is empty, with one a point.
    size_t count;
    /// The thickness to either side: all points within this distance belong to it; 0 or more.
    float radius;
    /// 1 if the last vertex is joined to the first one, otherwise 0.
    uint32_t closed;
    /// The solid side: a ClashSide.
    uint32_t side;
} ClashChain;

/// A piece of the memory that a prepared shape is written to; what is in it has no meaning.
typedef struct ClashNode {
    /// Numbers, none of them an address.
    uint32_t words[32];
} ClashNode;

// ---- Any shape ---------------------------------------------------------------------------------

/// The kinds of shapes.
typedef enum ClashShapeKind {
    /// No shape: the empty set, which meets nothing.
    CLASH_SHAPE_NONE = 0,
    /// A point.
    CLASH_SHAPE_POINT = 1,
    /// An endless straight line.
    CLASH_SHAPE_LINE = 2,
    /// A straight piece between two points.
    CLASH_SHAPE_SEGMENT = 3,
    /// A filled circle.
    CLASH_SHAPE_CIRCLE = 4,
    /// A filled rectangle whose sides run along the axes.
    CLASH_SHAPE_RECTANGLE = 5,
    /// A filled rectangle that is turned around its center.
    CLASH_SHAPE_ORIENTED_RECTANGLE = 6,
    /// All points within a distance from a segment.
    CLASH_SHAPE_CAPSULE = 7,
    /// A filled polygon.
    CLASH_SHAPE_POLYGON = 8,
    /// A line of straight pieces.
    CLASH_SHAPE_CHAIN = 9,
    /// A piece of a disc or of a ring.
    CLASH_SHAPE_SECTOR = 10,
    /// Several shapes taken as one.
    CLASH_SHAPE_GROUP = 11,
    /// A polygon, chain or group that is prepared for many questions.
    CLASH_SHAPE_PREPARED = 12,
} ClashShapeKind;

/// Several shapes taken as one: all of their points.
///
/// It borrows its members; an invalid one is empty, and groups can't be members.
typedef struct ClashGroup {
    /// The members.
    const struct ClashShape *shapes;
    /// How many members there are; a group without any is empty.
    size_t count;
} ClashGroup;

/// A polygon, chain or group that is prepared for many questions: most of them look at a few of its
/// edges or members only.
///
/// It is the same set of points, and all answers are the same. It borrows nodes. Polygons and chains
/// are copied into these, so that what they were made of may change or go; a group keeps borrowing
/// its members, which must stay as they are. Nodes hold no addresses, and may be moved as a whole.
typedef struct ClashPrepared {
    /// What clash_shape_prepared wrote.
    const ClashNode *nodes;
    /// How many nodes there are; a prepared shape without any is empty.
    size_t nodeCount;
    /// The members of a group; null if it is none.
    const struct ClashShape *shapes;
    /// How many members there are.
    size_t shapeCount;
} ClashPrepared;

/// The shapes of all kinds, in one place.
typedef union ClashShapeData {
    /// For CLASH_SHAPE_POINT.
    ClashVector2D point;
    /// For CLASH_SHAPE_LINE.
    ClashLine line;
    /// For CLASH_SHAPE_SEGMENT.
    ClashSegment segment;
    /// For CLASH_SHAPE_CIRCLE.
    ClashCircle circle;
    /// For CLASH_SHAPE_RECTANGLE.
    ClashRectangle rectangle;
    /// For CLASH_SHAPE_ORIENTED_RECTANGLE.
    ClashOrientedRectangle orientedRectangle;
    /// For CLASH_SHAPE_CAPSULE.
    ClashCapsule capsule;
    /// For CLASH_SHAPE_POLYGON.
    ClashPolygon polygon;
    /// For CLASH_SHAPE_CHAIN.
    ClashChain chain;
    /// For CLASH_SHAPE_SECTOR.
    ClashSector sector;
    /// For CLASH_SHAPE_GROUP.
    ClashGroup group;
    /// For CLASH_SHAPE_PREPARED.
    ClashPrepared prepared;
} ClashShapeData;

/// Any shape: a kind, and the shape of that kind.
typedef struct ClashShape {
    /// A ClashShapeKind; with any other number it is the empty set.
    uint32_t kind;
    /// 0; with any other number it is the empty set.
    uint32_t reserved;
    /// The shape of that kind.
    ClashShapeData data;
    /// Where it stands: each of its points is the one in `data` plus this, a sum of real numbers that
    /// is never rounded. So a shape keeps its form wherever it is, and moves without a copy and
    /// without being prepared anew. Members of a group have their own position and the group's.
    ClashVector2D position;
} ClashShape;

/// What became of a call, or what is wrong with a shape.
typedef enum ClashStatus {
    /// Nothing is wrong.
    CLASH_STATUS_OK = 0,
    /// A pointer that must lead to something is null.
    CLASH_STATUS_NULL_POINTER = 1,
    /// A shape's kind is an unknown number.
    CLASH_STATUS_UNKNOWN_KIND = 2,
    /// A number is NaN or infinite.
    CLASH_STATUS_NOT_FINITE = 3,
    /// A radius, a size, a half extent or a half angle is negative, or a fraction, distance or tolerance of a
    /// cast's settings.
    CLASH_STATUS_NEGATIVE = 4,
    /// A sector's inner radius is greater than its radius.
    CLASH_STATUS_BAD_INNER_RADIUS = 5,
    /// An array is null although it has elements, lies at an unaligned address, or is longer than
    /// the memory.
    CLASH_STATUS_BAD_ARRAY = 6,
    /// The sizes of a polygon's rings do not add up to the number of its vertices.
    CLASH_STATUS_BAD_RINGS = 7,
    /// A chain's `closed` or `side`, or the mode or sides of a cast's settings, is none of the values that it
    /// may have.
    CLASH_STATUS_UNKNOWN_VALUE = 8,
    /// A group is a member of a group.
    CLASH_STATUS_NESTED_GROUP = 9,
    /// Edges of a polygon meet where it must be simple.
    CLASH_STATUS_NOT_SIMPLE = 10,
    /// A buffer has too little room.
    CLASH_STATUS_BUFFER_TOO_SMALL = 11,
    /// A shape's `reserved` is not 0.
    CLASH_STATUS_RESERVED_NOT_ZERO = 12,
    /// The nodes of a prepared shape are not as they were written, or were written by another version of
    /// the library or with the bytes in another order.
    CLASH_STATUS_BAD_NODES = 13,
    /// An id is none's, or that of a collider that was removed.
    CLASH_STATUS_STALE_ID = 14,
    /// There is no memory.
    CLASH_STATUS_OUT_OF_MEMORY = 15,
    /// What should be a snapshot is none, or of another base.
    CLASH_STATUS_BAD_SNAPSHOT = 16,
} ClashStatus;

// ---- Answers -----------------------------------------------------------------------------------

/// How two shapes lie to each other, as sets of points.
///
/// What has an area consists of its border and its interior; of a segment or an open chain without a
/// radius the ends take the place of the border, and a point, a line and a closed chain have none.
typedef enum ClashRelation {
    /// They share no point, or one of them is empty.
    CLASH_RELATION_DISJOINT = 0,
    /// They share points, but no interior ones, and neither contains the other.
    CLASH_RELATION_TOUCHING = 1,
    /// They share interior points, and neither contains the other.
    CLASH_RELATION_OVERLAPPING = 2,
    /// All of a belongs to the interior of b.
    CLASH_RELATION_A_INSIDE_B = 3,
    /// All of a belongs to b, and some of it to the border of b.
    CLASH_RELATION_A_INSIDE_B_TOUCHING = 4,
    /// All of b belongs to the interior of a.
    CLASH_RELATION_B_INSIDE_A = 5,
    /// All of b belongs to a, and some of it to the border of a.
    CLASH_RELATION_B_INSIDE_A_TOUCHING = 6,
    /// They consist of the same points.
    CLASH_RELATION_EQUAL = 7,
} ClashRelation;

/// A place on the border of a shape, the same numbers in every answer.
///
/// Edges are numbered from 0, along the border, counterclockwise from the lower left. Polygons and
/// chains have them in the order of their vertices, ring after ring; rectangles bottom, right, top and
/// left before they are turned; a capsule the side to the right of its way, the arc around `point2`,
/// the other side and the arc around `point1`; a sector the first side, the outer arc, the second
/// side, and the inner arc if there is one; what is a single point, a segment, a line or a circle has
/// one. A rounded polygon or chain has for each of its edges the arc around the first vertex, then,
/// if it is the last one of an open chain, the arc around the second one, and both sides, the right
/// one first; of an edge between equal vertices only the arcs. What has no width has the edge of the
/// segment or point that it is.
typedef struct ClashPlace {
    /// The member of a group; of any other shape 0.
    uint32_t member;
    /// The number of its edge.
    uint32_t edge;
    /// Where on the edge, from 0 to 1; of a line a multiple of its direction. On arcs, which run
    /// counterclockwise, it is measured on the square whose corners lie on the circle right of its
    /// center, above, left of and below it: where the way from the center crosses that. Of a circle,
    /// which begins at the right, that is the part of the angle at each eighth, and nearly in between.
    float along;
} ClashPlace;

/// An edge of the border of a shape: straight, or an arc.
typedef struct ClashEdge {
    /// Where it begins; of a line its base.
    ClashVector2D start;
    /// Where it ends; of a line the base plus the direction.
    ClashVector2D end;
    /// The center of an arc, which runs counterclockwise; the null vector of a straight edge.
    ClashVector2D center;
    /// The radius of an arc; 0 of a straight edge.
    float radius;
    /// Where an arc begins on the whole circle, as a place on that has it.
    float from;
    /// Where an arc ends, more than 1 beyond the start of the circle; of a straight edge 0.
    float to;
} ClashEdge;

/// How far two shapes are apart, and where they are nearest.
typedef struct ClashDistance {
    /// The distance: 0 exactly if they collide; infinite if no float is large enough.
    float distance;
    /// A point of the first shape that is nearest to the second one.
    ClashVector2D pointA;
    /// A point of the second shape that is nearest to `pointA`; the same point if they collide.
    ClashVector2D pointB;
    /// Where `pointA` is on the border of the first shape: at a corner on one of the edges that meet
    /// there; all 0 if the shapes collide.
    ClashPlace placeA;
    /// Where `pointB` is on the border of the second shape; all 0 if the shapes collide.
    ClashPlace placeB;
} ClashDistance;

/// How far a point is from the border of a shape, and where that is nearest.
typedef struct ClashSignedDistance {
    /// The distance: positive outside, 0 exactly on the border, negative inside; infinite if no float is
    /// large enough.
    float distance;
    /// A point of the border that is nearest.
    ClashVector2D point;
    /// The direction in which the signed distance grows most, of length 1: out of the shape. On the border that
    /// of a contact with the point.
    ClashVector2D normal;
    /// Where on the border the point is.
    ClashPlace place;
} ClashSignedDistance;

/// A point of a shape that lies farthest along a direction.
typedef struct ClashSupport {
    /// The point; infinite where no float is large enough.
    ClashVector2D point;
    /// Where it is on the border.
    ClashPlace place;
} ClashSupport;

/// The area of a shape, where it balances, and its second moment of area.
typedef struct ClashMass {
    /// The area: 0 of what has none, infinite where no float is large enough. Times the mass of a unit
    /// of area it is the mass.
    float area;
    /// Where the shape balances if it weighs the same everywhere; of what has no area by its length, and
    /// of points in their middle.
    ClashVector2D centroid;
    /// The polar second moment of area about the centroid: the sum of all areas times the squares of
    /// their distances from there; 0 without area. Times the mass of a unit of area it is the moment of
    /// inertia. About another point it is larger by the area times the square of the distance.
    float secondMoment;
} ClashMass;

/// A point where two shapes touch.
typedef struct ClashContactPoint {
    /// Where: in the middle between the surfaces of the two shapes.
    ClashVector2D position;
    /// How far the surfaces overlap there, along the normal; negative if they are apart there.
    float depth;
    /// Which vertex or edge of the first shape or member touches: of vertex k 4k, of edge k 4k + 1, and
    /// where an edge touches on its own, of a chain or a polygon that is not convex, 4k for its start and
    /// 4k + 2 for its end. Vertices are numbered from 0 in their order, a rectangle's counterclockwise
    /// from the lower left one before it is turned; an edge, also of a rounded shape, has the number of
    /// the vertex at which it begins. What has no width has those of the segment or point that it is; of
    /// a circle or a line it is 0.
    ///
    /// Both features and the members of both places are the id of the point: they are the same while two
    /// shapes slide a little, and no other point of the two shapes has all four, unless borders cross
    /// each other or themselves hundreds of times or have 2^30 vertices. Of shapes that are no groups the
    /// features are enough.
    uint32_t featureA;
    /// Which vertex or edge of the second shape or member touches.
    uint32_t featureB;
    /// Where its surface is on the border of the first shape: half of the depth from the position, along
    /// the normal. A place on the edge that touches; at a vertex on one of its edges, or on the arc around
    /// it.
    ///
    /// It leads back to a point that is off by 2^-20 of the numbers of both shapes at most. Where that
    /// surface is none, as two shapes touch without facing each other, the place is about the nearest.
    ClashPlace placeA;
    /// Where its surface is on the border of the second shape, against the normal.
    ClashPlace placeB;
} ClashContactPoint;

/// How two shapes touch.
typedef struct ClashContact {
    /// Of length 1, from the first shape to the second one.
    ClashVector2D normal;
    /// How far the second shape is to be moved along the normal, so that these parts of the two are
    /// apart: 0 or more if they collide, otherwise the negative of their distance; infinite for lines that cross,
    /// and if no float is large enough.
    float depth;
    /// The points of the contact.
    ClashContactPoint points[2];
    /// How many points there are: 1, or 2 where two edges touch.
    uint32_t pointCount;
    /// Which member of the first shape touches, if it is a group; otherwise 0.
    uint32_t memberA;
    /// Which member of the second shape touches.
    uint32_t memberB;
    /// Which part of the first shape or member touches: the number of an edge, if it is a chain or a
    /// polygon that is not convex; 0 if it is convex.
    uint32_t partA;
    /// Which part of the second shape or member touches.
    uint32_t partB;
} ClashContact;

/// A point that the borders of two shapes share, or a stretch along which they run together.
///
/// The border of a shape without area is all of it.
typedef struct ClashIntersection {
    /// The common point, or the first one of the stretch along the border of a.
    ClashVector2D start;
    /// The last point of the stretch; of a point, the same.
    ClashVector2D end;
    /// Where on the border of a it starts.
    ClashPlace placeA;
    /// Where on the border of b it starts.
    ClashPlace placeB;
    /// Where on the same edge of a it ends.
    float endA;
    /// Where on the same edge of b it ends: less than the start if b runs the other way, and more than 1
    /// beyond the start of a whole circle.
    float endB;
} ClashIntersection;

/// A stretch of a segment that lies in a shape, or a single point of it.
typedef struct ClashStretch {
    /// The part of the segment before the stretch, from 0 to 1.
    float entry;
    /// The part of the segment before the end of the stretch, from 0 to 1; of a single point the same.
    float exit;
    /// The first point of the stretch.
    ClashVector2D entryPoint;
    /// The last point of the stretch.
    ClashVector2D exitPoint;
} ClashStretch;

/// Which contacts a cast is about.
typedef enum ClashCastMode {
    /// All of them: what touches at the start meets at 0.
    CLASH_CAST_ALL = 0,
    /// Not the contacts at the start that the movement leaves, or along which it slides.
    ///
    /// Those into which it leads by more than 2^-22 of its length, about the rounding of a normal,
    /// hit at 0. Otherwise the next contact counts that is met from its free side and not just in
    /// passing: the other arm of a concave shape, the wall behind a row of floor tiles.
    CLASH_CAST_APPROACHING = 1,
} ClashCastMode;

/// What the solid sides of chains mean to a cast.
typedef enum ClashCastSides {
    /// An edge of a chain with a solid side is there only for what moves into its ground.
    ///
    /// That is what crosses it from the free side to the solid one, as exact arithmetic tells of the edge
    /// and the movement of the other shape past the chain. What moves along it, or out of the ground,
    /// passes. Nothing gets into the ground between two edges that way. With no movement all edges
    /// are there.
    CLASH_CAST_SIDES_RESPECT = 0,
    /// Chains are met from both sides, as if they had no solid one.
    CLASH_CAST_SIDES_IGNORE = 1,
} ClashCastSides;

/// What a cast is asked for: which contacts count, how far and how near.
typedef struct ClashCastSettings {
    /// Which contacts count: a ClashCastMode.
    uint32_t mode;
    /// What the solid sides of chains mean: a ClashCastSides.
    uint32_t sides;
    /// What is met after this part of the way does not count, exactly: from 0 to 1, or more, which is as 1.
    /// Of a ray the first point must not lie beyond; the last one may.
    float largestFraction;
    /// Shapes meet where they are that far apart, and never come nearer: 0 or more, exactly, as if one of
    /// them were grown by all that is within the distance. A ray is that thick to either side.
    float distanceKept;
    /// How early clash_cast_turning may be, as a distance: 0 or more. Nothing else needs it.
    float tolerance;
} ClashCastSettings;

/// Where a ray enters a shape, and where it leaves it.
typedef struct ClashRayHit {
    /// The part of the ray before the first point of the shape, from 0 to 1: the greatest float that
    /// is not beyond it. A ray that keeps a distance meets a shape from there to where it leaves it.
    float entry;
    /// The part of the ray before the last point of the shape, from 0 to 1: the smallest float that is
    /// not before it. In between there may be gaps.
    float exit;
    /// The first point.
    ClashVector2D entryPoint;
    /// The last point.
    ClashVector2D exitPoint;
    /// Out of the shape at the first point, against the ray, of length 1; the null vector if the ray
    /// starts in the shape.
    ClashVector2D entryNormal;
    /// Out of the shape at the last point, of length 1; the null vector if the ray ends in the shape.
    ClashVector2D exitNormal;
    /// Where the first point is on the border; all 0 if the ray starts in the shape.
    ClashPlace entryPlace;
    /// Where the last point is on the border; all 0 if the ray ends in the shape.
    ClashPlace exitPlace;
    /// Whether the ray's start belongs to the shape, or is as near to it as the distance that is kept.
    bool startsInside;
    /// Always 0, so that no byte of the struct is left unwritten.
    uint8_t reserved[3];
} ClashRayHit;

/// When and where two moving shapes meet first.
typedef struct ClashCastHit {
    /// The part of the movements before the first contact, from 0 to 1: never beyond it.
    float fraction;
    /// A point of both shapes then, or the middle of the distance that is kept; at the start the first one of
    /// the contact, in the middle of the overlap.
    ClashVector2D point;
    /// From the first shape to the second one then, of length 1; at the start that of the contact.
    ClashVector2D normal;
    /// Where they touch on the border of the first shape: at a corner on one of the edges that meet there;
    /// at the start that of the contact.
    ClashPlace placeA;
    /// Where they touch on the border of the second shape.
    ClashPlace placeB;
    /// Whether the shapes meet at the start: share a point, or are as near as the distance that is kept.
    bool startsInContact;
    /// Always 0, so that no byte of the struct is left unwritten.
    uint8_t reserved[3];
} ClashCastHit;

/// A straight way along which a shape turns at an even rate: at a part of the time it has moved by that
/// part of the movement, and turned by that part of the rotation.
typedef struct ClashMotion {
    /// The whole way of the pivot.
    ClashVector2D movement;
    /// Degrees, counterclockwise, by which the shape turns around the pivot; any number of turns.
    float rotation;
    /// The point around which it turns, where it is at the start.
    ClashVector2D pivot;
} ClashMotion;

/// Which way round a ring runs.
typedef enum ClashWinding {
    /// Neither: the areas to its left and to its right are equal.
    CLASH_WINDING_NONE = 0,
    /// Counterclockwise with Y up: most of its area is to its left.
    CLASH_WINDING_COUNTERCLOCKWISE = 1,
    /// Clockwise with Y up: most of its area is to its right.
    CLASH_WINDING_CLOCKWISE = 2,
} ClashWinding;

// ---- Many shapes -------------------------------------------------------------------------------

/// A number of each of many shapes: that of the shape k is `k * stride` bytes after the first one.
///
/// Numbers of structs lie as far apart as the structs, those of an array `sizeof(float)`, and with a
/// stride of 0 all shapes have the same number. No address has to be aligned.
typedef struct ClashField {
    /// The number of the first shape.
    const float *first;
    /// How many bytes lie between one number and the next.
    size_t stride;
} ClashField;

/// Many shapes of one kind, wherever their numbers lie: in structs, in arrays of numbers, or both.
///
/// It borrows them. An invalid shape among them is empty, as it is alone; all are if the kind is not
/// allowed or the first field is at null.
typedef struct ClashBatch {
    /// A ClashShapeKind: any from CLASH_SHAPE_POINT to CLASH_SHAPE_CAPSULE, or CLASH_SHAPE_SECTOR.
    uint32_t kind;
    /// How many shapes there are.
    size_t count;
    /// Their numbers in the order of the fields of the kind's struct: of circles those of center.x,
    /// center.y and radius. A field at null lies right behind the one before it, with the same stride:
    /// of structs only the first number is told. What is beyond those of the kind does not matter.
    ClashField fields[6];
} ClashBatch;

/// Two shapes by their numbers in their batches.
typedef struct ClashIndexPair {
    /// The number of the first one.
    uint32_t a;
    /// The number of the second one.
    uint32_t b;
} ClashIndexPair;

/// Where the convex pieces of a polygon stand in the buffer of clash_convex_pieces.
///
/// First the numbers of the vertices of all pieces, `indexCount` in all, one piece after the other
/// and each counterclockwise; behind them how many vertices each piece has, `pieceCount` numbers.
typedef struct ClashPieceCounts {
    /// How many numbers of vertices there are.
    size_t indexCount;
    /// How many pieces there are.
    size_t pieceCount;
} ClashPieceCounts;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// ---- Version -----------------------------------------------------------------------------------

/// The version of the library that is linked: major * 1000000 + minor * 1000 + patch.
/// Equal to CLASH_VERSION where header and library belong together.
uint32_t clash_version(void);

// ---- Vectors -----------------------------------------------------------------------------------

/// The sum of two vectors, each coordinate rounded once.
/// Book: "Additions".
ClashVector2D clash_add_vector(ClashVector2D a, ClashVector2D b);

/// The difference `a - b`, each coordinate rounded once.
/// Book: "Additions".
ClashVector2D clash_subtract_vector(ClashVector2D a, ClashVector2D b);

/// The vector of the same length in the opposite direction; exact.
/// Book: "Additions".
ClashVector2D clash_negate_vector(ClashVector2D v);

/// Whether two vectors are the same, exactly; no if a coordinate is not finite.
/// Book: "Line-Line Collision", there with a threshold (book.h).
bool clash_equal_vectors(ClashVector2D a, ClashVector2D b);

/// The vector times a number, each coordinate rounded once.
/// Book: "Scaling".
ClashVector2D clash_multiply_vector(ClashVector2D v, float scalar);

/// The vector divided by a number, each coordinate rounded once; by 0 as IEEE 754 says.
/// Book: "Scaling".
ClashVector2D clash_divide_vector(ClashVector2D v, float divisor);

/// The length of a vector, 0 or more.
/// Error at most 0.51 ulp for every finite vector; infinite where no float is large enough.
/// Book: "Length".
float clash_vector_length(ClashVector2D v);

/// The vector of length 1 in the same direction; the null vector stays as it is.
/// Error at most 0.51 ulp in each coordinate for every finite vector.
/// Book: "Unit Vector".
ClashVector2D clash_unit_vector(ClashVector2D v);

/// Degrees as radians. Error at most 0.51 ulp.
/// Book: "Rotation".
float clash_degrees_to_radian(float degrees);

/// Radians as degrees. Error at most 0.51 ulp; infinite where no float is large enough.
/// Book: "Dot Product".
float clash_radian_to_degrees(float radian);

/// The vector turned by some degrees, counterclockwise.
/// Error at most 0.51 ulp in each coordinate. Exact for multiples of 90; full turns change
/// nothing, bit for bit. NaN if the degrees are not finite.
/// Book: "Rotation".
ClashVector2D clash_rotate_vector(ClashVector2D v, float degrees);

/// The vector turned by 90 degrees counterclockwise; exact.
/// Book: "Line-Line Collision".
ClashVector2D clash_rotate_vector_90(ClashVector2D v);

/// The vector turned by 180 degrees; exact.
/// Book: "Rotating by Right Angles".
ClashVector2D clash_rotate_vector_180(ClashVector2D v);

/// The vector turned by 270 degrees counterclockwise; exact.
/// Book: "Rotating by Right Angles".
ClashVector2D clash_rotate_vector_270(ClashVector2D v);

/// The dot product: positive below a right angle between the two, 0 at one, negative beyond.
/// Error at most 0.51 ulp, also under cancellation; infinite where no float is large enough.
/// Book: "Dot Product".
float clash_dot_product(ClashVector2D a, ClashVector2D b);

/// The angle between two vectors in degrees, from 0 to 180.
/// Error at most 0.51 ulp. With a null vector 90; NaN if a coordinate is not finite.
/// Book: "Dot Product".
float clash_enclosed_angle(ClashVector2D a, ClashVector2D b);

/// The cross product: positive where the second vector lies counterclockwise of the first one, up to
/// half a turn, 0 where both are parallel, negative elsewhere.
/// Error at most 0.51 ulp, also under cancellation; infinite where no float is large enough.
float clash_cross_product(ClashVector2D a, ClashVector2D b);

/// The angle by which to turn counterclockwise from one vector to another one, in degrees from -180
/// to 180; opposite ones are 180 apart.
/// Error at most 0.51 ulp. With a null vector 0; NaN if a coordinate is not finite.
float clash_signed_angle(ClashVector2D a, ClashVector2D b);

/// Where a vector points to, in degrees counterclockwise from the X axis, from -180 to 180: by
/// how many clash_rotate_vector turns the X axis there.
/// Error at most 0.51 ulp. Of the null vector 0; NaN if a coordinate is not finite.
float clash_vector_angle(ClashVector2D v);

/// How far two points are apart. Of shapes of any kind: clash_distance.
/// Error at most 0.51 ulp for all finite points; infinite where no float is large enough.
float clash_point_distance(ClashVector2D a, ClashVector2D b);

/// The point that is some part of the way from one point to another one: the first one for 0, the
/// second one for 1, beyond them for parts below 0 and above 1.
/// Error at most 0.51 ulp in each coordinate for all finite numbers, also under cancellation; NaN if
/// a number is not finite.
ClashVector2D clash_lerp_vector(ClashVector2D from, ClashVector2D to, float part);

/// The part of a vector that lies along another one; along the null vector, the null vector.
/// Error at most 0.51 ulp in each coordinate for all finite vectors.
/// Book: "Projection".
ClashVector2D clash_project_vector(ClashVector2D project, ClashVector2D onto);

/// What bounces off a wall with this normal, which may have any length and either sign: the part
/// along the normal is turned round. With the null vector as the normal, the vector itself.
/// Error at most 0.51 ulp in each coordinate for all finite vectors; NaN if a coordinate is not
/// finite.
ClashVector2D clash_reflect_vector(ClashVector2D v, ClashVector2D normal);

/// What is left of a vector along a wall with this normal, which may have any length and either
/// sign: the part along the normal is taken away. With the null vector as the normal, the vector
/// itself.
/// Error at most 0.51 ulp in each coordinate for all finite vectors; NaN if a coordinate is not
/// finite.
ClashVector2D clash_slide_vector(ClashVector2D v, ClashVector2D normal);

/// Whether two vectors point along the same line, either way. Exact; the null vector is parallel
/// to all.
/// Book: "Line-Line Collision", there with a threshold (book.h).
bool clash_parallel_vectors(ClashVector2D a, ClashVector2D b);

// ---- Poses -------------------------------------------------------------------------------------

/// The pose of a frame `b` that is given in the frame `a`: what it makes of a point is what `a` makes of
/// what `b` makes of it.
/// Error at most 0.51 ulp in each coordinate, also under cancellation; the sum of the two rotations
/// is rounded once. NaN where a number is not finite.
ClashPose clash_pose_compose(ClashPose a, ClashPose b);

/// The pose that leads back: of everything, seen from the frame.
/// Error at most 0.51 ulp in each coordinate, also under cancellation; the rotation is exact.
ClashPose clash_pose_inverse(ClashPose pose);

/// Where a point of the frame is: turned by the rotation, then moved by the position.
/// Error at most 0.51 ulp in each coordinate, also under cancellation: it is rounded once. NaN if
/// the rotation is not finite.
ClashVector2D clash_pose_transform_point(ClashPose pose, ClashVector2D point);

/// Where in the frame a point is.
/// Error at most 0.51 ulp in each coordinate, also under cancellation: it is rounded once. NaN if
/// the rotation is not finite.
ClashVector2D clash_pose_inverse_transform_point(ClashPose pose, ClashVector2D point);

/// A direction of the frame as it is outside: turned by the rotation.
/// Error at most 0.51 ulp in each coordinate; exact for multiples of 90. NaN if the rotation is
/// not finite.
ClashVector2D clash_pose_transform_direction(ClashPose pose, ClashVector2D direction);

/// A direction as it is in the frame: turned back.
/// Error at most 0.51 ulp in each coordinate; exact for multiples of 90. NaN if the rotation is
/// not finite.
ClashVector2D clash_pose_inverse_transform_direction(ClashPose pose, ClashVector2D direction);

/// What a motion makes of all points until some part of it: 0 at the start, 1 at the end, also before
/// and after. A shape that stood at a pose stands at this one composed with that one then: so the
/// hit of a cast is drawn, at its fraction.
/// The rotation is rounded once. Error of the position at most 0.51 ulp in each coordinate, also
/// under cancellation, where it turns by just that: so the pivot is where it has to be. NaN if a
/// number is not finite, or the rotation is too large for a float.
ClashPose clash_motion_pose_at(ClashMotion motion, float fraction);

// ---- Collision of two shapes -------------------------------------------------------------------

/// Whether two rectangles share a point; touching counts.
/// Book: "Rectangle-Rectangle Collision".
bool clash_rectangles_collide(ClashRectangle a, ClashRectangle b);

/// Whether two circles share a point; touching counts.
/// Book: "Circle-Circle Collision".
bool clash_circles_collide(ClashCircle a, ClashCircle b);

/// Whether two points are the same, exactly.
/// Book: "Point-Point Collision", there with a threshold (book.h).
bool clash_points_collide(ClashVector2D a, ClashVector2D b);

/// Whether two lines share a point: unless they are parallel and apart.
/// Book: "Line-Line Collision", there with a threshold (book.h).
bool clash_lines_collide(ClashLine a, ClashLine b);

/// Whether two segments share a point; touching counts.
/// Book: "Segment-Segment Collision".
bool clash_segments_collide(ClashSegment a, ClashSegment b);

/// Whether two oriented rectangles share a point; touching counts.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
bool clash_oriented_rectangles_collide(ClashOrientedRectangle a, ClashOrientedRectangle b);

/// Whether a circle contains a point; the rim counts.
/// Book: "Circle-Point Collision".
bool clash_circle_point_collide(ClashCircle c, ClashVector2D p);

/// Whether a circle and a line share a point; touching counts.
/// Book: "Circle-Line Collision".
bool clash_circle_line_collide(ClashCircle c, ClashLine l);

/// Whether a circle and a segment share a point; touching counts.
/// Book: "Circle-Line-Segment Collision".
bool clash_circle_segment_collide(ClashCircle c, ClashSegment s);

/// Whether a circle and a rectangle share a point; touching counts.
/// Book: "Circle-Rectangle Collision".
bool clash_circle_rectangle_collide(ClashCircle c, ClashRectangle r);

/// Whether a circle and an oriented rectangle share a point; touching counts.
/// Book: "Circle-Oriented Rectangle Collision".
bool clash_circle_oriented_rectangle_collide(ClashCircle c, ClashOrientedRectangle r);

/// Whether a rectangle contains a point; the border counts.
/// Book: "Rectangle-Point Collision".
bool clash_point_rectangle_collide(ClashVector2D p, ClashRectangle r);

/// Whether a line and a rectangle share a point; touching counts.
/// Book: "Line-Rectangle Collision".
bool clash_line_rectangle_collide(ClashLine l, ClashRectangle r);

/// Whether a rectangle and a segment share a point; touching counts.
/// Book: "Rectangle-Line-Segment Collision".
bool clash_rectangle_segment_collide(ClashRectangle r, ClashSegment s);

/// Whether an oriented and an axis-aligned rectangle share a point; touching counts.
/// Book: "Oriented Rectangle-Rectangle Collision".
bool clash_oriented_rectangle_rectangle_collide(ClashOrientedRectangle r, ClashRectangle aar);

/// Whether a point lies on a line, exactly.
/// Book: "Line-Point Collision", there with a threshold (book.h).
bool clash_line_point_collide(ClashLine l, ClashVector2D p);

/// Whether a point lies on a segment, exactly; the ends count.
/// Book: "Point-Line-Segment Collision", there with a threshold (book.h).
bool clash_point_segment_collide(ClashVector2D p, ClashSegment s);

/// Whether an oriented rectangle contains a point; the border counts.
/// Book: "Oriented Rectangle-Point Collision".
bool clash_oriented_rectangle_point_collide(ClashOrientedRectangle r, ClashVector2D p);

/// Whether a line and a segment share a point; touching counts.
/// Book: "Line-Line-Segment Collision".
bool clash_line_segment_collide(ClashLine l, ClashSegment s);

/// Whether a line and an oriented rectangle share a point; touching counts.
/// Book: "Line-Oriented Rectangle Collision".
bool clash_line_oriented_rectangle_collide(ClashLine l, ClashOrientedRectangle r);

/// Whether an oriented rectangle and a segment share a point; touching counts.
/// Book: "Oriented Rectangle-Line-Segment Collision".
bool clash_oriented_rectangle_segment_collide(ClashOrientedRectangle r, ClashSegment s);

/// The same answer as rectangles_collide, without a look at Y where X tells the two apart.
/// Faster where most pairs are apart along X, slower where that can't be predicted.
/// Book: "Optimization Tricks".
bool clash_rectangles_collide_short_circuit(ClashRectangle a, ClashRectangle b);

// ---- Shapes in motion --------------------------------------------------------------------------

/// Whether a moving circle meets a rectangle anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance. clash_cast
/// tells when and where, for any two shapes that both may move.
/// Book: "Shapes in Motion".
bool clash_moving_circle_rectangle_collide(ClashCircle a, ClashVector2D moveA, ClashRectangle b);

/// Whether a moving rectangle meets another one anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance. clash_cast
/// tells when and where, for any two shapes that both may move.
/// Book: "Shapes in Motion".
bool clash_moving_rectangle_rectangle_collide(ClashRectangle a, ClashVector2D moveA, ClashRectangle b);

/// Whether a moving circle meets another one anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance. clash_cast
/// tells when and where, for any two shapes that both may move.
/// Book: "Shapes in Motion".
bool clash_moving_circle_circle_collide(ClashCircle a, ClashVector2D moveA, ClashCircle b);

/// Whether a moving rectangle meets a circle anywhere on its straight way from where it is to
/// there plus `moveA`; start, end and touching count. Closed form, no tolerance. clash_cast
/// tells when and where, for any two shapes that both may move.
/// Book: "Shapes in Motion".
bool clash_moving_rectangle_circle_collide(ClashRectangle a, ClashVector2D moveA, ClashCircle b);

// ---- Ranges, sides, corners and axes -----------------------------------------------------------

/// Whether two ranges of numbers share one; touching counts, infinite ends are allowed, NaN is a
/// no.
/// Book: "Rectangle-Rectangle Collision".
bool clash_overlapping(float minA, float maxA, float minB, float maxB);

/// Whether two ranges share a number; touching counts, infinite ends are allowed, NaN is a no.
/// Book: "Segment-Segment Collision".
bool clash_overlapping_ranges(ClashRange a, ClashRange b);

/// The smallest range that contains both. clash_bounding_rectangle is around shapes of any kind.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
ClashRange clash_range_hull(ClashRange a, ClashRange b);

/// The same range with its ends in order.
/// Book: "Segment-Segment Collision".
ClashRange clash_sort_range(ClashRange r);

/// The number from `min` to `max` that is nearest to `x`. NaN stays NaN.
/// Book: "Circle-Rectangle Collision".
float clash_clamp_on_range(float x, float min, float max);

/// The point of the rectangle that is nearest to `p`, always one that lies in it: a far side that
/// is no float is rounded towards the inside. clash_distance tells the nearest points of any two
/// shapes.
/// Book: "Circle-Rectangle Collision".
ClashVector2D clash_clamp_on_rectangle(ClashVector2D p, ClashRectangle r);

/// Whether two lines are the same set of points, exactly. clash_relate tells that of any two
/// shapes.
/// Book: "Line-Line Collision", there with a threshold (book.h).
bool clash_equivalent_lines(ClashLine a, ClashLine b);

/// Whether both ends of a segment lie on the same side of a line, neither of them on it.
/// No if the line's direction is the null vector. clash_collide tells whether any two shapes meet.
/// Book: "Segment-Segment Collision".
bool clash_on_one_side(ClashLine axis, ClashSegment s);

/// The range of positions that a segment covers along the unit vector of `onto`.
/// Error at most 0.51 ulp of each end; along the null vector everything is at 0.
/// clash_support_point tells how far any shape reaches along a direction.
/// Book: "Segment-Segment Collision".
ClashRange clash_project_segment(ClashSegment s, ClashVector2D onto);

/// A corner of a rectangle, rounded to the nearest float: 0 lower right, 1 upper right,
/// 2 upper left, 3 the origin; any other number modulo 4. clash_shape_vertex has the corners of any
/// shape, from the lower left one counterclockwise.
/// Book: "Oriented Rectangle-Rectangle Collision".
ClashVector2D clash_rectangle_corner(ClashRectangle r, int number);

/// The center of a rectangle, rounded to the nearest float.
/// Book: "Shape Grouping".
ClashVector2D clash_rectangle_center(ClashRectangle r);

/// A corner of an oriented rectangle: before turning 0 upper left, 1 upper right, 2 lower right,
/// 3 lower left; any other number modulo 4. clash_shape_vertex has the corners of any shape, from
/// the lower left one counterclockwise.
/// Error at most 0.51 ulp in each coordinate.
/// Book: "Oriented Rectangle-Rectangle Collision".
ClashVector2D clash_oriented_rectangle_corner(ClashOrientedRectangle r, int number);

/// An edge of an oriented rectangle, from the corner of that number to the next one.
/// clash_shape_edge has the edges of any shape, numbered as all answers do.
/// Error at most 0.51 ulp in each coordinate.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
ClashSegment clash_oriented_rectangle_edge(ClashOrientedRectangle r, int number);

/// Whether a segment and a rectangle have disjoint projections onto the segment's direction;
/// touching is not disjoint. No for a segment of length 0. A step of the book's test: clash_collide
/// tells whether any two shapes meet.
/// Book: "Rectangle-Line-Segment Collision".
bool clash_separating_axis_for_rectangle(ClashSegment axis, ClashRectangle r);

/// Whether a segment and an oriented rectangle have disjoint projections onto the segment's
/// direction; touching is not disjoint. No for a segment of length 0. A step of the book's test:
/// clash_collide tells whether any two shapes meet.
/// Book: "Oriented Rectangle-Oriented Rectangle Collision".
bool clash_separating_axis_for_oriented_rectangle(ClashSegment axis, ClashOrientedRectangle r);

// ---- Shapes of any kind ------------------------------------------------------------------------

/// The shape that is a point.
ClashShape clash_shape_point(ClashVector2D point);

/// The shape that is a line.
ClashShape clash_shape_line(ClashLine line);

/// The shape that is a segment.
ClashShape clash_shape_segment(ClashSegment segment);

/// The shape that is a circle.
ClashShape clash_shape_circle(ClashCircle circle);

/// The shape that is a rectangle.
ClashShape clash_shape_rectangle(ClashRectangle rectangle);

/// The shape that is an oriented rectangle.
ClashShape clash_shape_oriented_rectangle(ClashOrientedRectangle orientedRectangle);

/// The shape that is a capsule.
ClashShape clash_shape_capsule(ClashCapsule capsule);

/// The shape that is a sector.
ClashShape clash_shape_sector(ClashSector sector);

/// The shape that is a polygon of one ring of `count` vertices, and of all points within `radius`
/// of it. Nothing is copied or looked at: the vertices stay the caller's and must outlive the
/// shape.
///
/// Whenever the shape is used, `vertices` points to `count` readable elements, or is null or
/// unaligned, which makes it invalid.
ClashShape clash_shape_polygon(const ClashVector2D *vertices, size_t count, float radius);

/// The shape that is a polygon of `ringCount` rings, outlines and holes: the first `ringSizes[0]`
/// vertices, the next `ringSizes[1]` ones, and so on until there are `count`; and of all points
/// within `radius` of it. Nothing is copied or looked at: both arrays stay the caller's and must
/// outlive the shape.
///
/// Whenever the shape is used, `vertices` points to `count` readable elements and `ringSizes` to
/// `ringCount` ones, or one is null or unaligned, which makes it invalid.
ClashShape clash_shape_polygon_with_rings(const ClashVector2D *vertices, size_t count, const uint32_t *ringSizes, size_t ringCount, float radius);

/// The shape that is a chain of `count` vertices, and of all points within `radius` of it.
/// `isClosed` joins the last vertex to the first one; `side` is a ClashSide, the solid one.
/// Nothing is copied or looked at: the vertices stay the caller's and must outlive the shape.
///
/// Whenever the shape is used, `vertices` points to `count` readable elements, or is null or
/// unaligned, which makes it invalid.
ClashShape clash_shape_chain(const ClashVector2D *vertices, size_t count, float radius, bool isClosed, uint32_t side);

/// The shape that consists of all points of `count` others, none of them a group. Nothing is copied
/// or looked at: the members stay the caller's and must outlive the shape.
///
/// Whenever the shape is used, `shapes` points to `count` readable elements, or is null or
/// unaligned, which makes it invalid.
ClashShape clash_shape_group(const ClashShape *shapes, size_t count);

/// Whether a shape is valid, or the first reason why not: an invalid shape is the empty set.
/// A shape of the kind CLASH_SHAPE_NONE is valid and empty. O(vertices), O(members).
ClashStatus clash_shape_check(const ClashShape *shape);

/// What a ClashStatus means: a sentence in English without a full stop, never null, for ever valid.
const char *clash_status_message(uint32_t status);

// ---- Prepared shapes ---------------------------------------------------------------------------

/// How many nodes clash_shape_prepared takes: 0 of a shape that has no vertices or members to
/// prepare, and if it is null or invalid. O(vertices), O(members).
size_t clash_shape_prepared_capacity(const ClashShape *shape);

/// The shape prepared for many questions: whether a polygon, a chain or a group collides takes
/// O(log n) for n vertices or members where it is near the other shape in a few places. Casts
/// look only at what is on the way, contacts and crossings only at what is near, and other questions
/// profit, too. Any other shape takes no nodes and is itself.
/// It is the same set of points and has the same answers; where several points or places would
/// do, as of two parallel edges the nearest ones, it may have others than the shape itself.
/// `nodes` stay the caller's and must outlive the shape. A polygon or chain is copied into these, so
/// that its own arrays may change or go; a group's members must outlive the shape, and stay as they
/// are. Nodes may be copied to another place, to which data.prepared.nodes must then point, also by
/// way of a file: nodes of another version of the library or another order of bytes are told by
/// clash_shape_check, CLASH_STATUS_BAD_NODES, and are the empty set.
/// The position is that of the shape and not part of the nodes: it may be set to any other one.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BUFFER_TOO_SMALL, and why the shape is invalid.
/// O(vertices), O(members).
/// `outShape` may be null, and is written only if the status is CLASH_STATUS_OK.
///
/// `nodes` points to `capacity` writable elements, readable as long as `outShape` is used, or is
/// null, as if `capacity` were 0. The shape and its arrays lie neither in it nor at `outShape`.
ClashStatus clash_shape_prepared(const ClashShape *shape, ClashNode *nodes, size_t capacity, ClashShape *outShape);

// ---- Borders: members, edges and vertices ------------------------------------------------------

/// How many members a group has, also empty ones; 1 of any other shape, 0 of null.
size_t clash_shape_member_count(const ClashShape *shape);

/// How many edges a member has, as ClashPlace numbers them; 0 of an empty one, and if there is no
/// such member. Of a shape that is no group the member is 0. O(vertices).
uint32_t clash_shape_edge_count(const ClashShape *shape, uint32_t member);

/// How many vertices a member has: points one, segments and capsules two, rectangles four, polygons
/// and chains their own, a sector where its sides begin and end; lines, circles and what is empty
/// none. O(vertices).
size_t clash_shape_vertex_count(const ClashShape *shape, uint32_t member);

/// An edge of a member, rounded. Whether there is one: around a vertex of a rounded shape that goes
/// straight on there is none. O(vertices), of a prepared shape without equal vertices in a row O(1).
/// `outEdge` may be null, and is written only if the answer is yes.
bool clash_shape_edge(const ClashShape *shape, uint32_t member, uint32_t edge, ClashEdge *outEdge);

/// A vertex of a member, rounded. Whether there is one. They are numbered from 0: `point1` first,
/// rectangles from the lower left corner before they are turned, all counterclockwise.
/// `outVertex` may be null, and is written only if the answer is yes.
bool clash_shape_vertex(const ClashShape *shape, uint32_t member, uint32_t vertex, ClashVector2D *outVertex);

/// The point at a place on the border, rounded. Whether there is such an edge; cost as
/// clash_shape_edge.
/// `outPoint` may be null, and is written only if the answer is yes.
bool clash_shape_point_at(const ClashShape *shape, ClashPlace place, ClashVector2D *outPoint);

/// The place on the border that is nearest to a point, such as another answer tells. Whether there is
/// one: no if the shape is null or empty, or the point not finite.
/// Of edges that are equally near, as far as the rounding of the point tells, that one which faces along
/// `normal` most, out of the shape or into it, and then the first one: so an edge agrees with the normal
/// of a contact, a cast or a ray, and with the way between two nearest points. A ray tells the edge that
/// it crosses, also if another one is as near. O(n) for vertices or members; of a prepared shape, and on
/// the border, those near the point.
/// `outPlace` may be null, and is written only if the answer is yes.
bool clash_shape_place_at(const ClashShape *shape, ClashVector2D point, ClashVector2D normal, ClashPlace *outPlace);

// ---- Shapes from what programs hold ------------------------------------------------------------

/// The rectangle between two edges on each axis, in either order: with Y down, `top` may be the
/// smaller number. It contains all of that: a size that is no float is rounded up, and if there is
/// no float large enough, the rectangle is invalid.
ClashRectangle clash_rectangle_from_edges(float left, float bottom, float right, float top);

/// The rectangle around a center. It contains all of that: an origin that is no float is rounded
/// down, a size up, and if there is no float large enough, the rectangle is invalid.
ClashRectangle clash_rectangle_from_center(ClashVector2D center, ClashVector2D size);

/// The rectangle around a center, with its whole width and height, turned by some radians
/// counterclockwise: what engines hold. Error of the degrees at most 0.51 ulp.
ClashOrientedRectangle clash_oriented_rectangle_from_center(ClashVector2D center, ClashVector2D size, float radians);

/// The rectangle of the size of `r` whose point `pivot` lies at its origin, turned around it by
/// some degrees; the pivot is seen from the corner with the smallest coordinates, unturned. With
/// `rec`, `origin` and `rotation` it is what DrawRectanglePro of raylib draws.
/// Error of the center at most 0.51 ulp in each coordinate.
ClashOrientedRectangle clash_oriented_rectangle_from_pivot(ClashRectangle r, ClashVector2D pivot, float rotation);

/// The line through two points; if they are the same, that point. It goes through `a` exactly.
/// Error of the direction at most 0.51 ulp in each coordinate: none where `b - a` is a float, as on
/// a grid.
ClashLine clash_line_through_points(ClashVector2D a, ClashVector2D b);

/// The polygon with all sides and all angles equal, with `count` vertices, counterclockwise. The
/// first one lies `rotation` degrees counterclockwise from the X axis. The vertices are written to
/// `outVertices`, which must outlive the shape.
/// Error of each coordinate at most 0.51 ulp, and 2^-48 of `radius` and of the center's one.
/// Invalid if the radius is negative, a number is not finite or `outVertices` is null. O(count).
///
/// `outVertices` is null or points to `count` writable elements, readable as long as the shape is
/// used.
ClashShape clash_regular_polygon(ClashVector2D center, float radius, float rotation, ClashVector2D *outVertices, size_t count);

/// The rectangle with its corners rounded by circles of a radius, at most half of the smaller side:
/// a polygon of four vertices, counterclockwise from the lower left one, and a radius around them.
/// The vertices are written to `outVertices`, which must outlive the shape.
/// Error of each vertex at most 0.51 ulp in each coordinate. Invalid if the rectangle is, the
/// radius is negative or NaN, or `capacity` is below 4.
///
/// `outVertices` points to `capacity` writable elements, readable as long as the shape is used, or
/// is null, as if `capacity` were 0.
ClashShape clash_rounded_rectangle(ClashRectangle r, float cornerRadius, ClashVector2D *outVertices, size_t capacity);

// ---- Placing shapes ----------------------------------------------------------------------------

/// Turns some vertices by `rotation` degrees around the origin, and moves them by `position`. How
/// many there are, of which the first `capacity` are written; the two arrays may overlap.
/// Error at most 0.51 ulp of each coordinate, also under cancellation: it is rounded once.
/// O(count).
///
/// `vertices` points to `count` readable elements and `outVertices` to `capacity` writable ones;
/// null has none.
size_t clash_place_vertices(const ClashVector2D *vertices, size_t count, ClashVector2D position, float rotation, ClashVector2D *outVertices, size_t capacity);

/// How many nodes clash_shape_at_pose takes at most, which is for any turn but full ones: 0 of a shape
/// without arrays, and if it is null or invalid. O(members), and what clash_shape_check takes.
size_t clash_shape_at_pose_capacity(const ClashShape *shape);

/// A shape that is given in a frame, as it is where the frame is: turned around the origin by the
/// rotation, and then at the position of the pose, exactly.
/// Each vertex is rounded once as it is turned, error at most 0.51 ulp of each coordinate, and right
/// angles are exact; so vertices in line may no longer be, and a convex polygon that has some not
/// convex. A rectangle becomes an oriented one, and its center is rounded; so is the sum of two angles.
/// A prepared shape stays prepared, and a group is turned member by member. If the shape has a position
/// of its own, that is turned and moved like a point, and rounded.
/// The arrays of what is turned are written to `nodes`, which must outlive `outShape` and, unlike
/// those of clash_shape_prepared, stay where they are; it borrows nothing of `shape` then. A rotation by
/// full turns, such as 0, writes nothing: `outShape` then borrows what `shape` does.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BUFFER_TOO_SMALL, CLASH_STATUS_NOT_FINITE if the pose
/// is not finite, and why the shape is invalid, or becomes so. O(vertices), O(members).
/// `outShape` may be null, and is written only if the status is CLASH_STATUS_OK.
///
/// `nodes` points to `capacity` writable elements, readable as long as `outShape` is used, or is
/// null, as if `capacity` were 0. The shape and its arrays lie neither in it nor at `outShape`.
ClashStatus clash_shape_at_pose(const ClashShape *shape, ClashPose pose, ClashNode *nodes, size_t capacity, ClashShape *outShape);

// ---- Questions about any two shapes ------------------------------------------------------------

/// Whether two shapes share a point; touching counts, and an invalid shape meets nothing. Exact.
/// Null is a no. O(n + m) for the vertices or members of both and the pairs of them that are near
/// each other, of prepared shapes only what is near; otherwise constant.
bool clash_collide(const ClashShape *a, const ClashShape *b);

/// Whether two shapes come within a distance of each other: whether some point of one is at most
/// that far from some point of the other. Exactly that far counts. Exact, also where clash_distance
/// is rounded.
/// A distance of 0 asks clash_collide, and an infinite one is a yes if neither shape is null or
/// empty. No if the distance is negative or NaN. Cost as clash_distance, once more where the
/// distance is within a float of that between the shapes; of groups only members that are near.
bool clash_within(const ClashShape *a, const ClashShape *b, float distance);

/// How two shapes lie to each other, as sets of points: apart, touching, overlapping, one inside
/// the other, or equal. Exact. CLASH_RELATION_DISJOINT if one is null or empty.
/// Of prepared shapes of n and m vertices or members O((n' + m' + k) log(n + m)) for the n' and m'
/// pieces of border that lie within the box around the other shape and the k pairs of pieces that
/// are near each other; otherwise each of these pieces is compared with each box, too.
ClashRelation clash_relate(const ClashShape *a, const ClashShape *b);

/// Whether each point of `b` is a point of `a`, its border included. Exact.
/// No if one is null or empty. Cost as clash_relate.
bool clash_contains(const ClashShape *a, const ClashShape *b);

/// How far two shapes are apart, and where they are nearest to each other, if they come within a
/// maximum; 0 exactly if they collide.
/// Whether they do, as clash_within tells: no if a shape is null or empty, or the maximum negative
/// or NaN. An infinite maximum allows any distance. What is farther apart than the maximum is left
/// out early: members of groups, edges of prepared shapes, and shapes of many vertices as a whole.
/// Of several nearest points it is
/// always the same one that is told; swapping the shapes swaps the points and their places.
/// Error of the distance at most 0.51 ulp; of each point at most 0.51 ulp of each coordinate, and
/// 2^-40 of the extent of the shapes. O(n + m) for the vertices or members of both and the pairs of
/// them that are near each other, of prepared shapes only what is near; otherwise constant.
/// `outDistance` may be null, and is written only if the answer is yes.
bool clash_distance(const ClashShape *a, const ClashShape *b, float maximum, ClashDistance *outDistance);

/// How far a point is from the border of a shape, and where that is nearest: positive outside, 0 on
/// the border, negative inside. Whether there is an answer: no if the shape is null or empty, or
/// the point not finite.
/// Which of the three is decided exactly: positive exactly if clash_collide is a no for the two,
/// and negative exactly if all around the point belongs to the shape; so it never is for what has
/// no area.
/// The border of a group is that of what its members cover together: where they overlap or lie
/// flush there is none. That of a rounded chain or polygon lies as far out as its radius.
/// Error of the distance at most 0.51 ulp, outside as clash_distance tells it; of the point at most
/// 0.51 ulp of each coordinate, and 2^-40 of the extent of the shape; of the normal 1 ulp and
/// 2^-24. Of several nearest points it is always the same one that is told.
/// O(n) for n vertices or members; of prepared shapes what is no farther than about twice the
/// distance.
/// Inside of polygons that are not convex, of rounded chains and of groups each piece of the border
/// there is compared with those that it meets.
/// `outDistance` may be null, and is written only if the answer is yes.
bool clash_signed_distance(const ClashShape *shape, ClashVector2D point, ClashSignedDistance *outDistance);

/// In which direction and how deep two shapes touch that come within a distance, and at which one
/// or two points; of all clash_contacts the deepest.
/// Whether they do: with a distance of 0 exactly if they collide, otherwise as clash_within tells,
/// but for chains with a solid side: what is apart from them is told only in front of the free
/// side.
/// No if the distance is negative or NaN; an infinite one allows all.
/// With a distance points are told, too, at which the surfaces are apart by no more than that, with
/// a negative depth: where two edges face each other at both ends. The depth of shapes that are
/// apart is minus their distance, never 0, and their normal leads along the shortest way.
/// Of convex shapes the normal is the direction of least penetration: moving `b` by normal times
/// depth takes them apart, but for the rounding of that, and nothing shorter does. It always has
/// length 1: two equal points are pushed apart along the X axis. Of several such directions it is
/// always the same one that is told; swapping the shapes swaps the answer, unless they are equal.
/// Error of the normal at most 1 ulp of each coordinate, and 2^-31; of depth and positions 0.51
/// ulp, and 2^-40 of the shapes' extent, 2^-34 where a steep edge is cut. But a second point of a
/// rounded edge that is not parallel to the other one is where its straight core is, moved by the
/// radius along the normal: up to radius * (1 / cos - 1) within its surface, of the angle between
/// both. O(n + m) for the vertices or members of both and the pairs of them that are near each
/// other, of prepared shapes only what is near; otherwise constant.
/// `outContact` may be null, and is written only if the answer is yes.
bool clash_contact(const ClashShape *a, const ClashShape *b, float distance, ClashContact *outContact);

/// All contacts of two shapes that come within a distance, part by part. How many there are, of
/// which the first `capacity` are written; 0 exactly if clash_contact with that distance is a no.
/// A convex shape is one part. A chain, and a polygon that is not convex, has its edges as parts;
/// each pushes to its free side only, and not against its neighbours, so that nothing that slides
/// along them is stopped. An edge with the polygon on both sides is none. A line, which has no
/// ends, is pushed off a chain with a solid side past all of it: to the free side of the edges that
/// it meets, or, if they have it on both sides of the line, to the nearer one. Of a group each
/// member has parts of its own.
/// Two parts have a contact if they meet in front of each other, and if they face each other across
/// what the shapes share: each connected piece of that has contacts of all edges that lie opposite
/// each other around it, and at least one. Points are corners, cut to the other part's length, and,
/// at a depth of 0, where edges cross that face each other. The order is that of the edges that
/// meet; the number is at most that of pairs that meet, and of the edges around what is shared.
/// Parts that are apart by no more than the distance have a contact if each lies where the other
/// one pushes to, whatever is between them: on its free side, and not beyond a neighbour in line
/// with it, unless they have one across what is shared. Where no parts do so, the nearest ones have
/// one, but none of a chain with a solid side and of what is behind it.
/// Error and cost as clash_contact.
///
/// `outContacts` points to `capacity` writable elements, or is null, as if `capacity` were 0.
size_t clash_contacts(const ClashShape *a, const ClashShape *b, float distance, ClashContact *outContacts, size_t capacity);

/// The vector by which to move `b` so that two shapes are apart or only touch. Whether they
/// collide; no if a shape is null or empty.
/// It really separates: where it is added to each coordinate of `b` as floats do, to vertices,
/// centers, origins and bases, the two share no interior points any more; this is decided exactly.
/// If one of them, or a member, stands at a position, it is to be added to the position of `b`.
/// Of a segment, a line or a chain without area all points but open ends are interior ones, so that
/// such shapes may be moved by a last place where they only seem to touch; members of groups count
/// one by one. Shapes that only touch stay where they are: (0, 0).
/// For two convex shapes, and with a line, it is the shortest way but for a few last places of the
/// coordinates; a line leaves a chain with a solid side as it does in clash_contacts, and other
/// shapes leave it to its free side. For all others it is the shortest of the ways out of the parts
/// that are met, up to 24 pairs of them, and where there are more the shortest way past all of them
/// in one of up to 12 directions: often the shortest there is, but longer ones occur. Sectors wider
/// than 180 degrees, and those of rings, are left by up to 1% of their radius more than they need.
/// Both coordinates are infinite where nothing separates the two, as with lines that cross.
/// O(n + m) for two convex shapes of n and m vertices; for others what is near, up to some hundred
/// times: of prepared shapes few boxes, edges and members, of plain ones all are looked at.
/// `outSeparation` may be null, and is written only if the answer is yes.
bool clash_separation(const ClashShape *a, const ClashShape *b, ClashVector2D *outSeparation);

/// All points and stretches that the borders of two shapes share, in their order along the border
/// of `a`. How many there are, of which the first `capacity` are written; 0 if a shape is null or
/// empty.
/// The border of a group's member counts but where members together cover everything around a
/// point. A whole circle's parameter starts at +X from its center, and the straight sides of
/// sectors run outward.
/// Which edges meet is decided exactly; a point in which edges end is told once, as the start of
/// the next edge. With two segments or lines startA and startB are the u_a and u_b of line
/// intersection.
/// Two equal lines share one stretch with infinite parameters, told at the base of `a`.
/// Pieces that run along each other share a stretch, edge by edge.
/// Error of points and parameters at most 1 ulp, or 2^-24 of the size of the shapes. Cost as
/// clash_relate.
///
/// `outIntersections` points to `capacity` writable elements, or is null, as if `capacity` were 0.
size_t clash_intersections(const ClashShape *a, const ClashShape *b, ClashIntersection *outIntersections, size_t capacity);

/// All stretches of a segment that lie in a shape, in their order along the segment. How many there
/// are, of which the first `capacity` are written; 0 exactly if clash_collide is a no for the two.
/// Touching counts: a stretch may be a single point. No two of them share a point: nothing ends
/// where members of a group lie flush, nor where a border touches the segment from inside. Which
/// ones there are is decided exactly.
/// A segment of length 0 that lies in the shape is one stretch, from 0 to 1.
/// Error of points and fractions at most 1 ulp, or 2^-24 of the size of the segment; they are never
/// out of order. Cost as clash_relate.
///
/// `outStretches` points to `capacity` writable elements, or is null, as if `capacity` were 0.
size_t clash_clip_segment(const ClashShape *shape, ClashSegment segment, ClashStretch *outStretches, size_t capacity);

// ---- Casts: when moving shapes meet ------------------------------------------------------------

/// The settings that a null pointer stands for: all contacts on the whole way, from free sides, where
/// shapes touch, and the least tolerance.
ClashCastSettings clash_default_cast(void);

/// Whether a cast takes settings, null included, or the first reason why it answers no:
/// CLASH_STATUS_UNKNOWN_VALUE if the mode or the sides are none that there are,
/// CLASH_STATUS_NOT_FINITE or CLASH_STATUS_NEGATIVE for the other numbers.
ClashStatus clash_cast_settings_check(const ClashCastSettings *settings);

/// Where a ray, the way from `origin` to `origin + movement`, enters a shape and where it leaves
/// it. `settings` may be null: clash_default_cast.
/// Whether they share a point, exactly: start, end and touching count. No if the shape is null or
/// empty, a number is not finite or the settings are refused (clash_cast_settings_check).
/// A chain with a solid side is met from its free side only, as ClashCastSides tells.
/// A ray that keeps a distance is as thick to either side, and round: the parts are those at which
/// it comes within the distance of the shape and leaves it, exactly; the points are the shape's.
/// What starts in the shape with CLASH_CAST_APPROACHING enters where a point that moves there would
/// hit in clash_cast. The entry must not lie beyond the largest fraction, the exit may.
/// Error of the points at most 0.51 ulp of each coordinate, and 2^-40 of the sizes in question; of
/// the normals 2^-23 unless the ray grazes a curve. O(n) for vertices or members, otherwise
/// constant; of a prepared shape only those on the way are looked at, and O(log n) boxes around
/// the others: a ray that meets a few of 10,000 takes up to twice as long as with 10. Settings other
/// than the default and largest fractions make it up to ten times that.
/// `outHit` may be null, and is written only if the answer is yes.
bool clash_cast_ray(const ClashShape *shape, ClashVector2D origin, ClashVector2D movement, const ClashCastSettings *settings, ClashRayHit *outHit);

/// When and where two shapes that move in a straight line, at the same time, share a point first:
/// each point moves to that + movement. `settings` may be null: clash_default_cast.
/// Whether they ever do, exactly: end and touching count. No if a shape is null or empty, a number
/// is not finite or the settings are refused (clash_cast_settings_check).
/// A chain with a solid side is met from its free side only, as ClashCastSides tells. The normal never
/// leads against the way, from the first shape to the second one, but for its rounding; only what
/// touches at the start has the normal of the contact, whatever moves.
/// The fraction is the greatest float that is not beyond the first contact. With a distance kept
/// that is where the shapes are exactly so far apart, as clash_within tells, and the point is in the
/// middle between them. Whether the first contact lies beyond the largest fraction is exact, too.
/// Error of the point at most 0.51 ulp of each coordinate, and 2^-40 of the sizes in question; of the
/// normal 2^-23 unless a curve is grazed. It parts convex shapes then, however their sizes differ.
/// O(n m) for the vertices or members of both, otherwise constant; of prepared shapes only those that
/// come in each other's way count: near a few of 10,000 a small shape takes up to a fifth longer than
/// with 10. Simple shapes that keep a distance take longer than those that don't, by up to a few
/// microseconds.
/// `outHit` may be null, and is written only if the answer is yes.
bool clash_cast(const ClashShape *a, ClashVector2D movementA, const ClashShape *b, ClashVector2D movementB, const ClashCastSettings *settings, ClashCastHit *outHit);

/// When and where two shapes that move in a straight line and turn, at the same time, meet first.
/// `settings` may be null: clash_default_cast. Whether they do; a no is certain. No if a shape is null
/// or empty, a number is not finite or the settings are refused (clash_cast_settings_check).
/// The fraction is never beyond the first contact, and then the shapes are at most the tolerance of
/// the settings further apart than the distance kept, and no nearer than that; shapes that only come
/// that near may count as meeting. The tolerance is at least 2^-20 of all sizes, ways and the distance
/// kept together, also if a smaller one is given. Of the turns the first 100 count. Without turns it
/// is not needed: the answer is that of clash_cast. With more than 100 turns the fraction may be early
/// by more than the tolerance. The point is in the middle of what is left between the shapes.
/// What touches at the start in CLASH_CAST_APPROACHING hits if it gets deeper by more than the
/// tolerance or 2^-10 of the sizes and ways. Of what is not convex or has more than 8 corners each
/// edge counts on its own: on the way out of a deeper overlap, edges that pass each other may hit.
/// Whether something moves into the ground of an edge with a solid side is told by the points that come
/// near, in floats; what passes it does so until they are apart. Lines meet chains from both sides.
/// O(n + m) for the vertices or members of both, less if they are prepared; and a few steps, more if
/// much is skimmed, for each two edges or members that come near each other until shapes meet. The
/// number of turns does not matter unless both turn and come near in each of them: after 2^13 steps
/// two edges are said to meet, after fewer where many do.
/// `outHit` may be null, and is written only if the answer is yes.
bool clash_cast_turning(const ClashShape *a, ClashMotion motionA, const ClashShape *b, ClashMotion motionB, const ClashCastSettings *settings, ClashCastHit *outHit);

// ---- Bounding shapes ---------------------------------------------------------------------------

/// The smallest rectangle that contains a rectangle and a point. clash_bounding_rectangle is around
/// any shape, and around a group of any.
/// If one of them is invalid, the rectangle around the other; if both are, a rectangle of NaN.
/// Book: "Oriented Rectangle-Rectangle Collision".
ClashRectangle clash_enlarge_rectangle_point(ClashRectangle r, ClashVector2D p);

/// The smallest rectangle that contains two others. clash_bounding_rectangle is around any shape,
/// and around a group of any.
/// If one of them is invalid, the other; if both are, a rectangle of NaN.
/// Book: "Shape Grouping".
ClashRectangle clash_enlarge_rectangle_rectangle(ClashRectangle r, ClashRectangle extender);

/// The smallest upright rectangle that contains an oriented one; of an invalid one, NaN.
/// clash_bounding_rectangle is around any shape, and tells whether there is one.
/// Book: "Bounding Shapes".
ClashRectangle clash_oriented_rectangle_rectangle_hull(ClashOrientedRectangle r);

/// The smallest circle around the center that contains an oriented rectangle; of an invalid one,
/// NaN. clash_bounding_circle is around any shape, the smallest of all, and tells whether there is
/// one.
/// Book: "Bounding Shapes".
ClashCircle clash_oriented_rectangle_circle_hull(ClashOrientedRectangle r);

/// The smallest rectangle that contains all of `count` rectangles. Whether there is one: no if none
/// of them is valid. clash_bounding_rectangle is around any shape, and around a group of any.
/// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
/// Book: "Shape Grouping".
/// `outRectangle` may be null, and is written only if the answer is yes.
///
/// `rectangles` is null or points to `count` readable elements; `outRectangle` lies elsewhere.
bool clash_rectangles_rectangle_hull(const ClashRectangle *rectangles, size_t count, ClashRectangle *outRectangle);

/// The smallest rectangle that contains all of `count` circles. Whether there is one: no if none of
/// them is valid. clash_bounding_rectangle is around any shape, and around a group of any.
/// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
/// Book: "Shape Grouping".
/// `outRectangle` may be null, and is written only if the answer is yes.
///
/// `circles` is null or points to `count` readable elements; `outRectangle` lies elsewhere.
bool clash_circles_rectangle_hull(const ClashCircle *circles, size_t count, ClashRectangle *outRectangle);

/// A circle that contains all of `count` circles: around the center of their rectangle hull, and
/// as small as that allows. Whether there is one: no if none of them is valid. clash_bounding_circle
/// of a group is the smallest.
/// Invalid ones are left out; a null pointer means none. Nothing is kept; O(count).
/// Book: "Shape Grouping".
/// `outCircle` may be null, and is written only if the answer is yes.
///
/// `circles` is null or points to `count` readable elements; `outCircle` lies elsewhere.
bool clash_circles_circle_hull(const ClashCircle *circles, size_t count, ClashCircle *outCircle);

/// The smallest rectangle that contains a shape of any kind. Whether there is one: no if the shape
/// is null or empty.
/// Where the shape has no end, or no float is large enough, the size is infinite, and so may be the
/// origin. Of a shape at a position its sides may be four last places of its own coordinates longer,
/// where sums are no floats.
/// O(n) for n vertices or members.
/// Book: "Bounding Shapes", "Shape Grouping".
/// `outRectangle` may be null, and is written only if the answer is yes.
bool clash_bounding_rectangle(const ClashShape *shape, ClashRectangle *outRectangle);

/// A rectangle that contains a shape of any kind all along a motion, hardly larger than the
/// smallest one: for a broad phase. Whether there is one: no if the shape is null or empty, or the
/// motion not finite.
/// Of what does not turn its sides are at most two last places of their coordinates outside of the
/// smallest. Of what turns they may lie further out by 2^-40 of the way and of the greatest
/// distance from the pivot, of a sector besides by 2^-13 of its radius. Without a movement and a
/// turn it is clash_bounding_rectangle.
/// Where there is no end, or no float is large enough, the size is infinite, and so may be the
/// origin; around a line that turns it is all of the plane. O(n) for n vertices or members,
/// whatever the number of turns.
/// `outRectangle` may be null, and is written only if the answer is yes.
bool clash_swept_bounding_rectangle(const ClashShape *shape, ClashMotion motion, ClashRectangle *outRectangle);

/// The smallest circle that contains a shape of any kind. Whether there is one: no if the shape is
/// null or empty.
/// It contains it exactly. Its radius is at most 2^-22 of it larger than the smallest one, and by
/// what the center had to be moved to be made of floats: half a unit in the last place of each
/// coordinate; infinite where the shape has no end, or no float is large enough. Around a group with
/// members at positions of their own it is the circle around the smallest rectangle.
/// Usually O(n) for n vertices or members: each goes through a few rounds.
/// Book: "Bounding Shapes", "Shape Grouping".
/// `outCircle` may be null, and is written only if the answer is yes.
bool clash_bounding_circle(const ClashShape *shape, ClashCircle *outCircle);

/// The turned rectangle of the smallest area that contains a shape of any kind. Whether there is
/// one: no if the shape is null or empty.
/// It contains it exactly, and is turned by -45 to 45 degrees, except that a turned rectangle is
/// its own. Its sides are at most 2^-22 of the longer one longer than those of the smallest, and by
/// what the center had to be moved to be made of floats. Only around a group with several radii, or
/// with sectors, it may be larger: the smallest one along an edge of the hull of all corners and
/// centers. Around a group with members at positions of their own it is the smallest rectangle, not turned.
/// Where the shape has no end, or no float is large enough, the half extents are infinite.
/// O(n) for a convex polygon of n vertices. For another polygon or a chain all vertices are looked
/// at again for about each hundred corners of the hull, for a group all members for each corner.
/// `outBox` may be null, and is written only if the answer is yes.
bool clash_oriented_box(const ClashShape *shape, ClashOrientedRectangle *outBox);

/// The point of a shape that lies farthest along a direction of any length, and its place.
/// Whether there is one: no if the shape is null, empty or a line, or has a line as a member, and
/// if the direction is (0, 0) or not finite.
/// Which vertex it is, or which arc, is decided exactly. Of several that lie equally far it is the
/// one with the lowest number of its member, and then of its own: of an edge across the direction
/// the vertex that clash_shape_vertex has first. Its place is the one that clash_shape_place_at
/// tells with the direction as the normal.
/// Error of the point at most 0.51 ulp of each coordinate. O(n) for n vertices or members; of a
/// prepared shape those that are near that end of it, of a convex one O(log n).
/// `outSupport` may be null, and is written only if the answer is yes.
bool clash_support_point(const ClashShape *shape, ClashVector2D direction, ClashSupport *outSupport);

/// Writes the corners of the convex hull of some points. How many there are, of which the first
/// `capacity` are written; the rest of the buffer is left without meaning. Exact.
/// Counterclockwise, the lowest corner first and of several the leftmost one; no point twice, and
/// none that lies on an edge between its ends. Points with a NaN or an infinity are left out.
/// O(count log(count)) if `capacity` is at least `count`; otherwise all points are looked at again
/// for about each hundred corners.
///
/// `points` points to `count` readable elements and `outCorners` to `capacity` writable ones, or is
/// null, as if there were none. The two do not overlap.
size_t clash_convex_hull(const ClashVector2D *points, size_t count, ClashVector2D *outCorners, size_t capacity);

// ---- Measures of any shape ---------------------------------------------------------------------

/// The area of a shape, where it balances, and how hard it is to turn. Whether there is an answer: no
/// if the shape is null, empty or a line, or has a line as a member.
/// What has no area balances by its length: a segment, a chain, and a polygon in one line, of which
/// all edges count. What has no length either balances in the middle of its points.
/// A group is the sum of its members as they are: where they overlap, each of them counts; and what
/// has no area counts only if nothing has one. A polygon counts as clash_polygon_area says, which
/// tells the same area and clash_polygon_centroid the same centroid, and with what its radius adds if
/// it is convex or has no more than two vertices. The radius of other polygons, and of chains of more
/// than two vertices, is left out.
/// Error of the area at most 0.51 ulp, and 2^-40 of it; of the centroid 0.51 ulp, and 2^-40 of the
/// extent of the shape, which is that of the whole disc for a sector; of the second moment 0.51 ulp,
/// and 2^-40 of the area times the square of the extent. O(n) for n vertices or members; with several
/// rings as clash_polygon_area.
/// `outMass` may be null, and is written only if the answer is yes.
bool clash_mass(const ClashShape *shape, ClashMass *outMass);

// ---- Polygons ----------------------------------------------------------------------------------

/// The area of a polygon without what its radius adds. Whether there is one: no if it is null, invalid or
/// no polygon; clash_mass tells that of any shape.
/// Error at most 0.51 ulp, also under cancellation; infinite where no float is large enough.
/// Rings may touch, but no edge may cross another one: otherwise each ring counts as often as it
/// goes round, and with the other sign if it begins within an odd number of larger ones.
/// O(n) for n vertices in one ring, otherwise as clash_polygon_is_simple; O(n r) for r rings that
/// touch, or more than 32,768.
/// `outArea` may be null, and is written only if the answer is yes.
bool clash_polygon_area(const ClashShape *shape, float *outArea);

/// Where a polygon balances if it weighs the same everywhere, without what its radius adds.
/// Whether there is such a place: no if it is null, invalid, no polygon, or has no area.
/// Error at most 0.51 ulp of each coordinate, also under cancellation. What edges must not do, and
/// the cost, is as clash_polygon_area says. The position of the shape is added, and rounded.
/// `outCentroid` may be null, and is written only if the answer is yes.
bool clash_polygon_centroid(const ClashShape *shape, ClashVector2D *outCentroid);

/// Whether a polygon has one ring, and that goes once round a convex area, either way. Exact.
/// Repeated vertices, and vertices along a straight edge, are allowed. No without area, and if it
/// is null, invalid or no polygon. O(n).
bool clash_polygon_is_convex(const ClashShape *shape);

/// Whether no two edges of a polygon share a point, except neighbours in a ring, which share their
/// common vertex and nothing else. Exact.
/// No with a ring of less than three vertices, and if it is null, invalid or no polygon.
/// O(n log n) for n vertices while an upright line crosses at most 3,584 edges at once, then O(n²).
bool clash_polygon_is_simple(const ClashShape *shape);

/// Which way round a ring of vertices runs: the exact sign of its area, which counts as often as
/// the ring goes round it.
/// CLASH_WINDING_NONE without area, and if a coordinate is not finite. O(count).
///
/// `vertices` points to `count` readable elements, or is null, as if `count` were 0.
ClashWinding clash_winding(const ClashVector2D *vertices, size_t count);

/// How many elements the buffer of clash_convex_pieces must have for a polygon: 12 for each
/// vertex, and 24 for each ring but one; 0 if it is null or no polygon.
size_t clash_convex_pieces_capacity(const ClashShape *shape);

/// Cuts a polygon into convex pieces between its own vertices, without what its radius adds.
/// The pieces cover it exactly, and no vertex lies on the edge of a piece without being one of it.
/// There are at most two for each reflex corner, and one more: without holes four times as many as
/// necessary. They stand in the buffer as ClashPieceCounts says; what else is in it has no meaning.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_UNKNOWN_KIND if it is no polygon,
/// CLASH_STATUS_BUFFER_TOO_SMALL, CLASH_STATUS_NOT_SIMPLE, and why the polygon is invalid.
/// O(n log n) for n vertices.
/// `outCounts` may be null, and is written only if all is ok.
///
/// `buffer` points to `capacity` writable elements, or is null, as if `capacity` were 0. The
/// polygon's arrays do not lie in it.
ClashStatus clash_convex_pieces(const ClashShape *shape, uint32_t *buffer, size_t capacity, ClashPieceCounts *outCounts);

/// Cuts a polygon into triangles between its own vertices, without what its radius adds: for meshes.
/// The triangles cover it exactly, each has an area, and no vertex lies on the edge of one without
/// being one of it: with one outline n + 2 h - 2 of them for n vertices and h holes.
/// They stand in the buffer as ClashPieceCounts says, three numbers each, which must have as much room as
/// clash_convex_pieces_capacity says; what else is in it has no meaning.
/// Not ok, and cost, as clash_convex_pieces.
/// `outCounts` may be null, and is written only if all is ok.
///
/// `buffer` points to `capacity` writable elements, or is null, as if `capacity` were 0. The
/// polygon's arrays do not lie in it.
ClashStatus clash_triangles(const ClashShape *shape, uint32_t *buffer, size_t capacity, ClashPieceCounts *outCounts);

// ---- Batches: one question about many shapes ----------------------------------------------------

/// Which of many shapes one shape collides with: bit k % 64 of `outMask[k / 64]` for the shape k; the
/// bits beyond the last one are 0. How many, also beyond the `capacity` of the mask, whose elements
/// behind the last one needed stay as they are. 0 if something is null.
/// Each answer is that of clash_collide, exactly. Most of them are found several at once, in the widest
/// registers of the processor; where a float can't tell, a shape is asked alone. The one shape may be
/// anything, prepared, too; of what is no line, sector or book shape, those near the rectangle around it
/// are asked alone.
/// O(count).
///
/// `outMask` points to `capacity` writable elements, or is null, as if `capacity` were 0.
size_t clash_batch_collide(const ClashShape *shape, const ClashBatch *many, uint64_t *outMask, size_t capacity);

/// Which of many shapes collide with the one of the same number among others, as clash_batch_collide
/// tells it; of different counts the smaller one counts. 0 if something is null.
/// O(count).
///
/// `outMask` as that of clash_batch_collide.
size_t clash_batch_collide_pairs(const ClashBatch *a, const ClashBatch *b, uint64_t *outMask, size_t capacity);

/// Where rays enter a shape: the parts of them before, from 0 to 1, or 2 where one meets no point of the
/// shape. How many do, also of those beyond the `capacity`. 0 if something is null.
/// The rays are a batch of lines, each the way from its base to base + direction. Each answer is the
/// entry of clash_cast_ray, the same bits.
/// O(count) for rays that miss the shape's disc, or the rectangle around it; the others are asked alone.
///
/// `outEntries` points to `capacity` writable elements, or is null, as if `capacity` were 0.
size_t clash_batch_cast_rays(const ClashShape *shape, const ClashBatch *rays, float *outEntries, size_t capacity);

/// All pairs of a shape of `a` and one of `b` that collide, by their numbers in order; if `b` is null, of
/// two shapes of `a`, the lesser number first. How many there are, of which the first `capacity` are
/// written. With a `limit` other than 0 only the first so many pairs are looked for: 1 tells whether
/// there is any.
/// Each answer is that of clash_collide, exactly. With the scratch that
/// clash_batch_find_pairs_capacity asks for O(n log m) and what is near, in any scene; with less, or if
/// it is null, O(n m). Of each batch the first 2^32 - 1 shapes count.
///
/// `outPairs` points to `capacity` writable elements and `scratch` to `scratchCapacity`; null is as if there
/// were none.
size_t clash_batch_find_pairs(const ClashBatch *a, const ClashBatch *b, size_t limit, ClashIndexPair *outPairs, size_t capacity, uint64_t *scratch, size_t scratchCapacity);

/// How many elements the scratch of clash_batch_find_pairs has to have for these batches: some 30 bytes
/// a shape. 0 if `a` is null.
size_t clash_batch_find_pairs_capacity(const ClashBatch *a, const ClashBatch *b);

/// The numbers of the bits that are set in a mask of `count` elements, in order. How many there are, of
/// which the first `capacity` are written. O(count).
///
/// `mask` points to `count` readable elements, or is null, as if `count` were 0; `outIndices` points to
/// `capacity` writable elements, or is null, as if that were 0.
size_t clash_mask_indices(const uint64_t *mask, size_t count, uint32_t *outIndices, size_t capacity);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* CLASH2D_CLASH2D_H */
