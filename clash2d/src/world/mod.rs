//! Worlds: many colliders, the pairs among them, and questions about all of them at once.
//!
//! Memory comes from an [`Allocator`](crate::Allocator) and may run out: whatever grows says so and is then as it was.

mod tasks;

mod index;

mod collider;
mod event;

mod body;

mod stream;

mod way;

mod bounds;

mod shapes;

mod grids;

mod encounter;

mod found;
mod sorted;

mod log;

#[allow(clippy::module_inception, reason = "the file of the type of this name")]
mod world;

mod change;
mod differ;
mod level;
mod query;
mod region;
mod snapshot;
mod update;

mod replay;

pub use collider::{Collider, ColliderFlags, ColliderId, Filter};
pub use event::{Event, EventFlags, Events, Pair};
pub use level::GridMut;
pub use query::{Query, QueryFlags, Ray, WorldHit};
pub use replay::Replay;
pub use tasks::Tasks;
pub use way::Stop;
pub use world::{World, WorldSettings};
