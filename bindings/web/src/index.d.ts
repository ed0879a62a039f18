/// <reference lib="esnext.disposable" />
/**
 * clash2d: 2D collision detection that is never wrong.
 *
 * Numbers are rounded to floats of 32 bits before any question; what a shape holds can be read from its fields.
 * Angles are degrees, counterclockwise with Y up. Touching counts. An answer is an object, or null; `into` takes an
 * object that an earlier call has returned, and fills it instead of making a new one.
 *
 * A wrong kind and what was disposed of are a `TypeError`; NaN, infinities and negative sizes a `RangeError`.
 */
import type {
    CastHit, Contact, Distance, Edge, Intersection, Mass, Place, Pose, RayHit, SignedDistance, Stretch, Support,
    Vector2D,
} from "./generated/answers.js";
import type { CastMode, CastSides, Relation, Status, Winding } from "./generated/enums.js";
import type { CircleLiteral, OrientedRectangleLiteral, RectangleLiteral, SegmentLiteral, Segment } from "./generated/shapes.js";
import type { AnyShape, Point2D, Shape, Vertices } from "./types.js";

export * from "./types.js";
export * from "./generated/shapes.js";
export * from "./generated/answers.js";
export {
    CastMode, CastSides, ColliderFlags, EventFlags, MoverFlags, MoverTouch, QueryFlags, Relation, Side, Status, Winding,
} from "./generated/enums.js";

// ---- Loading -------------------------------------------------------------------------------------

/** What a module can be loaded from. */
export type Source = WebAssembly.Module | BufferSource | Response | URL | string;

/**
 * Loads the library once; later calls do nothing. Without a source it is the file of the package, with SIMD where the
 * engine has it. With a module of another thread nothing is compiled again.
 */
export declare function load(source?: Source | PromiseLike<Source>): Promise<void>;
/** The same at once, from bytes or a module. */
export declare function loadSync(source: WebAssembly.Module | BufferSource): void;
export declare function isLoaded(): boolean;
/** The module that was loaded, to be posted to a worker: `load(module)` there. */
export declare function module(): WebAssembly.Module;
/** Whether the engine has simd128. */
export declare function hasSimd(): boolean;
/** major * 1000000 + minor * 1000 + patch */
export declare function version(): number;
/** What a status means, as a sentence. */
export declare function statusMessage(status: Status): string;

// ---- Two shapes ----------------------------------------------------------------------------------

/** Whether two shapes share a point; touching counts. Exact. */
export declare function collide(a: AnyShape, b: AnyShape): boolean;
/** Whether two shapes come within a distance; exactly that far counts. Exact. */
export declare function within(a: AnyShape, b: AnyShape, distance: number): boolean;
/** How two shapes lie to each other. Exact. */
export declare function relate(a: AnyShape, b: AnyShape): Relation;
/** Whether all points of b belong to a. Exact. */
export declare function contains(a: AnyShape, b: AnyShape): boolean;
/** The distance and the nearest points; 0 exactly when they collide. Null: farther than the maximum, or one is empty. */
export declare function distance(a: AnyShape, b: AnyShape, maximum?: number, into?: Distance): Distance | null;
/** How far a point is outside of a shape, or, negative, inside; with the nearest point of its border. */
export declare function signedDistance(shape: AnyShape, point: Point2D, into?: SignedDistance): SignedDistance | null;
/** How two shapes touch, also if they are apart, but within a distance: normal, depth, one or two points. */
export declare function contact(a: AnyShape, b: AnyShape, distance?: number, into?: Contact): Contact | null;
/** All contacts of two shapes: of concave ones and groups there are several. */
export declare function contacts(a: AnyShape, b: AnyShape, distance?: number, into?: Contact[]): Contact[];
/** The vector that gets b out of a, and really does. Null: they don't collide. */
export declare function separation(a: AnyShape, b: AnyShape, into?: Vector2D): Vector2D | null;
/** Where the borders of two shapes cross, or run together. */
export declare function intersections(a: AnyShape, b: AnyShape, into?: Intersection[]): Intersection[];
/** All stretches of a segment that lie in a shape. */
export declare function clipSegment(shape: AnyShape, segment: Segment | SegmentLiteral, into?: Stretch[]): Stretch[];

