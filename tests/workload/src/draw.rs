//! The arguments of the calls: drawn with integers and exact float operations alone, so that every
//! platform draws the same ones.

use crate::abi::Slot;
use crate::case::{self, Effort, Random};

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
}

const DISTRIBUTIONS: [Distribution; 5] = [
    Distribution::Grid,
    Distribution::Angles,
    Distribution::Uniform,
    Distribution::Scale,
    Distribution::Exponents,
];

/// The distributions here, and those of the totality test: special values, numbers related to
/// earlier ones, and any bits at all.
const KINDS: usize = DISTRIBUTIONS.len() + 3;

/// Visits the arguments of some calls of a function: the same ones for the same name.
pub(crate) fn each(name: &str, slots: &[Slot], calls: usize, mut visit: impl FnMut(&[u32])) {
    let of_each = calls / KINDS;
    case::each(name, slots, Effort { scenes: 0, random: of_each }, &mut visit);
    let mut random = Random(name.len() as u64);
    let mut words = vec![0; slots.len()];
    for distribution in DISTRIBUTIONS {
        for _ in 0..of_each {
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
        if slot == Slot::Integer {
            return self.integer(random).cast_unsigned();
        }
        let number = match distribution {
            Distribution::Angles if random.below(2) == 0 => (self.integer(random) * 15) as f32,
            Distribution::Grid | Distribution::Angles => self.integer(random) as f32,
            Distribution::Uniform => fraction(random) * 64.0,
            Distribution::Scale => fraction(random) * self.scale,
            Distribution::Exponents => fraction(random) * power(random),
        };
        (if slot == Slot::Extent { number.abs() } else { number }).to_bits()
    }

    fn integer(&self, random: &mut Random) -> i32 {
        random.below(2 * self.largest + 1) as i32 - self.largest as i32
    }
}

/// A number between -1 and 1, of 24 bits.
fn fraction(random: &mut Random) -> f32 {
    const ONE: usize = 1 << 24;
    (random.below(2 * ONE + 1) as i32 - ONE as i32) as f32 / ONE as f32
}

/// A power of two from 2^-66 to 2^66, which is about 1e20.
fn power(random: &mut Random) -> f32 {
    const LARGEST: usize = 66;
    f32::from_bits(((random.below(2 * LARGEST + 1) + 127 - LARGEST) as u32) << 23)
}
