//! A point that moves against a disc.

use super::super::hit::{CastHit, RayHit};
use super::number::{CLEAR, TIME_ERROR, ceiling, floor, point, wide};
use crate::distance::place::{Place, cross, dot};
use crate::shape::Circle;
use crate::vector::{Vector2D, square_root};

/// What a line has to do with a disc, seen from the start of a way on it.
struct Chord {
    /// Of the start from the rim, times the sum of the distances from both sides of it.
    room: f64,
    /// The dot product of the movement with the way to the center.
    ahead: f64,
    /// The cross product of them.
    beside: f64,
    /// The root of radius² movement² - beside².
    root: f64,
    /// Of the movement.
    square: f64,
}

impl Chord {
    /// The inner None if the line passes by, or if the disc lies behind a start outside of it.
    #[inline]
    fn new(along: Place<f64>, center: Place<f64>, radius: f64) -> Option<Option<Self>> {
        let (square, distance, limit) = (dot(along, along), dot(center, center), radius * radius);
        let (ahead, beside) = (dot(along, center), cross(along, center));
        let sizes = (along[0].abs() + along[1].abs()) * (center[0].abs() + center[1].abs());
        let (room, reach) = (distance - limit, limit * square);
        let under = reach - beside * beside;
        let is_sane = (radius >= 0.0) & (distance + limit + square < f64::INFINITY);
        // Each part of these sums is off by less than 2^-50 of it.
        let reach = reach + beside.abs() * sizes;
        let is_clear = room > CLEAR * (distance + limit);
        if is_sane & is_clear & ((under < -CLEAR * reach) | (ahead < -CLEAR * sizes)) {
            return Some(None);
        }
        if !(is_sane & (is_clear | (room < -CLEAR * (distance + limit))) & (under > CLEAR * reach))
        {
            return None;
        }
        Some(Some(Self { room, ahead, beside, root: square_root(under), square }))
    }

    /// When the way enters the disc, if it starts outside.
    #[inline]
    fn entry(&self) -> f64 {
        self.room / (self.ahead + self.root)
    }

    /// When the way leaves the disc.
    #[inline]
    fn exit(&self) -> f64 {
        if self.ahead > 0.0 {
            return (self.ahead + self.root) / self.square;
        }
        -self.room / (self.root - self.ahead)
    }

    /// The normal at the entry, or for the negative root at the exit.
    #[inline]
    fn normal(&self, [x, y]: Place<f64>, root: f64, radius: f64) -> Vector2D {
        let scale = 1.0 / (radius * self.square);
        let beside = self.beside;
        Vector2D::narrow((beside * y - root * x) * scale, (-beside * x - root * y) * scale)
    }
}

/// [`cast_ray`](super::super::cast_ray) of a circle.
#[inline]
pub(in super::super) fn ray_circle(
    circle: Circle,
    origin: Vector2D,
    movement: Vector2D,
) -> Option<Option<RayHit>> {
    let (start, along, center) = (wide(origin), wide(movement), wide(circle.center));
    let radius = f64::from(circle.radius);
    let Some(chord) = Chord::new(along, [center[0] - start[0], center[1] - start[1]], radius)?
    else {
        return Some(None);
    };
    let starts_inside = chord.room < 0.0;
    let mut hit = RayHit { starts_inside, entry_point: origin, ..RayHit::default() };
    if !starts_inside {
        let entry = chord.entry();
        if (entry - 1.0).abs() <= TIME_ERROR {
            return None;
        }
        if entry > 1.0 {
            return Some(None);
        }
        hit.entry = floor(entry, TIME_ERROR * entry)?;
        hit.entry_point = point(origin, movement, entry);
        hit.entry_normal = chord.normal(along, chord.root, radius);
    }
    let exit = chord.exit();
    if (exit - 1.0).abs() <= TIME_ERROR {
        return None;
    }
    (hit.exit, hit.exit_point) = (1.0, origin + movement);
    if exit < 1.0 {
        hit.exit = ceiling(exit, TIME_ERROR * exit)?;
        hit.exit_point = point(origin, movement, exit);
        hit.exit_normal = chord.normal(along, -chord.root, radius);
    }
    Some(Some(hit))
}

/// [`cast`](super::super::cast) of two circles that are apart, or a doubt if they may not be.
#[inline]
pub(in super::super) fn circles(
    a: Circle,
    b: Circle,
    [movement_a, movement_b]: [Vector2D; 2],
) -> Option<Option<CastHit>> {
    let (wide_a, wide_b) = (wide(movement_a), wide(movement_b));
    let along = [wide_a[0] - wide_b[0], wide_a[1] - wide_b[1]];
    let (from, to) = (wide(a.center), wide(b.center));
    let [own, other] = [a.radius, b.radius].map(f64::from);
    let reach = if (own >= 0.0) & (other >= 0.0) { own + other } else { f64::NAN };
    let Some(chord) = Chord::new(along, [to[0] - from[0], to[1] - from[1]], reach)? else {
        return Some(None);
    };
    if chord.room < 0.0 {
        return None;
    }
    let time = chord.entry();
    if (time - 1.0).abs() <= TIME_ERROR {
        return None;
    }
    if time > 1.0 {
        return Some(None);
    }
    let fraction = floor(time, TIME_ERROR * time)?;
    let scale = -1.0 / (reach * chord.square);
    let ([x, y], beside, root) = (along, chord.beside, chord.root);
    let normal = [(beside * y - root * x) * scale, (-beside * x - root * y) * scale];
    let place = |axis: usize| from[axis] + time * wide_a[axis] + own * normal[axis];
    Some(Some(CastHit {
        fraction,
        point: Vector2D::narrow(place(0), place(1)),
        normal: Vector2D::narrow(normal[0], normal[1]),
        starts_in_contact: false,
    }))
}
