//! A point that moves against a disc.

use super::super::hit::RayHit;
use super::number::{CLEAR, Ratio, TIME_ERROR, are_on_grid, wide};
use super::shot::{Moment, Shot};
use crate::distance::place::{Place, cross, dot, minus};
use crate::root::square_root;
use crate::shape::Circle;
use crate::vector::Vector2D;

/// What a line that meets a disc has to do with it, seen from the start of a way on it.
pub(super) struct Chord {
    along: Place<f64>,
    radius: f64,
    /// Of the start from the rim, times the sum of the distances from both sides of it.
    pub(super) room: f64,
    /// The dot product of the movement with the way to the center.
    ahead: f64,
    /// The cross product of them.
    beside: f64,
    /// The root of radius² movement² - beside².
    pub(super) root: f64,
    /// Of the movement.
    square: f64,
    /// The part by which times may be off.
    pub(super) error: f64,
}

impl Chord {
    /// The inner None if the way passes by, or if the disc lies behind a start outside of it.
    #[inline(always)]
    fn new(along: Place<f64>, center: Place<f64>, radius: f64) -> Option<Option<Self>> {
        let (square, distance, limit) = (dot(along, along), dot(center, center), radius * radius);
        let (ahead, beside) = (dot(along, center), cross(along, center));
        let sizes = (along[0].abs() + along[1].abs()) * (center[0].abs() + center[1].abs());
        let (room, reach) = (distance - limit, limit * square);
        let under = reach - beside * beside;
        // Each part of these sums is off by less than 2^-50 of it.
        let (least_room, least) =
            (CLEAR * (distance + limit), CLEAR * (reach + beside.abs() * sizes));
        // No to all that is not finite.
        let is_sane = (radius >= 0.0) & (distance + limit + square < f64::INFINITY);
        let is_missed = (under < -least) | (ahead < -CLEAR * sizes);
        if is_sane & (room > least_room) & is_missed {
            return Some(None);
        }
        if !(is_sane & (room.abs() > least_room) & (under > least)) {
            return None;
        }
        let (root, error) = (square_root(under), TIME_ERROR);
        Some(Some(Self { along, radius, room, ahead, beside, root, square, error }))
    }

    /// The same for short numbers, if the places that they lie between are short as well; in integers.
    #[cold]
    #[inline(never)]
    pub(super) fn closely(
        along: Place<f64>,
        center: Place<f64>,
        radius: f64,
    ) -> Option<Option<Self>> {
        const SCALE: f64 = 256.0;
        let is_short = are_on_grid(along) & are_on_grid(center) & are_on_grid([radius]);
        if !(is_short & (radius > 0.0) & (along != [0.0; 2])) {
            return None;
        }
        let whole = |x: f64| (SCALE * x) as i64;
        let (way, center) = (along.map(whole), center.map(whole));
        let dot = |[a, b]: [i64; 2], [c, d]: [i64; 2]| a * c + b * d;
        let (square, limit) = (dot(way, way), whole(radius) * whole(radius));
        let (ahead, room) = (dot(way, center), dot(center, center) - limit);
        let beside = way[0] * center[1] - way[1] * center[0];
        let under =
            i128::from(limit) * i128::from(square) - i128::from(beside) * i128::from(beside);
        if (under < 0) | ((room > 0) & (ahead <= 0)) {
            return Some(None);
        }
        let root = square_root(under as f64);
        let is_whole = i128::from(root as i64) * i128::from(root as i64) == under;
        // If it is not whole, it is no quotient of whole numbers, either.
        let error = if is_whole { 0.0 } else { 1.0 / (1_u64 << 48) as f64 };
        let [room, ahead, beside, square] = [room, ahead, beside, square].map(|x| x as f64);
        let (along, radius) = (along.map(|x| SCALE * x), SCALE * radius);
        Some(Some(Self { along, radius, room, ahead, beside, root, square, error }))
    }

    /// When the way enters the disc, if it starts outside.
    #[inline]
    pub(super) fn entry(&self) -> Ratio {
        Ratio { above: self.room, below: self.ahead + self.root }
    }

    /// When the way leaves the disc.
    #[inline]
    fn exit(&self) -> Ratio {
        if self.ahead >= 0.0 {
            return Ratio { above: self.ahead + self.root, below: self.square };
        }
        Ratio { above: -self.room, below: self.root - self.ahead }
    }

    /// The normal at the entry, or for the negative root at the exit.
    #[inline]
    pub(super) fn normal(&self, root: f64) -> Vector2D {
        let [x, y] = self.out(root);
        Vector2D::narrow(x, y)
    }

    /// The same before it is rounded to floats: for places at the end of a radius.
    #[inline]
    pub(super) fn out(&self, root: f64) -> [f64; 2] {
        let ([x, y], beside) = (self.along, self.beside);
        let scale = 1.0 / (self.radius * self.square);
        [(beside * y - root * x) * scale, (-beside * x - root * y) * scale]
    }
}

/// [`cast_ray`](super::super::cast_ray) of a circle.
#[inline(always)]
pub(super) fn ray_circle(circle: Circle, shot: Shot) -> Option<Option<RayHit>> {
    let (along, center) = (wide(shot.movement), minus(wide(circle.center), wide(shot.origin)));
    let radius = circle.radius.into();
    let hit = Chord::new(along, center, radius).and_then(|chord| through(chord, shot));
    if hit.is_some() { hit } else { ray_closely(circle, shot) }
}

#[cold]
#[inline(never)]
fn ray_closely(circle: Circle, shot: Shot) -> Option<Option<RayHit>> {
    let (center, origin) = (wide(circle.center), wide(shot.origin));
    if !(are_on_grid(center) & are_on_grid(origin)) {
        return None;
    }
    let chord = Chord::closely(wide(shot.movement), minus(center, origin), circle.radius.into())?;
    through(chord, shot)
}

#[inline(always)]
fn through(chord: Option<Chord>, shot: Shot) -> Option<Option<RayHit>> {
    let Some(chord) = chord else { return Some(None) };
    let (mut entry, exit) = (None, chord.exit());
    if chord.room > 0.0 {
        let time = chord.entry();
        let error = chord.error * time.value();
        if time.is_over(error)? {
            return Some(None);
        }
        entry = Some(Moment { time, error, normal: chord.normal(chord.root) });
    }
    let error = chord.error * exit.value();
    let exit = if exit.is_over(error)? | (exit.above == exit.below) {
        None
    } else {
        Some(Moment { time: exit, error, normal: chord.normal(-chord.root) })
    };
    shot.hit(entry, exit).map(Some)
}
