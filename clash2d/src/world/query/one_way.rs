//! What stops movers from one side only.

use crate::any::Shape;
use crate::cast::{CastHit, Motion, RayHit};
use crate::contact::contact;
use crate::vector::Vector2D;
use crate::world::World;
use crate::world::body::Body;

impl World {
    /// Whether a ray that meets a collider comes from its open side, if it has one.
    pub(super) fn is_open_to_ray(&self, body: &Body, movement: Vector2D, hit: &RayHit) -> bool {
        let into = Vector2D::ZERO - hit.entry_normal;
        body.one_way == Vector2D::ZERO
            || (!hit.starts_inside && comes_against(body, movement, into))
    }

    /// Whether a shape that meets a collider comes from its open side, if it has one: against that, without
    /// being deeper in it than by a touch.
    pub(super) fn is_open_to(
        &self,
        body: &Body,
        shape: &Shape<'_>,
        other: &Shape<'_>,
        motion: Motion,
        hit: &CastHit,
    ) -> bool {
        let is_in = || contact(shape, other).is_some_and(|contact| contact.depth > 0.0);
        body.one_way == Vector2D::ZERO
            || (comes_against(body, motion.movement, hit.normal)
                && !(hit.starts_in_contact && is_in()))
    }
}

/// Whether a movement, and the normal into the collider, lead against its open side.
fn comes_against(body: &Body, movement: Vector2D, into: Vector2D) -> bool {
    let open = body.one_way.rotated(body.pose.rotation);
    leads(movement, open) < 0.0 && leads(into, open) < 0.0
}

/// How far a vector leads along another one: its sign is exact, as products of floats are in f64.
fn leads(v: Vector2D, along: Vector2D) -> f64 {
    f64::from(v.x) * f64::from(along.x) + f64::from(v.y) * f64::from(along.y)
}
