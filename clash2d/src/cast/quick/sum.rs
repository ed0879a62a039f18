//! Convex shapes that move: one that is grown by the other one stands still, and a point moves.

use super::super::hit::CastHit;
use super::super::members::Met;
use super::border::{Border, Entry, Line};
use super::core::{Core, are_short};
use super::number::wide;
use crate::any::Form;
use crate::convex::Anchor;
use crate::distance::place::{Place, cross, dot, minus, plus, times};
use crate::root::square_root;
use crate::vector::Vector2D;

/// How many corners of a sum are kept.
const WINDOW: usize = 16;

/// The ways from one convex shape to another one, as a border: all of it if it has no more corners
/// than are kept, and otherwise those around the place where a line enters it.
pub(super) struct Sum {
    corners: [Place<f64>; WINDOW],
    /// From each corner to the next one.
    edges: [Place<f64>; WINDOW],
    /// The corners of the two between which they lead.
    pairs: [[usize; 2]; WINDOW],
    /// Whether an edge is one of the first shape.
    is_first: [bool; WINDOW],
    count: usize,
    /// Whether nothing is left out.
    is_whole: bool,
}

/// The edges of two shapes, merged by their directions; those of the first one are turned around.
struct Walk<'c, 'v> {
    cores: [&'c Core<'v>; 2],
    line: &'c Line,
    corners: [usize; 2],
    ahead: [NextEdge; 2],
    left: [usize; 2],
}

/// The next edge of a shape, and the corner at which it begins.
#[derive(Clone, Copy)]
struct NextEdge {
    start: Place<f64>,
    way: Place<f64>,
    is_left: bool,
}

/// An edge of a sum, and the corner at which it begins.
struct Step {
    corner: Place<f64>,
    edge: Place<f64>,
    pair: [usize; 2],
    is_first: bool,
}

impl<'c, 'v> Walk<'c, 'v> {
    /// From the corner farthest to the right of a line, first along it and then back.
    #[inline]
    fn new(cores: [&'c Core<'v>; 2], line: &'c Line) -> Self {
        let corners = [extreme(cores[0], line, SIGNS[0]), extreme(cores[1], line, SIGNS[1])];
        let ahead = [0, 1].map(|i| next_edge(cores[i], corners[i], line, SIGNS[i]));
        Self { cores, line, corners, ahead, left: cores.map(Core::edge_count) }
    }
}

impl Walk<'_, '_> {
    /// The next edge, around the sum as often as it takes.
    #[inline]
    fn step(&mut self) -> Step {
        if self.left == [0, 0] {
            self.left = self.cores.map(Core::edge_count);
        }
        let (pair, [a, b]) = (self.corners, self.ahead);
        let is_first = match self.left {
            [_, 0] => true,
            [0, _] => false,
            _ if a.is_left != b.is_left => a.is_left,
            _ => cross(a.way, b.way) > 0.0,
        };
        let taken = usize::from(!is_first);
        let (core, way) = (self.cores[taken], self.ahead[taken].way);
        self.left[taken] -= 1;
        self.corners[taken] = core.next(self.corners[taken]);
        self.ahead[taken] = next_edge(core, self.corners[taken], self.line, SIGNS[taken]);
        Step { corner: minus(b.start, a.start), edge: way, pair, is_first }
    }
}

/// Of the edges of both: the first shape is turned around.
const SIGNS: [f64; 2] = [-1.0, 1.0];

#[inline]
fn next_edge(core: &Core<'_>, number: usize, line: &Line, sign: f64) -> NextEdge {
    let way = core.edge(number).map(|x| sign * x);
    NextEdge { start: core.corner(number), way, is_left: line.is_left(way) }
}

/// The corner farthest to the right of a line; for the sign -1 of a shape that is turned around.
#[inline]
fn extreme(core: &Core<'_>, line: &Line, sign: f64) -> usize {
    let is_left = |number: usize| line.is_left(core.edge(number).map(|x| sign * x));
    let (mut first, mut was_left) = (0, is_left(core.count - 1));
    for number in 0..core.count {
        let is_left = is_left(number);
        first = if is_left & !was_left { number } else { first };
        was_left = is_left;
    }
    first
}

