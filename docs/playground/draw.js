// The stage: a grid, both shapes, and what the answers say.
const TAU = 2 * Math.PI;

/** From the stage to pixels: Y points up there. */
export class View {
    constructor(canvas) {
        this.canvas = canvas;
        this.center = [0, 0];
        this.scale = 48;
    }

    resize() {
        const { clientWidth, clientHeight } = this.canvas;
        const ratio = window.devicePixelRatio || 1;
        this.canvas.width = clientWidth * ratio;
        this.canvas.height = clientHeight * ratio;
        this.ratio = ratio;
    }

    toPixels([x, y]) {
        const { width, height } = this.canvas;
        const scale = this.scale * this.ratio;
        return [width / 2 + (x - this.center[0]) * scale, height / 2 - (y - this.center[1]) * scale];
    }

    toStage(pixelX, pixelY) {
        const { clientWidth, clientHeight } = this.canvas;
        return [this.center[0] + (pixelX - clientWidth / 2) / this.scale, this.center[1] - (pixelY - clientHeight / 2) / this.scale];
    }
}

/** A colour of the page, light or dark. */
export const color = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** The border of a shape as a path. */
function path(context, view, shape, by = [0, 0]) {
    const at = ([x, y]) => view.toPixels([x + by[0], y + by[1]]);
    const scale = view.scale * view.ratio;
    const lines = (points, isClosed) => {
        points.map(at).forEach(([x, y], k) => (k === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
        if (isClosed) context.closePath();
    };
    context.beginPath();
    switch (shape.type) {
        case "point": {
            const [x, y] = at([shape.x, shape.y]);
            context.arc(x, y, 3 * view.ratio, 0, TAU);
            break;
        }
        case "line": {
            const [u, v] = [shape.dx * 1000, shape.dy * 1000];
            lines([[shape.x - u, shape.y - v], [shape.x + u, shape.y + v]]);
            break;
        }
        case "segment":
            lines([[shape.x1, shape.y1], [shape.x2, shape.y2]]);
            break;
        case "circle": {
            const [x, y] = at([shape.x, shape.y]);
            context.arc(x, y, shape.radius * scale, 0, TAU);
            break;
        }
        case "rectangle": {
            const { x, y, width, height } = shape;
            lines([[x, y], [x + width, y], [x + width, y + height], [x, y + height]], true);
            break;
        }
        case "orientedRectangle": {
            const angle = (shape.rotation * Math.PI) / 180;
            const [c, s] = [Math.cos(angle), Math.sin(angle)];
            const { x, y, halfWidth: w, halfHeight: h } = shape;
            lines([[-w, -h], [w, -h], [w, h], [-w, h]].map(([u, v]) => [x + u * c - v * s, y + u * s + v * c]), true);
            break;
        }
        case "capsule": {
            const [[x1, y1], [x2, y2]] = [at([shape.x1, shape.y1]), at([shape.x2, shape.y2])];
            const angle = Math.atan2(y2 - y1, x2 - x1);
            context.arc(x1, y1, shape.radius * scale, angle + TAU / 4, angle - TAU / 4);
            context.arc(x2, y2, shape.radius * scale, angle - TAU / 4, angle + TAU / 4);
            context.closePath();
            break;
        }
        case "sector": {
            const [x, y] = at([shape.x, shape.y]);
            const [middle, half] = [(-shape.direction * TAU) / 360, (shape.halfAngle * TAU) / 360];
            context.moveTo(x, y);
            context.arc(x, y, shape.radius * scale, middle - half, middle + half);
            context.closePath();
            break;
        }
        default:
            lines(shape.vertices, shape.type === "polygon");
    }
}

const FILLED = new Set(["point", "circle", "rectangle", "orientedRectangle", "capsule", "sector", "polygon"]);

/** Draws a shape, moved; or turned by degrees around a place, and moved. */
function drawShape(context, view, shape, name, { by, turn = 0, about = [0, 0], isGhost = false } = {}) {
    context.save();
    if (turn !== 0) {
        const [x, y] = view.toPixels([about[0] + by[0], about[1] + by[1]]);
        context.translate(x, y);
        context.rotate((-turn * Math.PI) / 180);
        context.translate(-x, -y);
    }
    path(context, view, shape, by);
    context.restore();
    context.globalAlpha = isGhost ? 0.35 : 1;
    context.strokeStyle = color(name);
    context.fillStyle = color(`${name}-fill`);
    context.lineWidth = 2 * view.ratio;
    if (FILLED.has(shape.type) && !isGhost) context.fill("evenodd");
    context.setLineDash(isGhost ? [6 * view.ratio, 4 * view.ratio] : []);
    context.stroke();
    context.setLineDash([]);
    context.globalAlpha = 1;
}

function drawArrow(context, view, from, to, name) {
    const [[x, y], [u, v]] = [view.toPixels(from), view.toPixels(to)];
    const [length, angle] = [Math.hypot(u - x, v - y), Math.atan2(v - y, u - x)];
    if (!(length > 2)) return;
    const head = 9 * view.ratio;
    context.strokeStyle = context.fillStyle = color(name);
    context.lineWidth = 2 * view.ratio;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(u, v);
    context.stroke();
    context.beginPath();
    context.moveTo(u, v);
    context.lineTo(u - head * Math.cos(angle - 0.4), v - head * Math.sin(angle - 0.4));
    context.lineTo(u - head * Math.cos(angle + 0.4), v - head * Math.sin(angle + 0.4));
    context.fill();
}

function drawDot(context, view, at, name, size = 5) {
    const [x, y] = view.toPixels(at);
    context.beginPath();
    context.arc(x, y, size * view.ratio, 0, TAU);
    context.fillStyle = color(name);
    context.fill();
}

const pair = ({ x, y }) => [x, y];

/** Where a shape is after a part of its way. */
const poseAt = ({ move, turn, from }, part) => ({ by: move.map((it) => it * part), turn: turn * part, about: from });

function drawArrival(context, view, { fraction, point }, scene) {
    drawShape(context, view, scene.a, "a", { ...poseAt(scene, fraction), isGhost: true });
    drawDot(context, view, pair(point), "answer");
}

/** How the answers look, those whose drawing is switched on. */
const DRAWN = {
    distance(context, view, { pointA, pointB }) {
        const [[x, y], [u, v]] = [view.toPixels(pair(pointA)), view.toPixels(pair(pointB))];
        context.strokeStyle = color("answer");
        context.setLineDash([4 * view.ratio, 4 * view.ratio]);
        context.beginPath();
        context.moveTo(x, y);
        context.lineTo(u, v);
        context.stroke();
        context.setLineDash([]);
        [pointA, pointB].forEach((it) => drawDot(context, view, pair(it), "answer", 4));
    },
    contact(context, view, { normal, points }) {
        for (const { position } of points) {
            drawDot(context, view, pair(position), "contact");
            drawArrow(context, view, pair(position), [position.x + normal.x, position.y + normal.y], "contact");
        }
    },
    separation(context, view, way, { b }) {
        drawShape(context, view, b, "b", { by: pair(way), isGhost: true });
    },
    intersections(context, view, all) {
        all.forEach(({ start, end }) => [start, end].forEach((it) => drawDot(context, view, pair(it), "crossing", 4)));
    },
    cast(context, view, hit, scene) {
        if (scene.turn === 0) drawArrival(context, view, hit, scene);
    },
    castTurning(context, view, hit, scene) {
        drawArrival(context, view, hit, scene);
    },
    castRay(context, view, { entryPoint }) {
        drawDot(context, view, pair(entryPoint), "ray");
    },
    boundingRectangle(context, view, rectangle) {
        if (Number.isFinite(rectangle.width + rectangle.height)) drawShape(context, view, rectangle, "grid", { isGhost: true });
    },
    mass(context, view, { centroid }) {
        drawDot(context, view, pair(centroid), "a", 4);
    },
};

function drawGrid(context, view) {
    const { width, height } = view.canvas;
    const [left, top] = view.toStage(0, 0);
    const [right, bottom] = view.toStage(view.canvas.clientWidth, view.canvas.clientHeight);
    context.strokeStyle = color("grid");
    context.lineWidth = 1;
    context.globalAlpha = 0.4;
    context.beginPath();
    for (let x = Math.ceil(left); x <= right; x++) {
        const [pixel] = view.toPixels([x, 0]);
        context.moveTo(pixel, 0);
        context.lineTo(pixel, height);
    }
    for (let y = Math.ceil(bottom); y <= top; y++) {
        const [, pixel] = view.toPixels([0, y]);
        context.moveTo(0, pixel);
        context.lineTo(width, pixel);
    }
    context.stroke();
    context.globalAlpha = 1;
}

/** Draws all: `a` is where it starts, and where it is at `time` of its way; `handles` are [place, name, isChosen]. */
export function draw(view, scene, answers, shown, handles) {
    const { a, b, move, from, turn, time } = scene;
    const context = view.canvas.getContext("2d");
    context.clearRect(0, 0, view.canvas.width, view.canvas.height);
    drawGrid(context, view);
    drawShape(context, view, b, "b");
    if (time > 0) drawShape(context, view, a, "a", { isGhost: true });
    drawShape(context, view, a, "a", poseAt(scene, time));
    if (time < 1 && turn !== 0) drawShape(context, view, a, "a", { ...poseAt(scene, 1), isGhost: true });
    drawArrow(context, view, from, [from[0] + move[0], from[1] + move[1]], "ray");
    for (const [name, drawn] of Object.entries(DRAWN)) {
        if (shown.has(name) && answers[name] !== null) drawn(context, view, answers[name], scene);
    }
    for (const [at, name, isChosen] of handles) {
        drawDot(context, view, at, name, isChosen ? 8 : 6);
        drawDot(context, view, at, "paper", isChosen ? 4 : 3);
    }
}
