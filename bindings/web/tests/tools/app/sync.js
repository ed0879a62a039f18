// The bytes are in the bundle.
import { Circle, Polygon, collide, distance } from "clash2d/sync";

const [ball, ramp] = [new Circle(2, 1, 1), new Polygon([[0, 0], [4, 0], [4, 2]])];
globalThis.told = `${collide(ball, ramp)} ${distance(ball, new Circle(7, 1, 1)).distance}`;
