//! What was done to worlds, as bytes, and again.

use crate::buffer;
use clash2d::abi::array;
use clash2d::{Replay, Status, World};

// ---- Logs --------------------------------------------------------------------------------------

/// Begins a log of all that changes the world, with all that is in it now; `isOn` no: ends it, and forgets
/// what was not taken. Each update costs a hash of the world while a log is written, and a snapshot of all of it if a grid
/// was added or edited since the last one.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_OUT_OF_MEMORY. O(n).
#[unsafe(no_mangle)]
pub extern "C" fn clash_world_record(world: Option<&mut World>, is_on: bool) -> Status {
    let Some(world) = world else { return Status::NullPointer };
    world.record(is_on).err().unwrap_or(Status::Ok)
}

/// Takes what was written since the last time, up to the last update; how many bytes that is. With too little
/// room nothing is taken. All that was taken, in one piece, is the log; the same bytes on every platform.
/// Where memory for it ran out it has ended, and nothing else has failed: then there is nothing to take after
/// an update. 0 if the world is null.
///
/// # Safety
/// `outBytes` points to `capacity` bytes that may be written, or is null: no room.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_take_log(
    world: Option<&mut World>,
    out_bytes: *mut u8,
    capacity: usize,
) -> usize {
    let Some(world) = world else { return 0 };
    // SAFETY: the caller's promise.
    world.take_log(unsafe { buffer(out_bytes, capacity) })
}

/// Plays a log from the place in `replay` on, until after the next update; from place 0 until the world is what
/// it was when the log was begun. Whether the two runs are still the same, `expected` and `found`
/// tell. At the end of the log nothing is played, and the place stays. Memory and threads stay those of the world.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_SNAPSHOT if this is no log or no such place in it, and
/// CLASH_STATUS_OUT_OF_MEMORY, after which it can't be played on. `replay` is written only if the status is
/// CLASH_STATUS_OK.
///
/// # Safety
/// `bytes` points to `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_replay(
    world: Option<&mut World>,
    bytes: *const u8,
    size: usize,
    replay: Option<&mut Replay>,
) -> Status {
    let Some((world, replay)) = world.zip(replay) else { return Status::NullPointer };
    // SAFETY: the caller's promise.
    let bytes = unsafe { array(bytes, size) };
    world.replay(bytes, replay).err().unwrap_or(Status::Ok)
}
