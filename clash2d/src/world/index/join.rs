//! All pairs of items whose boxes meet.

use core::ops::Range;

use super::block::{Bits, Block, WIDTH};
use super::page::{LEAVES, Page};
use super::store::Index;
use crate::memory::{List, OutOfMemory};
use crate::pack::boxes::{Job, Sides, Wide, in_widest};

/// Two items.
pub(crate) type Pair = [u32; 2];

impl Index {
    /// Adds one of so many parts of all pairs of two items whose boxes share a point, each once, the smaller number first:
    /// those of the first pages are the first part, and so on.
    pub(crate) fn some_pairs(
        &self,
        part: usize,
        parts: usize,
        list: &mut List<Pair>,
    ) -> Result<(), OutOfMemory> {
        let pages = self.order.len() as u64;
        let begin = |part: usize| (pages * part as u64 / parts as u64) as usize;
        in_widest(Part { index: self, pages: begin(part)..begin(part + 1), list })
    }
}

/// The pairs of some of the pages and of these with those after them.
struct Part<'a> {
    index: &'a Index,
    pages: Range<usize>,
    list: &'a mut List<Pair>,
}

impl Job for Part<'_> {
    type Answer = Result<(), OutOfMemory>;

    #[inline(always)]
    fn run<W: Wide>(self) -> Self::Answer {
        if self.pages.is_empty() {
            return Ok(());
        }
        let mut near = Near { branches: Few::new(), leaves: Few::new() };
        let Self { index: Index { pages, order, top, .. }, list, .. } = self;
        for position in self.pages {
            let page = &pages[order[position] as usize];
            near.find_within::<W>(page);
            pairs_within::<W>(page, list)?;
            near.pairs::<W>(page, page, list)?;
            for place in top.meeting::<W>(&page.whole(), position + 1) {
                let other = &pages[order[place] as usize];
                near.find::<W>(page, other);
                near.pairs::<W>(page, other, list)?;
            }
        }
        Ok(())
    }
}

/// Small numbers, at most so many.
struct Few<const MOST: usize> {
    numbers: [u16; MOST],
    count: usize,
}

impl<const MOST: usize> Few<MOST> {
    const fn new() -> Self {
        Self { numbers: [0; MOST], count: 0 }
    }

    #[inline(always)]
    fn push(&mut self, number: usize) {
        self.numbers[self.count % MOST] = number as u16;
        self.count += 1;
    }

    #[inline(always)]
    fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.numbers[..self.count.min(MOST)].iter().map(|&number| usize::from(number))
    }

    #[inline(always)]
    fn chunks(&self, size: usize) -> impl Iterator<Item = &[u16]> {
        self.numbers[..self.count.min(MOST)].chunks(size)
    }
}

/// The branches and the leaves of two pages whose boxes meet: the numbers of both in one.
struct Near {
    branches: Few<LEAVES>,
    leaves: Few<{ LEAVES * LEAVES }>,
}

impl Near {
    /// Those of two pages.
    #[inline(always)]
    fn find<W: Wide>(&mut self, a: &Page, b: &Page) {
        (self.branches.count, self.leaves.count) = (0, 0);
        let around = W::around(b.root.rows());
        each_meeting::<W>(&a.root, &b.root, around, |i, j| self.branches.push(i * WIDTH + j));
        self.find_leaves::<W>(a, b);
    }

    /// Those of a page with itself, but the leaves with themselves.
    #[inline(always)]
    fn find_within<W: Wide>(&mut self, page: &Page) {
        (self.branches.count, self.leaves.count) = (0, 0);
        for [i, j] in Ring(W::pairs(page.root.rows())) {
            self.branches.push(i * WIDTH + j);
        }
        for (branch, block) in page.branches.iter().enumerate() {
            for [i, j] in Ring(W::pairs(block.rows())) {
                self.leaves.push((branch * WIDTH + i) * LEAVES + branch * WIDTH + j);
            }
        }
        self.find_leaves::<W>(page, page);
    }

    #[inline(always)]
    fn find_leaves<W: Wide>(&mut self, a: &Page, b: &Page) {
        for two in self.branches.iter() {
            let (i, j) = (two / WIDTH % WIDTH, two % WIDTH);
            let around = b.root.sides(j);
            each_meeting::<W>(&a.branches[i], &b.branches[j], around, |in_i, in_j| {
                self.leaves.push((i * WIDTH + in_i) * LEAVES + j * WIDTH + in_j);
            });
        }
    }

    /// The pairs of items in these leaves.
    #[inline(always)]
    fn pairs<W: Wide>(&self, a: &Page, b: &Page, list: &mut List<Pair>) -> Result<(), OutOfMemory> {
        let leaves = |two: u16| (usize::from(two) / LEAVES % LEAVES, usize::from(two) % LEAVES);
        // How many items of a leaf meet another leaf, and whether one meets an item there, can't be predicted: eight
        // times two leaves share a loop, and a pair is written before it is known to be one.
        for eight in self.leaves.chunks(WIDTH) {
            let mut meeting = 0_u64;
            for (number, &two) in eight.iter().enumerate() {
                let (i, j) = leaves(two);
                let around = b.branches[j / WIDTH].sides(j % WIDTH);
                meeting |= u64::from(W::meeting(a.leaves[i].rows(), around)) << (WIDTH * number);
            }
            for bit in Bits(meeting) {
                let ((i, j), in_i) = (leaves(eight[bit / WIDTH]), bit % WIDTH);
                let found = W::meeting(b.leaves[j].rows(), a.leaves[i].sides(in_i));
                let pair = |in_j: usize| sorted([a.items[i][in_i], b.items[j][in_j % WIDTH]]);
                list.try_push_if(found != 0, pair(found.trailing_zeros() as usize))?;
                for in_j in Bits(found & found.wrapping_sub(1)) {
                    list.try_push(pair(in_j))?;
                }
            }
        }
        Ok(())
    }
}

/// The pairs of items in the same leaf.
#[inline(always)]
fn pairs_within<W: Wide>(page: &Page, list: &mut List<Pair>) -> Result<(), OutOfMemory> {
    for (leaf, items) in page.leaves.iter().zip(&page.items) {
        for [i, j] in Ring(W::pairs(leaf.rows())) {
            list.try_push(sorted([items[i], items[j]]))?;
        }
    }
    Ok(())
}

#[inline(always)]
fn sorted([a, b]: Pair) -> Pair {
    [a.min(b), a.max(b)]
}

/// Two of eight in a ring, for each bit that [`Wide::pairs`] tells.
struct Ring(u32);

impl Iterator for Ring {
    type Item = [usize; 2];

    #[inline(always)]
    fn next(&mut self) -> Option<[usize; 2]> {
        let bit = Bits(self.0).next()?;
        self.0 &= self.0 - 1;
        Some([bit % WIDTH, (bit + bit / WIDTH + 1) % WIDTH])
    }
}

/// Calls a function for each two boxes of two blocks that share a point, told what is around the second.
#[inline(always)]
fn each_meeting<W: Wide>(a: &Block, b: &Block, around_b: Sides, mut two: impl FnMut(usize, usize)) {
    for in_a in Bits(W::meeting(a.rows(), around_b)) {
        for in_b in Bits(W::meeting(b.rows(), a.sides(in_a))) {
            two(in_a, in_b);
        }
    }
}
