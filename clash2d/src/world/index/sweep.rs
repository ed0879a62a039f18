//! What has a box that a moving one meets on its way, the first one first as far as boxes tell.

use super::block::{WIDTH, is_some, sides_of};
use super::nearest::{Pages, ROOM, Rising, key_of};
use super::store::Index;
use crate::pack::boxes::{Job, Measure, Sides, Wide, in_widest};
use crate::pack::{Lanes, fetch};
use crate::tree::Frame;
use crate::vector::Vector2D;

/// A box that moves straight: at the part t of its way by t times the movement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub(crate) start: Frame,
    /// Finite.
    pub(crate) movement: Vector2D,
}

/// From which part of a way on it may meet boxes.
struct Entry {
    start: Sides,
    /// The parts of the way that lead one further on each axis.
    paces: [f32; 2],
}

impl Entry {
    fn new(Way { start, movement }: &Way) -> Self {
        let mut start = sides_of(start);
        let paces = [movement.x, movement.y];
        let paces = [0, 1].map(|axis| {
            let step = paces[axis];
            if step.abs() >= SMALL {
                return 1.0 / step;
            }
            // It is everywhere on such a way all the time: what it meets then it meets from long before to long after.
            start[axis] = (start[axis] + step.min(0.0) - SMALL).next_down();
            start[axis + 2] = (start[axis + 2] + step.max(0.0) + SMALL).next_up();
            f32::MAX
        });
        Self { start, paces }
    }
}

/// Less than this along an axis is as good as nothing.
const SMALL: f32 = 1.0 / (1_u128 << 100) as f32;

impl Measure for Entry {
    #[inline(always)]
    fn of<L: Lanes>(&self, [left, bottom, right, top]: [L; 4]) -> L {
        let ([from_x, from_y, to_x, to_y], [pace_x, pace_y]) = (self.start, self.paces);
        let x = parts(left, right, [from_x, to_x], pace_x);
        let y = parts(bottom, top, [from_y, to_y], pace_y);
        // No zero is negative, as it is the second one of two. Of nothing the last part is NaN.
        let (enter, leave) = (x.0.greater(y.0).greater(L::all(0.0)), x.1.lesser(y.1));
        let latest = leave * L::all(1.0 + ROOM) + L::all(f32::MIN_POSITIVE);
        enter.where_yes(latest.is_at_least(enter), L::all(f32::INFINITY))
    }
}

/// From which part of a way to which one a range that moves meets others.
#[inline(always)]
fn parts<L: Lanes>(low: L, high: L, [from, to]: [f32; 2], pace: f32) -> (L, L) {
    let (below, above) = ((low - L::all(to)) * L::all(pace), (high - L::all(from)) * L::all(pace));
    (below.lesser(above), below.greater(above))
}

/// A search for what is met, up to a part of the way that only falls.
struct Search<'a, F> {
    index: &'a Index,
    entry: Entry,
    limit: f64,
    /// Takes an item, and tells the limit from then on.
    found: F,
}

impl<F: FnMut(u32) -> f64> Job for Search<'_, F> {
    type Answer = ();

    #[inline(always)]
    fn run<W: Wide>(self) {
        let Self { index, entry, limit, mut found } = self;
        let mut limit = key_of(limit);
        let mut pages = Pages::new::<W>(index, &entry);
        while let Some(page) = pages.next::<W>(&entry, limit) {
            let mut branches = Rising::new::<W>(&page.root, &entry);
            while let Some(branch) = branches.next::<W>(limit) {
                fetch(&page.branches[branches.lane()]);
                let (blocks, items) = page.leaves_of(branch);
                let mut leaves = Rising::new::<W>(&page.branches[branch], &entry);
                while let Some(leaf) = leaves.next::<W>(limit) {
                    fetch(&items[WIDTH * leaf]);
                    fetch(&blocks[leaves.lane()]);
                    let mut boxes = Rising::new::<W>(&blocks[leaf], &entry);
                    while let Some(lane) = boxes.next::<W>(limit) {
                        limit = limit.min(key_of(found(items[WIDTH * leaf + lane])));
                    }
                }
            }
        }
    }
}

impl Index {
    /// Tells each item whose box a moving one may meet, up to a part of its way; the answer is the limit from
    /// then on. The first ones come first for the most part; one that is met at the limit is told.
    /// O(log n + found).
    pub(crate) fn for_each_on_way(&self, way: &Way, limit: f64, found: impl FnMut(u32) -> f64) {
        if is_some(&way.start) {
            in_widest(Search { index: self, entry: Entry::new(way), limit, found });
        }
    }
}