// ---- Shapes that move ----------------------------------------------------------------------------

/** What a cast is asked for. */
export interface CastSettings {
    /** Which contacts count: all, or only those at which the shapes approach each other. */
    readonly mode?: CastMode;
    /** What the solid sides of chains mean. */
    readonly sides?: CastSides;
    /** What is met after this part of the way does not count. */
    readonly largestFraction?: number;
    /** Shapes meet where they are that far apart; a ray is that thick to either side. */
    readonly distanceKept?: number;
    /** How early castTurning may be, as a distance. */
    readonly tolerance?: number;
}

/** A straight way along which a shape turns at an even rate. */
export interface Motion {
    /** The whole way of the pivot. */
    readonly movement?: Point2D;
    /** Degrees, counterclockwise; any number of turns. */
    readonly rotation?: number;
    /** The point around which it turns, where it is at the start. */
    readonly pivot?: Point2D;
}

/** The first and the last point of a shape on the way from `origin` to `origin + movement`. */
export declare function castRay(
    shape: AnyShape, origin: Point2D, movement: Point2D, settings?: CastSettings | null, into?: RayHit,
): RayHit | null;
/** The first contact of two moving shapes: never too late, early by less than one float. */
export declare function cast(
    a: AnyShape, movementA: Point2D, b: AnyShape, movementB?: Point2D, settings?: CastSettings | null, into?: CastHit,
): CastHit | null;
/** The same of shapes that turn, too, within a tolerance. */
export declare function castTurning(
    a: AnyShape, motionA: Motion, b: AnyShape, motionB?: Motion, settings?: CastSettings | null, into?: CastHit,
): CastHit | null;
/** Where a motion has brought a frame after a part of it. */
export declare function motionPoseAt(motion: Motion, fraction: number, into?: Pose): Pose;

// ---- One shape -----------------------------------------------------------------------------------

/** The smallest rectangle around a shape. Null: it is empty. */
export declare function boundingRectangle(shape: AnyShape, into?: RectangleLiteral): RectangleLiteral | null;
/** A rectangle around a shape all along a motion. */
export declare function sweptBoundingRectangle(
    shape: AnyShape, motion: Motion, into?: RectangleLiteral,
): RectangleLiteral | null;
/** The smallest circle around a shape. */
export declare function boundingCircle(shape: AnyShape, into?: CircleLiteral): CircleLiteral | null;
/** The turned rectangle of the smallest area around a shape. */
export declare function orientedBox(shape: AnyShape, into?: OrientedRectangleLiteral): OrientedRectangleLiteral | null;
/** The point of a shape that lies farthest along a direction. */
export declare function supportPoint(shape: AnyShape, direction: Point2D, into?: Support): Support | null;
/** Area, centroid and second moment. */
export declare function mass(shape: AnyShape, into?: Mass): Mass | null;
/** "ok", or why a shape would be refused; it may be a plain object with anything in it. */
export declare function check(shape: AnyShape): Status;

/** How many members a group has; any other shape is one. */
export declare function memberCount(shape: AnyShape): number;
/** How many edges the border of a member has. */
export declare function edgeCount(shape: AnyShape, member?: number): number;
/** How many vertices a member has. */
export declare function vertexCount(shape: AnyShape, member?: number): number;
/** An edge by its numbers. */
export declare function edge(shape: AnyShape, member: number, edge: number, into?: Edge): Edge | null;
/** A vertex by its numbers. */
export declare function vertex(shape: AnyShape, member: number, vertex: number, into?: Vector2D): Vector2D | null;
/** The point at a place on the border. */
export declare function pointAt(shape: AnyShape, place: Place, into?: Vector2D): Vector2D | null;
/** The place on the border that is nearest to a point; of edges as near, the one that faces along the normal. */
export declare function placeAt(shape: AnyShape, point: Point2D, normal?: Point2D, into?: Place): Place | null;

// ---- Polygons ------------------------------------------------------------------------------------

