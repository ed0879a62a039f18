//! Sweeps: an upright line passes over rings from the left to the right.

use core::cmp::Ordering;
use core::ops::Range;

use super::turn::side;
use crate::vector::Vector2D;

/// The line, and the edges that it crosses.
///
/// Shamos and Hoey, Geometric intersection problems (1976).
pub(super) struct Sweep<'a> {
    vertices: &'a [Vector2D],
    /// The left and the right end of each edge, from the lowest to the highest.
    edges: &'a mut [[u32; 2]],
    count: usize,
    last: Option<Vector2D>,
}

/// What the line meets at a vertex.
#[derive(Clone, Copy)]
pub(super) struct Stop {
    /// How many edges pass below.
    pub(super) below: usize,
    /// How many edges end.
    pub(super) ended: usize,
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
    pub(super) fn new(vertices: &'a [Vector2D], edges: &'a mut [[u32; 2]]) -> Self {
        Self { vertices, edges, count: 0, last: None }
    }

    /// Whether there may be too little room for the edges at another vertex.
    pub(super) fn is_full(&self) -> bool {
        self.count + 2 > self.edges.len()
    }

    /// The left and the right end of an edge that is crossed, by its number from below.
    pub(super) fn edge(&self, number: usize) -> [u32; 2] {
        self.edges[number]
    }

    /// Goes on to the next vertex in time, from which edges lead to some others. None if two edges share
    /// a point there or further on, except the end that both have.
    pub(super) fn pass(&mut self, vertex: u32, others: impl Iterator<Item = u32>) -> Option<Stop> {
        let place = self.vertices[vertex as usize];
        let (mut ended, mut started, mut starts) = (0, 0, [[vertex; 2]; 2]);
        for other in others {
            if is_before(self.vertices[other as usize], place) {
                ended += 1;
            } else {
                starts[started][1] = other;
                started += 1;
            }
        }
        if started == 2 {
            let turn = self.height(starts[1][1], starts[0]);
            if turn < 0.0 {
                starts.swap(0, 1);
            } else if turn == 0.0 {
                return None;
            }
        }
        let crossed = &self.edges[..self.count];
        let below = crossed.partition_point(|&edge| self.height(vertex, edge) > 0.0);
        let (ending, above) = crossed[below..].split_at_checked(ended)?;
        let is_apart = self.last.replace(place).is_none_or(|last| is_before(last, place))
            && ending.iter().all(|edge| edge[1] == vertex)
            && above.first().is_none_or(|&edge| self.height(vertex, edge) < 0.0);
        self.replace(below..below + ended, &starts[..started]);
        let is_free = is_apart
            && self.is_free_above(below.wrapping_sub(1))
            && (started == 0 || self.is_free_above(below + started - 1));
        is_free.then_some(Stop { below, ended })
    }

    /// Puts edges in the place of others.
    fn replace(&mut self, old: Range<usize>, new: &[[u32; 2]]) {
        let end = old.start + new.len();
        if old.end != end {
            self.edges.copy_within(old.end..self.count, end);
            self.count = self.count + end - old.end;
        }
        self.edges[old.start..end].copy_from_slice(new);
    }

    /// Whether an edge stays below the next one until one of the two ends.
    fn is_free_above(&self, number: usize) -> bool {
        let crossed = &self.edges[..self.count];
        let [Some(&low), Some(&high)] = [number, number.wrapping_add(1)].map(|i| crossed.get(i))
        else {
            return true;
        };
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
    fn height(&self, vertex: u32, [left, right]: [u32; 2]) -> f32 {
        let [left, right, vertex] = [left, right, vertex].map(|v| self.vertices[v as usize]);
        side(left, right, vertex)
    }
}
