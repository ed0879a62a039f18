//! The truth about any shape with any shape.

mod cast;
mod collide;
mod distance;
mod draw;
mod figure;
mod kind;
mod lift;
mod line;
mod part;
mod plane;
mod ray;
mod relate;
mod sector;
mod simple;
mod source;
mod straight;
mod surd;
mod turning;

pub use cast::cast;
pub use collide::{collide, contains_point};
pub use distance::{distance, distance_at, is_empty};
pub use draw::{Distribution, draw, draw_pair};
pub use figure::{Entry, Figure, Pair, Role};
pub use kind::Kind;
pub use plane::Motion;
pub use ray::ray;
pub use relate::{Relation, relate};
pub(crate) use turning::Turning;
