//! How far two shapes are apart, and where they are nearest.
//!
//! Shapes that do not meet are nearest at a vertex of one of them, or at an arc: [`edges`] and
//! [`wedge`] go through these. Plain f64 finds which ones are nearest; numbers with a known error
//! confirm it, and big ones where that leaves a doubt.

#![forbid(unsafe_code)]

pub(crate) mod place;

pub(crate) mod members;
pub(crate) mod order;

mod kinds;

pub(crate) mod body;
pub(crate) mod gap;

pub(crate) mod edges;
pub(crate) mod wedge;

mod quick;
mod round;
mod shared;

mod boxes;

pub(crate) use shared::shared_point;

use crate::any::{Form, Placed, Shape};
use crate::collide::{collide, placed_collide};
use crate::convex::{Anchor, ask, wide};
use crate::exact::position::Position;
use crate::place::Place;
use crate::small::Disc;
use crate::vector::Vector2D;
use body::{Body, simplified};
use core::cell::Cell;
use core::hint::select_unpredictable;
use edges::{Beside, Edges, Rivals};
use gap::Found;
pub(crate) use kinds::{ByKind, Out, ordered_cores, quick_moved};
pub(crate) use members::{any_pair_within, with_members};
use members::{are_boxes_within, members_near};
use quick::Quick;
use round::Between;

/// How far two shapes are apart, and where they are nearest.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
#[non_exhaustive]
pub struct Distance {
    /// The distance: 0 exactly if they collide; infinite if no `f32` is large enough.
    pub distance: f32,
    /// A point of the first shape that is nearest to the second one.
    pub point_a: Vector2D,
    /// A point of the second shape that is nearest to `point_a`; the same point if they collide.
    pub point_b: Vector2D,
    /// Where `point_a` is on the border of the first shape: at a corner on one of the edges that meet
    /// there; all 0 if the shapes collide.
    pub place_a: Place,
    /// Where `point_b` is on the border of the second shape; all 0 if the shapes collide.
    pub place_b: Place,
}

impl Distance {
    /// The same of the two shapes in the other order.
    pub(crate) fn swapped(self) -> Self {
        self.swapped_if(true)
    }

    /// Of shapes that meet or are some float apart.
    #[inline(always)]
    fn known(found: Found, [place_a, place_b]: [Place; 2]) -> Self {
        let (point_a, point_b) = (vector(found.from), vector(found.to));
        Self { distance: found.length as f32, point_a, point_b, place_a, place_b }
    }

    #[inline]
    fn at(place: [f64; 2]) -> Self {
        Self::shared(vector(place))
    }

    /// At a point of both shapes.
    #[inline]
    fn shared(point: Vector2D) -> Self {
        Self { point_a: point, point_b: point, ..Self::default() }
    }

    /// The same with the places of both points, unless the shapes meet.
    #[inline(always)]
    fn placed(self, places: [Place; 2]) -> Self {
        let [place_a, place_b] = places.map(|place| place.only_if(self.distance > 0.0));
        Self { place_a, place_b, ..self }
    }
}

/// A gap between two shapes that do not meet, and which members these are.
#[derive(Clone, Copy)]
pub(crate) struct Apart<'a> {
    pub(crate) found: Found,
    pub(crate) numbers: [u32; 2],
    pub(crate) members: [Placed<'a>; 2],
}

impl Apart<'_> {
    #[inline(never)]
    fn distance(self) -> Distance {
        let Self { found: Found { length, from, to, way }, numbers, members: [a, b] } = self;
        // Shapes that do not collide are never 0 apart.
        let distance = (length as f32).max(f32::from_bits(1));
        let place_a = Place::beside(numbers[0], a, from, way);
        let place_b = Place::beside(numbers[1], b, to, place::minus([0.0; 2], way));
        Distance { distance, point_a: vector(from), point_b: vector(to), place_a, place_b }
    }
}

/// [`ask::distance`](crate::ask::distance).
#[inline]
pub(crate) fn distance(a: &Shape<'_>, b: &Shape<'_>) -> Option<Distance> {
    Distance::of_any(a, b, f32::INFINITY)
}

