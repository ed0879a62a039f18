//! The members of groups, with boxes around them where there are many.

use crate::any::{Form, Placed, Shape};
use crate::exact::position::Position;
use crate::tree::{Frame, Node, Tree, node_count};

/// From how many members on boxes pay if they are made for one question.
const MANY: usize = 8;

/// Enough for 128 members; of more a box is around several.
const NODES: usize = 19;

/// The members of a group.
#[derive(Clone, Copy)]
pub(super) struct Members<'a> {
    shapes: &'a [Shape<'a>],
    /// Where the group stands; boxes know nothing of it.
    pub(super) position: Position,
    /// Boxes around them, and around how many each one is.
    boxes: Option<(Tree<'a>, usize)>,
    /// How many edges there are before every so many members.
    counts: (&'a [u32], usize),
}

impl<'a> Members<'a> {
    /// The members of a shape; None if it is not a group.
    pub(super) fn of(placed: Placed<'a>) -> Option<Self> {
        let position = placed.position;
        match placed.form {
            Form::Group(group) => {
                Some(Self { shapes: group.shapes(), position, boxes: None, counts: (&[], 1) })
            }
            Form::Prepared(prepared) => {
                let (shapes, tree) = prepared.members()?;
                let counts = prepared.edge_counts();
                Some(Self { shapes, position, boxes: Some((tree, 1)), counts })
            }
            _ => None,
        }
    }

    /// Asks something about them, with boxes if there are many.
    pub(super) fn with_boxes<T>(&self, ask: impl FnOnce(&Members<'_>) -> T) -> T {
        if self.boxes.is_some() || self.shapes.len() < MANY {
            return ask(self);
        }
        self.with_new_boxes(ask)
    }

    #[inline(never)]
    fn with_new_boxes<T>(&self, ask: impl FnOnce(&Members<'_>) -> T) -> T {
        let mut size = 1;
        while node_count(self.shapes.len().div_ceil(size)) > NODES {
            size *= 2;
        }
        let runs = self.shapes.chunks(size);
        let mut nodes = [Node::EMPTY; NODES];
        let mut counts = [0; 8 * NODES];
        let mut count = 0;
        for (place, run) in counts.iter_mut().zip(runs.clone()) {
            *place = count;
            count += edges_of(run);
        }
        let frame = |run: usize| frame_of(runs.clone().nth(run).unwrap_or_default());
        Tree::build(&mut nodes, runs.len(), frame);
        let boxes = Tree::new(&nodes, runs.len()).map(|tree| (tree, size));
        ask(&Members { boxes, counts: (&counts, size), ..*self })
    }

    /// Whether a member passes a test, one after the other, of those whose boxes pass another one
    /// together with all boxes around them; it is told the box, which does not know where the group is.
    pub(super) fn any(
        &self,
        is_wanted: impl Fn(&Frame) -> bool,
        mut test: impl FnMut(u32, Frame, Placed<'a>) -> bool,
    ) -> bool {
        let mut any_of = |first: usize, run: &'a [Shape<'a>]| {
            run.iter().enumerate().any(|(place, shape)| {
                member(shape, Position::ZERO).is_some_and(|alone| {
                    let frame = alone.frame();
                    let position = alone.position.plus(self.position);
                    is_wanted(&frame)
                        && test((first + place) as u32, frame, Placed { position, ..alone })
                })
            })
        };
        let Some((tree, size)) = self.boxes else { return any_of(0, self.shapes) };
        tree.any(
            |_, _, node| node.select(&is_wanted),
            |run| {
                let first = run.saturating_mul(size).min(self.shapes.len());
                let end = first.saturating_add(size).min(self.shapes.len());
                any_of(first, &self.shapes[first..end])
            },
        )
    }

    /// What they are, where they stand.
    pub(super) fn placed(self) -> impl Iterator<Item = Placed<'a>> {
        self.shapes.iter().filter_map(move |shape| member(shape, self.position))
    }

    /// How many edges the members before one have.
    pub(super) fn edges_before(&self, number: u32) -> u32 {
        let (counts, step) = self.counts;
        let (place, number) = (number as usize / step, number as usize);
        let (first, before) = counts.get(place).map_or((0, 0), |&count| (place * step, count));
        let rest = self.shapes.get(first..number).unwrap_or_default();
        before.saturating_add(edges_of(rest))
    }

    /// A box around all.
    pub(super) fn frame(&self) -> Frame {
        match self.boxes {
            Some((tree, _)) => tree.frame(),
            None => frame_of(self.shapes),
        }
    }
}

/// How many edges some members have.
fn edges_of(members: &[Shape<'_>]) -> u32 {
    let placed = members.iter().filter_map(|shape| member(shape, Position::ZERO));
    placed.map(|member| member.form.edge_count()).sum()
}

/// A box around some members.
fn frame_of(members: &[Shape<'_>]) -> Frame {
    let placed = members.iter().filter_map(|shape| member(shape, Position::ZERO));
    placed.map(Placed::frame).fold(Frame::EMPTY, Frame::joined)
}

/// A member where it stands; None of a group, which is empty.
fn member<'a>(shape: &Shape<'a>, group: Position) -> Option<Placed<'a>> {
    let placed = Placed::member(shape, group).lean();
    (!matches!(placed.form, Form::Group(_))).then_some(placed)
}
