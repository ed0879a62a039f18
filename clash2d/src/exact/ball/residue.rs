//! Whether a number with sines and cosines in it is 0 for sure: its image in a finite field.
//!
//! Every f32 is a number of units of 2^-149 degrees, of which 45 * 2^152 make a full turn, so that
//! cosine + i sine is a power of one root of unity of that order. The field of a prime that leaves 1
//! over this order has such a root as well, and all that is made of floats, sines and cosines by sums,
//! products and quotients has one image in it. What is 0 has the image 0, also where different angles
//! take part, as in sin 54° - sin 18° = 1/2: so a number whose image is not 0 is not 0, and more
//! digits tell its sign. The other way round, one of 2^190 other numbers has the image 0; it is taken
//! for 0 only where its leading 115 bits are 0, too.
//!
//! Numbers of the field are kept times 2^192 (Montgomery, Modular multiplication without trial
//! division).

use crate::angle::Reduced;
use crate::exact::int::{last_place, significand};

/// A number of the field: less than the prime, times 2^192.
type Field = [u64; 3];

/// The prime is this times 2^128, and 1: 0x1_6c16_c153 times the order, and 1.
const PRIME: u64 = 0x3fff_fffb_9700_0000;

/// 1.
const ONE: Field = [0xffff_ffff_ffff_fffc, u64::MAX, 0x0000_0011_a3ff_ffff];

/// 2^192.
const SQUARE: Field = [0x067b_3776_4e55_9e73, 0x3bbf_aa39_8a01_16df, 0x0088_67f0_44ff_fb23];

/// 2^64.
const LIMB: Field = [0xffff_ffb9_6fff_fb24, 0xffff_ffff_ffff_fffb, 0x3110_156e_3bff_ffff];

/// 2^-64.
const PART: Field = [0, 0, 1];

/// 1/2.
const HALF: Field = [0xffff_ffff_ffff_fffe, u64::MAX, 0x0000_0008_d1ff_ffff];

/// 1 / (2 i), where i is the power of the root that stands for 90 degrees.
const HALF_BY_I: Field = [0xa092_b4f4_18a7_a353, 0xd37a_381d_3236_3d84, 0x39b6_922b_0fc6_ef89];

/// What stands for 90 degrees and for -90.
const QUARTER: [Field; 2] = [
    [0xbeda_9617_ceb0_b95c, 0x590b_8fc5_9b93_84f6, 0x0c92_dba1_0e72_20ec],
    [0x4125_69e8_314f_46a5, 0xa6f4_703a_646c_7b09, 0x336d_245a_888d_df13],
];

/// The root that stands for 2^-149 degrees, and what makes 1 of it.
const ROOTS: [Field; 2] = [
    [0x1e5a_fe7f_91fa_07c3, 0x37cd_0792_ef16_e4d3, 0x05ed_f1ae_055f_7c76],
    [0xfcc4_7f74_b490_b618, 0xb339_e4ea_6d09_4c2d, 0x37bc_832f_0626_1de0],
];

/// How many powers of two a float of at most 45 degrees may have as its bits: 2^-149 to 2^5.
const POWERS: usize = 155;

/// The roots for 2^-149 degrees, 2^-148 and so on.
static TURNS: [[Field; 2]; POWERS] = {
    let mut turns = [ROOTS; POWERS];
    let mut i = 1;
    while i < POWERS {
        let [forth, back] = turns[i - 1];
        turns[i] = [product(forth, forth), product(back, back)];
        i += 1;
    }
    turns
};

/// Positions of limbs up to this have an image.
const FARTHEST: i32 = 40;

/// 2^(64 n) for n from -`FARTHEST` on, times 2^192.
static POSITIONS: [Field; 2 * FARTHEST as usize + 1] = {
    let mut positions = [SQUARE; 2 * FARTHEST as usize + 1];
    let middle = FARTHEST as usize;
    let mut i = 1;
    while i <= middle {
        positions[middle + i] = product(positions[middle + i - 1], LIMB);
        positions[middle - i] = product(positions[middle - i + 1], PART);
        i += 1;
    }
    positions
};

/// The image of a number, as a quotient; nothing is known of it if the divisor is 0.
#[derive(Clone, Copy)]
pub(super) struct Residue {
    above: Field,
    below: Field,
}

