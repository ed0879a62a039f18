// Written by bindings/generate from the Rust source; changes here are lost.

/**
 * A point, or a direction with a length. X points to the right, Y up.
 *
 * The unit is the program's own; tiles, pixels and metres work alike.
 */
export interface Vector2D {
    /** The coordinate along the X axis, which points to the right. */
    x: number;
    /** The coordinate along the Y axis, which points up. */
    y: number;
}

/**
 * Where a frame stands and how it is turned: what is at `v` in the frame is at `position` plus `v`
 * turned by `rotation`.
 */
export interface Pose {
    /** Where the origin of the frame is. */
    position: Vector2D;
    /** By how many degrees its axes are turned, counterclockwise. */
    rotation: number;
}

/**
 * A place on the border of a shape, the same numbers in every answer.
 *
 * Edges are numbered from 0, along the border, counterclockwise from the lower left. Polygons and
 * chains have them in the order of their vertices, ring after ring; rectangles bottom, right, top and
 * left before they are turned; a capsule the side to the right of its way, the arc around `point2`,
 * the other side and the arc around `point1`; a sector the first side, the outer arc, the second
 * side, and the inner arc if there is one; what is a single point, a segment, a line or a circle has
 * one. A rounded polygon or chain has for each of its edges the arc around the first vertex, then,
 * if it is the last one of an open chain, the arc around the second one, and both sides, the right
 * one first; of an edge between equal vertices only the arcs. What has no width has the edge of the
 * segment or point that it is.
 */
export interface Place {
    /** The member of a group; of any other shape 0. */
    member: number;
    /** The number of its edge. */
    edge: number;
    /**
     * Where on the edge, from 0 to 1; of a line a multiple of its direction. On arcs, which run
     * counterclockwise, it is measured on the square whose corners lie on the circle right of its
     * center, above, left of and below it: where the way from the center crosses that. Of a circle,
     * which begins at the right, that is the part of the angle at each eighth, and nearly in between.
     */
    along: number;
}

/** An edge of the border of a shape: straight, or an arc. */
export interface Edge {
    /** Where it begins; of a line its base. */
    start: Vector2D;
    /** Where it ends; of a line the base plus the direction. */
    end: Vector2D;
    /** The center of an arc, which runs counterclockwise; the null vector of a straight edge. */
    center: Vector2D;
    /** The radius of an arc; 0 of a straight edge. */
    radius: number;
    /** Where an arc begins on the whole circle, as a place on that has it. */
    from: number;
    /** Where an arc ends, more than 1 beyond the start of the circle; of a straight edge 0. */
    to: number;
}

/** How far two shapes are apart, and where they are nearest. */
export interface Distance {
    /** The distance: 0 exactly if they collide; infinite if no `f32` is large enough. */
    distance: number;
    /** A point of the first shape that is nearest to the second one. */
    pointA: Vector2D;
    /** A point of the second shape that is nearest to `pointA`; the same point if they collide. */
    pointB: Vector2D;
    /**
     * Where `pointA` is on the border of the first shape: at a corner on one of the edges that meet
     * there; all 0 if the shapes collide.
     */
    placeA: Place;
    /** Where `pointB` is on the border of the second shape; all 0 if the shapes collide. */
    placeB: Place;
}

/** How far a point is from the border of a shape, and where that is nearest. */
export interface SignedDistance {
    /**
     * The distance: positive outside, 0 exactly on the border, negative inside; infinite if no `f32` is
     * large enough.
     */
    distance: number;
    /** A point of the border that is nearest. */
    point: Vector2D;
    /**
     * The direction in which the signed distance grows most, of length 1: out of the shape. On the border that
     * of a contact with the point.
     */
    normal: Vector2D;
    /** Where on the border the point is. */
    place: Place;
}

/** A point of a shape that lies farthest along a direction. */
export interface Support {
    /** The point; infinite where no float is large enough. */
    point: Vector2D;
    /** Where it is on the border. */
    place: Place;
}

/** The area of a shape, where it balances, and its second moment of area. */
export interface Mass {
    /**
     * The area: 0 of what has none, infinite where no float is large enough. Times the mass of a unit
     * of area it is the mass.
     */
    area: number;
    /**
     * Where the shape balances if it weighs the same everywhere; of what has no area by its length, and
     * of points in their middle.
     */
    centroid: Vector2D;
    /**
     * The polar second moment of area about the centroid: the sum of all areas times the squares of
     * their distances from there; 0 without area. Times the mass of a unit of area it is the moment of
     * inertia. About another point it is larger by the area times the square of the distance.
     */
    secondMoment: number;
}

