//! What stops movers from one side only.

use crate::any::Shape;
use crate::cast::{CastHit, Motion, RayHit};
use crate::contact::contact;
use crate::vector::Vector2D;
use crate::world::body::Body;

/// Where a collider lets pass; (0, 0): nowhere.
#[derive(Clone, Copy)]
pub(super) enum Open<'b> {
    /// As it is turned.
    Of(&'b Body),
    /// Of a tile.
    Towards(Vector2D),
}

impl Open<'_> {
    /// Whether a ray that meets it comes from its open side, if it has one.
    pub(super) fn is_met_by_ray(self, movement: Vector2D, hit: &RayHit) -> bool {
        let into = Vector2D::ZERO - hit.entry_normal;
        self.is_closed() || (!hit.starts_inside && self.is_against(movement, into))
    }

    /// Whether a shape that meets another one comes from its open side, if it has one: against that, without
    /// being deeper in it than by a touch.
    pub(super) fn is_met_by(
        self,
        shape: &Shape<'_>,
        other: &Shape<'_>,
        motion: Motion,
        hit: &CastHit,
    ) -> bool {
        let is_in = || contact(shape, other).is_some_and(|contact| contact.depth > 0.0);
        self.is_closed()
            || (self.is_against(motion.movement, hit.normal) && !(hit.starts_in_contact && is_in()))
    }

    fn is_closed(self) -> bool {
        let (Self::Of(&Body { one_way, .. }) | Self::Towards(one_way)) = self;
        one_way == Vector2D::ZERO
    }

    /// Whether a movement, and the normal into it, lead against its open side.
    fn is_against(self, movement: Vector2D, into: Vector2D) -> bool {
        let open = match self {
            Self::Of(body) => body.one_way.rotated(body.pose.rotation),
            Self::Towards(open) => open,
        };
        leads_against(movement, into, open)
    }
}

fn leads_against(movement: Vector2D, into: Vector2D, open: Vector2D) -> bool {
    leads(movement, open) < 0.0 && leads(into, open) < 0.0
}

/// How far a vector leads along another one: its sign is exact, as products of floats are in f64.
fn leads(v: Vector2D, along: Vector2D) -> f64 {
    f64::from(v.x) * f64::from(along.x) + f64::from(v.y) * f64::from(along.y)
}
