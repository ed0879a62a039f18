//! When shapes of any class meet.

use super::ClashGeometry2D;
use crate::answer::{ClashCastHit2D, ClashMotion2D, ClashRayHit2D};
use crate::shape::{ask, both, shape_of};
use godot::classes::Resource;
use godot::prelude::*;

#[godot_api(secondary)]
impl ClashGeometry2D {
    /// Where a ray, the way from `origin` to `origin + movement`, enters a shape of any class and
    /// where it leaves it. Null exactly if they share no point: start, end and touching count.
    #[func]
    fn cast_ray(
        shape: Option<Gd<Resource>>,
        origin: Vector2,
        movement: Vector2,
    ) -> Option<Gd<ClashRayHit2D>> {
        ask::cast_ray(&shape_of("shape", shape)?, origin, movement)
    }

    /// When and where two shapes that move in a straight line, at the same time, share a point
    /// first. Null exactly if they never do: end and touching count. No tunnelling, no tolerance.
    ///
    /// The mode says which contacts at the start count: [constant CAST_ALL] or
    /// [constant CAST_APPROACHING], with which a body that touches a wall can leave it, or slide
    /// along it. The fraction is the greatest number of 32 bits that is not beyond the contact.
    #[func]
    fn cast(
        a: Option<Gd<Resource>>,
        movement_a: Vector2,
        b: Option<Gd<Resource>>,
        movement_b: Vector2,
        #[opt(default = 0)] mode: i64,
    ) -> Option<Gd<ClashCastHit2D>> {
        let (a, b) = both(a, b)?;
        ask::cast(&a, movement_a, &b, movement_b, mode)
    }

    /// When and where two shapes that move in a straight line and turn, at the same time, meet first.
    /// Null if they don't, which is certain.
    ///
    /// The fraction is never beyond the first contact, and then the shapes are at most `tolerance`
    /// apart, a distance; shapes that only come that near may count as meeting. It is at least 2^-20
    /// of all sizes and ways together, also if a smaller one is given. Without turns it is not
    /// needed: the answer is that of [method cast], whose mode this is, too. With more than 100 turns
    /// the fraction may be early by more.
    #[func]
    fn cast_turning(
        a: Option<Gd<Resource>>,
        motion_a: Option<Gd<ClashMotion2D>>,
        b: Option<Gd<Resource>>,
        motion_b: Option<Gd<ClashMotion2D>>,
        tolerance: f64,
        #[opt(default = 0)] mode: i64,
    ) -> Option<Gd<ClashCastHit2D>> {
        let (a, b) = both(a, b)?;
        ask::cast_turning(&a, motion_a, &b, motion_b, tolerance, mode)
    }
}
