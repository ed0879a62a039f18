//! What the way of a mover leads into first.

use core::array::from_fn;
use core::cmp::Ordering;

use crate::grid::GridCell;
use crate::mover::entry::{At, Moment};
use crate::mover::grown::Pair;
use crate::mover::obstacle::ObstacleId;
use crate::mover::order::Order;
use crate::mover::piece::{Passing, Piece};
use crate::mover::plane::Plane;
use crate::mover::scene::Found;
use crate::mover::seen::Seen;
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
    fn of(found: &Found<'_, 's>, time: Moment, is_corner: bool, plane: Option<Plane>) -> Self {
        let Found { id, cell, passing, seen: Seen { pair, .. } } = found;
        let (solid, mover, order) = (*pair.solid, *pair.mover, pair.order.copied());
        let (id, cell, passing) = (*id, *cell, *passing);
        Self { id, cell, solid, mover, order, passing, time, is_corner, plane }
    }

    pub(super) fn pair(&self) -> Pair<'_, 's, 's> {
        Pair { solid: &self.solid, mover: &self.mover, order: self.order.as_ref() }
    }

    /// The half-plane without it where a way comes to it.
    pub(super) fn plane_at(&self, track: &Track, up: Vector2D) -> Plane {
        Plane::of(&self.pair().seen_from(track.from), self.passing, track, up)
    }

    /// The same; None where the way has gone past it.
    pub(super) fn plane_ahead(&self, track: &Track, up: Vector2D) -> Option<Plane> {
        Plane::ahead(&self.pair().seen_from(track.from), self.passing, track, up)
    }

    /// Greater: what is found is to be looked at first; equal: it is flush with this, which is asked for its half-plane.
    fn rank(
        &mut self,
        found: &Found<'_, 's>,
        (time, at): (&Moment, &At),
        plane: &mut Option<Plane>,
        track: &Track,
        up: Vector2D,
    ) -> Ordering {
        let by_time = time.compare(&self.time);
        let order = by_time.unwrap_or_else(|| found.seen.pair.compare(&self.pair(), track));
        if order.is_ne() {
            return order.reverse();
        }
        if at.is_corner() != self.is_corner {
            return self.is_corner.cmp(&at.is_corner());
        }
        let plane = plane.insert(Plane::of(&found.seen, found.passing, track, up));
        let own = self.plane.unwrap_or_else(|| self.plane_at(track, up));
        plane.compare(self.plane.insert(own), track, up)
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
    pub(super) fn look(&mut self, found: &Found<'_, 's>, track: &Track, up: Vector2D) {
        let ((time, at), mut plane) = (found.seen.meeting(track), None);
        let rank = self.list[0].as_mut().map_or(Ordering::Greater, |first| {
            first.rank(found, (&time, &at), &mut plane, track, up)
        });
        match rank {
            Ordering::Less => {}
            Ordering::Equal => self.add(Met::of(found, time, at.is_corner(), plane)),
            Ordering::Greater => {
                self.list[0] = Some(Met::of(found, time, at.is_corner(), plane));
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
