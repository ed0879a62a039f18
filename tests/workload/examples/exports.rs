//! The workload as exports of a WebAssembly module, which tests/web/workload.mjs calls.

use clash2d_workload::{Function, functions};
use std::sync::LazyLock;

static FUNCTIONS: LazyLock<Vec<Function>> = LazyLock::new(functions);

/// The number of functions.
#[unsafe(no_mangle)]
pub extern "C" fn workload_functions() -> usize {
    FUNCTIONS.len()
}

/// Where the name of a function starts in memory.
#[unsafe(no_mangle)]
pub extern "C" fn workload_name(function: usize) -> *const u8 {
    FUNCTIONS[function].name.as_ptr()
}

/// How many bytes the name has.
#[unsafe(no_mangle)]
pub extern "C" fn workload_name_length(function: usize) -> usize {
    FUNCTIONS[function].name.len()
}

/// The hash of a function's answers.
#[unsafe(no_mangle)]
pub extern "C" fn workload_hash(function: usize) -> u64 {
    FUNCTIONS[function].hash()
}
