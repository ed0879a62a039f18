//! Nodes: eight boxes side by side.

use super::frame::Frame;
use crate::vector::Vector2D;

/// How many boxes a node has.
pub(crate) const WIDTH: usize = 8;

/// A piece of the memory that a prepared shape is written to; what is in it has no meaning.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
pub struct Node {
    /// Numbers, none of them an address.
    words: [u32; 32],
}

impl Default for Node {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Node {
    /// How many words it has.
    pub(crate) const WORDS: usize = 4 * WIDTH;

    /// Boxes of nothing.
    pub(crate) const EMPTY: Self = {
        let (above, below) = (f32::INFINITY.to_bits(), f32::NEG_INFINITY.to_bits());
        let mut words = [above; 4 * WIDTH];
        let mut place = 2 * WIDTH;
        while place < 4 * WIDTH {
            words[place] = below;
            place += 1;
        }
        Self { words }
    };

    /// What is to be written yet; zeros, as these take no code.
    pub(crate) const UNWRITTEN: Self = Self { words: [0; 4 * WIDTH] };

    /// One of its numbers: the least X of each box, the least Y, the greatest X, the greatest Y.
    #[inline]
    fn number(&self, row: usize, lane: usize) -> f32 {
        f32::from_bits(self.words[row * WIDTH + lane])
    }

    /// One of its boxes.
    #[inline]
    pub(crate) fn frame(&self, lane: usize) -> Frame {
        let lane = lane % WIDTH;
        let [left, bottom, right, top] = [0, 1, 2, 3].map(|row| self.number(row, lane));
        Frame { low: Vector2D::new(left, bottom), high: Vector2D::new(right, top) }
    }

    pub(crate) fn set_frame(&mut self, lane: usize, frame: Frame) {
        let numbers = [frame.low.x, frame.low.y, frame.high.x, frame.high.y];
        for (row, number) in numbers.into_iter().enumerate() {
            self.words[row * WIDTH + lane % WIDTH] = number.to_bits();
        }
    }

    /// The box around all of its boxes.
    #[inline]
    pub(crate) fn whole(&self) -> Frame {
        (0..WIDTH).map(|lane| self.frame(lane)).fold(Frame::EMPTY, Frame::joined)
    }

    /// Which boxes pass a test of their four numbers, a bit for each.
    #[inline]
    pub(crate) fn select(&self, test: impl Fn(&Frame) -> bool) -> u32 {
        let mut passed = [0; WIDTH];
        self.test(&test, &mut passed);
        (0..WIDTH).fold(0, |found, lane| found | (passed[lane] & (1 << lane)))
    }

    /// The test of all boxes at once: all bits of a word for a yes. Compilers make vectors of it only
    /// if the words are written to memory.
    #[inline(never)]
    fn test(&self, test: &impl Fn(&Frame) -> bool, passed: &mut [u32; WIDTH]) {
        for (lane, passed) in passed.iter_mut().enumerate() {
            *passed = u32::from(test(&self.frame(lane))).wrapping_neg();
        }
    }
}
