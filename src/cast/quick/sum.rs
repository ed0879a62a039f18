//! Convex shapes that move: one that is grown by the other one stands still, and a point moves.

use super::super::hit::CastHit;
use super::border::{Border, Entry, Line};
use super::core::{Core, is_short, is_upper, ranges};
use super::number::{are_on_grid, wide};
use crate::any::Form;
use crate::distance::place::{Place, cross, minus};
use crate::vector::Vector2D;

/// All ways from one convex shape to another one, as a border.
struct Sum {
    corners: [Place<f64>; 16],
    edges: [Place<f64>; 16],
    /// The corners of the two between which they lead.
    pairs: [[usize; 2]; 16],
    /// Whether an edge is one of the first shape.
    is_first: [bool; 16],
    count: usize,
}

impl Sum {
    /// Without corners.
    #[inline(always)]
    const fn empty() -> Self {
        Self {
            corners: [[0.0; 2]; 16],
            edges: [[0.0; 2]; 16],
            pairs: [[0; 2]; 16],
            is_first: [false; 16],
            count: 0,
        }
    }

    /// Merges the edges of both by their directions; those of the first shape are turned around.
    #[inline]
    fn merge(&mut self, a: &Core, b: &Core) {
        // The lowest corner of each, where the directions begin.
        let (mut i, mut j) = (extreme(a, -1.0), extreme(b, 1.0));
        let (mut left_a, mut left_b) = (edge_count(a), edge_count(b));
        loop {
            let number = self.count % 16;
            let (edge_a, edge_b) = (a.edges[i].map(|x| -x), b.edges[j]);
            let is_before = match (is_upper(edge_a), is_upper(edge_b)) {
                (true, false) => true,
                (false, true) => false,
                _ => cross(edge_a, edge_b) > 0.0,
            };
            let takes_a = (left_b == 0) | ((left_a > 0) & is_before);
            self.corners[number] = minus(b.corners[j], a.corners[i]);
            self.pairs[number] = [i, j];
            self.is_first[number] = takes_a;
            self.edges[number] = if takes_a { edge_a } else { edge_b };
            if left_a + left_b == 0 {
                self.edges[number] = [0.0; 2];
                self.count = 1;
                return;
            }
            self.count = number + 1;
            i = if takes_a { a.next(i) } else { i };
            j = if takes_a { j } else { b.next(j) };
            left_a -= usize::from(takes_a);
            left_b -= usize::from(!takes_a);
            if left_a + left_b == 0 {
                return;
            }
        }
    }
}

/// A single corner has no edges.
#[inline]
fn edge_count(core: &Core) -> usize {
    if core.count == 1 { 0 } else { core.count }
}

/// The corner before the first edge of those from 0 to 180 degrees; for the sign -1 all edges are
/// turned around.
#[inline]
fn extreme(core: &Core, sign: f64) -> usize {
    let is_upper = |number: usize| is_upper(core.edges[number].map(|x| sign * x));
    let (mut first, mut was_upper) = (0, is_upper(core.count - 1));
    for number in 0..core.count {
        let is_upper = is_upper(number);
        first = if is_upper & !was_upper { number } else { first };
        was_upper = is_upper;
    }
    first
}

/// Two shapes that move.
struct Pair {
    cores: [Core; 2],
    ways: [Place<f64>; 2],
    anchor: Place<f64>,
    line: Line,
}

impl Pair {
    /// Whether they certainly pass each other by, or the second one lies behind or is not reached.
    #[inline]
    fn is_apart(&self) -> bool {
        let ([a, b], along) = (&self.cores, self.line.along);
        let ([aside_a, ahead_a], [aside_b, ahead_b]) = (ranges(a, along), ranges(b, along));
        let room = self.line.length * (a.radius + b.radius) * (1.0 + 1e-12)
            + 2.0 * (a.error + b.error) * (along[0].abs() + along[1].abs());
        (aside_b[0] - aside_a[1] > room)
            | (aside_a[0] - aside_b[1] > room)
            | (ahead_a[0] - ahead_b[1] > room)
            | (ahead_b[0] - ahead_a[1] > room + self.line.square * (1.0 + 1e-12))
    }

    /// When they meet; in doubt also if they touch at the start.
    #[inline]
    fn meet(&self, sum: &Sum, is_exact: bool) -> Option<Option<CastHit>> {
        let [a, b] = &self.cores;
        let border = Border {
            corners: &sum.corners[..sum.count],
            edges: &sum.edges[..sum.count],
            radius: a.radius + b.radius,
            error: if is_exact { 0.0 } else { 2.0 * (a.error + b.error) },
            is_exact,
        };
        let Some(entry) = border.enter(&self.line)? else { return Some(None) };
        if entry.time.is_over(entry.error)? {
            return Some(None);
        }
        if entry.is_before_start()? | (entry.time.above == 0.0) {
            let Some(back) = border.enter(&self.line.back())? else { return Some(None) };
            // Behind the start if the way back leads there.
            let is_behind = !back.is_before_start()? & (back.time.above > 0.0);
            return is_behind.then_some(None);
        }
        let fraction = entry.time.floor(entry.error)?;
        Some(Some(self.hit(sum, entry, fraction)))
    }

    #[inline]
    fn hit(&self, sum: &Sum, entry: Entry, fraction: f32) -> CastHit {
        let (time, pair) = (entry.time.value(), sum.pairs[entry.corner]);
        // The shape of which a corner is met, and not only an edge.
        let is_second = entry.is_edge & sum.is_first[entry.corner];
        let number = usize::from(is_second);
        let (core, way) = (&self.cores[number], self.ways[number]);
        let (corner, out) = (core.corners[pair[number]], entry.out);
        let reach = if is_second { core.radius } else { -core.radius };
        let place =
            |axis: usize| self.anchor[axis] + corner[axis] + time * way[axis] + reach * out[axis];
        CastHit {
            fraction,
            point: Vector2D::narrow(place(0), place(1)),
            normal: Vector2D::narrow(-out[0], -out[1]),
            starts_in_contact: false,
        }
    }
}

/// [`cast`](super::super::cast) of two small convex shapes; in doubt also if they may touch at the
/// start.
#[inline]
pub(in super::super) fn convex_shapes(
    forms: [Form<'_>; 2],
    movements: [Vector2D; 2],
    anchor: Vector2D,
) -> Option<Option<CastHit>> {
    let (anchor, ways) = (wide(anchor), movements.map(wide));
    let (cores, line) = ([Core::empty(), Core::empty()], Line::new(minus(ways[0], ways[1])));
    let mut pair = Pair { cores, ways, anchor, line };
    let is_known = pair.cores[0].take(forms[0], anchor) && pair.cores[1].take(forms[1], anchor);
    if !(is_known & (pair.line.square > 0.0) & (pair.line.square < f64::INFINITY)) {
        return None;
    }
    if pair.is_apart() {
        return Some(None);
    }
    let mut sum = Sum::empty();
    sum.merge(&pair.cores[0], &pair.cores[1]);
    let hit = pair.meet(&sum, false);
    if hit.is_some() { hit } else { meet_closely(&pair, &sum, forms) }
}

#[cold]
#[inline(never)]
fn meet_closely(pair: &Pair, sum: &Sum, forms: [Form<'_>; 2]) -> Option<Option<CastHit>> {
    let is_short = is_short(forms[0])
        && is_short(forms[1])
        && are_on_grid(pair.anchor)
        && pair.ways.into_iter().all(are_on_grid);
    if is_short { pair.meet(sum, true) } else { None }
}
