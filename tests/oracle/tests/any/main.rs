//! The oracle for any shapes against simpler and slower ways to the same answers.

mod book;
mod known;
mod naive;
mod numbers;
mod relations;
mod sampled;
