//! Contacts of points, segments, circles and capsules, in closed form and without branches.

use core::hint::select_unpredictable;

use super::gap::{Across, Found, Gap, mark};
use super::{Contact, paths};
use crate::any::Polygon;
use crate::pack::{Mask, Pack, Two};
use crate::small::{Foot, Rim, Round, Span, is_end, left, length, sum};
use crate::vector::Vector2D;

/// How two such shapes touch. Swapping them, and which one comes first, swaps the answer.
#[inline(always)]
pub(super) fn touch(a: Round<'_>, b: Round<'_>, is_after: bool) -> Found {
    let radii = Two::of(Vector2D::new(a.radius(), b.radius()));
    let found = match (a, b) {
        (Round::Disc(&p, _), Round::Disc(&q, _)) => {
            let span = Span::between(Two::of(p), Two::of(q));
            Gap::of(span.length, span.slip, radii).at(span, span.way * inverse(span.length), 0)
        }
        (Round::Disc(&p, _), Round::Path(path, _)) => {
            beside(Foot::of(Two::of(p), path.map(|&end| Two::of(end))), radii, false)
        }
        (Round::Path(path, _), Round::Disc(&p, _)) => {
            beside(Foot::of(Two::of(p), path.map(|&end| Two::of(end))), radii.exchanged(), true)
        }
        (Round::Path(p, _), Round::Path(q, _)) => {
            paths::touch(p.map(|&end| Two::of(end)), q.map(|&end| Two::of(end)), radii, is_after)
        }
    };
    let is_certain = found.is_certain & a.has_radius() & b.has_radius();
    Found { is_certain, ..found }
}

/// How a point or a circle and a convex polygon of few vertices touch; None of any others.
#[inline(always)]
pub(super) fn beside_polygon(disc: Round<'_>, polygon: &Polygon<'_>) -> Option<Found> {
    let Round::Disc(&p, radius) = disc else { return None };
    let rim = Rim::of(p, polygon).filter(|rim| rim.is_convex)?;
    let Rim { way, part, slip, numbers, .. } = rim;
    // Compilers make a branch of a choice of signs.
    let sign = |is_negative: bool| Two::all(f64::from_bits(u64::from(is_negative) << 63));
    // Inside it is the edge that is left behind soonest.
    let length = rim.length.turned_by(sign(rim.is_inside));
    let radii = Two::of(Vector2D::new(radius, polygon.radius()));
    let gap = Gap::of(length, slip, radii);
    let is_corner = is_end(part) & length.is_above(Two::all(0.0));
    let [from, to] = numbers.map(|number| Two::of(polygon.vertices()[number]));
    // To the inside, as from the disc.
    let across = left(to - from).turned_by(sign(!rim.is_left));
    let direction = Two::select(is_corner, way, across);
    // Roots side by side.
    let scale = inverse(Two::select(is_corner, rim.length, self::length(across)));
    let is_corner = is_corner.bits() & 1 != 0;
    let corner = numbers[usize::from(part.first() > 0.5)] << 1;
    let mark = select_unpredictable(is_corner, corner, numbers[0] << 1 | 1);
    let places = [Two::of(p), Two::of(p) + way];
    let found = gap.at(Span { places, way, length, slip }, direction * scale, mark as u32);
    // The direction of an edge is known however near it is.
    let is_known = found.is_known | (!is_corner & (gap.doubt.first() < f64::INFINITY));
    let is_clear = gap.doubt.first() < (sum(radii) - length).abs().first();
    Some(Found { is_certain: is_known & is_clear & disc.has_radius(), is_known, ..found })
}

/// The contact of two circles or points around the same point.
#[inline]
pub(super) fn concentric(a: Round<'_>, b: Round<'_>) -> Option<Contact> {
    let (Round::Disc(&p, _), Round::Disc(&q, _)) = (a, b) else { return None };
    let is_valid = (p == q) & p.is_finite() & a.has_radius() & b.has_radius();
    let radii = Two::of(Vector2D::new(a.radius(), b.radius()));
    let span = Span::between(Two::of(p), Two::of(q));
    let normal = Two::each(|i| [1.0, 0.0][i]);
    is_valid.then(|| Gap::of(span.length, span.slip, radii).at(span, normal, 0).contact)
}

#[inline(always)]
fn inverse(length: Two) -> Two {
    Two::all(1.0) / length
}

/// Between a point and a segment; of the swapped shapes if so told.
#[inline(always)]
fn beside(foot: Foot, radii: Two, is_swapped: bool) -> Found {
    let Foot { span, path, part } = foot;
    let gap = Gap::of(span.length, span.slip, radii);
    let is_corner = is_end(part);
    let across = Across::of(path, span.way, None);
    let direction = Two::select(is_corner, span.way, across.way);
    let length = Two::select(is_corner, span.length, length(path));
    // The way leads from the point to the segment, which has its left edge where that is to the right.
    let [mark, _] = mark(is_corner, part, Two::all(1.0) - across.is_left).integers();
    let normal = direction * inverse(length);
    if is_swapped {
        let [p, q] = span.places;
        let gap = Gap { radii: gap.radii.exchanged(), ..gap };
        return gap.at(Span { places: [q, p], ..span }, -normal, mark << 16);
    }
    gap.at(span, normal, mark)
}
