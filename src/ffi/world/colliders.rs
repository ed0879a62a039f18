//! What is in a world.

use core::mem::MaybeUninit;
use core::ptr::NonNull;

use crate::{buffer, written};
use clash2d::abi::{array, is_possible};
use clash2d::{Collider, ColliderId, Events, Grid, Pose, Rectangle, Shape, Status, Stop, World};

// ---- Colliders of a world ----------------------------------------------------------------------

/// Adds all or none; their ids go to `outIds`, if that is not null, in the same order. Queries see them at once;
/// the next update begins their pairs. Takes the empty shape.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_ARRAY, why a shape is invalid or becomes so at its pose,
/// CLASH_STATUS_NOT_FINITE of a pose or of oneWay, CLASH_STATUS_UNKNOWN_VALUE of flags,
/// CLASH_STATUS_OUT_OF_MEMORY. O(n log n).
///
/// # Safety
/// `colliders` points to `count` elements, and `outIds` to as many that may be written, or is null.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_add(
    world: Option<&mut World>,
    colliders: *const Collider<'_>,
    count: usize,
    out_ids: *mut ColliderId,
) -> Status {
    let Some(world) = world else { return Status::NullPointer };
    if count > 0 && !is_possible(colliders, count) {
        return Status::BadArray;
    }
    // SAFETY: the caller's promise is the one that both ask for.
    let (colliders, ids) = unsafe { (array(colliders, count), buffer(out_ids, count)) };
    of(world.add_all(colliders, ids))
}

/// Removes them; how many. Stale ids are skipped. The next update ends their pairs.
///
/// # Safety
/// `ids` points to `count` elements, or is null: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_remove(
    world: Option<&mut World>,
    ids: *const ColliderId,
    count: usize,
) -> usize {
    // SAFETY: the caller's promise.
    world.map_or(0, |world| world.remove_all(unsafe { array(ids, count) }))
}

/// Moves them, straight and at an even rate, from where they are; how many. Several moves of one between two
/// updates take equal parts of the time. Skipped are stale ids, grids, poses that are not finite or make the shape
/// invalid, and colliders for whose further moves there is no memory. The first move since an update to where
/// one is changes nothing.
///
/// # Safety
/// `ids` and `poses` point to `count` elements each, or one is null: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_move(
    world: Option<&mut World>,
    ids: *const ColliderId,
    poses: *const Pose,
    count: usize,
) -> usize {
    let Some(world) = world else { return 0 };
    // SAFETY: the caller's promise.
    let (ids, poses) = unsafe { (array(ids, count), array(poses, count)) };
    world.move_all(ids, poses)
}

/// Puts them elsewhere: no way between, and none since the last update; how many. Skips what
/// clash_world_move does.
///
/// # Safety
/// `ids` and `poses` point to `count` elements each, or one is null: none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_place(
    world: Option<&mut World>,
    ids: *const ColliderId,
    poses: *const Pose,
    count: usize,
) -> usize {
    let Some(world) = world else { return 0 };
    // SAFETY: the caller's promise.
    let (ids, poses) = unsafe { (array(ids, count), array(poses, count)) };
    world.place_all(ids, poses)
}

/// Moves one along a bent way: from where it is to each stop until its time, and after the last one it stays. With
/// other moves between the same two updates it takes one of equal parts of the time, and its stops have parts
/// of that. Without stops it stays. Where two meet of which both have stops, each is at the stops of the other one at
/// the floats nearest to its way, and times are rounded to floats: enter and exit are those of these ways.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_ARRAY, CLASH_STATUS_STALE_ID, CLASH_STATUS_NOT_FINITE,
/// CLASH_STATUS_UNKNOWN_VALUE of a grid, and if a time is not from 0 to 1 or less than the one before, why the shape
/// becomes invalid, CLASH_STATUS_OUT_OF_MEMORY. O(stops).
///
/// # Safety
/// `stops` points to `count` elements.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_move_along(
    world: Option<&mut World>,
    id: ColliderId,
    stops: *const Stop,
    count: usize,
) -> Status {
    let Some(world) = world else { return Status::NullPointer };
    if count > 0 && !is_possible(stops, count) {
        return Status::BadArray;
    }
    // SAFETY: the caller's promise.
    of(world.move_along(id, unsafe { array(stops, count) }))
}

