//! Sine and cosine to 1200 bits.
//!
//! An angle is one or two doubles of degrees, and the square of a double has few limbs. So the Taylor
//! series of 45 degrees are summed with factors that are short: what is long in their terms, the
//! powers of a degree over factorials, is tabulated.

use super::magnitude::Magnitude;
use super::{Ball, LIMBS, limbs};
use crate::exact::int::Int;
use crate::exact::wave::{Acute, decoded, difference};

/// How many terms the series have: x^190 / 190! of 45 degrees is below 2^-1230.
const TERMS: usize = 95;

/// The position of the lowest bit of a fraction.
const LOWEST: i32 = 64 * (1 - LIMBS as i32);

/// A number below 2, over 2^[`LOWEST`].
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

/// The square of 64 degrees in radians: 12 bits more than that of a degree, times 2^(2 * 1221). It is
/// less than 2^-1213 too small.
const SQUARE: Fraction = {
    let mut square = [0; 2 * LIMBS];
    let mut i = 0;
    while i < LIMBS - 1 {
        add_multiple(&mut square, i, &DEGREE, DEGREE[i]);
        i += 1;
    }
    // Of 2442 - 12 - 1216 bits, 1214 are no whole number of limbs.
    let (skipped, bits) = (1214 / 64, 1214 % 64);
    let mut fraction = [0; LIMBS];
    let mut i = 0;
    while i < LIMBS {
        fraction[i] = square[i + skipped] >> bits | square[i + skipped + 1] << (64 - bits);
        i += 1;
    }
    fraction
};

/// The terms of the cosine for 64 degrees: 1, x^2 / 2!, x^4 / 4! and so on.
static COSINE: [Fraction; TERMS] = terms(0);

/// Those of the sine over the angle: 1, x^2 / 3!, x^4 / 5! and so on.
static SINE: [Fraction; TERMS] = terms(1);

/// Each term is the one before times x^2 / (n + 1) (n + 2), rounded down.
const fn terms(first: u64) -> [Fraction; TERMS] {
    let mut terms = [[0; LIMBS]; TERMS];
    terms[0][LIMBS - 1] = 1;
    let mut i = 1;
    while i < TERMS {
        let mut product = [0; 2 * LIMBS];
        let mut j = 0;
        while j < LIMBS {
            add_multiple(&mut product, j, &SQUARE, terms[i - 1][j]);
            j += 1;
        }
        let n = first + 2 * i as u64;
        let (divisor, mut rest) = (((n - 1) * n) as u128, 0);
        let mut j = LIMBS;
        while j > 0 {
            j -= 1;
            let dividend = rest << 64 | product[j + LIMBS - 1] as u128;
            (terms[i][j], rest) = ((dividend / divisor) as u64, dividend % divisor);
        }
        i += 1;
    }
    terms
}

/// Adds a multiple of a number, from a place on, to one whose next limb is still 0.
const fn add_multiple(sum: &mut [u64], place: usize, number: &[u64], factor: u64) {
    let (mut i, mut carry) = (0, 0);
    while i < number.len() {
        let pair = factor as u128 * number[i] as u128 + sum[place + i] as u128 + carry;
        (sum[place + i], carry) = (pair as u64, pair >> 64);
        i += 1;
    }
    sum[place + i] = carry as u64;
}

impl Ball {
    /// The cosine and the sine of the exact difference `b - a` of finite degrees.
    pub(super) fn fine_rotation(a: f32, b: f32) -> [Self; 2] {
        let (quadrant, high, low) = difference(a, b);
        let [cosine, sine] = Self::of_angle(Acute { high, low });
        match quadrant & 3 {
            0 => [cosine, sine],
            1 => [-sine, cosine],
            2 => [-cosine, -sine],
            _ => [sine, -cosine],
        }
    }

