//! Four f32 and two f64 over the registers of a platform, which have the same functions each.

use core::array::from_fn;
use core::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Neg, Not, Sub};

use super::{Mask, Pack, Pair};
use crate::vector::Vector2D;

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
pub(super) use super::sse2 as reg;

#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
pub(super) use super::neon as reg;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
pub(super) use super::simd128 as reg;

#[cfg(not(any(
    all(target_arch = "x86_64", target_feature = "sse2"),
    all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"),
    all(target_arch = "wasm32", target_feature = "simd128"),
)))]
pub(super) use super::plain as reg;

#[derive(Clone, Copy)]
pub(crate) struct Four(pub(super) reg::Four);
#[derive(Clone, Copy)]
pub(crate) struct Two(reg::Two);
/// A yes or no for each of four numbers.
#[derive(Clone, Copy)]
pub(crate) struct FourYes(pub(super) reg::FourYes);
/// A yes or no for each of two numbers.
#[derive(Clone, Copy)]
pub(crate) struct TwoYes(reg::TwoYes);

/// Operators by functions of the registers.
macro_rules! operators {
    ($($type:ident: $($trait:ident $function:ident $register:ident),*;)*) => {$($(
        impl $trait for $type {
            type Output = Self;
            #[inline(always)]
            fn $function(self, other: Self) -> Self {
                Self(reg::$register(self.0, other.0))
            }
        }
    )*)*};
}

operators! {
    Four: Add add add4, Sub sub sub4, Mul mul mul4;
    Two: Add add add2, Sub sub sub2, Mul mul mul2, Div div div2;
    FourYes: BitAnd bitand and4, BitOr bitor or4, BitXor bitxor xor4;
    TwoYes: BitAnd bitand and2, BitOr bitor or2, BitXor bitxor xor2;
}

impl Not for FourYes {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(reg::not4(self.0))
    }
}

impl Not for TwoYes {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(reg::not2(self.0))
    }
}

impl Neg for Two {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        self.turned_by(Self::all(-0.0))
    }
}

impl Mask for FourYes {
    #[inline(always)]
    fn none() -> Self {
        Self(reg::no4())
    }

    #[inline(always)]
    fn bits(self) -> u32 {
        reg::bits4(self.0)
    }

    #[inline(always)]
    fn followed_by(self, others: Self) -> Self {
        Self(reg::next_yes4(self.0, others.0))
    }
}

impl Mask for TwoYes {
    #[inline(always)]
    fn none() -> Self {
        Self(reg::no2())
    }

    #[inline(always)]
    fn bits(self) -> u32 {
        reg::bits2(self.0)
    }

    #[inline(always)]
    fn followed_by(self, others: Self) -> Self {
        Self(reg::next_yes2(self.0, others.0))
    }
}

impl TwoYes {
    /// The first answers of two pairs.
    #[inline(always)]
    pub(crate) fn firsts(self, other: Self) -> Self {
        Self(reg::firsts_yes(self.0, other.0))
    }

    /// The second answers of two pairs.
    #[inline(always)]
    pub(crate) fn seconds(self, other: Self) -> Self {
        Self(reg::seconds_yes(self.0, other.0))
    }
}

impl Pack for Four {
    type Number = f32;
    type Mask = FourYes;
    const COUNT: usize = 4;

    #[inline(always)]
    fn all(number: f32) -> Self {
        Self(reg::all4(number))
    }

    #[inline(always)]
    fn each(number: impl Fn(usize) -> f32) -> Self {
        Self(reg::set4(from_fn(number)))
    }

    #[inline(always)]
    fn vertices(vertex: impl Fn(usize) -> Vector2D) -> [Self; 2] {
        let [a, b, c, d] = from_fn(vertex);
        Self::axes([Self::of([a, b]), Self::of([c, d])])
    }

    #[inline(always)]
    fn row(vertices: &[Vector2D], first: usize) -> [Self; 2] {
        Self::axes([0, 2].map(|ahead| Self(reg::load(vertices, first + ahead))))
    }

    #[inline(always)]
    fn followed_by(self, others: Self) -> Self {
        Self(reg::next4(self.0, others.0))
    }

    #[inline(always)]
    fn abs(self) -> Self {
        Self(reg::abs4(self.0))
    }

    #[inline(always)]
    fn lesser_unless(self, other: Self, is_out: FourYes) -> Self {
        Self(reg::lesser4(reg::lost4(other.0, is_out.0), self.0))
    }

    #[inline(always)]
    fn greater(self, other: Self) -> Self {
        Self(reg::greater4(self.0, other.0))
    }

    #[inline(always)]
    fn is_from(place: usize, pack: usize) -> FourYes {
        let first = (pack * Self::COUNT) as f32;
        Self::each(|i| first + i as f32).is_at_least(Self::all(place as f32))
    }

    #[inline(always)]
    fn total(self) -> f32 {
        reg::total4(self.0)
    }

    #[inline(always)]
    fn is_equal(self, other: Self) -> FourYes {
        FourYes(reg::equal4(self.0, other.0))
    }

