//! The registers of SSE2.

use core::arch::x86_64::*;

use crate::vector::Vector2D;

pub(super) type Four = __m128;
pub(super) type Two = __m128d;
pub(super) type FourYes = __m128;
pub(super) type TwoYes = __m128d;

/// Calls intrinsics of SSE2.
macro_rules! sse2 {
    ($call:expr) => {
        // SAFETY: this is compiled only for processors that have it.
        unsafe { $call }
    };
}

#[inline(always)]
pub(super) fn set4(numbers: [f32; 4]) -> Four {
    let [a, b, c, d] = numbers;
    sse2!(_mm_setr_ps(a, b, c, d))
}

#[inline(always)]
pub(super) fn all4(number: f32) -> Four {
    sse2!(_mm_set1_ps(number))
}

/// Two of some vertices side by side, from one of them on.
#[inline(always)]
pub(super) fn load(vertices: &[Vector2D], first: usize) -> Four {
    let two = &vertices[first..first + 2];
    // SAFETY: a vertex is two f32, so that there are four; no address has to be aligned.
    unsafe { _mm_loadu_ps(two.as_ptr().cast()) }
}

/// Two vertices side by side.
#[inline(always)]
pub(super) fn pair(a: Vector2D, b: Vector2D) -> Four {
    sse2!(_mm_castsi128_ps(_mm_set_epi64x(bits(b), bits(a))))
}

/// A vector, and what does not matter.
#[inline(always)]
pub(super) fn half(v: Vector2D) -> Four {
    sse2!(_mm_castsi128_ps(_mm_cvtsi64_si128(bits(v))))
}

#[inline(always)]
pub(super) fn add4(a: Four, b: Four) -> Four {
    sse2!(_mm_add_ps(a, b))
}

#[inline(always)]
pub(super) fn sub4(a: Four, b: Four) -> Four {
    sse2!(_mm_sub_ps(a, b))
}

#[inline(always)]
pub(super) fn mul4(a: Four, b: Four) -> Four {
    sse2!(_mm_mul_ps(a, b))
}

#[inline(always)]
pub(super) fn div4(a: Four, b: Four) -> Four {
    sse2!(_mm_div_ps(a, b))
}

/// The square roots, rounded correctly.
#[inline(always)]
pub(super) fn root4(a: Four) -> Four {
    sse2!(_mm_sqrt_ps(a))
}

#[inline(always)]
pub(super) fn abs4(a: Four) -> Four {
    sse2!(_mm_andnot_ps(_mm_set1_ps(-0.0), a))
}

/// The lesser of two numbers each; the second one where one is NaN.
#[inline(always)]
pub(super) fn lesser4(a: Four, b: Four) -> Four {
    sse2!(_mm_min_ps(a, b))
}

/// The greater of two numbers each; the second one where one is NaN.
#[inline(always)]
pub(super) fn greater4(a: Four, b: Four) -> Four {
    sse2!(_mm_max_ps(a, b))
}

/// The sum of all: first those of every other number.
#[inline(always)]
pub(super) fn total4(a: Four) -> f32 {
    let pairs = add4(a, high_halves(a, a));
    sse2!(_mm_cvtss_f32(_mm_add_ss(pairs, _mm_shuffle_ps::<1>(pairs, pairs))))
}

/// The first and third numbers of both.
#[inline(always)]
pub(super) fn evens4(a: Four, b: Four) -> Four {
    sse2!(_mm_shuffle_ps::<0b10_00_10_00>(a, b))
}

/// The second and fourth numbers of both.
#[inline(always)]
pub(super) fn odds4(a: Four, b: Four) -> Four {
    sse2!(_mm_shuffle_ps::<0b11_01_11_01>(a, b))
}

/// The first two numbers of both in turn.
#[inline(always)]
pub(super) fn low_zip(a: Four, b: Four) -> Four {
    sse2!(_mm_unpacklo_ps(a, b))
}

/// The last two numbers of both in turn.
#[inline(always)]
pub(super) fn high_zip(a: Four, b: Four) -> Four {
    sse2!(_mm_unpackhi_ps(a, b))
}

/// The first two numbers of both.
#[inline(always)]
pub(super) fn low_halves(a: Four, b: Four) -> Four {
    sse2!(_mm_movelh_ps(a, b))
}

/// The last two numbers of both.
#[inline(always)]
pub(super) fn high_halves(a: Four, b: Four) -> Four {
    sse2!(_mm_movehl_ps(b, a))
}

/// The last two numbers, and the first two.
#[inline(always)]
pub(super) fn halves_exchanged(a: Four) -> Four {
    sse2!(_mm_shuffle_ps::<0b01_00_11_10>(a, a))
}

/// The second number, the first one, the fourth one, and the third one.
#[inline(always)]
pub(super) fn neighbours_exchanged(a: Four) -> Four {
    sse2!(_mm_shuffle_ps::<0b10_11_00_01>(a, a))
}

