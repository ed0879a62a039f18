//! Figures in numbers of many bits, for the answers that are numbers.

mod arrange;
mod curve;
mod gap;
mod inside;
mod locate;
mod motion;
mod piece;
mod scope;
mod times;
mod vector;

pub(crate) use arrange::{Run, around, skeleton};
pub(crate) use curve::Curve;
pub(crate) use gap::gap;
pub(crate) use locate::{Location, Sample};
pub use motion::Motion;
pub(crate) use motion::Pose;
pub(crate) use piece::Piece;
pub(crate) use scope::Scope;
pub(crate) use times::times;
pub(crate) use vector::Vector;
