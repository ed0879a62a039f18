//! Distances of points, segments, circles and capsules, in closed form.

use core::hint::select_unpredictable;

use super::Distance;
use super::gap::PRECISION;
use crate::any::{OfKind, Polygon, Shape};
use crate::pack::{Pack, Two};
use crate::small::{Foot, LEAST, Rim, Round, Span, sum, twice};
use crate::vector::Vector2D;

/// What is between two shapes.
pub(super) struct Between {
    pub(super) distance: Distance,
    /// Whether it is that, and both shapes are valid, beyond doubt.
    pub(super) is_certain: bool,
    /// A point that they share, if they do so where that is in doubt.
    pub(super) touch: Option<Vector2D>,
}

/// What is between two shapes of which each has a point or a segment as its core. Swapping the shapes,
/// and which one comes first, swaps the answer.
#[inline(always)]
pub(super) fn between(a: Round<'_>, b: Round<'_>, is_after: bool) -> Between {
    let radii = Two::of(Vector2D::new(a.radius(), b.radius()));
    let found = match (a, b) {
        (Round::Disc(&p, _), Round::Disc(&q, _)) => {
            between_borders(Span::between(Two::of(p), Two::of(q)), radii)
        }
        (Round::Disc(&p, _), Round::Path(path, _)) => {
            between_borders(Foot::of(Two::of(p), path.map(|&end| Two::of(end))).span, radii)
        }
        (Round::Path(path, _), Round::Disc(&p, _)) => between_borders(
            Foot::of(Two::of(p), path.map(|&end| Two::of(end))).span.swapped(),
            radii,
        ),
        (Round::Path(p, _), Round::Path(q, _)) => {
            let (p, q) = (p.map(|&end| Two::of(end)), q.map(|&end| Two::of(end)));
            let (span, is_crossing) = Span::between_paths(p, q, is_after);
            // All points where they cross are the same, whatever their shares.
            between_borders(span, Two::select(is_crossing, Two::all(1.0), radii))
        }
    };
    let is_certain = found.is_certain & a.has_radius() & b.has_radius();
    Between { is_certain, ..found }
}

/// What is between a point or a circle and a polygon of few vertices; None of any others.
#[inline(always)]
pub(super) fn beside_polygon(disc: &Shape<'_>, polygon: &Shape<'_>) -> Option<Between> {
    let (disc, polygon) = (Round::of(disc)?, Polygon::of(polygon)?);
    let Round::Disc(&p, radius) = disc else { return None };
    let rim = Rim::of(p, polygon)?;
    let Rim { way, length, slip, .. } = rim;
    let radii = Two::of(Vector2D::new(radius, polygon.radius()));
    let places = [Two::of(p), Two::of(p) + way];
    let found = between_borders(Span { places, way, length, slip }, radii);
    let is_inside = rim.is_inside & (length.first() > slip.first());
    let apart = found.distance;
    let distance = Distance {
        distance: select_unpredictable(is_inside, 0.0, apart.distance),
        point_a: select_unpredictable(is_inside, p, apart.point_a),
        point_b: select_unpredictable(is_inside, p, apart.point_b),
    };
    let is_certain = (found.is_certain | is_inside) & disc.has_radius();
    Some(Between { distance, is_certain, ..found })
}

/// Between the borders around the nearest places of two cores. The length is off by four roundings
/// besides the slip.
///
/// All places lie between those of the cores, so that none is beyond all floats.
#[inline(always)]
pub(super) fn between_borders(Span { places, way, length, slip }: Span, radii: Two) -> Between {
    let reach = sum(radii);
    let (rest, doubt) = (length - reach, slip + length * Two::all(4.0 * f64::EPSILON));
    // Without branches, as shapes that meet can't be told beforehand from others.
    let [a, b] = twice(radii / length.greater(reach).greater(Two::all(LEAST)));
    let (from, to) = (places[0] + way * a, places[1] - way * b);
    // The shares are 1 together; a point is where it is, exactly.
    let middle = from * b + to * a;
    let is_apart = rest.is_above(Two::all(0.0));
    let distance = Distance {
        distance: rest.only(is_apart).narrow().x,
        point_a: Two::select(is_apart, from, middle).narrow(),
        point_b: Two::select(is_apart, to, middle).narrow(),
    };
    // No if the length is NaN or infinite; there is no doubt if cores cross.
    let room = (rest * Two::all(PRECISION)).greater(-rest).greater(Two::all(0.5 * LEAST));
    // The shares may be less than 1 together where that is in doubt.
    let middle = (from + to) * Two::all(0.5);
    let touch = Two::select(b.is_above(a), from, Two::select(a.is_above(b), to, middle));
    Between { distance, is_certain: doubt.first() < room.first(), touch: Some(touch.narrow()) }
}
