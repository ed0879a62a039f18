//! Whether a polygon's edges keep apart.

use core::cmp::Ordering;
use core::ops::Range;

use super::sweep::{Sweep, order};
use crate::any::Polygon;

/// Some of the edges, by the vertices before them.
type Part = Range<u32>;

impl Polygon<'_> {
    /// Whether no two edges of the polygon share a point, except neighbours in a ring, which share
    /// their common vertex and nothing else.
    ///
    /// Exact. No with a ring of less than three vertices, and of an invalid or an empty polygon.
    /// O(n log n) for n vertices while an upright line crosses at most 3,584 edges at once, then O(n²).
    pub fn is_simple(self) -> bool {
        self.is_simple_with(&mut [])
    }

    /// Whether it is simple. If so, a bit for each ring changes if an odd number of edges passes below
    /// its first vertex; there need not be bits for all rings.
    pub(super) fn is_simple_with(self, odd: &mut [u32]) -> bool {
        const FEW: usize = 32;
        if self.vertices().len() <= FEW {
            return self.keeps_apart(&mut [[0; 4]; FEW], &mut [[0; 2]; 2 * FEW], odd);
        }
        self.keeps_apart(&mut [[0; 4]; 384], &mut [[0; 2]; 3584], odd)
    }

    /// Whether it is simple, with room for some vertices with their neighbors and rings, and for the
    /// edges that cross one line.
    fn keeps_apart(self, stops: &mut [[u32; 4]], edges: &mut [[u32; 2]], odd: &mut [u32]) -> bool {
        let is_thin = self.rings().any(|ring| ring.len() < 3);
        if is_thin || self.vertices().is_empty() || !self.is_valid() {
            return false;
        }
        if let Some(are_apart) = self.edges_keep_apart([0..u32::MAX, 0..0], stops, edges, odd) {
            return are_apart;
        }
        odd.fill(0);
        let size = edges.len() as u32 / 2 - 1;
        // Each part is asked with an odd number of others, so that its own edges count once among all
        // that pass below.
        let count = (self.vertices().len() as u32).div_ceil(size).next_multiple_of(2);
        let part = |number: u32| {
            number.saturating_mul(size)..number.saturating_add(1).saturating_mul(size)
        };
        (1..count).all(|a| {
            (0..a)
                .all(|b| self.edges_keep_apart([part(a), part(b)], stops, edges, odd) == Some(true))
        })
    }

    /// Whether the edges of two parts keep apart; None if there is too little room for them.
    fn edges_keep_apart(
        self,
        parts: [Part; 2],
        stops: &mut [[u32; 4]],
        edges: &mut [[u32; 2]],
        odd: &mut [u32],
    ) -> Option<bool> {
        let is_wanted = |edge: u32| parts.iter().any(|part| part.contains(&edge));
        let mut sweep = Sweep::new(self.vertices(), edges);
        let mut last = None;
        loop {
            let count = self.next_stops(is_wanted, last, stops);
            for &[vertex, previous, next, ring] in &stops[..count] {
                if sweep.is_full() {
                    return None;
                }
                let ways = [(previous, previous), (vertex, next)].into_iter();
                let others = ways.filter(|&(edge, _)| is_wanted(edge)).map(|(_, other)| other);
                let Some(stop) = sweep.pass(vertex, others) else { return Some(false) };
                // Of all vertices of a ring only the first one comes after its previous one.
                if previous >= vertex
                    && is_wanted(vertex)
                    && let Some(bits) = odd.get_mut(ring as usize / 32)
                {
                    *bits ^= u32::from(stop.is_odd) << (ring % 32);
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
        stops: &mut [[u32; 4]],
    ) -> usize {
        let x = |vertex: u32| self.vertices()[vertex as usize].x;
        let (left, mut right) = (after.map_or(f32::NEG_INFINITY, x), f32::INFINITY);
        let (mut count, mut before, mut first) = (0, None, 0);
        for (number, ring) in (0..).zip(self.rings()) {
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
                stops[count] = [vertex, previous, next, number];
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