    /// The cosine and the sine of an angle, without their residues.
    pub(in crate::exact) fn of_angle(Acute { high, low }: Acute) -> [Self; 2] {
        let [cosine, sine] = Self::of_degrees(high);
        if low == 0.0 {
            return [cosine, sine];
        }
        let [low_cosine, low_sine] = Self::of_degrees(low);
        [cosine * low_cosine - sine * low_sine, sine * low_cosine + cosine * low_sine]
    }

    /// An integer times 2^exponent.
    pub(in crate::exact) fn of_integer(integer: Int<10>, exponent: i32) -> Self {
        let size = Self::scaled(integer.abs().0, exponent);
        Self { negative: integer.is_negative(), ..size }
    }

    /// Of at most 45 degrees.
    fn of_degrees(degrees: f64) -> [Self; 2] {
        let (significand, exponent) = decoded(degrees);
        let part = Self::scaled([significand as u64], exponent - 6);
        let square = part * part;
        let mut whole = Self::scaled(DEGREE, 6 - 1221);
        whole.keep_within(Magnitude::power(6 - 1221));
        let angle = Self { negative: degrees < 0.0, ..part * whole };
        [Self::series(&COSINE, &square), angle * Self::series(&SINE, &square)]
    }

    /// The sum of the terms times powers of a square below 1/2, every other one subtracted.
    ///
    /// SQUARE is off by less than 2^-1213, the second term by a half of it, and all others together
    /// by less than that; what is rounded down is less than 4 times 2^-1216.
    fn series(terms: &[Fraction; TERMS], square: &Self) -> Self {
        let (mut sum, mut len) = ([0; LIMBS], 0);
        // Each sum is less than its term, and has no more limbs.
        for term in terms.iter().rev() {
            let mut product = [0; LIMBS + 4];
            limbs::multiply(&mut product, square.limbs(), &sum[..len]);
            let below = -square.low as usize;
            let used = (len + square.len).saturating_sub(below);
            len = term.iter().rposition(|&limb| limb != 0).map_or(0, |top| top + 1);
            sum[..len].copy_from_slice(&term[..len]);
            limbs::subtract(&mut sum[..len], &product[below..][..used]);
        }
        let mut ball = Self { limbs: sum, ..Self::zeros(LIMBS, LOWEST / 64, false) };
        ball.keep_within(Magnitude::power(-1212));
        ball
    }
}

#[cfg(test)]
mod tests {
    use clash2d_oracle::{Real as Big, Rng};

    use super::Ball;
    use crate::exact::truth::power;

    /// The cosine and the sine of a difference of degrees.
    fn rotation(a: f32, b: f32) -> [Big; 2] {
        let (a_cosine, a_sine) = Big::cosine_and_sine(a);
        let (cosine, sine) = Big::cosine_and_sine(b);
        [&(&cosine * &a_cosine) + &(&sine * &a_sine), &(&sine * &a_cosine) - &(&cosine * &a_sine)]
    }

    #[test]
    fn sines_agree_with_the_oracle() {
        let mut rng = Rng::with_seed(14);
        let mut draw = |kind: u32| match kind {
            0 => f32::from_bits(1 + rng.u32(..4)),
            1 => f32::from_bits(rng.u32(..0x7f80_0000)),
            2 => 15.0 * rng.i32(-50..50) as f32,
            _ => 360.0 * (rng.f32() - 0.5),
        };
        for round in 0..400 {
            let from = if round % 5 == 0 { draw(round / 5 % 4) } else { 0.0 };
            let degrees = draw(round % 4);
            let truth = Big::with_bits(1800, || rotation(from, degrees));
            let found = Ball::fine_rotation(from, degrees).map(|ball| ball.truth());
            for (truth, (middle, radius)) in truth.iter().zip(found) {
                let gap = (truth - &middle).abs();
                // Big numbers know what is 0 as little as others.
                assert!(gap <= &radius + &power(-1700), "{from:e} {degrees:e}");
                // Of right angles the one is 0.
                let size = if middle.is_zero() { Big::new(1.0) } else { middle.abs() };
                assert!(radius <= &size * &power(-1180), "{from:e} {degrees:e}");
            }
        }
    }
}
