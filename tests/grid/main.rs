//! Grids of tiles.

mod approach;
mod ask;
mod cast;
mod cave;
mod contact;
mod fill;
mod level;
#[path = "../world/memory.rs"]
#[allow(dead_code, reason = "the tests of worlds count it, too")]
mod memory;
mod mover;
mod places;
mod storage;
mod terrain;
mod world;
