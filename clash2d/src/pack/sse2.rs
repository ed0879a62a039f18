//! Several numbers in the registers of SSE2.

use core::arch::x86_64::*;
use core::array::from_fn;
use core::ops::{Add, BitAnd, BitOr, BitXor, Mul, Not, Sub};

use super::{Mask, Pack, Pair};
use crate::vector::Vector2D;

/// Calls intrinsics of SSE2.
macro_rules! sse2 {
    ($call:expr) => {
        // SAFETY: this is compiled only for processors that have it.
        unsafe { $call }
    };
}

mod place;

#[derive(Clone, Copy)]
pub(crate) struct Four(__m128);
#[derive(Clone, Copy)]
pub(crate) struct Two(__m128d);

/// The operators of numbers, and of masks, which look like them.
macro_rules! operators {
    ($($type:ident: $($trait:ident $function:ident $intrinsic:ident),*;)*) => {$($(
        impl $trait for $type {
            type Output = Self;
            #[inline(always)]
            fn $function(self, other: Self) -> Self {
                Self(sse2!($intrinsic(self.0, other.0)))
            }
        }
    )*)*};
}

operators! {
    Four: Add add _mm_add_ps, Sub sub _mm_sub_ps, Mul mul _mm_mul_ps,
        BitAnd bitand _mm_and_ps, BitOr bitor _mm_or_ps, BitXor bitxor _mm_xor_ps;
    Two: Add add _mm_add_pd, Sub sub _mm_sub_pd, Mul mul _mm_mul_pd,
        BitAnd bitand _mm_and_pd, BitOr bitor _mm_or_pd, BitXor bitxor _mm_xor_pd;
}

impl Not for Four {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(sse2!(_mm_xor_ps(self.0, _mm_castsi128_ps(_mm_set1_epi32(-1)))))
    }
}

impl Not for Two {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(sse2!(_mm_xor_pd(self.0, _mm_castsi128_pd(_mm_set1_epi32(-1)))))
    }
}

impl Four {
    /// The coordinates of 16 vertices as they lie: X and Y in turn.
    #[inline(always)]
    pub(crate) fn pairs(vertices: &[Vector2D; 16]) -> [Self; 8] {
        let numbers: *const f32 = vertices.as_ptr().cast();
        // SAFETY: a vertex is two f32, so that there are 32; no address has to be aligned.
        from_fn(|i| Self(unsafe { _mm_loadu_ps(numbers.add(4 * i)) }))
    }

    /// The coordinates of two points in the same order.
    #[inline(always)]
    pub(crate) fn of_two(a: Vector2D, b: Vector2D) -> Self {
        Self(sse2!(_mm_setr_ps(a.x, a.y, b.x, b.y)))
    }

    /// The X coordinates of two times two points, and their Y coordinates.
    #[inline(always)]
    pub(crate) fn axes([low, high]: [Self; 2]) -> [Self; 2] {
        let x = sse2!(_mm_shuffle_ps::<X>(low.0, high.0));
        [Self(x), Self(sse2!(_mm_shuffle_ps::<Y>(low.0, high.0)))]
    }

    /// The first two numbers, and the others.
    #[inline(always)]
    pub(crate) fn wide(self) -> [Two; 2] {
        [self.0, sse2!(_mm_movehl_ps(self.0, self.0))].map(|half| Two(sse2!(_mm_cvtps_pd(half))))
    }

    /// A bit for each yes of 16 answers.
    #[inline(always)]
    pub(crate) fn bits_of(masks: [Self; 4]) -> u32 {
        sse2!(_mm_movemask_epi8(bytes_of(masks))) as u32
    }

    /// A bit for each of 16 numbers that is less than 0, and one for each that is 0; none of them is -0.0.
    #[inline(always)]
    pub(crate) fn signs_of(numbers: [Self; 4]) -> [u32; 2] {
        let bytes = bytes_of(numbers);
        let is_zero = sse2!(_mm_cmpeq_epi8(bytes, _mm_setzero_si128()));
        [bytes, is_zero].map(|bytes| sse2!(_mm_movemask_epi8(bytes)) as u32)
    }
}

