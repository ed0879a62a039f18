//! The edges of a core, one after the other.

use core::cmp::Ordering;

use super::grown::Pair;
use super::track::{Edge, Side};
use crate::exact::real::Real;
use crate::outline::{cross, minus, plus};
use crate::vector::Vector2D;

/// What tells the edges of a core, seen from a float.
pub(super) trait Edges<R: Real> {
    /// Goes round the core, counterclockwise from the lowest corner, until `visit` says so: whether it did. A
    /// core without edges is visited as one without length. None where a direction is in doubt, or if `visit` says so.
    fn each_edge(&self, run: R::Run, visit: impl FnMut(&Edge<R>) -> Option<bool>) -> Option<bool>;
}

/// A pair whose edges are made on the way, seen from an anchor.
pub(super) struct Made<'w, 'p, 'a, 'm> {
    pub(super) pair: &'w Pair<'p, 'a, 'm>,
    pub(super) anchor: Vector2D,
}

impl<R: Real> Edges<R> for Made<'_, '_, '_, '_> {
    fn each_edge(
        &self,
        run: R::Run,
        mut visit: impl FnMut(&Edge<R>) -> Option<bool>,
    ) -> Option<bool> {
        let mut round = Round::new(self.pair, self.anchor, run)?;
        let mut is_any = false;
        while let Some(edge) = round.next()? {
            is_any = true;
            if visit(&edge)? {
                return Some(true);
            }
        }
        if is_any {
            return Some(false);
        }
        let side = Side { corners: round.corners, is_of: [false; 2] };
        visit(&Edge { side, start: round.start(), along: [R::new_in(0.0, run); 2] })
    }
}

/// A walk round a core.
struct Round<'w, 'p, 'a, 'm, R> {
    pair: &'w Pair<'p, 'a, 'm>,
    anchor: Vector2D,
    corners: [usize; 2],
    /// How many edges are left of both.
    left: [usize; 2],
    /// Where both are: the obstacle's seen from the anchor.
    places: [[R; 2]; 2],
    /// The ways to their next corners; those of the mover are turned round.
    ways: [[R; 2]; 2],
    /// Whether these are [`is_lower`].
    are_lower: [bool; 2],
}

impl<'w, 'p, 'a, 'm, R: Real> Round<'w, 'p, 'a, 'm, R> {
    fn new(pair: &'w Pair<'p, 'a, 'm>, anchor: Vector2D, run: R::Run) -> Option<Self> {
        let corners = [pair.solid.lowest(), pair.mover.highest()];
        let left = [pair.solid.edges(), pair.mover.edges()];
        let (zeros, are_lower) = ([[R::new_in(0.0, run); 2]; 2], [false; 2]);
        let (places, ways) = (zeros, zeros);
        let mut round = Self { pair, anchor, corners, left, places, ways, are_lower };
        round.arrive(0)?;
        round.arrive(1)?;
        Some(round)
    }

    /// Finds where one of both is and its way to the next corner, from the first corner on that has one.
    fn arrive(&mut self, which: usize) -> Option<()> {
        let (piece, anchor) = match which {
            0 => (self.pair.solid, self.anchor),
            _ => (self.pair.mover, Vector2D::ZERO),
        };
        let run = self.places[which][0].run();
        while self.left[which] > 0 {
            let (here, next) = (self.corners[which], piece.next(self.corners[which]));
            self.ways[which] =
                if which == 0 { piece.way(here, next, run) } else { piece.way(next, here, run) };
            if let Some(is_lower) = is_lower(self.ways[which])? {
                self.are_lower[which] = is_lower;
                break;
            }
            self.pass(which, next);
        }
        self.places[which] = piece.corner_from(self.corners[which], anchor, run);
        Some(())
    }

    fn pass(&mut self, which: usize, next: usize) {
        self.corners[which] = next;
        self.left[which] -= 1;
    }

    fn start(&self) -> [R; 2] {
        minus(self.places[0], self.places[1])
    }

    /// Which of both the next edge is of; None: in doubt.
    fn is_of(&self) -> Option<[bool; 2]> {
        match (self.left, self.are_lower) {
            ([_, 0], _) => Some([true, false]),
            ([0, _], _) => Some([false, true]),
            (_, [false, true]) => Some([true, false]),
            (_, [true, false]) => Some([false, true]),
            _ => {
                let turn = cross(self.ways[0], self.ways[1]).sign()?;
                Some([turn.is_ge(), turn.is_le()])
            }
        }
    }

    /// The next edge, or that there is none; None: in doubt.
    fn next(&mut self) -> Option<Option<Edge<R>>> {
        if self.left == [0; 2] {
            return Some(None);
        }
        let is_of = self.is_of()?;
        let along = match is_of {
            [true, true] => plus(self.ways[0], self.ways[1]),
            [true, false] => self.ways[0],
            _ => self.ways[1],
        };
        let edge = Edge { side: Side { corners: self.corners, is_of }, start: self.start(), along };
        if is_of[0] {
            self.pass(0, self.pair.solid.next(self.corners[0]));
            self.arrive(0)?;
        }
        if is_of[1] {
            self.pass(1, self.pair.mover.next(self.corners[1]));
            self.arrive(1)?;
        }
        Some(Some(edge))
    }
}

/// Whether a direction is one of those from 180 degrees on, of which the walk comes to the later ones; None of none.
fn is_lower<R: Real>([x, y]: [R; 2]) -> Option<Option<bool>> {
    Some(match (x.sign()?, y.sign()?) {
        (Ordering::Equal, Ordering::Equal) => None,
        (along, Ordering::Equal) => Some(along.is_lt()),
        (_, height) => Some(height.is_lt()),
    })
}
