//! What has a box near another one, the nearest first as far as boxes tell.

use super::block::{Block, WIDTH, is_some, sides_of};
use super::page::Page;
use super::store::Index;
use super::top::LEVELS;
use crate::pack::Lanes;
use crate::pack::boxes::{Job, Measure, Sides, Wide, in_widest, numbers};
use crate::tree::Frame;

/// A search of boxes by a number of each, the least first, up to a limit that only falls.
pub(super) struct Search<'a, M, F> {
    pub(super) index: &'a Index,
    /// Tells numbers that are at least 0, and off by no more than [`ROOM`]; of boxes that do not count infinity.
    pub(super) measure: M,
    pub(super) limit: f64,
    /// Takes an item, and tells the limit from then on.
    pub(super) found: F,
}

/// More than numbers of boxes are off by, as a part of them, also where the last three bits are others; less than
/// the least normal number may be off as well.
pub(super) const ROOM: f32 = 1.0 / (1 << 18) as f32;

/// The boxes of a block, the first one first.
#[derive(Clone, Copy)]
struct Rising {
    /// By their numbers.
    keys: [i32; WIDTH],
    /// The key of the one before.
    last: i32,
}

impl Rising {
    const NONE: Self = Self { keys: [i32::MAX; WIDTH], last: i32::MAX };

    #[inline(always)]
    fn new<W: Wide>(block: &Block, measure: &impl Measure) -> Self {
        let numbers = numbers::<W::Lanes>(block.rows(), measure);
        Self { keys: W::keys(&numbers), last: -1 }
    }

    /// The next one, if it is within a limit.
    #[inline(always)]
    fn next<W: Wide>(&mut self, limit: i32) -> Option<usize> {
        self.last = W::key_above(&self.keys, self.last);
        (self.last <= limit).then_some(self.last as usize % WIDTH)
    }
}

/// A limit of keys.
#[inline(always)]
fn key_of(limit: f64) -> i32 {
    let wide = (limit * f64::from(1.0 + ROOM)) as f32 + f32::MIN_POSITIVE;
    wide.min(f32::MAX).to_bits() as i32
}

/// Some leaves, whose items are told in the order of all of them.
struct Opened<'a> {
    /// The least key of each, with its place here as the last bits.
    first: [i32; WIDTH],
    leaves: [(Rising, &'a [u32; WIDTH]); WIDTH],
    /// A bit for each place that is free.
    free: u32,
}

/// A search on its way.
struct Going<'a, M, F> {
    search: Search<'a, M, F>,
    limit: i32,
    opened: Opened<'a>,
}

impl<M: Measure, F: FnMut(u32) -> f64> Job for Search<'_, M, F> {
    type Answer = ();

    #[inline(always)]
    fn run<W: Wide>(self) {
        let Self { index, limit, .. } = self;
        let Some((height, _)) = index.top.root() else { return };
        let leaves = [(Rising::NONE, &index.pages[0].items[0]); WIDTH];
        let opened = Opened { first: [i32::MAX; WIDTH], leaves, free: ALL };
        let mut going = Going { search: self, limit: key_of(limit), opened };
        let (mut rising, mut places, mut level) = ([Rising::NONE; LEVELS], [0; LEVELS], height);
        rising[level] = Rising::new::<W>(index.top.block(level, 0), &going.search.measure);
        while level <= height {
            let Some(lane) = rising[level].next::<W>(going.limit) else {
                level += 1;
                continue;
            };
            let place = places[level] * WIDTH + lane;
            if level == 0 {
                going.visit::<W>(&index.pages[index.order[place] as usize]);
            } else {
                level -= 1;
                places[level] = place;
                let block = index.top.block(level, place);
                rising[level] = Rising::new::<W>(block, &going.search.measure);
            }
        }
        going.tell::<W>(i32::MAX);
    }
}

/// A bit for each place among the leaves that are opened.
const ALL: u32 = (1 << WIDTH) - 1;

impl<'a, M: Measure, F: FnMut(u32) -> f64> Going<'a, M, F> {
    /// Opens the leaves of a page, the first one first.
    #[inline(always)]
    fn visit<W: Wide>(&mut self, page: &'a Page) {
        let mut branches = Rising::new::<W>(&page.root, &self.search.measure);
        while let Some(branch) = branches.next::<W>(self.limit) {
            let block = &page.branches[branch];
            let mut leaves = Rising::new::<W>(block, &self.search.measure);
            while let Some(lane) = leaves.next::<W>(self.limit) {
                self.tell::<W>(leaves.last);
                if leaves.last <= self.limit {
                    let leaf = branch * WIDTH + lane;
                    self.open::<W>(&page.leaves[leaf], &page.items[leaf]);
                }
            }
        }
    }

    /// Opens a leaf; there must be a free place.
    #[inline(always)]
    fn open<W: Wide>(&mut self, block: &Block, items: &'a [u32; WIDTH]) {
        let place = self.opened.free.trailing_zeros() as usize % WIDTH;
        let mut rising = Rising::new::<W>(block, &self.search.measure);
        if rising.next::<W>(self.limit).is_some() {
            self.opened.first[place] = placed(rising.last, place);
            self.opened.leaves[place] = (rising, items);
            self.opened.free &= self.opened.free - 1;
        }
    }

    /// Tells the items whose keys are no greater than one, and more until a place is free.
    #[inline(always)]
    fn tell<W: Wide>(&mut self, last: i32) {
        loop {
            let key = W::key_above(&self.opened.first, -1);
            if key > self.limit {
                (self.opened.first, self.opened.free) = ([i32::MAX; WIDTH], ALL);
                return;
            }
            if key > last && self.opened.free != 0 {
                return;
            }
            let place = key as usize % WIDTH;
            let (rising, items) = &mut self.opened.leaves[place];
            let item = items[rising.last as usize % WIDTH];
            let is_left = rising.next::<W>(self.limit).is_some();
            self.opened.first[place] = if is_left { placed(rising.last, place) } else { i32::MAX };
            self.opened.free |= u32::from(!is_left) << place;
            self.limit = self.limit.min(key_of((self.search.found)(item)));
        }
    }
}

/// A key with a place as the last bits.
fn placed(key: i32, place: usize) -> i32 {
    key & !(WIDTH as i32 - 1) | place as i32
}

/// The square of the distance to a box.
struct Square(Sides);

impl Measure for Square {
    #[inline(always)]
    fn of<L: Lanes>(&self, [left, bottom, right, top]: [L; 4]) -> L {
        let [from_x, from_y, to_x, to_y] = self.0;
        let (x, y) = (gap(left, right, from_x, to_x), gap(bottom, top, from_y, to_y));
        let square = L::all(f32::MAX).lesser(x * x + y * y);
        square.where_yes(square.is_at_least(L::all(0.0)), L::all(f32::INFINITY))
    }
}

/// Between ranges and another one; of nothing NaN, which stays where it is the second one of two.
#[inline(always)]
fn gap<L: Lanes>(low: L, high: L, from: f32, to: f32) -> L {
    L::all(0.0).greater((low - L::all(to)).greater(L::all(from) - high))
}

impl Index {
    /// Tells each item whose box may be no farther from another one than a limit, a square as is the answer: the limit
    /// from then on. Near ones come first for the most part, so that the limit falls early; one that is as far
    /// as the limit is told. O(log n + found).
    pub(crate) fn for_each_near(&self, frame: &Frame, limit: f64, found: impl FnMut(u32) -> f64) {
        if is_some(frame) {
            in_widest(Search { index: self, measure: Square(sides_of(frame)), limit, found });
        }
    }
}
