// Written by bindings/generate from the Rust source; changes here are lost.
import type { Placed, Shape, ShapeOptions } from "../types.js";

/**
 * A point, or a direction with a length. X points to the right, Y up.
 *
 * The unit is the program's own; tiles, pixels and metres work alike.
 */
export declare class Point extends Shape {
    constructor(x: number, y: number, options?: ShapeOptions);
    readonly type: "point";
    /** Sets all numbers at once; none of them if one is refused. */
    set(x: number, y: number): this;
    /** The coordinate along the X axis, which points to the right. */
    x: number;
    /** The coordinate along the Y axis, which points up. */
    y: number;
}

/**
 * A point, or a direction with a length. X points to the right, Y up.
 *
 * The unit is the program's own; tiles, pixels and metres work alike.
 */
export interface PointLiteral extends Placed {
    type: "point";
    /** The coordinate along the X axis, which points to the right. */
    x: number;
    /** The coordinate along the Y axis, which points up. */
    y: number;
}

/**
 * An endless straight line.
 *
 * With the null vector as its direction it is its base point.
 */
export declare class Line extends Shape {
    constructor(x: number, y: number, dx: number, dy: number, options?: ShapeOptions);
    readonly type: "line";
    /** Sets all numbers at once; none of them if one is refused. */
    set(x: number, y: number, dx: number, dy: number): this;
    /** Any point of the line. Along the X axis. */
    x: number;
    /** Any point of the line. Along the Y axis. */
    y: number;
    /** Which way the line runs; any length, either way along it. Along the X axis. */
    dx: number;
    /** Which way the line runs; any length, either way along it. Along the Y axis. */
    dy: number;
}

/**
 * An endless straight line.
 *
 * With the null vector as its direction it is its base point.
 */
export interface LineLiteral extends Placed {
    type: "line";
    /** Any point of the line. Along the X axis. */
    x: number;
    /** Any point of the line. Along the Y axis. */
    y: number;
    /** Which way the line runs; any length, either way along it. Along the X axis. */
    dx: number;
    /** Which way the line runs; any length, either way along it. Along the Y axis. */
    dy: number;
}

/**
 * A straight piece between two points, both included.
 *
 * With two equal points it is a point.
 */
export declare class Segment extends Shape {
    constructor(x1: number, y1: number, x2: number, y2: number, options?: ShapeOptions);
    readonly type: "segment";
    /** Sets all numbers at once; none of them if one is refused. */
    set(x1: number, y1: number, x2: number, y2: number): this;
    /** One end. Along the X axis. */
    x1: number;
    /** One end. Along the Y axis. */
    y1: number;
    /** The other end. Along the X axis. */
    x2: number;
    /** The other end. Along the Y axis. */
    y2: number;
}

/**
 * A straight piece between two points, both included.
 *
 * With two equal points it is a point.
 */
export interface SegmentLiteral extends Placed {
    type: "segment";
    /** One end. Along the X axis. */
    x1: number;
    /** One end. Along the Y axis. */
    y1: number;
    /** The other end. Along the X axis. */
    x2: number;
    /** The other end. Along the Y axis. */
    y2: number;
}

/** A filled circle, its rim included. */
export declare class Circle extends Shape {
    constructor(x: number, y: number, radius: number, options?: ShapeOptions);
    readonly type: "circle";
    /** Sets all numbers at once; none of them if one is refused. */
    set(x: number, y: number, radius: number): this;
    /** The middle. Along the X axis. */
    x: number;
    /** The middle. Along the Y axis. */
    y: number;
    /** The distance from the middle to the rim, 0 or more. */
    radius: number;
}

/** A filled circle, its rim included. */
export interface CircleLiteral extends Placed {
    type: "circle";
    /** The middle. Along the X axis. */
    x: number;
    /** The middle. Along the Y axis. */
    y: number;
    /** The distance from the middle to the rim, 0 or more. */
    radius: number;
}

/**
 * A filled rectangle whose sides run along the axes, its border included.
 *
 * It reaches from `origin` to `origin + size`, a sum of real numbers that is never rounded.
 */
export declare class Rectangle extends Shape {
    constructor(x: number, y: number, width: number, height: number, options?: ShapeOptions);
    readonly type: "rectangle";
    /** Sets all numbers at once; none of them if one is refused. */
    set(x: number, y: number, width: number, height: number): this;
    /** The corner with the smallest coordinates: lower left with Y up. Along the X axis. */
    x: number;
    /** The corner with the smallest coordinates: lower left with Y up. Along the Y axis. */
    y: number;
    /** Width and height, 0 or more. Along the X axis. */
    width: number;
    /** Width and height, 0 or more. Along the Y axis. */
    height: number;
}

/**
 * A filled rectangle whose sides run along the axes, its border included.
 *
 * It reaches from `origin` to `origin + size`, a sum of real numbers that is never rounded.
 */
export interface RectangleLiteral extends Placed {
    type: "rectangle";
    /** The corner with the smallest coordinates: lower left with Y up. Along the X axis. */
    x: number;
    /** The corner with the smallest coordinates: lower left with Y up. Along the Y axis. */
    y: number;
    /** Width and height, 0 or more. Along the X axis. */
    width: number;
    /** Width and height, 0 or more. Along the Y axis. */
    height: number;
}