impl ByKind for Distance {
    #[inline(always)]
    fn write_round<'o>(
        [a, b]: [&Shape<'_>; 2],
        disc: &Disc<'_>,
        reach: f32,
        out: Out<'o, Self>,
    ) -> Option<&'o mut Self> {
        let between = round::between(disc);
        if between.is_certain {
            return out.write(between.distance);
        }
        let found = match between.touch {
            Some(shared) => distance_unless_shared(a, b, reach, shared),
            None => slow_distance(a, b, reach, None),
        };
        out.write(found?)
    }

    #[inline(always)]
    fn write_plates<'o>(
        a: &Shape<'_>,
        b: &Shape<'_>,
        is_swapped: bool,
        reach: f32,
        out: Out<'o, Self>,
    ) -> Option<&'o mut Self> {
        // Not in a closure, of which compilers make one function for all kinds.
        let between = match round::between_paths([a, b]) {
            None => boxes::between([a, b], a.home()),
            between => between,
        };
        let found = match between {
            Some(between) if between.is_certain => Some(between.distance),
            Some(Between { touch: Some(shared), .. }) => {
                distance_unless_shared(a, b, reach, shared)
            }
            _ => return ordered_cores(a, b, is_swapped, reach, out),
        };
        out.write(found?.swapped_if(is_swapped))
    }

    #[inline(always)]
    fn write_cores<'o>(
        a: &Shape<'_>,
        b: &Shape<'_>,
        is_swapped: bool,
        reach: f32,
        out: Out<'o, Self>,
    ) -> Option<&'o mut Self> {
        let between = corners_between(a, b);
        if let Some(quick::Between::Known(found, places)) = between
            && places.iter().all(|place| place.is_known())
        {
            return out.write(Distance::known(found, places).swapped_if(is_swapped));
        }
        out.write(distance_of(a, b, reach, between)?.swapped_if(is_swapped))
    }

    fn of_moved(a: &Shape<'_>, b: &Shape<'_>, _: f32, anchor: &Anchor) -> Option<Option<Self>> {
        match ask(Quick, a, b, anchor.own)?.seen_from(anchor.shared) {
            quick::Between::Known(found, places) => Some(Some(known_distance(a, b, found, places))),
            quick::Between::Doubtful(place) => collide(a, b).then(|| Some(Self::at(place))),
        }
    }

    fn slow(a: Placed<'_>, b: Placed<'_>, reach: f32) -> Option<Self> {
        placed_distance(a, b, reach)
    }

    #[inline(always)]
    fn swapped_if(self, is_swapped: bool) -> Self {
        let Self { distance, point_a, point_b, place_a, place_b } = self;
        Self {
            distance,
            point_a: select_unpredictable(is_swapped, point_b, point_a),
            point_b: select_unpredictable(is_swapped, point_a, point_b),
            place_a: Place::select(is_swapped, place_b, place_a),
            place_b: Place::select(is_swapped, place_a, place_b),
        }
    }
}

/// What is between two convex shapes, if that is not in doubt, the second one not to come first.
#[inline(always)]
fn corners_between(a: &Shape<'_>, b: &Shape<'_>) -> Option<quick::Between> {
    let anchor = wide(a.home());
    ask(Quick, a, b, [anchor; 2]).map(|between| between.seen_from(anchor))
}

/// The distance of two shapes, of which something may be known.
#[inline(never)]
fn distance_of(
    a: &Shape<'_>,
    b: &Shape<'_>,
    reach: f32,
    between: Option<quick::Between>,
) -> Option<Distance> {
    match between {
        Some(quick::Between::Known(found, places)) => Some(known_distance(a, b, found, places)),
        Some(quick::Between::Doubtful(place)) => slow_distance(a, b, reach, Some(place)),
        None => slow_distance(a, b, reach, None),
    }
}

