//! Scenes that went wrong for users of others, with their numbers.

use clash2d::{
    CastMode, Chain, Circle, Collider, ColliderId, Event, EventFlags, Motion, Pose, Query,
    QueryFlags, Rectangle, Shape, Side, Stop, Vector2D, World, WorldSettings,
};

use crate::memory::Memory;

/// Which of four movements a one-way platform stops, and a ray along them: right, up, left, down.
fn stopped(world: &World, from: [(f32, f32); 4]) -> [[bool; 4]; 2] {
    let query = Query::default().with_flag(QueryFlags::OneWay);
    let ways = [(4.0, 0.0), (0.0, 4.0), (-4.0, 0.0), (0.0, -4.0)].map(Vector2D::from);
    let met = |number: usize, is_ray: bool| {
        let (from, way) = (Vector2D::from(from[number]), ways[number]);
        let (mut hits, motion) = ([], Motion::new(way, 0.0, Vector2D::ZERO));
        if is_ray {
            return world.cast_ray(from, way, &query, &mut hits) > 0;
        }
        world.cast(disc(0.25).at(from), motion, CastMode::Approaching, &query, &mut hits) > 0
    };
    [false, true].map(|is_ray| [0, 1, 2, 3].map(|number| met(number, is_ray)))
}

/// A platform stops what comes against its direction, which turns with it, and nothing that is in it.
#[test]
fn a_platform_is_open_to_one_side() {
    let around = [(-2.0, 0.5), (2.0, -1.5), (6.0, 0.5), (2.0, 2.5)];
    for (rotation, open, expected) in [
        (0.0, (0.0, 0.0), [true; 4]),
        (0.0, (0.0, 1.0), [false, false, false, true]),
        (0.0, (-2.0, 0.0), [true, false, false, false]),
        (180.0, (0.0, 1.0), [false, true, false, false]),
        (90.0, (0.0, 1.0), [true, false, false, false]),
        (0.0, (0.0, -1.0), [false, true, false, false]),
    ] {
        let mut world = world();
        let shape = rectangle(-1.0, -1.0, 2.0, 2.0);
        let one_way = Vector2D::from(open);
        let pose = Pose::new(Vector2D::new(2.0, 0.5), rotation);
        let collider = Collider { shape: Some(&shape), pose, one_way, ..Collider::default() };
        world.add(&collider).expect("it is valid");
        assert_eq!(stopped(&world, around), [expected; 2], "{rotation} {open:?}");
        // What is in it is stopped by what has no open side only.
        let is_solid = one_way == Vector2D::ZERO;
        assert_eq!(stopped(&world, [(2.0, 0.5); 4])[1], [is_solid; 4], "{rotation} {open:?}");
        if !is_solid {
            assert_eq!(stopped(&world, [(2.0, 0.5); 4])[0], [false; 4], "{rotation} {open:?}");
        }
    }
}

/// A chain with a solid side is met from the free one, whatever is asked.
#[test]
fn a_chain_is_open_to_its_free_side() {
    let floor = [Vector2D::new(0.0, 0.5), Vector2D::new(4.0, 0.5)];
    let around = [(-2.0, 0.5), (2.0, -1.5), (6.0, 0.5), (2.0, 2.5)];
    for (side, expected) in
        [(Side::Left, [false, true, false, false]), (Side::Right, [false, false, false, true])]
    {
        let mut world = world();
        add(&mut world, Chain::new(&floor).with_solid_side(side).into(), at(0.0, 0.0));
        assert_eq!(stopped(&world, around), [expected; 2], "{side:?}");
    }
}

fn world() -> World {
    let allocator = Memory::new().allocator();
    World::new(&WorldSettings { allocator, ..WorldSettings::default() }).expect("there is memory")
}

fn at(x: f32, y: f32) -> Pose {
    Pose::new(Vector2D::new(x, y), 0.0)
}

fn add(world: &mut World, shape: Shape<'_>, pose: Pose) -> ColliderId {
    let collider = Collider { shape: Some(&shape), pose, ..Collider::default() };
    world.add(&collider).expect("it is valid")
}

fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Shape<'static> {
    Rectangle::new(Vector2D::new(x, y), Vector2D::new(width, height)).into()
}

fn disc(radius: f32) -> Shape<'static> {
    Circle::new(Vector2D::ZERO, radius).into()
}

/// How many pairs began and ended.
fn counts(world: &mut World) -> [usize; 2] {
    let events = world.update().expect("there is memory");
    [events.begins().len(), events.ends().len()]
}

