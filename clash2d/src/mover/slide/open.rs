//! Ways that are open beside what stops a mover, where its half-planes together leave none.

use core::ptr;

use super::Slide;
use super::firsts::Firsts;
use super::walls::{Wall, half_beside};
use crate::exact::real::{Near, Only, Real};
use crate::mover::floats::Around;
use crate::mover::plane::{Plane, wide};
use crate::mover::sight::Sight;
use crate::mover::track::Track;
use crate::outline::minus;
use crate::vector::Vector2D;

/// Up to two half-planes of a wall, seen from where the mover is.
type Sides = fn(&Wall<'_>, Vector2D) -> [Option<Plane>; 2];

impl Slide<'_, '_> {
    /// Where it can't go on: goes along the other side of a corner that it touches, or lets go of corners, as it may go on
    /// past them. Once in a place: whether there is such.
    #[inline(never)]
    pub(super) fn lets_go(&mut self, sight: &Sight, target: [f64; 2]) -> bool {
        let place = self.trail.place;
        let is_at_corner = |wall: &Wall<'_>| wall.corner(place).is_some();
        if self.let_go_at == Some(place) || !self.walls.iter().any(is_at_corner) {
            return false;
        }
        self.let_go_at = Some(place);
        if !self.goes_beside(sight, target, |wall, place| wall.sides(place)) {
            self.walls.retain(|wall| !is_at_corner(wall));
        }
        true
    }

    /// Goes on straight along one of several walls, if that leads into none of the others, which end there or are round,
    /// and far nearer to the goal than what lies before all of them. Once in a place: whether it did.
    #[inline(never)]
    pub(super) fn goes_along(&mut self, sight: &Sight, target: [f64; 2]) -> bool {
        let place = Some(self.trail.place);
        if self.walls.count <= 1 || self.tried_at == place {
            return false;
        }
        self.tried_at = place;
        self.goes_beside(sight, target, |wall, _| [Some(wall.plane), None])
    }

    fn goes_beside(&mut self, sight: &Sight, target: [f64; 2], sides: Sides) -> bool {
        if self.walls.count <= 1 || self.climb.is_some() || !self.is_sliding {
            return false;
        }
        let place = self.trail.place;
        let Some(next) = self.open_way(sight, target, sides) else { return false };
        let track = Track::between(place, next);
        let mut firsts = Firsts::new();
        self.find_first(&track, &mut firsts);
        let time = firsts.first().map_or(1.0, |first| first.time.value().clamp(0.0, 1.0));
        let contact = track.way::<Near>(Only).map(|x| time * x.value());
        let reached = Around::new(place, contact).first(|to| {
            to != place
                && self.is_nearer(to)
                && !self.is_settled(to)
                && self.scene.is_free(&Track::between(place, to))
        });
        let Some(to) = reached else { return false };
        self.go(to);
        // Of what it went past the half-plane does not hold any more.
        self.walls.retain(|wall| wall.plane.holds(to));
        true
    }

    /// Where a straight way along a side of a wall leads that enters no other one. Of all such ways that which leads nearest
    /// to the goal; none of two that are as good.
    fn open_way(&self, sight: &Sight, target: [f64; 2], sides: Sides) -> Option<Vector2D> {
        let (place, least) = (self.trail.place, sight.gain(target));
        let mut best: Option<(f64, Option<Vector2D>)> = None;
        for wall in self.walls.iter() {
            for side in sides(wall, place).iter().flatten() {
                let foot = half_beside(side, place).near_foot(sight.goal());
                let gain = sight.gain(foot);
                if gain <= 2.0 * least || best.is_some_and(|(known, ..)| gain < known) {
                    continue;
                }
                let Some(next) = self.open_place(sight, wall, side, foot) else { continue };
                let is_tie = best.is_some_and(|(known, to)| gain == known && to != Some(next));
                best = Some((gain, (!is_tie).then_some(next)));
            }
        }
        best?.1
    }

    fn open_place(
        &self,
        sight: &Sight,
        wall: &Wall<'_>,
        side: &Plane,
        foot: [f64; 2],
    ) -> Option<Vector2D> {
        let place = self.trail.place;
        let way = |to: Vector2D| minus(wide(to), wide(place));
        let next = Around::new(place, foot).within(sight.gain(foot)).first(|to| {
            to != place
                && sight.is_nearer(way(to)).unwrap_or_else(|| self.is_nearer(to))
                && side.holds(to)
        })?;
        let track = Track::between(place, next);
        let mut others = self.walls.iter().filter(|other| !ptr::eq(*other, wall));
        let is_open = others.all(|other| !other.pair().seen_from(place).is_entered(&track));
        is_open.then_some(next)
    }
}
