//! Plain colliders of a `ClashWorld2D`, by their ids.

use clash2d::{Collider, ColliderId, Pose, Shape as LentShape, Stop};
use godot::classes::Resource;
use godot::prelude::*;

use super::collider::ClashCollider2D;
use super::event::node;
use super::followers::collider;
use super::settings::{Settings, id, number, settings};
use super::world::ClashWorld2D;
use crate::convert::{degrees, vector, vector2};
use crate::report;
use crate::shape::{Shape, owned, pose, resource, shape_of, transform};

#[godot_api(secondary)]
impl ClashWorld2D {
    /// Adds a plain collider; its id, or 0 and an error.
    ///
    /// The shape is copied. Of the transform only the origin and where the X axis points to count: of scales make
    /// a shape with its method [code]transformed()[/code]. Layer and mask have 64 bits here; `flags` is made of the constants
    /// of this class; colliders of the same `family` are no pairs, but for 0; `one_way` is the side from which it
    /// stops movers, in its own frame, the null vector from everywhere; `user` comes back in events and hits.
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn add(
        &mut self,
        shape: Option<Gd<Resource>>,
        #[opt(default = Transform2D::IDENTITY)] transform: Transform2D,
        #[opt(default = 1)] collision_layer: i64,
        #[opt(default = 1)] collision_mask: i64,
        #[opt(default = 0)] flags: i64,
        #[opt(default = 0)] family: i64,
        #[opt(default = 0)] user: i64,
        #[opt(default = Vector2::ZERO)] one_way: Vector2,
    ) -> i64 {
        let numbers = [collision_layer, collision_mask, flags, family, user];
        let Some(shape) = shape_of("shape", shape) else { return 0 };
        let (Some(settings), Some(pose)) = (settings(numbers, one_way), finite(transform)) else {
            return 0;
        };
        self.insert(&shape, &[pose], settings).first().copied().unwrap_or(0)
    }

    /// Adds plain colliders of one shape at some positions; their ids in the same order, or none and an error.
    ///
    /// Rotations are in radians, as many as there are positions, or none. For the rest see [method add].
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn add_all(
        &mut self,
        shape: Option<Gd<Resource>>,
        positions: PackedVector2Array,
        #[opt(default = &PackedFloat32Array::new())] rotations: PackedFloat32Array,
        #[opt(default = 1)] collision_layer: i64,
        #[opt(default = 1)] collision_mask: i64,
        #[opt(default = 0)] flags: i64,
        #[opt(default = 0)] family: i64,
        #[opt(default = 0)] user: i64,
        #[opt(default = Vector2::ZERO)] one_way: Vector2,
    ) -> PackedInt64Array {
        let numbers = [collision_layer, collision_mask, flags, family, user];
        let Some(shape) = shape_of("shape", shape) else { return PackedInt64Array::new() };
        let settings = settings(numbers, one_way).zip(poses(&positions, &rotations));
        let Some((settings, poses)) = settings else { return PackedInt64Array::new() };
        self.insert(&shape, &poses, settings).into()
    }

    /// Removes a plain collider; whether there was one. The next update ends its pairs.
    ///
    /// Those of nodes go with their nodes: an error.
    #[func]
    fn remove(&mut self, id: i64) -> bool {
        let id = self::id(id);
        !self.is_of_a_node("id", id) && self.world.remove(id)
    }

    /// Removes plain colliders; how many. Stale ids are skipped.
    #[func]
    fn remove_all(&mut self, ids: PackedInt64Array) -> i64 {
        let Some(ids) = self.plain(&ids) else { return 0 };
        self.world.remove_all(&ids) as i64
    }

    /// Moves a plain collider straight and at an even rate from where it is; whether that is possible.
    ///
    /// It turns the shorter way. Several moves between two updates take equal parts of the time. Of the
    /// transform only the origin and where the X axis points to count.
    #[func(rename = move)]
    fn move_to(&mut self, id: i64, transform: Transform2D) -> bool {
        let Some((id, pose)) = self.target(id, transform) else { return false };
        let pose = self.followers.wind(&self.world, id, pose);
        done("transform", self.world.move_to(id, pose))
    }

