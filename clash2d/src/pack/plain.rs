//! Several numbers in arrays.

use core::array::from_fn;
use core::ops::{Add, BitAnd, BitOr, BitXor, Mul, Not, Sub};

use super::{Mask, Number, Pack, Pair};
use crate::exact::float::{greater, lesser};
use crate::root::square_root;
use crate::vector::Vector2D;

mod place;

#[derive(Clone, Copy)]
pub(crate) struct Row<T, const N: usize>([T; N]);
pub(crate) type Four = Row<f32, 4>;
pub(crate) type Two = Row<f64, 2>;

impl Four {
    /// The coordinates of 16 vertices as they lie: X and Y in turn.
    #[inline(always)]
    pub(crate) fn pairs(vertices: &[Vector2D; 16]) -> [Self; 8] {
        from_fn(|i| {
            let [a, b] = [vertices[2 * i], vertices[2 * i + 1]];
            Self([a.x, a.y, b.x, b.y])
        })
    }

    /// The coordinates of two points in the same order.
    #[inline(always)]
    pub(crate) fn of_two(a: Vector2D, b: Vector2D) -> Self {
        Self([a.x, a.y, b.x, b.y])
    }

    /// The X coordinates of two times two points, and their Y coordinates.
    #[inline(always)]
    pub(crate) fn axes([low, high]: [Self; 2]) -> [Self; 2] {
        [0, 1].map(|axis| Self([low.0[axis], low.0[axis + 2], high.0[axis], high.0[axis + 2]]))
    }

    /// The first two numbers, and the others.
    #[inline(always)]
    pub(crate) fn wide(self) -> [Two; 2] {
        let [a, b, c, d] = self.0.map(f64::from);
        [Row([a, b]), Row([c, d])]
    }

    /// A bit for each yes of 16 answers.
    #[inline(always)]
    pub(crate) fn bits_of(masks: [Row<bool, 4>; 4]) -> u32 {
        masks.iter().rev().fold(0, |bits, mask| bits << 4 | mask.bits())
    }

    /// A bit for each of 16 numbers that is less than 0, and one for each that is 0; none of them is -0.0.
    #[inline(always)]
    pub(crate) fn signs_of(numbers: [Self; 4]) -> [u32; 2] {
        let nothing = Self::all(0.0);
        let is_negative = numbers.map(|number| nothing.is_above(number));
        [is_negative, numbers.map(|number| number.is_equal(nothing))].map(Self::bits_of)
    }
}

impl Two {
    /// Each number everywhere.
    #[inline(always)]
    pub(crate) fn spread(self) -> [Self; 2] {
        self.0.map(Self::all)
    }

    /// The first number, and the second one of others.
    #[inline(always)]
    pub(crate) fn beside(self, others: Self) -> Self {
        Self([self.0[0], others.0[1]])
    }

    /// The first numbers of both, and the second ones.
    #[inline(always)]
    pub(crate) fn transposed([a, b]: [Self; 2]) -> [Self; 2] {
        [0, 1].map(|i| Self([a.0[i], b.0[i]]))
    }

    /// Whether each is an f32.
    #[inline(always)]
    pub(crate) fn is_single(self) -> Row<bool, 2> {
        Row(self.0.map(|number| f64::from(number as f32) == number))
    }
}

/// An operator, one by one.
macro_rules! operators {
    ($($trait:ident $function:ident;)*) => {$(
        impl<T: Copy + $trait<Output = T>, const N: usize> $trait for Row<T, N> {
            type Output = Self;
            #[inline(always)]
            fn $function(self, other: Self) -> Self {
                Self(from_fn(|i| self.0[i].$function(other.0[i])))
            }
        }
    )*};
}

operators! { Add add; Sub sub; Mul mul; BitAnd bitand; BitOr bitor; BitXor bitxor; }

impl<const N: usize> Not for Row<bool, N> {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(self.0.map(|yes| !yes))
    }
}

impl<const N: usize> Mask for Row<bool, N> {
    #[inline(always)]
    fn none() -> Self {
        Self([false; N])
    }

    #[inline(always)]
    fn followed_by(self, others: Self) -> Self {
        Self(from_fn(|i| if i + 1 < N { self.0[i + 1] } else { others.0[0] }))
    }

    #[inline(always)]
    fn bits(self) -> u32 {
        self.0.iter().rev().fold(0, |bits, &yes| bits << 1 | u32::from(yes))
    }
}

