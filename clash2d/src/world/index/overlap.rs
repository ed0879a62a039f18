//! What has a box that meets another one.

use core::ops::ControlFlow::{self, Continue};

use super::block::{Bits, WIDTH, is_some, sides_of};
use super::store::Index;
use crate::pack::boxes::{Job, Wide, in_widest};
use crate::pack::fetch;
use crate::tree::Frame;

impl Index {
    /// Tells each item whose box shares a point with another one, in no order, until the answer is to stop.
    /// O(log n + found).
    pub(crate) fn for_each_overlap(
        &self,
        frame: &Frame,
        mut found: impl FnMut(u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let each = |mut met: Met<'_>| met.try_for_each(|(item, _)| found(item));
        self.for_some_overlaps(frame, &Frame::EMPTY, each)
    }

    /// The same with some at a time, and whether the box of each is wholly in a third one.
    pub(crate) fn for_some_overlaps<'a>(
        &'a self,
        frame: &'a Frame,
        inner: &'a Frame,
        found: impl FnMut(Met<'a>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if is_some(frame) {
            in_widest(Overlaps { index: self, frame, inner, found })
        } else {
            Continue(())
        }
    }
}

/// Items of a branch of a page, each with whether its box is wholly in another one.
#[derive(Clone, Copy)]
pub(crate) struct Met<'a> {
    items: &'a [u32; WIDTH * WIDTH],
    meeting: Bits<u64>,
    inside: u64,
}

impl Met<'_> {
    pub(crate) fn len(&self) -> usize {
        self.meeting.0.count_ones() as usize
    }
}

impl Iterator for Met<'_> {
    type Item = (u32, bool);

    #[inline(always)]
    fn next(&mut self) -> Option<(u32, bool)> {
        let place = self.meeting.next()?;
        Some((self.items[place % (WIDTH * WIDTH)], self.inside >> place & 1 != 0))
    }
}

/// See [`Index::for_some_overlaps`].
struct Overlaps<'a, F> {
    index: &'a Index,
    frame: &'a Frame,
    inner: &'a Frame,
    found: F,
}

impl<'a, F: FnMut(Met<'a>) -> ControlFlow<()>> Job for Overlaps<'a, F> {
    type Answer = ControlFlow<()>;

    #[inline(always)]
    fn run<W: Wide>(mut self) -> ControlFlow<()> {
        let (index, [sides, inner]) = (self.index, [self.frame, self.inner].map(sides_of));
        for place in index.top.meeting::<W>(self.frame, 0) {
            let page = &index.pages[index.order[place] as usize];
            let branches = Bits(page.root.meeting::<W>(sides));
            for branch in branches {
                fetch(&page.branches[branch]);
            }
            for branch in branches {
                let leaves = Bits(page.branches[branch].meeting::<W>(sides));
                let (blocks, items) = page.leaves_of(branch);
                for lane in leaves {
                    fetch(&blocks[lane]);
                    fetch(&items[WIDTH * lane]);
                }
                // How many items of a leaf meet can't be predicted: those of a branch are told at once.
                let [mut meeting, mut inside] = [0_u64; 2];
                for lane in leaves {
                    meeting |= u64::from(blocks[lane].meeting::<W>(sides)) << (WIDTH * lane);
                    inside |= u64::from(blocks[lane].inside::<W>(inner)) << (WIDTH * lane);
                }
                if meeting != 0 {
                    (self.found)(Met { items, meeting: Bits(meeting), inside })?;
                }
            }
        }
        Continue(())
    }
}
