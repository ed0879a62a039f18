//! All pairs of items whose boxes meet.

use core::sync::atomic::{AtomicBool, Ordering};

use super::block::{Bits, Block, WIDTH};
use super::page::Page;
use super::store::Index;
use crate::tree::Frame;
use crate::world::Tasks;
use crate::world::memory::{List, OutOfMemory};

/// Two items.
pub(crate) type Pair = [u32; 2];

impl Index {
    /// All pairs of two items whose boxes share a point, each once, the smaller number first: those of the
    /// first pages in the first list, and so on, so that which pair is in which list depends on how many
    /// lists there are, and not on the threads. The lists are emptied before, and keep their memory.
    pub(crate) fn self_pairs(
        &self,
        tasks: &Tasks,
        lists: &mut [List<Pair>],
    ) -> Result<(), OutOfMemory> {
        self.in_parts(tasks, lists, &|position, pairs| {
            let page = &self.pages[self.order[position] as usize];
            let mut out = |a: u32, b: u32| pairs.try_push([a.min(b), a.max(b)]);
            page.pairs(&mut out)?;
            for other in self.top.meeting(page.whole(), position + 1) {
                page.pairs_with(&self.pages[self.order[other] as usize], &mut out)?;
            }
            Ok(())
        })
    }

    /// All pairs of an item of this index and one of another whose boxes share a point, in this order; else
    /// as [`Index::self_pairs`].
    pub(crate) fn pairs_with(
        &self,
        other: &Self,
        tasks: &Tasks,
        lists: &mut [List<Pair>],
    ) -> Result<(), OutOfMemory> {
        self.in_parts(tasks, lists, &|position, pairs| {
            let page = &self.pages[self.order[position] as usize];
            let mut out = |a: u32, b: u32| pairs.try_push([a, b]);
            for position in other.top.meeting(page.whole(), 0) {
                page.pairs_with(&other.pages[other.order[position] as usize], &mut out)?;
            }
            Ok(())
        })
    }

    /// Calls a function for each page, the pages of each list in a task.
    fn in_parts(
        &self,
        tasks: &Tasks,
        lists: &mut [List<Pair>],
        pairs: &(impl Fn(usize, &mut List<Pair>) -> Result<(), OutOfMemory> + Sync),
    ) -> Result<(), OutOfMemory> {
        let (count, pages) = (lists.len(), self.order.len());
        let begin = |part: usize| (pages as u64 * part as u64 / count as u64) as usize;
        let fail = AtomicBool::new(count == 0 && pages > 0);
        tasks.each(lists, &|part, list| {
            list.clear();
            for position in begin(part)..begin(part + 1) {
                if pairs(position, list).is_err() {
                    fail.store(true, Ordering::Relaxed);
                    return;
                }
            }
        });
        if fail.into_inner() { Err(OutOfMemory) } else { Ok(()) }
    }
}

type Found = Result<(), OutOfMemory>;

impl Page {
    /// All pairs within.
    fn pairs(&self, out: &mut impl FnMut(u32, u32) -> Found) -> Found {
        for a in 0..WIDTH {
            self.branch_pairs(a, out)?;
            let meeting = self.root.meeting(&self.root.own(a)) >> a >> 1 << a << 1;
            for b in Bits(meeting) {
                self.branches_pairs(a, self, b, out)?;
            }
        }
        Ok(())
    }

    /// All pairs within a branch.
    fn branch_pairs(&self, branch: usize, out: &mut impl FnMut(u32, u32) -> Found) -> Found {
        let block = &self.branches[branch];
        for a in 0..WIDTH {
            let leaf = branch * WIDTH + a;
            self.leaf_pairs(leaf, out)?;
            for b in Bits(block.meeting(&block.own(a)) >> a >> 1 << a << 1) {
                self.leaves_pairs(leaf, self, branch * WIDTH + b, out)?;
            }
        }
        Ok(())
    }

    /// All pairs within a leaf.
    fn leaf_pairs(&self, leaf: usize, out: &mut impl FnMut(u32, u32) -> Found) -> Found {
        let (block, items) = (&self.leaves[leaf], &self.items[leaf]);
        for a in 0..WIDTH {
            for b in Bits(block.meeting(&block.own(a)) >> a >> 1 << a << 1) {
                out(items[a], items[b])?;
            }
        }
        Ok(())
    }

    /// All pairs of one here and one of another page.
    fn pairs_with(&self, other: &Self, out: &mut impl FnMut(u32, u32) -> Found) -> Found {
        each_meeting(&self.root, &other.root, |a, b| self.branches_pairs(a, other, b, out))
    }

    fn branches_pairs(
        &self,
        a: usize,
        other: &Self,
        b: usize,
        out: &mut impl FnMut(u32, u32) -> Found,
    ) -> Found {
        each_meeting(&self.branches[a], &other.branches[b], |in_a, in_b| {
            self.leaves_pairs(a * WIDTH + in_a, other, b * WIDTH + in_b, out)
        })
    }

    fn leaves_pairs(
        &self,
        a: usize,
        other: &Self,
        b: usize,
        out: &mut impl FnMut(u32, u32) -> Found,
    ) -> Found {
        each_meeting(&self.leaves[a], &other.leaves[b], |in_a, in_b| {
            out(self.items[a][in_a], other.items[b][in_b])
        })
    }
}

/// Calls a function for each two boxes of two blocks that share a point.
fn each_meeting(a: &Block, b: &Block, mut pair: impl FnMut(usize, usize) -> Found) -> Found {
    let around: Frame = b.whole();
    for in_a in Bits(a.meeting(&around)) {
        for in_b in Bits(b.meeting(&a.own(in_a))) {
            pair(in_a, in_b)?;
        }
    }
    Ok(())
}
