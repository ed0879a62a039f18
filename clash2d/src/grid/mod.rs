//! Grids: levels of tiles, of which only what is filled takes memory.

#![forbid(unsafe_code)]

mod cells;
mod lines;

mod changed;

mod leaves;

mod sweep;

mod kinds;

#[allow(clippy::module_inception, reason = "the file of the type of this name")]
mod grid;

mod border;

mod branch;

mod near;

mod fill;

mod obstacle;
mod ray;

mod held;

mod contact;

mod cast;

pub use cast::GridCastHit;
pub use contact::GridContact;
pub use fill::{GridArea, GridRows};
pub use grid::{CellShape, Grid, GridCell, GridSettings, GridTile, Tile};
pub use near::GridDistance;
pub use ray::GridRayHit;
