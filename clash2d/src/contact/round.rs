//! Contacts of points, segments, circles and capsules, in closed form and without branches.

use core::hint::select_unpredictable;

use super::answer::Contact;
use super::gap::{Found, Gap};
use super::places::{Site, Sites};
use crate::pack::{Mask, Pack, Pair, Two};
use crate::place::Sides;
use crate::small::{Disc, Foot, Round, Span, is_end, length};

/// How two such shapes touch, or come within a margin. Swapping them swaps the answer.
#[inline(always)]
pub(super) fn touch(disc: &Disc<'_>, margin: f32) -> Found {
    let center = Two::of(disc.center);
    let found = match disc.other {
        Round::Disc(&other, _) => {
            let span = Span::between(center, Two::of(other));
            let gap = Gap::of(span.length, span.slip, disc.radii, margin);
            let sites = sites(Sides::on_discs(disc.radii, span.way));
            gap.at(span, span.way * (Two::all(1.0) / span.length), 0, sites)
        }
        Round::Path(path, radius) => {
            let foot = Foot::of(center, path.map(|&end| Two::of(end)));
            beside(foot, disc.radii, radius == 0.0, margin)
        }
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
    let places = sites(Sides::on_discs(disc.radii, normal));
    is_valid.then(|| {
        Gap::of(span.length, span.slip, disc.radii, 0.0).at(span, normal, 0, places).contact
    })
}

#[inline(always)]
fn sites(sides: Sides) -> Sites {
    sides.places().map(|place| Site::new(place.edge, place.along))
}

/// Between a point and a segment.
#[inline(always)]
fn beside(foot: Foot, radii: Two, is_thin: bool, margin: f32) -> Found {
    let Foot { span, path, part } = foot;
    let gap = Gap::of(span.length, span.slip, radii, margin);
    let is_corner = is_end(part);
    // The path turned by a right angle, to the side to which the way leads.
    let products = path * span.way.exchanged();
    // The second one is the cross product, the first one the opposite number.
    let sides = products.exchanged() - products;
    let across = path.exchanged().turned_by(sides);
    let direction = Two::select(is_corner, span.way, across);
    let length = Two::select(is_corner, span.length, length(path));
    let (end, side) = (u32::from(part.first() > 0.5), sides.signs() >> 1);
    let mark = select_unpredictable(is_corner.any(), 4 * end, 4 * side + 1);
    let sites = sites(Sides::beside(foot, radii, is_thin, direction));
    gap.at(span, direction * (Two::all(1.0) / length), mark, sites)
}
