//! Whether two outlines share a point.

use core::cell::Cell;

use super::bounds::Bounds;
use super::edge::{are_near, may_be_within, overlap_rounded, sharp_ends};
use super::vertex::Vertex;
use super::{Core, Outline};
use crate::any::moved_frame;
use crate::exact::float::greater;
use crate::exact::position::Position;
use crate::exact::terms::Terms;
use crate::tree::{Frame, Node, Path, Runs};
use crate::vector::Vector2D;

/// From how many vertices on boxes around the edges pay if they are made for one question.
const MANY: usize = 24;

/// Enough for 1024 edges in runs of eight; of more edges the runs are longer.
const NODES: usize = 19;

impl<'a> Outline<'a> {
    /// Whether two outlines share a point.
    pub(crate) fn collides(&self, other: &Self) -> bool {
        self.with_boxes(|a| other.with_boxes(|b| a.collides_as_it_is(b)))
    }

    /// Whether it has many edges and no boxes around them.
    fn is_crowded(&self) -> bool {
        self.runs.is_none() && self.path().is_some_and(|path| path.vertices.len() >= MANY)
    }

    /// The same with boxes around its edges, if there are many.
    #[inline(never)]
    fn sorted<'b>(&'b self, nodes: &'b mut [Node]) -> Outline<'b> {
        let path = self.path().filter(|_| self.is_crowded());
        let runs = path.and_then(|path| Runs::within(path, nodes));
        Outline { runs: runs.or(self.runs), ..*self }
    }

