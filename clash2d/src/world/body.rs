//! What a world keeps of each collider besides its shape, and which places are free.

use core::iter::successors;

use super::collider::{ColliderFlags, ColliderId, Filter};
use crate::memory::{Allocator, List, OutOfMemory};
use crate::pack::fetch;
use crate::pose::Pose;
use crate::vector::Vector2D;

/// No number of a place.
pub(super) const NONE: u32 = u32::MAX;

/// A bit that no index has: set in the second one of a key it tells that the two touch.
pub(super) const TOUCHES: u32 = 1 << 31;

/// A collider, or a place that waits for one.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(super) struct Body {
    // What questions ask of is side by side.
    pub(super) layers: u64,
    pub(super) family: u32,
    pub(super) generation: u32,
    pub(super) state: State,
    /// The number of its own shape.
    pub(super) own: u32,
    /// The number of memory for its turned shape; NONE: it has not been turned.
    pub(super) turned: u32,
    pub(super) pose: Pose,
    /// The last of its stops on the way; NONE: none but the end. Of a removed or free one the next such place.
    pub(super) stops: u32,
    /// Where it was at the last update, unless it was put elsewhere since.
    pub(super) start: Pose,
    pub(super) mask: u64,
    pub(super) user: u64,
    pub(super) one_way: Vector2D,
}

/// What is known of a place, as bits; those of its filter's flags are the upper half.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct State(pub(super) u32);

impl State {
    pub(super) const FREE: Self = Self(0);
    pub(super) const ALIVE: Self = Self(1);
    /// Removed after an update saw it: its pairs end at the next one.
    pub(super) const REMOVED: Self = Self(2);
    /// An update saw it.
    pub(super) const SEEN: Self = Self(4);
    /// In the list of those that moved or changed since the last update.
    pub(super) const ACTIVE: Self = Self(8);
    /// Its box in the index may be larger than it is; it is in the same list.
    pub(super) const LOOSE: Self = Self(16);
    /// It is shown turned, by the shape that is its turned one.
    pub(super) const TURNED: Self = Self(32);
    /// Added, put elsewhere or given another shape or filter since the last update.
    pub(super) const CHANGED: Self = Self(64);
    /// It is in the list of those that moved or changed where carriers are.
    pub(super) const LEADS: Self = Self(128);
    /// It is a grid, and its shape is the empty one.
    pub(super) const GRID: Self = Self(256);
    /// It is a grid of which since the last update nothing but cells was written.
    pub(super) const EDITED: Self = Self(512);
    /// It has a way since the last update.
    pub(super) const MOVED: Self = Self(1024);
    /// In which lists it is, whatever becomes of the collider.
    const LISTED: Self = Self(Self::ACTIVE.0 | Self::LOOSE.0 | Self::LEADS.0);
    /// Where the flags are.
    const FLAGS: u32 = 16;

