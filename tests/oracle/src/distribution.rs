//! Where the cases come from.

use crate::{Function, Rng};

/// A family of random cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distribution {
    /// Places in ±100, sizes such that a good part of the cases hits.
    Uniform,
    /// Small integers: many exact touches.
    Grid,
    /// One of the two neighbouring floats between which the exact answer flips.
    Adjacent,
    /// One common scale from 1e-20 to 1e20.
    Scale,
    /// An exponent from 1e-20 to 1e20 for every number.
    Exponents,
    /// Shapes of size about 1 around (1e6, 1e6).
    Far,
    /// Zero lengths, sizes, radii and directions, coincident points.
    Degenerate,
    /// Integer grids turned by multiples of 90, 45, 30 and 15 degrees.
    Angles,
    /// Shapes of which one is invalid: NaN, infinite or negative.
    Invalid,
}

impl Distribution {
    /// All of them.
    pub const ALL: [Distribution; 9] = [
        Distribution::Uniform,
        Distribution::Grid,
        Distribution::Adjacent,
        Distribution::Scale,
        Distribution::Exponents,
        Distribution::Far,
        Distribution::Degenerate,
        Distribution::Angles,
        Distribution::Invalid,
    ];

    /// A lower-case word for tables.
    pub const fn name(self) -> &'static str {
        match self {
            Distribution::Uniform => "uniform",
            Distribution::Grid => "grid",
            Distribution::Adjacent => "adjacent",
            Distribution::Scale => "scale",
            Distribution::Exponents => "exponents",
            Distribution::Far => "far",
            Distribution::Degenerate => "degenerate",
            Distribution::Angles => "angles",
            Distribution::Invalid => "invalid",
        }
    }

    pub(crate) fn draw(self, function: &Function, rng: &mut Rng, arguments: &mut Vec<f32>) {
        arguments.clear();
        for _ in 0..function.arity() {
            arguments.push((rng.f32() - 0.5) * 200.0);
        }
    }
}
