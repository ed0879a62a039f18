//! Grids as colliders: beside worlds in which each tile is a collider, and beside the grid asked by itself.

use std::collections::{BTreeMap, BTreeSet};

use clash2d::{
    Capsule, CastMode, CastSettings, Circle, Collider, ColliderFlags, ColliderId, Contact,
    EventFlags, Filter, Grid, GridCell, GridSettings, Line, Motion, Mover, MoverFlags, MoverHit,
    MoverResult, MoverState, Obstacles, Polygon, Pose, Query, QueryFlags, Rectangle, Replay,
    Segment, Shape, Status, Stop, Tile, Vector2D, World, WorldHit, WorldSettings, cast_ray,
    collide, contacts_within, distance,
};
use clash2d_oracle::Rng;

use super::level::{Level, new_grid, random_place, v};
use super::memory::Memory;
use super::terrain::Terrain;

const TILES: u64 = 1;
const MOVING: u64 = 2;

fn new_world() -> World {
    let allocator = Memory::new().allocator();
    World::new(&WorldSettings { allocator, ..WorldSettings::default() }).expect("memory")
}

fn filter(layers: u64, mask: u64, flags: u32) -> Filter {
    Filter { layers, mask, family: 0, flags }
}

fn at(position: Vector2D) -> Pose {
    Pose::new(position, 0.0)
}

/// Where tiles of a kind let pass, by their numbers.
const WAYS: [Vector2D; 5] =
    [Vector2D::ZERO, Vector2D::ZERO, v2(0.0, 1.0), v2(1.0, 0.0), v2(-1.0, 1.0)];

const fn v2(x: f32, y: f32) -> Vector2D {
    Vector2D::new(x, y)
}

/// A world with a grid, and one with all its tiles as colliders.
struct Both {
    whole: World,
    level: ColliderId,
    parts: World,
    /// Of each filled cell its collider.
    tiles: BTreeMap<GridCell, ColliderId>,
    size: Vector2D,
    middle: Vector2D,
    center: GridCell,
}

impl Both {
    fn random(rng: &mut Rng, has_one_way: bool) -> Self {
        let (size, origin, center) = random_place(rng);
        let mut grid = new_grid(size, origin);
        let bar = [v(0.0, 0.0), v(size.x, 0.0), v(size.x, size.y), v(0.0, size.y)];
        for way in &WAYS[2..] {
            let way = if has_one_way { *way } else { Vector2D::ZERO };
            grid.add_kind(&bar, way).expect("a kind");
        }
        let level = Level::random(rng, grid, center);
        let (mut whole, parts) = (new_world(), new_world());
        let middle = level.middle_of(center);
        let cells = level.filled.clone();
        let flags = ColliderFlags::Static as u32;
        let collider = Collider { filter: filter(TILES, 0, flags), user: 7, ..Collider::default() };
        let id = whole.add_grid(level.grid, &collider).expect("memory");
        let mut both =
            Self { whole, level: id, parts, tiles: BTreeMap::new(), size, middle, center };
        cells.iter().for_each(|&cell| both.add_part(cell));
        both
    }

    fn grid(&self) -> &Grid {
        self.whole.grid(self.level).expect("it is one")
    }

    /// Adds a collider for what is in a cell.
    fn add_part(&mut self, cell: GridCell) {
        let grid = self.whole.grid(self.level).expect("it is one");
        let shape = grid.shape(cell).expect("it is filled");
        let one_way = grid.one_way(grid.get(cell).kind);
        let filter = filter(TILES, 0, ColliderFlags::Static as u32);
        let shape = shape.shape();
        let collider = Collider { filter, one_way, user: 7, ..Collider::new(&shape) };
        self.tiles.insert(cell, self.parts.add(&collider).expect("memory"));
    }

    /// Fills or empties a cell near the middle.
    fn change(&mut self, rng: &mut Rng) {
        let middle = self.center;
        let cell = GridCell::new(middle.x + rng.i32(-4..5), middle.y + rng.i32(-4..5));
        let tile = if rng.bool() { Tile::EMPTY } else { Tile::new(rng.u32(1..14) as u16) };
        self.whole.grid_mut(self.level).expect("it is one").set(cell, tile).expect("a place");
        if let Some(id) = self.tiles.remove(&cell) {
            assert!(self.parts.remove(id));
        }
        if tile != Tile::EMPTY {
            self.add_part(cell);
        }
    }

