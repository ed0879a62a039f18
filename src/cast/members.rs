//! The members of groups that come in each other's way.

use super::sight::vector;
use crate::any::{Form, Shape};
use crate::exact::real::Near;
use crate::exact::terms::Vector;
use crate::outline::Lane;
use crate::tree::Frame;
use crate::vector::Vector2D;

/// Visits at least the pairs of members of two groups, or forms that are none, that may share a point
/// before the end if the first one moves: in the order of [`each_pair`](crate::distance::each_pair).
pub(super) fn each_pair_on_way<'a>(
    a: Form<'a>,
    b: Form<'a>,
    movement: Vector<2>,
    mut visit: impl FnMut(Form<'a>, Form<'a>),
) {
    if !is_group(a) && !is_group(b) {
        return visit(a, b);
    }
    let movement = vector::<Near>(movement);
    let way_of_b = Lane::new(whole_frame(b), movement.map(|x| -x));
    each_member(a, &way_of_b, |a| {
        each_member(b, &Lane::new(a.frame(), movement), |b| visit(a, b));
    });
}

/// Visits at least the pairs of members of two groups, or forms that are none, that two lanes lead to:
/// in the same order.
pub(super) fn each_pair_in_lanes<'a>(
    a: Form<'a>,
    b: Form<'a>,
    lanes: impl FnOnce([Frame; 2]) -> [Lane; 2],
    mut visit: impl FnMut(Form<'a>, Form<'a>),
) {
    if !is_group(a) && !is_group(b) {
        return visit(a, b);
    }
    let [way_of_b, way_of_a] = lanes([whole_frame(a), whole_frame(b)]);
    each_member(a, &way_of_b, |a| each_member(b, &way_of_a, |b| visit(a, b)));
}

/// The same of members that may share a point at the start.
pub(super) fn each_pair_in_touch<'a>(
    a: Form<'a>,
    b: Form<'a>,
    visit: impl FnMut(Form<'a>, Form<'a>),
) {
    each_pair_on_way(a, b, [[0.0; 2]; 2], visit);
}

/// Visits at least the members of a group, or the form itself, that a lane leads to.
pub(super) fn each_member<'a>(form: Form<'a>, lane: &Lane, mut visit: impl FnMut(Form<'a>)) {
    let mut take = |shape: &Shape<'a>| {
        let form = shape.form().lean();
        if !is_group(form) && lane.may_meet(&form.frame()) {
            visit(form);
        }
    };
    match form {
        Form::Group(group) => group.shapes().iter().for_each(take),
        Form::Prepared(prepared) if let Some((shapes, tree)) = prepared.members() => {
            tree.any(
                |_, _, node| node.select(|frame| lane.may_meet(frame)),
                |number| {
                    take(&shapes[number]);
                    false
                },
            );
        }
        form => visit(form),
    }
}

/// The lane of a point that moves to a sum of floats.
pub(super) fn lane_of_point(start: Vector2D, movement: Vector2D) -> Lane {
    let movement = [[movement.x, 0.0], [movement.y, 0.0]];
    Lane::new(Frame::of(start, start), vector::<Near>(movement))
}

/// Whether a form has members.
pub(super) fn is_group(form: Form<'_>) -> bool {
    match form {
        Form::Group(_) => true,
        Form::Prepared(prepared) => prepared.members().is_some(),
        _ => false,
    }
}

/// A box around a group or any other form.
fn whole_frame(form: Form<'_>) -> Frame {
    match form {
        Form::Group(group) => {
            let members = group.shapes().iter().map(|shape| shape.form().lean());
            members
                .filter(|form| !is_group(*form))
                .map(Form::frame)
                .fold(Frame::EMPTY, Frame::joined)
        }
        form => form.frame(),
    }
}
