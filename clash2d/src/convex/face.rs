//! An edge, and what of another core is next to its line.

use ::core::hint::select_unpredictable;

use super::core::Place;
use crate::angle::select;
use crate::outline::dot;
use crate::root::square_root;

/// An edge of one of two cores, and the corner of the other one that is nearest to its line.
#[derive(Clone, Copy)]
pub(crate) struct Face {
    pub(crate) number: usize,
    pub(crate) opposite: usize,
    /// How far that corner lies above the edge, times its length.
    pub(crate) rise: f64,
    /// How far the cores are apart along the edge's normal; negative if they are not. Until all edges
    /// are known its square, with its sign.
    pub(crate) gap: f64,
}

impl Face {
    pub(super) const NONE: Self =
        Self { number: 0, opposite: 0, rise: f64::NEG_INFINITY, gap: f64::NEG_INFINITY };

    /// An edge, a corner of the other core, and how far that lies above the edge, times its length.
    #[inline(always)]
    pub(super) fn of(number: usize, edge: Place, opposite: usize, rise: f64) -> Self {
        Self { number, opposite, rise, gap: rise * rise.abs() / dot(edge, edge) }
    }

    /// The better one of two; of equal ones that with the lesser number. NaN does not count.
    #[inline(always)]
    pub(super) fn or(self, other: Self) -> Self {
        let is_better =
            (other.gap > self.gap) | ((other.gap == self.gap) & (other.number < self.number));
        Self {
            number: select_unpredictable(is_better, other.number, self.number),
            opposite: select_unpredictable(is_better, other.opposite, self.opposite),
            rise: select(is_better, other.rise, self.rise),
            gap: select(is_better, other.gap, self.gap),
        }
    }

    #[inline(always)]
    pub(super) fn with_root(self) -> Self {
        let length = square_root(self.gap.abs());
        Self { gap: if self.gap < 0.0 { -length } else { length }, ..self }
    }
}
