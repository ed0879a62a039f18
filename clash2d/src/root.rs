//! The square root, rounded correctly: the same bits from each of these.

/// The square root, by the processor.
///
/// The instruction keeps the upper half of the register that it writes to, and so waits for whoever
/// wrote there last. That would be the call before where the compiler chooses any register; where
/// it is the one that holds `x` there is nothing to wait for.
#[inline(always)]
#[cfg(all(any(target_arch = "x86", target_arch = "x86_64"), target_feature = "sse2"))]
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

/// The square root, by the processor.
#[inline(always)]
#[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
pub(crate) fn square_root(mut x: f64) -> f64 {
    // SAFETY: an instruction that this is compiled for; it changes nothing but `x`.
    unsafe {
        core::arch::asm!(
            "fsqrt {x:d}, {x:d}",
            x = inout(vreg) x,
            options(pure, nomem, nostack, preserves_flags)
        );
    }
    x
}

/// The square root, by the virtual machine.
#[inline(always)]
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(crate) fn square_root(x: f64) -> f64 {
    use core::arch::wasm32::{f64x2_extract_lane, f64x2_splat, f64x2_sqrt};
    f64x2_extract_lane::<0>(f64x2_sqrt(f64x2_splat(x)))
}

/// The square root: core has none, std may know the processor's, libm computes it.
#[inline(always)]
#[cfg(not(any(
    all(any(target_arch = "x86", target_arch = "x86_64"), target_feature = "sse2"),
    all(target_arch = "aarch64", target_feature = "neon"),
    all(target_arch = "wasm32", target_feature = "simd128"),
)))]
pub(crate) fn square_root(x: f64) -> f64 {
    #[cfg(feature = "std")]
    return x.sqrt();
    #[cfg(not(feature = "std"))]
    return libm::sqrt(x);
}
