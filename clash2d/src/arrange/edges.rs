//! The edges of outlines and the pieces of a border that they make.

use core::ops::Range;

use super::beside::Beside;
use super::piece::{Piece, Place};
use super::tour::{Rounded, Rounding, Source, Tour, any_capsule_piece};
use crate::exact::real::Real;
use crate::outline::{Bounds, Outline, Row, Sift, Spot, Vertex, dot, minus, sifted};
use crate::root::square_root;
use crate::tree::{Frame, Path, Runs};
use crate::vector::Vector2D;

/// The edges of an outline, and what their pieces have in common.
pub(super) struct Edges<'o, 'a> {
    outline: &'o Outline<'a>,
    anchor: Vector2D,
    rounding: Rounding,
    beside: Option<Beside>,
    numbers: Option<&'o Numbers<'a>>,
}

impl<'o, 'a> Edges<'o, 'a> {
    pub(super) fn of(
        outline: &'o Outline<'a>,
        anchor: Vector2D,
        numbers: Option<&'o Numbers<'a>>,
    ) -> Self {
        let beside = match outline.dimension() {
            0 | 1 => Some(Beside::ON),
            _ if outline.may_cover_itself() => None,
            _ => Some(Beside::LEFT),
        };
        Self { outline, anchor, rounding: Rounding::of(outline), beside, numbers }
    }

    /// Whether a piece of an edge passes the test of a tour.
    pub(super) fn any_piece<R: Real>(
        &self,
        before: Option<&Vertex>,
        [a, b]: [&Vertex; 2],
        tour: &mut Tour<'_, R>,
    ) -> Option<bool> {
        let Self { outline, rounding, .. } = *self;
        let is_far = !Bounds::of(a, b).is_near(&tour.within, [outline.radius, 0.0])
            || tour.at.is_some_and(|at| self.is_off(before, [a, b], at));
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

    /// Whether all that is as far from an edge as the radius is surely beyond a distance of a place.
    fn is_off(
        &self,
        before: Option<&Vertex>,
        ends: [&Vertex; 2],
        (place, distance): ([f64; 2], f64),
    ) -> bool {
        // A whole circle around its start comes nearer.
        let is_dot = |before: &Vertex| before.spot == ends[0].spot;
        if !matches!(self.rounding, Rounding::Edges) || before.is_some_and(is_dot) {
            return false;
        }
        let slips = ends.map(|end| end.near[0].slip() + end.near[1].slip());
        self.gap_to(ends.map(Vertex::place), place) > distance + slips[0] + slips[1]
    }

    /// How far a place is at least from what is as far from an edge as the radius.
    fn gap_to(&self, [a, b]: [[f64; 2]; 2], place: [f64; 2]) -> f64 {
        let (way, from) = (minus(b, a), minus(place, a));
        let part = (dot(from, way) / dot(way, way)).clamp(0.0, 1.0);
        let rest = minus(from, way.map(|x| part * x));
        let radius = f64::from(self.outline.radius);
        // Of a short edge the nearest point is off by the root of a rounding.
        let size = [a, b, place].as_flattened().iter().fold(radius, |size, x| size + x.abs());
        (square_root(dot(rest, rest)) - radius).abs() - size / f64::from(1 << 22)
    }

    fn ends<R: Real>(&self, spots: [Spot; 2], run: R::Run) -> [Place<R>; 2] {
        spots.map(|spot| spot.seen_in(self.anchor, run))
    }

    #[inline(never)]
    fn straight<R: Real>(&self, spots: [Spot; 2], run: R::Run) -> Piece<R> {
        let [a, b] = self.ends(spots, run);
        Piece::between(a, b)
    }

    #[inline(never)]
    fn show_edge<R: Real>(&self, spots: [Spot; 2], tour: &mut Tour<'_, R>) -> Option<bool> {
        let run = tour.run;
        tour.show(Source::Edge(spots, self.beside), || self.straight(spots, run))
    }

    #[inline(never)]
    fn any_capsule_piece<R: Real>(&self, spots: [Spot; 2], tour: &mut Tour<'_, R>) -> Option<bool> {
        let radius = R::new_in(self.outline.radius, tour.run);
        any_capsule_piece(&self.ends(spots, tour.run), radius, tour)
    }

    #[inline(never)]
    fn any_rounded_piece<R: Real>(
        &self,
        before: Option<&Vertex>,
        vertices: [&Vertex; 2],
        is_last: bool,
        tour: &mut Tour<'_, R>,
    ) -> Option<bool> {
        let ends = self.ends(vertices.map(|vertex| vertex.spot), tour.run);
        let radius = R::new_in(self.outline.radius, tour.run);
        Rounded { before, vertices, ends, radius, is_last }.any_piece(self.anchor, tour)
    }

    #[inline(never)]
    fn show_circle<R: Real>(&self, spot: Spot, tour: &mut Tour<'_, R>) -> Option<bool> {
        let run = tour.run;
        tour.show(Source::Simple(Beside::LEFT), || {
            Piece::circle(spot.seen_in(self.anchor, run), R::new_in(self.outline.radius, run))
        })
    }

    /// The same of all edges, which have boxes around them.
    pub(super) fn any_piece_among<R: Real>(
        &self,
        runs: &Runs<'_>,
        tour: &mut Tour<'_, R>,
    ) -> Option<bool> {
        let outline = self.outline;
        let around = outline.frame_of_bounds(&tour.within).grown(outline.radius.into());
        let (first, pieces) = (tour.next.number, self.rounding.pieces(false, false));
        let (only, at, met, mut answer) = (tour.only, tour.at, tour.met, Some(false));
        let (numbers, mut known) = (self.numbers, (0, 0));
        let square = f64::from(outline.radius) * f64::from(outline.radius);
        let mut any_of = |number: usize| {
            let [a, b] = runs.path.edge(number);
            if !Frame::of(a, b).meets(&around) {
                return false;
            }
            let [a, b] = [a, b].map(|v| outline.vertex(v));
            let before = runs.path.before(number).map(|v| outline.vertex(v));
            tour.next.number = first
                + match numbers {
                    Some(numbers) => numbers.before(number, &mut known),
                    None => pieces * number as u32,
                };
            answer = self.any_piece(before.as_ref(), [&a, &b], tour);
            answer != Some(false)
        };
        if let Some(only) = only {
            let piece = only.number.saturating_sub(first);
            any_of(match numbers {
                Some(numbers) => numbers.edge_of(piece),
                // The last one may have another piece.
                None => ((piece / pieces) as usize).min(runs.path.count() - 1),
            });
            return answer;
        }
        // Where no edge is none, and all are known to a rounding.
        let at = at.filter(|_| runs.path.is_regular && outline.position.is_zero());
        let is_off = |edge, (place, distance)| self.gap_to(edge, place) > distance;
        let sift = |row: &Row| match (at, met) {
            (Some(at), _) => {
                let edges = row.array_windows().zip(0..);
                edges.fold(0, |passed, (edge, i)| passed | u32::from(!is_off(*edge, at)) << i)
            }
            (_, Some(met)) => sifted(row, met, square),
            _ => !0,
        };
        let is_sifted = at.is_some() || met.is_some();
        let sift: Option<Sift<'_>> = if is_sifted { Some(&sift) } else { None };
        runs.any_run(
            |frame| frame.meets(&around),
            |run| outline.any_of_run_whose(run, sift, &mut any_of),
        );
        answer
    }
}

/// How many pieces come before the edges of an outline that have not all as many: vertices follow each other that
/// are equal, or a chain passes where it ends.
#[derive(Clone, Copy)]
pub(super) struct Numbers<'a> {
    path: Path<'a>,
    /// Where the last edge of a chain ends, which makes a piece more.
    last: Option<Vector2D>,
    /// Before each of some parts of the edges.
    before: [u32; PARTS],
    /// How many edges a part has.
    size: usize,
}

