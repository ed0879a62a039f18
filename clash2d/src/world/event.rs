//! What an update tells: which pairs began to touch, which ended, and which stay.

use core::marker::PhantomData;

use super::collider::ColliderId;
use crate::any::{address, lent_or_none};
use crate::vector::Vector2D;

// ---- Events ------------------------------------------------------------------------------------

/// What is known of an event besides: bits of its `flags`.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventFlags {
    /// The mask of the first one holds a layer of the second one.
    ASeesB = 1,
    /// The mask of the second one holds a layer of the first one.
    BSeesA = 2,
    /// In and out within one update: among the begins and among the ends.
    Passed = 4,
    /// The first one was removed: its id is stale, its user still told.
    ARemoved = 8,
    /// The second one was removed.
    BRemoved = 16,
    /// By what was added, placed or set, or is not swept, not on a way: enter and exit are 0.
    Changed = 32,
}

/// Two colliders that are a pair.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pair {
    /// The one with the lower index.
    pub a: ColliderId,
    /// The one with the higher index.
    pub b: ColliderId,
}

/// A pair that began to touch or ended.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Event {
    /// Which two they are.
    pub pair: Pair,
    /// What the program keeps with the first one.
    pub user_a: u64,
    /// What the program keeps with the second one.
    pub user_b: u64,
    /// The part of the span before the first contact, never too late; 0 of a pair that touched before.
    pub enter: f32,
    /// The part before the last contact, never too early; 1 if they touch at the end.
    pub exit: f32,
    /// Where they touch first, of an end where they touch last; zero if that is on no way.
    pub point: Vector2D,
    /// The normal there, from the first one to the second one.
    pub normal: Vector2D,
    /// ClashEventFlags.
    pub flags: u32,
    /// Always 0, so that no byte of the struct is left unwritten.
    pub reserved: u32,
}

impl Event {
    /// Whether a flag is set.
    pub const fn is(&self, flag: EventFlags) -> bool {
        self.flags & flag as u32 != 0
    }
}

/// What the last update told. It belongs to the world and stays until its next update, restore or end,
/// whatever is added, moved or removed meanwhile.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Events<'w> {
    /// By enter, then by indices.
    begins: *const Event,
    /// How many pairs began to touch.
    begin_count: usize,
    /// By exit, then by indices.
    ends: *const Event,
    /// How many pairs ended.
    end_count: usize,
    /// Touched at the last update and touch now; by indices.
    stays: *const Pair,
    /// How many pairs stay.
    stay_count: usize,
    lifetime: PhantomData<&'w Event>,
}

impl<'w> Events<'w> {
    pub(super) fn new(begins: &'w [Event], ends: &'w [Event], stays: &'w [Pair]) -> Self {
        Self {
            begins: address(begins),
            begin_count: begins.len(),
            ends: address(ends),
            end_count: ends.len(),
            stays: address(stays),
            stay_count: stays.len(),
            lifetime: PhantomData,
        }
    }

    /// The pairs that began to touch, by enter, then by indices.
    pub fn begins(&self) -> &'w [Event] {
        // SAFETY: the world lends it as long as this lives.
        unsafe { lent_or_none(self.begins, self.begin_count) }
    }

    /// The pairs that ended, by exit, then by indices.
    pub fn ends(&self) -> &'w [Event] {
        // SAFETY: as above.
        unsafe { lent_or_none(self.ends, self.end_count) }
    }

    /// The pairs that touched at the last update and touch now, by indices.
    pub fn stays(&self) -> &'w [Pair] {
        // SAFETY: as above.
        unsafe { lent_or_none(self.stays, self.stay_count) }
    }
}
