// Written by bindings/generate from the Rust source; changes here are lost.
import { f32, u32, u8 } from "../memory.js";

/** How many bytes a Vector2D has. */
export const VECTOR2_D_SIZE = 8;

export function readVector2D(at, into) {
    const it = into ?? { x: 0, y: 0 };
    const f = f32();
    const i = at >>> 2;
    it.x = f[i + 0];
    it.y = f[i + 1];
    return it;
}

/** How many bytes a Pose has. */
export const POSE_SIZE = 12;

export function readPose(at, into) {
    const it = into ?? { position: { x: 0, y: 0 }, rotation: 0 };
    const f = f32();
    const i = at >>> 2;
    it.position.x = f[i + 0];
    it.position.y = f[i + 1];
    it.rotation = f[i + 2];
    return it;
}

/** How many bytes a Circle has. */
export const CIRCLE_SIZE = 12;

export function readCircle(at, into) {
    const it = into ?? { type: "circle", x: 0, y: 0, radius: 0 };
    const f = f32();
    const i = at >>> 2;
    it.x = f[i + 0];
    it.y = f[i + 1];
    it.radius = f[i + 2];
    return it;
}

/** How many bytes a Rectangle has. */
export const RECTANGLE_SIZE = 16;

export function readRectangle(at, into) {
    const it = into ?? { type: "rectangle", x: 0, y: 0, width: 0, height: 0 };
    const f = f32();
    const i = at >>> 2;
    it.x = f[i + 0];
    it.y = f[i + 1];
    it.width = f[i + 2];
    it.height = f[i + 3];
    return it;
}

/** How many bytes a OrientedRectangle has. */
export const ORIENTED_RECTANGLE_SIZE = 20;

export function readOrientedRectangle(at, into) {
    const it = into ?? { type: "orientedRectangle", x: 0, y: 0, halfWidth: 0, halfHeight: 0, rotation: 0 };
    const f = f32();
    const i = at >>> 2;
    it.x = f[i + 0];
    it.y = f[i + 1];
    it.halfWidth = f[i + 2];
    it.halfHeight = f[i + 3];
    it.rotation = f[i + 4];
    return it;
}

/** How many bytes a Place has. */
export const PLACE_SIZE = 12;

export function readPlace(at, into) {
    const it = into ?? { member: 0, edge: 0, along: 0 };
    const f = f32();
    const u = u32();
    const i = at >>> 2;
    it.member = u[i + 0];
    it.edge = u[i + 1];
    it.along = f[i + 2];
    return it;
}

/** How many bytes a Edge has. */
export const EDGE_SIZE = 36;

export function readEdge(at, into) {
    const it = into ?? { start: { x: 0, y: 0 }, end: { x: 0, y: 0 }, center: { x: 0, y: 0 }, radius: 0, from: 0, to: 0 };
    const f = f32();
    const i = at >>> 2;
    it.start.x = f[i + 0];
    it.start.y = f[i + 1];
    it.end.x = f[i + 2];
    it.end.y = f[i + 3];
    it.center.x = f[i + 4];
    it.center.y = f[i + 5];
    it.radius = f[i + 6];
    it.from = f[i + 7];
    it.to = f[i + 8];
    return it;
}

/** How many bytes a Distance has. */
export const DISTANCE_SIZE = 44;

export function readDistance(at, into) {
    const it = into ?? { distance: 0, pointA: { x: 0, y: 0 }, pointB: { x: 0, y: 0 }, placeA: { member: 0, edge: 0, along: 0 }, placeB: { member: 0, edge: 0, along: 0 } };
    const f = f32();
    const u = u32();
    const i = at >>> 2;
    it.distance = f[i + 0];
    it.pointA.x = f[i + 1];
    it.pointA.y = f[i + 2];
    it.pointB.x = f[i + 3];
    it.pointB.y = f[i + 4];
    it.placeA.member = u[i + 5];
    it.placeA.edge = u[i + 6];
    it.placeA.along = f[i + 7];
    it.placeB.member = u[i + 8];
    it.placeB.edge = u[i + 9];
    it.placeB.along = f[i + 10];
    return it;
}

/** How many bytes a SignedDistance has. */
export const SIGNED_DISTANCE_SIZE = 32;

export function readSignedDistance(at, into) {
    const it = into ?? { distance: 0, point: { x: 0, y: 0 }, normal: { x: 0, y: 0 }, place: { member: 0, edge: 0, along: 0 } };
    const f = f32();
    const u = u32();
    const i = at >>> 2;
    it.distance = f[i + 0];
    it.point.x = f[i + 1];
    it.point.y = f[i + 2];
    it.normal.x = f[i + 3];
    it.normal.y = f[i + 4];
    it.place.member = u[i + 5];
    it.place.edge = u[i + 6];
    it.place.along = f[i + 7];
    return it;
}

/** How many bytes a Support has. */
export const SUPPORT_SIZE = 20;

export function readSupport(at, into) {
    const it = into ?? { point: { x: 0, y: 0 }, place: { member: 0, edge: 0, along: 0 } };
    const f = f32();
    const u = u32();
    const i = at >>> 2;
    it.point.x = f[i + 0];
    it.point.y = f[i + 1];
    it.place.member = u[i + 2];
    it.place.edge = u[i + 3];
    it.place.along = f[i + 4];
    return it;
}

/** How many bytes a Mass has. */
export const MASS_SIZE = 16;

export function readMass(at, into) {
    const it = into ?? { area: 0, centroid: { x: 0, y: 0 }, secondMoment: 0 };
    const f = f32();
    const i = at >>> 2;
    it.area = f[i + 0];
    it.centroid.x = f[i + 1];
    it.centroid.y = f[i + 2];
    it.secondMoment = f[i + 3];
    return it;
}

