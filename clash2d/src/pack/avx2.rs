//! The registers of AVX2: eight f32.

use core::arch::x86_64::*;
use core::ops::{Add, BitAnd, BitOr, Mul, Not, Sub};

use super::many::{Lanes, Row, start};

/// Eight numbers, made only where the processor has AVX2: in what [`super::level`] chooses then.
#[derive(Clone, Copy)]
pub(super) struct Eight(__m256);

/// A yes or no for each of eight numbers.
#[derive(Clone, Copy)]
pub(super) struct EightYes(__m256);

/// Calls intrinsics of AVX2.
macro_rules! avx2 {
    ($call:expr) => {
        // SAFETY: `super::level` lets nothing get here unless the processor has it.
        unsafe { $call }
    };
}

/// Operators by intrinsics.
macro_rules! operators {
    ($($type:ident: $($trait:ident $function:ident $intrinsic:ident),*;)*) => {$($(
        impl $trait for $type {
            type Output = Self;
            #[inline(always)]
            fn $function(self, other: Self) -> Self {
                Self(avx2!($intrinsic(self.0, other.0)))
            }
        }
    )*)*};
}

operators! {
    Eight: Add add _mm256_add_ps, Sub sub _mm256_sub_ps, Mul mul _mm256_mul_ps;
    EightYes: BitAnd bitand _mm256_and_ps, BitOr bitor _mm256_or_ps;
}

impl Not for EightYes {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self(avx2!(_mm256_xor_ps(self.0, _mm256_castsi256_ps(_mm256_set1_epi32(-1)))))
    }
}

impl Lanes for Eight {
    type Yes = EightYes;
    const COUNT: usize = 8;

    #[inline(always)]
    fn all(number: f32) -> Self {
        Self(avx2!(_mm256_set1_ps(number)))
    }

    #[inline(always)]
    fn load(row: &Row, first: usize) -> Self {
        let first = start(first, Self::COUNT);
        let eight = &row[first..first + Self::COUNT];
        // SAFETY: as for the others; there are eight, and no address has to be aligned.
        Self(unsafe { _mm256_loadu_ps(eight.as_ptr()) })
    }

    #[inline(always)]
    fn of_eight(row: &[f32; 8], _: usize) -> Self {
        // SAFETY: as above.
        Self(unsafe { _mm256_loadu_ps(row.as_ptr()) })
    }

    #[inline(always)]
    fn write(self, row: &mut [f32; 8], _: usize) {
        // SAFETY: as above.
        unsafe { _mm256_storeu_ps(row.as_mut_ptr(), self.0) }
    }

    #[inline(always)]
    fn over(self, other: Self) -> Self {
        Self(avx2!(_mm256_div_ps(self.0, other.0)))
    }

    #[inline(always)]
    fn root(self) -> Self {
        Self(avx2!(_mm256_sqrt_ps(self.0)))
    }

    #[inline(always)]
    fn abs(self) -> Self {
        Self(avx2!(_mm256_andnot_ps(_mm256_set1_ps(-0.0), self.0)))
    }

    #[inline(always)]
    fn lesser(self, other: Self) -> Self {
        Self(avx2!(_mm256_min_ps(self.0, other.0)))
    }

    #[inline(always)]
    fn greater(self, other: Self) -> Self {
        Self(avx2!(_mm256_max_ps(self.0, other.0)))
    }

    #[inline(always)]
    fn is_above(self, other: Self) -> EightYes {
        EightYes(avx2!(_mm256_cmp_ps::<_CMP_GT_OQ>(self.0, other.0)))
    }

    #[inline(always)]
    fn is_at_least(self, other: Self) -> EightYes {
        EightYes(avx2!(_mm256_cmp_ps::<_CMP_GE_OQ>(self.0, other.0)))
    }

    #[inline(always)]
    fn where_yes(self, is_yes: EightYes, other: Self) -> Self {
        Self(avx2!(_mm256_blendv_ps(other.0, self.0, is_yes.0)))
    }

    #[inline(always)]
    fn bits(yes: EightYes) -> u32 {
        avx2!(_mm256_movemask_ps(yes.0)) as u32
    }
}
