//! Questions to a `ClashWorld2D`.

use clash2d::{ColliderId, Motion, Query, Ray, WorldHit};
use godot::classes::Resource;
use godot::prelude::*;

use super::hit::ClashWorldHit2D;
use super::query::{Asked, asked};
use super::world::ClashWorld2D;
use crate::answer::ClashMotion2D;
use crate::convert::{rectangle, vector};
use crate::report;
use crate::shape::ask::{all, mode, motion};
use crate::shape::{Shape, shape_of};

type Hits = Array<Gd<ClashWorldHit2D>>;

#[godot_api(secondary)]
impl ClashWorld2D {
    /// The colliders that a point belongs to, the border included, by their numbers; of many the first `limit`, 0: all.
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn overlap_point(
        &self,
        point: Vector2,
        #[opt(default = 0)] limit: i64,
        #[opt(default = -1)] collision_mask: i64,
        #[opt(default = &PackedInt64Array::new())] exclude: PackedInt64Array,
        #[opt(default = 0)] flags: i64,
        #[opt(default = 0)] family: i64,
    ) -> Array<Gd<ClashWorldHit2D>> {
        let asked = asked(collision_mask, &exclude, flags, family);
        self.overlaps(&Shape::Point(vector(point)), asked, limit)
    }

    /// The colliders that share a point with a rectangle, by their numbers; of many the first `limit`, 0: all.
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn overlap_rectangle(
        &self,
        rect: Rect2,
        #[opt(default = 0)] limit: i64,
        #[opt(default = -1)] collision_mask: i64,
        #[opt(default = &PackedInt64Array::new())] exclude: PackedInt64Array,
        #[opt(default = 0)] flags: i64,
        #[opt(default = 0)] family: i64,
    ) -> Array<Gd<ClashWorldHit2D>> {
        let asked = asked(collision_mask, &exclude, flags, family);
        self.overlaps(&Shape::Rectangle(rectangle(rect)), asked, limit)
    }

    /// The colliders that share a point with a shape in global coordinates, by their numbers; of many the first `limit`,
    /// 0: all.
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn overlap_shape(
        &self,
        shape: Option<Gd<Resource>>,
        #[opt(default = 0)] limit: i64,
        #[opt(default = -1)] collision_mask: i64,
        #[opt(default = &PackedInt64Array::new())] exclude: PackedInt64Array,
        #[opt(default = 0)] flags: i64,
        #[opt(default = 0)] family: i64,
    ) -> Array<Gd<ClashWorldHit2D>> {
        let asked = asked(collision_mask, &exclude, flags, family);
        let shape = shape_of("shape", shape);
        shape.map_or_else(Array::new, |shape| self.overlaps(&shape, asked, limit))
    }

    /// The collider that is nearest to a shape and no farther than `maximum`, which counts; of equal ones that of the
    /// lowest number. Null if there is none. See [method nearest_all].
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn nearest(
        &self,
        shape: Option<Gd<Resource>>,
        #[opt(default = f32::INFINITY)] maximum: f32,
        #[opt(default = -1)] collision_mask: i64,
        #[opt(default = &PackedInt64Array::new())] exclude: PackedInt64Array,
        #[opt(default = 0)] flags: i64,
        #[opt(default = 0)] family: i64,
    ) -> Option<Gd<ClashWorldHit2D>> {
        let asked = asked(collision_mask, &exclude, flags, family);
        self.near(&shape_of("shape", shape)?, maximum, asked, 1).get(0)
    }

    /// The colliders that are no farther from a shape than `maximum`, by distance, then by their numbers; of many the
    /// nearest `limit`, 0: all.
    ///
    /// Each hit has the distance as its [member ClashWorldHit2D.fraction], the nearest point of the collider, and the
    /// direction towards it.
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn nearest_all(
        &self,
        shape: Option<Gd<Resource>>,
        #[opt(default = f32::INFINITY)] maximum: f32,
        #[opt(default = 0)] limit: i64,
        #[opt(default = -1)] collision_mask: i64,
        #[opt(default = &PackedInt64Array::new())] exclude: PackedInt64Array,
        #[opt(default = 0)] flags: i64,
        #[opt(default = 0)] family: i64,
    ) -> Array<Gd<ClashWorldHit2D>> {
        let asked = asked(collision_mask, &exclude, flags, family);
        let shape = shape_of("shape", shape);
        shape.map_or_else(Array::new, |shape| self.near(&shape, maximum, asked, limit))
    }

