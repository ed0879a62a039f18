//! Rays from a place on a border: how often they pass it tells what lies beside.

use core::cell::Cell;
use core::cmp::Ordering;

use super::piece::Place;
use crate::exact::real::{Near, Real};
use crate::outline::{Outline, Vertex, cross, dot, minus};
use crate::tree::{Frame, Runs};
use crate::vector::Vector2D;

/// A ray to the left of a direction.
pub(super) struct Ray<R> {
    anchor: Vector2D,
    place: Place<R>,
    direction: Place<R>,
    /// The place and the direction. f64 decides about most edges, even where the place is known better.
    nearly: (Place<Near>, Place<Near>),
}

/// What is known of the edges that a ray may have passed.
#[derive(Default)]
pub(super) struct Passed {
    /// Whether the ray crosses an odd number of them.
    pub(super) is_odd: bool,
    /// Whether it starts on one.
    pub(super) is_on: bool,
    /// Whether an odd number of them run along the direction.
    pub(super) is_between: bool,
}

impl<R: Real> Ray<R> {
    pub(super) fn new(anchor: Vector2D, place: Place<R>, direction: Place<R>) -> Self {
        let nearly = (place.map(Near::about), direction.map(Near::about));
        Self { anchor, place, direction, nearly }
    }

    fn seen(&self, vertex: &Vertex) -> Place<R> {
        vertex.spot.seen_in(self.anchor, self.place[0].run())
    }

    /// Whether a vertex lies ahead of the start, along the direction.
    fn ahead(&self, p: &Vertex) -> Option<Ordering> {
        let near = dot(minus(p.near, self.nearly.0), self.nearly.1).sign();
        near.or_else(|| dot(minus(self.seen(p), self.place), self.direction).sign())
    }

    /// Notes what the ray has to do with an edge, which may be the one along which it starts.
    pub(super) fn pass(
        &self,
        [a, b]: [&Vertex; 2],
        is_own: bool,
        passed: &mut Passed,
    ) -> Option<()> {
        if is_own {
            (passed.is_on, passed.is_between) = (true, !passed.is_between);
            return Some(());
        }
        let (a_ahead, b_ahead) = (self.ahead(a)?, self.ahead(b)?);
        if a_ahead.is_gt() != b_ahead.is_gt() {
            // From the rear end to the front one: edges there and back must get the same answer.
            let edge = if b_ahead.is_gt() { [a, b] } else { [b, a] };
            let side = self.side(edge)?;
            // What starts here may lead aside.
            let side_ahead = if side.is_eq() { self.side_ahead(edge)? } else { side };
            passed.is_odd ^= side_ahead.is_lt();
            passed.is_between ^= side_ahead.is_eq();
            passed.is_on |= side.is_eq();
        } else if a_ahead.is_eq() || b_ahead.is_eq() {
            passed.is_on |= is_on_edge(self.place, self.seen(a), self.seen(b))?;
        }
        Some(())
    }

    /// On which side of an edge's line it starts.
    fn side(&self, [rear, front]: [&Vertex; 2]) -> Option<Ordering> {
        let near = cross(minus(front.near, rear.near), minus(self.nearly.0, rear.near)).sign();
        near.or_else(|| {
            let rear = self.seen(rear);
            cross(minus(self.seen(front), rear), minus(self.place, rear)).sign()
        })
    }

    /// The same a little ahead of a start that is on the line.
    #[inline(never)]
    fn side_ahead(&self, [rear, front]: [&Vertex; 2]) -> Option<Ordering> {
        let near = cross(minus(front.near, rear.near), self.nearly.1).sign();
        near.or_else(|| cross(minus(self.seen(front), self.seen(rear)), self.direction).sign())
    }

    /// What the ray has to do with the edges of an outline, of which it may start on the one with a number.
    pub(super) fn pass_each(&self, outline: &Outline<'_>, own: Option<u32>) -> Option<Passed> {
        let (mut passed, mut index, mut is_certain) = (Passed::default(), 0, true);
        outline.any_edge_after(|_, a, b| {
            is_certain = self.pass([a, b], own == Some(index), &mut passed).is_some();
            index += 1;
            !is_certain
        });
        is_certain.then_some(passed)
    }