/// The numbers after the first one, and the first one of others.
#[inline(always)]
pub(super) fn next4(a: Four, b: Four) -> Four {
    let numbers = sse2!(_mm_move_ss(a, b));
    sse2!(_mm_shuffle_ps::<0b00_11_10_01>(numbers, numbers))
}

#[inline(always)]
pub(super) fn equal4(a: Four, b: Four) -> FourYes {
    sse2!(_mm_cmpeq_ps(a, b))
}

#[inline(always)]
pub(super) fn above4(a: Four, b: Four) -> FourYes {
    sse2!(_mm_cmpgt_ps(a, b))
}

#[inline(always)]
pub(super) fn at_least4(a: Four, b: Four) -> FourYes {
    sse2!(_mm_cmpge_ps(a, b))
}

/// Of two numbers each the first one where a mask says so.
#[inline(always)]
pub(super) fn select4(mask: FourYes, a: Four, b: Four) -> Four {
    sse2!(_mm_or_ps(_mm_and_ps(mask, a), _mm_andnot_ps(mask, b)))
}

/// NaN where a mask says so, the number elsewhere.
#[inline(always)]
pub(super) fn lost4(a: Four, mask: FourYes) -> Four {
    sse2!(_mm_or_ps(a, mask))
}

/// A bit for each of 16 numbers that is less than 0, and one for each that is 0; none of them is -0.0.
#[inline(always)]
pub(super) fn signs16(numbers: [Four; 4]) -> [u32; 2] {
    let bytes = bytes_of(numbers);
    let is_zero = sse2!(_mm_cmpeq_epi8(bytes, _mm_setzero_si128()));
    [bytes, is_zero].map(|bytes| sse2!(_mm_movemask_epi8(bytes)) as u32)
}

#[inline(always)]
pub(super) fn no4() -> FourYes {
    sse2!(_mm_setzero_ps())
}

#[inline(always)]
pub(super) fn and4(a: FourYes, b: FourYes) -> FourYes {
    sse2!(_mm_and_ps(a, b))
}

#[inline(always)]
pub(super) fn or4(a: FourYes, b: FourYes) -> FourYes {
    sse2!(_mm_or_ps(a, b))
}

#[inline(always)]
pub(super) fn xor4(a: FourYes, b: FourYes) -> FourYes {
    sse2!(_mm_xor_ps(a, b))
}

#[inline(always)]
pub(super) fn not4(a: FourYes) -> FourYes {
    sse2!(_mm_xor_ps(a, _mm_castsi128_ps(_mm_set1_epi32(-1))))
}

#[inline(always)]
pub(super) fn next_yes4(a: FourYes, b: FourYes) -> FourYes {
    next4(a, b)
}

/// A bit for each yes.
#[inline(always)]
pub(super) fn bits4(a: FourYes) -> u32 {
    sse2!(_mm_movemask_ps(a)) as u32
}

/// A bit for each yes of 16 answers.
#[inline(always)]
pub(super) fn bits16(masks: [FourYes; 4]) -> u32 {
    sse2!(_mm_movemask_epi8(bytes_of(masks))) as u32
}

#[inline(always)]
pub(super) fn set2([a, b]: [f64; 2]) -> Two {
    sse2!(_mm_setr_pd(a, b))
}

#[inline(always)]
pub(super) fn all2(number: f64) -> Two {
    sse2!(_mm_set1_pd(number))
}

/// The first two numbers as f64.
#[inline(always)]
pub(super) fn wide(a: Four) -> Two {
    sse2!(_mm_cvtps_pd(a))
}

/// The vector of these coordinates, each rounded to the nearest f32; no zero is negative.
#[inline(always)]
pub(super) fn narrow(a: Two) -> Vector2D {
    let near = sse2!(_mm_add_ps(_mm_cvtpd_ps(a), _mm_setzero_ps()));
    let bits = sse2!(_mm_cvtsi128_si64(_mm_castps_si128(near))) as u64;
    Vector2D { x: f32::from_bits(bits as u32), y: f32::from_bits((bits >> 32) as u32) }
}

/// Each number rounded to the nearest f32.
#[inline(always)]
pub(super) fn single2(a: Two) -> Two {
    sse2!(_mm_cvtps_pd(_mm_cvtpd_ps(a)))
}

#[inline(always)]
pub(super) fn add2(a: Two, b: Two) -> Two {
    sse2!(_mm_add_pd(a, b))
}

#[inline(always)]
pub(super) fn sub2(a: Two, b: Two) -> Two {
    sse2!(_mm_sub_pd(a, b))
}

#[inline(always)]
pub(super) fn mul2(a: Two, b: Two) -> Two {
    sse2!(_mm_mul_pd(a, b))
}

#[inline(always)]
pub(super) fn div2(a: Two, b: Two) -> Two {
    sse2!(_mm_div_pd(a, b))
}