    /// The first collider on the way from `origin` to `origin + movement`; null if there is none. See
    /// [method cast_ray_all].
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn cast_ray(
        &self,
        origin: Vector2,
        movement: Vector2,
        #[opt(default = -1)] collision_mask: i64,
        #[opt(default = &PackedInt64Array::new())] exclude: PackedInt64Array,
        #[opt(default = 0)] flags: i64,
        #[opt(default = 0)] family: i64,
    ) -> Option<Gd<ClashWorldHit2D>> {
        let asked = asked(collision_mask, &exclude, flags, family);
        self.ray(origin, movement, asked, 1).get(0)
    }

    /// The colliders on the way from `origin` to `origin + movement`, by entry, then by their numbers; of many the first
    /// `limit`, 0: all.
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn cast_ray_all(
        &self,
        origin: Vector2,
        movement: Vector2,
        #[opt(default = 0)] limit: i64,
        #[opt(default = -1)] collision_mask: i64,
        #[opt(default = &PackedInt64Array::new())] exclude: PackedInt64Array,
        #[opt(default = 0)] flags: i64,
        #[opt(default = 0)] family: i64,
    ) -> Array<Gd<ClashWorldHit2D>> {
        let asked = asked(collision_mask, &exclude, flags, family);
        self.ray(origin, movement, asked, limit)
    }

    /// The first hit of each ray, from each of the origins by the movement of the same number: as many answers, null
    /// where there is none.
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn cast_rays(
        &self,
        origins: PackedVector2Array,
        movements: PackedVector2Array,
        #[opt(default = -1)] collision_mask: i64,
        #[opt(default = &PackedInt64Array::new())] exclude: PackedInt64Array,
        #[opt(default = 0)] flags: i64,
        #[opt(default = 0)] family: i64,
    ) -> Array<Option<Gd<ClashWorldHit2D>>> {
        let asked = asked(collision_mask, &exclude, flags, family);
        if origins.len() != movements.len() {
            report::different_sizes("origins", "movements");
            return Array::new();
        }
        let Some(asked) = asked else { return Array::new() };
        let ways = origins.as_slice().iter().zip(movements.as_slice());
        let ray = |(&o, &m)| Ray { origin: vector(o), movement: vector(m), family: 0 };
        let rays: Vec<Ray> = ways.map(ray).collect();
        let mut hits = vec![WorldHit::default(); rays.len()];
        asked.ask(1, |query| self.world.cast_rays(&rays, query, &mut hits));
        let told = |hit: WorldHit| (!hit.id.is_none()).then(|| self.hit(hit));
        hits.into_iter().map(told).collect()
    }

    /// The first collider that a shape meets as it moves; null if there is none. See [method cast_all].
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn cast(
        &self,
        shape: Option<Gd<Resource>>,
        movement: Vector2,
        #[opt(default = 0)] mode: i64,
        #[opt(default = -1)] collision_mask: i64,
        #[opt(default = &PackedInt64Array::new())] exclude: PackedInt64Array,
        #[opt(default = 0)] flags: i64,
        #[opt(default = 0)] family: i64,
    ) -> Option<Gd<ClashWorldHit2D>> {
        let asked = asked(collision_mask, &exclude, flags, family);
        self.way(&shape_of("shape", shape)?, straight(movement), mode, asked, 1).get(0)
    }

    /// The colliders that a shape in global coordinates meets as it moves, by fraction, then by their numbers; of many the
    /// first `limit`, 0: all.
    ///
    /// `mode` is [constant ClashGeometry2D.CAST_ALL] or [constant ClashGeometry2D.CAST_APPROACHING], which leaves out what
    /// the shape touches at the start without going deeper.
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn cast_all(
        &self,
        shape: Option<Gd<Resource>>,
        movement: Vector2,
        #[opt(default = 0)] mode: i64,
        #[opt(default = 0)] limit: i64,
        #[opt(default = -1)] collision_mask: i64,
        #[opt(default = &PackedInt64Array::new())] exclude: PackedInt64Array,
        #[opt(default = 0)] flags: i64,
        #[opt(default = 0)] family: i64,
    ) -> Array<Gd<ClashWorldHit2D>> {
        let asked = asked(collision_mask, &exclude, flags, family);
        let shape = shape_of("shape", shape);
        let ask = |shape| self.way(&shape, straight(movement), mode, asked, limit);
        shape.map_or_else(Array::new, ask)
    }