    #[inline(always)]
    fn is_above(self, other: Self) -> FourYes {
        FourYes(reg::above4(self.0, other.0))
    }

    #[inline(always)]
    fn is_at_least(self, other: Self) -> FourYes {
        FourYes(reg::at_least4(self.0, other.0))
    }
}

impl Four {
    /// The coordinates of 16 vertices as they lie: X and Y in turn.
    #[inline(always)]
    pub(crate) fn pairs(vertices: &[Vector2D; 16]) -> [Self; 8] {
        from_fn(|i| Self(reg::load(vertices, 2 * i)))
    }

    /// The coordinates of two vectors.
    #[inline(always)]
    pub(crate) fn of([a, b]: [Vector2D; 2]) -> Self {
        Self(reg::pair(a, b))
    }

    /// The X coordinates of two times two points, and their Y coordinates.
    #[inline(always)]
    pub(crate) fn axes([low, high]: [Self; 2]) -> [Self; 2] {
        [Self(reg::evens4(low.0, high.0)), Self(reg::odds4(low.0, high.0))]
    }

    /// The first two numbers, and the others.
    #[inline(always)]
    pub(crate) fn wide(self) -> [Two; 2] {
        [Two(reg::wide(self.0)), Two(reg::wide(reg::high_halves(self.0, self.0)))]
    }

    /// A bit for each yes of 16 answers.
    #[inline(always)]
    pub(crate) fn bits_of(masks: [FourYes; 4]) -> u32 {
        reg::bits16(masks.map(|mask| mask.0))
    }

    /// A bit for each of 16 numbers that is less than 0, and one for each that is 0; none of them is -0.0.
    #[inline(always)]
    pub(crate) fn signs_of(numbers: [Self; 4]) -> [u32; 2] {
        reg::signs16(numbers.map(|number| number.0))
    }

    /// The quotients with other numbers.
    #[inline(always)]
    pub(crate) fn over(self, other: Self) -> Self {
        Self(reg::div4(self.0, other.0))
    }

    /// The square roots, rounded correctly.
    #[inline(always)]
    pub(crate) fn root(self) -> Self {
        Self(reg::root4(self.0))
    }

    /// The same, but one number where a mask does not say yes.
    #[inline(always)]
    pub(crate) fn where_yes(self, is_yes: FourYes, other: Self) -> Self {
        Self(reg::select4(is_yes.0, self.0, other.0))
    }

    /// The greatest number of each of four packs, of which none is NaN.
    #[inline(always)]
    pub(crate) fn greatest_of([a, b, c, d]: [Self; 4]) -> Self {
        let halves = |a: Self, b: Self| {
            let [low, high] = [reg::low_zip(a.0, b.0), reg::high_zip(a.0, b.0)];
            reg::greater4(low, high)
        };
        let (first, second) = (halves(a, b), halves(c, d));
        Self(reg::greater4(reg::low_halves(first, second), reg::high_halves(first, second)))
    }

    /// The greatest number, everywhere.
    #[inline(always)]
    pub(crate) fn greatest(self) -> Self {
        let halves = reg::greater4(self.0, reg::halves_exchanged(self.0));
        Self(reg::greater4(halves, reg::neighbours_exchanged(halves)))
    }
}

impl Pack for Two {
    type Number = f64;
    type Mask = TwoYes;
    const COUNT: usize = 2;

    #[inline(always)]
    fn all(number: f64) -> Self {
        Self(reg::all2(number))
    }

    #[inline(always)]
    fn each(number: impl Fn(usize) -> f64) -> Self {
        Self(reg::set2(from_fn(number)))
    }

    #[inline(always)]
    fn vertices(vertex: impl Fn(usize) -> Vector2D) -> [Self; 2] {
        Self::of_vertices(vertex(0), vertex(1))
    }

    #[inline(always)]
    fn row(vertices: &[Vector2D], first: usize) -> [Self; 2] {
        Self::of_pair(reg::load(vertices, first))
    }

    #[inline(always)]
    fn followed_by(self, others: Self) -> Self {
        Self(reg::next2(self.0, others.0))
    }

    #[inline(always)]
    fn abs(self) -> Self {
        Self(reg::masked2(self.0, !SIGN))
    }

    #[inline(always)]
    fn lesser_unless(self, other: Self, is_out: TwoYes) -> Self {
        Self(reg::lesser2(reg::lost2(other.0, is_out.0), self.0))
    }

    #[inline(always)]
    fn greater(self, other: Self) -> Self {
        Self(reg::greater2(self.0, other.0))
    }

    #[inline(always)]
    fn is_from(place: usize, pack: usize) -> TwoYes {
        let first = (pack * Self::COUNT) as f64;
        Self::each(|i| first + i as f64).is_at_least(Self::all(place as f64))
    }

    #[inline(always)]
    fn total(self) -> f64 {
        let [first, second] = self.numbers();
        first + second
    }

    #[inline(always)]
    fn is_equal(self, other: Self) -> TwoYes {
        TwoYes(reg::equal2(self.0, other.0))
    }

