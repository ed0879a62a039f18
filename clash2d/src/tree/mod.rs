//! Hierarchies: what finds the few edges or shapes near a place among many.
//!
//! A [`Tree`] has eight boxes to a node and is nothing but numbers: no addresses, and where its
//! levels begin follows from how many things it is about. Whatever the numbers are, going through
//! it ends and reads nothing else.

#![forbid(unsafe_code)]

mod frame;
mod node;

mod level;
mod path;

mod runs;

pub(crate) use frame::Frame;
pub(crate) use level::{Tree, node_count, part_of, run_for};
pub use node::Node;
pub(crate) use node::WIDTH;
pub(crate) use path::Path;
pub(crate) use runs::Runs;
