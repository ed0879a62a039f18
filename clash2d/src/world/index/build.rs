//! Many items at once.

use super::key::Grid;
use super::page::{FIRST, FULL, NONE, ROOM};
use super::store::Index;
use crate::memory::{List, OutOfMemory};
use crate::tree::Frame;

/// Fewer new items than this are added one at a time.
const MANY: usize = 64;

/// A key, an item, and where in a list of boxes or the old pages its box is.
type Entry = (u64, u32, u32);

impl Index {
    /// Adds items that are not there, or none of them. Puts everything in order if they are many.
    pub(crate) fn try_insert_all(
        &mut self,
        items: &[u32],
        frame: impl Fn(usize) -> Frame,
    ) -> Result<(), OutOfMemory> {
        if items.len() >= MANY.max(self.len / 4) {
            return self.try_rebuild(items, frame);
        }
        for (number, &item) in items.iter().enumerate() {
            if let Err(error) = self.try_insert(item, frame(number)) {
                for &item in &items[..number] {
                    self.remove(item);
                }
                return Err(error);
            }
        }
        Ok(())
    }

    /// Makes room for items below a number, and for so many of them.
    pub(crate) fn try_reserve(&mut self, items: usize) -> Result<(), OutOfMemory> {
        let pages = items.div_ceil(FULL);
        let more = |has: usize| pages.saturating_sub(has);
        self.places.try_reserve_lean(items.saturating_sub(self.places.len()))?;
        self.pages.try_reserve_lean(more(self.pages.len()))?;
        self.positions.try_reserve_lean(more(self.positions.len()))?;
        self.order.try_reserve_lean(more(self.order.len()))?;
        self.starts.try_reserve_lean(more(self.starts.len()))?;
        self.top.try_reserve(pages)
    }

    /// Puts all in order, with some new items that are not there, by a new grid.
    fn try_rebuild(
        &mut self,
        items: &[u32],
        frame: impl Fn(usize) -> Frame,
    ) -> Result<(), OutOfMemory> {
        let most = items.iter().max().map_or(0, |&item| item as usize + 1);
        self.places.try_reserve(most.saturating_sub(self.places.len()))?;
        let mut entries = self.try_entries(items)?;
        let old =
            |entry: &Entry| self.pages[entry.2 as usize / ROOM].frame(entry.2 as usize % ROOM);
        let any = |entry: &Entry| match entry.0 {
            0 => old(entry),
            _ => frame(entry.2 as usize),
        };
        let grid = Grid::of(entries.len(), |number| any(&entries[number]));
        for entry in entries.iter_mut() {
            // The lowest bit tells which of the two lists has the box.
            entry.0 |= grid.key(&any(entry)) << 1;
        }
        entries.sort_unstable();
        let frame =
            |entry: &Entry| if entry.0 & 1 == 0 { old(entry) } else { frame(entry.2 as usize) };
        let mut new = Self::new(self.pages.allocator());
        new.grid = grid;
        new.try_fill(&entries, frame)?;
        self.places.try_resize(self.places.len().max(most), NONE)?;
        new.places = self.places.take();
        new.len = entries.len();
        *self = new;
        for page in 0..self.pages.len() {
            self.note_places(page);
        }
        Ok(())
    }

    /// All items that are there, and new ones, which are marked.
    fn try_entries(&self, items: &[u32]) -> Result<List<Entry>, OutOfMemory> {
        let mut entries = List::new(self.pages.allocator());
        entries.try_reserve_lean(self.len + items.len())?;
        for &page in &self.order {
            for (place, item) in self.pages[page as usize].places() {
                entries.try_push((0, item, (page as usize * ROOM + place) as u32))?;
            }
        }
        for (number, &item) in items.iter().enumerate() {
            entries.try_push((1, item, number as u32))?;
        }
        Ok(entries)
    }

    /// Makes pages of items in order.
    fn try_fill(
        &mut self,
        entries: &[Entry],
        frame: impl Fn(&Entry) -> Frame,
    ) -> Result<(), OutOfMemory> {
        let count = entries.len().div_ceil(FULL);
        self.pages.try_reserve_lean(count)?;
        for (number, entries) in entries.chunks(FULL).enumerate() {
            let start = if number == 0 { 0 } else { entries[0].0 >> 1 };
            self.pages.try_push(super::page::Page::EMPTY)?;
            self.positions.try_push(number as u32)?;
            self.order.try_push(number as u32)?;
            self.starts.try_push(start)?;
            self.pages[number].fill(entries.len(), FIRST, |i| (entries[i].1, frame(&entries[i])));
        }
        self.top.try_build(count, |page| self.pages[page].whole())
    }
}
