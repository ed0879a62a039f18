//! How far a point is inside or outside of a shape.
//!
//! Outside that is the distance. Inside the border is told part by part, from cut to cut, of which those count
//! that no other part of the shape covers; only what is near is looked at.

#![forbid(unsafe_code)]

use crate::any::{Placed, Shape};
use crate::arrange::{Cut, Figure, Find, Labelled, Part, Piece, Walk};
use crate::contact::contact;
use crate::distance::place::{Place as Way, length, times, unit};
use crate::distance::{Distance, direction_between, distance, gap, vector};
use crate::exact::real::{Near, Only, Real, Tight};
use crate::exact::settle::{settle, settle_long};
use crate::outline::{Bounds, cross, dot, plus};
use crate::place::Place;
use crate::vector::Vector2D;

/// How far a point is from the border of a shape, and where that is nearest.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "bytemuck", derive(bytemuck::Pod, bytemuck::Zeroable))]
#[non_exhaustive]
pub struct SignedDistance {
    /// The distance: positive outside, 0 exactly on the border, negative inside; infinite if no `f32` is
    /// large enough.
    pub distance: f32,
    /// A point of the border that is nearest.
    pub point: Vector2D,
    /// The direction in which the signed distance grows most, of length 1: out of the shape. On the border that
    /// of a contact with the point.
    pub normal: Vector2D,
    /// Where on the border the point is.
    pub place: Place,
}

/// [`ask::signed_distance`](crate::ask::signed_distance).
pub fn signed_distance(shape: &Shape<'_>, point: Vector2D) -> Option<SignedDistance> {
    let at = Shape::from(point);
    let found = distance(shape, &at)?;
    if found.distance > 0.0 {
        return Some(outside(shape, &at, found));
    }
    let figure = Figure::of(Placed::of(shape), point)?;
    let Some(nearest) = figure.with_boxes(inside) else {
        let normal = contact(shape, &at).map_or(Vector2D::ZERO, |contact| contact.normal);
        let place = figure.with_boxes(|figure| Search::of(figure, true).nearest().map(|n| n.place));
        // Without the sign of a zero.
        let (point, place) = (point + Vector2D::ZERO, place.unwrap_or_default());
        return Some(SignedDistance { distance: 0.0, point, normal, place });
    };
    // What is inside is never on the border.
    let distance = -(nearest.length as f32).max(f32::from_bits(1));
    Some(nearest.told(distance, point))
}

/// Outside, where the distance and the place are known: the way there is known better than both points.
fn outside(shape: &Shape<'_>, at: &Shape<'_>, found: Distance) -> SignedDistance {
    let Distance { distance, point_a, place_a, .. } = found;
    let normal = direction_between(shape, at).unwrap_or_default();
    SignedDistance { distance, point: point_a, normal: vector(normal), place: place_a }
}

/// The nearest point of the border of a figure around the point that is its anchor; None if that is on the
/// border itself.
fn inside(figure: &Figure<'_>) -> Option<Nearest> {
    let is_inside = settle!(R, run from Tight => figure.is_around([R::new_in(0.0, run); 2]));
    if is_inside { Search::of(figure, false).nearest() } else { None }
}

/// The nearest point of a part of a border, seen from the point that is asked about.
#[derive(Clone, Copy)]
struct Nearest {
    length: f64,
    way: Way<f64>,
    place: Place,
}

impl Nearest {
    fn told(self, distance: f32, point: Vector2D) -> SignedDistance {
        let Self { way, place, .. } = self;
        let from = [f64::from(point.x), f64::from(point.y)];
        let normal = vector(unit(way).unwrap_or_default());
        SignedDistance { distance, point: vector(plus(from, way)), normal, place }
    }
}

/// A search for the nearest point of a border.
struct Search<'f> {
    figure: &'f Figure<'f>,
    /// Whether all pieces are border.
    is_simple: bool,
    least: Option<Nearest>,
}

impl<'f> Search<'f> {
    fn of(figure: &'f Figure<'f>, is_any: bool) -> Self {
        let is_simple = is_any || !figure.may_cover_itself();
        Self { figure, is_simple, least: None }
    }

    /// The nearest point: what is near comes first, until what is found is nearer than all that is not looked at.
    fn nearest(mut self) -> Option<Nearest> {
        /// No coordinates of shapes are that far apart.
        const BEYOND: f64 = 1e40;
        let Bounds { low, high } = self.figure.bounds();
        let size = (high[0] - low[0]) + (high[1] - low[1]);
        let mut reach = if size < f64::INFINITY { size / 256.0 } else { 1.0 };
        reach = reach.max(f32::MIN_POSITIVE.into());
        while reach < BEYOND {
            self.look(reach);
            match self.least {
                Some(least) if least.length <= reach => return Some(least),
                Some(least) if self.is_simple => reach = least.length,
                _ => reach *= 2.0,
            }
        }
        None
    }

    /// Looks at what is within a reach.
    fn look(&mut self, reach: f64) {
        let figure = self.figure;
        figure.any_piece_near(around(reach), Only, None, |label| {
            let found = nearest_in(figure, label);
            let is_nearer = |least: Nearest| found.is_none_or(|found| found.length < least.length);
            if self.least.is_none_or(is_nearer) {
                self.consider(label, found, reach);
            }
            Some(false)
        });
    }

