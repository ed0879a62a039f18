//! Grids in snapshots and logs, and what is refused.

use clash2d::{
    Circle, Collider, ColliderId, Grid, GridCell, GridSettings, Query, Replay, Shape, Status, Tile,
    Vector2D, World, WorldSettings, distance,
};
use clash2d_oracle::Rng;

use super::{Both, MOVING, TILES, at, filter, new_world};
use crate::level::{new_grid, v};
use crate::memory::Memory;

fn snapshot(world: &World) -> Vec<u8> {
    let mut bytes = vec![0; world.snapshot(None, &mut [])];
    world.snapshot(None, &mut bytes);
    bytes
}

/// A world with a level, and with something that has moved but was not told yet.
fn some_world(seed: u64) -> Both {
    let mut rng = Rng::with_seed(seed);
    let mut both = Both::random(&mut rng, true);
    for user in 0..5 {
        let shape = both.shape(&mut rng);
        let pose = at(both.point(&mut rng));
        let filter = filter(MOVING, TILES, 0);
        let id = both.whole.add(&Collider { pose, filter, user, ..Collider::new(&shape) });
        both.whole.update().expect("memory");
        let pose = at(both.point(&mut rng));
        both.whole.move_to(id.expect("memory"), pose).expect("it is there");
    }
    both
}

#[test]
fn a_level_comes_back_as_it_was() {
    for seed in 0..60 {
        let mut both = some_world(seed);
        let bytes = snapshot(&both.whole);
        let mut other = new_world();
        other.restore(None, &bytes).expect("a snapshot");
        assert_eq!((other.hash(), snapshot(&other)), (both.whole.hash(), bytes.clone()));
        let grid = other.grid(both.level).expect("it is one");
        assert_eq!(grid.len(), both.tiles.len());
        assert!(both.tiles.keys().all(|&cell| grid.get(cell) == both.grid().get(cell)));
        // A difference, in which cells are other ones.
        let mut rng = Rng::with_seed(seed);
        (0..3).for_each(|_| both.change(&mut rng));
        let mut difference = vec![0; both.whole.snapshot(Some(&bytes), &mut [])];
        both.whole.snapshot(Some(&bytes), &mut difference);
        other.restore(Some(&bytes), &difference).expect("a difference");
        assert_eq!(other.hash(), both.whole.hash());
        for _ in 0..3 {
            let tell = |world: &mut World| {
                let events = world.update().expect("memory");
                (events.begins().to_vec(), events.ends().to_vec(), events.stays().to_vec())
            };
            assert_eq!(tell(&mut other), tell(&mut both.whole));
            assert_eq!(other.hash(), both.whole.hash());
        }
        // Cells are told in an order of their own, whatever was first.
        let hash = both.whole.hash();
        let cells: Vec<_> = both.tiles.keys().map(|&cell| (cell, both.grid().get(cell))).collect();
        let mut grid = both.whole.grid_mut(both.level).expect("it is one");
        cells.iter().for_each(|&(cell, _)| grid.set(cell, Tile::EMPTY).expect("a cell"));
        cells.iter().rev().for_each(|&(cell, tile)| grid.set(cell, tile).expect("a cell"));
        both.whole.update().expect("memory");
        assert_eq!(both.whole.hash(), hash, "{seed}");
    }
}

