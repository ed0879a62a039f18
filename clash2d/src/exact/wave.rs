//! Sine and cosine to 120 bits, for the cases that f64 can't decide.
//!
//! The angle, at most 45 degrees, is the nearest multiple of 5.625 degrees, whose sine and cosine
//! are tabulated, and a rest of at most 2.8125 degrees, for which nine terms of the Taylor series
//! suffice; the angle addition formulas join the two. Fractions are fixed-point numbers of 127 bits.

use super::float::two_sum;
use crate::angle::{Reduced, factorial};

/// A sine or cosine: its sign, and `mantissa / 2^shift`, or `1 - mantissa / 2^shift`.
#[derive(Clone, Copy)]
pub(crate) struct Wave {
    pub(crate) negative: bool,
    /// Whether the fraction is what is missing to 1: the cosine of a small angle is so close to 1
    /// that only this shows what it is.
    pub(crate) from_one: bool,
    pub(crate) mantissa: u128,
    pub(crate) shift: u32,
    /// Whether this is the true value, which is then rational: 0, 1 or 2 halves. Otherwise the
    /// relative error of the fraction is below 2^-115.
    pub(crate) exact: bool,
    /// Whose sine, or otherwise whose cosine, it is without its sign.
    pub(crate) angle: Acute,
    pub(crate) is_sine: bool,
}

/// An angle of `high + low` degrees: from 0 to 45, with `low` at most half a place of `high`.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Acute {
    pub(crate) high: f64,
    pub(crate) low: f64,
}

impl Wave {
    /// The absolute value.
    pub(crate) fn abs(self) -> Self {
        Self { negative: false, ..self }
    }

    /// Whether it is the same as another one but for the sign.
    pub(crate) fn is_as_large(self, other: Self) -> bool {
        let is_level = self.angle == Acute { high: 45.0, low: 0.0 };
        self.angle == other.angle && (self.is_sine == other.is_sine || is_level)
    }

    /// The other sign.
    pub(crate) fn negated(self) -> Self {
        Self { negative: !self.negative, ..self }
    }

    /// Some halves.
    fn halves(mantissa: u128) -> Self {
        Self { exact: true, ..Self::fraction(mantissa, 1) }
    }

    fn fraction(mantissa: u128, shift: u32) -> Self {
        let angle = Acute { high: 0.0, low: 0.0 };
        Self {
            negative: false,
            from_one: false,
            mantissa,
            shift,
            exact: false,
            angle,
            is_sine: false,
        }
    }
}

/// The sine and cosine of one angle.
#[derive(Clone, Copy)]
pub(crate) struct Waves {
    pub(crate) sin: Wave,
    pub(crate) cos: Wave,
}

impl Waves {
    /// Of finite degrees.
    pub(crate) fn of(degrees: f32) -> Self {
        let angle = Reduced::exact(degrees);
        Self::of_small(angle.rest, 0.0).turned(angle.quadrant)
    }

    /// Of the exact difference `b - a` of finite degrees.
    pub(crate) fn of_difference(a: f32, b: f32) -> Self {
        let (quadrant, high, low) = difference(a, b);
        Self::of_small(high, low).turned(quadrant)
    }

    /// Whether the angle is a multiple of 90 degrees.
    pub(crate) fn is_right_angle(&self) -> bool {
        let is_zero = |wave: Wave| wave.exact && wave.mantissa == 0;
        is_zero(self.sin) || is_zero(self.cos)
    }

    /// Of `high + low` degrees: at most 45, with `low` at most half a place of `high`.
    fn of_small(high: f64, low: f64) -> Self {
        let negative = high < 0.0;
        let (high, low) = if negative { (-high, -low) } else { (high, low) };
        let (Self { sin, cos }, angle) = (Self::of_positive(high, low), Acute { high, low });
        Self {
            sin: Wave { negative, angle, is_sine: true, ..sin },
            cos: Wave { angle, is_sine: false, ..cos },
        }
    }

