//! Which colliders of a world go where nodes go, and whose each one is.

use std::collections::HashMap;

use core::mem::replace;

use clash2d::{
    Collider, ColliderFlags, ColliderId, Grid, GridSettings, Pose, Shape as LentShape, Status,
    Stop, World,
};
use godot::builtin::{Transform2D, Vector2};
use godot::classes::{Node, Node2D};
use godot::obj::{Gd, InstanceId};

use super::settings::Settings;
use crate::convert::{vector, vector2};
use crate::report;
use crate::shape::{Shape, nearest_turn, pose_and_stretch, transformed};

/// A node in the scene, and the collider that follows it.
struct Follower {
    node: Gd<Node2D>,
    id: ColliderId,
    /// The shape in the node's own coordinates; none: it has no shape.
    shape: Option<Shape>,
    settings: Settings,
    /// Where the node was seen last.
    seen: Transform2D,
    /// What its transform does to the shape besides moving and turning it.
    stretch: Option<Transform2D>,
    /// Whether there is no way from where it was to where it is: it is new, or put there.
    is_put: bool,
}

/// A node below another one, and its collider.
pub(super) struct Own {
    pub(super) node: InstanceId,
    pub(super) id: ColliderId,
}

/// The node of a collider, also after its end until another one has its place.
#[derive(Clone, Copy, Default)]
struct Owner {
    generation: u32,
    node: Option<InstanceId>,
}

/// All nodes that colliders of a world follow.
#[derive(Default)]
pub(super) struct Followers {
    list: Vec<Follower>,
    /// Where in the list each node is.
    numbers: HashMap<InstanceId, usize>,
    /// The colliders of nodes with grids of tiles, which stay where they are.
    grids: HashMap<InstanceId, ColliderId>,
    /// By the indices of colliders.
    owners: Vec<Owner>,
    /// Colliders turned beyond half a turn, each with the same rotation within that.
    wound: Vec<(ColliderId, f32)>,
}

impl Followers {
    /// Adds a collider for a node, where that is.
    pub(super) fn enter(
        &mut self,
        world: &mut World,
        node: Gd<Node2D>,
        shape: Option<Shape>,
        settings: Settings,
    ) {
        let (id, stretch) = (ColliderId::NONE, None);
        let seen = node.get_global_transform();
        self.numbers.insert(node.instance_id(), self.list.len());
        self.list.push(Follower { node, id, shape, settings, seen, stretch, is_put: true });
        self.add(world, self.list.len() - 1);
    }

    /// Adds the collider of a follower that has none.
    fn add(&mut self, world: &mut World, number: usize) {
        let follower = &mut self.list[number];
        match world.add(&Collider::default()) {
            Ok(id) => (follower.id, follower.is_put) = (id, true),
            Err(status) => return report::refused(status),
        }
        let (id, node) = (follower.id, follower.node.instance_id());
        follower.fit(world);
        follower.way(world, &mut self.wound);
        self.own(id, node);
    }

    /// A collider is that of a node.
    fn own(&mut self, id: ColliderId, node: InstanceId) {
        let ColliderId { index, generation } = id;
        let count = self.owners.len().max(index as usize + 1);
        self.owners.resize(count, Owner::default());
        self.owners[index as usize] = Owner { generation, node: Some(node) };
    }

    /// Adds the grid of a node, which is empty until it leaves; a report if it can't be.
    pub(super) fn enter_grid(
        &mut self,
        world: &mut World,
        node: InstanceId,
        grid: &mut Grid,
        settings: Settings,
    ) {
        let id = match like(grid).and_then(|empty| world.add_grid(empty, &collider(settings))) {
            Ok(id) => id,
            Err(status) => return report::refused(status),
        };
        exchange(world, id, grid);
        self.grids.insert(node, id);
        self.own(id, node);
    }

    /// Removes the collider of a grid, which its node has again.
    pub(super) fn leave_grid(&mut self, world: &mut World, node: InstanceId, grid: &mut Grid) {
        let Some(id) = self.grids.remove(&node) else { return };
        exchange(world, id, grid);
        world.remove(id);
    }

    /// All nodes with grids, and their colliders.
    pub(super) fn grids(&self) -> impl Iterator<Item = (InstanceId, ColliderId)> {
        self.grids.iter().map(|(&node, &id)| (node, id))
    }

