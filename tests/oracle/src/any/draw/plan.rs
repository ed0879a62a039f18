//! Where figures come from.

use super::change;
use crate::Rng;
use crate::any::Figure;
use crate::draw::{ANGLES, EXPONENTS, EXTREMES, FAR, GRID, SMALL_GRID, Style, UNIFORM, scale};

/// A family of random figures or pairs of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Distribution {
    /// Places in ±100, sizes such that a good part of the pairs meets.
    Uniform,
    /// Small integers: many exact touches.
    Grid,
    /// Two neighbouring floats, or shifts by such, between which the answer flips.
    Adjacent,
    /// One common scale from 1e-20 to 1e20.
    Scale,
    /// An exponent from 1e-20 to 1e20 for every number; in one case of eight any finite number.
    Exponents,
    /// Shapes of size about 1 around (1e6, 1e6).
    Far,
    /// Zero lengths, sizes, radii and directions, coincident points.
    Degenerate,
    /// Integers turned by multiples of 90, 45, 30 and 15 degrees.
    Angles,
    /// NaN, infinite or negative numbers.
    Invalid,
    /// Pairs of integers with common vertices and edges.
    Shared,
    /// Pairs of integers whose radii and distances are sides of a triangle of 3, 4 and 5.
    Touching,
    /// Pairs of which one is made from the other, equal or smaller, on common borders.
    Inside,
}

impl Distribution {
    /// All of them.
    pub const ALL: [Distribution; 12] = [
        Distribution::Uniform,
        Distribution::Grid,
        Distribution::Adjacent,
        Distribution::Scale,
        Distribution::Exponents,
        Distribution::Far,
        Distribution::Degenerate,
        Distribution::Angles,
        Distribution::Invalid,
        Distribution::Shared,
        Distribution::Touching,
        Distribution::Inside,
    ];

    /// How a figure, or both of a pair, are drawn.
    pub(super) fn plan(self, rng: &mut Rng) -> Plan {
        match self {
            Distribution::Uniform | Distribution::Scale => Plan::SMOOTH,
            Distribution::Grid | Distribution::Shared | Distribution::Touching => {
                if rng.u8(..4) == 0 { Plan::SMALL } else { Plan::WHOLE }
            }
            Distribution::Exponents if rng.u8(..8) == 0 => Plan::EXTREME,
            Distribution::Exponents => Plan::WILD,
            Distribution::Far => Plan::FAR,
            Distribution::Angles => Plan::TURNED,
            Distribution::Adjacent => {
                [Plan::SMOOTH, Plan::WHOLE, Plan::FAR, Plan::WILD, Plan::SMOOTH, Plan::TURNED]
                    [rng.usize(..6)]
            }
            _ => [Plan::SMOOTH, Plan::WHOLE][rng.usize(..2)],
        }
    }

    /// What is done with a figure of such a plan.
    pub(super) fn change(self, figure: &mut Figure, rng: &mut Rng) {
        match self {
            Distribution::Degenerate => change::shrink(figure, rng),
            Distribution::Invalid => change::spoil(figure, rng),
            _ => {}
        }
    }

    /// The factor for all lengths of a case.
    pub(super) fn factor(self, rng: &mut Rng) -> f32 {
        match self {
            Distribution::Scale => scale(rng),
            Distribution::Adjacent if rng.u8(..8) == 0 => scale(rng),
            _ => 1.0,
        }
    }
}

/// How the numbers of a figure are drawn.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    pub(crate) style: Style,
    /// How a number that was calculated is rounded.
    pub(crate) rounded: fn(f64) -> f32,
    /// Whether coordinates are drawn one by one rather than around a center.
    pub(crate) is_wild: bool,
}

impl Plan {
    const SMOOTH: Self = Self::new(UNIFORM, |number| number as f32);
    const WHOLE: Self = Self::new(GRID, |number| number.round() as f32);
    const SMALL: Self = Self::new(SMALL_GRID, |number| number.round() as f32);
    const TURNED: Self = Self::new(ANGLES, |number| number.round() as f32);
    const FAR: Self = Self::new(FAR, |number| number as f32);
    const WILD: Self = Self { is_wild: true, ..Self::new(EXPONENTS, |number| number as f32) };
    const EXTREME: Self = Self { is_wild: true, ..Self::new(EXTREMES, |number| number as f32) };

    const fn new(style: Style, rounded: fn(f64) -> f32) -> Self {
        Self { style, rounded, is_wild: false }
    }

    pub(crate) fn place(&self, rng: &mut Rng) -> [f32; 2] {
        [(self.style.place)(rng), (self.style.place)(rng)]
    }

    pub(crate) fn extent(&self, rng: &mut Rng) -> f32 {
        (self.style.extent)(rng)
    }

    /// Mostly 0, otherwise rather small.
    pub(crate) fn rounding(&self, rng: &mut Rng) -> f32 {
        match rng.u8(..4) {
            0 => self.extent(rng),
            1 => (self.rounded)(f64::from(self.extent(rng)) * 0.2),
            _ => 0.0,
        }
    }
}
