//! A program without std, whose panic handler is another crate's.
#![no_std]
#![no_main]

use handler as _;

#[path = "../question.rs"]
mod question;

#[link(name = "c")]
unsafe extern "C" {}

#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    i32::from(!question::is_answered())
}
