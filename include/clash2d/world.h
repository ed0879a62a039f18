#ifndef CLASH2D_WORLD_H
#define CLASH2D_WORLD_H

// Worlds: many colliders, the pairs among them, and questions about all of them at once.
//
//     #include <clash2d/world.h>
//
//     ClashWorld *world = clash_world_create(NULL);
//     clash_world_add(world, colliders, count, ids);
//     for (;;) {
//         clash_world_move(world, ids, poses, count);
//         ClashEvents events;
//         clash_world_update(world, &events);
//         for (size_t i = 0; i < events.beginCount; i++)
//             ... events.begins[i].userA, events.begins[i].userB ...
//     }
//     clash_world_destroy(world);
//
// An update tells which pairs began to touch and which ended since the last one, also on the way: nothing
// that moves is too fast. Queries see every change at once. All answers are exact, and the same on
// every platform, whatever the number of threads and the order in which colliders were added.
//
// A world may be asked from many threads as long as nobody changes it. No function keeps a pointer that it
// is given, except those of the settings.

#include <clash2d/clash2d.h>

// ---- Colliders ---------------------------------------------------------------------------------

/// One collider of one world; all zero: none. An index returns with another generation, never 0; used up,
/// it is retired.
typedef struct ClashColliderId {
    /// The place among all colliders; each is given again after its collider is removed.
    uint32_t index;
    /// Which collider at this place it is.
    uint32_t generation;
} ClashColliderId;

/// What a collider is, besides its shape: bits of a filter's `flags`.
typedef enum ClashColliderFlags {
    /// Moves rarely: dear to move, same answers; two of them pair only if one is a sensor.
    CLASH_COLLIDER_STATIC = 1,
    /// Stops no mover. Two sensors are a pair like any other.
    CLASH_COLLIDER_SENSOR = 2,
    /// Only where it is at an update counts, not the way there.
    CLASH_COLLIDER_UNSWEPT = 4,
    /// As it moves it carries and pushes movers: a platform, a lift.
    CLASH_COLLIDER_CARRIER = 8,
} ClashColliderFlags;

/// Which colliders are pairs. Two are if the mask of one holds a layer of the other, their families differ
/// or are 0, and not both are static unless one is a sensor.
typedef struct ClashFilter {
    /// What it is; 0: nobody finds it.
    uint64_t layers;
    /// Which layers it looks for; 0: none, it may be found.
    uint64_t mask;
    /// Parts of one body, a shot and who fired it; 0: none.
    uint32_t family;
    /// ClashColliderFlags.
    uint32_t flags;
} ClashFilter;

/// A collider, as it is added to a world and told by it.
typedef struct ClashCollider {
    /// In its own frame; copied with its arrays, once for equal shapes. Null: the empty shape.
    const struct ClashShape *shape;
    /// Where its frame is.
    ClashPose pose;
    /// In its own frame: stops movers that come from there only; (0, 0): from everywhere.
    ClashVector2D oneWay;
    /// Whom it pairs with.
    ClashFilter filter;
    /// The program's; comes back in events and hits, also after removal.
    uint64_t user;
} ClashCollider;

/// Where memory comes from. The default has no functions: then it is Rust's global allocator with the
/// feature `alloc`, and without that there is none.
typedef struct ClashAllocator {
    /// Memory of a size and an alignment (a power of two), or null; may be called from any thread.
    void *(*allocate)(size_t size, size_t alignment, void *context);
    /// Takes memory back, told the size and the alignment that it was asked for with; null: it is kept.
    void (*release)(void *memory, size_t size, size_t alignment, void *context);
    /// What both functions are called with.
    void *context;
} ClashAllocator;

/// The threads of a program. The default is none but the caller's; no answer depends on it.
typedef struct ClashTasks {
    /// Runs `task(data, 0)` to `task(data, count - 1)`, in any order, on any threads; returns when all are done.
    void (*run)(void (*task)(void *data, uint32_t number), void *data, uint32_t count, void *context);
    /// What it is called with.
    void *context;
    /// How many threads it has; 0 and 1: work is not divided.
    uint32_t workers;
} ClashTasks;

// ---- A world -----------------------------------------------------------------------------------

/// What a world is made with.
typedef struct ClashWorldSettings {
    /// Where its memory comes from.
    ClashAllocator allocator;
    /// Who runs what can be divided; no answer depends on it.
    ClashTasks tasks;
    /// Up to as many colliders, whose shapes have no arrays, nothing is allocated for them later, unless
    /// more than 64 are added or get another shape at once; 0: as it comes.
    size_t capacity;
    /// Of ways with a turn: how near counts as a contact, as in a cast that turns.
    float tolerance;
    /// Always 0, so that no byte of the struct is left unwritten.
    uint32_t reserved;
} ClashWorldSettings;

/// Many colliders, the pairs among them, and questions about all of them at once.
typedef struct ClashWorld ClashWorld;

/// At the part `time` of a way a collider is at `pose`.
typedef struct ClashStop {
    /// Where it is.
    ClashPose pose;
    /// From 0 to 1; never less than that of the stop before.
    float time;
} ClashStop;

// ---- Events ------------------------------------------------------------------------------------

/// What is known of an event besides: bits of its `flags`.
typedef enum ClashEventFlags {
    /// The mask of the first one holds a layer of the second one.
    CLASH_EVENT_A_SEES_B = 1,
    /// The mask of the second one holds a layer of the first one.
    CLASH_EVENT_B_SEES_A = 2,
    /// In and out within one update: among the begins and among the ends.
    CLASH_EVENT_PASSED = 4,
    /// The first one was removed: its id is stale, its user still told.
    CLASH_EVENT_A_REMOVED = 8,
    /// The second one was removed.
    CLASH_EVENT_B_REMOVED = 16,
    /// By what was added, placed or set, or is not swept, not on a way: enter and exit are 0.
    CLASH_EVENT_CHANGED = 32,
} ClashEventFlags;

