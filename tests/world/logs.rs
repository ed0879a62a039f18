//! Logs of what is done to a world: they play as it was, tell where it was otherwise, and refuse what is no log.

use clash2d::{
    Circle, Collider, ColliderId, EventFlags, Pose, Rectangle, Replay, Shape, Status, Vector2D,
    World, WorldSettings,
};

use crate::memory::Memory;

pub(crate) fn world() -> World {
    let allocator = Memory::new().allocator();
    World::new(&WorldSettings { allocator, ..WorldSettings::default() }).expect("there is memory")
}

fn at(x: f32, y: f32) -> Pose {
    Pose::new(Vector2D::new(x, y), 0.0)
}

fn disc(world: &mut World, x: f32, y: f32) -> ColliderId {
    let shape = Shape::from(Circle::new(Vector2D::ZERO, 1.0));
    let collider = Collider { shape: Some(&shape), pose: at(x, y), ..Collider::default() };
    world.add(&collider).expect("it is valid")
}

/// Takes the log of a world and plays all of it: the log, and whether it ends as the world is now.
pub(crate) fn play_all(world: &mut World) -> (Vec<u8>, bool) {
    let mut log = vec![0; world.take_log(&mut [])];
    world.take_log(&mut log);
    let (mut other, mut replay) = (self::world(), Replay::default());
    while replay.place < log.len() as u64 {
        other.replay(&log, &mut replay).expect("it is a log");
        assert_eq!(replay.found, replay.expected);
    }
    (log, other.hash() == world.hash())
}

/// Two discs, of which one goes through the other: a log of 10 updates.
fn ten_updates() -> (World, Vec<u8>) {
    let mut world = world();
    let [_, id] = [disc(&mut world, 0.0, 0.0), disc(&mut world, -5.0, 0.5)];
    world.record(true).expect("there is memory");
    for step in 1..=10_u8 {
        world.move_to(id, at(f32::from(step) - 5.0, 0.5)).expect("it is there");
        world.update().expect("there is memory");
    }
    let (log, is_same) = play_all(&mut world);
    assert!(is_same);
    (world, log)
}

#[test]
fn a_difference_is_found_where_it_is() {
    let (_, log) = ten_updates();
    let id = ColliderId::new(0, 1);
    for disturbed in 0..10 {
        let (mut world, mut replay) = (world(), Replay::default());
        world.replay(&log, &mut replay).expect("the beginning");
        for _ in 0..disturbed {
            world.replay(&log, &mut replay).expect("an update");
            assert_eq!(replay.found, replay.expected);
        }
        world.move_to(id, at(f32::from_bits(1), 0.0)).expect("it is there");
        world.replay(&log, &mut replay).expect("an update");
        assert_ne!(replay.found, replay.expected, "{disturbed}");
    }
}

/// It was once told as a difference from the start that the world had just told a begin.
#[test]
fn a_log_may_begin_where_an_update_has_told_something() {
    let mut world = world();
    let [_, id] = [disc(&mut world, 0.0, 0.0), disc(&mut world, 1.0, 0.5)];
    assert_eq!(world.update().expect("there is memory").begins().len(), 1);
    world.record(true).expect("there is memory");
    world.move_to(id, at(9.0, 0.0)).expect("it is there");
    world.update().expect("there is memory");
    assert!(play_all(&mut world).1);
}

#[test]
fn a_log_may_be_taken_in_parts() {
    let (_, whole) = ten_updates();
    let mut world = world();
    let [_, id] = [disc(&mut world, 0.0, 0.0), disc(&mut world, -5.0, 0.5)];
    world.record(true).expect("there is memory");
    let mut parts = Vec::new();
    for step in 1..=10_u8 {
        world.move_to(id, at(f32::from(step) - 5.0, 0.5)).expect("it is there");
        if step % 3 > 0 {
            let size = world.take_log(&mut []);
            let mut part = vec![7; size];
            if size > 0 {
                assert_eq!(world.take_log(&mut part[1..]), size);
                assert_eq!(part[size - 1], 7, "too little room");
            }
            assert_eq!(world.take_log(&mut part), size);
            parts.extend(part);
        }
        world.update().expect("there is memory");
    }
    let mut rest = vec![0; world.take_log(&mut [])];
    world.take_log(&mut rest);
    parts.extend(rest);
    assert_eq!(parts, whole);
    world.record(false).expect("nothing is asked for");
    world.update().expect("there is memory");
    assert_eq!(world.take_log(&mut []), 0);
}