/// As the library hashes words.
fn hash_of(words: &[u32]) -> u64 {
    let mix = |bits: u64| (bits ^ (bits >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let step = |hash: u64, &word: &u32| {
        (hash ^ u64::from(word)).wrapping_mul(0xd6e8_feb8_6659_fd93).rotate_left(29)
    };
    let bits = mix(mix(words.iter().fold(0x9e37_79b9_7f4a_7c15, step)));
    bits ^ (bits >> 32)
}

#[test]
fn bytes_that_are_no_level_are_refused() {
    let (mut refused, mut taken) = (0, 0);
    for seed in 0..12 {
        let mut both = some_world(seed);
        // One place is free, and one of which the next update tells.
        let gone: Vec<_> = both.whole.ids().filter(|id| *id != both.level).take(2).collect();
        both.whole.remove(gone[0]);
        both.whole.update().expect("memory");
        both.whole.remove(gone[1]);
        let bytes = snapshot(&both.whole);
        let words: Vec<_> =
            bytes.as_chunks().0.iter().map(|&word| u32::from_le_bytes(word)).collect();
        let section = 8..8 + words[4] as usize;
        for place in section {
            for flip in [1, 2, 0x8000_0000, 0x7f80_0000, u32::MAX] {
                let mut words = words.clone();
                words[place] ^= flip;
                let end = words.len() - 2;
                let hash = hash_of(&words[..end]);
                (words[end], words[end + 1]) = (hash as u32, (hash >> 32) as u32);
                let bytes: Vec<_> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
                let mut world = new_world();
                match world.restore(None, &bytes) {
                    Ok(()) => {
                        assert_eq!(snapshot(&world), bytes);
                        world.update().expect("memory");
                        taken += 1;
                    }
                    Err(status) => {
                        assert_eq!(status, Status::BadSnapshot);
                        assert!(world.is_empty());
                        refused += 1;
                    }
                }
            }
        }
    }
    // Another size, place, direction or material is a level, too.
    assert!(refused > 1000 && taken > 1000, "{refused} {taken}");
}

#[test]
fn a_log_plays_what_became_of_a_level() {
    for seed in 0..20 {
        let mut rng = Rng::with_seed(seed);
        let mut both = some_world(seed);
        both.whole.record(true).expect("memory");
        let ball: Shape<'_> = Circle::new(Vector2D::ZERO, both.size.x).into();
        let mut second = ColliderId::NONE;
        for step in 0..12 {
            if step % 3 == 0 {
                both.change(&mut rng);
            }
            if step == 4 {
                let grid = new_grid(v(2.0, 2.0), Vector2D::ZERO);
                second = both.whole.add_grid(grid, &Collider::default()).expect("memory");
            }
            if step == 8 {
                assert!(both.whole.remove(second));
            }
            let pose = at(both.point(&mut rng));
            let id = both.whole.add(&Collider { pose, ..Collider::new(&ball) }).expect("memory");
            both.whole.move_to(id, at(both.point(&mut rng))).expect("it is there");
            both.whole.update().expect("memory");
        }
        let mut log = vec![0; both.whole.take_log(&mut [])];
        both.whole.take_log(&mut log);
        let (mut other, mut replay, mut updates) = (new_world(), Replay::default(), 0);
        while replay.place < log.len() as u64 {
            other.replay(&log, &mut replay).expect("it is a log");
            assert_eq!(replay.found, replay.expected, "{seed} {updates}");
            updates += 1;
        }
        assert_eq!((updates, other.hash()), (13, both.whole.hash()));
    }
}

#[test]
fn a_level_stays_where_it_is() {
    let mut rng = Rng::with_seed(3);
    let mut both = Both::random(&mut rng, false);
    let (id, hash) = (both.level, both.whole.hash());
    let pose = at(v(1.0, 2.0));
    assert_eq!(both.whole.move_to(id, pose), Err(Status::UnknownValue));
    assert_eq!(both.whole.place(id, pose), Err(Status::UnknownValue));
    assert_eq!(both.whole.set_shape(id, Shape::default()), Err(Status::UnknownValue));
    assert_eq!(both.whole.move_all(&[id], &[pose]) + both.whole.place_all(&[id], &[pose]), 0);
    assert_eq!(both.whole.hash(), hash);
    assert!(both.whole.shape(id).is_some_and(|shape| distance(shape, v(0.0, 0.0)).is_none()));
    let nobody = Collider { filter: filter(0, 0, 0), ..Collider::default() };
    both.whole.set(id, &nobody).expect("it may be hidden");
    let shape = both.shape(&mut rng).at(both.middle);
    assert!(both.whole.nearest(shape, f32::INFINITY, &Query::default(), &mut []) == 0);
    let other = both.whole.add(&Collider::default()).expect("memory");
    assert!(both.whole.grid(other).is_none() && both.whole.grid_mut(other).is_none());
    assert!(both.whole.grid(ColliderId::NONE).is_none());
    assert!(both.whole.remove(id) && both.whole.grid_mut(id).is_none());
    let bad = Collider { one_way: v(f32::NAN, 0.0), ..Collider::default() };
    let grid = new_grid(v(8.0, 8.0), Vector2D::ZERO);
    let hash = both.whole.hash();
    assert_eq!(both.whole.add_grid(grid, &bad), Err(Status::NotFinite));
    assert_eq!(both.whole.hash(), hash);
}

#[test]
fn without_memory_a_level_is_not_taken_and_none_is_lost() {
    let memory = Memory::new();
    let allocator = memory.allocator();
    let mut refused = 0;
    for granted in 0.. {
        memory.grant(i64::MAX);
        let settings = WorldSettings { allocator, ..WorldSettings::default() };
        let mut world = World::new(&settings).expect("memory");
        let mut grid = Grid::new(&GridSettings { allocator, ..GridSettings::new(v(8.0, 8.0)) })
            .expect("a grid");
        grid.set(GridCell::new(1, 1), Tile::FULL).expect("memory");
        let hash = world.hash();
        memory.grant(granted);
        match world.add_grid(grid, &Collider::default()) {
            Ok(id) => {
                memory.grant(i64::MAX);
                assert_eq!(world.grid(id).map(Grid::len), Some(1));
                drop(world);
                assert_eq!(memory.bytes(), 0);
                break;
            }
            Err(status) => {
                assert_eq!((status, world.hash(), world.len()), (Status::OutOfMemory, hash, 0));
                refused += 1;
            }
        }
        drop(world);
        assert_eq!(memory.bytes(), 0);
    }
    assert!(refused > 3, "{refused}");
}
