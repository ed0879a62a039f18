//! Random worlds, played beside the model.

use std::iter::zip;

use clash2d::{
    Collider, ColliderId, Filter, Pose, Rectangle, Replay, Stop, Vector2D, World, WorldSettings,
};
use clash2d_oracle::Rng;

use crate::ask::ask;
use crate::memory::Memory;
use crate::model::Model;
use crate::shapes::{Kept, any_shape, lend_all, number, vector};
use crate::threads::threads;

/// How a random world is.
#[derive(Clone, Copy, Debug)]
struct Scene {
    seed: u64,
    count: usize,
    frames: usize,
    /// How far from the origin things are.
    reach: f32,
    is_grid: bool,
    turns: bool,
    /// Whether pairs are looked for in a region only, which changes.
    has_region: bool,
}

struct Play {
    rng: Rng,
    scene: Scene,
    world: World,
    model: Model,
    /// The world as it was at some update.
    base: Vec<u8>,
    /// What was done to the world since it was made, as far as it was taken.
    log: Vec<u8>,
}

/// A whole snapshot, or the difference to one.
pub(crate) fn snapshot(world: &World, base: Option<&[u8]>) -> Vec<u8> {
    let mut bytes = vec![0; world.snapshot(base, &mut [])];
    assert_eq!(world.snapshot(base, &mut bytes), bytes.len());
    assert!(!bytes.is_empty());
    bytes
}

impl Play {
    fn new(scene: Scene) -> Self {
        let settings =
            WorldSettings { allocator: Memory::new().allocator(), ..WorldSettings::default() };
        let world = World::new(&settings).expect("there is memory");
        let mut play = Self {
            rng: Rng::with_seed(scene.seed),
            scene,
            world,
            model: Model::default(),
            base: Vec::new(),
            log: Vec::new(),
        };
        play.world.record(true).expect("there is memory");
        (0..scene.count).for_each(|_| play.add());
        play
    }

    fn below(&mut self, count: u64) -> u64 {
        self.rng.u64(..count)
    }

    fn pose(&mut self) -> Pose {
        let position = vector(&mut self.rng, self.scene.reach, self.scene.is_grid);
        let rotation = match self.below(3) {
            0 if self.scene.turns => self.below(48) as f32 * 15.0 - 360.0,
            1 if self.scene.turns && !self.scene.is_grid => number(&mut self.rng, 400.0, false),
            _ => 0.0,
        };
        Pose::new(position, rotation)
    }

    fn filter(&mut self) -> Filter {
        let flags = [0, 0, 0, 1, 2, 4, 3][self.below(7) as usize];
        let family = if self.below(4) == 0 { 1 + self.below(2) as u32 } else { 0 };
        let mask = [u64::MAX, u64::MAX, 1, 2, 0][self.below(5) as usize];
        Filter { layers: 1 << self.below(3) >> self.below(2), mask, family, flags }
    }