    #[inline]
    pub(super) const fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Those that are among others.
    const fn among(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether a flag of its filter is set.
    #[inline]
    pub(super) const fn is(self, flag: ColliderFlags) -> bool {
        self.0 >> Self::FLAGS & flag as u32 != 0
    }

    /// The same of one that is among those that moved or changed.
    #[inline]
    pub(super) const fn activated(self) -> Self {
        Self((self.0 | Self::ACTIVE.0) & !Self::LOOSE.0)
    }

    /// Whether its way, if it gets one, is the first since the last update and counts.
    #[inline]
    pub(super) const fn slides(self) -> bool {
        let unswept = (ColliderFlags::Unswept as u32) << Self::FLAGS;
        let all = Self::ALIVE.0 | Self::GRID.0 | Self::MOVED.0 | unswept;
        self.0 & all == Self::ALIVE.0
    }

    /// What a snapshot tells of it.
    pub(super) const fn told(self) -> u32 {
        self.0 & if self.has(Self::ALIVE) { 1 | 2 | 4 | 8 | 64 } else { 1 | 2 | 4 }
    }

    /// Whether a snapshot may tell it: one of these states, each with bits that may be set in it.
    pub(super) const fn is_told(self) -> bool {
        match self.0 & 3 {
            0 => self.0 == 0,
            1 => self.0 & !(1 | 4 | 8 | 64) == 0,
            2 => self.0 == 2 | 4,
            _ => false,
        }
    }

    pub(super) fn set(&mut self, other: Self) {
        self.0 |= other.0;
    }

    pub(super) fn clear(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

impl Body {
    /// A place where nobody has been.
    pub(super) const NEW: Self = Self {
        layers: 0,
        mask: 0,
        user: 0,
        pose: Pose::IDENTITY,
        start: Pose::IDENTITY,
        one_way: Vector2D::ZERO,
        family: 0,
        generation: 1,
        own: NONE,
        turned: NONE,
        stops: NONE,
        state: State::FREE,
    };

    #[inline]
    pub(super) const fn is_alive(&self) -> bool {
        self.state.has(State::ALIVE)
    }

    /// The number of its shape as it is turned now.
    #[inline]
    pub(super) const fn shown(&self) -> u32 {
        if self.state.has(State::TURNED) { self.turned } else { self.own }
    }

    /// Whether a flag of its filter is set.
    #[inline]
    pub(super) const fn is(&self, flag: ColliderFlags) -> bool {
        self.state.is(flag)
    }

    #[inline]
    pub(super) const fn filter(&self) -> Filter {
        let Self { layers, mask, family, .. } = *self;
        Filter { layers, mask, family, flags: self.state.0 >> State::FLAGS }
    }

    /// Gives it a filter, of flags that there are.
    pub(super) fn set_filter(&mut self, Filter { layers, mask, family, flags }: Filter) {
        (self.layers, self.mask, self.family) = (layers, mask, family);
        let other = self.state.among(State((1 << State::FLAGS) - 1));
        self.state = State(other.0 | flags << State::FLAGS);
    }

    /// Whether what became of it since the last update is not told by a way.
    #[inline]
    pub(super) const fn is_changed(&self) -> bool {
        let is_carried = self.is(ColliderFlags::Unswept) & self.state.has(State::MOVED);
        self.state.has(State::CHANGED) | is_carried
    }

    /// Whether it has a way since the last update that counts.
    #[inline]
    pub(super) const fn has_way(&self) -> bool {
        self.state.has(State::MOVED) & !self.is(ColliderFlags::Unswept)
    }

    /// Where its way begins; where it is if it has none.
    #[inline]
    pub(super) const fn from(&self) -> Pose {
        if self.has_way() { self.start } else { self.pose }
    }

    /// Whether it has no stop on its way.
    #[inline]
    pub(super) const fn is_straight(&self) -> bool {
        (self.stops == NONE) | !self.has_way()
    }

    /// Forgets its way.
    pub(super) fn stand(&mut self) {
        (self.start, self.stops) = (self.pose, NONE);
        self.state.clear(State::MOVED);
    }
}

/// The colliders by their indices.
#[derive(Debug)]
pub(super) struct Bodies {
    pub(super) list: List<Body>,
    /// The place that is given next, and leads to the others; NONE: a new one.
    pub(super) free: u32,
    /// The first and the last of those that are free after the next update.
    pub(super) removed: [u32; 2],
    pub(super) alive: usize,
}

impl Bodies {
    pub(super) fn new(allocator: Allocator) -> Self {
        Self { list: List::new(allocator), free: NONE, removed: [NONE; 2], alive: 0 }
    }

    /// The place of an id, if its collider is there.
    #[inline]
    pub(super) fn find(&self, id: ColliderId) -> Option<&Body> {
        let body = self.list.get(id.index as usize)?;
        (body.is_alive() & (body.generation == id.generation)).then_some(body)
    }

    pub(super) fn id(&self, index: u32) -> ColliderId {
        ColliderId { index, generation: self.list[index as usize].generation }
    }

    /// Fetches one that is needed soon.
    #[inline]
    pub(super) fn fetch(&self, index: u32) {
        if let Some(body) = self.list.get(index as usize) {
            fetch(body);
        }
    }

    /// The same of what a question asks of one.
    #[inline]
    pub(super) fn fetch_asked(&self, index: u32) {
        if let Some(body) = self.list.get(index as usize) {
            fetch(&body.layers);
            fetch(&body.pose.rotation);
        }
    }

    pub(super) fn at(&self, index: u32) -> &Body {
        &self.list[index as usize]
    }

    pub(super) fn at_mut(&mut self, index: u32) -> &mut Body {
        &mut self.list[index as usize]
    }

    /// Makes sure that so many more find a place without an allocation.
    pub(super) fn reserve(&mut self, count: usize) -> Result<(), OutOfMemory> {
        let (mut free, mut place) = (0, self.free);
        while free < count && place != NONE {
            (free, place) = (free + 1, self.at(place).stops);
        }
        let needed = count - free;
        let is_possible = self.list.len() as u64 + (needed as u64) < u64::from(TOUCHES);
        if is_possible { self.list.try_reserve(needed) } else { Err(OutOfMemory) }
    }

    /// Writes down where the next so many will be put.
    pub(super) fn upcoming(&self, count: usize, out: &mut List<u32>) -> Result<(), OutOfMemory> {
        out.clear();
        out.try_reserve(count)?;
        let (mut free, mut new) = (self.free, self.list.len() as u32);
        for _ in 0..count {
            if free != NONE {
                out.try_push(free)?;
                free = self.at(free).stops;
            } else {
                out.try_push(new)?;
                new += 1;
            }
        }
        Ok(())
    }

    /// Puts one into a place, for which there is room; its index.
    pub(super) fn insert(&mut self, body: Body) -> Result<u32, OutOfMemory> {
        let index = self.free;
        self.alive += 1;
        if index == NONE {
            self.list.try_push(body)?;
            return Ok(self.list.len() as u32 - 1);
        }
        let place = self.at_mut(index);
        let listed = place.state.among(State::LISTED);
        let (next, generation) = (place.stops, place.generation);
        *place = Body { generation, state: State(body.state.0 | listed.0), ..body };
        self.free = next;
        Ok(index)
    }

    /// Removes one whose shapes are gone; its place is free at once, or after the next update if one saw it.
    pub(super) fn remove(&mut self, index: u32) {
        self.alive -= 1;
        let place = self.at_mut(index);
        (place.own, place.turned, place.stops) = (NONE, NONE, NONE);
        if !place.state.has(State::SEEN) {
            return self.free(index);
        }
        let kept = place.state.among(State(State::LISTED.0 | !0 << State::FLAGS));
        place.state = State(State::REMOVED.0 | State::SEEN.0 | kept.0);
        match self.removed[1] {
            NONE => self.removed[0] = index,
            last => self.at_mut(last).stops = index,
        }
        self.removed[1] = index;
    }

    /// The places of all that were removed after an update saw them, and are not free yet.
    pub(super) fn removed(&self) -> impl Iterator<Item = u32> {
        let place = |place: u32| (place != NONE).then_some(place);
        successors(place(self.removed[0]), move |&last| place(self.at(last).stops))
    }

    /// Frees the places of all that were removed.
    pub(super) fn free_removed(&mut self) {
        let mut place = self.removed[0];
        while place != NONE {
            let next = self.at(place).stops;
            self.free(place);
            place = next;
        }
        self.removed = [NONE; 2];
    }

    /// Makes a place free; one whose generations are used up stays unused.
    fn free(&mut self, index: u32) {
        let first = self.free;
        let place = self.at_mut(index);
        let generation = place.generation.wrapping_add(1);
        let state = place.state.among(State::LISTED);
        *place = Body { generation, stops: first, state, ..Body::NEW };
        if generation == 0 {
            place.stops = NONE;
        } else {
            self.free = index;
        }
    }
}
