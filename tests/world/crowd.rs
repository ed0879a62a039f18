//! Thousands of boxes, all or few of which change: what each update tells against all pairs, asked one by one.

use std::collections::BTreeSet;

use clash2d::{
    Collider, ColliderFlags, ColliderId, Event, Filter, Pose, Rectangle, Shape, Vector2D, World,
    WorldSettings,
};
use clash2d_oracle::Rng;

use crate::memory::Memory;
use crate::threads::threads;

/// In the order that a world tells, by index.
type Key = (u32, u32);

/// The whole coordinates of a box of side 2; None: it is gone.
type Place = Option<[i32; 2]>;

/// What begins and what ends.
type Told = [Vec<Event>; 2];

const COUNT: usize = 3000;
const SIDE: usize = 120;

struct Crowd {
    world: World,
    ids: Vec<ColliderId>,
    places: Vec<Place>,
    touching: BTreeSet<Key>,
}

fn pose([x, y]: [i32; 2]) -> Pose {
    Pose::new(Vector2D::new(x as f32, y as f32), 0.0)
}

fn anywhere(rng: &mut Rng) -> [i32; 2] {
    [0; 2].map(|_| rng.usize(..SIDE) as i32)
}

impl Crowd {
    fn new(workers: u32, rng: &mut Rng) -> Self {
        let (allocator, tasks) = (Memory::new().allocator(), threads(workers));
        let settings = WorldSettings { allocator, tasks, ..WorldSettings::default() };
        let world = World::new(&settings).expect("there is memory");
        let mut crowd = Self { world, ids: vec![], places: vec![], touching: BTreeSet::new() };
        (0..COUNT).for_each(|_| crowd.add(anywhere(rng)));
        crowd
    }

    fn add(&mut self, place: [i32; 2]) {
        let square = Shape::from(Rectangle::new(Vector2D::ZERO, Vector2D::new(2.0, 2.0)));
        let filter = Filter { flags: ColliderFlags::Unswept as u32, ..Filter::default() };
        let collider = Collider { pose: pose(place), filter, ..Collider::new(&square) };
        let id = self.world.add(&collider).expect("there is memory");
        let index = id.index as usize;
        if index == self.ids.len() {
            self.ids.push(id);
            self.places.push(None);
        }
        (self.ids[index], self.places[index]) = (id, Some(place));
    }

    /// Moves, removes and adds about one in so many.
    fn change(&mut self, one_in: usize, rng: &mut Rng) {
        let (mut ids, mut poses, mut gone) = (vec![], vec![], 0);
        for index in 0..self.ids.len() {
            let Some(place) = self.places[index].filter(|_| rng.usize(..one_in) == 0) else {
                continue;
            };
            if rng.usize(..10) == 0 {
                assert!(self.world.remove(self.ids[index]));
                (self.places[index], gone) = (None, gone + 1);
                continue;
            }
            let moved = place.map(|x| x + rng.usize(..5) as i32 - 2);
            self.places[index] = Some(moved);
            ids.push(self.ids[index]);
            poses.push(pose(moved));
        }
        assert_eq!(self.world.move_all(&ids, &poses), ids.len());
        (0..gone).for_each(|_| self.add(anywhere(rng)));
    }

    /// All pairs that share a point.
    fn pairs(&self) -> BTreeSet<Key> {
        let there = |(index, place): (usize, &Place)| Some((index as u32, (*place)?));
        let all: Vec<(u32, [i32; 2])> = self.places.iter().enumerate().filter_map(there).collect();
        let mut pairs = BTreeSet::new();
        for (number, (a, [x, y])) in all.iter().enumerate() {
            for (b, [other_x, other_y]) in &all[number + 1..] {
                if (x - other_x).abs().max((y - other_y).abs()) <= 2 {
                    pairs.insert((*a, *b));
                }
            }
        }
        pairs
    }

    /// Updates; all that it tells, which is right.
    fn update(&mut self) -> Told {
        let now = self.pairs();
        let events = self.world.update().expect("there is memory");
        let of = |events: &[Event]| -> BTreeSet<Key> {
            events.iter().map(|event| (event.pair.a.index, event.pair.b.index)).collect()
        };
        // An index is given again only after the pairs of who was there before have ended.
        assert_eq!(of(events.begins()), &now - &self.touching);
        assert_eq!(of(events.ends()), &self.touching - &now);
        let stays: Vec<Key> =
            events.stays().iter().map(|pair| (pair.a.index, pair.b.index)).collect();
        assert!(stays.iter().eq(now.intersection(&self.touching)), "stays");
        self.touching = now;
        [events.begins().to_vec(), events.ends().to_vec()]
    }
}

#[test]
fn any_number_of_workers_tells_what_there_is() {
    let told = [1, 2, 8].map(|workers| {
        let rng = &mut Rng::with_seed(11);
        let mut crowd = Crowd::new(workers, rng);
        let mut told = Vec::new();
        for one_in in [1, 1, 30, 300, 3000, 1_000_000, 1, 2, 5, 100] {
            crowd.change(one_in, rng);
            told.push(crowd.update());
        }
        assert!(crowd.touching.len() > COUNT);
        told
    });
    assert!(told.iter().all(|other| *other == told[0]));
}
