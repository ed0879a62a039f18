//! The arguments of the calls: drawn with integers and exact float operations alone, so that every
//! platform draws the same ones.

use crate::abi::Slot;
use crate::case::{self, Effort, Random};
use clash2d::Vector2D;

/// How the numbers of a call are drawn.
#[derive(Clone, Copy)]
enum Distribution {
    /// Integers of at most 8, in some calls of at most 1: much touches.
    Grid,
    /// The same and multiples of 15, which meet as angles.
    Angles,
    /// Within 64 of 0.
    Uniform,
    /// The numbers of a call are of one size, between 1e-20 and 1e20.
    Scale,
    /// Each number has an exponent of its own, from 1e-20 to 1e20.
    Exponents,
    /// Within 64 of a place that is up to 1e6 away.
    Far,
}

/// For functions of plain numbers.
const OF_NUMBERS: &[Distribution] = &[
    Distribution::Grid,
    Distribution::Angles,
    Distribution::Uniform,
    Distribution::Scale,
    Distribution::Exponents,
];

/// For functions of any shapes: mostly scenes as games have them, in which shapes meet.
const OF_SHAPES: &[Distribution] = &[
    Distribution::Grid,
    Distribution::Grid,
    Distribution::Angles,
    Distribution::Angles,
    Distribution::Uniform,
    Distribution::Uniform,
    Distribution::Far,
    Distribution::Scale,
    Distribution::Exponents,
];

/// How the arguments of a function are drawn.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    /// The number of all calls.
    pub(crate) calls: usize,
    /// Cases of each kind of the totality test: special values, numbers related to earlier ones,
    /// and any bits at all.
    of_totality: usize,
    /// Where the other arguments come from, each as often.
    distributions: &'static [Distribution],
}

impl Plan {
    /// Calls of a function of plain numbers.
    pub(crate) const fn of_numbers(calls: usize) -> Self {
        Self { calls, of_totality: calls / (OF_NUMBERS.len() + 3), distributions: OF_NUMBERS }
    }

    /// Calls of a function of any shapes, of which any bits at all rarely make one.
    pub(crate) const fn of_shapes(calls: usize) -> Self {
        Self { calls, of_totality: calls / 30, distributions: OF_SHAPES }
    }
}

/// Visits the arguments of some calls of a function: the same ones for the same name.
pub(crate) fn each(name: &str, slots: &[Slot], plan: Plan, mut visit: impl FnMut(&[u32])) {
    let Plan { calls, of_totality, distributions } = plan;
    case::each(name, slots, Effort { scenes: 0, random: of_totality }, &mut visit);
    let mut random = Random(name.len() as u64);
    let mut words = vec![0; slots.len()];
    for &distribution in distributions {
        for _ in 0..(calls - 3 * of_totality) / distributions.len() {
            let call = Call { largest: 1 + random.below(8), scale: power(&mut random) };
            for (word, &slot) in words.iter_mut().zip(slots) {
                *word = call.word(distribution, &mut random, slot);
            }
            visit(&words);
        }
    }
}

/// What the numbers of a call have in common.
struct Call {
    /// The largest integer.
    largest: usize,
    /// The size of the other numbers, where they have one.
    scale: f32,
}

impl Call {
    /// A word for a slot.
    fn word(&self, distribution: Distribution, random: &mut Random, slot: Slot) -> u32 {
        match slot {
            Slot::Integer => return self.integer(random).cast_unsigned(),
            Slot::Choice => return random.below(CHOICES) as u32,
            _ => {}
        }
        let number = match distribution {
            Distribution::Angles if random.below(2) == 0 => (self.integer(random) * 15) as f32,
            Distribution::Grid | Distribution::Angles => self.integer(random) as f32,
            Distribution::Uniform => fraction(random) * 64.0,
            Distribution::Scale => fraction(random) * self.scale,
            Distribution::Exponents => fraction(random) * power(random),
            Distribution::Far if slot == Slot::Extent => self.integer(random) as f32,
            Distribution::Far => self.far(random),
        };
        (if slot == Slot::Extent { number.abs() } else { number }).to_bits()
    }

    /// A number near one that is far from 0, on a finer grid the nearer that is.
    fn far(&self, random: &mut Random) -> f32 {
        let scale = self.scale.clamp(1.0, (1 << 20) as f32);
        scale + self.integer(random) as f32 + fraction(random)
    }

    fn integer(&self, random: &mut Random) -> i32 {
        random.below(2 * self.largest + 1) as i32 - self.largest as i32
    }
}

/// What is one of a few is below this: all kinds of shapes, and all that is special about their
/// arrays.
const CHOICES: usize = 48;

/// A number between -1 and 1, of 24 bits.
pub(crate) fn fraction(random: &mut Random) -> f32 {
    const ONE: usize = 1 << 24;
    (random.below(2 * ONE + 1) as i32 - ONE as i32) as f32 / ONE as f32
}

/// A number up to a size. Half of all lie on a grid, so that much touches.
pub(crate) fn number(random: &mut Random, size: f32) -> f32 {
    if random.below(2) == 0 {
        return (random.below(17) as f32 - 8.0) / 8.0 * size;
    }
    fraction(random) * size
}

/// A vector of two such numbers.
pub(crate) fn vector(random: &mut Random, size: f32) -> Vector2D {
    Vector2D::new(number(random, size), number(random, size))
}

/// A power of two from 2^-66 to 2^66, which is about 1e20.
fn power(random: &mut Random) -> f32 {
    const LARGEST: usize = 66;
    f32::from_bits(((random.below(2 * LARGEST + 1) + 127 - LARGEST) as u32) << 23)
}
