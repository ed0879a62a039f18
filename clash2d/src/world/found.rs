//! What updates find, and the memory in which they do.

use core::array::from_fn;

use super::encounter::Contact;
use super::event::{Event, Events, Pair};
use super::shapes::Scratch;
use crate::memory::{Allocator, List};

/// Two indices, the lower one first.
pub(super) type Key = [u32; 2];

/// A pair of which something has moved or changed, with boxes that meet, as a number: both indices, so that its order is that
/// of the keys, and whether they touch as the lowest bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Candidate(u64);

impl Candidate {
    /// One that a list tells, with a bit set if it touches.
    #[inline]
    pub(super) const fn new([a, b]: Key) -> Self {
        // The bit is the uppermost one of the second index.
        Self((a as u64) << 32 | b.rotate_left(1) as u64)
    }

    #[inline]
    pub(super) const fn key(self) -> Key {
        [(self.0 >> 32) as u32, self.0 as u32 >> 1]
    }

    #[inline]
    pub(super) const fn touches(self) -> bool {
        self.0 & 1 != 0
    }
}

/// A pair that may have begun or ended, and when.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    pub(super) key: Key,
    pub(super) was: bool,
    pub(super) is: bool,
    /// Whether the shapes have to be turned in memory to find that.
    pub(super) is_large: bool,
    pub(super) first: Option<Contact>,
    pub(super) last: Option<Contact>,
}

impl Change {
    pub(super) const fn new(key: Key, was: bool, is: bool) -> Self {
        Self { key, was, is, is_large: false, first: None, last: None }
    }
}

/// What updates find, and the memory in which they do.
#[derive(Debug)]
pub(super) struct Updates {
    /// All that touched at the last update, sorted.
    pub(super) touching: List<Pair>,
    pub(super) next: List<Pair>,
    /// What the index finds.
    pub(super) lists: [List<Key>; LISTS],
    pub(super) candidates: List<Candidate>,
    /// For their order: where those of each collider end.
    pub(super) ends: List<u32>,
    pub(super) changes: List<Change>,
    pub(super) told: Told,
    /// Where the next ones are written, while the last ones may still be read.
    pub(super) telling: Told,
    pub(super) scratch: Scratch,
}

#[derive(Debug)]
pub(super) struct Told {
    pub(super) begins: List<Event>,
    pub(super) ends: List<Event>,
    pub(super) stays: List<Pair>,
}

impl Told {
    pub(super) const fn new(allocator: Allocator) -> Self {
        Self {
            begins: List::new(allocator),
            ends: List::new(allocator),
            stays: List::new(allocator),
        }
    }

    pub(super) fn clear(&mut self) {
        self.begins.clear();
        self.ends.clear();
        self.stays.clear();
    }
}

impl Updates {
    pub(super) fn new(allocator: Allocator) -> Self {
        Self {
            touching: List::new(allocator),
            next: List::new(allocator),
            lists: from_fn(|_| List::new(allocator)),
            candidates: List::new(allocator),
            ends: List::new(allocator),
            changes: List::new(allocator),
            told: Told::new(allocator),
            telling: Told::new(allocator),
            scratch: Scratch::new(allocator),
        }
    }

    pub(super) fn events(&self) -> Events<'_> {
        let Told { begins, ends, stays } = &self.told;
        Events::new(begins, ends, stays)
    }
}

/// In so many lists the index finds pairs at once.
pub(super) const LISTS: usize = 16;
