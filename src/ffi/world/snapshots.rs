//! Worlds as bytes.

use crate::buffer;
use clash2d::abi::{array, is_possible};
use clash2d::{Status, World};

// ---- Snapshots ---------------------------------------------------------------------------------

/// Writes all that later answers depend on, ids to come included; how many bytes that is. With too little room
/// nothing is written. With `base`, a whole snapshot of this world, only what differs; 0 if it is none.
/// No addresses, the same bytes on every platform. 0 if the world is null. O(n).
///
/// # Safety
/// `base` points to `baseSize` bytes, or is null: no base. `outBytes` points to `capacity` bytes that may be
/// written, or is null: no room.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_snapshot(
    world: Option<&World>,
    base: *const u8,
    base_size: usize,
    out_bytes: *mut u8,
    capacity: usize,
) -> usize {
    let Some(world) = world else { return 0 };
    // SAFETY: the caller's promise.
    let (base, out) = unsafe { (some_bytes(base, base_size), buffer(out_bytes, capacity)) };
    world.snapshot(base, out)
}

/// Makes a world what it was at a snapshot; a difference needs the base that it was told to. Ids made since are
/// void and may be given again; the events of the last update are gone. Memory and threads stay those of the world.
/// Not ok: CLASH_STATUS_NULL_POINTER, CLASH_STATUS_BAD_SNAPSHOT, CLASH_STATUS_OUT_OF_MEMORY; then nothing was changed.
/// O(n log n).
///
/// # Safety
/// `base` points to `baseSize` bytes, or is null: no base. `bytes` points to `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn clash_world_restore(
    world: Option<&mut World>,
    base: *const u8,
    base_size: usize,
    bytes: *const u8,
    size: usize,
) -> Status {
    let Some(world) = world else { return Status::NullPointer };
    // SAFETY: the caller's promise.
    let (base, bytes) = unsafe { (some_bytes(base, base_size), array(bytes, size)) };
    world.restore(base, bytes).err().unwrap_or(Status::Ok)
}

/// A hash of all that later answers depend on: of equal whole snapshots equal, on every platform. 0 if the world is
/// null. O(n).
#[unsafe(no_mangle)]
pub extern "C" fn clash_world_hash(world: Option<&World>) -> u64 {
    world.map_or(0, World::hash)
}

/// Bytes, unless there are none.
///
/// # Safety
/// Unless it is null, `first` points to `count` bytes.
unsafe fn some_bytes<'a>(first: *const u8, count: usize) -> Option<&'a [u8]> {
    // SAFETY: the caller's promise.
    is_possible(first, count).then(|| unsafe { array(first, count) })
}
