//! Worlds: many colliders, the pairs among them, and questions about all of them at once.
//!
//! Memory comes from an [`Allocator`] and may run out: whatever grows says so and is then as it was.

#![allow(
    dead_code,
    unreachable_pub,
    unused_imports,
    reason = "what a world is built on, which comes before it"
)]

mod memory;
mod tasks;

mod index;

pub use memory::Allocator;
pub use tasks::Tasks;
