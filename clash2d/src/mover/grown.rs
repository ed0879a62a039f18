//! Where a mover may not be: all of an obstacle, grown by the mover.
//!
//! A piece of the mover at a place shares an inner point with a piece of an obstacle exactly if the place is an
//! inner point of the differences of their points: of a convex core, whose edges are those of the obstacle and
//! of the mover in the order of their directions, and of all within both radii together. The sums are never
//! made: `Edges` go round the core, and each question is answered on the way.

use super::order::Order;
use super::piece::{Held, Piece};
use super::track::Side;
use crate::exact::real::Real;
use crate::outline::{Spot, minus};
use crate::vector::Vector2D;

/// A piece of an obstacle and one of the mover.
#[derive(Clone, Copy)]
pub(super) struct Pair<'p, 'a, 'm> {
    pub(super) solid: &'p Piece<'a>,
    pub(super) mover: &'p Piece<'m>,
    /// The order of the edges of their core, if f64 tells it.
    pub(super) order: Option<&'p Order>,
}

impl Pair<'_, '_, '_> {
    pub(super) fn reach<R: Real>(&self, run: R::Run) -> R {
        R::sum_in(&self.radii(), run)
    }

    /// The radii of both, and the gap that the mover keeps.
    pub(super) fn radii(&self) -> [f32; 3] {
        [self.solid.radius, self.mover.radius, self.mover.gap]
    }

    /// How far the numbers of f64 may be off that tell its corners.
    pub(super) fn slip(&self) -> f64 {
        let slip = |held: Option<&Held<'_>>| held.map_or(0.0, Held::slip);
        slip(self.solid.held()) + slip(self.mover.held())
    }

    pub(super) fn is_round(&self) -> bool {
        self.radii() != [0.0; 3]
    }

    /// Two places between which the way is that of a side, or that of the obstacle's edge in it.
    pub(super) fn ends(&self, Side { corners: [i, j], is_of }: Side) -> Option<[Spot; 2]> {
        let (solid, mover) = (self.solid, self.mover);
        match is_of {
            [true, _] => Some([solid.corner(i), solid.corner(solid.next(i))]),
            [_, true] => Some([mover.corner(mover.next(j)), mover.corner(j)]),
            _ => None,
        }
    }

    /// The way between these.
    pub(super) fn way<R: Real>(&self, side: Side, run: R::Run) -> [R; 2] {
        let (Side { corners: [i, j], is_of }, solid, mover) = (side, self.solid, self.mover);
        if is_of[0] { solid.way(i, solid.next(i), run) } else { mover.way(mover.next(j), j, run) }
    }

    /// The corner at which a side starts, seen from a place.
    pub(super) fn start<R: Real>(
        &self,
        Side { corners: [i, j], .. }: Side,
        from: Vector2D,
        run: R::Run,
    ) -> [R; 2] {
        let mover = self.mover.corner_from(j, Vector2D::ZERO, run);
        minus(self.solid.corner_from(i, from, run), mover)
    }

    /// The same as a place of the obstacle and one of the mover.
    pub(super) fn spots(&self, side: Side) -> [Spot; 2] {
        [self.solid.corner(side.corners[0]), self.mover.corner(side.corners[1])]
    }
}
