//! Questions about polygons and their rings.
//!
//! A ring is a closed polyline: its last vertex is joined to its first one. A polygon has one ring
//! or more, and contains what an odd number of them surround.

#![forbid(unsafe_code)]

pub(crate) mod winding;

mod ladder;

mod sweep;

mod nesting;

mod area;
mod centroid;
pub(crate) mod convex;
mod simple;

mod pieces;

pub(crate) use nesting::Nesting;
pub use pieces::ConvexPieces;
pub use winding::{Winding, winding};
