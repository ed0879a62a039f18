//! Where the items are.

use super::key::Grid;
use super::page::{NONE, Page, ROOM};
use super::top::Top;
use crate::memory::Allocator;
use crate::memory::{List, OutOfMemory};
use crate::tree::Frame;

/// Items and their boxes.
pub(crate) struct Index {
    pub(super) grid: Grid,
    pub(super) pages: List<Page>,
    /// Where each page is in the order; of one that is free, which one is free next.
    pub(super) positions: List<u32>,
    /// A page that is free.
    free: u32,
    /// The pages in the order of their keys.
    pub(super) order: List<u32>,
    /// The least key that each of these may have; of the first one 0.
    pub(super) starts: List<u64>,
    pub(super) top: Top,
    /// Where each item is: the page and the place in it.
    pub(super) places: List<u32>,
    pub(super) len: usize,
    /// Where in the order pages are looked at next whether they are disordered.
    pub(super) turn: usize,
}

impl Index {
    pub(crate) const fn new(allocator: Allocator) -> Self {
        Self {
            grid: Grid::UNIT,
            pages: List::new(allocator),
            positions: List::new(allocator),
            free: NONE,
            order: List::new(allocator),
            starts: List::new(allocator),
            top: Top::new(allocator),
            places: List::new(allocator),
            len: 0,
            turn: 0,
        }
    }

    pub(crate) fn contains(&self, item: u32) -> bool {
        self.place(item).is_some()
    }

    /// The box of an item; [`Frame::EMPTY`] if there is no such item, or its box is one of nothing.
    pub(crate) fn frame(&self, item: u32) -> Frame {
        self.place(item).map_or(Frame::EMPTY, |(page, place)| self.pages[page].frame(place))
    }

    /// The page of an item, and where in it that is.
    #[inline]
    pub(super) fn place(&self, item: u32) -> Option<(usize, usize)> {
        let place = *self.places.get(item as usize)?;
        (place != NONE).then_some((place as usize / ROOM, place as usize % ROOM))
    }

    /// Where in the order a key belongs, if there is a page.
    pub(super) fn position_of(&self, key: u64) -> Option<usize> {
        self.starts.partition_point(|&start| start <= key).checked_sub(1)
    }

    /// Whether a key may be in a page.
    pub(super) fn is_at_home(&self, key: u64, position: usize) -> bool {
        self.starts[position] <= key
            && self.starts.get(position + 1).is_none_or(|&next| key <= next)
    }

    /// Notes where all items of a page are.
    pub(super) fn note_places(&mut self, page: usize) {
        for (place, item) in self.pages[page].places() {
            self.places[item as usize] = (page * ROOM + place) as u32;
        }
    }

    pub(super) fn refit_top(&mut self, page: usize) {
        self.top.refit_one(self.positions[page] as usize, self.pages[page].whole());
    }

    /// Makes room for one more page.
    pub(super) fn try_reserve_page(&mut self) -> Result<(), OutOfMemory> {
        let pages = self.order.len() + 1;
        self.order.try_reserve(1)?;
        self.starts.try_reserve(1)?;
        self.top.try_reserve(pages)?;
        if self.free != NONE {
            return Ok(());
        }
        // Places are 32 bits.
        if self.pages.len() >= NONE as usize / ROOM {
            return Err(OutOfMemory);
        }
        self.positions.try_reserve(1)?;
        self.pages.try_reserve_lean(1)
    }

    /// Adds an empty page with a least key; there must be room for it.
    pub(super) fn try_add_page(
        &mut self,
        position: usize,
        start: u64,
    ) -> Result<usize, OutOfMemory> {
        self.try_reserve_page()?;
        let page = if self.free == NONE {
            self.pages.try_push(Page::EMPTY)?;
            self.positions.try_push(NONE)?;
            self.pages.len() - 1
        } else {
            self.free as usize
        };
        if self.free == page as u32 {
            self.free = self.positions[page];
            self.pages[page] = Page::EMPTY;
        }
        self.order.try_push(page as u32)?;
        self.order[position..].rotate_right(1);
        self.starts.try_push(start)?;
        self.starts[position..].rotate_right(1);
        self.pages_moved(position)?;
        Ok(page)
    }

    /// Takes a page out that has no items.
    pub(super) fn remove_page(&mut self, position: usize) {
        let page = self.order[position] as usize;
        self.order[position..].rotate_left(1);
        self.order.pop();
        self.starts[position..].rotate_left(1);
        self.starts.pop();
        self.positions[page] = self.free;
        self.free = page as u32;
        if let Some(first) = self.starts.first_mut() {
            *first = 0;
        }
        // With fewer pages nothing is allocated.
        let _ = self.pages_moved(position);
    }

    /// Notes that pages from one on are elsewhere in the order.
    fn pages_moved(&mut self, from: usize) -> Result<(), OutOfMemory> {
        for position in from..self.order.len() {
            self.positions[self.order[position] as usize] = position as u32;
        }
        let frame = |position: usize| self.pages[self.order[position] as usize].whole();
        self.top.try_build(self.order.len(), frame)
    }
}
