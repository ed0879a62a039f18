//! Distances of points, segments, circles and capsules, in closed form.

use super::gap::PRECISION;
use super::{ByKind, Distance};
use crate::any::Shape;
use crate::pack::{Pack, Two};
use crate::place::Sides;
use crate::small::{Both, Disc, Foot, LEAST, Round, Span, sum, twice};
use crate::vector::Vector2D;

/// What is between two shapes.
pub(super) struct Between {
    pub(super) distance: Distance,
    /// Whether it is that, and both shapes are valid, beyond doubt.
    pub(super) is_certain: bool,
    /// A point that they share, if they do so where that is in doubt.
    pub(super) touch: Option<Vector2D>,
}

impl Between {
    /// The same with the places of both points, unless the shapes meet.
    #[inline(always)]
    fn placed(self, is_apart: Both, sides: Sides) -> Self {
        let [place_a, place_b] = sides.only_if(is_apart).places();
        Self { distance: Distance { place_a, place_b, ..self.distance }, ..self }
    }
}

/// What is between two round shapes. Swapping them swaps the answer.
#[inline(always)]
pub(super) fn between(disc: &Disc<'_>) -> Between {
    let (center, radii) = (Two::of(disc.center), disc.radii);
    let found = match disc.other {
        Round::Disc(&other, _) => {
            let span = Span::between(center, Two::of(other));
            let (found, is_apart) = between_borders(span, radii);
            found.placed(is_apart, Sides::on_discs(radii, span.way))
        }
        Round::Path(path, radius) => {
            let foot = Foot::of(center, path.map(|&end| Two::of(end)));
            let (found, is_apart) = between_borders(foot.span, radii);
            found.placed(is_apart, Sides::beside(foot, radii, radius == 0.0, foot.span.way))
        }
    };
    Between {
        distance: found.distance.swapped_if(disc.is_second),
        is_certain: found.is_certain & disc.has_radii,
        ..found
    }
}

/// What is between two segments or capsules; None of other shapes.
#[inline(always)]
pub(super) fn between_paths(shapes: [&Shape<'_>; 2]) -> Option<Between> {
    let [Some(a @ Round::Path(p, _)), Some(b @ Round::Path(q, _))] = shapes.map(Round::of) else {
        return None;
    };
    let [p, q] = [p, q].map(|path| path.map(|&end| Two::of(end)));
    let (span, parts, is_crossing) = Span::between_paths(p, q);
    let radii = Two::of(Vector2D::new(a.radius(), b.radius()));
    // All points where they cross are the same, whatever their shares.
    let (found, is_apart) = between_borders(span, Two::select(is_crossing, Two::all(1.0), radii));
    let sides = match (a.radius() == 0.0) & (b.radius() == 0.0) {
        true => Sides::straight(parts),
        false => Sides::on_paths([p[1] - p[0], q[1] - q[0]], parts, radii, span.way),
    };
    let is_certain = found.is_certain & a.has_radius() & b.has_radius();
    Some(Between { is_certain, ..found.placed(is_apart, sides) })
}

/// Between the borders around the nearest places of two cores, and whether they are apart. The length is
/// off by four roundings besides the slip.
///
/// All places lie between those of the cores, so that none is beyond all floats.
#[inline(always)]
pub(super) fn between_borders(
    Span { places, way, length, slip }: Span,
    radii: Two,
) -> (Between, Both) {
    let reach = sum(radii);
    let (rest, doubt) = (length - reach, slip + length * Two::all(4.0 * f64::EPSILON));
    // Without branches, as shapes that meet can't be told beforehand from others.
    let [a, b] = twice(radii / length.greater(reach).greater(Two::all(LEAST)));
    let (from, to) = (places[0] + way * a, places[1] - way * b);
    // The shares are 1 together; a point is where it is, exactly.
    let middle = places[0] * b + places[1] * a;
    let is_apart = rest.is_above(Two::all(0.0));
    let distance = Distance {
        distance: rest.only(is_apart).narrow().x,
        point_a: Two::select(is_apart, from, middle).narrow(),
        point_b: Two::select(is_apart, to, middle).narrow(),
        ..Distance::default()
    };
    // No if the length is NaN or infinite; there is no doubt if cores cross.
    let room = (rest * Two::all(PRECISION)).greater(-rest).greater(Two::all(0.5 * LEAST));
    // The shares may be less than 1 together where that is in doubt.
    let middle = (from + to) * Two::all(0.5);
    let touch = Two::select(b.is_above(a), from, Two::select(a.is_above(b), to, middle));
    let is_certain = doubt.first() < room.first();
    let between = Between { distance, is_certain, touch: Some(touch.narrow()) };
    (between, is_apart)
}
