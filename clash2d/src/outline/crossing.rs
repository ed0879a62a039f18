//! What lies inside of edges, by the even-odd rule.

use core::cmp::Ordering;

use super::Outline;
use super::sign::{compare, side};
use super::vertex::Vertex;
use crate::tree::Runs;

impl Outline<'_> {
    /// Whether a vertex lies inside of the edges by the even-odd rule, or on one of them.
    pub(crate) fn covers(&self, p: &Vertex) -> bool {
        if let Some(runs) = &self.runs {
            return self.covers_among(runs, p);
        }
        let mut is_inside = false;
        let is_on_edge = self.any_edge(|a, b| touches(p, [a, b], &mut is_inside));
        is_on_edge || is_inside
    }

    fn covers_among(&self, runs: &Runs<'_>, p: &Vertex) -> bool {
        let is_inside = runs.is_crossed(
            self.frame_of(p),
            |v| compare(1, &self.vertex(v), p).is_gt(),
            |run, is_inside| {
                run.into_iter().any(|number| {
                    let [a, b] = runs.path.edge(number).map(|v| self.vertex(v));
                    touches(p, [&a, &b], is_inside)
                })
            },
        );
        is_inside.unwrap_or(true)
    }
}

/// Whether a vertex lies on an edge; if not, whether a ray to the right crosses it is noted.
fn touches(p: &Vertex, [a, b]: [&Vertex; 2], is_inside: &mut bool) -> bool {
    let (a_height, b_height) = (compare(1, a, p), compare(1, b, p));
    if a_height.is_gt() == b_height.is_gt() {
        return touches_level(p, [a, b], [a_height, b_height]);
    }
    let side = side(a, b, p);
    *is_inside ^= side.is_gt() == b_height.is_gt();
    side.is_eq()
}

/// Whether a vertex lies on an edge that does not reach from below it to above it, by the heights of
/// the edge's ends.
fn touches_level(p: &Vertex, ends: [&Vertex; 2], heights: [Ordering; 2]) -> bool {
    let place = |i: usize| heights[i].is_eq().then(|| compare(0, ends[i], p));
    match (place(0), place(1)) {
        (Some(a), Some(b)) => a != b || a.is_eq(),
        (a, b) => a.or(b).is_some_and(Ordering::is_eq),
    }
}
