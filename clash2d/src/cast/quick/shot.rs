//! What comes out of a ray.

use super::super::hit::{End, RayHit};
use super::super::rays::Track;
use super::number::Ratio;
use crate::vector::Vector2D;

/// When a ray enters or leaves a shape.
#[derive(Clone, Copy)]
pub(super) struct Moment {
    pub(super) time: Ratio,
    /// By how much the time may be off.
    pub(super) error: f64,
    /// Out of the shape, of length 1.
    pub(super) normal: Vector2D,
}

/// Where a ray enters a shape, unless it starts inside, and where it leaves it, unless it ends there.
#[inline(always)]
pub(super) fn hit(track: Track, entry: Option<Moment>, exit: Option<Moment>) -> Option<RayHit> {
    let Track { origin, movement, .. } = track;
    let end = |part: f32, Moment { time, normal, .. }: Moment| End {
        part: part + 0.0, // no zero is negative
        point: track.point(time.value()),
        normal,
    };
    let starts_inside = entry.is_none();
    let entry = match entry {
        Some(moment) => end(moment.time.floor(moment.error)?, moment),
        None => End::within(0.0, origin),
    };
    let exit = match exit {
        Some(moment) => end(moment.time.ceiling(moment.error)?, moment),
        None => End::within(1.0, origin + movement),
    };
    Some(entry.to(exit, starts_inside))
}