impl Residue {
    /// Nothing is known.
    pub(super) const UNKNOWN: Self = Self { above: [0; 3], below: [0; 3] };

    fn whole(above: Field) -> Self {
        Self { above, below: ONE }
    }

    /// Of limbs at a position, and with a sign.
    pub(super) fn of_limbs(limbs: &[u64], low: i32, negative: bool) -> Self {
        let Some(position) = usize::try_from(low + FARTHEST).ok().and_then(|i| POSITIONS.get(i))
        else {
            return Self::UNKNOWN;
        };
        let step = |sum, i: usize| plus(product(sum, LIMB), [limbs[i], 0, 0]);
        let size = product((0..limbs.len()).rev().fold([0; 3], step), *position);
        Self::whole(if negative { minus([0; 3], size) } else { size })
    }

    /// Of the cosine and the sine of finite degrees.
    pub(super) fn rotation(degrees: f32) -> [Self; 2] {
        Self::of_turn(turn(degrees))
    }

    /// Of the cosine and the sine of the difference `b - a` of finite degrees.
    pub(super) fn rotation_between(a: f32, b: f32) -> [Self; 2] {
        let ([forth, back], [b_forth, b_back]) = (turn(a), turn(b));
        Self::of_turn([product(b_forth, back), product(b_back, forth)])
    }

    fn of_turn([forth, back]: [Field; 2]) -> [Self; 2] {
        let cosine = product(plus(forth, back), HALF);
        let sine = product(minus(forth, back), HALF_BY_I);
        [Self::whole(cosine), Self::whole(sine)]
    }

    /// Whether the number is 0.
    pub(super) fn is_zero(self) -> bool {
        self.above == [0; 3] && self.is_known()
    }

    fn is_known(self) -> bool {
        self.below != [0; 3]
    }

    pub(super) fn negated(self) -> Self {
        Self { above: minus([0; 3], self.above), ..self }
    }

    pub(super) fn plus(self, other: Self) -> Self {
        if self.below == other.below {
            return Self { above: plus(self.above, other.above), ..self };
        }
        let above = plus(product(self.above, other.below), product(other.above, self.below));
        Self { above, below: product(self.below, other.below) }
    }

    pub(super) fn times(self, other: Self) -> Self {
        let below = if self.below == ONE { other.below } else { product(self.below, other.below) };
        Self { above: product(self.above, other.above), below }
    }

    pub(super) fn over(self, divisor: Self) -> Self {
        let Self { above, below } = divisor;
        if !divisor.is_known() { divisor } else { self.times(Self { above: below, below: above }) }
    }

    /// Of the root: one that only the same number has. So roots are told from 0 where they are a
    /// factor, or where the same ones cancel out.
    pub(super) fn square_root(self) -> Self {
        if self.below == ONE {
            Self::whole(product(self.above, plus(self.above, LIMB)))
        } else {
            Self::UNKNOWN
        }
    }
}

/// The powers of both roots that stand for some degrees.
fn turn(degrees: f32) -> [Field; 2] {
    let Reduced { quadrant, rest } = Reduced::exact(degrees);
    // A multiple of the last place of the degrees, and less: as short as these.
    let rest = rest as f32;
    let mut turn = [ONE; 2];
    let mut bits = significand(rest).unsigned_abs();
    let place = (last_place(rest) + 149) as usize;
    while bits != 0 {
        let i = place + bits.trailing_zeros() as usize;
        if let Some(&power) = TURNS.get(i) {
            turn = joined(turn, power);
        }
        bits &= bits - 1;
    }
    if rest < 0.0 {
        turn.reverse();
    }
    (0..quadrant & 3).fold(turn, |turn, _| joined(turn, QUARTER))
}

/// The product of both powers, and of both that undo them.
fn joined([forth, back]: [Field; 2], [other_forth, other_back]: [Field; 2]) -> [Field; 2] {
    [product(forth, other_forth), product(back, other_back)]
}

/// The sum of two numbers.
const fn plus(a: Field, b: Field) -> Field {
    let (low, carry) = fused(a[0], 1, b[0], 0);
    let (middle, carry) = fused(a[1], 1, b[1], carry);
    // The prime has 190 bits.
    reduced([low, middle, a[2] + b[2] + carry])
}

