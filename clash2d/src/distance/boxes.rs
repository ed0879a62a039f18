//! Distances of rectangles, without branches: neither which of their features are nearest nor whether
//! they meet could be predicted.

use core::hint::select_unpredictable;

use super::gap::PRECISION;
use super::round::{Between, between_borders};
use super::{ByKind, Distance};
use crate::angle::select;
use crate::any::Shape;
use crate::pack::{Mask, Pack, Pair, Two};
use crate::place::Place;
use crate::small::{Both, LEAST, Overhang, Plate, Round, Span, along, sum, twice};
use crate::vector::Vector2D;

/// What is between two rectangles, or one and a segment or capsule, seen from an anchor; None of other
/// shapes.
#[inline(always)]
pub(super) fn between(shapes: [&Shape<'_>; 2], anchor: Vector2D) -> Option<Between> {
    let [a, b] = shapes.map(|shape| Plate::of(shape, anchor));
    let over = Overhang::of([a?, b?], anchor, 256.0);
    let unit = over.size * Two::all(f64::EPSILON);
    let places = Nearest::of(&over, unit * Two::all(64.0));
    let sides = places.sides(&over);
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
    let out = over.way_outside(way);
    let (way, length) = (out.unless(is_deep), length.unless(is_deep));
    let span = Span { places, way, length, slip };
    let found = match over.radii {
        Some(radii) => between_borders(span, Two::select(is_deep, Two::all(1.0), radii)).0,
        None => pointed(span),
    };
    let is_near = (is_near & !is_deep).bits() & 1 != 0;
    let is_shared = (is_deep & is_shared).bits() & 1 != 0;
    let is_second = over.is_second.bits() & 1 != 0;
    let out = Two::select(over.is_second, -out, out);
    let places = sides.places(shapes, [out, -out], over.is_second);
    Some(Between {
        distance: found.distance.swapped_if(is_second).placed(places),
        is_certain: over.is_valid & (is_shared | (is_near & found.is_certain)),
        touch: found.touch.filter(|_| over.is_valid & is_near),
    })
}

/// Between the nearest places themselves.
#[inline(always)]
pub(super) fn pointed(Span { places, length, slip, .. }: Span) -> Between {
    let [point_a, point_b] = places.map(Two::narrow);
    let room = length * Two::all(PRECISION - 4.0 * f64::EPSILON);
    let distance =
        Distance { distance: length.narrow().x, point_a, point_b, ..Distance::default() };
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

    /// The sides of both that the places are on: of the other rectangle that one which faces the face.
    #[inline(always)]
    fn sides(self, over: &Overhang) -> Sides {
        let seen = along(over.direction, self.to - over.place);
        let [ahead, aside] = twice(over.direction);
        let is_level = ahead.abs().is_above(aside.abs());
        let either = |numbers: Two| Two::select(is_level, numbers.exchanged(), numbers);
        let is_back = Two::select(is_level, ahead, aside).is_above(Two::all(0.0));
        let ways = Two::firsts(self.foot.exchanged(), either(seen));
        let half = Two::firsts(over.half.exchanged(), either(over.other));
        let number = (is_level.bits() & 1) | (is_back.bits() & 2);
        let parts = (ways / half).turned_by(Two::new(0.0, -0.0).only(is_back));
        Sides { numbers: [over.face, number], parts, seen: seen / over.other }
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

/// Sides of both rectangles, that of the face first, and where on them: from -1 to 1.
#[derive(Clone, Copy)]
struct Sides {
    numbers: [u32; 2],
    parts: Two,
    /// Where the other rectangle sees its place.
    seen: Two,
}

impl Sides {
    /// On the sides of rectangles, or on one and a path, in directions out of them.
    #[inline(always)]
    fn places(self, shapes: [&Shape<'_>; 2], outs: [Two; 2], is_second: Both) -> [Place; 2] {
        let half = Two::all(0.5);
        let within = |parts: Two| half + half * parts.lesser(Two::all(1.0)).greater(Two::all(-1.0));
        let parts = within(self.parts);
        let along = Two::select(is_second, parts.exchanged(), parts);
        let is_second = is_second.bits() & 1 != 0;
        let [face, other] = self.numbers;
        let numbers = [
            select_unpredictable(is_second, other, face),
            select_unpredictable(is_second, face, other),
        ];
        let mut places = Place::on_edges(numbers, along);
        for (i, shape) in shapes.into_iter().enumerate() {
            let Some(Round::Path([&from, &to], radius)) = Round::of(shape) else { continue };
            let [first, _] = parts.numbers();
            let on_face = [first, 1.0, 1.0 - first, 0.0][face as usize % 4];
            let is_face = is_second == (i == 1);
            let part = select(is_face, on_face, within(self.seen).first());
            places[i] = match radius == 0.0 {
                true => Place::on_edges([0; 2], Two::all(part))[0],
                false => {
                    let path = (Two::of(to) - Two::of(from)).numbers();
                    Place::on_path(path, part, radius.into(), outs[i].numbers())
                }
            };
        }
        places
    }
}
