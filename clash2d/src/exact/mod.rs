//! Exactness: the only place that speaks of rounding.
//!
//! A question of geometry ends in the sign of an expression in the shapes' numbers. It is evaluated
//! in f32 first, or in f64 if it has a sine. The result comes with a forward error bound, and only if
//! it lies closer to 0 than that is it evaluated again: in f64 where the coordinates are so short
//! that this is exact, as at most touches on a grid, otherwise in integers of a fixed size on the
//! stack, and for rotated shapes with as many digits as it takes. No path allocates; what each question
//! costs stands with it.
//!
//! - [`judge`]: floating point alone, or exactly
//! - [`float`]: what both kinds of floating point have in common
//! - [`terms`]: coordinates as sums of floats
//! - [`polynomial`]: signs of sums, products and distances
//! - [`short`]: the same where f64 is exact
//! - [`oriented`], [`turned`]: signs of expressions with a sine and cosine
//! - [`mod@turn`]: which way it goes on at a vertex
//! - [`ring`]: areas and centroids of rings
//! - [`round`]: numbers that come out, rounded in a chosen direction
//! - `threshold`: the book's 1/8192
//! - [`real`], [`ball`], [`settle`]: all that is not the sign of a polynomial, in f64 with a bound of
//!   its error and then to hundreds of bits
//! - [`position`]: what is added to all coordinates of a shape
//! - [`rough`]: the same in plain f64
//! - [`int`], [`wave`]: the integers, and the sine and cosine, behind them

#![forbid(unsafe_code)]

pub(crate) mod float;
pub(crate) mod int;
pub(crate) mod judge;
pub(crate) mod terms;
pub(crate) mod wave;

#[cfg(test)]
pub(crate) mod truth;

pub(crate) mod real;

pub(crate) mod position;

pub(crate) mod ball;
pub(crate) mod settle;

pub(crate) mod rough;

mod short;

pub(crate) mod polynomial;
pub(crate) mod ring;
pub(crate) mod round;
pub(crate) mod threshold;
pub(crate) mod turn;
pub(crate) mod turned;

pub(crate) mod oriented;
