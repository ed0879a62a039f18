//! What has a box near another one, the nearest first as far as boxes tell.

use super::block::{Block, WIDTH, is_some};
use super::page::Page;
use super::store::Index;
use crate::tree::Frame;

/// A search of boxes by a number of each, the least first, up to a limit that only falls.
pub(super) struct Search<'a> {
    /// The numbers of eight boxes, of which those beyond the limit do not matter.
    pub(super) numbers: &'a dyn Fn(&Block, f64) -> [f64; WIDTH],
    pub(super) limit: f64,
    /// Takes an item and its number, and tells the limit from then on.
    pub(super) found: &'a mut dyn FnMut(u32, f64) -> f64,
}

impl Index {
    /// Tells each item whose box may be no farther from another one than a limit, with no more than the
    /// square of the distance of the two; the answer is the limit from then on, also a square. Near ones come
    /// first for the most part, so that the limit falls early; one that is as far as the limit is told.
    pub(crate) fn for_each_near(
        &self,
        frame: &Frame,
        limit: f64,
        mut found: impl FnMut(u32, f64) -> f64,
    ) {
        let numbers = &|block: &Block, _: f64| block.squares_to(frame);
        if is_some(frame) {
            self.search(&mut Search { numbers, limit, found: &mut found });
        }
    }

    pub(super) fn search(&self, search: &mut Search<'_>) {
        if let Some((level, place)) = self.top.root() {
            self.visit(level, place, search);
        }
    }

    fn visit(&self, level: usize, place: usize, search: &mut Search<'_>) {
        search.each_by_rising(self.top.block(level, place), |lane, _, search| {
            let place = place * WIDTH + lane;
            if level > 0 {
                self.visit(level - 1, place, search);
            } else {
                self.pages[self.order[place] as usize].visit(search);
            }
        });
    }
}

impl Page {
    fn visit(&self, search: &mut Search<'_>) {
        search.each_by_rising(&self.root, |branch, _, search| {
            search.each_by_rising(&self.branches[branch], |lane, _, search| {
                let leaf = branch * WIDTH + lane;
                search.each_by_rising(&self.leaves[leaf], |lane, number, search| {
                    search.limit = (search.found)(self.items[leaf][lane], number).min(search.limit);
                });
            });
        });
    }
}

impl Search<'_> {
    /// Calls a function for each of eight boxes within the limit, the first one first.
    fn each_by_rising(&mut self, block: &Block, mut visit: impl FnMut(usize, f64, &mut Self)) {
        let numbers = (self.numbers)(block, self.limit);
        let (order, count) = rising(numbers, self.limit);
        for &lane in &order[..count] {
            if numbers[lane] > self.limit {
                return;
            }
            visit(lane, numbers[lane], self);
        }
    }
}

/// Which of eight numbers are no greater than a limit, the least first, and how many they are. Infinity is
/// that of nothing.
fn rising(numbers: [f64; WIDTH], limit: f64) -> ([usize; WIDTH], usize) {
    let (mut order, mut count) = ([0; WIDTH], 0);
    for (lane, &number) in numbers.iter().enumerate() {
        if !(number <= limit && number < f64::INFINITY) {
            continue;
        }
        let mut place = count;
        while place > 0 && numbers[order[place - 1]] > number {
            order[place] = order[place - 1];
            place -= 1;
        }
        order[place] = lane;
        count += 1;
    }
    (order, count)
}
