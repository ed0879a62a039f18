//! Sets with straight borders, grown by a radius.

use super::lift::Spot;
use super::simple::Filling;
use crate::big::Big;
use crate::number::{Filter, Number, any};
use crate::point::{Edge, Point, near_segment, on_segment, segments_meet};

/// The points on some edges, and, if filled, those with an odd number of crossings; all of them
/// grown by a radius.
pub(crate) struct Straight {
    pub(crate) corners: Vec<Spot>,
    pub(crate) edges: Vec<[usize; 2]>,
    /// A corner of each connected run of edges.
    pub(crate) starts: Vec<usize>,
    pub(crate) filled: bool,
    pub(crate) radius: Big,
    boxes: Vec<Bounds>,
}

/// Lower and upper bounds along both axes.
#[derive(Clone, Copy)]
pub(crate) struct Bounds([[f64; 2]; 2]);

impl Straight {
    pub(crate) fn new(runs: Vec<Vec<Spot>>, filling: Filling, radius: Big) -> Self {
        let (mut edges, mut starts, mut corners) = (Vec::new(), Vec::new(), Vec::new());
        for run in runs.into_iter().filter(|run| !run.is_empty()) {
            let (start, count) = (corners.len(), run.len());
            starts.push(start);
            let last = if filling == Filling::Open && count > 1 { count - 1 } else { count };
            edges.extend((0..last).map(|i| [start + i, start + (i + 1) % count]));
            corners.extend(run);
        }
        let bounds = |&[from, to]: &[usize; 2]| Bounds::of([&corners[from], &corners[to]]);
        let boxes = edges.iter().map(bounds).collect();
        Self { corners, edges, starts, filled: filling == Filling::Filled, radius, boxes }
    }

    pub(crate) fn edge(&self, number: usize) -> Edge<'_, Big> {
        let [from, to] = self.edges[number];
        (&self.corners[from], &self.corners[to])
    }

    pub(crate) fn each_edge(&self) -> impl Iterator<Item = Edge<'_, Big>> {
        (0..self.edges.len()).map(|number| self.edge(number))
    }

    /// Whether the set before it is grown holds a point.
    pub(crate) fn holds(&self, point: &Spot) -> Option<bool> {
        let bounds = Bounds::of([point, point]);
        let near = (0..self.edges.len()).filter(|&number| self.boxes[number].meet(&bounds, 0.0));
        let on_edge = any(near.map(|number| lies_on(point, self.edge(number))));
        if on_edge == Some(true) || !self.filled {
            return on_edge;
        }
        let mut odd = false;
        for number in 0..self.edges.len() {
            if self.boxes[number].share_columns(&bounds) {
                odd ^= passes_below(point, self.edge(number))?;
            }
        }
        any([on_edge, Some(odd)])
    }

    /// Whether two grown sets share a point: edges come within reach of each other, or a run lies
    /// within the other set.
    pub(crate) fn meets(&self, other: &Self) -> Option<bool> {
        let reach = self.radius.plus(&other.radius);
        let edges = (0..self.edges.len()).map(|number| self.comes_within(&reach, number, other));
        match any(edges) {
            Some(true) => Some(true),
            unsure => any([unsure, self.holds_a_start_of(other), other.holds_a_start_of(self)]),
        }
    }

    fn comes_within(&self, reach: &Big, number: usize, other: &Self) -> Option<bool> {
        let (edge, bounds) = (self.edge(number), &self.boxes[number]);
        let slack = reach.rough_bounds()[1];
        let near = (0..other.edges.len()).filter(|&i| other.boxes[i].meet(bounds, slack));
        any(near.map(|i| edges_within(reach, edge, other.edge(i))))
    }

    pub(crate) fn holds_a_start_of(&self, other: &Self) -> Option<bool> {
        if !self.filled {
            return Some(false);
        }
        any(other.starts.iter().map(|&start| self.holds(&other.corners[start])))
    }
}

/// Whether two segments come within a distance.
pub(crate) fn edges_within(reach: &Big, a: Edge<Big>, b: Edge<Big>) -> Option<bool> {
    let meet = segments_meet(a, b);
    if meet == Some(true) || reach.is_zero() == Some(true) {
        return meet;
    }
    let ends = [(a.0, b), (a.1, b), (b.0, a), (b.1, a)];
    any(ends.map(|(end, edge)| near_segment(end, edge, reach)).into_iter().chain([meet]))
}

fn lies_on(point: &Spot, edge: Edge<Big>) -> Option<bool> {
    let [p, from, to] = [point, edge.0, edge.1].map(quick);
    on_segment(&p, (&from, &to)).or_else(|| on_segment(point, edge))
}

fn passes_below(point: &Spot, edge: Edge<Big>) -> Option<bool> {
    let [p, from, to] = [point, edge.0, edge.1].map(quick);
    crosses_ray(&p, (&from, &to)).or_else(|| crosses_ray(point, edge))
}

pub(crate) fn quick(point: &Spot) -> Point<Filter> {
    point.rough().expect("big numbers know their rough value")
}

/// Whether an edge crosses the ray straight down from a point that is not on it. Its left end
/// belongs to it, its right end does not.
fn crosses_ray<N: Number>(point: &Point<N>, (from, to): Edge<N>) -> Option<bool> {
    let (starts_left, ends_left) = (from.x.at_most(&point.x)?, to.x.at_most(&point.x)?);
    if starts_left == ends_left {
        return Some(false);
    }
    let turn = to.minus(from).cross(&point.minus(from)).sign()?;
    Some(if starts_left { turn.is_gt() } else { turn.is_lt() })
}

impl Bounds {
    fn of(points: [&Spot; 2]) -> Self {
        let [a, b] = points.map(|p| [p.x.rough_bounds(), p.y.rough_bounds()]);
        Self([0, 1].map(|axis| [a[axis][0].min(b[axis][0]), a[axis][1].max(b[axis][1])]))
    }

    /// Whether they come within a distance along both axes.
    fn meet(&self, other: &Self, reach: f64) -> bool {
        let near = |axis: usize| {
            let ([a, b], [c, d]) = (self.0[axis], other.0[axis]);
            let margin = reach + (a.abs().max(b.abs()).max(d.abs()) + reach) * 1e-14;
            a - d <= margin && c - b <= margin
        };
        near(0) && near(1)
    }

    fn share_columns(&self, other: &Self) -> bool {
        let ([a, b], [c, d]) = (self.0[0], other.0[0]);
        a <= d && c <= b
    }
}
