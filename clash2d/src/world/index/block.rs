//! Blocks: eight boxes side by side.

use core::array::from_fn;

use crate::pack::{Four, Mask, Pack};
use crate::tree::Frame;
use crate::vector::Vector2D;

/// How many boxes a block has.
pub(super) const WIDTH: usize = 8;

/// Whether a box holds a point: it has no NaN, and no side is less than nothing.
#[inline]
pub(super) fn is_some(frame: &Frame) -> bool {
    frame.low.x <= frame.high.x && frame.low.y <= frame.high.y
}

/// Eight boxes. One of nothing is NaN in all numbers, so that no comparison finds it.
#[repr(C, align(64))]
#[derive(Clone, Copy, Debug)]
pub(super) struct Block {
    pub(super) low_x: [f32; WIDTH],
    pub(super) low_y: [f32; WIDTH],
    pub(super) high_x: [f32; WIDTH],
    pub(super) high_y: [f32; WIDTH],
}

impl Block {
    pub(super) const EMPTY: Self = {
        let none = [f32::NAN; WIDTH];
        Self { low_x: none, low_y: none, high_x: none, high_y: none }
    };

    pub(super) fn set(&mut self, lane: usize, frame: Frame) {
        let number = |x: f32| if is_some(&frame) { x } else { f32::NAN };
        self.low_x[lane] = number(frame.low.x);
        self.low_y[lane] = number(frame.low.y);
        self.high_x[lane] = number(frame.high.x);
        self.high_y[lane] = number(frame.high.y);
    }

    /// One of its boxes: [`Frame::EMPTY`] if it is one of nothing.
    #[inline]
    pub(super) fn frame(&self, lane: usize) -> Frame {
        if self.low_x[lane].is_nan() { Frame::EMPTY } else { self.own(lane) }
    }

    /// One of its boxes as it is: one of nothing has NaN, and so meets nothing.
    #[inline(always)]
    pub(super) fn own(&self, lane: usize) -> Frame {
        Frame {
            low: Vector2D::new(self.low_x[lane], self.low_y[lane]),
            high: Vector2D::new(self.high_x[lane], self.high_y[lane]),
        }
    }

    /// The box around all.
    #[inline]
    pub(super) fn whole(&self) -> Frame {
        let least = |numbers: &[f32; WIDTH]| {
            numbers.iter().fold(f32::INFINITY, |least, &x| if x < least { x } else { least })
        };
        let greatest = |numbers: &[f32; WIDTH]| {
            numbers.iter().fold(f32::NEG_INFINITY, |most, &x| if x > most { x } else { most })
        };
        Frame {
            low: Vector2D::new(least(&self.low_x), least(&self.low_y)),
            high: Vector2D::new(greatest(&self.high_x), greatest(&self.high_y)),
        }
    }

    /// Which boxes share a point with another one, a bit for each.
    #[inline(always)]
    pub(super) fn meeting(&self, frame: &Frame) -> u32 {
        let half = |first: usize| {
            let four = |numbers: &[f32; WIDTH]| Four::each(|i| numbers[first + i]);
            let is_met = Four::all(frame.high.x).is_at_least(four(&self.low_x))
                & Four::all(frame.high.y).is_at_least(four(&self.low_y))
                & four(&self.high_x).is_at_least(Four::all(frame.low.x))
                & four(&self.high_y).is_at_least(Four::all(frame.low.y));
            is_met.bits()
        };
        half(0) | half(4) << 4
    }

    /// By how much the width and height of each box grow together, if it has to hold another one; NaN for
    /// those of nothing.
    pub(super) fn growth(&self, frame: &Frame) -> [f32; WIDTH] {
        from_fn(|i| {
            let grow = |low: f32, high: f32, from: f32, to: f32| {
                (if from < low { low - from } else { 0.0 })
                    + (if to > high { to - high } else { 0.0 })
            };
            if self.low_x[i].is_nan() {
                return f32::NAN;
            }
            grow(self.low_x[i], self.high_x[i], frame.low.x, frame.high.x)
                + grow(self.low_y[i], self.high_y[i], frame.low.y, frame.high.y)
        })
    }

    /// Width and height of all boxes that are something, together.
    pub(super) fn girth(&self) -> f32 {
        let girth = |i: usize| (self.high_x[i] - self.low_x[i]) + (self.high_y[i] - self.low_y[i]);
        (0..WIDTH).map(girth).filter(|girth| *girth >= 0.0).sum()
    }

    /// No more than the square of the distance of each box to another one; infinite for those of nothing.
    pub(super) fn squares_to(&self, frame: &Frame) -> [f64; WIDTH] {
        from_fn(
            |i| {
                if self.low_x[i].is_nan() { f64::INFINITY } else { self.frame(i).square_to(frame) }
            },
        )
    }
}

/// The numbers of the bits that are set.
#[derive(Clone, Copy)]
pub(super) struct Bits<T>(pub(super) T);

macro_rules! bits {
    ($($number:ty),*) => {$(
        impl Iterator for Bits<$number> {
            type Item = usize;

            #[inline(always)]
            fn next(&mut self) -> Option<usize> {
                if self.0 == 0 {
                    return None;
                }
                let bit = self.0.trailing_zeros() as usize;
                self.0 &= self.0 - 1;
                Some(bit)
            }
        }
    )*};
}

bits!(u32, u64);
