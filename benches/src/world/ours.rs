//! clash2d's world.

use clash2d::{
    Collider, ColliderId, Filter, Pose, Rectangle, Shape, Vector2D, World, WorldSettings,
};

use super::{Finder, Item, Scene};

/// clash2d's world.
pub(super) struct Ours {
    /// With all boxes.
    pub(super) world: World,
    ids: Vec<ColliderId>,
    poses: Vec<Pose>,
}

fn pose(item: &Item) -> Pose {
    Pose::new(item.place, 0.0)
}

fn shape(item: &Item) -> Shape<'static> {
    let half = Vector2D::new(item.half, item.half);
    Shape::from(Rectangle::new(-half, half + half))
}

/// Adds a box to a world.
pub(super) fn add(world: &mut World, item: &Item, filter: Filter) -> ColliderId {
    let shape = shape(item);
    world.add(&Collider { pose: pose(item), filter, ..Collider::new(&shape) }).expect("memory")
}

impl Ours {
    /// With the boxes of a scene.
    pub(super) fn new(scene: &Scene) -> Self {
        let mut world = World::new(&WorldSettings::default()).expect("memory");
        let shapes: Vec<Shape<'_>> = scene.items.iter().map(shape).collect();
        let colliders = scene.items.iter().zip(&shapes);
        let collider = |(item, shape)| Collider { pose: pose(item), ..Collider::new(shape) };
        let colliders: Vec<Collider<'_>> = colliders.map(collider).collect();
        let mut ids = vec![ColliderId::NONE; colliders.len()];
        world.add_all(&colliders, &mut ids).expect("memory");
        Self { world, ids, poses: Vec::new() }
    }
}

impl Finder for Ours {
    fn frame(&mut self, scene: &Scene) -> usize {
        self.poses.clear();
        self.poses.extend(scene.items.iter().map(pose));
        self.world.move_all(&self.ids, &self.poses);
        let events = self.world.update().expect("memory");
        events.begins().len() + events.stays().len()
    }
}
