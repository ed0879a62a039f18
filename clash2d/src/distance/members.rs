//! The members of groups that may meet.

use core::cell::Cell;

use crate::any::{Form, Placed, Shape, moved_frame};
use crate::tree::{Frame, Tree};

/// A shape with boxes around members, and around edges where there are many.
pub(crate) fn with_members(placed: Placed<'_>) -> Placed<'_> {
    if members_of(placed.form).is_some() { placed } else { placed.lean() }
}

/// The members of a prepared group, and boxes around them.
fn members_of<'a>(form: Form<'a>) -> Option<(&'a [Shape<'a>], Tree<'a>)> {
    let Form::Prepared(prepared) = form else { return None };
    prepared.members()
}

/// Visits the pairs of members of two groups whose boxes come within a margin, or the two forms themselves, with
/// the numbers of the members.
pub(crate) fn each_pair_near<'a>(
    a: Placed<'a>,
    b: Placed<'a>,
    margin: f32,
    visit: &mut dyn FnMut([u32; 2], [Placed<'a>; 2]),
) {
    each_member_near(a, b, margin, &mut |i, a| {
        each_member_near(b, a, margin, &mut |j, b| visit([i, j], [a, b]));
    });
}

/// Visits the members of a group, or the form itself, with the numbers of the members.
pub(crate) fn each_member<'a>(placed: Placed<'a>, mut visit: impl FnMut(u32, Placed<'a>)) {
    let Form::Group(group) = placed.form.plain() else { return visit(0, placed) };
    for (number, shape) in (0..).zip(group.shapes()) {
        let member = Placed::member(shape, placed.position).handy();
        // Groups in groups are empty.
        if !matches!(member.form, Form::Group(_)) {
            visit(number, member);
        }
    }
}

/// Visits the members of a group whose boxes come within a margin of another shape's, or the shape itself.
fn each_member_near<'a>(
    placed: Placed<'a>,
    near: Placed<'a>,
    margin: f32,
    visit: &mut dyn FnMut(u32, Placed<'a>),
) {
    let Placed { form, position } = placed;
    let prepared = members_of(form);
    let shapes = match (form, prepared) {
        (Form::Group(group), _) => group.shapes(),
        (_, Some((shapes, _))) => shapes,
        _ => return visit(0, placed),
    };
    let around = frame_around(near.seen_from(position)).grown(margin.into());
    let mut show = |number: usize| {
        let member = Placed::member(&shapes[number], position);
        let member = member.with(member.form.handy());
        // Groups in groups are empty.
        if !matches!(member.form, Form::Group(_)) {
            visit(number as u32, member);
        }
    };
    match prepared {
        Some((_, tree)) => {
            tree.any(
                |_, _, node| node.select(|frame| frame.meets(&around)),
                |number| {
                    show(number);
                    false
                },
            );
        }
        None => {
            let is_near = |&number: &usize| shapes[number].frame().meets(&around);
            (0..shapes.len()).filter(is_near).for_each(show);
        }
    }
}

/// Whether a pair of members of two groups, or the two forms themselves, passes a test with their numbers,
/// one after the other, where members are left out whose boxes are farther from the other shape's than a length that
/// the test may lessen.
pub(crate) fn any_pair_within<'a>(
    a: Placed<'a>,
    b: Placed<'a>,
    reach: &Cell<f64>,
    test: &mut dyn FnMut([u32; 2], [Placed<'a>; 2]) -> bool,
) -> bool {
    any_member_within(a, b, reach, &mut |i, a| {
        any_member_within(b, a, reach, &mut |j, b| test([i, j], [a, b]))
    })
}

fn any_member_within<'a>(
    placed: Placed<'a>,
    near: Placed<'a>,
    reach: &Cell<f64>,
    test: &mut dyn FnMut(u32, Placed<'a>) -> bool,
) -> bool {
    let Placed { form, position } = placed;
    let Form::Group(group) = form.plain() else { return test(0, placed) };
    let around = frame_around(near.seen_from(position));
    let is_within = |frame: &Frame| frame.square_to(&around) <= reach.get() * reach.get();
    let mut passes = |number: usize, member: Placed<'a>| {
        // Groups in groups are empty.
        !matches!(member.form.plain(), Form::Group(_)) && test(number as u32, member)
    };
    match members_of(form) {
        Some((shapes, tree)) => tree.any(
            |_, _, node| node.select(is_within),
            |number| passes(number, Placed::member(&shapes[number], position).lean()),
        ),
        None => group.shapes().iter().enumerate().any(|(number, shape)| {
            is_within(&Placed::of(shape).frame())
                && passes(number, Placed::member(shape, position).lean())
        }),
    }
}

/// Members of two shapes that are not far from each other, or a shape itself; None if there are no boxes
/// around members.
pub(super) fn members_near<'a>(a: Placed<'a>, b: Placed<'a>) -> Option<[Placed<'a>; 2]> {
    let have_boxes = members_of(a.form).or_else(|| members_of(b.form)).is_some();
    have_boxes.then(|| [member_near(a, b), member_near(b, a)])
}

/// A member that is not far from another shape, or the shape itself.
fn member_near<'a>(placed: Placed<'a>, near: Placed<'a>) -> Placed<'a> {
    let Some((shapes, tree)) = members_of(placed.form) else { return placed };
    let around = frame_around(near.seen_from(placed.position));
    let member = shapes.get(tree.near(&around));
    member.map_or(placed, |shape| Placed::member(shape, placed.position).lean())
}

/// Whether the boxes around two shapes are no farther apart than a length.
pub(super) fn are_boxes_within(a: Placed<'_>, b: Placed<'_>, length: f64) -> bool {
    frame_around(a).square_to(&frame_around(b)) <= length * length
}

/// A box around a shape, if it is a group, too.
fn frame_around(placed: Placed<'_>) -> Frame {
    let Form::Group(group) = placed.form else { return placed.frame() };
    let frames = group.shapes().iter().map(|shape| Placed::of(shape).frame());
    moved_frame(frames.fold(Frame::EMPTY, Frame::joined), placed.position)
}