/// Box2D #867: the bullet began to touch the wall, and never ended.
#[test]
fn a_bullet_leaves_a_wall() {
    let mut world = world();
    add(&mut world, rectangle(1.0, 1.0, 1.0, 20.0), at(0.0, 0.0));
    let mut x = 7.39814_f32;
    let bullet = add(&mut world, disc(0.1), at(x, 4.0));
    for frame in 1..=40 {
        x -= 1.0 / 3.0;
        world.move_to(bullet, at(x, 4.0)).expect("it is there");
        let events = world.update().expect("there is memory");
        let is = |found: &[Event], time: fn(&Event) -> f32, expected: f32| match found {
            [event] => (time(event) - expected).abs() < 2e-5,
            _ => false,
        };
        match frame {
            16 => assert!(is(events.begins(), |event| event.enter, 0.89442)),
            20 => assert!(is(events.ends(), |event| event.exit, 0.49442)),
            _ => assert_eq!((events.begins().len(), events.ends().len()), (0, 0), "{frame}"),
        }
    }
}

/// Godot #43743: nothing was told of a bullet that crosses a thin zone within a frame.
#[test]
fn a_bullet_crosses_a_thin_zone() {
    let mut world = world();
    add(&mut world, rectangle(32.0, -4.0, 1.0 / 1024.0, 8.0), at(0.0, 0.0));
    let bullet = add(&mut world, disc(0.125), at(0.0, 0.0));
    assert_eq!(counts(&mut world), [0, 0]);
    world.move_to(bullet, at(128.0, 0.0)).expect("it is there");
    let events = world.update().expect("there is memory");
    let ([begin], [end]) = (events.begins(), events.ends()) else { panic!("{events:?}") };
    assert_eq!(begin.enter, 0.249_023_44);
    assert!(end.exit >= 0.250_984_2 && end.exit < 0.250_984_3, "{}", end.exit);
    assert!(begin.is(EventFlags::Passed) && end.is(EventFlags::Passed));
}

/// What touches has nothing to do with solid sides: casts pass a chain from there, events don't.
#[test]
fn a_bullet_crosses_a_chain_from_its_solid_side() {
    let wall = [Vector2D::new(32.0, -4.0), Vector2D::new(32.0, 4.0)];
    for side in [Side::None, Side::Left, Side::Right] {
        let mut world = world();
        add(&mut world, Chain::new(&wall).with_solid_side(side).into(), at(0.0, 0.0));
        let bullet = add(&mut world, disc(0.125), at(0.0, 0.0));
        assert_eq!(counts(&mut world), [0, 0]);
        for (there, enter) in [(128.0, 0.249_023_44), (0.0, 0.749_023_4)] {
            world.move_to(bullet, at(there, 0.0)).expect("it is there");
            let events = world.update().expect("there is memory");
            let ([begin], [_]) = (events.begins(), events.ends()) else { panic!("{events:?}") };
            assert!((begin.enter - enter).abs() < 1e-6 && begin.is(EventFlags::Passed));
        }
    }
}

/// Rapier #984: only one of the two was swept.
#[test]
fn two_change_places() {
    let mut world = world();
    let zone = add(&mut world, rectangle(-1.0, -1.0, 2.0, 2.0), at(32.0, 0.0));
    let bullet = add(&mut world, Vector2D::ZERO.into(), at(0.0, 0.0));
    assert_eq!(counts(&mut world), [0, 0]);
    world.move_to(zone, at(0.0, 0.0)).expect("it is there");
    world.move_to(bullet, at(32.0, 0.0)).expect("it is there");
    let events = world.update().expect("there is memory");
    let ([begin], [end]) = (events.begins(), events.ends()) else { panic!("{events:?}") };
    assert_eq!((begin.enter, end.exit), (0.484_375, 0.515_625));
}

/// Godot #14578: a teleport was swept.
#[test]
fn a_teleport_has_no_way() {
    let mut world = world();
    let zones = [-2.0, 8.0, 18.0].map(|x| rectangle(x, -2.0, 4.0, 4.0));
    let [_, over, last] = zones.map(|zone| add(&mut world, zone, at(0.0, 0.0)));
    let body = add(&mut world, disc(0.125), at(0.0, 0.0));
    assert_eq!(counts(&mut world), [1, 0]);
    world.place(body, at(20.0, 0.0)).expect("it is there");
    let events = world.update().expect("there is memory");
    let ([begin], [end]) = (events.begins(), events.ends()) else { panic!("{events:?}") };
    assert!(begin.pair.a == last && begin.is(EventFlags::Changed) && begin.enter == 0.0);
    assert!(end.pair.a.index == 0 && end.is(EventFlags::Changed) && end.exit == 0.0);
    assert_eq!(counts(&mut world), [0, 0]);
    assert!(world.events().stays().iter().all(|pair| pair.a != over));
}