impl Two {
    /// The X coordinates of two vertices side by side, and their Y coordinates.
    #[inline(always)]
    fn of_pair(both: __m128) -> [Self; 2] {
        [
            Self(sse2!(_mm_cvtps_pd(_mm_shuffle_ps::<X>(both, both)))),
            Self(sse2!(_mm_cvtps_pd(_mm_shuffle_ps::<Y>(both, both)))),
        ]
    }

    /// Each number everywhere.
    #[inline(always)]
    pub(crate) fn spread(self) -> [Self; 2] {
        Self::transposed([self, self])
    }

    /// The first number, and the second one of others.
    #[inline(always)]
    pub(crate) fn beside(self, others: Self) -> Self {
        Self(sse2!(_mm_shuffle_pd::<0b10>(self.0, others.0)))
    }

    /// The first numbers of both, and the second ones.
    #[inline(always)]
    pub(crate) fn transposed([a, b]: [Self; 2]) -> [Self; 2] {
        [Self(sse2!(_mm_unpacklo_pd(a.0, b.0))), Self(sse2!(_mm_unpackhi_pd(a.0, b.0)))]
    }

    /// Whether each is an f32.
    #[inline(always)]
    pub(crate) fn is_single(self) -> Self {
        self.is_equal(Self(sse2!(_mm_cvtps_pd(_mm_cvtpd_ps(self.0)))))
    }
}

impl Mask for Four {
    #[inline(always)]
    fn none() -> Self {
        Self(sse2!(_mm_setzero_ps()))
    }

    #[inline(always)]
    fn bits(self) -> u32 {
        sse2!(_mm_movemask_ps(self.0)) as u32
    }

    #[inline(always)]
    fn followed_by(self, others: Self) -> Self {
        Pack::followed_by(self, others)
    }
}

impl Mask for Two {
    #[inline(always)]
    fn none() -> Self {
        Self(sse2!(_mm_setzero_pd()))
    }

    #[inline(always)]
    fn bits(self) -> u32 {
        sse2!(_mm_movemask_pd(self.0)) as u32
    }

    #[inline(always)]
    fn followed_by(self, others: Self) -> Self {
        Pack::followed_by(self, others)
    }
}

/// The X coordinates of two pairs, and their Y coordinates.
const X: i32 = 0b10_00_10_00;
const Y: i32 = 0b11_01_11_01;

/// A byte for each number that has its sign, and is 0 only if the number's bits are.
#[inline(always)]
fn bytes_of(numbers: [Four; 4]) -> __m128i {
    let [a, b, c, d] = numbers.map(|number| sse2!(_mm_castps_si128(number.0)));
    // Numbers too large for fewer bits become the largest ones.
    let [low, high] = [sse2!(_mm_packs_epi32(a, b)), sse2!(_mm_packs_epi32(c, d))];
    sse2!(_mm_packs_epi16(low, high))
}

/// Two vertices side by side.
#[inline(always)]
fn pair(a: Vector2D, b: Vector2D) -> __m128 {
    let bits = |v: Vector2D| (u64::from(v.y.to_bits()) << 32 | u64::from(v.x.to_bits())) as i64;
    sse2!(_mm_castsi128_ps(_mm_set_epi64x(bits(b), bits(a))))
}

/// Two of some vertices, side by side as they lie.
#[inline(always)]
fn two_of(vertices: &[Vector2D], first: usize) -> __m128 {
    let two = &vertices[first..first + 2];
    // SAFETY: a vertex is two f32, so that there are four; no address has to be aligned.
    unsafe { _mm_loadu_ps(two.as_ptr().cast()) }
}

impl Pack for Four {
    type Number = f32;
    type Mask = Self;
    const COUNT: usize = 4;

    #[inline(always)]
    fn all(number: f32) -> Self {
        Self(sse2!(_mm_set1_ps(number)))
    }

    #[inline(always)]
    fn each(number: impl Fn(usize) -> f32) -> Self {
        let [a, b, c, d] = from_fn(number);
        Self(sse2!(_mm_setr_ps(a, b, c, d)))
    }