    /// Moves plain colliders; how many. Rotations are in radians, as many as there are positions, or none: then each
    /// keeps its own. Stale ids are skipped, as are positions that are not finite. See [method move].
    #[func]
    fn move_all(
        &mut self,
        ids: PackedInt64Array,
        positions: PackedVector2Array,
        #[opt(default = &PackedFloat32Array::new())] rotations: PackedFloat32Array,
    ) -> i64 {
        let Some((ids, poses)) = self.targets(&ids, &positions, &rotations) else { return 0 };
        let wind = |(&id, pose)| self.followers.wind(&self.world, id, pose);
        let poses: Vec<Pose> = ids.iter().zip(poses).map(wind).collect();
        self.world.move_all(&ids, &poses) as i64
    }

    /// Puts a plain collider elsewhere: no way between, and none since the last update; whether that is possible.
    #[func]
    fn place(&mut self, id: i64, transform: Transform2D) -> bool {
        let Some((id, pose)) = self.target(id, transform) else { return false };
        done("transform", self.world.place(id, pose))
    }

    /// Puts plain colliders elsewhere; how many. See [method move_all] and [method place].
    #[func]
    fn place_all(
        &mut self,
        ids: PackedInt64Array,
        positions: PackedVector2Array,
        #[opt(default = &PackedFloat32Array::new())] rotations: PackedFloat32Array,
    ) -> i64 {
        let Some((ids, poses)) = self.targets(&ids, &positions, &rotations) else { return 0 };
        self.world.place_all(&ids, &poses) as i64
    }

    /// Moves a plain collider along a bent way: from where it is to each stop until its time, and after the last one it
    /// stays; whether that is possible. Times go from 0 to 1 and never back.
    #[func]
    fn move_along(
        &mut self,
        id: i64,
        stops: Array<Transform2D>,
        times: PackedFloat32Array,
    ) -> bool {
        if stops.len() != times.len() {
            report::different_sizes("stops", "times");
            return false;
        }
        let id = self::id(id);
        let Some(before) = self.plain_pose(id) else { return false };
        let Some(stops) = self.stops(id, before, &stops, &times) else { return false };
        done("times", self.world.move_along(id, &stops))
    }

    /// Gives a plain collider another shape: same id, same pairs; whether that is possible.
    #[func]
    fn set_collider_shape(&mut self, id: i64, shape: Option<Gd<Resource>>) -> bool {
        let id = self::id(id);
        let Some(shape) = shape_of("shape", shape) else { return false };
        self.plain_pose(id).is_some()
            && done("shape", shape.lend(|shape| self.world.set_shape(id, shape)))
    }

    /// Gives plain colliders another shape; whether that is possible, and if not, all keep theirs.
    #[func]
    fn set_collider_shape_all(
        &mut self,
        ids: PackedInt64Array,
        shape: Option<Gd<Resource>>,
    ) -> bool {
        let Some(shape) = shape_of("shape", shape) else { return false };
        let Some(ids) = self.present(&ids) else { return false };
        let set = |shape: &LentShape<'_>| self.world.set_shape_all(&ids, &vec![*shape; ids.len()]);
        done("shape", shape.lend(set))
    }

    /// Gives a plain collider other settings, as [method add] has them; whether that is possible. The next update
    /// ends what is no pair now.
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn set_collider(
        &mut self,
        id: i64,
        #[opt(default = 1)] collision_layer: i64,
        #[opt(default = 1)] collision_mask: i64,
        #[opt(default = 0)] flags: i64,
        #[opt(default = 0)] family: i64,
        #[opt(default = 0)] user: i64,
        #[opt(default = Vector2::ZERO)] one_way: Vector2,
    ) -> bool {
        let id = self::id(id);
        let numbers = [collision_layer, collision_mask, flags, family, user];
        let Some(settings) = settings(numbers, one_way) else { return false };
        self.plain_pose(id).is_some() && done("one_way", self.world.set(id, &collider(settings)))
    }

