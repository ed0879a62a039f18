//! Worlds: many colliders, the pairs among them, and questions about all of them at once.

mod colliders;
mod logs;
mod queries;
mod settings;
mod snapshots;
mod system;

pub use colliders::*;
pub use logs::*;
pub use queries::*;
pub use settings::*;
pub use snapshots::*;
