//! The members of groups, or those few of them that another shape may meet.

use crate::any::{Form, Group, Shape};
use crate::tree::Frame;

/// How many members are told apart from the others, at most.
const FEW: usize = 24;

/// The members of a group.
#[derive(Clone, Copy)]
pub(super) struct Members<'a> {
    shapes: &'a [Shape<'a>],
    few: Option<Few>,
}

/// The numbers of some members, and of the first piece of each one's border.
#[derive(Clone, Copy)]
struct Few {
    members: [(u32, u32); FEW],
    count: usize,
}

impl<'a> Members<'a> {
    pub(super) fn of(group: Group<'a>) -> Self {
        Self { shapes: group.shapes(), few: None }
    }

    /// Those whose boxes meet another one, if they are few, or else all; it takes the number of the
    /// pieces of each one's border.
    pub(super) fn near(&self, around: &Frame, pieces: impl Fn(Form<'a>) -> u32) -> Self {
        let mut few = Few { members: [(0, 0); FEW], count: 0 };
        let mut piece = 0;
        for (number, shape) in self.shapes.iter().enumerate() {
            let Some(form) = member(shape) else { continue };
            if form.frame().meets(around) {
                let Some(place) = few.members.get_mut(few.count) else { return *self };
                *place = (number as u32, piece);
                few.count += 1;
            }
            piece += pieces(form);
        }
        Self { few: Some(few), ..*self }
    }

    /// What they are, and of those that are told apart the numbers of their first pieces.
    pub(super) fn forms(self) -> impl Iterator<Item = (Option<u32>, Form<'a>)> {
        let count = self.few.map_or(self.shapes.len(), |few| few.count);
        (0..count).filter_map(move |place| {
            let (number, piece) = match &self.few {
                Some(few) => (few.members[place].0 as usize, Some(few.members[place].1)),
                None => (place, None),
            };
            Some((piece, member(&self.shapes[number])?))
        })
    }

    /// A box around all.
    pub(super) fn frame(&self) -> Frame {
        self.forms().map(|(_, form)| form.frame()).fold(Frame::EMPTY, Frame::joined)
    }
}

/// What a member is; None of a group, which is empty.
fn member<'a>(shape: &Shape<'a>) -> Option<Form<'a>> {
    let form = shape.form().plain();
    (!matches!(form, Form::Group(_))).then_some(form)
}
