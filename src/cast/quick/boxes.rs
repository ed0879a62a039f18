//! Rays through boxes.

use core::f64::consts::SQRT_2;

use super::super::hit::RayHit;
use super::close::Close;
use super::number::{TIME_ERROR, are_on_grid, sum, wide};
use super::shot::{Moment, Shot};
use super::slab::{Crossing, Passage, Slab};
use crate::angle::{Reduced, Rotation};
use crate::distance::place::{Place, minus, plus, times};
use crate::shape::{OrientedRectangle, Rectangle};

/// The way along the axes as they are.
pub(super) const UPRIGHT: Rotation = Rotation { sin: 0.0, cos: 1.0 };

/// A ray through a slab, of which the times may be off by a part of them.
#[inline(always)]
fn hit(slab: &Slab, passage: Passage, error: f64, shot: Shot) -> Option<Option<RayHit>> {
    let moment = |Crossing { ratio, out }: Crossing| Moment {
        time: ratio,
        error: error * ratio.value(),
        normal: slab.turned(out),
    };
    let entry = if slab.starts_inside() { None } else { Some(moment(passage.entry)) };
    let exit = if slab.ends_inside() { None } else { Some(moment(passage.exit)) };
    shot.hit(entry, exit).map(Some)
}

/// Whether a way leads somewhere.
#[inline]
pub(super) fn is_way([x, y]: Place<f64>) -> bool {
    let size = x.abs() + y.abs();
    (size > 0.0) & (size < f64::INFINITY)
}

/// [`cast_ray`](super::super::cast_ray) of a rectangle.
#[inline(always)]
pub(super) fn ray_rectangle(rectangle: Rectangle, shot: Shot) -> Option<Option<RayHit>> {
    let (start, corner) = (wide(shot.origin), wide(rectangle.origin));
    let (along, size) = (wide(shot.movement), wide(rectangle.size));
    let low = [sum(corner[0], -start[0]), sum(corner[1], -start[1])];
    let high = [sum(low[0].0, size[0]), sum(low[1].0, size[1])];
    let is_exact = low[0].1 & low[1].1 & high[0].1 & high[1].1;
    if !(is_exact & (size[0] >= 0.0) & (size[1] >= 0.0) & is_way(along)) {
        return None;
    }
    let slab = Slab::new(low.map(|low| low.0), high.map(|high| high.0), along, UPRIGHT);
    let Some(passage) = slab.passage()? else { return Some(None) };
    hit(&slab, passage, 0.0, shot)
}

/// [`cast_ray`](super::super::cast_ray) of a turned rectangle.
#[inline(never)]
pub(super) fn ray_oriented(rectangle: OrientedRectangle, shot: Shot) -> Option<Option<RayHit>> {
    let reduced = Reduced::new(rectangle.rotation);
    let turn = Rotation::of(reduced);
    let (half, along) = (wide(rectangle.half_extend), wide(shot.movement));
    let center = minus(wide(rectangle.center), wide(shot.origin));
    let size = center[0].abs() + center[1].abs() + half[0] + half[1];
    let is_sane = (half[0] >= 0.0) & (half[1] >= 0.0) & (size < f64::INFINITY) & is_way(along);
    if !is_sane {
        return None;
    }
    if reduced.rest == 0.0 {
        return ray_square(Plan { half, place: wide(rectangle.center), along, turn }, shot);
    }
    if reduced.rest.abs() == 45.0 {
        return ray_diagonal(Plan { half, place: wide(rectangle.center), along, turn }, shot);
    }
    let (place, along) = (seen(turn, center), seen(turn, along));
    let slab = Slab::new(minus(place, half), plus(place, half), along, turn);
    let error = 1.0 / (1_u64 << 48) as f64;
    let drift = error * (slab.pace[0] + slab.pace[1]);
    let Some(passage) = slab.rough_passage(error * size, drift)? else { return Some(None) };
    hit(&slab, passage, TIME_ERROR, shot)
}

/// A turned box, and a way.
struct Plan {
    half: Place<f64>,
    /// The center.
    place: Place<f64>,
    along: Place<f64>,
    turn: Rotation,
}

/// Seen along the axes of a box.
#[inline]
fn seen(Rotation { sin, cos }: Rotation, [x, y]: Place<f64>) -> Place<f64> {
    [x * cos + y * sin, y * cos - x * sin]
}

/// Through a box that is turned by right angles.
#[inline(never)]
fn ray_square(Plan { half, place, along, turn }: Plan, shot: Shot) -> Option<Option<RayHit>> {
    if !(are_on_grid(wide(shot.origin)) & are_on_grid(place) & are_on_grid(half)) {
        return None;
    }
    let center = minus(place, wide(shot.origin));
    let (place, along) = (seen(turn, center), seen(turn, along));
    let slab = Slab::new(minus(place, half), plus(place, half), along, turn);
    let Some(passage) = slab.passage()? else { return Some(None) };
    hit(&slab, passage, 0.0, shot)
}

/// Through a box that is turned by 45 degrees, or that and right angles: everything times the root
/// of 2, so that only the half extents are rounded.
#[inline(never)]
fn ray_diagonal(Plan { half, place, along, turn }: Plan, shot: Shot) -> Option<Option<RayHit>> {
    let is_short = are_on_grid(wide(shot.origin)) & are_on_grid(place);
    if !(is_short & are_on_grid(half) & are_on_grid(along)) {
        return None;
    }
    let center = minus(place, wide(shot.origin));
    let signs = Rotation { sin: turn.sin.signum(), cos: turn.cos.signum() };
    let (place, way) = (seen(signs, center), seen(signs, along));
    let reach = times(half, SQRT_2);
    let slab = Slab::new(minus(place, reach), plus(place, reach), way, turn);
    let size = place[0].abs() + place[1].abs() + reach[0] + reach[1];
    let passage = slab.rough_passage(size / (1_u64 << 50) as f64, 0.0).or_else(|| {
        let place = slab.own(place);
        Close { place, half, pace: slab.pace, root: SQRT_2 }.passage(&slab)
    });
    let Some(passage) = passage? else { return Some(None) };
    hit(&slab, passage, TIME_ERROR, shot)
}
