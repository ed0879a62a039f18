// The shared cases of tests/cases, asked through the package's own classes and literals. Runs wherever the package
// does: in node, on a page, in a worker.

/** The words of a line: brackets stand alone. */
const wordsOf = (text) => text.replaceAll(/[[\]]/g, " $& ").trim().split(/ +/);
const camel = (word) => word.replaceAll(/_(.)/g, (_, letter) => letter.toUpperCase());
const SPECIAL = { nan: NaN, inf: Infinity, "-inf": -Infinity };

/** A case that JavaScript can't ask: it has no buffers that may be too small, and no null pointers to settings. */
class Untold extends Error {}

class Words {
    constructor(words) {
        this.left = [...words];
    }

    next() {
        if (this.left.length === 0) throw new Error("too few words");
        return this.left.shift();
    }

    accept(word) {
        return this.left[0] === word && this.left.shift() === word;
    }

    number() {
        const word = this.next();
        const number = SPECIAL[word] ?? Number(word);
        if (word === "" || (Number.isNaN(number) && word !== "nan")) throw new Error(`${word} is no number`);
        return number;
    }

    list(element) {
        if (!this.accept("[")) throw new Error("an array is missing");
        const all = [];
        while (!this.accept("]")) all.push(element());
        return all;
    }

    point() {
        return { x: this.number(), y: this.number() };
    }

    points() {
        return this.list(() => this.point());
    }
}

const FIELDS = {
    point: ["x", "y"],
    line: ["x", "y", "dx", "dy"],
    segment: ["x1", "y1", "x2", "y2"],
    circle: ["x", "y", "radius"],
    rectangle: ["x", "y", "width", "height"],
    orientedRectangle: ["x", "y", "halfWidth", "halfHeight", "rotation"],
    capsule: ["x1", "y1", "x2", "y2", "radius"],
    sector: ["x", "y", "innerRadius", "radius", "direction", "halfAngle"],
};
const CLASSES = {
    point: "Point", line: "Line", segment: "Segment", circle: "Circle", rectangle: "Rectangle",
    orientedRectangle: "OrientedRectangle", capsule: "Capsule", sector: "Sector",
};

/** Asks in one way: with instances, or with plain objects. */
class Asker {
    constructor(clash, makes) {
        this.clash = clash;
        this.makes = makes;
        this.made = [];
    }

    keep(shape) {
        this.made.push(shape);
        return shape;
    }

    end() {
        this.made.forEach((shape) => shape.dispose());
        this.made = [];
    }

    simple(type, words, position) {
        const numbers = FIELDS[type].map(() => words.number());
        if (this.makes) return this.keep(new this.clash[CLASSES[type]](...numbers, { strict: false, position }));
        const fields = FIELDS[type].map((name, i) => [name, numbers[i]]);
        return { type, ...Object.fromEntries(fields), strict: false, position };
    }

    of(type, literal) {
        if (!this.makes) return { type, ...literal, strict: false };
        const { vertices, shapes, ...options } = { ...literal, strict: false };
        const Class = this.clash[{ polygon: "Polygon", chain: "Chain", group: "Group" }[type]];
        return this.keep(new Class(vertices ?? shapes, options));
    }

    shape(words, position) {
        const type = camel(words.next());
        if (type === "at") {
            const at = words.point();
            return this.shape(words, at);
        }
        if (type === "null") return null;
        if (type === "unknown") return { type };
        if (type in FIELDS) return this.simple(type, words, position);
        return this.arrays(type, words, position);
    }

    arrays(type, words, position) {
        switch (type) {
            case "none":
                return this.of("polygon", { vertices: [], position });
            case "polygon": {
                const [vertices, rings] = [words.points(), words.list(() => words.number())];
                return this.of(type, { vertices, rings, radius: words.number(), position });
            }
            case "chain": {
                const [vertices, radius] = [words.points(), words.number()];
                const closed = words.next() === "closed";
                return this.of(type, { vertices, radius, closed, side: words.next(), position });
            }
            case "group":
                return this.of(type, { shapes: words.list(() => this.shape(words)), position });
            default:
                return this.posed(type, words, position);
        }
    }

