//! The registers of WebAssembly's simd128.

use core::arch::wasm32::*;

use crate::vector::Vector2D;

pub(super) type Four = v128;
pub(super) type Two = v128;
pub(super) type FourYes = v128;
pub(super) type TwoYes = v128;

#[inline(always)]
pub(super) fn set4(numbers: [f32; 4]) -> Four {
    let [a, b, c, d] = numbers;
    f32x4(a, b, c, d)
}

#[inline(always)]
pub(super) fn all4(number: f32) -> Four {
    f32x4_splat(number)
}

/// Two of some vertices side by side, from one of them on.
#[inline(always)]
pub(super) fn load(vertices: &[Vector2D], first: usize) -> Four {
    let two = &vertices[first..first + 2];
    // SAFETY: a vertex is two f32, so that there are 16 bytes; no address has to be aligned.
    unsafe { v128_load(two.as_ptr().cast()) }
}

/// Two vertices side by side.
#[inline(always)]
pub(super) fn pair(a: Vector2D, b: Vector2D) -> Four {
    f32x4(a.x, a.y, b.x, b.y)
}

/// A vector, and what does not matter.
#[inline(always)]
pub(super) fn half(v: Vector2D) -> Four {
    f32x4(v.x, v.y, 0.0, 0.0)
}

#[inline(always)]
pub(super) fn add4(a: Four, b: Four) -> Four {
    f32x4_add(a, b)
}

#[inline(always)]
pub(super) fn sub4(a: Four, b: Four) -> Four {
    f32x4_sub(a, b)
}

#[inline(always)]
pub(super) fn mul4(a: Four, b: Four) -> Four {
    f32x4_mul(a, b)
}

#[inline(always)]
pub(super) fn div4(a: Four, b: Four) -> Four {
    f32x4_div(a, b)
}

/// The square roots, rounded correctly.
#[inline(always)]
pub(super) fn root4(a: Four) -> Four {
    f32x4_sqrt(a)
}

#[inline(always)]
pub(super) fn abs4(a: Four) -> Four {
    f32x4_abs(a)
}

/// The lesser of two numbers each; the second one where one is NaN.
#[inline(always)]
pub(super) fn lesser4(a: Four, b: Four) -> Four {
    f32x4_pmin(b, a)
}

/// The greater of two numbers each; the second one where one is NaN.
#[inline(always)]
pub(super) fn greater4(a: Four, b: Four) -> Four {
    f32x4_pmax(b, a)
}

/// The sum of all: first those of every other number.
#[inline(always)]
pub(super) fn total4(a: Four) -> f32 {
    let pairs = f32x4_add(a, high_halves(a, a));
    f32x4_extract_lane::<0>(pairs) + f32x4_extract_lane::<1>(pairs)
}

/// The first and third numbers of both.
#[inline(always)]
pub(super) fn evens4(a: Four, b: Four) -> Four {
    i32x4_shuffle::<0, 2, 4, 6>(a, b)
}

/// The second and fourth numbers of both.
#[inline(always)]
pub(super) fn odds4(a: Four, b: Four) -> Four {
    i32x4_shuffle::<1, 3, 5, 7>(a, b)
}

/// The first two numbers of both in turn.
#[inline(always)]
pub(super) fn low_zip(a: Four, b: Four) -> Four {
    i32x4_shuffle::<0, 4, 1, 5>(a, b)
}

/// The last two numbers of both in turn.
#[inline(always)]
pub(super) fn high_zip(a: Four, b: Four) -> Four {
    i32x4_shuffle::<2, 6, 3, 7>(a, b)
}

/// The first two numbers of both.
#[inline(always)]
pub(super) fn low_halves(a: Four, b: Four) -> Four {
    i64x2_shuffle::<0, 2>(a, b)
}

/// The last two numbers of both.
#[inline(always)]
pub(super) fn high_halves(a: Four, b: Four) -> Four {
    i64x2_shuffle::<1, 3>(a, b)
}

/// The last two numbers, and the first two.
#[inline(always)]
pub(super) fn halves_exchanged(a: Four) -> Four {
    i64x2_shuffle::<1, 0>(a, a)
}

/// The second number, the first one, the fourth one, and the third one.
#[inline(always)]
pub(super) fn neighbours_exchanged(a: Four) -> Four {
    i32x4_shuffle::<1, 0, 3, 2>(a, a)
}