/// Two colliders that are a pair.
typedef struct ClashPair {
    /// The one with the lower index.
    ClashColliderId a;
    /// The one with the higher index.
    ClashColliderId b;
} ClashPair;

/// A pair that began to touch or ended.
typedef struct ClashEvent {
    /// Which two they are.
    ClashPair pair;
    /// What the program keeps with the first one.
    uint64_t userA;
    /// What the program keeps with the second one.
    uint64_t userB;
    /// The part of the span before the first contact, never too late; 0 of a pair that touched before.
    float enter;
    /// The part before the last contact, never too early; 1 if they touch at the end.
    float exit;
    /// Where they touch first, of an end where they touch last; zero if that is on no way.
    ClashVector2D point;
    /// The normal there, from the first one to the second one.
    ClashVector2D normal;
    /// ClashEventFlags.
    uint32_t flags;
    /// Always 0, so that no byte of the struct is left unwritten.
    uint32_t reserved;
} ClashEvent;

/// What the last update told. It belongs to the world and stays until its next update, restore or end,
/// whatever is added, moved or removed meanwhile.
typedef struct ClashEvents {
    /// By enter, then by indices.
    const ClashEvent *begins;
    /// How many pairs began to touch.
    size_t beginCount;
    /// By exit, then by indices.
    const ClashEvent *ends;
    /// How many pairs ended.
    size_t endCount;
    /// Touched at the last update and touch now; by indices.
    const ClashPair *stays;
    /// How many pairs stay.
    size_t stayCount;
} ClashEvents;

// ---- Grids: what they are made with, and what is in them ----------------------------------------

/// What a grid is made with.
typedef struct ClashGridSettings {
    /// How large a cell is: greater than 0.
    ClashVector2D cellSize;
    /// Where cell (0, 0) begins.
    ClashVector2D origin;
    /// Where its memory comes from.
    ClashAllocator allocator;
} ClashGridSettings;

/// Which cell: as many to the right of the first one, and above it.
typedef struct ClashGridCell {
    /// The column.
    int32_t x;
    /// The row.
    int32_t y;
} ClashGridCell;

/// What is in a cell.
typedef struct ClashTile {
    /// 0: nothing; 1: all of the cell is solid; others by their numbers in the table.
    uint16_t kind;
    /// The program's own number, which comes back with each hit; of nothing it is 0.
    uint16_t material;
} ClashTile;

/// A cell, and what is in it.
typedef struct ClashGridTile {
    /// Which cell.
    ClashGridCell cell;
    /// What is in it.
    ClashTile tile;
} ClashGridTile;

/// A level of tiles: cells of one size, each empty, full or with a convex polygon in it.
///
/// It is one set of points, the union of what is in its cells: the edges where tiles are flush are not there.
/// Cell (x, y) begins at `origin + (x, y) * cellSize`, a real number that is never rounded, and so do the points
/// of what is in it, so that neighbours share their corners wherever they are. It takes memory for what is filled:
/// 5 bytes a cell where many are together, 18 where one in 20 is filled.
typedef struct ClashGrid ClashGrid;

/// How far a shape is from a grid.
typedef struct ClashGridDistance {
    /// The nearest cell that is not empty: of several the first one in the order of the cells.
    ClashGridTile found;
    /// How far the shape is from what is in it: `pointA` and `placeA` are the tile's.
    ClashDistance distance;
} ClashGridDistance;

/// Where a ray meets a grid.
typedef struct ClashGridRayHit {
    /// The cell, and what is in it.
    ClashGridTile found;
    /// The part of the ray before the first point of the grid, from 0 to 1: the greatest float that is not beyond it.
    float fraction;
    /// That point.
    ClashVector2D point;
    /// Out of the edge of the grid there, of length 1: of two edges at a corner the one that is more against the ray. The
    /// null vector if the ray starts in the grid.
    ClashVector2D normal;
    /// Where the point is on the border of the tile; all 0 if the ray starts in the grid.
    ClashPlace place;
    /// Whether the ray's start belongs to the grid.
    bool startsInside;
    /// Always 0, so that no byte of the struct is left unwritten.
    uint8_t reserved[3];
} ClashGridRayHit;

/// When and where a moving shape meets a grid first.
typedef struct ClashGridCastHit {
    /// The cell, and what is in it.
    ClashGridTile found;
    /// When and where: the tile is the first shape, so that the normal leads out of the grid.
    ClashCastHit cast;
} ClashGridCastHit;

/// How a shape touches a grid, or comes near it.
typedef struct ClashGridContact {
    /// The cell, and what is in it.
    ClashGridTile found;
    /// How the shape touches what is in it: the tile is the first shape, so that the normal leads out of the grid.
    ClashContact contact;
} ClashGridContact;

/// A rectangle of cells.
typedef struct ClashGridArea {
    /// The lower left one.
    ClashGridCell first;
    /// How many columns there are.
    uint32_t width;
    /// How many rows there are.
    uint32_t height;
} ClashGridArea;

/// In which order the rows of cells are in an array.
typedef enum ClashGridRows {
    /// The lowest one first, upwards, as the numbers of cells are.
    CLASH_GRID_ROWS_BOTTOM_FIRST = 0,
    /// The highest one first, as text and most pictures are.
    CLASH_GRID_ROWS_TOP_FIRST = 1,
} ClashGridRows;

// ---- Questions to a world ----------------------------------------------------------------------

/// Which colliders a question is not about: bits of a query's `flags`.
typedef enum ClashQueryFlags {
    /// No sensors.
    CLASH_QUERY_NO_SENSORS = 1,
    /// None but sensors.
    CLASH_QUERY_NO_SOLIDS = 2,
    /// None that are static.
    CLASH_QUERY_NO_STATICS = 4,
    /// None but static ones.
    CLASH_QUERY_NO_MOVING = 8,
    /// Rays and casts pass one-way colliders, except from their open side: what comes against that, and is not deeper
    /// in them than by a touch. Chains with a solid side are met from the free one in any case.
    CLASH_QUERY_ONE_WAY = 16,
} ClashQueryFlags;

