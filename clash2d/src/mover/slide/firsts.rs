//! What the way of a mover leads into first.

use core::array::from_fn;
use core::cmp::Ordering;

use crate::grid::GridCell;
use crate::mover::entry::Moment;
use crate::mover::grown::Pair;
use crate::mover::obstacle::ObstacleId;
use crate::mover::order::Order;
use crate::mover::piece::{Passing, Piece};
use crate::mover::plane::Plane;
use crate::mover::scene::Found;
use crate::mover::track::Track;
use crate::vector::Vector2D;

/// How many that a way leads into at once are known at a time: others are found where it goes on.
const PEERS: usize = 8;

/// What a way leads into.
pub(super) struct Met<'s> {
    pub(super) id: ObstacleId,
    pub(super) cell: GridCell,
    solid: Piece<'s>,
    mover: Piece<'s>,
    order: Option<Order>,
    passing: Passing,
    pub(super) time: Moment,
    is_corner: bool,
    /// The half-plane without it, if it was asked for.
    plane: Option<Plane>,
}

/// What a way leads into first, and all that is flush with it, so that it does not matter which that is: of more than
/// there is room for the first ones.
pub(super) struct Firsts<'s> {
    list: [Option<Met<'s>>; PEERS],
    count: usize,
}

impl<'s> Met<'s> {
    pub(super) fn of(found: &Found<'_, 's>, time: Moment, is_corner: bool) -> Self {
        let (solid, mover) = (*found.seen.pair.solid, *found.seen.pair.mover);
        let Found { id, cell, passing, .. } = *found;
        let order = found.seen.pair.order.copied();
        Self { id, cell, solid, mover, order, passing, time, is_corner, plane: None }
    }

    pub(super) fn pair(&self) -> Pair<'_, 's, 's> {
        Pair { solid: &self.solid, mover: &self.mover, order: self.order.as_ref() }
    }

    /// The half-plane without it where a way comes to it.
    pub(super) fn plane_at(&self, track: &Track, up: Vector2D) -> Plane {
        Plane::of(&self.pair().seen_from(track.from), self.passing, track, up)
    }

    /// Greater: something else is to be looked at first; equal: it is flush with this.
    fn rank(&mut self, other: &mut Self, track: &Track, up: Vector2D) -> Ordering {
        let by_time = other.time.compare(&self.time);
        let order = by_time.unwrap_or_else(|| other.pair().compare(&self.pair(), track));
        if order.is_ne() {
            return order.reverse();
        }
        if other.is_corner != self.is_corner {
            return self.is_corner.cmp(&other.is_corner);
        }
        let [a, b] = [other, self].map(|met| {
            let plane = met.plane.take().unwrap_or_else(|| met.plane_at(track, up));
            *met.plane.insert(plane)
        });
        a.compare(&b, track, up)
    }
}

impl<'s> Firsts<'s> {
    pub(super) fn new() -> Self {
        Self { list: from_fn(|_| None), count: 0 }
    }

    pub(super) fn first(&self) -> Option<&Met<'s>> {
        self.list[0].as_ref()
    }

    /// Takes what a way leads into, if nothing of another kind is to be looked at before it.
    pub(super) fn look(&mut self, mut met: Met<'s>, track: &Track, up: Vector2D) {
        let first = self.list[0].as_mut();
        match first.map_or(Ordering::Greater, |first| first.rank(&mut met, track, up)) {
            Ordering::Less => {}
            Ordering::Equal => self.add(met),
            Ordering::Greater => {
                self.list[0] = Some(met);
                self.count = 1;
            }
        }
    }

    /// Adds what is flush with the first, or takes it instead.
    fn add(&mut self, met: Met<'s>) {
        let key = |met: &Met<'_>| (met.id, met.cell);
        let is_first = self.list[0].as_ref().is_some_and(|first| key(&met) < key(first));
        let peer = if is_first { self.list[0].replace(met) } else { Some(met) };
        if let Some(free) = self.list.get_mut(self.count) {
            *free = peer;
            self.count += 1;
        }
    }

    pub(super) fn peers(&self) -> impl Iterator<Item = &Met<'s>> {
        self.list[..self.count].iter().skip(1).flatten()
    }
}
