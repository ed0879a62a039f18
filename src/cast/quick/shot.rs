//! What comes out of a ray.

use super::super::hit::{RayHit, at_least};
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

/// A ray.
#[derive(Clone, Copy)]
pub(super) struct Shot {
    pub(super) origin: Vector2D,
    pub(super) movement: Vector2D,
}

impl Shot {
    /// Where the ray enters a shape, unless it starts inside, and where it leaves it, unless it ends
    /// there.
    #[inline(always)]
    pub(super) fn hit(self, entry: Option<Moment>, exit: Option<Moment>) -> Option<RayHit> {
        let Self { origin, movement } = self;
        let mut hit = RayHit {
            starts_inside: entry.is_none(),
            entry_point: origin + Vector2D::ZERO,
            ..RayHit::NONE
        };
        if let Some(Moment { time, error, normal }) = entry {
            hit.entry = time.floor(error)?;
            hit.entry_point = self.point(time.value());
            hit.entry_normal = normal;
        }
        (hit.exit, hit.exit_point) = (1.0, origin + movement + Vector2D::ZERO);
        if let Some(Moment { time, error, normal }) = exit {
            hit.exit = time.ceiling(error)? + 0.0; // no zero is negative
            hit.exit_point = self.point(time.value());
            hit.exit_normal = normal;
        }
        hit.entry = at_least(0.0, hit.entry);
        hit.exit = at_least(hit.entry, hit.exit);
        Some(hit)
    }

    #[inline]
    fn point(self, time: f64) -> Vector2D {
        let along = |start: f32, movement: f32| f64::from(start) + time * f64::from(movement);
        let Self { origin, movement } = self;
        Vector2D::narrow(along(origin.x, movement.x), along(origin.y, movement.y))
    }
}