/// What a question is about.
typedef struct ClashQuery {
    /// Colliders on one of these.
    uint64_t layers;
    /// None of this family; 0: of any.
    uint32_t family;
    /// ClashQueryFlags.
    uint32_t flags;
    /// The first so many and no search for more; 0: all. 1 with room for it: the closest; without: whether any.
    size_t limit;
    /// Null: all. Called with colliders that are found otherwise, on any worker; it must not change the world.
    bool (*accept)(ClashColliderId id, uint64_t user, void *context);
    /// What it is called with.
    void *context;
} ClashQuery;

/// What a question found.
typedef struct ClashWorldHit {
    /// Which collider; none: no hit.
    ClashColliderId id;
    /// What the program keeps with it.
    uint64_t user;
    /// The part of the movement before the contact, never beyond it; of what is nearest the distance.
    float fraction;
    /// Of a ray the part before the last point, never before it; otherwise 0.
    float exit;
    /// On the collider.
    ClashVector2D point;
    /// Towards the collider; zero where a ray starts inside, and of what is at a distance of 0.
    ClashVector2D normal;
    /// On the border of the collider, of a grid on that of the tile.
    ClashPlace place;
    /// Whether they touch at the start.
    bool startsInside;
    /// Always 0, so that no byte of the struct is left unwritten.
    uint8_t reserved[3];
    /// Of a grid the cell of the tile; of others (0, 0).
    ClashGridCell cell;
} ClashWorldHit;

/// A ray, the way from `origin` to `origin + movement`.
typedef struct ClashRay {
    /// Where it starts.
    ClashVector2D origin;
    /// The whole way.
    ClashVector2D movement;
    /// It meets none of this family; 0: the query's.
    uint32_t family;
} ClashRay;

// ---- A log that is played ------------------------------------------------------------------------

/// How far a log was played. All zero: not at all.
typedef struct ClashReplay {
    /// Where in the log the next update's calls begin, in bytes; its size when all was played.
    uint64_t place;
    /// A hash of the world and of what the update told, as it was when the log was written.
    uint64_t expected;
    /// The same as it is now: with another one the two runs differ since this update.
    uint64_t found;
} ClashReplay;

// ---- Movers: what stands in their way ----------------------------------------------------------

/// Which obstacle it is.
typedef struct ClashObstacleId {
    /// By its id in the world; none: one of the list, or the grid.
    ClashColliderId collider;
    /// By its number in the list, from 0; 2^32 - 1: the grid, which is one obstacle.
    uint32_t number;
} ClashObstacleId;

/// What stands in the way of movers, where it is at the end of the span.
typedef struct ClashObstacle {
    /// Any but lines and sectors, which stop nobody; of a chain with a solid side each edge lets pass to its
    /// free one. An invalid one stops nobody.
    ClashShape shape;
    /// How it came there; zero: it stands. A carrier takes with it what stands on it, and pushes what is in its
    /// way; one that turns takes with it, and then pushes out of where it is.
    ClashMotion motion;
    /// The direction in which movers pass it; (0, 0): in none.
    ClashVector2D oneWay;
} ClashObstacle;

// ---- Movers: what they are, and what becomes of them --------------------------------------------

/// What a mover does otherwise: bits of its `flags`.
typedef enum ClashMoverFlags {
    /// It falls through one-way floors.
    CLASH_MOVER_DROP = 1,
    /// Carriers neither take it with them nor push it: they are where they are now.
    CLASH_MOVER_NO_CARRY = 2,
    /// It stops at the first obstacle.
    CLASH_MOVER_NO_SLIDE = 4,
    /// It goes as fast on slopes as on flat floors.
    CLASH_MOVER_EVEN_SPEED = 8,
    /// It does not slide down floors where it moves straight down.
    CLASH_MOVER_STOP_ON_SLOPE = 16,
    /// It does not climb what is too steep for a floor.
    CLASH_MOVER_CLIMB_ONLY_FLOORS = 32,
} ClashMoverFlags;

/// A shape that is moved, and how.
typedef struct ClashMover {
    /// In its own frame, turned as it is to be: a circle, capsule or rectangle, a convex polygon, or a group of
    /// such; each with an area.
    ClashShape shape;
    /// Away from floors, of any length; (0, 0): seen from above, where there are none.
    ClashVector2D up;
    /// Degrees between `up` and the normal of the steepest floor, from 0 to 180; exactly as many are a floor.
    float floorAngle;
    /// The highest step that it climbs from a floor; 0: none.
    float step;
    /// How far down a floor holds it that it stood on, unless it moves up.
    float snap;
    /// How far it gives way sideways to the corner of a ceiling.
    float nudge;
    /// The distance that it keeps from obstacles; 0: it touches them.
    float gap;
    /// The longest way out of what it overlaps at the start.
    float pushOut;
    /// ClashMoverFlags.
    uint32_t flags;
    /// Has to be 0.
    uint32_t reserved;
} ClashMover;

/// What became of a mover: bits of `touches`.
typedef enum ClashMoverTouch {
    /// It stands on a floor: the next float below it is in one.
    CLASH_MOVER_TOUCH_FLOOR = 1,
    /// It came to a wall on its way.
    CLASH_MOVER_TOUCH_WALL = 2,
    /// It came to a ceiling on its way.
    CLASH_MOVER_TOUCH_CEILING = 4,
    /// It climbed a step.
    CLASH_MOVER_TOUCH_STEPPED = 8,
    /// A floor held it.
    CLASH_MOVER_TOUCH_SNAPPED = 16,
    /// It gave way to a corner.
    CLASH_MOVER_TOUCH_NUDGED = 32,
    /// It was pushed out of what it overlapped at the start.
    CLASH_MOVER_TOUCH_PUSHED_OUT = 64,
    /// There is no way out within `pushOut`: it stays where it was, and overlaps.
    CLASH_MOVER_TOUCH_STUCK = 128,
    /// Carriers leave no room: it stays where they pushed it, and overlaps.
    CLASH_MOVER_TOUCH_CRUSHED = 256,
} ClashMoverTouch;

