// As a game would: the module is a file of its own.
import { Circle, Polygon, collide, distance, load } from "clash2d";

load().then(() => {
    const [ball, ramp] = [new Circle(2, 1, 1), new Polygon([[0, 0], [4, 0], [4, 2]])];
    globalThis.told = `${collide(ball, ramp)} ${distance(ball, new Circle(7, 1, 1)).distance}`;
});
