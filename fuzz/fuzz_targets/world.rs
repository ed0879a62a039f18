//! Worlds by any bytes: calls, memory that runs out, spoilt snapshots and logs.
#![no_main]

#[path = "../../tests/world/calls.rs"]
mod calls;
#[path = "../../tests/world/memory.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod memory;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| calls::play(data));
