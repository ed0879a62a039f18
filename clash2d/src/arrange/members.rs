//! The members of groups, with boxes around them where there are many.

use core::array;

use super::edges::Numbers;
use crate::any::{Form, Placed, Shape};
use crate::exact::position::Position;
use crate::outline::{self, Outline};
use crate::tree::{Frame, Node, Runs, Tree, node_count};
use crate::vector::Vector2D;

/// From how many members on boxes pay if they are made for one question.
const MANY: usize = 8;

/// Enough for 128 members; of more a box is around several.
const NODES: usize = 19;

/// How many members at most get boxes around their edges that are made for one question, and how many nodes each.
const CROWDS: usize = 8;
const EACH: usize = 4;

/// Of more prepared members nothing is made for one question.
const MOST: usize = 128;

/// The members of a group.
#[derive(Clone, Copy)]
pub(crate) struct Members<'a> {
    shapes: &'a [Shape<'a>],
    /// Where the group stands; boxes know nothing of it.
    pub(crate) position: Position,
    /// Boxes around them, and around how many each one is.
    boxes: Option<(Tree<'a>, usize)>,
    crowds: &'a [Option<Crowd<'a>>],
}

/// A member of many edges, with boxes around these.
#[derive(Clone, Copy)]
pub(super) struct Crowd<'a> {
    number: u32,
    /// Around all, which does not know where the group is.
    frame: Frame,
    pub(super) boxes: Runs<'a>,
    pub(super) numbers: Option<Numbers<'a>>,
}

impl<'a> Crowd<'a> {
    fn of(number: u32, member: Placed<'a>, nodes: &'a mut [Node]) -> Option<Self> {
        let outline = Outline::of(member, Vector2D::ZERO)?.reduced();
        let boxes = outline.boxes().copied().or_else(|| outline.new_boxes(nodes))?;
        let numbers = Numbers::of(&outline.among(Some(boxes)));
        Some(Self { number, frame: member.frame(), boxes, numbers })
    }
}

impl<'a> Members<'a> {
    /// The members of a shape; None if it is not a group.
    pub(crate) fn of(placed: Placed<'a>) -> Option<Self> {
        let position = placed.position;
        match placed.form {
            Form::Group(group) => {
                Some(Self { shapes: group.shapes(), position, boxes: None, crowds: &[] })
            }
            Form::Prepared(prepared) => {
                let (shapes, tree) = prepared.members()?;
                Some(Self { shapes, position, boxes: Some((tree, 1)), crowds: &[] })
            }
            _ => None,
        }
    }

    /// Asks something about them, with boxes if there are many, also around the edges of each.
    pub(super) fn with_boxes(&self, ask: &mut dyn FnMut(&Members<'_>)) {
        let is_short = self.boxes.is_none() || self.shapes.len() <= MOST;
        if is_short && self.shapes.iter().any(is_crowd) {
            return self.with_crowds(ask);
        }
        self.with_own_boxes(ask)
    }

    #[inline(never)]
    fn with_crowds(&self, ask: &mut dyn FnMut(&Members<'_>)) {
        let mut nodes = [Node::UNWRITTEN; CROWDS * EACH];
        let mut places = nodes.chunks_mut(EACH);
        let mut members = (0..).zip(self.shapes).filter(|(_, shape)| is_crowd(shape));
        let crowds = array::from_fn::<_, CROWDS, _>(|_| {
            let (number, shape) = members.next()?;
            Crowd::of(number, member(shape, Position::ZERO)?, places.next()?)
        });
        Members { crowds: &crowds, ..*self }.with_own_boxes(ask)
    }

    fn with_own_boxes(&self, ask: &mut dyn FnMut(&Members<'_>)) {
        if self.boxes.is_some() || self.shapes.len() < MANY {
            return ask(self);
        }
        self.with_new_boxes(ask)
    }

    /// The boxes around the edges of a member, if there are any.
    pub(super) fn crowd(&self, number: u32) -> Option<&Crowd<'a>> {
        self.crowds.iter().flatten().find(|crowd| crowd.number == number)
    }

    #[inline(never)]
    fn with_new_boxes(&self, ask: &mut dyn FnMut(&Members<'_>)) {
        let mut size = 1;
        while node_count(self.shapes.len().div_ceil(size)) > NODES {
            size *= 2;
        }
        let runs = self.shapes.chunks(size);
        let mut nodes = [Node::UNWRITTEN; NODES];
        let frame = |run: usize| frame_of(runs.clone().nth(run).unwrap_or_default());
        Tree::build(&mut nodes, runs.len(), frame);
        let boxes = Tree::new(&nodes, runs.len()).map(|tree| (tree, size));
        ask(&Members { boxes, ..*self })
    }

    /// Whether a member passes a test, one after the other, of those whose boxes pass another one
    /// together with all boxes around them; it is told the box, which does not know where the group is.
    pub(crate) fn any(
        &self,
        is_wanted: impl Fn(&Frame) -> bool,
        mut test: impl FnMut(u32, Frame, Placed<'a>) -> bool,
    ) -> bool {
        let mut any_of = |first: usize, run: &'a [Shape<'a>]| {
            run.iter().enumerate().any(|(place, shape)| {
                member(shape, Position::ZERO).is_some_and(|alone| {
                    let number = (first + place) as u32;
                    let frame =
                        self.crowd(number).map_or_else(|| alone.frame(), |crowd| crowd.frame);
                    let position = alone.position.plus(self.position);
                    is_wanted(&frame) && test(number, frame, Placed { position, ..alone })
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

    /// What they are, where they stand, with their numbers.
    pub(super) fn placed(self) -> impl Iterator<Item = (u32, Placed<'a>)> {
        let numbered = (0..).zip(self.shapes);
        numbered.filter_map(move |(number, shape)| Some((number, member(shape, self.position)?)))
    }

    /// The member of a number, where it stands.
    pub(super) fn get(&self, number: u32) -> Option<Placed<'a>> {
        member(self.shapes.get(number as usize)?, self.position)
    }

    /// A box around all.
    pub(super) fn frame(&self) -> Frame {
        match self.boxes {
            Some((tree, _)) => tree.frame(),
            None => frame_of(self.shapes),
        }
    }
}

/// A box around some members.
fn frame_of(members: &[Shape<'_>]) -> Frame {
    let placed = members.iter().filter_map(|shape| member(shape, Position::ZERO));
    placed.map(Placed::frame).fold(Frame::EMPTY, Frame::joined)
}

/// Whether a member has many edges.
fn is_crowd(shape: &Shape<'_>) -> bool {
    match shape.form() {
        Form::Polygon(polygon) => polygon.vertices().len() >= outline::MANY,
        Form::Chain(chain) => chain.vertices().len() >= outline::MANY,
        Form::Prepared(prepared) => prepared.has_many_edges(),
        _ => false,
    }
}

/// A member where it stands; None of a group, which is empty.
fn member<'a>(shape: &Shape<'a>, group: Position) -> Option<Placed<'a>> {
    let placed = Placed::member(shape, group).lean();
    (!matches!(placed.form, Form::Group(_))).then_some(placed)
}
