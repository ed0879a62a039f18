//! What updates tell of a grid, also of what was written into its cells.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::c_void;
use std::sync::atomic::{AtomicU32, Ordering};

use clash2d::{
    Circle, Collider, ColliderFlags, ColliderId, EventFlags, GridArea, GridCell, Pose, Query,
    Rectangle, Shape, Stop, Tasks, Tile, Vector2D, World, WorldSettings,
};
use clash2d_oracle::Rng;

use super::{Both, MOVING, TILES, at, filter, new_world};
use crate::level::{new_grid, v};
use crate::memory::Memory;

/// What an update tells of each moving collider and tiles: begins and ends, by user, and who stays.
#[derive(Debug, Default, PartialEq)]
struct Told {
    /// From the first contact to the last one.
    begins: BTreeMap<u64, (f32, f32)>,
    ends: BTreeMap<u64, (f32, f32)>,
    stays: BTreeSet<u64>,
}

/// Somebody that moves, in both worlds.
struct Walker {
    ids: [ColliderId; 2],
    pose: Pose,
    was: bool,
    user: u64,
}

/// Adds colliders to both worlds, each somewhere around one of some places.
fn add_walkers(both: &mut Both, rng: &mut Rng, count: u64, places: &[Vector2D]) -> Vec<Walker> {
    let mut walkers: Vec<Walker> = Vec::new();
    for user in 100..100 + count {
        let place = places[rng.usize(..places.len())];
        let (shape, pose) = (both.shape(rng), at(both.point(rng) + place));
        let flags = if rng.u32(..4) == 0 { ColliderFlags::Sensor as u32 } else { 0 };
        let filter = filter(MOVING, TILES, flags);
        let collider = Collider { pose, filter, user, ..Collider::new(&shape) };
        let ids = [&mut both.whole, &mut both.parts].map(|w| w.add(&collider).expect("memory"));
        walkers.push(Walker { ids, pose, was: false, user });
    }
    walkers
}

fn play(seed: u64, steps: usize, has_changes: bool) -> [usize; 4] {
    let mut rng = Rng::with_seed(seed);
    let mut both = Both::random(&mut rng, false);
    let mut walkers = add_walkers(&mut both, &mut rng, 6, &[Vector2D::ZERO]);
    let mut counts = [0; 4];
    for step in 0..steps {
        let has_changed = has_changes && rng.bool();
        if has_changed {
            (0..rng.u32(1..4)).for_each(|_| both.change(&mut rng));
        }
        for walker in &mut walkers {
            if rng.u32(..4) == 0 {
                continue;
            }
            let mut stops = Vec::new();
            for time in [0.25, 0.75, 1.0] {
                if time == 1.0 || rng.u32(..4) == 0 {
                    let rotation = match rng.u32(..4) {
                        0 => walker.pose.rotation + rng.f32() * 60.0 - 30.0,
                        _ => walker.pose.rotation,
                    };
                    let pose = Pose::new(both.point(&mut rng), rotation);
                    walker.pose = pose;
                    stops.push(Stop { pose, time });
                }
            }
            for (world, id) in [&mut both.whole, &mut both.parts].into_iter().zip(walker.ids) {
                world.move_along(id, &stops).expect("it moves");
            }
        }
        check(&mut both, &mut walkers, step == 0 || has_changed, &mut counts, seed);
    }
    counts
}