impl Sum {
    /// Of two shapes, of which one corner each may lie on the line.
    #[inline]
    pub(super) fn of(cores: [&Core<'_>; 2], line: &Line) -> Self {
        let [a, b] = cores;
        let mut sum = Self {
            corners: [minus(b.corner(0), a.corner(0)); WINDOW],
            edges: [[0.0; 2]; WINDOW],
            pairs: [[0; 2]; WINDOW],
            is_first: [false; WINDOW],
            count: 1,
            is_whole: true,
        };
        let counts @ [count_a, count_b] = cores.map(Core::edge_count);
        let whole = count_a + count_b;
        sum.is_whole = whole <= WINDOW;
        if counts.contains(&0) && sum.is_whole {
            sum.take_one(cores, count_a > 0);
            return sum;
        }
        let radius = a.radius + b.radius;
        // Of many corners the last ones are kept, until the line has entered and half of them follow.
        let (mut number, mut end) = (0, if whole > WINDOW { 2 * whole } else { whole });
        let mut walk = Walk::new(cores, line);
        while number < end {
            let step = walk.step();
            if (end == 2 * whole) & !line.is_left(step.edge) {
                let next = plus(step.corner, step.edge);
                if line.is_passed_by(next, step.edge, radius) {
                    end = number + WINDOW / 2;
                }
            }
            let place = number % WINDOW;
            (sum.corners[place], sum.edges[place]) = (step.corner, step.edge);
            (sum.pairs[place], sum.is_first[place]) = (step.pair, step.is_first);
            number += 1;
        }
        sum.count = number.min(WINDOW);
        if number > WINDOW {
            sum.close(number % WINDOW);
        }
        sum
    }

    /// Takes the corners of one shape, as the other one is a point.
    #[inline]
    fn take_one(&mut self, cores: [&Core<'_>; 2], is_first: bool) {
        let ([a, b], count) = (cores, cores[usize::from(!is_first)].edge_count());
        for number in 0..count {
            let pair @ [i, j] = if is_first { [number, 0] } else { [0, number] };
            self.corners[number] = minus(b.corner(j), a.corner(i));
            self.edges[number] = if is_first { a.edge(i).map(|x| -x) } else { b.edge(j) };
            (self.pairs[number], self.is_first[number]) = (pair, is_first);
        }
        self.count = count.max(1);
    }

    /// Where the line the other way enters the sum, of which this is what matters to the line.
    #[inline]
    pub(super) fn enter_back(
        &self,
        cores: [&Core<'_>; 2],
        line: &Line,
        is_exact: bool,
    ) -> Option<Option<Entry>> {
        let back = line.back();
        if self.is_whole {
            return self.border(cores, is_exact).enter(&back);
        }
        Self::of(cores, &back).border(cores, is_exact).enter(&back)
    }

    /// Makes a border of what is kept, of which the first corner has a number.
    fn close(&mut self, first: usize) {
        self.corners.rotate_left(first);
        self.edges.rotate_left(first);
        self.pairs.rotate_left(first);
        self.is_first.rotate_left(first);
        let last = WINDOW - 1;
        self.edges[last] = minus(self.corners[0], self.corners[last]);
    }

    #[inline]
    pub(super) fn border(&self, cores: [&Core<'_>; 2], is_exact: bool) -> Border<'_> {
        let [a, b] = cores;
        Border {
            corners: &self.corners[..self.count],
            edges: &self.edges[..self.count],
            radius: a.radius + b.radius,
            error: if is_exact { 0.0 } else { 2.0 * (a.error + b.error) },
            is_exact,
        }
    }
}

impl Line {
    /// Whether an edge leads to the left, or along the line.
    #[inline]
    fn is_left(&self, edge: Place<f64>) -> bool {
        let aside = cross(self.along, edge);
        (aside > 0.0) | ((aside == 0.0) & (dot(self.along, edge) > 0.0))
    }

    /// Whether an edge that leads to the right ends, moved out by a radius, to the right of the line.
    #[inline]
    fn is_passed_by(&self, end: Place<f64>, edge: Place<f64>, radius: f64) -> bool {
        let aside = cross(self.along, end);
        if radius == 0.0 {
            return aside < 0.0;
        }
        let shift = radius * dot(self.along, edge) / square_root(dot(edge, edge));
        aside < shift
    }
}

/// Two shapes that move.
struct Pair<'c, 'v> {
    cores: [&'c Core<'v>; 2],
    ways: [Place<f64>; 2],
    anchor: &'c Anchor,
    line: Line,
}

impl Pair<'_, '_> {
    /// When they meet; in doubt also if they touch at the start.
    #[inline(never)]
    fn meet(&self, sum: &Sum, is_exact: bool) -> Option<Option<Met>> {
        let cores = self.cores;
        let Some(entry) = sum.border(cores, is_exact).enter(&self.line)? else {
            return Some(None);
        };
        if entry.time.is_over(entry.error)? {
            return Some(None);
        }
        if entry.is_before_start()? | (entry.time.above == 0.0) {
            let back = sum.enter_back(cores, &self.line, is_exact)?;
            let Some(back) = back else { return Some(None) };
            // Behind the start if the way back leads there.
            let is_behind = !back.is_before_start()? & (back.time.above > 0.0);
            return is_behind.then_some(None);
        }
        let fraction = entry.time.floor(entry.error)?;
        Some(Some(self.hit(sum, entry, fraction)))
    }

    #[inline]
    fn hit(&self, sum: &Sum, entry: Entry, fraction: f32) -> Met {
        let (time, pair) = (entry.time.value(), sum.pairs[entry.corner]);
        // The shape of which a corner is met, and not only an edge.
        let is_second = entry.is_edge & sum.is_first[entry.corner];
        let number = usize::from(is_second);
        let (core, way) = (self.cores[number], self.ways[number]);
        let (corner, out) = (core.corner(pair[number]), entry.out);
        let reach = if is_second { core.radius } else { -core.radius };
        let seen_from = |anchor: Place<f64>| {
            [0, 1].map(|i| anchor[i] + corner[i] + time * way[i] + reach * out[i])
        };
        let ([x, y], point) = (seen_from(self.anchor.shared), seen_from(self.anchor.own[0]));
        let hit = CastHit {
            fraction,
            point: Vector2D::narrow(x, y),
            normal: Vector2D::narrow(-out[0], -out[1]),
            ..CastHit::NONE
        };
        let edge = sum.edges[entry.corner];
        let ahead = dot(minus(times(self.line.along, time), sum.corners[entry.corner]), edge);
        let part = if entry.is_edge { (ahead / dot(edge, edge)).clamp(0.0, 1.0) } else { 0.0 };
        let parts = if sum.is_first[entry.corner] { [part, 0.0] } else { [0.0, part] };
        let outs = [out.map(|x| -x), out];
        let place = |i: usize| self.cores[i].place(pair[i], parts[i], outs[i]);
        let hit = hit.with_places([place(0), place(1)]);
        Met { hit, time, point, normal: outs[0] }
    }
}

/// [`cast`](super::super::cast) of two convex shapes, seen as the first one is; in doubt also if they may touch at
/// the start.
#[inline]
pub(in super::super) fn convex_shapes(
    forms: [Form<'_>; 2],
    movements: [Vector2D; 2],
    anchor: &Anchor,
) -> Option<Option<Met>> {
    let ([start_a, start_b], ways) = (anchor.own, movements.map(wide));
    let line = Line::new(minus(ways[0], ways[1]));
    if !((line.square > 0.0) & (line.square < f64::INFINITY)) {
        return None;
    }
    let [Some(a), Some(b)] = [&Core::of(forms[0], start_a), &Core::of(forms[1], start_b)] else {
        return None;
    };
    let pair = Pair { cores: [a, b], ways, anchor, line };
    let sum = Sum::of(pair.cores, &pair.line);
    let is_exact = are_short(forms, [start_a, start_b, ways[0], ways[1]]);
    let hit = if is_exact { pair.meet(&sum, true) } else { None };
    hit.or_else(|| pair.meet(&sum, false))
}
