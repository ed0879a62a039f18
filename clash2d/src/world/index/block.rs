//! Blocks: eight boxes side by side.

use core::array::from_fn;

use crate::pack::boxes::{Halves, Rows, Sides, Wide};
use crate::tree::Frame;
use crate::vector::Vector2D;

/// How many boxes a block has.
pub(super) const WIDTH: usize = 8;

/// Whether a box holds a point: it has no NaN, and no side is less than nothing.
#[inline]
pub(super) fn is_some(frame: &Frame) -> bool {
    frame.low.x <= frame.high.x && frame.low.y <= frame.high.y
}

/// The numbers of a box.
#[inline(always)]
pub(super) fn sides_of(frame: &Frame) -> Sides {
    [frame.low.x, frame.low.y, frame.high.x, frame.high.y]
}

/// The box of numbers.
#[inline(always)]
pub(super) fn frame_of([left, bottom, right, top]: Sides) -> Frame {
    Frame { low: Vector2D::new(left, bottom), high: Vector2D::new(right, top) }
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

    #[inline(always)]
    pub(super) fn set(&mut self, lane: usize, frame: Frame) {
        let lane = lane % WIDTH;
        let numbers = if is_some(&frame) { sides_of(&frame) } else { [f32::NAN; 4] };
        self.low_x[lane] = numbers[0];
        self.low_y[lane] = numbers[1];
        self.high_x[lane] = numbers[2];
        self.high_y[lane] = numbers[3];
    }

    /// One of its boxes: [`Frame::EMPTY`] if it is one of nothing.
    #[inline]
    pub(super) fn frame(&self, lane: usize) -> Frame {
        if self.low_x[lane].is_nan() { Frame::EMPTY } else { frame_of(self.sides(lane)) }
    }

    /// The box around all.
    #[inline]
    pub(super) fn whole(&self) -> Frame {
        frame_of(Halves::around(self.rows()))
    }

    /// All of its numbers.
    #[inline(always)]
    pub(super) fn rows(&self) -> Rows<'_> {
        [&self.low_x, &self.low_y, &self.high_x, &self.high_y]
    }

    /// The numbers of one of its boxes.
    #[inline(always)]
    pub(super) fn sides(&self, lane: usize) -> Sides {
        self.rows().map(|row| row[lane % WIDTH])
    }

    /// Makes one of its boxes the one around a block.
    #[inline(always)]
    pub(super) fn put_around<W: Wide>(&mut self, lane: usize, block: &Self) {
        self.set(lane, frame_of(W::around(block.rows())));
    }

    /// Which boxes share a point with another one, a bit for each.
    #[inline(always)]
    pub(super) fn meeting<W: Wide>(&self, other: Sides) -> u32 {
        W::meeting(self.rows(), other)
    }

    /// Which boxes are wholly in another one, a bit for each.
    #[inline(always)]
    pub(super) fn inside<W: Wide>(&self, other: Sides) -> u32 {
        let [low_x, low_y, high_x, high_y] = self.rows();
        // As greatest numbers the least ones are to be no less than the other's least ones.
        W::meeting([high_x, high_y, low_x, low_y], other)
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