    posed(type, words, position) {
        const { Polygon } = this.clash;
        const options = { position };
        if (type === "regularPolygon") {
            const numbers = Array.from({ length: 5 }, () => words.number());
            return this.keep(Polygon.regular(...numbers, options));
        }
        if (type === "roundedRectangle") {
            const [x, y, width, height] = Array.from({ length: 4 }, () => words.number());
            return this.keep(Polygon.rounded({ x, y, width, height }, words.number(), options));
        }
        const pose = type === "posed" ? { ...words.point(), rotation: words.number() } : undefined;
        if (type !== "prepared" && pose === undefined) throw new Error(`unknown shape ${type}`);
        const inner = new Asker(this.clash, true);
        const shape = inner.shape(words);
        const made = pose === undefined ? shape.prepared() : shape.atPose(pose);
        inner.end();
        if (position !== undefined) made.position = position;
        return this.keep(made);
    }

    settings(words) {
        if (words.accept("null") || words.accept("default")) return undefined;
        const [mode, sides] = [words.next(), words.next()];
        const [largestFraction, distanceKept, tolerance] = Array.from({ length: 3 }, () => words.number());
        return { mode, sides, largestFraction, distanceKept, tolerance };
    }

    motion(words) {
        return { movement: words.point(), rotation: words.number(), pivot: words.point() };
    }

    batch(words) {
        if (words.accept("null")) return null;
        const type = camel(words.next());
        const numbers = words.list(() => words.number());
        const name = `${CLASSES[type]}s`;
        if (!(name in this.clash)) throw new Untold("no batch of that kind");
        return this.keep(new this.clash[name](numbers));
    }
}

// ---- Answers as words ----------------------------------------------------------------------------

/** All numbers of an object, in the order of its fields. */
function flat(value) {
    if (value === null || typeof value !== "object") return [value];
    if (ArrayBuffer.isView(value)) return [...value];
    const fields = Object.entries(value).filter(([name]) => name !== "type");
    return fields.flatMap(([, field]) => flat(field));
}

const maybe = (value) => (value === null ? [false] : [true, ...flat(value)]);

/** The total, and as many as there was room for. */
const upTo = (capacity, all, of = flat) => [all.length, ...all.slice(0, capacity).flatMap(of)];

const POINT = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** A contact as C has it: room for two points, and how many there are. */
function contact({ normal, depth, points, ...rest }) {
    const missing = Array(2 - points.length).fill(POINT).flat();
    return [...flat(normal), depth, ...points.flatMap(flat), ...missing, points.length, ...flat(rest)];
}

/** The total, and bits as numbers of 64: as many of these as the total says, as the cases have it. */
function mask64(total, mask, capacity) {
    const all = Array.from({ length: Math.min(total, capacity) }, (_, i) => i);
    return [total, ...all.map((i) => (mask[2 * i] ?? 0) + (mask[2 * i + 1] ?? 0) * 2 ** 32)];
}

function pieces(words, clash, ask, all) {
    const shape = ask.shape(words);
    const capacity = words.number();
    const found = clash[all](shape);
    const list = all === "triangles" ? chunks([...found], 3) : found;
    const told = ["ok", list.flatMap((piece) => [...piece]).length, list.length];
    const buffer = [...list.flatMap((piece) => [...piece]), ...list.map((piece) => piece.length)];
    return [...told, ...buffer.slice(0, capacity)];
}

const chunks = (all, size) =>
    Array.from({ length: all.length / size }, (_, i) => all.slice(i * size, (i + 1) * size));

// ---- Calls ---------------------------------------------------------------------------------------

const one = (name) => (w, c, ask) => maybe(c[name](ask.shape(w)));
const yes = (name) => (w, c, ask) => [c[name](ask.shape(w))];
const two = (name, told = maybe) => (w, c, ask) => {
    const [a, b] = [ask.shape(w), ask.shape(w)];
    return told(c[name](a, b));
};

