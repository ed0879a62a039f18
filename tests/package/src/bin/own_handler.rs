//! A program without std that has a panic handler of its own.
#![no_std]
#![no_main]

#[path = "../question.rs"]
mod question;

#[link(name = "c")]
unsafe extern "C" {}

#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    i32::from(!question::is_answered())
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}

/// Unoptimised code of core names what would unwind; nobody calls it.
#[unsafe(no_mangle)]
extern "C" fn rust_eh_personality() {}
