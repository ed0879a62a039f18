//! Contacts of points, segments, circles and capsules, in closed form and without branches.

use super::gap::{Across, Found, Gap, mark};
use super::{Contact, paths};
use crate::pack::{Pack, Two};
use crate::small::{Foot, Round, Span, is_end, length};
use crate::vector::Vector2D;

/// How two such shapes touch. Swapping them, and which one comes first, swaps the answer.
#[inline(always)]
pub(super) fn touch(a: Round, b: Round, is_after: bool) -> Found {
    let radii = Two::of(Vector2D::new(a.radius(), b.radius()));
    let found = match (a, b) {
        (Round::Disc(p, _), Round::Disc(q, _)) => {
            let span = Span::between(Two::of(p), Two::of(q));
            Gap::of(span.length, span.slip, radii).at(span, span.way * inverse(span.length), 0)
        }
        (Round::Disc(p, _), Round::Path(path, _)) => {
            beside(Foot::of(Two::of(p), path.map(Two::of)), radii, false)
        }
        (Round::Path(path, _), Round::Disc(p, _)) => {
            beside(Foot::of(Two::of(p), path.map(Two::of)), radii.exchanged(), true)
        }
        (Round::Path(p, _), Round::Path(q, _)) => {
            paths::touch(p.map(Two::of), q.map(Two::of), radii, is_after)
        }
    };
    let is_certain = found.is_certain & a.has_radius() & b.has_radius();
    Found { is_certain, ..found }
}

/// The contact of two circles or points around the same point.
#[inline]
pub(super) fn concentric(a: Round, b: Round) -> Option<Contact> {
    let (Round::Disc(p, _), Round::Disc(q, _)) = (a, b) else { return None };
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
