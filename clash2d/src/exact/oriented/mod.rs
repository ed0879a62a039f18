//! Signs that decide about turned rectangles.
//!
//! Each function answers with a number that is negative exactly where the two lie apart. f64 says
//! which, with [`Rotation`](crate::angle::Rotation); where its error bound forbids that,
//! [`turned`](super::turned) does with a sine and cosine of 120 bits. An invalid shape makes it NaN.

mod seen;

mod line;
mod point;
mod rectangle;

pub(crate) use line::{axes_overlap, line_overlap, overlap_along};
pub(crate) use point::{depth, distance};
pub(crate) use rectangle::{boxes_overlap, rectangle_overlap};
