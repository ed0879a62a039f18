//! Carriers of a world, however they came to be ones: beside the same obstacles in a list, with their motions.

use std::collections::BTreeMap;

use clash2d::{
    Collider, ColliderFlags, ColliderId, Filter, Mover, MoverResult, MoverState, Obstacle,
    ObstacleId, Obstacles, Pose, Query, Rectangle, Shape, Vector2D, World,
};
use clash2d_oracle::Rng;

use super::{UP, new_world};

/// What is known of a collider.
#[derive(Clone, Copy)]
struct Thing {
    size: Vector2D,
    position: Vector2D,
    /// Where it was at the last update, or was put since.
    start: Vector2D,
    flags: u32,
}

impl Thing {
    fn shape(&self) -> Shape<'static> {
        Rectangle::new(Vector2D::ZERO, self.size).into()
    }

    fn filter(&self) -> Filter {
        Filter { flags: self.flags, ..Filter::default() }
    }

    fn obstacle(&self) -> Obstacle<'static> {
        let obstacle = Obstacle::new(self.shape().at(self.position));
        let is_carrier = self.flags & ColliderFlags::Carrier as u32 != 0;
        if is_carrier { obstacle.with_movement(self.position - self.start) } else { obstacle }
    }
}

/// A world, and what is in it.
struct Level {
    world: World,
    things: BTreeMap<ColliderId, Thing>,
}

fn place(rng: &mut Rng) -> Vector2D {
    Vector2D::new(rng.i32(-20..=20) as f32 / 4.0, rng.i32(-20..=20) as f32 / 4.0)
}

fn flags(rng: &mut Rng) -> u32 {
    if rng.u32(..3) == 0 { ColliderFlags::Carrier as u32 } else { 0 }
}

impl Level {
    fn add(&mut self, rng: &mut Rng) {
        let size = Vector2D::new(rng.i32(1..9) as f32 / 4.0, rng.i32(1..5) as f32 / 4.0);
        let position = place(rng);
        let thing = Thing { size, position, start: position, flags: flags(rng) };
        let (shape, pose) = (thing.shape(), Pose::new(position, 0.0));
        let collider = Collider { filter: thing.filter(), pose, ..Collider::new(&shape) };
        self.things.insert(self.world.add(&collider).expect("a collider"), thing);
    }

    /// Does something with one of what is there.
    fn change(&mut self, rng: &mut Rng) {
        let Some((&id, thing)) = self.things.iter_mut().nth(rng.usize(..12)) else {
            return self.add(rng);
        };
        match rng.u32(..10) {
            0 => {
                assert!(self.world.remove(id));
                self.things.remove(&id);
            }
            1 => {
                (thing.position, thing.flags) = (place(rng), flags(rng));
                thing.start = thing.position;
                let shape = thing.shape();
                let told = Collider { filter: thing.filter(), ..Collider::new(&shape) };
                self.world.place(id, Pose::new(thing.position, 0.0)).expect("a place");
                self.world.set(id, &told).expect("a filter");
            }
            2 | 3 => {
                thing.flags ^= ColliderFlags::Carrier as u32;
                let shape = thing.shape();
                let told = Collider { filter: thing.filter(), ..Collider::new(&shape) };
                self.world.set(id, &told).expect("a filter");
            }
            _ => {
                thing.position += place(rng) * 0.25;
                self.world.move_to(id, Pose::new(thing.position, 0.0)).expect("a move");
            }
        }
    }

    fn update(&mut self) {
        self.world.update().expect("memory");
        self.things.values_mut().for_each(|thing| thing.start = thing.position);
    }

    /// Another world made of a snapshot of this one.
    fn restored(&self) -> World {
        let mut bytes = vec![0; self.world.snapshot(None, &mut [])];
        self.world.snapshot(None, &mut bytes);
        let mut world = new_world();
        world.restore(None, &bytes).expect("a world");
        world
    }
}

/// All that does not name the floor by its id.
fn told(result: &MoverResult) -> ([Vector2D; 3], u32, Vector2D, [usize; 2]) {
    let places = [result.position, result.carried, result.rest];
    let counts = [result.hit_count, result.stop_count];
    (places, result.state.touches, result.state.floor_normal, counts)
}

#[test]
fn carriers_of_worlds_do_what_those_of_lists_do() {
    let mut carried = 0;
    for round in 0..super::rounds() {
        let mut rng = Rng::fixed(9000 + round);
        let mut level = Level { world: new_world(), things: BTreeMap::new() };
        (0..6).for_each(|_| level.add(&mut rng));
        for _ in 0..4 {
            (0..rng.u32(..12)).for_each(|_| level.change(&mut rng));
            if rng.u32(..4) == 0 {
                level.world = level.restored();
            }
            carried += ask(&mut rng, &level);
            if rng.bool() {
                level.update();
            }
        }
    }
    assert!(carried as u64 > super::rounds() / 5, "{carried}");
}

/// Moves movers in the world and in the list of what is in it; how many of them carriers took along or pushed.
fn ask(rng: &mut Rng, level: &Level) -> usize {
    let list: Vec<Obstacle<'_>> = level.things.values().map(Thing::obstacle).collect();
    let query = Query::default();
    let world = Obstacles { list: &[], world: Some((&level.world, &query)), grid: None };
    let mover = Mover::new(Rectangle::new(Vector2D::ZERO, Vector2D::new(0.5, 1.0)), UP);
    let ids: Vec<ColliderId> = level.things.keys().copied().collect();
    let mut carried = 0;
    for _ in 0..8 {
        let (from, by) = (place(rng), place(rng) * 0.125);
        let mut states = [MoverState::default(); 2];
        if let Some(number) = (rng.bool() && !ids.is_empty()).then(|| rng.usize(..ids.len())) {
            states.iter_mut().for_each(|state| state.touches = 1);
            let floors = [ObstacleId::listed(number as u32), ObstacleId::of(ids[number])];
            (states[0].floor, states[1].floor) = (floors[0], floors[1]);
        }
        let [in_list, in_world] = [(Obstacles::from(&list[..]), 0), (world, 1)].map(|(all, it)| {
            mover.advance(all, from, by, &states[it], &mut [], &mut []).expect("a mover")
        });
        assert_eq!(told(&in_world), told(&in_list), "{from:?} by {by:?}");
        carried += usize::from(in_list.carried != Vector2D::ZERO);
    }
    carried
}