/** A filled rectangle that is turned around its center, its border included. */
export declare class OrientedRectangle extends Shape {
    constructor(x: number, y: number, halfWidth: number, halfHeight: number, rotation: number, options?: ShapeOptions);
    readonly type: "orientedRectangle";
    /** Sets all numbers at once; none of them if one is refused. */
    set(x: number, y: number, halfWidth: number, halfHeight: number, rotation: number): this;
    /** The middle, around which it is turned. Along the X axis. */
    x: number;
    /** The middle, around which it is turned. Along the Y axis. */
    y: number;
    /** Half of the width and half of the height before turning, 0 or more. Along the X axis. */
    halfWidth: number;
    /** Half of the width and half of the height before turning, 0 or more. Along the Y axis. */
    halfHeight: number;
    /** Degrees, counterclockwise with Y up; any finite number, and the true sine and cosine of it. */
    rotation: number;
    /** The same in radians. Right angles stay right angles. */
    rotationRadians: number;
}

/** A filled rectangle that is turned around its center, its border included. */
export interface OrientedRectangleLiteral extends Placed {
    type: "orientedRectangle";
    /** The middle, around which it is turned. Along the X axis. */
    x: number;
    /** The middle, around which it is turned. Along the Y axis. */
    y: number;
    /** Half of the width and half of the height before turning, 0 or more. Along the X axis. */
    halfWidth: number;
    /** Half of the width and half of the height before turning, 0 or more. Along the Y axis. */
    halfHeight: number;
    /** Degrees, counterclockwise with Y up; any finite number, and the true sine and cosine of it. */
    rotation: number;
}

/**
 * All points within a distance from a segment: a filled stadium, its border included.
 *
 * With two equal points it is a circle, with radius 0 a segment.
 */
export declare class Capsule extends Shape {
    constructor(x1: number, y1: number, x2: number, y2: number, radius: number, options?: ShapeOptions);
    readonly type: "capsule";
    /** Sets all numbers at once; none of them if one is refused. */
    set(x1: number, y1: number, x2: number, y2: number, radius: number): this;
    /** One end of the segment. Along the X axis. */
    x1: number;
    /** One end of the segment. Along the Y axis. */
    y1: number;
    /** The other end. Along the X axis. */
    x2: number;
    /** The other end. Along the Y axis. */
    y2: number;
    /** The greatest distance from the segment, 0 or more. */
    radius: number;
}

/**
 * All points within a distance from a segment: a filled stadium, its border included.
 *
 * With two equal points it is a circle, with radius 0 a segment.
 */
export interface CapsuleLiteral extends Placed {
    type: "capsule";
    /** One end of the segment. Along the X axis. */
    x1: number;
    /** One end of the segment. Along the Y axis. */
    y1: number;
    /** The other end. Along the X axis. */
    x2: number;
    /** The other end. Along the Y axis. */
    y2: number;
    /** The greatest distance from the segment, 0 or more. */
    radius: number;
}

/**
 * A piece of a disc or of a ring around its center, its border included: the swing of a sword, a
 * cone of sight.
 *
 * Its points are between `innerRadius` and `radius` away from the center, in directions that differ
 * by at most `halfAngle` from `direction`. From 180 degrees on it is the whole disc or ring, with
 * 0 degrees a segment.
 */
export declare class Sector extends Shape {
    constructor(x: number, y: number, innerRadius: number, radius: number, direction: number, halfAngle: number, options?: ShapeOptions);
    readonly type: "sector";
    /** Sets all numbers at once; none of them if one is refused. */
    set(x: number, y: number, innerRadius: number, radius: number, direction: number, halfAngle: number): this;
    /** The middle of the disc; it belongs to the sector if `innerRadius` is 0. Along the X axis. */
    x: number;
    /** The middle of the disc; it belongs to the sector if `innerRadius` is 0. Along the Y axis. */
    y: number;
    /** The distance from the center at which it begins, from 0 to `radius`. */
    innerRadius: number;
    /** The distance from the center at which it ends, 0 or more. */
    radius: number;
    /** Degrees of the middle direction, counterclockwise from the X axis; any finite number. */
    direction: number;
    /** The same in radians. Right angles stay right angles. */
    directionRadians: number;
    /** Degrees to either side of that direction, 0 or more. */
    halfAngle: number;
    /** The same in radians. Right angles stay right angles. */
    halfAngleRadians: number;
}

/**
 * A piece of a disc or of a ring around its center, its border included: the swing of a sword, a
 * cone of sight.
 *
 * Its points are between `innerRadius` and `radius` away from the center, in directions that differ
 * by at most `halfAngle` from `direction`. From 180 degrees on it is the whole disc or ring, with
 * 0 degrees a segment.
 */
export interface SectorLiteral extends Placed {
    type: "sector";
    /** The middle of the disc; it belongs to the sector if `innerRadius` is 0. Along the X axis. */
    x: number;
    /** The middle of the disc; it belongs to the sector if `innerRadius` is 0. Along the Y axis. */
    y: number;
    /** The distance from the center at which it begins, from 0 to `radius`. */
    innerRadius: number;
    /** The distance from the center at which it ends, 0 or more. */
    radius: number;
    /** Degrees of the middle direction, counterclockwise from the X axis; any finite number. */
    direction: number;
    /** Degrees to either side of that direction, 0 or more. */
    halfAngle: number;
}

/** A shape of numbers alone, as a plain object. */
export type SimpleLiteral =
    | PointLiteral
    | LineLiteral
    | SegmentLiteral
    | CircleLiteral
    | RectangleLiteral
    | OrientedRectangleLiteral
    | CapsuleLiteral
    | SectorLiteral;