/// Gives all of them other shapes, or none: same ids, same pairs; as if they had had them since the last update. Of
/// one that is there twice the last shape counts. Takes the empty shape.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_ARRAY, CLASH_STATUS_STALE_ID, CLASH_STATUS_UNKNOWN_VALUE of a
/// grid, why a shape is invalid or becomes so at its pose, CLASH_STATUS_OUT_OF_MEMORY.
///
/// # Safety
/// `ids` and `shapes` point to `count` elements each.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_set_shape(
    world: Option<&mut World>,
    ids: *const ColliderId,
    shapes: *const Shape<'_>,
    count: usize,
) -> Status {
    let Some(world) = world else { return Status::NullPointer };
    if count > 0 && !(is_possible(ids, count) && is_possible(shapes, count)) {
        return Status::BadArray;
    }
    // SAFETY: the caller's promise.
    let (ids, shapes) = unsafe { (array(ids, count), array(shapes, count)) };
    of(world.set_shape_all(ids, shapes))
}

/// Gives all of them other filters, oneWay and user, or none; shapes and poses are not looked at. Of one that is there
/// twice the last settings count. The next update ends what is no pair now.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_ARRAY, CLASH_STATUS_STALE_ID, CLASH_STATUS_NOT_FINITE,
/// CLASH_STATUS_UNKNOWN_VALUE of flags.
///
/// # Safety
/// `ids` and `colliders` point to `count` elements each.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_set(
    world: Option<&mut World>,
    ids: *const ColliderId,
    colliders: *const Collider<'_>,
    count: usize,
) -> Status {
    let Some(world) = world else { return Status::NullPointer };
    if count > 0 && !(is_possible(ids, count) && is_possible(colliders, count)) {
        return Status::BadArray;
    }
    // SAFETY: the caller's promise.
    let (ids, colliders) = unsafe { (array(ids, count), array(colliders, count)) };
    of(world.set_all(ids, colliders))
}

/// What was set of one. No if the id is stale.
/// The world's copy of its shape, in its own frame, goes to `outShape`, whose arrays are the world's until it is
/// changed; `shape` is `outShape`. Both may be null, and are written only if the answer is yes.
///
/// # Safety
/// Each is null or leads to memory that may be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_get<'w>(
    world: Option<&'w World>,
    id: ColliderId,
    out_collider: Option<&mut MaybeUninit<Collider<'w>>>,
    out_shape: Option<&'w mut MaybeUninit<Shape<'w>>>,
) -> bool {
    let Some(world) = world else { return false };
    let Some((collider, own)) = world.get(id).zip(world.own_shape(id)) else { return false };
    let shape = out_shape.map(|out| &*out.write(own));
    written(Some(Collider { shape, ..collider }), out_collider)
}

/// The shape of one where it is now, for each function of clash2d.h: contacts, relations, drawing. Its arrays
/// are the world's until it is changed. No if the id is stale.
/// `outShape` may be null, and is written only if the answer is yes.
#[unsafe(no_mangle)]
pub extern "C" fn clash_world_shape<'w>(
    world: Option<&'w World>,
    id: ColliderId,
    out_shape: Option<&mut MaybeUninit<Shape<'w>>>,
) -> bool {
    written(world.and_then(|world| world.shape(id)), out_shape)
}

