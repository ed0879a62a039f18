//! Many items move: their boxes are made right, and little by little the order.

use core::ops::Deref;

use super::block::WIDTH;
use super::key::KEY;
use super::page::{FIRST, FULL, ROOM, Refit};
use super::store::Index;
use crate::pack::boxes::in_widest;
use crate::tree::Frame;
use crate::world::Tasks;

/// Of the pages, one in so many is put in order at a time at most.
const SHARE: usize = 8;
/// From how much larger boxes on a page is put in order when it is its turn.
const DISORDERED: f32 = 1.25;
/// And from when on it does not wait: each pair of such pages would cost more than that.
const SCATTERED: f32 = 4.0;

/// The key of an item of a page and its place there, as one number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Entry(u64);

const _: () = assert!(KEY + ROOM.ilog2() <= u64::BITS);

impl Entry {
    pub(super) fn key(self) -> u64 {
        self.0 / ROOM as u64
    }

    pub(super) fn place(self) -> usize {
        self.0 as usize % ROOM
    }
}

/// The items of a page by their keys.
pub(super) struct Sorted {
    entries: [Entry; ROOM],
    len: usize,
}

impl Deref for Sorted {
    type Target = [Entry];

    fn deref(&self) -> &Self::Target {
        &self.entries[..self.len]
    }
}

impl Sorted {
    /// Keeps the places that pass a test.
    fn keep(&mut self, test: impl Fn(usize) -> bool) {
        let mut kept = 0;
        for number in 0..self.len {
            let entry = self.entries[number];
            if test(entry.place()) {
                self.entries[kept] = entry;
                kept += 1;
            }
        }
        self.len = kept;
    }
}

impl Index {
    /// Gives an item another box, which no answer knows of before [`Index::refit`]. O(1).
    #[inline]
    pub(crate) fn set(&mut self, item: u32, frame: Frame) {
        if let Some((page, place)) = self.place(item) {
            self.pages[page].set(place, frame);
        }
    }

    /// Fetches what [`Index::set`] changes.
    #[inline]
    pub(crate) fn fetch(&self, item: u32) {
        if let Some((page, place)) = self.place(item) {
            self.pages[page].fetch(place);
        }
    }

    /// Makes everything right after [`Index::set`].
    pub(crate) fn refit(&mut self, tasks: &Tasks) {
        tasks.each(&mut self.pages, &|_, page| {
            if page.is_dirty() {
                in_widest(Refit(page));
            }
        });
        self.follow();
    }

    /// Makes the boxes around pages right, and some of the order.
    fn follow(&mut self) {
        self.reorder();
        let frame = |position: usize| self.pages[self.order[position] as usize].whole();
        self.top.refit(self.order.len(), frame);
    }

    /// Puts pages in order that are not, a part of all at most, in turn, and those at once that are far from it.
    fn reorder(&mut self) {
        let mut left = self.order.len().div_ceil(SHARE);
        let (mut steps, mut is_again) = (self.order.len(), false);
        while steps > 0 {
            steps -= 1;
            self.turn = if self.turn < self.order.len() { self.turn } else { 0 };
            let Some(&page) = self.order.get(self.turn) else { return };
            self.turn += 1;
            let disorder = self.pages[page as usize].disorder();
            if disorder > SCATTERED && !is_again {
                // What goes home may scatter pages that were looked at before.
                (steps, is_again) = (steps + self.order.len(), true);
            }
            if disorder > SCATTERED || (disorder > DISORDERED && left > 0) {
                self.put_in_order(page as usize);
                left = left.saturating_sub(1);
            }
        }
    }

    /// Puts a page in order, after what is not at home there went home.
    fn put_in_order(&mut self, page: usize) {
        let old = self.pages[page];
        let mut sorted = self.sorted(page);
        for entry in sorted.iter() {
            let is_at_home = self.is_at_home(entry.key(), self.positions[page] as usize);
            // Without memory it stays.
            if !is_at_home && self.try_reserve_page().is_ok() {
                let _ = self.try_place(old.item(entry.place()), old.frame(entry.place()), FIRST);
            }
        }
        sorted.keep(|place| self.place(old.item(place)) == Some((page, place)));
        let each = if sorted.len() > FULL { WIDTH } else { FIRST };
        self.refill(page, &old, &sorted, each);
        self.merge(self.positions[page] as usize);
    }

    /// The places of the items of a page, by key.
    pub(super) fn sorted(&self, page: usize) -> Sorted {
        let mut sorted = Sorted { entries: [Entry(0); ROOM], len: 0 };
        for (place, _) in self.pages[page].places() {
            let key = self.grid.key(&self.pages[page].frame(place));
            sorted.entries[sorted.len] = Entry(key * ROOM as u64 + place as u64);
            sorted.len += 1;
        }
        sorted.entries[..sorted.len].sort_unstable();
        sorted
    }
}