/// The numbers after the first one, and the first one of others.
#[inline(always)]
pub(super) fn next4(a: Four, b: Four) -> Four {
    i32x4_shuffle::<1, 2, 3, 4>(a, b)
}

#[inline(always)]
pub(super) fn equal4(a: Four, b: Four) -> FourYes {
    f32x4_eq(a, b)
}

#[inline(always)]
pub(super) fn above4(a: Four, b: Four) -> FourYes {
    f32x4_gt(a, b)
}

#[inline(always)]
pub(super) fn at_least4(a: Four, b: Four) -> FourYes {
    f32x4_ge(a, b)
}

/// Of two numbers each the first one where a mask says so.
#[inline(always)]
pub(super) fn select4(mask: FourYes, a: Four, b: Four) -> Four {
    v128_bitselect(a, b, mask)
}

/// NaN where a mask says so, the number elsewhere.
#[inline(always)]
pub(super) fn lost4(a: Four, mask: FourYes) -> Four {
    v128_or(a, mask)
}

/// A bit for each of 16 numbers that is less than 0, and one for each that is 0; none of them is -0.0.
#[inline(always)]
pub(super) fn signs16(numbers: [Four; 4]) -> [u32; 2] {
    let nothing = f32x4_splat(0.0);
    [numbers.map(|a| f32x4_lt(a, nothing)), numbers.map(|a| f32x4_eq(a, nothing))].map(bits16)
}

#[inline(always)]
pub(super) fn no4() -> FourYes {
    u64x2_splat(0)
}

#[inline(always)]
pub(super) fn and4(a: FourYes, b: FourYes) -> FourYes {
    v128_and(a, b)
}

#[inline(always)]
pub(super) fn or4(a: FourYes, b: FourYes) -> FourYes {
    v128_or(a, b)
}

#[inline(always)]
pub(super) fn xor4(a: FourYes, b: FourYes) -> FourYes {
    v128_xor(a, b)
}

#[inline(always)]
pub(super) fn not4(a: FourYes) -> FourYes {
    v128_not(a)
}

#[inline(always)]
pub(super) fn next_yes4(a: FourYes, b: FourYes) -> FourYes {
    next4(a, b)
}

/// A bit for each yes.
#[inline(always)]
pub(super) fn bits4(a: FourYes) -> u32 {
    u32x4_bitmask(a).into()
}

/// A bit for each yes of 16 answers.
#[inline(always)]
pub(super) fn bits16(masks: [FourYes; 4]) -> u32 {
    let [a, b, c, d] = masks;
    let [low, high] = [i16x8_narrow_i32x4(a, b), i16x8_narrow_i32x4(c, d)];
    i8x16_bitmask(i8x16_narrow_i16x8(low, high)).into()
}

#[inline(always)]
pub(super) fn set2([a, b]: [f64; 2]) -> Two {
    f64x2(a, b)
}

#[inline(always)]
pub(super) fn all2(number: f64) -> Two {
    f64x2_splat(number)
}

/// The first two numbers as f64.
#[inline(always)]
pub(super) fn wide(a: Four) -> Two {
    f64x2_promote_low_f32x4(a)
}

/// The vector of these coordinates, each rounded to the nearest f32; no zero is negative.
#[inline(always)]
pub(super) fn narrow(a: Two) -> Vector2D {
    let near = f32x4_add(f32x4_demote_f64x2_zero(a), f32x4_splat(0.0));
    Vector2D { x: f32x4_extract_lane::<0>(near), y: f32x4_extract_lane::<1>(near) }
}

/// Each number rounded to the nearest f32.
#[inline(always)]
pub(super) fn single2(a: Two) -> Two {
    f64x2_promote_low_f32x4(f32x4_demote_f64x2_zero(a))
}

#[inline(always)]
pub(super) fn add2(a: Two, b: Two) -> Two {
    f64x2_add(a, b)
}

#[inline(always)]
pub(super) fn sub2(a: Two, b: Two) -> Two {
    f64x2_sub(a, b)
}

#[inline(always)]
pub(super) fn mul2(a: Two, b: Two) -> Two {
    f64x2_mul(a, b)
}