/** The area of a polygon without what its radius adds. Null: it is no polygon, or invalid. */
export declare function polygonArea(polygon: AnyShape): number | null;
/** Where a polygon balances. */
export declare function polygonCentroid(polygon: AnyShape, into?: Vector2D): Vector2D | null;
/** Whether a polygon has one ring that goes once round a convex area. Exact. */
export declare function polygonIsConvex(polygon: AnyShape): boolean;
/** Whether no two edges of a polygon share a point, except neighbours. Exact. */
export declare function polygonIsSimple(polygon: AnyShape): boolean;
/** Which way round a ring of vertices runs. Exact. */
export declare function winding(vertices: Vertices): Winding;
/** The corners of the convex hull, counterclockwise from the lowest one: x and y, one after the other. Exact. */
export declare function convexHull(points: Vertices): Float32Array;
/** A polygon cut into convex pieces: the numbers of the vertices of each. RangeError: it is not simple. */
export declare function convexPieces(polygon: AnyShape): Uint32Array[];
/** A polygon cut into triangles: the numbers of their vertices, three each, for meshes. */
export declare function triangles(polygon: AnyShape): Uint32Array;

// ---- Many shapes ---------------------------------------------------------------------------------

/** Many shapes of one kind, whose numbers lie in one array. */
declare abstract class Shapes {
    /** As many of zeros, or of numbers in the order of the class's fields. */
    constructor(shapes: number | readonly number[] | Float32Array | Float64Array);
    readonly count: number;
    /** How many numbers each shape has. */
    readonly stride: number;
    /**
     * The numbers, in the memory of WebAssembly. An array that was asked for before the memory grew has the length 0:
     * ask again after anything was made.
     */
    readonly data: Float32Array;
    readonly isDisposed: boolean;
    dispose(): void;
    [Symbol.dispose](): void;
}
export type { Shapes };
/** x, y */
export declare class Points extends Shapes {}
/** x, y, dx, dy */
export declare class Lines extends Shapes {}
/** x1, y1, x2, y2 */
export declare class Segments extends Shapes {}
/** x, y, radius */
export declare class Circles extends Shapes {}
/** x, y, width, height */
export declare class Rectangles extends Shapes {}
/** x, y, halfWidth, halfHeight, rotation */
export declare class OrientedRectangles extends Shapes {}
/** x1, y1, x2, y2, radius */
export declare class Capsules extends Shapes {}
/** x, y, innerRadius, radius, direction, halfAngle */
export declare class Sectors extends Shapes {}

/** How many of many shapes one shape meets, and which: bit k % 32 of `mask[k / 32]`. What is invalid meets nothing. */
export declare function collideMany(shape: AnyShape, many: Shapes, mask?: Uint32Array): number;
/** How many of many shapes meet the one of the same number among others, and which. */
export declare function collidePairs(a: Shapes, b: Shapes, mask?: Uint32Array): number;
/** How many rays meet a shape, and after which part of their way; 2 where one meets no point. */
export declare function castRays(shape: AnyShape, rays: Lines, entries?: Float32Array): number;
/** All pairs that collide, of many shapes or of many and others: two numbers each, in order. */
export declare function findPairs(a: Shapes, b?: Shapes | null, options?: { readonly limit?: number }): Uint32Array;
/** The numbers of the bits that are set in a mask, in order. */
export declare function maskIndices(mask: Uint32Array): Uint32Array;

// ---- Worlds --------------------------------------------------------------------------------------

/** A collider of a world: a whole number that no other one of it ever has; 0 is none. */
export type ColliderId = number;

/** What a collider is, besides its shape. */
export interface ColliderSettings {
    /** What it is: bits; 1 unless told otherwise. */
    readonly layers?: number | bigint;
    /** Which layers it looks for: bits; all unless told otherwise. */
    readonly mask?: number | bigint;
    /** Parts of one body, a shot and who fired it, are no pair; 0: none. */
    readonly family?: number;
    /** ColliderFlags, added. */
    readonly flags?: number;
    /** The program's: a whole number that comes back in events and hits, also after removal. */
    readonly user?: number;
    /** In its own frame: stops movers that come from there only; (0, 0): from everywhere. */
    readonly oneWay?: Point2D;
}

/** Where a collider is: its frame, turned by degrees. */
export interface Placement {
    readonly x?: number;
    readonly y?: number;
    readonly rotation?: number;
}

/** At the part `time` of a way, from 0 to 1, a collider is there. */
export interface Stop extends Placement {
    readonly x: number;
    readonly y: number;
    readonly time: number;
}

