//! Where the cases come from.

use crate::draw::{ANGLES, EXPONENTS, EXTREMES, FAR, GRID, SMALL_GRID, Style, UNIFORM, scale};
use crate::{Function, Kind, Rng, adjacent};

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
    /// An exponent from 1e-20 to 1e20 for every number; in one case of eight any finite number.
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

    /// Cases without a definite answer, which only tiny angles have, are drawn again.
    pub(crate) fn draw(self, function: &Function, rng: &mut Rng, arguments: &mut Vec<f32>) {
        loop {
            self.draw_any(function, rng, arguments);
            let definite = !function.turns() || (function.decide)(arguments).is_some();
            if definite {
                return;
            }
        }
    }

    fn draw_any(self, function: &Function, rng: &mut Rng, arguments: &mut Vec<f32>) {
        let mut plain = |style: Style, rng: &mut Rng| {
            style.draw(function, rng, arguments);
            if function.is_rare() && rng.bool() {
                align(function, rng, arguments);
            }
        };
        match self {
            Distribution::Uniform => plain(UNIFORM, rng),
            Distribution::Grid if function.is_rare() => plain(SMALL_GRID, rng),
            Distribution::Grid => plain(GRID, rng),
            Distribution::Adjacent => adjacent::draw(function, rng, arguments),
            Distribution::Scale => {
                plain(UNIFORM, rng);
                rescale(function, scale(rng), arguments);
            }
            Distribution::Exponents if rng.u8(..8) == 0 => plain(EXTREMES, rng),
            Distribution::Exponents => plain(EXPONENTS, rng),
            Distribution::Far => plain(FAR, rng),
            Distribution::Degenerate => {
                plain(if rng.bool() { GRID } else { UNIFORM }, rng);
                shrink(function, rng, arguments);
            }
            Distribution::Angles => plain(ANGLES, rng),
            Distribution::Invalid => {
                plain(if rng.bool() { GRID } else { UNIFORM }, rng);
                spoil(function, rng, arguments);
            }
        }
    }
}

impl Function {
    /// Its parameters, each with the places of its numbers.
    pub(crate) fn parameters(&self) -> impl Iterator<Item = (Kind, std::ops::Range<usize>)> {
        self.kinds.iter().scan(0, |end, &kind| {
            let start = *end;
            *end += kind.arity();
            Some((kind, start..*end))
        })
    }

    /// Whether a rotated shape takes part.
    pub(crate) fn turns(&self) -> bool {
        self.kinds.contains(&Kind::OrientedRectangle)
    }
}

/// Multiplies all lengths, but no angle.
pub(crate) fn rescale(function: &Function, factor: f32, arguments: &mut [f32]) {
    for (kind, places) in function.parameters() {
        let angles = usize::from(kind == Kind::OrientedRectangle);
        arguments[places.start..places.end - angles].iter_mut().for_each(|x| *x *= factor);
    }
}

/// Puts points on lines and segments, and lines along each other, as nearly as floats can.
fn align(function: &Function, rng: &mut Rng, arguments: &mut [f32]) {
    let mut part = || match rng.u8(..8) {
        0 => rng.f32(),
        1 => rng.f32() * 8.0 - 4.0,
        n => [0.5, 1.0, 0.25, 0.75, 2.0, -1.0][usize::from(n) - 2],
    };
    let (first, second) = (part(), part());
    let [a, b, c, d] = [0, 1, 2, 3].map(|place| arguments[place]);
    match function.kinds {
        [Kind::Vector, Kind::Vector] if function.name == "parallel_vectors" => {
            arguments[2..].copy_from_slice(&[a * first, b * first]);
        }
        [Kind::Vector, Kind::Vector] => arguments[2..].copy_from_slice(&[a, b]),
        [Kind::Line, Kind::Vector] => {
            arguments[4..].copy_from_slice(&[a + c * first, b + d * first]);
        }
        [Kind::Vector, Kind::Segment] => {
            let [x, y] = [4, 5].map(|place| arguments[place]);
            arguments[..2].copy_from_slice(&[c + (x - c) * first, d + (y - d) * first]);
        }
        _ => {
            arguments[4..].copy_from_slice(&[a + c * first, b + d * first, c * second, d * second])
        }
    }
    arguments.iter_mut().for_each(|x| *x = x.clamp(f32::MIN, f32::MAX));
}

/// Makes shapes degenerate, and lets them stand where another one stands.
fn shrink(function: &Function, rng: &mut Rng, arguments: &mut [f32]) {
    for (kind, places) in function.parameters() {
        let numbers = &mut arguments[places];
        match kind {
            Kind::Segment if rng.bool() => numbers.copy_within(0..2, 2),
            Kind::Line if rng.bool() => numbers[2..].fill(0.0),
            Kind::Vector if function.moves() && rng.bool() => numbers.fill(0.0),
            Kind::Circle if rng.bool() => numbers[2] = 0.0,
            Kind::Range if rng.bool() => numbers[1] = numbers[0],
            Kind::Rectangle | Kind::OrientedRectangle => match rng.u8(..4) {
                0 => numbers[2] = 0.0,
                1 => numbers[3] = -0.0,
                2 => numbers[2..4].fill(0.0),
                _ => {}
            },
            _ => {}
        }
    }
    let standing: Vec<usize> = function
        .parameters()
        .filter(|(kind, _)| !(*kind == Kind::Vector && function.moves()))
        .map(|(_, places)| places.start)
        .collect();
    if standing.len() == 2 && rng.bool() {
        let width = if function.kinds[0] == Kind::Number { 1 } else { 2 };
        arguments.copy_within(standing[0]..standing[0] + width, standing[1]);
    }
}

/// Makes one shape or two invalid.
fn spoil(function: &Function, rng: &mut Rng, arguments: &mut [f32]) {
    for _ in 0..=rng.u8(..2) {
        let place = rng.usize(..arguments.len());
        let extents = function
            .parameters()
            .flat_map(|(kind, places)| kind.extents().map(move |extent| places.start + extent))
            .collect::<Vec<_>>();
        arguments[place] = match rng.u8(..3) {
            0 => f32::NAN,
            1 => f32::INFINITY,
            _ => f32::NEG_INFINITY,
        };
        if !extents.is_empty() && rng.bool() {
            let extent = rng.choice(extents).unwrap_or_default();
            arguments[place] = 1.0;
            arguments[extent] = -arguments[extent].abs().max(f32::MIN_POSITIVE);
        }
    }
}