    /// The same of edges that boxes are around.
    pub(super) fn pass_all(
        &self,
        runs: &Runs<'_>,
        outline: &Outline<'_>,
        own: Option<u32>,
    ) -> Option<Passed> {
        let (lane, mut passed) = (Lane::of(self), Passed::default());
        let is_doubtful = Cell::new(false);
        let is_ahead = |v: Vector2D| match self.ahead(&outline.vertex(v)) {
            Some(ahead) => ahead.is_gt(),
            None => {
                is_doubtful.set(true);
                false
            }
        };
        let is_odd = runs.is_crossed_by(
            |frame| lane.may_meet(&outline.moved(frame)),
            |frame| lane.holds(&outline.moved(frame)),
            is_ahead,
            |run, is_inside| {
                let is_stuck = run.into_iter().any(|number| {
                    let [a, b] = runs.path.edge(number).map(|v| outline.vertex(v));
                    self.pass([&a, &b], own == Some(number as u32), &mut passed).is_none()
                });
                *is_inside = passed.is_odd;
                is_stuck
            },
        );
        is_odd.filter(|_| !is_doubtful.get()).map(|is_odd| Passed { is_odd, ..passed })
    }
}

/// All places that a ray may pass; never too little.
struct Lane {
    start: [f64; 2],
    along: [f64; 2],
    /// What products of the direction with ways from the start are off by, and what the coordinates of
    /// places are to be multiplied by for what they add.
    slip: f64,
    error: f64,
}

impl Lane {
    fn of<R>(ray: &Ray<R>) -> Self {
        let (place, direction) = ray.nearly;
        let anchor = [ray.anchor.x, ray.anchor.y].map(f64::from);
        let along = direction.map(Near::value);
        let length = along[0].abs() + along[1].abs();
        let slips = place[0].slip() + place[1].slip();
        let turn = direction[0].slip() + direction[1].slip();
        let start = [0, 1].map(|axis| place[axis].value() + anchor[axis]);
        let sizes = [place[0].value(), place[1].value(), anchor[0], anchor[1]];
        let size: f64 = sizes.map(f64::abs).iter().sum();
        let error = 32.0 * f64::EPSILON * length + turn;
        Self { start, along, slip: slips * (length + turn) + error * size, error }
    }

    /// How far the middle of a box lies ahead of the start and to the left of the ray's direction, and by
    /// how much more or less other places of it may.
    #[inline]
    fn seen(&self, frame: &Frame) -> [(f64, f64); 2] {
        let [x, y] = frame.middles();
        let [dx, dy] = self.along;
        let way = [x.0 - self.start[0], y.0 - self.start[1]];
        let size = x.0.abs() + y.0.abs() + x.1 + y.1;
        let slip = self.slip + self.error * size;
        let (ahead, left) = (dx * way[0] + dy * way[1], dx * way[1] - dy * way[0]);
        let reach = |x_part: f64, y_part: f64| x_part.abs() * x.1 + y_part.abs() * y.1 + slip;
        [(ahead, reach(dx, dy)), (left, reach(dy, dx))]
    }

    /// Whether the ray may pass a box.
    #[inline]
    fn may_meet(&self, frame: &Frame) -> bool {
        let [(ahead, reach), (left, reach_left)] = self.seen(frame);
        !((ahead.abs() > reach) | (left < -reach_left))
    }

    /// Whether all of a box lies to the left of where the ray starts.
    #[inline]
    fn holds(&self, frame: &Frame) -> bool {
        let [_, (left, reach)] = self.seen(frame);
        left > reach
    }
}

/// Whether a place lies on an edge.
#[inline(never)]
pub(super) fn is_on_edge<R: Real>(place: Place<R>, a: Place<R>, b: Place<R>) -> Option<bool> {
    let (way, from_a, from_b) = (minus(b, a), minus(place, a), minus(place, b));
    if cross(way, from_a).sign()?.is_ne() {
        return Some(false);
    }
    if !is_moving(a, b)? {
        return Some(!is_moving(a, place)?);
    }
    Some(dot(way, from_a).sign()?.is_ge() && dot(way, from_b).sign()?.is_le())
}

fn is_moving<R: Real>(a: Place<R>, b: Place<R>) -> Option<bool> {
    Some(a[0].compare(b[0])?.is_ne() || a[1].compare(b[1])?.is_ne())
}
