//! Movers by any bytes: levels of tiles, chains, groups and worlds, settings of any bits; never inside, and no panic.
#![no_main]

#[path = "../../tests/mover/calls.rs"]
mod calls;
#[path = "../../tests/world/memory.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod memory;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let _ = calls::play(data);
});
