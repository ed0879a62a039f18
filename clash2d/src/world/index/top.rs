//! The hierarchy over the pages, in the order of their keys.

use core::iter::successors;
use core::marker::PhantomData;

use super::block::{Bits, Block, WIDTH, sides_of};
use crate::memory::{Allocator, List, OutOfMemory};
use crate::pack::boxes::{Sides, Wide};
use crate::tree::Frame;

/// How many levels there are at most: enough for all pages with places of 32 bits.
pub(super) const LEVELS: usize = 8;

/// Boxes around pages, around eight of these, and so on up to one block.
pub(super) struct Top {
    blocks: List<Block>,
    /// Where the blocks of each level begin.
    levels: [usize; LEVELS],
    /// How many levels there are.
    height: usize,
}

impl Top {
    pub(super) const fn new(allocator: Allocator) -> Self {
        Self { blocks: List::new(allocator), levels: [0; LEVELS], height: 0 }
    }

    /// How many blocks each level has over so many pages.
    fn sizes(pages: usize) -> impl Iterator<Item = usize> {
        let level = |&below: &usize| (below > 1).then(|| below.div_ceil(WIDTH));
        successors((pages > 0).then(|| pages.div_ceil(WIDTH)), level)
    }

    /// Makes room for so many pages.
    pub(super) fn try_reserve(&mut self, pages: usize) -> Result<(), OutOfMemory> {
        self.blocks.try_reserve(Self::sizes(pages).sum::<usize>().saturating_sub(self.blocks.len()))
    }

    /// Makes it that over pages with these boxes.
    pub(super) fn try_build(
        &mut self,
        pages: usize,
        frame: impl Fn(usize) -> Frame,
    ) -> Result<(), OutOfMemory> {
        self.blocks.try_resize(Self::sizes(pages).sum(), Block::EMPTY)?;
        self.blocks.fill(Block::EMPTY);
        (self.height, self.levels[0]) = (0, 0);
        for size in Self::sizes(pages) {
            let begin = self.levels[self.height];
            self.height += 1;
            if self.height < LEVELS {
                self.levels[self.height] = begin + size;
            }
        }
        self.refit(pages, frame);
        Ok(())
    }

    /// Makes all boxes right.
    pub(super) fn refit(&mut self, pages: usize, frame: impl Fn(usize) -> Frame) {
        for page in 0..pages {
            self.blocks[page / WIDTH].set(page % WIDTH, frame(page));
        }
        let mut size = pages;
        for level in 1..self.height {
            size = size.div_ceil(WIDTH);
            for below in 0..size {
                let whole = self.blocks[self.levels[level - 1] + below].whole();
                self.blocks[self.levels[level] + below / WIDTH].set(below % WIDTH, whole);
            }
        }
    }

    /// Makes the box of one page right, and those around it.
    pub(super) fn refit_one(&mut self, page: usize, mut frame: Frame) {
        let mut place = page;
        for level in 0..self.height {
            let block = &mut self.blocks[self.levels[level] + place / WIDTH];
            block.set(place % WIDTH, frame);
            frame = block.whole();
            place /= WIDTH;
        }
    }

    /// The uppermost block, if there is one, as a level and a place in it.
    pub(super) fn root(&self) -> Option<(usize, usize)> {
        Some((self.height.checked_sub(1)?, 0))
    }

    pub(super) fn block(&self, level: usize, place: usize) -> &Block {
        &self.blocks[self.levels[level] + place]
    }

    /// The pages from one on whose boxes meet another one, in order.
    #[inline(always)]
    pub(super) fn meeting<W: Wide>(&self, frame: &Frame, from: usize) -> Meeting<'_, W> {
        let (sides, left, place) = (sides_of(frame), [0; LEVELS], [0; LEVELS]);
        let mut meeting =
            Meeting { top: self, sides, from, left, place, level: 0, width: PhantomData::<W> };
        if let Some((level, place)) = self.root() {
            meeting.enter(level, place);
        } else {
            meeting.level = LEVELS;
        }
        meeting
    }
}

/// See [`Top::meeting`].
pub(super) struct Meeting<'a, W> {
    top: &'a Top,
    sides: Sides,
    from: usize,
    /// Of the block of each level on the way down, the boxes that are left.
    left: [u32; LEVELS],
    place: [u32; LEVELS],
    level: usize,
    width: PhantomData<W>,
}

impl<W: Wide> Meeting<'_, W> {
    #[inline(always)]
    fn enter(&mut self, level: usize, place: usize) {
        let meeting = self.top.block(level, place).meeting::<W>(self.sides);
        // The boxes before the one with the first page.
        let first = (self.from >> (3 * level)).saturating_sub(place * WIDTH).min(WIDTH);
        self.left[level] = meeting >> first << first;
        self.place[level] = place as u32;
        self.level = level;
    }
}

impl<W: Wide> Iterator for Meeting<'_, W> {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        while self.level < self.top.height {
            let level = self.level;
            let Some(lane) = Bits(self.left[level]).next() else {
                self.level += 1;
                continue;
            };
            self.left[level] &= self.left[level] - 1;
            let place = self.place[level] as usize * WIDTH + lane;
            if level == 0 {
                return Some(place);
            }
            self.enter(level - 1, place);
        }
        None
    }
}
