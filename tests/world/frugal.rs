//! How much memory worlds take, and what they do without it.

use clash2d::{
    Circle, Collider, ColliderId, OrientedRectangle, Polygon, Pose, Shape, Status, Stop, Vector2D,
    World, WorldSettings,
};

use crate::memory::Memory;
use crate::play::snapshot;

fn world(memory: &'static Memory) -> World {
    let settings = WorldSettings { allocator: memory.allocator(), ..WorldSettings::default() };
    World::new(&settings).expect("nothing is asked for")
}

fn at(x: f32, y: f32, rotation: f32) -> Pose {
    Pose::new(Vector2D::new(x, y), rotation)
}

/// Places in a square, some apart.
fn pose(number: usize, shift: f32, rotation: f32) -> Pose {
    at((number % 100) as f32 * 3.0 + shift, (number / 100) as f32 * 3.0, rotation)
}

#[test]
fn a_steady_frame_allocates_nothing() {
    let memory = Memory::new();
    let mut world = world(memory);
    let corners = [(0.0, 0.0), (2.0, 0.0), (1.0, 1.5), (0.5, 0.5)].map(Vector2D::from);
    let shapes: [Shape<'_>; 3] = [
        Circle::new(Vector2D::ZERO, 1.0).into(),
        OrientedRectangle::new(Vector2D::ZERO, Vector2D::new(1.0, 2.0), 10.0).into(),
        Polygon::new(&corners).into(),
    ];
    let mut ids = Vec::new();
    for number in 0..1000 {
        let shape = Some(&shapes[number % 3]);
        let pose = pose(number, 0.0, 0.0);
        ids.push(
            world.add(&Collider { shape, pose, ..Collider::default() }).expect("there is memory"),
        );
    }
    let mut before = 0;
    for frame in 0..24 {
        let shift = [0.0, 1.0, 2.0, 1.0][frame % 4];
        let poses: Vec<Pose> = (0..1000).map(|number| pose(number, shift, 15.0 * shift)).collect();
        assert_eq!(world.move_all(&ids, &poses), 1000);
        let stop = |x: f32, time| Stop { pose: at(x, -3.0, 0.0), time };
        world.move_along(ids[0], &[stop(shift, 0.25), stop(0.5, 0.5)]).expect("it is there");
        let events = world.update().expect("there is memory");
        assert!(frame == 0 || events.begins().len() + events.ends().len() > 100);
        if frame >= 12 {
            assert_eq!(memory.requests(), before, "in frame {frame}");
        }
        before = memory.requests();
    }
}

/// Memory is asked for now and then, and not for each.
#[test]
fn colliders_added_one_by_one_share_requests() {
    let memory = Memory::new();
    let mut world = world(memory);
    let shape = Circle::new(Vector2D::ZERO, 1.0).into();
    for number in 0..20_000 {
        let (shape, pose) = (Some(&shape), pose(number, 0.0, 0.0));
        world.add(&Collider { shape, pose, ..Collider::default() }).expect("there is memory");
    }
    assert!(memory.requests() < 400, "{}", memory.requests());
}

#[test]
fn a_collider_takes_few_bytes() {
    // With room for a turned copy, which takes 32 of these.
    assert!(bytes_each(0.0) <= 197, "{}", bytes_each(0.0));
    assert!(bytes_each(33.0) <= 200, "{}", bytes_each(33.0));
}

/// What each of many takes, all of them different.
fn bytes_each(rotation: f32) -> usize {
    let memory = Memory::new();
    let count = 20_000;
    let settings = WorldSettings {
        allocator: memory.allocator(),
        capacity: count,
        ..WorldSettings::default()
    };
    let mut world = World::new(&settings).expect("there is memory");
    for number in 0..count {
        let half = Vector2D::new(1.0, 0.5 + number as f32 / 65536.0);
        let shape = OrientedRectangle::new(Vector2D::ZERO, half, 0.0).into();
        let (shape, pose) = (Some(&shape), pose(number, 0.0, rotation));
        world.add(&Collider { shape, pose, ..Collider::default() }).expect("there is memory");
    }
    memory.bytes() / count
}

#[test]
fn all_memory_is_given_back() {
    let memory = Memory::new();
    {
        let mut world = world(memory);
        run(&mut world, &mut |result| result.expect("there is memory"));
        assert!(memory.bytes() > 0);
    }
    assert_eq!(memory.bytes(), 0);
}