/// The difference of two numbers.
const fn minus(a: Field, [low, middle, high]: Field) -> Field {
    if low | middle | high == 0 {
        return a;
    }
    // The prime less what is subtracted.
    let (low, borrow) = 1_u64.overflowing_sub(low);
    let (middle, over) = 0_u64.overflowing_sub(middle);
    let (middle, borrow) = middle.overflowing_sub(borrow as u64);
    plus(a, [low, middle, PRIME - high - (over | borrow) as u64])
}

/// What is less than twice the prime.
const fn reduced([low, middle, high]: Field) -> Field {
    if high < PRIME || (high == PRIME && low | middle == 0) {
        return [low, middle, high];
    }
    let (low, borrow) = low.overflowing_sub(1);
    let (middle, borrow) = middle.overflowing_sub(borrow as u64);
    [low, middle, high - PRIME - borrow as u64]
}

/// The product of two numbers, over 2^192. Of the first one any three limbs will do.
const fn product(a: Field, b: Field) -> Field {
    let mut sum = [0_u64; 3];
    let mut i = 0;
    while i < 3 {
        let (low, carry) = fused(a[i], b[0], sum[0], 0);
        let (middle, carry) = fused(a[i], b[1], sum[1], carry);
        let (high, top) = fused(a[i], b[2], sum[2], carry);
        // The multiple of the prime, whose lowest limb is 1, that makes the lowest limb 0.
        let factor = low.wrapping_neg();
        let (middle, carry) = fused(1, (low != 0) as u64, middle, 0);
        let (high, carry) = fused(factor, PRIME, high, carry);
        sum = [middle, high, top + carry];
        i += 1;
    }
    reduced(sum)
}

/// `a b + c + d`, the lower half first.
const fn fused(a: u64, b: u64, c: u64, d: u64) -> (u64, u64) {
    let sum = a as u128 * b as u128 + c as u128 + d as u128;
    (sum as u64, (sum >> 64) as u64)
}

#[cfg(test)]
mod tests {
    use super::{HALF, ONE, Residue, minus, product};

    fn is_zero(number: Residue) -> bool {
        number.is_zero()
    }

    fn float(x: f32) -> Residue {
        let bits = (f64::from(x.abs()) * f64::from(1 << 24)) as u64;
        Residue::of_limbs(&[bits << 40, bits >> 24], -1, x < 0.0)
    }

    #[test]
    fn what_is_0_has_the_image_0() {
        let sine = |degrees: f32| Residue::rotation(degrees)[1];
        let less = |a: Residue, b: Residue| a.plus(b.negated());
        let is_equal = |a: Residue, b: Residue| is_zero(less(a, b));
        assert!(is_equal(sine(30.0), float(0.5)));
        assert!(is_equal(less(sine(54.0), sine(18.0)), float(0.5)));
        assert!(is_equal(sine(18.0).times(sine(54.0)), float(0.25)));
        assert!(is_equal(sine(45.0).times(sine(45.0)), float(0.5)));
        assert!(is_equal(sine(-450.0), float(-1.0)) && is_zero(sine(-180.0)));
        assert!(is_equal(float(1.0).over(float(4.0)), float(0.25)));
        assert!(!is_zero(sine(f32::from_bits(1))) && !is_equal(sine(45.0), float(0.70710677)));
        assert!(!is_zero(Residue::UNKNOWN) && !is_zero(float(1.0).over(float(0.0))));
        for degrees in [1e-45, 3e-9, 0.1, 7.25, 44.9, 1234.5, -3e38_f32] {
            let [cosine, sine] = Residue::rotation(degrees);
            assert!(is_equal(cosine.times(cosine).plus(sine.times(sine)), float(1.0)));
            let [same, beside] = Residue::rotation_between(37.5, degrees);
            let [ahead, aside] = Residue::rotation(37.5);
            assert!(is_equal(cosine, less(same.times(ahead), beside.times(aside))));
            assert!(is_equal(sine, beside.times(ahead).plus(same.times(aside))));
        }
    }

    #[test]
    fn halves_make_a_whole() {
        assert_eq!(super::plus(HALF, HALF), ONE);
        assert_eq!(minus(product(ONE, HALF), HALF), [0; 3]);
    }
}
