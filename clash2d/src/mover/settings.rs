//! What a mover is, and what comes out.

use super::obstacle::ObstacleId;
use crate::any::{Shape, Status};
use crate::grid::GridCell;
use crate::vector::Vector2D;

// ---- Movers: what they are, and what becomes of them --------------------------------------------

/// What a mover does otherwise: bits of its `flags`.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoverFlags {
    /// It falls through one-way floors.
    Drop = 1,
    /// Carriers neither take it with them nor push it: they are where they are now.
    NoCarry = 2,
    /// It stops at the first obstacle.
    NoSlide = 4,
    /// It goes as fast on slopes as on flat floors.
    EvenSpeed = 8,
    /// It does not slide down floors where it moves straight down.
    StopOnSlope = 16,
    /// It does not climb what is too steep for a floor.
    ClimbOnlyFloors = 32,
}

/// A shape that is moved, and how.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Mover<'a> {
    /// In its own frame, turned as it is to be: a circle, capsule or rectangle, a convex polygon, or a group of
    /// such; each with an area.
    pub shape: Shape<'a>,
    /// Away from floors, of any length; (0, 0): seen from above, where there are none.
    pub up: Vector2D,
    /// Degrees between `up` and the normal of the steepest floor, from 0 to 180; exactly as many are a floor.
    pub floor_angle: f32,
    /// The highest step that it climbs from a floor; 0: none.
    pub step: f32,
    /// How far down a floor holds it that it stood on, unless it moves up.
    pub snap: f32,
    /// How far it gives way sideways to the corner of a ceiling.
    pub nudge: f32,
    /// The distance that it keeps from obstacles; 0: it touches them.
    pub gap: f32,
    /// The longest way out of what it overlaps at the start.
    pub push_out: f32,
    /// ClashMoverFlags.
    pub flags: u32,
    /// Has to be 0.
    pub reserved: u32,
}

impl<'a> Mover<'a> {
    /// Floors to 45 degrees, pushed out by any way; no step, snap, nudge, gap or flags.
    pub fn new(shape: impl Into<Shape<'a>>, up: Vector2D) -> Self {
        let (step, snap, nudge, gap, flags) = (0.0, 0.0, 0.0, 0.0, 0);
        let (floor_angle, push_out, shape) = (45.0, f32::MAX, shape.into());
        Self { shape, up, floor_angle, step, snap, nudge, gap, push_out, flags, reserved: 0 }
    }

    /// The same with a flag more.
    pub const fn with_flag(self, flag: MoverFlags) -> Self {
        Self { flags: self.flags | flag as u32, ..self }
    }

    /// Whether a flag is set.
    pub(super) const fn is(&self, flag: MoverFlags) -> bool {
        self.flags & flag as u32 != 0
    }

    /// Whether its numbers may be, or the first reason why not.
    pub(super) fn check_numbers(&self) -> Status {
        let lengths = [self.floor_angle, self.step, self.snap, self.nudge, self.gap, self.push_out];
        let mut reasons = lengths.into_iter().map(Status::of_length);
        let reason = reasons.find(|&reason| reason != Status::Ok).unwrap_or(Status::Ok);
        let reason = if self.up.is_finite() { reason } else { Status::NotFinite };
        let is_known = self.flags < 2 * MoverFlags::ClimbOnlyFloors as u32;
        let flags = if is_known { Status::Ok } else { Status::UnknownValue };
        let spare = if self.reserved == 0 { Status::Ok } else { Status::ReservedNotZero };
        let all = [reason, flags, spare].into_iter();
        all.fold(Status::Ok, |first, next| if first == Status::Ok { next } else { first })
    }
}

/// What became of a mover: bits of `touches`.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoverTouch {
    /// It stands on a floor: the next float below it is in one.
    Floor = 1,
    /// It came to a wall on its way.
    Wall = 2,
    /// It came to a ceiling on its way.
    Ceiling = 4,
    /// It climbed a step.
    Stepped = 8,
    /// A floor held it.
    Snapped = 16,
    /// It gave way to a corner.
    Nudged = 32,
    /// It was pushed out of what it overlapped at the start.
    PushedOut = 64,
    /// There is no way out within `push_out`: it stays where it was, and overlaps.
    Stuck = 128,
    /// Carriers leave no room: it stays where they pushed it, and overlaps.
    Crushed = 256,
}

/// What a mover keeps between calls; all zero at first.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MoverState {
    /// What it stands on, if the touches tell that it does.
    pub floor: ObstacleId,
    /// ClashMoverTouch.
    pub touches: u32,
    /// Out of the floor, of length 1; (0, 0): it stands on none.
    pub floor_normal: Vector2D,
}

impl MoverState {
    /// Whether something became of it.
    pub const fn is(&self, touch: MoverTouch) -> bool {
        self.touches & touch as u32 != 0
    }

    /// What it stands on.
    pub fn stands_on(&self) -> Option<ObstacleId> {
        self.is(MoverTouch::Floor).then_some(self.floor)
    }

    pub(super) fn set(&mut self, touch: MoverTouch) {
        self.touches |= touch as u32;
    }
}

/// What a mover came to.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct MoverHit {
    /// The obstacle.
    pub id: ObstacleId,
    /// How many stops of the way there are before.
    pub stop: u32,
    /// What the program keeps with the collider; of the grid that is in no world the material of the tile; of the list 0.
    pub user: u64,
    /// Where the mover was then.
    pub position: Vector2D,
    /// Towards the obstacle, of length 1.
    pub normal: Vector2D,
    /// The part of the way before.
    pub time: f32,
    /// What it is to the mover: the ClashMoverTouch of a floor, a wall or a ceiling.
    pub touch: u32,
    /// Of a grid the cell of the tile, of several that are flush the first to which it came; of others (0, 0).
    pub cell: GridCell,
}

/// Where a mover got.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct MoverResult {
    /// Unless it is stuck or crushed it shares no inner point with any obstacle there.
    pub position: Vector2D,
    /// How far carriers took or pushed it.
    pub carried: Vector2D,
    /// What is left of the movement.
    pub rest: Vector2D,
    /// For the next call.
    pub state: MoverState,
    /// What it came to in all, at most 64; what has no room is not told.
    pub hit_count: usize,
    /// The stops of its way in all, at most 64, the last of which is where it is.
    pub stop_count: usize,
}
