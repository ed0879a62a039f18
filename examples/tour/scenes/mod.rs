//! What the figures show.

mod circle;
mod exactness;
mod helper;
mod hull;
mod line;
pub(crate) mod motion;
mod plain;
mod questions;
mod raster;
mod rectangle;
mod segment;
mod threshold;
mod truth;
mod vector;

use crate::figure::{Figure, Pair};

/// The 21 pairs, in the book's order.
pub(crate) fn pairs() -> Vec<Pair> {
    [rectangle::pairs(), circle::pairs(), line::pairs(), segment::pairs()]
        .into_iter()
        .flatten()
        .collect()
}

/// Every figure, in the book's order.
pub(crate) fn all() -> Vec<Figure> {
    let mut figures = vector::figures();
    figures.extend(pairs().iter().map(Pair::figure));
    figures.extend(helper::figures());
    figures.extend(hull::figures());
    figures.extend(motion::figures());
    figures.extend(exactness::figures());
    figures.extend(threshold::figures());
    figures.extend(questions::figures());
    figures
}
