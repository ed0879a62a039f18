// A hero in a level: the mover on tiles, slopes, one-way floors and a lift. Nothing here draws or listens.
import { Capsule, Grid, Mover, MoverFlags, MoverTouch, Rectangle, relate, slidVelocity } from "clash2d";
import { HEIGHT, WIDTH, letterAt } from "./level.js";

const SECONDS = 1 / 60;
const RUN = 8;
const LEAP = 15;
const GRAVITY = 36;
const LIFT = { x: 23.5, low: 1.5, high: 7, width: 3, height: 0.5, frames: 240 };
/** For so many frames after leaving a floor a leap still counts, and a wish for one before landing. */
const PATIENCE = 6;

const KINDS = {
    u: [[[0, 0], [1, 0], [1, 1]]],
    d: [[[0, 0], [1, 0], [0, 1]]],
    l: [[[0, 0], [1, 0], [1, 0.5]]],
    h: [[[0, 0], [1, 0], [1, 1], [0, 0.5]]],
    "-": [[[0, 0.75], [1, 0.75], [1, 1], [0, 1]], { x: 0, y: 1 }],
};

export class Game {
    constructor(rows) {
        this.grid = new Grid(1, 1);
        this.kinds = { ".": 0, "#": 1 };
        for (const [letter, kind] of Object.entries(KINDS)) this.kinds[letter] = this.grid.addKind(...kind);
        this.setRows(rows);
        this.shape = new Capsule(0, 0.375, 0, 1.125, 0.375);
        this.mover = new Mover(this.shape, { step: 0.3, snap: 0.3, nudge: 0.2 });
        this.platform = new Rectangle(0, 0, LIFT.width, LIFT.height);
        this.restart();
    }

    /** Writes the level; what was there is over. */
    setRows(rows) {
        for (let y = 0; y < HEIGHT; y++) {
            for (let x = 0; x < WIDTH; x++) this.grid.set(x, y, this.kinds[letterAt(rows, x, y)]);
        }
    }

    restart() {
        this.position = { x: 3, y: 6 };
        this.velocity = { x: 0, y: 0 };
        this.state = undefined;
        this.hits = [];
        this.frame = 0;
        this.since = this.until = PATIENCE;
        this.platform.moveTo(LIFT.x, LIFT.low);
    }

    get stands() {
        return this.state !== undefined && (this.state.touches & MoverTouch.floor) !== 0;
    }

    /** Whether the hero shares more than its border with what is solid; that is never so. */
    get isInside() {
        const here = this.shape.moveTo(this.position.x, this.position.y);
        const solid = this.grid.touched(here).filter(({ kind }) => kind !== this.kinds["-"]);
        const isIn = ({ cell }) => {
            const tile = this.grid.shape(cell.x, cell.y);
            const relation = relate(here, tile);
            tile.dispose();
            return relation !== "touching";
        };
        const result = solid.some(isIn);
        this.shape.moveTo(0, 0);
        return result;
    }

    /** A sixtieth of a second: `run` is from -1 to 1. */
    step({ run, leaps, drops }) {
        this.frame += 1;
        const lift = this.#moveLift();
        this.until = leaps ? 0 : this.until + 1;
        this.since = this.stands ? 0 : this.since + 1;
        this.velocity.x += (run * RUN - this.velocity.x) * (this.stands ? 0.3 : 0.12);
        this.velocity.y -= GRAVITY * SECONDS;
        if (this.until < PATIENCE && this.since < PATIENCE) {
            this.velocity.y = LEAP;
            this.since = this.until = PATIENCE;
        }
        this.mover.flags = drops ? MoverFlags.drop : 0;
        this.#advance(lift);
        if (this.position.y < -6) this.restart();
    }

    #advance(lift) {
        const movement = { x: this.velocity.x * SECONDS, y: this.velocity.y * SECONDS };
        const moved = this.mover.advance(this.position, movement, { grid: this.grid, list: [lift] }, this.state);
        this.position = moved.position;
        this.state = moved.state;
        this.hits = moved.hits;
        this.velocity = slidVelocity(this.velocity, moved.hits);
        const isStuck = (moved.state.touches & (MoverTouch.crushed | MoverTouch.stuck)) !== 0;
        if (isStuck) this.restart();
    }

    /** Up, a rest, down, a rest; an obstacle that tells how it came there. */
    #moveLift() {
        const part = (this.frame % LIFT.frames) / LIFT.frames;
        const wave = Math.min(1, Math.max(0, 2 - Math.abs(4 * part - 2) - 0.25));
        const y = Math.fround(LIFT.low + (LIFT.high - LIFT.low) * wave);
        const movement = { x: 0, y: y - this.platform.position.y };
        this.platform.moveTo(LIFT.x, y);
        return { shape: this.platform, motion: { movement } };
    }

    dispose() {
        for (const it of [this.grid, this.mover, this.shape, this.platform]) it.dispose();
    }
}

export const LIFT_SIZE = { width: LIFT.width, height: LIFT.height };
