import assert from "node:assert/strict";
import { test } from "node:test";
import { Circle, load, motionPoseAt, relate } from "clash2d";

await load();

test("where a motion brings a shape it can be put", () => {
    // A quarter turn around (2, 0) brings (0, 0) to (2, -2), and a way of (1, 1) to (3, -1).
    const motion = { movement: { x: 2, y: 2 }, rotation: 180, pivot: { x: 2, y: 0 } };
    const pose = motionPoseAt(motion, 0.5);
    const posed = new Circle(0, 0, 1).atPose(pose);
    assert.equal(relate(posed, new Circle(3, -1, 1)), "equal");
    assert.equal(relate(new Circle(0, 0, 1).atPose({ x: 3, y: -1 }), posed), "equal");
});
