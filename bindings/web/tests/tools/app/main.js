// As a game would: the module is a file of its own.
import { Circle, collide, distance, load } from "clash2d";

load().then(() => {
    // Plain objects alone, and an instance: bundlers must leave out neither.
    const [ball, ramp] = [{ type: "circle", x: 2, y: 1, radius: 1 }, { type: "polygon", vertices: [[0, 0], [4, 0], [4, 2]] }];
    const far = new Circle(7, 1, 1).prepared();
    globalThis.told = `${collide(ball, ramp)} ${distance(ball, far).distance}`;
});
