//! Sweeps: an upright line passes over rings from the left to the right.

use core::cmp::Ordering;

use super::ladder::{Edge, Ladder};
use crate::exact::turn::side;
use crate::vector::Vector2D;

/// The line, and the edges that it crosses.
///
/// Shamos and Hoey, Geometric intersection problems (1976).
pub(super) struct Sweep<'a> {
    vertices: &'a [Vector2D],
    /// The left and the right end of each edge; the left one with [`ODD`] if an odd number of edges lies
    /// below.
    edges: Ladder<'a>,
    last: Option<Vector2D>,
}

const ODD: u32 = 1 << 31;

/// What the line meets at a vertex.
#[derive(Clone, Copy)]
pub(super) struct Stop {
    /// The left end of the edge below.
    pub(super) below: Option<u32>,
    /// Whether an odd number of edges passes below.
    pub(super) is_odd: bool,
    /// How many edges end.
    pub(super) ended: usize,
    /// Where those end that start, the lower one first.
    pub(super) starts: [u32; 2],
}

/// Whether the line comes to one place before another one: to the lower one of two above each other.
#[inline]
pub(super) fn is_before(a: Vector2D, b: Vector2D) -> bool {
    (a.x < b.x) | ((a.x == b.x) & (a.y < b.y))
}

/// Which of two vertices comes first; of equal ones that of the lower number.
#[inline]
pub(super) fn order(vertices: &[Vector2D], a: u32, b: u32) -> Ordering {
    let [p, q] = [a, b].map(|vertex| vertices[vertex as usize]);
    if is_before(p, q) {
        return Ordering::Less;
    }
    if is_before(q, p) { Ordering::Greater } else { a.cmp(&b) }
}

impl<'a> Sweep<'a> {
    /// A line in front of all, with room for the edges that it will cross at once.
    pub(super) fn new(vertices: &'a [Vector2D], room: &'a mut [Edge]) -> Self {
        Self { vertices, edges: Ladder::new(room), last: None }
    }

    /// Whether there may be too little room for the edges at another vertex.
    pub(super) fn is_full(&self) -> bool {
        self.edges.is_full()
    }

    /// Goes on to the next vertex in time, from which edges lead to some others. None if two edges share
    /// a point there or further on, except the end that both have.
    pub(super) fn pass(&mut self, vertex: u32, others: impl Iterator<Item = u32>) -> Option<Stop> {
        let place = self.vertices[vertex as usize];
        let (mut ended, mut started, mut starts) = (0, 0, [vertex; 2]);
        for other in others {
            if is_before(self.vertices[other as usize], place) {
                ended += 1;
            } else {
                starts[started] = other;
                started += 1;
            }
        }
        if started == 2 {
            let turn = self.height(starts[1], [vertex, starts[0]]);
            if turn < 0.0 {
                starts.swap(0, 1);
            } else if turn == 0.0 {
                return None;
            }
        }
        let mut at = self.place(vertex);
        if started > ended && !self.edges.has_room(at) {
            at = self.place(vertex);
        }
        let below = self.edges.before(at);
        let is_odd = below.is_some_and(|edge| edge[0] & ODD == 0);
        let mut next = self.edges.first_from(at);
        for _ in 0..ended {
            let own = next.filter(|&own| self.edges.edge(own)[1] == vertex)?;
            next = self.edges.first_from(own + 1);
        }
        let above = next.map(|next| self.edges.edge(next));
        let is_apart = self.last.replace(place).is_none_or(|last| is_before(last, place))
            && above.is_none_or(|edge| self.height(vertex, edge) < 0.0);
        if !is_apart {
            return None;
        }
        let odd = |is_odd: bool| if is_odd { vertex | ODD } else { vertex };
        let new = [[odd(is_odd), starts[0]], [odd(!is_odd), starts[1]]];
        self.replace(vertex, at, ended, &new[..started]);
        let first = if started > 0 { Some(new[0]) } else { above };
        let is_free = self.is_free(below, first)
            && (started == 0 || self.is_free(Some(new[started - 1]), above));
        is_free.then_some(Stop { below: below.map(|edge| edge[0] & !ODD), is_odd, ended, starts })
    }

    /// The place behind all edges below a vertex.
    fn place(&self, vertex: u32) -> usize {
        self.edges.place(|edge| self.height(vertex, edge) > 0.0)
    }

    /// Puts new edges at a place instead of those that end at a vertex.
    fn replace(&mut self, vertex: u32, at: usize, ended: usize, new: &[Edge]) {
        if let (1, [edge]) = (ended, new)
            && let Some(old) = self.edges.first_from(at)
        {
            return self.edges.set(old, *edge);
        }
        for _ in 0..ended {
            if let Some(old) = self.edges.first_from(self.place(vertex)) {
                self.edges.remove(old);
            }
        }
        new.iter().rev().for_each(|&edge| self.edges.insert(at, edge));
    }

    /// Whether an edge stays below the next one until one of the two ends.
    fn is_free(&self, low: Option<Edge>, high: Option<Edge>) -> bool {
        let (Some(low), Some(high)) = (low, high) else { return true };
        if low[1] == high[1] {
            return true;
        }
        if order(self.vertices, low[1], high[1]).is_lt() {
            self.height(low[1], high) < 0.0
        } else {
            self.height(high[1], low) > 0.0
        }
    }

    /// On which side of an edge a vertex lies: positive above, 0 on its line.
    fn height(&self, vertex: u32, [left, right]: Edge) -> f32 {
        let [left, right, vertex] =
            [left & !ODD, right, vertex].map(|vertex| self.vertices[vertex as usize]);
        side(left, right, vertex)
    }
}
