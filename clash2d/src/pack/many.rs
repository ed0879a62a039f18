//! As many f32 at once as a processor has room for: for questions about arrays.

use core::ops::{Add, BitAnd, BitOr, Mul, Not, Sub};

use super::Four;
use super::lanes::{FourYes, reg};
use super::{Mask, Pack};

/// How many answers make up a word of a mask.
pub(crate) const WORD: usize = 64;

/// The numbers of a field, one for each answer of a word.
pub(crate) type Row = [f32; WORD];

/// How many words of memory a row takes.
pub(crate) const ROW_SIZE: usize = size_of::<Row>() / size_of::<u64>();

/// Memory as rows; what is left over is none.
pub(crate) fn rows_in(memory: &mut [u64]) -> &mut [Row] {
    let count = memory.len() / ROW_SIZE;
    // SAFETY: any bits are numbers, and so many rows lie within the memory, which is aligned for more.
    unsafe { core::slice::from_raw_parts_mut(memory.as_mut_ptr().cast(), count) }
}

/// Several f32.
pub(crate) trait Lanes:
    Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self>
{
    /// A yes or no for each.
    type Yes: Copy
        + BitAnd<Output = Self::Yes>
        + BitOr<Output = Self::Yes>
        + Not<Output = Self::Yes>;
    /// How many they are: a part of [`WORD`].
    const COUNT: usize;

    /// One number everywhere.
    fn all(number: f32) -> Self;
    /// Those of a row from a place on, which is a multiple of their number; a greater one counts modulo [`WORD`].
    fn load(row: &Row, first: usize) -> Self;
    /// Those of eight from a place on, which is 0 or their number.
    fn of_eight(row: &[f32; 8], first: usize) -> Self;
    /// Writes them to such a place.
    fn write(self, row: &mut [f32; 8], first: usize);
    /// The quotients with other numbers.
    fn over(self, other: Self) -> Self;
    /// The square roots, rounded correctly.
    fn root(self) -> Self;
    fn abs(self) -> Self;
    /// The lesser of two numbers each; the second one where one is NaN.
    fn lesser(self, other: Self) -> Self;
    /// The greater of two numbers each; the second one where one is NaN.
    fn greater(self, other: Self) -> Self;
    /// Whether each is greater than another one; no for NaN.
    fn is_above(self, other: Self) -> Self::Yes;
    /// Whether each is at least as great as another one; no for NaN.
    fn is_at_least(self, other: Self) -> Self::Yes;
    /// The same, but one number where a mask does not say yes.
    fn where_yes(self, is_yes: Self::Yes, other: Self) -> Self;
    /// A bit for each yes.
    fn bits(yes: Self::Yes) -> u32;
}

/// The first of the numbers from a place on, such that as many follow in the row.
#[inline(always)]
pub(super) const fn start(first: usize, count: usize) -> usize {
    first & (WORD - count)
}

impl Lanes for Four {
    type Yes = FourYes;
    const COUNT: usize = 4;

    #[inline(always)]
    fn all(number: f32) -> Self {
        <Self as Pack>::all(number)
    }

    #[inline(always)]
    fn load(row: &Row, first: usize) -> Self {
        let first = start(first, 4);
        let four = row[first..first + 4].first_chunk().copied();
        Self(reg::set4(four.unwrap_or_default()))
    }

    #[inline(always)]
    fn of_eight(row: &[f32; 8], first: usize) -> Self {
        <Self as Pack>::each(|i| row[first + i])
    }

    #[inline(always)]
    fn write(self, row: &mut [f32; 8], first: usize) {
        // SAFETY: on every platform a pack is four f32 in this order.
        let numbers: [f32; 4] = unsafe { core::mem::transmute(self.0) };
        row[first..first + 4].copy_from_slice(&numbers);
    }

    #[inline(always)]
    fn over(self, other: Self) -> Self {
        Self(reg::div4(self.0, other.0))
    }

    #[inline(always)]
    fn root(self) -> Self {
        Self(reg::root4(self.0))
    }

    #[inline(always)]
    fn abs(self) -> Self {
        Pack::abs(self)
    }

    #[inline(always)]
    fn lesser(self, other: Self) -> Self {
        Self(reg::lesser4(self.0, other.0))
    }

    #[inline(always)]
    fn greater(self, other: Self) -> Self {
        Pack::greater(self, other)
    }

    #[inline(always)]
    fn is_above(self, other: Self) -> FourYes {
        Pack::is_above(self, other)
    }

    #[inline(always)]
    fn is_at_least(self, other: Self) -> FourYes {
        Pack::is_at_least(self, other)
    }

    #[inline(always)]
    fn where_yes(self, is_yes: FourYes, other: Self) -> Self {
        Self(reg::select4(is_yes.0, self.0, other.0))
    }

    #[inline(always)]
    fn bits(yes: FourYes) -> u32 {
        Mask::bits(yes)
    }
}
