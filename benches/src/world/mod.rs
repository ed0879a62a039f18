//! A frame of a world: move everything, and find all pairs that meet.
//!
//! clash2d's world does more in its frame than the others: it asks exactly, on the way of each box, too, and
//! tells what begins, stays and ends. parry2d's hierarchy and the grid tell pairs of boxes.

mod grid;
mod scene;

use clash2d::{Collider, ColliderId, Pose, Rectangle, Shape, Vector2D, World, WorldSettings};
use parry2d::bounding_volume::Aabb;
use parry2d::partitioning::{Bvh, BvhBuildStrategy, BvhWorkspace};

use crate::stopwatch::processor_time;
pub use grid::Grid;
pub use scene::{Item, Layout, Scene};

/// Someone who finds the pairs of a scene, frame after frame.
pub trait Finder {
    /// Everything has moved: how many pairs meet.
    fn frame(&mut self, scene: &Scene) -> usize;
}

impl Finder for Grid {
    fn frame(&mut self, scene: &Scene) -> usize {
        let mut pairs = 0;
        self.pairs(scene, |_, _| pairs += 1);
        pairs
    }
}

/// clash2d's world.
pub struct Ours {
    world: World,
    ids: Vec<ColliderId>,
    poses: Vec<Pose>,
}

fn pose(item: &Item) -> Pose {
    Pose::new(item.place, 0.0)
}

impl Ours {
    /// With the boxes of a scene.
    pub fn new(scene: &Scene) -> Self {
        let mut world = World::new(&WorldSettings::default()).expect("memory");
        let add = |item: &Item| {
            let half = Vector2D::new(item.half, item.half);
            let shape = Shape::from(Rectangle::new(-half, half + half));
            world.add(&Collider { pose: pose(item), ..Collider::new(&shape) }).expect("memory")
        };
        let ids = scene.items.iter().map(add).collect();
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

/// parry2d's hierarchy: refitted, and traversed with itself.
pub struct Parry {
    tree: Bvh,
    workspace: BvhWorkspace,
}

fn bounds(item: &Item) -> Aabb {
    let [low, high] = item.corners();
    Aabb { mins: [low.x, low.y].into(), maxs: [high.x, high.y].into() }
}

impl Parry {
    /// With the boxes of a scene.
    pub fn new(scene: &Scene) -> Self {
        let boxes: Vec<Aabb> = scene.items.iter().map(bounds).collect();
        let tree = Bvh::from_leaves(BvhBuildStrategy::Binned, &boxes);
        Self { tree, workspace: BvhWorkspace::default() }
    }
}

impl Finder for Parry {
    fn frame(&mut self, scene: &Scene) -> usize {
        for (number, item) in scene.items.iter().enumerate() {
            self.tree.insert_or_update_partially(bounds(item), number as u32, 0.0);
        }
        self.tree.refit(&mut self.workspace);
        let mut pairs = 0;
        self.tree.traverse_bvtt_single_tree::<false>(&mut self.workspace, &mut |_, _| pairs += 1);
        pairs
    }
}

/// Milliseconds of each frame for each finder, one after the other in every frame.
fn race(scene: &mut Scene, finders: &mut [Box<dyn Finder>], frames: usize) -> Vec<Vec<f64>> {
    let mut times = vec![Vec::new(); finders.len()];
    for _ in 0..frames {
        scene.step();
        for (finder, times) in finders.iter_mut().zip(&mut times) {
            let start = processor_time();
            std::hint::black_box(finder.frame(scene));
            times.push((processor_time() - start) as f64 / 1e6);
        }
    }
    // The first frames fill the caches and the lists.
    times.iter().map(|times| times[frames / 8..].to_vec()).collect()
}

/// Prints a table: medians, the worst frame of ours, and by how much the others take longer.
pub fn main() {
    let is_smoke = std::env::args().any(|argument| argument == "--smoke");
    let sizes = if is_smoke { &[1000][..] } else { &[1000, 10_000, 100_000, 1_000_000][..] };
    println!(
        "| boxes | ours, ms | worst | parry2d's pairs | grid's pairs |\n|---|---|---|---|---|"
    );
    for (name, layout) in Layout::ALL {
        for &count in sizes {
            let mut scene = Scene::new(layout, count);
            let mut finders: [Box<dyn Finder>; 3] = [
                Box::new(Ours::new(&scene)),
                Box::new(Parry::new(&scene)),
                Box::new(Grid::default()),
            ];
            let frames = (4_000_000 / count).clamp(16, 400);
            let times = race(&mut scene, &mut finders, frames);
            let [ours, parry, grid] = [0, 1, 2].map(|finder| median(&times[finder]));
            let worst = times[0].iter().copied().fold(0.0, f64::max);
            println!(
                "| {name}, {count} | {ours:.3} | {worst:.3} | {:.2} × | {:.2} × |",
                parry / ours,
                grid / ours
            );
        }
    }
}

fn median(times: &[f64]) -> f64 {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

#[cfg(test)]
mod test {
    use super::{Finder, Grid, Layout, Ours, Parry, Scene};

    /// All find the pairs of brute force, but for those that ours finds on the ways: it is asked where
    /// nothing has moved.
    #[test]
    fn all_find_the_same_pairs() {
        for (name, layout) in Layout::ALL {
            let mut scene = Scene::new(layout, 700);
            (0..5).for_each(|_| scene.step());
            let items = &scene.items;
            let after =
                |number: usize| items[number + 1..].iter().filter(move |b| items[number].meets(b));
            let expected: usize = (0..items.len()).map(|number| after(number).count()).sum();
            assert!(expected > 100, "{name}");
            assert_eq!(Ours::new(&scene).frame(&scene), expected, "{name}");
            assert_eq!(Parry::new(&scene).frame(&scene), expected, "{name}");
            assert_eq!(Grid::default().frame(&scene), expected, "{name}");
        }
    }
}
