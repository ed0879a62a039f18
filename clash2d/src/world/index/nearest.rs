//! What has a box near another one, the nearest first as far as boxes tell.

use super::block::{WIDTH, is_some};
use super::page::Page;
use super::store::Index;
use crate::tree::Frame;

/// How far the search goes: a square of a distance, which only falls.
struct Search<'a, F> {
    frame: &'a Frame,
    limit: f64,
    found: F,
}

impl Index {
    /// Tells each item whose box may be no farther from another one than a limit, with no more than the
    /// square of the distance of the two; the answer is the limit from then on, also a square. Near ones come
    /// first for the most part, so that the limit falls early; one that is as far as the limit is told.
    pub(crate) fn for_each_near(
        &self,
        frame: &Frame,
        limit: f64,
        found: impl FnMut(u32, f64) -> f64,
    ) {
        let mut search = Search { frame, limit, found };
        if let Some((level, place)) = self.top.root()
            && is_some(frame)
        {
            self.visit(level, place, &mut search);
        }
    }

    fn visit<F: FnMut(u32, f64) -> f64>(
        &self,
        level: usize,
        place: usize,
        search: &mut Search<'_, F>,
    ) {
        let squares = self.top.block(level, place).squares_to(search.frame);
        each_by_rising(squares, search, |lane, _, search| {
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
    fn visit<F: FnMut(u32, f64) -> f64>(&self, search: &mut Search<'_, F>) {
        each_by_rising(self.root.squares_to(search.frame), search, |branch, _, search| {
            let squares = self.branches[branch].squares_to(search.frame);
            each_by_rising(squares, search, |lane, _, search| {
                let leaf = branch * WIDTH + lane;
                let squares = self.leaves[leaf].squares_to(search.frame);
                each_by_rising(squares, search, |lane, square, search| {
                    search.limit = (search.found)(self.items[leaf][lane], square).min(search.limit);
                });
            });
        });
    }
}

/// Calls a function for each of eight boxes within the limit, the nearest first.
fn each_by_rising<F>(
    squares: [f64; WIDTH],
    search: &mut Search<'_, F>,
    mut visit: impl FnMut(usize, f64, &mut Search<'_, F>),
) {
    let (order, count) = rising(squares, search.limit);
    for &lane in &order[..count] {
        if squares[lane] > search.limit {
            return;
        }
        visit(lane, squares[lane], search);
    }
}

/// Which of eight numbers are no greater than a limit, the least first, and how many they are. Infinity is
/// that of nothing.
pub(super) fn rising(numbers: [f64; WIDTH], limit: f64) -> ([usize; WIDTH], usize) {
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
