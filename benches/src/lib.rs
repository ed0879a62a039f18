//! How right and how fast clash2d is, beside the others: Box2D v3, parry2d, Chipmunk, raylib and the
//! plain formulas of a textbook, all through the same kind of call.

#![cfg(unix)]

pub mod arguments;
pub mod batches;
pub mod call;
pub mod callgrind;
pub mod goals;
pub mod growth;
pub mod isolate;
#[cfg(feature = "movers")]
pub mod movers;
pub mod parry;
pub mod peer;
pub mod plain;
pub mod pool;
pub mod query;
pub mod record;
pub mod scene;
pub mod speed;
pub mod stopwatch;
pub mod tables;
pub mod tally;
pub mod touching;
pub mod verdict;
pub mod world;

pub use plain::shapes;
