//! Worlds: everything that they tell against brute force with the functions for two shapes.

mod memory;
mod threads;

mod shapes;

mod ask;
mod calls;
mod changes;
mod first;
mod model;
mod play;

mod crowd;
mod frugal;
mod logs;
mod soak;
mod triggers;
