//! What is in a world.

use core::mem::MaybeUninit;

use crate::{buffer, written};
use clash2d::abi::{array, is_possible};
use clash2d::{Collider, ColliderId, Events, Pose, Rectangle, Shape, Status, Stop, World};

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
/// updates take equal parts of the time. Skipped are stale ids, poses that are not finite or make the shape
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
/// of that. Without stops it stays.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_ARRAY, CLASH_STATUS_STALE_ID, CLASH_STATUS_NOT_FINITE,
/// CLASH_STATUS_UNKNOWN_VALUE if a time is not from 0 to 1 or less than the one before, why the shape becomes
/// invalid, CLASH_STATUS_OUT_OF_MEMORY. O(stops).
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

/// Gives one another shape: same id, same pairs; as if it had had it since the last update. Null: the empty shape.
/// Not ok: CLASH_STATUS_NULL_POINTER of the world, CLASH_STATUS_STALE_ID, why the shape is invalid or becomes so
/// at its pose, CLASH_STATUS_OUT_OF_MEMORY.
#[unsafe(no_mangle)]
pub extern "C" fn clash_world_set_shape(
    world: Option<&mut World>,
    id: ColliderId,
    shape: Option<&Shape<'_>>,
) -> Status {
    let Some(world) = world else { return Status::NullPointer };
    of(world.set_shape(id, shape.unwrap_or(&Shape::default())))
}

/// Gives one another filter, oneWay and user; shape and pose are not looked at. The next update ends what
/// is no pair now.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_STALE_ID, CLASH_STATUS_NOT_FINITE, CLASH_STATUS_UNKNOWN_VALUE
/// of flags.
#[unsafe(no_mangle)]
pub extern "C" fn clash_world_set(
    world: Option<&mut World>,
    id: ColliderId,
    collider: Option<&Collider<'_>>,
) -> Status {
    let Some((world, collider)) = world.zip(collider) else { return Status::NullPointer };
    of(world.set(id, collider))
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

/// Lets updates look only for pairs of which both are in a region; null: for all, as at first. One is in it if a
/// box around it and its way since the last update touches it; around oriented rectangles, sectors and turns
/// boxes are larger than need be. The next update ends the pairs of what is outside then, and begins those of what
/// is inside, on no way. Queries ask everywhere.
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