    fn add(&mut self) {
        let shape = any_shape(&mut self.rng, self.scene.is_grid);
        let (pose, filter, user) = (self.pose(), self.filter(), self.below(1000));
        let ways = [(0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (-0.5, -0.5)];
        let one_way = Vector2D::from(ways[self.below(5) as usize]);
        let collider = Collider { pose, one_way, filter, user, ..Collider::default() };
        let id = shape.lend(|own| {
            let own = *own;
            let collider = Collider { shape: Some(&own), ..collider };
            self.world.add(&collider).expect("it is valid")
        });
        self.model.add(id, shape, &collider);
    }

    fn any(&mut self) -> Option<ColliderId> {
        let count = self.model.things.len() as u64;
        let number = if count > 0 { self.below(count) as usize } else { return None };
        self.model.things.keys().nth(number).copied()
    }

    /// One to four of them, of which one may be there twice.
    fn some(&mut self) -> Vec<ColliderId> {
        (0..=self.below(4)).filter_map(|_| self.any()).collect()
    }

    /// Another pose, mostly near.
    fn next_pose(&mut self, id: ColliderId) -> Pose {
        let far = self.pose();
        let Pose { position, rotation } = self.model.things[&id].pose;
        let step = vector(&mut self.rng, 2.0, self.scene.is_grid);
        match self.below(6) {
            0 => far,
            1 if self.scene.turns => Pose::new(position + step, far.rotation),
            2 => Pose::new(position, rotation),
            _ => Pose::new(position + step, rotation),
        }
    }

    /// Looks for pairs elsewhere, or everywhere.
    fn set_region(&mut self) {
        let mut any = || vector(&mut self.rng, self.scene.reach, self.scene.is_grid);
        let (origin, size) = (any(), any());
        let region = Rectangle::new(origin, Vector2D::new(size.x.abs(), size.y.abs()));
        self.model.region = (self.below(3) > 0).then_some(region);
        self.world.set_region(self.model.region).expect("it is valid");
    }

    fn step(&mut self) {
        if self.scene.has_region && self.below(40) == 0 {
            self.set_region();
        }
        let Some(id) = self.any() else { return self.add() };
        match self.below(40) {
            0 => self.add(),
            1 => {
                assert!(self.world.remove(id));
                self.model.remove(id);
            }
            2 => {
                let pose = self.next_pose(id);
                self.world.place(id, pose).expect("it is there");
                self.model.place(id, pose);
            }
            3 => {
                let ids = self.some();
                let is_grid = self.scene.is_grid;
                let other = |_: &ColliderId| any_shape(&mut self.rng, is_grid);
                let shapes: Vec<Kept> = ids.iter().map(other).collect();
                lend_all(&shapes, &mut Vec::new(), &mut |shapes| {
                    self.world.set_shape_all(&ids, shapes).expect("they are valid");
                });
                zip(ids, shapes).for_each(|(id, shape)| self.model.set_shape(id, shape));
            }
            4 => {
                let ids = self.some();
                let mut other = |_: &ColliderId| {
                    let (filter, user) = (self.filter(), self.below(1000));
                    Collider { filter, user, ..Collider::default() }
                };
                let others: Vec<_> = ids.iter().map(&mut other).collect();
                self.world.set_all(&ids, &others).expect("they are there");
                zip(ids, others).for_each(|(id, it)| self.model.set(id, it.filter, it.user));
            }
            5 | 6 => {
                let count = 1 + self.below(3);
                let mut time = 0;
                let mut stops = Vec::new();
                for _ in 0..count {
                    time += 1 + self.below(5);
                    stops.push(Stop { pose: self.next_pose(id), time: time as f32 / 16.0 });
                }
                if self.below(2) == 0 {
                    stops.last_mut().expect("a stop").time = 1.0;
                }
                self.world.move_along(id, &stops).expect("it is there");
                self.model.move_along(id, &stops);
            }
            _ => {
                let pose = self.next_pose(id);
                self.world.move_to(id, pose).expect("it is there");
                self.model.move_along(id, &[Stop { pose, time: 1.0 }]);
            }
        }
    }

    /// Puts a world that was restored into the place of the world, and takes a new base at times.
    fn restore(&mut self) {
        let tasks = threads([1, 2, 8][self.below(3) as usize]);
        let allocator = Memory::new().allocator();
        let settings = WorldSettings { allocator, tasks, ..WorldSettings::default() };
        let mut other = World::new(&settings).expect("there is memory");
        let whole = snapshot(&self.world, None);
        if self.base.is_empty() || self.below(2) == 0 {
            other.restore(None, &whole).expect("it is a snapshot");
        } else {
            let difference = snapshot(&self.world, Some(&self.base));
            other.restore(Some(&self.base), &difference).expect("it is a difference");
        }
        assert_eq!(snapshot(&other, None), whole);
        assert_eq!(other.hash(), self.world.hash());
        if self.below(3) == 0 {
            self.base = whole;
        }
        self.replay();
        other.record(true).expect("there is memory");
        self.world = other;
    }

    /// Takes what is new of the log.
    fn take_log(&mut self) {
        let size = self.world.take_log(&mut []);
        let start = self.log.len();
        self.log.resize(start + size, 0);
        assert_eq!(self.world.take_log(&mut self.log[start..]), size);
        assert_eq!(self.world.take_log(&mut []), 0);
    }

    /// Plays the log in a world of its own, which must go on as this one did until its last update.
    fn replay(&mut self) {
        self.take_log();
        let log = std::mem::take(&mut self.log);
        let tasks = threads([1, 2][self.below(2) as usize]);
        let allocator = Memory::new().allocator();
        let settings = WorldSettings { allocator, tasks, ..WorldSettings::default() };
        let mut other = World::new(&settings).expect("there is memory");
        let mut replay = Replay::default();
        while replay.place < log.len() as u64 {
            other.replay(&log, &mut replay).expect("it is a log");
            assert_eq!(replay.found, replay.expected, "before byte {}", replay.place);
        }
    }

    fn frame(&mut self) {
        if self.below(6) == 0 {
            self.restore();
        }
        let steps = self.below(self.scene.count as u64) + 1;
        (0..steps).for_each(|_| self.step());
        ask(&self.world, &mut self.rng, self.scene.reach, self.scene.is_grid);
        if self.below(6) == 0 {
            self.restore();
        }
        self.world.update().expect("there is memory");
        self.model.update();
        self.model.assert_as_told_by(&self.world);
        if self.below(3) == 0 {
            self.take_log();
        }
        ask(&self.world, &mut self.rng, self.scene.reach, self.scene.is_grid);
    }
}

fn play(scene: Scene) {
    let mut play = Play::new(scene);
    for frame in 0..scene.frames {
        let told = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| play.frame()));
        assert!(told.is_ok(), "frame {frame} of {scene:?}");
    }
    play.replay();
    let ids: Vec<ColliderId> = play.world.ids().collect();
    let mut own: Vec<ColliderId> = play.model.things.keys().copied().collect();
    own.sort();
    assert_eq!(ids, own);
}