    #[inline(always)]
    fn is_above(self, other: Self) -> TwoYes {
        TwoYes(reg::above2(self.0, other.0))
    }

    #[inline(always)]
    fn is_at_least(self, other: Self) -> TwoYes {
        TwoYes(reg::at_least2(self.0, other.0))
    }
}

impl Pair for Two {
    #[inline(always)]
    fn of_vertices(a: Vector2D, b: Vector2D) -> [Self; 2] {
        Self::of_pair(reg::pair(a, b))
    }

    #[inline(always)]
    fn numbers(self) -> [f64; 2] {
        [self.first(), reg::first(reg::seconds(self.0, self.0))]
    }

    #[inline(always)]
    fn signs(self) -> u32 {
        reg::signs2(self.0)
    }

    #[inline(always)]
    fn least(self) -> f64 {
        self.lesser(self.exchanged()).first()
    }

    #[inline(always)]
    fn greatest(self) -> f64 {
        self.greater(self.exchanged()).first()
    }
}

/// The bit of an f64 that says that it is negative.
const SIGN: u64 = 1 << 63;

/// Two numbers as the coordinates of a place, or of a way.
impl Two {
    #[inline(always)]
    pub(crate) fn new(first: f64, second: f64) -> Self {
        Self(reg::set2([first, second]))
    }

    /// The coordinates of a vector.
    #[inline(always)]
    pub(crate) fn of(v: Vector2D) -> Self {
        Self(reg::wide(reg::half(v)))
    }

    /// The X coordinates of two vertices side by side, and their Y coordinates.
    #[inline(always)]
    fn of_pair(both: reg::Four) -> [Self; 2] {
        [reg::evens4(both, both), reg::odds4(both, both)].map(|axis| Self(reg::wide(axis)))
    }

    /// The vector of these coordinates, each rounded to the nearest f32; no zero is negative.
    #[inline(always)]
    pub(crate) fn narrow(self) -> Vector2D {
        reg::narrow(self.0)
    }

    #[inline(always)]
    pub(crate) fn first(self) -> f64 {
        reg::first(self.0)
    }

    /// The second number, and the first one.
    #[inline(always)]
    pub(crate) fn exchanged(self) -> Self {
        Self(reg::next2(self.0, self.0))
    }

    /// Each number everywhere.
    #[inline(always)]
    pub(crate) fn spread(self) -> [Self; 2] {
        Self::transposed([self, self])
    }

    /// The first number, and the second one of others.
    #[inline(always)]
    pub(crate) fn beside(self, others: Self) -> Self {
        Self(reg::beside(self.0, others.0))
    }

    /// The first numbers of both, and the second ones.
    #[inline(always)]
    pub(crate) fn transposed([a, b]: [Self; 2]) -> [Self; 2] {
        [a.firsts(b), a.seconds(b)]
    }

    /// The first numbers of two pairs.
    #[inline(always)]
    pub(crate) fn firsts(self, other: Self) -> Self {
        Self(reg::firsts(self.0, other.0))
    }

    /// The second numbers of two pairs.
    #[inline(always)]
    pub(crate) fn seconds(self, other: Self) -> Self {
        Self(reg::seconds(self.0, other.0))
    }

    /// Whether each is an f32.
    #[inline(always)]
    pub(crate) fn is_single(self) -> TwoYes {
        self.is_equal(Self(reg::single2(self.0)))
    }

    /// The numbers, with the other sign each where another number is negative.
    #[inline(always)]
    pub(crate) fn turned_by(self, sign: Self) -> Self {
        Self(reg::flipped2(self.0, reg::masked2(sign.0, SIGN)))
    }

    /// Of two numbers each the first one where a mask says so.
    #[inline(always)]
    pub(crate) fn select(mask: TwoYes, yes: Self, no: Self) -> Self {
        Self(reg::select2(mask.0, yes.0, no.0))
    }

    /// The number where a mask says so, 0 elsewhere.
    #[inline(always)]
    pub(crate) fn only(self, mask: TwoYes) -> Self {
        Self::select(mask, self, Self::all(0.0))
    }

    /// 0 where a mask says so, the number elsewhere.
    #[inline(always)]
    pub(crate) fn unless(self, mask: TwoYes) -> Self {
        Self::select(mask, Self::all(0.0), self)
    }

    /// The lesser of two numbers each; the second one where one is NaN.
    #[inline(always)]
    pub(crate) fn lesser(self, other: Self) -> Self {
        Self(reg::lesser2(self.0, other.0))
    }

    /// The square roots, rounded correctly.
    #[inline(always)]
    pub(crate) fn square_roots(self) -> Self {
        Self(reg::root2(self.0))
    }

    /// The first 24 of their 53 bits.
    #[inline(always)]
    pub(crate) fn high_bits(self) -> Self {
        Self(reg::masked2(self.0, !0x1fff_ffff))
    }

    /// Numbers whose highest two bits are the lowest ones of these: the sign is the second last one,
    /// and what is not 0 is odd.
    #[inline(always)]
    pub(crate) fn last_bits(self) -> Self {
        Self(reg::last_bits(self.0))
    }
}
