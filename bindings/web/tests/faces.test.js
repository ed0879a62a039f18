// Each function of C has its place in the package, or a reason to have none; and the types declare what there is.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as clash from "clash2d";
import * as raw from "clash2d/raw";
import { api } from "./texts.js";

/** What a function of C is here, where its name does not say it. */
const ELSEWHERE = {
    clash_version: "version",
    clash_status_message: "statusMessage",
    clash_shape_check: "check",
    clash_shape_polygon: "Polygon",
    clash_shape_polygon_with_rings: "Polygon",
    clash_shape_prepared: "Shape.prepared",
    clash_shape_prepared_capacity: "Shape.prepared",
    clash_shape_at_pose: "Shape.atPose",
    clash_shape_at_pose_capacity: "Shape.atPose",
    clash_shape_member_count: "memberCount",
    clash_shape_edge_count: "edgeCount",
    clash_shape_vertex_count: "vertexCount",
    clash_shape_edge: "edge",
    clash_shape_vertex: "vertex",
    clash_shape_point_at: "pointAt",
    clash_shape_place_at: "placeAt",
    clash_regular_polygon: "Polygon.regular",
    clash_rounded_rectangle: "Polygon.rounded",
    clash_convex_pieces_capacity: "convexPieces",
    clash_batch_collide: "collideMany",
    clash_batch_collide_pairs: "collidePairs",
    clash_batch_cast_rays: "castRays",
    clash_batch_find_pairs: "findPairs",
    clash_batch_find_pairs_capacity: "findPairs",
    clash_default_cast: "cast",
    clash_cast_settings_check: "cast",
    clash_default_world: "World",
    clash_default_collider: "World.add",
    clash_default_query: "World.overlaps",
    clash_default_mover: "Mover",
    clash_mover_advance: "Mover.advance",
    clash_default_grid: "Grid",
    clash_grid_create: "Grid",
    clash_grid_destroy: "Grid.dispose",
    clash_grid_count: "Grid",
    clash_world_create: "World",
    clash_world_edit_grid: "World.grid",
    clash_world_destroy: "World.dispose",
};

/** Sections of functions that are left to `clash2d/raw`, and why. */
const RAW = {
    Vectors: "JavaScript has arithmetic",
    Poses: "a pose is x, y and rotation here, and atPose and motionPoseAt are what shapes need",
    "Collision of two shapes": "collide takes any two shapes",
    "Shapes in motion": "cast takes any two shapes",
    "Ranges, sides, corners and axes": "helpers of the book",
};

/** Single functions that are left to it. */
const RAW_TOO = new Set([
    "clash_rectangle_from_edges", "clash_rectangle_from_center", "clash_oriented_rectangle_from_center",
    "clash_oriented_rectangle_from_pivot", "clash_line_through_points", "clash_place_vertices",
    "clash_enlarge_rectangle_point", "clash_enlarge_rectangle_rectangle", "clash_oriented_rectangle_rectangle_hull",
    "clash_oriented_rectangle_circle_hull", "clash_rectangles_rectangle_hull", "clash_circles_rectangle_hull",
    "clash_circles_circle_hull",
]);

const camel = (name) => name.replaceAll(/_(.)/g, (_, letter) => letter.toUpperCase());
const pascal = (name) => camel(`_${name}`);

/** Where a function is: `collide`, `World.update`, `Circle`. */
function placeOf(name) {
    if (name in ELSEWHERE) return ELSEWHERE[name];
    const [, kind] = /^clash_shape_(\w+)$/.exec(name) ?? [];
    if (kind !== undefined) return pascal(kind);
    const [, owner, method] = /^clash_(world|grid)_(\w+)$/.exec(name) ?? [];
    return owner === undefined ? camel(name.replace("clash_", "")) : `${pascal(owner)}.${camel(method)}`;
}

function isThere(place) {
    const [name, method] = place.split(".");
    if (method === undefined) return typeof clash[name] === "function";
    return typeof (clash[name]?.prototype[method] ?? clash[name]?.[method]) === "function";
}

test("no function of C is forgotten", () => {
    const { functions, world } = api();
    const asked = [...functions, ...world].filter(({ name, section }) => {
        const isRaw = (section in RAW && name !== "clash_motion_pose_at") || RAW_TOO.has(name);
        return !isRaw;
    });
    const missing = asked.filter(({ name }) => !isThere(placeOf(name))).map(({ name }) => name);
    assert.deepEqual(missing, []);
    assert.ok(asked.length > 80);
    const sections = new Set(functions.map(({ section }) => section));
    for (const section in RAW) assert.ok(sections.has(section), section);
    const exported = new Set([...functions, ...world].map(({ name }) => name));
    for (const name of RAW_TOO) assert.ok(exported.has(name), name);
});

/** The values that a file of types declares, with those that it hands on. */
function declared(file) {
    const text = readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8");
    const own = [...text.matchAll(/^export declare (?:abstract )?(?:function|class|const) (\w+)/gm)].map(([, name]) => name);
    const others = [...text.matchAll(/^export \* from "\.\/(.+)\.js"/gm)].map(([, path]) => `${path}.d.ts`);
    return [...own, ...others.flatMap(declared)];
}

test("the types declare what there is", () => {
    const flags = ["ColliderFlags", "EventFlags", "MoverFlags", "MoverTouch", "QueryFlags"];
    assert.deepEqual([...declared("index.d.ts"), ...flags].sort(), Object.keys(clash).sort());
    assert.deepEqual(declared("raw.d.ts").sort(), Object.keys(raw).sort());
});

test("every method and field is declared, and no other one", () => {
    const text = ["index.d.ts", "types.d.ts", "generated/shapes.d.ts"]
        .map((file) => readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8")).join("\n");
    const ofClass = (name) => {
        const body = new RegExp(`class ${name} .*?^}`, "ms").exec(text)[0];
        const names = [...body.matchAll(/^ {4}(?:readonly |static |get |set )?(\w+)[?:(]/gm)].map(([, name]) => name);
        return new Set(names.filter((name) => name !== "constructor"));
    };
    for (const [name, inner] of [
        ["World", []], ["Grid", []], ["Mover", []], ["Circle", []], ["Sector", []], ["Polygon", []], ["Chain", []], ["Group", []],
        ["Shape", ["word", "floats", "toString", "isStrict", "type"]], ["OrientedRectangle", []],
    ]) {
        const { prototype } = clash[name];
        const members = [...Object.getOwnPropertyNames(prototype), ...Object.getOwnPropertyNames(clash[name])];
        const own = members.filter((it) => !["constructor", "length", "name", "prototype", ...inner].includes(it));
        const told = [...ofClass(name)].filter((it) => !inner.includes(it));
        assert.deepEqual(own.sort(), told.sort(), name);
    }
});
