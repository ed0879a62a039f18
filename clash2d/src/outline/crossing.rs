//! What lies inside of edges, by the even-odd rule.

use core::cmp::Ordering;

use super::Outline;
use super::bounds::Bounds;
use super::sign::{compare, side};
use super::vertex::Vertex;

impl Outline<'_> {
    /// Whether a vertex lies inside of the edges by the even-odd rule, or on one of them.
    pub(crate) fn covers(&self, p: &Vertex) -> bool {
        let is_above = |v: &Vertex| compare(1, v, p).is_gt();
        let is_inside = self.is_crossed(&Bounds::of(p, p), is_above, |a, b, is_inside| {
            touches(p, [a, b], is_inside)
        });
        is_inside.unwrap_or(true)
    }

    /// Whether a ray to the right from a place within some bounds crosses an odd number of edges, told by which vertices
    /// are above it, and by a visitor who notes what an edge changes; None if that one says that the place is on one.
    pub(crate) fn is_crossed(
        &self,
        place: &Bounds,
        is_above: impl Fn(&Vertex) -> bool,
        mut visit: impl FnMut(&Vertex, &Vertex, &mut bool) -> bool,
    ) -> Option<bool> {
        let Some(runs) = &self.runs else {
            let mut is_inside = false;
            let is_on_edge = self.any_edge(|a, b| visit(a, b, &mut is_inside));
            return (!is_on_edge).then_some(is_inside);
        };
        runs.is_crossed(
            self.frame_of_bounds(place),
            |v| is_above(&self.vertex(v)),
            |run, is_inside| {
                run.into_iter().any(|number| {
                    let [a, b] = runs.path.edge(number).map(|v| self.vertex(v));
                    visit(&a, &b, is_inside)
                })
            },
        )
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
