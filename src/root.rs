//! The square root.

/// The square root, rounded correctly: by the processor, or by libm where there is no std.
#[inline(always)]
#[cfg(not(all(target_arch = "x86_64", target_feature = "sse2")))]
pub(crate) fn square_root(x: f64) -> f64 {
    #[cfg(feature = "std")]
    return x.sqrt();
    #[cfg(not(feature = "std"))]
    return libm::sqrt(x);
}

/// The square root, rounded correctly, by the processor.
///
/// The instruction keeps the upper half of the register that it writes to, and so waits for whoever
/// wrote there last. That would be the call before where the compiler chooses any register; where
/// it is the one that holds `x` there is nothing to wait for.
#[inline(always)]
#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
pub(crate) fn square_root(mut x: f64) -> f64 {
    // SAFETY: an instruction of SSE2, which this is compiled for; it changes nothing but `x`.
    unsafe {
        core::arch::asm!(
            "sqrtsd {x}, {x}",
            x = inout(xmm_reg) x,
            options(pure, nomem, nostack, preserves_flags)
        );
    }
    x
}
