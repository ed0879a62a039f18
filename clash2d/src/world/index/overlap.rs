//! What has a box that meets another one.

use core::ops::ControlFlow::{self, Continue};

use super::block::{Bits, WIDTH, frame_of, is_some, sides_of};
use super::store::Index;
use super::top::LEVELS;
use crate::pack::boxes::{Job, Wide, in_widest};
use crate::pack::fetch;
use crate::tree::Frame;

impl Index {
    /// Tells each item whose box shares a point with another one, with its box, in no order, until the answer is
    /// to stop. O(log n + found).
    pub(crate) fn for_each_overlap(
        &self,
        frame: &Frame,
        found: impl FnMut(u32, &Frame) -> ControlFlow<()>,
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

impl<F: FnMut(u32, &Frame) -> ControlFlow<()>> Job for Overlaps<'_, F> {
    type Answer = ControlFlow<()>;

    #[inline(always)]
    fn run<W: Wide>(mut self) -> ControlFlow<()> {
        let (index, sides) = (self.index, sides_of(self.frame));
        let Some((height, _)) = index.top.root() else { return Continue(()) };
        let (mut left, mut places, mut level) = ([0; LEVELS], [0; LEVELS], height);
        left[level] = W::meeting(index.top.block(level, 0).rows(), sides);
        while level <= height {
            let Some(lane) = Bits(left[level]).next() else {
                level += 1;
                continue;
            };
            left[level] &= left[level] - 1;
            let place = places[level] * WIDTH + lane;
            if level > 0 {
                level -= 1;
                (left[level], places[level]) =
                    (W::meeting(index.top.block(level, place).rows(), sides), place);
                continue;
            }
            let page = &index.pages[index.order[place] as usize];
            let branches = Bits(W::meeting(page.root.rows(), sides));
            for branch in branches {
                fetch(&page.branches[branch]);
            }
            for branch in branches {
                let leaves = Bits(W::meeting(page.branches[branch].rows(), sides));
                for lane in leaves {
                    fetch(&page.leaves[branch * WIDTH + lane]);
                    fetch(&page.items[branch * WIDTH + lane]);
                }
                for lane in leaves {
                    let leaf = branch * WIDTH + lane;
                    let block = &page.leaves[leaf];
                    for lane in Bits(W::meeting(block.rows(), sides)) {
                        (self.found)(page.items[leaf][lane], &frame_of(block.sides(lane)))?;
                    }
                }
            }
        }
        Continue(())
    }
}