/// The distance of two shapes that is known, but for places maybe.
#[inline(always)]
fn known_distance(a: &Shape<'_>, b: &Shape<'_>, found: Found, places: [Place; 2]) -> Distance {
    let distance = Distance::known(found, places);
    if distance.place_a.is_known() & distance.place_b.is_known() {
        return distance;
    }
    with_places(a, b, found, distance)
}

/// The same with the places that are not known yet.
#[inline(never)]
fn with_places(a: &Shape<'_>, b: &Shape<'_>, found: Found, distance: Distance) -> Distance {
    let find =
        |known: Place, shape: &Shape<'_>, [point, other]: [[f64; 2]; 2]| match known.is_known() {
            true => known,
            false => Place::beside(0, Placed::of(shape), point, place::minus(other, point)),
        };
    let place_a = find(distance.place_a, a, [found.from, found.to]);
    Distance { place_a, place_b: find(distance.place_b, b, [found.to, found.from]), ..distance }
}

/// The distance of two shapes, and the point that they share if they meet.
#[cold]
#[inline(never)]
fn distance_unless_shared(
    a: &Shape<'_>,
    b: &Shape<'_>,
    reach: f32,
    shared: Vector2D,
) -> Option<Distance> {
    if collide(a, b) {
        return Some(Distance::shared(shared));
    }
    slow_distance(a, b, reach, None)
}

/// The distance of any two shapes; where they meet, if they do, may be known.
#[cold]
#[inline(never)]
fn slow_distance(
    a: &Shape<'_>,
    b: &Shape<'_>,
    reach: f32,
    shared: Option<[f64; 2]>,
) -> Option<Distance> {
    if let Some(place) = shared
        && collide(a, b)
    {
        return Some(Distance::at(place));
    }
    placed_distance(Placed::of(a), Placed::of(b), reach)
}

/// The distance of any two shapes where they stand; that of shapes that are farther apart than some reach may
/// be none.
fn placed_distance(a: Placed<'_>, b: Placed<'_>, reach: f32) -> Option<Distance> {
    let ([a, b], far) = ([a, b].map(with_members), far_beyond(reach));
    if far < f64::INFINITY && !are_boxes_within(a, b, far) {
        return None;
    }
    if order::is_placed_after(a, b) {
        return ordered_distance(b, a, far).map(|distance| distance.swapped_if(true));
    }
    ordered_distance(a, b, far)
}

/// What is farther apart than this is so by more than a distance, whatever was rounded.
pub(crate) fn far_beyond(distance: f32) -> f64 {
    f64::from(distance) * (1.0 + 1e-9) + f64::from(f32::MIN_POSITIVE)
}

fn ordered_distance(a: Placed<'_>, b: Placed<'_>, far: f64) -> Option<Distance> {
    let mut shared = None;
    any_pair_within(a, b, &Cell::new(0.0), &mut |_, [a, b]| {
        shared = shared_place(a, b);
        shared.is_some()
    });
    shared.map(Distance::at).or_else(|| nearest(a, b, far).map(Apart::distance))
}

/// A place that two shapes share, none of them a group.
fn shared_place(a: Placed<'_>, b: Placed<'_>) -> Option<[f64; 2]> {
    if !placed_collide(a, b) {
        return None;
    }
    let (bodies, anchor, frame) = Body::pair(a, b)?;
    Some(frame.of_place(shared_point(bodies, anchor)))
}

/// The gap between two shapes that do not meet and are not farther apart than some length; of members of
/// groups the first pair that is nearest.
pub(crate) fn nearest<'a>(a: Placed<'a>, b: Placed<'a>, far: f64) -> Option<Apart<'a>> {
    let reach = Cell::new(far);
    if let Some(found) = members_near(a, b).and_then(|[a, b]| gap_of(a, b, far)) {
        reach.set(reach.get().min(found.reach()));
    }
    let mut least: Option<Apart<'a>> = None;
    any_pair_within(a, b, &reach, &mut |numbers, members| {
        if let Some(found) = gap_of(members[0], members[1], reach.get()) {
            if least.is_none_or(|least| found.length < least.found.length) {
                least = Some(Apart { found, numbers, members });
            }
            reach.set(reach.get().min(found.reach()));
        }
        false
    });
    least
}

