//! Trees: nodes above nodes, as many as it takes until there is one.

use core::ops::Range;

use super::frame::Frame;
use super::node::{Node, WIDTH};

/// No tree has more levels: there are eight times as many things on each, and their number is a u32.
const MOST: usize = u32::BITS as usize / 3 + 1;

/// How many nodes a tree about so many things has.
#[inline]
pub(crate) fn node_count(things: usize) -> usize {
    (0..=top(things)).map(|level| count(things, level)).sum()
}

/// The level of the single node; that of the boxes of things is 0.
#[inline]
fn top(things: usize) -> usize {
    let bits = usize::BITS - things.saturating_sub(1).leading_zeros();
    bits.saturating_sub(1) as usize / 3
}

/// How many nodes a level has.
#[inline]
fn count(things: usize, level: usize) -> usize {
    let Some(last) = things.checked_sub(1) else { return 0 };
    last.checked_shr(3 * level as u32 + 3).unwrap_or(0) + 1
}

/// How many of some things in a row a part has into which they are cut, so that there are boxes around
/// all parts if there is one around each run of some size; of a run that is cut itself there are none.
pub(crate) fn part_of(things: usize, run: usize) -> usize {
    if things <= run {
        return things.div_ceil(WIDTH);
    }
    let mut part = run;
    while part < things.div_ceil(WIDTH) {
        part *= WIDTH;
    }
    part
}

/// How many things a run has, so that some nodes suffice.
pub(crate) fn run_for(things: usize, nodes: usize) -> usize {
    let mut run = WIDTH;
    while node_count(things.div_ceil(run)) > nodes {
        run *= 2;
    }
    run
}

/// Boxes around things, in the order of the things.
#[derive(Clone, Copy)]
pub(crate) struct Tree<'a> {
    /// The nodes of each level, from the single one down to the boxes of things.
    nodes: &'a [Node],
    things: u32,
}

impl<'a> Tree<'a> {
    /// The tree about so many things that some nodes are; None if it has none. Where there are too few
    /// nodes, things are missing.
    #[inline]
    pub(crate) fn new(nodes: &'a [Node], things: usize) -> Option<Self> {
        let things = u32::try_from(things).ok()?;
        (things > 0 && !nodes.is_empty()).then_some(Self { nodes, things })
    }

    /// Builds a tree in nodes of which there are enough.
    pub(crate) fn build(
        nodes: &mut [Node],
        things: usize,
        mut frame: impl FnMut(usize) -> Frame,
    ) -> Option<()> {
        let mut start = node_count(things) - count(things, 0);
        for (number, node) in nodes.get_mut(start..)?.iter_mut().enumerate() {
            *node = Node::EMPTY;
            for thing in number * WIDTH..things.min((number + 1) * WIDTH) {
                node.set_frame(thing, frame(thing));
            }
        }
        for level in 1..=top(things) {
            let (upper, lower) = nodes.split_at_mut(start);
            start -= count(things, level);
            let lower = lower.get(..count(things, level - 1))?;
            for (node, lower) in upper[start..].iter_mut().zip(lower.chunks(WIDTH)) {
                *node = Node::EMPTY;
                let frames = lower.iter().map(Node::whole);
                frames.enumerate().for_each(|(lane, frame)| node.set_frame(lane, frame));
            }
        }
        Some(())
    }

    /// The box around all things.
    #[inline]
    pub(crate) fn frame(&self) -> Frame {
        self.nodes.first().map_or(Frame::EMPTY, Node::whole)
    }

    /// The box around things in a row, if there is one.
    pub(crate) fn frame_of(&self, row: &Range<usize>) -> Option<Frame> {
        let things = self.things as usize;
        if *row == (0..things) {
            return Some(self.frame());
        }
        let (mut level, mut part) = (0, 1);
        while part < row.len() {
            (level, part) = (level + 1, part * WIDTH);
        }
        let is_whole = row.len() == part || row.end == things;
        if !is_whole || !row.start.is_multiple_of(part) {
            return None;
        }
        let (start, number): (usize, _) =
            ((level + 1..=top(things)).map(|level| count(things, level)).sum(), row.start / part);
        Some(self.nodes.get(start + number / WIDTH)?.frame(number))
    }

    /// A thing that is not far from a box: the one that is reached by the nearest box on each level.
    pub(crate) fn near(&self, to: &Frame) -> usize {
        self.first_by(|frame| frame.square_to(to))
    }

    /// The thing that is reached by the box of the least measure on each level.
    pub(crate) fn first_by(&self, measure: impl Fn(&Frame) -> f64) -> usize {
        let things = self.things as usize;
        let (mut level, mut start, mut number) = (top(things), 0, 0);
        while let Some(node) = self.nodes.get(start + number) {
            let measure = |&lane: &usize| measure(&node.frame(lane));
            let least = (0..WIDTH).min_by(|a, b| measure(a).total_cmp(&measure(b)));
            number = number * WIDTH + least.unwrap_or(0);
            if level == 0 {
                break;
            }
            start += count(things, level);
            level -= 1;
        }
        number
    }

    /// Whether a thing passes a test, one after the other, where `select` lets boxes of a node pass
    /// on all levels; it is told the level, 0 for boxes of things, and the number of the node there.
    #[inline]
    pub(crate) fn any(
        &self,
        mut select: impl FnMut(usize, usize, &Node) -> u32,
        mut test: impl FnMut(usize) -> bool,
    ) -> bool {
        let things = self.things as usize;
        let top = top(things);
        let mut pending = [(0, 0); MOST];
        // The level, and where it starts.
        let (mut level, mut start) = (top, 0);
        let Some(node) = self.nodes.first() else { return false };
        pending[level] = (select(level, 0, node), 0_u32);
        loop {
            let (left, number) = pending[level];
            if left == 0 {
                if level == top {
                    return false;
                }
                level += 1;
                start -= count(things, level);
                continue;
            }
            pending[level].0 &= left - 1;
            let below = number as usize * WIDTH + left.trailing_zeros() as usize;
            if level == 0 {
                if below < things && test(below) {
                    return true;
                }
            } else if below < count(things, level - 1)
                && let Some(node) = self.nodes.get(start + count(things, level) + below)
            {
                start += count(things, level);
                level -= 1;
                pending[level] = (select(level, below, node), below as u32);
            }
        }
    }
}