    /// Gives plain colliders other settings, the same to all; whether that is possible, and if not, all keep theirs. See
    /// [method set_collider].
    #[allow(clippy::too_many_arguments, reason = "most of them have defaults")]
    #[func]
    fn set_collider_all(
        &mut self,
        ids: PackedInt64Array,
        #[opt(default = 1)] collision_layer: i64,
        #[opt(default = 1)] collision_mask: i64,
        #[opt(default = 0)] flags: i64,
        #[opt(default = 0)] family: i64,
        #[opt(default = 0)] user: i64,
        #[opt(default = Vector2::ZERO)] one_way: Vector2,
    ) -> bool {
        let numbers = [collision_layer, collision_mask, flags, family, user];
        let Some(settings) = settings(numbers, one_way) else { return false };
        let Some(ids) = self.present(&ids) else { return false };
        done("one_way", self.world.set_all(&ids, &vec![collider(settings); ids.len()]))
    }

    /// Whether there is a collider of an id.
    #[func]
    fn has_collider(&self, id: i64) -> bool {
        self.world.get(self::id(id)).is_some()
    }

    /// The node of an id; null if it is a plain collider's or stale.
    #[func]
    fn get_collider(&self, id: i64) -> Option<Gd<ClashCollider2D>> {
        self.world.get(self::id(id))?;
        node(self.followers.node(self::id(id)))
    }

    /// What was set of a collider, by the names of the parameters of [method add]; empty, and an error, if the id is
    /// stale.
    #[func]
    fn get_collider_info(&self, id: i64) -> VarDictionary {
        let Some(collider) = self.world.get(self::id(id)) else {
            report::stale("id");
            return VarDictionary::new();
        };
        let Collider { filter, one_way, user, .. } = collider;
        let (layers, mask, user) = (filter.layers as i64, filter.mask as i64, user as i64);
        let (flags, family) = (i64::from(filter.flags), i64::from(filter.family));
        let (transform, one_way) = (transform(collider.pose), vector2(one_way));
        vdict! {
            "transform" => transform,
            "collision_layer" => layers,
            "collision_mask" => mask,
            "flags" => flags,
            "family" => family,
            "user" => user,
            "one_way" => one_way,
        }
    }

    /// The shape of a collider where it is now, as a new resource; null, and an error, if the id is stale.
    ///
    /// The world adds its position exactly; here it is rounded to 32 bits.
    #[func]
    fn get_collider_shape(&self, id: i64) -> Option<Gd<Resource>> {
        let shape = self.world.shape(self::id(id));
        if shape.is_none() {
            report::stale("id");
        }
        shape.map(|shape| resource(&owned(&shape)))
    }

    /// The ids of all colliders, those of nodes included, by their rising numbers.
    #[func]
    fn get_ids(&self) -> PackedInt64Array {
        self.world.ids().map(number).collect()
    }

    fn insert(&mut self, shape: &Shape, poses: &[Pose], settings: Settings) -> Vec<i64> {
        let Settings { filter, one_way, user } = settings;
        let mut ids = vec![ColliderId::NONE; poses.len()];
        let status = shape.lend(|shape| {
            let at = |&pose| Collider { shape: Some(shape), pose, one_way, filter, user };
            self.world.add_all(&poses.iter().map(at).collect::<Vec<_>>(), &mut ids)
        });
        if done("shape", status) { ids.into_iter().map(number).collect() } else { Vec::new() }
    }

    /// Whether a collider follows a node, and a report then.
    fn is_of_a_node(&self, parameter: &str, id: ColliderId) -> bool {
        let is_of_a_node = self.world.get(id).is_some() && self.followers.has(id);
        if is_of_a_node {
            report::follows_a_node(parameter);
        }
        is_of_a_node
    }

