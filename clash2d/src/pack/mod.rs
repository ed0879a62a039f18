//! Several numbers at once: in the registers of SSE2, which every x86-64 processor has, of NEON or of
//! WebAssembly's simd128, and in arrays elsewhere. The same operations and so the same bits.
//!
//! Questions about arrays take wider registers where the processor has some.

use core::ops::{Add, BitAnd, BitOr, BitXor, Mul, Not, Sub};

use crate::exact::float::Float;
use crate::vector::Vector2D;

/// Several numbers.
pub(crate) trait Pack:
    Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self>
{
    /// One of them.
    type Number: Number;
    /// A yes or no for each.
    type Mask: Mask;
    /// How many they are.
    const COUNT: usize;

    /// One number everywhere.
    fn all(number: Self::Number) -> Self;
    /// One number for each place.
    fn each(number: impl Fn(usize) -> Self::Number) -> Self;
    /// The coordinates of a vertex for each place.
    fn vertices(vertex: impl Fn(usize) -> Vector2D) -> [Self; 2];
    /// The coordinates of vertices that lie side by side, from one of them on.
    #[inline(always)]
    fn row(vertices: &[Vector2D], first: usize) -> [Self; 2] {
        Self::vertices(|i| vertices[first + i])
    }
    /// The numbers after the first one, and the first one of others.
    fn followed_by(self, others: Self) -> Self;
    fn abs(self) -> Self;
    /// The lesser of two numbers each, of which the second one does not count where a mask says so.
    fn lesser_unless(self, other: Self, is_out: Self::Mask) -> Self;
    /// The greater of two numbers each; the second one where one is NaN.
    fn greater(self, other: Self) -> Self;
    /// Which numbers of a pack are from a place on in all packs.
    fn is_from(place: usize, pack: usize) -> Self::Mask;
    /// The sum of all.
    fn total(self) -> Self::Number;
    /// Whether each is the same as another one; no for NaN.
    fn is_equal(self, other: Self) -> Self::Mask;
    /// Whether each is greater than another one; no for NaN.
    fn is_above(self, other: Self) -> Self::Mask;
    /// Whether each is at least as great as another one; no for NaN.
    fn is_at_least(self, other: Self) -> Self::Mask;
}

/// Two numbers.
pub(crate) trait Pair: Pack {
    /// The coordinates of two vertices.
    fn of_vertices(a: Vector2D, b: Vector2D) -> [Self; 2];
    /// Both.
    fn numbers(self) -> [Self::Number; 2];
    /// A bit for each sign.
    fn signs(self) -> u32;
    /// The lesser one, if none is NaN.
    fn least(self) -> Self::Number;
    /// The greater one, if none is NaN.
    fn greatest(self) -> Self::Number;
}

/// A yes or no for each of several numbers.
pub(crate) trait Mask:
    Copy + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Not<Output = Self>
{
    /// No everywhere.
    fn none() -> Self;
    /// A bit for each yes.
    fn bits(self) -> u32;
    /// The answers after the first one, and the first one of others.
    fn followed_by(self, others: Self) -> Self;

    #[inline(always)]
    fn any(self) -> bool {
        self.bits() != 0
    }

    /// Whether there is an odd number of yes, of four at most.
    #[inline(always)]
    fn is_odd(self) -> bool {
        0x6996 >> self.bits() & 1 != 0
    }
}

/// A number of which there are several.
pub(crate) trait Number: Float {
    /// More than underflow takes away from any product of four numbers whose squares are below
    /// [`Number::HUGE`].
    const TINY: Self;
    /// Below this no product of two such squares overflows.
    const HUGE: Self;
}

impl Number for f32 {
    // A product of two loses less than 2^-125, and that times another one less than 2^-84.
    const TINY: Self = 1.0 / (1_u128 << 80) as Self;
    const HUGE: Self = (1_u64 << 40) as Self;
}

impl Number for f64 {
    // Products of four f32, or of sums of them, are far from the smallest and the greatest f64.
    const TINY: Self = 0.0;
    const HUGE: Self = Self::MAX;
}

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod sse2;

#[cfg(all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"))]
mod neon;

#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod simd128;

#[cfg(any(
    test,
    not(any(
        all(target_arch = "x86_64", target_feature = "sse2"),
        all(target_arch = "aarch64", target_feature = "neon", target_endian = "little"),
        all(target_arch = "wasm32", target_feature = "simd128"),
    ))
))]
mod plain;

mod lanes;
pub(crate) use lanes::{Four, Two};

mod fetch;
pub(crate) use fetch::fetch;

mod many;
pub(crate) use many::{Lanes, ROW_SIZE, Row, WORD, rows_in};

pub(crate) mod boxes;

#[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
mod avx2;

mod given;
pub(crate) use given::{ByEach, ByOne, Each, Given, Numbers, Same};

mod level;
pub use level::Level;
pub(crate) use level::{Asker, Question, Verdicts, Word};

#[cfg(test)]
mod agreement;
