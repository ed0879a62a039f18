//! A point that moves against a rectangle.

use super::super::hit::{CastHit, RayHit};
use super::number::{TIME_ERROR, ceiling, floor, point, wide};
use crate::distance::place::Place;
use crate::shape::Rectangle;
use crate::vector::Vector2D;

/// When a way enters and leaves a rectangle, both within the times of its two axes.
struct Passage {
    /// By axis; infinite where it is always between the sides.
    entries: Place<f64>,
    exits: Place<f64>,
}

/// The part of a time that must lie between two that are told apart.
const APART: f64 = TIME_ERROR * 4.0;

impl Passage {
    /// Of a way from the origin; the inner None if it passes by, or the rectangle lies behind or is
    /// not reached.
    #[inline]
    fn new(
        along: Place<f64>,
        low: Place<f64>,
        high: Place<f64>,
        sizes: Place<f64>,
    ) -> Option<Option<Self>> {
        let mut passage = Self { entries: [f64::NEG_INFINITY; 2], exits: [f64::INFINITY; 2] };
        for axis in [0, 1] {
            let (movement, room) = (along[axis], sizes[axis] / (1_u64 << 50) as f64);
            let [near, far] =
                if movement > 0.0 { [low[axis], high[axis]] } else { [high[axis], low[axis]] };
            if movement == 0.0 {
                if (low[axis] > room) | (high[axis] < -room) {
                    return Some(None);
                }
                if !((low[axis] < -room) & (high[axis] > room)) {
                    return None;
                }
                continue;
            }
            // The error of each is less than TIME_ERROR of it.
            let is_clear = |place: f64| place.abs() * TIME_ERROR > room;
            if !(is_clear(near) & is_clear(far)) {
                return None;
            }
            (passage.entries[axis], passage.exits[axis]) = (near / movement, far / movement);
        }
        let (entry, exit) = (passage.entry(), passage.exit());
        let is_before = |a: f64, b: f64| a < b - APART * (a.abs() + b.abs()).min(f64::MAX);
        if is_before(exit, entry) | (exit < 0.0) | (entry > 1.0 + APART) {
            return Some(None);
        }
        if !(is_before(entry, exit) & ((entry - 1.0).abs() > APART)) {
            return None;
        }
        Some(Some(passage))
    }

    #[inline]
    fn entry(&self) -> f64 {
        self.entries[0].max(self.entries[1])
    }

    #[inline]
    fn exit(&self) -> f64 {
        self.exits[0].min(self.exits[1])
    }
}

/// Out of the side that is met along an axis.
#[inline]
fn normal(axis: usize, along: Place<f64>) -> Vector2D {
    let out = if along[axis] > 0.0 { -1.0 } else { 1.0 };
    if axis == 0 { Vector2D::new(out, 0.0) } else { Vector2D::new(0.0, out) }
}

/// [`cast_ray`](super::super::cast_ray) of a rectangle.
#[inline]
pub(in super::super) fn ray_rectangle(
    rectangle: Rectangle,
    origin: Vector2D,
    movement: Vector2D,
) -> Option<Option<RayHit>> {
    let (start, along) = (wide(origin), wide(movement));
    let (corner, size) = (wide(rectangle.origin), wide(rectangle.size));
    let low = [corner[0] - start[0], corner[1] - start[1]];
    let high = [low[0] + size[0], low[1] + size[1]];
    let sizes = [0, 1].map(|axis| corner[axis].abs() + start[axis].abs() + size[axis]);
    let is_sane = (size[0] >= 0.0) & (size[1] >= 0.0) & (sizes[0] + sizes[1] < f64::INFINITY);
    let is_moving = (along[0].abs() + along[1].abs() > 0.0) & (along[0] + along[1]).is_finite();
    if !(is_sane & is_moving) {
        return None;
    }
    let Some(passage) = Passage::new(along, low, high, sizes)? else { return Some(None) };
    let (entry, exit) = (passage.entry(), passage.exit());
    let starts_inside = entry < 0.0;
    let mut hit = RayHit { starts_inside, entry_point: origin, ..RayHit::default() };
    if !starts_inside {
        let axis = usize::from(passage.entries[1] > passage.entries[0]);
        hit.entry = floor(entry, TIME_ERROR * entry)?;
        hit.entry_point = point(origin, movement, entry);
        hit.entry_normal = normal(axis, along);
    }
    (hit.exit, hit.exit_point) = (1.0, origin + movement);
    if (exit - 1.0).abs() <= APART {
        return None;
    }
    if exit < 1.0 {
        let axis = usize::from(passage.exits[1] < passage.exits[0]);
        hit.exit = ceiling(exit, TIME_ERROR * exit)?;
        hit.exit_point = point(origin, movement, exit);
        hit.exit_normal = -normal(axis, along);
    }
    Some(Some(hit))
}

/// [`cast`](super::super::cast) of two rectangles that are apart, or a doubt if they may not be.
#[inline]
pub(in super::super) fn rectangles(
    a: Rectangle,
    b: Rectangle,
    [movement_a, movement_b]: [Vector2D; 2],
) -> Option<Option<CastHit>> {
    let (wide_a, wide_b) = (wide(movement_a), wide(movement_b));
    let along = [wide_a[0] - wide_b[0], wide_a[1] - wide_b[1]];
    let (from, own) = (wide(a.origin), wide(a.size));
    let (to, other) = (wide(b.origin), wide(b.size));
    let low = [0, 1].map(|axis| to[axis] - from[axis] - own[axis]);
    let high = [0, 1].map(|axis| to[axis] - from[axis] + other[axis]);
    let sizes = [0, 1].map(|axis| to[axis].abs() + from[axis].abs() + own[axis] + other[axis]);
    let least = own[0].min(own[1]).min(other[0]).min(other[1]);
    let is_sane = (least >= 0.0) & (sizes[0] + sizes[1] < f64::INFINITY);
    let is_moving = (along[0].abs() + along[1].abs() > 0.0) & (along[0] + along[1]).is_finite();
    if !(is_sane & is_moving) {
        return None;
    }
    let Some(passage) = Passage::new(along, low, high, sizes)? else { return Some(None) };
    let time = passage.entry();
    if time < 0.0 {
        return None;
    }
    let fraction = floor(time, TIME_ERROR * time)?;
    let axis = usize::from(passage.entries[1] > passage.entries[0]);
    if (passage.entries[1] - passage.entries[0]).abs() <= APART {
        return None;
    }
    // In the middle of what they share of the side.
    let place = |axis: usize| {
        let start = (from[axis] + time * wide_a[axis]).max(to[axis] + time * wide_b[axis]);
        let end = (from[axis] + own[axis] + time * wide_a[axis])
            .min(to[axis] + other[axis] + time * wide_b[axis]);
        0.5 * (start + end)
    };
    Some(Some(CastHit {
        fraction,
        point: Vector2D::narrow(place(0), place(1)),
        normal: -normal(axis, along),
        starts_in_contact: false,
    }))
}