    /// The pose of a plain collider; none, and a report, if it is none or stale.
    fn plain_pose(&self, id: ColliderId) -> Option<Pose> {
        let collider = self.world.get(id);
        if collider.is_none() {
            report::stale("id");
        }
        collider.filter(|_| !self.is_of_a_node("id", id)).map(|collider| collider.pose)
    }

    /// The ids of plain colliders; none, and a report, if one follows a node.
    fn plain(&self, ids: &PackedInt64Array) -> Option<Vec<ColliderId>> {
        let ids: Vec<_> = ids.as_slice().iter().copied().map(id).collect();
        if ids.iter().any(|&id| self.is_of_a_node("ids", id)) { None } else { Some(ids) }
    }

    /// The same, if each is there.
    fn present(&self, ids: &PackedInt64Array) -> Option<Vec<ColliderId>> {
        let ids = self.plain(ids)?;
        let are_there = ids.iter().all(|&id| self.world.get(id).is_some());
        if !are_there {
            report::stale("ids");
        }
        are_there.then_some(ids)
    }

    fn target(&self, id: i64, transform: Transform2D) -> Option<(ColliderId, Pose)> {
        let id = self::id(id);
        self.plain_pose(id)?;
        Some((id, finite(transform)?))
    }

    fn targets(
        &self,
        ids: &PackedInt64Array,
        positions: &PackedVector2Array,
        rotations: &PackedFloat32Array,
    ) -> Option<(Vec<ColliderId>, Vec<Pose>)> {
        if ids.len() != positions.len() {
            report::different_sizes("ids", "positions");
            return None;
        }
        let (ids, mut poses) = (self.plain(ids)?, poses(positions, rotations)?);
        if rotations.is_empty() {
            for (&id, pose) in ids.iter().zip(&mut poses) {
                pose.rotation = self.world.get(id).map_or(0.0, |collider| collider.pose.rotation);
            }
        }
        Some((ids, poses))
    }

    /// Stops of a way, each turned by less than half a turn from the one before.
    fn stops(
        &mut self,
        id: ColliderId,
        mut before: Pose,
        transforms: &Array<Transform2D>,
        times: &PackedFloat32Array,
    ) -> Option<Vec<Stop>> {
        let stops = transforms.iter_shared().zip(times.as_slice()).map(|(transform, &time)| {
            before = self.followers.wind_from(id, before, finite_in("stops", transform)?);
            Some(Stop { pose: before, time })
        });
        stops.collect()
    }
}

/// Whether something was done, and else a report why not.
fn done(parameter: &str, result: Result<(), clash2d::Status>) -> bool {
    match result {
        Ok(()) => true,
        Err(status) => {
            report::refused_parameter(parameter, status);
            false
        }
    }
}

/// The pose of a transform; none, and a report, if it is not finite.
fn finite(transform: Transform2D) -> Option<Pose> {
    finite_in("transform", transform)
}

fn finite_in(parameter: &str, transform: Transform2D) -> Option<Pose> {
    if !transform.is_finite() {
        report::not_finite(parameter);
        return None;
    }
    Some(pose(transform))
}

/// Poses of positions and as many or no rotations; none, and a report, if these are others.
fn poses(positions: &PackedVector2Array, rotations: &PackedFloat32Array) -> Option<Vec<Pose>> {
    if !rotations.is_empty() && rotations.len() != positions.len() {
        report::different_sizes("positions", "rotations");
        return None;
    }
    let rotations = rotations.as_slice().iter().map(|&radians| degrees(f64::from(radians)));
    let rotations = rotations.chain(core::iter::repeat(0.0));
    let positions = positions.as_slice().iter().copied();
    Some(positions.zip(rotations).map(|(at, rotation)| Pose::new(vector(at), rotation)).collect())
}