/** Colliders that were added together. */
export interface Colliders {
    readonly count: number;
    /** x, y and the rotation of each, for `moveAll` and `placeAll`: in the memory of WebAssembly, ask again each frame. */
    readonly poses: Float32Array;
    id(number: number): ColliderId;
    /** A copy of all ids. */
    readonly ids: Float64Array;
    /** Gives the arrays back; the colliders stay in their world. */
    dispose(): void;
    [Symbol.dispose](): void;
}

/** Which colliders a question is about. */
export interface Query {
    /** Colliders on one of these layers. */
    readonly layers?: number | bigint;
    /** None of this family; 0: of any. */
    readonly family?: number;
    /** QueryFlags, added. */
    readonly flags?: number;
    /** The first so many and no search for more; 0: all; 1: the closest. */
    readonly limit?: number;
    /**
     * Whether one counts that is found otherwise: its id and its `user`. It may look at what the program has; it can't ask or
     * change anything here. What it throws is thrown by the question.
     */
    readonly accept?: (id: ColliderId, user: number) => boolean;
}

/** What a question found. */
export interface WorldHit {
    id: ColliderId;
    user: number;
    /** The part of the movement before the contact, never beyond it; of what is nearest the distance. */
    fraction: number;
    /** Of a ray the part before the last point; otherwise 0. */
    exit: number;
    /** On the collider. */
    point: Vector2D;
    /** Towards the collider; zero where a ray starts inside, and of what is at a distance of 0. */
    normal: Vector2D;
    /** On the border of the collider, of a grid on that of the tile. */
    place: Place;
    startsInside: boolean;
    /** Of a grid the cell of the tile; of others (0, 0). */
    cell: GridCell;
}

/** A pair that began to touch or ended. */
export interface WorldEvent {
    a: ColliderId;
    b: ColliderId;
    userA: number;
    userB: number;
    /** The part of the span before the first contact, never too late; 0 of a pair that touched before. */
    enter: number;
    /** The part before the last contact, never too early; 1 if they touch at the end. */
    exit: number;
    /** Where they touch first, of an end where they touch last; zero if that is on no way. */
    x: number;
    y: number;
    /** From the first one to the second one. */
    normalX: number;
    normalY: number;
    /** EventFlags, added. */
    flags: number;
}

/** Events in columns, as long as there are events; or one after the other. */
export interface EventList extends Iterable<WorldEvent> {
    readonly count: number;
    readonly a: Float64Array;
    readonly b: Float64Array;
    readonly userA: Float64Array;
    readonly userB: Float64Array;
    readonly enter: Float32Array;
    readonly exit: Float32Array;
    readonly x: Float32Array;
    readonly y: Float32Array;
    readonly normalX: Float32Array;
    readonly normalY: Float32Array;
    readonly flags: Uint32Array;
}

/** Pairs in columns. */
export interface PairList extends Iterable<{ a: ColliderId; b: ColliderId }> {
    readonly count: number;
    readonly a: Float64Array;
    readonly b: Float64Array;
}

/** What an update tells; the same object each time, with other numbers. */
export interface Events {
    /** By enter, then by indices. */
    readonly begins: EventList;
    /** By exit, then by indices. */
    readonly ends: EventList;
    /** Touched at the last update and touch now. */
    readonly stays: PairList;
}

/**
 * Many colliders, the pairs among them, and questions about all of them at once. An update tells which pairs began to
 * touch and which ended since the last one, also on the way: nothing that moves is too fast. All answers are exact.
 */
