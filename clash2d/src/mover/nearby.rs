//! What is near a mover: the pieces that one move asks for again and again, found once.

use core::array::from_fn;

use super::obstacle::ObstacleId;
use super::order::Order;
use super::piece::{Passing, Piece};
use crate::tree::Frame;
use crate::vector::Vector2D;

/// How many pieces there may be: where there are more, each question looks for them itself.
const MOST: usize = 16;

/// A piece of an obstacle.
pub(super) struct Neighbour<'s> {
    pub(super) id: ObstacleId,
    pub(super) one_way: Vector2D,
    pub(super) solid: Piece<'s>,
    /// The order of the edges of its core with a mover of one piece.
    pub(super) order: Option<Order>,
    pub(super) passing: Passing,
}

/// The pieces of all obstacles in a box, where they are now.
pub(super) struct Nearby<'s> {
    pub(super) area: Frame,
    list: [Option<Neighbour<'s>>; MOST],
    /// One more than there may be if some are missing.
    count: usize,
}

impl<'s> Nearby<'s> {
    pub(super) fn new(area: Frame) -> Self {
        Self { area, list: from_fn(|_| None), count: 0 }
    }

    /// Whether it is known what is in a box.
    pub(super) fn knows(&self, near: &Frame) -> bool {
        self.count <= MOST && self.area.holds(near)
    }

    pub(super) fn is_full(&self) -> bool {
        self.count > MOST
    }

    pub(super) fn add(&mut self, neighbour: Neighbour<'s>) {
        if let Some(free) = self.list.get_mut(self.count) {
            *free = Some(neighbour);
        }
        self.count = MOST.min(self.count) + 1;
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Neighbour<'s>> {
        self.list.iter().take(self.count).flatten()
    }
}