    fn point(&self, rng: &mut Rng) -> Vector2D {
        let at = |rng: &mut Rng, middle: f32, size: f32| {
            let cells = match rng.u32(..3) {
                0 => rng.i32(-10..11) as f32 * 0.5,
                _ => (rng.f32() - 0.5) * 11.0,
            };
            middle + cells * size
        };
        v(at(rng, self.middle.x, self.size.x), at(rng, self.middle.y, self.size.y))
    }

    /// A shape of about a cell's size around the origin.
    fn shape(&self, rng: &mut Rng) -> Shape<'static> {
        let size = self.size;
        match rng.u32(..5) {
            0 => Vector2D::ZERO.into(),
            1 => Circle::new(Vector2D::ZERO, size.x * 0.375).into(),
            2 => Rectangle::new(size * -0.5, size).into(),
            3 => Segment::new(size * -0.5, size * 0.5).into(),
            _ => Line::new(Vector2D::ZERO, v(1.0, 0.25)).into(),
        }
    }
}

/// What a query of the world of tiles makes of one of the whole: the nearest hit, as if it were the grid's.
fn first(hits: &[WorldHit]) -> Option<f32> {
    hits.iter().map(|hit| hit.fraction).min_by(f32::total_cmp)
}

/// A question to a world.
type Ask<'a> = dyn Fn(&Query<'_>, &mut [WorldHit]) -> usize + 'a;

fn all(ask: impl Fn(&mut [WorldHit]) -> usize) -> Vec<WorldHit> {
    let mut hits = vec![WorldHit::default(); 128];
    let count = ask(&mut hits);
    hits.truncate(count);
    hits
}

#[test]
fn what_touches_and_what_is_near_is_that_of_the_tiles() {
    let (mut met, mut apart) = (0, 0);
    for seed in 0..150 {
        let mut rng = Rng::with_seed(seed);
        let both = Both::random(&mut rng, false);
        for _ in 0..30 {
            let shape = both.shape(&mut rng).at(both.point(&mut rng));
            let query = Query::default();
            let mut ids = [ColliderId::NONE; 4];
            let count = both.whole.overlaps(&shape, &query, &mut ids);
            let parts = both.parts.overlaps(&shape, &query, &mut []);
            assert_eq!(count > 0, parts > 0, "{seed}");
            assert!(count == 0 || ids[0] == both.level);
            let any = query.with_limit(1);
            assert_eq!(both.whole.overlaps(&shape, &any, &mut []), count, "{seed}");

            let within = if rng.bool() { f32::INFINITY } else { both.size.x * rng.f32() * 3.0 };
            let told = all(|out| both.parts.nearest(&shape, within, &query, out));
            let found = all(|out| both.whole.nearest(&shape, within, &query, out));
            assert_eq!(found.first().map(|hit| hit.fraction), first(&told), "{seed}");
            let Some(hit) = found.first() else { continue };
            let own = both.grid().distance(&shape, within).expect("the same");
            assert_eq!((hit.id, hit.user, hit.cell), (both.level, 7, own.found.cell));
            assert_eq!((hit.point, hit.place), (own.distance.point_a, own.distance.place_a));
            // One of the tiles has just that hit.
            let told = told.iter().find(|told| told.id == both.tiles[&hit.cell]).expect("it");
            let mut told = *told;
            (told.id, told.cell) = (both.level, hit.cell);
            assert_eq!(*hit, told, "{seed}");
            met += usize::from(hit.fraction == 0.0);
            apart += usize::from(hit.fraction > 0.0);
        }
    }
    assert!(met > 500 && apart > 500, "{met} {apart}");
}

