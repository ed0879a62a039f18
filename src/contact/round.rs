//! Contacts of points, segments, circles and capsules, in closed form and without branches.

use core::hint::select_unpredictable;

use super::Contact;
use super::gap::{Found, Gap};
use crate::distance::ByKind;
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
            gap.at(span, span.way * inverse(span.length), 0)
        }
        Round::Path(path, _) => beside(Foot::of(center, path.map(|&end| Two::of(end))), disc.radii),
    };
    Found {
        contact: found.contact.swapped_if(disc.is_second),
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
    is_valid.then(|| Gap::of(span.length, span.slip, disc.radii).at(span, normal, 0).contact)
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
    let mark = select_unpredictable(is_corner.any(), 2 * end, 2 * u32::from(!is_left) + 1);
    gap.at(span, direction * inverse(length), mark)
}
