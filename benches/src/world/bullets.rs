//! Bullets among boxes that stand: ours are swept, exactly; the others look at where bullets are.

use clash2d::{
    Circle, Collider, ColliderFlags, ColliderId, Filter, Pose, Shape, Vector2D, World,
    WorldSettings,
};
use parry2d::bounding_volume::Aabb;
use parry2d::partitioning::{Bvh, BvhBuildStrategy};

use super::others::bounds;
use super::{Finder, Item, Layout, Scene, ours};

/// What bullets fly through: boxes of side 1, sixteen units of area to each.
pub(super) struct Walls(Vec<Item>);

/// Half of a bullet's side.
const HALF: f32 = 0.05;

impl Walls {
    /// So many, in the square of a scene.
    fn new(scene: &Scene, count: usize) -> Self {
        let mut walls = Scene::new(Layout::Uniform, count).items;
        let scale = scene.side / (2.0 * (count as f32).sqrt());
        walls.iter_mut().for_each(|wall| wall.place *= scale);
        Self(walls)
    }
}

/// Bullets that fly up to half a unit a frame, and ten times fewer walls.
pub(super) fn scene(count: usize) -> (Scene, Walls) {
    let mut scene = Scene::new(Layout::Uniform, count);
    let scale = 0.4_f32.sqrt();
    scene.side *= scale;
    for item in &mut scene.items {
        (item.place, item.half, item.speed) = (item.place * scale, HALF, item.speed * 5.0);
    }
    let walls = Walls::new(&scene, count / 10);
    (scene, walls)
}

/// clash2d's world.
pub(super) struct Ours {
    world: World,
    ids: Vec<ColliderId>,
    poses: Vec<Pose>,
}

impl Ours {
    /// With the bullets of a scene, and walls.
    pub(super) fn new(scene: &Scene, walls: &Walls) -> Self {
        let mut world = World::new(&WorldSettings::default()).expect("memory");
        let seen = Filter { layers: 1, mask: 0, ..Filter::default() };
        let wall = Filter { flags: ColliderFlags::Static as u32, ..seen };
        walls.0.iter().for_each(|item| _ = ours::add(&mut world, item, wall));
        let shape = Shape::from(Circle::new(Vector2D::ZERO, HALF));
        let filter = Filter { layers: 2, mask: 1, ..Filter::default() };
        let bullets = scene.items.iter().map(|item| {
            let pose = Pose::new(item.place, 0.0);
            world.add(&Collider { pose, filter, ..Collider::new(&shape) }).expect("memory")
        });
        let ids = bullets.collect();
        Self { world, ids, poses: Vec::new() }
    }
}

impl Finder for Ours {
    fn frame(&mut self, scene: &Scene) -> usize {
        self.poses.clear();
        self.poses.extend(scene.items.iter().map(|item| Pose::new(item.place, 0.0)));
        self.world.move_all(&self.ids, &self.poses);
        let events = self.world.update().expect("memory");
        events.begins().len() + events.stays().len()
    }
}

/// parry2d's hierarchy over the walls, asked about the box of each bullet.
pub(super) struct Parry(Bvh);

impl Parry {
    /// With walls.
    pub(super) fn new(walls: &Walls) -> Self {
        let boxes: Vec<Aabb> = walls.0.iter().map(bounds).collect();
        Self(Bvh::from_leaves(BvhBuildStrategy::Binned, &boxes))
    }
}

impl Finder for Parry {
    fn frame(&mut self, scene: &Scene) -> usize {
        scene.items.iter().map(|item| self.0.intersect_aabb(&bounds(item)).count()).sum()
    }
}
