//! Which edges of a chain with a solid side are there for what moves.

use super::sight::{Sight, vector_in};
use crate::any::Side;
use crate::exact::real::Real;
use crate::exact::settle::settle;
use crate::exact::terms::Vector;
use crate::outline::{Vertex, cross, minus};
use crate::vector::Vector2D;

/// Tells the edges of a body into whose ground something moves.
#[derive(Clone, Copy)]
pub(super) struct Facing {
    side: Side,
    /// How the other body moves, seen from this one.
    along: Vector<2>,
    anchor: Vector2D,
}

impl Facing {
    /// Of the edges of one of two bodies, of which the first one moves.
    pub(super) fn new(side: Side, number: usize, movement: Vector<2>, anchor: Vector2D) -> Self {
        Self { side, along: past(number, movement), anchor }
    }

    /// Whether some edges may not be there.
    pub(super) fn is_selective(&self) -> bool {
        self.side != Side::None
    }

    /// Whether an edge is there: it has no sides, as all of a body without a solid one and what has no
    /// length, or is crossed from its free side to the solid one.
    #[inline]
    pub(super) fn has(&self, edge: [&Vertex; 2]) -> bool {
        self.side == Side::None || self.is_crossed(edge)
    }

    #[inline(never)]
    fn is_crossed(&self, [a, b]: [&Vertex; 2]) -> bool {
        let to_left = settle!(R, run from Tight => {
            let place = |vertex| R::place(vertex, self.anchor, run);
            let edge = minus(place(b), place(a));
            cross(edge, vector_in::<R>(self.along, run)).sign()
        }, or core::cmp::Ordering::Equal);
        a.spot == b.spot || if self.side == Side::Left { to_left.is_gt() } else { to_left.is_lt() }
    }
}

/// How the other one of two bodies moves past one of them if the first one moves.
fn past(number: usize, movement: Vector<2>) -> Vector<2> {
    if number == 1 { movement } else { movement.map(|terms| terms.map(|x| -x)) }
}
