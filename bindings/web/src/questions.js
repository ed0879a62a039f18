// Questions about any two shapes, about one, and about its border.
import { extent, finite, index, point } from "./check.js";
import { RELATION, STATUS } from "./generated/enums.js";
import * as read from "./generated/answers.js";
import { ANSWER, POINT, f32, listed, scratch, u32, wasm } from "./memory.js";
import { first, second } from "./literal.js";
import { Shape } from "./shape.js";

/** Writes a point to scratch, for an argument that is a vector. */
export function vector(value, place, name) {
    const { x, y } = point(value, name);
    const [i, held] = [(scratch + place) >>> 2, finite(x, `${name}.x`)];
    const f = f32();
    f[i + 1] = finite(y, `${name}.y`);
    f[i] = held;
    return scratch + place;
}

/** The answer at `ANSWER`, if there is one. */
export const answer = (isThere, reader, into) => (isThere ? reader(scratch + ANSWER, into) : null);

/** All answers of a list, into an array that is as long as they are then. */
function answers(size, reader, into, call) {
    const [at, count] = listed(size, call);
    const all = into ?? [];
    for (let k = 0; k < count; k++) all[k] = reader(at + k * size, all[k]);
    all.length = count;
    return all;
}

// ---- Two shapes ----------------------------------------------------------------------------------

export const collide = (a, b) => wasm.clash_collide(first(a), second(b)) !== 0;

export const within = (a, b, distance) =>
    wasm.clash_within(first(a), second(b), extent(distance, "distance")) !== 0;

export const relate = (a, b) => RELATION[wasm.clash_relate(first(a), second(b))];

export const contains = (a, b) => wasm.clash_contains(first(a), second(b)) !== 0;

export function distance(a, b, maximum = Infinity, into) {
    const isThere = wasm.clash_distance(first(a), second(b), extent(maximum, "maximum"), scratch + ANSWER);
    return answer(isThere, read.readDistance, into);
}

export function signedDistance(shape, of, into) {
    const isThere = wasm.clash_signed_distance(first(shape), vector(of, POINT, "point"), scratch + ANSWER);
    return answer(isThere, read.readSignedDistance, into);
}

export function contact(a, b, distance = 0, into) {
    const isThere = wasm.clash_contact(first(a), second(b), extent(distance, "distance"), scratch + ANSWER);
    return answer(isThere, read.readContact, into);
}

export function contacts(a, b, distance = 0, into) {
    const [p, q, upTo] = [first(a), second(b), extent(distance, "distance")];
    return answers(read.CONTACT_SIZE, read.readContact, into, (...to) => wasm.clash_contacts(p, q, upTo, ...to));
}

export function separation(a, b, into) {
    const isThere = wasm.clash_separation(first(a), second(b), scratch + ANSWER);
    return answer(isThere, read.readVector2D, into);
}

export function intersections(a, b, into) {
    const [p, q] = [first(a), second(b)];
    const call = (...to) => wasm.clash_intersections(p, q, ...to);
    return answers(read.INTERSECTION_SIZE, read.readIntersection, into, call);
}

export function clipSegment(shape, segment, into) {
    const [p, q] = [first(shape), second(segment)];
    if (u32()[q >>> 2] !== 3) throw new TypeError("segment is of another type");
    const [x, y] = f32().subarray((q >>> 2) + 8, (q >>> 2) + 10);
    if (x !== 0 || y !== 0) throw new RangeError("segment is at a position: its ends have to tell where it is");
    const call = (...to) => wasm.clash_clip_segment(p, q + 8, ...to);
    return answers(read.STRETCH_SIZE, read.readStretch, into, call);
}

// ---- One shape -----------------------------------------------------------------------------------

/** What a question about one shape answers, if anything. */
const ofOne = (ask, reader) => (shape, into) => answer(wasm[ask](first(shape), scratch + ANSWER), reader, into);

export const boundingRectangle = ofOne("clash_bounding_rectangle", read.readRectangle);
export const boundingCircle = ofOne("clash_bounding_circle", read.readCircle);
export const orientedBox = ofOne("clash_oriented_box", read.readOrientedRectangle);
export const mass = ofOne("clash_mass", read.readMass);
export const polygonCentroid = ofOne("clash_polygon_centroid", read.readVector2D);
export const polygonArea = ofOne("clash_polygon_area", (at) => f32()[at >>> 2]);

export function supportPoint(shape, direction, into) {
    const isThere = wasm.clash_support_point(first(shape), vector(direction, POINT, "direction"), scratch + ANSWER);
    return answer(isThere, read.readSupport, into);
}

export const polygonIsConvex = (polygon) => wasm.clash_polygon_is_convex(first(polygon)) !== 0;
export const polygonIsSimple = (polygon) => wasm.clash_polygon_is_simple(first(polygon)) !== 0;

/** Why a shape is the empty set, although it was to be one: the word for it, or "ok". */
export function check(shape) {
    return STATUS[wasm.clash_shape_check(first(lenient(shape)))];
}

/** A literal whose numbers may be anything. */
function lenient(shape) {
    if (shape instanceof Shape || shape === null || typeof shape !== "object") return shape;
    const shapes = Array.isArray(shape.shapes) ? shape.shapes.map(lenient) : shape.shapes;
    return { ...shape, shapes, strict: false };
}

// ---- Its border ----------------------------------------------------------------------------------

export const memberCount = (shape) => wasm.clash_shape_member_count(first(shape)) >>> 0;
export const edgeCount = (shape, member = 0) =>
    wasm.clash_shape_edge_count(first(shape), index(member, "member")) >>> 0;
export const vertexCount = (shape, member = 0) =>
    wasm.clash_shape_vertex_count(first(shape), index(member, "member")) >>> 0;

export function edge(shape, member, number, into) {
    const at = first(shape);
    const isThere = wasm.clash_shape_edge(at, index(member, "member"), index(number, "edge"), scratch + ANSWER);
    return answer(isThere, read.readEdge, into);
}

export function vertex(shape, member, number, into) {
    const at = first(shape);
    const isThere = wasm.clash_shape_vertex(at, index(member, "member"), index(number, "vertex"), scratch + ANSWER);
    return answer(isThere, read.readVector2D, into);
}

export function pointAt(shape, place, into) {
    const at = first(shape);
    const i = (scratch + POINT) >>> 2;
    u32().set([index(place.member, "place.member"), index(place.edge, "place.edge")], i);
    f32()[i + 2] = finite(place.along, "place.along");
    return answer(wasm.clash_shape_point_at(at, scratch + POINT, scratch + ANSWER), read.readVector2D, into);
}

const NO_NORMAL = Object.freeze({ x: 0, y: 0 });

export function placeAt(shape, of, normal = NO_NORMAL, into) {
    const [at, p] = [first(shape), vector(of, POINT, "point")];
    const isThere = wasm.clash_shape_place_at(at, p, vector(normal, POINT + 8, "normal"), scratch + ANSWER);
    return answer(isThere, read.readPlace, into);
}