#[test]
fn what_is_no_log_is_refused() {
    let (_, log) = ten_updates();
    let mut other = world();
    disc(&mut other, 3.0, 0.0);
    let before = other.hash();
    let mut refuse = |bytes: &[u8], place: u64| {
        let mut replay = Replay { place, ..Replay::default() };
        assert_eq!(other.replay(bytes, &mut replay), Err(Status::BadSnapshot), "at {place}");
        assert_eq!((replay.place, other.hash()), (place, before));
    };
    let first = {
        let (mut world, mut replay) = (world(), Replay::default());
        world.replay(&log, &mut replay).expect("the beginning");
        replay.place as usize
    };
    for place in 0..first {
        refuse(&log[..place], 0);
        for bit in 0..8 {
            let mut flipped = log.clone();
            flipped[place] ^= 1 << bit;
            refuse(&flipped, 0);
        }
    }
    for place in
        (1..8).chain(9..first).chain([log.len() + 1, log.len() + 4, usize::MAX, usize::MAX - 3])
    {
        refuse(&log, place as u64);
    }
    refuse(&log, u64::MAX);
}

#[test]
fn at_the_end_nothing_is_played() {
    let (own, log) = ten_updates();
    let (mut other, mut replay) = (world(), Replay::default());
    for _ in 0..15 {
        other.replay(&log, &mut replay).expect("a log");
    }
    assert_eq!((replay.place, other.hash()), (log.len() as u64, own.hash()));
}

/// What leaves the region ends, what comes in begins, and queries see all.
#[test]
fn a_region_follows_the_screen() {
    let mut world = world();
    let pairs = [0.0, 20.0].map(|x| [disc(&mut world, x, 0.0), disc(&mut world, x + 1.0, 0.0)]);
    let region = |x: f32| Some(Rectangle::new(Vector2D::new(x, -5.0), Vector2D::new(10.0, 10.0)));
    let told = |world: &mut World| {
        let events = world.update().expect("there is memory");
        let of = |list: &[clash2d::Event]| {
            assert!(list.iter().all(|event| event.is(EventFlags::Changed)));
            list.iter().map(|event| event.pair.a).collect::<Vec<_>>()
        };
        (of(events.begins()), of(events.ends()), events.stays().len())
    };
    world.set_region(region(-5.0)).expect("it is valid");
    assert_eq!(told(&mut world), (vec![pairs[0][0]], vec![], 0));
    assert_eq!(told(&mut world), (vec![], vec![], 1));
    world.set_region(region(15.0)).expect("it is valid");
    assert_eq!(told(&mut world), (vec![pairs[1][0]], vec![pairs[0][0]], 0));
    world.set_region(None).expect("it is none");
    assert_eq!(told(&mut world), (vec![pairs[0][0]], vec![], 1));
    let bad = Rectangle::new(Vector2D::ZERO, Vector2D::new(-1.0, 1.0));
    assert_eq!(world.set_region(Some(bad)), Err(Status::Negative));
    assert_eq!(told(&mut world), (vec![], vec![], 2));
}

/// Calls, numbers and spoilt bytes at random; `CLASH2D_CASES` says how often.
#[test]
fn any_calls() {
    let cases = std::env::var("CLASH2D_CASES").map_or(150, |text| text.parse().expect("a number"));
    for case in 0..cases {
        let mut rng = clash2d_oracle::Rng::with_seed(case);
        let bytes: Vec<u8> = (0..rng.usize(..600)).map(|_| rng.u32(..256) as u8).collect();
        let told = std::panic::catch_unwind(|| crate::calls::play(&bytes));
        assert!(told.is_ok(), "case {case}: {bytes:?}");
    }
}