    #[inline(always)]
    fn vertices(vertex: impl Fn(usize) -> Vector2D) -> [Self; 2] {
        let [a, b, c, d] = from_fn(vertex);
        let (low, high) = (pair(a, b), pair(c, d));
        [Self(sse2!(_mm_shuffle_ps::<X>(low, high))), Self(sse2!(_mm_shuffle_ps::<Y>(low, high)))]
    }

    #[inline(always)]
    fn row(vertices: &[Vector2D], first: usize) -> [Self; 2] {
        Self::axes([0, 2].map(|ahead| Self(two_of(vertices, first + ahead))))
    }

    #[inline(always)]
    fn followed_by(self, others: Self) -> Self {
        let numbers = sse2!(_mm_move_ss(self.0, others.0));
        Self(sse2!(_mm_shuffle_ps::<0b00_11_10_01>(numbers, numbers)))
    }

    #[inline(always)]
    fn abs(self) -> Self {
        Self(sse2!(_mm_andnot_ps(_mm_set1_ps(-0.0), self.0)))
    }

    #[inline(always)]
    fn lesser_unless(self, other: Self, is_out: Self) -> Self {
        // All bits set are NaN, of which the minimum takes the other number.
        Self(sse2!(_mm_min_ps(_mm_or_ps(other.0, is_out.0), self.0)))
    }

    #[inline(always)]
    fn greater(self, other: Self) -> Self {
        Self(sse2!(_mm_max_ps(self.0, other.0)))
    }

    #[inline(always)]
    fn is_from(place: usize, pack: usize) -> Self {
        let first = (pack * Self::COUNT) as f32;
        let numbers = sse2!(_mm_setr_ps(first + 0.0, first + 1.0, first + 2.0, first + 3.0));
        Self(numbers).is_at_least(Self::all(place as f32))
    }

    #[inline(always)]
    fn total(self) -> f32 {
        let [low, high] = [self.0, sse2!(_mm_movehl_ps(self.0, self.0))];
        let pair = sse2!(_mm_add_ps(low, high));
        sse2!(_mm_cvtss_f32(_mm_add_ss(pair, _mm_shuffle_ps::<1>(pair, pair))))
    }

    #[inline(always)]
    fn is_equal(self, other: Self) -> Self {
        Self(sse2!(_mm_cmpeq_ps(self.0, other.0)))
    }

    #[inline(always)]
    fn is_above(self, other: Self) -> Self {
        Self(sse2!(_mm_cmpgt_ps(self.0, other.0)))
    }

    #[inline(always)]
    fn is_at_least(self, other: Self) -> Self {
        Self(sse2!(_mm_cmpge_ps(self.0, other.0)))
    }
}

impl Four {
    /// The quotients with other numbers.
    #[inline(always)]
    pub(crate) fn over(self, other: Self) -> Self {
        Self(sse2!(_mm_div_ps(self.0, other.0)))
    }

    /// The square roots.
    #[inline(always)]
    pub(crate) fn root(self) -> Self {
        Self(sse2!(_mm_sqrt_ps(self.0)))
    }

    /// The same, but one number where a mask does not say yes.
    #[inline(always)]
    pub(crate) fn where_yes(self, is_yes: Self, other: Self) -> Self {
        let own = sse2!(_mm_and_ps(is_yes.0, self.0));
        Self(sse2!(_mm_or_ps(own, _mm_andnot_ps(is_yes.0, other.0))))
    }

    /// The greatest number of each of four packs, of which none is NaN.
    #[inline(always)]
    pub(crate) fn greatest_of([a, b, c, d]: [Self; 4]) -> Self {
        let halves = |a: Self, b: Self| {
            let low = Self(sse2!(_mm_unpacklo_ps(a.0, b.0)));
            low.greater(Self(sse2!(_mm_unpackhi_ps(a.0, b.0))))
        };
        let (first, second) = (halves(a, b), halves(c, d));
        let low = Self(sse2!(_mm_movelh_ps(first.0, second.0)));
        low.greater(Self(sse2!(_mm_movehl_ps(second.0, first.0))))
    }

