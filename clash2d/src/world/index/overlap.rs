//! What has a box that meets another one.

use core::ops::ControlFlow::{self, Continue};

use super::block::{Bits, WIDTH, is_some};
use super::page::Page;
use super::store::Index;
use crate::tree::Frame;

impl Index {
    /// Tells each item whose box shares a point with another one, in no order, until the answer is to stop.
    /// O(log n + found).
    pub(crate) fn for_each_overlap(
        &self,
        frame: &Frame,
        mut found: impl FnMut(u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !is_some(frame) {
            return Continue(());
        }
        for position in self.top.meeting(*frame, 0) {
            self.pages[self.order[position] as usize].overlaps(frame, &mut found)?;
        }
        Continue(())
    }
}

impl Page {
    fn overlaps(
        &self,
        frame: &Frame,
        found: &mut impl FnMut(u32) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for branch in Bits(self.root.meeting(frame)) {
            for lane in Bits(self.branches[branch].meeting(frame)) {
                let leaf = branch * WIDTH + lane;
                for lane in Bits(self.leaves[leaf].meeting(frame)) {
                    found(self.items[leaf][lane])?;
                }
            }
        }
        Continue(())
    }
}