/// The square roots, rounded correctly.
#[inline(always)]
pub(super) fn root2(a: Two) -> Two {
    sse2!(_mm_sqrt_pd(a))
}

/// The lesser of two numbers each; the second one where one is NaN.
#[inline(always)]
pub(super) fn lesser2(a: Two, b: Two) -> Two {
    sse2!(_mm_min_pd(a, b))
}

/// The greater of two numbers each; the second one where one is NaN.
#[inline(always)]
pub(super) fn greater2(a: Two, b: Two) -> Two {
    sse2!(_mm_max_pd(a, b))
}

/// The numbers with those bits alone.
#[inline(always)]
pub(super) fn masked2(a: Two, bits: u64) -> Two {
    sse2!(_mm_and_pd(a, _mm_castsi128_pd(_mm_set1_epi64x(bits as i64))))
}

/// The numbers with the other bit each where another number has one.
#[inline(always)]
pub(super) fn flipped2(a: Two, b: Two) -> Two {
    sse2!(_mm_xor_pd(a, b))
}

/// The lowest two bits as the highest ones.
#[inline(always)]
pub(super) fn last_bits(a: Two) -> Two {
    sse2!(_mm_castsi128_pd(_mm_slli_epi64::<62>(_mm_castpd_si128(a))))
}

/// A bit for each sign.
#[inline(always)]
pub(super) fn signs2(a: Two) -> u32 {
    sse2!(_mm_movemask_pd(a)) as u32
}

/// The first numbers of both.
#[inline(always)]
pub(super) fn firsts(a: Two, b: Two) -> Two {
    sse2!(_mm_unpacklo_pd(a, b))
}

/// The second numbers of both.
#[inline(always)]
pub(super) fn seconds(a: Two, b: Two) -> Two {
    sse2!(_mm_unpackhi_pd(a, b))
}

/// The first number, and the second one of others.
#[inline(always)]
pub(super) fn beside(a: Two, b: Two) -> Two {
    sse2!(_mm_shuffle_pd::<0b10>(a, b))
}

/// The second number, and the first one of others.
#[inline(always)]
pub(super) fn next2(a: Two, b: Two) -> Two {
    sse2!(_mm_shuffle_pd::<0b01>(a, b))
}

/// The first number.
#[inline(always)]
pub(super) fn first(a: Two) -> f64 {
    sse2!(_mm_cvtsd_f64(a))
}

#[inline(always)]
pub(super) fn equal2(a: Two, b: Two) -> TwoYes {
    sse2!(_mm_cmpeq_pd(a, b))
}

#[inline(always)]
pub(super) fn above2(a: Two, b: Two) -> TwoYes {
    sse2!(_mm_cmpgt_pd(a, b))
}

#[inline(always)]
pub(super) fn at_least2(a: Two, b: Two) -> TwoYes {
    sse2!(_mm_cmpge_pd(a, b))
}

/// Of two numbers each the first one where a mask says so.
#[inline(always)]
pub(super) fn select2(mask: TwoYes, a: Two, b: Two) -> Two {
    sse2!(_mm_or_pd(_mm_and_pd(mask, a), _mm_andnot_pd(mask, b)))
}

/// NaN where a mask says so, the number elsewhere.
#[inline(always)]
pub(super) fn lost2(a: Two, mask: TwoYes) -> Two {
    sse2!(_mm_or_pd(a, mask))
}

#[inline(always)]
pub(super) fn no2() -> TwoYes {
    sse2!(_mm_setzero_pd())
}

#[inline(always)]
pub(super) fn and2(a: TwoYes, b: TwoYes) -> TwoYes {
    sse2!(_mm_and_pd(a, b))
}

#[inline(always)]
pub(super) fn or2(a: TwoYes, b: TwoYes) -> TwoYes {
    sse2!(_mm_or_pd(a, b))
}

#[inline(always)]
pub(super) fn xor2(a: TwoYes, b: TwoYes) -> TwoYes {
    sse2!(_mm_xor_pd(a, b))
}

#[inline(always)]
pub(super) fn not2(a: TwoYes) -> TwoYes {
    sse2!(_mm_xor_pd(a, _mm_castsi128_pd(_mm_set1_epi32(-1))))
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
    signs2(a)
}

/// A vector as it lies.
#[inline(always)]
fn bits(v: Vector2D) -> i64 {
    (u64::from(v.y.to_bits()) << 32 | u64::from(v.x.to_bits())) as i64
}

/// A byte for each number that has its sign, and is 0 only if the number's bits are.
#[inline(always)]
fn bytes_of(numbers: [Four; 4]) -> __m128i {
    let [a, b, c, d] = numbers.map(|number| sse2!(_mm_castps_si128(number)));
    // Numbers too large for fewer bits become the largest ones.
    let [low, high] = [sse2!(_mm_packs_epi32(a, b)), sse2!(_mm_packs_epi32(c, d))];
    sse2!(_mm_packs_epi16(low, high))
}