impl<F: Number, const N: usize> Pack for Row<F, N> {
    type Number = F;
    type Mask = Row<bool, N>;
    const COUNT: usize = N;

    #[inline(always)]
    fn all(number: F) -> Self {
        Self([number; N])
    }

    #[inline(always)]
    fn each(number: impl Fn(usize) -> F) -> Self {
        Self(from_fn(number))
    }

    #[inline(always)]
    fn vertices(vertex: impl Fn(usize) -> Vector2D) -> [Self; 2] {
        [Self(from_fn(|i| vertex(i).x.into())), Self(from_fn(|i| vertex(i).y.into()))]
    }

    #[inline(always)]
    fn followed_by(self, others: Self) -> Self {
        Self(from_fn(|i| if i + 1 < N { self.0[i + 1] } else { others.0[0] }))
    }

    #[inline(always)]
    fn abs(self) -> Self {
        Self(self.0.map(F::abs))
    }

    #[inline(always)]
    fn lesser_unless(self, other: Self, is_out: Row<bool, N>) -> Self {
        let lesser = |a: F, b: F| if b < a { b } else { a };
        Self(from_fn(|i| if is_out.0[i] { self.0[i] } else { lesser(self.0[i], other.0[i]) }))
    }

    #[inline(always)]
    fn greater(self, other: Self) -> Self {
        Self(from_fn(|i| if self.0[i] > other.0[i] { self.0[i] } else { other.0[i] }))
    }

    #[inline(always)]
    fn is_from(place: usize, pack: usize) -> Row<bool, N> {
        Row(from_fn(|i| pack * N + i >= place))
    }

    #[inline(always)]
    fn total(self) -> F {
        // In pairs of every other number, as the processors with such packs do.
        let mut sums = self.0;
        let mut half = N / 2;
        while half > 0 {
            for i in 0..half {
                sums[i] = sums[i] + sums[i + half];
            }
            half /= 2;
        }
        sums[0]
    }

    #[inline(always)]
    fn is_equal(self, other: Self) -> Row<bool, N> {
        Row(from_fn(|i| self.0[i] == other.0[i]))
    }

    #[inline(always)]
    fn is_above(self, other: Self) -> Row<bool, N> {
        Row(from_fn(|i| self.0[i] > other.0[i]))
    }

    #[inline(always)]
    fn is_at_least(self, other: Self) -> Row<bool, N> {
        Row(from_fn(|i| self.0[i] >= other.0[i]))
    }
}

impl Four {
    /// The quotients with other numbers.
    #[inline(always)]
    pub(crate) fn over(self, other: Self) -> Self {
        Self(from_fn(|i| self.0[i] / other.0[i]))
    }

    /// The square roots; those of f64 are as exact when they are rounded.
    #[inline(always)]
    pub(crate) fn root(self) -> Self {
        Self(self.0.map(|x| square_root(x.into()) as f32))
    }

    /// The same, but one number where a mask does not say yes.
    #[inline(always)]
    pub(crate) fn where_yes(self, is_yes: Row<bool, 4>, other: Self) -> Self {
        Self(from_fn(|i| if is_yes.0[i] { self.0[i] } else { other.0[i] }))
    }

    /// The greatest number of each of four packs, of which none is NaN.
    #[inline(always)]
    pub(crate) fn greatest_of(packs: [Self; 4]) -> Self {
        Row(packs.map(|pack| pack.greatest().0[0]))
    }

    /// The greatest number, everywhere.
    #[inline(always)]
    pub(crate) fn greatest(self) -> Self {
        let greater = |a: f32, b: f32| if a > b { a } else { b };
        Row([self.0.into_iter().fold(f32::NEG_INFINITY, greater); 4])
    }
}

impl Pair for Two {
    #[inline(always)]
    fn of_vertices(a: Vector2D, b: Vector2D) -> [Self; 2] {
        [Self([a.x.into(), b.x.into()]), Self([a.y.into(), b.y.into()])]
    }

    #[inline(always)]
    fn numbers(self) -> [f64; 2] {
        self.0
    }

    #[inline(always)]
    fn signs(self) -> u32 {
        let sign = |x: f64| u32::from(x.is_sign_negative());
        sign(self.0[0]) | sign(self.0[1]) << 1
    }

    #[inline(always)]
    fn least(self) -> f64 {
        lesser(self.0[0], self.0[1])
    }

    #[inline(always)]
    fn greatest(self) -> f64 {
        greater(self.0[0], self.0[1])
    }
}