/** A point where two shapes touch. */
export interface ContactPoint {
    /** Where: in the middle between the surfaces of the two shapes. */
    position: Vector2D;
    /** How far the surfaces overlap there, along the normal; negative if they are apart there. */
    depth: number;
    /**
     * Which vertex or edge of the first shape or member touches: of vertex k 4k, of edge k 4k + 1, and
     * where an edge touches on its own, of a chain or a polygon that is not convex, 4k for its start and
     * 4k + 2 for its end. Vertices are numbered from 0 in their order, a rectangle's counterclockwise
     * from the lower left one before it is turned; an edge, also of a rounded shape, has the number of
     * the vertex at which it begins. What has no width has those of the segment or point that it is; of
     * a circle or a line it is 0.
     *
     * Both features and the members of both places are the id of the point: they are the same while two
     * shapes slide a little, and no other point of the two shapes has all four, unless borders cross
     * each other or themselves hundreds of times or have 2^30 vertices. Of shapes that are no groups the
     * features are enough.
     */
    featureA: number;
    /** Which vertex or edge of the second shape or member touches. */
    featureB: number;
    /**
     * Where its surface is on the border of the first shape: half of the depth from the position, along
     * the normal. A place on the edge that touches; at a vertex on one of its edges, or on the arc around
     * it.
     *
     * It leads back to a point that is off by 2^-20 of the numbers of both shapes at most. Where that
     * surface is none, as two shapes touch without facing each other, the place is about the nearest.
     */
    placeA: Place;
    /** Where its surface is on the border of the second shape, against the normal. */
    placeB: Place;
}

/** How two shapes touch. */
export interface Contact {
    /** Of length 1, from the first shape to the second one. */
    normal: Vector2D;
    /**
     * How far the second shape is to be moved along the normal, so that these parts of the two are
     * apart: 0 or more if they collide, otherwise the negative of their distance; infinite for lines that cross,
     * and if no `f32` is large enough.
     */
    depth: number;
    /** The points of the contact. */
    points: ContactPoint[];
    /** Which member of the first shape touches, if it is a group; otherwise 0. */
    memberA: number;
    /** Which member of the second shape touches. */
    memberB: number;
    /**
     * Which part of the first shape or member touches: the number of an edge, if it is a chain or a
     * polygon that is not convex; 0 if it is convex.
     */
    partA: number;
    /** Which part of the second shape or member touches. */
    partB: number;
}

/**
 * A point that the borders of two shapes share, or a stretch along which they run together.
 *
 * The border of a shape without area is all of it.
 */
export interface Intersection {
    /** The common point, or the first one of the stretch along the border of a. */
    start: Vector2D;
    /** The last point of the stretch; of a point, the same. */
    end: Vector2D;
    /** Where on the border of a it starts. */
    placeA: Place;
    /** Where on the border of b it starts. */
    placeB: Place;
    /** Where on the same edge of a it ends. */
    endA: number;
    /**
     * Where on the same edge of b it ends: less than the start if b runs the other way, and more than 1
     * beyond the start of a whole circle.
     */
    endB: number;
}

/** A stretch of a segment that lies in a shape, or a single point of it. */
export interface Stretch {
    /** The part of the segment before the stretch, from 0 to 1. */
    entry: number;
    /** The part of the segment before the end of the stretch, from 0 to 1; of a single point the same. */
    exit: number;
    /** The first point of the stretch. */
    entryPoint: Vector2D;
    /** The last point of the stretch. */
    exitPoint: Vector2D;
}

/** Where a ray enters a shape, and where it leaves it. */
export interface RayHit {
    /**
     * The part of the ray before the first point of the shape, from 0 to 1: the greatest f32 that
     * is not beyond it. A ray that keeps a distance meets a shape from there to where it leaves it.
     */
    entry: number;
    /**
     * The part of the ray before the last point of the shape, from 0 to 1: the smallest f32 that is
     * not before it. In between there may be gaps.
     */
    exit: number;
    /** The first point. */
    entryPoint: Vector2D;
    /** The last point. */
    exitPoint: Vector2D;
    /**
     * Out of the shape at the first point, against the ray, of length 1; the null vector if the ray
     * starts in the shape.
     */
    entryNormal: Vector2D;
    /** Out of the shape at the last point, of length 1; the null vector if the ray ends in the shape. */
    exitNormal: Vector2D;
    /** Where the first point is on the border; all 0 if the ray starts in the shape. */
    entryPlace: Place;
    /** Where the last point is on the border; all 0 if the ray ends in the shape. */
    exitPlace: Place;
    /** Whether the ray's start belongs to the shape, or is as near to it as the distance that is kept. */
    startsInside: boolean;
}

/** When and where two moving shapes meet first. */
export interface CastHit {
    /** The part of the movements before the first contact, from 0 to 1: never beyond it. */
    fraction: number;
    /**
     * A point of both shapes then, or the middle of the distance that is kept; at the start the first one of
     * the contact, in the middle of the overlap.
     */
    point: Vector2D;
    /** From the first shape to the second one then, of length 1; at the start that of the contact. */
    normal: Vector2D;
    /**
     * Where they touch on the border of the first shape: at a corner on one of the edges that meet there;
     * at the start that of the contact.
     */
    placeA: Place;
    /** Where they touch on the border of the second shape. */
    placeB: Place;
    /** Whether the shapes meet at the start: share a point, or are as near as the distance that is kept. */
    startsInContact: boolean;
}