/// What a mover keeps between calls; all zero at first.
typedef struct ClashMoverState {
    /// What it stands on, if the touches tell that it does.
    ClashObstacleId floor;
    /// ClashMoverTouch.
    uint32_t touches;
    /// Out of the floor, of length 1; (0, 0): it stands on none.
    ClashVector2D floorNormal;
} ClashMoverState;

/// What a mover came to.
typedef struct ClashMoverHit {
    /// The obstacle.
    ClashObstacleId id;
    /// How many stops of the way there are before.
    uint32_t stop;
    /// What the program keeps with the collider; of the grid that is in no world the material of the tile; of the list 0.
    uint64_t user;
    /// Where the mover was then.
    ClashVector2D position;
    /// Towards the obstacle, of length 1.
    ClashVector2D normal;
    /// The part of the way before.
    float time;
    /// What it is to the mover: the ClashMoverTouch of a floor, a wall or a ceiling.
    uint32_t touch;
    /// Of a grid the cell of the tile, of several that are flush the first to which it came; of others (0, 0).
    ClashGridCell cell;
} ClashMoverHit;

/// Where a mover got.
typedef struct ClashMoverResult {
    /// Unless it is stuck or crushed it shares no inner point with any obstacle there.
    ClashVector2D position;
    /// How far carriers took or pushed it.
    ClashVector2D carried;
    /// What is left of the movement.
    ClashVector2D rest;
    /// For the next call.
    ClashMoverState state;
    /// What it came to in all, at most 64; what has no room is not told.
    size_t hitCount;
    /// The stops of its way in all, at most 64, the last of which is where it is.
    size_t stopCount;
} ClashMoverResult;

/// What stands in the way of a mover: a list, a world, a grid, or several of these.
typedef struct ClashObstacles {
    /// Null: no list. Of it the first 2^32 - 1 count.
    const ClashObstacle *list;
    /// How many are in the list.
    size_t count;
    /// Null: no world. Its sensors are in nobody's way.
    const ClashWorld *world;
    /// Which colliders of the world: not of the mover's own family. Null: all that are solid.
    const ClashQuery *query;
    /// Null: no grid.
    const ClashGrid *grid;
} ClashObstacles;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// ---- Worlds ------------------------------------------------------------------------------------

/// What a null pointer to settings means: the system's memory (on WebAssembly without a system pages of the module's own),
/// no threads but the caller's, the smallest tolerance.
ClashWorldSettings clash_default_world(void);

/// No shape; at the origin, on layer 1, looks for all; solid, moving, swept.
ClashCollider clash_default_collider(void);

/// What a null pointer to a query means: all layers, any family, no limit.
ClashQuery clash_default_query(void);

/// A world without colliders; null: there is no memory for it and the colliders that the settings ask
/// for. Settings without functions for memory mean the system's. clash_world_destroy ends it.
ClashWorld *clash_world_create(const ClashWorldSettings *settings);

/// Ends a world and all that belongs to it; null is none.
///
/// clash_world_create made it, and nobody uses it any more.
void clash_world_destroy(ClashWorld *world);

// ---- Colliders of a world ----------------------------------------------------------------------

/// Adds all or none; their ids go to `outIds`, if that is not null, in the same order. Queries see them at once;
/// the next update begins their pairs. Takes the empty shape.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_ARRAY, why a shape is invalid or becomes so at its pose,
/// CLASH_STATUS_NOT_FINITE of a pose or of oneWay, CLASH_STATUS_UNKNOWN_VALUE of flags,
/// CLASH_STATUS_OUT_OF_MEMORY. O(n log n).
///
/// `colliders` points to `count` elements, and `outIds` to as many that may be written, or is null.
ClashStatus clash_world_add(ClashWorld *world, const ClashCollider *colliders, size_t count, ClashColliderId *outIds);

/// Removes them; how many. Stale ids are skipped. The next update ends their pairs.
///
/// `ids` points to `count` elements, or is null: none.
size_t clash_world_remove(ClashWorld *world, const ClashColliderId *ids, size_t count);

/// Moves them, straight and at an even rate, from where they are; how many. Several moves of one between two
/// updates take equal parts of the time. Skipped are stale ids, grids, poses that are not finite or make the shape
/// invalid, and colliders for whose further moves there is no memory. The first move since an update to where
/// one is changes nothing.
///
/// `ids` and `poses` point to `count` elements each, or one is null: none.
size_t clash_world_move(ClashWorld *world, const ClashColliderId *ids, const ClashPose *poses, size_t count);

/// Puts them elsewhere: no way between, and none since the last update; how many. Skips what
/// clash_world_move does.
///
/// `ids` and `poses` point to `count` elements each, or one is null: none.
size_t clash_world_place(ClashWorld *world, const ClashColliderId *ids, const ClashPose *poses, size_t count);

/// Moves one along a bent way: from where it is to each stop until its time, and after the last one it stays. With
/// other moves between the same two updates it takes one of equal parts of the time, and its stops have parts
/// of that. Without stops it stays. Where two meet of which both have stops, each is at the stops of the other one at
/// the floats nearest to its way, and times are rounded to floats: enter and exit are those of these ways.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_ARRAY, CLASH_STATUS_STALE_ID, CLASH_STATUS_NOT_FINITE,
/// CLASH_STATUS_UNKNOWN_VALUE of a grid, and if a time is not from 0 to 1 or less than the one before, why the shape
/// becomes invalid, CLASH_STATUS_OUT_OF_MEMORY. O(stops).
///
/// `stops` points to `count` elements.
ClashStatus clash_world_move_along(ClashWorld *world, ClashColliderId id, const ClashStop *stops, size_t count);

