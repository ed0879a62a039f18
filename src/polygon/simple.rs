//! Whether a polygon's edges keep apart.

use core::cmp::Ordering;

use super::sweep::{Sweep, order};
use crate::any::Polygon;

impl Polygon<'_> {
    /// Whether no two edges of the polygon share a point, except neighbours in a ring, which share
    /// their common vertex and nothing else.
    ///
    /// Exact. No with a ring of less than three vertices, and of an invalid or an empty polygon.
    /// O(n log n) for n vertices while an upright line crosses at most 4,096 edges at once, then O(n²).
    pub fn is_simple(self) -> bool {
        const FEW: usize = 32;
        if self.vertices().len() <= FEW {
            return self.keeps_apart(&mut [[0; 3]; FEW], &mut [[0; 2]; 2 * FEW]);
        }
        self.keeps_apart(&mut [[0; 3]; 1024], &mut [[0; 2]; 4096])
    }

    /// Whether it is simple, with room for some vertices and their neighbors, and for the edges that
    /// cross one line.
    fn keeps_apart(self, stops: &mut [[u32; 3]], edges: &mut [[u32; 2]]) -> bool {
        let is_thin = self.rings().any(|ring| ring.len() < 3);
        if is_thin || self.vertices().is_empty() || !self.is_valid() {
            return false;
        }
        let are_apart = self.keep_apart(|_| true, stops, edges);
        are_apart.unwrap_or_else(|| self.parts_keep_apart(stops, edges))
    }

    /// Whether the edges keep apart, in turn those of each two parts.
    fn parts_keep_apart(self, stops: &mut [[u32; 3]], edges: &mut [[u32; 2]]) -> bool {
        let size = edges.len() / 2 - 1;
        let count = self.vertices().len().div_ceil(size);
        (1..count).all(|a| {
            (0..a).all(|b| {
                let is_wanted = |edge: u32| [a, b].contains(&(edge as usize / size));
                self.keep_apart(is_wanted, stops, edges) == Some(true)
            })
        })
    }

    /// Whether those edges keep apart that are wanted, by the vertices before them; None if there is
    /// too little room for them.
    fn keep_apart(
        self,
        is_wanted: impl Fn(u32) -> bool,
        stops: &mut [[u32; 3]],
        edges: &mut [[u32; 2]],
    ) -> Option<bool> {
        let mut sweep = Sweep::new(self.vertices(), edges);
        let mut last = None;
        loop {
            let count = self.next_stops(&is_wanted, last, stops);
            for &[vertex, previous, next] in &stops[..count] {
                if sweep.is_full() {
                    return None;
                }
                let ways = [(previous, previous), (vertex, next)].into_iter();
                let others = ways.filter(|&(edge, _)| is_wanted(edge)).map(|(_, other)| other);
                if sweep.pass(vertex, others).is_none() {
                    return Some(false);
                }
            }
            last = stops[..count].last().map(|stop| stop[0]);
            if last.is_none() {
                return Some(true);
            }
        }
    }

    /// Finds the vertices that come next, in order and with their neighbors, of those at the ends of
    /// wanted edges: half as many as there is room for or more, if there are. O(n).
    fn next_stops(
        self,
        is_wanted: impl Fn(u32) -> bool,
        after: Option<u32>,
        stops: &mut [[u32; 3]],
    ) -> usize {
        let x = |vertex: u32| self.vertices()[vertex as usize].x;
        let (left, mut right) = (after.map_or(f32::NEG_INFINITY, x), f32::INFINITY);
        let (mut count, mut before, mut first) = (0, None, 0);
        for ring in self.rings() {
            let end = first + ring.len() as u32;
            for (vertex, place) in (first..end).zip(ring) {
                if !((left <= place.x) & (place.x <= right)) {
                    continue;
                }
                let previous = if vertex == first { end - 1 } else { vertex - 1 };
                let next = if vertex + 1 == end { first } else { vertex + 1 };
                let is_next = (is_wanted(previous) || is_wanted(vertex))
                    && after.is_none_or(|after| self.order(after, vertex).is_lt())
                    && before.is_none_or(|before| self.order(vertex, before).is_lt());
                if !is_next {
                    continue;
                }
                if count == stops.len() {
                    count /= 2;
                    stops.select_nth_unstable_by(count, |a, b| self.order(a[0], b[0]));
                    let [middle, ..] = stops[count];
                    (before, right) = (Some(middle), x(middle));
                    if self.order(vertex, middle).is_gt() {
                        continue;
                    }
                }
                stops[count] = [vertex, previous, next];
                count += 1;
            }
            first = end;
        }
        stops[..count].sort_unstable_by(|a, b| self.order(a[0], b[0]));
        count
    }

    fn order(self, a: u32, b: u32) -> Ordering {
        order(self.vertices(), a, b)
    }
}
