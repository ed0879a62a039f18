//! Convex shapes of few corners in plain f64: what is asked most, without detours.
//!
//! Every number here is off by less than a tolerance that comes with the shapes' size. What that
//! leaves in doubt is nothing for this module: its callers go the long way then.

#![forbid(unsafe_code)]

mod place;

mod pairs;

mod core;
mod ring;

mod face;

mod round;

mod ask;

mod overhang;
mod rim;

mod coarse;

pub(crate) use ask::{Question, ask};
pub(crate) use coarse::{Coarse, Edge, are_apart};
pub(crate) use core::Small;
pub(crate) use face::{Face, Way, above, alike, are_nearest, best_face, better};
pub(crate) use overhang::{Overhang, Plate, along, face_number, left};
pub(crate) use pairs::{first, pairs};
pub(crate) use place::select_place;
pub(crate) use rim::Rim;
pub(crate) use ring::{flips_twice, short_ring};
pub(crate) use round::{
    Beside, Both, Foot, LEAST, Round, Span, is_end, length, sum, twice, within,
};
