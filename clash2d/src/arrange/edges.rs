//! The edges of outlines and the pieces of a border that they make.

use super::beside::Beside;
use super::piece::{Piece, Place};
use super::tour::{Rounded, Rounding, Source, Tour, any_capsule_piece};
use crate::exact::real::Real;
use crate::outline::{Bounds, Core, Outline, Spot, Vertex};
use crate::tree::{Frame, Runs};
use crate::vector::Vector2D;

/// The edges of an outline, and what their pieces have in common.
pub(super) struct Edges<'o, 'a> {
    outline: &'o Outline<'a>,
    anchor: Vector2D,
    rounding: Rounding,
    beside: Option<Beside>,
}

impl<'o, 'a> Edges<'o, 'a> {
    pub(super) fn of(outline: &'o Outline<'a>, anchor: Vector2D) -> Self {
        let beside = match outline.dimension() {
            0 | 1 => Some(Beside::ON),
            _ if outline.may_cover_itself() => None,
            _ => Some(Beside::LEFT),
        };
        Self { outline, anchor, rounding: Rounding::of(outline), beside }
    }

    /// Whether a piece of an edge passes the test of a tour.
    pub(super) fn any_piece<R: Real>(
        &self,
        before: Option<&Vertex>,
        [a, b]: [&Vertex; 2],
        tour: &mut Tour<'_, R>,
    ) -> Option<bool> {
        let Self { outline, rounding, .. } = *self;
        let is_far = !Bounds::of(a, b).is_near(&tour.within, [outline.radius, 0.0]);
        let spots = [a.spot, b.spot];
        let is_last = outline.is_open_end(b.spot);
        let pieces = rounding.pieces(a.spot == b.spot, is_last);
        if is_far || tour.skips(pieces) {
            tour.next.number += pieces;
            return Some(false);
        }
        match rounding {
            Rounding::None => self.show_edge(spots, tour),
            Rounding::Circle => self.show_circle(spots[0], tour),
            Rounding::Capsule => self.any_capsule_piece(spots, tour),
            Rounding::Edges => self.any_rounded_piece(before, [a, b], is_last, tour),
        }
    }

    fn ends<R: Real>(&self, spots: [Spot; 2]) -> [Place<R>; 2] {
        spots.map(|spot| spot.seen_from(self.anchor))
    }

    #[inline(never)]
    fn straight<R: Real>(&self, spots: [Spot; 2]) -> Piece<R> {
        let [a, b] = self.ends(spots);
        Piece::between(a, b)
    }

    #[inline(never)]
    fn show_edge<R: Real>(&self, spots: [Spot; 2], tour: &mut Tour<'_, R>) -> Option<bool> {
        tour.show(Source::Edge(spots, self.beside), || self.straight(spots))
    }

    #[inline(never)]
    fn any_capsule_piece<R: Real>(&self, spots: [Spot; 2], tour: &mut Tour<'_, R>) -> Option<bool> {
        any_capsule_piece(&self.ends(spots), R::new(self.outline.radius), tour)
    }

    #[inline(never)]
    fn any_rounded_piece<R: Real>(
        &self,
        before: Option<&Vertex>,
        vertices: [&Vertex; 2],
        is_last: bool,
        tour: &mut Tour<'_, R>,
    ) -> Option<bool> {
        let ends = self.ends(vertices.map(|vertex| vertex.spot));
        let radius = R::new(self.outline.radius);
        Rounded { before, vertices, ends, radius, is_last }.any_piece(self.anchor, tour)
    }

    #[inline(never)]
    fn show_circle<R: Real>(&self, spot: Spot, tour: &mut Tour<'_, R>) -> Option<bool> {
        tour.show(Source::Simple(Beside::LEFT), || {
            Piece::circle(spot.seen_from(self.anchor), R::new(self.outline.radius))
        })
    }

    /// The same of all edges, which are regular and have boxes around them.
    pub(super) fn any_piece_among<R: Real>(
        &self,
        runs: &Runs<'_>,
        tour: &mut Tour<'_, R>,
    ) -> Option<bool> {
        let outline = self.outline;
        let around = outline.frame_of_bounds(&tour.within).grown(outline.radius.into());
        let (first, pieces) = (tour.next.number, self.rounding.pieces(false, false));
        let (only, met, mut answer) = (tour.only, tour.met, Some(false));
        let square = f64::from(outline.radius) * f64::from(outline.radius);
        let mut any_of = |number: usize| {
            let [a, b] = runs.path.edge(number);
            if !Frame::of(a, b).meets(&around) {
                return false;
            }
            let [a, b] = [a, b].map(|v| outline.vertex(v));
            let before = runs.path.before(number).map(|v| outline.vertex(v));
            tour.next.number = first + pieces * number as u32;
            answer = self.any_piece(before.as_ref(), [&a, &b], tour);
            answer != Some(false)
        };
        if let Some(only) = only {
            // The last one may have another piece.
            let number = only.number.saturating_sub(first) / pieces;
            any_of((number as usize).min(runs.path.count() - 1));
            return answer;
        }
        let any_of_run = |run| outline.any_of_run(run, met.map(|met| (met, square)), &mut any_of);
        runs.any_run(|frame| frame.meets(&around), any_of_run);
        answer
    }
}

/// Whether all edges of an outline have the same number of pieces, and only the last one those around
/// its end.
pub(super) fn is_regular(outline: &Outline<'_>) -> bool {
    let has_ways = |ring: &[Vector2D]| ring.windows(2).all(|ends| ends[0] != ends[1]);
    let is_regular_ring = |ring: &[Vector2D]| has_ways(ring) && ring.first() != ring.last();
    match outline.core() {
        _ if outline.radius == 0.0 => true,
        Core::Few(..) => true,
        Core::Polygon(polygon) => polygon.rings().all(is_regular_ring),
        Core::Chain(chain) if chain.is_closed() => is_regular_ring(chain.vertices()),
        Core::Chain(chain) => match chain.vertices().split_last() {
            Some((last, before)) => has_ways(chain.vertices()) && !before.contains(last),
            None => true,
        },
    }
}
