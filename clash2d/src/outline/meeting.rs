//! Whether two outlines share a point.

use core::cell::Cell;
use core::ops::Range;

use super::bounds::Bounds;
use super::edge::{Met, Row, Sift, are_near, as_sift, overlap_rounded, sifted};
use super::vertex::Vertex;
use super::{Core, Outline};
use crate::any::{moved_frame, words_mut};
use crate::exact::float::greater;
use crate::exact::position::Position;
use crate::exact::real::{Near, Real};
use crate::exact::terms::Terms;
use crate::tree::{Frame, Node, Path, Runs, WIDTH};
use crate::vector::Vector2D;

/// From how many vertices on boxes around the edges pay if they are made for one question.
pub(crate) const MANY: usize = 24;

/// Enough for 1024 edges in runs of eight; of more edges the runs are longer.
const NODES: usize = 19;

/// The ends of how many rings are among these nodes at most, in less than half of them.
const RINGS: usize = 8 * Node::WORDS;

impl<'a> Outline<'a> {
    /// Whether two outlines share a point.
    pub(crate) fn collides(&self, other: &Self) -> bool {
        self.with_boxes(|a| other.with_boxes(|b| a.is_near(b, [a.radius, b.radius])))
    }

    /// Whether it has many edges and no boxes around them.
    fn is_crowded(&self) -> bool {
        self.runs.is_none() && self.path().is_some_and(|(path, _)| path.vertices.len() >= MANY)
    }