/// Updates both worlds, and compares what they tell.
fn check(
    both: &mut Both,
    walkers: &mut [Walker],
    is_loose: bool,
    counts: &mut [usize; 4],
    seed: u64,
) {
    let mut found = Told::default();
    let events = both.whole.update().expect("memory");
    for (list, told) in [(events.begins(), &mut found.begins), (events.ends(), &mut found.ends)] {
        for event in list {
            // The grid came first, so that it is the first one.
            assert_eq!((event.pair.a, event.user_a), (both.level, 7));
            assert!(told.insert(event.user_b, (event.enter, event.exit)).is_none());
        }
    }
    for pair in events.stays() {
        assert_eq!(pair.a, both.level);
        let walker = walkers.iter().find(|walker| walker.ids[0] == pair.b);
        assert!(found.stays.insert(walker.expect("it is one").user));
    }
    let mut parts: BTreeMap<u64, (f32, f32)> = BTreeMap::new();
    let events = both.parts.update().expect("memory");
    for event in events.begins().iter().chain(events.ends()) {
        let user = event.user_a.max(event.user_b);
        let (enter, exit) = parts.entry(user).or_insert((1.0, 0.0));
        (*enter, *exit) = (enter.min(event.enter), exit.max(event.exit));
    }
    for walker in walkers {
        let user = walker.user;
        let shape = both.parts.shape(walker.ids[1]).expect("it is there");
        let mut tiles = Query::default();
        tiles.layers = TILES;
        let is = both.parts.overlaps(shape, &tiles, &mut []) > 0;
        let was = std::mem::replace(&mut walker.was, is);
        let what = format!("{seed} {user} {was} {is} {found:?} {parts:?}");
        assert_eq!(found.stays.contains(&user), was && is, "{what}");
        assert_eq!(
            found.ends.contains_key(&user),
            (was || found.begins.contains_key(&user)) && !is,
            "{what}"
        );
        assert!(!is || was || found.begins.contains_key(&user), "{what}");
        assert!(!was || !found.begins.contains_key(&user), "{what}");
        counts[usize::from(was) * 2 + usize::from(is)] += 1;
        if is_loose {
            continue;
        }
        if !was {
            assert_eq!(found.begins.get(&user), parts.get(&user), "{what}");
        }
        if let Some((_, exit)) = found.ends.get(&user) {
            assert_eq!(Some(*exit), parts.get(&user).map(|part| part.1), "{what}");
        }
    }
}

#[test]
fn pairs_with_a_level_begin_and_end_when_those_with_its_tiles_do() {
    let mut counts = [0; 4];
    for seed in 0..120 {
        let more = play(seed, 12, false);
        counts.iter_mut().zip(more).for_each(|(count, more)| *count += more);
    }
    assert!(counts.iter().all(|&count| count > 300), "{counts:?}");
}

#[test]
fn what_changes_in_a_level_begins_and_ends_pairs() {
    let mut counts = [0; 4];
    for seed in 1000..1100 {
        let more = play(seed, 12, true);
        counts.iter_mut().zip(more).for_each(|(count, more)| *count += more);
    }
    assert!(counts.iter().all(|&count| count > 250), "{counts:?}");
}

#[test]
fn who_stands_still_is_told_of_cells_that_are_written_in_many_places() {
    let mut counts = [0; 4];
    for seed in 2000..2200 {
        let mut rng = Rng::with_seed(seed);
        let mut both = Both::random(&mut rng, false);
        // Elsewhere there are no places around the middle.
        if both.center.x > 1_000_000 {
            continue;
        }
        // So many that not each is told apart.
        let steps: Vec<[i32; 2]> = (0..12).map(|_| [rng.i32(-9..10), rng.i32(-9..10)]).collect();
        let (size, center) = (both.size, both.center);
        let place = |[x, y]: [i32; 2]| v(x as f32 * 20.0 * size.x, y as f32 * 20.0 * size.y);
        let places: Vec<_> = steps.iter().map(|&step| place(step)).collect();
        let mut walkers = add_walkers(&mut both, &mut rng, 60, &places);
        for _ in 0..10 {
            for _ in 0..rng.u32(..24) {
                let [x, y] = steps[rng.usize(..steps.len())].map(|x| 20 * x + rng.i32(-5..5));
                let first = GridCell::new(center.x + x, center.y + y);
                let area = GridArea::new(first, rng.u32(1..4), rng.u32(1..4));
                both.write(&mut rng, area);
            }
            // Some have moved, too.
            for walker in walkers.iter_mut().take(3) {
                walker.pose = at(both.point(&mut rng) + places[rng.usize(..places.len())]);
                both.whole.move_to(walker.ids[0], walker.pose).expect("it moves");
                both.parts.move_to(walker.ids[1], walker.pose).expect("it moves");
            }
            check(&mut both, &mut walkers, true, &mut counts, seed);
        }
    }
    assert!(counts.iter().all(|&count| count > 400), "{counts:?}");
}

