//! What has a box near another one, the nearest first as far as boxes tell.

use super::block::{Block, WIDTH, is_some, sides_of};
use super::page::{NONE, Page};
use super::store::Index;
use super::top::LEVELS;
use crate::pack::boxes::{Job, Measure, Sides, Wide, in_widest, numbers};
use crate::pack::{Lanes, fetch};
use crate::tree::Frame;

/// A search of boxes by a number of each, the least first, up to a limit that only falls.
struct Search<'a, M, S, F> {
    index: &'a Index,
    /// Tells numbers that are at least 0, and off by no more than [`ROOM`]; of boxes that do not count infinity.
    measure: M,
    limit: f64,
    /// Takes an item that may be found soon.
    soon: S,
    /// Takes an item, and tells the limit from then on.
    found: F,
}

/// More than numbers of boxes are off by, as a part of them, also where the last three bits are others; less than
/// the least normal number may be off as well.
pub(super) const ROOM: f32 = 1.0 / (1 << 18) as f32;

/// The boxes of a block, the first one first.
#[derive(Clone, Copy)]
pub(super) struct Rising {
    /// By their numbers.
    keys: [i32; WIDTH],
    /// The one of these that comes next.
    next: i32,
}

impl Rising {
    const NONE: Self = Self { keys: [i32::MAX; WIDTH], next: i32::MAX };

    #[inline(always)]
    pub(super) fn new<W: Wide>(block: &Block, measure: &impl Measure) -> Self {
        let keys = keys::<W>(block, measure);
        Self { keys, next: W::key_above(&keys, -1) }
    }

    /// The next one, if it is within a limit.
    #[inline(always)]
    pub(super) fn next<W: Wide>(&mut self, limit: i32) -> Option<usize> {
        let lane = self.lane();
        let is_within = self.next <= limit;
        if is_within {
            self.next = W::key_above(&self.keys, self.next);
        }
        is_within.then_some(lane)
    }

    /// Which one comes next, if one does.
    #[inline(always)]
    pub(super) fn lane(&self) -> usize {
        self.next as usize % WIDTH
    }
}

/// The pages of an index, the first one first as far as blocks of pages tell.
pub(super) struct Pages<'a> {
    index: &'a Index,
    /// Of the block of each level on the way down, the boxes that are left.
    rising: [Rising; LEVELS],
    places: [usize; LEVELS],
    level: usize,
    height: usize,
}

impl<'a> Pages<'a> {
    #[inline(always)]
    pub(super) fn new<W: Wide>(index: &'a Index, measure: &impl Measure) -> Self {
        let (rising, places) = ([Rising::NONE; LEVELS], [0; LEVELS]);
        let Some((level, _)) = index.top.root() else {
            return Self { index, rising, places, level: 0, height: 0 };
        };
        let mut pages = Self { index, rising, places, level, height: level };
        pages.rising[level] = Rising::new::<W>(index.top.block(level, 0), measure);
        pages
    }

    /// The next one, if it is within a limit.
    #[inline(always)]
    pub(super) fn next<W: Wide>(&mut self, measure: &impl Measure, limit: i32) -> Option<&'a Page> {
        let Index { pages, order, top, .. } = self.index;
        while self.level <= self.height {
            let Some(lane) = self.rising[self.level].next::<W>(limit) else {
                self.level += 1;
                continue;
            };
            let place = self.places[self.level] * WIDTH + lane;
            if self.level == 0 {
                return Some(&pages[order[place] as usize]);
            }
            self.level -= 1;
            self.places[self.level] = place;
            self.rising[self.level] = Rising::new::<W>(top.block(self.level, place), measure);
        }
        None
    }
}

/// The keys of the boxes of a block.
#[inline(always)]
fn keys<W: Wide>(block: &Block, measure: &impl Measure) -> [i32; WIDTH] {
    W::keys(&numbers::<W::Lanes>(block.rows(), measure))
}

/// A limit of keys.
#[inline(always)]
pub(super) fn key_of(limit: f64) -> i32 {
    let wide = (limit * f64::from(1.0 + ROOM)) as f32 + f32::MIN_POSITIVE;
    wide.min(f32::MAX).to_bits() as i32
}

/// Blocks, whose boxes come in the order of all of them.
#[derive(Clone, Copy)]
struct Several {
    /// The least key of each, with its place here as the last bits.
    first: [i32; WIDTH],
    /// The least one of these.
    least: i32,
    /// The keys of each, and the one of these that comes next.
    keys: [[i32; WIDTH]; WIDTH],
    next: [i32; WIDTH],
}

impl Several {
    const NONE: Self = Self {
        first: [i32::MAX; WIDTH],
        least: i32::MAX,
        keys: [[0; WIDTH]; WIDTH],
        next: [0; WIDTH],
    };

    /// Puts a block to a place where there is none; whether anything of it is within a limit.
    #[inline(always)]
    fn open<W: Wide>(&mut self, place: usize, keys: [i32; WIDTH], limit: i32) -> bool {
        (self.keys[place], self.next[place]) = (keys, -1);
        let key = self.step::<W>(place, limit);
        self.least = self.least.min(key);
        key != i32::MAX
    }