#[inline(always)]
pub(super) fn div2(a: Two, b: Two) -> Two {
    f64x2_div(a, b)
}

/// The square roots, rounded correctly.
#[inline(always)]
pub(super) fn root2(a: Two) -> Two {
    f64x2_sqrt(a)
}

/// The lesser of two numbers each; the second one where one is NaN.
#[inline(always)]
pub(super) fn lesser2(a: Two, b: Two) -> Two {
    f64x2_pmin(b, a)
}

/// The greater of two numbers each; the second one where one is NaN.
#[inline(always)]
pub(super) fn greater2(a: Two, b: Two) -> Two {
    f64x2_pmax(b, a)
}

/// The numbers with those bits alone.
#[inline(always)]
pub(super) fn masked2(a: Two, bits: u64) -> Two {
    v128_and(a, u64x2_splat(bits))
}

/// The numbers with the other bit each where another number has one.
#[inline(always)]
pub(super) fn flipped2(a: Two, b: Two) -> Two {
    v128_xor(a, b)
}

/// The lowest two bits as the highest ones.
#[inline(always)]
pub(super) fn last_bits(a: Two) -> Two {
    u64x2_shl(a, 62)
}

/// A bit for each sign.
#[inline(always)]
pub(super) fn signs2(a: Two) -> u32 {
    u64x2_bitmask(a).into()
}

/// The first numbers of both.
#[inline(always)]
pub(super) fn firsts(a: Two, b: Two) -> Two {
    i64x2_shuffle::<0, 2>(a, b)
}

/// The second numbers of both.
#[inline(always)]
pub(super) fn seconds(a: Two, b: Two) -> Two {
    i64x2_shuffle::<1, 3>(a, b)
}

/// The first number, and the second one of others.
#[inline(always)]
pub(super) fn beside(a: Two, b: Two) -> Two {
    i64x2_shuffle::<0, 3>(a, b)
}

/// The second number, and the first one of others.
#[inline(always)]
pub(super) fn next2(a: Two, b: Two) -> Two {
    i64x2_shuffle::<1, 2>(a, b)
}

/// The first number.
#[inline(always)]
pub(super) fn first(a: Two) -> f64 {
    f64x2_extract_lane::<0>(a)
}

#[inline(always)]
pub(super) fn equal2(a: Two, b: Two) -> TwoYes {
    f64x2_eq(a, b)
}

#[inline(always)]
pub(super) fn above2(a: Two, b: Two) -> TwoYes {
    f64x2_gt(a, b)
}

#[inline(always)]
pub(super) fn at_least2(a: Two, b: Two) -> TwoYes {
    f64x2_ge(a, b)
}

/// Of two numbers each the first one where a mask says so.
#[inline(always)]
pub(super) fn select2(mask: TwoYes, a: Two, b: Two) -> Two {
    v128_bitselect(a, b, mask)
}

/// NaN where a mask says so, the number elsewhere.
#[inline(always)]
pub(super) fn lost2(a: Two, mask: TwoYes) -> Two {
    v128_or(a, mask)
}

#[inline(always)]
pub(super) fn no2() -> TwoYes {
    u64x2_splat(0)
}

#[inline(always)]
pub(super) fn and2(a: TwoYes, b: TwoYes) -> TwoYes {
    v128_and(a, b)
}

#[inline(always)]
pub(super) fn or2(a: TwoYes, b: TwoYes) -> TwoYes {
    v128_or(a, b)
}

#[inline(always)]
pub(super) fn xor2(a: TwoYes, b: TwoYes) -> TwoYes {
    v128_xor(a, b)
}

#[inline(always)]
pub(super) fn not2(a: TwoYes) -> TwoYes {
    v128_not(a)
}

#[inline(always)]
pub(super) fn next_yes2(a: TwoYes, b: TwoYes) -> TwoYes {
    next2(a, b)
}

#[inline(always)]
pub(super) fn firsts_yes(a: TwoYes, b: TwoYes) -> TwoYes {
    firsts(a, b)
}

#[inline(always)]
pub(super) fn seconds_yes(a: TwoYes, b: TwoYes) -> TwoYes {
    seconds(a, b)
}

/// A bit for each yes.
#[inline(always)]
pub(super) fn bits2(a: TwoYes) -> u32 {
    u64x2_bitmask(a).into()
}