/// In how many parts edges are counted.
const PARTS: usize = 32;

impl<'a> Numbers<'a> {
    /// Those of an outline with boxes; None if all edges have as many pieces, but for the end of a chain.
    pub(super) fn of(outline: &Outline<'a>) -> Option<Self> {
        let path = outline.boxes()?.path;
        if outline.radius == 0.0 || path.is_regular {
            return None;
        }
        let last = if path.is_closed { None } else { path.vertices.last().copied() };
        let size = path.count().div_ceil(PARTS).max(1);
        let mut numbers = Self { path, last, before: [u32::MAX; PARTS], size };
        let mut sum = 0;
        for (part, start) in (0..path.count()).step_by(size).enumerate() {
            numbers.before[part] = sum;
            sum += numbers.pieces(start..path.count().min(start + size));
        }
        Some(numbers)
    }

    /// How many come before an edge, of one before which that is known.
    fn before(&self, number: usize, known: &mut (usize, u32)) -> u32 {
        let part = number / self.size;
        if part > known.0 / self.size {
            *known = (part * self.size, self.before[part]);
        }
        known.1 += self.pieces(known.0..number);
        known.0 = number;
        known.1
    }

    /// The edge of a piece.
    fn edge_of(&self, piece: u32) -> usize {
        let part = self.before.partition_point(|&before| before <= piece).saturating_sub(1);
        let (mut edge, mut end) = (part * self.size, self.before[part]);
        loop {
            end += self.pieces(edge..edge + 1);
            if end > piece || edge + 1 >= self.path.count() {
                return edge;
            }
            edge += 1;
        }
    }

    /// How many pieces some edges have.
    fn pieces(&self, edges: Range<usize>) -> u32 {
        let pieces = |number| {
            let [a, b] = self.path.edge(number);
            Rounding::Edges.pieces(a == b, Some(b) == self.last)
        };
        edges.map(pieces).sum()
    }
}