    /// Goes on to the next box of the block that comes first; whether there is one within a limit.
    #[inline(always)]
    fn advance<W: Wide>(&mut self, place: usize, limit: i32) -> bool {
        let key = self.step::<W>(place, limit);
        self.least = W::key_above(&self.first, -1);
        key != i32::MAX
    }

    /// Goes on to the next box of a block: its key; none beyond a limit.
    #[inline(always)]
    fn step<W: Wide>(&mut self, place: usize, limit: i32) -> i32 {
        let next = W::key_above(&self.keys[place], self.next[place]);
        let key = next & !(WIDTH as i32 - 1) | place as i32;
        let key = if next <= limit { key } else { i32::MAX };
        self.next[place] = next;
        W::put_key(&mut self.first, place, key);
        key
    }

    /// Forgets all blocks.
    #[inline(always)]
    fn clear(&mut self) {
        (self.first, self.least) = ([i32::MAX; WIDTH], i32::MAX);
    }

    /// The box of a block that comes next.
    #[inline(always)]
    fn lane(&self, place: usize) -> usize {
        self.next[place] as usize % WIDTH
    }
}

/// A search on its way.
struct Going<'a, M, S, F> {
    measure: M,
    soon: S,
    found: F,
    limit: i32,
    /// Branches that were opened of the page that is looked at.
    branches: Several,
    /// Leaves that were opened, the items in them, and a bit for each place that is free.
    leaves: Several,
    items: [&'a [u32; WIDTH]; WIDTH],
    free: u32,
}

/// A bit for each of eight places.
const ALL: u32 = (1 << WIDTH) - 1;

impl<M: Measure, S: Fn(u32), F: FnMut(u32) -> f64> Job for Search<'_, M, S, F> {
    type Answer = ();

    #[inline(always)]
    fn run<W: Wide>(self) {
        let Self { index, measure, limit, soon, found } = self;
        let (limit, items) = (key_of(limit), [&[NONE; WIDTH]; WIDTH]);
        let [branches, leaves] = [Several::NONE; 2];
        let mut going = Going { measure, soon, found, limit, branches, leaves, items, free: ALL };
        let mut pages = Pages::new::<W>(index, &going.measure);
        while let Some(page) = pages.next::<W>(&going.measure, going.limit) {
            going.visit::<W>(page);
        }
        going.tell::<W>(i32::MAX);
    }
}

impl<'a, M: Measure, S: Fn(u32), F: FnMut(u32) -> f64> Going<'a, M, S, F> {
    /// Opens the leaves of a page, the first one first.
    #[inline(always)]
    fn visit<W: Wide>(&mut self, page: &'a Page) {
        let mut branches = Rising::new::<W>(&page.root, &self.measure);
        self.branches.clear();
        loop {
            let key = self.branches.least;
            if let Some(branch) = branches.next::<W>(self.limit.min(key)) {
                fetch(&page.branches[branches.lane()]);
                let leaves = keys::<W>(&page.branches[branch], &self.measure);
                self.branches.open::<W>(branch, leaves, self.limit);
                continue;
            }
            self.tell::<W>(key);
            if key > self.limit {
                return;
            }
            let branch = key as usize % WIDTH;
            let leaf = branch * WIDTH + self.branches.lane(branch);
            fetch(&page.items[leaf]);
            if self.branches.advance::<W>(branch, self.limit) {
                fetch(&page.leaves[branch * WIDTH + self.branches.lane(branch)]);
            }
            self.open::<W>(&page.leaves[leaf], &page.items[leaf]);
        }
    }

    /// Opens a leaf; there must be a free place.
    #[inline(always)]
    fn open<W: Wide>(&mut self, block: &Block, items: &'a [u32; WIDTH]) {
        let place = self.free.trailing_zeros() as usize % WIDTH;
        let is_within = self.leaves.open::<W>(place, keys::<W>(block, &self.measure), self.limit);
        self.items[place] = items;
        self.free &= !(u32::from(is_within) << place);
        (self.soon)(items[self.leaves.lane(place)]);
    }

    /// Tells the items whose keys are no greater than one, and more until a place is free.
    #[inline(always)]
    fn tell<W: Wide>(&mut self, last: i32) {
        loop {
            let key = self.leaves.least;
            if key > self.limit {
                self.leaves.clear();
                self.free = ALL;
                return;
            }
            if key > last && self.free != 0 {
                return;
            }
            let place = key as usize % WIDTH;
            let item = self.items[place][self.leaves.lane(place)];
            let is_left = self.leaves.advance::<W>(place, self.limit);
            self.free |= u32::from(!is_left) << place;
            (self.soon)(self.items[place][self.leaves.lane(place)]);
            self.limit = self.limit.min(key_of((self.found)(item)));
        }
    }
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
    /// Those that may be next are told before to what fetches them.
    pub(crate) fn for_each_near(
        &self,
        frame: &Frame,
        limit: f64,
        soon: impl Fn(u32),
        found: &mut dyn FnMut(u32) -> f64,
    ) {
        if is_some(frame) {
            let measure = Square(sides_of(frame));
            in_widest(Search { index: self, measure, limit, soon, found });
        }
    }
}