    /// Its borrowed edges, if they are a single ring or a chain as it was given.
    fn path(&self) -> Option<Path<'a>> {
        let (vertices, is_closed) = match &self.core {
            Core::Polygon(polygon) if polygon.is_single_ring() => (polygon.vertices(), true),
            Core::Chain(chain) => (chain.vertices(), chain.is_closed()),
            _ => return None,
        };
        let is_plain = self.shift.x == 0.0 && self.shift.y == 0.0;
        is_plain.then_some(Path { vertices, ends: &[], is_closed })
    }

    fn collides_as_it_is(&self, other: &Self) -> bool {
        let reach = [self.radius, other.radius];
        let bounds = other.bounds();
        if !self.bounds().is_near(&bounds, reach) {
            return false;
        }
        self.has_edge_near(other, &bounds, reach)
            || (other.is_filled && self.any_part(|v| other.covers(v)))
            || (self.is_filled && other.any_part(|v| self.covers(v)))
    }

    /// Whether two outlines come within a distance, which is not 0, of each other.
    pub(crate) fn comes_near(&self, other: &Self, distance: f32) -> bool {
        self.with_boxes(|a| other.with_boxes(|b| a.comes_near_as_it_is(b, distance)))
    }

    fn comes_near_as_it_is(&self, other: &Self, distance: f32) -> bool {
        let reach = [self.radius, other.radius, distance];
        let bounds = other.bounds();
        // What is left out is farther, whatever was rounded.
        let far = reach.into_iter().map(f64::from).sum::<f64>()
            + self.bounds().joined(bounds).size() * (16.0 * f64::EPSILON);
        let limit = Cell::new(far * far * (1.0 + 16.0 * f64::EPSILON) + f64::MIN_POSITIVE);
        self.any_edge_nearer(&bounds, None, &limit, |a, a_end| {
            let (around, edge) = (Bounds::of(a, a_end), sharp_ends([a.near, a_end.near]));
            around.square_to(&bounds) < limit.get()
                && other.any_edge_nearer(&around, edge, &limit, |b, b_end| {
                    around.square_to(&Bounds::of(b, b_end)) < limit.get()
                        && are_near([a, a_end], [b, b_end], reach)
                })
        }) || (other.is_filled && self.any_part(|v| other.covers(v)))
            || (self.is_filled && other.any_part(|v| self.covers(v)))
    }

    /// Whether two edges are at most `reach` apart, the other ones within some bounds.
    fn has_edge_near(&self, other: &Self, bounds: &Bounds, reach: Terms<2>) -> bool {
        self.any_edges_near(other, bounds, reach, &|ab, cd| are_near(ab, cd, reach))
    }

    /// Whether two edges that may be at most `reach` apart pass a test, the other ones within some
    /// bounds. The test does not mind which edge comes first.
    fn any_edges_near(
        &self,
        other: &Self,
        bounds: &Bounds,
        reach: Terms<2>,
        test: &dyn Fn([&Vertex; 2], [&Vertex; 2]) -> bool,
    ) -> bool {
        match (&self.runs, &other.runs) {
            (Some(runs), Some(others)) => {
                let far = f64::from(reach[0]) + f64::from(reach[1]);
                let near = |of: &Self, to: &Self| {
                    let way = of.position.seen_from(to.position);
                    move |frame| moved_frame(frame, way).grown(far)
                };
                runs.any_pair(others, near(other, self), near(self, other), |[a, b], [c, d]| {
                    let (ab, cd) =
                        ([self.place(a), self.place(b)], [other.place(c), other.place(d)]);
                    may_be_within(ab, cd, far * far)
                        && test(
                            [&self.vertex(a), &self.vertex(b)],
                            [&other.vertex(c), &other.vertex(d)],
                        )
                })
            }
            (None, Some(_)) => other.any_edges_near(self, &self.bounds(), reach, test),
            _ => self.any_edge_within(bounds, reach, |a, b| {
                Bounds::of(a, b).is_near(bounds, reach)
                    && other.any_edge(|c, d| test([a, b], [c, d]))
            }),
        }
    }

    /// Whether a vertex is none of the points of another outline.
    pub(crate) fn leaves(&self, other: &Self) -> bool {
        self.any_vertex(|v| !other.reaches(v))
    }

    /// Whether a vertex is one of its points.
    fn reaches(&self, v: &Vertex) -> bool {
        let reach = [self.radius, 0.0];
        (self.is_filled && self.covers(v))
            || self.any_edge_near(&Bounds::of(v, v), 0.0, |a, b| are_near([a, b], [v, v], reach))
    }

    /// Whether two outlines with a radius share interior points.
    pub(crate) fn overlaps_rounded(&self, other: &Self) -> bool {
        let reach = [self.radius, other.radius];
        self.any_edges_near(other, &other.bounds(), reach, &|ab, cd| overlap_rounded(ab, cd, reach))
            || (other.is_filled && self.any_part(|v| other.covers(v)))
            || (self.is_filled && other.any_part(|v| self.covers(v)))
    }

    /// Whether all points of another outline lie in the interior of a filled one, told by the edges and
    /// a vertex of each ring: none of the other one's edges meets an edge, or is as near to one as it
    /// reaches further.
    pub(crate) fn holds(&self, other: &Self) -> bool {
        let further = [other.radius, -self.radius];
        let reach = if other.radius > self.radius { further } else { [0.0; 2] };
        self.is_filled
            && other.is_covered_by(self)
            && !(other.is_filled && self.any_part(|v| other.covers(v)))
            && !self.has_edge_near(other, &other.bounds(), reach)
    }

    /// Whether a vertex of each connected part lies in another outline or on one of its edges.
    fn is_covered_by(&self, other: &Self) -> bool {
        !self.any_part(|v| !other.covers(v))
    }

    /// Its edges with boxes around them, if it has these.
    #[inline]
    pub(crate) fn boxes(&self) -> Option<&Runs<'a>> {
        self.runs.as_ref()
    }

    /// Whether an edge passes a test, one after the other; if it has boxes, those are left out that
    /// are certainly further from some bounds than its radius and another one together.
    #[inline]
    pub(crate) fn any_edge_near(
        &self,
        bounds: &Bounds,
        radius: f32,
        test: impl FnMut(&Vertex, &Vertex) -> bool,
    ) -> bool {
        self.any_edge_within(bounds, [self.radius, radius], test)
    }

    /// The same, with those left out that are further from the bounds than `reach`.
    #[inline]
    fn any_edge_within(
        &self,
        bounds: &Bounds,
        reach: Terms<2>,
        test: impl FnMut(&Vertex, &Vertex) -> bool,
    ) -> bool {
        if self.runs.is_none() {
            return self.any_edge(test);
        }
        let reach = f64::from(reach[0]) + f64::from(reach[1]);
        let wanted = self.frame_of_bounds(bounds).grown(reach);
        self.any_edge_whose(|frame| frame.meets(&wanted), test)
    }

    /// Whether an edge passes a test, one after the other; if it has boxes, of those whose boxes pass
    /// another one.
    pub(super) fn any_edge_whose(
        &self,
        is_wanted: impl Fn(&Frame) -> bool,
        mut test: impl FnMut(&Vertex, &Vertex) -> bool,
    ) -> bool {
        let Some(runs) = &self.runs else { return self.any_edge(test) };
        runs.any_edge(is_wanted, |[a, b]| test(&self.vertex(a), &self.vertex(b)))
    }

    /// Whether an edge, and all within the radius of it, is surely beyond some bounds.
    pub(crate) fn any_edge_leaving(&self, bounds: &Bounds) -> bool {
        let is_away =
            |a: &Vertex, b: &Vertex| !Bounds::of(a, b).is_near(bounds, [self.radius, 0.0]);
        let is_wanted = |frame: &Frame| {
            let [low, high] = [frame.low, frame.high].map(|v| self.vertex(v));
            !Bounds::of(&low, &high).is_within(bounds)
        };
        self.any_edge_whose(is_wanted, is_away)
    }

    /// Whether an edge passes a test, one after the other; if it has boxes, left out are those that are no nearer
    /// than the square root of a limit to some bounds, or to an edge within these if it is told.
    #[inline]
    pub(crate) fn any_edge_nearer(
        &self,
        bounds: &Bounds,
        edge: Option<[[f64; 2]; 2]>,
        limit: &Cell<f64>,
        mut test: impl FnMut(&Vertex, &Vertex) -> bool,
    ) -> bool {
        let Some(runs) = &self.runs else { return self.any_edge(test) };
        let around = self.frame_of_bounds(bounds);
        let is_wanted = |frame: &Frame| frame.square_to(&around) < limit.get();
        runs.any_edge(is_wanted, |[a, b]| {
            let own = [self.place(a), self.place(b)];
            edge.is_none_or(|edge| may_be_within(edge, own, limit.get()))
                && test(&self.vertex(a), &self.vertex(b))
        })
    }

    /// A vertex of each of two outlines, if one of them has boxes: not far from each other, if they have
    /// both.
    pub(crate) fn vertices_near(&self, other: &Self) -> Option<[Vertex; 2]> {
        if self.runs.is_none() && other.runs.is_none() {
            return None;
        }
        let near = |outline: &Self, bounds: &Bounds| match &outline.runs {
            Some(runs) => Some(outline.vertex(runs.vertex_near(&outline.frame_of_bounds(bounds)))),
            None => outline.first_vertex(),
        };
        let around = |v: &Vertex| Bounds::of(v, v);
        let end = near(other, &self.bounds())?;
        let start = near(self, &around(&end))?;
        Some([start, near(other, &around(&start))?])
    }

    /// Asks something about the outline, with boxes around its edges if there are many.
    #[inline]
    pub(crate) fn with_boxes<T>(&self, ask: impl FnOnce(&Outline<'_>) -> T) -> T {
        if self.is_crowded() { self.with_new_boxes(ask) } else { ask(self) }
    }

    #[inline(never)]
    fn with_new_boxes<T>(&self, ask: impl FnOnce(&Outline<'_>) -> T) -> T {
        ask(&self.sorted(&mut [Node::UNWRITTEN; NODES]))
    }

    /// A box around bounds that are seen from the anchor, in its own coordinates.
    pub(crate) fn frame_of_bounds(&self, bounds: &Bounds) -> Frame {
        let mut frame = frame_of_bounds(bounds, self.anchor);
        if !self.position.is_zero() {
            frame = moved_frame(frame, Position::ZERO.seen_from(self.position));
        }
        let Vector2D { x, y } = self.shift;
        if x == 0.0 && y == 0.0 {
            return frame;
        }
        // Sums of floats were rounded.
        let Frame { low, high } = frame;
        let back = |v: Vector2D| [f64::from(v.x) - f64::from(x), f64::from(v.y) - f64::from(y)];
        let size = [low.x, low.y, high.x, high.y, x, y].map(|x| f64::from(x.abs()));
        let room = size.into_iter().fold(0.0, greater) * f64::from(f32::EPSILON);
        Frame::around(back(low).map(|x| x - room), back(high).map(|x| x + room), room)
    }

    /// A box in its own coordinates where it stands: around all vertices that it was around.
    #[inline]
    pub(crate) fn moved(&self, &Frame { low, high }: &Frame) -> Frame {
        // Rounding keeps the order of sums.
        moved_frame(Frame { low: low + self.shift, high: high + self.shift }, self.position)
    }

    /// A box around a vertex, in its own coordinates.
    pub(super) fn frame_of(&self, p: &Vertex) -> Frame {
        self.frame_of_bounds(&Bounds::of(p, p))
    }
}

/// A box around bounds that are seen from an anchor.
pub(crate) fn frame_of_bounds(bounds: &Bounds, anchor: Vector2D) -> Frame {
    let anchor = [anchor.x, anchor.y].map(f64::from);
    let place = |v: [f64; 2]| [v[0] + anchor[0], v[1] + anchor[1]];
    let size = anchor[0].abs() + anchor[1].abs();
    Frame::around(place(bounds.low), place(bounds.high), size)
}