/// All colliders by rising index; how many there are, of which as many are written as there is room for. O(n).
///
/// # Safety
/// `outIds` points to `capacity` elements that may be written, or is null: no room.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_ids(
    world: Option<&World>,
    out_ids: *mut ColliderId,
    capacity: usize,
) -> usize {
    let Some(world) = world else { return 0 };
    // SAFETY: the caller's promise.
    let out = unsafe { buffer(out_ids, capacity) };
    out.iter_mut().zip(world.ids()).for_each(|(out, id)| *out = id);
    world.len()
}

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
/// # Safety
/// clash_grid_create made the grid, it is in no world, and nobody else ends it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_add_grid(
    world: Option<&mut World>,
    grid: *mut Grid,
    collider: Option<&Collider<'_>>,
    out_id: Option<&mut MaybeUninit<ColliderId>>,
) -> Status {
    let Some(((world, collider), grid)) = world.zip(collider).zip(NonNull::new(grid)) else {
        return Status::NullPointer;
    };
    // SAFETY: the caller's promise.
    let id = unsafe { world.adopt_grid(grid, collider) };
    written(id.ok(), out_id);
    id.err().unwrap_or(Status::Ok)
}

/// The grid that a collider is, to be asked. It is the world's, and there until the collider is removed, the world is
/// restored, a log is played (clash_world_replay), or the world ends. Null of any other one, of a stale id, and if the
/// world is null.
#[unsafe(no_mangle)]
pub extern "C" fn clash_world_grid(world: Option<&World>, id: ColliderId) -> *const Grid {
    let grid = world.and_then(|world| world.grid(id));
    grid.map_or(core::ptr::null(), core::ptr::from_ref)
}

/// The same grid, to be changed until the next update, which then asks what is near the cells that were written: what pairs
/// the changes made and ended is told as CLASH_EVENT_CHANGED. Queries see each change at once. To a log the whole world
/// is written then.
#[unsafe(no_mangle)]
pub extern "C" fn clash_world_edit_grid(world: Option<&mut World>, id: ColliderId) -> *mut Grid {
    let grid = world.and_then(|world| world.grid_mut(id));
    grid.map_or(core::ptr::null_mut(), |grid| core::ptr::from_mut(grid.into_mut()))
}

/// Lets updates look only for pairs of which both are in a region; null: for all, as at first. One is in it if a
/// box around it and its way since the last update touches it; around oriented rectangles, sectors and turns
/// boxes are larger than need be. Grids are in every region. The next update ends the pairs of what is outside
/// then, and begins those of what is inside, on no way. Queries ask everywhere.
/// Not ok: CLASH_STATUS_NULL_POINTER of the world, why the rectangle is invalid. O(n).
#[unsafe(no_mangle)]
pub extern "C" fn clash_world_set_region(
    world: Option<&mut World>,
    region: Option<&Rectangle>,
) -> Status {
    let Some(world) = world else { return Status::NullPointer };
    of(world.set_region(region.copied()))
}

// ---- Updates -----------------------------------------------------------------------------------

/// Finds all pairs that touch now, or did on the ways since the last update. What they are belongs to the world and
/// stays until its next update, restore or end, whatever is added, moved or removed meanwhile.
/// Nothing is allocated unless there are more pairs than before. O(n + pairs).
/// Not ok: CLASH_STATUS_NULL_POINTER, and CLASH_STATUS_OUT_OF_MEMORY: the update may be repeated.
/// `outEvents` may be null, and is written only if the status is CLASH_STATUS_OK.
#[unsafe(no_mangle)]
pub extern "C" fn clash_world_update<'w>(
    world: Option<&'w mut World>,
    out_events: Option<&mut MaybeUninit<Events<'w>>>,
) -> Status {
    let Some(world) = world else { return Status::NullPointer };
    match world.update() {
        Ok(events) => {
            written(Some(events), out_events);
            Status::Ok
        }
        Err(status) => status,
    }
}

/// The status of a result.
fn of(result: Result<(), Status>) -> Status {
    result.err().unwrap_or(Status::Ok)
}
