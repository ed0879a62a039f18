//! The formulas of any textbook in plain `f32`, behind the C ABI: what a careful game programmer
//! writes in an afternoon. No tolerance, touching counts, square roots avoided where usual.
//! The build script compiles this file alone into a shared object as well.
#![allow(
    clippy::disallowed_methods,
    clippy::too_many_arguments,
    reason = "the usual code calls the usual sine and cosine, and the book's signatures are given"
)]

#[path = "plain/boxes.rs"]
pub mod boxes;
#[path = "plain/lines.rs"]
pub mod lines;
#[path = "plain/motion.rs"]
pub mod motion;
#[path = "plain/numbers.rs"]
pub mod numbers;
#[path = "plain/round.rs"]
pub mod round;
#[path = "shapes.rs"]
pub mod shapes;
#[path = "plain/vector.rs"]
mod vector;

use shapes::Circle;

/// Whether nothing is done: the cost of a call that passes two circles.
#[unsafe(no_mangle)]
pub extern "C" fn plain_nothing(_a: Circle, _b: Circle) -> bool {
    false
}
