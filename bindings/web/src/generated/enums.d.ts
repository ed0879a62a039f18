// Written by bindings/generate from the Rust source; changes here are lost.

/**
 * Which side of a chain is solid ground, seen from each vertex towards the next.
 *
 * - `"none"`: None: things are pushed off to the side on which they are.
 * - `"left"`: The left one: things are pushed off to the right.
 * - `"right"`: The right one: things are pushed off to the left.
 */
export type Side =
    | "none"
    | "left"
    | "right";

/**
 * How two shapes lie to each other, as sets of points.
 *
 * What has an area consists of its border and its interior; of a segment or an open chain without a
 * radius the ends take the place of the border, and a point, a line and a closed chain have none.
 *
 * - `"disjoint"`: They share no point, or one of them is empty.
 * - `"touching"`: They share points, but no interior ones, and neither contains the other.
 * - `"overlapping"`: They share interior points, and neither contains the other.
 * - `"aInsideB"`: All of a belongs to the interior of b.
 * - `"aInsideBTouching"`: All of a belongs to b, and some of it to the border of b.
 * - `"bInsideA"`: All of b belongs to the interior of a.
 * - `"bInsideATouching"`: All of b belongs to a, and some of it to the border of a.
 * - `"equal"`: They consist of the same points.
 */
export type Relation =
    | "disjoint"
    | "touching"
    | "overlapping"
    | "aInsideB"
    | "aInsideBTouching"
    | "bInsideA"
    | "bInsideATouching"
    | "equal";

/**
 * Which contacts a cast is about.
 *
 * - `"all"`: All of them: what touches at the start meets at 0.
 * - `"approaching"`: Not the contacts at the start that the movement leaves, or along which it slides.
 *
 * Those into which it leads by more than 2^-22 of its length, about the rounding of a normal,
 * hit at 0. Otherwise the next contact counts that is met from its free side and not just in
 * passing: the other arm of a concave shape, the wall behind a row of floor tiles.
 */
export type CastMode =
    | "all"
    | "approaching";

/**
 * What the solid sides of chains mean to a cast.
 *
 * - `"respect"`: An edge of a chain with a solid side is there only for what moves into its ground.
 *
 * That is what crosses it from the free side to the solid one, as exact arithmetic tells of the edge
 * and the movement of the other shape past the chain. What moves along it, or out of the ground,
 * passes. Nothing gets into the ground between two edges that way. With no movement all edges
 * are there.
 * - `"ignore"`: Chains are met from both sides, as if they had no solid one.
 */
export type CastSides =
    | "respect"
    | "ignore";

/**
 * Which way round a ring runs.
 *
 * - `"none"`: Neither: the areas to its left and to its right are equal.
 * - `"counterclockwise"`: Counterclockwise with Y up: most of its area is to its left.
 * - `"clockwise"`: Clockwise with Y up: most of its area is to its right.
 */
export type Winding =
    | "none"
    | "counterclockwise"
    | "clockwise";

/**
 * What became of a call, or what is wrong with a shape.
 *
 * - `"ok"`: Nothing is wrong.
 * - `"nullPointer"`: A pointer that must lead to something is null.
 * - `"unknownKind"`: A shape's kind is an unknown number.
 * - `"notFinite"`: A number is NaN or infinite.
 * - `"negative"`: A radius, a size, a half extent or a half angle is negative, or a fraction, distance or tolerance of a
 * cast's settings.
 * - `"badInnerRadius"`: A sector's inner radius is greater than its radius.
 * - `"badArray"`: An array is null although it has elements, lies at an unaligned address, or is longer than
 * the memory.
 * - `"badRings"`: The sizes of a polygon's rings do not add up to the number of its vertices.
 * - `"unknownValue"`: A chain's `closed` or `side`, or the mode or sides of a cast's settings, is none of the values that it
 * may have.
 * - `"nestedGroup"`: A group is a member of a group.
 * - `"notSimple"`: Edges of a polygon meet where it must be simple.
 * - `"bufferTooSmall"`: A buffer has too little room.
 * - `"reservedNotZero"`: A shape's `reserved` is not 0.
 * - `"badNodes"`: The nodes of a prepared shape are not as they were written, or were written by another version of
 * the library or with the bytes in another order.
 * - `"staleId"`: An id is none's, or that of a collider that was removed.
 * - `"outOfMemory"`: There is no memory.
 * - `"badSnapshot"`: What should be a snapshot is none, or of another base.
 */
