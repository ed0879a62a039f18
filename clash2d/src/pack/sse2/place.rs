//! Two numbers as the coordinates of a place, or of a way.

use core::arch::x86_64::*;
use core::ops::{Div, Neg};

use super::{Four, Two, pair};
use crate::vector::Vector2D;

impl Div for Two {
    type Output = Self;
    #[inline(always)]
    fn div(self, other: Self) -> Self {
        Self(sse2!(_mm_div_pd(self.0, other.0)))
    }
}

impl Neg for Two {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Self(sse2!(_mm_xor_pd(self.0, _mm_set1_pd(-0.0))))
    }
}

impl Four {
    /// The coordinates of two vectors.
    #[inline(always)]
    pub(crate) fn of([a, b]: [Vector2D; 2]) -> Self {
        Self(pair(a, b))
    }
}

impl Two {
    #[inline(always)]
    pub(crate) fn new(first: f64, second: f64) -> Self {
        Self(sse2!(_mm_setr_pd(first, second)))
    }

    /// The coordinates of a vector.
    #[inline(always)]
    pub(crate) fn of(v: Vector2D) -> Self {
        let bits = u64::from(v.y.to_bits()) << 32 | u64::from(v.x.to_bits());
        Self(sse2!(_mm_cvtps_pd(_mm_castsi128_ps(_mm_cvtsi64_si128(bits as i64)))))
    }

    /// The vector of these coordinates, each rounded to the nearest f32; no zero is negative.
    #[inline(always)]
    pub(crate) fn narrow(self) -> Vector2D {
        let near = sse2!(_mm_add_ps(_mm_cvtpd_ps(self.0), _mm_setzero_ps()));
        let bits = sse2!(_mm_cvtsi128_si64(_mm_castps_si128(near))) as u64;
        Vector2D { x: f32::from_bits(bits as u32), y: f32::from_bits((bits >> 32) as u32) }
    }

    #[inline(always)]
    pub(crate) fn first(self) -> f64 {
        sse2!(_mm_cvtsd_f64(self.0))
    }

    /// The second number, and the first one.
    #[inline(always)]
    pub(crate) fn exchanged(self) -> Self {
        Self(sse2!(_mm_shuffle_pd::<0b01>(self.0, self.0)))
    }

    /// The numbers, with the other sign each where another number is negative.
    #[inline(always)]
    pub(crate) fn turned_by(self, sign: Self) -> Self {
        Self(sse2!(_mm_xor_pd(self.0, _mm_and_pd(_mm_set1_pd(-0.0), sign.0))))
    }

    /// The first numbers of two pairs.
    #[inline(always)]
    pub(crate) fn firsts(self, other: Self) -> Self {
        Self(sse2!(_mm_unpacklo_pd(self.0, other.0)))
    }

    /// The second numbers of two pairs.
    #[inline(always)]
    pub(crate) fn seconds(self, other: Self) -> Self {
        Self(sse2!(_mm_unpackhi_pd(self.0, other.0)))
    }

    /// Of two numbers each the first one where a mask says so.
    #[inline(always)]
    pub(crate) fn select(mask: Self, yes: Self, no: Self) -> Self {
        Self(sse2!(_mm_or_pd(_mm_and_pd(mask.0, yes.0), _mm_andnot_pd(mask.0, no.0))))
    }

    /// The number where a mask says so, 0 elsewhere.
    #[inline(always)]
    pub(crate) fn only(self, mask: Self) -> Self {
        Self(sse2!(_mm_and_pd(mask.0, self.0)))
    }

    /// The lesser of two numbers each; the second one where one is NaN.
    #[inline(always)]
    pub(crate) fn lesser(self, other: Self) -> Self {
        Self(sse2!(_mm_min_pd(self.0, other.0)))
    }

    /// The square roots, rounded correctly.
    #[inline(always)]
    pub(crate) fn square_roots(self) -> Self {
        Self(sse2!(_mm_sqrt_pd(self.0)))
    }

    /// 0 where a mask says so, the number elsewhere.
    #[inline(always)]
    pub(crate) fn unless(self, mask: Self) -> Self {
        Self(sse2!(_mm_andnot_pd(mask.0, self.0)))
    }

    /// The first 24 of their 53 bits.
    #[inline(always)]
    pub(crate) fn high_bits(self) -> Self {
        Self(sse2!(_mm_and_pd(self.0, _mm_castsi128_pd(_mm_set1_epi64x(!0x1fff_ffff)))))
    }

    /// Numbers whose highest two bits are the lowest ones of these: the sign is the second last one,
    /// and what is not 0 is odd.
    #[inline(always)]
    pub(crate) fn last_bits(self) -> Self {
        let bits = sse2!(_mm_slli_epi64::<62>(_mm_castpd_si128(self.0)));
        Self(sse2!(_mm_castsi128_pd(bits)))
    }
}
