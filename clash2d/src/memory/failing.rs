//! Memory that runs out when a test wants it to, and that counts.

use core::ffi::c_void;
use core::sync::atomic::{AtomicUsize, Ordering};
use std::alloc::{Layout, alloc, dealloc};
use std::boxed::Box;

use super::Allocator;

/// How much was asked for, and when there is no more.
#[derive(Default)]
pub(crate) struct Budget {
    /// Allocations so far.
    pub(crate) calls: AtomicUsize,
    /// Allocations that are still granted.
    left: AtomicUsize,
    /// Bytes that were not released.
    pub(crate) bytes: AtomicUsize,
}

impl Budget {
    /// One for so many allocations. It is never freed, as whoever has the allocator may outlive the test.
    pub(crate) fn of(left: usize) -> &'static Self {
        Box::leak(Box::new(Self { left: left.into(), ..Self::default() }))
    }

    /// Grants so many allocations from now on.
    pub(crate) fn grant(&self, left: usize) {
        self.left.store(left, Ordering::SeqCst);
    }

    pub(crate) fn allocations(&self) -> usize {
        self.calls.load(Ordering::SeqCst)
    }

    pub(crate) fn held(&self) -> usize {
        self.bytes.load(Ordering::SeqCst)
    }

    pub(crate) fn allocator(&'static self) -> Allocator {
        let context = core::ptr::from_ref(self).cast_mut().cast();
        // SAFETY: the functions are those of the global allocator, and the budget is never freed.
        unsafe { Allocator::new(allocate, release, context) }
    }
}

unsafe extern "C" fn allocate(size: usize, alignment: usize, budget: *mut c_void) -> *mut c_void {
    // SAFETY: this is the context of every allocator here.
    let budget: &Budget = unsafe { &*budget.cast() };
    budget.calls.fetch_add(1, Ordering::SeqCst);
    let spent = budget.left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |n| n.checked_sub(1));
    if spent.is_err() || size == 0 {
        return core::ptr::null_mut();
    }
    budget.bytes.fetch_add(size, Ordering::SeqCst);
    let layout = Layout::from_size_align(size, alignment).expect("a layout");
    // SAFETY: the size is not 0. Values that nobody wrote are to be seen.
    unsafe {
        let memory = alloc(layout);
        memory.write_bytes(0xa5, size);
        memory.cast()
    }
}

unsafe extern "C" fn release(
    memory: *mut c_void,
    size: usize,
    alignment: usize,
    budget: *mut c_void,
) {
    // SAFETY: this is the context of every allocator here.
    let budget: &Budget = unsafe { &*budget.cast() };
    budget.bytes.fetch_sub(size, Ordering::SeqCst);
    let layout = Layout::from_size_align(size, alignment).expect("a layout");
    // SAFETY: it was allocated above.
    unsafe { dealloc(memory.cast(), layout) }
}
