//! Grids: levels of tiles, of which only what is filled takes memory.

#![forbid(unsafe_code)]

mod cells;
mod lines;

mod sweep;

mod kinds;

#[allow(clippy::module_inception, reason = "the file of the type of this name")]
mod grid;

mod border;

mod near;
mod obstacle;
mod ray;

pub use grid::{CellShape, Grid, GridCell, GridSettings, GridTile, Tile};
pub use near::GridDistance;
pub use ray::GridRayHit;