    fn of_positive(high: f64, low: f64) -> Self {
        if high == 0.0 {
            return Self { sin: Wave::halves(0), cos: Wave::halves(2) };
        }
        // In other rounding modes 45 degrees may look like more.
        let step = ((high / STEP + 0.5) as usize).min(TABLE.len() - 1);
        // Exact: high lies within a factor of two of the multiple, unless that is 0.
        let (rest, rest_low) = two_sum(high - STEP * step as f64, low);
        let (rest_sin, missing) = series(radians(rest, rest_low));
        if step == 0 {
            return Self { sin: rest_sin, cos: Wave { from_one: true, ..missing } };
        }
        let (table_cos, table_sin) = TABLE[step];
        let (rest_sin, rest_cos) = (fixed(rest_sin), ONE - fixed(missing));
        let (kept_sin, kept_cos) = (times(table_sin, rest_cos), times(table_cos, rest_cos));
        let (gained, lost) = (times(table_cos, rest_sin), times(table_sin, rest_sin));
        let (sin, cos) = if rest < 0.0 {
            (kept_sin - gained, kept_cos + lost)
        } else {
            (kept_sin + gained, kept_cos - lost)
        };
        let is_third = high == 30.0 && low == 0.0;
        let sin = if is_third { Wave::halves(1) } else { Wave::fraction(sin, 127) };
        Self { sin, cos: Wave::fraction(cos, 127) }
    }

    /// Turned by right angles; any number of them.
    fn turned(self, quadrant: i32) -> Self {
        match quadrant & 3 {
            0 => self,
            1 => Self { cos: self.sin.negated(), sin: self.cos },
            2 => Self { cos: self.cos.negated(), sin: self.sin.negated() },
            _ => Self { cos: self.sin, sin: self.cos.negated() },
        }
    }
}

/// The exact difference `b - a` of finite degrees: a number of right angles, and `high + low` degrees,
/// at most 45, with `low` at most half a place of `high`.
pub(super) fn difference(a: f32, b: f32) -> (i32, f64, f64) {
    let (a, b) = (Reduced::exact(a), Reduced::exact(b));
    let (mut high, mut low) = two_sum(b.rest, -a.rest);
    let mut quadrant = b.quadrant - a.quadrant;
    if high.abs() > 45.0 {
        // Exact: high lies within a factor of two of 90.
        (high, low) = two_sum(high - 90.0_f64.copysign(high), low);
        quadrant += if b.rest > a.rest { 1 } else { -1 };
    }
    (quadrant, high, low)
}

/// The absolute value of an angle as a number of radians, `mantissa / 2^shift`.
struct Radians {
    mantissa: u128,
    shift: u32,
}

/// Converts `|high + low|` degrees, at most 2.8125; relative error below 2^-123.
fn radians(high: f64, low: f64) -> Radians {
    if high == 0.0 {
        return Radians { mantissa: 0, shift: 130 };
    }
    let (significand, exponent) = decoded(high);
    let (low_significand, low_exponent) = decoded(low);
    // The significand takes bits 74 to 126; the lower part adds to or takes from the bits below.
    let below = match exponent - 74 - low_exponent {
        _ if low_significand == 0 => 0,
        gap @ ..=0 => low_significand << -gap,
        gap @ 1..=63 => low_significand >> gap,
        _ => 0,
    };
    let top = significand << 74;
    let degrees = if (high < 0.0) == (low < 0.0) { top + below } else { top - below };
    // Degrees are degrees * 2^(exponent - 74), and DEGREE is a degree in radians times 2^132.
    Radians { mantissa: times(degrees, DEGREE), shift: (79 - exponent) as u32 }
}

/// The significand and exponent of a normal number's absolute value; zero has the significand 0.
pub(super) fn decoded(x: f64) -> (u128, i32) {
    if x == 0.0 {
        return (0, 0);
    }
    let bits = x.to_bits();
    let significand = bits & ((1 << 52) - 1) | 1 << 52;
    (significand.into(), (bits >> 52 & 0x7ff) as i32 - 1075)
}

