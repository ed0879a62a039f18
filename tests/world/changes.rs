//! Shapes and settings of many, changed at once: all of them, or none.

use clash2d::{
    Circle, Collider, ColliderId, Filter, Form, Grid, GridSettings, OrientedRectangle, Polygon,
    Pose, Query, Shape, Status, Vector2D, World, WorldSettings,
};

use crate::logs::{play_all, world};
use crate::memory::Memory;
use crate::play::snapshot;

fn disc(radius: f32) -> Shape<'static> {
    Circle::new(Vector2D::ZERO, radius).into()
}

/// Four discs in a row, 10 apart, each turned by 30 degrees more.
fn row(world: &mut World) -> [ColliderId; 4] {
    let mut ids = [ColliderId::NONE; 4];
    for (number, id) in (0_u8..).zip(&mut ids) {
        let position = Vector2D::new(10.0 * f32::from(number), 0.0);
        let pose = Pose::new(position, 30.0 * f32::from(number));
        let shape = disc(1.0);
        *id = world.add(&Collider { pose, ..Collider::new(&shape) }).expect("it is valid");
    }
    ids
}

fn on(layers: u64, flags: u32, user: u64) -> Collider<'static> {
    let filter = Filter { layers, flags, ..Filter::default() };
    Collider { filter, user, ..Collider::default() }
}

fn radii(world: &World, ids: &[ColliderId]) -> Vec<f32> {
    let radius = |&id| match world.own_shape(id).expect("it is there").form() {
        Form::Circle(circle) => circle.radius,
        _ => f32::NAN,
    };
    ids.iter().map(radius).collect()
}

#[test]
fn one_that_is_there_twice_has_the_last() {
    let mut world = world();
    let ids = row(&mut world);
    world.record(true).expect("there is memory");
    let [a, b, c, _] = ids;
    world.set_shape_all(&[a, b, a, c], &[2.0, 3.0, 4.0, 1.0].map(disc)).expect("they are valid");
    assert_eq!(radii(&world, &ids), [4.0, 3.0, 1.0, 1.0]);
    world.set_all(&[b, a, b], &[on(2, 0, 5), on(4, 0, 6), on(8, 0, 7)]).expect("they are valid");
    let told = |id| world.get(id).map(|own| (own.filter.layers, own.user));
    assert_eq!([a, b, c].map(told), [Some((4, 6)), Some((8, 7)), Some((1, 0))]);
    world.update().expect("there is memory");
    assert!(play_all(&mut world).1);
}

#[test]
fn none_changes_nothing_and_the_shorter_list_counts() {
    let mut world = world();
    let ids = row(&mut world);
    let before = world.hash();
    world.set_shape_all(&[], &[]).expect("nothing is asked for");
    world.set_all(&[], &[]).expect("nothing is asked for");
    world.set_shape_all(&ids, &[]).expect("nothing is asked for");
    assert_eq!(world.hash(), before);
    world.set_shape_all(&ids, &[disc(2.0)]).expect("it is valid");
    world.set_all(&ids[..1], &[on(2, 0, 0), on(2, 99, 0)]).expect("it is valid");
    assert_eq!(radii(&world, &ids), [2.0, 1.0, 1.0, 1.0]);
}

