//! Contacts of rectangles.

use core::hint::select_unpredictable;

use super::axis::TOLERANCE;
use super::gap::Found;
use super::{Contact, ContactPoint};
use crate::any::Shape;
use crate::pack::{Mask, Pack, Two};
use crate::small::{Both, Overhang, Plate, face_number, left, twice};
use crate::vector::Vector2D;

/// How two rectangles touch, seen from an anchor, or what the same of the swapped ones is; None of
/// other shapes.
#[inline(always)]
pub(super) fn touch(shapes: [&Shape<'_>; 2], anchor: Vector2D, is_swapped: bool) -> Option<Found> {
    let [a, b] = shapes.map(|shape| Plate::of_rectangle(shape, anchor));
    let over = Overhang::of([a?, b?], anchor, TOLERANCE / f64::EPSILON);
    let tolerance = over.size * Two::all(TOLERANCE);
    // What follows takes longer than a wrong guess.
    if over.is_valid & (over.gap.first() > tolerance.first()) {
        let contact = Contact::default();
        return Some(Found { contact, is_there: false, is_certain: true, is_known: true });
    }
    let side = Side::of(&over);
    let cut = Cut::of(&side, &over, tolerance);
    let depth = -over.gap;
    let is_deep = depth.is_above(tolerance);
    let depth = depth.only(is_deep);
    let is_second = over.is_second.bits() & 1 != 0;
    let is_turned = is_second != is_swapped;
    let normal = over.normal.turned_by(Two::all(if is_turned { -0.0 } else { 0.0 }));
    let positions = over.outside(cut.middles(&over), Two::of(anchor)).map(Two::narrow);
    let features = cut.features([over.face, side.number], is_turned);
    let depths = cut.depths.lesser(depth).narrow();
    let is_pair = cut.is_pair(tolerance);
    let is_last = is_below(cut.depths).bits() & 1 != 0;
    let last = point(positions[1], depths.y, features[1]);
    let first = point(
        select_unpredictable(is_last, positions[1], positions[0]),
        select_unpredictable(is_last, depths.y, depths.x),
        select_unpredictable(is_last, features[1], features[0]),
    );
    let is_known = over.is_valid & cut.is_beside & (side.half.first() > tolerance.first());
    let contact = Contact {
        // Without the sign of a zero.
        normal: (normal + Two::all(0.0)).narrow(),
        depth: depth.narrow().x,
        points: [first, last.kept_if(is_pair)],
        point_count: 1 + u32::from(is_pair),
        part_a: 0,
        part_b: 0,
    };
    let is_there = is_deep.bits() & 1 != 0;
    Some(Found { contact, is_there, is_certain: is_known & is_there, is_known })
}

#[inline(always)]
fn point(position: Vector2D, depth: f32, feature: u32) -> ContactPoint {
    ContactPoint { position, depth, feature }
}

#[inline(always)]
fn is_below(numbers: Two) -> Both {
    Two::all(0.0).is_above(numbers)
}

/// The edge of the upper rectangle that faces the other one most, seen as its
/// [`Overhang`] is: from its end ahead to its end behind.
struct Side {
    /// Its middle.
    middle: Two,
    /// Out of the edge, of length 1.
    out: Two,
    /// Half of its length.
    half: Two,
    number: u32,
}

impl Side {
    #[inline(always)]
    fn of(over: &Overhang) -> Self {
        let direction = over.direction;
        let [up, along] = twice(direction.abs());
        let is_across = up.is_above(along);
        let axis = Two::select(is_across, direction, left(direction));
        let [up, _] = twice(axis);
        let out = -axis.turned_by(up);
        let extents = Two::select(is_across, over.other, over.other.exchanged());
        let [depth, half] = twice(extents);
        let is_lower = !Two::all(0.0).is_above(up);
        let number = face_number(!is_across, is_lower);
        Self { middle: over.place + out * depth, out, half, number }
    }
}

/// Both ends of a side, cut to what lies above a face.
struct Cut {
    along: Two,
    /// How far the ends are behind the face.
    depths: Two,
    is_cut: Both,
    /// Whether there is something above the face that touches it.
    is_beside: bool,
}

impl Cut {
    #[inline(always)]
    fn of(side: &Side, over: &Overhang, tolerance: Two) -> Self {
        let ends = Two::new(-0.0, 0.0);
        let ([up, along], [out_up, out_along]) = (twice(side.middle), twice(side.out));
        let [top, end] = twice(over.half);
        let along = along + (out_up * side.half).turned_by(ends);
        let up = up - (out_along * side.half).turned_by(ends);
        let inside = along.lesser(end).greater(-end);
        let heights = up + (along - inside) * (out_along / out_up) - top;
        let depths = (-heights).only(heights.abs().is_above(tolerance));
        let is_cut = along.abs().is_above(end + tolerance);
        let is_beyond = is_cut & is_below(along.turned_by(Two::new(0.0, -0.0)));
        let is_beside = (is_beyond.bits() == 0) & (is_below(depths).bits() != 3);
        Self { along: inside, depths, is_cut, is_beside }
    }

    /// The places in the middle between the ends and the face, in columns.
    #[inline(always)]
    fn middles(&self, over: &Overhang) -> [Two; 2] {
        let [top, _] = twice(over.half);
        [top - self.depths * Two::all(0.5), self.along]
    }

    /// Whether both ends touch and are not the same.
    #[inline(always)]
    fn is_pair(&self, tolerance: Two) -> bool {
        let [start, end] = twice(self.along);
        let is_new = (start - end).is_above(tolerance);
        ((is_below(self.depths) | !is_new).bits()) == 0
    }

    /// The features of both ends: an end of the side above the face, or the face's end under the side.
    /// Only the start is ever cut at the face's end, and only the end at its start.
    #[inline(always)]
    fn features(&self, [face, side]: [u32; 2], is_turned: bool) -> [u32; 2] {
        let next = |number: u32| (number + 1) & 3;
        let feature = |bit: u32, end: u32, own: u32| {
            let is_cut = self.is_cut.bits() & bit != 0;
            let cut = (end << 1) << 16 | side << 1 | 1;
            let whole = (face << 1 | 1) << 16 | own << 1;
            let turn = u32::from(is_turned) << 4;
            select_unpredictable(is_cut, cut, whole).rotate_left(turn)
        };
        [feature(1, next(face), side), feature(2, face, next(side))]
    }
}
