// When moving shapes meet.
import { chosen, finite, size } from "./check.js";
import { readCastHit, readPose, readRayHit, readRectangle } from "./generated/answers.js";
import { CAST_MODE, CAST_SIDES } from "./generated/enums.js";
import { ANSWER, MOTION_A, MOTION_B, POINT, SETTINGS, f32, scratch, u32, wasm } from "./memory.js";
import { answer, vector } from "./questions.js";
import { first, second } from "./literal.js";

/** Writes settings; null means the default ones. */
export function settingsAt(settings) {
    if (settings === undefined || settings === null) return 0;
    const { mode = "all", sides = "respect", largestFraction = 1, distanceKept = 0, tolerance = 0 } = settings;
    const words = [chosen(CAST_MODE, mode, "mode"), chosen(CAST_SIDES, sides, "sides")];
    const numbers = [
        size(largestFraction, "largestFraction"),
        size(distanceKept, "distanceKept"),
        size(tolerance, "tolerance"),
    ];
    const i = (scratch + SETTINGS) >>> 2;
    u32().set(words, i);
    f32().set(numbers, i + 2);
    return scratch + SETTINGS;
}

const NOWHERE = Object.freeze({ x: 0, y: 0 });

/** Writes a motion to a place. */
export function motionAt(motion, place, name) {
    const { movement = NOWHERE, rotation = 0, pivot = NOWHERE } = motion ?? {};
    const held = finite(rotation, `${name}.rotation`);
    const at = vector(movement, place, `${name}.movement`);
    vector(pivot, place + 12, `${name}.pivot`);
    f32()[(at >>> 2) + 2] = held;
    return at;
}

export function castRay(shape, origin, movement, settings, into) {
    const [at, from] = [first(shape), vector(origin, POINT, "origin")];
    const way = vector(movement, POINT + 8, "movement");
    const isThere = wasm.clash_cast_ray(at, from, way, settingsAt(settings), scratch + ANSWER);
    return answer(isThere, readRayHit, into);
}

export function cast(a, movementA, b, movementB = NOWHERE, settings, into) {
    const [p, q] = [first(a), second(b)];
    const way = vector(movementA, MOTION_A, "movementA");
    const other = vector(movementB, MOTION_B, "movementB");
    const isThere = wasm.clash_cast(p, way, q, other, settingsAt(settings), scratch + ANSWER);
    return answer(isThere, readCastHit, into);
}

export function castTurning(a, motionA, b, motionB, settings, into) {
    const [p, q] = [first(a), second(b)];
    const [way, other] = [motionAt(motionA, MOTION_A, "motionA"), motionAt(motionB, MOTION_B, "motionB")];
    const isThere = wasm.clash_cast_turning(p, way, q, other, settingsAt(settings), scratch + ANSWER);
    return answer(isThere, readCastHit, into);
}

export function sweptBoundingRectangle(shape, motion, into) {
    const isThere = wasm.clash_swept_bounding_rectangle(
        first(shape), motionAt(motion, MOTION_A, "motion"), scratch + ANSWER,
    );
    return answer(isThere, readRectangle, into);
}

export function motionPoseAt(motion, fraction, into) {
    const part = finite(fraction, "fraction");
    wasm.clash_motion_pose_at(scratch + ANSWER, motionAt(motion, MOTION_A, "motion"), part);
    return readPose(scratch + ANSWER, into);
}
