//! No function of the C ABI allocates memory, however hard the case is.

mod common;

use clash2d_oracle::{Distribution, Rng};
use common::case::{self, Effort};
use common::table::{Function, functions};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    /// How many times this thread has asked for memory.
    static REQUESTS: Cell<usize> = const { Cell::new(0) };
}

/// The system's allocator, which counts.
struct Counting;

// SAFETY: all work is left to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        REQUESTS.set(REQUESTS.get() + 1);
        // SAFETY: the caller's promise is passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        REQUESTS.set(REQUESTS.get() + 1);
        // SAFETY: the caller's promise is passed on.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How many times an action takes or returns memory.
fn requests(action: impl FnOnce()) -> usize {
    let before = REQUESTS.get();
    action();
    REQUESTS.get() - before
}

/// Fails if a function takes or returns memory for some words.
fn allocates_nothing(function: &Function, words: &[u32]) {
    let found = requests(|| {
        std::hint::black_box(function.call(std::hint::black_box(words)));
    });
    assert_eq!(found, 0, "{} of {words:#010x?}", function.name);
}

#[test]
fn the_counter_counts() {
    assert_eq!(requests(|| drop(std::hint::black_box(Box::new(1)))), 2);
    assert_eq!(requests(|| ()), 0);
}

#[test]
fn nothing_is_allocated_for_special_and_for_random_values() {
    for function in functions() {
        case::each(function.stem(), &function.slots, Effort { scenes: 0, random: 300 }, |words| {
            allocates_nothing(&function, words);
        });
    }
}

/// Exact touches, neighbours of a tie at right angles, at 15 degrees and at any, and numbers whose
/// exponents have nothing to do with each other: what f64 can't decide.
#[test]
fn nothing_is_allocated_where_f64_leaves_a_doubt() {
    let mut arguments = Vec::new();
    let mut known = 0;
    for function in functions() {
        let Some(source) = clash2d_oracle::Function::named(function.stem()) else { continue };
        known += 1;
        let mut rng = Rng::with_seed(8);
        for distribution in Distribution::ALL {
            for _ in 0..200 {
                source.case(distribution, &mut rng, &mut arguments);
                let words: Vec<u32> = arguments.iter().map(|number| number.to_bits()).collect();
                allocates_nothing(&function, &words);
            }
        }
    }
    assert!(known > 30, "the oracle knows only {known} functions");
}
