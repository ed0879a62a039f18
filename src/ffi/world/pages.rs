//! The memory of WebAssembly where a module is all there is: pages that it adds to its own.

use core::arch::wasm32::memory_grow;
use core::cell::UnsafeCell;
use core::ffi::c_void;
use core::ops::Range;
use core::ptr::{null_mut, with_exposed_provenance_mut};
use core::sync::atomic::{AtomicBool, Ordering};

use super::heap::{Heap, PAGE};

/// The one heap of the module, for one thread at a time.
struct Shared {
    is_taken: AtomicBool,
    heap: UnsafeCell<Heap>,
}

// SAFETY: the heap is used by who has set the flag, and by nobody else.
unsafe impl Sync for Shared {}

static SHARED: Shared =
    Shared { is_taken: AtomicBool::new(false), heap: UnsafeCell::new(Heap::new()) };

impl Shared {
    /// Does something with the heap. Nobody holds it long, and a page's main thread must not sleep: who comes
    /// second turns in a circle.
    fn with<T>(&self, f: impl FnOnce(&mut Heap) -> T) -> T {
        while self.is_taken.swap(true, Ordering::Acquire) {
            core::hint::spin_loop();
        }
        // SAFETY: the flag is set, and by nobody else until it is cleared.
        let result = f(unsafe { &mut *self.heap.get() });
        self.is_taken.store(false, Ordering::Release);
        result
    }
}

/// Adds pages to the memory; none if the engine has no more.
fn grow(pages: usize) -> Option<Range<usize>> {
    let before = memory_grow::<0>(pages);
    let end = before.checked_add(pages)?.checked_mul(PAGE)?;
    Some(before * PAGE..end)
}

pub(super) unsafe extern "C" fn allocate(
    size: usize,
    alignment: usize,
    _: *mut c_void,
) -> *mut c_void {
    // SAFETY: new pages are nobody else's.
    let block = SHARED.with(|heap| unsafe { heap.take(size, alignment, grow) });
    block.map_or(null_mut(), with_exposed_provenance_mut)
}

pub(super) unsafe extern "C" fn release(
    memory: *mut c_void,
    size: usize,
    alignment: usize,
    _: *mut c_void,
) {
    // SAFETY: the caller gives back what `allocate` gave for these numbers.
    SHARED.with(|heap| unsafe { heap.give(memory.expose_provenance(), size, alignment) });
}
