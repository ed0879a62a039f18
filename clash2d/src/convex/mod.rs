//! Convex shapes of any number of corners in plain f64: which features are nearest, or least deep in
//! each other, and a bound of the error.
//!
//! A [`Core`] has corners; the shape reaches beyond it by a radius. Most pairs are told by a strip that
//! separates them or by a place inside of both, found from corner to corner ([`mod@search`]): that proves
//! itself, whatever lies around. Otherwise the corners must be proved to go counterclockwise, and of two
//! cores the edges are gone along together in the order of their directions ([`faces`]), so that each meets the
//! corner of the other core that is nearest to its line: O(n + m). What lies next to the best edge is
//! found around that corner, and one more look at all corners proves that nothing is nearer
//! ([`nearest`]). Many corners that are proved are searched: the foremost one by bisection, the best edge
//! among those whose directions allow for it ([`arcs`]). Prepared ones were proved before.
//!
//! With e for 2^-52 and the size, a sum of absolute coordinates, each corner is off by 6 e of the size
//! (a turned box; others by 1 e), an edge by 4 e of itself, a position along a normal by 14 e, a gap by
//! 60 e and the way between two places by 48 e at most. Callers allow for [`DOUBT`].

#![forbid(unsafe_code)]

mod core;
mod few;

mod face;

mod arcs;
mod faces;
mod hull;

mod nearest;
mod search;

mod ask;

pub(crate) use self::core::{Core, Foot, Shaped, are_exact, wide};
pub(crate) use ask::{Anchor, Question, ask, exact_sum, has_core};
pub(crate) use face::Face;
pub(crate) use faces::{best_faces, better, meet_exactly, reaches};
pub(crate) use nearest::{Way, above, are_nearest, contains, is_clear_of};
pub(crate) use search::{Found, search};

/// What a gap or a position may be off by, and more, as a part of the size.
pub(crate) const DOUBT: f64 = 128.0 * f64::EPSILON;