/** How each function of C is asked. */
export const CALLS = {
    clash_collide: two("collide", (it) => [it]),
    clash_contains: two("contains", (it) => [it]),
    clash_relate: two("relate", (it) => [it]),
    clash_separation: two("separation"),
    clash_within: (w, c, ask) => [c.within(ask.shape(w), ask.shape(w), w.number())],
    clash_distance: (w, c, ask) => maybe(c.distance(ask.shape(w), ask.shape(w), w.number())),
    clash_signed_distance: (w, c, ask) => maybe(c.signedDistance(ask.shape(w), w.point())),
    clash_contact: (w, c, ask) => {
        const found = c.contact(ask.shape(w), ask.shape(w), w.number());
        return found === null ? [false] : [true, ...contact(found)];
    },
    clash_contacts: (w, c, ask) => {
        const all = c.contacts(ask.shape(w), ask.shape(w), w.number());
        return upTo(w.number(), all, contact);
    },
    clash_intersections: (w, c, ask) => {
        const all = c.intersections(ask.shape(w), ask.shape(w));
        return upTo(w.number(), all);
    },
    clash_clip_segment: (w, c, ask) => {
        const shape = ask.shape(w);
        const all = c.clipSegment(shape, ask.simple("segment", w));
        return upTo(w.number(), all);
    },
    clash_cast_ray: (w, c, ask) => maybe(c.castRay(ask.shape(w), w.point(), w.point(), ask.settings(w))),
    clash_cast: (w, c, ask) => {
        const [a, movementA, b, movementB] = [ask.shape(w), w.point(), ask.shape(w), w.point()];
        return maybe(c.cast(a, movementA, b, movementB, ask.settings(w)));
    },
    clash_cast_turning: (w, c, ask) => {
        const [a, motionA, b, motionB] = [ask.shape(w), ask.motion(w), ask.shape(w), ask.motion(w)];
        return maybe(c.castTurning(a, motionA, b, motionB, ask.settings(w)));
    },
    clash_bounding_rectangle: one("boundingRectangle"),
    clash_bounding_circle: one("boundingCircle"),
    clash_oriented_box: one("orientedBox"),
    clash_mass: one("mass"),
    clash_polygon_area: one("polygonArea"),
    clash_polygon_centroid: one("polygonCentroid"),
    clash_polygon_is_convex: yes("polygonIsConvex"),
    clash_polygon_is_simple: yes("polygonIsSimple"),
    clash_swept_bounding_rectangle: (w, c, ask) => maybe(c.sweptBoundingRectangle(ask.shape(w), ask.motion(w))),
    clash_motion_pose_at: (w, c, ask) => flat(c.motionPoseAt(ask.motion(w), w.number())),
    clash_support_point: (w, c, ask) => maybe(c.supportPoint(ask.shape(w), w.point())),
    clash_shape_check: (w, c, ask) => [c.check(ask.shape(w))],
    clash_shape_member_count: yes("memberCount"),
    clash_shape_edge_count: (w, c, ask) => [c.edgeCount(ask.shape(w), w.number())],
    clash_shape_vertex_count: (w, c, ask) => [c.vertexCount(ask.shape(w), w.number())],
    clash_shape_edge: (w, c, ask) => maybe(c.edge(ask.shape(w), w.number(), w.number())),
    clash_shape_vertex: (w, c, ask) => maybe(c.vertex(ask.shape(w), w.number(), w.number())),
    clash_shape_point_at: (w, c, ask) => {
        const shape = ask.shape(w);
        const place = { member: w.number(), edge: w.number(), along: w.number() };
        return maybe(c.pointAt(shape, place));
    },
    clash_shape_place_at: (w, c, ask) => maybe(c.placeAt(ask.shape(w), w.point(), w.point())),
    clash_winding: (w, c) => [c.winding(w.points())],
    clash_convex_hull: (w, c) => {
        const corners = chunks([...c.convexHull(w.points())], 2);
        return upTo(w.number(), corners);
    },
    clash_convex_pieces: (w, c, ask) => pieces(w, c, ask, "convexPieces"),
    clash_triangles: (w, c, ask) => pieces(w, c, ask, "triangles"),
    clash_batch_collide: (w, c, ask) => {
        const [shape, many] = [ask.shape(w), ask.batch(w)];
        const mask = new Uint32Array(Math.ceil((many?.count ?? 0) / 32));
        return mask64(c.collideMany(shape, many, mask), mask, w.number());
    },
    clash_batch_collide_pairs: (w, c, ask) => {
        const [a, b] = [ask.batch(w), ask.batch(w)];
        const count = Math.min(a?.count ?? 0, b?.count ?? 0);
        const mask = new Uint32Array(Math.ceil(count / 32));
        return mask64(c.collidePairs(a, b, mask), mask, w.number());
    },
    clash_batch_cast_rays: (w, c, ask) => {
        const [shape, rays] = [ask.shape(w), ask.batch(w)];
        const entries = new Float32Array(rays?.count ?? 0);
        const total = c.castRays(shape, rays, entries);
        return [total, ...[...entries].slice(0, Math.min(total, w.number()))];
    },
    clash_batch_find_pairs: (w, c, ask) => {
        const [a, b, limit] = [ask.batch(w), ask.batch(w), w.number()];
        const pairs = chunks([...c.findPairs(a, b, { limit })], 2);
        return upTo(w.number(), pairs);
    },
    clash_mask_indices: (w, c) => {
        const mask = w.list(() => w.number()).flatMap((it) => [it >>> 0, Math.floor(it / 2 ** 32)]);
        const all = [...c.maskIndices(Uint32Array.from(mask))];
        return upTo(w.number(), all);
    },
};