export type Status =
    | "ok"
    | "nullPointer"
    | "unknownKind"
    | "notFinite"
    | "negative"
    | "badInnerRadius"
    | "badArray"
    | "badRings"
    | "unknownValue"
    | "nestedGroup"
    | "notSimple"
    | "bufferTooSmall"
    | "reservedNotZero"
    | "badNodes"
    | "staleId"
    | "outOfMemory"
    | "badSnapshot";

/** What a collider is, besides its shape: bits of a filter's `flags`. */
export declare const ColliderFlags: {
    /** Moves rarely: dear to move, same answers; two of them pair only if one is a sensor. */
    readonly static: 1;
    /** Stops no mover. Two sensors are a pair like any other. */
    readonly sensor: 2;
    /** Only where it is at an update counts, not the way there. */
    readonly unswept: 4;
    /** As it moves it carries and pushes movers: a platform, a lift. */
    readonly carrier: 8;
};

/** What is known of an event besides: bits of its `flags`. */
export declare const EventFlags: {
    /** The mask of the first one holds a layer of the second one. */
    readonly aSeesB: 1;
    /** The mask of the second one holds a layer of the first one. */
    readonly bSeesA: 2;
    /** In and out within one update: among the begins and among the ends. */
    readonly passed: 4;
    /** The first one was removed: its id is stale, its user still told. */
    readonly aRemoved: 8;
    /** The second one was removed. */
    readonly bRemoved: 16;
    /** By what was added, placed or set, or is not swept, not on a way: enter and exit are 0. */
    readonly changed: 32;
};

/** What a mover does otherwise: bits of its `flags`. */
export declare const MoverFlags: {
    /** It falls through one-way floors. */
    readonly drop: 1;
    /** Carriers neither take it with them nor push it: they are where they are now. */
    readonly noCarry: 2;
    /** It stops at the first obstacle. */
    readonly noSlide: 4;
    /** It goes as fast on slopes as on flat floors. */
    readonly evenSpeed: 8;
    /** It does not slide down floors where it moves straight down. */
    readonly stopOnSlope: 16;
    /** It does not climb what is too steep for a floor. */
    readonly climbOnlyFloors: 32;
};

/** What became of a mover: bits of `touches`. */
export declare const MoverTouch: {
    /** It stands on a floor: the next float below it is in one. */
    readonly floor: 1;
    /** It came to a wall on its way. */
    readonly wall: 2;
    /** It came to a ceiling on its way. */
    readonly ceiling: 4;
    /** It climbed a step. */
    readonly stepped: 8;
    /** A floor held it. */
    readonly snapped: 16;
    /** It gave way to a corner. */
    readonly nudged: 32;
    /** It was pushed out of what it overlapped at the start. */
    readonly pushedOut: 64;
    /** There is no way out within `pushOut`: it stays where it was, and overlaps. */
    readonly stuck: 128;
    /** Carriers leave no room: it stays where they pushed it, and overlaps. */
    readonly crushed: 256;
};

/** Which colliders a question is not about: bits of a query's `flags`. */
export declare const QueryFlags: {
    /** No sensors. */
    readonly noSensors: 1;
    /** None but sensors. */
    readonly noSolids: 2;
    /** None that are static. */
    readonly noStatics: 4;
    /** None but static ones. */
    readonly noMoving: 8;
    /**
     * Rays and casts pass one-way colliders, except from their open side: what comes against that, and is not deeper
     * in them than by a touch. Chains with a solid side are met from the free one in any case.
     */
    readonly oneWay: 16;
};
