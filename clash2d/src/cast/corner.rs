//! Which way leads from one body to another one where a vertex of one meets a vertex of the other.

use core::cmp::Ordering;

use super::body::{Body, Direction};
use super::facing::Facing;
use super::meeting::{certain_unit, unit};
use super::sight::{vector, vector_in};
use crate::distance::place;
use crate::exact::position::Position;
use crate::exact::real::{Near, Real};
use crate::exact::settle::settle;
use crate::exact::terms::Vector;
use crate::outline::{Spot, Vertex, cross, dot};
use crate::vector::Vector2D;

/// A vertex of each of two bodies that meet there, if the first one moves.
#[derive(Clone, Copy)]
pub(super) struct Corner<'c, 'a> {
    /// The second one is of the body that stands still.
    pub(super) vertices: [Vertex; 2],
    pub(super) bodies: [&'c Body<'a>; 2],
    pub(super) movement: Vector<2>,
    pub(super) anchor: Vector2D,
    /// Which edges of each are there.
    pub(super) facing: [Facing; 2],
    /// What leads from the vertex of the second one instead of its own edges.
    pub(super) union: Option<&'c dyn Union>,
}

/// What other pieces a piece is one obstacle with.
pub(crate) trait Union {
    /// Visits where the parts of the common border begin and end that lead from a corner of the piece, a point of its own
    /// coordinates: where they are in those of the piece that has them, and where that stands, seen from the mover.
    fn each_way(&self, corner: Vector2D, visit: &mut dyn FnMut([Vector2D; 2], Position));
}

/// On which sides of the movement edges leave a vertex.
#[derive(Clone, Copy, Default)]
struct Spread {
    left: bool,
    right: bool,
}

impl Corner<'_, '_> {
    /// From the first body to the second one, of length 1, and not against the movement.
    ///
    /// Bodies that pass each other on two sides of the movement are not in each other's way: the
    /// normal is at a right angle to the movement then. Otherwise it is that of an edge.
    pub(super) fn normal(&self) -> [f64; 2] {
        let ahead @ [x, y] = unit(vector::<Near>(self.movement));
        let [a, b] = [0, 1].map(|number| self.spread(number));
        if !a.left && !b.right {
            return if a.right || b.left { [-y, x] } else { ahead };
        }
        if !a.right && !b.left {
            return [y, -x];
        }
        self.best_normal(ahead)
    }

    fn spread(&self, number: usize) -> Spread {
        let mut spread = Spread::default();
        self.each_direction(number, &mut |direction| {
            let side = self.side_of_movement(direction);
            spread.left |= side.is_gt();
            spread.right |= side.is_lt();
        });
        spread
    }

    fn each_direction(&self, number: usize, visit: &mut dyn FnMut(Direction)) {
        if let Some(union) = self.union.filter(|_| number == 1) {
            let vertex = |v, position| Vertex::new(Spot::of(v).at(position), self.anchor);
            let corner = self.vertices[1].spot.corner.rounded();
            return union.each_way(corner, &mut |[from, to], position| {
                visit(Direction::new([vertex(from, position), vertex(to, position)]));
            });
        }
        self.bodies[number].each_direction(&self.vertices[number], &self.facing[number], visit);
    }

    /// The normal of an edge that parts the edges of both bodies, if there is one, and the one that
    /// leads most along the movement.
    fn best_normal(&self, ahead: [f64; 2]) -> [f64; 2] {
        let mut best: Option<(bool, [f64; 2])> = None;
        for number in [0, 1] {
            self.each_direction(number, &mut |direction| {
                let Some((left, normal)) = self.normal_of(direction) else { return };
                let parts = self.is_parting(direction, left);
                let is_better = |(also_parts, other): (bool, [f64; 2])| {
                    if parts == also_parts { leads_more(normal, other, ahead) } else { parts }
                };
                if best.is_none_or(is_better) {
                    best = Some((parts, normal));
                }
            });
        }
        best.map_or(ahead, |best| best.1)
    }

    /// The normal of an edge that does not lead against the movement, and whether it is the one to the
    /// left; None if the edge is a point.
    #[inline(never)]
    fn normal_of(&self, direction: Direction) -> Option<(bool, [f64; 2])> {
        let [x, y] = settle!(R, run => certain_unit(direction.place::<R>(self.anchor, run)));
        let is_left = self.side_of_movement(direction).is_le();
        let normal = if is_left { [-y, x] } else { [y, -x] };
        ([x, y] != [0.0; 2]).then_some((is_left, normal))
    }

    /// On which side of the movement a direction leads: greater is the left one.
    #[inline(never)]
    fn side_of_movement(&self, direction: Direction) -> Ordering {
        settle!(R, run from Tight => {
            cross(vector_in::<R>(self.movement, run), direction.place::<R>(self.anchor, run)).sign()
        }, or Ordering::Equal)
    }

    /// On which side of an edge a direction leads: greater is the left one.
    #[inline(never)]
    fn side(&self, edge: Direction, way: Direction) -> Ordering {
        settle!(R, run from Tight => {
            let [edge, way] = [edge, way].map(|way| way.place::<R>(self.anchor, run));
            cross(edge, way).sign()
        }, or Ordering::Equal)
    }

    /// Whether all edges of the first body are behind the normal of an edge, the one to its left or the
    /// one to its right, and those of the second one ahead.
    fn is_parting(&self, edge: Direction, is_left: bool) -> bool {
        let mut is_parting = true;
        for number in [0, 1] {
            self.each_direction(number, &mut |direction| {
                // It is along itself, which f64 can't tell.
                let side =
                    if direction == edge { Ordering::Equal } else { self.side(edge, direction) };
                let is_ahead = if is_left { side } else { side.reverse() };
                is_parting &= if number == 0 { is_ahead.is_le() } else { is_ahead.is_ge() };
            });
        }
        is_parting
    }
}

/// Into a shape at a corner, from which edges lead away on both sides of a line: the normal of one of
/// them, as [`Corner`] has it.
pub(super) fn crossed_normal(edges: [[f64; 2]; 2], ahead: [f64; 2]) -> [f64; 2] {
    let [first, second] = edges.map(|edge| {
        let [x, y] = place::unit(edge).unwrap_or_default();
        if dot([-y, x], ahead) >= 0.0 { [-y, x] } else { [y, -x] }
    });
    if leads_more(second, first, ahead) { second } else { first }
}

/// What floats can't tell from nothing here.
const ROOM: f64 = 1e-9;

/// Whether a normal leads more along a direction than another one; of two that lead alike, whether it
/// is more level or, if that is the same, rises to the right or, across the direction, leads to the left.
pub(super) fn leads_more(normal: [f64; 2], other: [f64; 2], ahead: [f64; 2]) -> bool {
    compare_leads(normal, other, ahead).is_gt()
}

/// The same as an order: equal are those that floats can't tell apart.
pub(super) fn compare_leads(normal: [f64; 2], other: [f64; 2], ahead: [f64; 2]) -> Ordering {
    let [[x, y], [other_x, other_y]] = [normal, other];
    let leads = [
        dot(normal, ahead) - dot(other, ahead),
        x.abs() - other_x.abs(),
        x * y - other_x * other_y,
        cross(ahead, normal) - cross(ahead, other),
    ];
    let lead = leads.into_iter().find(|lead| lead.abs() > ROOM).unwrap_or(0.0);
    lead.total_cmp(&0.0)
}
