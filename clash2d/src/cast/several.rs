//! What a moving shape meets first of many pieces that are one obstacle.

use super::body::{Body, anchor_of};
use super::corner::Union;
use super::first::{Contact, Search, Wanted};
use super::hit::CastHit;
use super::leaving::{hit_at_start, leading_into, next_contact, passes, wide};
use super::members::{Pair, each_pair_on_way};
use super::moving::{cast_with, handy_placed, met, relative};
use super::settings::{CastMode, CastSettings, Rules};
use super::sight::vector;
use crate::any::{Placed, Shape};
use crate::collide::placed_is_near;
use crate::contact;
use crate::distance::members::each_member;
use crate::exact::position::Position;
use crate::exact::real::{Near, Real};
use crate::exact::settle::carefully;
use crate::vector::Vector2D;

/// A shape that moves, and what of the pieces it meets first so far: the piece is the first one in what is told.
pub(crate) struct Several<'s> {
    mover: Placed<'s>,
    /// Where the mover stands, from where the pieces are seen.
    frame: Position,
    shape: &'s Shape<'s>,
    /// Of the mover, and of the pieces: what is left of a movement that is no float they go the other way.
    movements: [Vector2D; 2],
    settings: &'s CastSettings,
    rules: Rules,
    is_leaving: bool,
    first: Option<(Contact, CastHit)>,
}

impl<'s> Several<'s> {
    /// The mover goes by a sum of two vectors. None if the settings are refused, or the sum is not finite.
    pub(crate) fn new(
        shape: &'s Shape<'s>,
        [movement, rest]: [Vector2D; 2],
        settings: &'s CastSettings,
    ) -> Option<Self> {
        let is_finite = movement.is_finite() && rest.is_finite();
        let rules = settings.rules().filter(|_| is_finite)?;
        let movements = [movement, Vector2D::ZERO - rest];
        let placed = handy_placed(shape);
        let (frame, mover) = (placed.position, placed.with_position(Position::ZERO));
        let (is_leaving, first) = (false, None);
        Some(Self { mover, frame, shape, movements, settings, rules, is_leaving, first })
    }

    /// How far apart what meets is.
    pub(crate) fn kept(&self) -> f32 {
        self.rules.kept
    }

    /// The last part of the way that matters yet.
    pub(crate) fn last(&self) -> f32 {
        let last = self.rules.largest.min(1.0);
        self.first.map_or(last, |(first, _)| first.fraction.min(last))
    }

    /// Of pieces that are met at the start, the hit of a contact, from the piece to the mover; None if it doesn't count.
    pub(crate) fn start(&self, contact: &contact::Contact, piece: Placed<'_>) -> Option<CastHit> {
        let [movement, rest] = self.movements;
        let movement = relative([rest, movement]);
        let along = vector::<Near>(movement).map(Near::value);
        let counts = self.rules.mode == CastMode::All
            || (self.is_moving()
                && leading_into(movement)(wide(contact.normal))
                && !passes(contact, [piece, self.member(contact.member_b)], along));
        counts.then(|| hit_at_start(contact))
    }

