//! Distances of rectangles, without branches: neither which of their features are nearest nor whether
//! they meet could be predicted.

use super::gap::PRECISION;
use super::round::{Between, between_borders};
use super::{ByKind, Distance};
use crate::any::Shape;
use crate::pack::{Mask, Pack, Two};
use crate::small::{Both, LEAST, Overhang, Plate, Span, along, sum, twice};
use crate::vector::Vector2D;

/// What is between two rectangles, or one and a segment or capsule, seen from an anchor; None of other
/// shapes.
#[inline(always)]
pub(super) fn between(shapes: [&Shape<'_>; 2], anchor: Vector2D) -> Option<Between> {
    let [a, b] = shapes.map(|shape| Plate::of(shape, anchor));
    let over = Overhang::of([a?, b?], anchor, 256.0);
    let unit = over.size * Two::all(f64::EPSILON);
    let places = Nearest::of(&over, unit * Two::all(64.0));
    let way = places.to - places.foot;
    let square = sum(way * way);
    let length = square.square_roots();
    let is_deep = (unit * Two::all(-256.0)).is_above(over.gap);
    let is_near = places.are_nearest(&over, square, unit * length * Two::all(64.0));
    // The way is off by 26 units, and shorter than what is nearest by the 64 at most.
    let slip = unit * Two::all(128.0) + Two::all(LEAST);
    let (shared, is_shared) = places.shared(&over);
    let [from, to] = [places.foot, places.to].map(|place| Two::select(is_deep, shared, place));
    let columns = [Two::firsts(from, to), Two::seconds(from, to)];
    let places = over.outside(columns, Two::of(anchor));
    let (way, length) = (over.way_outside(way).unless(is_deep), length.unless(is_deep));
    let span = Span { places, way, length, slip };
    let found = match over.radii {
        Some(radii) => between_borders(span, Two::select(is_deep, Two::all(1.0), radii)),
        None => pointed(span),
    };
    let is_near = (is_near & !is_deep).bits() & 1 != 0;
    let is_shared = (is_deep & is_shared).bits() & 1 != 0;
    let is_second = over.is_second.bits() & 1 != 0;
    Some(Between {
        distance: found.distance.swapped_if(is_second),
        is_certain: over.is_valid & (is_shared | (is_near & found.is_certain)),
        touch: found.touch.filter(|_| over.is_valid & is_near),
    })
}

/// Between the nearest places themselves.
#[inline(always)]
pub(super) fn pointed(Span { places, length, slip, .. }: Span) -> Between {
    let [point_a, point_b] = places.map(Two::narrow);
    let room = length * Two::all(PRECISION - 4.0 * f64::EPSILON);
    let distance = Distance { distance: length.narrow().x, point_a, point_b };
    Between { distance, is_certain: room.first() > slip.first(), touch: Some(point_b) }
}

/// The nearest places of a face and of a rectangle above it; or of its corner that is the least far
/// behind the face.
///
/// The distance along a direction has no greatest value but one, so that the nearest places belong to
/// this face, or to one of its ends, and to the corner next to its line.
#[derive(Clone, Copy)]
struct Nearest {
    foot: Two,
    to: Two,
}

impl Nearest {
    /// An edge whose ends are as near to the face but for a tolerance counts as a whole.
    #[inline(always)]
    fn of(over: &Overhang, tolerance: Two) -> Self {
        let [down, across] = over.reach();
        let corner = over.place - (Two::firsts(down, across) + Two::seconds(down, across));
        let is_edge = !(down + down).is_above(tolerance);
        let ([up, one], [top, end]) = (twice(corner), twice(over.half));
        let other = one + sum((across + across).only(is_edge));
        // Of all nearest places the first ones along the face.
        let to = other.greater(one).lesser(-end).greater(other.lesser(one));
        let foot = to.greater(-end).lesser(end);
        Self { foot: Two::firsts(top, foot), to: Two::firsts(up, to) }
    }

    /// Whether no places are nearer to each other, but for some doubt: whether the one rectangle is
    /// all before, and the other one behind, a strip between the two.
    #[inline(always)]
    fn are_nearest(self, over: &Overhang, square: Two, doubt: Two) -> Both {
        let way = self.to - self.foot;
        let other = along(over.direction, way).abs() * over.other;
        let strip = way * over.place - (other + way.abs() * over.half);
        sum(strip).is_at_least(square - doubt)
    }

    /// One of the two that both rectangles share, if they overlap, and whether they do.
    #[inline(always)]
    fn shared(self, over: &Overhang) -> (Two, Both) {
        let both = |mask: Both| mask & Mask::followed_by(mask, mask);
        let is_behind = both(over.half.is_at_least(self.to.abs()));
        let foot = along(over.direction, self.foot - over.place).abs();
        let is_inside = both(over.other.is_at_least(foot));
        (Two::select(is_behind, self.to, self.foot), is_behind | is_inside)
    }
}
