//! The members of groups that come in each other's way.

use super::sight::vector;
use crate::any::{Form, Placed, Shape, moved_frame};
use crate::exact::real::Near;
use crate::exact::terms::Vector;
use crate::outline::Lane;
use crate::tree::Frame;
use crate::vector::Vector2D;

/// Visits at least the pairs of members of two groups, or forms that are none, that may share a point
/// before the end if the first one moves: in the order of the first one's members, and then of the second one's.
pub(super) fn each_pair_on_way<'a>(
    a: Placed<'a>,
    b: Placed<'a>,
    movement: Vector<2>,
    mut visit: impl FnMut(Placed<'a>, Placed<'a>),
) {
    if !is_group(a.form) && !is_group(b.form) {
        return visit(a, b);
    }
    let movement = vector::<Near>(movement);
    let way_of_b = Lane::new(whole_frame(b), movement.map(|x| -x));
    each_member(a, &way_of_b, |a| {
        each_member(b, &Lane::new(a.frame(), movement), |b| visit(a, b));
    });
}

/// The same of members that may share a point at the start.
pub(super) fn each_pair_in_touch<'a>(
    a: Placed<'a>,
    b: Placed<'a>,
    visit: impl FnMut(Placed<'a>, Placed<'a>),
) {
    each_pair_on_way(a, b, [[0.0; 2]; 2], visit);
}

/// Visits at least the members of a group, or the shape itself, that a lane leads to.
pub(super) fn each_member<'a>(placed: Placed<'a>, lane: &Lane, mut visit: impl FnMut(Placed<'a>)) {
    each_numbered_member(placed, lane, |_, member| visit(member));
}

/// The same with the numbers of the members, in the order of these.
pub(super) fn each_numbered_member<'a>(
    placed: Placed<'a>,
    lane: &Lane,
    mut visit: impl FnMut(u32, Placed<'a>),
) {
    let position = placed.position;
    let mut take = |number: usize, shape: &Shape<'a>| {
        let member = Placed::member(shape, position).lean();
        if !is_group(member.form) && lane.may_meet(&member.frame()) {
            visit(number as u32, member);
        }
    };
    match placed.form {
        Form::Group(group) => {
            group.shapes().iter().enumerate().for_each(|(number, shape)| take(number, shape));
        }
        Form::Prepared(prepared) if let Some((shapes, tree)) = prepared.members() => {
            tree.any(
                |_, _, node| match position.is_zero() {
                    true => node.select(|frame| lane.may_meet(frame)),
                    false => node.select(|frame| lane.may_meet(&moved_frame(*frame, position))),
                },
                |number| {
                    take(number, &shapes[number]);
                    false
                },
            );
        }
        _ => visit(0, placed),
    }
}

/// The lane of a point that moves to a sum of floats.
pub(super) fn lane_of_point(start: Frame, movement: Vector2D) -> Lane {
    let movement = [[movement.x, 0.0], [movement.y, 0.0]];
    Lane::new(start, vector::<Near>(movement))
}

/// Whether a form has members.
pub(super) fn is_group(form: Form<'_>) -> bool {
    match form {
        Form::Group(_) => true,
        Form::Prepared(prepared) => prepared.members().is_some(),
        _ => false,
    }
}

/// A box around a group or any other shape.
fn whole_frame(placed: Placed<'_>) -> Frame {
    match placed.form {
        Form::Group(group) => {
            let members = group.shapes().iter().map(|shape| Placed::of(shape).lean());
            let members = members.filter(|member| !is_group(member.form)).map(Placed::frame);
            moved_frame(members.fold(Frame::EMPTY, Frame::joined), placed.position)
        }
        _ => placed.frame(),
    }
}