#[test]
fn rays_meet_what_they_meet_of_the_tiles() {
    let (mut met, mut through) = (0, 0);
    for seed in 0..200 {
        let mut rng = Rng::with_seed(seed);
        let both = Both::random(&mut rng, true);
        for _ in 0..40 {
            let origin = both.point(&mut rng);
            let movement = both.point(&mut rng) - origin;
            let query = Query::default();
            let told = all(|out| both.parts.cast_ray(origin, movement, &query, out));
            let found = all(|out| both.whole.cast_ray(origin, movement, &query, out));
            assert_eq!(found.first().map(|hit| hit.fraction), first(&told), "{seed}");
            if let Some(hit) = found.first() {
                let last = told.iter().map(|hit| hit.exit).max_by(f32::total_cmp);
                assert_eq!(Some(hit.exit), last, "{seed}");
                let own = both.grid().cast_ray(origin, movement).expect("the same");
                let told = (own.found.cell, own.point, own.place, own.starts_inside);
                assert_eq!((hit.cell, hit.point, hit.place, hit.starts_inside), told);
                assert_eq!(hit.normal, Vector2D::ZERO - own.normal);
                let shape = both.grid().shape(hit.cell).expect("filled");
                assert!(cast_ray(&shape.shape(), origin, movement).is_some());
                met += 1;
            }
            let query = query.with_flag(QueryFlags::OneWay);
            let told = all(|out| both.parts.cast_ray(origin, movement, &query, out));
            let open = all(|out| both.whole.cast_ray(origin, movement, &query, out));
            assert_eq!(open.first().map(|hit| hit.fraction), first(&told), "{seed}");
            let last = told.iter().map(|hit| hit.exit).max_by(f32::total_cmp);
            assert_eq!(open.first().map(|hit| hit.exit), last, "{seed}");
            through +=
                usize::from(open.first().map(|hit| hit.cell) != found.first().map(|hit| hit.cell));
        }
    }
    assert!(met > 1000 && through > 100, "{met} {through}");
}

#[test]
fn what_moves_meets_what_it_meets_of_the_tiles() {
    let (mut met, mut turned, mut through) = (0, 0, 0);
    for seed in 0..150 {
        let mut rng = Rng::with_seed(seed);
        let both = Both::random(&mut rng, true);
        for _ in 0..25 {
            let from = both.point(&mut rng);
            let shape = both.shape(&mut rng).at(from);
            let movement = both.point(&mut rng) - from;
            let mode = CastMode::default();
            let (query, motion) = (Query::default(), Motion::straight(movement));
            let told = all(|out| both.parts.cast(&shape, motion, mode, &query, out));
            let found = all(|out| both.whole.cast(&shape, motion, mode, &query, out));
            assert_eq!(found.first().map(|hit| hit.fraction), first(&told), "{seed}");
            if let Some(hit) = found.first() {
                let settings = CastSettings::from(mode);
                let own = both.grid().cast(&shape, movement, &settings).expect("the same");
                assert_eq!((hit.cell, hit.place), (own.found.cell, own.cast.place_a));
                assert_eq!(
                    (hit.point, hit.normal),
                    (own.cast.point, Vector2D::ZERO - own.cast.normal)
                );
                assert_eq!(hit.starts_inside, own.cast.starts_in_contact);
                met += 1;
            }
            let open = query.with_flag(QueryFlags::OneWay);
            let told = all(|out| both.parts.cast(&shape, motion, mode, &open, out));
            let passed = all(|out| both.whole.cast(&shape, motion, mode, &open, out));
            assert_eq!(passed.first().map(|hit| hit.fraction), first(&told), "{seed}");
            through += usize::from(passed != found);

            let motion = Motion { rotation: rng.f32() * 90.0 - 45.0, pivot: from, ..motion };
            let told = all(|out| both.parts.cast(&shape, motion, mode, &query, out));
            let found = all(|out| both.whole.cast(&shape, motion, mode, &query, out));
            assert_eq!(found.first().map(|hit| hit.fraction), first(&told), "{seed}");
            turned += found.len();
        }
    }
    assert!(met > 1000 && turned > 1000 && through > 100, "{met} {turned} {through}");
}

