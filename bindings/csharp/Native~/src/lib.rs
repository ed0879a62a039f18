//! The native library of the C# binding: what `clash2d.h` declares, and a pointer form of each function
//! that takes or returns a struct by value, because Unity's Burst imports only functions of numbers and
//! pointers. One call goes straight into the other: there is no geometry in here.

#![no_std]

#[cfg(panic = "unwind")]
extern crate std;

#[rustfmt::skip] // generated
mod layout;
#[rustfmt::skip] // generated
mod pointer;

/// What a pointer points to, aligned or not; none if it is null.
///
/// # Safety
/// The pointer is null or readable.
unsafe fn read<T: Copy>(from: *const T) -> Option<T> {
    // SAFETY: the caller promises it.
    (!from.is_null()).then(|| unsafe { from.read_unaligned() })
}

/// Stores an answer, if there is a place for it, aligned or not.
///
/// # Safety
/// The pointer is null or writable.
unsafe fn write<T>(to: *mut T, answer: T) {
    if !to.is_null() {
        // SAFETY: the caller promises it.
        unsafe { to.write_unaligned(answer) }
    }
}

/// What a game does on a panic, where there is no std that knows it. The library has none.
#[cfg(not(panic = "unwind"))]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}
