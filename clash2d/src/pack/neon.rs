//! The registers of NEON.

use core::arch::aarch64::*;

use crate::vector::Vector2D;

pub(super) type Four = float32x4_t;
pub(super) type Two = float64x2_t;
pub(super) type FourYes = uint32x4_t;
pub(super) type TwoYes = uint64x2_t;

/// Calls intrinsics of NEON.
macro_rules! neon {
    ($call:expr) => {
        // SAFETY: this is compiled only for processors that have it; what is loaded are arrays of that size.
        unsafe { $call }
    };
}

#[inline(always)]
pub(super) fn set4(numbers: [f32; 4]) -> Four {
    neon!(vld1q_f32(numbers.as_ptr()))
}

#[inline(always)]
pub(super) fn all4(number: f32) -> Four {
    neon!(vdupq_n_f32(number))
}

/// Two of some vertices side by side, from one of them on.
#[inline(always)]
pub(super) fn load(vertices: &[Vector2D], first: usize) -> Four {
    let two = &vertices[first..first + 2];
    // SAFETY: a vertex is two f32, so that there are four; no address has to be aligned.
    unsafe { vld1q_f32(two.as_ptr().cast()) }
}

/// Two vertices side by side.
#[inline(always)]
pub(super) fn pair(a: Vector2D, b: Vector2D) -> Four {
    neon!(vreinterpretq_f32_u64(vcombine_u64(vcreate_u64(bits(a)), vcreate_u64(bits(b)))))
}

/// A vector, and what does not matter.
#[inline(always)]
pub(super) fn half(v: Vector2D) -> Four {
    pair(v, v)
}

#[inline(always)]
pub(super) fn add4(a: Four, b: Four) -> Four {
    neon!(vaddq_f32(a, b))
}

#[inline(always)]
pub(super) fn sub4(a: Four, b: Four) -> Four {
    neon!(vsubq_f32(a, b))
}

#[inline(always)]
pub(super) fn mul4(a: Four, b: Four) -> Four {
    neon!(vmulq_f32(a, b))
}

#[inline(always)]
pub(super) fn div4(a: Four, b: Four) -> Four {
    neon!(vdivq_f32(a, b))
}

/// The square roots, rounded correctly.
#[inline(always)]
pub(super) fn root4(a: Four) -> Four {
    neon!(vsqrtq_f32(a))
}

#[inline(always)]
pub(super) fn abs4(a: Four) -> Four {
    neon!(vabsq_f32(a))
}

/// The lesser of two numbers each; the second one where one is NaN.
#[inline(always)]
pub(super) fn lesser4(a: Four, b: Four) -> Four {
    neon!(vbslq_f32(vcltq_f32(a, b), a, b))
}

/// The greater of two numbers each; the second one where one is NaN.
#[inline(always)]
pub(super) fn greater4(a: Four, b: Four) -> Four {
    neon!(vbslq_f32(vcgtq_f32(a, b), a, b))
}

/// The sum of all: first those of every other number.
#[inline(always)]
pub(super) fn total4(a: Four) -> f32 {
    let pairs = neon!(vadd_f32(vget_low_f32(a), vget_high_f32(a)));
    neon!(vget_lane_f32::<0>(pairs) + vget_lane_f32::<1>(pairs))
}

/// The first and third numbers of both.
#[inline(always)]
pub(super) fn evens4(a: Four, b: Four) -> Four {
    neon!(vuzp1q_f32(a, b))
}

/// The second and fourth numbers of both.
#[inline(always)]
pub(super) fn odds4(a: Four, b: Four) -> Four {
    neon!(vuzp2q_f32(a, b))
}

/// The first two numbers of both in turn.
#[inline(always)]
pub(super) fn low_zip(a: Four, b: Four) -> Four {
    neon!(vzip1q_f32(a, b))
}

/// The last two numbers of both in turn.
#[inline(always)]
pub(super) fn high_zip(a: Four, b: Four) -> Four {
    neon!(vzip2q_f32(a, b))
}

/// The first two numbers of both.
#[inline(always)]
pub(super) fn low_halves(a: Four, b: Four) -> Four {
    neon!(vcombine_f32(vget_low_f32(a), vget_low_f32(b)))
}

/// The last two numbers of both.
#[inline(always)]
pub(super) fn high_halves(a: Four, b: Four) -> Four {
    neon!(vcombine_f32(vget_high_f32(a), vget_high_f32(b)))
}

/// The last two numbers, and the first two.
#[inline(always)]
pub(super) fn halves_exchanged(a: Four) -> Four {
    neon!(vextq_f32::<2>(a, a))
}

/// The second number, the first one, the fourth one, and the third one.
#[inline(always)]
pub(super) fn neighbours_exchanged(a: Four) -> Four {
    neon!(vrev64q_f32(a))
}

/// The numbers after the first one, and the first one of others.
#[inline(always)]
pub(super) fn next4(a: Four, b: Four) -> Four {
    neon!(vextq_f32::<1>(a, b))
}

#[inline(always)]
pub(super) fn equal4(a: Four, b: Four) -> FourYes {
    neon!(vceqq_f32(a, b))
}