/** The book's pairs of shapes are asked as any two shapes are. */
function callOf(name, api) {
    if (name in CALLS) return CALLS[name];
    const types = api.get(name)?.map((type) => WORDS[type]);
    if (name.startsWith("clash_moving_") && name.endsWith("_collide")) {
        return (w, c, ask) => [c.cast(ask.simple(types[0], w), w.point(), ask.simple(types[2], w)) !== null];
    }
    const isPair = name.endsWith("_collide") && types?.length === 2 && !types.includes(undefined);
    return isPair ? (w, c, ask) => [c.collide(ask.simple(types[0], w), ask.simple(types[1], w))] : undefined;
}

const WORDS = {
    ClashVector2D: "point", ClashLine: "line", ClashSegment: "segment", ClashCircle: "circle",
    ClashRectangle: "rectangle", ClashOrientedRectangle: "orientedRectangle",
};

// ---- Reading -------------------------------------------------------------------------------------

const REFUSED = new Set(["no", "0", "none", "disjoint", "nan", "unknown_value"]);

/** Whether what was thrown is how JavaScript says an answer: null and wrong kinds, NaN and infinities. */
function isRefusal(error, words, expected) {
    const isRange = error.constructor.name === "RangeError";
    const isUnknown = /^(mode|sides?) is "/.test(error.message) && REFUSED.has(expected[0]);
    if (error.constructor.name === "TypeError") return isUnknown || words.includes("null") || words.includes("unknown");
    const isOdd = words.some((word) => /^(nan|-?inf|-.*|4294967296)$/.test(word));
    return isRange && ((isOdd && REFUSED.has(expected[0])) || STATUS.has(expected[0]));
}

const STATUS = new Set(["not_simple", "bad_array", "not_finite", "negative", "unknown_kind", "bad_rings", "null_pointer"]);

function says(word, told) {
    if (word === "_") return true;
    if (word === "yes" || word === "no") return told === (word === "yes");
    if (typeof told === "string") return told === camel(word);
    if (typeof told === "boolean") return false;
    return Object.is(told, Math.fround(SPECIAL[word] ?? Number(word))) || told === Number(word);
}

/** Whether a case is about a buffer, which JavaScript does not have. */
const isOfBuffers = (expected) => expected[0] === "buffer_too_small";

function ask(line, clash, api, makes) {
    const [[name, ...words], answer] = line.split("=").map(wordsOf);
    const expected = answer.filter((word) => word !== "[" && word !== "]");
    const call = callOf(name, api);
    if (call === undefined || isOfBuffers(expected)) return undefined;
    const asker = new Asker(clash, makes);
    const read = new Words(words);
    try {
        const told = call(read, clash, asker);
        const isSame = told.length === expected.length && told.every((it, i) => says(expected[i], it));
        if (!isSame) throw new Error(`expected ${expected.join(" ")}, got ${told.join(" ")}`);
    } catch (error) {
        if (error instanceof Untold) return undefined;
        if (!isRefusal(error, words, expected)) throw error;
    } finally {
        asker.end();
    }
    return name;
}

/**
 * Asks all cases of some texts, by their names; `functions` are those of api.json. What was asked how often, and
 * what went wrong.
 */
export function askAll(clash, functions, texts) {
    const api = new Map(functions.map(({ name, arguments: all }) => [name, all.map(({ type }) => type)]));
    const asked = new Map();
    const problems = [];
    for (const [file, text] of texts) {
        text.split("\n").forEach((whole, i) => {
            const line = whole.split("#")[0].trim();
            if (line === "") return;
            for (const makes of [true, false]) {
                try {
                    const name = ask(line, clash, api, makes);
                    if (name !== undefined) asked.set(name, (asked.get(name) ?? 0) + 1);
                } catch (error) {
                    problems.push(`${file}:${i + 1}: ${error.message}\n    ${line}`);
                }
            }
        });
    }
    return { asked, problems };
}
