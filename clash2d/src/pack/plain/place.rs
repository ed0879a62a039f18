//! Two numbers as the coordinates of a place, or of a way.

use core::ops::{Div, Neg};

use super::{Four, Row, Two};
use crate::root::square_root;
use crate::vector::Vector2D;

impl Div for Two {
    type Output = Self;
    #[inline(always)]
    fn div(self, Self([x, y]): Self) -> Self {
        Self([self.0[0] / x, self.0[1] / y])
    }
}

impl Neg for Two {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Self(self.0.map(|x| -x))
    }
}

impl Four {
    /// The coordinates of two vectors.
    #[inline(always)]
    pub(crate) fn of([a, b]: [Vector2D; 2]) -> Self {
        Self([a.x, a.y, b.x, b.y])
    }
}

impl<T: Copy> Row<T, 2> {
    /// The first numbers of two pairs.
    #[inline(always)]
    pub(crate) fn firsts(self, other: Self) -> Self {
        Self([self.0[0], other.0[0]])
    }

    /// The second numbers of two pairs.
    #[inline(always)]
    pub(crate) fn seconds(self, other: Self) -> Self {
        Self([self.0[1], other.0[1]])
    }
}

impl Two {
    #[inline(always)]
    pub(crate) fn new(first: f64, second: f64) -> Self {
        Self([first, second])
    }

    /// The coordinates of a vector.
    #[inline(always)]
    pub(crate) fn of(v: Vector2D) -> Self {
        Self([v.x.into(), v.y.into()])
    }

    /// The vector of these coordinates, each rounded to the nearest f32; no zero is negative.
    #[inline(always)]
    pub(crate) fn narrow(self) -> Vector2D {
        Vector2D::narrow(self.0[0], self.0[1])
    }

    #[inline(always)]
    pub(crate) fn first(self) -> f64 {
        self.0[0]
    }

    /// The second number, and the first one.
    #[inline(always)]
    pub(crate) fn exchanged(self) -> Self {
        Self([self.0[1], self.0[0]])
    }

    /// The numbers, with the other sign each where another number is negative.
    #[inline(always)]
    pub(crate) fn turned_by(self, sign: Self) -> Self {
        let signed = |x: f64, sign: f64| if sign.is_sign_negative() { -x } else { x };
        Self([signed(self.0[0], sign.0[0]), signed(self.0[1], sign.0[1])])
    }

    /// Of two numbers each the first one where a mask says so.
    #[inline(always)]
    pub(crate) fn select(Row([x, y]): Row<bool, 2>, yes: Self, no: Self) -> Self {
        Self([if x { yes.0[0] } else { no.0[0] }, if y { yes.0[1] } else { no.0[1] }])
    }

    /// The number where a mask says so, 0 elsewhere.
    #[inline(always)]
    pub(crate) fn only(self, mask: Row<bool, 2>) -> Self {
        Self::select(mask, self, Row([0.0; 2]))
    }

    /// The lesser of two numbers each; the second one where one is NaN.
    #[inline(always)]
    pub(crate) fn lesser(self, other: Self) -> Self {
        let lesser = |a: f64, b: f64| if a < b { a } else { b };
        Self([lesser(self.0[0], other.0[0]), lesser(self.0[1], other.0[1])])
    }

    /// The square roots, rounded correctly.
    #[inline(always)]
    pub(crate) fn square_roots(self) -> Self {
        Self(self.0.map(square_root))
    }

    /// 0 where a mask says so, the number elsewhere.
    #[inline(always)]
    pub(crate) fn unless(self, mask: Row<bool, 2>) -> Self {
        Self::select(mask, Row([0.0; 2]), self)
    }

    /// The first 24 of their 53 bits.
    #[inline(always)]
    pub(crate) fn high_bits(self) -> Self {
        Self(self.0.map(|x| f64::from_bits(x.to_bits() & !0x1fff_ffff)))
    }

    /// Numbers whose highest two bits are the lowest ones of these: the sign is the second last one,
    /// and what is not 0 is odd.
    #[inline(always)]
    pub(crate) fn last_bits(self) -> Self {
        Self(self.0.map(|x| f64::from_bits(x.to_bits() << 62)))
    }
}
