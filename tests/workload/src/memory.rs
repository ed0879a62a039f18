//! The memory of Rust's global allocator, for a world.

use clash2d::Allocator;
use std::alloc::{Layout, alloc, dealloc};
use std::ffi::c_void;
use std::ptr::null_mut;

pub(crate) fn allocator() -> Allocator {
    // SAFETY: the functions below are those of the global allocator, which any thread may call.
    unsafe { Allocator::new(allocate, release, null_mut()) }
}

unsafe extern "C" fn allocate(size: usize, alignment: usize, _: *mut c_void) -> *mut c_void {
    match Layout::from_size_align(size, alignment) {
        // SAFETY: no world asks for 0 bytes.
        Ok(layout) => unsafe { alloc(layout).cast() },
        Err(_) => null_mut(),
    }
}

unsafe extern "C" fn release(memory: *mut c_void, size: usize, alignment: usize, _: *mut c_void) {
    if let Ok(layout) = Layout::from_size_align(size, alignment) {
        // SAFETY: what was allocated above, with the same layout.
        unsafe { dealloc(memory.cast(), layout) }
    }
}
