//! What stops movers from one side only.

use crate::any::{Form, Shape, Side};
use crate::cast::{CastHit, Motion, RayHit};
use crate::contact::contact;
use crate::place::Place;
use crate::vector::Vector2D;
use crate::world::World;
use crate::world::body::Body;

impl World {
    /// Whether a ray that meets a collider comes from its open side, if it has one.
    pub(super) fn is_open_to_ray(
        &self,
        body: &Body,
        shape: &Shape<'_>,
        movement: Vector2D,
        hit: &RayHit,
    ) -> bool {
        let into = Vector2D::ZERO - hit.entry_normal;
        !has_side(body, shape, hit.entry_place)
            || (!hit.starts_inside && comes_against(body, shape, hit.entry_place, movement, into))
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
        if !has_side(body, other, hit.place_b) {
            return true;
        }
        let is_in = || contact(shape, other).is_some_and(|contact| contact.depth > 0.0);
        comes_against(body, other, hit.place_b, motion.movement, hit.normal)
            && !(hit.starts_in_contact && is_in())
    }
}

fn has_side(body: &Body, shape: &Shape<'_>, place: Place) -> bool {
    body.one_way != Vector2D::ZERO || chain_side(shape, place) != Side::None
}

/// Whether a movement, and the normal into the collider, lead against all of its open sides.
fn comes_against(
    body: &Body,
    shape: &Shape<'_>,
    place: Place,
    movement: Vector2D,
    into: Vector2D,
) -> bool {
    let one_way = body.one_way.rotated(body.pose.rotation);
    let is_against = |open: Vector2D| leads(movement, open) < 0.0 && leads(into, open) < 0.0;
    let is_from_there = one_way == Vector2D::ZERO || is_against(one_way);
    is_from_there && free_direction(shape, place).is_none_or(is_against)
}

/// How far a vector leads along another one: its sign is exact, as products of floats are in f64.
fn leads(v: Vector2D, along: Vector2D) -> f64 {
    f64::from(v.x) * f64::from(along.x) + f64::from(v.y) * f64::from(along.y)
}

/// The solid side of the chain that is there.
fn chain_side(shape: &Shape<'_>, place: Place) -> Side {
    match shape.form().plain() {
        Form::Chain(chain) => chain.side(),
        Form::Group(group) => {
            group.shapes().get(place.member as usize).map_or(Side::None, |m| chain_side(m, place))
        }
        _ => Side::None,
    }
}

/// Out of the free side of the chain that is there, across its piece.
fn free_direction(shape: &Shape<'_>, place: Place) -> Option<Vector2D> {
    let edge = shape.edge(place.member, place.edge)?;
    let along = edge.end - edge.start;
    match chain_side(shape, place) {
        Side::None => None,
        Side::Left => Some(Vector2D::new(along.y, -along.x)),
        Side::Right => Some(Vector2D::new(-along.y, along.x)),
    }
}