export declare class World {
    /** With a capacity nothing is allocated later for as many; the tolerance is that of ways with a turn. */
    constructor(options?: { readonly capacity?: number; readonly tolerance?: number });
    /** Adds one; its shape is copied. */
    add(shape: AnyShape, settings?: ColliderSettings & Placement): ColliderId;
    /**
     * Adds a grid as one collider, which stands where its cells are: it is the world's from then on, ends with it, and goes on
     * to be asked and changed here. Queries, updates and movers meet the union of its tiles.
     */
    addGrid(grid: Grid, settings?: ColliderSettings): ColliderId;
    /**
     * The grid that a collider is, to be asked and changed until that is removed; null of any other. Queries see each change at
     * once; the next update tells the pairs that it made and ended.
     */
    grid(id: ColliderId): Grid | null;
    /** Adds one for each pose, three numbers each: of one shape, or of as many. */
    addAll(
        shapes: AnyShape | readonly AnyShape[],
        poses: Float32Array | Float64Array | readonly number[],
        settings?: ColliderSettings & { readonly users?: ArrayLike<number> },
    ): Colliders;
    /** Whether it was there. */
    remove(id: ColliderId): boolean;
    removeAll(colliders: Colliders): number;
    /** Moves one, straight and at an even rate, from where it is. Whether it was there. */
    move(id: ColliderId, x: number, y: number, rotation?: number): boolean;
    /** Moves all to where `poses` has them; how many. Poses of NaN are skipped. */
    moveAll(colliders: Colliders): number;
    /** Puts one elsewhere: no way between. */
    place(id: ColliderId, x: number, y: number, rotation?: number): boolean;
    placeAll(colliders: Colliders): number;
    /** Moves one along a bent way. */
    moveAlong(id: ColliderId, stops: readonly Stop[]): void;
    /** Gives one another shape, as if it had had it since the last update. */
    setShape(id: ColliderId, shape: AnyShape): void;
    /** Gives all of them another shape, or each its own; or none, if one is refused. */
    setShapeAll(colliders: Colliders, shapes: AnyShape | readonly AnyShape[]): void;
    /** Gives one other settings; what is not named stays. */
    set(id: ColliderId, settings: ColliderSettings): void;
    /** Gives all of them other settings, and each its own user; or none, if one is refused. What is not named stays. */
    setAll(colliders: Colliders, settings: ColliderSettings & { readonly users?: ArrayLike<number> }): void;
    /** What was set of one; null if it is gone. */
    get(id: ColliderId): (Required<ColliderSettings> & Required<Placement>) | null;
    /** A copy of the shape of one where it is now, for every other question; null if it is gone. */
    shape(id: ColliderId): Shape | null;
    /** All of them, by rising index. */
    ids(): Float64Array;
    /** Lets updates look only for pairs of which both are in a region; null: for all. */
    setRegion(region: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null): void;
    /** Finds all pairs that touch now, or did on the ways since the last update. */
    update(): Events;
    /** What a shape collides with, by rising index. */
    overlaps(shape: AnyShape, query?: Query): Float64Array;
    /** What is nearest to a shape and no farther than a maximum, which counts. */
    nearest(shape: AnyShape, maximum?: number, query?: Query): WorldHit[];
    /** What a ray meets, by entry. */
    castRay(origin: Point2D, movement: Point2D, query?: Query): WorldHit[];
    /** What a shape meets that moves, and turns. */
    cast(shape: AnyShape, motion: Motion, query?: Query & { readonly mode?: CastMode }): WorldHit[];
    /** The closest hit of each ray, x, y, dx and dy each; null of one that hits nothing. */
    castRays(rays: Float32Array | Float64Array | readonly number[], query?: Query): (WorldHit | null)[];
    /** All that later answers depend on; with a base, a whole snapshot of this world, only what differs. */
    snapshot(base?: Uint8Array): Uint8Array;
    /** Makes the world what it was. RangeError: the bytes are no snapshot, and nothing has changed. */
    restore(bytes: Uint8Array, base?: Uint8Array): void;
    /** Of equal worlds equal, on every platform. */
    hash(): bigint;
    /** Begins a log of all that changes the world, or ends it. */
    record(isOn: boolean): void;
    /** What was written since the last time, up to the last update. */
    takeLog(): Uint8Array;
    /** Plays a log until after the next update: where the next one begins, and both hashes. */
    replay(bytes: Uint8Array, place?: number): { place: number; expected: bigint; found: bigint };
    readonly isDisposed: boolean;
    dispose(): void;
    [Symbol.dispose](): void;
}

// ---- Grids ---------------------------------------------------------------------------------------

/** Which cell: as many to the right of the first one, and above it. */
export interface GridCell {
    x: number;
    y: number;
}

/** What is in a cell. */
export interface Tile {
    /** 0: nothing; 1: all of the cell is solid; others as `addKind` numbers them. */
    kind: number;
    /** The program's own number, from 0 to 65535; of nothing it is 0. */
    material: number;
}

/** A cell, and what is in it. */
export interface GridTile extends Tile {
    cell: GridCell;
}

