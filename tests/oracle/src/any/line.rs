//! Endless lines.

use super::lift::Spot;
use super::straight::{Straight, quick};
use crate::big::Big;
use crate::formulas;
use crate::number::{Number, any};
use crate::point::{Edge, Point};

/// A line with a direction.
pub(crate) struct Line {
    pub(crate) base: Spot,
    pub(crate) direction: Spot,
}

impl Line {
    pub(crate) fn meets(&self, other: &Self) -> Option<bool> {
        let numbers = [&self.base, &self.direction, &other.base, &other.direction];
        formulas::lines(&numbers.map(|point| [point.x.clone(), point.y.clone()]).concat())
    }

    /// Whether it comes within the radius of an edge. No set with an area lies beside its edges.
    pub(crate) fn meets_straight(&self, other: &Straight) -> Option<bool> {
        any(other.each_edge().map(|edge| self.reaches(edge, &other.radius)))
    }

    fn reaches(&self, edge: Edge<Big>, reach: &Big) -> Option<bool> {
        let [base, direction, from, to] = [&self.base, &self.direction, edge.0, edge.1].map(quick);
        let fast =
            reach.rough().and_then(|reach| line_reaches((&base, &direction), (&from, &to), &reach));
        fast.or_else(|| line_reaches((&self.base, &self.direction), edge, reach))
    }
}

/// An end is within reach, or the ends are on two sides.
fn line_reaches<N: Number>(
    (base, direction): (&Point<N>, &Point<N>),
    (from, to): Edge<N>,
    reach: &N,
) -> Option<bool> {
    let heights = [from, to].map(|end| direction.cross(&end.minus(base)));
    let limit = reach.squared().times(&direction.squared());
    let near = heights.iter().map(|height| height.squared().at_most(&limit));
    let between = heights[0].times(&heights[1]).sign().map(|sign| sign.is_le());
    any(near.chain([between]))
}