/// Box2D #830: a zone that appears on a body at rest was not told until one of them moved.
#[test]
fn a_zone_appears() {
    let mut world = world();
    add(&mut world, rectangle(-0.5, -0.5, 1.0, 1.0), at(0.0, 0.0));
    assert_eq!(counts(&mut world), [0, 0]);
    let zone = add(&mut world, rectangle(-4.0, -4.0, 8.0, 8.0), at(0.0, 0.0));
    assert_eq!(counts(&mut world), [1, 0]);
    assert_eq!(counts(&mut world), [0, 0]);
    world.remove(zone);
    assert_eq!(counts(&mut world), [0, 1]);
    let gone = add(&mut world, rectangle(-4.0, -4.0, 8.0, 8.0), at(0.0, 0.0));
    world.remove(gone);
    assert_eq!(counts(&mut world), [0, 0]);
}

/// Godot #86199: touching at the end of a frame, and again at the start of the one in which it leaves.
#[test]
fn a_coin_is_reached() {
    let mut world = world();
    add(&mut world, disc(0.5), at(4.0, 0.0));
    let body = add(&mut world, rectangle(-0.5, -0.5, 1.0, 1.0), at(0.0, 0.0));
    for frame in 1..=8_u8 {
        world.move_to(body, at(f32::from(frame), 0.0)).expect("it is there");
        let events = world.update().expect("there is memory");
        match frame {
            3 => assert_eq!(events.begins()[0].enter, 1.0),
            6 => assert_eq!(events.ends()[0].exit, 0.0),
            _ => assert_eq!((events.begins().len(), events.ends().len()), (0, 0), "{frame}"),
        }
    }
}

/// A zone beside the chord of a way: a mover slides along a wall through it.
#[test]
fn a_bent_way_meets_what_its_chord_misses() {
    let mut world = world();
    add(&mut world, rectangle(3.875, 5.0, 0.0625, 0.5), at(0.0, 0.0));
    let mover = add(&mut world, rectangle(-0.25, -0.25, 0.5, 0.5), at(0.0, 0.0));
    assert_eq!(counts(&mut world), [0, 0]);
    let stops =
        [Stop { pose: at(3.75, 3.75), time: 0.46875 }, Stop { pose: at(3.75, 8.0), time: 1.0 }];
    world.move_along(mover, &stops).expect("it is there");
    assert_eq!(counts(&mut world), [1, 1]);
}

/// Through a zone of 1e-6 in one update, with legs, back and forth: in and out once.
#[test]
fn legs_cross_a_zone_of_a_millionth() {
    let mut world = world();
    add(&mut world, rectangle(0.0, -1.0, 1e-6, 2.0), at(1.0, 0.0));
    let bullet = add(&mut world, Vector2D::ZERO.into(), at(0.0, 0.0));
    assert_eq!(counts(&mut world), [0, 0]);
    for x in [1000.0, -1000.0, 2000.0] {
        world.move_to(bullet, at(x, 0.0)).expect("it is there");
    }
    let events = world.update().expect("there is memory");
    let ([begin], [end]) = (events.begins(), events.ends()) else { panic!("{events:?}") };
    assert!(begin.enter <= 0.001 / 3.0 && begin.enter > 0.000_999 / 3.0, "{}", begin.enter);
    assert!(end.exit >= (2.0 + 1001.0 / 3000.0) / 3.0 && end.exit < 0.7779, "{}", end.exit);
}

/// At a million the nearest points of a disc and of one 0.009 beside it are the same floats: the direction was none, or along
/// an axis.
#[test]
fn far_away_the_nearest_has_a_direction() {
    let far = Vector2D::new(1e6, 1e6);
    let mut level = world();
    let (round, pose) = (disc(0.5), Pose::new(far, 0.0));
    level.add(&Collider { shape: Some(&round), pose, ..Collider::default() }).expect("it is valid");
    for (x, y) in [(0.51, 0.0), (0.36, 0.36), (0.31, -0.42), (0.0, -0.6)] {
        let small = Shape::from(Circle::new(Vector2D::new(x, y), 0.001)).at(far);
        let mut hits = [clash2d::WorldHit::default()];
        assert_eq!(level.nearest(small, 1.0, &Query::default(), &mut hits), 1);
        let length = (f64::from(x) * f64::from(x) + f64::from(y) * f64::from(y)).sqrt();
        let off = [hits[0].normal.x, hits[0].normal.y].map(f64::from);
        let off = [off[0] + f64::from(x) / length, off[1] + f64::from(y) / length];
        assert!(
            (off[0] * off[0] + off[1] * off[1]).sqrt() < 1e-6,
            "({x}, {y}): {:?}",
            hits[0].normal
        );
    }
}