/** Where a ray meets a grid. */
export interface GridRayHit extends GridTile {
    /** The part of the ray before the first point of the grid, from 0 to 1. */
    fraction: number;
    /** That point. */
    point: Vector2D;
    /** Out of the edge of the grid there, of length 1; (0, 0) if the ray starts in the grid. */
    normal: Vector2D;
    /** Where the point is on the border of the tile. */
    place: Place;
    startsInside: boolean;
}

/** How far a shape is from a grid, and from which tile: `pointA` and `placeA` are the tile's. */
export interface GridDistance extends GridTile, Distance {}

/** When and where a moving shape meets a grid first: the tile is the first shape, so that the normal leads out of the grid. */
export interface GridCastHit extends GridTile, CastHit {}

/** How a shape touches a grid: the tile is the first shape, so that the normal leads out of the grid. */
export interface GridContact extends GridTile, Contact {}

/** How rows of cells are in an array. */
export interface GridRows {
    /** How far one begins after the one before, in bytes or bits; the width unless told otherwise. */
    stride?: number;
    /** Whether the lowest or the highest one comes first. */
    rows?: "bottomFirst" | "topFirst";
}

/**
 * A level of tiles: cells of one size, each empty, full or with a convex polygon in it. It is one set of points, the
 * union of what is in its cells: the edges where tiles are flush are not there. It takes memory for what is filled.
 */
export declare class Grid {
    /** The first cell begins at (x, y), which is (0, 0) unless told otherwise. */
    constructor(cellWidth: number, cellHeight: number, origin?: Partial<Point2D>);
    /**
     * Adds a kind of tile: a convex polygon, seen from where a cell begins; its number, from 2 on. Movers pass it in the
     * direction `oneWay`; (0, 0): in none.
     */
    addKind(vertices: Vertices, oneWay?: Point2D): number;
    /** Writes what is in a cell. */
    set(x: number, y: number, kind: number, material?: number): void;
    /** What is in a cell. */
    get(x: number, y: number): Tile;
    /** Writes the same into all cells of a rectangle, of which (x, y) is the lower left one; what is refused changes nothing. */
    fill(x: number, y: number, width: number, height: number, kind: number, material?: number): void;
    /** Writes what bytes say into all cells of a rectangle: of `tiles` the one with the number of the byte. */
    fillBytes(
        x: number, y: number, width: number, height: number,
        bytes: Uint8Array | Uint8ClampedArray, tiles: readonly (Pick<Tile, "kind"> & Partial<Tile>)[], options?: GridRows,
    ): void;
    /** Writes a tile where a bitmap has a 1, and nothing where it has a 0: of each byte the lowest bit comes first. */
    fillBits(
        x: number, y: number, width: number, height: number,
        bits: Uint8Array | Uint8ClampedArray, kind: number, material?: number, options?: GridRows,
    ): void;
    /** What is in the cells of a rectangle, or in all cells, that is not empty: to draw or to save. */
    tiles(): GridTile[];
    tiles(x: number, y: number, width: number, height: number): GridTile[];
    /** How many cells are not empty. */
    get count(): number;
    /** The cell in which a point is, exactly: of a point on a line between two, the one to the right or above. */
    cellAt(point: Point2D): GridCell | null;
    /** A copy of the shape of what is in a cell. */
    shape(x: number, y: number): Shape | null;
    /** Whether a shape shares a point with the grid; touching counts. */
    collide(shape: AnyShape): boolean;
    /** All cells with something that shares a point with a shape. */
    touched(shape: AnyShape): GridTile[];
    /** What a ray, the way from `origin` to `origin + movement`, meets first. */
    castRay(origin: Point2D, movement: Point2D): GridRayHit | null;
    /** What a shape meets first that moves in a straight line, as `cast` has it; the normal is one of the union. */
    cast(shape: AnyShape, movement: Point2D, settings?: CastSettings | null): GridCastHit | null;
    /** All contacts with the edges of the union, or what comes within a distance; none has the normal of an edge between tiles. */
    contacts(shape: AnyShape, distance?: number): GridContact[];
    /** How far a shape is from the grid, if that is no more than `maximum`. */
    distance(shape: AnyShape, maximum?: number): GridDistance | null;
    readonly isDisposed: boolean;
    /** Ends it; a grid of a world goes on there. */
    dispose(): void;
    [Symbol.dispose](): void;
}

