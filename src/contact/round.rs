//! Contacts of points, segments, circles and capsules, in closed form and without branches.

use core::hint::select_unpredictable;

use super::answer::Contact;
use super::gap::{Found, Gap};
use super::places::{Site, Sites, around_end, inverse_and_turn, opposite, turns_of};
use crate::pack::{Mask, Pack, Two};
use crate::small::{Disc, Foot, Round, Span, is_end, length, twice};

/// How two such shapes touch. Swapping them swaps the answer.
#[inline(always)]
pub(super) fn touch(disc: &Disc<'_>) -> Found {
    let center = Two::of(disc.center);
    let found = match disc.other {
        Round::Disc(&other, _) => {
            let span = Span::between(center, Two::of(other));
            let gap = Gap::of(span.length, span.slip, disc.radii);
            let [inverse, turn] = inverse_and_turn(span.way, span.length);
            gap.at(span, span.way * inverse, 0, around_both(disc.radii, turn))
        }
        Round::Path(path, _) => beside(Foot::of(center, path.map(|&end| Two::of(end))), disc.radii),
    };
    Found {
        contact: found.contact.with_swapped(disc.is_second),
        is_certain: found.is_certain & disc.has_radii,
        ..found
    }
}

/// The contact of two circles or points around the same point.
#[inline]
pub(super) fn concentric(disc: &Disc<'_>) -> Option<Contact> {
    let Round::Disc(&other, _) = disc.other else { return None };
    let is_valid = (disc.center == other) & other.is_finite() & disc.has_radii;
    let span = Span::between(Two::of(disc.center), Two::of(other));
    let normal = Two::each(|i| [1.0, 0.0][i]);
    let places = around_both(disc.radii, Two::all(0.0));
    is_valid
        .then(|| Gap::of(span.length, span.slip, disc.radii).at(span, normal, 0, places).contact)
}

/// The places on a circle or point in the direction of a turn, and on another one in the opposite one.
#[inline(always)]
fn around_both(radii: Two, turn: Two) -> Sites {
    let alongs = Two::firsts(turn, opposite(turn)).only(radii.is_above(Two::all(0.0))).narrow();
    [Site::new(0, alongs.x), Site::new(0, alongs.y)]
}

#[inline(always)]
fn inverse(length: Two) -> Two {
    Two::all(1.0) / length
}

/// Between a point and a segment.
#[inline(always)]
fn beside(foot: Foot, radii: Two) -> Found {
    let Foot { span, path, part } = foot;
    let gap = Gap::of(span.length, span.slip, radii);
    let is_corner = is_end(part);
    // The path turned by a right angle, to the side to which the way leads.
    let products = path * span.way.exchanged();
    // The second one is the cross product, the first one the opposite number.
    let sides = products.exchanged() - products;
    let across = path.exchanged().turned_by(sides);
    let direction = Two::select(is_corner, span.way, across);
    let length = Two::select(is_corner, span.length, length(path));
    // The way leads from the point to the segment, which has its left edge where that is to the right.
    let is_left = twice(sides)[1].first() > 0.0;
    let end = u32::from(part.first() > 0.5);
    let mark = select_unpredictable(is_corner.any(), 4 * end, 4 * u32::from(!is_left) + 1);
    let [turn, right] = turns_of(direction, path);
    let sites = beside_sites(radii, &foot, [turn, right], is_left);
    gap.at(span, direction * inverse(length), mark, sites)
}

/// The places on a disc and on a segment or a capsule, of which these are the turns of the way to a foot
/// and to the right.
#[inline(always)]
fn beside_sites(radii: Two, foot: &Foot, [turn, right]: [Two; 2], is_left: bool) -> Sites {
    let (part, is_corner) = (foot.part, is_end(foot.part));
    let is_round = radii.is_above(Two::all(0.0));
    let out = opposite(turn);
    let (arc, along_arc) = around_end(!part.is_above(Two::all(0.5)).any(), [out, right]);
    let side = (Two::all(f64::from(u8::from(!is_left))) - part).abs();
    let is_thin = is_round.bits() >> 1 == 0;
    // Of a path without length it is a whole circle.
    let is_path = right.is_equal(right);
    let along = Two::select(is_path, Two::select(is_corner, along_arc, side), out);
    let alongs = Two::firsts(turn.only(is_round), if is_thin { part } else { along }).narrow();
    let edge = select_unpredictable(is_corner.any(), arc, 2 * u32::from(!is_left));
    let edge = if is_thin { 0 } else { edge & (is_path.bits() & 1).wrapping_neg() };
    [Site::new(0, alongs.x), Site::new(edge, alongs.y)]
}