#[inline(always)]
pub(super) fn above4(a: Four, b: Four) -> FourYes {
    neon!(vcgtq_f32(a, b))
}

#[inline(always)]
pub(super) fn at_least4(a: Four, b: Four) -> FourYes {
    neon!(vcgeq_f32(a, b))
}

/// Of two numbers each the first one where a mask says so.
#[inline(always)]
pub(super) fn select4(mask: FourYes, a: Four, b: Four) -> Four {
    neon!(vbslq_f32(mask, a, b))
}

/// NaN where a mask says so, the number elsewhere.
#[inline(always)]
pub(super) fn lost4(a: Four, mask: FourYes) -> Four {
    neon!(vreinterpretq_f32_u32(vorrq_u32(vreinterpretq_u32_f32(a), mask)))
}

/// A bit for each of 16 numbers that is less than 0, and one for each that is 0; none of them is -0.0.
#[inline(always)]
pub(super) fn signs16(numbers: [Four; 4]) -> [u32; 2] {
    [numbers.map(|a| neon!(vcltzq_f32(a))), numbers.map(|a| neon!(vceqzq_f32(a)))].map(bits16)
}

#[inline(always)]
pub(super) fn no4() -> FourYes {
    neon!(vdupq_n_u32(0))
}

#[inline(always)]
pub(super) fn and4(a: FourYes, b: FourYes) -> FourYes {
    neon!(vandq_u32(a, b))
}

#[inline(always)]
pub(super) fn or4(a: FourYes, b: FourYes) -> FourYes {
    neon!(vorrq_u32(a, b))
}

#[inline(always)]
pub(super) fn xor4(a: FourYes, b: FourYes) -> FourYes {
    neon!(veorq_u32(a, b))
}

#[inline(always)]
pub(super) fn not4(a: FourYes) -> FourYes {
    neon!(vmvnq_u32(a))
}

#[inline(always)]
pub(super) fn next_yes4(a: FourYes, b: FourYes) -> FourYes {
    neon!(vextq_u32::<1>(a, b))
}

/// A bit for each yes.
#[inline(always)]
pub(super) fn bits4(a: FourYes) -> u32 {
    // A bit of its own for each lane, and their sum.
    neon!(vaddvq_u32(vandq_u32(a, vld1q_u32([1, 2, 4, 8].as_ptr()))))
}

/// A bit for each yes of 16 answers.
#[inline(always)]
pub(super) fn bits16(masks: [FourYes; 4]) -> u32 {
    let [a, b, c, d] = masks;
    // The lower half of each lane, of which the mask is made.
    let halves = |a, b| neon!(vuzp1q_u16(vreinterpretq_u16_u32(a), vreinterpretq_u16_u32(b)));
    let [low, high] = [halves(a, b), halves(c, d)].map(|half| neon!(vreinterpretq_u8_u16(half)));
    let bits = neon!(vld1q_u8([1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128].as_ptr()));
    let bytes = neon!(vandq_u8(vuzp1q_u8(low, high), bits));
    let [first, second] = neon!([vaddv_u8(vget_low_u8(bytes)), vaddv_u8(vget_high_u8(bytes))]);
    u32::from(first) | u32::from(second) << 8
}

#[inline(always)]
pub(super) fn set2([a, b]: [f64; 2]) -> Two {
    neon!(vcombine_f64(vdup_n_f64(a), vdup_n_f64(b)))
}

#[inline(always)]
pub(super) fn all2(number: f64) -> Two {
    neon!(vdupq_n_f64(number))
}

/// The first two numbers as f64.
#[inline(always)]
pub(super) fn wide(a: Four) -> Two {
    neon!(vcvt_f64_f32(vget_low_f32(a)))
}

/// The vector of these coordinates, each rounded to the nearest f32; no zero is negative.
#[inline(always)]
pub(super) fn narrow(a: Two) -> Vector2D {
    let near = neon!(vadd_f32(vcvt_f32_f64(a), vdup_n_f32(0.0)));
    neon!(Vector2D { x: vget_lane_f32::<0>(near), y: vget_lane_f32::<1>(near) })
}

/// Each number rounded to the nearest f32.
#[inline(always)]
pub(super) fn single2(a: Two) -> Two {
    neon!(vcvt_f64_f32(vcvt_f32_f64(a)))
}

#[inline(always)]
pub(super) fn add2(a: Two, b: Two) -> Two {
    neon!(vaddq_f64(a, b))
}

#[inline(always)]
pub(super) fn sub2(a: Two, b: Two) -> Two {
    neon!(vsubq_f64(a, b))
}

#[inline(always)]
pub(super) fn mul2(a: Two, b: Two) -> Two {
    neon!(vmulq_f64(a, b))
}

#[inline(always)]
pub(super) fn div2(a: Two, b: Two) -> Two {
    neon!(vdivq_f64(a, b))
}

/// The square roots, rounded correctly.
#[inline(always)]
pub(super) fn root2(a: Two) -> Two {
    neon!(vsqrtq_f64(a))
}