/// Gives all of them other shapes, or none: same ids, same pairs; as if they had had them since the last update. Of
/// one that is there twice the last shape counts. Takes the empty shape.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_ARRAY, CLASH_STATUS_STALE_ID, CLASH_STATUS_UNKNOWN_VALUE of a
/// grid, why a shape is invalid or becomes so at its pose, CLASH_STATUS_OUT_OF_MEMORY.
///
/// `ids` and `shapes` point to `count` elements each.
ClashStatus clash_world_set_shape(ClashWorld *world, const ClashColliderId *ids, const ClashShape *shapes, size_t count);

/// Gives all of them other filters, oneWay and user, or none; shapes and poses are not looked at. Of one that is there
/// twice the last settings count. The next update ends what is no pair now.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_ARRAY, CLASH_STATUS_STALE_ID, CLASH_STATUS_NOT_FINITE,
/// CLASH_STATUS_UNKNOWN_VALUE of flags.
///
/// `ids` and `colliders` point to `count` elements each.
ClashStatus clash_world_set(ClashWorld *world, const ClashColliderId *ids, const ClashCollider *colliders, size_t count);

/// What was set of one. No if the id is stale.
/// The world's copy of its shape, in its own frame, goes to `outShape`, whose arrays are the world's until it is
/// changed; `shape` is `outShape`. Both may be null, and are written only if the answer is yes.
///
/// Each is null or leads to memory that may be written.
bool clash_world_get(const ClashWorld *world, ClashColliderId id, ClashCollider *outCollider, ClashShape *outShape);

/// The shape of one where it is now, for each function of clash2d.h: contacts, relations, drawing. Its arrays
/// are the world's until it is changed. No if the id is stale.
/// `outShape` may be null, and is written only if the answer is yes.
bool clash_world_shape(const ClashWorld *world, ClashColliderId id, ClashShape *outShape);

/// All colliders by rising index; how many there are, of which as many are written as there is room for. O(n).
///
/// `outIds` points to `capacity` elements that may be written, or is null: no room.
size_t clash_world_ids(const ClashWorld *world, ClashColliderId *outIds, size_t capacity);

/// Adds a grid as one collider: it is the world's from then on, where it is, and ends with it. clash_grid_destroy is not
/// for it any more. It stands where its cells are; of the collider filter, oneWay and user are told again, shape and pose
/// are not looked at, and tiles let pass in the directions of their kinds. Queries, updates and movers meet the union of its
/// tiles; the shape of the collider is the empty one. Two grids are no pair. Hits have the cell, and are those of
/// clash_grid_cast_ray, clash_grid_cast and clash_grid_distance; in a cast with a turn, and with CLASH_QUERY_ONE_WAY where a kind
/// has a direction, each tile is met by itself.
/// Not ok, and the grid is the program's: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_NOT_FINITE of oneWay,
/// CLASH_STATUS_UNKNOWN_VALUE of flags and of a grid that is the world's already, CLASH_STATUS_OUT_OF_MEMORY. `outId` may be
/// null, and is written only if the status is CLASH_STATUS_OK.
///
/// clash_grid_create made the grid, it is in no world, and nobody else ends it.
ClashStatus clash_world_add_grid(ClashWorld *world, ClashGrid *grid, const ClashCollider *collider, ClashColliderId *outId);

/// The grid that a collider is, to be asked. It is the world's, and there until the collider is removed, the world is
/// restored, a log is played (clash_world_replay), or the world ends. Null of any other one, of a stale id, and if the
/// world is null.
const ClashGrid *clash_world_grid(const ClashWorld *world, ClashColliderId id);

/// The same grid, to be changed until the next update, which then asks what is near the cells that were written: what pairs
/// the changes made and ended is told as CLASH_EVENT_CHANGED. Queries see each change at once. To a log the whole world
/// is written then.
ClashGrid *clash_world_edit_grid(ClashWorld *world, ClashColliderId id);

/// Lets updates look only for pairs of which both are in a region; null: for all, as at first. One is in it if a
/// box around it and its way since the last update touches it; around oriented rectangles, sectors and turns
/// boxes are larger than need be. Grids are in every region. The next update ends the pairs of what is outside
/// then, and begins those of what is inside, on no way. Queries ask everywhere.
/// Not ok: CLASH_STATUS_NULL_POINTER of the world, why the rectangle is invalid. O(n).
ClashStatus clash_world_set_region(ClashWorld *world, const ClashRectangle *region);

// ---- Updates -----------------------------------------------------------------------------------

/// Finds all pairs that touch now, or did on the ways since the last update. What they are belongs to the world and
/// stays until its next update, restore or end, whatever is added, moved or removed meanwhile.
/// Nothing is allocated unless there are more pairs than before. O(n + pairs).
/// Not ok: CLASH_STATUS_NULL_POINTER, and CLASH_STATUS_OUT_OF_MEMORY: the update may be repeated.
/// `outEvents` may be null, and is written only if the status is CLASH_STATUS_OK.
ClashStatus clash_world_update(ClashWorld *world, ClashEvents *outEvents);

// ---- Queries: whenever nobody changes the world, from any thread ---------------------------------

/// What a shape collides with (a point, a rectangle, anything), exactly, by rising index; how many, at most
/// the query's limit. As many are written as there is room for: the first ones.
/// A null query means the default one; none if anything else is null. O(log n + hits).
///
/// `outIds` points to `capacity` elements that may be written, or is null: no room.
size_t clash_world_overlaps(const ClashWorld *world, const ClashShape *shape, const ClashQuery *query, ClashColliderId *outIds, size_t capacity);