    /// A member of the mover, or all of it, where it starts.
    fn member(&self, wanted: u32) -> Placed<'s> {
        let mut mover = self.mover.with_position(self.frame);
        each_member(mover, |number, member| {
            if number == wanted {
                mover = member;
            }
        });
        mover
    }

    /// Whether it meets a piece that is near at the start, with what of a chain with a solid side is there for the movement.
    pub(crate) fn meets(&self, piece: Placed<'_>) -> bool {
        let mover = self.mover.with_position(self.frame);
        !self.is_moving() || self.rules.do_meet(mover, piece, relative(self.movements))
    }

    /// Whether a contact at the start, from the piece to the mover, may be one with what is there: it is led into.
    pub(crate) fn is_there(&self, contact: &contact::Contact) -> bool {
        let [movement, rest] = self.movements;
        let mut minds = false;
        each_member(self.mover, |_, member| minds |= self.rules.minds(&member));
        !(minds && self.is_moving())
            || leading_into(relative([rest, movement]))(wide(contact.normal))
    }

    /// The hit at the start of a piece by itself, from the piece to the mover, if all contacts count.
    pub(crate) fn start_at(&self, piece: &Shape<'_>) -> Option<CastHit> {
        let hit = self.cast_at(piece, self.settings).filter(|hit| hit.starts_in_contact)?;
        (self.rules.mode == CastMode::All).then(|| hit.swapped())
    }

    /// Whether it meets pieces at the start, and leaves them.
    pub(crate) fn is_leaving(&self) -> bool {
        self.is_leaving
    }

    /// Goes on with what is met after the start, where none of the contacts count; whether anything may be.
    pub(crate) fn leave(&mut self) -> bool {
        self.is_leaving = true;
        self.rules.mode == CastMode::Approaching && self.is_moving()
    }

    fn is_moving(&self) -> bool {
        self.movements[0] != self.movements[1]
    }

    /// Casts at a shape, as if that were alone.
    pub(crate) fn cast_at(&self, shape: &Shape<'_>, settings: &CastSettings) -> Option<CastHit> {
        let [movement, rest] = self.movements;
        cast_with(self.shape, movement, shape, rest, settings)
    }

    /// Takes a piece that is apart at the start, which is told as a shape, too; whether it is the first one that is met
    /// so far.
    pub(crate) fn take(&mut self, piece: Placed<'_>, shape: &Shape<'_>, union: &dyn Union) -> bool {
        let quick = self.cast_at(shape, self.settings);
        let may_be_first = quick.is_some_and(|quick| quick.fraction <= self.last());
        may_be_first && {
            let seen = piece.seen_from(self.frame);
            let found = carefully(|| self.first_of(seen, union));
            self.take_contact(found, seen)
        }
    }

    /// Takes an edge of a piece, as a chain with a solid side, that may be met at the start, and left; whether it is the
    /// first one that is met so far.
    pub(crate) fn take_edge(
        &mut self,
        edge: Placed<'_>,
        piece: Placed<'_>,
        union: &dyn Union,
    ) -> bool {
        let [seen, piece] = [edge, piece].map(|placed| placed.seen_from(self.frame));
        let movement = relative(self.movements);
        let is_near = placed_is_near(edge, Placed::of(self.shape), self.rules.kept);
        let found = match is_near {
            true => {
                carefully(|| next_contact(self.mover, seen, movement, &self.rules, Some(union)))
            }
            false => carefully(|| self.first_of(seen, union)),
        };
        self.take_contact(found, piece)
    }

    fn take_contact(&mut self, found: Option<(Contact, Pair<'_>)>, piece: Placed<'_>) -> bool {
        let Some((contact, Pair { numbers, members })) = found else { return false };
        if self.first.is_some_and(|(first, _)| !contact.is_better(&first)) {
            return false;
        }
        let pair = Pair { numbers, members: [members[0], piece] };
        // Seen from the pieces, which stand still: what is left of the movement is below what tells a place.
        let met = met(contact, self.frame, Vector2D::ZERO);
        let hit = met.placed(&pair, [self.movements[0], Vector2D::ZERO], self.rules.kept);
        let hit = CastHit { starts_in_contact: self.is_leaving, ..hit.swapped() };
        self.first = Some((contact, hit));
        true
    }

    /// The first contact with a piece that is apart at the start, if it is better than that so far.
    fn first_of<'p>(&self, piece: Placed<'p>, union: &dyn Union) -> Option<(Contact, Pair<'p>)>
    where
        's: 'p,
    {
        let movement = relative(self.movements);
        let (wanted, is_leaving) = (Wanted::forth(self.rules), self.is_leaving);
        let (mut best, mut found) = (self.first.map(|(first, _)| first), None);
        each_pair_on_way(self.mover, piece, movement, wanted, &mut |pair| {
            let [a, b] = pair.members;
            let Some(anchor) = anchor_of(a, b) else { return };
            let bodies = self.rules.body(a, anchor).zip(Body::of(b, anchor));
            let Some((a, b)) = bodies else { return };
            let run = |bodies: [&Body<'_>; 2]| {
                let union = Some(union);
                Search { bodies, movement, anchor, wanted, is_leaving, best, union }.run()
            };
            let met = a.with_boxes(&mut |a| b.with_boxes(&mut |b| run([a, b])));
            if let Some(met) = met.filter(|met| best.is_none_or(|best| met.is_better(&best))) {
                (best, found) = (Some(met), Some((met, pair)));
            }
        });
        found
    }

    /// What it meets first.
    pub(crate) fn hit(&self) -> Option<CastHit> {
        self.first.map(|(_, hit)| hit)
    }
}