/// What is refused stands first, last, or between what is not.
#[test]
fn one_that_is_refused_keeps_all() {
    let mut world = world();
    let ids = row(&mut world);
    let stale = ids[3];
    assert!(world.remove(stale));
    let allocator = Memory::new().allocator();
    let settings = GridSettings { allocator, ..GridSettings::new(Vector2D::new(1.0, 1.0)) };
    let grid = Grid::new(&settings).expect("there is memory");
    let grid = world.add_grid(grid, &Collider::default()).expect("it is one");
    world.place(ids[2], Pose::new(Vector2D::ZERO, 45.0)).expect("it is there");
    let before = snapshot(&world, None);
    let corners = [(0.0, 0.0), (2.0, 0.0), (1.0, 1.5)].map(Vector2D::from);
    let good = Shape::from(Polygon::new(&corners));
    // Its corners are finite, and no longer where it is turned by 45 degrees.
    let huge = [(f32::MAX, f32::MAX), (f32::MAX, -f32::MAX), (0.0, 0.0)].map(Vector2D::from);
    let huge = Shape::from(Polygon::new(&huge));
    let refused = [
        (stale, good, Status::StaleId),
        (ColliderId::NONE, good, Status::StaleId),
        (ColliderId::new(9, 1), good, Status::StaleId),
        (grid, good, Status::UnknownValue),
        (ids[2], disc(-1.0), Status::Negative),
        (ids[2], disc(f32::NAN), Status::NotFinite),
        (ids[2], huge, Status::NotFinite),
    ];
    for (id, shape, status) in refused {
        for place in 0..3 {
            let (mut all, mut shapes) = ([ids[0], ids[1], ids[0]], [good, disc(7.0), disc(8.0)]);
            (all[place], shapes[place]) = (id, shape);
            assert_eq!(world.set_shape_all(&all, &shapes), Err(status), "{id:?} {shape:?}");
            assert_eq!(snapshot(&world, None), before, "{id:?} {shape:?}");
        }
    }
    let bad = Collider { one_way: Vector2D::new(f32::NAN, 0.0), ..on(2, 0, 9) };
    for (id, other, status) in [
        (stale, on(2, 0, 9), Status::StaleId),
        (ids[2], on(2, 16, 9), Status::UnknownValue),
        (ids[2], bad, Status::NotFinite),
    ] {
        for place in 0..3 {
            let (mut all, mut others) = ([ids[0], ids[1], ids[0]], [on(4, 0, 1); 3]);
            (all[place], others[place]) = (id, other);
            assert_eq!(world.set_all(&all, &others), Err(status), "{id:?}");
            assert_eq!(snapshot(&world, None), before, "{id:?}");
        }
    }
    // Grids have settings.
    world.set_all(&[ids[0], grid], &[on(4, 0, 1); 2]).expect("they are there");
}

/// As each alone, for queries and updates: shapes that grow until neighbours touch.
#[test]
fn all_are_changed_where_they_are() {
    let mut world = world();
    let shape = disc(1.0);
    let at = |number: u16| Vector2D::new(10.0 * f32::from(number), 0.0);
    let ids: Vec<ColliderId> = (0..500)
        .map(|number| {
            let pose = Pose::new(at(number), 0.0);
            world.add(&Collider { pose, ..Collider::new(&shape) }).expect("it is valid")
        })
        .collect();
    assert!(world.update().expect("there is memory").begins().is_empty());
    world.set_shape_all(&ids, &[disc(5.0); 500]).expect("they are valid");
    let mut found = [ColliderId::NONE; 3];
    let near = Shape::from(Vector2D::new(15.0, 0.0));
    assert_eq!(world.overlaps(near, &Query::default(), &mut found), 2);
    assert_eq!(found[..2], ids[1..3]);
    assert_eq!(world.update().expect("there is memory").begins().len(), 499);
    let blind = Filter { mask: 0, ..Filter::default() };
    let others = [Collider { filter: blind, ..Collider::default() }; 500];
    world.set_all(&ids, &others).expect("they are valid");
    assert_eq!(world.update().expect("there is memory").ends().len(), 499);
}

/// As many as the settings promise.
#[test]
fn up_to_64_at_once_take_no_memory_that_is_not_there() {
    let memory = Memory::new();
    let (allocator, capacity) = (memory.allocator(), 200);
    let settings = WorldSettings { allocator, capacity, ..WorldSettings::default() };
    let mut world = World::new(&settings).expect("there is memory");
    let before = memory.requests();
    let boxed = |side: usize| {
        let half = Vector2D::new(1.0, side as f32);
        Shape::from(OrientedRectangle::new(Vector2D::ZERO, half, 0.0))
    };
    let add = |number: usize| {
        let shape = boxed(number);
        let pose = Pose::new(Vector2D::new(number as f32, 0.0), 33.0);
        world.add(&Collider { pose, ..Collider::new(&shape) }).expect("there is memory")
    };
    let ids: Vec<ColliderId> = (0..200).map(add).collect();
    let others: Vec<Shape<'_>> = (200..264).map(boxed).collect();
    world.set_shape_all(&ids[100..164], &others).expect("there is memory");
    assert_eq!(memory.requests(), before);
}
