//! Worlds: many colliders, the pairs among them, and questions about all of them at once.

mod colliders;
mod grids;
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
mod heap;
mod logs;
mod movers;
#[cfg(all(target_arch = "wasm32", target_os = "unknown"))]
mod pages;
mod queries;
mod settings;
mod snapshots;
mod system;

pub use colliders::*;
pub use grids::*;
pub use logs::*;
pub use movers::*;
pub use queries::*;
pub use settings::*;
pub use snapshots::*;
