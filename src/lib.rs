//! The C libraries of clash2d: the functions of `src/ffi`, and of `src/book` under the book's names.
//!
//! Each of these is a crate, and so an object of the static library: the book's names are in a program
//! only if it asks for one of them. The libraries that are shipped abort where others would unwind, and
//! have no std inside.
#![no_std]

#[cfg(panic = "unwind")]
extern crate std;

#[cfg(feature = "book")]
pub use clash2d_book::*;
pub use clash2d_ffi::*;

/// What a program does on a panic, where there is no std that knows it. The library has none.
#[cfg(not(panic = "unwind"))]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}

// Objects that link-time optimisation has not seen name what would unwind. Nobody calls it; where there are
// weak symbols, it gives way to the real one of another Rust library in the program.
#[cfg(all(not(panic = "unwind"), any(target_os = "linux", target_os = "android")))]
core::arch::global_asm!(".weak rust_eh_personality", ".hidden rust_eh_personality");
#[cfg(all(not(panic = "unwind"), windows, target_env = "gnu"))]
core::arch::global_asm!(".globl rust_eh_personality");
#[cfg(all(
    not(panic = "unwind"),
    any(target_os = "linux", target_os = "android", all(windows, target_env = "gnu"))
))]
core::arch::global_asm!("rust_eh_personality:");
