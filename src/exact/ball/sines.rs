//! Sine and cosine to 1200 bits.
//!
//! Of the angle over 2^16 the Taylor series, then doubled as often: sin 2x = 2 sin x (1 - u) and
//! 1 - cos 2x = 2 sin² x, where u is 1 - cos x, so that however small an angle is, what its cosine
//! lacks to 1 is known as well as its sine.

use super::magnitude::Magnitude;
use super::{Ball, LIMBS, limbs};
use crate::exact::int::Int;
use crate::exact::real::Real;
use crate::exact::wave::{Acute, decoded, difference};

/// How often the angle is halved.
const HALVINGS: usize = 16;

/// How many terms the series have after the first one. Squares are below 2^-32.6, so that the next
/// term is below 2^-1280.
const TERMS: u64 = 30;

/// A number from 0 to 1, times 2^1280.
type Fraction = [u64; LIMBS];

/// A degree in radians, times 2^1221, rounded down.
const DEGREE: [u64; LIMBS - 1] = [
    0x8046_5d65_116f_dfcf,
    0x68d0_9d41_52f1_8c81,
    0x7ded_b01d_25ca_8816,
    0xab45_e3b4_b370_3b73,
    0x349f_a2a5_6d13_bb09,
    0xab7d_7095_47be_d4cb,
    0x5a0a_c450_b368_9f37,
    0x6522_6eeb_a117_e8fe,
    0x527c_b3b5_4cd1_93dc,
    0x5863_bdcd_f90b_537f,
    0x5e3c_f2d1_5704_9e6b,
    0x71b1_370f_3cab_eadc,
    0x60d4_a6b4_9598_f1ee,
    0x10c5_0c96_9d51_40c9,
    0xb6f6_1167_8191_1487,
    0xe502_a9b4_c94c_8512,
    0x00b7_aef5_01b5_e6b8,
    0x0ec5_f66e_9485_c4d9,
    0x8efa_3512_94e9_c8ae,
];

impl Ball {
    /// The cosine and the sine of the exact difference `b - a` of finite degrees.
    pub(super) fn fine_rotation(a: f32, b: f32) -> [Self; 2] {
        let (quadrant, high, low) = difference(a, b);
        let [cosine, sine] = Self::of_degrees(Self::of_f64(high) + Self::of_f64(low));
        match quadrant & 3 {
            0 => [cosine, sine],
            1 => [-sine, cosine],
            2 => [-cosine, -sine],
            _ => [sine, -cosine],
        }
    }

    /// The cosine and the sine of an angle, without their residues.
    pub(in crate::exact) fn of_angle(Acute { high, low }: Acute) -> [Self; 2] {
        Self::of_degrees(Self::of_f64(high) + Self::of_f64(low))
    }

    /// An integer times 2^exponent.
    pub(in crate::exact) fn of_integer(integer: Int<10>, exponent: i32) -> Self {
        let size = Self::scaled(integer.abs().0, exponent);
        Self { negative: integer.is_negative(), ..size }
    }

    /// Of at most 45 degrees.
    fn of_degrees(degrees: Self) -> [Self; 2] {
        let mut degree = Self::scaled(DEGREE, -1221 - HALVINGS as i32);
        degree.keep_within(Magnitude::power(-1220 - HALVINGS as i32));
        let small = degrees * degree;
        let square = small * small;
        let factor = square.fraction();
        let half = Self::scaled([1], -1);
        let mut sine = small * Self::of_fraction(series(&factor, 1));
        let mut lack = square * half * Self::of_fraction(series(&factor, 2));
        let (one, two) = (Self::new(1.0), Self::new(2.0));
        for _ in 0..HALVINGS {
            let twice = two * sine;
            (sine, lack) = (twice * (one - lack), twice * sine);
        }
        [one - lack, sine]
    }

    fn of_f64(x: f64) -> Self {
        let (significand, exponent) = decoded(x);
        Self { negative: x < 0.0, ..Self::scaled([significand as u64], exponent) }
    }

    /// A number below 1, cut.
    fn fraction(&self) -> Fraction {
        let mut fraction = [0; LIMBS];
        for (&limb, position) in self.limbs().iter().zip(self.low + LIMBS as i32..) {
            if let Ok(i) = usize::try_from(position) {
                fraction[i.min(LIMBS - 1)] = limb;
            }
        }
        fraction
    }

    /// A sum of [`TERMS`], each of which is off by at most three times 2^-1280.
    fn of_fraction(limbs: Fraction) -> Self {
        let mut ball = Self { limbs, ..Self::zeros(LIMBS, -(LIMBS as i32), false) };
        ball.keep_within(Magnitude::power(-1270));
        ball
    }
}

/// 1 - x / (n + 1) (n + 2) (1 - x / (n + 3) (n + 4) (...)): of the square of an angle the sine over
/// the angle for 1, and what the cosine lacks to 1 over half of the square for 2.
fn series(square: &Fraction, n: u64) -> Fraction {
    let mut sum = [u64::MAX; LIMBS];
    for term in (0..TERMS).rev() {
        // This is multiplied by a power of the square: as many limbs of it are of no use.
        let start = term as usize / 2;
        let mut product = [0; 2 * LIMBS];
        let len = LIMBS - start;
        limbs::multiply(&mut product[..2 * len], &square[start..], &sum[start..]);
        divide(&mut product[len..2 * len], (n + 2 * term + 1) * (n + 2 * term + 2));
        sum[start..].copy_from_slice(&product[len..2 * len]);
        limbs::negate(&mut sum[start..]);
    }
    sum
}

/// Divides by a small number, rounded down.
fn divide(limbs: &mut [u64], divisor: u64) {
    let mut rest = 0;
    for limb in limbs.iter_mut().rev() {
        // Two halves, as processors divide these faster.
        let high = rest << 32 | *limb >> 32;
        let low = (high % divisor) << 32 | *limb & 0xffff_ffff;
        (*limb, rest) = (((high / divisor) << 32) | (low / divisor), low % divisor);
    }
}

#[cfg(test)]
mod tests {
    use clash2d_oracle::{Real as Big, Rng};

    use super::Ball;
    use crate::exact::truth::power;

    #[test]
    fn sines_agree_with_the_oracle() {
        let mut rng = Rng::with_seed(14);
        for round in 0..300 {
            let degrees = match round % 4 {
                0 => f32::from_bits(1 + rng.u32(..4)),
                1 => f32::from_bits(rng.u32(..0x7f80_0000)),
                2 => 15.0 * rng.i32(-50..50) as f32,
                _ => 360.0 * (rng.f32() - 0.5),
            };
            let truth = Big::with_bits(1600, || Big::cosine_and_sine(degrees));
            let [cosine, sine] = Ball::fine_rotation(0.0, degrees).map(|ball| ball.truth());
            for (truth, (middle, radius)) in [(truth.0, cosine), (truth.1, sine)] {
                assert!((&truth - &middle).abs() <= radius, "{degrees:e}");
                assert!(radius <= &truth.abs() * &power(-1180), "{degrees:e}");
            }
        }
    }
}
