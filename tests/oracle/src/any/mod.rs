//! The truth about any shape with any shape.

mod collide;
mod draw;
mod figure;
mod kind;
mod lift;
mod line;
mod part;
mod sector;
mod simple;
mod source;
mod straight;
mod surd;
mod turning;

pub use collide::{collide, contains_point};
pub use draw::{Distribution, draw, draw_pair};
pub use figure::{Entry, Figure, Pair, Role};
pub use kind::Kind;