/// What is nearest to a shape and no farther than `maximum`, which counts, by distance, then by index; how many, at
/// most the query's limit. As many are written as there is room for: the nearest ones.
/// Each hit has the distance as its `fraction`, the nearest point of the collider, and the direction towards it.
/// Distances are compared as the floats that they are rounded to; whether one is at most `maximum` is exact.
/// A null query means the default one; none if anything else is null. O(log n + hits).
///
/// `outHits` points to `capacity` elements that may be written, or is null: no room.
size_t clash_world_nearest(const ClashWorld *world, const ClashShape *shape, float maximum, const ClashQuery *query, ClashWorldHit *outHits, size_t capacity);

/// What a ray meets, the way from `origin` to `origin + movement`, by entry, then by index; how many, at most the
/// query's limit. As many are written as there is room for: the first ones. Each hit is that of clash_cast_ray,
/// with the normal towards the collider.
/// A null query means the default one; none if the world is null or a number is not finite. O(log n + hits).
///
/// `outHits` points to `capacity` elements that may be written, or is null: no room.
size_t clash_world_cast_ray(const ClashWorld *world, ClashVector2D origin, ClashVector2D movement, const ClashQuery *query, ClashWorldHit *outHits, size_t capacity);

/// What a shape meets that moves, and turns unless the rotation is 0, by fraction, then by index; how many, at most
/// the query's limit. As many are written as there is room for: the first ones. `mode` is a ClashCastMode.
/// Each hit is that of clash_cast, or with a turn that of clash_cast_turning with the world's tolerance, where
/// clash_swept_bounding_rectangle of the way and of the collider meet.
/// A null query means the default one; none if anything else is null, a number is not finite or the mode
/// unknown. O(log n + hits).
///
/// `outHits` points to `capacity` elements that may be written, or is null: no room.
size_t clash_world_cast(const ClashWorld *world, const ClashShape *shape, ClashMotion motion, uint32_t mode, const ClashQuery *query, ClashWorldHit *outHits, size_t capacity);

/// The closest hit of each ray, in their order, on all workers; how many rays hit. Of a ray that hits nothing the id
/// is none. The query's limit does not matter; a null query means the default one.
///
/// `rays` points to `count` elements, and `outHits` to as many that may be written, or one is null: none.
size_t clash_world_cast_rays(const ClashWorld *world, const ClashRay *rays, size_t count, const ClashQuery *query, ClashWorldHit *outHits);

// ---- Snapshots ---------------------------------------------------------------------------------

/// Writes all that later answers depend on, ids to come included; how many bytes that is. With too little room
/// nothing is written. With `base`, a whole snapshot of this world, only what differs; 0 if it is none.
/// No addresses, the same bytes on every platform. 0 if the world is null. O(n).
///
/// `base` points to `baseSize` bytes, or is null: no base. `outBytes` points to `capacity` bytes that may be
/// written, or is null: no room.
size_t clash_world_snapshot(const ClashWorld *world, const uint8_t *base, size_t baseSize, uint8_t *outBytes, size_t capacity);

/// Makes a world what it was at a snapshot; a difference needs the base that it was told to. Ids made since are
/// void and may be given again; the events of the last update are gone. Memory and threads stay those of the world.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_SNAPSHOT, CLASH_STATUS_OUT_OF_MEMORY; then nothing was changed.
/// O(n log n).
///
/// `base` points to `baseSize` bytes, or is null: no base. `bytes` points to `size` bytes.
ClashStatus clash_world_restore(ClashWorld *world, const uint8_t *base, size_t baseSize, const uint8_t *bytes, size_t size);

/// A hash of all that later answers depend on: of equal whole snapshots equal, on every platform. 0 if the world is
/// null. O(n).
uint64_t clash_world_hash(const ClashWorld *world);

// ---- Logs --------------------------------------------------------------------------------------

/// Begins a log of all that changes the world, with all that is in it now; `isOn` no: ends it, and forgets
/// what was not taken. Each update costs a hash of the world while a log is written, and a snapshot of all of it if a grid
/// was added or edited since the last one.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_OUT_OF_MEMORY. O(n).
ClashStatus clash_world_record(ClashWorld *world, bool isOn);

/// Takes what was written since the last time, up to the last update; how many bytes that is. With too little
/// room nothing is taken. All that was taken, in one piece, is the log; the same bytes on every platform.
/// Where memory for it ran out it has ended, and nothing else has failed: then there is nothing to take after
/// an update. 0 if the world is null.
///
/// `outBytes` points to `capacity` bytes that may be written, or is null: no room.
size_t clash_world_take_log(ClashWorld *world, uint8_t *outBytes, size_t capacity);

/// Plays a log from the place in `replay` on, until after the next update; from place 0 until the world is what
/// it was when the log was begun. Whether the two runs are still the same, `expected` and `found`
/// tell. At the end of the log nothing is played, and the place stays. Memory and threads stay those of the world.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_SNAPSHOT if this is no log or no such place in it, and
/// CLASH_STATUS_OUT_OF_MEMORY, after which it can't be played on. `replay` is written only if the status is
/// CLASH_STATUS_OK.
///
/// `bytes` points to `size` bytes.
ClashStatus clash_world_replay(ClashWorld *world, const uint8_t *bytes, size_t size, ClashReplay *replay);

// ---- Grids: levels of tiles ---------------------------------------------------------------------

/// Cells of a size, of which the first begins at (0, 0), in the system's memory.
ClashGridSettings clash_default_grid(ClashVector2D cellSize);

/// A grid of empty cells: a level of tiles, of which only what is filled takes memory. Null: there is no memory, or the
/// settings are null, not finite, or of cells whose size is not greater than 0. Settings without functions for memory
/// mean the system's. clash_grid_destroy ends it.
///
/// A grid is one set of points, the union of what is in its cells: the edges where tiles are flush are not there. Cell
/// (x, y) begins at origin + (x, y) * cellSize, a real number that is never rounded. It may be asked from many threads
/// as long as nobody changes it.
ClashGrid *clash_grid_create(const ClashGridSettings *settings);