/** How many bytes a ContactPoint has. */
export const CONTACT_POINT_SIZE = 44;

export function readContactPoint(at, into) {
    const it = into ?? { position: { x: 0, y: 0 }, depth: 0, featureA: 0, featureB: 0, placeA: { member: 0, edge: 0, along: 0 }, placeB: { member: 0, edge: 0, along: 0 } };
    const f = f32();
    const u = u32();
    const i = at >>> 2;
    it.position.x = f[i + 0];
    it.position.y = f[i + 1];
    it.depth = f[i + 2];
    it.featureA = u[i + 3];
    it.featureB = u[i + 4];
    it.placeA.member = u[i + 5];
    it.placeA.edge = u[i + 6];
    it.placeA.along = f[i + 7];
    it.placeB.member = u[i + 8];
    it.placeB.edge = u[i + 9];
    it.placeB.along = f[i + 10];
    return it;
}

/** How many bytes a Contact has. */
export const CONTACT_SIZE = 120;

export function readContact(at, into) {
    const it = into ?? { normal: { x: 0, y: 0 }, depth: 0, points: [], memberA: 0, memberB: 0, partA: 0, partB: 0 };
    const f = f32();
    const u = u32();
    const i = at >>> 2;
    it.normal.x = f[i + 0];
    it.normal.y = f[i + 1];
    it.depth = f[i + 2];
    it.memberA = u[i + 26];
    it.memberB = u[i + 27];
    it.partA = u[i + 28];
    it.partB = u[i + 29];
    const count = u32()[i + 25];
    for (let k = 0; k < count; k++) {
        it.points[k] = readContactPoint(at + 12 + k * CONTACT_POINT_SIZE, it.points[k]);
    }
    it.points.length = count;
    return it;
}

/** How many bytes a Intersection has. */
export const INTERSECTION_SIZE = 48;

export function readIntersection(at, into) {
    const it = into ?? { start: { x: 0, y: 0 }, end: { x: 0, y: 0 }, placeA: { member: 0, edge: 0, along: 0 }, placeB: { member: 0, edge: 0, along: 0 }, endA: 0, endB: 0 };
    const f = f32();
    const u = u32();
    const i = at >>> 2;
    it.start.x = f[i + 0];
    it.start.y = f[i + 1];
    it.end.x = f[i + 2];
    it.end.y = f[i + 3];
    it.placeA.member = u[i + 4];
    it.placeA.edge = u[i + 5];
    it.placeA.along = f[i + 6];
    it.placeB.member = u[i + 7];
    it.placeB.edge = u[i + 8];
    it.placeB.along = f[i + 9];
    it.endA = f[i + 10];
    it.endB = f[i + 11];
    return it;
}

/** How many bytes a Stretch has. */
export const STRETCH_SIZE = 24;

export function readStretch(at, into) {
    const it = into ?? { entry: 0, exit: 0, entryPoint: { x: 0, y: 0 }, exitPoint: { x: 0, y: 0 } };
    const f = f32();
    const i = at >>> 2;
    it.entry = f[i + 0];
    it.exit = f[i + 1];
    it.entryPoint.x = f[i + 2];
    it.entryPoint.y = f[i + 3];
    it.exitPoint.x = f[i + 4];
    it.exitPoint.y = f[i + 5];
    return it;
}

/** How many bytes a RayHit has. */
export const RAY_HIT_SIZE = 68;

export function readRayHit(at, into) {
    const it = into ?? { entry: 0, exit: 0, entryPoint: { x: 0, y: 0 }, exitPoint: { x: 0, y: 0 }, entryNormal: { x: 0, y: 0 }, exitNormal: { x: 0, y: 0 }, entryPlace: { member: 0, edge: 0, along: 0 }, exitPlace: { member: 0, edge: 0, along: 0 }, startsInside: false };
    const f = f32();
    const u = u32();
    const b = u8();
    const i = at >>> 2;
    it.entry = f[i + 0];
    it.exit = f[i + 1];
    it.entryPoint.x = f[i + 2];
    it.entryPoint.y = f[i + 3];
    it.exitPoint.x = f[i + 4];
    it.exitPoint.y = f[i + 5];
    it.entryNormal.x = f[i + 6];
    it.entryNormal.y = f[i + 7];
    it.exitNormal.x = f[i + 8];
    it.exitNormal.y = f[i + 9];
    it.entryPlace.member = u[i + 10];
    it.entryPlace.edge = u[i + 11];
    it.entryPlace.along = f[i + 12];
    it.exitPlace.member = u[i + 13];
    it.exitPlace.edge = u[i + 14];
    it.exitPlace.along = f[i + 15];
    it.startsInside = b[at + 64] !== 0;
    return it;
}

/** How many bytes a CastHit has. */
export const CAST_HIT_SIZE = 48;

export function readCastHit(at, into) {
    const it = into ?? { fraction: 0, point: { x: 0, y: 0 }, normal: { x: 0, y: 0 }, placeA: { member: 0, edge: 0, along: 0 }, placeB: { member: 0, edge: 0, along: 0 }, startsInContact: false };
    const f = f32();
    const u = u32();
    const b = u8();
    const i = at >>> 2;
    it.fraction = f[i + 0];
    it.point.x = f[i + 1];
    it.point.y = f[i + 2];
    it.normal.x = f[i + 3];
    it.normal.y = f[i + 4];
    it.placeA.member = u[i + 5];
    it.placeA.edge = u[i + 6];
    it.placeA.along = f[i + 7];
    it.placeB.member = u[i + 8];
    it.placeB.edge = u[i + 9];
    it.placeB.along = f[i + 10];
    it.startsInContact = b[at + 44] !== 0;
    return it;
}
