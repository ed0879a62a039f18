//! Edges in short runs with a tree above them.

use core::ops::Range;

use super::frame::Frame;
use super::level::{Tree, node_count, part_of, run_for};
use super::node::{Node, WIDTH};
use super::path::Path;
use crate::vector::Vector2D;

/// Edges, and boxes around runs of them.
#[derive(Clone, Copy)]
pub(crate) struct Runs<'a> {
    pub(crate) path: Path<'a>,
    tree: Tree<'a>,
    /// How many edges a run has.
    size: usize,
}

impl<'a> Runs<'a> {
    /// How many edges a run has if there are nodes for all of them.
    const SHORT: usize = WIDTH;

    /// How many nodes it takes for some edges.
    pub(crate) fn node_count(edges: usize) -> usize {
        node_count(edges.div_ceil(Self::SHORT))
    }

    /// Reads the nodes that [`Runs::build`] wrote.
    #[inline]
    pub(crate) fn new(path: Path<'a>, nodes: &'a [Node]) -> Option<Self> {
        let tree = Tree::new(nodes, path.count().div_ceil(Self::SHORT))?;
        Some(Self { path, tree, size: Self::SHORT })
    }

    /// Writes as many nodes as [`Runs::node_count`] says.
    pub(crate) fn build(path: Path<'_>, nodes: &mut [Node]) -> Option<()> {
        Self::build_sized(path, Self::SHORT, nodes)
    }

    fn build_sized(path: Path<'_>, size: usize, nodes: &mut [Node]) -> Option<()> {
        let edges = path.count();
        Tree::build(nodes, edges.div_ceil(size), |run| path.frame(run_of(run, size, edges)))
    }

    /// Writes and reads nodes, with runs as long as it takes for them to suffice.
    pub(crate) fn within(path: Path<'a>, nodes: &'a mut [Node]) -> Option<Self> {
        let size = run_for(path.count(), nodes.len());
        Self::build_sized(path, size, nodes)?;
        Some(Self { path, tree: Tree::new(nodes, path.count().div_ceil(size))?, size })
    }

    /// The box around all edges.
    #[inline]
    pub(crate) fn frame(&self) -> Frame {
        self.tree.frame()
    }

    /// How many edges a part has into which some edges in a row are cut.
    pub(crate) fn part_of(&self, edges: usize) -> usize {
        part_of(edges, self.size)
    }

    /// The box around edges in a row, if there is one.
    pub(crate) fn frame_of(&self, edges: &Range<usize>) -> Option<Frame> {
        let is_end = edges.end.is_multiple_of(self.size) || edges.end == self.path.count();
        if !is_end || !edges.start.is_multiple_of(self.size) {
            return None;
        }
        self.tree.frame_of(&(edges.start / self.size..edges.end.div_ceil(self.size)))
    }

    /// The run of edges that is reached by the box of the least measure on each level.
    pub(crate) fn first_by(&self, measure: impl Fn(&Frame) -> f64) -> Range<usize> {
        run_of(self.tree.first_by(measure), self.size, self.path.count())
    }

    /// A vertex that is not far from a box.
    pub(crate) fn vertex_near(&self, to: &Frame) -> Vector2D {
        let run = run_of(self.tree.near(to), self.size, self.path.count());
        let square = |v: &Vector2D| Frame::of(*v, *v).square_to(to);
        let vertices = run.map(|number| self.path.vertex(number));
        vertices.min_by(|a, b| square(a).total_cmp(&square(b))).unwrap_or_default()
    }

    /// Whether a run of edges passes a test, of those whose boxes do; the test gets the box, too.
    #[inline]
    pub(crate) fn any_run(
        &self,
        is_wanted: impl Fn(&Frame) -> bool,
        mut test: impl FnMut(Range<usize>) -> bool,
    ) -> bool {
        let count = self.path.count();
        self.tree
            .any(|_, _, node| node.select(&is_wanted), |run| test(run_of(run, self.size, count)))
    }

    /// Whether an edge passes a test, one after the other, of those whose boxes pass another one
    /// together with all boxes around them.
    #[inline]
    pub(crate) fn any_edge(
        &self,
        is_wanted: impl Fn(&Frame) -> bool,
        mut test: impl FnMut([Vector2D; 2]) -> bool,
    ) -> bool {
        self.any_run(&is_wanted, |run| {
            run.into_iter().any(|number| self.edge_whose(number, &is_wanted).is_some_and(&mut test))
        })
    }

    /// The ends of an edge whose box passes a test; None of one that [is idle](Path::is_idle).
    #[inline]
    pub(crate) fn edge_whose(
        &self,
        number: usize,
        is_wanted: impl Fn(&Frame) -> bool,
    ) -> Option<[Vector2D; 2]> {
        let [a, b] = self.path.edge(number);
        (is_wanted(&Frame::of(a, b)) && !self.path.is_idle(number, [a, b])).then_some([a, b])
    }

    /// Whether a ray to the right from a place crosses the edges an odd number of times; None if a
    /// visited run says that the place lies on it.
    ///
    /// Runs whose boxes the place may lie in are visited, and say for themselves whether they are
    /// crossed. Of the others only the ends matter.
    #[inline]
    pub(crate) fn is_crossed(
        &self,
        place: Frame,
        is_above: impl Fn(Vector2D) -> bool,
        visit: impl FnMut(Range<usize>, &mut bool) -> bool,
    ) -> Option<bool> {
        let is_met = |frame: &Frame| frame.is_passed_from(&place);
        self.is_crossed_by(is_met, |frame| frame.low.x > place.high.x, is_above, visit)
    }

    /// Whether a ray crosses the edges an odd number of times, of which some boxes may be met, and of
    /// these some lie wholly in front of where it starts; vertices are on one side of it or not.
    #[inline]
    pub(crate) fn is_crossed_by(
        &self,
        is_met: impl Fn(&Frame) -> bool,
        is_ahead: impl Fn(&Frame) -> bool,
        is_above: impl Fn(Vector2D) -> bool,
        mut visit: impl FnMut(Range<usize>, &mut bool) -> bool,
    ) -> Option<bool> {
        let (mut ahead, mut inside) = (false, false);
        let count = self.path.count();
        let is_on = self.tree.any(
            |level, number, node| {
                let mut wanted = node.select(&is_met);
                let mut left = wanted;
                while left != 0 {
                    let lane = left.trailing_zeros() as usize;
                    left &= left - 1;
                    if !is_ahead(&node.frame(lane)) {
                        continue;
                    }
                    let run = run_of(number * WIDTH + lane, self.size << (3 * level), count);
                    if let Some([a, b]) = self.path.row(run) {
                        ahead ^= is_above(a) != is_above(b);
                        wanted &= !(1 << lane);
                    }
                }
                wanted
            },
            |run| visit(run_of(run, self.size, count), &mut inside),
        );
        if is_on { None } else { Some(ahead != inside) }
    }
}

/// The edges of a run.
#[inline]
fn run_of(run: usize, size: usize, count: usize) -> Range<usize> {
    let start = run.saturating_mul(size).min(count);
    start..start.saturating_add(size).min(count)
}
