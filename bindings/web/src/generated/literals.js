// Written by bindings/generate from the Rust source; changes here are lost.
import { finite, ring, size } from "../check.js";
import { f32 } from "../memory.js";

function point(literal, i, isStrict) {
    const x = finite(literal.x, "x", isStrict);
    const y = finite(literal.y, "y", isStrict);
    const f = f32();
    f[i + 2] = x;
    f[i + 3] = y;
    return 1;
}

function line(literal, i, isStrict) {
    const x = finite(literal.x, "x", isStrict);
    const y = finite(literal.y, "y", isStrict);
    const dx = finite(literal.dx, "dx", isStrict);
    const dy = finite(literal.dy, "dy", isStrict);
    const f = f32();
    f[i + 2] = x;
    f[i + 3] = y;
    f[i + 4] = dx;
    f[i + 5] = dy;
    return 2;
}

function segment(literal, i, isStrict) {
    const x1 = finite(literal.x1, "x1", isStrict);
    const y1 = finite(literal.y1, "y1", isStrict);
    const x2 = finite(literal.x2, "x2", isStrict);
    const y2 = finite(literal.y2, "y2", isStrict);
    const f = f32();
    f[i + 2] = x1;
    f[i + 3] = y1;
    f[i + 4] = x2;
    f[i + 5] = y2;
    return 3;
}

function circle(literal, i, isStrict) {
    const x = finite(literal.x, "x", isStrict);
    const y = finite(literal.y, "y", isStrict);
    const radius = size(literal.radius, "radius", isStrict);
    const f = f32();
    f[i + 2] = x;
    f[i + 3] = y;
    f[i + 4] = radius;
    return 4;
}

function rectangle(literal, i, isStrict) {
    const x = finite(literal.x, "x", isStrict);
    const y = finite(literal.y, "y", isStrict);
    const width = size(literal.width, "width", isStrict);
    const height = size(literal.height, "height", isStrict);
    const f = f32();
    f[i + 2] = x;
    f[i + 3] = y;
    f[i + 4] = width;
    f[i + 5] = height;
    return 5;
}

function orientedRectangle(literal, i, isStrict) {
    const x = finite(literal.x, "x", isStrict);
    const y = finite(literal.y, "y", isStrict);
    const halfWidth = size(literal.halfWidth, "halfWidth", isStrict);
    const halfHeight = size(literal.halfHeight, "halfHeight", isStrict);
    const rotation = finite(literal.rotation, "rotation", isStrict);
    const f = f32();
    f[i + 2] = x;
    f[i + 3] = y;
    f[i + 4] = halfWidth;
    f[i + 5] = halfHeight;
    f[i + 6] = rotation;
    return 6;
}

function capsule(literal, i, isStrict) {
    const x1 = finite(literal.x1, "x1", isStrict);
    const y1 = finite(literal.y1, "y1", isStrict);
    const x2 = finite(literal.x2, "x2", isStrict);
    const y2 = finite(literal.y2, "y2", isStrict);
    const radius = size(literal.radius, "radius", isStrict);
    const f = f32();
    f[i + 2] = x1;
    f[i + 3] = y1;
    f[i + 4] = x2;
    f[i + 5] = y2;
    f[i + 6] = radius;
    return 7;
}

function sector(literal, i, isStrict) {
    const x = finite(literal.x, "x", isStrict);
    const y = finite(literal.y, "y", isStrict);
    const innerRadius = size(literal.innerRadius, "innerRadius", isStrict);
    const radius = size(literal.radius, "radius", isStrict);
    const direction = finite(literal.direction, "direction", isStrict);
    const halfAngle = size(literal.halfAngle, "halfAngle", isStrict);
    ring(innerRadius, radius, isStrict);
    const f = f32();
    f[i + 2] = x;
    f[i + 3] = y;
    f[i + 4] = innerRadius;
    f[i + 5] = radius;
    f[i + 6] = direction;
    f[i + 7] = halfAngle;
    return 10;
}

/** How a literal of each type is written. */
export const simple = { point, line, segment, circle, rectangle, orientedRectangle, capsule, sector };
