/// <reference lib="esnext.disposable" />
import type { Side } from "./generated/enums.js";
import type { SimpleLiteral } from "./generated/shapes.js";

/** A point, or a direction with a length; anything that has x and y. */
export interface Point2D {
    readonly x: number;
    readonly y: number;
}

/** What has a position: it is added to each of the points as real numbers are, and nothing is rounded. */
export interface Placed {
    position?: Point2D;
    /** With `false` a shape of NaN, infinities or negative sizes is no error, but the empty set, which meets nothing. */
    strict?: boolean;
}

/** What every shape may be made with. */
export type ShapeOptions = Readonly<Placed>;

/** Vertices: `[[x, y], ...]`, `[{ x, y }, ...]`, or numbers one after the other, also in a typed array. */
export type Vertices = readonly (readonly [number, number])[] | readonly Point2D[] | readonly number[] | Float32Array | Float64Array;

/** What a polygon may be made with. */
export interface PolygonOptions extends ShapeOptions {
    /** How many vertices each ring has, if there are several: a ring within another one is a hole. */
    readonly rings?: readonly number[] | Uint32Array;
    /** Rounds the corners: all points within this distance belong to it, too; 0 or more. */
    readonly radius?: number;
}

/** What a chain may be made with. */
export interface ChainOptions extends ShapeOptions {
    /** The thickness to either side; 0 or more. */
    readonly radius?: number;
    /** Whether the last vertex is joined to the first one. */
    readonly closed?: boolean;
    /** Which side is solid ground, seen from each vertex towards the next. */
    readonly side?: Side;
}

/** A polygon as a plain object; its vertices are copied at each question. */
export interface PolygonLiteral extends PolygonOptions {
    type: "polygon";
    vertices: Vertices;
}

/** A chain as a plain object. */
export interface ChainLiteral extends ChainOptions {
    type: "chain";
    vertices: Vertices;
}

/** A group as a plain object. */
export interface GroupLiteral extends Placed {
    type: "group";
    shapes: readonly AnyShape[];
}

/** What is taken wherever a shape is: an instance, or a plain object with a type. */
export type AnyShape = Shape | SimpleLiteral | PolygonLiteral | ChainLiteral | GroupLiteral;

/** What all shapes have. Each takes memory of WebAssembly until `dispose`, or until it is collected some day. */
export declare abstract class Shape {
    /** The word for its kind. */
    readonly type: string;
    /** Whether NaN, infinities and negative sizes are refused. */
    readonly isStrict: boolean;
    /** Where it stands: a copy when read; moves the shape when set. */
    get position(): { x: number; y: number };
    set position(position: Point2D);
    moveTo(x: number, y: number): this;
    /**
     * The same shape, prepared for many questions: of large polygons, chains and groups most of them look at a few
     * edges or members only then. It has a copy of all that it needs.
     */
    prepared(): Shape;
    /**
     * A copy that is turned by degrees, or by radians, and moved; vertices are rounded once. What `motionPoseAt` tells is a
     * pose, too.
     */
    atPose(pose: { x?: number; y?: number; position?: Point2D; rotation?: number; radians?: number }): Shape;
    readonly isDisposed: boolean;
    /** Gives its memory back; what was made of it stays. Any later use is a TypeError. */
    dispose(): void;
    [Symbol.dispose](): void;
}

/**
 * A filled polygon, its border included: convex or not, with or without holes, counterclockwise or clockwise. Points
 * inside are those by the even-odd rule. Its vertices are copied.
 */
export declare class Polygon extends Shape {
    constructor(vertices: Vertices, options?: PolygonOptions);
    /** With equal sides: its corners lie on a circle, the first one in the direction of the rotation in degrees. */
    static regular(x: number, y: number, radius: number, rotation: number, count: number, options?: ShapeOptions): Polygon;
    /** A rectangle with round corners. */
    static rounded(
        rectangle: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
        cornerRadius: number,
        options?: ShapeOptions,
    ): Polygon;
    readonly type: "polygon";
    radius: number;
    /** A copy: x and y, one after the other. */
    readonly vertices: Float32Array;
}

/**
 * A line of straight pieces from vertex to vertex, open or closed, nothing of it filled. With a solid side contacts
 * push to the free one, and rays and casts meet it from there only. Its vertices are copied.
 */
export declare class Chain extends Shape {
    constructor(vertices: Vertices, options?: ChainOptions);
    readonly type: "chain";
    radius: number;
    readonly isClosed: boolean;
    readonly side: Side;
    /** A copy: x and y, one after the other. */
    readonly vertices: Float32Array;
}

/** Several shapes taken as one: all of their points. Members are copied as they are. */
export declare class Group extends Shape {
    constructor(shapes: readonly AnyShape[], options?: ShapeOptions);
    readonly type: "group";
    readonly count: number;
}