/// Calls of all sorts that may need memory; each is made again until it is there.
fn run(world: &mut World, check: &mut dyn FnMut(Result<(), Status>)) {
    let corners = [(0.0, 0.0), (2.0, 0.0), (1.0, 1.5), (0.5, 0.5)].map(Vector2D::from);
    let polygon = Shape::from(Polygon::new(&corners));
    let circle = Shape::from(Circle::new(Vector2D::ZERO, 1.0));
    let mut ids = [ColliderId::NONE; 12];
    let collider = |number: usize| {
        let shape = Some(if number.is_multiple_of(2) { &polygon } else { &circle });
        Collider {
            shape,
            pose: at(number as f32, 0.0, 30.0 * (number / 4) as f32),
            ..Collider::default()
        }
    };
    let all: Vec<Collider<'_>> = (0..12).map(collider).collect();
    check(world.add_all(&all, &mut ids));
    check(world.update().map(drop));
    for frame in 0..3 {
        for &id in &ids {
            let stops = [at(1.0, frame as f32, 45.0), at(2.0, 1.0, 90.0 * frame as f32)];
            let stops = stops.map(|pose| Stop { pose, time: 0.5 });
            check(world.move_along(id, &stops));
            check(world.move_to(id, at(id.index as f32, 1.0, 10.0 * frame as f32)));
        }
        let others = [polygon, circle.at(Vector2D::new(1.0, 0.0)), circle, polygon.at(corners[1])];
        check(world.set_shape_all(&ids[frame..], &others));
        world.remove(ids[5 + frame]);
        check(world.add(&all[frame]).map(|id| ids[5 + frame] = id));
        check(world.update().map(drop));
    }
}

#[test]
fn what_fails_for_lack_of_memory_changes_nothing() {
    let memory = Memory::new();
    let mut expected = world(memory);
    expected.record(true).expect("there is memory");
    run(&mut expected, &mut |result| result.expect("there is memory"));
    let needed = memory.requests();
    assert!(needed > 50, "{needed}");
    for granted in 0..=needed as i64 {
        fails_once_at(granted, needed as i64, expected.hash());
    }
}

/// Runs the same with a request refused, repeats what fails, and compares the end.
fn fails_once_at(granted: i64, needed: i64, expected: u64) {
    let memory = Memory::new();
    let mut other = world(memory);
    let corners = [(0.0, 0.0), (2.0, 0.0), (1.0, 1.5), (0.5, 0.5)].map(Vector2D::from);
    let polygon = Shape::from(Polygon::new(&corners));
    let circle = Shape::from(Circle::new(Vector2D::ZERO, 1.0));
    let mut ids = [ColliderId::NONE; 12];
    let collider = |number: usize| {
        let shape = Some(if number.is_multiple_of(2) { &polygon } else { &circle });
        Collider {
            shape,
            pose: at(number as f32, 0.0, 30.0 * (number / 4) as f32),
            ..Collider::default()
        }
    };
    let all: Vec<Collider<'_>> = (0..12).map(collider).collect();
    memory.grant(granted);
    let is_recorded = other.record(true).is_ok();
    let again = |world: &mut World, call: &mut dyn FnMut(&mut World) -> Result<(), Status>| {
        let before = snapshot(world, None);
        if let Err(status) = call(world) {
            assert_eq!(status, Status::OutOfMemory);
            assert_eq!(snapshot(world, None), before, "after {granted} requests");
            memory.grant(i64::MAX);
            call(world).expect("there is memory");
        }
    };
    again(&mut other, &mut |world| world.add_all(&all, &mut ids));
    again(&mut other, &mut |world| world.update().map(drop));
    for frame in 0..3 {
        for id in ids {
            let stops = [at(1.0, frame as f32, 45.0), at(2.0, 1.0, 90.0 * frame as f32)];
            let stops = stops.map(|pose| Stop { pose, time: 0.5 });
            again(&mut other, &mut |world| world.move_along(id, &stops));
            let pose = at(id.index as f32, 1.0, 10.0 * frame as f32);
            again(&mut other, &mut |world| world.move_to(id, pose));
        }
        let others = [polygon, circle.at(Vector2D::new(1.0, 0.0)), circle, polygon.at(corners[1])];
        again(&mut other, &mut |world| world.set_shape_all(&ids[frame..], &others));
        other.remove(ids[5 + frame]);
        again(&mut other, &mut |world| world.add(&all[frame]).map(|id| ids[5 + frame] = id));
        again(&mut other, &mut |world| world.update().map(drop));
    }
    assert_eq!(other.hash(), expected, "after {granted} requests");
    let (log, is_over) = crate::logs::play_all(&mut other);
    assert_eq!(log.is_empty(), !is_recorded);
    // Where memory ran out for a log that has begun, it is the same until then.
    assert!(is_over || granted < needed, "{granted}");
}

#[test]
fn flipped_bits_are_refused() {
    let memory = Memory::new();
    let mut own = world(memory);
    let base = snapshot(&own, None);
    run(&mut own, &mut |result| result.expect("there is memory"));
    let (whole, difference) = (snapshot(&own, None), snapshot(&own, Some(&base)));
    let mut other = world(memory);
    for (bytes, base) in [(&whole, None), (&difference, Some(&base[..]))] {
        for place in 0..bytes.len() {
            let mut flipped = bytes.clone();
            flipped[place] ^= 1 << (place % 8);
            assert_eq!(other.restore(base, &flipped), Err(Status::BadSnapshot), "byte {place}");
            assert_eq!(other.restore(base, &bytes[..place]), Err(Status::BadSnapshot));
        }
        assert!(other.is_empty());
    }
    assert_eq!(other.restore(Some(&whole), &difference), Err(Status::BadSnapshot));
    other.restore(Some(&base), &difference).expect("it is a difference");
    assert_eq!(other.hash(), own.hash());
}