/// Ends a grid and all that belongs to it; null is none.
///
/// clash_grid_create made it, and nobody uses it any more.
void clash_grid_destroy(ClashGrid *grid);

/// Adds a kind of tile: a convex polygon, seen from where a cell begins, either way round. Kinds are numbered from 2 on
/// in the order of the calls. A corner whose X or Y is 0 or the cell's size is exactly on the side of the cell, and the
/// neighbour's corner there is the same point. Movers pass it in the direction `oneWay` as they pass such obstacles;
/// (0, 0): in none. The corners are copied; they may be those of another kind.
/// Not ok, and nothing is changed: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_ARRAY, CLASH_STATUS_NOT_FINITE,
/// CLASH_STATUS_UNKNOWN_VALUE if a corner is outside of the cell, CLASH_STATUS_NOT_SIMPLE if it is not convex or has no
/// area, CLASH_STATUS_OUT_OF_MEMORY, also of more than 65,534 kinds.
/// `outKind` may be null, and is written only if the status is CLASH_STATUS_OK.
///
/// `corners` points to `count` elements.
ClashStatus clash_grid_add_kind(ClashGrid *grid, const ClashVector2D *corners, size_t count, ClashVector2D oneWay, uint16_t *outKind);

/// Writes what is in a cell. O(1).
/// Not ok, and nothing is changed: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_OUT_OF_MEMORY, and CLASH_STATUS_UNKNOWN_VALUE of
/// a kind that there is not, and if the place where the cell begins is no sum of two floats on each axis, as it is up to
/// 2^24 cells away from an origin of (0, 0) whatever their size is, and anywhere if the size has up to 17 binary digits.
ClashStatus clash_grid_set(ClashGrid *grid, ClashGridCell cell, ClashTile tile);

/// Writes the same into all cells of a rectangle: clash_grid_set of each. What is empty takes no time, and no memory.
/// Not ok, and nothing is changed: as clash_grid_set of any of them, and CLASH_STATUS_UNKNOWN_VALUE also of cells beyond
/// those that there are.
ClashStatus clash_grid_fill(ClashGrid *grid, ClashGridArea area, ClashTile tile);

/// Writes what an array of bytes says into all cells of a rectangle: a row after the other, of which each begins `stride`
/// bytes after the one before. `tiles` says what each byte stands for: 0 for the first of them; also nothing. `rows` is
/// a ClashGridRows.
/// Not ok, and nothing is changed: as clash_grid_fill; CLASH_STATUS_UNKNOWN_VALUE of a byte for which there is no tile, and
/// of unknown `rows`; CLASH_STATUS_BAD_ARRAY if there are too few bytes.
///
/// `bytes` points to `count` elements, `tiles` to `tileCount`.
ClashStatus clash_grid_fill_bytes(ClashGrid *grid, ClashGridArea area, const uint8_t *bytes, size_t count, size_t stride, uint32_t rows, const ClashTile *tiles, size_t tileCount);

/// Writes a tile where a bitmap has a 1, and nothing where it has a 0, into all cells of a rectangle: a row after the other,
/// of which each begins `stride` bits after the one before. Of each byte the lowest bit comes first. `rows` is a
/// ClashGridRows.
/// Not ok, and nothing is changed: as clash_grid_fill; CLASH_STATUS_UNKNOWN_VALUE of unknown `rows`; CLASH_STATUS_BAD_ARRAY
/// if there are too few bits.
///
/// `bits` points to `count` bytes.
ClashStatus clash_grid_fill_bits(ClashGrid *grid, ClashGridArea area, const uint8_t *bits, size_t count, size_t stride, uint32_t rows, ClashTile tile);

/// What is in the cells of a rectangle that is not empty, or in all cells if `area` is null: to draw or to save; how much,
/// of which as much is written as there is room for. None if the grid is null.
/// They come in the order of clash_grid_touched. What is empty is skipped in large blocks.
///
/// `outTiles` points to `capacity` elements that may be written, or is null: no room.
size_t clash_grid_tiles(const ClashGrid *grid, const ClashGridArea *area, ClashGridTile *outTiles, size_t capacity);

/// What is in a cell; nothing if the grid is null. O(1).
ClashTile clash_grid_get(const ClashGrid *grid, ClashGridCell cell);

/// How many cells are not empty.
size_t clash_grid_count(const ClashGrid *grid);

/// The cell in which a point is: of a point on a line between two, the one to the right or above. No if the grid is null,
/// the point not finite, or there is no such cell. Exact.
/// `outCell` may be null, and is written only if the answer is yes.
bool clash_grid_cell_at(const ClashGrid *grid, ClashVector2D point, ClashGridCell *outCell);

/// The shape of what is in a cell, for each function of clash2d.h: `outShape`. Where the cell begins may be no float;
/// then it is a group, whose member is `outMember`. The corners are the grid's until it is changed.
/// No if the cell is empty or a pointer null; then nothing is written.
bool clash_grid_shape(const ClashGrid *grid, ClashGridCell cell, ClashShape *outMember, ClashShape *outShape);

/// Whether a shape shares a point with the grid; touching counts. Exact. No if either is null.
/// Asks the cells that are near the shape until one touches it.
bool clash_grid_collide(const ClashGrid *grid, const ClashShape *shape);

/// All cells with something that shares a point with a shape; how many, of which as many are written as there is room
/// for. Exact. None if either is null.
/// They come in blocks of 8 by 8, by rows from below and in each from the left. Cell x is in block (x + 4) / 8, rounded
/// down; blocks are in larger ones in the same way.
///
/// `outTiles` points to `capacity` elements that may be written, or is null: no room.
size_t clash_grid_touched(const ClashGrid *grid, const ClashShape *shape, ClashGridTile *outTiles, size_t capacity);

