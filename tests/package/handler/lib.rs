//! A panic handler for programs without std, as crates such as panic-halt have it.
#![no_std]

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}

/// Unoptimised code of core names what would unwind; nobody calls it.
#[unsafe(no_mangle)]
extern "C" fn rust_eh_personality() {}