/// The sine of a small angle, and what its cosine lacks to 1, by their Taylor series.
fn series(angle: Radians) -> (Wave, Wave) {
    let square = times(angle.mantissa, angle.mantissa);
    let square_shift = 2 * angle.shift - 127;
    let factor = fixed(Wave::fraction(square, square_shift));
    // 1/n! - x² (1/(n+2)! - x² (...))
    let sum = |terms: &[u128]| terms.iter().rev().fold(0, |sum, &term| term - times(factor, sum));
    let sin = times(angle.mantissa, sum(&SIN));
    (Wave::fraction(sin, angle.shift), Wave::fraction(times(square, sum(&COS)), square_shift))
}

/// A small wave as a fraction of 127 bits.
fn fixed(wave: Wave) -> u128 {
    wave.mantissa.checked_shr(wave.shift - 127).unwrap_or(0)
}

/// The product of two fractions of 127 bits, rounded down.
fn times(a: u128, b: u128) -> u128 {
    const LOW: u128 = u64::MAX as u128;
    let (a_high, a_low, b_high, b_low) = (a >> 64, a & LOW, b >> 64, b & LOW);
    let low = a_low * b_low;
    let (middle, overflow) = (a_high * b_low).overflowing_add(a_low * b_high);
    let (bottom, carry) = low.overflowing_add(middle << 64);
    let top = a_high * b_high + (middle >> 64) + (u128::from(overflow) << 64) + u128::from(carry);
    top << 1 | bottom >> 127
}

/// The fraction 1.
const ONE: u128 = 1 << 127;

/// 1/1!, 1/3!, ... as fractions.
const SIN: [u128; 9] = reciprocals(1);

/// 1/2!, 1/4!, ... as fractions.
const COS: [u128; 9] = reciprocals(2);

const fn reciprocals(first: u32) -> [u128; 9] {
    let mut terms = [0; 9];
    let mut i = 0;
    while i < 9 {
        terms[i] = ONE / factorial(first + 2 * i as u32);
        i += 1;
    }
    terms
}

/// A degree in radians, times 2^132.
const DEGREE: u128 = 0x477d_1a89_4a74_e457_0762_fb37_4a42_e26d;

/// The step of the table, in degrees.
const STEP: f64 = 5.625;

/// Cosine and sine of 0 to 8 steps as fractions, rounded to nearest.
const TABLE: [(u128, u128); 9] = [
    (ONE, 0),
    (0x7f62_368f_4494_9678_209c_877e_e393_74f8, 0x0c8b_d35e_14da_15f0_ec73_96c8_94bb_f739),
    (0x7d8a_5f3f_dd72_c0ab_10b9_51b0_fe95_3917, 0x18f8_b83c_69a6_0ab6_4b99_1801_c9f9_9b0a),
    (0x7a7d_055b_18b7_6976_0b1e_2e3f_81db_8c63, 0x2528_0c5d_ab3e_0b51_6b92_e9dc_f69a_fdd5),
    (0x7641_af3c_ca35_18a2_bf30_8118_d60e_b0c0, 0x30fb_c54d_5d52_c5a3_4c48_b0a9_67bf_770e),
    (0x70e2_cbc6_02f6_c348_fa74_541b_97c6_2c08, 0x3c56_ba70_0dec_763c_1b12_3a78_d082_c3c7),
    (0x6a6d_98a4_3a86_8c0c_fb18_745b_6d64_1f34, 0x471c_ece6_b9a3_21b2_5dd2_67f6_5ffa_a434),
    (0x62f2_01ac_545d_02d3_a1ed_12ec_c933_9935, 0x5133_cc94_2477_5860_1da8_b3f7_1acd_11a7),
    (0x5a82_7999_fcef_3242_2cbe_c4d9_baa5_5f50, 0x5a82_7999_fcef_3242_2cbe_c4d9_baa5_5f50),
];