/// What a ray, the way from `origin` to `origin + movement`, meets first; no if it shares no point with the grid, or that
/// is null. Exact; the end is a sum of real numbers.
/// Tiles that let movers pass are there as all others. Looks at what is filled along the ray up to there: what is empty
/// is skipped in large blocks. `outHit` may be null, and is written only if the answer is yes.
bool clash_grid_cast_ray(const ClashGrid *grid, ClashVector2D origin, ClashVector2D movement, ClashGridRayHit *outHit);

/// What a shape meets first that moves in a straight line, each of its points to that + movement, a sum of real numbers; no
/// if it never shares a point with the grid, either is null, a number is not finite or the settings are refused
/// (clash_cast_settings_check). `settings` may be null: clash_default_cast. As exact as clash_cast.
/// The normal leads out of the union: it is none of an edge where tiles are flush, and a corner counts only if it is one
/// of the union. What touches at the start meets at 0 with the deepest of clash_grid_contacts, or with
/// CLASH_CAST_APPROACHING the deepest into which the movement leads; what slides along flush tiles meets none of them. Of
/// tiles that are met at the same time the one that is most in the way is told. Tiles that let movers pass are there as
/// all others.
/// Looks at what is filled along the way of a box around the shape, up to there: what is empty is skipped in large blocks.
/// `outHit` may be null, and is written only if the answer is yes.
bool clash_grid_cast(const ClashGrid *grid, const ClashShape *shape, ClashVector2D movement, const ClashCastSettings *settings, ClashGridCastHit *outHit);

/// All contacts of a shape with the grid, or if it comes within a distance of it: of each edge of the union's border that it
/// touches one, as clash_contacts has them of a polygon. How many, of which as many are written as there is room for. None
/// if either is null, and within a negative distance or NaN.
/// The edges where tiles are flush are not there: no contact has the normal of one, and none stumbles over their ends. Each
/// contact is that of one cell: a box on a floor has one for each tile below it, all alike. What is all inside of the grid,
/// touching no edge but from inside, is pushed out past an edge that it touches from outside then: the shortest one of the 16
/// shortest ways after which it is in no tile, or else the shortest one. Lines and sectors touch each tile as if that were
/// alone.
/// There is one exactly if the shape collides with the grid, or comes within the distance. Errors as those of
/// clash_contact; cells come in the order of clash_grid_touched, of groups for each member. Looks at the cells at the
/// border within the distance, and passes over full ones with full ones on all sides; of what is all inside at those within
/// twice that way.
///
/// `outContacts` points to `capacity` elements that may be written, or is null: no room.
size_t clash_grid_contacts(const ClashGrid *grid, const ClashShape *shape, float distance, ClashGridContact *outContacts, size_t capacity);

/// How far a shape is from the grid, if that is no more than `maximum`; no also if all cells are empty or either is null.
/// As exact as clash_distance. Looks at the cells within a few times that distance.
/// `outDistance` may be null, and is written only if the answer is yes.
bool clash_grid_distance(const ClashGrid *grid, const ClashShape *shape, float maximum, ClashGridDistance *outDistance);

// ---- Movers ------------------------------------------------------------------------------------

/// A mover with floors to 45 degrees, pushed out of what it overlaps at the start by any way; no step, snap,
/// nudge, gap or flags. A null shape is the empty one, with which nobody moves. Arrays of the shape stay the caller's.
ClashMover clash_default_mover(const ClashShape *shape, ClashVector2D up);

/// Moves a mover through obstacles from a place by a movement: out of what it is in, then with its carriers, then
/// its own way, along all that stops it. There are none if `obstacles` is null. `before` is the
/// state of its last result, all zero at first.
///
/// Where it ends it shares no inner point with an obstacle, unless the state says that it is stuck or crushed, and no
/// straight part of its way leads through one, but for those out of what it is in at the start and out of a carrier
/// that turned: both exactly, at any speed. It touches what stops it to less than a float. What is flush is felt as one
/// piece, in whatever order the obstacles are; mirrored levels give mirrored places. Pushed on against what stops it,
/// it comes to a place that it keeps, bit for bit.
///
/// What it came to and the stops of its way, for clash_world_move_along, are written as far as there is room; there is
/// no more than 64 of each. Stops have no rotation, as a mover does not turn, and times by the length of the way. The
/// way bends up to 32 times; what is left then is told as the rest. One-way obstacles stop what moves against the
/// direction in which they let pass, unless it is in them or on their other side. Of a polygon that is not convex, and
/// of a chain, the border stops it.
///
/// Pure: a world is only asked, as by its queries. Each of up to some tens of rounds asks for the pieces near its next
/// straight part: of a world and of prepared shapes O(log n), of a grid what is filled in the box around that, of others
/// all are looked at. Nothing is allocated.
/// Not ok: CLASH_STATUS_NULL_POINTER of the mover or the result, CLASH_STATUS_BAD_ARRAY of a list that is null or at no
/// possible address, CLASH_STATUS_NOT_FINITE, CLASH_STATUS_NEGATIVE, CLASH_STATUS_UNKNOWN_VALUE of its flags,
/// CLASH_STATUS_RESERVED_NOT_ZERO, why clash_shape_check refuses the shape, and CLASH_STATUS_NOT_SIMPLE of a shape that
/// has a piece which is not convex, or has no area. Then nothing is written.
///
/// `outHits` and `outStops` point to so many elements that may be written, or are null: no room. The list has as many
/// elements as it says.
ClashStatus clash_mover_advance(const ClashMover *mover, const ClashObstacles *obstacles, ClashVector2D start, ClashVector2D movement, ClashMoverState before, ClashMoverHit *outHits, size_t hitCapacity, ClashStop *outStops, size_t stopCapacity, ClashMoverResult *outResult);

/// The velocity nearest to another one that leads into nothing that was hit: the same, one along something, or none.
/// It does not matter in which order things were hit. O(n) for n hits, times those into which it leads.
///
/// `hits` points to `count` elements, or is null: none.
ClashVector2D clash_slid_velocity(ClashVector2D velocity, const ClashMoverHit *hits, size_t count);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* CLASH2D_WORLD_H */