// ---- Movers --------------------------------------------------------------------------------------

/** What a mover is like. */
export interface MoverSettings {
    /** Away from floors, of any length; (0, 1) unless told otherwise. (0, 0): seen from above, where there are none. */
    readonly up?: Point2D;
    /** Degrees between `up` and the normal of the steepest floor; 45 unless told otherwise. */
    readonly floorAngle?: number;
    /** The highest step that it climbs from a floor. */
    readonly step?: number;
    /** How far down a floor holds it that it stood on, unless it moves up. */
    readonly snap?: number;
    /** How far it gives way sideways to the corner of a ceiling. */
    readonly nudge?: number;
    /** The distance that it keeps from obstacles; 0: it touches them. */
    readonly gap?: number;
    /** The longest way out of what it overlaps at the start; any unless told otherwise. */
    readonly pushOut?: number;
    /** MoverFlags, added. */
    readonly flags?: number;
}

/** What stands in the way, where it is at the end of the frame. */
export interface Obstacle {
    readonly shape: AnyShape;
    /** How it came there: a carrier takes with it what stands on it, and pushes what is in its way. */
    readonly motion?: Motion;
    /** The direction in which movers pass it; (0, 0): in none. */
    readonly oneWay?: Point2D;
}

/** A world, a list, a grid, or several of these. */
export interface Obstacles {
    readonly grid?: Grid;
    readonly world?: World;
    /** Which colliders of the world: not of the mover's own family. */
    readonly query?: Query;
    readonly list?: readonly Obstacle[];
}

/** What a mover keeps between calls. */
export interface MoverState {
    /** What it stands on, if the touches tell that it does: a collider, or 0 and a number in the list; 2^32 - 1 is the grid. */
    floor: { collider: ColliderId; number: number };
    /** MoverTouch, added. */
    touches: number;
    /** Out of the floor, of length 1; (0, 0): it stands on none. */
    floorNormal: Vector2D;
}

/** What a mover came to. */
export interface MoverHit {
    /** Of the world; 0: one of the list, or the grid. */
    collider: ColliderId;
    /** In the list; 2^32 - 1: the grid, which is one obstacle. */
    number: number;
    /** How many stops of the way there are before. */
    stop: number;
    /** What the program keeps with the collider; of the grid the material of the tile. */
    user: number;
    /** Where the mover was then. */
    position: Vector2D;
    /** Towards the obstacle, of length 1. */
    normal: Vector2D;
    /** The part of the way before. */
    time: number;
    /** The MoverTouch of a floor, a wall or a ceiling. */
    touch: number;
    /** Of the grid, of several tiles that are flush the first to which it came; of others (0, 0). */
    cell: GridCell;
}

/** Where a mover got. */
export interface MoverResult {
    /** Unless it is stuck or crushed it shares no inner point with any obstacle there. */
    position: Vector2D;
    /** How far carriers took or pushed it. */
    carried: Vector2D;
    /** What is left of the movement. */
    rest: Vector2D;
    /** For the next call. */
    state: MoverState;
    hits: MoverHit[];
    /** Its way, for `World.moveAlong`; the last one is where it is. */
    stops: Required<Stop>[];
}

/**
 * A shape that goes through a level and slides along what stops it: a circle, capsule or rectangle, a convex polygon, or
 * a group of such. Never inside of anything, at any speed, exactly; it keeps nothing between calls.
 */
export declare class Mover {
    constructor(shape: AnyShape, settings?: MoverSettings);
    get up(): Vector2D;
    set up(up: Point2D);
    floorAngle: number;
    step: number;
    snap: number;
    nudge: number;
    gap: number;
    pushOut: number;
    flags: number;
    /** Moves it from a place, along all that stops it. `before` is the state of its last result; none at first. */
    advance(
        start: Point2D, movement: Point2D, obstacles?: World | Obstacles | null, before?: MoverState,
    ): MoverResult;
    readonly isDisposed: boolean;
    dispose(): void;
    [Symbol.dispose](): void;
}

/** The velocity nearest to another one that leads into nothing that was hit. */
export declare function slidVelocity(velocity: Point2D, hits: readonly { readonly normal: Point2D }[]): Vector2D;