#[cfg(test)]
mod tests {
    use super::{ONE, Wave, Waves, fixed};
    use crate::angle::Rotation;
    use crate::exact::int::{Int, Sum};

    /// A wave as a fraction of 127 bits, without its sign.
    fn fraction(wave: Wave) -> u128 {
        match wave {
            Wave { exact: true, mantissa, .. } => mantissa << 126,
            Wave { from_one: true, .. } => ONE - fixed(wave),
            _ => fixed(wave),
        }
    }

    /// Against sine and cosine as mpmath gives them at 500 bits.
    #[test]
    fn agrees_with_mpmath() {
        let known = [
            (
                1.0,
                0x023b_e165_713b_a3ca_c1a6_b40a_43c3_cb7a,
                0x7ffb_025f_d6be_26e7_6ba0_07fe_5ea8_4ea0,
            ),
            (
                10.0,
                0x163a_1a7e_0b73_89a2_ee7f_071b_20e4_d196,
                0x7e0e_2e32_0470_5d68_2ec6_bde6_9d57_604f,
            ),
            (
                18.0,
                0x278d_de6e_5fd2_9f05_7ce7_3018_173b_720d,
                0x79bc_384d_1153_fd79_8ddb_868c_353a_ffe5,
            ),
            (
                33.25,
                0x462e_78f8_b400_0dc6_ef01_7d82_c952_19f7,
                0x6b0b_6cbc_bb5a_1217_9160_21d7_dd45_a462,
            ),
            (
                44.984375,
                0x5a7c_27c6_d2fa_9e85_0705_e466_ee4d_1574,
                0x5a88_cafc_38c9_c50e_0695_9f7c_ce52_49f8,
            ),
            (
                2.8125,
                0x0647_d97c_4376_04f9_bb50_bcaa_595b_e28c,
                0x7fd8_878d_e5b5_f78e_a10f_476d_57ac_a29f,
            ),
            (
                40.5,
                0x5321_1d18_03bb_b7e9_3c60_ee62_491c_c413,
                0x6154_fb90_f7bc_4c43_8c55_dd83_af0f_22c9,
            ),
        ];
        for (degrees, sin, cos) in known {
            let waves = Waves::of(degrees);
            assert!(fraction(waves.sin).abs_diff(sin) < 1 << 8, "sine of {degrees}");
            assert!(fraction(waves.cos).abs_diff(cos) < 1 << 8, "cosine of {degrees}");
        }
    }

    /// What `Rotation::ERROR` promises; the waves are more exact by far.
    #[test]
    fn f64_stays_within_its_error() {
        let mut greatest = 0.0_f64;
        for step in 1..200_000 {
            let degrees = step as f32 * 0.000_225;
            let (wide, waves) = (Rotation::new(degrees), Waves::of(degrees));
            for (f64, wave) in [(wide.sin, waves.sin), (wide.cos, waves.cos)] {
                let f64 = (f64 * ONE as f64) as u128;
                let wave = fraction(wave);
                greatest = greatest.max(f64.abs_diff(wave) as f64 / wave as f64);
            }
        }
        assert!(greatest > 0.0 && greatest < Rotation::ERROR, "{greatest:e}");
        assert!(greatest < 1.5 * f64::EPSILON, "{greatest:e}");
    }

    /// Degrees too small for anything but the first term: pi / 180 of them.
    #[test]
    fn tiny_angles_keep_their_precision() {
        for degrees in [f32::from_bits(1), 1e-40, 1e-20, 1e-9] {
            let sin = Waves::of(degrees).sin;
            let expected = f64::from(degrees) * (core::f64::consts::PI / 180.0);
            let sine = Int::<3>([sin.mantissa as u64, (sin.mantissa >> 64) as u64, 0])
                .to_f64(-(sin.shift as i32));
            assert!((sine / expected - 1.0).abs() < 1e-15, "sine of {degrees:e}");
        }
    }
}