    /// Looks at a piece that may be nearer than all others, by its nearest point if that is certain.
    #[inline(never)]
    fn consider(&mut self, label: &Labelled<Tight>, found: Option<Nearest>, reach: f64) {
        let figure = self.figure;
        if self.is_simple {
            let found = found.or_else(
                || settle_long!(R, run => nearest_in(figure, &figure.again::<R>(label.id, run)?)),
            );
            return self.take(found);
        }
        let far = self.least.map_or(reach, |least| reach.min(least.length));
        if label.is_dot() || figure.surely_covers(&label.piece, far) {
            return;
        }
        let walk = Walk::alone(figure, label, around(reach));
        walk.all(|find| {
            if let Find::Part(part) = find
                && part.beside(false)?.is_on
            {
                // Beyond the reach parts are not cut.
                self.take(nearest_on(&walk, &part).filter(|found| found.length <= reach));
            }
            Some(())
        });
    }

    fn take(&mut self, found: Option<Nearest>) {
        let is_nearer =
            |found: &Nearest| self.least.is_none_or(|least| found.length < least.length);
        self.least = found.filter(is_nearer).or(self.least);
    }
}

/// All that may be within a reach of the point.
fn around(reach: f64) -> Bounds {
    Bounds::around([Near::new(0.0); 2], reach)
}

/// The nearest point of a piece.
fn nearest_in<R: Real>(figure: &Figure<'_>, label: &Labelled<R>) -> Option<Nearest> {
    let Foot { length, way, fraction } = nearest_of(&label.piece, label.piece.whole())?;
    Some(Nearest { length, way, place: Place::new(figure.number_of(label.id), fraction) })
}

/// The nearest point of a part of a piece.
#[inline(never)]
fn nearest_on(walk: &Walk<'_>, part: &Part<'_>) -> Option<Nearest> {
    let ends = part.from.zip(part.to);
    let nearly = nearest_of(&walk.label.piece, ends.map(|(from, to)| [from, to]));
    let found = nearly.or_else(|| {
        settle_long!(R, run => {
            let piece = walk.piece::<R>(run)?;
            let ends = match ends {
                Some((from, to)) => Some([walk.again(&piece, &from)?, walk.again(&piece, &to)?]),
                None => None,
            };
            nearest_of(&piece, ends)
        })
    });
    let Foot { length, way, fraction } = found?;
    let place = Place::new(walk.own.number_of(walk.label.id), fraction);
    Some(Nearest { length, way, place })
}

/// The nearest point of a piece in plain numbers.
struct Foot {
    length: f64,
    way: Way<f64>,
    /// Where on the piece.
    fraction: f32,
}

/// The same in real numbers, by its parameter.
struct At<R> {
    length: R,
    way: Way<R>,
    at: R,
}

impl<R: Real> At<R> {
    /// At a cut.
    fn cut(piece: &Piece<R>, cut: Cut<R>) -> Self {
        let way = cut.point(piece);
        Self { length: length(way), way, at: cut.at }
    }
}

/// The point of a piece between two cuts, or anywhere, that is nearest to the origin.
#[inline(never)]
fn nearest_of<R: Real>(piece: &Piece<R>, ends: Option<[Cut<R>; 2]>) -> Option<Foot> {
    /// How far off a way may be, relatively.
    const ERROR: f64 = 1.0 / (1_u64 << 27) as f64;
    let At { length, way, at } = match piece {
        Piece::Straight { .. } => nearest_of_straight(piece, ends)?,
        Piece::Round { .. } => nearest_of_round(piece, ends)?,
    };
    let length = length.to_relative(gap::PRECISION)?;
    let [x, y] = way.map(|x| x.to_absolute(length * ERROR));
    Some(Foot { length, way: [x?, y?], fraction: piece.fraction(at)? })
}

#[inline(never)]
fn nearest_of_straight<R: Real>(piece: &Piece<R>, ends: Option<[Cut<R>; 2]>) -> Option<At<R>> {
    let &Piece::Straight { from, along, .. } = piece else { return None };
    if let Some([start, end]) = ends {
        if dot(along, start.point(piece)).sign()?.is_ge() {
            return Some(At::cut(piece, start));
        }
        if dot(along, end.point(piece)).sign()?.is_le() {
            return Some(At::cut(piece, end));
        }
    }
    let (square, height) = (dot(along, along), cross(along, from));
    let way = times([-along[1], along[0]], height.over(square));
    let length = height.absolute().over(square.square_root());
    Some(At { length, way, at: -dot(from, along).over(square) })
}

#[inline(never)]
fn nearest_of_round<R: Real>(piece: &Piece<R>, ends: Option<[Cut<R>; 2]>) -> Option<At<R>> {
    let (&Piece::Round { center, radius, .. }, Some([start, end])) = (piece, ends) else {
        return None;
    };
    let far = dot(center, center);
    if far.sign()?.is_eq() {
        // All of it is as near.
        return Some(At { length: radius, ..At::cut(piece, start) });
    }
    let far = far.square_root();
    let out = center.map(|x| -x.over(far));
    let at = piece.turn_to(plus(center, times(out, radius)))?;
    if at.compare(start.at)?.is_ge() && at.compare(end.at)?.is_le() {
        let depth = radius - far;
        return Some(At { length: depth.absolute(), way: times(out, depth), at });
    }
    let [start, end] = [start, end].map(|end| At::cut(piece, end));
    Some(if end.length.compare(start.length)?.is_lt() { end } else { start })
}
