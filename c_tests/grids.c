/* Grids: what is in their cells, questions about them, and movers among tiles. */
#include "chapters.h"
#include "check.h"

#include <clash2d/world.h>

#include <math.h>
#include <string.h>

static ClashVector2D v(float x, float y) {
    ClashVector2D vector = {0, 0};
    vector.x = x;
    vector.y = y;
    return vector;
}

static bool at(ClashVector2D p, float x, float y) { return p.x == x && p.y == y; }

static ClashGridCell cell(int32_t x, int32_t y) {
    ClashGridCell place = {0, 0};
    place.x = x;
    place.y = y;
    return place;
}

static ClashTile tile(uint16_t kind, uint16_t material) {
    ClashTile content = {0, 0};
    content.kind = kind;
    content.material = material;
    return content;
}

/* A floor of 20 cells of 16, and a slope of 45 degrees on it, in column 4. */
static ClashGrid *new_level(void) {
    static const ClashVector2D slope[3] = {{0, 0}, {16, 0}, {16, 16}};
    ClashGridSettings settings = clash_default_grid(v(16, 16));
    ClashGrid *grid = clash_grid_create(&settings);
    uint16_t kind = 0;
    for (int32_t x = -10; x < 10; x++) {
        CHECK("there is memory", clash_grid_set(grid, cell(x, -1), tile(1, 3)) == CLASH_STATUS_OK);
    }
    CHECK("a kind", clash_grid_add_kind(grid, slope, 3, v(0, 0), &kind) == CLASH_STATUS_OK);
    CHECK("the first one", kind == 2);
    CHECK("a slope", clash_grid_set(grid, cell(4, 0), tile(kind, 7)) == CLASH_STATUS_OK);
    return grid;
}

