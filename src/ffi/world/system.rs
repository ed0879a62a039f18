//! The memory of the system, for worlds that are given no other.

use clash2d::Allocator;

#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
use super::pages as system;
#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
use c_library as system;

/// The system's memory; on WebAssembly without a system pages of the module's own.
pub(super) fn allocator() -> Allocator {
    // SAFETY: any thread may call these functions, and they keep what they promise as long as the program runs.
    unsafe { Allocator::new(system::allocate, system::release, core::ptr::null_mut()) }
}

#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
mod c_library {
    use core::ffi::c_void;
    use core::mem::size_of;
    use core::ptr::null_mut;

    unsafe extern "C" {
        fn malloc(size: usize) -> *mut c_void;
        fn free(memory: *mut c_void);
    }

    /// Every C library aligns memory for this.
    const ALIGNED: usize = 2 * size_of::<usize>();

    pub(super) unsafe extern "C" fn allocate(
        size: usize,
        alignment: usize,
        _: *mut c_void,
    ) -> *mut c_void {
        if alignment <= ALIGNED {
            // SAFETY: any size may be asked for.
            return unsafe { malloc(size) };
        }
        let Some(whole) = size.checked_add(alignment) else { return null_mut() };
        // SAFETY: as above.
        let memory = unsafe { malloc(whole) }.cast::<u8>();
        if memory.is_null() {
            return null_mut();
        }
        // Beyond what is aligned already, so that there is room for the address before.
        let aligned = memory.wrapping_add(alignment - memory.addr() % alignment);
        // SAFETY: at least `ALIGNED` bytes are before it, as both addresses are multiples of that.
        unsafe { aligned.cast::<*mut u8>().sub(1).write(memory) };
        aligned.cast()
    }

    pub(super) unsafe extern "C" fn release(
        memory: *mut c_void,
        _: usize,
        alignment: usize,
        _: *mut c_void,
    ) {
        let whole = if alignment <= ALIGNED {
            memory
        } else {
            // SAFETY: the address is where `allocate` wrote it.
            unsafe { memory.cast::<*mut c_void>().sub(1).read() }
        };
        // SAFETY: `allocate` had it from `malloc`.
        unsafe { free(whole) }
    }
}
