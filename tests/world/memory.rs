//! Memory that is counted, and that runs out when it is told to.

use std::alloc::{Layout, alloc, dealloc};
use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};

use clash2d::Allocator;

/// The system's memory, counted.
#[derive(Debug)]
pub(crate) struct Memory {
    /// How many pieces have been asked for.
    pub(crate) requests: AtomicUsize,
    /// How many bytes are in use.
    pub(crate) bytes: AtomicUsize,
    /// How many more requests are granted.
    pub(crate) left: AtomicI64,
}

impl Memory {
    /// Memory that lasts as long as the test.
    pub(crate) fn new() -> &'static Self {
        let left = AtomicI64::new(i64::MAX);
        Box::leak(Box::new(Self { requests: 0.into(), bytes: 0.into(), left }))
    }

    pub(crate) fn allocator(&'static self) -> Allocator {
        let context = std::ptr::from_ref(self).cast_mut().cast();
        // SAFETY: the functions below are those of the system, and the context lasts.
        unsafe { Allocator::new(allocate, release, context) }
    }

    pub(crate) fn requests(&self) -> usize {
        self.requests.load(Ordering::Relaxed)
    }

    pub(crate) fn bytes(&self) -> usize {
        self.bytes.load(Ordering::Relaxed)
    }

    /// Grants so many more requests, and none after them.
    pub(crate) fn grant(&self, count: i64) {
        self.left.store(count, Ordering::Relaxed);
    }
}

unsafe extern "C" fn allocate(size: usize, alignment: usize, context: *mut c_void) -> *mut c_void {
    // SAFETY: the context of the allocator.
    let memory: &Memory = unsafe { &*context.cast() };
    memory.requests.fetch_add(1, Ordering::Relaxed);
    if memory.left.fetch_sub(1, Ordering::Relaxed) <= 0 {
        return null_mut();
    }
    memory.bytes.fetch_add(size, Ordering::Relaxed);
    let layout = Layout::from_size_align(size, alignment).expect("a possible layout");
    // SAFETY: no size is 0.
    unsafe { alloc(layout) }.cast()
}

unsafe extern "C" fn release(
    memory: *mut c_void,
    size: usize,
    alignment: usize,
    context: *mut c_void,
) {
    // SAFETY: the context of the allocator.
    let count: &Memory = unsafe { &*context.cast() };
    count.bytes.fetch_sub(size, Ordering::Relaxed);
    let layout = Layout::from_size_align(size, alignment).expect("a possible layout");
    // SAFETY: what was allocated above, with the same layout.
    unsafe { dealloc(memory.cast(), layout) }
}
