//! The members of groups that come in each other's way.

use super::first::Wanted;
use super::hit::CastHit;
use super::sight::vector;
use crate::any::{Form, Placed, Shape, moved_frame};
use crate::distance::place::{minus, times};
use crate::exact::real::Near;
use crate::exact::terms::Vector;
use crate::outline::Lane;
use crate::place::{Place, Sight};
use crate::tree::Frame;
use crate::vector::Vector2D;

/// A member of each of two groups, or the shapes themselves, with the numbers of members.
#[derive(Clone, Copy)]
pub(super) struct Pair<'a> {
    pub(super) numbers: [u32; 2],
    pub(super) members: [Placed<'a>; 2],
}

/// How two members meet, with places that may be to be found yet.
#[derive(Clone, Copy)]
pub(super) struct Met {
    pub(super) hit: CastHit,
    pub(super) time: f64,
    /// Where that is then, as the members are seen.
    pub(super) point: [f64; 2],
    /// From the first one to the second one.
    pub(super) normal: [f64; 2],
}

impl Met {
    /// The same with its places.
    pub(super) fn placed(&self, pair: &Pair<'_>, movements: [Vector2D; 2], kept: f32) -> CastHit {
        let ways = movements.map(|way| [f64::from(way.x), f64::from(way.y)]);
        let place = |number: usize, known: Place, out: [f64; 2]| {
            let (member, way) = (pair.numbers[number], ways[number]);
            if known.is_known() {
                return Place { member, ..known };
            }
            let point = minus(self.point, times(way, self.time));
            let sight = Sight::known(point, out, minus(ways[0], ways[1]));
            let sight = if kept > 0.0 { sight.beside(kept.into()) } else { sight };
            sight.place_on(member, pair.members[number])
        };
        let CastHit { place_a, place_b, .. } = self.hit;
        let back = self.normal.map(|x| -x);
        self.hit.with_places([place(0, place_a, self.normal), place(1, place_b, back)])
    }
}

/// Visits at least the pairs of members of two groups, or forms that are none, that may meet before the end
/// if the first one moves: in the order of the first one's members, and then of the second one's.
pub(super) fn each_pair_on_way<'a>(
    a: Placed<'a>,
    b: Placed<'a>,
    movement: Vector<2>,
    wanted: Wanted,
    visit: &mut dyn FnMut(Pair<'a>),
) {
    if !is_group(a.form) && !is_group(b.form) {
        return visit(Pair { numbers: [0; 2], members: [a, b] });
    }
    let (movement, kept) = (wanted.way(movement), f64::from(wanted.kept));
    let seen_b = whole_frame(b.seen_from(a.position)).grown(kept);
    let way_of_b = Lane::new(seen_b, movement.map(|x| -x));
    each_numbered_member(a, &way_of_b, &mut |own, a| {
        let way_of_a = Lane::new(a.seen_from(b.position).frame().grown(kept), movement);
        each_numbered_member(b, &way_of_a, &mut |other, b| {
            visit(Pair { numbers: [own, other], members: [a, b] });
        });
    });
}

/// Visits at least the members of a group, or the shape itself, to which a lane leads that is seen from where the
/// group stands.
pub(super) fn each_member<'a>(placed: Placed<'a>, lane: &Lane, visit: &mut dyn FnMut(Placed<'a>)) {
    each_numbered_member(placed, lane, &mut |_, member| visit(member));
}

/// The same with the numbers of the members, in the order of these.
pub(super) fn each_numbered_member<'a>(
    placed: Placed<'a>,
    lane: &Lane,
    visit: &mut dyn FnMut(u32, Placed<'a>),
) {
    let position = placed.position;
    let mut take = |number: usize, shape: &Shape<'a>| {
        let alone = Placed::of(shape).lean();
        if !is_group(alone.form) && lane.may_meet(&alone.frame()) {
            visit(number as u32, alone.with_position(alone.position.plus(position)));
        }
    };
    match placed.form {
        Form::Group(group) => {
            group.shapes().iter().enumerate().for_each(|(number, shape)| take(number, shape));
        }
        Form::Prepared(prepared) if let Some((shapes, tree)) = prepared.members() => {
            tree.any(
                |_, _, node| node.select(|frame| lane.may_meet(frame)),
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