    /// Whether no node has a collider.
    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty() && self.grids.is_empty()
    }

    /// Removes the collider of a node that leaves the world.
    pub(super) fn leave(&mut self, world: &mut World, node: InstanceId) {
        let Some(number) = self.numbers.remove(&node) else { return };
        world.remove(self.list.swap_remove(number).id);
        if let Some(moved) = self.list.get(number) {
            self.numbers.insert(moved.node.instance_id(), number);
        }
    }

    /// The node that a collider has, or had.
    pub(super) fn node(&self, id: ColliderId) -> Option<InstanceId> {
        let owner = self.owners.get(id.index as usize)?;
        if owner.generation == id.generation { owner.node } else { None }
    }

    /// The collider of a node.
    pub(super) fn id(&self, node: InstanceId) -> ColliderId {
        let id = self.numbers.get(&node).map(|&number| self.list[number].id);
        id.or_else(|| self.grids.get(&node).copied()).unwrap_or_default()
    }

    /// Whether a collider is that of a node.
    pub(super) fn has(&self, id: ColliderId) -> bool {
        self.node(id).is_some_and(|node| self.id(node) == id)
    }

    fn of(&mut self, node: InstanceId) -> Option<&mut Follower> {
        self.numbers.get(&node).map(|&number| &mut self.list[number])
    }

    /// Gives the collider of a node another shape.
    pub(super) fn set_shape(&mut self, world: &mut World, node: InstanceId, shape: Option<Shape>) {
        if let Some(follower) = self.of(node) {
            follower.shape = shape;
            follower.fit(world);
        }
    }

    /// Gives the collider of a node other settings.
    pub(super) fn set(&mut self, world: &mut World, node: InstanceId, settings: Settings) {
        if let Some(follower) = self.of(node) {
            follower.settings = settings;
            return follower.tell_settings(world);
        }
        if let Some(&id) = self.grids.get(&node)
            && let Err(status) = world.set(id, &collider(settings))
        {
            report::refused(status);
        }
    }

    /// The next time that a node is looked at, there is no way to where it is then.
    pub(super) fn put(&mut self, node: InstanceId) {
        if let Some(follower) = self.of(node) {
            follower.is_put = true;
        }
    }

    /// Brings all colliders to where their nodes are.
    pub(super) fn follow(&mut self, world: &mut World) {
        self.follow_those(world, |_| true);
    }

    /// The same with those that carry only.
    pub(super) fn follow_carriers(&mut self, world: &mut World) {
        self.follow_those(world, |it| it.filter.flags & ColliderFlags::Carrier as u32 != 0);
    }

    fn follow_those(&mut self, world: &mut World, is_meant: impl Fn(&Settings) -> bool) {
        let (mut ids, mut poses) = (Vec::new(), Vec::new());
        for number in 0..self.list.len() {
            let follower = &mut self.list[number];
            if !is_meant(&follower.settings) {
                continue;
            }
            let now = follower.node.get_global_transform();
            if follower.id.is_none() {
                follower.seen = now;
                self.add(world, number);
            } else if bits(now) != bits(follower.seen) || follower.is_put {
                follower.seen = now;
                if let Some(pose) = follower.way(world, &mut self.wound) {
                    ids.push(follower.id);
                    poses.push(pose);
                }
            }
        }
        if world.move_all(&ids, &poses) < ids.len() {
            report::out_of_reach();
        }
    }

    /// The colliders of all nodes below one.
    pub(super) fn below(&self, node: &Gd<Node>, found: &mut Vec<Own>) {
        for child in node.get_children().iter_shared() {
            let own = Own { node: child.instance_id(), id: self.id(child.instance_id()) };
            if !own.id.is_none() {
                found.push(own);
            }
            self.below(&child, found);
        }
    }

    /// Brings the collider of a node to where that is, by the stops of what it is below of. What is new or was put
    /// somewhere has no way, and waits for the next look at all.
    pub(super) fn lead(&mut self, world: &mut World, node: InstanceId, stops: &[Stop]) {
        let (Some(&number), Some(last)) = (self.numbers.get(&node), stops.last()) else { return };
        let follower = &mut self.list[number];
        let now = follower.node.get_global_transform();
        if follower.is_put || bits(now) == bits(follower.seen) {
            return;
        }
        follower.seen = now;
        let Some(pose) = follower.way(world, &mut self.wound) else { return };
        let at = |stop: &Stop| {
            let position = pose.position + (stop.pose.position - last.pose.position);
            Stop { pose: Pose { position, ..pose }, time: stop.time }
        };
        let stops: Vec<_> = stops.iter().map(at).collect();
        if world.move_along(follower.id, &stops).is_err() {
            report::out_of_reach();
        }
    }

    /// The pose of a way from where a collider is, by at most half a turn.
    pub(super) fn wind(&mut self, world: &World, id: ColliderId, pose: Pose) -> Pose {
        wind(world, id, pose, &mut self.wound)
    }

    /// The same from any pose.
    pub(super) fn wind_from(&mut self, id: ColliderId, before: Pose, pose: Pose) -> Pose {
        wind_from(id, before, pose, &mut self.wound)
    }

    /// After an update every way begins where it ended, turned by its own angle: so what rests does not depend on
    /// the turns that it made before, and numbers of what spins stay small.
    pub(super) fn settle(&mut self, world: &mut World) {
        self.list.iter_mut().for_each(|follower| follower.is_put = false);
        for (id, rotation) in self.wound.drain(..) {
            let Some(pose) = world.get(id).map(|collider| collider.pose) else { continue };
            if pose.rotation == nearest_turn(rotation, pose.rotation) {
                // It is there with nearly this rotation, so that nothing speaks against it.
                let _ = world.place(id, Pose { rotation, ..pose });
            }
        }
    }

    /// What the world is now, it was at some time before: what is not in it gets another collider at the next look,
    /// all others go to where their nodes are.
    pub(super) fn restored(&mut self, world: &World) {
        for follower in &mut self.list {
            if world.get(follower.id).is_none() {
                follower.id = ColliderId::NONE;
            }
            (follower.seen, follower.is_put) = (NOWHERE, false);
        }
        for (index, owner) in (0..).zip(&mut self.owners) {
            if world.get(ColliderId::new(index, owner.generation)).is_none() {
                *owner = Owner::default();
            }
        }
        self.wound.clear();
    }
}

