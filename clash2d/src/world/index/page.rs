//! Pages: up to 512 items in memory side by side, with a hierarchy of their own.

use super::block::{Bits, Block, WIDTH};
use crate::pack::boxes::{Halves, Job, Wide};
use crate::pack::fetch;
use crate::tree::Frame;

/// How many leaves a page has, of eight items each.
pub(super) const LEAVES: usize = WIDTH * WIDTH;
/// How many items a page has room for.
pub(super) const ROOM: usize = LEAVES * WIDTH;
/// No item, place or page.
pub(super) const NONE: u32 = u32::MAX;
/// How many items a leaf has at first if that is enough: one more finds room near where it is.
pub(super) const FIRST: usize = 7;
/// How many it has in either half of a page that was full: as many as that have come may come yet, and all leaves are to have
/// room where they are.
pub(super) const HALF: usize = WIDTH / 2;
/// How many items a page has at first.
pub(super) const FULL: usize = FIRST * LEAVES;

/// Items with their boxes, eight to a leaf, eight leaves to a branch, and eight branches.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(super) struct Page {
    pub(super) root: Block,
    pub(super) branches: [Block; WIDTH],
    pub(super) leaves: [Block; LEAVES],
    pub(super) items: [[u32; WIDTH]; LEAVES],
    /// Which leaves have boxes that those around them do not know of.
    dirty: u64,
    /// How many items there are.
    pub(super) count: u32,
    /// How much the boxes of the leaves measured when they were last in order.
    ordered: f32,
}

impl Page {
    pub(super) const EMPTY: Self = Self {
        root: Block::EMPTY,
        branches: [Block::EMPTY; WIDTH],
        leaves: [Block::EMPTY; LEAVES],
        items: [[NONE; WIDTH]; LEAVES],
        dirty: 0,
        count: 0,
        ordered: 0.0,
    };

    /// Fills it with items in order, instead of those that it had, so many to a leaf; no more than there is room for.
    pub(super) fn fill(&mut self, count: usize, each: usize, item: impl Fn(usize) -> (u32, Frame)) {
        for (number, (leaf, items)) in self.leaves.iter_mut().zip(&mut self.items).enumerate() {
            (*leaf, *items) = (Block::EMPTY, [NONE; WIDTH]);
            let first = (number * each).min(count);
            for (lane, place) in (first..count.min(first + each)).enumerate() {
                let (item, frame) = item(place);
                leaf.set(lane, frame);
                items[lane] = item;
            }
        }
        (self.count, self.dirty) = (count as u32, !0);
        self.refit();
        self.ordered = self.girth();
    }

    /// Puts in one more item, where the boxes grow least; its place. There must be room.
    pub(super) fn insert(&mut self, item: u32, frame: Frame) -> usize {
        let leaf = self.leaf_for(&frame);
        let free = (0..WIDTH).find(|&lane| self.items[leaf][lane] == NONE).unwrap_or(0);
        self.items[leaf][free] = item;
        self.count += 1;
        let place = leaf * WIDTH + free;
        self.set(place, frame);
        self.refit();
        place
    }

    /// The leaf with room whose box grows least. One that is empty grows by as much as one of 64 that
    /// share the page.
    fn leaf_for(&self, frame: &Frame) -> usize {
        let new = self.root.girth() * (1.0 / WIDTH as f32) + f32::MIN_POSITIVE;
        let mut best = (f32::INFINITY, NONE as usize);
        for (branch, block) in self.branches.iter().enumerate() {
            for (lane, growth) in block.growth(frame).into_iter().enumerate() {
                let leaf = branch * WIDTH + lane;
                let growth = if growth.is_nan() { new } else { growth };
                if (growth < best.0 || best.1 == NONE as usize) && self.items[leaf].contains(&NONE)
                {
                    best = (growth, leaf);
                }
            }
        }
        best.1.min(LEAVES - 1)
    }

    /// Takes out what is at a place.
    pub(super) fn remove(&mut self, place: usize) {
        self.items[place / WIDTH][place % WIDTH] = NONE;
        self.count -= 1;
        self.set(place, Frame::EMPTY);
        self.refit();
    }

    /// The leaves of a branch, and the items in these.
    #[inline(always)]
    pub(super) fn leaves_of(&self, branch: usize) -> (&[Block; WIDTH], &[u32; LEAVES]) {
        let branch = branch % WIDTH;
        (&self.leaves.as_chunks().0[branch], &self.items.as_flattened().as_chunks().0[branch])
    }

    pub(super) fn item(&self, place: usize) -> u32 {
        self.items[place / WIDTH][place % WIDTH]
    }

    pub(super) fn frame(&self, place: usize) -> Frame {
        self.leaves[place / WIDTH].frame(place % WIDTH)
    }

    /// The box around all.
    pub(super) fn whole(&self) -> Frame {
        self.root.whole()
    }

    /// The places that have items, with these.
    pub(super) fn places(&self) -> impl Iterator<Item = (usize, u32)> + '_ {
        self.items.as_flattened().iter().copied().enumerate().filter(|&(_, item)| item != NONE)
    }

    /// Fetches what [`Page::set`] changes.
    #[inline]
    pub(super) fn fetch(&self, place: usize) {
        fetch(&self.leaves[place / WIDTH]);
    }

    /// Gives what is at a place another box. Those around it follow with [`Page::refit`].
    #[inline]
    pub(super) fn set(&mut self, place: usize, frame: Frame) {
        self.leaves[place / WIDTH].set(place % WIDTH, frame);
        self.dirty |= 1 << (place / WIDTH);
    }

    /// Makes the boxes around leaves and branches right.
    pub(super) fn refit(&mut self) {
        self.refit_in::<Halves>();
    }

    /// The same, in chosen registers.
    #[inline(always)]
    fn refit_in<W: Wide>(&mut self) {
        let mut branches = 0_u32;
        for leaf in Bits(core::mem::take(&mut self.dirty)) {
            self.branches[leaf / WIDTH].put_around::<W>(leaf, &self.leaves[leaf]);
            branches |= 1 << (leaf / WIDTH);
        }
        for branch in Bits(branches) {
            self.root.put_around::<W>(branch, &self.branches[branch]);
        }
    }

    /// Whether there is something that [`Page::refit`] has to do.
    pub(super) fn is_dirty(&self) -> bool {
        self.dirty != 0
    }

    /// How much the boxes of the leaves measure.
    fn girth(&self) -> f32 {
        self.branches.iter().map(Block::girth).sum()
    }

    /// By how much the boxes of the leaves are larger than when they were in order.
    pub(super) fn disorder(&self) -> f32 {
        let girth = self.girth();
        if girth > self.ordered { girth / self.ordered } else { 1.0 }
    }
}

/// Makes a page right after [`Page::set`].
pub(super) struct Refit<'a>(pub(super) &'a mut Page);

impl Job for Refit<'_> {
    type Answer = ();

    #[inline(always)]
    fn run<W: Wide>(self) {
        self.0.refit_in::<W>();
    }
}
