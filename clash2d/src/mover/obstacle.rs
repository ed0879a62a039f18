//! What stands in the way of movers.

use crate::any::Shape;
use crate::cast::Motion;
use crate::vector::Vector2D;
use crate::world::ColliderId;

// ---- Movers: what stands in their way ----------------------------------------------------------

/// Which obstacle it is.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ObstacleId {
    /// By its id in the world; none: one of the list, or the grid.
    pub collider: ColliderId,
    /// By its number in the list, from 0; 2^32 - 1: the grid, which is one obstacle.
    pub number: u32,
}

impl ObstacleId {
    /// The grid.
    pub const GRID: Self = Self::listed(u32::MAX);

    /// One of the list.
    pub const fn listed(number: u32) -> Self {
        Self { collider: ColliderId::NONE, number }
    }

    /// One of the world.
    pub const fn of(collider: ColliderId) -> Self {
        Self { collider, number: 0 }
    }

    /// Whether it is one of the list.
    pub const fn is_listed(self) -> bool {
        self.collider.is_none() && !self.is_grid()
    }

    /// Whether it is the grid.
    pub const fn is_grid(self) -> bool {
        self.collider.is_none() && self.number == u32::MAX
    }
}

/// What stands in the way of movers, where it is at the end of the span.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default)]
pub struct Obstacle<'a> {
    /// Any but lines and sectors, which stop nobody; of a chain with a solid side each edge lets pass to its
    /// free one. An invalid one stops nobody.
    pub shape: Shape<'a>,
    /// How it came there; zero: it stands. A carrier takes with it what stands on it, and pushes what is in its
    /// way; one that turns takes with it, and then pushes out of where it is.
    pub motion: Motion,
    /// The direction in which movers pass it; (0, 0): in none.
    pub one_way: Vector2D,
}

impl<'a> Obstacle<'a> {
    /// One that stands, and lets nobody pass.
    pub fn new(shape: impl Into<Shape<'a>>) -> Self {
        Self { shape: shape.into(), ..Self::default() }
    }

    /// The same as a carrier that came by a movement.
    pub const fn with_movement(self, movement: Vector2D) -> Self {
        self.with_motion(Motion::straight(movement))
    }

    /// The same as a carrier that came by a motion, and may have turned.
    pub const fn with_motion(self, motion: Motion) -> Self {
        Self { motion, ..self }
    }

    /// The same with a direction in which movers pass.
    pub const fn with_one_way(self, one_way: Vector2D) -> Self {
        Self { one_way, ..self }
    }
}
