//! Colliders that are grids: few and large, so that each is asked by itself beside the index.

use crate::grid::Grid;
use crate::memory::{Allocator, List, OutOfMemory, Owned};

/// The grids of a world, in no order.
pub(super) struct Grids {
    /// The indices of their colliders.
    pub(super) holders: List<u32>,
    pub(super) owned: Owned<Grid>,
    /// Whether one was added, or lent to be written, since the last update.
    pub(super) is_untold: bool,
}

impl Grids {
    pub(super) const fn new(allocator: Allocator) -> Self {
        let owned = Owned::new(allocator, Grid::allocator);
        Self { holders: List::new(allocator), owned, is_untold: false }
    }

    /// All with the indices of their colliders.
    pub(super) fn iter(&self) -> impl Iterator<Item = (u32, &Grid)> {
        self.holders.iter().copied().zip(self.owned.iter())
    }

    /// Makes sure that one more is added without an allocation, but for its own memory.
    pub(super) fn reserve(&mut self) -> Result<(), OutOfMemory> {
        self.holders.try_reserve(1)?;
        self.owned.try_reserve()
    }

    pub(super) fn place(&self, index: u32) -> Option<usize> {
        self.holders.iter().position(|&holder| holder == index)
    }

    pub(super) fn get(&self, index: u32) -> Option<&Grid> {
        self.owned.get(self.place(index)?)
    }

    /// An update has told what was written into the grid of a collider.
    pub(super) fn forget_changes(&mut self, index: u32) {
        if let Some(place) = self.place(index)
            && let Some(grid) = self.owned.get_mut(place)
        {
            grid.forget_changes();
        }
    }

    pub(super) fn remove(&mut self, index: u32) {
        if let Some(place) = self.place(index) {
            self.holders.swap_remove(place);
            self.owned.swap_remove(place);
        }
    }
}
