//! The truth that clash2d is tested against.
//!
//! Every yes/no function of the library is decided here a second time, from its semantics alone:
//! with other formulas, on flat slices of `f32` (the fields in the order of the C structs), in
//! error-tracked `f64` where that settles the question and in big integers where it does not.
//! Nothing here depends on the library.
//!
//! Rotated shapes bring in sines and cosines, from series of our own to 256 bits and more, and to so
//! many that a value that vanishes within that accuracy is 0.
//!
//! Any shape with any shape is in [`any`].
//!
//! ```
//! use clash2d_oracle::{Distribution, Function, Rng};
//!
//! let function = Function::named("circles_collide").unwrap();
//! assert!(function.truth(&[4.0, 4.0, 2.0, 7.0, 4.0, 2.0]));
//!
//! let mut rng = Rng::with_seed(1);
//! let mut arguments = Vec::new();
//! function.case(Distribution::Grid, &mut rng, &mut arguments);
//! assert_eq!(arguments.len(), function.arity());
//! ```

mod adjacent;
mod angle;
pub mod any;
mod big;
mod book;
mod cases;
mod distribution;
mod draw;
mod formulas;
mod hull;
mod kind;
mod lift;
mod number;
mod point;
mod random;
mod real;
mod registry;

pub use cases::{CaseFile, case_files};
pub use distribution::Distribution;
pub use kind::Kind;
pub use random::Rng;
pub use real::Real;
pub use registry::{BOOK_FUNCTIONS, CONTAINMENTS, FUNCTIONS, Function, contains};
