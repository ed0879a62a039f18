//! The index: which items have boxes near a place, near each other, or on a way.
//!
//! Items are small numbers, each with a box of f32. They lie in *pages* of up to 512, which are in the
//! order of a Hilbert curve, each with a hierarchy of eight boxes to a block; another one is over the
//! pages. What moves gets its boxes made right in place; a page whose boxes have grown is put in order
//! again, some pages each time, and what has left the part of the curve that is a page's goes to another.
//!
//! Answers are sets: in which order they are told depends on what happened before, which items they are
//! does not. Boxes are closed: touching counts. A box of nothing (or with a NaN) meets nothing.

#![forbid(unsafe_code)]

mod block;
mod key;
mod page;
mod top;

mod store;

mod build;
mod order;

mod change;

mod join;
mod nearest;
mod overlap;
mod sweep;

pub(crate) use overlap::Met;
pub(crate) use store::Index;
pub(crate) use sweep::Way;

#[cfg(test)]
mod test;
