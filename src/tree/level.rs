//! Trees: nodes above nodes, as many as it takes until there is one.

use super::frame::Frame;
use super::node::{Node, WIDTH};

/// No tree has more levels: eight times as many things on each.
const MOST: usize = 11;

/// How many nodes a tree about so many things has.
pub(crate) fn node_count(things: usize) -> usize {
    let (mut level, mut sum) = (things.div_ceil(WIDTH), 0);
    while level > 1 {
        sum += level;
        level = level.div_ceil(WIDTH);
    }
    sum + level
}

/// Boxes around things, in the order of the things.
#[derive(Clone, Copy)]
pub(crate) struct Tree<'a> {
    /// The nodes of each level, the things' boxes first.
    nodes: &'a [Node],
    things: usize,
    /// Where each level starts.
    starts: [u32; MOST],
    /// The number of the level of one node.
    top: usize,
}

impl<'a> Tree<'a> {
    /// The tree about so many things that some nodes are; None if they are too few or none.
    #[inline]
    pub(crate) fn new(nodes: &'a [Node], things: usize) -> Option<Self> {
        let (mut starts, mut top, mut level, mut sum) = ([0; MOST], 0, things.div_ceil(WIDTH), 0);
        while level > 1 {
            sum += level;
            level = level.div_ceil(WIDTH);
            top += 1;
            *starts.get_mut(top)? = u32::try_from(sum).ok()?;
        }
        (things > 0 && sum < nodes.len()).then_some(Self { nodes, things, starts, top })
    }

    /// Builds a tree in nodes of which there are enough.
    pub(crate) fn build(
        nodes: &mut [Node],
        things: usize,
        mut frame: impl FnMut(usize) -> Frame,
    ) -> Option<()> {
        let (mut below, mut count) = (0, things);
        for (number, node) in nodes.get_mut(..things.div_ceil(WIDTH))?.iter_mut().enumerate() {
            *node = Node::EMPTY;
            for thing in number * WIDTH..things.min((number + 1) * WIDTH) {
                node.set_frame(thing, frame(thing));
            }
        }
        while count > WIDTH {
            count = count.div_ceil(WIDTH);
            let start = below + count;
            let (lower, upper) = nodes.split_at_mut_checked(start)?;
            let lower = lower.get(below..)?;
            for (node, lower) in upper.iter_mut().zip(lower.chunks(WIDTH)) {
                *node = Node::EMPTY;
                let frames = lower.iter().map(Node::whole);
                frames.enumerate().for_each(|(lane, frame)| node.set_frame(lane, frame));
            }
            below = start;
        }
        Some(())
    }

    /// The box around all things.
    #[inline]
    pub(crate) fn frame(&self) -> Frame {
        self.node(self.top, 0).map_or(Frame::EMPTY, Node::whole)
    }

    #[inline]
    fn node(&self, level: usize, number: usize) -> Option<&'a Node> {
        self.nodes.get(*self.starts.get(level)? as usize + number)
    }

    /// Whether a thing passes a test, one after the other, where `select` lets boxes of a node pass
    /// on all levels; it is told the level, 0 for boxes of things, and the number of the node there.
    #[inline]
    pub(crate) fn any(
        &self,
        mut select: impl FnMut(usize, usize, &Node) -> u32,
        mut test: impl FnMut(usize) -> bool,
    ) -> bool {
        let mut pending = [(0_u32, 0_usize); MOST];
        let mut level = self.top;
        let Some(node) = self.node(level, 0) else { return false };
        pending[level] = (select(level, 0, node), 0);
        loop {
            let (left, number) = pending[level];
            if left == 0 {
                if level == self.top {
                    return false;
                }
                level += 1;
                continue;
            }
            pending[level].0 &= left - 1;
            let below = number * WIDTH + left.trailing_zeros() as usize;
            if level == 0 {
                if below < self.things && test(below) {
                    return true;
                }
            } else if let Some(node) = self.node(level - 1, below) {
                level -= 1;
                pending[level] = (select(level, below, node), below);
            }
        }
    }
}