#[test]
fn a_level_among_others_comes_in_its_order() {
    let mut rng = Rng::with_seed(1);
    for seed in 0..100 {
        let mut both = Both::random(&mut rng, false);
        for _ in 0..20 {
            let shape = both.shape(&mut rng);
            let pose = at(both.point(&mut rng));
            both.whole.add(&Collider { pose, ..Collider::new(&shape) }).expect("memory");
        }
        for limit in 0..4 {
            let shape = both.shape(&mut rng).at(both.point(&mut rng));
            let movement = both.point(&mut rng) - shape.position();
            let (query, wanted) = (Query::default(), Query::default().with_limit(limit));
            let most = if limit == 0 { 128 } else { limit };
            let whole = &both.whole;
            let each: [&Ask<'_>; 3] = [
                &|query, out| whole.nearest(&shape, f32::INFINITY, query, out),
                &|query, out| whole.cast_ray(shape.position(), movement, query, out),
                &|query, out| {
                    whole.cast(&shape, Motion::straight(movement), CastMode::default(), query, out)
                },
            ];
            for ask in each {
                let mut hits = all(|out| ask(&query, out));
                assert!(hits.is_sorted_by_key(|hit| (hit.fraction.to_bits(), hit.id.index)));
                hits.truncate(most);
                assert_eq!(all(|out| ask(&wanted, out)), hits, "{seed}");
                let not_it = |id: ColliderId, _: u64| id != both.level;
                let others = all(|out| ask(&query.accepting(&not_it), out));
                let kept = all(|out| ask(&query, out));
                let kept: Vec<_> = kept.into_iter().filter(|hit| hit.id != both.level).collect();
                assert_eq!(others, kept, "{seed}");
            }
        }
    }
}

// ---- Updates -----------------------------------------------------------------------------------

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