    /// The first collider that a shape meets as it moves and turns; null if there is none. See
    /// [method cast_turning_all].
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn cast_turning(
        &self,
        shape: Option<Gd<Resource>>,
        motion: Option<Gd<ClashMotion2D>>,
        #[opt(default = 0)] mode: i64,
        #[opt(default = -1)] collision_mask: i64,
        #[opt(default = &PackedInt64Array::new())] exclude: PackedInt64Array,
        #[opt(default = 0)] flags: i64,
        #[opt(default = 0)] family: i64,
    ) -> Option<Gd<ClashWorldHit2D>> {
        let asked = asked(collision_mask, &exclude, flags, family);
        let (shape, motion) = (shape_of("shape", shape)?, self::motion("motion", motion)?);
        self.way(&shape, motion, mode, asked, 1).get(0)
    }

    /// The colliders that a shape in global coordinates meets as it moves and turns, within [member tolerance], by
    /// fraction, then by their numbers; of many the first `limit`, 0: all. See [method cast_all].
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn cast_turning_all(
        &self,
        shape: Option<Gd<Resource>>,
        motion: Option<Gd<ClashMotion2D>>,
        #[opt(default = 0)] mode: i64,
        #[opt(default = 0)] limit: i64,
        #[opt(default = -1)] collision_mask: i64,
        #[opt(default = &PackedInt64Array::new())] exclude: PackedInt64Array,
        #[opt(default = 0)] flags: i64,
        #[opt(default = 0)] family: i64,
    ) -> Array<Gd<ClashWorldHit2D>> {
        let asked = asked(collision_mask, &exclude, flags, family);
        let moves = shape_of("shape", shape).zip(self::motion("motion", motion));
        let ask = |(shape, motion)| self.way(&shape, motion, mode, asked, limit);
        moves.map_or_else(Array::new, ask)
    }

    /// What a collider of this world overlaps that its mask looks for and is not of its family.
    pub(super) fn overlapping(&self, id: ColliderId) -> Vec<ColliderId> {
        let Some((collider, shape)) = self.world.get(id).zip(self.world.shape(id)) else {
            return Vec::new();
        };
        let mut query = Query::default();
        (query.layers, query.family) = (collider.filter.mask, collider.filter.family);
        let is_other = |other, _| other != id;
        all(|buffer| self.world.overlaps(shape, &query.accepting(&is_other), buffer))
    }

    fn hit(&self, hit: WorldHit) -> Gd<ClashWorldHit2D> {
        ClashWorldHit2D::of(hit, self.followers.node(hit.id))
    }

    /// All hits that a question writes, unless something of it was refused.
    fn hits(
        &self,
        asked: Option<Asked>,
        limit: i64,
        ask: impl Fn(&Query<'_>, &mut [WorldHit]) -> usize,
    ) -> Hits {
        let Some((asked, limit)) = asked.zip(self::limit(limit)) else { return Array::new() };
        let hits = asked.ask(limit, |query| all(|buffer| ask(query, buffer)));
        hits.into_iter().map(|hit| self.hit(hit)).collect()
    }

    fn overlaps(&self, shape: &Shape, asked: Option<Asked>, limit: i64) -> Hits {
        let Some((asked, limit)) = asked.zip(self::limit(limit)) else { return Array::new() };
        let found = |query: &Query<'_>| {
            shape.lend(|shape| all(|buffer| self.world.overlaps(shape, query, buffer)))
        };
        let told = |id: ColliderId| {
            let user = self.world.get(id).map_or(0, |collider| collider.user);
            ClashWorldHit2D::overlap(id, user, self.followers.node(id))
        };
        asked.ask(limit, found).into_iter().map(told).collect()
    }

    fn near(&self, shape: &Shape, maximum: f32, asked: Option<Asked>, limit: i64) -> Hits {
        shape.lend(|shape| {
            self.hits(asked, limit, |query, out| self.world.nearest(shape, maximum, query, out))
        })
    }

    fn ray(&self, origin: Vector2, movement: Vector2, asked: Option<Asked>, limit: i64) -> Hits {
        let (origin, movement) = (vector(origin), vector(movement));
        self.hits(asked, limit, |query, out| self.world.cast_ray(origin, movement, query, out))
    }

    fn way(
        &self,
        shape: &Shape,
        motion: Motion,
        mode: i64,
        asked: Option<Asked>,
        limit: i64,
    ) -> Hits {
        let Some(mode) = self::mode(mode) else { return Array::new() };
        shape.lend(|shape| {
            self.hits(asked, limit, |query, out| self.world.cast(shape, motion, mode, query, out))
        })
    }
}

/// The movement as a motion that does not turn.
fn straight(movement: Vector2) -> Motion {
    Motion { movement: vector(movement), ..Motion::default() }
}

/// A number of hits that are wanted; none, and a report, if it is negative.
fn limit(number: i64) -> Option<usize> {
    let limit = usize::try_from(number).ok();
    if limit.is_none() {
        report::out_of_range("limit", "0 or more");
    }
    limit
}
