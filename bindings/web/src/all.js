// What every entry has, however it was loaded.
export { isLoaded } from "./memory.js";
export { hasSimd, loadSync, module, version } from "./load.js";
export { statusMessage } from "./check.js";
export { Shape } from "./shape.js";
export * from "./generated/shapes.js";
export { ColliderFlags, EventFlags, MoverFlags, MoverTouch, QueryFlags } from "./generated/enums.js";
export { Chain, Group, Polygon } from "./arrays.js";
export {
    boundingCircle, boundingRectangle, check, clipSegment, collide, contact, contacts, contains, distance, edge,
    edgeCount, intersections, mass, memberCount, orientedBox, placeAt, pointAt, polygonArea, polygonCentroid,
    polygonIsConvex, polygonIsSimple, relate, separation, signedDistance, supportPoint, vertex, vertexCount, within,
} from "./questions.js";
export { cast, castRay, castTurning, motionPoseAt, sweptBoundingRectangle } from "./casts.js";
export { convexHull, convexPieces, triangles, winding } from "./polygons.js";
export * from "./batch.js";
export { World } from "./world.js";
export { Grid } from "./grid.js";
export { Mover, slidVelocity } from "./mover.js";