impl Follower {
    /// Gives the collider the node's shape, stretched as the node is; the empty one if there is none, and where
    /// no place is.
    fn fit(&mut self, world: &mut World) {
        let is_somewhere = self.seen.is_finite();
        self.stretch = if is_somewhere { pose_and_stretch(self.seen).1 } else { Some(NOWHERE) };
        self.tell_settings(world);
        let fitted = if is_somewhere { self.fitted() } else { None };
        let status = match fitted {
            Some(shape) => shape.lend(|shape| world.set_shape(self.id, shape)),
            None => world.set_shape(self.id, LentShape::default()),
        };
        if let Err(status) = status {
            report::refused_parameter("shape", status);
            let _ = world.set_shape(self.id, LentShape::default());
        }
    }

    /// The shape, stretched as the node is; none, and a report, if that is no shape.
    fn fitted(&self) -> Option<Shape> {
        let shape = self.shape.as_ref()?;
        let Some(stretch) = self.stretch else { return Some(shape.clone()) };
        let fitted = transformed(shape, stretch);
        if fitted.is_none() {
            report::misshaped(&self.node.get_name().to_string());
        }
        fitted
    }

    /// Tells the world the settings, with a one-way direction that is mirrored with the node.
    fn tell_settings(&self, world: &mut World) {
        let stretch = self.stretch.filter(|stretch| stretch.is_finite());
        let stretch = stretch.unwrap_or(Transform2D::IDENTITY);
        let one_way = vector(stretch.basis_xform(vector2(self.settings.one_way)));
        if let Err(status) = world.set(self.id, &collider(Settings { one_way, ..self.settings })) {
            report::refused_parameter("one_way", status);
        }
    }

    /// The pose to which the node has moved; none if there is no way to it, and the collider is put there.
    fn way(&mut self, world: &mut World, wound: &mut Vec<(ColliderId, f32)>) -> Option<Pose> {
        if !self.seen.is_finite() {
            report::not_finite("global_transform");
            self.fit(world);
            return None;
        }
        let (pose, stretch) = pose_and_stretch(self.seen);
        let comes_from_nowhere = self.stretch.is_some_and(|stretch| !stretch.is_finite());
        if stretch.map(bits) != self.stretch.map(bits) {
            self.fit(world);
        }
        if self.is_put || comes_from_nowhere {
            if let Err(status) = world.place(self.id, pose) {
                report::refused_parameter("global_transform", status);
            }
            return None;
        }
        Some(wind(world, self.id, pose, wound))
    }
}

/// An empty grid with the cells of another one.
fn like(grid: &Grid) -> Result<Grid, Status> {
    Grid::new(&GridSettings { origin: grid.origin(), ..GridSettings::new(grid.cell_size()) })
}

/// Puts a grid in the place of a world's, and that in its own.
fn exchange(world: &mut World, id: ColliderId, grid: &mut Grid) {
    if let Some((mut place, empty)) = world.grid_mut(id).zip(like(grid).ok()) {
        *grid = place.replace(replace(grid, empty));
    }
}

/// A collider of these settings, without a shape.
pub(super) fn collider(Settings { filter, one_way, user }: Settings) -> Collider<'static> {
    Collider { one_way, filter, user, ..Collider::default() }
}

/// The pose of a way from where a collider is; see below.
fn wind(world: &World, id: ColliderId, pose: Pose, wound: &mut Vec<(ColliderId, f32)>) -> Pose {
    world.get(id).map_or(pose, |collider| wind_from(id, collider.pose, pose, wound))
}

/// The pose of a way from another one, by at most half a turn; it is noted if that leads to other numbers.
fn wind_from(id: ColliderId, before: Pose, pose: Pose, wound: &mut Vec<(ColliderId, f32)>) -> Pose {
    let rotation = nearest_turn(pose.rotation, before.rotation);
    if rotation != pose.rotation {
        wound.push((id, pose.rotation));
    }
    Pose { rotation, ..pose }
}

/// Where no node is.
const NOWHERE: Transform2D = Transform2D {
    a: Vector2::new(f32::NAN, f32::NAN),
    b: Vector2::new(f32::NAN, f32::NAN),
    origin: Vector2::new(f32::NAN, f32::NAN),
};

/// Numbers that differ if anything of a transform does, also if it is NaN.
fn bits(t: Transform2D) -> [u32; 6] {
    [t.a.x, t.a.y, t.b.x, t.b.y, t.origin.x, t.origin.y].map(f32::to_bits)
}
