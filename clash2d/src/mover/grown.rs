//! Where a mover may not be: all of an obstacle, grown by the mover.
//!
//! A piece of the mover at a place shares an inner point with a piece of an obstacle exactly if the place is an
//! inner point of the differences of their points: of a convex core, whose edges are those of the obstacle and
//! of the mover in the order of their directions, and of all within both radii together. The sums are never
//! made: [`Edges`] go round the core, and each question is answered on the way.

use core::cmp::Ordering;

use super::entry::Entry;
use super::piece::Piece;
use super::round::{Edges, Made};
use super::seen::Seen;
use super::track::{Edge, SHARP, Side, Track, unit_of};
use crate::exact::real::Real;
use crate::exact::settle::settle;
use crate::outline::{Spot, cross, dot};
use crate::vector::Vector2D;

/// A piece of an obstacle and one of the mover.
#[derive(Clone, Copy)]
pub(super) struct Pair<'p, 'a, 'm> {
    pub(super) solid: &'p Piece<'a>,
    pub(super) mover: &'p Piece<'m>,
}

impl<'p, 'a, 'm> Pair<'p, 'a, 'm> {
    /// Seen from where ways begin, for questions about these.
    pub(super) fn seen_from(self, anchor: Vector2D) -> Seen<'p, 'a, 'm> {
        Seen::new(self, anchor)
    }

    pub(super) fn reach<R: Real>(&self) -> R {
        R::sum(&self.radii())
    }

    /// The radii of both, and the gap that the mover keeps.
    pub(super) fn radii(&self) -> [f32; 3] {
        [self.solid.radius, self.mover.radius, self.mover.gap]
    }

    pub(super) fn is_round(&self) -> bool {
        self.radii() != [0.0; 3]
    }

    /// Which of two pairs a way that enters both enters first.
    pub(super) fn compare(&self, other: &Pair<'_, '_, '_>, track: &Track) -> Ordering {
        let made = |pair| Made { pair, anchor: track.from };
        settle!(R from Tight => {
            let own = Entry::<R>::of(self, track, &made(self))?;
            own.compare(&Entry::of(other, track, &made(other))?)
        }, or Ordering::Equal)
    }

    /// Visits half-planes without an inner point, seen from a place, in plain numbers: their normals, of length 1,
    /// and how far their borders are along these.
    pub(super) fn each_half(&self, place: Vector2D, visit: &mut dyn FnMut([f64; 2], f64)) {
        let mut known = 0;
        let edges = Made { pair: self, anchor: place };
        let is_ended = settle!(R from Tight => {
            let mut number = 0;
            edges.each_edge(|edge: &Edge<R>| {
                let halves = [self.half_beside(edge)?, self.half_at_corner(edge)?];
                // Numbers of another kind begin anew.
                if number == known {
                    halves.iter().flatten().for_each(|(normal, least)| visit(*normal, *least));
                    known += 1;
                }
                number += 1;
                Some(false)
            })
        });
        debug_assert!(!is_ended, "no visit ends it");
    }

    /// The half-plane beside an edge that has a length.
    fn half_beside<R: Real>(&self, edge: &Edge<R>) -> Option<Option<Half>> {
        let [x, y] = unit_of(edge.along)?;
        let length = dot(edge.along, edge.along).square_root();
        let border = self.reach::<R>() * length - cross(edge.along, edge.start);
        let least = border.to_relative(SHARP)? / length.value();
        Some(([x, y] != [0.0; 2]).then_some(([y, -x], least)))
    }

    /// Of what is rounded the one at the corner where an edge begins, towards the place.
    fn half_at_corner<R: Real>(&self, edge: &Edge<R>) -> Option<Option<Half>> {
        if !self.is_round() {
            return Some(None);
        }
        let normal = unit_of(edge.start.map(|x| -x))?;
        let least = self.reach::<R>() - dot(edge.start, edge.start).square_root();
        let least = least.to_relative(SHARP)?;
        Some((normal != [0.0; 2]).then_some((normal, least)))
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

    /// The corner at which a side starts, as a place of the obstacle and one of the mover.
    pub(super) fn spots(&self, side: Side) -> [Spot; 2] {
        [self.solid.corner(side.corners[0]), self.mover.corner(side.corners[1])]
    }
}

/// A half-plane: its normal, of length 1, and how far its border is along it.
type Half = ([f64; 2], f64);
