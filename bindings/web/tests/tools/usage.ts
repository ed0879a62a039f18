// What TypeScript takes, and what it does not.
import {
    Circle, Circles, type ColliderId, type Contact, EventFlags, Grid, Group, Mover, Polygon, type Relation, World,
    boundingRectangle, cast, castRay, collide, collideMany, contact, contacts, distance, load, relate,
} from "clash2d";
import { collide as collideSync } from "clash2d/sync";
import { Circle as SmallCircle, collide as collideOnly, load as loadSmall } from "clash2d/collide";
import { allocate, exports } from "clash2d/raw";

export async function start(module?: WebAssembly.Module): Promise<void> {
    await load(module);
    const ball = new Circle(0, 0, 1, { position: { x: 1, y: 2 } });
    const ramp = new Polygon([[0, 0], [4, 0], [4, 2]], { radius: 0.5 });
    const level = new Group([ball, ramp, { type: "rectangle", x: 0, y: 0, width: 1, height: 1 }]).prepared();
    const relation: Relation = relate(ball, level);
    const reused: Contact | null = contact(ball, ramp);
    if (reused !== null) contact(ball, ramp, 0, reused)?.points[0]?.position.x.toFixed();
    contacts(level, ball, 0.5).forEach(({ normal }) => normal.x);
    distance(ball, { type: "polygon", vertices: new Float32Array(6) })?.placeA.edge;
    cast(ball, { x: 1, y: 0 }, level, undefined, { mode: "approaching" })?.fraction;
    castRay(level, { x: 0, y: 0 }, ball.position)?.entryNormal.y;
    const around = boundingRectangle(level);
    if (around !== null) collide(around, ball);
    collideMany(ball, new Circles(100), new Uint32Array(4));
    const world = new World({ capacity: 100 });
    const id: ColliderId = world.add(ball, { x: 3, layers: 1n, mask: 2 });
    for (const { a, flags } of world.update().begins) if (flags & EventFlags.passed) world.remove(a);
    world.move(id, 1, 2);
    const tiles = new Grid(16, 16, { x: 8 });
    tiles.set(0, 0, tiles.addKind([[0, 0], [16, 0], [16, 16]]), 7);
    tiles.distance(ball)?.pointA.x.toFixed(tiles.castRay({ x: 0, y: 0 }, ball.position)?.cell.x);
    tiles.fillBytes(0, 0, 2, 1, Uint8Array.of(0, 1), [{ kind: 0 }, { kind: 1, material: 3 }], { rows: "topFirst" });
    tiles.cast(ball, { x: 9, y: 0 }, { mode: "approaching" })?.normal.x.toFixed(tiles.tiles(0, 0, 9, 9).length);
    tiles.contacts(ball, 2).forEach(({ cell, points }) => tiles.get(cell.x + points.length, cell.y).kind);
    const hits = new Mover(ball).advance({ x: 0, y: 0 }, { x: 1, y: 0 }, { grid: tiles, world }).hits;
    hits.forEach(({ cell }) => tiles.shape(cell.x, cell.y)?.type);
    const [hit] = world.castRay({ x: 0, y: 0 }, { x: 9, y: 0 }, { layers: world.get(world.addGrid(tiles, { user: 3 }))?.layers ?? 1 });
    world.grid(hit?.id ?? 0)?.set(hit?.cell.x ?? 0, 0, 1);
    const text: string = relation;
    const address: number = allocate(12);
    const isHit: boolean = collideSync(ball, ramp) && exports.clash_collide(address, address) !== 0;
    console.log(text, isHit, exports.clash_world_hash(0) === 0n);
}

// @ts-expect-error: a radius is missing
new Circle(0, 0);
// @ts-expect-error: an unknown type
collide({ type: "circel", x: 0, y: 0, radius: 1 }, new Circle(0, 0, 1));
// @ts-expect-error: a field is missing
collide({ type: "circle", x: 0, y: 0 }, new Circle(0, 0, 1));
// @ts-expect-error: no word of a mode
castRay(new Circle(0, 0, 1), { x: 0, y: 0 }, { x: 1, y: 0 }, { mode: "some" });
// @ts-expect-error: it may be null
contact(new Circle(0, 0, 1), new Circle(0, 0, 1)).depth;
// @ts-expect-error: where it is in memory is nobody's business
new Circle(0, 0, 1).word;

export async function small(): Promise<boolean> {
    await loadSmall();
    return collideOnly(new SmallCircle(0, 0, 1), { type: "point", x: 1, y: 0 });
}
