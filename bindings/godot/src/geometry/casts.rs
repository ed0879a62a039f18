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
    ///
    /// A chain with a solid side is met from its free side only, unless `sides` is
    /// [constant CAST_SIDES_IGNORE]. The entry must not lie beyond the largest fraction, exactly. A ray
    /// that keeps a distance is as thick to either side, and round. With [constant CAST_APPROACHING] what
    /// starts in the shape enters where a point that moves there would hit in [method cast].
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn cast_ray(
        shape: Option<Gd<Resource>>,
        origin: Vector2,
        movement: Vector2,
        #[opt(default = 0)] mode: i64,
        #[opt(default = 0)] sides: i64,
        #[opt(default = 1.0)] largest_fraction: f64,
        #[opt(default = 0.0)] distance_kept: f64,
    ) -> Option<Gd<ClashRayHit2D>> {
        let settings = ask::settings([mode, sides], [largest_fraction, distance_kept, 0.0])?;
        ask::cast_ray(&shape_of("shape", shape)?, origin, movement, &settings)
    }

    /// When and where two shapes that move in a straight line, at the same time, share a point
    /// first. Null exactly if they never do: end and touching count. No tunnelling, no tolerance.
    ///
    /// The mode says which contacts at the start count: [constant CAST_ALL] or
    /// [constant CAST_APPROACHING], with which a body that touches a wall can leave it, or slide
    /// along it. The fraction is the greatest number of 32 bits that is not beyond the contact.
    ///
    /// A chain with a solid side is met from its free side only, unless `sides` is
    /// [constant CAST_SIDES_IGNORE]; the normal never leads against the way. What lies beyond the largest
    /// fraction does not count, exactly. Shapes that keep a distance stop where they are exactly that
    /// far apart.
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn cast(
        a: Option<Gd<Resource>>,
        movement_a: Vector2,
        b: Option<Gd<Resource>>,
        movement_b: Vector2,
        #[opt(default = 0)] mode: i64,
        #[opt(default = 0)] sides: i64,
        #[opt(default = 1.0)] largest_fraction: f64,
        #[opt(default = 0.0)] distance_kept: f64,
    ) -> Option<Gd<ClashCastHit2D>> {
        let (a, b) = both(a, b)?;
        let settings = ask::settings([mode, sides], [largest_fraction, distance_kept, 0.0])?;
        ask::cast(&a, movement_a, &b, movement_b, &settings)
    }

    /// When and where two shapes that move in a straight line and turn, at the same time, meet first.
    /// Null if they don't, which is certain.
    ///
    /// The fraction is never beyond the first contact, and then the shapes are at most `tolerance`
    /// apart, a distance; shapes that only come that near may count as meeting. It is at least 2^-20
    /// of all sizes and ways together, also if a smaller one is given. Without turns it is not
    /// needed: the answer is that of [method cast], whose mode, sides, largest fraction and distance these
    /// are, too. With more than 100 turns the fraction may be early by more.
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn cast_turning(
        a: Option<Gd<Resource>>,
        motion_a: Option<Gd<ClashMotion2D>>,
        b: Option<Gd<Resource>>,
        motion_b: Option<Gd<ClashMotion2D>>,
        tolerance: f64,
        #[opt(default = 0)] mode: i64,
        #[opt(default = 0)] sides: i64,
        #[opt(default = 1.0)] largest_fraction: f64,
        #[opt(default = 0.0)] distance_kept: f64,
    ) -> Option<Gd<ClashCastHit2D>> {
        let (a, b) = both(a, b)?;
        let settings = ask::settings([mode, sides], [largest_fraction, distance_kept, tolerance])?;
        ask::cast_turning(&a, motion_a, &b, motion_b, &settings)
    }
}