#[test]
fn straight_ways_on_a_grid() {
    for seed in 0..24 {
        let count = [2, 3, 8, 20][seed as usize % 4];
        play(Scene {
            seed,
            count,
            frames: 40,
            reach: 4.0,
            is_grid: true,
            turns: false,
            has_region: false,
        });
    }
}

#[test]
fn straight_ways_anywhere() {
    for seed in 0..24 {
        let count = [2, 3, 8, 20][seed as usize % 4];
        play(Scene {
            seed,
            count,
            frames: 40,
            reach: 6.0,
            is_grid: false,
            turns: false,
            has_region: false,
        });
    }
}

#[test]
fn many() {
    let scene = Scene {
        seed: 1,
        count: 150,
        frames: 2,
        reach: 20.0,
        is_grid: false,
        turns: false,
        has_region: false,
    };
    play(scene);
}

/// Two million pairs, asked one by one: too many without optimisation.
#[test]
#[cfg_attr(debug_assertions, ignore)]
fn two_thousand() {
    let (seed, count, reach) = (2, 2000, 60.0);
    play(Scene { seed, count, frames: 2, reach, is_grid: true, turns: false, has_region: false });
}

#[test]
fn ways_with_turns() {
    for seed in 0..16 {
        let (count, is_grid) = ([2, 3, 8, 16][seed as usize % 4], seed % 3 == 0);
        play(Scene {
            seed,
            count,
            frames: 30,
            reach: 6.0,
            is_grid,
            turns: true,
            has_region: false,
        });
    }
}

#[test]
fn pairs_in_a_region() {
    for seed in 0..24 {
        let (count, is_grid) = ([2, 3, 8, 20][seed as usize % 4], seed % 2 == 0);
        play(Scene {
            seed,
            count,
            frames: 40,
            reach: 4.0,
            is_grid,
            turns: false,
            has_region: true,
        });
    }
}
