//! A small world for a long time: every begin has one end, and memory does not grow.
//!
//! `CLASH2D_FRAMES` says how many frames, which .ci/soak sets.

use std::collections::BTreeSet;

use clash2d::{
    Capsule, Circle, Collider, ColliderId, OrientedRectangle, Pose, Rectangle, Shape, Stop,
    Vector2D, World, WorldSettings,
};
use clash2d_oracle::Rng;

use crate::memory::Memory;
use crate::play::snapshot;

const COUNT: usize = 8;

fn frames() -> usize {
    std::env::var("CLASH2D_FRAMES").map_or(20_000, |text| text.parse().expect("a number"))
}

fn pose(rng: &mut Rng) -> Pose {
    let position = Vector2D::new(rng.u32(..64) as f32 / 8.0, rng.u32(..32) as f32 / 8.0);
    Pose::new(position, if rng.u32(..16) == 0 { rng.u32(..24) as f32 * 15.0 } else { 0.0 })
}

fn shape(rng: &mut Rng) -> Shape<'static> {
    let v = Vector2D::new;
    match rng.u32(..4) {
        0 => Circle::new(Vector2D::ZERO, 0.5).into(),
        1 => Rectangle::new(v(-0.5, -0.25), v(1.0, 0.5)).into(),
        2 => OrientedRectangle::new(Vector2D::ZERO, v(0.5, 0.25), 30.0).into(),
        _ => Capsule::new(v(-0.5, 0.0), v(0.5, 0.0), 0.25).into(),
    }
}

fn add(world: &mut World, rng: &mut Rng) -> ColliderId {
    let shape = shape(rng);
    let collider = Collider { pose: pose(rng), ..Collider::new(&shape) };
    world.add(&collider).expect("there is memory")
}

/// One change of a world.
fn change(world: &mut World, ids: &mut [ColliderId], rng: &mut Rng) {
    let number = rng.usize(..COUNT);
    let (id, pose) = (ids[number], pose(rng));
    match rng.u32(..32) {
        0 => {
            assert!(world.remove(id));
            ids[number] = add(world, rng);
        }
        1 => world.place(id, pose).expect("it is there"),
        2 => world.set_shape(id, shape(rng)).expect("it is valid"),
        3 => {
            let stop = Stop { pose, time: 0.5 };
            world.move_along(id, &[stop]).expect("it is there");
        }
        _ => world.move_to(id, pose).expect("it is there"),
    }
}

#[test]
fn a_small_world_for_a_long_time() {
    let (memory, mut rng) = (Memory::new(), Rng::with_seed(10));
    let settings = WorldSettings { allocator: memory.allocator(), ..WorldSettings::default() };
    let mut world = World::new(&settings).expect("there is memory");
    let mut ids: Vec<ColliderId> = (0..COUNT).map(|_| add(&mut world, &mut rng)).collect();
    let mut touching = BTreeSet::new();
    let (mut most, mut total) = (0, 0);
    for frame in 0..frames() {
        (0..2).for_each(|_| change(&mut world, &mut ids, &mut rng));
        let events = world.update().expect("there is memory");
        let begun: Vec<_> =
            events.begins().iter().map(|event| (event.pair.a, event.pair.b)).collect();
        for event in events.begins().iter().chain(events.ends()) {
            assert!(
                0.0 <= event.enter && event.enter <= event.exit && event.exit <= 1.0,
                "{event:?}"
            );
        }
        for pair in events.stays() {
            assert!(touching.contains(&(pair.a, pair.b)), "frame {frame}: {pair:?} stays");
        }
        let stays = events.stays().len();
        let before = touching.len();
        let is_new = begun.iter().filter(|&&pair| touching.insert(pair)).count();
        assert_eq!(is_new, begun.len(), "frame {frame}: something begins twice");
        total += is_new;
        let ends = events.ends();
        for event in ends {
            assert!(touching.remove(&(event.pair.a, event.pair.b)), "frame {frame}: {event:?}");
        }
        let passed = ends.iter().filter(|end| begun.contains(&(end.pair.a, end.pair.b))).count();
        assert_eq!(
            before,
            stays + ends.len() - passed,
            "frame {frame}: one neither stays nor ends"
        );
        if frame < 10_000 {
            most = most.max(memory.bytes());
        }
        assert!(memory.bytes() <= 2 * most, "frame {frame}: memory grows");
        if frame % 5000 == 4999 {
            let whole = snapshot(&world, None);
            world.restore(None, &whole).expect("it is a snapshot");
            assert_eq!(snapshot(&world, None), whole);
        }
    }
    assert!(total > frames() / 10, "{total} begins: the test sees nothing");
}
