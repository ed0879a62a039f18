//! Round shapes, and rectangles beside each other, in plain f64: what is asked most, without detours.
//!
//! Every number here is off by less than a tolerance that comes with the shapes' size. What that
//! leaves in doubt is nothing for this module: its callers go the long way then.

#![forbid(unsafe_code)]

mod round;

mod overhang;
mod paths;

pub(crate) use overhang::{Overhang, Plate, along, face_number, left};
pub(crate) use round::{Both, Disc, Foot, LEAST, Round, Span, is_end, length, sum, twice};