#define OFFSET(type, field, offset)                                                                \
    CHECK("offset of " #type "." #field, offsetof(type, field) == (offset))

SECTION(layout_of_structs, "Layout of the structs") {
    CHECK("plain ones", sizeof(ClashGridCell) == 8 && sizeof(ClashTile) == 4 &&
                            sizeof(ClashGridTile) == 12 && offsetof(ClashGridTile, tile) == 8);
    CHECK("settings", sizeof(ClashGridSettings) == 16 + sizeof(ClashAllocator));
    CHECK("distances", sizeof(ClashGridDistance) == 12 + sizeof(ClashDistance));
    CHECK("rays", sizeof(ClashGridRayHit) == 48);
    CHECK("casts", sizeof(ClashGridCastHit) == 12 + sizeof(ClashCastHit));
    CHECK("contacts", sizeof(ClashGridContact) == 12 + sizeof(ClashContact));
    CHECK("areas", sizeof(ClashGridArea) == 16);
    OFFSET(ClashGridCastHit, cast, 12);
    OFFSET(ClashGridContact, contact, 12);
    OFFSET(ClashGridArea, width, 8);
    OFFSET(ClashGridArea, height, 12);
    OFFSET(ClashGridSettings, origin, 8);
    OFFSET(ClashGridSettings, allocator, 16);
    OFFSET(ClashGridDistance, distance, 12);
    OFFSET(ClashGridRayHit, fraction, 12);
    OFFSET(ClashGridRayHit, point, 16);
    OFFSET(ClashGridRayHit, normal, 24);
    OFFSET(ClashGridRayHit, place, 32);
    OFFSET(ClashGridRayHit, startsInside, 44);
}

SECTION(cells, "What is in the cells") {
    ClashGrid *grid = new_level();
    ClashGridCell place = {0, 0};
    CHECK("how many", clash_grid_count(grid) == 21);
    CHECK("the slope", clash_grid_get(grid, cell(4, 0)).kind == 2);
    CHECK("its material", clash_grid_get(grid, cell(4, 0)).material == 7);
    CHECK("nothing", clash_grid_get(grid, cell(5, 0)).kind == 0);
    CHECK("far away",
          clash_grid_set(grid, cell(INT32_MIN, INT32_MAX), tile(1, 0)) == CLASH_STATUS_OK);
    CHECK("it is there", clash_grid_get(grid, cell(INT32_MIN, INT32_MAX)).kind == 1);
    CHECK("emptied", clash_grid_set(grid, cell(4, 0), tile(0, 9)) == CLASH_STATUS_OK);
    CHECK("no material", clash_grid_get(grid, cell(4, 0)).material == 0);
    CHECK("one less, one more", clash_grid_count(grid) == 21);
    CHECK("in a cell", clash_grid_cell_at(grid, v(79.5f, -0.5f), &place));
    CHECK("which", place.x == 4 && place.y == -1);
    CHECK("on its lines",
          clash_grid_cell_at(grid, v(80, 0), &place) && place.x == 5 && place.y == 0);
    CHECK("nowhere", !clash_grid_cell_at(grid, v(1e30f, 0), &place) && place.x == 5);
    clash_grid_destroy(grid);
}

SECTION(questions_about_grids, "Questions") {
    ClashGrid *grid = new_level();
    ClashCircle ball = {{72, 16}, 4};
    ClashShape circle = clash_shape_circle(ball), member, shape;
    ClashGridTile tiles[2];
    ClashGridRayHit hit;
    ClashGridDistance found;
    CHECK("beside the slope", !clash_grid_collide(grid, &circle));
    circle.position = v(4, 0);
    CHECK("in the slope", clash_grid_collide(grid, &circle));
    circle.position = v(-40, -12);
    CHECK("it touches two tiles of the floor", clash_grid_touched(grid, &circle, tiles, 2) == 2);
    CHECK("from the left",
          tiles[0].cell.x == 1 && tiles[1].cell.x == 2 && tiles[1].tile.material == 3);
    CHECK("no room is none", clash_grid_touched(grid, &circle, NULL, 2) == 2);
    CHECK("a ray to the seam", clash_grid_cast_ray(grid, v(0, 30), v(32, -60), &hit));
    CHECK("half of it", hit.fraction == 0.5f && at(hit.point, 16, 0) && at(hit.normal, 0, 1));
    CHECK("the slope",
          clash_grid_cast_ray(grid, v(0, 8), v(144, 0), &hit) && hit.found.cell.x == 4);
    CHECK("half of it", hit.fraction == 0.5f && at(hit.point, 72, 8) && !hit.startsInside);
    CHECK("over it",
          !clash_grid_cast_ray(grid, v(0, 17), v(1000, 0), &hit) && hit.fraction == 0.5f);
    CHECK("inside", clash_grid_cast_ray(grid, v(0, -1), v(9, 0), &hit) && hit.startsInside);
    circle.position = v(-40, 4);
    CHECK("nearest", clash_grid_distance(grid, &circle, 100, &found));
    CHECK("how far", found.distance.distance == 16 && found.found.cell.y == -1);
    CHECK("too far", !clash_grid_distance(grid, &circle, 15, NULL));
    CHECK("a shape", clash_grid_shape(grid, cell(4, 0), &member, &shape));
    CHECK("where it stands", shape.kind == CLASH_SHAPE_POLYGON && at(shape.position, 64, 0));
    const ClashPolygon slope = shape.data.polygon;
    uint16_t kind = 0;
    float area = 0;
    CHECK("its corners as those of another kind",
          clash_grid_add_kind(grid, slope.vertices, slope.count, v(0, 1), &kind) ==
              CLASH_STATUS_OK);
    CHECK("which is set", clash_grid_set(grid, cell(6, 0), tile(kind, 0)) == CLASH_STATUS_OK &&
                              clash_grid_shape(grid, cell(6, 0), &member, &shape));
    CHECK("the same", clash_polygon_area(&shape, &area) && area == 128);
    CHECK("of an empty cell", !clash_grid_shape(grid, cell(5, 5), &member, &shape));
    clash_grid_destroy(grid);
}

SECTION(casts_and_contacts, "Casts and contacts") {
    ClashGrid *grid = new_level();
    ClashRectangle body = {{-4, 0}, {40, 12}};
    ClashShape hero = clash_shape_rectangle(body);
    ClashCastSettings settings = clash_default_cast();
    ClashGridCastHit hit;
    ClashGridContact contacts[4];
    hero.position = v(-56, 8);
    CHECK("down to the floor", clash_grid_cast(grid, &hero, v(16, -16), NULL, &hit));
    CHECK("half of it", hit.cast.fraction == 0.5f && at(hit.cast.normal, 0, 1));
    CHECK("a tile", hit.found.cell.y == -1 && hit.found.tile.material == 3);
    hero.position = v(-56, 0);
    CHECK("it touches", clash_grid_cast(grid, &hero, v(100, 0), NULL, &hit));
    CHECK("at the start", hit.cast.startsInContact && hit.cast.fraction == 0);
    settings = clash_default_cast();
    settings.mode = CLASH_CAST_APPROACHING;
    CHECK("along the floor", !clash_grid_cast(grid, &hero, v(80, 0), &settings, &hit));
    CHECK("to the slope", clash_grid_cast(grid, &hero, v(168, 0), &settings, &hit) &&
                              hit.cast.fraction == 0.5f && hit.found.tile.material == 7);
    settings.largestFraction = 0.25f;
    CHECK("too far", !clash_grid_cast(grid, &hero, v(168, 0), &settings, NULL));
    settings.distanceKept = -1;
    CHECK("refused", !clash_grid_cast(grid, &hero, v(168, 0), &settings, NULL));
    hero.position = v(-56, -1);
    CHECK("three tiles", clash_grid_contacts(grid, &hero, 0, contacts, 4) == 3);
    for (int i = 0; i < 3; i++) {
        CHECK("the floor", at(contacts[i].contact.normal, 0, 1) && contacts[i].contact.depth == 1);
        CHECK("its tiles", contacts[i].found.cell.x == i - 4 && contacts[i].found.cell.y == -1);
    }
    hero.position = v(-56, 1);
    CHECK("above it", clash_grid_contacts(grid, &hero, 0, contacts, 4) == 0);
    CHECK("near it", clash_grid_contacts(grid, &hero, 1, NULL, 4) == 3);
    CHECK("no distance", clash_grid_contacts(grid, &hero, NAN, contacts, 4) == 0);
    clash_grid_destroy(grid);
}

SECTION(many_cells, "Many cells at once") {
    static const uint8_t rows[8] = {1, 1, 0, 9, 0, 2, 1, 9};
    ClashTile tiles[3];
    ClashGridTile found[4];
    ClashGridArea area = {{-1, 5}, 3, 2};
    ClashGrid *grid = new_level();
    tiles[0] = tile(0, 0);
    tiles[1] = tile(1, 8);
    tiles[2] = tile(2, 9);
    CHECK("bytes", clash_grid_fill_bytes(grid, area, rows, 8, 4, CLASH_GRID_ROWS_TOP_FIRST, tiles,
                                         3) == CLASH_STATUS_OK);
    CHECK("four more", clash_grid_count(grid) == 25);
    CHECK("the upper row", clash_grid_get(grid, cell(-1, 6)).material == 8);
    CHECK("the lower row", clash_grid_get(grid, cell(0, 5)).material == 9);
    CHECK("what is there", clash_grid_tiles(grid, &area, found, 4) == 4);
    CHECK("by rows", found[0].cell.x == 0 && found[0].cell.y == 5 && found[0].tile.kind == 2);
    CHECK("all", clash_grid_tiles(grid, NULL, NULL, 0) == 25);
    CHECK("no tile for 9",
          clash_grid_fill_bytes(grid, area, rows, 8, 1, 0, tiles, 3) == CLASH_STATUS_UNKNOWN_VALUE);
    CHECK("no such order",
          clash_grid_fill_bytes(grid, area, rows, 8, 4, 2, tiles, 3) == CLASH_STATUS_UNKNOWN_VALUE);
    CHECK("too few",
          clash_grid_fill_bytes(grid, area, rows, 6, 4, 0, tiles, 3) == CLASH_STATUS_BAD_ARRAY);
    CHECK("no array",
          clash_grid_fill_bytes(grid, area, NULL, 8, 4, 0, tiles, 3) == CLASH_STATUS_BAD_ARRAY);
    CHECK("nothing was changed", clash_grid_count(grid) == 25);
    CHECK("bits", clash_grid_fill_bits(grid, area, rows, 1, 3, CLASH_GRID_ROWS_BOTTOM_FIRST,
                                       tile(1, 4)) == CLASH_STATUS_OK);
    CHECK("one of them", clash_grid_count(grid) == 22);
    CHECK("the first", clash_grid_get(grid, cell(-1, 5)).material == 4);
    CHECK("too few bits",
          clash_grid_fill_bits(grid, area, rows, 1, 6, 0, tile(1, 4)) == CLASH_STATUS_BAD_ARRAY);
    CHECK("full", clash_grid_fill(grid, area, tile(1, 1)) == CLASH_STATUS_OK);
    CHECK("six of them", clash_grid_count(grid) == 27);
    area.width = area.height = UINT32_MAX;
    area.first = cell(INT32_MIN, INT32_MIN);
    CHECK("empty", clash_grid_fill(grid, area, tile(0, 0)) == CLASH_STATUS_OK);
    CHECK("all of them", clash_grid_count(grid) == 0);
    CHECK("too much", clash_grid_fill(grid, area, tile(1, 0)) == CLASH_STATUS_OUT_OF_MEMORY);
    area.first.x = 0;
    CHECK("beyond", clash_grid_fill(grid, area, tile(0, 0)) == CLASH_STATUS_UNKNOWN_VALUE);
    clash_grid_destroy(grid);
}

SECTION(places_between_floats, "Cells that begin between floats") {
    ClashGridSettings settings = clash_default_grid(v(0.1f, 0.1f));
    ClashGrid *grid = clash_grid_create(&settings);
    ClashShape left, right, members[2];
    CHECK("two tiles", clash_grid_set(grid, cell(9000001, 0), tile(1, 0)) == CLASH_STATUS_OK &&
                           clash_grid_set(grid, cell(9000002, 0), tile(1, 0)) == CLASH_STATUS_OK);
    CHECK("their shapes", clash_grid_shape(grid, cell(9000001, 0), &members[0], &left) &&
                              clash_grid_shape(grid, cell(9000002, 0), &members[1], &right));
    CHECK("are groups of one", left.kind == CLASH_SHAPE_GROUP && left.data.group.count == 1);
    CHECK("that touch", clash_relate(&left, &right) == CLASH_RELATION_TOUCHING);
    CHECK("no such place",
          clash_grid_set(grid, cell(1234567891, 0), tile(1, 0)) == CLASH_STATUS_UNKNOWN_VALUE);
    clash_grid_destroy(grid);
}

SECTION(movers_among_tiles, "Movers among tiles") {
    static const ClashVector2D platform[4] = {{0, 12}, {16, 12}, {16, 16}, {0, 16}};
    ClashGrid *grid = new_level();
    uint16_t kind = 0;
    ClashRectangle body = {{-4, 0}, {8, 12}};
    ClashShape shape = clash_shape_rectangle(body);
    ClashMover mover = clash_default_mover(&shape, v(0, 1));
    ClashObstacles obstacles = {NULL, 0, NULL, NULL, NULL};
    ClashMoverState state;
    ClashMoverResult result;
    ClashMoverHit hits[4];
    memset(&state, 0, sizeof state);
    obstacles.grid = grid;
    CHECK("it falls", clash_mover_advance(&mover, &obstacles, v(-32, 20), v(40, -60), state, hits,
                                          4, NULL, 0, &result) == CLASH_STATUS_OK);
    CHECK("along the floor", at(result.position, 8, 0) && result.hitCount == 1);
    CHECK("the grid", hits[0].id.number == UINT32_MAX && hits[0].id.collider.generation == 0);
    CHECK("a tile", hits[0].cell.y == -1 && hits[0].user == 3 && at(hits[0].normal, 0, -1));
    CHECK("on the floor", result.state.touches == CLASH_MOVER_TOUCH_FLOOR);
    CHECK("up the slope", clash_mover_advance(&mover, &obstacles, v(60, 0), v(10, 0), result.state,
                                              NULL, 0, NULL, 0, &result) == CLASH_STATUS_OK);
    CHECK("half of it", at(result.position, 65, 5));
    CHECK("it is the floor", result.state.floor.number == UINT32_MAX);
    CHECK("down to a platform",
          clash_grid_add_kind(grid, platform, 4, v(0, 1), &kind) == CLASH_STATUS_OK &&
              clash_grid_set(grid, cell(-4, 2), tile(kind, 0)) == CLASH_STATUS_OK);
    CHECK("through it", clash_mover_advance(&mover, &obstacles, v(-56, 10), v(0, 60), state, hits,
                                            4, NULL, 0, &result) == CLASH_STATUS_OK);
    CHECK("from below", at(result.position, -56, 70) && result.hitCount == 0);
    CHECK("and back", clash_mover_advance(&mover, &obstacles, v(-56, 70), v(0, -60), state, hits, 4,
                                          NULL, 0, &result) == CLASH_STATUS_OK);
    CHECK("onto it", at(result.position, -56, 48) && hits[0].cell.x == -4 && hits[0].cell.y == 2);
    clash_grid_destroy(grid);
}

static void *refuse(size_t size, size_t alignment, void *context) {
    (void)size;
    (void)alignment;
    (void)context;
    return NULL;
}

SECTION(what_is_refused, "What is refused") {
    static const ClashVector2D dart[4] = {{0, 0}, {1, 0.5f}, {2, 0}, {1, 2}};
    ClashGridSettings settings = clash_default_grid(v(2, 2));
    ClashGrid *grid = clash_grid_create(&settings);
    ClashShape shape = clash_shape_point(v(0, 0));
    uint16_t kind = 77;
    CHECK("not convex",
          clash_grid_add_kind(grid, dart, 4, v(0, 0), &kind) == CLASH_STATUS_NOT_SIMPLE);
    CHECK("no array", clash_grid_add_kind(grid, NULL, 4, v(0, 0), &kind) == CLASH_STATUS_BAD_ARRAY);
    CHECK("outside",
          clash_grid_add_kind(grid, dart + 1, 3, v(NAN, 0), &kind) == CLASH_STATUS_NOT_FINITE);
    CHECK("nothing is written", kind == 77);
    CHECK("an unknown kind",
          clash_grid_set(grid, cell(0, 0), tile(2, 0)) == CLASH_STATUS_UNKNOWN_VALUE);
    clash_grid_destroy(grid);
    settings.cellSize = v(0, 2);
    CHECK("no size", clash_grid_create(&settings) == NULL);
    settings.cellSize = v(2, NAN);
    CHECK("no number", clash_grid_create(&settings) == NULL && clash_grid_create(NULL) == NULL);
    settings.cellSize = v(2, 2);
    settings.allocator.allocate = refuse;
    CHECK("no memory", clash_grid_create(&settings) == NULL);
    CHECK("null",
          clash_grid_set(NULL, cell(0, 0), tile(1, 0)) == CLASH_STATUS_NULL_POINTER &&
              clash_grid_add_kind(NULL, dart, 4, v(0, 0), NULL) == CLASH_STATUS_NULL_POINTER &&
              clash_grid_get(NULL, cell(0, 0)).kind == 0 && clash_grid_count(NULL) == 0);
    ClashGridArea area = {{0, 0}, 1, 1};
    CHECK("null", !clash_grid_cast(NULL, &shape, v(1, 0), NULL, NULL) &&
                      clash_grid_contacts(NULL, &shape, 0, NULL, 0) == 0 &&
                      clash_grid_fill(NULL, area, tile(1, 0)) == CLASH_STATUS_NULL_POINTER &&
                      clash_grid_fill_bits(NULL, area, NULL, 0, 0, 0, tile(1, 0)) ==
                          CLASH_STATUS_NULL_POINTER &&
                      clash_grid_fill_bytes(NULL, area, NULL, 0, 0, 0, NULL, 0) ==
                          CLASH_STATUS_NULL_POINTER &&
                      clash_grid_tiles(NULL, NULL, NULL, 0) == 0);
    CHECK("null", !clash_grid_collide(NULL, &shape) &&
                      clash_grid_touched(NULL, &shape, NULL, 0) == 0 &&
                      !clash_grid_cast_ray(NULL, v(0, 0), v(1, 0), NULL) &&
                      !clash_grid_distance(NULL, &shape, 1, NULL) &&
                      !clash_grid_cell_at(NULL, v(0, 0), NULL) &&
                      !clash_grid_shape(NULL, cell(0, 0), &shape, &shape));
    clash_grid_destroy(NULL);
}

static ClashStatus add_level(ClashWorld *world, ClashGrid *grid, ClashColliderId *id) {
    ClashCollider collider = clash_default_collider();
    collider.filter.layers = 4;
    collider.user = 9;
    return clash_world_add_grid(world, grid, &collider, id);
}

SECTION(levels_in_worlds, "Grids in worlds") {
    ClashWorld *world = clash_world_create(NULL);
    ClashColliderId level = {0, 0}, ball = {0, 0};
    ClashGrid *grid = new_level();
    CHECK("the world takes it", add_level(world, grid, &level) == CLASH_STATUS_OK);
    CHECK("and lends it", clash_world_grid(world, level) == grid &&
                              clash_grid_count(clash_world_grid(world, level)) == 21);
    ClashCircle circle = {{0, 0}, 4};
    ClashShape shape = clash_shape_circle(circle);
    ClashCollider collider = clash_default_collider();
    collider.shape = &shape;
    collider.pose.position = v(40, 40);
    CHECK("a ball", clash_world_add(world, &collider, 1, &ball) == CLASH_STATUS_OK);
    ClashEvents events;
    CHECK("nothing",
          clash_world_update(world, &events) == CLASH_STATUS_OK && events.beginCount == 0);
    ClashPose pose = {{0, 0}, 0};
    pose.position = v(40, 0);
    CHECK("it falls", clash_world_move(world, &ball, &pose, 1) == 1);
    CHECK("it meets the floor at 4",
          clash_world_update(world, &events) == CLASH_STATUS_OK && events.beginCount == 1 &&
              events.begins[0].userA == 9 && events.begins[0].enter == (float)0.9 &&
              at(events.begins[0].point, 40, 0) && at(events.begins[0].normal, 0, 1));

    ClashWorldHit hit;
    ClashQuery query = clash_default_query();
    query.layers = 4;
    CHECK("a ray", clash_world_cast_ray(world, v(0, 8), v(100, 0), &query, &hit, 1) == 1 &&
                       hit.id.index == level.index && hit.user == 9 && at(hit.point, 72, 8) &&
                       hit.cell.x == 4 && hit.cell.y == 0);
    shape = clash_shape_point(v(3, 7));
    CHECK("the nearest", clash_world_nearest(world, &shape, 10, &query, &hit, 1) == 1 &&
                             hit.fraction == 7 && hit.cell.x == 0 && hit.cell.y == -1);

    CHECK("it stays",
          clash_world_move(world, &level, &pose, 1) == 0 &&
              clash_world_set_shape(world, &level, &shape, 1) == CLASH_STATUS_UNKNOWN_VALUE);
    for (int32_t x = -10; x < 10; x++) {
        clash_grid_set(clash_world_edit_grid(world, level), cell(x, -1), tile(0, 0));
    }
    CHECK("the floor is gone", clash_world_update(world, &events) == CLASH_STATUS_OK &&
                                   events.endCount == 1 &&
                                   (events.ends[0].flags & CLASH_EVENT_CHANGED) != 0);

    grid = new_level();
    collider.oneWay = v(NAN, 0);
    CHECK("refused",
          clash_world_add_grid(world, grid, &collider, &ball) == CLASH_STATUS_NOT_FINITE);
    CHECK("null",
          clash_world_add_grid(world, NULL, &collider, NULL) == CLASH_STATUS_NULL_POINTER &&
              clash_world_add_grid(NULL, grid, &collider, NULL) == CLASH_STATUS_NULL_POINTER &&
              clash_world_add_grid(world, grid, NULL, NULL) == CLASH_STATUS_NULL_POINTER);
    CHECK("none",
          clash_world_grid(world, ball) == NULL && clash_world_edit_grid(world, ball) == NULL &&
              clash_world_grid(NULL, level) == NULL && clash_world_edit_grid(NULL, level) == NULL);
    CHECK("it is still the program's", clash_grid_count(grid) == 21);
    CHECK("and another one's", add_level(world, grid, NULL) == CLASH_STATUS_OK);
    CHECK("not twice", add_level(world, grid, NULL) == CLASH_STATUS_UNKNOWN_VALUE);
    CHECK("removed",
          clash_world_remove(world, &level, 1) == 1 && clash_world_grid(world, level) == NULL);
    clash_world_destroy(world);
}

SECTION(logs_of_levels, "Grids in logs") {
    static uint8_t log[8192];
    ClashWorld *world = clash_world_create(NULL), *other = clash_world_create(NULL);
    ClashColliderId level = {0, 0};
    CHECK("the world takes it", add_level(world, new_level(), &level) == CLASH_STATUS_OK);
    ClashGrid *lent = clash_world_edit_grid(world, level);
    CHECK("begun", clash_world_record(world, true) == CLASH_STATUS_OK);
    CHECK("it is lent still", clash_grid_set(lent, cell(3, 3), tile(1, 0)) == CLASH_STATUS_OK);
    clash_world_update(world, NULL);
    size_t size = clash_world_take_log(world, log, sizeof log), updates = 0;
    CHECK("room", size > 0 && size <= sizeof log);
    ClashReplay replay = {0, 0, 0};
    for (; replay.place < size; updates++) {
        CHECK("played", clash_world_replay(other, log, size, &replay) == CLASH_STATUS_OK);
        CHECK("the same", replay.found == replay.expected);
    }
    CHECK("as it was", updates == 2 && clash_world_hash(other) == clash_world_hash(world));
    clash_world_destroy(world);
    clash_world_destroy(other);
}

void grids(void) {
    layout_of_structs();
    cells();
    questions_about_grids();
    casts_and_contacts();
    many_cells();
    places_between_floats();
    movers_among_tiles();
    levels_in_worlds();
    logs_of_levels();
    what_is_refused();
}
