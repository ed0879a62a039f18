//! Items come, go and move one at a time: O(log n), and nothing has to be made right later.

use super::order::Entry;
use super::page::{FULL, HALF, NONE, Page, ROOM};
use super::store::Index;
use crate::memory::OutOfMemory;
use crate::tree::Frame;

/// A page with no more items than this is put together with one beside it.
const FEW: u32 = FULL as u32 / 4;

impl Index {
    /// Adds an item, or gives one that is there another box.
    pub(crate) fn try_insert(&mut self, item: u32, frame: Frame) -> Result<(), OutOfMemory> {
        if self.contains(item) {
            self.update(item, frame);
            return Ok(());
        }
        if self.places.len() <= item as usize {
            self.places.try_resize(item as usize + 1, NONE)?;
        }
        let page = self.try_place(item, frame, HALF)?;
        self.refit_top(page);
        self.len += 1;
        Ok(())
    }

    /// Takes an item out; whether it was there.
    pub(crate) fn remove(&mut self, item: u32) -> bool {
        let Some((page, place)) = self.place(item) else { return false };
        self.pages[page].remove(place);
        self.places[item as usize] = NONE;
        self.len -= 1;
        self.refit_top(page);
        self.merge(self.positions[page] as usize);
        true
    }

    /// Gives an item another box. Without memory for a page it stays where it is, with the box that it is
    /// to have: that costs time and no answer.
    pub(crate) fn update(&mut self, item: u32, frame: Frame) {
        let Some((page, place)) = self.place(item) else { return };
        let key = self.grid.key(&frame);
        let position = self.positions[page] as usize;
        if self.is_at_home(key, position) || self.try_reserve_page().is_err() {
            self.pages[page].remove(place);
            self.put(page, item, frame);
            return self.refit_top(page);
        }
        self.pages[page].remove(place);
        self.refit_top(page);
        // There is memory.
        if let Ok(page) = self.try_place(item, frame, HALF) {
            self.refit_top(page);
        }
        self.merge(self.positions[page] as usize);
    }

    /// Puts an item into the page that it belongs to, which is told: what is around the page is to follow. There is a
    /// place to note where. If the page is divided, so many go to a leaf.
    pub(super) fn try_place(
        &mut self,
        item: u32,
        frame: Frame,
        each: usize,
    ) -> Result<usize, OutOfMemory> {
        let key = self.grid.key(&frame);
        let page = self.try_page_for(key, each)?;
        self.put(page, item, frame);
        Ok(page)
    }

    /// Puts an item into a page that has room.
    fn put(&mut self, page: usize, item: u32, frame: Frame) {
        let place = self.pages[page].insert(item, frame);
        self.places[item as usize] = (page * ROOM + place) as u32;
    }

    /// The page that a key belongs to, with room for one more.
    fn try_page_for(&mut self, key: u64, each: usize) -> Result<usize, OutOfMemory> {
        let Some(position) = self.position_of(key) else { return self.try_add_page(0, 0) };
        let page = self.order[position] as usize;
        if (self.pages[page].count as usize) < ROOM {
            return Ok(page);
        }
        self.try_split(position, each)?;
        let upper = usize::from(self.starts[position + 1] <= key);
        Ok(self.order[position + upper] as usize)
    }

    /// Divides a page that is full into two, with so many to a leaf.
    fn try_split(&mut self, position: usize, each: usize) -> Result<(), OutOfMemory> {
        let page = self.order[position] as usize;
        let sorted = self.sorted(page);
        let middle = sorted.len() / 2;
        // The keys of those that have moved may be anywhere.
        let end = self.starts.get(position + 1).copied().unwrap_or(u64::MAX);
        let start = sorted[middle].key().clamp(self.starts[position], end);
        let new = self.try_add_page(position + 1, start)?;
        let old = self.pages[page];
        self.refill(page, &old, &sorted[..middle], each);
        self.refill(new, &old, &sorted[middle..], each);
        Ok(())
    }

    /// Fills a page with items of another one, of which the places are told, so many to a leaf.
    pub(super) fn refill(&mut self, page: usize, old: &Page, entries: &[Entry], each: usize) {
        self.pages[page].fill(entries.len(), each, |i| {
            let place = entries[i].place();
            (old.item(place), old.frame(place))
        });
        self.note_places(page);
        self.refit_top(page);
    }

    /// Puts a page of few items together with one beside it that has room; one without items is removed.
    pub(super) fn merge(&mut self, position: usize) {
        let page = self.order[position] as usize;
        let count = self.pages[page].count;
        if count == 0 {
            self.remove_page(position);
            return;
        }
        let beside = if position > 0 { position - 1 } else { 1 };
        let Some(&other) = self.order.get(beside) else { return };
        if count > FEW || self.pages[other as usize].count + count > 3 * FEW {
            return;
        }
        let old = self.pages[page];
        for (place, item) in old.places() {
            let frame = old.frame(place);
            let place = self.pages[other as usize].insert(item, frame);
            self.places[item as usize] = (other as usize * ROOM + place) as u32;
        }
        self.refit_top(other as usize);
        self.pages[page].count = 0;
        self.remove_page(position);
    }
}
