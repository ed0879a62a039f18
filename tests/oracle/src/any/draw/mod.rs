//! Random figures.

mod adjacent;
mod change;
mod outline;
mod pair;
mod plan;
mod polygon;
mod shape;

pub use pair::draw_pair;
pub use plan::Distribution;

use super::{Figure, Kind};
use crate::Rng;

/// The next random figure of a kind.
pub fn draw(kind: Kind, distribution: Distribution, rng: &mut Rng) -> Figure {
    let plan = distribution.plan(rng);
    let mut figure = shape::draw(kind, &plan, rng);
    distribution.change(&mut figure, rng);
    figure
}
