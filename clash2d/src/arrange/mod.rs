//! Borders of shapes as straight and round pieces: where they cross, and what lies beside them.
//!
//! Every piece is cut where it meets another one. Between two cuts nothing changes, so that the middle
//! of each part tells how the two shapes lie to each other along all of it. All numbers are
//! [`Real`](crate::exact::real::Real) ones; where two are the same within their error, they are equal.

#![forbid(unsafe_code)]

mod piece;

mod ray;

mod beside;
mod tour;

mod meeting;

mod edges;
mod members;

mod figure;

mod cover;

mod walk;

pub(crate) use beside::Beside;
pub(crate) use figure::{Figure, anchor};
pub(crate) use meeting::{Crossing, Cut, Cuts, Parts};
pub(crate) use members::Members;
pub(crate) use piece::{Piece, part_of_turns};
pub(crate) use tour::{Id, Labelled};
pub(crate) use walk::{Find, Part, Walk, are_neighbours};
