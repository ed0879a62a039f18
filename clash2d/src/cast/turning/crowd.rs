//! Members of a group, with boxes around several of them.

use core::ops::Range;

use super::super::members::is_group;
use super::feature::Rod;
use crate::any::{Form, Placed, Shape, moved_frame};
use crate::distance::place::{Place, minus};
use crate::exact::position::Position;
use crate::outline::Lane;
use crate::tree::{Frame, Node, Tree, part_of, run_for};
use crate::vector::Vector2D;

/// Enough for boxes around each eight of 1024 members; of more members there are more in a box.
const NODES: usize = 19;

/// Members of a group, or a shape that is none.
pub(super) struct Crowd<'c, 'n> {
    who: Who<'c, 'n>,
    position: Position,
    /// The pivot, in the same coordinates as the shapes.
    pivot: Place<f64>,
}

enum Who<'c, 'n> {
    One(Form<'c>),
    Many { shapes: &'c [Shape<'c>], tree: Tree<'n>, run: usize },
}

impl<'c> Crowd<'c, '_> {
    /// Asks something about the members of a group, or of a shape that is none.
    pub(super) fn with<T>(
        Placed { form, position }: Placed<'c>,
        pivot: Place<f64>,
        ask: impl FnOnce(&Crowd<'c, '_>) -> T,
    ) -> T {
        let crowd = |who| Crowd { who, position, pivot };
        match form {
            Form::Prepared(prepared) if let Some((shapes, tree)) = prepared.members() => {
                ask(&crowd(Who::Many { shapes, tree, run: 1 }))
            }
            Form::Group(group) => {
                let (shapes, mut nodes) = (group.shapes(), [Node::UNWRITTEN; NODES]);
                let run = run_for(shapes.len(), NODES);
                let frame = |number: usize| {
                    let shapes = shapes.iter().skip(number * run).take(run);
                    shapes.filter_map(frame_of_member).fold(Frame::EMPTY, Frame::joined)
                };
                let things = shapes.len().div_ceil(run);
                let built = Tree::build(&mut nodes, things, frame);
                match built.and_then(|()| Tree::new(&nodes, things)) {
                    Some(tree) => {
                        ask(&Crowd { who: Who::Many { shapes, tree, run }, position, pivot })
                    }
                    None => ask(&crowd(Who::One(Form::None))),
                }
            }
            _ => ask(&crowd(Who::One(form))),
        }
    }

    pub(super) fn count(&self) -> usize {
        match &self.who {
            Who::One(_) => 1,
            Who::Many { shapes, .. } => shapes.len(),
        }
    }

    /// One of them where it stands.
    pub(super) fn member(&self, number: usize) -> Placed<'c> {
        match &self.who {
            Who::One(form) => Placed { form: *form, position: self.position },
            Who::Many { shapes, .. } => shapes.get(number).map_or_else(
                || Form::None.into(),
                |shape| Placed::member(shape, self.position).lean(),
            ),
        }
    }

    /// How many members a part of some of them has.
    pub(super) fn step(&self, members: usize) -> usize {
        match &self.who {
            Who::One(_) => 1,
            Who::Many { run, .. } => part_of(members, *run),
        }
    }

    /// Whether a lane may lead to some of them.
    pub(super) fn matters(&self, numbers: &Range<usize>, lane: &Lane) -> bool {
        self.frame(numbers).is_none_or(|frame| lane.may_meet(&frame))
    }

    /// Whether a member passes a test, one after the other, of those to which a lane may lead.
    pub(super) fn any_in(&self, lane: &Lane, mut test: impl FnMut(usize) -> bool) -> bool {
        let Who::Many { shapes, tree, run } = &self.who else { return test(0) };
        let position = self.position;
        tree.any(
            |_, _, node| node.select(|frame| lane.may_meet(&moved_frame(*frame, position))),
            |thing| {
                let mut members = (thing * run..shapes.len()).take(*run);
                members.any(|number| self.matters(&(number..number + 1), lane) && test(number))
            },
        )
    }

    /// The box around all of them.
    pub(super) fn whole(&self) -> Frame {
        self.frame(&(0..self.count())).unwrap_or(Frame::PLANE)
    }

    /// A rod around some of them, which reaches everywhere if there is no box around these.
    pub(super) fn rod(&self, numbers: &Range<usize>) -> Rod {
        let Frame { low, high } = self.frame(numbers).unwrap_or(Frame::PLANE);
        let [low, high] =
            [low, high].map(|v: Vector2D| minus([f64::from(v.x), f64::from(v.y)], self.pivot));
        Rod::around(low, high, 0.0)
    }

    fn frame(&self, numbers: &Range<usize>) -> Option<Frame> {
        let Who::Many { tree, run, shapes } = &self.who else {
            return Some(self.member(0).frame());
        };
        if numbers.len() == 1 && *run > 1 {
            return Some(self.member(numbers.start).frame());
        }
        let is_end = numbers.end.is_multiple_of(*run) || numbers.end == shapes.len();
        if !is_end || !numbers.start.is_multiple_of(*run) {
            return None;
        }
        let frame = tree.frame_of(&(numbers.start / run..numbers.end.div_ceil(*run)));
        frame.map(|frame| moved_frame(frame, self.position))
    }
}

/// The box around a member that is no group.
fn frame_of_member(shape: &Shape<'_>) -> Option<Frame> {
    let member = Placed::of(shape).lean();
    (!is_group(member.form)).then(|| member.frame())
}