/// The direction of the shortest way from one shape to another one that it does not meet, of length 1.
pub(crate) fn direction_between(a: &Shape<'_>, b: &Shape<'_>) -> Option<[f64; 2]> {
    let [a, b] = [a, b].map(|shape| with_members(Placed::of(shape)));
    // Of several nearest points those that the distance tells.
    let found = match order::is_placed_after(a, b) {
        true => nearest(b, a, f64::INFINITY)?.found.swapped(),
        false => nearest(a, b, f64::INFINITY)?.found,
    };
    place::unit(found.way)
}

/// The gap between two shapes that do not meet, none of them a group; perhaps none if it is longer than some
/// length.
pub(crate) fn gap_of(a: Placed<'_>, b: Placed<'_>, far: f64) -> Option<Found> {
    if let Some(found) = centers_apart(a, b) {
        return Some(found);
    }
    let (bodies, _, frame) = Body::pair(a, b)?;
    let found = apart(bodies, far);
    let is_known = found.length < f64::INFINITY || far == f64::INFINITY;
    is_known.then(|| found.in_frame(frame))
}

/// The gap between two lines or sectors that do not meet and stand elsewhere, of which [`Body::pair`] would take
/// one to the nearest floats.
pub(crate) fn centers_apart(a: Placed<'_>, b: Placed<'_>) -> Option<Found> {
    let [at, back] = [b.position.seen_from(a.position), a.position.seen_from(b.position)];
    let is_valid = [a, b].iter().all(|placed| match placed.form {
        Form::Line(line) => line.is_valid(),
        Form::Sector(sector) => sector.is_valid(),
        _ => false,
    });
    let found = match [a, b].map(|placed| simplified(placed.form)) {
        _ if at.is_zero() || !is_valid => return None,
        [Form::Line(p), Form::Line(q)] => edges::lines_apart(p, q, at),
        [Form::Sector(p), Form::Sector(q)] => wedge::sectors_apart(p, q, at),
        [Form::Sector(p), Form::Line(q)] => wedge::line_apart(p, q, at),
        [Form::Line(p), Form::Sector(q)] => {
            return Some(wedge::line_apart(q, p, back).in_frame(b.position).swapped());
        }
        _ => return None,
    };
    Some(found.in_frame(a.position))
}

/// The gap between two shapes that do not meet; of those that are farther apart than some length perhaps that
/// of shapes of which nothing is known.
pub(crate) fn apart([a, b]: [Body<'_>; 2], far: f64) -> Found {
    match (a, b) {
        (Body::Outline(a), Body::Outline(b)) => {
            a.with_boxes(|a| b.with_boxes(|b| Edges(a, b).apart(far)))
        }
        (Body::Line(line), Body::Outline(outline)) => Beside(line, &outline).apart(far),
        (Body::Outline(outline), Body::Line(line)) => Beside(line, &outline).apart(far).swapped(),
        (Body::Line(a), Body::Line(b)) => edges::lines_apart(a, b, Position::ZERO),
        (Body::Line(line), Body::Sector(sector)) => {
            wedge::line_apart(sector, line, Position::ZERO).swapped()
        }
        (Body::Sector(sector), Body::Line(line)) => wedge::line_apart(sector, line, Position::ZERO),
        (Body::Sector(sector), Body::Outline(outline)) => wedge::outline_apart(sector, &outline),
        (Body::Outline(outline), Body::Sector(sector)) => {
            wedge::outline_apart(sector, &outline).swapped()
        }
        (Body::Sector(a), Body::Sector(b)) => wedge::sectors_apart(a, b, Position::ZERO),
    }
}

/// A place in floats, none of them infinite, and no zero negative.
#[inline]
pub(crate) fn vector(place: [f64; 2]) -> Vector2D {
    const LAST: f64 = f32::MAX as f64;
    let within = |x: f64| x.clamp(-LAST, LAST) as f32 + 0.0;
    Vector2D::new(within(place[0]), within(place[1]))
}