fn play(seed: u64, steps: usize, has_changes: bool) -> [usize; 4] {
    let mut rng = Rng::with_seed(seed);
    let mut both = Both::random(&mut rng, false);
    let mut walkers: Vec<Walker> = Vec::new();
    for user in 100..106 {
        let (shape, pose) = (both.shape(&mut rng), at(both.point(&mut rng)));
        let flags = if rng.u32(..4) == 0 { ColliderFlags::Sensor as u32 } else { 0 };
        let filter = filter(MOVING, TILES, flags);
        let collider = Collider { pose, filter, user, ..Collider::new(&shape) };
        let ids = [&mut both.whole, &mut both.parts].map(|w| w.add(&collider).expect("memory"));
        walkers.push(Walker { ids, pose, was: false, user });
    }
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
        let is = both.parts.overlaps(&shape, &tiles, &mut []) > 0;
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

// ---- Movers ------------------------------------------------------------------------------------

type Moved = (MoverResult, Vec<MoverHit>);

fn advance(
    mover: &Mover<'_>,
    obstacles: Obstacles<'_>,
    (from, by): (Vector2D, Vector2D),
    state: &MoverState,
) -> Moved {
    let mut hits = [MoverHit::default(); 64];
    let moved = mover.advance(obstacles, from, by, state, &mut hits, &mut []).expect("a mover");
    (moved, hits[..moved.hit_count].to_vec())
}

#[test]
fn movers_meet_a_level_in_a_world_as_beside_it() {
    let mut hit = 0;
    for seed in 0..150 {
        let mut rng = Rng::with_seed(seed);
        let both = Both::random(&mut rng, true);
        let half = v(both.size.x * 0.375, both.size.y * 0.75);
        let mut mover = Mover::new(Rectangle::new(half * -0.5, half), v(0.0, 1.0));
        (mover.step, mover.snap) = (both.size.y * 0.25, both.size.y * 0.25);
        if rng.u32(..4) == 0 {
            mover.flags |= MoverFlags::Drop as u32;
        }
        let query = Query::default();
        let beside = Obstacles { grid: Some(both.grid()), ..Obstacles::default() };
        let within = Obstacles { world: Some((&both.whole, &query)), ..Obstacles::default() };
        let mut none = query;
        none.layers = MOVING;
        let without = Obstacles { world: Some((&both.whole, &none)), ..Obstacles::default() };
        let (mut place, mut state, mut other) =
            (both.middle, MoverState::default(), MoverState::default());
        for _ in 0..12 {
            let by =
                v((rng.f32() - 0.5) * 3.0 * both.size.x, (rng.f32() - 0.6) * 3.0 * both.size.y);
            let (told, told_hits) = advance(&mover, beside, (place, by), &state);
            let (found, hits) = advance(&mover, within, (place, by), &other);
            assert_eq!(
                (found.position, found.rest, found.carried),
                (told.position, told.rest, told.carried)
            );
            assert_eq!(found.state.touches, told.state.touches, "{seed}");
            assert_eq!(found.state.floor.collider.is_none(), !told.state.floor.is_grid(), "{seed}");
            assert_eq!(hits.len(), told_hits.len(), "{seed}");
            for (hit, told) in hits.iter().zip(&told_hits) {
                assert_eq!((hit.id.collider, hit.user), (both.level, 7));
                let mut told = *told;
                (told.id, told.user) = (hit.id, 7);
                assert_eq!(*hit, told, "{seed}");
            }
            hit += hits.len();
            let (free, no_hits) = advance(&mover, without, (place, by), &MoverState::default());
            assert!(free.state.touches == 0 && no_hits.is_empty(), "{seed}");
            (place, state, other) = (told.position, told.state, found.state);
        }
    }
    assert!(hit > 500, "{hit}");
}

// ---- Snapshots and logs --------------------------------------------------------------------------

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
        let grid = both.whole.grid_mut(both.level).expect("it is one");
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

// ---- What is refused -----------------------------------------------------------------------------

#[test]
fn a_level_stays_where_it_is() {
    let mut rng = Rng::with_seed(3);
    let mut both = Both::random(&mut rng, false);
    let (id, hash) = (both.level, both.whole.hash());
    let pose = at(v(1.0, 2.0));
    assert_eq!(both.whole.move_to(id, pose), Err(Status::UnknownValue));
    assert_eq!(both.whole.place(id, pose), Err(Status::UnknownValue));
    assert_eq!(both.whole.set_shape(id, &Shape::default()), Err(Status::UnknownValue));
    assert_eq!(both.whole.move_all(&[id], &[pose]) + both.whole.place_all(&[id], &[pose]), 0);
    assert_eq!(both.whole.hash(), hash);
    assert!(
        both.whole.shape(id).is_some_and(|shape| distance(&shape, &v(0.0, 0.0).into()).is_none())
    );
    let nobody = Collider { filter: filter(0, 0, 0), ..Collider::default() };
    both.whole.set(id, &nobody).expect("it may be hidden");
    let shape = both.shape(&mut rng).at(both.middle);
    assert!(both.whole.nearest(&shape, f32::INFINITY, &Query::default(), &mut []) == 0);
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

/// A terrain as a level, and as the polygon that it is.
struct Ground {
    worlds: [World; 2],
    outline: Vec<Vector2D>,
}

impl Ground {
    fn random(rng: &mut Rng) -> Self {
        let Terrain { grid, outline } = Terrain::random(rng);
        let (mut level, mut polygon) = (new_world(), new_world());
        level.add_grid(grid, &Collider::default()).expect("memory");
        let merged = Polygon::new(&outline).into();
        polygon.add(&Collider::new(&merged)).expect("memory");
        Self { worlds: [level, polygon], outline }
    }

    /// What pairs a shape begins that moves from a pose to another one: with the level, and with the polygon.
    fn met(&mut self, shape: &Shape<'_>, [from, to]: [Pose; 2]) -> [Option<(f32, Vector2D)>; 2] {
        self.worlds.each_mut().map(|world| {
            let id = world.add(&Collider { pose: from, ..Collider::new(shape) }).expect("memory");
            world.update().expect("memory");
            world.move_to(id, to).expect("a move");
            let events = world.update().expect("memory");
            let begin = events.begins().first().map(|begin| (begin.enter, begin.normal));
            assert!(world.remove(id));
            world.update().expect("memory");
            begin
        })
    }
}

/// Ways that are sums of two floats, on which corners of shapes come to corners of tiles exactly.
#[test]
fn ways_of_no_floats_meet_of_a_level_what_they_meet_of_the_merged_polygon() {
    // 12 and this is no float.
    const LITTLE: f32 = 5.0 / (1 << 24) as f32;
    let (mut hits, mut corners) = (0, 0);
    for seed in 0..150 {
        let mut rng = Rng::with_seed(seed);
        let mut ground = Ground::random(&mut rng);
        let outline = ground.outline.clone();
        let merged = Shape::from(Polygon::new(&outline));
        for _ in 0..12 {
            let at = v(rng.i32(0..25) as f32 * 4.0, rng.i32(2..25) as f32 * 4.0);
            let way = v(rng.i32(-4..5) as f32, rng.i32(-4..1) as f32);
            let ends = [way * -LITTLE, way * 12.0].map(|place| Pose::new(place, 0.0));
            for shape in own_shapes(&mut rng, at) {
                if way == Vector2D::ZERO || collide(&merged, &shape.at(ends[0].position)) {
                    continue;
                }
                let [level, polygon] = ground.met(&shape, ends);
                let what = || format!("{seed}: {shape:?} by {way:?}: {level:?} {polygon:?}");
                let enters = [level, polygon].map(|met| met.map(|met| met.0));
                assert_eq!(enters[0], enters[1], "{}", what());
                let [normal, wanted] = [level, polygon].map(|met| met.unwrap_or_default().1);
                assert!((normal - wanted).length() < 1e-6, "{}", what());
                hits += usize::from(level.is_some());
                corners += usize::from(level.is_some_and(|(_, normal)| normal.y == 1.0));
            }
        }
    }
    assert!(hits > 1000 && corners > 100, "{hits} {corners}");
}

/// Boxes and circles whose own coordinates are those of a place.
fn own_shapes(rng: &mut Rng, at: Vector2D) -> [Shape<'static>; 3] {
    let half = rng.i32(1..5) as f32;
    [
        Rectangle::new(at, v(half * 2.0, half * 3.0)).into(),
        Circle::new(at, half).into(),
        Capsule::new(at, at + v(0.0, 6.0), half).into(),
    ]
}

/// What turns meets the level when it meets the polygon, but for the tolerance, and on the way out of that.
#[test]
fn what_turns_meets_of_a_level_what_it_meets_of_the_merged_polygon() {
    let (mut hits, mut flat) = (0, 0);
    for seed in 0..100 {
        let mut rng = Rng::with_seed(seed);
        let mut ground = Ground::random(&mut rng);
        let outline = ground.outline.clone();
        let merged = Shape::from(Polygon::new(&outline));
        for _ in 0..12 {
            let at = v(rng.f32() * 96.0, rng.f32() * 40.0 + 40.0);
            let half = v(rng.f32() * 3.0 + 1.0, rng.f32() * 2.0 + 1.0);
            let shapes: [Shape<'_>; 2] = [
                Rectangle::new(half * -1.0, half * 2.0).into(),
                Capsule::new(v(0.0, 0.0), v(half.x, half.y), 1.0).into(),
            ];
            let way = v(rng.f32() * 60.0 - 30.0, rng.f32() * -60.0);
            let turn = [90.0, -30.0, 200.0, 7.0][rng.usize(..4)];
            let ends = [Pose::new(at, 0.0), Pose::new(at + way, turn)];
            for shape in shapes {
                if collide(&merged, &shape.at(at)) {
                    continue;
                }
                let [level, polygon] = ground.met(&shape, ends);
                let what = || format!("{seed}: {shape:?} {ends:?}: {level:?} {polygon:?}");
                assert_eq!(level.is_some(), polygon.is_some(), "{}", what());
                let (Some((enter, normal)), Some((other, wanted))) = (level, polygon) else {
                    continue;
                };
                assert!((enter - other).abs() < 1e-3, "{}", what());
                // In a corner that bends inwards it may come to either side first.
                let then = shape.turned(turn * enter, Default::default()).expect("a small shape");
                let then = then.at(at + way * enter);
                let mut near = [Contact::default(); 16];
                let count = contacts_within(&merged, &then, 0.02, &mut near).min(16);
                let mut all = near[..count].iter().map(|near| near.normal).chain([wanted]);
                assert!(all.any(|wanted| (normal - wanted).length() < 0.02), "{}", what());
                hits += 1;
                flat += usize::from(normal == v(0.0, 1.0));
            }
        }
    }
    assert!(hits > 500 && flat > 100, "{hits} {flat}");
}