/// The lesser of two numbers each; the second one where one is NaN.
#[inline(always)]
pub(super) fn lesser2(a: Two, b: Two) -> Two {
    neon!(vbslq_f64(vcltq_f64(a, b), a, b))
}

/// The greater of two numbers each; the second one where one is NaN.
#[inline(always)]
pub(super) fn greater2(a: Two, b: Two) -> Two {
    neon!(vbslq_f64(vcgtq_f64(a, b), a, b))
}

/// The numbers with those bits alone.
#[inline(always)]
pub(super) fn masked2(a: Two, bits: u64) -> Two {
    neon!(vreinterpretq_f64_u64(vandq_u64(vreinterpretq_u64_f64(a), vdupq_n_u64(bits))))
}

/// The numbers with the other bit each where another number has one.
#[inline(always)]
pub(super) fn flipped2(a: Two, b: Two) -> Two {
    neon!(vreinterpretq_f64_u64(veorq_u64(vreinterpretq_u64_f64(a), vreinterpretq_u64_f64(b))))
}

/// The lowest two bits as the highest ones.
#[inline(always)]
pub(super) fn last_bits(a: Two) -> Two {
    neon!(vreinterpretq_f64_u64(vshlq_n_u64::<62>(vreinterpretq_u64_f64(a))))
}

/// A bit for each sign.
#[inline(always)]
pub(super) fn signs2(a: Two) -> u32 {
    bits2(neon!(vreinterpretq_u64_s64(vshrq_n_s64::<63>(vreinterpretq_s64_f64(a)))))
}

/// The first numbers of both.
#[inline(always)]
pub(super) fn firsts(a: Two, b: Two) -> Two {
    neon!(vzip1q_f64(a, b))
}

/// The second numbers of both.
#[inline(always)]
pub(super) fn seconds(a: Two, b: Two) -> Two {
    neon!(vzip2q_f64(a, b))
}

/// The first number, and the second one of others.
#[inline(always)]
pub(super) fn beside(a: Two, b: Two) -> Two {
    neon!(vcombine_f64(vget_low_f64(a), vget_high_f64(b)))
}

/// The second number, and the first one of others.
#[inline(always)]
pub(super) fn next2(a: Two, b: Two) -> Two {
    neon!(vextq_f64::<1>(a, b))
}

/// The first number.
#[inline(always)]
pub(super) fn first(a: Two) -> f64 {
    neon!(vgetq_lane_f64::<0>(a))
}

#[inline(always)]
pub(super) fn equal2(a: Two, b: Two) -> TwoYes {
    neon!(vceqq_f64(a, b))
}

#[inline(always)]
pub(super) fn above2(a: Two, b: Two) -> TwoYes {
    neon!(vcgtq_f64(a, b))
}

#[inline(always)]
pub(super) fn at_least2(a: Two, b: Two) -> TwoYes {
    neon!(vcgeq_f64(a, b))
}

/// Of two numbers each the first one where a mask says so.
#[inline(always)]
pub(super) fn select2(mask: TwoYes, a: Two, b: Two) -> Two {
    neon!(vbslq_f64(mask, a, b))
}

/// NaN where a mask says so, the number elsewhere.
#[inline(always)]
pub(super) fn lost2(a: Two, mask: TwoYes) -> Two {
    neon!(vreinterpretq_f64_u64(vorrq_u64(vreinterpretq_u64_f64(a), mask)))
}

#[inline(always)]
pub(super) fn no2() -> TwoYes {
    neon!(vdupq_n_u64(0))
}

#[inline(always)]
pub(super) fn and2(a: TwoYes, b: TwoYes) -> TwoYes {
    neon!(vandq_u64(a, b))
}

#[inline(always)]
pub(super) fn or2(a: TwoYes, b: TwoYes) -> TwoYes {
    neon!(vorrq_u64(a, b))
}

#[inline(always)]
pub(super) fn xor2(a: TwoYes, b: TwoYes) -> TwoYes {
    neon!(veorq_u64(a, b))
}

#[inline(always)]
pub(super) fn not2(a: TwoYes) -> TwoYes {
    neon!(veorq_u64(a, vdupq_n_u64(u64::MAX)))
}

#[inline(always)]
pub(super) fn next_yes2(a: TwoYes, b: TwoYes) -> TwoYes {
    neon!(vextq_u64::<1>(a, b))
}

#[inline(always)]
pub(super) fn firsts_yes(a: TwoYes, b: TwoYes) -> TwoYes {
    neon!(vzip1q_u64(a, b))
}

#[inline(always)]
pub(super) fn seconds_yes(a: TwoYes, b: TwoYes) -> TwoYes {
    neon!(vzip2q_u64(a, b))
}

/// A bit for each yes.
#[inline(always)]
pub(super) fn bits2(a: TwoYes) -> u32 {
    neon!(vgetq_lane_u64::<0>(a) & 1 | vgetq_lane_u64::<1>(a) & 2) as u32
}

/// A vector as it lies.
#[inline(always)]
fn bits(v: Vector2D) -> u64 {
    u64::from(v.y.to_bits()) << 32 | u64::from(v.x.to_bits())
}