/// Runs tasks one after the other, and counts them.
unsafe extern "C" fn run_counted(
    task: unsafe extern "C" fn(data: *mut c_void, number: u32),
    data: *mut c_void,
    count: u32,
    context: *mut c_void,
) {
    // SAFETY: that is what it was given.
    unsafe { &*context.cast::<AtomicU32>() }.fetch_add(count, Ordering::Relaxed);
    // SAFETY: those are the tasks that are asked for.
    (0..count).for_each(|number| unsafe { task(data, number) });
}

#[test]
fn what_is_far_from_cells_that_were_written_is_not_asked() {
    let count = AtomicU32::new(0);
    let context = core::ptr::from_ref(&count).cast_mut().cast();
    // SAFETY: it returns when all tasks are done.
    let tasks = unsafe { Tasks::new(run_counted, context, 2) };
    let allocator = Memory::new().allocator();
    let settings = WorldSettings { tasks, allocator, ..WorldSettings::default() };
    let mut world = World::new(&settings).expect("memory");
    let mut grid = new_grid(v(8.0, 8.0), Vector2D::ZERO);
    grid.fill(GridArea::new(GridCell::new(0, 0), 10_000, 1), Tile::FULL).expect("places");
    let level = world.add_grid(grid, &Collider::default()).expect("memory");
    let ball: Shape<'_> = Circle::new(Vector2D::ZERO, 2.0).into();
    let filter = filter(MOVING, TILES, 0);
    for number in 0..10_000_u16 {
        let pose = at(v(f32::from(number) * 8.0 + 4.0, 10.0));
        world.add(&Collider { pose, filter, ..Collider::new(&ball) }).expect("memory");
    }
    let update = |world: &mut World| {
        count.store(0, Ordering::Relaxed);
        let events = world.update().expect("memory");
        let told = [events.begins().len(), events.ends().len(), events.stays().len()];
        (told, count.load(Ordering::Relaxed))
    };
    let (told, asked) = update(&mut world);
    assert!(told == [10_000, 0, 0] && asked > 10_000 / 64, "{told:?} {asked}");
    let (told, idle) = update(&mut world);
    assert_eq!(told, [0, 0, 10_000]);
    let mut cells = world.grid_mut(level).expect("it is one");
    (0..5).for_each(|x| cells.set(GridCell::new(1999 * x, 0), Tile::EMPTY).expect("a cell"));
    let (told, asked) = update(&mut world);
    assert!(told == [0, 5, 9995] && asked <= idle, "{told:?} {asked} {idle}");
    // Of another grid all are asked.
    let empty = new_grid(v(8.0, 8.0), Vector2D::ZERO);
    let old = world.grid_mut(level).expect("it is one").replace(empty);
    assert_eq!((old.len(), update(&mut world).0), (9995, [0, 9995, 0]));
    world.grid_mut(level).expect("it is one").replace(old);
    let (told, asked) = update(&mut world);
    assert!(told == [9995, 0, 0] && asked > 9995 / 64, "{told:?} {asked}");
}

