//! Colliders, as a program describes them.

use crate::any::Shape;
use crate::pose::Pose;
use crate::vector::Vector2D;

// ---- Colliders ---------------------------------------------------------------------------------

/// One collider of one world; all zero: none. An index returns with another generation, never 0; used up,
/// it is retired.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ColliderId {
    /// The place among all colliders; each is given again after its collider is removed.
    pub index: u32,
    /// Which collider at this place it is.
    pub generation: u32,
}

impl ColliderId {
    /// No collider.
    pub const NONE: Self = Self::new(0, 0);

    /// The id of these two numbers.
    pub const fn new(index: u32, generation: u32) -> Self {
        Self { index, generation }
    }

    /// Whether it is no collider's.
    pub const fn is_none(self) -> bool {
        self.generation == 0
    }
}

/// What a collider is, besides its shape: bits of a filter's `flags`.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColliderFlags {
    /// Moves rarely: dear to move, same answers; two of them pair only if one is a sensor.
    Static = 1,
    /// Stops no mover. Two sensors are a pair like any other.
    Sensor = 2,
    /// Only where it is at an update counts, not the way there.
    Unswept = 4,
    /// As it moves it carries and pushes movers: a platform, a lift.
    Carrier = 8,
}

/// Which colliders are pairs. Two are if the mask of one holds a layer of the other, their families differ
/// or are 0, and not both are static unless one is a sensor.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filter {
    /// What it is; 0: nobody finds it.
    pub layers: u64,
    /// Which layers it looks for; 0: none, it may be found.
    pub mask: u64,
    /// Parts of one body, a shot and who fired it; 0: none.
    pub family: u32,
    /// ClashColliderFlags.
    pub flags: u32,
}

impl Default for Filter {
    /// On layer 1, looking for all; solid, moving, swept.
    fn default() -> Self {
        Self { layers: 1, mask: u64::MAX, family: 0, flags: 0 }
    }
}

impl Filter {
    /// All flags that there are.
    pub(super) const ALL_FLAGS: u32 = 15;

    /// Whether a flag is set.
    #[inline]
    pub const fn is(&self, flag: ColliderFlags) -> bool {
        self.flags & flag as u32 != 0
    }

    /// Whether its mask holds a layer of another one.
    #[inline]
    pub(super) const fn sees(&self, other: &Self) -> bool {
        self.mask & other.layers != 0
    }

    /// Whether colliders with these two filters are a pair.
    #[inline]
    pub const fn pairs_with(&self, other: &Self) -> bool {
        let is_seen = self.sees(other) | other.sees(self);
        let is_foreign = (self.family == 0) | (self.family != other.family);
        let are_static = self.flags & other.flags & ColliderFlags::Static as u32 != 0;
        let is_sensor = (self.flags | other.flags) & ColliderFlags::Sensor as u32 != 0;
        is_seen & is_foreign & (!are_static | is_sensor)
    }
}

/// A collider, as it is added to a world and told by it.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default)]
pub struct Collider<'a> {
    /// In its own frame; copied with its arrays, once for equal shapes. Null: the empty shape.
    pub shape: Option<&'a Shape<'a>>,
    /// Where its frame is.
    pub pose: Pose,
    /// In its own frame: stops movers that come from there only; (0, 0): from everywhere.
    pub one_way: Vector2D,
    /// Whom it pairs with.
    pub filter: Filter,
    /// The program's; comes back in events and hits, also after removal.
    pub user: u64,
}

impl<'a> Collider<'a> {
    /// A collider at the origin, on layer 1, looking for all; solid, moving, swept.
    pub fn new(shape: &'a Shape<'a>) -> Self {
        Self { shape: Some(shape), ..Self::default() }
    }
}