    /// The greatest number, everywhere.
    #[inline(always)]
    pub(crate) fn greatest(self) -> Self {
        let other = Self(sse2!(_mm_shuffle_ps::<0b01_00_11_10>(self.0, self.0)));
        let pairs = self.greater(other);
        pairs.greater(Self(sse2!(_mm_shuffle_ps::<0b10_11_00_01>(pairs.0, pairs.0))))
    }
}

impl Pack for Two {
    type Number = f64;
    type Mask = Self;
    const COUNT: usize = 2;

    #[inline(always)]
    fn all(number: f64) -> Self {
        Self(sse2!(_mm_set1_pd(number)))
    }

    #[inline(always)]
    fn each(number: impl Fn(usize) -> f64) -> Self {
        let [a, b] = from_fn(number);
        Self(sse2!(_mm_setr_pd(a, b)))
    }

    #[inline(always)]
    fn vertices(vertex: impl Fn(usize) -> Vector2D) -> [Self; 2] {
        Self::of_vertices(vertex(0), vertex(1))
    }

    #[inline(always)]
    fn row(vertices: &[Vector2D], first: usize) -> [Self; 2] {
        Self::of_pair(two_of(vertices, first))
    }

    #[inline(always)]
    fn followed_by(self, others: Self) -> Self {
        Self(sse2!(_mm_shuffle_pd::<0b01>(self.0, others.0)))
    }

    #[inline(always)]
    fn abs(self) -> Self {
        Self(sse2!(_mm_andnot_pd(_mm_set1_pd(-0.0), self.0)))
    }

    #[inline(always)]
    fn lesser_unless(self, other: Self, is_out: Self) -> Self {
        // All bits set are NaN, of which the minimum takes the other number.
        Self(sse2!(_mm_min_pd(_mm_or_pd(other.0, is_out.0), self.0)))
    }

    #[inline(always)]
    fn greater(self, other: Self) -> Self {
        Self(sse2!(_mm_max_pd(self.0, other.0)))
    }

    #[inline(always)]
    fn is_from(place: usize, pack: usize) -> Self {
        let first = (pack * Self::COUNT) as f64;
        let numbers = sse2!(_mm_setr_pd(first + 0.0, first + 1.0));
        Self(numbers).is_at_least(Self::all(place as f64))
    }

    #[inline(always)]
    fn total(self) -> f64 {
        sse2!(_mm_cvtsd_f64(_mm_add_sd(self.0, _mm_unpackhi_pd(self.0, self.0))))
    }

    #[inline(always)]
    fn is_equal(self, other: Self) -> Self {
        Self(sse2!(_mm_cmpeq_pd(self.0, other.0)))
    }

    #[inline(always)]
    fn is_above(self, other: Self) -> Self {
        Self(sse2!(_mm_cmpgt_pd(self.0, other.0)))
    }

    #[inline(always)]
    fn is_at_least(self, other: Self) -> Self {
        Self(sse2!(_mm_cmpge_pd(self.0, other.0)))
    }
}

impl Pair for Two {
    #[inline(always)]
    fn of_vertices(a: Vector2D, b: Vector2D) -> [Self; 2] {
        Self::of_pair(pair(a, b))
    }

    #[inline(always)]
    fn numbers(self) -> [f64; 2] {
        let high = sse2!(_mm_unpackhi_pd(self.0, self.0));
        sse2!([_mm_cvtsd_f64(self.0), _mm_cvtsd_f64(high)])
    }

    #[inline(always)]
    fn signs(self) -> u32 {
        sse2!(_mm_movemask_pd(self.0)) as u32
    }

    #[inline(always)]
    fn least(self) -> f64 {
        sse2!(_mm_cvtsd_f64(_mm_min_sd(self.0, _mm_unpackhi_pd(self.0, self.0))))
    }

    #[inline(always)]
    fn greatest(self) -> f64 {
        sse2!(_mm_cvtsd_f64(_mm_max_sd(self.0, _mm_unpackhi_pd(self.0, self.0))))
    }
}
