//! One question about many shapes.
//!
//! Shapes are answered for several at once, in f32 with a bound for its error ([`verdict`]), by what they
//! look like ([`view`]): discs, paths, boxes and lines. What is in doubt is asked alone, so that each
//! answer is the one that the single question gives.

#![forbid(unsafe_code)]

mod view;

mod verdict;

mod path;
mod round;

mod boxes;
mod line;

mod ask;

mod group;

mod collide;
mod rays;

mod frame;

mod tree;

mod find;

pub use collide::{batch_collide, batch_collide_pairs, mask_indices};
pub use find::{IndexPair, batch_find_pairs, batch_find_pairs_capacity};
pub use rays::batch_cast_rays;