    /// Boxes around its edges, if there are many and it has none.
    #[inline(never)]
    pub(crate) fn new_boxes<'n>(&self, nodes: &'n mut [Node]) -> Option<Runs<'n>>
    where
        'a: 'n,
    {
        let (path, rings) = self.path().filter(|_| self.is_crowded())?;
        let (ends, nodes) = nodes.split_at_mut_checked(rings.len().div_ceil(Node::WORDS))?;
        let ends = words_mut(ends).get_mut(..rings.len())?;
        let mut last = 0_u32;
        for (end, size) in ends.iter_mut().zip(rings) {
            last = last.checked_add(*size)?;
            *end = last;
        }
        if !rings.is_empty() && last as usize != path.vertices.len() {
            return None;
        }
        let path = Path { ends, ..path };
        // What is not rounded has one piece an edge.
        Runs::within(if self.radius > 0.0 { path.looked_through() } else { path }, nodes)
    }

    /// The same with such boxes, or as it is.
    pub(crate) fn among<'n>(self, boxes: Option<Runs<'n>>) -> Outline<'n>
    where
        'a: 'n,
    {
        Outline { runs: boxes.or(self.runs), ..self }
    }

    /// Whether its edges are known to have as many pieces each if it is rounded.
    pub(crate) fn is_regular(&self) -> bool {
        match &self.runs {
            Some(runs) => runs.path.is_regular,
            None => self
                .path()
                .is_some_and(|(path, rings)| rings.is_empty() && path.looked_through().is_regular),
        }
    }

    /// Its borrowed edges as they were given, but for where rings end, and how many vertices each ring has if there
    /// are some.
    fn path(&self) -> Option<(Path<'a>, &'a [u32])> {
        let (vertices, is_closed, rings) = match &self.core {
            Core::Polygon(polygon) => (polygon.vertices(), true, polygon.ring_sizes()?),
            Core::Chain(chain) => (chain.vertices(), chain.is_closed(), &[][..]),
            Core::Few(..) => return None,
        };
        let path = Path { vertices, ends: &[], is_closed, is_regular: false };
        let is_plain = self.shift.x == 0.0 && self.shift.y == 0.0;
        (is_plain && rings.len() <= RINGS).then_some((path, rings))
    }

    /// Whether two outlines come within a distance, which is not 0, of each other.
    pub(crate) fn comes_near(&self, other: &Self, distance: f32) -> bool {
        let reach = [self.radius, other.radius, distance];
        self.with_boxes(|a| other.with_boxes(|b| a.is_near(b, reach)))
    }

    /// Whether the cores of two outlines come within a distance of each other.
    fn is_near<const N: usize>(&self, other: &Self, reach: Terms<N>) -> bool {
        self.shares(other, reach, &|ab, cd| are_near(ab, cd, reach))
    }

    /// Whether edges that may be at most `reach` apart pass a test, or one of two outlines covers the other one.
    fn shares<const N: usize>(
        &self,
        other: &Self,
        reach: Terms<N>,
        test: &dyn Fn([&Vertex; 2], [&Vertex; 2]) -> bool,
    ) -> bool {
        let bounds = other.bounds();
        self.bounds().is_near(&bounds, reach)
            && (self.any_edges_near(other, &bounds, reach, test)
                || (other.is_filled && self.any_part(|v| other.covers(v)))
                || (self.is_filled && other.any_part(|v| self.covers(v))))
    }

    /// Whether two edges that may be at most `reach` apart pass a test, the other ones within some
    /// bounds. The test does not mind which edge comes first.
    fn any_edges_near<const N: usize>(
        &self,
        other: &Self,
        bounds: &Bounds,
        reach: Terms<N>,
        test: &dyn Fn([&Vertex; 2], [&Vertex; 2]) -> bool,
    ) -> bool {
        let far = reach.into_iter().map(f64::from).sum::<f64>();
        let (runs, others) = match (&self.runs, &other.runs) {
            (Some(runs), Some(others)) => (runs, others),
            (None, Some(_)) => return other.any_edges_near(self, &self.bounds(), reach, test),
            _ => {
                return self.any_edge_beside(bounds, None, far, |a, b| {
                    Bounds::of(a, b).is_near(bounds, reach)
                        && other.any_edge(|c, d| test([a, b], [c, d]))
                });
            }
        };
        let near = |of: &Self, to: &Self| {
            let way = of.position.seen_from(to.position);
            move |frame| moved_frame(frame, way).grown(far)
        };
        let (here, there) = (near(other, self), near(self, other));
        let whole = here(others.frame());
        let may_meet = |frame: &Frame| frame.meets(&whole);
        runs.any_run(may_meet, |run| {
            let around = there(runs.path.frame(run.clone()));
            let is_wanted = |frame: &Frame| frame.meets(&around);
            others.any_edge(is_wanted, |cd| {
                let near = here(Frame::of(cd[0], cd[1]));
                let met = Some((cd.map(|v| other.place(v)), far * far));
                self.any_of_run(run.clone(), met, |number| {
                    let ends = runs.edge_whose(number, |frame| frame.meets(&near));
                    ends.is_some_and(|ab| {
                        let [a, b] = ab.map(|v| self.vertex(v));
                        let [c, d] = cd.map(|v| other.vertex(v));
                        test([&a, &b], [&c, &d])
                    })
                })
            })
        })
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
        self.shares(other, reach, &|ab, cd| overlap_rounded(ab, cd, reach))
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
            && !self
                .any_edges_near(other, &other.bounds(), reach, &|ab, cd| are_near(ab, cd, reach))
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
        self.any_edge_beside(bounds, None, f64::from(radius), test)
    }

    /// The same, with those left out as well that are so from an edge within these bounds, if it is told.
    #[inline]
    pub(crate) fn any_edge_beside(
        &self,
        bounds: &Bounds,
        edge: Option<[[f64; 2]; 2]>,
        radius: f64,
        test: impl FnMut(&Vertex, &Vertex) -> bool,
    ) -> bool {
        if self.runs.is_none() {
            return self.any_edge(test);
        }
        let reach = f64::from(self.radius) + radius;
        let wanted = self.frame_of_bounds(bounds).grown(reach);
        let met = || edge.map(|edge| (edge, reach * reach));
        self.any_edge_whose(|frame| frame.meets(&wanted), met, test)
    }

    /// Whether an edge passes a test, one after the other; if it has boxes, of those whose boxes pass
    /// another one, and that are near what they are to meet.
    #[inline]
    pub(crate) fn any_edge_whose(
        &self,
        is_wanted: impl Fn(&Frame) -> bool,
        met: impl Fn() -> Met,
        mut test: impl FnMut(&Vertex, &Vertex) -> bool,
    ) -> bool {
        let Some(runs) = &self.runs else { return self.any_edge(test) };
        runs.any_run(&is_wanted, |run| {
            self.any_of_run(run, met(), |number| {
                let ends = runs.edge_whose(number, &is_wanted);
                ends.is_some_and(|[a, b]| test(&self.vertex(a), &self.vertex(b)))
            })
        })
    }

    /// Whether an edge, and all within the radius of it, is surely beyond some bounds.
    pub(crate) fn any_edge_leaving(&self, bounds: &Bounds) -> bool {
        let is_away =
            |a: &Vertex, b: &Vertex| !Bounds::of(a, b).is_near(bounds, [self.radius, 0.0]);
        let is_wanted = |frame: &Frame| {
            let [low, high] = [frame.low, frame.high].map(|v| self.vertex(v));
            !Bounds::of(&low, &high).is_within(bounds)
        };
        self.any_edge_whose(is_wanted, || None, is_away)
    }

    /// Whether an edge passes a test, one after the other; if it has boxes, left out are those that are no nearer
    /// than the square root of a limit to some bounds, or to an edge within these if it is told.
    #[inline]
    pub(crate) fn any_edge_nearer(
        &self,
        bounds: &Bounds,
        edge: Option<[[f64; 2]; 2]>,
        limit: &Cell<f64>,
        test: impl FnMut(&Vertex, &Vertex) -> bool,
    ) -> bool {
        if self.runs.is_none() {
            return self.any_edge(test);
        }
        let around = self.frame_of_bounds(bounds);
        let is_wanted = |frame: &Frame| frame.square_to(&around) < limit.get();
        self.any_edge_whose(is_wanted, || edge.map(|edge| (edge, limit.get())), test)
    }

    /// Whether the number of an edge in a run that is near what it is to meet passes a test, one after the other.
    #[inline]
    pub(crate) fn any_of_run(
        &self,
        run: Range<usize>,
        met: Met,
        test: impl FnMut(usize) -> bool,
    ) -> bool {
        let sift = met.map(|(edge, square)| move |row: &Row| sifted(row, edge, square));
        self.any_of_run_whose(run, sift.as_ref().map(as_sift), test)
    }

    /// The same for edges that pass another test, eight at once, if there is one.
    #[inline]
    pub(crate) fn any_of_run_whose(
        &self,
        run: Range<usize>,
        sift: Option<Sift<'_>>,
        mut test: impl FnMut(usize) -> bool,
    ) -> bool {
        let (Some(runs), Some(sift)) = (&self.runs, sift) else { return run.into_iter().any(test) };
        let end = run.end;
        run.step_by(WIDTH).any(|first| {
            let mut left = self.passed(&runs.path, first..end.min(first + WIDTH), sift);
            while left != 0 {
                let number = first + left.trailing_zeros() as usize;
                left &= left - 1;
                if test(number) {
                    return true;
                }
            }
            false
        })
    }

    /// Which edges of a short run pass a test, a bit each. Not in line: tests of edges nest, and need no room for a row.
    #[inline(never)]
    fn passed(&self, path: &Path<'_>, run: Range<usize>, sift: Sift<'_>) -> u32 {
        let all = !(!0 << run.len());
        self.row(path, run).map_or(all, |row| sift(&row) & all)
    }

    /// Where the ends of the edges of a short run are, if each begins where the one before ends.
    fn row(&self, path: &Path<'_>, run: Range<usize>) -> Option<Row> {
        let is_plain = self.position.is_zero() && path.ends.is_empty();
        if is_plain && let Some(row) = path.vertices.get(run.start..=run.start + WIDTH) {
            return Some(core::array::from_fn(|i| {
                let own = row[i] + self.shift;
                let seen = |x: f32, from: f32| f64::from(x) - f64::from(from);
                [seen(own.x, self.anchor.x), seen(own.y, self.anchor.y)]
            }));
        }
        let [_, last] = path.row(run.clone())?;
        Some(core::array::from_fn(|i| {
            let inner = run.clone().nth(i).map(|number| path.vertex(number));
            self.place(inner.unwrap_or(last))
        }))
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
    pub(crate) fn with_boxes<T>(&self, mut ask: impl FnMut(&Outline<'_>) -> T) -> T {
        if self.is_crowded() { self.with_new_boxes(&mut ask) } else { ask(self) }
    }

    #[inline(never)]
    fn with_new_boxes<T>(&self, ask: &mut dyn FnMut(&Outline<'_>) -> T) -> T {
        ask(&self.among(self.new_boxes(&mut [Node::UNWRITTEN; NODES])))
    }

    /// A box around bounds that are seen from the anchor, in its own coordinates.
    pub(crate) fn frame_of_bounds(&self, bounds: &Bounds) -> Frame {
        let frame = frame_of_bounds(bounds, self.anchor, self.position);
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
}

/// A box around bounds that are seen from an anchor, in the coordinates of what stands somewhere: as far as that is
/// near the anchor, both may be far away.
pub(crate) fn frame_of_bounds(bounds: &Bounds, anchor: Vector2D, position: Position) -> Frame {
    let [x, y] = position.point::<Near>(Vector2D::ZERO, anchor);
    let (slip, size) = (x.slip() + y.slip(), x.value().abs() + y.value().abs());
    let seen =
        |v: [f64; 2], side: f64| [v[0] - x.value() + side * slip, v[1] - y.value() + side * slip];
    Frame::around(seen(bounds.low, -1.0), seen(bounds.high, 1.0), size + slip)
}
