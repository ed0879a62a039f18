//! Numbers that come out of quick casts.

use crate::vector::Vector2D;

/// How much times may be off, as a part of them.
pub(super) const TIME_ERROR: f64 = 1.0 / (1_u64 << 38) as f64;

/// The part of a sum of sizes that something must be at least for a time that depends on its root or
/// its inverse to have no greater error.
pub(super) const CLEAR: f64 = 1.0 / (1 << 10) as f64;

/// The part of a reach that errors may be, so that normals are known well enough.
pub(super) const TINY: f64 = 1.0 / (1_u64 << 31) as f64;

/// The greatest f32 that is not above a time; None if it might be the next one.
#[inline]
pub(super) fn floor(time: f64, error: f64) -> Option<f32> {
    let near = time as f32;
    let off = time - f64::from(near);
    if off.abs() <= error {
        return None;
    }
    Some(if off < 0.0 { near.next_down() } else { near })
}

/// The smallest f32 that is not below a time; None if it might be the one before.
#[inline]
pub(super) fn ceiling(time: f64, error: f64) -> Option<f32> {
    floor(time, error).map(f32::next_up)
}

#[inline]
pub(super) fn wide(v: Vector2D) -> [f64; 2] {
    [f64::from(v.x), f64::from(v.y)]
}

/// The point of a way after a part of it.
#[inline]
pub(super) fn point(start: Vector2D, movement: Vector2D, time: f64) -> Vector2D {
    let along = |start: f32, movement: f32| f64::from(start) + time * f64::from(movement);
    Vector2D::narrow(along(start.x, movement.x), along(start.y, movement.y))
}
