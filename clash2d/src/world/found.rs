//! What updates find, and the memory in which they do.

use core::array::from_fn;
use core::mem::replace;
use core::ops::Range;

use super::encounter::Contact;
use super::event::{Event, Events, Pair};
use super::shapes::Scratch;
use crate::memory::{Allocator, List, OutOfMemory};

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
    pub(super) lists: [Found; LISTS],
    pub(super) parts: [Part; PARTS],
    /// A bit for each collider.
    pub(super) restless: List<u64>,
    pub(super) told: Told,
    /// Where the next ones are written, while the last ones may still be read.
    pub(super) telling: Told,
    pub(super) scratch: Scratch,
}

/// Pairs that are found together, and their parts by the lower index.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) keys: List<Key>,
    /// The same part by part; of nothing if there is only one.
    divided: List<Key>,
    /// Where each part ends.
    ends: [u32; PARTS],
}

impl Found {
    #[inline(never)]
    pub(super) const fn new(allocator: Allocator) -> Self {
        Self { keys: List::new(allocator), divided: List::new(allocator), ends: [0; PARTS] }
    }

    /// Divides the keys; those of a part keep their order.
    pub(super) fn divide(&mut self, ranges: Ranges) -> Result<(), OutOfMemory> {
        let Self { keys, divided, ends } = self;
        if ranges.parts() <= 1 {
            divided.clear();
            return Ok(());
        }
        u32::try_from(keys.len()).map_err(|_| OutOfMemory)?;
        divided.try_resize(keys.len(), [0; 2])?;
        *ends = [0; PARTS];
        keys.iter().for_each(|key| ends[ranges.part(key[0])] += 1);
        let mut sum = 0;
        for end in ends.iter_mut() {
            sum += replace(end, sum);
        }
        for &key in keys.iter() {
            let end = &mut ends[ranges.part(key[0])];
            divided[*end as usize] = key;
            *end += 1;
        }
        Ok(())
    }

    pub(super) fn part(&self, number: usize) -> &[Key] {
        if self.divided.is_empty() {
            return &self.keys;
        }
        let end = |number: usize| self.ends[number] as usize;
        &self.divided[number.checked_sub(1).map_or(0, end)..end(number)]
    }
}

/// What differs of pairs with lower indices in a range.
#[derive(Debug)]
pub(super) struct Part {
    /// What may touch, in order.
    pub(super) candidates: List<Candidate>,
    /// For their order: where those of each collider end.
    pub(super) ends: List<u32>,
    /// What touches now, in order; of that what did before; and what may have begun or ended.
    pub(super) touching: List<Pair>,
    pub(super) stays: List<Pair>,
    pub(super) changes: List<Change>,
}

impl Part {
    #[inline(never)]
    pub(super) const fn new(allocator: Allocator) -> Self {
        Self {
            candidates: List::new(allocator),
            ends: List::new(allocator),
            touching: List::new(allocator),
            stays: List::new(allocator),
            changes: List::new(allocator),
        }
    }
}

/// How the pairs of an update are divided by their lower indices: so many of these, a power of 2, are a part. What is found does
/// not depend on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranges {
    shift: u32,
    count: usize,
}

impl Ranges {
    /// A part has no fewer indices than this, to be worth a task.
    const LEAST: usize = 512;

    /// Of indices below a count; all of them are one part if nobody shares the work.
    pub(super) fn of(count: usize, workers: u32) -> Self {
        let least = if workers > 1 { Self::LEAST.max(count.div_ceil(PARTS)) } else { count };
        Self { shift: least.next_power_of_two().ilog2(), count }
    }

    pub(super) fn parts(self) -> usize {
        self.count.div_ceil(1 << self.shift)
    }

    #[inline]
    fn part(self, index: u32) -> usize {
        index as usize >> self.shift
    }

    /// The indices of a part.
    pub(super) fn of_part(self, number: usize) -> Range<usize> {
        let begin = number << self.shift;
        begin..self.count.min(begin + (1 << self.shift))
    }
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

    /// Puts what begins and ends in order of time, and of the pairs.
    pub(super) fn sort(&mut self) {
        // No time is negative, so that their bits are in order.
        let sort = |events: &mut [Event], time: fn(&Event) -> f32| {
            events.sort_unstable_by_key(|event| {
                (time(event).to_bits(), Candidate::new(event.pair.key()))
            });
        };
        sort(&mut self.begins, |event| event.enter);
        sort(&mut self.ends, |event| event.exit);
    }
}

impl Updates {
    pub(super) fn new(allocator: Allocator) -> Self {
        Self {
            touching: List::new(allocator),
            next: List::new(allocator),
            lists: from_fn(|_| Found::new(allocator)),
            parts: from_fn(|_| Part::new(allocator)),
            restless: List::new(allocator),
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

/// At most so many parts of these are compared with what touched: an update holds all of this on the stack.
const PARTS: usize = 8;

/// In so many lists the index finds pairs at once.
pub(super) const LISTS: usize = 16;
