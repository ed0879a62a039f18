//! What has a box that meets another one.

use core::ops::ControlFlow::{self, Continue};

use super::block::{Bits, WIDTH, is_some, sides_of};
use super::store::Index;
use crate::pack::boxes::{Job, Wide, in_widest};
use crate::tree::Frame;

impl Index {
    /// Tells each item whose box shares a point with another one, in no order, until the answer is to stop.
    /// O(log n + found).
    pub(crate) fn for_each_overlap(
        &self,
        frame: &Frame,
        found: impl FnMut(u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if is_some(frame) {
            in_widest(Overlaps { index: self, frame, found })
        } else {
            Continue(())
        }
    }
}

/// See [`Index::for_each_overlap`].
struct Overlaps<'a, F> {
    index: &'a Index,
    frame: &'a Frame,
    found: F,
}

impl<F: FnMut(u32) -> ControlFlow<()>> Job for Overlaps<'_, F> {
    type Answer = ControlFlow<()>;

    #[inline(always)]
    fn run<W: Wide>(mut self) -> ControlFlow<()> {
        let sides = sides_of(self.frame);
        for position in self.index.top.meeting(*self.frame, 0) {
            let page = &self.index.pages[self.index.order[position] as usize];
            for branch in Bits(W::meeting(page.root.rows(), sides)) {
                for lane in Bits(W::meeting(page.branches[branch].rows(), sides)) {
                    let leaf = branch * WIDTH + lane;
                    for lane in Bits(W::meeting(page.leaves[leaf].rows(), sides)) {
                        (self.found)(page.items[leaf][lane])?;
                    }
                }
            }
        }
        Continue(())
    }
}