#[test]
fn a_tile_under_what_stands_still_is_told_as_a_change() {
    let mut world = new_world();
    let grid = new_grid(v(8.0, 8.0), Vector2D::ZERO);
    let level = world.add_grid(grid, &Collider::default()).expect("memory");
    let ball = Circle::new(v(4.0, 10.0), 2.0).into();
    let ball = world.add(&Collider::new(&ball)).expect("memory");
    assert!(world.update().expect("memory").begins().is_empty());
    let floor = GridCell::new(0, 0);
    world.grid_mut(level).expect("it is one").set(floor, Tile::FULL).expect("a place");
    let events = world.update().expect("memory");
    let begin = events.begins()[0];
    assert_eq!((begin.pair.a, begin.pair.b, begin.enter), (level, ball, 0.0));
    assert!(begin.is(EventFlags::Changed) && begin.normal == v(0.0, 1.0));
    assert_eq!(world.update().expect("memory").stays().len(), 1);
    world.grid_mut(level).expect("it is one").set(floor, Tile::EMPTY).expect("a place");
    let events = world.update().expect("memory");
    assert!(events.ends()[0].is(EventFlags::Changed) && events.stays().is_empty());
    world.grid_mut(level).expect("it is one").set(floor, Tile::FULL).expect("a place");
    assert_eq!(world.update().expect("memory").begins().len(), 1);
    assert!(world.remove(level) && !world.remove(level) && world.grid(level).is_none());
    let events = world.update().expect("memory");
    assert!(events.ends()[0].is(EventFlags::ARemoved) && events.ends()[0].pair.a == level);
    assert_eq!(world.len(), 1);
}

#[test]
fn a_region_has_every_grid_in_it() {
    let mut world = new_world();
    let mut grid = new_grid(v(8.0, 8.0), Vector2D::ZERO);
    (0..40).for_each(|x| grid.set(GridCell::new(x, 0), Tile::FULL).expect("a place"));
    world.add_grid(grid, &Collider::default()).expect("memory");
    let ball: Shape<'_> = Circle::new(Vector2D::ZERO, 2.0).into();
    let filter = filter(2, 1, 0);
    for x in [20.0, 200.0] {
        world
            .add(&Collider { pose: at(v(x, 9.0)), filter, ..Collider::new(&ball) })
            .expect("memory");
    }
    world.set_region(Some(Rectangle::new(v(100.0, 0.0), v(150.0, 50.0)))).expect("a region");
    let events = world.update().expect("memory");
    assert_eq!(events.begins().len(), 1);
    world.set_region(None).expect("a region");
    let events = world.update().expect("memory");
    assert_eq!((events.begins().len(), events.stays().len()), (1, 1));
    world.set_region(Some(Rectangle::new(v(100.0, 0.0), v(150.0, 50.0)))).expect("a region");
    let events = world.update().expect("memory");
    assert_eq!((events.ends().len(), events.stays().len()), (1, 1));
}

#[test]
fn a_steady_frame_with_a_level_allocates_nothing() {
    let memory = Memory::new();
    let settings = WorldSettings { allocator: memory.allocator(), ..WorldSettings::default() };
    let mut world = World::new(&settings).expect("memory");
    let mut grid = new_grid(v(8.0, 8.0), Vector2D::ZERO);
    (0..40).for_each(|x| grid.set(GridCell::new(x, 0), Tile::FULL).expect("a place"));
    let level = world.add_grid(grid, &Collider::default()).expect("memory");
    let ball: Shape<'_> = Rectangle::new(v(-1.0, -1.0), v(2.0, 2.0)).into();
    let ids: Vec<_> = (0..20).map(|_| world.add(&Collider::new(&ball)).expect("memory")).collect();
    let mut before = 0;
    for frame in 0..200_u16 {
        for (&id, number) in ids.iter().zip(0_u16..) {
            let phase = f32::from((frame + 7 * number) % 20);
            let pose = Pose::new(v(f32::from(number) * 15.0, phase), phase);
            world.move_to(id, pose).expect("it is there");
        }
        world.grid_mut(level).expect("it is one");
        world.update().expect("memory");
        if frame == 100 {
            before = memory.requests();
        }
    }
    assert_eq!(memory.requests(), before);
}
