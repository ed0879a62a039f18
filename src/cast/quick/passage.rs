//! How a way comes into a box.

use super::close::Close;
use super::slab::{Crossing, Slab};
use crate::distance::place::Place;

impl Slab {
    /// Of exact numbers; the inner None if the way misses the box.
    #[inline(always)]
    pub(super) fn enter(&self) -> Option<Option<Crossing>> {
        let Self { near, far, pace, .. } = *self;
        let entries = [near[0] / pace[0], near[1] / pace[1]];
        let exits = [far[0] / pace[0], far[1] / pace[1]];
        let (entry, exit) =
            (usize::from(entries[1] > entries[0]), usize::from(exits[1] < exits[0]));
        // The order of quotients is that of the rounded ones, if these differ.
        let is_beyond = (near[0] > pace[0]) | (near[1] > pace[1]) | (far[0] < 0.0) | (far[1] < 0.0);
        if is_beyond | (entries[entry] > exits[exit]) {
            return Some(None);
        }
        let differ = |[p, q]: Place<f64>| (p < q) | (p > q);
        if !(differ(entries) & differ(exits) & (entries[entry] < exits[exit])) {
            return self.closely();
        }
        let out = if entry == 0 { [-1.0, 0.0] } else { [0.0, -1.0] };
        Some(Some(self.entry(entry, out)))
    }

    #[cold]
    #[inline(never)]
    fn closely(&self) -> Option<Option<Crossing>> {
        Close::of(self)?.enter(self)
    }
}
