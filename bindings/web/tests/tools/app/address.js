// The bundler tells where it has put the file.
import { Circle, Polygon, collide, distance, load } from "clash2d";
import file from "clash2d/clash2d.simd.wasm";

load(new URL(file, document.baseURI)).then(() => {
    const [ball, ramp] = [new Circle(2, 1, 1), new Polygon([[0, 0], [4, 0], [4, 2]])];
    globalThis.told = `${collide(ball, ramp)} ${distance(ball, new Circle(7, 1, 1)).distance}`;
});
