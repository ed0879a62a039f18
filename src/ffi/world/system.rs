//! The memory of the system, for worlds that are given no other.

use clash2d::Allocator;

/// The system's memory; on WebAssembly, where there is no system, none.
pub(super) fn allocator() -> Allocator {
    #[cfg(not(target_family = "wasm"))]
    // SAFETY: the functions below are those of the C library, which any thread may call.
    return unsafe {
        Allocator::new(c_library::allocate, c_library::release, core::ptr::null_mut())
    };
    #[cfg(target_family = "wasm")]
    Allocator::default()
}

#[cfg(not(target_family = "wasm"))]
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
