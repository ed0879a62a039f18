//! What is needed soon.

/// Has the processor fetch something into its caches, if it can be told to; no answer depends on it.
#[inline(always)]
pub(crate) fn fetch<T>(thing: &T) {
    #[cfg(all(target_arch = "x86_64", target_feature = "sse2", not(miri)))]
    for line in (0..size_of::<T>()).step_by(64) {
        use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: nothing is read, and the address is one in the thing.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(core::ptr::from_ref(thing).cast::<i8>().add(line)) };
    }
    #[cfg(not(all(target_arch = "x86_64", target_feature = "sse2", not(miri))))]
    let _ = thing;
}
